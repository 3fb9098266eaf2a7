"""People of the Innsmouth set, first half: waitress to astronomer, and the violinist."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import HEAVY, LADY, OLD, STRONG, WOMAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, bob, bun, cap, hand, lapels, man, short_hair, spectacles, torso

X, Y = 168, 190


@person("agnes-baker", "8A5A2A", looks_left=True, shift=-16, size=0.9)
def agnes_baker(figure: Figure) -> None:
    """A waitress: bob and cap, apron, the tray with a pot that steams too long."""
    torso(figure, "slight")
    head(figure, X, Y, WOMAN)
    bob(figure, X, Y, fringe=False)
    figure.paper([(214, 122), (208, 98), (188, 82), (166, 76), (160, 94), (180, 108), (200, 126)])
    for at in range(5):
        figure.scratch([(172 + at * 9, 82 + at * 8), (174 + at * 8, 98 + at * 5)], 2, sharp=True)
    eye(figure, X, Y, lashes=True)
    mouth(figure, X, Y, smile=3)
    figure.gold([(160, 226), (160, 238)], 3, sharp=True)
    figure.gold_dot(160, 243, 4)
    figure.paper([(146, 308), (192, 300), (216, 334), (190, 350), (176, 330), (136, 344)], sharp=True)
    figure.scratch([(184, 306), (188, 346)], 2.4, sharp=True)
    apron = figure.black(
        [(118, 392), (144, 350), (160, 398), (206, 398), (210, 350), (236, 384), (250, 520), (108, 520)],
        sharp=True,
    )
    figure.hatch(apron, 90, 9, 1.4)
    figure.outline(apron, 2.4)
    figure.outline(figure.black([(150, 420), (196, 420), (196, 470), (150, 470)], sharp=True), 2)
    figure.gold([(164, 410), (164, 440)], 3, sharp=True)
    arm(figure, [(230, 480), (318, 440), (334, 340)], [70, 48, 28])
    hand(figure, 330, 308, 1.1, 84)
    figure.black([(230, 276), (396, 268), (388, 284), (362, 292), (262, 296), (240, 290)])
    figure.gold([(242, 281), (384, 275)], 2.2, taper=0.2)
    pot = [(274, 276), (266, 232), (276, 196), (286, 186), (314, 186), (324, 198), (332, 234), (324, 274)]
    figure.black(pot)
    figure.tube([(272, 252), (252, 236), (246, 212)], [13, 10, 7])
    figure.tube([(324, 206), (348, 210), (346, 246), (326, 254)], [6, 6, 6, 6])
    figure.disc(300, 180, 7)
    figure.gold([(284, 198), (278, 232), (284, 268)], 3)
    figure.gold([(280, 208), (322, 208)], 2, sharp=True)
    figure.black([(356, 272), (352, 246), (386, 244), (382, 270)], sharp=True)
    figure.gold([(357, 253), (382, 251)], 2, sharp=True)
    with figure.moved(246, 208):
        props.smoke(figure, 1.0, lean=18)
    with figure.moved(364, 240):
        props.smoke(figure, 0.6)


@person("akachi-onyele", "6B3A6B", shift=-10, size=0.9)
def akachi_onyele(figure: Figure) -> None:
    """A shaman: wrapped hair with bone pins, rings on the neck, a staff with skull and feathers."""
    figure.tube([(330, 540), (322, 130)], [11, 10])
    torso(figure, "slight")
    head(
        figure,
        X,
        Y,
        Profile(brow=-2, nose=-4, tip=1, lips=6, chin=-2, jaw=-5, throat=-8, neck=25, crown=4, back=4),
    )
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (68, -56),
                (64, -92),
                (30, -124),
                (-10, -150),
                (-70, -160),
                (-104, -126),
                (-110, -70),
                (-86, -26),
                (-56, -2),
                (-20, -18),
                (30, -44),
            ]
        )
        figure.strands([(66, -58), (10, -54), (-60, -12)], [(20, -126), (-60, -156), (-104, -90)], 8, 2.2)
        figure.strands([(-30, -150), (-40, -90), (-26, -30)], [(-84, -150), (-80, -100), (-64, -20)], 3, 1.5)
        figure.paper_line([(-60, -178), (-10, -80)], 6, sharp=True)
        figure.paper_line([(-118, -140), (-30, -92)], 6, sharp=True)
    eye(figure, X, Y, lashes=True)
    for at in range(3):
        figure.gold_dot(206 - at * 9, 208 + at * 3, 2.8)
    figure.paper_disc(150, 226, 9)
    figure.gold_ring(150, 226, 5)
    for row in range(7):
        figure.gold(
            [(146 - row * 2.4, 268 + row * 9), (168, 276 + row * 9), (192 + row * 2.8, 266 + row * 9)],
            4,
            taper=0.1,
        )
    for ring, bead in ((60, 5.4), (92, 5.0), (126, 5.6)):
        points = [
            (170 + ring * 1.05 * math.cos(t), 316 + ring * 0.85 * math.sin(t))
            for t in np.linspace(0.25, 2.9, ring // 8)
        ]
        props.chain(figure, points, bead, paper=ring == 92)
    for side in (-1, 1):
        with figure.moved(324, 150, side * 50 + 180):
            props.feather(figure, 84, 26)
    with figure.moved(322, 116, 0, 1.1):
        figure.black(
            [(-32, -6), (-28, -36), (0, -48), (28, -36), (32, -6), (18, 8), (16, 28), (-16, 28), (-18, 8)]
        )
        figure.paper(
            [(-26, -8), (-22, -31), (0, -41), (22, -31), (26, -8), (13, 5), (11, 22), (-11, 22), (-13, 5)]
        )
        for side in (-1, 1):
            figure.scratch([(11 * side - 3, -12), (11 * side + 3, -10)], 13, sharp=True)
        figure.scratch([(0, 0), (0, 5)], 4, sharp=True)
        for at in (-6, 0, 6):
            figure.scratch([(at, 12), (at, 22)], 2.2, sharp=True)
    for at in range(4):
        figure.gold([(317, 196 + at * 9), (331, 192 + at * 9)], 3, sharp=True)
    arm(figure, [(180, 540), (282, 470), (322, 380)], [64, 46, 28], cuff=False)
    figure.gold([(288, 410), (314, 424)], 5, taper=0.1)
    hand(figure, 324, 350, 1.1)


@person("finn-edwards", "4A6A3A", looks_left=True, shift=-6, size=0.95)
def finn_edwards(figure: Figure) -> None:
    """A bootlegger: paper boy's cap, a grin, and the good stuff lifted out of the crate."""
    body = man(figure, Profile(brow=2, nose=1, tip=-5, chin=5, jaw=-1, neck=34), "slight")
    figure.hatch(body, 80, 20, 1.0)
    short_hair(figure, X, Y, parting=False)
    cap(figure, X, Y)
    ear(figure, X, Y)
    eye(figure, X, Y)
    mouth(figure, X, Y, smile=10)
    figure.gold([(196, 216), (206, 228), (206, 238)], 1.8)
    figure.black([(140, 300), (208, 300), (230, 330), (200, 352), (150, 332)])
    for at in range(4):
        figure.gold([(150 + at * 18, 306), (146 + at * 20, 330), (160 + at * 16, 340)], 2)
    figure.outline(figure.black([(146, 330), (178, 344), (190, 460), (150, 520), (120, 440)], sharp=True), 2)
    figure.outline(figure.black([(204, 342), (226, 332), (248, 420), (222, 520), (196, 440)], sharp=True), 2)
    with figure.moved(244, 470, -3):
        crate = figure.black([(-120, -34), (110, -34), (110, 80), (-120, 80)], sharp=True)
        figure.outline(crate, 2.4)
        for row in (2, 38):
            figure.gold([(-118, row), (108, row)], 2.2, sharp=True)
        for x in (-112, 102):
            for row in (-22, 14, 50):
                figure.gold_dot(x, row, 2.8)
        for at in (-84, -46, 62):
            figure.black(
                [
                    (at - 9, -34),
                    (at - 9, -64),
                    (at - 5, -72),
                    (at - 5, -88),
                    (at + 5, -88),
                    (at + 5, -72),
                    (at + 9, -64),
                    (at + 9, -34),
                ],
                sharp=True,
            )
            figure.gold([(at - 4, -40), (at - 4, -64)], 1.8, sharp=True)
    arm(figure, [(180, 520), (284, 440), (316, 350)], [76, 54, 34])
    with figure.moved(320, 330, 8, 1.35):
        props.bottle(figure)
    hand(figure, 318, 312, 1.15, 8)


