"""What is behind a figure: rays, a moon, the sea, stars, mist, a pit, fire; lines that leave a glow."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from ..engraver import engraved
from ..noise import Array, generator, noise
from ..palette import array
from ..surfaces import multiply, smoothstep
from .figure import Figure, Ground

DARK = "#0d0b12"
"""The ink of the night."""


def unit_grid(work: int) -> tuple[Array, Array]:
    """For each pixel its place from -1 to 1, across and down."""
    rows, columns = np.mgrid[0:work, 0:work].astype(np.float32)
    return (columns + 0.5) / work * 2 - 1, (rows + 0.5) / work * 2 - 1


def ground(figure: Figure, work: int, lines: float, strength: float) -> Array:
    """The night behind a figure.

    Args:
        figure: whose night it is.
        work: pixels of a side.
        lines: how many lines there are over the whole.
        strength: of the glow, 0 to 1.
    """
    x, y = unit_grid(work)
    glow, cut = _GROUNDS[figure.ground](x, y, work, lines)
    picture: Array = np.zeros((work, work, 3), np.float32) + array(figure.night) * np.float32(1.15)
    bright = np.clip(array(figure.halo) * 1.12, 0, 1)
    picture += (bright - picture) * (np.clip(glow, 0, 1) * strength)[..., None]
    multiply(picture, np.clip(cut, 0, 1) * 0.7, DARK)
    return picture


def _cloud(work: int, share: float, key: str) -> Array:
    return noise(work, work, work * share, 3, key)


def _cut(
    tone: Array, work: int, lines: float, *, phase: Array | None = None, cross: tuple[float, ...] = (0.78,)
) -> Array:
    """Level lines, or those of a phase."""
    clean = np.clip(tone, 0, 1).astype(np.float32)
    return engraved(clean, math.pi / 2, work / lines, key="ground", phase=phase, cross=cross)


def _floor(y: Array, work: int, lines: float) -> Array:
    """The soil at the foot of the picture."""
    there = smoothstep(0.52, 0.64, y + 0.02 * _cloud(work, 1 / 16, "floor"))
    return _cut(np.clip(0.4 + 0.8 * (y - 0.5), 0, 1) * there, work, lines, cross=(0.6, 0.8))


def _rays(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    glow = np.exp(-((np.hypot(x, y + 0.05) / 0.74) ** 2)) * 1.1
    count = int(lines * 1.8)
    wave = np.abs((np.arctan2(y + 0.08, x) / (2 * np.pi) * count) % 1 - 0.5) * 2
    wide = np.clip(1.05 - glow, 0, 1) * 0.9
    pitch = np.hypot(x, y) * work * np.pi / count
    rays = np.clip((wide - wave) * pitch * 0.5 + 0.5, 0, 1) * (wide > 0.05)
    return glow, np.maximum(rays, _floor(y, work, lines))


def _moon(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    away = np.hypot(x - 0.28, y + 0.34)
    disc = smoothstep(0.47, 0.46, away)
    spots = 0.12 * np.clip(_cloud(work, 1 / 8, "moon"), 0, 2) * disc
    glow = disc * (0.95 - spots) + 0.5 * np.exp(-(((away - 0.46) / 0.3) ** 2)) * (1 - disc)
    tone = (0.78 - 0.4 * np.exp(-((away / 0.8) ** 2))) * (1 - disc)
    return glow, np.maximum(_cut(tone, work, lines), _floor(y, work, lines))


def _sea(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    sky = smoothstep(0.22, 0.18, y)
    glow = np.exp(-(((y - 0.15) / 0.42) ** 2) - (x / 0.9) ** 2) * 0.75
    swell = 0.02 * np.sin(x * 9 + y * 14) + 0.012 * np.sin(x * 23 - y * 6)
    phase = ((y + swell * (0.3 + np.clip(y - 0.2, 0, 1) * 2)) * work / 2).astype(np.float32)
    water = 0.62 + 0.18 * np.sin(x * 9 + y * 30) - glow * 0.35
    tone = np.where(sky > 0.5, 0.75 - glow * 0.8, water)
    return glow, _cut(tone, work, lines, phase=phase, cross=(0.75,))


def _stars(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    away, turn = np.hypot(x, y), np.arctan2(y, x)
    arm = 0.5 + 0.5 * np.cos(2 * turn + 5 * np.log(away + 0.2))
    glow = 0.55 * np.exp(-((away / 0.7) ** 2)) + 0.25 * arm * np.exp(-(((away - 0.6) / 0.3) ** 2))
    chance = generator("stars")
    for _ in range(46):
        star_x, star_y = chance.uniform(-1, 1, 2)
        size = chance.uniform(0.006, 0.018)
        glow = np.maximum(glow, np.exp(-(((x - star_x) ** 2 + (y - star_y) ** 2) / size**2)))
    phase = (np.log(away + 0.15) * work / 5 + turn * work / 14).astype(np.float32)
    return glow, _cut(0.85 - glow * 1.1, work, lines, phase=phase, cross=())


def _mist(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    drift = _cloud(work, 1 / 3, "mist")
    band = 0.5 + 0.5 * np.sin(y * 8 + drift * 1.2)
    glow = 0.35 * band + 0.45 * np.exp(-((np.hypot(x, y * 1.2) / 0.7) ** 2))
    phase = ((y * 0.5 + 0.035 * drift) * work).astype(np.float32)
    return glow, _cut(0.8 - glow * 0.75, work, lines, phase=phase)


def _pit(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    away = np.hypot(x, (y + 0.1) * 1.1)
    glow = 0.8 * np.exp(-(((away - 0.72) / 0.3) ** 2)) + 0.12
    phase = ((away + 0.02 * _cloud(work, 1 / 5, "wall")) * work / 2).astype(np.float32)
    return glow, _cut(0.95 - glow * 0.75 + 0.06 * _cloud(work, 1 / 6, "pit"), work, lines, phase=phase)


def _fire(x: Array, y: Array, work: int, lines: float) -> tuple[Array, Array]:
    lick = _cloud(work, 1 / 5, "fire")
    glow = np.clip(0.75 + 0.5 * (y - 0.1) + 0.16 * lick, 0, 1) * np.exp(-((x / 0.95) ** 2))
    phase = ((x + 0.05 * lick + 0.08 * np.sin(y * 7)) * work / 2).astype(np.float32)
    return glow, _cut(1 - glow, work, lines, phase=phase)


_GROUNDS: dict[Ground, Callable[[Array, Array, int, float], tuple[Array, Array]]] = {
    "rays": _rays,
    "moon": _moon,
    "sea": _sea,
    "stars": _stars,
    "mist": _mist,
    "pit": _pit,
    "fire": _fire,
}
