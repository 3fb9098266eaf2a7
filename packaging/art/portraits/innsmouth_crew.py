"""People of the Innsmouth set, second half: fed, sailor, convict, cop, spy, explorer, gravedigger, chef."""

from __future__ import annotations

import math

from . import props
from .figure import Figure
from .heads import BOY, GAUNT, LADY, WOMAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, bob, fedora, hand, lapels, man, moustache, short_hair, torso

X, Y = 168, 190


@person("roland-banks", "3A5272", shift=-10, size=0.92)
def roland_banks(figure: Figure) -> None:
    """The federal man: pressed suit, level hat, the badge held out."""
    body = man(figure, Profile(brow=4, nose=3, chin=5, jaw=6, neck=39), "broad", x=160)
    figure.hatch(body, 60, 22, 0.9)
    short_hair(figure, 160, Y, parting=False)
    fedora(figure, 160, Y, tilt=1, brim=0.86, crown=0.94, band=8)
    ear(figure, 160, Y)
    eye(figure, 160, Y)
    mouth(figure, 160, Y, smile=-2)
    lapels(figure, x=-6)
    figure.paper([(92, 372), (128, 364), (130, 374), (94, 384)], sharp=True)
    arm(figure, [(170, 560), (278, 490), (314, 400)], [96, 68, 42])
    with figure.moved(316, 304, 5):
        figure.black([(-50, -94), (52, -94), (52, 64), (-50, 64)], sharp=True)
        figure.gold([(-44, -88), (46, -88), (46, 58), (-44, 58), (-44, -88)], 1.8, sharp=True)
        figure.paper(
            [
                (0, -78),
                (14, -68),
                (34, -72),
                (32, -34),
                (20, -12),
                (0, 2),
                (-20, -12),
                (-32, -34),
                (-34, -72),
                (-14, -68),
            ]
        )
        figure.scratch([(-22, -54), (22, -54)], 3, sharp=True)
        for point in range(5):
            first = -math.pi / 2 + point * 4 * math.pi / 5
            ends = [
                (14 * math.cos(turn), -32 + 14 * math.sin(turn)) for turn in (first, first + 4 * math.pi / 5)
            ]
            figure.scratch(ends, 2.6, sharp=True)
        figure.paper([(-34, 14), (36, 14), (36, 48), (-34, 48)], sharp=True)
        for row in range(3):
            figure.scratch([(-28, 22 + row * 9), (26 - row * 12, 22 + row * 9)], 2.4, sharp=True)
    hand(figure, 316, 366, 1.25, 4)


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


@person("skids-otoole", "6A5A4A", shift=-12, size=0.91)
def skids_otoole(figure: Figure) -> None:
    """Late of the state prison: cropped head, broken nose, stripes, and the axe."""
    figure.tube([(344, 540), (318, 110)], [13, 12])
    man(
        figure,
        Profile(brow=10, nose=0, tip=7, lips=3, chin=7, jaw=15, throat=8, neck=56, back=4),
        "broad",
        x=160,
    )
    for row in range(6):
        y = 336 + row * 34
        figure.paper(
            [
                (28 - row * 2, y + 18),
                (110, y - 8),
                (200, y + 10),
                (300 + row * 6, y + 16),
                (304 + row * 6, y + 32),
                (200, y + 26),
                (110, y + 8),
                (26 - row * 2, y + 34),
            ]
        )
    for y in range(3):
        for at in range(14):
            x = 112 + at * 7.4
            figure.gold(
                [
                    (x, 112 - 14 * math.sin(at / 13 * math.pi) + y * 16),
                    (x - 3, 119 - 14 * math.sin(at / 13 * math.pi) + y * 16),
                ],
                1.5,
                sharp=True,
            )
    ear(figure, 160, Y)
    eye(figure, 160, Y)
    cheek(figure, 160, Y)
    figure.gold([(176, 150), (192, 176)], 2.6, sharp=True)
    for at in range(3):
        figure.gold([(174 + at * 6, 160 + at * 7), (184 + at * 5, 154 + at * 7)], 1.7, sharp=True)
    for _ in range(40):
        x, y = figure.numbers.uniform(166, 220), figure.numbers.uniform(226, 264)
        figure.gold([(x, y), (x + 2, y + 3)], 1.4, sharp=True)
    figure.outline(figure.black([(122, 292), (206, 296), (226, 328), (180, 344), (124, 322)]), 2)
    figure.paper([(88, 402), (150, 398), (152, 428), (90, 432)], sharp=True)
    for at in (100, 120, 138):
        figure.scratch([(at, 406), (at, 424)], 5, sharp=True)
    with figure.moved(318, 118, 3):
        figure.black([(-14, -30), (12, -30), (12, 34), (-14, 34)], sharp=True)
        figure.black([(6, -24), (38, -32), (66, -62), (76, 2), (66, 64), (38, 34), (6, 28)])
        figure.gold([(64, -50), (71, 2), (64, 52)], 2.6)
        figure.gold([(-14, -10), (12, -10)], 1.8, sharp=True)
        figure.black([(-14, -16), (-44, -10), (-44, 12), (-14, 18)], sharp=True)
    figure.gold([(321, 170), (330, 320)], 2, sharp=True)
    arm(figure, [(180, 560), (300, 500), (328, 400)], [104, 80, 54], cuff=False)
    for row in range(3):
        figure.gold(
            [(284 + row * 8, 430 - row * 2 + row * 16), (320, 444 + row * 14), (350, 430 + row * 16)],
            5,
            taper=0.1,
        )
    hand(figure, 334, 364, 1.35, -3)


