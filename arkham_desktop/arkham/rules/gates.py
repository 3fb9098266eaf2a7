"""Gates: opening them, going through, closing and sealing (GAT, MYT-02, MYT-11 to MYT-13)."""

from __future__ import annotations

from functools import lru_cache

from arkham_desktop.arkham import abilities, effects, events, modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.resources import Spend
from arkham_desktop.arkham.rules import (
    awakening,
    checks,
    closing,
    doom,
    investigators,
    placing,
    settling,
    victory,
)
from arkham_desktop.arkham.state import Investigator
from arkham_desktop.arkham.table import Modifier, Table
from arkham_desktop.engine import Decision, Option, Steps

SEAL_COST = 5
LOWEST_LIMIT = 5
"""The fewest open gates that awaken the Ancient One, whatever the number of players (LIM-21)."""
FIRST_AREA = 1
CLOSING_SKILLS = ("lore", "fight")
VISITING = "visiting"
"""Key of ``Investigator.used`` of whoever has but one encounter in an Other World and then goes back."""
NAMED_SYMBOL = "closing_symbol:"
"""Begins the flag in which an ability names the symbol of the monsters that leave with the gate."""


def monsters_with_gate(table: Table) -> int:
    """How many monsters come with a gate: one, or two with five players or more (MYT-11)."""
    return 2 if placing.counted_players(table) >= 5 else 1


# --- opening -------------------------------------------------------------------------------------------
def gate_limit(table: Table) -> int:
    """Open gates that awaken the Ancient One (LIM-21, AO-02, VAR-04), with what cards add to it."""
    limit = 8 - (placing.counted_players(table) - 1) // 2
    if placing.expansion_boards(table) > 1:
        limit += 1
    limit = modifiers.total(table, "gate_limit", limit)
    for who in table.investigators:
        for modifier in table.modifiers("gate_limit", who):
            if modifier.owner is who and modifiers.applies(table, modifier, who=who):
                limit += _added(table, modifier)
    return limit


def _added(table: Table, modifier: Modifier) -> int:
    """What a modifier of the game's limits adds, seen from its owner."""
    ctx = Context(modifier.source, modifier.owner, modifier.card, modifier.place)
    return effects.amounts.value(table, modifier.op.n, ctx) if modifier.op.n is not None else 0


def may_open(table: Table, space: str) -> bool:
    """Whether a gate could open there: no gate, no elder sign, nobody who prevents it (GAT-12)."""
    state = table.state
    return (
        space not in state.gates
        and space not in state.seals
        and not placing.barred(table, "gate_opens", space)
    )


def prevent_gate(table: Table, space: str) -> Steps[None]:
    """Note that a gate was due at ``space`` and does not open."""
    table.emit(events.GatePrevented(space))
    for module in table.modules:
        yield from module.gate_prevented(table, space)
    if table.listeners("gate_prevented"):
        yield from abilities.trigger(table, "gate_prevented", place=space)


def open_gate(
    table: Table, space: str, *, monsters: int | None = None, with_doom: bool = True
) -> Steps[bool]:
    """Open a gate: doom token, marker, clues there gone, people drawn in, monsters (MYT-02).

    Args:
        table: the table.
        space: where.
        monsters: how many come with it; None for one, or two with five players or more (MYT-11).
        with_doom: False for a gate burst that broke a seal (DUN-18).

    Returns:
        Whether it opened.
    """
    state = table.state
    if space in state.gates:
        return False
    if not may_open(table, space):
        yield from prevent_gate(table, space)
        return False
    if with_doom:
        yield from doom.add_doom(table, 1)
    if not state.gate_pile:
        awakening.awaken(table, "AO-04")
    put_marker(table, space, state.gate_pile.pop())
    for who in table.investigators_at(space):
        draw_through(table, who, space, delayed=True)
    if monsters is None:
        monsters = monsters_with_gate(table)
    yield from placing.appear(table, [space] * monsters)
    if table.listeners("gate_opens"):
        yield from abilities.trigger(table, "gate_opens", place=space)
    return True


def put_marker(table: Table, space: str, marker: str) -> None:
    """Lay an open gate at a place; clues there are removed, one gate too many awakens (AO-02)."""
    state = table.state
    table.chance.reveal()
    state.gates[space] = marker
    table.emit(events.GateOpened(space, marker))
    clues = state.clues.pop(space, 0)
    if clues:
        table.emit(events.TokenPlaced("clue", space, -clues))
    if len(state.gates) >= gate_limit(table):
        awakening.awaken(table, "AO-02")


