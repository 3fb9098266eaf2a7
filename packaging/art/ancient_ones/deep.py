"""Those of the deep: Bokrug, Ghatanothoa, Zhar; the Heralds Father Dagon and Mother Hydra."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..monsters.parts import eye, hand, maw, teeth
from ..monsters.sculpture import Sculpture
from ..noise import generator
from ..painting.scene import Scene
from . import views
from .limbs import tentacle
from .register import looming


def _bokrug_before(scene: Scene) -> None:
    views.sea(scene, 1060, "#04181a", "#2c6a66", "#c8ffe8", 560)
    for x, y, size in ((150, 1130, 26), (300, 1170, 18), (820, 1140, 24), (700, 1190, 16)):
        scene.glow(x, y, size * 2.2, "#b0ffe0", 0.6)
        scene.disc(x, y, size * 0.36, "#f0fff4")


@looming(
    "bokrug",
    behind=partial(
        views.sky, colors=("#06121c", "#144a52", "#5aa89a", "#0c2a30"), light=(640, 220, 260), glow="#d8fff0"
    ),
    before=_bokrug_before,
    ramp=("#041614", "#2c7a68", "#b8f0c0"),
    rim="#d8fff4",
    spark="#ffe88a",
    haze="#2c6a68",
    hazed=(940, 1140),
)
def bokrug(s: Sculpture) -> None:
    """The great water lizard: fins on its head and back, a long grave jaw, out of a lake of lights."""
    for at in range(9):
        x, y = 20 + at * 4.4, 66 - at * 6.6
        s.sheet([(x - 3, y + 8), (x - 15 + at * 0.5, y - 10), (x + 6, y - 2)], -4, tilt=(0.2, 0.1), dark=0.08)
        s.limb([(x, y + 4), (x - 14 + at * 0.5, y - 10)], [1.6, 0.3], 0)
    s.limb(
        [(22, 112), (20, 84), (34, 58), (46, 40)], [28, 25, 20, 17], [0, 2, 6, 8], bump=0.35, rings=(18, 0.3)
    )
    for row in range(9):
        s.limb(
            [(34 + row * 1.4, 104 - row * 7), (44 + row * 1.2, 102 - row * 7.2), (50 + row, 96 - row * 7.2)],
            [1.4, 2.2, 1],
            [24, 22, 12],
            dark=-0.1,
        )
    s.sheet(
        [(46, 28), (30, -6), (40, 2), (44, -10), (52, 2), (58, -10), (60, 6), (70, -2), (66, 24)],
        2,
        dome=1.2,
        folds=(15, 5, 0.7),
    )
    s.ball(54, 32, 19, 17, 12, turn=12)
    s.limb([(56, 28), (74, 32), (92, 42)], [15, 11.5, 7], [14, 18, 20], bump=0.25)
    s.limb([(52, 46), (70, 52), (88, 56)], [10, 8, 5], [8, 12, 16])
    s.ink([(56, 46), (70, 45), (84, 49), (95, 50), (88, 54), (72, 52), (60, 51)], round_=True)
    teeth(s, [(60, 45.6), (74, 46), (94, 50)], 13, 3.6)
    teeth(s, [(90, 54), (74, 52.4), (60, 51)], 11, 2.8)
    s.limb([(54, 24), (64, 18), (74, 25)], [3, 4.4, 2], [28, 29, 26])
    s.ball(65, 27, 6.6, 6, 26)
    eye(s, 66, 27, 2.8, 12)
    s.dot(91, 39, 1.2)
    for at in range(6):
        s.limb(
            [(44 + at * 2.2, 50 + at * 2.6), (40 + at * 2.8, 62 + at * 3.4), (44 + at * 3, 70 + at * 2)],
            [2, 2.2, 0.4],
            [20, 20, 16],
        )
    s.limb([(52, 66), (70, 76), (78, 92), (92, 96)], [9, 8, 6.4, 5], [14, 20, 24, 26], bump=0.3)
    hand(s, 88, 96, 18, size=1.25, z=28, webbed=True, nails=1.6)


def _ghatanothoa_behind(scene: Scene) -> None:
    views.sky(scene, ("#0a0608", "#34141c", "#b83c1c", "#1c0a0c"), (500, 620, 420), "#ff8a3a")
    scene.mass(
        [(-40, 1260), (170, 820), (330, 700), (400, 730), (600, 730), (680, 700), (830, 820), (1040, 1260)],
        "#3a1c18",
        "#0c0608",
        texture=0.25,
    )
    for x, bend in ((360, -40), (520, 10), (640, 50)):
        scene.line([(x, 730), (x + bend * 0.4, 900), (x + bend, 1250)], 16, "#ff7a2a", 0.9, feather=3)


def _ghatanothoa_before(scene: Scene) -> None:
    rim = [
        (150, 1260),
        (210, 1040),
        (330, 960),
        (420, 990),
        (520, 970),
        (620, 1000),
        (690, 960),
        (800, 1050),
        (850, 1260),
    ]
    scene.mass(rim, "#2c1412", "#0a0506", texture=0.25)
    scene.line(rim[1:-1], 7, "#ff9a4a", 0.8)
    for x, bend in ((330, -60), (470, -10), (600, 30), (720, 80)):
        scene.line([(x, 985), (x + bend * 0.4, 1090), (x + bend, 1260)], 18, "#ff5a1a", 0.9, feather=3)
        scene.line([(x, 985), (x + bend * 0.4, 1090), (x + bend, 1260)], 7, "#ffe08a", 0.9)


@looming(
    "ghatanothoa",
    behind=_ghatanothoa_behind,
    before=_ghatanothoa_before,
    ramp=("#12080f", "#5a3450", "#d8a0a0"),
    rim="#ff9a4a",
    spark="#ffe88a",
    haze="#5a1c14",
    hazed=(860, 1080),
)
def ghatanothoa(s: Sculpture) -> None:
    """Lord of the volcano: whoever sees it turns to stone; it is all eyes, trunks and slow arms."""
    chance = generator("ghatanothoa")
    for at in range(15):
        turn = math.pi * (1.0 + at / 14)
        bend = 0.4 * (-1) ** at
        points = [
            (50 + 26 * math.cos(turn), 54 + 18 * math.sin(turn)),
            (50 + 38 * math.cos(turn + bend * 0.4), 48 + 36 * math.sin(turn + bend * 0.4)),
            (50 + 45 * math.cos(turn + bend), 42 + 44 * math.sin(turn + bend)),
            (50 + 50 * math.cos(turn + bend * 1.5), 44 + 50 * math.sin(turn + bend * 1.5)),
        ]
        tentacle(s, points, 7, -2)
    s.ball(50, 60, 34, 34, 0, bump=0.5)
    for _ in range(46):
        turn, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        s.ball(
            50 + 30 * far * math.cos(turn),
            58 + 29 * far * math.sin(turn),
            chance.uniform(3.5, 9),
            z=18 * (1 - far),
            bump=0.3,
        )
    s.ball(50, 44, 17, 15, 22)
    s.ink([(35, 44), (50, 34), (65, 44), (50, 54)], round_=True)
    s.shine([(37, 44), (50, 36), (63, 44), (50, 52)], round_=True)
    s.ink([(50, 35.6), (53, 44), (50, 52.4), (47, 44)], round_=True)
    s.limb([(33, 42), (50, 30), (67, 42)], [3, 4.2, 3], [34, 40, 34])
    s.limb([(34, 47), (50, 57), (66, 47)], [2.4, 3.4, 2.4], [34, 38, 34])
    for x, y, size, turn in (
        (28, 34, 2.6, -20),
        (72, 34, 2.8, 20),
        (24, 56, 2.2, -30),
        (76, 57, 2.4, 30),
        (50, 20, 2.6, 0),
        (38, 24, 1.8, -10),
        (62, 23, 1.8, 10),
        (32, 70, 1.8, -10),
        (69, 72, 2, 12),
    ):
        s.ball(x, y, size * 2.2, z=22)
        eye(s, x, y, size, turn)
    maw(
        s,
        [(34, 66), (42, 63), (50, 62), (58, 63), (66, 66)],
        [(34, 66), (42, 76), (50, 80), (58, 76), (66, 66)],
        11,
        5.6,
    )
    for x in (37, 43, 50, 57, 63):
        tentacle(
            s,
            [(x, 76), (x + (x - 50) * 0.4, 86), (x + (x - 50) * 0.9 + chance.normal(0, 3), 98)],
            3.6,
            34,
            suckers=False,
        )


@looming(
    "zhar",
    behind=partial(
        views.sky, colors=("#0f0714", "#3a1a4a", "#8a4a8a", "#1c0f24"), light=(500, 260, 380), glow="#f0a0e0"
    ),
    before=partial(views.ruins, y=1170, light="#5a6a4a", dark="#0c100c"),
    ramp=("#0c140c", "#5a7a4a", "#dce8a0"),
    rim="#ff9af0",
    spark="#ffd8f8",
    haze="#2c1a34",
    hazed=(1000, 1230),
)
def zhar(s: Sculpture) -> None:
    """The twin obscenity: two heads grown from one hill of arms, each watching the other's prey."""
    chance = generator("zhar")
    for at in range(26):
        share = at / 25
        root = 16 + 68 * share
        tip = (-4 + 108 * share + chance.normal(0, 6), chance.uniform(88, 112))
        points = [
            (root, 74),
            ((root + tip[0]) / 2 + chance.normal(0, 5), 80),
            (tip[0] + chance.normal(0, 7), (78 + tip[1]) / 2 + 6),
            tip,
        ]
        tentacle(s, points, 6.4, 4 + chance.uniform(0, 8), suckers=at % 2 == 0)
    s.limb([(50, 64), (50, 84), (50, 110)], [34, 40, 44], [-4, 0, -2], bump=0.5)
    for side, (x, y, turn, size) in enumerate(((31, 30, -13, 1.0), (70, 36, 15, 0.92))):
        with s.placed(x, y, turn=turn, scale=size, mirror=bool(side), lift=6):
            s.limb([(0, 8), (-4, 34), (4, 58)], [14, 15, 18], [0, -2, -6], rings=(10, 0.6), bump=0.3)
            for arm in range(7):
                angle = math.radians(-160 + arm * 23)
                points = [
                    (12 * math.cos(angle), -6 + 12 * math.sin(angle)),
                    (22 * math.cos(angle + 0.2), -8 + 22 * math.sin(angle + 0.2)),
                    (30 * math.cos(angle - 0.1), -8 + 30 * math.sin(angle - 0.1)),
                ]
                tentacle(s, points, 4.6, 2, suckers=False)
            s.ball(0, 0, 19, 21, 6, bump=0.3)
            s.limb([(-14, -2), (0, -8), (14, -2)], [3, 4, 3], [20, 25, 20])
            for ex, ey, es in ((-7.6, 2, 2.4), (7.6, 2, 2.4), (0, -10, 2.0)):
                s.ball(ex, ey, es * 2, z=20)
                eye(s, ex, ey, es, ex)
            maw(s, [(-10, 12), (-4, 9), (4, 9), (10, 12)], [(-10, 12), (-5, 21), (5, 21), (10, 12)], 9, 4.4)
            for px in (-6, 0, 6):
                tentacle(s, [(px, 18), (px * 1.5, 28), (px * 1.2, 38)], 2.8, 24, suckers=False)
    for at in range(9):
        turn = math.pi * (0.08 + at / 9)
        tentacle(
            s,
            [
                (50 + 12 * math.cos(turn), 84),
                (50 + 30 * math.cos(turn), 90 + 6 * math.sin(at)),
                (50 + 46 * math.cos(turn), 82 - 6 * math.sin(at * 2)),
            ],
            5,
            26,
        )


