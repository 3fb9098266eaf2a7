from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays import DIALOGS, Dialog, dialog
from arkham_desktop.desktop.overlays.undo_list import NAME as UNDO_LIST
from arkham_desktop.desktop.overlays.undo_list import rows_of
from arkham_desktop.desktop.scenes.hand_over import HandOverScene
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.scenes.pause import PauseScene
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.scenes.table_targets import MapTarget
from arkham_desktop.desktop.table.motion import Motion
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.widgets import ListView, Widget
from arkham_desktop.engine import Option
from arkham_desktop.engine.journal import ChoiceLine
from arkham_desktop.engine.session import RuleFaultError, Session
from arkham_desktop.players.random_player import RandomPlayer
from tests.desktop.conftest import MakeDriver

SIZES = [
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 2.0),
    ((1920, 1080), 3.0),
    ((3840, 2160), 2.0),
]


@pytest.fixture(autouse=True)
def no_dialogs() -> Iterator[None]:
    """The decision bar alone, whatever dialogs are registered."""
    kept = dict(DIALOGS)
    DIALOGS.clear()
    yield
    DIALOGS.clear()
    DIALOGS.update(kept)


_OPEN: list[Session] = []


@pytest.fixture(autouse=True)
def close_sessions() -> Iterator[None]:
    """Close the journals of a test's games."""
    yield
    while _OPEN:
        _OPEN.pop().close()


def _session(home: Path, players: int = 2, seed: int = 5, persons: tuple[str, ...] = ()) -> Session:
    people = ("joe-diamond", "jenny-barnes")[:players]
    setup = Setup(players=players, investigators=people, seed=seed, ancient_one="yig", persons=persons)
    session = SavedGames(home / "saves").new(setup, "test")
    _OPEN.append(session)
    return session


def _until(session: Session, kind: str, fits: Callable[[list[Option]], bool] = lambda _: True) -> None:
    """Play on (the first option each time, End before all others) to a decision of a kind."""
    for _ in range(400):
        pending = session.game.pending
        assert pending is not None, f"the game ended before any {kind}"
        if pending.kind == kind and fits(pending.options):
            return
        done = pending.option("done")
        session.choose(done or pending.options[0])
    raise AssertionError(f"no {kind} came up")


def _at_move(home: Path) -> Session:
    """Somebody may walk at least two steps, and no monster is near."""
    session = _session(home)

    def far(options: list[Option]) -> bool:
        table = session.rules.table  # type: ignore[attr-defined]
        who = table.investigator(session.game.pending.who)  # type: ignore[union-attr]
        return who.movement_left >= 2 and any(option.verb == "go" for option in options)

    _until(session, "move", far)
    session.rules.table.state.monsters.clear()  # type: ignore[attr-defined]
    return session


def _show(driver: Driver, session: Any, *, animations: str = "off", hand_over: bool = False) -> TableScene:
    driver.stage.services.store.change(animations=animations, hand_over=hand_over)
    scene = TableScene(session)
    driver.show(scene)
    return scene


def _window_point(scene: TableScene, target: str) -> tuple[float, float]:
    box = scene.view.target_box(target)
    assert box is not None
    return scene.view.camera.to_window(box.center)


def _option_widgets(scene: TableScene) -> list[str]:
    return [one.name for one in scene.group.widgets if one.name.startswith("option-") and one.enabled]


# -- the bar alone ------------------------------------------------------------------------------------


def test_a_whole_game_can_be_played_by_clicking_in_the_bar_alone(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path, players=1, seed=3)
    _show(driver, session)
    chance = random.Random(1)
    for _ in range(2000):
        if not isinstance(driver.top, TableScene):
            break
        before = len(session.history)
        driver.click(chance.choice(_option_widgets(driver.top)))
        assert len(session.history) > before
    assert isinstance(driver.top, ResultScene)
    assert session.game.outcome is not None


def test_a_double_click_takes_one_option_and_undoes_one(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path)
    scene = _show(driver, session)
    chance = random.Random(4)
    for _ in range(12):
        before = len(session.history)
        driver.double_click(chance.choice(_option_widgets(scene)))
        assert len(session.history) == before + 1
    driver.double_click("undo")
    assert len(session.history) == 11


