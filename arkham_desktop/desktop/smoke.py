"""The program tries itself in its own window: what ``arkham-desktop --smoke`` does.

A random game is begun with real pointer events, three turns are played, the game is left and continued from
its file, a picture is taken, and the game is deleted again. It shows that a build has all its parts.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

import pygame

from arkham_desktop.arkham.view import view
from arkham_desktop.desktop import app
from arkham_desktop.desktop.input import LEFT
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.hand_over import HandOverScene
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.words import say
from arkham_desktop.folders import FolderError, user_folders
from arkham_desktop.players.sensible import SensiblePlayer

S = TypeVar("S", bound=Scene)

PICTURE = "smoke.png"
TURNS = 3
SECONDS = 180.0
"""How long it may take before it counts as failed."""
_GAMES = 4
"""Games that may end by the rules before enough turns were played."""


class SmokeError(Exception):
    """The program did not do what it should; the text says what."""


def main() -> int:
    """Open the window, let it try itself, and say how it went.

    Returns:
        0; 1 when something went wrong; 2 when the user's folders or the display cannot be used.
    """
    try:
        picture = user_folders().logs / PICTURE
        status = app.main(lambda window: Smoke(window, picture).step)
    except FolderError as error:
        print(f"arkham-desktop: {error}", file=sys.stderr)
        return 2
    except SmokeError as error:
        print(say("smoke.failed", why=str(error)), file=sys.stderr)
        return 1
    if status == 0:
        print(say("smoke.done", turns=TURNS, picture=str(picture)))
    return status


class Smoke:
    """Plays in an open window; call `step` once in each turn of its loop.

    Args:
        window: the program's.
        picture: where the picture goes.
    """

    def __init__(self, window: app.App, picture: Path) -> None:
        self._window = window
        self._stage = window.stage
        self._picture = picture
        self._until = time.monotonic() + SECONDS
        self._todo = self._play()

    def step(self) -> None:
        """Do the next thing; closes the window after the last one.

        Raises:
            SmokeError: something went wrong, or it took too long.
        """
        if time.monotonic() > self._until:
            raise SmokeError(f"not done after {SECONDS:.0f} seconds; the scene is {self._stage.top!r}")
        if isinstance(self._stage.top, MessageScene):
            raise SmokeError(f"{self._stage.top.title}: {self._stage.top.text}")
        if next(self._todo, None) is None:
            self._stage.quit()

    def _play(self) -> Iterator[Scene]:
        for _ in range(_GAMES):
            yield from self._click(TitleScene, "random")
            table = yield from self._wait(TableScene)
            yield from self._turns(table)
            if table.session.game.pending is not None:
                yield from self._continued(table)
                return
            self._leave(table)
        raise SmokeError(f"{_GAMES} games ended before turn {TURNS + 1}")

    def _turns(self, table: TableScene) -> Iterator[Scene]:
        """Play until enough turns are over or the game has ended."""
        player = SensiblePlayer(table.table)
        while table.table.state.turn <= TURNS:
            decision = table.session.game.pending
            if decision is None:
                return
            top = self._stage.top
            if isinstance(top, HandOverScene):
                yield from self._click(HandOverScene, "go")
            elif top is table:
                table.choices.take(player.choose(decision).id)
                yield top
            elif isinstance(top, ResultScene):
                return
            else:
                raise SmokeError(f"{top!r} stands before the table")

    def _continued(self, table: TableScene) -> Iterator[Scene]:
        """Leave the game, go on with it from its file, take the picture, delete it."""
        name, before = table.name, view(table.table)
        yield from self._settled()
        self._stage.replace(TitleScene())
        yield from self._click(TitleScene, "continue")
        again = yield from self._wait(TableScene)
        if again.name != name:
            raise SmokeError(f"continued {again.name!r} in place of {name!r}")
        if view(again.table) != before:
            raise SmokeError("the position that was loaded is another than the one that was saved")
        yield from self._settled()
        pygame.image.save(self._window.window.get_surface(), self._picture)
        self._leave(again)

    def _leave(self, table: TableScene) -> None:
        name = table.name
        self._stage.replace(TitleScene())
        self._stage.services.saves.delete(name)

    # ---- waiting and clicking

    def _wait(self, kind: type[S]) -> Generator[Scene, None, S]:
        """Let time go by until a scene of a kind is on top and nothing moves."""
        while True:
            yield self._stage.top
            top = self._stage.top
            if isinstance(top, kind) and not self._stage.moves:
                return top

    def _settled(self) -> Iterator[Scene]:
        """Let time go by until nothing moves."""
        yield self._stage.top
        while self._stage.moves:
            yield self._stage.top

    def _click(self, kind: type[Scene], widget: str) -> Iterator[Scene]:
        """Click on a widget of a scene with pointer events that take the way of real ones."""
        scene = yield from self._wait(kind)
        center = scene.group[widget].box.center
        scale = self._stage.screen.scale
        at = round(center[0] * scale), round(center[1] * scale)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        yield self._stage.top
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=LEFT))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=LEFT))
        yield self._stage.top
        while self._stage.top is scene:
            yield self._stage.top
