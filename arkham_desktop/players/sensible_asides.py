"""What abilities and spells are worth to the sensible player beside what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules import skills
from arkham_desktop.players import quests, towns, worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Listener, Table
    from arkham_desktop.engine import Decision, Option

WORTHWHILE = 0.4
"""An ability or spell is used when it is worth this much more than its price."""


def worthy(table: Table, decision: Decision, who: Investigator) -> Option | None:
    """The aside whose effects are worth most, if that is clearly more than its price."""
    best, most = None, WORTHWHILE
    for option in decision.options:
        if not option.aside:
            continue
        value = 0.0
        if option.verb == "use" and hasattr(option.data, "ability"):
            value = of_listener(table, option.data, who)
        elif option.verb == "raid":
            value = towns.of_clue_for_raid(table, option.target)
        elif option.verb == "cast" and decision.window in ("upkeep", "movement"):
            value = _of_spell(table, option, who)
        if value > most:
            best, most = option, value
    return best


def of_listener(table: Table, listener: Listener, who: Investigator) -> float:
    """What an ability brings, less its price."""
    ability = listener.ability
    price = worth.of_effects(table, ability.cost, who)
    if any(getattr(op, "name", "") == "story-passes" for op in ability.do):
        return quests.STORY + price
    return worth.of_effects(table, ability.do, who) + price


def _of_spell(table: Table, option: Option, who: Investigator) -> float:
    row: Any = table.library.card(option.target)
    if row.sanity >= who.sanity - 1:
        return 0.0
    if row.id == "find-gate":
        return 1.0
    if row.id == "heal":
        healed = (who, *table.companions(who))
        missing = max(skills.maximum(table, one, "stamina") - one.stamina for one in healed)
        return 1.0 if missing >= 2 else 0.0
    return 0.0


def faster(decision: Decision) -> Option | None:
    """What gives more movement points."""
    for option in decision.options:
        if option.aside and option.verb == "use" and hasattr(option.data, "ability"):
            for op in option.data.ability.do:
                if op.op == "gain" and getattr(op, "what", "") == "movement":
                    return option
    return None
