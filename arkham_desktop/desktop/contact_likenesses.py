"""Contact sheets of likenesses: all investigators, all Ancient Ones and Heralds, all Other Worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.likeness import draw_face, draw_named_portrait, draw_plate
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts

_FACE = 0.2
"""How large the small face beside a portrait is, in parts of the cell."""


def investigators(canvas: Canvas, box: Box, texts: Texts) -> None:
    """Every portrait over its name plate, with the face that stands for it where there is little room."""
    rows = [row for _, row in sorted(texts.table.library.investigators.items())]
    across = 10 if box.width > box.height else 5
    wide, high = box.width / across, box.height / -(-len(rows) // across)
    for index, row in enumerate(rows):
        place = Box(box.left + wide * (index % across), box.top + high * (index // across), wide, high)
        place = inset(place, 7, 5)
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
    _sheet(canvas, box, texts, names, 8 if box.width > box.height else 5, draw)


def worlds(canvas: Canvas, box: Box, texts: Texts) -> None:
    """The plate of every Other World."""

    def draw(place: Box, name: str) -> None:
        side = canvas.px(min(place.width, place.height))
        image = canvas.art.image("worlds", name, (side, side))
        if image is not None:
            canvas.surface.blit(image, image.get_rect(center=canvas.rect(place).center))

    _sheet(canvas, box, texts, sorted(texts.table.library.worlds), 5, draw)


def _sheet(
    canvas: Canvas,
    box: Box,
    texts: Texts,
    names: Iterable[str],
    across: int,
    draw: Callable[[Box, str], None],
) -> None:
    """Rows of pictures with their names."""
    listed = list(names)
    down = -(-len(listed) // across)
    wide, high = box.width / across, box.height / down
    line = 22.0
    for index, name in enumerate(listed):
        left, top = box.left + wide * (index % across), box.top + high * (index // across)
        draw(Box(left + 6, top + 6, wide - 12, high - line - 10), name)
        label = Box(left, top + high - line - 2, wide, line)
        canvas.label(texts.name(name), label, Style("serif-bold", 14), theme.INK, align="center")
