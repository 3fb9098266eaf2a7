"""Abhoth, Glaaki, Shudde M'ell and Tsathoggua."""

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


@looming(
    "abhoth",
    behind=partial(views.cavern, dark="#0c0c10", rock="#5a564c", light=(500, 420, 420), glow="#c8d0a0"),
    ramp=("#101014", "#7a7a70", "#e0dcc0"),
    rim="#d8f0a0",
    spark="#f0f0c0",
    haze="#1c1c1e",
    hazed=(1050, 1260),
)
def abhoth(s: Sculpture) -> None:
    """The source of uncleanness: a gray pool round one great blind eye; what it buds it eats again."""
    chance = generator("abhoth")
    for _ in range(90):
        turn, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        x, y = 50 + 58 * far * math.cos(turn), 86 + 32 * far * math.sin(turn)
        s.ball(x, y, chance.uniform(7, 16), chance.uniform(4, 8), z=-6 + (y - 60) * 0.18, bump=0.25)
    for _ in range(46):
        turn, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        x, y = 50 + 34 * far * math.cos(turn), 56 + 28 * far * math.sin(turn)
        s.ball(x, y, chance.uniform(7, 13), chance.uniform(6, 10), z=2 + 14 * (1 - far), bump=0.3)
    for way, width in (
        ([(22, 52), (6, 40), (10, 18), (26, 12), (30, 22)], 6.4),
        ([(76, 50), (94, 40), (90, 16), (72, 8), (66, 16)], 6.8),
        ([(40, 34), (34, 14), (44, -2), (58, -4)], 5.6),
        ([(60, 34), (72, 24), (78, 30)], 4.4),
        ([(16, 76), (-2, 66), (2, 52)], 5.2),
        ([(86, 78), (102, 66), (98, 54)], 5.2),
    ):
        tentacle(s, way, width, 10)
    for way, turn, size in (
        ([(30, 84), (16, 92), (8, 84)], -130, 1.0),
        ([(72, 84), (86, 94), (95, 88)], -40, 1.05),
        ([(48, 92), (44, 102), (34, 104)], 170, 0.9),
    ):
        s.limb(way, [6, 4.4, 3], [12, 16, 18], bump=0.3)
        hand(s, *way[-1], turn, size=size, z=18, curl=0.5, nails=1.8)
    _blind_eye(s)
    for x, y, wide, turn in (
        (26, 68, 8.5, -14),
        (74, 70, 9, 16),
        (50, 86, 13, 3),
        (34, 36, 5, 24),
        (68, 34, 5.4, -20),
    ):
        with s.placed(x, y, turn=turn, lift=24):
            s.limb([(-wide, 0), (0, -wide * 0.36), (wide, 0)], [1.4, 2.2, 1.4], 6)
            maw(
                s,
                [(-wide, 0), (0, -wide * 0.34), (wide, 0)],
                [(-wide, 0.4), (0, wide * 0.5), (wide, 0.4)],
                8,
                wide * 0.34,
            )
    for x, y, size in (
        (18, 84, 1.8),
        (38, 74, 1.6),
        (62, 76, 1.9),
        (84, 62, 1.6),
        (14, 60, 1.4),
        (60, 98, 1.8),
        (40, 98, 1.5),
    ):
        s.ball(x, y, size * 2, z=20)
        eye(s, x, y, size, float(chance.uniform(-30, 30)), slit=False)


def _blind_eye(s: Sculpture) -> None:
    """A lidded eye as large as a house, white all over, veined."""
    s.ball(50, 54, 19, 15, z=22)
    s.ink([(30, 55), (38, 44), (50, 40), (62, 44), (70, 55), (62, 65), (50, 69), (38, 65)], round_=True)
    s.ball(50, 54.6, 15.6, 12.6, z=26, dark=-0.45)
    for at in range(16):
        turn = at * math.pi / 8 + 0.1
        across, down = math.cos(turn), math.sin(turn)
        s.stroke(
            [
                (50 + 15 * across, 54.6 + 12 * down),
                (50 + 11 * across + 1.2 * down, 54.6 + 8.6 * down - across),
                (50 + 7.4 * across, 54.6 + 6 * down),
            ],
            0.8,
        )
    s.shine([(44.4, 54), (50, 49.4), (55.6, 54), (50, 59.2)], round_=True, strength=0.75)
    s.dot(50, 54.2, 1.5)
    for sign in (-1, 1):
        lid = [(29, 55), (39, 55 + sign * 12), (50, 55 + sign * 16), (61, 55 + sign * 12), (71, 55)]
        s.limb(lid, [2.4, 4.0, 4.8, 4.0, 2.4], [22, 30, 33, 30, 22], bump=0.3)


