"""How games ended is written beside the saved games, and counted."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.arkham.results import GameResult, Results, Share, statistics
from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.engine.journal import JournalError, encode, read


def result(game: str = "Friday", **fields: Any) -> GameResult:
    known: dict[str, object] = {
        "game": game,
        "ended": date(2026, 11, 30),
        "ancient_one": "yig",
        "sets": ("base",),
        "players": 4,
        "won": True,
        "reason": "sealed",
        "turns": 12,
        "score": 9,
    }
    return GameResult.model_validate({**known, **fields})


LOST: dict[str, Any] = {"won": False, "reason": "devoured", "score": None}


def test_what_was_noted_is_read_again_and_the_last_line_of_a_game_counts(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.note(result())
    results.note(result("Saturday"))
    results.note(result(**LOST))
    found = Results(results.path).read()
    assert found.results == [result("Saturday"), result(**LOST)]
    assert found.problems == []


def test_a_result_that_is_looked_at_again_is_not_written_again(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.note(result())
    before = results.path.read_bytes()
    results.note(result(ended=date(2027, 1, 1)))
    assert results.path.read_bytes() == before


def test_an_end_that_is_taken_back_counts_no_more(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.take_back("Friday")
    assert not results.path.exists()
    results.note(result())
    results.take_back("Friday")
    assert results.read().results == []
    assert results.read().names == {"Friday"}
    results.note(result())
    assert results.read().results == [result()]


@pytest.mark.parametrize(
    ("damaged", "told"),
    [
        (b"{nonsense", "JSON"),
        (b'{"line": "result", "game": "Friday"}', "ended"),
        (result().model_dump_json().replace("12", '"twelve"').encode(), "turns"),
        (result().model_dump_json().replace("sealed", "by magic").encode(), "reason"),
        (b"\xff\xfe\x00", "line 2"),
    ],
)
def test_a_damaged_line_is_told_with_its_number_and_loses_no_other(
    tmp_path: Path, damaged: bytes, told: str
) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.note(result())
    with results.path.open("ab") as file:
        file.write(damaged)  # and without its end: what is written next begins a line of its own
    results.note(result("Saturday"))
    found = results.read()
    assert [one.game for one in found.results] == ["Friday", "Saturday"]
    assert len(found.problems) == 1
    assert "results.jsonl, line 2" in found.problems[0]
    assert told in found.problems[0]
    assert damaged in results.path.read_bytes()


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").mkdir()
    found = Results(tmp_path / "results.jsonl").read()
    assert found.results == []
    assert "results.jsonl" in found.problems[0]


def test_statistics_count_every_game_that_was_played_to_its_end() -> None:
    found = statistics(
        [
            result("1", turns=10, score=4),
            result("2", turns=21, score=15, players=2, reason="closed"),
            result("3", turns=8, ancient_one="hastur", **LOST),
            result("4", won=False, reason="abandoned", score=None),
        ]
    )
    assert (found.all, found.abandoned) == (Share(3, 2), 1)
    assert found.endings == {"sealed": 1, "closed": 1, "devoured": 1}
    assert found.ancient_ones == {"yig": Share(2, 2), "hastur": Share(1, 0)}
    assert found.players == {4: Share(2, 1), 2: Share(1, 1)}
    assert found.turns == 13.0
    assert [one.score for one in found.best] == [15, 4]


def test_statistics_of_nothing_are_nothing() -> None:
    found = statistics([])
    assert found.all == Share(0, 0)
    assert found.turns == 0.0


# ---- beside the saved games


def test_a_game_that_is_given_up_is_counted_as_that(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    saves.new(Setup(players=1, seed=7), "Friday").close()
    saves.abandon("Friday")
    found = saves.results.read().results
    assert [(one.game, one.reason, one.won) for one in found] == [("Friday", "abandoned", False)]
    assert saves.unrecorded() == ()


def test_a_game_from_before_there_were_results_is_found_and_its_file_stays_as_it_is(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    saves.new(Setup(players=1, seed=7), "Friday").close()
    saves.abandon("Friday")
    saves.results.path.unlink()
    game = tmp_path / "Friday.journal"
    before = game.read_bytes()
    assert [one.name for one in saves.unrecorded()] == ["Friday"]
    saves.record(saves.unrecorded()[0])
    assert saves.unrecorded() == ()
    assert game.read_bytes() == before
    assert [one.reason for one in saves.results.read().results] == ["abandoned"]


def test_a_game_whose_rules_have_changed_is_told_and_not_counted(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    session = saves.new(Setup(players=1, seed=7), "Friday")
    chosen = session.game.options[-1].id
    session.choose(chosen)
    session.close()
    saves.abandon("Friday")
    saves.results.path.unlink()
    path = tmp_path / "Friday.journal"
    contents = read(path)
    first = contents.choices[0]
    renamed = encode(first.model_copy(update={"option": "go:nowhere"}))
    path.write_text(path.read_text().replace(encode(first), renamed))
    with pytest.raises(JournalError, match="go:nowhere"):
        saves.record(saves.unrecorded()[0])
    assert saves.results.read().results == []


def test_the_name_of_a_finished_game_is_not_given_again_after_it_is_deleted(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    saves.results.note(result("Friday"))
    session = saves.new(Setup(players=1, seed=7), "Friday")
    session.close()
    assert session.path.stem == "Friday 2"
