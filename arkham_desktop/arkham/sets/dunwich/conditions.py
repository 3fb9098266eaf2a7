"""Condition cards: face up they serve everybody, and nobody owns them (DUN-23 to DUN-25, ITM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.events import CardExhausted
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Source, Table

if TYPE_CHECKING:
    from collections.abc import Iterator


def sources(table: Table) -> Iterator[Source]:
    """What lies face up, with what it says."""
    for card in table.state.conditions:
        row = table.library.cards[row_of(card.id)]
        yield Source(row.id, None, card, None, row.mods, row.abilities)


def refresh(table: Table) -> None:
    """Exhausted Conditions become ready when a turn begins (UPK-13, DUN-24)."""
    for card in table.state.conditions:
        if card.exhausted:
            card.exhausted = False
            table.emit(CardExhausted("", card.id, ready=True))


def problems(table: Table) -> Iterator[str]:
    """Only Condition cards lie there."""
    for card in table.state.conditions:
        if getattr(table.library.card(card.id), "kind", None) != "condition":
            yield f"{card.id} lies among the Conditions and is none"
