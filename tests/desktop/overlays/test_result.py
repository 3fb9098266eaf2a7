"""What follows a finished game: its table, its statistics, one file of it, and the whole of it again."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.arkham.results import GameResult
from arkham_desktop.arkham.rules import victory
from arkham_desktop.arkham.state import Outcome
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.close_up import CloseUpScene
from arkham_desktop.desktop.overlays.undo_list import rows_of
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.statistics import StatisticsScene
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.scenes.table_watched import LookScene, WatchScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.widgets import Button, ListView
from arkham_desktop.engine.session import Session
from tests.desktop.overlays.playing import session_of

End = Callable[..., Driver]


def lost(folder: Path) -> Session:
    """A turn of two people, at whose end Azathoth wakes."""
    session = session_of(
        folder,
        investigators=[
            {"id": "amanda-sharpe", "space": "library", "person": "Ana"},
            {"id": "joe-diamond", "space": "downtown", "cards": ["tommy-gun"], "person": "Ben"},
        ],
        ancient_one="azathoth",
        tracks={"doom": 13},
        decks={"mythos": ["the-southside-strangler-strikes"]},
        start="movement",
    )
    for _ in range(60):
        if session.game.pending is None:
            return session
        session.choose(session.game.options[-1])
    raise AssertionError("the game has not ended")


@pytest.fixture
def end(tmp_path: Path) -> Iterator[End]:
    """Show the result of a lost game that lies among the saved ones."""
    made: list[Driver] = []

    def make(size: tuple[int, int] = (1280, 720), scale: float | None = None) -> Driver:
        driver = Driver(tmp_path / f"home{len(made)}", size=size, scale=scale)
        driver.stage.services.store.change(animations="off")
        made.append(driver)
        driver.show(ResultScene(lost(driver.stage.services.saves.folder)))
        driver.tick(2.0)
        return driver

    yield make
    for driver in made:
        driver.stage.close()


def top(driver: Driver, kind: type[Any]) -> Any:
    assert isinstance(driver.top, kind), driver.top
    return driver.top


# ---- the table as it ended


def test_the_table_can_be_looked_at_as_it_ended_and_nothing_can_be_chosen(end: End) -> None:
    driver = end()
    session = top(driver, ResultScene).session
    before = session.path.read_bytes()
    driver.click("look")
    scene = top(driver, LookScene)
    assert scene.table is session.rules.table
    assert not [one.name for one in scene.group.widgets if one.name.startswith("option-")]
    for key in ("enter", "1", "e", "m", "ctrl+z", "ctrl+y", "z", "shift+z", "space"):
        driver.click("look") if isinstance(driver.top, ResultScene) else None
        driver.key(key)
    assert session.path.read_bytes() == before
    assert session.journal is not None, "the result still has its game"


def test_cards_the_log_and_other_sheets_can_be_looked_at_after_the_end(end: End) -> None:
    driver = end()
    driver.click("look")
    scene = top(driver, LookScene)
    driver.key("l")
    assert scene.panel is not None
    driver.key("escape")
    assert scene.panel is None
    driver.click("seat-2")
    assert scene.desk.seen.id == "joe-diamond"
    scene.close_up("tommy-gun")
    driver.settle()
    assert isinstance(driver.top, CloseUpScene)
    driver.key("escape")
    driver.key("escape")  # the other sheet
    driver.key("escape")
    assert isinstance(driver.top, ResultScene)


def test_the_boards_of_a_game_that_ended_in_the_battle_can_be_looked_at(end: End) -> None:
    driver = end()
    driver.click("look")
    scene = top(driver, LookScene)
    assert scene.in_battle, "Azathoth is awake"
    driver.click("watch-boards")
    assert not scene.in_battle
    point = scene.view.camera.to_window(scene.view.geometry.spots["library"].box.center)
    driver.hover(point)
    assert scene.pointed_at == "library"
    driver.click("watch-battle")
    assert scene.in_battle


def test_a_choice_of_the_list_is_not_taken_back_after_the_end(end: End) -> None:
    driver = end()
    driver.click("look")
    scene = top(driver, LookScene)
    count = len(scene.session.history)
    driver.key("u")
    listed = scene.group["dialog-choices"]
    assert isinstance(listed, ListView)
    driver.click(listed.row_box(2).center)
    assert len(scene.session.history) == count
    assert scene.bar.notice


# ---- statistics


def test_a_finished_game_is_counted_once_however_often_its_result_is_looked_at(end: End) -> None:
    driver = end()
    saves = driver.stage.services.saves
    assert [(one.game, one.won, one.reason) for one in saves.results.read().results] == [
        ("scene0", False, "ancient_one")
    ]
    driver.show(ResultScene(saves.load("scene0")))
    assert len(saves.results.read().results) == 1
    driver.click("statistics")
    scene = top(driver, StatisticsScene)
    assert (scene.found.all.played, scene.found.all.won) == (1, 0)
    driver.key("escape")
    assert isinstance(driver.top, ResultScene)


def test_a_game_whose_end_is_taken_back_is_counted_no_more(end: End) -> None:
    driver = end()
    driver.click("undo")
    assert isinstance(driver.top, TableScene)
    assert driver.stage.services.saves.results.read().results == []


def test_the_title_leads_to_the_statistics_once_a_game_is_finished(tmp_path: Path, end: End) -> None:
    fresh = Driver(tmp_path / "fresh")
    fresh.show(TitleScene())
    assert "statistics" not in fresh.top.group
    driver = end()
    driver.show(TitleScene())
    driver.click("statistics")
    assert top(driver, StatisticsScene).found.all.played == 1
    driver.key("escape")
    assert isinstance(driver.top, TitleScene)


def test_games_from_before_there_were_statistics_are_read_and_counted(end: End) -> None:
    driver = end()
    driver.stage.services.saves.results.path.unlink()
    driver.show(StatisticsScene())
    scene = top(driver, StatisticsScene)
    for _ in range(3):
        driver.tick(0.1)
    assert scene.found.all.played == 1
    assert scene.problems == []


def test_a_damaged_line_of_the_statistics_is_told(end: End) -> None:
    driver = end()
    path = driver.stage.services.saves.results.path
    path.write_bytes(path.read_bytes() + b"{odd\n")
    driver.show(StatisticsScene())
    scene = top(driver, StatisticsScene)
    assert scene.found.all.played == 1
    assert len(scene.problems) == 1
    assert "line 2" in scene.problems[0]


def test_a_result_that_cannot_be_written_is_told_and_shown_all_the_same(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    saves = driver.stage.services.saves
    saves.results.path.mkdir()
    driver.show(ResultScene(lost(saves.folder)))
    message = top(driver, MessageScene)
    assert "results.jsonl" in message.text
    driver.key("escape")
    assert isinstance(driver.top, ResultScene)
    driver.stage.close()


# ---- export


def test_a_finished_game_is_exported_into_one_file_and_is_told_where(end: End) -> None:
    driver = end()
    session = top(driver, ResultScene).session
    driver.click("export")
    path = driver.stage.services.folders.exports / "scene0.zip"
    assert str(path) in top(driver, MessageScene).text
    with zipfile.ZipFile(path) as file:
        assert sorted(file.namelist()) == ["scene0.journal", "scene0.txt"]
        assert file.read("scene0.journal") == session.path.read_bytes()
        text = file.read("scene0.txt").decode()
    assert "Arkham is lost" in text
    assert "Azathoth" in text
    assert "Amanda Sharpe (Ana)" in text
    assert "Turn 1" in text
    driver.key("escape")
    driver.click("export")  # again: it is replaced
    assert [one.name for one in path.parent.iterdir()] == ["scene0.zip"]


def test_an_export_that_cannot_be_written_is_told(end: End) -> None:
    driver = end()
    driver.stage.services.folders.exports.write_text("in the way")
    driver.click("export")
    assert "exports" in top(driver, MessageScene).text


# ---- the game again


def runs(scene: WatchScene) -> bool:
    """One choice after the other is shown."""
    return scene.running


def watch(driver: Driver) -> WatchScene:
    driver.click("watch")
    scene = top(driver, WatchScene)
    assert isinstance(scene, WatchScene)
    return scene


def test_a_game_is_shown_again_from_its_beginning_to_its_end(end: End) -> None:
    driver = end()
    session = top(driver, ResultScene).session
    before, choices = session.path.read_bytes(), [line.option for line in session.history]
    scene = watch(driver)
    assert scene.session.history == []
    assert scene.table is not session.rules.table
    shown = [0]
    for _ in range(len(choices) * 80):
        driver.tick(0.05)
        if len(scene.session.history) != shown[-1]:
            shown.append(len(scene.session.history))
    assert [line.option for line in scene.session.history] == choices
    assert len(shown) > 3, "one after the other"
    assert scene.table.state.outcome == session.rules.table.state.outcome
    assert not runs(scene)
    assert scene.wake is None or scene.wake > 1, "at the end nothing goes on"
    driver.key("enter")
    assert isinstance(driver.top, ResultScene)
    assert session.path.read_bytes() == before


def test_the_keys_of_the_playback_stop_step_and_go_back_in_a_game_shown_again(end: End) -> None:
    driver = end()
    scene = watch(driver)
    driver.key("space")
    assert not runs(scene)
    driver.tick(5)
    assert scene.session.history == []
    for expected, key in ((1, "period"), (2, "period"), (1, "comma"), (2, "ctrl+y"), (1, "ctrl+z")):
        driver.key(key)
        assert len(scene.session.history) == expected
    driver.key("f")
    assert scene.view.playback.speed == 2
    driver.click("watch-turn-on")
    assert scene.table.state.outcome is not None
    driver.key("shift+z")
    assert scene.session.history == []
    driver.key("space")
    assert runs(scene)
    driver.tick(1.0)
    driver.tick(1.0)
    assert scene.session.history


def test_a_press_on_a_choice_that_was_shown_goes_back_to_it(end: End) -> None:
    driver = end()
    scene = watch(driver)
    for _ in range(4):
        driver.key("period")
    driver.key("u")
    listed = scene.group["dialog-choices"]
    assert isinstance(listed, ListView)
    last = next(place for place, row in enumerate(rows_of(scene.session.history, "")) if row.kind == "choice")
    driver.click(listed.row_box(last).center)
    assert len(scene.session.history) == 3


def test_a_game_stands_still_while_something_lies_over_it(end: End) -> None:
    driver = end()
    scene = watch(driver)
    driver.key("f10")
    assert driver.top is not scene
    driver.tick(5)
    assert scene.session.history == []


def test_what_is_shown_again_is_told_in_its_log_up_to_there(end: End) -> None:
    driver = end()
    scene = watch(driver)
    driver.key("period")
    chapters = scene.session.told(lambda: None)
    assert len(chapters) == 2
    driver.key("comma")
    assert len(scene.session.told(lambda: None)) == 1
    assert scene.news == [] or all(item.after == 0 for item in scene.news)


def test_a_game_that_cannot_be_shown_again_is_told(end: End) -> None:
    driver = end()
    session = top(driver, ResultScene).session
    session.path.write_text("damaged")
    driver.click("watch")
    assert "scene0" in top(driver, MessageScene).text


# ---- the page


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.0), ((1024, 640), 3.0), ((1920, 1080), 2.0), ((1920, 1080), 3.0), ((1733, 911), 1.25)],
)
def test_every_button_of_the_result_lies_inside_the_window_and_is_whole(
    tmp_path: Path, size: tuple[int, int], scale: float, won: bool
) -> None:
    driver = Driver(tmp_path, size=size, scale=scale)
    session = lost(driver.stage.services.saves.folder)
    if won:
        victory.finish(session.rules.table, Outcome(won=True, reason="sealed"))  # type: ignore[attr-defined]
    driver.show(ResultScene(session))
    window = driver.stage.screen.box.inflate(1, 1)
    names = set()
    canvas = driver.stage.measuring
    for widget in driver.top.group.widgets:
        assert isinstance(widget, Button)
        names.add(widget.name)
        assert window.contains(widget.box), widget.name
        assert min(widget.box.width, widget.box.height) >= 24, widget.name
        icon = widget.style.size * 1.25 + 10 if widget.icon else 0
        room = widget.room_for_words(canvas) - icon
        assert fits(canvas, widget.label, room, widget.style), widget.label
    assert names == {"new", "same", "look", "statistics", "export", "title", "undo", "watch"}
    boxes = [Box(widget.box) for widget in driver.top.group.widgets]
    assert not any(a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i])
    driver.stage.close()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 3.0), ((1920, 1080), 2.0)])
def test_statistics_of_many_games_are_drawn_at_any_size(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    driver = Driver(tmp_path, size=size, scale=scale)
    results = driver.stage.services.saves.results
    for number in range(30):
        results.note(
            GameResult(
                game=f"Evening {number}",
                ended=date(2026, 11, 1 + number % 30),
                ancient_one=("yig", "hastur", "azathoth", "ithaqua", "nyarlathotep")[number % 5],
                sets=("base",),
                players=1 + number % 8,
                won=number % 3 == 0,
                reason="sealed" if number % 3 == 0 else "devoured",
                turns=10 + number,
                score=number if number % 3 == 0 else None,
            )
        )
    driver.show(StatisticsScene())
    scene = top(driver, StatisticsScene)
    assert scene.found.all.played == 30
    window = driver.stage.screen.box.inflate(1, 1)
    assert all(window.contains(widget.box) for widget in scene.group.widgets)
    driver.stage.close()


@pytest.mark.parametrize("key", ["enter", "1"])
def test_whoever_still_presses_a_key_at_the_end_of_the_game_begins_no_new_one(end: End, key: str) -> None:
    driver = end()
    top(driver, ResultScene).guard.shut()  # as when it has just come
    for _ in range(12):
        driver.tick(0.3)
        driver.key(key)
        assert isinstance(driver.top, ResultScene)
    driver.tick(2.0)
    driver.key(key)
    assert isinstance(driver.top, TableScene), "after a pause it is meant"
