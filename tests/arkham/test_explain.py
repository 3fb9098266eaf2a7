from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.explain import Explanation, explain
from arkham_desktop.arkham.text import Words
from tests.arkham.scenes import Scene, scene

JOE, KATE = "joe-diamond", "kate-winthrop"


def _joe(**fields: Any) -> dict[str, Any]:
    return {"id": JOE, "space": "downtown", "cards": [], "skills": {}, **fields}


def _why(here: Scene, target: str) -> Explanation:
    return explain(here.table, target, Words(), here.decision)


def _failed(here: Scene, target: str) -> list[str]:
    return [one.rule for one in _why(here, target).failed]


@pytest.mark.rule("MOV-02")
def test_what_is_an_option_has_no_failed_condition() -> None:
    here = scene(investigators=[_joe()], start="movement")
    why = _why(here, "go:easttown")
    assert why.possible
    assert why.conditions
    assert not why.failed
    assert not why.help


def test_every_step_that_is_offered_is_explained_as_possible_and_no_other_is() -> None:
    here = scene(investigators=[_joe()], board={"closed": ["bank-of-arkham"]}, start="movement")
    offered = {option.target for option in here.decision.options if option.verb == "go"}
    for space in here.table.library.spaces.values():
        why = _why(here, space.id)
        assert why.possible == (space.id in offered), space.id
        assert bool(why.failed) != why.possible, space.id


@pytest.mark.rule("MOV-22")
def test_a_closed_location_says_that_it_is_closed() -> None:
    here = scene(investigators=[_joe()], board={"closed": ["bank-of-arkham"]}, start="movement")
    assert _failed(here, "bank-of-arkham") == ["MOV-22"]


@pytest.mark.rule("MOV-01", "MOV-02")
def test_a_place_far_off_is_not_adjacent_and_steps_would_help() -> None:
    here = scene(investigators=[_joe()], start="movement")
    why = _why(here, "woods")
    assert [one.rule for one in why.failed] == ["MOV-02"]
    assert why.help == ("Go there step by step.",)


@pytest.mark.rule("MOV-01")
def test_without_movement_points_no_step_is_left() -> None:
    here = scene(investigators=[_joe(cards=["map-of-arkham"])], start="movement")
    for _ in range(here.who(JOE).movement_left // 2):
        here.choose("go:easttown", "go:downtown")
    if "go:easttown" in here.options:
        here.choose("go:easttown")
    here_now = here.who(JOE).place
    why = _why(here, "go:downtown" if here_now == "easttown" else "go:easttown")
    assert not why.possible
    assert [one.rule for one in why.failed] == ["MOV-01"]
    assert why.help == ("Raise your Speed, or use a card that gives movement points.",)


@pytest.mark.rule("GAT-01")
def test_a_gate_that_was_not_explored_cannot_be_closed() -> None:
    here = scene(
        investigators=[_joe(space="woods")], board={"gates": {"woods": "abyss"}}, start="arkham_encounters"
    )
    assert _failed(here, "close:fight") == ["GAT-01"]


@pytest.mark.rule("GAT-07")
def test_four_clues_are_too_few_to_seal() -> None:
    here = scene(
        investigators=[_joe(space="woods", explored=True, clues=4)],
        board={"gates": {"woods": "abyss"}},
        start="arkham_encounters",
    )
    why = _why(here, "seal:clues")
    assert "5 Clue tokens are needed; you have 4." in [one.text for one in why.failed]
    assert "Get 5 Clue tokens before you close a gate." in why.help


@pytest.mark.rule("UPK-02")
def test_an_exhausted_spell_waits_for_the_next_upkeep() -> None:
    here = scene(investigators=[_joe(cards=["find-gate"])], start="movement")
    here.who(JOE).cards[0].exhausted = True
    why = _why(here, "cast:find-gate")
    assert why.failed[0].rule == "UPK-02"
    assert "It is refreshed in your next Upkeep." in why.help


@pytest.mark.rule("SPL-05")
def test_a_spell_that_costs_more_sanity_than_is_left_says_so() -> None:
    here = scene(investigators=[_joe(sanity=1, cards=["bind-monster"])], start="movement")
    texts = [one.text for one in _why(here, "cast:bind-monster").failed]
    assert "2 Sanity is needed; you have 1." in texts
    assert "It is the moment: combat." in texts


@pytest.mark.rule("COM-31")
def test_from_ambush_nobody_flees() -> None:
    here = scene(
        investigators=[_joe(clues=0, cards=["knife"])],
        board={"monsters": [{"kind": "ghoul", "space": "downtown"}]},
        start="movement",
        dice=[6] * 12,
    )
    here.choose("done")
    here.choose(next(option.id for option in here.decision.options if option.verb == "fight"))
    assert here.decision.kind == "combat"
    assert _failed(here, "flee") == ["COM-31"]


@pytest.mark.rule("TRD-01")
def test_who_stands_elsewhere_cannot_be_traded_with() -> None:
    here = scene(
        investigators=[_joe(money=1), {"id": KATE, "space": "woods", "cards": []}],
        first_player=JOE,
        start={"phase": "movement", "investigator": JOE},
    )
    assert _failed(here, f"trade:{KATE}") == ["TRD-01"]


@pytest.mark.rule("ENC-01")
def test_in_a_street_there_is_no_encounter() -> None:
    here = scene(investigators=[_joe()], start="movement")
    assert _failed(here, "encounter") == ["ENC-01"]


def test_a_card_one_does_not_have_is_named() -> None:
    here = scene(investigators=[_joe()], start="movement")
    assert [one.text for one in _why(here, "use:lucky-cigarette-case").failed] == [
        "You have Lucky Cigarette Case."
    ]


def test_a_card_whose_moment_has_not_come_says_when_it_comes() -> None:
    here = scene(investigators=[_joe(cards=["food"])], start="movement")
    assert [one.text for one in _why(here, "use:food").failed] == ["It is the moment: losing Stamina."]
