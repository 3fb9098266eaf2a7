"""Pictures of the locations in the east of Arkham; each is told apart without reading."""

from __future__ import annotations

import math

import numpy as np
import skia

from .pens import circle, curve, polygon
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def velmas_diner(plate: Vignette) -> None:
    """Velmas Diner."""
    plate.sky(0.32, 0.05, COLORS["dusk"], clouds=2)
    plate.ground(74, 0.1, COLORS["earth"])
    plate.rect(4, 36, 22, 40, 0.5, 90, COLORS["brick"])
    plate.rect(76, 30, 24, 46, 0.55, 90, COLORS["brick"])
    plate.windows(8, 42, 2, 2, 8, 12, 4.5, 7)
    plate.windows(82, 38, 2, 2, 8, 12, 4.5, 7)
    plate.beyond()
    shape = skia.Path()
    shape.moveTo(9, 46)
    shape.quadTo(12, 34, 26, 34)
    shape.lineTo(78, 34)
    shape.quadTo(90, 34, 92, 46)
    shape.close()
    plate.fill(shape, (0.05, 0.5), 0, "#c9d0c8", 1.2)
    plate.rect(9, 46, 83, 31, 0.06, 0, "#c65e45")
    plate.rect(9, 46, 83, 4, 0, 0, COLORS["white"])
    plate.rect(9, 66, 83, 3, 0, 0, COLORS["white"], outline=0.7)
    plate.rect(9, 69, 83, 8, 0.45, 90, "#c65e45")
    for x in (12, 22.5, 33, 57.5, 68, 78.5):
        plate.window(x, 52, 9, 12, True)
    plate.rect(44.4, 51, 11, 26, 0.2, 90, "#c9d0c8")
    plate.window(46.5, 53.5, 6.8, 12, True)
    plate.rect(42, 77, 16, 3, 0.1, 0, COLORS["stone"])
    plate.rect(27, 16, 48, 14, 0, 0, "#f3e6b8", outline=1.5)
    plate.rect(29, 18, 44, 10, 0, 0, None, outline=0.6)
    plate.lettering("DINER", 51, 26.6, 10, spacing=2.4)
    for x in (33, 69):
        plate.line([(x, 30), (x, 34)], 1.2, 0)
    plate.black([(21, 18), (27, 23), (21, 28)])
    plate.line([(8, 23), (25, 23)], 1.4, 0)
    shape = circle(20, 84, 3.2)
    plate.black(shape)
    shape = circle(81, 84, 3.2)
    plate.black(shape)
    plate.line([(2, 88), (98, 88)], 0.7)
    plate.line([(2, 92), (98, 92)], 0.7)


def hibbs_roadhouse(plate: Vignette) -> None:
    """Hibbs Roadhouse."""
    plate.sky(0.74, 0.25, COLORS["night"], moon=(80, 20, 6), stars=6)
    plate.ground(74, 0.25, COLORS["earth"])
    plate.pine(10, 76, 40, 0.8)
    plate.pine(90, 76, 46, 0.8)
    plate.beyond()
    plate.box(18, 44, 54, 32, 11, 4, 0.14, 0.72, COLORS["timber"])
    plate.roof(18, 44, 54, 15, 9, 3, 0.62, COLORS["rust"])
    plate.fill([(72 + 3, 44), (63, 29), (72, 26), (85.5, 41)], 0.78, 60, COLORS["rust"])
    plate.fill([(37, 35), (45, 24), (53, 35)], 0.2, 0, COLORS["timber"])
    plate.window(42.5, 28.4, 5, 6, True)
    plate.chimney(26, 20, 5, 12)
    plate.smoke(29, 15, 4, 3, -5, 2.3)
    plate.windows(22, 50, 2, 1, 8.6, 0, 6, 9, ((0, 0), (1, 0)))
    plate.windows(54, 50, 2, 1, 8.6, 0, 6, 9, ((0, 0), (1, 0)))
    plate.rect(40, 50, 9, 25, 0.8, 90, COLORS["dark"])
    plate.white([(42, 52), (47, 52), (47, 73), (42, 73)], COLORS["lit"])
    plate.fill([(14, 62), (76, 62), (79, 66.5), (11, 66.5)], 0.35, 90, COLORS["slate"])
    for x in (15, 26, 37, 51, 62, 74):
        plate.rect(x, 66.5, 1.7, 11, 0.1, 90, COLORS["white"], outline=0.8)
    plate.rect(28, 37, 34, 8.6, 0, 0, COLORS["white"], outline=1.2)
    plate.lettering("HIBB’S", 45, 43.9, 7, spacing=1)
    x, y = (57, 80)
    plate.fill(
        curve(
            [
                (x, y + 9),
                (x, y + 4),
                (x + 7, y + 3),
                (x + 10, y - 4),
                (x + 22, y - 4),
                (x + 24, y + 3),
                (x + 33, y + 4),
                (x + 35, y + 9),
            ],
            closed=False,
        ),
        (0.5, 0.85),
        0,
        COLORS["dark"],
        1.1,
    )
    plate.white([(x + 11, y - 2.4), (x + 16, y - 2.4), (x + 16, y + 2.6), (x + 8.6, y + 2.6)])
    plate.white([(x + 17.5, y - 2.4), (x + 21.2, y - 2.4), (x + 22.6, y + 2.6), (x + 17.5, y + 2.6)])
    for cx in (x + 7, x + 28):
        shape = circle(cx, y + 9, 4.6)
        plate.black(shape)
        shape = circle(cx, y + 9, 2.2)
        plate.white(shape)
    shape = circle(x - 0.4, y + 5, 1.9)
    plate.fill(shape, 0, 0, COLORS["lit"], 0.8, cover=1)