# --- going through -------------------------------------------------------------------------------------
def draw_through(table: Table, who: Investigator, space: str, delayed: bool) -> None:
    """Draw somebody through the gate at ``space`` to the first area of its world (MYT-13)."""
    world = table.gate_world(space)
    assert world is not None, f"there is no gate at {space}"
    who.explored = False
    investigators.move_to(table, who, world, "gate", area=FIRST_AREA)
    who.entered = space
    if delayed:
        investigators.delay(table, who)


# --- closing -------------------------------------------------------------------------------------------
def modifier_of(table: Table, space: str) -> int:
    """The number on the marker of an open gate."""
    return table.library.gate_markers[table.state.gates[space]].modifier


def close_need(table: Table, who: Investigator, space: str) -> int:
    """Successes that close the gate at ``space``: 1, and what cards add for its world."""
    world = table.gate_world(space)
    need = 1
    for modifier in table.modifiers("close_gate_need", who):
        versus = modifier.op.vs
        if versus is None or versus.world == world:
            need += _added(table, modifier)
    return need


def may_attempt(table: Table, who: Investigator) -> bool:
    """Whether somebody stands explored at an open gate (GAT-01)."""
    return who.explored and who.area == 0 and who.place in table.state.gates


def attempt_to_close(table: Table, who: Investigator) -> Steps[bool]:
    """Try to close the gate at one's place by Lore or Fight (GAT-02), then seal it; whether it closed."""
    space, displaced = who.place, who.displaced

    def build() -> list[Option]:
        if who.displaced != displaced or who.place != space or not may_attempt(table, who):
            return []  # an Elder Sign was used, or the one who attempts is gone
        return [*(Option("close", skill) for skill in CLOSING_SKILLS), Option("leave")]

    answer = yield Decision("close_gate", who.id, build, window="close_gate", about=space, reason="GAT-02")
    if answer.verb != "close":
        return space not in table.state.gates
    check = yield from checks.make_check(
        table,
        who,
        answer.target,
        modifier_of(table, space),
        close_need(table, who, space),
        gate=space,
        source="GAT-02",
    )
    closes = check.passed and who.displaced == displaced and space in table.state.gates
    if closes:
        yield from close_gate(table, space, who, offer_seal=True)
    yield from settling.settle(table)  # what was paid during the check
    return closes


def close_gate(
    table: Table,
    space: str,
    who: Investigator | None = None,
    *,
    seal: bool = False,
    offer_seal: bool = False,
) -> Steps[None]:
    """Close the gate at ``space``: its marker, its monsters, explored markers, people in a closed place.

    Args:
        table: the table.
        space: where it is.
        who: the investigator who closes it, for whom it is a trophy (GAT-04); None when a card does (GAT-15).
        seal: put an elder sign there without paying for it.
        offer_seal: let ``who`` pay clues for an elder sign (GAT-05).
    """
    state = table.state
    marker = state.gates[space]
    if who is not None and table.listeners("close_gate"):
        yield from abilities.trigger(table, "close_gate", who=who, place=space)
    del state.gates[space]
    if who is not None:
        who.gate_trophies.append(marker)
    else:
        state.gate_pile.insert(0, marker)
    table.emit(events.GateClosed(space, marker, who.id if who else None))
    monsters_leave(table, _symbol_closed(table, marker))
    for one in table.investigators_at(space):
        one.explored = False  # GAT-21, GAT-22
    if space in state.closed:
        closing.empty(table, space)  # before anything is asked: nobody can be in a closed place
    if seal:
        place_seal(table, space, who)
    elif offer_seal and who is not None:
        yield from offer_to_seal(table, who, space)
    if who is not None:
        victory.check_closed(table)


def _symbol_closed(table: Table, marker: str) -> str:
    """The gate's symbol, or the one an ability has just named instead."""
    flags = table.state.flags
    for flag in flags:
        if flag.startswith(NAMED_SYMBOL):
            flags.remove(flag)
            return flag.removeprefix(NAMED_SYMBOL)
    return table.library.gate_markers[marker].symbol


def monsters_leave(table: Table, symbol: str) -> None:
    """Every monster of a symbol leaves all boards, the Sky and the Outskirts (GAT-13)."""
    state, library = table.state, table.library
    for monster in [*state.monsters, *state.outskirts]:
        if library.monster(monster).symbol == symbol:
            placing.to_cup(table, monster)


# --- sealing -------------------------------------------------------------------------------------------
def is_unstable(table: Table, space: str) -> bool:
    """A red diamond without an elder sign (GAT-16)."""
    return table.library.spaces[space].stable is False and space not in table.state.seals


