"""People with a profession: psychologist, magician, author, doctor."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import LADY, MATRON, Profile, cheek, ear, eye, head
from .register import person
from .wardrobe import arm, bun, hand, lapels, man, moustache, short_hair, spectacles, torso

X, Y = 168, 190


@person("carolyn-fern", "46688A", shift=-12, size=0.94)
def carolyn_fern(figure: Figure) -> None:
    """A psychologist: spectacles, hair in a knot, a watch that swings."""
    torso(figure, "slight")
    head(figure, X, Y, LADY)
    bun(figure, X, Y)
    ear(figure, X, Y)
    eye(figure, X, Y, lashes=True)
    spectacles(figure, X, Y)
    figure.gold([(164, 178), (140, 240), (152, 300)], 1.4)
    figure.paper([(150, 306), (196, 298), (216, 330), (204, 372), (180, 330), (140, 342)], sharp=True)
    figure.black([(184, 316), (198, 312), (204, 326), (190, 332)])
    figure.gold_ring(194, 322, 5, 2)
    for side in (
        [(146, 304), (172, 330), (196, 420), (132, 372)],
        [(214, 318), (236, 350), (226, 380), (200, 420)],
    ):
        figure.outline(figure.black(side, sharp=True), 2)
    arm(figure, [(150, 560), (270, 490), (316, 360), (306, 236)], [90, 66, 40, 28])
    hand(figure, 302, 196, 1.1, 6)
    swing = [(306, 208), (330, 270), (346, 330)]
    figure.stroke(swing, 3)
    figure.disc(352, 352, 27)
    figure.paper_disc(352, 352, 20)
    figure.black([(343, 326), (352, 320), (359, 328)])
    figure.scratch([(352, 352), (352, 338)], 3, sharp=True)
    figure.scratch([(352, 352), (362, 358)], 3, sharp=True)
    for turn in np.linspace(0, 2 * math.pi, 12, endpoint=False):
        figure.scratch(
            [(352 + reach * math.cos(turn), 352 + reach * math.sin(turn)) for reach in (16, 19)],
            1.8,
            sharp=True,
        )
    for offset in (-38, -24):
        figure.stroke([(322 + offset, 316), (318 + offset, 344), (326 + offset, 374)], 2.2)


@person("dexter-drake", "4F3A72", looks_left=True, shift=-8, size=0.87)
def dexter_drake(figure: Figure) -> None:
    """A magician: silk hat, pointed beard, high cape, a fan of cards."""
    man(figure, Profile(brow=5, nose=6, tip=1, chin=5, jaw=-1, neck=34), "plain")
    cape = figure.black(
        [
            (60, 520),
            (20, 430),
            (40, 330),
            (86, 270),
            (98, 216),
            (130, 262),
            (170, 318),
            (206, 366),
            (196, 520),
        ]
    )
    figure.outline(cape, 2.2)
    figure.strands([(104, 240), (112, 330), (150, 512)], [(70, 310), (44, 400), (76, 516)], 6, 1.6)
    lapels(figure, tie="bow")
    figure.black([(98, 216), (120, 262), (160, 312), (182, 334), (150, 334), (100, 290)])
    figure.gold([(100, 222), (126, 276), (172, 326)], 2.2)
    with figure.moved(X, Y - 62, -6):
        figure.black([(-58, 6), (-50, -40), (-60, -106), (66, -106), (56, -40), (62, 6)])
        figure.black([(-92, -2), (-60, 0), (0, 6), (62, 0), (96, -8), (90, 12), (0, 20), (-86, 16)])
        figure.gold([(-54, -12), (0, -6), (59, -12)], 7, taper=0.1)
        figure.gold([(-48, -34), (-54, -98)], 2.2)
        figure.gold([(-36, -34), (-41, -98)], 1.4)
        figure.gold([(-84, 9), (0, 13), (88, 4)], 1.6)
    figure.black([(206, 244), (226, 238), (240, 250), (238, 270), (228, 294), (214, 268)])
    moustache(figure, X, Y, big=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    arm(figure, [(190, 560), (290, 480), (312, 386)], [90, 60, 36])
    for at in range(5):
        with figure.moved(308, 352, -44 + at * 22):
            figure.black([(-20, -104), (20, -104), (20, -20), (-20, -20)], sharp=True)
            figure.paper([(-17, -101), (17, -101), (17, -24), (-17, -24)], sharp=True)
            shape = (
                ((0, -78), (12, -64), (0, -50), (-12, -64))
                if at % 2
                else ((0, -80), (13, -62), (5, -58), (0, -48), (-5, -58), (-13, -62))
            )
            figure.black(shape, sharp=True)
    figure.black([(292, 330), (324, 326), (334, 350), (328, 382), (300, 384), (288, 358)])
    figure.paper([(296, 334), (322, 331), (329, 350), (323, 372), (303, 374), (294, 356)])
    for at in range(3):
        figure.scratch([(303 + at * 8, 338), (304 + at * 7, 356)], 2.2, sharp=True)


@person("gloria-goldberg", "8A4A3A", shift=-6, size=0.93)
def gloria_goldberg(figure: Figure) -> None:
    """An author: waved hair, a pen behind the ear, the typewriter before her."""
    torso(figure, "slight")
    head(figure, X, 184, MATRON)
    with figure.moved(X, 184, 0, 0.9):
        figure.black(
            [
                (66, -62),
                (58, -92),
                (28, -116),
                (-14, -122),
                (-60, -100),
                (-86, -54),
                (-86, -8),
                (-92, 40),
                (-70, 66),
                (-40, 62),
                (-16, 34),
                (6, 14),
                (20, -16),
                (40, -40),
                (64, -46),
            ]
        )
        for row in range(5):
            y = -92 + row * 32
            figure.gold(
                [
                    (44 - row * 16, y + 6),
                    (20 - row * 16, y - 8),
                    (-10 - row * 11, y + 6),
                    (-36 - row * 8, y - 8),
                    (-62 - row * 4, y + 8),
                ],
                1.9,
            )
        figure.tube([(22, -52), (-46, 2)], [5, 8])
        figure.gold([(20, -50), (-42, 0)], 1.6, sharp=True)
    ear(figure, X + 4, 190)
    eye(figure, X, 184, lashes=True)
    spectacles(figure, X, 184)
    figure.gold_dot(164, 222, 4.4)
    figure.paper([(146, 308), (190, 292), (222, 322), (196, 348), (178, 326), (140, 344)], sharp=True)
    props.chain(
        figure,
        [(146 + 64 * t, 330 + 60 * math.sin(t * math.pi)) for t in np.linspace(0, 1, 13)],
        4.4,
        paper=True,
    )
    with figure.moved(282, 420):
        figure.paper([(-58, -40), (-66, -128), (48, -138), (56, -40)], sharp=True)
        for row in range(6):
            figure.scratch(
                [(-52, -116 + row * 12), (-52 + (86 if row < 5 else 40), -122 + row * 12)], 2.6, sharp=True
            )
        figure.black([(-84, -52), (78, -54), (84, -30), (-88, -28)], sharp=True)
        for side in (-94, 80):
            figure.black([(side, -52), (side + 16, -52), (side + 16, -30), (side, -30)], sharp=True)
        shape = figure.black([(-78, -30), (72, -32), (84, 20), (104, 78), (-116, 80), (-92, 20)], sharp=True)
        figure.outline(shape, 1.8)
        for row in range(3):
            for key in range(7 + row):
                x = -78 - row * 10 + key * (24 + row * 0.4)
                figure.gold_ring(x, 10 + row * 22, 6.5, 2)
        figure.gold([(-60, -16), (56, -18)], 2.4, sharp=True)
    arm(figure, [(60, 520), (130, 470), (196, 428)], [70, 52, 30])
    hand(figure, 214, 420, 1.0, 60)


@person("vincent-lee", "9A8A5A", shift=-8, size=0.94)
def vincent_lee(figure: Figure) -> None:
    """The doctor: mirror on the brow, stethoscope, syringe raised to the light."""
    man(figure, Profile(brow=3, nose=4, tip=2, chin=4, jaw=4, throat=4, neck=38), "plain")
    short_hair(figure, X, Y)
    ear(figure, X, Y)
    eye(figure, X, Y)
    cheek(figure, X, Y)
    moustache(figure, X, Y, big=True)
    figure.black([(96, 158), (150, 130), (224, 122), (226, 138), (150, 146), (98, 176)])
    figure.gold([(98, 168), (150, 140), (224, 131)], 2)
    figure.disc(232, 118, 26)
    figure.paper_disc(232, 118, 20)
    figure.disc(232, 118, 5)
    figure.paper(
        [(138, 302), (96, 320), (54, 356), (34, 430), (28, 520), (190, 520), (192, 420), (180, 344)],
        sharp=True,
    )
    figure.paper(
        [(214, 318), (244, 340), (286, 380), (312, 440), (326, 520), (206, 520), (206, 430), (210, 360)],
        sharp=True,
    )
    figure.black([(180, 304), (208, 302), (214, 340), (200, 520), (192, 420)], sharp=True)
    figure.paper([(182, 306), (206, 304), (210, 330), (196, 350)], sharp=True)
    figure.black([(194, 318), (206, 316), (206, 400), (198, 420), (192, 396)], sharp=True)
    for fold in (
        [(140, 306), (172, 352), (148, 378), (192, 470)],
        [(216, 326), (248, 360), (226, 384), (206, 440)],
        [(78, 430), (140, 426), (142, 486)],
    ):
        figure.scratch(fold, 2.6, sharp=True)
    for path in (
        [(148, 292), (140, 360), (160, 420), (178, 440)],
        [(204, 296), (232, 360), (214, 420), (178, 440)],
    ):
        figure.scratch(path, 6)
    figure.scratch([(178, 440), (178, 486)], 6)
    figure.disc(178, 492, 12)
    figure.gold_ring(178, 492, 7)
    figure.tube([(190, 560), (286, 480), (314, 390)], [90, 62, 40])
    figure.paper([(166, 520), (266, 450), (298, 380), (332, 394), (318, 480), (270, 520)])
    figure.scratch([(216, 506), (276, 466), (310, 410)], 2.4)
    with figure.moved(316, 300, 8):
        figure.black([(-14, -70), (14, -70), (14, 40), (-14, 40)], sharp=True)
        figure.paper([(-9, -64), (9, -64), (9, -24), (-9, -24)], sharp=True)
        figure.stroke([(0, -70), (0, -132)], 4, sharp=True)
        figure.black([(-7, -84), (7, -84), (7, -70), (-7, -70)], sharp=True)
        for row in range(4):
            figure.gold([(2, -16 + row * 12), (10, -16 + row * 12)], 2, sharp=True)
        figure.black([(-24, 36), (24, 36), (24, 44), (-24, 44)], sharp=True)
        figure.stroke([(0, 44), (0, 90)], 7, sharp=True)
        figure.black([(-18, 88), (18, 88), (18, 98), (-18, 98)], sharp=True)
    hand(figure, 314, 352, 1.15, 6)
    figure.paper_disc(334, 158, 4)
