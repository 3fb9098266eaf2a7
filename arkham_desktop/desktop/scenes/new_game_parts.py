"""Pieces of the set-up scene: tiles of investigators and Ancient Ones, the sheet on paper."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import AncientOne, Investigator
from arkham_desktop.arkham.text import Words
from arkham_desktop.arkham.text.card_text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scenes.choosing import SeatPlan
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.widgets.base import Look, Widget
from arkham_desktop.desktop.words import say

_SHEET_FACTS = 2
"""Lines of an investigator's text before possessions and abilities: drawn as numbers instead."""


def initials(name: str) -> str:
    """Two letters that stand for a picture: `JB` for Jenny Barnes."""
    parts = [part.strip('"') for part in name.split()]
    return "".join(part[0] for part in (parts[0], parts[-1])).upper() if len(parts) > 1 else name[:2]


def draw_portrait(canvas: Canvas, box: Box, name: str, *, dim: bool = False) -> None:
    """A stand-in for a portrait: a figure with initials."""
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
        box: Box,
        seat: int | None,
        on_press: Callable[[], object],
        on_look: Callable[[], object],
    ) -> None:
        super().__init__(f"investigator-{row.id}", box)
        self.row = row
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
            portrait = Box(box.left + 5, box.top + 5, side, side)
            words = Box(portrait.right + 8, box.top, box.right - portrait.right - 12, box.height)
        else:
            side = min(box.width - 24, box.height - 44)
            portrait = Box(box.centerx - side / 2, box.top + 7, side, side)
            words = Box(box.left + 4, portrait.bottom + 2, box.width - 8, box.bottom - portrait.bottom - 4)
        draw_portrait(canvas, portrait, self.row.name, dim=taken)
        if self.seat is not None:
            canvas.shield(self.seat, portrait.center, side * 0.62)
        align = "left" if flat else "center"
        size = 15 if box.width > 92 else 14
        style = Style("semibold", size, 1.12)
        canvas.paragraph(self.row.name, words, style, ink, align=align, middle=True)  # type: ignore[arg-type]


