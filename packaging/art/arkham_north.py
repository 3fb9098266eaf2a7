"""Pictures of the locations in the north of Arkham; each is told apart without reading."""

from __future__ import annotations

import math

import numpy as np
import skia

from .icons import icon
from .pens import circle, curve, polygon
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def train_station(plate: Vignette) -> None:
    """Train Station."""
    plate.sky(0.26, 0.04, COLORS["day"], clouds=1)
    plate.ground(80, 0.12, COLORS["earth"])
    plate.beyond()
    plate.box(44, 30, 44, 40, 9, 4, 0.12, 0.62, COLORS["brick"])
    plate.roof(44, 30, 46, 11, 7, 3, 0.5, COLORS["rust"])
    plate.windows(49, 36, 4, 1, 9.6, 0, 5.4, 9, kind="arch")
    plate.box(70, 4, 13, 30, 4, 2, 0.08, 0.62, COLORS["brick"])
    shape = circle(76.5, 13, 4.8)
    plate.fill(shape, 0, 0, "#f3e6b8", 1.2)
    plate.line([(76.5, 13), (76.5, 9.6)], 1, 0)
    plate.line([(76.5, 13), (79, 14)], 1, 0)
    plate.fill([(67.6, 4), (76.6, -10), (89, 3)], (0.2, 0.7), 70, COLORS["rust"], 1.1, "h")
    plate.fill([(38, 52), (92, 52), (97, 58), (33, 58)], 0.3, 90, COLORS["slate"])
    for x in (40, 54, 68, 82):
        plate.rect(x, 58, 2, 14, 0.2, 90, COLORS["white"], outline=0.8)
    plate.rect(50, 52, 44, 26, (0.5, 0.8), 0, "#6a3a2c")
    plate.rect(50, 49, 44, 4, 0.3, 0, COLORS["dark"])
    for x in (55, 66, 77):
        plate.window(x, 56, 7, 9, True)
    plate.rect(36, 44, 18, 34, (0.4, 0.7), 90, COLORS["dark"])
    plate.window(40, 49, 8, 9, True)
    plate.fill([(33, 44), (35, 40), (56, 40), (58, 44)], 0.8, 0, COLORS["dark"])
    plate.rect(12, 52, 28, 21, (0.12, 0.2, 0.9), 0, "#5b6469", fade="v")
    shape = skia.Path()
    shape.addOval(skia.Rect.MakeXYWH(5, 50.4, 14, 24))
    plate.fill(shape, (0.25, 0.75), 90, "#5b6469", 1.3, "h")
    shape = skia.Path()
    shape.addOval(skia.Rect.MakeXYWH(8.6, 56, 7, 13))
    plate.fill(shape, 0.85, 0, COLORS["dark"], 0.8)
    plate.fill(
        [(14, 51), (12.6, 34), (10.4, 30), (24.4, 30), (22, 34), (21, 51)],
        (0.2, 0.9),
        90,
        COLORS["dark"],
        1.2,
        "h",
    )
    shape = curve([(27, 52), (27, 45), (30, 43), (33, 45), (33, 52)], closed=True)
    plate.fill(shape, 0.6, 90, "#b98b3e", 1)
    shape = circle(12, 47, 3.2)
    plate.fill(shape, 0, 0, COLORS["lit"], 1, cover=1)
    plate.smoke(17, 23, 6, 6.4, -5.6, 4.2)
    plate.fill([(4, 76), (16, 74), (20, 86), (-2, 88)], 0.55, 75, "#9c3a2a", 1.2)
    for i in range(4):
        plate.line([(5 + i * 3.6, 75.6), (0 + i * 5.6, 87.4)], 0.8, 0)
    plate.rect(16, 73, 78, 5, 0.8, 0, COLORS["dark"])
    for cx, r in ((26, 6), (39, 7.4), (53, 7.4), (68, 5), (82, 5)):
        shape = circle(cx, 80, r)
        plate.fill(shape, 0.1, 0, "#9c3a2a", 1.6)
        for a in np.arange(0, 6.28, 0.785):
            plate.line([(cx, 80), (cx + r * math.cos(a), 80 + r * math.sin(a))], 0.7, 0)
        shape = circle(cx, 80, 1.4)
        plate.black(shape)
    plate.line([(39, 81.5), (53, 81.5)], 1.8, 0)
    plate.line([(0, 88.4), (100, 88.4)], 1.6, 0)
    for x in range(2, 100, 7):
        plate.line([(x, 90), (x + 2.6, 94)], 1.2, 0)


