"""What the effects do that are about the game as a whole: tracks, phases, the Ancient One, and losing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham_desktop.arkham import events
from arkham_desktop.arkham.effects import world as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import runs, useful
from arkham_desktop.arkham.rules import awakening, doom, terror, victory

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

TrackRule = Callable[["Table", said.MoveTrack, "Context"], "Steps[None]"]
TRACKS: dict[str, TrackRule] = {}
"""Tracks that a set adds, each with the procedure that moves it."""


def moves_track(name: str) -> Callable[[TrackRule], TrackRule]:
    """Registers the procedure that moves a set's own track."""

    def register(rule: TrackRule) -> TrackRule:
        if name in TRACKS:
            raise TypeError(f"the track {name!r} is moved by {TRACKS[name].__qualname__} already")
        TRACKS[name] = rule
        return rule

    return register


@runs(said.MoveTrack)
def _run_track(table: Table, op: said.MoveTrack, ctx: Context) -> Steps[None]:
    if op.name == "terror":
        if op.set is not None:
            yield from terror.set_terror(table, op.set)
        elif op.n is not None:
            yield from terror.raise_terror(table, value(table, op.n, ctx))
    elif op.name == "doom":
        change = _doom_change(table, op, ctx)
        if change < 0:
            doom.remove_doom(table, -change)
        yield from doom.add_doom(table, change)
    elif op.name in TRACKS:
        yield from TRACKS[op.name](table, op, ctx)
    else:
        move(table, op.name, op.set, 0 if op.n is None else value(table, op.n, ctx))


def _doom_change(table: Table, op: said.MoveTrack, ctx: Context) -> int:
    """How many tokens come (below 0: go); all of them are those that still have a space."""
    present = table.state.doom
    if op.n is None:
        return (op.set or 0) - present
    free = max(0, doom.track_length(table) - present)
    return value(table, op.n, ctx, of=free if op.n.word == "all" else present)


def move(table: Table, name: str, level: int | None, n: int) -> None:
    """Set a set's track to ``level``, or change it by ``n``; it never goes below 0."""
    tracks = table.state.tracks
    old = tracks.get(name, 0)
    new = max(0, old + n) if level is None else level
    tracks[name] = new
    if new != old:
        table.emit(events.TrackChanged(name, old, new))


@useful(said.MoveTrack)
def _moves(table: Table, op: said.MoveTrack, ctx: Context) -> bool:
    if op.name == "doom" and op.n is not None and op.n.fixed is not None and op.n.fixed < 0:
        return table.state.doom > 0
    return True


@runs(said.SkipPhase)
def _run_skip(table: Table, op: said.SkipPhase, ctx: Context) -> Steps[None]:
    flag = f"skip:{op.phase}"
    if flag not in table.state.flags:
        table.state.flags.append(flag)
    yield from ()


@runs(said.LoseGame)
def _run_lose_game(table: Table, op: said.LoseGame, ctx: Context) -> Steps[None]:
    yield from ()
    raise victory.lose("ancient_one" if ctx.source in table.library.ancient_ones else "card")


@runs(said.Awaken)
def _run_awaken(table: Table, op: said.Awaken, ctx: Context) -> Steps[None]:
    awakening.awaken(table, ctx.source)
    yield from ()


# --- the final battle ---------------------------------------------------------------------------------
@runs(said.FixCombatRating)
def _run_fix(table: Table, op: said.FixCombatRating, ctx: Context) -> Steps[None]:
    """The rating is worked out from the position as it is now."""
    battle = table.state.battle
    rating = table.library.ancient_ones[table.state.ancient_one].combat_rating
    if battle is not None and not isinstance(rating, str):
        battle.combat_rating = value(table, rating, ctx)
    yield from ()


@runs(said.ChangeDefense)
def _run_change_defense(table: Table, op: said.ChangeDefense, ctx: Context) -> Steps[None]:
    battle = table.state.battle
    if battle is not None:
        battle.defenses = [op.to if one == op.from_ else one for one in battle.defenses]
    yield from ()


@useful(said.ChangeDefense)
def _changes_defense(table: Table, op: said.ChangeDefense, ctx: Context) -> bool:
    battle = table.state.battle
    return battle is not None and op.from_ in battle.defenses