def _dagon_behind(scene: Scene) -> None:
    views.sky(scene, ("#050a12", "#14304a", "#4a7a94", "#0c1c2c"), (300, 220, 300), "#d0e8f4")
    scene.moon(250, 210, 84, "#24405a", "#f0f6f0", lit=0.8)
    scene.mass(
        [(650, 1260), (690, 150), (760, 90), (840, 150), (890, 1260)],
        "#c8d4d0",
        "#3a4a54",
        angle=0,
        texture=0.14,
    )
    for row in range(9):
        y = 220 + row * 78
        for column in range(3):
            x = 714 + column * 46
            scene.line(
                [
                    (x, y),
                    (x + scene.chance.uniform(-12, 12), y + 20),
                    (x + scene.chance.uniform(-4, 14), y + 40),
                ],
                6,
                "#24323c",
                0.8,
            )


def _dagon_before(scene: Scene) -> None:
    views.sea(scene, 1010, "#030a12", "#234a60", "#d0ecf4", 280)
    views.ship(scene, 130, 1110, 0.6, "#04080c")


@looming(
    "father-dagon",
    kind="heralds",
    behind=_dagon_behind,
    before=_dagon_before,
    ramp=("#06121c", "#3a6a78", "#c0dcc8"),
    rim="#e0f8ff",
    spark="#fff4a8",
    haze="#234a60",
    hazed=(880, 1080),
)
def father_dagon(s: Sculpture) -> None:
    """He rises beside the white monolith and lays an arm round it: fish and man, as tall as a cliff."""
    s.limb([(44, 54), (44, 84), (44, 118)], [26, 30, 32], [0, 4, 2], bump=0.3)
    for row in range(8):
        for at in range(9):
            x, y = 20 + at * 6 + (row % 2) * 3, 60 + row * 7
            s.stroke([(x - 2.6, y), (x, y + 3.4), (x + 2.6, y)], 0.8)
    for index in range(7):
        x, y = 26 + index * 5.6, 16 - 12 * math.sin(index / 6 * math.pi)
        s.sheet(
            [(x - 3.4, y + 12), (x - 6 + index * 2, y - 12 - (index == 3) * 4), (x + 3.4, y + 12)],
            -2,
            tilt=(0.1, 0.2),
            dark=0.08,
        )
        s.limb([(x, y + 10), (x - 6 + index * 2, y - 12 - (index == 3) * 4)], [1.4, 0.2], 1)
    s.ball(44, 30, 21, 22, 12, bump=0.2)
    s.limb([(26, 38), (34, 50), (44, 54), (54, 50), (62, 38)], [6, 8, 9, 8, 6], [14, 20, 22, 20, 14])
    for _ in s.both(44):
        s.ball(59, 27, 8.4, 7.6, 22)
        eye(s, 59.6, 27, 3.3, -8, slit=False)
        s.limb([(49, 22), (58, 17.4), (68, 22)], [2.4, 3.2, 2], [30, 32, 24])
        s.dot(46.6, 39, 1.2)
        for gill in range(3):
            s.stroke(
                [(63 - gill, 48 + gill * 5), (68 - gill, 53 + gill * 5), (63 - gill, 58 + gill * 5)], 1.7
            )
        s.sheet([(64, 34), (84, 22), (82, 34), (88, 42), (78, 46), (66, 46)], 4, dome=0.8, folds=(30, 4, 0.5))
    maw(
        s,
        [(25, 46), (34, 42.6), (44, 42), (54, 42.6), (63, 46)],
        [(25, 46), (34, 54), (44, 57), (54, 54), (63, 46)],
        15,
        4.6,
    )
    s.limb([(62, 60), (82, 62), (90, 78), (80, 92)], [13, 11.5, 9, 7], [6, 12, 17, 20], bump=0.3)
    hand(s, 80, 91, 128, size=1.6, z=22, curl=0.5, webbed=True, nails=1.8)
    s.limb([(24, 62), (8, 80), (12, 104), (28, 112)], [12, 11, 9, 8], [6, 10, 16, 20], bump=0.3)


