"""The sheets of investigators: as they stand now, or as they are printed; upright, or wide in two columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import skills
from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.likeness import draw_name_plate
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.faces_cards import draw_coin
from arkham_desktop.desktop.overlays.faces_sheets import is_wide, sheet_scale
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_lines import draw_paragraphs
from arkham_desktop.desktop.overlays.sliders import draw_sliders, sliders_height
from arkham_desktop.desktop.symbols import with_symbols
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Investigator
    from arkham_desktop.arkham.state import Investigator as Seat
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text import Words
    from arkham_desktop.desktop.panels.texts import Texts

_FACTS = 2
"""Lines of a sheet's text that its numbers and its head show: occupation, Sanity and the like."""
_LEAST_PORTRAIT = 132.0
"""Units of a sheet of 600 × 400: a portrait is not made smaller than this for what one begins with."""
_PICTURED, _PICTURED_SEAT = 285.0, 255.0
"""An upright sheet with so much room under its head has a portrait: one of who plays has less to say."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What a sheet is printed from; without a table nobody plays yet."""

    row: Investigator
    words: Words
    library: Library
    table: Table | None = None

    @property
    def seat(self) -> Seat | None:
        """Who plays the investigator now."""
        seats = () if self.table is None else self.table.state.investigators
        return next((one for one in seats if one.id == self.row.id), None)

    @property
    def name(self) -> str:
        """The investigator's name."""
        return self.words.name(self.library, self.row.id)

    @property
    def home(self) -> str:
        """Where the investigator begins, as it is said in a sentence."""
        if self.row.home not in self.library.spaces:
            return say("setup.home-any")
        return self.words.about(self.library).said(self.row.home)

    @property
    def lines(self) -> list[str]:
        """What the sheet says beside its numbers."""
        return card_text(self.row, self.words, self.library)[_FACTS:]


def draw_investigator(canvas: Canvas, box: Box, row: Investigator, texts: Texts) -> None:
    """An investigator's sheet: numbers as they are now, sliders, abilities."""
    _draw(canvas, box, _Sheet(row, texts.words, texts.table.library, texts.table))


def draw_printed(canvas: Canvas, box: Box, row: Investigator, library: Library, words: Words) -> None:
    """An investigator's sheet as it is printed, before anybody plays."""
    _draw(canvas, box, _Sheet(row, words, library))


def _draw(canvas: Canvas, box: Box, sheet: _Sheet) -> None:
    row, seat, wide = sheet.row, sheet.seat, is_wide(box)
    paper = Paper(canvas, box, kind="sheet" if wide else "common", scale=sheet_scale(box))
    s = paper.scale
    if seat is not None:
        canvas.shield(seat.seat, (box.right - 34 * s, box.top + 36 * s), 28 * s)
    lines = sheet.lines
    if seat is not None and not wide:
        lines = lines[_dealt(row) :]
    if wide:
        _draw_wide(paper, sheet)
        return
    paper.caption(say("face.investigator"))
    paper.title(sheet.name, room=0 if seat is None else 30 * s)
    paper.subtitle(say("setup.sheet", occupation=row.occupation, home=sheet.home))
    least = _PICTURED if seat is None else _PICTURED_SEAT
    pictured = canvas.art.has("portraits", row.id) and paper.rest.height > least * s
    if pictured:
        area = paper.take(min(paper.rest.height * 0.27, 118 * s))
        _draw_portrait(paper, Box(area.left, area.top, area.width * 0.36, area.height), row.id)
        right = Box(area.left + area.width * 0.38, area.top, area.width * 0.62, area.height)
        _draw_values(paper, right, sheet, rows=2)
    else:
        _draw_values(paper, paper.take(max(34.0, 44 * s)), sheet, rows=1)
    paper.skip(4 * s)
    high = min(sliders_height(s), max(paper.rest.height * 0.46, 96.0))
    draw_sliders(paper.canvas, paper.take(high), row, sheet.words, seat, gap=7 * s)
    if paper.rest.height > 34:
        paper.body(lines, size=15.5)


def _dealt(row: Investigator) -> int:
    """Lines about what one begins with: of no use any more on the small sheet of somebody in play."""
    return bool([one for one in row.fixed if getattr(one, "n", 1)]) + bool(
        [one for one in row.random if one.n]
    )


