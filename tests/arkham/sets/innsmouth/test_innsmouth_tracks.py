"""Deep Ones Rising, the federal raid, Innsmouth Look (INN-16 to INN-28, AO-07)."""

from __future__ import annotations

from collections import Counter

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import gates, monster_movement
from arkham_desktop.arkham.text import Words
from arkham_desktop.arkham.text.log import log_line
from tests.arkham.board import finish, go_on, monsters, person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import SETS, its_upkeep, town


def rising(here: Scene) -> int:
    return here.state.tracks["deep_ones_rising"]


def raid(here: Scene) -> int:
    return here.state.tracks["feds_raid"]


def opens(here: Scene, space: str) -> Scene:
    """A gate is due at ``space``."""
    return here.run(gates.open_gate(here.table, space))


# --- Deep Ones Rising ----------------------------------------------------------------------------------
@pytest.mark.rule("INN-16", "INN-19")
def test_a_gate_kept_shut_by_an_elder_sign_adds_an_uprising_token() -> None:
    here = opens(town(board={"seals": ["woods"]}, tracks={"deep_ones_rising": 3}), "woods")
    assert (rising(here), here.state.gates, here.state.monsters) == (4, {}, {})
    here.sound()


@pytest.mark.rule("INN-16")
def test_a_gate_kept_shut_by_an_investigator_adds_one_too() -> None:
    here = opens(town(person("kate-winthrop", "woods")), "woods")
    assert (rising(here), here.state.gates) == (1, {})


@pytest.mark.rule("INN-18", "INN-19")
def test_a_gate_burst_that_breaks_the_seal_adds_none() -> None:
    here = town(
        sets=["base", "dunwich", "innsmouth"],
        board={"seals": ["woods"]},
        tracks={"deep_ones_rising": 3},
        decks={"cup": ["ghost"]},
    )
    burst = next(row.id for row in here.table.library.mythos.values() if row.burst and row.gate == "woods")
    from arkham_desktop.arkham.rules import mythos_cards

    here.run(mythos_cards.gate_step(here.table, here.table.library.mythos[burst]))
    assert (rising(here), here.state.seals, list(here.state.gates)) == (3, [], ["woods"])


@pytest.mark.rule("INN-17")
def test_each_monster_in_a_vortex_goes_to_the_cup_for_terror_and_an_uprising_token() -> None:
    here = town(board={"monsters": monsters("deep-one@devil-reef", "deep-one@yha-nthlei")})
    cup = len(here.state.cup)
    here.run(monster_movement.move_monsters(here.table, ["plus"], []))
    assert (rising(here), here.state.terror, len(here.state.cup) - cup) == (2, 2, 2)
    assert where(here, "deep-one") == []
    here.sound()


@pytest.mark.rule("INN-20", "AO-07")
def test_the_sixth_uprising_token_awakens_the_ancient_one_at_once() -> None:
    here = town(board={"seals": ["woods"]}, tracks={"deep_ones_rising": 5}, ancient_one="cthulhu")
    opens(here, "woods")
    assert here.state.phase == "final_battle"
    (awoke,) = here.events(events.AncientOneAwoke)
    assert awoke.why == "AO-07"
    told = log_line(awoke, here.table, Words("en", here.table.library))
    assert told == "Cthulhu awakens! The Deep Ones Rising track is full."


# --- the raid ------------------------------------------------------------------------------------------
@pytest.mark.rule("INN-21", "INN-22", "INN-24")
def test_yorick_fills_the_two_spaces_of_the_factory_district_and_no_others() -> None:
    here = its_upkeep(town(person("william-yorick", "factory-district", clues=3)))
    assert here.options.count("raid:factory-district") == 1
    assert not any(option.startswith("raid:") and "factory" not in option for option in here.options)
    here.choose("raid:factory-district", "raid:factory-district")
    assert "raid:factory-district" not in here.options
    assert (here.who().clues, raid(here)) == (1, 2)
    here.sound()


@pytest.mark.rule("INN-22")
def test_the_track_has_two_spaces_for_each_of_three_neighborhoods() -> None:
    table = town().table
    spaces = {
        space.id: space.feds_raid_spaces for space in table.library.spaces.values() if space.feds_raid_spaces
    }
    assert spaces == {"church-green": 2, "factory-district": 2, "innsmouth-shore": 2}
    assert table.library.extras["feds-raid"].length == 6


