"""Why something cannot be done now: conditions met and failed with their rules, and what would help.

Every condition is asked of the chapter that owns it; here stands only which questions belong to a target.
A target is the id of an option (`go:woods`, `seal:clues`, `cast:heal#1`, offered or not) or of a space.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.content.cards import Spell
from arkham_desktop.arkham.content.words import MOMENTS
from arkham_desktop.arkham.effects.condition_base import holds_now
from arkham_desktop.arkham.effects.running import can_pay, would_change
from arkham_desktop.arkham.rules import (
    closing,
    encounters,
    evading,
    gates,
    ratings,
    spells,
    trading,
    travel,
    weapons,
)
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.state import LOST
from arkham_desktop.arkham.table import Listener
from arkham_desktop.arkham.text.conditions import condition
from arkham_desktop.arkham.text.telling import capital, inline

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text.words import Words
    from arkham_desktop.engine import Decision


class Condition(NamedTuple):
    """One thing that has to hold, as a sentence, and the id of its `rule` ("" where a card says so)."""

    text: str
    met: bool
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a target can or cannot be chosen.

    Attributes:
        possible: whether it is an option of the open decision.
        conditions: what has to hold, in the order of the rules.
        help: what would make it possible, as sentences; empty when it is possible or nothing helps now.
    """

    possible: bool
    conditions: tuple[Condition, ...]
    help: tuple[str, ...] = ()

    @property
    def failed(self) -> tuple[Condition, ...]:
        """The conditions that do not hold."""
        return tuple(one for one in self.conditions if not one.met)


class _Case:
    """An explanation in the making."""

    def __init__(self, table: Table, who: Investigator, words: Words, decision: Decision | None) -> None:
        self.table = table
        self.who = who
        self.words = words
        self.decision = decision
        self.conditions: list[Condition] = []
        self.help: list[str] = []

    def need(self, key: str, met: bool, rule: str, *, helps: str = "", **arguments: str | int) -> bool:
        """Note a condition (`why-<key>`), and what helps (`help-<helps>`) when it fails."""
        self.conditions.append(Condition(self.words.of("why", key, **arguments), met, rule))
        if helps and not met:
            self.help.append(self.words.of("help", helps, **arguments))
        return met

    def name(self, thing: str) -> str:
        return self.words.named(thing)


_Teller = Callable[[_Case, str], None]


def explain(table: Table, target: str, words: Words, decision: Decision | None = None) -> Explanation:
    """What speaks for and against a target now.

    Args:
        table: the position.
        target: the id of an option, or of a space (then: of going there).
        words: the language.
        decision: the open decision; without one it is the first player who is asked about.
    """
    who = table.investigator(decision.who) if decision is not None else table.first_player
    verb, _, thing = target.partition(":")
    if target in table.library.spaces:
        verb, thing = "go", target
    case = _Case(table, who, words.about(table.library), decision)
    ids = [option.id for option in decision.options] if decision is not None else []
    possible = target in ids or f"{verb}:{thing}" in ids
    teller = _TELLERS.get(verb)
    if teller is not None:
        teller(case, thing)
    if not possible and all(one.met for one in case.conditions):
        # Nothing about the thing itself forbids it: it is simply not what is being decided now.
        case.need("moment", False, "TUR-07")
    return Explanation(possible, tuple(case.conditions), () if possible else tuple(case.help))


# --- going somewhere ---------------------------------------------------------------------------------
def _go(case: _Case, space: str) -> None:
    """A step, or somewhere further off."""
    table, who = case.table, case.who
    if who.area or who.place == LOST:
        case.need("in-town", False, "MOV-11")
        return
    if not case.need("moving", _is_moving(case), "MOV-01"):
        return
    adjacent = space in table.library.neighbors.get(who.place, ())
    case.need("adjacent", adjacent, "MOV-02", helps="step", place=case.name(space), here=case.name(who.place))
    cost = travel.step_cost(table, who, space)
    case.need("points", who.movement_left >= cost, "MOV-01", helps="points", n=cost, have=who.movement_left)
    _may_enter(case, space)
    leaving = modifiers.prevented(table, "investigator_leave", who=who, place=who.place)
    if leaving is not None:
        case.need("leave-forbidden", False, "", card=case.name(leaving.source))
    monsters = evading.still_to_meet(table, who, who.place)
    if monsters:
        case.need("monsters-first", True, "MOV-04", n=len(monsters))


def _may_enter(case: _Case, space: str) -> None:
    """Whether anything keeps people out of a space."""
    table, who = case.table, case.who
    shut = closing.is_closed(table, space) and space not in table.state.gates
    case.need("open", not shut, "MOV-22", place=case.name(space))
    entering = modifiers.prevented(table, "investigator_enter", who=who, place=space)
    if entering is not None:
        case.need("enter-forbidden", False, "", card=case.name(entering.source))
    if not shut and entering is None and not travel.may_enter(table, who, space):
        case.need("enter", False, "MOV-29", place=case.name(space))


