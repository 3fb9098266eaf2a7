"""The colors of the desk, the atlas and its inks: hexadecimal ``#rrggbb`` and parts from 0 to 1."""

from __future__ import annotations

import numpy as np
import skia
from numpy.typing import NDArray

Rgb = tuple[float, float, float]
Color = str | Rgb
"""``#rrggbb`` or red, green, blue from 0 to 1."""

PAPER = "#f0e1c0"
PAPER_LIGHT = "#f6ebcf"
INK = "#20160f"
"""Never black."""
SEPIA = "#54391f"
RIVER_INK = "#2f4a56"
CREAM = "#f7edd3"
ROAD = "#f3e3b4"
ROAD_OCHRE = "#dc9f2e"
BRASS = "#b98b3e"
BRASS_LIGHT = "#d8b25e"
OXBLOOD = "#8e1f17"
RED = "#a3251c"
SANITY_BLUE = "#24508a"
LAMP = "#ffc873"
WOOD = "#2a1710"
NIGHT = "#14161f"
WATER = "#7fa5ac"

NEIGHBORHOODS: dict[str, str] = {
    "orange": "#d0722f",
    "white": "#f4ecd8",
    "dark grey": "#5a5d64",
    "green": "#5f8a4c",
    "purple": "#7a5590",
    "yellow": "#dcae2c",
    "light blue": "#6fa3bb",
    "red": "#b8443a",
    "brown": "#7a4f2e",
    "blue": "#3b5f8a",
    "black": "#2e2a27",
    "gold": "#b98a2b",
    "steel blue": "#47708f",
}
"""The color of a neighborhood by the name printed in the content (``Space.color``)."""

MOVEMENTS: dict[str, str] = {
    "normal": "#2b2623",
    "fast": "#b3261e",
    "stationary": "#e8bc30",
    "flying": "#2a5fae",
    "special": "#2f7f52",
    "stalker": "#aa7bd2",
    "aquatic": "#d9731f",
}
"""The rim of a monster's token by how it moves; a glyph says the same."""


def rgb(color: Color) -> Rgb:
    """Red, green and blue from 0 to 1."""
    if not isinstance(color, str):
        return color
    digits = color.lstrip("#")
    return int(digits[0:2], 16) / 255, int(digits[2:4], 16) / 255, int(digits[4:6], 16) / 255


def array(color: Color) -> NDArray[np.float32]:
    """The color as an array of three parts."""
    return np.array(rgb(color), np.float32)


def mixed(one: Color, other: Color, share: float) -> Rgb:
    """``one`` with ``share`` (0 to 1) of ``other``."""
    red, green, blue = (a + (b - a) * share for a, b in zip(rgb(one), rgb(other), strict=True))
    return red, green, blue


def shaded(color: Color, factor: float) -> Rgb:
    """The color made darker (below 1) or lighter."""
    red, green, blue = (min(1.0, max(0.0, part * factor)) for part in rgb(color))
    return red, green, blue


def skia_color(color: Color, alpha: float = 1.0) -> skia.Color4f:
    """The color as skia wants it."""
    return skia.Color4f(*rgb(color), alpha)
