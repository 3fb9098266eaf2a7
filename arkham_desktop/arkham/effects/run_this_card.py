"""What the effects do to the card they stand on: exhausting and discarding it, tokens on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import events
from arkham_desktop.arkham.effects import cards as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import Op, payable, runs, useful
from arkham_desktop.arkham.effects.holding import tokens_on
from arkham_desktop.arkham.rules import cards, mythos_cards, placing
from arkham_desktop.arkham.state import Card

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps


# --- this card ---------------------------------------------------------------------------------------
def at_hand(op: Op, ctx: Context) -> Card:
    """The card the effect stands on.

    Raises:
        ValueError: it stands on none (a mistake in the content).
    """
    if ctx.card is None:
        raise ValueError(f'{ctx.source}: "{op.op}" speaks of this card, and there is none')
    return ctx.card


@runs(said.Exhaust)
def _run_exhaust(table: Table, op: said.Exhaust, ctx: Context) -> Steps[None]:
    card = at_hand(op, ctx)
    card.exhausted = True
    table.emit(events.CardExhausted(ctx.who.id if ctx.who else "", card.id))
    yield from ()


@payable(said.Exhaust)
def _can_exhaust(table: Table, op: said.Exhaust, ctx: Context) -> bool:
    return ctx.card is not None and not ctx.card.exhausted


@useful(said.Exhaust)
def _exhaust_helps(table: Table, op: said.Exhaust, ctx: Context) -> bool:
    return ctx.card is not None and not ctx.card.exhausted


@runs(said.DiscardSelf)
def _run_discard_self(table: Table, op: said.DiscardSelf, ctx: Context) -> Steps[None]:
    _leave(table, at_hand(op, ctx), "deck")
    yield from ()


@payable(said.DiscardSelf)
def _can_discard_self(table: Table, op: said.DiscardSelf, ctx: Context) -> bool:
    return ctx.card is not None and _is_in_play(table, ctx.card)


def _is_in_play(table: Table, card: Card) -> bool:
    state = table.state
    return card is state.environment or card is state.rumor or cards.owner_of(table, card) is not None


def _leave(table: Table, card: Card, to: str) -> None:
    """A card in play goes to its deck or the box; nothing when it has gone already."""
    if card is table.state.environment:
        mythos_cards.discard_environment(table)
    elif card is table.state.rumor:
        mythos_cards.discard_rumor(table)
    elif (owner := cards.owner_of(table, card)) is not None:
        cards.lose_card(table, owner, card, to)


@runs(said.ReturnToBox)
def _run_return_to_box(table: Table, op: said.ReturnToBox, ctx: Context) -> Steps[None]:
    """This card, or else the monster at hand."""
    if ctx.card is not None:
        _leave(table, ctx.card, "box")
    elif ctx.monster is not None:
        placing.to_box(table, ctx.monster)
    yield from ()


@payable(said.ReturnToBox)
def _can_return(table: Table, op: said.ReturnToBox, ctx: Context) -> bool:
    return ctx.card is None or _is_in_play(table, ctx.card)


# --- tokens ------------------------------------------------------------------------------------------
@runs(said.PutToken)
def _run_token(table: Table, op: said.PutToken, ctx: Context) -> Steps[None]:
    """Never fewer than none; at `discard_at` the card goes."""
    n = value(table, op.n, ctx, of=tokens_on(table, ctx, op.what, op.on))
    if op.on == "sheet":
        tokens, name = table.state.sheet_tokens, table.state.ancient_one
    elif op.on == "you":
        tokens, name = ctx.you.tokens, ctx.you.id
    else:
        card = at_hand(op, ctx) if op.on == "this" else ctx.taken
        if card is None:
            return
        tokens, name = card.tokens, card.id
    before = tokens.get(op.what, 0)
    after = max(0, before + n)
    tokens[op.what] = after
    if not after:
        del tokens[op.what]
    if op.on == "you":
        table.changed()  # some tokens before an investigator say something
    table.emit(events.TokenPlaced(op.what, name, after - before))
    if op.discard_at is not None and after >= op.discard_at and op.on == "this":
        _leave(table, at_hand(op, ctx), "deck")
    yield from ()


@payable(said.PutToken)
def _can_put(table: Table, op: said.PutToken, ctx: Context) -> bool:
    """A token can always be put; there must be enough to take away."""
    if op.on == "this" and (ctx.card is None or not _is_in_play(table, ctx.card)):
        return False
    there = tokens_on(table, ctx, op.what, op.on)
    return there + value(table, op.n, ctx, of=there, roll=False) >= 0


@useful(said.PutToken)
def _token_helps(table: Table, op: said.PutToken, ctx: Context) -> bool:
    there = tokens_on(table, ctx, op.what, op.on)
    if "spent" in str(op.n):
        return there > 0 or not str(op.n).startswith("-")
    return value(table, op.n, ctx, of=there, roll=False) != 0
