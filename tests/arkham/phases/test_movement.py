"""Movement: steps, monsters, clues, Other Worlds, delay (MOV)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.events import InvestigatorMoved, TokenPlaced
from arkham_desktop.arkham.phases import arkham_encounters, movement
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import LOST
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.scenes import Scene, scene

FAST = {"speed": 3, "fight": 0, "lore": 0}
"""Sliders with which Amanda Sharpe has Speed 4."""


def moving(
    who: str = "amanda-sharpe",
    *,
    more: dict[str, Any] | None = None,
    others: Sequence[dict[str, Any]] = (),
    **seat: Any,
) -> Scene:
    """The Movement phase of one investigator, by itself; he has no possessions but the given ones."""
    first = {"id": who, "space": "downtown", "cards": [], "money": 0, "clues": 0, "sliders": FAST, **seat}
    here = scene({"start": "upkeep", "board": {"clues": {}}, **(more or {})}, investigators=[first, *others])
    here.state.phase = "movement"
    return here.run(movement.phase_for(here.table, here.who()))


def board(**fields: Any) -> dict[str, Any]:
    """A board without clue tokens but with the given things."""
    return {"board": {"clues": {}, **fields}}


def cultists(*spaces: str) -> list[dict[str, str]]:
    return [{"kind": "cultist", "space": space} for space in spaces]


def ways(here: Scene) -> set[str]:
    return {option.removeprefix("go:") for option in here.options if option.startswith("go:")}


def monster(here: Scene, verb: str, index: int = 0) -> str:
    """The option that does something to a monster at one's place."""
    return f"{verb}:{here.table.monsters_at(here.who().place)[index]}"


def finish(here: Scene) -> None:
    """Take the first option until nothing is asked any more."""
    while not here.ended:
        here.choose(here.options[0])


# --- walking ----------------------------------------------------------------------------------
@pytest.mark.rule("MOV-01")
@pytest.mark.parametrize(("cards", "points"), [([], 4), (["ruby-of-rlyeh"], 7)])
def test_movement_points_are_speed_and_what_cards_add(cards: list[str], points: int) -> None:
    here = moving(cards=cards)
    assert here.who().movement_left == points


@pytest.mark.rule("MOV-02")
def test_one_point_crosses_one_line_and_there_is_no_way_without_a_line() -> None:
    here = moving(space="graveyard")
    assert ways(here) == {"rivertown"}
    here.choose("go:rivertown")
    assert here.who().movement_left == 3
    streets = {"easttown", "french-hill", "merchant-district"}
    assert ways(here) == {*streets, "graveyard", "black-cave", "general-store"}


@pytest.mark.rule("MOV-03")
def test_amanda_with_speed_4_walks_from_the_graveyard_to_administration() -> None:
    here = moving(space="graveyard")
    here.choose("go:rivertown", "go:french-hill", "go:miskatonic-u", "go:administration")
    assert here.who().place == "administration"
    assert here.ended


@pytest.mark.rule("MOV-03")
def test_amanda_with_speed_3_stops_in_the_streets_of_miskatonic_u() -> None:
    here = moving(space="graveyard", sliders={"speed": 2})
    here.choose("go:rivertown", "go:french-hill", "go:miskatonic-u")
    # Nothing but "done" was left, so the phase is over.
    assert here.who().place == "miskatonic-u"
    assert here.ended


@pytest.mark.rule("MOV-22")
def test_no_effect_moves_anybody_into_a_closed_location() -> None:
    here = moving(more=board(closed=["general-store"]))
    here.effects({"op": "move", "to": "general-store"})
    assert here.ended
    assert here.who().place == "downtown"


@pytest.mark.rule("INV-07")
def test_whoever_sits_in_the_cell_for_no_lost_turn_leaves_it_in_movement() -> None:
    here = moving(space="jail-cell")
    assert here.ended
    assert here.who().place == "police-station"


@pytest.mark.rule("MOV-22")
def test_nobody_enters_a_closed_location_while_it_shows_no_gate() -> None:
    closed = moving(space="rivertown", more=board(closed=["general-store"]))
    assert "general-store" not in ways(closed)
    replaced = moving(
        space="rivertown", more=board(closed=["general-store"], gates={"general-store": "abyss"})
    )
    assert "general-store" in ways(replaced)


