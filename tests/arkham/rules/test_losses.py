"""Losing, gaining, preventing, and who stands at 0 afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import Gained, Lost
from arkham_desktop.arkham.rules import investigators, losses, settling, skills
from tests.arkham.scenes import Scene, scene


def someone(who: str = "monterey-jack", **given: Any) -> Scene:
    """One investigator; the further fields are the seat's, or the scene's."""
    of_scene = {
        key: given.pop(key) for key in ("environment", "ancient_one", "start", "dice") if key in given
    }
    seat = {"id": who, "space": "downtown", "cards": [], "clues": 0, **given}
    return scene(investigators=[seat], **{"start": "movement", **of_scene})


def lose(here: Scene, what: str, n: int, **how: Any) -> Scene:
    """Let him lose something."""
    return here.run(losses.lose(here.table, here.who(), what, n, "test", **how))


@pytest.mark.rule("INV-01")
def test_sanity_and_stamina_never_rise_above_the_maximum() -> None:
    here = someone(sanity=2, stamina=2)
    for what in ("sanity", "stamina"):
        top = skills.maximum(here.table, here.who(), what)
        assert losses.gain(here.table, here.who(), what, 99) == top - 2
        assert getattr(here.who(), what) == top
        assert losses.gain(here.table, here.who(), what, 1) == 0


def test_what_says_so_may_exceed_the_maximum() -> None:
    here = someone()
    top = here.who().stamina
    assert losses.gain(here.table, here.who(), "stamina", 3, over_max=True) == 3
    assert here.who().stamina == top + 3


def test_a_loss_takes_no_more_than_there_is_and_is_told_once() -> None:
    here = lose(someone(money=3), "money", 5)
    assert (here.result, here.who().money) == (3, 0)
    assert [(event.what, event.n) for event in here.events(Lost)] == [("money", 3)]
    assert lose(here, "money", 1).result == 0
    assert len(here.events(Lost)) == 1


@pytest.mark.parametrize(("who", "what"), [("harvey-walters", "sanity"), ("michael-mcglen", "stamina")])
def test_a_strong_mind_or_body_loses_one_less_and_never_gains_by_it(who: str, what: str) -> None:
    assert lose(someone(who), what, 3).result == 2
    assert lose(someone(who), what, 1).result == 0


@pytest.mark.parametrize(("card", "what"), [("food#1", "stamina"), ("whiskey#1", "sanity")])
def test_food_and_whiskey_are_used_up_for_one_point(card: str, what: str) -> None:
    here = lose(someone(cards=[card]), what, 2)
    assert here.options == ["accept", f"use:{card}"]
    here.choose(f"use:{card}")
    assert (here.result, here.cards()) == (1, [])


def test_an_obsidian_statue_takes_a_whole_loss_of_either() -> None:
    for what in ("sanity", "stamina"):
        here = lose(someone(cards=["obsidian-statue#1"]), what, 3).choose("use:obsidian-statue#1")
        assert (here.result, here.cards()) == (0, [])


def test_enchanted_jewelry_may_be_used_several_times_for_one_loss() -> None:
    here = lose(someone(cards=["enchanted-jewelry#1"]), "stamina", 5)
    here.choose(*["use:enchanted-jewelry#1"] * 3)
    assert (here.result, here.cards()) == (2, [])


def test_a_card_is_not_offered_to_somebody_else_who_loses() -> None:
    seats = [
        {"id": "monterey-jack", "space": "downtown", "cards": []},
        {"id": "kate-winthrop", "space": "downtown", "cards": ["food#1"]},
    ]
    here = scene(investigators=seats, start="movement")
    here.run(losses.lose(here.table, here.who("monterey-jack"), "stamina", 1, "test"))
    assert here.ended


def test_a_price_is_paid_raw_without_a_question() -> None:
    here = someone("michael-mcglen", cards=["food#1"], stamina=5)
    assert losses.pay(here.table, here.who(), "stamina", 2) == 2
    assert here.who().stamina == 3


def test_what_is_prevented_is_not_gained_but_where_the_card_spares_it() -> None:
    here = someone(stamina=1, environment="a-strange-plague")
    assert losses.gain(here.table, here.who(), "stamina", 1, source="food") == 0
    assert losses.gain(here.table, here.who(), "stamina", 1, source="vincent-lee") == 1
    assert losses.gain(here.table, here.who(), "stamina", 1, source="st-marys-hospital") == 1
    assert losses.gain(here.table, here.who(), "sanity", 0) == 0


@pytest.mark.rule("AO-09")
def test_nobody_gains_money_or_clue_tokens_in_the_final_battle() -> None:
    here = someone(ancient_one="yig", start="final_battle")
    assert losses.gain(here.table, here.who(), "money", 3) == 0
    assert losses.gain(here.table, here.who(), "clue", 3) == 0


def test_a_limit_of_clue_tokens_holds() -> None:
    here = someone(clues=2).effects({"op": "mod", "what": "limit_clues", "set": 4, "until": "end_of_turn"})
    assert losses.gain(here.table, here.who(), "clue", 5) == 2
    assert [event.n for event in here.table.events if isinstance(event, Gained)] == [2]


@pytest.mark.rule("INV-15")
def test_a_maximum_reduced_to_0_devours() -> None:
    here = someone(sanity=3)
    top = skills.maximum(here.table, here.who(), "sanity")
    lose(here, "max_sanity", top - 1)
    assert here.who().sanity == 1
    lose(here, "max_sanity", 1)
    here.run(settling.settle(here.table))
    assert here.who("monterey-jack").devoured


@pytest.mark.rule("INV-01")
def test_what_exceeds_a_maximum_that_falls_with_a_card_is_lost() -> None:
    here = someone(cards=["duke"], sanity=4).effects({"op": "gain", "what": "sanity", "n": 9})
    top = here.who().sanity
    here.effects({"op": "discard", "what": "ally", "n": 1})
    assert here.who().sanity == top - 1


def test_a_newcomer_stands_within_the_maximum_from_the_first() -> None:
    here = someone(ancient_one="cthulhu")
    here.run(investigators.replace(here.table, here.who(), "bob-jenkins"))
    assert not here.ended, "random possessions are being chosen"
    assert here.who().sanity == skills.maximum(here.table, here.who(), "sanity")
    here.sound()


def test_who_is_devoured_gains_nothing_of_what_follows() -> None:
    here = someone()
    here.effects(
        {"op": "devoured"}, {"op": "gain", "what": "clue", "n": 1}, {"op": "draw", "deck": "spell", "n": 1}
    )
    assert (here.who("monterey-jack").clues, here.cards("monterey-jack")) == (0, [])
    here.sound()


@pytest.mark.rule("INV-14")
def test_both_at_0_at_the_same_moment_devours() -> None:
    here = someone(sanity=1, stamina=1)
    here.effects({"op": "lose", "what": "sanity", "n": 1}, {"op": "lose", "what": "stamina", "n": 1})
    assert here.who("monterey-jack").devoured


@pytest.mark.rule("INV-02", "INV-03")
@pytest.mark.parametrize(("what", "place"), [("sanity", "arkham-asylum"), ("stamina", "st-marys-hospital")])
def test_whoever_stands_at_0_is_settled_after_the_outermost_effect(what: str, place: str) -> None:
    seat: dict[str, Any] = {what: 1, "money": 0}
    here = someone(**seat)
    here.effects({"op": "lose", "what": what, "n": 1}, {"op": "gain", "what": "money", "n": 2})
    assert (here.who().place, here.who().money) == (place, 2)
    assert getattr(here.who(), what) == 1


@pytest.mark.rule("AO-18")
def test_in_the_final_battle_0_devours_and_eliminates() -> None:
    seats = [
        {"id": "monterey-jack", "cards": [], "stamina": 1},
        {"id": "kate-winthrop", "cards": []},
    ]
    here = scene(investigators=seats, ancient_one="yig", start="final_battle")
    here.effects({"op": "lose", "what": "stamina", "n": 1}, who="monterey-jack")
    assert here.who("monterey-jack").eliminated
    assert not here.who("kate-winthrop").eliminated
