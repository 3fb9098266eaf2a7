"""Pieces of the set-up scene: tiles of investigators and Ancient Ones, the sheet on paper."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import AncientOne, Investigator
from arkham_desktop.arkham.text import Words
from arkham_desktop.arkham.text.card_text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.draw.likeness import draw_plate, draw_portrait
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scenes.choosing import SeatPlan
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.widgets.base import Look, Widget
from arkham_desktop.desktop.words import say

_SHEET_FACTS = 2
"""Lines of an investigator's text before possessions and abilities: drawn as numbers instead."""
_PLATE_SHAPE = 0.77
"""The width of an Ancient One's plate by its height."""
_LEAST_PLATE = 40.0
"""Units: plates less high would be mere spots."""


def initials(name: str) -> str:
    """Two letters that stand for a picture: `JB` for Jenny Barnes."""
    parts = [part.strip('"“”') for part in name.split()]
    return "".join(part[0] for part in (parts[0], parts[-1])).upper() if len(parts) > 1 else name[:2]


def short_name(name: str) -> str:
    """What people call an investigator where there is little room: the first name, without a nickname."""
    parts = name.split()
    if parts[0].startswith(('"', "“")):
        return parts[-1]
    return name if len(name) <= 11 else parts[0]


def draw_person(canvas: Canvas, box: Box, person: str, name: str, *, dim: bool = False) -> None:
    """A portrait; where there is none, a figure with initials."""
    if draw_portrait(canvas, box, person, dim=dim):
        return
    with canvas.clipped(box):
        canvas.panel(box, theme.LINE if not dim else theme.PANEL, radius=6)
        ink: theme.Color = (0x9A, 0xA0, 0xA8) if not dim else theme.LINE
        head = box.width * 0.19
        canvas.disc((box.centerx, box.top + box.height * 0.36), head, ink)
        body = Box(
            box.centerx - box.width * 0.33, box.top + box.height * 0.6, box.width * 0.66, box.height * 0.6
        )
        canvas.panel(body, ink, radius=box.width * 0.3)
    style = Style("bold", max(9.0, box.width * 0.2))
    room = Box(box.left, box.bottom - box.height * 0.3, box.width, box.height * 0.28)
    canvas.label(initials(name), room, style, theme.CASING if not dim else theme.INK_OFF, align="center")


