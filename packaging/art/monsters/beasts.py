"""What goes on legs: ghouls, hounds, things with claws."""

from __future__ import annotations

import math

from .figure import figure
from .parts import claw, eye, face, glint, hand, maw, teeth
from .sculpture import Sculpture


@figure(
    "ghoul",
    tint="#aeb08a",
    night="#2f3230",
    halo="#c0ad7c",
    spark="#ffd98a",
    ground="moon",
    lines=-18,
    view=(56, 52, 49),
)
def ghoul(s: Sculpture) -> None:
    """It crouches over what it dug up: a dog's head, a spine that shows, hands with too long nails."""
    s.limb([(18, 100), (30, 84), (12, 70), (26, 58)], [3, 3.6, 6, 9], [0, 1, 2, 3])
    s.limb([(24, 62), (36, 46), (54, 36), (66, 42)], [12, 16, 18, 12], [2, 3, 4, 6])
    for index in range(12):
        share = index / 11
        x, y = 14 + 52 * share, 53 - 32 * math.sin(share * 2.3 + 0.25) + 3
        s.limb([(x + 3, y + 6), (x - 1, y - 1), (x - 6, y - 6 - index % 3 * 2)], [2.4, 1.7, 0.2], 6, dark=0.2)
    for index in range(5):
        s.limb([(36 + index * 3.6, 44 - index * 0.8), (41 + index * 3.4, 60 - index * 1.3)], [1.4, 0.8], 17)
    s.limb([(38, 104), (50, 86), (36, 72), (34, 62)], [3, 4, 6.6, 9], [8, 10, 11, 9])
    claw(s, 38, 102, 10, 12, 1.5, 12)
    s.limb([(56, 48), (52, 64), (62, 78), (58, 94)], [6, 4.6, 3.8, 2.8], [2, 0, 0, 1])
    s.limb([(62, 50), (72, 66), (84, 76), (80, 92)], [9, 6, 4.6, 3.4], [13, 15, 16, 16])
    hand(s, 79, 91, 74, size=1.1, z=18, curl=0.3, nails=2.0)
    s.limb([(64, 42), (74, 44)], [12, 10], [9, 11])
    s.ball(76, 44, 11.6, 10, 13, turn=24)
    s.limb([(78, 45), (90, 50), (101, 57)], [8, 6, 3.8], [15, 15, 14], rings=(5, 0.3))
    s.limb([(73, 54), (83, 63), (93, 70)], [6, 4.2, 2.2], [10, 9, 8])
    s.limb([(71, 38), (62, 28), (52, 22)], [3.8, 3, 0.3], [17, 15, 12])
    s.limb([(78, 35), (76, 22), (70, 12)], [3.4, 2.8, 0.3], [15, 12, 9])
    s.limb([(76, 38), (83, 39), (89, 44)], [2.4, 3.2, 1.6], [22, 23, 20])
    maw(s, [(79, 54), (88, 56), (102, 61)], [(79, 58), (86, 64), (95, 69)], 8, 5.4)
    glint(s, 83.4, 43.6, 2.1, 28)
    s.dot(103, 55, 2)
    for index in range(3):
        s.stroke([(90 + index * 3, 48 + index * 1.6), (92 + index * 3, 52 + index * 1.6)], 0.9)


