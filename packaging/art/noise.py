"""Seeded chance: generators by key, and clouds of noise as arrays.

Noise of the same key, scale and shape looks the same at every resolution when ``scale`` grows with it.
"""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[np.floating[Any]]
"""Numbers, single precision where a picture is made."""
_SEED = 1926


def generator(*key: object) -> np.random.Generator:
    """A generator whose numbers depend on the key alone: one drawing can change without moving another."""
    return np.random.default_rng([_SEED, zlib.crc32(repr(key).encode())])


def noise(
    width: int,
    height: int,
    scale: float,
    octaves: int = 4,
    key: object = 0,
    *,
    gain: float = 0.5,
    stretch: float = 1.0,
) -> Array:
    """Fractal noise with mean 0 and deviation 1.

    Args:
        width: of the array, pixels.
        height: of the array, pixels.
        scale: pixels of its largest blobs.
        octaves: how often finer noise is added; stops at one pixel.
        key: what it depends on.
        gain: how much weaker each finer octave is.
        stretch: how many times wider than high the blobs are.
    """
    total = np.zeros((height, width), np.float32)
    chance = generator("noise", key)
    strength, size = 1.0, float(scale)
    for _ in range(octaves):
        if size < 1.01:
            total += strength * chance.standard_normal((height, width), np.float32)
            break
        grid_width, grid_height = int(width / (size * stretch)) + 4, int(height / size) + 4
        grid = chance.standard_normal((grid_height, grid_width), np.float32)
        box = (1.0, 1.0, 1.0 + width / (size * stretch), 1.0 + height / size)
        total += strength * np.asarray(
            Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC, box=box)
        )
        strength *= gain
        size /= 2
    total -= total.mean()
    total /= total.std() + 1e-6
    return total


def unit(cloud: Array, low: float = 0.0, high: float = 1.0) -> Array:
    """Noise brought between two numbers: two deviations to each side, the rest cut off."""
    return np.clip(cloud / 4 + 0.5, 0, 1) * (high - low) + low


def wave(count: int, period: float, chance: np.random.Generator) -> NDArray[np.float64]:
    """``count`` numbers that wander smoothly, with a new direction every ``period`` of them."""
    knots = chance.standard_normal(max(2, int(count / period) + 3))
    at = np.linspace(0, len(knots) - 1.001, count)
    index = at.astype(int)
    part = at - index
    part = part * part * (3 - 2 * part)
    result: NDArray[np.float64] = knots[index] * (1 - part) + knots[index + 1] * part
    return result
