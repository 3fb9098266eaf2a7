"""How everybody stands in the final battle: what the rail says there in the place of a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.desktop.overlays.story import since
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine.story import Told


def results(session: Told) -> dict[str, int]:
    """The successes of those who have attacked in this round."""
    return {
        event.who: event.successes
        for event in since(session, e.BattleRoundBegan)
        if isinstance(event, e.CheckMade) and event.what == "combat"
    }


def standings(session: Any, table: Table) -> dict[str, str]:
    """What counts of each investigator in the battle; empty when there is none."""
    if table.state.battle is None:
        return {}
    found = results(session)
    decision = session.game.pending
    acting = decision.who if decision is not None else ""
    return {one.id: _standing(one, found.get(one.id), acting=acting) for one in table.state.investigators}


def _standing(one: Investigator, result: int | None, *, acting: str) -> str:
    if one.is_out:
        return say("state.devoured")
    if one.id == acting and result is None:
        return say("battle.acts")
    return say("check.successes", count=result) if result is not None else say("battle.waits")
