"""People of the Dunwich set, from the redeemed cultist to the handyman."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import LADY, STRONG, WOMAN, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, cap, hand, lapels, man, moustache, short_hair, torso

X, Y = 168, 190


@person("diana-stanley", "5E2F4A", looks_left=True)
def diana_stanley(figure: Figure) -> None:
    """A cultist who turned: the hood of the order, a loose strand, the ritual knife."""
    body = torso(figure, "plain")
    head(figure, X, Y, LADY)
    figure.black(
        [
            (232, 132),
            (226, 96),
            (190, 62),
            (140, 54),
            (92, 80),
            (66, 136),
            (60, 210),
            (52, 290),
            (80, 330),
            (140, 340),
            (196, 330),
            (190, 290),
            (160, 262),
            (152, 220),
            (164, 180),
            (190, 152),
            (222, 150),
        ]
    )
    figure.gold(
        [(230, 136), (196, 146), (168, 176), (154, 220), (166, 262), (196, 296), (204, 326)], 3.4, taper=0.3
    )
    figure.strands(
        [(216, 92), (150, 80), (96, 150), (84, 290)], [(212, 132), (170, 140), (132, 200), (136, 310)], 7, 1.7
    )
    figure.black(
        [
            (206, 146),
            (190, 166),
            (180, 210),
            (184, 262),
            (172, 330),
            (160, 300),
            (168, 240),
            (164, 190),
            (184, 156),
        ]
    )
    figure.strands(
        [(204, 148), (186, 190), (182, 250), (174, 320)],
        [(196, 150), (174, 190), (172, 250), (168, 310)],
        3,
        1.5,
    )
    eye(figure, X, Y, lashes=True)
    figure.hatch(body, 92, 19, 1.3)
    figure.black([(120, 330), (206, 318), (236, 344), (196, 366), (140, 358)])
    figure.gold([(124, 336), (190, 350), (232, 342)], 3, taper=0.3)
    figure.disc(190, 392, 26)
    figure.gold_ring(190, 392, 23, 2.4)
    for point in range(3):
        turn = -math.pi / 2 + point * 2 * math.pi / 3
        after = turn + 2 * math.pi / 3
        figure.gold(
            [(190 + 20 * math.cos(at), 392 + 20 * math.sin(at)) for at in (turn, after)], 2, sharp=True
        )
    figure.gold_dot(190, 394, 4)
    arm(figure, [(180, 560), (292, 490), (318, 396)], [104, 84, 62], cuff=False)
    figure.gold([(286, 404), (318, 414), (348, 404)], 4, taper=0.2)
    with figure.moved(312, 330, 4):
        figure.tube([(0, 4), (0, 40)], [12, 15])
        figure.black(
            [
                (-10, 0),
                (4, -26),
                (-8, -54),
                (4, -82),
                (-6, -112),
                (2, -150),
                (12, -112),
                (4, -84),
                (16, -56),
                (6, -28),
                (14, 0),
            ]
        )
        figure.gold([(2, -8), (8, -28), (2, -54), (8, -82), (2, -118)], 2.2)
        figure.black([(-26, -6), (0, -2), (26, -8), (22, 6), (-22, 6)])
        figure.gold_dot(0, 1, 3.4)
    hand(figure, 312, 362, 1.15)


@person("jacqueline-fine", "3E4F8A", shift=-12, size=0.94)
def jacqueline_fine(figure: Figure) -> None:
    """A psychic: jeweled turban, earring, both hands at the crystal."""
    torso(figure, "slight")
    head(figure, X, Y - 6, LADY)
    with figure.moved(184, 100, 12):
        props.feather(figure, 72, 30)
    with figure.moved(X, Y - 6, 0, 0.9):
        figure.black(
            [
                (70, -50),
                (74, -86),
                (44, -122),
                (-10, -134),
                (-62, -114),
                (-90, -62),
                (-82, -8),
                (-56, 18),
                (-30, 8),
                (10, -24),
                (44, -44),
            ]
        )
        figure.strands(
            [(66, -54), (20, -50), (-30, -16), (-54, 14)],
            [(40, -120), (-40, -112), (-84, -60), (-78, -8)],
            7,
            2,
        )
        figure.strands(
            [(68, -80), (30, -70), (-20, -76), (-70, -92)],
            [(72, -66), (30, -52), (-20, -52), (-84, -48)],
            3,
            1.4,
        )
        figure.disc(62, -84, 15)
        figure.paper_disc(62, -84, 9)
        figure.gold_ring(62, -84, 12)
    eye(figure, X, Y - 6, lashes=True, closed=True)
    figure.gold_ring(150, 224, 11, 2.6)
    figure.gold_dot(150, 240, 3.6)
    shawl = figure.black(
        [
            (140, 300),
            (196, 296),
            (230, 330),
            (270, 392),
            (290, 520),
            (200, 520),
            (180, 430),
            (150, 380),
            (90, 520),
            (40, 520),
            (60, 400),
            (96, 330),
        ]
    )
    figure.hatch(shawl, 40, 14, 1.3)
    figure.hatch(shawl, -40, 14, 1.3)
    props.chain(figure, [(150 + 66 * t, 318 + 34 * math.sin(t * math.pi)) for t in np.linspace(0, 1, 9)], 6)
    for flip in (False, True):
        reach = 1 if flip else -1
        arm(
            figure,
            [(200 + 90 * (reach > 0), 560), (250 + 70 * (reach > 0), 500), (282 + 40 * reach, 428)],
            [70, 52, 30],
        )
    figure.disc(286, 362, 58)
    figure.paper_disc(286, 362, 52)
    for ring, share in ((40, 0.62), (28, 0.8), (16, 1.0)):
        turns = np.linspace(0.2, 2 * math.pi * share, 40)
        spiral = [
            (286 + ring * math.cos(t) * (1 - t * 0.06), 362 + ring * math.sin(t) * (1 - t * 0.06))
            for t in turns
        ]
        figure.scratch(spiral, 3, sharp=True)
    figure.scratch([(274, 362), (286, 354), (298, 362), (286, 369), (274, 362)], 2.6)
    figure.scratch([(286, 361), (287, 362)], 7, sharp=True)
    figure.black([(232, 410), (340, 410), (352, 436), (220, 436)], sharp=True)
    figure.gold([(232, 420), (340, 420)], 2.4, sharp=True)
    for side in (-1, 1):
        for finger in range(4):
            turn = (2.5 if side < 0 else 0.64) + side * finger * 0.17
            base = (286 + side * 46, 424 - finger * 5)
            tip = (286 + 61 * math.cos(turn), 362 + 61 * math.sin(turn) - finger * 3)
            figure.tube([base, ((base[0] + tip[0]) / 2 + side * 12, (base[1] + tip[1]) / 2), tip], [10, 9, 6])
    for turn in np.linspace(-2.7, -0.45, 7):
        figure.stroke(
            [(286 + reach * math.cos(turn), 362 + reach * math.sin(turn)) for reach in (68, 84)],
            3,
            sharp=True,
        )


@person("jim-culver", "2F5A72", looks_left=True, shift=-20, size=0.85)
def jim_culver(figure: Figure) -> None:
    """A musician: porkpie hat, eyes shut, the golden trumpet lifted."""
    body = man(
        figure, Profile(brow=3, nose=-1, tip=3, lips=6, chin=1, jaw=5, neck=39, back=4), "plain", x=140, y=204
    )
    figure.hatch(body, 86, 12, 1.2)
    lapels(figure, x=-24, tie="bow")
    with figure.moved(136, 148, -12):
        figure.black([(-58, 8), (-56, -34), (-40, -44), (44, -44), (58, -34), (60, 6), (0, 14)])
        figure.black([(-84, 2), (-50, 2), (0, 6), (56, 0), (84, -8), (86, 2), (60, 14), (0, 20), (-70, 16)])
        figure.gold([(-57, -4), (0, 0), (59, -6)], 7, taper=0.1)
        figure.gold([(-40, -38), (0, -34), (44, -38)], 2)
    ear(figure, 140, 204)
    eye(figure, 140, 204, closed=True)
    figure.gold([(188, 224), (196, 236), (192, 250)], 1.8)
    with figure.moved(206, 238, -17):
        figure.tube([(4, 0), (112, 0)], [8, 8])
        figure.black([(-6, -7), (6, -4), (6, 4), (-6, 7)], sharp=True)
        figure.black(
            [
                (104, -5),
                (134, -9),
                (160, -26),
                (172, -44),
                (178, -44),
                (178, 44),
                (172, 44),
                (160, 26),
                (134, 9),
                (104, 5),
            ]
        )
        figure.gold([(10, -1), (120, -2), (150, -12), (170, -34)], 2.4)
        figure.gold([(172, -36), (174, 0), (172, 36)], 2)
        figure.tube([(40, 4), (34, 22), (46, 30), (104, 30), (116, 18), (108, 4)], [7, 7, 7, 7, 7, 7])
        for at in (58, 74, 90):
            figure.black([(at - 6, -22), (at + 6, -22), (at + 6, 38), (at - 6, 38)], sharp=True)
            figure.stroke([(at, -22), (at, -32)], 4, sharp=True)
            figure.black([(at - 6, -38), (at + 6, -38), (at + 6, -31), (at - 6, -31)], sharp=True)
            figure.gold([(at - 2, -18), (at - 2, 34)], 1.8, sharp=True)
    arm(figure, [(110, 560), (250, 460), (284, 268)], [92, 66, 36])
    hand(figure, 288, 226, 1.05, -14)
    for x, y, size in ((352, 104, 1.0), (320, 80, 0.8)):
        with figure.moved(x, y, 8, size):
            figure.black([(-10, 6), (0, -1), (9, 2), (6, 11), (-5, 14)])
            figure.stroke([(8, 4), (8, -36), (22, -26)], 3.4, sharp=True)


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


@person("marie-lambeau", "8A3A2A", looks_left=True, shift=-6, size=0.87)
def marie_lambeau(figure: Figure) -> None:
    """A singer of the stage: a fan of plumes, hoops, and the microphone."""
    for turn, length in ((-62, 96), (-40, 118), (-18, 128), (4, 124), (24, 104)):
        with figure.moved(142, 116, turn):
            props.feather(figure, length, 38)
    torso(figure, "slight")
    head(figure, X, Y, Profile(brow=-3, nose=-3, tip=0, lips=5, chin=-3, jaw=-7, throat=-7, neck=25, crown=2))
    with figure.moved(X, Y, 0, 0.9):
        figure.black(
            [
                (68, -58),
                (60, -92),
                (20, -116),
                (-36, -110),
                (-76, -72),
                (-80, -16),
                (-58, 16),
                (-30, 4),
                (6, -24),
                (40, -46),
                (66, -46),
            ]
        )
        figure.strands([(64, -64), (0, -60), (-56, 4)], [(50, -96), (-30, -104), (-74, -40)], 5, 2.6)
        figure.disc(50, -78, 13)
        figure.paper_disc(50, -78, 8)
    eye(figure, X, Y, lashes=True, closed=True)
    mouth(figure, X, Y, smile=5)
    figure.gold_ring(150, 236, 17, 3)
    figure.gold_ring(150, 236, 11, 1.6)
    for row in range(4):
        figure.gold([(150, 296 + row * 8), (174, 302 + row * 8), (196, 296 + row * 8)], 3, taper=0.2)
    figure.black(
        [(110, 330), (160, 372), (210, 376), (246, 350), (276, 400), (290, 520), (70, 520), (84, 400)]
    )
    for row in range(8):
        for at in range(9):
            figure.gold(
                [
                    (90 + at * 22 + (row % 2) * 11, 384 + row * 17),
                    (96 + at * 22 + (row % 2) * 11, 393 + row * 17),
                    (102 + at * 22 + (row % 2) * 11, 384 + row * 17),
                ],
                1.5,
            )
    figure.tube([(322, 540), (316, 300)], [9, 9])
    with figure.moved(314, 252):
        figure.disc(0, 0, 44)
        figure.paper_disc(0, 0, 34)
        figure.black([(-20, -24), (20, -24), (24, 24), (-24, 24)])
        for row in range(5):
            figure.gold([(-19, -16 + row * 8), (19, -16 + row * 8)], 1.8, sharp=True)
        figure.gold_ring(0, 0, 39, 2.2)
        for turn in (0.78, 2.36, 3.93, 5.5):
            figure.scratch(
                [(24 * math.cos(turn), 24 * math.sin(turn)), (34 * math.cos(turn), 34 * math.sin(turn))],
                2.4,
                sharp=True,
            )
    arm(figure, [(130, 500), (240, 460), (304, 380)], [58, 42, 26], cuff=False)
    figure.gold([(278, 390), (292, 404)], 4, taper=0.1)
    figure.gold([(270, 398), (284, 412)], 4, taper=0.1)
    hand(figure, 316, 364, 1.0, 8)


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
