"""The white and black arrows on the connections: where each may stand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arkham_desktop.desktop.table.geometry import Line, Point, TableGeometry, along, leaves, length

_STEP = 4.0
"""Table units between the places that are tried for an arrow."""

_SHORT, _ASIDE = 84.0, 9.5
"""Table units: on a line shorter than this, two arrows stand side by side, each so far from the middle."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow on a line.

    Attributes:
        at: its middle.
        angle: its direction, radians.
        color: "white", "black" or "both".
        share: its size as a share of the full one, where the line is short.
    """

    at: Point
    angle: float
    color: str
    share: float = 1.0


def arrows(line: Line, geometry: TableGeometry) -> Iterator[list[Arrow]]:
    """The arrows of a connection, each with the places where it may stand, the best first.

    The best is beside the place an arrow leads away from (MOV arrows of the map), half-way to locations.
    """
    a, b = geometry.spots[line.a], geometry.spots[line.b]
    for color, start, end, points in (
        (line.a_to_b, a, b, line.points),
        (line.b_to_a, b, a, line.points[::-1]),
    ):
        if color is None:
            continue
        whole, leave, arrive = length(points), leaves(points, start), leaves(points[::-1], end)
        free = whole - leave - arrive
        best = leave + min(24.0, free / 2) if free > 70 else leave + free / 2
        if "location" in (start.kind, end.kind):
            best = leave + free / 2
        street = start.kind == end.kind == "street"
        share = min(1.0, max(0.55, free / 34))
        last = leave + free * (0.6 if street else 0.95)
        first = leave + free * (0.03 if street else 0.05)
        choices = [best]
        far = _STEP
        while best + far <= last or best - far >= first:
            choices += [at for at in (best + far, best - far) if first <= at <= last]
            far += _STEP
        both = line.a_to_b is not None and line.b_to_a is not None
        aside = _ASIDE if both and free < _SHORT else 0.0
        yield [_arrow(points, at, color, share, aside) for at in choices]


def _arrow(points: Sequence[Point], at: float, color: str, share: float, aside: float) -> Arrow:
    """An arrow ``at`` units along a line, moved to the right of its way by ``aside``."""
    (x, y), angle = along(points, at)
    return Arrow((x - math.sin(angle) * aside, y + math.cos(angle) * aside), angle, color, share)
