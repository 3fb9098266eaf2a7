"""Pictures of the locations in the west of Arkham; each is told apart without reading."""

from __future__ import annotations

import math

import skia

from .pens import circle, curve, polygon, rectangle, spline
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def river_docks(plate: Vignette) -> None:
    """River Docks."""
    plate.sky(0.28, 0.05, COLORS["dusk"], clouds=2)
    w = rectangle(0, 58, 100, 50)
    plate.fill(w, (0.12, 0.3), 0, COLORS["water"], 0.8)
    plate.waves(62, 98, 9)
    plate.beyond()
    plate.gable(4, 40, 26, 26, 13, 16, 5, 0.18, 0.7, 0.5, COLORS["brick"], COLORS["rust"], 0)
    plate.window(14, 33, 6, 6, kind="round")
    plate.door(11, 49, 12, 17)
    plate.fill([(40, 60), (46, 74), (90, 74), (98, 56), (84, 60)], (0.35, 0.85), 0, "#51403a", 1.2)
    plate.rect(50, 48, 34, 12, 0.04, 0, COLORS["white"])
    plate.windows(53, 51, 5, 1, 6.2, 0, 3.4, 5)
    plate.rect(56, 41, 18, 7, 0.1, 0, COLORS["white"])
    plate.fill([(61, 41), (62, 20), (70, 20), (71, 41)], (0.15, 0.85), 90, "#b8443a", 1.1, "h")
    plate.rect(61.3, 24, 9.4, 4, 0.9, 90, COLORS["dark"], outline=0.6)
    plate.smoke(66, 16, 5, 4.4, -4.6, 3.4)
    plate.line([(88, 58), (88, 26)], 1.1, 0)
    plate.line([(88, 28), (74, 45)], 0.55, 0)
    plate.line([(88, 28), (97, 56)], 0.55, 0)
    for x in (4, 14, 25, 36, 48):
        plate.rect(x, 79, 3, 20, (0.1, 0.8), 90, COLORS["timber"], fade="h", outline=0.9)
    plate.fill([(-2, 72), (50, 72), (58, 80), (-2, 80)], 0.08, 5, COLORS["timber"], 1.1)
    for x in range(4, 56, 7):
        plate.line([(x, 72.4), (x + 3.6, 80)], 0.6, 0)
    plate.rect(6, 62, 10, 10, 0.3, 0, COLORS["timber"])
    plate.line([(6, 62), (16, 72)], 0.8, 0)
    plate.line([(16, 62), (6, 72)], 0.8, 0)
    plate.rect(17, 65, 7.5, 7.5, 0.45, 0, COLORS["timber"])
    shape = skia.Path()
    shape.addOval(skia.Rect.MakeXYWH(30, 63, 8, 10))
    plate.fill(shape, (0.1, 0.7), 90, COLORS["rust"], 1, "h")
    plate.line([(30.6, 66), (37.6, 66)], 0.7)
    plate.line([(30.6, 70), (37.6, 70)], 0.7)


