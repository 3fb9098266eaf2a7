"""The stock that cards are printed on: one sheet a kind, light rag paper or dark board for foil."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ..bake import write
from ..noise import Array, noise
from ..palette import array
from ..paper import paper, paper_grain
from ..surfaces import grid

HEIGHT = 900
WIDTH = 600
_QUALITY = 80

LIGHT: dict[str, str] = {
    "plain": "#efe5cc",
    "common": "#f1e6c9",
    "unique": "#efdcc4",
    "skill": "#e2e8dc",
    "ally": "#ebe6c8",
    "special": "#e8e0e2",
    "injury": "#f1dccf",
    "madness": "#dce4ec",
    "condition": "#e0e9de",
    "task": "#ecdcb2",
    "mission": "#e9d0b8",
    "headline": "#e6e3d8",
    "mystic": "#dfdae4",
    "urban": "#ecdcba",
    "weather": "#d9e4e1",
    "rumor": "#ebcdbd",
    "mythos": "#ecdfb6",
    "gate-blue": "#d6e1ea",
    "gate-green": "#dbe6d2",
    "gate-red": "#eed6cb",
    "gate-yellow": "#efe2b8",
    "gate-all": "#e1dfd8",
    "location": "#f0e5cb",
    "story": "#e8d6ae",
    "extra": "#e5dbc0",
}
"""Papers: what is printed in ink."""
DARK: dict[str, str] = {
    "spell": "#29244a",
    "horror": "#20302a",
    "ancient-one": "#211d2a",
    "herald": "#143440",
}
"""Boards: what is printed in foil."""


def light_sheet(name: str, width: int, height: int) -> Array:
    """Rag paper with edges a little brown; quiet in the middle, where text stands."""
    sheet = paper(width, height, key=("stock", name), scale=0.75, base=LIGHT[name], age=0.2, edges=0.55)
    sheet.color *= (1 + 0.012 * sheet.grain)[..., None]
    return np.clip(sheet.color, 0, 1)


def dark_sheet(name: str, width: int, height: int) -> Array:
    """Dyed board: a cloudy tone, a fine grain, darker edges."""
    cloud = noise(width, height, 150, 4, ("stock", name))
    grain = paper_grain(width, height, ("stock", name), 0.75)
    x, y = grid(width, height)
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    factor = (1 + 0.05 * cloud + 0.03 * grain) * (1 - 0.38 * np.exp(-edge / 38))
    return np.clip(np.ones((height, width, 3), np.float32) * array(DARK[name]) * factor[..., None], 0, 1)


def bake(ids: Sequence[str], to: Path, *, everything: bool) -> None:
    """Bake ``card-<stock>`` for the named stocks, or all, and the wide sheets."""
    for name in [*LIGHT, *DARK]:
        if everything or f"card-{name}" in ids:
            draw = light_sheet if name in LIGHT else dark_sheet
            write("textures", f"card-{name}", draw(name, WIDTH, HEIGHT), to=to, quality=_QUALITY)
    for name, draw, stock in (
        ("card-sheet", light_sheet, "common"),
        ("card-sheet-dark", dark_sheet, "ancient-one"),
    ):
        if everything or name in ids:
            write("textures", name, draw(stock, HEIGHT, WIDTH), to=to, quality=_QUALITY)
