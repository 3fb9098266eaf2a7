"""The nine dimension symbols as shapes."""

from __future__ import annotations

import math

import pygame

from arkham_desktop.desktop.table.palette import Rgb

Point = tuple[float, float]


def draw_symbol(surface: pygame.Surface, symbol: str, at: Point, radius: float, color: Rgb) -> None:
    """Draw a dimension symbol around a point, ``radius`` pixels high in each direction.

    The edges are not smoothed: draw it large and scale it down.

    Raises:
        ValueError: there is no such symbol.
    """
    if symbol == "circle":
        pygame.draw.circle(surface, color, at, radius * 0.72)
    elif symbol == "crescent":
        pygame.draw.polygon(surface, color, _crescent(at, radius))
    elif symbol in _POLYGONS:
        pygame.draw.polygon(
            surface, color, [(at[0] + x * radius, at[1] + y * radius) for x, y in _POLYGONS[symbol]]
        )
    else:
        raise ValueError(f"there is no dimension symbol {symbol!r}")


def symbol_image(symbol: str, px: int, color: Rgb) -> pygame.Surface:
    """A symbol as a picture of ``px`` pixels."""
    px = max(4, px)
    big = pygame.Surface((px * 4, px * 4), pygame.SRCALPHA)
    big.fill((*color, 0))
    draw_symbol(big, symbol, (px * 2, px * 2), px * 2, color)
    return pygame.transform.smoothscale(big, (px, px))


def _ring(count: int, radius: float, turn: float = -90.0) -> list[Point]:
    angles = [math.radians(turn + 360 * index / count) for index in range(count)]
    return [(math.cos(angle) * radius, math.sin(angle) * radius) for angle in angles]


def _star() -> list[Point]:
    outer, inner = _ring(5, 1.0), _ring(5, 0.42, -54.0)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


def _plus() -> list[Point]:
    a, b = 0.34, 0.92
    quarter = [(-a, -b), (a, -b), (a, -a)]
    turned: list[Point] = []
    for _ in range(4):
        turned += quarter
        quarter = [(-y, x) for x, y in quarter]
    return turned


def _crescent(at: Point, radius: float) -> list[Point]:
    """A waxing moon, open to the right."""
    outer = [math.radians(angle) for angle in range(-55, -306, -10)]
    points = [(at[0] + math.cos(a) * radius * 0.95, at[1] + math.sin(a) * radius * 0.95) for a in outer]
    tip = points[-1]
    inner_at = (at[0] + radius * 0.4, at[1])
    inner = math.dist(tip, inner_at)
    first = math.atan2(tip[1] - inner_at[1], tip[0] - inner_at[0])
    last = math.atan2(points[0][1] - inner_at[1], points[0][0] - inner_at[0])
    # Back along the inner edge on the left side of its own circle.
    first, last = first % (2 * math.pi), last % (2 * math.pi)
    for step in range(1, 20):
        a = first + (last - first) * step / 20
        points.append((inner_at[0] + math.cos(a) * inner, inner_at[1] + math.sin(a) * inner))
    return points


_POLYGONS: dict[str, list[Point]] = {
    "square": [(-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76)],
    "triangle": [(0, -0.92), (0.95, 0.74), (-0.95, 0.74)],
    "diamond": [(0, -1.0), (0.82, 0), (0, 1.0), (-0.82, 0)],
    "hexagon": _ring(6, 0.95),
    "star": _star(),
    "plus": _plus(),
    "slash": [(0.2, -0.95), (0.75, -0.95), (-0.2, 0.95), (-0.75, 0.95)],
}