@pytest.mark.rule("INN-23", "INN-25")
def test_the_sixth_clue_empties_both_tracks() -> None:
    here = town(
        person("william-yorick", "factory-district", clues=3),
        tracks={"deep_ones_rising": 5, "feds_raid": {"church-green": 2, "innsmouth-shore": 2}},
    )
    assert raid(here) == 4
    its_upkeep(here).choose("raid:factory-district", "raid:factory-district")
    assert (raid(here), rising(here), here.who().clues) == (0, 0, 1)
    assert "raid:factory-district" in here.options  # both may fill again
    here.sound()


@pytest.mark.rule("INN-26")
def test_at_the_bus_and_in_arkham_no_clue_can_be_spent_for_the_raid() -> None:
    for place in ("joe-sargents-bus-service", "downtown"):
        here = its_upkeep(town(person(space=place, clues=3)))
        assert not any(option.startswith("raid:") for option in here.options)


@pytest.mark.rule("INN-21")
def test_without_a_clue_or_in_the_other_phases_nobody_calls_the_feds() -> None:
    here = its_upkeep(town(person(space="church-green")))
    assert not any(option.startswith("raid:") for option in here.options)
    walking = town(person(space="church-green", clues=2), start="movement")
    assert not any(option.startswith("raid:") for option in walking.options)


def test_an_encounter_puts_a_clue_on_a_space_of_choice() -> None:
    here = town(tracks={"feds_raid": {"church-green": 2}})
    here.effects({"op": "track", "name": "feds_raid", "n": 1, "space": "any"})
    assert here.options == ["place:factory-district", "place:innsmouth-shore"]
    here.choose("place:innsmouth-shore")
    assert raid(here) == 3


# --- Innsmouth Look ------------------------------------------------------------------------------------
@pytest.mark.rule("INN-27")
def test_the_marked_card_among_those_drawn_devours_and_all_ten_go_back() -> None:
    here = town(
        person(space="church-green"),
        decks={"innsmouth_look": ["innsmouth-look-clear", "innsmouth-look-marked"]},
    )
    here.effects({"op": "innsmouth_look", "n": 2})
    assert here.who().devoured
    assert (rising(here), where(here, "deep-one")) == (1, ["church-green"])
    assert len(here.state.decks["innsmouth_look"]) == 10


@pytest.mark.rule("INN-27", "INV-13")
def test_nothing_more_befalls_whom_the_look_devoured() -> None:
    here = town(person(space="church-green", money=2), decks={"innsmouth_look": ["innsmouth-look-marked"]})
    here.effects(
        {"op": "innsmouth_look", "n": 1},
        {"op": "status", "set": "blessed"},
        {"op": "lose", "what": "sanity", "n": 1},
        {"op": "move", "to": "south-church"},
    )
    (devoured,) = [one for one in here.happened if isinstance(one, events.StatusChanged)]
    assert devoured.status == "devoured"
    assert not here.events(events.Lost)
    assert not here.events(events.InvestigatorMoved)


@pytest.mark.rule("INN-27")
def test_without_the_marked_card_nothing_happens() -> None:
    clear = ["innsmouth-look-clear"] * 3
    here = town(person(space="church-green"), decks={"innsmouth_look": clear})
    here.effects({"op": "innsmouth_look", "n": 3})
    assert not here.who().devoured
    assert (rising(here), len(here.state.decks["innsmouth_look"])) == (0, 10)
    here.sound()


@pytest.mark.rule("INN-28")
def test_three_of_ten_cards_bring_the_look_three_times_in_ten() -> None:
    found = Counter[bool]()
    here = town(person("amanda-sharpe", "church-green"))
    for _ in range(2000):
        deck = here.state.decks["innsmouth_look"]
        here.table.chance.shuffle(deck)
        found["innsmouth-look-marked#1" in deck[-3:]] += 1
        assert len(deck) == 10
    assert 0.26 < found[True] / 2000 < 0.34


def test_silas_draws_one_look_more() -> None:
    deck = {"innsmouth_look": ["innsmouth-look-clear", "innsmouth-look-marked"]}
    spared = town(person("amanda-sharpe"), decks=deck).effects({"op": "innsmouth_look", "n": 1})
    silas = town(person("silas-marsh"), decks=deck).effects({"op": "innsmouth_look", "n": 1})
    assert (spared.who().devoured, silas.who().devoured) == (False, True)


def test_a_whole_turn_with_innsmouth_is_sound() -> None:
    here = town(person(space="innsmouth-shore", clues=2), sets=SETS, start="mythos", seed=4)
    go_on(here)
    finish(here) if here.state.turn < 1 else here.until(phase="upkeep")
    here.sound()
