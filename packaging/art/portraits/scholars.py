"""People of learning: student, professor, scientist, researcher."""

from __future__ import annotations

from . import props
from .figure import Figure
from .heads import GIRL, OLD, WOMAN, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, hand, man, moustache, spectacles, torso

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
