"""The unstable places of Innsmouth, by night: order, refinery, reef and the city under the sea."""

from __future__ import annotations

import math

import numpy as np
import skia

from .pens import circle, curve, polygon, spline
from .plate import COLORS
from .roundel import Picture
from .scenery import bands, bend, corners, glow, hill, oval, water
from .vignette import Vignette

SEA_GREEN, ABYSS, GOLD = "#5f8f86", "#2f5f62", "#d8b25e"


def esoteric_order_of_dagon(picture: Vignette) -> None:
    """The old hall with its columns; an idol in the pediment, a green light behind the doors."""
    x: float
    picture.sky(0.8, 0.26, "#4c6470", moon=(79, 20, 6.5), stars=6)
    bands(picture, ((30, 30, 20), (66, 38, 16)))
    picture.ground(82, 0.3, "#8c8a66")
    picture.beyond()
    picture.fill([(82, 40), (92, 36), (92, 78), (82, 82)], (0.85, 0.7), 90, COLORS["stone"])
    picture.fill([(50, 8), (60, 5), (95, 33), (88, 37)], (0.6, 0.85), 60, COLORS["slate"])
    picture.rect(16, 40, 66, 42, 0.86, 90, "#5d6458")
    picture.fill([(9, 37), (50, 8), (91, 37)], (0.04, 0.2), 0, "#d6cba8", 1.3)
    picture.fill([(18, 34.6), (50, 12.6), (82, 34.6)], (0.4, 0.62), 0, "#7d8f7a", 0.9)
    _idol(picture, 50, 27)
    picture.rect(9, 36.6, 82, 7, 0.03, 0, "#d6cba8", 1.2)
    for x in range(12, 90, 6):
        picture.rect(x, 38.4, 2.6, 3.4, 0.6, 90, "#d6cba8", 0.6)
    picture.rect(41, 52, 18, 28, 0, 90, "#9fd6a4", 1.2, cover=0.95)
    for left in (41, 50.6):
        picture.rect(left, 52, 8.4, 28, 0.55, 90, "#4d7463", 1)
        for top in (55, 64, 73):
            picture.rect(left + 1.6, top, 5.2, 5.6, 0.78, 0, "#4d7463", 0.6)
    for x in (14, 26.4, 64.6, 77):
        picture.fill(
            [(x, 79), (x + 0.8, 46), (x + 8.2, 46), (x + 9, 79)], (0.0, 0.06, 0.62), 90, "#e6dcbc", 1.1, "h"
        )
        for flute in (2.8, 4.8, 6.6):
            picture.line([(x + flute, 47), (x + flute + 0.1, 78)], 0.4, 0)
        picture.rect(x - 1.2, 43.4, 11.4, 3, 0.03, 0, "#e6dcbc", 0.9)
        picture.rect(x - 1.2, 78, 11.4, 3, 0.1, 0, "#e6dcbc", 0.9)
    picture.within()
    for step in range(4):
        picture.rect(9 - step * 3, 81 + step * 3.4, 82 + step * 6, 3.4, 0.06 + 0.1 * step, 0, "#b9ac88")
    picture.fill([(42, 81), (58, 81), (66, 95), (34, 95)], 0.0, 0, "#b6dca8", 0, cover=0.9)
    for level in (84.4, 87.8, 91.2):
        picture.line([(41, level), (60, level)], 0.6, 0.1)
    for x in (20, 82):
        picture.line([(x, 92), (x, 74)], 1.4, 0)
        picture.fill(oval(x, 71.6, 2.4, 3.2), 0, 0, "#cfe8a0", 0.9, cover=1)


def _idol(picture: Vignette, x: float, y: float) -> None:
    """A squatting thing of tentacles, in pale relief."""
    for arm in range(7):
        angle = math.pi * arm / 6
        line = [
            (
                x + math.cos(angle) * reach * 1.75 + math.sin(reach * 0.9 + arm) * 0.7,
                y + 5.4 - math.sin(angle) * reach * 0.78,
            )
            for reach in np.linspace(1.5, 9.4, 8)
        ]
        bend(picture, line, 2.6, 0.5)
    picture.black(
        curve([(x - 4, y + 6), (x - 3.6, y - 1), (x, y - 4.6), (x + 3.6, y - 1), (x + 4, y + 6)], closed=True)
    )
    for side in (-1, 1):
        picture.white(oval(x + side * 1.7, y + 0.4, 0.9, 0.7), COLORS["lit"])


