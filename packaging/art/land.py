"""Open land: its rise and fall, tufts of grass, ploughed strips."""

from __future__ import annotations

import math

import numpy as np
import skia

from .leaf import Layer, Leaf
from .light import relief
from .noise import generator
from .palette import skia_color
from .pens import line_paint, polygon
from .surfaces import blurred, lay


def draw_fields(
    leaf: Leaf,
    count: int = 60,
    *,
    colors: tuple[str, ...] = ("#b9ac6c", "#a9a367", "#c9b67c", "#9fa06a"),
    allowed: np.ndarray | None = None,
) -> None:
    """Ploughed strips on the open land outside the districts."""
    plan, chance = leaf.plan, generator(leaf.plan.board, "fields")
    taken = plan.taken | (plan.districts >= 0)
    if allowed is not None:
        taken = taken | ~allowed
    taken = taken.copy()
    layer = leaf.layer()
    for _ in range(count * 12):
        if count <= 0:
            break
        x, y = chance.uniform(60, plan.size[0] - 60), chance.uniform(64, plan.size[1] - 60)
        across, down, turn = chance.uniform(13, 24), chance.uniform(8, 14), chance.uniform(-0.5, 0.5)
        if taken[int(y - down - 6) : int(y + down + 6), int(x - across - 4) : int(x + across + 4)].any():
            continue
        taken[int(y - down - 2) : int(y + down + 2), int(x - across) : int(x + across)] = True
        count -= 1
        _field(layer, leaf, (x, y), (across, down, turn), colors[int(chance.integers(len(colors)))], chance)
    layer.print("#5a4526", 0.75, key="fields")


def _field(
    layer: Layer,
    leaf: Leaf,
    at: tuple[float, float],
    size: tuple[float, float, float],
    color: str,
    chance: np.random.Generator,
) -> None:
    across, down, turn = size
    right = np.array([math.cos(turn), math.sin(turn)])
    low = np.array([-math.sin(turn) * 0.5 - 0.25, math.cos(turn)])
    middle = np.array(at)
    corners = [
        middle + right * across * i + low * down * j + chance.normal(0, 0.9, 2)
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    outline = polygon(np.array(corners))
    layer.color.drawPath(outline, skia.Paint(AntiAlias=True, Color4f=skia_color(color, 0.6)))
    layer.ink.drawPath(outline, line_paint(leaf.thick(0.5, 0.5), "#ffffff", 0.8))
    layer.ink.save()
    layer.ink.clipPath(outline, True)
    pitch = max(2.0, 2.6 / leaf.k)
    for along in np.arange(-1 + pitch / (2 * down), 1, pitch / down):
        begin, end = (
            middle - right * across * 1.1 + low * down * along,
            middle + right * across * 1.1 + low * down * along,
        )
        layer.ink.drawLine(
            *map(float, begin), *map(float, end), line_paint(leaf.thick(0.4, 0.45), "#ffffff", 0.7)
        )
    layer.ink.restore()


def draw_ground(leaf: Leaf, *, water: np.ndarray | None = None, strength: float = 1.0) -> None:
    """Give the land its rise and fall: soft light and shade, tufts of grass and dots of scrub.

    Args:
        leaf: the sheet.
        water: one pixel per unit, where there is none of it.
        strength: of the light and shade.
    """
    plan, chance = leaf.plan, generator(leaf.plan.board, "ground")
    land = 1 - leaf.scaled(water) if water is not None else np.ones((leaf.height, leaf.width), np.float32)
    swell = leaf.noise(120, 3, "swell") * 9 * leaf.k + leaf.noise(34, 2, "hummock") * 1.6 * leaf.k
    slope = relief(blurred(swell, 3 * leaf.k), 135, 42, 1.0)
    shade = np.clip(1 - slope, 0, 0.8) * strength * land
    light = np.clip(slope - 1, 0, 0.5) * strength * land
    leaf.sheet.color *= np.array([0.60, 0.52, 0.42], np.float32) ** shade[..., None]
    lay(leaf.sheet.color, np.clip(light * 0.7, 0, 0.4), "#fbf3dc")
    bare = plan.taken if water is None else plan.taken | (water > 0.05)

    def tufts(canvas: skia.Canvas) -> None:
        for _ in range(1500):
            x, y = chance.uniform(54, plan.size[0] - 54), chance.uniform(56, plan.size[1] - 56)
            if bare[int(y), int(x)]:
                continue
            for side in (-1, 0, 1) if chance.random() < 0.55 else ():
                top = (x + side * 1.5, y - 2.4 + 0.7 * abs(side))
                canvas.drawLine(x + side * 0.7, y, *top, line_paint(leaf.thick(0.4, 0.45), "#ffffff", 0.75))
            canvas.drawCircle(x + 2, y + 0.6, 0.35, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))

    leaf.ink(tufts, "#4a3a20", 0.62, key="tufts")
