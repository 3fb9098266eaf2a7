"""Pictures of the locations in the south of Arkham; each is told apart without reading."""

from __future__ import annotations

import math

import numpy as np
import skia

from .icons import icon
from .pens import circle, polygon, spline
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def st_marys_hospital(plate: Vignette) -> None:
    """St Marys Hospital."""
    plate.sky(0.26, 0.04, COLORS["day"], clouds=2)
    plate.ground(80, 0.08, COLORS["grass"])
    plate.beyond()
    plate.box(8, 44, 26, 37, 3, 2, 0.08, 0.6, "#d8c9a4")
    plate.box(62, 44, 22, 37, 7, 4, 0.08, 0.6, "#d8c9a4")
    plate.roof(8, 44, 26, 6, 3, 1.5, 0.4)
    plate.roof(62, 44, 24, 6, 3, 1.5, 0.4)
    plate.windows(11, 49, 3, 3, 7.4, 10.6, 4.6, 7)
    plate.windows(65, 49, 3, 3, 6.6, 10.6, 4.2, 7)
    plate.box(32, 24, 32, 58, 6, 3, 0.05, 0.6, "#e6d8b2")
    plate.rect(30, 20.6, 36, 4, 0.03, 0, COLORS["white"])
    plate.fill([(34, 20.6), (48, 10), (62, 20.6)], 0.06, 0, COLORS["white"])
    plate.windows(36, 44, 3, 2, 9, 12, 6, 8.4)
    shape = circle(48, 34, 7.4)
    plate.fill(shape, 0, 0, COLORS["white"], 1.3)
    plate.fill(
        [
            (46, 28.4),
            (50, 28.4),
            (50, 32),
            (53.6, 32),
            (53.6, 36),
            (50, 36),
            (50, 39.6),
            (46, 39.6),
            (46, 36),
            (42.4, 36),
            (42.4, 32),
            (46, 32),
        ],
        0.35,
        45,
        "#b3261e",
        0.9,
        cover=1,
    )
    plate.line([(48, 10), (48, -4)], 1.1, 0)
    plate.line([(44.6, -0.4), (51.4, -0.4)], 1.1, 0)
    plate.fill([(38, 70), (58, 70), (60, 72.6), (36, 72.6)], 0.2, 0, COLORS["stone"])
    plate.door(43, 72.6, 10, 9.4)
    for x in (37.6, 56.6):
        plate.rect(x, 72.6, 1.8, 9.4, 0.05, 90, COLORS["white"], outline=0.8)
    x, y = (8, 80)
    plate.rect(x + 7, y - 4, 20, 12, 0.02, 0, COLORS["white"], outline=1.2)
    plate.fill(
        [(x, y + 8), (x, y + 3), (x + 4, y + 2.4), (x + 5.4, y - 2), (x + 8, y - 2), (x + 8, y + 8)],
        0.1,
        0,
        COLORS["white"],
        1.1,
    )
    plate.fill(
        [
            (x + 15.4, y - 1.6),
            (x + 18, y - 1.6),
            (x + 18, y + 0.6),
            (x + 20.2, y + 0.6),
            (x + 20.2, y + 3.2),
            (x + 18, y + 3.2),
            (x + 18, y + 5.4),
            (x + 15.4, y + 5.4),
            (x + 15.4, y + 3.2),
            (x + 13.2, y + 3.2),
            (x + 13.2, y + 0.6),
            (x + 15.4, y + 0.6),
        ],
        0.2,
        0,
        "#b3261e",
        0.6,
        cover=1,
    )
    for cx in (x + 5, x + 22):
        shape = circle(cx, y + 8.6, 3.6)
        plate.black(shape)
        shape = circle(cx, y + 8.6, 1.4)
        plate.white(shape)


def woods(plate: Vignette) -> None:
    """Woods."""
    plate.sky(0.66, 0.1, "#6d8088", moon=(52, 21, 9))
    plate.ground(70, 0.4, COLORS["sick"])
    for _i, x in enumerate(range(4, 100, 8)):
        plate.pine(
            x + plate.chance.normal() * 1.5, 72, 30 + plate.chance.uniform(-5, 9), 0.5, "#7f8f78", 0.36
        )
    plate.road([(47, 70), (53, 70), (58, 80), (70, 99), (30, 99), (44, 82)], 0.06, "#c9b98a")
    plate.beyond()
    for x, y, h in ((16, 80, 58), (84, 80, 62), (28, 76, 42), (72, 76, 44)):
        plate.pine(x, y, h, 0.78, "#5f7152", 0.46)
    plate.pine(4, 90, 66, 0.92, "#4d5d46", 0.5)
    plate.pine(96, 91, 72, 0.92, "#4d5d46", 0.5)
    plate.bare_tree(37, 84, 40, -0.14, 3, 2.4, 0.5, 5)
    plate.tufts(14, 82, 96)
    for x, y in ((60, 69), (64, 69), (79, 84), (82, 84)):
        shape = circle(x, y, 1.0)
        plate.white(shape, "#f3b32e")


