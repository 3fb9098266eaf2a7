"""Men and women, or what passes for them."""

from __future__ import annotations

import math

from .figure import figure
from .parts import claw, face, glint, hand, maw, teeth
from .sculpture import Sculpture


@figure(
    "maniac", tint="#c09a84", night="#2a1818", halo="#d0785a", spark="#fff0d8", lines=14, view=(52, 46, 44)
)
def maniac(s: Sculpture) -> None:
    """Eyes wide open, a grin, a cleaver, the straps of the asylum torn."""
    s.sheet(
        [(44, 60), (74, 58), (96, 76), (100, 112), (0, 112), (6, 78), (26, 62)],
        0,
        dome=2.2,
        dark=0.1,
        folds=(10, 12, 0.7),
    )
    for x in (26, 44, 62):
        s.limb([(x, 78), (x + 4, 96), (x + 2, 112)], 2.6, 20, dark=0.35)
    s.limb([(48, 48), (48, 66)], [8.6, 10], 6)
    with s.placed(47, 31, turn=-9, scale=1.26):
        face(s, gaunt=0.7, look="wide", mouth="grin", nose=1.0, brow=1.2)
        for index in range(15):
            turn = math.radians(-190 + index * 14.4)
            x, y = 14 * math.cos(turn), -8 + 14.5 * math.sin(turn)
            long = 9 + (index * 5) % 7
            s.limb(
                [
                    (x, y),
                    (x + long * 0.6 * math.cos(turn), y + long * 0.6 * math.sin(turn)),
                    (x + long * math.cos(turn + 0.5), y + long * math.sin(turn + 0.5)),
                ],
                [3.2, 2, 0.2],
                12,
                dark=0.4,
            )
        for at in range(3):
            s.stroke([(-8, -13 + at * 2.6), (0, -14.4 + at * 2.6), (8, -13 + at * 2.6)], 0.8)
    s.limb([(100, 104), (92, 84), (82, 68)], [11, 8.6, 6], [14, 22, 28], dark=0.1)
    with s.placed(80, 62, turn=-100, lift=28):
        s.limb([(-10, 0), (10, 0)], [2.6, 2.6], 2, dark=0.4)
        s.limb([(10, -5), (10, 5)], 1.8, 3, dark=-0.2)
        s.sheet([(11, -4.4), (40, -4.6), (56, 1.5), (44, 4.4), (11, 4.4)], 4, dome=0.5, dark=-0.3)
        s.stroke([(12, 0), (30, 0), (52, 1)], 0.8)
        s.ink([(40, -4.6), (56, 1.5), (48, -0.5), (43, 1.5), (37, -1.5)])
    hand(s, 82, 68, -116, size=1.05, z=32, curl=0.9, nails=0.6)


@figure(
    "witch",
    tint="#a8a67e",
    night="#221c30",
    halo="#a89ad0",
    spark="#c8ff9a",
    ground="moon",
    lines=-16,
    view=(50, 36, 50),
)
def witch(s: Sculpture) -> None:
    """Under the pointed hat a long nose and a longer chin; something small sits on her shoulder."""
    s.sheet(
        [(50, 56), (74, 60), (96, 76), (104, 112), (-4, 112), (4, 76), (26, 60)],
        0,
        dome=2.2,
        dark=0.3,
        folds=(8, 9, 0.9),
    )
    for _ in s.both():
        for index in range(7):
            x = 60 + index * 2.6
            s.limb(
                [(x, 22), (x + 5 + index % 2 * 3, 44), (x - 2 + index, 60 + index % 3 * 9)],
                [3, 2.6, 0.3],
                4 + index % 3 * 3,
            )
    with s.placed(50, 38, scale=1.18, turn=5):
        face(s, gaunt=1.0, look="slit", mouth="none", nose=0.9, brow=2.0, jaw=0.6)
        s.limb([(0, -2), (-1, 7), (-3, 12), (-5, 13)], [2.4, 3, 2.6, 0.8], [16, 22, 23, 21])
        s.limb([(-4, 16), (-1, 22), (-4, 27)], [5, 4.4, 1.6], [11, 15, 17])
        s.ink([(-8, 13), (-3, 14.6), (7, 11), (4, 15.6), (-4, 17)], round_=True)
        for x, long in ((-4.6, 3.4), (3.6, 3.8)):
            s.shine([(x - 1.1, 13.4), (x + 1.1, 13), (x, 13 + long)])
        s.ball(5, 7.4, 1.3, z=15)
        for side in (-1, 1):
            for at in range(3):
                s.stroke([(side * 7, 4 + at * 2), (side * 10, 5 + at * 2), (side * 12, 3 + at * 2)], 0.7)
    s.limb(
        [(-4, 24), (24, 17), (50, 14), (76, 17), (104, 24)],
        [1.8, 5, 6, 5, 1.8],
        [16, 26, 30, 26, 16],
        dark=0.4,
    )
    s.limb([(50, 12), (51, -8), (40, -22)], [19, 9.6, 1], [13, 12, 8], dark=0.38, rings=(7, 0.6))
    s.limb([(33, 10), (50, 13), (67, 10)], 2.6, [28, 34, 28], dark=0.02)
    s.ball(92, 54, 9, 8, 18, dark=0.1)
    s.ball(83, 48, 6, 5.4, 20, dark=0.1)
    s.limb([(86, 44), (89, 37)], [2.2, 0.5], 22, dark=0.1)
    s.dot(81, 47, 1.3, white=True)
    hand(s, 26, 92, -62, size=1.4, z=30, curl=0.6, nails=2.0)


