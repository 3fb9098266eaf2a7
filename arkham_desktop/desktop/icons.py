"""Icons: SVG files of ``assets/icons`` drawn at their final size in one color, cached.

`Icons.get` gives a surface of ``px`` × ``px`` pixels; the name is that of the file without its ending.
"""

from __future__ import annotations

from collections import OrderedDict

import pygame

from arkham_desktop.desktop.theme import Color
from arkham_desktop.resources import asset

_KEPT = 1500


class Icons:
    """The icons of the program in every size and color that was asked for."""

    def __init__(self) -> None:
        self._icons: OrderedDict[tuple[str, int, Color], pygame.Surface] = OrderedDict()

    def get(self, name: str, px: int, color: Color) -> pygame.Surface:
        """The icon ``name``, ``px`` pixels wide and high; shared, do not draw on it.

        Raises:
            arkham_desktop.resources.MissingAssetError: there is no such icon.
        """
        px = max(1, px)
        key = (name, px, color)
        surface = self._icons.get(key)
        if surface is None:
            surface = _tinted(pygame.image.load_sized_svg(asset(f"icons/{name}.svg"), (px, px)), color)
            self._icons[key] = surface
            if len(self._icons) > _KEPT:
                self._icons.popitem(last=False)
        else:
            self._icons.move_to_end(key)
        return surface

    def forget(self) -> None:
        """Keep no icon any longer."""
        self._icons.clear()


def _tinted(surface: pygame.Surface, color: Color) -> pygame.Surface:
    """The white drawing in another color; ``color``'s alpha multiplies its own."""
    tinted = surface.copy()
    alpha = color[3] if len(color) == 4 else 255
    tinted.fill((*color[:3], alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
