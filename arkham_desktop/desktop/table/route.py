"""Planning a walk of several steps: a service of the window, which then makes the choices one by one.

It knows nothing of the rules: which steps there are, and what each costs, it is told; the engine decides step
by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush


@dataclass(frozen=True, slots=True)
class Route:
    """A way: every place from the one stood on to the last."""

    places: tuple[str, ...]

    @property
    def steps(self) -> tuple[str, ...]:
        """The places to go to, in order."""
        return self.places[1:]

    @property
    def goal(self) -> str:
        """The last place."""
        return self.places[-1]

    def rest_from(self, place: str) -> Route | None:
        """What is left of the way at ``place``; None when that is not on it, or is its end."""
        if place not in self.places[:-1]:
            return None
        return Route(self.places[self.places.index(place) :])


def routes(
    start: str,
    goal: str,
    neighbors: Mapping[str, Sequence[str]],
    points: int,
    *,
    first: Iterable[str] = (),
    cost: Callable[[str], float] = lambda place: 0.0,
    price: Callable[[str], int] = lambda place: 1,
) -> list[Route]:
    """Every way that ``points`` suffice for and that visits no place twice, the best first.

    Args:
        start: the place stood on.
        goal: where to.
        neighbors: whom a line joins.
        points: movement points left.
        first: the places that may be stepped to now (the options of the open decision).
        cost: how unwelcome passing a place is (monsters there); ways of the same length are ordered by it.
        price: movement points that it takes to enter a place.
    """
    allowed = set(first)
    found: list[Route] = []

    def walk(path: list[str], left: int) -> None:
        if path[-1] == goal and len(path) > 1:
            found.append(Route(tuple(path)))
            return
        for place in neighbors.get(path[-1], ()) if left > 0 else ():
            if place not in path and (len(path) > 1 or place in allowed) and price(place) <= left:
                walk([*path, place], left - price(place))

    walk([start], points)
    return sorted(found, key=lambda one: (len(one.places), sum(cost(place) for place in one.steps[:-1])))


def reachable(
    start: str,
    neighbors: Mapping[str, Sequence[str]],
    points: int,
    first: Iterable[str],
    price: Callable[[str], int] = lambda place: 1,
) -> dict[str, int]:
    """The places that ``points`` suffice for, nearest first, and how many points each takes."""
    near: dict[str, int] = {}
    edge = [(price(place), number, place) for number, place in enumerate(first)]
    heapify(edge)
    number = len(edge)
    while edge:
        spent, _, at = heappop(edge)
        if spent > points or at in near or at == start:
            continue
        near[at] = spent
        for place in neighbors.get(at, ()):
            number += 1
            heappush(edge, (spent + price(place), number, place))
    return near