@pytest.mark.rule("MOV-24", "UPK-02")
def test_a_tome_costs_movement_points_and_is_then_exhausted() -> None:
    here = moving("harvey-walters", cards=["necronomicon"], more={"dice": [6, 6, 6]})
    assert here.who().movement_left == 3
    here.choose("use:necronomicon#1")
    assert here.who().movement_left == 1
    assert "use:necronomicon#1" not in here.options
    assert ways(here)


@pytest.mark.rule("MOV-24")
def test_a_tome_cannot_be_read_without_the_points() -> None:
    here = moving("harvey-walters", cards=["necronomicon"], sliders={"speed": 1})
    assert "use:necronomicon#1" not in here.options


@pytest.mark.rule("MOV-24")
def test_a_motorcycle_adds_points_that_a_tome_may_cost() -> None:
    here = moving("harvey-walters", cards=["necronomicon", "motorcycle#1"], sliders={"speed": 0})
    here.choose("use:motorcycle#1")
    assert here.who().movement_left == 2
    assert "use:necronomicon#1" in here.options


# --- monsters ---------------------------------------------------------------------------------
@pytest.mark.rule("MOV-04", "MOV-05")
def test_leaving_a_place_means_dealing_with_every_monster_there_first() -> None:
    here = moving(skills={"sneak": 4}, more=board(monsters=cultists("downtown", "downtown")))
    here.choose("go:easttown")
    assert {option.partition(":")[0] for option in here.options} == {"fight", "evade"}
    assert len(here.options) == 4
    assert here.who().place == "downtown"
    first, second = here.table.monsters_at("downtown")
    here.dice(6).choose(f"evade:{first}")
    assert here.who().place == "downtown"
    here.dice(6).choose(f"evade:{second}")
    assert here.who().place == "easttown"
    assert here.who().movement_left == 3


@pytest.mark.rule("MOV-05")
def test_not_moving_at_all_counts_as_ending_movement_there() -> None:
    here = moving(more=board(monsters=cultists("downtown")))
    here.choose("done")
    assert here.decision.kind == "monsters"


@pytest.mark.rule("MOV-05")
def test_walking_into_a_place_with_monsters_and_stopping_means_meeting_them() -> None:
    here = moving(more=board(monsters=cultists("easttown")))
    here.choose("go:easttown", "done")
    assert here.decision.kind == "monsters"


@pytest.mark.rule("MOV-06")
def test_a_combat_costs_all_movement_points_even_when_it_is_won() -> None:
    here = moving("michael-mcglen", more=board(monsters=cultists("downtown")))
    here.choose("go:easttown").dice(*[6] * 20).choose(monster(here, "fight"), "fight")
    assert here.who().monster_trophies
    assert here.who().place == "downtown"
    assert here.ended


@pytest.mark.rule("MOV-06")
def test_a_failed_evasion_costs_all_movement_points() -> None:
    here = moving("michael-mcglen", skills={"sneak": 4}, more=board(monsters=cultists("downtown")))
    here.choose("go:easttown").dice(1).choose(monster(here, "evade"))
    here.dice(*[6] * 20).until(kind="combat").choose("fight")
    assert here.who().place == "downtown"
    assert here.ended
    assert not here.events(InvestigatorMoved)


# --- clues ------------------------------------------------------------------------------------
@pytest.mark.rule("MOV-07")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_whoever_ends_movement_on_clues_takes_none_some_or_all(n: int) -> None:
    here = moving(clues=0, more={"board": {"clues": {"woods": 3}}}, space="woods")
    here.choose("done")
    assert here.options == ["n:3", "n:2", "n:1", "n:0"]
    here.choose(f"n:{n}")
    assert here.who().clues == n
    assert here.state.clues.get("woods", 0) == 3 - n


@pytest.mark.rule("MOV-07")
def test_passing_through_gives_no_clues() -> None:
    here = moving(space="uptown", more={"board": {"clues": {"southside": 2}}})
    here.choose("go:southside", "go:french-hill", "done")
    assert here.ended
    assert here.who().clues == 0
    assert here.state.clues == {"southside": 2}


@pytest.mark.rule("MOV-08")
def test_monsters_come_first_and_who_is_knocked_out_takes_no_clues() -> None:
    ghouls = [{"kind": "ghoul", "space": "woods"}]
    here = moving(stamina=1, space="woods", more={"board": {"clues": {"woods": 1}, "monsters": ghouls}})
    here.choose("done").dice(*[1] * 20).choose(monster(here, "fight"))
    finish(here)
    assert here.state.clues == {"woods": 1}
    assert here.who().place == "st-marys-hospital"


