"""What reports mean at the table: pan, zoom, point, click; what keys mean is told by `table_keys`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.draw import Position
from arkham_desktop.desktop.input import (
    LEFT,
    MIDDLE,
    RIGHT,
    Click,
    Drag,
    Drop,
    Gone,
    Hover,
    Input,
    Key,
    KeyUp,
    Press,
    Wheel,
)
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.scenes.table_faces import Faces
from arkham_desktop.desktop.scenes.table_keys import TableKeys
from arkham_desktop.desktop.scenes.table_targets import MapTarget
from arkham_desktop.desktop.scenes.table_tips import thing_of, tip_of
from arkham_desktop.desktop.table.view import Hit, TargetKind
from arkham_desktop.desktop.theme import TIMES
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene


class TableInput:
    """Turns reports into what they mean for a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._faces = Faces(scene)
        self._over: Hit | None = None
        self._rest: float | None = None
        self._panning = False
        self._keys = TableKeys(scene, self)

    @property
    def pointed_at(self) -> str:
        """The id of what the pointer rests on; empty for nothing."""
        return thing_of(self._scene, self._over) if self._over is not None else self._faces.thing

    @property
    def over_lit(self) -> bool:
        """The pointer is over something on the table that can be chosen now, or over a card beside it."""
        if self._over is None:
            return self._faces.over is not None
        return self._over.key in self._scene.marks.lit

    def handle(self, report: Input) -> bool:
        """Take a report; True when it was used."""
        scene = self._scene
        busy = scene.busy
        if scene.docked is not None and scene.docked.handle(report):
            if busy and not scene.busy:
                scene.choices.settled()
            return True
        if isinstance(report, Key):
            return self._keys.press(report)
        if isinstance(report, KeyUp):
            return self._keys.release()
        if isinstance(report, Hover | Press | Click | Wheel) and self._on_table(report.at):
            scene.group.forget_pointer()
            self._faces.move(None)
            return self._pointer(report)
        if isinstance(report, Drag | Drop):
            return self._drag(report)
        if isinstance(report, Hover | Gone):
            self._point_at(None)
            if self._faces.move(report.at if isinstance(report, Hover) else None):
                scene.show_tip(None)
                self._rest = TIMES.tooltip if self._faces.over is not None else None
        if isinstance(report, Click) and self._faces.click(report):
            return True
        return scene.group_handle(report)

    # -- the pointer -------------------------------------------------------------------------------

    def _on_table(self, at: Position) -> bool:
        scene = self._scene
        if scene.in_battle or not scene.desk.regions.free.collidepoint(at):
            return False
        if scene.docked is not None and scene.desk.regions.dialog.collidepoint(at):
            return False
        if scene.drawer and scene.desk.regions.drawer.collidepoint(at):
            return False
        return not any(widget.contains(at) for widget in scene.group.widgets)

    def _pointer(self, report: Hover | Press | Click | Wheel) -> bool:
        if isinstance(report, Wheel):
            return self.zoom(report.at, 1 if report.steps > 0 else -1)
        hit = self._scene.view.hit(report.at, self._scene.marks.lit)
        if isinstance(report, Hover):
            self._point_at(hit)
        elif isinstance(report, Click):
            self._click(report, hit)
        return True

    def _point_at(self, hit: Hit | None) -> None:
        """The pointer is over something else: fan its stack out, begin to wait for its tip."""
        scene = self._scene
        if hit == self._over:
            return
        self._over = hit
        scene.show_tip(None)
        self._rest = TIMES.tooltip if hit is not None else None
        if scene.view.playback.playing:
            return
        place = None
        if hit is not None:
            place = scene.view.tokens[hit.key].place if hit.kind == "token" else hit.key
            if place == scene.view.fanned:
                return
        if scene.view.fanned is not None or place is not None:
            changed = scene.view.fan_out(None)
            if place is not None:
                changed = scene.view.fan_out(place) or changed
            if changed:
                scene.redraw()

    def _click(self, report: Click, hit: Hit | None) -> None:
        scene = self._scene
        if report.button == LEFT:
            for pill in scene.pills:
                if pill.contains(report.at):
                    scene.camera_moves.fly_to_target(pill.target)
                    return
        if hit is None or report.button == MIDDLE:
            return
        if report.button == RIGHT:
            scene.close_up(thing_of(scene, hit))
            return
        if scene.view.playback.playing:
            scene.choices.kept = hit.key
            scene.choices.hurry_all()
            return
        lit, reach = scene.marks.lit, scene.marks.reach
        if hit.key in lit or hit.key in reach:
            scene.choices.press_target(hit.key)
            return
        place = scene.view.tokens[hit.key].place if hit.kind == "token" else hit.key
        if place in lit or place in reach:
            scene.choices.press_target(place)
        elif hit.kind == "token" and scene.view.tokens[hit.key].kind == "investigator":
            scene.camera_moves.press_seat(scene.table.investigator(hit.key))
        else:
            scene.choices.notice(say("bar.nowhere"))

    def _drag(self, report: Drag | Drop) -> bool:
        scene = self._scene
        if isinstance(report, Drag) and (self._panning or self._on_table(report.start)):
            if scene.group.focus is not None and not self._panning:
                scene.group.forget_pointer()
            self._panning = True
            scene.show_tip(None)
            scene.view.camera.pan(*report.by)
            scene.redraw_table()
            return True
        if isinstance(report, Drop) and self._panning:
            self._panning = False
            scene.redraw()
            return True
        return scene.group_handle(report)

    def pan(self, dx: float, dy: float) -> bool:
        """Move what is seen by so many units of the window."""
        self._scene.view.camera.pan(dx, dy)
        self._scene.redraw_table()
        return True

    def zoom(self, at: Position, steps: int) -> bool:
        """Come nearer by so many steps (below 0: go away) around a position."""
        if self._scene.view.camera.zoom_at(at, steps):
            self._scene.redraw_table()
        return True

    # -- tips --------------------------------------------------------------------------------------

    @property
    def wake(self) -> float | None:
        """When the tip of what the pointer rests on comes up."""
        return self._rest

    def update(self, dt: float) -> None:
        """Let the pointer rest, and a key be held."""
        self._keys.update(dt)
        if self._rest is None:
            return
        self._rest -= dt
        if self._rest <= 0:
            self._rest = None
            self._show_tip()

    def show_tip_of_focus(self) -> None:
        """Say something about the target that has the focus, else about what lies under the pointer."""
        focus = self._scene.group.focus
        if isinstance(focus, MapTarget):
            kind: TargetKind = "spot"
            if focus.target in self._scene.view.tokens:
                kind = "token"
            elif focus.target in self._scene.view.geometry.worlds:
                kind = "world"
            self._over = Hit(kind, focus.target)
        self._show_tip()

    def _show_tip(self) -> None:
        """Say what lies under the pointer."""
        scene, hit = self._scene, self._over
        face = self._faces.over
        if hit is None and face is not None:
            edge = face[1]  # the hint lies over the foot of the card, where little stands
            scene.show_tip((self._faces.hint, Box(edge.left, edge.bottom, edge.width, 0)))
        if hit is None or scene.view.playback.playing:
            return
        box = scene.view.target_box(hit.key)
        text = tip_of(scene, hit)
        if box is not None and text:
            scene.show_tip((text, scene.view.camera.box_to_window(Box(box))))
