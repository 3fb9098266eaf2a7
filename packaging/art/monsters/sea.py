"""What comes out of the sea, and those who serve it."""

from __future__ import annotations

from .figure import figure
from .parts import claw, eye, fish_eye, glint, hand, hood, robe, teeth
from .sculpture import Sculpture


@figure(
    "deep-one", tint="#84a58e", night="#12313a", halo="#86b8a8", ground="sea", lines=-14, view=(52, 50, 50)
)
def deep_one(s: Sculpture) -> None:
    """It comes at the viewer: a gulping fish's mouth full of needles above a webbed hand."""
    for index in range(8):
        x, y = 6 + index * 5.4, 60 - index * 6.4 + (index > 5) * (index - 5) * 4
        tip = (x - 13, y - 14 - index % 2 * 4)
        s.sheet([(x - 4, y + 8), tip, (x + 6, y + 2)], -2, dark=0.1, tilt=(0.3, 0.2))
        s.limb([(x, y + 4), tip], [1.8, 0.3], 0)
    s.limb([(6, 108), (14, 74), (34, 50), (50, 42)], [30, 27, 23, 19], [0, 2, 4, 6], bump=0.5)
    s.ball(52, 36, 22, 20, 8, turn=10)
    s.limb([(52, 26), (68, 25), (82, 35)], [16, 13, 6], [9, 12, 12], bump=0.3)
    s.limb([(44, 54), (62, 72), (84, 66), (92, 54)], [14, 11, 8, 3], [8, 11, 14, 15], bump=0.3)
    s.limb([(60, 43), (72, 40), (84, 42)], [3, 3.4, 2.2], [20, 22, 18])
    s.limb([(56, 60), (72, 67), (88, 58)], [3, 3.6, 2.2], [19, 24, 20])
    s.ink([(57, 46), (70, 43), (84, 44), (91, 52), (84, 58), (72, 64), (60, 58)], round_=True)
    teeth(s, [(58, 46), (70, 43.6), (84, 44.6)], 8, 9, wide=0.3)
    teeth(s, [(90, 52), (82, 59), (72, 63.6), (60, 58)], 8, 8, wide=0.3)
    s.ball(62, 26, 10, 9.4, 15)
    s.limb([(50, 24), (60, 15), (73, 21)], [2, 2.8, 1.6], [22, 23, 20])
    fish_eye(s, 63, 26, 7)
    for index in range(4):
        s.stroke([(42 - index * 4.4, 36), (38 - index * 4.8, 48), (41 - index * 4.2, 62)], 2)
    for x, y in ((80, 34), (76, 30)):
        s.dot(x, y, 1)
    s.limb([(20, 84), (40, 96), (58, 92)], [11, 9.6, 6.4], [12, 22, 27])
    hand(s, 60, 91, -10, size=1.75, z=30, curl=0.3, webbed=True)


@figure(
    "deep-one-hybrid",
    tint="#9aa588",
    night="#1c2b35",
    halo="#9fb6a0",
    ground="mist",
    lines=12,
    view=(50, 46, 44),
)
def deep_one_hybrid(s: Sculpture) -> None:
    """A man in a sailor's coat who has begun to change: eyes too far apart, no lips, folds at the neck."""
    s.sheet([(50, 56), (76, 62), (96, 80), (100, 110), (0, 110), (4, 80), (24, 62)], 0, dome=2.2, dark=0.3)
    for _ in s.both():
        s.sheet([(52, 62), (66, 54), (76, 70), (60, 88), (50, 104)], 16, dome=1.2, dark=0.35)
        s.limb([(60, 56), (66, 66), (63, 76)], [4, 4, 2], [12, 14, 12])
    s.limb([(50, 46), (50, 72)], [14, 15], 6, rings=(5, 0.6))
    s.ball(50, 30, 18.5, 25, 8)
    s.limb([(33, 38), (38, 51), (50, 57), (62, 51), (67, 38)], [5, 6, 7, 6, 5], [12, 15, 17, 15, 12])
    s.limb([(50, 26), (50, 38)], [3, 4], [26, 29])
    for _ in s.both():
        s.ball(63, 30, 7.2, 6.4, 19)
        s.limb([(54, 25), (62, 21), (71, 27)], [1.6, 2.2, 1.4], [25, 26, 22])
        fish_eye(s, 63.4, 30, 5.2)
        s.limb([(56, 34), (63, 38), (69, 36)], [1.2, 1.6, 1], [24, 25, 20])
        for index in range(3):
            s.stroke(
                [(64 - index, 52 + index * 5), (67 - index, 57 + index * 5), (64 - index, 61 + index * 5)],
                1.4,
            )
        s.dot(51.8, 40.6, 0.9)
    s.ink([(34, 47), (42, 44.6), (50, 44), (58, 44.6), (66, 47), (58, 49), (50, 48.4), (42, 49)], round_=True)
    teeth(s, [(38, 45.6), (50, 44.6), (62, 45.6)], 9, 2.6)
    for x, length in ((36, 9), (41, 12), (47, 9), (55, 11), (61, 8)):
        s.limb([(x, 10), (x - 4, 4), (x - 8, length + 2)], [1.4, 0.9, 0.2], 14, dark=0.4)


