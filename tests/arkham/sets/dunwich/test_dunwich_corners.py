"""What Dunwich's cards, monsters and Ancient Ones do in positions where several rules meet."""

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import run_effects
from arkham_desktop.arkham.effects.flow import Check
from arkham_desktop.arkham.phases import arkham_encounters
from arkham_desktop.arkham.rules import placing, skills
from arkham_desktop.arkham.rules.monster_movement import move_monsters
from arkham_desktop.arkham.state import Card
from tests.arkham.board import person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import town

ALL = ["base", "dunwich", "innsmouth"]
CASE = "mi-go-brain-case"


def _with_case(space: str, *others: dict[str, Any], **fields: Any) -> Scene:
    return town(person(space=space, cards=[CASE]), *others, sets=ALL, **fields)


@pytest.mark.rule("INN-07")
def test_the_brain_case_puts_its_owner_into_no_place_that_can_be_entered_from_the_reef_only() -> None:
    here = _with_case("uptown", person("joe-diamond", "yha-nthlei"), person("jenny-barnes", "easttown"))
    here.choose(f"use:{CASE}#1")
    assert here.who("jenny-barnes").place == "uptown", "the only one to trade places with"
    assert here.who().place == "easttown"
    assert here.who("joe-diamond").place == "yha-nthlei"


@pytest.mark.rule("INN-07")
def test_the_brain_case_puts_nobody_else_there_either() -> None:
    here = _with_case("yha-nthlei", person("joe-diamond", "uptown"))
    here.choose(f"use:{CASE}#1")
    assert [here.who().place, here.who("joe-diamond").place] == ["yha-nthlei", "uptown"]


@pytest.mark.rule("INN-07")
def test_the_brain_case_trades_with_no_monster_there() -> None:
    monsters = [{"kind": "ghoul", "space": space} for space in ("yha-nthlei", "easttown")]
    here = _with_case("uptown", board={"monsters": monsters})
    here.choose(f"use:{CASE}#1")
    assert here.who().place == "easttown"
    assert {"uptown", "yha-nthlei"} <= set(here.state.monsters.values())


@pytest.mark.rule("INN-05")
def test_neither_the_brain_case_nor_a_friends_call_frees_prisoners_of_innsmouths_jail() -> None:
    prisoner = person("joe-diamond", "innsmouth-jail-cell")
    here = _with_case("uptown", prisoner, person("jenny-barnes", "easttown"))
    here.choose(f"use:{CASE}#1")
    assert here.who("joe-diamond").place == "innsmouth-jail-cell"
    assert here.who("jenny-barnes").place == "uptown", "the only one to trade places with"
    caller = person(space="uptown", cards=["call-friend"], skills={"lore": 5})
    here = town(caller, prisoner, person("jenny-barnes", "easttown"), sets=ALL, dice=[6] * 9)
    here.until(option="cast:call-friend#1").choose("cast:call-friend#1")
    here.until(kind="who")
    assert here.options == ["who:amanda-sharpe", "who:jenny-barnes"]


@pytest.mark.rule("GAT-16")
@pytest.mark.parametrize(("seals", "goes"), [([], True), (["woods"], False)])
def test_a_hunting_horror_goes_to_no_sealed_location(seals: list[str], goes: bool) -> None:
    board = {"seals": seals, "monsters": [{"kind": "hunting-horror", "space": "downtown"}]}
    here = town(person(space="woods"), board=board)
    here.run(move_monsters(here.table, ["diamond"], []))
    assert list(here.state.monsters.values()) == ["woods" if goes else "downtown"]


@pytest.mark.rule("GAT-16")
@pytest.mark.parametrize(("seals", "drops"), [([], True), (["woods"], False)])
def test_in_the_wind_fliers_drop_into_no_sealed_location(seals: list[str], drops: bool) -> None:
    here = town(person(space="woods"), board={"seals": seals, "sky": ["byakhee"]}, environment="windy")
    here.run(move_monsters(here.table, ["circle"], []))
    assert list(here.state.monsters.values()) == ["woods" if drops else "sky"]


@pytest.mark.rule("MON-07")
def test_monsters_that_march_stay_with_whoever_they_have_met() -> None:
    board = {"monsters": [{"kind": "ghoul", "space": space} for space in ("easttown", "uptown")]}
    here = town(person(space="woods"), person("joe-diamond", "easttown"), board=board)
    here.effects({"op": "special", "name": "march-monsters", "note": "all go"})
    here.choose("color:white")
    places = sorted(here.state.monsters.values())
    assert "easttown" in places
    assert "uptown" not in places


