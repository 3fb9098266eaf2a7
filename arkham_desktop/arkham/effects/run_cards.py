"""What the effects on cards do: drawing, taking, buying, discarding, exhausting, tokens, shuffling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, events
from arkham_desktop.arkham.effects import cards as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import payable, runs, useful
from arkham_desktop.arkham.effects.running import PAYERS, run_effects, would_change
from arkham_desktop.arkham.rules import cards, decks, encounters, mythos_cards, shopping, trading
from arkham_desktop.arkham.state import Card, Investigator, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

HELD_DECKS = frozenset({"common", "unique", "spell", "skill", "ally", "injury", "madness"})


# --- drawing ------------------------------------------------------------------------------------------
@runs(said.Draw)
def _run_draw(table: Table, op: said.Draw, ctx: Context) -> Steps[None]:
    n = value(table, op.n, ctx)
    if op.deck not in HELD_DECKS:
        yield from SMALL_DECKS[op.deck](table, op, n, ctx)
        return
    gained = yield from cards.draw(
        table,
        ctx.you,
        op.deck,
        n,
        keep=op.keep,
        source=ctx.source,
        redraw_held=op.redraw == "already_held",
    )
    if gained:
        ctx.taken = gained[-1]
        ctx.gained += gained


@useful(said.Draw)
def _draw_helps(table: Table, op: said.Draw, ctx: Context) -> bool:
    return op.deck not in HELD_DECKS or bool(decks.deck(table, op.deck))


def _draw_mythos(table: Table, op: said.Draw, n: int, ctx: Context) -> Steps[None]:
    for _ in range(n):
        if op.use == "gate_place":
            ctx.gate = mythos_cards.draw_place(table)  # MYT-24
        else:
            yield from mythos_cards.draw_and_resolve(table)


SMALL_DECKS = {"mythos": _draw_mythos}
"""Decks of which nothing is kept; those of an expansion are put here by its set."""


@runs(said.Take)
def _run_take(table: Table, op: said.Take, ctx: Context) -> Steps[None]:
    card = yield from cards.take_named(table, ctx.you, op.card)
    if card is None:
        yield from run_effects(table, op.else_, ctx)
        return
    ctx.taken = card
    ctx.amounts["price"] = table.library.card(card.id).price


@useful(said.Take)
def _take_helps(table: Table, op: said.Take, ctx: Context) -> bool:
    return decks.find(table, op.card) is not None or would_change(table, op.else_, ctx)


@runs(said.Search)
def _run_search(table: Table, op: said.Search, ctx: Context) -> Steps[None]:
    """The deck is looked through, then shuffled; of one's choice, or the first from the top that fits."""
    who = ctx.you
    for _ in range(op.n):
        found = _fitting(table, op)
        if not found:
            break
        if op.pick == "choice":
            kinds = {row_of(instance): instance for instance in found}
            picked = yield from asking.pick("search", who, "take", list(kinds), ctx.source)
            if picked is None:
                break
            chosen = kinds[picked]
        else:
            chosen = found[0]
        if op.to == "box":
            decks.deck(table, op.deck).remove(chosen)
            table.state.box.append(chosen)
            continue
        decks.take(table, chosen)
        card = yield from cards.receive(table, who, chosen)
        if card is not None:
            ctx.taken = card
            ctx.amounts["price"] = table.library.card(card.id).price
    decks.shuffle(table, op.deck)


def _fitting(table: Table, op: said.Search) -> list[str]:
    """The cards of the deck that fit, from the top."""
    pile = reversed(decks.deck(table, op.deck))
    if op.filter is None:
        return list(pile)
    return [one for one in pile if cards.fits(table.library.card(one), op.filter)]


@useful(said.Search)
def _search_helps(table: Table, op: said.Search, ctx: Context) -> bool:
    return bool(_fitting(table, op))


# --- buying and selling -----------------------------------------------------------------------------
@runs(said.Buy)
def _run_buy(table: Table, op: said.Buy, ctx: Context) -> Steps[None]:
    yield from shopping.buy(table, [op], ctx)


