"""A game that was played is shown again, forth and back, and is never changed by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham_desktop.engine.journal import Header, read
from arkham_desktop.engine.replay import Replay
from arkham_desktop.engine.session import Session
from tests.engine.toy import Toy

CHOICES = ["roll", "nod", "use:luck", "pass", "nod", "jump", "roll"]


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    header = Header(format=1, game="toy", program="1", content="", seed=1, undo="marked", setup={})
    session = Session.new(tmp_path / "game.journal", header, Toy())
    yield session
    session.close()


def replay_of(session: Session, seed: int = 1) -> Replay:
    return Replay(session.path, read(session.path), Toy(seed))


def test_every_choice_is_shown_again_and_leads_where_it_led(session: Session) -> None:
    positions = [session.rules.view()]
    told = []
    for choice in CHOICES:
        told.append(session.choose(choice))
        positions.append(session.rules.view())
    before = session.path.read_bytes()
    replay = replay_of(session)
    for number, expected in enumerate(positions):
        assert replay.rules.view() == expected, number
        assert len(replay.history) == number
        if number < len(CHOICES):
            assert replay.forth() == told[number]
    assert replay.next is None
    assert replay.forth() == []
    assert [chapter.events for chapter in replay.told(Toy)][1:] == told
    assert session.path.read_bytes() == before, "nothing is written"


def test_one_goes_back_and_to_any_choice(session: Session) -> None:
    positions = [session.rules.view()]
    for choice in CHOICES:
        session.choose(choice)
        positions.append(session.rules.view())
    replay = replay_of(session)
    for count in (5, 2, 0, 7, 6, 3):
        replay.to(count)
        assert replay.rules.view() == positions[count]
        assert [line.option for line in replay.history] == CHOICES[:count]


def test_choices_made_as_one_are_shown_as_one(session: Session) -> None:
    session.choose("roll")
    session.choose("nod", joined=True)
    session.choose("roll")
    replay = replay_of(session)
    replay.forth()
    assert len(replay.history) == 2
    assert replay.last_choice == 0
    replay.forth()
    assert len(replay.history) == 3


def test_what_was_taken_back_is_not_shown(session: Session) -> None:
    session.choose("roll")
    session.undo()
    session.choose("pass")
    replay = replay_of(session)
    replay.forth()
    assert [line.option for line in replay.history] == ["pass"]
    assert replay.next is None


def test_rules_that_have_changed_end_it_and_are_told(session: Session) -> None:
    for choice in ["roll", "nod", "roll"]:
        session.choose(choice)
    replay = replay_of(session, seed=5)  # whose dice fall otherwise
    while replay.next is not None:
        replay.forth()
    assert replay.problem is not None
    assert "choice 1" in replay.problem


def test_nothing_can_be_chosen_in_it(session: Session) -> None:
    session.choose("roll")
    replay = replay_of(session)
    replay.to(1)
    assert replay.game.pending is None
    assert not replay.game.options
    assert not replay.can_undo()
    assert not replay.can_redo
