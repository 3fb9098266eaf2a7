"""People of learning and the stage, from the student to the doctor."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import GIRL, LADY, MATRON, OLD, WOMAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, bun, hand, lapels, man, moustache, short_hair, spectacles, torso

X, Y = 168, 190


@person("amanda-sharpe", "2F6F70", looks_left=True, shift=-4, size=0.95)
def amanda_sharpe(figure: Figure) -> None:
    """A student: ribboned plait, cardigan, a strapped pile of books in her arm."""
    body = torso(figure, "slight")
    head(figure, X, Y, GIRL)
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (62, -60),
                (54, -94),
                (16, -116),
                (-34, -110),
                (-70, -78),
                (-80, -30),
                (-74, 8),
                (-48, 26),
                (-22, 8),
                (0, -20),
                (34, -42),
                (60, -46),
            ]
        )
        figure.strands(
            [(58, -66), (10, -98), (-56, -56), (-66, 0)], [(46, -46), (8, -34), (-26, -6), (-50, 20)], 7
        )
        for part in range(6):
            x, y = -70 - part * 1.5, 30 + part * 25
            knot = figure.black([(x - 17 + part, y), (x, y - 17), (x + 17 - part, y), (x, y + 19)])
            figure.outline(knot, 1.8)
            figure.gold([(x - 10, y - 6), (x, y + 8)], 1.5)
        figure.black([(-78, 180), (-104, 164), (-104, 204)], sharp=True)
        figure.black([(-78, 180), (-52, 164), (-52, 204)], sharp=True)
        figure.tube([(-78, 180), (-84, 214)], [14, 8])
    ear(figure, X, Y)
    eye(figure, X, Y, lashes=True)
    mouth(figure, X, Y, smile=4)
    figure.paper([(152, 306), (196, 300), (220, 330), (196, 346), (178, 326), (146, 340)], sharp=True)
    figure.scratch([(182, 308), (190, 344)], 2.2, sharp=True)
    figure.hatch(body, 90, 9, 1.1)
    with figure.moved(262, 396, -8):
        for row, (wide, high) in enumerate(((150, 34), (134, 28), (156, 36), (126, 26))):
            with figure.moved(4 * (-1) ** row, 62 - row * 36):
                props.closed_book(figure, wide, high)
                figure.outline(
                    figure.black(
                        [
                            (-wide / 2, -high / 2),
                            (-wide / 2 + 12, -high / 2),
                            (-wide / 2 + 12, high / 2),
                            (-wide / 2, high / 2),
                        ],
                        sharp=True,
                    ),
                    1.6,
                )
        figure.gold([(-20, -64), (-20, 84)], 5, sharp=True, taper=0.1)
    arm(figure, [(120, 480), (200, 500), (300, 470)], [70, 60, 38])
    hand(figure, 318, 466, 1.1, 20)


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


@person("harvey-walters", "2F4A6E", looks_left=True, shift=-12, size=0.93)
def harvey_walters(figure: Figure) -> None:
    """The professor: bald crown, beard, wing collar, tweed and an old book."""
    body = man(figure, OLD, "plain", y=184)
    figure.hatch(body, 58, 11, 1.1)
    figure.hatch(body, -58, 11, 1.1)
    figure.black(
        [
            (108, 150),
            (88, 168),
            (92, 200),
            (86, 220),
            (104, 244),
            (128, 252),
            (150, 230),
            (156, 200),
            (150, 172),
            (134, 148),
            (120, 126),
        ]
    )
    figure.strands(
        [(120, 140), (98, 170), (96, 210), (110, 240)],
        [(146, 178), (136, 200), (140, 220), (132, 244)],
        7,
        1.7,
    )
    figure.black(
        [
            (186, 218),
            (206, 232),
            (226, 228),
            (242, 232),
            (246, 254),
            (252, 284),
            (244, 318),
            (230, 340),
            (212, 316),
            (194, 292),
            (180, 256),
        ]
    )
    figure.strands([(192, 236), (202, 270), (228, 330)], [(238, 238), (244, 280), (232, 334)], 8, 1.7)
    moustache(figure, X, 184, big=True)
    spectacles(figure, X, 184, bows=True)
    ear(figure, X, 184)
    cheek(figure, X, 178)
    figure.paper([(180, 296), (200, 300), (222, 326), (200, 322)], sharp=True)
    figure.black([(198, 322), (226, 312), (230, 340), (212, 333), (194, 346), (188, 322)], sharp=True)
    figure.gold([(170, 312), (156, 372), (198, 404), (204, 520)], 3, sharp=True)
    figure.gold([(232, 344), (252, 384), (220, 414), (214, 520)], 3, sharp=True)
    arm(figure, [(200, 560), (250, 520), (278, 478)], [90, 62, 40], cuff=False)
    with figure.moved(290, 432):
        props.open_book(figure)
    hand(figure, 286, 462, 1.1, 70)


@person("kate-winthrop", "4F7A4A", shift=-10, size=0.95)
def kate_winthrop(figure: Figure) -> None:
    """A scientist in a white coat who watches her flask."""
    torso(figure, "slight")
    head(figure, X, Y, WOMAN)
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (64, -62),
                (56, -94),
                (20, -116),
                (-34, -112),
                (-74, -84),
                (-88, -36),
                (-78, 12),
                (-54, 40),
                (-26, 34),
                (-6, 8),
                (4, -22),
                (36, -42),
                (62, -46),
            ]
        )
        figure.strands(
            [(60, -68), (10, -100), (-60, -60), (-66, 6)], [(46, -46), (6, -30), (-14, -4), (-40, 32)], 8
        )
        figure.black([(-60, -86), (-44, -118), (-10, -132), (18, -120), (0, -104), (-30, -92)])
        figure.strands([(-52, -90), (-34, -118), (10, -122)], [(-44, -86), (-20, -104), (8, -112)], 3, 1.6)
    ear(figure, X, Y)
    eye(figure, X, Y, lashes=True)
    coat = figure.paper(
        [
            (142, 306),
            (112, 320),
            (82, 350),
            (62, 420),
            (56, 520),
            (190, 520),
            (196, 420),
            (186, 352),
            (166, 316),
        ],
        sharp=True,
    )
    del coat
    figure.paper(
        [(206, 316), (232, 344), (264, 382), (288, 440), (300, 520), (206, 520), (204, 430), (210, 360)],
        sharp=True,
    )
    for fold in (
        [(142, 310), (170, 356), (150, 380), (194, 470)],
        [(212, 330), (238, 360), (222, 384), (206, 440)],
        [(96, 440), (150, 440), (150, 490), (98, 492), (96, 440)],
    ):
        figure.scratch(fold, 2.6, sharp=True)
    figure.scratch([(112, 430), (114, 470)], 4, sharp=True)
    sleeve = figure.tube([(170, 560), (280, 480), (318, 380)], [88, 60, 40])
    figure.outline(sleeve, 1)
    figure.paper([(150, 520), (262, 448), (300, 372), (334, 386), (316, 480), (250, 520)])
    figure.scratch([(200, 500), (270, 462), (312, 400)], 2.2)
    hand(figure, 318, 350, 1.15)
    with figure.moved(322, 296, 6):
        figure.black(
            [(-13, -98), (13, -98), (13, -52), (52, 24), (46, 40), (-46, 40), (-52, 24), (-13, -52)],
            sharp=True,
        )
        figure.paper([(-7, -90), (7, -90), (7, -50), (17, -28), (-17, -28)], sharp=True)
        figure.black([(-19, -104), (19, -104), (19, -96), (-19, -96)], sharp=True)
        for x, y, size in ((-14, 8, 7), (10, 18, 9), (16, -8, 5), (-24, 24, 5), (0, -12, 4)):
            figure.gold_ring(x, y, size, 1.8)
        figure.gold([(-24, -26), (0, -20), (24, -26)], 2)
    for x, y, size in ((312, 178, 7), (330, 156, 10), (312, 132, 6)):
        figure.disc(x, y, size)
        figure.paper_disc(x, y, size - 3)
    hand(figure, 318, 344, 1.15)


@person("mandy-thompson", "8A6A2A", looks_left=True, shift=-8, size=0.95)
def mandy_thompson(figure: Figure) -> None:
    """A researcher bent over a lens: long waves of hair, spectacles, a scroll of notes."""
    body = torso(figure, "slight")
    head(figure, X, Y, GIRL, tilt=4)
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (62, -62),
                (52, -94),
                (12, -116),
                (-40, -110),
                (-78, -76),
                (-96, -20),
                (-96, 50),
                (-112, 120),
                (-92, 170),
                (-60, 178),
                (-30, 150),
                (-28, 90),
                (-14, 40),
                (0, 0),
                (30, -40),
                (60, -46),
            ]
        )
        figure.strands(
            [(56, -70), (-20, -100), (-80, -20), (-84, 80), (-96, 150)],
            [(44, -46), (6, -30), (-22, 20), (-36, 90), (-44, 160)],
            8,
        )
    eye(figure, X, Y + 4, lashes=True)
    spectacles(figure, X, Y + 4)
    figure.paper([(150, 306), (192, 300), (218, 330), (194, 350), (176, 328), (144, 342)], sharp=True)
    figure.black([(180, 318), (202, 314), (206, 370), (194, 400), (184, 370)], sharp=True)
    figure.hatch(body, 70, 12, 1.1)
    with figure.moved(268, 470, -10):
        figure.paper([(-98, -44), (84, -60), (92, 40), (-92, 50)], sharp=True)
        for row in range(6):
            figure.scratch([(-80, -28 + row * 12), (68, -42 + row * 12)], 2.4, sharp=True)
        figure.tube([(84, -62), (94, 42)], [18, 18])
        figure.gold([(82, -56), (92, 40)], 2, sharp=True)
    arm(figure, [(150, 560), (260, 500), (312, 410)], [80, 56, 34])
    with figure.moved(304, 330, -16, 1.18):
        props.magnifier(figure)
        figure.scratch([(-12, -34), (0, -44), (14, -36), (2, -28), (-12, -34)], 2.4)
        figure.scratch([(1, -36), (3, -35)], 5, sharp=True)
    hand(figure, 316, 376, 1.1, -12)


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