@figure(
    "hound-of-tindalos",
    tint="#9d93b8",
    night="#241f38",
    halo="#b09bd0",
    spark="#d8ffb0",
    ground="stars",
    lines=28,
    view=(56, 54, 50),
)
def hound_of_tindalos(s: Sculpture) -> None:
    """Lean and athirst, made of angles; it comes out of a corner."""
    for points, z, dark in (
        ([(0, 110), (16, 42), (26, 110)], -26, 0.1),
        ([(18, 110), (36, 60), (44, 110)], -24, 0.3),
        ([(-2, 74), (32, 110), (-2, 110)], -22, 0.2),
    ):
        s.sheet(points, z, dark=dark, tilt=(0.05, 0.03))
    s.limb([(28, 70), (14, 78), (24, 90), (16, 104)], [6, 4, 2.6, 1.8], -1, sharp=True)
    s.limb([(62, 52), (78, 56), (74, 70), (88, 78)], [5.4, 3.4, 2.4, 1.6], -3, sharp=True)
    claw(s, 88, 78, 20, 10, 1.3, -1)
    s.limb([(26, 66), (40, 60), (52, 48), (64, 42)], [9, 6, 11, 10], [4, 3, 6, 7], sharp=True)
    s.limb([(24, 64), (8, 56), (12, 40), (0, 26)], [4, 2.6, 1.6, 0.2], 3, sharp=True)
    for index in range(6):
        x, y = 43 + index * 3.6, 51 - index * 2.7
        s.limb([(x - 2, y - 4), (x + 1.4, y + 4), (x + 6, y + 10)], [1, 1.3, 0.6], [12, 17, 12], sharp=True)
    for index in range(9):
        share = index / 8
        x, y = 24 + 42 * share, 59.6 - 27 * share + (3 if index in (2, 3) else 0)
        s.sheet(
            [(x - 3, y + 3), (x - 8, y - 11 - index % 3 * 4), (x + 3.6, y + 1)], 8, dark=0.05, tilt=(0.2, 0)
        )
    s.limb([(34, 68), (40, 82), (54, 86), (50, 104)], [7.6, 4.6, 3, 2], 12, sharp=True)
    claw(s, 50, 102, 20, 11, 1.4, 13)
    s.limb([(67, 48), (82, 64), (76, 80), (94, 92)], [7.4, 4.8, 3, 2.2], 13, sharp=True)
    claw(s, 94, 92, 34, 12, 1.6, 14, count=4)
    s.limb([(63, 42), (75, 33)], [9, 7], [9, 11])
    s.limb([(74, 29), (86, 30), (106, 37)], [8.4, 5.8, 1.6], [14, 14, 13], sharp=True)
    s.limb([(75, 38), (86, 49), (98, 60)], [5.4, 3.4, 0.9], [10, 9, 8], sharp=True)
    s.sheet([(71, 26), (56, 6), (79, 21)], 16)
    s.sheet([(77, 23), (76, 0), (86, 24)], 15)
    s.sheet([(69, 32), (52, 22), (71, 27)], 13)
    s.ink([(81, 35), (105, 39.4), (96, 54), (84, 43)])
    teeth(s, [(83, 36), (104, 39.6)], 6, 6)
    teeth(s, [(96, 57), (86, 45)], 4, 4.4)
    s.limb(
        [(84, 41), (93, 47), (88, 58), (99, 66), (94, 78), (103, 88)],
        [2.2, 1.9, 1.6, 1.3, 0.9, 0.2],
        22,
        sharp=True,
    )
    glint(s, 82, 28.4, 2.5, 14)


@figure(
    "gug",
    tint="#a4957c",
    night="#2c231f",
    halo="#c09a70",
    spark="#ffb0a0",
    ground="pit",
    lines=4,
    view=(50, 50, 50),
)
def gug(s: Sculpture) -> None:
    """A head split from crown to chin by a mouth that opens sideways; forearms that fork."""
    s.limb([(50, 108), (50, 80), (50, 62)], [40, 36, 28], [0, 3, 3], bump=0.8)
    for index in range(38):
        x, y = 14 + (index * 37) % 73, 78 + (index * 13) % 28
        s.limb([(x, y), (x + 1, y + 7)], [1.3, 0.2], 36, dark=0.2)
    for _ in s.both():
        s.limb([(70, 70), (90, 62), (94, 44)], [14, 11, 9], [8, 12, 14], bump=0.6)
        for end, turn in (((84, 28), -112), ((104, 26), -62)):
            s.limb([(94, 44), end], [7, 4.6], [14, 18])
            claw(s, *end, turn, 19, 2.6, 20, count=4, spread=19)
    s.ball(50, 36, 27, 33, 9, bump=0.6)
    for _ in s.both():
        s.limb([(52, 8), (60, 24), (60, 48), (52, 66)], [4, 6.6, 6.6, 4], [32, 34, 34, 32])
        s.ball(79, 34, 7.6, 7, 26)
        s.limb([(64, 26), (76, 22), (86, 30)], [2.6, 3.4, 2], [34, 34, 28])
        eye(s, 80, 35, 3, 0)
        for index in range(8):
            s.limb(
                [(64 + index * 2, 6 + index * 2.4), (68 + index * 2.4, 0 + index * 2.2)],
                [1.6, 0.2],
                18 - index,
            )
    s.ink([(50, 4), (58, 24), (58.4, 48), (50, 68), (41.6, 48), (42, 24)], round_=True)
    teeth(s, [(51, 6), (57.6, 24), (58, 48), (51, 66)], 12, 8.2, wide=0.4)
    teeth(s, [(49, 66), (42, 48), (42.4, 24), (49, 6)], 12, 8.2, wide=0.4)


