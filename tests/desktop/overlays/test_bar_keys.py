"""The keys of the bar: nothing with a price is used by one key alone, Enter does what is previewed."""

from __future__ import annotations

from arkham_desktop.desktop.widgets import Button
from tests.desktop.overlays.conftest import Play


def test_an_aside_with_a_price_is_looked_at_before_its_key_uses_it(played: Play) -> None:
    here = played(
        investigators=[
            {"id": "amanda-sharpe", "space": "woods", "explored": True, "cards": ["elder-sign#1"]}
        ],
        board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}},
        start="arkham_encounters",
    )
    count = len(here.session.history)
    here.driver.key("m")
    assert len(here.session.history) == count
    assert here.scene.group.focus is here.scene.group["option-use:elder-sign#1"]
    assert "Sanity" in here.scene.group["option-use:elder-sign#1"].tip
    assert here.scene.group.tip_shown
    here.driver.key("m")
    assert here.session.history[count].option == "use:elder-sign#1"


def test_an_aside_that_is_free_is_used_at_once(played: Play) -> None:
    here = played(
        investigators=[{"id": "harvey-walters", "space": "rivertown", "cards": ["patrol-wagon"]}],
        start="movement",
    )
    here.driver.key("m")
    assert here.session.history[-1].option == "use:patrol-wagon#1"


def test_enter_does_what_is_previewed_and_not_what_was_suggested_before(played: Play) -> None:
    here = played(investigators=[{"id": "joe-diamond", "space": "general-store"}], start="arkham_encounters")
    assert here.options == ["encounter", "ability:general-store"]
    here.driver.key("2")
    assert here.session.history == []
    button = here.scene.group["option-ability:general-store"]
    assert isinstance(button, Button)
    assert button.chosen
    here.driver.key("enter")
    assert [line.option for line in here.session.history] == ["ability:general-store"]


def test_enter_buys_nothing_that_nobody_has_looked_at(played: Play) -> None:
    here = played(
        investigators=[{"id": "joe-diamond", "space": "general-store", "money": 9}], start="arkham_encounters"
    )
    here.choose("ability:general-store")
    assert here.kind == "shop"
    here.driver.key("enter")
    assert here.kind == "shop"
    here.driver.key("tab")
    here.driver.key("enter")
    assert here.session.history[-1].option.startswith("buy:")


def test_enter_gives_nothing_up_that_nobody_has_chosen(played: Play) -> None:
    here = played(
        investigators=[{"id": "amanda-sharpe", "space": "woods", "stamina": 1, "cards": ["axe", "knife"]}],
        board={"monsters": [{"kind": "shoggoth", "space": "woods"}]},
        start="movement",
        dice=[5] + [1] * 40,
    )
    here.choose("done")
    here.until("lose_items", prefer=(here.options[-1], "fight", "roll", "accept"))
    assert {option.partition(":")[0] for option in here.options} >= {"lose"}
    count = len(here.session.history)
    here.driver.key("enter")
    assert len(here.session.history) == count


def test_a_button_says_nothing_twice(played: Play) -> None:
    here = played(
        investigators=[{"id": "joe-diamond", "space": "mas-boarding-house", "money": 5}],
        decks={"encounters:southside": [308]},
        sets=["base", "innsmouth"],
        start="arkham_encounters",
    )
    here.until("choose", prefer=("encounter", "continue"))
    street = here.scene.group["option-choose:2"]
    assert isinstance(street, Button)
    assert (street.label, street.sub) == ("Move to the street", "")
