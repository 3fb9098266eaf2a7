"""The scenes around the table, played with clicks and keys."""

import json
import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from arkham_desktop.arkham.rules import victory
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.state import Outcome
from arkham_desktop.arkham.text import Words
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.hand_over import HandOver, HandOverScene, News
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.message import MessageScene, QuestionScene
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.scenes.pause import PauseScene
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.saved_games import SavedGamesScene
from arkham_desktop.desktop.scenes.saved_names import named
from arkham_desktop.desktop.scenes.settings import SettingsScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.services import Services
from arkham_desktop.desktop.settings import LastSetup
from arkham_desktop.desktop.shell import fault_scene, first_scene, global_key
from arkham_desktop.desktop.testing import Driver, services_in
from arkham_desktop.desktop.widgets import TextField
from arkham_desktop.engine.session import Session

from .conftest import MakeDriver


class FakeTable(Scene):
    """Stands for the table: holds the session that was opened."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def leave(self) -> None:
        self.session.close()

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((40, 40, 40))


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_fake_table(home: Path) -> Services:
        return replace(services_in(home), open_table=FakeTable)

    monkeypatch.setattr("arkham_desktop.desktop.testing.services_in", with_fake_table)


def table_of(driver: Driver) -> FakeTable:
    assert isinstance(driver.top, FakeTable)
    return driver.top


def save_game(driver: Driver, name: str, **setup: object) -> None:
    driver.stage.services.saves.new(Setup.model_validate({"players": 1, "seed": 7, **setup}), name).close()


# ---- title


def test_without_a_game_the_title_offers_no_continue(driver: Driver) -> None:
    driver.show(TitleScene())
    assert "continue" not in driver.top.group
    driver.key("1")
    assert isinstance(driver.top, NewGameScene)


def test_continue_opens_the_game_that_was_played_last(driver: Driver) -> None:
    save_game(driver, "Friday")
    driver.show(TitleScene())
    driver.key("enter")
    assert table_of(driver).session.path.stem == "Friday"


def test_a_random_game_is_on_the_table_with_one_key(driver: Driver) -> None:
    driver.show(TitleScene())
    driver.click("random")
    session = table_of(driver).session
    assert len(session.rules.table.state.investigators) == 2  # type: ignore[attr-defined]
    assert session.game.pending is not None


@pytest.mark.parametrize(
    ("entry", "scene"),
    [("new", NewGameScene), ("saved", SavedGamesScene), ("settings", SettingsScene), ("keys", KeysScene)],
)
def test_each_entry_of_the_title_opens_its_scene_and_escape_leads_back(
    driver: Driver, entry: str, scene: type[Scene]
) -> None:
    driver.show(TitleScene())
    driver.click(entry)
    assert isinstance(driver.top, scene)
    driver.key("escape")
    assert isinstance(driver.top, TitleScene)


def test_quit_ends_the_program_and_escape_does_not(driver: Driver) -> None:
    driver.show(TitleScene())
    driver.key("escape")
    assert driver.stage.running
    driver.click("quit")
    assert not driver.stage.running


# ---- new game


def test_a_new_game_begins_as_chosen_by_mouse(driver: Driver) -> None:
    driver.show(NewGameScene())
    driver.click("add")
    driver.click("person-0")
    driver.type("Ana")
    driver.click("person-1")
    driver.type("Ben")
    driver.click("seat-0")
    driver.click("investigator-joe-diamond")
    driver.click("investigator-kate-winthrop")
    driver.click("ancient-yig")
    driver.click("begin")
    session = table_of(driver).session
    state = session.rules.table.state  # type: ignore[attr-defined]
    assert [(one.id, one.person) for one in state.investigators] == [
        ("joe-diamond", "Ana"),
        ("kate-winthrop", "Ben"),
    ]
    assert state.ancient_one == "yig"
    assert session.path.stem == "Ana, Ben"


def test_the_next_new_game_begins_as_the_last_one_did(make_driver: MakeDriver) -> None:
    driver = make_driver()
    driver.show(NewGameScene())
    driver.click("person-0")
    driver.type("Ana")
    driver.click("investigator-bob-jenkins")
    driver.key("tab")
    driver.click("begin")
    assert isinstance(driver.top, FakeTable)
    driver = make_driver()
    driver.show(NewGameScene())
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    assert [(seat.person, seat.investigator) for seat in scene.plan.seats] == [("Ana", "bob-jenkins")]


def test_a_taken_investigator_changes_seats_and_a_second_choice_frees_it(driver: Driver) -> None:
    driver.show(NewGameScene())
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    scene.plan.set_players(2)
    scene.arrange()
    driver.click("investigator-bob-jenkins")
    driver.click("investigator-bob-jenkins")
    assert [seat.investigator for seat in scene.plan.seats] == ["random", "bob-jenkins"]
    driver.click("seat-1")
    driver.click("investigator-bob-jenkins")
    assert [seat.investigator for seat in scene.plan.seats] == ["random", "random"]


def show_sets(driver: Driver) -> NewGameScene:
    """A new game's set-up with its sets and rules in view."""
    driver.show(NewGameScene())
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    side = scene.group["side"].box
    driver.click((side.right - 20, side.centery))
    return scene