@figure(
    "rat-thing",
    tint="#a58d72",
    night="#2c2028",
    halo="#c89a74",
    spark="#ffc86a",
    ground="moon",
    lines=24,
    view=(48, 53, 53),
)
def rat_thing(s: Sculpture) -> None:
    """A hunched rat that creeps down at the viewer on hands; in its fur hangs the face of an old man."""
    for points in (
        [(22, 62), (2, 70), (-4, 44), (10, 24), (26, 16), (20, 4)],
        [(20, 66), (4, 82), (-2, 96)],
    ):
        s.limb(points, [4.2, 3.2, 2.4, 1.4, 0.3], [4, 3, 2, 1], rings=(30, 0.35))
    s.ball(47, 40, 35, 30, 0, dark=0.16)
    for index in range(64):
        turn = math.radians(-205 + index * 3.9)
        x, y = 47 + 32 * math.cos(turn), 41 + 27 * math.sin(turn)
        long = 8 + (index * 5) % 7
        s.limb(
            [(x, y), (x + long * math.cos(turn + 0.5), y + long * math.sin(turn + 0.5))],
            [2.4, 0.15],
            6 + index % 5,
            dark=0.2,
        )
    for index in range(60):
        turn, away = index * 2.4, 6 + (index * 7) % 24
        x, y = 47 + away * math.cos(turn) * 1.2, 34 + away * math.sin(turn) * 0.9
        s.limb(
            [(x, y), (x + (x - 47) * 0.12, y + 8)],
            [1.8, 0.15],
            34 - away * 0.8,
            dark=0.12 + 0.1 * (index % 2),
        )
    for start, bent, end, turn in (
        ((26, 56), (8, 68), (16, 88), 76),
        ((70, 56), (93, 62), (88, 86), 106),
    ):
        s.limb([start, bent, end], [9, 5.6, 3.2], [14, 22, 30], dark=0.05)
        hand(s, *end, turn, size=1.12, z=32, curl=0.35, nails=2.6)
    with s.placed(49, 62, turn=-7, scale=1.34, lift=24):
        for side in (-1, 1):
            s.sheet(
                [(side * 11, -13), (side * 15, -25), (side * 22, -27), (side * 24, -16), (side * 17, -8)],
                2,
                dome=0.5,
                dark=0.3,
            )
            s.ink([(side * 14, -15), (side * 17, -22), (side * 21, -22), (side * 20, -15)], round_=True)
        for index in range(25):
            angle = math.radians(-200 + index * 9.2)
            x, y = 13.6 * math.cos(angle), -7 + 14 * math.sin(angle)
            long = 1.3 + (index * 7) % 5 * 0.1
            s.limb([(x, y), (x * long, -7 + (y + 7) * long + 3)], [1.7, 0.15], 9, dark=0.3)
        face(s, gaunt=1.0, look="none", mouth="none", nose=1.1, brow=1.2, jaw=0.7)
        for side in (-1, 1):
            s.ink([(side * 2.4, -1), (side * 6, -4.4), (side * 11, -3), (side * 8, 2.6)], round_=True)
            s.dot(side * 6.0, -0.6, 1.0, white=True)
            for fold in range(2):
                s.stroke(
                    [(side * (2 + fold), -8 - fold * 2), (side * 8, -9.4 - fold * 2.2), (side * 12, -7)], 0.7
                )
        s.ink([(-9, 9.4), (-4, 8.4), (0, 9.6), (4, 8.4), (9, 9.4), (7, 19), (0, 23), (-7, 19)], round_=True)
        for x, long in ((-7, 2.6), (-5.4, 3.4), (-1.4, 12.4), (1.4, 12.4), (5.4, 3.4), (7, 2.6)):
            s.shine([(x - 1.15, 8.6), (x + 1.15, 8.6), (x * 0.94, 9 + long)])
        teeth(s, [(6, 20), (0, 23), (-6, 20)], 6, 3.2)
        for at in range(-6, 7):
            s.limb(
                [(at * 1.35, 20 - abs(at) * 1.5), (at * 1.7, 28 - abs(at)), (at * 1.4, 38 - abs(at) * 2)],
                [1.2, 1.0, 0.15],
                12,
                dark=0.22,
            )


