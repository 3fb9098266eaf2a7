"""Small windows with everything enlarged: what is shown is shown whole, and nothing lies over anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.panels.tracks import TrackChip
from arkham_desktop.desktop.scenes.settings import SettingsScene
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.words import say
from tests.desktop.overlays.playing import Played, play
from tests.desktop.test_nothing_cut import Cut, cut

__all__ = ["cut"]


@pytest.fixture(params=[1.25, 1.5, 1.75, 2.0])
def driver(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A window of 1280 × 720 pixels at a larger scale."""
    made = Driver(tmp_path / "home", size=(1280, 720), scale=request.param)
    made.stage.services.store.change(animations="off", hand_over=False)
    yield made
    made.stage.close()


def in_combat(driver: Driver, folder: Path) -> Played:
    """A fight of somebody with a long name at the mouse, who has a weapon and two spells."""
    joe: dict[str, Any] = {"id": "joe-diamond", "space": "uptown"}
    joe["cards"] = ["enchanted-knife", "shrivelling", "wither", "dread-curse-of-azathoth"]
    monster = {"kind": "formless-spawn", "space": "uptown"}
    here = play(driver, folder, investigators=[joe], board={"monsters": [monster]}, start="movement")
    here.until("monsters", prefer=("done",))
    here.choose(next(option for option in here.options if option.startswith("fight:formless-spawn")))
    here.until("combat", prefer=("roll", "accept"))
    here.scene.table.investigator("joe-diamond").person = "Bartholomew Maxi"
    here.scene.arrange()
    driver.settle()
    return here


def test_the_bar_and_the_tracks_are_read_whole(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    here = in_combat(driver, tmp_path / "games")
    chips = [widget for widget in here.scene.group.widgets if isinstance(widget, TrackChip)]
    assert chips
    cut.clear()
    here.scene.redraw()
    driver.tick()
    drawn = ("_draw_question", "_draw_words", "draw", "_draw_inside")
    assert [line for line in cut if line.partition(":")[0] in drawn] == []


def test_chances_stand_inside_their_buttons(driver: Driver, tmp_path: Path) -> None:
    here = in_combat(driver, tmp_path / "games")
    buttons = [one for one in here.scene.group.widgets if isinstance(one, Button) and one.odds]
    assert buttons
    for button in buttons:
        assert button._odds_style.size <= button.box.height * 0.61


def test_the_settings_are_read_whole(driver: Driver, cut: Cut) -> None:
    driver.show(SettingsScene())
    assert [line for line in cut if "sample" not in line] == []


def test_the_ring_around_the_size_lies_over_no_words(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    rings, headings = [], []
    focus, label = Canvas.focus, Canvas.label

    def ring(self: Canvas, box: Any, **named: Any) -> None:
        rings.append(box)
        focus(self, box, **named)

    def heading(self: Canvas, text: str, box: Any, *values: Any, **named: Any) -> float:
        if text == say("settings.scale"):
            headings.append(box)
        return label(self, text, box, *values, **named)

    scene = SettingsScene()
    driver.show(scene)
    monkeypatch.setattr(Canvas, "focus", ring)
    monkeypatch.setattr(Canvas, "label", heading)
    scene.group.set_focus("scale")
    driver.tick()
    letters = 9  # units above and below the middle of a line
    assert rings
    assert headings
    assert min(box.top for box in rings) - 4 > max(box.centery for box in headings) + letters
