"""The scenes of the Rumors and of the blackest night."""

from __future__ import annotations

import math

from ..pens import circle, curve, polygon, rectangle
from ..plate import COLORS
from .engravings import BLOOD, FIRE, Scene, Window, ellipse
from .rumors_outside import (
    innsmouth_plague,
    mad_bomber,
    nightmare_pool,
    plans_in_motion,
    riots,
    terrible_experiment,
)


def blackest_night(w: Window) -> None:
    """One lantern in a street; where its light ends, something waits in every doorway."""
    w.heaven(0.96, 0.9, "#2b2a4c")
    w.roofs(40, 0.97, "#26243c", 0)
    for radius, tone in ((46, 0.82), (36, 0.62), (27, 0.4), (18, 0.18), (10, 0.0)):
        w.fill(
            circle(75, 62, radius), tone, 0, "#c98f3a" if tone < 0.5 else "#57466a", 0, cover=0.9 - tone * 0.3
        )
    w.fill([(30, 104), (66, 82), (86, 82), (124, 104)], (0.3, 0.75), 4, "#7a6248", 0)
    for y, reach in ((86, 14), (91, 22), (97, 32)):
        w.line(curve([(76 - reach, y), (76, y + 1.4), (76 + reach, y)]), 0.7, 0.3)
    w.man(64, 96, 44, arm=(76, 60))
    w.white(rectangle(73.4, 59, 6.4, 8.4, 1), COLORS["lit"])
    w.fill(rectangle(73.4, 59, 6.4, 8.4, 1), 0, 0, COLORS["lit"], 0.8, cover=1)
    w.black([(72.4, 59), (76.6, 55), (80.8, 59)])
    w.black(rectangle(72.8, 67.2, 7.6, 1.6))
    for left, right in ((-6, 26), (124, 158)):
        w.black([(left, 104), (left, 8), (right, 22), (right, 104)], "#16142a")
    for x, y, size in (
        (14, 54, 2.6),
        (10, 78, 1.8),
        (136, 60, 3.0),
        (142, 84, 1.8),
        (34, 34, 1.3),
        (112, 38, 1.5),
        (120, 74, 2.0),
        (30, 82, 1.4),
    ):
        w.eyes(x, y, size, "#e9c25c" if size < 2.5 else "#d8553c")


def disturbing_the_dead(w: Window) -> None:
    """Open graves under a low moon, and a hand that is not yet out."""
    w.heaven(0.62, 0.1, "#5c6f92")
    w.fill(circle(112, 30, 17), 0, 0, "#f3e2b0", 0.9, cover=0.9)
    w.bare_tree(20, 76, 62, 0.25, 5, 4.2, 0.55, 6)
    w.earth(72, 0.4, "#6d7048")
    for x, y, size, lean in (
        (48, 74, 0.8, -0.1),
        (92, 72, 0.7, 0.12),
        (126, 80, 1.1, 0.22),
        (68, 70, 0.55, 0.0),
    ):
        stone = [(-8, 0), (-8, -18), (-5, -24), (0, -26), (5, -24), (8, -18), (8, 0)]
        w.fill(
            [(x + (a + lean * -b) * size, y + b * size) for a, b in stone],
            (0.15, 0.6),
            90,
            COLORS["stone"],
            1.1,
            "h",
        )
        w.line([(x - 3 * size, y - 16 * size), (x + 3 * size, y - 16 * size)], 0.8, 0)
        w.line([(x, y - 20 * size), (x, y - 9 * size)], 0.8, 0)
    w.fill(curve([(34, 96), (46, 87), (78, 84), (108, 88), (116, 98)], closed=True), 0.3, 20, "#6a5236", 1.0)
    w.black([(50, 95), (58, 89), (96, 89), (102, 96), (76, 101)], "#1c1410")
    arm = [(70, 98), (72, 76), (68, 64), (84, 64), (82, 78), (84, 98)]
    w.fill(curve(arm, closed=True), (0.05, 0.65), 70, "#b9c09a", 1.2, "h")
    for begin, bend, end in (
        ((69, 66), (60, 58), (58, 48)),
        ((72, 64), (68, 50), (66, 38)),
        ((77, 63), (78, 48), (77, 35)),
        ((82, 65), (87, 52), (88, 41)),
        ((84, 72), (95, 68), (99, 60)),
    ):
        w.line(curve([begin, bend, end]), 5.4, 0.15)
        w.line(curve([begin, bend, end]), 3.2, 0.15, bare=True)


