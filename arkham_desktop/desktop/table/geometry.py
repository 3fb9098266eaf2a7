"""Where everything lies on the table, in table units.

`TableGeometry` puts the boards beside one another, the Sky as a band above them, the Other Worlds in a row
below, and under these the trays: Outskirts, Lost in Time and Space, the cup. A `Spot` is anything a token
can lie on.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham.state import LOST, OUTSKIRTS, SKY
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.boards import BoardLayout, PartPoint, board

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

Point = tuple[float, float]
SpotKind = Literal["street", "location", "sub_location", "vortex", "sky", "area", "tray"]

TOKEN = 18.5
"""Radius of a token."""
CORNER = 16.0
"""Radius of the corners of streets and trays."""
CUP = "cup"

_BOARD_GAP = 48.0
_SKY_HEIGHT = 76.0
_ROW_GAP = 22.0
_FRAME_MARGIN = 20.0
_WORLD_ACROSS = 270.0
"""From this width on the areas of an Other World lie beside its plate, else below it."""
_PLATE = 150.0
_AREA_RADIUS = 34.0
_TRAY_HEIGHT = 70.0
_SMOOTH = 8  # pieces of a curve between two points of a road
_TOWN_ORDER = ("dunwich", "arkham", "innsmouth")
_TRAYS = {OUTSKIRTS: 0.32, LOST: 0.56, CUP: 0.32}
"""The share of a tray's width that its name has, however small the table is drawn; seats lie behind it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the table.

    Attributes:
        key: the space's id, ``sky``, ``outskirts``, ``cup``, or ``<world>/<area>``.
        at: its middle.
        half: half its width and height.
        label: the middle of its name.
        seats: where tokens lie; investigators take them from the first, monsters from the last.
        icon: the icon of the plain look.
        town: the board it lies on, "" for none.
    """

    key: str
    kind: SpotKind
    at: Point
    half: Point
    label: Point
    seats: tuple[Point, ...]
    icon: str | None = None
    town: str = ""

    @property
    def box(self) -> Box:
        """The rectangle around it."""
        return Box(self.at[0] - self.half[0], self.at[1] - self.half[1], 2 * self.half[0], 2 * self.half[1])

    def distance(self, point: Point) -> float:
        """How far outside the spot a point lies; 0 or less inside."""
        dx, dy = abs(point[0] - self.at[0]), abs(point[1] - self.at[1])
        if self.kind in ("location", "sub_location", "vortex", "area"):
            return math.hypot(dx, dy) - self.half[0]
        x, y = dx - self.half[0] + CORNER, dy - self.half[1] + CORNER
        return math.hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - CORNER


@dataclass(frozen=True, slots=True)
class Line:
    """A connection: its curve from ``a`` to ``b``, and its arrows ("white", "black", "both" or None)."""

    a: str
    b: str
    points: tuple[Point, ...]
    a_to_b: str | None
    b_to_a: str | None


@dataclass(frozen=True, slots=True)
class WorldFrame:
    """An Other World on the table.

    Attributes:
        box: its tray.
        plate: the square of its round picture.
        label: the middle of its name.
        gate: the box of the label of its gate.
        seats: the middles of its two areas.
    """

    world: str
    box: Box
    plate: Box
    label: Point
    gate: Box
    seats: tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class BoardFrame:
    """A board on the table."""

    layout: BoardLayout
    box: Box

    def point(self, part: PartPoint) -> Point:
        """A point of the board in table units."""
        return self.box.left + part[0] * self.box.width, self.box.top + part[1] * self.box.height

    def points(self, parts: Iterable[PartPoint]) -> tuple[Point, ...]:
        """Points of the board in table units."""
        return tuple(self.point(part) for part in parts)


def area_key(world: str, area: int) -> str:
    """The key of an area's spot."""
    return f"{world}/{area}"


