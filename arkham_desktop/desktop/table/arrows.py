"""The white and black arrows on the connections."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.geometry import Line, Point, TableGeometry, along, leaves, length
from arkham_desktop.desktop.table.pen import Pen


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow on a line: where, in which direction (radians), of which color: white, black or both."""

    at: Point
    angle: float
    color: str
    size: float = 13.5

    def draw(self, pen: Pen) -> None:
        """Draw it, cased so that it is seen on any ground."""
        fore, back = self._shape(self.size, 0), self._shape(self.size, 2.6)
        pen.polygon(palette.BOARD_INK if self.color != "black" else palette.ARROW_WHITE, back)
        fill = palette.ARROW_BLACK if self.color == "black" else palette.ARROW_WHITE
        pen.polygon(fill, fore)
        if self.color == "both":
            pen.polygon(palette.ARROW_BLACK, self._half(self.size))

    def _turned(self, points: Sequence[Point]) -> list[Point]:
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return [(self.at[0] + x * cos - y * sin, self.at[1] + x * sin + y * cos) for x, y in points]

    def _shape(self, size: float, more: float) -> list[Point]:
        tip, back, wide = size + more * 1.6, size * 0.75 + more, size * 0.8 + more * 1.3
        return self._turned([(tip, 0), (-back, -wide), (-back, wide)])

    def _half(self, size: float) -> list[Point]:
        return self._turned([(size, 0), (-size * 0.75, 0), (-size * 0.75, size * 0.8)])


def arrows(line: Line, geometry: TableGeometry) -> Iterator[Arrow]:
    """The arrows of a connection, each beside the place it leads away from (MOV arrows of the map)."""
    a, b = geometry.spots[line.a], geometry.spots[line.b]
    for color, start, end, points in (
        (line.a_to_b, a, b, line.points),
        (line.b_to_a, b, a, line.points[::-1]),
    ):
        if color is None:
            continue
        whole, leave, arrive = length(points), leaves(points, start), leaves(points[::-1], end)
        free = whole - leave - arrive
        distance = leave + min(24.0, free / 2) if free > 70 else leave + free / 2
        if "location" in (start.kind, end.kind):
            distance = leave + free / 2
        at, angle = along(points, distance)
        yield Arrow(at, angle, color, min(13.5, max(8.0, free * 0.42)))
