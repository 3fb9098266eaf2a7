"""A screen of its own for a real window: Xvfb on a free display, its picture, and a hand on the mouse."""

from __future__ import annotations

import os
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import pygame

Found = TypeVar("Found")

_HEADER = struct.Struct(">25I")
"""The header of an XWD file: a hundred bytes, big-endian."""

_BETWEEN_CLICKS = 1.0
"""Seconds between two clicks in one place: the guard against double clicks, and drawing in between."""

# xdotool counts a frame twice when it tells where a window is.
_NO_FRAMES = """<openbox_config xmlns="http://openbox.org/3.4/rc"><theme><keepBorder>no</keepBorder></theme>
<applications><application class="*"><decor>no</decor></application></applications></openbox_config>"""


def wait_for(what: str, look: Callable[[], Found | None], seconds: float = 20.0) -> Found:
    """Look again and again until something is there.

    Raises:
        AssertionError: it has not come after so many seconds.
    """
    until = time.monotonic() + seconds
    while True:
        found = look()
        if found:
            return found
        assert time.monotonic() < until, f"{what}: not within {seconds:g} s"
        time.sleep(0.01)


class XScreen:
    """An X server without a monitor.

    Attributes:
        display: its name for programs (``:7``).
    """

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        folder.mkdir()
        self._frame = folder / "Xvfb_screen0"
        self._log: IO[bytes] = (folder / "xvfb.log").open("wb")
        reading, writing = os.pipe()
        try:
            self._server = subprocess.Popen(
                [
                    "Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24",
                    "-fbdir", str(folder), "-nolisten", "tcp", "-noreset",
                ],
                stdout=self._log, stderr=self._log, pass_fds=[writing],
            )  # fmt: skip
        finally:
            os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()  # comes when the server is ready, and nothing if it fails
        assert number, f"Xvfb did not start; see {self._log.name}"
        self.display = f":{number}"

    def close(self) -> None:
        """Stop the server."""
        self._server.terminate()
        self._server.wait(10)
        self._log.close()

    @contextmanager
    def managed(self) -> Iterator[None]:
        """Let a window manager place the windows and make them fill the screen meanwhile."""
        environment = {**os.environ, "DISPLAY": self.display}
        rules = self._frame.with_name("openbox.xml")
        rules.write_text(_NO_FRAMES, encoding="utf-8")
        command = ["openbox", "--sm-disable", "--config-file", str(rules)]
        manager = subprocess.Popen(command, env=environment, stdout=self._log, stderr=self._log)
        try:
            wait_for("the window manager", lambda: self.told("get_desktop"))
            yield
        finally:
            manager.terminate()
            manager.wait(10)

    def picture(self) -> pygame.Surface:
        """What the screen shows."""
        data = self._frame.read_bytes()
        fields = _HEADER.unpack_from(data)
        start, width, height, bits, line, colors = (fields[index] for index in (0, 4, 5, 11, 12, 19))
        assert (bits, line) == (32, width * 4), "a screen of 24 bits has four bytes a pixel"
        pixels = data[start + 12 * colors :][: line * height]
        return pygame.image.frombuffer(pixels, (width, height), "BGRA")

    def told(self, *words: object) -> str:
        """What xdotool prints about something that may not be there; empty then."""
        environment = {**os.environ, "DISPLAY": self.display}
        command = ["xdotool", *map(str, words)]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=20, check=False
        ).stdout

    def xdotool(self, *words: object) -> str:
        """Run xdotool on this screen; gives what it prints.

        Raises:
            AssertionError: it fails.
        """
        environment = {**os.environ, "DISPLAY": self.display}
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=20, check=False
        )
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr.strip()}"
        return done.stdout


class XWindow:
    """A window on the screen, moved and clicked as a person would.

    Attributes:
        screen: where it is.
    """

    def __init__(self, screen: XScreen, process: int, title: str) -> None:
        """The window of a process with a title; it need not be there yet."""
        self.screen = screen
        self._process = process
        self._title = title
        self._number = ""
        self._clicked: tuple[tuple[int, int], float] = ((-1, -1), 0.0)

    @property
    def shown(self) -> bool:
        """It is there."""
        return self._measure() is not None

    @property
    def number(self) -> str:
        """X's number of it."""
        self.box  # noqa: B018 - it finds the window
        return self._number

    @property
    def box(self) -> pygame.Rect:
        """Where it is on the screen, in pixels."""
        return wait_for(f"the window {self._title!r}", self._measure)

    def _measure(self) -> pygame.Rect | None:
        """Its box; None while there is none. Others come and go before a program has its own."""
        told = self.screen.told("getwindowgeometry", "--shell", self._number or self._find())
        value = dict(line.split("=") for line in told.split())
        if "HEIGHT" not in value:
            self._number = ""
            return None
        return pygame.Rect(*(int(value[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def _find(self) -> str:
        for number in self.screen.told("search", "--onlyvisible", "--pid", self._process).split():
            if self.screen.told("getwindowname", number).strip() == self._title:
                self._number = number
        return self._number

    def picture(self) -> pygame.Surface:
        """What can be seen of it."""
        whole = self.screen.picture()
        return whole.subsurface(self.box.clip(whole.get_rect())).copy()

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer to a pixel of the window."""
        box = self.box
        self.screen.xdotool("mousemove", box.left + at[0], box.top + at[1])

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        """Move the pointer to a pixel of the window and press a button of the mouse.

        A second time in the same place only when nobody takes it for a double click any more.
        """
        box = self.box
        last, when = self._clicked
        if last == at:
            time.sleep(max(0.0, when + _BETWEEN_CLICKS - time.monotonic()))
        self._clicked = (at, time.monotonic())
        self.screen.xdotool("mousemove", box.left + at[0], box.top + at[1], "click", button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, move, release."""
        box = self.box
        self.screen.xdotool(
            "mousemove", box.left + start[0], box.top + start[1], "mousedown", 1,
            "mousemove", box.left + end[0], box.top + end[1], "mouseup", 1,
        )  # fmt: skip

    def resize(self, size: tuple[int, int]) -> None:
        """Give it another size in pixels, in the corner of the screen, so that all of it can be seen."""
        self.screen.xdotool("windowmove", self.number, 0, 0, "windowsize", self.number, *size)

    def key(self, name: str) -> None:
        """Press a key."""
        self.screen.xdotool("key", name)


def likeness(one: pygame.Surface, other: pygame.Surface, part: pygame.Rect | None = None) -> float:
    """The share of pixels that look the same (0 to 1); 0 when the sizes differ."""
    if one.get_size() != other.get_size():
        return 0.0
    if part is not None:
        part = part.clip(one.get_rect())
        one, other = one.subsurface(part), other.subsurface(part)
    same = pygame.mask.from_threshold(one.convert(32), (0, 0, 0), (24, 24, 24, 255), other.convert(32))
    width, height = one.get_size()
    return same.count() / max(1, width * height)
