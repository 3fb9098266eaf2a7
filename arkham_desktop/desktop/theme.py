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

ROOM: Color = (0x1D, 0x12, 0x0C)
"""Behind everything: the desk in the dark."""
TABLE: Color = (0x1C, 0x13, 0x0D)
BAR: Color = (0x27, 0x18, 0x10)
"""The ledge in front (the decision bar), the rail above (the top bar), pills on the table."""
SIDE: Color = (0x2D, 0x1C, 0x12)
"""Under the seats and the sheet of the investigator."""
STRIP: Color = (0x21, 0x14, 0x0D)
DIALOG: Color = (0x1C, 0x2B, 0x24)
"""The blotter: what is decided beside the table lies on green cloth."""
PANEL: Color = (0x0A, 0x06, 0x03, 0x80)
"""A hollow in any of the grounds above: what is told there is no button."""
PANEL_LIGHT: Color = (0xEB, 0xCB, 0x8E, 0x22)
"""A raised row: it can be pressed."""
PANEL_HIGH: Color = (0xEB, 0xCB, 0x8E, 0x3C)
"""A raised row under the pointer."""
PRINT: Color = (0x6A, 0x45, 0x1E, 0x1E)
"""A box printed on paper."""
PRINT_HIGH: Color = (0x6A, 0x45, 0x1E, 0x38)
"""A printed box under the pointer."""
LINE: Color = (0x6E, 0x53, 0x33)
"""Thin lines between and around things."""
WELL: Color = (0x10, 0x0A, 0x07)
"""The inside of text fields, the empty part of bars."""

INK: Color = (0xF7, 0xEC, 0xD4)
"""Text and marks on dark."""
INK_SOFT: Color = (0xD6, 0xC4, 0xA0)
"""Captions and second lines on dark."""
INK_OFF: Color = (0xA8, 0x94, 0x72)
"""What cannot be chosen, on dark."""
WHITE: Color = (0xFB, 0xF7, 0xEC)
"""The present thing: current phase, chosen row."""

PAPER: Color = (0xE7, 0xD5, 0xAA)
PAPER_DIM: Color = (0xD8, 0xC2, 0x91)
PAPER_LINE: Color = (0xA5, 0x86, 0x55)
PAPER_INK: Color = (0x1D, 0x14, 0x0E)
PAPER_SOFT: Color = (0x48, 0x30, 0x19)
PAPER_OFF: Color = (0x68, 0x4F, 0x2E)
"""What cannot be chosen, on paper."""
OXBLOOD: Color = (0x76, 0x14, 0x0E)
"""Red ink: headings and losses on paper."""

VALUE_INKS: dict[str, Color] = {
    "sanity": (0x24, 0x50, 0x8A),
    "stamina": (0x98, 0x20, 0x18),
    "clue": (0x2C, 0x5A, 0x41),
    "money": (0x6B, 0x4E, 0x0E),
}
"""The printed signs of an investigator's values."""

BRASS: Color = (0xBE, 0x9B, 0x5D)
BRASS_LINE: Color = (0xC7, 0x9A, 0x4A)
"""Thin rules on wood and cloth."""
BRASS_INK: Color = (0x16, 0x0C, 0x05)
BRASS_SOFT: Color = (0x1E, 0x10, 0x04)

AMBER: Color = (0xF2, 0xA9, 0x3B)
AMBER_HIGH: Color = (0xF8, 0xBC, 0x60)
AMBER_DEEP: Color = (0x58, 0x2F, 0x00)
"""Amber as text on paper."""
ON_AMBER: Color = (0x1E, 0x12, 0x06)
ON_AMBER_SOFT: Color = (0x4E, 0x30, 0x0A)
CASING: Color = (0x14, 0x0C, 0x07)
"""The dark line around amber and white marks on the map."""
SHADE: Color = (0x0A, 0x06, 0x03, 0xC8)
"""Laid over what stands behind a full dialog."""

RELIEF: dict[Color, Color] = {
    PANEL: (0xD8, 0xAE, 0x62, 0x38),
    PANEL_LIGHT: (0xD8, 0xAE, 0x62, 0x6E),
    PANEL_HIGH: (0xE8, 0xC0, 0x76, 0xB4),
    PRINT: (0x6A, 0x45, 0x1E, 0x60),
    PRINT_HIGH: (0x6A, 0x45, 0x1E, 0xA0),
}
"""The thin brass edge of hollows and raised rows that have no border of their own."""


@dataclass(frozen=True, slots=True)
class Material:
    """What a ground is made of.

    Attributes:
        texture: its picture among the textures.
        units: how many units the picture covers; its pixels are not stretched.
        color: its mean, drawn where the picture is missing.
        dye: the picture is multiplied with it.
        planks: how many planks of wood lie one below another in the picture; 0 where it is not wood.
    """

    texture: str
    units: float
    color: Color
    dye: tuple[int, int, int] = (255, 255, 255)
    planks: int = 0


