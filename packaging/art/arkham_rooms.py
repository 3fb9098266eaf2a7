"""The two rooms of Arkham that have a place of their own: the jail cell and the inner sanctum."""

from __future__ import annotations

import math

from .icons import icon
from .pens import circle, curve, polygon
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def jail_cell(plate: Vignette) -> None:
    """A barred window in a stone wall, hands at the bars, a lamp-lit cell behind."""
    plate.rect(0, 0, 100, 100, (0.5, 0.3), 0, COLORS["stone"])
    for row in range(8):
        y = 6 + row * 12
        plate.line([(2, y), (98, y)], 1.1, 0)
        for column in range(5):
            x = 4 + column * 24 + (12 if row % 2 else 0)
            plate.line([(x, y), (x, y + 12)], 1.1, 0)
    plate.rect(22, 20, 56, 62, 0.25, 0, COLORS["stone"], 1.6)
    plate.white(polygon([(28, 26), (72, 26), (72, 76), (28, 76)]), COLORS["lit"])
    plate.fill([(28, 26), (72, 26), (72, 76), (28, 76)], (0.85, 0.35), 90, "#c98a3a", 1.2, cover=0.9)
    for bar in (31.0, 40.2, 49.4, 58.6, 67.8):
        plate.fill(
            [(bar, 24), (bar + 4.2, 24), (bar + 4.2, 78), (bar, 78)],
            (0.05, 0.7),
            90,
            COLORS["slate"],
            1.3,
            "h",
        )
    for y in (38, 62):
        plate.rect(26, y, 48, 4.2, 0.3, 0, COLORS["slate"], 1.2)
    for x in (37, 55):
        fist = curve([(x, 50), (x + 3, 46), (x + 9, 47), (x + 10, 53), (x + 6, 57), (x + 1, 55)], closed=True)
        plate.fill(fist, (0.02, 0.4), 30, "#e3c79b", 1.2)
        for finger in range(3):
            plate.line([(x + 2.6 + finger * 2.4, 47.5), (x + 2.2 + finger * 2.4, 52)], 0.8, 0)


def inner_sanctum(plate: Vignette) -> None:
    """An eye over an altar with two candles, in the dark."""
    plate.sky(0.92, 0.55, COLORS["violet"], stars=8)
    for number in range(24):
        angle = number * math.pi / 12
        begin = (50 + 20 * math.cos(angle), 40 + 20 * math.sin(angle))
        end = (50 + 34 * math.cos(angle), 40 + 34 * math.sin(angle))
        plate.line([begin, end], 1.5 if number % 2 else 0.9, 0.4, bare=True)
    plate.white(circle(50, 40, 19), "#f0d68a")
    plate.fill(circle(50, 40, 19), (0.05, 0.3), 30, "#f0d68a", 1.4, cover=0.9)
    plate.black(icon("third-eye", 50, 40, 34))
    plate.fill([(22, 78), (78, 78), (84, 100), (16, 100)], (0.3, 0.7), 0, COLORS["dark"], 1.4)
    plate.rect(18, 74, 64, 6, 0.1, 0, COLORS["stone"], 1.3)
    for x in (28, 68):
        plate.rect(x, 60, 4.4, 14, 0.05, 90, COLORS["white"], 1.2)
        plate.white(
            curve([(x + 2.2, 50), (x + 4.6, 57), (x + 2.2, 60), (x - 0.2, 57)], closed=True), COLORS["lit"]
        )


PICTURES: dict[str, Picture] = {"jail-cell": jail_cell, "inner-sanctum": inner_sanctum}