@pytest.mark.rule("MOV-09")
def test_an_effect_that_moves_somebody_onto_clues_gives_none() -> None:
    here = moving(clues=0, more={"board": {"clues": {"easttown": 2}}})
    here.effects({"op": "move", "to": "easttown"})
    assert here.who().place == "easttown"
    assert here.ended
    assert here.who().clues == 0


@pytest.mark.rule("MOV-10")
def test_clues_in_a_street_are_picked_up_alike() -> None:
    here = moving(clues=0, more={"board": {"clues": {"easttown": 1}}})
    here.choose("go:easttown", "done", "n:1")
    assert here.who().clues == 1
    assert here.events(TokenPlaced)[0].on == "easttown"


# --- Other Worlds -----------------------------------------------------------------------------
def dreamer(area: int, gates: dict[str, str], **seat: Any) -> Scene:
    """Amanda Sharpe in the Dreamlands at the beginning of Movement."""
    spot = {"world": "the-dreamlands", "area": area}
    return moving(space=None, other_world=spot, more=board(gates=gates), **seat)


@pytest.mark.rule("MOV-11")
def test_the_first_area_leads_to_the_second_without_movement_points() -> None:
    here = dreamer(1, {"black-cave": "the-dreamlands"}, cards=["find-gate"], skills={"lore": 2})
    assert here.who().movement_left == 0
    here.choose("done")
    assert here.ended
    assert (here.who().place, here.who().area) == ("the-dreamlands", 2)


@pytest.mark.rule("MOV-12", "MOV-13")
def test_the_second_area_leads_back_to_either_gate_of_that_world_explored() -> None:
    here = dreamer(2, {"black-cave": "the-dreamlands", "woods": "the-dreamlands", "graveyard": "abyss"})
    assert here.options == ["gate:black-cave", "gate:woods"]
    here.choose("gate:woods")
    assert (here.who().place, here.who().area, here.who().explored) == ("woods", 0, True)


@pytest.mark.rule("MOV-14", "OWE-06")
def test_area_1_in_turn_n_means_area_2_after_movement_and_back_in_turn_n_plus_1() -> None:
    here = dreamer(1, {"black-cave": "the-dreamlands", "woods": "the-dreamlands"})
    assert (here.who().place, here.who().area) == ("the-dreamlands", 2)
    here.run(movement.phase_for(here.table, here.who())).choose("gate:woods")
    assert (here.who().place, here.who().explored) == ("woods", True)


@pytest.mark.rule("MOV-15", "OWE-15", "OWE-10")
def test_with_no_gate_left_the_way_out_of_the_second_area_is_lost_in_time_and_space() -> None:
    here = dreamer(1, {})
    assert (here.who().place, here.who().area) == ("the-dreamlands", 2)
    here.run(movement.phase_for(here.table, here.who()))
    assert here.who().place == LOST
    assert here.who().delayed
    assert not here.who().explored


@pytest.mark.rule("MOV-16", "MOV-17")
def test_who_has_just_returned_may_ignore_or_fight_the_monsters_at_the_gate() -> None:
    here = moving(
        space=None,
        other_world={"world": "the-dreamlands", "area": 2},
        more=board(
            gates={"woods": "the-dreamlands", "graveyard": "the-dreamlands"},
            monsters=cultists("woods", "woods"),
        ),
    )
    here.choose("gate:woods")
    assert here.decision.kind == "returned"
    assert {option.partition(":")[0] for option in here.options} == {"fight", "done"}
    here.choose("done")
    assert here.ended
    assert here.who().place == "woods"
    assert here.who().explored
    assert len(here.table.monsters_at("woods")) == 2


@pytest.mark.rule("MOV-16")
def test_from_the_next_turn_on_the_monsters_at_the_gate_have_to_be_met() -> None:
    here = moving(
        space="woods", explored=True, more=board(gates={"woods": "abyss"}, monsters=cultists("woods"))
    )
    here.choose("done")
    assert here.decision.kind == "monsters"


@pytest.mark.rule("MOV-18", "GAT-17")
def test_leaving_the_gate_costs_the_explored_marker() -> None:
    here = moving(space="woods", explored=True, more=board(gates={"woods": "abyss"}))
    here.choose("go:uptown")
    assert not here.who().explored
    here.choose("go:woods", "done")
    assert not here.who().explored
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert here.who().place == "abyss"