# --- Glaaki, Tsathoggua ------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-16")
def test_a_servant_comes_though_the_first_card_drawn_shows_no_gate() -> None:
    here = town(
        person(cards=["duke"]),
        ancient_one="glaaki",
        decks={"mythos": ["the-story-continues", "alien-technology"]},
    )
    here.effects({"op": "discard", "what": "ally", "n": 1})
    assert len(here.state.monsters) == 1


@pytest.mark.rule("AOX-21")
def test_while_tsathoggua_sleeps_no_boat_leaves_and_nobody_sleeps_at_the_hotel() -> None:
    reef = town(person(space="falcon-point", money=5), sets=ALL, ancient_one="tsathoggua")
    assert "use:falcon-point" not in reef.options
    hotel = town(person(space="gilman-house-hotel", stamina=2), sets=ALL, ancient_one="tsathoggua")
    assert arkham_encounters._of_the_place(hotel.table, hotel.who(), "gilman-house-hotel") == []


@pytest.mark.rule("AOX-21")
def test_while_tsathoggua_sleeps_tommy_cannot_become_deputy_at_half_price() -> None:
    tommy = person("tommy-muldoon", "police-station", trophies={"gates": ["rlyeh"]})
    here = town(tommy, sets=ALL, ancient_one="tsathoggua")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert [one.place for one in here.events(events.EncounterDrawn)] == ["police-station"]


@pytest.mark.rule("AOX-21")
def test_prisoners_break_out_of_innsmouths_jail_while_tsathoggua_sleeps() -> None:
    here = town(person(space="innsmouth-jail-cell"), sets=ALL, ancient_one="tsathoggua")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert [one.what for one in here.events(events.CheckMade)] == ["sneak"]


# --- Call Friend -------------------------------------------------------------------------------------------
def test_only_whoever_has_not_moved_this_turn_can_be_called() -> None:
    here = town(
        person("jenny-barnes", "easttown", skills={"speed": 1}),
        person("joe-diamond", "southside"),
        person(space="uptown", cards=["call-friend"], skills={"lore": 5}),
        dice=[6] * 9,
    )
    here.choose("go:downtown")
    here.until(option="cast:call-friend#1").choose("cast:call-friend#1")
    here.until(kind="who")
    assert "who:joe-diamond" in here.options
    assert "who:jenny-barnes" not in here.options


@pytest.mark.rule("INN-07")
def test_nobody_is_called_to_where_one_comes_from_the_reef_only() -> None:
    call = {"op": "for_each", "who": "any_other", "do": [{"op": "move", "to": "caster_space"}]}
    here = town(person(space="yha-nthlei", cards=["call-friend"]), person("joe-diamond", "uptown"), sets=ALL)
    here.effects(call, card=here.card("call-friend"))
    assert here.who("joe-diamond").place == "uptown"


@pytest.mark.parametrize(("choice", "lost"), [("choose:1", "sprained-ankle"), ("choose:2", "addiction")])
def test_of_an_injury_and_a_madness_just_drawn_the_one_chosen_goes(choice: str, lost: str) -> None:
    here = town(
        person(cards=["hearing-loss"]), decks={"injury": ["sprained-ankle"], "madness": ["addiction"]}
    )
    check = here.table.library.gate_cards["dunwich-gate-100"].entries["abyss"][0]
    assert isinstance(check, Check)
    here.run(run_effects(here.table, check.fail, Context("dunwich-gate-100", here.who()))).choose(choice)
    assert sorted(here.cards()) == sorted({"hearing-loss", "sprained-ankle", "addiction"} - {lost})


# --- numbers that several cards change -------------------------------------------------------------------
def test_of_two_limits_of_clues_the_lower_one_holds() -> None:
    here = town(
        person("harvey-walters", cards=["amnesia"], clues=2),
        sets=ALL,
        variants=["stories"],
    )
    here.who().kept[:] = [Card("story-harvey-walters-fail#1")]
    here.table.changed()
    here.effects({"op": "gain", "what": "clue", "n": 4})
    assert here.who().clues == 4