def test_sets_stories_and_herald_reach_the_game_and_the_next_set_up(driver: Driver) -> None:
    scene = show_sets(driver)
    driver.click("set-dunwich")
    driver.click("set-innsmouth")
    driver.click("stories")
    driver.click("herald-father-dagon")
    assert len(scene.library.investigators) == 40
    driver.click("begin")
    state = table_of(driver).session.rules.table.state  # type: ignore[attr-defined]
    assert state.sets == ["base", "dunwich", "innsmouth"]
    assert (state.variants, state.herald) == (["stories"], "father-dagon")
    scene = show_sets(driver)
    driver.click("random")
    state = table_of(driver).session.rules.table.state  # type: ignore[attr-defined]
    assert (state.sets, state.herald) == (["base", "dunwich", "innsmouth"], "father-dagon")


def test_the_title_and_the_list_name_a_game_of_three_towns_and_random_keeps_its_sets(driver: Driver) -> None:
    sets = ["base", "dunwich", "innsmouth"]
    save_game(driver, "Towns", sets=sets, ancient_one="zhar", investigators=("silas-marsh",))
    driver.stage.services.store.change(last_setup=LastSetup(sets=sets, variants=["stories"]))
    driver.show(SavedGamesScene())
    assert isinstance(driver.top, SavedGamesScene)
    driver.show(TitleScene())
    assert named(Words(), "silas-marsh") == "Silas Marsh"
    assert named(Words(), "somebody-else") == "Somebody Else"
    driver.click("random")
    state = table_of(driver).session.rules.table.state  # type: ignore[attr-defined]
    assert (state.sets, state.variants) == (sets, ["stories"])


def test_the_players_count_less_with_two_more_towns(driver: Driver) -> None:
    scene = show_sets(driver)
    scene.plan.set_players(4)
    assert scene.plan.limits().counted == 4
    driver.click("set-dunwich")
    driver.click("set-innsmouth")
    assert (scene.plan.limits().counted, scene.plan.limits().monsters) == (3, 6)
    driver.click("part-dunwich-board")
    assert scene.plan.variants == ("no-dunwich-board",)
    assert (scene.plan.limits().counted, scene.plan.limits().monsters) == (4, 7)


def test_what_a_set_takes_with_it_is_random_again(driver: Driver) -> None:
    scene = show_sets(driver)
    driver.click("set-innsmouth")
    scene.plan.seats[0].investigator = "silas-marsh"
    scene.plan.ancient_one = "zhar"
    driver.click("herald-random")
    driver.click("stories")
    driver.click("set-innsmouth")
    plan = scene.plan
    assert (plan.seats[0].investigator, plan.ancient_one) == ("random", "random")
    assert (plan.herald, plan.variants) == (None, ())
    assert not scene.group["stories"].enabled
    assert not scene.group["herald-none"].enabled


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), None), ((1920, 1080), 2.0), ((1920, 1080), 3.0)])
def test_forty_investigators_and_twenty_ancient_ones_have_room(
    make_driver: MakeDriver, size: tuple[int, int], scale: float | None
) -> None:
    driver = make_driver(size=size, scale=scale)
    scene = NewGameScene()
    driver.show(scene)
    for name in ("dunwich", "innsmouth"):
        scene.choose_set(name, True)
    seen: set[str] = set()
    foot = scene.group["begin"].box.top
    for page in ("investigators", "ancient-one"):
        scene.page = page
        for each in ("all", "base", "dunwich", "innsmouth"):
            scene.from_set = each
            scene.arrange()
            for row in (*scene.library.investigators, *scene.library.ancient_ones):
                for name in (f"investigator-{row}", f"ancient-{row}"):
                    if name in scene.group:
                        box = scene.group[name].box
                        assert box.bottom <= foot, name
                        assert box.height >= 24, name
                        seen.add(name)
    assert len(seen) == 60


