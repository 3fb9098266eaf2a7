"""Saved games: the same at every decision, listed, abandoned, deleted, and told when they are damaged."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arkham_desktop.arkham.saves import SavedGames, file_name
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.engine.journal import JournalError
from arkham_desktop.engine.session import Session
from arkham_desktop.players import RandomPlayer
from benchmarks.saves import check

SETUP = Setup(players=2, seed=5, ancient_one="yig")


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path)


def play(session: Session, choices: int) -> Session:
    player = RandomPlayer(1)
    for _ in range(choices):
        decision = session.game.pending
        assert decision is not None
        session.choose(player.choose(decision))
    return session


def saved(games: SavedGames, name: str, choices: int = 0) -> Path:
    session = play(games.new(SETUP, name), choices)
    session.close()
    return session.path


# --- the same game, wherever it is interrupted (python -m benchmarks.saves checks fifty whole games) ----
@pytest.mark.parametrize(
    ("setup", "policy", "every"),
    [
        (Setup(players=1, seed=0, ancient_one="azathoth"), "random", 4),
        (Setup(players=2, seed=21, ancient_one="cthulhu"), "random", 16),
        (Setup(players=2, seed=8, ancient_one="yig"), "sensible", 60),
    ],
    ids=["one", "two", "two-sensible"],
)
def test_saved_and_loaded_at_every_decision_a_game_ends_the_same(
    tmp_path: Path, setup: Setup, policy: str, every: int
) -> None:
    """Undo and redo at each decision, and from every few decisions loaded and played to the end."""
    played = check(setup, policy, tmp_path, every=every)
    assert len(played.choices) > 50
    assert played.end.asked == ()


def test_what_was_taken_back_can_be_done_again_after_loading(games: SavedGames) -> None:
    session = play(games.new(SETUP, "undone"), 30)
    last = session.history
    session.undo(20)
    before = session.rules.snapshot()
    session.close()
    again = games.load("undone")
    assert (again.rules.snapshot(), again.history) == (before, last[:20])
    while again.can_redo:
        again.redo()
    assert again.history == last
    again.close()


# --- the list ---------------------------------------------------------------------------------------
def test_a_saved_game_is_listed_with_who_plays_and_how_far(games: SavedGames) -> None:
    saved(games, "listed", 60)
    (game,) = games.list()
    assert (game.name, game.ancient_one, len(game.investigators)) == ("listed", "yig", 2)
    assert (game.choices, game.ended, game.problem) == (60, False, None)
    assert game.turn >= 1
    assert game.goes_on


def test_no_folder_means_no_games(tmp_path: Path) -> None:
    games = SavedGames(tmp_path / "nowhere")
    assert games.list() == []


def test_two_games_of_one_name_are_kept_apart(games: SavedGames) -> None:
    assert saved(games, "Evening").stem == "Evening"
    assert saved(games, "Evening").stem == "Evening 2"


def test_an_abandoned_game_is_kept_and_cannot_go_on(games: SavedGames) -> None:
    saved(games, "given up", 5)
    games.abandon("given up")
    (game,) = games.list()
    assert game.ended
    assert not game.goes_on


def test_a_deleted_game_is_gone(games: SavedGames) -> None:
    saved(games, "gone")
    games.delete("gone")
    assert games.list() == []


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna & Ben", "Anna & Ben"),
        ("a/b\\c:d", "a b c d"),
        ("  ..  ", "game"),
        ("con", "con game"),
        ("x" * 200, "x" * 80),
        ("../../etc", "etc"),
    ],
)
def test_every_name_makes_a_file_that_every_system_takes(typed: str, name: str) -> None:
    assert file_name(typed) == name


@settings(deadline=None, max_examples=50)
@given(st.text(max_size=120))
def test_no_name_leaves_the_folder(typed: str) -> None:
    name = file_name(typed)
    assert name
    assert Path(f"{name}.journal").name == f"{name}.journal"


# --- broken files -----------------------------------------------------------------------------------
def line(**fields: Any) -> str:
    """A line of a journal with its checksum."""
    text = json.dumps(fields)
    return f"{zlib.crc32(text.encode()):08x} {text}\n"


def header(path: Path) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(path.read_text(encoding="utf-8").splitlines()[0].partition(" ")[2])
    return fields


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 99}, "newer program"),
        ({"game": "chess"}, "field game: this is a game of 'chess'"),
        ({"seed": "many"}, "field header.seed"),
        ({"setup": {"players": 9}}, "field setup.players"),
        ({"setup": {"plyers": 2}}, "field setup.plyers"),
        ({"setup": {"persons": ["x" * 1000]}}, "field setup.persons.0"),
    ],
)
def test_a_wrong_header_is_told_with_file_line_and_field(
    games: SavedGames, change: dict[str, Any], words: str
) -> None:
    path = saved(games, "wrong", 3)
    _, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text(line(**{**header(path), **change}) + "".join(rest), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(JournalError) as told:
        games.load("wrong")
    assert "wrong.journal, line 1" in str(told.value)
    assert words in str(told.value)
    assert path.read_bytes() == before, "a file that cannot be read is left alone"


def test_a_set_up_that_no_longer_exists_is_told(games: SavedGames) -> None:
    path = saved(games, "old", 3)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    fields = header(path)
    fields["setup"]["ancient_one"] = "old-one"
    path.write_text(line(**fields) + "".join(lines[1:]), encoding="utf-8")
    with pytest.raises(JournalError, match=r'old\.journal, line 1: .*no Ancient One "old-one"'):
        games.load("old")


def test_a_position_that_cannot_be_is_told(games: SavedGames) -> None:
    path = saved(games, "odd", 3)
    first, second, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    snapshot = json.loads(second.partition(" ")[2])
    snapshot["state"]["doom"] = "lots"
    path.write_text(first + line(**snapshot) + "".join(rest), encoding="utf-8")
    with pytest.raises(
        JournalError, match=r"odd\.journal: the position of turn 0, after 0 choices, field doom: "
    ):
        games.load("odd")


def test_a_link_to_a_game_that_is_gone_is_listed_and_told(games: SavedGames) -> None:
    path = saved(games, "moved", 3)
    there = path.rename(path.with_suffix(".elsewhere"))
    path.symlink_to(there)
    (game,) = games.list()
    assert game.problem is None
    there.unlink()
    (game,) = games.list()
    assert game.problem is not None
    assert "moved.journal: the file cannot be read" in game.problem
    with pytest.raises(JournalError, match=r"moved\.journal: the file cannot be read"):
        games.load("moved")
    games.delete("moved")
    assert games.list() == []


@pytest.mark.parametrize("name", [b".journal", b"\xff\xfe.journal", b"a.b.c.journal", b"new\nline.journal"])
def test_a_file_of_any_name_goes_on_under_the_name_in_the_list(games: SavedGames, name: bytes) -> None:
    path = saved(games, "plain", 3)
    path.rename(games.folder / os.fsdecode(name))
    (game,) = games.list()
    session = games.load(game.name)
    session.close()
    assert session.path == game.path


def test_a_folder_named_like_a_game_is_listed_and_told(games: SavedGames) -> None:
    (games.folder / "odd.journal").mkdir()
    (game,) = games.list()
    assert game.problem is not None
    assert "odd.journal: the file cannot be read" in game.problem


def cut(data: bytes, at: int, _: int) -> bytes:
    return data[: at % len(data)]


def flip(data: bytes, at: int, value: int) -> bytes:
    at %= len(data)
    return data[:at] + bytes([data[at] ^ (value or 1)]) + data[at + 1 :]


def drop_line(data: bytes, at: int, _: int) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[at % len(lines)]
    return b"".join(lines)


def swap_lines(data: bytes, at: int, other: int) -> bytes:
    lines = data.splitlines(keepends=True)
    one, two = at % len(lines), other % len(lines)
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def resealed(data: bytes, at: int, value: int) -> bytes:
    """A field of a line is another one, under a checksum that fits."""
    lines = data.decode().splitlines(keepends=True)
    at %= len(lines)
    fields = json.loads(lines[at].partition(" ")[2])
    name = sorted(fields)[value % len(fields)]
    fields[name] = [None, -1, 10**30, "?", [], {}, [[]], True][value % 8]
    lines[at] = line(**fields)
    return "".join(lines).encode()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A sound journal of some turns."""
    games = SavedGames(tmp_path_factory.mktemp("sound"))
    return saved(games, "sound", 80).read_bytes()


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    change=st.sampled_from([cut, flip, drop_line, swap_lines, resealed]),
    at=st.integers(0, 10**6),
    value=st.integers(0, 255),
)
def test_no_damage_breaks_the_program(
    tmp_path_factory: pytest.TempPathFactory,
    sound: bytes,
    change: Callable[[bytes, int, int], bytes],
    at: int,
    value: int,
) -> None:
    """A damaged file is listed, and either goes on from what is sound of it or says why not."""
    games = SavedGames(tmp_path_factory.mktemp("damaged"))
    path = games.folder / "game.journal"
    path.write_bytes(change(sound, at, value))
    (game,) = games.list()
    try:
        session = games.load("game")
    except JournalError as error:
        told = str(error)
    else:
        told = ""
        assert game.problem is None
        assert session.rules.problems() == []
        if session.game.pending is not None:
            play(session, 1)
        session.close()
    assert not told or told.startswith("game.journal")
