"""What several dialogs are made of: rows that can be pressed, headings, boxes that say what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.widgets import Look, Widget

_BETWEEN = " \N{MIDDLE DOT} "
_SMALL = theme.CAPTION.at(12.5)
TWO_LINES = 52.0
"""Units: a row so high has room for two lines under its title."""
Picture = Callable[[Canvas, Position, float], object]
"""Draws something around a position, so large: the token of a monster in a row."""


class Row(Widget):
    """A row that stands for an option, or for something to look at.

    Attributes:
        title: bold; sub: a quiet second line; value: large at the right (a chance); note: quiet, before it.
        number: of the option in the bar; empty for none.
        icon: before the words; ``picture`` in its place draws something of its own.
        chosen: white: it is what is at hand.
        costly: hatched: it is lost for certain.
    """

    def __init__(  # noqa: PLR0913 - the looks of a row are many named values
        self,
        name: str,
        box: Box,
        title: str,
        on_press: Callable[[], object] | None = None,
        *,
        sub: str = "",
        value: str = "",
        note: str = "",
        number: str = "",
        icon: str = "",
        picture: Picture | None = None,
        chosen: bool = False,
        costly: bool = False,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
        mark: str = "",
        on_close_up: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(name, box, enabled=enabled, reason=reason, tip=tip, focusable=on_press is not None)
        self.title = title
        self.on_press = on_press
        self.sub = sub
        self.value = value
        self.note = note
        self.number = number
        self.icon = icon
        self.picture = picture
        self.chosen = chosen
        self.costly = costly
        self.mark = mark
        self.on_close_up = on_close_up

    def press(self, at: Position | None = None) -> None:
        """Do what it stands for."""
        if self.on_press is not None:
            self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw ground, number, icon, words and value."""
        box = self.box
        ink, soft = self._ground(canvas, look)
        left = box.left + (20 if self.costly else 12)
        if self.number:
            radius = min(12.0, box.height * 0.3)
            canvas.number_badge(self.number, (left + radius, box.centery), radius=radius)
            left += radius * 2 + 8
        size = min(28.0, box.height * 0.5)
        if self.picture is not None:
            size = box.height * 0.86
            self.picture(canvas, (left + size / 2, box.centery), size)
            left += size + 8
        elif self.icon:
            canvas.icon(self.icon, (left + size / 2, box.centery), size * 0.86, ink)
            left += size + 6
        right = self._right(canvas, box.right - 12, ink)
        sub, noted = self.sub or (self.reason if not self.enabled else ""), 0.0
        if self.note:
            noted = min(canvas.text_width(self.note, theme.CAPTION_BOLD), (right - left) * 0.5) + 10
            if sub and not fits(canvas, self.title, right - noted - left, theme.BODY_BOLD):
                sub, noted = f"{self.note}{_BETWEEN}{sub}", 0.0  # the title is read whole
        if noted:
            note = Box(right - noted + 10, box.top, noted - 8, box.height)
            tint = ink if self.enabled else soft
            canvas.label(self.note, note, theme.CAPTION_BOLD, tint, align="right")
        room = Box(left, box.top, max(0.0, right - noted - left), box.height)
        self._words(canvas, room, sub, ink, soft)

    def _ground(self, canvas: Canvas, look: Look) -> tuple[theme.Color, theme.Color]:
        box = self.box
        lit = look.hovered and self.enabled and self.on_press is not None
        if not self.enabled:
            canvas.dashed(box, theme.INK_OFF, width=1.25)
            return theme.INK_OFF, theme.INK_OFF
        if self.chosen:
            canvas.sheet(box, theme.CARD_WHITE)
            return theme.PAPER_INK, theme.PAPER_SOFT
        ground = theme.PANEL_HIGH if lit else theme.PANEL_LIGHT if self.on_press else theme.PANEL
        canvas.panel(box, ground)
        if self.costly:
            canvas.hatching(Box(box.left + 3, box.top + 3, 8, box.height - 6))
        return theme.INK, theme.INK_SOFT

    def _right(self, canvas: Canvas, right: float, ink: theme.Color) -> float:
        """Value and mark from the right edge; gives where they begin."""
        box = self.box
        if self.mark:
            size = min(20.0, box.height * 0.4)
            canvas.icon(self.mark, (right - size / 2, box.centery), size, ink)
            right -= size + 8
        if self.value:
            style = Style("serif-bold", 19 if box.height >= 40 else 16)
            wide = canvas.text_width(self.value, style)
            canvas.label(self.value, Box(right - wide, box.top, wide + 2, box.height), style, ink)
            right -= max(wide, 44.0) + 10
        return right

    def _words(self, canvas: Canvas, room: Box, sub: str, ink: theme.Color, soft: theme.Color) -> None:
        style = theme.BODY_BOLD
        if sub and room.height >= 40:
            step = min(22.0, room.height * 0.42)
            shown = _whole_parts(canvas, sub, room.width)
            whole = fits(canvas, shown, room.width, theme.CAPTION)
            if not whole and room.height >= TWO_LINES:
                self._draw_long(canvas, room, sub, ink, soft)
                return
            canvas.label(self.title, Box(room.left, room.centery - step, room.width, step), style, ink)
            low = Box(room.left, room.centery + 1, room.width, step - 2)
            canvas.label(shown, low, theme.CAPTION, soft)
            return
        used = canvas.label(self.title, room, style, ink)
        rest = Box(room.left + used + 10, room.top + 1, room.width - used - 10, room.height)
        beside = _whole_parts(canvas, sub, rest.width) if sub and rest.width > 50 else ""
        if beside and fits(canvas, beside, rest.width, theme.CAPTION):
            canvas.label(beside, rest, theme.CAPTION, soft)

    def _draw_long(self, canvas: Canvas, room: Box, sub: str, ink: theme.Color, soft: theme.Color) -> None:
        """The title over two lines of small words."""
        title = Box(room.left, room.top + 1, room.width, 18)
        canvas.label(self.title, title, theme.BODY_BOLD, ink)
        low = Box(room.left, title.bottom - 1, room.width, room.bottom - title.bottom - 1)
        canvas.paragraph(sub, low, _SMALL, soft, middle=True)


