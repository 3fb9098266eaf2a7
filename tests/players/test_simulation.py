"""Whole games without a person."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence

import pytest

from arkham_desktop import cli
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from arkham_desktop.players import RandomPlayer, simulation
from arkham_desktop.players.coverage import Coverage
from arkham_desktop.players.progress import Progress
from arkham_desktop.players.simulation import Plan, play, simulate

ANCIENT_ONES = [
    "azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub-niggurath", "yig", "yog-sothoth",
]  # fmt: skip


@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_random_games_end_by_the_rules_and_stay_sound(ancient_one: str) -> None:
    plan = Plan(games=3, players=(1, 2, 4), setup=Setup(ancient_one=ancient_one, seed=11), check=3)
    results = simulate(plan)
    assert [failure.message for failure in (*results.exceptions, *results.problems)] == []
    assert (results.games, results.finished, results.checked) == (3, 3, 3)
    assert results.ok


def test_eight_can_play() -> None:
    results = simulate(Plan(games=1, players=(8,), setup=Setup(seed=2), check=1))
    assert results.ok
    assert results.finished == 1


def test_a_seed_repeats_a_game() -> None:
    def ending(seed: int) -> tuple[int, int, bytes]:
        game = Game(ArkhamRules(new_table(Setup(players=2, seed=seed))))
        play(game, RandomPlayer(seed))
        return game.asked, game.forced, game.rules.snapshot()

    assert ending(3) == ending(3)
    assert ending(3) != ending(4)


def test_a_snapshot_at_every_seam_comes_back_unchanged() -> None:
    game = Game(ArkhamRules(new_table(Setup(players=3, seed=21))))
    seen = []

    class Comparing:
        def seam(self, game: Game) -> None:
            before = game.rules.snapshot()
            game.rules.restore(before)
            seen.append(game.rules.snapshot() == before)

        def chosen(self, *_: object) -> None:
            pass

    game.watchers.append(Comparing())
    play(game, RandomPlayer(21))
    assert len(seen) > 50
    assert all(seen)


def test_an_exception_is_reported_with_what_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy:
        def choose(self, *_: object) -> None:
            raise RuntimeError("dropped the dice")

    monkeypatch.setattr(simulation, "make_player", lambda *_: Clumsy())
    results = simulate(Plan(games=2, players=(3,), setup=Setup(seed=5, ancient_one="yig")))
    assert not results.ok
    assert [failure.seed for failure in results.exceptions] == [5, 6]
    assert "RuntimeError: dropped the dice" in results.exceptions[0].message
    assert "--seed 5 --players 3 --sets base --ancient-one yig" in results.exceptions[0].repeat


def test_a_game_that_does_not_end_is_an_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_TURNS", 2)
    results = simulate(Plan(games=1, setup=Setup(seed=1)))
    assert results.exceptions[0].message.startswith("TooManyTurnsError")


def test_coverage_lists_what_never_took_effect() -> None:
    coverage = Coverage()
    table = new_table(Setup(players=2, seed=1))
    coverage.expect(table)
    everything = coverage.missing_count
    play(Game(ArkhamRules(table)), RandomPlayer(1), watch=coverage.note)
    assert 0 < coverage.missing_count < everything
    assert "monster" in coverage.missing()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_when_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([0.0, 1.0, 3.0, 4.0])
    monkeypatch.setattr("arkham_desktop.players.progress.time.monotonic", lambda: next(now))
    screen = Terminal()
    with Progress("Playing", 3, screen) as bar:
        bar.advance()
        assert screen.getvalue() == ""
        bar.advance()
        bar.advance()
    assert "2/3" in screen.getvalue()
    assert screen.getvalue().endswith("\n")


# --- the command ---------------------------------------------------------------------------------------
def run(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = cli.main(words)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "--games",
        "2",
        "--players",
        "2",
        "--sets",
        "base",
        "--seed",
        "4",
        "--check",
        "1",
        "--json",
    ]
    status, out, _ = run(words, capsys)
    record = json.loads(out)
    assert status == 0
    assert (record["games"], record["finished"], record["checked"], record["problems"]) == (2, 2, 1, [])
    assert sum(record["endings"].values()) == 2
    assert record["turns"] > 0
    assert record["decisions"] > record["turns"]
    assert record["decisions_per_second"] > 0
    assert record["forced"] > 0
    assert record["exceptions"] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "9"], "up to 8"),
        (["--players", "two"], "no whole number"),
        (["--games", "0"], "at least 1"),
        (["--ancient-one", "cthulu"], 'no Ancient One "cthulu" in the chosen sets (do you mean "cthulhu"?)'),
        (["--sets", "bose"], 'there is no set "bose"'),
        (["--sets", ","], "name at least one set"),
        (["--herald", "nobody"], 'no Herald "nobody"'),
        (["--policy", "wild"], "invalid choice"),
    ],
)
def test_bad_words_are_told_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(["simulate", *words], capsys)
    assert status == 2
    assert told in err
    assert "Traceback" not in err


def test_a_spread_counts_achievements_where_asked(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "2", "--players", "2", "--sets", "base,innsmouth", "--spread"]
    status, out, _ = run([*words, "--check", "2", "--achievements", "--json"], capsys)
    record = json.loads(out)
    assert status == 0
    assert (record["finished"], record["problems"], record["checked"]) == (2, [], 2)
    assert all(one["offered"] == 1 for one in record["achievements"].values())
    assert len(record["achievements"]) >= 2  # the first game has stories, one for each investigator


def test_explorers_play_until_everything_took_effect_and_list_the_rest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "--games", "2", "--players", "4", "--sets", "base,dunwich", "--until-every-card"]
    status, out, _ = run([*words, "--json"], capsys)
    record = json.loads(out)
    assert status == 1
    assert (record["finished"], record["exceptions"]) == (2, [])
    assert "encounter" in record["never"]
    assert "achievements" not in record
