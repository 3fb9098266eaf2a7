"""What things are worth to the investigators: a rough taste, not a rule.

The sensible player compares options by these numbers. A clue token is 2, which is also about what a turn is
worth; all else is set beside that by hand and was tried in simulations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules import checks, doom, odds, skills, trophies, victory, weapons
from arkham_desktop.arkham.state import Investigator, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects import Op
    from arkham_desktop.arkham.table import Table

RESOURCES = {
    "clue": 2.0,
    "money": 0.3,
    "stamina_or_sanity": 0.8,
    "max_sanity": 2.0,
    "max_stamina": 2.0,
    "gate_trophy": 4.0,
    "monster_trophy": 0.8,
    "monster_trophy_toughness": 0.25,
    "focus": 0.3,
    "item": 1.0,
}
POINTS = (0.0, 0.0, 2.5, 2.0, 1.2, 0.6)
"""What the n-th point of sanity or stamina is worth: the less is left the more. The first is life itself."""
MANY_POINTS = 0.3
"""The same for every further point."""
TURN_LOST = 3.0
"""What going insane or unconscious costs beside half of the possessions: a turn or two to recover."""
JOURNEY_LOST = 5.0
"""What it costs in an Other World or at a gate explored: the whole journey was for nothing."""
BUYING_MONEY = 5
"""Dollars with which a visit to a shop makes sense: most of what is wanted costs no more."""
SHOP_CARDS = 3
"""Cards laid out in a shop."""
USUAL_PRICE = 4
ARMED = 3
"""Dice of weapons that make somebody armed."""
FIRST_WEAPON = 2.0
"""What going to buy the first weapon is worth."""
SPARE_TROPHY = 1.0
"""A gate trophy beyond those that a victory by closing asks for."""
ELDER_SIGN = 9.0
"""It saves five clues and a check, and takes a doom token off."""
DECKS = {"common": 0.8, "unique": 1.5, "spell": 1.0, "skill": 3.0, "ally": 4.0}
STATUSES = {
    "blessed": 3.0,
    "cursed": -3.0,
    "delayed": -2.0,
    "arrested": -4.0,
    "lost_in_time_and_space": -5.0,
    "lose_turn": -3.0,
    "retainer": 2.0,
    "bank_loan": 0.5,
    "loan_barred": -0.5,
    "silver_twilight": 0.3,
    "deputy": 3.0,
}
TRACKS = {"terror": -1.5, "doom": -5.0}
BATTLE_NEARS = 4
"""Empty spaces of the doom track with which everybody gets ready for the final battle."""
ARMED_FOR_BATTLE = 7
"""Dice of weapons that are enough then."""
BLESSED_FOR_BATTLE = 7.0
"""What a Blessing is worth then: half as many successes again in every round."""
LOAN_FOR_BATTLE = 3.0
"""A loan: nobody asks for it in the final battle."""
DIE, DIE_FOR_BATTLE = 0.5, 1.0
"""What each die is worth that a weapon adds, before and when the final battle nears."""
UNPAYABLE = -99.0
"""The worth of a price that nobody can pay."""
_USUAL = 2.0
"""What an amount that depends on dice or on the position is taken for."""


def amount(n: Any) -> float:
    """A number for an amount: itself when fixed, else what it usually comes to."""
    fixed: int | None = n if isinstance(n, int) else n.fixed
    if fixed is not None:
        return float(fixed)
    return -_USUAL if str(n).startswith("-") else _USUAL


def of_effects(table: Table, ops: Iterable[Op], who: Investigator | None) -> float:
    """The worth of effects for ``who``."""
    return sum(_of(table, op, who) for op in ops)


def _of(table: Table, op: Op, who: Investigator | None) -> float:
    function = _WORTH.get(op.op)
    return function(table, op, who) if function is not None else 0.0


def points(left: int, n: int) -> float:
    """The worth of gaining ``n`` points of sanity or stamina with ``left`` left; of losing them, below 0."""
    low, high = (left, left + n) if n > 0 else (left + n, left)
    worth = sum(POINTS[level] if level < len(POINTS) else MANY_POINTS for level in range(low + 1, high + 1))
    return worth if n > 0 else -worth


def knocked_out(who: Investigator) -> float:
    """What going insane or unconscious would cost: half of the clues and items, time, and a journey."""
    worth = TURN_LOST + RESOURCES["clue"] * (who.clues // 2) + RESOURCES["item"] * (len(who.cards) // 2)
    return worth + (JOURNEY_LOST if who.area or who.explored else 0.0)


def loss(who: Investigator, what: str, n: float) -> float:
    """What losing so many points of sanity or stamina costs (above 0)."""
    left: int = getattr(who, what)
    return knocked_out(who) if n >= left else -points(left, -round(n))


def _resource(table: Table, what: str, n: float, who: Investigator | None) -> float:
    """A gain (or, below 0, a loss) of a resource: sanity and stamina count more the less is left."""
    if what in ("sanity", "stamina"):
        if who is None:
            return points(3, round(n))
        if n < 0:
            return -loss(who, what, -n)
        left: int = getattr(who, what)
        return points(left, max(0, min(round(n), skills.maximum(table, who, what) - left)))
    if what == "stamina_or_sanity" and who is not None and n > 0:
        return max(_resource(table, one, n, who) for one in ("sanity", "stamina"))
    if what == "gate_trophy" and n < 0 and (battle_nears(table) or spare_trophies(table) >= -n):
        return SPARE_TROPHY * n
    return RESOURCES.get(what, 0.0) * n


def battle_nears(table: Table) -> bool:
    """Whether the final battle is not to be prevented any more, as far as anybody can see."""
    state = table.state
    left = doom.track_length(table) - state.doom
    return state.battle is None and left <= BATTLE_NEARS and len(state.seals) < victory.SEALS_TO_WIN - 1


def spare_trophies(table: Table) -> int:
    """Gate trophies beyond those that a victory by closing asks for."""
    return sum(len(one.gate_trophies) for one in table.investigators) - len(table.state.investigators)


def has(table: Table, who: Investigator, what: str) -> float:
    """How much of a resource somebody could spend."""
    if what.startswith(("gate_trophy", "monster_trophy")):
        return trophies.worth(table, who, what)
    return float(getattr(who, {"clue": "clues"}.get(what, what), 0.0))


def _gain(table: Table, op: Any, who: Investigator | None) -> float:
    return _resource(table, op.what, amount(op.n), who)


def _lose(table: Table, op: Any, who: Investigator | None) -> float:
    return _resource(table, op.what, -abs(amount(op.n)), who)


def _spend(table: Table, op: Any, who: Investigator | None) -> float:
    kinds = op.what if isinstance(op.what, tuple | list) else (op.what,)
    n = abs(amount(op.n))
    return max(_price(table, what, n, who) for what in kinds)


def _price(table: Table, what: str, n: float, who: Investigator | None) -> float:
    if what in ("movement", "focus"):
        return 0.0  # it would lapse anyway
    if who is not None and has(table, who, what) < n:
        return UNPAYABLE
    return _resource(table, what, -n, who)


def _restore(table: Table, op: Any, who: Investigator | None) -> float:
    if who is None:
        return 0.0
    kinds = ("sanity", "stamina") if op.what == "both" else (op.what,)
    return sum(
        _resource(table, what, skills.maximum(table, who, what) - getattr(who, what), who) for what in kinds
    )


def chance(table: Table, who: Investigator, kind: str, modifier: int, need: int) -> float:
    """The chance of passing a check that is not being made yet."""
    skill = checks.SKILL_OF.get(kind, kind)
    check = checks.Check(who, kind, skill, modifier, need)
    return checks.chance_of(table, check)


def _check(table: Table, op: Any, who: Investigator | None) -> float:
    if who is None:
        return 0.0
    kinds = op.skill if isinstance(op.skill, tuple | list) else (op.skill,)
    modifier = round(amount(op.mod)) if op.mod is not None else 0
    passing = max(chance(table, who, kind, modifier, op.need) for kind in kinds)
    passed, failed = of_effects(table, op.pass_, who), of_effects(table, op.fail, who)
    worth = passing * passed + (1 - passing) * failed
    worth += 3 * passing * of_effects(table, op.per_success, who) / 2
    if op.by_successes:
        worth += _by_successes(
            table, op, who, max(kinds, key=lambda kind: chance(table, who, kind, modifier, 1))
        )
    return worth


def _by_successes(table: Table, op: Any, who: Investigator, kind: str) -> float:
    """A check whose outcome goes by the number of successes."""
    modifier = round(amount(op.mod)) if op.mod is not None else 0
    worth = 0.0
    for band in op.by_successes:
        reached = chance(table, who, kind, modifier, band.min)
        beyond = chance(table, who, kind, modifier, band.max + 1) if band.max is not None else 0.0
        worth += (reached - beyond) * of_effects(table, band.do, who)
    return worth


def _roll(table: Table, op: Any, who: Investigator | None) -> float:
    dice = max(1.0, amount(op.dice))
    success = odds.at_least(1, round(dice))
    worth = success * of_effects(table, op.success, who) + (1 - success) * of_effects(table, op.failure, who)
    worth += dice * (of_effects(table, op.per_success, who) + 2 * of_effects(table, op.per_failure, who)) / 3
    worth += sum(len(face.on) / 6 * of_effects(table, face.do, who) for face in op.table)
    return worth + of_effects(table, op.do, who)


def _choose(table: Table, op: Any, who: Investigator | None) -> float:
    worth = [of_effects(table, one.cost, who) + of_effects(table, one.do, who) for one in op.options]
    return max(worth, default=0.0)


def _may(table: Table, op: Any, who: Investigator | None) -> float:
    taken = of_effects(table, op.cost, who) + of_effects(table, op.do, who)
    return max(taken, of_effects(table, op.else_, who))


def _if(table: Table, op: Any, who: Investigator | None) -> float:
    return (of_effects(table, op.then, who) + of_effects(table, op.else_, who)) / 2


def _for_each(table: Table, op: Any, who: Investigator | None) -> float:
    if op.who == "any_one":
        return max(of_effects(table, op.do, one) for one in table.investigators)
    everybody = op.who in ("all", "in_arkham", "in_streets")
    return of_effects(table, op.do, who) * (len(table.investigators) if everybody else 1)


def _draw(table: Table, op: Any, who: Investigator | None) -> float:
    kept = op.keep if op.keep is not None else amount(op.n)
    return DECKS.get(op.deck, 0.0) * kept


def _deck(table: Table, op: Any, who: Investigator | None) -> float:
    return DECKS.get(getattr(op, "deck", ""), 1.0)


def _buy(table: Table, op: Any, who: Investigator | None) -> float:
    """A visit to a shop: what the cards laid out there bring to whoever has the money."""
    if who is None or who.money < BUYING_MONEY:
        return 0.0
    worth = DECKS.get(op.deck, 1.0) - USUAL_PRICE * RESOURCES["money"]
    if op.deck == "unique":
        # Of the three cards laid out any may be an Elder Sign; how many are left anybody can count.
        deck = table.state.decks["unique"]
        signs = sum(row_of(card) == "elder-sign" for card in deck)
        return worth + ELDER_SIGN * min(1.0, SHOP_CARDS * signs / max(1, len(deck)))
    enough = ARMED_FOR_BATTLE if battle_nears(table) else ARMED
    return worth + (FIRST_WEAPON if arms(table, who) < enough else 0.0)


def _discard(table: Table, op: Any, who: Investigator | None) -> float:
    return -amount(op.n) if getattr(op, "n", None) is not None else -1.0


def _status(table: Table, op: Any, who: Investigator | None) -> float:
    worth = STATUSES.get(op.set or "", 0.0) - STATUSES.get(op.clear or "", 0.0)
    if op.set in ("blessed", "bank_loan") and battle_nears(table):
        worth = BLESSED_FOR_BATTLE if op.set == "blessed" else LOAN_FOR_BATTLE
    return 0.0 if who is not None and op.set == "blessed" and who.card("blessing") else worth


def _track(table: Table, op: Any, who: Investigator | None) -> float:
    return TRACKS.get(op.name, 0.0) * (amount(op.n) if op.n is not None else 1.0)


def _flat(worth: float) -> Callable[[Table, Any, Investigator | None], float]:
    return lambda table, op, who: worth


_WORTH: dict[str, Callable[[Table, Any, Investigator | None], float]] = {
    "gain": _gain, "lose": _lose, "spend": _spend, "restore": _restore, "check": _check, "roll": _roll,
    "choose": _choose, "may": _may, "if": _if, "for_each": _for_each, "draw": _draw, "search": _deck,
    "buy": _buy, "discard": _discard, "status": _status, "track": _track, "take": _flat(2.0),
    "devoured": _flat(-20.0),
    "monster": _flat(-1.0), "close_gate": _flat(6.0), "elder_sign": _flat(4.0), "gate": _flat(-4.0),
    "spawn": _flat(-1.5), "return_to_arkham": _flat(2.0), "lose_game": _flat(-100.0), "awaken": _flat(-50.0),
    "other_world": _flat(-1.0), "discard_self": _flat(-0.5), "exhaust": _flat(-0.1), "pass_check": _flat(2.0),
    "reroll": _flat(0.8), "monsters_to_cup": _flat(1.0), "defeat_monster": _flat(2.0),
    "encounter": _flat(0.4), "claim_trophy": _flat(1.0), "prevent": _flat(1.0), "reduce": _flat(0.8),
    "fight_bonus": _flat(1.0),
}  # fmt: skip


def of_card(table: Table, instance: str, who: Investigator | None = None) -> float:
    """What owning a card is worth: Elder Signs most, weapons by what they add to those that are there."""
    row = table.library.card(instance)
    if row.id == "elder-sign":
        return ELDER_SIGN
    worth = DECKS.get(row.deck, 1.0) / 2 + (row.price or 0) / 10
    dice, hands = _weapon(table, row_of(instance))
    if dice:
        die = DIE_FOR_BATTLE if battle_nears(table) else DIE
        once = row.use == "one_shot"
        worth += dice / 8 if once else die * max(0.0, _armed_with(table, who, (dice, hands)))
    return worth


def bonus(mods: Iterable[Any]) -> float:
    """The dice that modifiers give in combat against any enemy."""
    return sum(amount(op.n) for op in mods if getattr(op, "check", None) == "combat" and op.vs is None)


def _weapon(table: Table, row_id: str) -> tuple[float, int]:
    """The bonus of a weapon against any enemy, and its hands; 0 for all else."""
    row = table.library.cards[row_id]
    if row.type not in weapons.WEAPONS:
        return 0.0, 0
    return bonus(row.mods), row.hands or 0


def arms(table: Table, who: Investigator, *, without: str = "") -> float:
    """The dice that the best weapons for two hands give, those that are used up aside (and one card)."""
    return _best_hands(table, who, None, without)


def _armed_with(table: Table, who: Investigator | None, new: tuple[float, int]) -> float:
    """What a weapon adds to those somebody has."""
    return new[0] if who is None else _best_hands(table, who, new) - _best_hands(table, who, None)


def _best_hands(table: Table, who: Investigator, new: tuple[float, int] | None, without: str = "") -> float:
    held = [] if new is None else [new]
    for card in who.cards:
        row = table.library.card(card.id)
        if row.type in weapons.WEAPONS and row.use != "one_shot" and card.id != without:
            held.append(_weapon(table, row.id))
    ones = sorted((dice for dice, hands in held if hands == 1), reverse=True)
    both = max((dice for dice, hands in held if hands != 1), default=0.0)
    return max(sum(ones[:2]), both)


def of_row(table: Table, row: str, who: Investigator | None = None) -> float:
    """The same for a row id or an instance, 0 for what is no card."""
    return of_card(table, row, who) if row_of(row) in table.library.cards else 0.0
