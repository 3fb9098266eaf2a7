"""What scrolls: lists of rows and long texts."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color, Style
from arkham_desktop.desktop.widgets.base import Look, Widget

_BAR = 8.0
DrawRow = Callable[[Canvas, Box, int, bool, bool], None]
"""Draws row ``index`` in a box: canvas, box, index, chosen, hovered."""


class Scroller(Widget):
    """A window on something higher than itself: wheel, arrows, Page keys, a bar that can be dragged."""

    def __init__(self, name: str, box: Box, *, focusable: bool = True) -> None:
        super().__init__(name, box, focusable=focusable)
        self.offset = 0.0

    @property
    def content_height(self) -> float:
        """Units."""
        return self.box.height

    @property
    def scrolls(self) -> bool:
        """There is more than can be seen."""
        return self.content_height > self.box.height + 0.5

    def scroll(self, by: float) -> bool:
        """Move on by units; True when something moved."""
        before = self.offset
        self.offset = min(max(0.0, self.content_height - self.box.height), max(0.0, self.offset + by))
        return self.offset != before

    def wheel(self, steps: float, at: Position) -> bool:
        """Three rows a step."""
        self.scroll(-steps * 72)
        return self.scrolls

    def drag(self, at: Position) -> bool:
        """Drag the bar."""
        if not self.scrolls or at[0] < self.box.right - _BAR * 2.5:
            return False
        share = (at[1] - self.box.top) / self.box.height
        self.offset = 0.0
        self.scroll(share * self.content_height - self.box.height / 2)
        return True

    def key(self, key: Key) -> bool:
        """Arrows and Page keys."""
        by = {
            "up": -40.0,
            "down": 40.0,
            "page-up": -self.box.height * 0.9,
            "page-down": self.box.height * 0.9,
        }.get(str(key))
        return by is not None and self.scrolls and self.scroll(by)

    def draw_bar(self, canvas: Canvas, *, on_paper: bool = False) -> None:
        """Draw the bar at the right edge, when there is more than can be seen; a dark one on paper."""
        if not self.scrolls:
            return
        color, back = (theme.PAPER_SOFT, theme.PAPER_DIM) if on_paper else (theme.INK_SOFT, theme.PANEL)
        track = Box(self.box.right - _BAR, self.box.top, _BAR - 2, self.box.height)
        canvas.panel(track, back, radius=3)
        height = max(24.0, track.height * self.box.height / self.content_height)
        share = self.offset / (self.content_height - self.box.height)
        top = track.top + (track.height - height) * share
        canvas.panel(Box(track.left, top, track.width, height), color, radius=3)


class ListView(Scroller):
    """Rows of one height, one of them chosen.

    Attributes:
        count: how many rows.
        row_height: units, with the gap under it.
        chosen: index of the chosen row, -1 for none.
        on_paper: it stands on paper: the bar is dark.
    """

    def __init__(  # noqa: PLR0913 - named values
        self,
        name: str,
        box: Box,
        count: int,
        draw_row: DrawRow,
        *,
        row_height: float = theme.ROW,
        gap: float = 6,
        chosen: int = -1,
        on_choose: Callable[[int], object] | None = None,
        on_open: Callable[[int], object] | None = None,
        on_paper: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.count = count
        self.on_paper = on_paper
        self.draw_row = draw_row
        self.row_height = row_height
        self.gap = gap
        self.chosen = chosen
        self.on_choose = on_choose
        self.on_open = on_open
        self._over = -1
        self.show(chosen)

    @property
    def content_height(self) -> float:
        """Of all rows."""
        return max(0.0, self.count * (self.row_height + self.gap) - self.gap)

    def row_box(self, index: int) -> Box:
        """Where a row stands now."""
        width = self.box.width - (_BAR + 6 if self.scrolls else 0)
        top = self.box.top - self.offset + index * (self.row_height + self.gap)
        return Box(self.box.left, top, width, self.row_height)

    def row_at(self, at: Position | None) -> int:
        """The row under a position, -1 for none."""
        if at is None or not self.box.collidepoint(at):
            return -1
        index = int((at[1] - self.box.top + self.offset) // (self.row_height + self.gap))
        return index if 0 <= index < self.count and self.row_box(index).collidepoint(at) else -1

    def show(self, index: int) -> None:
        """Scroll so that a row can be seen."""
        if 0 <= index < self.count:
            top = index * (self.row_height + self.gap)
            low = top + self.row_height - self.box.height
            self.offset = min(max(self.offset, low), top)
        self.scroll(0)

    def choose(self, index: int) -> None:
        """Choose a row."""
        if 0 <= index < self.count:
            changed = index != self.chosen
            self.chosen = index
            self.show(index)
            if changed and self.on_choose is not None:
                self.on_choose(index)

    def press(self, at: Position | None = None) -> None:
        """A click chooses, a click on the chosen row opens; Enter opens."""
        index = self.chosen if at is None else self.row_at(at)
        if index < 0:
            return
        if index == self.chosen and self.on_open is not None:
            self.on_open(index)
        else:
            self.choose(index)

    def key(self, key: Key) -> bool:
        """Arrows, Home and End choose; Page keys scroll."""
        to = {"up": self.chosen - 1, "down": self.chosen + 1, "home": 0, "end": self.count - 1}.get(str(key))
        if to is None:
            return super().key(key)
        if not 0 <= to < self.count:
            return False
        self.choose(to)
        return True

    def hover(self, at: Position | None) -> bool:
        """Light the row under the pointer."""
        over = self.row_at(at)
        changed = over != self._over
        self._over = over
        return changed

    def draw_focus(self, canvas: Canvas) -> None:
        """The ring stands around the chosen row."""
        if 0 <= self.chosen < self.count:
            box = self.row_box(self.chosen)
            around = Box(self.box.left - 8, self.box.top - 8, self.box.width + 16, self.box.height + 16)
            with canvas.clipped(around):
                canvas.focus(box, radius=self.ring_radius)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the rows that can be seen, and the bar."""
        with canvas.clipped(self.box):
            for index in range(self.count):
                box = self.row_box(index)
                if box.bottom > self.box.top and box.top < self.box.bottom:
                    self.draw_row(canvas, box, index, index == self.chosen, index == self._over)
        self.draw_bar(canvas, on_paper=self.on_paper)


class ScrollText(Scroller):
    """A long text that wraps and scrolls; dark letters mean that it stands on paper."""

    def __init__(
        self, name: str, box: Box, text: str, *, style: Style = theme.BODY, color: Color = theme.INK
    ) -> None:
        super().__init__(name, box)
        self.text = text
        self.style = style
        self.color = color
        self.on_paper = color in (theme.PAPER_INK, theme.PAPER_SOFT)
        self._height = 0.0

    @property
    def text_width(self) -> float:
        """What is left for the text beside the bar."""
        return self.box.width - _BAR - 8

    @property
    def content_height(self) -> float:
        """As measured when it was last drawn."""
        return self._height

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the part that can be seen, and the bar."""
        width = self.text_width
        self._height = canvas.paragraph_height(self.text, width, self.style)
        with canvas.clipped(self.box):
            canvas.paragraph(
                self.text, Box(self.box.left, self.box.top - self.offset, width, 0), self.style, self.color
            )
        self.draw_bar(canvas, on_paper=self.on_paper)
