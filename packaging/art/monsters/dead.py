"""Those who did not stay dead."""

from __future__ import annotations

import math

from .figure import figure
from .parts import claw, face, glint, hand, hood, teeth
from .sculpture import Sculpture


@figure(
    "zombie", tint="#a9a878", night="#232c26", halo="#a8b486", spark="#e9f0b0", lines=22, view=(50, 46, 47)
)
def zombie(s: Sculpture) -> None:
    """Half of the face is gone; a hand comes for the viewer."""
    s.sheet(
        [(44, 60), (72, 56), (92, 70), (100, 110), (0, 110), (8, 74), (26, 62)],
        0,
        dome=2.2,
        dark=0.3,
        folds=(20, 9, 0.7),
    )
    s.limb([(48, 50), (50, 74)], [8, 9], 6)
    for index in range(4):
        s.limb(
            [(34, 74 + index * 8), (50, 79 + index * 8), (66, 73 + index * 8)],
            [1.2, 2, 1.2],
            [17, 20, 17],
            dark=-0.15,
        )
    with s.placed(46, 30, turn=-13, scale=1.28):
        face(s, gaunt=1.0, look="hollow", mouth="none", nose=0, brow=1.2)
        s.ink([(-8, 9), (0, 7.6), (8, 9), (7, 20), (0, 24), (-7, 20)], round_=True)
        teeth(s, [(-7, 9), (0, 8), (7, 9)], 8, 3.4, wide=0.46)
        s.limb([(-9, 14), (-6, 25), (0, 28), (6, 25), (9, 14)], [2.4, 3, 3.6, 3, 2.4], [10, 12, 15, 12, 10])
        teeth(s, [(6, 23), (0, 25), (-6, 23)], 6, 3.6, wide=0.46)
        # The bone that shows: cheek and temple on the right.
        s.limb([(7, 2), (12, 4), (13, 12)], [2.2, 2, 1.2], [13, 14, 11], dark=-0.3)
        for at in range(3):
            s.stroke([(9 + at * 1.4, 8), (9.6 + at * 1.6, 13), (8.6 + at, 17)], 0.8)
        for x, y, tip in ((-10, -18, -16), (-6, -21, -13), (-2, -22, -8), (4, -22, 1), (8, -20, 12)):
            s.limb([(x, y), (x - 3, y + 6), (tip, y + 17)], [1.7, 1.1, 0.2], 12, dark=0.45)
    s.limb([(92, 104), (84, 88), (76, 82)], [11, 9, 6], [14, 26, 34], dark=0.2)
    hand(s, 76, 80, -122, size=1.7, z=36, curl=0.5, nails=1.2)


@figure(
    "ghost",
    tint="#a8c4d0",
    night="#1b2740",
    halo="#b8d4e8",
    spark="#f0fbff",
    ground="mist",
    lines=60,
    bloom=0.3,
)
def ghost(s: Sculpture) -> None:
    """A drowned woman's hair and a mouth that does not close; below, nothing but rags."""
    for index in range(9):
        x = 24 + index * 6.6
        sway = math.sin(index * 1.9) * 9
        s.limb(
            [(50 + (x - 50) * 0.4, 44), (x, 68), (x + sway, 88), (x + sway * 1.7, 108)],
            [8, 6.4, 4, 0.5],
            [2, 5 - abs(index - 4), 2, 0],
        )
    for _ in s.both():
        s.limb([(60, 48), (80, 50), (92, 66)], [6.4, 4.6, 3], [8, 10, 14])
        hand(s, 92, 66, 62, size=1.0, z=16, curl=0.6)
        s.limb([(84, 54), (86, 68), (82, 84)], [4, 2.6, 0.3], 6)
    with s.placed(50, 28, scale=1.12):
        for side in (-1, 1):
            for at, z in ((15, 3), (12, 6), (17, 0)):
                s.limb(
                    [(0, -22), (side * at, -10), (side * (at + 2), 12), (side * (at + at % 3 * 4), 38)],
                    [4, 4.6, 4, 0.5],
                    z,
                    dark=0.1,
                    rings=(0, 0),
                )
        face(s, gaunt=0.8, look="hollow", mouth="scream", nose=0.4, jaw=0.8)
        s.limb([(-13, -10), (-8, -20), (0, -23), (8, -20), (13, -10)], [3.4, 4, 4.6, 4, 3.4], 9, dark=0.1)