def police_station(plate: Vignette) -> None:
    """Police Station."""
    plate.sky(0.3, 0.04, COLORS["day"], clouds=2)
    plate.ground(80, 0.1, COLORS["earth"])
    plate.beyond()
    plate.box(18, 26, 56, 54, 11, 5, 0.16, 0.68, COLORS["brick"])
    plate.rect(16, 22, 60, 5, 0.05, 0, COLORS["white"])
    plate.fill([(76, 22), (88, 17), (88, 22), (76, 27)], 0.5, 60, COLORS["stone"])
    plate.fill([(30, 22), (46, 10), (62, 22)], 0.1, 0, COLORS["brick"])
    shape = circle(46, 17.4, 3.4)
    plate.fill(shape, 0, 0, "#f3e6b8")
    star = [
        (
            46 + (3 if i % 2 == 0 else 1.2) * math.sin(i * math.pi / 5),
            17.5 - (3 if i % 2 == 0 else 1.2) * math.cos(i * math.pi / 5),
        )
        for i in range(10)
    ]
    plate.black(polygon(star))
    plate.windows(22, 30, 5, 1, 10.4, 0, 6, 9)
    plate.windows(22, 56, 1, 1, 10, 0, 7, 11, bars=True)
    plate.windows(63, 56, 1, 1, 10, 0, 7, 11, bars=True)
    plate.rect(18, 43.5, 56, 8, 0, 0, COLORS["white"], outline=1.1)
    plate.lettering("POLICE", 46, 50.1, 7.2, spacing=1.8)
    plate.fill([(34, 58), (46, 52), (58, 58)], 0.1, 0, COLORS["stone"])
    plate.rect(36, 58, 3.4, 20, (0.0, 0.4), 90, COLORS["white"], fade="h")
    plate.rect(53, 58, 3.4, 20, (0.0, 0.4), 90, COLORS["white"], fade="h")
    plate.door(40.4, 59, 11.6, 19)
    for i in range(3):
        plate.rect(33 - i * 2, 77.5 + i * 3, 26 + i * 4, 3, 0.04 + 0.08 * i, 0, COLORS["stone"])
    for x in (30, 62):
        plate.line([(x, 82), (x, 68)], 1.3, 0)
        shape = circle(x, 65.6, 3)
        plate.fill(shape, 0, 0, "#7fb0c0", 0.9, cover=0.9)


