"""Boards without a drawn sheet: plain shapes, drawn twice as large and scaled down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.districts import around, districts
from arkham_desktop.desktop.table.geometry import CORNER, BoardFrame, Line, Spot, TableGeometry, smooth
from arkham_desktop.desktop.table.pen import Pen

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

_TWICE = 2


class PlainBoards:
    """Draws boards in the colors of `palette`, with their roads and places."""

    def __init__(self, library: Library, geometry: TableGeometry) -> None:
        self._library = library
        self._geometry = geometry
        self._districts = [
            (*district, around(district[2]).inflate(80, 80)) for district in districts(library, geometry)
        ]
        self._roads = [(line, around(line.points).inflate(30, 30)) for line in geometry.lines]
        self._rivers = {
            name: smooth(frame.points(frame.layout.river.line))
            for name, frame in geometry.boards.items()
            if frame.layout.river is not None
        }

    def draw(self, surface: pygame.Surface, corner: tuple[int, int], k: float, town: str) -> None:
        """Draw the board of a town; the surface's top left pixel is ``corner`` pixels from the table's."""
        frame = self._geometry.boards[town]
        pen = Pen(surface, self._geometry.bounds, corner, k)
        if not pen.seen.colliderect(frame.box):
            return
        width, height = surface.get_size()
        big = pygame.transform.scale(surface, (width * _TWICE, height * _TWICE))
        pen = Pen(big, self._geometry.bounds, (corner[0] * _TWICE, corner[1] * _TWICE), k * _TWICE)
        self._board(pen, frame)
        for line, box in self._roads:
            if self._geometry.spots[line.a].town == town and pen.seen.colliderect(box):
                self._road(pen, line)
        for spot in sorted(self._geometry.spots.values(), key=lambda one: one.kind == "street"):
            if spot.town == town and pen.seen.colliderect(spot.box.inflate(30, 30)):
                self._spot(pen, spot)
        pygame.transform.smoothscale(big, (width, height), surface)

    def _board(self, pen: Pen, frame: BoardFrame) -> None:
        pen.panel(frame.box, palette.BOARD, palette.BOARD_EDGE, 2, 6)
        pen.panel(frame.box.inflate(-16, -16), palette.BOARD, palette.BOARD_EDGE, 1.2, 3)
        clip = pen.surface.get_clip()
        pen.surface.set_clip(pen.rect(frame.box.inflate(-19, -19)))
        for town, color, outline, box in self._districts:
            if town == frame.layout.board and pen.seen.colliderect(box):
                pen.polygon(color, outline)
                pen.stroke(color, [*outline, outline[0]], 34)
        river = frame.layout.river
        if river is not None:
            line = self._rivers[frame.layout.board]
            pen.stroke(palette.WATER_EDGE, line, river.width * frame.box.width)
            pen.stroke(palette.WATER, line, river.width * frame.box.width - 5)
        pen.surface.set_clip(clip)

    def _road(self, pen: Pen, line: Line) -> None:
        lane = "location" in (self._geometry.spots[line.a].kind, self._geometry.spots[line.b].kind)
        width = 6.0 if lane else 9.0
        pen.stroke(palette.ROAD_EDGE, line.points, width + 3)
        pen.stroke(palette.ROAD, line.points, width)

    def _spot(self, pen: Pen, spot: Spot) -> None:
        if spot.kind == "street":
            color = self._color(spot.key)
            pen.panel(spot.box, palette.mix(color, palette.BOARD, 0.35), palette.BOARD_INK, 2, CORNER)
        elif spot.kind in ("location", "sub_location"):
            stable = self._library.spaces[spot.key].stable is not False
            ring = palette.mix(self._color(spot.key), palette.BOARD_INK, 0.15)
            radius = spot.half[0]
            pen.circle(palette.BOARD_INK, spot.at, radius)
            pen.circle(ring, spot.at, radius - 1.5)
            pen.circle(palette.BOARD_INK, spot.at, radius - 5.5)
            pen.circle(palette.DAY if stable else palette.NIGHT, spot.at, radius - 6.5)
        elif spot.kind == "vortex":
            for part, color in enumerate(palette.VORTEX):
                pen.circle(color, spot.at, spot.half[0] * (1 - part * 0.22))

    def _color(self, space: str) -> palette.Rgb:
        return palette.STREETS.get(self._library.spaces[space].color or "", palette.OTHER_STREET)
