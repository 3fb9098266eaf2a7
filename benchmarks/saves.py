"""Saving, loading, undo and redo at every decision of whole games.

    python -m benchmarks.saves --games 50

A game is played to its end through a session, whose journal grows choice by choice. Then, for each decision
of it, the file as it was at that decision is loaded and the same choices are made: the ending has to be the
same. On the way undo and redo at each decision have to give the same position.

Most of the loaded games are played on to the next position that the file holds, at the beginning of a turn,
and compared there: all later decisions are loaded from that position or a later one, and come to the ending.
Every tenth one (``--whole``) is played to the very end in one go; ``--whole 1`` does so with each.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine.journal import read
from arkham_desktop.engine.session import Session
from arkham_desktop.players.progress import Progress
from arkham_desktop.players.simulation import make_player

PLAYERS = (1, 2, 4, 8)


class NotTheSameError(Exception):
    """A game came out differently; the text says where."""


@dataclass(frozen=True, slots=True)
class Position:
    """All there is at a decision: the state, and what is asked.

    Attributes:
        state: as the rules save it.
        asked: kind, who and the ids of the options; empty when the game has ended.
    """

    state: bytes
    asked: tuple[str, ...]

    @classmethod
    def of(cls, session: Session) -> Position:
        """Where a session stands."""
        decision = session.game.pending
        options = () if decision is None else (option.id for option in decision.options)
        asked = () if decision is None else (decision.kind, decision.who, *options)
        return cls(session.rules.snapshot(), asked)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end.

    Attributes:
        name: of the saved game.
        choices: the ids of the options taken.
        sizes: the journal's size in bytes at each decision.
        positions: at each decision, and at the end.
        held: the numbers of choices after which the file holds a whole position.
    """

    name: str
    choices: list[str]
    sizes: list[int]
    positions: list[Position]
    held: list[int]

    @property
    def end(self) -> Position:
        """How it ended."""
        return self.positions[-1]


def play(games: SavedGames, setup: Setup, policy: str, *, back_and_forth: bool = True) -> Played:
    """Play a game to its end, saved all the while; undo and redo each choice on the way.

    Raises:
        NotTheSameError: undo or redo led to another position.
    """
    session = games.new(setup, f"{policy} {setup.players} {setup.seed}")
    try:
        rules = session.rules
        assert isinstance(rules, ArkhamRules), "Arkham Horror is played"
        player = make_player(policy, rules.table, setup.seed)
        played = Played(session.path.stem, [], [session.path.stat().st_size], [Position.of(session)], [])
        while (decision := session.game.pending) is not None:
            option = player.choose(decision).id
            session.choose(option)
            played.choices.append(option)
            played.positions.append(Position.of(session))
            if back_and_forth:
                _back_and_forth(session, played)
            played.sizes.append(session.path.stat().st_size)
        played.held.extend(snapshot.after for snapshot in read(session.path).snapshots)
        return played
    finally:
        session.close()


def _back_and_forth(session: Session, played: Played) -> None:
    """Take the last choice back and take it again."""
    session.undo()
    if Position.of(session) != played.positions[-2]:
        raise NotTheSameError(f"{_where(played, len(played.choices) - 1)}: undo leads to another position")
    session.redo()
    if Position.of(session) != played.positions[-1]:
        raise NotTheSameError(f"{_where(played, len(played.choices) - 1)}: redo leads to another position")


def replay(games: SavedGames, played: Played, fresh: SavedGames, at: int, *, whole: bool) -> None:
    """Load the game as it was saved at a decision, make the same choices, and compare.

    Args:
        games: where it was saved.
        played: as it was played.
        fresh: a folder for the copy.
        at: the decision, counted from 0.
        whole: play to the end, not only to the next position that the file holds.

    Raises:
        NotTheSameError: the loaded position or the ending is another one.
    """
    data = (games.folder / f"{played.name}.journal").read_bytes()[: played.sizes[at]]
    copy = fresh.folder / "copy.journal"
    copy.write_bytes(data)
    session = fresh.load("copy")
    try:
        where = _where(played, at)
        if session.problem is not None:
            raise NotTheSameError(f"{where}: {session.problem}")
        if Position.of(session) != played.positions[at]:
            raise NotTheSameError(f"{where}: the loaded position is another one")
        last = len(played.choices)
        goal = last if whole else next((after for after in played.held if after > at), last)
        for choice in played.choices[at:goal]:
            session.game.choose(choice)
        if Position.of(session) != played.positions[goal]:
            raise NotTheSameError(f"{where}: played on from there, choice {goal} leads to another position")
    finally:
        session.close()


def _where(played: Played, at: int) -> str:
    return f'game "{played.name}", decision {at + 1} ({played.choices[at]})'


def check(setup: Setup, policy: str, folder: Path, *, every: int = 1, whole: int = 10) -> Played:
    """Play one game and load it at every ``every``-th decision, of these every ``whole``-th to the end.

    Raises:
        NotTheSameError: something came out differently.
    """
    games, fresh = SavedGames(folder / "games"), SavedGames(folder / "fresh")
    fresh.folder.mkdir(parents=True, exist_ok=True)
    played = play(games, setup, policy)
    for count, at in enumerate(range(0, len(played.choices), every)):
        replay(games, played, fresh, at, whole=count % whole == 0)
    return played


def setups(games: int, seed: int) -> list[Setup]:
    """So many set-ups: 1, 2, 4 and 8 players, all Ancient Ones in turn."""
    ancient_ones = sorted(new_table(Setup()).library.ancient_ones)
    return [
        Setup(
            players=PLAYERS[index % len(PLAYERS)],
            seed=seed + index,
            ancient_one=ancient_ones[index // len(PLAYERS) % len(ancient_ones)],
        )
        for index in range(games)
    ]


def main(words: Sequence[str] | None = None) -> int:
    """Check so many games; gives the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.saves", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=50, help="how many games (50)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    parser.add_argument(
        "--policy", choices=("random", "sensible"), default="random", help="who plays (random)"
    )
    parser.add_argument("--every", type=int, default=1, help="load at every N-th decision only (1)")
    parser.add_argument("--whole", type=int, default=10, help="play every N-th of these to the end (10)")
    chosen = parser.parse_args(words)
    began, decisions, wrong = time.monotonic(), 0, 0
    with Progress("Saving and loading", chosen.games) as bar:
        for setup in setups(chosen.games, chosen.seed):
            with tempfile.TemporaryDirectory() as folder:
                try:
                    decisions += len(
                        check(
                            setup, chosen.policy, Path(folder), every=chosen.every, whole=chosen.whole
                        ).choices
                    )
                except NotTheSameError as error:
                    wrong += 1
                    print(error, file=sys.stderr)
            bar.advance(f"{decisions} decisions")
            print(f"{setup.players} players, seed {setup.seed}: {decisions} decisions so far", flush=True)
    seconds = time.monotonic() - began
    print(f"{chosen.games} games, {decisions} decisions, {wrong} not the same, {seconds:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