@figure(
    "vampire",
    tint="#c2b3b0",
    night="#2a1420",
    halo="#c86a58",
    spark="#ffb890",
    ground="moon",
    lines=0,
    view=(50, 44, 47),
)
def vampire(s: Sculpture) -> None:
    """Bald, with bat's ears and rat's teeth; the collar of its cloak stands up like wings."""
    s.sheet([(50, 66), (84, 46), (104, 110), (-4, 110), (16, 46)], -2, dome=2, dark=0.5, folds=(4, 12, 1.2))
    for _ in s.both():
        s.sheet(
            [(50, 76), (64, 48), (80, 8), (94, 40), (86, 74), (62, 100)],
            4,
            dome=1.6,
            dark=0.42,
            folds=(30, 8, 0.7),
        )
        s.sheet([(63, 22), (80, -4), (76, 22), (68, 36)], 8, dome=1.4)
        s.stroke([(67, 26), (75, 8), (72, 24)], 1.8)
    s.sheet([(50, 96), (40, 66), (60, 66)], 14, dome=1.2, dark=-0.25)
    with s.placed(50, 30, scale=1.3):
        face(s, gaunt=1.0, look="slit", mouth="none", nose=1.35, brow=1.7, jaw=0.7)
        s.ink([(-6.4, 11.6), (0, 10.6), (6.4, 11.6), (4.6, 18), (-4.6, 18)], round_=True)
        for x, long in ((-4.4, 3), (-1.3, 7), (1.3, 7), (4.4, 3)):
            s.shine([(x - 1.2, 10.8), (x + 1.2, 10.8), (x, 11 + long)])
        for side in (-1, 1):
            s.stroke([(side * 2, -12), (side * 7, -14), (side * 12, -10)], 1)
    hand(s, 24, 92, -72, size=1.45, z=26, curl=0.5, nails=2.0)
    hand(s, 78, 94, -112, size=1.45, z=26, curl=0.5, nails=2.0, mirror=True)


@figure(
    "mummy", tint="#c4ab7c", night="#2e2416", halo="#d0a85a", spark="#d8ffa8", lines=-24, view=(50, 45, 46)
)
def mummy(s: Sculpture) -> None:
    """Bandages, a gap in them, and an eye that sees."""
    s.limb(
        [(6, 106), (16, 76), (36, 62), (64, 62), (84, 76), (94, 106)],
        [14, 14, 15, 15, 14, 14],
        0,
        rings=(22, 0.8),
    )
    for index in range(6):
        y = 66 + index * 8
        s.limb(
            [(8, y + 8), (40, y + (index % 2) * 7), (92, y + 2 - index % 3 * 4)],
            [3.4, 4.2, 3.4],
            [12, 16, 12],
            dark=0.06 * (index % 3),
        )
    s.limb([(50, 42), (50, 66)], [12, 13], 6, rings=(6, 0.7))
    s.ball(50, 28, 19, 24, 8)
    bands = (
        (-1, 3, 0.0),
        (5, -2, 0.08),
        (11, 4, 0.0),
        (16, -5, 0.1),
        (34, 5, 0.04),
        (39, -3, 0.0),
        (45, 4, 0.1),
        (50, -2, 0.02),
    )
    for y, lean, dark in bands:
        s.limb(
            [(31, y + lean), (42, y + 1.5), (58, y + 1.5), (69, y - lean)],
            [3.2, 3.8, 3.8, 3.2],
            [14, 27, 27, 14],
            dark=dark,
        )
    s.ink([(32, 22), (44, 20), (58, 21), (68, 23), (67, 32), (56, 31), (44, 33), (33, 31)], round_=True)
    s.limb([(48, 20), (49, 28), (49, 34)], [2, 3, 3.6], [26, 29, 30], dark=0.1)
    glint(s, 59, 26, 2.7, -4)
    s.dot(40, 27, 1.2, white=True)
    s.ink([(43, 44), (50, 42.6), (58, 43.6), (56, 48), (46, 48.6)], round_=True)
    teeth(s, [(44, 43.8), (57, 43.4)], 6, 2.8, wide=0.46)
    s.limb([(66, 10), (80, 20), (84, 44), (92, 60)], [3, 3, 2.6, 1], [12, 8, 8, 6])
    s.limb([(8, 100), (18, 84), (26, 78)], [9, 8, 6], [16, 24, 30], rings=(9, 0.6))
    hand(s, 27, 76, -48, size=1.45, z=32, curl=0.5)


