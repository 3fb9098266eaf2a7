"""The sliders on the sheet beside the table can be moved there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham_desktop.desktop.panels.slider_stops import SliderStop
from arkham_desktop.desktop.testing import Driver
from tests.desktop.overlays.playing import Played, play


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Played]:
    """Joe at the beginning of his upkeep, with nothing docked."""
    driver = Driver(tmp_path / "home", size=(1280, 720))
    driver.stage.services.store.change(animations="off", hand_over=False)
    people = [{"id": "joe-diamond", "space": "police-station"}, {"id": "amanda-sharpe"}]
    yield play(driver, tmp_path / "games", start="upkeep", investigators=people).until("sliders")
    driver.stage.close()


def stops(here: Played) -> dict[str, SliderStop]:
    return {one.option_id: one for one in here.scene.group.widgets if isinstance(one, SliderStop)}


def test_every_stop_that_may_be_chosen_stands_on_the_sheet(here: Played) -> None:
    assert set(stops(here)) == {one for one in here.options if one.startswith("slide:")}
    assert stops(here)


def test_a_click_on_a_stop_moves_the_slider_there(here: Played) -> None:
    joe = here.scene.table.investigator("joe-diamond")
    option, stop = next(iter(stops(here).items()))
    slider, _, wanted = option.removeprefix("slide:").partition("=")
    assert joe.sliders[slider] != int(wanted)
    here.driver.click(stop.box.center)
    here.driver.settle(60)
    assert joe.sliders[slider] == int(wanted)


def test_on_the_sheet_of_somebody_else_nothing_can_be_moved(here: Played) -> None:
    other = next(one for one in here.scene.table.state.investigators if one.id != here.scene.desk.seen.id)
    here.scene.camera_moves.press_seat(other)
    here.driver.settle(60)
    assert here.scene.desk.seen is other
    assert stops(here) == {}
