"""The brush: a picture painted over with bristly strokes, the broad ones first, finer ones where it differs.

The paint stands in ridges, which catch the lamp.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from ..light import relief
from ..noise import Array, generator
from ..surfaces import blurred, color_surface, smoothstep

_LONG, _WIDE, _KINDS = 96, 28, 12
_FINEST = 2.9
"""Pixels of the finest stroke: thinner ones are not seen."""
_APART = 0.5
"""Distance of strokes in parts of their width."""


@dataclass(frozen=True)
class Pass:
    """One size of brush: width in thousandths of the picture, and how much may differ before it is used."""

    size: float
    error: float
    alpha: float = 0.9


PASSES = (
    Pass(56, 0, 1.0),
    Pass(29, 0.018),
    Pass(15, 0.02, 0.88),
    Pass(8, 0.022, 0.88),
    Pass(4.8, 0.024, 0.88),
    Pass(3.0, 0.03, 0.9),
)


def repainted(
    picture: Array,
    key: object,
    *,
    flow: Array | None = None,
    passes: tuple[Pass, ...] = PASSES,
    impasto: float = 0.5,
) -> Array:
    """The picture as painted by hand.

    Args:
        picture: what is to be painted, height × width × 3.
        key: what the accidents depend on.
        flow: direction of the strokes, radians, where the picture itself has none.
        passes: the brushes, broad ones first.
        impasto: how high the paint stands.
    """
    height, width = picture.shape[:2]
    unit = max(height, width) / 1000
    pixels, surface = color_surface(width, height)
    pixels[...] = _bytes(blurred(picture, 40 * unit) * 0.92)
    ridges, ridge_surface = color_surface(width, height)
    ridges[...] = (128, 128, 128, 255)
    sprites = _sprites(key)
    for number, one in enumerate(passes):
        if number and one.size * unit < _FINEST:
            continue
        strokes = _planned(picture, pixels, one, number, unit, key, flow)
        _put_down(surface.getCanvas(), ridge_surface.getCanvas(), sprites, strokes, one.alpha)
    paint = pixels[..., :3].astype(np.float32) / 255
    light = relief(blurred(ridges[..., 0].astype(np.float32) / 255 * 3.2, 0.7), 135, 42, impasto * 2)
    return np.clip(paint * np.clip(light, 0.72, 1.4)[..., None], 0, 1)


@dataclass(frozen=True)
class _Strokes:
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    angle: NDArray[np.float64]
    scale: NDArray[np.float64]
    kind: NDArray[np.int64]
    color: Array


def _planned(
    picture: Array,
    pixels: NDArray[np.uint8],
    one: Pass,
    number: int,
    unit: float,
    key: object,
    flow: Array | None,
) -> _Strokes:
    """Where strokes of one size are needed, and which way they go."""
    height, width = picture.shape[:2]
    size = one.size * unit
    goal = blurred(picture, size * 0.28)
    angle, clear = _directions(blurred(goal.mean(2), size * 0.5), size)
    if flow is not None:
        angle = np.where(clear > 0.5, angle, flow)
    chance = generator("strokes", key, number)
    rows = np.arange(size * 0.5, height, size * _APART)
    columns = np.arange(size * 0.5, width, size * _APART)
    x, y = (part.ravel() for part in np.meshgrid(columns, rows))
    x = x + chance.uniform(-0.3, 0.3, x.shape) * size
    y = y + chance.uniform(-0.3, 0.3, y.shape) * size
    at = np.clip(y, 0, height - 1).astype(int), np.clip(x, 0, width - 1).astype(int)
    if number:
        painted = pixels[..., :3].astype(np.float32) / 255
        wrong = blurred(np.abs(painted - goal).mean(2), size * 0.3)[at] > one.error
        x, y, at = x[wrong], y[wrong], (at[0][wrong], at[1][wrong])
    order = chance.permutation(len(x))
    x, y, at = x[order], y[order], (at[0][order], at[1][order])
    count = len(x)
    tint = goal[at] * (1 + 0.055 * chance.standard_normal((count, 1))) + 0.012 * chance.standard_normal(
        (count, 3)
    )
    return _Strokes(
        x,
        y,
        angle[at] + 0.14 * chance.standard_normal(count),
        size * chance.uniform(0.75, 1.15, count) / _WIDE,
        chance.integers(0, _KINDS, count),
        np.clip(tint, 0, 1).astype(np.float32),
    )


def _directions(tone: Array, size: float) -> tuple[Array, Array]:
    """Along the edges of a picture, and how clear that direction is."""
    across, down = ndimage.sobel(tone, 1), ndimage.sobel(tone, 0)
    xx, yy, xy = (blurred(part, size) for part in (across * across, down * down, across * down))
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2
    sure = np.sqrt((xx - yy) ** 2 + 4 * xy**2) / (xx + yy + 1e-7)
    return angle, smoothstep(0.25, 0.75, sure) * smoothstep(0, 0.0004, xx + yy)


def _put_down(
    canvas: skia.Canvas,
    ridges: skia.Canvas,
    sprites: tuple[skia.Image, skia.Image],
    strokes: _Strokes,
    alpha: float,
) -> None:
    places = [
        skia.RSXform.MakeFromRadians(float(scale), float(turn), float(x), float(y), _LONG / 2, _WIDE / 2)
        for scale, turn, x, y in zip(strokes.scale, strokes.angle, strokes.x, strokes.y, strict=True)
    ]
    boxes = [skia.Rect.MakeXYWH(0, float(kind * _WIDE), _LONG, _WIDE) for kind in strokes.kind]
    if not places:
        return
    codes = (strokes.color * 255 + 0.5).astype(np.uint32)
    colors = ((round(alpha * 255) << 24) | (codes[:, 0] << 16) | (codes[:, 1] << 8) | codes[:, 2]).tolist()
    smooth = skia.SamplingOptions(skia.FilterMode.kLinear)
    canvas.drawAtlas(sprites[0], places, boxes, colors, skia.BlendMode.kModulate, smooth)
    plain = [0xFFFFFFFF] * len(places)
    ridges.drawAtlas(sprites[1], places, boxes, plain, skia.BlendMode.kModulate, smooth)


def _sprites(key: object) -> tuple[skia.Image, skia.Image]:
    """Strokes as bristles leave them: what they cover, and the ridges between the hairs."""
    chance = generator("bristles", key)
    cover = np.zeros((_KINDS * _WIDE, _LONG, 4), np.float32)
    ridge = np.zeros_like(cover)
    along = np.linspace(-1, 1, _LONG)[None, :]
    across = np.linspace(-1, 1, _WIDE)[:, None]
    for kind in range(_KINDS):
        bend = chance.normal(0, 0.16)
        side = across - bend * (along**2 - 0.4)
        hairs = ndimage.gaussian_filter1d(chance.random(48), 0.7)
        hairs = (hairs - hairs.min()) / (np.ptp(hairs) + 1e-6)
        hair = np.interp((side + 1) / 2, np.linspace(0, 1, 48), hairs)
        edge = np.clip((1 - np.abs(side)) * 5, 0, 1)
        end = np.clip((1 - np.abs(along)) * (2.2 + 3 * hair), 0, 1)
        dry = np.where((along > 0) & (hair < 0.32), np.clip(1 - along * 1.5, 0, 1), 1)
        alpha = edge * end * dry
        rows = slice(kind * _WIDE, (kind + 1) * _WIDE)
        shade = 0.88 + 0.12 * hair
        cover[rows, :, :3] = (shade * alpha)[..., None]
        cover[rows, :, 3] = alpha
        lift = 0.35 + 0.5 * hair + 0.15 * np.abs(side)
        ridge[rows, :, :3] = (np.clip(lift, 0, 1) * alpha * 0.8)[..., None]
        ridge[rows, :, 3] = alpha * 0.8
    return _image(cover), _image(ridge)


def _image(premultiplied: Array) -> skia.Image:
    pixels = (np.clip(premultiplied, 0, 1) * 255 + 0.5).astype(np.uint8)
    info = skia.ImageInfo.Make(
        pixels.shape[1], pixels.shape[0], skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType
    )
    surface = skia.Surface.MakeRaster(info)
    surface.writePixels(skia.Pixmap(info, pixels, pixels.shape[1] * 4), 0, 0)
    return surface.makeImageSnapshot()


def _bytes(picture: Array) -> NDArray[np.uint8]:
    height, width = picture.shape[:2]
    whole = np.full((height, width, 4), 255, np.uint8)
    whole[..., :3] = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    return whole
