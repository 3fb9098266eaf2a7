from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham_desktop.engine import Decision, IllegalChoiceError
from arkham_desktop.engine.journal import ChoiceLine, Header, Journal, JournalError, RawFile, UndoPolicy
from arkham_desktop.engine.session import RuleFaultError, Session, UndoForbiddenError
from tests.engine.toy import Toy


def header(undo: UndoPolicy = "marked") -> Header:
    return Header(format=1, game="toy", program="1", content="", seed=1, undo=undo, setup={})


OPEN: list[Session] = []


@pytest.fixture(autouse=True)
def _close_all() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


def new(folder: Path, undo: UndoPolicy = "marked") -> Session:
    OPEN.append(Session.new(folder / "game.journal", header(undo), Toy()))
    return OPEN[-1]


def load(folder: Path, seed: int = 1) -> Session:
    OPEN.append(Session.load(folder / "game.journal", lambda _: Toy(seed)))
    return OPEN[-1]


def play(session: Session, *choices: str) -> Session:
    for choice in choices:
        session.choose(choice)
    return session


def position(session: Session) -> object:
    return session.rules.view()


def test_a_game_goes_on_exactly_where_the_program_was_killed(tmp_path: Path) -> None:
    session = play(new(tmp_path), "roll", "nod", "use:luck", "roll")
    again = load(tmp_path)  # the first session was never closed
    assert position(again) == position(session)
    assert [option.id for option in again.game.options] == ["nod"]
    assert again.problem is None


def test_the_same_choices_lead_to_the_same_position_after_loading(tmp_path: Path) -> None:
    session = play(new(tmp_path), "roll", "nod")
    again = load(tmp_path)
    play(again, "roll", "nod", "roll")
    play(session, "roll", "nod", "roll")
    assert position(again) == position(session)


def test_undo_and_redo_give_the_same_positions_at_every_choice(tmp_path: Path) -> None:
    session = new(tmp_path)
    positions = [position(session)]
    for choice in ["roll", "nod", "use:luck", "pass", "nod", "jump", "roll"]:
        session.choose(choice)
        positions.append(position(session))
    for expected in reversed(positions[:-1]):
        session.undo()
        assert position(session) == expected
    assert not session.can_undo()
    for expected in positions[1:]:
        session.redo()
        assert position(session) == expected
    assert not session.can_redo


def test_what_was_undone_is_still_undone_after_loading_and_can_be_redone(tmp_path: Path) -> None:
    session = play(new(tmp_path), "roll", "nod", "roll")
    session.undo(1)
    again = load(tmp_path)
    assert [choice.option for choice in again.history] == ["roll"]
    again.redo()
    assert [choice.option for choice in again.history] == ["roll", "nod"]


def test_taking_back_what_was_revealed_is_marked(tmp_path: Path) -> None:
    session = play(new(tmp_path), "pass")
    session.undo()
    assert session.undone_past_revealed == 0
    play(session, "roll").undo()
    assert session.undone_past_revealed == 1
    assert load(tmp_path).undone_past_revealed == 1


def test_taking_back_what_was_revealed_can_be_forbidden_at_set_up(tmp_path: Path) -> None:
    session = play(new(tmp_path, "forbidden"), "pass")
    session.undo()
    play(session, "roll")
    with pytest.raises(UndoForbiddenError):
        session.undo()


def test_a_fault_in_a_rule_leaves_the_game_as_it_was_before_the_choice(tmp_path: Path) -> None:
    session = play(new(tmp_path), "roll", "nod")
    before = position(session)
    with pytest.raises(RuleFaultError, match="fail"):
        session.choose("fail")
    assert position(session) == before
    play(session, "pass")
    assert position(load(tmp_path)) == position(session)


def test_a_torn_last_line_costs_one_choice_and_the_file_is_kept(tmp_path: Path) -> None:
    play(new(tmp_path), "pass", "nod", "use:luck")
    path = tmp_path / "game.journal"
    path.write_bytes(path.read_bytes()[:-9])
    again = load(tmp_path)
    assert [choice.option for choice in again.history] == ["pass", "nod"]
    assert again.problem is not None
    assert "game.journal, line" in again.problem
    assert (tmp_path / "game.damaged").exists()
    play(again, "pass")
    assert load(tmp_path).problem is None


def test_a_disk_without_room_for_what_is_sound_leaves_the_damaged_file_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(new(tmp_path), "pass", "nod")
    path = tmp_path / "game.journal"
    path.write_bytes(path.read_bytes()[:-9])
    damaged = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as small:
        small.setattr(Journal, "_write", full)
        with pytest.raises(OSError, match="No space left"):
            load(tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["game.journal"]
    assert path.read_bytes() == damaged
    assert load(tmp_path).problem is not None


def test_changed_rules_stop_the_game_at_the_last_verified_seam(tmp_path: Path) -> None:
    play(new(tmp_path), "pass", "nod", "roll")
    again = load(tmp_path, seed=2)
    assert again.problem is not None
    assert "rules have changed" in again.problem
    assert [choice.option for choice in again.history] == ["pass", "nod"]


def test_a_choice_that_a_rule_fails_at_after_loading_costs_no_more_than_itself(tmp_path: Path) -> None:
    session = play(new(tmp_path), "pass", "nod")
    assert session.journal is not None
    session.journal.append(ChoiceLine(kind="turn", who="ann", option="fail", chance=[], turn=2, phase="play"))
    again = load(tmp_path)
    assert again.problem == "choice 3 (turn 2, fail) fails now (ZeroDivisionError: a rule with a fault)"
    assert position(again) == position(session)
    assert (tmp_path / "game.damaged").exists()
    play(again, "pass")
    assert load(tmp_path).problem is None


def sealed(text: str) -> str:
    """A line of a journal with a checksum that fits."""
    return f"{zlib.crc32(text.encode()):08x} {text}\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("hello", "not a saved game"),
        (sealed("{}"), "field format: None is none"),
        (sealed('{"format": 0}'), "field format: 0 is none"),
        (sealed('{"format": ' + "[" * 100_000), "not a saved game"),
        (sealed('{"format": ' + "[" * 100_000 + "]" * 100_000 + "}"), "not a saved game"),
        ("x" * 5_000_000, "not a saved game"),
    ],
)
def test_a_file_that_is_no_journal_gives_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "game.journal").write_text(text)
    with pytest.raises(JournalError, match=words):
        load(tmp_path)