@useful(said.Buy)
def _buy_helps(table: Table, op: said.Buy, ctx: Context) -> bool:
    """Nobody goes shopping without the money for the cheapest thing there could be (ENC-05)."""
    if op.who == "all" or op.cost:
        return True
    least = op.price if isinstance(op.price, int) else 1
    return ctx.you.money >= least + op.price_mod


@runs(said.Sell)
def _run_sell(table: Table, op: said.Sell, ctx: Context) -> Steps[None]:
    yield from shopping.sell(table, op, ctx)


@useful(said.Sell)
def _sell_helps(table: Table, op: said.Sell, ctx: Context) -> bool:
    return any(table.library.card(card.id).deck == op.what for card in ctx.you.cards)


# --- discarding -------------------------------------------------------------------------------------
def held(table: Table, op: said.Discard, ctx: Context) -> list[tuple[Investigator, Card]]:
    """The cards in play that a discard speaks of, with their owner."""
    if ctx.who is None:
        return []
    who = ctx.who
    if op.what is not None and "this" in op.what:
        return [(who, card) for card in who.cards if card is ctx.card]
    found = []
    for card in who.cards:
        printed = table.library.cards[row_of(card.id)]
        if op.card is not None:
            fits = printed.id == op.card
        else:
            fits = any(cards.is_a(printed, what) for what in op.what or ())
        if fits and op.filter is not None:
            used = op.filter.used is None or _used(card, ctx) == op.filter.used
            fits = used and cards.fits(printed, op.filter)
        if fits and printed.id != op.except_:
            found.append((who, card))
    return found


def _used(card: Card, ctx: Context) -> bool:
    return ctx.combat is not None and any(one is card for one in ctx.combat.wielded)


@runs(said.Discard)
def _run_discard(table: Table, op: said.Discard, ctx: Context) -> Steps[None]:
    """As many as there are; what cannot be lost stays unless its owner picks it."""
    if op.from_ == "ally_deck":
        _discard_allies(table, op, ctx)
        return
    if op.what is not None and "environment" in op.what:
        mythos_cards.discard_environment(table)
        return
    if op.pick == "just_drawn":
        _discard_just_drawn(table, op, ctx)
        return
    mine = [card for _, card in held(table, op, ctx)]
    if not mine:
        return
    who = ctx.you
    safe = [card for card in mine if cards.protected(table, who, card)]
    exposed = [card for card in mine if card not in safe]
    wanted = min(value(table, op.n, ctx, of=len(mine)), len(mine))
    n = min(wanted, len(exposed))
    if op.pick == "random":
        table.chance.shuffle(exposed)
        chosen = exposed[:n]
    elif n == len(exposed) and (n < wanted or not _may_spare(op, n)):
        chosen = exposed  # more is wanted than can be taken: whatever else is given spares none of it
    else:
        chosen = yield from cards.discard_choice(table, who, mine, n, ctx.source)
    for card in chosen:
        cards.lose_card(table, who, card, op.to or "deck")


def _may_spare(op: said.Discard, n: int) -> bool:
    """Whether its owner may give something else than what must go: not when everything goes."""
    return n > 0 and op.n.word != "all" and op.card is None


def _discard_allies(table: Table, op: said.Discard, ctx: Context) -> None:
    """Allies out of the deck: at random, to the box."""
    pile = decks.deck(table, "ally")
    wanted = [one for one in pile if op.card is None or row_of(one) == op.card]
    for _ in range(min(value(table, op.n, ctx, of=len(wanted)), len(wanted))):
        chosen = table.chance.pick(wanted)
        wanted.remove(chosen)
        pile.remove(chosen)
        table.state.box.append(chosen)
        table.emit(events.CardLost("", chosen, "box"))
        cards.note_lost(table, chosen)


def _discard_just_drawn(table: Table, op: said.Discard, ctx: Context) -> None:
    """The last card of that kind that this effect has brought, if "you" still has it."""
    drawn = {id(card) for card in ctx.gained}
    mine = [card for _, card in held(table, op, ctx) if id(card) in drawn]
    if mine:
        cards.lose_card(table, ctx.you, mine[-1], op.to or "deck")


@payable(said.Discard)
def _can_discard(table: Table, op: said.Discard, ctx: Context) -> bool:
    """In full; "all" of nothing cannot be chosen (ITM-06)."""
    mine = held(table, op, ctx)
    return bool(mine) and value(table, op.n, ctx, of=len(mine), roll=False) <= len(mine)


