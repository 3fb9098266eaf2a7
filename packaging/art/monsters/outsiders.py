"""What comes from outside, and what it fathered here."""

from __future__ import annotations

import math

from ..noise import generator
from .figure import figure
from .masses import mouth
from .parts import claw, fish_eye, glint, maw, teeth
from .sculpture import Sculpture


@figure(
    "elder-thing",
    tint="#8c9a86",
    night="#1d2c38",
    halo="#8fb4b8",
    spark="#ff9a84",
    ground="sea",
    lines=40,
    view=(50, 47, 57),
)
def elder_thing(s: Sculpture) -> None:
    """A barrel with five ridges, a starfish for a head, and wings like fans."""
    for _ in s.both():
        for index in range(6):
            turn = math.radians(-62 + index * 19)
            tip = (58 + 50 * math.cos(turn), 52 + 44 * math.sin(turn))
            near = math.radians(-62 + (index + 1) * 19)
            s.sheet(
                [(60, 50), tip, (58 + 44 * math.cos(near), 52 + 38 * math.sin(near))],
                -8,
                dark=0.2,
                tilt=(0.1, 0.1),
            )
            s.limb([(60, 50), tip], [2.2, 0.6], -4)
    s.limb([(50, 28), (50, 56), (50, 86)], [12, 21, 13], [4, 6, 4])
    for x, z in ((-15, 10), (-8, 22), (0, 25), (8, 22), (15, 10)):
        s.limb([(50 + x * 0.5, 30), (50 + x, 56), (50 + x * 0.55, 86)], [2, 3.6, 2], [z * 0.6, z, z * 0.6])
    for _ in s.both():
        s.limb([(66, 58), (84, 68), (92, 86)], [4.4, 3.2, 2.2], [14, 18, 20], rings=(9, 0.4))
        for lean in (-9, 0, 9):
            s.limb([(91, 84), (93 + lean * 0.6, 94), (92 + lean, 102)], [2, 1.4, 0.3], 20)
    for index in range(5):
        turn = math.radians(90 + (index - 2) * 34)
        s.limb(
            [
                (50, 86),
                (50 + 20 * math.cos(turn), 86 + 12 * math.sin(turn)),
                (50 + 36 * math.cos(turn), 88 + 24 * math.sin(turn)),
            ],
            [5, 4.4, 2],
            [6, 9, 8],
        )
    for index in range(5):
        with s.placed(50, 18, turn=-90 + index * 72, lift=12):
            s.limb([(0, 0), (12, 0), (23, 0)], [6.6, 5, 1.8], [6, 6, 4])
            s.ball(22, 0, 3.6, z=5)
            fish_eye(s, 22.4, 0, 2.7)
            for at in range(4):
                s.limb([(6 + at * 4, 4), (8 + at * 4.4, 8)], [1.1, 0.2], 8)
                s.limb([(6 + at * 4, -4), (8 + at * 4.4, -8)], [1.1, 0.2], 8)
    s.ink([(50 + 5.6 * math.cos(a * 1.2566), 18 + 5.6 * math.sin(a * 1.2566)) for a in range(5)], round_=True)
    for turn in range(0, 360, 45):
        with s.placed(50, 18, turn=turn):
            s.shine([(5.4, -1.3), (5.4, 1.3), (1.8, 0)])


