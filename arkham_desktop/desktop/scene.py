"""Scenes and the stage they stand on.

A `Scene` fills the window (``opaque``) or lies over another one. It gets reports with `handle`, time with
`update`, and draws itself with `draw` when it asked for it with `redraw`. While `moves` is true it is drawn
60 times a second; otherwise the program sleeps until something happens, or until `wake` seconds have gone.

    class Hello(Scene):
        def arrange(self) -> None:             # the size changed, or the scene has just been entered
            self.group.replace([Button("go", Box(40, 40, 200, 48), say("hello.go"), on_press=self.stage.pop)])
        def draw(self, canvas: Canvas) -> None:
            canvas.fill(theme.ROOM)
            self.group.draw(canvas)

`Scene.group` holds the scene's widgets and gets what `handle` leaves; override `handle`, answer True for what
was used, and call ``super().handle(report)`` for the rest.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.double_click import DoubleClick
from arkham_desktop.desktop.draw import Canvas, Setter
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.input import Exposed, Gone, Hover, Input, Quit, Report, Resized
from arkham_desktop.desktop.layout import Screen
from arkham_desktop.desktop.widgets.group import Group

if TYPE_CHECKING:
    from arkham_desktop.desktop.services import Services


class Scene:
    """Something that fills the window or lies over what does.

    Attributes:
        stage: where it stands; set when it is entered.
        group: its widgets.
        dirty: it wants to be drawn.
        opaque: nothing of what lies below can be seen.
        shade: laid over what lies below when this one does not cover it.
    """

    opaque: bool = True
    shade: theme.Color | None = theme.SHADE

    def __init__(self) -> None:
        self.dirty = True
        self.group = Group(self.redraw)
        self._stage: Stage | None = None

    @property
    def stage(self) -> Stage:
        """The stage it stands on.

        Raises:
            RuntimeError: it has not been entered.
        """
        if self._stage is None:
            raise RuntimeError(f"{type(self).__name__} stands on no stage")
        return self._stage

    @property
    def services(self) -> Services:
        """Settings, saved games, folders: what all scenes share."""
        return self.stage.services

    @property
    def screen(self) -> Screen:
        """Size and scale of the window."""
        return self.stage.screen

    def redraw(self) -> None:
        """Ask to be drawn."""
        self.dirty = True

    # ---- to be overridden

    def enter(self) -> None:
        """The scene has come on the stage; `arrange` follows."""

    def leave(self) -> None:
        """The scene has left the stage."""

    def covered(self) -> None:
        """Another scene was put on top."""
        self.group.forget_pointer()

    def uncovered(self) -> None:
        """The scene is on top again."""
        self.redraw()

    def arrange(self) -> None:
        """Place everything for `screen`: after `enter` and whenever size, scale or language changed."""

    def handle(self, report: Input) -> bool:
        """Take a report; True when it was used."""
        return self.group.handle(report)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by."""
        self.group.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""

    @property
    def moves(self) -> bool:
        """Something moves: draw 60 frames a second."""
        return False

    @property
    def wake(self) -> float | None:
        """In how many seconds `update` is wanted though nothing moves and nothing happens; None for never."""
        return self.group.wake

    @property
    def pressable(self) -> bool:
        """The pointer is over something that can be pressed: it is shown as a hand."""
        return self.group.pressable

    @property
    def asked(self) -> object:
        """What a click answers at the moment; while it is the same, a double click is two clicks."""
        return None

    @property
    def save_path(self) -> Path | None:
        """The file of the game that is played here, for a report."""
        return None

    def wants_to_quit(self) -> bool:
        """The window is to be closed; False keeps it open (and the scene asks why)."""
        return True