def test_a_journal_of_a_newer_program_is_refused_with_a_sentence(tmp_path: Path) -> None:
    newer = header().model_copy(update={"format": 99})
    OPEN.append(Session.new(tmp_path / "game.journal", newer, Toy()))
    with pytest.raises(JournalError, match="newer program"):
        load(tmp_path)


class FullDisk:
    """A file on a disk that has room for a few bytes more."""

    def __init__(self, file: RawFile) -> None:
        self.file = file
        self.room = 20
        self.stuck = False

    def write(self, data: bytes) -> int:
        fits = data[: self.room]
        if not fits:
            raise OSError(28, "No space left on device")
        self.room -= len(fits)
        return self.file.write(fits) or 0

    def truncate(self, size: int) -> int:
        if self.stuck:
            raise OSError(5, "Input/output error")
        return self.file.truncate(size)

    def close(self) -> None:
        self.file.close()


def on_a_full_disk(session: Session) -> FullDisk:
    assert session.journal is not None
    session.journal.file = disk = FullDisk(session.journal.file)
    return disk


def assert_saved_whole(folder: Path, session: Session) -> None:
    """The file of a session holds the very position that it stands at."""
    again = load(folder)
    assert again.problem is None
    assert position(again) == position(session)


def test_on_a_full_disk_play_goes_on_and_a_later_choice_writes_what_is_missing(tmp_path: Path) -> None:
    session = new(tmp_path)
    disk = on_a_full_disk(session)
    play(session, "pass")
    assert session.save_failed
    assert "No space left" in session.save_failed
    assert load(tmp_path).problem is None, "half a line stayed in the file"
    disk.room = 10**6
    play(session, "nod")
    assert not session.save_failed
    assert_saved_whole(tmp_path, session)


def test_half_a_line_that_could_not_be_taken_away_goes_before_the_next_is_written(tmp_path: Path) -> None:
    session = new(tmp_path)
    disk = on_a_full_disk(session)
    disk.stuck = True
    play(session, "pass")
    assert session.save_failed
    disk.stuck, disk.room = False, 10**6
    play(session, "nod")
    assert not session.save_failed
    assert_saved_whole(tmp_path, session)


def test_a_disk_without_room_for_a_new_game_keeps_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "_write", full)
    with pytest.raises(OSError, match="No space left"):
        new(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_of_two_windows_with_one_game_the_second_to_choose_says_that_it_saves_nothing(tmp_path: Path) -> None:
    first = play(new(tmp_path), "pass")
    second = load(tmp_path)
    play(second, "nod")
    play(first, "nod")
    assert first.save_failed
    assert "another window" in first.save_failed
    play(second, "pass")
    assert not second.save_failed
    assert_saved_whole(tmp_path, second)


def test_a_game_deleted_by_another_window_is_not_saved_into_nowhere(tmp_path: Path) -> None:
    session = play(new(tmp_path), "pass")
    (tmp_path / "game.journal").unlink()
    play(session, "nod")
    assert session.save_failed
    assert "game.journal" in session.save_failed


def test_choices_made_as_one_are_taken_back_and_done_again_as_one(tmp_path: Path) -> None:
    session = play(new(tmp_path), "pass", "nod")
    before = position(session)
    session.choose_all(["use:luck", "use:luck", "pass"])
    after = position(session)
    assert position(load(tmp_path)) == after
    again = load(tmp_path)
    assert len(again.undo()) == 2
    assert position(again) == before
    again.redo()
    assert position(again) == after
    assert not again.can_redo
    assert [line.joined for line in again.history] == [False, False, False, True]
    assert len(again.undo()) == 2


def test_answers_to_several_kinds_of_questions_are_one_choice(tmp_path: Path) -> None:
    session = play(new(tmp_path), "pass", "nod")
    before = position(session)
    answers = iter(["pass", "nod", "roll"])
    asked: list[str] = []

    def answer(decision: Decision) -> str | None:
        asked.append(decision.kind)
        return next(answers, None)

    session.choose_through(answer)
    after = position(session)
    assert asked == ["turn", "nod", "turn", "nod"]
    assert [line.joined for line in session.history] == [False, False, False, True, True]
    again = load(tmp_path)
    assert position(again) == after
    assert len(again.undo()) == 3
    assert position(again) == before
    again.redo()
    assert position(again) == after


def test_several_choices_stop_where_something_else_is_asked(tmp_path: Path) -> None:
    session = new(tmp_path)
    with pytest.raises(IllegalChoiceError):
        session.choose_all(["nod", "pass"])
    assert session.history == []
    session.choose_all(["pass", "nod"])
    assert [line.option for line in session.history] == ["pass"]
    assert session.undo()
    assert session.history == []
