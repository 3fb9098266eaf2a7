"""The Feds Raid track: clues spent in Innsmouth bring the raid that clears both (INN-21 to INN-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, asking
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.run_world import move, moves_track
from arkham_desktop.arkham.rules import losses, mythos_cards
from arkham_desktop.arkham.sets.innsmouth import board
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.world import MoveTrack
    from arkham_desktop.arkham.table import Table

VERB = "raid"
ROW = "feds-raid"


def places(table: Table) -> dict[str, int]:
    """The neighborhoods that have spaces on the track, with how many (INN-22)."""
    spaces = table.library.spaces.values()
    return {space.id: space.feds_raid_spaces for space in spaces if space.feds_raid_spaces}


def part(neighborhood: str) -> str:
    """The name in ``State.tracks`` of a neighborhood's part of the track."""
    return f"{board.RAID}:{neighborhood}"


def room(table: Table, neighborhood: str) -> int:
    """Empty spaces of a neighborhood."""
    return places(table).get(neighborhood, 0) - table.state.tracks.get(part(neighborhood), 0)


def count(table: Table) -> None:
    """Make the level of the whole track that of its parts."""
    tracks = table.state.tracks
    move(table, board.RAID, sum(tracks.get(part(one), 0) for one in places(table)), 0)


def place(table: Table, neighborhood: str) -> Steps[None]:
    """Put a clue token on an empty space; the last one brings the raid (INN-23)."""
    tracks = table.state.tracks
    tracks[part(neighborhood)] = tracks.get(part(neighborhood), 0) + 1
    count(table)
    if tracks[board.RAID] >= board.length(table, board.RAID):
        yield from mythos_cards.watch_rumor(table)  # one that waits for the raid sees the track full
        clear(table)
        move(table, board.RISING, 0, 0)
        yield from abilities.trigger(table, "feds_raid")


def clear(table: Table) -> None:
    """Take all clue tokens off the track; they go back to the supply."""
    for neighborhood in places(table):
        table.state.tracks[part(neighborhood)] = 0
    count(table)


@moves_track(board.RAID)
def move_track(table: Table, op: MoveTrack, ctx: Context) -> Steps[None]:
    """What an effect says of the track: clear it, or fill spaces of choice."""
    if not board.in_use(table):
        return
    if op.set is not None:
        clear(table)
        return
    chooser = ctx.who if ctx.who is not None else table.first_player
    for _ in range(value(table, op.n, ctx) if op.n is not None else 0):
        empty = [one for one in places(table) if room(table, one) > 0]
        chosen = yield from asking.pick("feds_raid", chooser, "place", empty, ctx.source)
        if chosen is not None:
            yield from place(table, chosen)


# --- in Upkeep -----------------------------------------------------------------------------------------
def offers(table: Table, decision: Decision) -> list[Option]:
    """In Upkeep whoever is in a neighborhood of the track may spend clues for it, one by one (INN-21)."""
    if decision.window != "upkeep" or table.state.battle is not None:
        return []
    who = table.investigator(decision.who)
    space = table.library.spaces.get(who.place)
    if space is None or who.area or space.neighborhood is None or room(table, space.neighborhood) <= 0:
        return []
    if not losses.clues_payable(table, who, 1):
        return []
    return [Option(VERB, space.neighborhood, aside=True)]


def spend(table: Table, option: Option, decision: Decision) -> Steps[None]:
    """Spend a clue token on a space of one's neighborhood."""
    who = table.investigator(decision.who)
    yield from losses.spend_clues(table, who, 1, ROW)
    yield from place(table, option.target)
