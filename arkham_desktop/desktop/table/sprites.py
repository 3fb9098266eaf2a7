"""Tokens as pictures: each drawn large, scaled down once and kept.

Shape and color say the same thing twice: how a monster moves is the line of its border and a glyph, its
dimension a symbol.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop.draw.shapes import disc_image, shield_image
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.symbols import draw_symbol
from arkham_desktop.desktop.theme import AMBER, CASING

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import GateMarker
    from arkham_desktop.arkham.content.models import Monster

FINE = 4
"""How many times larger a token is drawn before it is scaled down."""
_KEPT = 600
_DASHES = 14
_DOTS = 18


class Sprites:
    """The pictures of tokens by what they show and their radius in pixels; shared, do not draw on them."""

    def __init__(self, fonts: Fonts, icons: Icons) -> None:
        self._fonts = fonts
        self._icons = icons
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def _get(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        image = self._kept.get(key)
        if image is None:
            image = make()
            self._kept[key] = image
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return image

    # -- monsters ----------------------------------------------------------------------------------

    def monster(self, row: Monster, radius: int, *, symbol_only: bool, awareness: bool) -> pygame.Surface:
        """A monster: initials, border by movement, dimension; its middle is the middle of the picture.

        Args:
            row: the monster.
            radius: of the token, in pixels; the picture is 1.3 times as large.
            symbol_only: so small that only the dimension can be read.
            awareness: with the awareness rating.
        """
        key = ("monster", row.id, radius, symbol_only, awareness)
        return self._get(key, lambda: self._monster(row, radius, symbol_only, awareness))

    def _monster(self, row: Monster, radius: int, symbol_only: bool, awareness: bool) -> pygame.Surface:
        half = math.ceil(radius * 1.3)
        big = _fine(half)
        middle, r = half * FINE, radius * FINE
        pygame.draw.circle(big, CASING, (middle, middle), r)
        pygame.draw.circle(big, palette.TOKEN_PAPER, (middle, middle), r - FINE)
        _border(big, row.movement, (middle, middle), r - FINE)
        if symbol_only:
            draw_symbol(big, row.symbol, (middle, middle), r * 0.62, palette.INK)
            return _scaled(big, half)
        spot = (middle + r * 0.7, middle + r * 0.68)
        pygame.draw.circle(big, CASING, spot, r * 0.47)
        pygame.draw.circle(big, palette.TOKEN_PAPER, spot, r * 0.4)
        draw_symbol(big, row.symbol, spot, r * 0.3, palette.INK)
        top = (middle, middle - r * 0.86)
        pygame.draw.circle(big, CASING, top, r * 0.4)
        image = _scaled(big, half)
        self._icon(image, palette.MOVEMENT_ICONS[row.movement], (half, half - radius * 0.86), radius * 0.56)
        self._text(image, initials(row.name), (half, half + radius * 0.06), radius * 0.92, palette.INK)
        if awareness and row.awareness is not None:
            self._tag(
                image, signed(row.awareness), (half - radius * 0.72, half + radius * 0.72), radius * 0.58
            )
        return image

    # -- markers -----------------------------------------------------------------------------------

    def gate(self, marker: GateMarker, radius: int, *, explored: bool = False) -> pygame.Surface:
        """An open gate: rings around its symbol, the modifier below, a flag where it is explored."""
        return self._get(
            ("gate", marker.world, radius, explored), lambda: self._gate(marker, radius, explored)
        )

    def _gate(self, marker: GateMarker, radius: int, explored: bool) -> pygame.Surface:
        half = math.ceil(radius * 1.3)
        big = _fine(half)
        middle, r = half * FINE, radius * FINE
        rings = (
            (1.0, CASING),
            (0.96, palette.GATE_DARK),
            (0.86, palette.GATE_RING),
            (0.76, palette.GATE_DARK),
        )
        for share, color in (
            *rings,
            (0.68, palette.GATE_RING),
            (0.6, palette.GATE_DARK),
            (0.52, palette.TOKEN_PAPER),
        ):
            pygame.draw.circle(big, color, (middle, middle), r * share)
        draw_symbol(big, marker.symbol, (middle, middle), r * 0.36, palette.INK)
        image = _scaled(big, half)
        if radius >= 13:
            self._tag(image, signed(marker.modifier), (half, half + radius * 0.92), radius * 0.56)
        if explored:
            self._icon(image, "explored", (half + radius * 0.6, half - radius * 0.75), radius * 0.9)
        return image

    def clue(self, count: int, radius: int, *, number: bool) -> pygame.Surface:
        """Clue tokens, with their number."""
        return self._get(("clue", count, radius, number), lambda: self._clue(count, radius, number))

    def _clue(self, count: int, radius: int, number: bool) -> pygame.Surface:
        half = math.ceil(radius * 1.4)
        big = _fine(half)
        middle, r = half * FINE, radius * FINE
        pygame.draw.circle(big, CASING, (middle, middle), r)
        pygame.draw.circle(big, palette.CLUE, (middle, middle), r - FINE * 1.5)
        image = _scaled(big, half)
        self._icon(image, "clue", (half, half), radius * 1.3)
        if number and count > 1:
            self._tag(image, str(count), (half + radius * 0.7, half + radius * 0.6), radius * 0.95)
        return image

    def investigator(self, seat: int, radius: int, *, acting: bool) -> pygame.Surface:
        """The shield of a seat; of whoever acts on an amber disc."""
        return self._get(("seat", seat, radius, acting), lambda: self._investigator(seat, radius, acting))

    def _investigator(self, seat: int, radius: int, acting: bool) -> pygame.Surface:
        half = math.ceil(radius * 1.35)
        big = _fine(half)
        middle = half * FINE
        if acting:
            pygame.draw.circle(big, CASING, (middle, middle), radius * 1.3 * FINE)
            pygame.draw.circle(big, AMBER, (middle, middle), radius * 1.3 * FINE - 2 * FINE)
        image = _scaled(big, half)
        shield = shield_image(seat, max(8, round(radius * 1.75)), CASING)
        image.blit(shield, shield.get_rect(center=(half, half)))
        number = disc_image(max(6, round(radius * 0.92)), CASING)
        image.blit(number, number.get_rect(center=(half, half)))
        self._text(image, str(seat + 1), (half, half), radius * 0.76, palette.TOKEN_PAPER)
        return image

    def seal(self, radius: int) -> pygame.Surface:
        """An elder sign."""
        return self._get(("seal", radius), lambda: self._disc("seal", radius, palette.SEAL, palette.INK, 1.6))

    def closed(self, radius: int) -> pygame.Surface:
        """A closed location: dark, with a lock."""
        return self._get(
            ("closed", radius),
            lambda: self._disc("padlock", radius, (0x33, 0x35, 0x3A), (0xF2, 0xF1, 0xEE), 0.9),
        )

    def _disc(
        self, icon: str, radius: int, inside: palette.Rgb, ink: palette.Rgb, size: float
    ) -> pygame.Surface:
        big = _fine(radius + 1)
        middle = (radius + 1) * FINE
        pygame.draw.circle(big, CASING, (middle, middle), radius * FINE)
        pygame.draw.circle(big, inside, (middle, middle), radius * FINE - FINE * 1.5)
        image = _scaled(big, radius + 1)
        self._icon(image, icon, (radius + 1, radius + 1), radius * size, ink)
        return image

    # -- pieces ------------------------------------------------------------------------------------

    def _icon(
        self,
        image: pygame.Surface,
        name: str,
        at: tuple[float, float],
        size: float,
        color: palette.Rgb = palette.TOKEN_PAPER,
    ) -> None:
        px = max(4, round(size))
        icon = self._icons.get(name, px, color)
        image.blit(icon, (round(at[0] - px / 2), round(at[1] - px / 2)))

    def _text(
        self, image: pygame.Surface, text: str, at: tuple[float, float], px: float, color: palette.Rgb
    ) -> pygame.Rect:
        line = self._fonts.line(text, "bold", max(6, round(px)), color)
        return image.blit(line, (round(at[0] - line.get_width() / 2), round(at[1] - line.get_height() / 2)))

    def _tag(self, image: pygame.Surface, text: str, at: tuple[float, float], px: float) -> None:
        """A short dark label with light letters, inside the picture."""
        size = max(8, round(px))
        line = self._fonts.line(text, "bold", size, palette.TOKEN_PAPER)
        box = pygame.Rect(0, 0, max(line.get_width() + size // 2, size), round(size * 1.15))
        box.center = (round(at[0]), round(at[1]))
        box.clamp_ip(image.get_rect())
        pygame.draw.rect(image, CASING, box, border_radius=max(2, size // 3))
        image.blit(line, line.get_rect(center=box.center))


def initials(name: str) -> str:
    """Two letters that stand for a monster: of its first two words, or the first two of its one word."""
    words = [word for word in name.replace("-", " ").split() if word[0].isupper()]
    if len(words) >= 2:
        return words[0][0] + words[1][0]
    return (words[0] if words else name)[:2]


def signed(n: int) -> str:
    """A modifier with a true minus sign; 0 is +0."""
    return f"\N{MINUS SIGN}{-n}" if n < 0 else f"+{n}"


def _fine(half: int) -> pygame.Surface:
    surface = pygame.Surface((2 * half * FINE, 2 * half * FINE), pygame.SRCALPHA)
    surface.fill((*palette.opaque(CASING), 0))
    return surface


def _scaled(big: pygame.Surface, half: int) -> pygame.Surface:
    return pygame.transform.smoothscale(big, (2 * half, 2 * half))


def _border(big: pygame.Surface, movement: str, middle: tuple[float, float], radius: float) -> None:
    """The line of a monster's border."""
    color = palette.MOVEMENTS[movement]
    thick = max(FINE, round(radius * 0.13))
    if movement in ("flying", "special"):
        count, share = (_DASHES, 0.6) if movement == "flying" else (_DOTS, 0.34)
        _broken_ring(big, color, middle, radius, thick, count, share)
        return
    pygame.draw.circle(big, color, middle, radius, thick)
    if movement == "fast":
        pygame.draw.circle(big, color, middle, radius - thick * 1.7, max(FINE, round(thick * 0.6)))
    elif movement == "stationary":
        foot = pygame.Rect(0, 0, round(radius * 1.1), round(radius * 0.3))
        foot.midbottom = (round(middle[0]), round(middle[1] + radius))
        pygame.draw.rect(big, color, foot)
    elif movement in ("stalker", "aquatic"):
        _broken_ring(big, color, middle, radius + thick, thick, 10 if movement == "aquatic" else 22, 0.5)


def _broken_ring(
    big: pygame.Surface,
    color: palette.Rgb,
    middle: tuple[float, float],
    radius: float,
    thick: int,
    count: int,
    share: float,
) -> None:
    for index in range(count):
        start = 2 * math.pi * index / count
        steps = [start + 2 * math.pi * share / count * part / 4 for part in range(5)]
        outer = [(middle[0] + math.cos(a) * radius, middle[1] + math.sin(a) * radius) for a in steps]
        inner = [
            (middle[0] + math.cos(a) * (radius - thick), middle[1] + math.sin(a) * (radius - thick))
            for a in reversed(steps)
        ]
        pygame.draw.polygon(big, color, outer + inner)
