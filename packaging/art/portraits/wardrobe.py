"""Clothes, hats, hair and hands that several people share."""

from __future__ import annotations

import skia

from .figure import Figure
from .heads import Profile, head

SHOULDERS: dict[str, list[tuple[float, float]]] = {
    "broad": [
        (128, 292),
        (80, 314),
        (34, 352),
        (10, 430),
        (4, 520),
        (366, 520),
        (344, 434),
        (306, 366),
        (252, 330),
        (204, 302),
    ],
    "plain": [
        (136, 296),
        (94, 318),
        (54, 352),
        (32, 430),
        (26, 520),
        (338, 520),
        (322, 440),
        (288, 376),
        (242, 336),
        (202, 306),
    ],
    "slight": [
        (146, 300),
        (114, 318),
        (80, 348),
        (60, 420),
        (54, 520),
        (300, 520),
        (288, 440),
        (262, 380),
        (228, 342),
        (196, 308),
    ],
    "stooped": [
        (150, 276),
        (96, 290),
        (48, 336),
        (24, 420),
        (20, 520),
        (330, 520),
        (314, 440),
        (286, 384),
        (248, 348),
        (212, 312),
    ],
}


def torso(figure: Figure, build: str = "plain") -> skia.Path:
    """Shoulders and chest, running out of the picture below."""
    return figure.black(SHOULDERS[build])


def man(
    figure: Figure, profile: Profile, build: str = "plain", *, x: float = 168, y: float = 190
) -> skia.Path:
    """Torso and head; the path of the torso."""
    body = torso(figure, build)
    head(figure, x, y, profile)
    return body


def hand(
    figure: Figure, x: float, y: float, size: float = 1.0, turn: float = 0, *, flip: bool = False
) -> None:
    """A fist round something upright, seen from its back: four fingers and the thumb."""
    with figure.moved(x, y, turn, size, flip=flip):
        figure.black([(-16, -14), (6, -18), (18, -10), (20, 10), (14, 22), (-8, 24), (-18, 14)])
        for finger in range(4):
            top = -13 + finger * 8.6
            figure.tube([(-4, top), (10, top - 1), (18, top + 3)], [9.4, 9.4, 8])
        for finger in range(3):
            top = -8.6 + finger * 8.6
            figure.gold([(0, top), (10, top - 0.6), (18, top + 2.4)], 1.6)
        figure.tube([(-12, -4), (-2, -16), (9, -19)], [11, 10, 8])
        figure.gold([(-9, -3), (0, -11.5), (9, -14)], 1.5)


def arm(figure: Figure, points: list[tuple[float, float]], widths: list[float], *, cuff: bool = True) -> None:
    """A sleeve along a curve from below to the hand, freed from the body by a gold edge, with a cuff."""
    shape = figure.tube(points, widths)
    figure.outline(shape, 1.5)
    if cuff:
        (ax, ay), (bx, by) = points[-2], points[-1]
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        across = (-(by - ay) / length, (bx - ax) / length)
        half = widths[-1] * 0.56
        back = 14 / length
        cx, cy = bx - (bx - ax) * back, by - (by - ay) * back
        ends = [(cx + across[0] * half * side, cy + across[1] * half * side) for side in (-1, 1)]
        middle = (cx + (bx - ax) / length * 4, cy + (by - ay) / length * 4)
        figure.gold([ends[0], middle, ends[1]], 2.6, taper=0.2)