@figure(
    "barnabas-marsh",
    tint="#b3a06a",
    night="#142b2e",
    halo="#a8b080",
    spark="#ffe9a0",
    lines=0,
    view=(50, 46, 49),
)
def barnabas_marsh(s: Sculpture) -> None:
    """The old captain: a gold tiara of the sea over a face that is hardly one, a frilled coat."""
    s.sheet([(50, 58), (82, 60), (104, 104), (-4, 104), (18, 60)], 0, dome=2.4, dark=0.28, folds=(6, 11, 0.8))
    for index in range(7):
        turn = -66 + index * 22
        with s.placed(50, 30, turn=turn):
            s.sheet(
                [
                    (-4.4, -16),
                    (-2, -35 - (index == 3) * 9),
                    (0, -40 - (index == 3) * 10),
                    (2, -35),
                    (4.4, -16),
                ],
                8,
                dome=1.4,
                dark=-0.1,
            )
            s.ball(0, -33, 2.4, 3.2, 12)
    s.limb(
        [(30, 24), (40, 14), (50, 11), (60, 14), (70, 24)],
        [4.5, 5, 5.6, 5, 4.5],
        [17, 18, 20, 18, 17],
        rings=(9, 0.8),
    )
    s.ball(50, 36, 19, 20, 9)
    for _ in s.both():
        s.ball(64, 33, 7.6, 6.6, 18)
        s.limb([(53, 28), (62, 24.6), (72, 29)], [1.8, 2.6, 1.6], [26, 27, 22])
        fish_eye(s, 64, 33, 5.2)
        s.limb([(58, 42), (68, 46), (70, 56)], [3, 3.4, 2], [20, 20, 16])
        s.sheet([(70, 36), (86, 28), (90, 42), (84, 44), (88, 54), (72, 50)], 6, dome=1.0, dark=0.1)
    s.limb([(50, 34), (50, 42)], [3.4, 4.6], [25, 29])
    s.ink([(36, 50), (50, 46), (64, 50), (58, 57), (42, 57)], round_=True)
    teeth(s, [(38, 49), (50, 46.6), (62, 49)], 9, 4.4)
    teeth(s, [(60, 56), (50, 57.6), (40, 56)], 7, 3)
    for x, bend in ((38, -7), (44, -3), (50, 0), (56, 3), (62, 7)):
        s.limb(
            [(x, 58), (x + bend * 0.5, 70), (x + bend, 80), (x + bend * 0.4, 90)],
            [4, 3.2, 2.2, 0.4],
            [19, 22, 22, 20],
        )
    for _ in s.both():
        s.limb([(74, 74), (84, 90), (74, 102)], [9, 9, 6], [10, 14, 18], dark=0.2)


