"""People in robes: cultists, priests, wizards."""

from __future__ import annotations

from .figure import figure
from .parts import eye, face, glint, hand, hood, robe
from .sculpture import Sculpture


@figure("cultist", tint="#b9806a", night="#3a2a38", halo="#c9a06a", view=(50, 47, 53))
def cultist(s: Sculpture) -> None:
    """Arms raised, a dagger in one hand, a face that is only eyes."""
    robe(s)
    s.limb([(38, 44), (62, 44)], 9, 5)
    s.limb([(40, 46), (28, 40), (19, 25)], [7, 7.4, 8.4], [6, 7, 8])
    s.limb([(60, 46), (73, 38), (81, 24)], [7, 7.4, 8.4], [6, 7, 8])
    hand(s, 17, 18, -98, size=0.85, z=9, curl=-0.5)
    s.limb([(81, 24), (83, 15)], [3, 2.6], 9)
    s.sheet([(79, 8), (77, -2), (82, -12), (86, -2), (85, 8)], 17, dome=1.4)
    s.sheet([(73, 8), (91, 6), (91, 9), (73, 11)], 18, dome=1)
    s.ball(83, 14, 4.4, z=13)
    hood(s, 50, 32, z=10)
    glint(s, 46, 33, 1.35, 12)
    glint(s, 54, 33, 1.35, -12)
    s.shine([(50, 54), (57, 66), (43, 66)])
    s.ink([(50, 57.5), (54.4, 64.6), (45.6, 64.6)])
    eye(s, 50, 62, 1.5)


@figure(
    "high-priest",
    tint="#b99a5c",
    night="#1f2f33",
    halo="#8fb0a0",
    spark="#b9ffd0",
    lines=-10,
    view=(50, 45, 50),
)
def high_priest(s: Sculpture) -> None:
    """A tall headdress, a mask without a mouth, both hands around a burning sign."""
    robe(s, top=58, wide=30)
    for _ in s.both():
        s.sheet([(50, 52), (72, 48), (88, 62), (92, 104), (58, 104)], 3, dome=1.6, folds=(8, 9, 0.9))
        s.limb([(70, 56), (76, 76), (60, 84)], [7, 7.5, 6.5], [6, 12, 16])
        hand(s, 62, 84, 200, size=0.8, z=20, curl=-0.4, mirror=True)
    s.sheet([(50, -8), (64, 6), (68, 34), (32, 34), (36, 6)], 8, dome=2.4, round_=True)
    for x in (40, 45, 50, 55, 60):
        s.limb([(50 + (x - 50) * 0.3, 0), (x, 30)], 1.2, 18)
    s.ball(50, 42, 13, 17, 10)
    s.sheet([(37, 30), (63, 30), (61, 50), (50, 62), (39, 50)], 22, dome=1.8)
    for _ in s.both():
        glint(s, 56, 41, 1.6, -10)
        s.stroke([(60, 48), (56, 54), (52, 58)], 0.9)
    s.stroke([(50, 34), (50, 54)], 1.2)
    s.ball(50, 82, 6, z=26)
    s.shine([(50, 72), (54, 80), (52, 90), (50, 93), (48, 90), (46, 80)], round_=True)


@figure(
    "warlock", tint="#a88f9c", night="#2b1f3a", halo="#a884c8", spark="#e0b8ff", lines=20, view=(50, 46, 48)
)
def warlock(s: Sculpture) -> None:
    """A bearded face lit by what it conjures between its hands."""
    s.sheet([(50, 30), (78, 44), (98, 104), (2, 104), (22, 44)], 0, dome=2, folds=(4, 10, 1.1))
    with s.placed(50, 28, scale=1.0):
        face(s, gaunt=0.9, look="slit", mouth="shut", nose=1.5, brow=1.6)
    for _ in s.both():
        s.limb([(50, 46), (58, 44), (62, 38)], [2, 2, 0.4], [20, 20, 18], dark=-0.2)
        for at, long in ((1, 30), (4, 26), (8, 19)):
            s.limb(
                [(50 + at, 46), (50 + at * 1.3, 56), (50 + at * 0.8, 46 + long)],
                [2.6, 2.4, 0.3],
                [19, 20, 18],
                dark=-0.15,
            )
        s.limb([(56, 2), (68, 14), (70, 34), (76, 50)], [6, 5, 4.6, 1], [6, 8, 7, 6], dark=0.25)
        s.limb([(82, 62), (88, 84), (70, 84)], [8, 9, 7], [4, 10, 15])
        hand(s, 69, 82, 205, size=0.95, z=18, curl=-0.5, mirror=True)
    s.limb([(38, 8), (50, 2), (62, 8)], [5, 7, 5], [8, 8, 8], dark=0.25)
    for turn in range(8):
        with s.placed(50, 82, turn=turn * 45 + 11):
            s.shine([(4, -1), (10 + turn % 2 * 4, 0), (4, 1)])
    s.dot(50, 82, 4.4, white=True)
