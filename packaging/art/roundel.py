"""The round picture of a place in its colored rim, ready to be put on a sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .noise import Array, noise, unit
from .palette import INK, Color, array
from .plate import MIDDLE, RADIUS
from .surfaces import grid, lay, multiply, smoothstep
from .vignette import Vignette

Picture = Callable[[Vignette], None]
"""Draws the picture of one place."""


@dataclass(slots=True)
class Roundel:
    """A finished roundel.

    Attributes:
        picture: premultiplied.
        x, y: where in it the middle of the circle lies, pixels.
    """

    picture: Array
    x: float
    y: float


def roundel(draw: Picture, radius: float, rim: Color, key: object, *, paper: Color = "#f1e4c3") -> Roundel:
    """The picture of a place in a round frame ``radius`` pixels large, its rim in the neighborhood's color.

    Lines keep their distance on every size, so a small roundel has fewer of them.
    """
    pitch = min(4.1, max(2.7, radius / 22))
    fine = 4 if radius < 40 else 3 if radius < 110 else 2
    weight = min(1.5, max(1.0, (92 / radius) ** 0.35))
    plate = Vignette(radius, key, pitch=pitch, fine=fine, weight=weight)
    draw(plate)
    result = plate.printed()
    height, width = result.ink.shape
    x0, y0 = MIDDLE[0] / RADIUS * radius, MIDDLE[1] / RADIUS * radius
    x, y = grid(width, height)
    far = np.hypot(x + 0.5 - x0, y + 0.5 - y0)
    disc = np.clip(radius - far + 0.5, 0, 1)
    rising = result.beyond * np.clip(y0 - 14 / RADIUS * radius - y, 0, 1)
    picture = _colored(result.color, paper)
    picture = _framed(picture, result.ink, far, radius, rising, rim)
    alpha = np.clip(np.maximum(disc, rising * smoothstep(0.2, 0.6, result.beyond)), 0, 1)[..., None]
    return Roundel(np.concatenate([picture * alpha, alpha], axis=2).astype(np.float32), x0, y0)


def _colored(color: Array, paper: Color) -> Array:
    """The paper with the hand coloring, a hair off register and uneven."""
    height, width = color.shape[:2]
    picture = np.zeros((height, width, 3), np.float32) + array(paper)
    alpha = np.clip(
        color[..., 3:4] * unit(noise(width, height, 26, 4, "register"), 0.8, 1.15)[..., None], 0, 1
    )
    straight = np.where(color[..., 3:4] > 0.01, color[..., :3] / np.maximum(color[..., 3:4], 0.01), 1)
    straight, alpha = np.roll(straight, (1, 1), (0, 1)), np.roll(alpha, (1, 1), (0, 1))
    picture *= 1 - alpha * 0.80 * (1 - straight)
    return picture


def _framed(picture: Array, black: Array, far: Array, radius: float, rising: Array, rim: Color) -> Array:
    """The rim, a colored band between two ink lines, which what rises overlaps."""
    inner = radius * 0.905 if radius > 40 else radius - 4.4
    line = max(1.2, radius * 0.026)
    band = np.clip(radius - far + 0.5, 0, 1) * np.clip(far - inner + 0.5, 0, 1)
    color = array("#efe2bf") * (1 - 0.86 * (1 - array(rim)))
    lit = 1 + 0.10 * np.clip((radius * 0.95 - far) / (radius * 0.05), -1, 1)
    lay(picture, np.maximum(0, band - rising), (float(color[0]), float(color[1]), float(color[2])))
    picture *= np.where(band - rising > 0.5, lit, 1)[..., None]

    def ring(at: float, width: float) -> Array:
        line: Array = np.clip(width / 2 - np.abs(far - at) + 0.5, 0, 1) * min(1.0, width)
        return line

    inside = np.clip(radius - far + 0.5, 0, 1)
    shown = black * np.clip(inside + rising, 0, 1) * (1 - np.clip(band - rising, 0, 1))
    rings = np.maximum(ring(radius - line / 2, line), ring(inner, max(0.9, line * 0.6)))
    if radius > 60:
        rings = np.maximum(rings, ring(radius * 0.945, 0.8) * 0.5)
    shown = np.maximum(shown, rings * (1 - smoothstep(0.3, 0.7, rising)))
    shade = smoothstep(inner * 0.80, inner, far) * (far < inner) * 0.16
    multiply(picture, shade.astype(np.float32), "#6a4a2c")
    multiply(picture, np.clip(shown, 0, 1) * 0.94, INK)
    return picture
