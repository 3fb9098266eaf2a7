"""What flies."""

from __future__ import annotations

import math

from .figure import figure
from .parts import claw, eye, glint, hand, maw, teeth
from .sculpture import Points, Sculpture


def _wing(
    s: Sculpture,
    root: tuple[float, float],
    elbow: tuple[float, float],
    tips: Points,
    *,
    z: float = -2,
    dark: float = 0.1,
) -> None:
    """A bat's wing: membrane from finger to finger, bones over it."""
    outline: list[tuple[float, float]] = [root, elbow]
    for index, tip in enumerate(tips):
        outline.append(tip)
        following = tips[index + 1] if index + 1 < len(tips) else (root[0], root[1] + 14)
        middle = ((tip[0] + following[0]) / 2, (tip[1] + following[1]) / 2)
        outline.append((middle[0] + (elbow[0] - middle[0]) * 0.24, middle[1] + (elbow[1] - middle[1]) * 0.24))
    s.sheet(outline, z, dome=0.9, dark=dark)
    s.limb([root, elbow], [4, 2.6], [z + 7, z + 5])
    for tip in tips:
        bow = ((elbow[0] + tip[0]) / 2, (elbow[1] + tip[1]) / 2 - 3)
        s.limb([elbow, bow, tip], [2.1, 1.5, 0.4], [z + 5, z + 4, z + 3])
    s.limb([elbow, (elbow[0] + 2, elbow[1] - 8)], [1.8, 0.2], z + 5)


@figure(
    "byakhee", tint="#8fa3a8", night="#1f2d40", halo="#8ea9ae", ground="stars", lines=4, view=(50, 48, 51)
)
def byakhee(s: Sculpture) -> None:
    """Crow, mole, wasp and corpse at once, wings wide open."""
    for _ in s.both():
        _wing(s, (55, 42), (78, 12), [(103, 20), (106, 52), (90, 74), (72, 80)])
    s.limb(
        [(50, 38), (50, 58), (52, 76), (58, 92), (70, 102)],
        [9.6, 11.6, 7, 3.6, 0.4],
        [4, 5, 4, 3, 2],
        rings=(12, 0.7),
    )
    for _ in s.both():
        s.limb([(56, 62), (68, 74), (62, 88)], [4, 2.8, 1.8], [9, 10, 10])
        claw(s, 62, 88, 92, 13, 1.7, 11, spread=28)
        s.limb([(57, 46), (69, 56), (64, 68)], [3.4, 2.4, 1.6], [11, 12, 12])
        claw(s, 64, 68, 96, 10, 1.4, 13, spread=28)
    s.ball(50, 29, 10.4, 11, 9)
    s.limb([(50, 32), (50, 42), (50, 50)], [6, 3.8, 0.5], [14, 16, 18])
    for _ in s.both():
        s.limb([(55, 21), (64, 10), (62, -2)], [2.4, 1.5, 0.2], 12)
        s.limb([(52, 24), (57, 22), (61, 27)], [1.6, 2, 1.2], [19, 19, 16])
        glint(s, 56, 28, 2.0, -26)
    s.ink([(45, 36), (50, 39), (55, 36), (50, 48)], round_=True)
    teeth(s, [(46, 36.6), (50, 39), (54, 36.6)], 5, 4)


@figure(
    "mi-go",
    tint="#b08c94",
    night="#241c30",
    halo="#c89ab8",
    spark="#d0f0ff",
    ground="stars",
    lines=-22,
    view=(50, 48, 50),
)
def mi_go(s: Sculpture) -> None:
    """A crustacean with a head of feelers that glow and pincers that operate."""
    for _ in s.both():
        s.sheet(
            [(56, 34), (70, 4), (98, -4), (104, 22), (92, 44), (64, 50)],
            -6,
            dome=1,
            dark=0.15,
            folds=(20, 6, 0.5),
        )
        for tip in ((98, -4), (104, 22), (92, 44)):
            s.limb([(58, 38), ((60 + tip[0]) / 2, (34 + tip[1]) / 2 - 4), tip], [2, 1.4, 0.4], [0, 0, -2])
    s.limb(
        [(50, 34), (50, 56), (52, 78), (46, 98), (52, 112)],
        [12, 15, 12, 8, 5],
        [4, 8, 6, 4, 2],
        rings=(10, 1.5),
    )
    for _ in s.both():
        for y, reach, low in ((46, 30, 60), (58, 34, 78), (70, 30, 94)):
            s.limb(
                [(58, y), (50 + reach * 0.7, y - 4), (50 + reach, low)], [4, 3, 2.2], [12, 14, 16], sharp=True
            )
            with s.placed(50 + reach, low, turn=100, lift=16):
                s.limb([(0, 0), (7, -4), (14, -1)], [2.4, 2.6, 0.3], 0)
                s.limb([(0, 0), (7, 4.4), (13, 2.4)], [2.2, 1.9, 0.3], 0)
    s.ball(50, 26, 15, 17, 10, bump=1.2)
    for index in range(40):
        turn, away = index * 2.4, 3 + (index * 5) % 12
        x, y = 50 + away * math.cos(turn), 26 + away * 1.1 * math.sin(turn)
        s.limb(
            [
                (x, y),
                (x + 4 * math.cos(turn), y + 4 * math.sin(turn) + 2),
                (x + 8 * math.cos(turn + 0.5), y + 8 * math.sin(turn + 0.5) + 4),
            ],
            [1.7, 1.3, 0.5],
            26 - away * 0.6,
        )
    for index in range(14):
        turn, away = index * 2.4 + 1, 3 + (index * 3) % 11
        s.dot(50 + away * math.cos(turn), 26 + away * math.sin(turn), 0.9, white=True)


