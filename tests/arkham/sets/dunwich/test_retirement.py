"""Retiring and the score (INV-25 to INV-27, WIN-12, WIN-14)."""

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import trophies, victory
from arkham_desktop.arkham.scenario.running import plain
from tests.arkham.board import person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import its_upkeep, town

TWO = ["jinxed", "xenophobia"]


def bearing(*cards: str, **fields: object) -> Scene:
    """Somebody with these cards in the Upkeep."""
    return its_upkeep(town(person(cards=list(cards), money=4), start="upkeep", **fields))


@pytest.mark.rule("INV-25", "INV-27")
@pytest.mark.parametrize("cards", [["jinxed", "tainted"], ["amnesia", "hysteria"], ["jinxed", "amnesia"]])
def test_with_two_such_cards_one_may_retire(cards: list[str]) -> None:
    assert "retire" in bearing(*cards).options


@pytest.mark.rule("INV-27")
@pytest.mark.parametrize("cards", [[], ["jinxed"], ["amnesia", "axe", "knife"]])
def test_retiring_is_refused_with_fewer(cards: list[str]) -> None:
    here = bearing(*cards)
    assert "retire" not in here.options


@pytest.mark.rule("INV-25")
def test_a_new_random_investigator_comes_and_the_turn_is_skipped() -> None:
    here = town(
        person(cards=[*TWO, "axe"], trophies={"monsters": ["zombie"]}), person("joe-diamond"), start="upkeep"
    )
    here.choose("retire").until(investigator="joe-diamond", phase="upkeep")
    new = here.state.investigators[0]
    assert new.id not in ("amanda-sharpe", "joe-diamond")
    assert "amanda-sharpe" in here.state.unused_investigators
    assert [one.split("#")[0] for one in new.monster_trophies] == ["zombie"]
    assert not any(card.id.startswith(("jinxed", "xenophobia")) for card in new.cards)
    asked = set()
    while here.state.turn == 1:
        asked.add((here.decision.who, here.state.phase))
        here.choose(plain(here.decision).id)
    assert (new.id, "movement") not in asked
    assert ("joe-diamond", "movement") in asked
    here.until(investigator=new.id, turn=2)


@pytest.mark.rule("INV-26")
def test_retiring_triggers_nothing_of_being_devoured_and_costs_a_point() -> None:
    here = bearing(*TWO, ancient_one="glaaki")
    here.choose("retire")
    assert here.state.terror == 0
    assert "devoured" not in [event.status for event in here.events(events.StatusChanged)]
    assert victory.score_parts(here.table)["retired"] == -1
    devoured = town(person(), ancient_one="glaaki").effects({"op": "devoured"})
    assert devoured.state.terror == 2


def test_nobody_retires_outside_the_upkeep() -> None:
    here = town(person(cards=TWO))
    here.run(movement.phase_for(here.table, here.who()))
    assert "retire" not in here.options


@pytest.mark.rule("WIN-12")
def test_each_completed_task_adds_a_point_and_each_retired_investigator_takes_one_away() -> None:
    here = town()
    before = victory.score(here.table)
    here.state.tracks.update({"tasks_done": 2, "retired": 1})
    assert victory.score(here.table) == before + 1


@pytest.mark.rule("WIN-14")
def test_the_example_of_the_score_with_dunwich_makes_22() -> None:
    people = [
        person(name)
        for name in ("amanda-sharpe", "carolyn-fern", "darrell-simmons", "dexter-drake", "jenny-barnes")
    ]
    here = town(*people, ancient_one="azathoth", tracks={"terror": 6, "tasks_done": 2, "retired": 1})
    table, who = here.table, here.who()
    who.defaulted_loans = 2
    here.state.seals_played = 3
    who.gate_trophies = here.state.gate_pile[:8]
    who.monster_trophies = here.state.cup[:17]
    assert trophies.worth(table, who, "gate_trophy") == 8
    assert victory.score_parts(table)["doom"] == 14
    assert victory.score(table) == 22
