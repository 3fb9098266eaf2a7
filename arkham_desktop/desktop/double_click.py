"""The second half of a double click: it does not answer what the first half has brought under the pointer.

The same holds for a key that is pressed twice at once.
"""

from __future__ import annotations

from arkham_desktop.desktop.clock import Guard
from arkham_desktop.desktop.input import Click, Drag, Drop, Input, Position, Press
from arkham_desktop.desktop.theme import DRAG_START

_NEAR = 2 * DRAG_START
"""Units between two presses that are still one double click."""


class DoubleClick:
    """Hears every press and tells which of them were meant for what is there no more."""

    def __init__(self) -> None:
        self._guard = Guard()
        self._at: Position = (0.0, 0.0)
        self._button = 0
        self._asked: object = None
        self._out = False
        self._key_guard = Guard()
        self._key = ""
        self._key_asked: object = None
        self._unseen = False

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by."""
        self._guard.update(dt)
        self._key_guard.update(dt)

    def hold(self, seconds: float) -> None:
        """What follows the last press took so long to be shown: nobody could see it before.

        The pictures after that one, of what moves, are no reason to wait longer.
        """
        if not self._unseen:
            return
        self._unseen = False
        for guard in (self._guard, self._key_guard):
            if not guard.open:
                guard.left += seconds

    def keeps_out(self, report: Input, asked: object) -> bool:
        """Whether a report belongs to the second half of a double click, and is to be ignored.

        Args:
            report: what happened.
            asked: what is asked at the moment; anything that is another after the first half changed it.
        """
        if isinstance(report, Press):
            again = not self._guard.open and report.button == self._button and _near(report.at, self._at)
            self._out = again and asked != self._asked
            if not self._out:
                self._guard.shut()
                self._at, self._button, self._asked = report.at, report.button, asked
        if isinstance(report, Press | Click):
            self._unseen = True
        return self._out and isinstance(report, Press | Click | Drag | Drop)

    def keeps_out_key(self, key: str, asked: object) -> bool:
        """Whether a key that answers is pressed a second time at once, when another thing is asked."""
        out = not self._key_guard.open and key == self._key and asked != self._key_asked
        if not out:
            self._key_guard.shut()
            self._unseen = True
            self._key, self._key_asked = key, asked
        return out


def _near(one: Position, other: Position) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= _NEAR
