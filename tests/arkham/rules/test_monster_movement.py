"""How monsters move (MON)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import monster_movement
from arkham_desktop.arkham.state import Lasting
from tests.arkham.board import board, crowd, monsters, person, reveal, where
from tests.arkham.scenes import Scene

LOW, HIGH = {"sneak": 1}, {"sneak": 3}


def moved(here: Scene, white: str = "", black: str = "", **more: Any) -> Scene:
    """The movement step of a card with these symbols in its boxes."""
    return here.run(monster_movement.move_monsters(here.table, white.split(), black.split(), **more))


def placed(*kinds: str, people: list[dict[str, Any]] | None = None, **fields: Any) -> Scene:
    """Monsters ``kind@space`` and the people; nobody is where they could matter if left out."""
    return board(investigators=people, board={"monsters": monsters(*kinds)}, **fields)


@pytest.mark.rule("MON-01")
def test_monsters_move_whose_symbol_is_in_a_box_white_ones_along_white_arrows() -> None:
    here = placed("zombie@downtown", "gug@downtown", "elder-thing@downtown")
    moved(here, white="crescent", black="slash")
    assert where(here, "zombie") == ["easttown"]
    assert where(here, "gug") == ["northside"]
    assert where(here, "elder-thing") == ["downtown"]


@pytest.mark.rule("MON-02")
def test_an_arrow_of_both_colors_serves_both_boxes() -> None:
    here = placed("zombie@woods", "gug@woods")
    moved(here, white="crescent", black="slash")
    assert where(here, "zombie") == where(here, "gug") == ["uptown"]


@pytest.mark.rule("MON-03")
def test_a_normal_monster_goes_one_step() -> None:
    here = moved(placed("zombie@northside"), white="crescent")
    assert where(here, "zombie") == ["downtown"]
    assert here.events(events.MonsterMoved)[0].path == ("northside", "downtown")


@pytest.mark.rule("MON-04", "MON-09")
def test_a_gug_leaves_the_graveyard_and_a_dark_young_stays() -> None:
    here = placed("gug@graveyard", "dark-young@easttown")
    moved(here, white="slash triangle star", black="hexagon")
    assert where(here, "gug") == ["rivertown"]
    assert where(here, "dark-young") == ["easttown"]


@pytest.mark.rule("MON-05", "MON-10")
def test_a_fast_monster_goes_two_steps_and_stops_where_an_investigator_is() -> None:
    here = moved(placed("dimensional-shambler@merchant-district"), white="square diamond", black="circle")
    assert where(here, "dimensional-shambler") == ["downtown"]
    assert here.events(events.MonsterMoved)[0].path == ("merchant-district", "northside", "downtown")
    there = placed("dimensional-shambler@merchant-district", people=[person(space="northside")])
    assert where(moved(there, white="square"), "dimensional-shambler") == ["northside"]
    beside = placed("dimensional-shambler@merchant-district", people=[person(space="merchant-district")])
    assert where(moved(beside, white="square"), "dimensional-shambler") == ["merchant-district"]


def test_icy_conditions_slow_fast_monsters_down() -> None:
    here = placed("dimensional-shambler@merchant-district", environment="icy-conditions")
    assert where(moved(here, white="square"), "dimensional-shambler") == ["northside"]


@pytest.mark.rule("MON-06")
def test_a_chthonian_shakes_the_town_instead_of_moving() -> None:
    people = [person(space="downtown", stamina=3), person("joe-diamond", other_world="abyss", stamina=3)]
    here = placed("chthonian@easttown", people=people, dice=[4])
    moved(here, white="triangle")
    assert where(here, "chthonian") == ["easttown"]
    assert [one.stamina for one in here.state.investigators] == [2, 3]
    calm = moved(placed("chthonian@easttown", people=people, dice=[3]), white="triangle")
    assert calm.who().stamina == 3


@pytest.mark.rule("MON-06")
def test_each_chthonian_rolls_a_die() -> None:
    here = placed("chthonian@easttown", "chthonian@uptown", people=[person(stamina=3)], dice=[4, 5])
    assert moved(here, white="triangle").who().stamina == 1


@pytest.mark.rule("MON-07")
@pytest.mark.parametrize("kind", ["zombie", "dimensional-shambler", "byakhee", "hound-of-tindalos"])
def test_whoever_shares_a_place_with_an_investigator_stays(kind: str) -> None:
    here = placed(f"{kind}@downtown", people=[person(space="downtown"), person("joe-diamond", "library")])
    symbol = here.table.library.monster(f"{kind}#1").symbol
    assert where(moved(here, white=symbol), kind) == ["downtown"]


@pytest.mark.rule("MON-07", "MON-08")
def test_a_star_spawn_that_comes_is_met_in_the_next_movement_phase_only() -> None:
    people = [person("joe-diamond", "uptown"), person("ashcan-pete", "uptown")]
    here = placed("star-spawn@woods", people=people)
    moved(here, white="plus")
    (spawn,) = here.table.monsters_at("uptown")
    assert here.ended
    assert not here.events(events.CombatBegan)
    for name in ("joe-diamond", "ashcan-pete"):
        here.run(movement.phase_for(here.table, here.who(name)))
        assert here.decision.who == name
        if "done" in here.options:
            here.choose("done")
        assert {f"evade:{spawn}", f"fight:{spawn}"} <= set(here.options)


@pytest.mark.rule("MON-11")
def test_a_dhole_stays_with_amanda_sharpe_and_leaves_without_her() -> None:
    with_her = placed("dhole@hibbs-roadhouse", people=[person("amanda-sharpe", "hibbs-roadhouse")])
    assert where(moved(with_her, white="square diamond", black="circle"), "dhole") == ["hibbs-roadhouse"]
    alone = placed("dhole@hibbs-roadhouse")
    assert where(moved(alone, white="square diamond", black="circle"), "dhole") == ["easttown"]


# --- flying --------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-12")
def test_a_flier_moves_only_when_its_symbol_comes_up() -> None:
    here = moved(placed("byakhee@downtown"), white="square", black="star")
    assert where(here, "byakhee") == ["downtown"]


@pytest.mark.rule("MON-13", "MON-14", "MON-17")
@pytest.mark.parametrize(
    ("amanda", "goes"), [("rivertown", "rivertown"), ("easttown", "easttown"), ("uptown", "sky")]
)
def test_a_byakhee_stays_with_its_prey_goes_next_door_or_rises(amanda: str, goes: str) -> None:
    here = placed("byakhee@rivertown", people=[person("amanda-sharpe", amanda)])
    assert where(moved(here, white="circle"), "byakhee") == [goes]


@pytest.mark.rule("MON-14")
def test_a_flier_never_enters_a_location_by_itself() -> None:
    here = placed("byakhee@rivertown", people=[person(space="graveyard")])
    assert where(moved(here, black="circle"), "byakhee") == ["sky"]
    there = placed("byakhee@graveyard", people=[person(space="rivertown")])
    assert where(moved(there, black="circle"), "byakhee") == ["rivertown"]


@pytest.mark.rule("MON-15")
def test_from_the_sky_a_flier_drops_on_the_lowest_sneak_in_a_street() -> None:
    people = [
        person("joe-diamond", "uptown", skills=HIGH),
        person("amanda-sharpe", "downtown", skills=LOW),
        person("dexter-drake", "library", skills={"sneak": 0}),
    ]
    here = board(investigators=people, board={"sky": ["byakhee"]})
    assert where(moved(here, white="circle"), "byakhee") == ["downtown"]


@pytest.mark.rule("MON-15")
def test_with_nobody_in_a_street_a_flier_stays_in_the_sky() -> None:
    here = board(investigators=[person(space="library")], board={"sky": ["byakhee"]})
    assert where(moved(here, white="circle"), "byakhee") == ["sky"]


@pytest.mark.rule("MON-15", "MON-16")
def test_among_equals_the_first_player_picks_the_prey() -> None:
    people = [
        person("joe-diamond", "uptown", skills=LOW),
        person("amanda-sharpe", "downtown", skills=LOW),
        person("dexter-drake", "northside", skills=HIGH),
    ]
    here = board(investigators=people, board={"sky": ["byakhee"]}, first_player="dexter-drake")
    moved(here, white="circle")
    assert (here.decision.kind, here.decision.who) == ("prey", "dexter-drake")
    assert sorted(here.options) == ["who:amanda-sharpe", "who:joe-diamond"]
    here.choose("who:amanda-sharpe")
    assert where(here, "byakhee") == ["downtown"]


@pytest.mark.rule("MON-16")
def test_among_neighboring_streets_a_flier_takes_that_of_the_lowest_sneak() -> None:
    people = [
        person("joe-diamond", "downtown", skills=HIGH),
        person("amanda-sharpe", "rivertown", skills=LOW),
    ]
    here = placed("byakhee@easttown", people=people)
    assert where(moved(here, white="circle"), "byakhee") == ["rivertown"]


@pytest.mark.rule("MON-18")
def test_the_sky_is_next_to_every_street_and_nobody_can_go_there() -> None:
    here = placed("byakhee@southside", people=[person(space="northside")])
    assert where(moved(here, white="circle"), "byakhee") == ["sky"]
    assert where(moved(here, white="circle"), "byakhee") == ["northside"]
    assert all("sky" not in near for near in here.table.library.neighbors.values())


def test_in_an_evil_fog_nothing_flies() -> None:
    here = placed("byakhee@rivertown", "dhole@rivertown", environment="an-evil-fog")
    moved(here, white="circle")
    assert where(here, "byakhee") == ["rivertown"]
    assert where(here, "dhole") == ["french-hill"]


def test_hasturs_cultists_fly() -> None:
    here = placed("cultist@southside", ancient_one="hastur")
    assert where(moved(here, white="crescent"), "cultist") == ["sky"]


# --- hunters -------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-21")
def test_a_hound_goes_to_the_nearest_location_with_somebody_and_there_to_the_lowest_sneak() -> None:
    people = [
        person("joe-diamond", "woods", skills={"sneak": 0}),
        person("amanda-sharpe", "library", skills=HIGH),
        person("dexter-drake", "administration", skills=LOW),
    ]
    here = placed("hound-of-tindalos@miskatonic-u", people=people)
    assert where(moved(here, white="square"), "hound-of-tindalos") == ["administration"]


@pytest.mark.rule("MON-21")
def test_between_equals_the_first_player_sends_the_hound() -> None:
    people = [
        person("amanda-sharpe", "library", skills=LOW),
        person("dexter-drake", "administration", skills=LOW),
    ]
    here = placed("hound-of-tindalos@miskatonic-u", people=people)
    moved(here, white="square").choose("who:amanda-sharpe")
    assert where(here, "hound-of-tindalos") == ["library"]


@pytest.mark.rule("MON-06", "MON-21")
@pytest.mark.parametrize("space", ["arkham-asylum", "st-marys-hospital", "downtown"])
def test_a_hound_leaves_streets_asylum_and_hospital_alone(space: str) -> None:
    here = placed("hound-of-tindalos@southside", people=[person(space=space)])
    assert where(moved(here, white="square"), "hound-of-tindalos") == ["southside"]


# --- general -------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-35")
def test_a_gate_burst_moves_every_flier_and_the_monsters_of_the_boxes() -> None:
    here = placed("byakhee@downtown", "nightgaunt@uptown", "zombie@northside", "gug@northside")
    moved(here, white="crescent", all_flyers=True)
    assert where(here, "byakhee") == where(here, "nightgaunt") == ["sky"]
    assert where(here, "zombie") == ["downtown"]
    assert where(here, "gug") == ["northside"]


@pytest.mark.rule("MON-36")
def test_a_monster_moves_once_even_if_symbol_and_burst_both_call() -> None:
    here = placed("byakhee@downtown", people=[person(space="uptown")])
    moved(here, white="circle", all_flyers=True)
    assert where(here, "byakhee") == ["sky"]
    assert len(here.events(events.MonsterMoved)) == 1


@pytest.mark.rule("MON-37")
def test_a_monster_whose_only_way_leads_into_a_closed_place_stays() -> None:
    here = board(board={"monsters": monsters("zombie@northside"), "closed": ["downtown"]})
    assert where(moved(here, white="crescent"), "zombie") == ["northside"]


def test_monsters_move_along_the_boxes_of_the_card_drawn() -> None:
    here = reveal(
        "blue-flu", investigators=crowd(1), board={"monsters": monsters("gug@graveyard", "ghoul@easttown")}
    )
    assert where(here, "gug") == ["rivertown"]
    assert where(here, "ghoul") == ["rivertown"]


# --- stalkers and aquatic monsters: here by a card that has others move like them ------------------------
def holding(here: Scene, **mod: Any) -> Scene:
    """The scene with a modifier that holds all game."""
    here.state.lasting.append(Lasting(json.dumps({"op": "mod", **mod}), "end_of_game", "test"))
    here.table.changed()
    return here


def stalking(*kinds: str, people: list[dict[str, Any]] | None = None, **fields: Any) -> Scene:
    """Warlocks (circle) that stalk."""
    here = placed(*kinds, people=people, **fields)
    return holding(here, what="monster_movement", movement="stalker", vs={"kinds": ["warlock"]})


@pytest.mark.rule("MON-22", "MON-26")
def test_a_stalker_with_nobody_nearby_follows_its_arrow() -> None:
    here = moved(stalking("warlock@easttown"), white="circle", black="square diamond")
    assert where(here, "warlock") == ["rivertown"]


@pytest.mark.rule("MON-23")
def test_a_stalker_goes_to_its_prey_over_a_line_without_arrow() -> None:
    here = stalking("warlock@merchant-district", people=[person(space="rivertown")])
    assert where(moved(here, white="circle"), "warlock") == ["rivertown"]


@pytest.mark.rule("MON-23", "MON-27")
def test_a_stalker_goes_into_an_unstable_location_against_the_arrows() -> None:
    here = stalking("warlock@easttown", people=[person(space="hibbs-roadhouse")])
    assert where(moved(here, white="circle"), "warlock") == ["hibbs-roadhouse"]


@pytest.mark.rule("MON-24", "MON-28")
def test_a_stalker_takes_the_lowest_sneak_and_the_first_player_picks_among_equals() -> None:
    people = [
        person("joe-diamond", "downtown", skills=LOW),
        person("amanda-sharpe", "rivertown", skills=HIGH),
    ]
    here = moved(stalking("warlock@easttown", people=people), white="circle")
    assert where(here, "warlock") == ["downtown"]
    equal = [{**one, "skills": LOW} for one in people]
    there = moved(stalking("warlock@easttown", people=equal), white="circle")
    assert (there.decision.kind, there.decision.who) == ("prey", "joe-diamond")
    there.choose("who:amanda-sharpe")
    assert where(there, "warlock") == ["rivertown"]


@pytest.mark.rule("MON-25", "MON-29")
def test_a_stalker_enters_no_stable_or_sealed_location_for_its_prey() -> None:
    here = stalking("warlock@easttown", people=[person(space="police-station")])
    assert where(moved(here, white="circle"), "warlock") == ["rivertown"]
    there = stalking("warlock@easttown", people=[person(space="hibbs-roadhouse")])
    there.state.seals.append("hibbs-roadhouse")
    assert where(moved(there, white="circle"), "warlock") == ["rivertown"]


@pytest.mark.rule("MON-30")
def test_a_stalker_goes_one_step_and_stays_with_an_investigator() -> None:
    here = moved(stalking("warlock@northside", people=[person(space="easttown")]), white="circle")
    assert where(here, "warlock") == ["downtown"]
    people = [person(space="easttown"), person("joe-diamond", "downtown", skills={"sneak": 0})]
    there = moved(stalking("warlock@easttown", people=people), white="circle")
    assert where(there, "warlock") == ["easttown"]


def swimming(*kinds: str, flooded: bool, people: list[dict[str, Any]] | None = None) -> Scene:
    """Warlocks (circle) that are aquatic, with the streets under water or dry."""
    here = placed(*kinds, people=people)
    holding(here, what="monster_movement", movement="aquatic", vs={"kinds": ["warlock"]})
    return holding(here, what="aquatic", where="streets") if flooded else here


@pytest.mark.rule("MON-31")
def test_an_aquatic_monster_on_dry_land_moves_like_a_normal_one() -> None:
    here = swimming("warlock@easttown", flooded=False, people=[person(space="uptown")])
    assert where(moved(here, white="circle"), "warlock") == ["rivertown"]


@pytest.mark.rule("MON-32")
def test_an_aquatic_monster_in_the_water_goes_straight_to_the_lowest_sneak_at_the_water() -> None:
    people = [
        person("joe-diamond", "uptown", skills=LOW),
        person("amanda-sharpe", "downtown", skills=HIGH),
        person("dexter-drake", "library", skills={"sneak": 0}),
    ]
    here = swimming("warlock@easttown", flooded=True, people=people)
    assert where(moved(here, white="circle"), "warlock") == ["uptown"]


@pytest.mark.rule("MON-33")
def test_an_aquatic_monster_with_nobody_at_the_water_moves_like_a_normal_one() -> None:
    here = swimming("warlock@easttown", flooded=True, people=[person(space="library")])
    assert where(moved(here, white="circle"), "warlock") == ["rivertown"]
