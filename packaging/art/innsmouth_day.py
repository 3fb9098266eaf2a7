"""The stable places of Innsmouth, by day: jail and cell, grocery, hotel, lighthouse."""

from __future__ import annotations

from .pens import circle, curve, rectangle
from .plate import COLORS
from .roundel import Picture
from .scenery import bend, birds, corners, hill, oval, water
from .vignette import Vignette

JAIL_STONE = "#b3a58a"


def innsmouth_jail(picture: Vignette) -> None:
    """The squat stone jail: bars in a round arch, a lantern, the sheriff's star."""
    x: float
    picture.sky(0.32, 0.05, COLORS["day"], clouds=2)
    picture.ground(82, 0.12, COLORS["earth"])
    picture.beyond()
    picture.fill([(78, 34), (90, 30), (90, 78), (78, 84)], (0.78, 0.62), 0, JAIL_STONE)
    picture.rect(14, 34, 64, 50, (0.12, 0.22), 0, JAIL_STONE, 1.2)
    _stones(picture, 14, 36, 64, 48)
    picture.rect(11, 27, 70, 8, (0.02, 0.16), 0, "#d3c6a6", 1.2)
    picture.fill([(81, 27), (93, 23.6), (93, 31), (81, 35)], 0.6, 0, "#d3c6a6")
    for x in range(11, 78, 9):
        picture.rect(x, 21, 5.4, 6.4, (0.04, 0.2), 0, "#d3c6a6", 1)
        picture.fill([(x + 5.4, 21), (x + 7, 20.2), (x + 7, 26.6), (x + 5.4, 27.4)], 0.7, 90, "#d3c6a6", 0.7)
    picture.lettering("JAIL", 46, 33.6, 6.4, 2.4)
    # The great barred arch.
    picture.window(27, 40, 38, 34, False, "arch")
    picture.line([(46, 40), (46, 74)], 1.6, 0, 0.05, bare=True)
    for x in (30.4, 35.6, 40.8, 51.2, 56.4, 61.6):
        picture.rect(x - 0.9, 47 if 34 < x < 58 else 52, 1.8, 27, (0.02, 0.6), 90, "#9a9588", 0.7, "h")
    picture.rect(45.1, 41, 1.8, 33, (0.02, 0.6), 90, "#9a9588", 0.7, "h")
    for y in (55, 66):
        picture.rect(27.6, y, 36.8, 2, 0.2, 0, "#9a9588", 0.8)
    for x in (35.6, 51.2):
        for knuckle in range(4):
            picture.fill(oval(x, 58.4 + knuckle * 1.9, 2.5, 1), 0.05, 0, "#e6cfa6", 0.8, cover=1)
    picture.line(curve(corners("26,60 27.4,46 36,38.6 46,37 56,38.6 64.6,46 66,60")), 1.5, 0, 0.1)
    picture.rect(24, 74, 44, 4, 0.06, 0, "#d3c6a6", 1)
    picture.within()
    picture.line([(73, 52), (73, 56)], 1, 0)
    picture.fill([(71, 56), (75, 56), (76, 63), (70, 63)], 0, 0, COLORS["lit"], 1, cover=1)
    picture.fill(
        corners("20,51 21.4,55 25.4,55 22.2,57.6 23.4,61.6 20,59.2 16.6,61.6 17.8,57.6 14.8,55 18.6,55"),
        0.1,
        0,
        COLORS["lit"],
        0.9,
    )
    picture.road([(34, 84), (58, 84), (70, 99), (24, 99)])
    picture.tufts(7, 88, 96, 8, 30)


def _stones(picture: Vignette, x: float, y: float, width: float, height: float) -> None:
    """Courses of rough stone."""
    rows = int(height / 6)
    for row in range(rows):
        level = y + row * 6
        picture.line([(x, level), (x + width, level + picture.chance.normal() * 0.3)], 0.6, 0)
        at = x + 4 + (row % 2) * 5 + picture.chance.uniform(0, 3)
        while at < x + width - 2:
            picture.line([(at, level), (at + picture.chance.normal() * 0.4, level + 6)], 0.6, 0)
            at += picture.chance.uniform(8, 13)


