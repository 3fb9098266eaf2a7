"""What stands in open country: hills in profile, houses, trees, standing stones, fields, rocks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .landscape import Drawing, Ground, Stroke
from .noise import noise
from .palette import PAPER_LIGHT, Color, shaded
from .pens import Point, polygon, rectangle
from .surfaces import blurred, roughened, smoothstep

WALLS = ("#cbb58a", "#c2a87e", "#b39a78", "#bdb08f", "#a99a80", "#c7a07c", "#ddd0b0", "#d2c4a4")
ROOFS = ("#7a5f50", "#6a5a52", "#8a6450", "#5f6468", "#77695a", "#9c5644", "#6f7c80", "#86543f")


@dataclass(frozen=True, slots=True)
class Hill:
    """A round hill seen from the side: its foot's middle, width, height, color, a ring of stones on top."""

    x: float
    y: float
    width: float
    height: float
    color: Color
    stones: bool = False

    def skyline(self) -> NDArray[np.float64]:
        """Its outline from left to right."""
        at = np.linspace(-1, 1, 41)
        rise = np.clip(1 - np.abs(at) ** 2.3, 0, 1) ** 0.85 * (1 + 0.03 * np.sin(at * 9 + self.x))
        line: NDArray[np.float64] = np.c_[self.x + at * self.width / 2, self.y - self.height * rise]
        return line


def draw_hills(ground: Ground, hills: Iterable[Hill]) -> None:
    """Paint hills from the farthest to the nearest: faded at the foot, hatched away from the light."""
    for hill in sorted(hills, key=lambda one: one.y):
        _hill(ground, hill)


def _hill(ground: Ground, hill: Hill) -> None:
    x, y, width, height = hill.x, hill.y, hill.width, hill.height
    top = hill.skyline()
    foot = [(x + width / 2, y + 3), (x, y + height * 0.16), (x - width / 2, y + 3)]
    k = ground.leaf.k
    window = ground.window(x, y - height * 0.4, max(width / 2, height) + 14)
    mask = ground.mask(polygon(np.concatenate([top, foot])), window=window)
    mask = roughened(mask, 0.9 * k, 16 * k, ("hill", x))
    columns, rows = ground.places(window)
    fade = smoothstep(y + height * 0.16, y - height * 0.34, rows)
    across, up = (columns - x) / (width / 2), (y - rows) / height
    ground.cover(mask * np.clip(0.35 + 0.65 * fade, 0, 1) * 0.82, PAPER_LIGHT, window)
    cloud = noise(mask.shape[1], mask.shape[0], 36 * k, 4, ("hill", x))
    body = 0.34 + 0.95 * smoothstep(-0.15, 0.95, across + 0.25 * (1 - up)) + 0.22 * cloud
    rim = 1.1 * fade * np.clip(mask - blurred(mask, 2.6 * k), 0, 1)
    ground.glaze(mask * fade * np.clip(body, 0.05, 2) + rim, hill.color, window)
    ground.pens(_falling(ground, hill, top), "#33261b", 0.88, taper=0.45, window=window)
    ground.keep(polygon(np.concatenate([top, foot])))


def _falling(ground: Ground, hill: Hill, top: NDArray[np.float64]) -> list[Stroke]:
    """The skyline and the strokes that fall from it."""
    chance = ground.chance(f"hill {hill.x} {hill.y}")
    strokes: list[Stroke] = [(top[2:-2], 1.2)]
    count = int(hill.width / (2.5 if ground.leaf.k > 0.8 else 4))
    for number in range(count):
        side = -0.62 + 1.55 * (number + chance.uniform(-0.3, 0.3)) / count
        part = min(1.0, max(0.0, (side + 0.3) / 1.2))
        shade = part * part * (3 - 2 * part)
        drop = hill.height * (0.16 + 0.62 * shade) * chance.uniform(0.75, 1.1)
        skipped = side < -0.1 and chance.random() < 0.55
        second = side > 0.25 and chance.random() < 0.7
        if skipped:
            continue
        edge = hill.y - hill.height * max(1 - abs(side) ** 2.3, 0) ** 0.85
        lean = side * hill.width * 0.16 * (drop / hill.height)
        x, low = hill.x + side * hill.width / 2, min(edge + 2.4 + drop, hill.y + hill.height * 0.05)
        strokes.append(
            (
                [(x, edge + 2.4), (x + lean * 0.35, edge + 2.4 + drop * 0.45), (x + lean, low)],
                0.55 + 0.55 * shade,
            )
        )
        if second:
            strokes.append(([(x - 1.6, edge + drop * 0.5), (x + lean * 0.6 + 0.8, edge + drop * 1.1)], 0.6))
    return strokes


