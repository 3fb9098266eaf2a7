"""The card between people: who takes the mouse, and what happened since that person last chose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.draw.likeness import draw_portrait
from arkham_desktop.desktop.input import Click, Input, Key, KeyUp, Press
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scenes.frame import dialog_box, draw_dialog
from arkham_desktop.desktop.scenes.guarded import GuardedScene
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, Widget
from arkham_desktop.desktop.words import say

MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class News:
    """One line of what happened: an icon, what, and a detail at the right.

    Where there is no room for all, those of more ``weight`` are told, and of equal ones the newest.
    """

    icon: str
    text: str
    detail: str = ""
    weight: int = 0


@dataclass(frozen=True, slots=True)
class HandOver:
    """What the card says.

    Attributes:
        seat: 0 to 7, of the investigator who acts.
        person: who takes the mouse.
        what: what the investigator does now, with name and place.
        also: which investigators of this person follow ("" for none).
        since: when this person last chose ("" for never).
        news: what happened since; at most `MOST_LINES` of it are shown.
        investigator: id of whoever acts; the portrait is shown ("" for none).
    """

    seat: int
    person: str
    what: str
    also: str = ""
    since: str = ""
    news: tuple[News, ...] = ()
    investigator: str = ""


def weightiest(news: Sequence[News], most: int) -> tuple[News, ...]:
    """The lines that matter most, in the order in which they happened."""
    ranked = sorted(range(len(news)), key=lambda index: (news[index].weight, index), reverse=True)
    return tuple(news[index] for index in sorted(ranked[: max(0, most)]))


class HandOverScene(GuardedScene):
    """A paper card over the table. A stray click of the last person decides nothing: 0.4 s are ignored.

    Args:
        card: what it says.
        on_go: called when it has been closed.
        on_undo: takes back the choice that passed the mouse on; None where that cannot be done.
    """

    opaque = False

    def __init__(
        self,
        card: HandOver,
        on_go: Callable[[], object] | None = None,
        on_undo: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(theme.TIMES.hand_over_guard)
        self.card = card
        self.on_go = on_go
        self.on_undo = on_undo
        self.peeking = False
        self._box = Box(0, 0, 0, 0)

    @property
    def _roomy(self) -> bool:
        return self.screen.layout.roomy

    def arrange(self) -> None:
        """Place the card and its buttons."""
        news = len(self.card.news[:MOST_LINES])
        if self._roomy:
            height = 488 + (68 + 44 * news if news else 0)
            self._box = dialog_box(self.screen, 860, height)
        else:
            self._box = dialog_box(self.screen, 720, 118 + (30 * news + 24 if news else 0) + 120)
        inner = self._inner
        high = 108.0 if self._roomy else 56.0
        under = 44.0 if self._roomy else 36.0
        go = Box(inner.left, inner.bottom - under - 14 - high, inner.width, high)
        self.group.replace(
            [
                Button(
                    "go",
                    go,
                    say("hand-over.go", person=self.card.person),
                    self._go,
                    sub=say("hand-over.go-keys"),
                    grade=Grade.SUGGESTED,
                    on_paper=True,
                    align="center",
                    style=theme.LABEL.at(28 if self._roomy else 20),
                ),
                *self._lesser(Box(inner.left, inner.bottom - under, inner.width, under)),
            ],
            focus="go",
        )

    def _lesser(self, box: Box) -> list[Widget]:
        """The buttons below: look at the table, take the last choice back, no more of these cards."""
        keys = self.services.store.keys
        ways: list[tuple[str, Callable[[], object], str]] = [("peek", self._peek, keys.label(Command.PEEK))]
        if self.on_undo is not None:
            ways.append(("undo", self._undo, keys.label(Command.UNDO)))
        ways.append(("never", self._never, ""))
        width = (box.width - 12 * (len(ways) - 1)) / len(ways)
        return [
            Button(
                name,
                Box(box.left + place * (width + 12), box.top, width, box.height),
                say(f"hand-over.{name}"),
                press,
                key_cap=cap,
                on_paper=True,
                align="left" if cap else "center",
                style=theme.BODY if name == "never" else theme.BODY_BOLD,
            )
            for place, (name, press, cap) in enumerate(ways)
        ]

    @property
    def _inner(self) -> Box:
        return inset(self._box, 48 if self._roomy else 24, 36 if self._roomy else 20)

    def _go(self) -> None:
        self.stage.pop(self)
        if self.on_go is not None:
            self.on_go()

    def _undo(self) -> None:
        """The card goes with the choice that brought it."""
        if self.on_undo is not None:
            self.stage.pop(self)
            self.on_undo()

    def _peek(self) -> None:
        self._show_table(not self.peeking)

    def _show_table(self, peeking: bool) -> None:
        self.peeking = peeking
        self.shade = None if peeking else theme.SHADE
        self.stage.restack()

    def _never(self) -> None:
        self.services.store.change(hand_over=False)
        self._go()

    def handle(self, report: Input) -> bool:
        """Nothing below gets anything; while peeking, anything brings the card back."""
        if not self.guard.open and isinstance(report, Key | Click | Press):
            return True
        keys = self.services.store.keys
        is_peek = isinstance(report, Key) and keys.command(report) is Command.PEEK
        if self.peeking:
            if is_peek or isinstance(report, Click) or (isinstance(report, Key) and not report.repeat):
                self._show_table(False)
            return True
        if is_peek and isinstance(report, Key):
            if not report.repeat:
                self._show_table(True)
            return True
        if isinstance(report, Key) and keys.command(report) is Command.UNDO:
            if not report.repeat:
                self._undo()
            return True
        if not isinstance(report, KeyUp):
            super().handle(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, or a line at the top while the table is looked at."""
        if self.peeking:
            text = say("hand-over.back")
            width = canvas.text_width(text, theme.BODY_BOLD) + 40
            box = Box(self.screen.width / 2 - width / 2, 12, width, 40)
            canvas.sheet(box, theme.SLIP)
            canvas.label(text, box, theme.BODY_BOLD, theme.PAPER_INK, align="center")
            return
        draw_dialog(canvas, self._box, paper=True)
        bottom = self._draw_who(canvas)
        self._draw_news(canvas, bottom)
        self.group.draw(canvas)

    def _draw_who(self, canvas: Canvas) -> float:
        """Shield, person, what comes; gives the y under it."""
        inner, card = self._inner, self.card
        soft, ink = theme.PAPER_SOFT, theme.PAPER_INK
        if not self._roomy:
            if self._portrait(canvas, Box(inner.left, inner.top - 6, 62, 84)):
                canvas.shield(card.seat, (inner.left + 54, inner.top + 66), 24)
            else:
                canvas.shield(card.seat, (inner.left + 30, inner.top + 36), 56)
            room = Box(inner.left + 74, inner.top, inner.width - 74, 22)
            canvas.label(say("hand-over.pass"), room, theme.CAPTION, soft)
            canvas.label(card.person, Box(room.left, room.top + 18, room.width, 34), theme.PAPER_TITLE, ink)
            canvas.label(card.what, Box(room.left, room.top + 50, room.width, 24), theme.BODY_BOLD, ink)
            return inner.top + 84
        if self._portrait(canvas, Box(inner.left, inner.top, 192, 216)):
            canvas.shield(card.seat, (inner.left + 164, inner.top + 186), 62)
        else:
            canvas.shield(card.seat, (inner.left + 96, inner.top + 108), 156)
        room = Box(inner.left + 216, inner.top + 16, inner.width - 216, 30)
        canvas.label(say("hand-over.pass"), room, theme.BODY.at(22), soft)
        name = Box(room.left, room.top + 28, room.width, 70)
        canvas.label(card.person, name, theme.DISPLAY.at(52), ink)
        canvas.label(card.what, Box(room.left, name.bottom + 4, room.width, 30), theme.LABEL.at(19), ink)
        canvas.label(card.also, Box(room.left, name.bottom + 34, room.width, 26), theme.BODY, soft)
        return inner.top + 226

    def _portrait(self, canvas: Canvas, box: Box) -> bool:
        """Draw who acts, where it is known and there is a portrait."""
        return bool(self.card.investigator) and draw_portrait(canvas, box, self.card.investigator)

    def _draw_news(self, canvas: Canvas, top: float) -> None:
        inner = self._inner
        space = self.group["go"].box.top - top - (56 if self._roomy else 12)
        fitting = min(MOST_LINES, int(space / (44 if self._roomy else 30)))
        news = weightiest(self.card.news, fitting)
        if not news:
            return
        canvas.line((inner.left, top), (inner.right, top), theme.PAPER_LINE)
        step = 44.0 if self._roomy else 30.0
        top += 10 if self._roomy else 4
        if self._roomy:
            since = (
                say("hand-over.since", when=self.card.since) if self.card.since else say("hand-over.first")
            )
            canvas.label(since, Box(inner.left, top, inner.width, 30), theme.BODY_BOLD, theme.PAPER_SOFT)
            top += 34
        for line in news:
            middle = top + step / 2
            canvas.icon(line.icon, (inner.left + 20, middle), 20, theme.PAPER_INK)
            room = Box(inner.left + 48, top, inner.width - 48, step)
            used = canvas.label(line.text, room, theme.BODY_BOLD, theme.PAPER_INK)
            left = room.left + used + 16
            about = Box(left, top, inner.right - left, step)
            if fits(canvas, line.detail, about.width, theme.CAPTION):  # what happened comes first
                canvas.label(line.detail, about, theme.CAPTION, theme.PAPER_SOFT, align="right")
            top += step