LEDGE = Material("ledge", 512, BAR, (200, 196, 190), planks=2)
SIDEBOARD = Material("ledge", 512, SIDE, (240, 236, 228), planks=2)
FRIEZE = Material("ledge", 512, STRIP, (168, 164, 160), planks=2)
DESK = Material("ledge", 512, ROOM, (150, 144, 138), planks=2)
BLOTTER = Material("felt", 256, DIALOG, (190, 186, 180))
WRITING_PAPER = Material("sheet", 512, PAPER)
CARD_PAPER = Material("sheet", 512, PAPER_DIM, (239, 232, 218))
AMBER_PAPER = Material("sheet", 512, AMBER, (255, 202, 100))
AMBER_PAPER_LIT = Material("sheet", 512, AMBER_HIGH, (255, 222, 140))
BRASS_SHEET = Material("brass", 256, BRASS, (242, 239, 233))
BRASS_LIT = Material("brass", 256, BRASS)


@dataclass(frozen=True, slots=True)
class Stock:
    """What sheets, cards and plates are cut from.

    Attributes:
        name: tells it apart.
        material: of its body.
        rule: the color of the thin line printed inside its edge; None for none.
        rule_inset: units from the edge to that line.
        lift: how far its shadow reaches, units; 0: it lies flat.
    """

    name: str
    material: Material
    rule: Color | None = None
    rule_inset: float = 4
    lift: float = 0


_SEPIA_RULE: Color = (0x6A, 0x45, 0x1E, 0x90)
SHEET = Stock("sheet", WRITING_PAPER, (0x6A, 0x45, 0x1E, 0x80), 6, 9)
BOARD = Stock("board", BLOTTER, (0xC7, 0x9A, 0x4A, 0xB0), 5, 14)
"""A dialog in the middle of the window: cloth with a brass rule."""
SLIP = Stock("slip", WRITING_PAPER, None, 0, 6)
"""A tooltip, a note."""
DOSSIER = Stock("dossier", WRITING_PAPER, (0x6A, 0x45, 0x1E, 0x80), 4, 7)
"""The sheet of an investigator."""
INDEX_CARD = Stock("index-card", WRITING_PAPER, None, 0, 4)
INDEX_CARD_DIM = Stock("index-card-dim", CARD_PAPER, None, 0, 4)
CARD = Stock("card", CARD_PAPER, _SEPIA_RULE, 4, 5)
CARD_LIT = Stock("card-lit", WRITING_PAPER, _SEPIA_RULE, 4, 7)
CARD_AMBER = Stock("card-amber", AMBER_PAPER, (0x6E, 0x3A, 0x06, 0xA8), 4, 7)
CARD_AMBER_LIT = Stock("card-amber-lit", AMBER_PAPER_LIT, (0x6E, 0x3A, 0x06, 0xA8), 4, 7)
CARD_WHITE = Stock("card-white", Material("", 0, WHITE), (0x1D, 0x14, 0x0E, 0xE0), 3, 5)
"""What is chosen."""
IVORY = Stock("ivory", Material("", 0, (0xFA, 0xF3, 0xDF)), None, 0, 5)
IVORY_DULL = Stock("ivory-dull", Material("", 0, (0xA8, 0xA1, 0x94)), None, 0, 3)
PLATE = Stock("plate", BRASS_SHEET, (0x3A, 0x24, 0x10, 0x88), 2.5, 4)
PLATE_LIT = Stock("plate-lit", BRASS_LIT, (0x3A, 0x24, 0x10, 0x88), 2.5, 4)

PHASE_COLORS: dict[str, Color] = {
    "upkeep": (0xF4, 0xEA, 0xCF),
    "movement": (0x8F, 0xB4, 0xCF),
    "arkham_encounters": (0x9D, 0xBF, 0x8C),
    "other_world_encounters": (0xB9, 0xA1, 0xD3),
    "mythos": (0xDD, 0x86, 0x72),
    "final_battle": (0xDD, 0x86, 0x72),
    "setup": (0xF4, 0xEA, 0xCF),
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
    "text": "ArkhamSans-Regular.ttf",
    "semibold": "ArkhamSans-Semibold.ttf",
    "bold": "ArkhamSans-Bold.ttf",
    "italic": "ArkhamSans-Italic.ttf",
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
BODY = Style("card", 16, 1.35)
BODY_BOLD = Style("card-semibold", 16, 1.35)
LABEL = Style("serif-bold", 18)
QUESTION = Style("serif-bold", 22, 1.25)
TITLE = Style("serif-bold", 22)
HEADING = Style("serif-bold", 29)
VALUE = Style("serif-bold", 23)
TYPED = Style("typewriter", 16, 1.3)
TYPED_BOLD = Style("typewriter-bold", 16, 1.3)
DISPLAY = Style("serif-bold", 56, 1.15)
PAPER_TITLE = Style("serif-bold", 24)

# -------------------------------------------------------------------------------------------- sizes

GAP = 10
RADIUS = 7
FOCUS_WIDTH = 3
FOCUS_GAP = 4
TARGET = 44
"""Least side of a button, wide layout."""
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

    step: float = 0.25
    monster_step: float = 0.35
    stalker_turn: float = 0.2
    flight: float = 0.5
    vortex: float = 0.6
    dice_tumble: float = 0.6
    dice_settle: float = 0.08
    token: float = 0.3
    camera: float = 0.45
    camera_longest: float = 0.8
    banner: float = 1.2
    toast: float = 4.0
    tooltip: float = 0.5
    double_click_guard: float = 0.25
    hand_over_guard: float = 0.4


TIMES = Times()
