"""Planning a walk of several steps: a service of the window, which then makes the choices one by one.

It knows nothing of the rules but what the lines join: whether a step is allowed is the engine's word, step
by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass


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
) -> list[Route]:
    """Every way of at most ``points`` steps that visits no place twice, the best first.

    Args:
        start: the place stood on.
        goal: where to.
        neighbors: whom a line joins.
        points: movement points left.
        first: the places that may be stepped to now (the options of the open decision).
        cost: how unwelcome passing a place is (monsters there); ways of the same length are ordered by it.
    """
    allowed = set(first)
    found: list[Route] = []

    def walk(path: list[str]) -> None:
        if path[-1] == goal and len(path) > 1:
            found.append(Route(tuple(path)))
            return
        if len(path) > points:
            return
        for place in neighbors.get(path[-1], ()):
            if place not in path and (len(path) > 1 or place in allowed):
                walk([*path, place])

    walk([start])
    return sorted(found, key=lambda one: (len(one.places), sum(cost(place) for place in one.steps[:-1])))


def reachable(
    start: str, neighbors: Mapping[str, Sequence[str]], points: int, first: Iterable[str]
) -> dict[str, int]:
    """The places within ``points`` steps, nearest first, and how many steps away each is."""
    near = dict.fromkeys(first, 1) if points > 0 else {}
    edge = list(near)
    for steps in range(2, points + 1):
        edge = [
            place for at in edge for place in neighbors.get(at, ()) if place != start and place not in near
        ]
        near.update({place: steps for place in edge if place not in near})
        edge = list(dict.fromkeys(edge))
    return near