@pytest.mark.parametrize("key", ["e", "enter", "1"])
def test_a_key_pressed_twice_at_once_answers_one_question_and_ends_one_turn(
    driver: Driver, tmp_path: Path, key: str
) -> None:
    session = _session(tmp_path)
    scene = _show(driver, session)
    for _ in range(8):
        answered = len(session.history)
        driver.key(key)
        if len(session.history) == answered:  # nothing to end, or the first press pins
            scene.choose(session.game.options[-1].id)
            driver.settle()
            continue
        answered = len(session.history)
        driver.key_at_once(key)
        assert len(session.history) == answered
        driver.key_at_once("ctrl+z")
        driver.key_at_once("ctrl+z")
        assert len(session.history) == answered - 2 or not session.history, "taking back is quick"
        driver.key_at_once("ctrl+y")
        driver.key_at_once("ctrl+y")


def test_a_second_enter_at_once_hurries_what_the_first_one_has_set_in_motion(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session, animations="normal")
    goal = next(option.id for option in session.game.options if option.verb == "go")
    scene.group.set_focus(f"option-{goal}")
    before = len(session.history)
    seen = []
    for _ in range(4):  # pins, goes, hurries; the last one was meant to hurry, too
        driver.stage.feed(_key("enter"))
        seen.append((len(session.history) - before, scene.busy))
    assert seen == [(0, False), (1, True), (1, False), (1, False)]


def test_buttons_that_have_just_come_up_are_another_question_for_a_double_click(
    driver: Driver, tmp_path: Path
) -> None:
    scene = _show(driver, _session(tmp_path))
    asked = scene.asked
    scene.choices.toggle_asides()
    assert scene.asked != asked
    scene.choices.toggle_asides()
    assert scene.asked == asked
    driver.key("l")
    assert scene.asked != asked


def test_a_game_can_be_played_by_the_keyboard_alone(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path)
    _show(driver, session)
    chance = random.Random(2)
    for _ in range(60):
        scene = driver.top
        if not isinstance(scene, TableScene):
            break
        numbered = scene.decision_bar.numbered
        keys = [number for number, _ in numbered.shown] + (["e"] if numbered.end else [])
        before, key = len(session.history), chance.choice(keys)
        driver.key(key)
        if isinstance(driver.top, TableScene) and len(session.history) == before:
            driver.key(key)  # the first press pinned a target, the second one goes
        assert len(session.history) > before


def test_every_option_of_every_decision_has_a_button(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path, players=3, seed=8)
    _show(driver, session)
    chance = random.Random(3)
    for _ in range(40):
        scene = driver.top
        assert isinstance(scene, TableScene)
        decision = session.game.pending
        assert decision is not None
        seen = set(_option_widgets(scene))
        for _ in range(scene.decision_bar.numbered.pages - 1):
            driver.key("0")
            seen |= set(_option_widgets(scene))
        if "asides" in scene.group:
            driver.click("asides")
            pages = scene.decision_bar.numbered.pages
            for _ in range(pages):
                seen |= set(_option_widgets(scene))
                driver.key("0")
            driver.click("asides")
        assert seen == {f"option-{option.id}" for option in decision.options}
        scene.choose(chance.choice(decision.options).id)
        driver.settle()


