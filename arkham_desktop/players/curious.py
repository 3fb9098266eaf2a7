"""The curious player: mostly sensible, else it does what it did least, so that all of the game is seen."""

from __future__ import annotations

from collections import Counter
from random import Random

from arkham_desktop.arkham.state import row_of
from arkham_desktop.engine import Decision, Option
from arkham_desktop.players.player import Player

LEAST_SENSE, MOST_SENSE = 0.4, 0.98
"""How often it heeds the sensible player: a number between these for each game."""


class CuriousPlayer:
    """Follows a sensible player in part and tries something new in the rest; repeatable by its seed."""

    __slots__ = ("_done", "_guide", "_random", "_sense")

    def __init__(self, seed: int, guide: Player) -> None:
        self._random = Random(seed)
        self._guide = guide
        self._sense = self._random.uniform(LEAST_SENSE, MOST_SENSE)
        self._done: Counter[tuple[str, str, str]] = Counter()

    def choose(self, decision: Decision) -> Option:
        """What the guide would do, or one of the options tried least in this game."""
        sensible = self._random.random() < self._sense
        option = self._guide.choose(decision) if sensible else self._something_new(decision)
        self._done[self._key(decision, option)] += 1
        return option

    def _something_new(self, decision: Decision) -> Option:
        options = decision.options
        tried = [self._done[self._key(decision, option)] for option in options]
        least = min(tried)
        return self._random.choice([option for option, n in zip(options, tried, strict=True) if n == least])

    @staticmethod
    def _key(decision: Decision, option: Option) -> tuple[str, str, str]:
        return decision.kind, option.verb, row_of(option.target)
