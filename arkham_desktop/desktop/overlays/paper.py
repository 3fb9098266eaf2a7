"""Paper: the ground of every card, marker and sheet, and how text flows down on it at any size."""

from __future__ import annotations

from collections.abc import Sequence

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Align, Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.theme import Color, Style

_CARD = (300.0, 400.0)
"""The size at which a card's text has its plain size, in units."""
_SIZES = (1.18, 1.09, 1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
"""Parts of the plain size that a text is set in: larger where it is short, smaller where it is long."""
_LONGEST_HEAD = 34


def bold_head(line: str) -> str:
    """The line with its short beginning (`Pass:`, `Upkeep:`) in bold."""
    for mark in (" — ", ": "):
        head, found, rest = line.partition(mark)
        if found and len(head) <= _LONGEST_HEAD and "**" not in head:
            return f"**{head}{mark.rstrip()}** {rest}"
    return line


def fitting(canvas: Canvas, text: str, width: float, height: float, style: Style, least: float = 12) -> Style:
    """The largest style, from 118 % of ``style`` down to 70 %, in which a wrapped text is not higher."""
    chosen = style
    for share in _SIZES:
        chosen = style.at(max(least, style.size * share))
        if canvas.paragraph_height(text, width, chosen) <= height:
            break
    return chosen


class Paper:
    """A card's ground that is filled from the top and from the bottom.

    Attributes:
        canvas: to draw on.
        box: the card.
        scale: how large its text is: 1 on a card of 300 × 400 units.
        rest: what is still free.
    """

    def __init__(self, canvas: Canvas, box: Box, *, framed: bool = True, scale: float | None = None) -> None:
        self.canvas = canvas
        self.box = box
        wanted = min(box.width / _CARD[0], box.height / _CARD[1])
        self.scale = min(1.7, max(0.62, wanted)) if scale is None else scale
        radius = min(12.0, 8 * self.scale)
        canvas.panel(Box(box.left + 1, box.top + 3, box.width, box.height), theme.CASING, radius=radius)
        canvas.panel(box, theme.PAPER, radius=radius)
        rim = 5 * self.scale
        if framed:
            canvas.panel(inset(box, rim), None, radius=radius - 2, border=theme.PAPER_LINE)
        self.rest = inset(box, rim + 9 * self.scale, rim + 6 * self.scale)

    def take(self, height: float) -> Box:
        """The next ``height`` units from the top."""
        rest = self.rest
        taken = Box(rest.left, rest.top, rest.width, min(height, max(0.0, rest.height)))
        self.rest = Box(rest.left, taken.bottom, rest.width, max(0.0, rest.height - taken.height))
        return taken

    def take_bottom(self, height: float) -> Box:
        """The last ``height`` units."""
        rest = self.rest
        height = min(height, max(0.0, rest.height))
        self.rest = Box(rest.left, rest.top, rest.width, rest.height - height)
        return Box(rest.left, rest.bottom - height, rest.width, height)

    def skip(self, height: float) -> None:
        """Leave some room free."""
        self.take(height)

    def caption(self, text: str, *, room: float = 0, align: Align = "center") -> None:
        """The kind of card, in capitals; ``room`` units are left free at both sides."""
        size = max(11.0, 13 * self.scale)
        row = inset(self.take(size * 1.35), room, 0)
        self.canvas.label(text.upper(), row, Style("semibold", size), theme.PAPER_SOFT, align=align)

    def title(self, text: str, *, room: float = 0, size: float = 23, align: Align = "center") -> None:
        """The name, in up to two lines."""
        width = self.rest.width - 2 * room
        style = theme.PAPER_TITLE.at(max(13.0, size * self.scale))
        line = style.size * style.leading
        block = self.canvas.block(text, width, style, height=2 * line)
        high = line * min(2, len(block.lines))
        row = inset(self.take(high), room, 0)
        self.canvas.paragraph(text, row, style, theme.PAPER_INK, align=align, middle=True)

    def subtitle(self, text: str, *, align: Align = "center") -> None:
        """A quiet line under the name."""
        size = max(11.5, 14.5 * self.scale)
        self.canvas.label(text, self.take(size * 1.4), Style("text", size), theme.PAPER_SOFT, align=align)

    def footer(self, text: str) -> None:
        """The last line."""
        if not text:
            return
        size = max(11.0, 12.5 * self.scale)
        row = self.take_bottom(size * 1.5)
        self.canvas.label(text, row, Style("italic", size), theme.PAPER_SOFT, align="center")

    def art(self, icon: str, height: float, color: Color = theme.PAPER_SOFT) -> None:
        """A picture's place, with the icon of the card's kind."""
        row = self.take(height)
        self.canvas.panel(row, theme.PAPER_DIM, radius=3)
        self.canvas.icon(icon, row.center, min(row.height * 0.66, row.width * 0.5), color)

    def body(self, lines: Sequence[str], *, icon: str = "", size: float = 16, align: Align = "left") -> None:
        """The rules in what is left, as large as fits; with a picture over it where there is room for one."""
        text = "\n".join(bold_head(line) for line in lines)
        scale, width = self.scale, self.rest.width
        style = Style("text", max(12.0, size * scale), 1.3)
        gap = 8 * scale
        if icon:
            larger = style.at(style.size * _SIZES[0])
            needed = self.canvas.paragraph_height(text, width, larger) + 2 * gap if text else gap
            if self.rest.height - needed < 40 * scale:
                needed = self.canvas.paragraph_height(text, width, style) + 2 * gap
            free = self.rest.height - needed
            if free >= 40 * scale:
                self.skip(gap * 0.6)
                self.art(icon, min(free, self.box.height * 0.34, width * 0.72))
        self.skip(gap)
        if text:
            room = self.rest
            style = fitting(self.canvas, text, width, room.height, style)
            self.canvas.paragraph(text, room, style, theme.PAPER_INK, align=align)
