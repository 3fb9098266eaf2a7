"""When the sensible player spends clue tokens and cards on a check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import gates, ratings
from arkham_desktop.players import plans_places, worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.table import Table

USUAL_STAKE = 1.0
"""What passing some check of a card is worth."""
CLOSING_STAKE = 6.0
"""What closing a gate is worth to whoever came all the way."""
TOKENS_PER_SUCCESS = 2
"""Clue tokens one should have for each success that is missing, to begin spending."""
NEARLY_WON = 2
"""Doom tokens left at which everything goes into attacks."""


def matters(check: Check) -> bool:
    """Whether failing it would hurt."""
    return check.gate is not None or check.kind in ("combat", "evade", "horror")


def stake(table: Table, check: Check) -> float:
    """What lies between passing and failing a check."""
    who = check.who
    if check.gate is not None:
        return CLOSING_STAKE
    if check.monster is not None and check.kind in ("combat", "evade"):
        rating = ratings.combat_rating(table, check.monster, who, check.combat)
        damage = rating.damage if rating is not None else 0
        return USUAL_STAKE + (worth.loss(who, "stamina", damage) if damage else USUAL_STAKE)
    if check.monster is not None and check.kind == "horror":
        rating = ratings.horror(table, check.monster, who, check.combat)
        return worth.loss(who, "sanity", rating.damage) if rating is not None and rating.damage else 0.0
    return USUAL_STAKE


def pays(table: Table, check: Check) -> bool:
    """Whether a clue token is well spent on this check, which is short of successes."""
    who = check.who
    missing = check.need - check.successes
    if table.state.battle is not None:
        return _pays_in_battle(table, check)
    if check.gate is not None:
        if plans_places.closing_wins(table, check.gate):
            return True
        if missing > 1 and who.clues < TOKENS_PER_SUCCESS * missing:
            return False
        cost = gates.seal_cost(table, who)
        return who.clues > cost or not (cost - 1 <= who.clues or who.card("elder-sign"))
    if missing > 1:
        return False
    if check.dice == 0 and check.kind in ("combat", "evade"):
        return True  # without dice it would go on for ever
    # A token brings a success in one of three throws.
    return stake(table, check) / 3 > worth.RESOURCES["clue"]


def _pays_in_battle(table: Table, check: Check) -> bool:
    """Tokens are kept for standing the Ancient One's attack, until it is nearly beaten."""
    state = table.state
    if check.kind == "combat":
        return state.doom <= NEARLY_WON
    return check.need - check.successes <= check.who.clues
