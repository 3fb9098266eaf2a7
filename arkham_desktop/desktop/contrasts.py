"""Which inks stand on which grounds: the pairs whose contrast has to suffice.

A test measures each pair on the lightest and on the darkest twentieth of the ground's texture.
"""

from __future__ import annotations

from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.theme import Color, Material

TEXT = 4.5
"""Least contrast of text."""
SYMBOL = 3.0
"""Least contrast of signs, lines that tell something, and the words of what is off."""


@dataclass(frozen=True, slots=True)
class Pair:
    """An ink on a ground.

    Attributes:
        ink: of the letters or the sign.
        ground: what it stands on.
        least: the contrast that it must have.
        veil: a color with alpha between them, where there is one.
    """

    ink: Color
    ground: Material
    least: float = TEXT
    veil: Color | None = None


def _flat(color: Color) -> Material:
    return Material("", 0, color)


_DARK = (theme.LEDGE, theme.SIDEBOARD, theme.FRIEZE, theme.DESK, theme.BLOTTER)
_VEILS = (None, theme.PANEL, theme.PANEL_LIGHT, theme.PANEL_HIGH)
_PAPERS = (theme.WRITING_PAPER, theme.CARD_PAPER)
_PRINTS = (None, theme.PRINT, theme.PRINT_HIGH)

PAIRS: tuple[Pair, ...] = (
    *(
        Pair(ink, ground, TEXT, veil)
        for ink in (theme.INK, theme.INK_SOFT)
        for ground in _DARK
        for veil in _VEILS
    ),
    *(Pair(theme.INK_OFF, ground, SYMBOL, veil) for ground in _DARK for veil in _VEILS[:3]),
    *(Pair(theme.AMBER, ground, TEXT, veil) for ground in _DARK for veil in _VEILS[:2]),
    *(Pair(theme.BRASS_LINE, ground, SYMBOL) for ground in _DARK),
    *(
        Pair(ink, ground, TEXT, veil)
        for ink in (theme.PAPER_INK, theme.PAPER_SOFT, theme.OXBLOOD, theme.AMBER_DEEP)
        for ground in _PAPERS
        for veil in _PRINTS[:2]
    ),
    *(Pair(theme.PAPER_INK, ground, TEXT, theme.PRINT_HIGH) for ground in _PAPERS),
    *(Pair(theme.PAPER_OFF, ground, SYMBOL, veil) for ground in _PAPERS for veil in _PRINTS[:2]),
    *(
        Pair(ink, ground, SYMBOL, veil)
        for ink in theme.VALUE_INKS.values()
        for ground in _PAPERS
        for veil in _PRINTS[:2]
    ),
    *(
        Pair(ink, ground)
        for ink in (theme.ON_AMBER, theme.ON_AMBER_SOFT)
        for ground in (theme.AMBER_PAPER, theme.AMBER_PAPER_LIT)
    ),
    *(
        Pair(ink, ground)
        for ink in (theme.BRASS_INK, theme.BRASS_SOFT)
        for ground in (theme.BRASS_SHEET, theme.BRASS_LIT)
    ),
    *(Pair(ink, _flat(theme.WHITE)) for ink in (theme.PAPER_INK, theme.PAPER_SOFT)),
    *(Pair(theme.PAPER_INK, _flat(color)) for color in theme.PHASE_COLORS.values()),
    *(Pair(ink, _flat(theme.WELL)) for ink in (theme.INK, theme.INK_SOFT)),
    Pair(theme.INK_OFF, _flat(theme.WELL), SYMBOL),
    Pair(theme.ON_AMBER, _flat(theme.AMBER)),
    Pair(theme.AMBER, _flat(theme.CASING)),
    Pair(theme.INK, _flat(theme.CASING)),
    Pair(theme.PAPER_INK, _flat(theme.PAPER_DIM)),
    Pair(theme.PAPER_SOFT, _flat(theme.PAPER_DIM)),
)
"""Every ink on every ground that it is used on."""
