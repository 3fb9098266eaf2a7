"""The plan of a town's sheet: where everything stands, by the game's own geometry, whatever the size.

All is in board units (one table unit, counted from the board's upper left corner). What is scattered by
chance (houses, trees) is laid out here once, so that it stands at the same place at every level of detail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import skia
from numpy.typing import NDArray

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.desktop.table.boards import BoardLayout
from arkham_desktop.desktop.table.geometry import Line, Spot, TableGeometry

from .noise import Array, noise
from .palette import NEIGHBORHOODS
from .pens import Point, polygon
from .surfaces import WHITE, drawn_gray, grid

Bool = NDArray[np.bool_]
STREET_WIDTH, LANE_WIDTH = 13.6, 7.4
"""Units of the roadway of streets and of ways to locations."""
_LABEL_ROOM = 28.0
LANDMARK_HALF = (21.0, 25.0)
"""Units: half the room a landmark takes beside its street's square."""
_SEAT_ROOM = 23.0
"""Units beside a location's picture where tokens lie."""


@dataclass(slots=True)
class Road:
    """A connection: its line in board units and whether it joins two streets."""

    line: NDArray[np.float64]
    street: bool
    ends: tuple[str, str]

    @property
    def width(self) -> float:
        """Units of its roadway."""
        return STREET_WIDTH if self.street else LANE_WIDTH


@dataclass(slots=True)
class Place:
    """A space: its middle, its radius or half size, and the color and neighborhood it belongs to."""

    key: str
    kind: str
    at: Point
    half: Point
    color: str
    neighborhood: str
    stable: bool