def marsh_refinery(picture: Vignette) -> None:
    """The refinery with its chimneys, one furnace still burning."""
    x: float
    picture.sky(0.74, 0.28, "#5a5a66", moon=None)
    bands(picture, ((26, 44, 20), (80, 30, 16)), "#8a7a70")
    picture.ground(78, 0.4, "#80795c")
    picture.beyond()
    for x, top, width in ((20, 14, 6.4), (36, 2, 7.4), (72, 22, 6)):
        picture.smoke(x + width / 2, top - 3, 5, 5.2, -3.4, 3.0, 0.34)
        foot = [(x - 1, 50), (x, top), (x + width, top), (x + width + 1, 50)]
        picture.fill(foot, (0.14, 0.8), 0, COLORS["brick"], 1.1, "h")
        for level in range(int(top) + 6, 48, 7):
            picture.line([(x, level), (x + width, level)], 0.5, 0)
        picture.rect(x - 1, top - 2, width + 2, 3, 0.3, 0, COLORS["brick"])
    # The hall with its saw-toothed roof; the shore side in shadow.
    picture.fill([(78, 48), (92, 44), (92, 74), (78, 80)], (0.88, 0.72), 90, COLORS["brick"])
    picture.rect(10, 50, 68, 30, (0.26, 0.4), 0, COLORS["brick"], 1.2)
    for tooth in range(4):
        x = 10 + tooth * 17
        picture.fill([(x, 50), (x + 12, 38), (x + 17, 50)], (0.3, 0.6), 60, COLORS["slate"], 1.1)
        picture.fill([(x + 12, 38), (x + 17, 50), (x + 12.6, 50)], 0.9, 90, COLORS["dark"], 0.8)
    picture.windows(14, 55, 3, 1, 9.6, 0, 6.4, 9, (), "arch")
    picture.windows(57, 55, 2, 1, 9.6, 0, 6.4, 9, ((0, 0),), "arch")
    glow(picture, 49, 66, 10, "#f7b04a")
    picture.window(44, 58, 9.6, 14, True, "arch", True)
    picture.door(60, 68, 9, 12, color=COLORS["dark"])
    picture.rect(17, 69, 25, 5.6, 0, 0, COLORS["white"], 1)
    picture.lettering("MARSH", 29.5, 73.6, 5, 0.9)
    picture.within()
    water(picture, 84, (0.4, 0.7), "#5d7f7c", 3)
    # The wharf with barrels, and the ingots nobody asks about.
    picture.fill([(-2, 80), (70, 80), (74, 86), (-2, 86)], 0.2, 0, COLORS["timber"], 1)
    for x in range(4, 74, 9):
        picture.line([(x, 86), (x, 92)], 1.5, 0)
    for x in (12, 19, 15.5):
        y = 80 if x != 15.5 else 74.6
        barrel = [(x - 3, y - 6), (x + 3, y - 6), (x + 3.8, y - 3), (x + 3, y), (x - 3, y), (x - 3.8, y - 3)]
        picture.fill(curve(barrel, closed=True), (0.1, 0.7), 90, COLORS["rust"], 0.9, "h")
    for x in (48, 52, 50):
        y = 83.4 if x != 50 else 81
        picture.fill(
            [(x - 2, y), (x - 1.2, y - 2.2), (x + 1.6, y - 2.2), (x + 2.4, y)], 0.05, 0, GOLD, 0.8, cover=1
        )