@person("tommy-muldoon", "2F4A7A", looks_left=True, shift=-12, size=0.9)
def tommy_muldoon(figure: Figure) -> None:
    """A rookie of the police: cap too new, buttons bright, rifle on the shoulder."""
    figure.tube([(336, 560), (322, 240)], [26, 17])
    figure.tube([(322, 250), (312, 60)], [11, 8])
    figure.black([(304, 78), (300, 60), (312, 60), (314, 78)], sharp=True)
    figure.gold([(318, 250), (310, 72)], 1.7, sharp=True)
    figure.black([(330, 300), (350, 292), (356, 312), (334, 318)])
    figure.gold([(322, 330), (330, 520)], 2, sharp=True)
    man(figure, BOY, "plain")
    short_hair(figure, X, Y, parting=False)
    with figure.moved(X, Y - 56, -4):
        figure.black(
            [
                (-66, 12),
                (-76, -22),
                (-96, -44),
                (-50, -60),
                (10, -66),
                (66, -58),
                (96, -40),
                (76, -20),
                (72, 6),
            ]
        )
        figure.black([(40, 2), (82, -4), (104, 16), (100, 24), (74, 14), (44, 14)])
        figure.gold([(-72, -18), (0, -10), (75, -18)], 2.4, taper=0.1)
        figure.gold([(-67, 6), (0, 12), (72, 2)], 3, taper=0.1)
        figure.gold([(-88, -42), (0, -54), (88, -40)], 1.7)
        figure.paper([(34, -46), (50, -38), (46, -18), (34, -10), (22, -18), (18, -38)])
        figure.scratch([(34, -38), (34, -20)], 3, sharp=True)
    ear(figure, X, Y)
    eye(figure, X, Y)
    mouth(figure, X, Y, smile=2)
    figure.outline(figure.black([(136, 292), (202, 294), (214, 322), (180, 336), (136, 320)]), 2.6)
    figure.gold([(192, 334), (200, 520)], 2.4, sharp=True)
    for row in range(5):
        figure.gold_dot(214, 350 + row * 36, 6)
    figure.paper(
        [
            (128, 360),
            (138, 352),
            (152, 356),
            (164, 350),
            (170, 374),
            (160, 398),
            (146, 406),
            (132, 394),
            (124, 372),
        ]
    )
    figure.scratch([(136, 372), (160, 370)], 2.6, sharp=True)
    figure.scratch([(147, 380), (147, 396)], 3, sharp=True)
    figure.gold([(60, 400), (130, 440), (230, 500)], 5, taper=0.2)
    arm(figure, [(170, 560), (286, 490), (326, 410)], [88, 64, 40])
    hand(figure, 328, 374, 1.2, -4)


@person("trish-scarborough", "4A2F5E", shift=-4, size=0.96)
def trish_scarborough(figure: Figure) -> None:
    """A spy: the brim over one eye, a turned-up collar, the small silenced pistol."""
    body = torso(figure, "slight")
    head(figure, X, Y, LADY)
    bob(figure, X, Y, fringe=False)
    with figure.moved(X + 4, Y - 46, 13):
        figure.black([(-62, 2), (-56, -40), (-24, -60), (26, -58), (60, -36), (66, 0)])
        figure.black(
            [
                (-134, -22),
                (-96, -2),
                (-50, -6),
                (10, -8),
                (66, -4),
                (116, 14),
                (128, 30),
                (86, 24),
                (10, 18),
                (-60, 20),
                (-112, 10),
            ]
        )
        figure.gold([(-60, -8), (0, -14), (66, -6)], 8, taper=0.1)
        figure.gold([(-122, -16), (-60, 8), (20, 8), (114, 22)], 1.9)
        figure.disc(-34, -22, 13)
        figure.gold_ring(-34, -22, 9)
        figure.gold_ring(-34, -22, 4)
    figure.gold([(212, 184), (220, 178), (226, 180)], 2)
    for at in range(3):
        figure.gold([(214 + at * 4, 172), (220 + at * 5, 164 + at * 2)], 1.6)
    figure.gold_dot(160, 238, 4)
    collar = figure.black(
        [(98, 330), (100, 262), (124, 236), (150, 280), (184, 336), (200, 410), (140, 366)], sharp=True
    )
    figure.outline(collar, 2.4)
    front = figure.black([(208, 336), (224, 276), (248, 310), (252, 350), (228, 376), (206, 430)], sharp=True)
    figure.outline(front, 2.4)
    figure.hatch(body, 84, 20, 0.9)
    for x, y in ((176, 430), (212, 428), (178, 476), (216, 474)):
        figure.gold_dot(x, y, 5.4)
    arm(figure, [(150, 560), (270, 500), (314, 410)], [80, 58, 34])
    with figure.moved(316, 366, -84, 1.0):
        props.pistol(figure)
        figure.black([(78, -37), (150, -37), (150, -17), (78, -17)], sharp=True)
        for at in (86, 96, 138, 146):
            figure.gold([(at, -34), (at, -20)], 1.8, sharp=True)
    hand(figure, 314, 376, 1.15, -6)
    figure.gold([(292, 404), (314, 412), (334, 402)], 4, taper=0.1)


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
