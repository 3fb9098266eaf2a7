"""What has no shape of its own, or too much of it."""

from __future__ import annotations

import math

from ..noise import generator
from .figure import figure
from .parts import claw, eye, fish_eye, glint, maw, teeth
from .sculpture import Sculpture


def _mouth(s: Sculpture, x: float, y: float, wide: float, high: float, turn: float = 0.0) -> None:
    """A lipped mouth somewhere on a body."""
    with s.placed(x, y, turn=turn):
        maw(
            s,
            [(-wide, 0), (-wide * 0.4, -high), (wide * 0.4, -high), (wide, 0)],
            [(-wide, 0.4), (-wide * 0.4, high), (wide * 0.4, high), (wide, 0.4)],
            max(4, round(wide * 0.8)),
            high * 0.85,
        )


@figure("shoggoth", tint="#93a08a", night="#22302c", halo="#9fb08a", ground="pit", view=(50, 52, 50))
def shoggoth(s: Sculpture) -> None:
    """A wave of bubbles, eyes and mouths that breaks over the viewer."""
    chance = generator("shoggoth")
    for _ in range(46):
        turn, away = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        x, y = 50 + 46 * away * math.cos(turn), 68 + 34 * away * math.sin(turn)
        size = chance.uniform(6, 16) * (1.15 - 0.5 * away)
        s.ball(x, y, size, size * chance.uniform(0.75, 1), chance.uniform(-6, 4) + 9 * (1 - away))
    arms = (
        ([(30, 54), (12, 42), (8, 22), (22, 8), (32, 14)], 9),
        ([(46, 44), (40, 22), (54, 4), (68, 8), (70, 20)], 10),
        ([(68, 50), (86, 36), (82, 16), (98, 6)], 9),
        ([(22, 78), (4, 80), (-2, 96)], 8),
        ([(58, 46), (72, 30), (64, 22)], 6),
    )
    for points, radius in arms:
        s.limb(points, [radius, radius * 0.75, radius * 0.55, radius * 0.2], [8, 8, 6, 4], rings=(13, 0.35))
    for x, y, size, turn in (
        (36, 58, 4.4, 10),
        (62, 56, 3.2, -12),
        (74, 70, 4.0, 6),
        (25, 72, 2.8, -8),
        (80, 88, 2.6, 14),
        (18, 60, 2, 0),
        (50, 46, 2.3, 5),
        (60, 84, 2, 0),
    ):
        s.ball(x, y, size * 2.1, size * 1.7, 16)
        eye(s, x, y, size, turn)
    _mouth(s, 47, 72, 13, 6)
    _mouth(s, 30, 90, 9, 4, -8)
    _mouth(s, 72, 94, 8, 4, 10)


@figure(
    "proto-shoggoth",
    tint="#a4908c",
    night="#2c2028",
    halo="#c09a9a",
    spark="#f0ffc0",
    ground="pit",
    lines=-20,
    view=(50, 50, 48),
)
def proto_shoggoth(s: Sculpture) -> None:
    """It tries to be a man and does not hold: a face slides, arms come where none should."""
    s.limb([(50, 34), (46, 64), (54, 112)], [20, 26, 44], [4, 6, 0], bump=0.9)
    for x, y, size, z in (
        (26, 84, 14, 6),
        (76, 82, 15, 7),
        (50, 96, 18, 10),
        (30, 60, 10, 8),
        (70, 58, 9, 8),
        (14, 100, 12, 2),
        (90, 100, 12, 2),
    ):
        s.ball(x, y, size, size * 0.85, z, bump=0.4)
    s.ball(50, 26, 17, 20, 8, bump=0.3)
    for points, radius in (
        ([(32, 50), (14, 40), (10, 18), (18, 2)], 7),
        ([(70, 52), (88, 46), (94, 26), (84, 8)], 7),
        ([(74, 72), (92, 72), (100, 60)], 5),
        ([(26, 70), (8, 70), (0, 58)], 5),
    ):
        s.limb(points, [radius, radius * 0.8, radius * 0.6, radius * 0.5], 10)
        claw(s, *points[-1], -90 if points[-1][1] < 20 else -60, 13, 2.2, 10, count=4, spread=26)
    glint(s, 43, 20, 2.6, 18)
    glint(s, 59, 29, 2.9, -24)
    s.limb([(50, 22), (54, 32), (52, 38)], [2, 2.6, 2.4], [26, 28, 26])
    s.ink([(38, 38), (50, 42), (66, 40), (70, 60), (58, 78), (46, 64)], round_=True)
    teeth(s, [(39, 39), (50, 42.6), (65, 41)], 8, 5)
    teeth(s, [(69, 60), (58, 77), (46, 64)], 7, 4)
    for x, y, size in ((30, 84, 2.4), (74, 84, 2.6), (26, 62, 1.6), (52, 94, 2)):
        fish_eye(s, x, y, size * 1.5)


