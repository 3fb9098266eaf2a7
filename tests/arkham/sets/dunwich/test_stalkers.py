"""Stalkers, and fliers over both towns (MON-19, MON-20, MON-22 to MON-30)."""

from typing import Any

import pytest

from arkham_desktop.arkham.rules import monster_movement, placing
from tests.arkham.board import monsters, person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import RAT, drawn, town


def moved(*people: dict[str, Any], at: str = "easttown", white: str = "circle", **fields: Any) -> Scene:
    """A Rat-thing at a place, and the movement step of a card with these symbols in its white box."""
    here = town(*people, board={"monsters": monsters(f"{RAT}@{at}")}, **fields)
    return here.run(monster_movement.move_monsters(here.table, white.split(), []))


@pytest.mark.rule("MON-22", "MON-26")
def test_with_nobody_one_line_away_a_stalker_follows_the_white_arrow() -> None:
    here = town(person(space="newspaper"), board={"monsters": monsters(f"{RAT}@easttown")})
    here.run(monster_movement.move_monsters(here.table, ["circle"], ["square", "diamond"]))
    assert where(here, RAT) == ["rivertown"]


@pytest.mark.rule("MON-23")
def test_a_stalker_ignores_arrows_and_goes_over_a_line_that_has_none() -> None:
    here = moved(person(space="rivertown"), at="merchant-district")
    assert where(here, RAT) == ["rivertown"]
    library = here.table.library
    assert "rivertown" not in (
        library.arrows.get(("merchant-district", color)) for color in ("white", "black")
    )


@pytest.mark.rule("MON-23", "MON-27")
def test_a_stalker_goes_to_hibbs_roadhouse_where_jim_culver_is() -> None:
    assert where(moved(person("jim-culver", "hibbs-roadhouse")), RAT) == ["hibbs-roadhouse"]


@pytest.mark.rule("MON-24", "MON-28")
def test_among_several_it_chooses_the_lowest_sneak_and_the_first_player_between_equals() -> None:
    low = person("jim-culver", "downtown", skills={"sneak": 1})
    high = person("joe-diamond", "rivertown", skills={"sneak": 3})
    assert where(moved(low, high), RAT) == ["downtown"]
    here = moved(low, {**high, "skills": {"sneak": 1}})
    assert here.decision.kind == "prey"
    assert here.options == ["who:jim-culver", "who:joe-diamond"]
    assert where(here.choose("who:joe-diamond"), RAT) == ["rivertown"]


@pytest.mark.rule("MON-25", "MON-29")
def test_a_stalker_does_not_enter_the_police_station() -> None:
    assert where(moved(person("jim-culver", "police-station")), RAT) == ["rivertown"]


@pytest.mark.rule("MON-25")
def test_a_sealed_location_counts_as_stable_for_a_stalker() -> None:
    board = {"monsters": monsters(f"{RAT}@easttown"), "seals": ["hibbs-roadhouse"]}
    here = town(person(space="hibbs-roadhouse"), board=board)
    here.run(monster_movement.move_monsters(here.table, ["circle"], []))
    assert where(here, RAT) == ["rivertown"]


@pytest.mark.rule("MON-30")
def test_a_stalker_moves_one_step_only_and_stays_with_an_investigator() -> None:
    far = moved(person(space="graveyard"), at="downtown")
    assert where(far, RAT) == ["easttown"]
    assert where(moved(person(space="easttown"), person("joe-diamond", "downtown")), RAT) == ["easttown"]


@pytest.mark.rule("MON-19")
def test_streets_of_dunwich_and_sentinel_hill_are_adjacent_to_the_sky() -> None:
    for street in ("blasted-heath", "sentinel-hill"):
        here = town(board={"monsters": monsters(f"wraith@{street}")})
        here.run(monster_movement.move_monsters(here.table, ["crescent"], []))
        assert where(here, "wraith") == ["sky"]
        under = town(person(space=street), board={"sky": ["wraith"]})
        under.run(monster_movement.move_monsters(under.table, ["crescent"], []))
        assert where(under, "wraith") == [street]


@pytest.mark.rule("MON-20")
def test_a_flier_that_rises_from_dunwich_over_a_full_arkham_goes_to_the_outskirts() -> None:
    full = monsters("ghost@downtown", "ghost@uptown", "ghost@northside", "warlock@easttown")
    here = town(board={"monsters": [*full, *monsters("wraith@blasted-heath")]})
    here.run(monster_movement.move_monsters(here.table, ["crescent"], []))
    assert [one.split("#")[0] for one in here.state.outskirts] == ["wraith"]


@pytest.mark.rule("LIM-07")
def test_monsters_in_dunwich_neither_count_nor_go_to_the_outskirts() -> None:
    full = monsters("ghost@downtown", "ghost@uptown", "ghost@northside", "warlock@easttown")
    lots = monsters(*(f"zombie@{place}" for place in ("blasted-heath", "village-commons", "gardners-place")))
    here = town(board={"monsters": [*full, *lots]})
    here.effects({"op": "spawn", "n": 1, "at": "sentinel-hill"})
    assert len(here.table.monsters_at("sentinel-hill")) == 1
    assert here.state.outskirts == []
    here.sound()


@pytest.mark.rule("MON-35")
def test_on_a_gate_burst_every_flier_moves() -> None:
    here = drawn("stalkers-in-the-night", board={"monsters": monsters("wraith@blasted-heath")})
    assert where(here, "wraith") == ["sky"]


@pytest.mark.rule("LIM-20")
def test_monsters_in_dunwich_do_not_count_at_terror_ten() -> None:
    in_arkham = monsters(*["ghost@woods"] * 3, *["warlock@graveyard"] * 2, "dark-young@woods")
    in_dunwich = monsters(*["zombie@gardners-place"] * 3, "cultist@wizards-hill")
    here = town(
        board={"monsters": [*in_arkham, *in_dunwich]},
        tracks={"terror": 10},
        decks={"cup": ["dark-young", "maniac", "dark-young"]},
    )
    here.run(placing.appear(here.table, ["graveyard"]))
    here.run(placing.appear(here.table, ["wizards-hill"]))
    assert here.state.battle is None, "seven in Arkham, five in Dunwich: less than twice the limit of four"
    here.run(placing.appear(here.table, ["graveyard"]))
    assert here.state.phase == "final_battle"
