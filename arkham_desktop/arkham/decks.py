"""Which deck a card belongs to, and taking one card out of the decks. Drawing is in `rules.cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.cards import AnyCard, SpecialCard
from arkham_desktop.arkham.content.library import once_a_library
from arkham_desktop.arkham.state import State, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

SHARED_SPECIAL_DECKS = frozenset({"injury", "madness", "condition", "innsmouth_look"})
"""Special cards that are drawn like others; those of every other kind lie in a pile by row id."""
TOKEN_DECKS = frozenset({"dunwich_horror", "rubble"})
"""Decks of what no investigator can hold; the set that brings one accounts for it."""


def deck_name(row: AnyCard) -> str:
    """The key in ``state.decks`` of the deck or pile a card comes from and goes back to."""
    if not isinstance(row, SpecialCard):
        return row.deck
    if row.kind in SHARED_SPECIAL_DECKS:
        return row.kind
    if row.replaces_in is not None:
        return row.replaces_in
    return row.id


def new_decks(library: Library) -> dict[str, list[str]]:
    """All decks and piles in printed order, nothing drawn and nothing shuffled."""
    return {name: list(cards) for name, cards in _printed_decks(library).items()}


@once_a_library
def _printed_decks(library: Library) -> dict[str, tuple[str, ...]]:
    drawn = ("mythos", "gate")  # those two have fields of their own
    decks = {name: cards for name, cards in library.decks.items() if name not in drawn}
    for row in library.cards.values():
        decks.setdefault(deck_name(row), library.copies[row.id])
    return decks


def take_out(state: State, library: Library, card: str) -> str | None:
    """Take one copy out of its deck: an instance, or any copy of a row; None when there is none left.

    Raises:
        KeyError: no chosen set has such a card.
    """
    deck = state.decks[deck_name(library.card(card))]
    if card in deck:
        deck.remove(card)
        return card
    if "#" in card:
        return None
    for instance in reversed(deck):
        if row_of(instance) == card:
            deck.remove(instance)
            return instance
    return None
