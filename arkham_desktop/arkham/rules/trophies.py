"""Trophies: claimed from the defeated, spent as markers or as toughness (GAT-18, ITM-08)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arkham_desktop.arkham import abilities, asking, events, modifiers
from arkham_desktop.arkham.rules import placing, ratings
from arkham_desktop.arkham.state import Investigator
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Decision, Option, Steps

GATE, MONSTER, TOUGHNESS = "gate_trophy", "monster_trophy", "monster_trophy_toughness"
TO_BOX = "spent-trophy-to-box"
"""The special of whoever may take a monster trophy that he spends out of the game."""
Fits = Callable[[str], bool]


def _any(monster: str) -> bool:
    return True


# --- claiming ------------------------------------------------------------------------------------------
def claim(table: Table, who: Investigator, monster: str, *, endless_too: bool = False) -> Steps[bool]:
    """Take a monster as a trophy; whether it became one.

    Endless monsters go to the cup instead (unless ``endless_too``), spawn to where it waits.
    """
    row = table.library.monster(monster)
    endless = "endless" in ratings.traits(table, monster, who) and not endless_too
    if row.spawn or (endless and modifiers.immune(table, who, "endless") is None):
        placing.to_cup(table, monster)
        return False
    place = placing.take(table, monster)
    who.monster_trophies.append(monster)
    table.emit(events.MonsterRemoved(monster, place, who.id))
    if table.listeners("gain_monster_trophy"):
        yield from abilities.trigger(table, "gain_monster_trophy", who=who, monster=monster)
    return True


# --- spending ------------------------------------------------------------------------------------------
def worth(table: Table, who: Investigator, what: str, fits: Fits = _any) -> int:
    """How much of ``what`` somebody could spend: gate trophies, monster trophies, or their toughness."""
    if what == GATE:
        return len(who.gate_trophies)
    monsters = [monster for monster in who.monster_trophies if fits(monster)]
    if what == MONSTER:
        return len(monsters)
    return sum(ratings.toughness(table, monster) for monster in monsters)


def spend(
    table: Table, who: Investigator, what: str, n: int, *, fits: Fits = _any, reason: str = ""
) -> Steps[list[str]]:
    """Pay trophies picked by their owner; returns them. Toughness may be overpaid, without change.

    Gate trophies go under the pile (GAT-18), monsters into the cup (ITM-08).

    Args:
        table: the table.
        who: who pays.
        what: ``gate_trophy``, ``monster_trophy`` or ``monster_trophy_toughness``.
        n: how many markers, monsters or points of toughness; more than there is takes all.
        fits: which monster trophies may be paid.
        reason: the row or rule id that asks.
    """
    price = min(n, worth(table, who, what, fits))
    paid: list[str] = []
    given = 0

    def build() -> list[Option]:
        return _options(table, who, what, fits, price - given)

    while given < price:
        answer = yield Decision("spend_trophies", who.id, build, reason=reason, about=price)
        for trophy in answer.data if answer.verb == "propose" else [answer.target]:
            given += _value(table, what, trophy)
            paid.append(trophy)
            if what == GATE:
                who.gate_trophies.remove(trophy)
                table.state.gate_pile.insert(0, trophy)
            else:
                yield from give_back(table, who, trophy)
    if paid:
        table.emit(events.Lost(who.id, GATE if what == GATE else MONSTER, len(paid)))
    return paid


def _value(table: Table, what: str, trophy: str) -> int:
    return ratings.toughness(table, trophy) if what == TOUGHNESS else 1


def give_back(table: Table, who: Investigator, monster: str) -> Steps[None]:
    """A monster trophy that was spent goes into the cup; some owners may take it out of the game instead."""
    if modifiers.has_special(table, who, TO_BOX) and (yield from asking.yes_no(who, who.id)):
        placing.to_box(table, monster)
    else:
        placing.to_cup(table, monster)


def _options(table: Table, who: Investigator, what: str, fits: Fits, left: int) -> list[Option]:
    """One option for each different trophy, and a proposal where several have to be picked."""
    if what == GATE:
        distinct = {table.library.gate_markers[one].world: one for one in who.gate_trophies}
        options = [Option("lose", one) for one in distinct.values()]
        proposal: Sequence[str] = who.gate_trophies[:left]
    else:
        mine = [one for one in who.monster_trophies if fits(one)]
        kinds = {table.library.monster(one).id: one for one in mine}
        options = [Option("monster", one) for one in kinds.values()]
        proposal = _cheapest(table, what, mine, left)
    if len(options) > 1 and len(proposal) > 1:
        options.append(Option("propose", "cheapest", list(proposal)))
    return options


def _cheapest(table: Table, what: str, monsters: list[str], left: int) -> list[str]:
    """Monsters worth ``left``, little overpaid: the biggest first, then whatever is superfluous dropped."""
    chosen: list[str] = []
    total = 0
    for monster in sorted(monsters, key=lambda one: _value(table, what, one), reverse=True):
        if total >= left:
            break
        chosen.append(monster)
        total += _value(table, what, monster)
    for monster in list(chosen):
        value = _value(table, what, monster)
        if total - value >= left:
            chosen.remove(monster)
            total -= value
    return chosen
