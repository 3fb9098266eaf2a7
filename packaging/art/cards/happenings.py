"""The scenes of weather, stars and streets: what happens in the towns, and a head that was hit."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..pens import Point, circle, curve, polygon, rectangle, spline
from ..plate import COLORS
from .engravings import BLOOD, Scene, Window, ellipse

_NIGHT = "#15131c"


def lightning_storm(w: Window) -> None:
    """A bolt strikes the steeple of the harbor; for a moment the whole town is white."""
    w.heaven(0.9, 0.42, "#3d5566")
    for step in range(9):
        w.fill(circle(87, 34, 58 - step * 6), 0.5 - step * 0.055, 84, "#c4d8d8", 0, cover=0.12 + step * 0.06)
    for x, y, size in ((12, 12, 26), (52, 4, 30), (104, 8, 32), (140, 14, 24)):
        low = [(x - size, y + 4), (x - size * 0.5, y + 12), (x, y + 9), (x + size * 0.6, y + 13)]
        w.fill(
            curve([(x - size, y - 20), *low, (x + size, y + 2), (x + size, y - 20)], closed=True),
            (0.98, 0.62),
            12,
            "#2c3a4c",
            0.9,
        )
    main = [(68, -4), (84, 9), (77, 15), (94, 25), (85, 32), (92, 42)]
    _jag(w, main, 5.2)
    for points in (
        [(84, 9), (103, 16), (100, 22), (119, 31), (117, 36), (131, 50)],
        [(78, 15), (62, 23), (65, 28), (47, 39), (50, 44), (37, 56)],
        [(93, 25), (108, 34), (106, 39), (117, 52)],
        [(103, 16), (120, 17), (124, 22), (140, 24)],
    ):
        _jag(w, points, 2.6)
    w.roofs(78, 0.95, _NIGHT, 0)
    w.black([(84, 104), (84, 62), (92, 41), (100, 62), (100, 104)], _NIGHT)
    w.line([(92, 46), (92, 36)], 1.2, 0)
    w.line([(89, 39), (95, 39)], 1.0, 0)
    w.white([(92, 43), (84.8, 62), (86.2, 62), (92, 47)], "#f4f2d6")
    w.white([(84.6, 64), (86.2, 64), (86.2, 102), (84.6, 102)], "#f4f2d6")
    w.window(89.4, 66, 5, 8, lit=True, kind="arch")
    for x in range(4, 152, 13):
        y = 62 + (x * 37) % 23
        w.line([(x, y), (x - 5, y + 15)], 0.9, 0.2, bare=True)
        w.line([(x + 5, y - 42), (x, y - 27)], 0.6, 0.2)


def _jag(w: Window, points: Sequence[Point], width: float) -> None:
    """Lightning as one white zigzag that thins towards its end."""
    left, right = [], []
    for number, (x, y) in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        along = math.hypot(after[0] - before[0], after[1] - before[1])
        half = width / 2 * (1 - number / (len(points) - 1)) + 0.2
        across = (-(after[1] - before[1]) / along * half, (after[0] - before[0]) / along * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    w.fill([*left, *reversed(right)], 0, 0, "#fbf6dc", 0.8, cover=1)


def dark_conjunction(w: Window) -> None:
    """Worlds stand in one line above the reef, and before the last of them the sun goes out."""
    w.heaven(0.97, 0.5, "#32305a")
    for _ in range(60):
        w.star(w.chance.uniform(0, 150), w.chance.uniform(0, 62), w.chance.uniform(0.25, 0.6))
    beam = [(26, 12), (34, 6), (156, 64), (156, 92), (118, 74)]
    w.fill(beam, 0.3, 30, "#8a78b0", 0, cover=0.5)
    for part in range(28):
        angle = part * math.pi / 14 + 0.1
        reach = 33 if part % 2 else 42
        ray = [
            (107 + 25 * math.cos(angle - 0.05), 52 + 25 * math.sin(angle - 0.05)),
            (107 + reach * math.cos(angle), 52 + reach * math.sin(angle)),
            (107 + 25 * math.cos(angle + 0.05), 52 + 25 * math.sin(angle + 0.05)),
        ]
        w.white(ray, "#f2c65c")
    w.white(circle(107, 52, 26), "#f6d676")
    w.black(circle(107, 52, 22.5), "#0d0b14")
    for x, y, size, color in (
        (70, 33, 11.5, "#b8583a"),
        (44, 20, 8.0, "#7fb0a4"),
        (25, 10, 5.2, "#d8b25e"),
        (12, 3.6, 3.2, "#c9c4d0"),
    ):
        w.fill(circle(x, y, size), (0.02, 0.95), 60, color, 1.4, "h", cover=0.9)
    w.line([*ellipse(44, 20, 13, 3.2), (57, 20)], 1.3, 0, bare=True)
    w.fill([(-6, 84), (156, 84), (156, 104), (-6, 104)], (0.6, 0.95), 0, "#24485a", 0.9)
    w.waves(86, 102, 6, -2, 152)
    for y, half, x in ((86.4, 15, 107), (89.4, 11, 109), (92.4, 12, 105), (95.6, 7, 108), (98.8, 4, 106)):
        w.white(ellipse(x, y, half, 0.8), "#e8c66a")
    w.black([(-6, 104), (-6, 80), (10, 76), (24, 79), (38, 86), (46, 104)], _NIGHT)
    for x, foot, high in ((8, 78, 22), (20, 80, 19), (31, 85, 16)):
        _robed(w, x, foot, high)


def _robed(w: Window, x: float, foot: float, high: float) -> None:
    """Somebody in a hooded robe who lifts his arms, in black."""
    unit = high / 40
    robe = [(-8, 2), (-5, -20), (-17, -38), (-13, -41), (-4, -29), (-3.6, -36), (0, -41), (3.6, -36)]
    robe += [(4, -29), (13, -41), (17, -38), (5, -20), (8, 2)]
    w.black([(x + across * unit, foot + down * unit) for across, down in robe], _NIGHT)


def manhunt(w: Window) -> None:
    """The light of a lantern on a wall, the shadow that runs in it, and who is after it."""
    w.heaven(0.85, 0.72, "#4a3a3c")
    w.fill(circle(92, 42, 45), 0.0, 0, "#f0c874", 0, cover=0.95)
    for row in range(13):
        y = row * 8
        w.line([(-4, y), (154, y)], 0.45, 0)
        for x in range(-2 + row % 2 * 9, 154, 18):
            w.line([(x, y), (x, y + 8)], 0.45, 0)
    w.black(circle(101, 20, 7))
    w.line([(101, 24), (99, 31)], 6.4, 0, 0)
    w.black(rectangle(92, 13.6, 20, 2.4, 1))
    w.black(rectangle(95.6, 7, 11, 7.6, 2))
    for limb, thick in (
        ([(99, 29), (94, 46)], 14.0),
        ([(96, 50), (110, 58), (106, 74)], 7.4),
        ([(93, 50), (84, 64), (68, 68)], 7.4),
        ([(101, 31), (113, 41), (123, 33)], 5.6),
        ([(95, 32), (82, 38), (78, 50)], 5.6),
    ):
        w.line(polygon(spline(limb), closed=False), thick, 0.0, 0)
    coat = [(93, 30), (88, 42), (76, 60), (84, 58), (92, 60), (98, 52), (106, 40), (107, 31), (100, 28)]
    w.black(curve(coat, closed=True))
    w.black([(104, 73), (112, 76), (112, 79), (103, 78)])
    w.black([(69, 64), (64, 66), (64, 75), (69, 72)])
    w.fill([(-6, 104), (-6, 88), (156, 88), (156, 104)], (0.55, 0.8), 4, "#4c3c34", 1.0)
    _constable(w, 22, 114, 92, (47, 60))
    w.fill([(47, 58), (57, 54), (57, 66), (47, 64)], 0.25, 90, "#b8913f", 1.1)
    w.white(ellipse(57, 60, 1.8, 6), "#fff2c0")
    _hound(w, 60, 99, 1.0)


def _constable(w: Window, x: float, foot: float, high: float, hand: Point) -> None:
    """A policeman in a cape and a high helmet, in black, a rim of light on him."""
    w.man(x, foot, high, hat=False, arm=hand)
    unit = high / 40
    dome = [(-5, -38), (-4.4, -43), (0, -46.4), (4.4, -43), (5, -38)]
    w.black(curve([(x + a * unit, foot + b * unit) for a, b in dome], closed=True), "#150f12")
    w.black(rectangle(x - 6.4 * unit, foot - 39.6 * unit, 12.8 * unit, 1.8 * unit, 1), "#150f12")
    w.star(x, foot - 42.2 * unit, 1.1 * unit)
    for button in range(4):
        w.white(circle(x + 1.6 * unit, foot - (29 - button * 4) * unit, 0.55 * unit), "#e8c66a")


def _hound(w: Window, x: float, foot: float, size: float) -> None:
    """A bloodhound with its nose on the ground."""
    outline = [
        (-2, -13), (8, -16), (22, -15), (33, -16), (40, -13), (46, -6), (51, -3), (51, 0), (44, 0.6),
        (38, -4), (35, -7), (33, -4), (34, 1), (30, 1), (28, -6), (14, -7), (9, -6), (7, -2), (10, 1),
        (5, 1), (2, -5), (-3, -9), (-9, -17), (-12, -24), (-8, -19),
    ]  # fmt: skip
    shape = [(x + a * size, foot + b * size) for a, b in outline]
    w.fill(shape, (0.45, 0.9), 70, "#7a4a2c", 1.5)
    ear = [(x + a * size, foot + b * size) for a, b in ((36, -13), (41, -10), (40, -1), (36, -4))]
    w.fill(curve(ear, closed=True), 0.8, 80, "#4c2c1c", 1.0)


def merchants_march(w: Window) -> None:
    """Shopkeepers in aprons come down the street; on their boards a mask is struck out."""
    w.heaven(0.3, 0.02, "#9cb8b4")
    for left, wide, top, color in (
        (-6, 38, 18, "#b0603a"), (32, 28, 28, "#c9a35c"), (92, 28, 26, "#8fa06c"), (120, 36, 14, "#a8503c"),
    ):  # fmt: skip
        w.rect(left, top, wide, 90, (0.2, 0.4), 0, color, 1.1)
        for x in range(int(left) + 5, int(left + wide) - 6, 10):
            w.window(x, top + 6, 5, 8)
        width = wide / 4
        for stripe in range(4):
            begin = left + stripe * width
            flap = [(begin + 1, 50), (begin + width + 1, 50), (begin + width, 60), (begin, 60)]
            w.fill(flap, 0.05, 90, "#f0e2c0" if stripe % 2 else BLOOD, 0.8, cover=0.95)
    w.fill([(-6, 104), (-6, 76), (156, 76), (156, 104)], (0.1, 0.3), 4, "#c8ac7c", 0.8)
    for x, foot, high in ((20, 96, 40), (50, 94, 40), (98, 94, 40), (129, 96, 40), (75, 112, 64)):
        _board(w, x + high * 0.26, foot - high * 0.72, high)
        _merchant(w, x, foot, high)


def _merchant(w: Window, x: float, foot: float, high: float) -> None:
    """A shopkeeper in shirtsleeves and a white apron, one fist on his board."""
    unit = high / 40

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + a * unit, foot + b * unit) for a, b in points]

    w.fill(at([(-6, 0), (-6, -14), (6, -14), (6, 0), (1, 0), (0, -8), (-1, 0)]), 0.75, 90, "#3c3430", 1.0)
    shirt = [(-7, -13), (-8.4, -28), (-3, -32), (3, -32), (8.4, -28), (7, -13)]
    w.fill(at(shirt), (0.1, 0.4), 80, "#7c8ca0", 1.0, "h")
    w.fill(at([(-4.6, -4), (-5, -18), (-3, -19), (-3, -28), (3, -28), (3, -19), (5, -18), (4.6, -4)]),
           (0.0, 0.22), 85, COLORS["white"], 1.0, "h", cover=0.95)  # fmt: skip
    w.fill(at([(6.4, -28), (8.8, -29), (13, -22), (12, -17), (10, -18), (9.4, -21)]), 0.2, 60, "#7c8ca0", 1.0)
    w.fill(
        at([(-6.4, -28), (-8.8, -29), (-12, -20), (-9, -12), (-7, -14), (-9, -20)]), 0.2, 60, "#7c8ca0", 1.0
    )
    w.fill(circle(x + 11 * unit, foot - 17.4 * unit, 2 * unit), 0.05, 0, "#e6bd94", 0.9)
    w.fill(curve(at([(-4, -36), (-3.4, -41), (0, -43), (3.4, -41), (4, -36), (2.4, -31.6), (-2.4, -31.6)]),
                 closed=True), (0.0, 0.35), 70, "#e6bd94", 1.1, "h")  # fmt: skip
    w.black(
        at([(-4.4, -38), (-4, -42), (0, -44.6), (4, -42), (4.4, -38), (2, -40.6), (-2, -40.6)]), "#2a1c16"
    )
    w.black(curve(at([(-3, -34.6), (0, -35.8), (3, -34.6), (0, -34)]), closed=True), "#2a1c16")
    for side in (-1, 1):
        w.black(circle(x + side * 1.5 * unit, foot - 37.4 * unit, 0.5 * unit))


def _board(w: Window, x: float, y: float, high: float) -> None:
    """A board on a pole: a thief's mask under a red stroke."""
    unit = high / 40
    w.fill([(x - 0.6 * unit, y + 18 * unit), (x - 0.6 * unit, y - 16 * unit),
            (x + 0.6 * unit, y - 16 * unit), (x + 0.6 * unit, y + 18 * unit)],
           0.3, 90, "#8a5c34", 0.9)  # fmt: skip
    top = y - 34 * unit
    w.fill(rectangle(x - 11 * unit, top, 22 * unit, 17 * unit, 1), 0.0, 0, "#f2e6c4", 1.2, cover=0.95)
    mask = [
        (-8, 6),
        (-4, 4.4),
        (0, 5.6),
        (4, 4.4),
        (8, 6),
        (7, 11),
        (3.4, 12),
        (0, 9.6),
        (-3.4, 12),
        (-7, 11),
    ]
    w.black(curve([(x + a * unit, top + b * unit) for a, b in mask], closed=True))
    for side in (-1, 1):
        w.white(ellipse(x + side * 3.9 * unit, top + 8 * unit, 1.7 * unit, 1.2 * unit), "#f2e6c4")
    cross = [(-9, 15.4), (-7.6, 16.4), (9, 2), (7.6, 1)]
    w.white([(x + a * unit, top + b * unit) for a, b in cross], "#b3261e")


