"""Investigators and items of Dunwich with a rule of their own (SET-30, COM-22)."""

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import upkeep
from arkham_desktop.arkham.rules import combat, skills
from tests.arkham.board import monsters, person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import its_upkeep, town

WILSON, SWORD = "wilson-richards", "golden-sword-of-yha-talla"
LEFT = {"speed": 0, "fight": 0, "lore": 0}


# --- Wilson Richards ----------------------------------------------------------------------------------
@pytest.mark.rule("SET-30")
def test_wilson_richards_moves_every_slider_as_far_as_he_likes_and_spends_no_focus() -> None:
    here = its_upkeep(town(person(WILSON, sliders=LEFT), start="upkeep"))
    assert {f"slide:{slider}=3" for slider in LEFT} <= set(here.options)
    here.choose("slide:speed=3")
    assert here.who().focus_left == 4
    here.choose("slide:fight=3", "slide:lore=3")
    assert here.who().sliders == {"speed": 3, "fight": 3, "lore": 3}


@pytest.mark.rule("SET-30")
def test_wherever_a_number_is_asked_for_wilson_richards_has_focus_4() -> None:
    here = town(person(WILSON))
    assert skills.focus(here.table, here.who()) == 4
    here.effects({"op": "lose", "what": "focus", "n": "half_down"})
    assert skills.focus(here.table, here.who()) == 2


# --- weapons that exhaust -------------------------------------------------------------------------------
def swinging(*faces: int, exhausted: bool = False) -> Scene:
    """A fight with a Zombie that has a golden sword at hand, after the Horror check."""
    sword = {"id": f"{SWORD}#1", "exhausted": exhausted}
    seat = person(space="downtown", cards=[sword], skills={"fight": 2, "will": 9}, stamina=5)
    here = town(seat, board={"monsters": monsters("zombie#1@downtown"), "clues": {}})
    here.dice(*[6] * 8, *faces)  # the Horror check is passed
    return here.run(combat.fight(here.table, here.who(), "zombie#1"))


def rolled(here: Scene) -> list[int]:
    """The number of dice of each Combat check."""
    return [len(event.faces) for event in here.events(events.DiceRolled) if event.what == "combat"]


@pytest.mark.rule("COM-22")
def test_a_weapon_that_exhausts_helps_one_combat_check_only() -> None:
    here = swinging(*[1] * 20)
    here.choose(f"wield:{SWORD}#1", "fight", f"use:{SWORD}#1")
    assert here.card(SWORD).exhausted
    assert not any(SWORD in option and not option.startswith("unwield") for option in here.options)
    here.choose("fight")
    assert not any(option.startswith("use:") for option in here.options)
    with_sword, without = rolled(here)
    assert with_sword - without == 5


@pytest.mark.rule("COM-22")
def test_an_exhausted_weapon_cannot_be_used_until_it_is_refreshed() -> None:
    here = swinging(exhausted=True)
    assert not any(SWORD in option for option in here.options)
    upkeep.refresh(here.table, here.who())
    again = here.run(combat.fight(here.table, here.who(), "zombie#1"))
    assert f"wield:{SWORD}#1" in again.options