def the_unnamable(plate: Vignette) -> None:
    """The Unnamable."""
    plate.sky(0.82, 0.22, COLORS["night"], moon=(76, 22, 8), stars=4)
    plate.ground(78, 0.38, COLORS["sick"])
    plate.beyond()
    plate.fill([(60, 42), (80, 37), (80, 76), (60, 82)], (0.9, 0.75), 90, COLORS["timber"])
    plate.rect(24, 42, 36, 40, (0.3, 0.42), 3, COLORS["timber"])
    plate.fill(
        [(19, 44), (30, 20), (37, 24), (41, 20), (46, 27), (52, 22), (55, 31), (66, 44)],
        (0.5, 0.85),
        80,
        COLORS["slate"],
        1.2,
    )
    plate.black(curve([(33, 33), (37, 28), (42, 30), (46, 35), (41, 40), (35, 39)], closed=True))
    plate.fill([(52, 22), (72, 17), (84, 38), (66, 44), (55, 31)], 0.92, 62, COLORS["slate"])
    for a, b in (((34, 31), (45, 38)), ((40, 28.5), (37, 40))):
        plate.line([a, b], 0.8, 0, bare=True)
    plate.fill([(58, 21), (58.4, 8), (61, 11), (63, 6.6), (65, 10), (65, 20)], 0.6, 0, COLORS["brick"])
    for x, y in ((28, 48), (48, 48), (28, 64), (49, 65)):
        plate.black([(x, y), (x + 7.4, y), (x + 7.4, y + 10), (x, y + 10)])
        plate.fill(
            [(x - 1.4, y + 1), (x + 9, y + 4), (x + 8.6, y + 6.4), (x - 1.6, y + 3.4)],
            0.1,
            10,
            COLORS["timber"],
            0.7,
        )
        plate.fill(
            [(x - 1, y + 8), (x + 8.8, y + 5.4), (x + 9, y + 7.6), (x - 1, y + 10)],
            0.15,
            10,
            COLORS["timber"],
            0.7,
        )
    plate.fill([(38, 62), (46, 60), (46, 82), (38, 82)], 0.95, 90, COLORS["dark"])
    plate.fill([(39, 81.5), (44.4, 80), (41, 62), (37, 63)], 0.4, 80, COLORS["rust"], 0.8)
    for y in range(47, 80, 6):
        plate.line([(24.5, y), (27, y)], 0.5)
        plate.line([(57, y), (59.6, y)], 0.5)
    plate.bare_tree(13, 90, 84, 0.2, 12, 4.2, 0.62, 6)
    plate.tufts(16, 84, 95)
    plate.fill([(68, 92), (69, 84), (72, 82.6), (75.4, 84.6), (76, 92)], 0.4, 90, COLORS["stone"], 0.9)
    plate.line([(70.4, 87), (74, 87)], 0.6)


def administration(plate: Vignette) -> None:
    """Administration."""
    plate.sky(0.28, 0.04, COLORS["day"], clouds=2)
    plate.ground(78, 0.08, COLORS["grass"])
    plate.tree(8, 80, 22, 9)
    plate.tree(93, 80, 24, 9)
    plate.beyond()
    plate.box(15, 46, 60, 33, 8, 4, 0.12, 0.62, COLORS["brick"])
    plate.roof(15, 46, 62, 11, 5, 2, 0.42)
    plate.windows(18, 50, 3, 2, 7, 13, 4.2, 8)
    plate.windows(55.6, 50, 3, 2, 7, 13, 4.2, 8)
    plate.fill([(36, 46), (46, 36), (56, 46)], 0.04, 0, COLORS["white"], 1.1)
    plate.rect(37, 46, 18, 33, 0.1, 0, COLORS["white"])
    for x in (37.6, 43, 49, 52.6):
        plate.rect(x, 48, 2.6, 29, (0.0, 0.4), 90, COLORS["white"], fade="h", outline=0.8)
    plate.door(41.5, 62, 8, 16, True)
    plate.box(39.5, 18, 13, 18, 3.4, 2, 0.05, 0.6, COLORS["white"])
    shape = circle(46, 26, 4.6)
    plate.fill(shape, 0, 0, "#f3e6b8", 1.2)
    plate.line([(46, 26), (46, 22.6)], 0.9, 0)
    plate.line([(46, 26), (48.6, 27.4)], 0.9, 0)
    plate.rect(38.5, 15.5, 18, 3, 0.08, 0, COLORS["white"])
    plate.rect(42, 7, 8, 9, 0.15, 0, COLORS["white"])
    plate.window(44.3, 8.6, 3.4, 6.6, kind="arch")
    plate.rect(50, 6.6, 2.4, 9, 0.6, 90, COLORS["white"])
    plate.fill([(41, 7), (43, 1), (46.6, -5), (50.6, 1), (53, 7)], (0.15, 0.65), 70, "#7fa08c", 1.1, "h")
    plate.line([(46.6, -5), (46.6, -13)], 1, 0)
    shape = circle(46.6, -9, 1.2)
    plate.black(shape)
    for i in range(2):
        plate.rect(36 - i * 3, 78 + i * 3, 20 + i * 6, 3, 0.05 + 0.1 * i, 0, COLORS["stone"])
    plate.road([(40, 84), (52, 84), (66, 99), (26, 99)])


