"""The face of a Mythos card: gate, clue, the two movement boxes, what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns
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


def draw_mythos(canvas: Canvas, box: Box, row: Mythos, texts: Texts) -> None:
    """A Mythos card."""
    paper = Paper(canvas, box)
    s = paper.scale
    paper.caption(say("face.mythos", kind=mythos_kind(row, texts)))
    paper.title(texts.name(row.id))
    if row.move_white or row.move_black:
        boxes = columns(paper.take_bottom(max(20.0, 30 * s)), 2, 8 * s)
        draw_movement(canvas, boxes[0], row.move_white, white=True)
        draw_movement(canvas, boxes[1], row.move_black, white=False)
        paper.take_bottom(5 * s)
    paper.skip(2 * s)
    for icon, text in place_lines(row, texts):
        line = paper.take(max(16.0, 21 * s))
        canvas.icon(icon, (line.left + 10 * s, line.centery), max(12.0, 16 * s), theme.PAPER_INK)
        words = Box(line.left + 24 * s, line.top, line.width - 24 * s, line.height)
        canvas.label(text, words, Style("semibold", max(12.0, 15.5 * s)), theme.PAPER_INK)
    paper.body(mythos_lines(row, texts), icon=TYPE_ICONS[row.type])


def place_lines(row: Mythos, texts: Texts) -> list[tuple[str, str]]:
    """Icon and words of the gate and the clues."""
    found = []
    if row.gate is not None:
        key = "face.gate-burst" if row.burst else "face.gate-at"
        found.append(("gate", say(key, place=texts.name(row.gate))))
    if row.surge:
        found.append(("monster", say("face.surge")))
    if row.doom:
        found.append(("doom", say("face.doom", n=row.doom)))
    if row.clues:
        places = texts.words.both([texts.name(place) for place in row.clues])
        found.append(("clue", say("face.clue-at", place=places)))
    return found


def draw_movement(canvas: Canvas, box: Box, symbols: Sequence[str], *, white: bool) -> None:
    """The white or the black movement box with its symbols."""
    ground, ink = (theme.WHITE, palette.INK) if white else (theme.CASING, palette.TOKEN_PAPER)
    canvas.panel(box, ground, radius=4, border=theme.PAPER_INK, width=1.25)
    size = min(box.height * 0.56, box.width / max(1, len(symbols)) * 0.7)
    gap = size * 0.55
    left = box.centerx - (len(symbols) * size + (len(symbols) - 1) * gap) / 2 + size / 2
    for index, symbol in enumerate(symbols):
        draw_symbol(canvas, symbol, (left + index * (size + gap), box.centery), size, ink)
    if not symbols:
        center = box.center
        canvas.line((center[0] - 6, center[1]), (center[0] + 6, center[1]), palette.BOARD_EDGE, 2)
