"""Cards coming to an investigator and leaving him: drawing, gaining, discarding, limits (ITM, SET-08)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arkham_desktop.arkham import asking, events, modifiers
from arkham_desktop.arkham.content.cards import AnyCard, SpecialCard
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.decks import deck_name
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.effects.filters import CardFilter
from arkham_desktop.arkham.effects.lasting import PREVENTED
from arkham_desktop.arkham.effects.specials import SPECIALS
from arkham_desktop.arkham.rules import decks, losses
from arkham_desktop.arkham.state import Card, Investigator, row_of
from arkham_desktop.arkham.table import Speaking, Table, kinds_of
from arkham_desktop.engine import Steps


def row(table: Table, card: Card) -> AnyCard:
    """What is printed on a card in play."""
    return table.library.printed[card.id]


# --- coming -----------------------------------------------------------------------------------------
def gain_card(table: Table, who: Investigator, instance: str) -> Card:
    """Put a card before ``who``, taken out of the transit zone or its deck.

    Its `enter_play` abilities do not run.
    Use :func:`receive` for a card gained in play; this is for cards dealt before the game and for trades.
    """
    transit = table.state.transit.cards
    pile = transit if instance in transit else decks.home(table, instance)
    if instance in pile:
        pile.remove(instance)
    card = Card(instance)
    who.cards.append(card)
    table.card_changed(who, row(table, card))
    table.emit(events.CardGained(who.id, instance))
    return card


def receive(table: Table, who: Investigator, instance: str) -> Steps[Card | None]:
    """``who`` gains a card: limits are kept (ITM-01), then its `enter_play` abilities happen.

    Returns:
        The card in play; None when ``who`` may not have it (it is back in its deck) or did not keep it.
    """
    printed = table.library.card(instance)
    if not may_have(table, who, printed):
        if instance in table.state.transit.cards:
            decks.put_under(table, instance)
        return None
    if isinstance(printed, SpecialCard) and printed.excludes is not None:
        excluded = who.card(printed.excludes)
        if excluded is not None:
            lose_card(table, who, excluded)
    card = gain_card(table, who, instance)
    for module in table.modules:
        yield from module.card_came(table, who, card)
    if who.is_out:
        return None
    if _changes_maximum(printed):
        losses.keep_within_maximum(table, who)
    if table.listeners("enter_play"):
        from arkham_desktop.arkham import abilities  # noqa: PLC0415 - abilities run effects, which give cards

        yield from abilities.trigger(table, "enter_play", who=who, card=card)
    yield from keep_limits(table, who)
    return card if card in who.cards else None


def _changes_maximum(printed: Speaking) -> bool:
    """Whether a card raises or lowers a maximum as long as somebody has it."""
    return bool(printed.mods) and any(what in losses.MAXIMA for op in printed.mods for what in kinds_of(op))


def may_have(table: Table, who: Investigator, printed: AnyCard) -> bool:
    """Whether ``who`` may gain such a card (ITM-01, immunities); who has been devoured gains nothing."""
    if who.is_out:
        return False
    if printed.deck == "ally" and modifiers.immune(table, who, "gain_ally") is not None:
        return False
    limit = printed.limit if isinstance(printed, SpecialCard) else None
    return limit is None or sum(row_of(card.id) == printed.id for card in who.cards) < limit


def keep_limits(table: Table, who: Investigator) -> Steps[None]:
    """Discard down to what may be held, where something limits it; of one's own choice."""
    if table.modifiers("limit_clues", who):
        losses.keep_clue_limit(table, who)
    for what, of_limit in _LIMITS.items():
        if not table.modifiers(what, who):
            continue
        limit = modifiers.total(table, what, _NO_LIMIT, who=who)
        held = [card for card in who.cards if of_limit(row(table, card))]
        if len(held) > limit:
            chosen = yield from discard_choice(table, who, held, len(held) - limit, what)
            for card in chosen:
                lose_card(table, who, card)


_NO_LIMIT = 10_000
_LIMITS: dict[str, Callable[[AnyCard], bool]] = {
    "limit_items": lambda printed: printed.deck in ("common", "unique"),
    "limit_skills_and_spells": lambda printed: printed.deck in ("skill", "spell"),
}


def take_named(table: Table, who: Investigator, name: str) -> Steps[Card | None]:
    """``who`` takes a copy of that card out of its deck, which is then shuffled; None if there is none."""
    instance = decks.find(table, name)
    if instance is None:
        return None
    pile = deck_name(table.library.card(instance))
    decks.take(table, instance)
    card = yield from receive(table, who, instance)
    if pile in SHUFFLED:
        decks.shuffle(table, pile)
    return card


