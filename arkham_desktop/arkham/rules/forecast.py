"""Checks that are not being made: what one would roll, for odds shown before a choice.

They are built as the chapters build them (`evading`, `rounds`, `gates`), ask nobody and change nothing.
"""

from __future__ import annotations

from copy import copy
from itertools import combinations
from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts, flow
from arkham_desktop.arkham.effects.dice import FightBonus
from arkham_desktop.arkham.rules import battle, checks, combat, gates, odds, ratings, weapons
from arkham_desktop.arkham.rules.checks import Check
from arkham_desktop.arkham.rules.combat import Combat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from arkham_desktop.arkham.content.cards import Spell
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

_MOST_WEAPONS = 3
"""More weapons than this never fit into one's hands at once."""


def evade_check(table: Table, who: Investigator, monster: str, fought: Combat | None = None) -> Check:
    """The Evade check against a monster (EVA-01), in the combat ``fought`` or before any."""
    meeting = fought or _meeting(table, who, monster)
    rating = ratings.awareness(table, monster) or 0
    return Check(who, "evade", "sneak", rating, monster=monster, combat=meeting, source=meeting.source)


def horror_check(table: Table, who: Investigator, monster: str) -> Check | None:
    """The Horror check on beginning to fight a monster (COM-02); None when there is none (COM-04)."""
    meeting = _meeting(table, who, monster)
    rating = ratings.horror(table, monster, who, meeting)
    if rating is None:
        return None
    return Check(who, "horror", "will", rating.rating, monster=monster, combat=meeting, source=meeting.source)


def combat_check(table: Table, who: Investigator, monster: str, fought: Combat | None = None) -> Check | None:
    """The Combat check against a monster (COM-08); None when it cannot be fought.

    Before a combat it is reckoned with the weapons that give most; in ``fought`` with those in hand.
    """
    meeting = fought or _meeting(table, who, monster)
    rating = ratings.combat_rating(table, monster, who, meeting)
    if rating is None:
        return None
    check = Check(
        who,
        "combat",
        combat_skill(table, who, monster),
        rating.rating,
        ratings.toughness(table, monster, meeting),
        monster=monster,
        combat=meeting,
        source=meeting.source,
    )
    if fought is None:
        _arm(table, check, meeting)
    return check


def attack_check(table: Table, who: Investigator, fought: Combat) -> Check | None:
    """The Combat check against the Ancient One (AO-13); None when nobody can fight it."""
    rating = battle.ancient_one_rating(table, who)
    if rating is None:
        return None
    skill = combat_skill(table, who, None)
    return Check(who, "combat", skill, rating, combat=fought, source=table.state.ancient_one)


def checks_under_attack(table: Table) -> list[Check]:
    """The check of each investigator in the Ancient One's attack of this round (AO-18).

    Empty where it asks for none, or not for one and the same of everybody, or the attack is kept off.
    """
    state = table.state
    if state.battle is None or modifiers.prevented(table, "ancient_one_attack"):
        return []
    for effect in table.library.ancient_ones[state.ancient_one].attack:
        op = effect.do[0] if isinstance(effect, flow.ForEach) and effect.who == "all" and effect.do else None
        if isinstance(op, flow.Check) and len(op.skill) == 1:
            return [_under_attack(table, op, who, state.battle.round) for who in table.investigators]
    return []


def _under_attack(table: Table, op: flow.Check, who: Investigator, number: int) -> Check:
    source, kind = table.state.ancient_one, op.skill[0]
    modifier = amounts.value(table, op.mod, Context(source, who), roll=False)
    modifier += op.mod_per_round * (max(1, number) - 1)
    return Check(who, kind, checks.SKILL_OF.get(kind, kind), modifier, op.need, source=source)


def is_attack(check: Check) -> bool:
    """Whether it is an attack on the Ancient One: every success counts, and none is needed (AO-15)."""
    return check.kind == "combat" and check.combat is not None and check.monster is None


def check_with(table: Table, who: Investigator, fought: Combat, wielded: Sequence[Card]) -> Check | None:
    """The Combat check of this round if ``who`` had these weapons in hand; None when there is no fighting."""
    other = copy(fought)
    other.wielded = list(wielded)
    if fought.monster is None:
        return attack_check(table, who, other)
    return combat_check(table, who, fought.monster, other)


