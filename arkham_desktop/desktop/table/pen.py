"""The pen that the painter draws shapes with, in table units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.geometry import Point


class Pen:
    """Draws in table units on a surface whose top left pixel is ``corner`` pixels from the table's."""

    def __init__(self, surface: pygame.Surface, bounds: Box, corner: tuple[int, int], k: float) -> None:
        self.surface = surface
        self.k = k
        self._left = bounds.left * k + corner[0]
        self._top = bounds.top * k + corner[1]
        width, height = surface.get_size()
        self.seen = Box(self._left / k, self._top / k, width / k, height / k)

    def at(self, point: Point) -> Point:
        """A table point in pixels of the surface."""
        return point[0] * self.k - self._left, point[1] * self.k - self._top

    def size(self, units: float, least: int = 1) -> int:
        """A length in pixels, at least ``least``."""
        return max(least, round(units * self.k))

    def rect(self, box: Box) -> pygame.Rect:
        """A rectangle of the table in pixels."""
        left, top = self.at((box.left, box.top))
        return pygame.Rect(round(left), round(top), round(box.width * self.k), round(box.height * self.k))

    def polygon(self, color: palette.Rgb, points: Sequence[Point]) -> None:
        """A filled outline."""
        pygame.draw.polygon(self.surface, color, [self.at(point) for point in points])

    def circle(self, color: palette.Rgb, at: Point, radius: float, width: float = 0) -> None:
        """A disc, or a ring of ``width`` units."""
        pygame.draw.circle(
            self.surface, color, self.at(at), radius * self.k, self.size(width) if width else 0
        )

    def panel(self, box: Box, color: palette.Rgb, edge: palette.Rgb, width: float, corner: float) -> None:
        """A rectangle with round corners and an edge."""
        rect = self.rect(box)
        pygame.draw.rect(self.surface, color, rect, border_radius=self.size(corner))
        pygame.draw.rect(self.surface, edge, rect, self.size(width), border_radius=self.size(corner))

    def put(self, image: pygame.Surface, at: Point, shift: Point = (0, 0)) -> None:
        """Put a picture with its middle at a table point, moved by pixels."""
        x, y = self.at(at)
        left = round(x + shift[0] - image.get_width() / 2)
        self.surface.blit(image, (left, round(y + shift[1] - image.get_height() / 2)))

    def stroke(self, color: palette.Rgb, points: Sequence[Point], width: float) -> None:
        """A line of pieces with round joints; what lies outside the surface is left out."""
        near = self.seen.inflate(2 * width, 2 * width)
        left, top, right, bottom = near.left, near.top, near.right, near.bottom
        for a, b in pairwise(points):
            beside = (a[0] < left and b[0] < left) or (a[0] > right and b[0] > right)
            if not beside and not (a[1] < top and b[1] < top) and not (a[1] > bottom and b[1] > bottom):
                stroke(self.surface, color, (self.at(a), self.at(b)), self.size(width))


def stroke(surface: pygame.Surface, color: palette.Rgb, pixels: Sequence[Point], width: int) -> None:
    """Draw a line of pieces with round joints, in pixels; the edges are not smoothed."""
    for a, b in pairwise(pixels):
        _thick(surface, color, a, b, width)
    for pixel in pixels:
        pygame.draw.circle(surface, color, pixel, width / 2)


def _thick(surface: pygame.Surface, color: palette.Rgb, a: Point, b: Point, width: int) -> None:
    """A straight piece of any width with flat ends."""
    far = math.dist(a, b)
    if far == 0:
        return
    x, y = (b[1] - a[1]) / far * width / 2, (a[0] - b[0]) / far * width / 2
    pygame.draw.polygon(
        surface,
        color,
        [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)],
    )