class SeatRow(Widget):
    """A seat: its mark and investigator; pressing it makes it the one that is filled."""

    def __init__(
        self,
        index: int,
        box: Box,
        plan: SeatPlan,
        row: Investigator | None,
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
                hint = say("setup.choose-now") if self.current else say("setup.drawn-later")
                canvas.label(hint, top, theme.CAPTION, theme.INK_SOFT)
            else:
                canvas.label(say("setup.random"), room, theme.BODY_BOLD, theme.INK_SOFT)
            return
        if box.height >= 48:
            top = Box(room.left, room.centery - 21, room.width, 22)
            canvas.label(self.row.name, top, theme.BODY_BOLD)
            top.y += 21
            canvas.label(self.row.occupation, top, theme.CAPTION, theme.INK_SOFT)
        else:
            canvas.label(self.row.name, room, theme.BODY_BOLD)


class AncientOneTile(Widget):
    """One Ancient One to choose (None: at random)."""

    def __init__(
        self,
        row: AncientOne | None,
        box: Box,
        chosen: bool,
        on_press: Callable[[], object],
        on_look: Callable[[], object],
    ) -> None:
        super().__init__(f"ancient-{row.id if row else 'random'}", box)
        self.row = row
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
            canvas.panel(box, theme.WHITE)
        else:
            canvas.panel(box, theme.PANEL_LIGHT if look.hovered else theme.PANEL)
        ink = theme.PAPER_INK if self.chosen else theme.INK
        inner = inset(box, 10, 0)
        if self.row is None:
            canvas.icon("dice", (inner.left + 10, box.centery), 20, ink)
            room = Box(inner.left + 28, inner.top, inner.width - 28, inner.height)
            canvas.label(say("setup.at-random"), room, theme.BODY_BOLD, ink)
            return
        doom = str(self.row.doom)
        soft = theme.PAPER_SOFT if self.chosen else theme.INK_SOFT
        canvas.label(doom, inner, theme.CAPTION, soft, align="right")
        room = Box(inner.left, inner.top, inner.width - 24, inner.height)
        canvas.label(self.row.name, room, theme.BODY_BOLD, ink)


def draw_sheet(canvas: Canvas, box: Box, row: Investigator, library: Library, words: Words) -> None:
    """An investigator's sheet on paper: numbers, skills, what it begins with, abilities."""
    canvas.panel(box, theme.PAPER)
    inner = inset(box, 20, 14)
    ink, soft = theme.PAPER_INK, theme.PAPER_SOFT
    table_width = min(210.0, inner.width * 0.36)
    left_width = inner.width - table_width - 24
    side = 92.0 if inner.height > 250 else 0.0
    if side:
        draw_portrait(canvas, Box(inner.left, inner.top, side, side), row.name)
    left = inner.left + (side + 18 if side else 0)
    width = left_width - (side + 18 if side else 0)
    home = library.spaces[row.home].name if row.home in library.spaces else say("setup.home-any")
    canvas.label(row.name, Box(left, inner.top - 2, width, 34), theme.PAPER_TITLE.at(26), ink)
    about = say("setup.sheet", occupation=row.occupation, home=home)
    canvas.label(about, Box(left, inner.top + 32, width, 22), theme.BODY, soft)
    x = left
    for icon, value, key in (
        ("sanity", row.sanity, "sanity"),
        ("stamina", row.stamina, "stamina"),
        ("skill", row.focus, "focus"),
    ):
        canvas.icon(icon, (x + 11, inner.top + 74), 20, ink)
        used = canvas.label(str(value), Box(x + 28, inner.top + 58, 30, 32), theme.VALUE, ink)
        name = say(f"setup.{key}")
        wide = canvas.label(name, Box(x + 34 + used, inner.top + 60, 90, 30), theme.CAPTION, soft)
        x += 34 + used + wide + 20
    top = inner.top + max(side, 92) + 10
    lines = card_text(row, words, library)[_SHEET_FACTS:]
    room = Box(inner.left, top, left_width, inner.bottom - top)
    canvas.paragraph("\n".join(_titled(line) for line in lines), room, theme.BODY, ink)
    draw_skills(canvas, Box(inner.right - table_width, inner.top, table_width, inner.height), row, words)


def _titled(line: str) -> str:
    """The line with what stands before its first full stop or colon in bold, where that is a short title."""
    for mark in (": ", ". "):
        head, found, rest = line.partition(mark)
        if found and len(head) <= 32:
            return f"**{head}{mark.strip()}** {rest}"
    return line


def draw_skills(canvas: Canvas, box: Box, row: Investigator, words: Words) -> None:
    """The three pairs of skills with their four stops."""
    step = min(26.0, box.height / 7)
    top = box.top
    for pair in row.pairs:
        for skill in pair:
            name = words.of("skill", skill)
            canvas.label(name, Box(box.left, top, box.width * 0.4, step), theme.BODY_BOLD, theme.PAPER_INK)
            for stop, value in enumerate(row.skills[skill]):
                x = box.left + box.width * (0.48 + 0.155 * stop)
                place = Box(x - 14, top, 28, step)
                canvas.label(str(value), place, theme.BODY, theme.PAPER_INK, align="center")
            top += step
        if pair is not row.pairs[-1]:
            canvas.line((box.left, top + 3), (box.right, top + 3), theme.PAPER_LINE)
        top += 7


def draw_ancient_one(
    canvas: Canvas, box: Box, row: AncientOne | None, library: Library, words: Words
) -> None:
    """What an Ancient One does, on paper."""
    canvas.panel(box, theme.PAPER)
    inner = inset(box, 16, 10)
    head = Box(inner.left, inner.top, inner.width, 30)
    if row is None:
        canvas.label(say("setup.ancient-random"), head, theme.PAPER_TITLE.at(22), theme.PAPER_INK)
        room = Box(inner.left, head.bottom + 4, inner.width, inner.bottom - head.bottom - 4)
        canvas.paragraph(say("setup.ancient-random-text"), room, theme.BODY, theme.PAPER_SOFT)
        return
    canvas.label(row.name, head, theme.PAPER_TITLE.at(22), theme.PAPER_INK)
    lines = [_titled(line) for line in card_text(row, words, library)]
    room = Box(inner.left, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
    canvas.paragraph("\n".join(lines), room, theme.CAPTION.at(15), theme.PAPER_INK)
