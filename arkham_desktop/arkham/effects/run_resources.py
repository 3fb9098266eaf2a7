"""What the effects do on what an investigator counts; what there is of it, and who can pay."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, events, modifiers
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.effects import resources as said
from arkham_desktop.arkham.effects.base import payable, runs, useful
from arkham_desktop.arkham.effects.lasting import Mod
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.effects.which_monsters import Fits, fits
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import investigators, losing_half, losses, placing, skills, trophies

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.amounts import Amount
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

# --- how much there is -------------------------------------------------------------------------------
TROPHIES = (trophies.GATE, trophies.MONSTER, trophies.TOUGHNESS)
_LIFE = ("stamina", "sanity")
_FIELDS = {"clue": "clues", "money": "money", "stamina": "stamina", "sanity": "sanity"}


def owned(table: Table, who: Investigator, what: str, fitting: Fits | None = None) -> int:
    """How much of a resource somebody has to lose or to pay with; ``fitting``: which trophies count."""
    if what in _FIELDS:
        n: int = getattr(who, _FIELDS[what])
        return n
    if what == "movement":
        return 0 if who.area and table.state.battle is None else who.movement_left  # MOV-21
    match what:
        case "stamina_or_sanity":
            return who.stamina + who.sanity
        case "item":
            return len(losing_half.items(table, who))
        case "max_stamina" | "max_sanity":
            return skills.maximum(table, who, "stamina" if what == "max_stamina" else "sanity")
        case "focus":
            return skills.focus(table, who)
        case _:
            return trophies.worth(table, who, what, fitting) if fitting else trophies.worth(table, who, what)


# --- gaining ------------------------------------------------------------------------------------------
def _room(table: Table, who: Investigator, what: str) -> int:
    """Points that ``stamina`` or ``sanity`` lacks."""
    present = who.stamina if what == "stamina" else who.sanity
    return max(0, skills.maximum(table, who, "stamina" if what == "stamina" else "sanity") - present)


def _healable(table: Table, who: Investigator, what: str, ctx: Context, over_max: bool = False) -> bool:
    """Whether Stamina or Sanity can rise now: there is room, and nothing prevents it."""
    if not over_max and not _room(table, who, what):
        return False
    return modifiers.prevented(table, f"{what}_gain", who=who, source=ctx.source) is None


def can_gain_movement(table: Table, who: Investigator) -> bool:
    """Only in one's own Movement phase, in a town, and not after getting up from a delay (MOV-20, MOV-21)."""
    return movement.is_moving(table, who)


@runs(said.Gain)
def run_gain(table: Table, op: said.Gain, ctx: Context) -> Steps[None]:
    """Gain some of a resource."""
    who = ctx.you
    if op.from_ == "own_neighborhood":
        _gather(table, who, op, ctx)
        return
    n = amounts.value(table, op.n, ctx, of=owned(table, who, op.what))
    if n <= 0:
        return
    match op.what:
        case "stamina" | "sanity":
            losses.gain(table, who, op.what, n, over_max=op.over_max, source=ctx.source)
        case "stamina_or_sanity":
            room = [_room(table, who, what) if _healable(table, who, what, ctx) else 0 for what in _LIFE]
            stamina, sanity = yield from asking.split(who, n, room[0], room[1], ctx.source)
            losses.gain(table, who, "stamina", stamina, source=ctx.source)
            losses.gain(table, who, "sanity", sanity, source=ctx.source)
        case "movement":
            if can_gain_movement(table, who):
                who.movement_left += n
        case "focus":
            _change_focus(table, n, ctx)
        case "gate_trophy" | "monster_trophy":
            _gain_trophies(table, who, op.what, n)
        case _:
            losses.gain(table, who, op.what, n, source=ctx.source)


def _gather(table: Table, who: Investigator, op: said.Gain, ctx: Context) -> None:
    """Take clue tokens off the board in one's own neighborhood, all at once."""
    space = table.library.spaces.get(who.place)
    if space is None or space.neighborhood is None:
        return
    clues = table.state.clues
    near = [place for place in table.library.neighborhoods[space.neighborhood] if clues.get(place)]
    left = amounts.value(table, op.n, ctx, of=sum(clues[place] for place in near))
    taken: dict[str, int] = {}
    for place in near:
        taken[place] = min(left, clues[place])
        left -= taken[place]
    investigators.gather_clues(table, who, taken)


