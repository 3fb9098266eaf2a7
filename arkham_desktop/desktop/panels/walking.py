"""A walk before it is made: its stops, what is met there, the chance to get through without a fight."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from arkham_desktop.arkham.rules import evading, forecast, travel
from arkham_desktop.arkham.state import Investigator
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.table.route import Route, reachable, routes
from arkham_desktop.desktop.words import say


@dataclass(frozen=True, slots=True)
class Stop:
    """One place of a walk: what is said there, and the chance to evade everything there."""

    place: str
    text: str
    chance: float


@dataclass(frozen=True, slots=True)
class Walk:
    """A previewed walk.

    Attributes:
        route: the way.
        stops: its places with what is met there.
        others: further ways to the same place, the best first.
        warning: what a failure costs, in a sentence; empty when nothing is met.
    """

    route: Route
    stops: tuple[Stop, ...]
    others: tuple[Route, ...]
    warning: str

    @property
    def chance(self) -> float:
        """The chance to arrive without a fight."""
        return math.prod(stop.chance for stop in self.stops)


def steps_offered(option_ids: Iterable[str]) -> list[str]:
    """The places that ``go:`` options lead to."""
    return [option.removeprefix("go:") for option in option_ids if option.startswith("go:")]


def within_reach(table: Table, who: Investigator, first: Iterable[str]) -> dict[str, int]:
    """Where the movement points left can lead, and how many of them each place takes."""
    return reachable(
        who.place, _steps(table, who), who.movement_left, first, partial(travel.step_cost, table, who)
    )


def _steps(table: Table, who: Investigator) -> dict[str, list[str]]:
    """Where each space can be left to, as the rules say."""
    return {space: travel.steps_from(table, who, space) for space in table.library.neighbors}


def plan_walk(
    table: Table,
    who: Investigator,
    goal: str,
    first: Iterable[str],
    texts: Texts,
    *,
    skip: Iterable[Route] = (),
) -> Walk | None:
    """The best walk to ``goal``; None when there is none.

    Args:
        table: the position.
        who: whoever walks.
        goal: the space to go to.
        first: the places that may be stepped to now.
        texts: the game's words.
        skip: ways that were shown already ("other way"); when all were, the first is shown again.
    """

    def monsters(place: str) -> float:
        return float(len(evading.still_to_meet(table, who, place)))

    price = partial(travel.step_cost, table, who)
    left, steps = who.movement_left, _steps(table, who)
    found = routes(who.place, goal, steps, left, first=first, cost=monsters, price=price)
    if not found:
        return None
    shown = set(skip)
    route = next((one for one in found if one not in shown), found[0])
    stops = tuple(_stop(table, who, place, index, texts) for index, place in enumerate(route.places))
    met = any(stop.chance < 1 for stop in stops)
    others = tuple(one for one in found if one != route)
    return Walk(route, stops, others, say("walk.warning") if met else "")


def _stop(table: Table, who: Investigator, place: str, index: int, texts: Texts) -> Stop:
    chance = 1.0
    lines = []
    for monster in evading.still_to_meet(table, who, place):
        evaded = forecast.evade_chance(table, who, [monster])
        chance *= evaded
        lines.append(
            say(
                "walk.evade", monster=texts.name(monster), chance=texts.percent(evaded).replace(" ", "\u00a0")
            )
        )
    if index == 0 and not lines:
        lines.append(say("walk.start"))
    gate = table.gate_world(place)
    if index and gate is not None:
        lines.append(say("walk.gate", world=texts.name(gate)))
    clues = table.state.clues.get(place, 0)
    if index and clues:
        lines.append(say("walk.clues", count=clues))
    if index and not lines:
        lines.append(say("walk.street" if table.library.spaces[place].kind == "street" else "walk.encounter"))
    return Stop(place, "\n".join(lines), chance)
