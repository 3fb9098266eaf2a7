"""Cards beside the table under the pointer: the hint that there is a close-up, and the way to it.

A face is drawn as large as a dialog has room for; its close-up is as large as the window. A click on a face
opens it, the right button does so on anything that stands for a card, and neither ever chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.draw import Position
from arkham_desktop.desktop.input import LEFT, RIGHT, Click
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces import has_face
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.panels.possessions import PossessionList
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.desktop.widgets import Widget


class Faces:
    """What a table scene knows about the cards that are drawn beside its table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._at: Position | None = None

    @property
    def over(self) -> tuple[str, Box] | None:
        """The card under the pointer that is no button, and where it is."""
        return self._face(self._at) if self._at is not None else None

    @property
    def thing(self) -> str:
        """The id of what the pointer is over beside the table; empty for nothing that has a face."""
        return self._thing(self._at) if self._at is not None else ""

    @property
    def hint(self) -> str:
        """How the card under the pointer is seen close up."""
        return say("tip.close-up", key=self._scene.desk.key(Command.CLOSE_UP))

    def move(self, at: Position | None) -> bool:
        """The pointer moved (None: to where no cards are); True when it is over another face than before."""
        before = self.over
        self._at = at
        return self.over != before

    def click(self, report: Click) -> bool:
        """Open the close-up that a click asks for; False when it asks for none."""
        self._at = report.at
        thing = ""
        if report.button == RIGHT:
            thing = self.thing
        elif report.button == LEFT and self.over is not None:
            thing = self.over[0]
        if thing:
            self._scene.close_up(thing)
        return bool(thing)

    def _face(self, at: Position) -> tuple[str, Box] | None:
        scene = self._scene
        if scene.docked is None or scene.group.at(at) is not None:
            return None
        found = [(thing, box) for box, thing in scene.texts.faces if box.collidepoint(at)]
        return found[-1] if found else None

    def _thing(self, at: Position) -> str:
        face = self._face(at)
        if face is not None:
            return face[0]
        widget = self._scene.group.at(at)
        thing = _stands_for(widget, at) if widget is not None else ""
        return thing if thing and has_face(self._scene.table.library, thing) else ""


def _stands_for(widget: Widget, at: Position) -> str:
    """The id of the card or the like that a widget shows under the pointer, or offers."""
    if isinstance(widget, PickList):
        index = widget.row_at(at)
        return widget.picks[index].thing if index >= 0 else ""
    if isinstance(widget, PossessionList):
        index = widget.row_at(at)
        return widget.rows[index].card if index >= 0 else ""
    name = widget.name.removeprefix("dialog-").removeprefix("option-")
    return name.partition(":")[2].partition("/")[0]
