"""Upkeep: refresh, actions, sliders (UPK), and coming back from lost in time and space (INV-09 to INV-12)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import CardExhausted, Gained, InvestigatorMoved, SliderMoved
from arkham_desktop.arkham.state import LOST
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.scenes import Scene, scene


def upkeep(who: str = "amanda-sharpe", *, more: dict[str, Any] | None = None, **seat: Any) -> Scene:
    """One investigator at the beginning of an Upkeep."""
    return scene(
        {"start": "upkeep", **(more or {})}, investigators=[{"id": who, "space": "downtown", **seat}]
    )


def slides(here: Scene) -> set[str]:
    return {option for option in here.options if option.startswith("slide:")}


@pytest.mark.rule("UPK-01")
def test_upkeep_refreshes_then_acts_then_moves_sliders() -> None:
    here = upkeep("jenny-barnes", money=0, cards=[{"id": "wither", "exhausted": True}])
    # The action (her trust fund) was the only one: she is at her sliders, with the spell ready.
    assert here.decision.kind == "sliders"
    assert not here.card("wither").exhausted
    assert here.who().money == 1


@pytest.mark.rule("UPK-02")
def test_an_exhausted_card_stays_so_until_its_owners_next_upkeep() -> None:
    seats = [
        {"id": "amanda-sharpe", "cards": [{"id": "wither", "exhausted": True}]},
        {"id": "harvey-walters", "cards": [{"id": "shrivelling", "exhausted": True}]},
    ]
    here = scene(start="upkeep", investigators=seats)
    assert not here.card("wither", "amanda-sharpe").exhausted
    assert here.card("shrivelling", "harvey-walters").exhausted
    here.choose("done")
    assert not here.card("shrivelling", "harvey-walters").exhausted
    turned = [event.card for event in here.events(CardExhausted)]
    assert turned == [here.card("shrivelling", "harvey-walters").id]


@pytest.mark.rule("UPK-03")
def test_a_spell_cast_in_turn_1_is_ready_again_in_turn_2() -> None:
    here = scene(
        start="movement",
        investigators=[{"id": "harvey-walters", "space": "downtown", "cards": ["wither"]}],
        board={"monsters": [{"kind": "cultist", "space": "downtown"}], "clues": {}},
        dice=[6, 6, 6, 6, 6, 6, 6],
    )
    wither = f"cast:{here.card('wither').id}"
    here.choose(f"fight:{here.table.monsters_at('downtown')[0]}").until(option=wither).choose(wither)
    assert here.card("wither").exhausted
    here.until(turn=2)
    assert not here.card("wither").exhausted
    assert [(event.card, event.ready) for event in here.events(CardExhausted)] == [
        (here.card("wither").id, False),
        (here.card("wither").id, True),
    ]


@pytest.mark.rule("UPK-04")
def test_every_upkeep_action_is_carried_out_in_the_owners_order() -> None:
    here = upkeep("jenny-barnes", status=["blessed", "retainer"], money=0)
    blessing, retainer = (f"do:{here.card(name).id}" for name in ("blessing", "retainer"))
    assert here.options == ["do:jenny-barnes", blessing, retainer]
    here.dice(4, 5).choose(retainer)
    assert here.who().money == 2
    assert here.options == ["do:jenny-barnes", blessing]
    here.choose(blessing)
    # The last one left is carried out without a question.
    assert here.decision.kind == "sliders"
    assert here.who().money == 3


@pytest.mark.rule("UPK-05")
@pytest.mark.parametrize("card", ["blessing", "curse", "bank-loan", "retainer"])
def test_statuses_loans_and_retainers_ask_for_no_roll_in_their_first_upkeep(card: str) -> None:
    first = upkeep(cards=[{"id": card, "fresh": True}], more={"dice": [1]}, money=0)
    assert first.decision.kind == "sliders"
    assert first.cards() == [card]
    assert list(first.table.chance.queue) == [1]
    assert not first.card(card).fresh
    second = upkeep(cards=[card], more={"dice": [1]}, money=0)
    assert list(second.table.chance.queue) == []
    assert second.cards() == []


@pytest.mark.rule("UPK-06")
@pytest.mark.parametrize(("die", "left"), [(1, []), (2, ["retainer"])])
def test_a_retainer_pays_2_dollars_and_then_a_die_decides_whether_it_stays(die: int, left: list[str]) -> None:
    here = upkeep(cards=["retainer"], money=3, more={"dice": [die]})
    assert here.who().money == 5
    assert here.cards() == left


@pytest.mark.rule("UPK-05")
def test_a_new_retainer_pays_in_its_first_upkeep_without_a_roll() -> None:
    here = upkeep(cards=[{"id": "retainer", "fresh": True}], money=3, more={"dice": [1]})
    assert here.who().money == 5
    assert here.cards() == ["retainer"]


@pytest.mark.rule("UPK-07")
def test_sliders_move_within_focus_or_not_at_all() -> None:
    here = upkeep("jenny-barnes", sliders={"speed": 1, "fight": 2, "lore": 0})
    assert slides(here) == {
        "slide:speed=0",
        "slide:speed=2",
        "slide:fight=1",
        "slide:fight=3",
        "slide:lore=1",
    }
    here.choose("done")
    assert here.who().sliders == {"speed": 1, "fight": 2, "lore": 0}
    assert here.decision.kind == "move"


@pytest.mark.rule("UPK-08")
def test_every_stop_that_raises_one_skill_lowers_the_other() -> None:
    here = upkeep("amanda-sharpe", sliders={"speed": 0, "fight": 0, "lore": 0}, cards=[])
    before = here.view["investigators"]["amanda-sharpe"]["skills"]
    here.choose("slide:speed=1")
    after = here.view["investigators"]["amanda-sharpe"]["skills"]
    assert (after["speed"] - before["speed"], after["sneak"] - before["sneak"]) == (1, -1)
    assert after["fight"] == before["fight"]


@pytest.mark.rule("UPK-09")
def test_amanda_shares_her_focus_of_3_among_two_sliders() -> None:
    here = upkeep("amanda-sharpe", sliders={"speed": 0, "fight": 0, "lore": 0}, cards=[])
    here.choose("slide:speed=2", "slide:lore=1")
    # A fourth stop is refused: nothing but going on was left, and so the driver went on.
    assert here.decision.kind == "move"
    assert here.who().sliders == {"speed": 2, "fight": 0, "lore": 1}


@pytest.mark.rule("UPK-10")
def test_amanda_moves_one_slider_3_stops_and_no_other() -> None:
    here = upkeep("amanda-sharpe", sliders={"speed": 0, "fight": 0, "lore": 0}, cards=[])
    here.choose("slide:fight=3")
    assert here.decision.kind == "move"
    assert here.who().sliders == {"speed": 0, "fight": 3, "lore": 0}
    assert [event.stop for event in here.events(SliderMoved)] == [3]


@pytest.mark.rule("UPK-11")
def test_upkeep_abilities_are_used_after_the_refresh() -> None:
    here = upkeep(cards=[{"id": "healing-stone", "exhausted": True}], stamina=2)
    assert "use:healing-stone#1" in here.options
    here.choose("use:healing-stone#1")
    assert here.who().stamina == 3
    assert here.card("healing-stone").exhausted
    assert "use:healing-stone#1" not in here.options


@pytest.mark.rule("UPK-12")
@pytest.mark.parametrize("seat", [{"status": ["delayed"]}, {"space": None, "other_world": "abyss"}])
def test_the_delayed_and_those_in_other_worlds_have_a_whole_upkeep(seat: dict[str, Any]) -> None:
    here = upkeep("jenny-barnes", money=0, **seat)
    assert here.who().money == 1
    assert slides(here)


@pytest.mark.rule("UPK-04")
def test_an_action_that_could_do_nothing_is_not_asked_for() -> None:
    here = upkeep("vincent-lee", cards=[])
    assert here.decision.kind == "sliders"
    hurt = upkeep("vincent-lee", cards=[], stamina=2)
    assert hurt.decision.kind == "may"
    hurt.choose("yes")
    assert hurt.who().stamina == 3
    assert hurt.events(Gained)[0].what == "stamina"


# --- coming back ------------------------------------------------------------------------------
def lost(**more: Any) -> Scene:
    """Somebody lost in time and space whose lost turn is over, at the start of an Upkeep."""
    seat = {"id": "jenny-barnes", "status": ["lost_in_time_and_space"], "money": 0, "sliders": {"speed": 2}}
    return scene(start="upkeep", investigators=[seat], **more)


@pytest.mark.rule("INV-09")
def test_the_lost_return_to_any_place_at_the_start_of_upkeep_and_have_a_full_turn() -> None:
    here = lost()
    assert here.decision.kind == "place"
    assert "place:downtown" in here.options
    assert "place:woods" in here.options
    assert "place:jail-cell" not in here.options
    here.choose("place:woods")
    assert here.who().place == "woods"
    assert here.who().money == 1
    here.choose("done")
    assert "go:uptown" in here.options


@pytest.mark.rule("INV-09", "INV-10")
def test_lost_in_mythos_of_turn_4_means_no_turn_5_and_back_in_upkeep_of_turn_6() -> None:
    here = scene(
        turn=4,
        start="movement",
        investigators=[{"id": "jenny-barnes", "space": "downtown", "money": 0, "sliders": {"speed": 2}}],
        decks={"mythos": ["all-quiet-in-arkham"]},
    )
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert (here.who().place, here.who().delayed, here.who().lose_turn) == (LOST, True, True)
    here.state.phase = "mythos"
    here.game = Game(ArkhamRules(here.table))
    here.happened += here.game.start()
    here.until(kind="place")
    assert here.state.turn == 6
    assert not here.who().delayed
    assert here.who().money == 0  # no upkeep action was carried out in turn 5


@pytest.mark.rule("INV-11")
def test_the_lost_do_not_return_into_a_closed_place() -> None:
    here = lost(tracks={"terror": 3})
    assert "place:general-store" not in here.options


@pytest.mark.rule("INV-12")
def test_returning_from_being_lost_gives_no_explored_marker_so_a_gate_draws_one_in() -> None:
    here = lost(board={"gates": {"woods": "abyss"}, "clues": {}})
    here.choose("place:woods")
    assert not here.who().explored
    here.choose("done").until(kind="move").choose("done").until(kind="move")
    drawn = here.events(InvestigatorMoved)[1]
    assert (drawn.path, drawn.why) == (("woods", "abyss"), "gate")
