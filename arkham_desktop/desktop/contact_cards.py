"""Contact sheets of cards: all cards of a kind on one page, as large as fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import Ally, Item, SkillCard, SpecialCard, Spell
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.faces import draw_face

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.desktop.panels.texts import Texts

_SHAPE = 0.7
"""A card's width by its height."""


def _items(library: Library) -> Iterable[str]:
    return (name for name, row in library.cards.items() if isinstance(row, Item))


def _magic(library: Library) -> Iterable[str]:
    return (name for name, row in library.cards.items() if isinstance(row, Spell | SkillCard | Ally))


def _special(library: Library) -> Iterable[str]:
    yield from (name for name, row in library.cards.items() if isinstance(row, SpecialCard))
    yield from library.heralds
    yield from library.extras
    yield from (name for name, row in library.dunwich_horror_cards.items() if row.kind == "card")


def _mythos(library: Library) -> Iterable[str]:
    return library.mythos


def _gates(library: Library) -> Iterable[str]:
    return library.gate_cards


def _locations(library: Library) -> Iterable[str]:
    """One card of each place."""
    found: dict[str, str] = {}
    for entries in library.encounters.values():
        for place, encounter in entries.items():
            found.setdefault(place, encounter.id)
    return found.values()


def _stories(library: Library) -> Iterable[str]:
    return library.stories


KINDS: dict[str, Callable[[Library], Iterable[str]]] = {
    "items": _items,
    "spells-skills-allies": _magic,
    "special-cards": _special,
    "mythos": _mythos,
    "gate-cards": _gates,
    "location-cards": _locations,
    "stories": _stories,
}
"""What stands on each sheet."""


def draw_cards(canvas: Canvas, box: Box, texts: Texts, kind: str) -> None:
    """All cards of a kind of `KINDS`, row by row."""
    things = list(KINDS[kind](texts.table.library))
    across = _across(box, len(things))
    down = -(-len(things) // across)
    wide, high = box.width / across, box.height / down
    for index, thing in enumerate(things):
        cell = Box(box.left + index % across * wide, box.top + index // across * high, wide, high)
        place = inset(cell, 2, 2)
        width = min(place.width, place.height * _SHAPE)
        draw_face(canvas, Box(place.centerx - width / 2, place.top, width, place.height), thing, texts)


def _across(box: Box, count: int) -> int:
    """How many columns leave the cards largest."""

    def size(columns: int) -> float:
        return min(box.width / columns, box.height / -(-count // columns) * _SHAPE)

    return max(range(1, count + 1), key=size)


SHEETS = {f"cards-{kind}": partial(draw_cards, kind=kind) for kind in KINDS}
"""A contact sheet for each kind."""