def innsmouth_jail_cell(picture: Vignette) -> None:
    """Iron bars, a bench in the dark behind them."""
    picture.within()
    picture.fill(rectangle(0, 0, 100, 100), (0.55, 0.8), 0, "#8a8272", 0, cover=0.8)
    picture.rect(14, 14, 72, 72, 0.92, 90, COLORS["dark"], 1.6)
    picture.fill([(34, 26), (66, 26), (66, 46), (34, 46)], 0.05, 0, "#cfd6c0", 1.4)
    picture.line([(50, 26), (50, 46)], 1.4, 0)
    picture.rect(22, 66, 56, 6, 0.2, 0, COLORS["timber"], 1.4)
    for x in (20, 35, 50, 65, 80):
        picture.rect(x - 3.4, 4, 6.8, 92, (0.0, 0.1, 0.75), 90, "#c9b991", 1.6, "h")
    for y in (30, 70):
        picture.rect(2, y - 3, 96, 6, (0.02, 0.5), 0, "#c9b991", 1.6)


def first_national_grocery(picture: Vignette) -> None:
    """The chain store with its striped awning, crates in front."""
    picture.sky(0.28, 0.04, COLORS["day"], clouds=2)
    picture.ground(83, 0.08, COLORS["earth"])
    picture.rect(-2, 40, 18, 46, 0.42, 0, "#a89a80")
    picture.windows(3, 47, 2, 2, 7, 14, 4, 8)
    picture.beyond()
    picture.fill([(76, 26), (90, 21), (90, 79), (76, 84)], (0.66, 0.55), 90, COLORS["brick"])
    picture.windows(79.4, 36, 2, 1, 5.4, 0, 3.4, 8)
    picture.rect(16, 26, 60, 58, (0.12, 0.2), 0, COLORS["brick"], 1.2)
    for row in range(28, 50, 3):
        picture.line([(16, row), (76, row)], 0.35, 0.1)
    picture.fill([(12, 27), (14, 20), (78, 20), (80, 27)], 0.04, 0, "#e6d8b2", 1.1)
    picture.fill([(30, 20), (33, 12), (59, 12), (62, 20)], 0.06, 0, "#e6d8b2", 1)
    picture.fill([(80, 27), (78, 20), (90, 15.6), (92.4, 22)], 0.6, 0, "#e6d8b2")
    picture.lettering("1898", 46, 18.6, 5.4, 0.6)
    picture.windows(22, 29.4, 4, 1, 13.6, 0, 7.4, 9.4, ((2, 0),))
    picture.rect(15, 41.6, 62, 8.4, 0, 0, "#2f5f52", 1.2, cover=0.9)
    sign = rectangle(17, 43, 58, 5.6)
    picture.fill(sign, 0, 0, "#f0d9a0", 0.8, cover=1)
    picture.lettering("FIRST NATIONAL", 46, 47.6, 5, 0.7)
    for stripe in range(11):
        left, right = 14 + stripe * 5.82, 14 + (stripe + 1) * 5.82
        low_left, low_right = 10 + stripe * 6.55, 10 + (stripe + 1) * 6.55
        tone, color = (0.45, "#b8443a") if stripe % 2 else (0.0, COLORS["white"])
        picture.fill([(left, 50), (right, 50), (low_right, 59), (low_left, 59)], tone, 90, color, 0.8)
        lip = curve([(low_left, 59), ((low_left + low_right) / 2, 62.6), (low_right, 59)])
        picture.fill(lip, tone, 90, color, 0.8)
    picture.rect(20, 63, 20, 17, 0, 0, COLORS["lit"], 1.1, cover=0.8)
    picture.rect(53, 63, 20, 17, 0, 0, COLORS["lit"], 1.1, cover=0.8)
    for x in (20, 53):
        for column in range(6):
            for level in (71, 78.6):
                height = 4 + (column * 7 + int(level)) % 3
                colors = (COLORS["rust"], "#55807a", "#b8443a")
                picture.rect(
                    x + 1 + column * 3.1, level - height, 2.5, height, 0.2, 90, colors[column % 3], 0.6
                )
        picture.line([(x, 71.4), (x + 20, 71.4)], 0.9, 0)
    picture.door(42, 63, 9, 21, color="#2f5f52")
    picture.within()
    for x, y, width in ((14, 88, 11), (27, 88.6, 10), (66, 88.4, 11), (79, 87.6, 10)):
        picture.fill(
            [(x, y - 7), (x + width, y - 7), (x + width - 1, y), (x + 1, y)], 0.16, 0, COLORS["timber"], 0.9
        )
        picture.line([(x + 0.5, y - 3.4), (x + width - 0.5, y - 3.4)], 0.7, 0)
        for apple in range(4):
            color = "#b8443a" if x < 40 else "#8b9a4a"
            picture.fill(
                circle(x + 1.8 + apple * (width - 3.4) / 3, y - 8, 1.7), 0.1, 0, color, 0.8, cover=0.95
            )