def test_seed_undo_and_name_reach_the_game(driver: Driver) -> None:
    show_sets(driver)
    driver.click("seed")
    driver.key("ctrl+u")
    driver.type("4711")
    driver.click("name")
    driver.type("Night: one")
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    box = scene.group["undo"].box
    driver.click((box.right - 10, box.centery))
    driver.click("begin")
    session = table_of(driver).session
    assert (session.header.seed, session.undo_policy) == (4711, "forbidden")
    assert session.path.name == "Night one.journal"


def test_letters_in_a_name_press_no_button(driver: Driver) -> None:
    driver.show(NewGameScene())
    driver.click("person-0")
    driver.type("Fred")
    field = driver.top.group["person-0"]
    assert isinstance(field, TextField)
    assert field.text == "Fred"
    assert isinstance(driver.top, NewGameScene)


def test_fill_at_random_shows_who_it_will_be_and_is_then_off(driver: Driver) -> None:
    driver.show(NewGameScene())
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    scene.plan.set_players(8)
    scene.arrange()
    driver.key("f")
    chosen = [seat.investigator for seat in scene.plan.seats]
    assert "random" not in chosen
    assert len(set(chosen)) == 8
    assert not scene.group["fill"].enabled


def test_a_game_that_cannot_be_saved_is_told_and_the_set_up_stays(driver: Driver) -> None:
    driver.show(NewGameScene())
    folder = driver.stage.services.folders.saves
    shutil.rmtree(folder)
    folder.write_text("in the way", encoding="utf-8")
    driver.click("begin")
    assert isinstance(driver.top, MessageScene)
    driver.key("enter")
    assert isinstance(driver.top, NewGameScene)


# ---- saved games


def test_a_saved_game_is_deleted_after_a_question_that_enter_does_not_answer(driver: Driver) -> None:
    save_game(driver, "Friday")
    driver.show(SavedGamesScene())
    driver.click("delete")
    assert isinstance(driver.top, QuestionScene)
    driver.key("enter")
    assert isinstance(driver.top, QuestionScene)
    driver.key("escape")
    assert [game.name for game in driver.stage.services.saves.list()] == ["Friday"]
    driver.click("delete")
    driver.key("1")
    assert driver.stage.services.saves.list() == []
    assert isinstance(driver.top, SavedGamesScene)


def test_an_abandoned_game_is_kept_but_not_offered_again(driver: Driver) -> None:
    save_game(driver, "Friday")
    driver.show(SavedGamesScene())
    driver.click("abandon")
    driver.key("1")
    (game,) = driver.stage.services.saves.list()
    assert game.ended
    assert game.problem is None
    assert "continue" not in driver.top.group
    driver.click("result")
    assert isinstance(driver.top, MessageScene)
    driver.show(TitleScene())
    assert "continue" not in driver.top.group


def test_the_result_of_a_game_that_is_over_can_be_looked_at_again(driver: Driver) -> None:
    saves = driver.stage.services.saves
    session = saves.new(Setup(players=1, investigators=("joe-diamond",), seed=3, ancient_one="yig"), "Friday")
    chance = random.Random(1)
    while session.game.pending is not None:
        session.choose(chance.choice(session.game.pending.options))
    session.close()
    driver.show(SavedGamesScene())
    driver.click("result")
    result = driver.top
    assert isinstance(result, ResultScene)
    for key in ("enter", "space"):  # meant for the last dice
        driver.key(key)
    assert driver.stage.scenes[-1] is result
    driver.tick(1.1)
    driver.key("enter")
    assert driver.stage.scenes[-1] is not result, "a new game begins"
    driver.show(TitleScene())


def test_an_unreadable_game_says_what_is_wrong_and_is_left_as_it_is(driver: Driver) -> None:
    path = driver.stage.services.folders.saves / "odd.journal"
    path.write_text("nonsense\n", encoding="utf-8")
    driver.show(SavedGamesScene())
    assert not driver.top.group["continue"].enabled
    driver.key("enter")
    assert isinstance(driver.top, MessageScene)
    assert "odd.journal, line 1" in driver.top.text
    assert path.read_text(encoding="utf-8") == "nonsense\n"


