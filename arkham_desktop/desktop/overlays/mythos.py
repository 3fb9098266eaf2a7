"""The Mythos: the card, its steps, what it asks, and afterwards everything that came of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.state import row_of
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Dialog, Host, dialog, tells
from arkham_desktop.desktop.overlays.event_lines import entries
from arkham_desktop.desktop.overlays.event_list import EventList
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.faces_monster import draw_token
from arkham_desktop.desktop.overlays.faces_mythos import draw_movement, mythos_kind
from arkham_desktop.desktop.overlays.header import who_is
from arkham_desktop.desktop.overlays.mythos_spread import Spreading
from arkham_desktop.desktop.overlays.mythos_steps import ORDER, Step, When, announced, called_monsters, steps
from arkham_desktop.desktop.overlays.mythos_summary import summary
from arkham_desktop.desktop.overlays.parts import Row, heading, split, stack
from arkham_desktop.desktop.overlays.row_list import placed
from arkham_desktop.desktop.overlays.story import since
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Monster, Mythos
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision

_SMALL = theme.CAPTION.at(13)
_MOST_STEP = 110.0
_TWO_LINES = 66.0
"""Units: a step so high has room for two lines under its title."""
_NOW = {"mythos": "", "surge": "gate", "fill": "gate", "mythos_clue": "clue", "prey": "move"}
"""The step in which each kind of decision is asked."""


@dialog("mythos", "surge", "fill", "mythos_clue", "prey")
class MythosDialog(Dialog):
    """A Mythos card being carried out.

    Attributes:
        over: the phase is over; the dialog tells what happened.
        steps: the card's steps, done, present and to come.
    """

    icon = "mythos"

    def __init__(self, host: Host, decision: Decision, *, over: bool = False) -> None:
        super().__init__(host, decision)
        self.over = over
        self.steps: list[Step] = []
        self._spreading = Spreading(self)

    @classmethod
    def shows(cls, decision: Decision) -> bool:
        """What is asked while a Mythos card is carried out."""
        return True

    @property
    def row(self) -> Mythos | None:
        """The card; None where none has been drawn."""
        drawn = self.host.table.state.mythos_drawn
        return self.host.table.library.mythos[row_of(drawn)] if drawn is not None else None

    @property
    def title(self) -> str:
        """The card's name."""
        row = self.row
        return (
            say("mythos.title", name=self.host.texts.name(row.id)) if row is not None else say("phase.mythos")
        )

    @property
    def sub(self) -> str:
        """The turn, who drew it, its kind."""
        table, texts, row = self.host.table, self.host.texts, self.row
        kind = mythos_kind(row, texts) if row is not None else ""
        if self.over:
            return say("mythos.sub-over", kind=kind)
        one = table.first_player
        return say("mythos.sub", turn=table.state.turn, who=who_is(one, texts), kind=kind)

    @property
    def lingers(self) -> bool:
        """What happened can be read until the next choice."""
        return self.over

    def happened(self, events: Sequence[Any]) -> None:
        """The next choice ends the telling."""
        self.over = False

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """The card and its steps at the left; at the right what is asked or what happened."""
        roomy = box.height > 600
        self._small = box.height < 330 or box.width < 560
        if self._small:
            self._left, self._right = Box(box.left, box.top, 0, 0), box
        else:
            self._left, self._right = split(box, min(280.0, box.width * 0.34), 24 if roomy else 16)
        told = since(self.host.session, e.MythosRevealed)
        self.steps = steps(self.row, self.host.texts, told) if self.row is not None else []
        found = self._arrange_left()
        right = self._right
        if self.over:
            return found + self._arrange_events(right)
        if self.decision.kind in ("surge", "fill"):
            return found + self._spreading.arrange(right)
        if self.decision.kind == "mythos":
            return found + self._arrange_called(right)
        return found + self._arrange_options(right)

    def _arrange_left(self) -> list[Widget]:
        box = self._left
        if self._small or self.row is None:
            return []
        heights = [self._step_height(step) for step in self.steps]
        high = min(box.height - sum(heights) - 6 * len(heights) - 12, box.width * 1.4)
        self._card = Box(box.left, box.top, box.width, high)
        below = Box(box.left, box.top + high + 12, box.width, 0)
        self._step_boxes = stack(below, heights, 6)
        return []

    def _step_height(self, step: Step) -> float:
        """How high a step stands: as high as its words need where they have no room in one line."""
        if self._left.height <= 600:
            return 38.0
        canvas, width = self.host.measuring, self._left.width - 48
        if fits(canvas, step.text, width, theme.CAPTION):
            return 50.0
        return max(_TWO_LINES, min(_MOST_STEP, canvas.paragraph_height(step.text, width, _SMALL) + 34))

    def _arrange_events(self, box: Box) -> list[Widget]:
        """Everything that happened, with its cause; the summary below."""
        told = since(self.host.session, e.MythosRevealed)
        ends = [index for index, event in enumerate(told) if isinstance(event, e.TurnBegan)]
        told = told[: ends[0]] if ends else told
        self._lines = entries(told, self.host.texts)
        self._summary = summary(told, self.host.texts)
        room = 0.0
        if self._summary:
            room = self.host.measuring.paragraph_height(self._summary, box.width - 28, theme.BODY) + 40
            room = min(room, box.height * 0.36)
        self._summary_box = Box(box.left, box.bottom - room, box.width, room)
        head = 0.0 if self._small else 28.0
        lines = Box(box.left, box.top + head, box.width, box.height - room - head - (10 if room else 0))
        return [EventList(self.host, lines, self._lines, dense=box.height < 600)]

    def _arrange_called(self, box: Box) -> list[Widget]:
        """A row for each monster that the card calls."""
        row = self.row
        if row is None:
            return []
        texts, library = self.host.texts, self.host.table.library
        found: list[Widget] = []
        self._tracks = announced(row, texts) if not self._small else []
        room = 28.0 + 24.0 * len(self._tracks) if self._tracks else 0.0
        self._tracks_box = Box(box.left, box.bottom - room, box.width, room)
        box = Box(box.left, box.top, box.width, box.height - room - (10 if room else 0))
        top = box.top + (34.0 if not self._small else 0.0)
        if self._small:
            for step in self.steps:
                if top + 32 > box.bottom:
                    return found
                found.append(
                    Row(f"dialog-step-{step.name}", Box(box.left, top, box.width, 32), step.title,
                        sub=step.text, icon=step.icon, tip=step.text)
                )  # fmt: skip
                top += 36
        high = 46.0 if box.height > 600 else 36.0
        called = called_monsters(row, texts)
        self._not_shown = 0
        for index, monster in enumerate(called):
            if top + high > box.bottom - (26 if index < len(called) - 1 else 0):
                self._not_shown = len(called) - index
                break
            printed = library.monster(monster)
            place = self.host.table.state.monsters[monster]
            found.append(
                Row(
                    f"dialog-called-{monster}",
                    Box(box.left, top, box.width, high),
                    texts.name(monster),
                    partial(self.host.fly_to, place),
                    sub=texts.name(place),
                    note=texts.words.of("movement", printed.movement),
                    picture=partial(_draw_called, row=printed),
                    tip=texts.card(monster),
                )
            )
            top += high + 5
        self._called_bottom = top
        return found

    def _arrange_options(self, box: Box) -> list[Widget]:
        """A row for each option: who takes the clue, whom the monster goes for."""
        found: list[Row] = []
        head = 34.0 if not self._small else 0.0
        box = Box(box.left, box.top + head, box.width, box.height - head)
        for option in self.decision.options:
            if option.aside:
                continue
            text = self.host.texts.option(self.decision, option)
            found.append(
                Row(
                    f"dialog-{option.id}",
                    box,
                    text.label,
                    partial(self.host.choose, option.id),
                    sub=text.sub or text.consequence,
                    number=self.number_of(option.id),
                    icon="person" if option.verb == "who" else "clue",
                )
            )
        return placed("dialog-choices", box, found, height=52, least=40, gap=8)[0]

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw card, steps and the right side; rows are widgets."""
        row = self.row
        if row is not None and not self._small:
            draw_face(canvas, self._card, row.id, self.host.texts)
            for step, place in zip(self.steps, self._step_boxes, strict=True):
                self._draw_step(canvas, place, step)
        right = self._right
        head = Box(right.left, right.top, right.width, 26)
        if self.over:
            if not self._small:
                heading(canvas, head, say("mythos.happened"), say("mythos.fly"))
            self._draw_summary(canvas)
        elif self.decision.kind in ("surge", "fill"):
            self._spreading.draw(canvas)
        elif self.decision.kind == "mythos":
            self._draw_called(canvas, head)
        elif not self._small:
            question = self.host.texts.question(self.decision)
            canvas.label(question.title, head, theme.TITLE)

    def _when(self, step: Step) -> When:
        if self.over:
            return "done"
        now = _NOW.get(self.decision.kind, "")
        if not now:
            return "next"
        if step.name == now:
            return "now"
        return "done" if ORDER.index(step.name) < ORDER.index(now) else "next"

    def _draw_step(self, canvas: Canvas, box: Box, step: Step) -> None:
        when = self._when(step)
        ink, soft = theme.INK, theme.INK_SOFT
        if when == "now":
            canvas.sheet(box, theme.CARD_WHITE)
            ink, soft = theme.PAPER_INK, theme.PAPER_SOFT
        else:
            canvas.panel(box, theme.PANEL)
            if when == "done":
                ink = soft = theme.INK_OFF
        canvas.icon("yes" if when == "done" else step.icon, (box.left + 20, box.centery), 17, ink)
        words = Box(box.left + 40, box.top, box.width - 48, box.height)
        titles = [step.title, step.short or step.title]
        if box.height < 44 or not step.text or when == "done":  # the text is about what is to come
            style = theme.BODY_BOLD.at(15)
            canvas.label(fitting(canvas, titles, words.width, style), words, style, ink)
            return
        title = fitting(canvas, titles, words.width, theme.BODY_BOLD)
        if box.height >= _TWO_LINES:
            canvas.label(title, Box(words.left, box.top + 5, words.width, 21), theme.BODY_BOLD, ink)
            low = Box(words.left, box.top + 27, words.width, box.height - 30)
            canvas.paragraph(step.text, low, _SMALL, soft)
            return
        canvas.label(title, Box(words.left, box.centery - 21, words.width, 21), theme.BODY_BOLD, ink)
        canvas.label(step.text, Box(words.left, box.centery + 1, words.width, 19), theme.CAPTION, soft)

    def _draw_called(self, canvas: Canvas, head: Box) -> None:
        row = self.row
        if row is None or self._small:
            return
        called = len(called_monsters(row, self.host.texts))
        used = canvas.label(say("mythos.move"), head, theme.TITLE)
        boxes = Box(head.right - 150, head.top, 70, 26), Box(head.right - 70, head.top, 70, 26)
        if head.width - used > 170 and (row.move_white or row.move_black):
            draw_movement(canvas, boxes[0], row.move_white, white=True)
            draw_movement(canvas, boxes[1], row.move_black, white=False)
        rest = Box(head.left, self._called_bottom + 4, head.width, 24)
        if not called:
            canvas.label(say("mythos.called-none"), rest, theme.BODY, theme.INK_SOFT)
        elif self._not_shown:
            canvas.label(say("face.more", count=self._not_shown), rest, theme.CAPTION, theme.INK_SOFT)
        self._draw_tracks(canvas)

    def _draw_tracks(self, canvas: Canvas) -> None:
        """The tracks that will change, before they do."""
        if not self._tracks:
            return
        canvas.panel(self._tracks_box, theme.PANEL)
        inner = inset(self._tracks_box, 14, 4)
        heading(canvas, Box(inner.left, inner.top, inner.width, 20), say("mythos.announced"))
        for index, (icon, text, full) in enumerate(self._tracks):
            line = Box(inner.left, inner.top + 22 + index * 23, inner.width, 23)
            canvas.icon("warning" if full else icon, (line.left + 10, line.centery), 16)
            words = Box(line.left + 28, line.top, line.width - 28, line.height)
            canvas.label(text, words, theme.BODY_BOLD.at(15))

    def _draw_summary(self, canvas: Canvas) -> None:
        if self._summary_box.height < 30:
            return
        canvas.panel(self._summary_box, theme.PANEL)
        inner = inset(self._summary_box, 14, 8)
        heading(canvas, Box(inner.left, inner.top, inner.width, 20), say("mythos.summary"))
        room = Box(inner.left, inner.top + 22, inner.width, inner.height - 22)
        canvas.paragraph(self._summary, room, theme.BODY)


def _draw_called(canvas: Canvas, at: Position, size: float, *, row: Monster) -> None:
    draw_token(canvas, row, at, size * 0.4)


@tells
def tell_mythos(host: Host, events: Sequence[Any]) -> Dialog | None:
    """After the Mythos phase everything that came of it, until the next choice."""
    decision = host.session.game.pending
    began = any(isinstance(event, e.TurnBegan) for event in events)
    roomy = host.screen.layout.roomy  # elsewhere a dialog covers the table
    if decision is None or not began or not roomy or host.table.state.mythos_drawn is None:
        return None
    if not since(host.session, e.MythosRevealed):
        return None
    return MythosDialog(host, decision, over=True)
