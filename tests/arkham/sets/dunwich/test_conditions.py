"""Condition cards (DUN-23 to DUN-25, ITM-11, UPK-13, SET-22, TRD-09)."""

from typing import Any

import pytest

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.phases import upkeep
from arkham_desktop.arkham.rules import trading
from tests.arkham.board import person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import encounters, town

ALL = ["coded-messages", "darkes-blessing", "rare-book-collection", "velmas-gratitude"]
BLESSING = "use:darkes-blessing#1"


def turned(card: str, side: str = "up") -> dict[str, str]:
    return {"op": "condition", "card": card, "side": side}


def up(*cards: Any, people: list[dict[str, Any]] | None = None, **fields: Any) -> Scene:
    """Conditions that lie face up."""
    return town(*(people or [person()]), conditions=list(cards), **fields)


def check(here: Scene, *faces: int, who: str | None = None) -> Scene:
    here.dice(*faces)
    return here.effects({"op": "check", "skill": "luck", "mod": 0, "pass": [], "fail": []}, who=who)


@pytest.mark.rule("SET-22")
def test_the_four_conditions_start_face_down() -> None:
    here = town()
    assert sorted(one.split("#")[0] for one in here.state.decks["condition"]) == ALL
    assert here.state.conditions == []


@pytest.mark.rule("DUN-23")
@pytest.mark.parametrize("card", ALL)
def test_a_condition_is_active_face_up_only_and_turned_by_those_that_say_so(card: str) -> None:
    here = town().effects(turned(card))
    assert here.view["conditions"] == [card]
    here.sound()
    here.effects(turned(card))
    assert here.view["conditions"] == [card]
    here.effects(turned(card, "down"))
    assert here.view["conditions"] == []
    assert len(here.state.decks["condition"]) == 4
    here.sound()


@pytest.mark.rule("DUN-23")
def test_face_down_it_gives_nothing() -> None:
    here = check(town(), 1, 1, 1, 1)
    assert here.ended


@pytest.mark.rule("ITM-11")
def test_a_condition_serves_every_investigator_and_no_one_owns_it() -> None:
    here = up("darkes-blessing", people=[person(), person("joe-diamond", "downtown")])
    for who in ("amanda-sharpe", "joe-diamond"):
        here.state.conditions[0].exhausted = False
        check(here, *[1] * 6, who=who)
        assert BLESSING in here.options
    assert all(one.cards == [] for one in here.state.investigators)


@pytest.mark.rule("DUN-24", "DUN-25")
def test_one_failed_check_a_turn_may_be_rerolled_and_a_second_one_is_refused() -> None:
    here = check(up("darkes-blessing"), 1, 1, 1, 1)
    here.dice(6, 6, 6, 6).choose(BLESSING)
    assert here.ended
    assert here.view["conditions"] == ["darkes-blessing"]
    assert here.state.conditions[0].exhausted
    check(here, 1, 1, 1, 1)
    assert here.ended


@pytest.mark.rule("DUN-25")
def test_a_passed_check_is_not_rerolled() -> None:
    assert check(up("darkes-blessing"), 6, 1, 1, 1).ended


@pytest.mark.rule("UPK-13", "DUN-24", "DUN-25")
def test_exhausted_conditions_are_ready_again_in_the_next_upkeep() -> None:
    here = up({"id": "darkes-blessing", "exhausted": True}, start="movement")
    assert here.state.conditions[0].exhausted
    here.until(turn=2, phase="upkeep")
    assert not here.state.conditions[0].exhausted


@pytest.mark.rule("UPK-13", "ITM-04")
def test_an_exhausted_ally_keeps_its_bonus_and_is_ready_again_in_the_upkeep() -> None:
    here = town(person(cards=[{"id": "ammi-pierce", "exhausted": True}], sanity=3), start="movement")
    luck = here.view["investigators"]["amanda-sharpe"]["skills"]["luck"]
    bare = town(person())
    assert luck == bare.view["investigators"]["amanda-sharpe"]["skills"]["luck"] + 1
    here.effects({"op": "lose", "what": "sanity", "n": 1})
    assert here.ended
    assert here.who().sanity == 2
    upkeep.refresh(here.table, here.who())
    here.effects({"op": "lose", "what": "sanity", "n": 1})
    assert "use:ammi-pierce#1" in here.options
    here.choose("use:ammi-pierce#1")
    assert here.who().sanity == 2
    assert here.card("ammi-pierce").exhausted


@pytest.mark.rule("TRD-09")
def test_with_coded_messages_those_together_may_trade_clues() -> None:
    people = [person(clues=2), person("joe-diamond", "newspaper", clues=1)]
    here = up("coded-messages", people=people, start="movement")
    here.choose("use:coded-messages#1", "give:clue", "n:2")
    assert [one.clues for one in here.state.investigators] == [0, 3]


@pytest.mark.rule("TRD-09", "TRD-03")
def test_without_it_clues_are_not_traded() -> None:
    here = town(person(clues=2), person("joe-diamond", "newspaper", clues=1))
    assert "use:coded-messages#1" not in here.options
    here.run(trading.trade(here.table, here.who(), here.who("joe-diamond")))
    assert here.ended


@pytest.mark.rule("TRD-09")
def test_two_who_have_traded_clues_are_offered_it_again_only_after_something_has_changed() -> None:
    people = [person(clues=2), person("joe-diamond", "newspaper", clues=1)]
    here = up("coded-messages", people=people, start="movement")
    here.choose("use:coded-messages#1", "done")
    assert here.decision.who == here.who().id
    assert "use:coded-messages#1" not in here.options
    here.who().clues += 1
    assert abilities.asides(here.table, here.decision)[0].id == "use:coded-messages#1"


def test_coded_messages_are_not_offered_to_somebody_alone() -> None:
    here = up("coded-messages", people=[person(clues=2), person("joe-diamond", "downtown", clues=1)])
    assert "use:coded-messages#1" not in here.options


def test_the_rare_book_collection_sells_a_clue_for_sanity_at_the_library() -> None:
    here = encounters(up("rare-book-collection", people=[person(space="library", sanity=4)]))
    here.choose("ability:rare-book-collection#1")
    assert (here.who().sanity, here.who().clues) == (3, 1)
    elsewhere = encounters(up("rare-book-collection", people=[person(space="newspaper")]))
    assert "ability:rare-book-collection#1" not in elsewhere.options


def _meal(here: Scene, card: int) -> Scene:
    here.state.phase = "arkham_encounters"
    here.state.location_tops["easttown"] = [card]
    encounters(here)
    while not here.ended and here.decision.kind in ("arkham_encounter", "encounter_card"):
        here.choose(here.options[0])
    return here


def test_velmas_gratitude_pays_for_every_meal_at_her_diner() -> None:
    people = [person(space="velmas-diner", sanity=1, stamina=2)]
    here = _meal(up("velmas-gratitude", people=people), 213)
    here.choose("yes")
    assert (here.who().stamina, here.who().sanity, here.who().money) == (4, 2, 0)
    poor = _meal(town(*people), 213)
    assert poor.ended
    assert (poor.who().stamina, poor.who().sanity) == (2, 1)


def test_velmas_gratitude_pays_nothing_elsewhere() -> None:
    here = up("velmas-gratitude", people=[person(space="newspaper", money=3)])
    here.state.phase = "arkham_encounters"
    here.effects({"op": "lose", "what": "money", "n": 2})
    assert here.who().money == 1
