"""The ring around a location that can be chosen: open below, where its discs and its diamond hang."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from arkham_desktop.desktop.theme import AMBER, CASING, Color

_OPEN = math.radians(58)
"""Half the angle of the gap at the foot."""
_FINE = 3


@lru_cache(maxsize=24)
def open_ring(radius: int, width: int, casing: int) -> pygame.Surface:
    """A cased amber ring around its middle.

    Args:
        radius: pixels from the middle to the inside of the amber line.
        width: pixels of the amber line.
        casing: pixels of the dark line on each side of it.
    """
    side = 2 * (radius + width + casing) + 2
    big = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    big.fill((*CASING[:3], 0))
    _arc(big, radius - casing, radius + width + casing, CASING, casing / (radius + width))
    _arc(big, radius, radius + width, AMBER, 0.0)
    return pygame.transform.smoothscale(big, (side, side))


def _arc(big: pygame.Surface, inner: float, outer: float, color: Color, more: float) -> None:
    """A thick arc over the top, open at the foot; ``more``: radians longer at each end."""
    middle = big.get_width() / 2
    gap = _OPEN - more
    turns = [math.pi / 2 + gap + (2 * math.pi - 2 * gap) * part / 96 for part in range(97)]
    points = [
        (middle + outer * _FINE * math.cos(turn), middle + outer * _FINE * math.sin(turn)) for turn in turns
    ]
    points += [
        (middle + inner * _FINE * math.cos(turn), middle + inner * _FINE * math.sin(turn))
        for turn in reversed(turns)
    ]
    pygame.draw.polygon(big, color, points)
