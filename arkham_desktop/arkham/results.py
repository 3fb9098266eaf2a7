"""How games ended: a line a finished game in a file beside the saved games, from which statistics are made.

    {"line": "result", "game": "Friday", "ended": "2026-11-30", "ancient_one": "yig", …}
    {"line": "taken-back", "game": "Friday"}

Lines are only ever appended; of several of one game the last one counts. A line that cannot be read is told
and stays in the file. A game that is deleted keeps its line, and its name is not given to another game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from arkham_desktop.arkham.table import Table

FILE = "results.jsonl"
Ending = Literal["closed", "sealed", "banished", "devoured", "ancient_one", "card", "alone", "abandoned"]
"""How a game ended (see `arkham_desktop.arkham.state.Outcome`), or that it was given up."""


class _Line(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class GameResult(_Line):
    """How one game ended.

    ``score`` is None for a game that was lost or given up; ``turns`` is the turn it ended in.
    """

    line: Literal["result"] = "result"
    game: Annotated[str, Field(min_length=1)]
    ended: date
    ancient_one: Annotated[str, Field(min_length=1)]
    sets: tuple[str, ...]
    players: Annotated[int, Field(ge=1, le=8)]
    won: bool
    reason: Ending
    turns: Annotated[int, Field(ge=0)]
    score: int | None = None


class TakenBack(_Line):
    """The end of a game was taken back: it goes on."""

    line: Literal["taken-back"] = "taken-back"
    game: Annotated[str, Field(min_length=1)]


Row: TypeAlias = GameResult | TakenBack
_ADAPTER: TypeAdapter[Row] = TypeAdapter(Annotated[Row, Field(discriminator="line")])


@dataclass(slots=True)
class Read:
    """What the file says.

    Attributes:
        results: one for each game that has ended, in the order in which they did.
        names: of every game that stands in the file.
        problems: lines that cannot be read, each with its number and what is wrong.
    """

    results: list[GameResult] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


class Results:
    """The file of results."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Read:
        """Everything in the file; what cannot be read is among the problems."""
        found = Read()
        last: dict[str, Row] = {}
        for number, text in enumerate(self._lines(found), start=1):
            if not text.strip():
                continue
            try:
                row = _ADAPTER.validate_json(text)
            except ValidationError as error:
                found.problems.append(f"{self.path.name}, line {number}: {_why(error)}")
                continue
            last.pop(row.game, None)  # the order is that of the ends that count
            last[row.game] = row
        found.names = set(last)
        found.results = [row for row in last.values() if isinstance(row, GameResult)]
        return found

    def _lines(self, found: Read) -> list[bytes]:
        try:
            return self.path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as error:
            found.problems.append(f"{self.path.name}: {error.strerror or error}")
            return []

    def note(self, result: GameResult) -> None:
        """Write how a game ended, unless just that is written already.

        Raises:
            OSError: it cannot be written.
        """
        same = {"ended": result.ended}  # a result that is looked at again ended when it did
        known = [one.model_copy(update=same) for one in self.read().results if one.game == result.game]
        if result not in known:
            self._append(result)

    def take_back(self, game: str) -> None:
        """A game goes on whose end was written.

        Raises:
            OSError: it cannot be written.
        """
        if any(one.game == game for one in self.read().results):
            self._append(TakenBack(game=game))

    def _append(self, row: Row) -> None:
        with self.path.open("a+b") as file:
            torn = False
            if file.tell():
                file.seek(-1, 2)
                torn = file.read(1) != b"\n"
            file.write(b"\n" * torn + row.model_dump_json().encode() + b"\n")


def _why(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"field {place}: {first['msg']}" if place else first["msg"]


def result_of(game: str, table: Table, ended: date) -> GameResult:
    """How the game of a table ended; one without an outcome was given up."""
    state, outcome = table.state, table.state.outcome
    return GameResult(
        game=game,
        ended=ended,
        ancient_one=state.ancient_one,
        sets=tuple(state.sets),
        players=state.players,
        won=outcome is not None and outcome.won,
        reason="abandoned" if outcome is None else _ending(outcome.reason),
        turns=state.turn,
        score=outcome.score if outcome is not None else None,
    )


def _ending(reason: str) -> Ending:
    endings: dict[str, Ending] = {one: one for one in Ending.__args__}  # type: ignore[attr-defined]
    return endings[reason]


@dataclass(slots=True)
class Share:
    """Games of one kind: how many were played to their end, and how many of them won."""

    played: int = 0
    won: int = 0


@dataclass(slots=True)
class Statistics:
    """What the results come to.

    Attributes:
        all: games that were played to their end; abandoned: those given up, which count nowhere else.
        endings: how often a game ended so.
        ancient_ones, players: the games with an Ancient One (by id), of a number of players.
        turns: on an average, to one decimal; 0.0 without games.
        best: the results with the highest scores, the best one first.
    """

    all: Share = field(default_factory=Share)
    abandoned: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    ancient_ones: dict[str, Share] = field(default_factory=dict)
    players: dict[int, Share] = field(default_factory=dict)
    turns: float = 0.0
    best: list[GameResult] = field(default_factory=list)


def statistics(results: Iterable[GameResult]) -> Statistics:
    """Count what stands in some results."""
    found = Statistics()
    ended: list[GameResult] = []
    for one in results:
        if one.reason == "abandoned":
            found.abandoned += 1
            continue
        ended.append(one)
        found.endings[one.reason] += 1
        for share in (
            found.all,
            found.ancient_ones.setdefault(one.ancient_one, Share()),
            found.players.setdefault(one.players, Share()),
        ):
            share.played += 1
            share.won += one.won
    if ended:
        found.turns = round(sum(one.turns for one in ended) / len(ended), 1)
    scored = [one for one in ended if one.score is not None]
    found.best = sorted(scored, key=lambda one: -(one.score or 0))
    return found
