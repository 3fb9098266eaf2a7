"""The real window: opens it, reads pygame's event queue, lets the stage draw, sleeps when nothing moves.

The one module that opens a window and the one that reads the queue. `main` is what the command line calls.
"""

from __future__ import annotations

import logging
import logging.handlers
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "arkham-desktop")  # what docks and window managers group by

import pygame

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.desktop import theme, words
from arkham_desktop.desktop.cursor import Pointer, Shape
from arkham_desktop.desktop.draw import shapes
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.input import Exposed, Key, Reader, Report
from arkham_desktop.desktop.layout import LEAST_WINDOW, Screen
from arkham_desktop.desktop.scene import Scene, Stage
from arkham_desktop.desktop.services import Services
from arkham_desktop.desktop.settings import SettingsStore
from arkham_desktop.desktop.shell import fault_scene, first_scene, global_key
from arkham_desktop.desktop.words import say
from arkham_desktop.folders import FolderError, user_folders
from arkham_desktop.resources import assets_folder
from arkham_desktop.version import __version__

log = logging.getLogger(__name__)

DEFAULT_SIZE = (1280, 720)
FRAMES = 60
LOG_NAME = "arkham-desktop.log"
FIRST_PICTURE = "the first picture is shown"
"""Logged then: whoever starts the program from outside can tell how long that took."""
_LOG_BYTES = 1_000_000
_UNSEEN = ("offscreen", "dummy")
"""What SDL draws with where it finds no display; fit for tests that ask for it, useless to a person."""
_BUSY = 1.0
"""Seconds after an event during which the queue is looked at more often."""
_NAP_BUSY, _NAP, _NAP_AWAY = 0.004, 0.012, 0.04
"""Seconds between two looks at the queue: after an event, idle, without the focus."""
_FRAME = (16, 64)
"""Pixels that the frame of a window and a bar of the desktop take."""
_FLIP_AGAIN = 0.05
"""Seconds until the same picture is shown again after the window's size changed."""
_MOST_FAULTS = 3
"""Faults in a row without a drawn frame between them, after which the program gives up."""


def main(smoke: Callable[[App], Callable[[], None]] | None = None) -> int:
    """Open the window and play until it is closed.

    Args:
        smoke: given the window, gives what is called in each turn of its loop; see `desktop.smoke`.

    Returns:
        0, or 2 when the user's folders or the display cannot be used.
    """
    try:
        folders = user_folders()
        folders.make()
    except FolderError as error:
        print(f"arkham-desktop: {error}", file=sys.stderr)
        return 2
    _log_to(folders.logs)
    services = Services(SettingsStore(folders.settings), folders, SavedGames(folders.saves))
    words.use(services.settings.language)
    try:
        app = App(services)
    except pygame.error as error:
        log.exception("no window")
        print(f"arkham-desktop: {say('app.no-window', why=str(error))}", file=sys.stderr)
        return 2
    try:
        app.run(smoke(app) if smoke is not None else None)
    finally:
        app.close()
    return 0


def _log_to(folder: Path) -> None:
    """Write what the program does to a file that never grows beyond a megabyte (two older ones are kept).

    Where that cannot be written, a sentence says so and the game goes on without.
    """
    logging.raiseExceptions = False  # a disk that is full later on is no reason for tracebacks either
    try:
        handler = logging.handlers.RotatingFileHandler(
            folder / LOG_NAME, maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8", errors="backslashreplace"
        )
    except OSError as error:
        why = error.strerror or str(error)
        sentence = say("app.no-log", file=str(folder / LOG_NAME), why=why)
        print(f"arkham-desktop: {sentence}", file=sys.stderr)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    log.info(
        "Arkham Desktop %s, Python %s, pygame-ce %s, SDL %s, %s",
        __version__,
        platform.python_version(),
        pygame.version.ver,
        ".".join(map(str, pygame.get_sdl_version())),
        platform.platform(),
    )


