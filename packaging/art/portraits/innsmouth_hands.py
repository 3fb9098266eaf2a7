"""People of the Innsmouth set: sailor, explorer, gravedigger, cook."""

from __future__ import annotations

from . import props
from .figure import Figure
from .heads import GAUNT, WOMAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, hand, man, moustache, torso

X, Y = 168, 190


@person("silas-marsh", "2A5A66", looks_left=True, shift=-14, size=0.93)
def silas_marsh(figure: Figure) -> None:
    """A sailor: knitted cap, beard and pipe, the saber bare."""
    body = man(figure, Profile(brow=9, nose=6, tip=4, lips=4, chin=2, jaw=9, throat=6, neck=48), "broad")
    figure.hatch(body, 90, 24, 0.9)
    with figure.moved(X, Y - 52):
        figure.black([(-72, 14), (-72, -28), (-50, -62), (-6, -76), (38, -64), (66, -34), (72, 4), (0, 18)])
        roll = figure.black([(-80, 18), (-78, -6), (0, -8), (74, -16), (82, 4), (70, 14), (0, 22)])
        figure.strands([(-74, -4), (-76, 18)], [(74, -12), (76, 10)], 17, 1.7)
        figure.strands([(-56, -52), (-66, -8)], [(44, -54), (62, -16)], 9, 1.5)
        figure.outline(roll, 1.8)
    figure.black(
        [
            (150, 196),
            (168, 226),
            (196, 238),
            (214, 226),
            (238, 232),
            (248, 260),
            (238, 294),
            (210, 322),
            (178, 318),
            (150, 280),
            (140, 230),
        ]
    )
    figure.strands([(152, 214), (160, 268), (200, 316)], [(238, 240), (240, 274), (212, 314)], 10, 1.7)
    moustache(figure, X, Y, big=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    figure.tube([(230, 228), (268, 250), (278, 244)], [6, 7, 10])
    figure.black([(266, 248), (266, 218), (294, 216), (292, 246), (280, 256)])
    figure.gold([(270, 224), (290, 222)], 2, sharp=True)
    with figure.moved(280, 212):
        props.smoke(figure, 0.85, lean=-12)
    collar = figure.black(
        [(120, 306), (150, 284), (210, 316), (236, 318), (256, 350), (214, 420), (150, 356)]
    )
    figure.outline(collar, 2.6)
    for row in range(3):
        figure.gold_dot(214, 430 + row * 34, 6)
        figure.gold_dot(174, 430 + row * 34, 6)
    arm(figure, [(180, 560), (290, 500), (320, 424)], [104, 78, 48])
    with figure.moved(322, 372, 5):
        figure.black([(-7, 0), (-10, -90), (-2, -170), (16, -240), (8, -160), (7, -80), (9, 0)])
        figure.gold([(-2, -10), (-4, -90), (4, -180)], 2)
        figure.tube([(0, 0), (0, 52)], [13, 13])
        figure.black([(-26, -2), (26, -2), (26, 8), (-26, 8)])
        figure.stroke([(24, 4), (38, 26), (26, 52), (4, 56)], 7)
    hand(figure, 322, 398, 1.25)


@person("ursula-downs", "6A7A3A", looks_left=True, shift=-6, size=0.95)
def ursula_downs(figure: Figure) -> None:
    """An explorer: flyer's cap and goggles, scarf in the wind, the machete."""
    body = torso(figure, "plain")
    figure.black([(140, 300), (90, 296), (30, 262), (-6, 272), (20, 300), (-10, 326), (40, 340), (100, 344)])
    figure.strands([(130, 304), (80, 304), (14, 282)], [(120, 330), (70, 334), (10, 322)], 4, 1.8)
    head(figure, X, Y, WOMAN)
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (68, -56),
                (60, -94),
                (22, -118),
                (-36, -112),
                (-74, -78),
                (-80, -24),
                (-66, 30),
                (-40, 74),
                (-8, 92),
                (22, 82),
                (18, 50),
                (6, 14),
                (12, -24),
                (34, -46),
                (64, -48),
            ]
        )
        figure.gold([(64, -52), (30, -44), (8, -22), (2, 14), (14, 52), (20, 78)], 2.6, taper=0.2)
        figure.gold([(-10, -114), (-30, -60), (-34, 20), (-14, 84)], 1.7)
        figure.gold([(52, -96), (0, -92), (-60, -76)], 1.7)
        strap = figure.black([(30, -92), (-20, -88), (-78, -52), (-78, -34), (-20, -68), (30, -70)])
        figure.outline(strap, 1.8)
        figure.disc(48, -80, 27)
        figure.paper_disc(48, -80, 19)
        figure.gold_ring(48, -80, 23, 2.4)
        figure.scratch([(38, -82), (46, -92)], 3.4, sharp=True)
        figure.black([(66, -92), (82, -86), (80, -66), (66, -66)])
    eye(figure, X, Y, lashes=True)
    mouth(figure, X, Y, smile=4)
    wrap = figure.black([(136, 290), (200, 284), (224, 306), (206, 338), (146, 344), (122, 318)])
    figure.strands([(134, 300), (170, 322), (210, 300)], [(132, 326), (170, 342), (208, 328)], 4, 2)
    figure.outline(wrap, 1.4)
    for side in (
        [(142, 340), (172, 348), (190, 440), (140, 400)],
        [(206, 340), (232, 356), (222, 400), (202, 440)],
    ):
        figure.outline(figure.black(side, sharp=True), 2)
    figure.hatch(body, 100, 24, 0.9)
    figure.gold([(70, 350), (150, 440), (240, 510)], 6, taper=0.2)
    arm(figure, [(180, 560), (288, 490), (318, 404)], [92, 66, 42])
    with figure.moved(320, 356, 6):
        figure.tube([(0, -2), (0, 44)], [14, 17])
        figure.black(
            [(-8, -4), (-10, -80), (-24, -150), (-16, -196), (10, -214), (22, -170), (14, -90), (10, -4)]
        )
        figure.gold([(4, -14), (5, -90), (10, -170)], 2.2)
        figure.gold([(-16, -150), (-8, -188), (8, -202)], 1.8)
        figure.black([(-14, -8), (16, -8), (16, 0), (-14, 0)], sharp=True)
    hand(figure, 320, 374, 1.2)


