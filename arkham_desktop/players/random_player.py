"""The random player: every option is as likely as any other."""

from __future__ import annotations

from random import Random

from arkham_desktop.engine import Decision, Option


class RandomPlayer:
    """Chooses at random, by a seed of its own, so that a game can be repeated."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, decision: Decision) -> Option:
        """Any option."""
        options = decision.options
        return options[int(self._random.random() * len(options))]
