"""The stable places of Dunwich, by day: cabin, covered bridge, carnival, village."""

from __future__ import annotations

import math

import numpy as np

from .pens import Point, circle, curve, polygon
from .plate import COLORS
from .roundel import Picture
from .scenery import corners, hill, oval, water
from .vignette import Vignette

BARN = "#a8432f"


def harney_jones_shack(picture: Vignette) -> None:
    """A log cabin among firs, smoke from its chimney and a lamp in its window."""
    y: float
    picture.sky(0.3, 0.04, COLORS["day"], clouds=2)
    hill(picture, corners("-4,58 20,44 40,52 66,38 104,54"), (0.18, 0.32), "#8b9870", strokes=20)
    for index, x in enumerate(range(2, 104, 8)):
        picture.pine(
            x + picture.chance.normal(),
            70,
            22 + picture.chance.uniform(-4, 6),
            0.46,
            "#84936a",
            0.4 + index % 3 * 0.02,
        )
    picture.ground(78, 0.1, COLORS["grass"])
    picture.beyond()
    for x, y, height in ((12, 80, 56), (88, 80, 62), (80, 76, 44)):
        picture.pine(x, y, height, 0.72, "#5f7450", 0.44)
    # Log walls, with their ends.
    picture.fill([(68, 58), (80, 54), (80, 78), (68, 83)], (0.75, 0.6), 0, COLORS["timber"])
    for row in range(6):
        y = 58 + row * 4.2
        picture.fill([(26, y), (68, y), (68, y + 4.2), (26, y + 4.2)], (0.06, 0.42), 0, COLORS["timber"], 0.9)
        picture.fill(oval(26, y + 2.1, 2, 2.1), 0.1, 0, "#d9bb83", 0.9)
        picture.line([(68, y + 4), (80, y + 0.6)], 0.6, 0)
    picture.fill([(62, 44), (76, 40), (84, 54), (69, 59.6)], (0.5, 0.8), 64, COLORS["slate"])
    picture.fill([(21.6, 60), (30, 43), (63, 43), (71, 60)], (0.32, 0.5), 84, "#7d6a55", 1.2)
    for x in range(27, 68, 5):
        picture.line([(x, 58.6), (30 + (x - 22) * 0.72, 44)], 0.45, 0.2)
    picture.rect(52, 27, 6.4, 19, (0.12, 0.6), 0, COLORS["stone"], fade="h")
    for y in (31, 35, 39):
        picture.line([(52, y), (58.4, y)], 0.5, 0)
    picture.smoke(55, 24, 6, 3.4, -6, 2.8)
    picture.window(32, 63, 9, 8.4, True)
    picture.door(49, 63, 9, 20, color=COLORS["rust"])
    picture.black(circle(56.2, 73, 0.7))
    picture.within()
    picture.fill([(44, 83), (63, 83), (66, 86.6), (42, 86.6)], 0.15, 0, COLORS["timber"], 0.9)
    # Chopping block with its axe, and a pile of wood.
    picture.fill([(14, 92), (14, 85), (22, 85), (22, 92)], (0.1, 0.6), 90, COLORS["timber"], 1, "h")
    picture.fill(oval(18, 85, 4, 1.5), 0.05, 0, "#d9bb83", 0.8)
    picture.line([(18, 85), (25, 75)], 1.4, 0)
    picture.fill([(15.6, 84.6), (17.6, 81), (21, 82.6), (19, 85)], 0.3, 0, COLORS["slate"], 0.9)
    for row, count in ((0, 5), (1, 4), (2, 3)):
        for index in range(count):
            picture.fill(circle(70 + row * 1.7 + index * 3.4, 89 - row * 3, 1.7), 0.12, 0, "#c79f66", 0.9)
    picture.road([(48, 87), (58, 87), (66, 99), (36, 99)])
    picture.tufts(10, 90, 97, 20, 90)


