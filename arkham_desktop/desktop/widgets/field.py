"""A field for one line of text."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.widgets.base import Look, Widget

_BLINK = 0.53


class TextField(Widget):
    """One line that can be typed into.

    Attributes:
        text: what stands in it.
        most: letters it takes.
        hint: shown while it is empty.
        icon: name of an icon before the text.
        allowed: which letters it takes; None for all.
        on_change: called with the text after each change.
        on_enter: called with the text when Enter is pressed; None leaves Enter to the group.
    """

    captures = True

    def __init__(  # noqa: PLR0913 - named values
        self,
        name: str,
        box: Box,
        text: str,
        on_change: Callable[[str], object],
        *,
        most: int = 24,
        hint: str = "",
        icon: str = "",
        allowed: Callable[[str], bool] | None = None,
        on_enter: Callable[[str], object] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(name, box, tip=tip)
        self.text = text
        self.most = most
        self.hint = hint
        self.icon = icon
        self.allowed = allowed
        self.on_change = on_change
        self.on_enter = on_enter
        self.caret = len(text)
        self._has_focus = False
        self._caret_shown = True
        self._left = _BLINK
        self._canvas: Canvas | None = None

    def _set(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text = text
        self.caret = min(len(text), max(0, caret))
        self._caret_shown, self._left = True, _BLINK
        if changed:
            self.on_change(text)

    def focused(self, has: bool) -> None:
        """The caret is shown with the focus only."""
        self._has_focus = has
        self._caret_shown, self._left = True, _BLINK

    def typed(self, text: str) -> bool:
        """Put letters in at the caret."""
        taken = "".join(letter for letter in text if self.allowed is None or self.allowed(letter))
        taken = taken[: max(0, self.most - len(self.text))]
        self._set(self.text[: self.caret] + taken + self.text[self.caret :], self.caret + len(taken))
        return True

    def key(self, key: Key) -> bool:
        """Move the caret, take letters away; letters and digits come with `typed`."""
        name = str(key)
        if name == "enter" and self.on_enter is not None:
            self.on_enter(self.text)
        elif name == "backspace":
            if self.caret:
                self._set(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif name == "delete":
            self._set(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
        elif name in ("left", "right", "home", "end"):
            to = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(self.text)}[name]
            self._set(self.text, to)
        elif name == "ctrl+u":
            self._set("", 0)
        else:
            return name == "space" or (len(key.name) == 1 and key.modifiers <= {"shift"})
        return True

    def press(self, at: Position | None = None) -> None:
        """Set the caret where it was clicked."""
        if at is None or self._canvas is None:
            return
        x = at[0] - self._left_of_text()
        measure = self._canvas.text_width
        places = range(len(self.text) + 1)
        far = {place: abs(measure(self.text[:place], theme.BODY) - x) for place in places}
        self._set(self.text, min(places, key=far.__getitem__))

    def _left_of_text(self) -> float:
        return self.box.left + (38 if self.icon else 12)

    def update(self, dt: float) -> bool:
        """Blink."""
        if not self._has_focus:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left = _BLINK
        self._caret_shown = not self._caret_shown
        return True

    @property
    def wake(self) -> float | None:
        """The next blink."""
        return max(0.01, self._left) if self._has_focus else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the well, the text and the caret."""
        self._canvas = canvas
        box = self.box
        canvas.panel(box, theme.WELL, radius=4, border=theme.INK_SOFT if look.hovered else theme.BRASS_LINE)
        left = self._left_of_text()
        if self.icon:
            canvas.icon(self.icon, (box.left + 22, box.centery), 18, theme.INK_SOFT)
        room = Box(left, box.top, max(0, box.right - 12 - left), box.height)
        style = theme.BODY
        line = style.size * style.leading
        top = box.centery - line / 2
        before = canvas.text_width(self.text[: self.caret], style)
        shift = max(0.0, before - room.width + 2)
        with canvas.clipped(Box(room.left - 1, box.top, room.width + 2, box.height)):
            if self.text and not look.focused:
                canvas.label(self.text, room, style)  # from its beginning, with dots where it is cut
            elif self.text:
                canvas.text(self.text, (left - shift, top), style)
            elif not look.focused:
                canvas.label(self.hint, room, style, theme.INK_OFF)
            if look.focused and self._caret_shown:
                canvas.panel(Box(left - shift + before, box.centery - 10, 1.5, 20), theme.AMBER, radius=0)
