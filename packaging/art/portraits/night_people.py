"""People of Arkham: private eye, gangster, archaeologist, nun."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import STRONG, WOMAN, Profile, ear, eye, head
from .register import person
from .wardrobe import arm, fedora, hand, lapels, man, torso

X, Y = 168, 190


@person("joe-diamond", "4A4A52", shift=-2)
def joe_diamond(figure: Figure) -> None:
    """Hat over the eyes, the collar up, a pistol and a cigarette."""
    body = man(figure, Profile(brow=5, nose=3, tip=1, chin=7, jaw=8, neck=42), "broad")
    figure.hatch(body, 78, 18, 1.0)
    lapels(figure)
    fedora(figure, X, Y + 10, tilt=7, brim=1.08, band=5)
    ear(figure, X, Y)
    collar = figure.black(
        [(92, 318), (100, 250), (124, 226), (150, 262), (186, 330), (204, 400), (140, 352)], sharp=True
    )
    figure.outline(collar, 2.4)
    front = figure.black([(216, 330), (238, 262), (262, 300), (268, 346), (238, 372), (214, 420)], sharp=True)
    figure.outline(front, 2.4)
    figure.tube([(228, 226), (262, 236)], [5, 5])
    with figure.moved(266, 232):
        props.smoke(figure, 1.15, lean=16)
    arm(figure, [(170, 560), (286, 490), (322, 392)], [96, 70, 44])
    with figure.moved(318, 350, -80, 1.15):
        props.pistol(figure)
    hand(figure, 318, 358, 1.25, -6)
    figure.gold([(60, 360), (120, 350), (124, 380), (66, 394)], 2.2, sharp=True)
    figure.gold_dot(110, 366, 4)


@person("michael-mcglen", "6B4A22", shift=-8, size=0.94)
def michael_mcglen(figure: Figure) -> None:
    """Pinstripes, a cigar, and the tommy gun on the shoulder's side."""
    body = man(
        figure, Profile(brow=7, nose=5, tip=2, lips=2, chin=5, jaw=13, throat=8, neck=50), "broad", x=164
    )
    figure.hatch(body, 84, 13, 1.3)
    lapels(figure)
    fedora(figure, 164, Y, tilt=-2, brim=1.02, band=6)
    ear(figure, 164, Y)
    eye(figure, 164, Y)
    figure.gold([(200, 236), (220, 250), (214, 268)], 1.6)
    figure.tube([(226, 228), (268, 238)], [11, 12])
    figure.gold_dot(268, 238, 5)
    with figure.moved(274, 230):
        props.smoke(figure, 0.8, lean=10)
    figure.tube([(322, 240), (319, 112)], [12, 11])
    figure.black([(310, 112), (310, 94), (329, 94), (329, 112)], sharp=True)
    for row in range(8):
        figure.gold([(313, 130 + row * 9), (328, 130 + row * 9)], 1.9, sharp=True)
    figure.black([(306, 240), (336, 240), (342, 400), (308, 400)], sharp=True)
    figure.black([(302, 244), (312, 240), (304, 290), (288, 292)], sharp=True)
    figure.disc(300, 330, 42)
    figure.gold_ring(300, 330, 34, 2.2)
    figure.gold_ring(300, 330, 10, 2.2)
    for spoke in range(8):
        turn = spoke * math.pi / 4
        ends = [(300 + reach * math.cos(turn), 330 + reach * math.sin(turn)) for reach in (12, 32)]
        figure.gold(ends, 1.7, sharp=True)
    stock = figure.black([(308, 398), (342, 398), (362, 500), (336, 530), (304, 530), (314, 470)], sharp=True)
    figure.outline(stock, 1.6)
    figure.gold([(336, 250), (341, 394)], 1.6, sharp=True)
    arm(figure, [(150, 560), (270, 500), (308, 430)], [96, 70, 44])
    hand(figure, 318, 398, 1.3, -4)


