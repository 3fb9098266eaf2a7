"""From any card beside the table there is an evident way to its close-up."""

from __future__ import annotations

import pytest

from arkham_desktop.desktop.input import LEFT, RIGHT
from arkham_desktop.desktop.overlays.close_up import CloseUpScene
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.theme import TIMES
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played
from tests.desktop.overlays.test_picks import AMANDA, MICHAEL


def shopping(played: Play) -> Played:
    here = played(
        investigators=[{"id": "joe-diamond", "space": "general-store", "money": 9}], start="arkham_encounters"
    )
    return here.choose("ability:general-store")


def shown(here: Played) -> str:
    """What is close up; the empty string for nothing."""
    return here.driver.top.thing if isinstance(here.driver.top, CloseUpScene) else ""


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_on_the_card_of_a_dialog_opens_its_close_up(played: Play, button: int) -> None:
    here = shopping(played)
    ((box, thing),) = here.scene.texts.faces
    count = len(here.session.history)
    here.driver.click(box.center, button)
    assert shown(here) == thing
    here.driver.key("escape")
    assert here.driver.stage.scenes == (here.scene,)
    assert len(here.session.history) == count


def test_the_pointer_on_a_card_says_how_it_is_seen_close_up(played: Play) -> None:
    here = shopping(played)
    ((box, thing),) = here.scene.texts.faces
    here.driver.hover(box.center)
    assert here.scene.pressable
    here.driver.tick(TIMES.tooltip + 0.1)
    assert here.scene._tip is not None
    assert "close up" in here.scene._tip[0]
    here.driver.key("q")
    assert shown(here) == thing


def test_the_right_button_shows_what_a_row_or_a_button_stands_for_and_never_chooses(played: Play) -> None:
    here = shopping(played)
    count = len(here.session.history)
    rows = here.scene.group["dialog-picks"]
    assert isinstance(rows, PickList)
    here.driver.click(rows.row_box(1).center, RIGHT)
    assert shown(here) == rows.picks[1].thing
    here.driver.key("escape")
    here.driver.click(f"option-{here.options[2]}", RIGHT)
    assert shown(here) == here.options[2].partition(":")[2]
    assert len(here.session.history) == count


def test_a_row_of_a_trade_tells_its_card_and_can_be_seen_close_up(played: Play) -> None:
    here = played(investigators=[MICHAEL, AMANDA], start="movement").choose("trade:amanda-sharpe")
    rows = here.scene.group["dialog-give"]
    assert isinstance(rows, PickList)
    here.driver.hover(rows.row_box(0).center)
    assert rows.tip.startswith("**.38 Revolver**\n")
    here.driver.key("q")
    assert shown(here) == rows.picks[0].thing
