"""Light on height fields: one lamp at the upper left, everywhere."""

from __future__ import annotations

from typing import Literal

import numpy as np

from .noise import Array
from .surfaces import blurred, distance_inside, smoothstep

LAMP = (-0.55, -0.72, 0.5)
"""Where the light comes from: right, down, toward the eye."""


def shaded(
    height: Array, light: tuple[float, float, float] = LAMP, relief: float = 1.0, shine: float = 24
) -> tuple[Array, Array]:
    """Diffuse light and gloss (each 0 to 1) of a height field in pixels."""
    slope_y, slope_x = np.gradient(height.astype(np.float32))
    normal_x, normal_y = -slope_x * relief, -slope_y * relief
    length = np.sqrt(normal_x**2 + normal_y**2 + 1)
    lamp = np.array(light, np.float32) / np.linalg.norm(light)
    diffuse = np.clip((normal_x * lamp[0] + normal_y * lamp[1] + lamp[2]) / length, 0, 1)
    half = lamp + np.array([0, 0, 1], np.float32)
    half /= np.linalg.norm(half)
    gloss = np.clip((normal_x * half[0] + normal_y * half[1] + half[2]) / length, 0, 1) ** shine
    return diffuse.astype(np.float32), gloss.astype(np.float32)


def bevel(
    mask: Array,
    depth: float = 8.0,
    profile: Literal["round", "chamfer", "soft"] = "round",
    soft: float = 1.0,
) -> tuple[Array, Array, Array]:
    """A mask with a raised rim ``depth`` pixels wide: diffuse light, gloss, height."""
    part = np.clip(distance_inside(mask) / depth, 0, 1)
    if profile == "round":
        height = np.sqrt(np.clip(1 - (1 - part) ** 2, 0, 1)) * depth
    elif profile == "chamfer":
        height = part * depth
    else:
        height = smoothstep(0, 1, part) * depth
    height = blurred(height.astype(np.float32), soft)
    return (*shaded(height), height)


def relief(height: Array, azimuth: float = 135, elevation: float = 45, steep: float = 1.0) -> Array:
    """Light on a height field as a factor: 1 on the flat, more on slopes toward the lamp."""
    slope_y, slope_x = np.gradient(height.astype(np.float32))
    slope_x, slope_y = slope_x * steep, slope_y * steep
    turn, lift = np.radians(azimuth), np.radians(elevation)
    x, y, z = np.cos(turn) * np.cos(lift), -np.sin(turn) * np.cos(lift), np.sin(lift)
    length = np.sqrt(slope_x**2 + slope_y**2 + 1)
    factor: Array = ((-slope_x * x - slope_y * y + z) / length / z).astype(np.float32)
    return factor
