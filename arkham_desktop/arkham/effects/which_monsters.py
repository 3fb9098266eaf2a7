"""Which monsters the words of an effect mean: by a filter, by an area, by their kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import monster_movement, ratings
from arkham_desktop.arkham.state import row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.filters import MonsterFilter
    from arkham_desktop.arkham.table import Table

Fits = Callable[[str], bool]
CHOSEN, SAME_AS_PAID = "chosen", "same_as_paid"
"""Words for a symbol that stands in the context: the player picked it, or the trophy just paid bears it."""


def fits(table: Table, wanted: MonsterFilter | None, ctx: Context) -> Fits:
    """Whether a monster is one of those a filter means; a symbol not chosen yet may be any."""
    if wanted is None:
        return lambda monster: True
    symbol = ctx.chosen if wanted.symbol in (CHOSEN, SAME_AS_PAID) else wanted.symbol

    def check(monster: str) -> bool:
        row = table.library.monster(monster)
        return (
            (wanted.kinds is None or row.kind in wanted.kinds)
            and (symbol is None or row.symbol == symbol)
            and row.symbol != wanted.not_symbol
            and (wanted.spawn is None or row.spawn is wanted.spawn)
            and (wanted.movement is None or monster_movement.movement_of(table, monster) == wanted.movement)
            and (
                wanted.toughness_at_least is None
                or ratings.toughness(table, monster) >= wanted.toughness_at_least
            )
        )

    return check


def in_area(table: Table, area: str, ctx: Context) -> list[str]:
    """The monsters in an area (a word of the vocabulary), oldest first."""
    state, spaces = table.state, table.library.spaces
    match area:
        case "this":
            if ctx.monster is not None:
                return [ctx.monster]
            return table.monsters_at(ctx.place) if ctx.place is not None else []
        case "here":
            return table.monsters_at(ctx.you.place)
        case "sky":
            return table.in_sky()
        case "outskirts":
            return list(state.outskirts)
        case "all":
            return [*state.monsters, *state.outskirts]
        case "streets":
            kinds: tuple[str, ...] = ("street",)
        case "locations":
            kinds = ("location", "sub_location")
        case _:  # arkham, board: every street and location of every town
            kinds = ("street", "location", "sub_location")
    return [
        monster
        for monster, place in state.monsters.items()
        if place in spaces and spaces[place].kind in kinds
    ]


def in_neighborhood(table: Table, neighborhood: str) -> list[str]:
    """The monsters in the street and locations of a neighborhood, oldest first."""
    places = table.library.neighborhoods[neighborhood]
    return [monster for monster, place in table.state.monsters.items() if place in places]


def of_kind(monsters: Iterable[str], kind: str | None) -> list[str]:
    """Those of ``monsters`` that are of a kind; all of them for None."""
    return [monster for monster in monsters if kind is None or row_of(monster) == kind]