SHUFFLED = frozenset({"common", "unique", "spell", "skill", "ally"})
"""Decks whose order is hidden: who looked through one shuffles it."""


# --- going --------------------------------------------------------------------------------------------
def lose_card(table: Table, who: Investigator, card: Card, to: str = "deck") -> None:
    """A card leaves ``who``: under its deck (ITM-02), to the ``box``, or to the investigator called ``to``.

    What lies on it is lost with it, unless somebody else takes it over.
    """
    held = who.cards if _take_away(who.cards, card) else who.kept
    if held is who.kept and not _take_away(held, card):
        raise ValueError(f"{card.id} is none of {who.id}'s cards")
    printed = table.library.kept[row_of(card.id)] if held is who.kept else row(table, card)
    table.card_changed(who, printed)
    if held is who.kept:
        _put_kept_away(table, card.id)
    elif to == "deck":
        decks.home(table, card.id).insert(0, card.id)
    elif to == "box":
        table.state.box.append(card.id)
    else:
        taker = table.investigator(to)
        taker.cards.append(card)
        table.card_changed(taker, printed)
    if held is who.cards and to in ("deck", "box"):
        note_lost(table, card.id)
    table.emit(events.CardLost(who.id, card.id, to))
    if _changes_maximum(printed):
        losses.keep_within_maximum(table, who)


def _take_away(held: list[Card], card: Card) -> bool:
    """Take this very card out of a list; whether it was there."""
    for n, owned in enumerate(held):
        if owned is card:
            del held[n]
            return True
    return False


ALLY_LOST = "ally_lost"
"""The moment of an Ally leaving the game or its owner, and the flag that it is still to come."""


def note_lost(table: Table, instance: str) -> None:
    """Note an Ally that was discarded or removed; what that sets off happens with the next settling."""
    if table.library.card(instance).deck == "ally" and table.listeners(ALLY_LOST):
        table.state.flags.append(ALLY_LOST)


def keep(table: Table, who: Investigator, row_id: str) -> None:
    """The encounter card being resolved stays before ``who``, instead of going back to its deck."""
    drawn = table.state.transit.gate_cards
    instance = next((card for card in drawn if row_of(card) == row_id), f"{row_id}#1")
    if instance in drawn:
        drawn.remove(instance)
    who.kept.append(Card(instance))
    table.card_changed(who, table.library.kept[row_id])
    table.emit(events.CardGained(who.id, instance))


def _put_kept_away(table: Table, instance: str) -> None:
    """A gate card goes under its deck; location cards are shuffled in each time and need no place."""
    if row_of(instance) in table.library.gate_cards:
        table.state.gate_cards.insert(0, instance)


def give(table: Table, giver: Investigator, card: Card, taker: Investigator) -> None:
    """Hand a card over as it is, exhausted or not, with its tokens."""
    lose_card(table, giver, card, taker.id)


def owner_of(table: Table, card: Card) -> Investigator | None:
    """Whose card it is; None for the Environment, the Rumor and cards that have left play."""
    for one in table.investigators:
        for owned in (*one.cards, *one.kept):
            if owned is card:
                return one
    return None


def protected(table: Table, who: Investigator, card: Card) -> bool:
    """Whether a card cannot be lost or stolen unless its owner lets it (the Derringer)."""
    return (
        any(
            op.op == "immune" and ("lost" in op.what or "stolen" in op.what)  # type: ignore[attr-defined]
            for op in row(table, card).mods
        )
        or modifiers.immune(table, who, "discard_item") is not None
    )


def is_a(printed: AnyCard, what: str) -> bool:
    """Whether a card is such a possession: of a deck, an ``item``, ``weapon``, ``tome``, an ``injury``."""
    match what:
        case "item":
            return printed.is_item
        case "weapon":
            return printed.type in ("weapon_physical", "weapon_magical")
        case "tome":
            return printed.type == "tome"
        case "injury" | "madness":
            return isinstance(printed, SpecialCard) and printed.kind == what
        case _:
            return printed.deck == what


def fits(printed: AnyCard, wanted: CardFilter) -> bool:
    """Whether a card passes a filter (`used` is for whoever knows the combat)."""
    return (
        (wanted.type is None or _is_type(printed, wanted.type))
        and (wanted.not_type is None or not _is_type(printed, wanted.not_type))
        and (wanted.price_at_least is None or printed.price >= wanted.price_at_least)
        and (wanted.cards is None or printed.id in wanted.cards)
        and (wanted.deck is None or printed.deck == wanted.deck)
    )


