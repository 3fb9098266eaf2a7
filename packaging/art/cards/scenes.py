"""What stands in front: roofs of a town, hills with stones, a harbor; cut in black with a lit window."""

from __future__ import annotations

import numpy as np
import skia

from ..noise import Array, generator
from ..palette import INK, LAMP
from ..pens import fill, polygon
from ..surfaces import drawn_color

WIDTH = 150.0
HEIGHT = 100.0
"""Units of a picture."""


def _house(canvas: skia.Canvas, left: float, wide: float, ridge: float, chance: np.random.Generator) -> None:
    eave = ridge + wide * chance.uniform(0.28, 0.5)
    middle = left + wide * chance.uniform(0.42, 0.58)
    fill(
        canvas,
        polygon([(left, eave), (middle, ridge), (left + wide, eave), (left + wide, 104), (left, 104)]),
        INK,
    )
    if chance.random() < 0.7:
        x = left + wide * chance.uniform(0.15, 0.3)
        fill(canvas, polygon([(x, ridge - 1), (x + 2.4, ridge - 1), (x + 2.4, eave), (x, eave)]), INK)
    for _ in range(int(chance.integers(0, 3))):
        x, y = left + wide * chance.uniform(0.15, 0.75), eave + chance.uniform(1.5, 7)
        lit = chance.random() < 0.55
        fill(canvas, polygon([(x, y), (x + 2, y), (x + 2, y + 3), (x, y + 3)]), LAMP if lit else "#4a4456")


def roofs(canvas: skia.Canvas, key: object) -> None:
    """Gables, chimneys, a steeple."""
    chance = generator("roofs", key)
    left = -6.0
    steeple = chance.uniform(8, 34) if chance.random() < 0.5 else chance.uniform(112, 138)
    while left < WIDTH:
        wide = chance.uniform(10, 19)
        edge = abs(left + wide / 2 - WIDTH / 2) / (WIDTH / 2)
        ridge = 92 - 17 * edge**1.2 - chance.uniform(0, 6)
        _house(canvas, left, wide, ridge, chance)
        left += wide * chance.uniform(0.82, 1.0)
    points = [(-3.4, 104), (-3.4, 72), (0, 50), (3.4, 72), (3.4, 104)]
    fill(canvas, polygon([(steeple + x, y) for x, y in points]), INK)
    fill(
        canvas,
        polygon([(steeple - 0.4, 51), (steeple - 0.4, 45), (steeple + 0.4, 45), (steeple + 0.4, 51)]),
        INK,
    )


def hills(canvas: skia.Canvas, key: object) -> None:
    """Round hills, standing stones, bare trees."""
    chance = generator("hills", key)
    x = np.linspace(-2, WIDTH + 2, 80)
    waves = chance.uniform(0, 6.3, 3)
    y = 88 - 6 * np.sin(x / 26 + waves[0]) - 3.4 * np.sin(x / 11 + waves[1]) - 6 * np.abs(x / 75 - 1) ** 1.5
    ridge = list(zip(x.tolist(), y.tolist(), strict=True))
    fill(canvas, polygon([*ridge, (WIDTH + 2, 104), (-2, 104)]), INK)
    for _ in range(7):
        at = chance.uniform(4, 46) if chance.random() < 0.5 else chance.uniform(104, 146)
        base = float(np.interp(at, x, y))
        tall, lean = chance.uniform(6, 13), chance.uniform(-1.5, 1.5)
        fill(
            canvas,
            polygon(
                [
                    (at - 1.8, base + 2),
                    (at - 1.2 + lean, base - tall),
                    (at + 1.4 + lean, base - tall - 1),
                    (at + 2, base + 2),
                ]
            ),
            INK,
        )


def harbor(canvas: skia.Canvas, key: object) -> None:
    """A quay with masts and crooked roofs over the water."""
    chance = generator("harbor", key)
    left = -6.0
    while left < 52:
        wide = chance.uniform(10, 17)
        _house(canvas, left, wide, 82 - chance.uniform(0, 9), chance)
        left += wide * 0.9
    fill(canvas, polygon([(-2, 95), (WIDTH + 2, 95), (WIDTH + 2, 104), (-2, 104)]), INK)
    for _ in range(4):
        at, tall = chance.uniform(98, 146), chance.uniform(18, 36)
        fill(
            canvas,
            polygon([(at - 0.5, 97), (at - 0.3, 95 - tall), (at + 0.3, 95 - tall), (at + 0.5, 97)]),
            INK,
        )
        fill(canvas, polygon([(at - 7, 94), (at + 7, 94), (at + 5, 99), (at - 5, 99)]), INK)
        yard = 95 - tall * 0.7
        fill(
            canvas,
            polygon([(at - 5, yard), (at + 5, yard - 0.6), (at + 5, yard + 0.2), (at - 5, yard + 0.8)]),
            INK,
        )


SCENES = {"roofs": roofs, "hills": hills, "harbor": harbor}


def drawn(name: str, width: int, height: int, key: object) -> Array:
    """The front of a scene in pixels, premultiplied."""
    draw = SCENES[name]
    return drawn_color(width, height, lambda canvas: draw(canvas, key), fine=2, scale=height / HEIGHT)