class InvestigatorTile(Widget):
    """One investigator to choose; a taken one shows the seat."""

    def __init__(
        self,
        row: Investigator,
        label: str,
        box: Box,
        seat: int | None,
        on_press: Callable[[], object],
        on_look: Callable[[], object],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(f"investigator-{row.id}", box, tip=tip)
        self.row = row
        self.label = label
        self.seat = seat
        self.on_press = on_press
        self.on_look = on_look

    def press(self, at: Position | None = None) -> None:
        """Choose."""
        self.on_press()

    def hover(self, at: Position | None) -> bool:
        """Show the sheet of what is pointed at."""
        if at is not None:
            self.on_look()
        return False

    def focused(self, has: bool) -> None:
        """Show the sheet of what has the focus."""
        if has:
            self.on_look()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Portrait above (or left of) the name."""
        box = self.box
        taken = self.seat is not None
        canvas.panel(box, theme.PANEL_LIGHT if look.hovered else theme.WELL if taken else theme.PANEL)
        ink = theme.INK_SOFT if taken else theme.INK
        flat = box.height < 76
        if flat:
            side = box.height - 10
            portrait = Box(box.left + 5, box.top + 5, side * 0.84, side)
            words = Box(portrait.right + 8, box.top, box.right - portrait.right - 12, box.height)
        else:
            side = min(box.width - 24, box.height - 44)
            portrait = Box(box.centerx - side / 2, box.top + 7, side, side)
            words = Box(box.left + 4, portrait.bottom + 2, box.width - 8, box.bottom - portrait.bottom - 4)
        draw_person(canvas, portrait, self.row.id, self.label, dim=taken)
        if self.seat is not None:
            canvas.shield(self.seat, portrait.center, side * 0.62)
        align = "left" if flat else "center"
        size = 15 if box.width > 92 else 14
        style = Style("semibold", size, 1.12)
        canvas.paragraph(self.label, words, style, ink, align=align, middle=True)  # type: ignore[arg-type]


class SeatRow(Widget):
    """A seat: its mark and investigator; pressing it makes it the one that is filled."""

    def __init__(  # noqa: PLR0913 - named values
        self,
        index: int,
        box: Box,
        plan: SeatPlan,
        row: Investigator | None,
        label: str,
        *,
        current: bool,
        left: float,
        right: float,
        on_press: Callable[[], object],
    ) -> None:
        super().__init__(f"seat-{index}", box)
        self.index = index
        self.plan = plan
        self.row = row
        self.label = label
        self.current = current
        self.left = left
        self.right = right
        self.on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Fill this seat next."""
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Mark at the left, investigator between the field and the dice."""
        box = self.box
        canvas.panel(box, theme.PANEL_LIGHT if self.current or look.hovered else theme.PANEL)
        if self.current:
            canvas.panel(box, None, border=theme.WHITE, width=1.5)
        canvas.shield(self.index, (box.left + 26, box.centery), min(30.0, box.height * 0.6))
        room = Box(self.left, box.top, self.right - self.left, box.height)
        if self.row is None:
            if box.height >= 48:
                top = Box(room.left, room.centery - 21, room.width, 22)
                canvas.label(say("setup.random"), top, theme.BODY_BOLD, theme.INK_SOFT)
                top.y += 21
                later = (say("setup.drawn-later"), say("setup.drawn-later-short"))
                hint = say("setup.choose-now") if self.current else ""
                hint = hint or fitting(canvas, later, top.width, theme.CAPTION)
                canvas.label(hint, top, theme.CAPTION, theme.INK_SOFT)
            else:
                canvas.label(say("setup.random"), room, theme.BODY_BOLD, theme.INK_SOFT)
            return
        if box.height >= 48:
            top = Box(room.left, room.centery - 21, room.width, 22)
            canvas.label(self._fitting(canvas, room.width), top, theme.BODY_BOLD)
            top.y += 21
            if fits(canvas, self.row.occupation, top.width, theme.CAPTION):
                canvas.label(self.row.occupation, top, theme.CAPTION, theme.INK_SOFT)
        else:
            canvas.label(self._fitting(canvas, room.width), room, theme.BODY_BOLD)

    def _fitting(self, canvas: Canvas, width: float) -> str:
        """The whole name, or the short one where there is no room."""
        fits = canvas.text_width(self.label, theme.BODY_BOLD) * theme.LEAST_SHRINK <= width
        return self.label if fits else short_name(self.label)


class AncientOneTile(Widget):
    """One Ancient One to choose (None: at random)."""

    def __init__(
        self,
        row: AncientOne | None,
        label: str,
        box: Box,
        chosen: bool,
        on_press: Callable[[], object],
        on_look: Callable[[], object],
    ) -> None:
        super().__init__(f"ancient-{row.id if row else 'random'}", box)
        self.row = row
        self.label = label
        self.chosen = chosen
        self.on_press = on_press
        self.on_look = on_look

    def press(self, at: Position | None = None) -> None:
        """Choose."""
        self.on_press()

    def hover(self, at: Position | None) -> bool:
        """Show what it does."""
        if at is not None:
            self.on_look()
        return False

    def focused(self, has: bool) -> None:
        """Show what it does."""
        if has:
            self.on_look()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Name and doom; white when chosen."""
        box = self.box
        if self.chosen:
            canvas.sheet(box, theme.CARD_WHITE)
        else:
            canvas.panel(box, theme.PANEL_LIGHT if look.hovered else theme.PANEL)
        ink = theme.PAPER_INK if self.chosen else theme.INK
        inner = inset(box, 10, 0)
        if self.row is None:
            canvas.icon("dice", (inner.left + 10, box.centery), 20, ink)
            room = Box(inner.left + 28, inner.top, inner.width - 28, inner.height)
            canvas.label(self.label, room, theme.BODY_BOLD, ink)
            return
        doom = str(self.row.doom)
        soft = theme.PAPER_SOFT if self.chosen else theme.INK_SOFT
        canvas.label(doom, inner, theme.CAPTION, soft, align="right")
        room = Box(inner.left, inner.top, inner.width - 24, inner.height)
        canvas.label(self.label, room, theme.BODY_BOLD, ink)


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
    large = box.height > 400 and box.width > 700
    inner = inset(box, 32 if large else 20, 28 if large else 14)
    table_width = min(300.0 if large else 190.0, inner.width * 0.36)
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
    lines = [titled(line) for line in card_text(row, words, library)[_SHEET_FACTS:]]
    return "\n".join([say("setup.sheet-home", home=_home(row, library, words)), *lines])


def _home(row: Investigator, library: Library, words: Words) -> str:
    return words.name(library, row.home) if row.home in library.spaces else say("setup.home-any")


def ancient_text(row: AncientOne, library: Library, words: Words) -> str:
    """What an Ancient One does, with titles in bold."""
    return "\n".join(titled(line) for line in card_text(row, words, library))


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
    """An investigator's sheet on paper: portrait, numbers, skills; its text is a widget of its own."""
    places = sheet_places(box)
    canvas.sheet(box, theme.SHEET)
    if places.portrait.width:
        draw_person(canvas, places.portrait, row.id, words.name(library, row.id))
    _draw_sheet_head(canvas, places.head, row, library, words, large=places.large)
    draw_skills(canvas, places.skills, row, words)


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


def titled(line: str) -> str:
    """The line with what stands before its first dash or colon in bold, where that is a short title."""
    for mark in (" — ", ": "):
        head, found, rest = line.partition(mark)
        if found and len(head) <= 32:
            return f"**{head}{mark.rstrip()}** {rest}"
    return line


def draw_skills(canvas: Canvas, box: Box, row: Investigator, words: Words) -> None:
    """The three pairs of skills with their four stops."""
    step = min(38.0 if box.width > 240 else 26.0, box.height / 7)
    style = theme.BODY.at(20) if step > 30 else theme.BODY
    top = box.top
    for pair in row.pairs:
        for skill in pair:
            name = words.of("skill", skill)
            canvas.label(name, Box(box.left, top, box.width * 0.4, step), style.bold(), theme.PAPER_INK)
            for stop, value in enumerate(row.skills[skill]):
                x = box.left + box.width * (0.48 + 0.155 * stop)
                place = Box(x - 14, top, 28, step)
                canvas.label(str(value), place, style, theme.PAPER_INK, align="center")
            top += step
        if pair is not row.pairs[-1]:
            canvas.line((box.left, top + 3), (box.right, top + 3), theme.PAPER_LINE)
        top += 7


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
        power = Box(box.left + used + 12, top, box.width - used - 50, step)
        if fits(canvas, row.power_name, power.width, theme.CAPTION):
            canvas.label(row.power_name, power, theme.CAPTION, theme.PAPER_SOFT)
        canvas.label(str(row.doom), line, theme.BODY_BOLD, theme.PAPER_INK, align="right")
        top += step
    return True
