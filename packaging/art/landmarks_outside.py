"""The landmarks beside the streets of Dunwich and Innsmouth."""

from __future__ import annotations

import math

from .landmarks import FOOT, grass, oval, patch
from .pens import circle, curve, polygon
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def _wheel(plate: Vignette, x: float, y: float, radius: float, spokes: int = 5) -> None:
    plate.fill(circle(x, y, radius), 0.0, 0, COLORS["timber"], 1.8)
    for spoke in range(spokes):
        angle = spoke * math.pi / spokes + 0.2
        across, down = radius * math.cos(angle), radius * math.sin(angle)
        plate.line([(x - across, y - down), (x + across, y + down)], 0.9, 0)
    plate.black(circle(x, y, radius * 0.2))


def hay_wagon(plate: Vignette) -> None:
    """Backwoods Country: a wagon of hay, left where its horse would not go on."""
    grass(plate, "#b5a868")
    load = [(20, 58), (16, 40), (26, 22), (44, 14), (62, 17), (76, 28), (82, 44), (78, 58)]
    plate.fill(curve(load, closed=True), (0.06, 0.5), 70, "#d9b659", 1.1, "h", cover=0.9)
    for _ in range(34):
        x, y = plate.chance.uniform(24, 74), plate.chance.uniform(24, 56)
        plate.line([(x, y), (x + plate.chance.uniform(-5, 5), y + plate.chance.uniform(3, 7))], 0.6, 0.4)
    plate.fill([(14, 56), (86, 56), (82, 66), (18, 66)], (0.25, 0.5), 0, COLORS["timber"], 1.1)
    plate.line([(16, 61), (84, 61)], 0.8, 0)
    plate.line([(82, 64), (94, 78)], 1.6, 0)
    for x, radius in ((30, 11), (69, 9)):
        _wheel(plate, x, FOOT - radius + 2, radius)
    plate.line([(62, 22), (74, -4)], 1.3, 0)
    for x in (70, 74, 78):
        plate.line([(74, -3), (x, -14)], 0.9, 0.2)


def gardner_well(plate: Vignette) -> None:
    """Blasted Heath: the well nobody draws from; something in it gives light."""
    patch(plate, "#b9b3a6", 38)
    plate.bare_tree(20, 84, 46, -0.2, 3, 3.0, 0.5, 5)
    for x in (33, 66):
        plate.rect(x, 26, 3.6, 42, 0.5, 90, COLORS["timber"], 1.0)
    plate.rect(31, 36, 41, 3.2, 0.4, 0, COLORS["timber"], 0.9)
    plate.fill([(26, 30), (40, 14), (74, 14), (80, 30)], (0.35, 0.65), 90, COLORS["slate"], 1.1)
    for y in (20, 25):
        plate.line([(30, y), (77, y)], 0.6, 0)
    plate.fill(oval(52, 64, 22, 6.4), 0, 0, "#d6a5e8", 1.0, cover=1)
    plate.line([(52, 39), (52, 50)], 0.8, 0)
    plate.fill([(47, 49), (57, 49), (55.6, 57), (48.4, 57)], 0.4, 0, COLORS["timber"], 1.0)
    wall = [
        (30, 64),
        (31, 84),
        (40, 88),
        (52, 89.4),
        (64, 88),
        (73, 84),
        (74, 64),
        (64, 69),
        (52, 70.4),
        (40, 69),
    ]
    plate.fill(wall, (0.08, 0.6), 0, COLORS["stone"], 1.2, "h")
    for row, y in enumerate((74.6, 80, 85)):
        plate.line(curve([(31, y - 4), (42, y), (52, y + 1), (62, y), (73, y - 4)]), 0.7, 0)
        for x in range(35 + row % 2 * 5, 72, 10):
            plate.line([(x, y - 4.6), (x, y)], 0.6, 0)


