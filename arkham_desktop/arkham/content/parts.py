"""Parts of a box that are left out of a game: board, investigators, Ancient Ones, cards (VAR-17).

The words are variants of a set-up: ``no-dunwich-board``, ``no-innsmouth-investigators``,
``no-dunwich-ancient-ones``, ``no-dunwich-cards``. With a board goes everything that is about its places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import get_args

from arkham_desktop.arkham.content.models import (
    AncientOne,
    Extra,
    Herald,
    Investigator,
    Item,
    Monster,
    PersonalStory,
    Row,
    SpecialCard,
)
from arkham_desktop.arkham.content.words import Board

BASE = "base"
_OF_CARDS = frozenset({"items", "spells", "skills", "allies"})
_OF_BOARD = frozenset(
    {"spaces", "connections", "encounters", "mythos", "gate_cards", "other_worlds", "dunwich_horror_cards"}
)
_WITH_THE_BOARD = frozenset({"innsmouth_look", "rail_pass", "sheldon_gang", "condition"})
"""Kinds of special cards that only what lies on the board gives out."""


def _is_of_board(kind: str, row: Row) -> bool:
    if kind in _OF_BOARD or isinstance(row, Herald):
        return True
    if isinstance(row, Monster | Extra):
        return row.ancient_one is None
    return isinstance(row, SpecialCard) and row.kind in _WITH_THE_BOARD


def _is_of_cards(kind: str, row: Row) -> bool:
    return kind in _OF_CARDS or (isinstance(row, SpecialCard) and row.kind not in _WITH_THE_BOARD)


def _is_of_ancient_ones(kind: str, row: Row) -> bool:
    return isinstance(row, AncientOne) or (isinstance(row, Monster | Extra) and row.ancient_one is not None)


PARTS: dict[str, Callable[[str, Row], bool]] = {
    "board": _is_of_board,
    "investigators": lambda kind, row: isinstance(row, Investigator),
    "ancient-ones": _is_of_ancient_ones,
    "cards": _is_of_cards,
}
"""The parts of a box, each with what belongs to it."""


def words_of(sets: Iterable[str]) -> tuple[str, ...]:
    """The variants that leave a part of one of these sets out."""
    return tuple(f"no-{name}-{part}" for name in sets if name in get_args(Board) for part in PARTS)


def left_out(sets: Iterable[str], variants: Collection[str]) -> tuple[str, ...]:
    """Those of ``variants`` that leave something of these sets out, in a fixed order."""
    return tuple(word for word in words_of(sets) if word in variants)


def remains(kind: str, row: Row, without: Collection[str]) -> bool:
    """Whether a row of such a file is in a game without these parts; stories never go with a part."""
    if row.set == BASE or isinstance(row, PersonalStory):
        return True
    return not any(
        f"no-{row.set}-{part}" in without and belongs(kind, row) for part, belongs in PARTS.items()
    )


def with_their_places(items: Iterable[Row], spaces: Iterable[Row]) -> list[Row]:
    """The items without Tasks and Missions that lead to a place of a board left out (VAR-08)."""
    known = {space.id for space in spaces}
    return [
        row
        for row in items
        if not (isinstance(row, Item) and row.steps and any(step.place not in known for step in row.steps))
    ]
