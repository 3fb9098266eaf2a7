"""Painting the table without its tokens: boards, roads, places and their names.

Shapes are drawn twice as large and scaled down; names and icons have their final size and are drawn last.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.state import LOST, OUTSKIRTS, SKY
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Align
from arkham_desktop.desktop.draw.shapes import disc_image
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.arrows import arrows
from arkham_desktop.desktop.table.camera import NOTES, SHORT_NAMES
from arkham_desktop.desktop.table.districts import around, districts
from arkham_desktop.desktop.table.geometry import (
    CORNER,
    CUP,
    BoardFrame,
    Line,
    Point,
    Spot,
    TableGeometry,
    smooth,
)
from arkham_desktop.desktop.table.labels import Labels, Names
from arkham_desktop.desktop.table.pen import Pen
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

_TWICE = 2
_LEAST_DRAWN = 7
TRACK_PLACE = 25.0
"""Radius of a place of a town's own track."""
"""Pixels: a digit of the board smaller than this is left out."""
_LEAST_NAME, _NAME, _MOST_NAME = 12.0, 16.0, 24.0


class Painter:
    """Paints the table of one game.

    Attributes:
        background: where there is nothing.
        names: what places are called.
        doom: how many doom tokens the Ancient One's track holds.
        law: with how many of them martial law is proclaimed; None without Innsmouth.
    """

    def __init__(
        self,
        library: Library,
        geometry: TableGeometry,
        names: Names,
        fonts: Fonts,
        icons: Icons,
        doom: int,
        law: int | None = None,
    ) -> None:
        self.background = palette.opaque(theme.TABLE)
        self.names = names
        self.doom = doom
        self.law = law
        self._labels = Labels(library, geometry, names, fonts, icons)
        self._library = library
        self._geometry = geometry
        self._fonts = fonts
        self._icons = icons
        self._districts = [
            (*district, around(district[2]).inflate(80, 80)) for district in districts(library, geometry)
        ]
        self._roads = [(line, around(line.points).inflate(30, 30)) for line in geometry.lines]
        self._rivers = {
            name: smooth(frame.points(frame.layout.river.line))
            for name, frame in geometry.boards.items()
            if frame.layout.river is not None
        }
        self._arrows = [arrow for line in geometry.lines for arrow in arrows(line, geometry)]

    def pixels(self, k: float) -> tuple[int, int]:
        """The size of the whole table in pixels."""
        bounds = self._geometry.bounds
        return math.ceil(bounds.width * k), math.ceil(bounds.height * k)

    def paint(
        self,
        surface: pygame.Surface,
        corner: tuple[int, int],
        k: float,
        zoom: float,
        scale: float,
        *,
        names: bool = True,
    ) -> None:
        """Paint a part of the table.

        Args:
            surface: filled wholly.
            corner: its top left pixel, counted from the table's.
            k: pixels per table unit.
            zoom: units of the window per table unit: how much detail.
            scale: pixels per unit of the window: how large letters are.
            names: with names and icons.
        """
        bounds = self._geometry.bounds
        width, height = surface.get_size()
        big = pygame.Surface((width * _TWICE, height * _TWICE))
        pen = Pen(big, bounds, (corner[0] * _TWICE, corner[1] * _TWICE), k * _TWICE)
        self._shapes(pen)
        pygame.transform.smoothscale(big, (width, height), surface)
        if names:
            self._details(Pen(surface, bounds, corner, k), zoom, scale)

    # -- shapes ------------------------------------------------------------------------------------

    def _shapes(self, pen: Pen) -> None:
        pen.surface.fill(self.background)
        for frame in self._geometry.boards.values():
            if pen.seen.colliderect(frame.box.inflate(40, 40)):
                self._board(pen, frame)
        for line, box in self._roads:
            if pen.seen.colliderect(box):
                self._road(pen, line)
        for spot in sorted(self._geometry.spots.values(), key=lambda one: one.kind == "street"):
            if pen.seen.colliderect(spot.box.inflate(30, 30)):
                self._spot(pen, spot)
        for arrow in self._arrows:
            if pen.seen.inflate(60, 60).collidepoint(arrow.at):
                arrow.draw(pen)
        self._frames(pen)
        self._tracks(pen)

    def _board(self, pen: Pen, frame: BoardFrame) -> None:
        pen.panel(frame.box.move(6, 8).inflate(6, 6), (0x0C, 0x0C, 0x0D), (0x0C, 0x0C, 0x0D), 1, 8)
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
        elif spot.kind == "area":
            pen.circle(palette.opaque(theme.LINE), spot.at, spot.half[0])
            pen.circle(palette.opaque(theme.WELL), spot.at, spot.half[0] - 1.5)

    def _color(self, space: str) -> palette.Rgb:
        return palette.STREETS.get(self._library.spaces[space].color or "", palette.OTHER_STREET)

    def _frames(self, pen: Pen) -> None:
        """The Sky, the Other Worlds' frames (their areas again on top) and the trays."""
        panel, edge = palette.opaque(theme.SIDE), palette.opaque(theme.LINE)
        for box in (self._geometry.sky, *self._geometry.trays.values()):
            if pen.seen.colliderect(box):
                pen.panel(box, panel, edge, 1.2, 8)
        for frame in self._geometry.worlds.values():
            if not pen.seen.colliderect(frame.box):
                continue
            pen.panel(frame.box, panel, edge, 1.2, 8)
            for area in (1, 2):
                spot = self._geometry.spot(frame.world, area)
                assert spot is not None, "every world has two areas"
                self._spot(pen, spot)

    def _tracks(self, pen: Pen) -> None:
        at, radius = self._geometry.doom_at, self._geometry.doom_radius
        if pen.seen.colliderect(Box(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius).inflate(20, 20)):
            pen.circle(palette.BOARD_INK, at, radius)
            pen.circle(palette.mix(palette.BOARD, palette.DOOM, 0.12), at, radius - 2)
            pen.circle(palette.BOARD_INK, at, radius * 0.62)
            pen.circle(palette.BOARD, at, radius * 0.62 - 2)
            for index, place in enumerate(doom_places(self._geometry, self.doom), start=1):
                if index == self.law:
                    pen.circle(palette.LAW, place, doom_radius(self._geometry, self.doom) + 5)
                pen.circle(palette.BOARD_INK, place, doom_radius(self._geometry, self.doom))
                pen.circle(palette.DAY, place, doom_radius(self._geometry, self.doom) - 1.5)
        for index, place in enumerate(self._geometry.terror):
            color = palette.mix(palette.DAY, palette.TERROR, index / 14)
            pen.panel(Box(place[0] - 24, place[1] - 15, 48, 30), color, palette.BOARD_INK, 1.5, 4)
        for name, places in self._geometry.tracks.items():
            for index, place in enumerate(places):
                pen.circle(palette.BOARD_INK, place, TRACK_PLACE)
                pen.circle(palette.track_place(name, index), place, TRACK_PLACE - 2)

    # -- names and icons -------------------------------------------------------------------------------

    def _details(self, pen: Pen, zoom: float, scale: float) -> None:
        size = min(max(_NAME * zoom, _LEAST_NAME), _MOST_NAME) * scale
        near = pen.seen.inflate(400, 280)
        for spot in self._geometry.spots.values():
            if near.collidepoint(spot.at) and spot.kind in ("street", "location", "sub_location", "vortex"):
                self._space_details(pen, spot, zoom, size)
        for frame in self._geometry.boards.values():
            title = say(f"table.{frame.layout.board}")
            self._text(
                pen, title, frame.point(frame.layout.title), 58 * pen.k, palette.BOARD_EDGE, "serif-bold"
            )
        self._frame_details(pen, zoom, size)
        self._track_details(pen, size)

    def _space_details(self, pen: Pen, spot: Spot, zoom: float, size: float) -> None:
        if spot.kind == "street":
            px = size * (1.02 if zoom >= SHORT_NAMES else 0.92)
            written = self._labels.street(spot, zoom, pen.k, px)
            if written is not None:
                self._text(pen, written.text, written.at, written.px, palette.INK, "bold")
            self._labels.marks(pen, spot, (spot.box.left + 8, spot.box.bottom - 2), size * 0.9)
            return
        if spot.kind == "vortex":
            return
        night = self._library.spaces[spot.key].stable is False
        ink = palette.NIGHT_ICON if night else palette.DAY_ICON
        if spot.icon is not None:
            px = pen.size(spot.half[0] * 1.05, 8)
            icon = self._icons.get(spot.icon, px, ink)
            x, y = pen.at(spot.at)
            pen.surface.blit(icon, (round(x - px / 2), round(y - px / 2)))
        if spot.kind == "location":
            self._diamond(pen, (spot.at[0], spot.at[1] + spot.half[0] - 1), hollow=night)
        if zoom >= SHORT_NAMES:
            px = size * 0.96
            name = self._labels.location(spot, zoom, pen.k, px)
            closes = self._library.spaces[spot.key].terror_closes_at
            self._ribbon(pen, name, (spot.at[0], spot.at[1] + spot.half[0] + 8), px, closes)
            self._labels.marks(pen, spot, self._labels.beside(name, spot, pen.k, px), px)

    def _diamond(self, pen: Pen, at: Point, *, hollow: bool) -> None:
        """A full diamond for a stable location, a hollow one for an unstable one."""
        px = pen.size(17, 7)
        big = pygame.Surface((px * 4, px * 4), pygame.SRCALPHA)
        big.fill((*palette.LABEL, 0))
        for share, color in (
            (1.0, palette.LABEL),
            (0.82, palette.INK),
            *(((0.44, palette.LABEL),) if hollow else ()),
        ):
            reach, middle = px * 2 * share, px * 2
            points = [
                (middle, middle - reach),
                (middle + reach, middle),
                (middle, middle + reach),
                (middle - reach, middle),
            ]
            pygame.draw.polygon(big, color, points)
        x, y = pen.at(at)
        image = pygame.transform.smoothscale(big, (px, px))
        pen.surface.blit(image, (round(x - px / 2), round(y - px / 2)))

    def _ribbon(self, pen: Pen, text: str, at: Point, px: float, closes: int | None) -> None:
        """A name on a strip of paper whose upper edge is at ``at``, with the terror level that closes it."""
        line = self._fonts.line(text, "semibold", round(px), palette.INK)
        x, y = pen.at(at)
        box = pygame.Rect(0, 0, line.get_width() + round(px * 0.8), round(px * 1.32))
        box.midtop = (round(x), round(y))
        if box.inflate(4 * round(px), 4).colliderect(pen.surface.get_rect()):
            pygame.draw.rect(pen.surface, palette.LABEL, box, border_radius=3)
            pygame.draw.rect(pen.surface, palette.BOARD_EDGE, box, 1, border_radius=3)
            pen.surface.blit(line, line.get_rect(center=box.center))
            if closes is not None:
                self._closing_mark(
                    pen.surface, str(closes), (box.right + round(px * 0.4), box.centery), round(px)
                )

    def _closing_mark(self, surface: pygame.Surface, level: str, at: tuple[int, int], px: int) -> None:
        """At the end of a name: the terror level at which the location closes."""
        disc = disc_image(round(px * 1.3), palette.TERROR, palette.LABEL, 1)
        line = self._fonts.line(level, "bold", max(8, round(px * 0.85)), palette.LABEL)
        surface.blit(disc, disc.get_rect(center=at))
        surface.blit(line, line.get_rect(center=at))

    def _text(
        self,
        pen: Pen,
        text: str,
        at: Point,
        px: float,
        color: palette.Rgb,
        face: theme.Face = "text",
        *,
        align: Align = "center",
    ) -> None:
        if px < _LEAST_DRAWN:
            return
        line = self._fonts.line(text, face, round(px), color)
        x, y = pen.at(at)
        shift = {"left": 0.0, "center": line.get_width() / 2, "right": float(line.get_width())}[align]
        pen.surface.blit(line, (round(x - shift), round(y - line.get_height() / 2)))

    def _frame_details(self, pen: Pen, zoom: float, size: float) -> None:
        ink, soft = palette.opaque(theme.INK), palette.opaque(theme.INK_OFF)
        for frame in self._geometry.worlds.values():
            if not pen.seen.colliderect(frame.box):
                continue
            room = frame.box.width * pen.k - 8
            name = self.names.full(frame.world)
            px = round(size)
            if self._fonts.width(name, "semibold", px) > room:
                name = self.names.short(frame.world)
            while px > theme.SMALLEST_TEXT and self._fonts.width(name, "semibold", px) > room:
                px -= 1
            self._text(pen, name, frame.label, px, ink, "semibold")
            for area in (1, 2):
                spot = self._geometry.spot(frame.world, area)
                assert spot is not None, "every world has two areas"
                word = say(f"table.area-{area}") if zoom >= SHORT_NAMES else str(area)
                self._text(pen, word, spot.at, size * 0.92, soft)
        low = zoom < NOTES
        titles = {
            SKY: say("table.sky"),
            OUTSKIRTS: say("table.outskirts"),
            LOST: say("table.lost"),
            CUP: say("table.cup"),
        }
        for key, title in titles.items():
            spot = self._geometry.spots[key]
            up = 0.0 if low else max(11.0, size * 0.5 / pen.k)
            self._text(pen, title, (spot.label[0], spot.label[1] - up), size, ink, "semibold", align="left")

    def _track_details(self, pen: Pen, size: float) -> None:
        at = self._geometry.doom_at
        self._text(pen, say("table.doom"), (at[0], at[1] - 12), 24 * pen.k, palette.BOARD_INK, "serif-bold")
        for index, place in enumerate(doom_places(self._geometry, self.doom), start=1):
            if index == self.law:
                self._law_mark(pen, place)
            self._text(pen, str(index), place, 15 * pen.k, palette.BOARD_EDGE, "semibold")
        terror = self._geometry.terror
        for index, place in enumerate(terror):
            self._text(pen, str(index), place, 18 * pen.k, palette.BOARD_INK, "bold")
        if terror:
            label = (terror[0][0] - 34, terror[0][1])
            self._text(
                pen, say("table.terror"), label, 20 * pen.k, palette.BOARD_INK, "serif-bold", align="right"
            )
        for name, places in self._geometry.tracks.items():
            for index, place in enumerate(places, start=1):
                self._text(pen, str(index), place, 18 * pen.k, palette.BOARD_EDGE, "bold")
            lowest = max(place[1] for place in places)
            middle = sum(place[0] for place in places if lowest - place[1] < 2 * TRACK_PLACE)
            count = sum(1 for place in places if lowest - place[1] < 2 * TRACK_PLACE)
            below = (middle / count, lowest + TRACK_PLACE + 16)
            self._text(pen, say(f"track.{name}"), below, 22 * pen.k, palette.BOARD_INK, "serif-bold")

    def _law_mark(self, pen: Pen, place: Point) -> None:
        """A badge outside the doom track where martial law is proclaimed."""
        at, px = self._geometry.doom_at, pen.size(30, 11)
        far = self._geometry.doom_radius + 22
        angle = math.atan2(place[1] - at[1], place[0] - at[0])
        center = pen.at((at[0] + math.cos(angle) * far, at[1] + math.sin(angle) * far))
        image = self._icons.get("deputy", px, palette.LAW)
        pen.surface.blit(image, image.get_rect(center=(round(center[0]), round(center[1]))))


def doom_places(geometry: TableGeometry, count: int) -> list[Point]:
    """The middles of the places of the doom track, from 1, clockwise from the top."""
    at, radius = geometry.doom_at, geometry.doom_radius * 0.81
    angles = [2 * math.pi * index / max(1, count) - math.pi / 2 for index in range(count)]
    return [(at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius) for angle in angles]


def doom_radius(geometry: TableGeometry, count: int) -> float:
    """The radius of a place of the doom track."""
    return min(16.0, geometry.doom_radius * 0.81 * math.pi / max(1, count) - 1.5)
