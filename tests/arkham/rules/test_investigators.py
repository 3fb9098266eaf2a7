"""States of investigators: insane, arrested, lost, devoured, blessed and cursed (INV, ITM-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arkham_desktop.arkham.events import CardLost, StatusChanged
from arkham_desktop.arkham.phases import arkham_encounters, movement, upkeep
from arkham_desktop.arkham.rules import investigators, statuses
from arkham_desktop.arkham.state import LOST
from tests.arkham.scenes import Scene, scene

INSANE = {"op": "lose", "what": "sanity", "n": 9}
UNCONSCIOUS = {"op": "lose", "what": "stamina", "n": 9}
RETAINER = {"id": "retainer", "fresh": True}
"""One that asks for no roll in the Upkeep with which a scene begins."""
FIVE_ITEMS = ["38-revolver", "axe", "knife", "shrivelling", "lamp-of-alhazred"]


def somebody(
    who: str = "amanda-sharpe",
    *,
    others: Sequence[dict[str, Any]] = (),
    more: dict[str, Any] | None = None,
    **seat: Any,
) -> Scene:
    """One investigator without possessions but the given ones, in a quiet street, with nothing asked."""
    first = {"id": who, "space": "downtown", "cards": [], "money": 0, "clues": 0, **seat}
    return scene({"start": "upkeep", "board": {"clues": {}}, **(more or {})}, investigators=[first, *others])


def lose(here: Scene, row: str) -> str:
    return f"lose:{here.card(row).id}"


# --- insane and unconscious -------------------------------------------------------------------
@pytest.mark.rule("INV-01", "ITM-12")
def test_sanity_and_stamina_neither_rise_above_the_maximum_nor_fall_below_0() -> None:
    here = somebody(stamina=4, sanity=4, money=2)
    here.effects({"op": "gain", "what": "stamina", "n": 3}, {"op": "lose", "what": "money", "n": 5})
    assert (here.who().stamina, here.who().money) == (5, 0)


@pytest.mark.rule("INV-02", "INV-04")
def test_the_insane_lose_half_of_everything_and_wake_in_the_asylum_with_1_sanity() -> None:
    here = somebody(cards=["axe", "knife", "cross", RETAINER], clues=3, money=3)
    here.effects(INSANE).choose(lose(here, "knife"))
    who = here.who()
    assert (who.place, who.sanity, who.clues, who.money) == ("arkham-asylum", 1, 2, 5)
    assert here.cards() == ["axe", "cross"]
    here.run(arkham_encounters.phase_for(here.table, who))
    assert here.ended
    assert who.no_encounter


@pytest.mark.rule("INV-03")
def test_the_unconscious_wake_in_the_hospital_with_1_stamina() -> None:
    here = somebody(cards=["axe", "knife", RETAINER], clues=4)
    here.effects(UNCONSCIOUS).choose(lose(here, "axe"))
    who = here.who()
    assert (who.place, who.stamina, who.clues) == ("st-marys-hospital", 1, 2)
    assert here.cards() == ["knife"]
    assert not (who.delayed)
    assert not (who.lose_turn)


@pytest.mark.rule("INV-04")
@pytest.mark.parametrize(("cards", "lost"), [(FIVE_ITEMS, 2), (FIVE_ITEMS[:1], 0), ([], 0)])
def test_halves_are_rounded_down_and_the_owner_chooses(cards: list[str], lost: int) -> None:
    here = somebody(cards=cards, clues=3)
    here.effects(INSANE)
    asked = 0
    while not here.ended:
        assert here.decision.kind == "lose_items"
        here.choose(here.options[-2])
        asked += 1
    assert asked == lost
    assert len(here.cards()) == len(cards) - lost
    assert here.who().clues == 2


@pytest.mark.rule("INV-04")
def test_a_proposal_gives_up_the_cheapest_cards() -> None:
    here = somebody(cards=FIVE_ITEMS)
    here.effects(INSANE).choose("propose:cheapest")
    assert here.cards() == ["38-revolver", "axe", "lamp-of-alhazred"]


@pytest.mark.rule("INV-05")
def test_only_items_count_and_the_deputys_things_are_items() -> None:
    cards = [
        "deputys-revolver",
        "patrol-wagon",
        "wither",
        "duke",
        "speed",
        "silver-twilight-lodge-membership",
    ]
    here = somebody(cards=cards, money=5, trophies={"gates": ["abyss"], "monsters": ["ghoul"]})
    here.effects(INSANE)
    offered = {
        option.partition(":")[2].partition("#")[0] for option in here.options if option.startswith("lose:")
    }
    assert offered == {"deputys-revolver", "patrol-wagon", "wither"}
    here.choose(lose(here, "wither"))
    assert here.ended
    assert here.cards() == [card for card in cards if card != "wither"]
    assert here.who().money == 5
    assert here.who().gate_trophies
    assert here.who().monster_trophies


@pytest.mark.rule("INV-05")
def test_what_cannot_be_lost_is_kept_unless_the_owner_lets_it_go() -> None:
    here = somebody(cards=["18-derringer#1", "18-derringer#2"])
    here.effects(INSANE)
    assert here.options == ["lose:18-derringer#1", "lose:18-derringer#2", "done"]
    here.choose("done")
    assert len(here.cards()) == 2


@pytest.mark.rule("INV-06")
@pytest.mark.parametrize("loss", [INSANE, UNCONSCIOUS])
def test_in_an_other_world_falling_to_0_means_lost_in_time_and_space(loss: dict[str, Any]) -> None:
    here = somebody(space=None, other_world="abyss", cards=["axe", "knife"], clues=2)
    here.effects(loss).choose(lose(here, "axe"))
    who = here.who()
    assert (who.place, who.area, who.delayed, who.clues) == (LOST, 0, True, 1)
    assert min(who.sanity, who.stamina) == 1


@pytest.mark.rule("INV-06")
def test_sister_mary_is_never_lost_but_wakes_in_the_asylum() -> None:
    here = somebody("sister-mary", space=None, other_world="abyss")
    here.effects(INSANE)
    assert (here.who().place, here.who().sanity, here.who().delayed) == ("arkham-asylum", 1, False)
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.who().place == "south-church"


# --- arrested ---------------------------------------------------------------------------------
@pytest.mark.rule("INV-07", "INV-08")
@pytest.mark.parametrize(("money", "left"), [(7, 4), (1, 1), (0, 0)])
def test_the_arrested_sit_in_the_cell_delayed_with_half_their_money(money: int, left: int) -> None:
    here = somebody(money=money)
    here.effects({"op": "status", "set": "arrested"})
    who = here.who()
    assert (who.place, who.money, who.delayed, who.lose_turn) == ("jail-cell", left, True, True)


@pytest.mark.rule("INV-07")
def test_a_prisoners_next_turn_is_standing_up_in_the_police_station_and_the_one_after_is_normal() -> None:
    here = somebody("jenny-barnes")
    who = here.who()
    here.effects({"op": "status", "set": "arrested"})
    who.turn_lost, who.lose_turn = who.lose_turn, False  # the next turn begins
    who.money = 0
    here.run(upkeep.phase_for(here.table, who))
    assert who.money == 0
    here.run(movement.phase_for(here.table, who))
    assert (who.place, who.delayed) == ("police-station", False)
    here.run(arkham_encounters.phase_for(here.table, who))
    assert here.ended
    who.turn_lost = False
    here.run(upkeep.phase_for(here.table, who)).choose("done")
    assert who.money == 1


@pytest.mark.rule("INV-07")
def test_an_arrest_in_the_turn_order_loses_exactly_one_turn() -> None:
    seats = [{"id": "jenny-barnes", "space": "jail-cell", "status": ["arrested", "delayed"], "money": 0}]
    here = scene(start="mythos", investigators=seats, decks={"mythos": ["all-quiet-in-arkham"]}, turn=1)
    here.until(kind="sliders")
    assert here.state.turn == 3
    assert here.who().place == "police-station"
    assert here.who().money == 1


@pytest.mark.rule("INV-07")
def test_a_prisoner_carried_out_of_the_cell_loses_one_turn_and_gets_up_in_none_after_it() -> None:
    here = somebody("amanda-sharpe", sliders={"speed": 2})
    who = here.who()
    here.effects({"op": "status", "set": "arrested"}, {"op": "move", "to": "south-church"})
    who.turn_lost, who.lose_turn = who.lose_turn, False  # the next turn begins
    assert who.turn_lost
    here.run(movement.phase_for(here.table, who))
    assert who.place == "south-church"
    who.turn_lost = False
    here.run(movement.phase_for(here.table, who))
    assert "go:southside" in here.options


# --- lost in time and space -------------------------------------------------------------------
@pytest.mark.rule("INV-09")
def test_the_lost_are_delayed_and_stand_up_in_movement_of_their_lost_turn() -> None:
    here = somebody()
    who = here.who()
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert (who.place, who.delayed, who.lose_turn) == (LOST, True, True)
    who.turn_lost, who.lose_turn = who.lose_turn, False
    here.run(upkeep.phase_for(here.table, who))
    assert who.place == LOST
    here.run(movement.phase_for(here.table, who))
    assert (who.place, who.delayed) == (LOST, False)


@pytest.mark.rule("INV-09")
def test_a_card_may_bring_the_lost_back_at_once() -> None:
    here = somebody()
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    here.effects(
        {
            "op": "for_each",
            "who": "lost_in_time_and_space",
            "do": [{"op": "status", "clear": "lost_in_time_and_space"}, {"op": "move", "to": "any_space"}],
        }
    )
    here.choose("place:woods")
    who = here.who()
    assert (who.place, who.delayed, who.lose_turn) == ("woods", False, False)


# --- devoured ---------------------------------------------------------------------------------
@pytest.mark.rule("INV-13", "INV-17")
def test_the_devoured_lose_all_cards_but_the_player_keeps_the_trophies() -> None:
    here = somebody(
        cards=["axe", "duke", "wither"],
        money=3,
        clues=2,
        trophies={"gates": ["abyss"], "monsters": ["ghoul"]},
    )
    axe = here.card("axe").id
    here.effects({"op": "devoured"})
    old = here.state.investigators[0]
    assert old.devoured
    assert old.cards == []
    assert "amanda-sharpe" in here.state.unused_investigators
    assert here.state.decks["common"][0] == axe
    assert (len(old.gate_trophies), len(old.monster_trophies)) == (1, 1)


@pytest.mark.rule("INV-13", "INV-16", "INV-17")
def test_the_replacement_comes_with_the_next_turn_set_up_as_at_the_start() -> None:
    here = somebody(trophies={"gates": ["abyss"]}, more={"decks": {"mythos": ["all-quiet-in-arkham"]}})
    here.effects({"op": "devoured"})
    here.run(investigators.replace(here.table, here.state.investigators[0]))
    while not here.ended:
        here.choose("done" if "done" in here.options else here.options[0])
    new = here.who()
    sheet = here.table.library.investigators[new.id]
    assert new.id != "amanda-sharpe"
    assert new.id not in here.state.unused_investigators
    assert (new.place, new.delayed, new.seat) == (sheet.home, False, 0)
    assert len(new.gate_trophies) == 1
    assert new.cards
    here.sound()


@pytest.mark.rule("INV-13", "SET-05")
def test_nobody_comes_for_one_seat_while_still_sitting_at_another() -> None:
    here = scene({"start": "upkeep"}, investigators=[{"id": "amanda-sharpe"}, {"id": "joe-diamond"}])
    here.state.unused_investigators = []
    here.run(investigators.devour(here.table, here.who("amanda-sharpe")))
    here.run(investigators.devour(here.table, here.who("joe-diamond")))
    for seat, expected in enumerate(["amanda-sharpe", "joe-diamond"]):
        here.run(investigators.replace(here.table, here.state.investigators[seat]))
        while not here.ended:
            here.choose("done" if "done" in here.options else here.options[0])
        assert here.state.investigators[seat].id == expected
    assert here.state.unused_investigators == []
    here.sound()


@pytest.mark.rule("INV-14")
def test_both_values_at_0_at_the_same_moment_means_devoured() -> None:
    here = somebody(sanity=1, stamina=1, cards=["axe", "knife"])
    here.effects({"op": "lose", "what": "sanity", "n": 1}, {"op": "lose", "what": "stamina", "n": 1})
    assert here.state.investigators[0].devoured


@pytest.mark.rule("INV-15")
@pytest.mark.parametrize("what", ["max_sanity", "max_stamina"])
def test_a_maximum_of_0_means_devoured(what: str) -> None:
    here = somebody()
    here.effects({"op": "lose", "what": what, "n": 4})
    assert not here.state.investigators[0].devoured
    assert getattr(here.who(), what.removeprefix("max_")) == 1
    here.effects({"op": "lose", "what": what, "n": 1})
    assert here.state.investigators[0].devoured


# --- blessed and cursed, one of a kind --------------------------------------------------------
@pytest.mark.rule("INV-18")
@pytest.mark.parametrize(
    ("has", "gets", "card"), [("blessed", "cursed", "curse"), ("cursed", "blessed", "blessing")]
)
def test_a_blessing_only_removes_a_curse_and_a_curse_a_blessing(has: str, gets: str, card: str) -> None:
    here = somebody()
    here.effects({"op": "status", "set": has}, {"op": "status", "set": gets})
    assert here.cards() == []
    here.effects({"op": "status", "set": gets})
    assert here.cards() == [card]


@pytest.mark.rule("INV-19", "ITM-01")
@pytest.mark.parametrize("status", ["blessed", "cursed", "retainer", "bank_loan", "silver_twilight"])
def test_one_investigator_holds_one_of_each_at_most(status: str) -> None:
    here = somebody()
    here.effects({"op": "status", "set": status}, {"op": "status", "set": status})
    assert len(here.cards()) == 1
    assert [event.status for event in here.events(StatusChanged)] == [status]
    here.sound()


@pytest.mark.rule("ITM-01")
def test_there_is_one_deputy_of_arkham_who_gets_his_wagon_and_revolver() -> None:
    here = somebody(others=[{"id": "bob-jenkins", "cards": []}])
    here.effects({"op": "status", "set": "deputy"})
    assert here.cards() == ["deputy-of-arkham", "deputys-revolver", "patrol-wagon"]
    here.effects({"op": "status", "set": "deputy"}, who="bob-jenkins")
    assert here.cards("bob-jenkins") == []


@pytest.mark.rule("ITM-02")
def test_discarded_cards_go_under_their_own_deck() -> None:
    here = somebody(cards=["axe", "knife"])
    here.effects(INSANE)
    axe = here.card("axe").id
    here.choose(f"lose:{axe}")
    assert here.state.decks["common"][0] == axe
    assert [event.to for event in here.events(CardLost)] == ["deck"]


# --- ends of a loan ---------------------------------------------------------------------------
@pytest.mark.rule("ITM-01")
def test_after_a_loan_is_paid_off_a_new_one_is_possible_but_not_after_a_default() -> None:
    here = somebody(space="bank-of-arkham", cards=["bank-loan"], money=12)
    here.choose(f"use:{here.card('bank-loan').id}")
    assert here.cards() == []
    assert here.who().money == 2
    assert statuses.has_status(here.table, here.who(), "bank_loan") is False
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert "ability:bank-of-arkham" in here.options
    broke = somebody(space="bank-of-arkham", cards=["bank-loan", "axe"], money=0, more={"dice": [2]})
    assert broke.cards() == []
    broke.run(arkham_encounters.phase_for(broke.table, broke.who()))
    assert "ability:bank-of-arkham" not in broke.options


@pytest.mark.rule("TUR-10")
def test_losing_a_turn_skips_every_phase_of_it() -> None:
    here = somebody("jenny-barnes", space="newspaper")
    who = here.who()
    here.effects({"op": "status", "set": "lose_turn"})
    assert who.lose_turn
    who.turn_lost, who.lose_turn = True, False
    for phase in (upkeep, movement, arkham_encounters):
        here.run(phase.phase_for(here.table, who))
        assert here.ended
    assert who.money == 0 + 1  # of the Upkeep in which the scene began
    assert who.place == "newspaper"