def _is_moving(case: _Case) -> bool:
    return case.decision is not None and case.decision.kind == "move"


def _train(case: _Case, depot: str) -> None:
    table, who = case.table, case.who
    here = table.library.spaces.get(who.place)
    there = table.library.spaces.get(depot)
    case.need("moving", _is_moving(case), "MOV-01")
    case.need("depot-here", here is not None and here.depot, "MOV-26", helps="depot")
    case.need("depot-there", there is not None and there.depot, "MOV-26", place=case.name(depot))
    fare = travel.train_fare(table, who)
    case.need("money", who.money >= fare, "MOV-25", helps="money", n=fare, have=who.money)
    case.need("points", who.movement_left >= 1, "MOV-26", helps="points", n=1, have=who.movement_left)
    _may_enter(case, depot)


# --- gates -------------------------------------------------------------------------------------------
def _close(case: _Case, skill: str) -> None:
    table, who = case.table, case.who
    gate = who.place in table.state.gates
    if case.need("gate-here", gate and not who.area, "GAT-01", helps="gate"):
        case.need("explored", who.explored, "GAT-01", helps="explored")


def _seal(case: _Case, how: str) -> None:
    table, who = case.table, case.who
    space = who.place
    if space not in table.library.spaces:
        case.need("gate-here", False, "GAT-05")
        return
    case.need(
        "just-closed", case.decision is not None and case.decision.kind == "seal", "GAT-05", helps="close"
    )
    case.need("unstable", gates.is_unstable(table, space), "GAT-16", place=case.name(space))
    against = modifiers.prevented(table, "seal_gate", who=who, place=space)
    if against is not None:
        may = gates.may_be_sealed(table, space, who)
        case.need("seal-forbidden", may, "", card=case.name(against.source))
    cost = gates.seal_cost(table, who)
    enough = who.clues >= cost or gates.can_seal(table, who, space)
    case.need("clues", enough, "GAT-07", helps="clues", n=cost, have=who.clues)


# --- monsters ----------------------------------------------------------------------------------------
def _evade(case: _Case, monster: str) -> None:
    known = ratings.awareness(case.table, monster) is not None
    case.need("evadable", known, "EVA-01", monster=case.name(monster))


def _flee(case: _Case, _: str) -> None:
    combat = _combat(case)
    if not case.need("in-combat", combat is not None, "COM-07") or combat is None:
        return
    monster = combat.monster or ""
    case.need("evadable", combat.evadable, "EVA-01", monster=case.name(monster))
    ambush = "ambush" in ratings.traits(case.table, monster, case.who, combat)
    case.need("no-ambush", not ambush, "COM-31", monster=case.name(monster))


def _fight(case: _Case, monster: str) -> None:
    if not monster:
        case.need("in-combat", _combat(case) is not None, "COM-07")
        return
    where = case.table.state.monsters.get(monster)
    case.need("same-place", where == case.who.place, "MOV-05", thing=case.name(monster))


def _wield(case: _Case, weapon: str) -> None:
    card = _own(case, weapon)
    combat = _combat(case)
    if card is None or not case.need("in-combat", combat is not None, "COM-17") or combat is None:
        return
    hands = case.table.library.card(card.id).hands or 0
    free = weapons.free_hands(case.table, combat)
    case.need("weapon", weapons.is_weapon(case.table, card), "COM-17", card=case.name(card.id))
    case.need("hands", hands <= free, "COM-17", helps="hands", n=hands, have=free)
    case.need("once-a-round", card.id not in combat.toggled, "COM-20", card=case.name(card.id))


def _combat(case: _Case) -> combats.Combat | None:
    about = case.decision.about if case.decision is not None else None
    return about if isinstance(about, combats.Combat) else getattr(about, "combat", None)


# --- cards -------------------------------------------------------------------------------------------
def _own(case: _Case, thing: str) -> Card | None:
    """The card of this instance or row that the one who is asked has; noted when there is none."""
    row = thing.partition("/")[0]
    found = next((card for card in case.who.cards if row in (card.id, card.id.partition("#")[0])), None)
    if found is None and row.partition("#")[0] in case.table.library.cards:
        case.need("own", False, "", card=case.name(row.partition("#")[0]))
    return found


def _cast(case: _Case, spell: str) -> None:
    table, who, words = case.table, case.who, case.words
    card = _own(case, spell)
    row = table.library.card(card.id) if card is not None else None
    if card is None or not isinstance(row, Spell):
        return
    case.need("ready", not card.exhausted, "UPK-02", helps="refresh", card=case.name(card.id))
    cost = spells.sanity_cost(table, who, row)
    case.need("sanity", spells.can_pay(table, who, cost), "SPL-05", n=cost, have=who.sanity)
    combat = _combat(case)
    if row.hands and combat is not None:
        free = weapons.free_hands(table, combat, spell=True)
        case.need("hands", row.hands <= free, "COM-17", helps="hands", n=row.hands, have=free)
    against = modifiers.prevented(table, "cast_spell", who=who)
    if against is not None:
        case.need("cast-forbidden", False, "", card=case.name(against.source))
    if row.cond is not None:
        ctx = spells.context_of(who, card, case.decision.about if case.decision is not None else None)
        case.conditions.append(
            Condition(_sentence(condition(words, row.cond)), holds_now(table, row.cond, ctx))
        )
    moment = words.of("spellwhen", row.when) if row.when is not None else words.of("spellphase", row.phase)
    window = case.decision.window if case.decision is not None else ""
    about = case.decision.about if case.decision is not None else None
    case.need("when", spells.is_time(row, who, window, about), "SPL-12", moment=moment)