@figure(
    "tcho-tcho",
    tint="#b5a06c",
    night="#26281a",
    halo="#c8b068",
    spark="#fff4c0",
    lines=-16,
    view=(50, 48, 45),
)
def tcho_tcho(s: Sculpture) -> None:
    """Small, filed teeth, two curved blades crossed; the rest is shadow."""
    s.limb([(50, 58), (50, 84), (50, 112)], [20, 23, 23], [0, 4, 2], dark=0.1)
    s.sheet(
        [(50, 52), (74, 54), (86, 74), (66, 90), (50, 78), (34, 90), (14, 74), (26, 54)],
        10,
        dome=1.4,
        dark=0.3,
        folds=(50, 6, 0.6),
    )
    with s.placed(50, 32, scale=1.2):
        face(s, gaunt=0.6, look="slit", mouth="none", nose=0.5, jaw=1.25, brow=1.9)
        s.ink([(-9, 8.6), (0, 9.6), (9, 8.6), (6, 16.6), (-6, 16.6)], round_=True)
        teeth(s, [(-9, 8.6), (0, 9.8), (9, 8.6)], 11, 4.2, wide=0.48)
        teeth(s, [(6, 16.4), (0, 17), (-6, 16.4)], 9, 3.8, wide=0.48)
        s.limb(
            [(-14, -8), (-8, -17), (0, -19), (8, -17), (14, -8)],
            [4, 5, 5, 5, 4],
            [7, 8, 9, 8, 7],
            dark=0.3,
            rings=(14, 0.5),
        )
        for side in (-1, 1):
            s.limb([(side * 13, -10), (side * 19, 4), (side * 18, 20)], [4, 5, 2], 2, dark=0.3)
            for at in range(3):
                s.stroke([(side * 5, 4 + at * 2), (side * 9, 5 + at * 2.2), (side * 11, 4 + at * 2)], 0.7)
    for _ in s.both():
        s.limb([(68, 64), (84, 78), (72, 94)], [8, 7, 5], [14, 20, 26])
    for side in s.both():
        with s.placed(72, 92, turn=-62, lift=38 + 2 * side):
            s.limb([(-8, 0), (6, 0)], 2.4, 0, dark=0.4)
            s.sheet(
                [(6, -3), (26, -10), (48, -10), (64, 4), (46, 0), (26, 1), (6, 4)], 1, dome=0.6, dark=-0.3
            )
            s.stroke([(10, 0), (28, -4), (48, -5)], 0.9)
        hand(s, 73, 94, 214, size=0.95, z=44, curl=0.9, nails=0.6)


