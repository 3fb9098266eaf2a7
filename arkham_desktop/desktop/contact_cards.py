"""Contact sheets of cards: all cards of a kind, forty on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.content.models import Ally, Item, SkillCard, SpecialCard, Spell
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.faces import draw_face

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.desktop.panels.texts import Texts

_SHAPE = 0.7
"""A card's width by its height."""
_PRINTED = 320.0
"""Units: the width in which each is drawn before it is made smaller."""
ON_A_PAGE = 40


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


def draw_cards(canvas: Canvas, box: Box, texts: Texts, kind: str, page: int) -> None:
    """A page of the cards of a kind of `KINDS`, row by row: each as it is printed, made smaller."""
    things = list(KINDS[kind](texts.table.library))[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    across = _across(box, ON_A_PAGE)
    wide, high = box.width / across, box.height / -(-ON_A_PAGE // across)
    for index, thing in enumerate(things):
        cell = Box(box.left + index % across * wide, box.top + index // across * high, wide, high)
        place = inset(cell, 2, 2)
        width = min(place.width, place.height * _SHAPE)
        _draw_card(canvas, Box(place.centerx - width / 2, place.top, width, width / _SHAPE), thing, texts)


def _draw_card(canvas: Canvas, box: Box, thing: str, texts: Texts) -> None:
    slot = canvas.rect(box)
    scale = max(1.0, slot.width / _PRINTED)
    surface = pygame.Surface((round(_PRINTED * scale), round(_PRINTED / _SHAPE * scale)), pygame.SRCALPHA)
    card = Canvas(surface, scale, canvas.fonts, canvas.icons, canvas.setter, canvas.art)
    draw_face(card, Box(0, 0, _PRINTED, _PRINTED / _SHAPE), thing, texts)
    canvas.surface.blit(pygame.transform.smoothscale(surface, slot.size), slot)


def _across(box: Box, count: int) -> int:
    """How many columns leave the cards largest."""

    def size(columns: int) -> float:
        return min(box.width / columns, box.height / -(-count // columns) * _SHAPE)

    return max(range(1, count + 1), key=size)


def sheets(library: Library) -> dict[str, Callable[[Canvas, Box, Texts], None]]:
    """The contact sheets of all kinds, page by page."""
    return {
        f"cards-{kind}-{page + 1}": partial(draw_cards, kind=kind, page=page)
        for kind, named in KINDS.items()
        for page in range(-(-len(list(named(library))) // ON_A_PAGE))
    }