@person("george-barnaby", "3A4A6A", shift=-10, size=0.9)
def george_barnaby(figure: Figure) -> None:
    """A lawyer of weight: side whiskers, pince-nez, watch chain, and a deed with its seal."""
    body = man(figure, HEAVY, "broad", x=160)
    figure.hatch(body, 88, 11, 1.0)
    short_hair(figure, 160, Y)
    figure.black(
        [(150, 176), (162, 216), (184, 250), (200, 262), (190, 284), (160, 270), (140, 226), (138, 190)]
    )
    figure.strands([(146, 186), (154, 226), (184, 268)], [(156, 196), (172, 236), (196, 262)], 5, 1.6)
    ear(figure, 154, Y - 6)
    eye(figure, 160, Y)
    spectacles(figure, 160, Y, bows=False)
    figure.gold([(196, 182), (176, 230), (184, 300), (210, 360)], 1.3)
    cheek(figure, 160, Y)
    lapels(figure, x=-6, tie="bow")
    figure.paper([(176, 290), (198, 294), (216, 318), (190, 312)], sharp=True)
    vest = figure.black([(176, 380), (232, 378), (252, 520), (160, 520)], sharp=True)
    figure.outline(vest, 1.6)
    for row in range(4):
        figure.gold_dot(206, 396 + row * 28, 4)
    figure.gold([(168, 430), (188, 456), (210, 448)], 3, taper=0.1)
    figure.gold([(214, 448), (232, 456), (248, 434)], 3, taper=0.1)
    with figure.moved(312, 300, 6):
        figure.paper([(-46, -124), (50, -124), (50, 70), (-46, 70)], sharp=True)
        figure.tube([(-52, -126), (56, -126)], [18, 18])
        figure.tube([(-52, 72), (56, 72)], [18, 18])
        figure.gold([(-48, -126), (50, -126)], 2, sharp=True)
        figure.gold([(-48, 72), (50, 72)], 2, sharp=True)
        figure.scratch([(-22, -98), (26, -98)], 6, sharp=True)
        for row in range(8):
            figure.scratch([(-36, -78 + row * 13), (40 - (row == 7) * 44, -78 + row * 13)], 2.4, sharp=True)
        figure.scratch([(8, 44), (22, 34), (14, 48), (40, 40)], 2)
        figure.disc(-22, 42, 15)
        figure.gold_ring(-22, 42, 10)
        figure.gold_ring(-22, 42, 5)
    arm(figure, [(180, 560), (282, 500), (318, 420)], [104, 76, 46])
    hand(figure, 314, 376, 1.2, 6)


