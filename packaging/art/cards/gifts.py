"""The scenes of skills and injuries of the mind: what one person sees, holds, or hides from."""

from __future__ import annotations

import math

import skia

from ..pens import circle, curve, polygon, rectangle, spline
from ..plate import COLORS
from .engravings import BLOOD, Scene, Window, ellipse

_DARK = "#15131c"


def mystic_gift(w: Window) -> None:
    """An open hand in the dark, and over it a star that burns without fuel."""
    w.heaven(0.95, 0.85, "#2c2a5c")
    for step in range(10):
        w.fill(circle(75, 36, 62 - step * 5.6), 0.8 - step * 0.085, 84, "#8a86c8", 0, cover=0.1 + step * 0.04)
    for part in range(24):
        angle = part * math.pi / 12
        reach = 47 if part % 2 else 38
        begin = 21
        ray = [
            (75 + begin * math.cos(angle - 0.035), 36 + begin * math.sin(angle - 0.035)),
            (75 + reach * math.cos(angle), 36 + reach * math.sin(angle)),
            (75 + begin * math.cos(angle + 0.035), 36 + begin * math.sin(angle + 0.035)),
        ]
        w.white(ray, "#f0e2a8")
    ring = [*ellipse(75, 36, 19, 19), (94, 36)]
    w.line(ring, 1.2, 0)
    star = []
    for part in range(14):
        radius = 17.4 if part % 2 == 0 else 7
        star.append((75 + radius * math.sin(part * math.pi / 7), 36 - radius * math.cos(part * math.pi / 7)))
    w.fill(star, 0, 0, "#f6e29a", 1.6, cover=1)
    eye = [(67.6, 36), (75, 31.4), (82.4, 36), (75, 40.6)]
    w.fill(curve(eye, closed=True), 0, 0, "#fdf6d8", 1.1, cover=1)
    w.black(circle(75, 36, 3.2))
    w.white(circle(74, 35, 0.9), "#ffffff")
    _open_hand(w)
    for x, y, size in ((36, 30, 1.0), (116, 24, 1.2), (28, 62, 0.8), (124, 60, 0.9), (50, 8, 0.8)):
        w.star(x, y, size)


def _open_hand(w: Window) -> None:
    """A hand that comes in from the right and lies open under the light."""
    skin = "#e0b490"
    thumb = [(108, 82), (98, 72), (90, 64), (86.4, 66), (88, 72), (93, 80), (98, 86)]
    w.fill(curve(thumb, closed=True), (0.0, 0.5), 60, skin, 1.4)
    w.line(curve([(87.6, 66.4), (89.4, 66.6), (90.4, 69)]), 0.8, 0.2)
    hand = [(114, 80), (100, 82), (86, 86), (70, 83), (56, 76), (44, 69), (39.6, 70.6), (42, 76), (52, 84)]
    hand += [(62, 92), (78, 97), (96, 98), (114, 95)]
    w.fill(curve(hand, closed=True), (0.0, 0.55), 84, skin, 1.5)
    for tip, root in (((41, 73.4), (68, 88)), ((45, 78.6), (71, 91.6)), ((52, 84.6), (74, 94.6))):
        middle = ((tip[0] + root[0]) / 2 - 1, (tip[1] + root[1]) / 2 + 1)
        w.line(curve([tip, middle, root]), 1.2, 0.2)
    for x, y in ((55.6, 77.4), (58.4, 81.4), (61.6, 85.6)):
        w.line(curve([(x - 1.4, y + 2.4), (x, y), (x + 1.8, y - 1.6)]), 0.7, 0.2)
    w.line(curve([(76, 87), (88, 91), (100, 89)]), 1.0, 0.2)
    w.fill([(110, 77), (156, 68), (156, 108), (112, 99)], (0.35, 0.85), 8, "#4c3c6c", 1.4)
    w.fill([(108, 77.4), (114, 76), (116, 99.4), (110, 99)], 0.05, 90, "#e8e0cc", 1.1, cover=0.95)


