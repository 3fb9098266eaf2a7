"""Evading a monster, before a combat or as a flight out of it (EVA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.rules import checks, losses, ratings, rounds
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


EVADED = "evaded:"
"""Begins the key of ``Investigator.used`` for each monster evaded in the Movement phase that is going on."""


def still_to_meet(table: Table, who: Investigator, place: str) -> list[str]:
    """The monsters at a place that ``who`` has not evaded in this Movement phase (EVA-06)."""
    found = table.monsters_at(place)
    return [monster for monster in found if EVADED + monster not in who.used] if found else found


def forget_evaded(who: Investigator) -> None:
    """The Movement phase is over: whatever was evaded in it has to be handled again (EVA-06)."""
    for key in [key for key in who.used if key.startswith(EVADED)]:
        del who.used[key]


def evade(table: Table, who: Investigator, monster: str, *, combat: Combat | None = None) -> Steps[bool]:
    """Try to evade a monster: Sneak plus its awareness, one success (EVA-01).

    A failure deals its combat damage at once and settles it (EVA-03, COM-07); whether a combat begins is the
    caller's business.

    Returns:
        Whether it was evaded.
    """
    if combat is None:
        combat = combats.Combat(table, who, monster, on_board=monster in table.state.monsters)
    source = combat.source
    check = yield from checks.make_check(
        table,
        who,
        "evade",
        ratings.awareness(table, monster) or 0,
        monster=monster,
        combat=combat,
        source=source,
    )
    if check.passed or not combat.goes_on(table):
        yield from rounds.settle(table, combat)
        if check.passed and combat.on_board and table.state.phase == "movement":
            who.used[EVADED + monster] = 1
        return check.passed
    rating = ratings.combat_rating(table, monster, who, combat)
    combat.damage = rating.damage if rating is not None else 0
    with table.resolving():  # what was paid in answer to the damage is settled together with it
        if table.listeners("evade_failed"):
            yield from abilities.trigger(table, "evade_failed", who=who, about=combat)
        yield from losses.lose(table, who, "stamina", combat.damage, source, kind="combat")
        yield from rounds.own_abilities(table, combat, "evade_failed")
    yield from rounds.settle(table, combat)
    if combat.begun:
        yield from rounds.late_horror(table, combat)
    else:
        combat.failed = True
    return False
