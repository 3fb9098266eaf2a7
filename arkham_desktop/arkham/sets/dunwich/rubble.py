"""The rubble tokens of Shudde M'ell (AOX-19, AOX-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import run_cards
from arkham_desktop.arkham.events import CardShown
from arkham_desktop.arkham.rules import decks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.cards import Draw
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

DECK = "rubble"
ROW = "rubble"
"""The row of the extras that lists the places of the tokens."""


def places(table: Table) -> tuple[str, ...]:
    """The locations printed on the tokens; none unless this game's Ancient One brings them."""
    row = table.library.extras.get(ROW)
    return row.places if row is not None and row.ancient_one == table.state.ancient_one else ()


def set_up(table: Table) -> None:
    """The tokens lie face down, shuffled; only with their Ancient One (VAR-17)."""
    tokens = list(places(table))
    if tokens:
        table.chance.shuffle(tokens)
        table.state.decks[DECK] = tokens


def _draw(table: Table, op: Draw, n: int, ctx: Context) -> Steps[None]:
    """A token comes onto its location, which the effect then speaks of."""
    yield from ()
    tokens = decks.deck(table, DECK)
    for _ in range(min(n, len(tokens))):
        place = tokens.pop()
        table.state.activity[place] = DECK
        table.chance.reveal()
        table.emit(CardShown(DECK, place))
        ctx.place = place


run_cards.SMALL_DECKS[DECK] = _draw


def problems(table: Table) -> Iterator[str]:
    """Every token is face down or on its location."""
    state = table.state
    lying = [place for place, what in state.activity.items() if what == DECK]
    if sorted([*state.decks.get(DECK, []), *lying]) != sorted(places(table)) and places(table):
        yield f"of the rubble tokens {state.decks.get(DECK)} are face down and {lying} on the board"