@figure(
    "dimensional-shambler",
    tint="#a3a0a8",
    night="#20263a",
    halo="#9ab0d8",
    spark="#ffe2a8",
    ground="stars",
    lines=46,
    view=(50, 48, 50),
)
def dimensional_shambler(s: Sculpture) -> None:
    """Half ape, half insect, hide in loose folds; its arms close on the viewer."""
    s.limb([(50, 42), (50, 72), (50, 108)], [22, 25, 22], [0, 4, 2], rings=(11, 0.9))
    for _ in s.both():
        s.limb([(60, 92), (72, 104)], [11, 10], 6, rings=(4, 0.8))
        s.limb([(66, 46), (90, 40), (98, 60), (84, 78)], [12, 9, 7.6, 6], [6, 12, 20, 28], rings=(13, 0.7))
        s.limb([(84, 78), (78, 86)], [6, 5.6], [30, 32])
        claw(s, 79, 84, 122, 27, 2.8, 34, count=3, spread=26)
        s.sheet([(64, 50), (86, 48), (90, 66), (72, 74)], 6, dome=1.2, dark=0.2, folds=(60, 5, 0.6))
    s.limb([(50, 8), (50, 24), (50, 42)], [9, 17, 13], [6, 9, 13], rings=(6, 0.5))
    for _ in s.both():
        s.limb([(54, 12), (62, 18), (67, 30)], [2, 3, 2], [20, 22, 18])
        s.limb([(56, 36), (62, 44), (58, 54)], [3, 2.4, 0.4], [22, 25, 26])
        s.limb([(52, 40), (55, 50), (52, 58)], [2.2, 1.7, 0.3], [25, 27, 27])
        glint(s, 58, 25, 2.3, -26)
    s.ink([(44, 40), (50, 37), (56, 40), (53, 47), (47, 47)], round_=True)
    teeth(s, [(44, 40), (50, 38), (56, 40)], 5, 4)


@figure(
    "goat-spawn",
    tint="#9b8d78",
    night="#2a1f1c",
    halo="#c08a5c",
    spark="#ffb45a",
    ground="fire",
    lines=-30,
    view=(50, 46, 49),
)
def goat_spawn(s: Sculpture) -> None:
    """A goat's head with more horns and mouths than a goat has, on a body of ropes."""
    for index in range(11):
        x = 12 + index * 7.6
        s.limb(
            [
                (50 + (x - 50) * 0.45, 62),
                (x, 80),
                (x + 7 * math.sin(index * 2.1), 96),
                (x + 12 * math.sin(index * 1.7), 110),
            ],
            [8, 7, 5, 2],
            [4 + index % 3 * 3, 6 + index % 2 * 5, 5, 4],
            rings=(9, 0.3),
        )
    for _ in s.both():
        s.limb(
            [(60, 18), (76, 4), (94, 10), (98, 30), (88, 40)],
            [6.4, 5.6, 4.4, 2.8, 0.3],
            [10, 10, 8, 6, 6],
            rings=(18, 0.5),
        )
        s.limb([(56, 12), (62, -6), (74, -14)], [4.4, 3, 0.3], [10, 8, 6], rings=(9, 0.4))
        s.limb([(66, 32), (82, 34), (92, 46)], [4.4, 4.6, 0.4], [8, 6, 4])
    s.limb([(50, 16), (50, 34), (50, 60)], [17, 14.6, 9.6], [8, 12, 16], bump=0.4)
    s.limb([(50, 22), (50, 56)], [4, 5], [23, 24])
    for _ in s.both():
        s.limb([(54, 22), (61, 24), (65, 32)], [2.2, 2.8, 2], [23, 23, 18])
        with s.placed(59.4, 30.6, turn=-16):
            s.ink([(-5, -0.6), (0, -3.4), (5, 0), (0, 2.8)], round_=True)
            s.shine([(-3.8, -0.4), (0, -2.4), (3.8, 0), (0, 1.9)], round_=True)
            s.ink([(-2.6, -0.8), (2.6, -0.6), (2.6, 0.5), (-2.6, 0.3)])
        s.ink([(52, 57), (55.4, 59), (53, 62)])
        s.stroke([(58, 44), (56, 52), (58, 60)], 1)
    s.ink([(42, 65.6), (50, 63.6), (58, 65.6), (54, 72), (46, 72)], round_=True)
    teeth(s, [(43, 65.6), (50, 64.4), (57, 65.6)], 7, 3.2)
    for x, long in ((45, 86), (48, 94), (51, 98), (55, 90)):
        s.limb([(x, 70), (x + 0.6, 80), (x - 1, long)], [2, 1.7, 0.2], 22, dark=0.2)
    for x, y, wide in ((24, 82, 8), (77, 88, 9)):
        maw(
            s,
            [(x - wide, y), (x, y - 3), (x + wide, y)],
            [(x - wide, y + 1), (x, y + 6), (x + wide, y + 1)],
            6,
            3,
        )