def test_a_game_whose_end_is_damaged_plays_on_from_what_is_sound(driver: Driver) -> None:
    save_game(driver, "Friday")
    path = driver.stage.services.folders.saves / "Friday.journal"
    with path.open("a", encoding="utf-8") as file:
        file.write("00000000 {torn")
    driver.show(TitleScene())
    driver.click("continue")
    assert isinstance(driver.top, MessageScene)
    assert "Friday.journal" in driver.top.text
    assert driver.top.text.endswith("The file as it was is kept beside the game.")
    driver.key("enter")
    assert table_of(driver).session.game.pending is not None


# ---- settings


def test_changed_settings_hold_at_once_and_are_kept(make_driver: MakeDriver) -> None:
    driver = make_driver()
    driver.show(SettingsScene())
    box = driver.top.group["animations"].box
    driver.click((box.left + 10, box.centery))
    scale = driver.top.group["scale"].box
    driver.drag((scale.left + 20, scale.top + 16), (scale.left + scale.width * 0.34, scale.top + 16))
    kept = make_driver().stage.services.settings
    assert (kept.animations, kept.scale) == ("off", 150)


def test_going_back_to_the_defaults_resets_everything(driver: Driver) -> None:
    store = driver.stage.services.store
    store.change(scale=200, animations="off", hand_over=False)
    driver.show(SettingsScene())
    driver.click("defaults")
    settings = store.settings
    assert (settings.scale, settings.animations, settings.hand_over) == (None, "normal", True)


