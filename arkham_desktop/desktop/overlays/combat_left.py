"""The monster at the left of a combat: its marker, numbers and words, and the fight so far."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import ratings
from arkham_desktop.arkham.text import tooltip
from arkham_desktop.arkham.text.phrases import trait as trait_name
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces_monster import Numbers, draw_token, rules_of
from arkham_desktop.desktop.overlays.parts import Row, draw_note, heading, note_height
from arkham_desktop.desktop.overlays.story import Line, combat_lines
from arkham_desktop.desktop.widgets import Look, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.desktop.overlays.base import Host


_LEAST_NAME = 14.0
"""The smallest size of a monster's name, for one long word in little room."""


class TokenButton(Widget):
    """A monster's marker; a press shows it close up."""

    def __init__(
        self, name: str, box: Box, row: Monster, on_press: partial[None], tip: str, *, title: str = ""
    ) -> None:
        super().__init__(name, box, tip=tip, focusable=False)
        self._row = row
        self._title = title
        self._on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Show it close up."""
        self._on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the token."""
        radius = min(self.box.width, self.box.height) / 2.6
        draw_token(canvas, self._row, self.box.center, radius, name=self._title)
        if look.hovered:
            canvas.disc(self.box.center, radius + 3, None, border=theme.WHITE, width=2)


