"""Drawing what lies and moves on the ground: tokens, and what tracks and trays say at the moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.modifiers import MARTIAL_LAW
from arkham_desktop.arkham.rules.placing import outskirts_capacity
from arkham_desktop.arkham.state import LOST, OUTSKIRTS, SKY
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.camera import AWARENESS, NOTES, SHORT_NAMES, Camera
from arkham_desktop.desktop.table.geometry import CUP, TOKEN, Point, TableGeometry, WorldFrame, area_key
from arkham_desktop.desktop.table.ground import Projection
from arkham_desktop.desktop.table.motion import Playback
from arkham_desktop.desktop.table.moving import draw_motion
from arkham_desktop.desktop.table.sprites import Sprites, signed, sprites_of
from arkham_desktop.desktop.table.symbols import symbol_image
from arkham_desktop.desktop.table.tokens import Token, TokenKind
from arkham_desktop.desktop.table.town_tracks import filled_places
from arkham_desktop.desktop.table.track_signs import doom_places, doom_radius
from arkham_desktop.desktop.table.watches import watch_at
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.desktop.table.view import Marks

_RADII: dict[TokenKind, float] = {
    "gate": 29.0,
    "seal": 25.0,
    "closed": 30.0,
    "activity": 14.0,
    "clue": 13.0,
    "monster": TOKEN,
    "investigator": TOKEN,
}

_MARKERS: dict[TokenKind, str] = {"seal": "elder-sign", "closed": "closed"}
"""Tokens that are only a picture."""
_RUBBLE = "rubble"
"""Whose markers of activity are tokens of their own kind."""
_FIRST = 0.5
"""The first player's marker, as a part of the radius of the token it lies at."""
_TRACK_MARKERS = {"dunwich_horror": "horror", "deep_ones_rising": "uprising", "feds_raid": "clue"}
"""What lies on the filled places of a town's track."""
_LEAST_RADII: dict[TokenKind, float] = {"gate": 7.5, "investigator": 8.0}
"""Radii, in units of the window, below which who is where could not be told."""


