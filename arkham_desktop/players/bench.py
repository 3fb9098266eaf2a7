"""How fast random games run, beside the random game of catanatron on the same clock."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from arkham_desktop.players.progress import Progress
from arkham_desktop.players.random_player import RandomPlayer
from arkham_desktop.players.simulation import play

ROUNDS = 3
"""The games are measured in turns, so that a slow moment of the machine hits all of them."""


@dataclass(slots=True)
class Rate:
    """Decisions a second of processor time: with two or more options, and with the forced ones too."""

    name: str
    games: int = 0
    asked: int = 0
    forced: int = 0
    seconds: float = 0.0

    @property
    def decisions(self) -> int:
        """Decisions with two or more options a second."""
        return round(self.asked / self.seconds) if self.seconds else 0

    @property
    def with_forced(self) -> int:
        """All decisions a second."""
        return round((self.asked + self.forced) / self.seconds) if self.seconds else 0

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return {
            **asdict(self),
            "decisions_per_second": self.decisions,
            "with_forced_per_second": self.with_forced,
        }


@dataclass(slots=True)
class Measured:
    """All rates of a run; ``ratio`` is ours to catanatron's with two investigators, None without it."""

    rates: list[Rate] = field(default_factory=list)
    ratio: float | None = None

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return {"rates": [rate.dump() for rate in self.rates], "ratio": self.ratio}


OneGame = Callable[[int], tuple[int, int]]
"""Plays one game by its seed; gives the decisions with a choice and the forced ones."""


def measure(seconds: int, *, peer: bool | None = None) -> Measured:
    """Measure each kind of game for about ``seconds`` of processor time, with a bar for whoever waits.

    ``peer``: whether catanatron is measured beside them; by default if it is installed.
    """
    kinds: list[tuple[Rate, OneGame]] = [
        (Rate(f"Arkham Desktop, {players} investigators"), _arkham(players)) for players in (2, 8)
    ]
    if peer is None:
        peer = importlib.util.find_spec("catanatron") is not None
    if peer:
        kinds.append((Rate("catanatron, 2 players"), _catanatron))
    with Progress("Measuring", len(kinds) * (1 + ROUNDS)) as bar:
        for _, one_game in kinds:
            one_game(0)  # what is loaded and cached once is not measured
            bar.advance()
        seed = 1
        for _ in range(ROUNDS):
            for rate, one_game in kinds:
                seed = _measure_some(rate, one_game, seed, seconds / ROUNDS)
                bar.advance()
    measured = Measured([rate for rate, _ in kinds])
    if peer and measured.rates[-1].decisions:
        measured.ratio = measured.rates[0].decisions / measured.rates[-1].decisions
    return measured


def _measure_some(rate: Rate, one_game: OneGame, seed: int, seconds: float) -> int:
    began = time.process_time()
    while time.process_time() - began < seconds:
        asked, forced = one_game(seed)
        seed += 1
        rate.games += 1
        rate.asked += asked
        rate.forced += forced
    rate.seconds += time.process_time() - began
    return seed


def _arkham(players: int) -> OneGame:
    def one_game(seed: int) -> tuple[int, int]:
        game = Game(ArkhamRules(new_table(Setup(players=players, seed=seed))))
        play(game, RandomPlayer(seed))
        return game.asked, game.forced

    return one_game


def _catanatron(seed: int) -> tuple[int, int]:
    """One random game of catanatron, which is an optional extra."""
    catan = importlib.import_module("catanatron")
    random.seed(seed)
    players = [catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)]
    game = catan.Game(players, seed=seed)
    asked = forced = 0
    for options in _catanatron_ticks(game):
        if options > 1:
            asked += 1
        else:
            forced += 1
    return asked, forced


def _catanatron_ticks(game: Any) -> Iterator[int]:
    """The number of options at each decision of a game of catanatron, played on as it goes."""
    while game.winning_color() is None and game.state.num_turns < 1000:
        yield len(game.state.playable_actions)
        game.play_tick()
