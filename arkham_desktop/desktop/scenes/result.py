"""The end of a game: how it ended, the score line by line, what everybody has."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from arkham_desktop.arkham.chronicle import chronicle
from arkham_desktop.arkham.rules import victory
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.text import Words
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.draw.likeness import draw_face, draw_plate, draw_portrait
from arkham_desktop.desktop.input import Input, Key
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.story import chapters
from arkham_desktop.desktop.panels.desk import first_name
from arkham_desktop.desktop.scenes.frame import draw_foot, draw_room, foot_box, sizes
from arkham_desktop.desktop.scenes.guarded import GuardedScene
from arkham_desktop.desktop.scenes.playing import begin, to_title
from arkham_desktop.desktop.scenes.result_course import draw_course, draw_dice
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator, Outcome
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine.session import Session

_MOST_PANEL = 720.0
_LEAST_PEOPLE = 620.0
"""Units: the people need so much before the Ancient One is shown beside them."""
_COLUMNS = ("gates", "monsters", "clues", "dice")
_ALL_COLUMNS = 400.0
"""Units: a less wide list of people leaves the last column out."""
_LEAST_ROW = 34.0
_TWO_LINES = 44.0
_ROOM_FOR_COURSE = 1000.0
_HIGH_FOR_COURSE = 300.0


_HURRIED = 1.0
"""Seconds in which Enter and Space still belong to what was shown before."""


class ResultScene(GuardedScene):
    """The result of a session's game, which has ended.

    Args:
        session: it stays open, so that its end can be taken back; this scene closes it when it is left
            for good.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(_HURRIED)
        self.session = session
        self.words = Words()
        self.table: Table = session.rules.table  # type: ignore[attr-defined]  # the rules of this game have one
        outcome = self.table.state.outcome
        if outcome is None:
            raise ValueError("the game has not ended")
        self.outcome: Outcome = outcome
        self.chronicle = chronicle(event for chapter in chapters(session) for event in chapter.events)

    # ---- what can be chosen

    def handle(self, report: Input) -> bool:
        """Whoever still hurries the last dice begins no new game by that."""
        if not self.guard.open and isinstance(report, Key):
            command = self.services.store.keys.command(report)
            if command in (Command.DO, Command.HURRY):
                return True
        return super().handle(report)

    def arrange(self) -> None:
        """Place the buttons of the foot."""
        size = sizes(self.screen)
        foot = inset(foot_box(self.screen), self._margin, 14 if size.foot > 80 else 8)
        seed = self.session.header.seed
        entries = [
            ("new", say("result.new"), say("result.new-sub"), self._new_game),
            ("same", say("result.same"), say("result.same-sub", seed=seed), self._same_seed),
            ("undo", say("result.undo"), say("result.undo-sub"), self._take_back),
            ("title", say("result.title"), say("key.escape"), lambda: to_title(self.stage)),
        ]
        can_undo = self.session.can_undo()
        boxes = columns(foot, len(entries), size.gap + 4)
        buttons = []
        for index, (box, (name, label, sub, run)) in enumerate(zip(boxes, entries, strict=True)):
            number = str(index + 1)
            grade = Grade.SUGGESTED if name == "new" else Grade.PLAIN
            if name == "undo" and not can_undo:
                grade = Grade.OFF
            buttons.append(
                Button(
                    name,
                    Box(box.left, box.top, box.width, min(box.height, 92)),
                    label,
                    run,
                    sub=sub if grade is not Grade.OFF else "",
                    number=number,
                    grade=grade,
                    reason=say("result.undo-off") if grade is Grade.OFF else "",
                    keys=(number, "escape") if name == "title" else (number,),
                )
            )
        self.group.replace(buttons, focus="new")

    @property
    def _margin(self) -> float:
        # The printed rule of the sheet runs in it.
        least = sizes(self.screen).margin + (10 if self.screen.layout.name == "narrow" else 4)
        return {"wide": 96.0, "compact": 36.0}.get(self.screen.layout.name, least)

    def _setup(self, seed: int) -> Setup:
        setup = Setup.model_validate(self.session.header.setup, strict=False)
        return setup.model_copy(update={"seed": seed})

    def _new_game(self) -> None:
        begin(self.stage, self._setup(random.SystemRandom().randrange(1_000_000_000)), self.session.path.stem)

    def _same_seed(self) -> None:
        begin(self.stage, self._setup(self.session.header.seed), self.session.path.stem)

    def _take_back(self) -> None:
        self.session.undo()
        session, self._keep = self.session, True
        self.stage.replace(self.services.open_table(session))

    _keep = False

    def leave(self) -> None:
        """Close the game, unless its table is opened again."""
        if not self._keep:
            self.session.close()

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the headline, the score (if won) and the people."""
        screen = self.screen
        draw_room(canvas, self.screen)
        draw_foot(canvas, screen)
        self.group.draw(canvas)
        size = sizes(screen)
        roomy = screen.layout.roomy
        margin = self._margin
        body = Box(margin, 0, screen.width - 2 * margin, foot_box(screen).top)
        big = {"wide": 58, "compact": 42, "narrow": 30, "tiny": 24}[screen.layout.name]
        key = "won" if self.outcome.won else "lost"
        if self.outcome.winner is not None:
            key = "alone"
        top = big * (0.9 if roomy else 0.4)
        below = top + big * 1.35 + 28 + size.gap * (2.5 if roomy else 1) + _MOST_PANEL + size.gap * 2.4
        page_bottom = min(body.bottom - size.gap, below)
        self._draw_page(canvas, Box(body.left, 0, body.width, page_bottom), size.gap)
        ink = theme.PAPER_INK
        line = Box(body.left, top, body.width, big * 1.3)
        canvas.label(say(f"result.{key}"), line, theme.DISPLAY.at(big), ink)
        top += big * 1.35
        style = theme.BODY.at(20 if roomy else 15)
        canvas.label(self._how(), Box(body.left, top, body.width, 28), style, theme.PAPER_SOFT)
        rule = top + 28 + size.gap * 0.5
        canvas.line((body.left, rule), (body.right, rule), ink, 2)
        canvas.line((body.left, rule + 4), (body.right, rule + 4), ink)
        top += 28 + size.gap * (2.5 if roomy else 1)
        panels = Box(body.left, top, body.width, body.bottom - top - size.gap * (2 if roomy else 1))
        panels.height = min(panels.height, _MOST_PANEL)
        self._draw_panels(canvas, panels, size.gap * (2.4 if roomy else 1.6))

    def _draw_panels(self, canvas: Canvas, box: Box, gap: float) -> None:
        """The score (if won), the people, and how it went where there is room."""
        left, right = box.left, box.right
        scored = self.outcome.score is not None
        coursed = box.width >= _ROOM_FOR_COURSE and box.height >= _HIGH_FOR_COURSE
        if scored:
            wide = min(560.0, box.width * (0.25 if coursed else 0.4))
            self._draw_score(canvas, Box(left, box.top, wide, box.height))
            left += wide + gap
        if coursed:
            wide = box.width * 0.28
            course = Box(right - wide, box.top, wide, box.height)
            draw_course(canvas, course, self.chronicle, self.table, self.words)
            right -= wide + gap
        people = Box(left, box.top, right - left, box.height)
        people.width -= self._draw_ancient_one(canvas, people, gap)
        self._draw_people(canvas, people)

    def _draw_ancient_one(self, canvas: Canvas, box: Box, gap: float) -> float:
        """Its plate at the right end of a box where there is room; the width it took with the gap."""
        ancient = self.table.state.ancient_one
        shape = canvas.art.shape("ancient-ones", ancient)
        width = box.height * (shape or 0.0)
        if not width or box.width - width - gap < _LEAST_PEOPLE:
            return 0.0
        place = Box(box.right - width, box.top, width, box.height)
        return width + gap if draw_plate(canvas, place, "ancient-ones", ancient) else 0.0

    def _draw_page(self, canvas: Canvas, body: Box, gap: float) -> None:
        """The sheet of paper that the news stands on."""
        margin = max(body.left - 4, 0.0) if body.left < gap * 2.6 + 4 else gap * 2.6
        page = Box(body.left - margin, gap, body.width + 2 * margin, body.bottom - gap)
        canvas.sheet(page, theme.SHEET)

    def _name(self, thing: str) -> str:
        return self.words.name(self.table.library, thing)

    def _how(self) -> str:
        state = self.table.state
        ancient = self.table.library.ancient_ones[state.ancient_one]
        return say(
            f"result.how.{self.outcome.reason}",
            ancient=self._name(ancient.id),
            turn=state.turn,
            doom=state.doom,
            of=ancient.doom,
            gates=sum(len(one.gate_trophies) for one in state.investigators),
            seals=len(state.seals),
            winner=self._name(self.outcome.winner) if self.outcome.winner else "",
        )

    def _draw_score(self, canvas: Canvas, box: Box) -> None:
        parts = victory.score_parts(self.table)
        state = self.table.state
        ancient = self._name(state.ancient_one)
        monsters = sum(len(one.monster_trophies) for one in state.investigators)
        head_height = 56.0 if box.height > 300 else 34.0
        step = min(58.0, (box.height - head_height - 44) / len(parts))
        canvas.panel(box, theme.PRINT, radius=3)
        inner = inset(box, min(32.0, box.width * 0.06), 16 if head_height > 40 else 8)
        head = Box(inner.left, inner.top, inner.width, head_height)
        canvas.label(say("result.score"), head, theme.LABEL.at(18), theme.PAPER_SOFT)
        total = str(self.outcome.score)
        canvas.label(total, head, theme.DISPLAY.at(head_height * 0.93), theme.PAPER_INK, align="right")
        top = head.bottom + 6
        for name, worth in parts.items():
            row = Box(inner.left, top, inner.width, step)
            text = say(
                f"result.score.{name}", ancient=ancient, monsters=monsters, per=victory.MONSTERS_FOR_A_POINT
            )
            number = str(worth) if name == "doom" else f"{worth:+d}".replace("-", "−") if worth else "0"
            canvas.label(text, Box(row.left, top, row.width - 60, step), theme.BODY, theme.PAPER_INK)
            canvas.label(number, row, theme.BODY.bold(), theme.PAPER_INK, align="right")
            canvas.line((row.left, row.bottom), (row.right, row.bottom), theme.PAPER_LINE)
            top += step
        marked = self.session.undone_past_revealed
        if marked and inner.bottom - top >= 18:
            note = say("result.marked", count=marked)
            canvas.label(note, Box(inner.left, top, inner.width, 24), theme.CAPTION, theme.PAPER_SOFT)

    def _draw_people(self, canvas: Canvas, box: Box) -> None:
        people = self.table.state.investigators
        small = not self.screen.layout.roomy
        head = 100.0 if not small else 30.0
        dice = 120.0 if (box.height - head - 136) / len(people) >= _LEAST_ROW else 0.0
        step = min(58.0, (box.height - head - 16 - dice) / len(people))
        canvas.panel(box, theme.PRINT, radius=3)
        inner = inset(box, 24 if not small else 12, 0)
        if not small:
            self._draw_first_citizen(canvas, Box(inner.left, inner.top + 12, inner.width, 50))
            line = inner.top + 68
            canvas.line((inner.left, line), (inner.right, line), theme.PAPER_LINE)
        shown = _COLUMNS if inner.width > _ALL_COLUMNS else _COLUMNS[:-1]
        titles = [say(f"result.column.{name}") for name in shown]
        titles_box = Box(inner.left, inner.top + head - 26, inner.width, 22)
        places = self._columns(canvas, titles_box, titles)
        for title, place in zip(titles, places, strict=True):
            canvas.label(title, place, theme.CAPTION_BOLD, theme.PAPER_SOFT, align="right")
        top = inner.top + head
        for one in people:
            row = Box(inner.left, top, inner.width, step)
            self._draw_person(canvas, one, row, self._columns(canvas, row, titles))
            top += step
        if dice:
            room = Box(inner.left, box.bottom - dice - 8, inner.width, dice)
            draw_dice(canvas, room, self.chronicle.all_dice)

    def _columns(self, canvas: Canvas, row: Box, titles: list[str]) -> list[Box]:
        """The places of the values at the right of a row, as wide as their titles need."""
        between = 52.0 if row.width > 560 else 14.0 if row.width > _ALL_COLUMNS else 6.0
        places: list[Box] = []
        right = row.right
        for title in reversed(titles):
            width = max(40.0, canvas.text_width(title, theme.CAPTION_BOLD) + 2)
            places.insert(0, Box(right - width, row.top, width, row.height))
            right -= width + between
        return places

    def _draw_first_citizen(self, canvas: Canvas, box: Box) -> None:
        citizen = self.outcome.first_citizen
        if citizen is None:
            text = say("result.people") if not self.outcome.won else say("result.no-first-citizen")
            canvas.label(text, box, theme.TITLE.at(20), theme.PAPER_INK)
            return
        name = self._name(citizen)
        seat = next(one.seat for one in self.table.state.investigators if one.id == citizen)
        if draw_portrait(canvas, Box(box.left, box.top - 3, 44, 56), citizen):
            canvas.shield(seat, (box.left + 40, box.bottom - 6), 20)
        else:
            canvas.shield(seat, (box.left + 20, box.centery), 36)
        rest = Box(box.left + 58, box.top, box.width - 100, 22)
        canvas.label(say("result.first-citizen"), rest, theme.CAPTION_BOLD, theme.PAPER_SOFT)
        canvas.label(name, Box(rest.left, rest.top + 21, rest.width, 28), theme.TITLE, theme.PAPER_INK)
        canvas.icon("victory", (box.right - 20, box.centery), 40, theme.PAPER_INK)

    def _draw_person(self, canvas: Canvas, one: Investigator, row: Box, places: list[Box]) -> None:
        gone = one.devoured or one.eliminated
        canvas.shield(one.seat, (row.left + 14, row.centery), min(26.0, row.height * 0.8))
        side = row.height - 6
        faced = draw_face(canvas, (row.left + 40 + side / 2, row.centery), side, one.id, dim=gone)
        start = 48 + side if faced else 38
        ink = theme.PAPER_OFF if gone else theme.PAPER_INK
        room = places[0].left - row.left - start - 6
        words = Box(row.left + start, row.top, room, row.height)
        about = say("result.devoured") if gone else one.person
        if about and row.height >= _TWO_LINES:
            words = Box(words.left, row.centery - 21, room, 24)
            below = Box(words.left, words.bottom, room, 18)
            canvas.label(about, below, theme.CAPTION, theme.PAPER_SOFT)
            about = ""
        name = self._name(one.id)
        name = fitting(canvas, (name, first_name(name)), words.width, theme.BODY_BOLD)
        used = canvas.label(name, words, theme.BODY_BOLD, ink) + 14
        if about:
            beside = Box(words.left + used, row.top, room - used, row.height)
            canvas.label(about, beside, theme.CAPTION, theme.PAPER_SOFT)
        rolled = self.chronicle.dice.get(one.id)
        luck = say("result.share", percent=round(rolled.succeeded * 100)) if rolled else "–"
        values = (len(one.gate_trophies), len(one.monster_trophies), one.clues, luck)
        for value, place in zip(values, places, strict=False):  # the last column may have no room
            canvas.label(str(value), place, theme.BODY.bold(), ink, align="right")
