"""What the effects do that put monsters on the board, take them off it, or make trophies of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, asking, events, modifiers
from arkham_desktop.arkham.content.words import SYMBOLS
from arkham_desktop.arkham.effects import monsters as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import payable, runs, useful
from arkham_desktop.arkham.effects.filters import MonsterFilter
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.rules import checks, combat, monster_movement, placing, ratings, trophies
from arkham_desktop.arkham.state import OUTSKIRTS, SKY, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

Fits = Callable[[str], bool]
CHOSEN, SAME_AS_PAID = "chosen", "same_as_paid"


def _picker(table: Table, ctx: Context) -> Investigator:
    return ctx.who if ctx.who is not None else table.first_player


# --- which monsters -----------------------------------------------------------------------------------
def fits(table: Table, wanted: MonsterFilter | None, ctx: Context, symbol: str | None = None) -> Fits:
    """Whether a monster is one of those a filter means; ``symbol`` is the one chosen, where one is."""

    def check(monster: str) -> bool:
        if wanted is None:
            return True
        row = table.library.monster(monster)
        exact = symbol if wanted.symbol in (CHOSEN, SAME_AS_PAID) else wanted.symbol
        return (
            (wanted.kinds is None or row.kind in wanted.kinds)
            and (exact is None or row.symbol == exact)
            and row.symbol != wanted.not_symbol
            and (wanted.spawn is None or row.spawn is wanted.spawn)
            and (wanted.movement is None or monster_movement.movement_of(table, monster) == wanted.movement)
            and (
                wanted.toughness_at_least is None
                or ratings.toughness(table, monster) >= wanted.toughness_at_least
            )
        )

    return check


def in_area(table: Table, area: str, ctx: Context) -> list[str]:
    """The monsters in an area (a word of the vocabulary), oldest first."""
    state, spaces = table.state, table.library.spaces
    match area:
        case "this":
            if ctx.monster is not None:
                return [ctx.monster]
            return table.monsters_at(ctx.place) if ctx.place is not None else []
        case "here":
            return table.monsters_at(ctx.you.place)
        case "sky":
            return table.in_sky()
        case "outskirts":
            return list(state.outskirts)
        case "all":
            return [*state.monsters, *state.outskirts]
        case "streets":
            kinds: tuple[str, ...] = ("street",)
        case "locations":
            kinds = ("location", "sub_location")
        case _:  # arkham, board: every street and location of every town
            kinds = ("street", "location", "sub_location")
    return [
        monster
        for monster, place in state.monsters.items()
        if place in spaces and spaces[place].kind in kinds
    ]


def _in_neighborhood(table: Table, neighborhood: str) -> list[str]:
    places = table.library.neighborhoods[neighborhood]
    return [monster for monster, place in table.state.monsters.items() if place in places]


# --- met in an encounter -----------------------------------------------------------------------------
@runs(said.MeetMonster)
def _run_meet(table: Table, op: said.MeetMonster, ctx: Context) -> Steps[None]:
    """All are drawn together, met in one's own order (FAQ-02) and never on the board (OWE-05).

    None appears where no monster can, whatever the card says (ENC-21).
    """
    if op.kind == "card":
        yield from _meet_from_card(table, op, ctx)
        return
    left: list[str] = []
    kept_off = table.in_town(ctx.you) and not placing.may_appear(table, ctx.you.place)
    for _ in range(0 if kept_off else value(table, op.n, ctx)):
        monster = yield from _brought(table, op, ctx)
        if monster is not None:
            left.append(monster)
    if left:
        yield from _meet_all(table, op, ctx, left)
    else:
        yield from run_effects(table, op.else_, ctx)


def _meet_all(table: Table, op: said.MeetMonster, ctx: Context, left: list[str]) -> Steps[None]:
    """Who is carried off in between leaves the others: they go back to the cup."""
    who = ctx.you
    displaced = who.displaced
    won = True
    while left:
        monster = (yield from asking.pick("monster", who, "monster", left, ctx.source)) or left[0]
        left.remove(monster)
        how = yield from _meet(table, op, ctx, monster)
        won = won and how == "defeated"
        if how != "defeated" and (how != "evaded" or op.lose_if_evaded):
            yield from run_effects(table, op.lose, replace(ctx, monster=monster))
        if who.displaced != displaced or who.devoured:
            for other in left:
                placing.to_cup(table, other)
            return
    if won:
        yield from run_effects(table, op.win, ctx)


def _meet(table: Table, op: said.MeetMonster, ctx: Context, monster: str) -> Steps[str]:
    """How the meeting with a monster in transit ended; one that something replaced has not been met."""
    if op.kind != "card" and table.listeners("encounter_monster"):
        before = set(table.state.transit.monsters)
        yield from abilities.trigger(table, "encounter_monster", who=ctx.you, monster=monster)
        if monster not in table.state.transit.monsters:
            instead = [one for one in table.state.transit.monsters if one not in before]
            if not instead:
                return "replaced"
            monster = instead[0]
    bonus = op.bonus.combat if op.bonus is not None else 0
    result = yield from combat.meet(table, ctx.you, monster, bonus=bonus, evadable=op.evade is None)
    ctx.happened.update({result.how} & {"insane", "unconscious"})
    return result.how


def _brought(table: Table, op: said.MeetMonster, ctx: Context) -> Steps[str | None]:
    """The monster that appears, in transit: of a kind, or drawn until one fits; None when there is none."""
    state = table.state
    if op.kind != "cup":
        found = _of_kind([*state.sheet_monsters, *state.cup], op.kind)
        if not found:
            return None
        placing.take(table, found[0])
        state.transit.monsters.append(found[0])
        return found[0]
    refused: list[str] = []
    monster: str | None = None
    for _ in range(op.max_draws or 1):
        drawn = yield from placing.draw_from_cup(table)
        if fits(table, op.filter, ctx)(drawn):
            monster = drawn
            break
        refused.append(drawn)
    for one in refused:
        placing.to_cup(table, one)
    return monster


def _meet_from_card(table: Table, op: said.MeetMonster, ctx: Context) -> Steps[None]:
    """Any number of the monsters on a card, one after the other; who is not beaten stays there (MYT-22)."""
    card, who = ctx.card, ctx.you
    assert card is not None, f"{ctx.source} is no card that monsters could lie on"
    displaced = who.displaced
    while card.monsters:
        found = list(card.monsters)
        monster = yield from asking.pick("monster", who, "monster", found, ctx.source, "done")
        if monster is None:
            return
        card.monsters.remove(monster)
        table.state.transit.monsters.append(monster)
        card.exhausted = True  # a Rumor is not watched while one of its monsters is fought
        how = yield from _meet(table, op, ctx, monster)
        card.exhausted = False
        if how == "defeated":
            yield from run_effects(table, op.win, replace(ctx, monster=monster))
        elif monster in table.state.cup:
            table.state.cup.remove(monster)
            card.monsters.append(monster)
        if who.displaced != displaced or who.devoured:
            return


@useful(said.MeetMonster)
def _meet_helps(table: Table, op: said.MeetMonster, ctx: Context) -> bool:
    return op.kind != "card" or (ctx.card is not None and bool(ctx.card.monsters))


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


def _of_kind(monsters: Iterable[str], kind: str | None) -> list[str]:
    return [monster for monster in monsters if kind is None or row_of(monster) == kind]


def _sources(table: Table, op: said.Spawn, ctx: Context) -> list[str] | None:
    """The monsters it can take; None for any of the cup, drawn as usual."""
    state = table.state
    match op.from_:
        case "sheet":
            return _of_kind(state.sheet_monsters, op.kind)
        case "monster_trophies":
            return _of_kind([one for who in state.investigators for one in who.monster_trophies], op.kind)
        case "this":
            return list(ctx.card.monsters) if ctx.card is not None else []
        case _:
            return None if op.kind is None else _of_kind(state.cup, op.kind)


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
def _symbol(table: Table, wanted: MonsterFilter | None, ctx: Context) -> Steps[str | None]:
    """The symbol of a filter that leaves it to the player, or to the trophy paid."""
    if wanted is None or wanted.symbol not in (CHOSEN, SAME_AS_PAID):
        return None
    if wanted.symbol == SAME_AS_PAID:
        return ctx.chosen
    symbols = [symbol for symbol in SYMBOLS if symbol != wanted.not_symbol]
    ctx.chosen = yield from asking.pick("symbol", _picker(table, ctx), "symbol", symbols, ctx.source)
    return ctx.chosen


@runs(said.MonstersToCup)
def _run_to_cup(table: Table, op: said.MonstersToCup, ctx: Context) -> Steps[None]:
    symbol = yield from _symbol(table, op.filter, ctx)
    if op.neighborhood is not None:
        found = _in_neighborhood(table, op.neighborhood)
    else:
        found = in_area(table, op.where or "this", ctx)
    chosen = [monster for monster in found if fits(table, op.filter, ctx, symbol)(monster)]
    if op.each_roll is not None and chosen:
        who = _picker(table, ctx)
        faces = yield from checks.roll_dice(table, who, len(chosen), ctx.source)
        lowest = checks.SUCCESS_FROM
        chosen = [monster for monster, face in zip(chosen, faces, strict=True) if face >= lowest]
    for monster in chosen:
        placing.to_cup(table, monster)


@useful(said.MonstersToCup)
def _to_cup_helps(table: Table, op: said.MonstersToCup, ctx: Context) -> bool:
    if op.neighborhood is not None:
        found = _in_neighborhood(table, op.neighborhood)
    else:
        found = in_area(table, op.where or "this", ctx)
    return any(fits(table, op.filter, ctx)(monster) for monster in found)


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
    return _of_kind([*table.state.box, *table.state.cup], op.kind)


@runs(said.ToSheet)
def _run_to_sheet(table: Table, op: said.ToSheet, ctx: Context) -> Steps[None]:
    for monster in _for_sheet(table, op, ctx)[: op.n]:
        placing.to_sheet(table, monster)
    yield from ()


@payable(said.ToSheet)
def _can_put_on_sheet(table: Table, op: said.ToSheet, ctx: Context) -> bool:
    return len(_for_sheet(table, op, ctx)) >= op.n
