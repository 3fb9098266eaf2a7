"""The landmarks beside the streets of Arkham."""

from __future__ import annotations

from .landmarks import FOOT, grass, oval, patch
from .pens import circle, curve, polygon
from .plate import COLORS
from .roundel import Picture
from .vignette import Vignette


def _wheel(plate: Vignette, x: float, y: float, radius: float, spokes: int = 6) -> None:
    plate.fill(circle(x, y, radius), 0.75, 0, COLORS["dark"], 1.0)
    plate.fill(circle(x, y, radius * 0.62), 0.1, 0, COLORS["white"], 0.7)
    if spokes:
        plate.line([(x - radius * 0.6, y), (x + radius * 0.6, y)], 0.5, 0)
        plate.line([(x, y - radius * 0.6), (x, y + radius * 0.6)], 0.5, 0)


def tram(plate: Vignette) -> None:
    """Northside: the electric car on its rails, its pole at the wire."""
    patch(plate, "#d3bd90", 38)
    for y in (FOOT - 1, FOOT + 3):
        plate.line([(14, y), (86, y - 2)], 1.0, 0)
    plate.line([(14, 14), (86, 9)], 0.7, 0)
    plate.line([(56, 40), (44, 12)], 1.1, 0)
    for x in (30, 68):
        _wheel(plate, x, FOOT - 4, 5)
    plate.rect(17, 60, 62, 19, (0.1, 0.34), 0, "#b0503a", cover=0.95)
    plate.rect(19, 44, 58, 17, 0.06, 0, COLORS["white"])
    for x in (21, 32, 43, 54, 65):
        plate.window(x, 47, 9, 11, lit=x in (32, 54))
    plate.fill(
        curve([(14, 45), (22, 38), (48, 35.5), (74, 38), (82, 45)], closed=True), 0.5, 0, COLORS["slate"]
    )
    plate.rect(38, 36, 22, 4, 0.35, 0, COLORS["slate"])
    plate.line([(17, 69), (79, 69)], 0.8, 0, bare=True)
    plate.fill(circle(82, 65, 2.6), 0, 0, COLORS["lit"], 0.8, cover=1)


def fountain(plate: Vignette) -> None:
    """Downtown: two basins, jets that fall into them."""
    patch(plate, "#d8cdb0", 38)
    plate.fill(oval(50, 79, 35, 10), (0.15, 0.5), 90, COLORS["stone"], 1.2)
    plate.fill(oval(50, 74, 35, 9), 0.05, 0, COLORS["stone"], 1.0)
    plate.fill(oval(50, 74, 30, 7), (0.4, 0.12), 0, COLORS["water"], 0.8, cover=0.95)
    plate.fill([(45, 74), (47, 50), (53, 50), (55, 74)], (0.05, 0.6), 90, COLORS["stone"], 1.0, "h")
    plate.fill(curve([(30, 49), (70, 49), (58, 57), (42, 57)], closed=True), (0.1, 0.6), 0, COLORS["stone"])
    plate.fill(oval(50, 49, 20, 4.4), (0.35, 0.1), 0, COLORS["water"], 0.8, cover=0.95)
    plate.fill([(47.6, 49), (48.6, 34), (51.4, 34), (52.4, 49)], (0.1, 0.5), 90, COLORS["stone"], 0.9, "h")
    for side in (-1, 1):
        for reach, high in ((11, 16), (18, 19)):
            jet = [
                (50, 34),
                (50 + side * reach * 0.4, high),
                (50 + side * reach, 30),
                (50 + side * reach, 47),
            ]
            plate.line(curve(jet), 1.0, 0.3)
        plate.line(curve([(50 + side * 20, 50), (50 + side * 27, 58), (50 + side * 28, 72)]), 1.0, 0.3)
        for x in (24, 29):
            plate.line([(50 + side * (x - 6), 72), (50 + side * (x - 2), 72.6)], 0.6, 0.4)


def street_clock(plate: Vignette) -> None:
    """Easttown: the clock on its iron post, at the hour when one ought to be home."""
    patch(plate, "#bfb8a8")
    plate.fill([(38, 85), (41, 76), (59, 76), (62, 85)], (0.3, 0.75), 90, COLORS["slate"], 1.0, "h")
    plate.fill([(46, 77), (47.4, 42), (52.6, 42), (54, 77)], (0.3, 0.85), 90, COLORS["dark"], 1.0, "h")
    for y in (66, 50):
        plate.fill(oval(50, y, 5.4, 2.2), 0.5, 0, COLORS["slate"], 0.8)
    for side in (-1, 1):
        plate.line(curve([(50, 50), (50 + side * 9, 46), (50 + side * 11, 40)]), 1.5, 0.2)
    plate.fill(circle(50, 26, 19), 0.7, 0, COLORS["slate"], 1.3)
    plate.fill(circle(50, 26, 15), 0, 0, "#f6e7b4", 0.8, cover=0.9)
    for x, y in ((50, 14), (62, 26), (50, 38), (38, 26)):
        plate.black(circle(x, y, 1.3))
    plate.line([(50, 26), (50, 15.5)], 1.8, 0)
    plate.line([(50, 26), (44, 18.6)], 2.2, 0)
    plate.fill([(44, 8), (50, -3), (56, 8)], 0.5, 90, COLORS["slate"], 1.0)


