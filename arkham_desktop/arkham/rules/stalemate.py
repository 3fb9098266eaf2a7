"""A combat in which nothing can happen any more.

The rulebook lets a combat go on for ever where neither side can do anything: no dice to fight or flee with,
no damage, nothing left to use. Such a combat is over; this is a ruling of our own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.rules import checks, ratings, weapons
from arkham_desktop.engine import Decision

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.table import Table

PATIENCE = 3
"""Rounds that everybody has in any case."""


def is_stalemate(table: Table, combat: Combat, *, may_flee: bool) -> bool:
    """Whether no further round of a combat on or off the board could change anything.

    Args:
        table: the table.
        combat: the combat, between two rounds.
        may_flee: whether fleeing is offered.
    """
    who, monster = combat.who, combat.monster
    if combat.round <= PATIENCE or monster is None or who.clues:
        return False
    if _hurts(table, combat, monster) or weapons.wield_options(table, combat):
        return False
    from arkham_desktop.arkham.rules import forecast  # noqa: PLC0415 - it reckons with combats

    made = [forecast.combat_check(table, who, monster, combat)]
    if may_flee:
        made.append(forecast.evade_check(table, who, monster, combat))
    if any(check is not None and checks.chance_of(table, check) > 0 for check in made):
        return False
    about: list[tuple[str, Combat | Check]] = [("combat", combat)]
    about += [("check", check) for check in made if check is not None]
    return not any(
        abilities.asides(table, Decision(window, who.id, list, window=window, about=thing))
        for window, thing in about
    )


def _hurts(table: Table, combat: Combat, monster: str) -> bool:
    """Whether failing costs anything: damage that is not reduced to nothing, or the monster's own words."""
    rating = ratings.combat_rating(table, monster, combat.who, combat)
    damage = rating.damage if rating is not None else 0
    if damage > modifiers.reduction(table, "stamina_loss", combat.who, damage):
        return True
    return any(
        not combat.ignores(listener)
        for moment in ("combat_failed", "evade_failed", "combat_round_end", "before_combat_check")
        for listener in abilities.monster_listeners(table, monster, moment)
    )
