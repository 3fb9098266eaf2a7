"""What the tracks on the boards say: numbers in the middle of their places, words where they have room."""

from __future__ import annotations

import pygame
import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.desktop.table.pen import Pen
from arkham_desktop.desktop.table.signs import Signs
from arkham_desktop.desktop.table.track_signs import TERROR_CELL, TERROR_END, TrackSigns

Spread = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def geometry() -> TableGeometry:
    return TableGeometry(Library.load(("base",)))


def drawn(geometry: TableGeometry, k: float, ground: palette.Rgb) -> tuple[pygame.Surface, Pen]:
    """The tracks of the base game at ``k`` pixels a table unit on one color."""
    fonts, icons = Fonts(), Icons()
    bounds = geometry.bounds
    surface = pygame.Surface((round(bounds.width * k), round(bounds.height * k)))
    surface.fill(ground)
    pen = Pen(surface, bounds, (0, 0), k)
    TrackSigns(geometry, fonts, icons, Signs(fonts, icons), 12, None, (3, 6, 9)).draw(
        pen, max(12.0, 16.5 * k)
    )
    return surface, pen


def ink(surface: pygame.Surface, left: float, top: float, right: float, bottom: float) -> Spread | None:
    """The box around the dark pixels of a part of a picture."""
    found = [
        (x, y)
        for x in range(round(left), round(right))
        for y in range(round(top), round(bottom))
        if sum(surface.get_at((x, y))[:3]) < 300
    ]
    if not found:
        return None
    across, down = [x for x, _ in found], [y for _, y in found]
    return min(across), min(down), max(across) + 1, max(down) + 1


@pytest.mark.parametrize("k", [0.5, 0.58, 0.82, 1.05, 2.0])
def test_a_number_of_terror_stands_in_the_middle_of_its_disc(geometry: TableGeometry, k: float) -> None:
    surface, pen = drawn(geometry, k, palette.RIBBON)
    for level in (0, 2, 5):
        x, y = pen.at(geometry.terror[level])
        disc = ink(surface, x - 20 * k, y - 25 * k, x + 20 * k, y + 25 * k)
        assert disc is not None
        middle, half = (disc[1] + disc[3]) / 2, (disc[3] - disc[1]) / 2
        digit = ink(surface, x - half * 0.4, middle - half * 0.75, x + half * 0.4, middle + half * 0.75)
        assert digit is not None
        off = (digit[1] + digit[3]) / 2 - middle
        assert abs(off) <= max(1.5, 0.1 * half), (level, disc, digit)


@pytest.mark.parametrize("k", [0.2, 0.35, 0.42, 0.5, 0.58, 0.82, 1.05, 2.0])
def test_the_words_of_terror_stay_within_the_ends_of_its_bar(geometry: TableGeometry, k: float) -> None:
    ground = (0xFF, 0xFF, 0xFF)
    surface, pen = drawn(geometry, k, ground)
    first, last = pen.at(geometry.terror[0]), pen.at(geometry.terror[-1])
    row = range(round(first[1] - 8 * k), round(first[1] + 8 * k) + 1)
    cell, end = TERROR_CELL / 2 * k, TERROR_END * k
    for x in (first[0] - cell - 1, first[0] - cell - end + 1, last[0] + cell + 1, last[0] + cell + end - 1):
        # At the edges of the blank ends there is nothing of a word.
        assert all(surface.get_at((round(x), y))[:3] == ground for y in row), (k, x)


def test_from_the_middle_zooms_on_the_bar_says_what_it_is(geometry: TableGeometry) -> None:
    for k in (0.42, 0.5, 0.58, 1.0):
        surface, pen = drawn(geometry, k, (0xFF, 0xFF, 0xFF))
        first = pen.at(geometry.terror[0])
        left = first[0] - (TERROR_CELL / 2 + TERROR_END) * k
        word = ink(surface, left, first[1] - 14 * k, first[0] - TERROR_CELL / 2 * k, first[1] + 14 * k)
        assert word is not None, k