@figure(
    "wraith",
    tint="#8f92b0",
    night="#151530",
    halo="#8f9ad8",
    spark="#bcd2ff",
    ground="stars",
    lines=74,
    bloom=0.8,
)
def wraith(s: Sculpture) -> None:
    """A skull in a torn shroud that has no end."""
    rags = ((-30, 0), (-20, 6), (-9, 12), (3, 14), (14, 9), (26, 3))
    for index, (x, z) in enumerate(rags):
        sway = math.sin(index * 2.1) * 10
        s.limb(
            [(50 + x * 0.3, 36), (50 + x, 62), (50 + x * 1.3 + sway, 84), (50 + x * 1.1 + sway * 2.2, 108)],
            [12, 9, 5, 0.3],
            [z, z, z - 4, z - 8],
            dark=0.15,
        )
    for _ in s.both():
        s.limb([(58, 42), (76, 40), (90, 28)], [9, 8, 7], [10, 10, 8], dark=0.12)
        for at in range(4):
            s.sheet(
                [
                    (66 + at * 7, 42 - at * 3),
                    (74 + at * 7, 40 - at * 4),
                    (72 + at * 8, 66 - at * 5 + at % 2 * 8),
                ],
                6 - at,
                dome=1,
                dark=0.25,
            )
        hand(s, 92, 25, -42, size=1.25, z=12, curl=0.55, nails=1.6)
    hood(s, 50, 30, size=1.3, z=12)
    with s.placed(50, 33, scale=0.78):
        s.ball(0, -4, 10.6, 12, 16, dark=-0.1)
        s.limb([(-6, 8), (0, 13), (6, 8)], [3, 3.4, 3], [20, 22, 20])
        for side in (-1, 1):
            s.limb([(side * 9.6, 2), (side * 5, 6)], [1.6, 2], [24, 27])
            glint(s, side * 4.6, -2.6, 1.9, side * 18)
        s.ink([(0, 2.6), (1.8, 6.4), (-1.8, 6.4)])
        s.ink([(-5, 8.6), (0, 8), (5, 8.6), (4, 12), (-4, 12)])
        teeth(s, [(-5, 8.6), (5, 8.6)], 6, 2.6, wide=0.5)