def arctic_expedition(w: Window) -> None:
    """A ship with ice on her yards comes home between bergs, under a green fire in the sky."""
    w.heaven(0.82, 0.22, "#2f4a6c")
    for _ in range(40):
        w.star(w.chance.uniform(0, 150), w.chance.uniform(0, 46), w.chance.uniform(0.25, 0.5))
    for points, cover in (
        ([(-6, 30), (20, 14), (50, 24), (84, 8), (118, 20), (156, 4), (156, 20), (120, 38), (86, 26),
          (52, 42), (22, 32), (-6, 48)], 0.6),
        ([(-6, 16), (28, 2), (60, 10), (96, -4), (156, -4), (96, 10), (60, 20), (28, 14), (-6, 26)], 0.45),
    ):  # fmt: skip
        w.fill(curve(points, closed=True), (0.05, 0.5), 88, "#8fd0a0", 0, cover=cover)
    w.fill([(-6, 76), (156, 76), (156, 104), (-6, 104)], (0.3, 0.7), 0, "#2c5f74", 0.9)
    _berg(
        w,
        [(-8, 78), (2, 50), (14, 40), (22, 52), (30, 48), (44, 78)],
        [(14, 40), (22, 52), (18, 78), (44, 78)],
    )
    _berg(
        w,
        [(112, 78), (122, 56), (130, 60), (140, 42), (156, 60), (156, 78)],
        [(140, 42), (138, 78), (156, 78)],
    )
    _ship(w)
    w.waves(79, 102, 7, -2, 152)
    for x, y, size in ((14, 90, 12), (128, 92, 15), (64, 98, 10), (92, 88, 6)):
        floe = [(x - size, y), (x - size * 0.4, y - size * 0.3), (x + size * 0.7, y - size * 0.24),
                (x + size, y + size * 0.1), (x + size * 0.2, y + size * 0.3)]  # fmt: skip
        w.fill(floe, 0.0, 0, "#eef4ee", 1.2, cover=0.95)


