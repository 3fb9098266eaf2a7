"""The back of a monster's token: horror on blue above, combat on red below, a band of gold between."""

from __future__ import annotations

import math

import numpy as np

from .engraver import engraved
from .noise import Array, noise
from .paper import paper_grain
from .surfaces import averaged, blurred, smoothstep

_FINE = 2
_BLUE = np.array([0.135, 0.235, 0.37], np.float32)
_RED = np.array([0.42, 0.13, 0.105], np.float32)
_GOLD = np.array([0.83, 0.66, 0.33], np.float32)


def back(pixels: int) -> Array:
    """The disc inside the rim, premultiplied; it fills its picture."""
    side = pixels * _FINE
    rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
    x, y = (columns + 0.5) / side * 2 - 1, (rows + 0.5) / side * 2 - 1
    away = np.hypot(x, y)
    ragged = 0.02 * noise(side, side, side / 12, 3, "split")
    grain = paper_grain(side, side, "back", side / 700)
    picture = np.zeros((side, side, 3), np.float32)
    for color, cover, angle in (
        (_BLUE, smoothstep(0.006, -0.006, y + ragged), 66.0),
        (_RED, smoothstep(-0.006, 0.006, y + ragged), 114.0),
    ):
        cloud = noise(side, side, side / 7, 4, ("wash", angle))
        tone = 1 + 0.1 * cloud - 0.04 * grain + 0.16 * np.exp(-((away / 0.6) ** 2))
        lines = engraved(
            np.full((side, side), 0.2, np.float32), math.radians(angle), side / 56, key=angle, cross=()
        )
        lit = color * (tone * (1 - 0.34 * lines))[..., None]
        picture += cover[..., None] * lit
    edge = np.abs(y + ragged)
    picture *= (1 - 0.5 * np.exp(-(((edge - 0.03) / 0.02) ** 2)))[..., None]
    band = np.clip((0.022 - edge) * side / 2 + 0.5, 0, 1)
    shine = 0.75 + 0.45 * smoothstep(0.02, -0.02, y + ragged) + 0.05 * grain
    picture += band[..., None] * (_GOLD * shine[..., None] - picture)
    shade = 1 - 0.45 * smoothstep(0.8, 1.0, away)
    lip = (
        0.55
        * np.exp(-np.clip(1 - away, 0, None) / 0.035)
        * smoothstep(-0.2, 1, np.cos(np.arctan2(y, x) + 2.2))
    )
    disc = np.clip((1 - away) * side / 2 + 0.5, 0, 1)
    picture = np.clip(picture * (shade * (1 - lip))[..., None], 0, 1)
    return averaged(np.dstack([picture * disc[..., None], disc]).astype(np.float32), _FINE)


def plaque(pixels: int, wide: float) -> Array:
    """A cream label in a brass frame, ``wide`` times as wide as high, for what toughness there is."""
    high = round(pixels / wide) * _FINE
    side = pixels * _FINE
    rows, columns = np.mgrid[0:high, 0:side].astype(np.float32)
    half = high / 2
    along = np.clip(np.abs(columns + 0.5 - side / 2) - (side / 2 - half), 0, None)
    inside = half - np.hypot(along, rows + 0.5 - half)
    frame = high * 0.1
    height = np.sqrt(np.clip(1 - ((inside - frame / 2) / (frame / 2)) ** 2, 0, 1)) * frame / 2
    down, across = np.gradient(blurred(height.astype(np.float32), 1.0))
    light: Array = np.clip(0.75 - np.asarray(across) * 0.9 - np.asarray(down) * 1.2, 0.3, 1.5)
    cream = np.array([0.95, 0.9, 0.77], np.float32) * (0.93 + 0.07 * smoothstep(0, half, rows))[..., None]
    picture = np.where((inside > frame)[..., None], cream, np.clip(_GOLD * light[..., None], 0, 1))
    picture = picture * (1 - 0.5 * np.exp(-(((inside - frame) / 1.6) ** 2)))[..., None]
    cover = np.clip(inside + 0.5, 0, 1)
    return averaged(np.dstack([picture * cover[..., None], cover]).astype(np.float32), _FINE)
