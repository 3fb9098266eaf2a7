"""The edge that a dialog leaves while one looks at the table behind it: its title, and the way back."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.base import EDGE, draw_rail
from arkham_desktop.desktop.widgets import Look, Widget
from arkham_desktop.desktop.words import say

NAME = "peek-edge"
WIDTH = 56.0


class PeekEdge(Widget):
    """A strip at the table's right; a press brings the dialog back."""

    def __init__(self, table: Box, icon: str, title: str, key: str, on_press: Callable[[], object]) -> None:
        box = Box(table.right - WIDTH, table.top, WIDTH, table.height)
        super().__init__(NAME, box, tip=say("peek.back", title=title, key=key))
        self._icon = icon
        self._title = title
        self._key = key
        self._on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Bring the dialog back."""
        self._on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the strip with its title turned upright."""
        box = self.box
        canvas.ground(theme.BLOTTER, box)
        if look.hovered:
            canvas.fill(theme.PANEL_LIGHT, box)
        draw_rail(canvas, Box(box.left, box.top, EDGE, box.height))
        middle = box.centerx + 2
        canvas.icon(self._icon, (middle, box.top + 30), 26)
        px = canvas.setter.pixels(theme.LABEL.size, canvas.scale)
        line = pygame.transform.rotate(canvas.fonts.line(self._title, theme.LABEL.face, px, theme.INK), -90)
        room = canvas.rect(Box(box.left, box.top + 56, box.width, max(0.0, box.height - 130)))
        shown = pygame.Rect(0, 0, line.get_width(), min(line.get_height(), room.height))
        canvas.surface.blit(line, (room.centerx - line.get_width() // 2, room.top), shown)
        canvas.icon("back", (middle, box.bottom - 54), 20)
        if self._key:
            wide = canvas.key_cap_width(self._key)
            canvas.key_cap(self._key, middle + wide / 2, box.bottom - 24)
