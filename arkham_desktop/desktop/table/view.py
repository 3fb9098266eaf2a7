"""The table as it is seen: ground, tokens, marks and motions under one camera.

`TableView` draws into its part of the window and says what is under the pointer. What may be chosen it learns
from `Marks`; it decides nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from arkham_desktop.arkham.sets.innsmouth import martial_law
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.camera import Camera
from arkham_desktop.desktop.table.geometry import TOKEN, Point, TableGeometry
from arkham_desktop.desktop.table.ground import Ground, Projection
from arkham_desktop.desktop.table.labels import Names
from arkham_desktop.desktop.table.mark_drawing import MarkDrawer
from arkham_desktop.desktop.table.motion import Motion, Playback, plan
from arkham_desktop.desktop.table.painter import Painter
from arkham_desktop.desktop.table.pieces import PieceDrawer
from arkham_desktop.desktop.table.tokens import Token, lay_tokens, stacked

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.panels.texts import Texts

TargetKind = Literal["token", "spot", "world"]


@dataclass(frozen=True, slots=True)
class Hit:
    """What is under the pointer: the key of a token, of a spot, or a world."""

    kind: TargetKind
    key: str


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on the table.

    Attributes:
        lit: targets that can be chosen now, with the number of their option ("" for none).
        reach: places a walk can lead to, beyond those that are lit.
        pinned: the target that is previewed.
        acting: whoever decides, an investigator's id.
        route: the spots of a previewed walk.
        stops: what is said at spots of the route (chances), by spot.
        asked: what was asked about: a white dashed ring.
    """

    lit: Mapping[str, str] = field(default_factory=dict)
    reach: frozenset[str] = frozenset()
    pinned: str | None = None
    acting: str = ""
    route: tuple[str, ...] = ()
    stops: Mapping[str, str] = field(default_factory=dict)
    asked: str | None = None