def market_stall(plate: Vignette) -> None:
    """Merchant District: fish, apples, and an awning in stripes."""
    patch(plate, "#cfc08c", 38)
    for x in (19, 77):
        plate.rect(x, 38, 3.4, 46, 0.4, 90, COLORS["timber"], 0.9)
    plate.rect(22, 44, 56, 22, (0.85, 0.6), 0, COLORS["dark"], 0.5)
    plate.fill([(16, 66), (82, 66), (80, 84), (18, 84)], (0.16, 0.4), 0, COLORS["timber"], 1.1)
    for x in (34, 50, 66):
        plate.line([(x, 67), (x, 84)], 0.7, 0)
    for x in (23, 30, 37, 44):
        plate.fill(circle(x, 63.6, 4), (0.0, 0.5), 45, "#b8402e", 0.8, "h", cover=0.95)
    for x in (27, 34, 41):
        plate.fill(circle(x, 58.4, 3.8), (0.0, 0.5), 45, "#c8862e", 0.8, "h", cover=0.95)
    for x in (55, 63, 71):
        plate.fill(
            curve([(x - 5, 63), (x, 60), (x + 5, 63), (x, 66)], closed=True), 0.3, 0, COLORS["water"], 0.8
        )
    for stripe in range(6):
        left, low = 20 + stripe * 10, 12 + stripe * 12.4
        color, tone = ("#2f7350", 0.28) if stripe % 2 == 0 else (COLORS["white"], 0.0)
        plate.fill(
            [(left, 24), (left + 10, 24), (low + 12.4, 42), (low + 6.2, 48), (low, 42)],
            tone,
            80,
            color,
            0.9,
            cover=0.95,
        )


def crane(plate: Vignette) -> None:
    """Rivertown: the wharf crane with a bale on its hook."""
    patch(plate, "#c2b48e", 38)
    plate.fill([(18, 88), (22, 74), (52, 74), (56, 88)], (0.25, 0.6), 0, COLORS["stone"], 1.1)
    plate.rect(24, 54, 24, 21, (0.15, 0.5), 90, COLORS["rust"], 1.1, "h")
    plate.roof(24, 54, 24, 9, 4, 2, 0.5)
    plate.window(29, 59, 7, 8, lit=True)
    for begin, end, weight in (
        ((34, 48), (78, 6), 2.4),
        ((42, 56), (80, 10), 2.4),
        ((36, 47), (32, 22), 1.8),
        ((32, 22), (78, 6), 0.8),
        ((32, 22), (24, 56), 0.8),
    ):
        plate.line([begin, end], weight, 0)
    for part in range(7):
        x, y = 38 + part * 6, 47 - part * 6
        plate.line([(x, y), (x + 6, y + 2.4)], 0.9, 0)
        plate.line([(x + 6, y + 2.4), (x + 7, y - 5)], 0.7, 0)
    plate.line([(78, 7), (78, 50)], 0.9, 0)
    plate.fill([(68, 54), (88, 54), (88, 70), (68, 70)], (0.1, 0.45), 60, COLORS["timber"], 1.1)
    plate.line([(78, 48), (69, 54)], 0.8, 0)
    plate.line([(78, 48), (87, 54)], 0.8, 0)
    plate.line([(68, 62), (88, 62)], 1.0, 0)
    plate.line([(78, 54), (78, 70)], 1.0, 0)


def founder(plate: Vignette) -> None:
    """Miskatonic University: its founder in bronze, with book and cloak."""
    grass(plate, "#b3ab6a")
    plate.fill([(28, 88), (30, 81), (70, 81), (72, 88)], (0.05, 0.3), 0, COLORS["stone"])
    plate.fill([(34, 82), (35, 58), (65, 58), (66, 82)], (0.04, 0.5), 90, COLORS["stone"], 1.0, "h")
    plate.rect(40, 65, 20, 9, 0.35, 0, COLORS["timber"], 0.8)
    plate.fill([(32, 59), (34, 55), (66, 55), (68, 59)], 0.1, 0, COLORS["stone"])
    bronze = "#5f8a74"
    plate.fill(
        curve([(38, 55), (40, 34), (42, 17), (50, 14), (58, 17), (61, 34), (63, 55)], closed=True),
        (0.25, 0.8),
        70,
        bronze,
        1.2,
        "h",
        cover=0.95,
    )
    for x in (45, 50, 55):
        plate.line(curve([(50 + (x - 50) * 0.6, 22), (x, 36), (50 + (x - 50) * 1.5, 54)]), 0.8, 0.3)
    plate.fill(circle(50, 8, 6.6), (0.15, 0.7), 45, bronze, 1.1, "h", cover=0.95)
    plate.fill([(58, 20), (72, 10), (74, 14), (61, 28)], 0.45, 45, bronze, 1.0, cover=0.95)
    plate.fill([(70, 12), (78, 4), (83, 9), (76, 17)], 0.1, 0, COLORS["white"], 1.0)
    plate.fill([(38, 26), (31, 38), (41, 42), (43, 34)], 0.4, 60, bronze, 1.0, cover=0.95)


