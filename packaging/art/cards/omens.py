"""The scenes of skies, shores and streets that are not as they were."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from ..pens import Point, circle, curve
from ..plate import COLORS
from .engravings import Scene, Window, ellipse

_DARK = "#15131c"


def strange_lights(w: Window) -> None:
    """The hall of the university by night, and over its clock tower lights that no lamp gives."""
    w.heaven(0.92, 0.55, "#2c3556")
    for _ in range(40):
        w.star(w.chance.uniform(0, 150), w.chance.uniform(0, 50), w.chance.uniform(0.22, 0.5))
    lights = (
        (34, 26, 8.0, "#a8d884"),
        (113, 20, 9.4, "#c8e08c"),
        (76, 12, 6.4, "#9cd0b0"),
        (136, 46, 5.0, "#a8d884"),
    )
    for x, y, size, color in lights:
        for step in range(5):
            w.fill(
                circle(x, y, size * (2.7 - step * 0.42)),
                0.62 - step * 0.14,
                84,
                color,
                0,
                cover=0.12 + step * 0.12,
            )
        w.white(circle(x, y, size * 0.62), "#f4fbd8")
    for x, y, size, _ in lights[:2]:
        beam = [
            (x - size * 0.5, y + size),
            (x + size * 0.5, y + size),
            (x + size * 1.9, 88),
            (x - size * 1.9, 88),
        ]
        w.fill(beam, 0.34, 86, "#b8dc94", 0, cover=0.42)
    w.fill([(-6, 104), (-6, 88), (156, 88), (156, 104)], (0.55, 0.85), 4, "#3f4c38", 0.9)
    for left, wide in ((26, 38), (88, 38)):
        w.rect(left, 62, wide, 27, (0.55, 0.8), 0, COLORS["brick"], 1.1)
        w.roof(left, 62, wide, 9, 3, 2, 0.8)
        w.windows(left + 5, 67, 4, 2, 8, 10, 4, 6, lit={(1, 0), (3, 1)})
    w.rect(64, 40, 24, 49, (0.5, 0.85), 0, COLORS["brick"], 1.3, "h")
    w.fill([(61, 41), (76, 20), (91, 41)], (0.5, 0.9), 60, COLORS["slate"], 1.3, "h")
    w.line([(76, 21), (76, 14)], 1.2, 0)
    w.white(circle(76, 50, 6), "#f0e2a8")
    w.line([*ellipse(76, 50, 6, 6), (82, 50)], 1.3, 0)
    w.line([(76, 50), (76, 45.6)], 1.2, 0)
    w.line([(76, 50), (79, 52)], 1.2, 0)
    w.door(71, 76, 10, 13, arched=True)
    for x in (12, 142):
        w.bare_tree(x, 96, 52, 0.1 if x < 75 else -0.1, x, 3.2, 0.5, 6)


def trembling_earth(w: Window) -> None:
    """The street opens from the harbor to our feet, and the houses lean to look into it."""
    w.heaven(0.6, 0.15, "#8fa4a4")
    for left, foot, wide, high, lean, color in (
        (4, 74, 24, 44, -7, "#a8684c"), (32, 68, 20, 32, 6, "#b89a6c"),
        (98, 68, 20, 34, -5, "#8c9a84"), (122, 74, 26, 48, 8, "#9c5c48"),
    ):  # fmt: skip
        _leaning(w, left, foot, wide, high, lean, color)
    w.fill([(-6, 104), (-6, 74), (40, 66), (110, 66), (156, 74), (156, 104)], (0.15, 0.4), 4, "#b8a27c", 1.0)
    left = [(73, 66), (69, 70), (74, 73.6), (65, 78), (72, 82), (58, 88), (66, 93), (46, 100), (44, 106)]
    right = [
        (75, 66),
        (72, 70.6),
        (79, 74),
        (72, 78.6),
        (84, 83),
        (77, 88.6),
        (98, 95),
        (92, 100),
        (104, 106),
    ]
    w.black([*left, *reversed(right)], "#120c0c")
    for (ax, ay), (bx, by) in itertools.pairwise(right):
        deep = (by - 64) * 0.2
        w.fill([(ax, ay), (bx, by), (bx - deep, by + deep), (ax - deep, ay + deep)], 0.6, 90, "#7a5638", 0.7)
    for way in (left, right):
        w.line(way, 1.6, 0)
    for crack in ([(58, 82), (44, 80), (38, 84), (24, 82)], [(90, 81), (102, 79), (110, 83), (128, 80)],
                  [(44, 96), (30, 94), (22, 98)], [(108, 94), (124, 92), (132, 97)]):  # fmt: skip
        w.line(crack, 2.0, 0.5, 0)
    w.fill([(59, 62), (62, 40), (64, 40), (64, 63)], 0.7, 90, COLORS["timber"], 1.0)
    w.white([(58, 33), (68, 34), (66, 41), (60, 40)], COLORS["lit"])
    w.line([(58, 33), (68, 34), (66, 41), (60, 40), (58, 33)], 1.1, 0)
    for x, y, size in ((50, 58, 2.4), (92, 52, 3.0), (84, 60, 2.0), (66, 54, 1.8), (104, 60, 2.2)):
        w.black([(x - size, y), (x, y - size), (x + size * 1.2, y + size * 0.3), (x - size * 0.2, y + size)])


def _leaning(w: Window, left: float, foot: float, wide: float, high: float, lean: float, color: str) -> None:
    """A house out of plumb by ``lean`` units at its eaves, its panes dark."""

    def at(across: float, up: float) -> Point:
        return left + across * wide + lean * up, foot - high * up

    w.fill([at(0, -0.3), at(0, 1), at(1, 1), at(1, -0.3)], (0.2, 0.5), 88, color, 1.2, "h")
    w.fill([at(-0.1, 1), at(0.5, 1.42), at(1.1, 1)], (0.45, 0.7), 60, COLORS["slate"], 1.2)
    w.fill([at(0.66, 1.2), at(0.66, 1.55), at(0.82, 1.55), at(0.82, 1.12)], 0.5, 0, COLORS["brick"], 1.0)
    for across in (0.16, 0.6):
        for up in (0.25, 0.62):
            w.black(
                [at(across, up), at(across, up + 0.22), at(across + 0.24, up + 0.22), at(across + 0.24, up)]
            )
    w.line([at(0.3, 1), at(0.4, 0.7), at(0.32, 0.5), at(0.5, 0.1)], 1.2, 0.4, 0)


def sunken_city(w: Window) -> None:
    """A sleeper's bed adrift on the sea; below him stand the towers of a town that drowned."""
    w.heaven(0.6, 0.25, "#4c4a74")
    w.fill(circle(120, 15, 9), 0, 0, "#efe4b8", 1.0, cover=0.9)
    w.fill([(-6, 38), (156, 38), (156, 104), (-6, 104)], (0.25, 0.9), 0, "#1f5a62", 0.9, cover=0.9)
    for x, top, wide, lean in (
        (10, 70, 15, 3), (30, 58, 13, -3), (50, 64, 18, 2), (76, 52, 15, -2), (98, 62, 16, 4),
        (122, 56, 14, -3), (140, 70, 13, 3),
    ):  # fmt: skip
        tower = [
            (x, 106),
            (x + lean, top),
            (x + wide * 0.5 + lean * 1.6, top - 7),
            (x + wide + lean, top + 1),
            (x + wide, 106),
        ]
        w.fill(tower, (0.3, 0.75), 84, "#4c8a80", 1.2, "h", cover=0.85)
        for row in range(4):
            y = top + 7 + row * 9
            if y < 98:
                for across in (0.24, 0.62):
                    at, half = x + wide * across + lean * (106 - y) / 46, wide * 0.07
                    arch = [
                        (at - half, y + 3),
                        (at - half, y),
                        (at, y - 2),
                        (at + half, y),
                        (at + half, y + 3),
                    ]
                    alight = (x, row, across) in ((76, 1, 0.62), (30, 0, 0.24), (122, 2, 0.62))
                    (w.white if alight else w.black)(arch, "#d8ec9c" if alight else "#0f2a2e")
    w.waves(41, 52, 3, -2, 152)
    w.fill(
        curve([(40, 42), (62, 46), (92, 46), (112, 41), (108, 50), (46, 51)], closed=True),
        0.5,
        4,
        "#2c6a70",
        0.8,
    )
    w.fill([(44, 44), (44, 18), (48, 16), (52, 18), (52, 44)], (0.3, 0.7), 90, COLORS["timber"], 1.3, "h")
    w.fill([(102, 45), (102, 28), (108, 28), (108, 45)], (0.3, 0.7), 90, COLORS["timber"], 1.3, "h")
    w.fill([(48, 46), (48, 36), (106, 36), (106, 46)], (0.3, 0.6), 0, COLORS["timber"], 1.2)
    w.fill(curve([(52, 36), (54, 29), (66, 28), (70, 36)], closed=True), 0.0, 0, "#f2ead2", 1.1, cover=0.95)
    w.fill(circle(63, 27.4, 4.6), (0.0, 0.5), 60, "#e2b48e", 1.2, "h")
    w.black(curve([(58.4, 26), (60, 22), (66, 22.4), (67.6, 26), (63, 24.6)], closed=True), "#2a1c16")
    w.line(curve([(61.4, 28.2), (62.6, 29), (63.8, 28.2)]), 0.9, 0)
    quilt = [(66, 38), (70, 28), (80, 24), (94, 27), (104, 33), (106, 40), (86, 42)]
    w.fill(curve(quilt, closed=True), (0.05, 0.45), 70, "#a8503c", 1.3)
    for line in ([(74, 27), (77, 40)], [(84, 25), (87, 41)], [(95, 28), (98, 40)]):
        w.line(line, 0.8, 0.2)


