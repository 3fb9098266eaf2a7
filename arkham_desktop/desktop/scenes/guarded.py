"""A scene that comes while people still click and type: for a moment it takes nothing as meant for it."""

from __future__ import annotations

from arkham_desktop.desktop.clock import Guard
from arkham_desktop.desktop.scene import Scene


class GuardedScene(Scene):
    """A scene with a guard, which is shut when it comes on the stage; what the guard keeps out is its own.

    Args:
        seconds: how long the guard is shut.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.guard = Guard(seconds)

    def enter(self) -> None:
        """Begin to ignore what was meant for the last question."""
        self.guard.shut()

    def update(self, dt: float) -> None:
        """Let the guard run out."""
        super().update(dt)
        self.guard.update(dt)

    @property
    def wake(self) -> float | None:
        """When the guard has run out."""
        return max(0.01, self.guard.left) if not self.guard.open else super().wake