def library(plate: Vignette) -> None:
    """Library."""
    plate.sky(0.3, 0.04, COLORS["day"], clouds=2)
    plate.ground(80, 0.1, COLORS["grass"])
    plate.tree(94, 82, 22, 9)
    plate.beyond()
    plate.gable(24, 42, 40, 38, 23, 14, 5, 0.1, 0.66, 0.46, COLORS["stone"], COLORS["slate"], 0, 2.2, 90)
    plate.window(34, 33, 20, 33, False, "point")
    for x in (39, 44, 49):
        plate.line([(x, 39), (x, 66)], 0.75, 0, 0, bare=True)
    for y in (48, 56):
        plate.line([(34, y), (54, y)], 0.7, 0, 0, bare=True)
    shape = circle(44, 41, 4.4)
    plate.white(shape)
    plate.fill(shape, 0, 0, "#7fb0c0", 0.8)
    for a in range(6):
        plate.line([(44, 41), (44 + 4.2 * math.cos(a * 1.047), 41 + 4.2 * math.sin(a * 1.047))], 0.5, 0, 0)
    plate.door(39, 67, 10, 13, True)
    plate.box(6, 22, 19, 59, 5, 3, 0.12, 0.68, COLORS["stone"])
    for i in range(4):
        plate.rect(4.6 + i * 5.6, 16, 3.8, 6, 0.1, 0, COLORS["stone"])
    plate.rect(4, 21, 23, 3.4, 0.1, 0, COLORS["stone"])
    plate.fill([(27, 21), (32, 18), (32, 21.4), (27, 24.4)], 0.6, 90, COLORS["stone"])
    plate.window(12.4, 30, 6, 12, kind="point")
    plate.window(12.4, 50, 6, 12, kind="point")
    for x in (23, 63):
        plate.fill(
            [(x - 1, 80), (x - 1, 50), (x + 1, 44), (x + 4, 50), (x + 4.6, 80)],
            (0.1, 0.55),
            90,
            COLORS["stone"],
            1,
            "h",
        )
    plate.window(69, 52, 4, 14, kind="point")
    for i in range(2):
        plate.rect(30 - i * 3, 79.5 + i * 3, 28 + i * 6, 3, 0.05 + 0.1 * i, 0, COLORS["stone"])
    plate.line([(44, 19), (44, 9)], 0.9, 0)
    plate.line([(41.6, 12), (46.4, 12)], 0.8, 0)


def science_building(plate: Vignette) -> None:
    """Science Building."""
    plate.sky(0.84, 0.28, COLORS["night"], stars=16)
    plate.ground(80, 0.3, COLORS["sick"])
    plate.beyond()
    plate.box(13, 52, 66, 29, 8, 4, 0.24, 0.78, COLORS["brick"])
    plate.rect(11, 49, 70, 4, 0.06, 0, COLORS["stone"])
    plate.fill([(81, 49), (89, 45), (89, 49), (81, 53)], 0.7, 60, COLORS["stone"])
    plate.windows(16, 57, 2, 1, 8.6, 0, 6, 10, ((0, 0), (1, 0)), kind="arch")
    plate.windows(60, 57, 2, 1, 8.6, 0, 6, 10, (), kind="arch")
    plate.door(42, 64, 9, 17, True)
    plate.windows(34, 57, 1, 1, 9, 0, 5, 10, kind="arch")
    plate.windows(54, 57, 1, 1, 9, 0, 4.6, 10, kind="arch")
    plate.rect(24, 39, 45, 10.6, (0.05, 0.1, 0.7), 90, COLORS["stone"], fade="h")
    plate.rect(22.6, 37.4, 48, 2.6, 0.1, 0, COLORS["stone"])
    shape = skia.Path()
    shape.moveTo(25, 37.4)
    shape.cubicTo(25, 0, 68, 0, 68, 37.4)
    shape.close()
    plate.fill(shape, (0.03, 0.22, 0.85), 78, "#7fa08c", 1.3, "h")
    for x, _b in ((33, 8), (60, 8)):
        plate.line(
            polygon(
                spline([(x + (46.5 - x) * 0.72, 11.6), (x + (46.5 - x) * 0.1, 21), (x, 37)]), closed=False
            ),
            0.6,
            0,
        )
    plate.black([(45, 9.6), (52, 10.6), (56, 33), (46, 33)])
    plate.fill([(47, 28), (66, -4), (71.5, -1), (53, 31)], (0.05, 0.75), 35, "#b98b3e", 1.2, "h")
    plate.fill([(65, -5), (66.6, -7.4), (74, -3), (72.6, -0.2)], 0.3, 35, "#b98b3e", 1)
    plate.rect(82, 24, 6, 26, (0.15, 0.75), 0, COLORS["brick"], fade="h")
    plate.rect(81, 22.6, 8, 2.4, 0.2, 0, COLORS["brick"])
    plate.rect(36, 81, 22, 3, 0.1, 0, COLORS["stone"])
    plate.road([(40, 84), (54, 84), (64, 99), (30, 99)])


