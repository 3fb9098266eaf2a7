"""People of the Dunwich set: expedition leader, soldier, athlete, handyman."""

from __future__ import annotations

import math

from . import props
from .figure import Figure
from .heads import STRONG, WOMAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, cap, hand, man, moustache, short_hair, torso

X, Y = 168, 190


@person("leo-anderson", "7A6A2F", shift=-10, size=0.96)
def leo_anderson(figure: Figure) -> None:
    """He leads the expedition: pith helmet, full beard, rope, and a lantern held high."""
    body = man(figure, STRONG, "broad", x=160)
    figure.hatch(body, 102, 24, 1.0)
    with figure.moved(160, Y - 52, -4):
        figure.black([(-72, 8), (-76, -30), (-52, -66), (-8, -82), (40, -72), (70, -38), (74, 4)])
        figure.black(
            [
                (-118, 34),
                (-92, 2),
                (-40, -6),
                (20, -10),
                (72, -8),
                (108, 6),
                (124, 24),
                (90, 18),
                (20, 20),
                (-40, 26),
                (-84, 38),
            ]
        )
        figure.disc(-6, -84, 7)
        figure.gold([(-76, -4), (0, -12), (74, -8)], 6, taper=0.2)
        figure.strands([(-8, -78), (-50, -50), (-66, -12)], [(-4, -78), (44, -56), (64, -16)], 5, 1.7)
        figure.gold([(-104, 28), (-40, 12), (40, 8), (112, 18)], 1.8)
    figure.black(
        [
            (166, 214),
            (190, 236),
            (214, 226),
            (236, 232),
            (244, 256),
            (238, 286),
            (218, 314),
            (190, 312),
            (168, 286),
            (158, 250),
        ]
    )
    figure.strands([(170, 226), (178, 262), (206, 304)], [(234, 240), (236, 268), (216, 306)], 8, 1.7)
    moustache(figure, 160, Y, big=True)
    ear(figure, 160, Y)
    eye(figure, 160, Y)
    figure.gold([(204, 318), (218, 352), (200, 420)], 2.6)
    for turn in range(5):
        y = 330 + turn * 13
        figure.tube([(62 + turn * 10, y), (140 + turn * 8, y + 56), (226 + turn * 2, y + 96)], [9, 9, 9])
    for turn in range(5):
        for at in range(12):
            share = at / 11
            x, y = 64 + turn * 10 + share * 166, 332 + turn * 13 + share * 88
            figure.gold([(x - 4, y + 3), (x + 4, y - 3)], 2, sharp=True)
    arm(figure, [(180, 560), (288, 460), (318, 330), (312, 250)], [98, 68, 44, 34])
    hand(figure, 310, 212, 1.2, 4)
    with figure.moved(312, 228, 0, 0.98):
        props.lantern(figure)