@person("hank-samson", "9A7A2A", looks_left=True, shift=-10, size=0.92)
def hank_samson(figure: Figure) -> None:
    """A farmhand: great straw hat, a stalk in his teeth, the pitchfork."""
    figure.tube([(330, 540), (322, 200)], [11, 10])
    body = man(figure, STRONG, "broad", x=160)
    figure.hatch(body, 0, 20, 1.2)
    figure.hatch(body, 90, 20, 1.2)
    short_hair(figure, 160, Y, parting=False)
    with figure.moved(160, Y - 58, -4):
        figure.black([(-60, 6), (-60, -36), (-42, -62), (0, -70), (44, -62), (62, -34), (64, 4)])
        brim = [(-132, 16), (-120, 2), (-60, -6), (0, -6), (64, -8), (124, -4), (140, 10)]
        edge = [(140 - at * 17, 13 + (9 if at % 2 else 0) + 4 * math.sin(at)) for at in range(1, 16)]
        figure.black([*brim, *edge], sharp=True)
        figure.gold([(-60, -8), (0, -12), (63, -11)], 6, taper=0.1)
        figure.strands([(-44, -58), (-54, -20)], [(46, -58), (56, -20)], 8, 1.5)
        figure.strands([(-60, 2), (-116, 12)], [(64, 0), (126, 10)], 13, 1.4)
    ear(figure, 160, Y)
    eye(figure, 160, Y)
    mouth(figure, 160, Y, smile=3)
    figure.stroke([(222, 228), (262, 222), (286, 206)], 3)
    for at in range(4):
        figure.stroke([(272 + at * 5, 216 - at * 4), (278 + at * 6, 204 - at * 5)], 3.6, sharp=True)
    figure.gold([(142, 300), (176, 330), (210, 308)], 2.4)
    bib = figure.black([(112, 394), (226, 388), (246, 520), (92, 520)], sharp=True)
    figure.outline(bib, 2.8)
    for strap in (
        [(112, 396), (86, 336)],
        [(132, 394), (104, 328)],
        [(208, 390), (222, 338)],
        [(226, 390), (240, 348)],
    ):
        figure.gold(strap, 2.6, sharp=True)
    figure.gold_dot(122, 404, 5)
    figure.gold_dot(217, 399, 5)
    for at in range(3):
        x = 292 + at * 31
        figure.tube([(322, 206), (x, 186), (x + (at - 1) * 3, 78)], [9, 8, 3])
    figure.black([(288, 190), (322, 200), (356, 190), (356, 200), (322, 214), (288, 200)])
    figure.gold([(323, 130), (322, 190)], 1.8, sharp=True)
    figure.gold([(321, 230), (326, 320)], 1.8, sharp=True)
    arm(figure, [(170, 560), (288, 490), (320, 400)], [104, 78, 50])
    hand(figure, 324, 362, 1.35)


