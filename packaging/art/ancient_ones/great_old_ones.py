"""Cthulhu, Hastur, Ithaqua and Yig."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..monsters.parts import eye, glint, hand, maw
from ..monsters.sculpture import Sculpture
from ..noise import generator
from ..painting.scene import Scene
from . import views
from .limbs import tentacle
from .register import looming


def _cthulhu_before(scene: Scene) -> None:
    views.sea(scene, 1010, "#041414", "#2c5a4c", "#c8e08a", 520)
    views.ship(scene, 250, 1090, 0.9, "#050c0c")


@looming(
    "cthulhu",
    behind=partial(
        views.sky, colors=("#04100f", "#123a34", "#5a8a60", "#16302a"), light=(520, 330, 420), glow="#d0dc8a"
    ),
    before=_cthulhu_before,
    ramp=("#061a18", "#3f7a62", "#b8d89a"),
    rim="#e8f0a0",
    spark="#fff08a",
    haze="#5a8a68",
    hazed=(820, 1080),
)
def cthulhu(s: Sculpture) -> None:
    """Head and arms out of the sea, a beard of feelers, wings like torn sails."""
    for _ in s.both():
        s.sheet(
            [
                (58, 44),
                (70, 8),
                (84, -12),
                (92, -2),
                (99, 4),
                (96, 24),
                (99, 50),
                (90, 62),
                (86, 84),
                (74, 74),
                (64, 78),
            ],
            -16,
            dome=1.2,
            tilt=(0.12, 0.05),
            bump=0.2,
        )
        s.limb([(58, 48), (70, 12), (84, -10)], [5, 3.4, 1], [-8, -9, -10])
        for tip in ((99, 6), (99, 50), (88, 82)):
            s.limb(
                [(72, 10), ((72 + tip[0]) / 2 + 2, (10 + tip[1]) / 2 - 4), tip],
                [2.4, 1.8, 0.6],
                [-9, -11, -12],
            )
        s.limb([(57, 62), (76, 60), (88, 78), (84, 100)], [15, 14, 12, 10], [0, 2, 6, 8], bump=0.4)
        s.limb([(84, 98), (82, 108), (80, 116)], [9.5, 9, 8], [9, 11, 12])
        for at in range(5):
            s.limb([(64 + at * 5, 51 + at * 1.6), (67 + at * 5.4, 44 + at * 2)], [2.6, 0.2], [6, 4], dark=0.1)
    s.limb([(50, 52), (50, 84), (50, 120)], [25, 30, 32], [2, 4, 2], bump=0.5)
    for row in range(5):
        s.limb(
            [(30 + row, 76 + row * 8), (50, 81 + row * 8), (70 - row, 76 + row * 8)],
            [2, 2.6, 2],
            [26, 30, 26],
        )
    s.ball(50, 22, 20, 25, 14, bump=0.25)
    s.ball(50, 12, 16, 17, 18, bump=0.3)
    for _ in s.both():
        s.limb([(53, 24), (61, 19), (69, 25)], [3.2, 3.8, 2.2], [33, 33, 26])
        s.limb([(52, 0), (57, 10), (56, 20)], [1.6, 2, 1.4], [32, 34, 34])
        s.ball(60.5, 28, 4.6, 4, 29)
        glint(s, 60.4, 28, 2.1, -16)
        s.limb([(66, 32), (71, 42), (68, 52)], [4, 3.4, 1.4], [24, 22, 18])
    chance = generator("cthulhu")
    for row, count in ((0, 7), (1, 6)):
        for at in range(count):
            share = (at + 0.5 * (1 - row) + (0.5 if row else 0)) / count
            x = 36 + 28 * share
            length = 40 + 14 * math.sin(share * math.pi) + chance.uniform(-6, 6)
            sway = (share - 0.5) * 22
            points = [
                (x, 36 + row * 2),
                (x + sway * 0.5, 48),
                (x + sway + chance.normal(0, 4), 38 + length * 0.62),
                (x + sway * 1.2 + chance.normal(0, 7), 36 + length),
            ]
            tentacle(s, points, 4.2 - row * 0.4, 28 + row * 6)


def _hastur_behind(scene: Scene) -> None:
    views.sky(scene, ("#1c1426", "#4a3a4a", "#c89a4a", "#3a2a2a"), (500, 360, 420), "#f6dc8a")
    for x, high in ((80, 400), (170, 520), (820, 480), (920, 620), (880, 360)):
        scene.mass(
            [(x - 26, 1100), (x + 26, 1100), (x + 22, 1100 - high), (x, 1000 - high), (x - 22, 1100 - high)],
            "#5a4640",
            "#8a6a44",
            texture=0.1,
        )
    for x, y, size in ((140, 160, 30), (860, 120, 34), (760, 260, 18), (250, 300, 20), (330, 110, 16)):
        points = [
            (
                x + (size if at % 2 == 0 else size * 0.22) * math.cos(at * math.pi / 5),
                y + (size if at % 2 == 0 else size * 0.22) * math.sin(at * math.pi / 5),
            )
            for at in range(10)
        ]
        scene.mass(points, "#120c14", texture=0)


@looming(
    "hastur",
    behind=_hastur_behind,
    before=partial(views.worshippers, y=1130, color="#140c10", flame="#ffc85a"),
    ramp=("#2a1a10", "#b8862a", "#ffe27a"),
    rim="#fff0b0",
    spark="#fff4c0",
    haze="#8a6a3a",
    hazed=(900, 1200),
)
def hastur(s: Sculpture) -> None:
    """The King in Yellow: a hood with a pallid mask, robes in tatters, and no feet but feelers."""
    chance = generator("hastur")
    for at in range(9):
        x = 20 + at * 7.5
        points = [
            (50 + (x - 50) * 0.5, 84),
            (x, 96),
            (x + chance.normal(0, 8), 104),
            (x + chance.normal(0, 14), 114),
        ]
        tentacle(s, points, 5.2, 2, dark=0.25)
    for x, lift in ((-1, -2), (1, -2), (-0.55, 3), (0.55, 3), (0, 6)):
        end = 50 + x * 32
        s.limb([(50 + x * 12, 44), ((50 + end) / 2 + x * 4, 70), (end, 98)], [10, 13, 15], lift)
    for x in np.linspace(-1, 1, 11):
        foot = 50 + x * 36
        s.limb(
            [(50 + x * 12, 48), (50 + x * 24, 74), (foot, 100 + chance.uniform(-5, 6))],
            [1.4, 2.6, 0.5],
            [12, 15, 8],
        )
    for _ in s.both():
        s.limb([(58, 46), (80, 40), (93, 20)], [10, 10, 9], [6, 10, 12])
        s.sheet(
            [(70, 42), (98, 18), (99, 52), (92, 44), (88, 66), (80, 54), (74, 74), (68, 56)],
            4,
            dome=1.4,
            folds=(20, 7, 0.8),
        )
        hand(s, 93, 18, -64, size=0.95, z=16, curl=-0.3)
    s.limb([(50, -4), (50, 20), (50, 36)], [4, 19, 20], [8, 10, 8])
    s.limb([(50, -2), (34, 18), (36, 42)], [3, 5, 6], [22, 22, 18])
    s.limb([(50, -2), (66, 18), (64, 42)], [3, 5, 6], [22, 22, 18])
    s.ink([(50, 4), (63, 18), (62, 36), (50, 44), (38, 36), (37, 18)], round_=True)
    s.ball(50, 25, 9.5, 14, 24, dark=-0.35)
    for _ in s.both():
        s.ink([(52, 21), (55.5, 18.6), (59, 21.4), (56, 25)], round_=True)
        s.dot(55.4, 21.8, 0.8, white=True)
        s.stroke([(57, 27), (56, 32), (54, 36)], 0.8)
    s.stroke([(50, 22), (50, 30)], 1)
    s.ink([(45.6, 33), (50, 31.8), (54.4, 33), (50, 34.4)], round_=True)
    for spike in range(7):
        turn = math.radians(-90 + (spike - 3) * 22)
        s.limb(
            [
                (50 + 17 * math.cos(turn), 8 + 13 * math.sin(turn)),
                (50 + 29 * math.cos(turn), 6 + 21 * math.sin(turn)),
            ],
            [2.6, 0.2],
            22,
            dark=-0.15,
        )


def _ithaqua_behind(scene: Scene) -> None:
    views.sky(scene, ("#081420", "#2a4a66", "#a8c8d8", "#3a5a70"), (480, 300, 420), "#d8f0f8")
    scene.stars(160, 400)
    views.pines(scene, 1010, "#5a7c90", 0.8, 26)


def _ithaqua_before(scene: Scene) -> None:
    for x in (430, 570):
        scene.glow(x, 288, 44, "#ff2a1a", 0.5)
        scene.glow(x, 288, 11, "#ff4a30", 1.0)
        scene.disc(x, 288, 4, "#ffe0c0")
    views.pines(scene, 1190, "#0c1a26", 1.25, 18)
    views.snow(scene)


@looming(
    "ithaqua",
    behind=_ithaqua_behind,
    before=_ithaqua_before,
    ramp=("#0c1c2c", "#5a86a4", "#eaf6fa"),
    rim="#ffffff",
    spark="#f4ead8",
    haze="#a8c4d4",
    hazed=(860, 1120),
    bloom=0.15,
)
def ithaqua(s: Sculpture) -> None:
    """The one who walks on the wind: antlers, ribs, arms too long, two red eyes in the blizzard."""
    for _ in s.both():
        s.limb([(55, 78), (66, 94), (60, 118)], [8, 6, 5], [0, 3, 0])
        s.limb([(58, 40), (78, 50), (84, 76), (74, 96)], [9, 6.5, 5, 4], [4, 6, 12, 16], bump=0.3)
        hand(s, 74, 94, 118, size=1.5, z=20, nails=1.8)
        s.limb([(55, 8), (66, 0), (72, -12)], [3, 2.4, 1], [16, 16, 14])
        for root, tip in (
            ((62, 3), (78, 0)),
            ((66, -2), (84, -8)),
            ((70, -8), (64, -18)),
            ((60, 4), (56, -10)),
            ((74, 0), (86, 6)),
        ):
            s.limb([root, ((root[0] + tip[0]) / 2 + 1, (root[1] + tip[1]) / 2 - 2), tip], [1.9, 1.4, 0.2], 15)
    s.limb([(50, 36), (50, 56), (50, 86)], [18, 13, 10], [4, 4, 2], bump=0.4)
    for row in range(6):
        y = 44 + row * 5.6
        for _ in s.both():
            s.limb(
                [(51, y), (60 - row * 0.5, y + 1.2), (66 - row * 1.4, y + 6)], [1.2, 1.7, 1.0], [20, 20, 10]
            )
    s.limb([(50, 40), (50, 78)], [2.2, 2.2], [21, 15], rings=(9, 0.6))
    chance = generator("ithaqua")
    for at in range(40):
        x = 28 + at * 1.15
        y = 36 + 4 * math.sin(at)
        s.limb(
            [
                (x, y),
                (x + chance.normal(0, 2), y + 8),
                (x + chance.normal(0, 3), y + 12 + chance.uniform(0, 10)),
            ],
            [1.8, 1.4, 0.2],
            16 - abs(x - 50) * 0.2,
            dark=0.05,
        )
    s.ball(50, 18, 13, 16, 14)
    s.limb([(50, 18), (50, 28), (50, 36)], [9, 8, 6], [20, 24, 22])
    for _ in s.both():
        s.limb([(52, 14), (58, 11.5), (64, 16)], [2.4, 2.8, 1.6], [28, 27, 21])
        glint(s, 57, 17.6, 1.9, -14)
        s.ball(57, 17.6, 0.1, z=40)
        s.limb([(60, 22), (62, 30), (58, 36)], [2.6, 2.2, 1.4], [22, 22, 20])
    s.ink([(48, 26), (50, 24), (52, 26), (50, 28.4)])
    maw(
        s,
        [(41.5, 31), (46, 29.6), (50, 30.4), (54, 29.6), (58.5, 31)],
        [(41.5, 31), (45, 39), (50, 42), (55, 39), (58.5, 31)],
        9,
        4.6,
    )
    for _ in s.both():
        s.shine([(55.6, 17), (58.8, 17.2), (57, 19)])


@looming(
    "yig",
    behind=partial(
        views.sky, colors=("#0c1408", "#3a4a14", "#c8a83a", "#2a2a0c"), light=(500, 320, 400), glow="#ffe27a"
    ),
    before=partial(views.ruins, y=1160, light="#6a6a3a", dark="#14180a"),
    ramp=("#0c1a08", "#5a7a24", "#e8e08a"),
    rim="#fff09a",
    spark="#fff0a8",
    haze="#5a5a24",
    hazed=(960, 1240),
)
def yig(s: Sculpture) -> None:
    """The Father of Serpents: a cobra's hood over a man's arms, coils below, smaller snakes round him."""
    s.limb(
        [(50, 70), (24, 84), (20, 104), (56, 112), (88, 100), (78, 84)],
        [15, 15, 14, 14, 13, 11],
        [0, 2, 8, 12, 6, 0],
        rings=(46, 0.5),
    )
    s.limb([(50, 40), (50, 62), (46, 84)], [17, 18, 17], [2, 4, 4], rings=(12, 0.4))
    for row in range(9):
        s.limb(
            [(39, 44 + row * 5), (50, 46.5 + row * 5), (61, 44 + row * 5)],
            [1.6, 2.3, 1.6],
            [17, 21, 17],
            dark=-0.15,
        )
    s.sheet(
        [
            (50, -6),
            (66, -2),
            (82, 14),
            (88, 34),
            (78, 50),
            (62, 58),
            (50, 60),
            (38, 58),
            (22, 50),
            (12, 34),
            (18, 14),
            (34, -2),
        ],
        -2,
        dome=2.6,
        round_=True,
    )
    for _ in s.both():
        for row in range(7):
            s.limb(
                [
                    (56 + row * 1.2, 10 + row * 6),
                    (68 + row * 1.4, 12 + row * 5),
                    (80 - abs(row - 3) * 1.6, 16 + row * 4.6),
                ],
                [1, 1.5, 0.6],
                [14, 13, 8],
            )
        s.ink([(68, 26), (74, 22), (79, 28), (74, 34)], round_=True)
        s.shine([(70.6, 27.4), (74, 25), (76.6, 28.4), (74, 31)], round_=True)
        s.limb([(62, 58), (80, 66), (84, 84), (72, 92)], [8, 7, 6, 4.4], [8, 12, 16, 18])
        hand(s, 72, 91, 150, size=1.05, z=22, nails=1.8)
    s.ball(50, 20, 14, 15, 14)
    s.limb([(50, 18), (50, 30), (50, 38)], [12, 11, 8], [18, 24, 24])
    for _ in s.both():
        s.limb([(52, 14), (59, 12), (65, 18)], [2.4, 3, 1.6], [31, 30, 22])
        eye(s, 58, 18.6, 2.6, -16)
        s.dot(52.6, 31, 0.9)
    maw(
        s,
        [(38, 35), (44, 34.4), (50, 35), (56, 34.4), (62, 35)],
        [(38, 35), (43, 44), (50, 47), (57, 44), (62, 35)],
        4,
        3,
    )
    for x in (42.6, 57.4):
        s.shine([(x - 1.6, 35), (x + 1.6, 35), (x, 45)])
    s.limb([(50, 44), (51, 54), (47, 62)], [1.6, 1.2, 0.3], [34, 36, 36], dark=0.3)
    s.limb([(51, 54), (55, 62)], [1.1, 0.3], 36, dark=0.3)
    for _ in s.both():
        s.limb(
            [(74, 108), (92, 96), (94, 76), (86, 66)], [3.4, 3.2, 2.6, 2.2], [18, 18, 16, 18], rings=(20, 0.3)
        )
        s.ball(85, 64, 3.4, 2.6, 19, turn=30)
        s.dot(84.6, 63.4, 0.6, white=True)
