"""Likenesses: portraits in their ovals, faces in rounds, plates of the great ones; nothing where none is.

Every function says whether there was a picture, so that whoever calls draws a sign instead.
"""

from __future__ import annotations

import pygame

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw.canvas import Canvas, Position
from arkham_desktop.desktop.draw.shapes import disc
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color

_BRASS: Color = (0xB9, 0x8B, 0x3E)
_BRASS_DARK: Color = (0x4A, 0x35, 0x16)
_DIM = 96
"""Opacity of who is not to be chosen any more or out of the game, of 255."""


def draw_portrait(canvas: Canvas, box: Box, person: str, *, dim: bool = False) -> bool:
    """An investigator's portrait in its oval frame, whole, in the middle of a box."""
    shape = canvas.art.shape("portraits", person)
    rect = canvas.rect(box)
    if shape is None or rect.height < 8 or rect.width < 8:
        return False
    high = min(rect.height, round(rect.width / shape))
    image = _image(canvas.art, "portraits", person, (round(high * shape), high), dim)
    if image is None:
        return False
    canvas.surface.blit(image, image.get_rect(center=rect.center))
    return True


def draw_face(
    canvas: Canvas, center: Position, size: float, person: str, *, ring: Color = _BRASS, dim: bool = False
) -> bool:
    """An investigator's face in a round of ``size`` units, with a ring."""
    pixels = canvas.px(size)
    edge = max(1, round(pixels * 0.05))
    image = _image(canvas.art, "faces", person, (pixels - 2 * edge, pixels - 2 * edge), dim)
    if image is None:
        return False
    middle = canvas.point(center)
    disc(canvas.surface, middle, pixels, _BRASS_DARK)
    disc(canvas.surface, middle, max(4, pixels - edge), ring)
    canvas.surface.blit(image, image.get_rect(center=middle))
    return True


def draw_plate(canvas: Canvas, box: Box, kind: str, name: str) -> bool:
    """The plate of an Ancient One or a Herald, whole, in a brass edge, in the middle of a box."""
    shape = canvas.art.shape(kind, name)
    rect = canvas.rect(box)
    if shape is None or rect.height < 12 or rect.width < 12:
        return False
    high = min(rect.height, round(rect.width / shape))
    place = pygame.Rect(0, 0, round(high * shape), high)
    place.center = rect.center
    edge = max(2, round(high * 0.012))
    image = canvas.art.image(kind, name, (place.width - 4 * edge, place.height - 4 * edge))
    if image is None:
        return False
    canvas.surface.fill(_BRASS_DARK[:3], place)
    canvas.surface.fill(_BRASS[:3], place.inflate(-edge, -edge))
    canvas.surface.fill(_BRASS_DARK[:3], place.inflate(-3 * edge, -3 * edge))
    canvas.surface.blit(image, image.get_rect(center=place.center))
    return True


def _image(art: Art, kind: str, name: str, size: tuple[int, int], dim: bool) -> pygame.Surface | None:
    image = art.image(kind, name, size)
    if image is None or not dim:
        return image

    def faded(bright: pygame.Surface = image) -> pygame.Surface:
        copy = bright.copy()
        copy.fill((255, 255, 255, _DIM), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return art.made(f"dim:{kind}", name, size, faded)