@person("william-yorick", "4A5A52", shift=4, size=0.87)
def william_yorick(figure: Figure) -> None:
    """A gravedigger: stovepipe hat, lank hair, the spade, and the skull he talks to."""
    figure.tube([(24, 560), (66, 90)], [12, 12])
    figure.black([(44, 96), (30, 40), (52, -10), (88, -4), (96, 46), (90, 102)])
    figure.gold([(56, 4), (46, 40), (56, 88)], 2)
    body = man(figure, GAUNT, "stooped", x=166, y=190)
    figure.hatch(body, 84, 17, 1.0)
    figure.black(
        [
            (116, 146),
            (96, 190),
            (92, 250),
            (80, 300),
            (104, 306),
            (112, 290),
            (124, 312),
            (140, 270),
            (150, 220),
            (146, 170),
        ]
    )
    figure.strands([(116, 160), (104, 220), (96, 296)], [(142, 170), (140, 220), (126, 290)], 5, 1.8)
    with figure.moved(166, Y - 58, -8):
        figure.black(
            [(-54, 8), (-48, -50), (-54, -96), (-10, -88), (20, -100), (58, -92), (54, -44), (58, 6)]
        )
        figure.black([(-92, 8), (-50, 0), (0, 4), (58, -2), (96, 2), (90, 14), (0, 20), (-84, 20)])
        figure.gold([(-52, -10), (0, -4), (57, -10)], 8, taper=0.1)
        figure.gold([(-44, -30), (-50, -84)], 1.8)
        figure.gold([(20, -60), (40, -64), (44, -44), (24, -42), (20, -60)], 1.8, sharp=True)
    ear(figure, 166, Y)
    eye(figure, 166, Y)
    cheek(figure, 166, Y)
    figure.black([(150, 288), (210, 292), (232, 330), (204, 380), (160, 340)])
    figure.gold([(164, 300), (196, 330), (190, 372)], 2.2)
    figure.gold([(214, 304), (224, 330), (196, 372)], 2.2)
    hand(figure, 46, 352, 1.2, 5)
    arm(figure, [(180, 560), (284, 490), (314, 420)], [90, 62, 38])
    figure.tube([(286, 386), (316, 396), (344, 384)], [20, 26, 18])
    with figure.moved(318, 322, -6, 1.12):
        figure.black(
            [
                (-40, -4),
                (-44, -36),
                (-18, -62),
                (22, -60),
                (46, -32),
                (40, 0),
                (30, 14),
                (28, 52),
                (-8, 52),
                (-14, 22),
                (-34, 20),
            ]
        )
        figure.paper(
            [
                (-34, -6),
                (-38, -34),
                (-15, -55),
                (20, -54),
                (39, -31),
                (34, -3),
                (24, 11),
                (22, 46),
                (-4, 46),
                (-8, 16),
                (-30, 14),
            ]
        )
        figure.scratch([(-26, -8), (-18, -6)], 17, sharp=True)
        figure.scratch([(2, -10), (6, -9)], 16, sharp=True)
        figure.scratch([(-14, 8), (-10, 14)], 6, sharp=True)
        for at in range(5):
            figure.scratch([(-2 + at * 5, 22), (-2 + at * 5, 42)], 2.2, sharp=True)
        figure.scratch([(-6, 31), (24, 31)], 2.4, sharp=True)
        figure.scratch([(26, -24), (32, -8), (24, 4)], 2.2)
    for finger in range(4):
        figure.tube(
            [(290 + finger * 15, 400), (288 + finger * 16, 384), (292 + finger * 15, 372)], [12, 11, 8]
        )
        figure.gold([(292 + finger * 15, 396), (291 + finger * 16, 380)], 1.5)


