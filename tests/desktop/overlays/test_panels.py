"""Close-up, log, why, possessions, lasting cards and Other Worlds."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events as e
from arkham_desktop.desktop.input import Key, KeyUp
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.overlays.close_up import CloseUpScene
from arkham_desktop.desktop.overlays.commands import OPENERS
from arkham_desktop.desktop.overlays.lasting import LastingPanel
from arkham_desktop.desktop.overlays.log import LogPanel
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.overlays.possessions import PossessionsPanel
from arkham_desktop.desktop.overlays.why import WhyPanel
from arkham_desktop.desktop.overlays.worlds import WorldsPanel
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played

MICHAEL: dict[str, Any] = {
    "id": "michael-mcglen",
    "space": "downtown",
    "money": 5,
    "cards": ["tommy-gun", "wither", "food", "marksman"],
    "trophies": {"gates": ["abyss"], "monsters": ["dhole"]},
}
GLORIA: dict[str, Any] = {"id": "gloria-goldberg", "other_world": "yuggoth"}
TABLE: dict[str, Any] = {
    "investigators": [MICHAEL, GLORIA],
    "board": {
        "gates": {"woods": "abyss", "graveyard": "yuggoth"},
        "closed": ["general-store"],
        "monsters": [{"kind": "ghoul", "space": "rivertown"}, {"kind": "byakhee", "space": "rivertown"}],
    },
    "ancient_one": "yig",
    "environment": "a-strange-plague",
    "rumor": "disturbing-the-dead",
}


@pytest.fixture
def moving(played: Play) -> Played:
    """Michael moves."""
    return played(**TABLE, start="movement")


# -- close-up --------------------------------------------------------------------------------------
def close_up(here: Played) -> CloseUpScene:
    top = here.driver.top
    assert isinstance(top, CloseUpScene), top
    return top


def test_a_close_up_opens_over_the_table_and_escape_leads_back(moving: Played) -> None:
    moving.scene.close_up("tommy-gun#1")
    assert close_up(moving).thing == "tommy-gun#1"
    moving.driver.key("escape")
    assert moving.driver.top is moving.scene


def test_the_arrows_go_on_to_the_other_cards_of_the_owner(moving: Played) -> None:
    gun = moving.scene.table.investigator("michael-mcglen").cards[0].id
    moving.scene.close_up(gun)
    moving.driver.key("right")
    assert close_up(moving).thing.startswith("wither")
    moving.driver.key("left")
    assert close_up(moving).thing == gun
    moving.driver.key("left")
    assert close_up(moving).thing.startswith("marksman")


def test_what_has_no_face_opens_nothing(moving: Played) -> None:
    moving.scene.close_up("GAT-05")
    assert moving.driver.top is moving.scene


def test_a_key_meant_for_the_table_closes_the_close_up_and_is_carried_out(moving: Played) -> None:
    moving.scene.close_up("woods")
    moving.driver.key("l")
    assert moving.driver.top is moving.scene
    assert isinstance(moving.scene.panel, LogPanel)


def test_the_bar_below_stays_in_use(moving: Played) -> None:
    moving.scene.close_up("woods")
    name = next(widget.name for widget in moving.scene.group.widgets if widget.name.startswith("option-go:"))
    place = name.removeprefix("option-go:")
    x, y = moving.scene.group[name].box.center
    moving.driver.click((float(x), float(y)))
    assert moving.scene.table.investigator("michael-mcglen").place == place
    assert moving.driver.top is moving.scene


def test_q_shows_what_the_focus_is_about(moving: Played) -> None:
    option = next(one for one in moving.options if one.startswith("go:"))
    moving.scene.group.set_focus(f"option-{option}")
    moving.driver.key("q")
    assert close_up(moving).thing == option.removeprefix("go:")


# -- log -------------------------------------------------------------------------------------------
def log_of(here: Played) -> LogPanel:
    panel = here.scene.panel
    assert isinstance(panel, LogPanel)
    return panel


def texts_of(panel: LogPanel) -> list[str]:
    return [entry.text for entry in panel._shown]


def test_the_log_has_every_event_and_goes_on_beside_the_game(moving: Played) -> None:
    moving.driver.key("l")
    panel = log_of(moving)
    moving.choose("go:northside")
    assert texts_of(panel)[-1] == "Michael McGlen goes to Northside."
    assert moving.scene.panel is panel, "the decision goes on beside it"


def test_the_log_says_how_the_dice_fell_beside_what_luck_owes_and_what_seed_they_come_from(
    played: Play,
) -> None:
    here = played(**TABLE, start="upkeep", dice=[5] * 60)
    here.driver.key("l")
    panel = log_of(here)
    assert panel.dice.rolled == 0
    while panel.dice.rolled < 3:
        here.choose(here.options[0] if "done" not in here.options else "done")
    rolls = [entry.event for entry in panel._lines if isinstance(entry.event, e.DiceRolled)]
    rolled = [face for roll in rolls if roll.who for face in roll.faces]
    assert panel.dice.rolled == len(rolled)
    assert f"{len(rolled)} dice" in panel.luck
    assert "33.3 % expected" in panel.luck
    assert f"seed {here.scene.table.state.seed}" in panel.luck
    here.driver.key("ctrl+z")
    here.driver.key("ctrl+z")
    assert panel.dice.rolled < len(rolled), "what was taken back was not rolled"


def test_filters_leave_what_they_name_and_the_headings(played: Play) -> None:
    here = played(**TABLE, start="upkeep", dice=[5] * 60)
    while here.scene.table.state.turn < 3:
        here.choose(here.options[0] if "done" not in here.options else "done")
    here.driver.key("l")
    panel = log_of(here)
    everything = len(texts_of(panel))
    here.driver.click("dialog-kind-dice")
    dice = [entry for entry in panel._shown if isinstance(entry.event, e.DiceRolled | e.CheckMade)]
    assert dice
    headings = [entry for entry in panel._shown if isinstance(entry.event, e.PhaseBegan)]
    assert "Turn 2 · Upkeep" in [entry.text for entry in headings]
    assert len(dice) + len(headings) == len(panel._shown) < everything
    here.driver.click("dialog-kind-dice")
    here.driver.click("dialog-who-gloria-goldberg")
    assert {entry.who for entry in panel._shown} - {""} == {"gloria-goldberg"}


def test_letters_and_digits_typed_into_the_search_choose_nothing(moving: Played) -> None:
    moving.driver.key("l")
    moving.driver.click("dialog-search")
    before = list(moving.session.history)
    moving.driver.type("e1")
    assert moving.session.history == before
    assert log_of(moving)._search == "e1"


def test_what_was_taken_back_leaves_the_log(moving: Played) -> None:
    moving.driver.key("l")
    moving.choose("go:northside")
    moving.driver.key("ctrl+z")
    assert "Michael McGlen goes to Northside." not in texts_of(log_of(moving))


def test_the_chosen_line_tells_what_led_to_it(played: Play) -> None:
    here = played(
        investigators=[{**MICHAEL, "space": "arkham-asylum"}],
        start="arkham_encounters",
        decks={"encounters:downtown": [88]},
        dice=[1] * 10,
    )
    here.until("check", prefer=("encounter", "continue")).choose("roll", "accept")
    here.driver.key("l")
    panel = log_of(here)
    index = texts_of(panel).index("Michael McGlen fails the Lore check with 0 successes of 1.")
    panel._choose(index)
    assert panel._chosen is not None
    assert panel._chosen.cause == "Encounter: Arkham Asylum"
    assert panel._detail.height > 40


# -- why -------------------------------------------------------------------------------------------
def why_of(here: Played) -> WhyPanel:
    panel = here.scene.panel
    assert isinstance(panel, WhyPanel)
    return panel


def test_why_not_names_each_condition_with_its_rule(moving: Played) -> None:
    moving.driver.key("w")
    panel = why_of(moving)
    panel.ask("general-store")
    answer = panel._answer
    assert answer is not None
    assert not answer.possible
    assert any(not one.met and one.rule == "MOV-22" for one in answer.conditions), "it is closed"


def test_a_click_on_the_table_asks_and_chooses_nothing(moving: Played) -> None:
    moving.driver.key("w")
    moving.scene.view.camera.fit(moving.scene.view.geometry.bounds, margin=0, least=0)
    spot = moving.scene.view.target_box("woods")
    assert spot is not None
    at = moving.scene.view.camera.box_to_window(spot).center
    moving.driver.click((float(at[0]), float(at[1])))
    assert why_of(moving).target == "woods"
    assert moving.scene.table.investigator("michael-mcglen").place == "downtown"


def test_what_may_be_asked_about_includes_cards_and_people(moving: Played) -> None:
    moving.driver.key("w")
    asks = [name for name in moving.rows if name.startswith("ask-")]
    assert any(name.startswith("ask-cast:wither") for name in asks)
    assert "ask-trade:gloria-goldberg" in asks
    moving.driver.click("dialog-ask-trade:gloria-goldberg")
    answer = why_of(moving)._answer
    assert answer is not None
    assert [one.rule for one in answer.failed] == ["TRD-01"]


# -- what else can be looked at --------------------------------------------------------------------
def test_possessions_show_anybodys_cards_and_trophies(moving: Played) -> None:
    moving.driver.key("p")
    assert isinstance(moving.scene.panel, PossessionsPanel)
    listing = moving.scene.group["dialog-have"]
    assert isinstance(listing, PickList)
    assert [pick.title for pick in listing.picks] == [
        "Tommy Gun",
        "Food",
        "Wither",
        "Marksman",
        "Abyss",
        "Dhole",
    ]
    moving.driver.click("dialog-who-gloria-goldberg")
    assert moving.scene.panel.title == "Possessions: Gloria Goldberg"


def test_the_ancient_one_stands_with_environment_rumor_and_closed_places(moving: Played) -> None:
    moving.driver.key("g")
    panel = moving.scene.panel
    assert isinstance(panel, LastingPanel)
    faces = [name for name in moving.rows if name.startswith("face-")]
    assert [face.partition("#")[0] for face in faces] == [
        "face-yig",
        "face-a-strange-plague",
        "face-disturbing-the-dead",
    ]
    assert "General Store" in panel._effects()
    moving.driver.click("dialog-face-yig")
    assert close_up(moving).thing == "yig"


def test_the_other_worlds_begin_with_the_one_somebody_is_in(moving: Played) -> None:
    moving.driver.key("o")
    panel = moving.scene.panel
    assert isinstance(panel, WorldsPanel)
    assert panel._chosen == "yuggoth"
    assert panel.sub == "2 gates are open"


@pytest.mark.parametrize("key", ["l", "w", "p", "g", "o"])
def test_the_key_that_opened_a_panel_closes_it_and_so_does_escape(moving: Played, key: str) -> None:
    open_or_not = []
    for pressed in (key, key, key, "escape"):
        moving.driver.key(pressed)
        open_or_not.append(moving.scene.panel is not None)
    assert open_or_not == [True, False, True, False]
    assert moving.driver.top is moving.scene


def test_v_lets_the_table_be_seen_behind_a_panel(moving: Played) -> None:
    moving.driver.key("l")
    width = moving.scene.desk.regions.free.width
    moving.driver.key("v")
    assert moving.scene.desk.regions.free.width > width
    moving.driver.key("v")
    assert moving.scene.desk.regions.free.width == width


def test_everything_that_can_be_looked_at_has_its_key() -> None:
    wanted = {
        Command.CLOSE_UP,
        Command.WHY,
        Command.LOG,
        Command.POSSESSIONS,
        Command.ANCIENT_ONE,
        Command.OTHER_WORLDS,
        Command.UNDO_LIST,
    }
    assert wanted <= OPENERS.keys()


def test_the_dialog_leaves_an_edge_that_brings_it_back(moving: Played) -> None:
    moving.driver.key("l")
    moving.driver.key("v")
    assert "dialog-log" not in moving.scene.group
    moving.driver.click("peek-edge")
    assert "dialog-log" in moving.scene.group
    assert "peek-edge" not in moving.scene.group


def test_the_edge_covers_nothing_of_the_table(moving: Played) -> None:
    moving.driver.key("l")
    moving.driver.key("v")
    view = moving.scene.view.camera.view
    assert view.width > 0
    assert not view.colliderect(moving.scene.group["peek-edge"].box)


def test_v_held_shows_the_table_only_while_it_is_down(moving: Played) -> None:
    moving.driver.key("l")
    moving.scene.handle(Key("v"))
    assert moving.scene.peeking
    moving.scene.update(0.6)
    moving.scene.handle(KeyUp("v"))
    assert "dialog-log" in moving.scene.group
