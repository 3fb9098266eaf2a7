"""The drawn sheets of the towns: put together from their parts, in the level that fits the zoom.

A sheet is there as a whole (``boards/<town>``) and, for larger zooms, in levels of detail cut into parts
(``boards/<town>.<width>.<row>-<column>``), so that only what is in view is read. A part is scaled once for a
zoom and kept for as long as there is room. While the camera moves, parts are read beside the window's own
work (`Sheets.ready`), so that no frame waits for a file.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property

import pygame

from arkham_desktop.desktop.art import Art

KIND = "boards"
_PART = re.compile(r"(?P<town>[a-z-]+)\.(?P<width>\d+)\.(?P<row>\d+)-(?P<column>\d+)")
_BYTES = 20 * 1024 * 1024
_PART_PIXELS = 720
_MOST_COMING = 24
"""Parts that are read ahead at most before the oldest that nobody drew is forgotten."""
_ENOUGH = 0.97
"""A level serves when it is at least so large as what is wanted: a hair's enlargement is not seen."""


@dataclass(frozen=True, slots=True)
class _Level:
    """A level of a sheet: pixels of its width (0: the whole sheet in one file), parts along each side."""

    width: int
    count: int


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a level, and the size it is scaled to."""

    town: str
    level: _Level
    row: int
    column: int
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """The id of its picture."""
        return f"{self.town}.{self.level.width}.{self.row}-{self.column}" if self.level.width else self.town


class Sheets:
    """The sheets of all towns.

    Args:
        art: where the pictures come from.
    """

    def __init__(self, art: Art) -> None:
        self._art = art
        self._kept: OrderedDict[_Part, pygame.Surface] = OrderedDict()
        self._coming: dict[_Part, Future[pygame.Surface | None]] = {}
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
        for part, at in self._parts(surface.get_rect(), town, rect):
            image = self._image(part)
            if image is not None:
                surface.blit(image, at)

    def ready(self, seen: pygame.Rect, town: str, rect: pygame.Rect) -> bool:
        """Whether `draw` would not have to read a file; what is missing is read from now on, meanwhile.

        Args:
            seen: the rectangle that will be drawn.
            town: whose sheet.
            rect: the whole sheet, in the same pixels.
        """
        whole = True
        for part, _ in self._parts(seen, town, rect):
            if part in self._kept:
                continue
            coming = self._coming.get(part)
            if coming is None:
                self._coming[part] = self._reader.submit(self._read, part)
            if coming is None or not coming.done():
                whole = False
        return whole

    def forget(self) -> None:
        """Keep no part any longer, and read no further one."""
        for coming in self._coming.values():
            coming.cancel()
        self._coming.clear()
        self._kept.clear()
        self._bytes = 0

    @cached_property
    def _reader(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(max_workers=1, thread_name_prefix="sheets")

    def _parts(self, seen: pygame.Rect, town: str, rect: pygame.Rect) -> Iterator[tuple[_Part, pygame.Rect]]:
        """The parts of a sheet that a rectangle shows, and where they lie."""
        level = self._level(town, rect.width)
        for row in range(level.count):
            top, bottom = _cut(rect.height, row, level.count), _cut(rect.height, row + 1, level.count)
            for column in range(level.count):
                left, right = _cut(rect.width, column, level.count), _cut(rect.width, column + 1, level.count)
                at = pygame.Rect(rect.left + left, rect.top + top, right - left, bottom - top)
                if seen.colliderect(at):
                    yield _Part(town, level, row, column, at.size), at

    def _level(self, town: str, width: int) -> _Level:
        if width * _ENOUGH <= _PART_PIXELS:
            return _Level(0, 1)
        levels = self._levels.get(town, [])
        serving = [level for level in levels if level.width >= width * _ENOUGH] or levels[-1:]
        return serving[0] if serving else _Level(0, 1)

    def _image(self, part: _Part) -> pygame.Surface | None:
        image = self._kept.get(part)
        if image is not None:
            self._kept.move_to_end(part)
            return image
        coming = self._coming.pop(part, None)
        image = coming.result() if coming is not None else self._read(part)
        if image is None:
            return None
        self._kept[part] = image
        self._bytes += _weight(image)
        while self._bytes > _BYTES and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        while len(self._coming) > _MOST_COMING:  # the camera went elsewhere before these were drawn
            self._coming.pop(next(iter(self._coming))).cancel()
        return image

    def _read(self, part: _Part) -> pygame.Surface | None:
        """The picture of a part, scaled."""
        image = self._art.level(KIND, part.name, _PART_PIXELS)
        if image is None or image.get_size() == part.size:
            return image
        return pygame.transform.smoothscale(image, part.size)


def _cut(whole: int, number: int, count: int) -> int:
    return round(whole * number / count)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_bytesize() * surface.get_width() * surface.get_height()
