"""More of what the pictures of country and coast are built from: hills, clouds in bands, water, curves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import skia

from .palette import Color
from .pens import Point, Points, curve, polygon, spline
from .plate import COLORS, Tone
from .vignette import Vignette


def corners(text: str) -> list[Point]:
    """The points of a drawing, written as in SVG: ``"10,20 30,20 30,40"``."""
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def oval(x: float, y: float, half_width: float, half_height: float) -> skia.Path:
    """An ellipse around a middle."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeXYWH(x - half_width, y - half_height, 2 * half_width, 2 * half_height))
    return path


def bend(picture: Vignette, points: Points, weight: float = 0.7, taper: float = 0.25) -> None:
    """A pen line that bends through points."""
    picture.line(curve(points), weight, taper)


def bands(
    picture: Vignette, places: Iterable[tuple[float, float, float]], color: Color | None = None
) -> None:
    """Long thin clouds, each by its middle and half its length."""
    for x, y, half in places:
        top = [(x - half, y), (x - half * 0.3, y - half * 0.12), (x + half * 0.4, y - half * 0.09)]
        outline = [*top, (x + half, y), (x + half * 0.2, y + half * 0.07)]
        picture.fill(curve(outline, closed=True), 0.04, 0, color, 0)
        bend(picture, top, 0.5)


def birds(picture: Vignette, places: Iterable[tuple[float, float, float]]) -> None:
    """Birds far away, each by its middle and half its span."""
    for x, y, half in places:
        left, right = (x - half * 0.4, y - half * 0.6), (x + half * 0.4, y - half * 0.6)
        bend(picture, [(x - half, y - half * 0.4), left, (x, y), right, (x + half, y - half * 0.4)], 0.8, 0.4)


def hill(
    picture: Vignette,
    points: Sequence[Point],
    tone: Tone,
    color: Color,
    *,
    angle: float = 20,
    strokes: int = 0,
    outline: float = 0.9,
    cover: float = 0.7,
) -> None:
    """A hill below a curve; ``strokes`` fall from its top, most on the side away from the light."""
    top = [(float(x), float(y)) for x, y in spline(points, steps=18)]
    high = min(y for _, y in top)
    low = max(y for _, y in top) + 60
    shape = polygon([*top, (top[-1][0], low), (top[0][0], low)])
    picture.fill(shape, tone, angle, color, outline, ((0, high), (0, 92)), cover=cover)
    for _ in range(strokes):
        index = int(picture.chance.uniform(2, len(top) - 3))
        (x, y), slope = top[index], top[index + 1][1] - top[index - 1][1]
        if slope < -0.3 and picture.chance.random() < 0.7:
            continue
        length = picture.chance.uniform(3, 9)
        middle = (x + slope * 0.5 + 0.6, y + length * 0.5)
        bend(picture, [(x, y + 0.8), middle, (x + slope + 1.2, y + length)], 0.6, 0.6)


def water(
    picture: Vignette, y: float, tone: Tone = (0.25, 0.5), color: Color = COLORS["water"], rows: int = 8
) -> None:
    """Water from a level line down to the rim."""
    picture.fill([(-4, y), (104, y), (104, 104), (-4, 104)], tone, 0, color, 0.9)
    picture.waves(y + 2, 94, rows)


def glow(picture: Vignette, x: float, y: float, radius: float, color: Color = COLORS["lit"]) -> None:
    """Rays of light around a point, scraped out of the dark."""
    for number in range(14):
        turn = skia.Matrix()
        turn.setRotate(number * 360 / 14 + 6, x, y)
        reach = radius * (1.0 if number % 2 else 0.72)
        ray = polygon([(x + radius * 0.34, y - 0.35), (x + reach, y), (x + radius * 0.34, y + 0.35)])
        ray.transform(turn)
        picture.white(ray, color)