@figure(
    "wizard-whateley",
    tint="#b3a48c",
    night="#1c2620",
    halo="#b8b078",
    spark="#ffd880",
    lines=-4,
    view=(50, 48, 46),
)
def wizard_whateley(s: Sculpture) -> None:
    """The old farmer with the wide hat and the white beard, a lantern held low, and the book."""
    s.sheet(
        [(50, 58), (78, 62), (98, 80), (104, 112), (-4, 112), (2, 80), (22, 62)],
        0,
        dome=2.2,
        dark=0.36,
        folds=(6, 11, 0.8),
    )
    with s.placed(50, 34, scale=1.14):
        face(s, gaunt=0.9, look="slit", mouth="shut", nose=1.5, brow=1.8)
        for side in (-1, 1):
            for at in range(4):
                s.limb(
                    [
                        (side * (3 + at * 3), 12 - at * 2.6),
                        (side * (4 + at * 3.4), 24),
                        (side * (2.4 + at * 2.4), 42 - at * 5),
                    ],
                    [3, 3, 0.4],
                    15 - at * 2,
                    dark=-0.15,
                )
            s.limb([(side * 1, 9.6), (side * 6, 11), (side * 10, 17)], [1.8, 2, 0.4], 19, dark=-0.15)
            s.limb([(side * 2, -5), (side * 8, -7), (side * 14, -3)], [1.6, 2.4, 0.5], 20, dark=-0.15)
    s.limb(
        [(4, 24), (30, 16), (50, 14), (70, 16), (96, 24)],
        [2.4, 4, 4.6, 4, 2.4],
        [16, 26, 30, 26, 16],
        dark=0.45,
    )
    s.limb([(50, 12), (51, 0), (49, -10)], [15, 14, 11], [14, 14, 12], dark=0.42)
    s.limb([(35, 8), (50, 10), (65, 8)], 2.4, [26, 29, 26], dark=0.6)
    s.limb([(12, 84), (20, 100), (30, 96)], [9, 8, 6], [10, 16, 22], dark=0.25)
    s.limb([(74, 58), (80, 66), (86, 58)], 0.9, 30, dark=0.4)
    s.limb([(80, 66), (80, 76)], [6, 7], 24, dark=0.3)
    s.sheet([(73, 74), (87, 74), (89, 96), (71, 96)], 30, dome=0.6, dark=0.2)
    s.shine([(75, 77), (85, 77), (86.4, 93), (73.6, 93)])
    s.ink([(79.4, 76), (80.6, 76), (80.6, 94), (79.4, 94)])
    s.limb([(98, 92), (92, 74), (84, 62)], [8, 6.6, 5], [12, 20, 28], dark=0.2)
    hand(s, 86, 62, 196, size=0.7, z=34, curl=0.9, nails=0.5)
    s.sheet([(16, 82), (44, 76), (50, 106), (22, 112)], 26, dome=0.8, dark=0.25)
    s.stroke([(20, 86), (42, 81)], 1)
    with s.placed(33, 94, turn=-10):
        s.shine([(0, -8), (2, -2), (8, -2), (3.4, 2), (5, 8), (0, 4), (-5, 8), (-3.4, 2), (-8, -2), (-2, -2)])


@figure(
    "the-black-man",
    tint="#565058",
    night="#2c2434",
    halo="#a890b8",
    spark="#ff6a4a",
    ground="moon",
    lines=10,
    bloom=0.9,
    view=(50, 46, 49),
)
def the_black_man(s: Sculpture) -> None:
    """Tall, dressed for church, black as a cellar; he offers a pen."""
    s.sheet(
        [(50, 44), (72, 48), (90, 66), (96, 112), (4, 112), (10, 66), (28, 48)],
        0,
        dome=2.2,
        dark=0.35,
        folds=(4, 10, 1.0),
    )
    for _ in s.both():
        s.sheet([(50, 104), (51, 58), (62, 46), (68, 60), (60, 84)], 18, dome=1, dark=0.3)
    s.sheet([(44, 48), (56, 48), (54, 62), (46, 62)], 18, dome=0.8, dark=-0.35)
    s.limb([(50, 36), (50, 50)], [7, 8], 10, dark=0.4)
    with s.placed(50, 28, scale=0.98):
        s.ball(0, -4, 14, 17, 6, dark=0.3)
        s.limb([(-9, 6), (0, 16), (9, 6)], [3.6, 4.4, 3.6], [9, 13, 9], dark=0.3)
        s.limb([(0, -4), (0, 6)], [1.8, 2.6], [20, 22], dark=0.25)
        for side in (-1, 1):
            s.limb([(side * 2, -5), (side * 7, -7), (side * 12, -4)], [1.6, 2.2, 1.4], [18, 18, 14], dark=0.3)
            s.shine([(side * 3, -0.6), (side * 6, -2.6), (side * 9.4, -2), (side * 6, 0.6)])
        s.shine([(-5, 10), (0, 11.4), (5, 10), (0, 12.4)])
    s.limb(
        [(20, 12), (36, 8), (50, 7), (64, 8), (80, 12)],
        [1.8, 2.8, 3.2, 2.8, 1.8],
        [14, 22, 25, 22, 14],
        dark=0.5,
    )
    s.limb([(50, 6), (50, -20)], [13.4, 14.4], [12, 10], dark=0.45)
    s.limb([(38, 2), (50, 3), (62, 2)], 2, [22, 26, 22], dark=0.1)
    s.limb([(86, 76), (92, 92), (78, 90)], [9, 8, 6], [10, 16, 24], dark=0.3)
    hand(s, 77, 89, 190, size=1.15, z=28, curl=0.4, nails=1.8, mirror=True)
    s.limb([(70, 98), (62, 80), (52, 62)], [0.8, 1.4, 0.2], 42, sharp=True, dark=-0.5)
    s.sheet([(62, 82), (50, 70), (48, 56), (56, 64)], 40, dome=0.8, dark=-0.4)


