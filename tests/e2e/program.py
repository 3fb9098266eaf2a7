"""The program as a process of its own, with files of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from arkham_desktop.desktop.words import say
from arkham_desktop.engine.journal import Contents, read
from arkham_desktop.folders import HOME_VARIABLE

from .screen import XScreen, XWindow, wait_for

ROOT = Path(__file__).parents[2]
COMMAND_VARIABLE = "ARKHAM_DESKTOP_COMMAND"
"""Environment variable: the executable to try in place of the program in this folder."""


class Program:
    """The program, started on a screen with the user's folders in ``home``.

    Attributes:
        process: as started.
        told: the file with what it printed.
    """

    def __init__(self, screen: XScreen, home: Path) -> None:
        self.home = home
        self.told = home / "printed.txt"
        command, environment, folder = _way_to_start(home)
        environment |= {HOME_VARIABLE: str(home), "DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11"}
        with self.told.open("ab") as file:
            self.process = subprocess.Popen(command, cwd=folder, env=environment, stdout=file, stderr=file)
        self._window = XWindow(screen, self.process.pid, say("app.name"))

    @property
    def window(self) -> XWindow:
        """Its window; waits for it."""
        wait_for("the window", self._shown, 60)
        return self._window

    def _shown(self) -> bool:
        assert self.lives, f"the program ended at once:\n{self.told.read_text()}"
        return self._window.shown

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def end(self, seconds: float = 20.0) -> int:
        """Wait until it has ended by itself; gives its exit status."""
        return self.process.wait(seconds)

    def stop(self) -> None:
        """End it in any case."""
        if self.process.poll() is None:
            self.kill()

    @property
    def lives(self) -> bool:
        """It runs."""
        return self.process.poll() is None

    @property
    def log(self) -> str:
        """What it wrote into its log, and what it printed."""
        logs = sorted((self.home / "logs").glob("*.log*"))
        return "".join(path.read_text(encoding="utf-8") for path in [*logs, self.told])

    def assert_no_fault(self) -> None:
        """No traceback was printed or logged."""
        assert "Traceback" not in self.log, self.log

    @property
    def journals(self) -> list[Path]:
        """The saved games, the newest first."""
        found = (self.home / "saves").glob("*.journal")
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _way_to_start(home: Path) -> tuple[list[str], dict[str, str], Path]:
    """Command, environment and folder: a built executable gets no Python, no libraries and no sound."""
    built = os.environ.get(COMMAND_VARIABLE)
    if built:
        return [built], {"HOME": str(home), "PATH": str(home / "no-programs")}, Path("/")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment |= {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    return [sys.executable, "-m", "arkham_desktop"], environment, ROOT


def sound(path: Path) -> Contents | None:
    """What a journal says; None while a line of it is being written."""
    if not path.stat().st_size:
        return None
    contents = read(path)
    return None if contents.torn else contents
