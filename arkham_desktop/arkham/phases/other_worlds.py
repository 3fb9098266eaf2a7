"""The Other World Encounters phase (OWE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import encounters
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


def phase_for(table: Table, who: Investigator) -> Steps[None]:
    """One encounter for whoever is in an Other World, in either area (OWE-04), delayed or not (OWE-07)."""
    displaced = who.displaced

    def build() -> list[Option]:
        return [Option("encounter")] if who.area and who.displaced == displaced else []

    if who.turn_lost or who.turn_ended or who.no_encounter:
        return
    # Before the card is drawn is the last moment for what may be used any time (TUR-08).
    choice = yield Decision("world_encounter", who.id, build, window="other_world_encounter", reason="OWE-01")
    if choice.verb == "encounter":
        yield from encounters.world_encounter(table, who)
