"""Names on the table seen from so far that a street's square is smaller than its name.

Only streets have names then: short, in the smallest letters, each at the place beside its square where it
covers least of the squares, pictures and names around it. From so far that one would cover another, none has
a name: the squares' colors, the signs and the boards' titles say enough then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.geometry import Point, Spot

_GAP = 1.0
"""Pixels between a square and its name."""
_ASIDE = (0.0, *(side * step for step in (0.1, 0.18, 0.27, 0.36, 0.43, 0.5) for side in (1, -1)))
"""How far a name may move aside, in its widths."""
_OUT = 6.0
"""Pixels by which a name may reach over the edge of its town's sheet."""
_ROUNDS = 2
"""How often each name is placed: the second time beside all others."""
_WORST = 100
"""How much worse it is to cover a name than a picture."""
_TOUCH = 2.0
"""Pixels by which the pointed ends of plates may reach over one another."""


def far_names(
    streets: Iterable[Spot],
    size_of: Callable[[str], Point],
    k: float,
    square_of: Callable[[Spot], Box],
    sheet_of: Callable[[Spot], Box],
    pictures: Sequence[Box],
) -> dict[str, Box]:
    """The name plates of streets seen from afar: the boxes of the plates by the streets' ids.

    Args:
        streets: their spots.
        size_of: width and height of a street's plate in pixels.
        k: pixels per table unit.
        square_of: the paved square of a street.
        sheet_of: the sheet of a street's town; its name stays on it.
        pictures: what should stay uncovered if it can: pictures of places.
    """
    ordered = sorted(streets, key=lambda spot: spot.at[1])
    squares = [square_of(spot) for spot in ordered]
    placed: dict[str, Box] = {}
    for spot, square in [*zip(ordered, squares, strict=True)] * _ROUNDS:
        width, height = (side / k for side in size_of(spot.key))
        sheet = sheet_of(spot).inflate(2 * _OUT / k, 2 * _OUT / k)
        others = [box for key, box in placed.items() if key != spot.key]
        best: tuple[float, Box] | None = None
        for box in _places(square, width, height, _GAP / k):
            box.clamp_ip(sheet)
            covered = _WORST * _shared(box, others) + 2 * _shared(box, squares) + _shared(box, pictures)
            if best is None or covered < best[0]:
                best = (covered, box)
        assert best is not None, "there are places for a name"
        placed[spot.key] = best[1]
    if any(_overlap(one, other) * k > _TOUCH for one, other in combinations(placed.values(), 2)):
        return {}
    return placed


def _places(square: Box, width: float, height: float, gap: float) -> Iterator[Box]:
    for aside in _ASIDE:
        left = square.centerx - width / 2 + aside * width
        yield Box(left, square.bottom + gap, width, height)
        yield Box(left, square.top - gap - height, width, height)


def _shared(box: Box, others: Iterable[Box]) -> float:
    """How much of a box others cover, square units."""
    total = 0.0
    for other in others:
        across = min(box.right, other.right) - max(box.left, other.left)
        down = min(box.bottom, other.bottom) - max(box.top, other.top)
        if across > 0 and down > 0:
            total += across * down
    return total


def _overlap(box: Box, other: Box) -> float:
    """How far two boxes reach into one another, units: the less of across and down."""
    across = min(box.right, other.right) - max(box.left, other.left)
    down = min(box.bottom, other.bottom) - max(box.top, other.top)
    return min(across, down)
