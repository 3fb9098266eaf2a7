"""Questions that people ask about games with all three towns, each a small position with its answer."""

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import arkham_encounters, final_battle, movement, upkeep
from arkham_desktop.arkham.rules import combat, doom, gates, investigators, placing, skills
from arkham_desktop.arkham.rules.monster_movement import move_monsters
from arkham_desktop.arkham.state import Card, row_of
from arkham_desktop.arkham.turn import pass_marker
from tests.arkham.board import board, finish, monsters, person, where
from tests.arkham.scenes import Scene

ALL = ["base", "dunwich", "innsmouth"]


def towns(*people: dict[str, Any], **fields: Any) -> Scene:
    """A quiet position with all three boards."""
    return board(**{"sets": ALL, "start": "movement", "investigators": list(people) or [person()], **fields})


def fight(ancient_one: str, *people: dict[str, Any], **fields: Any) -> Scene:
    """The final battle."""
    return towns(*people, ancient_one=ancient_one, start="final_battle", battle={"round": 1}, **fields)


# --- limits, surges ---------------------------------------------------------------------------------------
@pytest.mark.rule("VAR-07")
@pytest.mark.rule("LIM-07")
def test_a_surge_fills_dunwich_and_innsmouth_though_arkham_is_full() -> None:
    here = towns(
        person(),
        person("joe-diamond", "library"),
        board={
            "gates": {"woods": "abyss", "devil-reef": "yuggoth", "wizards-hill": "rlyeh"},
            "monsters": monsters("ghost@rivertown", "ghost@uptown", "ghost@downtown", "warlock@easttown"),
        },
        decks={"cup": ["dark-young", "warlock", "dark-young"]},
    )
    here.run(placing.surge(here.table, "woods"))
    finish(here)
    assert [len(here.table.monsters_at(place)) for place in ("woods", "devil-reef", "wizards-hill")] == [
        0,
        1,
        1,
    ]
    assert len(here.state.outskirts) == 1


@pytest.mark.rule("MON-20")
def test_a_flier_in_the_sky_drops_on_any_of_three_towns() -> None:
    here = towns(
        person(space="library"),
        person("joe-diamond", "innsmouth-shore"),
        board={"sky": ["byakhee"]},
    )
    here.run(move_monsters(here.table, ["circle"], []))
    assert where(here, "byakhee") == ["innsmouth-shore"]


@pytest.mark.rule("MON-35")
def test_a_burst_moves_a_flier_whose_symbol_is_in_a_box_only_once() -> None:
    here = towns(person(space="library"), board={"monsters": monsters("byakhee@woods")})
    here.run(move_monsters(here.table, ["circle"], [], all_flyers=True))
    assert where(here, "byakhee") == ["sky"]


@pytest.mark.rule("MON-32")
def test_a_deep_one_swims_from_water_at_any_distance_and_walks_by_its_arrow_from_elsewhere() -> None:
    here = towns(
        person(space="devil-reef"),
        board={"monsters": monsters("deep-one@river-docks", "deep-one@whateley-farm")},
    )
    here.run(move_monsters(here.table, ["plus"], []))
    assert "devil-reef" in where(here, "deep-one")
    assert "backwoods-country" in where(here, "deep-one")


@pytest.mark.rule("MON-20")
def test_a_deep_one_that_swims_to_a_full_arkham_goes_to_the_outskirts() -> None:
    here = towns(
        person(space="river-docks"),
        board={
            "monsters": monsters(
                "ghost@rivertown",
                "ghost@uptown",
                "warlock@downtown",
                "warlock@easttown",
                "deep-one@devil-reef",
            )
        },
    )
    here.run(move_monsters(here.table, ["plus"], []))
    assert [row_of(one) for one in here.state.outskirts] == ["deep-one"]


