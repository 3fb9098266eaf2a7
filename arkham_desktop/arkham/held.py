"""The few cards of an investigator that are looked for in every window: listed once a change."""

from __future__ import annotations

from typing import NamedTuple

from arkham_desktop.arkham.content.cards import Ally, Spell
from arkham_desktop.arkham.state import Card, Investigator
from arkham_desktop.arkham.table import Table


class Held(NamedTuple):
    """Cards with their rows: spells, allies who give something when discarded.

    ``spell_moments``: ``when`` of the spells; ``spell_windows``: the windows one of them could be cast in.
    """

    spells: list[tuple[Card, Spell]]
    allies: list[tuple[Card, Ally]]
    spell_moments: frozenset[str | None]
    spell_windows: frozenset[str]


ANY_WINDOW = "any"
"""Stands in ``spell_windows`` for all of them."""


def held(table: Table, who: Investigator) -> Held:
    """What ``who`` has of them."""
    return table.prepared(who, look_through)


def look_through(table: Table, who: Investigator) -> Held:
    """Find them anew; :func:`held` keeps what it found."""
    spells: list[tuple[Card, Spell]] = []
    allies: list[tuple[Card, Ally]] = []
    for card in who.cards:
        row = table.library.card(card.id)
        if isinstance(row, Spell):
            spells.append((card, row))
        elif isinstance(row, Ally) and row.on_discard:
            allies.append((card, row))
    windows = frozenset(window for _, row in spells for window in _windows(row))
    return Held(spells, allies, frozenset(row.when for _, row in spells), windows)


def _windows(row: Spell) -> tuple[str, ...]:
    """Where a spell could ever be cast: `rules.spells` says whether it can be now."""
    if row.when is None or row.when == "end_of_movement":
        return (ANY_WINDOW if row.phase == "any" else row.when or row.phase,)
    return (row.when, "check")
