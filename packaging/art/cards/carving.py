"""A sign as a thing: its silhouette swells into a relief, light falls on it, and lines model it."""

from __future__ import annotations

import math

import numpy as np
import skia
from scipy import ndimage

from ..engraver import engraved, pressed
from ..icons import icon
from ..light import shaded
from ..noise import Array
from ..palette import INK, Color, array
from ..surfaces import WHITE, blurred, distance_inside, distance_outside, drawn_gray, grid, lay, smoothstep

STUFFS: dict[str, str] = {
    "iron": "#8d959b",
    "steel": "#b6c2c6",
    "brass": "#c59a45",
    "gold": "#dcb24a",
    "wood": "#c28a50",
    "leather": "#a9683c",
    "paper": "#ecdcb2",
    "bone": "#e6dcc0",
    "blood": "#b23a2e",
    "flesh": "#dcaa88",
    "moss": "#86a068",
    "sea": "#6fa79d",
    "ink": "#565064",
    "violet": "#9a7fc0",
    "flame": "#e7913c",
    "glow": "#d3dc94",
    "cloth": "#767d97",
    "stone": "#aaa696",
    "moon": "#dde0d8",
    "clay": "#b9784e",
}
"""What a thing on a card may be made of, and its color."""

_GROOVE = 0.034
"""A gap narrower than this part of the picture is a groove, a wider one is seen through."""


def silhouette(
    name: str, width: int, height: int, *, turn: float = 0, mirrored: bool = False, margin: float = 0.03
) -> Array:
    """The shape of a sign, from 0 to 1, as large as fits into a box, in the middle of it."""
    path = icon(name, 0, 0, 100, turn=turn, mirrored=mirrored)
    bounds = path.computeTightBounds()
    room = 1 - 2 * margin
    scale = room * min(width / bounds.width(), height / bounds.height())
    matrix = skia.Matrix()
    matrix.setTranslate(-bounds.centerX(), -bounds.centerY())
    matrix.postScale(scale, scale)
    matrix.postTranslate(width / 2, height / 2)
    path.transform(matrix)
    return drawn_gray(width, height, lambda canvas: canvas.drawPath(path, WHITE))


def disc(width: int, height: int) -> Array:
    """A round in the middle of a box: it cuts signs off that fill a square to its edges."""
    x, y = grid(width, height)
    far = np.hypot(x - width / 2 + 0.5, y - height / 2 + 0.5)
    return np.asarray(np.clip(min(width, height) * 0.47 - far + 0.5, 0, 1), np.float32)


def _gaps(body: Array) -> tuple[Array, Array]:
    """The grooves in a shape, and its openings."""
    solid = body > 0.5
    holes = ndimage.binary_fill_holes(solid) & ~solid
    labels, count = ndimage.label(holes)
    grooves = np.zeros_like(body)
    if count:
        depth = ndimage.maximum(distance_inside(holes.astype(np.float32)), labels, np.arange(1, count + 1))
        narrow = np.concatenate([[False], np.asarray(depth) < _GROOVE * min(body.shape)])
        grooves = narrow[labels].astype(np.float32)
    closed = ndimage.binary_closing(solid, iterations=max(1, round(min(body.shape) * 0.016))) & ~solid
    grooves = np.maximum(grooves, closed.astype(np.float32))
    openings = np.clip(holes.astype(np.float32) - grooves, 0, 1)
    return grooves, openings


def carved(
    body: Array, stuff: Color, *, pitch: float, key: object = 0, line: float = 1.0, follow: float = 0.55
) -> Array:
    """A shape as an engraved thing, premultiplied.

    Args:
        body: its silhouette.
        stuff: its color.
        pitch: pixels from line to line.
        key: what its accidents depend on.
        line: how heavy its outline is.
        follow: how far lines bend round it.
    """
    rows, columns = body.shape
    unit = min(rows, columns) / 100
    grooves, openings = _gaps(body)
    deep = distance_inside(body)
    height = np.sqrt(np.clip(blurred(deep, 0.8 * unit), 0, 11 * unit)) * math.sqrt(unit) * 2.3
    height = blurred(height.astype(np.float32), 0.9 * unit)
    light, gloss = shaded(height, relief=0.62)
    flat = 0.5 / math.sqrt(0.55**2 + 0.72**2 + 0.5**2)
    x, y = grid(columns, rows)
    away = (x / columns * 0.55 + y / rows * 0.72) / 1.27
    tone = np.clip(0.34 + (flat - light) * 1.35 + (away - 0.5) * 0.42, 0.0, 0.92) * body
    lines = engraved(
        tone.astype(np.float32),
        math.pi / 2 - 0.14,
        pitch,
        key=("thing", key),
        height=height,
        follow=follow,
        gain=0.9,
        cross=(0.56, 0.82),
    )
    thick = unit * 0.95 * line
    outside = distance_outside(body)
    rim = np.clip((thick - outside) / max(1.0, unit * 0.3) + 0.5, 0, 1) * (1 - body)
    cast = np.roll(body, (round(thick * 1.15), round(thick * 0.9)), (0, 1)) * (1 - body)
    outline = np.maximum(rim, blurred(cast.astype(np.float32), 0.3 * unit) > 0.5)
    ink = np.maximum(np.maximum(lines * body, outline), grooves)
    ink = pressed(ink.astype(np.float32), key=key, amount=0.12, blur=max(0.5, unit * 0.09))
    picture = np.ones((rows, columns, 3), np.float32) * array(stuff)
    picture *= (1.12 - 0.5 * tone)[..., None]
    picture += (1 - picture) * (smoothstep(0.55, 0.95, gloss) * 0.35)[..., None]
    lay(picture, openings * 0.86, INK)
    lay(picture, ink * 0.96, INK)
    cover = np.clip(np.maximum(np.maximum(body, outline), np.maximum(grooves, openings * 0.72)), 0, 1)
    return np.dstack([np.clip(picture, 0, 1) * cover[..., None], cover]).astype(np.float32)
