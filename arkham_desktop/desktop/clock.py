"""Time in the window: delays and the guard against double clicks.

Everything is driven by `update` calls with seconds that went by, never by a clock of its own, so that tests
decide how time goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.desktop.theme import TIMES


@dataclass(slots=True)
class Guard:
    """Lets nothing through for a while after it was `shut` (double clicks, a stray click at a hand-over)."""

    seconds: float = TIMES.double_click_guard
    left: float = 0.0

    def shut(self) -> None:
        """Begin to let nothing through."""
        self.left = self.seconds

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by."""
        self.left = max(0.0, self.left - dt)

    @property
    def open(self) -> bool:
        """Things go through."""
        return self.left <= 0


@dataclass(slots=True)
class Delay:
    """Calls ``then`` once, ``seconds`` from now."""

    seconds: float
    then: Callable[[], None]
    done: bool = False

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by."""
        self.seconds -= dt
        if self.seconds <= 0 and not self.done:
            self.done = True
            self.then()
