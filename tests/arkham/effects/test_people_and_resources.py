"""Effects on what an investigator counts and where he is: gaining, losing, paying, worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arkham_desktop.arkham.content.models import Row
from arkham_desktop.arkham.events import CheckMade, EncounterDrawn, InvestigatorMoved
from arkham_desktop.arkham.rules import skills
from arkham_desktop.arkham.state import LOST, row_of
from tests.arkham.scenes import Scene, scene


def somebody(
    *, others: Sequence[dict[str, Any]] = (), more: dict[str, Any] | None = None, **seat: Any
) -> Scene:
    """Amanda Sharpe (5 Sanity, 5 Stamina) without possessions but the given ones."""
    first = {"id": "amanda-sharpe", "space": "downtown", "cards": [], "money": 0, "clues": 0, **seat}
    return scene({"start": "upkeep", "board": {"clues": {}}, **(more or {})}, investigators=[first, *others])


# --- gaining ----------------------------------------------------------------------------------
def test_points_of_stamina_or_sanity_are_shared_as_their_owner_likes() -> None:
    here = somebody(stamina=2, sanity=4)
    here.effects({"op": "gain", "what": "stamina_or_sanity", "n": 3})
    assert here.options == ["n:2", "n:3"]  # one point of Sanity is all there is room for
    here.choose("n:2")
    assert (here.who().stamina, here.who().sanity) == (4, 5)


def test_restoring_goes_to_the_maximum() -> None:
    here = somebody(stamina=1, sanity=2)
    here.effects({"op": "restore", "what": "both"})
    assert (here.who().stamina, here.who().sanity) == (5, 5)


@pytest.mark.rule("INV-01")
def test_a_card_may_lift_stamina_above_the_maximum() -> None:
    here = somebody(stamina=4)
    here.effects({"op": "gain", "what": "stamina", "n": 3, "over_max": True})
    assert here.who().stamina == 7


def test_nothing_heals_while_a_card_forbids_it_but_what_it_spares() -> None:
    here = somebody(stamina=2, more={"environment": "a-strange-plague"})
    here.effects({"op": "gain", "what": "stamina", "n": 1})
    assert here.who().stamina == 2
    here.effects({"op": "gain", "what": "stamina", "n": 1}, source="st-marys-hospital")
    assert here.who().stamina == 3


@pytest.mark.rule("MOV-21")
def test_movement_points_are_gained_on_the_move_only() -> None:
    here = somebody()
    here.effects({"op": "gain", "what": "movement", "n": 2})
    assert here.who().movement_left == 0


def test_clues_of_ones_own_neighborhood_are_gathered_off_the_board() -> None:
    here = somebody(more={"board": {"clues": {"independence-square": 2, "downtown": 1, "woods": 1}}})
    here.effects({"op": "gain", "what": "clue", "n": "all", "from": "own_neighborhood"})
    assert here.who().clues == 3
    assert here.state.clues == {"woods": 1}


def test_focus_and_maximums_change_for_good() -> None:
    here = somebody()
    here.effects({"op": "gain", "what": "focus", "n": 1}, {"op": "gain", "what": "max_stamina", "n": 1})
    assert skills.focus(here.table, here.who()) == 4
    assert skills.maximum(here.table, here.who(), "stamina") == 6
    here.effects({"op": "lose", "what": "max_stamina", "n": 2})
    assert (skills.maximum(here.table, here.who(), "stamina"), here.who().stamina) == (4, 4)


def test_trophies_come_from_the_pile_and_the_cup() -> None:
    here = somebody(more={"decks": {"gates": ["abyss"], "cup": ["ghoul"]}})
    here.effects(
        {"op": "gain", "what": "gate_trophy", "n": 1}, {"op": "gain", "what": "monster_trophy", "n": 1}
    )
    assert [row_of(one) for one in here.who().gate_trophies + here.who().monster_trophies] == [
        "abyss",
        "ghoul",
    ]
    here.sound()


# --- losing and paying ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "left"),
    [
        ({"n": "half_up"}, 3),
        ({"n": "half_down"}, 4),
        ({"n": "all"}, 0),
        ({"n": "all", "down_to": 1}, 1),
        ({"n": 9}, 0),
    ],
)
@pytest.mark.rule("ITM-12")
def test_a_loss_takes_what_there_is(effect: dict[str, Any], left: int) -> None:
    here = somebody(money=7)
    here.effects({"op": "lose", "what": "money", **effect})
    assert here.who().money == left


def test_what_follows_a_loss_to_0_follows_only_then() -> None:
    fatal = {"op": "lose", "what": "stamina", "at_zero": [{"op": "devoured"}]}
    here = somebody()
    here.effects({**fatal, "n": 4})
    assert not here.state.investigators[0].devoured
    here.effects({**fatal, "n": 1})
    assert here.state.investigators[0].devoured


def test_only_fitting_trophies_are_lost_and_the_owner_picks() -> None:
    here = somebody(trophies={"monsters": ["cultist", "ghoul", "witch"]})
    here.effects({"op": "lose", "what": "monster_trophy", "n": 1, "filter": {"kinds": ["ghoul", "witch"]}})
    picks = {row_of(option.partition(":")[2]) for option in here.options}
    assert {"ghoul", "witch"} <= picks
    assert "cultist" not in picks


@pytest.mark.rule("ITM-06")
def test_any_of_something_is_at_least_one_and_at_most_the_limit() -> None:
    here = somebody(money=6, stamina=1)
    price = {"op": "spend", "what": "money", "n": "any", "max": 4}
    here.effects(
        {"op": "may", "cost": [price], "do": [{"op": "gain", "what": "stamina", "n": "spent"}]}
    ).choose("yes")
    assert here.options == ["n:1", "n:2", "n:3", "n:4"]
    here.choose("n:3")
    assert (here.who().money, here.who().stamina) == (3, 4)


@pytest.mark.rule("ITM-06")
def test_any_of_nothing_cannot_be_paid() -> None:
    here = somebody(money=0)
    price = {"op": "spend", "what": "money", "n": "any"}
    here.effects({"op": "may", "cost": [price], "do": [{"op": "gain", "what": "clue", "n": 1}]})
    assert here.ended
    assert here.who().clues == 0


def test_a_price_of_several_kinds_is_any_mix_of_them() -> None:
    here = somebody(clues=2, stamina=3, sanity=3)
    here.effects({"op": "spend", "what": ["clue", "stamina", "sanity"], "n": 3})
    here.choose("choose:1", "choose:1")
    assert here.options == ["choose:2", "choose:3"]
    here.choose("choose:3")
    assert (here.who().clues, here.who().stamina, here.who().sanity) == (0, 3, 2)


# --- statuses ---------------------------------------------------------------------------------
def test_a_loan_may_be_of_another_amount() -> None:
    here = somebody(money=1)
    here.effects({"op": "status", "set": "bank_loan", "money": 15, "repay": 10})
    assert here.who().money == 16
    assert here.cards() == ["bank-loan"]


def test_marks_stay_and_can_be_taken_away() -> None:
    here = somebody()
    barred = {
        "op": "if",
        "cond": {"has_status": "loan_barred"},
        "then": [{"op": "gain", "what": "clue", "n": 1}],
    }
    here.effects(barred, {"op": "status", "set": "loan_barred"}, barred)
    assert here.who().clues == 1
    here.effects({"op": "status", "clear": "loan_barred"}, barred)
    assert here.who().clues == 1


# --- Other Worlds -----------------------------------------------------------------------------
def test_a_rift_brings_an_encounter_elsewhere_and_the_way_back() -> None:
    here = somebody(more={"decks": {"gate_cards": ["base-gate-55"]}})
    here.effects({"op": "other_world", "world": "abyss", "area": 1, "encounter": True, "then": "return"})
    assert [event.place for event in here.events(EncounterDrawn)] == ["abyss"]
    moves = [event.path for event in here.events(InvestigatorMoved)]
    assert moves[0] == ("downtown", "abyss")
    assert (here.who().place, here.who().area, here.who().explored) == ("downtown", 0, False)


def test_who_is_sent_home_from_a_rift_to_a_world_without_a_gate_is_back_where_it_took_him() -> None:
    here = somebody(more={"decks": {"gate_cards": ["base-gate-72"]}})
    here.dice(*[6] * 6)
    here.effects({"op": "other_world", "world": "abyss", "area": 1, "encounter": True, "then": "return"})
    assert [event.passed for event in here.events(CheckMade)] == [True]
    assert (here.who().place, here.who().area, here.who().explored) == ("downtown", 0, False)
    assert not here.who().delayed
    here.effects({"op": "other_world", "world": "abyss", "area": 1, "encounter": False, "then": "stay"})
    here.effects({"op": "return_to_arkham"})
    assert here.who().place == LOST


def test_who_is_sent_home_from_a_rift_to_a_world_with_a_gate_comes_by_that_gate() -> None:
    board = {"gates": {"woods": "abyss"}, "clues": {}}
    here = somebody(more={"decks": {"gate_cards": ["base-gate-72"]}, "board": board})
    here.dice(*[6] * 6)
    here.effects({"op": "other_world", "world": "abyss", "area": 1, "encounter": True, "then": "return"})
    assert (here.who().place, here.who().area, here.who().explored) == ("woods", 0, True)


def test_to_stay_in_a_world_needs_no_gate_but_to_be_drawn_through_does() -> None:
    here = somebody()
    here.effects({"op": "other_world", "world": "rlyeh", "area": 1})
    assert here.who().place == "downtown"
    here.effects({"op": "other_world", "world": "rlyeh", "area": 2, "encounter": False, "then": "stay"})
    assert (here.who().place, here.who().area) == ("rlyeh", 2)


def test_the_nearest_and_the_hardest_gate_are_meant_as_the_words_say() -> None:
    gates = {"woods": "abyss", "independence-square": "yuggoth", "graveyard": "plateau-of-leng"}
    near = somebody(more={"board": {"gates": gates, "clues": {}}})
    near.effects({"op": "other_world", "world": "nearest_open_gate", "area": 1})
    assert (near.who().place, near.who().entered) == ("yuggoth", "independence-square")
    hard = somebody(more={"board": {"gates": gates, "clues": {}}})
    numbers = {
        space: hard.table.library.gate_markers[marker].modifier for space, marker in hard.state.gates.items()
    }
    hard.effects({"op": "other_world", "world": "hardest_open_gate", "area": 1})
    if not hard.ended:
        hard.choose(hard.options[0])
    assert numbers[hard.who().entered] == min(numbers.values())


def test_whoever_holds_the_card_is_where_a_friend_is_called_to() -> None:
    here = somebody(cards=["wither"], others=[{"id": "bob-jenkins", "space": "woods"}])
    call = {"op": "for_each", "who": "any_other", "do": [{"op": "move", "to": "caster_space"}]}
    here.effects(call, card=here.card("wither"))
    assert here.who("bob-jenkins").place == "downtown"


def test_every_move_in_the_content_leads_somewhere() -> None:
    """No word of a move is left without a place in a game that has just begun."""
    from arkham_desktop.arkham.effects.people import Move
    from arkham_desktop.arkham.moments import every_op
    from arkham_desktop.arkham.rules import travel

    here = somebody()
    rows: list[Row] = [row for kind in here.table.library.rows.values() for row in kind]
    words = {
        op.to
        for row in rows
        for op in every_op(getattr(row, "do", ()) or ())
        if isinstance(op, Move) and op.to not in ("caster_space", "drawn_gate_location")
    }
    assert len(words) > 5
    here.who().place = "newspaper"
    for word in words:
        assert travel.places(here.table, here.who(), word), word
