"""Pieces of the set-up scene: tiles of investigators and Ancient Ones, rows of seats."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.arkham.content.models import AncientOne, Investigator
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.draw.likeness import draw_portrait
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scenes.choosing import SeatPlan
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.widgets.base import Look, Widget
from arkham_desktop.desktop.words import say


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


class Tile(Widget):
    """Something to choose, whose sheet is shown while it is pointed at or has the focus."""

    def __init__(
        self,
        name: str,
        box: Box,
        on_press: Callable[[], object],
        on_look: Callable[[], object],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(name, box, tip=tip)
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


class InvestigatorTile(Tile):
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
        super().__init__(f"investigator-{row.id}", box, on_press, on_look, tip=tip)
        self.row = row
        self.label = label
        self.seat = seat

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


class AncientOneTile(Tile):
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
        super().__init__(f"ancient-{row.id if row else 'random'}", box, on_press, on_look)
        self.row = row
        self.label = label
        self.chosen = chosen

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
