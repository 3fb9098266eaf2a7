"""What stands on paper in the set-up scene: an investigator's sheet, and that of an Ancient One."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import AncientOne, Investigator
from arkham_desktop.arkham.text import Words
from arkham_desktop.arkham.text.card_text import card_text
from arkham_desktop.arkham.text.names import typographic
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.draw.likeness import draw_plate
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.faces_investigator import draw_printed
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.overlays.sliders import draw_sliders
from arkham_desktop.desktop.scenes.new_game_parts import draw_person
from arkham_desktop.desktop.words import say

_LARGE = (470.0, 780.0)
"""Units: a sheet higher and wider than this is drawn as it is printed, with its text."""
_SHEET_FACTS = 2
"""Lines of an investigator's text before possessions and abilities: drawn as numbers instead."""
_COUNTED = re.compile(r"\b(\d+) (?=\w)")
"""A number before what it counts: no line ends between the two."""
_PLATE_SHAPE = 0.77
"""The width of an Ancient One's plate by its height."""
_LEAST_PLATE = 40.0
"""Units: plates less high would be mere spots."""


@dataclass(frozen=True, slots=True)
class SheetPlaces:
    """Where the parts of an investigator's sheet stand."""

    large: bool
    portrait: Box
    head: Box
    text: Box
    skills: Box


def sheet_places(box: Box) -> SheetPlaces:
    """The parts of a sheet in a box."""
    large = box.height > _LARGE[0] and box.width > _LARGE[1]
    inner = inset(box, 32 if large else 20, 28 if large else 14)
    table_width = min(300.0 if large else 210.0, inner.width * 0.38)
    left_width = inner.width - table_width - 28
    side = 150.0 if large else 84.0 if inner.height > 230 else 0.0
    tall = min(240.0, inner.height * 0.52) if large else side
    wide = max(side, tall * 0.8)
    head_left = inner.left + (wide + 22 if side else 0)
    head = Box(head_left, inner.top, inner.left + left_width - head_left, side or 88)
    top = inner.top + max(tall, head.height) + (18 if large else 10)
    return SheetPlaces(
        large,
        Box(inner.left, inner.top, wide if side else 0.0, tall),
        head,
        Box(inner.left, top, left_width, inner.bottom - top),
        Box(inner.right - table_width, inner.top, table_width, inner.height),
    )


def sheet_text(row: Investigator, library: Library, words: Words) -> str:
    """Where an investigator begins, with what, and what he can do, with titles in bold."""
    lines = [
        _COUNTED.sub("\\1\N{NO-BREAK SPACE}", bold_head(line))
        for line in card_text(row, words, library)[_SHEET_FACTS:]
    ]
    return "\n".join([say("setup.sheet-home", home=_home(row, library, words)), *lines])


def _home(row: Investigator, library: Library, words: Words) -> str:
    return words.about(library).said(row.home) if row.home in library.spaces else say("setup.home-any")


def ancient_text(row: AncientOne, library: Library, words: Words) -> str:
    """What an Ancient One does, with titles in bold."""
    return "\n".join(bold_head(line) for line in card_text(row, words, library))


def ancient_text_box(box: Box) -> Box:
    """Where the text stands on an Ancient One's paper."""
    inner = _ancient_inner(box)
    plate = _ancient_plate(box)
    right = plate.left - 14 if plate.width else inner.right
    return Box(inner.left, inner.top + 32, right - inner.left, max(0.0, inner.height - 32))


def _ancient_plate(box: Box) -> Box:
    """Where the picture hangs: at the right, where the paper is large."""
    inner = _ancient_inner(box)
    if inner.width < 330 or inner.height < 220:
        return Box(inner.right, inner.top, 0, 0)
    high = min(inner.height, inner.width * 0.42 / 0.8)
    return Box(inner.right - high * 0.8, inner.top, high * 0.8, high)


def _ancient_inner(box: Box) -> Box:
    return inset(box, 20 if box.height > 400 else 16, 16 if box.height > 400 else 8)


def draw_sheet(canvas: Canvas, box: Box, row: Investigator, library: Library, words: Words) -> None:
    """An investigator's sheet: as it is printed where it is large; else portrait, numbers and skills.

    The text of a small one is a widget of its own.
    """
    places = sheet_places(box)
    if places.large:
        draw_printed(canvas, box, row, library, words)
        return
    canvas.sheet(box, theme.SHEET)
    if places.portrait.width:
        draw_person(canvas, places.portrait, row.id, words.name(library, row.id))
    _draw_sheet_head(canvas, places.head, row, library, words, large=places.large)
    rails = places.skills
    high = min(rails.height, rails.width * 0.84)
    draw_sliders(canvas, Box(rails.left, rails.top, rails.width, high), row, words)