@figure(
    "nightgaunt", tint="#5d6470", night="#2a3448", halo="#a8b8d0", ground="moon", lines=34, view=(50, 47, 50)
)
def nightgaunt(s: Sculpture) -> None:
    """Black, horned, and where a face should be there is nothing."""
    for _ in s.both():
        _wing(s, (57, 44), (82, 8), [(106, 22), (110, 56), (94, 84), (74, 94)], dark=0.3)
    s.limb([(50, 44), (50, 60), (50, 80)], [14, 12, 9], [4, 6, 4], dark=0.12)
    for _ in s.both():
        s.limb([(53, 52), (60, 50), (64, 58)], [4, 5, 3], [14, 14, 10], dark=0.12)
        s.limb([(55, 80), (66, 92), (60, 110)], [6.4, 4.6, 3], [8, 12, 8], dark=0.1)
        s.limb([(63, 46), (78, 54), (76, 72)], [5.4, 4, 3], [8, 14, 20], dark=0.1)
        hand(s, 76, 71, 104, size=1.2, z=22, curl=0.5, nails=2.2)
        s.limb([(56, 16), (68, 8), (72, -6), (64, -14)], [4, 3.4, 2.2, 0.3], [10, 10, 9, 8], rings=(9, 0.3))
    s.limb([(50, 36), (50, 46)], [6, 7], 8, dark=0.2)
    s.ball(50, 25, 12.4, 15, 10, dark=0.05)
    s.limb([(42, 36), (50, 40), (58, 36)], [3, 4, 3], [14, 17, 14], dark=0.1)
    s.limb([(50, 84), (40, 96), (24, 92), (14, 76), (20, 62)], [3, 2.6, 2, 1.4, 0.5], [2, 4, 4, 4, 4])
    s.sheet([(20, 66), (14, 58), (22, 48), (26, 60)], 5)
    s.stroke([(46, 18), (44.6, 25), (47, 32)], 0.8)


@figure(
    "fire-vampire",
    tint="#e88a4a",
    night="#40140c",
    halo="#ffb050",
    spark="#fff0a8",
    ground="fire",
    lines=70,
    bloom=1.0,
    view=(50, 48, 50),
)
def fire_vampire(s: Sculpture) -> None:
    """A flame with a face in it."""
    for index in range(13):
        turn = math.radians(-180 + index * 15)
        long = 34 + (index * 7) % 4 * 7
        x, y = 50 + 14 * math.cos(turn), 50 + 12 * math.sin(turn)
        lean = 12 * math.sin(index * 1.7)
        s.limb(
            [
                (x, y),
                (x + long * 0.4 * math.cos(turn) + lean * 0.4, y - long * 0.4),
                (50 + (14 + long) * math.cos(turn) * 0.8 + lean, y - long * 0.95),
            ],
            [9, 6, 0.4],
            [6, 8 + index % 3 * 3, 4],
        )
    s.limb([(50, 34), (50, 58), (46, 82), (56, 98), (48, 112)], [17, 21, 13, 7, 1], [8, 10, 8, 6, 4])
    for _ in s.both():
        s.limb([(64, 56), (86, 60), (98, 44), (92, 26)], [8, 6, 4, 0.4], [8, 10, 10, 8])
        s.limb([(60, 70), (76, 84), (72, 102)], [7, 5, 0.5], [8, 8, 6])
    for _ in s.both():
        s.shine([(53, 44), (60, 36), (68, 38), (63, 48)])
        s.ink([(58.6, 42), (62.4, 39.6), (62, 44)])
    s.ink([(38, 56), (50, 54), (62, 56), (58, 76), (50, 82), (42, 76)], round_=True)
    teeth(s, [(39, 56.4), (50, 54.6), (61, 56.4)], 7, 7)
    teeth(s, [(57, 76), (50, 81), (43, 76)], 5, 6)
    for index in range(16):
        x, y = 12 + (index * 29) % 78, 6 + (index * 17) % 36
        s.dot(x, y, 0.8, white=True)


