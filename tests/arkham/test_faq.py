"""Rulings that belong to no chapter alone, and trophies that are spent."""

import pytest

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.context import Context
from tests.arkham.scenes import Scene, scene


@pytest.mark.rule("FAQ-01")
def test_what_every_monster_on_the_board_is_lies_open() -> None:
    monsters = [{"kind": "ghoul", "space": "woods"}, {"kind": "cultist", "space": "uptown"}]
    here = scene(board={"monsters": monsters, "outskirts": ["zombie"], "sky": ["byakhee"]}, start="movement")
    board = here.view["board"]
    assert board["monsters"] == {"woods": ["ghoul"], "uptown": ["cultist"]}
    assert board["sky"] == ["byakhee"]
    assert board["outskirts"] == ["zombie"]


@pytest.mark.rule("FAQ-02")
def test_several_monsters_of_one_encounter_are_drawn_together_and_met_in_ones_own_order() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "space": "woods", "clues": 0, "skills": {"sneak": 6}}],
        decks={"cup": ["cultist", "ghoul"]},
        start="movement",
        dice=[6] * 20,
    )
    here.effects({"op": "monster", "n": 2, "kind": "cup"})
    assert here.options == [f"monster:{monster}" for monster in here.state.transit.monsters]
    first, last = here.state.transit.monsters
    here.choose(f"monster:{last}", f"evade:{last}")
    assert here.state.transit.monsters == [first]
    here.sound()


@pytest.mark.rule("FAQ-03")
def test_who_is_moved_onto_monsters_does_not_meet_them_before_his_next_movement() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "space": "woods"}],
        board={"monsters": [{"kind": "ghoul", "space": "uptown"}]},
        start="arkham_encounters",
    )
    here.effects({"op": "move", "to": "street"})
    assert here.ended
    assert here.who().place == "uptown"


def at_the_docks(**trophies: list[str]) -> Scene:
    """Joe Diamond at the River Docks with trophies and no money."""
    seat = {"id": "joe-diamond", "space": "river-docks", "money": 0, "trophies": trophies}
    return scene(investigators=[seat], start="movement")


def sell(here: Scene) -> Scene:
    """Use the ability of the place."""
    (listener,) = [one for one in here.table.listeners("arkham_encounter") if one.place == "river-docks"]
    context = Context("river-docks", here.who(), place="river-docks")
    return here.run(abilities.use(here.table, listener, context))


@pytest.mark.rule("ITM-08", "ITM-09")
def test_monster_trophies_spent_at_the_docks_are_in_the_cup_again() -> None:
    here = at_the_docks(monsters=["dark-young", "cultist", "cultist"])
    sell(here)
    while not here.ended:
        here.choose(here.options[0])
    who = here.who()
    assert who.money == 5
    spent = {"dark-young#1", "cultist#1", "cultist#2"} - set(who.monster_trophies)
    assert spent
    assert spent <= set(here.state.cup)
    here.sound()


@pytest.mark.rule("ITM-08", "ITM-09")
def test_a_gate_trophy_spent_at_the_docks_lies_at_the_bottom_of_the_gate_stack() -> None:
    here = at_the_docks(gates=["abyss"])
    (marker,) = here.who().gate_trophies
    sell(here)
    assert here.who().money == 5
    assert here.who().gate_trophies == []
    assert here.state.gate_pile[0] == marker
    here.sound()


@pytest.mark.rule("ITM-08")
def test_what_was_spent_does_not_count_for_victory_any_more() -> None:
    gates = {"woods": "abyss"}
    here = scene(
        investigators=[{"id": "joe-diamond", "trophies": {"gates": ["rlyeh"]}}],
        board={"gates": gates},
        start="movement",
    )
    here.effects({"op": "spend", "what": "gate_trophy", "n": 1})
    assert here.view["investigators"]["joe-diamond"]["trophies"]["gates"] == []
    assert here.state.outcome is None