def test_an_addiction_that_is_not_paid_for_leaves_no_focus_with_a_friend_either() -> None:
    here = town(person(cards=["corinna-jones"]))
    focus = {"op": "mod", "what": "focus", "set": 0, "until": "end_of_turn"}
    assert skills.focus(here.table, here.who()) == here.table.library.investigators["amanda-sharpe"].focus + 1
    here.effects(focus)
    assert skills.focus(here.table, here.who()) == 0


def test_whoever_was_called_has_no_movement_points_in_good_weather_either() -> None:
    here = town(environment="good-traveling-conditions")
    assert skills.movement_points(here.table, here.who()) > 0
    here.effects({"op": "mod", "what": "movement", "set": 0, "until": "end_of_turn"})
    assert skills.movement_points(here.table, here.who()) == 0


def test_where_no_gate_is_named_the_first_player_says_where_abhoths_child_comes() -> None:
    here = town(person(), ancient_one="abhoth", board={"gates": {"woods": "abyss", "black-cave": "yuggoth"}})
    here.run(placing.surge(here.table, "")).until(kind="gate").choose("gate:black-cave")
    assert where(here, "child-of-abhoth") == ["black-cave"]


@pytest.mark.rule("INV-16")
def test_a_rumor_does_not_fail_because_a_seat_is_empty_until_the_next_turn() -> None:
    here = town(
        person(),
        person("joe-diamond", "easttown"),
        rumor={"id": "mad-bomber", "fresh": False, "tokens": {"money": 9}},
    )
    here.effects({"op": "devoured"}, who="joe-diamond")
    assert here.state.rumor is not None


@pytest.mark.rule("INV-21")
@pytest.mark.parametrize(
    ("what", "kind", "place"),
    [("sanity", "madness", "arkham-asylum"), ("stamina", "injury", "st-marys-hospital")],
)
def test_sister_mary_breaks_down_in_an_other_world_to_the_same_place_with_a_card(
    what: str, kind: str, place: str
) -> None:
    mary = person("sister-mary", None, other_world="abyss", sanity=2, stamina=2)
    here = town(mary, start="upkeep", decks={"madness": ["addiction"], "injury": ["hearing-loss"]})
    here.effects({"op": "lose", "what": what, "n": 2}).choose(kind)
    who = here.who()
    assert who.place == place
    assert getattr(who, what) == skills.maximum(here.table, who, what)


def test_trading_places_leads_both_into_what_waits_there() -> None:
    joe = person("joe-diamond", "devil-reef", stamina=6)
    here = _with_case("uptown", joe, environment="sailor-take-warning")
    here.dice(1, 1, 1, 1).choose(f"use:{CASE}#1").until(option="use:sailor-take-warning#1")
    here.choose("use:sailor-take-warning#1")
    assert here.who().stamina == 3
    assert here.who("joe-diamond").stamina == 6


def test_velmas_gratitude_pays_for_encounters_and_not_for_what_is_done_in_their_place() -> None:
    hungry = person(space="velmas-diner", money=0, stamina=2, sanity=2)
    here = town(hungry, conditions=["velmas-gratitude"], environment="blue-plate-special")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert "ability:blue-plate-special" not in here.options
    meal = next(
        entries["velmas-diner"]
        for entries in here.table.library.encounters.values()
        if "velmas-diner" in entries and entries["velmas-diner"].id == "dunwich-213-velmas-diner"
    )
    here.run(run_effects(here.table, meal.do, Context(meal.id, here.who(), place="velmas-diner")))
    here.choose("yes")
    assert (here.who().stamina, here.who().sanity) == (4, 3)


def test_delirium_comes_from_checks_of_encounters_and_from_no_others() -> None:
    delirious = person(space="innsmouth-jail-cell", cards=["delirium"], sanity=4, skills={"sneak": 2})
    here = town(delirious, sets=ALL, start="upkeep", dice=[1] * 9)
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert [one.passed for one in here.events(events.CheckMade)] == [False]
    assert here.who().sanity == 4, "to break out of jail is no encounter"


@pytest.mark.rule("INN-05")
def test_wilson_does_no_odd_jobs_in_innsmouths_cell() -> None:
    wilson = person("wilson-richards", "innsmouth-jail-cell", money=0)
    here = town(wilson, sets=ALL, start="upkeep")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert [one.what for one in here.events(events.CheckMade)] == ["sneak"]
    assert here.who().money == 0
