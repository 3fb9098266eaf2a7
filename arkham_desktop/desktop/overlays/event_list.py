"""A list of events that scrolls; a press flies to where it happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.event_lines import Entry
from arkham_desktop.desktop.overlays.faces_monster import draw_token
from arkham_desktop.desktop.widgets import ListView, Look

if TYPE_CHECKING:
    from arkham_desktop.desktop.overlays.base import Host


class EventList(ListView):
    """Lines of events with their cause; what the table will show yet is dashed, what it shows now white."""

    def __init__(self, host: Host, box: Box, lines: Sequence[Entry], *, dense: bool = False) -> None:
        super().__init__(
            "dialog-events",
            box,
            len(lines),
            self._draw_entry,
            row_height=34.0 if dense else 46.0,
            gap=4,
            on_choose=self._fly,
            on_open=self._fly,
        )
        self._host = host
        self.lines = lines
        self._upcoming: list[Any] = []

    def _fly(self, index: int) -> None:
        place = self.lines[index].place
        if place:
            self._host.fly_to(place)

    def _when(self, entry: Entry) -> tuple[bool, bool]:
        """Whether the event is being shown on the table now, and whether it will be."""
        upcoming = self._upcoming
        return bool(upcoming) and entry.event is upcoming[0], any(entry.event is one for one in upcoming)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the lines; the one that is being shown on the table is in sight."""
        upcoming = self._host.upcoming
        if upcoming and (not self._upcoming or upcoming[0] is not self._upcoming[0]):
            self.show(next((i for i, entry in enumerate(self.lines) if entry.event is upcoming[0]), -1))
        self._upcoming = upcoming
        super().draw(canvas, look)

    def _draw_entry(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        entry = self.lines[index]
        lit = hovered and bool(entry.place)
        now, coming = self._when(entry)
        ink, soft = theme.INK, theme.INK_SOFT
        if now:
            canvas.sheet(box, theme.CARD_WHITE)
            ink, soft = theme.PAPER_INK, theme.PAPER_SOFT
        elif coming:
            canvas.dashed(box, theme.INK_OFF, width=1.25)
            ink = soft = theme.INK_OFF
        else:
            canvas.panel(box, theme.PANEL_LIGHT if lit else theme.PANEL, radius=5)
        monster = getattr(entry.event, "monster", "")
        library = self._host.table.library
        moved = isinstance(entry.event, e.MonsterMoved | e.MonsterAppeared)
        size = box.height
        if moved and monster in library.monster_instances:
            draw_token(
                canvas, library.monster_instances[monster], (box.left + size * 0.55, box.centery), size * 0.37
            )
        else:
            canvas.icon(entry.icon, (box.left + size * 0.55, box.centery), size * 0.48, ink)
        left = box.left + size * 1.1
        wide = min(canvas.text_width(entry.cause, theme.CAPTION), box.width * 0.34) if entry.cause else 0.0
        if not fits(canvas, entry.text, box.right - 14 - wide - left, theme.BODY):
            wide = 0.0  # what happened comes first; its cause can be asked for
        words = Box(left, box.top, box.right - 14 - wide - left, box.height)
        _draw_words(canvas, words, entry.text, ink)
        if wide:
            cause = Box(box.right - 10 - wide, box.top, wide + 2, box.height)
            canvas.label(entry.cause, cause, theme.CAPTION, soft, align="right")


def _draw_words(canvas: Canvas, box: Box, text: str, ink: theme.Color) -> None:
    """What happened in one line, or in two smaller ones where one has no room for it."""
    if fits(canvas, text, box.width, theme.BODY):
        canvas.label(text, box, theme.BODY, ink)
    else:
        canvas.paragraph(text, box, theme.CAPTION, ink, middle=True)