def lapels(figure: Figure, *, x: float = 0, y: float = 0, tie: str = "tie", shirt: bool = True) -> None:
    """An open jacket: shirt, lapels and a tie, bow or nothing."""
    with figure.moved(x, y):
        figure.black([(166, 292), (206, 292), (232, 322), (214, 410), (204, 470), (190, 410), (164, 322)])
        if shirt:
            figure.paper([(178, 306), (206, 300), (222, 322), (206, 430), (192, 380)], sharp=True)
        if tie == "tie":
            figure.black(
                [
                    (194, 312),
                    (210, 310),
                    (214, 326),
                    (208, 336),
                    (214, 400),
                    (205, 430),
                    (196, 396),
                    (199, 336),
                    (191, 326),
                ],
                sharp=True,
            )
            figure.gold([(200, 338), (209, 336)], 1.8, sharp=True)
            for row in range(5):
                figure.gold([(198, 352 + row * 13), (211, 346 + row * 13)], 1.6, sharp=True)
        elif tie == "bow":
            figure.black([(202, 320), (178, 306), (176, 334)], sharp=True)
            figure.black([(202, 320), (228, 304), (230, 334)], sharp=True)
            figure.black([(196, 313), (209, 312), (210, 328), (197, 329)], sharp=True)
            figure.gold([(182, 314), (194, 320), (181, 327)], 1.6, sharp=True)
            figure.gold([(224, 312), (211, 320), (225, 327)], 1.6, sharp=True)
        left = figure.black(
            [(160, 296), (178, 300), (192, 376), (204, 470), (150, 400), (158, 374), (136, 352)], sharp=True
        )
        figure.outline(left, 2.0)
        right = figure.black(
            [(212, 300), (222, 304), (250, 346), (230, 362), (240, 384), (204, 470), (212, 380)], sharp=True
        )
        figure.outline(right, 2.0)


def fedora(
    figure: Figure,
    x: float,
    y: float,
    *,
    tilt: float = 0,
    brim: float = 1.0,
    crown: float = 1.0,
    band: float = 3,
) -> None:
    """A soft felt hat; x, y is the middle of the head."""
    with figure.moved(x, y - 58, tilt):
        top = 66 * crown
        figure.black(
            [
                (-62, 6),
                (-62, -top * 0.5),
                (-52, -top),
                (-26, -top - 10),
                (0, -top + 2),
                (28, -top - 12),
                (54, -top + 2),
                (64, -top * 0.5),
                (64, 4),
                (0, 16),
            ]
        )
        figure.black(
            [
                (-92 * brim, 10),
                (-58, -4),
                (0, -8),
                (62, -10),
                (104 * brim, 0),
                (108 * brim, 8),
                (84 * brim, 14),
                (20, 20),
                (-44, 24),
                (-84 * brim, 20),
            ]
        )
        figure.gold([(-60, -6), (-20, -9), (20, -12), (63, -11)], band, taper=0.2)
        figure.gold([(-61, -20), (-20, -23), (20, -26), (64, -25)], 1.8, taper=0.2)
        figure.gold([(-26, -top), (2, -top + 18), (32, -top - 2)], 2.2)
        figure.gold([(-84 * brim, 16), (-30, 14), (40, 8), (102 * brim, 4)], 1.7)


def cap(figure: Figure, x: float, y: float, *, newsboy: bool = True) -> None:
    """A flat cap, or the puffed one of a paper boy."""
    with figure.moved(x, y - 56):
        if newsboy:
            crown = [(-72, 8), (-86, -16), (-72, -44), (-34, -62), (16, -62), (56, -46), (76, -20), (74, 2)]
        else:
            crown = [(-68, 10), (-74, -14), (-58, -38), (-20, -52), (28, -48), (66, -28), (84, -6), (70, 4)]
        figure.black([*crown, (0, 14)])
        figure.black([(44, -4), (84, -8), (112, 2), (116, 10), (96, 12), (56, 12)])
        figure.gold([(-70, 6), (-20, 8), (40, 0), (76, -4)], 2)
        for share in (-0.6, -0.2, 0.25, 0.65):
            figure.gold([(share * 26, -56), (share * 66, -32), (share * 88, 2)], 1.5)
        figure.gold([(50, 4), (84, 0), (112, 7)], 1.6)
        figure.gold_dot(0, -60, 4)


