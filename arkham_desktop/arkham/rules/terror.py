"""The terror track (LIM-10 to LIM-17)."""

from __future__ import annotations

from arkham_desktop.arkham import abilities, events, modifiers
from arkham_desktop.arkham.content.library import Library, once_a_library
from arkham_desktop.arkham.rules import closing, doom, mythos_cards, placing
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Steps

HIGHEST = 10


def raise_terror(table: Table, n: int) -> Steps[None]:
    """Raise terror point by point; beyond 10 each point is a doom token instead (LIM-17)."""
    for _ in range(n):
        if modifiers.prevented(table, "terror_increase"):
            return
        if table.state.terror >= HIGHEST:
            yield from doom.add_doom(table, 1)
            continue
        yield from _one_point(table)
    yield from mythos_cards.watch_rumor(table)


def set_terror(table: Table, level: int) -> Steps[None]:
    """Raise terror to ``level``; it never goes down (LIM-10)."""
    yield from raise_terror(table, max(0, level - table.state.terror))


def _one_point(table: Table) -> Steps[None]:
    state = table.state
    state.terror += 1
    table.emit(events.TrackChanged("terror", state.terror - 1, state.terror))
    yield from ally_leaves(table)
    _close_shops(table)
    if state.terror == HIGHEST:
        placing.empty_outskirts(table)  # LIM-16
        placing.check_overrun(table)
    if table.listeners("terror_rises"):
        yield from abilities.trigger(table, "terror_rises")


def ally_leaves(table: Table) -> Steps[None]:
    """A random Ally of the deck goes to the box; with the deck empty nobody does (LIM-11)."""
    deck = table.state.decks["ally"]
    if not deck:
        return
    ally = deck.pop(table.chance.below(len(deck)))
    table.state.box.append(ally)
    table.emit(events.CardLost("", ally, "box"))
    if table.listeners("ally_lost"):
        yield from abilities.trigger(table, "ally_lost")


def _close_shops(table: Table) -> None:
    """Places that close for good at this level (LIM-12, LIM-13, LIM-14)."""
    for space in closing_at(table.library).get(table.state.terror, ()):
        closing.close_location(table, space, closing.PERMANENT)


@once_a_library
def closing_at(library: Library) -> dict[int, list[str]]:
    """The places that close for good at each level of terror (LIM-12 to LIM-14)."""
    found: dict[int, list[str]] = {}
    for space in library.spaces.values():
        if space.terror_closes_at is not None:
            found.setdefault(space.terror_closes_at, []).append(space.id)
    return found