@person("monterey-jack", "7D5B28", looks_left=True, shift=-12, size=0.93)
def monterey_jack(figure: Figure) -> None:
    """An archaeologist: broad hat, stubble, and a long whip uncoiling."""
    body = man(figure, STRONG, "broad")
    figure.hatch(body, 96, 22, 1.0)
    figure.black([(150, 292), (208, 296), (226, 322), (206, 400), (180, 380), (150, 320)])
    figure.paper([(182, 306), (208, 304), (218, 322), (200, 376)], sharp=True)
    for side in (
        [(150, 292), (178, 316), (196, 396), (140, 356)],
        [(212, 300), (236, 326), (240, 356), (204, 398)],
    ):
        figure.outline(figure.black(side, sharp=True), 2)
    with figure.moved(X, Y - 60, -7):
        figure.black(
            [
                (-58, 6),
                (-56, -44),
                (-40, -72),
                (-8, -64),
                (8, -54),
                (30, -72),
                (56, -58),
                (62, -28),
                (62, 4),
                (0, 14),
            ]
        )
        figure.black(
            [
                (-126, -8),
                (-96, 14),
                (-50, 2),
                (0, 0),
                (58, -6),
                (102, -6),
                (134, -30),
                (126, 0),
                (96, 18),
                (20, 26),
                (-50, 28),
                (-108, 22),
            ]
        )
        figure.gold([(-57, -6), (0, -8), (62, -12)], 6, taper=0.2)
        figure.gold([(-38, -66), (4, -42), (32, -66)], 2.2)
        figure.gold([(-112, 12), (-40, 16), (60, 8), (124, -12)], 1.8)
    for _ in range(46):
        x, y = figure.numbers.uniform(176, 226), figure.numbers.uniform(228, 264)
        if y > 232 + abs(x - 205) * 0.3:
            figure.gold([(x, y), (x + 2, y + 4)], 1.3, sharp=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    figure.gold([(80, 330), (150, 420), (230, 470)], 6, taper=0.2)
    arm(figure, [(170, 560), (286, 480), (316, 400)], [96, 66, 42])
    figure.tube([(322, 420), (306, 330)], [16, 13])
    for row in range(6):
        figure.gold([(303 + row * 2.4, 340 + row * 13), (319 + row * 2, 334 + row * 13)], 2, sharp=True)
    figure.tube(
        [(306, 330), (292, 240), (330, 150), (362, 190), (336, 250), (296, 200), (316, 110), (366, 96)],
        [10, 8, 7, 6, 5, 4, 3, 2],
    )
    hand(figure, 316, 382, 1.25, -10)


@person("sister-mary", "7A2F3A")
def sister_mary(figure: Figure) -> None:
    """Veil and wimple, hands folded round a rosary."""
    torso(figure, "plain")
    head(figure, 178, 194, WOMAN, tilt=4)
    figure.black(
        [
            (240, 100),
            (226, 78),
            (180, 66),
            (126, 78),
            (96, 122),
            (88, 190),
            (74, 270),
            (42, 350),
            (18, 440),
            (14, 520),
            (150, 520),
            (164, 420),
            (178, 340),
            (184, 290),
            (192, 262),
            (200, 240),
            (208, 180),
            (226, 130),
        ]
    )
    for start, end in (((240, 106), (206, 182)),):
        figure.paper(
            [
                start,
                (229, 128),
                end,
                (198, 236),
                (194, 264),
                (204, 290),
                (224, 312),
                (206, 314),
                (186, 292),
                (182, 262),
                (190, 226),
                (198, 174),
                (214, 124),
            ]
        )
    figure.gold([(229, 104), (210, 142), (194, 188), (188, 240), (180, 268)], 2, taper=0.3)
    figure.strands(
        [(146, 92), (112, 200), (92, 320), (84, 512)], [(106, 140), (96, 220), (60, 340), (30, 500)], 6, 1.7
    )
    eye(figure, 178, 194, closed=True, lashes=True)
    figure.gold([(196, 306), (236, 336), (288, 380), (316, 440)], 4, taper=0.5)
    figure.gold([(190, 318), (230, 350), (276, 392), (300, 450)], 1.6)
    arm(figure, [(240, 560), (280, 460), (288, 388)], [96, 62, 40])
    figure.black(
        [
            (268, 380),
            (264, 338),
            (276, 292),
            (290, 258),
            (297, 260),
            (296, 292),
            (304, 262),
            (312, 264),
            (307, 316),
            (304, 352),
            (300, 386),
        ]
    )
    figure.gold([(294, 270), (286, 316), (284, 370)], 2)
    figure.gold([(304, 276), (296, 318), (294, 368)], 1.5)
    props.chain(
        figure, [(298 + 40 * math.sin(t * math.pi) + 8 * t, 330 + 96 * t) for t in np.linspace(0, 1, 15)], 4.8
    )
    figure.black(
        [
            (300, 426),
            (310, 426),
            (310, 438),
            (322, 438),
            (322, 447),
            (310, 447),
            (310, 474),
            (300, 474),
            (300, 447),
            (288, 447),
            (288, 438),
            (300, 438),
        ],
        sharp=True,
    )
    figure.gold([(305, 430), (305, 470)], 1.8, sharp=True)
    figure.gold([(292, 442.5), (318, 442.5)], 1.8, sharp=True)
