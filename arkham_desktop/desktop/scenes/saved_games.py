"""The saved games: go on with one, abandon it, delete it; unreadable ones say what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from arkham_desktop.arkham.saves import SavedGame
from arkham_desktop.arkham.text import Words, first_name
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.draw.likeness import draw_face, draw_plate
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import (
    back_button,
    body_box,
    draw_foot,
    draw_head,
    draw_room,
    foot_box,
    sizes,
)
from arkham_desktop.desktop.scenes.message import MessageScene, QuestionScene
from arkham_desktop.desktop.scenes.playing import go_on, show_end
from arkham_desktop.desktop.scenes.saved_names import named
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, ListView
from arkham_desktop.desktop.widgets.base import Widget
from arkham_desktop.desktop.words import say
from arkham_desktop.engine.journal import JournalError
from arkham_desktop.folders import in_words

_ROW = 84.0
_FACES = (32.0, 38.0)
"""Units: the size of a face in a low and in a high row."""


def ago(moment: datetime) -> str:
    """How long ago something was, in words."""
    minutes = int((datetime.now().astimezone() - moment).total_seconds() // 60)
    if minutes < 1:
        return say("ago.now")
    if minutes < 60:
        return say("ago.minutes", count=minutes)
    if minutes < 24 * 60:
        return say("ago.hours", count=minutes // 60)
    return say("ago.days", count=minutes // (24 * 60))


@dataclass(frozen=True, slots=True)
class _Action:
    """Something that can be done with the chosen game; ``off`` says why not."""

    name: str
    icon: str
    run: Callable[[], object]
    off: str
    left: float
    key: str = ""

    @property
    def grade(self) -> Grade:
        """Going on is suggested; what cannot be done is off."""
        if self.off:
            return Grade.OFF
        return Grade.SUGGESTED if self.name == "continue" else Grade.PLAIN


class SavedGamesScene(Scene):
    """All saved games in one list."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[SavedGame] = []
        self.chosen = 0

    def enter(self) -> None:
        """Look which games there are."""
        self.games = self.services.saves.list()

    def uncovered(self) -> None:
        """Games may have changed meanwhile."""
        self._refresh()
        super().uncovered()

    def _refresh(self) -> None:
        self.games = self.services.saves.list()
        self.chosen = min(self.chosen, max(0, len(self.games) - 1))
        self.arrange()

    @property
    def game(self) -> SavedGame | None:
        """The chosen game."""
        return self.games[self.chosen] if 0 <= self.chosen < len(self.games) else None

    def arrange(self) -> None:
        """The list, and what can be done with the chosen game at the foot."""
        screen = self.screen
        widgets: list[Widget] = [back_button(screen, self._back)]
        if self.games:
            body = body_box(screen)
            width = min(body.width, 1100.0)
            box = Box(body.centerx - width / 2, body.top + 4, width, body.height - 4)
            high = _ROW if screen.layout.name == "wide" else 70.0 if screen.layout.roomy else 58.0
            widgets.append(
                ListView(
                    "games",
                    box,
                    len(self.games),
                    self._draw_row,
                    row_height=high,
                    chosen=self.chosen,
                    on_choose=self._choose,
                    on_open=lambda _: self._continue(),
                )
            )
        widgets += self._foot()
        self.group.replace(widgets, focus="games" if self.games else "back")

    def _foot(self) -> list[Button]:
        size = sizes(self.screen)
        box = inset(foot_box(self.screen), size.margin, 14 if size.foot > 80 else 9)
        width = min(300.0, (box.width - 2 * (size.gap + 4)) / 3)
        height = box.height
        game = self.game
        off = "" if game is not None else say("saved.none-chosen")
        no_play = no_open = off
        if game is not None and game.problem is not None:
            no_play = no_open = say("saved.unreadable")
        elif game is not None and game.ended:
            no_play = say("saved.ended")
        ended = game is not None and game.problem is None and game.ended
        opens = "result" if ended else "continue"
        specs = [
            _Action("delete", "trash", self._ask_delete, off, box.left, "delete"),
            _Action("abandon", "tombstone", self._ask_abandon, no_play, box.left + width + size.gap + 4),
            _Action(opens, "victory" if ended else "play", self._continue, no_open, box.right - width),
        ]
        return [
            Button(
                action.name,
                Box(action.left, box.top, width, height),
                say(f"saved.{action.name}"),
                action.run,
                sub=action.off or say(f"saved.{action.name}-sub"),
                icon=action.icon,
                number=str(number),
                grade=action.grade,
                reason=action.off,
                keys=(str(number), action.key) if action.key else (str(number),),
            )
            for number, action in enumerate(specs, start=1)
        ]

    def _choose(self, index: int) -> None:
        self.chosen = index
        self.arrange()

    def _back(self) -> None:
        self.stage.pop(self)

    def _continue(self) -> None:
        game = self.game
        if game is None:
            return
        if game.problem is not None:
            self.stage.push(MessageScene.simple(say("game.unreadable", name=game.name), game.problem))
        elif game.ended:
            show_end(self.stage, game.name)
        else:
            go_on(self.stage, game.name)

    def _ask_abandon(self) -> None:
        game = self.game
        if game is not None:
            text = say("saved.abandon-text", name=game.name, turn=game.turn)
            self.stage.push(
                QuestionScene(
                    say("saved.abandon-title"), text, say("saved.abandon-yes"), lambda: self._abandon(game)
                )
            )

    def _abandon(self, game: SavedGame) -> None:
        try:
            self.services.saves.abandon(game.name)
        except (JournalError, OSError) as error:
            self.stage.push(MessageScene.simple(say("saved.abandon-failed"), in_words(error)))
            return
        self._refresh()

    def _ask_delete(self) -> None:
        game = self.game
        if game is None:
            return
        text = say("saved.delete-text", name=game.name)
        if game.problem is None:
            text = say("saved.delete-turns", name=game.name, turn=game.turn, choices=game.choices)
        self.stage.push(
            QuestionScene(
                say("saved.delete-title"), text, say("saved.delete-yes"), lambda: self._delete(game)
            )
        )

    def _delete(self, game: SavedGame) -> None:
        try:
            self.services.saves.delete(game.name)
        except OSError as error:
            self.stage.push(MessageScene.simple(say("saved.delete-failed"), in_words(error)))
            return
        self._refresh()

    def draw(self, canvas: Canvas) -> None:
        """Draw head, list and foot."""
        screen = self.screen
        draw_room(canvas, self.screen)
        detail = say("saved.head-detail", folder=str(self.services.folders.saves))
        draw_head(canvas, screen, say("saved.title"), detail)
        draw_foot(canvas, screen)
        if not self.games:
            self._draw_empty(canvas)
        self.group.draw(canvas)

    def _draw_empty(self, canvas: Canvas) -> None:
        body = body_box(self.screen)
        box = Box(body.centerx - min(620.0, body.width) / 2, body.top + 40, min(620.0, body.width), 84)
        canvas.dashed(box, theme.INK_OFF)
        canvas.icon("folder", (box.left + 40, box.centery), 28, theme.INK_SOFT)
        room = Box(box.left + 76, box.top + 16, box.width - 92, 26)
        canvas.label(say("saved.empty"), room, theme.LABEL)
        room.y += 27
        canvas.label(say("saved.empty-how"), room, theme.CAPTION, theme.INK_SOFT)

    def _draw_row(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        game = self.games[index]
        ink = theme.PAPER_INK if chosen else theme.INK
        soft = theme.PAPER_SOFT if chosen else theme.INK_SOFT
        if chosen:
            canvas.sheet(box, theme.CARD_WHITE)
        else:
            canvas.panel(box, theme.PANEL_LIGHT if hovered else theme.PANEL, radius=4)
        half = box.height / 2
        left = box.left + 20
        when = ago(game.modified)
        wide = canvas.text_width(when, theme.CAPTION)
        canvas.label(when, Box(box.right - wide - 18, box.top + 4, wide + 4, half), theme.CAPTION, soft)
        plate = (box.height - 12) * (canvas.art.shape("ancient-ones", game.ancient_one) or 0.0)
        place = Box(box.left + 8, box.top + 6, plate, box.height - 12)
        if plate and draw_plate(canvas, place, "ancient-ones", game.ancient_one):
            left = place.right + 16
        room = Box(left, box.top + 4, box.right - wide - 40 - left, half)
        under = Box(left, box.top + half - 4, box.right - 20 - left, half)
        if game.problem is not None:
            canvas.icon("warning", (left + 10, room.centery), 20, ink)
            room = Box(left + 30, room.top, room.width - 30, room.height)
            canvas.label(say("saved.problem", name=game.name), room, theme.LABEL, ink)
            canvas.label(game.problem, under, theme.CAPTION, soft)
            return
        canvas.label(game.name, room, theme.LABEL, ink)
        words = Words()
        names = [named(words, one) for one in game.investigators]
        ancient = named(words, game.ancient_one)
        key = "saved.row-ended" if game.ended else "saved.row"
        under.width -= self._draw_faces(
            canvas, game, Box(under.left, box.top, box.right - under.left, box.height)
        )
        texts = [
            say(key, turn=game.turn, ancient=ancient, people=", ".join(people))
            for people in (names, [first_name(name) for name in names])
        ]
        canvas.label(fitting(canvas, texts, under.width, theme.CAPTION), under, theme.CAPTION, soft)

    def _draw_faces(self, canvas: Canvas, game: SavedGame, row: Box) -> float:
        """The faces of who plays at the lower right of a row; gives how wide they are together."""
        if row.height < 66:
            return 0.0
        size = _FACES[row.height >= _ROW]
        left = row.right - 18 - size * len(game.investigators)
        drawn = [
            draw_face(canvas, (left + size * (place + 0.5), row.bottom - 7 - size / 2), size - 3, one)
            for place, one in enumerate(game.investigators)
        ]
        return size * len(drawn) + 10 if any(drawn) else 0.0
