"""Rows that scroll where they have no room beside one another: none is ever left out."""

from __future__ import annotations

from collections.abc import Sequence

from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.widgets import ListView, Look, Widget


class RowList(ListView):
    """Rows of one height in a box with a scroll bar; a press on one does what it stands for."""

    def __init__(self, name: str, box: Box, rows: Sequence[Row], *, row_height: float, gap: float) -> None:
        super().__init__(name, box, len(rows), self._draw_one, row_height=row_height, gap=gap)
        self.rows = list(rows)

    def press(self, at: Position | None = None) -> None:
        """A click takes the row under the pointer, Enter the chosen one."""
        index = self.chosen if at is None else self.row_at(at)
        if index >= 0:
            self.choose(index)
            if self.rows[index].enabled:
                self.rows[index].press(at)

    def hover(self, at: Position | None) -> bool:
        """What is under the pointer says what it does, or why it cannot be used."""
        changed = super().hover(at)
        self.tip = self.rows[self._over].message if self._over >= 0 else ""
        return changed

    def _draw_one(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        row = self.rows[index]
        row.box = box
        row.draw(canvas, Look(hovered=hovered))


class PairedRows(RowList):
    """Rows in two columns that scroll together, read across."""

    _BETWEEN = 10.0

    @property
    def content_height(self) -> float:
        """Of all lines of rows."""
        return max(0.0, (self.count + 1) // 2 * (self.row_height + self.gap) - self.gap)

    def row_box(self, index: int) -> Box:
        """Where a row stands now: at the left the even ones."""
        whole = super().row_box(index // 2)
        width = (whole.width - self._BETWEEN) / 2
        return Box(whole.left + index % 2 * (width + self._BETWEEN), whole.top, width, whole.height)

    def row_at(self, at: Position | None) -> int:
        """The row under a position, -1 for none."""
        if at is None or not self.box.collidepoint(at):
            return -1
        return next((index for index in range(self.count) if self.row_box(index).collidepoint(at)), -1)

    def show(self, index: int) -> None:
        """Scroll so that a row can be seen."""
        if 0 <= index < self.count:
            top = index // 2 * (self.row_height + self.gap)
            self.offset = min(max(self.offset, top + self.row_height - self.box.height), top)
        self.scroll(0)


def placed(
    name: str, box: Box, rows: Sequence[Row], *, height: float, least: float, gap: float = 6.0
) -> tuple[list[Widget], float]:
    """Rows one under another, lower where they are many, in a list that scrolls where they are too many.

    Args:
        name: of the list.
        box: what they have.
        rows: their boxes are set here.
        height: as they like it.
        least: as low as they can be.
        gap: between them.

    Returns:
        The widgets and how high all of them are together.
    """
    if not rows:
        return [], 0.0
    if len(rows) * (height + gap) - gap > box.height:
        height = max(least, (box.height + gap) / len(rows) - gap)
    total = len(rows) * (height + gap) - gap
    if total > box.height + 0.5:
        return [RowList(name, box, rows, row_height=height, gap=gap)], box.height
    for index, row in enumerate(rows):
        row.box = Box(box.left, box.top + index * (height + gap), box.width, height)
    return list(rows), total
