"""The pictures of markers, modeled and engraved like the monsters: what lies on the table besides them."""

from __future__ import annotations

import math

from .monsters.figure import Figure
from .monsters.parts import eye, face, hand, teeth
from .monsters.sculpture import Sculpture, View


def _clue(s: Sculpture) -> None:
    for x, y, turn in ((20, 76, 20), (34, 44, 30), (14, 44, 10)):
        with s.placed(x, y, turn=turn):
            s.ink([(-4, 8), (-3, -2), (0, -9), (4, -4), (3, 8), (0, 11)], round_=True)
    s.limb([(64, 64), (92, 92)], [6, 8.4], 6)
    s.limb([(62, 62), (68, 68)], 5.4, 6)
    ring = [(46 + 26 * math.cos(a / 4), 44 + 26 * math.sin(a / 4)) for a in range(27)]
    s.ball(46, 44, 25, 25, -26, flat=0.2, dark=-0.6)
    s.limb(ring, 4.6, 6)
    with s.placed(45, 45, turn=24, scale=1.6):
        s.ink([(-5, 9), (-4, 1), (-5, -6), (0, -10), (5, -5), (3, 2), (4, 9), (0, 13)], round_=True)
    s.stroke([(30, 40), (36, 30), (46, 26)], 2.6, white=True)


def _elder_sign(s: Sculpture) -> None:
    def corner(index: int, radius: float) -> tuple[float, float]:
        turn = math.radians(-90 + index * 36)
        return 50 + radius * math.cos(turn), 53 + radius * math.sin(turn)

    outline = [corner(index, 46 if index % 2 == 0 else 18) for index in range(10)]
    s.sheet(outline, 0, dome=3.4)
    for index in range(0, 10, 2):
        s.limb([(50, 53), corner(index, 44)], [6, 0.4], [8, 4], sharp=True)
    s.ink([(30, 53), (41, 44), (50, 41.6), (59, 44), (70, 53), (59, 62), (50, 64.4), (41, 62)], round_=True)
    s.shine([(33, 53), (42, 46), (50, 44), (58, 46), (67, 53), (58, 60), (50, 62), (42, 60)], round_=True)
    s.ink([(50, 43.6), (53.4, 51), (53, 57), (50, 62.6), (47, 57), (46.6, 51)], round_=True)


def _doom(s: Sculpture) -> None:
    for index in range(8):
        turn = math.radians(index * 45 + 12)
        points = [
            (50 + away * math.cos(turn + bend), 50 + away * math.sin(turn + bend))
            for away, bend in ((8, 0), (20, 0.1), (32, 0.45), (43, 0.95), (42, 1.45), (32, 1.7), (26, 1.5))
        ]
        s.limb(points, [9, 7.6, 6, 4.4, 3, 1.8, 0.4], [8, 6, 4, 3, 3, 4, 4], rings=(13, 0.4))
    s.ball(50, 50, 17, z=10)
    eye(s, 50, 50, 7, 0)


def _terror(s: Sculpture) -> None:
    s.ball(50, 40, 32, 31, 4)
    s.limb([(30, 60), (36, 76), (50, 82), (64, 76), (70, 60)], [8, 8, 9, 8, 8], [8, 12, 16, 12, 8])
    for _ in s.both():
        s.limb([(77, 44), (68, 58), (58, 62)], [4, 5, 3], [18, 24, 22])
        s.limb([(53, 34), (62, 30), (76, 36)], [3, 4, 2.6], [33, 33, 24])
        s.ink([(54, 46), (62, 37), (74, 41), (74, 52), (63, 56)], round_=True)
        s.dot(64, 46, 2.4, white=True)
    s.ink([(50, 52), (55, 64), (50, 61), (45, 64)])
    s.ink([(34, 68), (50, 66), (66, 68), (60, 88), (50, 92), (40, 88)], round_=True)
    teeth(s, [(35, 68), (50, 66.6), (65, 68)], 9, 8, wide=0.5)
    teeth(s, [(60, 87), (50, 91), (40, 87)], 7, 7, wide=0.5)


def _uprising(s: Sculpture) -> None:
    for x, foot, top in ((22, 12, 40), (80, 88, 36), (50, 50, 22)):
        s.limb([(foot, 112), (x, top + 34), (x, top + 12)], [11, 9, 7], 4 if x == 50 else 0, dark=0.2)
        s.ball(x, top + 4, 10, 9, 8)
        for finger in range(4):
            at = x - 7 + finger * 4.7
            s.limb([(at, top - 3), (at, top + 7)], 2.7, 17)
        s.limb([(x - 8, top + 10), (x + 4, top + 11)], [3, 2.6], 18)
    s.limb([(51, 40), (53, -2)], [2.8, 3.4], 12, dark=0.4)
    s.shine([(44, 2), (46, -12), (52, -22), (56, -12), (64, -6), (61, 4), (52, 7)], round_=True)


