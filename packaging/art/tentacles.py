"""Tentacles for the cartouche: reliefs along splines, lit from the lamp and engraved round their form."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .engraver import engraved, pressed
from .leaf import Leaf
from .light import shaded
from .noise import Array
from .palette import INK, Color, array
from .pens import Point, lengths, normals, spline
from .surfaces import averaged, blurred, drop_shadow, multiply, over

Arm = tuple[Sequence[Point], float]
"""The way of a tentacle from its root to its tip, and its radius at the root, units."""

_NOTHING = -1000.0
_TAPER = (0.22, 0.98, 0.88, 0.70, 0.52, 0.33, 0.12)
_MARGIN = 14.0


class _Relief:
    """A field of heights over a part of the board, in units, ``scale`` pixels each."""

    def __init__(self, left: float, top: float, right: float, bottom: float, scale: float) -> None:
        self.left, self.top, self.scale = left, top, scale
        width, height = int((right - left) * scale), int((bottom - top) * scale)
        self.x = np.arange(width, dtype=np.float32)[None, :] / scale + left
        self.y = np.arange(height, dtype=np.float32)[:, None] / scale + top
        self.height = np.full((height, width), _NOTHING, np.float32)
        self.dark = np.zeros((height, width), np.float32)

    def window(self, x: float, y: float, reach: float) -> tuple[slice, slice]:
        """The pixels within ``reach`` of a point."""

        def span(at: float, origin: float, count: int) -> slice:
            low = int((at - reach - origin) * self.scale)
            high = int((at + reach - origin) * self.scale) + 1
            return slice(min(max(low, 0), count), min(max(high, 0), count))

        rows, columns = self.height.shape
        return span(y, self.top, rows), span(x, self.left, columns)

    def ball(self, x: float, y: float, radius: float, lift: float, dark: float) -> None:
        """A half ball."""
        rows, columns = self.window(x, y, radius)
        far = np.hypot(self.x[:, columns] - x, self.y[rows] - y)
        if not far.size:
            return
        rise = np.where(far < radius, np.sqrt(np.clip(radius**2 - far**2, 0, None)) + lift, _NOTHING)
        above = rise > self.height[rows, columns]
        self.height[rows, columns] = np.where(above, rise, self.height[rows, columns])
        self.dark[rows, columns] = np.where(above, dark, self.dark[rows, columns])


def draw_tentacles(
    leaf: Leaf, arms: Sequence[Arm], *, tint: Color = "#aeb892", key: object = "tentacles"
) -> None:
    """Lay tentacles on a sheet, the first undermost, each with a row of suckers and a shadow."""
    fine = 2 if leaf.k < 2.5 else 1
    points = np.array([point for way, _ in arms for point in way])
    left, top = points.min(0) - _MARGIN - 6
    right, bottom = points.max(0) + _MARGIN + 6
    relief = _Relief(float(left), float(top), float(right), float(bottom), leaf.k * fine)
    for way, radius in arms:
        _arm(relief, way, radius)
    _suckers(relief, arms)
    _print(leaf, relief, fine, tint, key)


def _arm(relief: _Relief, way: Sequence[Point], radius: float) -> None:
    line = spline(way, steps=60)
    radii = radius * np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(_TAPER)), _TAPER)
    for (x, y), reach in zip(line, radii, strict=True):
        relief.ball(float(x), float(y), float(reach), float(reach) * 0.4, 0)


def _suckers(relief: _Relief, arms: Sequence[Arm]) -> None:
    """Pale cups along the inner side of each arm."""
    for way, radius in arms:
        line = spline(way, steps=30)
        along, side = lengths(line), normals(line)
        at = along[-1] * 0.06
        while at < along[-1] * 0.95:
            share = at / along[-1]
            reach = radius * float(np.interp(share, np.linspace(0, 1, len(_TAPER)), _TAPER))
            index = int(np.argmin(np.abs(along - at)))
            x, y = line[index] + side[index] * reach * 0.66
            cup = max(0.9, reach * 0.40)
            relief.ball(float(x), float(y), cup, reach * 0.95, -0.35)
            relief.ball(float(x), float(y), max(0.4, cup * 0.45), reach * 0.95 + cup, 0.9)
            at += max(2.0, reach * 0.9)


def _print(leaf: Leaf, relief: _Relief, fine: int, tint: Color, key: object) -> None:
    """Light the relief, engrave it and put it on the sheet."""
    solid = relief.height > _NOTHING / 2
    height = np.where(solid, relief.height, 0) * relief.scale
    mask = solid.astype(np.float32)
    soft = np.where(solid, blurred(height, 1.2) / np.maximum(blurred(mask, 1.2), 1e-3), 0).astype(np.float32)
    diffuse, _ = shaded(soft)
    tone = np.clip(1 - (0.12 + diffuse * 0.88) * 1.06 + relief.dark, 0, 1) * mask
    pitch = max(2.6, 3.0 * leaf.k) * fine
    lines = engraved(
        tone,
        math.pi * 0.45,
        pitch,
        key=key,
        height=soft,
        follow=0.5,
        gain=0.85,
        cross=(0.56, 0.82),
        wobble=0.25,
    )
    edge = _edges(height, solid, relief.scale)
    ink = averaged(pressed(np.maximum(lines * mask, edge), key=key, amount=0.12), fine)
    mask, tone = averaged(mask, fine), averaged(tone.astype(np.float32), fine)
    picture = np.ones((*mask.shape, 3), np.float32) * array(tint)
    picture *= 1 - (tone * 0.6)[..., None] * (1 - array("#5d6f5a"))
    multiply(picture, ink, INK)
    left, top, k = relief.left * leaf.k, relief.top * leaf.k, leaf.k
    drop_shadow(
        leaf.sheet.color, mask, left, top, blur=max(1.5, 4 * k), shift=(2.2 * k, 3.6 * k), strength=0.5
    )
    over(leaf.sheet.color, np.concatenate([picture * mask[..., None], mask[..., None]], axis=2), left, top)


def _edges(height: Array, solid: NDArray[np.bool_], scale: float) -> Array:
    """Ink where the depth jumps and along the rim."""
    slope_y, slope_x = np.gradient(np.where(solid, height, -8 * scale))
    edges: Array = np.clip(np.hypot(slope_x, slope_y) / 3.2 - 0.7, 0, 1).astype(np.float32) * solid
    return edges
