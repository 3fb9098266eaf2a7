"""How a game went, for its result: the tracks turn by turn, what is remembered, the dice."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules.checks import SUCCESS_FROM
from arkham_desktop.arkham.text.log import log_line
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.dice import dice_line
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.chronicle import Chronicle, Dice
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text import Words
    from arkham_desktop.desktop.theme import Style

_TRACKS = ("doom", "terror", "seals")
_SIDES = 6
_BETWEEN = 7.0
_LEAST_CURVES = 90.0


def draw_course(canvas: Canvas, box: Box, told: Chronicle, table: Table, words: Words) -> None:
    """Draw the tracks as curves, and under them as many moments as there is room for."""
    canvas.panel(box, theme.PRINT, radius=3)
    inner = inset(box, min(24.0, box.width * 0.06), 14)
    head = Box(inner.left, inner.top, inner.width, 24)
    canvas.label(say("result.course"), head, theme.LABEL.at(18), theme.PAPER_SOFT)
    high = max(_LEAST_CURVES, min(190.0, inner.height * 0.36))
    curves = Box(inner.left, head.bottom + 10, inner.width, high)
    _draw_curves(canvas, curves, told)
    room = Box(inner.left, curves.bottom + 34, inner.width, inner.bottom - curves.bottom - 34)
    _draw_moments(canvas, room, told, table, words)


def _draw_moments(canvas: Canvas, box: Box, told: Chronicle, table: Table, words: Words) -> None:
    """The weightiest moments, as many as fit."""
    turn_width = canvas.text_width(say("result.turn", n=100), theme.CAPTION_BOLD) + 8
    width = box.width - turn_width

    def rows(count: int) -> list[tuple[int, str, float]]:
        texts = [(moment.turn, log_line(moment.event, table, words) or "") for moment in told.best(count)]
        return [
            (turn, text, canvas.paragraph_height(text, width, theme.CAPTION) + _BETWEEN)
            for turn, text in texts
        ]

    count = min(len(told.moments), int(box.height / (theme.CAPTION.size + _BETWEEN)))
    while count > 0 and sum(high for _, _, high in rows(count)) > box.height:
        count -= 1
    top = box.top
    for turn, text, high in rows(count):
        line = Box(box.left, top, turn_width, theme.CAPTION.size * 1.45)
        canvas.paragraph(say("result.turn", n=turn), line, theme.CAPTION_BOLD, theme.PAPER_SOFT)
        room = Box(box.left + turn_width, top, width, high)
        canvas.paragraph(text, room, theme.CAPTION, theme.PAPER_INK)
        top += high


def _draw_curves(canvas: Canvas, box: Box, told: Chronicle) -> None:
    """A curve a track over the turns; each has a line of its own kind and its name at the end."""
    names = {track: say(f"result.track.{track}") for track in _TRACKS}
    beside = max(canvas.text_width(name, theme.CAPTION) for name in names.values()) + 10
    field = Box(box.left, box.top, box.width - beside, box.height)
    values = {track: [getattr(one, track) for one in told.standings] for track in _TRACKS}
    highest = max(1, *(max(line) for line in values.values()))
    step = field.width / max(1, len(told.standings))
    for track, line in values.items():
        points = [(field.left, field.bottom - line[0] / highest * field.height)]
        for index, value in enumerate(line):
            y = field.bottom - value / highest * field.height
            points += [(points[-1][0], y), (field.left + step * (index + 1), y)]
        for start, end in pairwise(points):
            if start != end:
                _draw_stroke(canvas, track, start, end)
    canvas.line((field.left, field.bottom), (box.right, field.bottom), theme.PAPER_LINE)
    _draw_names(canvas, field, {track: line[-1] / highest for track, line in values.items()}, names)
    below = Box(field.left, field.bottom + 4, field.width, 20)
    canvas.label(say("result.turn", n=1), below, theme.CAPTION, theme.PAPER_SOFT)
    last = say("result.turn", n=told.standings[-1].turn)
    if len(told.standings) > 1:
        canvas.label(last, below, theme.CAPTION, theme.PAPER_SOFT, align="right")


def _draw_stroke(canvas: Canvas, track: str, start: tuple[float, float], end: tuple[float, float]) -> None:
    if track == "terror":
        canvas.dashed_line(start, end, theme.OXBLOOD, 2)
    elif track == "doom":
        canvas.line(start, end, theme.PAPER_INK, 2.5)
    else:
        canvas.line(start, end, theme.PAPER_OFF, 4)


def _draw_names(canvas: Canvas, field: Box, ends: dict[str, float], names: dict[str, str]) -> None:
    """The tracks' names beside where they end, moved apart so that none covers another."""
    step = 19.0
    free = field.bottom + step / 2
    for track in sorted(ends, key=lambda one: ends[one]):
        middle = min(free - step, field.bottom - ends[track] * field.height)
        room = Box(field.right + 6, middle - step / 2, 200, step)
        canvas.label(names[track], room, theme.CAPTION, theme.PAPER_INK)
        free = middle


def draw_dice(canvas: Canvas, box: Box, dice: Dice) -> None:
    """Draw how many dice were rolled and how they fell, beside what luck owes."""
    text = dice_line(dice)
    style: Style = theme.CAPTION_BOLD
    canvas.label(text, Box(box.left, box.top, box.width, 24), style, theme.PAPER_INK)
    bars = Box(box.left, box.top + 30, box.width, box.height - 52)
    most = max(dice.faces.values(), default=0)
    fair = dice.rolled / _SIDES
    for face, column in enumerate(columns(bars, _SIDES, 8), start=1):
        high = bars.height * dice.faces[face] / max(1, most)
        color = theme.PAPER_INK if face >= SUCCESS_FROM else theme.PAPER_LINE
        canvas.fill(color, Box(column.left, bars.bottom - high, column.width, high))
        under = Box(column.left, bars.bottom + 2, column.width, 20)
        canvas.label(str(face), under, theme.CAPTION_BOLD, theme.PAPER_INK, align="center")
    if most:
        level = bars.bottom - bars.height * fair / most
        canvas.dashed_line((bars.left, level), (bars.right, level), theme.PAPER_SOFT)
