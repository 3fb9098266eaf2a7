"""People of the Dunwich set: redeemed cultist, psychic, musician, entertainer."""

from __future__ import annotations

import math

import numpy as np

from . import props
from .figure import Figure
from .heads import LADY, Profile, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, hand, lapels, man, torso

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
