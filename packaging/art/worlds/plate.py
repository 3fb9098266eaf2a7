"""The plate: a glazed rim with fine cracks, gold lines and points, and the painting in its well."""

from __future__ import annotations

import math

import numpy as np

from ..light import shaded
from ..noise import Array, noise
from ..painting.fields import mixed_in
from ..palette import BRASS_LIGHT, array
from ..surfaces import averaged, blurred, resized, smoothstep

WELL, RIM, EDGE = 0.806, 0.976, 0.984
"""Radii of the painting, the rim and the whole, in parts of half the picture."""


class _Disc:
    """The pixels of a round picture in parts of its radius."""

    def __init__(self, pixels: int) -> None:
        self.pixels = pixels
        self.half = pixels / 2
        rows, columns = np.mgrid[0:pixels, 0:pixels].astype(np.float32)
        self.x, self.y = (columns + 0.5) / self.half - 1, (rows + 0.5) / self.half - 1
        self.far = np.hypot(self.x, self.y)

    def disc(self, radius: float, x: float = 0, y: float = 0) -> Array:
        away = self.far if not x and not y else np.hypot(self.x - x, self.y - y)
        return np.asarray(np.clip((radius - away) * self.half + 0.5, 0, 1), np.float32)

    def ring(self, radius: float, width: float, x: float = 0, y: float = 0) -> Array:
        away = self.far if not x and not y else np.hypot(self.x - x, self.y - y)
        return np.asarray(np.exp(-(((away - radius) / width) ** 2)), np.float32)

    def noise(self, scale: float, octaves: int, key: object) -> Array:
        return noise(self.pixels, self.pixels, scale * self.half, octaves, key)


def plate(art: Array, rim: str, name: str, pixels: int = 960, *, fine: int = 2) -> Array:
    """A painting on its plate, premultiplied with alpha.

    Args:
        art: the square painting.
        rim: color of the glaze.
        name: what the cracks depend on.
        pixels: of the picture's side.
        fine: how many times larger it is made.
    """
    field = _Disc(pixels * fine)
    glaze = array(rim)
    picture = np.ones((*field.far.shape, 3), np.float32) * glaze
    inside, whole = field.disc(WELL), field.disc(EDGE)
    band = np.clip(field.disc(RIM) - inside, 0, 1)
    side = round(WELL * 2 * field.half)
    start = (field.pixels - side) // 2
    picture[start : start + side, start : start + side] = resized(art, side, side)
    outside = 1 - inside
    mixed_in(picture, glaze * (1 + 0.10 * field.noise(0.47, 5, (name, "glaze")))[..., None], outside)
    picture *= (1 - 0.55 * smoothstep(WELL - 0.17, WELL, field.far) * inside)[..., None]
    across = (field.far - (WELL + RIM) / 2) / ((RIM - WELL) / 2)
    dome = np.where(np.abs(across) < 1, np.sqrt(np.clip(1 - np.abs(across) ** 4, 0, 1)), 0) * 0.036
    _light(picture, dome.astype(np.float32) * field.half, band, field.half * 0.010)
    cracks = sum(
        strength * np.exp(-((field.noise(scale, 3, (name, scale)) / 0.022) ** 2))
        for scale, strength in ((0.11, 0.5), (0.24, 0.6))
    )
    picture *= (1 - np.clip(cracks, 0, 1) * (0.24 * band + 0.05 * inside))[..., None]
    shine = np.clip(0.78 - (field.x + field.y) / 3.3, 0.35, 1.15)
    gold = array(BRASS_LIGHT)
    for radius, width in ((WELL, 0.0115), (WELL + 0.022, 0.0036), (RIM, 0.010), (RIM - 0.021, 0.0036)):
        mixed_in(picture, gold * shine[..., None], field.ring(radius, width) * whole)
    _ornament(picture, field, gold)
    lamp = field.ring(0.72, 0.12, -0.30, -0.34) * smoothstep(
        -0.2, -0.95, (field.x * 0.65 + field.y * 0.75) / np.maximum(field.far, 0.01)
    )
    picture += (lamp * whole * 0.09)[..., None]
    return averaged(np.dstack([np.clip(picture, 0, 1) * whole[..., None], whole]).astype(np.float32), fine)


def _light(picture: Array, height: Array, mask: Array, soft: float, gloss_share: float = 0.5) -> None:
    diffuse, gloss = shaded(blurred(height, soft), shine=30)
    flat, flat_gloss = shaded(np.zeros((3, 3), np.float32), shine=30)
    factor = np.clip(diffuse / flat[1, 1], 0.3, 1.7)
    picture *= (1 + (factor - 1) * mask)[..., None]
    picture += (np.clip(gloss - flat_gloss[1, 1], 0, 1) * gloss_share * mask)[..., None] * np.array(
        [1, 0.93, 0.8], np.float32
    )


def _ornament(picture: Array, field: _Disc, gold: Array) -> None:
    """Gold points round the foot of the rim, under a name above it."""
    for side in (-1, 1):
        for number in range(17):
            turn = math.radians(90 + side * (2.6 + number * 5.2))
            radius = 0.0125 if number % 2 else 0.0195
            place = (field.disc(radius, 0.895 * math.cos(turn), 0.895 * math.sin(turn)) * 0.85).astype(
                np.float32
            )
            mixed_in(picture, gold, place)