def _horror(s: Sculpture) -> None:
    with s.placed(50, 44, scale=1.85):
        face(s, look="hollow", mouth="scream", gaunt=1.0, nose=0.3)
    hand(s, 14, 96, -72, size=1.5, z=34, curl=0.6)
    hand(s, 86, 96, -108, size=1.5, z=34, curl=0.6, mirror=True)


def _rubble(s: Sculpture) -> None:
    stones = (
        (20, 88, 17, 12),
        (50, 94, 22, 13),
        (82, 90, 18, 13),
        (34, 74, 16, 11),
        (66, 74, 17, 12),
        (50, 60, 14, 10),
        (14, 72, 8, 6),
        (88, 70, 8, 7),
        (30, 56, 7, 5),
        (72, 56, 8, 6),
    )
    for index, (x, y, wide, high) in enumerate(stones):
        lean = (index * 5) % 7 - 3
        s.sheet(
            [
                (x - wide, y + high * 0.5),
                (x - wide * 0.7, y - high * 0.7 + lean),
                (x + wide * 0.3, y - high),
                (x + wide, y - high * 0.2 + lean),
                (x + wide * 0.7, y + high * 0.8),
            ],
            index * 1.2,
            dome=2.6,
            bump=0.5,
        )
    for points in ([(18, 66), (70, 20)], [(88, 62), (44, 12)]):
        s.limb(points, [3.4, 3], 22, dark=0.25)


def _explored(s: Sculpture) -> None:
    s.limb([(30, 98), (34, 8)], [3.4, 2.6], 10)
    s.ball(34, 6, 5, z=10)
    s.sheet(
        [(35, 12), (58, 8), (74, 16), (94, 12), (86, 32), (94, 50), (72, 52), (56, 46), (36, 52)],
        4,
        dome=1.8,
        folds=(0, 26, 1.6),
    )
    s.ball(34, 104, 34, 14, 0)


def _activity(s: Sculpture) -> None:
    s.ball(50, 52, 34, 34, -6)
    s.limb([(8, 52), (30, 30), (50, 24), (70, 30), (92, 52)], [3, 7, 8, 7, 3], [14, 24, 28, 24, 14])
    s.limb([(8, 52), (30, 72), (50, 77), (70, 72), (92, 52)], [3, 6, 7, 6, 3], [14, 22, 26, 22, 14])
    s.shine([(14, 52), (32, 36), (50, 31), (68, 36), (86, 52), (68, 66), (50, 71), (32, 66)], round_=True)
    s.dot(50, 51, 17)
    s.dot(50, 51, 8, white=True)
    s.ink([(50, 44), (53, 51), (50, 58), (47, 51)])
    for index in range(7):
        turn = math.radians(-160 + index * 23.3)
        s.limb(
            [
                (50 + 42 * math.cos(turn), 50 + 32 * math.sin(turn)),
                (50 + 54 * math.cos(turn), 50 + 50 * math.sin(turn)),
            ],
            [2.4, 0.4],
            10,
        )


def _rumor(s: Sculpture) -> None:
    s.limb([(4, 112), (16, 70), (10, 30), (26, 4)], [34, 30, 30, 22], 0, dark=0.1)
    s.limb([(36, 22), (46, 36), (38, 44)], [8, 9, 7], [16, 20, 18])
    s.limb([(30, 56), (46, 58), (30, 64)], [6, 6, 6], 18)
    s.ink([(36, 50), (52, 52), (38, 57)])
    hand(s, 30, 104, -48, size=1.7, z=30, curl=0.2, nails=0.4)
    for index, (x, y) in enumerate(((62, 46), (74, 38), (88, 30))):
        size = 4 + index * 2.4
        s.stroke([(x, y - size), (x + 4 + index, y), (x, y + size)], 2.6, white=True)
    glint(s)


def glint(s: Sculpture) -> None:
    """The one eye that is seen of the whisperer."""
    s.ink([(22, 24), (34, 20), (42, 28), (32, 32)], round_=True)
    s.dot(34, 26, 2, white=True)