@figure(
    "the-bloated-woman",
    tint="#b890a0",
    night="#30182a",
    halo="#d088a0",
    spark="#fff0c8",
    ground="fire",
    lines=2,
    view=(50, 50, 48),
)
def the_bloated_woman(s: Sculpture) -> None:
    """Six hundred pounds of silk; feelers for arms; a fan hides the five mouths."""
    s.ball(50, 94, 48, 40, -4)
    s.sheet([(50, 58), (86, 66), (106, 112), (-6, 112), (14, 66)], 6, dome=3.4, dark=0.15, folds=(8, 10, 0.9))
    for _ in s.both():
        s.limb(
            [(70, 64), (96, 62), (104, 84), (84, 96), (74, 84)],
            [9, 8, 6, 4, 1],
            [20, 26, 34, 40, 44],
            rings=(22, 0.7),
        )
        s.limb([(64, 72), (76, 88), (64, 102), (54, 94)], [6, 5, 3.4, 0.6], [40, 46, 48, 48], rings=(16, 0.5))
    s.limb([(50, 44), (50, 58)], [17, 24], [8, 8])
    s.ball(50, 28, 22, 23, 9)
    for _ in s.both():
        s.ball(62, 38, 10, 9, 16)
        s.limb([(53, 21), (60, 18), (68, 22)], [1.2, 1.8, 1], [30, 30, 24], dark=0.4)
        glint(s, 60.6, 25, 2.4, -8)
        s.limb([(60, 8), (76, 6), (84, 20), (78, 34)], [7, 7, 6, 4], [8, 8, 6, 4], dark=0.45)
    s.limb([(34, 10), (50, 2), (66, 10)], [6, 8, 6], 12, dark=0.45)
    for turn in (-40, 0, 40):
        with s.placed(50, 8, turn=turn):
            s.limb([(0, 0), (0, -18)], [1, 0.6], 22, dark=-0.3)
            s.ball(0, -18, 2.2, z=24, dark=-0.3)
    for index in range(9):
        with s.placed(50, 62, turn=-72 + index * 18, lift=46):
            s.sheet(
                [(-1.4, 0), (-4.6, -27), (0, -29), (4.6, -27), (1.4, 0)],
                index % 2 * 0.6,
                dome=0.7,
                dark=0.05 + index % 2 * 0.14,
            )
            s.stroke([(0, -3), (0, -26)], 0.7)
    for x, y, turn in ((30, 50, -24), (70, 50, 24)):
        with s.placed(x, y, turn=turn, lift=40):
            maw(s, [(-6, 0), (0, -2.6), (6, 0)], [(-6, 0.6), (0, 4), (6, 0.6)], 5, 2.6)