def _whole_parts(canvas: Canvas, text: str, width: float) -> str:
    """As many parts of a line, which dots divide, as a label shows whole; all of it where not one fits."""
    parts = text.split(_BETWEEN)
    shorter = [_BETWEEN.join(parts[:count]) for count in range(len(parts), 0, -1)]
    return next((one for one in shorter if fits(canvas, one, width, theme.CAPTION)), text)


def heading(canvas: Canvas, box: Box, text: str, right: str = "") -> None:
    """A quiet line over a group of things."""
    used = canvas.label(text, box, theme.CAPTION_BOLD, theme.INK_SOFT)
    if right:
        rest = Box(box.left + used + 12, box.top, max(0.0, box.width - used - 12), box.height)
        canvas.label(right, rest, theme.CAPTION, theme.INK_SOFT, align="right")


def draw_note(
    canvas: Canvas,
    box: Box,
    title: str,
    text: str = "",
    *,
    icon: str = "",
    costly: bool = False,
) -> None:
    """A box with an icon, a bold line and quiet words under it; hatched where it costs."""
    canvas.panel(box, theme.PANEL)
    left = box.left + 12
    if costly:
        canvas.hatching(Box(box.left + 3, box.top + 3, 8, box.height - 6))
        left += 8
    if icon:
        canvas.icon(icon, (left + 10, box.centery), 20)
        left += 30
    room = Box(left, box.top + 6, box.right - 10 - left, box.height - 12)
    if not text:
        canvas.paragraph(title, room, theme.BODY_BOLD, middle=True)
        return
    high = canvas.paragraph_height(title, room.width, theme.BODY_BOLD)
    high = min(high, max(22.0, room.height * 0.6))
    rest = Box(room.left, room.top + high, room.width, room.height - high)
    used = canvas.paragraph_height(text, room.width, theme.CAPTION)
    shift = max(0.0, (rest.height - used) / 2)
    canvas.paragraph(title, Box(room.left, room.top + shift, room.width, high), theme.BODY_BOLD)
    canvas.paragraph(
        text, Box(rest.left, rest.top + shift, rest.width, rest.height - shift), theme.CAPTION, theme.INK_SOFT
    )


def note_height(canvas: Canvas, width: float, title: str, text: str = "", *, icon: bool = True) -> float:
    """How high `draw_note` wants to be."""
    room = width - 22 - (30 if icon else 0) - 8
    high = canvas.paragraph_height(title, room, theme.BODY_BOLD)
    if text:
        high += canvas.paragraph_height(text, room, theme.CAPTION)
    return max(44.0, high + 14)


def draw_chance(canvas: Canvas, box: Box, chance: str, share: float, words: str, more: str = "") -> None:
    """One large chance with what it is the chance of, and a bar."""
    size = 44.0 if box.height >= 64 else 30.0
    style = Style("serif-bold", size)
    bar = 12.0 if box.height >= 64 else 8.0
    top = Box(box.left, box.top, box.width, box.height - bar - 4)
    used = canvas.label(chance, top, style)
    rest = Box(box.left + used + 14, top.top, box.width - used - 14, top.height)
    if more and top.height >= 38:
        half = rest.height / 2
        canvas.label(words, Box(rest.left, rest.top + 2, rest.width, half), theme.BODY_BOLD)
        low = Box(rest.left, rest.top + half, rest.width, half - 2)
        canvas.label(more, low, theme.CAPTION, theme.INK_SOFT)
    else:
        canvas.label(words, rest, theme.BODY_BOLD)
    canvas.bar(Box(box.left, box.bottom - bar, box.width, bar), share)


def stack(box: Box, heights: Sequence[float], gap: float) -> list[Box]:
    """Boxes of these heights under one another."""
    boxes, top = [], box.top
    for height in heights:
        boxes.append(Box(box.left, top, box.width, height))
        top += height + gap
    return boxes


def split(box: Box, left: float, gap: float) -> tuple[Box, Box]:
    """Two boxes beside one another, the left one so wide."""
    return (
        Box(box.left, box.top, left, box.height),
        Box(box.left + left + gap, box.top, max(0.0, box.width - left - gap), box.height),
    )


def frame(canvas: Canvas, box: Box, *, radius: float = theme.RADIUS) -> Box:
    """A quiet ground for a group; gives its inside."""
    canvas.panel(box, theme.PANEL, radius=radius)
    return inset(box, 14, 10)
