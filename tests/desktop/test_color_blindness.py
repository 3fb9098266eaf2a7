"""Colors that tell things apart stay apart for people who see fewer colors, or a shape says the same.

Simulated are protanopia, deuteranopia and tritanopia, with the matrices of Machado, Oliveira and Fernandes,
"A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity, on linear
light. Distances are those of CIE 1976 L*a*b* (2.3 is what can just be seen side by side).
"""

from __future__ import annotations

import itertools
import math

import pygame
import pytest

from arkham_desktop.arkham.content.words import MOVEMENTS as MOVEMENT_WORDS
from arkham_desktop.arkham.content.words import SYMBOLS
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.symbols import symbol_image
from arkham_desktop.desktop.theme import SEATS

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

VISIONS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Rgb = (0.9505, 1.0, 1.089)

MOVEMENTS_APART = 12.0
NEIGHBORHOODS_APART = 10.0
SEATS_APART = 12.0
SEEN = 2.3

TOWNS = {
    "arkham": (
        "orange", "white", "dark grey", "green", "purple", "yellow", "light blue", "red", "brown"
    ),
    "dunwich": ("blue", "black", "red", "green"),
    "innsmouth": ("black", "gold", "steel blue", "green"),
}  # fmt: skip

NEAR_SEATS = {
    ("pale", "quarters"): "halves stand side by side, quarters in a chequer",
    ("pale", "bars"): "one upright edge, six level ones",
    ("fess", "chevron"): "a level edge, a pointed one",
    ("chevron", "bars"): "a point, stripes",
    ("bend", "bordure"): "a slanting edge, a border around",
    ("bars", "bordure"): "stripes, a border around",
}
"""Seats whose colors come near in some vision: how their shields differ."""


def _times(matrix: Matrix, color: Rgb) -> Rgb:
    x, y, z = (sum(a * b for a, b in zip(row, color, strict=True)) for row in matrix)
    return x, y, z


def _linear(color: palette.Rgb) -> Rgb:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in color
    )
    return red, green, blue


def seen(color: palette.Rgb, vision: str) -> Rgb:
    """A color as L*, a*, b* in a vision."""
    light = _times(VISIONS[vision], _linear(color))
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    xyz = _times(_TO_XYZ, (red, green, blue))
    x, y, z = (
        (part / white) ** (1 / 3) if part / white > 0.008856 else 7.787 * part / white + 16 / 116
        for part, white in zip(xyz, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: palette.Rgb, other: palette.Rgb, vision: str) -> float:
    """How different two colors look."""
    return math.dist(seen(one, vision), seen(other, vision))


def near(colors: dict[str, palette.Rgb], least: float) -> dict[tuple[str, str], float]:
    """The pairs that come nearer than ``least`` in some vision, with their distance there."""
    found: dict[tuple[str, str], float] = {}
    for one, other in itertools.combinations(colors, 2):
        distance = min(apart(colors[one], colors[other], vision) for vision in VISIONS)
        if distance < least:
            found[one, other] = round(distance, 1)
    return found


def test_the_simulation_takes_red_and_green_of_one_lightness_together() -> None:
    red, green = (0xC0, 0x40, 0x30), (0x6E, 0x78, 0x30)
    assert apart(red, green, "full") > 60
    assert apart(red, green, "deuteranopia") < apart(red, green, "full") / 3
    assert apart((0, 0, 0), (255, 255, 255), "protanopia") == pytest.approx(100, abs=0.5)


def test_movements_are_told_apart_by_color_in_every_vision() -> None:
    assert near(palette.MOVEMENTS, MOVEMENTS_APART) == {}


def test_every_movement_has_a_glyph_of_its_own() -> None:
    moving = {word for word in MOVEMENT_WORDS if word != "none"}
    assert set(palette.MOVEMENTS) == set(palette.MOVEMENT_ICONS) == moving
    assert len(set(palette.MOVEMENT_ICONS.values())) == len(moving)


def test_the_baked_studs_have_the_colors_of_the_palette() -> None:
    art = Art()
    for movement, color in palette.MOVEMENTS.items():
        image = art.image("tokens", f"stud-{movement}", (200, 200))
        assert image is not None, movement
        middle = pygame.transform.average_color(image, pygame.Rect(70, 70, 60, 60))
        baked = (middle[0], middle[1], middle[2])
        others = {name: apart(baked, other, "full") for name, other in palette.MOVEMENTS.items()}
        assert min(others, key=others.__getitem__) == movement, others
        assert apart(baked, color, "full") < 20, movement


def test_the_baked_rims_differ_in_shape() -> None:
    """Seen without color, no two rims are alike."""
    art = Art()
    grays: dict[str, list[int]] = {}
    for movement in palette.MOVEMENTS:
        image = art.image("tokens", f"rim-{movement}", (160, 160))
        assert image is not None, movement
        gray = pygame.transform.grayscale(image)
        ring = [
            gray.get_at((round(80 + 61 * math.cos(turn)), round(80 + 61 * math.sin(turn))))
            for turn in (index * math.pi / 90 for index in range(180))
        ]
        lightness = [color[0] for color in ring]
        mean = sum(lightness) / len(lightness)
        grays[movement] = [round(one - mean) for one in lightness]
    for one, other in itertools.combinations(grays, 2):
        differ = sum(abs(a - b) for a, b in zip(grays[one], grays[other], strict=True)) / 180
        mask_one = pygame.mask.from_surface(_rim(art, one))
        mask_other = pygame.mask.from_surface(_rim(art, other))
        outline = mask_one.count() + mask_other.count() - 2 * mask_one.overlap_area(mask_other, (0, 0))
        assert differ > 4 or outline > 120, (one, other, differ, outline)


def _rim(art: Art, movement: str) -> pygame.Surface:
    image = art.image("tokens", f"rim-{movement}", (160, 160))
    assert image is not None
    return image


@pytest.mark.parametrize("colors_of", [palette.STREETS, palette.PLATES], ids=["streets", "plates"])
@pytest.mark.parametrize("town", TOWNS)
def test_the_neighborhoods_of_a_town_are_told_apart_by_color_in_every_vision(
    town: str, colors_of: dict[str, palette.Rgb]
) -> None:
    colors = {name: colors_of[name] for name in TOWNS[town]}
    assert near(colors, NEIGHBORHOODS_APART) == {}


def test_seats_that_come_near_in_color_differ_in_their_division() -> None:
    colors: dict[str, palette.Rgb] = {seat.division: palette.opaque(seat.dark) for seat in SEATS}
    assert len(colors) == len(SEATS), "every seat has a division of its own"
    found = near(colors, SEATS_APART)
    assert {tuple(sorted(pair)) for pair in found} == {tuple(sorted(pair)) for pair in NEAR_SEATS}, found
    assert all(distance > SEEN for distance in found.values()), found


def test_the_two_tones_of_a_shield_are_told_apart_in_every_vision() -> None:
    for seat in SEATS[1:]:
        for vision in VISIONS:
            light, dark = palette.opaque(seat.light), palette.opaque(seat.dark)
            assert apart(light, dark, vision) > 20, (seat.division, vision)


def test_the_dimension_symbols_differ_in_shape() -> None:
    masks = {name: pygame.mask.from_surface(symbol_image(name, 64, (0, 0, 0))) for name in SYMBOLS}
    assert len(masks) == 9
    for one, other in itertools.combinations(masks, 2):
        common = masks[one].overlap_area(masks[other], (0, 0))
        whole = masks[one].count() + masks[other].count() - common
        assert common / whole < 0.85, (one, other, common / whole)
