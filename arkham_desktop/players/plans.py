"""Where the sensible player sends an investigator: every place has a worth, the way there a price.

Nobody goes for what another is already after, unless clearly sooner there.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.content.library import once_a_library
from arkham_desktop.arkham.rules import skills, travel
from arkham_desktop.players import fighting, plans_places

if TYPE_CHECKING:
    from collections.abc import Iterable

    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

PATIENCE = 0.7
"""How strongly a long way is held against a place: its worth is divided by the turns to this power."""
FAR_DANGER = 0.4
"""How much monsters count that are not reached this turn: they may have gone by then."""
USUAL_POINTS = 3
"""Movement points of a usual turn."""


class Plan(NamedTuple):
    """A place to go to, the steps to it (in order), the turns that takes, and what it is worth."""

    target: str
    path: tuple[str, ...]
    turns: int
    value: float


class _Kept(NamedTuple):
    """A plan with when, where and in which state it was made."""

    turn: int
    start: str
    state: tuple[int, ...]
    plan: Plan


class Planner:
    """Keeps what everybody is after."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._plans: dict[str, _Kept] = {}
        self._places = plans_places.Places(table)

    def plan(self, who: Investigator, *, points: int | None = None) -> Plan:
        """The plan of ``who`` from here: this turn's as long as it holds, else the best there is.

        ``points``: movement points to reckon with, those that are left by default.
        """
        plan = self._going_on(who)
        if plan is None:
            have = who.movement_left or skills.movement_points(self._table, who) if points is None else points
            plan = self._best(who, max(1, have))
        turn = self._table.state.turn
        self._plans[who.id] = _Kept(turn, who.place, self._state(who, plan.target), plan)
        return plan

    def worth(self, who: Investigator, place: str) -> float:
        """What being at a place is worth."""
        return self._places.worth(who, place, taken=False)

    def encounter(self, who: Investigator, place: str) -> float:
        """What an encounter at a place brings on average."""
        return self._places.encounter(who, place)

    def share(self, space: str) -> float:
        """How likely a gate opens there, set beside the likeliest place."""
        return self._places.share(space)

    def _going_on(self, who: Investigator) -> Plan | None:
        """What is left of this turn's plan, if ``who`` stands on its way and nothing has changed."""
        kept = self._plans.get(who.id)
        if kept is None or kept.turn != self._table.state.turn or who.area:
            return None
        plan = kept.plan
        if kept.state != self._state(who, plan.target):
            return None
        if who.place == kept.start:
            return plan
        if who.place in plan.path:
            return plan._replace(path=plan.path[plan.path.index(who.place) + 1 :])
        return None

    def _state(self, who: Investigator, target: str) -> tuple[int, ...]:
        """What a plan depends on most: who goes, and what lies at the target."""
        state = self._table.state
        return (who.sanity, who.stamina, who.clues, target in state.gates, state.clues.get(target, 0))

    def _best(self, who: Investigator, points: int) -> Plan:
        table = self._table
        meetings = _Meetings(table, who)
        taken = self._taken(who)
        found: list[tuple[float, Plan]] = []
        for place, path in paths_from(table, who).items():
            turns = 1 + -(-max(0, len(path) - points) // max(points, USUAL_POINTS))
            value = self._places.worth(who, place, taken.get(place, 99) <= turns)
            found.append((value / turns**PATIENCE, Plan(place, path, turns, value)))
        found.sort(key=lambda one: (-one[0], len(one[1].path), one[1].target))
        best, most = found[0][1], -1e9
        for hoped, plan in found:
            if hoped + meetings.most_prey <= most:
                break
            value = meetings.judge(who.place, plan, hoped, points)
            if value > most:
                best, most = plan._replace(value=value), value
        return best

    def _taken(self, who: Investigator) -> dict[str, int]:
        """The places that others are after, with the turns they need."""
        taken: dict[str, int] = {}
        for one in self._table.investigators:
            if one is who or one.area or one.id not in self._plans:
                continue
            kept = self._plans[one.id]
            if kept.turn >= self._table.state.turn - 1:
                turns = max(0, kept.plan.turns - (self._table.state.turn - kept.turn))
                taken[kept.plan.target] = min(turns, taken.get(kept.plan.target, 99))
        return taken


class _Meetings:
    """What meeting the monsters of a place is worth to somebody, reckoned once for each."""

    def __init__(self, table: Table, who: Investigator) -> None:
        self._table, self._who = table, who
        self._at: dict[str, list[str]] = {}
        for monster, place in table.state.monsters.items():
            self._at.setdefault(place, []).append(monster)
        self._known: dict[str, fighting.Outlook] = {}
        self.most_prey = 2.0 if self._at else 0.0
        """More than this no prey adds."""

    def judge(self, start: str, plan: Plan, hoped: float, points: int) -> float:
        """The worth of a plan with the monsters on its way: evaded on passing, met at its end."""
        steps = (start, *plan.path)[:-1] if plan.path else ()
        through, price = 1.0, 0.0
        for index, place in enumerate(steps):
            weight = 1.0 if index < points else FAR_DANGER
            for outlook in self._of(place):
                price += weight * min(0.0, outlook.evade)
                through *= 1 - weight * (1 - outlook.slip)
        weight = 1.0 if len(plan.path) <= points else FAR_DANGER
        met = sum(outlook.best for outlook in self._of(plan.target))
        return through * (hoped + weight * min(self.most_prey, met)) + price

    def _of(self, place: str) -> Iterable[fighting.Outlook]:
        for monster in self._at.get(place, ()):
            known = self._known.get(monster)
            if known is None:
                known = self._known[monster] = fighting.outlook(self._table, self._who, monster)
            yield known


def paths_from(table: Table, who: Investigator) -> dict[str, tuple[str, ...]]:
    """The shortest way to every place that can be walked or ridden to, its own place with no steps.

    A step is the space it leads to, by foot or by train; one train is taken at most (MOV-25).
    """
    found: dict[str, tuple[str, ...]] = {who.place: ()}
    library = table.library
    home = board_of(table, who.place)
    rides = trains(table, who)
    queue = deque([who.place])
    while queue:
        place = queue.popleft()
        near = library.neighbors.get(place, ())
        if place in rides and board_of(table, place) == home:
            near = (*near, *(depot for depot in rides if board_of(table, depot) != home))
        for step in near:
            if (
                step not in found
                and library.spaces[step].kind in ("street", "location")
                and travel.may_enter(table, who, step)
            ):
                found[step] = (*found[place], step)
                queue.append(step)
    return found


def board_of(table: Table, place: str) -> str | None:
    """The board of a place; None of one that lies on none."""
    space = table.library.spaces.get(place)
    return space.board if space is not None else None


def trains(table: Table, who: Investigator) -> frozenset[str]:
    """The depots of all towns, if ``who`` can pay for a train and may take it."""
    depots = _depots(table.library)
    if len(depots) < 2 or who.money < travel.train_fare(table, who):
        return frozenset()
    forbidden = (
        modifiers.prevented(table, "travel_between_cities", who=who, place=who.place, via=travel.DEPOT)
        is not None
    )
    return frozenset() if forbidden else depots


@once_a_library
def _depots(library: Library) -> frozenset[str]:
    return frozenset(space.id for space in library.spaces.values() if space.depot)