@figure(
    "formless-spawn",
    tint="#4e5a58",
    night="#26332c",
    halo="#9fb890",
    spark="#d8ff9a",
    ground="pit",
    lines=26,
    view=(50, 48, 49),
)
def formless_spawn(s: Sculpture) -> None:
    """Black, thick, pouring upwards; a mouth opens where it leans over."""
    s.limb([(50, 116), (26, 88), (30, 58), (54, 44)], [46, 30, 24, 18], [-6, 2, 8, 12], dark=0.08)
    s.limb([(54, 44), (70, 32), (64, 14), (44, 12)], [18, 17, 15, 12], [12, 14, 18, 20], dark=0.08)
    for points in (
        ([(40, 10), (28, 14), (20, 30), (24, 46)]),
        ([(50, 24), (40, 34), (42, 50)]),
        ([(76, 40), (90, 52), (88, 74), (96, 90)]),
        ([(24, 70), (8, 60), (2, 40), (10, 22)]),
        ([(66, 62), (74, 80), (68, 100)]),
        ([(14, 90), (0, 80), (-4, 62)]),
    ):
        s.limb(points, [6.4, 5, 3.4, 0.8], [16, 16, 14, 12], dark=0.05)
    for index in range(18):
        x, y = 18 + (index * 23) % 66, 60 + (index * 17) % 46
        s.ball(x, y, 2.4 + index % 3 * 1.4, z=26 - abs(x - 40) * 0.3, dark=-0.1)
    with s.placed(50, 20, turn=28):
        _mouth(s, 0, 6, 16, 8)
        for x in (-11, 0, 11):
            glint(s, x, -8 + abs(x) * 0.2, 1.9, -x)
    _mouth(s, 38, 78, 10, 5, -14)


