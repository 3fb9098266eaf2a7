"""Vortices, the Dunwich Horror's track and its arrival (DUN-04 to DUN-09, DUN-14)."""

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import monster_movement, travel
from tests.arkham.board import monsters
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import HORROR, gone, town


def into_vortices(here: Scene, symbols: str = "crescent") -> Scene:
    """The monsters of these symbols follow the white arrows, in Blasted Heath into the vortex."""
    return here.run(monster_movement.move_monsters(here.table, symbols.split(), []))


def heath(*kinds: str, tokens: int = 0, terror: int = 0, **fields: object) -> Scene:
    """Monsters in the Blasted Heath streets."""
    placed = monsters(*(f"{kind}@blasted-heath" for kind in kinds))
    return town(board={"monsters": placed}, tracks={"dunwich_horror": tokens, "terror": terror}, **fields)


@pytest.mark.rule("DUN-04")
def test_a_monster_that_moves_into_a_vortex_goes_to_the_cup_and_raises_terror_and_the_track() -> None:
    here = into_vortices(heath("cultist"))
    assert here.state.monsters == {}
    assert [each.to for each in here.events(events.MonsterRemoved)] == ["cup"]
    assert (here.state.terror, here.state.tracks["dunwich_horror"]) == (1, 1)
    assert gone(here.sound())


@pytest.mark.rule("DUN-05")
def test_several_monsters_in_vortices_are_handled_one_after_the_other() -> None:
    here = into_vortices(heath("cultist", "cultist"))
    assert (here.state.terror, here.state.tracks["dunwich_horror"]) == (2, 2)
    order = [
        type(each) for each in here.happened if isinstance(each, events.MonsterRemoved | events.TrackChanged)
    ]
    one = [events.MonsterRemoved, events.TrackChanged, events.TrackChanged]
    assert order == one * 2


@pytest.mark.rule("DUN-05", "DUN-06")
def test_with_three_tokens_another_monster_in_a_vortex_only_raises_terror() -> None:
    here = heath("cultist", "cultist", tokens=2)
    into_vortices(here)
    assert (here.state.terror, here.state.tracks["dunwich_horror"]) == (2, 3)
    assert here.state.monsters == {f"{HORROR}#1": "sentinel-hill"}
    assert len(here.events(events.MonsterAppeared)) == 1


@pytest.mark.rule("DUN-07")
def test_the_third_token_brings_the_horror_onto_sentinel_hill_at_once() -> None:
    here = town(tracks={"dunwich_horror": 2})
    here.effects({"op": "track", "name": "dunwich_horror", "n": 1})
    assert here.state.monsters == {f"{HORROR}#1": "sentinel-hill"}
    here.sound()


@pytest.mark.rule("DUN-08")
def test_a_cultist_brings_the_horror_at_terror_5_and_one_ally_leaves() -> None:
    here = heath("cultist", tokens=2, terror=4)
    allies = len(here.state.decks["ally"])
    into_vortices(here)
    assert (here.state.terror, here.state.tracks["dunwich_horror"]) == (5, 3)
    assert here.table.monsters_at("sentinel-hill") == [f"{HORROR}#1"]
    assert len(here.state.decks["ally"]) == allies - 1
    here.sound()


@pytest.mark.rule("DUN-09")
def test_a_cultist_closes_the_general_store_at_terror_3_and_brings_no_horror() -> None:
    here = heath("cultist", tokens=1, terror=2)
    into_vortices(here)
    assert (here.state.terror, here.state.tracks["dunwich_horror"]) == (3, 2)
    assert "general-store" in here.state.closed
    assert gone(here)


def test_in_the_other_streets_the_vortex_lies_at_the_end_of_the_other_arrow() -> None:
    here = town(board={"monsters": monsters("cultist@backwoods-country", "zombie@village-commons")})
    into_vortices(here)
    assert here.state.tracks["dunwich_horror"] == 1
    assert list(here.state.monsters.values()) == ["village-commons"]
    here.run(monster_movement.move_monsters(here.table, [], ["crescent"]))
    assert here.state.tracks["dunwich_horror"] == 1 + (list(here.state.monsters.values()) == [])


@pytest.mark.rule("MOV-29")
def test_no_investigator_can_enter_a_vortex() -> None:
    here = town()
    who = here.who()
    for street in ("blasted-heath", "backwoods-country", "village-commons"):
        who.place = street
        assert not any(place.startswith("vortex") for place in travel.steps_from(here.table, who))
        assert not travel.may_enter(here.table, who, f"vortex-{street}")
    assert not any(place.startswith("vortex") for place in travel.places(here.table, who, "any_space"))


def test_an_encounter_may_take_a_token_off_the_track_but_not_while_the_horror_is_there() -> None:
    one_less = {"op": "track", "name": "dunwich_horror", "n": -1}
    here = town(tracks={"dunwich_horror": 2})
    here.effects(one_less)
    assert here.state.tracks["dunwich_horror"] == 1
    present = town(tracks={"dunwich_horror": 3}, board={"monsters": monsters(f"{HORROR}@sentinel-hill")})
    present.effects(one_less)
    assert present.state.tracks["dunwich_horror"] == 3
    present.sound()


@pytest.mark.rule("DUN-16")
def test_a_spawn_monster_in_a_vortex_goes_back_to_where_it_waits() -> None:
    here = heath("servant-of-glaaki", ancient_one="glaaki")
    into_vortices(here)
    assert sum(one.startswith("servant") for one in here.state.sheet_monsters) >= 4
    assert not any(one.startswith("servant") for one in here.state.cup)
    assert here.state.tracks["dunwich_horror"] == 1


def test_problems_notice_a_track_that_does_not_fit_the_marker() -> None:
    here = town()
    here.state.tracks["dunwich_horror"] = 3
    assert any("Dunwich Horror track" in each for each in here.rules.problems())