@figure(
    "flying-polyp",
    tint="#8d7f9c",
    night="#1c1a2e",
    halo="#a898d0",
    spark="#e8d0ff",
    ground="mist",
    lines=14,
    view=(50, 48, 48),
)
def flying_polyp(s: Sculpture) -> None:
    """A thing that is only partly there: lumps, holes, mouths and winds."""
    for x, y, rx, ry, z in (
        (50, 48, 30, 26, 0),
        (28, 40, 17, 15, 6),
        (70, 38, 19, 16, 4),
        (40, 62, 19, 16, 8),
        (66, 62, 16, 15, 9),
        (50, 30, 16, 14, 9),
        (84, 54, 10, 9, 2),
        (16, 58, 10, 9, 2),
    ):
        s.ball(x, y, rx, ry, z, bump=1.0)
    for index in range(11):
        x = 10 + index * 8
        s.limb(
            [
                (x, 62),
                (x + 5 * math.sin(index), 78),
                (x + 9 * math.sin(index * 2.2), 94),
                (x + 5 * math.sin(index * 3), 112),
            ],
            [5, 4, 2.6, 0.4],
            [4 + index % 3 * 4, 8, 6, 4],
            rings=(14, 0.4),
        )
    for x, y, r in ((32, 42, 8), (66, 40, 9), (48, 60, 10), (72, 64, 6), (50, 27, 6), (20, 58, 4.4)):
        s.limb(
            [(x + r * math.cos(a), y + r * 0.8 * math.sin(a)) for a in (0, 1.3, 2.5, 3.8, 5.0, 6.28)], 2.2, 26
        )
        s.ink(
            [(x + r * 0.9 * math.cos(a), y + r * 0.72 * math.sin(a)) for a in (0, 1.3, 2.5, 3.8, 5.0)],
            round_=True,
        )
        for turn in range(0, 360, 40):
            with s.placed(x, y, turn=turn):
                s.shine([(r * 0.92, -r * 0.14), (r * 0.92, r * 0.14), (r * 0.42, 0)])
    for x, y in ((84, 50), (40, 44), (58, 48), (30, 62), (60, 74)):
        eye(s, x, y, 1.5, x)


@figure(
    "hunting-horror",
    tint="#6f6a80",
    night="#251a2c",
    halo="#b87a90",
    spark="#ff9a7a",
    ground="moon",
    lines=-36,
    view=(50, 48, 50),
)
def hunting_horror(s: Sculpture) -> None:
    """A serpent without end that flies on two tattered wings."""
    _wing(s, (44, 54), (26, 14), [(2, 6), (-6, 40), (8, 66)], dark=0.25)
    _wing(s, (60, 56), (84, 22), [(108, 26), (110, 62), (92, 82)], dark=0.25)
    s.limb(
        [(108, 104), (84, 110), (60, 100), (34, 104), (14, 90), (22, 68), (46, 58), (66, 64)],
        [1, 5, 8, 10, 11, 11.6, 12, 11],
        [0, 2, 6, 8, 8, 6, 10, 14],
        rings=(36, 0.7),
    )
    s.limb([(66, 64), (74, 50), (64, 36)], [11, 10, 9], [14, 18, 22], rings=(6, 0.6))
    for index in range(7):
        s.sheet(
            [
                (76 - index, 58 - index * 4),
                (88 - index * 2.4, 50 - index * 5.4),
                (74 - index, 50 - index * 4),
            ],
            20,
        )
    s.limb([(66, 34), (50, 28), (30, 34)], [10, 8.6, 3], [24, 26, 26])
    s.limb([(64, 42), (50, 50), (34, 52)], [7, 5.4, 2], [22, 23, 23])
    maw(s, [(29, 38), (42, 35), (58, 40)], [(34, 50), (46, 48), (58, 44)], 9, 6.4)
    s.limb([(60, 22), (74, 14), (84, 0)], [3, 2.2, 0.3], [26, 24, 20])
    s.limb([(54, 24), (46, 23), (40, 28)], [2, 2.8, 1.6], [34, 34, 32])
    glint(s, 50, 29.4, 2.6, -18)


