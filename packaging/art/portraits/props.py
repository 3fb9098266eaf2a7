"""Tools of the trade, drawn round their own middle; whoever holds them moves and turns them."""

from __future__ import annotations

import math

from .figure import Figure


def pistol(figure: Figure) -> None:
    """An automatic that points to the right; 0, 0 is the grip."""
    figure.black([(-22, -34), (78, -36), (80, -18), (66, -16), (-20, -14)], sharp=True)
    figure.black([(-20, -20), (14, -18), (6, 10), (2, 36), (-26, 36), (-20, 6)], sharp=True)
    figure.black([(10, -18), (34, -18), (32, 2), (10, 4)], sharp=True)
    figure.gold([(-16, -29), (74, -30)], 1.6, sharp=True)
    figure.gold([(20, -24), (70, -24)], 1.3, sharp=True)
    for row in range(3):
        figure.gold([(-14 + row * 6, -30), (-14 + row * 6, -20)], 1.4, sharp=True)
    figure.gold([(14, -12), (29, -12), (27, -2), (12, -1)], 1.5, sharp=True)


def revolver(figure: Figure) -> None:
    """A revolver that points to the right; 0, 0 is the grip."""
    figure.black([(8, -36), (92, -38), (92, -26), (8, -24)], sharp=True)
    figure.black([(-18, -36), (20, -40), (34, -34), (34, -12), (8, -8), (-10, -10)])
    figure.black([(-22, -30), (4, -22), (0, 8), (-10, 36), (-34, 30), (-22, 0)])
    figure.black([(86, -44), (92, -44), (92, -36), (86, -36)], sharp=True)
    figure.black([(-26, -42), (-14, -40), (-12, -30), (-20, -28)], sharp=True)
    figure.gold([(10, -31), (88, -33)], 1.6, sharp=True)
    figure.gold_ring(14, -22, 11, 2)
    figure.gold([(3, -22), (25, -22)], 1.4, sharp=True)
    figure.gold([(-18, -20), (-20, 0), (-26, 24)], 1.6)


def smoke(figure: Figure, size: float = 1.0, *, lean: float = 0) -> None:
    """A thread of smoke that rises from 0, 0."""
    for shift, width in ((0, 4.0), (9, 2.4)):
        points = [(shift, -4), (shift - 9, -26), (shift + 9, -50), (shift - 5, -78), (shift + 7, -104)]
        figure.stroke([(x * size + lean * -y / 104, y * size) for x, y in points], width)


def open_book(figure: Figure, *, sign: bool = True) -> None:
    """A thick book held open towards the reader; 0, 0 is the spine's foot."""
    figure.black(
        [
            (-88, -56),
            (-48, -78),
            (-6, -62),
            (38, -84),
            (90, -72),
            (98, 14),
            (52, 6),
            (4, 28),
            (-42, 14),
            (-80, 30),
        ],
        sharp=True,
    )
    figure.paper([(-76, -54), (-46, -68), (-8, -54), (0, 14), (-42, 2), (-70, 16)], sharp=True)
    figure.paper([(2, -56), (40, -76), (80, -66), (88, 2), (50, -4), (8, 14)], sharp=True)
    for row in range(5):
        figure.scratch([(-64, -42 + row * 11), (-45, -50 + row * 11), (-15, -40 + row * 11)], 2.4)
    if sign:
        star(figure, 45, -34, 21)
    else:
        for row in range(5):
            figure.scratch([(14, -42 + row * 11), (42, -58 + row * 11), (74, -50 + row * 11)], 2.4)


def star(figure: Figure, x: float, y: float, radius: float) -> None:
    """A five-pointed star of black strokes on paper."""
    for point in range(5):
        first = -math.pi / 2 + point * 4 * math.pi / 5
        second = first + 4 * math.pi / 5
        ends = [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in (first, second)]
        figure.scratch(ends, 2.2, sharp=True)


def closed_book(figure: Figure, width: float, height: float) -> None:
    """A closed book lying flat, its middle at 0, 0."""
    half, high = width / 2, height / 2
    figure.black([(-half, -high), (half, -high), (half, high), (-half, high)], sharp=True)
    figure.paper(
        [
            (half - width * 0.12, -high * 0.6),
            (half + 1, -high * 0.6),
            (half + 1, high * 0.6),
            (half - width * 0.12, high * 0.6),
        ],
        sharp=True,
    )
    for at in (-0.38, -0.3, 0.2):
        figure.gold([(at * width, -high * 0.8), (at * width, high * 0.8)], 1.7, sharp=True)


