"""The decks: drawing from the top, putting under, looking through (ITM-02, ITM-05).

A deck is a list whose last element is its top. A deck that has run out gives nothing.
"""

from __future__ import annotations

from arkham_desktop.arkham import decks as known
from arkham_desktop.arkham.events import Shuffled
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Table


def deck(table: Table, name: str) -> list[str]:
    """The deck of this name; an empty one when no chosen set has it."""
    state = table.state
    if name == "mythos":
        return state.mythos
    if name == "gate":
        return state.gate_cards
    return state.decks.get(name, [])


def home(table: Table, instance: str) -> list[str]:
    """The deck or pile that a card comes from and goes back to."""
    return table.state.decks.setdefault(known.deck_name(table.library.card(instance)), [])


def find(table: Table, row: str) -> str | None:
    """A copy of ``row`` that lies in its deck or pile, the uppermost one; None when there is none.

    Another part of a box may name a card of a part that was left out (VAR-17).
    """
    if row not in table.library.cards:
        return None
    for instance in reversed(home(table, row)):
        if row_of(instance) == row:
            return instance
    return None


def draw_top(table: Table, name: str, *, bottom: bool = False) -> str | None:
    """Take the top card of a deck into the transit zone (or the bottom one); None when the deck is empty."""
    cards = deck(table, name)
    if not cards:
        return None
    instance = cards.pop(0) if bottom else cards.pop()
    table.state.transit.cards.append(instance)
    table.chance.reveal()
    return instance


def take(table: Table, instance: str) -> None:
    """Take a card out of its deck into the transit zone."""
    home(table, instance).remove(instance)
    table.state.transit.cards.append(instance)


def put_under(table: Table, instance: str) -> None:
    """Put a card that nobody owns under its deck (ITM-02)."""
    transit = table.state.transit.cards
    if instance in transit:
        transit.remove(instance)
    home(table, instance).insert(0, instance)


def to_box(table: Table, instance: str) -> None:
    """Take a card that nobody owns out of the game."""
    transit = table.state.transit.cards
    pile = transit if instance in transit else home(table, instance)
    if instance in pile:
        pile.remove(instance)
    table.state.box.append(instance)


def shuffle(table: Table, name: str) -> None:
    """Shuffle a deck (its discards lie under it, so they are shuffled in)."""
    table.chance.shuffle(deck(table, name))
    table.emit(Shuffled(name))