def pillory(plate: Vignette) -> None:
    """Village Commons: the pillory, kept in good repair."""
    grass(plate, "#a8b070")
    plate.fill([(22, 88), (26, 78), (74, 78), (78, 88)], (0.2, 0.5), 0, COLORS["timber"], 1.1)
    plate.fill([(46, 79), (46.6, 44), (53.4, 44), (54, 79)], (0.2, 0.7), 90, COLORS["timber"], 1.1, "h")
    plate.line([(47, 70), (34, 79)], 1.6, 0)
    plate.line([(53, 70), (66, 79)], 1.6, 0)
    for y, tones in ((18, (0.1, 0.3)), (32, (0.25, 0.5))):
        plate.rect(15, y, 70, 13, tones, 0, COLORS["timber"], 1.2)
    plate.black(oval(50, 31.4, 8, 7))
    for x in (27, 73):
        plate.black(oval(x, 31.4, 4.4, 4))
    for x in (18, 82):
        plate.rect(x - 2, 16, 4, 31, 0.7, 90, COLORS["slate"], 0.9)
    plate.fill(circle(82, 49, 3.6), 0.5, 0, COLORS["rust"], 1.0)
    plate.fill(curve([(24, 17), (30, 8), (40, 6), (44, 11), (36, 17)], closed=True), 0.85, 0, COLORS["dark"])
    plate.fill([(43, 8), (50, 10), (43, 12)], 0.6, 0, COLORS["dark"], 0.8)


def standing_stones(plate: Vignette) -> None:
    """Sentinel Hill: three stones and a table before them."""
    grass(plate, "#a6a06a")
    for points, tones in (
        ([(18, 78), (21, 34), (27, 22), (35, 28), (36, 78)], (0.1, 0.6)),
        ([(66, 78), (64, 30), (72, 16), (80, 24), (84, 78)], (0.15, 0.7)),
        ([(41, 74), (42, 16), (50, 2), (58, 10), (60, 74)], (0.08, 0.65)),
    ):
        plate.fill(curve(points, closed=True), tones, 80, COLORS["stone"], 1.3, "h")
    for line in ([(48, 20), (46, 36), (49, 54)], [(26, 36), (25, 54)], [(74, 32), (75, 52), (72, 66)]):
        plate.line(curve(line) if len(line) > 2 else line, 0.8, 0.4)
    plate.line(circle(51, 28, 3.6), 0.9, 0)
    plate.line([(51, 24), (51, 40)], 0.9, 0.2)
    plate.fill([(26, 74), (74, 74), (76, 79), (24, 79)], (0.05, 0.3), 0, COLORS["stone"], 1.2)
    for x in (32, 62):
        plate.fill(
            [(x, 79), (x + 8, 79), (x + 7, 89), (x + 1, 89)], (0.3, 0.7), 90, COLORS["stone"], 1.0, "h"
        )
    plate.black([(44, 74), (47, 72.6), (52, 73.4), (54, 76), (53, 82), (51.6, 77), (48, 76)], "#8e1f17")


def sea_pillar(plate: Vignette) -> None:
    """Church Green: a column to those the sea took, or who took to it."""
    patch(plate, "#cdbf8e")
    plate.fill([(26, 89), (29, 80), (71, 80), (74, 89)], (0.05, 0.35), 0, COLORS["stone"])
    plate.fill([(33, 81), (35, 70), (65, 70), (67, 81)], (0.05, 0.4), 0, COLORS["stone"])
    plate.fill([(41, 71), (43.6, 16), (56.4, 16), (59, 71)], (0.03, 0.65), 90, COLORS["white"], 1.1, "h")
    for turn in range(4):
        y = 62 - turn * 12
        plate.line(curve([(41.6 + turn * 0.5, y), (50, y - 3), (58.4 - turn * 0.5, y - 9)]), 1.8, 0.1)
    plate.fill([(38, 17), (41, 11), (59, 11), (62, 17)], 0.2, 0, COLORS["stone"])
    fish = [(36, 3), (44, -5), (56, -6), (64, 0), (72, -6), (71, 8), (64, 5), (55, 9), (44, 9)]
    plate.fill(curve(fish, closed=True), (0.1, 0.6), 40, COLORS["water"], 1.2, cover=0.95)
    plate.white(circle(43.6, 0.6, 1.8))
    plate.black(circle(43.6, 0.6, 0.9))
    plate.line(curve([(37, 4), (41, 5.4), (44, 4.4)]), 0.9, 0.2)


