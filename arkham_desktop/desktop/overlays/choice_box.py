"""An option in full: its label, what it costs, what follows, its chance; as high as its words are."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Grade, Style
from arkham_desktop.desktop.widgets import Look, Widget


class ChoiceBox(Widget):
    """A box that can be pressed.

    Attributes:
        title: bold; text: wrapped under it.
        odds: at the right; number: in the bar.
        grade: hatched where it costs, dashed where it is risky.
    """

    def __init__(  # noqa: PLR0913 - named values
        self,
        name: str,
        box: Box,
        title: str,
        text: str,
        on_press: Callable[[], object],
        *,
        number: str = "",
        odds: str = "",
        icon: str = "",
        grade: Grade = Grade.PLAIN,
    ) -> None:
        super().__init__(name, box)
        self.title = title
        self.text = text
        self.on_press = on_press
        self.number = number
        self.odds = odds
        self.icon = icon
        self.grade = grade

    @staticmethod
    def height(canvas: Canvas, width: float, title: str, text: str) -> float:
        """How high it wants to be."""
        room = width - 128
        high = canvas.paragraph_height(title, room, theme.BODY_BOLD)
        if text:
            high += canvas.paragraph_height(text, room, theme.BODY.at(15)) + 2
        return max(52.0, high + 22)

    def press(self, at: Position | None = None) -> None:
        """Take the option."""
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw ground, number, words and chance."""
        box = self.box
        costly = self.grade is Grade.COSTLY
        ground = theme.PANEL_HIGH if look.hovered else theme.PANEL_LIGHT
        canvas.panel(box, ground, border=theme.INK if costly else None, width=2)
        left = box.left + 14
        if costly:
            canvas.hatching(Box(box.left + 3, box.top + 3, 8, box.height - 6))
            left += 8
        elif self.grade is Grade.RISKY:
            canvas.dashed(box, theme.INK, width=1.5)
        if self.number:
            canvas.number_badge(self.number, (left + 12, box.centery), radius=12)
            left += 36
        elif self.icon:
            canvas.icon(self.icon, (left + 12, box.centery), 20)
            left += 36
        right = box.right - 14
        if self.odds:
            style = Style("serif-bold", 20)
            wide = canvas.text_width(self.odds, style)
            canvas.label(self.odds, Box(right - wide, box.top, wide + 2, box.height), style)
            right -= wide + 12
        room = Box(left, box.top + 8, right - left, box.height - 16)
        high = canvas.paragraph_height(self.title, room.width, theme.BODY_BOLD)
        style = theme.BODY.at(15)
        under = canvas.paragraph_height(self.text, room.width, style) if self.text else 0.0
        top = room.top + max(0.0, (room.height - high - under) / 2)
        canvas.paragraph(self.title, Box(room.left, top, room.width, high), theme.BODY_BOLD)
        if self.text:
            low = Box(room.left, top + high, room.width, max(18.0, room.bottom - top - high))
            canvas.paragraph(self.text, low, style, theme.INK_SOFT)
