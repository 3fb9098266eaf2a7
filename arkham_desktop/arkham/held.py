"""The few cards of an investigator that are looked for in every window: listed once a change."""

from __future__ import annotations

from typing import NamedTuple

from arkham_desktop.arkham.content.cards import Ally, Spell
from arkham_desktop.arkham.state import Card, Investigator, row_of
from arkham_desktop.arkham.table import Table


class Held(NamedTuple):
    """Cards with their rows: spells, allies who give something when discarded; the moments of the spells."""

    spells: list[tuple[Card, Spell]]
    allies: list[tuple[Card, Ally]]
    spell_moments: frozenset[str | None]


def held(table: Table, who: Investigator) -> Held:
    """What ``who`` has of them."""
    found: Held | None = table.prepared.get(who.id)
    if found is None:
        spells: list[tuple[Card, Spell]] = []
        allies: list[tuple[Card, Ally]] = []
        rows = table.library.cards
        for card in who.cards:
            row = rows[row_of(card.id)]
            if isinstance(row, Spell):
                spells.append((card, row))
            elif isinstance(row, Ally) and row.on_discard:
                allies.append((card, row))
        found = table.prepared[who.id] = Held(spells, allies, frozenset(row.when for _, row in spells))
    return found
