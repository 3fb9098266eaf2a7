"""Encounter cards that stay before an investigator: what they say from then on."""

from __future__ import annotations

from collections.abc import Iterable

from arkham_desktop.arkham.content.models import Row
from arkham_desktop.arkham.content.references import facts_within
from arkham_desktop.arkham.effects.cards import KeepCard


def kept_cards(rows: Iterable[Row]) -> dict[str, KeepCard]:
    """What each gate card or encounter that can be kept says then, by row id."""
    found: dict[str, KeepCard] = {}
    for row in rows:
        for placed in facts_within(row):
            if isinstance(placed.fact, KeepCard):
                found.setdefault(row.id, placed.fact)
    return found