def marksman(w: Window) -> None:
    """Through the telescope of a rifle: a target on a fence, and three holes in its middle."""
    w.heaven(0.1, 0.0, "#b8ccd0")
    w.fill([(-6, 58), (40, 50), (84, 55), (156, 46), (156, 104), (-6, 104)], (0.15, 0.5), 6, "#8c9a5c", 1.0)
    for x in (34, 48, 104, 118):
        w.pine(x, 58, 22 + x % 3 * 5)
    for y in (66, 76):
        w.fill([(-4, y), (154, y - 2), (154, y + 2), (-4, y + 4)], 0.3, 4, COLORS["timber"], 1.0)
    for x in (68, 78):
        w.fill([(x, 104), (x + 0.4, 60), (x + 3.4, 60), (x + 4, 104)], 0.4, 90, COLORS["timber"], 1.1)
    for radius, color in ((25, "#f2e8cc"), (19.6, BLOOD), (14.2, "#f2e8cc"), (8.8, BLOOD), (3.8, "#f2e8cc")):
        w.fill(circle(75, 50, radius), 0.05 if color != BLOOD else 0.25, 40, color, 1.2, cover=0.97)
    for x, y in ((73.4, 48.4), (77.6, 49.4), (74.6, 53)):
        w.black(circle(x, y, 1.7))
    outside = skia.Op(rectangle(-6, -6, 164, 112), circle(75, 50, 47), skia.PathOp.kDifference_PathOp)
    w.black(outside, "#0f0d12")
    w.line([*ellipse(75, 50, 49.4, 49.4), (124.4, 50)], 1.6, 0, bare=True)
    w.line([*ellipse(75, 50, 45.4, 45.4), (120.4, 50)], 1.2, 0)
    for ends in ([(29, 50), (52, 50)], [(98, 50), (121, 50)], [(75, 73), (75, 97)], [(75, 3), (75, 27)]):
        w.line(ends, 3.2, 0, 0)
    w.line([(50, 50), (100, 50)], 1.0, 0, 0)
    w.line([(75, 25), (75, 75)], 1.0, 0, 0)


def hide(w: Window) -> None:
    """Somebody crouches behind barrels in an alley; past them goes what seeks him."""
    w.heaven(0.75, 0.4, "#7c8c94")
    w.fill([(-6, 104), (-6, -4), (46, -4), (58, 22), (58, 104)], (0.4, 0.7), 0, COLORS["brick"], 1.2)
    for row in range(12):
        y = row * 9
        w.line([(-4, y), (56, y + 2)], 0.5, 0)
        for x in range(-2 + row % 2 * 8, 54, 16):
            w.line([(x, y), (x, y + 9)], 0.5, 0)
    w.fill([(52, 104), (66, 78), (156, 78), (156, 104)], (0.2, 0.5), 4, "#8a7a64", 0.9)
    w.roofs(50, 0.7, "#4c5560", 2, 78)
    w.fill(ellipse(112, 40, 24, 24), 0.05, 0, "#e8d49a", 0, cover=0.7)
    _seeker(w)
    body = [(40, 104), (40, 78), (46, 66), (58, 60), (70, 66), (74, 80), (74, 104)]
    w.black(curve(body, closed=True), _DARK)
    w.black(circle(60, 53, 9), _DARK)
    w.black(ellipse(60, 48, 15, 2.6), _DARK)
    w.black(rectangle(51, 37, 18, 11, 3), _DARK)
    for x in (57.4, 64.6):
        w.white(ellipse(x, 53.6, 2.5, 1.8), "#f6edc4")
        w.black(circle(x + 0.9, 53.6, 1.1))
    for x, y, wide, high in ((8, 58, 30, 46), (34, 66, 28, 40), (60, 70, 27, 38)):
        _barrel(w, x, y, wide, high)


def _seeker(w: Window) -> None:
    """A tall thing with too long arms that walks bent, in black before the light."""
    back = [
        (101, 92), (106, 72), (104, 54), (105, 38), (112, 26), (121, 21), (131, 24), (134, 31), (128, 36),
        (120, 36), (116, 46), (118, 60), (126, 74), (127, 92), (121, 92), (118, 78), (112, 72), (108, 92),
    ]  # fmt: skip
    w.black(curve(back, closed=True))
    for arm in (
        [(106, 34), (97, 50), (90, 74), (93, 75), (101, 56), (111, 42)],
        [(118, 34), (130, 50), (138, 76), (135, 77), (125, 58), (112, 44)],
    ):
        w.black(curve(arm, closed=True))
        x, y = arm[2]
        for claw in (-5, -1, 3):
            w.black([(x - 1, y - 3), (x + 2.4, y - 3), (x + claw, y + 11)])
    for x in (122.6, 129):
        w.white(ellipse(x, 28.4, 1.9, 1.2), "#e0502c")


