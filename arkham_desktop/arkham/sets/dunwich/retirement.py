"""Retiring an investigator who bears too much (INV-25 to INV-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import run_world
from arkham_desktop.arkham.events import StatusChanged
from arkham_desktop.arkham.rules import investigators, settling
from arkham_desktop.arkham.sets.dunwich import afflictions
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

ENOUGH = 2
"""Injuries and Madnesses together with which one may retire."""
RETIRED = "retired"
"""The count in ``state.tracks`` of investigators who retired."""
_RETIRE = Option("retire", aside=True)


def may_retire(table: Table, who: Investigator) -> bool:
    """Whether ``who`` bears enough, and the game still lets somebody else come (INV-27)."""
    return (
        table.state.battle is None
        and not who.is_out
        and len(afflictions.held(table, who)) >= ENOUGH
        and bool(investigators.free(table))
    )


def asides(table: Table, decision: Decision) -> list[Option]:
    """Retiring is offered in one's own Upkeep, as long as nothing is being resolved."""
    if decision.window != "upkeep" or table.state.phase != "upkeep" or table.depth:
        return []
    return [_RETIRE] if may_retire(table, table.investigator(decision.who)) else []


def retire(table: Table, who: Investigator) -> Steps[None]:
    """``who`` leaves for good and costs a point; a new investigator comes, and this turn is skipped.

    It is set up as after being devoured, but nobody was devoured (INV-26).
    """
    seat = who.seat
    table.emit(StatusChanged(who.id, RETIRED, True))
    run_world.move(table, RETIRED, None, 1)
    yield from investigators.replace(table, who)
    table.state.investigators[seat].turn_ended = True
    yield from settling.settle(table)