def _draw_wide(paper: Paper, sheet: _Sheet) -> None:
    """The sheet as it lies on the table: who it is at the left, what it can at the right."""
    row, seat = sheet.row, sheet.seat
    s, rest = paper.scale, paper.rest
    left = Box(rest.left, rest.top, rest.width * 0.3, rest.height)
    right = Box(rest.left + rest.width * 0.33, rest.top, rest.width * 0.67, rest.height)
    lines = sheet.lines
    paper.rest = left
    paper.caption(say("face.investigator"))
    paper.skip(3 * s)
    # What one begins with stands under the numbers, as long as nobody plays.
    begins = with_symbols("\n".join(lines[: _dealt(row)])) if seat is None else ""
    style = Style("card", max(11.5, 12.5 * s), 1.22)
    told = paper.canvas.paragraph_height(begins, left.width - 2, style) + 9 * s if begins else 0.0
    plate, medals = max(17.0, 22 * s), 84 * s
    values = medals + told
    if not told or left.height - values - plate < _LEAST_PORTRAIT * s:
        begins, values = "", max(92.0, 118 * s)
    _draw_portrait(paper, paper.take(max(20.0, paper.rest.height - values - plate - 8 * s)), row.id)
    paper.skip(2 * s)
    place = inset(paper.take(plate), left.width * 0.08, 0)
    draw_name_plate(paper.canvas, place, "", say("face.who", what=row.occupation))
    paper.skip(4 * s)
    _draw_values(paper, paper.take(medals) if begins else paper.rest, sheet, rows=2)
    if begins:
        paper.rule()
        draw_paragraphs(paper.canvas, begins, paper.rest, style, paper.stock.ink, align="center")
        lines = lines[_dealt(row) :]
    paper.rest = right
    paper.title(sheet.name, room=0 if seat is None else 32 * s, size=30, align="left")
    paper.subtitle(say("face.starts", home=sheet.home), align="left")
    paper.skip(5 * s)
    high = min(sliders_height(s * 1.15), paper.rest.height * 0.58)
    draw_sliders(paper.canvas, paper.take(high), row, sheet.words, seat, gap=7 * s)
    paper.skip(5 * s)
    paper.canvas.panel(
        paper.rest, paper.stock.well, radius=6 * s, border=paper.frame, width=max(0.8, s * 0.8)
    )
    paper.rest = inset(paper.rest, 9 * s, 2 * s)
    paper.body(lines, size=15.5)


def _draw_portrait(paper: Paper, box: Box, person: str) -> None:
    """The portrait, whole, in the middle of a box; the person's sign where there is no portrait."""
    canvas = paper.canvas
    shape = canvas.art.shape("portraits", person)
    rect = canvas.rect(box)
    if shape is None or rect.height < 8:
        canvas.icon("person", box.center, min(box.width, box.height) * 0.7, paper.frame)
        return
    high = min(rect.height, round(rect.width / shape))
    image = canvas.art.image("portraits", person, (round(high * shape), high))
    if image is not None:
        canvas.surface.blit(image, image.get_rect(center=rect.center))


def _draw_values(paper: Paper, box: Box, sheet: _Sheet, *, rows: int) -> None:
    """Sanity, Stamina and focus on enamel; clues and money beside them."""
    row, seat, table = sheet.row, sheet.seat, sheet.table
    medals = [("sanity", str(row.sanity)), ("stamina", str(row.stamina)), ("focus", str(row.focus))]
    names = {
        "sanity": say("face.sanity-box"),
        "stamina": say("face.stamina-box"),
        "focus": say("face.focus-box"),
    }
    if seat is not None and table is not None:
        most = {name: skills.maximum(table, seat, name) for name in ("sanity", "stamina")}
        medals[:2] = [
            ("sanity", f"{seat.sanity}/{most['sanity']}"),
            ("stamina", f"{seat.stamina}/{most['stamina']}"),
        ]
    goods = [("clue", str(seat.clues)), ("money", f"${seat.money}")] if seat is not None else []
    if rows == 1:
        cells = columns(box, len(medals) + len(goods), 4)
        for cell, (name, value) in zip(cells, medals, strict=False):
            _draw_medal(paper, cell, name, value, "")
        for cell, (icon, value) in zip(cells[len(medals) :], goods, strict=True):
            _draw_goods(paper, cell, icon, value)
        return
    high = box.height * (0.66 if goods else 0.9)
    cells = columns(Box(box.left, box.top, box.width, high), 3, 4)
    # All three have their word, or none has.
    room, style = cells[0].width + 3, _medal_style(paper)
    named = all(paper.canvas.text_width(told.upper(), style) <= room for told in names.values())
    for cell, (name, value) in zip(cells, medals, strict=True):
        _draw_medal(paper, cell, name, value, names[name] if named else "")
    if goods:
        below = Box(box.left, box.top + high + 2, box.width, box.height - high - 2)
        for cell, (icon, value) in zip(columns(below, 2, 6), goods, strict=True):
            _draw_goods(paper, cell, icon, value)


def _medal_style(paper: Paper) -> Style:
    """The style of the words under medals."""
    return Style("serif-bold", 11.0 if paper.scale < 1.25 else 9.0 * paper.scale)


def _draw_medal(paper: Paper, box: Box, name: str, value: str, under: str) -> None:
    style = _medal_style(paper)
    told = under.upper()
    high = style.size * 1.3 if told else 0.0
    side = min(box.width, box.height - high)
    draw_coin(paper, (box.centerx, box.top + side / 2), side, value, f"card-ring-{name}")
    if told:
        words = Box(box.left - 2, box.top + side, box.width + 4, high)
        paper.canvas.label(told, words, style, paper.frame, align="center")


def _draw_goods(paper: Paper, box: Box, icon: str, value: str) -> None:
    canvas = paper.canvas
    size = min(box.height * 0.8, 24 * paper.scale)
    style = Style("serif-bold", max(12.0, size * 0.86))
    wide = size * 1.1 + canvas.text_width(value, style)
    left = box.centerx - wide / 2
    canvas.icon(icon, (left + size * 0.45, box.centery), size * 0.9, paper.stock.ink)
    canvas.label(value, Box(left + size * 1.1, box.top, box.right - left, box.height), style, paper.stock.ink)