class TableGeometry:
    """The table of a library's sets.

    Attributes:
        boards: the boards from left to right, by town.
        spots: everything tokens lie on, by key.
        lines: the connections of all boards.
        worlds: the frames of the Other Worlds, by id.
        trays: Outskirts, Lost in Time and Space, and the cup.
        sky: the band above the boards.
        bounds: the whole table with a margin.
        doom, terror: middles of the places of these tracks on the board, from 0 up; doom's is a circle.
        tracks: middles of the places of the towns' own tracks, from 1 up, by name.
    """

    def __init__(self, library: Library) -> None:
        self.boards: dict[str, BoardFrame] = {}
        self.spots: dict[str, Spot] = {}
        self.lines: list[Line] = []
        self.worlds: dict[str, WorldFrame] = {}
        self._lay_boards(library)
        right = max(frame.box.right for frame in self.boards.values())
        bottom = max(frame.box.bottom for frame in self.boards.values())
        self.sky = Box(0, -_ROW_GAP - _SKY_HEIGHT, right, _SKY_HEIGHT)
        self.spots[SKY] = _band(SKY, "sky", self.sky, first=360)
        below = self._lay_worlds(tuple(library.worlds), right, bottom + _ROW_GAP)
        self.trays = self._lay_trays(right, below + _ROW_GAP / 2)
        whole = self.sky.unionall([frame.box for frame in self.boards.values()])
        self.bounds = whole.unionall(list(self.trays.values())).inflate(80, 60)
        self._lay_lines(library)
        main = self.boards["arkham"]
        self.terror = main.points(main.layout.terror)
        dial = main.layout.doom
        assert dial is not None, "the Arkham board has no doom track"
        self.doom_at = main.point(dial.at)
        self.doom_radius = dial.radius * main.box.width
        self.tracks = {
            name: frame.points(places)
            for frame in self.boards.values()
            for name, places in frame.layout.tracks.items()
        }

    # -- questions ---------------------------------------------------------------------------------

    def spot(self, place: str, area: int = 0) -> Spot | None:
        """The spot of a place of the state (a world with its area); None for what is not on the table."""
        return self.spots.get(area_key(place, area) if area else place)

    def place_box(self, place: str) -> Box | None:
        """The rectangle around a place: a spot, or the frame of a whole world."""
        if place in self.worlds:
            return self.worlds[place].box
        spot = self.spots.get(place)
        return spot.box if spot else None

    def line_between(self, a: str, b: str) -> tuple[Point, ...] | None:
        """The points of the connection from ``a`` to ``b``, in that direction; None when there is none."""
        for line in self.lines:
            if (line.a, line.b) == (a, b):
                return line.points
            if (line.b, line.a) == (a, b):
                return line.points[::-1]
        return None

    def path(self, places: Sequence[str]) -> list[Point]:
        """The points along a way: on the lines where there are some, else straight."""
        points: list[Point] = []
        for start, end in pairwise(places):
            line = self.line_between(start, end)
            if line is None:
                ends = [self.spots[one].at for one in (start, end) if one in self.spots]
                line = tuple(ends)
            points.extend(line if not points else line[1:] if points[-1] == line[0] else line)
        return points

    def legs(self, places: Sequence[str]) -> list[list[Point]]:
        """The ways between the places of a route, each from the rim of one place to the rim of the next."""
        legs = []
        for start, end in pairwise(places):
            points = self.path((start, end))
            whole = length(points)
            leave, arrive = leaves(points, self.spots[start]), leaves(points[::-1], self.spots[end])
            count = max(2, int((whole - leave - arrive) / 6))
            legs.append(
                [
                    along(points, leave + (whole - leave - arrive) * part / count)[0]
                    for part in range(count + 1)
                ]
            )
        return legs

    def towns(self) -> Iterator[tuple[str, Box]]:
        """The boards and the row of Other Worlds, for flying there (Ctrl+1 …)."""
        for name in sorted(self.boards, key=("arkham", "dunwich", "innsmouth").index):
            yield name, self.boards[name].box
        frames = [frame.box for frame in self.worlds.values()]
        if frames:
            yield "other_worlds", frames[0].unionall(frames[1:])

    def frame_around(self, box: Box) -> Box:
        """What the view should be filled with when it looks at a rectangle: its board, else everything."""
        for frame in self.boards.values():
            if frame.box.contains(box):
                return frame.box.inflate(2 * _FRAME_MARGIN, 2 * _FRAME_MARGIN)
        return self.bounds

    # -- laying out ----------------------------------------------------------------------------------

    def _lay_boards(self, library: Library) -> None:
        names = {space.board for space in library.spaces.values()}
        left = 0.0
        for name in sorted(names, key=_TOWN_ORDER.index):
            layout = board(name)
            frame = BoardFrame(layout, Box(left, 0, *layout.size))
            self.boards[name] = frame
            left = frame.box.right + _BOARD_GAP
            for key, space in layout.spaces.items():
                if key in library.spaces:
                    self.spots[key] = _space_spot(key, frame)
                    assert library.spaces[key].kind == space.kind, f"the board disagrees about {key}"

    def _lay_worlds(self, worlds: Sequence[str], width: float, top: float) -> float:
        """Lay out the row of Other Worlds and give its lower edge."""
        gap = 12.0
        each = min(300.0, (width - gap * (len(worlds) - 1)) / max(1, len(worlds)))
        left = (width - each * len(worlds) - gap * (len(worlds) - 1)) / 2
        lay = _world_across if each >= _WORLD_ACROSS else _world_down
        for index, world in enumerate(worlds):
            frame = lay(world, left + index * (each + gap), top, each)
            self.worlds[world] = frame
            for area, at in enumerate(frame.seats, start=1):
                key = area_key(world, area)
                half = (_AREA_RADIUS, _AREA_RADIUS)
                self.spots[key] = Spot(key, "area", at, half, at, _pair(at, 16))
        return max((frame.box.bottom for frame in self.worlds.values()), default=top)

    def _lay_trays(self, width: float, top: float) -> dict[str, Box]:
        gap = 12.0
        each = (width - gap * (len(_TRAYS) - 1)) / len(_TRAYS)
        trays: dict[str, Box] = {}
        for index, (key, share) in enumerate(_TRAYS.items()):
            box = Box(index * (each + gap), top, each, _TRAY_HEIGHT)
            trays[key] = box
            self.spots[key] = _band(key, "tray", box, first=max(225.0, share * each))
        return trays

    def _lay_lines(self, library: Library) -> None:
        for connection in library.connections:
            a, b = self.spots.get(connection.a), self.spots.get(connection.b)
            if a is None or b is None:
                continue
            layout = self.boards[a.town]
            points = self._line_points(layout, a, b)
            self.lines.append(Line(connection.a, connection.b, points, connection.a_to_b, connection.b_to_a))

    @staticmethod
    def _line_points(frame: BoardFrame, a: Spot, b: Spot) -> tuple[Point, ...]:
        layout = frame.layout
        for name, flip in ((f"{a.key}--{b.key}", False), (f"{b.key}--{a.key}", True)):
            if name in layout.roads:
                points = smooth(frame.points(layout.roads[name]))
                return points[::-1] if flip else points
        if a.key in layout.lanes:
            return smooth((a.at, *frame.points(layout.lanes[a.key]), b.at))
        if b.key in layout.lanes:
            return smooth((a.at, *frame.points(layout.lanes[b.key])[::-1], b.at))
        return a.at, b.at


