"""How an investigator would fare against a monster: with the best that can be held in two hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from arkham_desktop.arkham.rules import checks, forecast, odds, ratings, weapons
from arkham_desktop.arkham.rules.combat import Combat
from arkham_desktop.players import towns, worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.cards import Spell
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

ROUNDS = 4
"""Rounds looked ahead."""
TROPHY = 0.4
"""What a monster less in town is worth."""
PER_TOUGHNESS = 0.5
"""What each point of a trophy's toughness is worth; five buy two clues."""
FAINT = 0.05
"""With no better chance to slip away nobody tries: it could go on for ever."""
SURE = 0.75
"""With such a chance to win, what is used up or costs sanity is kept."""


class Outlook(NamedTuple):
    """What a meeting promises; worths are those of `worth`.

    Attributes:
        hit: the chance of winning a round of combat.
        slip: the chance of evading.
        fight: the worth of fighting.
        evade: the worth of trying to evade.
    """

    hit: float
    slip: float
    fight: float
    evade: float

    @property
    def best(self) -> float:
        """The worth of the better of the two."""
        return max(self.fight, self.evade)


class Spellcraft(NamedTuple):
    """A spell for combat: the dice it gives and the chance of casting it."""

    card: Card
    dice: int
    chance: float
    sanity: int
    hands: int


# --- weapons and spells ---------------------------------------------------------------------------
def best_grip(table: Table, combat: Combat) -> list[Card]:
    """The weapons that give most dice in this combat and fit into the hands; ``combat`` is left as it was."""
    held = combat.wielded
    combat.wielded = list(held)  # the list in use stays as it is, whoever holds it
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
    check = (
        forecast.attack_check(table, combat.who, combat)
        if combat.monster is None
        else forecast.combat_check(table, combat.who, combat.monster, combat)
    )
    return check or checks.Check(combat.who, "combat", "fight", monster=combat.monster, combat=combat)


def spells(table: Table, combat: Combat) -> list[Spellcraft]:
    """The combat spells ready that give dice here, the best first."""
    who = combat.who
    found = []
    for card in who.cards:
        row: Any = table.library.card(card.id)
        if row.deck != "spell" or row.when != "combat" or card.exhausted or row.sanity >= who.sanity:
            continue
        dice = _dice_of(table, row, combat)
        if dice > 0:
            check = forecast.casting_check(table, who, row, combat.monster, combat)
            found.append(Spellcraft(card, dice, checks.chance_of(table, check), row.sanity, row.hands))
    return sorted(found, key=lambda one: -one.dice * one.chance)


def _dice_of(table: Table, row: Spell, combat: Combat) -> int:
    """The dice that a spell's bonus comes to against this enemy."""
    defenses = weapons.enemy_defenses(table, combat_check(table, combat))
    if "magical_immunity" in defenses:
        return 0
    bonuses: list[Any] = [op for op in row.do if op.op == "fight_bonus"]
    dice = sum(round(worth.amount(op.n)) for op in bonuses)
    return (dice + 1) // 2 if "magical_resistance" in defenses else dice


def _chance_to_hit(table: Table, combat: Combat) -> float:
    """The chance of winning a round, with a spell first where that helps."""
    check = combat_check(table, combat)
    chance = checks.chance_of(table, check)
    if chance >= SURE:
        return chance
    for spell in spells(table, combat)[:1]:
        dice = max(0, checks.dice_count(table, check)) + spell.dice
        with_it = odds.at_least(check.need, dice, *checks.terms(table, check))
        chance = max(chance, spell.chance * with_it + (1 - spell.chance) * chance)
    return chance


# --- a meeting ------------------------------------------------------------------------------------
def outlook(table: Table, who: Investigator, monster: str) -> Outlook:
    """How ``who`` would fare against ``monster``, before the combat begins."""
    combat = Combat(table, who, monster, on_board=monster in table.state.monsters)
    combat.wielded = best_grip(table, combat)
    slip = forecast.evade_chance(table, who, [monster])
    words = _own_words(table, who, monster)
    rating = ratings.combat_rating(table, monster, who, combat)
    if rating is None:
        value = words["before_horror_check"]
        return Outlook(0.0, slip, value, (1 - slip) * value if slip else worth.UNPAYABLE)
    hit = _chance_to_hit(table, combat)
    rounds = _Rounds(
        who, hit, slip, rating.damage, words["combat_failed"], _prize(table, who, monster, words)
    )
    fear = _fear(table, who, monster, combat) - words["before_horror_check"]
    stamina = min(who.stamina, ROUNDS * 2)
    fight = rounds.fight(stamina, ROUNDS) - fear
    # Failing to evade deals the damage and begins the combat.
    evade = (1 - slip) * (rounds.struck(stamina, ROUNDS) - fear) if slip else worth.UNPAYABLE
    return Outlook(hit, slip, fight, evade)


