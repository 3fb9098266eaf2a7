"""What the effects on checks and combat do: rerolls, more dice, successes, bonuses, passing and failing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.effects import dice as said
from arkham_desktop.arkham.effects.base import runs, useful
from arkham_desktop.arkham.effects.lasting import Mod
from arkham_desktop.arkham.rules import checks, weapons
from arkham_desktop.arkham.table import Modifier

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.filters import Versus
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

CHECK_WORDS = ("combat", "horror", "evade")
"""The kinds of check that a combat may decide before they are made."""


def _fits(check: Check, words: Iterable[str]) -> bool:
    return any(word in check.words for word in words)


def _open(ctx: Context, words: Iterable[str]) -> Check | None:
    """The check going on, when it is one of these and still undecided."""
    check = ctx.check
    return check if check is not None and check.outcome is None and _fits(check, words) else None


# --- after the roll ----------------------------------------------------------------------------------
def _to_reroll(table: Table, op: said.Reroll, ctx: Context) -> list[int]:
    """The dice that may be rolled again; nobody rerolls when all of them succeeded."""
    check = _open(ctx, (op.check,))
    if check is None or not check.rolled:
        return []
    if op.who != "any_one" and ctx.who is not None and ctx.who is not check.who:
        return []
    failures = [n for n, face in enumerate(check.faces) if not checks.is_success(table, check, face)]
    if not failures or op.dice == "failures":
        return failures
    if op.dice is None:
        return list(range(len(check.faces)))
    return sorted(failures, key=lambda n: check.faces[n])[: op.dice]


@runs(said.Reroll)
def run_reroll(table: Table, op: said.Reroll, ctx: Context) -> Steps[None]:
    """Roll dice of the check again: all of them (SKL-13), the failures, or as many failures as it says."""
    yield from ()
    again = _to_reroll(table, op, ctx)
    if again and ctx.check is not None:
        checks.reroll(table, ctx.check, again)


@useful(said.Reroll)
def reroll_useful(table: Table, op: said.Reroll, ctx: Context) -> bool:
    """There are dice that did not succeed."""
    return bool(_to_reroll(table, op, ctx))


@runs(said.ExtraDice)
def run_extra_dice(table: Table, op: said.ExtraDice, ctx: Context) -> Steps[None]:
    """Add dice for each 1 rolled."""
    yield from ()
    if ctx.check is not None:
        checks.add_dice(table, ctx.check, op.n * ctx.check.faces.count(1))


@useful(said.ExtraDice)
def extra_dice_useful(table: Table, op: said.ExtraDice, ctx: Context) -> bool:
    """It is one's own check and shows a 1."""
    check = _open(ctx, ("any",))
    return check is not None and check.who is ctx.who and check.rolled and 1 in check.faces


@runs(said.AutoSuccess)
def run_auto_success(table: Table, op: said.AutoSuccess, ctx: Context) -> Steps[None]:
    """Add successes that no die shows."""
    yield from ()
    check = _open(ctx, (op.check,))
    if check is not None:
        check.added += op.n
        checks.recount(table, check)


@useful(said.AutoSuccess)
def auto_success_useful(table: Table, op: said.AutoSuccess, ctx: Context) -> bool:
    """It is one's own check of that kind, after the roll."""
    check = _open(ctx, (op.check,))
    return check is not None and check.who is ctx.who and check.rolled


# --- passing and failing -----------------------------------------------------------------------------
def _is_against(table: Table, vs: Versus, ctx: Context) -> bool:
    return modifiers.versus(table, vs, who=ctx.who, monster=ctx.monster, gate=ctx.gate, combat=ctx.combat)


def _decide(ctx: Context, words: tuple[str, ...], outcome: Literal["passed", "failed"]) -> None:
    """End the check going on, or, between checks of a combat, the next one of each of these kinds."""
    check = _open(ctx, words)
    if check is not None:
        check.decide(outcome)
    elif ctx.combat is not None:
        for word in words:
            if word in CHECK_WORDS:
                ctx.combat.forced[word] = outcome


@runs(said.PassCheck)
def run_pass_check(table: Table, op: said.PassCheck, ctx: Context) -> Steps[None]:
    """The check is passed without (further) dice."""
    yield from ()
    if op.vs is None or _is_against(table, op.vs, ctx):
        _decide(ctx, op.check, "passed")


@useful(said.PassCheck)
def pass_check_useful(table: Table, op: said.PassCheck, ctx: Context) -> bool:
    """Before the roll of one's own check, or the next one in a combat; never against an Ancient One."""
    if op.vs is not None and not _is_against(table, op.vs, ctx):
        return False
    check, combat = ctx.check, ctx.combat
    if combat is not None and combat.monster is None:
        return False
    if check is not None and _fits(check, op.check):
        return check.outcome is None and not check.rolled and check.who is ctx.who
    if combat is None or "combat" not in op.check or combat.forced.get("combat") == "passed":
        return False
    # A combat spell may be cast before the Horror check (COM-36).
    return check is None or (check.kind == "horror" and not check.rolled and _is_spell(table, ctx))


def _is_spell(table: Table, ctx: Context) -> bool:
    return ctx.card is not None and table.library.card(ctx.card.id).deck == "spell"


@runs(said.FailCheck)
def run_fail_check(table: Table, op: said.FailCheck, ctx: Context) -> Steps[None]:
    """The check is failed without dice."""
    yield from ()
    _decide(ctx, op.check, "failed")


@runs(said.EndCombat)
def run_end_combat(table: Table, op: said.EndCombat, ctx: Context) -> Steps[None]:
    """The combat is over."""
    yield from ()
    if ctx.combat is not None and not ctx.combat.over:
        ctx.combat.over = op.as_ or "ended"


@useful(said.EndCombat)
def end_combat_useful(table: Table, op: said.EndCombat, ctx: Context) -> bool:
    """A monster is being fought."""
    return ctx.combat is not None and ctx.combat.monster is not None and not ctx.combat.over


# --- bonuses -----------------------------------------------------------------------------------------
@runs(said.FightBonus)
def run_fight_bonus(table: Table, op: said.FightBonus, ctx: Context) -> Steps[None]:
    """A bonus to Combat checks, held in the hands of the weapon or spell that gives it (COM-19)."""
    yield from ()
    combat, card = ctx.combat, ctx.card
    if combat is None:
        return
    weapon = card is not None and weapons.is_weapon(table, card)
    kind = weapons.kind_of(table, combat, card) if weapon and card is not None else op.kind or ""
    combat.bonuses.append(weapons.Bonus(ctx.source, op.n, kind, weapon, card, op.until))


@useful(said.FightBonus)
def fight_bonus_useful(table: Table, op: said.FightBonus, ctx: Context) -> bool:
    """In combat; a weapon's bonus for one check only just before that check, with the weapon in hand."""
    combat, check = ctx.combat, ctx.check
    if combat is None:
        return False
    if op.until != "this_check":
        return True
    if check is None or check.kind != "combat" or check.rolled or check.outcome is not None:
        return False
    return ctx.card is None or ctx.card in combat.wielded


@runs(said.SkillBonus)
def run_skill_bonus(table: Table, op: said.SkillBonus, ctx: Context) -> Steps[None]:
    """A bonus to all checks with a skill, for a while."""
    yield from ()
    bonus = Mod.model_validate({"op": "mod", "what": "check", "check": op.skill, "n": op.n})
    if op.until == "this_check" and ctx.check is not None:
        ctx.check.mods.append(Modifier(bonus, ctx.source, ctx.who, ctx.card, None))
    else:
        modifiers.make_lasting(table, bonus, ctx, op.until)
