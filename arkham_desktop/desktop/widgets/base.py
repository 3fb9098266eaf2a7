"""The base of all widgets."""

from __future__ import annotations

from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.layout import Box


@dataclass(frozen=True, slots=True)
class Look:
    """How a widget stands at the moment.

    Attributes:
        hovered: the pointer is over it.
        focused: it has the focus.
        shown_focus: the focus is to be drawn (always, but for groups without the keyboard).
        pressed: the button is down on it.
    """

    hovered: bool = False
    focused: bool = False
    pressed: bool = False


class Widget:
    """Something with a box that can be pointed at, focused and pressed.

    Attributes:
        name: unique in its group.
        box: units.
        enabled: it can be pressed; where not, ``reason`` says why.
        reason: why it is off: shown on hover, on focus and when it is pressed.
        tip: what it does, shown on hover where it is on.
        keys: names of keys that press it (as `Key` prints: ``"1"``, ``"ctrl+z"``).
        focusable: it can have the focus.
        captures: it takes letters and digits while it has the focus (a text field).
        ring_radius: of its corners, for the focus ring.
        region: the part of the window it belongs to; Tab goes from one to the next. "" where there is one.
    """

    captures = False
    ring_radius: float = theme.RADIUS

    def __init__(
        self,
        name: str,
        box: Box,
        *,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
        keys: tuple[str, ...] = (),
        focusable: bool = True,
    ) -> None:
        self.name = name
        self.box = box
        self.enabled = enabled
        self.reason = reason
        self.tip = tip
        self.keys = keys
        self.focusable = focusable
        self.region = ""

    @property
    def where(self) -> Box:
        """Where it is for the arrow keys."""
        return self.box

    @property
    def message(self) -> str:
        """What its tip says: the reason when it is off."""
        return self.tip if self.enabled else self.reason or self.tip

    def contains(self, at: Position) -> bool:
        """Whether the pointer at ``at`` is over it."""
        return bool(self.box.collidepoint(at))

    def press(self, at: Position | None = None) -> None:
        """It was clicked (``at`` where), or pressed with the keyboard (None). Only called when enabled."""

    def key(self, key: Key) -> bool:
        """A key while it has the focus; True when used."""
        return False

    def typed(self, text: str) -> bool:
        """Text while it has the focus; True when used."""
        return False

    def drag(self, at: Position) -> bool:
        """The pointer moves with the left button down on it; True when used."""
        return False

    def wheel(self, steps: float, at: Position) -> bool:
        """The wheel turned over it; True when used."""
        return False

    def hover(self, at: Position | None) -> bool:
        """The pointer is at ``at`` (None: it left); True when the looks changed by it."""
        return False

    def focused(self, has: bool) -> None:
        """It got or lost the focus."""

    def update(self, dt: float) -> bool:
        """Let time go by; True when the looks changed."""
        return False

    @property
    def wake(self) -> float | None:
        """In how many seconds it wants `update`; None for never."""
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it; the group draws the focus ring."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the focus ring around it."""
        canvas.focus(self.box, radius=self.ring_radius)