def bishops_brook_bridge(picture: Vignette) -> None:
    """A covered bridge over the brook."""
    picture.sky(0.28, 0.04, COLORS["day"], clouds=2)
    hill(picture, corners("-4,50 18,38 40,46 70,34 104,48"), (0.16, 0.3), "#93a06f", strokes=22)
    for x, height in ((6, 24), (14, 30), (92, 34), (84, 26), (98, 28)):
        picture.pine(x, 60, height, 0.5, "#7f8f68")
    water(picture, 72, (0.14, 0.4), "#7fa3a6", 7)
    for points in (
        corners("-4,62 14,60 24,66 27,78 22,104 -4,104"),
        corners("104,58 88,58 80,66 77,76 84,104 104,104"),
    ):
        picture.fill(curve(points, closed=True), (0.12, 0.5), 62, "#9aa06a", 1)
    # Two stone piers, the shadow under the span.
    picture.fill([(30, 70), (88, 62), (88, 72), (30, 84)], 0.82, 0, COLORS["dark"], 0)
    for x, top in ((45, 68), (66, 65)):
        picture.fill(
            [(x - 1.4, 88), (x, top), (x + 8, top - 1), (x + 9.6, 86)],
            (0.1, 0.7),
            0,
            COLORS["stone"],
            1.1,
            "h",
        )
        for level in range(4):
            picture.line([(x - 0.8, top + 5 + level * 4.6), (x + 8.8, top + 4 + level * 4.6)], 0.6, 0)
    # The long side with its windows, the roof, the portal.
    picture.fill([(36, 42), (94, 36), (94, 61), (36, 70)], (0.3, 0.46), 90, BARN, 1.2)
    for x in range(39, 94, 3):
        picture.line([(x, 42.2 - (x - 36) * 0.1), (x, 69.6 - (x - 36) * 0.155)], 0.45, 0, 0.1)
    for x in (45, 57, 69, 81):
        y = 49 - (x - 36) * 0.11
        picture.fill([(x, y), (x + 6, y - 0.7), (x + 6, y + 6), (x, y + 6.8)], 0.92, 90, COLORS["dark"], 0.9)
    picture.fill([(26, 20), (88, 17), (99, 37), (38, 44)], (0.3, 0.6), 72, COLORS["slate"], 1.2)
    for x in range(32, 92, 5):
        picture.line([(x, 21 - (x - 26) * 0.05), (x + 11.4, 42 - (x - 26) * 0.1)], 0.42, 0.1)
    picture.fill(corners("15,76 15,42 26,22 37,42 37,74"), (0.12, 0.24), 90, BARN, 1.2)
    picture.fill(corners("19,76 19,56 23,49 29.6,49 33.4,56 33.4,74.6"), 0.94, 90, COLORS["dark"], 1.1)
    picture.fill(corners("11.6,44 26,18 40.6,43 38.4,44.4 26,23 13.8,45.6"), 0.1, 30, COLORS["white"], 1)
    picture.rect(18, 41, 16, 5, 0, 0, COLORS["white"])
    picture.lettering("1868", 26, 45, 4.4)
    picture.within()
    picture.road(corners("18,76 34,75 30,88 16,99 -2,99 6,84"))
    picture.waves(80, 96, 5, 30, 78)
    picture.tufts(8, 82, 94, 2, 22)
    picture.tufts(8, 76, 92, 84, 98)