def good_work_undone(w: Window) -> None:
    """A torn seal on a door, and the door ajar on fire."""
    w.heaven(0.75, 0.5, "#6d5a50", 90)
    for x in range(4, 150, 12):
        w.line([(x, -4), (x, 104)], 0.6, 0)
    w.fill([(28, 104), (28, 6), (96, 6), (96, 104)], (0.2, 0.5), 90, COLORS["timber"], 1.5)
    w.fill([(96, 6), (122, 16), (122, 104), (96, 104)], 0.0, 0, FIRE, 1.4, cover=1)
    for x, high in ((99, 60), (106, 40), (113, 52), (119, 70)):
        w.fill(
            curve(
                [(x - 5, 104), (x - 3, high + 18), (x, high), (x + 3, high + 22), (x + 5, 104)], closed=True
            ),
            0.3,
            80,
            BLOOD,
            0.8,
        )
    for left, top in ((34, 14), (64, 14), (34, 60), (64, 60)):
        w.fill(rectangle(left, top, 24, 36), (0.5, 0.2), 90, COLORS["timber"], 1.0)
    ring = [(62, 48)]
    for radius in (27, 23):
        w.line(polygon(ellipse(*ring[0], radius, radius), closed=True), 1.6, 0)
    star = [
        (62 + 23 * math.sin(part * 0.8 * math.pi), 48 - 23 * math.cos(part * 0.8 * math.pi))
        for part in range(6)
    ]
    w.line(star, 3.4, 0)
    w.line(star, 1.6, 0, bare=True)
    w.white([(58, 44), (66, 44), (66, 52), (58, 52)], "#e8c766")
    tear = [(70, 8), (60, 24), (70, 36), (56, 50), (68, 62), (54, 76), (60, 98)]
    w.black([*tear, (63, 98), (58, 76), (72, 62), (60, 50), (74, 36), (64, 24), (74, 8)], BLOOD)
    for x, y in ((40, 92), (78, 96), (88, 88), (50, 100)):
        w.fill([(x - 4, y), (x, y - 4), (x + 5, y - 1), (x + 1, y + 3)], 0.1, 30, COLORS["stone"], 0.9)


def great_ritual(w: Window) -> None:
    """Robes in a ring of torches; what they call has already begun to stand in the smoke."""
    w.heaven(0.75, 0.1, "#7c3f48")
    smoke = [
        (75, 92),
        (54, 64),
        (62, 46),
        (40, 28),
        (56, 8),
        (50, -6),
        (106, -6),
        (96, 10),
        (112, 26),
        (90, 44),
        (98, 62),
    ]
    w.fill(curve(smoke, closed=True), (0.62, 0.1), 20, "#b8735a", 0.6)
    w.eyes(76, 22, 4.6, "#f6e29a")
    for side in (-1, 1):
        w.black(
            curve(
                [
                    (76 + side * 12, 12),
                    (76 + side * 30, 6),
                    (76 + side * 34, -6),
                    (76 + side * 26, 2),
                    (76 + side * 8, 6),
                ],
                closed=True,
            )
        )
    w.earth(80, 0.45, "#6a4a3c", 1)
    w.fill(ellipse(75, 88, 46, 9), 0.05, 0, "#d8a05a", 1.1)
    w.line(polygon(ellipse(75, 88, 38, 6.6)), 0.9, 0)
    w.fill(curve([(66, 88), (70, 74), (75, 62), (80, 74), (84, 88)], closed=True), 0, 80, FIRE, 1.0, cover=1)
    w.white(curve([(71, 88), (73, 79), (75, 72), (77, 79), (79, 88)], closed=True), "#fbe6a0")
    for x, foot, high in (
        (14, 98, 50),
        (38, 88, 34),
        (112, 88, 34),
        (136, 98, 50),
        (56, 84, 26),
        (94, 84, 26),
    ):
        unit = high / 50
        robe = [(-13, 0), (-8, -22), (-9, -36), (-5, -44), (0, -52), (5, -44), (9, -36), (8, -22), (13, 0)]
        w.fill(
            [(x + a * unit, foot + b * unit) for a, b in robe],
            (0.55, 0.95),
            80,
            "#4c1f24",
            1.2,
            "h" if x < 75 else None,
        )
        toward = 1 if x < 75 else -1
        w.black(ellipse(x + toward * 1.6 * unit, foot - 40 * unit, 3.4 * unit, 5.4 * unit))
        reach = (x + toward * 15 * unit, foot - 48 * unit)
        w.line([(x + toward * 6 * unit, foot - 32 * unit), reach], 2.8 * unit + 0.6, 0)