@figure(
    "the-dark-pharaoh",
    tint="#c09a4e",
    night="#1c1630",
    halo="#d8a850",
    spark="#9af0ff",
    lines=0,
    view=(50, 46, 48),
)
def the_dark_pharaoh(s: Sculpture) -> None:
    """The cloth of a king around a face as black as the space between the stars."""
    s.sheet([(50, 60), (80, 62), (102, 84), (106, 112), (-6, 112), (-2, 84), (20, 62)], 0, dome=2.4, dark=0.1)
    for _ in s.both():
        s.sheet(
            [(50, -4), (68, 2), (82, 30), (86, 72), (64, 78), (60, 40)], 6, dome=1.8, folds=(84, 6.6, 1.0)
        )
        s.sheet([(56, 62), (66, 56), (68, 96), (57, 98)], 24, dome=1, folds=(90, 4.6, 0.6))
    s.limb([(28, 20), (50, 9), (72, 20)], [4, 4.4, 4], [20, 26, 20], rings=(12, 0.4))
    for row in range(4):
        s.limb(
            [(22 - row * 5, 74 + row * 9), (50, 86 + row * 11), (78 + row * 5, 74 + row * 9)],
            3.6,
            [14, 26 - row, 14],
            rings=(19, 0.7),
            dark=0.12 * (row % 2),
        )
    s.ball(50, 36, 16, 22, 12, dark=0.6)
    s.limb([(40, 48), (50, 57), (60, 48)], [4, 5, 4], [18, 22, 18], dark=0.6)
    s.limb([(50, 58), (50, 76)], [3.4, 2.6], [28, 32], rings=(6, 0.6))
    for _ in s.both():
        s.shine([(53, 36), (58, 32.6), (65, 33.6), (60, 37.6)])
        s.ink([(57.4, 35.4), (59.4, 33.6), (61, 36)])
        s.stroke([(65, 34), (69, 36)], 1, white=True)
    s.dot(46, 28, 0.6, white=True)
    s.dot(54, 44, 0.5, white=True)
    s.dot(44, 46, 0.7, white=True)
    s.dot(56, 26, 0.5, white=True)
    s.limb([(50, 12), (48, 2), (52, -6), (47, -10)], [3, 2.6, 2.2, 3], [28, 32, 34, 36])
    for _ in s.both():
        s.limb([(86, 96), (72, 92), (60, 82)], [7, 6, 4.6], [20, 28, 34], dark=0.35)
    s.limb([(72, 104), (34, 54), (30, 44), (38, 40)], [1.7, 1.7, 1.6, 1.4], 42, dark=-0.15, rings=(30, 0.3))
    s.limb([(28, 104), (70, 50)], 1.7, 44, dark=-0.15, rings=(24, 0.3))
    for lean in (-5, 0, 5):
        s.limb([(70, 50), (75 + lean, 42 + lean)], [1.3, 0.8], 44, dark=-0.15)


@figure(
    "god-of-the-bloody-tongue",
    tint="#b86a58",
    night="#2a0e14",
    halo="#e07050",
    spark="#ffd0a0",
    ground="moon",
    lines=8,
    view=(50, 50, 50),
)
def god_of_the_bloody_tongue(s: Sculpture) -> None:
    """Taller than the hills; where a head should be one tongue goes up and howls."""
    for _ in s.both():
        s.limb([(56, 84), (70, 96), (66, 114)], [13, 11, 10], [4, 8, 8])
        s.limb([(66, 62), (92, 60), (100, 82), (90, 100)], [11, 9, 8, 6.6], [6, 14, 22, 28], bump=0.4)
        claw(s, 90, 98, 108, 22, 3.2, 32, count=4, spread=20)
    s.limb([(50, 54), (50, 74), (50, 100)], [22, 25, 22], [2, 5, 2], bump=0.5)
    for index in range(4):
        s.limb(
            [(32, 68 + index * 8), (50, 73 + index * 8), (68, 68 + index * 8)], [1.6, 2.4, 1.6], [22, 29, 22]
        )
    s.limb(
        [(50, 60), (46, 44), (56, 30), (40, 16), (52, 2), (36, -12)],
        [18, 15, 11, 8, 5, 1],
        [8, 12, 18, 20, 18, 14],
        rings=(27, 0.7),
        dark=-0.1,
    )
    s.stroke([(50, 52), (48, 42), (55, 30), (43, 16), (50, 4)], 1.8)
    s.ink([(34, 60), (42, 52), (58, 52), (66, 60), (58, 66), (42, 66)], round_=True)
    teeth(s, [(35, 60), (42, 53), (58, 53), (65, 60)], 9, 6)
    teeth(s, [(65, 60.6), (58, 65.6), (42, 65.6), (35, 60.6)], 9, 5)
    for index in range(7):
        x = 38 + index * 4
        s.limb([(x, 66), (x + (index - 3) * 1.6, 78), (x + (index - 3) * 3, 86)], [2, 1.4, 0.3], 32)
    for index in range(13):
        x = index * 8
        s.sheet([(x - 5, 112), (x, 100 + (index * 7) % 6), (x + 5, 112)], 40, dark=0.6)
