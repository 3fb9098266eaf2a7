"""Modifiers: which of those in play count now, and what they make of a number.

``Table.modifiers`` finds them by kind; here it is judged whether their place, condition and enemy fit.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts, condition_base
from arkham_desktop.arkham.state import LOST, Lasting

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.amounts import Amount
    from arkham_desktop.arkham.effects.base import Op
    from arkham_desktop.arkham.effects.filters import Versus
    from arkham_desktop.arkham.effects.lasting import Mod, Prevent
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Modifier, Table

MARTIAL_LAW = "martial-law"
"""``source`` of the checks that a town under martial law asks for."""
FIGHTING_KINDS = frozenset({"combat", "horror"})
"""The checks that are made "in combat"; an Evade check is not one of them."""
_WEAPONS = frozenset({"weapon_physical", "weapon_magical"})
_OF_THE_GAME = frozenset(
    {"extra_mythos", "gate_limit", "seals_to_win", "enter_street_cost", "aquatic", "sky_adjacent"}
)
"""Temporary modifiers that are about the game, whoever caused them."""


# --- does it count ---------------------------------------------------------------------------------
def applies(
    table: Table,
    modifier: Modifier,
    *,
    who: Investigator | None = None,
    check: Check | None = None,
    monster: str | None = None,
    place: str | None = None,
    combat: Combat | None = None,
) -> bool:
    """Whether a ``mod`` counts in these circumstances.

    Args:
        table: the table.
        modifier: one of ``table.modifiers``.
        who: whose number it is about; None for the game's.
        check: the check, when it is about one (its monster, gate and combat then count too).
        monster: the monster at hand.
        place: the place at hand; that of ``who`` when left out.
        combat: the combat at hand.
    """
    op: Mod = modifier.op
    gate: str | None = None
    if check is not None:
        monster, gate, combat = check.monster, check.gate, check.combat
    if modifier.card is not None and not _in_hand(table, modifier, check, combat):
        return False
    if op.where is not None or op.at is not None:
        where = place or (who.place if who is not None else LOST)
        if op.at is not None and where != op.at:
            return False
        if op.where is not None and not _is_where(table, op.where, where, check, combat):
            return False
    if op.who is not None and who is not table.first_player:
        return False
    if op.only is not None and (check is None or check.source != MARTIAL_LAW):
        return False
    if op.vs is not None and not versus(table, op.vs, who=who, monster=monster, gate=gate, combat=combat):
        return False
    return op.cond is None or holds(table, modifier, op.cond, who, check, monster, place, combat)


def _in_hand(table: Table, modifier: Modifier, check: Check | None, combat: Combat | None) -> bool:
    """A weapon helps a Combat check only while wielded (COM-19); all else of it helps always (COM-30)."""
    op = modifier.op
    if op.what == "check":
        if op.check != "combat":
            return True
    elif op.what != "successes_on_6":
        return True
    card = table.library.cards.get(modifier.source)
    if card is None or card.type not in _WEAPONS:
        return True
    if check is not None and check.kind != "combat":
        return False
    if combat is not None:
        return modifier.card in combat.wielded
    if check is None:
        return False
    from arkham_desktop.arkham.rules import weapons  # noqa: PLC0415 - weapons ask for modifiers

    return modifier.card in weapons.at_hand(table, check.who)


def _is_where(table: Table, where: str, place: str, check: Check | None, combat: Combat | None) -> bool:
    if where in ("combat", "outside_combat"):
        fighting = check.kind in FIGHTING_KINDS if check is not None else combat is not None
        return fighting is (where == "combat")
    space = table.library.spaces.get(place)
    if space is None or place == LOST:
        return False
    if where == "arkham":
        return space.kind in ("street", "location", "sub_location")
    if where == "streets":
        return space.kind == "street"
    if where == "unstable_locations":
        return space.stable is False and place not in table.state.seals  # GAT-16
    if where == "aquatic":
        return is_aquatic(table, place)
    return bool(space.board == where)


def is_aquatic(table: Table, place: str) -> bool:
    """Whether a space is aquatic now: by print, by the sets in play or by a modifier."""
    space = table.library.spaces.get(place)
    if space is None:
        return False
    if space.aquatic and (space.aquatic_set is None or has_board(table, space.aquatic_set)):
        return True
    return any(
        modifier.op.where == "streets" and space.kind == "street" for modifier in table.modifiers("aquatic")
    )


def has_board(table: Table, name: str) -> bool:
    """Whether the board of that set is in use."""
    return name in table.state.sets and f"no-{name}-board" not in table.state.variants


def versus(
    table: Table,
    vs: Versus,
    *,
    who: Investigator | None = None,
    monster: str | None = None,
    gate: str | None = None,
    combat: Combat | None = None,
) -> bool:
    """Whether the monster (or gate) at hand is one of those that ``vs`` speaks of."""
    if vs.weapon is not None:
        return True  # about weapons, not opponents: the one who asks about a weapon judges it
    if vs.world is not None:
        return gate is not None and table.gate_world(gate) == vs.world
    if monster is None:
        return False
    if vs.all:
        return True
    row = table.library.monster(monster)
    if vs.kinds is not None:
        return row.kind in vs.kinds
    if vs.movement is not None:
        return row.movement == vs.movement
    from arkham_desktop.arkham.rules import ratings  # noqa: PLC0415 - ratings asks for modifiers

    return vs.trait in ratings.traits(table, monster, who, combat)


def holds(
    table: Table,
    modifier: Modifier,
    cond: condition_base.Cond,
    who: Investigator | None = None,
    check: Check | None = None,
    monster: str | None = None,
    place: str | None = None,
    combat: Combat | None = None,
) -> bool:
    """Whether the condition of something in play is true now, for ``who``."""
    where = place or modifier.place or (who.place if who is not None else None)
    ctx = Context(
        modifier.source,
        who,
        modifier.card,
        where,
        monster,
        check=check,
        combat=combat,
        happened=combat.happened if combat is not None else set(),
    )
    return condition_base.holds_now(table, cond, ctx)


# --- what it makes of a number -------------------------------------------------------------------
def amount(table: Table, modifier: Modifier, number: Amount, who: Investigator | None, old: int = 0) -> int:
    """What an amount of a modifier in play comes to; halves are of ``old``."""
    if number.word is None and len(number.terms) == 1 and number.terms[0].atom is None:
        return number.terms[0].factor
    return amounts.value(table, number, Context(modifier.source, who, modifier.card), of=old)


def total(
    table: Table,
    what: str,
    base: int,
    *,
    who: Investigator | None = None,
    check: Check | None = None,
    monster: str | None = None,
    place: str | None = None,
    combat: Combat | None = None,
) -> int:
    """``base`` with all modifiers of a kind: the last ``set`` replaces it, then every ``n`` is added.

    Of several limits (``limit_…``) the lowest holds, since all of them have to be kept.
    The temporary modifiers of ``combat`` count too. ``min`` of a modifier holds for what it lowers.
    """
    found: Iterable[Modifier] = table.modifiers(what, who)
    extra = combat if combat is not None else check.combat if check is not None else None
    if extra is not None and extra.mods:
        found = [*found, *(one for one in extra.mods if one.op.what == what)]
    elif not found:
        return base
    result, added = base, 0
    was_set = False
    lowest: int | None = None
    for one in found:
        op = one.op
        if not applies(table, one, who=who, check=check, monster=monster, place=place, combat=combat):
            continue
        if op.set is not None:
            fixed = amount(table, one, op.set, who, result)
            result = min(result, fixed) if was_set and what.startswith("limit_") else fixed
            was_set = True
        elif op.n is not None:
            added += amount(table, one, op.n, who, result)
            if op.min is not None:
                lowest = op.min
    result += added
    return result if lowest is None else max(result, min(lowest, base))


def is_taken_away(table: Table, what: str, who: Investigator) -> bool:
    """Whether something leaves ``who`` nothing at all of a number (sets it to 0): no bonus counts then."""
    return any(
        one.op.set is not None and one.op.set.fixed == 0 and applies(table, one, who=who)
        for one in table.modifiers(what, who)
    )


# --- prevented, immune, special ------------------------------------------------------------------
class _Kinds(dict[str, str]):
    """What ``Table.modifiers`` is asked for, by what such an op is about; put together once."""

    def __init__(self, op: str) -> None:
        super().__init__()
        self.op = op

    def __missing__(self, about: str) -> str:
        kind = self[about] = f"{self.op}:{about}"
        return kind


_PREVENT, _IMMUNE = _Kinds("prevent"), _Kinds("immune")
_REDUCE, _SPECIAL = _Kinds("reduce"), _Kinds("special")


def is_ever_prevented(table: Table, what: str) -> bool:
    """Whether anything in play might forbid ``what`` to anybody: to be asked before everybody is."""
    return table.has_modifiers(_PREVENT[what])


def prevented(
    table: Table,
    what: str,
    *,
    who: Investigator | None = None,
    place: str | None = None,
    monster: str | None = None,
    source: str = "",
    check: Check | None = None,
    via: str | None = None,
) -> Modifier | None:
    """The lasting ``prevent`` that forbids ``what`` now, or None.

    Args:
        table: the table.
        what: a word of the vocabulary's list ``prevent``.
        who: to whom it would happen.
        place: where (a space whose gate, monster or ability it is; where ``who`` enters or leaves).
        monster: the monster that would move, appear or come into play.
        source: row id of what would do it, for the exceptions (a place's ability, an investigator's).
        check: the check on which clues would be spent.
        via: "depot" for the train.
    """
    for one in table.modifiers(_PREVENT[what], who):
        op: Prevent = one.op
        if (
            _prevents_there(table, one, op, place, via)
            and (op.check is None or (check is not None and op.check in check.words))
            and (op.vs is None or versus(table, op.vs, who=who, monster=monster))
            and not any(
                spared.place_ability in (source, place)
                if spared.place_ability is not None
                else spared.investigator == source
                for spared in op.except_
            )
            and (op.cond is None or holds(table, one, op.cond, who or one.owner, check, monster, place))
        ):
            return one
    return None


def _prevents_there(
    table: Table,
    modifier: Modifier,
    op: Prevent,
    place: str | None,
    via: str | None,
) -> bool:
    if op.at == "here":
        return modifier.owner is not None and place == modifier.owner.place
    if op.at in ("streets", "aquatic"):
        if place is None or not _is_where(table, op.at, place, None, None):
            return False
    elif op.at is not None and place != op.at:
        return False
    return op.via is None or op.via == via


def immune(table: Table, who: Investigator, what: str) -> Modifier | None:
    """The lasting ``immune`` by which ``what`` has no effect on ``who``, or None."""
    for one in table.modifiers(_IMMUNE[what], who):
        op = one.op
        if op.cond is None or holds(table, one, op.cond, who):
            return one
    return None


def reduction(table: Table, what: str, who: Investigator, of: int) -> int:
    """By how much the ``reduce`` effects in play for ``who`` lower ``of`` points of ``what``."""
    found = table.modifiers(_REDUCE[what], who)
    if not found:
        return 0
    return min(of, sum(amount(table, one, one.op.n, who, of) for one in found))


def has_special(table: Table, who: Investigator | None, name: str) -> bool:
    """Whether a lasting named hook of this name is in play for ``who`` (None: for the game)."""
    for one in table.modifiers(_SPECIAL[name], who):
        if one.op.cond is None or holds(table, one, one.op.cond, who):
            return True
    return False


# --- effects that last -----------------------------------------------------------------------------
def make_lasting(table: Table, op: Op, ctx: Context, until: str, *, everybody: bool = False) -> None:
    """Let a lasting op that was run as an effect hold ``until`` a moment, for "you" (or for the game).

    Several of the same effect add up; what ends them is the order of the turn.
    """
    what = getattr(op, "what", "")
    owner = None if everybody or ctx.who is None or what in _OF_THE_GAME else ctx.who.id
    effect: dict[str, Any] = op.dump()
    effect.pop("until", None)
    text = json.dumps(effect, separators=(",", ":"))
    table.state.lasting.append(Lasting(text, until, ctx.source, owner, table.state.turn))
    table.changed()
