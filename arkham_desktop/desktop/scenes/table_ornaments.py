"""When the ornaments of the table move: a few times a second, while somebody is there and all is still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.ornaments import Ornament, ornaments

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

TICK = 0.1
"""Seconds between two pictures."""
REST = 20.0
"""Seconds without any input after which everything stands still."""
_OVER = ("minimap-large", "drawer", "peek-edge")
"""Widgets that lie on the table."""


class Ornaments:
    """The ornaments of one table scene.

    Attributes:
        due: a new picture of them is to be drawn.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._found: list[Ornament] = []
        self._seconds = 0.0
        self._left = TICK
        self._awake = REST
        self.due = False

    def touched(self) -> None:
        """Somebody is there."""
        self._awake = REST

    @property
    def wanted(self) -> bool:
        """The settings allow them."""
        settings = self._scene.services.settings
        return settings.ornaments and settings.pace > 0

    @property
    def _moving(self) -> bool:
        scene = self._scene
        return bool(self._found) and self._awake > 0 and scene.stage.top is scene and not scene.moves

    @property
    def wake(self) -> float | None:
        """In how many seconds the next picture is due; None while they stand still."""
        return max(0.001, self._left) if self._moving else None

    def update(self, dt: float) -> None:
        """Let time go by."""
        if not self._moving:
            return
        self._awake -= dt
        self._left -= dt
        if self._left > 0:
            return
        self._seconds += TICK - self._left
        self._left = TICK
        self.due = True
        self._scene.dirty = True

    def laid(self, canvas: Canvas, region: Box, covers: list[Box]) -> None:
        """The table was drawn: find what moves on it, and draw that.

        Args:
            canvas: what the table was drawn on.
            region: the part of the window where the table is seen.
            covers: boxes that lie on it.
        """
        self.due = False
        self._found = []
        scene = self._scene
        if not self.wanted or scene.in_battle or scene.view.playback.playing:
            return
        group = scene.group
        boxes = [*covers, *(group[name].box for name in _OVER if name in group)]
        rects = [canvas.rect(box) for box in boxes]
        seen = canvas.rect(region).clip(canvas.surface.get_rect())
        for one in ornaments(scene.view, canvas.art, canvas.scale, seen):
            if one.rect.collidelist(rects) < 0:
                one.keep(canvas.surface)
                one.draw(canvas.surface, canvas.art, self._seconds)
                self._found.append(one)

    def draw(self, canvas: Canvas) -> None:
        """Draw their next picture, and nothing else."""
        self.due = False
        for one in self._found:
            one.draw(canvas.surface, canvas.art, self._seconds)