@figure(
    "colour-out-of-space",
    tint="#c47ab8",
    night="#1a1230",
    halo="#ff9ae8",
    spark="#ffe8ff",
    ground="moon",
    lines=62,
    bloom=1.0,
    view=(50, 50, 52),
)
def colour_out_of_space(s: Sculpture) -> None:
    """A light that climbs out of a well, and what it leaves of the trees."""
    for index in range(11):
        turn = math.radians(-150 + index * 12)
        reach = 54 + index % 3 * 9
        sway = 9 * math.sin(index * 2.3)
        points = [
            (50 + (index - 5) * 1.6, 74),
            (50 + 24 * math.cos(turn) + sway, 66 - 26),
            (50 + reach * 0.8 * math.cos(turn) - sway, 34 - 14 * abs(math.sin(turn))),
            (50 + reach * math.cos(turn) + sway, 74 + reach * 1.5 * math.sin(turn)),
        ]
        s.limb(points, [6, 5.4, 4, 0.3], [4, 8 + index % 4 * 3, 8, 4])
        if index % 2 == 0:
            s.stroke(points, 2.2, white=True)
    for side in (-1, 1):
        s.limb(
            [(50 + side * 44, 108), (50 + side * 40, 78), (50 + side * 46, 52)], [4.4, 3.4, 1], 20, dark=0.6
        )
        for at, tip in ((74, (20, 52)), (66, (52, 44)), (60, (34, 38))):
            s.limb([(50 + side * 40.4, at), (50 + side * tip[0], tip[1])], [1.8, 0.3], 20, dark=0.6)
    s.limb([(22, 82), (50, 77), (78, 82)], [5, 4.4, 5], [18, 10, 18], dark=0.35)
    s.limb([(22, 84), (50, 93), (78, 84)], [6, 7, 6], [22, 30, 22], rings=(13, 0.7), dark=0.35)
    s.limb([(24, 94), (50, 104), (76, 94)], [7, 8, 7], [20, 28, 20], rings=(11, 0.7), dark=0.35)
    s.shine([(28, 81), (50, 77), (72, 81), (50, 86)], round_=True, strength=0.95)
    for index in range(22):
        x, y = 10 + (index * 31) % 82, 4 + (index * 19) % 56
        s.dot(x, y, 0.6 + index % 3 * 0.35, white=True)


@figure(
    "lloigor",
    tint="#9c8fa8",
    night="#1c2038",
    halo="#a8a8e0",
    spark="#ffe8b0",
    ground="stars",
    lines=-50,
    view=(50, 48, 50),
)
def lloigor(s: Sculpture) -> None:
    """A whirl of force that has almost become a dragon."""
    points = []
    for index in range(34):
        turn = math.radians(index * 21 + 30)
        away = 56 - index * 1.42
        points.append((50 + away * math.cos(turn), 54 + away * 0.86 * math.sin(turn)))
    s.limb(points, [2, 7, 9, 10, 10, 9, 8], [-10, -4, 2, 6, 10, 14, 18], rings=(64, 0.7))
    for index in range(4, 30, 2):
        x, y = points[index]
        turn = math.atan2(y - 54, x - 50)
        s.sheet(
            [(x + 3, y), (x + 13 * math.cos(turn - 0.3), y + 13 * math.sin(turn - 0.3)), (x - 3, y + 2)],
            index * 0.8,
            dark=0.1,
        )
    s.limb([(58, 58), (50, 46), (34, 44)], [12, 11, 4], [20, 26, 30])
    s.limb([(56, 62), (46, 62), (36, 58)], [7, 5.6, 2], [22, 26, 28])
    maw(s, [(33, 47), (42, 48), (54, 52)], [(37, 57), (44, 58), (54, 55)], 7, 5)
    glint(s, 48, 42, 2.4, 14)
    s.limb([(56, 46), (68, 36), (80, 36)], [3.4, 2.6, 0.3], [28, 26, 22])
    s.limb([(60, 54), (74, 50), (84, 56)], [3, 2.2, 0.3], [26, 24, 20])