def check_with_spell(table: Table, who: Investigator, fought: Combat, row: Spell) -> Check | None:
    """The Combat check of this round with the bonus that a spell gives; None where it gives none."""
    gives = [op for op in row.do if isinstance(op, FightBonus)]
    if not gives:
        return None
    other = copy(fought)
    other.bonuses = [
        *fought.bonuses,
        *(weapons.Bonus(row.id, op.n, op.kind or "", False, None, op.until) for op in gives),
    ]
    return check_with(table, who, other, fought.wielded)


def best_hands(table: Table, who: Investigator, fought: Combat) -> list[Card]:
    """The weapons that give the biggest bonus together in as many hands as there are.

    What has been taken up in this round stays in hand, and what is in hand already is as good as any equal.
    """
    other = copy(fought)
    other.wielded = [
        card for card in fought.wielded if not table.library.card(card.id).hands or card.id in fought.toggled
    ]
    check = check_with(table, who, other, other.wielded)
    if check is None or check.combat is None:
        return list(fought.wielded)
    now = check_with(table, who, fought, fought.wielded)
    _arm(table, check, check.combat)
    if now is not None and weapons.bonus(table, now) >= weapons.bonus(table, check):
        return list(fought.wielded)
    return list(check.combat.wielded)


def closing_check(table: Table, who: Investigator, space: str, skill: str) -> Check:
    """The check that closes the gate at ``space`` with Lore or Fight (GAT-02)."""
    need = gates.close_need(table, who, space)
    return Check(who, skill, skill, gates.modifier_of(table, space), need, gate=space, source="GAT-02")


def casting_check(
    table: Table, who: Investigator, row: Spell, monster: str | None = None, about: object = None
) -> Check:
    """The Spell check of casting a spell (SPL-01), in a combat or check that is about ``monster``."""
    combat_now = about if isinstance(about, Combat) else getattr(about, "combat", None)
    ctx = Context(row.id, who, None, who.place, monster, combat=combat_now)
    casting = row.casting
    if casting == "awareness":
        casting = (ratings.awareness(table, monster) or 0) if monster is not None else 0
    need = amounts.value(table, row.need, ctx, roll=False)
    return Check(who, "spell", "lore", casting, need, monster=monster, source=row.id)


def combat_skill(table: Table, who: Investigator, monster: str | None) -> str:
    """The skill of Combat checks against a monster: Fight, unless something says another."""
    return ratings.combat_skill(table, who, monster)


def checks_on_stopping(table: Table, who: Investigator) -> list[Check]:
    """What ``who`` has to pass before meeting any monsters if his movement ends here (INN-13)."""
    found = (module.check_on_stopping(table, who) for module in table.modules)
    return [check for check in found if check is not None]


# --- chances -------------------------------------------------------------------------------------
def evade_chance(table: Table, who: Investigator, monsters: Iterable[str]) -> float:
    """The chance (0 to 1) of evading every one of these monsters in turn; 0 where one cannot be evaded."""
    chance = 1.0
    for monster in monsters:
        if ratings.awareness(table, monster) is None:
            return 0.0
        chance *= checks.chance_of(table, evade_check(table, who, monster))
    return chance


def expected_successes(table: Table, check: Check) -> float:
    """The successes that a check not yet rolled brings on average."""
    return odds.average(max(0, checks.dice_count(table, check)), *checks.terms(table, check))


def _meeting(table: Table, who: Investigator, monster: str) -> Combat:
    return combat.Combat(table, who, monster, on_board=monster in table.state.monsters)


def _arm(table: Table, check: Check, meeting: Combat) -> None:
    """Take the weapons into the hands that give the biggest bonus together."""
    weapons.take_up_handless(table, meeting)
    bare = list(meeting.wielded)
    best, most = bare, weapons.bonus(table, check)
    for chosen in _armfuls(table, meeting):
        meeting.wielded = [*bare, *chosen]
        given = weapons.bonus(table, check)
        if given > most:
            best, most = meeting.wielded, given
    meeting.wielded = best


def _armfuls(table: Table, meeting: Combat) -> list[Sequence[Card]]:
    """Every set of weapons that fits into the free hands."""
    ready = weapons.ready_weapons(table, meeting)
    free = weapons.free_hands(table, meeting)
    return [
        [card for card, _ in chosen]
        for n in range(1, min(_MOST_WEAPONS, len(ready)) + 1)
        for chosen in combinations(ready, n)
        if sum(hands for _, hands in chosen) <= free
    ]
