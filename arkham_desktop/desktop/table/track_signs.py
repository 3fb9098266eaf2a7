"""The tracks on the boards: moons of the doom dial, numbers of terror, places of the towns' own tracks."""

from __future__ import annotations

import math

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
_CLOSING = (3, 6, 9)
"""Levels of terror at which a shop closes (TER-04), marked with a lock."""


class TrackSigns:
    """Draws what the tracks say whatever stands on them.

    Args:
        geometry: where they lie.
        fonts: for the numbers.
        icons: for locks and badges.
        signs: for discs and ribbons.
        doom: how many places the doom track has.
        law: at which of them martial law is proclaimed; None without Innsmouth.
    """

    def __init__(
        self, geometry: TableGeometry, fonts: Fonts, icons: Icons, signs: Signs, doom: int, law: int | None
    ) -> None:
        self._geometry = geometry
        self._fonts = fonts
        self._icons = icons
        self._signs = signs
        self._doom = doom
        self._law = law

    def draw(self, pen: Pen, size: float) -> None:
        """Draw all tracks that a pen sees; ``size`` is that of names, in pixels."""
        self._draw_doom(pen, size)
        self._draw_terror(pen, size)
        self._draw_own(pen, size)

    def _put(self, pen: Pen, image: pygame.Surface, at: Point) -> None:
        x, y = pen.at(at)
        pen.surface.blit(image, image.get_rect(center=(round(x), round(y))))

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
    ) -> bool:
        """A short text at its size or the least one that can be read; left out where it has no room.

        Args:
            pen: draws it.
            text: mostly a number.
            at: its middle, a table point.
            px: the size it would have, in pixels.
            color: of the letters.
            room: how wide its place is, table units.
            whole: leave it out unless the longest text of its track, "00", has room too.
        """
        size = max(theme.SMALLEST_TEXT, round(px))
        longest = max(
            (text, "00") if whole else (text,), key=lambda one: self._fonts.width(one, NAME_FACE, size)
        )
        if self._fonts.width(longest, NAME_FACE, size) > room * pen.k:
            return False
        self._put(pen, self._fonts.line(text, NAME_FACE, size, color), at)
        return True

    def _draw_doom(self, pen: Pen, size: float) -> None:
        at, radius = self._geometry.doom_at, self._geometry.doom_radius
        if not pen.seen.inflate(4 * radius, 4 * radius).collidepoint(at):
            return
        reach = doom_radius(self._geometry, self._doom)
        for number, place in enumerate(doom_places(self._geometry, self._doom), start=1):
            last = number == self._doom
            image = self._signs.moon(max(6, round(2 * reach * pen.k)), number / self._doom, last=last)
            self._put(pen, image, place)
            bright = number / self._doom > 0.5
            ink = palette.SHEET_INK if bright else palette.RIBBON
            self._number(pen, str(number), place, reach * 0.95 * pen.k, ink, 2 * reach, whole=True)
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
        self._put(pen, self._signs.disc("deputy", pen.size(30, 13), palette.LAW), center)

    def _draw_terror(self, pen: Pen, size: float) -> None:
        places = self._geometry.terror
        if not places or not pen.seen.inflate(400, 200).colliderect(
            (places[0][0], places[0][1], places[-1][0] - places[0][0], 1)
        ):
            return
        for level, (x, y) in enumerate(places):
            # Where the number is larger than its share of the disc, that grows up to its neighbors.
            least = self._fonts.width(str(level), NAME_FACE, theme.SMALLEST_TEXT) + 6
            disc = max(round(22 * pen.k), min(round(28 * pen.k), least))
            ink = palette.OXBLOOD if level == len(places) - 1 else palette.SHEET_INK
            if disc >= 8:
                self._put(pen, _paper_disc(disc), (x, y - 2))
            self._number(pen, str(level), (x, y - 2), 15 * pen.k, ink, 27, whole=True)
            if level in _CLOSING and pen.k > 0.6:
                color = palette.RIBBON if level > 5 else palette.SHEET_INK
                self._put(pen, self._icons.get("padlock", pen.size(11, 6), color), (x + 19, y - 2))
        label = (places[0][0] - 78, places[0][1])
        px = min(size, 17 * pen.k)
        self._number(pen, say("table.terror"), label, px, palette.OXBLOOD, 96)

    def _draw_own(self, pen: Pen, size: float) -> None:
        for name, places in self._geometry.tracks.items():
            for index, place in enumerate(places, start=1):
                self._number(pen, str(index), place, 19 * pen.k, palette.SHEET_INK, 2 * TRACK_PLACE)
            lowest = max(place[1] for place in places)
            low = [place[0] for place in places if lowest - place[1] < 2 * TRACK_PLACE]
            below = (sum(low) / len(low), lowest + TRACK_PLACE + 16)
            if size <= 26 * pen.k + 6 and pen.seen.inflate(500, 100).collidepoint(below):
                self._put(pen, self._signs.ribbon(say(f"track.{name}"), round(size)), below)


def doom_places(geometry: TableGeometry, count: int) -> list[Point]:
    """The middles of the places of the doom track, from 1, clockwise from the top."""
    at, radius = geometry.doom_at, geometry.doom_radius * 0.83
    angles = [2 * math.pi * index / max(1, count) - math.pi / 2 for index in range(count)]
    return [(at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius) for angle in angles]


def doom_radius(geometry: TableGeometry, count: int) -> float:
    """The radius of a place of the doom track."""
    return min(15.0, geometry.doom_radius * 0.83 * math.pi / max(1, count) - 1.2)


def _paper_disc(px: int) -> pygame.Surface:
    big = pygame.Surface((px * 4, px * 4), pygame.SRCALPHA)
    big.fill((*palette.SHEET_INK, 0))
    pygame.draw.circle(big, palette.SHEET_INK, (px * 2, px * 2), px * 2)
    pygame.draw.circle(big, palette.RIBBON, (px * 2, px * 2), px * 2 - max(3, px // 4))
    return pygame.transform.smoothscale(big, (px, px))
