"""What stands around the table: top bar, strip, rail, dock or dialog, with their widgets in Tab's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, TableRegions
from arkham_desktop.desktop.overlays import Docked
from arkham_desktop.desktop.overlays.base import draw_frame, header_height, inside
from arkham_desktop.desktop.overlays.commands import OPENERS
from arkham_desktop.desktop.overlays.peek import PeekEdge
from arkham_desktop.desktop.panels.dock import Dock
from arkham_desktop.desktop.panels.minimap import MiniMap
from arkham_desktop.desktop.panels.rail import Rail
from arkham_desktop.desktop.panels.strip import Strip
from arkham_desktop.desktop.panels.topbar import TopBar
from arkham_desktop.desktop.scenes.table_targets import map_targets, name_regions
from arkham_desktop.desktop.widgets import Button, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_TOP_COMMANDS = {"why": Command.WHY, "log": Command.LOG}


class Parts:
    """The parts around the table for one arrangement of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._desk = desk = scene.desk
        self._docked = scene.docked
        self._top, self._strip, self._rail = TopBar(desk), Strip(desk, scene.view.geometry), Rail(desk)
        regions = desk.regions
        dock = regions.dock if regions.dock.width > 0 else regions.drawer if scene.drawer else None
        self._dock = Dock(desk, dock) if dock is not None and self._docked is None else None

    def widgets(self) -> list[Widget]:
        """The widgets of all parts, each with its region."""
        scene, regions, docked = self._scene, self._desk.regions, self._docked
        beside: list[Widget] = []
        if docked is not None:
            beside += self._dialog_widgets(docked, regions.dialog)
        on: dict[str, Any] = {"menu": self._scene.choices.pause, "panels": self._scene.toggle_panels}
        on |= {name: self._opener(command) for name, command in _TOP_COMMANDS.items() if command in OPENERS}
        if self._dock is not None:
            view, fly = scene.view, scene.camera_moves.fly_to
            take = None if scene.bar.waiting else scene.choices.press
            beside += self._dock.widgets(
                scene.close_up, scene.close_up, view.geometry, view.camera, fly, take
            )
        if regions.drawer.width > 0 and docked is None:
            beside.append(self._drawer_button(regions))
        aside = self._scene.panel or self._scene.dialog
        if self._scene.peeking and aside is not None:
            key = self._desk.key(Command.PEEK)
            beside.append(PeekEdge(regions.table, aside.icon, aside.title, key, self._scene.peek))
        return name_regions(
            {
                "bar": self._scene.decision_bar.widgets(),
                "table": [*map_targets(scene), *self._large_map(regions)],
                "rail": self._rail.widgets(self._scene.camera_moves.press_seat),
                "dock": beside,
                "strip": self._strip.widgets(scene.camera_moves.fly_to_town, scene.close_up, self.town),
                "top": self._top.widgets(on),
            }
        )

    def _dialog_widgets(self, docked: Docked, box: Box) -> list[Widget]:
        inner = inside(box)
        widgets = docked.arrange(inner)
        right, high = box.right - 12, header_height(box)
        for name, command, press in (
            ("dialog-table", Command.PEEK, self._scene.peek),
            ("dialog-why", Command.WHY, self._opener(Command.WHY) if Command.WHY in OPENERS else None),
        ):
            if press is None:
                continue
            button = Box(right - 104, box.top + high / 6, 104, high * 2 / 3)
            key = self._desk.key(command)
            widgets.append(
                Button(
                    name,
                    button,
                    say(f"table.{name}"),
                    press,
                    key_cap=key,
                    quiet=True,
                    style=theme.CAPTION_BOLD,
                )
            )
            right = button.left - 8
        return widgets

    def _large_map(self, regions: TableRegions) -> list[Widget]:
        """The whole table small in a corner of the view, as long as it is wanted."""
        scene, free = self._scene, regions.free
        if not scene.map_shown or scene.in_battle:
            return []
        bounds = scene.view.geometry.bounds
        scale = min(min(420.0, free.width * 0.55) / bounds.width, free.height * 0.6 / bounds.height)
        wide, high = bounds.width * scale, bounds.height * scale
        box = Box(free.right - wide - 12, free.bottom - high - 12, wide, high)
        fly = scene.camera_moves.fly_to
        return [MiniMap(box, self._desk, scene.view.geometry, scene.view.camera, fly, "minimap-large")]

    def _drawer_button(self, regions: TableRegions) -> Button:
        right = regions.drawer.left if self._scene.drawer else regions.table.right
        box = Box(right - 34, regions.table.top + 10, 34, 72)
        key = self._desk.key(Command.POSSESSIONS)
        icon = "right" if self._scene.drawer else "back"
        tip = say("bar.with-key", what=say("dock.open"), key=key)
        return Button("drawer", box, "", self._scene.toggle_drawer, icon=icon, tip=tip)

    def _opener(self, command: Command) -> Any:
        return lambda: OPENERS[command](self._scene)

    def town(self) -> str:
        """The town in the middle of the view."""
        center = self._scene.view.camera.center
        return next((town for town, box in self._scene.view.geometry.towns() if box.collidepoint(center)), "")

    def draw(self, canvas: Canvas) -> None:
        """Draw what the widgets stand on, and what is docked."""
        for part in (self._top, self._strip, self._rail, self._dock):
            if part is not None:
                part.draw(canvas)
        self._scene.decision_bar.draw(canvas)
        docked = self._docked
        if docked is not None:
            box = self._desk.regions.dialog
            inner = draw_frame(canvas, box, docked.icon, docked.title, docked.sub, room=236)
            docked.draw(canvas, inner)
