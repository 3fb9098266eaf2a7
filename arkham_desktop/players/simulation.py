"""Whole games without a person: how they end, how fast they run, what breaks."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from arkham_desktop.arkham.problems import seam_problems
from arkham_desktop.arkham.setup import RANDOM, Setup, load_library, new_table
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Decision, Game, Option
from arkham_desktop.players import lots
from arkham_desktop.players.achievements import Achievements
from arkham_desktop.players.coverage import Coverage
from arkham_desktop.players.curious import CuriousPlayer
from arkham_desktop.players.explorer import ExplorerPlayer
from arkham_desktop.players.player import Player
from arkham_desktop.players.progress import Progress
from arkham_desktop.players.random_player import RandomPlayer
from arkham_desktop.players.sensible import SensiblePlayer

MOST_TURNS = 300
MOST_DECISIONS = 20_000
"""Decisions in one turn: a game that asks for more goes round in circles."""
POLICIES = ("random", "curious", "explorer", "sensible")


class TooManyTurnsError(Exception):
    """A game did not end within the turns a game may take."""


class UnsoundError(Exception):
    """A position broke its invariants; ``problems`` lists how."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate.

    Attributes:
        games: how many games.
        players: numbers of investigators, taken in turn game by game.
        setup: all else of the set-up; its seed is that of the first game, the following count up.
        policy: who plays, one of ``POLICIES``; None: at random, in a spread a third with sense.
        check: in how many games (the first ones) the position is recounted after every decision.
        until_every_card: stop when all content has taken effect; games are set up for what is missing.
        spread: Ancient Ones in turn, Heralds and stories in a third of the games.
        achievements: count how often stories, Tasks and Missions are passed.
    """

    games: int
    players: Sequence[int] = (2,)
    setup: Setup = field(default_factory=Setup)
    policy: str | None = None
    check: int = 0
    until_every_card: bool = False
    spread: bool = False
    achievements: bool = False


@dataclass(slots=True)
class Failure:
    """A game that broke, with what repeats it."""

    seed: int
    players: int
    message: str
    repeat: str
    trace: str = ""


@dataclass(slots=True)
class Results:
    """What came of a simulation.

    ``seconds`` is the processor time of the games that were not checked (of all where all were), and
    ``timed_decisions`` those of these games.
    """

    games: int = 0
    finished: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    victories: int = 0
    turns: int = 0
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0
    timed_decisions: int = 0
    checked: int = 0
    problems: list[Failure] = field(default_factory=list)
    exceptions: list[Failure] = field(default_factory=list)
    never: dict[str, list[str]] | None = None
    achievements: Achievements | None = None

    @property
    def ok(self) -> bool:
        """Whether every game was played to its end, soundly, and nothing wanted is missing."""
        return not self.exceptions and not self.problems and not self.never

    @property
    def decisions_per_second(self) -> int:
        """Decisions with two or more options a second."""
        return round(self.timed_decisions / self.seconds) if self.seconds else 0

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        record: dict[str, Any] = {
            "games": self.games,
            "finished": self.finished,
            "endings": dict(self.endings),
            "victories": self.victories,
            "turns": self.turns,
            "decisions": self.decisions,
            "decisions_per_second": self.decisions_per_second,
            "forced": self.forced,
            "exceptions": [_failure(one) for one in self.exceptions],
            "checked": self.checked,
            "problems": [_failure(one) for one in self.problems],
        }
        if self.achievements is not None:
            record["achievements"] = self.achievements.dump()
        if self.never is not None:
            record["never"] = self.never
        return record


def _failure(failure: Failure) -> dict[str, Any]:
    return {
        "seed": failure.seed,
        "players": failure.players,
        "message": failure.message,
        "repeat": failure.repeat,
    }


class SeamCheck:
    """Recounts what must hold where nothing is under way."""

    def seam(self, game: Game) -> None:
        """Raise UnsoundError if something is left over."""
        assert isinstance(game.rules, ArkhamRules), "only Arkham Horror is simulated"
        if game.rules.table.state.outcome is None and (found := seam_problems(game.rules.table)):
            raise UnsoundError(found)

    def chosen(self, game: Game, decision: Decision, option: Option) -> None:
        """Nothing to check before a choice is carried out."""


def simulate(plan: Plan, bar: Progress | None = None) -> Results:
    """Play the games of a plan.

    Raises:
        SetupError: the plan's set-up cannot be played.
    """
    results = Results(achievements=Achievements() if plan.achievements else None)
    # Explorers know what the games before have shown.
    coverage = Coverage() if plan.until_every_card or plan.policy == "explorer" else None
    for index, lot in enumerate(_lots(plan, coverage)):
        table = new_table(lot.setup)
        results.games += 1
        if coverage is not None:
            coverage.expect(table)
        _play_one(plan, lot, table, results, coverage, checked=index < plan.check)
        if bar is not None:
            bar.advance(f"{coverage.missing_count} never yet" if coverage is not None else "")
        if plan.until_every_card and coverage is not None and not coverage.missing_count:
            break
    if plan.until_every_card and coverage is not None:
        results.never = coverage.missing()
    return results


def _lots(plan: Plan, coverage: Coverage | None) -> Iterator[lots.Lot]:
    setup, players, games = plan.setup, plan.players, plan.games
    if plan.until_every_card and coverage is not None:
        coverage.want(load_library(setup))
        return lots.for_coverage(setup, players, plan.policy or "explorer", games, coverage)
    if plan.spread:
        return lots.spread(setup, players, plan.policy, games)
    return lots.alike(setup, players, plan.policy or "random", games)


def make_player(policy: str, table: Table, seed: int, coverage: Coverage | None = None) -> Player:
    """The chooser of a policy, for one game; ``coverage``: what the games before have shown."""
    if policy == "random":
        return RandomPlayer(seed)
    sensible = SensiblePlayer(table)
    if policy == "explorer":
        return ExplorerPlayer(table, seed, sensible, coverage if coverage is not None else Coverage())
    return CuriousPlayer(seed, sensible) if policy == "curious" else sensible


def _play_one(
    plan: Plan,
    lot: lots.Lot,
    table: Table,
    results: Results,
    coverage: Coverage | None,
    *,
    checked: bool,
) -> None:
    state = table.state
    game = Game(ArkhamRules(table), [SeamCheck()] if checked else [])
    watch = _watch(table, results, coverage)
    began = time.process_time()
    try:
        player = make_player(lot.policy, table, state.seed, coverage)
        play(game, player, checked=checked, watch=watch)
    except UnsoundError as error:
        results.problems.append(_broken(plan, lot, str(error), ""))
    # The one place that takes any exception: it is reported with what repeats it, and fails the command.
    except Exception as error:  # noqa: BLE001
        message = f"{type(error).__name__}: {error}{_where(error)}"
        results.exceptions.append(_broken(plan, lot, message, traceback.format_exc()))
    else:
        assert state.outcome is not None, "a game that was played to its end has an outcome"
        results.finished += 1
        results.victories += state.outcome.won
        results.endings[state.outcome.reason] += 1
    results.checked += checked
    if not checked or plan.check >= plan.games:
        results.seconds += time.process_time() - began
        results.timed_decisions += game.asked
    results.turns += table.state.turn
    results.decisions += game.asked
    results.forced += game.forced


def play(
    game: Game,
    player: Player,
    *,
    checked: bool = False,
    watch: Callable[[Table, list[Any]], None] | None = None,
) -> None:
    """Play a game to its end.

    Args:
        game: a game that has not started.
        player: who chooses.
        checked: recount the position after every decision.
        watch: is told the events of every choice.

    Raises:
        TooManyTurnsError: it took more turns than a game may take.
        UnsoundError: the position broke.
    """
    rules = game.rules
    assert isinstance(rules, ArkhamRules), "only Arkham Horror is simulated"
    table = rules.table
    happened = game.start()
    choose, take = player.choose, game.choose
    state = table.state
    turn, limit = 0, MOST_DECISIONS
    while (decision := game.pending) is not None:
        if watch is not None:
            watch(table, happened)
        if checked and (found := rules.problems()):
            raise UnsoundError(found)
        if state.turn != turn:
            turn, limit = state.turn, game.asked + MOST_DECISIONS
            if turn > MOST_TURNS:
                raise TooManyTurnsError(f"the game is in turn {turn}, and {MOST_TURNS} should do")
        if game.asked > limit:
            raise TooManyTurnsError(f"turn {turn} does not end: {decision!r}")
        happened = take(choose(decision))
    if watch is not None:
        watch(table, happened)
    if checked and (found := rules.problems()):
        raise UnsoundError(found)


def _where(error: BaseException) -> str:
    """The last line of our own that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({frames[-1].filename.rpartition('arkham_desktop/')[2]}:{frames[-1].lineno})" if frames else ""