@pytest.mark.rule("MOV-18")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "move", "to": "street"},
        {"op": "status", "set": "arrested"},
        {"op": "lose", "what": "stamina", "n": 5},
    ],
)
def test_a_card_an_arrest_and_unconsciousness_cost_the_explored_marker_too(effect: dict[str, Any]) -> None:
    here = moving(space="woods", explored=True, more=board(gates={"woods": "abyss"}))
    here.effects(effect)
    assert here.who().place != "woods"
    assert not here.who().explored


# --- delayed ----------------------------------------------------------------------------------
@pytest.mark.rule("MOV-19")
def test_the_delayed_get_up_instead_of_moving() -> None:
    here = moving(status=["delayed"], space="newspaper")
    assert here.ended
    assert not here.who().delayed
    assert here.who().place == "newspaper"
    assert here.who().movement_left == 0


@pytest.mark.rule("MOV-20")
def test_after_getting_up_monsters_are_met_and_neither_points_nor_a_wagon_help() -> None:
    here = moving(
        status=["delayed"],
        cards=["patrol-wagon", "motorcycle", "old-journal"],
        others=[{"id": "bob-jenkins", "space": "downtown"}],
        more=board(monsters=cultists("downtown")),
    )
    assert here.options == ["done", "trade:bob-jenkins"]
    here.choose("done")
    assert here.decision.kind == "monsters"


@pytest.mark.rule("MOV-20")
def test_a_delay_does_not_add_up() -> None:
    here = moving()
    here.effects({"op": "status", "set": "delayed"}, {"op": "status", "set": "delayed"})
    assert here.who().delayed
    here.run(movement.phase_for(here.table, here.who()))
    assert not here.who().delayed
    here.run(movement.phase_for(here.table, here.who()))
    assert ways(here)


@pytest.mark.rule("MOV-20")
def test_a_delay_received_in_ones_movement_lasts_until_the_next_turns_movement() -> None:
    here = moving(cards=["patrol-wagon"], space="northside")
    here.choose("use:patrol-wagon#1", "place:woods")
    here.who().delayed = True  # as by a card at the place
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert here.who().delayed
    here.run(movement.phase_for(here.table, here.who()))
    assert not here.who().delayed


@pytest.mark.rule("MOV-21")
def test_nothing_gives_or_costs_movement_points_in_an_other_world() -> None:
    here = moving(
        space=None,
        other_world={"world": "abyss", "area": 1},
        cards=["motorcycle", "ruby-of-rlyeh", "necronomicon", "find-gate"],
        skills={"lore": 3},
        more=board(gates={"woods": "abyss"}),
    )
    assert here.who().movement_left == 0
    assert [option.partition(":")[0] for option in here.options] == ["done", "cast"]


@pytest.mark.rule("OWE-09", "OWE-08")
@pytest.mark.parametrize("area", [1, 2])
def test_find_gate_returns_from_either_area_explored(area: int) -> None:
    here = moving(
        space=None,
        other_world={"world": "abyss", "area": area},
        cards=["find-gate"],
        skills={"lore": 3},
        more={**board(gates={"woods": "abyss"}), "dice": [6, 6]},
    )
    here.choose(f"cast:{here.card('find-gate').id}")
    assert (here.who().place, here.who().explored) == ("woods", True)


# --- carried ----------------------------------------------------------------------------------
@pytest.mark.rule("MOV-23")
def test_the_patrol_wagon_sets_one_down_anywhere_without_a_route() -> None:
    here = moving(cards=["patrol-wagon"], more=board(monsters=cultists("easttown", "rivertown")))
    here.choose("use:patrol-wagon#1", "place:graveyard")
    assert here.who().place == "graveyard"
    assert not ways(here)


@pytest.mark.rule("MOV-23")
def test_the_wagon_takes_the_place_of_the_walk_and_is_of_no_use_after_it() -> None:
    here = moving(cards=["patrol-wagon"])
    here.choose("go:easttown")
    assert "use:patrol-wagon#1" not in here.options


@pytest.mark.rule("MOV-23")
def test_monsters_at_the_start_and_at_the_end_of_the_ride_are_met() -> None:
    here = moving(
        cards=["patrol-wagon"], skills={"sneak": 4}, more=board(monsters=cultists("downtown", "graveyard"))
    )
    here.choose("use:patrol-wagon#1", "place:graveyard")
    assert here.decision.kind == "monsters"
    assert here.who().place == "downtown"
    here.dice(6).choose(monster(here, "evade"))
    assert here.who().place == "graveyard"
    assert here.decision.kind == "monsters"


