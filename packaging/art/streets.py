"""Roads with their casing, bridges, and the paved squares that streets are."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import skia
from numpy.typing import NDArray

from .leaf import Leaf
from .noise import Array, generator
from .palette import INK, PAPER, ROAD, ROAD_OCHRE, SEPIA, array, mixed
from .paper import print_ink
from .pens import circle, fill, ink, lengths, line_paint, normals, polygon, rectangle, soft_shadow
from .plan import Place, Road
from .surfaces import blurred, lay, roughened

PLAZA_HEIGHT, PLAZA_TOP = 41.6, -32.0
"""Units: the paved part of a street, above its name plate, from the street's middle."""


def draw_roads(leaf: Leaf, roads: Iterable[Road] | None = None) -> Array:
    """Draw roads so that crossings open into each other; gives where they are."""
    chosen = list(leaf.plan.roads if roads is None else roads)
    line = leaf.thick(1.5, 0.9)

    def along(extra: float) -> Array:
        def draw(canvas: skia.Canvas) -> None:
            for road in chosen:
                canvas.drawPath(polygon(road.line, closed=False), line_paint(road.width + extra))

        return leaf.mask(draw)

    case, way = along(2 * line), along(0)
    shake = 0.5 * leaf.k
    case = roughened(case, shake, 18 * leaf.k, "road")
    way = roughened(way, shake, 18 * leaf.k, "road")
    shade = np.roll(blurred(case, 3.2 * leaf.k), (round(1.6 * leaf.k), round(1.2 * leaf.k)), (0, 1))
    leaf.sheet.color *= (
        np.array([0.62, 0.5, 0.42], np.float32) ** (np.clip(shade - case, 0, 1) * 0.75)[..., None]
    )
    lay(leaf.sheet.color, case, ROAD)
    uneven = 0.50 + 0.10 * leaf.noise(50, 4, "road tint")
    main = leaf.mask(lambda canvas: _streets_only(canvas, chosen))
    uneven = uneven * np.clip(blurred(main, 0.8 * leaf.k), 0.30, 1)
    leaf.sheet.color *= 1 - (way * uneven)[..., None] * (1 - array(ROAD_OCHRE))
    leaf.sheet.color *= np.clip(1 - 0.03 * leaf.sheet.grain, 0.88, 1.08)[..., None] ** case[..., None]
    print_ink(leaf.sheet, np.clip(case - way, 0, 1), INK, 0.95, key="casing")
    dashes = skia.DashPathEffect.Make([7.5, 4.8], 0)

    def dashed(canvas: skia.Canvas) -> None:
        paint = line_paint(leaf.thick(0.7, 0.6), round_ends=False)
        paint.setPathEffect(dashes)
        for road in chosen:
            if road.street:
                canvas.drawPath(polygon(road.line, closed=False), paint)

    leaf.ink(dashed, SEPIA, 0.5, key="dashes")
    return case


def _streets_only(canvas: skia.Canvas, roads: Iterable[Road]) -> None:
    for road in roads:
        if road.street:
            canvas.drawPath(polygon(road.line, closed=False), line_paint(road.width))


def draw_bridges(leaf: Leaf, water: Array, roads: Iterable[Road] | None = None) -> None:
    """Carry each street over the water (one pixel per unit) on a stone bridge."""

    def draw(canvas: skia.Canvas) -> None:
        for road in leaf.plan.roads if roads is None else roads:
            _bridge(canvas, leaf, road, water)

    leaf.put(draw)


