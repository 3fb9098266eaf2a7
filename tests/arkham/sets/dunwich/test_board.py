"""The set-up, trains, gates and bursts with the Dunwich board."""

from collections import Counter
from typing import Any

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.events import InvestigatorMoved
from arkham_desktop.arkham.phases import upkeep
from arkham_desktop.arkham.rules import checks, closing, encounters, gates, monster_movement, placing, weapons
from arkham_desktop.arkham.rules.combat import Combat
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import LOST, Lasting, row_of
from tests.arkham.board import board, monsters, person, where
from tests.arkham.sets.dunwich.town import SETS, drawn, town

DUNWICH_UNSTABLE = ["cold-spring-glen", "whateley-farm", "wizards-hill", "devils-hopyard", "gardners-place"]


def fresh(seed: int = 1, sets: tuple[str, ...] = ("base", "dunwich"), **fields: Any) -> Any:
    return new_table(Setup(sets=sets, seed=seed, **fields))


# --- the set-up -------------------------------------------------------------------------------------
@pytest.mark.rule("SET-03")
def test_the_unstable_locations_of_dunwich_get_a_clue_each_besides_those_of_arkham() -> None:
    clues = fresh(investigators=("joe-diamond",)).state.clues
    assert {space: clues[space] for space in DUNWICH_UNSTABLE} == dict.fromkeys(DUNWICH_UNSTABLE, 1)
    assert sum(clues.values()) == 11 + len(DUNWICH_UNSTABLE)


@pytest.mark.rule("SET-21")
def test_the_horror_track_is_empty_the_marker_beside_the_board_and_its_deck_ready() -> None:
    state = fresh().state
    assert state.tracks["dunwich_horror"] == 0
    assert "the-dunwich-horror#1" in state.box
    assert len(state.decks["dunwich_horror"]) == 7
    orders = {tuple(fresh(seed).state.decks["dunwich_horror"]) for seed in range(4)}
    assert len(orders) > 1


@pytest.mark.rule("SET-11")
def test_masks_and_spawn_of_dunwich_are_not_in_the_cup() -> None:
    table = fresh(ancient_one="azathoth")
    kinds = {row_of(one) for one in table.state.cup}
    assert kinds.isdisjoint({"the-beast", "the-dunwich-horror", "child-of-abhoth", "servant-of-glaaki"})
    masks = [one for one in table.library.monster_instances.values() if one.mask]
    assert len(masks) == 6


@pytest.mark.rule("SET-12")
def test_there_are_20_gate_markers_with_two_to_each_world_of_dunwich() -> None:
    pile = Counter(row_of(one) for one in fresh().state.gate_pile)
    assert pile.total() == 20
    assert pile["another-time"] == pile["lost-carcosa"] == 2


@pytest.mark.rule("SET-24")
def test_only_11_allies_are_used() -> None:
    for seed in range(3):
        table = fresh(seed, investigators=("joe-diamond",))
        rest = [one for one in table.state.box if table.library.cards.get(row_of(one)) is not None]
        assert len(table.state.decks["ally"]) == 11
        assert len(rest) == 5
    assert fresh(1).state.decks["ally"] != fresh(2).state.decks["ally"]


@pytest.mark.rule("SET-25")
def test_a_fixed_ally_is_one_of_the_11_and_a_random_one_is_drawn_from_them() -> None:
    for seed in range(5):
        table = fresh(seed, investigators=("ashcan-pete", "leo-anderson"))
        pete = table.investigator("ashcan-pete")
        assert pete.card("duke") is not None
        assert len(table.state.decks["ally"]) == 10
    here = board(sets=SETS, investigators=[{"id": "leo-anderson"}], start="setup").until(kind="sliders")
    held = [card.id for card in here.who().cards if here.table.library.card(card.id).deck == "ally"]
    assert len(held) == 1
    assert len(here.state.decks["ally"]) == 10


