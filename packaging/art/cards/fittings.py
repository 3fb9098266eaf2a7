"""What lies on cards: a flourish for their corners, brass slides and coins, enamel rings, a rail."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import skia

from ..bake import write
from ..engraver import pressed
from ..light import bevel
from ..noise import Array, generator, noise
from ..palette import BRASS_LIGHT, OXBLOOD, SANITY_BLUE, WOOD, Color, array
from ..paper import wood
from ..pens import circle, polygon, rectangle, spline, stroke
from ..surfaces import WHITE, averaged, blurred, drawn_gray, grid, lay, multiply, over, smoothstep


def _brass(mask: Array, depth: float, color: Color = BRASS_LIGHT, soft: float = 1.4) -> Array:
    """A shape of metal with a rounded rim, premultiplied."""
    rows, columns = mask.shape
    light, gloss, height = bevel(mask, depth, "round", soft)
    flat = 0.5 / math.sqrt(0.55**2 + 0.72**2 + 0.5**2)
    brushed = 1 + 0.02 * noise(columns, rows, 3, 1, "brushed", stretch=14)
    picture = np.ones((rows, columns, 3), np.float32) * array(color)
    picture *= (np.clip(0.34 + 0.66 * light / flat, 0.22, 1.35) * brushed)[..., None]
    picture += (1 - picture) * (gloss * 0.55)[..., None]
    edge = smoothstep(0.0, depth * 0.5, height)
    picture *= (0.45 + 0.55 * edge)[..., None]
    return np.dstack([np.clip(picture, 0, 1) * mask[..., None], mask]).astype(np.float32)


def _with_shadow(thing: Array, blur: float, shift: tuple[int, int], strength: float = 0.6) -> Array:
    shade = blurred(np.roll(thing[..., 3], (shift[1], shift[0]), (0, 1)), blur) * strength
    result = np.dstack([shade * part for part in array("#1c0f06")] + [shade]).astype(np.float32)
    over(result, thing)
    return result


def corner() -> Array:
    """A flourish for the upper left corner, in white."""
    size, scale = 160, 3.4
    chance = generator("flourish")

    def draw(canvas: skia.Canvas) -> None:
        for points, width in (
            ([(0, 34), (2, 14), (14, 2), (34, 0)], 2.0),
            ([(6, 40), (5, 24), (12, 14), (22, 16), (23, 24), (17, 27), (13, 23)], 1.9),
            ([(40, 6), (24, 5), (14, 12), (16, 22), (24, 23), (27, 17), (23, 13)], 1.9),
        ):
            line = [(x + 2, y + 2) for x, y in spline(points)]
            canvas.drawPath(stroke(line, width, taper=0.3, wobble=0.1, chance=chance), WHITE)
        canvas.drawPath(circle(11, 11, 2.7), WHITE)
        canvas.drawPath(polygon([(30, 30), (35, 28), (38, 33), (33, 33)]), WHITE)

    cover = pressed(drawn_gray(size, size, draw, fine=3, scale=scale), key="corner", amount=0.08)
    return np.dstack([cover, cover, cover, cover]).astype(np.float32)


def rule() -> Array:
    """The ornament in the middle of a rule: a lozenge between two dots, in white."""

    def draw(canvas: skia.Canvas) -> None:
        canvas.drawPath(polygon([(24, 3), (33, 12), (24, 21), (15, 12)]), WHITE)
        for x in (7.0, 41.0):
            canvas.drawPath(circle(x, 12, 2.4), WHITE)

    cover = drawn_gray(96, 48, draw, fine=3, scale=2)
    return np.dstack([cover, cover, cover, cover]).astype(np.float32)


def slide() -> Array:
    """The brass frame that stands on a pair of skills, open in the middle, with a knob at each end."""
    width, height, fine = 160, 260, 2

    def draw(canvas: skia.Canvas) -> None:
        outer, inner = rectangle(12, 20, 136, 220, 16), rectangle(27, 36, 106, 188, 9)
        frame = skia.Op(outer, inner, skia.PathOp.kDifference_PathOp)
        for y in (19, 241):
            frame = skia.Op(frame, circle(80, y, 13), skia.PathOp.kUnion_PathOp)
        canvas.drawPath(frame, WHITE)

    mask = drawn_gray(width * fine, height * fine, draw, scale=fine)
    return averaged(_with_shadow(_brass(mask, 9 * fine), 4 * fine, (3 * fine, 4 * fine)), fine)


def coin() -> Array:
    """A brass coin with a milled rim, for prices."""
    size, fine = 160, 2
    large = size * fine
    mask = drawn_gray(large, large, lambda canvas: canvas.drawPath(circle(77, 76, 66), WHITE), scale=fine)
    thing = _brass(mask, 9 * fine)
    x, y = grid(large, large)
    far = np.hypot(x - 77 * fine, y - 76 * fine) / fine
    angle = np.arctan2(y - 76 * fine, x - 77 * fine)
    rim = ((far > 54) * (far < 57)).astype(np.float32) * 0.55
    milled = ((np.abs((angle / (2 * math.pi) * 60) % 1 - 0.5) > 0.3) * (far > 58) * (far < 64)).astype(
        np.float32
    )
    multiply(thing, np.maximum(rim, milled * 0.35) * mask, "#3a2408")
    return averaged(_with_shadow(thing, 4 * fine, (3 * fine, 4 * fine)), fine)


def ring(color: Color) -> Array:
    """A medallion of paper in a ring of enamel between brass rims, for Sanity, Stamina and focus."""
    size, fine = 160, 2
    large = size * fine
    x, y = grid(large, large)
    far = np.hypot(x - 78 * fine, y - 77 * fine) / fine

    def band(low: float, high: float) -> Array:
        return np.asarray(
            np.clip((far - low) * fine + 0.5, 0, 1) * np.clip((high - far) * fine + 0.5, 0, 1), np.float32
        )

    result = _with_shadow(_brass(band(-9, 70), 6 * fine), 4 * fine, (3 * fine, 4 * fine))
    enamel = np.ones((large, large, 3), np.float32) * array(color)
    glow = np.clip(1.1 - 0.5 * ((x - 78 * fine) * 0.55 + (y - 77 * fine) * 0.72) / (70 * fine), 0.6, 1.6)
    cover = band(52, 64)
    lay(result, cover, "#000000")
    result[..., :3] += (np.clip(enamel * glow[..., None], 0, 1)) * cover[..., None]
    inside = band(-9, 48)
    lay(result, inside, "#f3e7ca")
    shade = np.clip(blurred(1 - inside, 5 * fine), 0, 1) * inside
    multiply(result, shade * 0.5, "#3a2408")
    return averaged(result, fine)


def rail() -> Array:
    """A groove of dark wood with a bright lower lip, in which a slide runs."""
    width, height = 720, 180
    picture = np.clip(wood(width, height, key="rail", scale=1.0) * 1.5, 0, 1)
    mask = drawn_gray(width, height, lambda canvas: canvas.drawPath(rectangle(2, 2, 716, 176, 16), WHITE))
    lay(picture, np.full(mask.shape, 0.35, np.float32), WOOD)
    picture *= (1 - 0.7 * np.clip(blurred(1 - mask, 9), 0, 1) * mask)[..., None]
    top = np.clip(np.roll(1 - mask, (8, 6), (0, 1)), 0, 1)
    picture *= (1 - 0.45 * blurred(top, 4) * mask)[..., None]
    return np.dstack([picture * mask[..., None], mask]).astype(np.float32)


_FITTINGS: dict[str, tuple[Callable[[], Array], tuple[int, ...]]] = {
    "card-corner": (corner, (160, 64, 28)),
    "card-rule": (rule, (96, 40, 20)),
    "card-slide": (slide, (260, 120, 60)),
    "card-coin": (coin, (160, 72, 36)),
    "card-ring-sanity": (lambda: ring(SANITY_BLUE), (160, 72, 36)),
    "card-ring-stamina": (lambda: ring(OXBLOOD), (160, 72, 36)),
    "card-ring-focus": (lambda: ring("#8a6a22"), (160, 72, 36)),
    "card-rail": (rail, (720, 360)),
}
"""Each with its levels of detail: pixels of the longer side."""


def bake(ids: Sequence[str], to: Path, *, everything: bool) -> None:
    """Bake the named fittings, or all."""
    for name, (draw, levels) in _FITTINGS.items():
        if everything or name in ids:
            write("textures", name, draw(), levels, to=to)
