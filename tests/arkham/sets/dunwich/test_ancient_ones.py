"""Abhoth, Glaaki, Shudde M'ell and Tsathoggua (AOX-13 to AOX-22)."""

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import arkham_encounters, final_battle
from arkham_desktop.arkham.rules import combat, placing, terror, travel
from arkham_desktop.arkham.state import row_of
from tests.arkham.board import monsters, person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import town

CHILD, SERVANT = "child-of-abhoth", "servant-of-glaaki"
GATE = {"gates": {"woods": "abyss"}}


def battle(ancient_one: str, *people: dict[str, Any], **fields: Any) -> Scene:
    """The final battle against one of them."""
    return town(*people, ancient_one=ancient_one, start="final_battle", battle={"round": 1}, **fields)


def attacks(here: Scene) -> Scene:
    """The Ancient One attacks."""
    return here.run(final_battle.ancient_one_attacks(here.table))


_ASKED_BY_ATTACKS = frozenset({"choose", "spend_kind", "lose_items", "spend_trophies", "discard"})


def answered(here: Scene) -> Scene:
    """What an attack asks, each with its first option; the round that follows is left alone."""
    while not here.ended and here.decision.kind in _ASKED_BY_ATTACKS:
        here.choose(here.options[0])
    return here


def surges(here: Scene) -> Scene:
    """A monster surge at the open gate of the woods."""
    return here.run(placing.surge(here.table, "woods"))


# --- Abhoth ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-15")
def test_with_abhoth_cultists_are_out_of_the_game_and_three_children_lie_on_the_sheet() -> None:
    here = town(ancient_one="abhoth")
    assert here.table.library.ancient_ones["abhoth"].doom == 11
    assert not any(row_of(one) == "cultist" for one in here.state.cup)
    assert sum(row_of(one) == "cultist" for one in here.state.box) == 7
    assert [row_of(one) for one in here.state.sheet_monsters] == [CHILD] * 3
    here.sound()


@pytest.mark.rule("AOX-15")
def test_each_surge_adds_a_child_to_the_surging_gate_and_with_none_left_terror_and_doom() -> None:
    here = surges(town(ancient_one="abhoth", board=GATE))
    assert where(here, CHILD) == ["woods"]
    assert len(here.state.sheet_monsters) == 2
    empty = surges(town(ancient_one="abhoth", board=GATE, sheet={"monsters": []}))
    assert where(empty, CHILD) == []
    assert (empty.state.terror, empty.state.doom) == (2, 1)


@pytest.mark.rule("AOX-15", "DUN-15")
def test_a_beaten_child_returns_to_the_sheet() -> None:
    here = town(person(space="woods"), ancient_one="abhoth", board={"monsters": monsters(f"{CHILD}@woods")})
    here.run(combat.defeat(here.table, here.who(), here.table.monsters_at("woods")[0]))
    assert len(here.state.sheet_monsters) == 3
    assert here.who().monster_trophies == []


@pytest.mark.rule("AOX-13", "AOX-14")
def test_abhoth_takes_three_of_any_mix_from_everybody_or_devours() -> None:
    rich = person("amanda-sharpe", trophies={"monsters": ["zombie", "ghoul", "witch"]})
    mixed = person("joe-diamond", trophies={"gates": ["abyss"]}, clues=1, cards=["axe"])
    poor = person("jenny-barnes", clues=1, cards=["axe"])
    here = attacks(battle("abhoth", rich, mixed, poor))
    assert here.decision.kind == "choose"
    answered(here)
    left = [one.eliminated for one in here.state.investigators]
    assert left == [False, False, True]
    joe = here.who("joe-diamond")
    assert (joe.gate_trophies, joe.clues, joe.cards) == ([], 0, [])
    assert here.who("amanda-sharpe").monster_trophies == []


# --- Glaaki ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-16")
def test_an_ally_removed_by_terror_brings_a_servant_to_a_drawn_gate_location() -> None:
    here = town(
        ancient_one="glaaki", decks={"mythos": ["estate-sale"]}, board={"seals": ["independence-square"]}
    )
    gate = here.table.library.mythos["estate-sale"].gate
    here.run(terror.raise_terror(here.table, 1))
    assert where(here, SERVANT) == [gate]
    assert len(here.state.sheet_monsters) == 4
    here.sound()