def gilman_house_hotel(picture: Vignette) -> None:
    """The hotel: five storeys, its name in upright letters, few rooms lit."""
    picture.sky(0.3, 0.05, "#c7b48f", clouds=2)
    picture.ground(84, 0.1, COLORS["earth"])
    picture.gable(-4, 58, 22, 28, 14, 8, 3, 0.2, 0.6, 0.5, "#a99a80", "#6b5a52")
    picture.gable(80, 60, 18, 26, 12, 8, 3, 0.22, 0.6, 0.5, "#a08a70", "#7a5f50")
    picture.beyond()
    picture.fill([(66, 16), (82, 10), (82, 80), (66, 86)], (0.74, 0.58), 90, "#c2a46a")
    for row in range(5):
        for column in range(2):
            x, y = 69.4 + column * 6, 24 + row * 11.4 - column * 2
            picture.black([(x, y), (x + 3.4, y - 1.2), (x + 3.4, y + 5.4), (x, y + 6.6)])
    picture.rect(24, 16, 42, 70, (0.05, 0.14), 0, "#d9c089", 1.2)
    picture.fill([(20, 17), (26, 2), (64, 2), (70, 17)], (0.42, 0.66), 90, COLORS["slate"], 1.2)
    picture.fill([(70, 17), (64, 2), (78, -2), (86, 11)], 0.82, 62, COLORS["slate"])
    for x in (30, 43, 56):
        picture.fill(
            [(x - 2, 14), (x - 2, 7), (x + 2, 3), (x + 6, 7), (x + 6, 14)], 0.05, 0, COLORS["white"], 0.9
        )
        picture.window(x, 7.4, 4, 6, x == 43)
    picture.chimney(26, -8, 5.4, 13)
    picture.chimney(60, -10, 5.4, 14)
    lit = ((1, 0), (0, 2), (2, 3))
    picture.windows(28, 21, 3, 4, 9.6, 12, 5.6, 8, lit)
    for level in (30.6, 42.6, 54.6):
        picture.line([(24, level), (57, level)], 0.6, 0)
    picture.rect(57.4, 20, 7, 46, 0, 0, "#f3e6b8", 1.2)
    for index, letter in enumerate("HOTEL"):
        picture.lettering(letter, 60.9, 28.4 + index * 8.6, 8)
    picture.fill([(20, 68), (70, 68), (74, 73), (16, 73)], 0.45, 90, COLORS["rust"], 1.1)
    for x in (18, 32, 56, 70):
        picture.rect(x, 73, 2.2, 13, 0.1, 90, COLORS["white"], 0.9)
    picture.rect(25, 74, 9, 9, 0, 0, COLORS["lit"], 1, cover=0.8)
    picture.rect(56.6, 74, 9, 9, 0, 0, COLORS["lit"], 1, cover=0.8)
    picture.door(40, 73.6, 10, 12.4, True)
    picture.within()
    picture.rect(16, 85.6, 58, 3, 0.1, 0, COLORS["stone"])
    picture.road([(38, 88.6), (54, 88.6), (62, 99), (30, 99)])
    # A motor bus waits.
    picture.fill(curve(corners("72,94 72,84 74,82 92,82 98,86 99,94")), (0.3, 0.6), 0, "#4f6a78", 1.1)
    picture.windows(74.4, 84, 4, 1, 4.6, 0, 3.4, 4, ((3, 0),))
    for x in (77, 92):
        picture.black(circle(x, 94, 3.2))
        picture.white(circle(x, 94, 1.3))