def _glaaki_before(scene: Scene) -> None:
    views.sea(scene, 1050, "#061418", "#2a4a52", "#a8d8d0")
    views.bare_trees(scene, 1220, "#050a0c")


@looming(
    "glaaki",
    behind=partial(
        views.sky, colors=("#081018", "#1c3a4a", "#6a8f94", "#14242c"), light=(500, 260, 360), glow="#c8e8e0"
    ),
    before=_glaaki_before,
    ramp=("#0c1a20", "#4f7a70", "#cfe0b8"),
    rim="#d8fff0",
    spark="#ffe06a",
    haze="#3a5a62",
    hazed=(900, 1120),
)
def glaaki(s: Sculpture) -> None:
    """The thing in the lake: a slug's bulk under a thicket of metal spines, three eyes on stalks."""
    chance = generator("glaaki")
    for at in range(64):
        turn = math.pi * (0.02 + 0.96 * chance.random()) + math.pi
        root = (50 + 30 * math.cos(turn), 62 + 22 * math.sin(turn))
        length = chance.uniform(20, 46)
        tip = (root[0] + length * math.cos(turn) * 0.9, root[1] + length * math.sin(turn))
        s.limb([root, tip], [1.6, 0.15], [4 + at % 5, 2], dark=0.05 + 0.2 * (at % 3 == 0))
    s.limb([(50, 54), (50, 84), (50, 112)], [32, 39, 44], [2, 6, 4], bump=0.5)
    for row in range(5):
        s.limb([(16, 78 + row * 8), (50, 86 + row * 8), (84, 78 + row * 8)], [2.4, 3.2, 2.4], [28, 42, 28])
    for x, y, bend in ((30, 14, -6), (50, 2, 3), (72, 16, 7)):
        s.limb(
            [(50 + (x - 50) * 0.4, 50), (50 + (x - 50) * 0.7 + bend, 36), (x, y + 6)],
            [6, 4, 3.4],
            [30, 34, 34],
            rings=(12, 0.4),
        )
        s.ball(x, y, 7.4, 7, 34)
        eye(s, x, y + 0.4, 2.9, (x - 50) * 0.3)
    s.ink([(34, 64), (42, 56), (50, 54), (58, 56), (66, 64), (60, 74), (50, 78), (40, 74)], round_=True)
    for turn in np.linspace(0, 2 * math.pi, 22, endpoint=False):
        x, y = 50 + 15.6 * math.cos(turn), 66 + 11.6 * math.sin(turn)
        s.shine(
            [
                (x + 1.3 * math.sin(turn), y - 1.3 * math.cos(turn)),
                (x - 1.3 * math.sin(turn), y + 1.3 * math.cos(turn)),
                (50 + 9 * math.cos(turn), 66 + 6 * math.sin(turn)),
            ]
        )
    for x, length in ((36, 18), (44, 24), (56, 24), (64, 18)):
        tentacle(
            s, [(x, 74), (x + (x - 50) * 0.3, 84), (x + (x - 50) * 0.9, 74 + length)], 3.4, 44, suckers=False
        )


def _shudde_before(scene: Scene) -> None:
    views.roofs(scene, 1190, "#140a08", "#ffb84a")


