"""Colors, text styles and sizes of the window: the one place where they are chosen.

Sizes are in units (1 unit = 1 pixel at 100 %), colors are ``(red, green, blue)`` or with alpha as a fourth.
Amber means "this can be chosen now", its number, or the focus; white marks the present thing; hatching a
certain loss; dashes what is unsure or impossible. No color stands alone: each has a shape or a word with it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, TypeAlias

Color: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]

# ------------------------------------------------------------------------------------------- colors

ROOM: Color = (0x15, 0x15, 0x16)
"""Behind everything."""
TABLE: Color = (0x1E, 0x1E, 0x1F)
BAR: Color = (0x12, 0x13, 0x14)
"""The decision bar, the top bar, the dark side of dialogs."""
SIDE: Color = (0x21, 0x23, 0x28)
"""Rail and dock."""
STRIP: Color = (0x24, 0x27, 0x2C)
DIALOG: Color = (0x26, 0x26, 0x27)
PANEL: Color = (0x2F, 0x32, 0x38)
"""Chips, rows and boxes on any of the grounds above."""
PANEL_LIGHT: Color = (0x3C, 0x40, 0x46)
"""A button; a row under the pointer."""
PANEL_HIGH: Color = (0x4A, 0x4F, 0x57)
"""A button under the pointer."""
LINE: Color = (0x4A, 0x4E, 0x55)
"""Thin lines between and around things."""
WELL: Color = (0x0E, 0x0F, 0x11)
"""The inside of text fields, the empty part of bars."""

INK: Color = (0xF2, 0xF1, 0xEE)
"""Text and marks on dark."""
INK_SOFT: Color = (0xB4, 0xB7, 0xBC)
"""Captions and second lines on dark (7:1 on panels)."""
INK_OFF: Color = (0x7F, 0x83, 0x8A)
"""What cannot be chosen, on dark (3:1)."""
WHITE: Color = (0xEE, 0xED, 0xEA)
"""The present thing: current phase, chosen row."""

PAPER: Color = (0xEB, 0xE9, 0xE4)
PAPER_DIM: Color = (0xD6, 0xD3, 0xCB)
PAPER_LINE: Color = (0xBD, 0xB9, 0xAE)
PAPER_INK: Color = (0x16, 0x17, 0x1A)
PAPER_SOFT: Color = (0x55, 0x57, 0x5C)

AMBER: Color = (0xF2, 0xA9, 0x3B)
AMBER_HIGH: Color = (0xF8, 0xBC, 0x60)
AMBER_DEEP: Color = (0x8A, 0x53, 0x00)
"""Amber as text on paper."""
ON_AMBER: Color = (0x1B, 0x15, 0x0A)
ON_AMBER_SOFT: Color = (0x5B, 0x3E, 0x10)
CASING: Color = (0x10, 0x10, 0x10)
"""The dark line around amber and white marks on the map."""
SHADE: Color = (0x08, 0x09, 0x0A, 0xC8)
"""Laid over what stands behind a full dialog."""

PHASE_COLORS: dict[str, Color] = {
    "upkeep": (0xEE, 0xED, 0xEA),
    "movement": (0x7F, 0xB2, 0xE5),
    "arkham_encounters": (0x84, 0xC4, 0x8A),
    "other_world_encounters": (0xB5, 0x98, 0xE2),
    "mythos": (0xE2, 0x7D, 0x74),
    "final_battle": (0xE2, 0x7D, 0x74),
    "setup": (0xEE, 0xED, 0xEA),
}
PHASE_ICONS: dict[str, str] = {
    "setup": "settings",
    "upkeep": "upkeep",
    "movement": "movement",
    "arkham_encounters": "encounters",
    "other_world_encounters": "other-worlds",
    "mythos": "mythos",
    "final_battle": "ancient-one",
}

Division: TypeAlias = Literal["plain", "pale", "fess", "chevron", "bend", "quarters", "bars", "bordure"]


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat is marked: a shield of two tones, divided in its own way."""

    division: Division
    light: Color
    dark: Color


SEATS: tuple[Seat, ...] = (
    Seat("plain", (0xF3, 0xEE, 0xDD), (0xF3, 0xEE, 0xDD)),
    Seat("pale", (0xE9, 0xF1, 0xF8), (0x5E, 0x9F, 0xD4)),
    Seat("fess", (0xF6, 0xE6, 0xE3), (0xC9, 0x5A, 0x50)),
    Seat("chevron", (0xE6, 0xF1, 0xE4), (0x5B, 0x9E, 0x62)),
    Seat("bend", (0xFA, 0xEC, 0xDA), (0xD0, 0x7C, 0x35)),
    Seat("quarters", (0xEE, 0xE7, 0xF6), (0x8E, 0x6F, 0xC2)),
    Seat("bars", (0xE2, 0xF1, 0xF0), (0x3D, 0x97, 0x93)),
    Seat("bordure", (0xFA, 0xE7, 0xED), (0xCC, 0x6A, 0x8E)),
)
"""The marks of the seats 1 to 8, in order."""


