"""What a saved game notes of the seams that a choice crosses."""

from __future__ import annotations

import zlib

from arkham_desktop.engine.decision import Decision, Option
from arkham_desktop.engine.game import Game


class SeamWatcher:
    """Collects the checksums of the seams that a choice crosses, and the snapshot of a turn that begins."""

    def __init__(self) -> None:
        self.seams: list[int] = []
        self.snapshot: tuple[int, str, bytes] | None = None
        self._turn: int | None = None

    def seam(self, game: Game) -> None:
        """Note the checksum of the position, and the position itself where a turn begins."""
        position = game.rules.snapshot()
        self.seams.append(zlib.crc32(position))
        turn, phase = game.rules.where()
        if turn != self._turn:
            self._turn = turn
            self.snapshot = (turn, phase, position)

    def chosen(self, game: Game, decision: Decision, option: Option) -> None:
        """Nothing to note: choices are written down by whoever makes them."""

    def expect_turn(self, turn: int) -> None:
        """Begin anew: the position has just been restored in this turn: no new snapshot of it is wanted."""
        self._turn = turn
        self.seams.clear()
        self.snapshot = None

    def take(self) -> tuple[list[int], tuple[int, str, bytes] | None]:
        """What was noted since the last time: checksums, and turn, phase and position of a snapshot."""
        seams, snapshot = self.seams, self.snapshot
        self.seams, self.snapshot = [], None
        return seams, snapshot