def water_tower(plate: Vignette) -> None:
    """Factory District: the water tower of the works."""
    patch(plate, "#bdb59a", 38)
    for begin, end in (
        ((34, 46), (24, 87)),
        ((66, 46), (76, 87)),
        ((44, 46), (42, 84)),
        ((56, 46), (58, 84)),
    ):
        plate.line([begin, end], 2.2, 0)
    for begin, end in (
        ((31, 58), (70, 58)),
        ((28, 72), (73, 72)),
        ((31, 58), (73, 72)),
        ((70, 58), (28, 72)),
    ):
        plate.line([begin, end], 0.9, 0)
    plate.fill([(49, 46), (51, 46), (51, 86), (49, 86)], 0.7, 90, COLORS["slate"], 0.8)
    plate.fill([(27, 14), (73, 14), (70, 47), (30, 47)], (0.06, 0.7), 90, COLORS["rust"], 1.2, "h", cover=0.9)
    for y in (21, 31, 41):
        plate.line([(28, y), (72, y)], 0.9, 0)
    plate.fill([(23, 15), (50, -8), (77, 15)], (0.15, 0.6), 80, COLORS["slate"], 1.2, "h")
    plate.line([(50, -8), (50, -14)], 1.2, 0)
    plate.line([(28, 49), (72, 49)], 1.6, 0)


def beached_boat(plate: Vignette) -> None:
    """Innsmouth Shore: a dory on the sand, its anchor before it."""
    patch(plate, "#dcc995", 39)
    plate.line([(50, 54), (47, 2)], 1.8, 0)
    plate.fill([(46, 5), (22, 44), (46, 48)], (0.02, 0.25), 70, COLORS["white"], 1.0, "h")
    plate.fill([(49, 10), (50, 48), (68, 50)], (0.1, 0.4), 70, "#b98a5e", 1.0, "h")
    hull = [(12, 50), (24, 54), (50, 57), (78, 54), (90, 46), (82, 66), (70, 76), (36, 77), (22, 68)]
    plate.fill(curve(hull, closed=True), (0.1, 0.6), 0, "#5f8a78", 1.3, cover=0.95)
    for y in (62, 68, 73):
        plate.line(curve([(18, y - 3), (50, y + 1), (82, y - 4)]), 0.8, 0.2)
    plate.line(curve([(12, 50), (24, 54), (50, 57), (78, 54), (90, 46)]), 1.8, 0)
    plate.line([(34, 70), (31, 86)], 1.6, 0)
    plate.line([(72, 72), (76, 85)], 1.6, 0)
    plate.line([(56, 70), (56, 88)], 1.9, 0)
    plate.line(circle(56, 67.4, 2.6), 1.2, 0)
    plate.line([(51, 74), (61, 74)], 1.5, 0)
    plate.line(curve([(46, 82), (50, 88), (56, 89), (62, 88), (66, 82)]), 2.0, 0.1)


