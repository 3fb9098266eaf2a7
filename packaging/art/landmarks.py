"""A small landmark beside each street's square: where it stands, and how it is put on the sheet.

A landmark is drawn like the picture of a place, but without a round: it stands on a patch of ground, where it
hides nothing the game draws: no road, square, seat of a token, name, or place of a track.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import skia

from .leaf import Leaf
from .noise import Array
from .palette import INK, array
from .pens import Point
from .plan import LANDMARK_HALF, Place
from .plate import COLORS, MIDDLE, RADIUS
from .roundel import Picture
from .surfaces import drop_shadow, multiply, over
from .vignette import Vignette

_HALF_UNITS = 37.0
"""Units of a vignette from its middle to the edge of a landmark's patch of ground."""
FOOT = 84.0
"""Units: where in a vignette a landmark's foot stands."""


def oval(x: float, y: float, across: float, down: float) -> skia.Path:
    """An ellipse by its middle and half sizes."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down))
    return path


def patch(plate: Vignette, color: str = "#d9c692", across: float = 36.0, down: float = 9.0) -> None:
    """The ground a landmark stands on; what follows may rise as high as it wants."""
    plate.beyond()
    plate.fill(oval(50, FOOT, across, down), (0.03, 0.2), 4, color, 0.55)
    for _ in range(7):
        x, y = plate.chance.uniform(22, 78), plate.chance.uniform(FOOT - 5, FOOT + 6)
        plate.line([(x, y), (x + plate.chance.uniform(2, 5), y + 0.4)], 0.5, 0.4)


def grass(plate: Vignette, color: str = COLORS["grass"]) -> None:
    """Ground with tufts of grass."""
    patch(plate, color)
    for x in (19, 27, 71, 80):
        for side in (-1, 0, 1):
            foot = FOOT + plate.chance.uniform(-2, 4)
            plate.line([(x + side, foot), (x + side * 2, foot - 4 + abs(side))], 0.5, 0.5)


def draw_landmarks(leaf: Leaf, landmarks: Mapping[str, Picture]) -> None:
    """Put the landmarks of a town on its sheet, each with its shadow."""
    for key, draw in landmarks.items():
        at = leaf.plan.landmarks[key]
        _stand(leaf, leaf.plan.places[key], at, draw)


def _stand(leaf: Leaf, street: Place, at: Point, draw: Picture) -> None:
    radius = LANDMARK_HALF[0] / _HALF_UNITS * RADIUS * leaf.k
    weight = min(1.6, max(1.0, (92 / radius) ** 0.35))
    fine = 4 if radius < 40 else 3
    plate = Vignette(
        radius, ("landmark", street.key), pitch=min(3.6, max(2.5, radius / 14)), fine=fine, weight=weight
    )
    draw(plate)
    result = plate.printed()
    picture = _colored(result.color, result.ink)
    alpha = np.clip(result.beyond, 0, 1)[..., None]
    cut = np.concatenate([picture * alpha, alpha], axis=2).astype(np.float32)
    unit = radius / RADIUS
    left = at[0] * leaf.k - MIDDLE[0] * unit
    top = (at[1] + LANDMARK_HALF[1]) * leaf.k - (FOOT + 9 - 50 + MIDDLE[1]) * unit
    drop_shadow(
        leaf.sheet.color,
        cut[..., 3],
        left,
        top,
        blur=max(1.0, 2.4 * leaf.k),
        shift=(1.6 * leaf.k, 1.9 * leaf.k),
        strength=0.42,
    )
    over(leaf.sheet.color, cut, left, top)


def _colored(color: Array, black: Array) -> Array:
    """Paper, the hand coloring, the ink."""
    picture = np.zeros((*black.shape, 3), np.float32) + array("#f1e4c3")
    alpha = color[..., 3:4]
    straight = np.where(alpha > 0.01, color[..., :3] / np.maximum(alpha, 0.01), 1)
    picture *= 1 - alpha * 0.84 * (1 - straight)
    multiply(picture, np.clip(black, 0, 1) * 0.94, INK)
    return picture