def darkes_carnival(picture: Vignette) -> None:
    """Tents and a great wheel, flags in the last light."""
    picture.sky(0.34, 0.04, "#d79a86", clouds=2)
    hill(picture, [(-4, 72), (30, 66), (70, 70), (104, 64)], (0.2, 0.3), "#a3925f")
    picture.beyond()
    hub = (59.0, 34.0)
    for leg in (-15, 15):
        picture.fill(
            [(hub[0] - 1, hub[1]), (hub[0] + 1, hub[1]), (hub[0] + leg + 1.2, 82), (hub[0] + leg - 1.2, 82)],
            0.5,
            90,
            COLORS["dark"],
            0.9,
        )
    for radius, width in ((28.0, 1.2), (24.6, 0.7), (5.6, 0.9)):
        picture.line(
            polygon(
                [
                    (hub[0] + radius * math.cos(turn), hub[1] + radius * math.sin(turn))
                    for turn in np.linspace(0, 2 * math.pi, 60)
                ],
                closed=False,
            ),
            width,
            0,
            0.1,
        )
    for spoke in range(12):
        angle = spoke * math.pi / 6 + 0.13
        end = (hub[0] + 28 * math.cos(angle), hub[1] + 28 * math.sin(angle))
        picture.line([hub, end], 0.6, 0, 0.1)
    picture.fill(circle(*hub, 3), 0.2, 0, COLORS["lit"], 1)
    for spoke in range(12):
        angle = spoke * math.pi / 6 + 0.13
        x, y = hub[0] + 28 * math.cos(angle), hub[1] + 28 * math.sin(angle) + 1
        picture.fill(
            [(x - 3, y), (x + 3, y), (x + 2.1, y + 4.4), (x - 2.1, y + 4.4)],
            0.12,
            90,
            ("#b2473a", "#d9a848", "#4f7a72")[spoke % 3],
            0.9,
        )
        picture.line([(x - 2.6, y), (x, y - 2.6), (x + 2.6, y)], 0.7, 0)
    picture.within()
    picture.ground(82, 0.08, COLORS["earth"])
    picture.beyond()
    _tent(picture, (80, 86), 28, 14, 15, ("#efe3bf", "#55807a"), 6)
    _tent(picture, (33, 88), 46, 18, 26, ("#f1e6c6", "#b23a2c"), 9)
    picture.within()
    for count, start, end in ((9, (4, 60), (33, 43)), (9, (33, 43), (80, 56))):
        for index in range(1, count):
            share = index / count
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share + 5 * math.sin(math.pi * share)
            picture.fill(circle(x, y, 1.1), 0, 0, COLORS["lit"], 0.7, cover=1)
    for x, height in ((58, 9), (63, 8), (67, 9.6), (92, 9)):
        picture.black(oval(x, 90 - height, 1.1, 1.4))
        picture.black([(x - 1.4, 90), (x - 1.1, 91 - height), (x + 1.1, 91 - height), (x + 1.4, 90)])


def _tent(
    picture: Vignette,
    foot: Point,
    width: float,
    wall_height: float,
    roof: float,
    colors: tuple[str, str],
    parts: int,
) -> None:
    """A striped tent with its pole and flag; ``foot`` is the middle of its ground line."""
    x, y = foot
    tip = (x, y - wall_height - roof)
    edge = width * 0.54

    def eaves(at: float) -> float:
        return y - wall_height + 2 * math.cos((at - x) / edge * 1.2)

    for index in range(parts):
        left, right = x - edge + 2 * edge * index / parts, x - edge + 2 * edge * (index + 1) / parts
        shade = 0.06 + 0.5 * max(0.0, index / parts - 0.45)
        color = colors[index % 2]
        low_left, low_right = x + (left - x) * 0.92, x + (right - x) * 0.92
        picture.fill(
            [(left, eaves(left)), (right, eaves(right)), (low_right, y), (low_left, y)],
            shade + 0.08,
            90,
            color,
            0.8,
            cover=0.9,
        )
        picture.fill(
            [
                tip,
                (left, eaves(left)),
                ((left + right) / 2, eaves((left + right) / 2) + 3.2),
                (right, eaves(right)),
            ],
            shade,
            80,
            color,
            0.8,
            cover=0.9,
        )
    picture.fill(
        [(x - width * 0.11, y), (x, y - wall_height + 1), (x + width * 0.11, y)],
        0.85,
        90,
        COLORS["dark"],
        0.9,
    )
    picture.line([tip, (x, tip[1] - 8)], 0.9, 0)
    picture.fill(
        [(x, tip[1] - 8), (x + 8, tip[1] - 6), (x, tip[1] - 3.6)], 0.1, 0, colors[1], 0.8, cover=0.95
    )


