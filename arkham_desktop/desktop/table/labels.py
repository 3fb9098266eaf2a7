"""Where names and arrows stand: every name whole or short, beside nothing that it would cover.

`Placer` lays out the names, marks and arrows of all boards once for a zoom: streets' plates first, then the
ribbons of locations, each at the first of some positions where it covers no picture, square, track or other
name; then the arrows, which slide along their lines until they are free.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.arrows import Arrow, arrows
from arkham_desktop.desktop.table.camera import FULL_NAMES, SHORT_NAMES
from arkham_desktop.desktop.table.far_names import far_names
from arkham_desktop.desktop.table.geometry import Point, Spot, TableGeometry
from arkham_desktop.desktop.table.signs import NAME_FACE, plate_size, ribbon_size

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

_LANES = 0.28
"""Below this zoom only arrows between streets are shown."""
_PLATE_SHARE = 1.42
"""How many times wider than its square a street's plate may be."""
ARROW = 27.0
"""Table units: length of an arrow."""
_LEAST_ARROW = 9
"""Pixels."""
PLAZA_TOP, PLAZA_BOTTOM = -32.0, 9.6
"""Table units from the middle of a street: the paved square on the sheet."""
_BAR = (102.0, 16.4)
"""Table units by which the bar of terror reaches beyond the middles of its places: sideways, up and down."""
_TRACK_PLACE = 27.0
_ROOM_NAME = 0.84
"""The names of rooms (the jail cell) are so much smaller than those of houses."""
_KEPT = 12


@dataclass(frozen=True, slots=True)
class Names:
    """How the map calls its places: whole, and in at most twelve letters."""

    full: Callable[[str], str]
    short: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Tag:
    """A written name.

    Attributes:
        key: the space's id.
        kind: a street's plate or a location's ribbon.
        text: what is written.
        px: size of its letters in pixels.
        at: middle of plate or ribbon, table units.
        box: around it with the marks at its right end (the closing level, waves and trains).
        mark: size of these marks in pixels; 0 for none.
    """

    key: str
    kind: Literal["plate", "ribbon"]
    text: str
    px: int
    at: Point
    box: Box
    mark: int


@dataclass(frozen=True, slots=True)
class Placement:
    """All names and arrows at one zoom."""

    tags: dict[str, Tag]
    arrows: tuple[Arrow, ...]


