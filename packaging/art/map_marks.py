"""Marks that belong to the map: vortices, places of the towns' tracks, names of waters, small bridges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import skia
from numpy.typing import NDArray

from .engraver import screen
from .landscape import Ground, Stroke
from .leaf import Leaf
from .lettering import text_along
from .light import relief
from .noise import Array, generator, noise
from .palette import INK, Color, array, mixed
from .pens import Point, Points, circle, fill, ink, lengths, line_paint, normals, polygon, soft_shadow
from .surfaces import blurred, grid, lay, smoothstep

Line = NDArray[np.float64]


def draw_vortex(ground: Ground, at: Point, radius: float, dark: Color, rim: Color, key: str) -> None:
    """A whirl of ``radius`` units with a black eye, engraved along its arms."""
    leaf, k = ground.leaf, ground.leaf.k
    window = ground.window(*at, radius * 1.5)
    x, y = ground.places(window)
    shape = np.broadcast_shapes(x.shape, y.shape)

    def cloud(scale: float, name: str) -> Array:
        return noise(shape[1], shape[0], scale * radius * k, 4, (key, name))

    across = x - at[0] + radius * 0.05 * cloud(0.7, "x")
    down = y - at[1] + radius * 0.05 * cloud(0.7, "y")
    far = (np.hypot(across, down) / radius + 1e-3).astype(np.float32)
    turn = 3 * np.arctan2(down, across) / (2 * np.pi) + 1.45 * np.log(far + 0.10)
    arms = (0.5 + 0.5 * np.cos(2 * np.pi * turn + 0.35 * cloud(0.5, "arms"))).astype(np.float32)
    body = smoothstep(-1.28, -0.92, -(far + 0.05 * cloud(0.42, "edge")))
    ground.cover(body * 0.85, "#efe4c6", window)
    density = 0.28 + 1.25 * smoothstep(0.25, 0.85, arms) * (0.55 + 0.45 * smoothstep(-1.1, -0.3, -far))
    density = (
        body
        * (density + 2.2 * np.exp(-((far / 0.34) ** 2)))
        * np.clip(1 + 0.28 * cloud(0.45, "wet"), 0.4, 1.7)
    )
    outer = smoothstep(0.2, 1.05, far)[..., None]
    pigment = array(dark) * (1 - outer) + array(rim) * outer
    view = leaf.sheet.color[window]
    view *= np.clip(pigment, 0.03, 1) ** density[..., None]
    tone = 0.10 + 0.55 * smoothstep(0.2, 0.9, arms) + 0.25 * smoothstep(-0.6, -0.2, -far)
    count = 11 if radius * k > 45 else 6
    axis = np.abs((count * turn) % 1 - 0.5) * 2
    spread = np.maximum(2 * np.pi * far * radius * k / (3 * count) * 0.5, 1.1)
    lines = np.clip((axis - (1 - np.clip(tone, 0, 0.85) * body)) * spread / 1.2 + 0.5, 0, 1) * (body > 0.03)
    lay(view, (lines * body * 0.85).astype(np.float32), "#17121c")
    lay(view, np.clip(1.15 * np.exp(-((far / 0.25) ** 4)), 0, 1), "#0b0910")
    lay(view, (np.exp(-((far / 0.07) ** 2)) * 0.9).astype(np.float32), "#cdefc0")


def draw_tread(ground: Ground, at: Point, radius: float, number: int) -> None:
    """A print as large as a barrel's head, sunk in cracked earth: a place of the Dunwich Horror's track."""
    leaf, k = ground.leaf, ground.leaf.k
    chance = generator("tread", number)
    window = ground.window(*at, radius * 2.0)
    x, y = ground.places(window)
    turn = np.arctan2(y - at[1], x - at[0])
    far = np.hypot(x - at[0], y - at[1])
    far = far * (1 + 0.07 * np.cos(3 * turn + number * 2) + 0.03 * np.cos(7 * turn + number)) * 30 / radius
    far = far + 0.6 * noise(far.shape[1], far.shape[0], 18 * k, 3, ("tread", number))
    soil = smoothstep(-44, -40, -far)
    ground.cover(soil * 0.8, "#e7d7ae", window)
    ground.glaze(soil * (0.15 + 0.8 * np.exp(-np.abs(far - 41) / 7)), "#7c5a4a", window)
    sunk = smoothstep(-31, -29, -far)
    height = -smoothstep(-33, -19, -far) * 11 - 1.8 * np.cos(far * 1.05) * smoothstep(-30, -24, -far)
    leaf.sheet.color[window] *= np.clip(relief(blurred(height * k, 1.4 * k), 135, 42, 0.9), 0.45, 1.4)[
        ..., None
    ]
    ground.glaze(sunk * (0.75 + 0.45 * smoothstep(9, 30, far)), "#6b3c34", window)
    pitch = max(2.6, 3.6 * k)
    tone = np.clip(0.12 + 0.5 * smoothstep(12, 30, far) * (0.65 + 0.5 * np.cos(turn - 0.8)), 0, 0.8)
    lay(leaf.sheet.color[window], sunk * screen(tone, far * k, pitch) * 0.8, INK)
    rim = np.exp(-(((far - 30) / max(0.7, 0.8 / k)) ** 2)) * 0.9
    lay(leaf.sheet.color[window], rim.astype(np.float32), INK)
    ground.pens(
        [*_cracks(at, radius, chance), *_rays(at, radius, chance)], INK, 0.85, taper=0.45, window=window
    )


def _cracks(at: Point, radius: float, chance: np.random.Generator) -> Iterator[Stroke]:
    for number in range(11):
        angle = number * 2 * math.pi / 11 + chance.normal(0, 0.15)
        x, y = at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)
        line = [(x, y)]
        for _ in range(3):
            angle += chance.normal(0, 0.14)
            length = chance.uniform(2.4, 5.4)
            x, y = x + length * math.cos(angle), y + length * math.sin(angle)
            line.append((x, y))
        yield line, 1.3


def _rays(at: Point, radius: float, chance: np.random.Generator) -> Iterator[Stroke]:
    for _ in range(70):
        angle = chance.uniform(0, 2 * math.pi)
        begin, end = radius * 1.44, radius * (1.58 + chance.uniform(0, 0.16))
        lean = angle + chance.normal(0, 0.05)
        yield (
            [
                (at[0] + begin * math.cos(angle), at[1] + begin * math.sin(angle)),
                (at[0] + end * math.cos(lean), at[1] + end * math.sin(lean)),
            ],
            0.75,
        )


def draw_water_name(
    leaf: Leaf,
    name: str,
    line: Sequence[Point],
    size: float,
    *,
    spacing: float = 1.0,
    paper: Color = "#d9dcc0",
) -> None:
    """The name of a water or hill in italics along a line."""
    letters = text_along(name, "italic", size, line, spacing=spacing)

    def draw(canvas: skia.Canvas) -> None:
        canvas.drawPath(letters, line_paint(size * 0.2, paper, 0.85))
        fill(canvas, letters, "#17302f")

    leaf.put(draw)


def plank_bridges(
    leaf: Leaf, water: Array, where: Callable[[float, float], bool] = lambda x, y: True
) -> None:
    """Carry each way over narrow water (one pixel per unit) on a bridge of planks, where that is wanted."""

    def draw(canvas: skia.Canvas) -> None:
        for road in leaf.plan.roads:
            line = _dense(road.line)
            rows = np.clip(line[:, 1].astype(int), 0, water.shape[0] - 1)
            columns = np.clip(line[:, 0].astype(int), 0, water.shape[1] - 1)
            wet = np.where(water[rows, columns] > 0.4)[0]
            for run in np.split(wet, np.where(np.diff(wet) > 4)[0] + 1):
                if len(run) > 2 and where(*line[run[0]]) and not _under_a_place(leaf, line[run]):
                    span = line[max(0, run[0] - 3) : run[-1] + 4]
                    _planks(canvas, leaf, span, road.width)

    leaf.put(draw)


def _under_a_place(leaf: Leaf, span: Line) -> bool:
    middle = span[len(span) // 2]
    return any(
        math.dist(middle, place.at) < place.half[0] + 6
        for place in leaf.plan.places.values()
        if place.kind != "street"
    )


def _planks(canvas: skia.Canvas, leaf: Leaf, span: Line, width: float) -> None:
    side, along = normals(span), lengths(span)
    half = width / 2 + 2.4
    deck = polygon(np.concatenate([span + side * half, (span - side * half)[::-1]]))
    soft_shadow(canvas, deck, 2.4, (2, 3), 0.5)
    fill(canvas, deck, "#d9c193")
    step = 3.4 if leaf.k > 0.8 else 6.0
    for at in np.arange(step / 2, along[-1], step):
        index = int(np.argmin(np.abs(along - at)))
        begin, end = span[index] + side[index] * half, span[index] - side[index] * half
        canvas.drawLine(*map(float, begin), *map(float, end), line_paint(leaf.thick(0.55, 0.5), INK, 0.75))
    for sign in (-1, 1):
        rail = span + side * sign * half
        first, last = span[0] + side[0] * sign * (half + 3), span[-1] + side[-1] * sign * (half + 3)
        ink(
            canvas,
            polygon(np.concatenate([[first], rail, [last]]), closed=False),
            leaf.thick(1.5, 1.0),
            step=1.5,
        )


def _dense(line: Line) -> Line:
    count = max(2, int(lengths(line)[-1]))
    at = np.linspace(0, lengths(line)[-1], count)
    dense: Line = np.c_[np.interp(at, lengths(line), line[:, 0]), np.interp(at, lengths(line), line[:, 1])]
    return dense


def margin(leaf: Leaf, inset: float = 50.0) -> None:
    """Leave bare paper outside the frame: the map ends there."""
    x, y = grid(leaf.width, leaf.height)
    width, height = leaf.plan.size
    edge = np.minimum(np.minimum(x / leaf.k, width - x / leaf.k), np.minimum(y / leaf.k, height - y / leaf.k))
    bare = np.clip((inset - edge) * leaf.k + 0.5, 0, 1)[..., None]
    leaf.sheet.color += (leaf.fresh - leaf.sheet.color) * bare * 0.92


def draw_sea_way(leaf: Leaf, lines: Sequence[Points]) -> None:
    """Ways through the sea: two rows of dashes, light on dark."""

    def draw(canvas: skia.Canvas) -> None:
        for line in lines:
            for width, color in ((5.2, "#10292b"), (2.6, "#f2eacc")):
                paint = line_paint(width, color, 0.9, round_ends=True)
                paint.setPathEffect(skia.DashPathEffect.Make([7, 8], 0))
                canvas.drawPath(polygon(line, closed=False), paint)

    leaf.put(draw, flat=True)


def draw_buoys(ground: Ground, places: Sequence[Point], radius: float) -> None:
    """Rings in the water, marked as compass cards: the places of the Deep Ones Rising track."""
    leaf = ground.leaf
    for number, at in enumerate(places):
        _buoy(ground, at, radius, number)

    def ticks(canvas: skia.Canvas) -> None:
        paint = line_paint(leaf.thick(0.7, 0.6), "#10292b")
        for x, y in places:
            for part in range(36):
                across, down = math.cos(part * math.pi / 18), math.sin(part * math.pi / 18)
                begin, end = radius * 0.88, radius * (0.8 if part % 3 else 0.73)
                canvas.drawLine(x + begin * across, y + begin * down, x + end * across, y + end * down, paint)

    if leaf.k > 0.8:
        leaf.put(ticks, flat=True)


def _buoy(ground: Ground, at: Point, radius: float, number: int) -> None:
    leaf = ground.leaf
    window = ground.window(*at, radius * 1.7)
    x, y = ground.places(window)
    far = np.hypot(x - at[0], y - at[1])
    disc = np.clip((radius - far) * leaf.k + 0.5, 0, 1)
    ground.cover(disc * 0.62, "#c8d8c0", window)
    ground.glaze(disc * smoothstep(radius * 0.25, radius, far) * 0.85, "#3d6f6c", window)
    worn = noise(far.shape[1], far.shape[0], 44 * leaf.k, 2, ("buoy", number))
    view = leaf.sheet.color[window]
    for reach, width, strength in ((1.0, 1.7, 1.0), (0.88, 0.7, 0.9), (1.2, 0.8, 0.7), (1.38, 0.7, 0.5)):
        half = leaf.thick(width, 0.8) / 2
        line = np.clip((half - np.abs(far - radius * reach)) * leaf.k + 0.5, 0, 1)
        if reach > 1:
            line = line * np.clip(1.1 + 1.1 * worn, 0, 1)
        lay(view, (line * strength).astype(np.float32), "#10292b")


def draw_raid_places(leaf: Leaf, places: Sequence[tuple[Point, str]], radius: float) -> None:
    """Federal badges in the colors of the neighborhoods: the places of the Feds Raid track."""

    def draw(canvas: skia.Canvas) -> None:
        for number, (at, color) in enumerate(places):
            _badge(canvas, leaf, at, radius, color, number)

    leaf.put(draw)


def _badge(canvas: skia.Canvas, leaf: Leaf, at: Point, radius: float, color: str, number: int) -> None:
    x, y = at
    plate, face = circle(x, y, radius), circle(x, y, radius * 0.86)
    soft_shadow(canvas, plate, 3.4, (2, 3.2), 0.5)
    fill(canvas, plate, "#f2e5c4")
    fill(canvas, face, mixed(color, "#f2e5c4", 0.12))
    light = skia.Point(x - radius * 0.3, y - radius * 0.35)
    colors = [0x50FFF4D8, 0x00000000, 0x48301808]
    glow = skia.GradientShader.MakeRadial(light, radius * 1.2, colors)
    canvas.drawPath(face, skia.Paint(AntiAlias=True, Shader=glow))
    ink(canvas, plate, leaf.thick(1.6, 1.0), step=1, key=number)
    ink(canvas, face, leaf.thick(0.9, 0.7), step=1, key=number)
    reaches = [radius * (0.62 if part % 2 == 0 else 0.27) for part in range(10)]
    star = [
        (x + reach * math.sin(part * math.pi / 5), y - reach * math.cos(part * math.pi / 5))
        for part, reach in enumerate(reaches)
    ]
    fill(canvas, polygon(star), "#f2e5c4")
    for part in range(0, 10, 2):
        fill(canvas, polygon([at, star[part], star[part + 1]]), INK, 0.5)
    ink(canvas, polygon(star), leaf.thick(0.8, 0.7), step=1, key=number)