@pytest.mark.rule("SET-26")
def test_revised_cards_take_the_place_of_the_old_ones_and_the_decks_keep_their_counts() -> None:
    base, both = Library.load(["base"]), Library.load(SETS)
    for name, deck, count in (
        ("flesh-ward", "spell", 4),
        ("healing-stone", "unique", 1),
        ("lantern", "common", 2),
    ):
        for library in (base, both):
            assert sum(row_of(one) == name for one in library.decks[deck]) == count
        replacement = both.cards[f"replacement-{name}"]
        assert replacement.count == count
    held = [one for deck in fresh().state.decks.values() for one in deck]
    assert not any(one.startswith("replacement") for one in held)


@pytest.mark.rule("OWE-17")
def test_dunwich_adds_two_worlds_of_two_areas_and_purple_counts_as_blue() -> None:
    worlds = Library.load(SETS).worlds
    assert worlds["another-time"].areas == worlds["lost-carcosa"].areas == 2
    assert "blue" in worlds["lost-carcosa"].colors


@pytest.mark.rule("DUN-03")
def test_dunwich_has_three_neighborhoods_of_three_locations_with_a_deck_each() -> None:
    library = Library.load(SETS)
    for name in ("backwoods-country", "blasted-heath", "village-commons"):
        members = library.neighborhoods[name]
        assert len([one for one in members if library.spaces[one].kind == "location"]) == 3
        for place in members[1:]:
            assert all(place in library.encounters[name, card] for card in library.location_cards[name])
            assert encounters.has_deck(town().table, place)


@pytest.mark.rule("DUN-03")
def test_locations_of_dunwich_have_gates_and_seals_like_those_of_arkham() -> None:
    here = town(person(space="whateley-farm", clues=5))
    here.run(gates.open_gate(here.table, "whateley-farm"))
    assert here.who().area == 1
    assert "whateley-farm" in here.state.gates
    assert here.table.monsters_at("whateley-farm")
    del here.state.gates["whateley-farm"]
    gates.place_seal(here.table, "whateley-farm")
    assert not gates.is_unstable(here.table, "whateley-farm")


# --- in Arkham --------------------------------------------------------------------------------------
@pytest.mark.rule("DUN-01", "DUN-02")
def test_what_holds_in_arkham_holds_in_dunwich_and_not_in_other_worlds() -> None:
    skills = {"fight": 3, "will": 2}
    in_town = person("amanda-sharpe", "blasted-heath", skills=skills)
    away = person("joe-diamond", other_world="abyss", skills=skills)
    here = town(in_town, away)
    for skill, n in (("fight", 1), ("will", -1)):
        effect = f'{{"op": "mod", "what": "check", "check": "{skill}", "n": {n}, "where": "arkham"}}'
        here.state.lasting.append(Lasting(effect, "end_of_game", "estate-sale"))
    here.table.changed()
    for who, dice in (("amanda-sharpe", (4, 1)), ("joe-diamond", (3, 2))):
        counted = [
            checks.dice_count(here.table, checks.Check(here.who(who), one, one, 0, 1)) for one in skills
        ]
        assert tuple(counted) == dice


@pytest.mark.rule("DUN-01")
def test_a_colour_out_of_space_reaches_investigators_in_both_towns() -> None:
    people = [person(space="blasted-heath", sanity=3), person("joe-diamond", "newspaper", sanity=3)]
    here = town(*people, board={"monsters": monsters("colour-out-of-space@woods")}, dice=[4])
    here.run(monster_movement.move_monsters(here.table, ["square"], []))
    assert [one.sanity for one in here.state.investigators] == [2, 2]