class Placer:
    """Lays out the names and arrows of one table."""

    def __init__(self, library: Library, geometry: TableGeometry, names: Names, fonts: Fonts) -> None:
        self._library = library
        self._geometry = geometry
        self._names = names
        self._fonts = fonts
        self._kept: dict[tuple[float, float, float], Placement] = {}
        self._tracks = list(track_boxes(geometry))

    def placement(self, zoom: float, k: float, size: float) -> Placement:
        """Names and arrows at a zoom.

        Args:
            zoom: units of the window per table unit: how much detail.
            k: pixels per table unit.
            size: of names, in pixels.
        """
        key = (zoom, k, size)
        placement = self._kept.get(key)
        if placement is None:
            placement = self._placed(zoom, k, size)
            while len(self._kept) >= _KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = placement
        return placement

    def _placed(self, zoom: float, k: float, size: float) -> Placement:
        plates = [self._plate(spot, zoom, k, size) for spot in self._spots("street")]
        if all(plates):
            tags = {tag.key: tag for tag in plates if tag is not None}
        else:
            tags = {
                tag.key: tag
                for tag in self._far_plates(k, max(theme.SMALLEST_TEXT, round(size * theme.LEAST_SHRINK)))
            }
        if zoom >= SHORT_NAMES:
            taken = [tag.box for tag in tags.values()] + [square_box(spot) for spot in self._spots("street")]
            taken += self._tracks
            taken += [box for frame in self._geometry.boards.values() for box in _edges(frame.box)]
            rooms = self._spots("sub_location") if zoom >= FULL_NAMES else []
            for spot in (*self._spots("location"), *rooms):
                share = _ROOM_NAME if spot.kind == "sub_location" else 1.0
                tag = self._ribbon(spot, zoom, k, size * share, taken)
                tags[spot.key] = tag
                taken.append(tag.box)
        return Placement(tags, tuple(self._arrows(k, tags, lanes=zoom >= _LANES)))

    def _spots(self, kind: str) -> list[Spot]:
        return [spot for spot in self._geometry.spots.values() if spot.kind == kind]

    # -- names -------------------------------------------------------------------------------------

    def _texts(self, key: str, zoom: float) -> list[str]:
        full, short = self._names.full(key), self._names.short(key)
        return [full, short] if zoom >= FULL_NAMES and full != short else [short]

    def marks(self, key: str) -> list[str]:
        """The icons before a name: a wave at aquatic places, a train at depots."""
        space = self._library.spaces[key]
        wet = space.aquatic and space.aquatic_set in (None, *self._library.boards)
        return [icon for icon, shown in (("wave", wet), ("train", space.depot)) if shown]

    def _plate(self, spot: Spot, zoom: float, k: float, size: float) -> Tag | None:
        """A street's name low on its square, so that tokens lie above it: whole, else short, else smaller."""
        least = max(theme.SMALLEST_TEXT, size * theme.LEAST_SHRINK)
        room = spot.box.width * k * _PLATE_SHARE
        for text in self._texts(spot.key, zoom):
            text = text.upper()
            for px in range(round(size), math.ceil(least) - 1, -1):
                width, height = plate_size(self._fonts.width(text, NAME_FACE, px), px)
                if width <= room:
                    high = height / k
                    y = (
                        spot.at[1]
                        + (max(PLAZA_BOTTOM - 2.0, PLAZA_BOTTOM + 11 - high) if high < 36 else 0)
                        + high / 2
                    )
                    return self._tag(spot.key, "plate", text, px, (spot.at[0], y), (width / k, high), k)
        return None

    def _far_plates(self, k: float, px: int) -> Iterator[Tag]:
        """The names of streets seen from afar, without marks; none from where they have no room."""
        texts = {spot.key: self._names.short(spot.key) for spot in self._spots("street")}

        def size_of(key: str) -> Point:
            return plate_size(self._fonts.width(texts[key], NAME_FACE, px), px)

        places = (*self._spots("location"), *self._spots("sub_location"), *self._spots("vortex"))
        pictures = [box for spot in places for box in circle_boxes(spot)]
        pictures += self._tracks
        streets = self._spots("street")
        boxes = far_names(streets, size_of, k, square_box, self._sheet_box, pictures)
        for key, box in boxes.items():
            yield Tag(key, "plate", texts[key], px, (box.centerx, box.centery), box, 0)

    def _sheet_box(self, spot: Spot) -> Box:
        """The sheet of the town a spot lies in."""
        return self._geometry.boards[spot.town].box

    def _ribbon(self, spot: Spot, zoom: float, k: float, size: float, taken: list[Box]) -> Tag:
        """A location's name below its picture, moved aside or made smaller where it would cover something."""
        best: tuple[float, Tag] | None = None
        reach = 60 + 130 / min(k, 1.0)
        taken = _near(taken, spot.at, reach)
        own = circle_boxes(spot)
        circles = (*self._spots("location"), *self._spots("sub_location"), *self._spots("vortex"))
        others = [box for other in circles if other is not spot for box in circle_boxes(other)]
        others = _near(others, spot.at, reach)
        least = math.ceil(theme.SMALLEST_TEXT)
        sizes = [max(least, round(size)), max(least, round(size * 0.92))]
        for text in self._texts(spot.key, zoom):
            for px in dict.fromkeys(sizes):
                width, height = ribbon_size(self._fonts.width(text, NAME_FACE, px), px)
                size_units = (width / k, height / k)
                for shift, drop in _positions(size_units, spot):
                    below = max(4.5, 2.0 / k) if spot.kind == "location" else -5.0
                    top = spot.at[1] + spot.half[0] + below + drop
                    at = (spot.at[0] + shift, top + size_units[1] / 2)
                    tag = self._tag(spot.key, "ribbon", text, px, at, size_units, k)
                    covered = _covered(tag.box, (*taken, *others)) + 0.3 * _covered(tag.box, own)
                    if covered <= 0:
                        return tag
                    if best is None or covered < best[0]:
                        best = (covered, tag)
        assert best is not None, "every location has a name"
        return best[1]

    def _tag(
        self, key: str, kind: Literal["plate", "ribbon"], text: str, px: int, at: Point, size: Point, k: float
    ) -> Tag:
        mark = round(px * 1.4)
        left = at[0] - size[0] / 2
        closes = self._library.spaces[key].terror_closes_at is not None
        beside = len(self.marks(key)) + (0.9 if closes else 0) if kind == "ribbon" else 0
        right = at[0] + size[0] / 2 + beside * mark / k
        box = Box(left, at[1] - size[1] / 2, right - left, size[1])
        return Tag(key, kind, text, px, at, box, mark)

    # -- arrows ------------------------------------------------------------------------------------

    def _arrows(self, k: float, tags: dict[str, Tag], *, lanes: bool) -> Iterator[Arrow]:
        """Every arrow at the first free place of its way; without ``lanes`` none of locations."""
        taken = [tag.box for tag in tags.values()] + self._tracks
        taken += [square_box(spot) for spot in self._spots("street")]
        for kind in ("location", "sub_location", "vortex"):
            taken += [box for spot in self._spots(kind) for box in circle_boxes(spot)]
        streets = {spot.key for spot in self._spots("street")}
        for line in self._geometry.lines:
            if not lanes and not {line.a, line.b} <= streets:
                continue
            for choices in arrows(line, self._geometry):
                best: tuple[float, Arrow] | None = None
                close = _near(taken, choices[0].at, 160)
                for arrow in choices:
                    covered = sum(_covered(box, close) for box in arrow_boxes(arrow, k))
                    if best is None or covered < best[0]:
                        best = (covered, arrow)
                    if covered <= 0:
                        break
                if best is not None:
                    yield best[1]
                    taken += arrow_boxes(best[1], k)


