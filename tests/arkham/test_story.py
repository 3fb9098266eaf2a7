"""What happened in a game, kept while it is played and told again after loading."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine.game import Rules
from arkham_desktop.engine.session import Session
from arkham_desktop.engine.story import Chapter

SETUP = Setup(players=2, seed=11, investigators=("joe-diamond", "amanda-sharpe"), ancient_one="hastur")


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path)


@pytest.fixture
def session(games: SavedGames) -> Iterator[Session]:
    session = games.new(SETUP, "story")
    for _ in range(120):
        session.choose(session.game.options[0])
    yield session
    session.close()


def told(session: Session) -> list[Chapter]:
    return session.told(lambda: ArkhamRules(new_table(SETUP)))


def never() -> Rules:
    raise AssertionError("what was just played is known")


def test_what_was_just_played_is_known_without_playing_it_again(session: Session) -> None:
    chapters = session.told(never)
    assert [chapter.choice for chapter in chapters] == [None, *session.history]
    assert any(chapter.events for chapter in chapters)


def test_after_loading_the_same_is_told_again(session: Session, games: SavedGames) -> None:
    before = told(session)
    session.close()
    again = games.load("story")
    assert told(again) == before
    again.close()


def test_what_is_taken_back_is_no_longer_told(session: Session) -> None:
    before = told(session)
    session.undo(50)
    assert told(session) == before[:51]
    session.redo()
    assert told(session) == before[:52]
