"""What all finished games come to: won and lost, how, against whom, how many played, the best scores."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.results import GameResult, Share, Statistics, statistics
from arkham_desktop.arkham.saves import SavedGame
from arkham_desktop.arkham.setup import SetupError
from arkham_desktop.arkham.text import Words
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.likeness import draw_plate
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import back_button, body_box, draw_head, draw_room
from arkham_desktop.desktop.scenes.saved_names import named
from arkham_desktop.desktop.widgets import ListView
from arkham_desktop.desktop.widgets.base import Widget
from arkham_desktop.desktop.words import say
from arkham_desktop.engine.journal import JournalError
from arkham_desktop.folders import in_words

log = logging.getLogger(__name__)

_ROWS = (72.0, 56.0, 36.0)
"""Units: the heights a row of a table can have; the largest with which all have room is taken."""
_LEAST_WITH_PLATE = 56.0
"""Units: in a row so high an Ancient One's plate has room."""
_ENDINGS = ("closed", "sealed", "banished", "alone", "devoured", "ancient_one", "card")
"""The ways a game ends, won ones first."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A row of a table.

    Attributes:
        text, number: its words and what is counted.
        ancient_one: whose plate stands before them where there is room; empty for nobody's.
    """

    text: str
    number: str
    ancient_one: str = ""