def _world_across(world: str, left: float, top: float, width: float) -> WorldFrame:
    """An Other World with its areas at the right of its plate."""
    box = Box(left, top, width, _PLATE + 8)
    plate = Box(left + 4, top + 4, _PLATE, _PLATE)
    x = (plate.right + box.right) / 2
    seats = ((x - _AREA_RADIUS - 1, top + 78), (x + _AREA_RADIUS + 1, top + 78))
    gate = Box(plate.right + 2, box.bottom - 36, box.right - plate.right - 8, 26)
    return WorldFrame(world, box, plate, (x, top + 22), gate, seats)


def _world_down(world: str, left: float, top: float, width: float) -> WorldFrame:
    """An Other World with its areas over the foot of its plate, where the picture is quiet."""
    side = min(_PLATE, width - 12)
    box = Box(left, top, width, side + 84)
    plate = Box(left + (width - side) / 2, top + 6, side, side)
    y = plate.bottom + 12
    seats = ((box.centerx - _AREA_RADIUS - 3, y), (box.centerx + _AREA_RADIUS + 3, y))
    gate = Box(left + 8, box.bottom - 31, width - 16, 25)
    return WorldFrame(world, box, plate, (box.centerx, top + 18), gate, seats)


def _space_spot(key: str, frame: BoardFrame) -> Spot:
    layout = frame.layout
    space = layout.spaces[key]
    at, label, width = frame.point(space.at), frame.point(space.label), frame.box.width
    if space.kind == "street":
        half = (layout.street_size[0] * width / 2, layout.street_size[1] * frame.box.height / 2)
        seats = tuple((at[0] + (index - 1.5) * 2 * (TOKEN + 0.5), at[1] - 14) for index in range(4))
    elif space.kind == "location":
        radius = layout.location_radius * width
        half = (radius, radius)
        # Beside the picture: over its rim by less than half a token, never over the name below it.
        left, right = at[0] - radius - 3, at[0] + radius + 3
        above, below = at[1] - TOKEN - 0.5, at[1] + TOKEN + 0.5
        seats = ((left, above), (left, below), (right, below), (right, above))
    else:
        radius = layout.sub_location_radius * width
        half = (radius, radius)
        seats = _pair(at, 14)
    return Spot(key, space.kind, at, half, label, seats, space.icon, layout.board)


