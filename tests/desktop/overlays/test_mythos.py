"""The Mythos dialog: the card, its steps, spreading monsters, what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import TokenPlaced
from arkham_desktop.arkham.rules.placing import Spread
from arkham_desktop.desktop.overlays import Dialog
from arkham_desktop.desktop.overlays.log import LogPanel
from arkham_desktop.desktop.overlays.mythos import MythosDialog
from arkham_desktop.desktop.overlays.mythos_spread import consequences
from arkham_desktop.desktop.overlays.mythos_steps import announced, called_monsters, steps
from arkham_desktop.desktop.overlays.mythos_summary import summary
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.overlays.story import back
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played

PEOPLE = ["jenny-barnes", "amanda-sharpe", "joe-diamond", "kate-winthrop", "vincent-lee", "mandy-thompson"]
QUIET: dict[str, Any] = {
    "start": "mythos",
    "ancient_one": "yig",
    "decks": {"mythos": ["all-quiet-in-arkham"]},
    "board": {
        "gates": {"unvisited-isle": "yuggoth"},
        "monsters": [{"kind": "ghoul", "space": "uptown"}, {"kind": "cultist", "space": "downtown"}],
    },
}
FOUR_GATES = {
    "woods": "abyss",
    "unvisited-isle": "yuggoth",
    "graveyard": "rlyeh",
    "black-cave": "city-of-the-great-race",
}


def people(count: int, *spaces: str) -> list[dict[str, Any]]:
    places = [*spaces, *["northside"] * count]
    return [
        {"id": name, "space": place, "clues": 0} for name, place in zip(PEOPLE[:count], places, strict=False)
    ]


def dialog(here: Played) -> MythosDialog:
    assert isinstance(here.scene.dialog, MythosDialog), here.kind
    return here.scene.dialog


def test_the_card_is_shown_with_what_its_steps_will_do_here(played: Play) -> None:
    here = played(**QUIET, investigators=people(1, "historical-society"))
    here.until("mythos")
    shown = dialog(here)
    assert shown.title == "Mythos: All Quiet in Arkham!"
    assert shown.row is not None
    told = {step.name: (step.title, step.text) for step in steps(shown.row, here.scene.texts)}
    assert told["gate"] == ("Gate: Woods", "Doom 0 → 1, a monster comes")
    assert told["clue"] == ("Clue: Historical Society", "Jenny Barnes may take it at once")
    assert list(told) == ["gate", "clue", "move", "text"]


def test_an_open_gate_means_a_surge_and_a_seal_means_nothing(played: Play) -> None:
    here = played(
        **{**QUIET, "board": {"gates": {"woods": "abyss", "graveyard": "rlyeh"}}}, investigators=people(3)
    )
    here.until("mythos")
    row = dialog(here).row
    assert row is not None
    assert steps(row, here.scene.texts)[0].title == "Surge: Woods is open"
    assert steps(row, here.scene.texts)[0].text == "3 monsters over 2 gates"
    sealed = played(**{**QUIET, "board": {"seals": ["woods"]}}, investigators=people(1)).until("mythos")
    row = dialog(sealed).row
    assert row is not None
    assert steps(row, sealed.scene.texts)[0].text == "Sealed: no gate, no monster"


BURST: dict[str, Any] = {
    "start": "mythos",
    "sets": ["base", "dunwich"],
    "ancient_one": "yig",
    "decks": {"mythos": ["black-sabbath"]},
    "board": {
        "seals": ["woods"],
        "monsters": [{"kind": "byakhee", "space": "downtown"}, {"kind": "ghoul", "space": "uptown"}],
    },
}


def test_a_burst_at_an_elder_sign_announces_the_gate_and_no_doom(played: Play) -> None:
    here = played(**BURST, investigators=people(1), dice=[1] * 20).until("mythos")
    row = dialog(here).row
    assert row is not None
    assert steps(row, here.scene.texts)[0].text == "The elder sign breaks: no doom, a monster comes"
    while here.kind == "mythos":
        here.choose(here.options[0])
    state = here.scene.table.state
    assert (state.doom, state.seals, list(state.gates)) == (0, [], ["woods"])


def test_a_burst_calls_what_flies_whatever_its_symbol(played: Play) -> None:
    here = played(**BURST, investigators=people(1)).until("mythos")
    row = dialog(here).row
    assert row is not None
    library = here.scene.table.library
    called = called_monsters(row, here.scene.texts)
    shown = {*row.move_white, *row.move_black}
    flying = next(monster for monster in here.scene.table.state.monsters if monster.startswith("byakhee"))
    assert library.monster(flying).symbol not in shown
    assert flying in called
    moved = next(step for step in steps(row, here.scene.texts) if step.name == "move")
    assert moved.text == "1 monster: those whose symbol is shown, and all that fly"


def test_the_monsters_that_the_card_calls_are_rows_that_lead_to_them(played: Play) -> None:
    here = played(**QUIET, investigators=people(1)).until("mythos")
    row = dialog(here).row
    assert row is not None
    called = called_monsters(row, here.scene.texts)
    assert [here.scene.texts.name(monster) for monster in called] == ["Ghoul"], "its hexagon is white"
    assert f"called-{called[0]}" in here.rows


def test_a_surge_asks_only_for_what_cannot_be_spread_evenly(played: Play) -> None:
    seven = [*PEOPLE, "monterey-jack"]
    here = played(
        **{**QUIET, "board": {"gates": FOUR_GATES}},
        investigators=[{"id": name, "space": "northside"} for name in seven],
    ).until("surge")
    decision = here.session.game.pending
    assert decision is not None
    spread = decision.about
    assert isinstance(spread, Spread)
    assert sum(spread.given.values()) + spread.left == 7
    assert spread.given["woods"] == 2, "the gate that the card names is never behind"
    woods, isle = here.rows["place-woods"], here.rows["place-unvisited-isle"]
    assert isinstance(woods, Row)
    assert isinstance(isle, Row)
    assert (woods.value, woods.mark) == ("2", "padlock")
    assert isle.value == "2", "the proposal is filled in"
    here.driver.click("dialog-less-place:unvisited-isle")
    isle = here.rows["place-unvisited-isle"]
    assert isinstance(isle, Row)
    assert isle.value == "1"
    here.choose("place:graveyard", "place:black-cave")
    assert here.kind != "surge", "options can be taken one by one, too"


def test_monsters_spread_over_other_towns_are_announced_as_they_count(played: Play) -> None:
    """Those in Dunwich are under no limit; the third one in Arkham has to wait in the Outskirts."""
    ghouls = [{"kind": "ghoul", "space": "uptown"}] * 2
    here = played(**{**BURST, "board": {"monsters": ghouls}}, investigators=people(1)).until("mythos")
    table = here.scene.table
    told = [text for _, text, _ in consequences(table, {"woods": 3, "wizards-hill": 4})]
    assert told == ["Monsters 2 → 4 of 4", "Outskirts 0 → 1 of 7"]


def test_what_came_of_it_is_told_until_the_next_choice(played: Play) -> None:
    here = played(**QUIET, investigators=people(1), dice=[1] * 20)
    here.until("mythos")
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    shown = dialog(here)
    assert shown.over
    assert "dialog-events" in here.scene.group
    assert here.scene.decision_bar.numbered.main, "the next question is in the bar meanwhile"
    here.choose("done")
    assert not isinstance(here.scene.dialog, MythosDialog)


def test_the_gate_that_opened_is_not_called_a_surge_afterwards(played: Play) -> None:
    """Also while the card still asks something: the gate's step is done then."""
    here = played(**QUIET, investigators=people(1, "historical-society"), dice=[1] * 20)
    here.until("mythos_clue")
    gate = dialog(here).steps[0]
    assert gate.title == "Gate: Woods"
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    shown = dialog(here)
    assert shown.over
    assert shown.steps[0].title == "Gate: Woods"


