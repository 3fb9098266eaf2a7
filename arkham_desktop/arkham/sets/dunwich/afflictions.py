"""Injuries and Madnesses: instead of losing half; what a second copy does (INV-20 to INV-24, DUN-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.rules import cards, decks, investigators
from arkham_desktop.arkham.state import row_of
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

KINDS = {"unconscious": "injury", "insane": "madness"}
"""For each way of breaking down the deck that may be drawn from."""
SECOND_COPY = "second_injury_or_madness"
_HALF = Option("half")
_CARDS = {"injury": Option("injury"), "madness": Option("madness")}


def is_one(table: Table, card: Card) -> bool:
    """Whether a card is an Injury or a Madness."""
    row = table.library.card(card.id)
    return isinstance(row, SpecialCard) and row.kind in ("injury", "madness")


def held(table: Table, who: Investigator) -> list[Card]:
    """The Injuries and Madnesses of ``who``."""
    return [card for card in who.cards if is_one(table, card)]


def break_down(table: Table, who: Investigator, status: str) -> Steps[bool]:
    """Ask whether ``who`` takes a card of the deck instead of losing half (INV-20, INV-21, DUN-38).

    Returns:
        Whether a card was chosen: then nothing is lost, and the value comes back to its maximum.
    """
    kind = KINDS[status]

    def build() -> list[Option]:
        return [_CARDS[kind], _HALF] if decks.deck(table, kind) else []

    choice = yield Decision("breakdown", who.id, build, about=kind, reason="INV-20")
    if choice is not _CARDS[kind]:
        return False
    yield from cards.draw(table, who, kind, 1, source=kind)
    return True


def card_came(table: Table, who: Investigator, card: Card) -> Steps[None]:
    """A second copy of an Injury or Madness devours its owner (INV-23)."""
    if not is_one(table, card):
        return
    copies = sum(row_of(one.id) == row_of(card.id) for one in who.cards)
    if copies > 1 and modifiers.immune(table, who, SECOND_COPY) is None:
        yield from investigators.devour(table, who)