def silver_twilight_lodge(plate: Vignette) -> None:
    """Silver Twilight Lodge."""
    plate.sky(0.8, 0.24, COLORS["violet"], moon=None, stars=10)
    shape = circle(50, 13, 9.5)
    plate.fill(shape, 0, 0, "#f3e6b8", 0.9)
    shape = circle(54.5, 10.5, 8.4)
    plate.fill(shape, 0.62, 0, COLORS["violet"], 0.5)
    plate.ground(78, 0.3, COLORS["sick"])
    plate.pine(8, 82, 44, 0.8, "#5d6a55", 0.3)
    plate.pine(93, 82, 44, 0.8, "#5d6a55", 0.3)
    plate.beyond()
    plate.box(14, 42, 64, 38, 8, 4, 0.28, 0.8, COLORS["stone"])
    plate.roof(14, 42, 66, 13, 8, 2.5, 0.68)
    plate.windows(18, 47, 2, 2, 8.4, 15, 5, 9, lit=((0, 0),), kind="arch")
    plate.windows(60, 47, 2, 2, 8.4, 15, 5, 9, lit=((1, 1),), kind="arch")
    plate.fill([(30, 42), (46.5, 25), (63, 42)], (0.03, 0.3), 0, COLORS["white"], 1.2)
    plate.rect(31, 42, 31, 3.4, 0.02, 0, COLORS["white"])
    plate.fill([(38.5, 40), (46.5, 30), (54.5, 40)], 0.55, 0, "#d9a441", 0.8)
    shape = curve([(41.6, 37.4), (46.5, 34.6), (51.4, 37.4), (46.5, 39.8)], closed=True)
    plate.white(shape)
    shape = circle(46.5, 37.2, 1.7)
    plate.black(shape)
    plate.rect(32.5, 45.4, 28, 33, 0.88, 90, COLORS["dark"])
    plate.door(41.5, 55, 10, 24, True, "#6d5a86")
    for x in (32.5, 38, 51.5, 57):
        plate.rect(x, 45.6, 3.6, 32, (0.0, 0.08, 0.5), 90, COLORS["white"], fade="h")
    for i in range(3):
        plate.rect(29 - i * 2.4, 77.6 + i * 3, 35 + i * 4.8, 3, 0.06 + 0.1 * i, 0, COLORS["stone"])
    plate.chimney(19, 22, 4.5, 9)
    plate.chimney(70, 22, 4.5, 9)


