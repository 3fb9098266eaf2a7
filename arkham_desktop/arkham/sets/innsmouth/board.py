"""What all rules of the Innsmouth board ask: whether it is in use, and its two tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.rules import tracks

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

SET = "innsmouth"
JAIL = "innsmouth-jail"
CELL = "innsmouth-jail-cell"
RISING, RAID = "deep_ones_rising", "feds_raid"


def in_use(table: Table) -> bool:
    """Whether the board is in use; without it none of its rules exists (VAR-09)."""
    return modifiers.has_board(table, SET)


def is_here(table: Table, who: Investigator) -> bool:
    """Whether ``who`` stands on the board."""
    space = table.library.spaces.get(who.place)
    return space is not None and not who.area and space.board == SET


def length(table: Table, track: str) -> int:
    """Spaces of one of the two tracks."""
    spaces = tracks.length(table, track)
    assert spaces is not None, f"no chosen set has the track {track}"
    return spaces
