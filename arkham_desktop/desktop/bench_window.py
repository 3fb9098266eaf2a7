"""How fast the window is: panning a full table of three towns, an idle table, the start, the memory.

Each measurement runs in a process of its own without a screen (``SDL_VIDEODRIVER=dummy``: all drawing is done
by the processor), so that none warms the caches of another.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pygame

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.desktop import app
from arkham_desktop.desktop.input import MIDDLE
from arkham_desktop.desktop.testing import FRAME, Driver, services_in
from arkham_desktop.engine.session import Session
from arkham_desktop.folders import HOME_VARIABLE
from arkham_desktop.players.progress import Progress
from arkham_desktop.players.random_player import RandomPlayer

FRAME_AIM = 12.0
"""Milliseconds: 95 of 100 frames of a pan should take less."""
START_AIM = 1.5
"""Seconds from the command to the title."""
MEMORY_AIM = 300
"""Megabytes of a running program with a full table."""
SIZE = (1920, 1080)
_FRAMES = 480
_STEP = 14
"""Pixels that the pointer moves between two frames: a quick hand."""
_CHOICES = 260
"""Choices that the game on the table is old."""
_SEED = 7
_STARTS = 3
"""How often the start is measured; the fastest counts."""
_SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured.

    Attributes:
        median, p95, worst: milliseconds of processor time a frame while the table is panned.
        wall_p95: the same by the clock on the wall, which counts what else the machine does.
        idle: frames drawn in ten seconds in which nothing happens.
        memory: megabytes in use after the pan; None where the system does not tell.
        start: seconds from the command to the first picture, the best of three.
    """

    median: float
    p95: float
    worst: float
    wall_p95: float
    idle: int
    memory: float | None
    start: float

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    def lines(self) -> list[str]:
        """For people, with what is aimed at."""
        size = f"{SIZE[0]} × {SIZE[1]}"
        memory = "not known on this system" if self.memory is None else f"{self.memory:.0f} MB"
        return [
            f"panning three towns at {size}: {self.median:.1f} ms a frame, p95 {self.p95:.1f} ms"
            f" (by the wall {self.wall_p95:.1f}), longest {self.worst:.1f};"
            f" aim: p95 under {FRAME_AIM:.0f} ms",
            f"idle for ten seconds: {self.idle} frames drawn; aim: none",
            f"memory after it: {memory}; aim: under {MEMORY_AIM} MB",
            f"start to title: {self.start:.2f} s; aim: under {START_AIM} s",
        ]


def measure() -> Measured:
    """Measure everything, with a bar for whoever waits; takes about half a minute.

    Raises:
        RuntimeError: a process ended without a result; the text is what it wrote.
    """
    starts = []
    with tempfile.TemporaryDirectory() as home, Progress("Measuring", 1 + _STARTS) as bar:
        table = json.loads(_run("table", Path(home)))
        bar.advance()
        for _ in range(_STARTS):
            starts.append(_start(Path(home)))
            bar.advance()
    return Measured(**table, start=min(starts))


def _environment(home: Path) -> dict[str, str]:
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", HOME_VARIABLE: str(home)}


def _run(what: str, home: Path) -> str:
    """What a measuring process prints."""
    command = [sys.executable, "-m", __name__, what, str(home)]
    done = subprocess.run(command, env=_environment(home), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{what} could not be measured: {done.stderr.strip()}")
    return done.stdout.strip().splitlines()[-1]


def _start(home: Path) -> float:
    """Seconds from the command to the first picture of the title."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", __name__, "start", str(home)]
    with subprocess.Popen(command, env=_environment(home), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None, "it was asked for"
        for line in process.stdout:
            if line.strip() == _SHOWN:
                seconds = time.perf_counter() - begun
                process.wait(timeout=60)
                return seconds
    raise RuntimeError("the title was never shown")


# ------------------------------------------------------------------------- inside a measuring process


def _show_title() -> int:
    """Open the window as the program does, and close it when the first picture is shown."""

    def watch(window: app.App) -> Callable[[], None]:
        def step() -> None:
            if window.frames:
                print(_SHOWN, flush=True)
                window.stage.quit()

        return step

    return app.main(watch)


def _pan_table(home: Path) -> dict[str, float | None]:
    """Pan over a full table of three towns, then leave it alone."""
    services = services_in(home)
    services.store.change(animations="off")
    driver = Driver(home, size=SIZE, services=services)
    driver.show(services.open_table(_full_game(services.saves)))
    driver.key("ctrl+1")
    middle = (SIZE[0] * 0.4, SIZE[1] * 0.5)
    driver.event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=middle, button=MIDDLE)
    spent, wall = [], []
    x, y, way = middle[0], middle[1], -1
    for frame in range(_FRAMES):
        x += way * _STEP
        y += 2 if frame // 60 % 2 else -2
        if abs(x - middle[0]) > SIZE[0] * 0.36:
            way = -way
        by_processor, by_wall = time.process_time(), time.perf_counter()
        driver.event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 1, 0))
        driver.tick()
        spent.append((time.process_time() - by_processor) * 1000)
        wall.append((time.perf_counter() - by_wall) * 1000)
    driver.event(pygame.MOUSEBUTTONUP, pos=(x, y), button=MIDDLE)
    driver.settle()
    for _ in range(60):  # tiles beside the view are drawn ahead
        driver.tick()
    before = driver.drawn
    for _ in range(round(10 / FRAME)):
        driver.tick()
    spent.sort()
    return {
        "median": spent[len(spent) // 2],
        "p95": spent[int(len(spent) * 0.95)],
        "worst": spent[-1],
        "wall_p95": sorted(wall)[int(len(wall) * 0.95)],
        "idle": driver.drawn - before,
        "memory": _memory(),
    }


def _full_game(saves: SavedGames) -> Session:
    """A game of eight investigators in three towns, well under way."""
    session = saves.new(Setup(players=8, seed=_SEED, sets=("base", "dunwich", "innsmouth")), "bench")
    player = RandomPlayer(_SEED)
    for number in range(2 * _CHOICES):
        decision = session.game.pending
        if decision is None or (number >= _CHOICES and decision.kind == "move"):
            break
        session.choose(player.choose(decision))
    return session


def _memory() -> float | None:
    """Megabytes of this process that lie in memory now; None where the system does not tell it in a file."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return None
    kilobytes = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:")).split()[1]
    return int(kilobytes) / 1024


if __name__ == "__main__":
    if sys.argv[1] == "start":
        sys.exit(_show_title())
    print(json.dumps(_pan_table(Path(sys.argv[2]))))