class StatisticsScene(Scene):
    """The statistics. Games that ended before results were kept are read first, one at a time.

    Attributes:
        found: what was counted.
        problems: results and games that cannot be read.
    """

    def __init__(self) -> None:
        super().__init__()
        self.found = Statistics()
        self.problems: list[str] = []
        self._waiting: list[SavedGame] = []
        self._count = 0
        self._unread: list[str] = []
        self._names: dict[str, str] = {}
        self._read = False

    def enter(self) -> None:
        """Count what is known; look which games are missing."""
        self._waiting = list(self.services.saves.unrecorded())
        self._count = len(self._waiting)
        self._reckon()

    def _reckon(self) -> None:
        read = self.services.saves.results.read()
        self.found = statistics(read.results)
        self.problems = [*read.problems, *self._unread]
        words = Words()
        for one in read.results:
            if one.ancient_one not in self._names:
                self._names[one.ancient_one] = named(words, one.ancient_one)

    # -- games that are missing ----------------------------------------------------------------------

    @property
    def wake(self) -> float | None:
        """The next game is read as soon as what is known has been drawn."""
        return 0.01 if self._waiting else super().wake

    def update(self, dt: float) -> None:
        """Read one of the games that are missing."""
        super().update(dt)
        if not self._waiting:
            return
        game = self._waiting.pop(0)
        try:
            self.services.saves.record(game)
        except (JournalError, SetupError, ContentError, OSError) as error:
            log.warning("how the game %r ended cannot be found out: %s", game.name, error)
            self._unread.append(say("statistics.unread", name=game.name, why=in_words(error)))
        self._reckon()
        self.arrange()
        self.redraw()

    # -- placing ---------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The way back; what cannot be read in a list at the foot."""
        self._body = body_box(self.screen, foot=False)
        widgets: list[Widget] = [back_button(self.screen, self._back)]
        if self.problems:
            high = min(34.0 * len(self.problems), self._body.height * 0.25)
            self._body.height -= high + 34
            box = Box(self._body.left, self._body.bottom + 34, self._body.width, high)
            widgets.append(
                ListView("problems", box, len(self.problems), self._draw_problem, row_height=30, gap=4)
            )
        self.group.replace(widgets, focus="back")

    def _back(self) -> None:
        self.stage.pop(self)

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it on a sheet of paper."""
        draw_room(canvas, self.screen)
        detail = say("statistics.head")
        if self._waiting:
            detail = say("statistics.reading", n=self._count - len(self._waiting) + 1, of=self._count)
        draw_head(canvas, self.screen, say("statistics.title"), detail)
        body = self._body
        roomy = self.screen.layout.roomy
        width = min(body.width, 1400.0)
        most = max([1, *(len(rows) for _, rows in self._tables())])
        row = next((one for one in _ROWS if 230.0 + most * one <= body.height), _ROWS[-1])
        high = min(body.height, 230.0 + most * row if roomy else body.height)
        page = Box(body.centerx - width / 2, body.top, width, max(high, min(body.height, 420.0)))
        canvas.sheet(page, theme.SHEET)
        inner = inset(page, 36 if roomy else 16, 26 if roomy else 12)
        if not self.found.all.played:
            text = say("statistics.reading-first") if self._waiting else say("statistics.none")
            canvas.label(text, inner, theme.TITLE, theme.PAPER_SOFT, align="center")
        else:
            self._draw_counts(canvas, inner)
        if self.problems:
            head = Box(body.left, body.bottom + 6, body.width, 24)
            canvas.icon("warning", (head.left + 12, head.centery), 16, theme.INK)
            head.left += 28
            canvas.label(say("statistics.problems"), head, theme.CAPTION_BOLD, theme.INK)
        self.group.draw(canvas)

    def _draw_counts(self, canvas: Canvas, box: Box) -> None:
        roomy = self.screen.layout.roomy
        high = 96.0 if roomy else 56.0
        self._draw_figures(canvas, Box(box.left, box.top, box.width, high))
        rule = box.top + high + (10 if roomy else 4)
        canvas.line((box.left, rule), (box.right, rule), theme.PAPER_INK, 2)
        rest = Box(box.left, rule + (18 if roomy else 6), box.width, box.bottom - rule - (18 if roomy else 6))
        if rest.width < 900:
            upper, lower = (
                Box(rest.left, rest.top + part * (rest.height + 8) / 2, rest.width, (rest.height - 8) / 2)
                for part in (0, 1)
            )
            places = [*columns(upper, 2, 24), *columns(lower, 2, 24)]
        else:
            places = columns(rest, 4, 36)
        tables = self._tables()
        step = _step(places[0].height, max(len(rows) for _, rows in tables))
        for place, (title, rows) in zip(places, tables, strict=True):
            _draw_table(canvas, place, title, rows, step)

    def _tables(self) -> list[tuple[str, Sequence[_Line]]]:
        """The tables with their titles: how games ended, Ancient Ones, numbers of players, best scores."""
        found = self.found
        endings = [
            _Line(say(f"statistics.how.{one}"), str(found.endings[one]))
            for one in _ENDINGS
            if found.endings[one]
        ]
        ancient = sorted(found.ancient_ones.items(), key=lambda one: (-one[1].played, self._names[one[0]]))
        return [
            (say("statistics.endings"), endings),
            (
                say("statistics.ancient-ones"),
                [_Line(self._names[name], _share(share), name) for name, share in ancient],
            ),
            (
                say("statistics.players"),
                [
                    _Line(say("statistics.of-players", count=count), _share(share))
                    for count, share in sorted(found.players.items())
                ],
            ),
            (
                say("statistics.best"),
                [_Line(self._best(one), str(one.score), one.ancient_one) for one in found.best],
            ),
        ]

    def _best(self, one: GameResult) -> str:
        return say("statistics.best-game", name=one.game, ancient=self._names[one.ancient_one])

    def _draw_figures(self, canvas: Canvas, box: Box) -> None:
        """The large numbers on top."""
        found = self.found
        best = str(found.best[0].score) if found.best else "–"
        figures = [
            (str(found.all.played), say("statistics.games", count=found.all.played)),
            (str(found.all.won), say("statistics.won")),
            (str(found.all.played - found.all.won), say("statistics.lost")),
            (
                say("result.share", percent=round(found.all.won * 100 / found.all.played)),
                say("statistics.rate"),
            ),
            (f"{found.turns:.1f}", say("statistics.turns")),
            (best, say("statistics.best-score")),
        ]
        if found.abandoned:
            figures.append((str(found.abandoned), say("statistics.abandoned")))
        for place, (number, words) in zip(columns(box, len(figures), 12), figures, strict=True):
            style = theme.DISPLAY.at(min(54.0, box.height * 0.56))
            upper = Box(place.left, place.top, place.width, box.height * 0.68)
            canvas.label(number, upper, style, theme.PAPER_INK)
            lower = Box(place.left, upper.bottom, place.width, box.height * 0.32)
            canvas.label(words, lower, theme.CAPTION, theme.PAPER_SOFT)

    def _draw_problem(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        canvas.panel(box, theme.PANEL_LIGHT if hovered else theme.PANEL, radius=4)
        text = Box(box.left + 12, box.top, box.width - 24, box.height)
        canvas.label(self.problems[index], text, theme.CAPTION, theme.INK)


def _share(share: Share) -> str:
    return say("statistics.share", won=share.won, played=share.played)


def _step(height: float, most: int) -> float:
    """The height of a row where the longest of the tables has so many."""
    if height <= 200:
        return 26.0
    return next((one for one in _ROWS if 30 + most * one <= height), _ROWS[-1])


def _draw_table(canvas: Canvas, box: Box, title: str, rows: Sequence[_Line], step: float) -> None:
    """A table of words and numbers; what has no room is counted at its end."""
    canvas.label(title, Box(box.left, box.top, box.width, 26), theme.LABEL, theme.PAPER_INK)
    room = max(1, int((box.height - 30) / step))
    shown = rows if len(rows) <= room else rows[: room - 1]
    top = box.top + 30
    for line in shown:
        canvas.line((box.left, top), (box.right, top), theme.PAPER_LINE)
        wide = canvas.text_width(line.number, theme.BODY_BOLD) + 12
        row = Box(box.left, top, box.width, step)
        left = box.left
        if line.ancient_one and step >= _LEAST_WITH_PLATE:
            plate = Box(left, top + 4, (step - 8) * 0.8, step - 8)
            left += plate.width + 12 if draw_plate(canvas, plate, "ancient-ones", line.ancient_one) else 0.0
        words = Box(left, top, box.right - wide - left, step)
        canvas.label(line.text, words, theme.BODY, theme.PAPER_INK)
        canvas.label(line.number, row, theme.BODY_BOLD, theme.PAPER_INK, align="right")
        top += step
    if len(shown) < len(rows):
        rest = say("statistics.more", count=len(rows) - len(shown))
        canvas.label(rest, Box(box.left, top, box.width, step), theme.CAPTION, theme.PAPER_SOFT)
    if not rows:
        canvas.label("–", Box(box.left, top, box.width, step), theme.BODY, theme.PAPER_SOFT)
