"""Which of several texts a line has room for: what is shown is shown whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arkham_desktop.desktop.draw.canvas import Canvas
    from arkham_desktop.desktop.theme import Style


def fits(canvas: Canvas, text: str, width: float, style: Style) -> bool:
    """Whether a label of ``width`` units shows all of a text."""
    room = canvas.px(width)
    return room > 0 and not canvas.setter.lay_out(text, style, canvas.scale, room, most_lines=1).cut


def fitting(canvas: Canvas, texts: Sequence[str], width: float, style: Style) -> str:
    """The first of some texts that a label of ``width`` units shows whole; the last where none is."""
    return next((text for text in texts if fits(canvas, text, width, style)), texts[-1])
