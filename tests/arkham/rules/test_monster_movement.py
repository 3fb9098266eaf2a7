"""How monsters move (MON)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import monster_movement
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
