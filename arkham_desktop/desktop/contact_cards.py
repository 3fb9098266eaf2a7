"""Contact sheets of cards: all cards of a kind, up to forty on a page."""

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
"""At most."""


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
    things = list(KINDS[kind](texts.table.library))
    each = _on_each(len(things))
    things = things[page * each : (page + 1) * each]
    across = _across(box, each)
    down = -(-each // across)
    wide = min(box.width / across, box.height / down * _SHAPE)
    high = wide / _SHAPE
    top = box.centery - high * down / 2
    for index, thing in enumerate(things):
        row, column = divmod(index, across)
        left = box.centerx - wide * min(across, len(things) - row * across) / 2
        place = inset(Box(left + column * wide, top + row * high, wide, high), 2, 2)
        width = min(place.width, place.height * _SHAPE)
        middle = place.centery - width / _SHAPE / 2
        _draw_card(canvas, Box(place.centerx - width / 2, middle, width, width / _SHAPE), thing, texts)


def _pages(count: int) -> int:
    """How many pages so many cards need."""
    return -(-count // ON_A_PAGE)


def _on_each(count: int) -> int:
    """How many stand on each page: as many on one as on the other, so that the last is not almost empty."""
    return -(-count // max(1, _pages(count)))


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
        for page in range(_pages(len(list(named(library)))))
    }