# --- trains ------------------------------------------------------------------------------------------
@pytest.mark.rule("MOV-25", "MOV-27")
def test_joe_diamond_takes_the_train_and_is_left_with_two_points_and_no_dollar() -> None:
    here = town(person("joe-diamond", "northside", money=1, skills={"speed": 4}), start="movement")
    here.choose("go:train-station")
    assert here.who().movement_left == 3
    here.choose("train:bishops-brook-bridge")
    who = here.who()
    assert (who.place, who.movement_left, who.money) == ("bishops-brook-bridge", 2, 0)
    assert not any(option.startswith("train:") for option in here.options)
    here.choose("go:village-commons", "go:dunwich-village")
    steps = [event.path[-1] for event in here.events(InvestigatorMoved) if event.why == "walk"]
    assert steps == ["train-station", "village-commons", "dunwich-village"]


@pytest.mark.rule("MOV-26")
@pytest.mark.parametrize(
    ("space", "money"), [("train-station", 0), ("northside", 3), ("bishops-brook-bridge", 0)]
)
def test_the_train_is_refused_without_a_dollar_or_a_depot(space: str, money: int) -> None:
    here = town(person(space=space, money=money), start="movement")
    assert not any(option.startswith("train:") for option in here.options)


@pytest.mark.rule("MOV-26")
def test_the_train_is_refused_without_a_movement_point() -> None:
    here = town(person(space="train-station", money=3, skills={"speed": 0}), start="movement")
    assert here.ended or not any(option.startswith("train:") for option in here.options)


@pytest.mark.rule("DUN-37")
def test_a_rail_pass_makes_rides_free_and_the_point_is_still_spent() -> None:
    here = town(person(space="train-station", cards=["rail-pass"], skills={"speed": 2}), start="movement")
    here.choose("train:bishops-brook-bridge")
    assert (here.who().money, here.who().movement_left) == (0, 1)


@pytest.mark.rule("INV-11")
def test_the_lost_may_return_to_dunwich() -> None:
    here = town(person())
    here.who().place = LOST
    here.run(upkeep.phase_for(here.table, here.who()))
    assert {"place:blasted-heath", "place:sentinel-hill", "place:darkes-carnival"} <= set(here.options)
    assert not any("vortex" in option for option in here.options)
    here.choose("place:sentinel-hill")
    assert here.who().place == "sentinel-hill"


# --- bursts ------------------------------------------------------------------------------------------
BURST = "stalkers-in-the-night"
"""A gate burst at the graveyard."""


@pytest.mark.rule("DUN-17")
def test_a_burst_without_a_seal_is_like_any_other_card() -> None:
    here = drawn(BURST)
    assert "graveyard" in here.state.gates
    assert here.state.doom == 1
    surge = drawn(BURST, board={"gates": {"graveyard": "abyss"}})
    assert surge.state.doom == 0
    assert len(surge.table.monsters_at("graveyard")) == 1


@pytest.mark.rule("DUN-18", "DUN-19", "DUN-22")
def test_a_burst_takes_the_seal_off_and_opens_a_gate_without_doom_or_surge() -> None:
    people = [person(space="graveyard"), person("joe-diamond"), person("jenny-barnes")]
    here = drawn(
        BURST,
        *people,
        board={"seals": ["graveyard", "woods"], "monsters": monsters("wraith@blasted-heath")},
        tracks={"doom": 6},
    )
    assert here.state.seals == ["woods"]
    assert here.state.seals_played == 2
    assert "graveyard" in here.state.gates
    assert here.state.doom == 6
    assert len(here.table.monsters_at("graveyard")) == 1
    assert (here.who().area, here.who().delayed) == (1, True)
    assert where(here, "wraith") == ["sky"]


@pytest.mark.rule("DUN-20", "DUN-21")
def test_kate_winthrop_stops_a_burst_where_she_is_and_fliers_still_move() -> None:
    kate = person("kate-winthrop", "graveyard")
    here = drawn(BURST, kate, board={"seals": ["graveyard"], "monsters": monsters("wraith@blasted-heath")})
    assert here.state.seals == ["graveyard"]
    assert here.state.gates == {}
    assert here.table.monsters_at("graveyard") == []
    assert where(here, "wraith") == ["sky"]


