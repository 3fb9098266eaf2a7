"""Drive scenes without a screen: SDL's dummy driver, surfaces in memory."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from arkham_desktop.desktop.testing import Driver

MakeDriver = Callable[..., Driver]


@pytest.fixture
def driver(make_driver: MakeDriver) -> Driver:
    """A stage of 1280 × 720 pixels with files of its own."""
    return make_driver()


@pytest.fixture
def make_driver(tmp_path: Path) -> Iterator[MakeDriver]:
    """Make drivers of any size that share the files of one person."""

    made: list[Driver] = []

    def make(size: tuple[int, int] = (1280, 720), scale: float | None = None) -> Driver:
        made.append(Driver(tmp_path, size=size, scale=scale))
        return made[-1]

    yield make
    for driver in made:
        driver.stage.close()
