"""Nothing written on the table is under 11 pixels on the screen, at any zoom and scale."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.state import LOST, OUTSKIRTS, Investigator, State
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.table.camera import STEPS, WHOLE, Camera
from arkham_desktop.desktop.table.geometry import TOKEN, TableGeometry, area_key
from arkham_desktop.desktop.table.ground import Projection
from arkham_desktop.desktop.table.labels import Names
from arkham_desktop.desktop.table.motion import Playback
from arkham_desktop.desktop.table.painter import Painter, name_size
from arkham_desktop.desktop.table.pieces import PieceDrawer
from arkham_desktop.desktop.table.signs import NAME_FACE
from arkham_desktop.desktop.table.sprites import Sprites
from arkham_desktop.desktop.table.token_parts import NAMED_FROM, TokenParts
from arkham_desktop.desktop.table.tokens import lay_tokens
from arkham_desktop.desktop.table.view import Marks
from arkham_desktop.desktop.theme import Color, Face
from arkham_desktop.desktop.words import say
from arkham_desktop.engine import Chance

SCALES = (0.75, 1.0, 1.5, 2.0, 3.0)
ZOOMS = (0.12, 0.2, 0.28, *STEPS)
"""The steps, and what is below them where a small window shows the whole table."""


class Noted(Fonts):
    """Fonts that note which texts were drawn in which sizes."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: set[tuple[str, int]] = set()

    def line(self, text: str, face: Face, px: int, color: Color) -> pygame.Surface:
        """Note it and draw it."""
        self.drawn.add((text, px))
        return super().line(text, face, px, color)

    def too_small(self) -> list[tuple[str, int]]:
        """What could not be read."""
        return sorted(one for one in self.drawn if one[1] < theme.SMALLEST_TEXT)


@pytest.fixture(scope="module")
def towns() -> Library:
    return Library.load(("base", "dunwich", "innsmouth"))


@pytest.fixture(scope="module")
def crowded(towns: Library) -> Table:
    """A table with every kind of token on it, and tracks that have begun."""
    state = State(seed=1, sets=["base", "dunwich", "innsmouth"], ancient_one="yig", players=3)
    people = [("joe-diamond", "downtown"), ("jenny-barnes", "downtown"), ("amanda-sharpe", "woods")]
    for seat, (name, place) in enumerate(people):
        state.investigators.append(Investigator(name, seat, f"person {seat + 1}", place, 5, 5))
    state.doom, state.terror = 5, 3
    markers: dict[str, str] = {}
    for key, marker in towns.gate_markers.items():
        markers.setdefault(marker.world, key)
    unstable = [space.id for space in towns.spaces.values() if space.stable is False]
    state.gates |= dict(zip(unstable, markers.values(), strict=False))
    state.clues |= {unstable[-1]: 2, unstable[-2]: 12}
    state.seals.append("graveyard")
    state.closed["general-store"] = "game"
    instances = list(towns.monster_instances)
    state.monsters |= {
        one: "downtown" if index < 6 else "easttown" for index, one in enumerate(instances[:9])
    }
    state.outskirts += instances[9:12]
    return Table(towns, state, Chance(1))


@pytest.fixture(scope="module")
def texts(crowded: Table) -> Texts:
    return Texts(crowded, "en")


@pytest.fixture
def fonts() -> Noted:
    return Noted()


@pytest.mark.parametrize("scale", SCALES)
def test_on_the_boards(towns: Library, texts: Texts, fonts: Noted, tmp_path: Path, scale: float) -> None:
    geometry = TableGeometry(towns)
    art = Art(tmp_path)  # Without the pictures of the sheets their titles are written, too.
    names = Names(texts.name, texts.short)
    painter = Painter(towns, geometry, names, fonts, Icons(), 13, 6, art)
    surface = pygame.Surface((480, 320))
    places = [geometry.doom_at, geometry.terror[0], geometry.terror[-1]]
    places += [track[0] for track in geometry.tracks.values()]
    places += [frame.box.center for frame in geometry.boards.values()]
    places += [frame.box.center for frame in list(geometry.worlds.values())[:2]]
    places += [geometry.spots[OUTSKIRTS].at]
    for zoom in ZOOMS:
        k = zoom * scale
        for x, y in places:
            left, top = geometry.bounds.left, geometry.bounds.top
            corner = (round((x - left) * k) - 240, round((y - top) * k) - 160)
            painter.paint(surface, corner, k, zoom, scale)
    assert {"5", "10"} <= {text for text, _ in fonts.drawn}, "numbers are there where they have room"
    assert fonts.too_small() == []


@pytest.mark.parametrize("zoom", [zoom for zoom in ZOOMS if zoom <= 1])
def test_the_other_worlds_are_all_named_or_none_is(
    towns: Library, texts: Texts, fonts: Noted, tmp_path: Path, zoom: float
) -> None:
    geometry = TableGeometry(towns)
    painter = Painter(towns, geometry, Names(texts.name, texts.short), fonts, Icons(), 13, 6, Art(tmp_path))
    boxes = [frame.box for frame in geometry.worlds.values()]
    left, top = min(box.left for box in boxes), min(box.top for box in boxes)
    width, height = max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top
    corner = (round((left - geometry.bounds.left) * zoom), round((top - geometry.bounds.top) * zoom))
    painter.paint(pygame.Surface((round(width * zoom), round(height * zoom))), corner, zoom, zoom, 1.0)
    drawn = {text for text, _ in fonts.drawn}
    named = [world for world in towns.worlds if {texts.name(world), texts.short(world)} & drawn]
    assert len(named) in (0, len(boxes))
    assert named or zoom < 0.4, "a name has room long before its plate is as large as the map draws it"


