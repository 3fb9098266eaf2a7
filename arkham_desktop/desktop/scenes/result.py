"""The end of a game: how it ended, the score line by line, what everybody has, and what can follow."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.results import result_of
from arkham_desktop.arkham.setup import Setup, SetupError
from arkham_desktop.arkham.text import Words
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.input import Input, Key
from arkham_desktop.desktop.keys import Command, digit
from arkham_desktop.desktop.layout import Box, grid, inset
from arkham_desktop.desktop.scenes.export import write_export
from arkham_desktop.desktop.scenes.frame import draw_foot, draw_room, foot_box, sizes
from arkham_desktop.desktop.scenes.guarded import GuardedScene
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.scenes.playing import begin, to_title
from arkham_desktop.desktop.scenes.result_page import Page
from arkham_desktop.desktop.scenes.statistics import StatisticsScene
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.words import say
from arkham_desktop.engine.journal import JournalError
from arkham_desktop.folders import in_words

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine.session import Session

log = logging.getLogger(__name__)

_HURRIED = 1.0
"""Seconds in which Enter and Space still belong to what was shown before."""
_IN_A_ROW = 6
"""With more buttons than these the foot has two rows."""


@dataclass(frozen=True, slots=True)
class _Action:
    """Something that can follow; ``off`` says why not."""

    name: str
    sub: str
    run: Callable[[], object]
    keys: tuple[str, ...] = ()
    icon: str = ""
    off: str = ""


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
        self.outcome = outcome
        self.page = Page(session, self.table, outcome, self.words)
        self._games = 0

    # ---- beginning and leaving

    def enter(self) -> None:
        """Write how the game ended, for the statistics."""
        super().enter()
        results = self.services.saves.results
        try:
            if self._saved_here:
                results.note(result_of(self.session.path.stem, self.table, date.today()))
        except OSError as error:
            log.warning("the result cannot be written: %s", error)
            self.stage.push(MessageScene.simple(say("result.not-noted"), in_words(error)))
        self._games = len(results.read().results)

    @property
    def _saved_here(self) -> bool:
        """The game is one of those that are listed."""
        return self.session.path.parent == self.services.saves.folder

    _keep = False

    def leave(self) -> None:
        """Close the game, unless its table is opened again."""
        if not self._keep:
            self.session.close()

    # ---- what can be chosen

    def handle(self, report: Input) -> bool:
        """Whoever still hurries the last dice begins no new game by that, however often."""
        if not self.guard.open and isinstance(report, Key):
            command = self.services.store.keys.command(report)
            if command in (Command.DO, Command.HURRY) or digit(report) is not None:
                self.guard.shut()
                return True
        return super().handle(report)

    def arrange(self) -> None:
        """Place the buttons: at the foot, and under the panels where there is room."""
        size, panels = sizes(self.screen), self.page.panels(self.screen)
        beside = {"watch": panels.watch, "undo": panels.undo}
        actions = self._actions()
        below = [action for action in actions if beside.get(action.name) is None]
        foot = inset(foot_box(self.screen), self.page.margin(self.screen), 14 if size.foot > 80 else 8)
        across = len(below) if len(below) <= _IN_A_ROW else -(-len(below) // 2)
        down = -(-len(below) // across)
        gap = size.gap + 4 if down == 1 else size.gap
        high = (foot.height - gap * (down - 1)) / down
        boxes = dict(
            zip((action.name for action in below), grid(foot, len(below), across, gap, high), strict=True)
        )
        buttons = [
            self._button(action, beside.get(action.name) or boxes[action.name], number)
            for number, action in enumerate([*below, *(one for one in actions if one not in below)], start=1)
        ]
        self.group.replace(buttons, focus="new")

    def _actions(self) -> list[_Action]:
        seed, undo = self.session.header.seed, say("result.undo-sub")
        no_undo = "" if self.session.can_undo() else say("result.undo-off")
        return [
            _Action("new", say("result.new-sub"), self._new_game),
            _Action("same", say("result.same-sub", seed=seed), self._same_seed),
            _Action("look", say("result.look-sub"), self._look),
            _Action("statistics", say("result.statistics-sub", count=self._games), self._statistics),
            _Action("export", say("result.export-sub"), self._export),
            _Action("title", say("key.escape"), lambda: to_title(self.stage), ("escape",)),
            _Action("undo", undo, self._take_back, ("ctrl+z",), "undo", no_undo),
            _Action("watch", say("result.watch-sub"), self._watch, (), "play"),
        ]

    def _button(self, action: _Action, box: Box, number: int) -> Button:
        """The button of an action: its label as large as there is room for, what is beside where it fits."""
        canvas = self.stage.measuring
        grade = Grade.SUGGESTED if action.name == "new" else Grade.OFF if action.off else Grade.PLAIN
        button = Button(
            action.name,
            box,
            say(f"result.{action.name}"),
            action.run,
            sub=action.sub if not action.off and box.height >= 40 else "",
            number=str(number),
            icon=action.icon if box.height >= 40 else "",
            grade=grade,
            reason=action.off,
            keys=(str(number), *action.keys),
        )
        room = button.room_for_words(canvas)
        label = room - (theme.LABEL.size * 1.25 + 10 if button.icon else 0)
        for style in (theme.LABEL, theme.BODY_BOLD.at(15)):
            button.style = style
            if fits(canvas, button.label, label, style):
                break
        else:
            button.label = fitting(canvas, (button.label, say(f"result.{action.name}-short")), label, style)
        if not fits(canvas, button.sub, room, theme.CAPTION):
            button.sub = ""
        return button

    # ---- what follows

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
        stage, saves, here = self.stage, self.services.saves, self._saved_here
        stage.replace(self.services.open_table(session))
        try:
            if here:
                saves.results.take_back(session.path.stem)
        except OSError as error:
            log.warning("that the game goes on cannot be written: %s", error)
            stage.push(MessageScene.simple(say("result.not-noted"), in_words(error)))

    def _look(self) -> None:
        from arkham_desktop.desktop.scenes.table_watched import LookScene  # noqa: PLC0415 - it leads here

        self.stage.push(LookScene(self.session))

    def _watch(self) -> None:
        from arkham_desktop.desktop.scenes.table_watched import WatchScene  # noqa: PLC0415 - it leads here

        try:
            replay = self.services.saves.replay_of(self.session.path)
        except (JournalError, SetupError, ContentError, OSError) as error:
            log.warning("the game cannot be shown again: %s", error)
            self.stage.push(MessageScene.simple(say("result.no-watch"), in_words(error)))
            return
        self.stage.push(WatchScene(replay))

    def _statistics(self) -> None:
        self.stage.push(StatisticsScene())

    def _export(self) -> None:
        try:
            path = write_export(self.services.folders.exports, self.session, self.page)
        except OSError as error:
            log.warning("the game cannot be exported: %s", error)
            self.stage.push(MessageScene.simple(say("result.no-export"), in_words(error)))
            return
        self.stage.push(
            MessageScene.simple(
                say("result.exported"), say("result.exported-where", path=str(path)), icon="save"
            )
        )

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the page and its buttons."""
        draw_room(canvas, self.screen)
        draw_foot(canvas, self.screen)
        self.page.draw(canvas, self.screen)
        self.group.draw(canvas)
