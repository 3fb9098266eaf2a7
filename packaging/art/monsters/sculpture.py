"""Figures as reliefs: tapered splines, balls and sheets on a field of heights, marked with ink and light.

A figure is modeled on a field of 100 × 100 units whose middle is (50, 50); what of it is seen is its `View`.
Heights are in the same units. What is added later covers what lies lower, its ink too.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import skia
from scipy import ndimage

from ..noise import Array, noise

Point = tuple[float, float]
Points = Sequence[Point]
Heights = float | Sequence[float]
NOTHING = -1000.0
"""The height where there is nothing."""


def spline(points: Points, closed: bool = False, steps: int = 10) -> npt.NDArray[np.float64]:
    """A smooth line through points (Catmull-Rom), ``steps`` pieces from one to the next."""
    given = np.array(points, float)
    if closed:
        ends = np.concatenate([given[-1:], given, given[:2]])
    else:
        ends = np.concatenate([2 * given[:1] - given[1:2], given, 2 * given[-1:] - given[-2:-1]])
    share = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for first in range(len(ends) - 3):
        a, b, c, d = ends[first : first + 4]
        pieces.append(
            0.5
            * (
                2 * b
                + (c - a) * share
                + (2 * a - 5 * b + 4 * c - d) * share**2
                + (3 * b - a - 3 * c + d) * share**3
            )
        )
    line = np.concatenate(pieces)
    return line if closed else np.concatenate([line, given[-1:]])


def straight(points: Points, steps: int = 6) -> npt.NDArray[np.float64]:
    """A broken line with ``steps`` pieces to each of its parts."""
    given = np.array(points, float)
    share = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = [a * (1 - share) + b * share for a, b in itertools.pairwise(given)]
    return np.concatenate([*parts, given[-1:]])


@dataclass(frozen=True, slots=True)
class View:
    """The circle of the field that is seen: middle and radius in units."""

    x: float = 50.0
    y: float = 50.0
    radius: float = 54.0


@dataclass(slots=True)
class _Place:
    """Where drawing goes: mirrored, turned (radians), enlarged, moved."""

    matrix: npt.NDArray[np.float64] = field(default_factory=lambda: np.eye(3))
    lift: float = 0.0

    @property
    def scale(self) -> float:
        return float(math.sqrt(abs(np.linalg.det(self.matrix[:2, :2]))))


class Sculpture:
    """A relief in the making.

    Args:
        pixels: side of the square field of pixels.
        view: what of the 100 units is on it.

    Attributes:
        height: the surface, units; `NOTHING` where there is none.
        dark: what is added to the darkness of the surface by its color, 0 to 1.
        black: solid ink, 0 to 1.
        light: what shines (eyes, teeth, flames), 0 to 1.
    """

    def __init__(self, pixels: int, view: View) -> None:
        self.pixels = pixels
        self.view = view
        self.k = pixels / (2 * view.radius)
        self._corner = np.array([view.x - view.radius, view.y - view.radius])
        self.height = np.full((pixels, pixels), NOTHING, np.float32)
        self.dark = np.zeros((pixels, pixels), np.float32)
        self.black = np.zeros((pixels, pixels), np.float32)
        self.light = np.zeros((pixels, pixels), np.float32)
        rows, columns = np.mgrid[0:pixels, 0:pixels].astype(np.float32)
        self._x = (columns + 0.5) / self.k + (view.x - view.radius)
        self._y = (rows + 0.5) / self.k + (view.y - view.radius)
        self._place = _Place()
        self._rough = 0

    # -- places ------------------------------------------------------------------------------------

    @contextmanager
    def placed(
        self,
        x: float,
        y: float,
        *,
        turn: float = 0.0,
        scale: float = 1.0,
        mirror: bool = False,
        lift: float = 0.0,
    ) -> Iterator[None]:
        """Draw around (0, 0), and have it moved to (x, y), turned (degrees), enlarged, lifted."""
        before = self._place
        angle = math.radians(turn)
        cos, sin = math.cos(angle) * scale, math.sin(angle) * scale
        flip = -1.0 if mirror else 1.0
        matrix = np.array([[cos * flip, -sin, x], [sin * flip, cos, y], [0, 0, 1]])
        self._place = _Place(before.matrix @ matrix, before.lift + lift * before.scale)
        try:
            yield
        finally:
            self._place = before

    def both(self, axis: float = 50.0) -> Iterator[int]:
        """Draw twice: as it is (1), then mirrored at the upright line through ``axis`` (-1)."""
        yield 1
        before = self._place
        flip = np.array([[-1, 0, 2 * axis], [0, 1, 0], [0, 0, 1]], float)
        self._place = _Place(before.matrix @ flip, before.lift)
        try:
            yield -1
        finally:
            self._place = before

    def _at(self, points: Points | npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        given = np.array(points, float)
        return given @ self._place.matrix[:2, :2].T + self._place.matrix[:2, 2]

    def _window(self, points: npt.NDArray[np.float64], margin: float) -> tuple[slice, slice]:
        low = (
            points.min(0) - margin - [self.view.x - self.view.radius, self.view.y - self.view.radius]
        ) * self.k
        high = (
            points.max(0) + margin - [self.view.x - self.view.radius, self.view.y - self.view.radius]
        ) * self.k
        left, top = np.clip(np.floor(low), 0, self.pixels).astype(int)
        right, bottom = np.clip(np.ceil(high) + 1, 0, self.pixels).astype(int)
        return slice(top, bottom), slice(left, right)

    # -- solids ------------------------------------------------------------------------------------

    def limb(
        self,
        points: Points,
        radii: float | Sequence[float],
        z: Heights = 0.0,
        *,
        sharp: bool = False,
        dark: float = 0.0,
        bump: float = 0.0,
        rings: tuple[float, float] = (0, 0),
    ) -> None:
        """A tapered, bent body.

        Args:
            points: its axis; a smooth line is laid through them.
            radii: along the axis.
            z: height of the axis, one or several along it.
            sharp: the axis is a broken line (bones) and not a smooth one.
            dark: how much darker than the rest it is.
            bump: roughness, units.
            rings: how many rings run round it, and how deep they are (units).
        """
        line = self._at(straight(points) if sharp or len(points) < 3 else spline(points))
        scale, count = self._place.scale, len(line)
        along = np.linspace(0, 1, count)
        wide = np.interp(along, *_spread(radii)) * scale
        high = np.interp(along, *_spread(z)) * scale + self._place.lift
        window = self._window(line, float(wide.max()) + 1)
        x, y = self._x[window], self._y[window]
        if x.size == 0:
            return
        height = np.full(x.shape, NOTHING, np.float32)
        corner = np.array([window[0].start, window[1].start])
        for part in range(count - 1):
            reach = float(max(wide[part], wide[part + 1])) + 1
            rows, columns = self._window(line[part : part + 2], reach)
            piece = (
                slice(max(0, rows.start - corner[0]), max(0, rows.stop - corner[0])),
                slice(max(0, columns.start - corner[1]), max(0, columns.stop - corner[1])),
            )
            dx, dy = x[piece] - line[part][0], y[piece] - line[part][1]
            way = line[part + 1] - line[part]
            t = np.clip((dx * way[0] + dy * way[1]) / (way @ way + 1e-9), 0, 1)
            away = np.hypot(dx - t * way[0], dy - t * way[1])
            radius = wide[part] + (wide[part + 1] - wide[part]) * t
            dome = np.sqrt(np.clip(radius * radius - away * away, 0, None))
            rise = high[part] + (high[part + 1] - high[part]) * t + dome
            if rings[0]:
                rise = rise + rings[1] * scale * np.cos(2 * np.pi * rings[0] * (part + t) / (count - 1))
            height[piece] = np.maximum(height[piece], np.where(away < radius, rise, NOTHING))
        self._put(window, height, dark, bump * scale)

    def ball(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        z: float = 0.0,
        *,
        turn: float = 0.0,
        flat: float = 1.0,
        dark: float = 0.0,
        bump: float = 0.0,
    ) -> None:
        """An ellipsoid: radii, height of its middle, turned (degrees), flattened towards the viewer."""
        ry = rx if ry is None else ry
        middle = self._at([(x, y)])[0]
        scale, lift = self._place.scale, self._place.lift
        # The inverse of the place's linear part gives offsets in the ball's own directions.
        inverse = np.linalg.inv(self._place.matrix[:2, :2])
        window = self._window(middle[None], max(rx, ry) * scale + 1)
        dx, dy = self._x[window] - middle[0], self._y[window] - middle[1]
        if dx.size == 0:
            return
        u, v = inverse[0, 0] * dx + inverse[0, 1] * dy, inverse[1, 0] * dx + inverse[1, 1] * dy
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        share = ((u * cos + v * sin) / rx) ** 2 + ((-u * sin + v * cos) / ry) ** 2
        rise = np.sqrt(np.clip(1 - share, 0, None)) * min(rx, ry) * flat * scale + z * scale + lift
        self._put(window, np.where(share < 1, rise, NOTHING).astype(np.float32), dark, bump * scale)

    def sheet(
        self,
        points: Points,
        z: float = 0.0,
        *,
        round_: bool = False,
        dome: float = 0.0,
        tilt: Point = (0.0, 0.0),
        dark: float = 0.0,
        bump: float = 0.0,
        folds: tuple[float, float, float] = (0, 0, 0),
    ) -> None:
        """A flat shape (wing, cloak, fin), domed towards its middle.

        Args:
            points: its outline.
            z: its height.
            round_: the outline is a smooth line.
            dome: how much it rises from its edge.
            tilt: how much it rises a unit to the right and down.
            dark: how much darker than the rest it is.
            bump: roughness, units.
            folds: direction (degrees), distance and depth of folds that run over it.
        """
        outline = self._at(spline(points, closed=True, steps=10) if round_ else points)
        scale = self._place.scale
        window = self._window(outline, 1)
        x, y = self._x[window], self._y[window]
        if x.size == 0:
            return
        inside = self._filled(outline)[window] > 0.5
        middle = outline.mean(0)
        height = z * scale + self._place.lift + tilt[0] * (x - middle[0]) + tilt[1] * (y - middle[1])
        if dome:
            deep = ndimage.distance_transform_edt(np.pad(inside, 1))[1:-1, 1:-1] / self.k
            height = height + dome * scale * np.sqrt(deep / scale)
        if folds[2]:
            angle = math.radians(folds[0])
            across = (x - middle[0]) * math.cos(angle) + (y - middle[1]) * math.sin(angle)
            wander = noise(x.shape[1], x.shape[0], self.k * 14, 2, "folds") * 1.6
            height = height + folds[2] * scale * np.sin(2 * np.pi * (across + wander) / (folds[1] * scale))
        self._put(window, np.where(inside, height, NOTHING).astype(np.float32), dark, bump * scale)

    def _put(self, window: tuple[slice, slice], height: Array, dark: float, bump: float) -> None:
        here = height > NOTHING / 2
        if bump:
            self._rough += 1
            rows, columns = height.shape
            height = height + bump * noise(columns, rows, self.k * 6, 3, ("rough", self._rough))
        seen = here & (height > self.height[window])
        self.height[window][seen] = height[seen]
        self.dark[window][seen] = dark
        self.black[window][seen] = 0
        self.light[window][seen] = 0

    # -- marks -------------------------------------------------------------------------------------

    def _filled(self, outline: npt.NDArray[np.float64]) -> Array:
        """The inside of an outline of the field, with smooth edges."""
        path = skia.Path()
        path.addPoly([skia.Point(*map(float, one)) for one in (outline - self._corner) * self.k], True)
        path.setFillType(skia.PathFillType.kWinding)
        pixels = np.zeros((self.pixels, self.pixels), np.uint8)
        info = skia.ImageInfo.MakeA8(self.pixels, self.pixels)
        surface = skia.Surface.MakeRasterDirect(info, pixels)
        surface.getCanvas().drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        return pixels.astype(np.float32) / 255

    def ink(self, points: Points, *, round_: bool = False) -> None:
        """Solid black: mouths, sockets."""
        cover = self._filled(self._at(spline(points, closed=True, steps=10) if round_ else points))
        self.black = np.maximum(self.black, cover)
        self.light *= 1 - cover

    def shine(self, points: Points, *, round_: bool = False, strength: float = 1.0) -> None:
        """What is left white and shines: teeth, eyes, flames."""
        cover = self._filled(self._at(spline(points, closed=True, steps=10) if round_ else points)) * strength
        self.light = np.maximum(self.light, cover)
        self.black *= 1 - cover

    def stroke(self, points: Points, width: float, *, white: bool = False) -> None:
        """A line that tapers to both ends."""
        line = spline(points) if len(points) > 2 else straight(points)
        way = np.gradient(line, axis=0)
        way /= np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-6)[:, None]
        half = width / 2 * (0.25 + 0.75 * np.sin(np.linspace(0, np.pi, len(line))))[:, None]
        side = np.stack([-way[:, 1], way[:, 0]], 1) * half
        outline = np.concatenate([line + side, (line - side)[::-1]])
        marked: Points = [(float(x), float(y)) for x, y in outline]
        if white:
            self.shine(marked)
        else:
            self.ink(marked)

    def dot(self, x: float, y: float, radius: float, *, white: bool = False) -> None:
        """A small disc of ink or light."""
        points = [
            (x + radius * math.cos(angle), y + radius * math.sin(angle))
            for angle in np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ]
        if white:
            self.shine(points)
        else:
            self.ink(points)


def _spread(values: Heights) -> tuple[npt.NDArray[np.float64], Sequence[float]]:
    """Values at even distances from 0 to 1."""
    listed = [values] if isinstance(values, int | float) else list(values)
    return np.linspace(0, 1, len(listed)), listed