def ye_olde_magick_shoppe(plate: Vignette) -> None:
    """Ye Olde Magick Shoppe."""
    plate.sky(0.3, 0.05, COLORS["violet"], clouds=1, cover=0.5)
    plate.ground(84, 0.06, COLORS["earth"])
    plate.rect(-2, 40, 20, 46, 0.5, 90, COLORS["brick"])
    plate.rect(80, 34, 24, 52, 0.55, 90, COLORS["brick"])
    plate.windows(4, 46, 2, 2, 7, 14, 4, 8)
    plate.beyond()
    plate.fill([(66, 38), (80, 33), (79, 80), (66, 86)], 0.68, 90, COLORS["timber"])
    plate.fill([(24, 86), (25, 58), (66, 58), (66, 86)], 0.08, 0, "#d7c193", 1.1)
    plate.fill([(20, 58), (21, 36), (71, 35), (70, 59)], 0.04, 0, "#e6d6ac", 1.2)
    plate.fill([(19, 37), (30, 14), (49, -10), (58, 12), (72, 36)], 0.04, 0, "#e6d6ac", 1.2)
    plate.fill(
        [(49, -12.5), (62, -17), (75, 8), (84, 31), (73, 37.6), (59, 12)], (0.5, 0.85), 62, "#5a4a70", 1.2
    )
    plate.fill([(48.6, -13), (50, -7), (31.6, 16), (21, 39.5), (16, 38), (28.6, 13)], 0.5, 50, "#5a4a70", 1.1)
    for a, b in (
        ((25, 36), (47, 8)),
        ((69, 36), (52, 8)),
        ((28, 24), (64, 23)),
        ((21, 47), (70, 46.6)),
        ((33, 36), (33, 58)),
        ((58, 36), (57, 58)),
        ((33, 47), (22, 58)),
        ((58, 47), (69, 58)),
    ):
        d = np.array(b) - np.array(a)
        n = np.array([-d[1], d[0]]) / np.hypot(*d) * 1.1
        plate.fill(
            [tuple(np.array(a) + n), tuple(np.array(b) + n), tuple(np.array(b) - n), tuple(np.array(a) - n)],
            0.8,
            45,
            "#4a3524",
            0.6,
        )
    plate.fill([(20, 56.4), (70.6, 56), (70.4, 59.4), (20, 59.6)], 0.6, 0, "#4a3524", 0.9)
    shape = circle(48, 17, 5)
    plate.white(shape, COLORS["lit"])
    plate.fill(shape, 0, 0, COLORS["lit"], 1.1, cover=1)
    plate.line([(43, 17), (53, 17)], 0.7, 0)
    plate.line([(48, 12), (48, 22)], 0.7, 0)
    plate.window(37.6, 38, 15, 7.6, True)
    plate.window(37.6, 48.6, 15, 6.6, True)
    plate.rect(28, 63, 21, 15, 0, 0, COLORS["lit"], cover=0.9, outline=1.2)
    for i in range(1, 5):
        plate.line([(28 + i * 4.2, 63), (28 + i * 4.2, 78)], 0.7, 0)
    for i in range(1, 3):
        plate.line([(28, 63 + i * 5), (49, 63 + i * 5)], 0.7, 0)
    plate.black(icon("cauldron", 38.5, 70.6, 13))
    plate.door(53.6, 64, 9.6, 22, True, "#5a4a70")
    plate.line([(70, 46), (90, 46)], 1.4, 0)
    plate.line([(74, 46), (82, 40)], 0.8, 0)
    plate.line([(85, 46), (85, 49)], 0.8, 0)
    shape = circle(85, 56.6, 7.8)
    plate.fill(shape, 0.0, 0, "#8a74a8", 1.2, cover=0.9)
    star = [
        (
            85 + (6.4 if i % 2 == 0 else 2.6) * math.sin(i * math.pi / 5),
            56.8 - (6.4 if i % 2 == 0 else 2.6) * math.cos(i * math.pi / 5),
        )
        for i in range(10)
    ]
    plate.white(polygon(star))
    plate.fill(polygon(star), 0, 0, "#f3e6b8", 0.8)
    plate.chimney(30, 1, 5, 12)


