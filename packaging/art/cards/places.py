"""The pictures on location cards: the roundel of the place on the board, on the color of its neighborhood."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from .. import arkham, dunwich, innsmouth
from ..bake import write
from ..noise import Array
from ..palette import INK, mixed, shaded
from ..roundel import Picture, roundel
from ..surfaces import drop_shadow, over
from . import grounds

LEVELS: dict[int, tuple[float, int]] = {512: (4.0, 72), 96: (3.2, 82)}
"""Pixels of the longer side: pixels from line to line of the ground, quality."""
_SHARE = 0.76
"""How much of the height the roundel takes."""


def plan() -> dict[str, tuple[Picture, str]]:
    """What draws each place, and the color of its rim."""
    found: dict[str, tuple[Picture, str]] = {}
    for town in (arkham.town(), dunwich.town(), innsmouth.town()):
        for name, draw in town.pictures.items():
            found[name] = (draw, str(town.plan.places[name].color))
    return found


def picture(name: str, draw: Picture, color: str, pixels: int) -> Array:
    """The picture of a place, ``pixels`` wide, three by two."""
    pitch, _ = LEVELS[pixels]
    width, height = pixels, round(pixels / 1.5)
    base, ink = mixed(color, "#ecdcb8", 0.7), shaded(mixed(color, INK, 0.4), 0.7)
    result = grounds.drawn("level", width, height, pitch, (name, "place"), base, ink)
    made = roundel(draw, height * _SHARE / 2, color, name)
    left, top = width / 2 - made.x, height * 0.545 - made.y
    unit = height / 100
    drop_shadow(result, made.picture[..., 3], left, top, blur=3 * unit, shift=(2 * unit, 3 * unit), color=INK)
    over(result, made.picture, left, top)
    return np.clip(result, 0, 1)


def bake(ids: Sequence[str], to: Path, *, everything: bool) -> None:
    """Bake the pictures of the named places, or of all."""
    for name, (draw, color) in plan().items():
        if everything or name in ids:
            for pixels, (_, quality) in LEVELS.items():
                write("cards", name, picture(name, draw, color, pixels), to=to, quality=quality)