def lamp(plate: Vignette) -> None:
    """French Hill: a gas lamp of three lights over an iron bench."""
    patch(plate, "#c6c0a0")
    plate.fill([(40, 86), (44, 76), (56, 76), (60, 86)], (0.4, 0.85), 90, COLORS["dark"], 1.0, "h")
    plate.fill([(47.6, 77), (48.4, 24), (51.6, 24), (52.4, 77)], (0.4, 0.9), 90, COLORS["dark"], 1.0, "h")
    for side in (-1, 1):
        plate.line(curve([(50, 40), (50 + side * 13, 42), (50 + side * 19, 30)]), 1.7, 0.1)
    for x, y in ((31, 12), (69, 12), (50, 0)):
        glow = polygon([(x - 6, y), (x + 6, y), (x + 4, y + 16), (x - 4, y + 16)])
        plate.white(glow, COLORS["lit"])
        plate.fill(glow, 0, 0, COLORS["lit"], 1.2, cover=1)
        plate.line([(x, y), (x, y + 16)], 0.6, 0)
        plate.fill([(x - 7.4, y), (x, y - 8), (x + 7.4, y)], 0.7, 90, COLORS["slate"], 1.0)
        plate.rect(x - 4.6, y + 16, 9.2, 2.4, 0.7, 0, COLORS["dark"], 0.8)
    for x in (62, 84):
        plate.line([(x, 68), (x, 86)], 1.4, 0)
    for y in (66, 70, 77):
        plate.rect(60, y, 26, 2.4, 0.3, 0, COLORS["timber"], 0.8)


def bandstand(plate: Vignette) -> None:
    """Uptown: the bandstand in its park."""
    grass(plate, "#aead6c")
    plate.fill([(20, 84), (24, 70), (76, 70), (80, 84)], (0.06, 0.4), 90, COLORS["white"], 1.1, "h")
    plate.rect(26, 40, 48, 31, (0.75, 0.5), 0, COLORS["dark"], 0.4)
    for x in (24, 37, 60, 73):
        plate.rect(x, 38, 3.6, 34, 0.03, 90, COLORS["white"], 0.9)
    plate.rect(24, 61, 53, 2.4, 0.0, 0, COLORS["white"], 0.8)
    for x in range(29, 74, 5):
        plate.line([(x, 63), (x, 70)], 0.8, 0, bare=True)
    plate.fill(
        curve([(16, 40), (34, 30), (50, 12), (66, 30), (84, 40)], closed=False), 0.3, 90, "#a8463a", 1.2
    )
    plate.fill(
        [(16, 40), (33, 29), (50, 12), (67, 29), (84, 40)], (0.1, 0.6), 80, "#a8463a", 1.2, "h", cover=0.95
    )
    for x in (32, 44, 56, 68):
        plate.line([(50, 13), (x, 40)], 0.8, 0.1)
    plate.line([(50, 12), (50, -2)], 1.1, 0)
    plate.fill([(50, -2), (64, 2), (50, 6)], 0.2, 0, "#b8402e", 0.9)


def old_cross(plate: Vignette) -> None:
    """Southside: a wheel cross, older than the church beside it."""
    grass(plate)
    plate.fill([(30, 89), (35, 78), (66, 78), (71, 88)], (0.1, 0.45), 4, COLORS["stone"])
    plate.fill([(36, 79), (39, 71), (61, 71), (64, 79)], (0.1, 0.45), 4, COLORS["stone"])
    ring = circle(50, 28, 19)
    plate.fill(ring, (0.2, 0.6), 45, COLORS["stone"], 1.1, "h")
    plate.fill(circle(50, 28, 12.6), 0.75, 0, COLORS["dark"], 0.8)
    cross = [(43, 72), (45, 35), (25, 35), (25, 21), (45, 21), (44, 1), (56, 1), (55, 21), (75, 21), (75, 35)]
    plate.fill([*cross, (55, 35), (57, 72)], (0.05, 0.5), 70, COLORS["stone"], 1.2, "h")
    plate.line(curve([(48, 66), (52, 60), (48, 54), (52, 48), (48, 42)]), 0.9, 0.1)
    plate.line(curve([(52, 66), (48, 60), (52, 54), (48, 48), (52, 42)]), 0.9, 0.1)
    plate.line(circle(50, 28, 5), 0.9, 0)
    for x in (31, 69):
        plate.line(circle(x, 28, 3.4), 0.8, 0)
    plate.line([(56, 70), (58, 62), (55, 57)], 0.9, 0.3)


LANDMARKS: dict[str, Picture] = {
    "northside": tram,
    "downtown": fountain,
    "easttown": street_clock,
    "merchant-district": market_stall,
    "rivertown": crane,
    "miskatonic-u": founder,
    "french-hill": lamp,
    "uptown": bandstand,
    "southside": old_cross,
}