def test_a_broken_settings_file_is_told_before_the_title(make_driver: MakeDriver, tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    folder.mkdir()
    (folder / "settings.json").write_text('{"scale": "huge"}', encoding="utf-8")
    driver = make_driver()
    driver.show(first_scene(driver.stage.services))
    assert isinstance(driver.top, MessageScene)
    assert "scale" in driver.top.text
    driver.key("enter")
    assert isinstance(driver.top, TitleScene)


# ---- the others


def test_the_pause_menu_goes_on_or_leaves_for_the_title(driver: Driver) -> None:
    driver.show(TitleScene())
    driver.click("random")
    for key in ("escape", "f10", "1"):
        driver.stage.push(PauseScene("Friday"))
        driver.key(key)
        assert isinstance(driver.top, FakeTable)
    driver.stage.push(PauseScene("Friday"))
    driver.click("title")
    assert isinstance(driver.top, TitleScene)


def card() -> HandOver:
    news = tuple(News("movement", f"line {number}") for number in range(7))
    return HandOver(2, "Cleo", "Harvey moves", "then also Silas", "Upkeep, turn 7", news)


def test_a_stray_click_on_the_hand_over_card_decides_nothing(driver: Driver) -> None:
    gone: list[bool] = []
    driver.show(TitleScene())
    scene = HandOverScene(card(), lambda: gone.append(True))
    driver.stage.push(scene)
    driver.click("go")
    driver.key("enter")
    assert gone == []
    driver.tick(0.41)
    driver.key("enter")
    assert gone == [True]
    assert isinstance(driver.top, TitleScene)


def test_the_table_can_be_looked_at_behind_the_hand_over_card(driver: Driver) -> None:
    driver.show(TitleScene())
    shown = driver.surface.copy()
    scene = HandOverScene(card())
    driver.stage.push(scene)
    driver.tick(0.5)
    driver.key("v")
    assert scene.peeking
    assert driver.surface.get_at((70, 690)) == shown.get_at((70, 690))
    driver.click((600, 600))
    assert not scene.peeking


def test_hand_over_cards_can_be_switched_off_from_the_card(driver: Driver) -> None:
    driver.show(TitleScene())
    driver.stage.push(HandOverScene(card()))
    driver.tick(0.5)
    driver.click("never")
    assert not driver.stage.services.settings.hand_over
    assert isinstance(driver.top, TitleScene)


def ended(driver: Driver, outcome: Outcome) -> ResultScene:
    session = driver.stage.services.saves.new(Setup(players=2, seed=3), "Friday")
    session.choose(session.game.options[-1])
    victory.finish(session.rules.table, outcome)  # type: ignore[attr-defined]
    return ResultScene(session)


@pytest.mark.parametrize(
    ("won", "reason"),
    [
        (True, "closed"),
        (True, "sealed"),
        (True, "banished"),
        (False, "devoured"),
        (False, "ancient_one"),
        (False, "card"),
    ],
)
def test_every_ending_has_its_result(driver: Driver, won: bool, reason: str) -> None:
    driver.show(ended(driver, Outcome(won=won, reason=reason)))
    driver.click("title")
    assert isinstance(driver.top, TitleScene)


def test_the_same_seed_again_sets_the_same_game_up(driver: Driver) -> None:
    driver.show(ended(driver, Outcome(won=False, reason="devoured")))
    driver.click("same")
    session = table_of(driver).session
    assert session.header.seed == 3
    assert session.path.stem == "Friday 2"


def test_the_end_can_be_taken_back(driver: Driver) -> None:
    driver.show(ended(driver, Outcome(won=False, reason="devoured")))
    driver.click("undo")
    session = table_of(driver).session
    assert session.history == []
    assert session.journal is not None


def test_f1_opens_and_closes_the_keys_everywhere(driver: Driver) -> None:
    driver.show(TitleScene())
    assert global_key(driver.stage, Key("f1"))
    assert isinstance(driver.top, KeysScene)
    assert global_key(driver.stage, Key("f1"))
    assert isinstance(driver.top, TitleScene)
    assert not global_key(driver.stage, Key("a"))


def test_f11_changes_full_screen_and_tells_the_window(driver: Driver) -> None:
    told: list[bool] = []
    services = driver.stage.services
    services.apply_settings = lambda: told.append(services.settings.full_screen)
    driver.show(TitleScene())
    global_key(driver.stage, Key("f11"))
    global_key(driver.stage, Key("f11", repeat=True))
    global_key(driver.stage, Key("f11"))
    assert told == [True, False]


def test_f12_writes_a_report_with_settings_and_versions(driver: Driver) -> None:
    import zipfile

    driver.show(TitleScene())
    global_key(driver.stage, Key("f12"))
    assert isinstance(driver.top, MessageScene)
    (path,) = driver.stage.services.folders.logs.glob("report-*.zip")
    with zipfile.ZipFile(path) as report:
        about = json.loads(report.read("about.json"))
        assert about["scenes"] == ["TitleScene"]
        assert "settings.json" in report.namelist()


def test_a_fault_of_the_program_is_told_and_one_goes_back(driver: Driver) -> None:
    driver.show(TitleScene())
    driver.stage.push(fault_scene(ValueError("odd")))
    scene = driver.top
    assert isinstance(scene, MessageScene)
    assert scene.opaque
    assert "odd" in scene.text
    driver.key("1")
    assert isinstance(driver.top, TitleScene)


SCENES: dict[str, Callable[[], Scene]] = {
    "title": TitleScene,
    "new": NewGameScene,
    "saved": SavedGamesScene,
    "settings": SettingsScene,
    "keys": KeysScene,
    "pause": lambda: PauseScene("Friday"),
    "hand-over": lambda: HandOverScene(card()),
    "message": lambda: MessageScene.simple("A title", "A long text. " * 60),
    "question": lambda: QuestionScene("Delete?", "It will be gone.", "Delete it", lambda: None),
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 720), 0.75),
        ((1280, 720), 1.0),
        ((1024, 640), 1.0),
        ((1024, 640), 3.0),
        ((1920, 1080), 2.0),
        ((1920, 1080), 3.0),
        ((1733, 911), 1.25),
    ],
)
def test_every_widget_of_a_scene_lies_inside_the_window_at_any_size(
    make_driver: MakeDriver, name: str, size: tuple[int, int], scale: float
) -> None:
    driver = make_driver(size, scale)
    save_game(driver, "Friday", players=8)
    scene = SCENES[name]()
    driver.show(scene)
    window = driver.stage.screen.box.inflate(1, 1)
    outside = [widget.name for widget in scene.group.widgets if not window.contains(widget.box)]
    assert outside == []
    small = [widget.name for widget in scene.group.widgets if widget.box.height < 24 or widget.box.width < 24]
    assert small == []


def test_investigators_are_found_by_letters_of_their_name_or_sheet(make_driver: MakeDriver) -> None:
    driver = make_driver((1920, 1080))
    driver.show(NewGameScene())
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    driver.click("sought")
    driver.type("gangs")
    assert [row.id for row in scene.listed()] == ["michael-mcglen"]
    assert "investigator-michael-mcglen" in scene.group
    assert "investigator-joe-diamond" not in scene.group
    assert scene.shown == "michael-mcglen"
    driver.key("enter")
    assert scene.plan.seats[0].investigator == "michael-mcglen"
    assert len(scene.listed()) == len(scene.library.investigators)
    driver.click("sought")
    driver.type("zzz")
    assert scene.listed() == []
    driver.key("enter")
    assert scene.plan.seats[0].investigator == "michael-mcglen"