class Grade(StrEnum):
    """What choosing an option means; the looks of its button follow from it."""

    PLAIN = "plain"
    SUGGESTED = "suggested"
    RISKY = "risky"
    COSTLY = "costly"
    OFF = "off"


# --------------------------------------------------------------------------------------------- text

Face: TypeAlias = Literal[
    "text",
    "semibold",
    "bold",
    "italic",
    "serif",
    "serif-bold",
    "serif-italic",
    "typewriter",
    "typewriter-bold",
    "display",
    "card",
    "card-semibold",
    "card-italic",
]
FACE_FILES: dict[Face, str] = {
    "text": "SourceSans3-Regular.ttf",
    "semibold": "SourceSans3-Semibold.ttf",
    "bold": "SourceSans3-Bold.ttf",
    "italic": "SourceSans3-Italic.ttf",
    "serif": "OldStandard-Regular.ttf",
    "serif-bold": "OldStandard-Bold.ttf",
    "serif-italic": "OldStandard-Italic.ttf",
    "typewriter": "CMUTypewriter-Regular.ttf",
    "typewriter-bold": "CMUTypewriter-Bold.ttf",
    "display": "ArkhamDisplay-Black.ttf",
    "card": "ArkhamSerif-Regular.ttf",
    "card-semibold": "ArkhamSerif-Semibold.ttf",
    "card-italic": "ArkhamSerif-Italic.ttf",
}
BOLD_OF: dict[Face, Face] = {
    "text": "bold",
    "semibold": "bold",
    "italic": "bold",
    "serif": "serif-bold",
    "serif-italic": "serif-bold",
    "typewriter": "typewriter-bold",
    "card": "card-semibold",
    "card-italic": "card-semibold",
}
"""The face of ``**words**`` in a text set in the first one."""

SMALLEST_TEXT = 11
"""Pixels: no text is ever drawn smaller, whatever the scale."""
LEAST_SHRINK = 0.85
"""A text too long for its place shrinks down to this part of its size before it is cut."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set: face, size in units, line height as a part of the size."""

    face: Face
    size: float
    leading: float = 1.3

    def at(self, size: float) -> Style:
        """The same style in another size (units)."""
        return replace(self, size=size)

    def bold(self) -> Style:
        """The same size in the bold face."""
        return replace(self, face=BOLD_OF.get(self.face, self.face))


KEY_CAP = Style("semibold", 12.5)
CAPTION = Style("text", 14)
CAPTION_BOLD = Style("semibold", 14)
BODY = Style("text", 16, 1.35)
BODY_BOLD = Style("semibold", 16, 1.35)
LABEL = Style("bold", 17)
QUESTION = Style("bold", 20)
TITLE = Style("bold", 21)
HEADING = Style("bold", 28)
VALUE = Style("bold", 22)
ODDS = Style("bold", 44)
DISPLAY = Style("serif-bold", 56, 1.15)
PAPER_TITLE = Style("serif-bold", 24)

# -------------------------------------------------------------------------------------------- sizes

GAP = 10
GRID = 8
RADIUS = 7
FOCUS_WIDTH = 3
FOCUS_GAP = 4
TARGET = 44
"""Least side of a button, wide layout."""
TARGET_COMPACT = 36
ROW = 46
HIT_RADIUS = 22
"""Radius of a target on the map, however small it is drawn."""
DRAG_START = 6
"""A press that moves farther is a drag, not a click."""
END_GAP = 24
"""Space that sets End apart from the other options."""


# --------------------------------------------------------------------------------------------- time


@dataclass(frozen=True, slots=True)
class Times:
    """How long things take, in seconds at normal speed; multiply with the speed of the settings."""

    hover_preview: float = 0.08
    pin: float = 0.1
    step: float = 0.25
    monster_step: float = 0.35
    stalker_turn: float = 0.2
    flight: float = 0.5
    vortex: float = 0.6
    dice_tumble: float = 0.6
    dice_settle: float = 0.08
    card_turn: float = 0.35
    token: float = 0.3
    track: float = 0.4
    camera: float = 0.45
    camera_longest: float = 0.8
    dialog_in: float = 0.2
    dialog_out: float = 0.12
    banner: float = 1.2
    toast: float = 4.0
    tooltip: float = 0.5
    double_click_guard: float = 0.25
    hand_over_guard: float = 0.4
    reduced: float = 0.15


TIMES = Times()
