"""Driving scenes without a screen: clicks, keys, time and pictures for tests and for ``shots``.

    driver = Driver(tmp_path, size=(1280, 720))
    driver.show(TitleScene())
    driver.click("new")            # a widget by name, or a position in units
    driver.key("escape")
    driver.picture(tmp_path / "title.png")

The driver feeds pygame events through the same `Reader` as the window does.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.input import LEFT, Position, Reader, key_name
from arkham_desktop.desktop.layout import Screen
from arkham_desktop.desktop.scene import Scene, Stage
from arkham_desktop.desktop.services import Services
from arkham_desktop.desktop.settings import SettingsStore
from arkham_desktop.desktop.theme import TIMES
from arkham_desktop.folders import Folders

FRAME = 1 / 60
_MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


def folders_in(home: Path) -> Folders:
    """User folders inside ``home``."""
    return Folders(home / "saves", home / "settings", home / "logs")


def services_in(home: Path) -> Services:
    """Services with the settings and files of ``home``."""
    folders = folders_in(home)
    folders.make()
    return Services(SettingsStore(folders.settings), folders, SavedGames(folders.saves))


class _Pictures(Art):
    """The pictures of all drivers of a process: what one has read serves the next."""

    def forget(self) -> None:
        """Keep the pictures, which are always the same; let go what was made of them."""
        self.companions.clear()


_PICTURES = _Pictures()


class Driver:
    """A stage on a surface in memory.

    Attributes:
        stage: the stack of scenes.
        surface: what it was last drawn on.
        drawn: how many times something was drawn.
    """

    def __init__(
        self,
        home: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        scale: float | None = None,
        services: Services | None = None,
    ) -> None:
        pygame.font.init()
        self.stage = Stage(Screen.of(size, scale), services or services_in(home))
        self.stage.art = _PICTURES
        self.surface = pygame.Surface(size)
        self.reader = Reader(self.stage.screen)
        self.drawn = 0

    def show(self, scene: Scene) -> None:
        """Make ``scene`` the only one."""
        self.stage.replace(scene)
        self.settle()

    @property
    def top(self) -> Scene:
        """The scene on top."""
        return self.stage.top

    # ---- time

    def tick(self, seconds: float = FRAME) -> None:
        """Let time go by and draw when something asked for it."""
        self.stage.update(seconds)
        self._draw()

    def settle(self, most: float = 10.0) -> None:
        """Let time go by until nothing moves.

        Raises:
            AssertionError: something still moves after ``most`` seconds.
        """
        self._draw()
        gone = 0.0
        while self.stage.moves:
            assert gone < most, f"{self.top!r} still moves after {most} s"
            self.tick()
            gone += FRAME
        self._draw()

    def _draw(self) -> None:
        if self.surface.get_size() != self.stage.screen.pixels:
            self.surface = pygame.Surface(self.stage.screen.pixels)
        self.reader.screen = self.stage.screen
        if self.stage.draw(self.surface):
            self.drawn += 1

    # ---- input

    def event(self, kind: int, **values: object) -> None:
        """Feed one pygame event."""
        for report in self.reader.translate(pygame.Event(kind, values)):
            self.stage.feed(report)

    def _pixels(self, at: Position) -> tuple[int, int]:
        scale = self.stage.screen.scale
        return round(at[0] * scale), round(at[1] * scale)

    def _where(self, target: str | Position) -> Position:
        if not isinstance(target, str):
            return target
        center = self.top.group[target].box.center
        return float(center[0]), float(center[1])

    def hover(self, target: str | Position) -> None:
        """Move the pointer over a widget or to a position in units."""
        self.event(pygame.MOUSEMOTION, pos=self._pixels(self._where(target)), rel=(0, 0), buttons=(0, 0, 0))
        self._draw()

    def click(self, target: str | Position, button: int = LEFT) -> None:
        """Click on a widget or a position in units, then wait until nothing moves.

        Not so soon after the last click that it could be the second half of a double click.
        """
        self.stage.double_click.update(TIMES.double_click_guard)
        self.click_at_once(target, button)

    def double_click(self, target: str | Position) -> None:
        """Click twice in one place, so quickly that nobody could see what the first click did."""
        at = self._where(target)
        self.click(at)
        self.click_at_once(at)

    def click_at_once(self, target: str | Position, button: int = LEFT) -> None:
        """Click without letting time go by since the last click."""
        at = self._where(target)
        self.hover(at)
        self.event(pygame.MOUSEBUTTONDOWN, pos=self._pixels(at), button=button)
        self.event(pygame.MOUSEBUTTONUP, pos=self._pixels(at), button=button)
        self.settle()

    def drag(self, start: str | Position, end: Position, button: int = LEFT, steps: int = 5) -> None:
        """Press, move in steps, release."""
        a = self._where(start)
        self.hover(a)
        self.event(pygame.MOUSEBUTTONDOWN, pos=self._pixels(a), button=button)
        for step in range(1, steps + 1):
            share = step / steps
            at = (a[0] + (end[0] - a[0]) * share, a[1] + (end[1] - a[1]) * share)
            self.event(pygame.MOUSEMOTION, pos=self._pixels(at), rel=(0, 0), buttons=(1, 0, 0))
            self.tick()
        self.event(pygame.MOUSEBUTTONUP, pos=self._pixels(end), button=button)
        self.settle()

    def wheel(self, target: str | Position, steps: float) -> None:
        """Turn the wheel over a widget or position."""
        self.hover(target)
        self.event(pygame.MOUSEWHEEL, y=int(steps), x=0, precise_y=steps, precise_x=0.0)
        self.settle()

    def key(self, name: str) -> None:
        """Press and release a key, named as `Key` prints it: ``"1"``, ``"ctrl+z"``, ``"escape"``.

        Not so soon after the last one that it could be pressed twice by mistake.
        """
        self.stage.double_click.update(TIMES.double_click_guard)
        self.key_at_once(name)

    def key_at_once(self, name: str) -> None:
        """Press and release a key without letting time go by since the last one."""
        *held, last = name.split("+")
        mod = 0
        for modifier in held:
            mod |= _MODIFIERS[modifier]
        key, scancode = _codes(last)
        self.event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode="")
        self.event(pygame.KEYUP, key=key, scancode=scancode, mod=mod)
        self.settle()

    def type(self, text: str) -> None:
        """Type letters into what has the focus."""
        for letter in text:
            if letter.isascii() and letter.isalnum():
                key, scancode = _codes(letter.lower())
                self.event(pygame.KEYDOWN, key=key, scancode=scancode, mod=0, unicode=letter)
                self.event(pygame.KEYUP, key=key, scancode=scancode, mod=0)
            self.event(pygame.TEXTINPUT, text=letter)
        self.settle()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.settle()

    # ---- looking

    def picture(self, path: Path) -> Path:
        """Save what can be seen as a PNG."""
        self._draw()
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.surface, path)
        return path


def _codes(name: str) -> tuple[int, int]:
    """The key and the scancode of a key's name."""
    for code in range(512):
        if key_name(0, code) == name:
            return 0, code
    for attribute in dir(pygame):
        if attribute.startswith("K_") and key_name(getattr(pygame, attribute), 0) == name:
            return getattr(pygame, attribute), 0
    raise ValueError(f"there is no key {name!r}")
