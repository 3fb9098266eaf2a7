"""How the decision bar looks without its buttons: who decides, what is asked and why, the stops of a walk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.panels.bar_buttons import trade_summary
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.numbering import BarState
from arkham_desktop.desktop.panels.trade_picks import TradePicks
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.walking import Walk


@dataclass(frozen=True, slots=True)
class BarPlaces:
    """Where the parts of the bar stand.

    Attributes:
        bar: all of it, right of the undo corner.
        who: who decides; narrow: nothing, a shield stands before the question.
        question: the row of the question.
        asides: the row of the asides: the question's, but under a dialog the lowest row.
        options: where the buttons of the options stand.
        reason_below: the reason has a line of its own under the question.
        under_dialog: the options stand under a dialog.
    """

    bar: Box
    who: Box
    question: Box
    asides: Box
    options: Box
    reason_below: bool
    under_dialog: bool


def places(desk: Desk, options_box: Box | None, *, one_row: bool, ends: bool) -> BarPlaces:
    """Where the parts of the bar stand.

    Args:
        desk: the desk.
        options_box: under a dialog; None when none is open.
        one_row: the options need one row: small layouts then have room for the reason.
        ends: End is offered; small layouts use its room otherwise.
    """
    regions = desk.regions
    bar, roomy = regions.bar, regions.layout.roomy
    if not roomy:
        options_box = None  # a dialog takes the whole width there, and the bar stays as it is
    wide = regions.layout.name == "wide"
    pad = 14.0 if wide else 8.0
    right = regions.end.left - (theme.END_GAP if roomy else 8) if roomy or ends else regions.end.right
    who_width = (280.0 if wide else 176.0) if roomy else 0.0
    who = Box(bar.left + 12, bar.top + pad, who_width, bar.height - 2 * pad)
    left = who.right + (12 if who_width else 42)
    question_right = options_box.left - 12 if options_box is not None and roomy else right
    question = Box(left, bar.top + pad - 2, max(0.0, question_right - left), 28 if wide else 24)
    below = (roomy and not wide) or (not roomy and one_row) or options_box is not None
    under = question.bottom + ((20 if roomy else 15) if below else 4 if roomy else 0)
    if options_box is not None:
        options = inset(options_box, 0, pad)
    else:
        area_left = left if roomy else bar.left + 12
        options = Box(area_left, under + 2, right - area_left, bar.bottom - pad - under - 2)
    asides = question.copy()
    if options_box is not None:
        asides.bottom = bar.bottom - pad
    return BarPlaces(bar, who, question, asides, options, below, options_box is not None)


class BarFace:
    """Draws the bar of one desk without its buttons."""

    def __init__(self, desk: Desk, state: BarState, at: BarPlaces, asides_left: float) -> None:
        """``asides_left``: where the asides begin in the question's row."""
        self._desk = desk
        self._state = state
        self._at = at
        self._roomy = desk.regions.layout.roomy
        self._asides_left = asides_left

    def draw(self, canvas: Canvas) -> None:
        """Draw ground, who, question and the stops of a walk; the widgets are drawn afterwards."""
        bar, undo = self._at.bar, self._desk.regions.undo
        whole = Box(undo.left, bar.top, bar.right - undo.left, bar.height)
        canvas.ground(theme.LEDGE, whole)
        canvas.edge_shadow(whole, "bottom", 20, 110)
        canvas.line((whole.left, whole.top), (whole.right, whole.top), theme.CASING, 2)
        canvas.line((whole.left, whole.top + 2), (whole.right, whole.top + 2), theme.BRASS_LINE)
        canvas.line((bar.left, bar.top + 3), (bar.left, bar.bottom), theme.CASING, 2)
        canvas.line((bar.left + 2, bar.top + 3), (bar.left + 2, bar.bottom), theme.PANEL_HIGH)
        self._draw_who(canvas)
        self._draw_question(canvas)
        if self._state.walk is not None and not self._state.waiting:
            self._draw_walk(canvas, self._state.walk)

    def _draw_who(self, canvas: Canvas) -> None:
        one, desk, box = self._desk.acting, self._desk, self._at.who
        if one is None:
            return
        if not self._roomy:
            canvas.shield(one.seat, (self._at.bar.left + 25, self._at.question.centery), 20, acting=True)
            return
        wide = desk.regions.layout.name == "wide"
        shield = 52.0 if wide else 34.0
        canvas.shield(one.seat, (box.left + shield / 2, box.top + shield * 0.58), shield, acting=True)
        left = box.left + shield + 12
        room = box.right - left
        phase = say(f"phase.{desk.table.state.phase}")
        key = "bar.decides" if desk.decision is not None else "watch.decided"
        person = say(key, person=desk.person(one), phase=phase)
        if canvas.text_width(person, theme.CAPTION) > room:
            person = say(f"{key}-short", person=desk.person(one))
        canvas.label(person, Box(left, box.top - 2, room, 19), theme.CAPTION, theme.INK_SOFT)
        name = Box(left, box.top + 16, room, 25)
        canvas.label(desk.texts.name(one.id), name, theme.LABEL.at(22 if wide else 18))
        if wide:
            canvas.label(self._left_over(), Box(left, box.top + 42, room, 19), theme.CAPTION, theme.INK_SOFT)
        self._draw_points(canvas, Box(box.left, box.bottom - 26, box.width, 24))

    def _left_over(self) -> str:
        one = self._desk.acting
        assert one is not None, "the bar has somebody who decides"
        place = self._desk.place(one, short=True)
        return say("bar.left", place=place, sanity=one.sanity, stamina=one.stamina)

    def _points(self) -> tuple[int, str] | None:
        """How many movement or focus points are left, and the words for it; None where none are spent."""
        one, state = self._desk.acting, self._desk.table.state
        decision = self._desk.decision
        if one is None or decision is None:
            return None
        if state.phase == "movement" and decision.kind == "move":
            return one.movement_left, say("bar.points", count=one.movement_left)
        if state.phase == "upkeep" and decision.kind == "sliders":
            return one.focus_left, say("bar.focus", count=one.focus_left)
        return None

    def _draw_points(self, canvas: Canvas, box: Box) -> None:
        """Movement or focus points left, as discs."""
        points = self._points()
        if points is None:
            return
        left, words = points
        for index in range(min(left, 8)):
            canvas.disc((box.left + 8 + index * 19, box.centery), 7, theme.WHITE, border=theme.BRASS, width=2)
        rest = Box(
            box.left + 20 * min(left, 8) + 4, box.top, box.right - box.left - 20 * min(left, 8), box.height
        )
        words = fitting(canvas, (words, say("bar.left-short", n=left)), rest.width, theme.CAPTION_BOLD)
        canvas.label(words, rest, theme.CAPTION_BOLD, theme.INK)

    def _draw_question(self, canvas: Canvas) -> None:
        box = self._at.question
        title, reason = self._words()
        if self._state.notice:
            reason = self._state.notice
        room = Box(box.left, box.top, min(box.right, self._asides_left - 12) - box.left, box.height)
        style = theme.QUESTION if self._roomy else theme.LABEL
        if self._at.under_dialog and self._roomy:
            height = canvas.paragraph(title, Box(box.left, box.top, room.width, 52), style)
            below = Box(box.left, box.top + height + 2, box.width, self._at.bar.bottom - box.top - height - 8)
            canvas.paragraph(reason, below, theme.BODY.at(15), theme.INK_SOFT)
            return
        if not self._roomy and self._desk.acting is not None:
            asked = say("bar.person-asked", person=self._desk.person(self._desk.acting), question=title)
            title = fitting(canvas, (asked, title), room.width, style)
            points = self._points()
            if points is not None and not self._state.waiting:
                reason = say("bar.reason-points", points=points[1], reason=reason)
        used = canvas.label(title, room, style)
        if self._at.reason_below:
            size = 14 if self._roomy else 12.5
            below = Box(box.left, box.bottom - (2 if self._roomy else 4), box.width, 20)
            canvas.label(reason, below, theme.CAPTION.at(size), theme.INK_SOFT)
            return
        rest = Box(room.left + used + 14, room.top + 2, room.width - used - 14, room.height)
        if rest.width > 60:
            canvas.label(reason, rest, theme.BODY.at(15), theme.INK_SOFT)

    def _words(self) -> tuple[str, str]:
        """The question and the reason."""
        desk, decision, watching = self._desk, self._desk.decision, self._state.watching
        if watching is not None:
            return watching.title, self._state.waiting or watching.reason
        if self._state.waiting:
            why = "bar.paused-reason" if self._state.paused else "bar.waiting-reason"
            return self._state.waiting, say(why, key=desk.key(Command.HURRY))
        if decision is None:
            return say("bar.ended"), ""
        walk = self._state.walk
        if walk is not None:
            goal = desk.texts.said(walk.route.goal)
            points = desk.acting.movement_left if desk.acting else 0
            return say("walk.title", place=goal, n=len(walk.route.steps), points=points), walk.warning
        question = desk.texts.question(decision)
        picks = self._state.picks
        if isinstance(picks, TradePicks) and picks.complete:
            return question.title, "; ".join(trade_summary(desk, picks))
        pinned = next((one for one in decision.options if one.id == self._state.pinned), None)
        if pinned is not None:
            text = desk.texts.option(decision, pinned)
            return say(
                "bar.pinned", what=text.label
            ), text.consequence or text.cost or text.sub or question.reason
        return question.title, question.reason

    def _draw_walk(self, canvas: Canvas, walk: Walk) -> None:
        """The stops of the previewed walk, in order."""
        box = self._at.options
        width = box.width - min(270.0, box.width * 0.36) - 14
        stops = walk.stops
        if self._desk.regions.layout.name in ("narrow", "tiny") or width / len(stops) < 92:
            self._draw_walk_short(canvas, Box(box.left, box.top, width, box.height), walk)
            return
        gap = 22.0
        each = min(168.0, (width - gap * (len(stops) - 1)) / len(stops))
        left = box.left
        for index, stop in enumerate(stops):
            part = Box(left, box.top, each, box.height)
            last = index == len(stops) - 1
            canvas.sheet(part, theme.CARD)
            if last:
                canvas.frame(part, theme.AMBER, width=2.5, radius=3)
            name = Box(part.left + 9, part.top + 6, part.width - 14, 22)
            texts, style = self._desk.texts, theme.LABEL.at(16)
            words = fitting(canvas, (texts.name(stop.place), texts.short(stop.place)), name.width, style)
            canvas.label(words, name, style, theme.PAPER_INK)
            lines = Box(name.left, name.bottom + 2, name.width, part.bottom - name.bottom - 6)
            canvas.paragraph(stop.text, lines, theme.CAPTION, theme.PAPER_SOFT)
            if not last:
                canvas.icon("right", (part.right + gap / 2, part.centery), 15, theme.AMBER)
            left = part.right + gap

    def _draw_walk_short(self, canvas: Canvas, box: Box, walk: Walk) -> None:
        canvas.panel(box, theme.PANEL)
        names = ", ".join(self._desk.texts.short(stop.place) for stop in walk.stops[1:])
        met = ", ".join(stop.text for stop in walk.stops if stop.chance < 1)
        text = f"**{say('walk.steps', count=len(walk.route.steps))}** {names}\n{met}"
        canvas.paragraph(text.strip(), inset(box, 10, 6), theme.CAPTION)
