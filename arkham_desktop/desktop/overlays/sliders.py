"""The sliders of an investigator's sheet: three rails of dark wood, brass slides on the present stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import skills
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color, Style

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Investigator
    from arkham_desktop.arkham.state import Investigator as Seat
    from arkham_desktop.arkham.text import Words

_RAIL: Color = (0x4A, 0x30, 0x1E)
_LABEL: Color = (0xF3, 0xE4, 0xBC)
_UPPER: Color = (0xF5, 0xEA, 0xCC)
_LOWER: Color = (0xE6, 0xD7, 0xAC)
_INK: Color = (0x20, 0x16, 0x0F)
_FAINT: Color = (0x6B, 0x58, 0x40)


def sliders_height(scale: float) -> float:
    """How high three rails want to be, in units."""
    return 3 * max(38.0, 46 * scale) + 2 * 5 * scale


def draw_sliders(
    canvas: Canvas, box: Box, row: Investigator, words: Words, seat: Seat | None = None, *, gap: float = 7.0
) -> None:
    """The three pairs of skills with their stops; a slide of brass stands on the present one.

    On the sheet of somebody who does not play the slides rest at the first stop. ``gap``: units between
    rails, at most.
    """
    gap = min(gap, box.height * 0.04)
    high = (box.height - gap * (len(row.pairs) - 1)) / len(row.pairs)
    named: dict[str, str] = {name: words.of("skill", name) for pair in row.pairs for name in pair}
    for index, pair in enumerate(row.pairs):
        stop = -1 if seat is None else seat.sliders[skills.slider_of(row, pair[0])]
        rail = Box(box.left, box.top + index * (high + gap), box.width, high)
        _draw_rail(canvas, rail, [(name, row.skills[name]) for name in pair], stop, named)


def _draw_rail(
    canvas: Canvas, box: Box, pair: list[tuple[str, tuple[int, ...]]], stop: int, told: dict[str, str]
) -> None:
    """A rail with a pair of skills; ``told``: the words for all skills, whose size is that of the longest."""
    rect = canvas.rect(box)
    image = canvas.art.image("textures", "card-rail", rect.size)
    if image is None:
        canvas.panel(box, _RAIL, radius=5)
    else:
        canvas.surface.blit(image, rect.topleft)
    edge = max(2.0, box.height * 0.07)
    head = box.width * 0.31
    line = (box.height - 2 * edge) / len(pair)
    each = (box.width - head - edge) / skills.STOPS
    named = Style("serif-bold", max(11.0, min(17.0 * max(1.0, box.width / 280), line * 0.72)))
    icon = min(line * 0.86, head * 0.3)
    room = head - icon * 1.3 - 2 * edge
    while named.size > 11 and any(canvas.text_width(one, named) > room for one in told.values()):
        named = named.at(max(11.0, named.size - 0.5))
    # Where the words have no room even so, the signs stand for them.
    wordless = any(canvas.text_width(one, named) > room + edge for one in told.values())
    for number, (name, values) in enumerate(pair):
        top = box.top + edge + number * line
        sign = head / 2 if wordless else edge + icon * 0.62
        canvas.icon(name, (box.left + sign, top + line / 2), icon, _LABEL)
        if not wordless:
            place = Box(box.left + edge + icon * 1.3, top, room + edge, line)
            canvas.label(told[name], place, named, _LABEL)
        slot = Box(box.left + head, top + 1, box.width - head - edge, line - 1.5)
        canvas.panel(slot, _LOWER if number else _UPPER, radius=3)
        style = Style("serif-bold", max(12.0, line * 0.8))
        for index, value in enumerate(values):
            cell = Box(slot.left + index * each, slot.top, each, slot.height)
            ink = _INK if stop in (-1, index) else _FAINT
            canvas.label(str(value), cell, style, ink, align="center")
    _draw_slide(canvas, Box(box.left + head + max(0, stop) * each, box.top, each, box.height))


def _draw_slide(canvas: Canvas, box: Box) -> None:
    """The brass frame round the present values; a plain frame where there is no picture of it."""
    wide = min(box.width * 0.96, box.height * 0.92)
    frame = Box(box.centerx - wide / 2, box.top - box.height * 0.05, wide, box.height * 1.12)
    rect = canvas.rect(frame)
    image = canvas.art.image("textures", "card-slide", rect.size)
    if image is None:
        canvas.frame(frame, (0xB9, 0x8B, 0x3E), width=2.5, radius=4)
    else:
        canvas.surface.blit(image, rect.topleft)
