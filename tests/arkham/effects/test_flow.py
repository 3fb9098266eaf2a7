"""Checks, choices, conditions, dice, and doing it for several."""

import pytest

from arkham_desktop.arkham.events import DiceRolled
from tests.arkham.scenes import Scene, scene

CLUE = {"op": "gain", "what": "clue", "n": 1}
DOLLAR = {"op": "gain", "what": "money", "n": 1}
PAY_2 = {"op": "spend", "what": "money", "n": 2}


def alone(**seat: object) -> Scene:
    """Joe Diamond downtown with nothing but what is given."""
    return scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown", "cards": [], "clues": 0, "money": 0, **seat}
        ],
        start="movement",
    )


def test_a_check_that_is_passed_does_what_passing_says() -> None:
    here = alone(skills={"lore": 1}).dice(6)
    here.effects({"op": "check", "skill": "lore", "mod": 0, "pass": [CLUE], "fail": [DOLLAR]})
    assert (here.who().clues, here.who().money) == (1, 0)


def test_a_check_that_is_failed_does_what_failing_says() -> None:
    here = alone(skills={"lore": 2}).dice(4, 4)
    here.effects({"op": "check", "skill": "lore", "mod": 0, "pass": [CLUE], "fail": [DOLLAR]})
    assert (here.who().clues, here.who().money) == (0, 1)


def test_of_several_skills_the_player_checks_the_one_picked() -> None:
    here = alone(skills={"speed": 1, "fight": 1}).dice(6)
    here.effects({"op": "check", "skill": ["speed", "fight"], "mod": 0, "pass": [CLUE]})
    here.choose("skill:fight")
    assert here.events(DiceRolled)[0].what == "fight"


def test_a_check_gives_something_for_each_success() -> None:
    here = alone(skills={"luck": 3}).dice(5, 6, 1)
    here.effects({"op": "check", "skill": "luck", "mod": 0, "per_success": [CLUE]})
    assert here.who().clues == 2


@pytest.mark.parametrize(("dice", "clues", "money"), [((1, 1), 0, 0), ((6, 1), 1, 0), ((6, 5), 0, 1)])
def test_the_number_of_successes_says_what_happens(dice: tuple[int, ...], clues: int, money: int) -> None:
    here = alone(skills={"luck": 2}).dice(*dice)
    bands = [{"min": 1, "max": 1, "do": [CLUE]}, {"min": 2, "do": [DOLLAR]}]
    here.effects({"op": "check", "skill": "luck", "mod": 0, "by_successes": bands})
    assert (here.who().clues, here.who().money) == (clues, money)


def test_only_what_can_be_paid_can_be_chosen() -> None:
    here = alone(money=1)
    here.effects(
        {"op": "choose", "options": [{"cost": [PAY_2], "do": [CLUE]}, {"do": [DOLLAR]}, {"do": [CLUE]}]}
    )
    assert here.options == ["choose:2", "choose:3"]
    here.choose("choose:2")
    assert here.who().money == 2


def test_a_choice_is_paid_in_full_before_it_happens() -> None:
    here = alone(money=3)
    here.effects({"op": "choose", "options": [{"cost": [PAY_2], "do": [CLUE]}, {"do": [DOLLAR]}]})
    here.choose("choose:1")
    assert (here.who().money, here.who().clues) == (1, 1)


def test_a_choice_of_which_nothing_can_be_paid_does_nothing() -> None:
    here = alone()
    here.effects({"op": "choose", "options": [{"cost": [PAY_2], "do": [CLUE]}], "if_able": True})
    assert here.ended
    assert here.who().clues == 0


def test_who_may_is_asked_and_no_means_the_other() -> None:
    here = alone(money=2)
    here.effects({"op": "may", "cost": [PAY_2], "do": [CLUE], "else": [DOLLAR]})
    here.choose("no")
    assert (here.who().money, here.who().clues) == (3, 0)


def test_who_cannot_pay_is_not_asked() -> None:
    here = alone(money=1)
    here.effects({"op": "may", "cost": [PAY_2], "do": [CLUE], "else": [DOLLAR]})
    assert here.ended
    assert here.who().money == 2


def test_what_may_be_repeated_is_asked_until_no_or_until_it_cannot_be_paid() -> None:
    here = alone(money=5)
    here.effects({"op": "may", "cost": [PAY_2], "do": [CLUE], "repeat": True})
    here.choose("yes", "yes")
    assert here.ended
    assert (here.who().money, here.who().clues) == (1, 2)


def test_a_condition_decides_which_of_two_things_happens() -> None:
    here = alone(status=["cursed"])
    here.effects({"op": "if", "cond": {"has_status": "cursed"}, "then": [CLUE], "else": [DOLLAR]})
    assert (here.who().clues, here.who().money) == (1, 0)


