"""Contact sheets of likenesses: all investigators, all Ancient Ones and Heralds, all Other Worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.likeness import draw_face, draw_named_portrait, draw_plate
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.table.token_parts import TokenParts
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts

_FACE = 0.2
"""How large the small face beside a portrait is, in parts of the cell."""
_PLATE = 0.8
"""The width of a plate of an Ancient One by its height."""
_RING, _RING_LETTERS = 0.885, 0.1
"""Where the name stands on a plate's ring and how large its letters are, in parts of the plate's radius."""
_GILT = (0xF0, 0xDC, 0xA4)


def investigators(canvas: Canvas, box: Box, texts: Texts) -> None:
    """Every portrait over its name plate, with the face that stands for it where there is little room."""
    rows = [row for _, row in sorted(texts.table.library.investigators.items())]
    across = 10 if box.width > box.height else 5
    wide, high = box.width / across, box.height / -(-len(rows) // across)
    for index, row in enumerate(rows):
        place = Box(box.left + wide * (index % across), box.top + high * (index // across), wide, high)
        place = inset(place, 4, 5)
        draw_named_portrait(canvas, place, row.id, texts.name(row.id), say("face.who", what=row.occupation))
        size = min(place.width, place.height) * _FACE
        center = (place.right - size * 0.6, place.bottom - place.height * 0.2 - size * 0.5)
        draw_face(canvas, center, size, row.id)


def ancient_ones(canvas: Canvas, box: Box, texts: Texts) -> None:
    """The plate of every Ancient One and Herald."""
    library = texts.table.library

    def draw(place: Box, name: str) -> None:
        kind = "ancient-ones" if name in library.ancient_ones else "heralds"
        draw_plate(canvas, place, kind, name)

    names = [*sorted(library.ancient_ones), *sorted(library.heralds)]
    _sheet(canvas, box, texts, names, 8 if box.width > box.height else 5, draw, _PLATE)


def worlds(canvas: Canvas, box: Box, texts: Texts) -> None:
    """The plate of every Other World."""

    def draw(place: Box, name: str) -> None:
        side = canvas.px(min(place.width, place.height))
        image = canvas.art.image("worlds", name, (side, side))
        if image is not None:
            plate = image.copy()
            half = side / 2
            parts.name(plate, texts.name(name), half * _RING, half * _RING_LETTERS, _GILT)
            canvas.surface.blit(plate, plate.get_rect(center=canvas.rect(place).center))

    parts = TokenParts(canvas.fonts, canvas.icons, canvas.art)
    _sheet(canvas, box, texts, sorted(texts.table.library.worlds), 5, draw)


def _sheet(
    canvas: Canvas,
    box: Box,
    texts: Texts,
    names: Iterable[str],
    across: int,
    draw: Callable[[Box, str], None],
    shape: float = 1.0,
) -> None:
    """Rows of pictures of a shape (width by height) with their names right below them."""
    listed = list(names)
    down = -(-len(listed) // across)
    wide, high = box.width / across, box.height / down
    size = min(20.0, max(14.0, high * 0.055))
    line = size * 1.5
    picture = min(high - line - 16, (wide - 14) / shape)
    for index, name in enumerate(listed):
        row, column = divmod(index, across)
        left = box.centerx + wide * (column - min(across, len(listed) - row * across) / 2)
        top = box.top + high * row + (high - picture - line - 4) / 2
        draw(Box(left + 7, top, wide - 14, picture), name)
        label = Box(left, top + picture + 4, wide, line)
        canvas.label(texts.name(name), label, Style("serif-bold", size), theme.INK, align="center")
