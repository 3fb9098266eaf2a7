"""Martial law: whoever ends movement in Innsmouth may be arrested (INN-09 to INN-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.events import TrackChanged
from arkham_desktop.arkham.rules import checks, doom, investigators, settling
from arkham_desktop.arkham.sets.innsmouth import board
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

LAW = modifiers.MARTIAL_LAW
"""The flag that it is in force, which stays until the end of the game (INN-09)."""


def proclaimed_at(table: Table) -> int | None:
    """The doom tokens with which it is proclaimed, half of the track; None where the board is not in use."""
    return -(-doom.track_length(table) // 2) if board.in_use(table) else None


def watch_doom(table: Table) -> None:
    """Proclaim it once at least half of the doom track holds tokens."""
    state, enough = table.state, proclaimed_at(table)
    if enough is not None and LAW not in state.flags and state.doom >= enough:
        state.flags.append(LAW)
        table.emit(TrackChanged("martial_law", 0, 1))


def in_force(table: Table) -> bool:
    """Whether it has been proclaimed."""
    return LAW in table.state.flags


def check_of(table: Table, who: Investigator) -> checks.Check | None:
    """The check of whoever ends movement here; None where nobody looks for him (INN-11).

    Who has just come back through a gate is not looked for (INN-14).
    """
    if not in_force(table) or who.returned or not board.is_here(table, who):
        return None
    modifier = table.library.spaces[who.place].innsmouth_evade
    if modifier is None or investigators.in_jail(table, who):
        return None
    if modifiers.prevented(table, "martial_law_check", who=who, place=who.place) is not None:
        return None
    return checks.Check(who, "evade", checks.SKILL_OF["evade"], modifier, source=LAW)


def end_of_movement(table: Table, who: Investigator) -> Steps[None]:
    """The check of whoever ends movement where a number is printed; failed, it means arrest (INN-11)."""
    due = check_of(table, who)
    if due is None:
        return
    displaced = who.displaced
    check = yield from checks.make_check(table, who, due.kind, due.modifier, source=due.source)
    if not check.passed and who.displaced == displaced:
        yield from investigators.arrest(table, who, board.JAIL)
    yield from settling.settle(table)  # what was paid during the check
