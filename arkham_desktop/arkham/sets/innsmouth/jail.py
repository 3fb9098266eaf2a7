"""The jail of Innsmouth: who is put there, and how friends outside help him out (INN-03 to INN-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking
from arkham_desktop.arkham.effects.specials import special, special_condition
from arkham_desktop.arkham.events import TokenPlaced
from arkham_desktop.arkham.sets.innsmouth import board
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

HELP = "jail_break"
"""The token of a prisoner for each success that friends outside have added to the next Jail Break."""


def jail_of(table: Table, who: Investigator) -> str | None:
    """The jail that ``who`` is put into when arrested where he stands."""
    return board.CELL if board.is_here(table, who) else None


def prisoners(table: Table) -> list[Investigator]:
    """Those in the cell."""
    return table.investigators_at(board.CELL)


@special_condition("somebody-in-innsmouth-jail")
def somebody_in_jail(table: Table, ctx: Context) -> bool:
    """Whether there is anybody to be helped."""
    return bool(prisoners(table))


@special("help-jail-break")
def help_jail_break(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """One success more for the Jail Break of a prisoner of choice."""
    names = [one.id for one in prisoners(table)]
    picked = yield from asking.pick("jail_break", ctx.you, "who", names, ctx.source)
    if picked is not None:
        prisoner = table.investigator(picked)
        prisoner.tokens[HELP] = prisoner.tokens.get(HELP, 0) + 1
        table.emit(TokenPlaced(HELP, prisoner.id, 1))


def check_begins(check: Check) -> None:
    """The prisoner's Jail Break has the successes that friends have added."""
    if check.source == board.CELL and HELP in check.who.tokens:
        check.added += check.who.tokens.pop(HELP)
        check.successes = check.added


def forget_help(table: Table) -> None:
    """Help is for a prisoner: whoever is out of the cell has none."""
    for one in table.investigators:
        if HELP in one.tokens and one.place != board.CELL:
            del one.tokens[HELP]