@pytest.mark.rule("LIM-08")
def test_spawn_from_another_town_finds_room_in_a_full_arkham() -> None:
    here = towns(
        person(space="northside"),
        ancient_one="abhoth",
        board={
            "monsters": monsters("ghost@rivertown", "ghost@uptown", "warlock@downtown", "warlock@easttown")
        },
    )
    here.effects({"op": "spawn", "n": 1, "at": "woods", "kind": "child-of-abhoth", "from": "sheet"})
    assert where(here, "child-of-abhoth") == ["woods"]
    here.sound()


# --- the Dunwich Horror -----------------------------------------------------------------------------------
@pytest.mark.rule("DUN-05")
def test_the_third_token_brings_the_horror_while_others_still_move() -> None:
    here = towns(
        tracks={"dunwich_horror": 1},
        board={
            "monsters": monsters("cultist@blasted-heath", "cultist@blasted-heath", "cultist@blasted-heath")
        },
    )
    arrows = here.table.library.arrows
    color = "white" if "vortex" in str(arrows.get(("blasted-heath", "white"))) else "black"
    boxes = (["crescent"], []) if color == "white" else ([], ["crescent"])
    here.run(move_monsters(here.table, *boxes))
    finish(here)
    assert where(here, "the-dunwich-horror") == ["sentinel-hill"]
    assert (here.state.terror, here.state.tracks["dunwich_horror"]) == (3, 3)
    here.sound()


@pytest.mark.rule("DUN-13")
@pytest.mark.parametrize("card", range(1, 8))
def test_the_horror_is_beaten_with_each_of_its_cards_and_pays_a_card(card: int) -> None:
    strong = person(
        space="sentinel-hill",
        sanity=5,
        stamina=5,
        cards=["tommy-gun", "enchanted-blade"],
        skills={"fight": 5},
    )
    here = towns(
        strong,
        tracks={"dunwich_horror": 3},
        board={"monsters": monsters("the-dunwich-horror@sentinel-hill")},
        decks={"dunwich_horror": [f"dunwich-horror-{card}"]},
        dice=[6] * 60,
    )
    monster = next(one for one in here.state.monsters if row_of(one) == "the-dunwich-horror")
    here.run(combat.meet_monsters(here.table, here.who(), [monster]))
    while not here.ended:
        ready = [one for one in here.options if one.startswith("wield")]
        fighting = [one for one in here.options if one.startswith("fight")]
        here.choose((ready or fighting or here.options)[0])
    assert here.state.tracks["dunwich_horror"] == 0
    assert monster in here.state.box
    assert here.who().monster_trophies == []
    here.sound()


# --- Other Worlds and seals -------------------------------------------------------------------------------
@pytest.mark.rule("DUN-22")
def test_a_seal_that_a_burst_broke_still_counts_in_the_score_and_not_for_victory() -> None:
    here = towns(board={"seals": ["woods", "graveyard"]})
    played = here.state.seals_played
    gates.remove_seal(here.table, "woods")
    assert here.state.seals == ["graveyard"]
    assert here.state.seals_played == played


# --- Injuries, Madnesses, retiring ------------------------------------------------------------------------
@pytest.mark.rule("INV-14")
def test_of_two_losses_at_once_to_0_of_both_no_card_saves() -> None:
    here = towns(person(sanity=1, stamina=1), decks={"injury": ["hearing-loss"], "madness": ["amnesia"]})
    here.effects({"op": "lose", "what": "sanity", "n": 1}, {"op": "lose", "what": "stamina", "n": 1})
    assert here.ended
    assert here.who().devoured


@pytest.mark.rule("INV-15")
def test_a_second_consumption_in_kind_takes_maxima_down_to_being_devoured() -> None:
    here = towns(person(cards=["consumption"], stamina=1))
    here.effects({"op": "lose", "what": "max_stamina", "n": 9})
    assert here.who().devoured


@pytest.mark.rule("INV-25")
def test_the_first_player_who_retires_in_upkeep_leaves_the_others_their_turn() -> None:
    here = towns(person(cards=["amnesia", "hearing-loss"]), person("joe-diamond", "library"), start="upkeep")
    here.choose("retire")
    here.until(investigator="joe-diamond", kind="sliders")
    assert here.who().turn_ended
    assert here.state.phase == "upkeep"
    assert here.state.first_player == 0
    here.until(phase="movement")
    assert here.decision.who == "joe-diamond"


