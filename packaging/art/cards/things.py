"""Models of books, bottles, a blade and a case: things that no sign shows well; `own` has the list of all.

Each works on a field of 100 × 100 units; what has the darkness `SECOND` is of the second stuff.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import numpy as np

from ..monsters.sculpture import Sculpture
from ..pens import Point

SECOND = 0.05
"""The darkness that marks parts of the second stuff."""

_SPHERES: tuple[Point, ...] = (
    (0, -31), (11, -22), (-11, -22), (11, -6), (-11, -6), (0, 1), (11, 10), (-11, 10), (0, 18), (0, 29),
)  # fmt: skip
"""The ten spheres of the tree, from the crown down."""
_WAYS = (
    (0, 1), (0, 2), (1, 2), (1, 3), (2, 4), (3, 4), (0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (3, 6), (4, 7),
    (5, 6), (5, 7), (6, 7), (5, 8), (6, 8), (7, 8), (8, 9),
)  # fmt: skip
"""Which of them ways join."""

_RUNES: tuple[tuple[tuple[Point, Point], ...], ...] = (
    (((0, -3.4), (2.4, -1.4)), ((0, -0.8), (2.4, 1.2))),
    (((0, 0), (-2.4, -2.6)), ((0, 0), (2.4, -2.6))),
    (((-2.4, 1.6), (2.4, -1.6)),),
    (((0, -3.4), (2.4, -1.4)), ((2.4, -1.4), (0, 0.6)), ((0, 0.6), (2.4, 3.2))),
    (((0, 0), (-2.4, 2.6)), ((0, 0), (2.4, 2.6))),
    (((0, -3.4), (-2.2, -1)), ((0, 3.4), (2.2, 1))),
)
"""What branches off the staff of each sign on the blade."""


def _book(s: Sculpture, emblem: Callable[[Sculpture], None]) -> None:
    """A thick closed book with bands over its spine, metal corners and two clasps."""
    with s.placed(51, 49, turn=-9, scale=1.0):
        pages = [(-26, -36), (31, -36), (34, -33), (34, 43), (-22, 43)]
        s.sheet(pages, 0, dome=0.6, dark=SECOND)
        for row in range(5):
            s.stroke([(-22, 38.4 + row), (33, 38.4 + row)], 0.5)
            s.stroke([(29.4 + row, -33), (29.4 + row, 41)], 0.5)
        s.sheet([(-30, -40), (28, -40), (28, 37), (-30, 37)], 5, dome=0.25)
        s.limb([(-29, -39), (-29, 36)], 5.2, 4, sharp=True)
        for y in (-30, -12, 6, 24):
            s.limb([(-34, y), (-24, y)], 2.2, 8, sharp=True)
        for side, end in ((28, -40), (28, 37)):
            inner = 1 if end < 0 else -1
            s.sheet([(side, end), (side - 11, end), (side, end + inner * 11)], 8, dome=0.8, dark=SECOND)
            s.ball(side - 3.2, end + inner * 3.2, 1.5, z=10, dark=SECOND)
        for y in (-18, 16):
            s.sheet([(19, y - 3), (33.6, y - 3), (33.6, y + 3), (19, y + 3)], 8, dome=0.8, dark=SECOND)
            s.ball(22, y, 1.3, z=10, dark=SECOND)
        for inset in (0.0, 2.4):
            left, right, top, low = -21 + inset, 24.6 - inset, -36.6 + inset, 33.6 - inset
            frame = [(left, top), (right, top), (right, low), (left, low), (left, top)]
            for start, end_ in itertools.pairwise(frame):
                s.stroke([start, end_], 0.7)
        with s.placed(1.4, -1.5, lift=7):
            emblem(s)


def _tree(s: Sculpture) -> None:
    """Ten spheres and the ways between them."""
    for start, end in _WAYS:
        s.limb([_SPHERES[start], _SPHERES[end]], 0.85, 0, sharp=True, dark=SECOND)
    for x, y in _SPHERES:
        s.ball(x, y, 4.1, z=0, flat=0.7, dark=SECOND)
        s.dot(x, y, 1.1)


def cabala(s: Sculpture) -> None:
    """A book with the tree of the spheres on its cover."""
    _book(s, _tree)


def _worm(s: Sculpture) -> None:
    """A worm in coils that lifts its round maw."""
    coil = [
        (3 + (2 + 15.5 * part / 22) * math.cos(part * 0.62 + 1.0),
         8 + (2 + 17.0 * part / 22) * math.sin(part * 0.62 + 1.0))
        for part in range(23)
    ]  # fmt: skip
    s.limb(
        [*coil, (-13, -4), (-8, -17)],
        [0.8, 2.4, 3.4, 4.2, 4.6],
        [0, 1, 2, 4, 6],
        dark=SECOND,
        rings=(56, 0.35),
    )
    s.ball(-6, -22, 9.4, z=8, flat=0.7, dark=SECOND)
    s.ink([(-6 + 6.6 * math.cos(turn), -22 + 6.6 * math.sin(turn)) for turn in np.linspace(0, 6.28, 30)])
    for tooth in range(10):
        turn = tooth * math.pi / 5
        points = [(6.8, -0.24), (6.8, 0.24), (2.6, 0.0)]
        s.shine([(-6 + r * math.cos(turn + a), -22 + r * math.sin(turn + a)) for r, a in points])


def dhol_chants(s: Sculpture) -> None:
    """A book with a worm in coils on its cover."""
    _book(s, _worm)


def _hand_and_star(s: Sculpture) -> None:
    """An open hand, and over its fingers a star."""
    for root, tip in (
        ((-9, 8), (-13, -10)),
        ((-3, 5), (-4.6, -15)),
        ((3, 5), (4.2, -15)),
        ((9, 8), (12.4, -9)),
    ):
        s.limb([root, tip], [3.2, 2.5], 2, sharp=True, dark=SECOND)
    s.limb([(9, 22), (17, 14), (20, 4)], [4, 3.2, 2.4], 2, dark=SECOND)
    s.sheet(
        [(-12, 6), (12, 6), (12, 20), (7, 31), (-7, 31), (-12, 20)], 2, dome=2.6, round_=True, dark=SECOND
    )
    s.ink([(-7, 17), (0, 11.4), (7, 17), (0, 22.6)], round_=True)
    s.shine([(-5, 17), (0, 13.2), (5, 17), (0, 20.8)], round_=True)
    s.dot(0, 17, 1.9)
    star = []
    for part in range(14):
        radius = (9.6 if part % 2 == 0 else 3.8) * (1.0 if part else 1.15)
        star.append((radius * math.sin(part * math.pi / 7), -26 - radius * math.cos(part * math.pi / 7)))
    s.ink([(x * 1.16, -26 + (y + 26) * 1.16) for x, y in star])
    s.shine(star)


def true_magick(s: Sculpture) -> None:
    """A book with a seeing hand on its cover."""
    _book(s, _hand_and_star)


def brain_case(s: Sculpture) -> None:
    """A cylinder of metal with three sockets; behind its glass swims a brain."""
    with s.placed(4, 5, scale=0.92):
        _case(s)


def _case(s: Sculpture) -> None:
    s.limb([(76, 88), (91, 84), (96, 62), (93, 36), (82, 14), (68, 10)], 1.8, [0, 0, 0, 0, 2, 6])
    s.sheet([(19, 88), (24, 82), (76, 82), (81, 88), (81, 96), (19, 96)], 1, dome=2.0)
    s.limb([(50, 34), (50, 80)], 27, -14, sharp=True)
    s.limb([(24, 84), (50, 90), (76, 84)], 3.0, 12)
    s.limb([(24, 78), (50, 84), (76, 78)], 1.6, 12)
    s.limb([(27.5, 26), (50, 19.4), (72.5, 26)], 2.4, 8)
    for x, y, z in ((34, 13, 4), (50, 8, 8), (66, 13, 4)):
        s.limb([(x, y + 8), (x, y - 1)], [3.6, 3.0], z, sharp=True)
        s.ball(x, y - 2, 3.9, z=z + 3, flat=0.8)
        s.dot(x, y - 2, 1.3)
    rim = [(50 + 21 * math.cos(turn), 53 + 23 * math.sin(turn)) for turn in np.linspace(0, 2 * math.pi, 40)]
    s.limb(rim, 2.4, 13)
    s.ink([(50 + 19.6 * math.cos(turn), 53 + 21.6 * math.sin(turn)) for turn in np.linspace(0, 6.28, 40)])
    for bolt in range(10):
        turn = bolt * math.pi / 5 + 0.3
        s.dot(50 + 21 * math.cos(turn), 53 + 23 * math.sin(turn), 0.8)
    for _ in s.both():
        s.ball(57, 50, 9.4, 13.4, z=14, flat=0.6, dark=SECOND)
        for fold in (
            [(52, 42), (57, 40), (60, 44), (55, 46)], [(53, 49), (58, 46), (63, 49), (60, 53)],
            [(53, 53), (57, 52), (58, 57), (54, 59)], [(62, 43), (64, 47), (63, 51)],
            [(60, 56), (63, 55), (63, 59), (58, 62)],
        ):  # fmt: skip
            s.stroke(fold, 1.1)
    s.stroke([(50, 37), (50.4, 50), (50, 63)], 1.4)
    s.limb([(50, 62), (50, 68), (51, 73)], [3.2, 2.4, 1.6], 13, dark=SECOND)
    s.stroke([(36, 44), (38.4, 38), (43, 34.4)], 2.0, white=True)
    s.stroke([(34.6, 52), (34.8, 49), (35.2, 47.4)], 1.8, white=True)


def enchanted_blade(s: Sculpture) -> None:
    """A straight sword with signs that glow along its blade."""
    with s.placed(50, 50, turn=48, scale=1.12):
        for side in (-1, 1):
            s.sheet(
                [(0, -52), (side * 5.4, -44), (side * 5.0, 19), (0, 19)], 2, tilt=(-side * 0.5, 0), dome=0.7
            )
        s.stroke([(0, -50), (0, 18)], 0.8)
        for row, branches in enumerate(_RUNES):
            y = -38 + row * 9.2
            lines = [((0.0, -3.4), (0.0, 3.4)), *branches]
            for width, white in ((2.1, False), (1.15, True)):
                for (left, top), (right, low) in lines:
                    s.stroke([(left, y + top), (right, y + low)], width, white=white)
        s.limb(
            [(-18, 16), (-12, 20), (0, 20.6), (12, 20), (18, 16)], [1.6, 2.6, 3.4, 2.6, 1.6], 6, dark=SECOND
        )
        for side in (-1, 1):
            s.ball(side * 18.4, 15.4, 2.9, z=6, dark=SECOND)
        s.limb([(0, 22), (0, 40)], [2.9, 2.6], 3, rings=(7, 0.5), dark=SECOND)
        s.ball(0, 43.4, 5, z=4, flat=0.8, dark=SECOND)
        s.shine([(0, 40.6), (2.4, 43.4), (0, 46.2), (-2.4, 43.4)])


def _bottle(s: Sculpture) -> None:
    """A square-shouldered bottle around (0, 0), 84 units high."""
    body = [(-16, -10), (-14, -16), (-6, -22), (-4.6, -36), (4.6, -36), (6, -22), (14, -16), (16, -10)]
    body += [(16.4, 36), (14, 41), (-14, 41), (-16.4, 36)]
    s.sheet(body, 0, dome=6.5)
    s.limb([(-4.8, -36.4), (4.8, -36.4)], 1.9, 5, sharp=True)
    s.stroke([(-12.6, -8), (-12.8, 12), (-12.4, 35)], 1.5, white=True)
    s.stroke([(-2.8, -34), (-3, -28), (-4.6, -21.6)], 1.0, white=True)


def whiskey(s: Sculpture) -> None:
    """A bottle from across the border with three crosses on its label, and a glass of it."""
    with s.placed(40, 52, scale=1.06):
        _bottle(s)
        s.limb([(0, -45), (0, -38)], [3.4, 3.0], 2, sharp=True, dark=SECOND)
        s.sheet([(-14.8, -4), (14.8, -4), (14.8, 28), (-14.8, 28)], 60, dome=0.5, dark=SECOND)
        for x in (-8.6, 0, 8.6):
            s.stroke([(x - 3, 3), (x + 3, 14)], 2.2)
            s.stroke([(x + 3, 3), (x - 3, 14)], 2.2)
        for y in (-1.6, 18.4, 25.6):
            s.stroke([(-13, y), (13, y)], 0.9)
        s.stroke([(-9, 22), (9, 22)], 1.3)
    glass = [(65, 64), (91, 64), (88.6, 95), (67.4, 95)]
    s.sheet(glass, 6, dome=2.0, dark=SECOND)
    s.sheet([(66.2, 76), (89.8, 76), (88.4, 91), (67.6, 91)], 9, dome=1.8)
    s.limb([(66, 76), (78, 78.6), (90, 76)], 1.1, 10)
    s.stroke([(68.4, 67), (69, 78), (69.8, 89)], 1.4, white=True)
    s.ink([(65, 64), (78, 61.8), (91, 64), (78, 66.4)], round_=True)


def molotov(s: Sculpture) -> None:
    """A bottle with a burning rag in its neck."""
    with s.placed(35, 62, turn=26, scale=0.88):
        _bottle(s)
        s.limb([(-15, 12), (0, 13.6), (15, 12)], 0.7, 60)
        s.limb([(0, -33), (1, -41), (4, -46)], [4.2, 4.8, 3.4], 5, bump=0.6, dark=SECOND)
        s.limb([(2, -39), (9, -36), (12, -27)], [3.4, 3.0, 1.4], 6, bump=0.6, dark=SECOND)
    for share, z in ((1.0, 30), (0.66, 60)):
        s.sheet([_drawn_in(point, share) for point in _FLAME], z, round_=True, dome=0.12, dark=SECOND)
    s.shine([_drawn_in(point, 0.56) for point in _FLAME], round_=True)


_FLAME: tuple[Point, ...] = (
    (54, 33), (47, 24), (50, 13), (56, 17), (56, 7), (64, 11), (66, -1), (75, 9), (79, 4), (83, 14), (93, 12),
    (88, 24), (93, 29), (82, 36), (68, 40),
)  # fmt: skip
_HEART: Point = (66.0, 29.0)


def _drawn_in(point: Point, share: float) -> Point:
    """A point of the flame, drawn in towards its heart."""
    return _HEART[0] + (point[0] - _HEART[0]) * share, _HEART[1] + (point[1] - _HEART[1]) * share


def revolver(s: Sculpture) -> None:
    """A revolver with six chambers: barrel, cylinder, frame, hammer, trigger, checkered grip."""
    with s.placed(50, 50, turn=-12, scale=1.02):
        grip = [
            (-28, -4),
            (-17, -5),
            (-16, 4),
            (-19, 14),
            (-24, 27),
            (-26, 34),
            (-38, 33),
            (-40, 28),
            (-35, 14),
        ]
        s.sheet(grip, 2, round_=True, dome=2.2, dark=SECOND)
        for row in range(6):
            y = 6 + row * 4.4
            s.stroke([(-33 - row * 0.7, y - 3), (-22.4 - row * 0.9, y + 3)], 0.6)
            s.stroke([(-33 - row * 0.7, y + 3), (-22.4 - row * 0.9, y - 3)], 0.6)
        s.dot(-31, 26, 1.1)
        s.limb([(-2, -13), (44, -13)], [4.2, 3.8], 3, sharp=True)
        s.limb([(-2, -17.6), (45, -17.4)], 1.5, 5, sharp=True)
        s.limb([(2, -7.4), (30, -7.4)], [1.9, 1.6], 2, sharp=True)
        s.limb([(43, -13), (47.4, -13)], 4.2, 4, sharp=True)
        s.ink([(46.6, -15), (48.6, -15), (48.6, -11), (46.6, -11)])
        s.sheet([(40, -18.6), (45.4, -18.6), (45, -22.4), (43, -22.4)], 7, dome=0.3)
        frame = [
            (-27, -6),
            (-25, -16),
            (-18, -19.4),
            (2, -19.4),
            (4, -6),
            (2, 3),
            (-8, 5),
            (-18, 4),
            (-26, 2),
        ]
        s.sheet(frame, 4, dome=0.9)
        s.sheet([(-18, -16), (0, -16), (1.4, -13), (1.4, -3), (0, 0), (-18, 0)], 7, round_=True, dome=2.6)
        for y in (-13, -8, -3):
            s.limb([(-14, y), (-4, y)], [1.5, 1.5], 5, sharp=True)
            s.ink([(-14.6, y - 1.2), (-4, y - 1.5), (-2.6, y), (-4, y + 1.5), (-14.6, y + 1.2)], round_=True)
        s.limb([(-25, -14), (-30, -19), (-35, -19.6)], [2.8, 2.2, 1.3], 6)
        s.stroke([(-34.6, -21), (-31, -20.6)], 0.8)
        guard = [(-15, 3), (-14, 11), (-6, 14), (1, 10), (2.4, 2)]
        s.limb(guard, 1.35, 4)
        s.limb([(-7, 4), (-5.6, 8), (-7.4, 11)], [1.4, 1.1, 0.7], 4)
        for x, y in ((-22, -12), (-21, -1), (-12, 3), (2, -16)):
            s.dot(x, y, 0.9)


def alien_device(s: Sculpture) -> None:
    """A thing of metal for hands with too many fingers: a lens in a ring of prongs, cells, and a coil."""
    s.limb([(50, 64), (50, 92)], [10, 8], 0, sharp=True, rings=(6, 0.9))
    s.limb([(38, 66), (30, 76), (32, 88), (42, 92)], [2.6, 2.2, 2.2, 2.4], 2, rings=(14, 0.4))
    s.limb([(62, 66), (70, 76), (68, 88), (58, 92)], [2.6, 2.2, 2.2, 2.4], 2, rings=(14, 0.4))
    s.limb([(40, 92), (60, 92)], 4.4, 3, sharp=True)
    for part in range(7):
        turn = math.radians(-90 + (part - 3) * 41)
        near, far = (
            (50 + 22 * math.cos(turn), 42 + 22 * math.sin(turn)),
            (50 + 37 * math.cos(turn), 42 + 37 * math.sin(turn)),
        )
        bent = (50 + 43 * math.cos(turn + 0.22), 42 + 43 * math.sin(turn + 0.22))
        s.limb([near, far, bent], [4.0, 2.8, 0.8], [2, 5, 9])
        s.ball(*near, 4.0, z=6, flat=0.8, dark=SECOND)
    ring = [(50 + 22 * math.cos(turn), 42 + 22 * math.sin(turn)) for turn in np.linspace(0, 2 * math.pi, 48)]
    s.limb(ring, 5.4, 4)
    s.ball(50, 42, 18, z=4, flat=0.35, dark=SECOND)
    s.ink([(50 + 14.6 * math.cos(turn), 42 + 14.6 * math.sin(turn)) for turn in np.linspace(0, 6.28, 40)])
    for part in range(9):
        turn = part * math.tau / 9
        spoke = [(13.2, -0.26), (13.2, 0.26), (6.6, 0.62), (6.0, 0.2)]
        s.shine([(50 + r * math.cos(turn + a), 42 + r * math.sin(turn + a)) for r, a in spoke])
    s.dot(50, 42, 4.4, white=True)
    s.dot(50, 42, 1.6)
    for part in range(14):
        turn = part * math.tau / 14 + 0.2
        s.dot(50 + 22.4 * math.cos(turn), 42 + 22.4 * math.sin(turn), 0.9)
