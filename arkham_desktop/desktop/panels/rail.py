"""The rail: one tile for each seat. All of them always fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from arkham_desktop.arkham.rules import skills
from arkham_desktop.arkham.state import LOST, Investigator
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.draw.likeness import draw_face
from arkham_desktop.desktop.layout import Box, seat_boxes
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.widgets import Look, Widget
from arkham_desktop.desktop.words import say

_TINY = 40.0
"""Units: a narrower tile has everything in it a little smaller."""
_LEAST_FACE = 30.0
"""Units: smaller faces are not told apart."""


class SeatTile(Widget):
    """One seat. A press shows the sheet, another one flies there.

    Attributes:
        one: the investigator.
        acting: this investigator decides now.
        shown: the dock shows this sheet.
    """

    def __init__(
        self,
        desk: Desk,
        one: Investigator,
        box: Box,
        on_press: Callable[[], object],
        *,
        acting: bool,
        shown: bool,
    ) -> None:
        super().__init__(f"seat-{one.seat + 1}", box, tip=_tip(desk, one))
        self._desk = desk
        self.one = one
        self.acting = acting
        self.shown = shown
        self.on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Show the sheet, or fly there."""
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw shield, values, place and state."""
        box = self.box
        lit = self.acting or look.hovered
        with canvas.clipped(self._desk.regions.rail):  # its shadow must not fall on what is drawn alone
            canvas.sheet(box, theme.INDEX_CARD if lit else theme.INDEX_CARD_DIM, radius=5)
        if self.acting:
            canvas.frame(box, theme.CASING, width=5, radius=5, gap=1)
            canvas.frame(box, theme.AMBER, width=3, radius=5)
        elif self.shown:
            canvas.frame(box, theme.CASING, width=4, radius=5, gap=1)
            canvas.frame(box, theme.WHITE, width=2, radius=5)
        out = self.one.is_out
        name = self._desk.regions.layout.name
        draw = {"wide": self._draw_wide, "compact": self._draw_compact}.get(name, self._draw_narrow)
        draw(canvas, theme.PAPER_OFF if out else theme.PAPER_INK)
        self._draw_states(canvas)

    def _draw_wide(self, canvas: Canvas, ink: theme.Color) -> None:
        box, table = self.box, self._desk.table
        tall = min(36.0, box.height * 0.32)
        shield = tall * (0.8 if self._crown else 1.0)
        middle = box.top + 8 + tall * 0.58 + self._crown / 2
        canvas.shield(self.one.seat, (box.left + 24, middle), shield, acting=self.acting)
        portrait = Box(box.left + 46, box.top + 7, box.width - 53, tall * 1.12)
        size = min(portrait.width, portrait.height) + 4
        if not draw_face(canvas, portrait.center, size, self.one.id, dim=ink == theme.PAPER_OFF):
            canvas.icon("person", portrait.center, portrait.height * 0.8, theme.PAPER_SOFT)
        top = box.top + 9 + tall * 1.15 + 2
        for index, what in enumerate(("sanity", "stamina")):
            value = self.one.sanity if what == "sanity" else self.one.stamina
            left = box.left + 6 + index * (box.width / 2 - 2)
            canvas.icon(what, (left + 7, top + 9), 14, theme.VALUE_INKS[what])
            wide = canvas.label(str(value), Box(left + 16, top, 18, 18), theme.CAPTION_BOLD.at(15), ink)
            most = f"/{skills.maximum(table, self.one, what)}"
            canvas.label(
                most, Box(left + 16 + wide, top + 1, 20, 18), theme.CAPTION.at(12.5), theme.PAPER_SOFT
            )
        lines = [(self._desk.first_name(self.one), theme.CAPTION_BOLD, ink)]
        if box.height > 84:
            lines.append((self._place(), theme.CAPTION.at(13), theme.PAPER_SOFT))
        for line, (text, style, color) in enumerate(lines):
            place = Box(box.left + 3, top + 19 + line * 17, box.width - 6, 18)
            canvas.label(text, place, style, color, align="center")

    @property
    def _crown(self) -> float:
        """How far the shield of the first player stands lower, to leave room for the crown above it."""
        return 8.0 if self._desk.table.first_player is self.one else 0.0

    def _place(self) -> str:
        if self.one.devoured:
            return say("state.devoured")
        if self.one.place == LOST:
            return say("state.lost")
        if self.one.area and not self._desk.standings:
            return f"{self._desk.place(self.one, short=True)} {self.one.area}"
        return self._desk.place(self.one, short=True)

    def _draw_compact(self, canvas: Canvas, ink: theme.Color) -> None:
        box = self.box
        shield = min(24.0, box.height * 0.42)
        top = box.top + 5
        middle = top + shield * 0.6 + self._crown
        canvas.shield(self.one.seat, (box.left + 17, middle), shield, acting=self.acting)
        step = min(17.0, box.height * 0.3)
        for index, what in enumerate(("sanity", "stamina")):
            value = self.one.sanity if what == "sanity" else self.one.stamina
            middle = top + step * (index + 0.5)
            canvas.icon(what, (box.left + 40, middle), 12, theme.VALUE_INKS[what])
            words = Box(box.left + 49, middle - 9, box.width - 51, 18)
            canvas.label(str(value), words, theme.CAPTION_BOLD.at(15), ink)
        if box.height >= 54:
            # Under the shield, with the rim that it has while acting.
            under = top + max(2 * step, shield * 1.2 + self._crown + 2 if box.height > 70 else 0)
            name = Box(box.left + 4, under, box.width - 8, 17)
            style = theme.CAPTION_BOLD.at(13)
            canvas.label(self._desk.first_name(self.one), name, style, ink, align="center")
            if box.height >= 84:
                place = Box(name.left, name.bottom, name.width, 34)
                style = theme.CAPTION.at(12.5)
                if fits(canvas, self._place(), place.width, style):  # smaller rather than on two lines
                    line = Box(place.left, place.top, place.width, 18)
                    canvas.label(self._place(), line, style, theme.PAPER_SOFT, align="center")
                else:
                    canvas.paragraph(self._place(), place, style, theme.PAPER_SOFT, align="center")
                size = min(box.bottom - place.bottom - 6, box.width - 12)
                if size >= _LEAST_FACE:
                    out = ink == theme.PAPER_OFF
                    center = (box.centerx, place.bottom + size / 2 + 1)
                    draw_face(canvas, center, size, self.one.id, dim=out)

    def _draw_narrow(self, canvas: Canvas, ink: theme.Color) -> None:
        box = self.box
        tiny = box.width < _TINY
        shield = min(18.0, box.height * 0.6, box.width * (0.3 if tiny else 0.36))
        middle = box.centery + self._crown * 0.6
        canvas.shield(self.one.seat, (box.left + shield * 0.7, middle), shield, acting=self.acting)
        left = box.left + shield * 1.25
        room = Box(left, box.top, box.right - left - 1, box.height)
        text = f"{self.one.sanity}·{self.one.stamina}"
        style = theme.CAPTION_BOLD.at(12 if tiny else 13)
        canvas.label(text, room, style, ink, align="right" if tiny else "center")

    def _draw_states(self, canvas: Canvas) -> None:
        """The crown of the first player; a badge for what holds the investigator up."""
        box = self.box
        if self._desk.table.first_player is self.one:
            left = {"wide": 24.0, "compact": 17.0}.get(self._desk.regions.layout.name, 9.0)
            canvas.icon("crown", (box.left + left, box.top + 8), 14, theme.PAPER_INK)
        icon = state_icon(self.one)
        if self._desk.standings and icon != "devoured":
            return  # nothing of the boards holds anybody up in the final battle
        if icon:
            compact = self._desk.regions.layout.name == "compact"
            shield = min(24.0, box.height * 0.42)
            at = (box.left + 29, box.top + 4 + shield * 1.1) if compact else (box.right - 9, box.top + 8)
            canvas.disc(at, 9, theme.BAR, border=theme.INK_SOFT)
            canvas.icon(icon, at, 13)


def state_icon(one: Investigator) -> str:
    """The icon of what holds an investigator up; empty for nothing."""
    if one.is_out:
        return "devoured"
    if one.lose_turn or one.turn_lost:
        return "arrested"
    if one.place == LOST:
        return "question"
    if one.delayed:
        return "delayed"
    return "other-worlds" if one.area else ""


def states(one: Investigator) -> list[str]:
    """What holds an investigator up, in words."""
    found = []
    if one.devoured:
        found.append(say("state.devoured"))
    if one.lose_turn or one.turn_lost:
        found.append(say("state.loses-turn"))
    if one.place == LOST:
        found.append(say("state.lost"))
    if one.delayed:
        found.append(say("state.delayed"))
    if one.explored:
        found.append(say("state.explored"))
    return found


def _tip(desk: Desk, one: Investigator) -> str:
    name = f"**{desk.texts.name(one.id)}**"
    lines = [
        say("rail.who", name=name, seat=desk.seat(one)),
        desk.place(one),
        *states(one),
    ]
    return "\n".join(lines)


class Rail:
    """The rail of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def widgets(self, press: Callable[[Investigator], object]) -> list[Widget]:
        """The tiles; ``press`` says what a press does."""
        people = self._desk.table.state.investigators
        rail = self._desk.regions.rail
        if rail.width <= 0:
            return []
        acting, shown = self._desk.acting, self._desk.seen
        return [
            SeatTile(self._desk, one, box, partial(press, one), acting=one is acting, shown=one is shown)
            for one, box in zip(people, seat_boxes(rail, len(people)), strict=True)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground."""
        rail = self._desk.regions.rail
        if rail.width > 0:
            canvas.ground(theme.SIDEBOARD, rail)
            canvas.edge_shadow(rail, "top", 10)
            canvas.line((rail.right - 1, rail.top), (rail.right - 1, rail.bottom), theme.CASING)
