"""People of Arkham: drifter, salesman, photographer, dilettante."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import GAUNT, LADY, MAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, bob, fedora, hand, lapels, man, moustache, torso

X, Y = 168, 190


@person("ashcan-pete", "3F6B4B", shift=10, size=0.88)
def ashcan_pete(figure: Figure) -> None:
    """A ragged hat, everything owned in a bundle on a stick, and the dog Duke."""
    figure.tube([(50, 84), (180, 320), (268, 480)], [10, 10, 10])
    body = man(figure, GAUNT, "plain", x=X, y=Y)
    bundle = figure.black(
        [(30, 104), (8, 136), (0, 184), (18, 226), (60, 238), (98, 220), (108, 176), (92, 128), (64, 104)]
    )
    figure.black([(42, 108), (18, 80), (34, 72), (48, 92), (62, 70), (76, 80), (56, 110)])
    figure.strands([(44, 108), (14, 150), (22, 216)], [(54, 108), (94, 150), (90, 212)], 4, 2.2)
    for x, y in ((34, 160), (70, 160), (46, 198), (80, 194), (52, 134)):
        figure.gold_dot(x, y, 3.2)
    figure.outline(bundle, 1.2)
    with figure.moved(X, Y - 54, -3):
        figure.black(
            [
                (-64, 4),
                (-74, -34),
                (-58, -58),
                (-30, -50),
                (-6, -74),
                (28, -58),
                (58, -68),
                (70, -36),
                (70, 0),
                (0, 14),
            ]
        )
        figure.black(
            [
                (-94, 26),
                (-60, -2),
                (0, 2),
                (60, -8),
                (104, -4),
                (118, 12),
                (92, 14),
                (40, 14),
                (-10, 24),
                (-70, 40),
            ]
        )
        figure.gold([(-64, -8), (-10, -4), (40, -10), (70, -14)], 5, taper=0.3)
        figure.gold([(-28, -48), (-8, -30), (24, -54)], 2.2)
        figure.gold([(22, -44), (46, -52), (50, -32), (28, -26), (22, -44)], 1.8, sharp=True)
        figure.gold([(-70, 28), (-10, 14), (60, 6), (108, 6)], 1.8)
    figure.black(
        [
            (176, 232),
            (214, 232),
            (236, 244),
            (240, 260),
            (232, 276),
            (236, 290),
            (218, 284),
            (208, 298),
            (196, 284),
            (182, 284),
            (172, 262),
        ]
    )
    for _ in range(34):
        x, y = figure.numbers.uniform(184, 232), figure.numbers.uniform(236, 280)
        figure.gold([(x, y), (x + 3, y + 7)], 1.5, sharp=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    cheek(figure, X, Y)
    scarf = figure.black([(126, 296), (200, 284), (232, 306), (214, 336), (150, 342), (112, 322)])
    figure.hatch(scarf, 62, 12, 2.2)
    figure.gold([(58, 416), (98, 406), (106, 450), (66, 460), (58, 416)], 2, sharp=True)
    figure.hatch(body, 88, 16, 1.1)
    with figure.moved(-26, -46):
        dog = figure.black(
            [
                (256, 560),
                (262, 446),
                (276, 406),
                (296, 388),
                (324, 390),
                (344, 408),
                (370, 420),
                (384, 432),
                (380, 446),
                (356, 454),
                (336, 456),
                (334, 480),
                (356, 560),
            ]
        )
        figure.outline(dog, 1.8)
        figure.black([(288, 396), (266, 408), (262, 450), (278, 462), (296, 434), (304, 404)])
        figure.gold([(290, 402), (278, 428), (280, 452)], 2.2)
        figure.gold_dot(330, 410, 3.6)
        figure.gold_dot(379, 431, 3.4)
        figure.gold([(334, 446), (362, 442)], 2)
        figure.gold([(278, 478), (304, 488), (332, 480)], 5, taper=0.2)
        figure.gold_ring(306, 498, 5)


@person("bob-jenkins", "8A5A2A", looks_left=True, shift=-12, size=0.91)
def bob_jenkins(figure: Figure) -> None:
    """A salesman: straw boater, bow tie, and the sample case open on his palm."""
    body = man(figure, Profile(brow=3, nose=3, tip=-1, lips=1, chin=3, jaw=4, neck=38), "plain")
    figure.hatch(body, 84, 13, 1.3)
    lapels(figure, tie="bow")
    with figure.moved(X, Y - 62, -5):
        figure.black([(-62, 8), (-60, -46), (62, -46), (64, 8)], sharp=True)
        figure.black([(-104, 4), (104, 0), (104, 14), (-104, 18)], sharp=True)
        figure.paper([(-61, -22), (63, -24), (63, -6), (-61, -3)], sharp=True)
        for row in range(3):
            figure.gold([(-58, -40 + row * 6), (60, -41 + row * 6)], 1.2, sharp=True)
        figure.gold([(-100, 11), (100, 7)], 1.6, sharp=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    mouth(figure, X, Y, smile=7)
    moustache(figure, X, Y)
    figure.gold([(214, 236), (224, 240), (232, 234)], 1.6)
    arm(figure, [(180, 540), (282, 470), (318, 402)], [82, 58, 36])
    with figure.moved(322, 352, 3):
        lid = figure.black([(-64, 2), (-86, -92), (30, -96), (58, -2)], sharp=True)
        figure.outline(lid, 2)
        figure.black([(-66, 0), (62, -2), (62, 40), (-66, 42)], sharp=True)
        figure.gold([(-60, 8), (56, 6), (56, 34), (-60, 36), (-60, 8)], 1.6, sharp=True)
        figure.gold([(-14, 18), (8, 18), (8, 28), (-14, 28)], 2, sharp=True)
        for at, tall in ((-54, 46), (-30, 62), (-4, 52), (22, 68)):
            figure.black(
                [
                    (at, 0),
                    (at, -tall),
                    (at + 6, -tall - 10),
                    (at + 13, -tall - 10),
                    (at + 18, -tall),
                    (at + 18, 0),
                ],
                sharp=True,
            )
            figure.gold(
                [(at + 2, -4), (at + 2, -tall + 2), (at + 16, -tall + 2), (at + 16, -4)], 1.6, sharp=True
            )
            figure.paper(
                [
                    (at + 3, -tall * 0.7),
                    (at + 15, -tall * 0.7),
                    (at + 15, -tall * 0.34),
                    (at + 3, -tall * 0.34),
                ],
                sharp=True,
            )
    hand(figure, 322, 400, 1.1, 80)


@person("darrell-simmons", "3B5C78", shift=-14, size=0.86)
def darrell_simmons(figure: Figure) -> None:
    """A press camera at the eye and a flash gun that looks back."""
    body = man(figure, MAN, "plain", x=150)
    figure.hatch(body, 70, 13, 1.1)
    lapels(figure, x=-14)
    fedora(figure, 150, Y, tilt=-4, brim=0.92)
    with figure.moved(122, 118, -17):
        figure.paper([(-16, -16), (18, -16), (18, 12), (-16, 12)], sharp=True)
        for row in range(3):
            figure.scratch([(-11, -9 + row * 7), (13, -9 + row * 7)], 2.4, sharp=True)
    ear(figure, 150, Y)
    figure.gold([(84, 330), (150, 400), (226, 440)], 4, taper=0.2)
    figure.black([(240, 150), (322, 144), (328, 252), (246, 258)], sharp=True)
    figure.black([(322, 164), (346, 172), (348, 230), (326, 236)], sharp=True)
    figure.black([(346, 178), (372, 180), (372, 224), (347, 226)], sharp=True)
    figure.gold([(250, 160), (314, 155), (319, 244), (254, 248), (250, 160)], 2, sharp=True)
    figure.gold([(331, 172), (333, 230)], 1.6, sharp=True)
    figure.gold([(339, 175), (341, 229)], 1.6, sharp=True)
    figure.gold_ring(362, 202, 9, 2.2)
    figure.gold_ring(284, 200, 14, 2)
    figure.black([(256, 152), (258, 132), (292, 130), (294, 150)], sharp=True)
    figure.tube([(308, 300), (304, 92)], [11, 11])
    figure.black([(266, 40), (280, 92), (304, 104), (330, 92), (342, 38), (304, 54)])
    figure.paper([(274, 42), (304, 58), (336, 40), (304, 30)])
    for turn in (-2.6, -2.15, -1.57, -1.0, -0.54):
        first, last = (
            (306 + 42 * math.cos(turn), 38 + 20 * math.sin(turn)),
            (306 + 66 * math.cos(turn), 38 + 38 * math.sin(turn)),
        )
        figure.stroke([first, last], 3.4, sharp=True)
    arm(figure, [(350, 540), (340, 430), (296, 306)], [92, 64, 36])
    hand(figure, 290, 268, 1.2, -8)
    arm(figure, [(60, 540), (190, 440), (254, 296)], [84, 58, 34])
    hand(figure, 256, 248, 1.1, -14)


@person("jenny-barnes", "7A2F52", looks_left=True, shift=-6, size=0.9)
def jenny_barnes(figure: Figure) -> None:
    """A dilettante: bobbed hair under a plume, fur, pearls and a long cigarette holder."""
    torso(figure, "slight")
    head(figure, X, Y, LADY)
    with figure.moved(128, 112, 14):
        props.feather(figure, 104, 40)
    bob(figure, X, Y)
    band = figure.black(
        [(98, 150), (128, 126), (180, 118), (232, 132), (232, 148), (180, 136), (132, 144), (102, 168)]
    )
    figure.hatch(band, 40, 5, 2)
    figure.paper_disc(132, 140, 9)
    figure.gold_ring(132, 140, 5)
    eye(figure, X, Y, lashes=True, closed=True)
    figure.gold_dot(150, 232, 4)
    figure.gold([(150, 236), (150, 254)], 3, sharp=True)
    fur = [
        (150, 300),
        (196, 292),
        (236, 320),
        (264, 352),
        (286, 400),
        (296, 470),
        (290, 520),
        (200, 520),
        (186, 420),
        (160, 360),
        (110, 420),
        (84, 520),
        (30, 520),
        (40, 420),
        (70, 350),
        (108, 316),
    ]
    figure.black(fur)
    for _ in range(70):
        share = figure.numbers.random()
        x, y = (
            (70 + 40 * figure.numbers.random(), 340 + share * 170)
            if figure.numbers.random() < 0.5
            else (216 + 60 * share, 330 + share * 160)
        )
        figure.gold([(x, y), (x - 4, y + 9), (x - 10, y + 15)], 1.4)
    props.chain(
        figure,
        [(150 + 74 * t, 316 + 120 * math.sin(t * math.pi)) for t in np.linspace(0.02, 0.98, 21)],
        4.6,
        paper=True,
    )
    figure.tube([(180, 540), (270, 470), (318, 400), (300, 330)], [64, 42, 24, 16])
    for y in (372, 380, 388):
        figure.gold([(300, y), (320, y + 4)], 2.6, sharp=True)
    with figure.moved(296, 318, -28):
        figure.tube([(4, 14), (0, -8), (-10, -26)], [17, 14, 7])
        figure.tube([(8, 8), (10, -16), (4, -36)], [9, 8, 6])
        figure.tube([(12, 10), (20, -12), (20, -30)], [8, 7, 5])
    figure.tube([(230, 228), (318, 270)], [4.5, 6.5])
    figure.tube([(318, 270), (352, 286)], [7, 7])
    with figure.moved(356, 282):
        props.smoke(figure, 1.25, lean=-24)