@pytest.mark.rule("INV-26")
def test_mother_hydra_sends_nothing_for_somebody_who_retires() -> None:
    here = towns(person(cards=["amnesia", "hearing-loss"]), herald="mother-hydra", start="upkeep")
    here.choose("retire")
    assert here.who().id != "amanda-sharpe"
    assert here.state.outskirts == []


# --- trains -----------------------------------------------------------------------------------------------
@pytest.mark.rule("DUN-37")
@pytest.mark.parametrize(("cards", "goes"), [([], False), (["rail-pass"], True)])
def test_a_rail_pass_takes_whoever_has_no_money(cards: list[str], goes: bool) -> None:
    here = towns(person(space="train-station", money=0, cards=cards, skills={"speed": 3}))
    assert any(one.startswith("train:") for one in here.options) == goes
    if goes:
        here.choose("train:joe-sargents-bus-service").choose("train:bishops-brook-bridge")
        assert here.who().movement_left == skills.movement_points(here.table, here.who()) - 2


# --- Conditions, allies -----------------------------------------------------------------------------------
@pytest.mark.rule("ITM-04")
def test_an_exhausted_ally_gives_its_bonus_and_prevents_nothing_more() -> None:
    here = towns(person(cards=[{"id": "ammi-pierce", "exhausted": True}], sanity=5))
    luck = skills.skill(here.table, here.who(), "luck")
    here.effects({"op": "lose", "what": "sanity", "n": 2})
    assert here.ended
    assert here.who().sanity == 3
    here.who().cards.clear()
    here.table.changed()
    assert skills.skill(here.table, here.who(), "luck") == luck - 1


@pytest.mark.rule("DUN-25")
def test_darkes_blessing_helps_once_a_turn_whoever_failed() -> None:
    check = {"op": "check", "skill": "luck", "mod": 0, "pass": [], "fail": []}
    here = towns(
        person(skills={"luck": 2}),
        person("joe-diamond", "library", skills={"luck": 2}),
        conditions=["darkes-blessing"],
        dice=[1] * 20,
    )
    here.effects(check, who="joe-diamond").until(option="use:darkes-blessing#1").choose(
        "use:darkes-blessing#1"
    )
    finish(here)
    here.effects(check)
    while not here.ended:
        assert "use:darkes-blessing#1" not in here.options
        here.choose(here.options[0])


# --- Missions ---------------------------------------------------------------------------------------------
@pytest.mark.rule("DUN-28")
def test_a_mission_in_the_wrong_order_is_not_advanced() -> None:
    here = towns(person(space="arkham-asylum", cards=["for-the-greater-good"], sanity=5), start="upkeep")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    finish(here)
    here.run(upkeep.phase_for(here.table, here.who()))
    finish(here)
    assert here.card("for-the-greater-good").tokens.get("clue", 0) == 0


@pytest.mark.rule("DUN-27")
def test_a_task_in_the_streets_is_done_by_a_phase_there() -> None:
    here = towns(person(space="northside", cards=["patrolling-the-streets"]), start="upkeep")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    finish(here)
    assert here.card("patrolling-the-streets").tokens["clue"] == 1


@pytest.mark.rule("DUN-28")
def test_a_sacrifice_of_the_last_stamina_ends_in_the_hospital_and_is_done() -> None:
    here = towns(person(space="st-marys-hospital", cards=["for-the-greater-good"], stamina=2), start="upkeep")
    here.state.flags.append(f"visited:amanda-sharpe:{here.card('for-the-greater-good').id}")
    here.run(upkeep.phase_for(here.table, here.who())).choose("yes")
    here.until(kind="breakdown").choose("half")
    finish(here)
    assert here.who().stamina == 1


