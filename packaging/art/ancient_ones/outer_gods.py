"""Azathoth, Nyarlathotep, Shub-Niggurath and Yog-Sothoth."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..monsters.parts import eye, hand, maw
from ..monsters.sculpture import Sculpture
from ..noise import generator
from ..painting.scene import Scene
from . import views
from .limbs import tentacle
from .register import looming


def _azathoth_behind(scene: Scene) -> None:
    views.swirl(scene, 500, 520, 5, ("#1a0620", "#7a1848", "#ff9a4a"))
    scene.stars(300, 1250, "#ffd8c0")


def _azathoth_before(scene: Scene) -> None:
    for x, y, turn in (
        (120, 1120, 0.2),
        (300, 1180, 0.1),
        (700, 1180, -0.1),
        (880, 1120, -0.2),
        (60, 220, 2.6),
        (930, 240, -2.6),
    ):
        cos, sin = math.cos(turn), math.sin(turn)
        for part in (
            [(-20, 60), (-26, 0), (-10, -40), (10, -40), (26, 0), (20, 60)],
            [(-16, -40), (-12, -70), (12, -70), (16, -40)],
            [(0, -46), (54, -84), (58, -76), (4, -36)],
        ):
            scene.mass(
                [(x + px * cos - py * sin, y + px * sin + py * cos) for px, py in part],
                "#0c0410",
                texture=0,
                round_=len(part) > 4,
            )


@looming(
    "azathoth",
    behind=_azathoth_behind,
    before=_azathoth_before,
    ramp=("#2a0620", "#b03450", "#ffc07a"),
    rim="#ff7a3a",
    spark="#fff2b0",
    haze="#3a0a30",
    hazed=(980, 1300),
    bloom=0.8,
)
def azathoth(s: Sculpture) -> None:
    """The boiling center: a knot of mouths and eyes that throws out arms without end."""
    chance = generator("azathoth")
    for arm in range(15):
        turn = arm / 15 * 2 * math.pi + chance.normal(0, 0.1)
        points = []
        for step in range(5):
            far = 12 + step * (10 + chance.uniform(0, 3))
            bend = turn + step * 0.3
            points.append((50 + far * math.cos(bend) * 0.92, 44 + far * math.sin(bend)))
        tentacle(s, points, 6.5 + chance.uniform(-1, 1.5), -2, suckers=arm % 2 == 0)
    for number in range(46):
        turn, far = chance.uniform(0, 6.28), 25 * math.sqrt(chance.random())
        s.ball(
            50 + far * math.cos(turn),
            44 + far * math.sin(turn) * 1.05,
            chance.uniform(3, 8.5),
            z=12 - far * 0.4,
            bump=0.2,
        )
        if number % 5 == 0:
            s.limb(
                [
                    (50 + far * math.cos(turn), 44 + far * math.sin(turn)),
                    (50 + (far + 9) * math.cos(turn + 0.5), 44 + (far + 9) * math.sin(turn + 0.5)),
                ],
                [3, 0.4],
                14,
            )
    maw(
        s,
        [(34, 46), (42, 38), (50, 36), (58, 38), (66, 46)],
        [(34, 46), (42, 56), (50, 60), (58, 56), (66, 46)],
        13,
        6,
    )
    s.shine([(46, 45), (50, 43), (54, 45), (54, 50), (50, 52), (46, 50)], round_=True, strength=0.9)
    for x, y, size, turn in (
        (36, 30, 2.6, -20),
        (62, 28, 3.2, 14),
        (50, 24, 2.2, 0),
        (70, 50, 2.4, 30),
        (30, 54, 2.4, -30),
        (44, 66, 2.8, -8),
        (60, 66, 2.0, 10),
        (26, 42, 1.8, 0),
        (74, 38, 1.8, 0),
    ):
        eye(s, x, y, size, turn)


def _nyarlathotep_behind(scene: Scene) -> None:
    views.sky(scene, ("#0a0406", "#3a0c10", "#a83a1c", "#2a0c0a"), (500, 520, 440), "#ff8a3a")
    scene.mass([(20, 1130), (240, 820), (470, 1130)], "#5a2414", "#2a0e0a", texture=0.1)
    scene.mass([(600, 1130), (800, 860), (1010, 1130)], "#5a2414", "#2a0e0a", texture=0.1)


@looming(
    "nyarlathotep",
    behind=_nyarlathotep_behind,
    before=partial(views.worshippers, y=1140, color="#0c0406", flame="#ff7a2a"),
    ramp=("#0a0406", "#3c1a22", "#c87a5a"),
    rim="#ff7a3a",
    spark="#ffd070",
    haze="#5a1a12",
    hazed=(960, 1220),
    bloom=0.7,
)
def nyarlathotep(s: Sculpture) -> None:
    """A dark pharaoh whose face opens into one long bloody tongue; three legs, hands of claws."""
    for x, lift in ((-1, -2), (1, -2), (-0.5, 3), (0.5, 3), (0, 5)):
        end = 50 + x * 26
        s.limb([(50 + x * 9, 58), ((50 + end) / 2 + x * 3, 86), (end, 118)], [8, 10, 13], lift, dark=0.12)
    for x in np.linspace(-0.9, 0.9, 9):
        s.limb([(50 + x * 10, 66), (50 + x * 20, 92), (50 + x * 30, 118)], [1.2, 2, 2.6], [12, 14, 12])
    s.limb([(50, 40), (50, 56), (50, 72)], [19, 14, 12], [4, 5, 4])
    s.sheet([(42, 66), (58, 66), (62, 118), (38, 118)], 17, dome=0.8, folds=(90, 5, 0.5), dark=-0.1)
    s.limb([(36, 67), (50, 70), (64, 67)], [2.4, 3, 2.4], [16, 20, 16], dark=-0.3)
    for _ in s.both():
        s.ball(70, 43, 9, 8, 6)
        s.limb([(70, 43), (88, 54), (90, 34), (82, 16)], [8, 6.6, 5.4, 4], [6, 10, 12, 14])
        hand(s, 82, 15, -100, size=1.25, z=18, curl=-0.35, nails=2.2)
        s.sheet(
            [(56, 2), (68, 8), (74, 30), (72, 50), (60, 46), (58, 26)],
            10,
            dome=1.2,
            folds=(90, 4.4, 0.7),
            dark=-0.05,
        )
    for row in range(3):
        s.limb(
            [(34 - row * 2, 44 + row * 4), (50, 53 + row * 4.4), (66 + row * 2, 44 + row * 4)],
            [2, 2.4, 2],
            [22, 27, 22],
            dark=-0.3,
        )
    s.sheet(
        [(38, 4), (44, -8), (56, -8), (62, 4), (62, 16), (38, 16)],
        16,
        dome=1.6,
        round_=True,
        folds=(90, 4.4, 0.5),
    )
    s.limb([(50, 4), (51, -8), (55, -15)], [2.4, 2.2, 0.6], 25, dark=-0.3)
    s.ball(50, 22, 12.5, 16, 14, dark=0.2)
    s.ink([(42, 14), (50, 10), (58, 14), (60, 24), (50, 36), (40, 24)], round_=True)
    for turn in np.linspace(0, 2 * math.pi, 16, endpoint=False):
        x, y = 50 + 9 * math.cos(turn), 22 + 12 * math.sin(turn)
        s.shine(
            [
                (x + 1.2 * math.sin(turn), y - 1.2 * math.cos(turn)),
                (x - 1.2 * math.sin(turn), y + 1.2 * math.cos(turn)),
                (50 + 4.6 * math.cos(turn), 22 + 7 * math.sin(turn)),
            ]
        )
    s.limb(
        [(50, 24), (52, 4), (40, -12), (22, -8), (14, 8), (22, 18), (30, 10)],
        [6, 6.5, 6, 5, 4, 2.6, 0.5],
        [24, 34, 36, 34, 30, 28, 26],
        rings=(26, 0.5),
        dark=-0.2,
    )


def _shub_before(scene: Scene) -> None:
    views.bare_trees(scene, 1180, "#0a0c0a")


@looming(
    "shub-niggurath",
    behind=partial(
        views.sky, colors=("#0c1410", "#2a3a2c", "#8a8a5a", "#1c241a"), light=(500, 300, 380), glow="#dce0a0"
    ),
    before=_shub_before,
    ramp=("#140c16", "#6a4a5c", "#dcb8a0"),
    rim="#d8f09a",
    spark="#f4ff9a",
    haze="#4a5a44",
    hazed=(900, 1180),
)
def shub_niggurath(s: Sculpture) -> None:
    """The Black Goat of the Woods: a cloud of flesh with horns, mouths that drip, hoofs and feelers."""
    chance = generator("shub")
    for x, foot in ((24, 16), (40, 38), (60, 62), (76, 84)):
        s.limb([(x, 74), (foot, 92), (foot + (50 - x) * 0.14, 108)], [9, 6, 4.6], [2, 5, 4])
        s.limb([(foot + (50 - x) * 0.14, 106), (foot + (50 - x) * 0.14, 114)], [5.4, 7], 6, dark=0.35)
    for _ in range(60):
        turn, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        s.ball(
            50 + 36 * far * math.cos(turn),
            52 + 25 * far * math.sin(turn),
            chance.uniform(5, 12),
            z=10 * (1 - far),
            bump=0.4,
        )
    for at in range(16):
        turn = math.pi + at / 15 * math.pi
        root = (50 + 30 * math.cos(turn), 50 + 20 * math.sin(turn))
        tip = (
            50 + (52 + chance.uniform(-6, 6)) * math.cos(turn + 0.2),
            46 + (58 + chance.uniform(-8, 4)) * math.sin(turn + 0.2),
        )
        middle = ((root[0] + tip[0]) / 2 + chance.normal(0, 6), (root[1] + tip[1]) / 2 + chance.normal(0, 5))
        tentacle(
            s,
            [root, middle, ((middle[0] + tip[0]) / 2 + chance.normal(0, 5), (middle[1] + tip[1]) / 2), tip],
            5,
            2,
            suckers=False,
        )
    s.ball(50, 34, 15, 17, 20, bump=0.3)
    s.limb([(50, 34), (50, 48), (50, 56)], [11, 9, 7], [26, 30, 28])
    for _ in s.both():
        s.limb(
            [(57, 22), (70, 12), (80, 20), (80, 34), (72, 38)],
            [5, 4.4, 3.6, 2.4, 0.4],
            [26, 26, 24, 24, 26],
            rings=(22, 0.5),
            dark=-0.1,
        )
        s.limb([(62, 34), (74, 38), (80, 46)], [3, 3.4, 0.6], [24, 20, 16])
        s.limb([(52, 30), (58, 28), (63, 33)], [2, 2.4, 1.2], [36, 35, 29])
        eye(s, 57.6, 33, 2.2, -18)
        s.dot(52.6, 53, 1.1)
    s.limb(
        [(44, 58), (50, 60), (56, 58), (53, 66), (50, 76)],
        [3, 4, 3, 2.4, 0.4],
        [30, 32, 30, 28, 24],
        dark=0.05,
    )
    for x, y, wide in ((26, 58, 9), (74, 58, 9), (38, 74, 8), (63, 76, 9), (20, 42, 6), (80, 42, 6)):
        maw(
            s,
            [(x - wide, y), (x, y - wide * 0.5), (x + wide, y)],
            [(x - wide, y), (x, y + wide * 0.55), (x + wide, y)],
            8,
            wide * 0.42,
        )
        for drop in (-0.5, 0.1, 0.6):
            s.limb(
                [
                    (x + wide * drop, y + wide * 0.4),
                    (x + wide * drop, y + wide * (0.9 + chance.uniform(0, 0.7))),
                ],
                [0.9, 1.3],
                28,
                dark=-0.3,
            )


def _yog_behind(scene: Scene) -> None:
    views.swirl(scene, 500, 560, 3, ("#08081c", "#243a8a", "#8ae0ff"))
    scene.stars(400, 1250)


@looming(
    "yog-sothoth",
    behind=_yog_behind,
    before=partial(views.ruins, y=1190, light="#3a4a7a", dark="#05060f"),
    ramp=("#0a0a30", "#5a6ad0", "#e8f6ff"),
    rim="#ff8ae0",
    spark="#ffffff",
    haze="#10164a",
    hazed=(1000, 1260),
    bloom=0.9,
)
def yog_sothoth(s: Sculpture) -> None:
    """The key and the gate: a froth of shining globes, each an eye, threaded on feelers."""
    chance = generator("yog")
    for at in range(12):
        turn = at / 12 * 6.28
        points = [
            (
                50 + far * math.cos(turn + far * 0.02 * (-1) ** at),
                48 + far * 1.05 * math.sin(turn + far * 0.02 * (-1) ** at),
            )
            for far in (16, 30, 42, 58)
        ]
        tentacle(s, points, 5, -8, suckers=False, dark=0.2)
    globes = [(50.0, 46.0, 19.0)]
    while len(globes) < 40:
        turn, far = chance.uniform(0, 6.28), chance.uniform(16, 47)
        x, y, size = (
            50 + far * math.cos(turn) * 0.92,
            47 + far * math.sin(turn),
            chance.uniform(3, 13) * (1.2 - far / 70),
        )
        if all(math.hypot(x - gx, y - gy) > (size + gs) * 0.62 for gx, gy, gs in globes):
            globes.append((x, y, size))
    for number, (x, y, size) in enumerate(globes):
        s.ball(x, y, size, z=12 - math.hypot(x - 50, y - 46) * 0.3 + (6 if number == 0 else 0))
        if size > 4.4:
            eye(
                s,
                x + size * 0.06,
                y + size * 0.04,
                size * 0.3,
                float(chance.uniform(-50, 50)) if number else 0,
            )
        s.shine(
            [
                (x - size * 0.56, y - size * 0.42),
                (x - size * 0.34, y - size * 0.62),
                (x - size * 0.24, y - size * 0.5),
                (x - size * 0.46, y - size * 0.3),
            ],
            round_=True,
            strength=0.9,
        )