def south_church(plate: Vignette) -> None:
    """South Church."""
    plate.sky(0.26, 0.03, COLORS["day"], clouds=2)
    plate.ground(80, 0.08, COLORS["grass"])
    plate.tree(10, 82, 28, 10)
    plate.tree(92, 80, 22, 9)
    plate.beyond()
    plate.gable(30, 48, 36, 34, 18, 20, 6, 0.02, 0.5, 0.4, COLORS["white"], COLORS["slate"], 0, 2.2)
    plate.windows(34, 54, 1, 1, 0, 0, 5.4, 14, kind="point")
    plate.windows(56.6, 54, 1, 1, 0, 0, 5.4, 14, kind="point")
    for x in (70, 78):
        plate.black(
            [
                (x, 53 - (x - 70) * 0.25),
                (x + 2, 50.4 - (x - 70) * 0.25),
                (x + 4, 52 - (x - 70) * 0.25),
                (x + 4, 66 - (x - 70) * 0.2),
                (x, 67.4 - (x - 70) * 0.2),
            ]
        )
    plate.box(38, 22, 20, 32, 6, 3, 0.02, 0.55, COLORS["white"])
    plate.rect(36.4, 20, 23, 3, 0.02, 0, COLORS["white"])
    plate.fill([(59.4, 20), (66, 17), (66, 20), (59.4, 23)], 0.5, 0, COLORS["white"], 0.8)
    plate.window(44, 29, 8, 13, kind="arch")
    for y in (31.4, 34, 36.6, 39.2):
        plate.line([(44, y), (52, y)], 0.6, 0, 0, bare=True)
    plate.fill([(38, 20), (49, -21), (52, -19), (64, 18), (58.6, 20)], 0.05, 80, COLORS["slate"], 1.2)
    plate.fill([(58.6, 20), (50.6, -20), (64, 18)], 0.6, 78, COLORS["slate"], 0.9)
    plate.fill([(38, 20), (49.8, -21), (58.6, 20)], (0.05, 0.3), 82, COLORS["slate"], 1.1, "h")
    plate.line([(49.8, -16), (49.8, -21.5)], 1.2, 0)
    plate.door(42.6, 64, 11, 18, True)
    plate.rect(40, 81.5, 17, 3, 0.05, 0, COLORS["stone"])
    shape = circle(48, 48, 3.6)
    plate.black(shape)
    plate.line([(44.4, 48), (51.6, 48)], 0.6, 0, 0, bare=True)
    plate.line([(48, 44.4), (48, 51.6)], 0.6, 0, 0, bare=True)
    plate.road([(42, 84.5), (55, 84.5), (68, 99), (34, 99)])
    for x in (14, 22, 80):
        shape = skia.Path()
        shape.moveTo(x, 90)
        shape.lineTo(x, 84)
        shape.arcTo(skia.Rect.MakeXYWH(x, 81.6, 5, 5), 180, 180, False)
        shape.lineTo(x + 5, 90)
        shape.close()
        plate.fill(shape, 0.15, 90, COLORS["stone"], 0.9)