@person("mark-harrigan", "5A5A2F", shift=-24, size=0.82)
def mark_harrigan(figure: Figure) -> None:
    """A soldier: flat steel helmet, packs, and the nozzle that burns."""
    figure.black([(30, 270), (76, 262), (84, 470), (26, 470)])
    figure.black([(-10, 280), (34, 272), (38, 480), (-14, 480)])
    for x in (4, 46):
        figure.gold([(x, 290), (x, 460)], 2.4, sharp=True)
    body = man(figure, STRONG, "broad")
    figure.gold([(60, 300), (64, 450)], 2, sharp=True)
    with figure.moved(X, Y - 54, -3):
        figure.black([(-66, 4), (-58, -38), (-24, -58), (20, -58), (58, -36), (68, 2)])
        figure.black(
            [
                (-116, 12),
                (-66, -6),
                (0, -8),
                (66, -10),
                (120, 2),
                (114, 12),
                (60, 12),
                (0, 14),
                (-66, 18),
                (-108, 20),
            ]
        )
        figure.gold([(-48, -34), (-16, -48), (20, -48)], 2.4)
        figure.gold([(-104, 14), (-40, 6), (40, 2), (112, 6)], 1.8)
    figure.gold([(132, 142), (160, 210), (196, 262), (222, 258)], 2.6, taper=0.2)
    ear(figure, X, Y)
    eye(figure, X, Y)
    mouth(figure, X, Y, smile=-3)
    figure.gold([(186, 190), (198, 206), (196, 220)], 2)
    collar = figure.black([(132, 296), (210, 298), (226, 330), (190, 344), (136, 326)])
    figure.outline(collar, 2)
    for strap in (
        [(96, 322), (150, 400), (160, 520)],
        [(110, 316), (168, 396), (180, 520)],
        [(250, 336), (236, 420), (240, 520)],
    ):
        figure.gold(strap, 3, taper=0.2)
    for x, y in ((88, 420), (112, 470), (196, 420), (206, 474)):
        pocket = figure.black([(x, y), (x + 36, y - 2), (x + 38, y + 34), (x, y + 36)], sharp=True)
        figure.outline(pocket, 2)
        figure.gold_dot(x + 18, y + 10, 3)
    figure.hatch(body, 98, 26, 0.9)
    figure.tube([(84, 440), (180, 500), (262, 470), (276, 400)], [13, 13, 13, 13])
    for at in range(9):
        figure.gold(
            [
                (120 + at * 16, 470 + 20 * math.sin(at * 0.42)),
                (124 + at * 16, 484 + 20 * math.sin(at * 0.42)),
            ],
            1.8,
            sharp=True,
        )
    with figure.moved(296, 380, -52):
        figure.tube([(-60, 0), (118, 0)], [17, 13])
        figure.black([(112, -13), (140, -16), (140, 16), (112, 13)], sharp=True)
        figure.black([(-20, 4), (4, 4), (-6, 44), (-28, 40)], sharp=True)
        figure.gold([(-54, -4), (110, -3)], 2, sharp=True)
        for at in range(5):
            figure.gold([(60 + at * 9, -7), (60 + at * 9, 7)], 2, sharp=True)
        flame = [
            (140, -8),
            (168, -34),
            (190, -20),
            (222, -44),
            (214, -16),
            (262, -26),
            (226, 0),
            (258, 20),
            (212, 14),
            (214, 40),
            (184, 20),
            (164, 32),
            (140, 8),
        ]
        figure.black(flame)
        figure.paper(
            [
                (146, -4),
                (170, -20),
                (188, -8),
                (212, -24),
                (208, -6),
                (236, -10),
                (206, 4),
                (226, 14),
                (200, 8),
                (186, 12),
                (166, 18),
                (146, 5),
            ]
        )
        figure.scratch([(156, 0), (180, -4), (204, 0)], 4)
    arm(figure, [(200, 560), (280, 500), (310, 420)], [94, 70, 42])
    hand(figure, 318, 366, 1.2, 24)


@person("rita-young", "3F7A5A", looks_left=True, shift=-6, size=0.88)
def rita_young(figure: Figure) -> None:
    """An athlete: hair bound back, running shirt, javelin on the shoulder."""
    figure.tube([(20, 330), (380, 90)], [7, 7])
    torso(figure, "slight")
    head(figure, X, Y, WOMAN)
    with figure.moved(X, Y, 0, 0.9):
        curls = [
            (60, -62),
            (54, -94),
            (28, -108),
            (10, -124),
            (-18, -116),
            (-42, -122),
            (-60, -98),
            (-84, -84),
            (-80, -56),
            (-96, -34),
            (-80, -12),
            (-84, 12),
            (-58, 20),
            (-40, 36),
            (-22, 14),
            (0, -4),
            (10, -30),
            (36, -46),
        ]
        figure.black(curls)
        for x, y in (
            (30, -86),
            (0, -98),
            (-32, -96),
            (-58, -72),
            (-70, -36),
            (-64, 0),
            (-36, 6),
            (-36, -40),
            (-4, -64),
            (-30, -68),
            (-50, -20),
            (4, -36),
            (-14, -20),
        ):
            figure.gold([(x - 9, y + 4), (x - 4, y - 9), (x + 9, y - 6), (x + 7, y + 7), (x - 2, y + 6)], 1.8)
        band = figure.black(
            [(68, -66), (20, -78), (-40, -66), (-84, -40), (-80, -24), (-36, -50), (20, -62), (66, -52)]
        )
        figure.outline(band, 2)
    ear(figure, X, Y)
    eye(figure, X, Y, lashes=True)
    mouth(figure, X, Y, smile=3)
    figure.gold([(150, 292), (168, 320), (192, 330)], 1.8)
    figure.gold([(100, 340), (140, 336), (180, 346), (216, 340)], 1.6)
    shirt = figure.black(
        [
            (112, 330),
            (136, 312),
            (150, 356),
            (182, 374),
            (212, 356),
            (216, 320),
            (240, 350),
            (252, 400),
            (262, 520),
            (84, 520),
            (92, 410),
        ]
    )
    figure.outline(shirt, 2.8)
    figure.paper([(134, 402), (220, 396), (226, 476), (138, 482)], sharp=True)
    with figure.moved(180, 440, 0, flip=True):
        figure.scratch([(-24, -16), (-12, -28), (-12, 28)], 9, sharp=True)
        figure.scratch([(24, -28), (6, -24), (6, -4), (24, -2), (28, 16), (6, 26)], 8, sharp=True)
    arm(figure, [(250, 430), (320, 400), (330, 320), (296, 170)], [60, 54, 40, 26], cuff=False)
    figure.gold([(320, 300), (306, 240), (300, 196)], 2)
    figure.tube([(220, 196.6), (380, 90)], [7, 7])
    figure.black([(372, 88), (400, 70), (384, 102)], sharp=True)
    hand(figure, 288, 152, 1.05, -30)
    for row in range(4):
        x = 312 + row * 9
        figure.gold([(x, 139 - row * 6), (x + 3, 131 - row * 6)], 2, sharp=True)