def graveyard(plate: Vignette) -> None:
    """Graveyard."""
    plate.sky(0.8, 0.18, COLORS["night"], moon=(70, 25, 10.5))
    plate.ground(66, 0.28, COLORS["sick"], hump=8)
    plate.bare_tree(15, 74, 66, 0.16, 21, 3.2, 0.55, 6)
    plate.beyond()
    plate.gable(56, 48, 20, 22, 10, 9, 4, 0.2, 0.8, 0.6, COLORS["stone"], COLORS["slate"], 0, 1.4)
    plate.door(62.4, 55, 7.4, 15, True, COLORS["dark"])
    plate.line([(66, 36.6), (66, 30)], 1.1, 0)
    plate.line([(63.6, 32.6), (68.4, 32.6)], 1, 0)

    def stone(x: float, y: float, w: float, h: float, kind: str, lean: float = 0, t: float = 0.12) -> None:
        if kind == "cross":
            for dx, tt in ((1.6, 0.8), (0, t)):
                plate.fill(
                    [
                        (x - w * 0.2 + dx, y),
                        (x - w * 0.2 + lean + dx, y - h * 0.55),
                        (x - w * 0.6 + lean + dx, y - h * 0.55),
                        (x - w * 0.6 + lean + dx, y - h * 0.75),
                        (x - w * 0.2 + lean + dx, y - h * 0.75),
                        (x - w * 0.2 + lean + dx, y - h),
                        (x + w * 0.2 + lean + dx, y - h),
                        (x + w * 0.2 + lean + dx, y - h * 0.75),
                        (x + w * 0.6 + lean + dx, y - h * 0.75),
                        (x + w * 0.6 + lean + dx, y - h * 0.55),
                        (x + w * 0.2 + lean + dx, y - h * 0.55),
                        (x + w * 0.2 + dx, y),
                    ],
                    tt,
                    90,
                    COLORS["stone"],
                    1,
                )
        else:
            for dx, tt in ((2, 0.85), (0, t)):
                shape = skia.Path()
                shape.moveTo(x - w / 2 + dx, y)
                shape.lineTo(x - w / 2 + lean + dx, y - h + w / 2)
                if kind == "round":
                    shape.cubicTo(
                        x - w / 2 + lean + dx,
                        y - h - w * 0.15,
                        x + w / 2 + lean + dx,
                        y - h - w * 0.15,
                        x + w / 2 + lean + dx,
                        y - h + w / 2,
                    )
                else:
                    shape.lineTo(x - w * 0.3 + lean + dx, y - h + w * 0.3)
                    shape.quadTo(x + lean + dx, y - h - w * 0.2, x + w * 0.3 + lean + dx, y - h + w * 0.3)
                    shape.lineTo(x + w / 2 + lean + dx, y - h + w / 2)
                shape.lineTo(x + w / 2 + dx, y)
                shape.close()
                plate.fill(shape, (tt, tt + 0.12), 90, COLORS["stone"], 1.1)
            for i in range(3):
                plate.line(
                    [
                        (x - w * 0.28 + lean * 0.6, y - h * 0.62 + i * 2.6),
                        (x + w * 0.28 + lean * 0.6, y - h * 0.62 + i * 2.6),
                    ],
                    0.7,
                    0.1,
                )

    stone(36, 74, 9, 16, "round", -1)
    stone(48, 72, 8, 14, "point", 0.8)
    stone(84, 76, 9, 19, "cross", 1.6)
    stone(26, 88, 14, 24, "round", 1.8)
    stone(49, 90, 13, 22, "point", -1.6)
    stone(72, 92, 14, 25, "cross", -1.2)
    plate.tufts(20, 78, 96)


def black_cave(plate: Vignette) -> None:
    """Black Cave."""
    plate.sky(0.6, 0.2, "#7b7a83", moon=(20, 20, 6))
    plate.beyond()
    plate.fill(
        curve(
            [
                (-6, 96),
                (-2, 66),
                (8, 48),
                (18, 40),
                (26, 22),
                (38, 10),
                (52, 4),
                (66, 9),
                (76, 20),
                (86, 28),
                (95, 46),
                (102, 70),
                (106, 98),
            ],
            closed=False,
        ),
        (0.22, 0.5),
        62,
        "#97907c",
        1.4,
    )
    rng = np.random.default_rng(4)
    for _a in range(17):
        x, y = (50 + rng.normal() * 27, 52 + rng.normal() * 24)
        if abs(x - 50) < 22 and y > 36:
            continue
        shape = [
            (x + rng.uniform(3, 9) * math.cos(t), y + rng.uniform(3, 8) * math.sin(t))
            for t in np.sort(rng.uniform(0, 6.28, 5))
        ]
        plate.fill(
            shape,
            float(rng.choice([0.08, 0.3, 0.6, 0.75])),
            float(rng.choice([60, 100, 30, 130])),
            "#97907c",
            0.7,
        )
    mouth = curve(
        [(22, 92), (24, 70), (28, 56), (35, 46), (44, 39), (54, 37), (64, 42), (72, 54), (77, 70), (80, 92)],
        closed=False,
    )
    plate.fill(
        curve(
            [
                (15, 94),
                (18, 66),
                (25, 49),
                (35, 38),
                (48, 30),
                (60, 32),
                (72, 43),
                (81, 58),
                (85, 74),
                (87, 94),
            ],
            closed=False,
        ),
        (0.0, 0.2, 0.7),
        70,
        "#b4aa8e",
        1.2,
        "h",
    )
    plate.black(mouth)
    for x, y, drop in ((34, 47, 9), (42, 40, 13), (51, 37, 8), (60, 39, 14), (68, 48, 9)):
        plate.fill(
            [(x - 2.4, y - 1), (x + 2.6, y - 0.6), (x + 0.3, y + drop)], (0.1, 0.6), 90, "#b4aa8e", 0.7, "h"
        )
    for x, y, rise in ((31, 92, 12), (71, 92, 15)):
        plate.fill([(x - 3.4, y), (x + 3.4, y), (x, y - rise)], (0.1, 0.7), 90, "#b4aa8e", 0.7, "h")
    for x, y in ((46, 62), (54.6, 61.6)):
        plate.white(curve([(x - 2.6, y), (x, y - 1.7), (x + 2.6, y), (x, y + 1.6)], closed=True), "#e0b02c")
        shape = skia.Path()
        shape.addOval(skia.Rect.MakeXYWH(x - 0.6, y - 1.5, 1.2, 3))
        plate.black(shape)
    plate.within()
    plate.fill(
        curve([(-4, 90), (20, 86), (50, 90), (80, 86), (104, 90), (104, 104), (-4, 104)], closed=True),
        (0.1, 0.4),
        5,
        COLORS["earth"],
        1,
    )
    plate.tufts(10, 90, 96)
    plate.bare_tree(89, 40, 26, 0.3, 8, 1.8, 0.5, 5)