def _pair(at: Point, apart: float) -> tuple[Point, ...]:
    return (at[0] - apart, at[1]), (at[0] + apart, at[1])


def _band(key: str, kind: SpotKind, box: Box, *, first: float) -> Spot:
    """A band or tray with its name at the left and seats in a row after ``first`` units."""
    count = max(1, int((box.width - first - TOKEN) / (2 * TOKEN + 4)))
    seats = tuple((box.left + first + index * (2 * TOKEN + 4), box.centery) for index in range(count))
    half = (box.width / 2, box.height / 2)
    return Spot(key, kind, (box.centerx, box.centery), half, (box.left + 16, box.centery), seats)


def smooth(points: Sequence[Point]) -> tuple[Point, ...]:
    """A curve through all points (Catmull-Rom), as a line of short pieces."""
    if len(points) < 3:
        return tuple(points)
    padded = [points[0], *points, points[-1]]
    curve: list[Point] = [points[0]]
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(1, _SMOOTH + 1):
            t = step / _SMOOTH
            curve.append((_catmull(p0[0], p1[0], p2[0], p3[0], t), _catmull(p0[1], p1[1], p2[1], p3[1], t)))
    return tuple(curve)


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def leaves(points: Sequence[Point], spot: Spot) -> float:
    """How far along a line that begins in a spot one has left it."""
    distance, whole = 0.0, length(points)
    while distance < whole and spot.distance(along(points, distance)[0]) < 2:
        distance += 2
    return distance


def length(points: Sequence[Point]) -> float:
    """The length of a line of pieces."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def along(points: Sequence[Point], distance: float) -> tuple[Point, float]:
    """The point ``distance`` along a line, and the direction there (radians; 0 is right, pi / 2 down)."""
    if len(points) < 2:
        return points[0], 0.0
    for a, b in pairwise(points):
        piece = math.dist(a, b)
        if distance <= piece and piece > 0:
            part = distance / piece
            angle = math.atan2(b[1] - a[1], b[0] - a[0])
            return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part), angle
        distance -= piece
    a, b = points[-2], points[-1]
    return b, math.atan2(b[1] - a[1], b[0] - a[0])
