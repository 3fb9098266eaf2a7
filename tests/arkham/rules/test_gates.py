"""Gates: closing, sealing, the Elder Sign, going through (GAT), and gate bursts (DUN-17 to DUN-21)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import arkham_encounters
from arkham_desktop.arkham.rules import (
    closing,
    combat,
    gates,
    investigators,
    monster_movement,
    mythos_cards,
    trophies,
)
from arkham_desktop.arkham.state import OUTSKIRTS
from tests.arkham.board import at, board, finish, monsters, person, where
from tests.arkham.scenes import Scene

WOODS = {"gates": {"woods": "abyss"}}


def explorer(name: str = "dexter-drake", **fields: Any) -> dict[str, Any]:
    """Somebody explored at the gate in the Woods."""
    return person(name, "woods", explored=True, **fields)


def attempt(here: Scene, name: str = "dexter-drake") -> Scene:
    """The attempt to close the gate where somebody stands."""
    return here.run(gates.attempt_to_close(here.table, here.who(name)))


def closed(here: Scene) -> Scene:
    """Close by Lore; the check is rolled and accepted."""
    here.choose("close:lore")
    while not here.ended and here.decision.kind != "seal":
        here.choose("roll" if "roll" in here.options else "accept")
    return here


# --- closing -------------------------------------------------------------------------------------------
@pytest.mark.rule("GAT-01")
def test_an_explored_investigator_tries_to_close_the_gate_and_is_not_drawn_through() -> None:
    here = board(investigators=[explorer()], board=WOODS)
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert {"close:lore", "close:fight"} <= set(here.options)
    assert here.who().place == "woods"


@pytest.mark.rule("GAT-01")
def test_without_the_explored_marker_a_gate_cannot_be_attacked() -> None:
    here = board(investigators=[person("dexter-drake", "woods")], board=WOODS)
    assert not gates.may_attempt(here.table, here.who())
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert (here.who().place, here.who().area) == ("abyss", 1)


@pytest.mark.rule("GAT-02")
@pytest.mark.parametrize(("skill", "dice"), [("lore", 3), ("fight", 2)])
def test_the_player_picks_lore_or_fight_and_the_marker_modifies_it(skill: str, dice: int) -> None:
    here = board(investigators=[explorer(skills={"lore": 5, "fight": 4})], board=WOODS, dice=[5] + [1] * 6)
    attempt(here).choose(f"close:{skill}")
    finish(here)
    assert len(here.events(events.DiceRolled)[0].faces) == dice
    assert here.state.gates == {}


@pytest.mark.rule("GAT-03")
def test_a_failed_attempt_changes_nothing_and_may_be_repeated() -> None:
    here = board(investigators=[explorer(skills={"lore": 3})], board=WOODS, dice=[1])
    closed(attempt(here))
    assert here.table.gate_world("woods") == "abyss"
    assert here.who().explored
    here.dice(6)
    closed(attempt(here))
    assert here.state.gates == {}


@pytest.mark.rule("GAT-04")
def test_the_marker_of_a_closed_gate_is_a_trophy_of_who_closed_it() -> None:
    here = board(investigators=[explorer(skills={"lore": 3})], board=WOODS, dice=[6])
    marker = here.state.gates["woods"]
    closed(attempt(here))
    assert here.who().gate_trophies == [marker]


# --- sealing -------------------------------------------------------------------------------------------
@pytest.mark.rule("GAT-05", "TUR-07")
def test_before_sealing_what_may_be_used_any_time_is_offered_once() -> None:
    loan: dict[str, Any] = {"clues": 5, "money": 10, "cards": ["bank-loan"], "skills": {"lore": 3}}
    here = board(investigators=[explorer(**loan), person()], board=WOODS, dice=[6])
    closed(attempt(here))
    assert here.options == ["seal:clues", "leave", f"use:{here.card('bank-loan').id}"]


@pytest.mark.rule("GAT-05", "GAT-06", "GAT-12")
def test_five_clues_seal_the_place_at_once_and_doom_stays() -> None:
    here = board(
        investigators=[explorer(skills={"lore": 3}, clues=5), person()],
        board=WOODS,
        tracks={"doom": 4},
        dice=[6],
    )
    closed(attempt(here)).choose("seal:clues")
    assert here.state.seals == ["woods"]
    assert (here.who().clues, here.state.doom, len(here.who().gate_trophies)) == (0, 4, 1)


@pytest.mark.rule("GAT-07")
def test_with_four_clues_the_gate_is_closed_but_cannot_be_sealed() -> None:
    people = [explorer(skills={"lore": 3}, clues=4), explorer("joe-diamond", clues=5)]
    here = board(investigators=people, board=WOODS, dice=[6])
    closed(attempt(here))
    assert here.ended
    assert (here.state.gates, here.state.seals) == ({}, [])
    assert here.who("dexter-drake").clues == 4


@pytest.mark.rule("GAT-23")
def test_lore_three_at_a_gate_of_minus_one_rolls_two_dice_and_sealing_leaves_one_clue() -> None:
    here = board(
        investigators=[explorer(skills={"lore": 3}, clues=6), person("joe-diamond")],
        board={"gates": {"woods": "plateau-of-leng"}},
        tracks={"doom": 3},
        dice=[5, 2],
    )
    closed(attempt(here)).choose("seal:clues")
    assert here.events(events.DiceRolled)[0].faces == (5, 2)
    assert here.who().clues == 1
    assert (here.state.seals, here.state.doom, len(here.who().gate_trophies)) == (["woods"], 3, 1)


@pytest.mark.rule("GAT-08", "GAT-24")
def test_an_elder_sign_seals_without_roll_or_clues_and_takes_a_doom_token() -> None:
    here = board(
        investigators=[explorer(cards=["elder-sign"], sanity=4, stamina=3), person("joe-diamond")],
        board=WOODS,
        tracks={"doom": 5},
    )
    attempt(here).choose("use:elder-sign#1")
    who = here.who()
    assert (who.sanity, who.stamina, len(who.gate_trophies)) == (3, 2, 1)
    assert (here.state.doom, here.state.seals, here.state.gates) == (4, ["woods"], {})
    assert "elder-sign#1" in here.state.box
    assert here.ended


@pytest.mark.rule("GAT-09")
@pytest.mark.parametrize(("sanity", "stamina", "to"), [(1, 3, "arkham-asylum"), (3, 1, "st-marys-hospital")])
def test_an_elder_sign_works_even_if_its_price_is_too_much(sanity: int, stamina: int, to: str) -> None:
    here = board(
        investigators=[explorer(cards=["elder-sign"], sanity=sanity, stamina=stamina), person("joe-diamond")],
        board=WOODS,
        tracks={"doom": 5},
    )
    finish(attempt(here).choose("use:elder-sign#1"))
    assert here.state.seals == ["woods"]
    assert len(here.who().gate_trophies) == 1
    assert here.who().place == to


@pytest.mark.rule("GAT-10")
def test_with_one_sanity_and_one_stamina_the_user_is_devoured_and_the_gate_sealed() -> None:
    here = board(
        investigators=[explorer(cards=["elder-sign"], sanity=1, stamina=1), person("joe-diamond")],
        board=WOODS,
        tracks={"doom": 5},
    )
    finish(attempt(here).choose("use:elder-sign#1"))
    assert here.state.seals == ["woods"]
    assert here.state.doom == 4
    assert here.state.investigators[0].devoured


@pytest.mark.rule("GAT-11")
def test_an_elder_sign_is_offered_only_where_the_gate_could_be_closed() -> None:
    here = board(investigators=[explorer(cards=["elder-sign"])], board=WOODS, start="movement")
    assert "use:elder-sign#1" not in here.options
    there = board(investigators=[person("dexter-drake", "downtown", cards=["elder-sign"])], board=WOODS)
    there.run(arkham_encounters.phase_for(there.table, there.who()))
    assert there.ended or "use:elder-sign#1" not in there.options


@pytest.mark.rule("GAT-12")
def test_at_a_seal_no_gate_opens_and_no_monster_appears() -> None:
    here = board(board={"seals": ["woods"]})
    here.run(gates.open_gate(here.table, "woods"))
    assert here.result is False
    assert (here.state.gates, here.state.doom) == ({}, 0)
    here.effects({"op": "spawn", "n": 1, "at": "woods"})
    assert at(here, "woods") == 0
    assert here.state.outskirts == []


@pytest.mark.rule("GAT-12")
def test_a_sealed_location_has_its_encounters_again() -> None:
    here = board(investigators=[person("dexter-drake", "woods")], board={"seals": ["woods"]})
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert here.events(events.EncounterDrawn) or here.options == ["encounter"]


# --- monsters of the gate ----------------------------------------------------------------------------------
@pytest.mark.rule("GAT-13", "GAT-14")
def test_all_monsters_of_the_symbol_leave_board_sky_and_outskirts() -> None:
    here = board(
        investigators=[explorer("joe-diamond"), person()],
        board={
            "gates": {"woods": "rlyeh", "graveyard": "abyss"},
            "monsters": monsters("star-spawn@downtown", "star-spawn@black-cave", "ghoul@downtown"),
            "outskirts": ["high-priest", "zombie"],
        },
    )
    here.run(gates.close_gate(here.table, "woods", here.who()))
    assert where(here, "ghoul") == ["downtown"]
    assert where(here, "star-spawn") == []
    assert [one.split("#")[0] for one in here.state.outskirts] == ["zombie"]
    assert sum(one.startswith(("star-spawn", "high-priest")) for one in here.state.cup) == 3


@pytest.mark.rule("GAT-13")
def test_fliers_of_the_symbol_leave_the_sky() -> None:
    here = board(
        investigators=[explorer(), person()], board={"gates": {"woods": "yuggoth"}, "sky": ["byakhee"]}
    )
    here.run(gates.close_gate(here.table, "woods", here.who()))
    assert here.table.in_sky() == []


@pytest.mark.rule("GAT-15")
def test_a_gate_that_a_card_closes_is_nobodys_trophy_and_its_monsters_leave() -> None:
    here = board(
        investigators=[explorer(clues=5), person()],
        board={**WOODS, "monsters": monsters("ghoul@downtown")},
    )
    marker = here.state.gates["woods"]
    here.effects({"op": "close_gate", "which": "this", "trophy": False}, gate="woods")
    assert here.ended
    assert here.state.gate_pile[0] == marker
    assert here.who().gate_trophies == []
    assert (here.state.seals, here.state.monsters) == ([], {})


@pytest.mark.rule("GAT-16")
def test_a_gate_on_a_stable_location_can_be_closed_but_not_sealed() -> None:
    here = board(
        investigators=[
            person("dexter-drake", "library", explored=True, clues=9, skills={"lore": 3}),
            person(),
        ],
        board={"gates": {"library": "abyss"}},
        dice=[6],
    )
    closed(attempt(here))
    assert here.ended
    assert (here.state.gates, here.state.seals) == ({}, [])


@pytest.mark.rule("GAT-17")
def test_without_the_marker_a_new_visit_draws_through_again() -> None:
    here = board(investigators=[explorer()], board=WOODS)
    investigators.move_to(here.table, here.who(), "uptown", "walk")
    investigators.move_to(here.table, here.who(), "woods", "walk")
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert (here.who().place, here.who().area) == ("abyss", 1)


@pytest.mark.rule("GAT-18")
def test_spent_gate_trophies_go_under_the_pile() -> None:
    here = board(investigators=[person(trophies={"gates": ["abyss", "rlyeh"]})])
    paid = here.who().gate_trophies[0]
    here.run(trophies.spend(here.table, here.who(), "gate_trophy", 1)).choose(f"lose:{paid}")
    assert here.state.gate_pile[0] == paid
    assert here.who().gate_trophies == ["rlyeh#1"]


@pytest.mark.rule("GAT-19")
def test_monsters_are_never_drawn_through() -> None:
    here = board(board={"monsters": monsters("ghoul@woods")})
    here.run(gates.open_gate(here.table, "woods", monsters=0))
    assert where(here, "ghoul") == ["woods"]


@pytest.mark.rule("GAT-20")
def test_a_gate_on_a_closed_location_replaces_it_until_it_closes() -> None:
    here = board(
        investigators=[explorer(skills={"lore": 3}), person()],
        board={**WOODS, "closed": ["woods"], "monsters": monsters("zombie@woods")},
        dice=[6],
    )
    assert not closing.is_closed(here.table, "woods")
    closed(attempt(here))
    assert closing.is_closed(here.table, "woods")
    assert here.who().place == "uptown"
    assert where(here, "zombie") == ["uptown"]


@pytest.mark.rule("GAT-21", "GAT-22")
def test_once_a_gate_is_closed_the_others_there_are_no_longer_explored_and_have_an_encounter() -> None:
    people = [explorer(skills={"lore": 3}), explorer("joe-diamond")]
    here = board(investigators=people, board=WOODS, dice=[6])
    assert gates.may_attempt(here.table, here.who("joe-diamond"))
    closed(attempt(here))
    joe = here.who("joe-diamond")
    assert not joe.explored
    assert not gates.may_attempt(here.table, joe)
    here.run(arkham_encounters.phase_for(here.table, joe))
    assert here.events(events.EncounterDrawn) or here.options == ["encounter"]


def test_two_successes_are_needed_while_yog_sothoth_sleeps() -> None:
    here = board(
        investigators=[explorer(skills={"lore": 4})], board=WOODS, ancient_one="yog-sothoth", dice=[5, 1]
    )
    closed(attempt(here))
    assert here.table.gate_world("woods") == "abyss"
    here.dice(5, 6)
    closed(attempt(here))
    assert here.state.gates == {}


def test_rlyeh_rising_asks_for_one_success_more_at_rlyeh_only() -> None:
    here = board(
        investigators=[explorer()],
        board={"gates": {"woods": "rlyeh", "graveyard": "abyss"}},
        environment="rlyeh-rising",
    )
    assert gates.close_need(here.table, here.who(), "woods") == 2
    assert gates.close_need(here.table, here.who(), "graveyard") == 1


def test_hastur_makes_sealing_cost_eight() -> None:
    here = board(investigators=[explorer(clues=7)], board=WOODS, ancient_one="hastur")
    assert not gates.can_seal(here.table, here.who(), "woods")
    here.who().clues = 8
    assert gates.can_seal(here.table, here.who(), "woods")


def test_somebody_returns_by_the_gate_of_his_choice_and_is_explored() -> None:
    here = board(
        investigators=[person(other_world={"world": "abyss", "area": 2})],
        board={"gates": {"woods": "abyss", "graveyard": "abyss"}},
    )
    here.run(gates.return_from(here.table, here.who())).choose("gate:graveyard")
    assert (here.who().place, here.who().area, here.who().explored) == ("graveyard", 0, True)


def test_without_a_gate_to_return_by_one_is_lost() -> None:
    here = board(investigators=[person(other_world={"world": "abyss", "area": 2})])
    here.run(gates.return_from(here.table, here.who()))
    assert here.who().place == "lost-in-time-and-space"


def test_spent_monsters_go_to_the_cup_and_their_toughness_counts() -> None:
    here = board(investigators=[person(trophies={"monsters": ["ghoul", "dark-young", "zombie"]})])
    who = here.who()
    assert trophies.worth(here.table, who, "monster_trophy_toughness") == 5
    here.run(trophies.spend(here.table, who, "monster_trophy_toughness", 4)).choose("propose:cheapest")
    assert len(who.monster_trophies) == 1
    assert "dark-young#1" in here.state.cup


def test_an_endless_monster_is_no_trophy() -> None:
    here = board(ancient_one="nyarlathotep", board={"monsters": monsters("the-dark-pharaoh@downtown")})
    here.run(combat.defeat(here.table, here.who(), "the-dark-pharaoh#1"))
    assert here.who().monster_trophies == []
    assert "the-dark-pharaoh#1" in here.state.cup


def test_an_open_gate_can_be_moved_to_another_unstable_location() -> None:
    here = board(
        investigators=[person(space="graveyard")], board={**WOODS, "monsters": monsters("zombie@graveyard")}
    )
    here.effects({"op": "move_gate"}).choose("place:graveyard")
    assert list(here.state.gates) == ["graveyard"]
    assert here.who().place == "abyss"
    assert where(here, "zombie") == []


def test_a_swapped_gate_sends_its_monsters_away_as_if_closed() -> None:
    here = board(board={**WOODS, "monsters": monsters("ghoul@downtown")}, decks={"gates": ["rlyeh"]})
    here.effects({"op": "swap_gate"})
    assert here.table.gate_world("woods") == "rlyeh"
    assert where(here, "ghoul") == []
    assert here.state.gate_pile[0].startswith("abyss#")


# --- Kate Winthrop -------------------------------------------------------------------------------------
def test_where_kate_winthrop_is_no_gate_opens_and_no_monster_appears() -> None:
    here = board(investigators=[person("kate-winthrop", "woods")])
    here.run(gates.open_gate(here.table, "woods"))
    assert (here.state.gates, here.state.monsters, here.state.doom) == ({}, {}, 0)
    assert here.events(events.GatePrevented)


# --- gate bursts ---------------------------------------------------------------------------------------
def burst(here: Scene, space: str) -> Scene:
    """The gate step and the monster movement of a gate burst at a place."""
    card = here.table.library.mythos["the-festival"].model_copy(
        update={"gate": space, "burst": True, "clues": (), "move_white": (), "move_black": ()}
    )
    here.run(mythos_cards.gate_step(here.table, card))
    finish(here)
    return here.run(monster_movement.move_monsters(here.table, (), (), all_flyers=card.burst))


@pytest.mark.rule("DUN-17")
def test_a_gate_burst_without_a_seal_behaves_like_any_other_card() -> None:
    here = burst(board(), "woods")
    assert (here.state.doom, list(here.state.gates)) == (1, ["woods"])
    there = burst(board(investigators=2, board=WOODS, decks={"cup": ["ghost", "ghost"]}), "woods")
    assert there.state.doom == 0
    assert at(there, "woods") == 2


@pytest.mark.rule("DUN-18", "DUN-19")
def test_a_burst_breaks_a_seal_and_gate_and_monster_arrive_without_doom() -> None:
    here = board(
        investigators=[person(space="woods"), person("joe-diamond"), person("dexter-drake")],
        board={"seals": ["woods", "graveyard"], "monsters": monsters("byakhee@downtown", "mi-go@uptown")},
        tracks={"doom": 6},
        decks={"cup": ["ghost"]},
    )
    burst(here, "woods")
    assert here.state.seals == ["graveyard"]
    assert (here.state.doom, list(here.state.gates)) == (6, ["woods"])
    assert at(here, "woods") == 1
    assert (here.who().area, here.who().delayed) == (1, True)
    assert len(here.table.in_sky()) == 2
    assert here.state.seals_played == 2


@pytest.mark.rule("DUN-20", "DUN-21")
def test_kate_winthrop_stops_a_burst_but_the_fliers_move() -> None:
    here = board(
        investigators=[person("kate-winthrop", "woods")],
        board={"seals": ["woods"], "monsters": monsters("byakhee@downtown")},
    )
    burst(here, "woods")
    assert (here.state.seals, here.state.gates) == (["woods"], {})
    assert where(here, "byakhee") == ["sky"]
    assert OUTSKIRTS not in here.state.monsters.values()


def test_closing_the_last_gate_wins_only_when_an_investigator_does_it() -> None:
    people = [explorer(trophies={"gates": ["rlyeh"]})]
    here = board(investigators=people, board=WOODS)
    here.effects({"op": "close_gate", "which": "this", "trophy": False}, gate="woods")
    assert here.state.outcome is None
    there = board(investigators=people, board=WOODS)
    there.run(gates.close_gate(there.table, "woods", there.who()))
    assert there.state.outcome is not None
    assert there.state.outcome.reason == "closed"