# --- weapons -----------------------------------------------------------------------------------------
@pytest.mark.rule("COM-18")
def test_a_weapon_that_needs_no_hand_is_used_on_top_of_two_full_ones() -> None:
    cards = ["alien-device", "brass-knuckles", "38-revolver", "axe"]
    here = town(
        person(space="downtown", cards=cards, skills={"fight": 2}),
        board={"monsters": monsters("zombie@downtown")},
    )
    combat = Combat(here.table, here.who(), "zombie#1")
    weapons.take_up_handless(here.table, combat)
    assert sorted(row_of(card.id) for card in combat.wielded) == ["alien-device", "brass-knuckles"]
    assert weapons.free_hands(here.table, combat) == 2
    check = checks.Check(here.who(), "combat", "fight", 0, 1, monster="zombie#1", combat=combat)
    assert checks.dice_count(here.table, check) == 2 + 2 + 1


@pytest.mark.rule("GAT-13", "GAT-14")
def test_closing_a_gate_sends_its_monsters_of_both_towns_to_the_cup() -> None:
    placed = monsters("goat-spawn@blasted-heath", "goat-spawn@downtown")
    here = town(person(space="woods", explored=True), board={"gates": {"woods": "abyss"}, "monsters": placed})
    gates.monsters_leave(here.table, "hexagon")
    assert where(here, "goat-spawn") == []


@pytest.mark.rule("LIM-07")
def test_the_limit_counts_only_arkham_and_the_sky() -> None:
    here = town(board={"monsters": monsters("ghost@gardners-place", "ghost@downtown"), "sky": ["wraith"]})
    assert placing.monsters_counted(here.table) == 2


def test_a_closed_place_of_dunwich_empties_into_its_street() -> None:
    here = town(person(space="dunwich-village"))
    closing.close_location(here.table, "dunwich-village", "permanent")
    assert here.who().place == "village-commons"


def test_the_mythos_phase_runs_with_every_card_of_dunwich() -> None:
    library = Library.load(SETS)
    for card in library.mythos.values():
        if card.set != "dunwich":
            continue
        here = drawn(card.id, person(space="newspaper"), person("joe-diamond", "library"))
        while not here.ended and here.state.outcome is None:
            here.choose(here.options[0])
        assert here.rules.problems() == [], card.id


@pytest.mark.rule("VAR-17")
def test_without_dunwich_nothing_of_it_is_there() -> None:
    state = fresh(sets=("base",)).state
    assert "dunwich_horror" not in state.tracks
    assert state.decks["injury"] == state.decks["madness"] == state.decks["condition"] == []


def _parts(*variants: str) -> Any:
    return fresh(3, variants=variants, investigators=("joe-diamond",))


@pytest.mark.rule("VAR-08")
def test_parts_of_dunwich_without_its_board_have_no_depot_vortex_or_track() -> None:
    table = _parts("no-dunwich-board")
    assert not any(space.board == "dunwich" for space in table.library.spaces.values())
    assert not any(space.kind == "vortex" for space in table.library.spaces.values())
    assert "dunwich_horror" not in table.state.tracks
    assert "jim-culver" in table.state.unused_investigators
    assert "glaaki" in table.library.ancient_ones
    assert sum(row_of(one) == "alien-device" for one in table.state.decks["unique"]) == 1
    assert not any(row_of(one) == "sealing-the-beasts-power" for one in table.state.decks["unique"])
    assert [one for module in table.modules for one in module.problems(table)] == []


@pytest.mark.parametrize(("face", "devoured"), [(1, True), (2, False)])
@pytest.mark.parametrize("what", ["sanity", "stamina"])
def test_the_whippoorwills_may_take_whoever_comes_to_0(what: str, face: int, devoured: bool) -> None:
    here = town(person(), environment="whippoorwills-of-dunwich", dice=[face])
    here.effects({"op": "lose", "what": what, "n": 9})
    while not here.ended:
        here.choose(here.options[0])
    assert here.state.investigators[0].devoured is devoured
    assert here.state.terror == int(devoured)
    here.sound()
