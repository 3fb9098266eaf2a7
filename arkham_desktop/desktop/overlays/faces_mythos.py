"""The face of a Mythos card: gate, clue, the two movement boxes, what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.card_stock import STOCKS
from arkham_desktop.desktop.overlays.faces_cards import flavor_of
from arkham_desktop.desktop.overlays.faces_monster import draw_symbol
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.content.models import Mythos
    from arkham_desktop.desktop.panels.texts import Texts

TYPE_ICONS = {"headline": "headline", "environment": "environment", "rumor": "rumor", "special": "mythos"}


def mythos_kind(row: Mythos, texts: Texts) -> str:
    """`Headline`, `Environment, Weather`, `Rumor`."""
    kind = texts.words.of("mythostype", row.type)
    if row.trait is not None:
        return say("face.environment", kind=kind, trait=texts.words.of("mythostrait", row.trait))
    return kind


def mythos_lines(row: Mythos, texts: Texts) -> list[str]:
    """What the card says beside its gate, clue and movement."""
    lines = card_text(row, texts.words, texts.table.library)[1:]
    shown = bool(row.gate) + bool(row.clues) + bool(row.move_white or row.move_black)
    shown += bool(row.surge) + bool(row.doom)
    return lines[shown:]


def mythos_stock(row: Mythos) -> str:
    """The stock of a Mythos card: by its trait, else by its type."""
    kind = row.trait or row.type
    return kind if kind in STOCKS else "mythos"


def draw_mythos(canvas: Canvas, box: Box, row: Mythos, texts: Texts) -> None:
    """A Mythos card."""
    paper = Paper(canvas, box, kind=mythos_stock(row))
    s = paper.scale
    kind = mythos_kind(row, texts)
    paper.caption(say("face.mythos", kind=kind) if paper.small else say("face.mythos-card"))
    paper.title(texts.name(row.id))
    if row.move_white or row.move_black:
        if paper.scale >= 0.9:
            size = 11.0 if s < 1.2 else 9.5 * s
            words = paper.take_bottom(size * 1.45)
            told = "\u2009".join(say("face.monsters-move").upper())
            canvas.label(told, words, Style("serif-bold", size), paper.frame, align="center")
        boxes = columns(paper.take_bottom(max(20.0, 32 * s)), 2, 8 * s)
        draw_movement(canvas, boxes[0], row.move_white, white=True)
        draw_movement(canvas, boxes[1], row.move_black, white=False)
        paper.take_bottom(5 * s)
    _draw_places(paper, place_lines(row, texts, short=paper.small))
    picture = row.id
    under = "" if paper.small else kind
    lines = mythos_lines(row, texts)
    paper.body(
        lines, icon=TYPE_ICONS[row.type], picture=picture, under=under, flavor=flavor_of(texts, row.id)
    )


def _draw_places(paper: Paper, found: Sequence[tuple[str, str]]) -> None:
    """Gate, clues and the like in pressed boxes above the movement, two in a row where there is room."""
    if not found:
        return
    canvas, s = paper.canvas, paper.scale
    style = Style("card-semibold", max(11.5, 13.5 * s), 1.12)
    side = max(15.0, 22 * s)
    across = 2 if len(found) > 1 and not paper.small else 1
    width = (paper.rest.width - (across - 1) * 6 * s) / across
    room = width - side - 10 * s
    if any(canvas.text_width(word, style) > room for _, text in found for word in text.split()):
        across, room = 1, paper.rest.width - side - 10 * s
    rows = [found[at : at + across] for at in range(0, len(found), across)]
    for row in reversed(rows):
        lines = max(len(canvas.block(text, room, style).lines) for _, text in row)
        high = max(side + (1 if paper.small else 4) * s, lines * style.size * style.leading + 6 * s)
        area = paper.take_bottom(high)
        paper.take_bottom(2 * s if paper.small else 4 * s)
        cells = columns(area, across, 6 * s) if len(row) == across else [area]
        for cell, (icon, text) in zip(cells, row, strict=True):
            canvas.panel(cell, paper.stock.well, radius=4 * s, border=paper.frame, width=max(0.7, 0.7 * s))
            canvas.icon(icon, (cell.left + 4 * s + side / 2, cell.centery), side * 0.9, paper.stock.ink)
            left = cell.left + side + 7 * s
            words = Box(left, cell.top, cell.right - left - 3 * s, cell.height)
            canvas.paragraph(text, words, style, paper.stock.ink, middle=True)


def place_lines(row: Mythos, texts: Texts, *, short: bool = False) -> list[tuple[str, str]]:
    """Icon and words of the gate and the clues; with the short names of places."""
    named = texts.short if short else texts.name
    found = []
    if row.gate is not None:
        key = "face.gate-burst" if row.burst else "face.gate-at"
        found.append(("gate", say(key, place=named(row.gate))))
    if row.surge:
        found.append(("monster", say("face.surge")))
    if row.doom:
        found.append(("doom", say("face.doom", n=row.doom)))
    if row.clues:
        places = texts.words.both([named(place) for place in row.clues])
        found.append(("clue", say("face.clue-at", place=places)))
    return found


def draw_movement(canvas: Canvas, box: Box, symbols: Sequence[str], *, white: bool) -> None:
    """The white or the black movement box with its symbols."""
    ground, ink = (theme.WHITE, palette.INK) if white else (theme.CASING, palette.TOKEN_PAPER)
    canvas.panel(box, ground, radius=4, border=theme.PAPER_INK, width=1.25)
    share = 0.55 if len(symbols) < 4 else 0.35
    # All symbols with the gaps between them, and a gap at either end.
    size = min(box.height * 0.56, box.width / (len(symbols) + share * (len(symbols) + 1)))
    gap = size * share
    left = box.centerx - (len(symbols) * size + (len(symbols) - 1) * gap) / 2 + size / 2
    for index, symbol in enumerate(symbols):
        draw_symbol(canvas, symbol, (left + index * (size + gap), box.centery), size, ink)
    if not symbols:
        center = box.center
        canvas.line((center[0] - 6, center[1]), (center[0] + 6, center[1]), palette.BOARD_EDGE, 2)
