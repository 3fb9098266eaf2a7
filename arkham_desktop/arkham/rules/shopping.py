"""Buying cards that are laid out, and selling one's own (ENC-23, ENC-24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.running import can_pay, pay
from arkham_desktop.arkham.rules import cards, decks, losses
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.cards import Buy, Sell
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table


@dataclass(slots=True)
class Stall:
    """Cards laid out for sale on the terms of one `buy`: what still lies there, and how many were bought."""

    op: Buy
    goods: list[str] = field(default_factory=list)
    bought: int = 0


@dataclass(slots=True)
class Shop:
    """All stalls that are laid out together; the ``about`` of a shopping decision.

    ``obliged``: a place's own ability makes one buy if one can (ENC-23).
    """

    stalls: list[Stall]
    obliged: bool

    @property
    def sold(self) -> int:
        """How many cards have been bought."""
        return sum(stall.bought for stall in self.stalls)

    def stall_of(self, instance: str) -> Stall:
        """Where a card lies; StopIteration when it lies nowhere."""
        return next(stall for stall in self.stalls if instance in stall.goods)


def price(table: Table, op: Buy | Sell, instance: str) -> int:
    """Dollars for a card on these terms: list price, half, double or fixed, and what is added (ENC-24)."""
    listed = table.library.card(instance).price
    if isinstance(op.price, int):
        listed = op.price
    elif op.price == "half_up":
        listed = (listed + 1) // 2
    elif op.price == "double":
        listed *= 2
    return max(0, listed + getattr(op, "price_mod", 0))


# --- buying -------------------------------------------------------------------------------------------
def buy(table: Table, ops: Sequence[Buy], ctx: Context) -> Steps[None]:
    """Lay out what ``ops`` say, together, let people buy, and put the rest under the decks.

    "You" of the context looks at the cards and buys first.
    """
    shop = Shop([], ctx.source in table.library.spaces)
    for op in ops:
        shop.stalls.append((yield from _lay_out(table, op, ctx)))
    if ops[0].disputes == "you":
        yield from _serve_by_choice(table, shop, ctx)
    else:
        for who in _customers(table, ops[0], ctx):
            yield from _serve(table, shop, who, ctx)
    for stall in shop.stalls:
        for instance in stall.goods:
            decks.put_under(table, instance)
        if stall.op.look == "all":
            decks.shuffle(table, stall.op.deck)


def _lay_out(table: Table, op: Buy, ctx: Context) -> Steps[Stall]:
    """Draw the cards of one stall into the transit zone."""
    who = ctx.you
    if op.look == "all":
        whole = [decks.draw_top(table, op.deck) for _ in range(len(decks.deck(table, op.deck)))]
        return Stall(op, [card for card in whole if card is not None])
    extra, discards = cards.extra_draw(table, who, op.deck)
    drawn = yield from cards.draw_open(table, who, op.deck, op.look + extra)
    goods = yield from cards.keep_some(table, who, drawn, op.look + extra - discards, ctx.source)
    return Stall(op, goods)


def _customers(table: Table, op: Buy, ctx: Context) -> list[Investigator]:
    """Who may buy: "you", or everybody beginning with "you"."""
    who = ctx.you
    if op.who != "all":
        return [who]
    return [who, *(one for one in table.investigators if one is not who)]


def _serve_by_choice(table: Table, shop: Shop, ctx: Context) -> Steps[None]:
    """Everybody may buy, and "you" decides who is served next, which settles every dispute."""
    waiting = _customers(table, shop.stalls[0].op, ctx)

    def build() -> list[Option]:
        able = [Option("who", who.id, who) for who in waiting if _wares(table, shop, who, ctx)]
        return [*able, Option("done")] if able else []

    while True:
        answer = yield Decision("customer", ctx.you.id, build, reason=ctx.source)
        if answer.verb != "who":
            return
        waiting.remove(answer.data)
        yield from _serve(table, shop, answer.data, ctx)


def _wares(table: Table, shop: Shop, who: Investigator, ctx: Context) -> list[str]:
    """The cards that ``who`` can pay for."""
    return [
        instance
        for stall in shop.stalls
        if stall.bought < stall.op.max
        for instance in stall.goods
        if _affordable(table, stall.op, who, instance, ctx)
    ]


def _affordable(table: Table, op: Buy, who: Investigator, instance: str, ctx: Context) -> bool:
    if op.cost:
        return can_pay(table, op.cost, Context(ctx.source, who, ctx.card, ctx.place))
    return who.money >= price(table, op, instance)


def _serve(table: Table, shop: Shop, who: Investigator, ctx: Context) -> Steps[None]:
    """Let ``who`` buy card by card until content."""

    def build() -> list[Option]:
        options = [Option("buy", instance) for instance in _wares(table, shop, who, ctx)]
        if not options:
            return []
        if shop.obliged and not shop.sold:
            return options
        return [*options, Option("done")]

    while True:
        choice = yield Decision("shop", who.id, build, about=shop, reason=ctx.source)
        if choice.verb != "buy":
            return
        yield from _take(table, shop.stall_of(choice.target), who, choice.target, ctx)


def _take(table: Table, stall: Stall, who: Investigator, instance: str, ctx: Context) -> Steps[None]:
    """Pay for a card and take it."""
    op = stall.op
    if op.cost:
        yield from pay(table, op.cost, Context(ctx.source, who, ctx.card, ctx.place))
    else:
        losses.pay(table, who, "money", price(table, op, instance))
    stall.goods.remove(instance)
    stall.bought += 1
    ctx.amounts["price"] = table.library.card(instance).price
    ctx.taken = yield from cards.receive(table, who, instance)


# --- selling ------------------------------------------------------------------------------------------
def sell(table: Table, op: Sell, ctx: Context) -> Steps[None]:
    """Sell up to ``op.n`` of one's own cards of a deck; one at least, if there is one."""
    who = ctx.you
    sold = 0

    def build() -> list[Option]:
        options = [
            Option("sell", card.id, card) for card in who.cards if table.library.card(card.id).deck == op.what
        ]
        if options and sold:
            options.append(Option("done"))
        return options

    while sold < op.n:
        choice = yield Decision("sell", who.id, build, about=op, reason=ctx.source)
        if choice.verb != "sell":
            return
        card: Card = choice.data
        ctx.amounts["price"] = table.library.card(card.id).price
        cards.lose_card(table, who, card)
        losses.gain(table, who, "money", price(table, op, card.id), source=ctx.source)
        sold += 1