@person("zoey-samaras", "8A3A2A", looks_left=True, shift=-8, size=0.93)
def zoey_samaras(figure: Figure) -> None:
    """A cook with a mission: tall white hat, cross on her neck, cleaver raised."""
    torso(figure, "plain")
    head(figure, X, Y, Profile(brow=-2, nose=1, tip=0, lips=1, chin=1, jaw=-4, throat=-5, neck=29))
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (64, -60),
                (30, -84),
                (-30, -90),
                (-70, -70),
                (-84, -30),
                (-76, 16),
                (-96, 50),
                (-84, 92),
                (-62, 70),
                (-44, 30),
                (-18, 10),
                (6, -24),
                (40, -46),
                (62, -48),
            ]
        )
        figure.strands(
            [(52, -58), (0, -70), (-66, -30), (-84, 70)], [(44, -48), (6, -34), (-24, -2), (-72, 64)], 7, 1.8
        )
    with figure.moved(X, Y - 62, -7):
        figure.black(
            [
                (-62, 14),
                (-66, -22),
                (-100, -40),
                (-96, -82),
                (-60, -100),
                (-20, -116),
                (28, -112),
                (66, -96),
                (92, -70),
                (84, -36),
                (68, -22),
                (66, 8),
            ]
        )
        figure.paper(
            [
                (-57, 8),
                (-60, -20),
                (-92, -42),
                (-89, -78),
                (-57, -93),
                (-20, -108),
                (26, -104),
                (62, -89),
                (84, -68),
                (77, -40),
                (62, -24),
                (60, 3),
            ]
        )
        figure.scratch([(-60, -18), (0, -12), (64, -22)], 2.8)
        for share in (-0.7, -0.3, 0.1, 0.5, 0.8):
            figure.scratch([(share * 54, -22), (share * 60 - 4, -56), (share * 76, -86)], 2)
    ear(figure, X, Y)
    eye(figure, X, Y, lashes=True)
    mouth(figure, X, Y, smile=-2)
    figure.paper(
        [
            (136, 304),
            (88, 322),
            (54, 360),
            (36, 430),
            (30, 520),
            (328, 520),
            (316, 440),
            (286, 380),
            (244, 340),
            (204, 310),
            (194, 340),
            (160, 340),
        ],
        sharp=True,
    )
    figure.scratch([(200, 312), (150, 380), (146, 520)], 2.8, sharp=True)
    for row in range(4):
        figure.scratch([(168, 404 + row * 32), (170, 405 + row * 32)], 10, sharp=True)
        figure.scratch([(218, 400 + row * 32), (220, 401 + row * 32)], 10, sharp=True)
    for fold in ([(86, 420), (100, 470), (96, 518)], [(264, 400), (262, 450)], [(70, 370), (96, 400)]):
        figure.scratch(fold, 2.4)
    figure.black([(138, 286), (206, 290), (220, 322), (180, 346), (132, 318)])
    figure.gold([(140, 312), (180, 338), (216, 318)], 2)
    figure.scratch([(176, 344), (176, 372)], 2.6, sharp=True)
    figure.black(
        [
            (171, 366),
            (181, 366),
            (181, 378),
            (193, 378),
            (193, 388),
            (181, 388),
            (181, 412),
            (171, 412),
            (171, 388),
            (159, 388),
            (159, 378),
            (171, 378),
        ],
        sharp=True,
    )
    figure.gold([(176, 370), (176, 408)], 2, sharp=True)
    figure.tube([(190, 570), (294, 490), (318, 400)], [100, 72, 48])
    figure.paper([(150, 540), (276, 470), (300, 400), (336, 410), (324, 490), (270, 540)])
    figure.scratch([(214, 520), (286, 470), (312, 416)], 2.6)
    with figure.moved(316, 340, 5, 1.25):
        props.knife(figure, 124, cleaver=True)
    hand(figure, 318, 358, 1.25, 4)
