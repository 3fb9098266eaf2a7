"""The dock: the sheet of whoever acts (or was asked for), the last events, and the small map."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.arkham.rules import skills, trophies
from arkham_desktop.arkham.state import Investigator
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.minimap import MiniMap
from arkham_desktop.desktop.panels.portrait import PortraitButton
from arkham_desktop.desktop.panels.possessions import PossessionList, possessions
from arkham_desktop.desktop.panels.rail import states
from arkham_desktop.desktop.panels.slider_stops import slider_stops
from arkham_desktop.desktop.table.camera import Camera
from arkham_desktop.desktop.table.geometry import Point, TableGeometry
from arkham_desktop.desktop.table.sprites import signed
from arkham_desktop.desktop.widgets import Widget
from arkham_desktop.desktop.words import say

_NEWS = 3
_LOWER = 1.0
"""Units: letters and numbers of the skills stand so much lower than the middle, below the brass frame."""
_TIGHT = 300.0
"""Units of height below which the dock tells no more than the values and the skills."""


class Dock:
    """The dock of one desk, in ``box``: beside the table, or in a drawer over it."""

    def __init__(self, desk: Desk, box: Box) -> None:
        self._desk = desk
        self._box = box
        self._inner = inset(box, 16 if box.width > 300 else 12, 12)
        self._wide = box.width > 330
        self._tight = box.height < _TIGHT
        one = desk.seen
        self._one = one
        self._sheet = desk.table.library.investigators[one.id]
        self._rows = possessions(desk.table, one, desk.texts)
        self._place()

    def _place(self) -> None:
        """Where each part stands, from the top; the list takes what is left."""
        inner = self._inner
        if self._tight:
            self._place_tight(inner)
            return
        head = 68.0 if self._wide else 56.0
        self._head = Box(inner.left, inner.top, inner.width, head)
        self._values = Box(inner.left, self._head.bottom + 8, inner.width, 56 if self._wide else 50)
        row = 21.0 if self._wide else 19.0
        self._skill_row = row
        self._skills = Box(inner.left, self._values.bottom + 10, inner.width, 22 + 6 * row + 14)
        bottom = inner.bottom
        self._map = Box(0, 0, 0, 0)
        # There is nothing to find on the boards once the Ancient One is awake.
        if self._wide and self._box.height > 720 and self._desk.table.state.battle is None:
            self._map = Box(inner.left, bottom - 116, inner.width, 116)
            bottom = self._map.top - 10
        # A low dock (laptop screens) keeps its height for the possessions.
        news = _NEWS if self._box.height > 620 and self._desk.news else 0
        self._news = Box(inner.left, bottom - news * 21 - (24 if news else 0), inner.width, news * 21.0)
        self._foot = Box(inner.left, self._news.top - 46 - (6 if news else 0), inner.width, 44)
        top = self._skills.bottom + 6
        self._title = Box(inner.left, top, inner.width, 20)
        self._list = Box(inner.left, top + 24, inner.width, max(0.0, self._foot.top - top - 30))

    def _place_tight(self, inner: Box) -> None:
        """Where there is room for the person, the values and the skills alone."""
        self._head = Box(inner.left, inner.top, inner.width, 40)
        self._values = Box(inner.left, self._head.bottom + 4, inner.width, 32)
        self._skill_row = min(19.0, (inner.bottom - self._values.bottom - 18) / 6)
        skills_top = self._values.bottom + 6
        self._skills = Box(inner.left, skills_top, inner.width, inner.bottom - skills_top)
        nothing = Box(inner.left, inner.bottom, inner.width, 0)
        self._map = self._news = self._foot = self._title = self._list = nothing

    def widgets(
        self,
        on_card: Callable[[str], object],
        on_sheet: Callable[[str], object],
        geometry: TableGeometry,
        camera: Camera,
        fly: Callable[[Point], object],
        on_option: Callable[[str], object] | None = None,
    ) -> list[Widget]:
        """The list of possessions, the portrait, the small map, and the stops where a slider may be moved."""
        portrait = Box(self._head.left, self._head.top, self._head.height - 6, self._head.height - 6)
        one = self._one
        found: list[Widget] = [
            PortraitButton(
                one.id,
                portrait,
                lambda: on_sheet(one.id),
                tip=f"**{self._desk.texts.name(one.id)}**\n{self._desk.texts.card(one.id)}",
            )
        ]
        if on_option is not None:
            found += slider_stops(self._desk, self._stops(), on_option)
        if self._list.height > 20:
            height = 29.0 if self._wide else 26.0
            found.append(PossessionList(self._list, self._rows, on_card, row_height=height))
        if self._map.height > 0:
            found.append(MiniMap(self._map, self._desk, geometry, camera, fly))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw everything but the widgets."""
        canvas.ground(theme.SIDEBOARD, self._box)
        canvas.edge_shadow(self._box, "top", 10)
        canvas.line((self._box.left, self._box.top), (self._box.left, self._box.bottom), theme.CASING)
        canvas.sheet(inset(self._box, 4), theme.DOSSIER)
        self._draw_head(canvas)
        self._draw_values(canvas)
        self._draw_skills(canvas)
        if self._tight:
            return
        title = self._title
        canvas.label(say("dock.possessions"), title, theme.CAPTION, theme.PAPER_SOFT)
        count = say("dock.cards", count=len(self._rows))
        canvas.label(count, title, theme.CAPTION, theme.PAPER_SOFT, align="right")
        if not self._rows:
            canvas.paragraph(say("dock.nothing"), self._list, theme.CAPTION, theme.PAPER_OFF)
        self._draw_foot(canvas)
        self._draw_news(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        head, one, desk = self._head, self._one, self._desk
        left = head.left + head.height + 6
        shield = 26.0 if self._wide else 24.0
        room = Box(left, head.top - 2, head.right - left - shield - 8, 26)
        canvas.label(desk.texts.name(one.id), room, theme.TITLE.at(22 if self._wide else 19), theme.PAPER_INK)
        seat = say("dock.seat", occupation=self._sheet.occupation, seat=desk.seat(one))
        beside = Box(left, head.top + 23, room.width, 18)  # the shield reaches down to here
        canvas.label(seat, beside, theme.CAPTION, theme.PAPER_SOFT)
        there = ", ".join([where(desk, one), *states(one)])
        if head.height > 60:
            canvas.label(
                there,
                Box(left, head.top + 42, head.right - left, 20),
                theme.BODY_BOLD.at(15),
                theme.PAPER_INK,
            )
        elif not self._tight:
            canvas.label(
                there, Box(left, head.top + 39, head.right - left, 18), theme.CAPTION_BOLD, theme.PAPER_INK
            )
        canvas.shield(
            one.seat, (head.right - shield / 2 - 1, head.top + 14), shield, acting=one is desk.acting
        )

    def _draw_values(self, canvas: Canvas) -> None:
        one, table = self._one, self._desk.table
        values = (
            ("sanity", one.sanity, skills.maximum(table, one, "sanity")),
            ("stamina", one.stamina, skills.maximum(table, one, "stamina")),
            ("clue", one.clues, None),
            ("money", one.money, None),
        )
        for box, (icon, value, most) in zip(columns(self._values, 4, 7), values, strict=True):
            canvas.panel(box, theme.PRINT, radius=4)
            name = Box(box.left + 8, box.top + 4, box.width - 10, 17)
            if not self._tight:
                canvas.label(say(f"dock.{icon}"), name, theme.CAPTION.at(13), theme.PAPER_SOFT)
            middle = box.centery if self._tight else box.top + box.height * 0.66
            canvas.icon(icon, (box.left + 16, middle), 18, theme.VALUE_INKS[icon])
            number = Box(box.left + 28, middle - 14, box.width - 30, 28)
            used = canvas.label(str(value), number, theme.VALUE.at(23), theme.PAPER_INK)
            if most is not None:
                rest = Box(number.left + used + 2, number.top + 2, 30, 28)
                canvas.label(f"/{most}", rest, theme.CAPTION, theme.PAPER_SOFT)

    def _stops(self) -> list[tuple[str, list[Box]]]:
        """Each slider of the sheet with where its stops stand, from the top."""
        box, high = self._skills, 2 * self._skill_row
        top = box.top + (0 if self._tight else 23)
        first, step = self._stops_from(box)
        return [
            (
                skills.slider_of(self._sheet, pair[0]),
                [
                    Box(first + stop * step + 2, top + index * (high + 5) - 1, step - 4, high + 2)
                    for stop in range(skills.STOPS)
                ],
            )
            for index, pair in enumerate(self._sheet.pairs)
        ]

    @staticmethod
    def _stops_from(box: Box) -> tuple[float, float]:
        """Where the stops of the sliders begin, and how wide each is; a tag has room behind them."""
        first = box.left + 80
        return first, (box.right - 46 - first) / skills.STOPS

    def _draw_skills(self, canvas: Canvas) -> None:
        one, table, box = self._one, self._desk.table, self._skills
        top, row = box.top, self._skill_row
        if not self._tight:
            head = Box(box.left, box.top, box.width, 20)
            canvas.label(say("dock.skills"), head, theme.CAPTION, theme.PAPER_SOFT)
            focus = say("dock.focus", n=skills.focus(table, one))
            canvas.label(focus, head, theme.CAPTION, theme.PAPER_SOFT, align="right")
            top += 23
        size = min(16.0, row * 0.9)
        first, step = self._stops_from(box)
        for pair, (slider, places) in zip(self._sheet.pairs, self._stops(), strict=True):
            rows = Box(box.left, top - 2, box.width, 2 * row + 4)
            canvas.panel(rows, theme.PRINT, radius=3)
            stop = one.sliders[slider]
            _draw_slide(canvas, places[stop])
            for line, skill in enumerate(pair):
                middle = top + (line + 0.5) * row + _LOWER
                name = Box(box.left + 8, middle - row / 2, 72, row)
                canvas.label(say(f"skill.{skill}"), name, theme.LABEL.at(size), theme.PAPER_INK)
                for index, value in enumerate(self._sheet.skills[skill]):
                    place = Box(first + index * step, middle - row / 2, step, row)
                    style = theme.LABEL if index == stop else theme.BODY
                    ink = theme.PAPER_INK if index == stop else theme.PAPER_OFF
                    canvas.label(str(value), place, style.at(size + (index == stop)), ink, align="center")
                more = skills.skill(table, one, skill) - skills.printed(table, one, skill)
                if more:
                    tag = Box(box.right - 40, middle - 9, 32, 18)
                    canvas.panel(tag, theme.WHITE, radius=4, border=theme.PAPER_SOFT)
                    canvas.label(
                        signed(more), tag, theme.CAPTION_BOLD.at(13), theme.PAPER_INK, align="center"
                    )
            top += 2 * row + 5

    def _draw_foot(self, canvas: Canvas) -> None:
        """Trophies and the titles of the investigator's own abilities."""
        box = self._foot
        canvas.icon("victory", (box.left + 9, box.top + 10), 16, theme.PAPER_SOFT)
        told = trophies_told(self._desk.table, self._one)
        canvas.label(
            told, Box(box.left + 24, box.top, box.width - 24, 20), theme.CAPTION_BOLD, theme.PAPER_INK
        )
        rows: tuple[object, ...] = (*self._sheet.mods, *self._sheet.abilities)
        titles = [title for title in (getattr(row, "title", None) for row in rows) if title]
        if titles:
            canvas.icon("star", (box.left + 9, box.top + 32), 16, theme.PAPER_SOFT)
            words = Box(box.left + 24, box.top + 22, box.width - 24, 20)
            canvas.label(
                ", ".join(dict.fromkeys(map(str, titles))), words, theme.CAPTION_BOLD, theme.PAPER_INK
            )

    def _draw_news(self, canvas: Canvas) -> None:
        box = self._news
        if box.height <= 0:
            return
        canvas.line((box.left, box.top - 4), (box.right, box.top - 4), theme.PAPER_LINE)
        head = Box(box.left, box.top, box.width, 20)
        canvas.label(say("dock.just-now"), head, theme.CAPTION, theme.PAPER_SOFT)
        key = self._desk.key(Command.LOG)
        if key:
            canvas.key_cap(key, box.right, head.centery, theme.PAPER_SOFT)
        top = head.bottom + 2
        for item in self._desk.news[-_NEWS:]:
            canvas.icon(item.icon, (box.left + 9, top + 10), 14, theme.PAPER_SOFT)
            cause = canvas.text_width(item.cause, theme.CAPTION.at(13)) if item.cause else 0.0
            cause = min(cause, box.width * 0.4)
            if not fits(canvas, item.text, box.width - 26 - cause, theme.TYPED.at(14)):
                cause = 0.0  # what happened comes first
            words = Box(box.left + 22, top, box.width - 26 - cause, 20)
            canvas.label(item.text, words, theme.TYPED.at(14), theme.PAPER_INK)
            if cause:
                rest = Box(box.right - cause - 1, top, cause + 1, 20)
                canvas.label(item.cause, rest, theme.CAPTION.at(13), theme.PAPER_OFF, align="right")
            top += 21


def _draw_slide(canvas: Canvas, box: Box) -> None:
    """The brass frame that stands on the chosen stop of a slider."""
    canvas.panel(box, theme.WHITE, radius=3)
    canvas.frame(box, theme.BRASS_SOFT, width=4, radius=4, gap=1)
    canvas.frame(box, theme.BRASS_LINE, width=2, radius=3)


def where(desk: Desk, one: Investigator) -> str:
    """Where an investigator is, with the area of an Other World; in the final battle, how it goes there."""
    if one.area and not desk.standings:  # in the final battle the boards count no more
        return say("dock.in-area", world=desk.place(one), area=say(f"table.area-{one.area}"))
    return desk.place(one)


def trophies_told(table: Table, who: Investigator) -> str:
    """The trophies of an investigator in words, with what their toughness is worth in this game."""
    toughness = trophies.worth(table, who, trophies.TOUGHNESS)
    return say("dock.trophies", gates=len(who.gate_trophies), monsters=len(who.monster_trophies), n=toughness)
