"""The colors of the map and its tokens; those of the window are in ``theme``."""

from __future__ import annotations

from arkham_desktop.desktop.theme import Color

Rgb = tuple[int, int, int]

BOARD: Rgb = (0xD9, 0xD2, 0xC1)
BOARD_EDGE: Rgb = (0x8A, 0x7D, 0x63)
BOARD_INK: Rgb = (0x3A, 0x33, 0x28)
WATER: Rgb = (0xA9, 0xBC, 0xC0)
WATER_EDGE: Rgb = (0x7F, 0x95, 0x9C)
ROAD: Rgb = (0xF1, 0xEA, 0xD8)
ROAD_EDGE: Rgb = (0x6E, 0x63, 0x4E)
ARROW_WHITE: Rgb = (0xFC, 0xFB, 0xF7)
ARROW_BLACK: Rgb = (0x14, 0x13, 0x12)
DAY: Rgb = (0xF6, 0xF2, 0xE8)
"""Inside a stable location."""
NIGHT: Rgb = (0x4C, 0x50, 0x63)
"""Inside an unstable location."""
DAY_ICON: Rgb = (0xB7, 0xAB, 0x92)
NIGHT_ICON: Rgb = (0x86, 0x8B, 0xA0)
LABEL: Rgb = (0xFB, 0xF9, 0xF3)
INK: Rgb = (0x17, 0x16, 0x14)
TOKEN_PAPER: Rgb = (0xF5, 0xF2, 0xEA)
GATE_DARK: Rgb = (0x22, 0x1B, 0x2E)
GATE_RING: Rgb = (0xC9, 0xB8, 0xE6)
CLUE: Rgb = (0x2F, 0x6B, 0x45)
SEAL: Rgb = (0xE9, 0xD9, 0x9F)
DOOM: Rgb = (0x8E, 0x2A, 0x24)
TERROR: Rgb = (0x9A, 0x3B, 0x2F)
WATER_DEEP: Rgb = (0x2C, 0x5A, 0x72)
"""The mark of aquatic places."""
LAW: Rgb = (0x24, 0x33, 0x5C)
"""The ground of the numbers of martial law while it is in force."""

STREETS: dict[str, Rgb] = {
    "orange": (0xC9, 0x85, 0x4B),
    "white": (0xA9, 0xA5, 0x9A),
    "dark grey": (0x72, 0x76, 0x7E),
    "green": (0x6E, 0x98, 0x6A),
    "purple": (0x8C, 0x75, 0xA8),
    "yellow": (0xC4, 0xA4, 0x4C),
    "light blue": (0x7C, 0xA6, 0xBC),
    "red": (0xB5, 0x63, 0x59),
    "brown": (0x97, 0x77, 0x5B),
}
"""The color of each neighborhood, by its printed name."""
STREETS |= {
    "blue": (0x62, 0x8F, 0xB8),
    "black": (0x66, 0x62, 0x5B),
    "gold": (0xC9, 0x9A, 0x3A),
    "steel blue": (0x5F, 0x86, 0xA6),
}
VORTEX: tuple[Rgb, ...] = ((0x1B, 0x16, 0x26), (0x4B, 0x3F, 0x63), (0x2A, 0x22, 0x3A), (0x77, 0x69, 0x93))
"""A vortex from its rim to its eye."""
_RAID: tuple[str, ...] = ("gold", "gold", "steel blue", "steel blue", "green", "green")
"""The neighborhoods whose clues fill the places of the Feds Raid track (INN-22)."""
OTHER_STREET: Rgb = (0x9A, 0x94, 0x86)

MOVEMENTS: dict[str, Rgb] = {
    "normal": (0x20, 0x1E, 0x1C),
    "fast": (0xA8, 0x2E, 0x27),
    "stationary": (0xB0, 0x86, 0x16),
    "flying": (0x2F, 0x62, 0x9E),
    "special": (0x2F, 0x7A, 0x44),
    "stalker": (0x74, 0x45, 0x9A),
    "aquatic": (0xB8, 0x62, 0x1B),
}
"""The border of a monster's token, by how it moves; each has its own line as well."""
MOVEMENT_ICONS: dict[str, str] = {
    "normal": "movement",
    "fast": "fast",
    "stationary": "foot",
    "flying": "wing",
    "special": "star",
    "stalker": "eye",
    "aquatic": "wave",
}


def track_place(track: str, index: int) -> Rgb:
    """The ground of a place of a town's own track."""
    return mix(STREETS[_RAID[index]], DAY, 0.45) if track == "feds_raid" else DAY


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """``one`` with ``share`` (0 to 1) of ``other``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def opaque(color: Color) -> Rgb:
    """A color without its alpha."""
    return color[0], color[1], color[2]