def mas_boarding_house(plate: Vignette) -> None:
    """Mas Boarding House."""
    plate.sky(0.28, 0.04, COLORS["dusk"], clouds=2)
    plate.ground(82, 0.08, COLORS["grass"])
    plate.tree(8, 84, 34, 10)
    plate.beyond()
    plate.gable(26, 34, 30, 50, 20, 24, 7, 0.06, 0.56, 0.44, "#d9c48e", COLORS["rust"], 0, 2.2)
    plate.window(37.4, 21, 7, 10, True, "arch")
    plate.windows(30, 38, 2, 2, 13, 15, 8, 10, lit=((1, 0),))
    plate.black([(62, 38), (67, 36.6), (67, 46), (62, 47.6)])
    plate.black([(72, 35.6), (77, 34), (77, 43.6), (72, 45)])
    plate.chimney(62, 5, 6, 16)
    plate.smoke(66, 0, 3, 4, -4, 2.2)
    plate.fill([(20, 66), (26, 61), (74, 59.4), (84, 64), (83, 67)], 0.4, 90, COLORS["rust"], 1.1)
    for x in (21, 33, 45, 57, 69, 80):
        plate.rect(x, 67, 2.2, 17, 0.1, 90, COLORS["white"], outline=0.9)
    plate.door(39, 68, 8, 16)
    plate.rect(25, 69, 9, 11, 0, 0, COLORS["lit"], cover=0.8)
    plate.rect(60, 69, 8, 11, 0.2, 0, COLORS["lit"], cover=0.8)
    plate.rect(18, 82.5, 67, 3.4, 0.15, 0, COLORS["timber"])
    plate.line([(10, 74), (10, 92)], 1.3, 0)
    plate.rect(3, 74, 17, 9, 0, 0, "#f3e6b8", outline=1.2)
    plate.lettering("ROOMS", 11.5, 80.6, 4.7, spacing=0.2)
    plate.line(polygon(spline([(84, 50), (92, 54), (104, 52)]), closed=False), 0.8, 0)
    plate.fill([(86, 51.4), (91, 53), (90.6, 61), (86, 59.6)], 0.05, 90, COLORS["white"], 0.9)
    plate.fill([(92.4, 53.4), (97, 53), (97.4, 60), (92.6, 61)], 0.1, 90, "#b8443a", 0.9)


def historical_society(plate: Vignette) -> None:
    """Historical Society."""
    plate.sky(0.72, 0.2, COLORS["night"], moon=(80, 19, 6.5), stars=6)
    plate.ground(80, 0.3, COLORS["sick"])
    plate.tree(93, 82, 30, 9, 0.7, "#5d6a55")
    plate.beyond()
    plate.fill([(70, 40), (84, 35), (84, 77), (70, 82)], 0.85, 90, COLORS["brick"])
    plate.rect(16, 40, 54, 42, (0.24, 0.3), 0, COLORS["brick"])
    plate.fill(
        [(12, 41), (17, 27), (29, 15), (57, 15), (69, 27), (74, 41)], (0.45, 0.7), 90, COLORS["slate"], 1.2
    )
    plate.fill([(74, 41), (69, 27), (57, 15), (69, 11), (81, 22), (88, 36)], 0.9, 60, COLORS["slate"])
    plate.line([(17, 27), (69, 27)], 0.9, 0)
    for x in (24, 39, 54):
        plate.fill(
            [(x - 1, 38), (x - 1, 31), (x + 3.6, 26), (x + 8.4, 31), (x + 8.4, 38)],
            0.1,
            0,
            COLORS["white"],
            0.9,
        )
        plate.window(x + 1, 31, 5.4, 6.6, x == 39)
    plate.chimney(19, 8, 6, 18)
    plate.chimney(62, 6, 6, 16)
    plate.windows(20, 45, 2, 2, 10, 17, 6, 10, lit=((0, 1),))
    plate.windows(52, 45, 2, 2, 10, 17, 6, 10, lit=((1, 0),))
    plate.windows(40, 45, 1, 1, 0, 0, 6.4, 10)
    plate.fill([(36, 62), (43.2, 57), (50.4, 62)], 0.03, 0, COLORS["white"], 1)
    plate.door(39.4, 64, 7.8, 18)
    plate.rect(36.6, 62, 2.4, 20, 0.05, 90, COLORS["white"], outline=0.8)
    plate.rect(47.6, 62, 2.4, 20, 0.05, 90, COLORS["white"], outline=0.8)
    plate.line([(43, 15), (43, 3)], 1, 0)
    plate.black([(35, 5.6), (43, 4.4), (50, 2), (47.4, 5.6), (51, 8), (43, 7)])
    plate.line([(39, 10), (47, 10)], 0.8, 0)
    plate.road([(38, 82), (49, 82), (60, 99), (28, 99)])
    plate.line([(76, 95), (76, 80)], 1.3, 0)
    plate.line([(75, 80), (90, 80)], 1.1, 0)
    plate.rect(78, 81.5, 11, 7.4, 0, 0, "#f3e6b8", outline=1)
    plate.lettering("1692", 83.5, 87, 4.6, spacing=0)


PICTURES: dict[str, Picture] = {
    "st-marys-hospital": st_marys_hospital,
    "woods": woods,
    "ye-olde-magick-shoppe": ye_olde_magick_shoppe,
    "south-church": south_church,
    "mas-boarding-house": mas_boarding_house,
    "historical-society": historical_society,
}
