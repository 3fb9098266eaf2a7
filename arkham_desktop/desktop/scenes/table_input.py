"""What reports mean at the table: pan, zoom, point, click; and every key."""

from __future__ import annotations

from collections.abc import Callable
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
from arkham_desktop.desktop.keys import Command, digit, seat_of
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.commands import OPENERS
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.panels.numbering import FIELD
from arkham_desktop.desktop.scenes.table_faces import Faces
from arkham_desktop.desktop.scenes.table_marks import options_at
from arkham_desktop.desktop.scenes.table_targets import MapTarget
from arkham_desktop.desktop.scenes.table_tips import thing_of, tip_of
from arkham_desktop.desktop.table.view import Hit, TargetKind
from arkham_desktop.desktop.theme import TIMES
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_TAP = 0.35
"""A key that is up again after so many seconds was tapped, not held."""
_OPTION_NAMES = ("option-", "dialog-less-", "dialog-more-", "dialog-")
"""What stands before the option in the names of widgets that stand for one."""
_PAN = 120.0
"""Units a key press pans."""


class TableInput:
    """Turns reports into what they mean for a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._faces = Faces(scene)
        self._over: Hit | None = None
        self._rest: float | None = None
        self._panning = False
        self._peek_held: float | None = None
        choices = scene.choices
        self._commands: dict[Command, Callable[[], object]] = {
            Command.END: self._end,
            Command.BACK: self._back,
            Command.ASIDE: self._aside,
            Command.OTHER_WAY: choices.walks.other_way,
            Command.NARROW: self._narrow,
            Command.STEP_BACK: choices.playing.step_back,
            Command.STEP: choices.playing.step,
            Command.FASTER: choices.playing.faster,
            Command.MORE: lambda: self._change(1),
            Command.LESS: lambda: self._change(-1),
            Command.ACTING: lambda: scene.looking.at_decision(force=True),
            Command.ARKHAM: lambda: scene.looking.fly_to_town("arkham"),
            Command.DUNWICH: lambda: scene.looking.fly_to_town("dunwich"),
            Command.INNSMOUTH: lambda: scene.looking.fly_to_town("innsmouth"),
            Command.WORLDS: lambda: scene.looking.fly_to_town("other_worlds"),
            Command.WHOLE_TABLE: scene.looking.whole_table,
            Command.PAN_LEFT: lambda: self._pan(_PAN, 0),
            Command.PAN_RIGHT: lambda: self._pan(-_PAN, 0),
            Command.PAN_UP: lambda: self._pan(0, _PAN),
            Command.PAN_DOWN: lambda: self._pan(0, -_PAN),
            Command.ZOOM_IN: lambda: self._zoom(scene.view.camera.view.center, 1),
            Command.ZOOM_OUT: lambda: self._zoom(scene.view.camera.view.center, -1),
            Command.PANELS: scene.toggle_panels,
            Command.MINIMAP: scene.toggle_map,
            Command.PEEK: self._peek,
            Command.UNDO: scene.taking_back.undo,
            Command.UNDO_ACTION: scene.taking_back.action,
            Command.UNDO_TURN: scene.taking_back.turn,
            Command.REDO: scene.taking_back.redo,
            Command.MENU: choices.pause,
            Command.TOOLTIP: self._show_tip_of_focus,
        }

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
            return self._key(report)
        if isinstance(report, KeyUp):
            return self._key_up()
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
            return self._zoom(report.at, 1 if report.steps > 0 else -1)
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
                    scene.looking.fly_to_target(pill.target)
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
            scene.looking.press_seat(scene.table.investigator(hit.key))
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

    def _pan(self, dx: float, dy: float) -> bool:
        self._scene.view.camera.pan(dx, dy)
        self._scene.redraw_table()
        return True

    def _zoom(self, at: Position, steps: int) -> bool:
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
        if self._peek_held is not None:
            self._peek_held += dt
        if self._rest is None:
            return
        self._rest -= dt
        if self._rest <= 0:
            self._rest = None
            self._show_tip()

    def _show_tip_of_focus(self) -> None:
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

    # -- keys --------------------------------------------------------------------------------------

    def _key(self, key: Key) -> bool:
        scene = self._scene
        focus = scene.group.focus
        typing = focus is not None and focus.captures and len(key.name) == 1 and "ctrl" not in key.modifiers
        if typing:
            return scene.group_handle(key)
        number, seat = digit(key), seat_of(key)
        if number is not None:
            return self._digit(number, key)
        if seat is not None:
            people = scene.table.state.investigators
            if seat < len(people):
                scene.looking.press_seat(people[seat])
            return True
        command = scene.services.store.keys.command(key)
        if command is None or not self._run(command, key):
            return scene.group_handle(key)
        return True

    def _run(self, command: Command, key: Key) -> bool:
        """Do what a command means; False when it is the widgets' (Enter on a button, Tab)."""
        scene = self._scene
        if command in (Command.DO, Command.HURRY) and self._hurry(command):
            return True
        if command is Command.HURRY:
            return True
        if command is Command.POSSESSIONS and not scene.desk.regions.layout.has_dock:
            scene.toggle_drawer()
            return True
        run = self._commands.get(command)
        if run is not None:
            if not key.repeat or command.startswith(("pan", "zoom")):
                run()
            return True
        if command in OPENERS and not key.repeat:
            OPENERS[command](scene)
        return command in OPENERS

    def _peek(self) -> None:
        """Look at the table: as long as the key is held, or until it is pressed again after a tap."""
        self._scene.peek()
        self._peek_held = 0.0 if self._scene.peeking else None

    def _key_up(self) -> bool:
        held, self._peek_held = self._peek_held, None
        if held is not None and held > _TAP and self._scene.peeking:
            self._scene.peek()
            return True
        return False

    def _hurry(self, command: Command) -> bool:
        """Hurry what moves; False when nothing does."""
        scene = self._scene
        if not scene.busy:
            return False
        if command is Command.DO:
            scene.choices.hurry_all()
        else:
            scene.choices.hurry()
        return True

    def _digit(self, number: int, key: Key) -> bool:
        scene = self._scene
        if key.repeat or scene.bar.waiting:
            return True
        numbered = scene.decision_bar.numbered
        if number == 0:
            if numbered.pages > 1:
                scene.choices.next_page()
            return True
        for shown, option in numbered.shown:
            if shown == str(number):
                if scene.bar.walk is not None and scene.bar.pinned == option.id:
                    scene.choices.go()
                else:
                    scene.choices.press(option.id, True)
        return True

    def _end(self) -> None:
        end = self._scene.decision_bar.numbered.end
        if end is not None and not self._scene.bar.waiting:
            self._scene.choices.press(end.id)

    def _aside(self) -> None:
        """The first aside (one with a price gets the focus first), or the list where they have no room."""
        scene = self._scene
        asides = scene.decision_bar.numbered.asides
        if not asides or scene.bar.waiting:
            return
        name = f"option-{asides[0].id}"
        if name in scene.group and not scene.bar.asides:
            decision, button = scene.session.game.pending, scene.group[name]
            priced = decision is not None and bool(scene.texts.option(decision, asides[0]).cost)
            if priced and scene.group.focus is not button:
                scene.group.set_focus(name, show_tip=True)
            else:
                scene.group.activate(button)
        else:
            scene.choices.toggle_asides()

    def _change(self, by: int) -> None:
        """Mark what has the focus once more or less: a button, a row, the chosen row of a list, a target."""
        scene, focus = self._scene, self._scene.group.focus
        if isinstance(focus, MapTarget):
            options = [option.id for option in options_at(scene, focus.target)]
        elif isinstance(focus, PickList) and focus.chosen >= 0:
            options = [focus.picks[focus.chosen].option]
        else:
            name = focus.name if focus is not None else ""
            options = [name.removeprefix(part) for part in _OPTION_NAMES if name.startswith(part)]
        for option in options:
            scene.choices.change(option, by)

    def _narrow(self) -> None:
        if FIELD in self._scene.group:
            self._scene.group.set_focus(FIELD)

    def _back(self) -> None:
        """One level back; never an option."""
        scene = self._scene
        if scene.bar.walk is not None or scene.bar.pinned:
            scene.choices.cancel()
        elif scene.bar.narrow:
            scene.choices.narrow("")
        elif scene.bar.asides:
            scene.choices.toggle_asides()
        elif scene.panel is None and scene.choices.trading.picks is not None:
            scene.choices.trading.back()
        elif scene.drawer:
            scene.toggle_drawer()
        elif scene.peeking:
            scene.peek()
        elif scene.map_shown:
            scene.toggle_map()
        elif scene.panel is not None:
            scene.close_panel()
        elif scene.dialog is not None and scene.dialog.lingers:
            scene.dialog = None
            scene.set_dialog()
            scene.arrange()
        elif scene.shown:
            scene.shown = ""
            scene.arrange()
        else:
            scene.choices.pause()
