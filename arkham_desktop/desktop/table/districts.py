"""The tinted ground of the neighborhoods."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.geometry import Point, TableGeometry

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library


def districts(library: Library, geometry: TableGeometry) -> Iterator[tuple[str, palette.Rgb, list[Point]]]:
    """The tinted ground of each neighborhood: its town, its color, its outline."""
    for spaces in library.neighborhoods.values():
        spots = [geometry.spots[space] for space in spaces if space in geometry.spots]
        if not spots:
            continue
        points = [
            (spot.at[0] + math.cos(angle) * spot.half[0], spot.at[1] + math.sin(angle) * spot.half[1])
            for spot in spots
            for angle in (math.pi * 2 * part / 12 for part in range(12))
        ]
        color = palette.STREETS.get(library.spaces[spaces[0]].color or "", palette.OTHER_STREET)
        yield spots[0].town, palette.mix(palette.BOARD, color, 0.24), _hull(points)


def _hull(points: Sequence[Point]) -> list[Point]:
    """The convex outline of some points."""
    ordered = sorted(set(points))
    halves: list[list[Point]] = []
    for sequence in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in sequence:
            while len(half) >= 2 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def around(points: Sequence[Point]) -> Box:
    """The smallest rectangle that holds some points."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)
