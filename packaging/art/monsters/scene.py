"""A figure in its round: the night behind it, the relief cut into lines, light on its edge and eyes."""

from __future__ import annotations

import math
from dataclasses import astuple, dataclass

import numpy as np
from scipy import ndimage

from ..engraver import engraved, pressed
from ..light import shaded
from ..noise import Array
from ..palette import array
from ..surfaces import blurred, lay, multiply, resized, smoothstep
from .figure import Figure
from .grounds import DARK, ground, unit_grid
from .sculpture import NOTHING, Sculpture

_MODEL = 1024
"""Pixels at which a figure is modeled."""
_INK = "#0f0b0c"


@dataclass(frozen=True, slots=True)
class Level:
    """A level of detail: its side in pixels, lines over it, how bright it is, how strong its outline."""

    pixels: int
    lines: float
    bright: float = 1.0
    outline: float = 1.0
    glow: float = 1.0


LEVELS = (
    Level(48, 12, 1.35, 0.8, 0.55),
    Level(96, 23, 1.22, 1.3, 0.65),
    Level(192, 42, 1.08, 1.2),
    Level(512, 66),
)
"""Each drawn apart: a small one has fewer lines, and a brighter figure on a darker ground."""


@dataclass(frozen=True, slots=True)
class _Relief:
    mask: Array
    height: Array
    tone: Array
    edge: Array
    rim: Array
    black: Array
    light: Array


def pictures(figure: Figure, levels: tuple[Level, ...] = LEVELS) -> dict[int, Array]:
    """The figure at each level by its pixels: premultiplied, a disc."""
    sculpture = Sculpture(_MODEL, figure.view)
    figure.model(sculpture)
    if figure.mirrored:
        for name in ("height", "dark", "black", "light"):
            setattr(sculpture, name, np.ascontiguousarray(np.fliplr(getattr(sculpture, name))))
    relief = _relief(sculpture)
    return {level.pixels: _picture(figure, relief, level) for level in levels}


def _relief(s: Sculpture) -> _Relief:
    """Light and shadow of what was modeled."""
    there = s.height > NOTHING / 2
    mask = there.astype(np.float32)
    floor = float(s.height[there].min())
    height = np.where(there, s.height - floor, 0).astype(np.float32) * s.k
    even = np.where(there, blurred(height, 1.5) / np.maximum(blurred(mask, 1.5), 1e-3), 0)
    even = even.astype(np.float32)
    light, _ = shaded(even, (-0.5, -0.65, 0.52))
    tone = 1 - (0.1 + light * 0.9) * 1.08
    # Darker where something higher is near.
    near = np.clip((blurred(height, s.pixels / 50) - height) / (s.k * 5), 0, 0.6)
    far = np.clip((blurred(height, s.pixels / 18) - height) / (s.k * 14), 0, 0.35)
    tone = np.clip(np.clip(tone, 0, 1) + near + far + s.dark, 0, 1) * mask
    low = ndimage.minimum_filter(np.where(there, height, -60), 5)
    jump = ((height - low > s.k * 1.6) & there).astype(np.float32)
    outline = (there & ~ndimage.binary_erosion(there, iterations=3)).astype(np.float32)
    edge = np.clip(np.maximum(blurred(jump, 1.0) * 1.2, outline), 0, 1)
    behind, _ = shaded(even, (0.86, 0.1, 0.28))
    return _Relief(mask, even, tone, edge, smoothstep(0.6, 0.95, behind) * mask, s.black * mask, s.light)


def _picture(figure: Figure, relief: _Relief, level: Level) -> Array:
    work = min(_MODEL, level.pixels * 4)
    fields: tuple[Array, ...] = astuple(relief)
    if work != _MODEL:
        fields = tuple(resized(field, work, work, smooth=False) for field in fields)
    mask, height, tone, edge, rim, black, light = fields
    picture = ground(figure, work, level.lines, level.glow)
    multiply(picture, np.clip(blurred(mask, work * 0.014) - mask, 0, 1) * 0.75, DARK)
    lines = engraved(
        tone,
        math.radians(90 - figure.lines),
        work / level.lines,
        key="figure",
        height=height * np.float32(work / _MODEL),
        follow=0.5,
        gain=0.9,
        cross=(0.5, 0.76),
    )
    lines = np.maximum(lines, np.clip(edge * level.outline, 0, 1))
    lines = pressed(np.maximum(lines * (1 - light), black), amount=0.1, blur=0.7) * mask
    lay(picture, mask, tuple(np.clip(array(figure.tint) * 1.2 * level.bright + 0.02, 0, 1)))
    # A little of the night on the shadow side keeps large bodies round.
    lay(picture, mask * smoothstep(0.45, 0.95, tone) * 0.45, tuple(array(figure.night) * 0.8))
    lay(picture, rim * 0.7, tuple(np.clip(array(figure.halo) * 1.15, 0, 1)))
    multiply(picture, lines, _INK)
    _shine(picture, light, figure)
    return _round(picture, level.pixels)


def _shine(picture: Array, light: Array, figure: Figure) -> None:
    """What shines, and its glow on what is near."""
    spark = array(figure.spark)
    if figure.bloom:
        for reach, share in ((0.008, 1.0), (0.03, 1.4)):
            glow = np.clip(blurred(light, picture.shape[0] * reach) * share * figure.bloom, 0, 1)
            picture += (1 - picture) * spark * glow[..., None] * 0.8
    lay(picture, np.clip(light, 0, 1), tuple(np.clip(spark * 1.08 + 0.04, 0, 1)))


def _round(picture: Array, pixels: int) -> Array:
    """Cut to a disc that lies below the lip of its ring."""
    work = picture.shape[0]
    x, y = unit_grid(work)
    away = np.hypot(x, y)
    shade = 1 - 0.45 * smoothstep(0.84, 1.0, away)
    lit_lip = smoothstep(-0.2, 1.0, np.cos(np.arctan2(y, x) + 2.2))
    lip = 0.5 * np.exp(-np.clip(1 - away, 0, None) / 0.03) * lit_lip
    disc = np.clip((1 - away) * work / 2 + 0.5, 0, 1)
    clean = np.clip(picture * (shade * (1 - lip))[..., None], 0, 1)
    image = np.dstack([clean * disc[..., None], disc]).astype(np.float32)
    return resized(image, pixels, pixels)