class Stage:
    """The stack of scenes, its screen and what they share. Knows nothing of the real window.

    Attributes:
        services: settings, saved games, folders.
        running: False once the program is to end.
        double_click: keeps the second half of one from answering the next question.
        fonts, icons, art, setter: caches of what was drawn.
    """

    def __init__(self, screen: Screen, services: Services) -> None:
        self.services = services
        self.running = True
        self.fonts = Fonts()
        self.icons = Icons()
        self.art = Art()
        self.setter = Setter(self.fonts)
        self._screen = screen
        self._scenes: list[Scene] = []
        self._backdrop: pygame.Surface | None = None
        self._stale = True
        self._measuring: Canvas | None = None
        self._pointer: tuple[float, float] | None = None
        self.double_click = DoubleClick()

    # ---- the stack

    @property
    def screen(self) -> Screen:
        """Size and scale."""
        return self._screen

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From the bottom up."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets the input.

        Raises:
            IndexError: there is none.
        """
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self._scenes[-1].covered()
        self._enter(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take away the top scene, or ``scene`` with all that stands on it; the last one ends the program."""
        while self._scenes:
            gone = self._scenes.pop()
            gone.leave()
            if scene is None or gone is scene:
                break
        self._stale = True
        if not self._scenes:
            self.running = False
            return
        self._scenes[-1].uncovered()
        self._tell_pointer()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of all that are there."""
        while self._scenes:
            self._scenes.pop().leave()
        self._enter(scene)

    def quit(self) -> None:
        """End the program."""
        self.running = False

    def close(self) -> None:
        """Take everything away, so that each scene can put its things in order.

        Scenes refer to each other in circles, which live on until they are looked for: what was drawn, which
        is large, is let go at once.
        """
        while self._scenes:
            self._scenes.pop().leave()
        for kept in (self.fonts, self.icons, self.art):
            kept.forget()

    def _enter(self, scene: Scene) -> None:
        scene._stage = self
        self._scenes.append(scene)
        self._stale = True
        scene.enter()
        if scene in self._scenes:  # enter may go on to another scene at once
            scene.arrange()
            scene.redraw()
            self._tell_pointer()

    def _tell_pointer(self) -> None:
        """A scene that comes up under a resting pointer shows what it points at."""
        if self._pointer is not None and self._scenes:
            self._scenes[-1].handle(Hover(self._pointer))

    def restack(self) -> None:
        """A scene changed what can be seen below it: draw everything anew."""
        self._stale = True

    # ---- what happens

    def resize(self, screen: Screen) -> None:
        """The window has another size, or everything another scale or language."""
        self._screen = screen
        self._stale = True
        self._backdrop = None
        for scene in self._scenes:
            scene.arrange()
            scene.redraw()

    def feed(self, report: Report) -> None:
        """Give a report to whom it concerns."""
        if isinstance(report, Resized):
            self.resize(Screen.of(report.pixels, self._screen.wanted))
        elif isinstance(report, Exposed):
            self._stale = True
        elif isinstance(report, Quit):
            if all(scene.wants_to_quit() for scene in reversed(self._scenes)):
                self.quit()
        elif self._scenes:
            if isinstance(report, Hover):
                self._pointer = report.at
            elif isinstance(report, Gone):
                self._pointer = None
            top = self._scenes[-1]
            if not self.double_click.keeps_out(report, (top, top.asked)):
                top.handle(report)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by for every scene that can be seen."""
        self.double_click.update(dt)
        for scene in self._visible():
            scene.update(dt)

    def _visible(self) -> list[Scene]:
        first = 0
        for index, scene in enumerate(self._scenes):
            if scene.opaque:
                first = index
        return self._scenes[first:]

    @property
    def wait(self) -> float | None:
        """How many seconds the program may sleep when nothing happens: 0 for not at all, None for ever."""
        wait: float | None = None
        for scene in self._visible():
            if scene.moves or scene.dirty or self._stale:
                return 0.0
            if scene.wake is not None:
                wait = scene.wake if wait is None else min(wait, scene.wake)
        return wait

    @property
    def moves(self) -> bool:
        """Something that can be seen moves."""
        return any(scene.moves for scene in self._visible())

    # ---- drawing

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """A canvas with the stage's scale and caches."""
        return Canvas(surface, self._screen.scale, self.fonts, self.icons, self.setter, self.art)

    @property
    def measuring(self) -> Canvas:
        """A canvas that is only good for measuring texts, while things are placed."""
        if self._measuring is None or self._measuring.scale != self._screen.scale:
            self._measuring = self.canvas(pygame.Surface((1, 1)))
        return self._measuring

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw what asked for it; True when ``surface`` changed."""
        visible = self._visible()
        if not visible or not (self._stale or any(scene.dirty for scene in visible)):
            return False
        if len(visible) == 1:
            self._backdrop = None
        elif self._backdrop is None or self._stale or any(scene.dirty for scene in visible[:-1]):
            self._backdrop = self._draw_below(visible, surface)
        if self._backdrop is not None:
            surface.blit(self._backdrop, (0, 0))
        visible[-1].dirty = False
        visible[-1].draw(self.canvas(surface))
        self._stale = False
        return True

    def _draw_below(self, visible: list[Scene], surface: pygame.Surface) -> pygame.Surface:
        """Everything under the top scene, shaded; kept until one of them changes."""
        below = pygame.Surface(surface.get_size())
        canvas = self.canvas(below)
        for scene, above in pairwise(visible):
            scene.dirty = False
            scene.draw(canvas)
            if above.shade is not None:
                canvas.fill(above.shade)
        return below