def _first_player(s: Sculpture) -> None:
    s.sheet([(12, 84), (8, 30), (28, 56), (50, 14), (72, 56), (92, 30), (88, 84)], 0, dome=3)
    s.limb([(12, 84), (50, 92), (88, 84)], [6, 7, 6], [6, 12, 6])
    for x, y in ((8, 28), (50, 12), (92, 28)):
        s.ball(x, y, 7, z=8)
    for x, y in ((50, 74), (30, 72), (70, 72)):
        s.ball(x, y, 6, z=14)
        s.shine([(x - 3, y - 1), (x, y - 4), (x + 3, y - 1), (x, y + 3)])


def _closed(s: Sculpture) -> None:
    for points, z in (([(0, 18), (100, 84)], 0), ([(100, 18), (0, 84)], 10)):
        s.limb(points, [11, 11], z, dark=0.15)
    s.sheet([(32, 46), (68, 46), (70, 82), (30, 82)], 26, dome=1.8)
    s.limb([(38, 48), (38, 32), (50, 22), (62, 32), (62, 48)], 4.2, 26)
    s.dot(50, 60, 4.6)
    s.ink([(48, 60), (52, 60), (53.6, 74), (46.4, 74)])
    for x, y in ((12, 26), (88, 26), (12, 76), (88, 76)):
        s.ball(x, y, 3, z=22)


def _vortex(s: Sculpture) -> None:
    for arm in range(3):
        points = []
        for index in range(20):
            turn = arm * 2.094 + index * 0.26
            away = 50 - index * 2.2
            points.append((50 + away * math.cos(turn), 50 + away * math.sin(turn)))
        s.limb(points, [2, 9, 10, 8, 5, 2], [8, 6, 2, -4, -10, -16], rings=(24, 0.5))
    s.dot(50, 50, 8)
    s.dot(48, 48, 2, white=True)


MARKERS: dict[str, tuple[Figure, str]] = {
    "clue": (
        Figure(_clue, "#d8b05a", "#163524", "#7fb890", "#fff8dc", "rays", View(50, 52, 54), bloom=0),
        "#2f6b45",
    ),
    "elder-sign": (
        Figure(_elder_sign, "#d3a84e", "#13203f", "#4f7fc0", "#8fc4f0", "rays", View(50, 52, 54)),
        "#233a66",
    ),
    "doom": (
        Figure(_doom, "#7d7a68", "#2a0c0c", "#d8442a", "#ffd27a", "rays", View(50, 50, 53), 12),
        "#6e1614",
    ),
    "terror": (
        Figure(_terror, "#c8bfa4", "#2c1210", "#b8483a", "#ffb060", "rays", View(50, 52, 54), -10),
        "#9a3b2f",
    ),
    "uprising": (
        Figure(_uprising, "#b58a64", "#301a10", "#e08a3a", "#ffd88a", "fire", View(50, 42, 56), 10),
        "#8a4a1c",
    ),
    "horror": (
        Figure(_horror, "#b0a4bc", "#1e1430", "#9a7ad0", "#f0e0ff", "rays", View(50, 52, 52), -8),
        "#54357c",
    ),
    "rubble": (
        Figure(_rubble, "#a49c8c", "#2c2a28", "#a89878", "#fbe6a0", "mist", View(50, 58, 54), 20),
        "#5c5850",
    ),
    "explored": (
        Figure(_explored, "#e0604a", "#1c3444", "#a8c8d0", "#fff8dc", "rays", View(58, 48, 58), 70),
        "#3d6b4b",
    ),
    "activity": (
        Figure(_activity, "#8fa8a4", "#12303a", "#6ab0b8", "#fff4d0", "rays", View(50, 50, 54), 0),
        "#1f6a74",
    ),
    "rumor": (
        Figure(_rumor, "#b890a0", "#26142e", "#a86ac8", "#ffe8f8", "mist", View(48, 54, 54), 24),
        "#6a2f78",
    ),
    "first-player": (
        Figure(_first_player, "#d8ac50", "#1c2a4a", "#7a9ad0", "#ff8a7a", "rays", View(50, 54, 58), 0),
        "#b98b3e",
    ),
    "closed": (
        Figure(_closed, "#8a6a48", "#1c1a1c", "#6a6668", "#fbe6a0", "mist", View(50, 52, 54), 30),
        "#3a3a3e",
    ),
    "vortex": (
        Figure(_vortex, "#6f6590", "#141026", "#8a7ac8", "#d8ffd0", "stars", View(50, 50, 52), 40),
        "#2c2440",
    ),
}
"""Each marker's picture and the color of its rim."""