def general_store(plate: Vignette) -> None:
    """General Store."""
    plate.sky(0.28, 0.04, COLORS["day"], clouds=2)
    plate.ground(80, 0.08, COLORS["earth"])
    plate.tree(91, 80, 34, 11)
    plate.beyond()
    plate.fill([(72, 34), (84, 30), (84, 78), (72, 82)], 0.65, 90, COLORS["timber"])
    plate.rect(18, 34, 54, 48, 0.1, 0, COLORS["timber"])
    plate.fill(
        [(14, 34), (14, 18), (24, 18), (27, 9), (63, 9), (66, 18), (76, 18), (76, 34)],
        0.05,
        0,
        COLORS["white"],
        1.3,
    )
    plate.rect(21, 20, 48, 11, 0, 0, "#d9a441", outline=1.1)
    plate.lettering("STORE", 45, 28.9, 9.6, spacing=2)
    plate.lettering("GENERAL", 45, 16.8, 5.4, spacing=1)
    plate.windows(25, 37, 1, 1, 0, 0, 8, 7)
    plate.windows(41, 37, 1, 1, 0, 0, 8, 7)
    plate.windows(57, 37, 1, 1, 0, 0, 8, 7)
    for i in range(8):
        x0, x1 = (14 + i * 7.75, 14 + (i + 1) * 7.75)
        plate.fill(
            [(18 + i * 6.75, 46), (18 + (i + 1) * 6.75, 46), (x1, 55), (x0, 55)],
            0.55 if i % 2 else 0,
            90,
            "#b8443a" if i % 2 else COLORS["white"],
            0.8,
        )
        shape = skia.Path()
        shape.addArc(skia.Rect.MakeXYWH(x0, 52.6, 7.75, 5), 0, 180)
        plate.fill(shape, 0.5 if i % 2 else 0, 90, "#b8443a" if i % 2 else COLORS["white"], 0.8)
    plate.rect(22, 60, 16, 18, 0, 0, COLORS["lit"], cover=0.8)
    plate.rect(52, 60, 16, 18, 0, 0, COLORS["lit"], cover=0.8)
    plate.line([(30, 60), (30, 78)], 0.8, 0)
    plate.line([(60, 60), (60, 78)], 0.8, 0)
    plate.door(40, 60, 10, 21)
    plate.rect(10, 81.5, 70, 3.4, 0.15, 0, COLORS["timber"])
    for x in (15, 73.6):
        plate.rect(x, 57, 2, 25, 0.2, 90, COLORS["white"], outline=0.9)
    for x, y in ((22, 80), (62, 80), (70, 83)):
        shape = curve(
            [
                (x - 4, y - 9),
                (x + 4, y - 9),
                (x + 5.2, y - 4),
                (x + 4, y + 1.5),
                (x - 4, y + 1.5),
                (x - 5.2, y - 4),
            ],
            closed=True,
        )
        plate.fill(shape, (0.1, 0.75), 90, COLORS["rust"], 1.1, "h")
        plate.line([(x - 4.6, y - 6.4), (x + 4.6, y - 6.4)], 0.9, 0)
        plate.line([(x - 4.6, y - 1.6), (x + 4.6, y - 1.6)], 0.9, 0)


PICTURES: dict[str, Picture] = {
    "velmas-diner": velmas_diner,
    "hibbs-roadhouse": hibbs_roadhouse,
    "police-station": police_station,
    "graveyard": graveyard,
    "black-cave": black_cave,
    "general-store": general_store,
}
