"""What lasting effects do when they are run once: for a while, or on the loss or combat going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.effects import lasting as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import runs, useful
from arkham_desktop.arkham.rules import checks, ratings
from arkham_desktop.arkham.table import Modifier
from arkham_desktop.engine import Decision, Option

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.rules.losses import Loss
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

LOSSES = {
    "stamina_loss": ("stamina",),
    "sanity_loss": ("sanity",),
    "stamina_or_sanity_loss": ("stamina", "sanity"),
    "money_loss": ("money",),
    "clue_cost": ("clue_cost",),
    "spell_sanity_cost": ("spell_sanity_cost",),
}
"""The losses (and prices) that each word of ``prevent`` and ``reduce`` speaks of."""
_IN_COMBAT = ("end_of_combat", "this_check")


# --- modifiers ---------------------------------------------------------------------------------------
@runs(said.Mod)
def run_mod(table: Table, op: said.Mod, ctx: Context) -> Steps[None]:
    """A modifier for the check, the combat or the time that it names; some are a change made at once."""
    if op.what == "die_result":
        yield from _change_a_die(table, op, ctx)
    elif op.what == "slider_shifts":
        ctx.you.focus_left += value(table, op.n, ctx) if op.n is not None else 0
    elif op.until in _IN_COMBAT or (op.until is None and (ctx.combat is not None or ctx.check is not None)):
        modifier = Modifier(op, ctx.source, ctx.who, ctx.card, None)
        if ctx.combat is not None and op.until != "this_check":
            ctx.combat.mods.append(modifier)
        elif ctx.check is not None:
            ctx.check.mods.append(modifier)
    else:
        modifiers.make_lasting(table, op, ctx, op.until or "permanent")


@useful(said.Mod)
def mod_useful(table: Table, op: said.Mod, ctx: Context) -> bool:
    """Dice can be changed only after the roll, a combat's numbers only in a combat with a monster."""
    if op.what == "die_result":
        return bool(_dice(ctx))
    if op.until in _IN_COMBAT:
        return ctx.check is not None or (ctx.combat is not None and ctx.combat.monster is not None)
    return True


def _dice(ctx: Context) -> list[int]:
    check = ctx.check
    if check is None or not check.rolled or check.outcome is not None or check.who is not ctx.who:
        return []
    return [index for index, face in enumerate(check.faces) if face < 6]


def _change_a_die(table: Table, op: said.Mod, ctx: Context) -> Steps[None]:
    """One rolled die of the player's choice shows another face."""
    check = ctx.check
    choices = {check.faces[index]: index for index in _dice(ctx)} if check is not None else {}
    if check is None or not choices:
        return
    options = [Option("n", str(face), index) for face, index in sorted(choices.items())]
    choice = yield Decision("die", ctx.you.id, lambda: list(options), about=check, reason=ctx.source)
    face = check.faces[choice.data]
    face = (
        value(table, op.set, ctx) if op.set is not None else face + (value(table, op.n, ctx) if op.n else 0)
    )
    check.faces[choice.data] = min(6, max(1, face))
    checks.recount(table, check)


# --- losses ------------------------------------------------------------------------------------------
def _loss(ctx: Context, words: tuple[str, ...]) -> Loss | None:
    """The loss going on, when one of these words speaks of it and something is left of it."""
    loss = ctx.loss
    if loss is None or loss.n <= 0:
        return None
    return loss if any(loss.what in LOSSES.get(word, ()) for word in words) else None


@runs(said.Prevent)
def run_prevent(table: Table, op: said.Prevent, ctx: Context) -> Steps[None]:
    """Keep (part of) a loss or the combat damage from falling, or forbid something for a while."""
    yield from ()
    loss = _loss(ctx, op.what)
    if op.until is not None:
        modifiers.make_lasting(table, op, ctx, op.until, everybody=True)
    elif loss is not None:
        loss.reduce(loss.n if op.n is None else value(table, op.n, ctx, of=loss.n))
    elif "combat_damage" in op.what and ctx.combat is not None:
        damage = ctx.combat.damage
        ctx.combat.damage -= min(damage, damage if op.n is None else value(table, op.n, ctx, of=damage))
    elif "ancient_one_attack" in op.what:
        # The attack of one round, on everybody.
        modifiers.make_lasting(table, op, ctx, "end_of_turn", everybody=True)
    else:
        ctx.happened.update(said.PREVENTED + what for what in op.what)


@useful(said.Prevent)
def prevent_useful(table: Table, op: said.Prevent, ctx: Context) -> bool:
    """Something is left of the loss or the damage; one's own, unless it may be anybody's."""
    if op.until is not None:
        return True
    if any(word in LOSSES for word in op.what):
        loss = _loss(ctx, op.what)
        return loss is not None and loss.kind != "cost" and (op.who == "any_one" or loss.who is ctx.who)
    if "combat_damage" in op.what:
        return ctx.combat is not None and ctx.combat.damage > 0
    if "ancient_one_attack" in op.what:
        return modifiers.prevented(table, "ancient_one_attack") is None
    return True


@runs(said.Reduce)
def run_reduce(table: Table, op: said.Reduce, ctx: Context) -> Steps[None]:
    """Lower the loss or the price going on."""
    yield from ()
    loss = _loss(ctx, (op.what,))
    if loss is not None:
        loss.reduce(value(table, op.n, ctx, of=loss.n))


@useful(said.Reduce)
def reduce_useful(table: Table, op: said.Reduce, ctx: Context) -> bool:
    """There is such a loss or price of one's own going on."""
    loss = _loss(ctx, (op.what,))
    return loss is not None and loss.who is ctx.who


# --- immunities --------------------------------------------------------------------------------------
@runs(said.Immune)
def run_immune(table: Table, op: said.Immune, ctx: Context) -> Steps[None]:
    """An immunity for a while; of one ability of the monster being fought the player says which."""
    if "one_monster_ability" not in op.what:
        modifiers.make_lasting(table, op, ctx, op.until or "permanent")
        return
    combat = ctx.combat
    if combat is None or combat.monster is None:
        return
    words = _abilities(table, combat, op)
    if not words:
        return
    options = [Option("choose", str(n), word) for n, word in enumerate(words, 1)]
    choice = yield Decision(
        "monster_ability", ctx.you.id, lambda: list(options), about=combat, reason=ctx.source
    )
    combat.ignored[choice.data] = ctx.card.id if ctx.card is not None else ""


def _abilities(table: Table, combat: Combat, op: said.Immune) -> list[str]:
    """What a monster has that can be ignored: traits, and abilities of its own as ``ability:<n>``."""
    assert combat.monster is not None
    found = sorted(ratings.traits(table, combat.monster, combat.who, combat) - set(op.except_))
    own = table.library.monster(combat.monster).abilities
    texts = [f"ability:{n}" for n in range(len(own))]
    return found + [word for word in texts if word not in combat.ignored]


@useful(said.Immune)
def immune_useful(table: Table, op: said.Immune, ctx: Context) -> bool:
    """The monster being fought has something to ignore."""
    if "one_monster_ability" not in op.what:
        return True
    combat = ctx.combat
    return combat is not None and combat.monster is not None and bool(_abilities(table, combat, op))