def test_the_bar_says_who_decides_what_is_asked_and_why(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    pending = session.game.pending
    assert pending is not None
    question = scene.texts.question(pending)
    assert question.title
    assert "MOV-01" in question.reason
    assert scene.desk.acting is not None
    assert scene.desk.acting.id == pending.who


def test_enter_never_ends_what_is_being_decided(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    driver.click("option-done")
    for _ in range(3):
        pending = session.game.pending
        if pending is not None and pending.option("done"):
            assert scene.group.focus is None or scene.group.focus.name != "option-done"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_buttons_of_the_bar_stand_apart_inside_the_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    session = _session(tmp_path, players=8, seed=4)
    driver = Driver(tmp_path, size=size, scale=scale)
    scene = _show(driver, session)
    chance = random.Random(4)
    for _ in range(24):
        if session.game.pending is None:
            break
        window = scene.screen.box
        bar = [one for one in scene.group.widgets if one.box.top >= scene.desk.regions.bar.top]
        assert all(window.contains(one.box) for one in scene.group.widgets)
        for one, other in itertools.combinations(bar, 2):
            assert not _shrunk(one).colliderect(_shrunk(other)), (one.name, other.name)
        scene.choose(chance.choice(session.game.pending.options).id)
        driver.settle()


def _shrunk(widget: Widget) -> Box:
    return Box(widget.box).inflate(-1, -1)


# -- pin and go -------------------------------------------------------------------------------------


def test_the_first_click_on_a_lit_space_previews_and_the_second_one_goes(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    goal = next(option.target for option in session.game.options if option.verb == "go")
    who = scene.desk.acting
    assert who is not None
    choices = len(session.history)
    driver.click(_window_point(scene, goal))
    assert scene.bar.walk is not None
    assert scene.marks.pinned == goal
    assert len(session.history) == choices
    driver.click(_window_point(scene, goal))
    assert who.place == goal


def test_without_the_preview_one_click_goes(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    driver.stage.services.store.change(click_preview=False)
    goal = next(option.target for option in session.game.options if option.verb == "go")
    driver.click(_window_point(scene, goal))
    assert session.history[-1].option == f"go:{goal}"


def test_without_the_preview_one_click_walks_to_a_place_several_steps_away(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    driver.stage.services.store.change(click_preview=False)
    near = {option.target for option in session.game.options if option.verb == "go"}
    goal = next(place for place in scene.marks.reach if place not in near)
    driver.click(_window_point(scene, goal))
    assert session.history[-1].option == f"go:{goal}"


def test_a_number_pins_its_target_and_goes_when_it_is_pressed_again(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    option = session.game.options[0]
    driver.key("1")
    assert scene.bar.pinned == option.id
    driver.key("1")
    assert session.history[-1].option == option.id


def test_escape_takes_back_a_pin_and_then_opens_the_menu(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    driver.key("1")
    driver.key("escape")
    assert scene.bar.walk is None
    assert not scene.bar.pinned
    driver.key("escape")
    assert isinstance(driver.top, PauseScene)


def test_a_click_where_nothing_can_be_chosen_is_answered_in_the_bar(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    choices = len(session.history)
    place = next(
        key
        for key, spot in scene.view.geometry.spots.items()
        if spot.kind == "location"
        and key not in scene.marks.lit
        and key not in scene.marks.reach
        and not any(token.place == key for token in scene.view.tokens.values())
    )
    driver.click(_window_point(scene, place))
    assert scene.bar.notice
    assert len(session.history) == choices


# -- walks ------------------------------------------------------------------------------------------


def _far_place(scene: TableScene) -> str:
    reach = sorted(scene.marks.reach)
    assert reach
    return reach[0]


def test_a_click_on_a_farther_space_plans_a_walk_and_go_makes_every_step(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    goal = _far_place(scene)
    who = scene.desk.acting
    assert who is not None
    driver.click(_window_point(scene, goal))
    walk = scene.bar.walk
    assert walk is not None
    assert walk.route.goal == goal
    assert scene.marks.route == walk.route.places
    before = len(session.history)
    driver.key("enter")
    assert who.place == goal
    assert [line.option for line in session.history[before:]] == [f"go:{place}" for place in walk.route.steps]


def test_a_walk_stops_as_soon_as_something_else_is_asked(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    table = session.rules.table  # type: ignore[attr-defined]
    scene = _show(driver, session)
    goal = _far_place(scene)
    driver.click(_window_point(scene, goal))
    walk = scene.bar.walk
    assert walk is not None
    stop = walk.route.steps[0]
    table.state.cup.remove("cultist#1")
    table.state.monsters["cultist#1"] = stop
    driver.key("enter")
    pending = session.game.pending
    assert pending is not None
    assert pending.kind != "move"
    assert scene.desk.acting is not None
    assert scene.desk.acting.place == stop
    assert scene.bar.notice


def test_the_preview_of_a_walk_tells_the_chance_to_pass_a_monster(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    table = session.rules.table  # type: ignore[attr-defined]
    scene = _show(driver, session)
    goal = _far_place(scene)
    table.state.monsters["cultist#1"] = goal
    driver.click(_window_point(scene, goal))
    walk = scene.bar.walk
    assert walk is not None
    assert 0 < walk.chance < 1
    assert walk.warning
    assert scene.marks.stops == {goal: scene.texts.percent(walk.chance)}


# -- the table --------------------------------------------------------------------------------------


def test_the_wheel_zooms_at_the_pointer(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    at = (400.0, 300.0)
    step, under = scene.view.camera.step, scene.view.camera.to_table(at)
    driver.wheel(at, 1)
    assert scene.view.camera.step == step + 1
    assert scene.view.camera.to_table(at) == pytest.approx(under, abs=1.5)


def test_a_drag_pans_and_chooses_nothing(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    center, choices = scene.view.camera.center, len(session.history)
    driver.drag((500, 300), (420, 250))
    assert scene.view.camera.center != center
    assert scene.view.camera.held
    assert len(session.history) == choices
    assert scene.bar.walk is None


def test_the_camera_comes_back_to_whoever_acts(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    for _ in range(3):
        driver.wheel((400.0, 300.0), 1)
    driver.drag((500, 300), (100, 250))
    driver.key("c")
    who = scene.desk.acting
    assert who is not None
    box = scene.view.target_box(who.id)
    assert box is not None
    assert scene.view.camera.shows(box)


def test_after_a_pan_the_picture_is_the_same_as_one_drawn_anew(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    driver.drag((500, 300), (420, 250))
    scene.view.camera.pan(30, 10)
    scene.redraw_table()
    driver.settle()
    partly = pygame.image.tobytes(driver.surface, "RGB")
    scene.redraw()
    driver.settle()
    assert pygame.image.tobytes(driver.surface, "RGB") == partly


def test_nothing_is_drawn_while_nothing_changes(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    for _ in range(60):
        driver.tick()
    drawn = driver.drawn
    for _ in range(30):
        driver.tick()
    assert driver.drawn == drawn
    assert not scene.moves
    assert scene.wake is None


def test_a_stack_fans_out_under_the_pointer(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    state = session.rules.table.state  # type: ignore[attr-defined]
    state.monsters |= {f"cultist#{number}": "uptown" for number in range(1, 7)}
    scene = _show(driver, session)
    driver.hover(_window_point(scene, "uptown"))
    assert scene.view.fanned == "uptown"
    driver.hover((scene.desk.regions.free.left + 5, scene.desk.regions.free.top + 5))
    assert scene.view.fanned is None


def test_resting_on_a_monster_tells_what_it_is(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    session.rules.table.state.monsters["cultist#1"] = "uptown"  # type: ignore[attr-defined]
    scene = _show(driver, session)
    driver.hover(_window_point(scene, "cultist#1"))
    before = pygame.image.tobytes(driver.surface, "RGB")
    for _ in range(60):
        driver.tick()
    assert pygame.image.tobytes(driver.surface, "RGB") != before
    assert scene.wake is None


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_table_is_drawn_at_every_size(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    driver = Driver(tmp_path, size=size, scale=scale)
    scene = _show(driver, _at_move(tmp_path))
    region = driver.stage.canvas(driver.surface).rect(scene.desk.regions.free)
    colors = {driver.surface.get_at((x, region.centery))[:3] for x in range(region.left, region.right, 7)}
    assert len(colors) > 8


# -- motion -------------------------------------------------------------------------------------------


def test_a_step_is_seen_and_can_be_hurried(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session, animations="normal")
    scene.choose(next(option.id for option in session.game.options if option.verb == "go"))
    driver.tick()
    assert _playing(scene)
    driver.stage.feed(_key("space"))
    assert not _playing(scene)


def test_a_click_while_something_moves_is_kept(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session, animations="normal")
    start = scene.desk.acting
    assert start is not None
    home = start.place
    scene.choose(next(option.id for option in session.game.options if option.verb == "go"))
    driver.tick()
    assert _playing(scene)
    pending = session.game.pending
    assert pending is not None
    assert pending.option(f"go:{home}") is not None
    spot = scene.view.geometry.spots[home]
    point = scene.view.camera.to_window((spot.at[0], spot.at[1] + spot.half[1] * 0.6))
    driver.click(point)
    assert not _playing(scene)
    assert scene.marks.pinned == home


def _top(driver: Driver) -> Any:
    return driver.top


def _playing(scene: TableScene) -> bool:
    return scene.view.playback.playing


def _key(name: str) -> Any:
    from arkham_desktop.desktop.input import Key

    return Key(name)


# -- taking back, faults, people --------------------------------------------------------------------


def test_undo_takes_the_last_choice_back_and_redo_takes_it_again(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    who = session.game.pending.who  # type: ignore[union-attr]
    table = session.rules.table  # type: ignore[attr-defined]
    start = table.investigator(who).place
    goal = next(option.target for option in session.game.options if option.verb == "go")
    scene.choose(f"go:{goal}")
    driver.settle()
    driver.click("undo")
    assert table.investigator(who).place == start
    assert scene.view.tokens[who].place == start
    driver.key("ctrl+y")
    assert table.investigator(who).place == goal


def test_the_list_of_choices_takes_back_all_after_the_one_that_is_pressed(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    _show(driver, session)
    before = [line.option for line in session.history]
    assert len(before) >= 3
    driver.key("u")
    listed = driver.top.group[UNDO_LIST]
    assert isinstance(listed, ListView)
    rows = rows_of(session.history, "below")
    choices = [place for place, row in enumerate(rows) if row.kind == "choice"]
    assert (listed.count, len(choices)) == (len(rows), len(before))
    row = listed.row_box(choices[2])
    driver.click((row.centerx, row.centery))
    assert [line.option for line in session.history] == before[:-3]


def test_the_arrow_keys_walk_over_the_choices_and_take_nothing_back(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    _show(driver, session)
    before = [line.option for line in session.history]
    driver.key("u")
    driver.top.group.set_focus(UNDO_LIST)
    driver.key("down")
    driver.key("down")
    assert [line.option for line in session.history] == before
    driver.key("enter")
    assert [line.option for line in session.history] == before[:-2]


def test_what_revealed_something_is_marked_in_the_list_with_its_turn_and_phase() -> None:
    def line(option: str, turn: int, phase: str, *, revealed: bool = False) -> ChoiceLine:
        return ChoiceLine(
            kind="move",
            who="joe-diamond",
            option=option,
            chance=[],
            revealed=revealed,
            turn=turn,
            phase=phase,
        )

    history = [
        line("a", 0, "setup", revealed=True),
        line("b", 1, "upkeep", revealed=True),
        line("c", 1, "movement"),
        line("d", 1, "movement"),
    ]
    told = [(row.kind, row.text or row.index) for row in rows_of(history, "mark")]
    assert told == [
        ("here", "You are here"),
        ("head", "Turn 1 · Movement"),
        ("choice", 3),
        ("choice", 2),
        ("mark", "mark"),
        ("head", "Turn 1 · Upkeep"),
        ("choice", 1),
        ("head", "Set-up"),
        ("choice", 0),
    ]


def test_taking_back_the_whole_turn_is_asked_twice_however_little_it_is(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    before, turn = session.history, session.history[-1].turn
    assert turn >= 1
    for answer in ("escape", "enter"):
        driver.key("shift+z")
        assert [type(one) for one in driver.stage.scenes][1:] == [MessageScene]
        driver.key(answer)
        assert driver.stage.scenes == (scene,), "the harmless answer is the suggested one"
        assert session.history == before
    driver.key("shift+z")
    driver.key("tab")
    driver.key("enter")
    assert all(line.turn < turn for line in session.history)


def test_taking_back_a_turn_before_anything_was_chosen_says_so(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _session(tmp_path))
    for key in ("shift+z", "z"):
        driver.key(key)
        assert driver.top is scene
        assert scene.bar.notice


def test_enter_leaves_the_sliders_as_they_are(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path)
    scene = _show(driver, session)
    player = RandomPlayer(1)
    for _ in range(60):
        decision = session.game.pending
        assert decision is not None
        if decision.kind == "sliders" and len(decision.options) > 1:
            break
        scene.choose(player.choose(decision).id)
        driver.settle(120)
    decision = session.game.pending
    assert decision is not None
    who, before = scene.table.investigator(decision.who), dict(scene.table.investigator(decision.who).sliders)
    assert scene.group.focus is not None
    assert scene.group.focus.name == "option-done"
    driver.key("enter")
    assert session.history[-1].option == "done"
    assert who.sliders == before


def test_undo_with_nothing_to_take_back_says_so(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path)
    scene = _show(driver, session)
    assert not session.history
    driver.key("ctrl+z")
    assert scene.bar.notice
    assert not scene.group["undo"].enabled


class _Faulty:
    """A session whose next choice fails."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.fails = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def choose(self, option_id: str) -> list[Any]:
        if self.fails:
            self.fails = False
            raise RuleFaultError(option_id, KeyError("cultist"))
        return self._session.choose(option_id)


def test_a_fault_of_a_rule_is_told_and_play_goes_on(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, _Faulty(session))
    choices = len(session.history)
    option = session.game.options[0].id
    scene.choose(option)
    driver.settle()
    assert isinstance(driver.top, MessageScene)
    driver.key("enter")
    assert _top(driver) is scene
    scene.choose(option)
    assert len(session.history) == choices + 1


def test_where_a_rule_fails_again_and_again_the_phase_can_be_played_anew(
    driver: Driver, tmp_path: Path
) -> None:
    session = _at_move(tmp_path)
    session.choose(next(option.id for option in session.game.options if option.verb == "go"))
    phase, who = session.history[-1].phase, session.history[-1].who
    scene = _show(driver, _Faulty(session))
    scene.choose(session.game.options[0].id)
    driver.settle()
    assert isinstance(driver.top, MessageScene)
    driver.click("action-1")
    assert _top(driver) is scene
    last = session.history[-1]
    assert (last.phase, last.who) != (phase, who), "what was done in this phase is taken back"


def test_a_game_that_cannot_be_saved_says_so_over_the_bar(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    before = pygame.image.tobytes(driver.surface, "RGB")
    session.save_failed = "no space left on device"
    scene.redraw()
    driver.settle()
    assert pygame.image.tobytes(driver.surface, "RGB") != before


def test_when_saving_fails_it_is_said_once_in_a_window_of_any_size(
    make_driver: MakeDriver, tmp_path: Path
) -> None:
    for size in ((1280, 720), (640, 360)):
        driver = make_driver(size)
        session = _at_move(tmp_path)
        scene = _show(driver, session)
        assert session.journal is not None
        session.path.unlink()
        scene.choose(session.game.options[0].id)
        driver.settle()
        assert isinstance(driver.top, MessageScene)
        assert session.path.name in driver.top.text
        driver.key("enter")
        assert _top(driver) is scene
        scene.choose(session.game.options[0].id)
        driver.settle()
        assert _top(driver) is scene, "the same is not said with each choice"


def test_the_card_between_people_comes_only_when_the_person_changes(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path, persons=("Ana", "Ben"))
    scene = _show(driver, session, hand_over=True)
    for _ in range(60):
        if isinstance(driver.top, HandOverScene):
            break
        before = session.game.pending.who  # type: ignore[union-attr]
        pending = session.game.pending
        assert pending is not None
        scene.choose((pending.option("done") or pending.options[0]).id)
        driver.settle()
        after = session.game.pending.who  # type: ignore[union-attr]
        assert isinstance(driver.top, HandOverScene) == (before != after)
    assert isinstance(driver.top, HandOverScene)


def test_a_seat_shows_its_sheet_and_the_camera_stays(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    other = next(one for one in scene.table.state.investigators if one is not scene.desk.acting)
    center = scene.view.camera.center
    driver.click(f"seat-{other.seat + 1}")
    assert scene.desk.seen is other
    assert scene.view.camera.center == center


# -- dialogs ----------------------------------------------------------------------------------------


def test_a_dialog_is_chosen_by_the_kind_of_decision(driver: Driver, tmp_path: Path) -> None:
    @dialog("move")
    class _Walking(Dialog):
        pass

    session = _at_move(tmp_path)
    scene = _show(driver, session)
    assert isinstance(scene.dialog, _Walking)
    assert scene.desk.regions.free.right <= scene.desk.regions.dialog.left
    assert _option_widgets(scene)
    driver.key("v")
    assert scene.desk.regions.free.right > scene.desk.regions.dialog.left
    driver.key("v")
    scene.choose("done")
    driver.settle()
    pending = session.game.pending
    assert pending is not None
    assert isinstance(scene.dialog, _Walking) == (pending.kind == "move")


def test_a_kind_has_one_dialog_only() -> None:
    @dialog("move")
    class _One(Dialog):
        pass

    with pytest.raises(TypeError, match="_One"):
        dialog("move")(Dialog)


# -- the keyboard on the map, and what is not to be chosen -------------------------------------------


def test_tab_goes_to_the_lit_targets_and_enter_previews_and_goes(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    driver.key("tab")
    focus = scene.group.focus
    assert isinstance(focus, MapTarget)
    seen = {focus.target}
    for key in ("right", "down", "left", "up", "right", "down"):
        driver.key(key)
        focus = scene.group.focus
        assert isinstance(focus, MapTarget)
        assert focus.target in {*scene.marks.lit, *scene.marks.reach}
        seen.add(focus.target)
    assert len(seen) > 1
    choices = len(session.history)
    driver.key("enter")
    assert scene.bar.walk is not None
    assert len(session.history) == choices
    driver.key("enter")
    assert len(session.history) > choices


def test_tab_goes_round_through_the_parts_of_the_table(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    seen = []
    for _ in range(7):
        focus = scene.group.focus
        assert focus is not None
        seen.append(focus.region)
        driver.key("tab")
    assert seen == ["bar", "table", "rail", "dock", "strip", "top", "bar"]


def test_enter_does_nothing_where_only_the_end_is_left(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path)
    _until(session, "move")
    who = session.rules.table.investigator(session.game.pending.who)  # type: ignore[attr-defined, union-attr]
    while session.game.pending is not None and session.game.pending.option("done") is not None:
        steps = [option for option in session.game.options if option.verb == "go"]
        if not steps:
            break
        session.choose(steps[0])
    pending = session.game.pending
    if pending is None or [option.id for option in pending.options if not option.aside] != ["done"]:
        pytest.fail(f"the walk of {who.id} did not come to its end: {pending}")
    scene = _show(driver, session)
    choices = len(session.history)
    driver.key("enter")
    assert len(session.history) == choices
    assert "option-done" in scene.group
    driver.key("e")
    assert len(session.history) == choices + 1


def test_a_larger_window_shows_the_board_larger(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    driver.resize((1280, 720))
    small = scene.view.camera.zoom
    driver.resize((1920, 1080))
    assert scene.view.camera.zoom > small
    driver.drag((600, 400), (640, 420))
    held = scene.view.camera.zoom
    driver.resize((1280, 720))
    assert scene.view.camera.zoom == held


def test_a_tip_goes_with_the_decision_it_belonged_to(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session)
    scene.show_tip(("St. Mary's Hospital", Box(10, 10, 20, 20)))
    scene.choose(session.game.options[0].id)
    assert scene._tip is None


def test_the_bar_names_what_moves_and_where_to(driver: Driver, tmp_path: Path) -> None:
    session = _at_move(tmp_path)
    scene = _show(driver, session, animations="normal")
    spots = scene.view.geometry.spots
    tokens = [
        replace(token, place="rivertown", at=spots["rivertown"].at)
        for token in scene.view.tokens.values()
        if token.kind == "investigator"
    ]
    motions = [Motion("travel", token, (spots["northside"].at, token.at), 1.0, None) for token in tokens]
    scene.view.playback.begin(motions, scene.view.tokens, 1.0)
    scene.choices.tell_motion()
    assert scene.texts.name("rivertown") in scene.bar.waiting
    assert scene.texts.name(tokens[0].what) in scene.bar.waiting


def test_no_label_of_the_bar_is_squeezed_to_nothing(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(1920, 1080), scale=3.0)
    scene = _show(driver, _session(tmp_path, players=4, seed=8))
    chance = random.Random(6)
    seen = 0
    for _ in range(60):
        pending = scene.session.game.pending
        if pending is None:
            break
        options = [one for one in scene.group.widgets if one.name.startswith("option-")]
        bar = [one for one in options if one.region == "bar" and one.box.height > 24]
        assert all(one.box.width >= 84 for one in bar), [(one.name, one.box) for one in bar]
        seen = max(seen, len(bar))
        scene.choose(chance.choice(pending.options).id)
        driver.settle()
    assert seen >= 4


def test_the_key_of_asides_uses_the_first(driver: Driver, tmp_path: Path) -> None:
    session = _session(tmp_path)
    _until(session, "move", lambda options: any(option.aside for option in options))
    scene = _show(driver, session)
    aside = next(option for option in session.game.options if option.aside)
    decision = session.game.pending
    assert decision is not None
    if scene.texts.option(decision, aside).cost:  # one look at the price first
        driver.key("m")
        assert session.game.pending is decision
    driver.key("m")
    assert session.history[-1].option == aside.id or scene.bar.asides
    assert scene.bar.pinned == ""


def test_t_says_something_about_the_target_with_the_focus(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    driver.key("tab")
    focus = scene.group.focus
    assert isinstance(focus, MapTarget)
    driver.key("t")
    assert scene._tip is not None
    assert scene.texts.name(focus.target) in scene._tip[0]


def test_the_scene_knows_what_the_pointer_rests_on(driver: Driver, tmp_path: Path) -> None:
    scene = _show(driver, _at_move(tmp_path))
    assert scene.pointed_at == ""
    driver.hover(_window_point(scene, "curiositie-shoppe"))
    assert scene.pointed_at == "curiositie-shoppe"