# --- Innsmouth --------------------------------------------------------------------------------------------
@pytest.mark.rule("INN-16")
def test_kate_at_a_sealed_place_and_the_seal_make_one_uprising_token_together() -> None:
    here = towns(person("kate-winthrop", "woods"), board={"seals": ["woods"]}, tracks={"deep_ones_rising": 0})
    here.run(gates.open_gate(here.table, "woods"))
    assert here.state.tracks["deep_ones_rising"] == 1


@pytest.mark.rule("INN-17")
def test_a_monster_in_a_vortex_of_dunwich_moves_no_track_of_innsmouth() -> None:
    here = towns(board={"monsters": monsters("cultist@blasted-heath")})
    end = next(
        one
        for (start, _), one in here.table.library.arrows.items()
        if start == "blasted-heath" and "vortex" in one
    )
    color = next(key[1] for key, one in here.table.library.arrows.items() if one == end)
    here.run(move_monsters(here.table, *((["crescent"], []) if color == "white" else ([], ["crescent"]))))
    assert here.state.tracks["deep_ones_rising"] == 0
    assert here.state.tracks["dunwich_horror"] == 1


@pytest.mark.rule("INN-23")
def test_the_raid_that_clears_the_track_leaves_a_herald_its_token() -> None:
    full = {"feds_raid": 5, "deep_ones_rising": 4}
    here = towns(person(space="church-green", clues=1), herald="father-dagon", start="upkeep")
    tracks = here.state.tracks
    tracks.update(
        {"feds_raid:church-green": 1, "feds_raid:factory-district": 2, "feds_raid:innsmouth-shore": 2}
    )
    tracks.update(full)
    here.choose("raid:church-green")
    assert (tracks["feds_raid"], tracks["deep_ones_rising"]) == (0, 1)


@pytest.mark.rule("INN-11")
def test_innsmouth_looks_for_nobody_in_a_cell_or_in_an_other_world() -> None:
    here = towns(person(space="innsmouth-jail-cell"), tracks={"doom": 13}, ancient_one="cthugha")
    here.run(movement.phase_for(here.table, here.who()))
    assert here.events(events.CheckMade) == []


@pytest.mark.rule("INN-07")
def test_nobody_walks_from_the_shore_to_the_reef_and_from_yha_nthlei_only_to_the_reef() -> None:
    here = towns(person(space="innsmouth-shore"))
    assert "go:devil-reef" not in here.options
    there = towns(person(space="yha-nthlei"))
    assert [one for one in there.options if one.startswith("go:")] == ["go:devil-reef"]


@pytest.mark.rule("INN-27")
def test_silas_whose_story_failed_draws_two_looks_more() -> None:
    here = towns(person("silas-marsh", "library"), variants=["stories"])
    here.who().kept[:] = [Card("story-silas-marsh-fail#1")]
    here.table.changed()
    here.effects({"op": "innsmouth_look", "n": 2})
    assert len(here.events(events.CardShown)) == 4


# --- Ancient Ones -----------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-29")
def test_quachil_lets_the_marker_go_when_its_holder_is_devoured() -> None:
    here = towns(person(), person("joe-diamond", "library"), ancient_one="quachil-uttaus")
    pass_marker(here.table)
    assert here.state.first_player == 0
    here.run(investigators.devour(here.table, here.who()))
    pass_marker(here.table)
    assert here.state.first_player == 1


@pytest.mark.rule("AOX-31")
def test_zhars_token_goes_back_and_the_next_one_gets_it_first() -> None:
    here = fight("zhar", person(tokens={"zhar": 1}), person("joe-diamond", "library"))
    here.run(final_battle.ancient_one_attacks(here.table))
    assert here.who().eliminated
    pass_marker(here.table)
    here.run(final_battle.ancient_one_attacks(here.table))
    assert here.who("joe-diamond").tokens["zhar"] == 1
    assert not here.who("joe-diamond").eliminated


