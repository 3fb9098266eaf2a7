"""The picture of the title: Arkham's roofs by night, from a window over the river.

Its left third is the dark wall of a room; a menu that stands there is given its room by showing it larger.
"""

from __future__ import annotations

import pygame

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box

_SHAPE = 1000 / 562
_WALL = 0.33
"""The share of the picture's width that is wall."""
_MOST = 1.24
"""How much larger than the window it may be shown."""
_FOOT = 0.62
"""The share of what is too high that is cut off above; the rest is cut off below."""
_ENOUGH = 0.9
"""A level so much smaller than wanted still serves: the large one takes long to read."""
_NIGHT = (0x14, 0x10, 0x10)


def draw(canvas: Canvas, box: Box, *, menu: float = 0, dim: bool = False) -> None:
    """Draw the town into a box.

    Args:
        canvas: what to draw on.
        box: is filled.
        menu: units from the box's left edge that should be wall, for words that stand there.
        dim: for a ground that words stand on everywhere.
    """
    rect = canvas.rect(box)
    if rect.width < 8 or rect.height < 8:
        return
    share = menu / box.width if box.width else 0.0
    size = rect.width, rect.height
    key = f"arkham-{round(share * 100)}{'-dim' if dim else ''}"
    picture = canvas.art.made("title", key, size, lambda: _picture(canvas.art, size, share, dim=dim))
    canvas.surface.blit(picture, rect)


def _picture(art: Art, size: tuple[int, int], menu: float, *, dim: bool) -> pygame.Surface:
    """The picture covering a size, its left edge in place, dark under small print."""
    width, height = size
    result = pygame.Surface(size)
    result.fill(_NIGHT)
    cover = max(width, height * _SHAPE)
    wide = round(min(max(cover, width * menu / _WALL), cover * _MOST))
    drawn = art.level("title", "arkham", round(wide * _ENOUGH))
    if drawn is not None:
        scaled = pygame.transform.smoothscale(drawn, (wide, round(wide / _SHAPE)))
        result.blit(scaled, (0, round((height - scaled.get_height()) * _FOOT)))
    if dim:
        result.fill((60, 60, 60), special_flags=pygame.BLEND_RGB_MULT)
    else:
        _darken_foot(result, round(height * 0.12))
    return result


def _darken_foot(picture: pygame.Surface, high: int) -> None:
    width, height = picture.get_size()
    strip = pygame.Surface((1, max(2, high)))
    for y in range(strip.get_height()):
        level = round(255 - 200 * min(1.0, 1.6 * y / strip.get_height()))
        strip.set_at((0, y), (level, level, level))
    band = pygame.transform.scale(strip, (width, strip.get_height()))
    picture.blit(band, (0, height - band.get_height()), special_flags=pygame.BLEND_RGB_MULT)
