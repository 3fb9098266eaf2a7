"""What is drawn on tokens at their final size: glyphs and numbers on studs, names along a rim.

Discs, rims, figures and studs are pictures (see ``art``); the measures here are theirs.
"""

from __future__ import annotations

import math

import pygame

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw.shapes import disc_image
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.palette import Rgb
from arkham_desktop.desktop.table.symbols import symbol_image
from arkham_desktop.desktop.theme import CASING, SMALLEST_TEXT

MARGIN = 1.14
"""Half of the side of a token's picture, where its radius is 1."""
RIM_INNER = 0.75
"""The radius of what is seen inside a monster's rim."""
NAMED_FROM = 162
"""From so many pixels on a rim has room for a name at its top."""
_NAME_ARC, _LONGEST_ARC = math.radians(140), math.radians(176)
"""What a name takes of its rim, and what one takes that cannot be written smaller."""
_NAME_SPACING = 0.07
_FINE = 3
_LARGEST_STUD = 0.7
"""The share of a token's width that a stud may hide; one with a number that needs more is left out."""
_LIGHT_GROUNDS = ("stationary", "aquatic", "stalker", "cream")
"""Studs and rims with dark signs on them."""

Point = tuple[float, float]


class TokenParts:
    """Draws the parts of tokens; all measures in pixels."""

    def __init__(self, fonts: Fonts, icons: Icons, art: Art) -> None:
        self.fonts = fonts
        self.icons = icons
        self.art = art

    @staticmethod
    def blank(radius: float, margin: float = MARGIN) -> pygame.Surface:
        """An empty picture for a token; its middle is the middle of the picture."""
        side = 2 * math.ceil(radius * margin)
        return pygame.Surface((side, side), pygame.SRCALPHA)

    def picture(self, image: pygame.Surface, name: str, *, kind: str = "tokens") -> bool:
        """Lay a picture over the whole of another; False when there is none."""
        found = self.art.image(kind, name, image.get_size())
        if found is not None:
            image.blit(found, (0, 0))
        return found is not None

    def inside(self, image: pygame.Surface, kind: str, name: str, share: float) -> bool:
        """Lay a disc in the middle, ``share`` of the token's radius wide; False when there is no picture."""
        side = round(image.get_width() / MARGIN * share) + 1
        found = self.art.image(kind, name, (side, side))
        if found is not None:
            image.blit(found, found.get_rect(center=image.get_rect().center))
        return found is not None

    def stud(self, image: pygame.Surface, name: str, at: Point, radius: float) -> None:
        """A small button for a sign."""
        side = max(4, round(2 * radius * MARGIN))
        found = self.art.image("tokens", f"stud-{name}", (side, side))
        if found is None:
            found = disc_image(max(4, round(2 * radius)), palette.TOKEN_PAPER, CASING, 1)
        image.blit(found, found.get_rect(center=(round(at[0]), round(at[1]))))

    def symbol(
        self, image: pygame.Surface, symbol: str, at: Point, radius: float, color: Rgb = palette.INK
    ) -> None:
        """A dimension symbol."""
        found = symbol_image(symbol, max(4, round(2 * radius)), color)
        image.blit(found, found.get_rect(center=(round(at[0]), round(at[1]))))

    def icon(self, image: pygame.Surface, name: str, at: Point, size: float, color: Rgb) -> None:
        """A sign of the window's icons."""
        found = self.icons.get(name, max(4, round(size)), color)
        image.blit(found, found.get_rect(center=(round(at[0]), round(at[1]))))

    def number(self, image: pygame.Surface, text: str, at: Point, size: float, color: Rgb) -> None:
        """A short text, never under the least size; left out where it is wider than the picture."""
        line = self.fonts.line(text, "bold", max(SMALLEST_TEXT, round(size)), color)
        if line.get_width() > image.get_width():
            return
        # The line is as high as its font: digits stand a little above its middle.
        image.blit(line, line.get_rect(center=(round(at[0]), round(at[1] + size * 0.02))))

    def numbered_stud(
        self, image: pygame.Surface, name: str, text: str, at: Point, radius: float, size: float
    ) -> None:
        """A stud with a number: large enough to read it and wholly in the picture, or none.

        Args:
            image: drawn on.
            name: of the stud.
            text: the number.
            at: its middle, moved inward where the stud would be cut off.
            radius: of the stud; more where the number needs it.
            size: of the number; more where it could not be read.
        """
        px = max(SMALLEST_TEXT, round(size))
        radius = max(radius, self.fonts.width(text, "bold", px) / 2 + 0.5, px * 0.55)
        half, side = math.ceil(radius * MARGIN), image.get_width()
        if 2 * half > side * _LARGEST_STUD:
            return
        at = (min(max(at[0], half), side - half), min(max(at[1], half), side - half))
        self.stud(image, name, at, radius)
        self.number(image, text, at, px, palette.TOKEN_PAPER)

    def movement(self, image: pygame.Surface, movement: str, at: Point, radius: float) -> None:
        """The stud of a movement with its glyph."""
        self.stud(image, movement, at, radius)
        self.icon(image, palette.MOVEMENT_ICONS[movement], at, radius * 1.25, ink_on(movement))

    def name(self, image: pygame.Surface, text: str, radius: float, size: float, color: Rgb) -> None:
        """A text along the upper half of a circle around the picture's middle; none that has no room."""
        letters = text.upper()
        px = self.name_size(text, radius, size)
        if not px:
            return
        font = self.fonts.font("serif-bold", px * _FINE)
        shade = palette.INK if sum(color) > 380 else palette.TOKEN_PAPER
        # Drawn large and scaled down, so that each letter stands between its neighbors to a part of a pixel.
        width, height = image.get_size()
        large = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
        large.fill((*shade, 0))
        at = -self._length(letters, px) / 2
        for index, letter in enumerate(letters):
            wide = font.size(letter)[0] / _FINE
            turn = (at + wide / 2) / radius
            for tone, off in ((shade, px * 0.07), (color, 0.0)):
                drawn = pygame.transform.rotate(font.render(letter, True, tone), -math.degrees(turn))
                x = width / 2 + math.sin(turn) * radius
                y = height / 2 - math.cos(turn) * radius + off
                left, top = x * _FINE - drawn.get_width() / 2, y * _FINE - drawn.get_height() / 2
                large.blit(drawn, (round(left), round(top)))
            at += self._advance(letters, index, px)
        image.blit(pygame.transform.smoothscale(large, (width, height)), (0, 0))

    def name_size(self, text: str, radius: float, size: float) -> int:
        """In what size a text fits along a circle, ``size`` pixels at most; 0 where it does not."""
        letters = text.upper()
        px = max(SMALLEST_TEXT, round(size))
        while px > SMALLEST_TEXT and self._length(letters, px) > _NAME_ARC * radius:
            px -= 1
        return px if self._length(letters, px) <= _LONGEST_ARC * radius else 0

    def _length(self, text: str, px: int) -> float:
        return sum(self._advance(text, index, px) for index in range(len(text))) - px * _NAME_SPACING

    def _advance(self, text: str, index: int, px: int) -> float:
        """From a letter's left edge to that of the next one: kerned, and a little spaced."""
        font = self.fonts.font("serif-bold", px * _FINE)
        pair = text[index : index + 2]
        wide = font.size(pair)[0] - (font.size(pair[1])[0] if len(pair) > 1 else 0)
        return wide / _FINE + px * _NAME_SPACING


def ink_on(ground: str) -> Rgb:
    """The color of signs on a stud or rim: dark on the light ones."""
    return palette.INK if ground in _LIGHT_GROUNDS else palette.TOKEN_PAPER


def initials(name: str) -> str:
    """Two letters that stand for a monster: of its first two words, or the first two of its one word."""
    words = [word for word in name.replace("-", " ").split() if word[0].isupper()]
    if len(words) >= 2:
        return words[0][0] + words[1][0]
    return (words[0] if words else name)[:2]


def signed(n: int) -> str:
    """A modifier with a true minus sign; 0 is +0."""
    return f"\N{MINUS SIGN}{-n}" if n < 0 else f"+{n}"
