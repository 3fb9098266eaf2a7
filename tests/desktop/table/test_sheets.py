from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.camera import STEPS
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.desktop.table.painter import name_size
from arkham_desktop.desktop.table.sheets import KIND, Sheets
from arkham_desktop.desktop.table.signs import Signs, plate_colors
from arkham_desktop.desktop.table.tabletop import TabletopPainter

NOTHING = (255, 0, 255)
TOWNS = ("arkham", "dunwich", "innsmouth")


def levels(art: Art, town: str) -> dict[int, set[tuple[int, int]]]:
    """The parts (row, column) of each level of a town's sheet."""
    found: dict[int, set[tuple[int, int]]] = {}
    for name in art.names(KIND):
        start, *rest = name.split(".")
        if start == town and rest:
            row, column = rest[1].split("-")
            found.setdefault(int(rest[0]), set()).add((int(row), int(column)))
    return found


@pytest.mark.parametrize("town", TOWNS)
def test_each_level_of_a_sheet_is_whole(town: str) -> None:
    art = Art()
    assert art.has(KIND, town)
    found = levels(art, town)
    assert len(found) >= 2
    for width, parts in found.items():
        count = width // 720
        assert parts == {(row, column) for row in range(count) for column in range(count)}, width


@pytest.mark.parametrize("width", [504, 720, 979, 1440, 1512, 2016, 2880])
def test_a_sheet_fills_its_rectangle_at_every_zoom(width: int) -> None:
    sheets = Sheets(Art())
    surface = pygame.Surface((640, 480))
    rect = pygame.Rect(-width // 3, -width // 5, width, round(width * 2 / 3))
    surface.fill(NOTHING)
    sheets.draw(surface, "arkham", rect)
    inner = rect.inflate(-width // 12, -width // 12).clip(surface.get_rect())
    bare = [
        (x, y)
        for x in range(inner.left, inner.right, 7)
        for y in range(inner.top, inner.bottom, 7)
        if surface.get_at((x, y))[:3] == NOTHING
    ]
    assert not bare


def test_parts_meet_without_a_seam() -> None:
    sheets = Sheets(Art())
    whole = pygame.Surface((1181, 787))
    sheets.draw(whole, "arkham", whole.get_rect())
    left = pygame.Surface((700, 500))
    sheets.draw(left, "arkham", pygame.Rect(-400, -200, 1181, 787))
    for at in ((5, 5), (190, 193), (191, 193), (350, 260), (600, 400)):
        assert left.get_at(at) == whole.get_at((at[0] + 400, at[1] + 200))


def test_what_is_missing_is_read_meanwhile_and_then_drawn_the_same() -> None:
    rect = pygame.Rect(-300, -200, 1440, 960)
    at_once, later = pygame.Surface((512, 256)), pygame.Surface((512, 256))
    Sheets(Art()).draw(at_once, "arkham", rect)
    sheets = Sheets(Art())
    assert not sheets.ready(later.get_rect(), "arkham", rect)
    until = time.monotonic() + 20
    while not sheets.ready(later.get_rect(), "arkham", rect):
        assert time.monotonic() < until, "the parts were not read"
        time.sleep(0.005)
    sheets.draw(later, "arkham", rect)
    assert pygame.image.tobytes(later, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_without_pictures_there_are_no_sheets_and_the_desk_is_plain(
    tmp_path: Path, geometry: TableGeometry
) -> None:
    art = Art(tmp_path)
    assert not Sheets(art).has("arkham")
    surface = pygame.Surface((128, 128))
    surface.fill(NOTHING)
    tabletop = TabletopPainter(geometry, art)
    tabletop.wood(surface, (0, 0), 0.5)
    tabletop.things(surface, (0, 0), 0.5)
    assert surface.get_at((64, 64))[:3] != NOTHING


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    def luminance(color: tuple[int, ...]) -> float:
        parts = [part / 255 for part in color[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("color", palette.PLATES)
def test_the_name_of_a_street_can_be_read_on_its_plate(color: str) -> None:
    ground, ink = plate_colors(palette.PLATES[color])
    assert contrast(ground, ink) >= 4.5


def test_names_on_ribbons_and_signs_on_discs_can_be_told_apart() -> None:
    assert contrast(palette.RIBBON, palette.INK) >= 4.5
    for _, color in palette.ENCOUNTERS.values():
        assert contrast(color, palette.RIBBON) >= 3.0
    assert contrast(palette.ARROW_BLACK, palette.ARROW_WHITE) >= 7


@pytest.mark.parametrize("zoom", STEPS)
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0, 3.0])
def test_no_name_is_smaller_than_the_smallest_text(zoom: float, scale: float) -> None:
    assert name_size(zoom, scale) >= theme.SMALLEST_TEXT


@pytest.mark.parametrize("px", range(11, 31))
def test_the_capitals_of_a_street_stand_in_the_middle_of_its_plate(px: int) -> None:
    color = (40, 120, 70)
    _ground, ink = plate_colors(color)
    plate = Signs(Fonts(), Icons()).plate("HHH", px, color)
    rows = [
        y
        for x in range(plate.get_width())
        for y in range(plate.get_height())
        if max(abs(a - b) for a, b in zip(plate.get_at((x, y)), (*ink, 255), strict=True)) < 8
    ]
    rim = max(1.0, px / 12)
    middle = (rim + plate.get_height() - 2 - rim) / 2
    assert abs((min(rows) + max(rows) + 1) / 2 - middle) <= 1.0


def test_stable_and_unstable_diamonds_differ_in_shape_not_only_in_color() -> None:
    signs = Signs(Fonts(), Icons())
    pictures = [pygame.transform.grayscale(signs.diamond(24, stable=stable)) for stable in (True, False)]
    gray = [[picture.get_at((x, 14))[0] for x in range(28)] for picture in pictures]
    assert sum(abs(a - b) > 40 for a, b in zip(*gray, strict=True)) >= 4


@pytest.mark.parametrize("color", ["white", "black", "both"])
def test_an_arrow_points_where_it_leads(color: str) -> None:
    signs = Signs(Fonts(), Icons())
    right = signs.arrow(color, 40, 0.0)
    left = signs.arrow(color, 40, 3.14159)
    middle = right.get_height() // 2

    def reach(picture: pygame.Surface) -> tuple[int, int]:
        solid = [x for x in range(picture.get_width()) if picture.get_at((x, middle))[3] > 200]
        return solid[0], solid[-1]

    assert reach(right) != reach(left)
    assert right.get_size() == left.get_size()