def test_a_surge_of_a_card_that_names_no_place_is_told(played: Play) -> None:
    """Strange Sightings lets monsters surge at every gate."""
    here = played(
        **{
            **QUIET,
            "sets": ["base", "innsmouth"],
            "decks": {"mythos": ["strange-sightings"]},
            "board": {"gates": {"woods": "abyss", "graveyard": "rlyeh"}},
        },
        investigators=people(4),
    )
    here.until("mythos")
    row = dialog(here).row
    assert row is not None
    assert steps(row, here.scene.texts)[0].title == "Monster surge"
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    assert "dialog-events" in here.scene.group
    told = list(back(here.session))[::-1]
    assert "Surge at the open gates: 4 monsters." in summary(told, here.scene.texts)
    here.driver.key("l")
    assert isinstance(here.scene.panel, LogPanel)


def test_escape_closes_what_came_of_it(played: Play) -> None:
    here = played(**QUIET, investigators=people(1), dice=[1] * 20)
    here.until("mythos")
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    here.driver.key("escape")
    assert here.scene.dialog is None
    assert here.driver.top is here.scene


def test_undo_shows_the_card_again_as_it_was_before_it_took_effect(played: Play) -> None:
    here = played(**QUIET, investigators=people(1), dice=[1] * 20).until("mythos")
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    assert dialog(here).over
    while here.kind != "mythos":
        here.driver.key("ctrl+z")
        assert here.scene.dialog is not None
        assert not here.scene.dialog.lingers, "what it told did not happen"
    assert dialog(here).decision is here.session.game.pending


