"""The list of choices, the last one first: a press takes back that one and all after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.base import Host, Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.panels.undo import told_choice
from arkham_desktop.desktop.widgets import ListView, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

NAME = "dialog-choices"


class UndoList(Panel):
    """Every choice that counts, with its turn, its phase and who made it."""

    icon = "undo"
    command = Command.UNDO_LIST

    def __init__(self, host: Host, take_back_to: Callable[[int], object], sub: str) -> None:
        super().__init__(host)
        self._take_back_to = take_back_to
        self._sub = sub

    @property
    def title(self) -> str:
        """The header's first line."""
        return say("undo.list")

    @property
    def sub(self) -> str:
        """The header's second line: what a press does."""
        return self._sub

    def arrange(self, box: Box) -> list[Widget]:
        """The list in the whole panel."""
        count = len(self.host.session.history)
        return [ListView(NAME, box, count, self._draw_row, gap=4, on_choose=self._press, on_open=self._press)]

    def _press(self, index: int) -> None:
        self._take_back_to(len(self.host.session.history) - 1 - index)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Say what would fill the list while it is empty."""
        if not self.host.session.history:
            canvas.label(
                say("undo.list-empty"), Box(box.left, box.top, box.width, 30), theme.BODY, theme.INK_SOFT
            )

    def _draw_row(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        history = self.host.session.history
        line = history[len(history) - 1 - index]
        canvas.panel(box, theme.PANEL_LIGHT if hovered or chosen else theme.PANEL, radius=5)
        seat = next((one.seat for one in self.host.table.state.investigators if one.id == line.who), None)
        if seat is not None:
            canvas.shield(seat, (box.left + 22, box.centery), 24)
        when = say("undo.when", turn=line.turn, phase=say(f"phase.{line.phase}"))
        width = canvas.text_width(when, theme.CAPTION)
        words = Box(box.left + 44, box.top, box.width - width - 90, box.height)
        canvas.label(told_choice(self.host.desk, line), words, theme.BODY_BOLD)
        if line.revealed:
            canvas.icon("eye", (box.right - width - 26, box.centery), 16, theme.INK_SOFT)
        rest = Box(box.right - width - 12, box.top, width + 2, box.height)
        canvas.label(when, rest, theme.CAPTION, theme.INK_SOFT)


@opens(Command.UNDO_LIST)
def open_undo_list(scene: TableScene) -> None:
    """Open or close the list."""
    watching = scene.bar.watching
    if watching is None:
        scene.open_panel(UndoList(scene, scene.taking_back.to, say("undo.list-sub")))
    else:
        scene.open_panel(UndoList(scene, watching.go_to, watching.about_list))
