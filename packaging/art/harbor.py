"""What stands in and by the sea: wharves, a breakwater, boats, reef rocks, steeples, a drowned city."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from .landscape import Drawing, Ground
from .palette import mixed
from .pens import Point, line_paint, polygon, resampled, spline
from .surfaces import WHITE, drawn_gray, warped


def draw_wharf(drawing: Drawing, x: float, y: float, angle: float, length: float) -> None:
    """A wharf that runs out from the shore; some have lost their end."""
    chance = drawing.chance
    along = np.array([math.cos(angle), math.sin(angle)])
    across = np.array([-along[1], along[0]]) * 4.4
    begin = np.array([x - 11, y])
    whole = length * (chance.uniform(0.55, 0.8) if chance.random() < 0.5 else 1.0) + 11
    for at in np.arange(8, length + 11, 8):
        post = begin + along * at + across
        drawing.line([tuple(post), (post[0], post[1] + 4.8)], 1.3, 0)
    end = begin + along * whole
    drawing.shape(np.array([begin - across, end - across, end + across, begin + across]), "#9c8a6a", 0.9)
    for at in np.arange(3, whole - 1, 3.4 if drawing.k > 0.8 else 6):
        middle = begin + along * at
        drawing.line(np.array([middle - across, middle + across]), 0.5, 0)


def draw_breakwater(drawing: Drawing, line: Sequence[Point]) -> None:
    """A mole of heaped stones with a small light at its end."""
    chance = drawing.chance
    for x, y in resampled(spline(line), 7):
        for _ in range(4):
            middle_x, middle_y, size = (
                x + chance.normal(0, 3.4),
                y + chance.normal(0, 3.4),
                chance.uniform(2.4, 4.8),
            )
            stone = [
                (
                    middle_x + size * math.cos(turn) * chance.uniform(0.8, 1.2),
                    middle_y + size * 0.75 * math.sin(turn),
                )
                for turn in np.linspace(0, 2 * math.pi, 6)[:-1]
            ]
            drawing.shape(stone, mixed("#8e8370", "#b8a98c", chance.random()), 0.7)
    x, y = line[-1]
    drawing.shape([(x - 5, y), (x - 3.4, y - 24), (x + 3.4, y - 24), (x + 5, y)], "#e6d9b6", 0.8)
    drawing.shape(
        [(x - 4.2, y - 11), (x - 3.7, y - 17), (x + 3.7, y - 17), (x + 4.2, y - 11)], "#9a4636", 0.6
    )
    drawing.shape([(x - 3.4, y - 24), (x, y - 32), (x + 3.4, y - 24)], "#4b3a2e", 0.7)
    drawing.hatch([(x, y), (x, y - 24), (x + 3.4, y - 24), (x + 5, y)], 85, 1.2)


def draw_boat(drawing: Drawing, x: float, y: float, size: float, *, sail: bool) -> None:
    """A boat, under sail or rowed."""
    hull = [
        (x - 9.6 * size, y),
        (x + 9.6 * size, y),
        (x + 6.4 * size, y + 4 * size),
        (x - 7.2 * size, y + 4 * size),
    ]
    drawing.shape(hull, "#6b4a33", 0.7)
    if not sail:
        drawing.line([(x - 2.4, y - 0.8), (x + 1.6, y - 4)], 1.1, 0)
        drawing.line([(x + 1.6, y - 4), (x + 9.6, y + 4)], 0.7, 0)
        return
    drawing.line([(x, y), (x, y - 21 * size)], 0.9, 0)
    drawing.shape(
        [(x + 0.8, y - 20 * size), (x + 0.8, y - 2.4 * size), (x + 10.4 * size, y - 2.4 * size)],
        "#e9dab0",
        0.7,
    )
    drawing.shape(
        [(x - 0.8, y - 17.6 * size), (x - 0.8, y - 2.4 * size), (x - 7.2 * size, y - 2.4 * size)],
        "#d6c397",
        0.7,
    )


def draw_reef_rock(drawing: Drawing, x: float, y: float, size: float) -> None:
    """A black rock in the surf."""
    chance = drawing.chance
    count = int(chance.integers(5, 8))
    foot = [(x + (number / (count - 1) - 0.5) * 21 * size, y) for number in range(count)]
    top = [
        (
            at + chance.normal(0, 1.2),
            y - size * chance.uniform(4, 15) * (1 - abs(number / (count - 1) - 0.5) * 1.5),
        )
        for number, (at, _) in enumerate(foot)
    ]
    drawing.shape([foot[0], *top, foot[-1]], "#55564f", 0.9)
    peak = min(range(count), key=lambda number: top[number][1])
    drawing.hatch([*top[peak:], foot[-1], (top[peak][0], y)], 68, 1.4, 0.55)
    for _ in range(3):
        half = chance.uniform(0.6, 1.1) * 13.6 * size
        low = y + 1.2 + chance.uniform(0, 2.4)
        drawing.line([(x - half, low), (x + half, low + 0.4)], 0.8, 0.4)


def draw_steeple(drawing: Drawing, x: float, y: float, size: float) -> None:
    """A church tower by its left foot."""
    width, wall = 8 * size, 17.6 * size
    side = [
        (x + width, y),
        (x + width + 4 * size, y - 2 * size),
        (x + width + 4 * size, y - wall - 1.6 * size),
        (x + width, y - wall),
    ]
    drawing.shape(side, "#91845f", 0.66)
    drawing.hatch(side, 75, 1.2)
    drawing.shape([(x, y), (x + width, y), (x + width, y - wall), (x, y - wall)], "#c9b78f", 0.7)
    tip = (x + width * 0.62, y - 38 * size)
    drawing.shape(
        [
            (x - 0.4, y - wall),
            tip,
            (x + width + 4.4 * size, y - wall - 1.6 * size),
            (x + width, y - wall + 0.4),
        ],
        "#6b5a52",
        0.7,
    )
    drawing.hatch(
        [tip, (x + width + 4.4 * size, y - wall - 1.6 * size), (x + width * 0.6, y - wall)], 72, 1.2
    )
    drawing.black(
        [
            (x + width * 0.35, y - 10 * size),
            (x + width * 0.35, y - 13.6 * size),
            (x + width * 0.65, y - 13.6 * size),
            (x + width * 0.65, y - 10 * size),
        ]
    )
    drawing.line([tip, (tip[0], tip[1] - 5.6 * size)], 0.8, 0)
    drawing.line([(tip[0] - 2, tip[1] - 3.6 * size), (tip[0] + 2, tip[1] - 3.6 * size)], 0.7, 0)


def draw_drowned_city(ground: Ground, at: Point, clear: float) -> None:
    """Towers glimpsed through the water around a picture whose radius is ``clear`` units."""
    leaf, chance = ground.leaf, ground.chance("drowned city")
    bodies: list[tuple[skia.Path, float]] = []
    details: list[tuple[skia.Path, float, float]] = []
    for _ in range(110):
        turn, far = chance.uniform(0, 2 * math.pi), chance.uniform(clear, clear + 130)
        x, y = at[0] + far * math.cos(turn), at[1] + 10 + far * 0.8 * math.sin(turn)
        width, near = chance.uniform(5, 10.4), 1 - (far - clear) / 130
        height = chance.uniform(11, 32) * (0.45 + 0.6 * near)
        if x > leaf.plan.size[0] - 58 or not ground.free(x, y) or not ground.free(x, y - 16):
            continue
        half, top = width / 2, y - height
        outline = polygon(
            [
                (x - half, y),
                (x - width * 0.38, top),
                (x - width * 0.2, top - 4),
                (x - width * 0.2, top - 7),
                (x + width * 0.2, top - 7),
                (x + width * 0.2, top - 4),
                (x + width * 0.38, top),
                (x + half, y),
            ]
        )
        bodies.append((outline, 0.25 + 0.6 * near))
        details.append((outline, 0.25 + 0.55 * near, 0.8))
        levels = [
            [(x - width * 0.45, y - level), (x + width * 0.45, y - level)]
            for level in np.arange(5, height, 5)
        ]
        flutes = [[(x + right, y), (x + right, top)] for right in np.arange(0.8, half, 1.5)]
        faint = 0.1 + 0.5 * near
        details += [(polygon(line, closed=False), faint, 0.55) for line in (*levels, *flutes)]

    def light(canvas: skia.Canvas) -> None:
        for path, strength in bodies:
            paint = skia.Paint(WHITE)
            paint.setAlphaf(strength)
            canvas.drawPath(path, paint)

    def dark(canvas: skia.Canvas) -> None:
        for path, strength, width in details:
            canvas.drawPath(path, line_paint(leaf.thick(width, 0.6), "#ffffff", strength))

    sway_x, sway_y = (1.2 * leaf.k * leaf.noise(32, 3, ("sway", axis)) for axis in "xy")
    size = (leaf.width, leaf.height)
    ground.cover(warped(drawn_gray(*size, light, scale=leaf.k), sway_x, sway_y) * 0.45, "#78b09c")
    ground.print(warped(drawn_gray(*size, dark, scale=leaf.k), sway_x, sway_y), "#0f2d31", 0.8, "city")
    columns, rows = ground.places((slice(0, leaf.height), slice(0, leaf.width)))
    glowing = np.exp(-(((columns - at[0]) / 152) ** 2 + ((rows - at[1]) / 136) ** 2)) * 0.16
    ground.cover(glowing.astype(np.float32), "#9fe0b8")
