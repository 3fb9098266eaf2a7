"""What the boards lie on: the dark wood of the desk, the green cloth of trays, the band of the sky."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from . import bake as files
from .engraver import screen
from .noise import Array, noise, unit
from .palette import array
from .paper import paper, print_ink, wash, wood
from .surfaces import blurred, grid, smoothstep

SKY_WIDTH, SKY_HEIGHT = 1440, 152


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw the textures of the desk (``wood``, ``felt``, ``sky``).

    Raises:
        ValueError: there is no such texture.
    """
    makers = {"wood": _wood, "felt": _felt, "sky": _sky}
    for name in ids or makers:
        if name not in makers:
            raise ValueError(f"{name}: no such texture of the desk; there are {', '.join(makers)}")
        picture, levels = makers[name]()
        files.write("textures", name, picture, levels, to=to, quality=80)


def _wood() -> tuple[Array, tuple[int, ...]]:
    """Planks, 720 × 480 table units."""
    picture = wood(1440, 960, key="desk", plank=158, base="#3b2216", scale=1.3)
    return np.clip(picture * 0.92, 0, 1), (720, 1440)


def _felt() -> tuple[Array, tuple[int, ...]]:
    """Worn green cloth, 256 units wide."""
    size = 512
    weave = 0.6 * noise(size, size, 2.2, 1, "weave", stretch=3) + 0.6 * noise(
        size, size, 7, 1, "weave 2", stretch=1 / 3
    )
    tone = 1 + 0.05 * weave + 0.05 * noise(size, size, 120, 4, "worn")
    picture = array("#24382f") * tone[..., None]
    return np.clip(picture, 0, 1).astype(np.float32), (256, 512)


def _sky() -> tuple[Array, tuple[int, ...]]:
    """A strip of engraved evening clouds; its ends meet, 720 units wide."""
    width, height = SKY_WIDTH, SKY_HEIGHT
    sheet = paper(width, height, key="sky", scale=2, edges=0, age=0.6)
    whole = np.ones((height, width), np.float32)
    wash(sheet, whole, "#7d95a0", 0.55, edge=0, flow=0.25, flow_scale=260, key="sky")
    x, y = grid(width, height)
    turn = x / width * 2 * np.pi
    swing = 46 * np.sin(turn + 1) + 30 * np.sin(2 * turn) + 18 * np.sin(5 * turn + 2)
    bank = _ring(noise(width * 2, height, 92, 5, "cloud", stretch=2.4), width)
    clouds = smoothstep(-0.1, 0.9, bank + 0.35 * np.sin((y + swing * 0.2) / 34))
    light = np.clip(blurred(clouds, 5) - np.roll(blurred(clouds, 5), (7, 6), (0, 1)), -1, 1)
    sheet.color += (array("#f4ecd6") - sheet.color) * (clouds * 0.85)[..., None]
    wash(sheet, np.clip(-light * 2.2, 0, 1), "#7b6f74", 0.7, edge=0, key="shade", bleed=0)
    tone = np.clip(0.42 - 0.42 * clouds + np.clip(-light, 0, 1) * 0.9, 0, 0.75)
    phase = y + 5 * np.sin(3 * turn) + bank * 5
    print_ink(
        sheet, screen(tone.astype(np.float32), phase.astype(np.float32), 6.0), "#2f3f4c", 0.7, key="lines"
    )
    rim = np.clip(1 - np.abs(clouds - 0.5) * 7, 0, 1) * unit(noise(width, height, 30, 3, "rim"), 0.2, 1.0)
    print_ink(sheet, rim, "#2f3f4c", 0.55, key="rim")
    return sheet.color, (720, 1440)


def _ring(cloud: Array, width: int) -> Array:
    """Noise whose left and right ends meet."""
    share = (np.arange(width, dtype=np.float32) / width)[None, :]
    mixed: Array = (cloud[:, :width] * share + cloud[:, width : 2 * width] * (1 - share)) / np.sqrt(
        share**2 + (1 - share) ** 2
    )
    return mixed
