"""The faces of sheets: investigators as they stand now, Ancient Ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import skills
from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import AncientOne, Investigator
    from arkham_desktop.arkham.state import Investigator as Seat
    from arkham_desktop.desktop.panels.texts import Texts

_FACTS = 2
"""Lines of a sheet's text that its numbers and its head show: occupation, Sanity and the like."""


def draw_investigator(canvas: Canvas, box: Box, row: Investigator, texts: Texts) -> None:
    """An investigator's sheet: numbers as they are now, sliders, abilities."""
    table = texts.table
    seat = next((one for one in table.state.investigators if one.id == row.id), None)
    paper = Paper(canvas, box)
    s = paper.scale
    if seat is not None:
        canvas.shield(seat.seat, (box.right - 30 * s, box.top + 32 * s), 30 * s)
    paper.caption(say("face.investigator"))
    paper.title(texts.name(row.id), room=34 * s)
    home = texts.name(row.home) if row.home in table.library.spaces else say("setup.home-any")
    paper.subtitle(say("setup.sheet", occupation=row.occupation, home=home))
    _draw_values(canvas, paper.take(52 * s), row, texts, seat)
    paper.skip(6 * s)
    _draw_skills(canvas, paper.take(min(7 * 20 * s, paper.rest.height * 0.55)), row, texts, seat)
    paper.body(card_text(row, texts.words, table.library)[_FACTS:], size=15.5)


def _draw_values(canvas: Canvas, box: Box, row: Investigator, texts: Texts, seat: Seat | None) -> None:
    table = texts.table
    if seat is None:
        values = [("sanity", str(row.sanity), ""), ("stamina", str(row.stamina), "")]
    else:
        values = [
            ("sanity", str(seat.sanity), f"/{skills.maximum(table, seat, 'sanity')}"),
            ("stamina", str(seat.stamina), f"/{skills.maximum(table, seat, 'stamina')}"),
            ("clue", str(seat.clues), ""),
            ("money", str(seat.money), ""),
        ]
    values.append(("eye", str(row.focus), ""))
    size = max(13.0, min(24.0, box.height * 0.42))
    for cell, (icon, value, most) in zip(columns(box, len(values), 4), values, strict=True):
        style = Style("bold", size)
        rest = Style("text", max(11.0, size * 0.62))
        wide = size * 1.1 + canvas.text_width(value, style) + canvas.text_width(most, rest)
        left = max(cell.left, cell.centerx - wide / 2)
        canvas.icon(icon, (left + size * 0.45, cell.centery), size * 0.9, theme.PAPER_INK)
        used = canvas.label(
            value,
            Box(left + size * 1.1, cell.top, cell.right - left, cell.height),
            style,
            theme.PAPER_INK,
        )
        tail = Box(left + size * 1.1 + used, cell.top + 2, size * 2, cell.height)
        canvas.label(most, tail, rest, theme.PAPER_SOFT)


def _draw_skills(canvas: Canvas, box: Box, row: Investigator, texts: Texts, seat: Seat | None) -> None:
    """The three pairs of skills with their stops; the present one is framed."""
    step = box.height / (2 * len(row.pairs) + 0.5)
    style = Style("text", max(12.0, min(17.0, step * 0.78)))
    top = box.top
    for pair in row.pairs:
        stop = -1 if seat is None else seat.sliders[skills.slider_of(row, pair[0])]
        if stop >= 0:
            x = box.left + box.width * (0.47 + 0.15 * stop)
            frame = Box(x - 0.05 * box.width, top + 1, 0.1 * box.width, 2 * step - 2)
            canvas.panel(frame, theme.WHITE, radius=4, border=theme.PAPER_INK, width=1.5)
        for skill in pair:
            words = Box(box.left, top, box.width * 0.4, step)
            canvas.label(texts.words.of("skill", skill), words, style.bold(), theme.PAPER_INK)
            for index, value in enumerate(row.skills[skill]):
                x = box.left + box.width * (0.47 + 0.15 * index)
                present = index == stop
                ink = theme.PAPER_INK if present or stop < 0 else theme.PAPER_SOFT
                place = Box(x - 16, top, 32, step)
                canvas.label(str(value), place, style.bold() if present else style, ink, align="center")
            top += step
        top += step * 0.16


def draw_ancient_one(canvas: Canvas, box: Box, row: AncientOne, texts: Texts) -> None:
    """An Ancient One's sheet: doom, combat rating, power, worshippers, attack."""
    table = texts.table
    paper = Paper(canvas, box)
    s = paper.scale
    paper.caption(say("face.ancient-one"))
    paper.title(texts.name(row.id), size=28)
    lines = card_text(row, texts.words, table.library)
    awake = table.state.battle is not None
    doom = table.state.doom if table.state.ancient_one == row.id else 0
    rating = lines[1]
    paper.subtitle(rating)
    line = paper.take(max(20.0, 30 * s))
    _draw_doom(canvas, line, doom, row.doom)
    paper.footer(say("face.awake" if awake else "face.asleep"))
    paper.body(lines[2:], icon="ancient-one", size=16)


def _draw_doom(canvas: Canvas, box: Box, doom: int, most: int) -> None:
    """The doom track: a disc for each space, full ones with the token."""
    each = min(box.height, box.width / most)
    left = box.centerx - each * most / 2
    for index in range(most):
        middle = (left + each * (index + 0.5), box.centery)
        full = index < doom
        canvas.disc(middle, each * 0.4, theme.PAPER_INK if full else None, border=theme.PAPER_SOFT)
        if full and each > 14:
            canvas.icon("doom", middle, each * 0.5, theme.PAPER)
