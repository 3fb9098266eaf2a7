"""The scenes of the Rumors of machines, mobs and waters; `rumors` has the others and the list of all."""

from __future__ import annotations

import math

from ..pens import circle, curve, polygon, rectangle, spline
from ..plate import COLORS
from .engravings import FIRE, Window, ellipse


def terrible_experiment(w: Window) -> None:
    """Coils and a table; the sheet on it rises."""
    w.heaven(0.55, 0.22, "#6f8a94", 90)
    w.fill([(-6, 104), (-6, 84), (156, 84), (156, 104)], 0.45, 4, "#6a5a4c", 1.0)
    for x in (20, 130):
        w.rect(x - 8, 60, 16, 26, (0.2, 0.7), 0, COLORS["dark"], 1.1, "h")
        w.rect(x - 3.6, 26, 7.2, 34, (0.1, 0.6), 90, "#c98a4a", 1.0, "h")
        for y in range(28, 60, 3):
            w.line([(x - 4.6, y), (x + 4.6, y + 1.4)], 1.0, 0)
        w.fill(circle(x, 19, 9), (0.0, 0.7), 40, "#c9b05a", 1.2, "h")
    for points in (
        [(29, 18), (44, 9), (50, 22), (66, 10), (80, 24), (96, 9), (104, 22), (121, 18)],
        [(29, 21), (46, 30), (58, 22), (74, 36), (90, 26), (104, 32), (121, 21)],
        [(74, 33), (70, 34), (72, 36), (69, 38)],
    ):
        w.bolt(points, 2.6)
    sheet = [
        (40, 74),
        (44, 64),
        (52, 58),
        (60, 40),
        (68, 36),
        (76, 42),
        (82, 60),
        (98, 64),
        (110, 70),
        (112, 84),
        (106, 78),
        (96, 88),
        (86, 79),
        (72, 90),
        (60, 80),
        (48, 88),
        (40, 80),
    ]
    w.fill(curve(sheet, closed=True), (0.0, 0.35), 75, COLORS["white"], 1.3)
    for line in (
        [(66, 42), (58, 62), (60, 82)],
        [(72, 44), (76, 62), (72, 88)],
        [(92, 64), (94, 76), (96, 86)],
    ):
        w.line(curve(line), 0.8, 0.3)
    w.fill([(34, 80), (116, 80), (116, 85), (34, 85)], 0.55, 0, COLORS["timber"], 1.1)
    for x in (40, 106):
        w.black(rectangle(x, 85, 4, 18))
    claw = [
        (98, 72),
        (112, 70),
        (121, 76),
        (125, 86),
        (127, 97),
        (123, 90),
        (122, 101),
        (118, 91),
        (115, 101),
        (113, 90),
        (108, 97),
        (109, 84),
        (104, 80),
    ]
    w.fill(curve(claw, closed=True), 0.4, 60, "#8fa05c", 1.2)


def mad_bomber(w: Window) -> None:
    """A warehouse goes up; a man with a hat holds his watch."""
    w.heaven(0.8, 0.15, "#7a4a3c")
    for part in range(30):
        angle = part * math.pi / 15
        reach = 60 if part % 2 else 86
        w.fill(
            [
                (92, 46),
                (92 + reach * math.cos(angle), 46 + reach * math.sin(angle)),
                (92 + reach * math.cos(angle + 0.1), 46 + reach * math.sin(angle + 0.1)),
            ],
            0.1,
            0,
            FIRE,
            0,
        )
    for x, y, size in ((92, 30, 18), (74, 42, 15), (110, 42, 16), (84, 16, 12), (102, 14, 12), (92, 52, 20)):
        w.fill(circle(x, y, size), (0.0, 0.45), 45, "#e9ae5c", 1.0, "h")
    w.fill(
        curve([(72, 66), (80, 46), (86, 54), (92, 36), (98, 54), (106, 44), (112, 66)], closed=True),
        0,
        80,
        "#f6d56a",
        1.1,
        cover=1,
    )
    w.roofs(78, 0.85, "#33262a", 0)
    w.fill(
        [(66, 104), (66, 72), (78, 62), (84, 70), (92, 64), (100, 72), (108, 62), (118, 74), (118, 104)],
        0.6,
        0,
        COLORS["brick"],
        1.2,
    )
    for x in (72, 84, 96, 108):
        w.window(x, 82, 6, 9, lit=True)
    for x, y, turn in ((50, 24, 4), (134, 30, -5), (62, 8, 3), (126, 8, 6), (142, 54, 4), (48, 52, -4)):
        w.black([(x - 3, y - 2), (x + 2, y - 3 + turn * 0.3), (x + 4, y + 2), (x - 2, y + 3)])
    w.man(24, 112, 84, arm=(40, 62))
    w.fill(circle(42, 60, 5), 0, 0, "#f0d88a", 1.2, cover=1)
    w.line([(42, 60), (42, 56.6)], 0.9, 0)
    w.line([(42, 60), (44.4, 61)], 0.9, 0)