def surgeon_sign(plate: Vignette) -> None:
    """Sawbone Alley: the surgeon's lamp, and his saw on a bracket."""
    patch(plate, "#c0b08a")
    plate.fill([(28, 87), (31, 78), (43, 78), (46, 87)], (0.4, 0.8), 90, COLORS["dark"], 1.0, "h")
    plate.fill([(34.6, 79), (33, 14), (37, 14), (39.4, 79)], (0.35, 0.85), 90, COLORS["timber"], 1.1, "h")
    pane = polygon([(27, -2), (43, -2), (41, 15), (29, 15)])
    plate.white(pane, "#d8553c")
    plate.fill(pane, 0, 0, "#e0604a", 1.2, cover=1)
    plate.line([(35, -2), (35, 15)], 0.7, 0)
    plate.fill([(25, -2), (35, -12), (45, -2)], 0.7, 90, COLORS["slate"], 1.0)
    plate.line([(36, 26), (86, 26)], 1.7, 0)
    plate.line(curve([(37, 40), (48, 38), (56, 27)]), 1.2, 0)
    for x in (54, 80):
        plate.line([(x, 26), (x, 36)], 0.8, 0)
    plate.fill([(46, 36), (88, 36), (88, 58), (46, 58)], 0.04, 0, COLORS["white"], 1.3)
    blade = [(50, 50), (50, 43), (74, 40), (74, 50)]
    plate.fill(blade, 0.3, 0, COLORS["slate"], 1.0)
    for x in range(51, 74, 4):
        plate.black([(x, 50), (x + 3, 50), (x + 1.5, 53)])
    plate.fill(curve([(74, 40), (84, 40), (84, 52), (74, 52)], closed=True), 0.5, 0, COLORS["timber"], 1.0)
    plate.white(oval(79, 46, 2.4, 3))
    plate.rect(58, 70, 22, 14, (0.2, 0.5), 0, COLORS["timber"], 1.0)
    plate.line([(58, 76), (80, 76)], 0.8, 0)
    plate.black([(80, 82), (86, 85), (84, 87), (78, 86)], "#8e1f17")


def bus(plate: Vignette) -> None:
    """Joe Sargent's Bus Service: the gray motor coach, its destination past reading."""
    patch(plate, "#c2b49a", 39)
    plate.rect(12, 40, 58, 38, (0.1, 0.45), 0, "#8d8f86", 1.2, cover=0.9)
    plate.fill([(70, 78), (70, 56), (86, 58), (90, 64), (90, 78)], (0.15, 0.5), 0, "#8d8f86", 1.2, cover=0.9)
    plate.fill(
        curve([(9, 41), (16, 34), (44, 32), (68, 34), (74, 41)], closed=True), 0.5, 0, COLORS["dark"], 1.1
    )
    for x in (15, 27, 39, 51):
        plate.window(x, 44, 9.6, 13, lit=x == 39)
    plate.window(63, 44, 6, 13)
    plate.line([(12, 63), (70, 63)], 1.2, 0)
    for y in (61, 65, 69, 73):
        plate.line([(87, y), (90, y)], 0.9, 0)
    for x in (26, 78):
        plate.fill(
            curve([(x - 11, 80), (x - 8, 72), (x, 68), (x + 8, 72), (x + 11, 80)]), 0.8, 0, COLORS["dark"]
        )
        plate.fill(circle(x, 81, 7.4), 0.85, 0, COLORS["dark"], 1.2)
        plate.fill(circle(x, 81, 3), 0.05, 0, COLORS["white"], 0.8)
    plate.fill(circle(90, 66, 3.4), 0, 0, COLORS["lit"], 1.0, cover=1)
    for x, y in ((22, 29), (40, 27), (54, 29)):
        plate.rect(x - 7, y - 6, 14, 8, 0.35, 60, COLORS["timber"], 1.0)
    plate.line([(14, 31), (66, 31)], 0.9, 0)


DUNWICH: dict[str, Picture] = {
    "backwoods-country": hay_wagon,
    "blasted-heath": gardner_well,
    "village-commons": pillory,
    "sentinel-hill": standing_stones,
}
INNSMOUTH: dict[str, Picture] = {
    "church-green": sea_pillar,
    "factory-district": water_tower,
    "innsmouth-shore": beached_boat,
    "sawbone-alley": surgeon_sign,
    "joe-sargents-bus-service": bus,
}
