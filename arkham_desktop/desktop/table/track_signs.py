"""The tracks on the boards: moons of the doom dial, numbers of terror, places of the towns' own tracks."""

from __future__ import annotations

import math
from collections.abc import Collection

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.geometry import Point, TableGeometry
from arkham_desktop.desktop.table.pen import Pen
from arkham_desktop.desktop.table.signs import NAME_FACE, Signs
from arkham_desktop.desktop.words import say

TRACK_PLACE = 25.0
"""Radius of a place of a town's own track, table units."""
TERROR_CELL, TERROR_END = 55.5, 102.0
"""Table units: the width of a place of the bar of terror, and of the blank at each of its ends."""
_LEAST_SIGN = 10
"""Pixels: a smaller sign could not be made out."""
_FULL = 0.9
"""The share from which on a moon is as good as full."""
_AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))


class TrackSigns:
    """Draws what the tracks say whatever stands on them.

    Args:
        geometry: where they lie.
        fonts: for the numbers.
        icons: for locks and badges.
        signs: for discs and ribbons.
        doom: how many places the doom track has.
        law: at which of them martial law is proclaimed; None without Innsmouth.
        closings: levels of terror at which a place closes, marked with a lock.
    """

    def __init__(
        self,
        geometry: TableGeometry,
        fonts: Fonts,
        icons: Icons,
        signs: Signs,
        doom: int,
        law: int | None,
        closings: Collection[int],
    ) -> None:
        self._geometry = geometry
        self._fonts = fonts
        self._icons = icons
        self._signs = signs
        self._doom = doom
        self._law = law
        self._closings = closings

    def draw(self, pen: Pen, size: float) -> None:
        """Draw all tracks that a pen sees; ``size`` is that of names, in pixels."""
        self._draw_doom(pen, size)
        self._draw_terror(pen, size)
        self._draw_own(pen, size)

    def _number(
        self,
        pen: Pen,
        text: str,
        at: Point,
        px: float,
        color: palette.Rgb,
        room: float,
        *,
        whole: bool = False,
        casing: palette.Rgb | None = None,
    ) -> None:
        """A short text at its size or the least one that can be read; left out where it has no room.

        Args:
            pen: draws it.
            text: mostly a number.
            at: its middle, a table point.
            px: the size it would have, in pixels.
            color: of the letters.
            room: how wide its place is, table units.
            whole: leave it out unless the longest text of its track, "00", has room too.
            casing: of a rim around the letters, where the ground is light and dark; None for no rim.
        """
        size = self._size(px)
        longest = max(
            (text, "00") if whole else (text,), key=lambda one: self._fonts.width(one, NAME_FACE, size)
        )
        if self._fonts.width(longest, NAME_FACE, size) > room * pen.k:
            return
        x, y = pen.at(at)
        line = self._fonts.line(text, NAME_FACE, size, color)
        seen = line.get_bounding_rect()  # a line is higher than its digits
        left, top = x - seen.width / 2 - seen.left, y - seen.height / 2 - seen.top
        place = line.get_rect(topleft=(round(left), round(top)))
        if casing is not None:
            rim = self._fonts.line(text, NAME_FACE, size, casing)
            for side, down in _AROUND:
                pen.surface.blit(rim, place.move(side, down))
        pen.surface.blit(line, place)

    @staticmethod
    def _size(px: float) -> int:
        return max(math.ceil(theme.SMALLEST_TEXT), round(px))

    def _draw_doom(self, pen: Pen, size: float) -> None:
        at, radius = self._geometry.doom_at, self._geometry.doom_radius
        if not pen.seen.inflate(4 * radius, 4 * radius).collidepoint(at):
            return
        reach = doom_radius(self._geometry, self._doom)
        for number, place in enumerate(doom_places(self._geometry, self._doom), start=1):
            last = number == self._doom
            image = self._signs.moon(max(6, round(2 * reach * pen.k)), number / self._doom, last=last)
            pen.put(image, place)
            # A moon may be half light and half dark behind its number.
            share = number / self._doom
            inks = (palette.SHEET_INK, palette.RIBBON) if share > 0.5 else (palette.RIBBON, palette.SHEET_INK)
            ink, rim = inks
            casing = None if share > _FULL or share < 1 - _FULL or last else rim
            self._number(
                pen, str(number), place, reach * 0.95 * pen.k, ink, 1.85 * reach, whole=True, casing=casing
            )
            if number == self._law:
                self._law_mark(pen, place)
        if size > 26 * pen.k + 6:
            return  # so far out the ribbon would be larger than the dial
        title = self._signs.ribbon(say("table.doom"), round(size))
        x, y = pen.at((at[0], at[1] - radius - 9))
        pen.surface.blit(title, title.get_rect(midbottom=(round(x), round(y + title.get_height() * 0.25))))

    def _law_mark(self, pen: Pen, place: Point) -> None:
        """A badge outside the doom track where martial law is proclaimed."""
        at = self._geometry.doom_at
        far = self._geometry.doom_radius + 20
        angle = math.atan2(place[1] - at[1], place[0] - at[0])
        center = (at[0] + math.cos(angle) * far, at[1] + math.sin(angle) * far)
        pen.put(self._signs.disc("deputy", pen.size(30, 13), palette.LAW), center)

    def _draw_terror(self, pen: Pen, size: float) -> None:
        places = self._geometry.terror
        if not places or not pen.seen.inflate(400, 200).colliderect(
            (places[0][0], places[0][1], places[-1][0] - places[0][0], 1)
        ):
            return
        size_px = self._size(15 * pen.k)
        high = max(round(22 * pen.k), min(round(29 * pen.k), size_px + 4))
        longest = self._fonts.width("00", NAME_FACE, size_px)
        for level, (x, y) in enumerate(places):
            at = (x, y - 2 if high <= 23 * pen.k else y)
            ink = palette.OXBLOOD if level == len(places) - 1 else palette.SHEET_INK
            wide = max(high, self._fonts.width(str(level), NAME_FACE, size_px) + 7)
            if high >= 8:
                room = longest <= 27 * pen.k
                pen.put(_paper_disc(wide if room else high, high), at)
            self._number(pen, str(level), at, 15 * pen.k, ink, 27, whole=True)
            if level in self._closings and pen.k > 0.6:
                color = palette.RIBBON if level > 5 else palette.SHEET_INK
                pen.put(self._icons.get("padlock", pen.size(11, 6), color), (x + 19, y - 2))
        self._terror_words(pen, min(size, 17 * pen.k))

    def _terror_words(self, pen: Pen, px: float) -> None:
        """What the bar is, at its ends: in letters that have room there, else as a sign."""
        places = self._geometry.terror
        first, last = places[0], places[-1]
        middle = TERROR_CELL / 2 + TERROR_END / 2
        room = (TERROR_END - 12) * pen.k
        size = self._size(px)
        begin = (first[0] - middle, first[1])
        title = say("table.terror")
        faces: tuple[theme.Face, ...] = (NAME_FACE, "bold")
        face = next((face for face in faces if self._fonts.width(title, face, size) <= room), None)
        if face is not None:
            pen.put(self._fonts.line(title, face, size, palette.OXBLOOD), begin)
        elif pen.k * 30 >= _LEAST_SIGN:
            pen.put(self._icons.get("terror", pen.size(30), palette.OXBLOOD), begin)
        size = self._size(14 * pen.k)
        where = self._fonts.line(say("table.terror-where"), "serif-italic", size, palette.SHEET_INK)
        if where.get_width() <= room:
            pen.put(where, (last[0] + middle, last[1]))

    def _draw_own(self, pen: Pen, size: float) -> None:
        for name, places in self._geometry.tracks.items():
            for index, place in enumerate(places, start=1):
                # Under the numbers lie stars and rings: a light rim keeps them legible.
                self._number(
                    pen,
                    str(index),
                    place,
                    19 * pen.k,
                    palette.SHEET_INK,
                    2 * TRACK_PLACE,
                    casing=palette.RIBBON,
                )
            lowest = max(place[1] for place in places)
            low = [place[0] for place in places if lowest - place[1] < 2 * TRACK_PLACE]
            below = (sum(low) / len(low), lowest + TRACK_PLACE + 16)
            if size <= 26 * pen.k + 6 and pen.seen.inflate(500, 100).collidepoint(below):
                pen.put(self._signs.ribbon(say(f"track.{name}"), round(size)), below)


def doom_places(geometry: TableGeometry, count: int) -> list[Point]:
    """The middles of the places of the doom track, from 1, clockwise from the top."""
    at, radius = geometry.doom_at, geometry.doom_radius * 0.83
    angles = [2 * math.pi * index / max(1, count) - math.pi / 2 for index in range(count)]
    return [(at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius) for angle in angles]


def doom_radius(geometry: TableGeometry, count: int) -> float:
    """The radius of a place of the doom track."""
    return min(15.0, geometry.doom_radius * 0.83 * math.pi / max(1, count) - 1.2)


def _paper_disc(width: int, height: int) -> pygame.Surface:
    """A disc of paper with a dark rim, drawn out where it is wider than high; pixels."""
    big = pygame.Surface((width * 4, height * 4), pygame.SRCALPHA)
    big.fill((*palette.SHEET_INK, 0))
    rim = max(3, height // 4)
    whole = big.get_rect()
    pygame.draw.rect(big, palette.SHEET_INK, whole, border_radius=height * 2)
    inner = whole.inflate(-2 * rim, -2 * rim)
    pygame.draw.rect(big, palette.RIBBON, inner, border_radius=height * 2 - rim)
    return pygame.transform.smoothscale(big, (width, height))