def bottle(figure: Figure) -> None:
    """A bottle of whiskey; 0, 0 is its foot's middle."""
    figure.black(
        [
            (-20, 0),
            (-21, -62),
            (-16, -78),
            (-8, -88),
            (-8, -112),
            (8, -112),
            (8, -88),
            (16, -78),
            (21, -62),
            (20, 0),
        ],
        sharp=True,
    )
    figure.paper([(-15, -52), (15, -52), (15, -18), (-15, -18)], sharp=True)
    for at in (-9, 0, 9):
        figure.scratch([(at - 4, -42), (at + 4, -28)], 2, sharp=True)
        figure.scratch([(at + 4, -42), (at - 4, -28)], 2, sharp=True)
    figure.gold([(-15, -62), (-10, -76), (-4, -86), (-4, -108)], 1.8)
    figure.gold([(-8, -100), (8, -100)], 1.8, sharp=True)


def lantern(figure: Figure) -> None:
    """A storm lantern that hangs from 0, 0, its glass bright."""
    figure.stroke([(-26, 44), (-22, 14), (0, 0), (22, 14), (26, 44)], 4)
    figure.black([(-20, 40), (-14, 22), (14, 22), (20, 40)], sharp=True)
    figure.black([(-28, 40), (28, 40), (28, 48), (-28, 48)], sharp=True)
    figure.black([(-20, 46), (20, 46), (26, 70), (20, 98), (-20, 98), (-26, 70)])
    figure.paper([(-14, 52), (14, 52), (19, 70), (14, 92), (-14, 92), (-19, 70)])
    figure.scratch([(0, 86), (-7, 74), (1, 60), (5, 74), (1, 86)], 5)
    figure.black([(-30, 96), (30, 96), (34, 122), (-34, 122)], sharp=True)
    figure.gold([(-28, 104), (28, 104)], 2, sharp=True)
    figure.stroke([(-26, 48), (-29, 72), (-27, 98)], 3.4)
    figure.stroke([(26, 48), (29, 72), (27, 98)], 3.4)


def magnifier(figure: Figure) -> None:
    """A magnifying glass, its handle down from 0, 0."""
    figure.tube([(0, 0), (0, 54)], [9, 13])
    figure.disc(0, -38, 41)
    figure.paper_disc(0, -38, 31)
    figure.scratch([(-20, -44), (-14, -58), (0, -64)], 3.4)
    figure.gold_ring(0, -38, 36, 2)
    figure.gold([(0, 6), (0, 50)], 2, sharp=True)


def knife(figure: Figure, length: float = 110, width: float = 20, *, cleaver: bool = False) -> None:
    """A blade that points up from the grip at 0, 0."""
    figure.tube([(0, -4), (0, 34)], [12, 15])
    if cleaver:
        figure.black([(-8, -6), (-10, -length), (42, -length), (46, -22), (30, -14), (8, -8)], sharp=True)
        figure.paper_disc(32, -length + 14, 5)
        figure.gold([(40, -length + 6), (41, -26)], 2, sharp=True)
    else:
        figure.black(
            [
                (-width / 2, -4),
                (-width / 2, -length * 0.7),
                (0, -length),
                (width / 2, -length * 0.6),
                (width / 2, -4),
            ],
            sharp=True,
        )
        figure.gold([(-width * 0.1, -14), (-width * 0.1, -length * 0.8)], 2.4, sharp=True)
        figure.black([(-width, -8), (width, -8), (width, 0), (-width, 0)], sharp=True)


def chain(
    figure: Figure, points: list[tuple[float, float]], radius: float = 4.0, *, paper: bool = False
) -> None:
    """Beads or links at the points."""
    for x, y in points:
        if paper:
            figure.paper_disc(x, y, radius)
        else:
            figure.disc(x, y, radius)
            figure.gold_dot(x - radius * 0.2, y - radius * 0.2, radius * 0.42)


def feather(figure: Figure, length: float, width: float) -> None:
    """A plume that rises from 0, 0 and leans to the left."""
    shape = figure.black(
        [
            (0, 0),
            (width * 0.5, -length * 0.3),
            (width * 0.4, -length * 0.75),
            (-width * 0.5, -length),
            (-width * 0.9, -length * 0.86),
            (-width * 0.4, -length * 0.4),
        ]
    )
    figure.outline(shape, 1.2)
    figure.gold([(0, -4), (width * 0.02, -length * 0.5), (-width * 0.5, -length * 0.92)], 2)
    for at in range(5):
        share = 0.25 + at * 0.14
        x, y = -width * 0.2 * share, -length * share
        figure.gold([(x, y), (x + width * 0.4, y - length * 0.08)], 1.3)
        figure.gold([(x, y), (x - width * 0.4, y - length * 0.1)], 1.3)
