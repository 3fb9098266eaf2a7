"""Where an investigator may go: steps, trains, and the places a card may send somebody to (MOV)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, modifiers
from arkham_desktop.arkham.content.library import once_a_library
from arkham_desktop.arkham.effects.specials import SPECIALS

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Space
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

ASYLUM = "arkham-asylum"
"""Where the insane wake up (INV-02)."""
HOSPITAL = "st-marys-hospital"
"""Where the unconscious wake up (INV-03)."""
JAIL = "jail-cell"
"""Where the arrested are put, unless a card names another jail (INV-07)."""
DEPOT = "depot"
"""How a train goes from town to town, for cards that forbid it."""
FARE = 1
"""Dollars for a train (MOV-25)."""

_WALKED = ("street", "location")


def may_enter(table: Table, who: Investigator, space: str) -> bool:
    """Whether ``who`` can come to ``space``: no closed place without a gate, no vortex (MOV-22, MOV-29)."""
    row = table.library.spaces.get(space)
    if row is None or row.kind == "vortex":
        return False
    state = table.state
    if space in state.closed and space not in state.gates:
        return False
    if row.mods and not _special_allows(table, who, row):
        return False
    return modifiers.prevented(table, "investigator_enter", who=who, place=space) is None


def _special_allows(table: Table, who: Investigator, row: Space) -> bool:
    """Places that can be reached in a certain way only say so by a special of their own."""
    for op in row.mods:
        if op.op == "special":
            hook = SPECIALS.get(op.name)  # type: ignore[attr-defined]
            if hook is not None and not hook(table, who, row.id):
                return False
    return True


def steps_from(table: Table, who: Investigator, start: str | None = None) -> list[str]:
    """The spaces one step away that ``who`` can enter (MOV-02), in the order of the connections.

    ``start`` is where the step would begin; where ``who`` stands when it is left out.
    """
    library, place = table.library, who.place if start is None else start
    if modifiers.prevented(table, "investigator_leave", who=who, place=place) is not None:
        return []
    near = _near(library).get(place, ())
    if table.state.closed or modifiers.is_ever_prevented(table, "investigator_enter"):
        return [space for space in near if may_enter(table, who, space)]
    plain = _plain(library)  # most of the time nothing is in the way anywhere
    return [space for space in near if space in plain or may_enter(table, who, space)]


@once_a_library
def _plain(library: Library) -> frozenset[str]:
    """The spaces that say nothing of who may enter them."""
    return frozenset(
        space.id for space in library.spaces.values() if space.kind != "vortex" and not space.mods
    )


@once_a_library
def _near(library: Library) -> dict[str, list[str]]:
    """The streets and locations next to each space."""
    return {
        space: [near for near in neighbors if library.spaces[near].kind in _WALKED]
        for space, neighbors in library.neighbors.items()
    }


def some_steps_cost_more(table: Table, who: Investigator) -> bool:
    """Whether some steps might cost ``who`` something else than one point."""
    return bool(table.modifiers("enter_street_cost", who))


def step_cost(table: Table, who: Investigator, space: str) -> int:
    """Movement points to enter ``space``: 1, and more where a card says so of streets."""
    if some_steps_cost_more(table, who) and table.library.spaces[space].kind == "street":
        return modifiers.total(table, "enter_street_cost", 1, who=who, place=space)
    return 1


def train_fare(table: Table, who: Investigator) -> int:
    """Dollars ``who`` pays for a train."""
    for modifier in table.modifiers("reduce:train_fare", who):
        fixed = modifier.op.n.fixed
        return 0 if fixed is None else max(0, FARE - fixed)
    return FARE


def trains_from(table: Table, who: Investigator) -> list[str]:
    """The depots of other towns a train takes ``who`` to now, if it can be paid (MOV-25, MOV-26)."""
    library = table.library
    here = library.spaces.get(who.place)
    if here is None or not here.depot or who.money < train_fare(table, who):
        return []
    if modifiers.prevented(table, "travel_between_cities", who=who, place=who.place, via=DEPOT) is not None:
        return []
    return [
        depot.id
        for depot in library.spaces.values()
        if depot.depot and depot.board != here.board and may_enter(table, who, depot.id)
    ]


def street_of(table: Table, space: str) -> str:
    """The street next to a location; of a place within a location that location's; a street is its own."""
    library = table.library
    row = library.spaces[space]
    if row.parent is not None:
        row = library.spaces[row.parent]
    if row.kind == "street":
        return row.id
    for near in library.neighbors[row.id]:
        if library.spaces[near].kind == "street":
            return near
    assert row.neighborhood is not None, f"{space} lies by no street"
    return library.neighborhoods[row.neighborhood][0]


def places(table: Table, who: Investigator, to: str) -> list[str]:
    """The places that ``to`` of a move allows: a space, or a word such as any_location_arkham."""
    if modifiers.prevented(table, "investigator_leave", who=who, place=who.place) is not None:
        return []
    library = table.library
    if to in library.spaces:
        return [to] if may_enter(table, who, to) else []
    if to == "street":
        street = street_of(table, who.place) if who.place in library.spaces else ""
        return [street] if may_enter(table, who, street) else []
    if to == "any_location_arkham":
        candidates: Sequence[str] = library.locations
    elif to == "any_aquatic_location":
        aquatic = (space for space in library.locations if modifiers.is_aquatic(table, space))
        candidates = [space for space in aquatic if space != who.place]
    else:  # any_space, any_space_arkham: no town is left out
        candidates = [*library.streets, *library.locations]
    return [
        space
        for space in candidates
        if library.spaces[space].kind in _WALKED and may_enter(table, who, space)
    ]


def choose_place(
    table: Table, who: Investigator, candidates: Sequence[str], reason: str
) -> Steps[str | None]:
    """Let ``who`` choose one of ``candidates``; None when there is none."""
    return (yield from asking.pick("place", who, "place", candidates, reason))
