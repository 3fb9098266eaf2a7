"""Controls for values: one of several, on or off, a slider with stops, a stepper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.widgets.base import Look, Widget

CHOICE_GAP = 6.0
"""Units between the buttons of a choice."""


class Choice(Widget):
    """One of several values as a row of buttons; left and right change it.

    Attributes:
        options: value and label, in order.
        value: the chosen one.
    """

    def __init__(
        self,
        name: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(name, box, tip=tip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self._over = -1

    def _boxes(self) -> list[Box]:
        return columns(self.box, len(self.options), CHOICE_GAP)

    def _at(self, at: Position | None) -> int:
        if at is not None:
            for index, box in enumerate(self._boxes()):
                if box.collidepoint(at):
                    return index
        return -1

    def choose(self, index: int) -> None:
        """Choose by place."""
        value = self.options[index][0]
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, at: Position | None = None) -> None:
        """Choose what was clicked; the keyboard goes to the next one."""
        index = self._at(at)
        if at is None:
            index = (self._index + 1) % len(self.options)
        if index >= 0:
            self.choose(index)

    @property
    def _index(self) -> int:
        return [value for value, _ in self.options].index(self.value)

    def key(self, key: Key) -> bool:
        """Left and right change the value."""
        step = {"left": -1, "right": 1}.get(str(key), 0)
        if not step:
            return False
        self.choose(min(len(self.options) - 1, max(0, self._index + step)))
        return True

    def hover(self, at: Position | None) -> bool:
        """Light the one under the pointer."""
        over = self._at(at)
        changed = over != self._over
        self._over = over
        return changed

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the row; the chosen one is white."""
        for index, (box, (value, label)) in enumerate(zip(self._boxes(), self.options, strict=True)):
            if value == self.value:
                canvas.sheet(box, theme.CARD_WHITE)
                ink = theme.PAPER_INK
            else:
                lit = look.hovered and index == self._over
                canvas.panel(box, theme.PANEL_LIGHT if lit else theme.PANEL, radius=4)
                ink = theme.INK
            inner = Box(box.left + 8, box.top, box.width - 16, box.height)
            canvas.label(label, inner, theme.BODY_BOLD, ink, align="center")