def devil_reef(picture: Vignette) -> None:
    """Black rocks in the surf under a low moon; something climbs out."""
    x: float
    picture.sky(0.76, 0.2, "#4e6678", moon=(66, 28, 12), stars=5)
    bands(picture, ((28, 22, 22), (78, 42, 18), (20, 40, 14)))
    water(picture, 58, (0.2, 0.62), SEA_GREEN, 10)
    picture.white(corners("58,58 74,58 72,62 78,66 60,68 64,63"), "#f3e6b8")
    for level in (60, 63.4, 66.4):
        picture.line([(58, level), (77, level)], 0.6, 0.3)
    for rock, tone in (
        ("6,62 10,52 14,46 19,55 24,58 27,63", 0.7),
        ("76,62 82,50 85,46 90,55 96,62", 0.7),
    ):
        picture.fill(corners(rock), (tone, 0.95), 66, "#4a4d48", 1)
    picture.beyond()
    crag = corners(
        "18,78 24,66 29,58 33,60 38,44 42,30 46,16 49,22 52,19 57,36 62,48 66,46 72,58 78,66 84,78"
    )
    picture.fill(crag, (0.3, 0.95), 72, "#4f5450", 1.3, "h")
    facet = corners("46,16 44,34 47,48 43,60 47,78 84,78 78,66 72,58 66,46 62,48 57,36 52,19 49,22")
    picture.fill(facet, (0.72, 0.96), 108, "#454a48", 0.8)
    for points in ("38,44 41,54 37,66", "33,60 34,70 31,78", "57,36 56,50 60,62 58,76", "66,46 67,60 72,72"):
        bend(picture, corners(points), 0.9)
    for points in ("42,32 40,44 42,54", "30,60 28,70", "50,24 51,36 49,46", "63,50 64,62"):
        picture.line(curve(corners(points)), 0.8, 0.4, bare=True)
    picture.within()
    # Surf.
    for x, y, size in (
        (16, 79, 6),
        (27, 81, 5),
        (38, 80.4, 6.4),
        (51, 82, 6),
        (64, 80.6, 6.6),
        (76, 81, 6),
        (87, 79, 5),
    ):
        lip = [
            (x - size, y + 2),
            (x - size * 0.6, y - size * 0.4),
            (x, y - size * 0.75),
            (x + size * 0.7, y - size * 0.3),
            (x + size, y + 2),
            (x, y + 3),
        ]
        picture.fill(curve(lip, closed=True), (0.0, 0.14), 0, "#e7ece0", 0.8)
        bend(
            picture,
            [(x - size * 0.6, y + 0.6), (x - size * 0.1, y - size * 0.3), (x + size * 0.5, y + 0.4)],
            0.5,
        )
    picture.waves(86, 96, 4)
    # A hand and a head at the water's edge, with eyes that shine.
    head = corners("28,80 28.6,73 32.4,69.6 36.6,72.4 38,80")
    picture.fill(curve(head), (0.5, 0.95), 40, "#556b5a", 1, "h")
    for x in (30.8, 35.2):
        picture.white(circle(x, 74.2, 1.25), "#e8e36a")
        picture.black(circle(x, 74.2, 0.45))
    for finger in range(4):
        bend(
            picture,
            [
                (44 + finger * 1.4, 80),
                (43.6 + finger * 1.7, 74.6),
                (44.6 + finger * 2.1, 72.2 + finger * 0.4),
            ],
            1.5,
            0.2,
        )


