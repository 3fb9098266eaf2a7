"""The investigators of a finished game, as a page to be framed: the fewer there are, the larger they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import first_name
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.draw.likeness import draw_face, draw_portrait
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scenes.result_course import draw_dice
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.chronicle import Chronicle
    from arkham_desktop.arkham.state import Investigator, Outcome
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text import Words
    from arkham_desktop.desktop.theme import Style

COLUMNS = ("gates", "monsters", "clues", "dice")
_ALL_COLUMNS = 400.0
"""Units: a less wide list of people leaves the last column out."""
_LEAST_ROW = 34.0
_MOST_ROW = 190.0
_TWO_LINES = 44.0
_LARGE = 96.0
"""Units: in a row so high names and numbers are large."""
_PORTRAIT = 68.0
"""Units: in a row so high a whole portrait has room."""
_DICE = (120.0, 210.0)
"""Units: the least and the most height of the dice."""


def values_of(one: Investigator, told: Chronicle) -> tuple[str, ...]:
    """What stands in the columns of an investigator."""
    rolled = told.dice.get(one.id)
    luck = say("result.share", percent=round(rolled.succeeded * 100)) if rolled else "–"
    return (str(len(one.gate_trophies)), str(len(one.monster_trophies)), str(one.clues), luck)


class People:
    """Draws the panel of the investigators.

    Args:
        table: as the game ended on it.
        outcome: how it ended.
        told: how it went.
        words: the game's.
        roomy: there is room for the First Citizen and for portraits.
    """

    def __init__(self, table: Table, outcome: Outcome, told: Chronicle, words: Words, *, roomy: bool) -> None:
        self._table = table
        self._outcome = outcome
        self._told = told
        self._words = words
        self._roomy = roomy

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw all of it into a box: the people fill it, the dice stand directly below them."""
        people = self._table.state.investigators
        head = 100.0 if self._roomy else 30.0
        least, most = _DICE
        dice = least if (box.height - head - least - 16) / len(people) >= _LEAST_ROW else 0.0
        room = box.height - head - 16 - dice
        step = min(_MOST_ROW if self._roomy else 58.0, room / len(people))
        if dice:
            dice = min(most if self._roomy else least + 20, dice + room - step * len(people))
        canvas.panel(box, theme.PRINT, radius=3)
        inner = inset(box, 24 if self._roomy else 12, 0)
        if self._roomy:
            self._draw_first_citizen(canvas, Box(inner.left, inner.top + 12, inner.width, 50))
            line = inner.top + 68
            canvas.line((inner.left, line), (inner.right, line), theme.PAPER_LINE)
        shown = COLUMNS if inner.width > _ALL_COLUMNS else COLUMNS[:-1]
        titles = [say(f"result.column.{name}") for name in shown]
        number = theme.VALUE.at(26) if step >= _LARGE else theme.BODY.bold()
        widths = [
            max(
                [
                    canvas.text_width(title, theme.CAPTION_BOLD),
                    *(canvas.text_width(one, number) for one in each),
                ]
            )
            for title, each in zip(
                titles, zip(*(values_of(one, self._told) for one in people), strict=True), strict=False
            )
        ]
        places = _columns(Box(inner.left, inner.top + head - 26, inner.width, 22), widths)
        for title, place in zip(titles, places, strict=True):
            canvas.label(title, place, theme.CAPTION_BOLD, theme.PAPER_SOFT, align="right")
        top = inner.top + head
        for index, one in enumerate(people):
            row = Box(inner.left, top + index * step, inner.width, step)
            if index and step >= _PORTRAIT:
                canvas.line((row.left, row.top), (row.right, row.top), theme.PRINT)
            self._draw_person(canvas, one, row, _columns(row, widths), number)
        if dice:
            below = Box(inner.left, top + step * len(people) + 8, inner.width, dice)
            draw_dice(canvas, below, self._told.all_dice)

    def _draw_first_citizen(self, canvas: Canvas, box: Box) -> None:
        citizen = self._outcome.first_citizen
        if citizen is None:
            text = say("result.people") if not self._outcome.won else say("result.no-first-citizen")
            canvas.label(text, box, theme.TITLE.at(20), theme.PAPER_INK)
            return
        name = self._words.name(self._table.library, citizen)
        seat = next(one.seat for one in self._table.state.investigators if one.id == citizen)
        if draw_portrait(canvas, Box(box.left, box.top - 3, 44, 56), citizen):
            canvas.shield(seat, (box.left + 40, box.bottom - 6), 20)
        else:
            canvas.shield(seat, (box.left + 20, box.centery), 36)
        rest = Box(box.left + 58, box.top, box.width - 100, 22)
        canvas.label(say("result.first-citizen"), rest, theme.CAPTION_BOLD, theme.PAPER_SOFT)
        canvas.label(name, Box(rest.left, rest.top + 21, rest.width, 28), theme.TITLE, theme.PAPER_INK)
        canvas.icon("victory", (box.right - 20, box.centery), 40, theme.PAPER_INK)

    def _draw_person(
        self, canvas: Canvas, one: Investigator, row: Box, places: list[Box], number: Style
    ) -> None:
        gone = one.is_out
        start = self._draw_likeness(canvas, one, row, dim=gone)
        ink = theme.PAPER_OFF if gone else theme.PAPER_INK
        large = row.height >= _PORTRAIT
        style = theme.TITLE if row.height >= _LARGE else theme.LABEL.at(19) if large else theme.BODY_BOLD
        room = places[0].left - row.left - start - 6
        words = Box(row.left + start, row.top, room, row.height)
        about = say("result.devoured") if gone else one.person
        if about and row.height >= _TWO_LINES:
            high = style.size * 1.5
            words = Box(words.left, row.centery - (high + 18) / 2, room, high)
            below = Box(words.left, words.bottom, room, 18)
            canvas.label(about, below, theme.CAPTION, theme.PAPER_SOFT)
            about = ""
        name = self._words.name(self._table.library, one.id)
        name = fitting(canvas, (name, first_name(name)), words.width, style)
        used = canvas.label(name, words, style, ink) + 14
        if about and fits(canvas, about, room - used, theme.CAPTION):
            beside = Box(words.left + used, row.top, room - used, row.height)
            canvas.label(about, beside, theme.CAPTION, theme.PAPER_SOFT)
        for value, place in zip(
            values_of(one, self._told), places, strict=False
        ):  # the last may have no room
            canvas.label(value, place, number, ink, align="right")

    @staticmethod
    def _draw_likeness(canvas: Canvas, one: Investigator, row: Box, *, dim: bool) -> float:
        """The shield with a portrait, or a face where the row is low; gives how much of the row is used."""
        if row.height >= _PORTRAIT:
            high = row.height - 14
            wide = high * (canvas.art.shape("portraits", one.id) or 0.8)
            place = Box(row.left + 4, row.top + 7, wide, high)
            if draw_portrait(canvas, place, one.id, dim=dim):
                canvas.shield(one.seat, (place.right - 2, place.bottom - 12), 26)
                return wide + 30
        canvas.shield(one.seat, (row.left + 14, row.centery), min(26.0, row.height * 0.8))
        side = row.height - 6
        faced = draw_face(canvas, (row.left + 40 + side / 2, row.centery), side, one.id, dim=dim)
        return 48 + side if faced else 38


def _columns(row: Box, widths: list[float]) -> list[Box]:
    """The places of the values at the right of a row, so wide or wider."""
    between = 52.0 if row.width > 560 else 14.0 if row.width > _ALL_COLUMNS else 6.0
    places: list[Box] = []
    right = row.right
    for least in reversed(widths):
        width = max(40.0, least + 2)
        places.insert(0, Box(right - width, row.top, width, row.height))
        right -= width + between
    return places
