"""The scenes of skills and injuries of the mind: what one person sees, holds, or hides from."""

from __future__ import annotations

import math

import skia

from ..pens import circle, curve, rectangle
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


SCENES: dict[str, tuple[Scene, str]] = {
    "mystic-gift": (mystic_gift, "#c9c4d8"),
    "marksman": (marksman, "#dfe0cc"),
    "hide": (hide, "#d4d4c4"),
}
"""Each scene by the id of its card, and the color of the paper it is printed on."""