@figure("dark-young", tint="#8f8a66", night="#2a2a22", halo="#b8a870", ground="moon", view=(50, 50, 51))
def dark_young(s: Sculpture) -> None:
    """A tree of ropes on hoofs, with mouths along the trunk."""
    for side, knee, foot, z in ((42, 18, 10, 0), (58, 82, 90, 0), (46, 36, 36, 9), (55, 66, 63, 9)):
        s.limb(
            [(side, 62), (knee, 78), (knee + (foot - knee) * 1.3, 90), (foot, 101)],
            [11, 8, 4.4, 5],
            z,
            rings=(10, 0.4),
        )
        s.sheet(
            [(foot - 7, 110), (foot - 5, 98), (foot + 5, 98), (foot + 7, 110)], z + 6, dark=0.35, dome=0.9
        )
    s.limb([(50, 24), (47, 48), (50, 72)], [16, 19, 18], [4, 7, 6], bump=0.9)
    for index in range(14):
        turn = -178 + index * 13.6
        angle = math.radians(turn)
        side = 1 if math.cos(angle) > 0 else -1
        long = 52 + index % 3 * 7
        x, y = 50 + 12 * math.cos(angle), 30 + 9 * math.sin(angle)
        points, bent = [(x, y)], angle
        for part in range(6):
            bent += side * (0.14 + 0.13 * part) * (1 if index % 4 else -0.9)
            x, y = x + long / 6 * math.cos(bent), y + long / 6 * math.sin(bent)
            points.append((x, y))
        z = (2, 8, 0, 9, 4)[index % 5]
        s.limb(points, [6.6, 5.8, 4.8, 3.6, 2.4, 1.5, 0.3], [z + 5, z + 4, z + 3, z, z], rings=(18, 0.3))
    _mouth(s, 50, 46, 13, 7)
    _mouth(s, 42, 66, 8, 4.6, -10)
    _mouth(s, 61, 62, 6.4, 4, 12)
    for x, y, size in ((40, 33, 2.2), (60, 32, 2.6), (50, 29, 1.8), (35, 56, 1.6), (62, 76, 1.4)):
        eye(s, x, y, size, x - 50)


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
    "child-of-abhoth",
    tint="#a39a94",
    night="#28242c",
    halo="#b4a8c0",
    spark="#ffe0d0",
    ground="pit",
    lines=-34,
    view=(50, 50, 49),
)
def child_of_abhoth(s: Sculpture) -> None:
    """Born of the gray pool: one leg, three arms, half a face, and hungry."""
    chance = generator("abhoth")
    for _ in range(26):
        x, y = chance.uniform(4, 96), chance.uniform(86, 112)
        s.ball(x, y, chance.uniform(5, 12), chance.uniform(4, 8), chance.uniform(-6, 2))
    s.limb([(56, 108), (60, 88), (46, 72), (44, 54)], [13, 9, 13, 19], [4, 6, 6, 8], bump=0.5)
    s.ball(44, 50, 23, 21, 8, turn=-20, bump=0.7)
    for points, radius, turn in (
        ([(62, 50), (84, 42), (92, 58), (84, 74)], 7, 118),
        ([(28, 56), (10, 62), (8, 82)], 6, 96),
        ([(36, 34), (18, 26), (14, 8)], 5.4, -100),
        ([(58, 36), (76, 24), (84, 6)], 5, -66),
    ):
        s.limb(points, [radius, radius * 0.8, radius * 0.6], [14, 18, 20])
        claw(s, *points[-1], turn, 14, 1.9, 21, count=3, spread=34)
    s.ball(48, 36, 13, 12, 20, bump=0.3)
    s.limb([(36, 26), (48, 22), (60, 28)], [3, 4, 3], [26, 30, 26])
    fish_eye(s, 46, 33, 6.6)
    fish_eye(s, 60, 38, 3)
    glint(s, 32, 40, 2, 10)
    _mouth(s, 42, 58, 16, 8, -12)
    s.limb([(46, 60), (54, 72), (48, 86), (56, 94)], [3.4, 2.8, 2, 0.5], [32, 36, 36, 34])


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
    "tendril-of-nyogtha",
    tint="#5c5468",
    night="#22281f",
    halo="#a8b078",
    spark="#c8ff78",
    ground="pit",
    lines=70,
    view=(50, 50, 50),
)
def tendril_of_nyogtha(s: Sculpture) -> None:
    """One arm of the dark below, through the floor; its tip opens in the light."""
    for index in range(10):
        turn = math.radians(index * 36 + 9)
        x, y = 46 + 38 * math.cos(turn), 98 + 11 * math.sin(turn)
        s.sheet(
            [(x - 8, y + 4), (x - 3, y - 9 - index % 3 * 4), (x + 7, y - 3), (x + 8, y + 6)],
            6 + 8 * math.sin(turn),
            dark=0.25,
        )
    for points, radius in (
        ([(20, 106), (10, 78), (18, 56), (8, 38)], 5),
        ([(74, 106), (90, 84), (84, 62), (96, 44)], 5.4),
        ([(62, 108), (72, 92), (68, 78)], 4),
    ):
        s.limb(points, [radius, radius * 0.7, radius * 0.4, 0.4], [6, 8, 6, 4], dark=0.1, rings=(14, 0.4))
    spine = [(46, 112), (40, 88), (56, 68), (44, 46), (54, 28)]
    s.limb(spine, [19, 16, 14, 12, 11], [6, 10, 14, 18, 22], dark=0.06, rings=(17, 0.7))
    for index in range(6):
        turn = -175 + index * 33
        with s.placed(54, 26, turn=turn, lift=20):
            s.limb([(4, 0), (16, -3), (27, 5), (31, 13)], [6, 5, 3, 0.4], [6, 9, 7, 5], dark=0.02)
            for at in range(3):
                s.limb([(13 + at * 5, 1), (14 + at * 5.4, 5.4)], [1.2, 0.2], 12, dark=-0.3)
    s.ink([(54 + 8.4 * math.cos(a), 26 + 8.4 * math.sin(a)) for a in range(6)], round_=True)
    s.dot(54, 26, 4.4, white=True)
    s.ink([(54, 21.4), (55.5, 26), (54, 30.6), (52.5, 26)])
    for x, y, size in ((42, 60, 1.8), (52, 76, 2), (40, 92, 2.2)):
        glint(s, x, y, size, x - 46)


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
        _mouth(s, x, y, 6, 3.4)


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
