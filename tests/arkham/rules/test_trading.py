"""Trading: who, what, when (TRD)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import Traded
from arkham_desktop.arkham.rules import trading
from tests.arkham.scenes import Scene, scene

FAST = {"speed": 3, "fight": 0, "lore": 0}


def two(first: dict[str, Any], second: dict[str, Any], **more: Any) -> Scene:
    """Amanda Sharpe on the move, and Bob Jenkins."""
    seats = [
        {
            "id": "amanda-sharpe",
            "space": "downtown",
            "cards": [],
            "money": 0,
            "clues": 0,
            "sliders": FAST,
            **first,
        },
        {
            "id": "bob-jenkins",
            "space": "downtown",
            "cards": [],
            "money": 0,
            "clues": 0,
            "sliders": FAST,
            **second,
        },
    ]
    return scene({"start": "movement", "board": {"clues": {}}, **more}, investigators=seats)


@pytest.mark.rule("TRD-01", "TRD-02", "TRD-05")
def test_people_in_one_place_hand_over_items_spells_and_money_with_nothing_in_return() -> None:
    here = two({"cards": ["axe", "wither"], "money": 3}, {"cards": ["healing-stone"]})
    points = here.who().movement_left
    here.choose("trade:bob-jenkins", f"give:{here.card('axe').id}", f"give:{here.card('wither').id}")
    here.choose("give:money", "n:2", "done")
    assert here.cards("bob-jenkins") == ["healing-stone", "axe", "wither"]
    assert (here.who("amanda-sharpe").money, here.who("bob-jenkins").money) == (1, 2)
    assert here.who().movement_left == points
    assert [(event.giver, event.n) for event in here.events(Traded)] == [("amanda-sharpe", 1)] * 2 + [
        ("amanda-sharpe", 2)
    ]
    here.sound()


@pytest.mark.rule("TRD-01")
@pytest.mark.parametrize("place", ["easttown", "arkham-asylum"])
def test_there_is_no_trade_over_a_distance(place: str) -> None:
    here = two({"money": 3}, {"space": place, "money": 3})
    assert "trade:bob-jenkins" not in here.options


@pytest.mark.rule("TRD-02")
def test_the_deputys_wagon_and_revolver_can_be_traded_but_not_the_office() -> None:
    here = two({"cards": ["deputy-of-arkham", "patrol-wagon", "deputys-revolver"]}, {})
    here.choose("trade:bob-jenkins")
    assert here.options == ["give:patrol-wagon#1", "give:deputys-revolver#1", "done"]


@pytest.mark.rule("TRD-03")
def test_clues_allies_skills_trophies_and_statuses_are_not_tradable() -> None:
    cards = ["duke", "speed", "retainer", "bank-loan", "silver-twilight-lodge-membership", "blessing"]
    trophies = {"gates": ["abyss"], "monsters": ["ghoul"]}
    here = two({"cards": cards, "clues": 4, "trophies": trophies, "money": 1}, {})
    here.choose("trade:bob-jenkins")
    assert here.options == ["give:money", "done"]


@pytest.mark.rule("TRD-04")
def test_trading_goes_on_before_during_and_after_movement_without_ending_it() -> None:
    here = two({"money": 3}, {"space": "easttown", "cards": ["axe"]})
    here.choose("go:easttown", "trade:bob-jenkins", f"take:{here.card('axe', 'bob-jenkins').id}", "done")
    assert here.cards() == ["axe"]
    assert "go:rivertown" in here.options


@pytest.mark.rule("TRD-04")
def test_there_is_no_trade_in_combat_in_an_encounter_or_in_other_phases() -> None:
    board = {"monsters": [{"kind": "cultist", "space": "downtown"}], "clues": {}}
    here = two({"money": 3}, {"money": 3}, board=board)
    here.choose("done")
    assert here.decision.kind == "monsters"
    assert not [option for option in here.options if option.startswith("trade:")]
    here.choose(f"fight:{here.table.monsters_at('downtown')[0]}")
    assert not [option for option in here.options if option.startswith("trade:")]
    upkeep = two({"money": 3}, {"money": 3}, start="upkeep")
    assert not [option for option in upkeep.options if option.startswith("trade:")]


def _arriving(entered: dict[str, Any], there: dict[str, Any], **board: Any) -> Scene:
    here = two(
        {"space": None, "other_world": entered, "money": 3},
        {"space": None, "cards": ["axe"], **there},
        board={"gates": {"woods": "abyss"}, "clues": {}, **board},
        first_player="bob-jenkins",
        dice=[6] * 9,
    )
    while here.decision.who == "bob-jenkins":
        here.choose("done" if "done" in here.options else here.options[0])
    return here


@pytest.mark.rule("TRD-04", "MOV-12")
def test_who_comes_back_from_an_other_world_trades_with_those_who_wait_at_the_gate() -> None:
    here = _arriving({"world": "abyss", "area": 2}, {"space": "woods", "explored": True})
    assert (here.decision.kind, here.decision.who) == ("end_of_movement", "amanda-sharpe")
    here.choose("trade:bob-jenkins", f"take:{here.card('axe', 'bob-jenkins').id}", "done")
    assert here.cards() == ["axe"]
    assert here.who().explored


@pytest.mark.rule("TRD-04", "MOV-11")
def test_who_goes_on_to_the_second_area_trades_with_those_delayed_there() -> None:
    second = {"world": "abyss", "area": 2}
    here = _arriving({"world": "abyss", "area": 1}, {"other_world": second, "status": ["delayed"]})
    here.choose("trade:bob-jenkins", f"take:{here.card('axe', 'bob-jenkins').id}", "done")
    assert [event.what for event in here.events(Traded)] == ["axe#1"]


@pytest.mark.rule("TRD-04", "MOV-17")
def test_who_comes_back_to_monsters_is_asked_once_whether_to_trade_or_to_fight() -> None:
    monsters = [{"kind": "cultist", "space": "woods"}]
    waiting = {"space": "woods", "status": ["delayed"], "skills": {"sneak": 9}}
    here = _arriving({"world": "abyss", "area": 2}, waiting, monsters=monsters)
    assert here.decision.kind == "returned"
    assert "trade:bob-jenkins" in here.options
    here.choose("done")
    assert here.state.phase != "movement"


@pytest.mark.rule("TRD-06")
@pytest.mark.parametrize("status", ["delayed", "lose_turn"])
def test_the_delayed_and_those_who_lost_their_turn_may_be_traded_with(status: str) -> None:
    here = two({"money": 3}, {"status": [status]})
    assert "trade:bob-jenkins" in here.options


@pytest.mark.rule("TRD-07")
def test_in_the_final_battle_everybody_stands_together() -> None:
    here = two({"money": 3}, {"space": "woods"}, start="final_battle", ancient_one="cthulhu")
    here.until(kind="sliders", investigator="amanda-sharpe")
    assert "trade:bob-jenkins" in here.options
    here.choose("trade:bob-jenkins", "give:money", "n:3")
    assert (here.who("amanda-sharpe").money, here.who("bob-jenkins").money) == (0, 3)


@pytest.mark.rule("TRD-08", "TRD-01")
@pytest.mark.parametrize(("area", "possible"), [(1, True), (2, False)])
def test_in_an_other_world_only_those_in_the_same_area_trade(area: int, possible: bool) -> None:
    first = {"space": None, "other_world": {"world": "the-dreamlands", "area": 1}, "money": 2}
    second = {"space": None, "other_world": {"world": "the-dreamlands", "area": area}}
    here = two(
        first,
        second,
        board={"gates": {"woods": "the-dreamlands", "black-cave": "the-dreamlands"}, "clues": {}},
    )
    assert bool(trading.offers(here.table, here.who(), "movement")) == (here.who().area == area)
    # Where the first area is left by itself, the second one is where they stand together afterwards.
    assert (here.decision.kind == "move") == possible


@pytest.mark.rule("TRD-05")
def test_each_thing_changes_hands_once_in_a_trade() -> None:
    here = two({"cards": ["axe"], "money": 2}, {"money": 2})
    here.choose("trade:bob-jenkins", f"give:{here.card('axe').id}", "take:money", "n:1")
    # Nothing is left to hand over: the trade is over, and is not offered again as things stand.
    assert here.decision.kind == "move"
    assert "trade:bob-jenkins" not in here.options
    assert (here.who("amanda-sharpe").money, here.who("bob-jenkins").money) == (3, 1)
    here.choose("go:easttown", "go:downtown")
    assert "trade:bob-jenkins" not in here.options


@pytest.mark.rule("TRD-09")
def test_a_card_may_let_people_trade_clues() -> None:
    here = two({"clues": 3}, {})
    here.effects({"op": "trade", "what": "clue"}).choose("give:clue", "n:2")
    assert here.ended
    assert (here.who("amanda-sharpe").clues, here.who("bob-jenkins").clues) == (1, 2)


@pytest.mark.rule("UPK-02")
def test_an_exhausted_card_stays_exhausted_when_it_is_handed_over() -> None:
    here = two({"cards": [{"id": "wither", "exhausted": True}]}, {})
    here.choose("trade:bob-jenkins", f"give:{here.card('wither').id}")
    assert here.card("wither", "bob-jenkins").exhausted