def _berg(w: Window, outline: Sequence[Point], dark: Sequence[Point]) -> None:
    w.fill(outline, (0.0, 0.2), 70, "#e4f0f0", 1.3, cover=0.95)
    w.fill(dark, (0.3, 0.55), 60, "#8fb8c4", 0.7, cover=0.9)


def _ship(w: Window) -> None:
    """A bark from her side, sails half set, hull red below."""
    hull = [(42, 68), (50, 71), (96, 71), (112, 64), (104, 84), (52, 84), (46, 78)]
    w.fill(hull, (0.4, 0.85), 0, "#5a3a2c", 1.4)
    w.white([(45.6, 74), (108, 73), (107.4, 75), (46.4, 76)], "#e8dcb8")
    w.line([(108, 67), (128, 58)], 1.6, 0.2)
    for x, top, foot in ((58, 24, 71), (76, 16, 71), (94, 24, 70)):
        w.fill([(x - 0.9, foot), (x - 0.6, top), (x + 0.6, top), (x + 0.9, foot)], 0.5, 90, "#6a4a30", 0.9)
        for y, half in ((top + 6, 6), (top + 18, 8.4), (top + 31, 10)):
            w.line([(x - half, y), (x + half, y)], 1.4, 0)
            if y < top + 30:
                sail = [
                    (x - half + 1, y),
                    (x + half - 1, y),
                    (x + half + 1.6, y + 10),
                    (x - half + 0.6, y + 10),
                ]
                w.fill(sail, (0.0, 0.3), 88, "#f0e6cc", 1.1, "h", cover=0.95)
            else:
                w.fill(ellipse(x, y + 1.0, half - 0.6, 1.3), 0.1, 0, "#f0e6cc", 1.0, cover=0.95)
    for line in ([(58, 26), (44, 68)], [(94, 26), (126, 59)], [(76, 18), (58, 46)], [(76, 18), (94, 46)]):
        w.line(line, 0.5, 0)
    w.fill([(76, 16), (76, 9), (88, 11), (86, 13.6), (76, 14.6)], 0.0, 0, "#b3261e", 0.9, cover=0.95)