def nightmare_pool(w: Window) -> None:
    """A pond in a garden whose water looks back."""
    w.heaven(0.68, 0.15, "#5f7f84")
    w.bare_tree(14, 66, 60, 0.3, 2, 4.0, 0.5, 6)
    w.bare_tree(138, 66, 58, -0.3, 7, 4.0, 0.5, 6)
    w.gable(62, 34, 24, 24, 14, 10, 4, 0.6, 0.9)
    w.window(70, 40, 5, 8, lit=True, kind="point")
    w.earth(58, 0.4, "#5f6a44", 1)
    w.fill(ellipse(75, 82, 66, 20), 0.5, 0, COLORS["stone"], 1.4)
    w.fill(ellipse(75, 82, 60, 17), (0.9, 0.5), 0, "#2f5a58", 1.1, cover=0.95)
    w.fill(curve([(34, 82), (75, 66), (116, 82), (75, 97)], closed=True), 0.0, 0, "#d8d8a0", 1.3, cover=0.95)
    w.fill(ellipse(75, 82, 20, 14.6), 0.35, 80, "#6f8f3c", 1.2, cover=0.95)
    for part in range(24):
        angle = part * math.pi / 12
        w.line(
            [
                (75 + 8 * math.cos(angle), 82 + 6 * math.sin(angle)),
                (75 + 18 * math.cos(angle), 82 + 13 * math.sin(angle)),
            ],
            0.8,
            0.3,
        )
    w.black(ellipse(75, 82, 4, 13.4))
    w.white(ellipse(69, 76, 2.6, 1.8))
    for points in (
        [(24, 88), (16, 70), (26, 56), (34, 62)],
        [(124, 90), (136, 74), (126, 58), (116, 62)],
        [(44, 94), (38, 80), (46, 70)],
    ):
        w.line(curve(points), 6.5, 0.6)


def riots(w: Window) -> None:
    """A street full of hats, clubs and torches, under broken windows."""
    w.heaven(0.6, 0.1, "#b0603a")
    for left, wide, top in ((-6, 34, 10), (28, 26, 24), (96, 26, 22), (122, 34, 8)):
        w.rect(left, top, wide, 96, (0.45, 0.7), 0, COLORS["brick"], 1.2)
        for x in range(int(left) + 5, int(left + wide) - 6, 10):
            for y in range(top + 7, 70, 16):
                w.window(x, y, 5.6, 9, lit=(x + y) % 3 == 0)
    w.fill(
        curve([(54, 60), (62, 34), (70, 46), (75, 22), (82, 44), (90, 32), (96, 60)], closed=True),
        0.05,
        80,
        FIRE,
        1.0,
        cover=1,
    )
    w.smoke(75, 24, 5, 3, -6, 7, 0.3)
    for row, (foot, high) in enumerate(((86, 30), (98, 40), (116, 56))):
        for number in range(9 - row * 2):
            x = -2 + (number + 0.5) * 154 / (9 - row * 2) + w.chance.uniform(-4, 4)
            hand = (x + w.chance.uniform(4, 9), foot - high * w.chance.uniform(1.15, 1.4))
            w.man(x, foot, high, hat=w.chance.random() < 0.7, arm=hand)
            if (number + row) % 2:
                w.line([hand, (hand[0] + 1.5, hand[1] - 7)], 1.8, 0)
                flame = [
                    (hand[0] - 2, hand[1] - 7),
                    (hand[0] + 1.6, hand[1] - 16),
                    (hand[0] + 4.6, hand[1] - 7),
                ]
                w.fill(curve(flame, closed=True), 0, 0, FIRE, 0.9, cover=1)
            else:
                w.line([(hand[0] - 1, hand[1] + 2), (hand[0] + 4, hand[1] - 13)], 2.2, 0)
        w.line([(-4, foot - high * 0.5), (154, foot - high * 0.5)], 0.5, 0, bare=True)


