"""What the words of an amount count."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham_desktop.arkham.events import DiceRolled
from arkham_desktop.arkham.rules import gates, ratings
from arkham_desktop.arkham.state import row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.amounts import Atom
    from arkham_desktop.arkham.table import Table

Count = Callable[["Table", "Context"], int]

BEING = "being-of-ib"
CULTIST = "cultist"


def roll_dice(table: Table, ctx: Context, n: int) -> list[int]:
    """Roll the dice of an amount ("lose 1d6"); nothing succeeds or fails."""
    faces = table.chance.dice(n)
    table.emit(DiceRolled(ctx.who.id if ctx.who else "", ctx.source, tuple(faces), 0))
    return faces


def _named(name: str) -> Count:
    return lambda table, ctx: ctx.amounts.get(name, 0)


def _toughness(table: Table, ctx: Context) -> int:
    return ratings.toughness(table, ctx.monster) if ctx.monster else 0


def _seal_cost(table: Table, ctx: Context) -> int:
    return gates.seal_cost(table, ctx.you)


def _hands(table: Table, ctx: Context) -> int:
    return (table.library.card(ctx.card.id).hands or 0) if ctx.card else 0


def _place_awareness(table: Table, ctx: Context) -> int:
    spaces = table.library.spaces
    space = spaces.get(ctx.place or "") or spaces.get(ctx.you.place)
    return (space.innsmouth_evade or 0) if space is not None else 0


def _round(table: Table, ctx: Context) -> int:
    return table.state.battle.round if table.state.battle else 0


def players(table: Table, ctx: Context) -> int:
    """How many play: a seat whose investigator was devoured is filled again with the next turn (INV-16)."""
    return sum(not one.eliminated for one in table.state.investigators)


def _terror(table: Table, ctx: Context) -> int:
    return table.state.terror


def _gates(table: Table, ctx: Context) -> int:
    return len(table.state.gates)


def on_sheet(table: Table, kind: str) -> int:
    """Monsters of ``kind`` on the Ancient One's sheet."""
    return sum(row_of(monster) == kind for monster in table.state.sheet_monsters)


def items_of(table: Table, ctx: Context) -> int:
    """How many items "you" owns (SPL-10: spells are items)."""
    return sum(table.library.card(card.id).is_item for card in ctx.you.cards)


def _allies(table: Table, ctx: Context) -> int:
    return sum(table.library.card(card.id).deck == "ally" for card in ctx.you.cards)


def _tomes(table: Table, ctx: Context) -> int:
    return sum(table.library.card(card.id).type == "tome" for card in ctx.you.cards)


COUNTED: dict[Atom, Count] = {
    "successes": _named("successes"),
    "failures": _named("failures"),
    "roll": _named("roll"),
    "spent": _named("spent"),
    "price": _named("price"),
    "round": _round,
    "players": players,
    "toughness": _toughness,
    "terror": _terror,
    "gates": _gates,
    "clues": lambda table, ctx: ctx.you.clues,
    "stamina": lambda table, ctx: ctx.you.stamina,
    "sanity": lambda table, ctx: ctx.you.sanity,
    "items": items_of,
    "allies": _allies,
    "tomes": _tomes,
    "hands": _hands,
    "gate_trophies": lambda table, ctx: len(ctx.you.gate_trophies),
    "monster_trophies": lambda table, ctx: len(ctx.you.monster_trophies),
    "seal_cost": _seal_cost,
    "place_awareness": _place_awareness,
    "beings_on_sheet": lambda table, ctx: on_sheet(table, BEING),
    "cultists_on_sheet": lambda table, ctx: on_sheet(table, CULTIST),
}