def test_in_a_small_window_nothing_lingers_over_the_table(played: Play) -> None:
    here = played(size=(1920, 1080), scale=2.0, **QUIET, investigators=people(1), dice=[1] * 20)
    here.until("mythos")
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    assert here.scene.dialog is None


def test_the_tracks_are_told_before_they_change(played: Play) -> None:
    """Five players: two monsters come with a gate, and only one fits under the limit."""
    here = played(
        **{
            **QUIET,
            "board": {
                "gates": {"unvisited-isle": "yuggoth"},
                "monsters": [{"kind": "ghoul", "space": "uptown"}] * 3
                + [{"kind": "cultist", "space": "downtown"}] * 4,
                "outskirts": ["zombie", "zombie", "vampire"],
            },
        },
        investigators=people(5),
        size=(1920, 1080),
    ).until("mythos")
    row = dialog(here).row
    assert row is not None
    told = [text for _, text, _ in announced(row, here.scene.texts)]
    assert told == [
        "Doom 0 → 1 of 10",
        "Gates 1 → 2 of 6",
        "Monsters 7 → 8 of 8",
        "Outskirts 3 → 0 of 3",
        "The Outskirts overflow: terror 0 → 1",
    ]
    state = here.scene.table.state
    while here.kind in ("mythos", "fill"):
        here.choose(here.options[0])
    assert (state.doom, len(state.gates), state.terror) == (1, 2, 1)


def test_playback_keys_stop_step_and_go_back_while_monsters_move(played: Play) -> None:
    here = played(**QUIET, investigators=people(1), dice=[1] * 20, pace="normal")
    here.until("mythos")
    here.scene.choose(here.options[0])
    here.driver.tick()
    playback = here.scene.view.playback
    assert playback.playing
    assert "step-back" in here.scene.group
    here.driver.key("period")  # waits until nothing moves any more
    assert playback.paused
    now, of = playback.progress
    assert (now, of > 1) == (2, True)
    assert "Go on" in here.label("hurry")
    here.driver.key("comma")
    assert playback.progress == (1, of)
    here.driver.key("f")
    assert playback.speed == 2
    here.driver.click("pause")
    assert not here.scene.busy
    here.driver.key("comma")
    assert playback.progress == (of, of)
    assert here.scene.bar.waiting
    here.driver.key("enter")
    assert not here.scene.busy
    assert not here.scene.bar.waiting


def test_clues_at_two_places_are_told_as_several(played: Play) -> None:
    here = played(**QUIET, investigators=people(1))
    told = [TokenPlaced(on=place, what="clue", n=1) for place in ("woods", "library")]
    assert "Clues appeared at the Woods and the Library." in summary(told, here.scene.texts)
    assert "A clue appeared at the Woods." in summary(told[:1], here.scene.texts)


def test_the_steps_have_a_short_title_for_where_a_long_one_has_no_room(played: Play) -> None:
    towns: dict[str, Any] = {**QUIET, "sets": ["base", "innsmouth"], "decks": {"mythos": ["free-clinic"]}}
    here = played(**towns, investigators=people(1))
    here.until("mythos")
    row = dialog(here).row
    assert row is not None
    clue = next(step for step in steps(row, here.scene.texts) if step.name == "clue")
    assert (clue.title, clue.short) == (
        "Clue: Esoteric Order of Dagon and Library",
        "Clue: Dagon and Library",
    )


@pytest.mark.parametrize(("size", "over"), [((1024, 640), True), ((1280, 720), False)])
def test_where_a_dialog_lies_over_the_table_it_waits_until_nothing_moves_below_it(
    played: Play, size: tuple[int, int], over: bool
) -> None:
    here = played(**QUIET, investigators=people(1), dice=[1] * 20, pace="normal", size=size)
    here.until("mythos")
    assert here.scene.docked is not None
    here.scene.choose(here.options[0])
    here.driver.tick()
    assert here.scene.view.playback.playing
    assert (here.scene.docked is None) == over
    here.driver.key("l")
    assert isinstance(here.scene.docked, LogPanel), "what was opened on purpose is shown"
    here.driver.key("l")
    here.driver.settle(120)
    assert not here.scene.busy
    assert isinstance(here.scene.docked, Dialog)
    assert here.rows, "the dialog is arranged again"
