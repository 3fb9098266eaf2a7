"""The small map: the whole table with the part in view; a press flies there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.camera import Camera
from arkham_desktop.desktop.table.geometry import Point, TableGeometry
from arkham_desktop.desktop.widgets import Look, Widget
from arkham_desktop.desktop.words import say


class MiniMap(Widget):
    """The small map in a box."""

    def __init__(
        self,
        box: Box,
        desk: Desk,
        geometry: TableGeometry,
        camera: Camera,
        fly: Callable[[Point], object],
        name: str = "minimap",
    ) -> None:
        super().__init__(name, box, focusable=False, tip=say("dock.minimap"))
        self._desk = desk
        self._geometry = geometry
        self._camera = camera
        self._fly = fly
        self._image: pygame.Surface | None = None
        bounds = geometry.bounds
        self._k = min(box.width / bounds.width, box.height / bounds.height)
        self._left = box.left + (box.width - bounds.width * self._k) / 2
        self._top = box.top + (box.height - bounds.height * self._k) / 2

    def _at(self, point: Point) -> Point:
        bounds = self._geometry.bounds
        return (
            self._left + (point[0] - bounds.left) * self._k,
            self._top + (point[1] - bounds.top) * self._k,
        )

    def _box(self, box: Box) -> Box:
        left, top = self._at((box.left, box.top))
        return Box(left, top, box.width * self._k, box.height * self._k)

    def press(self, at: Position | None = None) -> None:
        """Fly to the point that was pressed."""
        if at is not None:
            bounds = self._geometry.bounds
            self._fly(
                (bounds.left + (at[0] - self._left) / self._k, bounds.top + (at[1] - self._top) / self._k)
            )

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the table (once, for as long as the position stands) and the frame of what is in view."""
        rect = canvas.rect(self.box)
        if self._image is None or self._image.get_size() != rect.size:
            self._draw_table(canvas)
            self._image = canvas.surface.subsurface(rect).copy()
        canvas.surface.blit(self._image, rect)
        seen = self._box(self._camera.seen).clip(self.box)
        if seen.width > 4 and seen.height > 4:
            canvas.frame(seen, theme.CASING, width=3, radius=3)
            canvas.frame(seen, theme.WHITE, width=1.6, radius=3)

    def _draw_table(self, canvas: Canvas) -> None:
        """Draw boards, trays, gates, monsters and people."""
        geometry, table = self._geometry, self._desk.table
        canvas.panel(self.box, theme.WELL, radius=5)
        for frame in geometry.boards.values():
            rect = canvas.rect(self._box(frame.box))
            image = canvas.art.image("boards", frame.layout.board, rect.size)
            if image is None:
                canvas.panel(self._box(frame.box), palette.BOARD, radius=2)
            else:
                canvas.surface.blit(image, rect)
        for box in (
            geometry.sky,
            *geometry.trays.values(),
            *(world.box for world in geometry.worlds.values()),
        ):
            canvas.panel(self._box(box), theme.PANEL_LIGHT, radius=1)
        for space in table.state.gates:
            self._dot(canvas, geometry.spots[space].at, 4.0, palette.GATE_DARK, ring=True)
        for place in table.state.monsters.values():
            if place in geometry.spots:
                self._dot(canvas, geometry.spots[place].at, 2.2, theme.CASING)
        for one in table.investigators:
            spot = geometry.spot(one.place, one.area)
            if spot is not None:
                x, y = self._at(spot.at)
                acting = one is self._desk.acting
                color = theme.AMBER if acting else theme.WHITE
                canvas.panel(Box(x - 3, y - 3, 6, 6), color, radius=1, border=theme.CASING)

    def _dot(
        self, canvas: Canvas, at: Point, radius: float, color: theme.Color, *, ring: bool = False
    ) -> None:
        if ring:
            canvas.disc(self._at(at), radius, None, border=color, width=1.8)
        else:
            canvas.disc(self._at(at), radius, color)
