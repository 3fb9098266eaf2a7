"""Names on the table seen from so far that a street's square is smaller than its name.

Only streets have names then: short, in the smallest letters, each at the place beside its square where it
covers least of the squares, pictures and names around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.geometry import Point, Spot

_GAP = 1.0
"""Pixels between a square and its name."""
_ASIDE = (0.0, 0.18, -0.18, 0.36, -0.36)
"""How far a name may move aside, in its widths."""


def far_names(
    streets: Iterable[Spot],
    size_of: Callable[[str], Point],
    k: float,
    square_of: Callable[[Spot], Box],
    pictures: Sequence[Box],
) -> Iterator[tuple[str, Box]]:
    """The name plates of streets seen from afar: the street's id and the box of its plate.

    Args:
        streets: their spots.
        size_of: width and height of a street's plate in pixels.
        k: pixels per table unit.
        square_of: the paved square of a street.
        pictures: what should stay uncovered if it can: pictures of places.
    """
    ordered = sorted(streets, key=lambda spot: spot.at[1])
    squares = [square_of(spot) for spot in ordered]
    placed: list[Box] = []
    for spot, square in zip(ordered, squares, strict=True):
        pixels = size_of(spot.key)
        width, height = pixels[0] / k, pixels[1] / k
        best: tuple[float, Box] | None = None
        for box in _places(square, width, height, _GAP / k):
            covered = 4 * _shared(box, placed) + 2 * _shared(box, squares) + _shared(box, pictures)
            if best is None or covered < best[0]:
                best = (covered, box)
        assert best is not None, "there are places for a name"
        placed.append(best[1])
        yield spot.key, best[1]


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