def _bridge(canvas: skia.Canvas, leaf: Leaf, road: Road, water: Array) -> None:
    if not road.street:
        return
    dense = np.c_[_dense(road.line[:, 0]), _dense(road.line[:, 1])]
    rows = np.clip(dense[:, 1].astype(int), 0, water.shape[0] - 1)
    columns = np.clip(dense[:, 0].astype(int), 0, water.shape[1] - 1)
    wet = np.where(water[rows, columns] > 0.3)[0]
    if len(wet) < 4:
        return
    span = dense[max(0, wet[0] - 6) : wet[-1] + 7]
    right, along = normals(span), lengths(span)
    half = road.width / 2 + 3.6
    body = polygon(np.concatenate([span + right * half, (span - right * half)[::-1]]))
    soft_shadow(canvas, body, 3.4, (3.4, 4.6), 0.5)
    line = leaf.thick(1.25, 0.8)
    for at in np.linspace(0.1, 0.9, max(2, int(along[-1] / 26))) * along[-1]:
        index = int(np.argmin(np.abs(along - at)))
        for side in (-1, 1):
            forward = np.array([right[index][1], -right[index][0]])
            corners = [
                span[index] + right[index] * side * far + forward * shift
                for far, shift in ((half - 1.5, -5.2), (half + 5, 0), (half - 1.5, 5.2))
            ]
            pier = polygon(np.array(corners))
            fill(canvas, pier, "#cdb98c")
            ink(canvas, pier, line * 0.7, step=1)
    fill(canvas, body, "#d8c499")
    ink(canvas, body, line, step=1.2)
    way = road.width / 2 + 0.6
    fill(canvas, polygon(np.concatenate([span + right * way, (span - right * way)[::-1]])), "#f0dda6")
    for edge in (way, -way):
        ink(canvas, polygon(span + right * edge, closed=False), line * 0.6, step=1.2)
    if leaf.k > 0.8:
        for at in np.arange(3, along[-1], 6.2):
            index = int(np.argmin(np.abs(along - at)))
            for side in (-1, 1):
                near, far = span[index] + right[index] * side * way, span[index] + right[index] * side * half
                canvas.drawLine(
                    *map(float, near), *map(float, far), line_paint(leaf.thick(0.55, 0.5), INK, 0.8)
                )


def _dense(values: NDArray[np.float64]) -> NDArray[np.float64]:
    at = np.linspace(0, len(values) - 1, len(values) * 4)
    dense: NDArray[np.float64] = np.interp(at, np.arange(len(values)), values)
    return dense


def draw_plazas(leaf: Leaf) -> None:
    """Pave the square of every street; its name plate stands below and is drawn by the game."""
    streets = [place for place in leaf.plan.places.values() if place.kind == "street"]

    def draw(canvas: skia.Canvas) -> None:
        for place in streets:
            _plaza(canvas, leaf, place)

    leaf.put(draw)


def _plaza(canvas: skia.Canvas, leaf: Leaf, place: Place) -> None:
    chance = generator("plaza", place.key)
    (x, y), half = place.at, place.half[0]
    top = y + PLAZA_TOP
    square = rectangle(x - half, top, 2 * half, PLAZA_HEIGHT, 19)
    soft_shadow(canvas, square, 3.2, (1.8, 2.6), 0.4)
    fill(canvas, square, mixed("#eedfb8", place.color, 0.5))
    canvas.save()
    canvas.clipPath(square, True)
    size = 5.4 if leaf.k > 0.8 else 8.2
    line = line_paint(leaf.thick(0.42, 0.5), SEPIA, 0.5)
    for row in range(int(PLAZA_HEIGHT / size) + 1):
        low, left = top + 1 + row * size, x - half - chance.uniform(0, 7)
        while left < x + half:
            wide = chance.uniform(1.2, 1.9) * size
            stone = skia.Rect.MakeXYWH(
                left, low + 2.2 * np.sin((left - x) * 0.042), wide - 0.22 * size, size * 0.78
            )
            tone = chance.uniform(-0.07, 0.08)
            color = np.clip(array(PAPER) * 0.52 + array(place.color) * 0.48 + tone, 0, 1)
            canvas.drawRoundRect(
                stone, 1.3, 1.3, skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*map(float, color), 1))
            )
            canvas.drawRoundRect(stone, 1.3, 1.3, line)
            left += wide
    shade = skia.GradientShader.MakeLinear(
        [skia.Point(x, top), skia.Point(x, top + PLAZA_HEIGHT)], [0x30FFFFFF, 0x00000000, 0x30402810]
    )
    canvas.drawPath(square, skia.Paint(AntiAlias=True, Shader=shade))
    canvas.restore()
    ink(canvas, square, leaf.thick(1.4, 1.0), key=place.key)
    ink(
        canvas,
        rectangle(x - half + 2.7, top + 2.7, 2 * half - 5.4, PLAZA_HEIGHT - 5.4, 16.5),
        leaf.thick(0.5, 0.5),
        alpha=0.8,
    )


def disc(canvas: skia.Canvas, leaf: Leaf, x: float, y: float, radius: float, color: str) -> None:
    """A printed disc with a dark rim and a shadow."""
    shape = circle(x, y, radius)
    soft_shadow(canvas, shape, 2.8, (1.6, 2.2), 0.45)
    fill(canvas, shape, color)
    ink(canvas, shape, leaf.thick(1.6, 1.0), step=1)