def _own_words(table: Table, who: Investigator, monster: str) -> dict[str, float]:
    """What the monster's own abilities are worth, by their moment."""
    found = {"before_horror_check": 0.0, "combat_failed": 0.0, "combat_passed": 0.0}
    for ability in table.library.monster(monster).abilities:
        for when in ability.when:
            if when in found:
                found[when] += worth.of_effects(table, ability.do, who)
    return found


def _prize(table: Table, who: Investigator, monster: str, words: dict[str, float]) -> float:
    """What beating it is worth: rid of it, the trophy, what it says, less what it costs."""
    prize = TROPHY + words["combat_passed"]
    place = table.state.monsters.get(monster)
    if place is not None and towns.at_a_vortex(table, place):
        prize += towns.AT_A_VORTEX
    if not words["combat_passed"] and "endless" not in ratings.traits(table, monster, who):
        prize += PER_TOUGHNESS * ratings.toughness(table, monster)
    price = ratings.overwhelming(table, monster, who)
    return prize - (worth.loss(who, "stamina", price) if price else 0.0)


class _Rounds:
    """The rounds of a combat, reckoned to their end with the better choice in each."""

    def __init__(
        self, who: Investigator, hit: float, slip: float, damage: int, harm: float, prize: float
    ) -> None:
        self._hit, self._slip, self._damage, self._harm, self._prize = hit, slip, damage, harm, prize
        self._out = worth.knocked_out(who)

    def fight(self, stamina: int, rounds: int) -> float:
        """The worth of a Combat check now and the better choice afterwards."""
        return self._hit * self._prize + (1 - self._hit) * self.struck(stamina, rounds)

    def flee(self, stamina: int, rounds: int) -> float:
        """The same for an Evade check."""
        return (1 - self._slip) * self.struck(stamina, rounds)

    def struck(self, stamina: int, rounds: int) -> float:
        """The worth of having been hit, and going on."""
        if self._damage >= stamina:
            return self._harm - self._out
        now = self._harm + worth.points(stamina, -self._damage) if self._damage else self._harm
        if rounds <= 1:
            return now - self._out / 2
        left = stamina - self._damage
        flee = self.flee(left, rounds - 1) if self._slip else worth.UNPAYABLE
        return now + max(self.fight(left, rounds - 1), flee)


def goes_on(table: Table, combat: Combat) -> bool:
    """Whether to fight rather than to flee in the round that is open."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    rating = ratings.combat_rating(table, monster, who, combat)
    if rating is None:
        return False
    words = _own_words(table, who, monster)
    wielded = combat.wielded
    combat.wielded = best_grip(table, combat)
    hit = _chance_to_hit(table, combat)
    combat.wielded = wielded
    slip = forecast.evade_chance(table, who, [monster])
    if slip < FAINT:
        return True
    rounds = _Rounds(
        who, hit, slip, rating.damage, words["combat_failed"], _prize(table, who, monster, words)
    )
    return rounds.fight(who.stamina, ROUNDS) >= rounds.flee(who.stamina, ROUNDS)


def _fear(table: Table, who: Investigator, monster: str, combat: Combat) -> float:
    """What the Horror check costs on average."""
    check = forecast.horror_check(table, who, monster)
    if check is None:
        return 0.0
    passing = checks.chance_of(table, check)
    rating = ratings.horror(table, monster, who, combat)
    failed = worth.loss(who, "sanity", rating.damage) if rating is not None and rating.damage else 0.0
    nightmare = ratings.nightmarish(table, monster, who, combat)
    return (1 - passing) * failed + (passing * worth.loss(who, "sanity", nightmare) if nightmare else 0.0)
