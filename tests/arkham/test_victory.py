"""Winning and scoring (WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import gates, investigators, victory
from arkham_desktop.arkham.state import Outcome

from .scenes import Scene, scene

THREE = ["joe-diamond", "mandy-thompson", "kate-winthrop"]
SIX = ["woods", "graveyard", "unvisited-isle", "the-unnamable", "the-witch-house", "independence-square"]


def group(*trophies: int, gates_open: dict[str, str] | None = None, **fields: Any) -> Scene:
    """Investigators with so many gate trophies each, the first of them explored at the woods."""
    worlds = ["yuggoth", "abyss", "rlyeh", "the-dreamlands", "plateau-of-leng", "great-hall-of-celeano"]
    seats = []
    for index, (name, n) in enumerate(zip(THREE, trophies, strict=False)):
        own = [worlds[(index * 2 + k) % len(worlds)] for k in range(n)]
        seats.append({"id": name, "space": "downtown", "trophies": {"gates": own}, "clues": 0})
    seats[0].update(space="woods", explored=True, sliders={"lore": 3}, skills={"lore": 6})
    board = {"gates": gates_open or {"woods": "another-dimension"}, **fields.pop("board", {})}
    return scene(investigators=seats, board=board, start="arkham_encounters", **fields)


def close(here: Scene) -> Scene:
    """Close the gate at the woods with a 6 on every die."""
    here.dice(*[6] * 12).choose("close:lore")
    return here.choose("accept") if "accept" in here.options else here


@pytest.mark.rule("WIN-01", "WIN-02")
def test_closing_the_last_gate_with_as_many_trophies_as_players_wins() -> None:
    here = close(group(1, 1, 0))
    assert here.state.outcome is not None
    assert (here.state.outcome.won, here.state.outcome.reason) == (True, "closed")


@pytest.mark.rule("WIN-02")
def test_with_one_trophy_too_few_the_game_goes_on() -> None:
    here = close(group(1, 0, 0))
    assert [event.space for event in here.events(events.GateClosed)] == ["woods"]
    assert here.state.outcome is None


@pytest.mark.rule("WIN-01")
def test_with_another_gate_open_the_game_goes_on() -> None:
    here = close(group(2, 2, 0, gates_open={"woods": "another-dimension", "graveyard": "plateau-of-leng"}))
    assert here.state.outcome is None


@pytest.mark.rule("WIN-03")
def test_a_card_that_closes_the_last_gate_does_not_win() -> None:
    here = group(2, 2, 0)
    here.run(gates.close_gate(here.table, "woods"))
    assert here.state.gates == {}
    assert here.state.outcome is None


@pytest.mark.rule("WIN-04")
def test_the_sixth_elder_sign_wins_at_once_whatever_gates_are_open() -> None:
    here = group(0, board={"seals": SIX[1:], "gates": {"woods": "abyss", "black-cave": "rlyeh"}})
    here.who().clues = 5
    close(here).choose("seal:clues")
    assert here.state.outcome is not None
    assert (here.state.outcome.won, here.state.outcome.reason) == (True, "sealed")
    assert here.state.gates == {"black-cave": here.state.gates["black-cave"]}


@pytest.mark.rule("WIN-06")
def test_a_sheet_that_says_so_loses_the_game() -> None:
    here = scene(ancient_one="azathoth").effects({"op": "lose_game"}, source="azathoth")
    assert here.state.outcome == Outcome(won=False, reason="ancient_one")


def scored(**fields: Any) -> Scene:
    return scene(start="movement", **fields)


@pytest.mark.rule("WIN-07")
def test_the_first_citizen_has_most_gate_trophies_and_monsters_break_a_tie() -> None:
    seats = [
        {"id": "joe-diamond", "trophies": {"gates": ["abyss"], "monsters": ["ghoul"]}},
        {"id": "mandy-thompson", "trophies": {"gates": ["rlyeh"], "monsters": ["ghoul", "zombie"]}},
        {"id": "kate-winthrop", "trophies": {"monsters": ["cultist", "cultist", "cultist"]}},
    ]
    assert victory.first_citizen(scored(investigators=seats).table) == "mandy-thompson"
    assert victory.first_citizen(scored(investigators=[seats[0], seats[2]]).table) == "joe-diamond"


@pytest.mark.rule("WIN-08", "WIN-09", "WIN-10", "WIN-11")
def test_each_part_of_the_score() -> None:
    seats = [
        {
            "id": "joe-diamond",
            "status": ["bank_loan"],
            "trophies": {"monsters": ["ghoul", "zombie", "cultist"]},
        },
        {"id": "mandy-thompson", "trophies": {"gates": ["abyss", "rlyeh"], "monsters": ["ghoul"]}},
    ]
    here = scored(
        investigators=seats, ancient_one="yig", tracks={"terror": 2}, board={"seals": ["woods"], "closed": []}
    )
    here.who().defaulted_loans = 1
    assert victory.score_parts(here.table) == {
        "doom": 10,
        "terror": -2,
        "loans": -2,
        "seals": -1,
        "gates": 2,
        "monsters": 1,
        "survivors": 2,
    }
    assert victory.score(here.table) == 10


@pytest.mark.rule("WIN-09")
def test_a_loan_in_default_costs_a_point_even_after_whoever_took_it_is_gone() -> None:
    here = scored(investigators=[{"id": "joe-diamond"}, {"id": "mandy-thompson"}])
    here.effects({"op": "status", "set": "loan_barred"}, who="joe-diamond")
    assert victory.score_parts(here.table)["loans"] == -1
    here.run(investigators.replace(here.table, here.who("joe-diamond"), "jenny-barnes"))
    assert here.cards("jenny-barnes")
    assert victory.score_parts(here.table)["loans"] == -1


@pytest.mark.rule("WIN-11")
def test_the_devoured_are_no_survivors() -> None:
    here = scored(investigators=[{"id": "joe-diamond"}, {"id": "mandy-thompson"}])
    here.who("joe-diamond").devoured = True
    assert victory.score_parts(here.table)["survivors"] == 1


@pytest.mark.rule("WIN-13")
def test_the_worked_example_comes_to_21() -> None:
    worlds = ["yuggoth", "abyss", "rlyeh", "plateau-of-leng", "the-dreamlands", "another-dimension"]
    commons = [
        "ghoul",
        "ghoul",
        "ghoul",
        "zombie",
        "zombie",
        "zombie",
        "witch",
        "witch",
        "maniac",
        "maniac",
        "maniac",
    ]
    names = [*THREE, "bob-jenkins", "jenny-barnes"]
    seats: list[dict[str, Any]] = [{"id": name} for name in names]
    seats[0]["trophies"] = {"gates": [*worlds, "yuggoth", "abyss"], "monsters": [*commons, *["cultist"] * 6]}
    here = scored(
        investigators=seats,
        ancient_one="azathoth",
        tracks={"terror": 6},
        board={"seals": SIX[:3], "closed": []},
    )
    here.who().defaulted_loans = 2
    assert len(here.who().monster_trophies) == 17
    assert victory.score(here.table) == 21
