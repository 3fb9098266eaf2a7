"""Paths and strokes of a pen whose line swells, tapers and trembles a little."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray

from .noise import generator, wave
from .palette import INK, Color, skia_color

Point = tuple[float, float]
Points = Sequence[Point] | NDArray[np.float64]


def polygon(points: Points, *, closed: bool = True) -> skia.Path:
    """The outline through points."""
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], closed)
    return path


def circle(x: float, y: float, radius: float) -> skia.Path:
    """A circle."""
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0) -> skia.Path:
    """A rectangle by its upper left corner, with rounded corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), corner, corner)
    return path


def spline(points: Points, *, closed: bool = False, steps: int = 14) -> NDArray[np.float64]:
    """A smooth curve through points (Catmull-Rom) as a dense line."""
    given = np.array(points, float)
    if closed:
        knots = np.concatenate([given[-1:], given, given[:2]])
    else:
        knots = np.concatenate([2 * given[:1] - given[1:2], given, 2 * given[-1:] - given[-2:-1]])
    part = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        pieces.append(
            0.5
            * (
                2 * b
                + (c - a) * part
                + (2 * a - 5 * b + 4 * c - d) * part**2
                + (3 * b - a - 3 * c + d) * part**3
            )
        )
    line = np.concatenate(pieces)
    return line if closed else np.concatenate([line, knots[-2:-1]])


def curve(points: Points, *, closed: bool = False) -> skia.Path:
    """A smooth path through points."""
    return polygon(spline(points, closed=closed), closed=closed)


def resampled(points: Points, step: float) -> NDArray[np.float64]:
    """The line with a point every ``step`` units."""
    line = np.asarray(points, float)
    along = lengths(line)
    count = max(2, round(along[-1] / step) + 1)
    at = np.linspace(0, along[-1], count)
    return np.column_stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])])


def lengths(line: NDArray[np.float64]) -> NDArray[np.float64]:
    """How far along a line each of its points lies."""
    pieces = np.hypot(*np.diff(line, axis=0).T)
    return np.concatenate([[0.0], np.cumsum(pieces)])


def normals(line: NDArray[np.float64]) -> NDArray[np.float64]:
    """The unit vector to the right of the way at each point of a line (y goes down)."""
    tangent = np.gradient(line, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None] + 1e-9
    return np.column_stack([-tangent[:, 1], tangent[:, 0]])


def placed(path: skia.Path, x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> skia.Path:
    """A copy of a path, scaled, turned by ``angle`` radians and moved."""
    matrix = skia.Matrix()
    matrix.setScale(scale, scale)
    matrix.postRotate(math.degrees(angle))
    matrix.postTranslate(float(x), float(y))
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def flattened(path: skia.Path, step: float = 2.5) -> list[tuple[NDArray[np.float64], bool]]:
    """The contours of a path as lines with a point about every ``step`` units, and whether each is closed."""
    measure = skia.PathMeasure(path, False)
    contours = []
    while True:
        whole = measure.getLength()
        if whole > 0:
            count = max(2, int(whole / step) + 1)
            points = [measure.getPosTan(min(whole, whole * one / count))[0] for one in range(count + 1)]
            contours.append((np.array([(point.x(), point.y()) for point in points]), measure.isClosed()))
        if not measure.nextContour():
            return contours


def stroke(
    points: Points,
    width: float,
    *,
    closed: bool = False,
    taper: float = 0.0,
    wobble: float = 0.35,
    swell: float = 0.3,
    shade: float = 0.45,
    chance: np.random.Generator | None = None,
) -> skia.Path:
    """The outline of one stroke along dense points.

    Args:
        points: the way of the pen.
        width: of the line.
        closed: it ends where it began; then it is heavier on the side away from the light.
        taper: the share of the line over which each end thins.
        wobble: units by which the hand trembles.
        swell: how much the width varies.
        shade: how much heavier the shadow side of a closed line is.
        chance: where its accidents come from.
    """
    line = np.asarray(points, float)
    count = len(line)
    if count < 2:
        return skia.Path()
    chance = chance or generator("stroke")
    right = normals(line)
    widths = width * (1 + swell * wave(count, 9, chance) * 0.6)
    trembling = wave(count, 7, chance) * wobble
    if closed:
        turning = np.sum(line[:-1, 0] * line[1:, 1] - line[1:, 0] * line[:-1, 1])
        lit = (right[:, 0] * -0.6 + right[:, 1] * -0.8) * (-1 if turning > 0 else 1)
        widths = widths * (1 - shade * lit)
        widths[-1] = widths[0]
        ends = min(6, count // 3)
        fade = np.linspace(1, 0, ends)
        trembling[-ends:] *= fade
        trembling[:ends] *= fade[::-1]
    if taper:
        near = np.minimum(np.arange(count), np.arange(count)[::-1]) / max(1.0, count * taper)
        widths = widths * np.clip(0.25 + 0.75 * near, 0, 1)
    middle = line + right * trembling[:, None]
    half = np.clip(widths, 0.25 * width, 2.2 * width)[:, None] / 2
    path = polygon(np.concatenate([middle + right * half, (middle - right * half)[::-1]]))
    path.setFillType(skia.PathFillType.kWinding)
    return path


def fill(canvas: skia.Canvas, path: skia.Path, color: Color, alpha: float = 1.0) -> None:
    """Fill a path."""
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia_color(color, alpha)))


def line_paint(
    width: float, color: Color = "#ffffff", alpha: float = 1.0, *, round_ends: bool = True
) -> skia.Paint:
    """Paint for a plain line of one width."""
    return skia.Paint(
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=float(width),
        Color4f=skia_color(color, alpha),
        StrokeCap=skia.Paint.kRound_Cap if round_ends else skia.Paint.kButt_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def ink(
    canvas: skia.Canvas,
    path: skia.Path,
    width: float = 1.6,
    color: Color = INK,
    alpha: float = 1.0,
    *,
    step: float = 2.5,
    key: object = None,
    **how: Any,
) -> None:
    """Draw along a path with the pen; ``how`` goes to `stroke`."""
    paint = skia.Paint(AntiAlias=True, Color4f=skia_color(color, alpha))
    how.setdefault("chance", generator("ink", key))
    for points, closed in flattened(path, step):
        canvas.drawPath(stroke(points, width, closed=closed, **how), paint)


def soft_shadow(
    canvas: skia.Canvas,
    path: skia.Path,
    blur: float = 5,
    shift: Point = (3, 4),
    alpha: float = 0.35,
) -> None:
    """Draw the shadow of a path on a canvas; the light is at the upper left."""
    canvas.save()
    canvas.translate(*shift)
    paint = skia.Paint(
        AntiAlias=True,
        Color4f=skia.Color4f(0.16, 0.09, 0.04, alpha),
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur),
    )
    canvas.drawPath(path, paint)
    canvas.restore()
