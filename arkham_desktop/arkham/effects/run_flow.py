"""What the effects do that decide what else happens: checks, choices, dice, doing it for several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking
from arkham_desktop.arkham.effects import flow
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import Effects, payable, runs, useful
from arkham_desktop.arkham.effects.cards import Discard
from arkham_desktop.arkham.effects.condition_base import holds_now
from arkham_desktop.arkham.effects.for_each import PICKED, candidates
from arkham_desktop.arkham.effects.resources import Lose
from arkham_desktop.arkham.effects.running import can_pay, pay_and_run, run_effects, would_change
from arkham_desktop.arkham.rules import checks, encounters
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table

IN_COMBAT = ("combat", "horror", "evade")


# --- checks -------------------------------------------------------------------------------------------
@runs(flow.Check)
def _run_check(table: Table, op: flow.Check, ctx: Context) -> Steps[None]:
    who = ctx.you
    kind = op.skill[0]
    if len(op.skill) > 1:
        chosen = yield from asking.pick("skill", who, "skill", op.skill, ctx.source)
        kind = next(skill for skill in op.skill if skill == chosen)
    modifier = value(table, op.mod, ctx)
    if op.mod_per_round and table.state.battle is not None:
        modifier += op.mod_per_round * (table.state.battle.round - 1)
    fighting = kind in IN_COMBAT
    check = yield from checks.make_check(
        table,
        who,
        kind,
        modifier,
        op.need,
        monster=ctx.monster if fighting else None,
        combat=ctx.combat if fighting else None,
        source=ctx.source,
    )
    ctx.amounts["successes"] = check.successes
    yield from run_effects(table, op.pass_ if check.passed else op.fail, ctx)
    if op.per_success:
        for _ in range(check.successes):
            yield from run_effects(table, op.per_success, ctx)
    yield from _run_band(table, op.by_successes, check.successes, ctx)


def _run_band(table: Table, bands: Sequence[flow.Band], successes: int, ctx: Context) -> Steps[None]:
    for band in bands:
        if band.min <= successes and (band.max is None or successes <= band.max):
            yield from run_effects(table, band.do, ctx)


# --- choices ------------------------------------------------------------------------------------------
@runs(flow.Choose)
def _run_choose(table: Table, op: flow.Choose, ctx: Context) -> Steps[None]:
    """One of what can be paid, whatever it changes; when nothing can, nothing happens."""

    def build() -> list[Option]:
        return [
            Option("choose", str(number), one)
            for number, one in enumerate(op.options, 1)
            if can_pay(table, one.cost, ctx) and not _gives_all_of_nothing(table, one, ctx)
        ]

    answer = yield Decision("choose", (ctx.who or table.first_player).id, build, reason=ctx.source)
    if answer.verb == "choose":
        yield from pay_and_run(table, answer.data.cost, answer.data.do, ctx)


def _gives_all_of_nothing(table: Table, one: flow.ChoiceOption, ctx: Context) -> bool:
    """Whether an option is to give away all of something of which there is nothing (ITM-06)."""
    gives = [op for op in one.do if isinstance(op, Lose | Discard) and op.n.word == "all"]
    return bool(gives) and len(gives) == len(one.do) and not any(can_pay(table, (op,), ctx) for op in gives)


@payable(flow.Choose)
def _can_choose(table: Table, op: flow.Choose, ctx: Context) -> bool:
    return op.if_able or any(
        can_pay(table, one.cost, ctx) and can_pay(table, one.do, ctx) for one in op.options
    )


@useful(flow.Choose)
def _choice_helps(table: Table, op: flow.Choose, ctx: Context) -> bool:
    # Paying for what would change nothing is no help: somebody in full health is not offered to be healed.
    return any(
        can_pay(table, one.cost, ctx) and (would_change(table, one.do, ctx) if one.do else bool(one.cost))
        for one in op.options
    )


@runs(flow.May)
def _run_may(table: Table, op: flow.May, ctx: Context) -> Steps[None]:
    """Asked as long as it can be paid and yes or no would change something; no means the other.

    What is paid may do nothing but keep the other off.
    """
    taken = False
    while can_pay(table, op.cost, ctx) and (
        would_change(table, op.do, ctx) or (not taken and would_change(table, op.else_, ctx))
    ):
        if not (yield from asking.yes_no(ctx.who or table.first_player, ctx.source, op)):
            break
        taken = True
        yield from pay_and_run(table, op.cost, op.do, ctx)
        if not op.repeat:
            break
    if not taken:
        yield from run_effects(table, op.else_, ctx)


@useful(flow.May)
def _may_helps(table: Table, op: flow.May, ctx: Context) -> bool:
    if op.else_ and would_change(table, op.else_, ctx):
        return True
    return can_pay(table, op.cost, ctx) and would_change(table, op.do, ctx)


@runs(flow.If)
def _run_if(table: Table, op: flow.If, ctx: Context) -> Steps[None]:
    yield from run_effects(table, _branch(table, op, ctx), ctx)


def _branch(table: Table, op: flow.If, ctx: Context) -> Effects:
    return op.then if holds_now(table, op.cond, ctx) else op.else_


@payable(flow.If)
def _can_pay_branch(table: Table, op: flow.If, ctx: Context) -> bool:
    return can_pay(table, _branch(table, op, ctx), ctx)


@useful(flow.If)
def _branch_helps(table: Table, op: flow.If, ctx: Context) -> bool:
    return would_change(table, _branch(table, op, ctx), ctx)


# --- dice ---------------------------------------------------------------------------------------------
@runs(flow.Roll)
def _run_roll(table: Table, op: flow.Roll, ctx: Context) -> Steps[None]:
    faces = yield from checks.roll_dice(table, ctx.who, value(table, op.dice, ctx), ctx.source)
    successes = sum(face >= checks.SUCCESS_FROM for face in faces)
    failures = len(faces) - successes
    equal = int(len(set(faces)) == 1 and len(faces) > 1)
    ctx.amounts.update(successes=successes, failures=failures, roll=sum(faces), dice_equal=equal)
    for row in op.table:
        for face in faces:
            if face in row.on:
                yield from run_effects(table, row.do, ctx)
    if faces:
        yield from run_effects(table, op.success if successes else op.failure, ctx)
    for _ in range(successes if op.per_success else 0):
        yield from run_effects(table, op.per_success, ctx)
    for _ in range(failures if op.per_failure else 0):
        yield from run_effects(table, op.per_failure, ctx)
    yield from _run_band(table, op.by_successes, successes, ctx)
    yield from run_effects(table, op.do, ctx)


# --- for several --------------------------------------------------------------------------------------
@runs(flow.ForEach)
def _run_for_each(table: Table, op: flow.ForEach, ctx: Context) -> Steps[None]:
    for one in (yield from _chosen(table, op, ctx)):
        if one.who is not None and one.who.is_out:
            continue
        yield from run_effects(table, op.do, one)


@useful(flow.ForEach)
def _for_each_helps(table: Table, op: flow.ForEach, ctx: Context) -> bool:
    return any(would_change(table, op.do, one) for one in candidates(table, op, ctx))


def _chosen(table: Table, op: flow.ForEach, ctx: Context) -> Steps[list[Context]]:
    """The surroundings of each one it is done for; ties and free choices are asked of the picker."""
    found = candidates(table, op, ctx)
    if op.who not in PICKED or len(found) < 2:
        return found
    if op.who in ("any_one", "any_other"):
        found = [one for one in found if would_change(table, op.do, one)] or found
    picker = table.first_player if op.picker == "first_player" or ctx.who is None else ctx.who
    by_id = {one.you.id: one for one in found}
    picked = yield from asking.pick("who", picker, "who", list(by_id), ctx.source, about=op)
    return [by_id[picked]] if picked is not None else []


# --- the rest ----------------------------------------------------------------------------------------
@runs(flow.Nothing)
def _run_nothing(table: Table, op: flow.Nothing, ctx: Context) -> Steps[None]:
    yield from ()


@useful(flow.Nothing)
def _nothing_helps(table: Table, op: flow.Nothing, ctx: Context) -> bool:
    return False


@runs(flow.Again)
def _run_again(table: Table, op: flow.Again, ctx: Context) -> Steps[None]:
    yield from encounters.again(table, ctx)
