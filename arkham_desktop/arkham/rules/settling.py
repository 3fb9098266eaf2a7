"""Who stands at 0 goes insane, falls unconscious or is devoured (INV-02, INV-03, INV-14, INV-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.rules import cards, investigators, skills
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


def settle(table: Table) -> Steps[None]:
    """Settle everybody who is at 0, in player order, until nobody is; then what lost Allies set off.

    What that brings about (losing half the possessions) is not settled in between.
    """
    while (who := _next(table)) is not None:
        with table.resolving():
            yield from _settle(table, who)
    flags = table.state.flags
    while cards.ALLY_LOST in flags:
        flags.remove(cards.ALLY_LOST)
        yield from abilities.trigger(table, cards.ALLY_LOST)


def _next(table: Table) -> Investigator | None:
    if not table.anybody_at_zero():
        return None
    return next(who for who in table.investigators if _is_due(who))


def _is_due(who: Investigator) -> bool:
    return who.sanity <= 0 or who.stamina <= 0


def _settle(table: Table, who: Investigator) -> Steps[None]:
    if table.state.phase == "final_battle":
        yield from investigators.devour(table, who)  # AO-18
    elif who.sanity <= 0 and who.stamina <= 0:
        yield from investigators.devour(table, who)  # INV-14
    elif not skills.maximum(table, who, "sanity") or not skills.maximum(table, who, "stamina"):
        yield from investigators.devour(table, who)  # INV-15
    elif (yield from _is_taken(table, who)):
        return
    elif who.sanity <= 0:
        yield from investigators.go_insane(table, who)
    else:
        yield from investigators.fall_unconscious(table, who)


def _is_taken(table: Table, who: Investigator) -> Steps[bool]:
    """What lies in wait for those who come to 0; True when ``who`` has been devoured by it."""
    yield from abilities.trigger(table, "stamina_or_sanity_zero", who=who)
    return who.is_out
