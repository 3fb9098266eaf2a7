"""The signs of the map, drawn at their final size in the hand of the engraved sheets.

Ribbons and street plates with their names, arrows, diamonds, the discs of encounters, places of tracks. Each
is drawn four times as large, scaled down and kept; pictures are shared, do not draw on them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.cache import Cache
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.palette import Rgb, mix
from arkham_desktop.desktop.theme import Face

_FINE = 4
_KEPT = 800
_SHADOW = (0x28, 0x18, 0x0A)
Point = tuple[float, float]


class Signs:
    """The pictures of signs by what they show and their size in pixels."""

    def __init__(self, fonts: Fonts, icons: Icons) -> None:
        self._fonts = fonts
        self._icons = icons
        self._kept: Cache[pygame.Surface] = Cache(_KEPT)

    # -- names -------------------------------------------------------------------------------------

    def ribbon(self, text: str, px: int) -> pygame.Surface:
        """A name on a ribbon of paper; the ends are folded back."""
        return self._kept.get(("ribbon", text, px), lambda: self._ribbon(text, px))

    def _ribbon(self, text: str, px: int) -> pygame.Surface:
        line = self._fonts.line(text, NAME_FACE, px, palette.INK)
        width, height = ribbon_size(line.get_width(), px)
        tail, drop = round(px * 0.62), max(1, round(px * 0.14))
        rim = max(1.0, px / 13)
        big = _Big(width, height)
        body = (tail * 0.62, rim, width - tail * 0.62, height - drop - 2)
        for side in (-1, 1):
            x = body[0] if side < 0 else body[2]
            outer, inner = x + side * tail * 0.6, x - side * tail * 0.5
            notch = x + side * tail * 0.22
            top, bottom = body[1] + drop * 1.6, body[3] + drop
            shape = [
                (inner, top),
                (outer, top),
                (notch, (top + bottom) / 2),
                (outer, bottom),
                (inner, bottom),
            ]
            big.shadow(shape, px / 11)
            big.outlined(shape, (0xD3, 0xB9, 0x85), palette.SHEET_INK, rim)
        box = _corners(*body)
        big.shadow(box, px / 9)
        big.outlined(box, palette.RIBBON, palette.SHEET_INK, rim)
        for share in (0.0, 0.35, 0.7):
            for x in (body[0] + rim + share * px * 0.5, body[2] - rim - share * px * 0.5):
                big.line(
                    (x, body[1] + rim),
                    (x, body[3] - rim),
                    mix((0xE2, 0xCC, 0x9C), palette.RIBBON, share),
                    px * 0.18,
                )
        image = big.small()
        center = (round(width / 2), round((body[1] + body[3]) / 2 + self._sink(px) * 0.6))
        image.blit(line, line.get_rect(center=center))
        return image

    def plate(self, text: str, px: int, color: Rgb) -> pygame.Surface:
        """A street's name on an enamel plate in its neighborhood's color."""
        return self._kept.get(("plate", text, px, color), lambda: self._plate(text, px, color))

    def _plate(self, text: str, px: int, color: Rgb) -> pygame.Surface:
        ground, ink = plate_colors(color)
        line = self._fonts.line(text, NAME_FACE, px, ink)
        width, height = plate_size(line.get_width(), px)
        rim, point = max(1.0, px / 12), height * 0.32
        big = _Big(width, height)
        low = height - 2 - rim

        def shape(inset: float) -> list[Point]:
            return [
                (point + inset * 0.7, rim + inset),
                (width - point - inset * 0.7, rim + inset),
                (width - rim - inset * 1.5, (rim + low) / 2),
                (width - point - inset * 0.7, low - inset),
                (point + inset * 0.7, low - inset),
                (rim + inset * 1.5, (rim + low) / 2),
            ]

        big.shadow(shape(0), px / 8)
        big.outlined(shape(0), ground, palette.SHEET_INK, rim)
        big.bands(shape(rim * 1.1), ground)
        if px >= 12:
            big.outline(shape(rim + px * 0.13), mix(ground, ink, 0.75), max(0.8, px / 22))
        image = big.small()
        image.blit(line, (round((width - line.get_width()) / 2), self._top(px, (rim + low) / 2)))
        return image

    def _top(self, px: int, middle: float) -> int:
        """Where a line begins whose capitals have their middle there, rather above it than below."""
        capitals = self._fonts.line("H", NAME_FACE, px, palette.INK).get_bounding_rect()
        return math.ceil(middle - capitals.height / 2 - 0.5) - capitals.top

    def _sink(self, px: int) -> float:
        """How many pixels a line must sink so that its capitals stand in the middle."""
        letter = self._fonts.line("H", NAME_FACE, px, palette.INK)
        return letter.get_height() / 2 - letter.get_bounding_rect().centery

    # -- arrows and marks ------------------------------------------------------------------------------

    def arrow(self, color: str, px: int, angle: float) -> pygame.Surface:
        """A white, black or half-and-half ("both") arrow, ``px`` pixels long, cased to be seen anywhere."""
        turn = round(math.degrees(angle) / 2) * 2 % 360
        return self._kept.get(("arrow", color, px, turn), lambda: _arrow(color, px, math.radians(turn)))

    def diamond(self, px: int, *, stable: bool) -> pygame.Surface:
        """The mark of a stable location (green, an inner lozenge) or an unstable one (red, a slit eye)."""
        return self._kept.get(("diamond", px, stable), lambda: _diamond(px, stable=stable))

    def disc(self, icon: str, px: int, color: Rgb, ink: Rgb = palette.RIBBON) -> pygame.Surface:
        """A sign on an enamel disc ``px`` pixels wide."""
        return self._kept.get(("disc", icon, px, color, ink), lambda: self._disc(icon, px, color, ink))

    def _disc(self, icon: str, px: int, color: Rgb, ink: Rgb) -> pygame.Surface:
        image = _enamel(px, color)
        middle = round(px / 2)
        size = max(4, round(px * 0.62))
        picture = self._icons.get(icon, size, ink)
        image.blit(picture, picture.get_rect(center=(middle, middle)))
        return image

    def numbered(self, text: str, px: int, color: Rgb, ink: Rgb) -> pygame.Surface:
        """A number on an enamel disc ``px`` pixels wide."""
        return self._kept.get(
            ("numbered", text, px, color, ink), lambda: self._numbered(text, px, color, ink)
        )

    def _numbered(self, text: str, px: int, color: Rgb, ink: Rgb) -> pygame.Surface:
        image = _enamel(px, color)
        size = max(theme.SMALLEST_TEXT, round(px * 0.62))
        line = self._fonts.line(text, NAME_FACE, size, ink)
        image.blit(line, (round((px - line.get_width()) / 2), self._top(size, px / 2)))
        return image

    def moon(self, px: int, share: float, *, last: bool) -> pygame.Surface:
        """A place of the doom track: a moon that waxes to ``share``; the last one is red."""
        return self._kept.get(("moon", px, share, last), lambda: _moon(px, share, last=last))


NAME_FACE: Face = "serif-bold"
"""The face of everything that is written on the map."""


def ribbon_size(text: int, px: int) -> tuple[int, int]:
    """Width and height of the ribbon round a line ``text`` pixels wide whose letters have ``px``."""
    return text + round(px * 1.8), round(px * 1.4) + 3


def plate_size(text: int, px: int) -> tuple[int, int]:
    """Width and height of the plate round a line ``text`` pixels wide whose letters have ``px``."""
    return text + round(px * 2.0), round(px * 1.4) + 3


def plate_colors(color: Rgb) -> tuple[Rgb, Rgb]:
    """The ground and the ink of a plate: dark letters on a light color, light ones on a color made darker."""
    if _luminance(color) > 0.30:
        return color, palette.SHEET_INK
    ground = color
    while _contrast(ground, palette.RIBBON) < 4.6:
        ground = mix(ground, palette.SHEET_INK, 0.08)
    return ground, palette.RIBBON


def _luminance(color: Rgb) -> float:
    parts = [part / 255 for part in color]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: Rgb, other: Rgb) -> float:
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class _Big:
    """A picture in work, four times as large."""

    def __init__(self, width: float, height: float, ground: Rgb = _SHADOW) -> None:
        self.size = (max(1, math.ceil(width)), max(1, math.ceil(height)))
        self.surface = pygame.Surface((self.size[0] * _FINE, self.size[1] * _FINE), pygame.SRCALPHA)
        self.surface.fill((*ground, 0))

    def polygon(self, points: Sequence[Point], color: Rgb | tuple[int, int, int, int]) -> None:
        """A filled outline."""
        pygame.draw.polygon(self.surface, color, [(x * _FINE, y * _FINE) for x, y in points])

    def outlined(self, points: Sequence[Point], inside: Rgb, rim: Rgb, width: float) -> None:
        """A filled outline with a rim; heavier below and to the right, away from the light."""
        self.polygon(points, inside)
        self.outline(points, rim, width)

    def outline(self, points: Sequence[Point], color: Rgb, width: float) -> None:
        """A line along an outline."""
        closed = [*points, points[0]]
        for (ax, ay), (bx, by) in pairwise(closed):
            heavy = 1.3 if (bx < ax - 1 or by > ay + 1) else 1.0
            self.line((ax, ay), (bx, by), color, width * heavy)

    def line(self, begin: Point, end: Point, color: Rgb, width: float) -> None:
        """A line with round ends."""
        wide = max(1, round(width * _FINE))
        a, b = (begin[0] * _FINE, begin[1] * _FINE), (end[0] * _FINE, end[1] * _FINE)
        length = math.dist(a, b)
        if length:
            x, y = (b[1] - a[1]) / length * wide / 2, (a[0] - b[0]) / length * wide / 2
            pygame.draw.polygon(
                self.surface,
                color,
                [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)],
            )
        for at in (a, b):
            pygame.draw.circle(self.surface, color, at, wide / 2)

    def circle(self, at: Point, radius: float, color: Rgb | tuple[int, int, int, int]) -> None:
        """A disc."""
        pygame.draw.circle(self.surface, color, (at[0] * _FINE, at[1] * _FINE), radius * _FINE)

    def shadow(self, points: Sequence[Point], reach: float) -> None:
        """The soft shadow of an outline: a few steps, each fainter."""
        for part in (1.0, 0.6, 0.3):
            moved = [(x + reach * part * 0.5, y + reach * part) for x, y in points]
            veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
            pygame.draw.polygon(veil, (*_SHADOW, 46), [(x * _FINE, y * _FINE) for x, y in moved])
            self.surface.blit(veil, (0, 0))

    def bands(self, points: Sequence[Point], color: Rgb) -> None:
        """Light on the upper half of an outline and shade on the lower one."""
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        light = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        rows = max(1, round((bottom - top) * _FINE))
        for row in range(rows):
            share = row / rows
            tint = (
                mix(color, (255, 255, 255), 0.20 * (1 - 2 * share))
                if share < 0.5
                else mix(color, (0, 0, 0), 0.24 * (2 * share - 1))
            )
            y = round(top * _FINE) + row
            pygame.draw.line(light, tint, (0, y), (light.get_width(), y))
        mask = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), [(x * _FINE, y * _FINE) for x, y in points])
        light.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(light, (0, 0))

    def small(self) -> pygame.Surface:
        """The picture in its final size."""
        return pygame.transform.smoothscale(self.surface, self.size)


def _corners(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _turned(points: Sequence[Point], angle: float, at: float) -> list[Point]:
    cos, sin = math.cos(angle), math.sin(angle)
    return [(at + x * cos - y * sin, at + x * sin + y * cos) for x, y in points]


def _arrow(color: str, px: int, angle: float) -> pygame.Surface:
    """A barbed arrow with a notched tail."""
    half = px / 2
    wide = px * 0.36
    upper = [(half, 0.0), (-half * 0.04, -wide), (half * 0.06, -wide * 0.44), (-half, -wide * 0.44)]
    shape = [*upper, (-half * 0.78, 0.0), *((x, -y) for x, y in upper[:0:-1])]
    side = math.ceil(px * 1.45) + 4
    big = _Big(side, side)
    points = _turned(shape, angle, side / 2)
    big.shadow(points, px / 14)
    casing = palette.ARROW_WHITE if color == "black" else palette.ARROW_BLACK
    big.outline(points, casing, max(2.2, px * 0.14))
    fill = palette.ARROW_BLACK if color == "black" else palette.ARROW_WHITE
    big.polygon(points, fill)
    if color == "both":
        lower = [
            (half, 0),
            (-half * 0.78, 0),
            (-half, wide * 0.44),
            (half * 0.06, wide * 0.44),
            (-half * 0.04, wide),
        ]
        big.polygon(_turned(lower, angle, side / 2), palette.ARROW_BLACK)
        big.outline(points, palette.ARROW_BLACK, max(1.0, px * 0.03))
    return big.small()


def _diamond(px: int, *, stable: bool) -> pygame.Surface:
    side = px + 4
    big = _Big(side, side)
    middle = side / 2
    tall, wide = px * 0.5, px * 0.42

    def rhomb(share: float) -> list[Point]:
        return [
            (middle, middle - tall * share), (middle + wide * share, middle),
            (middle, middle + tall * share), (middle - wide * share, middle),
        ]  # fmt: skip

    big.shadow(rhomb(1), px / 10)
    for share, color in ((1.0, palette.SHEET_INK), (0.84, (0xF0, 0xDF, 0xAE)), (0.68, palette.SHEET_INK)):
        big.polygon(rhomb(share), color)
    base = palette.STABLE if stable else palette.UNSTABLE
    points = rhomb(0.66)
    center = (middle, middle)
    facets = (
        (0, 3, (255, 255, 255), 0.34),
        (0, 1, (255, 255, 255), 0.12),
        (2, 3, (0, 0, 0), 0.14),
        (2, 1, (0, 0, 0), 0.38),
    )
    for tip, corner, toward, share in facets:
        big.polygon([points[tip], points[corner], center], mix(base, toward, share))
    if stable:
        big.polygon(rhomb(0.34), mix(base, (0, 0, 0), 0.6))
        big.polygon(rhomb(0.24), (0xDF, 0xF0, 0xC8))
    else:
        eye = [
            (middle + wide * 0.5 * math.cos(turn), middle + tall * 0.26 * math.sin(turn))
            for turn in _circle(20)
        ]
        big.polygon(eye, (0xF7, 0xE3, 0xB4))
        big.polygon(
            [
                (middle, middle - tall * 0.3),
                (middle + wide * 0.13, middle),
                (middle, middle + tall * 0.3),
                (middle - wide * 0.13, middle),
            ],
            (0x2A, 0x07, 0x05),
        )
    return big.small()


def _circle(count: int) -> list[float]:
    return [2 * math.pi * part / count for part in range(count)]


def _enamel(px: int, color: Rgb) -> pygame.Surface:
    """A disc of enamel in a paper rim, lit from the upper left."""
    big = _Big(px + 2, px + 2)
    middle, radius = px / 2, px / 2 - 0.5
    for part in (1.0, 0.55):
        big.circle((middle + px / 28 * part, middle + px / 16 * part), radius, (*_SHADOW, 70))
    big.circle((middle, middle), radius, palette.SHEET_INK)
    big.circle((middle, middle), radius - max(0.8, px * 0.05), (0xF5, 0xE9, 0xCB))
    inside = radius - max(1.6, px * 0.105)
    steps = 7
    for step in range(steps):
        share = step / (steps - 1)
        shift = -inside * 0.16 * share
        tint = mix(mix(color, (0, 0, 0), 0.22), mix(color, (255, 255, 255), 0.22), share)
        big.circle((middle + shift, middle + shift * 1.2), inside * (1 - 0.34 * share), tint)
    return big.small()


def _moon(px: int, share: float, *, last: bool) -> pygame.Surface:
    big = _Big(px + 2, px + 2)
    middle, radius = px / 2, px / 2 - 0.5
    big.circle((middle, middle), radius, (0xF0, 0xE2, 0xBA))
    big.circle((middle, middle), radius - max(0.8, px * 0.045), (0x0E, 0x12, 0x18))
    inside = radius - max(1.4, px * 0.11)
    big.circle((middle, middle), inside, (0x2C, 0x35, 0x40))
    bulge = math.cos(math.pi * share)
    edge = [math.pi * part / 24 for part in range(25)]
    outer = [(middle + inside * math.sin(one), middle - inside * math.cos(one)) for one in edge]
    inner = [
        (middle + inside * bulge * math.sin(one), middle - inside * math.cos(one)) for one in reversed(edge)
    ]
    big.polygon([*outer, *inner], (0xD9, 0x54, 0x2B) if last else (0xF2, 0xE4, 0xB4))
    return big.small()
