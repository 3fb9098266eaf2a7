"""What effects do to gates, monsters on the board and the game as a whole."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import events
from tests.arkham.board import at, board, finish, monsters, person, where


# --- monsters coming and going ---------------------------------------------------------------------------
def test_monsters_come_back_to_the_board_from_everybodys_trophies() -> None:
    here = board(
        investigators=[
            person(trophies={"monsters": ["elder-thing", "ghoul"]}),
            person("joe-diamond", trophies={"monsters": ["elder-thing"]}),
        ]
    )
    here.effects(
        {"op": "spawn", "n": "all", "at": "river-docks", "kind": "elder-thing", "from": "monster_trophies"}
    )
    assert where(here, "elder-thing") == ["river-docks", "river-docks"]
    assert [one.split("#")[0] for one in here.who().monster_trophies] == ["ghoul"]


def test_a_monster_of_a_kind_comes_out_of_the_cup_and_none_when_there_is_none() -> None:
    here = board()
    here.effects({"op": "spawn", "n": 1, "at": "here", "kind": "dhole"})
    assert where(here, "dhole") == ["newspaper"]
    here.effects({"op": "spawn", "n": 1, "at": "here", "kind": "dhole"})
    assert where(here, "dhole") == ["newspaper"]


def test_a_monster_may_go_straight_to_the_outskirts() -> None:
    here = board().effects({"op": "spawn", "n": 1, "at": "outskirts"})
    assert len(here.state.outskirts) == 1
    assert here.state.monsters == {}


def test_monsters_of_a_symbol_of_ones_choice_go_to_the_cup_from_everywhere() -> None:
    here = board(
        board={
            "monsters": monsters("ghoul@downtown", "zombie@downtown"),
            "outskirts": ["ghoul"],
            "sky": ["byakhee"],
        }
    )
    here.effects(
        {"op": "monsters_to_cup", "where": "all", "filter": {"symbol": "chosen", "not_symbol": "crescent"}}
    )
    assert "symbol:crescent" not in here.options
    here.choose("symbol:hexagon")
    assert (where(here, "ghoul"), here.state.outskirts) == ([], [])
    assert where(here, "zombie") == ["downtown"]


def test_only_monsters_whose_die_succeeds_leave() -> None:
    here = board(board={"monsters": monsters("ghoul@downtown", "zombie@uptown")}, dice=[4, 5])
    here.effects({"op": "monsters_to_cup", "where": "board", "each_roll": "success"})
    assert list(here.state.monsters.values()) == ["downtown"]


@pytest.mark.parametrize(
    ("area", "left"),
    [("streets", ["library", "sky"]), ("locations", ["downtown", "sky"]), ("sky", ["library", "downtown"])],
)
def test_an_area_means_its_own_places_only(area: str, left: list[str]) -> None:
    here = board(board={"monsters": monsters("ghoul@library", "zombie@downtown"), "sky": ["byakhee"]})
    here.effects({"op": "monsters_to_cup", "where": area})
    assert sorted(here.state.monsters.values()) == sorted(left)


def test_monsters_of_a_neighborhood_leave() -> None:
    here = board(board={"monsters": monsters("ghoul@library", "zombie@miskatonic-u", "gug@downtown")})
    here.effects({"op": "monsters_to_cup", "neighborhood": "miskatonic-u"})
    assert list(here.state.monsters.values()) == ["downtown"]


def test_a_monster_of_ones_choice_is_defeated_without_a_fight() -> None:
    here = board(board={"monsters": monsters("ghoul@library", "gug@downtown")})
    here.effects({"op": "defeat_monster", "where": "board", "n": 1})
    gug = next(option for option in here.options if option.startswith("monster:gug"))
    here.choose(gug)
    assert here.who().monster_trophies == [gug.removeprefix("monster:")]


def test_monsters_next_door_can_be_brought_here_one_by_one() -> None:
    here = board(
        investigators=[person(space="downtown")],
        board={"monsters": monsters("ghoul@easttown", "gug@northside", "zombie@uptown")},
    )
    here.effects({"op": "move_monster", "n": "any", "from": ["adjacent"], "to": "here"})
    assert sorted(option.partition("#")[0] for option in here.options) == [
        "done",
        "monster:ghoul",
        "monster:gug",
    ]
    here.choose(next(option for option in here.options if "gug" in option), "done")
    assert at(here, "downtown") == 1


# --- trophies --------------------------------------------------------------------------------------------
def test_a_monster_of_the_cup_is_claimed_even_an_endless_one_if_the_card_says_so() -> None:
    top = {"cup": ["haunter-of-the-dark"]}
    claim = {"op": "claim_trophy", "what": "monster_from_cup", "n": 1}
    here = board(ancient_one="nyarlathotep", decks=top).effects(claim)
    assert here.who().monster_trophies == []
    there = board(ancient_one="nyarlathotep", decks=top).effects({**claim, "endless_too": True})
    assert there.who().monster_trophies == ["haunter-of-the-dark#1"]


def test_any_monster_on_the_board_is_claimed_but_none_of_the_sky() -> None:
    here = board(board={"monsters": monsters("gug@downtown"), "sky": ["byakhee"]})
    here.effects({"op": "claim_trophy", "what": "any_monster_on_board", "n": 1})
    assert [one.split("#")[0] for one in here.who().monster_trophies] == ["gug"]


# --- met in an encounter ---------------------------------------------------------------------------------
@pytest.mark.rule("OWE-05")
def test_a_monster_of_an_encounter_is_never_on_the_board_and_goes_back_to_the_cup() -> None:
    here = board(investigators=[person(skills={"sneak": 6})], decks={"cup": ["ghoul"]}, dice=[6] * 6)
    here.effects({"op": "monster", "n": 1, "kind": "cup"})
    ghoul = here.state.transit.monsters[0]
    finish(here.choose(f"evade:{ghoul}"))
    assert here.state.monsters == {}
    assert ghoul in here.state.cup


def test_monsters_are_drawn_until_one_is_tough_enough() -> None:
    here = board(decks={"cup": ["ghoul", "zombie", "gug"]})
    here.effects(
        {"op": "monster", "n": 1, "kind": "cup", "filter": {"toughness_at_least": 3}, "max_draws": 5}
    )
    assert [one.split("#")[0] for one in here.state.transit.monsters] == ["gug"]


def test_if_none_of_the_draws_fits_the_other_thing_happens() -> None:
    here = board(decks={"cup": ["ghoul", "zombie"]})
    gain = {"op": "gain", "what": "money", "n": 2}
    here.effects(
        {
            "op": "monster",
            "n": 1,
            "kind": "cup",
            "filter": {"toughness_at_least": 3},
            "max_draws": 2,
            "else": [gain],
        }
    )
    assert here.ended
    assert here.who().money == 2


def test_winning_brings_what_the_card_says_and_losing_the_other() -> None:
    meet = {
        "op": "monster",
        "n": 1,
        "kind": "zombie",
        "win": [{"op": "gain", "what": "money", "n": 5}],
        "lose": [{"op": "gain", "what": "clue", "n": 1}],
    }
    strong = person("joe-diamond", skills={"fight": 6, "will": 6})
    here = board(investigators=[strong], dice=[6] * 20).effects(meet)
    here.choose(here.options[1], "fight")
    finish(here)
    assert (here.who().money, here.who().clues) == (5, 0)
    weak = person("joe-diamond", stamina=1, skills={"fight": 3, "will": 6})
    there = board(investigators=[weak], dice=[6] + [1] * 20).effects(meet)
    there.choose(there.options[1], "fight")
    finish(there)
    assert (there.who().money, there.who().clues) == (0, 1)
    assert there.who().place == "st-marys-hospital"


def test_a_monster_that_cannot_be_evaded_can_only_be_fought() -> None:
    here = board().effects({"op": "monster", "n": 1, "kind": "cup", "evade": "auto_fail"})
    assert not [option for option in here.options if option.startswith(("evade", "flee"))]


# --- gates, elder signs, clues ---------------------------------------------------------------------------
def test_a_card_closes_a_gate_of_choice_and_it_is_a_trophy() -> None:
    here = board(investigators=2, board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}})
    here.effects({"op": "close_gate", "which": "any"}).choose("gate:graveyard")
    assert list(here.state.gates) == ["woods"]
    assert [one.split("#")[0] for one in here.who().gate_trophies] == ["rlyeh"]


def test_the_gate_one_came_by_is_closed_from_the_other_world() -> None:
    there = {"world": "abyss", "area": 1, "entered": "woods"}
    here = board(
        investigators=[person(other_world=there), person("joe-diamond")],
        board={"gates": {"woods": "abyss", "graveyard": "abyss"}},
    )
    here.effects({"op": "close_gate", "which": "entered"})
    assert list(here.state.gates) == ["graveyard"]


@pytest.mark.rule("ENC-18", "ENC-20")
def test_an_encounter_opens_a_gate_with_a_monster_and_draws_everybody_in() -> None:
    people = [person(space="woods"), person("joe-diamond", "woods"), person("dexter-drake")]
    here = board(investigators=people, decks={"gates": ["abyss"], "cup": ["ghoul"]})
    here.effects({"op": "gate", "at": "here", "monster": True})
    assert [one.place for one in here.state.investigators] == ["abyss", "abyss", "newspaper"]
    assert here.who("joe-diamond").delayed
    assert where(here, "ghoul") == ["woods"]
    assert here.state.doom == 1


def test_elder_signs_of_choice_are_taken_off() -> None:
    here = board(board={"seals": ["woods", "graveyard"]})
    here.effects({"op": "elder_sign", "remove": 1}).choose("place:woods")
    assert here.state.seals == ["graveyard"]
    assert here.state.seals_played == 2


def test_an_elder_sign_is_put_on_a_free_unstable_location() -> None:
    here = board(board={"gates": {"woods": "abyss"}, "seals": ["graveyard"]})
    here.effects({"op": "elder_sign", "at": "any_unstable_location_without_gate"})
    assert not {"place:woods", "place:graveyard", "place:library"} & set(here.options)
    here.choose("place:black-cave")
    assert here.state.seals == ["graveyard", "black-cave"]


def test_clue_tokens_come_to_every_free_unstable_location_and_all_are_taken_off() -> None:
    here = board(board={"gates": {"woods": "abyss"}, "clues": {}})
    here.effects({"op": "clue", "at": "each_unstable_location_without_open_gate", "n": 1})
    assert len(here.state.clues) == 10
    here.effects({"op": "clue", "at": "all", "n": "-all"})
    assert here.state.clues == {}


# --- tracks and the end ------------------------------------------------------------------------------------
def test_tracks_move_up_and_doom_down() -> None:
    here = board(tracks={"doom": 3, "terror": 1})
    here.effects({"op": "track", "name": "doom", "n": -1}, {"op": "track", "name": "terror", "set": 3})
    assert (here.state.doom, here.state.terror) == (2, 3)
    here.effects({"op": "track", "name": "doom", "set": 5})
    assert here.state.doom == 5


def test_a_card_may_say_that_the_game_is_lost() -> None:
    here = board().effects({"op": "lose_game"})
    assert here.state.outcome is not None
    assert (here.state.outcome.won, here.state.outcome.reason) == (False, "card")


def test_a_card_may_awaken_the_ancient_one() -> None:
    here = board(ancient_one="yig").effects({"op": "awaken"})
    assert here.state.phase == "final_battle"
    assert here.events(events.AncientOneAwoke)[0].why == "test"