def head_wound(w: Window) -> None:
    """A man with a bandage round his brow that is already red through."""
    w.heaven(0.42, 0.3, "#d8a08c")
    w.fill(circle(75, 44, 52), 0.02, 0, "#eccab4", 0, cover=0.6)
    shoulders = [(26, 106), (32, 90), (52, 82), (98, 82), (118, 90), (124, 106)]
    w.fill(curve(shoulders, closed=True), (0.2, 0.6), 80, "#56606c", 1.4, "h")
    w.fill([(62, 70), (88, 70), (90, 86), (75, 96), (60, 86)], (0.2, 0.5), 80, "#d8a884", 1.1, "h")
    w.fill([(52, 83), (60, 80), (75, 97), (66, 104)], 0.0, 0, COLORS["white"], 1.1, cover=0.95)
    w.fill([(98, 83), (90, 80), (75, 97), (84, 104)], 0.1, 0, COLORS["white"], 1.1, cover=0.95)
    for side in (-1, 1):
        ear = [(75 + side * a, b) for a, b in ((27, 46), (32, 43), (33, 52), (28, 60))]
        w.fill(curve(ear, closed=True), 0.25, 80, "#d8a884", 1.1)
    head = [(75, 78), (62, 73), (51, 60), (47, 42), (50, 22), (62, 10), (75, 7)]
    head += [(88, 10), (100, 22), (103, 42), (99, 60), (88, 73)]
    w.fill(curve(head, closed=True), (0.0, 0.5), 60, "#e2b48e", 1.5, "h")
    hair = [(48, 26), (52, 10), (66, 1), (84, 0), (98, 9), (102, 26), (92, 18), (82, 21), (72, 16), (60, 22)]
    w.fill(curve(hair, closed=True), (0.5, 0.9), 50, "#4c2f20", 1.2)
    _tired_face(w)
    for low, high, color in (((46, 36), (104, 26), "#efe6d0"), ((46, 27), (104, 34), "#f6efdc")):
        band = [(low[0], low[1] - 6), (75, (low[1] + high[1]) / 2 - 9), (high[0], high[1] - 6),
                (high[0], high[1] + 5), (75, (low[1] + high[1]) / 2 + 3.4), (low[0], low[1] + 5)]  # fmt: skip
        w.fill(curve(band, closed=True), (0.0, 0.25), 88, color, 1.3, "h", cover=0.97)
    w.fill(curve([(82, 22), (90, 18.6), (97, 22), (98, 30), (91, 34), (83, 31)], closed=True), 0.15, 40,
           "#b3261e", 0, cover=0.97)  # fmt: skip
    w.white(curve([(86, 24), (91, 22), (94.6, 26), (91, 30), (86.6, 29)], closed=True), "#7c140e")
    for x, low in ((91, 52), (95.6, 44)):
        drop = [(x - 1.3, 31), (x + 1.1, 31), (x + 1.5, low), (x, low + 2.4), (x - 1.5, low)]
        w.white(curve(drop, closed=True), "#a3201a")


