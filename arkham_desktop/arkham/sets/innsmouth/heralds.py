"""The Heralds (VAR-11, VAR-12): what they add beside certain Ancient Ones, and their named hooks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.flow import Choose
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.effects.specials import special
from arkham_desktop.arkham.rules import doom, losses, ratings
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Source
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.table import Table

SHOGGOTHS = frozenset({"shoggoth", "proto-shoggoth"})
_LOSE_A_MAXIMUM = Choose.model_validate(
    {
        "op": "choose",
        "options": [
            {"do": [{"op": "lose", "what": "max_sanity", "n": 1}]},
            {"do": [{"op": "lose", "what": "max_stamina", "n": 1}]},
        ],
    }
)


def sources(table: Table) -> Iterable[Source]:
    """What the Herald adds beside the Ancient One of this game."""
    state = table.state
    if state.herald is None:
        return
    herald = table.library.heralds[state.herald]
    beside = herald.with_ancient_one.get(state.ancient_one)
    if beside is not None:
        yield Source(herald.id, None, None, None, beside.mods, beside.abilities)


def _in_play(table: Table) -> list[str]:
    return [*table.state.monsters, *table.state.outskirts]


@special("clue-or-doom")
def clue_or_doom(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Everybody loses a clue token; one doom token comes when somebody has none."""
    everybody = table.investigators
    lacking = any(one.clues == 0 for one in everybody)
    for one in everybody:
        yield from losses.lose(table, one, "clue", 1, ctx.source)
    if lacking:
        yield from doom.add_doom(table, 1)


@special("extra-successes-for-plus-monsters")
def extra_successes(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """As many successes more are needed as the plus monsters in play have toughness."""
    battle = table.state.battle
    monsters = [one for one in _in_play(table) if table.library.monster(one).symbol == "plus"]
    if battle is not None:
        battle.carried -= sum(ratings.toughness(table, one) for one in monsters)
    yield from ()


@special("price-of-shoggoths")
def price_of_shoggoths(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Everybody loses a maximum of choice for each of them in play."""
    shoggoths = sum(row_of(one) in SHOGGOTHS for one in _in_play(table))
    for one in table.investigators:
        for _ in range(shoggoths):
            if not one.eliminated:
                yield from run_effects(table, (_LOSE_A_MAXIMUM,), Context(ctx.source, one, place=one.place))