def _use(case: _Case, source: str) -> None:
    """Every ability of a card (or of the investigator): its moment, price, place, limit and use."""
    name = source.partition("/")[0]
    card = _own(case, name)
    row = name.partition("#")[0]
    if card is None and row in case.table.library.cards:
        return
    if card is not None:
        case.need("ready", not card.exhausted, "UPK-02", helps="refresh", card=case.name(card.id))
    found = [listener for listener in _listeners(case) if _stands_on(listener, card, row)]
    for listener in found:
        _ability(case, listener)
    if not found:
        case.need("ability", False, "", card=case.name(row))


def _listeners(case: _Case) -> list[Listener]:
    """Every ability in play, each once."""
    found: dict[str, Listener] = {}
    for moment in MOMENTS:
        for listener in case.table.listeners(moment):
            found.setdefault(listener.key, listener)
    return list(found.values())


def _stands_on(listener: Listener, card: Card | None, row: str) -> bool:
    return listener.card is card if card is not None else listener.card is None and listener.source == row


def _ability(case: _Case, listener: Listener) -> None:
    table, words, ability = case.table, case.words, listener.ability
    moments = words.either([words.of("moment", when, status="") for when in ability.when])
    now = case.decision is not None and _in_window(case.decision, ability.when)
    case.need("when", now, "TUR-07", moment=moments)
    if case.decision is None:
        return
    ctx = abilities.context_of(table, listener, case.decision)
    if ability.limit is not None:
        limit = words.of("ability-limit", ability.limit.per, n=ability.limit.n)
        case.need("limit", not abilities.used_up(listener, ctx), "", limit=limit)
    if ability.cond is not None:
        case.conditions.append(
            Condition(_sentence(condition(words, ability.cond)), holds_now(table, ability.cond, ctx))
        )
    if ability.cost:
        price = inline(words, ability.cost)
        case.need("price", can_pay(table, ability.cost, ctx), "", price=price)
    if now:
        case.need("useful", would_change(table, ability.do, ctx), "")


def _in_window(decision: Decision, when: tuple[str, ...]) -> bool:
    about = decision.about
    moments: tuple[str, ...] = getattr(about, "moments", ())
    return bool({decision.window, *moments}.intersection(when)) or ("any" in when and bool(decision.window))


def _sentence(clause: str) -> str:
    return f"{capital(clause)}."


# --- people and places -------------------------------------------------------------------------------
def _trade(case: _Case, other: str) -> None:
    table, who = case.table, case.who
    partner = table.investigator(other)
    together = partner in trading.partners(table, who)
    case.need("together", together, "TRD-01", helps="together", thing=case.name(other))
    asked = case.decision
    case.need("trade-time", asked is not None and trading.is_time(table, asked.window), "TRD-04")
    goods = trading.has_goods(table, who) or trading.has_goods(table, partner)
    case.need("goods", goods, "TRD-02")


def _encounter(case: _Case, _: str) -> None:
    table, who = case.table, case.who
    space = table.library.spaces.get(who.place)
    if not case.need("in-town", space is not None and not who.area, "ENC-01") or space is None:
        return
    case.need("location", space.kind != "street", "ENC-01", place=case.name(space.id))
    if space.kind != "street":
        case.need("deck", encounters.has_deck(table, space.id), "ENC-03", place=case.name(space.id))


def _place_ability(case: _Case, place: str) -> None:
    table, who = case.table, case.who
    space = table.library.spaces.get(place)
    if space is None:
        _use(case, place)
        return
    case.need("same-place", who.place == place, "ENC-02", thing=case.name(place))
    case.need("no-gate", place not in table.state.gates, "ENC-02", place=case.name(place))
    if not case.need("has-ability", bool(space.abilities), "ENC-02", place=case.name(place)):
        return
    for listener in table.listeners("arkham_encounter"):
        if listener.place == place:
            _ability(case, listener)


_TELLERS: dict[str, _Teller] = {
    "go": _go,
    "train": _train,
    "close": _close,
    "seal": _seal,
    "evade": _evade,
    "flee": _flee,
    "fight": _fight,
    "wield": _wield,
    "cast": _cast,
    "use": _use,
    "do": _use,
    "trade": _trade,
    "encounter": _encounter,
    "ability": _place_ability,
}
"""What is asked about each verb; others have no conditions beside their moment."""
