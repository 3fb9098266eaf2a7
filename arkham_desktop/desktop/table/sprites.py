"""Tokens as pictures: baked discs, rims and figures with signs and numbers drawn on them at final size; kept.

Shape and color say the same thing twice: how a monster moves is the line and color of its rim and a glyph,
its dimension a symbol. Where a picture is missing (a monster of one's own), initials stand for the figure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.cache import Cache
from arkham_desktop.desktop.draw.shapes import disc_image, shield_field, shield_image
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.token_parts import (
    MARGIN,
    NAMED_FROM,
    RIM_INNER,
    TokenParts,
    initials,
    ink_on,
    signed,
)
from arkham_desktop.desktop.theme import AMBER, CASING, SMALLEST_TEXT

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import GateMarker
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.desktop.draw import Canvas

__all__ = ["Sprites", "initials", "signed", "sprites_of"]

_KEPT = 600
_STAND_MARGIN = 1.2
"""Half of the side of a shield's picture, where a token's radius is 1."""
_STAND_WIDTH = 0.96
_NUMBERED = 13
"""From this radius on (pixels) a gate has room for its modifier."""
_LEAST_COUNT = 6.5
"""Pixels: the radius of the stud with the number of clues."""


class Sprites:
    """The pictures of tokens by what they show and their radius in pixels; shared, do not draw on them."""

    def __init__(self, fonts: Fonts, icons: Icons, art: Art) -> None:
        self._parts = TokenParts(fonts, icons, art)
        self._kept: Cache[pygame.Surface] = Cache(_KEPT)

    # -- monsters ----------------------------------------------------------------------------------

    def monster(
        self, row: Monster, radius: int, *, symbol_only: bool, awareness: bool, name: str = ""
    ) -> pygame.Surface:
        """A monster's figure, rim by movement, dimension; its middle is the middle of the picture.

        Args:
            row: the monster.
            radius: of the token, in pixels.
            symbol_only: so small that only the dimension can be read.
            awareness: with the awareness rating.
            name: written along the rim where there is room for it.
        """
        key = ("monster", row.id, radius, symbol_only, awareness, name)
        return self._kept.get(key, lambda: self._monster(row, radius, symbol_only, awareness, name))

    def _monster(
        self, row: Monster, radius: int, symbol_only: bool, awareness: bool, name: str
    ) -> pygame.Surface:
        parts = self._parts
        image = parts.blank(radius)
        middle = image.get_width() / 2
        if symbol_only:
            self._ground(image, radius, palette.TOKEN_PAPER)
            self._rim(image, row.movement, radius)
            parts.symbol(image, row.symbol, (middle, middle), radius * 0.6)
            return image
        own = next((one for one in (row.id, row.kind) if parts.art.has("monsters", one)), None)
        if own is None or not parts.inside(image, "monsters", own, RIM_INNER + 0.01):
            self._ground(image, radius, palette.TOKEN_PAPER)
            parts.number(image, initials(row.name), (middle, middle), radius * 0.8, palette.INK)
        self._rim(image, row.movement, radius)
        self._name(image, row.movement, radius, name)
        large = image.get_width() >= NAMED_FROM
        size = radius * (0.21 if large else 0.34)
        reach = 0.87 if large else 0.82
        across, down = radius * reach * 0.74, radius * reach * 0.67
        if row.movement in palette.MOVEMENT_ICONS:
            parts.movement(image, row.movement, (middle - across, middle + down), size)
        at = (middle + across, middle + down)
        parts.stud(image, "cream", at, size)
        parts.symbol(image, row.symbol, at, size * 0.66)
        if awareness and row.awareness is not None:
            at = (middle, middle + radius * (reach - 0.02))
            parts.numbered_stud(image, "green", signed(row.awareness), at, size * 0.95, size * 1.15)
        return image

    def _rim(self, image: pygame.Surface, movement: str, radius: float) -> None:
        if not self._parts.picture(image, f"rim-{movement}"):
            color = palette.MOVEMENTS.get(movement, CASING)
            ring = disc_image(2 * round(radius), None, color, max(1, round(radius * 0.2)))
            image.blit(ring, ring.get_rect(center=image.get_rect().center))

    @staticmethod
    def _ground(image: pygame.Surface, radius: float, color: palette.Rgb) -> None:
        disc = disc_image(round(radius * 1.6), color)
        image.blit(disc, disc.get_rect(center=image.get_rect().center))

    def back(self, movement: str, radius: int, *, name: str = "") -> pygame.Surface:
        """The back of a monster's token without its numbers; ``name`` along the rim where there is room."""
        return self._kept.get(("back", movement, radius, name), lambda: self._back(movement, radius, name))

    def _back(self, movement: str, radius: int, name: str) -> pygame.Surface:
        image = self._parts.blank(radius)
        if not self._parts.inside(image, "tokens", "back", RIM_INNER + 0.01):
            self._ground(image, radius, palette.GATE_DARK)
        self._rim(image, movement, radius)
        self._name(image, movement, radius, name)
        return image

    def _name(self, image: pygame.Surface, movement: str, radius: int, name: str) -> None:
        if name and image.get_width() >= NAMED_FROM:
            self._parts.name(image, name, radius * 0.865, radius * 0.155, ink_on(movement))

    def symbol(self, symbol: str, radius: int) -> pygame.Surface:
        """A dimension symbol on a cream stud."""
        return self._kept.get(("symbol", symbol, radius), lambda: self._symbol(symbol, radius))

    def _symbol(self, symbol: str, radius: int) -> pygame.Surface:
        image = self._parts.blank(radius)
        middle = (image.get_width() / 2, image.get_height() / 2)
        self._parts.stud(image, "cream", middle, radius)
        self._parts.symbol(image, symbol, middle, radius * 0.66)
        return image

    # -- markers -----------------------------------------------------------------------------------

    def gate(self, marker: GateMarker, radius: int, *, explored: bool = False) -> pygame.Surface:
        """An open gate: its whirl, its symbol, the modifier, a flag where it is explored."""
        return self._kept.get(
            ("gate", marker.world, radius, explored), lambda: self._gate(marker, radius, explored)
        )

    def _gate(self, marker: GateMarker, radius: int, explored: bool) -> pygame.Surface:
        parts = self._parts
        image = parts.blank(radius)
        middle = image.get_width() / 2
        if not parts.picture(image, marker.world, kind="gates"):
            for share, color in (
                (2.0, palette.GATE_DARK),
                (1.7, palette.GATE_RING),
                (1.4, palette.GATE_DARK),
            ):
                disc = disc_image(round(radius * share), color)
                image.blit(disc, disc.get_rect(center=image.get_rect().center))
        if radius < _NUMBERED:
            parts.stud(image, "cream", (middle, middle), radius * 0.56)
            parts.symbol(image, marker.symbol, (middle, middle), radius * 0.4)
        else:
            size = radius * (0.22 if radius > 80 else 0.34)
            across, down = radius * 0.62, radius * 0.6
            at = (middle - across, middle + down)
            parts.stud(image, "cream", at, size)
            parts.symbol(image, marker.symbol, at, size * 0.66)
            at = (middle + across, middle + down)
            parts.numbered_stud(image, "red", signed(marker.modifier), at, size, size * 1.15)
        if explored:
            flag = self.marker("explored", max(6, round(radius * 0.46)))
            image.blit(
                flag, flag.get_rect(center=(round(middle + radius * 0.6), round(middle - radius * 0.6)))
            )
        return image

    def clue(self, count: int, radius: int, *, number: bool) -> pygame.Surface:
        """Clue tokens, with their number."""
        return self._kept.get(("clue", count, radius, number), lambda: self._clue(count, radius, number))

    def _clue(self, count: int, radius: int, number: bool) -> pygame.Surface:
        marker = self.marker("clue", radius)
        if not number or count < 2:
            return marker
        size = max(_LEAST_COUNT, radius * 0.5)
        # The stud reaches beyond the token, the more the smaller that is.
        image = self._parts.blank(radius * 0.64 + size * MARGIN + 1, 1)
        image.blit(marker, marker.get_rect(center=image.get_rect().center))
        middle = image.get_width() / 2
        at = (middle + radius * 0.64, middle + radius * 0.6)
        self._parts.numbered_stud(image, "green", str(count), at, size, size * 1.4)
        return image

    def marker(self, name: str, radius: int) -> pygame.Surface:
        """A marker that is only a picture (doom, terror, rubble, closed, explored …)."""
        return self._kept.get((name, radius), lambda: self._marker(name, radius))

    def _marker(self, name: str, radius: int) -> pygame.Surface:
        image = self._parts.blank(radius)
        if not self._parts.picture(image, name):
            disc = disc_image(2 * radius, palette.TOKEN_PAPER, CASING, max(1, radius // 8))
            image.blit(disc, disc.get_rect(center=image.get_rect().center))
            icon = _ICONS.get(name)
            if icon is not None:
                middle = image.get_width() / 2
                self._parts.icon(image, icon, (middle, middle), radius * 1.3, palette.INK)
        return image

    # -- investigators -----------------------------------------------------------------------------

    def investigator(self, seat: int, radius: int, *, acting: bool, who: str = "") -> pygame.Surface:
        """The shield of a seat with the portrait of ``who``; of whoever acts with an amber edge."""
        return self._kept.get(
            ("seat", seat, radius, acting, who), lambda: self._investigator(seat, radius, acting, who)
        )

    def _investigator(self, seat: int, radius: int, acting: bool, who: str) -> pygame.Surface:
        parts = self._parts
        image = parts.blank(radius, _STAND_MARGIN + 0.14)
        middle = image.get_width() // 2
        wide = round(radius * 2 * _STAND_WIDTH)
        if acting:
            for more, color in ((0.46, CASING), (0.34, AMBER)):
                edge = shield_field(round(wide + radius * more), color)
                image.blit(edge, edge.get_rect(center=(middle, middle)))
        side = round(2 * radius * _STAND_MARGIN)
        portrait = self._portrait(who, radius) if who else None
        if portrait is not None:
            image.blit(portrait, portrait.get_rect(center=(middle, middle)))
        frame = parts.art.image(
            "tokens", f"{'shield' if portrait is None else 'stand'}-{seat + 1}", (side, side)
        )
        if frame is None:
            frame = shield_image(seat, wide, CASING)
        image.blit(frame, frame.get_rect(center=(middle, middle)))
        at, size = ((middle, middle), 0.5) if portrait is None else ((middle, middle + radius * 0.82), 0.36)
        across = max(SMALLEST_TEXT + 3, round(radius * size * 2))
        at = (middle, min(at[1], image.get_height() - across / 2))
        disc = disc_image(across, CASING, palette.TOKEN_PAPER, 1)
        image.blit(disc, disc.get_rect(center=(round(at[0]), round(at[1]))))
        parts.number(image, str(seat + 1), at, radius * size * 1.6, palette.TOKEN_PAPER)
        return image

    def _portrait(self, who: str, radius: int) -> pygame.Surface | None:
        """A portrait cut to the opening of a shield; None when there is none."""
        size = (round(radius * 1.5), round(radius * 1.8))
        shape = self._parts.art.shape("portraits", who)
        if shape is None:
            return None
        wide = max(size[0], round(size[1] * shape))
        picture = self._parts.art.image("portraits", who, (wide, round(wide / shape)))
        if picture is None:
            return None
        cut = pygame.Surface(size, pygame.SRCALPHA)
        cut.fill(CASING)
        cut.blit(picture, picture.get_rect(center=cut.get_rect().center))
        return cut


_ICONS = {"clue": "clue", "elder-sign": "seal", "closed": "padlock", "doom": "doom", "explored": "explored"}
"""What is drawn for a marker that has no picture."""


def sprites_of(canvas: Canvas) -> Sprites:
    """The pictures of tokens for a canvas, kept as long as its other pictures."""
    companions = canvas.art.companions
    if Sprites not in companions:
        companions[Sprites] = Sprites(canvas.fonts, canvas.icons, canvas.art)
    found: Sprites = companions[Sprites]
    return found
