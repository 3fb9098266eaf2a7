"""The Innsmouth board: water, the bus, martial law, the jail (SET, MOV, MON, INN)."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import events, modifiers
from arkham_desktop.arkham.phases import upkeep
from arkham_desktop.arkham.rules import (
    checks,
    combat,
    doom,
    encounters,
    gates,
    investigators,
    monster_movement,
    placing,
    skills,
    travel,
    weapons,
)
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import LOST, SKY
from arkham_desktop.arkham.text import Words, describe
from tests.arkham.board import monsters, person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import its_encounters, law, moves, stays, town

CELL = "innsmouth-jail-cell"


# --- set-up --------------------------------------------------------------------------------------------
@pytest.mark.rule("SET-04", "SET-28")
def test_its_unstable_locations_have_a_clue_each_and_its_tracks_are_empty() -> None:
    table = new_table(Setup(sets=("base", "innsmouth"), players=1))
    clues = {
        space: n for space, n in table.state.clues.items() if table.library.spaces[space].board == "innsmouth"
    }
    assert clues == {"esoteric-order-of-dagon": 1, "marsh-refinery": 1, "devil-reef": 1, "yha-nthlei": 1}
    assert table.state.tracks == {"deep_ones_rising": 0, "feds_raid": 0}
    assert table.library.extras["uprising-token"].length == 6


@pytest.mark.rule("SET-27")
def test_river_docks_and_unvisited_isle_are_aquatic_with_innsmouth_alone() -> None:
    wet = [modifiers.is_aquatic(town().table, place) for place in ("river-docks", "unvisited-isle", "woods")]
    dry = [
        modifiers.is_aquatic(town(sets=["base"]).table, place) for place in ("river-docks", "unvisited-isle")
    ]
    assert (wet, dry) == ([True, True, False], [False, False])


# --- ways ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MOV-28")
def test_the_bus_takes_joe_diamond_on_for_a_dollar_and_not_back_without_one() -> None:
    here = town(person("joe-diamond", "northside", money=1, sliders={"speed": 0}, skills={"speed": 4}))
    moves(here).choose("go:train-station", "train:joe-sargents-bus-service")
    assert (here.who().money, here.who().movement_left) == (0, 2)
    assert "train:train-station" not in here.options
    here.choose("go:church-green", "go:esoteric-order-of-dagon")
    assert here.who().place == "esoteric-order-of-dagon"


@pytest.mark.rule("INN-07")
def test_nobody_walks_to_devil_reef_or_yha_nthlei() -> None:
    table = town(person(space="innsmouth-shore")).table
    assert {"devil-reef", "yha-nthlei"}.isdisjoint(travel.steps_from(table, table.investigators[0]))


@pytest.mark.rule("INN-07")
def test_a_boat_from_falcon_point_goes_to_the_reef_and_from_there_one_swims_on() -> None:
    here = moves(town(person(space="falcon-point", money=2)))
    here.choose("use:falcon-point", "choose:1")
    assert "place:yha-nthlei" not in here.options
    here.choose("place:devil-reef")
    assert (here.who().place, here.who().money) == ("devil-reef", 0)
    there = town(person(space="devil-reef"))
    assert travel.steps_from(there.table, there.who()) == ["yha-nthlei"]


def test_the_boat_fetches_somebody_else_from_the_water() -> None:
    here = moves(town(person(space="falcon-point", money=2), person("joe-diamond", "devil-reef")))
    here.choose("use:falcon-point", "choose:2")
    assert (here.who("joe-diamond").place, here.who().place) == ("falcon-point", "falcon-point")
    assert skills.movement_points(here.table, here.who("joe-diamond")) == 0, "his movement has ended"
    assert skills.movement_points(here.table, here.who()) > 0


def test_movement_ends_at_devil_reef() -> None:
    here = moves(town(person("silas-marsh", "river-docks", skills={"speed": 5})))
    here.choose("use:silas-marsh", "place:devil-reef")
    assert here.ended or here.options == ["n:1", "n:0"]
    assert here.who().movement_left == 0


@pytest.mark.rule("INN-08", "INV-11")
def test_whoever_was_lost_may_come_back_to_innsmouth_but_not_to_yha_nthlei() -> None:
    here = town(person(status=["lost_in_time_and_space"]))
    assert here.who().place == LOST
    here.run(upkeep.phase_for(here.table, here.who()))
    assert {"place:devil-reef", "place:church-green", "place:marsh-refinery"} <= set(here.options)
    assert "place:yha-nthlei" not in here.options


def test_one_comes_back_from_an_other_world_to_a_gate_at_yha_nthlei() -> None:
    here = town(
        person(space=None, other_world={"world": "abyss", "area": 2}),
        board={"gates": {"yha-nthlei": "abyss"}},
    )
    here.run(gates.return_from(here.table, here.who()))
    assert (here.who().place, here.who().explored) == ("yha-nthlei", True)


# --- what counts as Arkham -----------------------------------------------------------------------------
@pytest.mark.rule("INN-01", "INN-02")
def test_what_holds_in_arkham_holds_in_innsmouth() -> None:
    here = town(
        person(space="factory-district", skills={"fight": 3, "will": 2}),
    )
    here.effects(
        {"op": "mod", "what": "check", "check": "fight", "n": 1, "where": "arkham", "until": "end_of_turn"}
    )
    here.effects(
        {"op": "mod", "what": "check", "check": "will", "n": -1, "where": "arkham", "until": "end_of_turn"}
    )
    who = here.who()
    dice = [checks.dice_count(here.table, checks.Check(who, skill, skill)) for skill in ("fight", "will")]
    assert dice == [4, 1]


# --- martial law ---------------------------------------------------------------------------------------
def in_force(here: Scene) -> bool:
    return modifiers.MARTIAL_LAW in here.state.flags


@pytest.mark.rule("INN-09", "INN-10")
@pytest.mark.parametrize(("ancient_one", "before"), [("cthulhu", 6), ("shub-niggurath", 5)])
def test_martial_law_begins_with_half_of_the_doom_track_and_stays(ancient_one: str, before: int) -> None:
    here = town(ancient_one=ancient_one, tracks={"doom": before})
    assert not in_force(here)
    here.run(doom.add_doom(here.table, 1))
    assert in_force(here)
    doom.remove_doom(here.table, 1)
    assert in_force(here)


@pytest.mark.rule("INN-11", "INN-12", "INN-15")
def test_at_the_refinery_sneak_3_rolls_2_dice_and_a_failure_means_the_jail() -> None:
    here = law(person(space="marsh-refinery", money=6, skills={"sneak": 3}), board={"clues": {}})
    stays(here.dice(1, 2))
    who = here.who()
    assert (who.place, who.money, who.delayed) == (CELL, 3, True)
    (rolled,) = here.events(events.DiceRolled)
    assert (rolled.what, rolled.faces) == ("evade", (1, 2))
    here.sound()


@pytest.mark.rule("INN-12")
def test_one_success_is_enough_and_without_martial_law_nothing_is_rolled() -> None:
    here = stays(law(person(space="marsh-refinery", skills={"sneak": 3}), board={"clues": {}}).dice(5, 1))
    assert here.who().place == "marsh-refinery"
    assert stays(town(person(space="marsh-refinery"), board={"clues": {}})).ended


@pytest.mark.rule("INN-11")
def test_places_with_a_dash_and_other_towns_are_safe() -> None:
    for place in ("falcon-point", "downtown"):
        assert stays(law(person(space=place))).ended


@pytest.mark.rule("INN-15")
def test_clue_tokens_and_evade_bonuses_help_under_martial_law() -> None:
    seat = person(space="church-green", clues=1, cards=["dark-cloak"], skills={"sneak": 2})
    here = stays(law(seat).dice(1, 1, 1, 6))
    check = here.decision.about
    assert (check.kind, check.faces) == ("evade", [1, 1, 1])  # Sneak 2, and 1 for the cloak's wearer
    here.choose("spend:clue")
    assert (here.who().place, here.who().clues) == ("church-green", 0)


@pytest.mark.rule("INN-13")
def test_the_check_comes_before_the_monsters_and_the_arrested_meet_none() -> None:
    seat = person(space="church-green", skills={"sneak": 1})
    here = law(seat, board={"monsters": monsters("ghoul@church-green")})
    stays(here.dice(1))
    assert here.ended
    assert here.who().place == CELL
    assert [event.what for event in here.events(events.CheckMade)] == ["evade"]
    free = stays(law(seat, board={"monsters": monsters("ghoul@church-green")}).dice(6))
    assert free.options == ["evade:ghoul#2", "fight:ghoul#2"]


@pytest.mark.rule("INN-11", "INN-13")
@pytest.mark.parametrize(
    ("space", "kinds", "odds", "sub"),
    [
        ("church-green", [], 65 / 81, "Evade check, else arrested"),
        ("church-green", ["cultist"], 65 / 81 / 3, "A monster is here"),
        ("downtown", [], None, ""),
    ],
)
def test_whoever_ends_movement_is_told_beforehand_how_likely_it_is_to_stay_free(
    space: str, kinds: list[str], odds: float | None, sub: str
) -> None:
    seat = person(space=space, skills={"sneak": 4})
    here = moves(law(seat, board={"monsters": monsters(*(f"{kind}@{space}" for kind in kinds))}))
    told = describe(here.table, here.decision, here.game.options[-1], Words("en", here.table.library))
    assert (told.label, told.sub) == ("End movement", sub)
    assert told.odds == (None if odds is None else pytest.approx(odds))


@pytest.mark.rule("INN-13", "SPL-05")
def test_the_last_sanity_paid_within_the_check_takes_effect_before_the_monsters_are_met() -> None:
    seat = person(space="church-green", cards=["foresee"], sanity=1, skills={"sneak": 3, "lore": 4})
    sets = ["base", "dunwich", "innsmouth"]
    here = law(seat, board={"monsters": monsters("ghoul@church-green")}, sets=sets)
    stays(here.dice(1, 1, 1)).dice(6, 6, 6, 6, 6, 6)
    here.choose(f"cast:{here.card('foresee').id}", "half")
    assert here.ended
    assert (here.who().place, here.who().sanity) == ("arkham-asylum", 1)


@pytest.mark.rule("INN-14")
def test_whoever_returns_through_a_gate_in_innsmouth_is_not_looked_for_that_turn() -> None:
    here = law(
        person(space=None, other_world={"world": "abyss", "area": 2}),
        board={"gates": {"marsh-refinery": "abyss"}},
    )
    moves(here)
    assert here.ended
    assert here.who().place == "marsh-refinery"
    assert not here.events(events.CheckMade)


def test_innsmouth_sleeps_and_nobody_is_looked_for() -> None:
    assert stays(law(person(space="church-green"), environment="innsmouth-sleeps")).ended


# --- the jail ------------------------------------------------------------------------------------------
@pytest.mark.rule("INN-03", "INN-04")
def test_an_arrest_in_the_factory_district_leads_to_innsmouths_cell_even_if_immune_to_delay() -> None:
    here = town(person(space="factory-district", money=5))
    here.effects({"op": "immune", "what": "delayed", "until": "end_of_game"})
    here.effects({"op": "status", "set": "delayed"})
    assert not here.who().delayed
    here.effects({"op": "status", "set": "arrested"})
    assert (here.who().place, here.who().money, here.who().delayed) == (CELL, 3, True)


@pytest.mark.rule("INN-04")
def test_whoever_cannot_be_arrested_stays_free() -> None:
    here = town(person("tommy-muldoon", "factory-district", money=5))
    here.effects({"op": "status", "set": "arrested"})
    assert (here.who().place, here.who().money) == ("factory-district", 5)


@pytest.mark.rule("INN-03")
def test_an_arrest_in_arkham_leads_to_arkhams_cell() -> None:
    here = town(person(space="downtown", money=5))
    here.effects({"op": "status", "set": "arrested"})
    assert here.who().place == "jail-cell"


@pytest.mark.rule("TRD-01", "TRD-06", "INN-05")
def test_prisoners_of_the_same_cell_may_trade_as_long_as_they_sit_there() -> None:
    here = town(person(space=CELL), person("joe-diamond", CELL, cards=["axe"]))
    moves(here)
    here.choose("trade:joe-diamond", f"take:{here.card('axe', 'joe-diamond').id}")
    assert here.ended
    assert here.cards() == ["axe"]
    assert here.who().place == CELL


@pytest.mark.rule("INN-05")
def test_the_cell_holds_until_an_encounter_lets_go() -> None:
    here = town(person(space=CELL), decks={"encounters:church-green": [272]})
    moves(here)
    assert here.who().place == CELL
    its_encounters(here.dice(1, 1, 1))
    assert (here.who().place, here.who().clues) == ("sawbone-alley", 0)
    stays_in = town(person(space=CELL), decks={"encounters:church-green": [276]})
    its_encounters(stays_in.dice(1, 1, 1))
    assert (stays_in.who().place, stays_in.who().clues, stays_in.who().delayed) == (CELL, 2, True)


@pytest.mark.rule("INN-05")
def test_each_success_of_the_jail_break_draws_a_card_more_and_one_is_kept() -> None:
    here = town(person(space=CELL, skills={"sneak": 3}), decks={"encounters:church-green": [272, 276]})
    its_encounters(here.dice(5, 1))
    assert here.options == ["choose:1", "choose:2"]
    cards = [option.data for option in here.decision.options]
    wanted = cards.index("innsmouth-272-innsmouth-jail-cell") + 1
    here.choose(f"choose:{wanted}")
    assert here.who().place == "sawbone-alley"


@pytest.mark.rule("INN-06")
def test_friends_in_sawbone_alley_add_their_successes_to_the_jail_break() -> None:
    here = town(
        person(space="sawbone-alley", skills={"sneak": 3}), person("joe-diamond", CELL, skills={"sneak": 2})
    )
    its_encounters(here.dice(5, 6)).choose("ability:sawbone-alley")
    assert here.who("joe-diamond").tokens == {"jail_break": 2}
    its_encounters(here.dice(1), "joe-diamond")
    assert here.decision.kind == "encounter_card"
    assert len(here.options) == 3
    assert here.who("joe-diamond").tokens == {}


@pytest.mark.rule("INN-06")
def test_sawbone_alley_has_no_encounters_and_nothing_to_do_without_a_prisoner() -> None:
    here = its_encounters(town(person(space="sawbone-alley")))
    assert here.ended
    assert here.who().place == "sawbone-alley"


# --- monsters ------------------------------------------------------------------------------------------
@pytest.mark.rule("MON-31", "MON-33", "MON-34")
def test_a_deep_one_follows_its_arrow_while_nobody_is_at_the_water() -> None:
    here = town(person(space="merchant-district"), board={"monsters": monsters("deep-one@devil-reef")})
    here.run(monster_movement.move_monsters(here.table, ["plus"], []))
    assert where(here, "deep-one") == []  # the arrow leads into the vortex


@pytest.mark.rule("MON-32", "MON-34")
def test_a_deep_one_at_the_reef_swims_to_the_one_at_the_water_with_the_lowest_sneak() -> None:
    here = town(
        person(space="river-docks", skills={"sneak": 3}),
        person("joe-diamond", "unvisited-isle", skills={"sneak": 2}),
        board={"monsters": monsters("deep-one@devil-reef")},
    )
    here.run(monster_movement.move_monsters(here.table, ["plus"], []))
    assert where(here, "deep-one") == ["unvisited-isle"]


@pytest.mark.rule("MON-20")
def test_a_flier_that_rises_from_innsmouth_goes_to_the_outskirts_when_arkham_is_full() -> None:
    here = town(
        person(space="administration"),
        board={
            "monsters": monsters(
                "mi-go@church-green", "ghost@woods", "ghost@graveyard", "warlock@woods", "warlock@graveyard"
            )
        },
    )
    here.run(monster_movement.move_monsters(here.table, ["circle"], []))
    assert [one.split("#")[0] for one in here.state.outskirts] == ["mi-go"]
    assert SKY not in here.state.monsters.values()


@pytest.mark.rule("LIM-07")
def test_monsters_in_innsmouth_neither_count_nor_go_to_the_outskirts() -> None:
    many = monsters(*[f"{kind}@marsh-refinery" for kind in ("deep-one",) * 5])
    here = town(person(space="administration"), board={"monsters": many}, decks={"cup": ["ghost"]})
    here.run(placing.appear(here.table, ["church-green"]))
    assert where(here, "ghost") == ["church-green"]
    assert (placing.monsters_counted(here.table), here.state.outskirts) == (0, [])
    here.sound()


@pytest.mark.rule("COM-28")
def test_weapon_immunity_takes_weapons_to_nothing_and_leaves_spells() -> None:
    here = town(
        person(space="church-green", cards=["38-revolver", "wither"], skills={"fight": 4}),
        board={"monsters": monsters("lloigor@church-green")},
    )
    fight = combat.Combat(here.table, here.who(), "lloigor#1")
    fight.wielded.append(here.card("38-revolver"))
    check = checks.Check(here.who(), "combat", "fight", 0, monster="lloigor#1", combat=fight)
    assert checks.dice_count(here.table, check) == 4
    fight.bonuses.append(weapons.Bonus("wither", 3, "magical", False, None, "end_of_combat"))
    assert checks.dice_count(here.table, check) == 7


@pytest.mark.rule("ENC-25")
@pytest.mark.parametrize(("left", "gains"), [(True, ["38-revolver"]), (False, [])])
def test_the_deputy_who_leaves_his_gun_hands_over_a_38_revolver_if_one_is_left(
    left: bool, gains: list[str]
) -> None:
    others = person("joe-diamond", cards=[] if left else ["38-revolver#1", "38-revolver#2"])
    here = town(
        person(space="police-station", skills={"luck": 2}),
        others,
        decks={"encounters:easttown": [102]},
        dice=[6],
    )
    here.run(encounters.location_encounter(here.table, here.who(), "police-station"))
    if left:
        here.choose("yes")
    assert here.ended
    assert here.cards() == gains


@pytest.mark.rule("OWE-14")
def test_the_chthonians_tremor_reaches_every_town_and_no_other_world() -> None:
    here = town(
        person(space="church-green", stamina=5),
        person("joe-diamond", None, other_world="abyss", stamina=5),
        board={"monsters": monsters("chthonian@woods"), "gates": {"woods": "abyss"}},
        dice=[6],
    )
    symbol = here.table.library.monsters["chthonian"].symbol
    here.run(monster_movement.move_monsters(here.table, [symbol], []))
    assert (here.who().stamina, here.who("joe-diamond").stamina) == (4, 5)


def test_an_immune_prisoner_of_arkham_still_sits_a_turn_out() -> None:
    here = town(person(space="downtown"))
    here.run(investigators.arrest(here.table, here.who()))
    assert here.who().lose_turn