def _barrel(w: Window, x: float, y: float, wide: float, high: float) -> None:
    """A barrel by its upper left corner."""
    bulge = wide * 0.1
    staves = [(x, y), (x - bulge, y + high / 2), (x, y + high), (x + wide, y + high)]
    staves += [(x + wide + bulge, y + high / 2), (x + wide, y)]
    w.fill(curve(staves, closed=True), (0.05, 0.75), 88, "#b07c48", 1.4, "h", cover=0.95)
    for part in range(1, 5):
        at = x + wide * part / 5
        bow = (part - 2.5) / 2.5 * bulge
        w.line(curve([(at, y), (at + bow, y + high / 2), (at, y + high)]), 0.8, 0)
    for share in (0.16, 0.34, 0.7):
        level = y + high * share
        swell = bulge * 0.8
        hoop = [(x - swell, level), (x + wide / 2, level + 2), (x + wide + swell, level)]
        w.line(curve(hoop), 3.2, 0, 0)
        w.line(curve([(a, b - 0.5) for a, b in hoop]), 0.7, 0, 0, bare=True)
    w.fill(ellipse(x + wide / 2, y + 0.6, wide / 2, 3.2), 0.35, 4, "#9a6a3c", 1.2, cover=0.95)


def double_vision(w: Window) -> None:
    """One candle, and its holder, and its flame, seen twice."""
    w.heaven(0.5, 0.35, "#d8a08c")
    w.fill(circle(75, 46, 56), 0.05, 0, "#f0d0b4", 0, cover=0.7)
    for shift, color, cover in ((-21, "#7a94b8", 0.9), (21, "#b8503c", 0.9)):
        _candlestick(w, 75 + shift, color, cover)


def _candlestick(w: Window, x: float, color: str, cover: float) -> None:
    for step in range(4):
        w.fill(circle(x, 22, 17 - step * 3.6), 0.12 - step * 0.03, 84, "#f6d27a", 0, cover=0.25 + step * 0.12)
    flame = [(x, 6), (x + 5.4, 19), (x + 4, 27), (x, 30), (x - 4, 27), (x - 5.4, 19)]
    w.fill(curve(flame, closed=True), 0.0, 0, "#f6a83c", 1.3, cover=0.95)
    w.white(curve([(x, 15), (x + 2.4, 23), (x, 28), (x - 2.4, 23)], closed=True), "#fdf2c8")
    w.line([(x, 27), (x, 33)], 1.4, 0)
    w.fill(
        [(x - 6, 32), (x + 6, 32), (x + 6, 66), (x - 6, 66)], (0.0, 0.5), 88, "#f2e8cc", 1.4, "h", cover=0.95
    )
    w.fill(
        curve([(x - 6, 32), (x - 6.6, 42), (x - 4.4, 44), (x - 3, 33)], closed=True),
        0,
        0,
        "#f2e8cc",
        1.0,
        cover=1,
    )
    w.fill([(x - 9, 65), (x + 9, 65), (x + 6, 71), (x - 6, 71)], (0.1, 0.6), 88, color, 1.3, "h", cover=cover)
    w.fill(
        [(x - 3.4, 71), (x + 3.4, 71), (x + 4, 86), (x - 4, 86)], (0.1, 0.6), 88, color, 1.3, "h", cover=cover
    )
    w.fill(ellipse(x, 90, 21, 6.4), (0.1, 0.6), 30, color, 1.4, "h", cover=cover)
    w.fill(ellipse(x, 88, 13, 3.6), 0.4, 4, color, 1.0, cover=cover)