def falcon_point(picture: Vignette) -> None:
    """The lighthouse on its cliff, a sail at sea."""
    x: float
    y: float
    picture.sky(0.28, 0.04, COLORS["day"], clouds=3)
    birds(picture, ((24, 26, 4), (32, 32, 3), (80, 22, 3.4)))
    water(picture, 68, (0.16, 0.42), "#7fa8a8", 9)
    hill(picture, [(58, 66), (72, 62), (88, 64), (104, 60)], 0.3, "#8b9a6a")
    # The boat.
    picture.fill([(12, 71), (31, 71), (27, 76), (15, 76)], (0.4, 0.7), 0, COLORS["rust"], 1.1)
    picture.line([(21, 71), (21, 45)], 1.1, 0)
    picture.fill([(22, 46), (22, 69), (32, 69)], (0.0, 0.2), 80, COLORS["white"], 1)
    picture.fill([(20, 49), (20, 69), (11.6, 69)], (0.1, 0.35), 80, "#e2d2a6", 1)
    # The cliff.
    cliff = corners("34,104 37,92 35,84 40,76 43,70 58,67 80,66 104,68 104,104")
    picture.fill(cliff, (0.2, 0.62), 84, "#9a8f6e", 1.2)
    for points in (
        "44,72 43,82 46,92",
        "52,70 50,80 53,90 51,98",
        "62,69 63,80 60,92",
        "74,68 72,80 75,94",
        "86,68 88,82 85,96",
    ):
        bend(picture, corners(points), 0.9)
    picture.fill(
        curve(corners("40,74 46,68 60,65.4 80,64.4 106,66 106,71 84,69.6 62,70.4 48,72.6"), closed=True),
        0.1,
        4,
        COLORS["grass"],
        0.9,
    )
    picture.beyond()
    picture.gable(74, 57, 14, 11, 8, 7, 3, 0.06, 0.56, 0.5, "#e0d2aa", "#9c4a38")
    picture.window(79, 60, 4, 5, True)
    tower = [(49, 68), (52.4, 20), (63.6, 20), (67, 68)]
    picture.fill(tower, (0.0, 0.06, 0.55), 0, COLORS["white"], 1.2, "h")
    for low, high in ((60, 50), (40, 30)):
        left = [49 + (68 - y) * 3.4 / 48 for y in (low, high)]
        right = [67 - (68 - y) * 3.4 / 48 for y in (low, high)]
        band = [(left[0], low), (left[1], high), (right[1], high), (right[0], low)]
        picture.fill(band, (0.12, 0.3, 0.85), 0, "#b23a2c", 0.9, "h", cover=0.95)
    for y in (25, 44, 62):
        picture.window(56.6, y, 2.8, 4.4, kind="arch")
    picture.rect(49.6, 16.4, 16.8, 3.6, 0.2, 0, COLORS["dark"], 1)
    for x in range(50, 67, 3):
        picture.line([(x, 16.4), (x, 12.6)], 0.6, 0)
    picture.line([(49.4, 12.8), (66.6, 12.8)], 0.7, 0)
    picture.rect(53, 6, 10, 10.4, 0, 0, COLORS["lit"], 1.1, cover=1)
    for x in (55.4, 58, 60.6):
        picture.line([(x, 6), (x, 16)], 0.6, 0)
    picture.fill([(51, 6.4), (58, -1.6), (65, 6.4)], (0.3, 0.7), 80, "#9c4a38", 1.1, "h")
    picture.line([(58, -1.4), (58, -6)], 1, 0)
    picture.within()
    for points in ("32,98 36,94 42,96 48,93", "26,92 31,90 36,92"):
        bend(picture, corners(points), 1)
    for x, y, size in ((36, 96, 3.4), (43, 97, 3), (29, 97.4, 2.6)):
        picture.fill(oval(x, y, size * 1.4, size * 0.7), 0.0, 0, COLORS["white"], 0.8)


PICTURES: dict[str, Picture] = {
    "innsmouth-jail": innsmouth_jail,
    "innsmouth-jail-cell": innsmouth_jail_cell,
    "first-national-grocery": first_national_grocery,
    "gilman-house-hotel": gilman_house_hotel,
    "falcon-point": falcon_point,
}
