"""The portrait of whoever the dock shows: a press opens the sheet."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.likeness import draw_portrait
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.widgets import Look
from arkham_desktop.desktop.widgets.button import IconButton


class PortraitButton(IconButton):
    """An investigator's portrait that is a button; a person's sign where there is no portrait."""

    def __init__(self, person: str, box: Box, on_press: Callable[[], object], *, tip: str) -> None:
        super().__init__("portrait", box, "", on_press, icon="person", tip=tip)
        self.person = person

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the portrait, on a ground where it is pointed at."""
        if look.hovered or look.pressed:
            canvas.panel(self.box, theme.PANEL_LIGHT)
        if not draw_portrait(canvas, self.box, self.person):
            super().draw(canvas, look)