@useful(said.Discard)
def _discard_helps(table: Table, op: said.Discard, ctx: Context) -> bool:
    if op.from_ == "ally_deck":
        return bool(table.state.decks["ally"])
    if op.what is not None and "environment" in op.what:
        return table.state.environment is not None
    return op.pick == "just_drawn" or bool(held(table, op, ctx))


def _pay_discard(table: Table, op: said.Discard, ctx: Context) -> Steps[None]:
    """The owner gives up what he likes; nothing is protected from him (ITM-03: it yields nothing else)."""
    mine = [card for _, card in held(table, op, ctx)]
    n = value(table, op.n, ctx, of=len(mine))
    if op.pick == "random":
        table.chance.shuffle(mine)
        chosen = mine[:n]
    else:
        chosen = yield from cards.discard_choice(table, ctx.you, mine, n, ctx.source)
    for card in chosen:
        cards.lose_card(table, ctx.you, card, op.to or "deck")
    ctx.amounts["spent"] = len(chosen)


PAYERS[said.Discard] = _pay_discard


# --- decks and the like ----------------------------------------------------------------------------
@runs(said.Refresh)
def _run_refresh(table: Table, op: said.Refresh, ctx: Context) -> Steps[None]:
    for _ in range(op.n):
        exhausted = _exhausted(table, op, ctx)
        picked = yield from asking.pick(
            "refresh", ctx.you, "take", [card.id for card in exhausted], ctx.source
        )
        if picked is None:
            return
        card = next(card for card in exhausted if card.id == picked)
        card.exhausted = False
        table.emit(events.CardExhausted(ctx.you.id, card.id, ready=True))
        if op.what == "spell":
            from arkham_desktop.arkham.rules import spells  # noqa: PLC0415 - spells know effects

            spells.end_effect(table, ctx.you, card, ctx.combat)


def _exhausted(table: Table, op: said.Refresh, ctx: Context) -> list[Card]:
    return [card for card in ctx.you.cards if card.exhausted and table.library.card(card.id).deck == op.what]


@useful(said.Refresh)
def _refresh_helps(table: Table, op: said.Refresh, ctx: Context) -> bool:
    return bool(_exhausted(table, op, ctx))


@runs(said.Shuffle)
def _run_shuffle(table: Table, op: said.Shuffle, ctx: Context) -> Steps[None]:
    """`include_self`: the Mythos card that says so goes into the deck before."""
    if op.deck == "mythos":
        mythos_cards.shuffle_deck(table, with_drawn=op.include_self)
    else:
        decks.shuffle(table, op.deck)
    yield from ()


@runs(said.Redraw)
def _run_redraw(table: Table, op: said.Redraw, ctx: Context) -> Steps[None]:
    if ctx.drawn is not None and ctx.drawn.kind in op.what:
        encounters.redraw(table, ctx.drawn)
    elif "mythos" in op.what:
        mythos_cards.redraw(table)
    elif "monster" in op.what:
        ctx.happened.add("redraw_monster")
    yield from ()


@useful(said.Redraw)
def _redraw_helps(table: Table, op: said.Redraw, ctx: Context) -> bool:
    if "mythos" in op.what and mythos_cards.may_redraw(table):
        return True
    return "monster" in op.what or (ctx.drawn is not None and ctx.drawn.kind in op.what)


@runs(said.KeepCard)
def _run_keep(table: Table, op: said.KeepCard, ctx: Context) -> Steps[None]:
    """The card stays before its owner, and what it says holds as long as it does."""
    cards.keep(table, ctx.you, ctx.source)
    yield from ()


@runs(said.Trade)
def _run_trade(table: Table, op: said.Trade, ctx: Context) -> Steps[None]:
    yield from trading.by_card(table, op, ctx)


@useful(said.Trade)
def _trade_helps(table: Table, op: said.Trade, ctx: Context) -> bool:
    """For a time always; now only if there is somebody to trade with, and something."""
    if op.until is not None:
        return True
    return bool(trading.partners_by_card(table, ctx.you, op.what, anywhere=op.anywhere))
