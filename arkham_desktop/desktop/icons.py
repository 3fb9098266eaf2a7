"""Icons: SVG files of ``assets/icons`` drawn at their final size in one color, cached.

`Icons.get` gives a surface of ``px`` × ``px`` pixels; the name is that of the file without its ending.
"""

from __future__ import annotations

import pygame

from arkham_desktop.desktop.cache import Cache
from arkham_desktop.desktop.theme import Color
from arkham_desktop.resources import asset

_KEPT = 1500


class Icons:
    """The icons of the program in every size and color that was asked for."""

    def __init__(self) -> None:
        self._icons: Cache[pygame.Surface] = Cache(_KEPT)

    def get(self, name: str, px: int, color: Color) -> pygame.Surface:
        """The icon ``name``, ``px`` pixels wide and high; shared, do not draw on it.

        Raises:
            arkham_desktop.resources.MissingAssetError: there is no such icon.
        """
        px = max(1, px)
        return self._icons.get((name, px, color), lambda: _drawn(name, px, color))

    def forget(self) -> None:
        """Keep no icon any longer."""
        self._icons.clear()


def _drawn(name: str, px: int, color: Color) -> pygame.Surface:
    return _tinted(pygame.image.load_sized_svg(asset(f"icons/{name}.svg"), (px, px)), color)


def _tinted(surface: pygame.Surface, color: Color) -> pygame.Surface:
    """The white drawing in another color; ``color``'s alpha multiplies its own."""
    tinted = surface.copy()
    alpha = color[3] if len(color) == 4 else 255
    tinted.fill((*color[:3], alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
