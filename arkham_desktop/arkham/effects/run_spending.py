"""Spending: what it takes, what stands in for it, and paying it as a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, modifiers
from arkham_desktop.arkham.effects import amounts, run_resources
from arkham_desktop.arkham.effects.base import payable, runs
from arkham_desktop.arkham.effects.resources import Spend
from arkham_desktop.arkham.effects.running import PAYERS
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import losing_half, losses
from arkham_desktop.engine import Decision, Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

COUNTS_AS_SPENT = "counts-as-spent"
"""Named hook: who pays money counts as having paid it, and pays nothing."""


@payable(Spend)
def can_spend(table: Table, op: Spend, ctx: Context) -> bool:
    """In full, out of all kinds that may be mixed."""
    if op.what == ("clue",):
        n = max(1, 0 if op.n.word else amounts.value(table, op.n, ctx, roll=False))
        return losses.clues_payable(table, ctx.you, n)
    if _is_free(table, op, ctx):
        return True
    have = sum(_means(table, ctx.you, what, op.what) for what in op.what)
    return run_resources.affordable(table, op.n, have, ctx)


def _means(table: Table, who: Investigator, what: str, among: Sequence[str]) -> int:
    """How much of one of the kinds of a price somebody can pay, with what stands in for clue tokens.

    Where trophies or items are a kind of their own they do not count as clue tokens, too.
    """
    if what != "clue":
        return run_resources.owned(table, who, what)
    return losses.clues_at_hand(table, who, trophies="monster_trophy" not in among, cards="item" not in among)


def _is_free(table: Table, op: Spend, ctx: Context) -> bool:
    return op.what == ("money",) and modifiers.has_special(table, ctx.you, COUNTS_AS_SPENT)


@runs(Spend)
def run_spend(table: Table, op: Spend, ctx: Context) -> Steps[None]:
    """Spend; any number may be none. The amount ``spent`` is then what was paid."""
    yield from _run_spend(table, op, ctx, least=0)


def pay_spend(table: Table, op: Spend, ctx: Context) -> Steps[None]:
    """Pay it as a price: any number is at least one, and ``spent`` is what was paid."""
    yield from _run_spend(table, op, ctx, least=1)


PAYERS[Spend] = pay_spend


def _run_spend(table: Table, op: Spend, ctx: Context, *, least: int) -> Steps[None]:
    who = ctx.you
    own = sum(run_resources.owned(table, who, what) for what in op.what)
    if _is_free(table, op, ctx):
        ctx.amounts["spent"] = op.max or amounts.value(table, op.n, ctx, of=own)
        return
    have = sum(_means(table, who, what, op.what) for what in op.what)
    if op.n.word == "any":
        n = yield from asking.number(who, min(least, have), min(have, op.max or have), ctx.source)
    else:
        n = min(have, amounts.value(table, op.n, ctx, of=own))
    ctx.amounts["spent"] = n
    if len(op.what) == 1:
        yield from _spend(table, op.what[0], n, ctx)
        return
    for _ in range(n):
        kinds = [what for what in op.what if _means(table, who, what, op.what)]
        choice = yield Decision(
            "spend_kind",
            who.id,
            lambda kinds=kinds: [  # type: ignore[misc]
                Option("choose", str(n + 1), what) for n, what in enumerate(op.what) if what in kinds
            ],
            about=op.what,
            reason=ctx.source,
        )
        yield from _spend(table, choice.data, 1, ctx)


def _spend(table: Table, what: str, n: int, ctx: Context) -> Steps[None]:
    """Pay ``n`` of one kind, raw: nothing reduces it, nobody is settled for it."""
    who = ctx.you
    if what in run_resources.TROPHIES:
        yield from run_resources.give_trophies(table, what, n, ctx, None)
    elif what == "stamina_or_sanity":
        stamina, sanity = yield from asking.split(who, n, who.stamina, who.sanity, ctx.source)
        losses.pay(table, who, "stamina", stamina)
        losses.pay(table, who, "sanity", sanity)
    elif what == "movement":
        reading = ctx.card is not None and table.library.card(ctx.card.id).type == "tome"
        movement.spend_points(who, n, reading=reading)
    elif what == "item":
        yield from losing_half.lose_items(table, who, n, in_full=True)
    elif what == "clue":
        yield from losses.spend_clues(table, who, n, ctx.source)
    elif n:
        losses.pay(table, who, what, n)
