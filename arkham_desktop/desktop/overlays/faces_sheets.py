"""The sheets of Ancient Ones, upright or wide, of Heralds, and what all sheets have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.content.models import Herald
from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_figures import merged
from arkham_desktop.desktop.overlays.paper_picture import draw_picture
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import AncientOne
    from arkham_desktop.desktop.panels.texts import Texts

_WIDE = 1.2
"""A box at least so many times wider than high takes the wide sheet."""
_WIDE_SHEET = (600.0, 400.0)
"""The size at which a wide sheet's text has its plain size, in units."""
_HEAD = 0.27
"""The height of a Herald's plate, in parts of the sheet."""
_PLATE = 0.8
"""Its width by its height."""


def is_wide(box: Box) -> bool:
    """Whether a sheet in this box has two columns."""
    return box.width >= box.height * _WIDE


def sheet_scale(box: Box) -> float | None:
    """The scale of a wide sheet in this box; None for an upright one, which has that of a card."""
    if not is_wide(box):
        return None
    return min(1.9, max(0.62, min(box.width / _WIDE_SHEET[0], box.height / _WIDE_SHEET[1])))


def draw_sheet(canvas: Canvas, box: Box, row: AncientOne | Herald, texts: Texts) -> None:
    """The sheet of an Ancient One or a Herald."""
    if isinstance(row, Herald):
        _draw_herald(canvas, box, row, texts)
    else:
        _draw_ancient_one(canvas, box, row, texts)


def _draw_ancient_one(canvas: Canvas, box: Box, row: AncientOne, texts: Texts) -> None:
    """An Ancient One's sheet: doom, combat rating, power, worshippers, attack."""
    table = texts.table
    wide = is_wide(box)
    paper = Paper(canvas, box, kind="sheet-dark" if wide else "ancient-one", scale=sheet_scale(box))
    s = paper.scale
    lines = card_text(row, texts.words, table.library)
    awake = table.state.battle is not None
    doom = table.state.doom if table.state.ancient_one == row.id else 0
    state = say("face.awake" if awake else "face.asleep")
    if wide:
        rest = paper.rest
        paper.rest = Box(rest.left, rest.top, rest.width * 0.36, rest.height)
        paper.caption(say("face.ancient-one"))
        paper.title(texts.name(row.id), size=28)
        paper.footer(state)
        _draw_doom(paper, paper.take_bottom(max(20.0, 46 * s)), doom, row.doom, rows=2)
        paper.skip(4 * s)
        paper.art("ancient-one", paper.rest.height - 4 * s, picture=f"ancient-ones/{row.id}")
        paper.rest = Box(
            rest.left + rest.width * 0.39, rest.top + 4 * s, rest.width * 0.61, rest.height - 4 * s
        )
        paper.subtitle(lines[1].removesuffix("."))
        paper.rule()
        paper.body(lines[2:], size=16)
        return
    paper.caption(say("face.ancient-one"))
    paper.title(texts.name(row.id), size=28)
    paper.footer(state)
    _draw_doom(paper, paper.take(max(18.0, 28 * s)), doom, row.doom, rows=1)
    paper.body(
        merged(lines[2:]),
        icon="ancient-one",
        size=16,
        picture=f"ancient-ones/{row.id}",
        under=lines[1].removesuffix("."),
    )


def _draw_herald(canvas: Canvas, box: Box, row: Herald, texts: Texts) -> None:
    """A Herald's sheet: its plate, whole, beside its name; under them its many rules."""
    paper = Paper(canvas, box, kind="herald")
    lines = [bold_head(line, longest=len(line)) for line in card_text(row, texts.words, texts.table.library)]
    if not paper.large:
        paper.caption(say("face.herald"))
        paper.title(texts.name(row.id))
        paper.body(lines, icon="ancient-one", picture=f"heralds/{row.id}")
        return
    s = paper.scale
    head = paper.take(box.height * _HEAD)
    below = paper.rest
    plate = Box(head.left, head.top, head.height * _PLATE, head.height)
    draw_picture(paper, "ancient-one", plate, f"heralds/{row.id}")
    left = plate.right + 10 * s
    paper.rest = Box(left, head.top + head.height * 0.2, head.right - left, head.height * 0.8)
    paper.caption(say("face.herald"))
    paper.title(texts.name(row.id), size=28)
    paper.rest = below
    paper.rule()
    paper.body(lines, size=16)


def _draw_doom(paper: Paper, box: Box, doom: int, most: int, *, rows: int) -> None:
    """The doom track: a disc for each space, full ones with the token."""
    canvas = paper.canvas
    across = -(-most // rows)
    each = min(box.height / rows, box.width / across)
    tokens = canvas.art.has("tokens", "doom")
    for index in range(most):
        row, column = divmod(index, across)
        left = box.centerx - each * min(across, most - row * across) / 2
        middle = (left + each * (column + 0.5), box.centery + each * (row + 0.5 - rows / 2))
        full = index < doom
        image: pygame.Surface | None = None
        if full and tokens:
            px = canvas.px(each * 0.96)
            image = canvas.art.image("tokens", "doom", (px, px))
        if image is not None:
            canvas.surface.blit(image, image.get_rect(center=canvas.point(middle)))
            continue
        canvas.disc(middle, each * 0.4, paper.stock.ink if full else None, border=paper.frame)
        if full and each > 14:
            canvas.icon("doom", middle, each * 0.52, paper.stock.ground)