def newspaper(plate: Vignette) -> None:
    """Newspaper."""
    plate.sky(0.28, 0.04, COLORS["day"], clouds=2)
    plate.ground(82, 0.08, COLORS["earth"])
    plate.rect(-2, 48, 24, 36, 0.5, 90, COLORS["brick"])
    plate.windows(6, 53, 2, 2, 7, 12, 4, 7)
    plate.beyond()
    plate.box(24, 14, 46, 70, 14, 6, 0.1, 0.68, COLORS["brick"])
    plate.rect(22, 10, 50, 5, 0.03, 0, COLORS["white"])
    plate.fill([(72, 10), (86, 4), (86, 9), (72, 15)], 0.5, 60, COLORS["stone"])
    plate.windows(28, 18, 4, 1, 10.2, 0, 7, 9)
    plate.windows(28, 44, 4, 1, 10.2, 0, 7, 10)
    plate.rect(17, 29.5, 60, 11.5, 0, 0, "#f3e6b8", outline=1.4)
    plate.lettering("THE NEWS", 47, 38.2, 8.4, spacing=1)
    plate.windows(74, 20, 2, 3, 5.4, 12, 2.6, 7)
    plate.rect(24, 57, 46, 4, 0.05, 0, COLORS["stone"])
    plate.rect(28, 62, 13, 18, 0, 0, COLORS["lit"], cover=0.8)
    plate.rect(53, 62, 13, 18, 0, 0, COLORS["lit"], cover=0.8)
    plate.door(43, 63, 8, 21)
    for x, y in ((12, 84), (12.5, 81.4), (11.6, 78.8)):
        plate.rect(x, y, 16, 3, 0.05, 0, COLORS["white"], outline=0.9)
    plate.fill([(3, 60), (17, 56), (20, 68), (6, 73)], 0, 15, COLORS["white"], 1.1)
    for i in range(3):
        plate.line([(5.4 + i * 0.5, 63 + i * 2.6), (17 + i * 0.7, 59.4 + i * 2.6)], 0.7 if i else 1.5, 0)
    plate.line([(47, 10), (47, -4)], 1.1, 0)
    plate.line([(47, -2), (36, 10)], 0.5, 0)
    plate.line([(47, -2), (58, 10)], 0.5, 0)
    for r in (3, 6):
        plate.line(
            polygon(
                [(47 + r * math.cos(a), -6 + r * math.sin(a)) for a in np.linspace(-2.4, -0.7, 9)],
                closed=False,
            ),
            0.7,
            0,
        )


def curiositie_shoppe(plate: Vignette) -> None:
    """Curiositie Shoppe."""
    plate.sky(0.26, 0.05, COLORS["dusk"], clouds=1)
    plate.ground(82, 0.06, COLORS["earth"])
    plate.rect(-2, 30, 22, 54, 0.5, 90, COLORS["brick"])
    plate.rect(82, 24, 24, 60, 0.55, 90, COLORS["brick"])
    plate.windows(6, 38, 2, 2, 7, 14, 4, 8)
    plate.windows(86, 34, 1, 2, 7, 14, 5, 8)
    plate.beyond()
    plate.gable(20, 32, 58, 52, 24, 7, 4, 0.12, 0.7, 0.55, COLORS["timber"], COLORS["slate"], 0, 3)
    plate.window(42, 17, 14, 12, False, "arch")
    plate.windows(28, 36, 2, 1, 0, 0, 8, 9)
    plate.windows(62, 36, 1, 1, 0, 0, 8, 9)
    plate.rect(20, 47, 58, 7.4, 0.0, 0, "#d9a441")
    plate.lettering("CURIOS", 49, 53, 6.6, spacing=1.6)
    plate.fill(
        [(23, 56), (57, 56), (59, 58), (59, 77), (57, 79), (23, 79), (21.5, 77), (21.5, 58)],
        0,
        0,
        COLORS["lit"],
        1.3,
        cover=0.8,
    )
    plate.rect(21, 79, 39, 4, 0.4, 0, COLORS["timber"])
    for x in (31.6, 40.4, 49.4):
        plate.line([(x, 56), (x, 79)], 0.9, 0)
    plate.line([(22, 66.5), (58.5, 66.5)], 0.9, 0)
    plate.black(icon("tribal-mask", 27, 61.2, 9))
    plate.black(icon("crystal-ball", 36, 61, 9))
    plate.black(icon("dead-head", 45, 61, 9))
    plate.black(icon("hourglass", 54, 61, 8.6))
    plate.black(icon("globe", 27, 73, 9))
    plate.black(icon("book-pile", 36, 73, 9))
    plate.black(icon("candle-holder", 45, 73, 9))
    plate.black(icon("amphora", 54, 73, 9))
    plate.door(63, 57, 11, 26, False)
    plate.window(65.4, 60, 6.2, 9, True)
    plate.line([(78, 44), (92, 44)], 1.3, 0)
    plate.line([(88, 44), (88, 47)], 0.8, 0)
    shape = skia.Path()
    shape.addOval(skia.Rect.MakeXYWH(81.6, 47, 13, 15))
    plate.fill(shape, 0.05, 0, "#f3e6b8", 1.2)
    plate.black(icon("third-eye", 88, 54.5, 11))


