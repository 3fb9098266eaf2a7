"""Environments of the base set, and allies whose attacks pass resistances."""

import pytest

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.events import DiceRolled
from arkham_desktop.arkham.rules import combat
from tests.arkham.scenes import Scene, scene


def under(environment: str, space: str, **seat: object) -> Scene:
    """Joe Diamond at a place, with an Environment in play."""
    given = {"id": "joe-diamond", "space": space, "cards": [], "clues": 0, "money": 0, **seat}
    return scene(investigators=[given], environment=environment, start="movement")


def end_movement(here: Scene) -> Scene:
    """What the Environment does to whoever ends his movement here."""
    who = here.who()
    return here.run(abilities.trigger(here.table, "end_of_movement", who=who, place=who.place))


def test_blood_magic_sells_clues_for_stamina_in_rivertown() -> None:
    here = end_movement(under("blood-magic", "rivertown", stamina=3).dice(5, 6, 1))
    here.choose("yes")
    assert (here.who().stamina, here.who().clues) == (2, 3)


def test_blood_magic_devours_whoever_bleeds_to_death() -> None:
    here = end_movement(under("blood-magic", "rivertown", stamina=2).dice(1, 1))
    joe = here.who()
    here.choose("yes")
    assert joe.devoured


def test_the_man_in_black_sells_a_clue_and_a_spell_for_sanity_in_french_hill() -> None:
    here = end_movement(under("the-man-in-black", "french-hill", sanity=3).dice(6, 1, 6))
    here.choose("yes")
    assert (here.who().sanity, here.who().clues, len(here.cards())) == (2, 1, 1)


def test_nobody_has_to_deal_with_the_man_in_black() -> None:
    here = end_movement(under("the-man-in-black", "french-hill"))
    here.choose("no")
    assert here.who().clues == 0


def test_the_exhibit_gives_a_clue_to_whoever_understands_it() -> None:
    here = end_movement(
        under("egyptian-exhibit-visits-miskatonic-u", "miskatonic-u", skills={"lore": 2}).dice(5)
    )
    here.choose("yes")
    assert here.who().clues == 1


def test_in_a_sunken_dream_sanity_comes_back_only_in_the_asylum() -> None:
    here = under("dreams-of-a-sunken-city", "downtown", sanity=1)
    heal = {"op": "gain", "what": "sanity", "n": 1}
    here.effects(heal)
    assert here.who().sanity == 1
    here.effects(heal, source="arkham-asylum")
    assert here.who().sanity == 2


def test_alien_technology_gives_a_unique_item_for_each_mi_go() -> None:
    here = under("alien-technology", "downtown")
    mi_go = next(monster for monster in here.state.cup if monster.startswith("mi-go#"))
    here.state.cup.remove(mi_go)
    here.state.monsters[mi_go] = "downtown"
    here.run(combat.defeat(here.table, here.who(), mi_go))
    assert [here.table.library.card(card.id).deck for card in here.who().cards] == ["unique"]
    printed = here.table.library.monster("mi-go#1").toughness
    assert printed is not None
    assert combat.toughness(here.table, "mi-go#1") == printed + 2


def test_nobody_can_seal_when_no_one_can_help() -> None:
    gates = {"woods": "abyss", "graveyard": "rlyeh"}
    seat = {"id": "joe-diamond", "space": "woods", "clues": 9, "explored": True, "skills": {"lore": 6}}
    here = scene(
        investigators=[seat],
        environment="no-one-can-help-you-now",
        board={"gates": gates},
        start="arkham_encounters",
        dice=[6] * 6,
    )
    here.choose("close:lore")
    assert "seal:clues" not in here.options
    assert here.state.seals == []


def dice_against(monster: str, *held: str) -> int:
    """The dice that Joe Diamond rolls with these cards in the first round against a monster in his street."""
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown", "clues": 0, "cards": list(held), "skills": SKILLS}
        ],
        board={"monsters": [{"kind": monster, "space": "downtown"}]},
        start="movement",
        dice=[6] * 30,
    )
    here.choose("done", f"fight:{monster}")
    here.choose(next(option for option in here.options if option.startswith("wield:")), "fight")
    return next(len(roll.faces) for roll in here.events(DiceRolled) if roll.what == "combat")


SKILLS = {"fight": 6, "will": 6, "luck": 2, "speed": 2, "lore": 2}


@pytest.mark.parametrize(
    ("ally", "monster", "weapon", "bonus"),
    [
        ("professor-armitage", "witch#1", "lamp-of-alhazred", 5),
        ("richard-upton-pickman", "vampire#1", "rifle", 5),
    ],
)
def test_with_some_allies_a_resistance_does_not_halve_the_weapon(
    ally: str, monster: str, weapon: str, bonus: int
) -> None:
    halved = (bonus + 1) // 2
    assert dice_against(monster, weapon, ally) - dice_against(monster, weapon) == bonus - halved
