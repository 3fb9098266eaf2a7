"""Closed locations: nobody enters, and whoever is inside goes out into the street (LIM-12, LIM-18)."""

from __future__ import annotations

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import investigators, travel
from arkham_desktop.arkham.table import Table

PERMANENT = "permanent"


def is_closed(table: Table, space: str) -> bool:
    """Whether nobody can enter: closed, and no gate stands there in its place (MOV-22, GAT-20)."""
    return space in table.state.closed and space not in table.state.gates


def close_location(table: Table, space: str, until: str) -> None:
    """Close a location for a time (``until``, a word of the vocabulary) or for good, and empty it (LIM-18).

    With a gate open there it is emptied when the gate closes (GAT-20). A lasting closure is never shortened.
    """
    state = table.state
    if state.closed.get(space) != PERMANENT:
        state.closed[space] = until
        table.emit(events.LocationClosed(space))
    if space not in state.gates:
        empty(table, space)


def open_location(table: Table, space: str) -> None:
    """Open a closed location again; nothing happens when it is open."""
    if table.state.closed.pop(space, None) is not None:
        table.emit(events.LocationClosed(space, closed=False))


def empty(table: Table, space: str) -> None:
    """Everybody and every monster at a location goes to its street."""
    street = travel.street_of(table, space)
    for who in table.investigators_at(space):
        investigators.move_to(table, who, street, "fate")
    for monster in table.monsters_at(space):
        table.state.monsters[monster] = street
        table.emit(events.MonsterMoved(monster, (space, street), "closed"))