def red_skies(w: Window) -> None:
    """Over black hills the clouds burn, and among them is a mouth."""
    w.heaven(0.5, 0.0, "#b8301c")
    for part in range(26):
        angle = math.pi + part * math.pi / 25
        ray = [(75, 74), (75 + 120 * math.cos(angle - 0.03), 74 + 120 * math.sin(angle - 0.03)),
               (75 + 120 * math.cos(angle + 0.03), 74 + 120 * math.sin(angle + 0.03))]  # fmt: skip
        w.fill(ray, 0.05, 84, "#ef8a2e", 0, cover=0.75)
    w.fill(circle(75, 74, 20), 0.0, 0, "#f6c64e", 1.2, cover=0.95)
    for y, shift, tone in ((12, 0, 0.9), (26, 22, 0.75), (40, -14, 0.6), (53, 12, 0.5)):
        for left in (-34, 26, 86):
            x = left + shift
            cloud: list[Point] = [(x, y), (x + 12, y - 6), (x + 26, y - 8), (x + 44, y - 5), (x + 62, y + 1)]
            cloud += [(x + 46, y + 4), (x + 28, y + 2.4), (x + 12, y + 4)]
            w.fill(curve(cloud, closed=True), (tone, tone * 0.5), 6, "#5c141c", 1.0, cover=0.9)
    w.black(
        [(-6, 104), (-6, 84), (22, 78), (48, 84), (76, 80), (104, 85), (130, 77), (156, 83), (156, 104)],
        _DARK,
    )
    for x, foot, size in ((14, 80, 9), (22, 79, 11), (30, 81, 8), (124, 79, 10), (133, 78, 12)):
        w.black(
            [(x - 2, foot + 3), (x - 1.4, foot - size), (x + 1.8, foot - size + 1), (x + 2.2, foot + 3)],
            _DARK,
        )
    w.bare_tree(100, 88, 40, -0.15, 3, 2.6, 0.5, 6)
    for x, y, size in ((58, 60, 3.4), (66, 66, 2.6), (88, 58, 3.0), (50, 68, 2.2)):
        w.line(curve([(x - size, y - size * 0.7), (x, y), (x + size, y - size * 0.7)]), 1.2, 0.3, 0)