def dunwich_village(picture: Vignette) -> None:
    """The church with its broken steeple, now the store, among sagging roofs; round hills behind."""
    level: float
    picture.sky(0.28, 0.04, COLORS["day"], clouds=2)
    hill(
        picture,
        corners("-4,50 10,36 26,35 40,48 56,38 74,32 90,42 104,52"),
        (0.16, 0.34),
        "#93a06f",
        strokes=34,
    )
    picture.ground(80, 0.08, COLORS["earth"])
    picture.beyond()
    picture.gable(80, 60, 15, 20, 10, 8, 3, 0.12, 0.6, 0.5, "#b39a78", "#7a5f50")
    picture.window(85, 64, 4.6, 6)
    picture.gable(1, 62, 14, 19, 9, 7, 3, 0.1, 0.55, 0.5, "#c2a87e", COLORS["rust"])
    picture.window(5.4, 66, 4.6, 6, True)
    # The nave.
    picture.fill([(54, 60), (78, 54), (78, 77), (54, 83)], (0.6, 0.5), 90, COLORS["stone"])
    picture.fill([(43, 40), (66, 33), (81, 55.5), (56, 61)], (0.42, 0.66), 66, COLORS["slate"], 1.2)
    picture.black([(62, 46), (66, 42), (70, 46.6), (66, 50)])
    for x, y in ((59, 65), (65, 63.6), (71, 62)):
        picture.window(x, y, 3.6, 9, kind="point")
    picture.fill(corners("32,83 32,58 43,40 54,58 54,83"), (0.04, 0.14), 0, COLORS["stone"], 1.2)
    # The tower, its top fallen.
    picture.fill(
        corners("36,58 36,12 38.6,8 41,13 43.4,4 46,12 48.4,9.6 50,14 50,58"),
        (0.06, 0.16),
        0,
        COLORS["stone"],
        1.2,
    )
    picture.fill(corners("45,58 45,8.6 46,12 48.4,9.6 50,14 50,58"), (0.55, 0.7), 90, COLORS["stone"], 0.7)
    for level in range(5):
        picture.line([(36, 20 + level * 8), (44.6, 20 + level * 8)], 0.45, 0.1)
    picture.window(38.4, 22, 4.8, 11, kind="arch")
    for level in (25.4, 28, 30.6):
        picture.line([(38.4, level), (43.2, level)], 0.5, 0, bare=True)
    picture.fill(corners("29.6,60 43,38.6 56.6,60 54.6,61 43,42.6 31.6,61"), 0.14, 30, COLORS["slate"], 1)
    picture.rect(30, 64, 26, 6, 0, 0, COLORS["white"], 1.1)
    picture.lettering("OSBORN’S", 43.4, 68.5, 4.4, 0.2)
    picture.door(39, 72, 8, 11.4, color=COLORS["rust"])
    for x in (33, 49):
        picture.window(x, 73, 4.4, 6.4, True)
    picture.within()
    picture.gable(7, 69, 15, 18, 10, 7, 3.4, 0.08, 0.58, 0.5, "#d0b98c", "#8a6450")
    picture.window(12, 73, 5, 6.4)
    picture.gable(74, 70, 16, 16, 10, 8, 3.4, 0.1, 0.6, 0.55, "#b0795c", COLORS["slate"])
    picture.window(79, 74, 5, 6, True)
    picture.road([(36, 84), (52, 84), (66, 99), (24, 99)])
    for x in (58, 63, 68):
        picture.line([(x, 92), (x + 0.4, 86)], 1.1, 0)
    picture.line([(56, 88.4), (71, 87.6)], 0.8, 0)
    picture.tufts(8, 90, 97, 8, 30)


PICTURES: dict[str, Picture] = {
    "harney-jones-shack": harney_jones_shack,
    "bishops-brook-bridge": bishops_brook_bridge,
    "darkes-carnival": darkes_carnival,
    "dunwich-village": dunwich_village,
}