def arkham_asylum(plate: Vignette) -> None:
    """Arkham Asylum."""
    plate.sky(0.34, 0.05, COLORS["day"], clouds=2)
    plate.ground(76, 0.1, COLORS["grass"])
    plate.beyond()
    for x in (10, 64):
        plate.box(x, 46, 26, 30, 3 if x < 50 else 6, 3, 0.1, 0.6, COLORS["brick"])
        plate.roof(x, 46, 26, 9, 3, 1.5, 0.5)
        plate.windows(x + 3, 50, 4, 2, 5.6, 11, 3.2, 6.5, bars=True)
    plate.chimney(20, 31, 4, 8)
    plate.chimney(78, 31, 4, 8)
    plate.box(36, 30, 26, 46, 5, 3, 0.06, 0.62, COLORS["brick"])
    plate.windows(39.5, 47, 3, 2, 7.4, 12, 4, 7, kind="point", bars=True)
    plate.fill([(34, 30), (37, 17), (61, 17), (66, 28), (62, 30)], (0.35, 0.55), 90, COLORS["slate"])
    plate.window(46, 20.5, 6, 7, kind="round")
    plate.rect(42, 7, 14, 10, 0.1, 0, COLORS["brick"])
    plate.rect(53, 6.5, 3.6, 10.5, 0.55, 90, COLORS["brick"])
    plate.window(45, 9, 4.5, 7, kind="arch")
    plate.fill([(40, 7), (44, 1), (49, -12), (54, 1), (59, 7)], (0.25, 0.6), 80, COLORS["slate"], fade="h")
    plate.line([(49, -12), (49, -17)], 0.9, 0)
    plate.line([(46.8, -14.6), (51.2, -14.6)], 0.8, 0)
    plate.door(45, 66, 8, 10, True)
    plate.rect(42, 75.5, 14, 2, 0.05)
    plate.road([(44, 77.5), (54, 77.5), (62, 96), (38, 96)])
    for x in list(range(4, 40, 4)) + list(range(60, 98, 4)):
        plate.line([(x, 84), (x, 91)], 0.9, 0)
        plate.black([(x - 0.8, 84), (x, 82), (x + 0.8, 84)])
    for a, b in ((0, 39), (59, 100)):
        plate.line([(a, 85.4), (b, 85.4)], 0.8, 0)
        plate.line([(a, 89.5), (b, 89.5)], 0.8, 0)
    for x in (39, 57):
        plate.rect(x, 80, 3.4, 12, 0.3, 0, COLORS["stone"])
        shape = circle(x + 1.7, 78.6, 2)
        plate.fill(shape, 0.1, 0, COLORS["stone"])