@person("minh-thi-phan", "2F6A5E", shift=-4, size=0.92)
def minh_thi_phan(figure: Figure) -> None:
    """A secretary: hair in a knot with a pencil, high collar, the telephone at her ear."""
    body = torso(figure, "slight")
    head(
        figure, X, Y, Profile(brow=-4, nose=-8, tip=-2, lips=2, chin=-4, jaw=-7, throat=-5, neck=24, crown=2)
    )
    bun(figure, X, Y, low=False)
    figure.tube([(78, 66), (154, 118)], [7, 6])
    figure.paper([(70, 62), (80, 60), (84, 70), (76, 76)], sharp=True)
    eye(figure, X, Y, lashes=True)
    figure.outline(figure.black([(142, 284), (194, 280), (200, 314), (176, 326), (140, 314)]), 2.4)
    figure.gold([(186, 318), (214, 352), (226, 400)], 2.6)
    for x, y in ((196, 330), (214, 354), (224, 384)):
        figure.gold([(x - 8, y - 3), (x, y + 5), (x + 8, y - 3)], 2.4)
    figure.hatch(body, 64, 18, 1.0)
    for x, y in ((110, 370), (80, 440), (140, 440), (200, 450), (240, 420), (110, 500)):
        for turn in range(5):
            angle = turn * 2 * math.pi / 5
            figure.gold([(x, y), (x + 11 * math.cos(angle), y + 11 * math.sin(angle))], 3)
    arm(figure, [(70, 520), (60, 420), (110, 330), (136, 250)], [80, 66, 44, 26])
    figure.tube([(128, 212), (152, 196)], [30, 24])
    figure.gold([(120, 204), (132, 226)], 2.2)
    figure.tube([(112, 222), (134, 214)], [12, 12])
    hand(figure, 124, 224, 0.95, 60)
    figure.stroke([(112, 224), (60, 300), (130, 420), (250, 500), (300, 470)], 4)
    with figure.moved(304, 300):
        figure.tube([(0, -20), (0, 170)], [18, 20])
        figure.black([(-44, 176), (44, 176), (54, 200), (-54, 200)])
        figure.black([(-10, -50), (-30, -62), (-34, -34), (-30, -6), (-10, -18)])
        figure.black([(-10, -48), (18, -46), (20, -18), (-10, -20)])
        figure.gold([(-29, -54), (-29, -14)], 2.2, sharp=True)
        figure.gold([(-4, 0), (-4, 160)], 2.2, sharp=True)
        figure.gold_ring(6, -33, 8)
        figure.stroke([(8, 20), (34, 16), (34, 36)], 5)
    arm(figure, [(180, 540), (250, 480), (292, 420)], [70, 48, 28])
    hand(figure, 304, 396, 1.1)
    with figure.moved(330, 216, 0, 1.0):
        figure.stroke([(-14, 20), (-4, 6), (-16, -10), (-6, -24)], 3)