def bun(figure: Figure, x: float, y: float, *, low: bool = True) -> None:
    """Hair drawn back into a knot."""
    with figure.moved(x, y, 0, 0.9):
        figure.black(
            [
                (66, -58),
                (56, -92),
                (20, -114),
                (-30, -108),
                (-66, -78),
                (-78, -30),
                (-70, 6),
                (-40, 22),
                (-18, 4),
                (4, -26),
                (40, -44),
                (60, -48),
            ]
        )
        knot = (-80, 20) if low else (-58, -98)
        figure.black(
            [
                (knot[0] + 30 * dx, knot[1] + 28 * dy)
                for dx, dy in (
                    (0, -1),
                    (0.8, -0.6),
                    (1, 0.2),
                    (0.6, 0.9),
                    (-0.2, 1),
                    (-0.9, 0.6),
                    (-1, -0.2),
                    (-0.7, -0.8),
                )
            ]
        )
        figure.strands(
            [(58, -66), (20, -92), (-40, -76), (-70, -10)], [(48, -48), (10, -30), (-26, -4), (-56, 14)], 7
        )
        for ring in (8, 15, 22):
            figure.gold(
                [
                    (knot[0] - ring, knot[1]),
                    (knot[0], knot[1] - ring),
                    (knot[0] + ring, knot[1]),
                    (knot[0] + 4, knot[1] + ring),
                ],
                1.5,
            )


def short_hair(figure: Figure, x: float, y: float, *, parting: bool = True) -> None:
    """A man's combed hair, told from the face by its strands."""
    with figure.moved(x, y, 0, 0.9):
        figure.black(
            [
                (70, -62),
                (66, -92),
                (36, -114),
                (-10, -120),
                (-48, -106),
                (-72, -70),
                (-76, -24),
                (-64, 18),
                (-46, 26),
                (-30, 0),
                (-12, -22),
                (8, -28),
                (16, -50),
                (48, -66),
            ]
        )
        figure.strands(
            [(62, -76), (20, -102), (-40, -84), (-66, -20)], [(24, -56), (4, -62), (-24, -40), (-48, 14)], 8
        )
        if parting:
            figure.gold([(64, -84), (30, -100), (-20, -96)], 2.4)


def bob(figure: Figure, x: float, y: float, *, fringe: bool = True) -> None:
    """A woman's short hair of the day, its tip on the cheek."""
    with figure.moved(x, y, 0, 0.9):
        shape = [
            (66, -64),
            (56, -96),
            (18, -116),
            (-34, -110),
            (-72, -78),
            (-86, -26),
            (-84, 24),
            (-70, 62),
            (-44, 76),
            (-18, 66),
            (6, 40),
            (34, 30),
            (20, 8),
            (14, -20),
            (32, -44),
            (62, -44),
        ]
        figure.black(shape)
        figure.strands(
            [(60, -66), (10, -96), (-66, -40), (-72, 40)], [(40, -44), (6, -26), (-6, 10), (22, 28)], 8
        )
        figure.strands([(-60, -62), (-78, -10), (-66, 56)], [(-20, -60), (-30, 0), (-36, 66)], 4)
        if fringe:
            figure.gold([(62, -72), (64, -56), (58, -46)], 2)


def spectacles(figure: Figure, x: float, y: float, size: float = 0.9, *, bows: bool = True) -> None:
    """Round glasses, their lens freed against the light."""
    with figure.moved(x, y, 0, size):
        figure.gold_ring(54, -16, 15, 3)
        figure.gold([(68, -18), (74, -22), (78, -16)], 2.4)
        if bows:
            figure.gold([(39, -17), (16, -18), (-4, -12)], 2.2, taper=0.3)


def moustache(figure: Figure, x: float, y: float, *, big: bool = False) -> None:
    """Hair on the lip."""
    with figure.moved(x, y, 0, 0.9):
        reach = 10 if big else 0
        figure.black(
            [(52 - reach, 40 + reach), (58, 26), (70, 22), (82, 26), (86 + reach / 2, 34 + reach), (72, 38)]
        )
        figure.strands([(62, 26), (58, 36)], [(78, 26), (84, 34)], 4, 1.4)