@pytest.mark.rule("AOX-16")
@pytest.mark.parametrize(
    ("effect", "servants"),
    [
        ({"op": "discard", "what": "ally", "n": 1}, 1),
        ({"op": "discard", "what": "ally", "n": 1, "from": "ally_deck", "to": "box", "pick": "random"}, 1),
        ({"op": "devoured"}, 3),  # Duke, and one Ally for each of the two points of terror
    ],
)
def test_an_ally_that_is_discarded_in_whatever_way_brings_a_servant(
    effect: dict[str, Any], servants: int
) -> None:
    places = ["estate-sale", "feds-raid-arkham", "big-storm-sweeps-arkham"]
    here = town(person(cards=["duke"]), ancient_one="glaaki", decks={"mythos": places}).effects(effect)
    assert len(where(here, SERVANT)) == servants
    here.sound()


@pytest.mark.rule("AOX-16")
def test_a_servant_comes_even_to_a_sealed_location() -> None:
    here = town(ancient_one="glaaki", decks={"mythos": ["estate-sale"]})
    gate = here.table.library.mythos["estate-sale"].gate
    assert gate is not None
    here.state.seals.append(gate)
    here.run(terror.raise_terror(here.table, 1))
    assert where(here, SERVANT) == [gate]


@pytest.mark.rule("AOX-16")
def test_with_all_five_servants_on_the_board_glaaki_awakens() -> None:
    placed = monsters(*(f"{SERVANT}#{n}@downtown" for n in range(1, 5)))
    here = town(ancient_one="glaaki", decks={"mythos": ["estate-sale"]}, board={"monsters": placed})
    here.run(terror.raise_terror(here.table, 1))
    assert len(where(here, SERVANT)) == 5
    assert here.state.phase == "final_battle"


@pytest.mark.rule("AOX-16")
def test_an_investigator_devoured_raises_terror_by_2() -> None:
    here = town(ancient_one="glaaki").effects({"op": "devoured"})
    assert here.state.terror == 2


@pytest.mark.rule("AOX-16")
def test_a_servant_does_what_it_says_as_it_comes_and_returns_to_the_sheet_when_beaten() -> None:
    here = town(person(clues=3), ancient_one="glaaki")
    here.run(placing.settle_at(here.table, f"{SERVANT}#4", "downtown"))
    assert here.who().clues == 1
    here.run(combat.defeat(here.table, here.who(), f"{SERVANT}#4"))
    assert f"{SERVANT}#4" in here.state.sheet_monsters


@pytest.mark.rule("AOX-17", "AOX-18")
def test_in_the_battle_the_fifth_servant_takes_skills_and_then_they_do_nothing_more() -> None:
    placed = monsters(*(f"{SERVANT}#{n}@downtown" for n in range(1, 5)))
    people = [person(cards=["stealth"]), person("joe-diamond", cards=["marksman", "axe"])]
    here = battle(
        "glaaki", *people, board={"monsters": placed}, tracks={"terror": 4}, decks={"mythos": ["estate-sale"]}
    )
    allies = here.state.decks["ally"]
    here.state.box += allies[1:]
    del allies[1:]
    answered(attacks(here))
    assert here.state.terror == 5
    assert here.state.decks["ally"] == []
    assert (here.cards("amanda-sharpe"), here.cards("joe-diamond")) == ([], ["axe"])
    assert here.state.sheet_monsters == []
    answered(attacks(here))
    assert here.state.terror == 6
    assert not here.events(events.CombatBegan)


# --- Shudde M'ell ----------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-20")
def test_every_surge_draws_one_of_seven_rubble_tokens() -> None:
    here = town(ancient_one="shudde-mell", board=GATE)
    assert len(here.state.decks["rubble"]) == 7
    place = here.state.decks["rubble"][-1]
    surges(here)
    assert len(here.state.decks["rubble"]) == 6
    assert here.state.closed[place] == "permanent"
    assert here.state.activity[place] == "rubble"
    here.sound()


