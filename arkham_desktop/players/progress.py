"""A progress bar on the error output, shown only to a person and only when something takes its time."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self, TextIO

PATIENCE = 2.0
"""Seconds before a bar is shown."""
INTERVAL = 0.2
WIDTH = 30


class Progress:
    """``with Progress("Playing", 100) as bar: bar.advance()``. ``total`` 0: how much there is isn't known."""

    def __init__(self, title: str, total: int = 0, stream: TextIO | None = None) -> None:
        self.title = title
        self.total = total
        self.done = 0
        self._stream: TextIO | None = stream if stream is not None else sys.stderr
        self._began = time.monotonic()
        self._shown = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown and self._stream is not None:
            self._stream.write("\n")
            self._stream.flush()

    def advance(self, note: str = "") -> None:
        """One more is done; ``note`` is shown behind the numbers."""
        self.done += 1
        now = time.monotonic()
        if now - self._began < PATIENCE or now - self._shown < INTERVAL:
            return
        if self._stream is None or not self._stream.isatty():  # None: started with its error output closed
            return
        self._shown = now
        self._stream.write(f"\r{self.line(now - self._began)} {note}\x1b[K")
        self._stream.flush()

    def line(self, seconds: float) -> str:
        """The bar as it stands after so many seconds."""
        if not self.total:
            return f"{self.title}: {self.done} ({seconds:.0f} s)"
        filled = min(WIDTH, WIDTH * self.done // self.total)
        bar = "#" * filled + "-" * (WIDTH - filled)
        left = seconds / self.done * (self.total - self.done) if self.done else 0.0
        return f"{self.title}: [{bar}] {self.done}/{self.total}, about {max(0.0, left):.0f} s left"
