"""The page of a finished game: the headline, the score line by line, the people, how it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.chronicle import Chronicle, chronicle
from arkham_desktop.arkham.rules import victory
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.framed import draw_framed
from arkham_desktop.desktop.layout import Box, Screen, inset
from arkham_desktop.desktop.overlays.story import chapters
from arkham_desktop.desktop.scenes.frame import foot_box, sizes
from arkham_desktop.desktop.scenes.result_course import draw_course
from arkham_desktop.desktop.scenes.result_people import People
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Outcome
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text import Words
    from arkham_desktop.engine.session import Session

_MOST_PANEL = 720.0
_LEAST_PEOPLE = 500.0
"""Units: the people need so much before the Ancient One is shown beside them."""
_ROOM_FOR_COURSE = 1000.0
_HIGH_FOR_COURSE = 300.0
_BESIDE_NOTE = 360.0
"""Units: the width of a button that a note may stand beside."""
_BUTTON = 56.0
"""Units: the height of a button under a panel."""
_BIG = {"wide": 58, "compact": 42, "narrow": 30, "tiny": 24}


@dataclass(slots=True)
class Panels:
    """Where the panels of the page stand.

    Attributes:
        score, course: None where there is none, or no room for it.
        people: the investigators, with the Ancient One beside them where there is room.
        undo, watch: where a button stands under the first and the last panel; None where it stands below.
    """

    people: Box
    score: Box | None = None
    course: Box | None = None
    undo: Box | None = None
    watch: Box | None = None


class Page:
    """The page of one game.

    Args:
        session: of the game.
        table: as it ended.
        outcome: how it ended.
        words: the game's.
    """

    def __init__(self, session: Session, table: Table, outcome: Outcome, words: Words) -> None:
        self.table = table
        self.outcome = outcome
        self.words = words
        self.marked = session.undone_past_revealed
        self.told: Chronicle = chronicle(event for chapter in chapters(session) for event in chapter.events)

    # -- words -------------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        """What something is called."""
        return self.words.name(self.table.library, thing)

    @property
    def headline(self) -> str:
        """Won, lost, or won by one alone."""
        if self.outcome.winner is not None:
            return say("result.alone")
        return say("result.won" if self.outcome.won else "result.lost")

    @property
    def how(self) -> str:
        """How it ended, in a sentence."""
        state = self.table.state
        ancient = self.table.library.ancient_ones[state.ancient_one]
        return say(
            f"result.how.{self.outcome.reason}",
            ancient=self.name(ancient.id),
            turn=state.turn,
            doom=state.doom,
            of=ancient.doom,
            gates=sum(len(one.gate_trophies) for one in state.investigators),
            seals=len(state.seals),
            winner=self.name(self.outcome.winner) if self.outcome.winner else "",
        )

    @property
    def score_lines(self) -> list[tuple[str, str]]:
        """What the score is made of: words and number; empty without a score."""
        if self.outcome.score is None:
            return []
        ancient = self.name(self.table.state.ancient_one)
        monsters = sum(len(one.monster_trophies) for one in self.table.state.investigators)
        return [
            (
                say(
                    f"result.score.{name}",
                    ancient=ancient,
                    monsters=monsters,
                    per=victory.MONSTERS_FOR_A_POINT,
                ),
                str(worth) if name == "doom" else f"{worth:+d}".replace("-", "−") if worth else "0",
            )
            for name, worth in victory.score_parts(self.table).items()
        ]

    # -- placing -----------------------------------------------------------------------------------

    def margin(self, screen: Screen) -> float:
        """What is free at both sides. The printed rule of the sheet runs in it."""
        least = sizes(screen).margin + (10 if screen.layout.name == "narrow" else 4)
        return {"wide": 96.0, "compact": 36.0}.get(screen.layout.name, least)

    def _top(self, screen: Screen) -> float:
        """Where the headline begins."""
        return _BIG[screen.layout.name] * (0.9 if screen.layout.roomy else 0.4)

    def panels(self, screen: Screen) -> Panels:
        """Where the panels stand: score (if won), people, and how it went where there is room."""
        size, roomy, margin = sizes(screen), screen.layout.roomy, self.margin(screen)
        top = self._top(screen) + _BIG[screen.layout.name] * 1.35 + 28 + size.gap * (2.5 if roomy else 1.8)
        high = foot_box(screen).top - top - size.gap * (2 if roomy else 3)
        box = Box(margin, top, screen.width - 2 * margin, min(high, _MOST_PANEL))
        gap = size.gap * (2.4 if roomy else 1.6)
        coursed = box.width >= _ROOM_FOR_COURSE and box.height >= _HIGH_FOR_COURSE
        found = Panels(box.copy())
        if self.outcome.score is not None:
            wide = min(560.0, box.width * (0.25 if coursed else 0.4))
            found.score = Box(box.left, box.top, wide, box.height)
            found.people.left += wide + gap
            found.people.width -= wide + gap
        if coursed:
            wide = box.width * 0.28
            found.course = Box(box.right - wide, box.top, wide, box.height)
            found.people.width -= wide + gap
            found.watch = _cut(found.course, size.gap)
            found.undo = _cut(found.score or found.people, size.gap)
            if found.score is None:
                found.undo.width = min(found.undo.width, _BESIDE_NOTE)
        return found

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, screen: Screen) -> None:
        """Draw the page without its buttons."""
        size, roomy, margin = sizes(screen), screen.layout.roomy, self.margin(screen)
        big, top = _BIG[screen.layout.name], self._top(screen)
        panels = self.panels(screen)
        bottom = max(one.bottom for one in (panels.people, panels.undo, panels.score) if one is not None)
        self._draw_sheet(canvas, screen, min(bottom + size.gap * 2.4, foot_box(screen).top - size.gap))
        left, width = margin, screen.width - 2 * margin
        canvas.label(self.headline, Box(left, top, width, big * 1.3), theme.DISPLAY.at(big), theme.PAPER_INK)
        top += big * 1.35
        style = theme.BODY.at(20 if roomy else 15)
        canvas.label(self.how, Box(left, top, width, 28), style, theme.PAPER_SOFT)
        rule = top + 28 + size.gap * 0.5
        canvas.line((left, rule), (left + width, rule), theme.PAPER_INK, 2)
        canvas.line((left, rule + 4), (left + width, rule + 4), theme.PAPER_INK)
        if panels.score is not None:
            self._draw_score(canvas, panels.score)
        if panels.course is not None:
            draw_course(canvas, panels.course, self.told, self.table, self.words)
        if self.marked and panels.score is None and panels.undo is not None:
            beside = panels.undo.right + size.gap * 1.6
            room = Box(beside, panels.undo.top, panels.people.right - beside, panels.undo.height)
            note = say("result.marked", count=self.marked)
            canvas.paragraph(note, room, theme.CAPTION, theme.PAPER_SOFT, middle=True)
        people = panels.people.copy()
        people.width -= self._draw_ancient_one(canvas, people, size.gap * (2.4 if roomy else 1.6))
        People(self.table, self.outcome, self.told, self.words, roomy=roomy).draw(canvas, people)

    def _draw_sheet(self, canvas: Canvas, screen: Screen, bottom: float) -> None:
        """The sheet of paper that the news stands on."""
        gap, left = sizes(screen).gap, self.margin(screen)
        margin = max(left - 4, 0.0) if left < gap * 2.6 + 4 else gap * 2.6
        page = Box(left - margin, gap, screen.width - 2 * (left - margin), bottom - gap)
        canvas.sheet(page, theme.SHEET)

    def _draw_ancient_one(self, canvas: Canvas, box: Box, gap: float) -> float:
        """Its plate at the right end of a box where there is room; the width it took with the gap."""
        ancient = self.table.state.ancient_one
        shape = canvas.art.shape("ancient-ones", ancient)
        width = box.height * (shape or 0.0)
        if not width or box.width - width - gap < _LEAST_PEOPLE:
            return 0.0
        place = Box(box.right - width, box.top, width, box.height)
        hung = draw_framed(canvas, place, "ancient-ones", ancient, self.name(ancient))
        return width + gap if hung else 0.0

    def _draw_score(self, canvas: Canvas, box: Box) -> None:
        lines = self.score_lines
        head_height = 56.0 if box.height > 300 else 34.0
        noted = 26.0 if self.marked else 0.0
        step = min(72.0, (box.height - head_height - 30 - noted) / len(lines))
        canvas.panel(box, theme.PRINT, radius=3)
        inner = inset(box, min(32.0, box.width * 0.06), 16 if head_height > 40 else 8)
        head = Box(inner.left, inner.top, inner.width, head_height)
        canvas.label(say("result.score"), head, theme.LABEL.at(18), theme.PAPER_SOFT)
        total = str(self.outcome.score)
        canvas.label(total, head, theme.DISPLAY.at(head_height * 0.93), theme.PAPER_INK, align="right")
        top = head.bottom + 2
        for index, (text, number) in enumerate(lines):
            row = Box(inner.left, top, inner.width, step)
            if index:
                canvas.line((row.left, row.top), (row.right, row.top), theme.PAPER_LINE)
            rest = row.width - canvas.text_width(number, theme.BODY.bold()) - 10
            canvas.label(text, Box(row.left, top, rest, step), theme.BODY, theme.PAPER_INK)
            canvas.label(number, row, theme.BODY.bold(), theme.PAPER_INK, align="right")
            top += step
        if self.marked and inner.bottom - top >= 18:
            note = say("result.marked", count=self.marked)
            canvas.label(
                note, Box(inner.left, box.bottom - 28, inner.width, 22), theme.CAPTION, theme.PAPER_SOFT
            )


def _cut(box: Box, gap: float) -> Box:
    """Take the room for a button off the lower end of a panel."""
    box.height -= _BUTTON + gap
    return Box(box.left, box.bottom + gap, box.width, _BUTTON)
