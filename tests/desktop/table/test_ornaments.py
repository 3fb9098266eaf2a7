"""What moves while nothing happens: its own places only, not for long, and not against the settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arkham_desktop.arkham.setup import Setup
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.scenes.table_ornaments import REST, TICK
from arkham_desktop.desktop.testing import FRAME, Driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A table on which the first Mythos card has opened a gate, seen whole."""
    driver = Driver(tmp_path, size=(1920, 1080))
    driver.stage.services.store.change(animations="off", hand_over=False, ornaments=True)
    session = driver.stage.services.saves.new(Setup(players=1, seed=5), "ornaments")
    scene = TableScene(session)
    driver.show(scene)
    for _ in range(40):
        decision = session.game.pending
        assert decision is not None
        if decision.kind == "move":
            break
        scene.choose(decision.options[-1].id)
        driver.settle(60)
    driver.key("ctrl+0")
    driver.stage.services.store.change(animations="normal")
    scene.redraw()
    driver.settle()
    yield driver
    driver.stage.close()


def count(driver: Driver, seconds: float) -> int:
    """How many frames are drawn in so many seconds in which nobody does anything."""
    before = driver.drawn
    for _ in range(round(seconds / FRAME)):
        driver.tick()
    return driver.drawn - before


def test_they_move_at_most_twelve_times_a_second_and_then_rest(driver: Driver) -> None:
    frames = count(driver, 5.0)
    assert 20 < frames <= 12 * 5
    count(driver, REST)
    assert count(driver, 5.0) == 0
    assert driver.stage.wait is None, "the program may sleep"


def test_any_input_wakes_them(driver: Driver) -> None:
    count(driver, REST + 1)
    driver.hover((250.0, 1076.0))
    driver.settle()
    assert count(driver, 2.0) > 5


def test_nothing_but_their_own_places_changes(driver: Driver) -> None:
    before = driver.surface.copy()
    places = [one.rect.copy() for one in driver.top.ornaments._found]  # type: ignore[attr-defined]  # a table
    assert any(rect.width for rect in places)
    count(driver, 3.0)
    differs = pygame.mask.from_threshold(
        driver.surface, (0, 0, 0), (1, 1, 1, 255), othersurface=before, palette_colors=1
    )
    differs.invert()
    assert differs.count() > 0, "something moved"
    for rect in places:
        differs.erase(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    assert differs.count() == 0


@pytest.mark.parametrize("values", [{"ornaments": False}, {"animations": "off"}])
def test_the_settings_hold_them(driver: Driver, values: dict[str, object]) -> None:
    driver.stage.services.store.change(**values)
    driver.top.redraw()
    driver.settle()
    assert count(driver, 10 * TICK) == 0
