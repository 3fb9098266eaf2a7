"""An investigator's attack on the Ancient One in the final battle (AO-13, AO-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.rules import checks, rounds, weapons
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


def attack_ancient_one(table: Table, who: Investigator) -> Steps[int]:
    """The one Combat check that ``who`` may make against the Ancient One in a round (AO-13); its successes.

    There is no Horror check, no fleeing and no damage; the defenses of the sheet count (AO-20).
    """
    rating = ancient_one_rating(table, who)
    if rating is None:
        return 0
    combat = combats.Combat(table, who, None)
    weapons.take_up_handless(table, combat)
    sheet = table.state.ancient_one

    def build() -> list[Option]:
        if not combat.goes_on(table):
            return []
        return [Option("attack"), Option("done"), *weapons.wield_options(table, combat)]

    while True:
        choice = yield Decision("attack", who.id, build, window="combat", about=combat, reason=sheet)
        if choice.verb not in ("wield", "unwield"):
            break
        weapons.toggle(table, combat, choice)
    if choice.verb != "attack":
        return 0
    check = yield from checks.make_check(
        table, who, "combat", ancient_one_rating(table, who) or 0, combat=combat, source=sheet
    )
    yield from weapons.after_check(table, combat)
    if table.listeners("battle_attack"):
        yield from abilities.trigger(table, "battle_attack", who=who, about=combat)
    yield from rounds.settle(table, combat)
    return check.successes


def ancient_one_rating(table: Table, who: Investigator) -> int | None:
    """The Ancient One's combat rating for ``who``, fixed or as it is now; None: nobody can fight it."""
    sheet = table.library.ancient_ones[table.state.ancient_one]
    battle = table.state.battle
    if isinstance(sheet.combat_rating, str):
        return None
    if battle is not None and battle.combat_rating is not None:
        rating = battle.combat_rating
    else:
        rating = amounts.value(table, sheet.combat_rating, Context(sheet.id, who))
    return modifiers.total(table, "ancient_one_combat_rating", rating, who=who)
