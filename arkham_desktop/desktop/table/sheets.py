"""The drawn sheets of the towns: put together from their parts, in the level that fits the zoom.

A sheet is there as a whole (``boards/<town>``) and, for larger zooms, in levels of detail cut into parts
(``boards/<town>.<width>.<row>-<column>``), so that only what is in view is read. A part is scaled once for a
zoom and kept for as long as there is room.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property

import pygame

from arkham_desktop.desktop.art import Art

KIND = "boards"
_PART = re.compile(r"(?P<town>[a-z-]+)\.(?P<width>\d+)\.(?P<row>\d+)-(?P<column>\d+)")
_BYTES = 20 * 1024 * 1024
_PART_PIXELS = 720
_ENOUGH = 0.97
"""A level serves when it is at least so large as what is wanted: a hair's enlargement is not seen."""


@dataclass(frozen=True, slots=True)
class _Level:
    """A level of a sheet: pixels of its width (0: the whole sheet in one file), parts along each side."""

    width: int
    count: int


class Sheets:
    """The sheets of all towns.

    Args:
        art: where the pictures come from.
    """

    def __init__(self, art: Art) -> None:
        self._art = art
        self._kept: OrderedDict[tuple[str, int, int, int, int, int], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def has(self, town: str) -> bool:
        """Whether the town's sheet is drawn."""
        return self._art.has(KIND, town)

    @cached_property
    def _levels(self) -> dict[str, list[_Level]]:
        counts: dict[str, dict[int, int]] = {}
        for name in self._art.names(KIND):
            match = _PART.fullmatch(name)
            if match is not None:
                widths = counts.setdefault(match["town"], {})
                width = int(match["width"])
                widths[width] = max(widths.get(width, 0), int(match["column"]) + 1)
        return {
            town: [_Level(width, count) for width, count in sorted(widths.items())]
            for town, widths in counts.items()
        }

    def draw(self, surface: pygame.Surface, town: str, rect: pygame.Rect) -> None:
        """Draw the part of a sheet that a surface shows; ``rect`` is the whole sheet on it, in pixels."""
        level = self._level(town, rect.width)
        seen = rect.clip(surface.get_rect())
        for row in range(level.count):
            top, bottom = _cut(rect.height, row, level.count), _cut(rect.height, row + 1, level.count)
            for column in range(level.count):
                left, right = _cut(rect.width, column, level.count), _cut(rect.width, column + 1, level.count)
                part = pygame.Rect(rect.left + left, rect.top + top, right - left, bottom - top)
                if seen.colliderect(part):
                    image = self._part(town, level, row, column, part.size)
                    if image is not None:
                        surface.blit(image, part)

    def _level(self, town: str, width: int) -> _Level:
        if width * _ENOUGH <= _PART_PIXELS:
            return _Level(0, 1)
        levels = self._levels.get(town, [])
        serving = [level for level in levels if level.width >= width * _ENOUGH] or levels[-1:]
        return serving[0] if serving else _Level(0, 1)

    def _part(
        self, town: str, level: _Level, row: int, column: int, size: tuple[int, int]
    ) -> pygame.Surface | None:
        key = (town, level.width, row, column, *size)
        image = self._kept.get(key)
        if image is not None:
            self._kept.move_to_end(key)
            return image
        name = f"{town}.{level.width}.{row}-{column}" if level.width else town
        image = self._art.level(KIND, name, _PART_PIXELS)
        if image is None:
            return None
        if image.get_size() != size:
            image = pygame.transform.smoothscale(image, size)
        self._kept[key] = image
        self._bytes += _weight(image)
        while self._bytes > _BYTES and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return image


def _cut(whole: int, number: int, count: int) -> int:
    return round(whole * number / count)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_bytesize() * surface.get_width() * surface.get_height()