def _tired_face(w: Window) -> None:
    """Eyes half shut, a moustache, a mouth that hurts."""
    for side in (-1, 1):
        x = 75 + side * 13
        w.line(curve([(x - side * 8, 41.6), (x, 40), (x + side * 7, 43.6)]), 2.4, 0.2)
        w.white(ellipse(x, 48.6, 6.2, 2.8), "#f2ead2")
        w.line([*ellipse(x, 48.6, 6.2, 2.8), (x + 6.2, 48.6)], 0.9, 0)
        w.black(circle(x, 49.4, 2.1))
        w.fill([(x - 7, 48), (x - 5.4, 44.8), (x + 5.4, 44.8), (x + 7, 48)], 0.4, 70, "#c89474", 1.0)
        w.line(curve([(x - 5, 53.4), (x, 55), (x + 5, 53.4)]), 0.7, 0.2)
    w.line(curve([(76, 46), (79.4, 56), (76, 60), (71.4, 58.6)]), 1.2, 0.2)
    w.fill(curve([(62, 66.4), (68, 61.6), (75, 63), (82, 61.6), (88, 66.4), (75, 66.6)], closed=True),
           0.85, 40, "#4c2f20", 1.0)  # fmt: skip
    w.line(curve([(68, 70.6), (75, 69), (82, 71)]), 1.3, 0.1)


SCENES: dict[str, tuple[Scene, str]] = {
    "lightning-storm": (lightning_storm, "#c4d0cc"),
    "dark-conjunction": (dark_conjunction, "#c9c4d0"),
    "manhunt-in-arkham": (manhunt, "#e6cda0"),
    "merchants-march-on-crime": (merchants_march, "#eadfbe"),
    "miskatonic-arctic-expedition-returns": (arctic_expedition, "#ccd6d0"),
    "head-wound": (head_wound, "#efd6c4"),
}
"""Each scene by the id of its card, and the color of the paper it is printed on."""