def _is_type(printed: AnyCard, kind: str) -> bool:
    return is_a(printed, kind) if kind in ("weapon", "tome") else printed.type == kind


def discard_choice(
    table: Table, who: Investigator, cards: Sequence[Card], n: int, source: str
) -> Steps[list[Card]]:
    """``who`` picks ``n`` of ``cards`` (all, if there are no more); nothing is moved yet."""
    left = list(cards)
    if n >= len(left):
        return left
    chosen: list[Card] = []
    while len(chosen) < n:
        ids = [card.id for card in left]
        picked = yield from asking.pick("discard", who, "discard", ids, source, picks=n - len(chosen))
        if picked is None:
            break
        card = next(card for card in left if card.id == picked)
        left.remove(card)
        chosen.append(card)
    return chosen


# --- drawing ------------------------------------------------------------------------------------------
def draw(
    table: Table,
    who: Investigator,
    deck: str,
    n: int,
    *,
    keep: int | None = None,
    source: str = "",
    redraw_held: bool = False,
) -> Steps[list[Card]]:
    """``who`` draws ``n`` cards and keeps ``keep`` of them (all), picking where there is a choice.

    Abilities that draw more and discard some work for every draw, random possessions too (SET-08). What is
    not kept goes under the deck. An empty deck gives nothing.

    Returns:
        The cards gained.
    """
    if (yield from _kept_from_drawing(table, who, deck)):
        return []
    extra, discards = extra_draw(table, who, deck)
    drawn = yield from draw_open(table, who, deck, n + extra, redraw_held=redraw_held)
    wanted = n + extra - discards if keep is None else keep
    kept = yield from keep_some(table, who, drawn, wanted, source or deck)
    gained: list[Card] = []
    for instance in kept:
        card = yield from receive(table, who, instance)
        if card is not None:
            gained.append(card)
    return gained


def _kept_from_drawing(table: Table, who: Investigator, deck: str) -> Steps[bool]:
    """Whether something takes the place of drawing from this deck (an Injury, a Madness)."""
    what = f"draw_{deck}"
    if modifiers.prevented(table, what, who=who) is not None:
        return True
    if not table.listeners(what):
        return False
    from arkham_desktop.arkham import abilities  # noqa: PLC0415 - abilities run effects, which give cards

    happened: set[str] = set()
    yield from abilities.trigger(table, what, who=who, happened=happened)
    return PREVENTED + what in happened


def extra_draw(table: Table, who: Investigator, deck: str) -> tuple[int, int]:
    """How many cards more to draw from a deck, and how many of them to discard."""
    extra = discards = 0
    for modifier in table.modifiers("draw", who):
        if modifier.op.deck == deck and modifiers.applies(table, modifier, who=who):
            ctx = Context(modifier.source, who, modifier.card)
            extra += amounts.value(table, modifier.op.n, ctx)
            discards += modifier.op.discard or 0
    return extra, discards


def draw_open(
    table: Table, who: Investigator, deck: str, n: int, *, redraw_held: bool = False
) -> Steps[list[str]]:
    """Draw ``n`` cards into the transit zone; top or bottom where ``who`` may choose."""
    drawn: list[str] = []
    for _ in range(n):
        bottom = yield from _from_bottom(table, who, deck)
        instance = decks.draw_top(table, deck, bottom=bottom)
        tries = len(decks.deck(table, deck))
        while redraw_held and instance is not None and who.card(row_of(instance)) and tries > 0:
            decks.put_under(table, instance)
            instance = decks.draw_top(table, deck)
            tries -= 1
        if instance is None:
            break
        drawn.append(instance)
    return drawn


_TOP_OR_BOTTOM = "draw-top-or-bottom"
"""The special of whoever draws from the bottom of a deck, if he likes."""


def _from_bottom(table: Table, who: Investigator, deck: str) -> Steps[bool]:
    if not table.modifiers(f"special:{_TOP_OR_BOTTOM}", who):
        return False
    bottom: bool = yield from SPECIALS[_TOP_OR_BOTTOM](table, who, deck)
    return bottom


def keep_some(table: Table, who: Investigator, drawn: Sequence[str], n: int, source: str) -> Steps[list[str]]:
    """``who`` keeps ``n`` of the cards drawn; the others go under their deck."""
    left = list(drawn)
    if n >= len(left):
        return left
    kept: list[str] = []
    while len(kept) < n and left:
        picked = yield from asking.pick("keep", who, "keep", left, source, picks=n - len(kept))
        if picked is None:
            break
        left.remove(picked)
        kept.append(picked)
    for instance in left:
        decks.put_under(table, instance)
    return kept
