"""What the set-up shows of a Herald."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.likeness import draw_plate
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Herald
    from arkham_desktop.arkham.text import Words

_HEAD = 32.0


def herald_text(row: Herald, library: Library, words: Words) -> str:
    """What a Herald does, with titles in bold."""
    return "\n".join(bold_head(line) for line in card_text(row, words, library))


def herald_tip(row: Herald | None, library: Library, words: Words) -> str:
    """What a Herald does, under its name; for None what Heralds are."""
    if row is None:
        return say("setup.herald-tip")
    return f"**{words.name(library, row.id)}**\n{herald_text(row, library, words)}"


def draw_herald(canvas: Canvas, box: Box, row: Herald, library: Library, words: Words) -> None:
    """A Herald's paper with picture, name and text; nothing where the text has no room."""
    inner = inset(box, 16, 12)
    text = herald_text(row, library, words)
    style = theme.BODY.at(16)
    plate = min(inner.height, inner.width * 0.42 / 0.8) * 0.8 if inner.width > 330 else 0.0
    words_wide = inner.width - (plate + 14 if plate else 0)
    if inner.width < 200 or canvas.paragraph_height(text, words_wide, style) > inner.height - _HEAD:
        return
    canvas.sheet(box, theme.SHEET)
    if plate:
        draw_plate(canvas, Box(inner.right - plate, inner.top, plate, plate / 0.8), "heralds", row.id)
    name = Box(inner.left, inner.top, words_wide, 30)
    canvas.label(words.name(library, row.id), name, theme.PAPER_TITLE.at(22), theme.PAPER_INK)
    rest = Box(inner.left, inner.top + _HEAD, words_wide, inner.height - _HEAD)
    canvas.paragraph(text, rest, style, theme.PAPER_INK)
