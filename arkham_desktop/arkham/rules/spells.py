"""Casting spells: when one may be cast, its price, the Spell check and what follows (SPL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import abilities, asking, modifiers
from arkham_desktop.arkham.content.cards import Spell
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts, running
from arkham_desktop.arkham.effects.condition_base import holds_now
from arkham_desktop.arkham.events import CardExhausted, SpellCast
from arkham_desktop.arkham.held import held
from arkham_desktop.arkham.rules import cards, checks, losses, ratings, settling, weapons
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Listener, Table

PHASE_WINDOWS = {"upkeep": "upkeep", "movement": "movement"}
"""The window in which spells of a named phase may be cast (SPL-12)."""
GOT_UP = "got_up"
"""Key of ``Investigator.used`` in a Movement phase spent on getting up: no Movement spells (SPL-14)."""


def combat_spells(table: Table, who: Investigator) -> list[tuple[Card, int]]:
    """The spells that ``who`` could cast in combat, with their hands."""
    return [
        (card, row.hands)
        for card, row in held(table, who).spells
        if row.when == "combat" and not card.exhausted
    ]


def castable(
    table: Table, who: Investigator, card: Card, window: str, about: Any = None, *, spare: int = 0
) -> bool:
    """Whether ``who`` may cast a spell in an open decision, and it could change something.

    Args:
        table: the table.
        who: the caster; spells are cast in one's own decisions only.
        card: the spell in play.
        window: the decision's window.
        about: what the decision is about: a check, a combat, a loss.
        spare: hands that would be let go for it.
    """
    if card.exhausted:
        return False
    row = table.library.card(card.id)
    if not isinstance(row, Spell) or not is_time(row, who, window, about):
        return False
    ctx = context_of(who, card, about)
    combat = ctx.combat
    if row.hands and combat is not None:
        spare += sum(spell.hands for spell in combat.spells if spell.card.id == card.id)  # cast once more
        if row.hands > weapons.free_hands(table, combat, spell=True) + spare:
            return False
    if not can_pay(table, who, sanity_cost(table, who, row)):
        return False
    if modifiers.prevented(table, "cast_spell", who=who) is not None:
        return False
    if row.cond is not None and not holds_now(table, row.cond, ctx):
        return False
    return running.would_change(table, row.do, ctx)


def is_time(row: Spell, who: Investigator, window: str, about: Any) -> bool:
    """Whether the window is one in which such a spell is cast (SPL-12, COM-36)."""
    when = row.when
    if when is None or when == "end_of_movement":
        if row.phase == "any":
            return True
        if row.phase == "movement" and GOT_UP in who.used:
            return False
        return window == (when or PHASE_WINDOWS[row.phase])
    if isinstance(about, checks.Check):
        if window != "check" or about.who is not who or about.outcome is not None:
            return False
        if when == "combat":
            return about.kind == "horror" and about.combat is not None and not about.rolled
        return when == "check" or (when == "evade" and about.kind == "evade" and not about.rolled)
    if isinstance(about, combats.Combat):
        return when == "combat" and window == "combat" and about.who is who
    return when == window and isinstance(about, losses.Loss) and about.who is who


def context_of(who: Investigator, card: Card, about: Any) -> Context:
    """The surroundings of a casting: what the interrupted decision is about."""
    ctx = Context(card.id.partition("#")[0], who, card, who.place)
    if isinstance(about, checks.Check):
        ctx.check, ctx.combat, ctx.monster = about, about.combat, about.monster
    elif isinstance(about, combats.Combat):
        ctx.combat, ctx.monster, ctx.happened = about, about.monster, about.happened
    elif isinstance(about, losses.Loss):
        ctx.loss = about
    return ctx


def sanity_cost(table: Table, who: Investigator, row: Spell) -> int:
    """The sanity that casting costs now; reductions of losses do not lower it (SPL-04)."""
    if not row.sanity:
        return 0
    cost = max(0, modifiers.total(table, "spell_sanity_cost", row.sanity, who=who))
    return cost - modifiers.reduction(table, "spell_sanity_cost", who, cost)


def can_pay(table: Table, who: Investigator, cost: int) -> bool:
    """Whether ``who`` has the sanity, with what stands in for it and what lowers the price now (SPL-05)."""
    have = who.sanity + (who.stamina if _stamina_too(table, who) else 0)
    return have >= cost or have + len(_helpers(table, who, cost)) >= cost


def _helpers(table: Table, who: Investigator, cost: int, source: str = "") -> list[Option]:
    """The cards that lower the price of a casting, each by 1."""
    price = losses.Loss(who, "spell_sanity_cost", cost, source, kind="cost")
    return losses.helpers(table, who, "cast_spell", price)


def cast(table: Table, who: Investigator, card: Card, decision: Decision) -> Steps[bool]:
    """Cast a spell as an aside of ``decision``: pay, check, take effect, settle (SPL-01, SPL-02, SPL-05).

    The card is exhausted at once, so that it cannot be cast while it is being cast. Returns: did it work.
    """
    row = table.library.card(card.id)
    assert isinstance(row, Spell), f"{card.id} is no spell"
    ctx = context_of(who, card, decision.about)
    with table.resolving():
        yield from _pay(table, who, row)
        card.exhausted = True
        table.emit(CardExhausted(who.id, card.id))
        works = yield from _try(table, row, ctx)
    if table.depth == 0:
        yield from settling.settle(table)
    return works


def _pay(table: Table, who: Investigator, row: Spell) -> Steps[None]:
    """Pay the sanity, which helpers may lower now (``cast_spell``)."""
    price = losses.Loss(who, "spell_sanity_cost", sanity_cost(table, who, row), row.id, kind="cost")
    while price.n and (helpers := losses.helpers(table, who, "cast_spell", price)):
        enough = price.n <= who.sanity + (who.stamina if _stamina_too(table, who) else 0)

        def build(helpers: list[Option] = helpers, enough: bool = enough) -> list[Option]:
            return [Option("accept"), *helpers] if enough else helpers

        choice = yield Decision("cast_spell", who.id, build, about=price, reason=row.id)
        if choice.verb == "accept":
            break
        helper: Listener = choice.data
        ctx = Context(helper.source, who, helper.card, who.place, loss=price)
        yield from abilities.use(table, helper, ctx)
    if price.n and _stamina_too(table, who):
        stamina, price.n = yield from asking.split(who, price.n, who.stamina, who.sanity, row.id)
        losses.pay(table, who, "stamina", stamina)
    losses.pay(table, who, "sanity", price.n)


def _stamina_too(table: Table, who: Investigator) -> bool:
    """Whether ``who`` may pay for spells with Stamina, wholly or in part."""
    return any(modifier.op.what == "spell_sanity_cost" for modifier in table.modifiers("pay_as", who))


def _try(table: Table, row: Spell, ctx: Context) -> Steps[bool]:
    """The Spell check and, when it is passed, the effect."""
    who, card, combat = ctx.you, ctx.card, ctx.combat
    assert card is not None
    need = amounts.value(table, row.need, ctx)
    casting = row.casting
    if casting == "awareness":
        casting = (ratings.awareness(table, ctx.monster) or 0) if ctx.monster is not None else 0
    check = yield from checks.make_check(
        table, who, "spell", casting, need, monster=ctx.monster, source=row.id
    )
    table.emit(SpellCast(who.id, card.id, check.passed))
    if combat is not None and row.when == "combat":
        # Failed or not, its hands are taken for this round (SPL-06).
        weapons.let_go(combat, card)
        combat.spells.append(weapons.SpellInUse(card, row.hands, check.passed))
    if check.passed:
        ctx.amounts["successes"] = check.successes
        yield from running.run_effects(table, row.do, ctx)
    if row.after == "discard" and card in who.cards:
        cards.lose_card(table, who, card, "deck")
    return check.passed


def end_effect(table: Table, who: Investigator, card: Card, combat: Combat | None) -> None:
    """End what a spell does when it is refreshed (SPL-09): in the combat at hand, or for the turn."""
    if combat is not None:
        weapons.give_out(combat, card)
    row, lasting = table.library.card(card.id).id, table.state.lasting
    begun = [one for one in lasting if one.source == row and one.who == who.id]
    if begun:  # of several castings each card ends its own
        lasting.remove(begun[-1])
        table.changed()
