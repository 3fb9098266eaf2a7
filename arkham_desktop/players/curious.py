"""The curious player: does what it has done least, so that everything in the game is seen sooner."""

from __future__ import annotations

from collections import Counter
from random import Random

from arkham_desktop.arkham.state import row_of
from arkham_desktop.engine import Decision, Option

WHIM = 0.4
"""How often it chooses at random all the same."""


class CuriousPlayer:
    """Chooses among what it has chosen least in this game; by a seed, so that a game can be repeated."""

    __slots__ = ("_done", "_random")

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._done: Counter[tuple[str, str, str]] = Counter()

    def choose(self, decision: Decision) -> Option:
        """Mostly one of the options tried least."""
        options = decision.options
        if self._random.random() < WHIM:
            option = self._random.choice(options)
        else:
            tried = [self._done[self._key(decision, option)] for option in options]
            least = min(tried)
            fresh = [option for option, n in zip(options, tried, strict=True) if n == least]
            option = self._random.choice(fresh)
        self._done[self._key(decision, option)] += 1
        return option

    @staticmethod
    def _key(decision: Decision, option: Option) -> tuple[str, str, str]:
        return decision.kind, option.verb, row_of(option.target)