@pytest.mark.rule("AOX-33")
def test_zhars_second_life_begins_with_no_surplus() -> None:
    here = fight("zhar", person(), tracks={"doom": 1})
    assert here.state.battle is not None
    here.state.battle.carried = 5
    final_battle.strike(here.table)
    assert here.state.doom == doom.track_length(here.table)
    assert here.state.battle.carried == 0


def test_chaugnar_loses_three_tokens_a_round_and_no_more() -> None:
    here = fight("chaugnar-faugn", person(), tracks={"doom": 12})
    assert here.state.battle is not None
    here.state.battle.carried = 7
    final_battle.strike(here.table)
    assert (here.state.doom, here.state.battle.carried) == (9, 0)


@pytest.mark.rule("AOX-27")
def test_a_gain_of_one_clue_twice_turns_no_visage_up() -> None:
    here = towns(ancient_one="ghatanothoa", decks={"visage": ["visage-blank"] * 2})
    here.effects({"op": "gain", "what": "clue", "n": 1}, {"op": "gain", "what": "clue", "n": 1})
    assert here.state.sheet_tokens.get("visage", 0) == 0


@pytest.mark.rule("AOX-20")
def test_the_eighth_surge_of_shudde_mell_loses_the_game() -> None:
    here = towns(ancient_one="shudde-mell", board={"gates": {"woods": "abyss"}})
    for left in range(7, 0, -1):
        assert len(here.state.decks["rubble"]) == left
        here.run(placing.surge(here.table, "woods"))
        finish(here)
    assert here.game.outcome is None
    here.run(placing.surge(here.table, "woods"))
    finish(here)
    assert here.state.outcome is not None
    assert not here.state.outcome.won


@pytest.mark.rule("AOX-16")
def test_an_investigator_who_is_devoured_with_an_ally_brings_three_servants() -> None:
    here = towns(
        person(cards=["duke"]),
        person("joe-diamond", "library"),
        ancient_one="glaaki",
    )
    here.effects({"op": "devoured"})
    finish(here)
    assert here.state.terror == 2, "and with each level an Ally leaves"
    assert len(here.state.monsters) == 3


@pytest.mark.rule("AOX-23")
def test_beings_of_ib_can_be_bought_off_in_other_worlds_only() -> None:
    rich = {"gates": ["abyss", "yuggoth"]}
    away = towns(person(space=None, other_world="rlyeh", trophies=rich), ancient_one="bokrug", start="upkeep")
    assert "use:bokrug" in away.options
    home = towns(person(trophies=rich), ancient_one="bokrug", start="upkeep")
    assert "use:bokrug" not in home.options


# --- Personal Stories -------------------------------------------------------------------------------------
@pytest.mark.rule("VAR-14")
def test_a_story_turns_in_the_middle_of_a_phase_before_the_next_person_acts() -> None:
    here = towns(
        person("roland-banks", "library", clues=4),
        person("joe-diamond", "northside"),
        variants=["stories"],
        board={"clues": {"library": 1}},
    )
    here.choose("done").until(investigator="joe-diamond")
    assert [one.id for one in here.who().kept] == ["story-roland-banks-pass#1"]


# --- Heralds ----------------------------------------------------------------------------------------------
@pytest.mark.rule("VAR-11")
def test_mother_hydra_sends_one_monster_for_insanity_and_one_more_for_being_lost() -> None:
    here = towns(
        person(space=None, other_world="abyss", sanity=1),
        herald="mother-hydra",
        decks={"cup": ["ghost", "warlock"], "madness": []},
    )
    here.effects({"op": "lose", "what": "sanity", "n": 1})
    finish(here)
    assert len(here.state.outskirts) == 2


@pytest.mark.parametrize(("tokens", "told"), [(4, 0), (8, 1)])
def test_that_patrice_dreams_of_nothing_is_no_news(tokens: int, told: int) -> None:
    here = towns(person("patrice-hathaway", "library"), ancient_one="cthugha", tracks={"doom": tokens})
    here.run(doom.add_doom(here.table, 1))
    assert len(here.events(events.AbilityUsed)) == told
    assert here.who().clues == 5 * told
