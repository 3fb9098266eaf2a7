"""Fonts and rendered text: loaded once a size, drawn at its final size, cached.

`Fonts.font` gives a `pygame.Font` of a face in *pixels*; `Fonts.line` a cached surface of one line of text.
A symbol (see `symbols`) in a text is drawn as its icon.
The cache is bounded by bytes; what was used longest ago goes first.
"""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from functools import cache
from io import BytesIO

import pygame

from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.symbols import PATTERN, color_of, icon_of
from arkham_desktop.desktop.theme import FACE_FILES, Color, Face
from arkham_desktop.resources import asset

CACHE_BYTES = 48 * 1024 * 1024
"""How much rendered text is kept."""
_WIDTHS = 20_000
_READING: tuple[Face, ...] = ("card", "card-semibold", "card-italic")
_FINE = 2
_LARGE = 40
"""Pixels from which on letters stand evenly by themselves."""
_SYMBOL = 0.98
_SYMBOL_GAP = 0.2
_SYMBOL_MIDDLE = 0.34
"""Of a symbol, as parts of the font's size: its size, the gap after it, its middle over the base line."""


@cache
def _file(face: Face) -> bytes:
    """The font's file: read once, because a font keeps its file open and there are many sizes."""
    return asset(f"fonts/{FACE_FILES[face]}").read_bytes()


class Fonts:
    """The fonts of the program and the lines of text drawn with them."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._fonts: dict[tuple[Face, int], pygame.Font] = {}
        self._lines: OrderedDict[tuple[str, Face, int, Color], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._widths: dict[tuple[str, Face, int], int] = {}
        self._icons = Icons()

    def font(self, face: Face, px: int) -> pygame.Font:
        """The font of a face, ``px`` pixels high."""
        key = (face, px)
        font = self._fonts.get(key)
        if font is None:
            font = pygame.Font(BytesIO(_file(face)), px)
            self._fonts[key] = font
        return font

    def forget(self) -> None:
        """Keep no line of text any longer."""
        self._lines.clear()
        self._widths.clear()
        self._bytes = 0
        self._icons.forget()

    def drop(self, face: Face, px: int) -> int:
        """How many pixels lower a line of a face is drawn than one of the text face on the same base line."""
        return self.font("text", px).get_ascent() - self.font(face, px).get_ascent()

    def width(self, text: str, face: Face, px: int) -> int:
        """How many pixels wide a line is."""
        key = (text, face, px)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= _WIDTHS:
                self._widths.clear()
            width = sum(
                _symbol_width(px) if icon_of(part) else self._plain_width(_drawable(part), face, px)
                for part in PATTERN.split(text)
            )
            self._widths[key] = width
        return width

    def _plain_width(self, text: str, face: Face, px: int) -> int:
        """How many pixels wide a line without symbols is."""
        if not _even(face, px):
            return self.font(face, px).size(text)[0]
        return math.ceil(self.font(face, px * _FINE).size(text)[0] / _FINE)

    def _plain(self, text: str, face: Face, px: int, color: Color) -> pygame.Surface:
        """A line without symbols.

        A small font sets each letter on a whole pixel, which tears words of the reading face apart; in a
        larger size the letters stand evenly, and keep that when it is made smaller.
        """
        font = self.font(face, px)
        if not text or not _even(face, px):
            return font.render(text, True, color)
        fine = self.font(face, px * _FINE)
        large = fine.render(text, True, color)
        wide = self._plain_width(text, face, px)
        high = font.get_height()
        whole = pygame.Surface((wide * _FINE, high * _FINE), pygame.SRCALPHA)
        whole.fill((*color[:3], 0))
        whole.blit(large, (0, font.get_ascent() * _FINE - fine.get_ascent()))
        return pygame.transform.smoothscale(whole, (wide, high))

    def line(self, text: str, face: Face, px: int, color: Color) -> pygame.Surface:
        """One line of text as a surface with alpha; do not draw on it, it is shared."""
        key = (text, face, px, color)
        surface = self._lines.get(key)
        if surface is not None:
            self._lines.move_to_end(key)
            return surface
        surface = self._rendered(text, face, px, color)
        self._lines[key] = surface
        self._bytes += surface.get_width() * surface.get_height() * 4
        while self._bytes > CACHE_BYTES and len(self._lines) > 1:
            _, old = self._lines.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4
        return surface

    def _rendered(self, text: str, face: Face, px: int, color: Color) -> pygame.Surface:
        font = self.font(face, px)
        parts = PATTERN.split(text)
        if len(parts) == 1:
            return self._plain(_drawable(text), face, px, color)
        surface = pygame.Surface((max(1, self.width(text, face, px)), font.get_height()), pygame.SRCALPHA)
        left = 0
        for part in parts:
            icon = icon_of(part)
            if icon:
                size = round(px * _SYMBOL)
                image = self._icons.get(icon, size, color_of(icon, color))
                surface.blit(image, (left, round(font.get_ascent() - px * _SYMBOL_MIDDLE - size / 2)))
                left += _symbol_width(px)
            elif part:
                image = self._plain(_drawable(part), face, px, color)
                surface.blit(image, (left, 0))
                left += image.get_width()
        return surface


def _even(face: Face, px: int) -> bool:
    """Whether a face is set in a larger size first: the reading face, where it is small."""
    return face in _READING and px < _LARGE


def _symbol_width(px: int) -> int:
    return round(px * (_SYMBOL + _SYMBOL_GAP))


_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""Halves of characters stand in the names of files that are no text in the system's encoding."""


def _drawable(text: str) -> str:
    """The text without what no font takes: a person's file, or its name, may hold anything."""
    return _UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", text)