def may_be_sealed(table: Table, space: str, who: Investigator | None = None) -> bool:
    """Whether an elder sign can be put there: unstable, and nothing forbids sealing."""
    if not is_unstable(table, space):
        return False
    if not modifiers.prevented(table, "seal_gate", who=who, place=space):
        return True
    return who is not None and modifiers.immune(table, who, "cannot_seal") is not None


def seal_cost(table: Table, who: Investigator) -> int:
    """Clues it costs to seal (GAT-05)."""
    return max(0, modifiers.total(table, "seal_cost", SEAL_COST, who=who))


@lru_cache(maxsize=16)
def _clues(n: int) -> Spend:
    return Spend.model_validate({"what": "clue", "n": n})


def can_seal(table: Table, who: Investigator, space: str) -> bool:
    """Whether ``who`` could pay for an elder sign at ``space`` (GAT-07)."""
    if not may_be_sealed(table, space, who):
        return False
    return effects.can_pay(table, (_clues(seal_cost(table, who)),), Context("GAT-05", who, place=space))


def offer_to_seal(table: Table, who: Investigator, space: str) -> Steps[bool]:
    """Ask who has just closed a gate whether to seal it with clues (GAT-05); whether it was sealed."""

    def build() -> list[Option]:
        return [Option("seal", "clues"), Option("leave")] if can_seal(table, who, space) else []

    answer = yield Decision("seal", who.id, build, window="any", about=space, reason="GAT-05")
    if answer.verb != "seal":
        return False
    yield from seal(table, who, space)
    return True


def seal(table: Table, who: Investigator, space: str) -> Steps[None]:
    """Pay the clues and put the elder sign; the doom track stays as it is (GAT-06)."""
    cost = (_clues(seal_cost(table, who)),)
    yield from effects.run_effects(table, cost, Context("GAT-05", who, place=space))
    place_seal(table, space, who)


def place_seal(table: Table, space: str, who: Investigator | None = None) -> None:
    """Put an elder sign on a place, ``who`` does it: from now on it is stable (GAT-12)."""
    state = table.state
    state.seals.append(space)
    state.seals_played += 1
    table.emit(events.SealPlaced(space, by=who.id if who else None))
    victory.check_sealed(table)


def remove_seal(table: Table, space: str) -> None:
    """Take the elder sign off a place; it still counts as played in the score (DUN-22)."""
    table.state.seals.remove(space)
    table.emit(events.SealPlaced(space, on=False))


# --- coming back ---------------------------------------------------------------------------------------
def ways_back(table: Table, who: Investigator) -> list[str]:
    """Gates by which somebody in an Other World can return."""
    if table.modifiers("special:return-to-any-gate", who):
        return list(table.state.gates)
    return table.gates_to(who.place)


def return_from(table: Table, who: Investigator, *, explored: bool = True) -> Steps[bool]:
    """Return to Arkham by a gate of one's choice that leads to this world; whether there was one.

    Without one the investigator is lost in time and space. Who came for one encounter only, through no gate,
    needs none: the effect that brought him takes him back to where he was.
    """
    ways = ways_back(table, who)
    if not ways and VISITING in who.used:
        return False
    if not ways:
        yield from investigators.lose_in_time_and_space(table, who)
        return False
    answer = yield Decision(
        "return", who.id, lambda: [Option("gate", space) for space in ways], reason="MOV-12"
    )
    investigators.move_to(table, who, answer.target, "return")
    who.explored = explored
    who.returned = True
    if table.listeners("return_to_arkham"):
        yield from abilities.trigger(table, "return_to_arkham", who=who, place=answer.target)
    return True


# --- moving and swapping -------------------------------------------------------------------------------
def move_gate(table: Table, start: str, end: str) -> None:
    """An open gate goes to another place: monsters there to the cup, people there are drawn through."""
    marker = table.state.gates.pop(start)
    for who in table.investigators_at(start):
        who.explored = False
    for monster in table.monsters_at(end):
        placing.to_cup(table, monster)
    table.emit(events.GateClosed(start, marker, None))
    if start in table.state.closed:
        closing.empty(table, start)
    put_marker(table, end, marker)
    for who in table.investigators_at(end):
        draw_through(table, who, end, delayed=True)


def swap_gate(table: Table, space: str) -> None:
    """The marker goes under the pile and the top one takes its place; the old one's monsters leave."""
    state = table.state
    old = state.gates.pop(space)
    if not state.gate_pile:
        awakening.awaken(table, "AO-04")
    state.gate_pile.insert(0, old)
    table.emit(events.GateClosed(space, old, None))
    monsters_leave(table, table.library.gate_markers[old].symbol)
    for who in table.investigators_at(space):
        who.explored = False
    put_marker(table, space, state.gate_pile.pop())