@figure(
    "haunter-of-the-dark",
    tint="#6d7488",
    night="#1a1838",
    halo="#8f8ae0",
    spark="#ff7a4a",
    ground="moon",
    lines=24,
    bloom=1.0,
    view=(50, 44, 50),
)
def haunter_of_the_dark(s: Sculpture) -> None:
    """Wings of smoke over a steeple, and one eye of three lobes that burns."""
    for _ in s.both():
        _wing(s, (56, 48), (80, 2), [(106, 6), (114, 40), (104, 74), (84, 90)], dark=0.12)
        for index in range(6):
            x, y = 62 + index * 7, 92 - index * 9
            s.limb([(x, y), (x + 5, y + 8), (x + 3, y + 19)], [4.6, 3, 0.3], [-2, -4, -6], dark=0.2, bump=0.5)
        s.limb([(56, 60), (72, 72), (66, 88)], [6, 4.4, 3], [12, 16, 18], dark=0.1)
        claw(s, 66, 87, 100, 17, 2.0, 20, count=4, spread=22)
        for tip, root in (((66, -2), (57, 14)), ((76, 14), (62, 22))):
            s.limb(
                [root, ((root[0] + tip[0]) / 2 + 2, (root[1] + tip[1]) / 2), tip], [4, 2.6, 0.3], [12, 10, 8]
            )
    s.limb(
        [(50, 14), (50, 40), (50, 66), (46, 88), (54, 108)],
        [14, 19, 14, 8, 1],
        [6, 10, 8, 5, 2],
        dark=0.08,
        bump=0.7,
    )
    for turn in (-90, 30, 150):
        with s.placed(50, 34, turn=turn, lift=4):
            s.limb([(3, -7), (11, -8), (19, 0), (11, 8), (3, 7)], 2.6, [24, 28, 26, 28, 24])
            s.ink([(1, 0), (8, -6.8), (17, 0), (8, 6.8)], round_=True)
            s.shine([(3, 0), (8.6, -4.6), (15, 0), (8.6, 4.6)], round_=True)
            s.ink([(5.6, 0), (9, -1.3), (13, 0), (9, 1.3)], round_=True)
    s.sheet([(40, 116), (46, 104), (50, 84), (54, 104), (60, 116)], 30, dark=0.6)


@figure(
    "star-vampire",
    tint="#b05a5c",
    night="#1c1830",
    halo="#d87a80",
    spark="#ffd0c0",
    ground="stars",
    lines=12,
    view=(50, 46, 48),
)
def star_vampire(s: Sculpture) -> None:
    """Seen only when it has drunk: a sac of red with talons and suckers."""
    for index in range(15):
        x = 12 + index * 5.4
        sway = 10 * math.sin(index * 1.9)
        s.limb(
            [(50 + (x - 50) * 0.6, 52), (x, 72), (x + sway, 90), (x + sway * 1.8, 108)],
            [5, 4.4, 3.2, 1.6],
            [8 + index % 4 * 3, 12 + index % 3 * 3, 10, 8],
            rings=(10, 0.4),
        )
    for x, y, rx, ry, z in (
        (50, 36, 31, 27, 4),
        (32, 32, 15, 15, 14),
        (66, 30, 17, 15, 13),
        (50, 46, 19, 13, 16),
        (48, 20, 14, 11, 14),
    ):
        s.ball(x, y, rx, ry, z, bump=0.6)
    for _ in s.both():
        s.limb([(72, 44), (92, 42), (100, 60), (88, 72)], [7, 5.4, 4, 3], [14, 20, 26, 30])
        claw(s, 88, 72, 122, 20, 2.2, 32, count=3, spread=30)
    s.limb([(40, 44), (50, 52), (60, 44), (50, 36), (40, 44)], 4, 30)
    s.ink([(40, 44), (50, 53), (60, 44), (50, 35)], round_=True)
    for turn in range(0, 360, 36):
        with s.placed(50, 44, turn=turn):
            s.shine([(8.8, -1.7), (8.8, 1.7), (3, 0)])
    for x, y, r in ((30, 30, 1.6), (68, 28, 1.8), (50, 17, 1.5), (24, 42, 1.2), (76, 42, 1.2)):
        glint(s, x, y, r, x)
    for index in range(5):
        s.stroke([(30 + index * 10, 56), (28 + index * 11, 50), (31 + index * 10, 44)], 0.9)