@dataclass
class Plan:
    """A town.

    Attributes:
        board: the id of its layout.
        sets: the sets whose content holds its spaces.
        free: shapes (in board units) that nothing may be built on, besides the spaces and roads.
        dry: gives where land is, one pixel per unit; none: everywhere.
    """

    board: str
    sets: tuple[str, ...]
    free: list[skia.Path] = field(default_factory=list)
    dry: Callable[[], Array] | None = None

    @cached_property
    def library(self) -> Library:
        """The content of its sets."""
        return Library.load(self.sets)

    @cached_property
    def _geometry(self) -> TableGeometry:
        return TableGeometry(self.library)

    @property
    def layout(self) -> BoardLayout:
        """The layout of the board."""
        return self._geometry.boards[self.board].layout

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in units."""
        return self.layout.size

    def _own(self, point: Point) -> Point:
        box = self._geometry.boards[self.board].box
        return point[0] - box.left, point[1] - box.top

    @cached_property
    def places(self) -> dict[str, Place]:
        """The spaces of the board by id."""
        places = {}
        for spot in self._geometry.spots.values():
            if spot.town == self.board:
                places[spot.key] = self._place(spot)
        return places

    def _place(self, spot: Spot) -> Place:
        space = self.library.spaces[spot.key]
        color = NEIGHBORHOODS.get(space.color or "", "#8a8474")
        return Place(
            spot.key,
            spot.kind,
            self._own(spot.at),
            spot.half,
            color,
            space.neighborhood or "",
            space.stable is not False,
        )

    @cached_property
    def roads(self) -> list[Road]:
        """The connections of the board as the game draws them."""
        return [self._road(line) for line in self._geometry.lines if line.a in self.places]

    def _road(self, line: Line) -> Road:
        points = np.array([self._own(point) for point in line.points])
        kinds = {self.places[line.a].kind, self.places[line.b].kind}
        return Road(points, kinds == {"street"}, (line.a, line.b))

    @cached_property
    def neighborhoods(self) -> dict[str, str]:
        """The color of each neighborhood of the board, by id."""
        return {place.neighborhood: place.color for place in self.places.values() if place.kind == "street"}

    @cached_property
    def districts(self) -> NDArray[np.int16]:
        """For each unit of the board the index of its neighborhood, or -1 for open land."""
        width, height = self.size
        x, y = grid(width, height)
        x = x + noise(width, height, 34, 4, (self.board, "district x")) * 8
        y = y + noise(width, height, 34, 4, (self.board, "district y")) * 8
        names = list(self.neighborhoods)
        nearest = np.full((height, width), 1e9, np.float32)
        owner = np.full((height, width), -1, np.int16)

        def claim(name: str, at: Point, bonus: float) -> None:
            far = np.hypot(x - at[0], (y - at[1]) * 1.08) + bonus
            closer = far < nearest
            nearest[closer] = far[closer]
            owner[closer] = names.index(name)

        for place in self.places.values():
            if place.kind in ("street", "location"):
                claim(place.neighborhood, place.at, -16 if place.kind == "street" else 0)
        for road in self.roads:
            if road.street:
                for number, (at_x, at_y) in enumerate(road.line[::3]):
                    end = road.ends[number * 3 > len(road.line) / 2]
                    claim(self.places[end].neighborhood, (float(at_x), float(at_y)), 18)
        owner[nearest > 108] = -1
        return owner

    def district(self, name: str) -> Array:
        """Where a neighborhood is, one pixel per unit."""
        inside: Array = (self.districts == list(self.neighborhoods).index(name)).astype(np.float32)
        return inside

    @cached_property
    def taken(self) -> Bool:
        """Where nothing may be built, one pixel per unit."""
        taken = self._bare.copy()
        for x, y in self.landmarks.values():
            across, down = LANDMARK_HALF
            taken[int(y - down) : int(y + down) + 1, int(x - across) : int(x + across) + 1] = True
        return taken

    @cached_property
    def _bare(self) -> Bool:
        """What is taken without the landmarks."""
        width, height = self.size
        return drawn_gray(width, height, self._draw_taken) > 0.15

    @cached_property
    def landmarks(self) -> dict[str, Point]:
        """For each street the middle of its landmark: the free place that is nearest to its square."""
        width, height = self.size
        taken = self._bare | (drawn_gray(width, height, self._draw_seats) > 0.15)
        if self.dry is not None:
            taken |= self.dry() < 0.5
        found: dict[str, Point] = {}
        for place in self.places.values():
            if place.kind == "street":
                found[place.key] = at = self._nearest(place, taken)
                across, down = 2 * LANDMARK_HALF[0], 2 * LANDMARK_HALF[1]
                taken[
                    max(0, int(at[1] - down)) : int(at[1] + down),
                    max(0, int(at[0] - across)) : int(at[0] + across),
                ] = True
        return found

    def _draw_seats(self, canvas: skia.Canvas) -> None:
        for place in self.places.values():
            if place.kind == "location":
                (x, y), (across, down) = place.at, place.half
                room = across + _SEAT_ROOM
                canvas.drawRect(skia.Rect.MakeLTRB(x - room, y - down * 0.8, x + room, y + down * 0.8), WHITE)

    def _nearest(self, street: Place, taken: Bool) -> Point:
        """The middle of the free place for a landmark that is nearest to a street's square.

        Raises:
            ValueError: there is none within 120 units.
        """
        (x, y), (across, down), (half, tall) = street.at, street.half, LANDMARK_HALF
        spots = []
        for right in range(-int(across) - 120, int(across) + 121, 3):
            for below in range(-int(down) - 120, int(down) + 121, 3):
                gap = (max(0.0, abs(right) - across - half), max(0.0, abs(below) - down - tall))
                spots.append((np.hypot(*gap) + 0.02 * abs(right), below, right))
        for _, below, right in sorted(spots):
            left, top = int(x + right - half), int(y + below - tall)
            part = taken[max(0, top) : top + int(2 * tall) + 1, max(0, left) : left + int(2 * half) + 1]
            if (
                top > 0
                and left > 0
                and part.shape == (int(2 * tall) + 1, int(2 * half) + 1)
                and not part.any()
            ):
                return x + right, y + below
        raise ValueError(f"{self.board}: no room for a landmark beside {street.key}; see its layout")

    def _draw_taken(self, canvas: skia.Canvas) -> None:
        width, height = self.size
        for road in self.roads:
            paint = skia.Paint(WHITE)
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(road.width + 5)
            canvas.drawPath(polygon(road.line, closed=False), paint)
        for place in self.places.values():
            (x, y), (across, down) = place.at, place.half
            if place.kind == "street":
                canvas.drawRect(
                    skia.Rect.MakeXYWH(x - across - 6, y - down - 3, across * 2 + 12, down * 2 + 8), WHITE
                )
            else:
                canvas.drawCircle(x, y, across + 5, WHITE)
            if place.kind == "location":
                canvas.drawRect(skia.Rect.MakeXYWH(x - 58, y + across - 4, 116, _LABEL_ROOM), WHITE)
        for points, radius in self._tracks():
            for x, y in points:
                canvas.drawCircle(x, y, radius, WHITE)
        for path in self.free:
            canvas.drawPath(path, WHITE)
        edge = 54
        for box in (
            (0, 0, width, edge),
            (0, height - edge, width, edge),
            (0, 0, edge, height),
            (width - edge, 0, edge, height),
        ):
            canvas.drawRect(skia.Rect.MakeXYWH(*box), WHITE)

    def _tracks(self) -> Iterable[tuple[Sequence[Point], float]]:
        layout = self.layout
        for places in layout.tracks.values():
            yield self.points(places), 36
        if layout.doom is not None:
            yield self.points([layout.doom.at]), layout.doom.radius * self.size[0] + 26

    def points(self, parts: Iterable[Point]) -> list[Point]:
        """Points of the layout (parts of the board) in units."""
        width, height = self.size
        return [(x * width, y * height) for x, y in parts]

    def free_at(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether a rectangle of the board is free to be built on."""
        part = self.taken[max(0, int(top)) : int(bottom) + 1, max(0, int(left)) : int(right) + 1]
        return part.size > 0 and not part.any()
