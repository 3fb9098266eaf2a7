"""Running effects, paying for them, and judging beforehand whether that is possible and of use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, get_args

from arkham_desktop.arkham.content.words import Resource, Spendable
from arkham_desktop.arkham.effects import cards, resources
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import PAYABLE, RUNNERS, USEFUL, Op, RunOp

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps


PAYERS: dict[type[Op], RunOp] = {}
"""What is paid in another way than it happens as an effect."""


def run_effects(table: Table, effects: Sequence[Op], ctx: Context) -> Steps[None]:
    """Run ``effects`` in order; after the outermost ones, settle who went insane or unconscious.

    While they run, ``table.cause`` ends with their source and ``table.depth`` is above 0.
    """
    return pay_and_run(table, (), effects, ctx)


def pay_and_run(table: Table, cost: Sequence[Op], effects: Sequence[Op], ctx: Context) -> Steps[None]:
    """Pay ``cost`` raw (no reduction, nobody is settled for it yet), run ``effects``, then settle."""
    depth, cause = table.depth, table.cause
    table.depth = depth + 1
    if not cause or cause[-1] != ctx.source:
        table.cause = (*cause, ctx.source)
    try:
        for op in cost:
            yield from _pay(table, op, ctx)
        for op in effects:
            kind = type(op)
            if kind is cards.Buy:
                yield from _buy(table, op, effects, ctx)
            else:
                yield from RUNNERS[kind](table, op, ctx)
    finally:
        table.depth, table.cause = depth, cause
    if depth == 0:
        yield from _afterwards(table)


def _afterwards(table: Table) -> Steps[None]:
    """Settle who is at 0; then what has been waiting for its condition happens."""
    # A flag may say that something is still to come, such as what a lost Ally sets off.
    if table.anybody_at_zero() or table.state.flags:
        yield from _settle(table)
    if table.listeners("at_once"):
        yield from _at_once(table)
        yield from _settle(table)
    for module in table.modules:
        if module.waits(table):
            yield from module.catch_up(table)
    if table.state.rumor is not None:
        from arkham_desktop.arkham.rules import mythos_cards  # noqa: PLC0415

        yield from mythos_cards.watch_rumor(table)


def _settle(table: Table) -> Steps[None]:
    from arkham_desktop.arkham.rules import settling  # noqa: PLC0415 - the chapters import this package

    return settling.settle(table)


def _at_once(table: Table) -> Steps[None]:
    """What has been waiting for its condition; what it brings about sets nothing off a second time."""
    from arkham_desktop.arkham import abilities  # noqa: PLC0415 - the chapters import this package

    with table.resolving():
        yield from abilities.trigger(table, "at_once")


def _buy(table: Table, op: Op, effects: Sequence[Op], ctx: Context) -> Steps[None]:
    """What has the same pool number is laid out together, by the first of them."""
    from arkham_desktop.arkham.rules import shopping  # noqa: PLC0415 - the chapters import this package

    assert isinstance(op, cards.Buy), op
    if op.pool is None:
        yield from shopping.buy(table, [op], ctx)
        return
    together = [other for other in effects if isinstance(other, cards.Buy) and other.pool == op.pool]
    if together[0] is op:
        yield from shopping.buy(table, together, ctx)


def pay(table: Table, cost: Sequence[Op], ctx: Context) -> Steps[None]:
    """Pay ``cost``: raw, in order, with nobody settled for it."""
    with table.resolving():
        for op in cost:
            yield from _pay(table, op, ctx)


def _pay(table: Table, op: Op, ctx: Context) -> Steps[None]:
    """A price is no loss: nothing reduces or prevents it, and a card given up as one gives nothing else."""
    op = _as_payment(op)
    kind = type(op)
    yield from (PAYERS.get(kind) or RUNNERS[kind])(table, op, ctx)


def _as_payment(op: Op) -> Op:
    """The price of a loss: it is spent, where the thing can be spent at all."""
    if isinstance(op, resources.Lose) and op.filter is None and op.what in _SPENDABLES:
        return _spending(op.what, op.n)
    return op


@lru_cache(maxsize=64)
def _spending(what: Resource, n: Amount) -> resources.Spend:
    return resources.Spend.model_validate({"what": what, "n": n})


_SPENDABLES = frozenset(get_args(Spendable))


def can_pay(table: Table, cost: Sequence[Op], ctx: Context) -> bool:
    """Whether ``cost`` could be paid in full now."""
    for op in cost:
        payment = _as_payment(op)
        payable = PAYABLE.get(type(payment))
        if payable is not None and not payable(table, payment, ctx):
            return False
    return True


def would_change(table: Table, effects: Sequence[Op], ctx: Context) -> bool:
    """Whether running ``effects`` now could change anything; when in doubt, yes."""
    for op in effects:
        useful = USEFUL.get(type(op))
        if useful is None or useful(table, op, ctx):
            return True
    return False
