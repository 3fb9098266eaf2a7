"""A trade: things lie ready on both sides, and change hands together when that is confirmed."""

from __future__ import annotations

import pytest

from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.overlays.trade import TradeDialog
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played
from tests.desktop.overlays.test_picks import AMANDA, MICHAEL, picks, press


def trading(played: Play, size: tuple[int, int] = (1280, 720)) -> Played:
    """Michael and Amanda begin to trade; both have money."""
    people = [MICHAEL, {**AMANDA, "money": 3}]
    here = played(size=size, investigators=people, start="movement")
    return here.choose("trade:amanda-sharpe")


def has(here: Played, who: str) -> set[str]:
    return {card.id.partition("#")[0] for card in here.scene.table.investigator(who).cards}


def money(here: Played) -> tuple[int, int]:
    table = here.scene.table
    return table.investigator("michael-mcglen").money, table.investigator("amanda-sharpe").money


def confirm(here: Played) -> Button:
    widget = here.scene.group["confirm"]
    assert isinstance(widget, Button)
    return widget


def test_nothing_changes_hands_before_it_is_confirmed(played: Play) -> None:
    here = trading(played)
    assert isinstance(here.scene.dialog, TradeDialog)
    before, count = here.session.rules.snapshot(), len(here.session.history)
    assert confirm(here).grade is Grade.OFF
    press(here, "Food", "dialog-give")
    press(here, "Lantern", "dialog-take")
    for _ in range(3):
        here.driver.click("dialog-more-give:money")
    assert here.session.rules.snapshot() == before
    assert confirm(here).grade is Grade.SUGGESTED
    assert confirm(here).tip == "gives Food, $3, takes Lantern"
    here.driver.click("confirm")
    assert here.kind == "move", "the trade is over with that"
    assert "food" in has(here, "amanda-sharpe")
    assert "lantern" in has(here, "michael-mcglen")
    assert money(here) == (2, 6)
    here.driver.key("ctrl+z")
    assert here.session.rules.snapshot() == before, "taken back as one"
    assert len(here.session.history) == count


def test_what_lies_ready_is_shown_on_both_sides_and_a_press_takes_it_back(played: Play) -> None:
    here = trading(played)
    press(here, "Food", "dialog-give")
    leaves = next(pick for pick in picks(here, "dialog-give") if pick.title == "Food")
    comes = next(pick for pick in picks(here, "dialog-take") if pick.title == "Food")
    assert (leaves.leaves, leaves.sub) == (True, "to Amanda Sharpe")
    assert (comes.moved, comes.sub) == (True, "from Michael McGlen")
    press(here, "Food", "dialog-take")
    assert "Food" not in [pick.title for pick in picks(here, "dialog-take")]
    assert not confirm(here).enabled


def test_money_goes_one_way_and_never_beyond_what_there_is(played: Play) -> None:
    here = trading(played)
    for _ in range(2):
        here.driver.click("dialog-more-give:money")
    assert here.label("dialog-money-give") == "$5 → $3"
    assert here.label("dialog-money-take") == "$3 → $5"
    for _ in range(9):
        here.driver.click("dialog-more-take:money")
    assert here.label("dialog-money-give") == "$5 → $8"
    assert here.label("dialog-money-take") == "$3 → $0"
    assert not here.scene.group["dialog-more-take:money"].enabled
    here.driver.click("confirm")
    assert money(here) == (8, 0)


def test_a_single_dollar_changes_hands_without_another_question(played: Play) -> None:
    people = [{**MICHAEL, "money": 1}, AMANDA]
    here = played(investigators=people, start="movement").choose("trade:amanda-sharpe")
    here.driver.click("dialog-more-give:money")
    press(here, "Food", "dialog-give")
    here.driver.click("confirm")
    assert (here.kind, money(here)) == ("move", (0, 1))
    assert "food" in has(here, "amanda-sharpe")


def test_everything_is_taken_back_by_one_button(played: Play) -> None:
    here = trading(played)
    before = here.session.rules.snapshot()
    press(here, "Food", "dialog-give")
    here.driver.click("clear")
    assert not confirm(here).enabled
    assert here.kind == "trade"
    assert here.session.rules.snapshot() == before


def test_a_trade_closed_without_a_trade_can_be_begun_again(played: Play) -> None:
    here = trading(played)
    count = len(here.session.history)
    here.driver.key("e")
    assert here.kind == "move"
    assert len(here.session.history) == count - 1, "nothing happened"
    assert "trade:amanda-sharpe" in here.options
    here.choose("trade:amanda-sharpe")
    here.driver.key("escape")
    assert here.kind == "move"


def test_closing_while_something_lies_ready_is_asked_twice(played: Play) -> None:
    here = trading(played)
    press(here, "Food", "dialog-give")
    here.driver.key("e")
    assert [type(scene) for scene in here.driver.stage.scenes][1:] == [MessageScene]
    here.driver.key("escape")
    assert here.driver.stage.scenes == (here.scene,)
    assert confirm(here).enabled, "it still lies ready"
    here.driver.key("e")
    here.driver.key("2")
    assert here.kind == "move"
    assert "food" in has(here, "michael-mcglen")
    here.choose("trade:amanda-sharpe")
    assert not confirm(here).enabled, "what was given up does not lie ready the next time"
    press(here, "Food", "dialog-give")
    here.driver.key("e")
    here.driver.key("enter")
    assert "food" in has(here, "amanda-sharpe")


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((1920, 1080), 3.0)]
)
def test_what_confirms_a_trade_has_its_whole_label_at_every_size(
    played: Play, size: tuple[int, int], scale: float
) -> None:
    here = played(size=size, scale=scale, investigators=[MICHAEL, AMANDA], start="movement")
    here.choose("trade:amanda-sharpe")
    canvas = here.scene.measuring
    for name in ("confirm", "clear"):
        button = here.scene.group[name]
        assert isinstance(button, Button)
        assert fits(canvas, button.label, button.room_for_words(canvas), button.style), button.label


def test_a_trade_is_made_by_the_keyboard_alone(played: Play) -> None:
    here = trading(played)
    number = next(pick.number for pick in picks(here, "dialog-give") if pick.title == "Food")
    here.driver.key(number)
    here.driver.key("escape")
    assert not confirm(here).enabled, "Esc takes back what lies ready before it closes"
    here.driver.key(number)
    here.driver.key("enter")
    assert "food" in has(here, "amanda-sharpe")