def arrow_pixels(arrow: Arrow, k: float) -> int:
    """The length of an arrow in pixels."""
    return max(_LEAST_ARROW, round(ARROW * arrow.share * k))


def arrow_boxes(arrow: Arrow, k: float) -> list[Box]:
    """Two rectangles, table units, that hold the head and the tail of an arrow."""
    length = arrow_pixels(arrow, k) / k
    cos, sin = math.cos(arrow.angle), math.sin(arrow.angle)
    boxes = []
    for along, side in ((0.20, 0.52), (-0.27, 0.40)):
        x, y, half = arrow.at[0] + cos * length * along, arrow.at[1] + sin * length * along, length * side / 2
        boxes.append(Box(x - half, y - half, 2 * half, 2 * half))
    return boxes


def square_box(spot: Spot) -> Box:
    """The paved square of a street as it lies on the sheet."""
    return Box(spot.box.left, spot.at[1] + PLAZA_TOP, spot.box.width, PLAZA_BOTTOM - PLAZA_TOP)


def circle_boxes(spot: Spot) -> list[Box]:
    """Two rectangles that together fill a round spot nearly."""
    wide, narrow = spot.half[0] * 0.92, spot.half[0] * 0.55
    x, y = spot.at
    return [Box(x - wide, y - narrow, 2 * wide, 2 * narrow), Box(x - narrow, y - wide, 2 * narrow, 2 * wide)]


def track_boxes(geometry: TableGeometry) -> Iterator[Box]:
    """Rectangles around the tracks on the boards."""
    at, radius = geometry.doom_at, geometry.doom_radius + 4
    for wide, high in ((1.0, 0.45), (0.75, 0.75), (0.45, 1.0)):
        yield Box(at[0] - radius * wide, at[1] - radius * high, 2 * radius * wide, 2 * radius * high)
    if geometry.terror:
        first, last = geometry.terror[0], geometry.terror[-1]
        yield Box(
            first[0] - 28 - _BAR[0], first[1] - _BAR[1], last[0] - first[0] + 56 + 2 * _BAR[0], 2 * _BAR[1]
        )
    for places in geometry.tracks.values():
        for x, y in places:
            yield Box(x - _TRACK_PLACE, y - _TRACK_PLACE, 2 * _TRACK_PLACE, 2 * _TRACK_PLACE)


def _edges(board: Box) -> list[Box]:
    """The margin of a sheet, which no name should reach into."""
    rim = 12.0
    return [
        Box(board.left - 80, board.top, rim + 80, board.height),
        Box(board.right - rim, board.top, rim + 80, board.height),
        Box(board.left, board.top - 80, board.width, rim + 80),
    ]


def _positions(size: Point, spot: Spot) -> Iterator[Point]:
    """Where a ribbon may stand from below its picture: straight, moved aside, a little lower or higher."""
    for drop in (0.0, 7.0, -9.0, 14.0):
        yield 0.0, drop
        for share in (0.12, 0.24, 0.36, 0.48):
            yield size[0] * share, drop
            yield -size[0] * share, drop
    yield 0.0, -2 * spot.half[0] - size[1] - 14


def _near(boxes: list[Box], at: Point, reach: float) -> list[Box]:
    """Those rectangles of which some part lies within ``reach`` of a point, sideways and up and down."""
    left, right, top, bottom = at[0] - reach, at[0] + reach, at[1] - reach, at[1] + reach
    return [
        box
        for box in boxes
        if box.right > left and box.left < right and box.bottom > top and box.top < bottom
    ]


def _covered(box: Box, taken: Sequence[Box]) -> float:
    """How much of a rectangle others cover, square table units."""
    total = 0.0
    for other in taken:
        width = min(box.right, other.right) - max(box.left, other.left)
        height = min(box.bottom, other.bottom) - max(box.top, other.top)
        if width > 0.4 and height > 0.4:
            total += width * height
    return total