def footprints(w: Window) -> None:
    """Prints of webbed feet lead out of the surf, up the beach, and past us."""
    w.heaven(0.4, 0.05, "#a8b0a8")
    w.fill([(-6, 30), (156, 30), (156, 50), (-6, 50)], (0.45, 0.2), 0, "#3f7076", 0.9, cover=0.85)
    w.fill([(96, 31), (108, 24), (118, 27), (128, 20), (140, 31)], 0.85, 60, _DARK, 1.0)
    w.waves(33, 44, 3, -2, 152)
    sand = [(-6, 46), (30, 50), (70, 45), (112, 50), (156, 45), (156, 104), (-6, 104)]
    w.fill(sand, (0.02, 0.22), 4, "#d8b87c", 0.8)
    foam = [
        (-6, 44),
        (30, 47.4),
        (70, 42.6),
        (112, 47.4),
        (156, 42.6),
        (156, 46),
        (112, 51),
        (70, 46.4),
        (30, 51),
        (-6, 47.6),
    ]
    w.fill(foam, 0.0, 0, "#f2ead2", 1.0, cover=0.95)
    for x, y, size, turn in (
        (122, 53, 0.22, 34), (107, 56, 0.26, 26), (113, 62, 0.34, 34), (91, 64, 0.42, 26), (97, 74, 0.56, 36),
        (64, 75, 0.7, 28), (66, 92, 0.92, 38), (24, 89, 1.08, 30),
    ):  # fmt: skip
        _web_print(w, x, y, size, turn)
    for x, y in ((20, 62), (130, 60), (118, 84), (22, 84), (140, 96)):
        w.line(curve([(x - 5, y), (x, y - 1.4), (x + 5, y)]), 0.7, 0.3)
    w.fill(curve([(116, 70), (124, 66), (132, 70), (124, 74)], closed=True), (0.1, 0.5), 60, "#e8dcc0", 1.1)
    for x in (120, 124, 128):
        w.line([(x, 67.6), (124, 73)], 0.7, 0)


