"""What the sensible player hands over: spare weapons to the unarmed, money to the penniless."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham.rules import trading, weapons
from arkham_desktop.players import worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision, Option

POOR = 2
"""Dollars that a full rest costs; whoever has less is given some."""
PLENTY = 6
"""Dollars with which one can spare some."""
UNARMED = 2
"""Dice of weapons up to which somebody is given another one."""


class Gift(NamedTuple):
    """Something that should change hands: a card, or money."""

    giver: str
    what: str


def gift(table: Table, who: Investigator, other: Investigator) -> Gift | None:
    """The first thing that one of the two should give to the other."""
    for giver, taker in ((who, other), (other, who)):
        if worth.arms(table, taker) <= UNARMED:
            for card in giver.cards:
                if _is_spare(table, giver, card.id) and trading.tradable(table, card):
                    return Gift(giver.id, card.id)
        if taker.money < POOR and giver.money >= PLENTY and table.state.battle is None:
            return Gift(giver.id, "money")
    return None


def _is_spare(table: Table, who: Investigator, card: str) -> bool:
    """Whether a weapon adds nothing to what the two hands of its owner hold anyway."""
    row = table.library.card(card)
    if row.type not in weapons.WEAPONS or row.use == "one_shot" or not worth.bonus(row.mods):
        return False
    return worth.arms(table, who) == worth.arms(table, who, without=card)


def offered(table: Table, decision: Decision, who: Investigator) -> Option | None:
    """The trade that should be begun now."""
    for option in decision.options:
        if option.verb == "trade" and option.aside and gift(table, who, table.investigator(option.target)):
            return option
    return None


def next_step(table: Table, decision: Decision, who: Investigator) -> Option | None:
    """What to hand over next in a trade that is going on; None: nothing more."""
    wanted = gift(table, who, table.investigator(decision.about))
    if wanted is None:
        return None
    verb = "give" if wanted.giver == who.id else "take"
    return next((one for one in decision.options if one.verb == verb and one.target == wanted.what), None)
