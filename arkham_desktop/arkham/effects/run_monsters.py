"""What the effects do that put monsters on the board, take them off it, or make trophies of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, events, modifiers
from arkham_desktop.arkham.content.words import SYMBOLS
from arkham_desktop.arkham.effects import monsters as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import payable, runs, useful
from arkham_desktop.arkham.effects.filters import MonsterFilter
from arkham_desktop.arkham.effects.which_monsters import CHOSEN, fits, in_area, in_neighborhood, of_kind
from arkham_desktop.arkham.rules import checks, combat, monster_movement, placing, ratings, trophies
from arkham_desktop.arkham.state import OUTSKIRTS, SKY, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps


def _picker(table: Table, ctx: Context) -> Investigator:
    return ctx.who if ctx.who is not None else table.first_player


# --- coming -------------------------------------------------------------------------------------------
def _spawn_places(table: Table, op: said.Spawn, ctx: Context) -> list[str]:
    match op.at:
        case "here":
            return [ctx.you.place] if table.in_town(ctx.you) else []  # no monster lives in an Other World
        case "outskirts":
            return [OUTSKIRTS]
        case "surging_gate" | "drawn_gate_location":
            return [ctx.gate] if ctx.gate is not None else []
        case "each_open_gate_to":
            return [space for space in table.state.gates if table.gate_world(space) in op.worlds]
        case _:
            return [op.at]


def _sources(table: Table, op: said.Spawn, ctx: Context) -> list[str] | None:
    """The monsters it can take; None for any of the cup, drawn as usual."""
    state = table.state
    match op.from_:
        case "sheet":
            return of_kind(state.sheet_monsters, op.kind)
        case "monster_trophies":
            return of_kind([one for who in state.investigators for one in who.monster_trophies], op.kind)
        case "this":
            return list(ctx.card.monsters) if ctx.card is not None else []
        case _:
            return None if op.kind is None else of_kind(state.cup, op.kind)


@runs(said.Spawn)
def _run_spawn(table: Table, op: said.Spawn, ctx: Context) -> Steps[None]:
    if op.at == "this":
        yield from _onto_card(table, value(table, op.n, ctx), ctx)
        return
    places = _spawn_places(table, op, ctx)
    found = _sources(table, op, ctx)
    n = value(table, op.n, ctx, of=0 if found is None else len(found))
    if found is None:
        spread = [place for place in places for _ in range(n)]
        yield from placing.appear(table, spread, counts=op.counts, even_if_sealed=op.even_if_sealed)
        return
    for place in places:
        for _ in range(min(n, len(found))):
            monster = found.pop(table.chance.below(len(found))) if len(found) > 1 else found.pop()
            if place == OUTSKIRTS or placing.may_appear(table, place, even_if_sealed=op.even_if_sealed):
                yield from placing.settle_at(table, monster, place, counts=op.counts)


def _onto_card(table: Table, n: int, ctx: Context) -> Steps[None]:
    """Monsters of the cup on a card: they are not on the board (MYT-22)."""
    assert ctx.card is not None, f"{ctx.source} is no card that monsters could lie on"
    for _ in range(n):
        monster = yield from placing.draw_from_cup(table)
        placing.take(table, monster)
        ctx.card.monsters.append(monster)
        table.emit(events.MonsterAppeared(monster, ctx.card.id))


# --- going --------------------------------------------------------------------------------------------
def _choose_symbol(table: Table, wanted: MonsterFilter | None, ctx: Context) -> Steps[None]:
    """Ask for the symbol where a filter leaves it to the player."""
    if wanted is not None and wanted.symbol == CHOSEN:
        symbols = [symbol for symbol in SYMBOLS if symbol != wanted.not_symbol]
        ctx.chosen = yield from asking.pick("symbol", _picker(table, ctx), "symbol", symbols, ctx.source)


def _meant(table: Table, op: said.MonstersToCup, ctx: Context) -> list[str]:
    if op.neighborhood is not None:
        found = in_neighborhood(table, op.neighborhood)
    else:
        found = in_area(table, op.where or "this", ctx)
    return [monster for monster in found if fits(table, op.filter, ctx)(monster)]


@runs(said.MonstersToCup)
def _run_to_cup(table: Table, op: said.MonstersToCup, ctx: Context) -> Steps[None]:
    yield from _choose_symbol(table, op.filter, ctx)
    chosen = _meant(table, op, ctx)
    if op.each_roll is not None and chosen:
        who = _picker(table, ctx)
        faces = yield from checks.roll_dice(table, who, len(chosen), ctx.source)
        lowest = checks.SUCCESS_FROM
        chosen = [monster for monster, face in zip(chosen, faces, strict=True) if face >= lowest]
    for monster in chosen:
        placing.to_cup(table, monster)


@useful(said.MonstersToCup)
def _to_cup_helps(table: Table, op: said.MonstersToCup, ctx: Context) -> bool:
    return bool(_meant(table, op, ctx))


@runs(said.DefeatMonster)
def _run_defeat(table: Table, op: said.DefeatMonster, ctx: Context) -> Steps[None]:
    found = [one for one in in_area(table, op.where, ctx) if fits(table, op.filter, ctx)(one)]
    for _ in range(min(len(found), value(table, op.n, ctx, of=len(found)))):
        if op.n.word == "all":
            monster: str | None = found[0]
        else:
            monster = yield from asking.pick("monster", ctx.you, "monster", found, ctx.source)
        if monster is None:
            return
        found.remove(monster)
        yield from combat.defeat(table, ctx.you, monster)


@useful(said.DefeatMonster)
def _defeat_helps(table: Table, op: said.DefeatMonster, ctx: Context) -> bool:
    """There is one; in combat before the dice are rolled, and never while the Ancient One is fought."""
    if ctx.check is not None and ctx.check.rolled:
        return False
    if ctx.combat is not None and ctx.combat.monster is None:
        return False
    return any(fits(table, op.filter, ctx)(one) for one in in_area(table, op.where, ctx))


# --- moving -------------------------------------------------------------------------------------------
def _movable(table: Table, op: said.MoveMonster, ctx: Context) -> list[str]:
    """Monsters that could be brought here."""
    here, spaces = ctx.you.place, table.library.spaces
    if here not in spaces:
        return []
    near = table.library.neighbors[here]
    return [
        monster
        for monster, place in table.state.monsters.items()
        if place != here
        and (
            ("sky" in op.from_ and place == SKY)
            or ("board" in op.from_ and place != SKY)
            or ("adjacent" in op.from_ and place in near)
        )
    ]


@runs(said.MoveMonster)
def _run_move(table: Table, op: said.MoveMonster, ctx: Context) -> Steps[None]:
    stop = "done" if op.n.word == "any" else ""
    for _ in range(value(table, op.n, ctx, of=len(_movable(table, op, ctx)))):
        found = _movable(table, op, ctx)
        monster = yield from asking.pick("monster", ctx.you, "monster", found, ctx.source, stop)
        if monster is None:
            return
        start = table.state.monsters[monster]
        yield from monster_movement.go(table, monster, (start, ctx.you.place), "card")


@useful(said.MoveMonster)
def _move_helps(table: Table, op: said.MoveMonster, ctx: Context) -> bool:
    return bool(_movable(table, op, ctx))


# --- trophies -----------------------------------------------------------------------------------------
def _claimable(table: Table, op: said.ClaimTrophy, ctx: Context) -> list[str]:
    if op.what == "monster":
        monster, state = ctx.monster, table.state
        on_card = ctx.card is not None and monster in ctx.card.monsters
        at_hand = monster in state.monsters or monster in state.transit.monsters or on_card
        return [monster] if monster is not None and at_hand else []
    endless_too = op.endless_too or modifiers.immune(table, ctx.you, "endless") is not None
    return [
        monster
        for monster in in_area(table, "board", ctx)
        if not table.library.monster(monster).spawn
        and (endless_too or "endless" not in ratings.traits(table, monster, ctx.who))
    ]


@runs(said.ClaimTrophy)
def _run_claim(table: Table, op: said.ClaimTrophy, ctx: Context) -> Steps[None]:
    for _ in range(op.n):
        if op.what == "monster_from_cup":
            monster: str | None = yield from placing.draw_from_cup(table, enters=False)
        else:
            found = _claimable(table, op, ctx)
            monster = yield from asking.pick("monster", ctx.you, "monster", found, ctx.source)
        if monster is not None:
            yield from trophies.claim(table, ctx.you, monster, endless_too=op.endless_too)


@useful(said.ClaimTrophy)
def _claim_helps(table: Table, op: said.ClaimTrophy, ctx: Context) -> bool:
    return op.what == "monster_from_cup" or bool(_claimable(table, op, ctx))


# --- the sheet ----------------------------------------------------------------------------------------
def _for_sheet(table: Table, op: said.ToSheet, ctx: Context) -> list[str]:
    """Monsters of the kind that could go on the sheet: the one at hand, else those of the cup and the box."""
    if ctx.monster is not None and row_of(ctx.monster) == op.kind:
        return [ctx.monster]
    return of_kind([*table.state.box, *table.state.cup], op.kind)


@runs(said.ToSheet)
def _run_to_sheet(table: Table, op: said.ToSheet, ctx: Context) -> Steps[None]:
    for monster in _for_sheet(table, op, ctx)[: op.n]:
        placing.to_sheet(table, monster)
    yield from ()


@payable(said.ToSheet)
def _can_put_on_sheet(table: Table, op: said.ToSheet, ctx: Context) -> bool:
    return len(_for_sheet(table, op, ctx)) >= op.n