@figure(
    "chthonian",
    tint="#b08a7c",
    night="#33201c",
    halo="#d0805a",
    spark="#ffd0a0",
    ground="pit",
    lines=10,
    view=(50, 48, 48),
)
def chthonian(s: Sculpture) -> None:
    """A squid's head on a worm as thick as a house, seen from in front of its feelers."""
    s.limb([(18, 112), (14, 78), (30, 52), (50, 44)], [26, 25, 22, 16], [-8, -2, 3, 6], rings=(13, 1.4))
    for index in range(13):
        turn = index / 13 * 2 * math.pi + 0.2
        long = 44 + index % 3 * 7
        points = [(50 + 9 * math.cos(turn), 45 + 9 * math.sin(turn))]
        for part in range(1, 5):
            bent = turn + 0.22 * part * (1 if index % 2 else -1)
            points.append(
                (50 + (9 + long * part / 4) * math.cos(bent), 45 + (9 + long * part / 4) * math.sin(bent))
            )
        s.limb(points, [6, 5, 3.8, 2.4, 0.4], [14, 20 + index % 3 * 3, 20, 16, 12], rings=(15, 0.4))
    s.limb([(50, 34), (60, 45), (50, 56), (40, 45), (50, 34)], 6, 20)
    s.ink([(50, 34), (61, 45), (50, 56), (39, 45)], round_=True)
    for turn in range(0, 360, 30):
        with s.placed(50, 45, turn=turn):
            s.shine([(10.6, -2.2), (10.6, 2.2), (3 + turn % 60 / 20, 0)])


@figure(
    "dhole",
    tint="#a8a08c",
    night="#241f2c",
    halo="#b0a0c8",
    spark="#fff0c8",
    ground="moon",
    lines=-8,
    view=(50, 46, 46),
)
def dhole(s: Sculpture) -> None:
    """A worm that stands over the hills, all mouth; the trees show how large it is."""
    s.limb(
        [(-6, 92), (16, 108), (44, 100), (62, 74), (56, 50)],
        [15, 20, 24, 26, 23],
        [-14, -6, 0, 4, 6],
        rings=(19, 1.5),
    )
    s.limb([(56, 52), (50, 42), (46, 34)], [24, 26, 25], [6, 10, 16], rings=(3, 1.2))
    s.ball(44, 34, 27, 26, 14, flat=0.55)
    s.ink([(44, 13), (64, 20), (66, 40), (52, 54), (30, 52), (22, 36), (28, 18)], round_=True)
    for ring, count, inner in ((1.0, 20, 0.62), (0.72, 15, 0.42), (0.44, 10, 0.2)):
        for index in range(count):
            with s.placed(44, 33.6, turn=index * 360 / count + ring * 40):
                wide = 3.3 * ring
                s.shine([(22 * ring, -wide), (22 * ring, wide), (22 * inner, 0)], strength=0.35 + 0.65 * ring)
    for index in range(26):
        x, y = 4 + index * 3.8, 90 + (index * 17) % 8
        if not 24 < x < 76:
            s.sheet([(x - 2.4, y + 6), (x, y - 5 - index % 3), (x + 2.4, y + 6)], 20, dark=0.5)
    for index in range(9):
        s.limb([(84 + index % 3 * 5, 70 + index * 4), (88, 64 + index * 4)], [1.4, 0.4], 12, dark=0.3)
