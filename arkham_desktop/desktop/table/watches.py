"""Where the badges of watched places stand: the numbers of the checks under martial law."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from arkham_desktop.desktop.table.geometry import TOKEN, Point, Spot
from arkham_desktop.desktop.table.tokens import Token

BADGE = (1.25, 0.75)
"""Half of a badge's width and height, in sizes of its letters."""


def watch_at(spot: Spot, tokens: Iterable[Token], radius: Callable[[Token], float], size: float) -> Point:
    """The middle of a badge where it covers least of the tokens on and around a place, table units.

    Args:
        spot: of the place.
        tokens: all that lie on the table.
        radius: how large each lies there, table units.
        size: of the badge's letters, table units.
    """
    x, y, wide, high = *spot.at, *spot.half
    # The first is where it stands if it can.
    corners = [(x + wide, y - high), (x - wide, y - high), (x + wide * 0.5, y - high)]
    around = [
        (x - wide, y + high * 0.35),
        (x + wide, y + high * 0.35),
        (x - wide * 0.75, y - high * 0.95),
        (x + wide * 0.75, y - high * 0.95),
        (x, y - high - size * 0.6),
    ]
    reach = wide + 3 * TOKEN
    lying = [
        token
        for token in tokens
        if token.kind != "gate" and not token.covered and math.dist(token.at, spot.at) < reach
    ]

    def covers(at: Point) -> float:
        return sum(_shared(token.at, radius(token), at, size) for token in lying)

    return min(corners if spot.kind == "street" else around, key=covers)


def _shared(token: Point, radius: float, badge: Point, size: float) -> float:
    """How much of the square around a token a badge covers, square units."""
    across = radius + size * BADGE[0] - abs(token[0] - badge[0])
    down = radius + size * BADGE[1] - abs(token[1] - badge[1])
    return max(0.0, across) * max(0.0, down)
