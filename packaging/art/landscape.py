"""Painting open country on a leaf: glazes, pen strokes, water, hills, and where something may stand."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
import skia
from numpy.typing import NDArray

from .leaf import Leaf
from .light import relief
from .noise import Array, generator, noise
from .palette import INK, PAPER_LIGHT, Color, array, skia_color
from .paper import Sheet, print_ink
from .pens import Point, Points, line_paint, polygon, resampled, spline, stroke
from .surfaces import WHITE, Draw, distance_inside, drawn_gray, gray_surface, lay, resized, smoothstep

Stroke = tuple[Points, float]
"""Points of a pen line in units, and its width in units."""
Window = tuple[slice, slice]
"""Rows and columns of the pixels of a part of a leaf."""
Units = NDArray[np.float32]
_SHORT = 6  # points: a line of no more is drawn without trembling
"""A field with one number for each unit of the board."""


class Ground:
    """A leaf in work, with what stands on it so far.

    Args:
        leaf: what is painted on.

    Attributes:
        leaf: the same.
    """

    def __init__(self, leaf: Leaf) -> None:
        self.leaf = leaf
        self._hand = generator(leaf.plan.board, "hand")
        width, height = leaf.plan.size
        self._taken, self._surface = gray_surface(width, height)
        self._taken[leaf.plan.taken] = 255
        self._canvas = self._surface.getCanvas()

    def chance(self, name: str) -> np.random.Generator:
        """What a thing is scattered by: of its own, so that it lies the same at every level of detail."""
        return generator(self.leaf.plan.board, name)

    # -- where something may stand -------------------------------------------------------------------

    def keep(self, path: skia.Path, margin: float = 0.0) -> None:
        """Let nothing stand on a path, nor within ``margin`` units of it."""
        self._canvas.drawPath(path, WHITE)
        if margin:
            self._canvas.drawPath(path, line_paint(2 * margin))

    def keep_where(self, field: Units) -> None:
        """Let nothing stand where a field is above one half."""
        self._taken[field > 0.5] = 255

    def free(self, x: float, y: float) -> bool:
        """Whether something may stand at a point."""
        column, row = int(x), int(y)
        height, width = self._taken.shape
        return 0 <= column < width and 0 <= row < height and bool(self._taken[row, column] < 90)

    def room(self, x: float, y: float, half: float, height: float) -> bool:
        """Whether a thing of a size may stand with its foot at a point."""
        return all(
            self.free(x + across * half, y - up * height)
            for across in (-1.0, 0.0, 1.0)
            for up in (0.0, 0.5, 1.0)
        )

    # -- fields of numbers --------------------------------------------------------------------------

    def mask(self, *paths: skia.Path, line: float = 0.0, window: Window | None = None) -> Array:
        """Where paths are, or their outlines ``line`` units wide; of the whole leaf or of a window."""
        paint = line_paint(line) if line else WHITE

        def draw(canvas: skia.Canvas) -> None:
            for path in paths:
                canvas.drawPath(path, paint)

        return self.leaf.mask(draw) if window is None else self._part(draw, window, 1)

    def _part(self, draw: Draw, window: Window, fine: int) -> Array:
        """What is drawn in white, in units, as a mask of a window."""
        rows, columns = window
        k = self.leaf.k

        def moved(canvas: skia.Canvas) -> None:
            canvas.translate(-columns.start / k, -rows.start / k)
            draw(canvas)

        return drawn_gray(columns.stop - columns.start, rows.stop - rows.start, moved, fine=fine, scale=k)

    def window(self, x: float, y: float, half: float) -> Window:
        """The pixels of a square around a point, for what is painted there alone."""
        k = self.leaf.k
        left, right = int((x - half) * k), int((x + half) * k) + 1
        top, bottom = int((y - half) * k), int((y + half) * k) + 1
        return slice(max(top, 0), min(bottom, self.leaf.height)), slice(
            max(left, 0), min(right, self.leaf.width)
        )

    def places(self, window: Window) -> tuple[Array, Array]:
        """The units (x in a row, y in a column) of the pixels of a window."""
        rows, columns = window
        x = (np.arange(columns.start, columns.stop, dtype=np.float32) + 0.5) / self.leaf.k
        y = (np.arange(rows.start, rows.stop, dtype=np.float32) + 0.5) / self.leaf.k
        return x[None, :], y[:, None]

    def units(self, field: Array) -> Units:
        """A field of pixels with one number a unit."""
        width, height = self.leaf.plan.size
        return resized(field, width, height, smooth=False)

    def pixels(self, field: Units) -> Array:
        """A field with one number a unit, for each pixel."""
        return resized(field.astype(np.float32), self.leaf.width, self.leaf.height, smooth=False)

    # -- paint and ink ------------------------------------------------------------------------------

    def glaze(self, density: Array, color: Color, window: Window = (slice(None), slice(None))) -> None:
        """Lay a transparent color as dense as ``density`` says."""
        pigment = density * np.clip(1 - 0.14 * self.leaf.sheet.grain[window], 0.4, 1.6)
        self.leaf.sheet.color[window] *= np.clip(array(color), 0.03, 1) ** pigment[..., None]

    def cover(self, amount: Array, color: Color, window: Window = (slice(None), slice(None))) -> None:
        """Lay body color."""
        lay(self.leaf.sheet.color[window], amount.astype(np.float32), color)

    def slopes(self, height: Units, dark: Color, density: float, steep: float = 2.0) -> None:
        """Model hills from heights in units: shadow glazed, light lifted."""
        factor = self.pixels(relief(height, 135, 42, steep))
        shadow = np.clip(1 - factor, 0, 1.2) * density
        self.glaze(shadow * np.clip(1 + 0.25 * self.leaf.noise(45, 4, "slopes"), 0.3, 1.8), dark)
        self.cover(np.clip((factor - 1) * 1.1, 0, 0.55), PAPER_LIGHT)

    def pens(
        self,
        strokes: Iterable[Stroke],
        color: Color = INK,
        alpha: float = 0.9,
        *,
        taper: float = 0.3,
        window: Window | None = None,
    ) -> None:
        """Draw pen lines, given in units; in a window, if all of them lie there."""
        paths = [self.pen(points, width, taper) for points, width in strokes]

        def draw(canvas: skia.Canvas) -> None:
            for path in paths:
                canvas.drawPath(path, WHITE)

        key = (self.leaf.plan.board, "pens", len(paths))
        if window is None:
            self.leaf.ink(draw, color, alpha, key=key)
            return
        sheet = self.leaf.sheet
        part = Sheet(sheet.color[window], sheet.grain[window])
        print_ink(part, self._part(draw, window, self.leaf.fine), color, alpha, key=key)

    def pen(self, points: Points, width: float, taper: float = 0.2, wobble: float = 0.14) -> skia.Path:
        """One pen line as a path; never thinner than can be printed."""
        wide = self.leaf.thick(width, 0.6)
        if len(points) <= _SHORT:
            return short_stroke(points, wide, taper)
        line = resampled(points, 2.4 if self.leaf.k > 0.8 else 4)
        return stroke(line, wide, taper=taper, wobble=wobble, chance=self._hand)

    def print(self, cover: Array, color: Color = INK, alpha: float = 0.9, key: object = 0) -> None:
        """Press ink on the sheet."""
        print_ink(self.leaf.sheet, cover.astype(np.float32), color, alpha, key=(self.leaf.plan.board, key))


class Drawing:
    """Small things drawn from back to front, each hiding what is behind it. Coordinates are units."""

    def __init__(self, ground: Ground, key: str) -> None:
        self._ground, self._key = ground, key
        self._layer = ground.leaf.layer()
        self.chance = ground.chance(key)
        self.hand = generator(key, "hand")
        self.k = ground.leaf.k

    def tint(self, shape: skia.Path | Points, color: Color, alpha: float = 1.0) -> None:
        """Color that leaves the lines: shadows on the ground, lit windows."""
        path = shape if isinstance(shape, skia.Path) else polygon(shape)
        self._layer.color.drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia_color(color, alpha)))

    def shape(
        self, points: skia.Path | Points, color: Color, width: float = 0.6, *, smooth: bool = False
    ) -> None:
        """A filled outline; ``width`` 0 leaves the line out."""
        if isinstance(points, skia.Path):
            self._layer.fill(points, color)
            if width:
                self._layer.ink.drawPath(points, line_paint(self._ground.leaf.thick(width, 0.6)))
            return
        outline = spline(points, closed=True, steps=5) if smooth else np.asarray(points, float)
        self._layer.fill(polygon(outline), color)
        if width:
            self.line(np.concatenate([outline, outline[:1]]), width, taper=0.0)

    def line(self, points: Points, width: float = 0.6, taper: float = 0.2) -> None:
        """A pen line."""
        self._layer.ink.drawPath(self._ground.pen(points, width, taper), WHITE)

    def black(self, shape: skia.Path | Points) -> None:
        """Solid ink."""
        self._layer.ink.drawPath(shape if isinstance(shape, skia.Path) else polygon(shape), WHITE)

    def hatch(self, shape: Points, angle: float, pitch: float, width: float = 0.4) -> None:
        """Parallel strokes within a shape; wider apart on a small leaf, where they would run together."""
        corners = np.asarray(shape, float)
        pitch = max(pitch, 2.1 / self.k)
        turn = np.radians(angle)
        along = np.array([np.cos(turn), np.sin(turn)])
        across = np.array([-along[1], along[0]])
        at, reach = corners @ across, corners @ along
        paint = line_paint(self._ground.leaf.thick(width, 0.5), round_ends=False)
        self._layer.ink.save()
        self._layer.ink.clipPath(polygon(corners), True)
        place = at.min() + pitch / 2
        while place < at.max():
            begin, end = (
                across * place + along * (reach.min() - 1),
                across * place + along * (reach.max() + 1),
            )
            self._layer.ink.drawLine(*map(float, begin), *map(float, end), paint)
            place += pitch * (1 + 0.1 * float(self.hand.standard_normal()))
        self._layer.ink.restore()

    def lay_down(self, color: Color = "#33241a", alpha: float = 0.9) -> None:
        """Put it all on the leaf."""
        self._layer.print(color, alpha, key=self._key)


def short_stroke(points: Points, width: float, taper: float) -> skia.Path:
    """A stroke of few points, thinner at its ends: for the thousands of small ones."""
    last = len(points) - 1
    ends = 0.3 if taper > 0 else 1.0
    right, left = [], []
    for number, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(number - 1, 0)], points[min(number + 1, last)]
        size = math.hypot(bx - ax, by - ay) or 1.0
        half = width / 2 * (ends if number in (0, last) else 1.0)
        across, down = -(by - ay) / size * half, (bx - ax) / size * half
        right.append((x + across, y + down))
        left.append((x - across, y - down))
    return polygon([*right, *reversed(left)])


def ribbon(points: Points, begin: float, end: float, step: float = 5) -> skia.Path:
    """A band along a line whose width goes from ``begin`` to ``end``."""
    line = resampled(points, step)
    tangent = np.gradient(line, axis=0)
    tangent /= np.hypot(*tangent.T)[:, None] + 1e-9
    half = np.linspace(begin, end, len(line))[:, None] / 2
    side = np.c_[-tangent[:, 1], tangent[:, 0]] * half
    return polygon(np.concatenate([line + side, (line - side)[::-1]]))


def apart(places: Sequence[Point], x: float, y: float, least: float, flat: float = 1.2) -> bool:
    """Whether a point keeps its distance from all places; distances downward count ``flat`` times."""
    return all((x - a) ** 2 + ((y - b) * flat) ** 2 > least**2 for a, b in places)


def dome_field(
    size: tuple[int, int], domes: Iterable[tuple[float, float, float, float, float]], key: object
) -> Units:
    """Heights from domes (x, y, half width, half height, height), one number a unit."""
    width, height = size
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    bent_x, bent_y = (11 * noise(width, height, 120, 4, (key, axis)) for axis in "xy")
    field = np.zeros((height, width), np.float32)
    for x, y, half_width, half_height, top in domes:
        far = ((columns - x + bent_x) / half_width) ** 2 + ((rows - y + bent_y) / half_height) ** 2
        field = np.maximum(field, top * np.clip(1 - far, 0, 1) ** 1.6) + 0.35 * top * np.exp(-far * 1.2)
    return field + 2.2 * noise(width, height, 80, 4, (key, "roll"))


def shore_lines(
    far: Array, k: float, count: int, first: float, gap: float, grow: float, width: float
) -> Array:
    """Lines that follow a shore in the water: ``far`` is units from it; each is thinner than the last."""
    lines = np.zeros_like(far)
    at = first
    for number in range(count):
        half = max(width * (1 - number / (count * 1.5)) / 2, 0.3 / k)
        strength = 1 - number / (count * 1.6)
        lines = np.maximum(lines, np.clip((half - np.abs(far - at)) * k + 0.5, 0, 1) * strength)
        at += gap
        gap *= grow
    return lines * smoothstep(0, first * 0.5, far)


def far_inside(mask: Array, k: float) -> Array:
    """Units from each pixel of a mask to its edge."""
    return distance_inside(mask) / k
