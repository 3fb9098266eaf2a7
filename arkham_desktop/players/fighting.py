"""How an investigator would fare against a monster: with the best that can be held in two hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham.rules import checks, ratings, weapons
from arkham_desktop.arkham.rules.combat import Combat

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

ROUNDS = 4
"""Rounds looked ahead."""


class Prospect(NamedTuple):
    """What a meeting promises.

    Attributes:
        hit: the chance of winning a round.
        win: the chance of winning before sanity or stamina run out.
        evade: the chance of slipping away.
        cost: points of sanity and stamina that a fight costs on average.
        evade_cost: points that an attempt to evade costs.
    """

    hit: float
    win: float
    evade: float
    cost: float
    evade_cost: float


def best_grip(table: Table, combat: Combat) -> list[Card]:
    """The weapons that give most dice in this combat and fit into the hands; ``combat`` is left as it was."""
    held = list(combat.wielded)
    while True:
        options = [one for one in weapons.wield_options(table, combat) if one.verb == "wield"]
        if not options:
            break
        best = max(options, key=lambda option: (_dice_with(table, combat, option.data), option.id))
        combat.wielded.append(best.data)
    grip, combat.wielded = combat.wielded, held
    return grip


def _dice_with(table: Table, combat: Combat, card: Card) -> float:
    combat.wielded.append(card)
    dice = dice_in(table, combat)
    combat.wielded.pop()
    row = table.library.card(card.id)
    # A two-handed weapon takes the place of two; what is used up by it is better kept.
    return dice / (1 if row.hands == 1 else 1.4) - (1.5 if row.use == "one_shot" else 0)


def dice_in(table: Table, combat: Combat) -> int:
    """The dice of a Combat check as things stand."""
    return checks.dice_count(table, combat_check(table, combat))


def combat_check(table: Table, combat: Combat) -> checks.Check:
    """The Combat check that would be made now."""
    who, monster = combat.who, combat.monster
    if monster is None:
        return checks.Check(who, "combat", "fight", combat=combat)
    rating = ratings.combat_rating(table, monster, who, combat)
    return checks.Check(
        who, "combat", ratings.combat_skill(table, who, monster), rating.rating if rating else 0,
        max(1, ratings.toughness(table, monster, combat)), monster=monster, combat=combat,
    )  # fmt: skip


def chance_to_evade(table: Table, who: Investigator, monster: str) -> float:
    """The chance of an Evade check."""
    aware = ratings.awareness(table, monster)
    if aware is None:
        return 0.0
    return checks.chance_of(table, checks.Check(who, "evade", "sneak", aware, monster=monster))


def prospect(table: Table, who: Investigator, monster: str) -> Prospect:
    """How ``who`` would fare against ``monster``."""
    combat = Combat(table, who, monster)
    combat.wielded = best_grip(table, combat)
    rating = ratings.combat_rating(table, monster, who, combat)
    evade = chance_to_evade(table, who, monster)
    if rating is None:
        return Prospect(0.0, 0.0, evade, 4.0, 4.0 * (1 - evade))
    hit = checks.chance_of(table, combat_check(table, combat))
    fear = _fear(table, who, monster, combat)
    # Where no damage is printed something worse happens.
    damage = rating.damage or 3
    rounds = max(1, -(-who.stamina // damage))
    win = (1 - (1 - hit) ** min(rounds, ROUNDS)) * (0.4 if fear >= who.sanity else 1.0)
    misses = sum((1 - hit) ** turn for turn in range(1, min(rounds, ROUNDS) + 1))
    cost = misses * damage + fear
    return Prospect(hit, win, evade, cost, (1 - evade) * (damage + cost))


def _fear(table: Table, who: Investigator, monster: str, combat: Combat) -> float:
    """The sanity that the Horror check costs on average."""
    horror = ratings.horror(table, monster, who, combat)
    if horror is None:
        return 0.0
    check = checks.Check(who, "horror", "will", horror.rating, monster=monster, combat=combat)
    passing = checks.chance_of(table, check)
    return (1 - passing) * horror.damage + passing * ratings.nightmarish(table, monster, who, combat)
