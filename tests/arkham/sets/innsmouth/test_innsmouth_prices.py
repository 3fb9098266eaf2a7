"""What others, cards and trophies give toward a price of clue tokens is added to one's own."""

from typing import Any

import pytest

from arkham_desktop.arkham.rules import gates
from tests.arkham.board import person
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import its_upkeep, town

ALL = ["base", "dunwich", "innsmouth"]


def _clues(here: Scene, *names: str) -> list[int]:
    return [here.who(name).clues for name in names]


@pytest.mark.rule("GAT-05")
def test_a_seal_costs_five_clues_though_patrice_gives_most_of_them() -> None:
    here = town(
        person("amanda-sharpe", "woods", clues=1), person("patrice-hathaway", "curiositie-shoppe", clues=6)
    )
    here.run(gates.seal(here.table, here.who(), "woods"))
    while not here.ended:
        here.choose(here.options[0])
    assert sum(_clues(here, "amanda-sharpe", "patrice-hathaway")) == 2
    assert here.state.seals == ["woods"]


@pytest.mark.rule("GAT-05")
def test_a_seal_costs_yorick_five_clues_and_trophies_together() -> None:
    trophies: dict[str, Any] = {"monsters": ["ghoul", "ghost", "warlock", "witch"]}
    here = town(person("william-yorick", "woods", clues=2, trophies=trophies))
    here.run(gates.seal(here.table, here.who(), "woods"))
    while not here.ended:
        here.choose(next(one for one in here.options if one != "accept"))
    who = here.who()
    assert who.clues + len(who.monster_trophies) == 1


@pytest.mark.rule("GAT-05")
def test_research_materials_stand_in_for_one_clue_of_five() -> None:
    here = town(person("amanda-sharpe", "woods", clues=4, cards=["research-materials"]))
    here.run(gates.seal(here.table, here.who(), "woods"))
    while not here.ended:
        here.choose(here.options[0])
    assert (here.who().clues, here.cards()) == (0, [])


def test_of_any_number_of_clues_patrices_may_be_spent_too() -> None:
    here = town(person("amanda-sharpe", "woods", clues=1), person("patrice-hathaway", "woods", clues=2))
    here.effects({"op": "spend", "what": "clue", "n": "any"})
    assert here.options[-1] == "n:3"


def test_all_ones_clues_are_ones_own() -> None:
    here = town(person("amanda-sharpe", "woods", clues=2), person("patrice-hathaway", "woods", clues=2))
    here.effects({"op": "spend", "what": "clue", "n": "all"})
    while not here.ended:
        here.choose("accept")
    assert _clues(here, "amanda-sharpe", "patrice-hathaway") == [0, 2]


@pytest.mark.rule("AOX-13")
def test_patrices_clues_keep_others_from_being_devoured() -> None:
    price = {"op": "spend", "what": ["clue", "monster_trophy", "gate_trophy", "item"], "n": 3}
    choose = {"op": "choose", "options": [{"cost": [price], "do": []}, {"do": [{"op": "devoured"}]}]}
    here = town(person("amanda-sharpe", "woods", clues=1), person("patrice-hathaway", "woods", clues=5))
    here.effects(choose)
    while not here.ended:
        here.choose(here.options[0])
    assert not here.who().devoured
    assert sum(_clues(here, "amanda-sharpe", "patrice-hathaway")) == 3


@pytest.mark.rule("AO-09")
@pytest.mark.parametrize(("battle", "offered"), [(False, True), (True, False)])
def test_nothing_is_bought_for_clues_that_nobody_can_gain(battle: bool, offered: bool) -> None:
    fight: dict[str, Any] = {"start": "final_battle", "battle": {"round": 1}} if battle else {}
    here = town(person("bob-jenkins", "woods", money=9), sets=ALL, variants=["stories"], **fight)
    here.who().kept[0].id = "story-bob-jenkins-pass#1"
    here.table.changed()
    its_upkeep(here)
    assert any("story-bob-jenkins" in one for one in here.options) == offered
