"""What a chooser is."""

from __future__ import annotations

from typing import Protocol

from arkham_desktop.engine import Decision, Option


class Player(Protocol):
    """Chooses for all seats of a game."""

    def choose(self, decision: Decision) -> Option:
        """One of the options of an open decision."""
