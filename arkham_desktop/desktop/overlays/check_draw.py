"""Pieces of the dialog of checks: a line of the pool, the words beside the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Style

if TYPE_CHECKING:
    from arkham_desktop.arkham.text import PoolLine


def draw_pool_line(canvas: Canvas, box: Box, line: PoolLine, icon: str, kind: str = "") -> None:
    """One source of dice: icon, name, why it counts less, how many."""
    ink = theme.INK if line.counts else theme.INK_OFF
    soft = theme.INK_SOFT if line.counts else theme.INK_OFF
    size = min(18.0, box.height * 0.62)
    canvas.icon(icon, (box.left + 14, box.centery), size, ink)
    style = theme.BODY_BOLD.at(min(16.0, box.height * 0.62))
    words = Box(box.left + 34, box.top, box.width - 84, box.height)
    used = canvas.label(line.text, words, style, ink)
    rest = Box(words.left + used + 10, words.top, words.width - used - 10, words.height)
    about = line.why or kind
    if about and fits(canvas, about, rest.width, theme.CAPTION):
        canvas.label(about, rest, theme.CAPTION, soft)
    number = line.n if line.counts else "0"
    canvas.label(number, Box(box.left, box.top, box.width - 6, box.height), style.bold(), ink, align="right")
    canvas.line((box.left, box.bottom - 1), (box.right, box.bottom - 1), theme.LINE)


def draw_two(canvas: Canvas, box: Box, title: str, text: str) -> None:
    """A large line and a quiet one under it, in the middle of the box's height."""
    big = box.height >= 58
    style = Style("serif-bold", 22 if big else 17)
    step = style.size * 1.3
    if box.height < 40:
        used = canvas.label(title, box, style)
        rest = Box(box.left + used + 12, box.top, box.width - used - 12, box.height)
        canvas.label(text, rest, theme.CAPTION, theme.INK_SOFT)
        return
    low = min(40.0, box.height - step)
    high = min(canvas.paragraph_height(text, box.width, theme.CAPTION), low)
    top = box.centery - (step + high) / 2
    canvas.label(title, Box(box.left, top, box.width, step), style)
    canvas.paragraph(text, Box(box.left, top + step, box.width, high), theme.CAPTION, theme.INK_SOFT)
