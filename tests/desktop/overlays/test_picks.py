"""Picking, trading, encounters and what cards ask."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.rules import losing_half, trading
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.overlays.asking import AskingDialog, EncounterDialog
from arkham_desktop.desktop.overlays.choice_box import ChoiceBox
from arkham_desktop.desktop.overlays.pick import PickDialog
from arkham_desktop.desktop.overlays.pick_list import Pick, PickList
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played

ITEMS = ["38-revolver", "enchanted-blade", "tommy-gun", "dynamite", "wither", "holy-water", "food"]
MICHAEL: dict[str, Any] = {
    "id": "michael-mcglen",
    "space": "downtown",
    "clues": 4,
    "money": 5,
    "cards": [*ITEMS, "marksman"],
}
AMANDA: dict[str, Any] = {
    "id": "amanda-sharpe",
    "space": "downtown",
    "money": 0,
    "cards": ["lantern", "speed"],
}


def picks(here: Played, name: str = "dialog-picks") -> list[Pick]:
    widget = here.scene.group[name]
    assert isinstance(widget, PickList)
    return widget.picks


def press(here: Played, title: str, name: str = "dialog-picks") -> None:
    """Click on a row of a list."""
    widget = here.scene.group[name]
    assert isinstance(widget, PickList)
    index = [pick.title for pick in widget.picks].index(title)
    widget.show(index)
    here.driver.click(widget.row_box(index).center)


def losing(played: Play) -> Played:
    """Michael has been knocked unconscious with seven items."""
    here = played(
        investigators=[{**MICHAEL, "stamina": 1}],
        board={"monsters": [{"kind": "shoggoth", "space": "downtown"}]},
        start="movement",
        dice=[5] + [1] * 40,
    )
    here.choose("done")
    monster = here.options[0].partition(":")[2]
    return here.until("lose_items", prefer=(f"fight:{monster}", "fight", "roll", "accept"))


def test_the_proposal_is_marked_in_the_list_and_is_that_of_the_rules(played: Play) -> None:
    here = losing(played)
    assert isinstance(here.scene.dialog, PickDialog)
    who = here.scene.table.investigator("michael-mcglen")
    proposed = {card.id for card in losing_half.cheapest(here.scene.table, who, 3)}
    assert {pick.thing for pick in picks(here) if pick.marked} == proposed
    assert len(picks(here)) == 7, "the skill is no item"


def test_options_can_still_be_taken_one_by_one(played: Play) -> None:
    here = losing(played)
    decision = here.session.game.pending
    assert decision is not None
    assert decision.about == 3
    here.choose(next(option for option in here.options if option.startswith("lose:food")))
    decision = here.session.game.pending
    assert decision is not None
    assert decision.about == 2
    assert "Food" not in [pick.title for pick in picks(here)]
    here.choose("propose:cheapest")
    assert here.kind != "lose_items"


def test_a_shop_shows_what_is_too_dear_and_says_so(played: Play) -> None:
    here = played(
        investigators=[{**MICHAEL, "space": "general-store", "money": 3, "cards": []}],
        start="arkham_encounters",
        decks={"common": ["food", "knife", "tommy-gun"]},
    )
    here.until("shop", prefer=("ability:general-store",))
    by_name = {pick.title: pick for pick in picks(here)}
    assert by_name["Food"].option.startswith("buy:food")
    assert by_name["Food"].note == "$1"
    assert by_name["Tommy Gun"].option == ""
    assert by_name["Tommy Gun"].reason == "Too dear"
    press(here, "Food")
    assert here.scene.table.investigator("michael-mcglen").money == 2


def test_what_the_pointer_rests_on_is_shown_large(played: Play) -> None:
    here = losing(played)
    widget = here.scene.group["dialog-picks"]
    assert isinstance(widget, PickList)
    index = [pick.title for pick in widget.picks].index("Wither")
    here.driver.hover(widget.row_box(index).center)
    dialog = here.scene.dialog
    assert isinstance(dialog, PickDialog)
    assert dialog._focus.startswith("wither")


def test_what_cannot_be_traded_stays_in_sight_with_its_reason(played: Play) -> None:
    here = played(investigators=[MICHAEL, AMANDA], start="movement")
    here.choose("trade:amanda-sharpe")
    mine = {pick.title: pick for pick in picks(here, "dialog-give")}
    assert mine["Marksman"].option == ""
    assert mine["Marksman"].reason == "Cannot be traded"
    card = here.scene.table.investigator("michael-mcglen").card("marksman")
    assert card is not None
    assert not trading.tradable(here.scene.table, card)
    assert mine["4 clue tokens"].reason == "Clue tokens stay"
    assert here.label("dialog-money-take") == "$0"
    more = here.scene.group["dialog-more-take:money"]
    assert (more.enabled, more.reason) == (False, "There is no more of it")


def test_the_card_of_an_encounter_is_shown_with_the_chance_of_its_check(played: Play) -> None:
    here = played(
        investigators=[{**MICHAEL, "space": "arkham-asylum"}],
        start="arkham_encounters",
        decks={"encounters:downtown": [88]},
    )
    here.until("encounter_card")
    dialog = here.scene.dialog
    assert isinstance(dialog, EncounterDialog)
    assert dialog.drawn.cards == ["base-88-arkham-asylum"]
    here.driver.click("dialog-continue")
    assert here.kind == "check"


def test_of_two_gate_cards_each_has_its_own_press(played: Play) -> None:
    here = played(
        investigators=[{"id": "gloria-goldberg", "other_world": "yuggoth"}], start="other_world_encounters"
    )
    here.until("encounter_card")
    assert here.options == ["choose:1", "choose:2"]
    first, second = here.rows["choose:1"], here.rows["choose:2"]
    assert first.box.right < second.box.left
    here.driver.click("dialog-choose:2")
    assert here.kind != "encounter_card"


def test_what_a_card_offers_stands_beside_it_in_full(played: Play) -> None:
    here = played(
        investigators=[{**MICHAEL, "space": "independence-square"}],
        start="arkham_encounters",
        decks={"encounters:downtown": [88]},
    )
    here.until("may", prefer=("encounter", "continue"))
    assert isinstance(here.scene.dialog, AskingDialog)
    yes = here.rows["yes"]
    assert isinstance(yes, ChoiceBox)
    assert "Luck" in yes.text
    assert yes.number == "1"
    here.driver.click("dialog-no")
    assert here.kind != "may"


def test_a_seat_without_a_name_leaves_no_gap(played: Play) -> None:
    """Whoever plays alone needs no name: no comma waits for it."""
    here = played(investigators=[MICHAEL, AMANDA], start="movement")
    here.choose("trade:amanda-sharpe")
    drawn: list[str] = []
    label = Canvas.label

    def told(canvas: Canvas, text: str, *more: Any, **looks: Any) -> float:
        drawn.append(text)
        return label(canvas, text, *more, **looks)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "label", told)
        here.scene.redraw()
        here.driver.settle()
    assert "seat 1" in drawn
    assert not [text for text in drawn if text.strip().endswith(",") or "()" in text]
