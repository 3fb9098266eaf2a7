"""A screen, a program on it and its twin; what was seen and logged is kept when a test fails."""

import json
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # of the twin; the program under test gets the real one
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from .program import Program
from .screen import XScreen
from .twin import Twin

SCREEN = (1600, 1000)
Start = Callable[[Path], Program]
Follow = Callable[..., Twin]
FAILED = pytest.StashKey[bool]()


def settings(home: Path, **values: object) -> None:
    """Write a settings file."""
    folder = home / "settings"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(json.dumps(values), encoding="utf-8")


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[XScreen]:
    """An X server on a free display."""
    server = XScreen(tmp_path_factory.mktemp("screen") / "x", SCREEN)
    yield server
    server.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The user's folder."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def start(screen: XScreen, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Start]:
    """Start the program; every one is ended with the test."""
    started: list[Program] = []

    def run(home: Path) -> Program:
        for program in started:  # two windows in the same place would get each other's clicks
            program.stop()
        screen.xdotool("mousemove", 0, 0)  # what it rested on last would be lit in the new window alone
        started.append(Program(screen, home))
        return started[-1]

    yield run
    if request.node.stash.get(FAILED, False):
        picture = tmp_path / "screen.png"
        pygame.image.save(screen.picture(), picture)
        print(f"\nwhat the screen showed: {picture}")
        for program in started[-1:]:
            print(f"the end of the log:\n{program.log[-4000:]}")
    for program in started:
        program.stop()


@pytest.fixture
def follow(start: Start, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Follow]:
    """Make the twin of a program; every one is closed with the test."""
    twins: list[Twin] = []

    def make(program: Program, files: Path | None = None) -> Twin:
        twins.append(Twin(program, tmp_path / f"twin-{len(twins)}", files))
        return twins[-1]

    yield make
    if twins and request.node.stash.get(FAILED, False):
        picture = tmp_path / "twin.png"
        pygame.image.save(twins[-1].driver.surface, picture)
        print(f"\nwhat its twin showed: {picture}")
    for twin in twins:
        twin.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the fixtures whether a test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