class MonsterColumn:
    """The monster of a combat and the story of the fight."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def arrange(self, box: Box, combat: Combat, *, dense: bool) -> list[Widget]:
        """Place everything; what has no room at the bottom is left out, the oldest rounds first."""
        host = self._host
        table, texts = host.table, host.texts
        monster = combat.monster or ""
        self._row = table.library.monster(monster)
        self._dense = dense
        self._name = texts.name(monster)
        self._numbers = Numbers(table, monster, texts, combat.who, combat)
        token = 100.0 if dense else 128.0
        if box.height < 340:
            token = 62.0
        self._token = Box(box.left, box.top, token, token)
        side = Box(box.left + token + 8, box.top, box.width - token - 8, token)
        self._side = side
        top = self._token.bottom + 6
        self._number_step = 22.0 if dense else 27.0
        self._number_box = Box(box.left, top, box.width, 3 * self._number_step)
        top = self._number_box.bottom + 8
        found: list[Widget] = [
            TokenButton(
                "dialog-monster",
                self._token,
                self._row,
                partial(host.close_up, monster),
                f"**{self._name}**\n{texts.card(monster)}",
                title=self._name,
            )
        ]
        self._notes: list[tuple[Box, str, str]] = []
        self._lines = combat_lines(host.session, combat.who.id, monster, combat.round, texts)
        wanted = 26 + len(self._lines) * self._line_height
        room = box.bottom - min(wanted, max(90.0, box.height * 0.3))
        for index, (name, words) in enumerate(self._words(combat)):
            if dense:
                row = Row(f"dialog-word-{index}", Box(box.left, top, box.width, 28), name, tip=words)
                if top + 30 > room:
                    break
                found.append(row)
                top += 31
                continue
            high = note_height(host.measuring, box.width, name, words, icon=False)
            if top + high > room:
                break
            self._notes.append((Box(box.left, top, box.width, high), name, words))
            top += high + 8
        self._story = Box(box.left, top + 2, box.width, box.bottom - top - 2)
        return found

    @property
    def _line_height(self) -> float:
        return 34.0 if self._dense else 52.0

    def _words(self, combat: Combat) -> list[tuple[str, str]]:
        """Each trait with its meaning, then what the marker says beside."""
        host, monster = self._host, combat.monster or ""
        words = host.texts.words
        found = []
        for trait in sorted(ratings.traits(host.table, monster, combat.who, combat)):
            told = tooltip(words, "trait", trait)
            found.append((trait_name(words, trait), capital(told.partition(": ")[2] or told)))
        lines = rules_of(self._row, host.texts)
        own = lines[1:] if self._row.traits else lines
        for line in own:
            head, mark, rest = line.partition(": ")
            found.append((head, rest) if mark and len(head) < 34 else (say("combat.also"), line))
        return found

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw names, numbers, words and story; token and rows are widgets."""
        self._draw_side(canvas)
        for index, (icon, name, value, under) in enumerate(self._shown_numbers()):
            box = self._number_box
            line = Box(box.left, box.top + index * self._number_step, box.width, self._number_step)
            canvas.icon(icon, (line.left + 10, line.centery), 16, theme.INK_SOFT)
            canvas.label(name, Box(line.left + 26, line.top, 78, line.height), theme.CAPTION, theme.INK_SOFT)
            canvas.label(value, Box(line.left + 104, line.top, 36, line.height), theme.BODY_BOLD)
            rest = Box(line.left + 142, line.top, max(0.0, line.width - 142), line.height)
            canvas.label(under, rest, theme.CAPTION, theme.INK_SOFT)
        for note, name, words in self._notes:
            draw_note(canvas, note, name, words)
        self._draw_story(canvas)

    def _shown_numbers(self) -> list[tuple[str, str, str, str]]:
        rows = self._numbers.rows
        return [rows[3], rows[1], rows[0]]

    def _draw_side(self, canvas: Canvas) -> None:
        box, texts = self._side, self._host.texts
        roomy = box.height > 90
        style = theme.TITLE if roomy else theme.LABEL
        words = self._name.split()
        while style.size > _LEAST_NAME and any(canvas.text_width(word, style) > box.width for word in words):
            style = style.at(style.size - 1)
        name = Box(box.left, box.top + (14 if roomy else 2), box.width, 54 if roomy else 24)
        used = canvas.paragraph(self._name, name, style)
        top = name.top + used + 2
        _, _, toughness, successes = self._numbers.rows[2]
        lines = [say("combat.toughness", n=toughness), successes]
        movement = texts.words.of("movement", self._row.movement)
        symbol = texts.words.of("symbol", self._row.symbol)
        moves = [say(key, movement=movement, symbol=symbol) for key in ("face.moves", "face.moves-short")]
        lines.insert(0, fitting(canvas, [*moves, movement], box.width, theme.CAPTION))
        for index, text in enumerate(lines if roomy else lines[1:2]):
            if index > 1 and top + 19 > box.bottom:
                return  # the Combat row says how many successes are needed, too
            ink = theme.INK if index == 1 or not roomy else theme.INK_SOFT
            canvas.label(text, Box(box.left, top, box.width, 21), theme.CAPTION, ink)
            top += 20

    def _draw_story(self, canvas: Canvas) -> None:
        box, high = self._story, self._line_height
        gap = 5.0
        most = int((box.height - 24 + gap) // (high + gap))
        if most < 1:
            return
        heading(canvas, Box(box.left, box.top, box.width, 20), say("combat.story"))
        top = box.top + 24
        for line in self._lines[-most:]:
            draw_line(canvas, Box(box.left, top, box.width, high), line, short=self._dense)
            top += high + gap

    def draw_line(self, canvas: Canvas, box: Box, combat: Combat) -> None:
        """The monster in one line, for the smallest windows."""
        host, monster = self._host, combat.monster or ""
        row = host.table.library.monster(monster)
        draw_token(canvas, row, (box.left + 20, box.centery), 15)
        numbers = Numbers(host.table, monster, host.texts, combat.who, combat)
        left = box.left + 46
        used = canvas.label(
            host.texts.name(monster), Box(left, box.top, box.width / 3, box.height), theme.LABEL
        )
        left += used + 14
        for icon, _, value, _ in numbers.rows:
            canvas.icon(icon, (left + 9, box.centery), 16, theme.INK_SOFT)
            left += 22 + canvas.label(value, Box(left + 20, box.top, 34, box.height), theme.BODY_BOLD) + 14


def draw_line(canvas: Canvas, box: Box, line: Line, *, short: bool) -> None:
    """A line of the story; the present one has a white frame."""
    canvas.panel(box, theme.PANEL, border=theme.WHITE if line.present else None, width=1.5)
    canvas.icon(line.icon, (box.left + 20, box.centery), 18)
    room = Box(box.left + 40, box.top, box.width - 48, box.height)
    if short or not line.text:
        canvas.label(line.title, room, theme.BODY_BOLD)
        return
    canvas.label(line.title, Box(room.left, box.centery - 21, room.width, 21), theme.BODY_BOLD)
    canvas.label(line.text, Box(room.left, box.centery + 1, room.width, 19), theme.CAPTION, theme.INK_SOFT)