def _draw_sheet_head(
    canvas: Canvas, box: Box, row: Investigator, library: Library, words: Words, *, large: bool
) -> None:
    """Name and occupation, Sanity, Stamina and Focus."""
    ink, soft = theme.PAPER_INK, theme.PAPER_SOFT
    size = 38 if large else 25
    canvas.label(
        words.name(library, row.id),
        Box(box.left, box.top - 2, box.width, size * 1.25),
        theme.PAPER_TITLE.at(size),
        ink,
    )
    style = theme.BODY.at(19) if large else theme.BODY
    canvas.label(row.occupation, Box(box.left, box.top + size * 1.3, box.width, size * 0.8), style, soft)
    x, middle = box.left, box.bottom - (24 if large else 16)
    named = box.width > 300
    for icon, value, key in (
        ("sanity", row.sanity, "sanity"),
        ("stamina", row.stamina, "stamina"),
        ("eye", row.focus, "focus"),
    ):
        mark = 26 if large else 20
        canvas.icon(icon, (x + mark / 2, middle), mark, ink)
        x += mark + 8
        number = theme.VALUE.at(28) if large else theme.VALUE
        x += canvas.label(str(value), Box(x, middle - 18, 40, 36), number, ink) + 7
        if named:
            x += canvas.label(say(f"setup.{key}"), Box(x, middle - 16, 100, 34), theme.CAPTION, soft)
        x += 20


def draw_ancient_one(
    canvas: Canvas, box: Box, row: AncientOne | None, library: Library, words: Words
) -> None:
    """An Ancient One's paper with its name; its text is a widget of its own."""
    canvas.sheet(box, theme.SHEET)
    inner = _ancient_inner(box)
    plate = _ancient_plate(box)
    if plate.width and row is None:
        _draw_all_plates(canvas, Box(plate.left, plate.top, plate.width, inner.bottom - plate.top), library)
    elif plate.width and row is not None and not draw_plate(canvas, plate, "ancient-ones", row.id):
        canvas.panel(plate, theme.PAPER_LINE, radius=0)
        canvas.icon("ancient-one", plate.center, plate.width * 0.5, theme.PAPER_SOFT)
    head = Box(inner.left, inner.top, ancient_text_box(box).width, 30)
    name = say("setup.ancient-random") if row is None else words.name(library, row.id)
    canvas.label(name, head, theme.PAPER_TITLE.at(22), theme.PAPER_INK)
    if row is None:
        room = ancient_text_box(box)
        used = canvas.paragraph(say("setup.ancient-random-text"), room, theme.BODY, theme.PAPER_SOFT)
        rest = Box(room.left, room.top + used + 14, room.width, room.height - used - 14)
        if not _draw_all_ancient_ones(canvas, rest, library, words) and not plate.width:
            _draw_all_plates(canvas, rest, library)


def _draw_all_plates(canvas: Canvas, box: Box, library: Library) -> None:
    """Everybody who may be drawn, small, in as many rows as make them largest."""
    names = list(library.ancient_ones)
    across = max(
        range(1, len(names) + 1),
        key=lambda count: min(box.width / count / _PLATE_SHAPE, box.height / math.ceil(len(names) / count)),
    )
    wide, high = box.width / across, box.height / math.ceil(len(names) / across)
    if high < _LEAST_PLATE:
        return
    for index, name in enumerate(names):
        cell = Box(box.left + wide * (index % across), box.top + high * (index // across), wide, high)
        draw_plate(canvas, inset(cell, 2), "ancient-ones", name)


def _draw_all_ancient_ones(canvas: Canvas, box: Box, library: Library, words: Words) -> bool:
    """Who may be drawn: name, doom and, where there is room, power; nothing (False) unless all have room."""
    rows = library.ancient_ones.values()
    step = 42.0
    if step * len(rows) > box.height:
        return False
    top = box.top
    for row in rows:
        line = Box(box.left, top, box.width, step)
        canvas.line((box.left, top), (box.right, top), theme.PAPER_LINE)
        used = canvas.label(words.name(library, row.id), line, theme.BODY_BOLD, theme.PAPER_INK)
        number = canvas.text_width(str(row.doom), theme.BODY_BOLD)
        power = Box(box.left + used + 9, top, box.width - used - number - 17, step)
        name = typographic(row.power_name)
        if fits(canvas, name, power.width, theme.CAPTION):
            canvas.label(name, power, theme.CAPTION, theme.PAPER_SOFT)
        canvas.label(str(row.doom), line, theme.BODY_BOLD, theme.PAPER_INK, align="right")
        top += step
    return True