def _watch(
    table: Table, results: Results, coverage: Coverage | None
) -> Callable[[Table, list[Any]], None] | None:
    """What listens to the events of a game; None where nothing is counted."""
    achieved = results.achievements.watching(table) if results.achievements is not None else None
    if coverage is None:
        return achieved
    if achieved is None:
        return coverage.note

    def both(table: Table, happened: list[Any]) -> None:
        coverage.note(table, happened)
        achieved(table, happened)

    return both


def _broken(plan: Plan, lot: lots.Lot, message: str, trace: str) -> Failure:
    setup = lot.setup
    players = len(setup.seats)
    return Failure(setup.seed, players, message, repeat_command(plan, lot), trace)


def repeat_command(plan: Plan, lot: lots.Lot) -> str:
    """The command that plays one game of a plan again, checked.

    An explorer's game also depends on what the games before have shown: then the whole run is repeated.
    """
    whole = plan.until_every_card or lot.policy == "explorer"
    setup = plan.setup if whole else lot.setup
    games = plan.games if whole else 1
    players = plan.players if whole else (len(setup.seats),)
    words = ["python", "-m", "arkham_desktop", "simulate", "--games", str(games), "--check", str(games)]
    words += ["--seed", str(setup.seed), "--players", ",".join(map(str, players))]
    words += ["--sets", ",".join(setup.sets)]
    if setup.ancient_one != RANDOM:
        words += ["--ancient-one", setup.ancient_one]
    if setup.herald is not None:
        words += ["--herald", setup.herald]
    if setup.variants:
        words += ["--variants", ",".join(setup.variants)]
    if lot.policy != "random":
        words += ["--policy", lot.policy]
    if plan.until_every_card:
        words.append("--until-every-card")
    return " ".join(words)
