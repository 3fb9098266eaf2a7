"""What the panels of the window are made of: the ledge's wood, writing paper, brushed brass.

Tiles: the game lays them side by side, every second one mirrored, so that no seam shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from . import bake as files
from .noise import Array, noise
from .palette import array
from .paper import paper, wood

_QUALITY = 84
_CALM = 0.62
"""How much of a picture's contrast is kept: words stand on it."""


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw the textures of the window (``ledge``, ``sheet``, ``brass``).

    Raises:
        ValueError: there is no such texture.
    """
    makers: dict[str, Callable[[], tuple[Array, tuple[int, ...]]]] = {
        "ledge": _ledge,
        "sheet": _sheet,
        "brass": _brass,
    }
    for name in ids or makers:
        if name not in makers:
            raise ValueError(f"{name}: no such texture of the window; there are {', '.join(makers)}")
        picture, levels = makers[name]()
        files.write("textures", name, np.clip(picture, 0, 1), levels, to=to, quality=_QUALITY)


def _calmed(picture: Array, keep: float = _CALM) -> Array:
    """The picture with less contrast around its mean color."""
    mean = picture.mean((0, 1), keepdims=True)
    calmed: Array = (mean + (picture - mean) * keep).astype(np.float32)
    return calmed


def _ledge() -> tuple[Array, tuple[int, ...]]:
    """Walnut, almost black: long boards with a joint every 128 units."""
    picture = wood(1024, 512, key="ledge", plank=256, base="#3a2317", scale=1.0)
    return _calmed(picture, 0.8), (512, 1024)


def _sheet() -> tuple[Array, tuple[int, ...]]:
    """Writing paper that has lain in a drawer for long; quiet, without browned edges."""
    sheet = paper(1024, 1024, key="desk sheet", scale=1.1, base="#eadcb8", age=0.12, edges=0)
    picture = sheet.color * (1 + 0.02 * sheet.grain)[..., None]
    return _calmed(picture, 0.7), (512, 1024)


def _brass() -> tuple[Array, tuple[int, ...]]:
    """Brass brushed from left to right, with the marks of wiping fingers."""
    width, height = 512, 256
    strokes = noise(width, height, 3, 2, "brushed", stretch=40)
    wiped = noise(width, height, 120, 3, "wiped", stretch=2)
    tone = 1 + 0.045 * strokes + 0.035 * wiped
    return array("#cfab69") * tone[..., None], (256, 512)
