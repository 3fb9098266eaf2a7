"""Painting the table without its tokens: the desk, the sheets of the towns, and all that is written on them.

The sheets come baked, in levels of detail; names, plates, arrows, diamonds and numbers are drawn over them at
their final size for every zoom and language.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.rules import terror
from arkham_desktop.arkham.state import LOST, OUTSKIRTS, SKY
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Align
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.camera import NOTES
from arkham_desktop.desktop.table.geometry import CUP, Point, Spot, TableGeometry, WorldFrame
from arkham_desktop.desktop.table.labels import Names, Placement, Placer, Tag, arrow_pixels
from arkham_desktop.desktop.table.pen import Pen
from arkham_desktop.desktop.table.plain import PlainBoards
from arkham_desktop.desktop.table.sheets import Sheets
from arkham_desktop.desktop.table.signs import NAME_FACE, Signs, ribbon_size
from arkham_desktop.desktop.table.tabletop import BACKGROUND, TabletopPainter
from arkham_desktop.desktop.table.track_signs import TrackSigns, doom_places, doom_radius
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

__all__ = ["Painter", "doom_places", "doom_radius"]

_LEAST_NAME, _NAME, _MOST_NAME = 12.0, 16.5, 25.0
_DIAMOND = 21.0
_ENCOUNTER = 21.0
_SPILL = 1.25
"""How much wider than the seats below it a world's name may be: the rest lies on the rim of its plate."""
_LEAST_ENCOUNTER = 15
"""Pixels: discs of encounters smaller than this are left out."""


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
        art: Art | None = None,
    ) -> None:
        self.background = BACKGROUND
        self.names = names
        self.doom = doom
        self.law = law
        art = art or Art()
        self._signs = Signs(fonts, icons)
        self._placer = Placer(library, geometry, names, fonts)
        self._library = library
        self._geometry = geometry
        self._fonts = fonts
        self._tabletop = TabletopPainter(geometry, art)
        self._sheets = Sheets(art)
        self._plain = PlainBoards(library, geometry)
        self._tracks = TrackSigns(geometry, fonts, icons, self._signs, doom, law, terror.closing_at(library))

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
            names: with names and signs.
        """
        self._tabletop.wood(surface, corner, k)
        bounds = self._geometry.bounds
        for town, frame in self._geometry.boards.items():
            self._tabletop.shadow(surface, corner, k, frame.box)
            if not self._sheets.has(town):
                self._plain.draw(surface, corner, k, town)
                continue
            rect = self._sheet_rect(town, corner, k)
            if rect.colliderect(surface.get_rect()):
                self._sheets.draw(surface, town, rect)
        self._tabletop.things(surface, corner, k)
        if names:
            self._details(Pen(surface, bounds, corner, k), zoom, scale)

    def forget(self) -> None:
        """Let go the sheets of the towns."""
        self._sheets.forget()

    def plate(self, street: str, zoom: float, scale: float) -> Box | None:
        """Where the plate with a street's name stands at a zoom, table units; None where there is none."""
        tags = self._placer.placement(zoom, zoom * scale, name_size(zoom, scale)).tags
        return tags[street].box if street in tags else None

    def ready(self, corner: tuple[int, int], size: int, k: float) -> bool:
        """Whether a square of the table can be painted at once; else its files are being read from now on."""
        square = pygame.Rect(0, 0, size, size)
        rects = [(town, self._sheet_rect(town, corner, k)) for town in self._geometry.boards]
        # Each is asked, so that all that is missing is read.
        answers = [self._sheets.ready(square, town, rect) for town, rect in rects if self._sheets.has(town)]
        return all(answers)

    def _sheet_rect(self, town: str, corner: tuple[int, int], k: float) -> pygame.Rect:
        """Where a town's sheet lies, in pixels from ``corner``."""
        bounds, box = self._geometry.bounds, self._geometry.boards[town].box
        left, top = round((box.left - bounds.left) * k), round((box.top - bounds.top) * k)
        return pygame.Rect(left - corner[0], top - corner[1], round(box.width * k), round(box.height * k))

    # -- names and signs -------------------------------------------------------------------------------

    def _details(self, pen: Pen, zoom: float, scale: float) -> None:
        size = name_size(zoom, scale)
        placement = self._placer.placement(zoom, pen.k, size)
        self._arrow_signs(pen, placement)
        self._tracks.draw(pen, size)
        near = pen.seen.inflate(max(400, 260 / pen.k), max(280, 80 / pen.k))  # a name may reach in
        spots = [spot for spot in self._geometry.spots.values() if spot.town and near.collidepoint(spot.at)]
        for spot in spots:
            if spot.kind == "location":
                self._place_signs(pen, spot)
        for spot in spots:
            tag = placement.tags.get(spot.key)
            if tag is not None:
                self._tag(pen, tag)
        for frame in self._geometry.boards.values():
            if not self._sheets.has(frame.layout.board):
                title = say(f"table.{frame.layout.board}")
                at = frame.point(frame.layout.title)
                self._text(pen, title, at, 58 * pen.k, palette.BOARD_EDGE, "serif-bold")
        self._frame_details(pen, zoom, size, scale)

    def _arrow_signs(self, pen: Pen, placement: Placement) -> None:
        around = pen.seen.inflate(60, 60)
        for arrow in placement.arrows:
            if around.collidepoint(arrow.at):
                image = self._signs.arrow(arrow.color, arrow_pixels(arrow, pen.k), arrow.angle)
                pen.put(image, arrow.at)

    def _tag(self, pen: Pen, tag: Tag) -> None:
        """A name with the marks beside it."""
        space = self._library.spaces[tag.key]
        if tag.kind == "plate":
            color = palette.PLATES.get(space.color or "", palette.OTHER_STREET)
            image = self._signs.plate(tag.text, tag.px, color)
        else:
            image = self._signs.ribbon(tag.text, tag.px)
        pen.put(image, tag.at)
        at = image.get_width() / 2 + tag.mark * 0.35
        if space.terror_closes_at is not None:
            closes = str(space.terror_closes_at)
            closing = self._signs.numbered(closes, tag.mark, palette.OXBLOOD, palette.RIBBON)
            pen.put(closing, tag.at, (at, 0))
            at += tag.mark
        for icon in self._placer.marks(tag.key) if tag.mark else ():
            color = palette.WATER_DEEP if icon == "wave" else palette.BOARD_INK
            pen.put(self._signs.disc(icon, tag.mark, color), tag.at, (at, 0))
            at += tag.mark

    def _place_signs(self, pen: Pen, spot: Spot) -> None:
        """The diamond of a location and what one often meets there."""
        self._encounters(pen, spot)
        mark = max(12, round(_DIAMOND * pen.k))
        stable = self._library.spaces[spot.key].stable is not False
        at = (spot.at[0], spot.at[1] + spot.half[0] - max(3.0, 4.5 / pen.k))
        pen.put(self._signs.diamond(mark, stable=stable), at)

    def _encounters(self, pen: Pen, spot: Spot) -> None:
        """What one often meets here, as two discs at the lower rim."""
        px = round(_ENCOUNTER * pen.k)
        if px < _LEAST_ENCOUNTER:
            return
        for side, kind in zip((1, -1), self._library.spaces[spot.key].encounter_icons, strict=False):
            icon, color = palette.ENCOUNTERS[kind]
            angle = math.radians(90 - 34 * side)
            reach = spot.half[0] - 2
            at = (spot.at[0] - math.cos(angle) * reach, spot.at[1] + math.sin(angle) * reach)
            pen.put(self._signs.disc(icon, px, color), at)

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
        if px < theme.SMALLEST_TEXT:
            return
        line = self._fonts.line(text, face, round(px), color)
        x, y = pen.at(at)
        shift = {"left": 0.0, "center": line.get_width() / 2, "right": float(line.get_width())}[align]
        middle = line.get_bounding_rect().centery  # a line is higher than its letters
        pen.surface.blit(line, (round(x - shift), round(y - middle)))

    def _frame_details(self, pen: Pen, zoom: float, size: float, scale: float) -> None:
        least = max(theme.SMALLEST_TEXT, round(theme.SMALLEST_TEXT * scale))
        self._world_names(pen, max(least, round(size * 0.94)), least)
        for frame in self._geometry.worlds.values():
            if not pen.seen.colliderect(frame.box.inflate(20, 20)):
                continue
            for area in (1, 2):
                spot = self._geometry.spot(frame.world, area)
                assert spot is not None, "every world has two areas"
                self._text(pen, "I" * area, spot.at, 26 * pen.k, (0x8F, 0x84, 0x66), NAME_FACE)
        self._tray_titles(pen, zoom, size)

    def _world_names(self, pen: Pen, px: int, least: int) -> None:
        """The names of the Other Worlds, all of one size: on ribbons, else without, else none."""
        frames = list(self._geometry.worlds.values())
        for size in range(px, least - 1, -1):
            names = [self._world_ribbon(frame, self._world_room(frame, pen.k), size) for frame in frames]
            if None in names:
                continue
            for frame, name in zip(frames, names, strict=True):
                if name is not None and pen.seen.colliderect(frame.box.inflate(20, 20)):
                    pen.put(self._signs.ribbon(name, size), frame.label)
            return
        written = [self.names.short(frame.world) for frame in frames]
        if any(
            self._fonts.width(name, NAME_FACE, least) > self._world_room(frame, pen.k) * _SPILL
            for frame, name in zip(frames, written, strict=True)
        ):
            return
        for frame, name in zip(frames, written, strict=True):
            if not pen.seen.colliderect(frame.box.inflate(20, 20)):
                continue
            line = self._plain_line(name, least)
            x, y = pen.at(frame.label)
            right, _top = pen.at((frame.box.right, frame.box.top))
            x = min(x - line.get_width() / 2, right - line.get_width() - 2)
            pen.surface.blit(line, (round(x), round(y - line.get_height() / 2)))

    def _world_room(self, frame: WorldFrame, k: float) -> float:
        """Pixels that the name of an Other World has."""
        if frame.label[0] == frame.box.centerx:
            return frame.box.width * k
        return 2 * (frame.box.right - frame.label[0]) * k

    def _world_ribbon(self, frame: WorldFrame, room: float, px: int) -> str | None:
        """What a ribbon of an Other World has room for: its whole name, the short one, or neither."""
        names = (self.names.full(frame.world), self.names.short(frame.world))
        return next((name for name in names if self._ribbon_width(name, px) <= room), None)

    def _ribbon_width(self, name: str, px: int) -> int:
        return ribbon_size(self._fonts.width(name, NAME_FACE, px), px)[0]

    def _tray_titles(self, pen: Pen, zoom: float, size: float) -> None:
        titles = {
            SKY: say("table.sky"),
            OUTSKIRTS: say("table.outskirts"),
            LOST: say("table.lost"),
            CUP: say("table.cup"),
        }
        for key, title in titles.items():
            spot = self._geometry.spots[key]
            if not pen.seen.colliderect(spot.box):
                continue
            image = self._signs.ribbon(title, round(size))
            high = image.get_height()
            x, y = pen.at((spot.label[0] - 6, spot.label[1]))
            top = y - high if zoom >= NOTES else y - high / 2
            if zoom < NOTES and key != SKY and spot.box.height * pen.k < high:
                top = pen.at(spot.box.bottomleft)[1] - 1  # it hangs from a tray that is lower than itself
            pen.surface.blit(image, (round(x), round(top)))

    def _plain_line(self, text: str, px: int) -> pygame.Surface:
        return self._fonts.line(text, NAME_FACE, px, palette.RIBBON)


def name_size(zoom: float, scale: float) -> float:
    """How large names are, in pixels: with the zoom, between what can be read and what is enough."""
    return max(min(max(_NAME * zoom, _LEAST_NAME), _MOST_NAME) * scale, theme.SMALLEST_TEXT)