@figure(
    "priest-of-dagon",
    tint="#7fa3a0",
    night="#182540",
    halo="#8fb4c8",
    spark="#c8fff0",
    ground="sea",
    lines=-6,
    view=(50, 45, 50),
)
def priest_of_dagon(s: Sculpture) -> None:
    """A trident in one hand, under the cowl a wet mouth and two eyes that stand too far apart."""
    robe(s, top=54, wide=28)
    s.limb([(80, 104), (82, 20), (83, 6)], [1.8, 1.8, 1.6], 16, dark=0.2)
    for x in (-9, 0, 9):
        s.limb([(83, 10), (83 + x, 6), (83 + x, -12)], [1.6, 1.7, 0.2], 16, sharp=True)
    s.limb([(60, 58), (74, 72), (80, 58)], [8, 8, 6], [8, 12, 16])
    hand(s, 80, 56, -84, size=0.8, z=20, curl=0.6, webbed=True)
    s.limb([(40, 58), (24, 70), (30, 88)], [8, 9, 8], [8, 10, 12])
    hand(s, 31, 88, 70, size=0.85, z=16, webbed=True, mirror=False)
    hood(s, 50, 34, size=1.42, z=12)
    with s.placed(50, 38):
        s.ball(0, 2, 10.5, 12, 12, dark=0.42)
        s.limb([(-8, 8), (0, 12), (8, 8)], [3.4, 4.6, 3.4], [18, 22, 18], dark=0.4)
        for side in (-1, 1):
            s.ball(side * 7.6, -2, 4.4, 4, 19, dark=0.3)
            fish_eye(s, side * 7.8, -2, 3.4)
        s.ink([(-9, 7), (0, 4.6), (9, 7), (4, 10), (-4, 10)], round_=True)
        teeth(s, [(-8, 6.6), (0, 5), (8, 6.6)], 7, 3.4)
    for x in (-1, 1):
        s.shine([(50 + x * 3, 66), (50 + x * 10, 70), (50 + x * 4, 76)])
    s.shine([(47, 64), (53, 64), (51, 82), (49, 82)])


@figure(
    "shugoran",
    tint="#7d8a95",
    night="#101b2a",
    halo="#8ea6c0",
    spark="#d8f0ff",
    ground="moon",
    lines=18,
    view=(50, 48, 50),
)
def shugoran(s: Sculpture) -> None:
    """A swollen black shape without a face, and the horn that is its mouth."""
    s.limb([(50, 40), (50, 74), (50, 112)], [22, 34, 38], [0, 4, 2], dark=0.22, bump=0.4)
    for _ in s.both():
        s.limb([(68, 46), (86, 62), (80, 84)], [11, 9, 6], [8, 12, 16], dark=0.2)
        hand(s, 79, 84, 112, size=1.15, z=18, webbed=True, curl=0.4)
    s.limb([(50, 10), (50, 26), (50, 40)], [12, 17, 18], [4, 8, 8], dark=0.15)
    for _ in s.both():
        s.sheet([(62, 14), (78, 2), (76, 20), (84, 28), (66, 34)], 2, dome=0.9, dark=0.3)
        eye(s, 58.6, 20, 2.1, -14)
        s.limb([(53, 15), (59, 15), (65, 19)], [1.6, 2, 1.2], [23, 23, 20], dark=0.1)
    s.limb(
        [(50, 30), (51, 44), (46, 60), (36, 72)],
        [4, 5, 7.4, 11],
        [22, 28, 31, 32],
        rings=(10, 0.5),
        dark=-0.25,
    )
    s.ball(33, 76, 15, 12, 36, turn=-38, flat=0.35, dark=-0.2)
    s.ink([(22, 70), (34, 66), (46, 76), (40, 86), (26, 86)], round_=True)
    for turn in range(0, 360, 40):
        with s.placed(34, 77, turn=turn):
            s.shine([(8, -1), (8, 1), (3.5, 0)])