@figure(
    "wailing-writher",
    tint="#b08f84",
    night="#2a1c24",
    halo="#d09a8a",
    spark="#fff0d0",
    ground="mist",
    lines=18,
    view=(50, 50, 50),
)
def wailing_writher(s: Sculpture) -> None:
    """A knot of bodies that scream with one voice."""
    for points, radius, z in (
        ([(8, 112), (20, 84), (44, 88), (60, 104)], 13, 0),
        ([(96, 112), (82, 80), (60, 76), (44, 96)], 13, 2),
        ([(30, 108), (36, 70), (22, 48)], 12, 6),
        ([(70, 108), (66, 68), (80, 44)], 12, 6),
        ([(50, 110), (52, 66), (50, 34)], 15, 10),
        ([(14, 96), (6, 70), (12, 44)], 6, 4),
        ([(90, 96), (98, 66), (92, 36)], 6, 4),
    ):
        s.limb(points, [radius, radius * 0.85, radius * 0.7], [z, z + 4, z + 6], rings=(12, 0.7))
    for x, y, size, turn in (
        (50, 24, 1.0, 0),
        (22, 38, 0.72, -24),
        (80, 36, 0.74, 22),
        (34, 66, 0.5, -12),
        (68, 70, 0.52, 14),
    ):
        with s.placed(x, y, scale=size, turn=turn, lift=16):
            s.ball(0, 0, 14, 19, 2)
            for side in (-1, 1):
                s.limb([(side * 2, -8), (side * 6, -10), (side * 11, -6)], [1.6, 2.2, 1.4], [14, 14, 10])
                s.ink([(side * 6 - 4, -5), (side * 6, -7.4), (side * 6 + 4, -4), (side * 6, 0)], round_=True)
            s.limb([(0, -4), (0, 2)], [1.4, 2], [15, 16])
            maw(s, [(-6, 6), (0, 3.4), (6, 6)], [(-5, 8), (0, 20), (5, 8)], 6, 2.6)
    for x, turn in ((12, -110), (92, -70)):
        claw(s, x, 42 if x < 50 else 34, turn, 15, 2, 14, count=4, spread=22)


@figure(
    "the-dunwich-horror",
    tint="#9a9080",
    night="#1e2a22",
    halo="#b0b888",
    spark="#fff0b0",
    ground="moon",
    lines=6,
    view=(50, 50, 49),
)
def the_dunwich_horror(s: Sculpture) -> None:
    """Ropes as thick as barns, and on top a half face as large as a house."""
    chance = generator("horror")
    for index in range(20):
        x = 2 + index * 5
        z = chance.uniform(-4, 8)
        s.limb(
            [
                (50 + (x - 50) * 0.8, 56),
                (x + chance.uniform(-8, 8), 78),
                (x + chance.uniform(-12, 12), 94),
                (x + chance.uniform(-10, 10), 114),
            ],
            [9, 8, 6, 4],
            [z + 4, z + 6, z + 2, z],
            rings=(14, 0.5),
        )
    for points, radius in (
        ([(24, 58), (4, 48), (-2, 28), (10, 14)], 9),
        ([(76, 58), (96, 46), (102, 26), (90, 12)], 9),
        ([(32, 46), (18, 28), (24, 8)], 6),
        ([(68, 46), (84, 26), (76, 4)], 6),
    ):
        s.limb(points, [radius, radius * 0.8, radius * 0.5, 0.6], [10, 12, 10, 6], rings=(15, 0.5))
    s.ball(50, 40, 29, 30, 6, bump=0.5)
    s.limb([(30, 28), (50, 22), (70, 28)], [4, 5, 4], [26, 34, 26])
    s.limb([(50, 34), (51, 46), (50, 51)], [4, 5, 6], [32, 37, 37])
    for _ in s.both():
        s.ball(62, 36, 7, 6, 26)
        glint(s, 62, 36, 3.0, -12)
    for x in range(-22, 23, 6):
        s.limb(
            [(50 + x, 20), (50 + x * 1.2, 8), (50 + x * 1.5 + 4, 12 + abs(x) * 0.3)],
            [3.4, 2.6, 0.4],
            22,
            dark=0.3,
        )
    s.ink([(32, 58), (50, 54), (68, 58), (64, 70), (50, 75), (36, 70)], round_=True)
    teeth(s, [(33, 58), (50, 54.8), (67, 58)], 11, 6.4)
    teeth(s, [(63, 70), (50, 74.4), (37, 70)], 9, 5)
    for x, y in ((14, 84), (86, 88), (36, 90), (66, 98)):
        mouth(s, x, y, 6, 3.4)