def the_witch_house(plate: Vignette) -> None:
    """The Witch House."""
    plate.sky(0.8, 0.2, COLORS["night"], moon=(27, 24, 9.5), stars=5)
    plate.ground(80, 0.35, COLORS["sick"])
    plate.bare_tree(8, 84, 46, 0.12, 3, 2.4)
    plate.beyond()
    plate.fill([(64, 40), (82, 32), (84, 76), (66, 83)], (0.88, 0.7), 90, COLORS["timber"])
    plate.fill([(30, 84), (28, 42), (64, 40), (66, 83)], (0.22, 0.34), 2, COLORS["timber"], 1.1)
    plate.fill([(24, 44), (28, 30), (44, 6), (60, 26), (68, 42)], (0.16, 0.3), 3, COLORS["timber"], 1.2)
    plate.fill(
        [(44, 4.5), (60, 24), (68.5, 43.5), (88, 34), (80, 15), (63, -5)],
        (0.55, 0.92),
        58,
        COLORS["slate"],
        1.2,
    )
    plate.fill(
        [(43.6, 3), (44.6, 7.5), (29, 31), (25, 46), (22, 45), (26.4, 29)], 0.5, 50, COLORS["slate"], 1
    )
    plate.line([(26, 44.6), (66.5, 42.4)], 1.4, 0)
    plate.fill([(66, 24), (71.5, 6), (79, 18), (80.5, 26)], 0.35, 2, COLORS["timber"])
    plate.fill([(71.5, 4.5), (82, -1), (87, 14), (79.6, 18)], 0.85, 60, COLORS["slate"])
    plate.window(71.6, 15, 4.4, 6, True)
    plate.chimney(51.5, -9, 5.4, 19)
    plate.window(40.6, 19, 6.6, 9, True)
    plate.window(33, 49, 6.4, 9)
    plate.window(52, 48, 6.4, 9, True)
    plate.window(35, 30.5, 4.8, 6.6)
    plate.window(53, 30, 4.8, 6.6)
    plate.black([(72, 46), (77, 44), (77.4, 53), (72.4, 55)])
    plate.door(42, 63, 9.4, 20, False, COLORS["dark"])
    plate.line([(40, 62), (53, 61.4)], 1.1, 0)
    plate.window(55, 64, 6, 8)
    plate.window(32, 65, 6, 8)
    for y in range(50, 82, 5):
        plate.line([(29.5, y), (32, y - 0.1)], 0.5)
        plate.line([(62, y - 1), (65.4, y - 1.3)], 0.5)
    plate.road([(41, 84), (52, 83.6), (66, 98), (34, 98)])
    plate.tufts(9, 86, 94)


def unvisited_isle(plate: Vignette) -> None:
    """Unvisited Isle."""
    plate.sky(0.72, 0.12, "#61808a", moon=(50, 19, 8))
    w = rectangle(0, 60, 100, 50)
    plate.fill(w, (0.2, 0.42), 0, COLORS["water"], 0.7)
    for x, h in ((8, 9), (18, 12), (84, 13), (93, 9)):
        plate.pine(x, 60.5, h, 0.75, "#53695a", 0.5)
    plate.waves(64, 99, 9)
    plate.white(curve([(42, 66), (58, 66), (61, 70), (39, 70)], closed=True))
    plate.beyond()
    plate.fill(
        curve(
            [
                (10, 76),
                (20, 66),
                (34, 60),
                (50, 57),
                (68, 60),
                (82, 67),
                (90, 76),
                (70, 81),
                (50, 82),
                (28, 81),
            ],
            closed=True,
        ),
        (0.1, 0.6),
        25,
        COLORS["sick"],
        1.2,
    )
    for x, y, h, wide, lean in (
        (28, 66, 20, 6, -1.6),
        (41, 62, 27, 7, 1),
        (56, 62, 25, 6.6, -1),
        (68, 65, 21, 6.4, 2.2),
        (35, 74, 15, 6, 1),
        (62, 74, 16, 6.4, -1),
    ):
        plate.fill(
            [
                (x + wide * 0.62, y),
                (x + wide * 0.5 + lean, y - h + 1.4),
                (x + wide * 0.8 + lean, y - h + 2.4),
                (x + wide * 0.98, y - 0.8),
            ],
            0.85,
            90,
            COLORS["stone"],
            0.9,
        )
        plate.fill(
            [
                (x - wide * 0.3, y + 0.4),
                (x - wide * 0.12 + lean, y - h + 1),
                (x + wide * 0.2 + lean, y - h - 1),
                (x + wide * 0.55 + lean, y - h + 1.2),
                (x + wide * 0.66, y),
            ],
            (0.12, 0.3),
            86,
            COLORS["stone"],
            1.1,
        )
    plate.fill([(43, 71), (58, 71), (60, 75), (41, 75)], 0.05, 0, COLORS["stone"], 1)
    plate.rect(44, 75, 13, 5, 0.6, 90, COLORS["stone"])
    plate.bare_tree(79, 70, 34, 0.28, 5, 2, 0.5, 5)
    plate.bare_tree(19, 71, 26, -0.3, 9, 1.8, 0.5, 5)
    plate.tufts(9, 72, 79, 22, 78)


PICTURES: dict[str, Picture] = {
    "river-docks": river_docks,
    "the-unnamable": the_unnamable,
    "administration": administration,
    "library": library,
    "science-building": science_building,
    "silver-twilight-lodge": silver_twilight_lodge,
    "the-witch-house": the_witch_house,
    "unvisited-isle": unvisited_isle,
}
