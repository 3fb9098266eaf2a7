"""Where the camera looks at the table: at whoever decides, at what somebody asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.state import Investigator
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.camera import READING, STEPS
from arkham_desktop.desktop.table.geometry import Point

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_MOST_TARGETS = 9
"""With more targets than these, whoever decides is brought into view alone."""
_BOARD_MARGIN = 10.0


class CameraMoves:
    """Moves the camera of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._acted = ""

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
        if decision is None or not (force or scene.services.settings.camera_follows):
            return
        camera = scene.view.camera
        if force or decision.who != self._acted:
            camera.held = False
        self._acted = decision.who
        box = self._of_interest(decision.who)
        if box is not None:
            frame = scene.view.geometry.frame_around(box)
            camera.follow(box, 0.0 if at_once else self._seconds, frame)
        scene.redraw_table()

    def at_person(self, who: str) -> None:
        """Bring somebody into view."""
        view = self._scene.view
        box = view.target_box(who)
        if box is not None:
            view.camera.follow(box, self._seconds, view.geometry.frame_around(box))
        self._scene.redraw_table()

    def _of_interest(self, who: str) -> Box | None:
        """What is looked at: whoever decides, and the targets, unless they are too far apart."""
        view = self._scene.view
        own = view.target_box(who)
        targets = [view.target_box(target) for target in self._scene.marks.lit]
        lit = [box for box in targets if box is not None]
        acting = [own] if own is not None else []
        if not lit or (len(lit) <= _MOST_TARGETS and acting):
            return _union([*acting, *lit])
        # Among very many targets whoever decides is less worth seeing than all of them.
        room = view.camera.view.width / STEPS[READING], view.camera.view.height / STEPS[READING]
        for boxes in ([*acting, *lit], lit):
            box = _union(boxes)
            if box is not None and box.width <= room[0] and box.height <= room[1]:
                return box
        return own

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


def _union(boxes: list[Box]) -> Box | None:
    return boxes[0].unionall(boxes[1:]) if boxes else None
