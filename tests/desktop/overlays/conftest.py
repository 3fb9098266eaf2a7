"""Fixtures of the dialogs' tests: a table scene in a few lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.desktop.testing import Driver
from tests.desktop.overlays.playing import Played, play

Play = Callable[..., Played]


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Play]:
    """Make table scenes; ``size``, ``scale`` and ``pace`` stand beside the fields of a scenario."""
    made: list[Played] = []

    def make(
        size: tuple[int, int] = (1280, 720), scale: float | None = None, pace: str = "off", **fields: Any
    ) -> Played:
        driver = Driver(tmp_path / f"home{len(made)}", size=size, scale=scale)
        driver.stage.services.store.change(animations=pace, hand_over=False)
        made.append(play(driver, tmp_path / "games", **fields))
        return made[-1]

    yield make
    for one in made:
        one.driver.stage.close()