class Toggle(Widget):
    """On or off: a label, a quiet line about it and a switch at the right."""

    def __init__(  # noqa: PLR0913 - named values
        self,
        name: str,
        box: Box,
        label: str,
        value: bool,
        on_change: Callable[[bool], object],
        *,
        detail: str = "",
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, reason=reason, tip=tip)
        self.label = label
        self.detail = detail
        self.value = value
        self.on_change = on_change

    def press(self, at: Position | None = None) -> None:
        """Turn it over."""
        self.value = not self.value
        self.on_change(self.value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the row with its switch; a tick or nothing stands in the knob's place."""
        box = self.box
        canvas.panel(box, theme.PANEL_LIGHT if look.hovered and self.enabled else theme.PANEL, radius=4)
        ink = theme.INK if self.enabled else theme.INK_OFF
        switch = Box(box.right - 14 - 40, box.centery - 11, 40, 22)
        room = switch.left - box.left - 28
        wide = canvas.label(self.label, Box(box.left + 14, box.top, room, box.height), theme.BODY_BOLD, ink)
        if self.detail and room - wide > 60:
            left = box.left + 14 + wide + 14
            rest = Box(left, box.top, switch.left - 12 - left, box.height)
            canvas.label(self.detail, rest, theme.CAPTION, theme.INK_SOFT, align="right")
        ground = theme.WHITE if self.value else theme.WELL
        canvas.panel(switch, ground, radius=11, border=theme.LINE, width=1.25)
        knob = switch.right - 11 if self.value else switch.left + 11
        canvas.disc((knob, switch.centery), 8, theme.CASING if self.value else theme.INK_OFF)
        if self.value:
            canvas.icon("yes", (switch.left + 11, switch.centery), 10, theme.PAPER_INK)


class Slider(Widget):
    """A value on a line with stops; drag, click, left and right, Home and End.

    Attributes:
        stops: label of each stop.
        value: index of the chosen one.
    """

    def __init__(
        self, name: str, box: Box, stops: Sequence[str], value: int, on_change: Callable[[int], object]
    ) -> None:
        super().__init__(name, box)
        self.stops = list(stops)
        self.value = value
        self.on_change = on_change

    def _x(self, index: float) -> float:
        return self.box.left + 14 + (self.box.width - 28) * index / max(1, len(self.stops) - 1)

    def choose(self, index: int) -> None:
        """Choose a stop."""
        index = min(len(self.stops) - 1, max(0, index))
        if index != self.value:
            self.value = index
            self.on_change(index)

    def drag(self, at: Position) -> bool:
        """The stop nearest to the pointer."""
        share = (at[0] - self.box.left - 14) / max(1.0, self.box.width - 28)
        self.choose(round(share * (len(self.stops) - 1)))
        return True

    def key(self, key: Key) -> bool:
        """Left and right, Home and End."""
        step = {"left": -1, "right": 1}.get(str(key))
        if step is not None:
            self.choose(self.value + step)
        elif str(key) in ("home", "end"):
            self.choose(0 if str(key) == "home" else len(self.stops) - 1)
        else:
            return False
        return True

    def draw_focus(self, canvas: Canvas) -> None:
        """A ring around the knob, which is what the keys move."""
        knob = Box(self._x(self.value) - 14, self.box.top + 2, 28, 28)
        canvas.focus(knob, radius=14)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw line, stops, labels and knob."""
        y = self.box.top + 16
        width = self._x(len(self.stops) - 1) - self._x(0)
        canvas.panel(Box(self._x(0), y - 3, width, 6), theme.WELL, radius=3, border=theme.BRASS_LINE)
        for index, label in enumerate(self.stops):
            x = self._x(index)
            canvas.disc((x, y), 5, theme.INK_SOFT)
            chosen = index == self.value
            color = theme.AMBER if chosen else theme.INK_SOFT
            style = theme.CAPTION.bold() if chosen else theme.CAPTION
            canvas.text(label, (x, y + 16), style, color, align="center")
        canvas.disc((self._x(self.value), y), 13, theme.AMBER, border=theme.CASING, width=2.5)


class Stepper(Widget):
    """A number with minus and plus; those keys change it too."""

    def __init__(
        self,
        name: str,
        box: Box,
        value: int,
        least: int,
        most: int,
        on_change: Callable[[int], object],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(name, box, tip=tip)
        self.value = value
        self.least = least
        self.most = most
        self.on_change = on_change
        self._over = 0

    def _boxes(self) -> tuple[Box, Box]:
        side = self.box.height
        return (
            Box(self.box.left, self.box.top, side, side),
            Box(self.box.right - side, self.box.top, side, side),
        )

    def _step_at(self, at: Position | None) -> int:
        if at is None:
            return 0
        less, more = self._boxes()
        return -1 if less.collidepoint(at) else 1 if more.collidepoint(at) else 0

    def change(self, step: int) -> None:
        """Add ``step`` within the limits."""
        value = min(self.most, max(self.least, self.value + step))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, at: Position | None = None) -> None:
        """Minus or plus, as clicked."""
        self.change(self._step_at(at))

    def key(self, key: Key) -> bool:
        """Minus, plus, left and right."""
        step = {"left": -1, "minus": -1, "right": 1, "plus": 1, "shift+plus": 1}.get(str(key))
        if step is None:
            return False
        self.change(step)
        return True

    def wheel(self, steps: float, at: Position) -> bool:
        """Away is more."""
        self.change(1 if steps > 0 else -1)
        return True

    def hover(self, at: Position | None) -> bool:
        """Light minus or plus."""
        over = self._step_at(at)
        changed = over != self._over
        self._over = over
        return changed

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw minus, the number, plus."""
        for step, box in zip((-1, 1), self._boxes(), strict=True):
            can = self.value > self.least if step < 0 else self.value < self.most
            lit = look.hovered and self._over == step and can
            if can:
                canvas.sheet(box, theme.PLATE_LIT if lit else theme.PLATE)
            else:
                canvas.panel(box, theme.PANEL, radius=4)
            ink = theme.BRASS_INK if can else theme.INK_OFF
            x, y, arm = box.centerx, box.centery, box.height * 0.17
            canvas.panel(Box(x - arm, y - 1.25, 2 * arm, 2.5), ink, radius=1)
            if step > 0:
                canvas.panel(Box(x - 1.25, y - arm, 2.5, 2 * arm), ink, radius=1)
        canvas.label(str(self.value), self.box, theme.TITLE, theme.INK, align="center")