def draw_house(drawing: Drawing, x: float, y: float, size: float, *, ruined: bool = False) -> None:
    """A small house by the middle of its front's foot."""
    chance = drawing.chance
    scale = size * chance.uniform(0.82, 1.2)
    width, wall = 12 * scale * chance.uniform(0.8, 1.3), 6.8 * scale * chance.uniform(0.85, 1.4)
    depth, roof = 5.6 * scale, 6 * scale * chance.uniform(0.8, 1.15)
    color = WALLS[int(chance.integers(len(WALLS)))]
    tiles = ROOFS[int(chance.integers(len(ROOFS)))]
    gabled, lit = chance.random() < 0.5, chance.random()
    left, right, back = x - width / 2, x + width / 2, y - depth * 0.5
    far = right + depth
    shadow = [
        (left + 1.6, y + 0.4),
        (right, y + 0.4),
        (far, back),
        (far + 4.8 * scale, back + 2.4 * scale),
        (right + 4 * scale, y + 3.2 * scale),
        (left + 4.8 * scale, y + 2.8 * scale),
    ]
    drawing.tint(shadow, "#8a7660", 0.55)
    side = [(right, y), (far, back), (far, back - wall), (right, y - wall)]
    if ruined:
        _ruin(drawing, (left, y), (width, wall), side, color)
        return
    if gabled:
        ridge = (x, y - wall - roof)
        slope = [
            ridge,
            (x + depth, ridge[1] - depth * 0.5),
            (far + 0.6, back - wall + 0.8),
            (right + 0.6, y - wall + 0.8),
        ]
        drawing.shape(side, shaded(color, 0.74), 0.6)
        drawing.shape([(left, y), (right, y), (right, y - wall), ridge, (left, y - wall)], color, 0.66)
        drawing.shape(slope, tiles, 0.66)
        drawing.hatch(side, 66, 1.3)
        drawing.hatch(slope, 56, 1.3)
        drawing.line([(left - 0.8, y - wall + 0.8), ridge, (right + 0.8, y - wall + 0.8)], 0.8, 0)
        top = ridge[1]
    else:
        gable = [*side[:3], (right + depth * 0.5, y - wall - roof), side[3]]
        slope = [
            (left - 0.8, y - wall + 0.6),
            (left + depth * 0.5 - 0.8, y - wall - roof),
            (right + depth * 0.5, y - wall - roof),
            (right + 0.5, y - wall + 0.6),
        ]
        drawing.shape(gable, shaded(color, 0.74), 0.6)
        drawing.hatch(side, 66, 1.3)
        drawing.shape([(left, y), (right, y), (right, y - wall), (left, y - wall)], color, 0.66)
        drawing.shape(slope, tiles, 0.66)
        drawing.hatch(slope, 6, 1.5)
        top = y - wall - roof
    count = max(1, int(width / 4))
    for number in range(count):
        at = left + width * (number + 0.5) / count - 0.8
        drawing.tint(rectangle(at, y - wall * 0.72, 1.7, 2.3), "#f4b95a" if lit < 0.09 else "#40362f")
    chimney = left + width * chance.uniform(0.2, 0.75) + depth * 0.3
    if chance.random() < 0.6:
        high = top - 2.6 * scale
        drawing.shape(
            [
                (chimney, top + roof * 0.35),
                (chimney, high),
                (chimney + 2, high),
                (chimney + 2, top + roof * 0.35),
            ],
            "#8a5a48",
            0.5,
        )


def _ruin(
    drawing: Drawing, at: Point, size: tuple[float, float], side: Sequence[Point], color: Color
) -> None:
    (x, y), (width, wall) = at, size
    drawing.shape(side, shaded(color, 0.68), 0.6)
    drawing.hatch(side, 70, 1.4)
    broken = ((1, 0.5), (0.75, 1.0), (0.5, 0.55), (0.3, 0.9), (0, 0.6))
    drawing.shape(
        [(x, y), (x + width, y), *((x + width * a, y - wall * b) for a, b in broken)],
        shaded(color, 0.92),
        0.66,
    )
    drawing.black(
        [
            (x + width * 0.35, y),
            (x + width * 0.35, y - wall * 0.4),
            (x + width * 0.6, y - wall * 0.4),
            (x + width * 0.6, y),
        ]
    )