@person("norman-withers", "2A3A6E", looks_left=True, shift=-8, size=0.92)
def norman_withers(figure: Figure) -> None:
    """An old astronomer, hair on end, his eye at the telescope."""
    body = man(figure, OLD, "stooped", x=150, y=216)
    figure.hatch(body, 74, 13, 1.2)
    with figure.moved(150, 216, 0, 0.9):
        figure.black(
            [
                (40, -96),
                (20, -124),
                (-14, -122),
                (-40, -140),
                (-58, -112),
                (-96, -110),
                (-88, -76),
                (-120, -54),
                (-92, -32),
                (-112, 0),
                (-80, 8),
                (-84, 40),
                (-50, 34),
                (-28, 12),
                (-22, -24),
                (-14, -60),
                (14, -86),
            ]
        )
        for start, end in (
            ((30, -96), (18, -118)),
            ((0, -96), (-14, -116)),
            ((-24, -90), (-44, -130)),
            ((-44, -78), (-88, -104)),
            ((-52, -54), (-110, -54)),
            ((-52, -26), (-104, -2)),
            ((-46, 0), (-80, 36)),
            ((-40, -64), (-80, -80)),
            ((-50, -40), (-84, -30)),
            ((-12, -90), (-24, -116)),
        ):
            figure.gold([start, ((start[0] + end[0]) / 2 - 4, (start[1] + end[1]) / 2 - 6), end], 1.9)
    ear(figure, 150, 216)
    cheek(figure, 150, 212)
    eye(figure, 150, 214, closed=True)
    figure.black([(170, 258), (192, 272), (212, 270), (218, 292), (206, 322), (188, 308), (172, 286)])
    figure.strands([(176, 270), (196, 314)], [(212, 278), (206, 316)], 5, 1.6)
    lapels(figure, x=-10, y=8, tie="bow")
    with figure.moved(232, 194, -38):
        figure.black([(-18, -8), (6, -10), (6, 10), (-18, 8)], sharp=True)
        figure.black([(4, -14), (70, -15), (70, 15), (4, 14)], sharp=True)
        figure.black([(66, -19), (140, -21), (140, 21), (66, 19)], sharp=True)
        figure.black([(136, -26), (186, -28), (186, 28), (136, 26)], sharp=True)
        for at in (8, 64, 72, 132, 142, 178):
            figure.gold([(at, -20), (at, 20)], 2.6, sharp=True)
        figure.gold([(10, -7), (64, -8)], 2, sharp=True)
        figure.gold([(74, -11), (132, -12)], 2.2, sharp=True)
        figure.gold([(142, -16), (178, -17)], 2.4, sharp=True)
    arm(figure, [(160, 560), (278, 460), (296, 290), (282, 200)], [92, 66, 40, 30])
    hand(figure, 288, 168, 1.1, -30)
    for x, y, size in ((232, 84, 8), (272, 46, 5), (196, 120, 4), (330, 226, 5), (348, 166, 3.4)):
        points = [
            (
                x + (size if at % 2 == 0 else size * 0.3) * 1.5 * math.cos(at * math.pi / 4),
                y + (size if at % 2 == 0 else size * 0.3) * 1.5 * math.sin(at * math.pi / 4),
            )
            for at in range(8)
        ]
        figure.black(points, sharp=True)