class TableView:
    """The table in a part of the window.

    Attributes:
        table: the position.
        geometry: where everything lies.
        camera: what is seen.
        tokens: as they lie, by key.
        playback: what moves.
        fanned: the spot whose stack is spread out.
    """

    def __init__(
        self, table: Table, texts: Texts, fonts: Fonts, icons: Icons, view: Box, art: Art | None = None
    ) -> None:
        self.table = table
        self.geometry = TableGeometry(table.library)
        self.camera = Camera(self.geometry.bounds, view)
        self.playback = Playback()
        self.fanned: str | None = None
        self.tokens: dict[str, Token] = {}
        self._texts = texts
        doom = table.library.ancient_ones[table.state.ancient_one].doom
        law = martial_law.proclaimed_at(table)
        names = Names(texts.name, texts.short)
        painter = Painter(table.library, self.geometry, names, fonts, icons, doom, law, art)
        self._ground = Ground(painter)
        self._pieces = PieceDrawer(table, self.geometry, texts, doom)
        self._marks = MarkDrawer(self._pieces, self.geometry, painter.plate)
        self._complete = False
        self._flown: Motion | None = None
        self.refresh()

    # -- the position ------------------------------------------------------------------------------

    def refresh(self) -> None:
        """The position changed: lay the tokens anew, without a motion."""
        self.tokens = lay_tokens(self.table, self.geometry, self.fanned)

    def happened(self, events: Iterable[Any], speed: float) -> None:
        """The position changed by these events: show them."""
        before = self.playback.shown or self.tokens
        planned_from = dict(self.tokens)
        self.fanned = None
        self.refresh()
        self.playback.begin(plan(events, self.geometry, planned_from, self.tokens), before, speed)

    def fan_out(self, place: str | None) -> bool:
        """Spread the stack of a place (None: gather it again); True when something changed."""
        if place == self.fanned or (place is not None and not stacked(self.tokens, place)):
            return False
        self.fanned = place
        self.refresh()
        return True

    # -- time --------------------------------------------------------------------------------------

    @property
    def moves(self) -> bool:
        """Something moves or is not drawn yet."""
        playing = self.playback.playing and not self.playback.paused
        return playing or self.camera.flying or not self._complete

    def update(self, seconds: float, speed: float) -> bool:
        """Let time pass; True when something looks different."""
        changed = self.camera.update(seconds)
        motion = self.playback.current
        if motion is None:
            return changed or not self._complete
        if motion is not self._flown:
            self._flown = motion
            frame = self.geometry.frame_around(motion.box)
            if self.camera.follow(motion.box, theme.TIMES.camera * speed, frame):
                return True
        if not self.camera.flying:
            changed = self.playback.update(seconds) or changed
        return changed

    def forget(self) -> None:
        """Let go what was drawn; it is drawn anew when it is needed again."""
        self._ground.forget()

    def hurry(self, *, all_of_it: bool = False) -> bool:
        """End the present motion (or all of them) at once; False when nothing moves."""
        moving = self.playback.playing or self.camera.flying
        self.camera.land()
        if all_of_it:
            self.playback.finish()
        else:
            self.playback.hurry()
        return moving

    # -- places ----------------------------------------------------------------------------------------

    def target_box(self, target: str) -> Box | None:
        """The part of the table where a target lies; None when it is not on the table."""
        token = self.tokens.get(target)
        if token is not None:
            return Box(token.at[0] - TOKEN, token.at[1] - TOKEN, 2 * TOKEN, 2 * TOKEN)
        return self.geometry.place_box(target)

    def hit(self, at: Point, lit: Iterable[str] = ()) -> Hit | None:
        """What is under a point of the window (units); first what can be chosen, then what lies on top."""
        point = self.camera.to_table(at)
        reach = theme.HIT_RADIUS / self.camera.zoom
        wanted = set(lit)
        near = [
            (distance, hit)
            for hit, distance, size in self._distances(point)
            if distance <= max(0.0, reach - size if hit.key in wanted else 0.0)
        ]
        chosen = [entry for entry in near if entry[1].key in wanted]
        if chosen:
            return min(chosen, key=lambda entry: (_ORDER[entry[1].kind], entry[0]))[1]
        token = next((hit for _, hit in near if hit.kind == "token"), None)
        if token is not None and self.tokens[token.key].place in wanted:
            return Hit("spot", self.tokens[token.key].place)
        return min(near, key=lambda entry: (_ORDER[entry[1].kind], entry[0]))[1] if near else None

    def radius(self, token: Token) -> float:
        """How large a token lies there, table units."""
        return self._pieces.radius(token)

    def _distances(self, point: Point) -> Iterable[tuple[Hit, float, float]]:
        """Everything with its distance from a point and its own radius."""
        for token in self.tokens.values():
            if not token.covered:
                size = self._pieces.radius(token)
                yield Hit("token", token.key), math.dist(point, token.at) - size, size
        for spot in self.geometry.spots.values():
            yield Hit("spot", spot.key), spot.distance(point), min(spot.half)
        for world, frame in self.geometry.worlds.items():
            inside = frame.box.collidepoint(point)
            yield Hit("world", world), 0.0 if inside else math.inf, 100.0

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, region: Box, marks: Marks) -> None:
        """Draw what the camera sees into a part of the window."""
        with canvas.clipped(region):
            projection = Projection.of(self.camera, canvas.scale)
            self._complete = self._ground.draw(canvas.surface, projection, self.camera, canvas.scale)
            playing = self.playback.playing
            tokens = self.playback.shown if playing else self.tokens
            drawer = self._pieces
            drawer.begin(canvas, projection, self.camera)
            drawer.tracks()
            drawer.awareness(tokens)
            drawer.worlds()
            drawer.trays()
            if not playing:
                self._marks.dim(marks)
            if marks.route:
                self._marks.route(marks.route)
            if not playing:
                self._marks.rings(self, marks)
            drawer.tokens(tokens, marks, self.playback, self.fanned)
            if not playing:
                self._marks.badges(self, marks)


_ORDER: dict[TargetKind, int] = {"token": 0, "spot": 1, "world": 2}