def _gain_trophies(table: Table, who: Investigator, what: str, n: int) -> None:
    """Trophies from the pile and the cup."""
    for _ in range(n):
        if what == "monster_trophy":
            who.monster_trophies.append(placing.draw_monster(table))
        elif table.state.gate_pile:
            who.gate_trophies.append(table.state.gate_pile.pop())
        else:
            return
        table.emit(events.Gained(who.id, what, 1))


@lru_cache(maxsize=32)
def _focus_mod(n: int) -> Mod:
    return Mod.model_validate({"op": "mod", "what": "focus", "n": n})


def _change_focus(table: Table, n: int, ctx: Context) -> None:
    modifiers.make_lasting(table, _focus_mod(n), ctx, "permanent")


@useful(said.Gain)
def gain_changes(table: Table, op: said.Gain, ctx: Context) -> bool:
    """Stamina and Sanity only below the maximum, movement points only when moving, clues if one may."""
    who = ctx.you
    match op.what:
        case "clue" | "money":
            return losses.room_for(table, who, op.what) > 0
        case "stamina" | "sanity":
            return _healable(table, who, op.what, ctx, op.over_max)
        case "stamina_or_sanity":
            return any(_healable(table, who, what, ctx) for what in _LIFE)
        case "movement":
            return can_gain_movement(table, who)
        case _:
            return True


@runs(said.Restore)
def run_restore(table: Table, op: said.Restore, ctx: Context) -> Steps[None]:
    """Back to the maximum."""
    who = ctx.you
    for what in _LIFE if op.what == "both" else (op.what,):
        losses.gain(table, who, what, _room(table, who, what), source=ctx.source)
    yield from ()


@useful(said.Restore)
def restore_changes(table: Table, op: said.Restore, ctx: Context) -> bool:
    """Only below the maximum."""
    return any(_healable(table, ctx.you, what, ctx) for what in (_LIFE if op.what == "both" else (op.what,)))


# --- losing -------------------------------------------------------------------------------------------
def _fitting(table: Table, op: said.Lose, ctx: Context) -> Fits | None:
    """Which monster trophies count; None when all do."""
    return fits(table, op.filter, ctx) if op.filter is not None else None


@runs(said.Lose)
def run_lose(table: Table, op: said.Lose, ctx: Context) -> Steps[None]:
    """Lose some, as much as there is (ITM-12)."""
    who = ctx.you
    fitting = _fitting(table, op, ctx)
    have = owned(table, who, op.what, fitting)
    n = amounts.value(table, op.n, ctx, of=have)
    if op.down_to:
        n = min(n, have - op.down_to)
    if n <= 0:
        return
    if op.n.word == "any":
        n = yield from asking.number(who, 0, n, ctx.source)
    if op.what == "stamina_or_sanity":
        stamina, sanity = yield from asking.split(who, n, who.stamina, who.sanity, ctx.source)
        yield from losses.lose(table, who, "stamina", stamina, ctx.source)
        yield from losses.lose(table, who, "sanity", sanity, ctx.source)
    elif op.what in TROPHIES:
        yield from give_trophies(table, op.what, n, ctx, fitting)
    elif op.what == "focus":
        _change_focus(table, -n, ctx)
    else:
        yield from losses.lose(table, who, op.what, n, ctx.source)
    if op.at_zero and owned(table, who, op.what) <= 0:
        yield from run_effects(table, op.at_zero, ctx)


def give_trophies(table: Table, what: str, n: int, ctx: Context, fitting: Fits | None) -> Steps[None]:
    """Give trophies up; the symbol of the last one is what "same as paid" means."""
    narrowed = {"fits": fitting} if fitting else {}
    paid = yield from trophies.spend(table, ctx.you, what, n, reason=ctx.source, **narrowed)
    for trophy in paid:
        marker = table.library.gate_markers.get(trophy)
        ctx.chosen = marker.symbol if marker else table.library.monster(trophy).symbol


@useful(said.Lose)
def lose_changes(table: Table, op: said.Lose, ctx: Context) -> bool:
    """Only what there is can be lost."""
    return owned(table, ctx.you, op.what, _fitting(table, op, ctx)) > op.down_to


def affordable(table: Table, amount: Amount, have: int, ctx: Context) -> bool:
    """Whether a price can be paid out of ``have``; all or any of nothing cannot (ITM-06)."""
    return have >= max(1 if amount.word else 0, amounts.value(table, amount, ctx, of=have, roll=False))


@payable(said.Lose)
def can_lose(table: Table, op: said.Lose, ctx: Context) -> bool:
    """A loss in a price must be possible in full."""
    have = owned(table, ctx.you, op.what, _fitting(table, op, ctx))
    return affordable(table, op.n, have, ctx)
