"""What the other towns ask for: raids against the uprising, monsters at the edge of a vortex, martial law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.content.library import ARROW_COLORS, once_a_library
from arkham_desktop.arkham.sets.innsmouth import board, federal_raid, martial_law
from arkham_desktop.players import worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

CALM = 2
"""Uprising tokens that nobody minds."""
RAID = 1.0
"""What each token beyond those makes a clue token worth that is spent for a raid."""
AT_A_VORTEX = 1.5
"""What it is worth to beat a monster that could go into a vortex in its next move."""
GATE_AT_A_VORTEX = 2.0
"""A gate whose monsters come out beside a vortex."""


def of_clue_for_raid(table: Table, neighborhood: str | None) -> float:
    """What spending a clue token for the raid is worth in a neighborhood, the token itself aside."""
    if neighborhood is None or federal_raid.room(table, neighborhood) <= 0:
        return 0.0
    return RAID * max(0, table.state.tracks.get(board.RISING, 0) - CALM)


def of_raid(table: Table, who: Investigator, place: str) -> float:
    """What ``who`` could do for the raid from a place."""
    hood = table.library.spaces[place].neighborhood
    each = of_clue_for_raid(table, hood) if who.clues and hood is not None else 0.0
    return each * min(who.clues, federal_raid.room(table, hood)) if each and hood is not None else 0.0


def of_law(table: Table, who: Investigator, place: str) -> float:
    """What ending a walk there costs on average under martial law (INN-11), below 0."""
    modifier = table.library.spaces[place].innsmouth_evade
    if modifier is None or not martial_law.in_force(table):
        return 0.0
    if modifiers.prevented(table, "martial_law_check", who=who, place=place) is not None:
        return 0.0
    return (1 - worth.chance(table, who, "evade", modifier, 1)) * worth.STATUSES["arrested"]


def at_a_vortex(table: Table, place: str) -> bool:
    """Whether an arrow leads from a place into a vortex."""
    return place in _edges(table.library)


@once_a_library
def _edges(library: Library) -> frozenset[str]:
    vortices = {name for name, space in library.spaces.items() if space.kind == "vortex"}
    ways = ((place, library.arrows.get((place, color))) for place in library.spaces for color in ARROW_COLORS)
    return frozenset(place for place, end in ways if end in vortices)
