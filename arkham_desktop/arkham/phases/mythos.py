"""The Mythos phase: once a turn, by the first player (TUR-04, MYT-01)."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.arkham import abilities, effects
from arkham_desktop.arkham.content.models import Mythos
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.rules import mythos_cards
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Steps

SKIP = "skip:mythos"
"""The flag that has the next Mythos phase skipped."""


def play(table: Table, *, fits: Callable[[Mythos], bool] | None = None) -> Steps[None]:
    """Draw a card and carry it out, then further ones a card or sheet asks for, then what ends the phase.

    ``fits``: which cards will do for the first one.
    """
    flags = table.state.flags
    if SKIP in flags:
        flags.remove(SKIP)
        return
    if table.listeners("mythos"):
        yield from abilities.trigger(table, "mythos")
    yield from mythos_cards.draw_and_resolve(table, fits=fits)
    yield from _more_cards(table)
    yield from mythos_cards.end_of_mythos(table)


def _more_cards(table: Table) -> Steps[None]:
    """Cards drawn in addition, wholly or for their gate alone."""
    for modifier in list(table.modifiers("extra_mythos")):
        ctx = Context(modifier.source, modifier.owner, modifier.card, modifier.place)
        for _ in range(effects.amounts.value(table, modifier.op.n, ctx)):
            if modifier.op.use == "resolve":
                yield from mythos_cards.draw_and_resolve(table)
            else:
                yield from mythos_cards.draw_gate_place(table)