def amnesia(w: Window) -> None:
    """A photograph in its frame: the coat, the tie, the hat are there, and the face has gone."""
    w.heaven(0.55, 0.4, "#7c94ac", 90)
    for x in range(0, 152, 15):
        w.line([(x, -4), (x, 104)], 0.5, 0)
    w.fill(rectangle(38, -1, 74, 102, 3), (0.2, 0.6), 40, "#b8913f", 1.6, "h")
    w.fill(rectangle(43, 4, 64, 92, 2), 0.35, 40, "#7a5a28", 1.2)
    w.fill(rectangle(46, 7, 58, 86), (0.25, 0.08), 84, "#d8c49a", 1.2)
    coat = [(46, 93), (49, 76), (60, 69), (68, 66), (82, 66), (90, 69), (101, 76), (104, 93)]
    w.fill(coat, (0.5, 0.8), 80, "#5a4634", 1.3, "h")
    w.fill([(66, 66), (75, 84), (84, 66), (80, 62), (70, 62)], 0.0, 0, COLORS["white"], 1.1, cover=0.95)
    w.fill([(73, 70), (77, 70), (79, 84), (75, 90), (71, 84)], 0.6, 80, BLOOD, 1.0)
    for side in (-1, 1):
        lapel = [(75 + side * 9, 66), (75 + side * 15, 70), (75 + side * 12, 78), (75, 91)]
        w.fill(lapel, 0.65, 60, "#4c3a2c", 1.0)
    w.fill([(69, 54), (81, 54), (82, 66), (75, 72), (68, 66)], (0.1, 0.4), 80, "#d8b48c", 1.0, "h")
    w.fill(ellipse(75, 43, 14.4, 18), (0.0, 0.35), 60, "#e4c8a0", 1.3, "h")
    smear = [
        (63, 36),
        (70, 33),
        (82, 34),
        (88, 38),
        (86, 46),
        (88, 52),
        (80, 56),
        (68, 55),
        (62, 50),
        (64, 43),
    ]
    w.fill(curve(smear, closed=True), 0.0, 0, "#f2e6cc", 0, cover=1)
    for row in range(7):
        y = 36 + row * 3
        w.line(curve([(63 + row % 2 * 2, y), (75, y + 1.6), (87 - row % 3, y - 0.6)]), 0.6, 0.4)
    w.fill(
        curve([(53, 31), (64, 27), (86, 27), (97, 31), (86, 34), (64, 34)], closed=True),
        0.7,
        10,
        "#4c3a2c",
        1.3,
    )
    w.fill(curve([(62, 29), (63, 15), (70, 11.6), (75, 14), (80, 11.6), (87, 15), (88, 29)], closed=True),
           (0.5, 0.85), 70, "#5a4634", 1.3, "h")  # fmt: skip
    w.black([(62, 25), (88, 25), (88.4, 29), (61.8, 29)], _DARK)


def dodge(w: Window) -> None:
    """A claw goes through the air where, a moment ago, a man's head was."""
    w.heaven(0.2, 0.05, "#b8c8be")
    w.fill([(-6, 104), (-6, 88), (156, 88), (156, 104)], (0.3, 0.6), 4, "#8c8a74", 0.9)
    for sweep in ((-6, 0.9), (0, 1.3), (6, 0.9), (12, 0.6)):
        y, weight = sweep
        w.line(curve([(138, 8 + y), (96, 18 + y), (56, 34 + y), (30, 58 + y)]), weight * 1.6, 0.6, 0)
    skin = "#6f8a5c"
    arm = [(156, 14), (128, 14), (104, 22), (90, 30), (88, 40), (98, 44), (116, 36), (136, 34), (156, 40)]
    w.fill(curve(arm, closed=True), (0.25, 0.8), 70, skin, 1.6)
    for root, bend, tip in (
        ((94, 29), (80, 26), (66, 36)),
        ((91, 33), (76, 34), (64, 46)),
        ((92, 38), (80, 43), (70, 55)),
        ((98, 42), (90, 50), (82, 60)),
    ):
        claw = [
            (root[0] + 2, root[1] - 3),
            (bend[0], bend[1] - 3),
            tip,
            (bend[0] + 3, bend[1] + 2.6),
            (root[0] + 3, root[1] + 3),
        ]
        w.fill(curve(claw, closed=True), (0.1, 0.5), 60, "#e8dcb8", 1.3)
    for x, y in ((112, 22), (122, 19), (134, 18), (118, 30), (130, 28)):
        w.line(curve([(x - 3, y), (x, y + 2), (x + 3, y)]), 0.9, 0.2)
    _ducking(w)


def _ducking(w: Window) -> None:
    """A man bent low to one side, an arm thrown back, his hat in the air."""
    coat = "#3c3f58"
    w.fill(
        curve([(38, 74), (28, 84), (16, 96), (22, 100), (38, 90), (48, 80)], closed=True),
        0.7,
        60,
        "#2c2c3c",
        1.3,
    )
    front = [(48, 76), (62, 80), (66, 94), (76, 97), (74, 101), (58, 100), (54, 88), (42, 84)]
    w.fill(curve(front, closed=True), 0.7, 60, "#2c2c3c", 1.3)
    body = [(36, 80), (34, 68), (40, 58), (52, 56), (60, 62), (58, 74), (50, 84)]
    w.fill(curve(body, closed=True), (0.35, 0.75), 70, coat, 1.5)
    w.fill(curve([(40, 60), (28, 56), (16, 62), (8, 60), (8, 64), (18, 68), (30, 64), (40, 68)], closed=True),
           0.5, 40, coat, 1.4)  # fmt: skip
    w.fill(circle(8.4, 62, 3.2), 0.05, 0, "#e2b48e", 1.2)
    w.fill(
        curve([(54, 64), (64, 72), (60, 80), (66, 84), (70, 72), (60, 60)], closed=True), 0.5, 40, coat, 1.4
    )
    w.fill(circle(63, 84, 3.2), 0.05, 0, "#e2b48e", 1.2)
    w.fill(ellipse(55, 66, 8.4, 9), (0.0, 0.4), 60, "#e2b48e", 1.5, "h")
    w.black(curve([(46, 66), (47, 58), (56, 55.6), (63, 60), (58, 61), (50, 64)], closed=True), "#2a1c16")
    for x in (55, 60):
        w.white(ellipse(x, 66, 1.9, 1.7), "#fbf3d8")
        w.black(circle(x + 0.4, 65.6, 0.9))
    w.line(curve([(54, 71.6), (57, 70.6), (60, 71.6)]), 1.1, 0.1)
    hat = [(30, 36), (42, 31), (44, 22), (54, 19), (58, 26), (68, 24), (66, 28), (50, 34), (34, 40)]
    w.fill(curve(hat, closed=True), (0.5, 0.85), 60, "#5a4634", 1.4)


