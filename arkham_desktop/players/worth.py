"""What things are worth to the investigators, in clue tokens or so: a rough taste, not a rule.

The sensible player compares options by these numbers. They were set by hand and tried in simulations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules import checks, odds, skills
from arkham_desktop.arkham.state import Investigator, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects import Op
    from arkham_desktop.arkham.table import Table

RESOURCES = {
    "clue": 2.0,
    "money": 0.3,
    "stamina": 0.7,
    "sanity": 0.7,
    "stamina_or_sanity": 0.8,
    "max_sanity": 2.0,
    "max_stamina": 2.0,
    "gate_trophy": 4.0,
    "monster_trophy": 0.8,
    "monster_trophy_toughness": 0.4,
    "movement": 0.4,
    "focus": 0.3,
    "item": 1.0,
}
DECKS = {"common": 1.2, "unique": 2.0, "spell": 1.2, "skill": 3.0, "ally": 4.0}
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
_USUAL = 2.0
"""What an amount that depends on dice or on the position is taken for."""


def amount(n: Any) -> float:
    """A number for an amount: itself when fixed, else what it usually comes to."""
    fixed: int | None = n.fixed
    if fixed is not None:
        return float(fixed)
    return -_USUAL if str(n).startswith("-") else _USUAL


def of_effects(table: Table, ops: Iterable[Op], who: Investigator | None) -> float:
    """The worth of effects for ``who``."""
    return sum(_of(table, op, who) for op in ops)


def _of(table: Table, op: Op, who: Investigator | None) -> float:
    function = _WORTH.get(op.op)
    return function(table, op, who) if function is not None else 0.0


def _resource(table: Table, what: str, n: float, who: Investigator | None) -> float:
    """A gain (or, below 0, a loss) of a resource: sanity and stamina count more the less is left."""
    worth = RESOURCES.get(what, 0.0) * n
    if who is None or what not in ("sanity", "stamina"):
        return worth
    left: int = getattr(who, what)
    if n > 0:
        room = skills.maximum(table, who, what) - left
        return RESOURCES[what] * min(n, room) * (2.0 if left <= 2 else 1.0)
    # Falling to 0 costs half of what one has, and the walk back.
    return worth - 5.0 if left + n <= 0 else worth * (2.0 if left + n == 1 else 1.0)


def _gain(table: Table, op: Any, who: Investigator | None) -> float:
    return _resource(table, op.what, amount(op.n), who)


def _lose(table: Table, op: Any, who: Investigator | None) -> float:
    return _resource(table, op.what, -abs(amount(op.n)), who)


def _spend(table: Table, op: Any, who: Investigator | None) -> float:
    kinds = op.what if isinstance(op.what, tuple | list) else (op.what,)
    return max(_resource(table, what, -abs(amount(op.n)), who) for what in kinds)


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
    return passing * passed + (1 - passing) * failed + _USUAL * of_effects(table, op.per_success, who)


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
    everybody = op.who in ("all", "in_arkham", "in_streets")
    return of_effects(table, op.do, who) * (len(table.investigators) if everybody else 1)


def _draw(table: Table, op: Any, who: Investigator | None) -> float:
    kept = op.keep if op.keep is not None else amount(op.n)
    return DECKS.get(op.deck, 0.0) * kept


def _deck(table: Table, op: Any, who: Investigator | None) -> float:
    return DECKS.get(getattr(op, "deck", ""), 1.0)


def _discard(table: Table, op: Any, who: Investigator | None) -> float:
    return -amount(op.n) if getattr(op, "n", None) is not None else -1.0


def _status(table: Table, op: Any, who: Investigator | None) -> float:
    worth = STATUSES.get(op.set or "", 0.0) - STATUSES.get(op.clear or "", 0.0)
    return 0.0 if who is not None and op.set == "blessed" and who.card("blessing") else worth


def _track(table: Table, op: Any, who: Investigator | None) -> float:
    return TRACKS.get(op.name, 0.0) * (amount(op.n) if op.n is not None else 1.0)


def _flat(worth: float) -> Callable[[Table, Any, Investigator | None], float]:
    return lambda table, op, who: worth


_WORTH: dict[str, Callable[[Table, Any, Investigator | None], float]] = {
    "gain": _gain, "lose": _lose, "spend": _spend, "restore": _restore, "check": _check, "roll": _roll,
    "choose": _choose, "may": _may, "if": _if, "for_each": _for_each, "draw": _draw, "search": _deck,
    "buy": _deck, "discard": _discard, "status": _status, "track": _track, "take": _flat(2.0),
    "devoured": _flat(-20.0),
    "monster": _flat(-1.0), "close_gate": _flat(6.0), "elder_sign": _flat(4.0), "gate": _flat(-4.0),
    "spawn": _flat(-1.5), "return_to_arkham": _flat(2.0), "lose_game": _flat(-100.0), "awaken": _flat(-50.0),
    "other_world": _flat(-1.0), "discard_self": _flat(-0.5), "exhaust": _flat(-0.1), "pass_check": _flat(2.0),
    "reroll": _flat(0.8), "monsters_to_cup": _flat(1.0), "defeat_monster": _flat(2.0),
    "encounter": _flat(0.4), "claim_trophy": _flat(1.0), "prevent": _flat(1.0), "reduce": _flat(0.8),
    "fight_bonus": _flat(1.0),
}  # fmt: skip


def of_card(table: Table, instance: str) -> float:
    """What owning a card is worth: its price says much, Elder Signs and weapons are worth more."""
    row = table.library.card(instance)
    if row.id == "elder-sign":
        return 9.0
    worth = DECKS.get(row.deck, 1.0) + (row.price or 0) / 4
    combat = 0.0
    for op in row.mods:
        n = getattr(op, "n", None)
        if n is not None and getattr(op, "check", None) == "combat":
            combat += amount(n)
    return worth + combat / 2


def of_row(table: Table, row: str) -> float:
    """The same for a row id or an instance, 0 for what is no card."""
    return of_card(table, row) if row_of(row) in table.library.cards else 0.0
