"""The bases of the dial of doom and of the bar of terror.

Their places and numbers are drawn by the game, for their count depends on it.
"""

from __future__ import annotations

import math

import numpy as np
import skia

from .frame import draw_compass
from .leaf import Leaf
from .noise import generator
from .palette import CREAM, INK, mixed
from .pens import circle, fill, ink, line_paint, polygon, rectangle, soft_shadow, stroke

_CELL = 55.46
"""Units: width of a place of the terror track."""


def draw_doom(leaf: Leaf) -> None:
    """The dial: a ring of night sky around a compass."""
    dial = leaf.plan.layout.doom
    if dial is None:
        return
    (x, y), radius = leaf.plan.points([dial.at])[0], dial.radius * leaf.plan.size[0]
    inner = radius * 0.62

    def draw(canvas: skia.Canvas) -> None:
        chance = generator("doom")
        rim = circle(x, y, radius + 7)
        soft_shadow(canvas, rim, 4, (2.4, 3.6), 0.45)
        fill(canvas, rim, "#e9d8ae")
        ink(canvas, rim, leaf.thick(1.9, 1.1), step=1.5)
        fill(canvas, circle(x, y, radius + 3.4), "#35404d")
        ink(canvas, circle(x, y, radius + 3.4), leaf.thick(0.7, 0.6), step=1.5)
        for at in np.arange(inner + 1, radius + 2, max(2.3, 2.6 / leaf.k)):
            ring = [(x + at * math.cos(one), y + at * math.sin(one)) for one in np.linspace(0, 6.283, 200)]
            path = stroke(ring, leaf.thick(0.5, 0.5), wobble=0.1, chance=chance)
            fill(canvas, path, "#0f1419", 0.75)
        for _ in range(70):
            angle, far = chance.uniform(0, 6.28), chance.uniform(inner + 3, radius + 1)
            fill(
                canvas,
                circle(x + far * math.cos(angle), y + far * math.sin(angle), chance.uniform(0.35, 0.9)),
                "#f5ead0",
                0.9,
            )
        fill(canvas, circle(x, y, inner), "#efe1bb")
        glow = skia.GradientShader.MakeRadial(skia.Point(x, y), inner, [0x00A07840, 0x00A07840, 0x70936A30])
        canvas.drawPath(circle(x, y, inner), skia.Paint(AntiAlias=True, Shader=glow))
        ink(canvas, circle(x, y, inner), leaf.thick(1.4, 0.9), step=1.5)
        ink(canvas, circle(x, y, inner - 3), leaf.thick(0.6, 0.5), step=1.5)

    leaf.put(draw)
    draw_compass(leaf, (x, y), inner - 7, north="")


def draw_terror(leaf: Leaf) -> None:
    """The bar of eleven places, from paper to blood."""
    places = leaf.plan.points(leaf.plan.layout.terror)
    if not places:
        return
    left, y = places[0][0] - _CELL / 2, places[0][1]
    width, half = _CELL * len(places), 16.4

    def draw(canvas: skia.Canvas) -> None:
        board = rectangle(left - 102, y - half, width + 204, 2 * half)
        soft_shadow(canvas, board, 3.2, (1.2, 2.2), 0.4)
        fill(canvas, board, "#efe0b8")
        ink(canvas, board, leaf.thick(1.6, 1), key="terror")
        ink(
            canvas,
            rectangle(left - 99, y - half + 3, width + 198, 2 * half - 6),
            leaf.thick(0.6, 0.5),
            key="terror 2",
        )
        for number, (x, _) in enumerate(places):
            _terror_cell(canvas, leaf, (x, y), half - 3, number / (len(places) - 1))

    leaf.put(draw)


def _terror_cell(canvas: skia.Canvas, leaf: Leaf, at: tuple[float, float], half: float, share: float) -> None:
    x, y = at
    left, top = x - _CELL / 2, y - half
    cell = rectangle(left, top, _CELL, 2 * half)
    fill(canvas, cell, mixed("#f3e8c8", "#9c2a1e", share))
    canvas.save()
    canvas.clipPath(cell, True)
    for along in np.arange(-26, _CELL, max(2.8, 3.2 / leaf.k)):
        if share > 0.05:
            weight = leaf.thick(0.25 + 0.8 * share, 0.4)
            canvas.drawLine(
                left + along, top + 2 * half, left + along + 22, top, line_paint(weight, INK, 0.5)
            )
    canvas.restore()
    ink(canvas, cell, leaf.thick(0.95, 0.7), key=share)
    foot = top + 2 * half - 4.2
    fill(canvas, rectangle(left, foot, _CELL / 2, 4.2), INK)
    fill(canvas, rectangle(left + _CELL / 2, foot, _CELL / 2, 4.2), CREAM)
    canvas.drawPath(
        polygon([(left, foot), (left + _CELL, foot)], closed=False), line_paint(leaf.thick(0.6, 0.5), INK)
    )