@person("wilson-richards", "7A4A2A", shift=-8, size=0.94)
def wilson_richards(figure: Figure) -> None:
    """A handyman: flat cap, overalls, and the great wrench."""
    body = man(figure, Profile(brow=5, nose=6, tip=5, lips=1, chin=3, jaw=9, throat=6, neck=45), "broad")
    figure.hatch(body, 50, 15, 1.0)
    figure.hatch(body, -50, 15, 1.0)
    short_hair(figure, X, Y, parting=False)
    cap(figure, X, Y, newsboy=False)
    figure.black([(150, 200), (160, 232), (180, 250), (178, 272), (158, 262), (140, 226)])
    figure.strands([(146, 214), (160, 246)], [(160, 214), (176, 252)], 4, 1.5)
    moustache(figure, X, Y, big=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    cheek(figure, X, Y)
    figure.gold([(142, 300), (178, 330), (210, 308)], 2.4)
    bib = figure.black([(118, 384), (228, 378), (252, 520), (96, 520)], sharp=True)
    figure.outline(bib, 2.6)
    for strap in (
        [(118, 386), (90, 330)],
        [(136, 384), (108, 322)],
        [(212, 380), (224, 330)],
        [(228, 380), (240, 340)],
    ):
        figure.gold(strap, 2.4, sharp=True)
    figure.gold_dot(128, 394, 5)
    figure.gold_dot(219, 389, 5)
    pocket = figure.black([(144, 420), (206, 416), (210, 468), (144, 472)], sharp=True)
    figure.outline(pocket, 2)
    figure.paper([(158, 396), (166, 396), (168, 424), (158, 424)], sharp=True)
    figure.gold([(184, 404), (186, 424)], 5, sharp=True, taper=0.1)
    arm(figure, [(190, 560), (296, 480), (322, 392)], [100, 74, 48])
    with figure.moved(322, 340, 7):
        figure.tube([(0, 66), (0, -110)], [20, 20])
        figure.outline(figure.black([(-6, 50), (6, 50), (5, -90), (-5, -90)], sharp=True), 1.8)
        figure.black(
            [
                (-16, -100),
                (16, -100),
                (18, -128),
                (40, -136),
                (44, -176),
                (16, -196),
                (22, -162),
                (2, -150),
                (-12, -158),
                (-14, -190),
                (-38, -172),
                (-36, -132),
                (-18, -124),
            ]
        )
        figure.gold([(-26, -168), (-26, -140), (-10, -130), (14, -132), (30, -142), (34, -172)], 2.2)
        for row in range(4):
            figure.gold([(-10, -106 - row * 5), (10, -106 - row * 5)], 1.8, sharp=True)
    hand(figure, 322, 358, 1.3)
