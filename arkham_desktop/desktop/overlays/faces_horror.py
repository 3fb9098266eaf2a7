"""The faces of the Dunwich Horror's cards: what it is like in one combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.symbols import symbol
from arkham_desktop.desktop.theme import Color, Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import DunwichHorrorCard, Rating
    from arkham_desktop.desktop.panels.texts import Texts

_BLUE: Color = (0x24, 0x50, 0x8A)
_RED: Color = (0x8E, 0x1F, 0x17)
_IVORY: Color = (0xF6, 0xEC, 0xD2)


def draw_horror(canvas: Canvas, box: Box, row: DunwichHorrorCard, texts: Texts) -> None:
    """A card of the Dunwich Horror: horror in blue, combat in red, its toughness between them."""
    paper = Paper(canvas, box, kind="horror")
    s = paper.scale
    paper.caption(say("face.horror-card"))
    paper.title(texts.name(row.id))
    lines = card_text(row, texts.words, texts.table.library)
    if row.horror is not None and row.combat is not None:
        lines = lines[1:]
        area = paper.take_bottom(max(46.0, 62 * s))
        paper.take_bottom(4 * s)
        left, middle, right = columns(area, 3, 7 * s)
        _draw_rating(paper, left, say("face.horror"), row.horror, texts, _BLUE, "sanity")
        _draw_toughness(paper, middle, row.toughness)
        _draw_rating(paper, right, say("face.combat"), row.combat, texts, _RED, "stamina")
    paper.body(lines, icon="monster", picture=row.id)


def _heading(paper: Paper, box: Box, text: str, icon: str) -> Box:
    """A small word at the top of a box, or its icon where it is too long; gives the rest of the box."""
    size = max(11.0, 10.5 * paper.scale)
    line = Box(box.left + 2, box.top + 2, box.width - 4, size * 1.25)
    style = Style("serif-bold", size)
    if paper.canvas.text_width(text.upper(), style) <= line.width * 1.08:
        paper.canvas.label(text.upper(), line, style, _IVORY, align="center")
    else:
        paper.canvas.icon(icon, line.center, line.height, _IVORY)
    return Box(box.left, line.bottom, box.width, box.bottom - line.bottom)


def _draw_rating(
    paper: Paper, box: Box, name: str, rating: Rating, texts: Texts, color: Color, icon: str
) -> None:
    canvas, s = paper.canvas, paper.scale
    canvas.panel(box, color, radius=5 * s, border=paper.frame, width=max(1.0, 1.2 * s))
    rest = _heading(paper, box, name, "horror" if icon == "sanity" else "combat")
    value = Box(rest.left, rest.top, rest.width, rest.height * 0.56)
    style = Style("display", max(13.0, value.height * 0.9))
    canvas.label(texts.words.signed(rating.rating), value, style, _IVORY, align="center")
    low = Box(rest.left, value.bottom, rest.width, rest.height * 0.4)
    style = Style("card", max(11.0, min(low.height * 0.85, low.width / max(1, rating.damage) * 0.75)))
    canvas.label(symbol(icon) * rating.damage, low, style, _IVORY, align="center")


def _draw_toughness(paper: Paper, box: Box, toughness: int) -> None:
    canvas, s = paper.canvas, paper.scale
    canvas.panel(box, None, radius=5 * s, border=paper.frame, width=max(1.0, 1.2 * s))
    rest = _heading(paper, box, say("face.toughness"), "skull")
    style = Style("display", max(15.0, rest.height * 0.6))
    canvas.label(str(toughness), rest, style, paper.stock.ink, align="center")