@looming(
    "shudde-mell",
    behind=partial(
        views.sky, colors=("#140a0a", "#4a2418", "#b8683a", "#2a120c"), light=(520, 480, 420), glow="#ffb06a"
    ),
    before=_shudde_before,
    ramp=("#1c0c0c", "#8a4a3a", "#f0b890"),
    rim="#ffc08a",
    spark="#ffe8b0",
    haze="#5a2c1c",
    hazed=(880, 1130),
)
def shudde_mell(s: Sculpture) -> None:
    """The burrower: a worm as wide as a street that rears up and opens its crown of feelers."""
    s.limb(
        [(92, 112), (84, 70), (60, 52), (50, 40)], [30, 28, 26, 23], [-4, 0, 4, 8], rings=(16, 1.2), bump=0.3
    )
    s.limb(
        [(8, 118), (2, 96), (14, 84), (26, 100)],
        [14, 13, 11, 8],
        [-8, -6, -8, -10],
        rings=(14, 0.8),
        dark=0.15,
    )
    for ring in range(2):
        for at in range(13):
            turn = at / 13 * 2 * math.pi + ring * 0.24
            far = (20, 34, 44 + 5 * math.sin(at * 2.3), 54 + 5 * math.sin(at * 1.7))
            points = [
                (50 + d * math.cos(turn + 0.12 * step) * 0.95, 38 + d * math.sin(turn + 0.12 * step) * 0.98)
                for step, d in enumerate(far)
            ]
            tentacle(s, points, 6 - ring, 18 + ring * 6)
    s.ball(50, 38, 23, 23, 18)
    s.ink([(50 + 20 * math.cos(t), 38 + 20 * math.sin(t)) for t in np.linspace(0, 6.2, 30)], round_=True)
    for ring, (outer, inner, count) in enumerate(((20, 13.5, 26), (14.6, 9, 20), (9.6, 4.6, 14))):
        for turn in np.linspace(0, 2 * math.pi, count, endpoint=False) + ring * 0.1:
            x, y = 50 + outer * math.cos(turn), 38 + outer * math.sin(turn)
            width = outer * 0.085
            s.shine(
                [
                    (x + width * math.sin(turn), y - width * math.cos(turn)),
                    (x - width * math.sin(turn), y + width * math.cos(turn)),
                    (50 + inner * math.cos(turn), 38 + inner * math.sin(turn)),
                ],
                strength=0.95 - ring * 0.25,
            )


@looming(
    "tsathoggua",
    behind=partial(views.cavern, dark="#0c0810", rock="#4a3a4a", light=(500, 300, 400), glow="#e0a04a"),
    before=partial(views.worshippers, y=1160, color="#08050a", flame="#ffb04a"),
    ramp=("#120c10", "#5c4638", "#d0a878"),
    rim="#ffc86a",
    spark="#ffcf5a",
    haze="#1c1216",
    hazed=(1040, 1260),
)
def tsathoggua(s: Sculpture) -> None:
    """The sleeper of N'kai: a toad's bulk in a bat's fur, ears like wings, eyes that will not quite open."""
    chance = generator("tsathoggua")
    s.limb([(50, 54), (50, 82), (50, 108)], [32, 42, 46], [0, 4, 2], bump=0.5)
    for _ in s.both():
        s.sheet(
            [(62, 20), (80, -6), (96, -8), (94, 14), (86, 34), (70, 38)],
            0,
            dome=1.6,
            round_=True,
            folds=(40, 6, 0.5),
        )
        s.limb([(70, 54), (88, 72), (84, 96), (66, 98)], [13, 12, 9, 7], [8, 14, 20, 26], bump=0.4)
        hand(s, 66, 98, 172, size=1.15, z=30, nails=1.6)
        s.limb([(78, 92), (96, 102), (86, 112)], [15, 13, 10], [4, 12, 18], bump=0.4)
    s.ball(50, 36, 31, 24, 14, bump=0.3)
    s.ball(50, 24, 23, 16, 18, bump=0.3)
    for _ in range(150):
        x, y = chance.uniform(10, 90), chance.uniform(52, 96)
        s.limb(
            [(x, y), (x + chance.normal(0, 1.4), y + 5), (x + chance.normal(0, 2), y + 9)],
            [1.1, 0.9, 0.15],
            34 - abs(x - 50) * 0.4,
            dark=chance.uniform(-0.1, 0.15),
        )
    s.limb([(22, 46), (36, 54), (50, 56), (64, 54), (78, 46)], [3, 4, 5, 4, 3], [28, 38, 41, 38, 28])
    s.stroke([(20, 42), (34, 49), (50, 51), (66, 49), (80, 42)], 2.6)
    for _ in s.both():
        s.ball(65, 26, 9, 8, 28)
        s.ink([(56.6, 28), (65, 25), (73.4, 28), (65, 32.6)], round_=True)
        s.shine([(58.4, 28.6), (65, 27), (71.6, 28.6), (65, 31.6)], round_=True)
        s.ink([(64.2, 27.4), (65.8, 27.4), (65.8, 31.4), (64.2, 31.4)])
        s.limb([(56, 25), (65, 21.4), (74, 26)], [2.6, 4.2, 2.6], [34, 37, 30])
        s.dot(53, 41, 1.3)
        s.shine([(62, 50.4), (66, 49.6), (65, 56)])
    for x, y in ((36, 16), (44, 11), (57, 12), (64, 17), (28, 34), (73, 38), (50, 18)):
        s.ball(x, y, 2.2, z=34)