# --- end of movement --------------------------------------------------------------------------
@pytest.mark.rule("MOV-05")
@pytest.mark.parametrize(("space", "clues"), [("northside", 1), ("downtown", 0)])
def test_what_waits_at_the_end_of_movement_befalls_whoever_ends_it_there(space: str, clues: int) -> None:
    here = moving(space=space, more={"environment": "darkes-carnival-arrives"}, sanity=3)
    here.dice(1, 1, 1, 1, 1).choose("done")
    finish(here)
    assert (here.who().clues, here.who().sanity) == (clues, 3 - clues)


# --- trains --------------------------------------------------------------------------------------------
def at_the_station(tmp_path: Path, **seat: Any) -> Scene:
    """Joe Diamond on the move, with a second town that has a depot and one more street."""
    base = Library.load()
    town = tmp_path / "second-town"
    town.mkdir()
    depot = base.spaces["train-station"].dump() | {"id": "depot", "name": "Depot", "board": "dunwich"}
    street = base.spaces["northside"].dump() | {"id": "lane", "name": "Lane", "board": "dunwich"}
    vortex = street | {
        "id": "vortex",
        "name": "Vortex",
        "kind": "vortex",
        "neighborhood": None,
        "parent": "depot",
    }
    lines = [
        {
            "id": f"{end}--lane",
            "a": end,
            "b": "lane",
            "board": "dunwich",
            "a_to_b": "white",
            "b_to_a": "black",
        }
        for end in ("depot", "vortex")
    ]
    for name, rows in {"spaces": [depot, street, vortex], "connections": lines}.items():
        text = json.dumps([row | {"set": town.name} for row in rows])
        (town / f"{name}.json").write_text(text, encoding="utf-8")
    setup = Setup(homebrew=(str(town),), investigators=("joe-diamond",), ancient_one="azathoth")
    table = new_table(setup)
    table.state.clues.clear()
    who = table.investigators[0]
    who.place, who.money, who.sliders["speed"] = "northside", 1, 1
    for name, value in seat.items():
        setattr(who, name, value)
    table.state.phase = "movement"
    here = Scene(Game(ArkhamRules(table)))
    return here.run(movement.phase_for(table, who))


@pytest.mark.rule("MOV-25", "MOV-26")
def test_a_train_takes_a_dollar_and_a_point_to_another_town_and_the_walk_goes_on(tmp_path: Path) -> None:
    here = at_the_station(tmp_path)
    who = here.who()
    assert who.movement_left == 4
    assert "train:depot" not in here.options
    here.choose("go:train-station", "train:depot")
    assert (who.place, who.money, who.movement_left) == ("depot", 0, 2)
    assert here.options == ["go:lane", "done"]  # no dollar is left for the way back
    here.choose("go:lane")
    assert (who.place, who.movement_left) == ("lane", 1)


@pytest.mark.rule("MOV-26")
@pytest.mark.parametrize(
    ("seat", "offered"),
    [
        ({"place": "train-station"}, True),
        ({"place": "train-station", "money": 0}, False),
        ({"place": "newspaper"}, False),
    ],
)
def test_the_train_needs_a_dollar_and_a_depot(tmp_path: Path, seat: dict[str, Any], offered: bool) -> None:
    assert ("train:depot" in at_the_station(tmp_path, **seat).options) == offered


@pytest.mark.rule("MOV-26")
def test_the_train_needs_a_movement_point(tmp_path: Path) -> None:
    here = at_the_station(tmp_path, sliders={"speed": 0, "fight": 0, "lore": 0})
    here.choose("go:train-station", "go:northside", "go:train-station")
    # With his last point spent there was nothing left to choose.
    assert here.ended
    assert (here.who().place, here.who().money) == ("train-station", 1)


@pytest.mark.rule("MOV-29")
def test_nobody_ever_enters_a_vortex(tmp_path: Path) -> None:
    here = at_the_station(tmp_path, place="lane")
    assert ways(here) == {"depot"}
    here.effects({"op": "move", "to": "vortex"})
    assert here.who().place == "lane"
    here.effects({"op": "move", "to": "any_space"})
    assert "place:depot" in here.options
    assert "place:vortex" not in here.options