def plans_in_motion(w: Window) -> None:
    """Heads come out of the tide in rows, and none of them breathes out."""
    w.heaven(0.55, 0.05, "#5f8f98")
    w.fill(circle(112, 24, 12), 0, 0, "#efe4b8", 1.0, cover=0.9)
    w.fill([(-6, 52), (156, 52), (156, 104), (-6, 104)], (0.35, 0.75), 0, "#2f5f62", 0.9)
    w.waves(54, 102, 12, -2, 152)
    w.fill([(4, 53), (14, 40), (20, 44), (27, 36), (36, 53)], 0.85, 60, COLORS["dark"], 1.0)
    for row, (y, size) in enumerate(((58, 3.6), (68, 6), (83, 9.4))):
        for number in range(9 - row * 2):
            x = (number + 0.5 + (row % 2) * 0.2) * 150 / (9 - row * 2) + w.chance.uniform(-2, 2)
            low = y + w.chance.uniform(-1.5, 1.5)
            dome = [(-1.5, 0.9), (-1.3, -0.1), (-0.9, -0.9), (0, -1.25), (0.9, -0.9), (1.3, -0.1), (1.5, 0.9)]
            outline = [(x + across * size, low + down * size) for across, down in dome]
            w.fill(polygon(spline(outline)), (0.55, 0.98), 80, "#3f5f52", 1.2, "h")
            w.black(
                [
                    (x, low - 1.2 * size),
                    (x - 0.3 * size, low - 1.7 * size),
                    (x + 0.5 * size, low - 1.1 * size),
                ]
            )
            w.eyes(x, low + 0.05 * size, 0.42 * size, "#f2e6a0")
            w.line(
                [(x - 1.8 * size, low + 0.8 * size), (x + 1.8 * size, low + 0.8 * size)], 1.4, 0.4, bare=True
            )


def innsmouth_plague(w: Window) -> None:
    """A man before his glass by candlelight; what looks back has begun to change."""
    w.heaven(0.72, 0.5, "#6f6a4c", 90)
    for x in range(2, 150, 9):
        w.line([(x, -4), (x, 104)], 0.5, 0)
    w.fill(circle(129, 50, 27), 0.1, 0, "#e0b15a", 0, cover=0.5)
    w.fill(circle(129, 50, 16), 0.0, 0, "#f3d27a", 0, cover=0.6)
    w.fill(ellipse(84, 46, 37, 45), (0.15, 0.6), 60, "#b8913f", 1.4, "h")
    w.fill(ellipse(84, 46, 31.5, 39.5), (0.75, 0.45), 20, "#4f716e", 1.4)
    for turn in range(0, 360, 20):
        x, y = 84 + 34.2 * math.cos(math.radians(turn)), 46 + 42.2 * math.sin(math.radians(turn))
        w.white(circle(x, y, 1.0), "#f0d88a")
    _changing_face(w)
    _man_from_behind(w)
    w.fill([(120, 104), (120, 92), (139, 92), (139, 104)], 0.5, 0, "#8a6a3c", 1.1)
    w.fill([(124, 92), (124.6, 62), (134.4, 62), (135, 92)], (0.0, 0.35), 90, COLORS["white"], 1.1, "h")
    w.fill(curve([(129.5, 62), (125.6, 54), (129.4, 43), (133.4, 54)], closed=True), 0, 0, FIRE, 0.9, cover=1)
    w.white(curve([(129.5, 60), (127.6, 55), (129.4, 50), (131.4, 55)], closed=True), "#fbf3d0")


