"""What can go wrong between a game and whoever plays it."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """Anything the engine reports."""


class IllegalChoiceError(EngineError):
    """The chosen option is not among those of the open decision; nothing was changed."""


class GameOver(Exception):  # noqa: N818 - not an error: the way a procedure says that nothing goes on
    """Raised by a rule that ends the game; ``outcome`` is what the game reports afterwards."""

    def __init__(self, outcome: Any) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Unwind(Exception):  # noqa: N818 - not an error: the way a procedure says that all running ones are void
    """Raised by a rule that interrupts everything (an awakening): the driver goes on at the next seam."""