def bank_of_arkham(plate: Vignette) -> None:
    """Bank Of Arkham."""
    plate.sky(0.3, 0.04, COLORS["day"], clouds=2)
    plate.ground(80, 0.1, COLORS["earth"])
    plate.beyond()
    plate.box(16, 34, 62, 44, 9, 5, 0.28, 0.66, COLORS["stone"])
    plate.fill([(9, 35), (47, 12), (85, 35)], (0.05, 0.22), 0, COLORS["stone"], 1.2)
    plate.fill([(85, 35), (47, 12), (56, 8), (94, 30)], 0.55, 60, COLORS["slate"])
    plate.fill([(18, 33), (47, 16), (76, 33)], 0.34, 0, COLORS["stone"], 0.8)
    shape = circle(47, 27, 4.4)
    plate.fill(shape, 0, 0, "#f3e6b8")
    plate.lettering("$", 47, 30, 8)
    plate.rect(9, 35, 76, 6, 0.03, 0, COLORS["white"])
    plate.lettering("B A N K", 47, 40, 5.2, spacing=0.9)
    plate.rect(9, 73, 76, 3, 0.03, 0, COLORS["white"])
    plate.rect(14, 41, 66, 32, 0.8, 90, COLORS["dark"])
    plate.door(42.5, 52, 9, 21, True)
    for i in range(6):
        x = 13 + i * 12.6
        plate.rect(x, 43, 6.4, 28, (0.0, 0.05, 0.5), 90, COLORS["white"], fade="h")
        plate.rect(x - 1, 41, 8.4, 2.4, 0.05, 0, COLORS["white"], outline=0.8)
        plate.rect(x - 1, 70.6, 8.4, 2.4, 0.1, 0, COLORS["white"], outline=0.8)
    for i in range(3):
        plate.rect(7 - i * 3, 76 + i * 3.4, 80 + i * 6, 3.4, 0.05 + 0.06 * i, 0, COLORS["stone"])
    plate.line([(47, 12), (47, -4)], 1, 0)
    plate.fill(
        curve(
            [(47, -4), (53, -5.5), (58, -3), (63, -4.5), (62.5, 3.5), (57, 4.5), (52, 2.5), (47, 4)],
            closed=True,
        ),
        (0.05, 0.4),
        0,
        "#b8443a",
        0.9,
        "h",
    )


def independence_square(plate: Vignette) -> None:
    """Independence Square."""
    plate.sky(0.68, 0.22, COLORS["night"], moon=(24, 23, 7), stars=7)
    plate.ground(70, 0.22, COLORS["sick"])
    for x, h in ((13, 30), (84, 34), (30, 24), (70, 26)):
        plate.tree(x, 72, h * 0.72, h * 0.34, 0.62, "#6d7f58")
    plate.road([(38, 72), (62, 72), (100, 97), (0, 97)])
    plate.beyond()
    plate.fill([(30, 84), (36, 76), (64, 76), (71, 84)], 0.1, 0, COLORS["stone"])
    plate.rect(30, 84, 41, 4.4, 0.3, 0, COLORS["stone"])
    plate.rect(39, 58, 21, 18, (0.05, 0.1, 0.62), 90, COLORS["stone"], fade="h")
    plate.rect(37, 56, 25, 3, 0.12, 0, COLORS["stone"])
    plate.rect(37, 74, 25, 3, 0.2, 0, COLORS["stone"])
    plate.lettering("1776", 48.5, 69, 6)
    plate.fill(
        curve(
            [
                (43, 56),
                (43.5, 46),
                (42.4, 36),
                (43.5, 27),
                (48, 23),
                (53.6, 26),
                (57, 37),
                (55.5, 47),
                (57, 56),
            ],
            closed=True,
        ),
        (0.22, 0.85),
        84,
        "#7d8a86",
        1.2,
        "h",
    )
    plate.fill([(45, 56), (46, 40), (49.5, 40), (49, 56)], 0.2, 90, "#7d8a86", 0.8)
    plate.fill([(51, 56), (50.6, 41), (55, 41), (55.5, 56)], 0.75, 90, "#7d8a86", 0.8)
    shape = circle(49, 18.6, 4.3)
    plate.fill(shape, (0.1, 0.75), 60, "#7d8a86", 1.1, "h")
    plate.black(curve([(41.6, 16.6), (46, 13), (49.5, 10.6), (53, 13), (57, 16), (49.5, 16.4)], closed=True))
    plate.fill(
        curve([(44, 29), (39, 35), (37.4, 42), (40.5, 43), (43, 37), (46.5, 34)], closed=True),
        0.4,
        60,
        "#7d8a86",
        0.9,
    )
    plate.fill([(37.2, 58), (39.6, 8), (40.7, 8), (39.8, 58)], 0.85, 90, COLORS["dark"], 0.8)
    plate.line([(40.1, 8), (40.4, -5)], 0.9, 0.4)
    for x in (16, 82):
        plate.line([(x, 86), (x, 62)], 1.5, 0)
        shape = circle(x, 60, 3.1)
        plate.fill(shape, 0, 0, COLORS["lit"], 0.9, cover=1)
        plate.black([(x - 3, 57), (x + 3, 57), (x, 54)])


PICTURES: dict[str, Picture] = {
    "train-station": train_station,
    "newspaper": newspaper,
    "curiositie-shoppe": curiositie_shoppe,
    "arkham-asylum": arkham_asylum,
    "bank-of-arkham": bank_of_arkham,
    "independence-square": independence_square,
}
