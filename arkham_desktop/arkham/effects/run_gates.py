"""What the effects do that are about gates, elder signs, clue tokens on the board and closed locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, events
from arkham_desktop.arkham.effects import gates as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import runs, useful
from arkham_desktop.arkham.rules import closing, gates

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps


def _picker(table: Table, ctx: Context, picker: str = "you") -> Investigator:
    return table.first_player if picker == "first_player" or ctx.who is None else ctx.who


# --- gates --------------------------------------------------------------------------------------------
@runs(said.OpenGate)
def _run_open(table: Table, op: said.OpenGate, ctx: Context) -> Steps[None]:
    """An encounter opens a gate where it is had; everybody there is drawn in first (ENC-18)."""
    yield from gates.open_gate(table, ctx.you.place, monsters=1 if op.monster else 0)


@useful(said.OpenGate)
def _opens(table: Table, op: said.OpenGate, ctx: Context) -> bool:
    return ctx.you.place not in table.state.gates


def _closable(table: Table, op: said.CloseGate, ctx: Context) -> list[str]:
    """The open gates that an effect may close."""
    state = table.state
    here: list[str] = []
    match op.which:
        case "here":
            here = [] if ctx.you.area or (op.explored and not ctx.you.explored) else [ctx.you.place]
        case "entered":
            here = _entered(table, ctx)
        case "this":
            here = [place for place in (ctx.gate, ctx.place) if place is not None][:1]
        case "any":
            here = list(state.gates)
    found = [space for space in here if space in state.gates]
    if op.world is not None:
        found = [space for space in found if table.gate_world(space) == op.world]
    if op.seal and op.free:
        found = [space for space in found if gates.may_be_sealed(table, space, ctx.who)]
    return found


def _entered(table: Table, ctx: Context) -> list[str]:
    """The gate that "you" came by, even if this encounter has already taken one out of its world."""
    who = ctx.you
    came_by, world = (who.entered, who.place) if who.area else (ctx.entered, ctx.place)
    return [came_by] if came_by and table.gate_world(came_by) == world else []


@runs(said.CloseGate)
def _run_close(table: Table, op: said.CloseGate, ctx: Context) -> Steps[None]:
    picker = _picker(table, ctx, op.picker)
    space = yield from asking.pick("gate", picker, "gate", _closable(table, op, ctx), ctx.source)
    if space is None:
        return
    yield from gates.close_gate(
        table,
        space,
        ctx.who if op.trophy else None,  # whoever gets no trophy has not closed it (GAT-15)
        seal=op.seal and op.free,
        offer_seal=op.seal and not op.free,
    )


@useful(said.CloseGate)
def _closes(table: Table, op: said.CloseGate, ctx: Context) -> bool:
    return bool(_closable(table, op, ctx))


def _free_places(table: Table) -> list[str]:
    """Unstable locations with neither gate nor elder sign."""
    return [
        space
        for space in table.library.locations
        if gates.is_unstable(table, space) and space not in table.state.gates
    ]


@runs(said.MoveGate)
def _run_move(table: Table, op: said.MoveGate, ctx: Context) -> Steps[None]:
    who = _picker(table, ctx)
    if not _free_places(table):
        return
    start = yield from asking.pick("gate", who, "gate", list(table.state.gates), ctx.source)
    if start is None:
        return
    end = yield from asking.pick("place", who, "place", _free_places(table), ctx.source)
    if end is not None:
        gates.move_gate(table, start, end)


@useful(said.MoveGate)
def _moves(table: Table, op: said.MoveGate, ctx: Context) -> bool:
    return bool(table.state.gates) and bool(_free_places(table))


@runs(said.SwapGate)
def _run_swap(table: Table, op: said.SwapGate, ctx: Context) -> Steps[None]:
    space = yield from asking.pick("gate", _picker(table, ctx), "gate", list(table.state.gates), ctx.source)
    if space is not None:
        gates.swap_gate(table, space)


@useful(said.SwapGate)
def _swaps(table: Table, op: said.SwapGate, ctx: Context) -> bool:
    return bool(table.state.gates)


# --- elder signs --------------------------------------------------------------------------------------
def _signable(table: Table, op: said.ElderSign, ctx: Context) -> list[str]:
    places = _free_places(table) if op.at != "here" else [ctx.you.place]
    return [space for space in places if gates.may_be_sealed(table, space, ctx.who)]


@runs(said.ElderSign)
def _run_elder_sign(table: Table, op: said.ElderSign, ctx: Context) -> Steps[None]:
    who = _picker(table, ctx)
    if op.remove is None:
        space = yield from asking.pick("place", who, "place", _signable(table, op, ctx), ctx.source)
        if space is not None:
            gates.place_seal(table, space, ctx.who)
        return
    if op.remove == "all":  # there is nothing to choose
        for space in list(table.state.seals):
            gates.remove_seal(table, space)
        return
    for _ in range(op.remove):
        space = yield from asking.pick("place", who, "place", list(table.state.seals), ctx.source)
        if space is None:
            return
        gates.remove_seal(table, space)


@useful(said.ElderSign)
def _signs(table: Table, op: said.ElderSign, ctx: Context) -> bool:
    return bool(table.state.seals) if op.at is None else bool(_signable(table, op, ctx))


# --- clue tokens --------------------------------------------------------------------------------------
@runs(said.ClueTokens)
def _run_clues(table: Table, op: said.ClueTokens, ctx: Context) -> Steps[None]:
    clues = table.state.clues
    spaces = list(clues) if op.at == "all" else _free_places(table)
    for space in spaces:
        old = clues.get(space, 0)
        new = max(0, old + value(table, op.n, ctx, of=old))
        if new:
            clues[space] = new
        else:
            clues.pop(space, None)
        if new != old:
            table.emit(events.TokenPlaced("clue", space, new - old))
    yield from ()


# --- closed locations ----------------------------------------------------------------------------------
@runs(said.CloseLocation)
def _run_close_location(table: Table, op: said.CloseLocation, ctx: Context) -> Steps[None]:
    place = ctx.place if op.place == "token_place" else op.place
    if place is not None:
        closing.close_location(table, place, op.until)
    yield from ()
