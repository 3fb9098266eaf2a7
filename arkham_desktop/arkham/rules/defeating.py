"""Defeating a monster: trophies, endless monsters, those that go elsewhere (COM-10, COM-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.events import MonsterRemoved
from arkham_desktop.arkham.rules import placing, ratings
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


def defeat(table: Table, who: Investigator, monster: str, combat: Combat | None = None) -> Steps[None]:
    """A monster is defeated, in combat or without: it becomes a trophy of ``who``, or goes where it has to.

    Endless monsters go back to the cup (COM-32), some to the Ancient One's sheet or aside; one that its own
    words have taken off the table stays away.
    """
    state = table.state
    row = table.library.monster(monster)
    place = state.monsters.get(monster)
    if place is not None or monster in state.transit.monsters or monster in state.outskirts:
        if row.defeated_to == "sheet":
            placing.to_sheet(table, monster)
        elif row.defeated_to == "aside":
            placing.to_box(table, monster)
        elif "endless" in ratings.traits(table, monster, who, combat) and not _keeps_endless(table, who):
            placing.to_cup(table, monster)
        else:
            came_from = placing.take(table, monster)
            who.monster_trophies.append(monster)
            table.emit(MonsterRemoved(monster, came_from, who.id))
            if table.listeners("gain_monster_trophy"):
                yield from abilities.trigger(table, "gain_monster_trophy", who=who)
    yield from abilities.trigger(table, "defeat_monster", who=who, place=place or who.place, monster=monster)


def _keeps_endless(table: Table, who: Investigator) -> bool:
    return modifiers.immune(table, who, "endless") is not None