@figure(
    "star-spawn", tint="#8a9b7c", night="#26243c", halo="#9d9ac0", ground="stars", lines=6, view=(50, 44, 50)
)
def star_spawn(s: Sculpture) -> None:
    """Wings, a swollen head, a beard of feelers: it fills the sky."""
    for _ in s.both():
        s.sheet(
            [(58, 40), (74, 6), (104, -6), (98, 14), (108, 34), (92, 38), (92, 60), (72, 52)],
            -8,
            dome=1,
            dark=0.18,
        )
        for tip in ((104, -6), (108, 34), (92, 60)):
            s.limb([(66, 36), ((66 + tip[0]) / 2, (30 + tip[1]) / 2 - 3), tip], [3, 2, 0.5], [-2, -3, -4])
    s.limb([(50, 96), (50, 70), (50, 50)], [26, 24, 20], [2, 4, 4])
    for _ in s.both():
        s.ball(73, 54, 13, 12, 7)
        s.limb([(75, 56), (92, 72), (86, 96)], [10, 8.6, 7], [9, 12, 16])
        claw(s, 85, 94, 112, 20, 2.6, 20, count=4, spread=22)
    s.limb([(50, 0), (50, 22), (50, 38)], [15, 19, 15], [8, 12, 14], bump=0.5)
    arms = (
        ([(38, 42), (26, 50), (18, 60), (22, 72)], 3.8),
        ([(62, 42), (74, 50), (82, 60), (78, 72)], 3.8),
        ([(42, 44), (34, 58), (28, 72), (36, 84)], 4.4),
        ([(58, 44), (66, 58), (72, 72), (64, 84)], 4.4),
        ([(46, 46), (43, 64), (38, 80), (46, 94)], 4.8),
        ([(54, 46), (58, 64), (63, 80), (55, 92)], 4.8),
        ([(50, 46), (51, 64), (49, 82), (53, 100)], 5),
    )
    for points, radius in arms:
        s.limb(points, [radius, radius * 0.86, radius * 0.6, 0.5], [23, 26, 26, 22], rings=(12, 0.25))
    for _ in s.both():
        s.limb([(52, 22), (60, 18), (67, 24)], [2, 3, 2], [30, 30, 25])
        glint(s, 60, 26.6, 2.3, -20)
        s.stroke([(53, -8), (55, 4), (53, 14)], 1.2)


@figure(
    "being-of-ib",
    tint="#8fb58c",
    night="#10261f",
    halo="#8cc0a0",
    spark="#e8ffc8",
    ground="moon",
    lines=-10,
    view=(50, 46, 46),
)
def being_of_ib(s: Sculpture) -> None:
    """Soft, wet and voiceless: bulging eyes, pouting flabby lips, ears like nothing; many stand behind it."""
    for x, y, size in ((10, 50, 0.34), (90, 48, 0.36), (24, 40, 0.26), (77, 38, 0.28)):
        with s.placed(x, y, scale=size, lift=-22):
            s.limb([(0, 0), (0, 60), (0, 200)], [18, 24, 34], 0, dark=0.3)
            for side in (-1, 1):
                s.ball(side * 11, -4, 8, 8, 14, dark=0.2)
                s.dot(side * 11, -4, 3.4, white=True)
    s.limb([(50, 50), (46, 78), (50, 112)], [17, 29, 36], [0, 4, 4], bump=1.0)
    for index in range(5):
        y = 66 + index * 8
        s.limb([(30, y), (48, y + 6), (70, y - 1)], [1.8, 3.2, 1.8], [24, 31, 24])
    for side in s.both():
        for tip in ((88, -2), (98, 12), (92, 28)):
            s.limb([(64, 28), (76, 22 + (tip[1] - 12) * 0.4), tip], [6, 4.4, 0.4], [4, 4, 2], rings=(10, 0.5))
        s.limb([(66, 58), (88, 66), (92, 90), (74, 104)], [8, 6.4, 5.6, 4.6], [10, 14, 20, 26])
        hand(s, 74, 102, 150 + side, size=1.3, z=28, webbed=True, curl=0.3, nails=0.3)
    s.ball(50, 32, 23, 22, 8, bump=0.4)
    s.limb([(30, 40), (34, 54), (44, 62)], [9, 9, 6], [8, 10, 14], bump=0.3)
    s.limb([(70, 40), (66, 54), (56, 62)], [9, 9, 6], [8, 10, 14], bump=0.3)
    s.limb(
        [(31, 55), (38, 47), (50, 44), (62, 47), (69, 55)],
        [3, 4.6, 5.4, 4.6, 3],
        [16, 24, 27, 24, 16],
        rings=(26, 0.4),
    )
    s.limb(
        [(33, 60), (41, 57), (50, 56), (59, 57), (67, 60)],
        [3.6, 5.4, 6.4, 5.4, 3.6],
        [16, 23, 26, 23, 16],
        rings=(22, 0.4),
    )
    s.ink([(31, 58), (40, 51), (50, 49), (60, 51), (69, 58), (60, 53.6), (50, 52), (40, 53.6)], round_=True)
    for _ in s.both():
        s.ball(66, 25, 12, 11.4, 14)
        s.limb([(55, 28), (58, 36), (68, 38), (76, 33)], [1.6, 2.4, 2.4, 1.2], [22, 24, 22, 16])
        fish_eye(s, 67, 25, 8.4)
    s.dot(47.4, 36, 1.1)
    s.dot(52.6, 36, 1.1)
