"""What the boards lie on: the dark wood of the desk, the green cloth of trays, the band of the sky."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from . import bake as files
from .engraver import engraved, screen
from .light import shaded
from .noise import Array, generator, noise
from .palette import array
from .paper import paper, print_ink, wash, wood
from .surfaces import blurred, grid, lay

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
    """A strip of evening sky with engraved banks of clouds; its ends meet, 720 units wide."""
    width, height = SKY_WIDTH, SKY_HEIGHT
    sheet = paper(width, height, key="sky", scale=2, edges=0, age=0.4)
    x, y = grid(width, height)
    turn = x / width * 2 * np.pi
    dusk = np.clip(1.05 - y / height, 0, 1) * np.ones_like(x)
    wash(sheet, dusk, "#5f7d92", 0.85, edge=0, flow=0.12, key="sky", bleed=0)
    wash(sheet, 1 - dusk, "#d9a06a", 0.45, edge=0, flow=0.12, key="dusk", bleed=0)
    phase = y + 2.2 * np.sin(3 * turn) + 1.2 * np.sin(7 * turn + 1)
    tone = np.clip(0.16 + 0.30 * dusk, 0, 0.6)
    print_ink(
        sheet, screen(tone.astype(np.float32), phase.astype(np.float32), 5.0), "#2f3f4c", 0.6, key="lines"
    )
    rise = _clouds(width, height)
    solid = rise > 0
    soft = np.where(solid, blurred(rise, 1.5), 0).astype(np.float32)
    diffuse, _ = shaded(soft)
    shade = np.clip(1 - (0.30 + 0.70 * diffuse) * 1.1, 0, 1) * solid
    cover = blurred(solid.astype(np.float32), 0.7)
    lay(sheet.color, cover, "#f4efe0")
    sheet.color *= 1 - (shade * 0.7)[..., None] * (1 - array("#8aa0ae"))
    lines = engraved(
        shade, np.pi / 2, 5.4, key="clouds", height=soft, follow=0.45, gain=0.75, cross=(0.62, 0.9)
    )
    slope_y, slope_x = np.gradient(np.where(solid, rise, -12))
    rim = np.clip(np.hypot(slope_x, slope_y) / 4 - 0.9, 0, 1) * solid
    print_ink(sheet, np.maximum(lines * solid, rim).astype(np.float32), "#2a3844", 0.85, key="cut")
    return sheet.color, (720, 1440)


def _clouds(width: int, height: int) -> Array:
    """Heights of banks of round clouds, 0 where there is sky; the ends of the strip meet."""
    chance = generator("clouds")
    x, y = grid(width, height)
    rise = np.zeros((height, width), np.float32)
    for bank in range(6):
        middle = bank * width / 6 + chance.uniform(-40, 40)
        foot, span = chance.uniform(0.62, 0.98) * height, chance.uniform(80, 150)
        for _ in range(80):
            along = chance.uniform(-1, 1)
            radius = (1 - 0.65 * abs(along)) * chance.uniform(13, 27)
            up = (1 - along**2) * chance.uniform(-4, 56)
            _puff(rise, x, y, (middle + along * span, foot - up, radius), foot, chance.uniform(0, 6))
    return rise


def _puff(
    rise: Array, x: Array, y: Array, ball: tuple[float, float, float], foot: float, lift: float
) -> None:
    """A round cloud that lies flat on its foot."""
    width = rise.shape[1]
    across = np.abs(x - ball[0] % width)
    across = np.minimum(across, width - across)
    inside = ball[2] ** 2 - across**2 - ((y - ball[1]) * 1.12) ** 2
    inside = np.where(y < foot + 6, inside, -1)
    np.maximum(rise, np.where(inside > 0, np.sqrt(np.clip(inside, 0, None)) + 10 + lift, 0), out=rise)