def strangler(w: Window) -> None:
    """The shadow of two hands on a wall, over a woman who has not turned round."""
    w.heaven(0.25, 0.12, "#c9a25c")
    for row in range(13):
        y = row * 8.4
        w.line([(-4, y), (154, y)], 0.5, 0)
        for x in range(-4 + (row % 2) * 8, 154, 16):
            w.line([(x, y), (x, y + 8.4)], 0.5, 0)
    arm = [(154, -4), (154, 44), (124, 40), (104, 42), (92, 36), (96, 22), (110, 16), (128, 6), (132, -4)]
    w.fill(curve(arm, closed=True), 0.9, 50, "#3c2a30", 0)
    for points in (
        [(104, 40), (88, 48), (74, 46), (62, 52), (64, 56), (76, 53), (92, 55), (108, 48)],
        [(98, 36), (82, 38), (68, 34), (54, 39), (56, 43), (70, 41), (86, 45), (102, 44)],
        [(98, 28), (82, 26), (68, 20), (52, 24), (53, 28), (68, 28), (84, 34), (100, 36)],
        [(100, 22), (86, 14), (74, 8), (60, 8), (60, 12), (73, 14), (86, 22), (100, 30)],
        [(106, 44), (104, 58), (94, 68), (88, 66), (96, 56), (98, 44)],
    ):
        w.fill(curve(points, closed=True), 0.92, 50, "#3c2a30", 0)
    w.fill([(-6, 104), (-6, 92), (156, 92), (156, 104)], 0.6, 4, "#5a4a44", 1.0)
    coat = [(18, 98), (24, 72), (22, 60), (30, 54), (42, 54), (50, 60), (48, 72), (56, 98)]
    w.fill(coat, (0.35, 0.8), 80, "#5a2f34", 1.2, "h")
    w.fill(curve([(32, 56), (33, 50), (39, 50), (40, 56)], closed=True), 0.15, 30, "#e6c49a", 0.9)
    w.fill(circle(36, 44, 8), (0.5, 0.9), 70, "#3c2a22", 1.1, "h")
    w.fill(circle(36, 48, 4), (0.6, 0.9), 20, "#3c2a22", 1.0, "h")
    w.line(curve([(25, 41), (36, 36), (47, 41)]), 1.6, 0.1)
    for x in (30, 36, 42):
        w.line([(x, 62), (x + (x - 36) * 0.3, 96)], 0.7, 0.3)
    lamp_pole = [(8, 104), (9, 26), (12, 26), (13, 104)]
    w.black(lamp_pole)
    w.fill([(4, 10), (17, 10), (14, 26), (7, 26)], 0, 0, COLORS["lit"], 1.2, cover=1)


def stars_are_right(w: Window) -> None:
    """Stars in a figure nobody drew before, and the tower that looked too long."""
    w.heaven(0.85, 0.3, "#3f4a8c")
    stars = ((20, 14), (44, 30), (75, 20), (106, 31), (130, 12), (92, 52), (58, 52), (75, 40))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (3, 5), (5, 7), (7, 6), (6, 1), (2, 7)):
        w.line([stars[a], stars[b]], 1.0, 0, bare=True)
    for _ in range(70):
        w.star(w.chance.uniform(0, 150), w.chance.uniform(0, 66), w.chance.uniform(0.25, 0.55))
    for x, y in stars:
        w.star(x, y, 2.4)
        w.white(circle(x, y, 1.9), "#f6e6a8")
    eye = [(57, 20), (75, 11), (93, 20), (75, 29)]
    w.fill(curve(eye, closed=True), 0.0, 0, "#f0d88a", 1.2, cover=0.95)
    w.fill(circle(75, 20, 7.6), 0.35, 90, BLOOD, 1.0, cover=0.95)
    w.black(ellipse(75, 20, 1.7, 7.2))
    w.roofs(86, 0.85, "#2a2440", 3)
    w.fill([(62, 104), (63, 66), (87, 66), (88, 104)], (0.3, 0.8), 0, COLORS["stone"], 1.1, "h")
    dome = [(59, 66), (62, 56), (75, 50), (88, 56), (91, 66)]
    w.fill(curve(dome, closed=True), (0.3, 0.85), 80, COLORS["slate"], 1.2, "h")
    w.black([(70, 60), (73, 50), (77, 50), (79, 60)])
    w.fill([(71, 57), (78, 40), (82, 42), (77, 60)], 0.25, 30, "#b8913f", 1.0)
    w.window(72, 76, 6, 9, lit=True, kind="arch")


SCENES: dict[str, tuple[Scene, str]] = {
    "blackest-night": (blackest_night, "#b9bccb"),
    "disturbing-the-dead": (disturbing_the_dead, "#d8c9a8"),
    "good-work-undone": (good_work_undone, "#e0b890"),
    "the-great-ritual": (great_ritual, "#e0b48e"),
    "the-southside-strangler-strikes": (strangler, "#e8cf98"),
    "the-stars-are-right": (stars_are_right, "#c9c4d0"),
    "the-terrible-experiment": (terrible_experiment, "#d8d4bc"),
    "mad-bomber": (mad_bomber, "#e6bf92"),
    "nightmare-pool": (nightmare_pool, "#ccd0b8"),
    "riots": (riots, "#e8bf90"),
    "plans-in-motion": (plans_in_motion, "#c9d4c0"),
    "the-innsmouth-plague": (innsmouth_plague, "#d8d0b0"),
}
"""Each scene by the id of its card, and the color of the paper it is printed on."""
