"""Arkham: a river town with its campus, as the first leaf of the atlas."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
import skia

from . import arkham_east, arkham_north, arkham_rooms, arkham_south, arkham_west, landmarks_arkham
from .dials import draw_doom, draw_terror
from .engraver import screen
from .frame import draw_cartouche
from .houses import Quarter, Wood, draw_town
from .houses import town as lay_town
from .land import draw_fields, draw_ground
from .leaf import Leaf
from .lettering import text_along
from .noise import Array, noise
from .palette import INK, RIVER_INK
from .paper import print_ink
from .pens import fill, line_paint, normals, polygon, rectangle, spline
from .plan import Plan
from .sheet import Town
from .streets import draw_bridges
from .surfaces import WHITE, blurred, distance_inside, drawn_gray, smoothstep, warped
from .tentacles import Arm, draw_tentacles

_RIVER = (
    (-32, 382, 33),
    (64, 377, 32),
    (160, 370, 37),
    (243, 358, 51),
    (349, 348, 68),
    (443, 354, 51),
    (533, 368, 33),
    (640, 373, 29),
    (773, 368, 30),
    (933, 373, 30),
    (1088, 377, 31),
    (1216, 371, 34),
    (1333, 354, 31),
    (1472, 341, 33),
)
"""The middle of the Miskatonic and half its width, units."""

_QUARTERS = {
    "northside": Quarter(
        -4,
        19,
        ("eaves", "eaves", "gable", "flat"),
        (5, 7),
        (3.4, 5),
        (10, 16),
        0.14,
        ("#a55a3c", "#96704a", "#8c5a44"),
    ),
    "downtown": Quarter(
        3,
        23,
        ("flat", "flat", "flat", "eaves"),
        (7.5, 14.5),
        (3.2, 4.8),
        (9.5, 14),
        0.07,
        ("#8f8a80", "#7f7a72", "#a08a6a"),
        "#ece2c8",
    ),
    "easttown": Quarter(
        6,
        18,
        ("gable", "eaves", "eaves"),
        (5, 6.5),
        (3.2, 4.8),
        (8, 12),
        0.18,
        ("#6f7480", "#5f646e", "#7d7466"),
        "#d8cdb2",
    ),
    "merchant-district": Quarter(
        -7,
        20,
        ("eaves", "eaves", "gable", "flat"),
        (5, 7.5),
        (3.8, 5.4),
        (12, 18),
        0.08,
        ("#7d7466", "#8c5a44", "#6f7a5c"),
    ),
    "rivertown": Quarter(
        8,
        17.5,
        ("gable", "gable", "eaves"),
        (4.4, 6),
        (3.8, 5.4),
        (7, 10),
        0.2,
        ("#7a6a80", "#6b5f72", "#8c5a44"),
        "#dccfb4",
    ),
    "miskatonic-u": Quarter(
        0,
        24,
        ("eaves", "eaves", "flat"),
        (6, 8),
        (3.8, 5.4),
        (11, 17),
        0.55,
        ("#a86a4c", "#8f5f44", "#9a7a48"),
        "#e8d4a4",
        (4, 8),
    ),
    "french-hill": Quarter(
        -10,
        19,
        ("gable", "eaves"),
        (4.4, 6.4),
        (4.4, 6.4),
        (7.5, 10.6),
        0.42,
        ("#5d6f80", "#6f7480", "#7a6a5c"),
    ),
    "uptown": Quarter(
        5,
        21,
        ("gable", "eaves"),
        (5.4, 7),
        (4.4, 5.8),
        (8.6, 12.4),
        0.40,
        ("#a3503e", "#8c4a3a", "#7d6458"),
        "#ecdcb8",
        (4, 8),
    ),
    "southside": Quarter(
        -3,
        17.5,
        ("eaves", "gable", "gable"),
        (5, 7.4),
        (3.8, 5.4),
        (7.5, 10),
        0.12,
        ("#8a5f3c", "#7a5236", "#96704a"),
        "#dec9a0",
    ),
}
_WOODS = (
    Wood((341, 820), (26, 92), 44),
    Wood((800, 703), (54, 45), 62),
    Wood((907, 470), (64, 20), 36),
    Wood((470, 860), (14, 32), 12),
    Wood((721, 483), (21, 27), 14, 0.4),
)
_CARTOUCHE = (178.0, 764.0)
_BEHIND = (
    (((66, 2), (38, -26), (0, -24), (-34, -8), (-54, -18), (-50, -33), (-38, -30)), 11.0),
    (((64, 2), (96, -26), (134, -20), (154, -2), (172, -12), (168, -26), (156, -28)), 11.0),
    (((-30, 124), (-62, 140), (-84, 118), (-76, 96), (-60, 100), (-62, 114), (-70, 112)), 12.0),
)
_BEFORE = (
    (((222, 134), (206, 148), (176, 138), (176, 112), (196, 100), (206, 114), (196, 120)), 12.0),
    (((-90, -26), (-83, -5), (-58, 5), (-46, -12), (-58, -23), (-69, -13), (-64, -8)), 10.0),
)
"""The tentacles behind and over the cartouche, from its upper left corner, with their radii."""


@cache
def _plan() -> Plan:
    plan = Plan("arkham", ("base",))
    plan.free.append(rectangle(_CARTOUCHE[0] - 132, _CARTOUCHE[1] - 78, 264, 156))
    plan.free.append(rectangle(380, 904, 720, 50))
    plan.free.append(polygon(_bank(5)))
    return plan


def _bank(more: float) -> np.ndarray:
    """The outline of the river, ``more`` units wider at each side."""
    knots = np.array(_RIVER, float)
    middle = spline(knots[:, :2], steps=20)
    half = np.interp(np.linspace(0, 1, len(middle)), np.linspace(0, 1, len(knots)), knots[:, 2]) + more
    side = normals(middle)
    return np.concatenate([middle + side * half[:, None], (middle - side * half[:, None])[::-1]])


@cache
def _water() -> Array:
    """The river, one pixel per unit, with banks that wander."""
    width, height = _plan().size
    mask = drawn_gray(width, height, lambda canvas: canvas.drawPath(polygon(_bank(0)), WHITE))
    mask = warped(
        mask, noise(width, height, 38, 4, "bank x") * 3.4, noise(width, height, 30, 4, "bank y") * 3.8
    )
    return smoothstep(0.4, 0.6, blurred(mask, 0.8))


def _land(leaf: Leaf) -> None:
    draw_ground(leaf, water=_water(), strength=0.55)
    _river(leaf)
    _hill(leaf)
    allowed = blurred(_water(), 4) < 0.08
    draw_fields(leaf, 40, allowed=allowed)
    draw_town(leaf, lay_town(leaf.plan, _QUARTERS, _WOODS, allowed=allowed))


def _river(leaf: Leaf) -> None:
    water = smoothstep(0.35, 0.65, blurred(leaf.scaled(_water()), 0.8 * leaf.k))
    inside = distance_inside(water) / leaf.k
    leaf.sheet.color[...] = (
        leaf.sheet.color * (1 - water[..., None] * 0.25)
        + np.array((0.93, 0.90, 0.78), np.float32) * water[..., None] * 0.25
    )
    leaf.wash(water, "#a9c0bb", 0.8, edge=0.7, key="shoal", bleed=0.6)
    deep = smoothstep(6, 40, inside + leaf.noise(90, 4, "deep") * 5) * water
    leaf.wash(deep, "#7fa3a6", 0.5, edge=0.0, key="deep", bleed=1)
    shade = np.roll(blurred(1 - water, 5 * leaf.k), (round(2 * leaf.k), round(2 * leaf.k)), (0, 1)) * water
    leaf.sheet.color *= np.array([0.55, 0.62, 0.64], np.float32) ** (shade * 0.45)[..., None]
    broken = leaf.noise(30, 3, "broken")
    lines = np.zeros_like(water)
    at, step, number = 2.2, 2.5, 0
    while at < 68:
        weight = max(0.34, 0.9 - 0.03 * number) if leaf.k > 0.8 else 0.9
        gap = smoothstep(-0.9 + 0.09 * number, -0.3 + 0.09 * number, broken + 0.5) if number > 2 else 1.0
        line = np.clip((weight - np.abs(inside - at)) * leaf.k * 0.9 + 0.5, 0, 1) * min(
            1.0, weight * leaf.k + 0.25
        )
        lines = np.maximum(lines, line * gap)
        at += step * (1 if leaf.k > 0.8 else 2) + number * 0.34
        number += 1
    print_ink(leaf.sheet, lines * water, RIVER_INK, 0.72, key="lining")
    bank = np.clip((leaf.thick(0.95) - np.abs(inside - 0.5)) * leaf.k + 0.5, 0, 1) * water
    print_ink(leaf.sheet, bank, INK, 0.9, key="bank")


def _hill(leaf: Leaf) -> None:
    """French Hill: a dome of hachures, heavy on the side away from the light."""
    middle_x, middle_y, across, down = 913.0, 527.0, 78.0, 42.0
    columns = np.arange(leaf.width, dtype=np.float32)[None, :] / leaf.k
    rows = np.arange(leaf.height, dtype=np.float32)[:, None] / leaf.k
    far = np.hypot((columns - middle_x) / across, (rows - middle_y) / down) + leaf.noise(30, 3, "hill") * 0.04
    height = np.clip(1 - far**2, 0, 1)
    slope_x, slope_y = (columns - middle_x) / across**2, (rows - middle_y) / down**2
    lit = (slope_x * 0.6 + slope_y * 0.75) * 40
    shade = np.clip(0.25 + lit, 0, 1) * smoothstep(0.02, 0.25, height) * (far < 1.02)
    leaf.sheet.color *= np.array([0.62, 0.55, 0.44], np.float32) ** (shade * 0.5)[..., None]
    angle = np.arctan2((rows - middle_y) / down, (columns - middle_x) / across)
    pitch = max(2.6, 2.2 * leaf.k)
    phase = angle * across * leaf.k * np.clip(far, 0.25, 1).round(1)
    tiers = np.abs((far * 5) % 1 - 0.5) * 2
    tone = np.clip(shade * 0.8 + 0.1, 0, 0.6) * (tiers < 0.86) * (height > 0.02) * (far > 0.16)
    print_ink(
        leaf.sheet,
        screen(tone.astype(np.float32), phase.astype(np.float32), pitch),
        "#3a2a1e",
        0.62,
        key="hill",
    )


def _marks(leaf: Leaf) -> None:
    draw_bridges(leaf, _water())
    knots = np.array([point[:2] for point in _RIVER], float)
    line = [tuple(point) for point in knots if 560 < point[0] < 1100]
    name = text_along("M i s k a t o n i c   R i v e r", "italic", 23.5, line, spacing=1.6, down=7)

    def lettering(canvas: skia.Canvas) -> None:
        canvas.drawPath(name, line_paint(4.6, "#b9c6b4", 0.9))
        fill(canvas, name, "#20343f")

    leaf.put(lettering)
    draw_doom(leaf)
    draw_terror(leaf)
    draw_tentacles(leaf, _arms(_BEHIND), key="behind")
    draw_cartouche(
        leaf, _CARTOUCHE, "ARKHAM", "A  Map  of", "in the County of Essex", "SURVEYED BY NIGHT · MCMXXVI"
    )
    draw_tentacles(leaf, _arms(_BEFORE), key="before")


def _arms(arms: Sequence[Arm]) -> list[Arm]:
    """Tentacles moved to where the cartouche stands."""
    left, top = _CARTOUCHE[0] - 64, _CARTOUCHE[1] - 62
    return [([(x + left, y + top) for x, y in way], radius) for way, radius in arms]


def town() -> Town:
    """The town as `sheet.bake_town` wants it."""
    pictures = {
        **arkham_north.PICTURES,
        **arkham_east.PICTURES,
        **arkham_west.PICTURES,
        **arkham_south.PICTURES,
        **arkham_rooms.PICTURES,
    }
    return Town(_plan(), pictures, _land, _marks, landmarks_arkham.LANDMARKS)