class App:
    """The window and its stage.

    Attributes:
        stage: the stack of scenes.
        window: pygame's.
        frames: how many were drawn.
    """

    def __init__(self, services: Services, first: Callable[[], Scene] | None = None) -> None:
        """Open the window.

        Raises:
            pygame.error: there is no display.
        """
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            pygame.display.quit()
            raise pygame.error(say("app.no-display"))
        settings = services.settings
        # Full screen from the first moment: a window that grows before it is seen keeps its old picture.
        self._windowed_size = self._first_size(settings.window)
        self._full_screen = settings.full_screen
        self.window = pygame.Window(
            say("app.name"),
            self._windowed_size,
            resizable=True,
            allow_high_dpi=True,
            fullscreen_desktop=settings.full_screen,
        )
        self.window.minimum_size = LEAST_WINDOW
        icon = program_icon(64)
        self.window.set_icon(icon)
        self._surface = self.window.get_surface()
        self.stage = Stage(Screen.of(self._surface.get_size(), settings.wanted_scale), services)
        self.reader = Reader(self.stage.screen)
        self.frames = 0
        self._pointer = Pointer()
        self._faults = 0
        self._flips = 0  # the window's new size may reach the screen a picture later than the new picture
        self._busy_until = 0.0
        services.apply_settings = self.apply_settings
        self.stage.push(first() if first is not None else first_scene(services))
        pygame.key.set_repeat(400, 40)

    @staticmethod
    def _first_size(wanted: tuple[int, int] | None) -> tuple[int, int]:
        """The last size, else the default; less where the display has no room for it and its title bar."""
        return first_size(wanted or DEFAULT_SIZE, pygame.display.get_desktop_sizes()[0])

    # ---- the loop

    def run(self, each: Callable[[], None] | None = None) -> None:
        """Play until the stage stops.

        Args:
            each: called in every turn of the loop, which never sleeps then.
        """
        clock = pygame.time.Clock()
        before = time.monotonic()
        while self.stage.running:
            moving = self.stage.moves
            if each is not None:
                each()
            events = self._wait() if each is None else pygame.event.get()
            now = time.monotonic()
            self._step(events, now - before)
            before = now
            if moving and self.stage.moves:
                clock.tick(FRAMES)

    def _wait(self) -> list[pygame.Event]:
        """Pygame's events; sleeps as long as nothing has to happen.

        Not ``pygame.event.wait``: that looks a thousand times a second, which alone costs 3 % of a core.
        """
        wait = min(self.stage.wait or _FLIP_AGAIN, _FLIP_AGAIN) if self._flips else self.stage.wait
        until = None if wait is None else time.monotonic() + wait
        while True:
            events = pygame.event.get()
            now = time.monotonic()
            if events:
                self._busy_until = now + _BUSY
                return events
            if until is not None and now >= until:
                return []
            nap = _NAP_BUSY if now < self._busy_until else _NAP if self.window.focused else _NAP_AWAY
            time.sleep(nap if until is None else min(nap, until - now))

    def _step(self, events: list[pygame.Event], seconds: float) -> None:
        """One turn of the loop. A fault of the program is logged and shown; the game is saved already."""
        began = time.monotonic()
        try:
            self.stage.update(seconds)
            for report in self._reports(events):
                if not (isinstance(report, Key) and global_key(self.stage, report)):
                    self.stage.feed(report)
                self.reader.screen = self.stage.screen
            if self.stage.running and self.stage.draw(self._surface):
                self.window.flip()
                self.frames += 1
                if self.frames == 1:
                    log.info(FIRST_PICTURE)
                self._faults = 0
                self.stage.double_click.hold(time.monotonic() - began)
            elif self._flips:
                self._flips -= 1
                self.window.flip()
            self._show_pointer()
        except Exception as error:
            log.exception("a fault of the program")
            self._faults += 1
            if self._faults > _MOST_FAULTS:
                raise
            self.stage.push(fault_scene(error))

    def _show_pointer(self) -> None:
        """A hand over what can be pressed, else an arrow."""
        stage = self.stage
        if stage.running:
            shape: Shape = "hand" if stage.top.pressable else "arrow"
            self._pointer.show(shape, stage.screen.scale, own=stage.services.settings.own_cursor)

    def _reports(self, events: list[pygame.Event]) -> list[Report]:
        """Typed reports. Of many pointer moves in a row only the last counts, no button being down."""
        reports: list[Report] = []
        for index, event in enumerate(events):
            following = events[index + 1].type if index + 1 < len(events) else pygame.NOEVENT
            if event.type == following == pygame.MOUSEMOTION and not self.reader.button_down:
                continue
            if event.type == pygame.WINDOWSIZECHANGED:
                self._resized()
                continue
            reports += self.reader.translate(event)
        if any(isinstance(report, Exposed) for report in reports):
            self._surface = self.window.get_surface()
        return reports

    def _resized(self) -> None:
        self._flips = 2
        self._surface = self.window.get_surface()
        if not self._full_screen:
            self._windowed_size = self.window.size
        size = self._surface.get_size()
        if size != self.stage.screen.pixels:
            self.stage.resize(Screen.of(size, self.stage.services.settings.wanted_scale))
        self.reader.screen = self.stage.screen

    # ---- settings

    def apply_settings(self) -> None:
        """Follow the settings: full screen, scale, language."""
        settings = self.stage.services.settings
        words.use(settings.language)
        if settings.full_screen != self._full_screen:
            self._set_full_screen(settings.full_screen)
        self.stage.resize(Screen.of(self._surface.get_size(), settings.wanted_scale))
        self.reader.screen = self.stage.screen

    def _set_full_screen(self, on: bool) -> None:
        """Borderless on the display where the window is, or back to the window as it was."""
        self._full_screen = on
        if on:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
            self.window.size = self._windowed_size
        self._surface = self.window.get_surface()

    def close(self) -> None:
        """Close everything and remember the window's size."""
        self.stage.close()
        store = self.stage.services.store
        size = (int(self._windowed_size[0]), int(self._windowed_size[1]))
        if store.settings.window != size:
            store.change(window=size)
        self.window.destroy()
        pygame.quit()
        log.info("closed after %d frames", self.frames)


def first_size(wanted: tuple[int, int], display: tuple[int, int]) -> tuple[int, int]:
    """The size of a new window: as wanted, but with its frame and title bar on the display."""
    return (
        max(LEAST_WINDOW[0], min(wanted[0], display[0] - _FRAME[0])),
        max(LEAST_WINDOW[1], min(wanted[1], display[1] - _FRAME[1])),
    )


def program_icon(px: int) -> pygame.Surface:
    """The program's icon; an amber eye on a dark ground where its picture is missing."""
    drawn = assets_folder() / "images" / "icon" / f"arkham-desktop-{px}.png"
    if drawn.is_file():
        return pygame.image.load(drawn)
    image = pygame.Surface((px, px), pygame.SRCALPHA)
    shapes.panel(
        image, image.get_rect(), theme.BAR, radius=px // 5, border=theme.AMBER, width=max(1, px // 24)
    )
    size = round(px * 0.72)
    image.blit(Icons().get("ancient-one", size, theme.AMBER), ((px - size) // 2, (px - size) // 2))
    return image