@figure(
    "servant-of-glaaki",
    tint="#93a396",
    night="#1c2a24",
    halo="#90c0a0",
    spark="#c8ffd8",
    ground="pit",
    lines=16,
    view=(50, 46, 48),
)
def servant_of_glaaki(s: Sculpture) -> None:
    """Grey skin that cracks, and the spine that keeps it walking, through the breast."""
    s.limb([(50, 56), (50, 80), (48, 112)], [17, 21, 19], [2, 4, 2])
    for _ in s.both():
        s.limb([(66, 58), (84, 66), (90, 90), (84, 108)], [9, 8, 6.4, 5], [4, 6, 8, 10])
        for index in range(4):
            s.limb(
                [(52, 66 + index * 8), (62, 68 + index * 8), (68, 64 + index * 8)],
                [1.4, 1.8, 1],
                [25, 23, 17],
            )
    s.limb([(50, 44), (50, 60)], [7, 8], 8)
    with s.placed(50, 27, turn=10, scale=1.15):
        face(s, gaunt=1.0, look="none", mouth="snarl", nose=0.7)
        for side in (-1, 1):
            s.ink([(side * 6 - 3.6, -1), (side * 6, -4), (side * 6 + 3.6, -1), (side * 6, 2.4)], round_=True)
            s.shine(
                [(side * 6 - 2.4, -0.8), (side * 6, -2.4), (side * 6 + 2.4, -0.8), (side * 6, 1.2)],
                round_=True,
            )
        s.stroke([(-10, -16), (-5, -10), (-8, -6), (-4, -2)], 1.1)
        s.stroke([(8, -18), (5, -12), (9, -8)], 1)
        s.stroke([(10, 2), (6, 8), (9, 14)], 0.9)
    s.limb(
        [(50, 78), (60, 62), (84, 30), (98, 8)], [3.6, 4.4, 2.6, 0.3], [26, 34, 40, 42], sharp=True, dark=-0.3
    )
    for turn in range(0, 360, 45):
        with s.placed(50, 78, turn=turn + 10):
            s.stroke([(3, 0), (9, 1.4), (14 + turn % 90 / 9, -1)], 1.3)
    s.stroke([(38, 98), (44, 88), (40, 82)], 1.1)


@figure(
    "spectral-hunter",
    tint="#9fb3b8",
    night="#1a2433",
    halo="#b0d8e0",
    spark="#eaffff",
    ground="moon",
    lines=84,
    view=(50, 46, 50),
    bloom=0.8,
)
def spectral_hunter(s: Sculpture) -> None:
    """A stag's skull on a thing too thin to be seen from the side."""
    for index in range(7):
        x = 30 + index * 6.6
        s.limb(
            [(50 + (x - 50) * 0.3, 54), (x, 80), (x + math.sin(index * 2.3) * 8, 110)],
            [7, 5.4, 1],
            [0, 2, 0],
            dark=0.2,
        )
    for index in range(5):
        s.limb(
            [(37, 60 + index * 7), (50, 65 + index * 7), (63, 60 + index * 7)],
            [1, 1.9, 1],
            [9, 13, 9],
            dark=-0.1,
        )
    for _ in s.both():
        s.limb([(60, 56), (80, 62), (76, 82), (90, 94)], [5, 3.4, 2.6, 2], [6, 8, 12, 14], sharp=True)
        claw(s, 90, 94, 60, 14, 1.3, 15, count=4, spread=20)
        s.limb([(57, 18), (70, 8), (74, -8), (88, -14)], [2.6, 2.2, 1.7, 0.2], [12, 10, 8, 6])
        for start, end in (
            ((66, 12), (80, 10)),
            ((72, 2), (66, -12)),
            ((75, -6), (96, 0)),
            ((80, 10), (92, 14)),
        ):
            s.limb([start, end], [1.6, 0.2], 9)
        s.sheet([(62, 24), (78, 22), (66, 30)], 8, dome=0.8)
    s.limb([(50, 20), (50, 34), (50, 54)], [11, 9.6, 5], [10, 14, 18], dark=-0.15)
    s.limb([(50, 26), (50, 52)], [2.4, 2.6], [24, 25], dark=-0.15)
    for _ in s.both():
        s.limb([(53, 20), (59, 21), (61, 28)], [1.8, 2, 1.4], [20, 19, 16])
        glint(s, 56.4, 27, 2.0, -24)
        s.ink([(51.4, 48), (53.6, 50), (52, 54.6)])
        s.stroke([(55, 40), (53, 46), (54.4, 52)], 0.9)
    teeth(s, [(45.6, 56), (50, 58.4), (54.4, 56)], 5, 3)