@pytest.mark.parametrize("zoom", [zoom for zoom in ZOOMS if zoom <= 1])
def test_the_names_of_the_other_worlds_are_of_one_size_that_grows_with_the_window(
    towns: Library, texts: Texts, fonts: Noted, tmp_path: Path, zoom: float
) -> None:
    scale = 2.0
    geometry = TableGeometry(towns)
    painter = Painter(towns, geometry, Names(texts.name, texts.short), fonts, Icons(), 13, 6, Art(tmp_path))
    k = zoom * scale
    row = next(iter(geometry.worlds.values())).box.unionall([one.box for one in geometry.worlds.values()])
    corner = (round((row.left - geometry.bounds.left) * k), round((row.top - geometry.bounds.top) * k))
    painter.paint(pygame.Surface((round(row.width * k), round(row.height * k))), corner, k, zoom, scale)
    names = {name for world in towns.worlds for name in (texts.name(world), texts.short(world))}
    sizes = {px for text, px in fonts.drawn if text in names}
    assert len(sizes) <= 1
    assert all(px >= theme.SMALLEST_TEXT * scale for px in sizes)


@pytest.mark.parametrize("zoom", [zoom for zoom in ZOOMS if 0.14 <= zoom <= 0.5])
@pytest.mark.parametrize(("key", "title"), [(OUTSKIRTS, "table.outskirts"), (LOST, "table.lost")])
def test_what_lies_in_a_tray_does_not_lie_on_the_name_of_the_tray(
    towns: Library, fonts: Noted, zoom: float, key: str, title: str
) -> None:
    spot = TableGeometry(towns).spots[key]
    ends = (spot.label[0] - 6) * zoom + fonts.width(say(title), NAME_FACE, round(name_size(zoom, 1.0)))
    assert ends <= (spot.seats[0][0] - TOKEN) * zoom


@pytest.mark.parametrize("scale", SCALES)
def test_of_what_lies_on_them(crowded: Table, texts: Texts, fonts: Noted, scale: float) -> None:
    geometry = TableGeometry(crowded.library)
    view = Box(0, 0, 480, 320)
    canvas = Canvas(pygame.Surface((round(480 * scale), round(320 * scale))), scale, fonts, Icons())
    drawer = PieceDrawer(crowded, geometry, texts, 13)
    tokens = lay_tokens(crowded, geometry)
    lit = {token: str(number) for number, token in enumerate(tokens, start=1)}
    marks = Marks(stops={"downtown": "56 %"}, acting="joe-diamond", lit=lit)
    camera = Camera(geometry.bounds, view)
    centers = {token.at for token in tokens.values()} | {
        frame.gate.center for frame in geometry.worlds.values()
    }
    for step in range(WHOLE, len(STEPS)):
        for center in sorted(centers):
            camera.step, camera.center = step, center
            drawer.begin(canvas, Projection.of(camera, scale), camera)
            for draw in (drawer.tracks, drawer.worlds, drawer.trays):
                draw()
            drawer.awareness(tokens)
            drawer.tokens(tokens, marks, Playback(), None)
    written = {text for text, _ in fonts.drawn}
    assert {"1", "2", "3", "12", "+4"} <= written, "seats, clues and stacks are numbered"
    assert fonts.too_small() == []


@pytest.mark.parametrize("bare", [False, True], ids=["pictures", "plain"])
def test_no_text_on_a_token_is_too_small(towns: Library, fonts: Noted, tmp_path: Path, bare: bool) -> None:
    sprites = Sprites(fonts, Icons(), Art(tmp_path) if bare else Art())
    rows = list({row.kind: row for row in towns.monster_instances.values()}.values())
    for radius in (*range(1, 40), 55, 80, 120):
        row = rows[radius % len(rows)]
        for symbol_only in (False, True):
            sprites.monster(row, radius, symbol_only=symbol_only, awareness=True, name="Somebody")
        sprites.gate(next(iter(towns.gate_markers.values())), radius, explored=True)
        for count in (1, 2, 12):
            sprites.clue(count, radius, number=True)
        for seat in range(8):
            sprites.investigator(seat, radius, acting=seat == 0, who="joe-diamond")
    assert {"8", "2", "12"} <= {text for text, _ in fonts.drawn}
    assert fonts.too_small() == []


def test_no_name_along_a_rim_is_too_small_and_hardly_any_is_left_out(towns: Library, fonts: Noted) -> None:
    parts = TokenParts(fonts, Icons(), Art())
    names = {row.name for row in towns.monster_instances.values()}
    for radius in range(NAMED_FROM // 2 - 11, 200, 7):
        sizes = {name: parts.name_size(name, radius * 0.865, radius * 0.155) for name in names}
        assert all(size >= theme.SMALLEST_TEXT for size in sizes.values() if size)
        assert sum(not size for size in sizes.values()) * 10 < len(names), "hardly any is left out"


def test_the_label_of_a_gate_covers_no_area_of_its_world(crowded: Table, texts: Texts, fonts: Noted) -> None:
    geometry = TableGeometry(crowded.library)
    canvas = Canvas(pygame.Surface((480, 320)), 1.0, fonts, Icons())
    drawer = PieceDrawer(crowded, geometry, texts, 13)
    camera = Camera(geometry.bounds, Box(0, 0, 480, 320))
    for step in range(WHOLE, len(STEPS)):
        camera.step = step
        drawer.begin(canvas, Projection.of(camera, 1.0), camera)
        for frame in geometry.worlds.values():
            for area in (1, 2):
                seat = drawer.box(geometry.spots[area_key(frame.world, area)].box)
                assert drawer.gate_label(frame).top >= seat.bottom - 0.01, (step, frame.world)
