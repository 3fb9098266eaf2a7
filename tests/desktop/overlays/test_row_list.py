"""Rows of options: all of them can be seen or reached, whatever the room."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.choice_box import ChoiceBox
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.overlays.row_list import PairedRows, RowList, placed
from arkham_desktop.desktop.panels.possessions import Possession, PossessionList
from arkham_desktop.engine import Decision, Option
from tests.desktop.overlays.conftest import Play

BOX = Box(10, 20, 300, 400)


def rows(count: int, pressed: list[int]) -> list[Row]:
    return [Row(f"row-{n}", BOX, f"Row {n}", partial(pressed.append, n)) for n in range(count)]


@pytest.mark.parametrize("count", [1, 7, 8])
def test_rows_that_fit_stand_under_one_another(count: int) -> None:
    found, high = placed("list", BOX, rows(count, []), height=52, least=40)
    assert len(found) == count
    assert found[-1].box.bottom <= BOX.bottom + 0.5
    assert all(above.box.bottom < below.box.top for above, below in pairwise(found))
    assert found[-1].box.bottom == pytest.approx(BOX.top + high)


def test_rows_that_do_not_fit_scroll_and_none_is_left_out() -> None:
    pressed: list[int] = []
    found, _ = placed("list", BOX, rows(20, pressed), height=52, least=40)
    (only,) = found
    assert isinstance(only, RowList)
    assert only.scrolls
    assert only.count == 20
    only.show(19)
    only.press(only.row_box(19).center)
    assert pressed == [19]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_seven_answers_are_all_in_the_dialog(played: Play, size: tuple[int, int]) -> None:
    here = played(size=size, investigators=[{"id": "joe-diamond", "space": "northside"}], start="movement")
    decision = Decision("skill", "joe-diamond", list, reason="joe-diamond")
    skills = ("speed", "sneak", "fight", "will", "lore", "luck", "evade")
    decision.options = [Option("skill", name) for name in skills]
    here.session.game.pending = decision
    here.scene.set_dialog()
    here.scene.arrange()
    found = [
        row
        for row in here.rows.values()
        if isinstance(row, Row | ChoiceBox | RowList)
        and row.name.removeprefix("dialog-") not in ("why", "table")
    ]
    shown = sum(len(row.rows) if isinstance(row, RowList) else 1 for row in found)
    assert shown == 7
    dialog = here.scene.desk.regions.dialog
    assert all(dialog.contains(row.box) for row in found)


def test_rows_in_two_columns_scroll_together_and_each_can_be_reached() -> None:
    pressed: list[int] = []
    found = PairedRows("list", BOX, rows(31, pressed), row_height=36, gap=4)
    assert found.scrolls
    for index in range(31):
        found.show(index)
        box = found.row_box(index)
        assert BOX.top - 0.5 <= box.top
        assert box.bottom <= BOX.bottom + 0.5
        found.press(box.center)
    assert pressed == list(range(31))
    assert found.row_box(0).right < found.row_box(1).left
    assert found.row_box(0).top == found.row_box(1).top


@pytest.mark.parametrize("height", [150.0, 168.0, 200.0, 326.0])
def test_a_list_of_possessions_that_scrolls_shows_whole_rows(height: float) -> None:
    box = Box(0, 0, 260, height)
    kept = [Possession(f"card-{n}", "card", f"Card {n}", "", "", 0, False, "") for n in range(20)]
    listing = PossessionList(box, kept, str, row_height=26)
    shown = (height + listing.gap) / (listing.row_height + listing.gap)
    assert shown == pytest.approx(round(shown))
    assert abs(listing.row_height - 26) < 4
