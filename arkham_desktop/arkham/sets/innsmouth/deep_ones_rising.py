"""The Deep Ones Rising track: gates kept shut and monsters in vortices fill it (INN-16 to INN-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.run_world import move, moves_track
from arkham_desktop.arkham.rules import awakening
from arkham_desktop.arkham.sets.innsmouth import board
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.world import MoveTrack
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


@moves_track(board.RISING)
def move_track(table: Table, op: MoveTrack, ctx: Context) -> Steps[None]:
    """What an effect says of the track."""
    if op.set is not None:
        move(table, board.RISING, op.set, 0)
    else:
        rise(table, value(table, op.n, ctx) if op.n is not None else 0)
    yield from ()


def gate_prevented(table: Table, space: str) -> None:
    """A gate was kept shut: that counts when an elder sign or an investigator has done it (INN-16)."""
    if space in table.state.seals or any(_keeps_shut(table, one, space) for one in table.investigators):
        rise(table, 1)


def _keeps_shut(table: Table, who: Investigator, space: str) -> bool:
    prevention = modifiers.prevented(table, "gate_opens", who=who, place=space)
    return prevention is not None and prevention.owner is not None


def rise(table: Table, n: int) -> None:
    """Put ``n`` uprising tokens on the track; the last one awakens the Ancient One (AO-07).

    Raises:
        Unwind: it has awakened.
    """
    if not board.in_use(table):
        return
    full = board.length(table, board.RISING)
    level = min(full, table.state.tracks.get(board.RISING, 0) + n)
    move(table, board.RISING, level, 0)
    if level >= full:
        awakening.awaken(table, "AO-07")