def sneak(w: Window) -> None:
    """On tiptoe past a doorway that is alight, shoes in hand."""
    w.heaven(0.86, 0.7, "#3c4650")
    w.fill([(-6, 104), (-6, 88), (156, 88), (156, 104)], (0.6, 0.8), 4, "#4c4238", 0.9)
    w.fill([(84, 88), (84, 12), (128, 12), (128, 88)], 0.0, 0, "#f2cf7c", 1.6, cover=0.95)
    w.fill([(84, 88), (128, 88), (112, 106), (44, 106)], 0.05, 4, "#e0b464", 0, cover=0.85)
    w.line([(80, 88), (80, 8), (132, 8), (132, 88)], 2.6, 0)
    w.fill([(128, 12), (142, 18), (142, 92), (128, 88)], (0.4, 0.7), 90, COLORS["timber"], 1.3)
    ghoul = [(104, 88), (103, 62), (98, 50), (102, 38), (110, 33), (118, 38), (121, 50), (117, 62), (117, 88)]
    w.black(curve(ghoul, closed=True))
    for way in ([(103, 42), (94, 56), (96, 74)], [(118, 42), (125, 56), (122, 74)]):
        w.line(polygon(spline(way), closed=False), 4.0, 0.2, 0)
    for side in (-1, 1):
        w.black([(110 + side * 3, 36), (110 + side * 9, 26), (110 + side * 6.6, 39)])
    _tiptoe(w)


def _tiptoe(w: Window) -> None:
    """A man bent forward, one knee high, in black with a rim of light on his front."""
    shapes = (
        curve([(40, 46), (52, 40), (60, 44), (58, 58), (52, 70), (42, 70), (38, 58)], closed=True),
        curve([(52, 64), (64, 66), (70, 74), (68, 84), (74, 88), (66, 90), (62, 78), (50, 74)], closed=True),
        curve([(42, 66), (48, 72), (40, 84), (28, 92), (30, 97), (25, 97), (23, 90), (34, 80)], closed=True),
        curve([(56, 46), (66, 54), (76, 52), (77, 56), (66, 60), (54, 54)], closed=True),
        curve([(42, 48), (34, 56), (27, 66), (30, 69), (38, 62), (46, 56)], closed=True),
        circle(60, 34, 7.6),
        ellipse(60, 29.4, 12.6, 2.2),
        rectangle(53, 19, 14, 11, 3),
        curve([(24, 66), (31, 68), (33, 74), (28, 78), (22, 74)], closed=True),
    )
    for shape in shapes:
        w.black(shape, _DARK)
    for rim in (
        [(66.4, 31), (68, 35), (66, 39.6)], [(60, 45), (60.4, 52), (58, 60)],
        [(64.6, 66.4), (70, 73.6), (68.6, 82)],
        [(68, 55.6), (75, 52.6)], [(67, 20), (67, 28.6)], [(60, 30.8), (72, 29.8)],
    ):  # fmt: skip
        w.line(rim, 1.5, 0.3, 0, bare=True)
    w.white(ellipse(64, 34, 1.8, 1.3), "#f6edc4")
    w.black(circle(64.8, 34, 0.8))


SCENES: dict[str, tuple[Scene, str]] = {
    "mystic-gift": (mystic_gift, "#c9c4d8"),
    "marksman": (marksman, "#dfe0cc"),
    "hide": (hide, "#d4d4c4"),
    "double-vision": (double_vision, "#efd6c4"),
    "amnesia": (amnesia, "#d8dce0"),
    "dodge": (dodge, "#dfe2d4"),
    "sneak": (sneak, "#dcd8c4"),
}
"""Each scene by the id of its card, and the color of the paper it is printed on."""
