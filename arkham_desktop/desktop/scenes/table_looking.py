"""Where the camera looks at the table: at whoever decides, at what somebody asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.state import Investigator
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.table.camera import READING
from arkham_desktop.desktop.table.geometry import Point

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_MOST_TARGETS = 9
"""With more targets than these, whoever decides is brought into view alone."""
_BOARD_MARGIN = 10.0


class Looking:
    """Moves the camera of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @property
    def _seconds(self) -> float:
        return theme.TIMES.camera * self._scene.pace

    def at_decision(self, *, force: bool = False, at_once: bool = False) -> None:
        """Bring whoever decides into view, with the targets that can be named.

        Args:
            force: even when the person moved the camera away.
            at_once: without a flight.
        """
        scene = self._scene
        decision = scene.session.game.pending
        if decision is None:
            return
        camera = scene.view.camera
        if force or decision.who != scene.marks.acting:
            camera.held = False
        boxes = [box for box in (scene.view.target_box(decision.who),) if box is not None]
        lit = [scene.view.target_box(target) for target in scene.marks.lit]
        if len(lit) <= _MOST_TARGETS:
            boxes += [box for box in lit if box is not None]
        if boxes:
            box = boxes[0].unionall(boxes[1:])
            frame = scene.view.geometry.frame_around(box)
            camera.follow(box, 0.0 if at_once else self._seconds, frame)
        scene.redraw_table()

    def fit_window(self) -> None:
        """The window has another size: show the whole board again, unless the person holds the camera."""
        camera, geometry = self._scene.view.camera, self._scene.view.geometry
        if camera.held:
            return
        if camera.frame == camera.bounds:
            camera.frame = geometry.frame_around(geometry.boards["arkham"].box)
        camera.fit(camera.frame.inflate(-40, -40), margin=_BOARD_MARGIN)

    def press_seat(self, one: Investigator) -> None:
        """Show an investigator's sheet; pressed again: fly there."""
        scene = self._scene
        already = scene.desk.seen is one
        scene.shown = one.id
        if not scene.desk.regions.layout.has_dock and not scene.drawer:
            scene.drawer = True
            already = False
        if already:
            self.fly_to_target(one.id)
        scene.arrange()

    def bring_into_view(self, target: str) -> None:
        """Let the camera follow the keyboard's focus."""
        scene = self._scene
        box = scene.view.target_box(target)
        if box is None:
            return
        camera = scene.view.camera
        if not camera.shows(box):
            camera.held = False
            camera.follow(box, self._seconds, scene.view.geometry.frame_around(box))
        scene.redraw_table()

    def fly_to_target(self, target: str) -> None:
        """Fly to something on the table."""
        box = self._scene.view.target_box(target)
        if box is not None:
            self.fly_to(box.center)

    def fly_to(self, point: Point) -> None:
        """Fly to a point of the table."""
        camera = self._scene.view.camera
        camera.held = True
        camera.fly(point, max(camera.step, READING), self._seconds)
        self._scene.redraw_table()

    def fly_to_town(self, town: str) -> None:
        """Show a whole board, or the Other Worlds."""
        for name, box in self._scene.view.geometry.towns():
            if name == town:
                camera = self._scene.view.camera
                camera.held = True
                camera.fit(box, margin=_BOARD_MARGIN, seconds=self._seconds)
                self._scene.redraw()

    def whole_table(self) -> None:
        """Show everything."""
        camera = self._scene.view.camera
        camera.held = True
        camera.fit_all(self._seconds)
        self._scene.redraw()
