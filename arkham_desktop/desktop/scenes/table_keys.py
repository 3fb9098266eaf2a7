"""What keys mean at the table: commands, digits of options, numbers of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.keys import Command, digit, seat_of
from arkham_desktop.desktop.overlays.commands import OPENERS
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.panels.numbering import FIELD
from arkham_desktop.desktop.scenes.table_marks import options_at
from arkham_desktop.desktop.scenes.table_targets import MapTarget

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.desktop.scenes.table_input import TableInput

_TAP = 0.35
"""A key that is up again after so many seconds was tapped, not held."""
_OPTION_NAMES = ("option-", "dialog-less-", "dialog-more-", "dialog-")
"""What stands before the option in the names of widgets that stand for one."""
_PAN = 120.0
"""Units a key press pans."""


class TableKeys:
    """Turns keys into what they mean for a table scene; those that pan, zoom or tell go to its pointer."""

    def __init__(self, scene: TableScene, pointer: TableInput) -> None:
        self._scene = scene
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
            Command.ACTING: lambda: scene.camera_moves.at_decision(force=True),
            Command.ARKHAM: lambda: scene.camera_moves.fly_to_town("arkham"),
            Command.DUNWICH: lambda: scene.camera_moves.fly_to_town("dunwich"),
            Command.INNSMOUTH: lambda: scene.camera_moves.fly_to_town("innsmouth"),
            Command.WORLDS: lambda: scene.camera_moves.fly_to_town("other_worlds"),
            Command.WHOLE_TABLE: scene.camera_moves.whole_table,
            Command.PAN_LEFT: lambda: pointer.pan(_PAN, 0),
            Command.PAN_RIGHT: lambda: pointer.pan(-_PAN, 0),
            Command.PAN_UP: lambda: pointer.pan(0, _PAN),
            Command.PAN_DOWN: lambda: pointer.pan(0, -_PAN),
            Command.ZOOM_IN: lambda: pointer.zoom(scene.view.camera.view.center, 1),
            Command.ZOOM_OUT: lambda: pointer.zoom(scene.view.camera.view.center, -1),
            Command.PANELS: scene.toggle_panels,
            Command.MINIMAP: scene.toggle_map,
            Command.PEEK: self._peek,
            Command.UNDO: scene.taking_back.undo,
            Command.UNDO_ACTION: scene.taking_back.action,
            Command.UNDO_TURN: scene.taking_back.turn,
            Command.REDO: scene.taking_back.redo,
            Command.MENU: choices.pause,
            Command.TOOLTIP: pointer.show_tip_of_focus,
        }

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds go by while a key may be held."""
        if self._peek_held is not None:
            self._peek_held += dt

    def press(self, key: Key) -> bool:
        """Take a key that went down; True when it was used."""
        scene = self._scene
        focus = scene.group.focus
        typing = focus is not None and focus.captures and len(key.name) == 1 and "ctrl" not in key.modifiers
        if typing:
            return scene.group_handle(key)
        number, seat = digit(key), seat_of(key)
        command = scene.services.store.keys.command(key)
        hurries = command is Command.DO and scene.busy
        answers = number is not None or (command in (Command.DO, Command.END) and not hurries)
        if answers and not key.repeat and scene.stage.double_click.keeps_out_key(key.name, scene.asked):
            return True
        if number is not None:
            return self._digit(number, key)
        if seat is not None:
            people = scene.table.state.investigators
            if seat < len(people):
                scene.camera_moves.press_seat(people[seat])
            return True
        if command is None or not self._run(command, key):
            return scene.group_handle(key)
        return True

    def _run(self, command: Command, key: Key) -> bool:
        """Do what a command means; False when it is the widgets' (Enter on a button, Tab)."""
        scene = self._scene
        watching = scene.bar.watching
        if watching is not None and not key.repeat and watching.takes(command):
            return True
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

    def release(self) -> bool:
        """Take a key that went up; True when it was used."""
        held, self._peek_held = self._peek_held, None
        if held is not None and held > _TAP and self._scene.peeking:
            self._scene.peek()
            return True
        return False

    def _hurry(self, command: Command) -> bool:
        """Hurry what moves; False when nothing does."""
        scene = self._scene
        if not scene.busy or scene.bar.watching is not None:
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
        elif scene.bar.watching is not None:
            scene.bar.watching.leave()
        else:
            scene.choices.pause()
