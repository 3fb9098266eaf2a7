"""A plate of an Ancient One as it hangs on a wall: in brass, on a mat where there is more room than picture.

A picture is never enlarged much, or it would look soft; what is left of the frame is its mat, on which a
small plate of brass says who that is.
"""

from __future__ import annotations

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw.canvas import Canvas
from arkham_desktop.desktop.draw.likeness import draw_name_plate, draw_plate
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color

MOST_ENLARGED = 1.4
"""A picture is drawn at most so many times as large as its largest file."""
_LEAST_MAT = 0.06
"""Parts of the frame's height: where a mat would be narrower, the picture fills the frame."""
_BRASS: Color = (0xB9, 0x8B, 0x3E)
_BRASS_DARK: Color = (0x4A, 0x35, 0x16)
_BEVEL_LIT: Color = (0xFB, 0xF5, 0xE4)
_BEVEL_SHADE: Color = (0x8A, 0x76, 0x52)
_RULE: Color = (0x6A, 0x45, 0x1E)


def draw_framed(canvas: Canvas, box: Box, kind: str, name: str, title: str) -> bool:
    """A plate in a frame that fills a box of its shape; False, and nothing drawn, where there is no picture.

    Args:
        canvas: what to draw on.
        box: the frame's outside.
        kind: ``ancient-ones`` or ``heralds``.
        name: the id of the content.
        title: what stands on the mat, where there is one.
    """
    shape, largest = canvas.art.shape(kind, name), canvas.art.largest(kind, name)
    rect = canvas.rect(box)
    if shape is None or largest is None:
        return False
    high = min(round(largest * MOST_ENLARGED), rect.height)
    if (rect.height - high) / 2 < rect.height * _LEAST_MAT:
        return draw_plate(canvas, box, kind, name)
    image = canvas.art.image(kind, name, (round(high * shape), high))
    if image is None:
        return False
    mat = _draw_frame(canvas, rect)
    foot = (mat.height - high) * 0.56
    place = image.get_rect(midbottom=(mat.centerx, round(mat.bottom - foot)))
    _draw_opening(canvas, mat, place)
    canvas.surface.blit(image, place)
    plate = pygame.Rect(0, 0, round(min(foot * 1.9, place.width * 0.8)), round(foot * 0.3))
    plate.center = (mat.centerx, (place.bottom + mat.bottom) // 2)
    draw_name_plate(canvas, _units(canvas, plate), title)
    return True


def _draw_frame(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """The brass frame and its mat; the rect of the mat, in pixels."""
    edge = max(2, round(rect.height * 0.012))
    canvas.surface.fill(_BRASS_DARK[:3], rect)
    canvas.surface.fill(_BRASS[:3], rect.inflate(-edge, -edge))
    canvas.surface.fill(_BRASS_DARK[:3], rect.inflate(-3 * edge, -3 * edge))
    mat = rect.inflate(-4 * edge, -4 * edge)
    inside = _units(canvas, mat)
    canvas.ground(theme.WRITING_PAPER, inside)
    for side in ("top", "left"):
        canvas.edge_shadow(inside, side, 10, 120)
    return mat


def _draw_opening(canvas: Canvas, mat: pygame.Rect, place: pygame.Rect) -> None:
    """The beveled edge that the mat is cut with, and a fine rule round it."""
    bevel = max(2, round(place.height * 0.008))
    outer = place.inflate(2 * bevel, 2 * bevel)
    canvas.surface.fill(_BEVEL_SHADE[:3], outer)
    lit = [
        outer.bottomleft,
        outer.bottomright,
        outer.topright,
        place.topright,
        place.bottomright,
        place.bottomleft,
    ]
    pygame.draw.polygon(canvas.surface, _BEVEL_LIT[:3], lit)
    gap = min((mat.width - place.width) // 4, bevel * 5)
    pygame.draw.rect(canvas.surface, _RULE[:3], place.inflate(2 * gap, 2 * gap), max(1, bevel // 4))


def _units(canvas: Canvas, rect: pygame.Rect) -> Box:
    """Pixels of the surface as a box of the canvas."""
    left, top = canvas.box.left + rect.left / canvas.scale, canvas.box.top + rect.top / canvas.scale
    return Box(left, top, rect.width / canvas.scale, rect.height / canvas.scale)
