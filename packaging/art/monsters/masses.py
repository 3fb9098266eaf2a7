"""What has no shape of its own, or too much of it."""

from __future__ import annotations

import math

from ..noise import generator
from .figure import figure
from .parts import claw, eye, fish_eye, glint, hand, maw, teeth
from .sculpture import Sculpture


def mouth(s: Sculpture, x: float, y: float, wide: float, high: float, turn: float = 0.0) -> None:
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
    mouth(s, 47, 72, 13, 6)
    mouth(s, 30, 90, 9, 4, -8)
    mouth(s, 72, 94, 8, 4, 10)


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
    """It remembers being men: a wave of flesh in which their faces stretch, and their arms still reach."""
    chance = generator("proto")
    for _ in range(34):
        turn, away = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        x, y = 50 + 50 * away * math.cos(turn), 84 + 26 * away * math.sin(turn)
        s.ball(x, y, chance.uniform(7, 15), chance.uniform(6, 11), chance.uniform(-6, 4), bump=0.3, dark=0.1)
    s.limb([(26, 112), (22, 78), (32, 44), (56, 28)], [34, 25, 20, 19], [0, 4, 10, 14], bump=0.7, dark=0.08)
    for points, radius, turn in (
        ([(26, 60), (8, 50), (6, 30), (14, 12)], 5.4, -70),
        ([(60, 74), (82, 66), (90, 48), (86, 34)], 5.6, -104),
        ([(52, 86), (74, 88), (92, 76)], 5, -30),
        ([(16, 84), (2, 84), (-2, 70)], 4.6, -90),
    ):
        s.limb(points, [radius, radius * 0.66, radius * 0.5], [14, 20, 24], bump=0.2)
        s.ball(*points[1], radius * 0.85, z=19, flat=0.7)
        hand(s, *points[-1], turn, size=1.05, z=26, curl=0.3, nails=2.2)
    for x, y, size, turn, long in (
        (58, 40, 1.32, 16, 1.0),
        (30, 74, 0.86, -24, 0.8),
        (66, 92, 0.74, 30, 0.7),
    ):
        with s.placed(x, y, scale=size, turn=turn, lift=18 * long):
            _melted(s, long)
    for x, high, y, wide in ((44, 64, 84, 1.8), (70, 66, 82, 1.4), (38, 92, 104, 1.4), (24, 52, 60, 1.2)):
        s.limb([(x, high), (x + 1, (high + y) / 2), (x, y)], [wide * 1.6, wide * 0.7, wide * 1.5], 26)
    for x, y, size in ((16, 62, 2.0), (46, 80, 2.2), (82, 84, 2.0), (12, 96, 1.8), (36, 56, 1.5)):
        s.ball(x, y, size * 1.9, z=16)
        eye(s, x, y, size, x - 50, slit=False)


def _melted(s: Sculpture, long: float) -> None:
    """A man's face that runs: eyes at two heights, a mouth drawn out, with strings across it."""
    s.ball(0, -6, 14.5, 17, 2, bump=0.2)
    s.limb([(0, 4), (1, 18), (4, 30)], [11, 10, 7], [4, 7, 5])
    for x, y, wide, high in ((-6, -4, 4.2, 4.8), (6.4, 0.6, 4.8, 6.6)):
        s.limb([(x - wide, y - high - 1), (x, y - high - 3), (x + wide, y - high)], [1.5, 2.4, 1.5], 16)
        s.ink(
            [(x - wide, y - 1), (x, y - high), (x + wide, y), (x + 1.4, y + high + 2), (x - 1.4, y + high)],
            round_=True,
        )
        s.dot(x + 0.6, y + 0.6, 1.15, white=True)
    s.ink([(-0.4, 5), (2.8, 10), (-2.0, 9.4)])
    low = 20 + 16 * long
    s.ink(
        [(-6.6, 13), (1, 10.6), (8.4, 14), (8, low - 6), (4, low), (-2, low - 2), (-6, low - 10)], round_=True
    )
    teeth(s, [(-6, 13.2), (1, 11.2), (8, 14)], 8, 4.2)
    teeth(s, [(7, low - 5), (4, low - 1), (-2, low - 3)], 5, 3.4)
    for x, bend in ((-3, -1), (3.4, 1.2)):
        s.limb([(x, 12), (x + bend, 20), (x + bend * 0.4, low - 3)], [1.1, 0.5, 1.0], 19)
    for side in (-1, 1):
        s.stroke([(side * 11, 4), (side * 9, 14), (side * 8, 24)], 0.9)


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
        mouth(s, 0, 6, 16, 8)
        for x in (-11, 0, 11):
            glint(s, x, -8 + abs(x) * 0.2, 1.9, -x)
    mouth(s, 38, 78, 10, 5, -14)


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
    mouth(s, 50, 46, 13, 7)
    mouth(s, 42, 66, 8, 4.6, -10)
    mouth(s, 61, 62, 6.4, 4, 12)
    for x, y, size in ((40, 33, 2.2), (60, 32, 2.6), (50, 29, 1.8), (35, 56, 1.6), (62, 76, 1.4)):
        eye(s, x, y, size, x - 50)


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
    mouth(s, 42, 58, 16, 8, -12)
    s.limb([(46, 60), (54, 72), (48, 86), (56, 94)], [3.4, 2.8, 2, 0.5], [32, 36, 36, 34])


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