def _web_print(w: Window, x: float, y: float, size: float, turn: float) -> None:
    """The print of a foot with three long toes and webs between, pressed into sand."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + (a * cos - b * sin) * size, y + (a * sin + b * cos) * size * 0.72) for a, b in points]

    toes = ((-12, -15), (-4.4, -20), (4.4, -20), (12, -15))
    heel = [(-4.6, 12), (0, 16), (4.6, 12), (5.4, 2)]
    rim: list[Point] = [(-5.4, 2)]
    for number, (across, down) in enumerate(toes):
        rim += [(across * 0.94 - 1.4, down * 0.9), (across, down), (across * 0.94 + 1.4, down * 0.9)]
        if number < len(toes) - 1:
            rim.append(((across + toes[number + 1][0]) * 0.44, (down + toes[number + 1][1]) * 0.36))
    w.fill(curve(at([*rim, *reversed(heel)]), closed=True), (0.4, 0.75), 20, "#8a6a40", 1.3, cover=0.95)
    for across, down in toes:
        w.line(at([(across * 0.2, 3), (across * 0.88, down * 0.84)]), 2.4 * min(1.0, size), 0.2, 0)
        w.black(circle(*at([(across, down)])[0], 1.5 * size))


SCENES: dict[str, tuple[Scene, str]] = {
    "strange-lights-on-campus": (strange_lights, "#c4ccd0"),
    "the-trembling-earth": (trembling_earth, "#d8d4c0"),
    "dreams-of-a-sunken-city": (sunken_city, "#c4d0cc"),
    "angry-red-skies": (red_skies, "#ecc49c"),
    "footprints-on-shore": (footprints, "#e6dcc0"),
}
"""Each scene by the id of its card, and the color of the paper it is printed on."""