def yha_nthlei(picture: Vignette) -> None:
    """The city under the sea, its windows lit, great shapes swimming above it."""
    x: float
    whole = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    picture.within()
    picture.fill(whole, (0.12, 0.45, 0.8), 0, SEA_GREEN, 0, ((0, 2), (0, 82)), cover=0.85)
    # Light that falls from above, fading.
    for x, width, lean in ((34, 8, -10), (52, 11, 0), (70, 7, 10)):
        ray = [(x - width * 0.3, 4), (x + width * 0.3, 4), (x + width + lean, 62), (x - width + lean, 62)]
        picture.fill(ray, (0.0, 0.1, 0.42), 0, "#a9d6b8", 0, ((0, 4), (0, 62)), cover=0.8)
    for x, y, size, flip in ((26, 28, 9, 1), (73, 24, 7, -1), (60, 38, 5, -1)):
        _swimmer(picture, x, y, size, flip)
    hill(picture, corners("-4,80 24,74 50,77 76,72 104,80"), 0.75, ABYSS)
    for x, top, width in ((14, 56, 9), (83, 54, 9), (24, 50, 8), (74, 47, 8)):
        _tower(picture, x, top, width, 88, 0.62)
    for x, top, width in ((34, 40, 10), (66, 37, 10)):
        _tower(picture, x, top, width, 90, 0.42)
    _tower(picture, 50, 26, 14, 92, 0.22)
    for x, top, width in ((42, 62, 8), (59, 60, 8), (26, 68, 9), (75, 67, 9)):
        _tower(picture, x, top, width, 96, 0.5)
    for _ in range(13):
        across, down = picture.chance.uniform(14, 86), picture.chance.uniform(14, 50)
        picture.line(circle(across, down, picture.chance.uniform(0.5, 1.2)), 0.5, 0, 0)
    for x in (12, 20, 36, 64, 80, 88):
        for blade in (-1, 0, 1):
            weed = [(x + blade, 96), (x + blade * 2.4 + 1, 88), (x + blade * 2 - 1, 81 + abs(blade) * 3)]
            picture.line(polygon(spline(weed), closed=False), 1.3, 0.6)


def _tower(picture: Vignette, x: float, top: float, width: float, foot: float, tone: float) -> None:
    """A drowned tower with a dome like a tiara, rows of lit windows."""
    half = width / 2
    body = [(x - half, foot), (x - half * 0.82, top), (x + half * 0.82, top), (x + half, foot)]
    picture.fill(body, (tone * 0.55, min(0.95, tone * 1.7)), 0, "#7fb3a0", 1, "h")
    dome = [
        (x - half, top),
        (x - half * 0.92, top - half * 0.9),
        (x, top - half * 2),
        (x + half * 0.92, top - half * 0.9),
        (x + half, top),
    ]
    picture.fill(curve(dome), (tone * 0.4, min(0.95, tone * 1.8)), 84, "#9cc4a4", 1.1, "h")
    for side in (-1, 0, 1):
        picture.line(
            [
                (x + side * half * 0.7, top - half * (1.2 - abs(side) * 0.1)),
                (x + side * half * 0.9, top - half * (2.1 + (1 - abs(side)) * 0.8)),
            ],
            0.9,
            0.3,
        )
    picture.rect(x - half * 1.1, top - 0.6, width * 1.1, 1.8, tone * 0.4, 0, "#b9d6b0", 0.8)
    rows = max(1, int((min(foot, 84) - top) / 8))
    for row in range(rows):
        for part in (-0.42, 0.42):
            if (row + int(x)) % 3 == 2 and part > 0:
                continue
            picture.window(x + part * half - width * 0.09, top + 4 + row * 8, width * 0.18, 3.6, True, "arch")


def _swimmer(picture: Vignette, x: float, y: float, size: float, flip: int) -> None:
    """A shape that is neither man nor fish."""
    path = skia.Path()
    body = spline(
        corners("-1,0 -0.5,-0.22 0.1,-0.2 0.6,-0.08 1.2,-0.3 1.1,0 1.25,0.28 0.6,0.06 0.1,0.18 -0.5,0.2"),
        closed=True,
    )
    path.addPath(polygon([(x + flip * px * size, y + py * size) for px, py in body]))
    for reach, drop in ((-0.3, 0.55), (0.15, 0.5)):
        arm = [
            (x + flip * reach * size, y + 0.1 * size),
            (x + flip * (reach + 0.1) * size, y + drop * size * 0.6),
            (x + flip * (reach + 0.35) * size, y + drop * size),
        ]
        bend(picture, arm, size * 0.18, 0.5)
    picture.black(path)
    picture.white(circle(x - flip * size * 0.72, y - size * 0.06, max(0.5, size * 0.07)), "#e8f0c0")


PICTURES: dict[str, Picture] = {
    "esoteric-order-of-dagon": esoteric_order_of_dagon,
    "marsh-refinery": marsh_refinery,
    "devil-reef": devil_reef,
    "yha-nthlei": yha_nthlei,
}
