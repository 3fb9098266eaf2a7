"""Fonts and rendered text: loaded once a size, drawn at its final size, cached.

`Fonts.font` gives a `pygame.Font` of a face in *pixels*; `Fonts.line` a cached surface of one line of text.
A symbol (see `symbols`) in a text is drawn as its icon.
The cache is bounded by bytes; what was used longest ago goes first.
"""

from __future__ import annotations

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
                _symbol_width(px) if icon_of(part) else self.font(face, px).size(_drawable(part))[0]
                for part in PATTERN.split(text)
            )
            self._widths[key] = width
        return width

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
            return font.render(_drawable(text), True, color)
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
                image = font.render(_drawable(part), True, color)
                surface.blit(image, (left, 0))
                left += image.get_width()
        return surface


def _symbol_width(px: int) -> int:
    return round(px * (_SYMBOL + _SYMBOL_GAP))


_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""Halves of characters stand in the names of files that are no text in the system's encoding."""


def _drawable(text: str) -> str:
    """The text without what no font takes: a person's file, or its name, may hold anything."""
    return _UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", text)
