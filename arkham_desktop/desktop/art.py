"""Pictures: the files of ``assets/images``, scaled once to the pixels that were asked for, and kept.

A picture is ``<kind>/<id>@<pixels>.webp``: ``pixels`` is its longer side. Several files of one picture are
its levels of detail, drawn apart, so that a small token is not a large one made small. ``packaging/art``
makes them.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pygame

from arkham_desktop.resources import assets_folder

_NAME = re.compile(r"(?P<id>.+)@(?P<pixels>\d+)\.webp")
_BYTES = 64 * 1024 * 1024
Levels: TypeAlias = dict[tuple[str, str], dict[int, Path]]


class Art:
    """The pictures of the program in every size that was asked for.

    Args:
        folder: where the pictures lie; ``assets/images`` without it.

    Attributes:
        companions: what others make of pictures, one of each type, and keep as long as these.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = assets_folder() / "images" if folder is None else folder
        self._kept: OrderedDict[tuple[str, str, int, int], pygame.Surface] = OrderedDict()
        self._shapes: dict[tuple[str, str], float] = {}
        self._bytes = 0
        self.companions: dict[type, Any] = {}

    @property
    def _levels(self) -> Levels:
        return _levels_in(self._folder)

    def has(self, kind: str, name: str) -> bool:
        """Whether there is such a picture."""
        return (kind, name) in self._levels

    def names(self, kind: str) -> list[str]:
        """The ids of all pictures of a kind, in the order of the alphabet."""
        return sorted(name for known, name in self._levels if known == kind)

    def shape(self, kind: str, name: str) -> float | None:
        """The width of a picture by its height, or None when there is none; read from its file once."""
        levels = self._levels.get((kind, name))
        if levels is None:
            return None
        key = (kind, name)
        if key not in self._shapes:
            width, height = pygame.image.load(levels[min(levels)]).get_size()
            self._shapes[key] = width / height
        return self._shapes[key]

    def largest(self, kind: str, name: str) -> int | None:
        """Pixels of the longer side of a picture's largest file, or None when there is none."""
        levels = self._levels.get((kind, name))
        return None if levels is None else max(levels)

    def image(self, kind: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture in ``size`` pixels, or None when there is none; shared, do not draw on it.

        It is made from the smallest level that is at least as large. What was not asked for longest is
        forgotten when all together are larger than 64 MB.
        """
        levels = self._levels.get((kind, name))
        if levels is None:
            return None
        width, height = max(1, size[0]), max(1, size[1])
        key = (kind, name, width, height)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        return self._keep(key, self._scaled(levels, width, height))

    def made(
        self, kind: str, name: str, size: tuple[int, int], make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """What ``make`` composes of pictures, kept like them; kind, name and size tell it apart."""
        key = (f"made:{kind}", name, *size)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        return self._keep(key, make())

    def _keep(self, key: tuple[str, str, int, int], surface: pygame.Surface) -> pygame.Surface:
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > _BYTES and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return surface

    def level(self, kind: str, name: str, pixels: int) -> pygame.Surface | None:
        """The level that serves for ``pixels`` of the longer side, as it is and not kept, or None."""
        levels = self._levels.get((kind, name))
        return None if levels is None else _loaded(levels[_serving(levels, pixels)])

    def forget(self) -> None:
        """Keep no picture any longer."""
        self._kept.clear()
        self._bytes = 0
        self.companions.clear()

    def _scaled(self, levels: dict[int, Path], width: int, height: int) -> pygame.Surface:
        surface = _loaded(levels[_serving(levels, max(width, height))])
        if surface.get_size() == (width, height):
            return surface
        return pygame.transform.smoothscale(surface, (width, height))


@cache
def _levels_in(folder: Path) -> Levels:
    """The files of each picture by the pixels of their longer side, looked up once."""
    levels: Levels = {}
    if not folder.is_dir():
        return levels
    for kind in sorted(one for one in folder.iterdir() if one.is_dir()):
        for path in kind.iterdir():
            name = _NAME.fullmatch(path.name)
            if name is not None:
                levels.setdefault((kind.name, name["id"]), {})[int(name["pixels"])] = path
    return levels


def _serving(levels: dict[int, Path], pixels: int) -> int:
    return min((level for level in levels if level >= pixels), default=max(levels))


def _loaded(path: Path) -> pygame.Surface:
    """The file as a surface of the screen's format, with alpha where the file has it."""
    surface = pygame.image.load(path)
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


def _weight(surface: pygame.Surface) -> int:
    return surface.get_bytesize() * surface.get_width() * surface.get_height()