def _changing_face(w: Window) -> None:
    """In the glass: the left half is a man's still, the right half is the sea's."""
    neck = curve(
        [(73.4, 64), (72, 80), (78, 83.6), (84, 84.6), (90, 83.6), (96.4, 80), (95, 64)], closed=True
    )
    w.fill(neck, (0.2, 0.6), 80, "#a8a27a", 1.0, "h")
    left = [(84, 71), (69, 66), (63, 54), (61, 38), (67, 21), (84, 15)]
    head = [*left, (101, 21), (108, 38), (105, 54), (99, 66)]
    w.fill(curve(head, closed=True), (0.05, 0.45), 60, "#d8b68c", 1.4, "h")
    right = [(84, 15.4), (100.6, 21.4), (107.4, 38), (104.5, 54), (98.6, 65.6), (84, 70.6)]
    sea = [*right, (87, 56), (83, 42), (86, 28)]
    w.fill(curve(sea, closed=True), (0.2, 0.6), 50, "#6f9b7c", 0.6, "h")
    for row, y in enumerate((21, 25.4, 53)):
        for x in range(90, 103, 4):
            left = x + row % 2 * 2
            w.line(curve([(left - 1.8, y), (left, y + 2), (left + 1.8, y)]), 0.6, 0)
    for x, radius in ((73.5, 6.2), (96, 8.0)):
        w.white(ellipse(x, 39, radius, radius * 0.86), "#f0e6b0")
        w.line([*ellipse(x, 39, radius, radius * 0.86), (x + radius, 39)], 1.1, 0)
        w.black(circle(x + 0.6, 39.4, radius * 0.46))
        w.white(circle(x - 1.0, 37.6, radius * 0.15), "#ffffff")
    w.line(curve([(65.6, 36.6), (69.6, 33.2), (77, 33.0), (81, 36.2)]), 2.0, 0.2)
    w.line(curve([(86.4, 35.6), (91, 31.6), (100.6, 31.4), (105.2, 35.6)]), 2.2, 0.2)
    w.line(curve([(66.4, 29.4), (72, 26.6), (79, 29.0)]), 1.7, 0.2)
    for x, y in ((68.6, 47.6), (93.4, 49.4)):
        w.line(curve([(x, y), (x + 5, y + 1.6), (x + 9, y + 0.2)]), 0.7, 0.2)
    w.black(circle(81.6, 49, 0.9))
    w.black(circle(87.0, 49, 0.9))
    w.line(curve([(65.4, 62.4), (70, 58.6), (84, 57.4), (98, 58.4), (104.6, 63.4)]), 1.9, 0.1)
    w.line(curve([(76, 61.6), (84, 62.6), (92, 61.8)]), 0.8, 0.2)
    for at in range(3):
        for x, side in ((76.6, -1), (91.6, 1)):
            y = 70.4 + at * 4.2
            w.line(curve([(x, y), (x + side * 2.6, y + 1.6), (x + side * 1.0, y + 3.8)]), 1.2, 0.1)
    for x in (66, 70, 74.6):
        w.line(curve([(x, 22 - (x - 66) * 0.4), (x + 2.4, 17 - (x - 66) * 0.3), (x + 6, 16)]), 0.9, 0.3)


def _man_from_behind(w: Window) -> None:
    """His back, dark before the glass, and the hand that he lifts to his cheek."""
    coat = [(-6, 106), (-4, 84), (6, 75), (17, 71), (34, 71), (46, 77), (54, 92), (57, 106)]
    w.black(curve(coat, closed=True), "#150f12")
    w.black(ellipse(25, 54, 12.6, 15.4), "#150f12")
    w.black([(18, 64), (32, 64), (34, 76), (16, 76)], "#150f12")
    for rim in (
        [(35.6, 44), (38.2, 53), (35.4, 62), (36.8, 53)],
        [(37, 72), (46.4, 77), (50.4, 84.6), (45.2, 77.6)],
    ):
        w.white(curve(rim, closed=True), "#c89a4e")
    arm = [(44, 88), (52, 78), (53.4, 70), (60.4, 70), (60, 82), (55, 98)]
    w.black(curve(arm, closed=True), "#150f12")
    web = [
        (52.6, 71), (49.4, 63), (47.0, 55.4), (51.6, 59), (52.2, 48), (56.4, 56.4), (59.6, 46.6), (60.8, 57),
        (66.4, 51), (63.8, 60.4), (65.0, 65), (60.8, 71),
    ]  # fmt: skip
    w.fill(curve(web, closed=True), (0.15, 0.5), 30, "#8fb08e", 1.1, "h")
    for tip in ((47.6, 56.4), (52.4, 49.4), (59.4, 48), (65.6, 52)):
        w.line([(57, 68), tip], 0.9, 0.2)