class PieceDrawer:
    """Draws pieces for one frame after another; call `begin` first.

    Attributes:
        canvas: what is drawn on.
        projection: table points to pixels.
        camera: what is seen.
    """

    def __init__(
        self,
        table: Table,
        geometry: TableGeometry,
        texts: Texts,
        doom: int,
    ) -> None:
        self._table = table
        self._geometry = geometry
        self._texts = texts
        self._doom = doom
        self._watched = [
            (space.id, space.innsmouth_evade)
            for space in table.library.spaces.values()
            if space.innsmouth_evade is not None and space.id in geometry.spots
        ]
        self._watches: tuple[Mapping[str, Token], float, dict[str, Point]] | None = None
        self.canvas: Canvas
        self._sprites: Sprites
        self.projection: Projection
        self.camera: Camera

    def begin(self, canvas: Canvas, projection: Projection, camera: Camera) -> None:
        """Draw on this canvas with this projection from now on."""
        self.canvas = canvas
        self._sprites = sprites_of(canvas)
        self.projection = projection
        self.camera = camera

    def radius(self, token: Token) -> float:
        """The radius of a token, table units."""
        return _RADII[token.kind]

    def _marker(self, name: str, point: Point, radius: float) -> None:
        """Draw a marker around a table point, ``radius`` in units of the window."""
        image = self._sprites.marker(name, max(3, self.canvas.px(radius)))
        x, y = self.projection.px(point)
        self.canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))

    # -- positions ---------------------------------------------------------------------------------

    def unit(self, point: Point) -> Point:
        """A table point in units of the window, on a whole pixel."""
        x, y = self.projection.px(point)
        return x / self.canvas.scale, y / self.canvas.scale

    def box(self, box: Box) -> Box:
        """A rectangle of the table in units of the window."""
        left, top = self.unit((box.left, box.top))
        return Box(left, top, box.width * self.camera.zoom, box.height * self.camera.zoom)

    def sees(self, point: Point) -> bool:
        """Whether something at a table point may be in sight."""
        return bool(self.camera.seen.inflate(200, 200).collidepoint(point))

    # -- what the board says -----------------------------------------------------------------------

    def tracks(self) -> None:
        """The doom tokens on their track, and where terror stands."""
        canvas, zoom, state = self.canvas, self.camera.zoom, self._table.state
        if self.sees(self._geometry.doom_at):
            radius = doom_radius(self._geometry, self._doom) * zoom
            for place in doom_places(self._geometry, self._doom)[: state.doom]:
                self._marker("doom", place, radius)
        if state.terror < len(self._geometry.terror):
            place = self._geometry.terror[state.terror]
            # The ring keeps its width, so it stays within its place as seen from afar.
            gap = 2.0 if zoom >= SHORT_NAMES * 1.5 else 0.0
            box = self.box(Box(place[0] - 24, place[1] - 14, 48, 28))
            canvas.frame(box, theme.CASING, width=2 + gap, radius=4, gap=gap + 1)
            canvas.frame(box, theme.WHITE, width=2 + gap / 2, radius=4, gap=gap)
            canvas.panel(box, theme.WHITE, radius=4)
            if canvas.px(box.height) > theme.SMALLEST_TEXT:
                last = state.terror == len(self._geometry.terror) - 1
                ink = theme.OXBLOOD if last else theme.PAPER_INK
                number = theme.LABEL.at(min(15.0 * zoom, box.height * 0.8))
                canvas.label(str(state.terror), box, number, ink, align="center")
            self._marker("terror", (place[0], place[1] + 27), 13 * zoom)
        for name, places in self._geometry.tracks.items():
            for place in filled_places(state.tracks, name, places):
                if self.sees(place):
                    self._marker(_TRACK_MARKERS[name], place, 19 * zoom)

    def awareness(self, tokens: Mapping[str, Token]) -> None:
        """How closely each place of a town is watched: the number for its check under martial law.

        It stands at the lower left of a location, or where ``tokens`` leave room for it.
        """
        canvas, zoom = self.canvas, self.camera.zoom
        if zoom < SHORT_NAMES:
            return
        in_force = MARTIAL_LAW in self._table.state.flags
        size = min(max(14.0 * zoom, 12.0), 18.0)
        places = self._watch_places(tokens, size / zoom)
        for key, number in self._watched:
            spot = self._geometry.spots[key]
            if not self.sees(spot.at):
                continue
            at = self.unit(places[key])
            box = Box(at[0] - size * 1.25, at[1] - size * 0.75, size * 2.5, size * 1.5)
            ground = palette.LAW if in_force else palette.LABEL
            ink = theme.WHITE if in_force else theme.PAPER_SOFT
            canvas.panel(box, ground, radius=4, border=theme.CASING, width=1.2)
            canvas.icon("deputy", (box.left + size * 0.7, box.centery), size, ink)
            words = Box(box.left + size * 1.15, box.top, box.right - box.left - size * 1.2, box.height)
            canvas.label(signed(number), words, theme.CAPTION_BOLD.at(size), ink)

    def _watch_places(self, tokens: Mapping[str, Token], size: float) -> dict[str, Point]:
        """Where the badges stand; worked out anew when the tokens are laid anew or the zoom changes."""
        if self._watches is None or self._watches[0] is not tokens or self._watches[1] != size:
            spots = self._geometry.spots
            places = {
                key: watch_at(spots[key], tokens.values(), self.radius, size) for key, _ in self._watched
            }
            self._watches = (tokens, size, places)
        return self._watches[2]

    def worlds(self) -> None:
        """The label of each world's gates: dimension, modifier, place."""
        canvas, zoom = self.canvas, self.camera.zoom
        for world, frame in self._geometry.worlds.items():
            spaces = self._table.gates_to(world)
            if not spaces or not self.sees(frame.gate.center):
                continue
            marker = self._table.library.gate_markers[self._table.state.gates[spaces[0]]]
            box = self.gate_label(frame)
            canvas.panel(box, theme.BAR, radius=4, border=theme.LINE)
            px = canvas.px(min(box.height * 0.68, 18))
            canvas.image(
                symbol_image(marker.symbol, px, palette.TOKEN_PAPER),
                (box.left + 6, box.centery - px / canvas.scale / 2),
            )
            names = ", ".join(self._texts.short(space) for space in spaces)
            wide = px / canvas.scale
            rest = Box(box.left + 10 + wide, box.top, box.width - 14 - wide, box.height)
            style = theme.CAPTION_BOLD.at(max(12.0, min(15.0 * zoom + 2, 18)))
            # Modifier and places, or the places alone, or the modifier: whatever there is room for, whole.
            texts = [f"{signed(marker.modifier)} {names}", names] if zoom >= SHORT_NAMES else []
            texts += [signed(marker.modifier), ""]
            canvas.label(fitting(canvas, texts, rest.width, style), rest, style)

    def gate_label(self, frame: WorldFrame) -> Box:
        """Where the label of a world's gates lies, in units of the window.

        Where the worlds are small it hangs over their lower edge rather than cover the two areas.
        """
        box = self.box(frame.gate)
        height = max(box.height, 17.0 if self.camera.zoom >= SHORT_NAMES else 14.0)
        spots = (self._geometry.spots[area_key(frame.world, area)] for area in (1, 2))
        below = max(self.box(spot.box).bottom for spot in spots)
        return Box(box.left, max(box.bottom - height, below), box.width, height)

    def trays(self) -> None:
        """What the trays hold, in numbers."""
        table = self._table
        texts = {
            OUTSKIRTS: say("table.of", n=len(table.state.outskirts), limit=outskirts_capacity(table)),
            CUP: say("table.cup-holds", monsters=len(table.state.cup), gates=len(table.state.gate_pile)),
            LOST: "",
            SKY: say("table.sky-note"),
        }
        size = min(max(14.0 * self.camera.zoom, 12.0), 20.0)
        for key, text in texts.items():
            spot = self._geometry.spots[key]
            if not text or self.camera.zoom < NOTES or not self.camera.seen.colliderect(spot.box):
                continue
            at = self.unit((spot.label[0], spot.label[1] + max(13.0, size * 0.5 / self.camera.zoom)))
            style = theme.CAPTION.at(size)
            top, ink = at[1] - size * 0.65, theme.INK_SOFT
            if key == SKY:  # its ground has many colors: a slip of paper under the words
                wide = self.canvas.text_width(text, style)
                slip = Box(at[0] - size * 0.45, top - 1, wide + size * 0.9, size * style.leading + 2)
                if not self.camera.view.contains(slip):
                    continue
                self.canvas.panel(slip, palette.RIBBON, radius=2, border=palette.SHEET_INK)
                ink = palette.SHEET_INK
            self.canvas.text(text, (at[0], top), style, ink)

    # -- tokens ------------------------------------------------------------------------------------

    def tokens(
        self, tokens: Mapping[str, Token], marks: Marks, playback: Playback, fanned: str | None
    ) -> None:
        """Every token; what moves last, so that it lies on top."""
        motion = playback.current
        moving = motion.token.key if motion is not None else None
        above = [token for token in tokens.values() if token.place == fanned]
        for token in tokens.values():
            if token.key != moving and token.place != fanned and not token.covered:
                self.token(token, token.at, marks)
        if above:
            self._fan_ground(above)
            for token in above:
                self.token(token, token.at, marks)
        if motion is not None:
            draw_motion(self, motion, playback, marks)

    def _fan_ground(self, tokens: list[Token]) -> None:
        kept = [token for token in tokens if token.kind in ("monster", "investigator")]
        left = min(token.at[0] for token in kept) - TOKEN - 8
        right = max(token.at[0] for token in kept) + TOKEN + 8
        top = min(token.at[1] for token in kept) - TOKEN - 10
        bottom = max(token.at[1] for token in kept) + TOKEN + 8
        box = self.box(Box(left, top, right - left, bottom - top))
        self.canvas.panel(box, (*palette.opaque(theme.BAR), 225), radius=10, border=theme.LINE)

    def token(self, token: Token, at: Point, marks: Marks) -> None:
        """Draw one token at a table point."""
        if not self.sees(at):
            return
        place = self.unit(at)
        radius = max(_RADII[token.kind] * self.camera.zoom, _LEAST_RADII.get(token.kind, 0.0))
        lit = token.key in marks.lit
        if lit:
            self.token_ring(place, radius, theme.AMBER, 6.0 if token.key == marks.pinned else 3.2)
        acting = token.key == marks.acting
        image = self.picture(token, max(1, self.canvas.px(radius)), acting)
        x, y = self.projection.px(at)
        self.canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))
        if token.kind == "investigator" and self._table.investigator(token.key).delayed:
            corner = (place[0] + radius * 0.75, place[1] - radius * 0.75)
            self.canvas.disc(corner, radius * 0.5, theme.CASING)
            self.canvas.icon("delayed", corner, radius * 0.75, theme.WHITE)
        if token.kind == "investigator" and self._table.first_player.id == token.key:
            away = radius / self.camera.zoom * 0.72
            self._marker("first-player", (at[0] - away, at[1] - away), radius * _FIRST)
        if token.more:
            self._more(place, radius, token.more)

    def token_ring(self, at: Point, radius: float, color: theme.Color, width: float) -> None:
        """Draw a ring around a token at a point of the window, cased."""
        self.canvas.disc(at, radius + width + 2.4, None, border=theme.CASING, width=width + 2.4)
        self.canvas.disc(at, radius + width + 1.2, None, border=color, width=width)

    def picture(self, token: Token, px: int, acting: bool) -> pygame.Surface:
        """The picture of a token whose radius is ``px`` pixels."""
        zoom, library = self.camera.zoom, self._table.library
        if token.kind == "investigator":
            one = self._table.investigator(token.key)
            return self._sprites.investigator(one.seat, px, acting=acting, who=one.id)
        if token.kind == "monster":
            row = library.monster(token.what)
            return self._sprites.monster(row, px, symbol_only=zoom < SHORT_NAMES, awareness=zoom >= AWARENESS)
        if token.kind == "gate":
            explored = any(one.explored and one.place == token.place for one in self._table.investigators)
            return self._sprites.gate(library.gate_markers[token.what], px, explored=explored)
        if token.kind == "clue":
            return self._sprites.clue(int(token.what), px, number=zoom >= SHORT_NAMES)
        if token.kind == "activity":
            return self._sprites.marker(self._activity(token.place), px)
        return self._sprites.marker(_MARKERS[token.kind], px)

    def _activity(self, space: str) -> str:
        """The picture of the marker on a space: rubble, the Rumor's, or that of any other card."""
        state = self._table.state
        owner = state.activity.get(space)
        if owner == _RUBBLE:
            return _RUBBLE
        return "rumor" if state.rumor is not None and state.rumor.id == owner else "activity"

    def _more(self, at: Point, radius: float, count: int) -> None:
        size = max(12.0, radius * 0.85)
        text = f"+{count}"
        style = theme.CAPTION_BOLD.at(size)
        width = self.canvas.text_width(text, style) + size * 0.6
        box = Box(at[0] + radius * 0.25, at[1] - radius - size * 0.55, width, size * 1.25)
        self.canvas.panel(box, theme.WHITE, radius=size * 0.6, border=theme.CASING, width=1.5)
        self.canvas.label(text, box, style, theme.PAPER_INK, align="center")
