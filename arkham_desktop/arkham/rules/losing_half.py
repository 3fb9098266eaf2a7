"""Losing half of one's items and clues, card by card, by the owner's choice (INV-04, INV-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import cards, losses
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

CHEAPEST = "cheapest"
"""The proposal that gives up the cheapest cards."""


def items(table: Table, who: Investigator) -> list[Card]:
    """The cards that count as items: Common, Unique, Spells and what says so (INV-05)."""
    return [card for card in who.cards if table.library.card(card.id).is_item]


def lose_half(table: Table, who: Investigator) -> Steps[None]:
    """``who`` loses half of the items and half of the clues, rounded down, and chooses which items."""
    yield from lose_items(table, who, len(items(table, who)) // 2)
    clues = who.clues // 2
    if clues:
        losses.pay(table, who, "clue", clues)


def lose_items(table: Table, who: Investigator, n: int, *, in_full: bool = False) -> Steps[None]:
    """``who`` gives up ``n`` items of choice; protected ones only if the owner wants to.

    ``in_full``: it is a price, and all ``n`` have to be given.
    """
    keep = len(items(table, who)) - n

    def build() -> list[Option]:
        held = items(table, who)
        if len(held) <= keep:
            return []
        options = [Option("lose", card.id, card) for card in held]
        if _open_to_loss(table, who):
            proposed = [card.id for card in cheapest(table, who, len(held) - keep)]
            options.append(Option("propose", CHEAPEST, proposed))
        elif not in_full:
            options.append(Option("done"))
        return options

    while len(items(table, who)) > keep:
        left = len(items(table, who)) - keep
        choice = yield Decision("lose_items", who.id, build, about=left, reason="INV-04", picks=left)
        if choice.verb == "lose":
            cards.lose_card(table, who, choice.data, "deck")
        elif choice.verb == "propose":
            for card in cheapest(table, who, len(items(table, who)) - keep):
                cards.lose_card(table, who, card, "deck")
        else:
            return


def _open_to_loss(table: Table, who: Investigator) -> list[Card]:
    return [card for card in items(table, who) if not cards.protected(table, who, card)]


def cheapest(table: Table, who: Investigator, n: int) -> list[Card]:
    """The ``n`` unprotected items of the lowest list price, spells first among equals."""
    return sorted(_open_to_loss(table, who), key=lambda card: table.library.card(card.id).price)[:n]
