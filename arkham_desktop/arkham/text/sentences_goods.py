"""Sentences of effects on what an investigator counts and on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import cards, resources
from arkham_desktop.arkham.effects.base import sentence
from arkham_desktop.arkham.text import nouns, phrases, telling
from arkham_desktop.arkham.text.grouping import together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.text.words import Words


# --- counted things ----------------------------------------------------------------------------------
@sentence(resources.Gain)
def tell_gain(words: Words, op: resources.Gain) -> str:
    """`gain 2 Clue tokens`."""
    text = words("effect-gain", things=nouns.things(words, op.what, op.n))
    if op.over_max:
        text = words("effect-gain-over", text=text)
    if op.from_ is not None:
        all_of_them = op.n.word == "all"
        things = words.of("mass", op.what) if all_of_them else nouns.things(words, op.what, op.n)
        return words("effect-gain-neighborhood", things=things, all="yes" if all_of_them else "no")
    return text


@sentence(resources.Lose)
def tell_lose(words: Words, op: resources.Lose) -> str:
    """`lose 1 Sanity`."""
    lost = nouns.things(words, op.what, op.n)
    if op.filter is not None:
        lost = phrases.narrowed(words, lost, op.filter)
    text = words("effect-lose", things=lost)
    if op.down_to:
        text = words("effect-lose-down", text=text, n=op.down_to)
    if op.at_zero:
        text = words("effect-lose-zero", text=text, do=telling.inline(words, op.at_zero))
    return text


@together(resources.Gain, "what", "n")
def tell_gains(words: Words, ops: Sequence[resources.Gain]) -> str:
    """`gain 1 Stamina and 2 Clue tokens`."""
    if any(op.over_max or op.from_ is not None for op in ops):
        return words.both([tell_gain(words, op) for op in ops])
    return words("effect-gain", things=words.both([nouns.things(words, op.what, op.n) for op in ops]))


@together(resources.Lose, "what", "n")
def tell_losses(words: Words, ops: Sequence[resources.Lose]) -> str:
    """`lose 1 Stamina and 2 Sanity`."""
    if any(op.filter is not None or op.down_to or op.at_zero for op in ops):
        return words.both([tell_lose(words, op) for op in ops])
    return words("effect-lose", things=words.both([nouns.things(words, op.what, op.n) for op in ops]))


@together(resources.Spend, "what", "n")
def tell_spendings(words: Words, ops: Sequence[resources.Spend]) -> str:
    """`spend 1 Sanity and 2 movement points`."""
    if any(op.max is not None for op in ops):
        return words.both([tell_spend(words, op) for op in ops])
    return words("effect-spend", things=words.both([nouns.mixed(words, op.what, op.n) for op in ops]))


@sentence(resources.Spend)
def tell_spend(words: Words, op: resources.Spend) -> str:
    """`spend $2`; several kinds in any mix."""
    if op.max is not None:
        return words(
            "effect-spend-max", things=words.either([nouns.counted(words, x, op.max) for x in op.what])
        )
    return words("effect-spend", things=nouns.mixed(words, op.what, op.n))


@sentence(resources.Restore)
def tell_restore(words: Words, op: resources.Restore) -> str:
    """`restore your Sanity to its maximum`."""
    return words.of("effect-restore", op.what)


# --- drawing and taking ------------------------------------------------------------------------------
@sentence(cards.Draw)
def tell_draw(words: Words, op: cards.Draw) -> str:
    """`draw 1 Spell`; `draw 2 Unique Items and keep 1 of your choice`."""
    if op.use is not None:
        text = words.of("effect-draw", op.use, cards=nouns.things(words, op.deck, op.n))
    else:
        text = words("effect-draw", cards=nouns.things(words, op.deck, op.n))
    if op.keep is not None:
        text = words("effect-draw-keep", text=text, n=op.keep)
    return words("effect-draw-again", text=text) if op.redraw is not None else text


@sentence(cards.Take)
def tell_take(words: Words, op: cards.Take) -> str:
    """`take the Duke card`, and what happens when it is not there."""
    text = words("effect-take", card=words.said(op.card))
    if not op.else_:
        return words("effect-take-if", text=text)
    return words("effect-take-else", text=text, other=telling.inline(words, op.else_))


@sentence(cards.KeepCard)
def tell_keep_card(words: Words, op: cards.KeepCard) -> str:
    """`keep this card before you`, with what it does there."""
    from arkham_desktop.arkham.text.abilities import ability_text  # noqa: PLC0415 - abilities tell effects

    told = [telling.sentence_of(telling.clause(words.outermost, mod)) for mod in op.mods]
    told += [ability_text(words.within, ability) for ability in op.abilities]
    text = words("effect-keep-card")
    if not told:
        return text
    if words.depth > 0 and not words.opening:
        cases = "; ".join(one[:1].lower() + one[1:].removesuffix(".") for one in told)
        return words("effect-cases", head=text, cases=cases)
    return f"{telling.sentence_of(text)} {' '.join(told)}"


@sentence(cards.Search)
def tell_search(words: Words, op: cards.Search) -> str:
    """`search the Spell deck for 1 card of your choice`."""
    return search_in(words, op, words.of("deck", op.deck))


def search_in(words: Words, op: cards.Search, decks: str) -> str:
    """The search in a deck, or in one of several decks: `search the Spell or Skill deck for …`."""
    found = phrases.cards(words, words.of("cards-pick", op.pick, n=op.n), op.filter)
    key = "effect-search" if op.to is None else "effect-search-box"
    return words(key, deck=decks, cards=found, n=op.n)


@sentence(cards.Buy)
def tell_buy(words: Words, op: cards.Buy) -> str:
    """`look at 3 Common Items and, if you like, buy 1 of them at list price`."""
    price = _price(words, op)
    if op.look == "all":
        text = words("effect-buy-all", deck=words.of("deck", op.deck), max=op.max, price=price)
    else:
        seen = nouns.counted(words, op.deck, op.look)
        every = "yes" if op.look == op.max else "no"
        obliged = "yes" if words.host == "place" else "no"  # a place's own ability (ENC-23)
        text = words("effect-buy", cards=seen, all=every, max=op.max, price=price, obliged=obliged)
    if op.who is not None:
        text = words("effect-buy-everybody", text=text)
    if op.disputes is not None:
        text = words("effect-buy-disputes", text=text)
    return text


def _price(words: Words, op: cards.Buy) -> str:
    if op.cost:
        return words("price-cost", cost=telling.inline(words, op.cost))
    if isinstance(op.price, int):
        return words("price-fixed", n=op.price)
    if op.price is not None and op.price != "list":
        return words.of("price", op.price)
    if op.price_mod:
        return words("price-mod", n=abs(op.price_mod), more="yes" if op.price_mod > 0 else "no")
    return words("price-list")


@sentence(cards.Sell)
def tell_sell(words: Words, op: cards.Sell) -> str:
    """`sell 1 Common Item for twice its list price`."""
    price = words("price-fixed", n=op.price) if isinstance(op.price, int) else words.of("price", op.price)
    return words("effect-sell", cards=nouns.counted(words, op.what, op.n), price=price)


# --- discarding and turning --------------------------------------------------------------------------
@sentence(cards.Discard)
def tell_discard(words: Words, op: cards.Discard) -> str:
    """`discard 1 item`, `discard half of your items`, `discard Whiskey`."""
    if op.card is not None:
        fixed = op.n.fixed
        name = words.said(op.card) if fixed == 1 else words.named(op.card)
        how = "n" if fixed is not None else "all"
        what = words("effect-discard-card", card=name, how=how, n=fixed or 0)
    else:
        assert op.what is not None, "the model demands one of the two"
        what = phrases.this(words) if op.what == ("this",) else nouns.mixed(words, op.what, op.n)
        what = phrases.cards(words, what, op.filter)
        if op.from_ is not None:
            what = words("effect-discard-ally-deck", cards=what, random="yes" if op.pick else "no")
        elif op.pick is not None:
            what = words.of("effect-discard", op.pick, text=what)
    text = words("effect-to-box", this=what) if op.to is not None else words("effect-discard", cards=what)
    return words("effect-discard-except", text=text, card=words.named(op.except_)) if op.except_ else text


@sentence(cards.Exhaust)
def tell_exhaust(words: Words, op: cards.Exhaust) -> str:
    """`exhaust this card`."""
    return words("effect-exhaust", this=phrases.this(words))


@sentence(cards.DiscardSelf)
def tell_discard_self(words: Words, op: cards.DiscardSelf) -> str:
    """`discard this card`."""
    return words("effect-discard-self", this=phrases.this(words))


@sentence(cards.ReturnToBox)
def tell_return_to_box(words: Words, op: cards.ReturnToBox) -> str:
    """`return this card to the box`."""
    return words("effect-to-box", this=phrases.this(words))


@sentence(cards.Refresh)
def tell_refresh(words: Words, op: cards.Refresh) -> str:
    """`refresh 1 exhausted Spell`."""
    return words("effect-refresh", n=op.n)


@sentence(cards.PutToken)
def tell_token(words: Words, op: cards.PutToken) -> str:
    """`put 1 Stamina token on this card`, and when that is too many."""
    where = words.of("tokenon", op.on, this=phrases.this(words))
    taken = str(op.n).startswith("-")
    key = "effect-token-remove" if taken else "effect-token-put"
    fixed = op.n.fixed
    how = "n" if fixed is not None else "all" if op.n.word is not None else "amount"
    tokens = words.of("token", op.what, how="mass" if how == "amount" else how, n=abs(fixed or 0))
    text = words(key, tokens=tokens, where=where)
    if how == "amount":
        amount = nouns.phrase(words, op.n)
        if taken:
            amount = words.of("amount", str(op.n).removeprefix("-"))
        text = words("effect-token-equal", text=text, amount=amount)
    if op.discard_at is not None:
        text = words("effect-token-discard", text=text, n=op.discard_at)
    return text


@sentence(cards.Shuffle)
def tell_shuffle(words: Words, op: cards.Shuffle) -> str:
    """`shuffle the Mythos deck with its discards`."""
    key = "effect-shuffle-self" if op.include_self else "effect-shuffle"
    return words(key, deck=words.of("deck", op.deck))


@sentence(cards.Redraw)
def tell_redraw(words: Words, op: cards.Redraw) -> str:
    """`discard the card just drawn and draw another`."""
    return words("effect-redraw", what=words.either([words.of("redraw", one) for one in op.what]))


@sentence(cards.Trade)
def tell_trade(words: Words, op: cards.Trade) -> str:
    """`trade Clue tokens with others`; for a while: `investigators may trade …`."""
    key = "effect-trade" if op.until is None else "effect-trade-all"
    text = words(key, what=words.of("mass", op.what), anywhere="yes" if op.anywhere else "no")
    if op.phase is not None:
        text = words("effect-trade-phase", text=text, phase=words.of("phase", op.phase))
    return (
        words("effect-until", text=text, until=words.of("until", op.until)) if op.until is not None else text
    )