def _hydra_before(scene: Scene) -> None:
    views.sea(scene, 1030, "#04100f", "#2a5a50", "#d8ffd8", 520)
    views.roofs(scene, 1236, "#050a0a", "#ffd070")


@looming(
    "mother-hydra",
    kind="heralds",
    behind=partial(
        views.sky, colors=("#060d10", "#1a3f3c", "#6aa088", "#10241f"), light=(520, 280, 360), glow="#e8ffd0"
    ),
    before=_hydra_before,
    ramp=("#081614", "#4a7a5c", "#d8e8b0"),
    rim="#f0ffd8",
    spark="#ffe07a",
    haze="#2a5a50",
    hazed=(900, 1100),
)
def mother_hydra(s: Sculpture) -> None:
    """She wears a tiara of coral and gold; her hair is weed and eels, her claws come down on the roofs."""
    chance = generator("hydra")
    for at in range(20):
        side = -1 if at % 2 else 1
        share = (at // 2) / 9
        root = (50 + side * (6 + 14 * share), 8 + 20 * share)
        points = [
            root,
            (50 + side * (24 + 12 * share), 14 + 30 * share),
            (50 + side * (28 + 14 * share + chance.normal(0, 3)), 44 + 30 * share),
            (50 + side * (24 + 20 * share + chance.normal(0, 5)), 76 + 24 * share),
        ]
        s.limb(points, [4.2, 4, 3, 1.2], [2, 6, 4, 2], rings=(16, 0.25), dark=0.12)
        if at % 4 == 0:
            x, y = points[-1]
            s.ball(x, y, 3.6, 2.8, 6, turn=60)
            s.dot(x + 1, y - 0.6, 0.7, white=True)
    s.limb([(50, 54), (50, 78), (50, 116)], [20, 24, 30], [0, 4, 2], bump=0.2)
    for row in range(8):
        for at in range(9):
            x, y = 26 + at * 6 + (row % 2) * 3, 62 + row * 7
            s.stroke([(x - 2.6, y), (x, y + 3.2), (x + 2.6, y)], 0.8)
    for _ in s.both():
        s.limb([(64, 58), (86, 60), (92, 76), (80, 88)], [10, 8.4, 6.8, 5], [6, 14, 22, 28])
        hand(s, 80, 87, 118, size=1.75, z=32, webbed=True, curl=0.45, nails=2.4)
        s.sheet([(82, 56), (100, 46), (104, 66), (96, 84), (90, 72)], 4, dome=0.8, folds=(60, 5, 0.6))
    for row in range(3):
        beads = [(50 + 18 * math.cos(t), 54 + row * 5 + 10 * math.sin(t)) for t in np.linspace(0.3, 2.84, 13)]
        for x, y in beads:
            s.ball(x, y, 1.7 + 0.2 * row, z=24 - row, dark=-0.4)
    s.ball(50, 30, 17, 21, 14)
    for _ in s.both():
        s.ball(61, 28, 7.4, 6.6, 22)
        s.dot(61.4, 28, 5.4)
        s.dot(61.4, 28, 4.5, white=True)
        s.dot(61.0, 28.2, 1.3)
        s.limb([(53, 25), (59, 21.4), (69, 22)], [1.2, 2.4, 1.4], [28, 31, 26], dark=0.15)
        s.ink([(51.4, 34), (53.2, 36.4), (51.6, 37)])
        s.sheet([(66, 32), (80, 24), (78, 34), (82, 42), (68, 44)], 6, dome=0.8, folds=(30, 4, 0.4))
    s.ink([(34, 41), (42, 39.6), (50, 41), (58, 39.6), (66, 41), (61, 54), (50, 60), (39, 54)], round_=True)
    for at in range(12):
        x = 36 + at * 2.55
        long = 8.6 if at % 3 == 0 else 4.6 if at % 3 == 1 else 6.2
        s.shine([(x - 0.85, 40), (x + 0.85, 40), (x + (50 - x) * 0.1, 40.6 + long)])
    teeth(s, [(61, 53.4), (50, 59.4), (39, 53.4)], 11, 6.4, wide=0.3)
    s.limb(
        [(35, 42), (40, 56), (50, 62), (60, 56), (65, 42)], [2.0, 2.6, 3.0, 2.6, 2.0], [22, 26, 28, 26, 22]
    )
    for spike in range(9):
        turn = math.radians(-90 + (spike - 4) * 19)
        reach = 30 + 6 * (spike % 2 == 0)
        root = (50 + 15 * math.cos(turn), 20 + 13 * math.sin(turn))
        tip = (50 + reach * math.cos(turn), 22 + reach * 0.92 * math.sin(turn))
        s.limb([root, tip], [3, 0.6], [22, 18], dark=-0.35)
        s.ball((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2, 2.1, z=24, dark=-0.45)
    s.limb(
        [(33, 20), (42, 11), (50, 8.6), (58, 11), (67, 20)],
        [3, 3.6, 4.2, 3.6, 3],
        [24, 29, 31, 29, 24],
        dark=-0.35,
    )
    s.ball(50, 9, 3.8, 4.6, 33, dark=-0.2)
    s.shine([(48.6, 7.6), (50.6, 6.4), (51, 8.6), (49.4, 9.6)], round_=True)
