"""The window's twin: the same scenes on a surface in memory, which knows where everything stands.

The program under test is another process, so a test cannot ask it where a button is. The twin goes the same
way with the same clicks through the same layout functions; a rectangle found in it is one of the window.
That both stay alike is checked by the journals, choice by choice with all chance, and by pictures.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.playing import show_table
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.scenes.table_marks import options_at, target_of
from arkham_desktop.desktop.shell import first_scene
from arkham_desktop.desktop.testing import Driver, services_in
from arkham_desktop.engine import Option
from arkham_desktop.engine.session import Session

from .program import Program, sound
from .screen import likeness, wait_for

ALIKE = 0.985
"""The least share of equal pixels: tips and the ring of the focus may differ."""


class Twin:
    """A program and its twin; every click goes to both.

    Attributes:
        program: under test.
        driver: the twin.
    """

    def __init__(self, program: Program, home: Path, files: Path | None = None) -> None:
        """The twin begins where the program did: with copies of its files (or of those in ``files``)."""
        self.program = program
        shutil.copytree(files or program.home, home)
        size = program.window.box.size
        services = services_in(home)
        self.driver = Driver(home, size=size, scale=services.settings.wanted_scale, services=services)
        self.driver.show(first_scene(services))

    # -- where things are ----------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        """The scene on top."""
        return self.driver.top

    @property
    def table(self) -> TableScene:
        """The table that is played at."""
        assert isinstance(self.top, TableScene), f"the table is on top, not {self.top!r}"
        return self.top

    def pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        """The window's pixel of a point in units."""
        scale = self.driver.stage.screen.scale
        return round(at[0] * scale), round(at[1] * scale)

    # -- clicks ------------------------------------------------------------------------------------------

    def click_at(self, at: tuple[float, float]) -> None:
        """Click at a point, in the window and in the twin."""
        self.program.window.click(self.pixel(at))
        self.driver.click(at)

    def click(self, name: str, where: float = 0.5) -> None:
        """Click on a widget of the scene on top, so far from its left edge (0 to 1)."""
        box = self.top.group[name].box
        self.click_at((box.left + box.width * where, box.centery))

    def window_only(self, name: str) -> None:
        """Click on a widget in the window alone."""
        self.program.window.click(self.pixel(self.top.group[name].box.center))

    def resize(self, size: tuple[int, int]) -> None:
        """Give both another size, in pixels."""
        self.program.window.resize(size)
        wait_for(f"a window of {size}", lambda: self.program.window.box.size == size)
        self.driver.resize(size)

    # -- at the table --------------------------------------------------------------------------------

    def open_copy(self, journal: Path) -> None:
        """Sit down at the table of a game that the window has just begun."""

        def begun() -> bool:
            contents = sound(journal)
            return contents is not None and bool(contents.snapshots)

        wait_for("the first position", begun)
        saves = self.driver.stage.services.saves
        saves.folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(journal, saves.folder / journal.name)
        session = saves.load(journal.stem)
        assert session.problem is None
        show_table(self.driver.stage, session)
        self.driver.settle()

    def choose(self, option: Option) -> None:
        """Press the button of an option in the decision bar, turning pages to find it."""
        table, name = self.table, f"option-{option.id}"
        for _ in range(20):
            if name in table.group:
                self._press(option, name)
                return
            # A second press would turn back: asides stand behind one button, the others behind pages of nine.
            if option.aside and not table.bar.asides:
                self.click("asides")
            else:
                assert "next-page" in table.group, f"{name} has no button; there are {names(table)}"
                self.click("next-page")
        raise AssertionError(f"{name} is on no page")

    def _press(self, option: Option, name: str) -> None:
        """Press the button of an option; of several picks it marks, and they are confirmed."""
        marking = self.table.bar.picks
        if marking is None or not marking.has(option.id):
            self.click(name)
            return
        if not marking.count(option.id):
            self.click(name)
        for other in list(self.session.game.options):
            if marking.complete:
                break
            if marking.has(other.id) and not marking.count(other.id):
                self.click(f"option-{other.id}")
        assert marking.complete, f"{marking.marked} are not {marking.wanted}"
        self.click("confirm")

    def choose_on_table(self, option: Option) -> bool:
        """Click on the lit place or marker of an option, twice: the first click shows what it would do.

        Returns:
            False when the option has no place of its own in view.
        """
        table = self.table
        at = self._on_table(option)
        if at is None:
            return False
        before = len(table.session.history)
        self.click_at(at)
        assert len(table.session.history) == before, "the first click shows, the second does"
        assert option.id == table.bar.pinned, f"{option.id} was clicked, {table.bar.pinned!r} is shown"
        again = self._on_table(option)
        if again is None:  # what was shown covers it
            self.choose_pinned()
            return True
        self.click_at(again)
        return True

    def choose_pinned(self) -> None:
        """Do what is shown, by its button."""
        walking = self.table.bar.walk is not None
        self.click("walk-go" if walking else f"option-{self.table.bar.pinned}")

    def _on_table(self, option: Option) -> tuple[float, float] | None:
        table = self.table
        target = target_of(table, option)
        if option.aside or target is None or len(options_at(table, target)) != 1:
            return None
        if table.bar.picks is not None and table.bar.picks.has(option.id):
            return None  # a click marks, and confirming has a button of its own
        box = table.view.target_box(target)
        if box is None:
            return None
        at = table.view.camera.box_to_window(Box(box)).center
        free = table.desk.regions.free
        hit = table.view.hit(at, table.marks.lit)
        covered = any(widget.contains(at) for widget in table.group.widgets)
        covered = covered or any(pill.contains(at) for pill in table.pills)
        if covered or not free.collidepoint(at) or hit is None or hit.key != target:
            return None
        return at

    # -- whether both are alike ----------------------------------------------------------------------

    def agree(self, journal: Path, seconds: float = 20.0) -> None:
        """Wait until the window has made the twin's choices, with the same chance.

        Raises:
            AssertionError: it made others, or none.
        """
        mine = self.session.history

        def caught_up() -> bool:
            assert self.program.lives, "the program lives"
            contents = sound(journal)
            return contents is not None and contents.choices == mine

        try:
            wait_for("the window's choice", caught_up, seconds)
        except AssertionError as late:
            contents = sound(journal)
            theirs = contents.choices if contents is not None else []
            raise AssertionError(
                f"{late}: the window has made {len(theirs)} choices, its twin {len(mine)};\n"
                f"the window's last: {theirs[-1:]}\nthe twin's last: {mine[-1:]}"
            ) from None

    @property
    def session(self) -> Session:
        """The game of the table, which may lie under another scene."""
        for scene in self.driver.stage.scenes:
            if isinstance(scene, TableScene | ResultScene):
                session: Session = scene.session
                return session
        raise AssertionError("no game is played")

    def alike(self, part: Box | None = None) -> float:
        """The share of pixels in which window and twin look the same."""
        area = None
        if part is not None:
            left, top = self.pixel(part.topleft)
            right, bottom = self.pixel(part.bottomright)
            area = pygame.Rect(left, top, right - left, bottom - top)
        return likeness(self.program.window.picture(), self.driver.surface, area)

    def look_alike(self, what: str, part: Box | None = None, seconds: float = 20.0) -> None:
        """Wait until the window looks like the twin."""
        wait_for(f"the window shows {what}", lambda: self.alike(part) >= ALIKE, seconds)

    def close(self) -> None:
        """Close the twin's files."""
        self.driver.stage.close()


def names(scene: Scene) -> list[str]:
    """The names of a scene's widgets."""
    return [widget.name for widget in scene.group.widgets]
