"""People of the Innsmouth set: federal man, convict, rookie of the police, spy."""

from __future__ import annotations

import math

from . import props
from .figure import Figure
from .heads import BOY, LADY, Profile, cheek, ear, eye, head, mouth
from .register import person
from .wardrobe import arm, bob, fedora, hand, lapels, man, short_hair, torso

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
