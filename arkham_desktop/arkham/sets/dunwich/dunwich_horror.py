"""The Dunwich Horror: track, arrival, and the card drawn for each combat with it (DUN-04 to DUN-14).

A game without the board has no marker, and then nothing here happens (VAR-08). The deck never leaves
``state.decks``: it is shuffled for each combat, and its top card is the one drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import run_cards, run_world
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.specials import special
from arkham_desktop.arkham.events import CardShown
from arkham_desktop.arkham.rules import decks, losses, placing
from arkham_desktop.arkham.state import row_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from arkham_desktop.arkham.content.models import DunwichHorrorCard
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.amounts import Amount
    from arkham_desktop.arkham.effects.cards import Draw
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.effects.world import MoveTrack
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

TRACK = "dunwich_horror"
DECK = "dunwich_horror"
KIND = "the-dunwich-horror"
ARRIVES_AT = "sentinel-hill"
"""The street area to which the Horror comes (DUN-07)."""


def set_up(table: Table) -> None:
    """An empty track and the deck of ratings, shuffled (SET-21); the marker waits in the box."""
    if marker(table) is None:
        return
    table.state.tracks[TRACK] = 0
    cards = [
        f"{card.id}#{n}"
        for card in table.library.dunwich_horror_cards.values()
        if card.kind == "card"
        for n in range(1, card.count + 1)
    ]
    table.chance.shuffle(cards)
    table.state.decks[DECK] = cards


def marker(table: Table) -> str | None:
    """The instance of the Dunwich Horror's marker; None in a game without it."""
    return next(iter(table.library.kinds.get(KIND, ())), None)


def track_length(table: Table) -> int | None:
    """The spaces of the track (DUN-04); None in a game without the board."""
    lengths = (card.track_length for card in table.library.dunwich_horror_cards.values())
    return next((spaces for spaces in lengths if spaces is not None), None)


def length(table: Table) -> int:
    """The spaces of the track, in a game that has it."""
    found = track_length(table)
    assert found is not None, "no set in play has a Dunwich Horror track"
    return found


# --- the track -----------------------------------------------------------------------------------------
@run_world.moves_track(TRACK)
def move_track(table: Table, op: MoveTrack, ctx: Context) -> Steps[None]:
    """Tokens come as long as there is room (DUN-06), or the track is set to a number."""
    before, horror = table.state.tracks.get(TRACK, 0), marker(table)
    if horror is None:
        return
    wanted = op.set if op.set is not None else before + _amount(table, op.n, ctx)
    after = max(0, min(length(table), wanted))
    present = horror in table.state.monsters
    if after == before or (present and op.set is None):
        return  # while the Horror is here its tokens stay
    run_world.move(table, TRACK, after, 0)
    if present:
        placing.to_box(table, horror)
    elif after == length(table):
        yield from placing.settle_at(table, horror, ARRIVES_AT)  # DUN-07


def _amount(table: Table, n: Amount | None, ctx: Context) -> int:
    return 0 if n is None else value(table, n, ctx, of=table.state.tracks.get(TRACK, 0))


def left(table: Table, monster: str) -> None:
    """The Horror has gone from the board, beaten or not: its track is empty and can fill again (DUN-14)."""
    if monster == marker(table) and table.state.tracks.get(TRACK):
        run_world.move(table, TRACK, 0, 0)


# --- the card of a combat ------------------------------------------------------------------------------
def draw_card(table: Table, combat: Combat) -> DunwichHorrorCard:
    """Draw the card whose ratings hold for this whole combat, unless it has one already (DUN-11)."""
    if combat.sheet is None:
        card = decks.deck(table, DECK)[-1]
        combat.sheet = table.library.dunwich_horror_cards[row_of(card)]
        table.chance.reveal()
        table.emit(CardShown(DECK, card))
    return combat.sheet


def _draw(table: Table, op: Draw, n: int, ctx: Context) -> Steps[None]:
    """Drawn for the combat at hand; nothing of the deck is ever kept."""
    yield from ()
    if ctx.combat is not None:
        draw_card(table, ctx.combat)


run_cards.SMALL_DECKS[DECK] = _draw


@special("dunwich-horror-evade")
def failed_to_evade(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The first card of a meeting may be drawn for a failed Evade check: its combat damage falls at once.

    One who flees from a combat has suffered the damage of that combat's card already.
    """
    combat = ctx.combat
    if combat is None or combat.sheet is not None:
        return
    decks.shuffle(table, DECK)
    rating = draw_card(table, combat).combat
    combat.damage = rating.damage if rating is not None else 0
    yield from losses.lose(table, ctx.you, "stamina", combat.damage, ctx.source, kind="combat")


# --- soundness -----------------------------------------------------------------------------------------
def problems(table: Table) -> Iterator[str]:
    """The marker is on the board exactly while its track is full; the deck is complete."""
    state = table.state
    tokens, horror = state.tracks.get(TRACK, 0), marker(table)
    if horror is None:
        return
    if not 0 <= tokens <= length(table):
        yield f"the Dunwich Horror track holds {tokens} tokens"
    present = horror in state.monsters
    if present != (tokens == length(table)) and state.battle is None:
        where = "is on the board" if present else "is not there"
        yield f"the Dunwich Horror track holds {tokens} tokens, and the Horror {where}"
    if not present and horror not in state.box:
        yield f"{horror} is neither on the board nor beside it"
    expected = sorted(card.id for card in table.library.dunwich_horror_cards.values() if card.kind == "card")
    if sorted(row_of(card) for card in state.decks.get(DECK, [])) != expected:
        yield f"the Dunwich Horror deck is {state.decks.get(DECK)}"