@person("patrice-hathaway", "7A2A3A", shift=-14, size=0.86)
def patrice_hathaway(figure: Figure) -> None:
    """A violinist with closed eyes, the bow drawn over the strings."""
    torso(figure, "slight")
    figure.black([(96, 180), (78, 260), (60, 340), (84, 400), (120, 380), (150, 300), (140, 220)])
    head(figure, 160, 190, LADY, tilt=9)
    with figure.moved(160, 190, 9, 0.9):
        figure.black(
            [
                (64, -60),
                (56, -94),
                (16, -116),
                (-36, -110),
                (-74, -76),
                (-86, -20),
                (-92, 50),
                (-112, 130),
                (-96, 200),
                (-62, 226),
                (-40, 180),
                (-40, 110),
                (-24, 50),
                (0, 8),
                (16, -26),
                (40, -48),
            ]
        )
        figure.strands(
            [(58, -68), (-20, -100), (-74, -20), (-84, 80), (-90, 200)],
            [(46, -50), (4, -30), (-26, 20), (-44, 100), (-56, 210)],
            9,
            1.8,
        )
    eye(figure, 160, 194, lashes=True, closed=True)
    figure.gold_dot(148, 236, 4)
    figure.outline(
        figure.black(
            [(112, 336), (150, 376), (200, 380), (236, 350), (262, 400), (286, 520), (60, 520), (84, 400)]
        ),
        2.2,
    )
    with figure.moved(262, 284, 16):
        figure.black(
            [
                (-62, -26),
                (-40, -40),
                (-14, -32),
                (4, -26),
                (22, -34),
                (44, -34),
                (54, -14),
                (54, 14),
                (44, 34),
                (22, 34),
                (4, 26),
                (-14, 32),
                (-40, 40),
                (-62, 26),
                (-68, 0),
            ]
        )
        figure.gold([(-56, -24), (-38, -33), (-12, -26), (6, -20), (24, -28), (42, -27)], 2)
        figure.gold([(-56, 24), (-38, 33), (-12, 26), (6, 20), (24, 28), (42, 27)], 2)
        figure.black([(0, -7), (132, -6), (132, 6), (0, 7)], sharp=True)
        for row in (-4, -1.4, 1.4, 4):
            figure.gold([(-46, row), (128, row * 0.7)], 1.2, sharp=True, taper=0)
        figure.black([(130, -8), (158, -10), (166, 0), (158, 10), (130, 8)])
        for side in (-1, 1):
            for at in (138, 150):
                figure.black([(at, side * 6), (at + 5, side * 20), (at - 4, side * 20)], sharp=True)
            figure.gold([(-22, side * 14), (-14, side * 18), (-6, side * 13)], 2.2)
    arm(figure, [(120, 520), (250, 500), (336, 420), (372, 330)], [64, 50, 36, 24])
    hand(figure, 366, 306, 0.9, 20)
    arm(figure, [(150, 540), (262, 480), (300, 420), (322, 396)], [60, 46, 30, 24])
    figure.stroke([(334, 400), (232, 158)], 4.4, sharp=True)
    figure.stroke([(342, 394), (240, 154), (232, 158)], 1.8, sharp=True)
    hand(figure, 330, 386, 0.95, 40)
