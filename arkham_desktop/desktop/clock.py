"""Time in the window: tweens, delays and the guard against double clicks.

Everything is driven by `update` calls with seconds that went by, never by a clock of its own, so that tests
decide how time goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.desktop.theme import TIMES


def ease(share: float) -> float:
    """Slow at both ends: 0 to 1 for 0 to 1."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


@dataclass(slots=True)
class Tween:
    """A value that goes from 0 to 1 in ``seconds``; at once when that is 0 or less."""

    seconds: float
    gone: float = 0.0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by."""
        self.gone += dt

    def finish(self) -> None:
        """Go to the end (hurried)."""
        self.gone = max(self.gone, self.seconds)

    @property
    def share(self) -> float:
        """How far it is: 0 to 1, even."""
        return 1.0 if self.seconds <= 0 else min(1.0, self.gone / self.seconds)

    @property
    def value(self) -> float:
        """How far it is: 0 to 1, eased."""
        return ease(self.share)

    @property
    def done(self) -> bool:
        """It is over."""
        return self.gone >= self.seconds


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