def test_one_die_has_a_table_of_its_faces() -> None:
    table = [{"on": [1, 2], "do": [CLUE]}, {"on": [3, 4, 5, 6], "do": [DOLLAR]}]
    here = alone().dice(2)
    here.effects({"op": "roll", "dice": 1, "table": table})
    assert (here.who().clues, here.who().money) == (1, 0)


def test_each_success_and_each_failure_of_a_roll_counts() -> None:
    here = alone().dice(6, 1, 2)
    here.effects({"op": "roll", "dice": 3, "per_success": [CLUE], "per_failure": [DOLLAR]})
    assert (here.who().clues, here.who().money) == (1, 2)


def test_what_follows_a_roll_may_use_its_sum() -> None:
    here = alone().dice(4, 3)
    here.effects({"op": "roll", "dice": 2, "do": [{"op": "gain", "what": "money", "n": "roll"}]})
    assert here.who().money == 7


def test_a_blessing_does_not_help_a_roll_that_is_no_check() -> None:
    here = alone(status=["blessed"]).dice(4)
    here.effects({"op": "roll", "dice": 1, "success": [CLUE], "failure": [DOLLAR]})
    assert (here.who().clues, here.who().money) == (0, 1)


def three() -> Scene:
    """Three investigators: two downtown, one in Easttown."""
    return scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown", "money": 0, "stamina": 2},
            {"id": "jenny-barnes", "space": "downtown", "money": 0, "stamina": 4},
            {"id": "monterey-jack", "space": "velmas-diner", "money": 0, "stamina": 2},
        ],
        start="movement",
    )


def money(here: Scene) -> list[int]:
    return [one.money for one in here.state.investigators]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("all", [1, 1, 1]),
        ("here", [1, 1, 0]),
        ("in_streets", [1, 1, 0]),
        ("in_arkham", [1, 1, 1]),
        ("in_other_worlds", [0, 0, 0]),
        ("first_player", [1, 0, 0]),
        ("highest_stamina", [0, 1, 0]),
    ],
)
def test_for_each_means_those_whom_the_word_fits(who: str, expected: list[int]) -> None:
    here = three()
    here.effects({"op": "for_each", "who": who, "do": [DOLLAR]})
    assert money(here) == expected


def test_for_each_spares_those_at_an_excepted_place() -> None:
    here = three()
    here.effects({"op": "for_each", "who": "all", "except": "velmas-diner", "do": [DOLLAR]})
    assert money(here) == [1, 1, 0]


def test_any_one_is_picked_by_you() -> None:
    here = three()
    here.effects({"op": "for_each", "who": "any_one", "do": [DOLLAR]}, who="jenny-barnes")
    assert here.decision.who == "jenny-barnes"
    here.choose("who:monterey-jack")
    assert money(here) == [0, 0, 1]


def test_any_other_is_not_you() -> None:
    here = three()
    here.effects({"op": "for_each", "who": "any_other", "do": [DOLLAR]})
    assert here.options == ["who:jenny-barnes", "who:monterey-jack"]


def test_a_tie_of_the_lowest_is_broken_by_the_picker() -> None:
    here = three()
    here.effects({"op": "for_each", "who": "lowest_stamina", "picker": "first_player", "do": [DOLLAR]})
    assert here.options == ["who:joe-diamond", "who:monterey-jack"]
    here.choose("who:monterey-jack")
    assert money(here) == [0, 0, 1]


def test_everybody_rolls_a_check_of_his_own() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "clues": 0, "skills": {"luck": 1}},
            {"id": "jenny-barnes", "clues": 0, "skills": {"luck": 1}},
        ],
        start="movement",
        dice=[1, 6],
    )
    check = {"op": "check", "skill": "luck", "mod": 0, "pass": [CLUE]}
    here.effects({"op": "for_each", "who": "all", "do": [check]})
    assert [one.clues for one in here.state.investigators] == [0, 1]


def test_for_each_item_this_is_the_item_at_hand() -> None:
    here = alone(cards=["knife", "lantern", "lore"]).dice(1, 6)
    loss = {"op": "roll", "dice": 1, "failure": [{"op": "discard", "what": "this", "n": 1}]}
    here.effects({"op": "for_each", "who": "your_items", "do": [loss]})
    assert here.cards() == ["lantern", "lore"]


def test_nobody_goes_insane_before_the_outermost_effect_is_over() -> None:
    here = alone(sanity=1)
    here.effects({"op": "lose", "what": "sanity", "n": 1}, {"op": "gain", "what": "sanity", "n": 1})
    assert (here.who().place, here.who().sanity) == ("downtown", 1)


def test_what_a_price_took_is_settled_after_what_it_paid_for() -> None:
    here = alone(sanity=1)
    price = [{"op": "lose", "what": "sanity", "n": 1}]
    here.effects({"op": "may", "cost": price, "do": [CLUE, CLUE, CLUE]})
    here.choose("yes")
    assert here.who().place == "arkham-asylum"
    assert here.who().clues == 2  # half of the three (rounded down) went with his wits
