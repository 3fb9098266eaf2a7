"""What is written beside places: names that keep inside their room, and marks of water and rails."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw.shapes import disc_image
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.camera import FULL_NAMES, SHORT_NAMES
from arkham_desktop.desktop.table.geometry import Point, Spot, TableGeometry
from arkham_desktop.desktop.table.pen import Pen

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

_NAME_ROW = 26.0
"""Names whose heights differ by less than this stand in one row, table units."""

_LEAST_NAMES = 0.28
"""Below this zoom streets have no names."""
_LEAST_MARKED = 17.0
"""Pixels: half the width of the smallest place that has marks."""
_OVERHANG = 12
"""Pixels by which a name may be wider than its plate where the whole table is seen."""


@dataclass(frozen=True, slots=True)
class Names:
    """How the map calls its places: whole, and in at most twelve letters."""

    full: Callable[[str], str]
    short: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Written:
    """A text, its size in pixels, and its middle in table units."""

    text: str
    px: int
    at: Point


class Labels:
    """The names and marks of one table."""

    def __init__(
        self, library: Library, geometry: TableGeometry, names: Names, fonts: Fonts, icons: Icons
    ) -> None:
        self._library = library
        self._names = names
        self._fonts = fonts
        self._icons = icons
        self._rooms = _rooms(geometry)

    def street(self, spot: Spot, zoom: float, k: float, px: float) -> Written | None:
        """A street's name low on its plate: whole where it fits, else short, else smaller; None if never.

        Far out there are no names at all, rather than some.
        """
        if zoom < _LEAST_NAMES:
            return None
        room = spot.box.width * k + (-8 if zoom >= SHORT_NAMES else _OVERHANG)
        names = [self._names.full(spot.key)] if zoom >= FULL_NAMES else []
        least = max(theme.SMALLEST_TEXT, px * theme.LEAST_SHRINK)
        fitting = (
            (name, size)
            for name in (*names, self._names.short(spot.key))
            for size in range(round(px), math.ceil(least) - 1, -1)
            if self._fonts.width(name, "bold", size) <= room
        )
        name, size = next(fitting, ("", 0))
        if not name:
            return None
        reach = size * 0.6 / k + 3
        low = spot.half[1] - (max(13.0, reach) if zoom >= SHORT_NAMES else reach - 2)
        return Written(name, size, (spot.at[0], spot.at[1] + low))

    def location(self, spot: Spot, zoom: float, k: float, px: float) -> str:
        """The whole name where it does not run into the one beside it, else the short one."""
        short = self._names.short(spot.key)
        if zoom < FULL_NAMES:
            return short
        full = self._names.full(spot.key)
        width = self._fonts.width(full, "semibold", round(px)) + px * 1.4
        return full if width <= self._rooms.get(spot.key, math.inf) * k else short

    def marks(self, pen: Pen, spot: Spot, right: Point, px: float) -> None:
        """A wave at aquatic places and a train at depots, from ``right`` to the left."""
        if pen.k * spot.half[0] < _LEAST_MARKED:
            return
        space = self._library.spaces[spot.key]
        wet = space.aquatic and space.aquatic_set in (None, *self._library.boards)
        size = round(px * 1.34)
        x, y = pen.at(right)
        for shown, icon, color in (
            (wet, "wave", palette.WATER_DEEP),
            (space.depot, "train", palette.BOARD_INK),
        ):
            if not shown:
                continue
            center = (round(x - size * 0.55), round(y))
            disc = disc_image(size, color, palette.LABEL, max(1, size // 12))
            pen.surface.blit(disc, disc.get_rect(center=center))
            image = self._icons.get(icon, round(size * 0.72), palette.LABEL)
            pen.surface.blit(image, image.get_rect(center=center))
            x -= size * 1.1

    def beside(self, name: str, spot: Spot, k: float, px: float) -> Point:
        """Where the marks of a location end: left of the strip with its name."""
        half = (self._fonts.width(name, "semibold", round(px)) / 2 + px * 0.45) / k
        return spot.at[0] - half, spot.at[1] + spot.half[0] + 8 + px * 0.66 / k


def _rooms(geometry: TableGeometry) -> dict[str, float]:
    """For each location how far the middle of the nearest name in the same row is, in table units."""
    spots = [spot for spot in geometry.spots.values() if spot.kind in ("location", "sub_location")]
    rooms: dict[str, float] = {}
    for spot in spots:
        row = spot.at[1] + spot.half[1]
        beside = [
            abs(other.at[0] - spot.at[0])
            for other in spots
            if other is not spot and abs(other.at[1] + other.half[1] - row) < _NAME_ROW
        ]
        rooms[spot.key] = min(beside, default=math.inf)
    return rooms
