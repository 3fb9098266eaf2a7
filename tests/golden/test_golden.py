"""Recorded whole games end as they ended, with every token accounted for on the way.

``python -m tests.golden.record`` records them anew when the rules changed on purpose.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.engine.journal import read

from .record import ENDINGS, FOLDER, GAMES, Golden, ending


@pytest.fixture(params=GAMES, ids=lambda golden: golden.name)
def golden(request: pytest.FixtureRequest) -> Golden:
    game: Golden = request.param
    return game


def test_a_recorded_game_is_played_again_to_the_same_ending(golden: Golden, tmp_path: Path) -> None:
    path = FOLDER / f"{golden.name}.journal"
    contents = read(path)
    assert contents.torn == 0
    start = tmp_path / "game.journal"
    with path.open("rb") as file:
        start.write_bytes(file.readline() + file.readline())  # the header and the first position
    session = SavedGames(tmp_path).load("game")
    try:
        for number, choice in enumerate(contents.choices, start=1):
            where = f"choice {number} (turn {choice.turn}, {choice.option})"
            session.choose(choice.option)
            assert session.history[-1] == choice, where
            assert session.rules.problems() == [], where
        assert session.game.outcome is not None
        assert ending(session) == json.loads(ENDINGS.read_text(encoding="utf-8"))[golden.name]
    finally:
        session.close()


def test_a_recorded_game_loads_verified(golden: Golden, tmp_path: Path) -> None:
    shutil.copyfile(FOLDER / f"{golden.name}.journal", tmp_path / "game.journal")
    session = SavedGames(tmp_path).load("game")
    session.close()
    assert session.problem is None
    assert session.game.outcome is not None


def test_the_recorded_games_end_in_different_ways() -> None:
    endings = json.loads(ENDINGS.read_text(encoding="utf-8"))
    assert set(endings) == {golden.name for golden in GAMES}
    reasons = {(end["won"], end["reason"]) for end in endings.values()}
    assert {(True, "sealed"), (True, "banished"), (False, "devoured")} <= reasons
    assert {len(end["investigators"]) for end in endings.values()} == {1, 2, 4, 8}
