"""The unstable places of Dunwich, by night: glen, farm, altar hill, hop field, well."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from .pens import Point, circle, curve, polygon, spline
from .plate import COLORS
from .roundel import Picture
from .scenery import bands, bend, corners, glow, hill, oval
from .vignette import Vignette

BARN, BARN_SHADE = "#a8432f", "#8c3a2c"
COLUMN, COLUMN_PALE = "#d95fc4", "#f6c3ea"


def cold_spring_glen(picture: Vignette) -> None:
    """A ravine with a waterfall; eyes in its dark."""
    picture.sky(0.78, 0.2, COLORS["night"], moon=(50, 20, 8.5), stars=4)
    hill(picture, corners("-6,34 10,30 26,38 40,54 47,74"), (0.5, 0.85), "#6f7a63", angle=118, strokes=40)
    hill(picture, corners("53,76 60,54 74,36 90,29 106,33"), (0.6, 0.9), "#5f6b5a", angle=62, strokes=40)
    # The wall between them, over which the water falls.
    picture.fill(corners("38,50 44,44 57,44 63,50 60,80 40,80"), (0.3, 0.62), 90, "#7d8578", 0.8)
    picture.fill(corners("45,45 55.5,45 57.5,60 60,80 41,80 43.4,60"), (0.0, 0.06), 90, "#e8f0e6", 0.9)
    for index in range(9):
        x = 45.4 + index * 1.2
        bend(picture, [(x, 46), (x + (x - 50) * 0.12, 60), (x + (x - 50) * 0.5, 78)], 0.55, taper=0.3)
    picture.fill(
        curve(corners("33,80 42,77.5 58,77.5 67,80 80,92 84,104 16,104 20,92"), closed=True),
        (0.05, 0.42),
        0,
        COLORS["water"],
        0.9,
    )
    picture.waves(82, 95, 5, 24, 74)
    for x, y, size in ((38, 80, 3), (44, 81.6, 2.2), (57, 81.4, 2.6), (63, 80, 3.2)):
        picture.fill(oval(x, y, size * 1.3, size), (0.0, 0.2), 0, COLORS["white"], 0.8)
    # Boulders and the dark on both sides.
    for points in (
        corners("-4,62 12,58 26,66 34,82 28,104 -4,104"),
        corners("104,60 88,58 76,64 68,80 72,104 104,104"),
    ):
        picture.fill(curve(points, closed=True), (0.78, 0.98), 60, "#3c463f", 1.1)
    picture.beyond()
    picture.bare_tree(16, 66, 62, 0.22, 3, 3.0, 0.5, 6)
    picture.bare_tree(86, 64, 66, -0.24, 11, 3.0, 0.5, 6)
    picture.within()
    for x, y, size in (
        (25, 77, 1.7),
        (30.4, 77.8, 1.7),
        (71, 79, 1.5),
        (76, 78.4, 1.5),
        (28, 86, 1),
        (31, 86.4, 1),
    ):
        picture.white(oval(x, y, size, size * 0.75), "#cfe36a")
        picture.black(oval(x, y, size * 0.28, size * 0.7))


def whateley_farm(picture: Vignette) -> None:
    """The barn of the farm, its doors braced from outside and lit from within."""
    x: float
    picture.sky(0.78, 0.24, COLORS["night"], moon=(20, 22, 6.5), stars=8)
    hill(picture, corners("-4,60 14,52 34,50 52,44 72,47 104,58"), (0.45, 0.7), "#64705a", strokes=26)
    picture.ground(78, 0.3, COLORS["sick"])
    picture.beyond()
    # The house, its windows boarded, sunk beside the barn.
    picture.gable(4, 62, 17, 19, 11, 9, 3, 0.25, 0.8, 0.7, COLORS["timber"], COLORS["slate"])
    picture.window(9, 66, 5, 6)
    picture.line([(8, 66), (15, 72)], 0.9, 0, bare=True)
    # The barn with its broken-backed roof.
    front = corners("34,82 34,48 38,32 52,16 66,32 70,48 70,82")
    picture.fill([(70, 48), (86, 44), (86, 76), (70, 82)], (0.85, 0.7), 90, BARN_SHADE)
    picture.fill(
        corners("52,14.5 68,11 82,26 87.5,45.5 70.5,50 66.8,32"), (0.45, 0.8), 60, COLORS["slate"], 1.1
    )
    picture.fill(front, (0.22, 0.34), 90, BARN, 1.2)
    for x in range(37, 70, 3):
        picture.line([(x, 82), (x, 82 - max(8, 46 - abs(x - 52) * 1.6))], 0.45, 0, 0.1)
    picture.fill(
        corners("31.4,50 36,31 52,13 68.2,31 72.6,50 70.4,50.6 65.8,33 52,17.6 38.2,33 33.6,50.6"),
        0.05,
        30,
        COLORS["white"],
        0.9,
    )
    picture.white(circle(52, 31, 4.2), COLORS["lit"])
    picture.fill(circle(52, 31, 4.2), 0, 0, COLORS["lit"], 1.1, cover=1)
    picture.line([(52, 27), (52, 35)], 0.7, 0)
    picture.line([(47.8, 31), (56.2, 31)], 0.7, 0)
    # Doors bulging, a sick light between the boards.
    picture.fill([(41, 82), (40.4, 56), (63.6, 56), (63, 82)], 0, 90, "#b9d64a", 1.1, cover=0.95)
    for x in (41.2, 44.6, 48, 53, 56.6, 60):
        picture.fill([(x, 82), (x - 0.3, 56.4), (x + 2.4, 56.4), (x + 2.4, 82)], 0.55, 90, BARN_SHADE, 0.7)
    for start, end in (((38, 62), (66, 59)), ((38, 70), (66, 73)), ((39, 80), (65, 66))):
        picture.fill(
            [start, end, (end[0], end[1] + 2.8), (start[0], start[1] + 2.8)],
            (0.1, 0.3),
            0,
            COLORS["timber"],
            0.9,
        )
    picture.fill([(28, 84), (31, 84), (45, 66), (43, 65)], 0.5, 60, COLORS["timber"], 0.8)
    picture.fill([(76, 86), (73, 86), (59, 66), (61, 65)], 0.5, 120, COLORS["timber"], 0.8)
    picture.within()
    picture.bare_tree(92, 80, 44, 0.1, 4, 2.2)
    for x in range(2, 34, 6):
        picture.line([(x, 92), (x + picture.chance.normal() * 0.6, 84)], 1.3, 0)
    picture.line([(0, 87), (33, 86)], 0.9, 0)
    picture.tufts(12, 88, 96, 30)


def wizards_hill(picture: Vignette) -> None:
    """An altar of stones on a steep hill, struck by lightning."""
    picture.sky(0.85, 0.3, COLORS["night"], stars=3)
    for x, y, half in ((26, 20, 22), (74, 14, 24), (62, 27, 16), (18, 33, 14)):
        picture.fill(
            curve(
                [
                    (x - half, y),
                    (x - half * 0.4, y - 6),
                    (x + half * 0.2, y - 4),
                    (x + half, y - 1),
                    (x + half * 0.3, y + 5),
                    (x - half * 0.5, y + 4),
                ],
                closed=True,
            ),
            (0.4, 0.75),
            12,
            "#5a6072",
            0.6,
        )
    hill(picture, corners("-4,82 16,76 40,80 70,76 104,82"), (0.5, 0.7), "#6d765c")
    hill(
        picture,
        corners("4,92 22,74 36,57 46,52 58,52.4 68,60 80,78 98,94"),
        (0.2, 0.78),
        "#79845a",
        angle=108,
        strokes=46,
    )
    picture.shadow(curve(corners("60,54 70,62 84,82 98,96 62,98 58,70"), closed=True), 0.4)
    picture.beyond()
    picture.white(corners("61,-9 51,13 56.5,14 49,36 51,36 61.5,11.4 56,10.6 64,-6"), "#fff6cf")
    for points in (
        [(61, -9), (51, 13), (56.5, 14), (49, 36)],
        [(64, -6), (56, 10.6), (61.5, 11.4), (51, 36)],
    ):
        picture.line(points, 0.9, 0.1)
    for branch in ("55,14 66,20 64,25 74,31", "52,22 42,27 43,31 33,36"):
        picture.line(corners(branch), 1.3, 0.7, bare=True)
    picture.within()
    # The altar: two uprights and a slab, other stones leaning round it.
    for x, y, width, height, lean in (
        (28, 68, 4.6, 13, -1.4),
        (70, 68, 5, 14, 1.6),
        (36, 60, 4, 10, -0.6),
        (64, 60, 4, 11, 1),
    ):
        picture.fill(
            [(x, y), (x + lean, y - height), (x + width + lean, y - height + 1), (x + width, y)],
            (0.15, 0.7),
            90,
            COLORS["stone"],
            1.1,
            "h",
        )
    for x, lean in ((42, -0.8), (54, 0.8)):
        picture.fill(
            [(x - 0.5, 58), (x + lean, 40.5), (x + 5 + lean, 40), (x + 5.6, 58)],
            (0.05, 0.78),
            90,
            COLORS["stone"],
            1.2,
            "h",
        )
    picture.fill(corners("37,40.6 38,36 62.6,35 64.6,39 63,41"), (0.0, 0.3), 5, COLORS["stone"], 1.3)
    glow(picture, 50, 36, 13, "#fff6cf")
    picture.fill([(48, 58), (48, 48), (53.6, 48), (53.6, 58)], 0.9, 90, COLORS["dark"], 0.6)
    picture.tufts(16, 70, 92, 22, 80)


def devils_hopyard(picture: Vignette) -> None:
    """A field of bare poles where nothing grows; something hangs on one of them."""
    x: float
    picture.sky(0.62, 0.08, "#c17a48", moon=None)
    picture.fill(circle(66, 54, 15), 0.02, 0, "#f0a040", 0.8, cover=0.95)
    bands(picture, ((40, 30, 22), (78, 24, 18), (24, 42, 14), (66, 46, 20)), "#e3b27a")
    hill(picture, corners("-4,66 20,62 44,65 70,60 104,65"), (0.55, 0.7), "#6c5a4a")
    picture.ground(70, 0.16, "#a5875a", hump=1)
    # Furrows that run to the horizon.
    for x in range(-60, 170, 13):
        picture.line([(50 + (x - 50) * 0.1, 70.6), (x, 104)], 0.6, 0.2, 0.3)
    picture.beyond()
    for row, (y, height, count, step) in enumerate(((76, 24, 9, 11.5), (84, 38, 6, 18), (95, 62, 3, 33))):
        tips: list[Point] = []
        for index in range(count):
            x = 50 + (index - (count - 1) / 2) * step + picture.chance.normal() * 0.9
            if row == 2 and index == 1:
                tips.append((50, 34))
                continue
            lean = picture.chance.normal() * 0.05
            tip = (x + lean * height, y - height)
            tips.append(tip)
            picture.fill(
                [
                    (x - 0.5 - row * 0.3, y),
                    (tip[0] - 0.3 - row * 0.2, tip[1]),
                    (tip[0] + 0.3 + row * 0.2, tip[1]),
                    (x + 0.5 + row * 0.3, y),
                ],
                0.85,
                90,
                COLORS["timber"],
                0.6,
            )
            turn = np.linspace(0.04, 0.96, 44)
            reach = 1.0 + 0.5 * row
            picture.line(
                polygon(
                    np.c_[x + lean * height * turn + reach * np.sin(turn * 19 + index), y - height * turn],
                    closed=False,
                ),
                0.45 + 0.14 * row,
                0.3,
            )
        for one, other in pairwise(tips):
            bend(picture, [one, ((one[0] + other[0]) / 2, max(one[1], other[1]) + 2 + row), other], 0.45)
    # The thing on the pole, hat and rags.
    picture.black([(49.2, 92), (49.5, 40), (50.5, 40), (50.8, 92)])
    picture.black(
        polygon(
            spline(
                corners(
                    "32,50 40,52.4 50,50.6 60,52.4 68,50 66,54.4 60,55.4 55,56 57,66 "
                    "56,78 59,86 54,81 51,88 48,80 43,86 45,72 43.5,62 45,56 40,55.4 "
                    "34,54.4"
                ),
                closed=True,
            )
        )
    )
    picture.black(oval(50, 45.4, 4.4, 5))
    picture.black(corners("41,42.8 45.4,41.2 47,33 53.6,33.6 54.6,41.2 59,42.8 50,44.4"))
    for x in (32, 68):
        side = -1 if x < 50 else 1
        for dx, dy in ((-1.4, 4.4), (0.6, 5.4), (2.4, 3.8)):
            picture.line([(x, 52), (x + dx * -side, 52 + dy)], 0.9, 0.5)
    picture.white(oval(48.3, 45.4, 0.9, 0.7), COLORS["lit"])
    picture.white(oval(51.9, 45.4, 0.9, 0.7), COLORS["lit"])
    picture.within()
    for x, y, size in ((22, 22, 4), (30, 28, 3), (76, 34, 3.4), (82, 18, 2.6)):
        bend(
            picture,
            [
                (x - size, y - size * 0.4),
                (x - size * 0.4, y - size * 0.6),
                (x, y),
                (x + size * 0.4, y - size * 0.6),
                (x + size, y - size * 0.4),
            ],
            0.8,
            taper=0.4,
        )


def gardners_place(picture: Vignette) -> None:
    """A dead farm and its well, out of which a column of unearthly light sways into the sky."""
    picture.sky(0.82, 0.34, COLORS["violet"], stars=7)
    hill(picture, [(-4, 66), (30, 60), (60, 64), (104, 58)], (0.55, 0.75), "#6a6472")
    picture.ground(76, 0.24, "#8d8590")
    picture.beyond()
    # The light: a column that widens upwards; the lines of the sky stop at it.
    y = np.linspace(76, -19, 26)
    middle = 36 + 4.4 * np.sin((76 - y) * 0.075)
    half = (3.2 + (76 - y) * 0.085) * np.clip((y + 19) / 26, 0, 1) ** 0.6
    column = polygon([*np.c_[middle - half, y], *np.c_[middle + half, y][::-1]])
    picture.fill(column, (0.0, 0.05), 90, COLUMN, 0, cover=0.95)
    core = polygon([*np.c_[middle - half * 0.42, y], *np.c_[middle + half * 0.42, y][::-1]])
    picture.fill(core, 0, 90, "#ffe9fa", 0, cover=1)
    for offset in (-0.9, -0.66, 0.64, 0.92):
        picture.line(
            polygon(np.c_[middle + half * offset + 0.5 * np.sin(y * 0.3 + offset * 9), y], closed=False),
            0.6,
            0.3,
        )
    for _ in range(22):
        at = picture.chance.uniform(-6, 66)
        x = 36 + 4.4 * math.sin((76 - at) * 0.075) + picture.chance.normal() * (6 + (76 - at) * 0.08)
        picture.white(circle(x, at, picture.chance.uniform(0.35, 0.8)), COLUMN_PALE)
    # The house, holed and crumbling, gray.
    picture.fill([(84, 56), (94, 52), (94, 77), (84, 82)], (0.85, 0.7), 90, "#8a8088")
    picture.fill([(58, 82), (58, 56), (84, 56), (84, 82)], (0.22, 0.34), 0, "#b3a9a6", 1.1)
    picture.fill(corners("55.6,57 64,41 88,38 96,52 85.6,57"), (0.5, 0.75), 80, COLORS["slate"], 1.1)
    for hole in ([(66, 52), (68, 45), (73, 46.6), (72, 53)], [(80, 50), (83, 44), (88, 46), (86, 51)]):
        picture.black(hole)
    picture.chimney(60, 32, 5, 13)
    picture.window(62, 62, 5.4, 8)
    picture.window(77, 62, 5.4, 8)
    picture.door(69, 64, 6, 18, color=COLORS["dark"])
    picture.bare_tree(12, 82, 62, -0.1, 21, 2.8, 0.5, 6)
    picture.within()
    # The well.
    picture.fill(oval(36, 76, 11, 3.4), 0, 0, COLUMN_PALE, 1, cover=1)
    picture.fill(
        curve(corners("25,76 26,80 36,82 46,80 47,76 47,88 44,91.6 36,93 28,91.6 25,88"), closed=True),
        (0.08, 0.72),
        0,
        COLORS["stone"],
        1.2,
        "h",
    )
    for level in (80.5, 84.4, 88.4):
        bend(picture, [(25.2, level), (36, level + 3), (46.8, level)], 0.7, taper=0)
    for x in (27.6, 32, 37, 42):
        picture.line([(x, 80.6), (x - 0.2, 84)], 0.6, 0)
        picture.line([(x + 2.4, 86), (x + 2.2, 90)], 0.6, 0)
    for x in (26.4, 45.6):
        picture.fill([(x - 1, 78), (x - 1, 56), (x + 1, 56), (x + 1, 78)], 0.6, 90, COLORS["timber"], 0.8)
    picture.fill(corners("20,57.6 36,48 52,57.6 50.6,59.6 36,51.6 21.4,59.6"), 0.7, 30, COLORS["timber"], 1)
    picture.tufts(14, 90, 97, 46, 92)


PICTURES: dict[str, Picture] = {
    "cold-spring-glen": cold_spring_glen,
    "whateley-farm": whateley_farm,
    "wizards-hill": wizards_hill,
    "devils-hopyard": devils_hopyard,
    "gardners-place": gardners_place,
}