@pytest.mark.rule("AOX-19")
def test_rubble_sends_everybody_into_the_street_and_the_place_stays_closed() -> None:
    here = town(
        person(space="river-docks"),
        ancient_one="shudde-mell",
        board={**GATE, "monsters": monsters("zombie@river-docks")},
        decks={"rubble": ["river-docks"]},
    )
    surges(here)
    assert here.who().place == "merchant-district"
    assert "merchant-district" in where(here, "zombie")
    here.sound()


@pytest.mark.rule("AOX-20")
def test_a_draw_with_no_rubble_left_loses_the_game() -> None:
    places = town(ancient_one="shudde-mell").table.library.extras["rubble"].places
    here = town(person(), ancient_one="shudde-mell", board={**GATE, "rubble": list(places), "closed": []})
    here.who().place = "downtown"
    surges(here)
    assert here.state.outcome is not None
    assert not here.state.outcome.won


@pytest.mark.rule("AOX-20")
def test_in_the_battle_each_attack_draws_a_token_and_then_devours_everybody() -> None:
    here = battle("shudde-mell", person())
    attacks(here)
    assert len(here.state.decks["rubble"]) == 6
    assert not here.who().eliminated
    here.state.activity.update(dict.fromkeys(here.state.decks["rubble"], "rubble"))
    here.state.decks["rubble"].clear()
    attacks(here)
    assert here.state.investigators[0].eliminated


@pytest.mark.rule("VAR-17")
def test_without_shudde_mell_there_is_no_rubble() -> None:
    here = town()
    assert "rubble" not in here.state.decks
    here.sound()


# --- Tsathoggua -------------------------------------------------------------------------------------------
def choices(space: str, ancient_one: str = "tsathoggua", **seat: Any) -> list[str]:
    rich = {
        "money": 9,
        "stamina": 2,
        "sanity": 2,
        "trophies": {"monsters": ["zombie", "ghoul", "witch", "gug"]},
    }
    here = town(person(space=space, **{**rich, **seat}), ancient_one=ancient_one)
    here.state.gates.clear()
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    return [option for option in here.options if not option.startswith("use:")]


@pytest.mark.rule("AOX-21")
@pytest.mark.parametrize(
    "space",
    ["arkham-asylum", "curiositie-shoppe", "general-store", "ye-olde-magick-shoppe", "st-marys-hospital"],
)
def test_while_tsathoggua_sleeps_five_places_can_still_be_used(space: str) -> None:
    assert f"ability:{space}" in choices(space)


@pytest.mark.rule("AOX-21", "AOX-22")
@pytest.mark.parametrize("space", ["science-building", "harney-jones-shack"])
def test_all_other_printed_abilities_are_not_offered_but_encounters_are(space: str) -> None:
    assert f"ability:{space}" in choices(space, "azathoth")
    here = town(
        person(space=space, stamina=1, trophies={"monsters": ["gug", "gug"]}), ancient_one="tsathoggua"
    )
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    drawn = here.events(events.EncounterDrawn)
    assert "ability:" + space not in ([] if here.ended else here.options)
    assert drawn
    assert drawn[0].place == space


@pytest.mark.rule("AOX-21")
def test_trains_go_on() -> None:
    here = town(person(space="train-station", money=1), ancient_one="tsathoggua")
    assert travel.trains_from(here.table, here.who()) == ["bishops-brook-bridge"]


def test_tsathoggua_takes_all_clues_as_the_battle_begins_and_trophies_in_each_attack() -> None:
    people = [
        person(clues=3, trophies={"monsters": ["zombie", "ghoul"], "gates": ["abyss"]}),
        person("joe-diamond", clues=2, trophies={"gates": ["abyss"]}),
    ]
    here = town(*people, ancient_one="tsathoggua", start="final_battle")
    here.until(kind="attack")
    assert [one.clues for one in here.state.investigators] == [0, 0]
    answered(attacks(here))
    assert [one.eliminated for one in here.state.investigators] == [False, True]
