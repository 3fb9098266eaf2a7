"""The pointer: an arrow of brass, and a hand where something can be pressed. The settings can do without."""

from __future__ import annotations

import logging
from typing import Literal, TypeAlias

import pygame

from arkham_desktop.desktop import theme

log = logging.getLogger(__name__)

Shape: TypeAlias = Literal["arrow", "hand"]
_FINE = 4
_SIDE = 24
"""Units of the drawing, which is larger where everything is."""
_ARROW = ((2, 1), (2, 19), (6.6, 15), (9.8, 22), (13, 20.6), (9.9, 13.8), (16, 13.8))
_HAND = (
    ((7.9, 3.2), (10.5, 3.2), (10.5, 9.5), (7.9, 9.5)),
    ((5, 9.5), (18.4, 9.5), (18.4, 16), (16, 22), (8.4, 22), (3.2, 14.6), (5, 13.2)),
)
_FINGERS = ((9.2, 3.2, 1.35), (12.2, 8.7, 1.6), (15, 9.1, 1.6), (17.2, 10, 1.5), (4, 13.6, 1.5))
"""The round ends of the fingers and the thumb: middle and radius."""
_TIPS: dict[Shape, tuple[float, float]] = {"arrow": (2, 1), "hand": (9.2, 1.8)}


def picture(shape: Shape, scale: float) -> pygame.Surface:
    """The pointer, ``scale`` pixels a unit: light brass in a dark casing, with a soft shadow."""
    side = round(_SIDE * scale)
    fine = scale * _FINE
    form = pygame.Surface((round(_SIDE * fine), round(_SIDE * fine)), pygame.SRCALPHA)
    form.fill((255, 255, 255, 0))
    polygons = (_ARROW,) if shape == "arrow" else _HAND
    for points in polygons:
        pygame.draw.polygon(form, (255, 255, 255, 255), [(x * fine, y * fine) for x, y in points])
    if shape == "hand":
        for x, y, radius in _FINGERS:
            pygame.draw.circle(form, (255, 255, 255, 255), (x * fine, y * fine), radius * fine)
    mask = pygame.mask.from_surface(form)
    big = pygame.Surface(form.get_size(), pygame.SRCALPHA)
    big.fill((*theme.CASING[:3], 0))
    reach = max(1, round(1.3 * fine))
    case = mask.to_surface(setcolor=(*theme.CASING[:3], 255), unsetcolor=(*theme.CASING[:3], 0))
    for step in range(24):
        by = pygame.Vector2(reach, 0).rotate(step * 15)
        big.blit(case, (round(by.x), round(by.y)))
    inner = mask.to_surface(setcolor=(0xF3, 0xDC, 0xA4, 255), unsetcolor=(0xF3, 0xDC, 0xA4, 0))
    big.blit(inner, (0, 0))
    return pygame.transform.smoothscale(big, (side, side))


class Pointer:
    """Keeps the system's pointer as the settings and what lies under it want it."""

    def __init__(self) -> None:
        self._shown: tuple[Shape, float] | None = None
        self._own = False
        self._works = True

    def show(self, shape: Shape, scale: float, *, own: bool) -> None:
        """Show a shape; the system's own arrow where ``own`` is off or the system has no colored pointers."""
        if not self._works or (self._shown == (shape, scale) and own == self._own):
            return
        try:
            if own:
                image = picture(shape, max(1.0, scale))
                tip = tuple(round(part * max(1.0, scale)) for part in _TIPS[shape])
                pygame.mouse.set_cursor(pygame.Cursor((tip[0], tip[1]), image))
            elif self._own:
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)
        except pygame.error as error:
            self._works = False
            log.info("no pointer of our own here: %s", error)
        self._shown, self._own = (shape, scale), own