@figure(
    "the-beast",
    tint="#8f8a8c",
    night="#2a1418",
    halo="#d06a4a",
    spark="#ffcf7a",
    ground="fire",
    lines=-12,
    view=(50, 48, 48),
)
def the_beast(s: Sculpture) -> None:
    """A sphinx that should have stayed stone: a crown, a lion's paws, no face that is human."""
    s.limb([(50, 56), (50, 84), (50, 112)], [27, 34, 36], [0, 4, 0], bump=0.4)
    for _ in s.both():
        s.sheet([(58, 6), (82, 10), (96, 52), (84, 78), (66, 66)], 4, dome=1.6, folds=(80, 6.4, 0.9))
        s.limb([(70, 70), (80, 88), (76, 104)], [12, 11, 12], [14, 22, 30])
        claw(s, 77, 103, 92, 17, 3, 36, count=4, spread=20)
    s.sheet([(26, 20), (36, 2), (50, -4), (64, 2), (74, 20), (50, 14)], 14, dome=1.6, folds=(90, 5, 0.6))
    s.sheet([(47, 12), (44, -6), (50, -14), (56, -6), (53, 12)], 26, dome=1.4)
    s.ball(50, 36, 19, 25, 9)
    s.limb([(33, 44), (40, 58), (50, 62), (60, 58), (67, 44)], [4, 5.4, 6, 5.4, 4], [16, 22, 26, 22, 16])
    s.limb([(50, 22), (50, 44)], [4, 6.6], [28, 33])
    for _ in s.both():
        s.limb([(52, 26), (60, 24), (68, 30)], [2.4, 3.2, 2], [31, 30, 25])
        glint(s, 59.4, 32, 2.9, -22)
        s.limb([(56, 40), (64, 42), (68, 38)], [3, 3.4, 2], [28, 26, 20])
    s.ink([(34, 48), (50, 46), (66, 48), (62, 62), (50, 67), (38, 62)], round_=True)
    teeth(s, [(35, 48), (50, 46.6), (65, 48)], 8, 9)
    teeth(s, [(61, 62), (50, 66), (39, 62)], 7, 6.4)


@figure(
    "servitor-of-the-outer-gods",
    tint="#a894a4",
    night="#181430",
    halo="#c088d8",
    spark="#ffe0ff",
    ground="stars",
    lines=32,
    view=(50, 50, 50),
)
def servitor_of_the_outer_gods(s: Sculpture) -> None:
    """A bloated toad of feelers that plays a flute no ear should hear."""
    for index in range(12):
        x = 8 + index * 7.8
        s.limb(
            [
                (50 + (x - 50) * 0.6, 70),
                (x, 86),
                (x + 8 * math.sin(index * 2.1), 100),
                (x + 14 * math.sin(index * 1.6), 114),
            ],
            [8, 6, 4, 1],
            [4 + index % 3 * 4, 8, 6, 2],
            rings=(12, 0.4),
        )
    s.ball(50, 58, 33, 30, 2, bump=0.8)
    s.ball(50, 32, 22, 19, 10, bump=0.5)
    for x, y, size in ((36, 24, 5), (64, 24, 5), (50, 17, 4), (28, 36, 3), (72, 36, 3)):
        s.ball(x, y, size * 1.7, size * 1.6, 20)
        fish_eye(s, x, y, size)
    for points, z in (
        ([(22, 56), (6, 46), (14, 30), (36, 44)], 20),
        ([(80, 60), (100, 56), (92, 76), (68, 66)], 26),
        ([(24, 72), (10, 84), (32, 92), (56, 80)], 28),
    ):
        s.limb(points, [7, 6, 4.6, 3], [8, 14, z, z + 10], rings=(12, 0.4))
    s.limb([(44, 42), (56, 58), (78, 86), (88, 98)], [2.6, 3, 4, 6.4], 40, sharp=True, dark=-0.3)
    for at in range(5):
        s.dot(54 + at * 5.2, 56 + at * 6.6, 1.2)
    s.ink([(36, 43), (44, 39), (53, 43), (44, 48)], round_=True)
    for index in range(3):
        turn = index * 0.5 - 0.3
        s.stroke(
            [
                (90 + 4 * index, 84 - 6 * index),
                (97 + 4 * index, 92 - 3 * index + turn),
                (95 + 5 * index, 102),
            ],
            1.0,
            white=True,
        )
