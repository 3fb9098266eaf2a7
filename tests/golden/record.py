"""Record the golden games anew: ``python -m tests.golden.record``.

Needed when the rules, the content or the order of chance changed on purpose. What changed shows in the diff
of ``endings.json``: look at it before committing.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.state import State
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine.journal import Contents, Journal, SeamLine, read
from arkham_desktop.engine.session import Session
from arkham_desktop.players.simulation import make_player

FOLDER = Path(__file__).parent
ENDINGS = FOLDER / "endings.json"


class Golden(NamedTuple):
    """A game to record: its name, set-up and who plays."""

    name: str
    setup: Setup
    policy: str


# Seeds of the last two are looked for when they no longer end as their names say.
GAMES = (
    Golden("one-random", Setup(players=1, seed=101, ancient_one="ithaqua"), "random"),
    Golden("two-random", Setup(players=2, seed=202, ancient_one="yig"), "random"),
    Golden("eight-random", Setup(players=8, seed=303, ancient_one="shub-niggurath"), "random"),
    Golden("two-sensible", Setup(players=2, seed=606, ancient_one="azathoth"), "sensible"),
    Golden("four-sealed", Setup(players=4, seed=603, ancient_one="cthulhu"), "sensible"),
    Golden("four-banished", Setup(players=4, seed=603, ancient_one="yig"), "sensible"),
)


def position(session: Session) -> State:
    """The position of a game of Arkham Horror."""
    rules = session.rules
    assert isinstance(rules, ArkhamRules), "Arkham Horror is played"
    return rules.table.state


def ending(session: Session) -> dict[str, Any]:
    """How a game ended, and with what on the table."""
    state = position(session)
    outcome = state.outcome
    assert outcome is not None, "the game was played to its end"
    return {
        "won": outcome.won,
        "reason": outcome.reason,
        "score": outcome.score,
        "turn": state.turn,
        "choices": len(session.history),
        "doom": state.doom,
        "terror": state.terror,
        "seals": sorted(state.seals),
        "gates": dict(sorted(state.gates.items())),
        "investigators": [one.id for one in state.investigators],
    }


def record(golden: Golden, games: SavedGames) -> tuple[Path, dict[str, Any]]:
    """Play a game to its end; gives its journal and its ending."""
    session = games.new(golden.setup, golden.name)
    try:
        rules = session.rules
        assert isinstance(rules, ArkhamRules), "Arkham Horror is played"
        player = make_player(golden.policy, rules.table, golden.setup.seed)
        while (decision := session.game.pending) is not None:
            session.choose(player.choose(decision).id)
        return session.path, ending(session)
    finally:
        session.close()


def write_small(contents: Contents, path: Path) -> None:
    """Write a journal with its first position only, so that all of the game has to be played again."""
    path.unlink(missing_ok=True)
    journal = Journal.create(path, contents.header)
    journal.append(contents.snapshots[0])
    for choice, seams in zip(contents.choices, contents.seams, strict=True):
        journal.append(choice, *(SeamLine(crc=crc) for crc in seams))
    journal.close()


def main(names: Iterable[str] = ()) -> int:
    """Record all golden games, or those named; gives the exit status."""
    wanted = set(names) or {golden.name for golden in GAMES}
    endings = json.loads(ENDINGS.read_text(encoding="utf-8")) if ENDINGS.exists() else {}
    folder = Path(tempfile.mkdtemp())
    try:
        for golden in GAMES:
            if golden.name in wanted:
                path, end = record(golden, SavedGames(folder))
                write_small(read(path), FOLDER / f"{golden.name}.journal")
                endings[golden.name] = end
                print(f"{golden.name}: {end['reason']}, turn {end['turn']}, {end['choices']} choices")
    finally:
        shutil.rmtree(folder)
    text = json.dumps({golden.name: endings[golden.name] for golden in GAMES}, indent=2)
    ENDINGS.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
