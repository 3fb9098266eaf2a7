"""Shapes: curves through points, strokes of a nib, and masks that they are drawn on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia
from numpy.typing import NDArray

from ..noise import Array
from ..pens import lengths, normals, resampled, spline

Point = tuple[float, float]
Points = Sequence[Point] | NDArray[np.float64]
Line = NDArray[np.float64]


def curve(points: Points, *, closed: bool = False, steps: int = 12) -> Line:
    """A smooth line through all the points; two points are a straight one."""
    known = np.asarray(points, float)
    return known if len(known) < 3 and not closed else spline(known, closed=closed, steps=steps)


def path(points: Points, *, closed: bool = True) -> skia.Path:
    """The points as a path of straight lines."""
    result = skia.Path()
    result.addPoly([skia.Point(float(x), float(y)) for x, y in points], closed)
    return result


def ribbon(points: Points, widths: Sequence[float], *, steps: int = 14) -> Line:
    """The outline of a band along a smooth line, with widths from its start to its end."""
    line = curve(points, steps=steps)
    half = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    across = normals(line)
    return np.vstack([line + across * half, (line - across * half)[::-1]])


def nib(
    points: Points,
    width: float,
    numbers: np.random.Generator,
    *,
    taper: float = 0.8,
    vary: float = 0.25,
    shake: float = 0.0,
) -> Line:
    """The outline of a stroke of a pen: its width breathes and runs out at both ends."""
    line = resampled(np.asarray(points, float), max(width * 0.6, 1.5))
    length = float(lengths(line)[-1])
    count = len(line)
    waves = max(2, count // 4 + 2)
    breath = np.interp(np.linspace(0, waves - 1, count), np.arange(waves), numbers.standard_normal(waves))
    across = normals(line)
    if shake:
        tremor = np.interp(np.linspace(0, waves - 1, count), np.arange(waves), numbers.standard_normal(waves))
        line = line + across * (tremor * shake)[:, None]
    half = width * 0.5 * np.clip(1 + vary * breath, 0.3, 2)
    if taper:
        place = np.linspace(0, 1, count)
        end = np.minimum(place, 1 - place) * length
        half = half * np.clip(0.35 + end / (width * 4 * taper + 1e-6), 0, 1)
    return np.vstack([line + across * half[:, None], (line - across * half[:, None])[::-1]])


def ink(alpha: float = 1.0, *, width: float | None = None, erase: bool = False) -> skia.Paint:
    """A paint for masks: filled, or a line of a width; ``erase`` takes away."""
    paint = skia.Paint(AntiAlias=True, Color=skia.Color(255, 255, 255, round(255 * alpha)))
    if width is not None:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
    if erase:
        paint.setBlendMode(skia.BlendMode.kDstOut)
    return paint


class Mask:
    """A surface of coverage, drawn on in units of its own."""

    def __init__(self, width: float, height: float, scale: float = 1.0) -> None:
        self._pixels = np.zeros((round(height * scale), round(width * scale)), np.uint8)
        info = skia.ImageInfo.MakeA8(self._pixels.shape[1], self._pixels.shape[0])
        self._surface = skia.Surface.MakeRasterDirect(info, self._pixels)
        self.canvas: skia.Canvas = self._surface.getCanvas()
        self.canvas.scale(scale, scale)

    def field(self) -> Array:
        """What was drawn, as a field."""
        return self._pixels.astype(np.float32) / 255

    @contextmanager
    def moved(self, matrix: skia.Matrix) -> Iterator[None]:
        """Draw through a matrix inside the block."""
        self.canvas.save()
        self.canvas.concat(matrix)
        try:
            yield
        finally:
            self.canvas.restore()