def draw_tree(drawing: Drawing, x: float, y: float, size: float, kind: str, color: Color) -> None:
    """A tree by its foot: "round", "pine" or "dead"."""
    chance = drawing.chance
    color = shaded(color, chance.uniform(0.88, 1.08))
    if kind == "dead":
        for angle, length in ((0, 10), (-0.5, 6.4), (0.55, 6.4), (-0.2, 8), (0.3, 8)):
            reach = length * size
            drawing.line(
                [
                    (x, y),
                    (x + math.sin(angle) * reach * 0.4, y - reach * 0.5),
                    (x + math.sin(angle) * reach, y - reach),
                ],
                0.7,
                0.4,
            )
        return
    drawing.tint(
        [
            (x - 2.4 * size, y),
            (x + 3.2 * size, y - 1.3 * size),
            (x + 9.6 * size, y + 0.5 * size),
            (x + 4 * size, y + 1.9 * size),
        ],
        "#7a6a52",
        0.5,
    )
    if kind == "pine":
        high, half = 12 * size * chance.uniform(0.85, 1.2), 3.4 * size
        low = y - high * 0.1
        outline = [
            (x, y - high),
            (x + half * 0.55, y - high * 0.55),
            (x + half * 0.35, y - high * 0.55),
            (x + half, low),
            (x - half, low),
            (x - half * 0.35, y - high * 0.55),
            (x - half * 0.55, y - high * 0.55),
        ]
        drawing.shape(outline, color, 0.55)
        drawing.hatch(
            [(x, y - high), (x + half * 0.55, y - high * 0.55), (x + half, low), (x, low)], 72, 1.1, 0.5
        )
        drawing.line([(x, low), (x, y)], 0.8, 0)
        return
    high = 7.2 * size
    crown = [
        (
            x + math.cos(angle) * 4.2 * size * chance.uniform(0.85, 1.15),
            y - high - math.sin(angle) * 4.3 * size * chance.uniform(0.85, 1.15),
        )
        for angle in np.linspace(0, 2 * math.pi, 9, endpoint=False)
    ]
    drawing.line([(x, y), (x, y - high * 0.6)], 1.0, 0)
    drawing.shape(crown, color, 0.6, smooth=True)
    shade = [
        (x + 0.4 * size, y - high - 4 * size),
        (x + 4.2 * size, y - high - 1.6 * size),
        (x + 4 * size, y - high + 3.2 * size),
        (x + 0.4 * size, y - high + 4 * size),
    ]
    drawing.hatch(shade, 62, 1.2)


def draw_stone(drawing: Drawing, x: float, y: float, size: float = 1.0) -> None:
    """A standing stone by its left foot, with its shadow."""
    chance = drawing.chance
    high, width = 15 * size * chance.uniform(0.8, 1.2), 6.8 * size * chance.uniform(0.8, 1.2)
    lean = chance.normal(0, 1.1)
    drawing.tint(
        [(x, y), (x + width, y), (x + width + 7.2 * size, y + 3.2 * size), (x + 7.2 * size, y + 3.2 * size)],
        "#6b5a48",
        0.6,
    )
    drawing.shape(
        [(x, y), (x + 0.8 + lean, y - high), (x + width - 0.8 + lean, y - high * 0.92), (x + width, y)],
        "#9a9181",
        0.9,
    )
    drawing.hatch(
        [
            (x + width * 0.45, y),
            (x + width * 0.5 + lean, y - high),
            (x + width - 0.8 + lean, y - high * 0.92),
            (x + width, y),
        ],
        82,
        1.1,
        0.5,
    )


def draw_field(drawing: Drawing, corners: Sequence[Point], color: Color) -> None:
    """A field between dry stone walls: plowed, sown or stubble."""
    chance = drawing.chance
    drawing.shape(corners, color, 0)
    (x0, y0), (x1, y1), _, (x3, y3) = corners
    along = math.degrees(math.atan2(y1 - y0, x1 - x0)) + float(chance.choice([0, 90, 0, 78]))
    manner = int(chance.integers(4))
    if manner < 2:
        drawing.hatch(corners, along, chance.uniform(2.4, 3.4), 0.45)
    elif manner == 2 and drawing.k > 0.8:
        for _ in range(24):
            right, down = drawing.hand.random(), drawing.hand.random()
            x, y = x0 + (x1 - x0) * right + (x3 - x0) * down, y0 + (y1 - y0) * right + (y3 - y0) * down
            drawing.line([(x, y), (x, y - 2.4)], 0.55, 0.3)
    step = 2.8 if drawing.k > 0.8 else 5.0
    for number in range(4):
        begin, end = np.array(corners[number]), np.array(corners[(number + 1) % 4])
        count = int(np.hypot(*(end - begin)) / step)
        for one in range(count):
            x, y = begin + (end - begin) * (one + 0.5) / count
            if drawing.hand.random() < 0.93:
                drawing.shape(
                    rectangle(x - step * 0.46, y - step * 0.34, step * 0.92, step * 0.68, step * 0.3),
                    "#b3a68c",
                    0.5,
                )
