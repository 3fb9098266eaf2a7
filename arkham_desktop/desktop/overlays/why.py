"""Why: what speaks for and against a choice, and what led to what has just happened.

While it is open a click on the table asks about what was clicked; nothing is chosen by it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.explain import Explanation, explain
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import LEFT, Click, Input
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.overlays.event_lines import Entry, chain, entries
from arkham_desktop.desktop.overlays.focus import option_in_focus
from arkham_desktop.desktop.overlays.parts import Row, heading
from arkham_desktop.desktop.overlays.row_list import PairedRows
from arkham_desktop.desktop.overlays.story import back
from arkham_desktop.desktop.overlays.why_targets import label_of, targets
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.desktop.widgets import Widget

_ROW, _LINE = 36.0, 40.0
"""Units: the height of a row of what can be asked about, without and with the gap below it."""
_LATEST = 60
"""So many events are looked through for the last one that has a cause."""


class WhyPanel(Panel):
    """An answer about one target, and one about the last event."""

    icon = "question"
    command = Command.WHY

    def __init__(self, scene: TableScene, target: str) -> None:
        super().__init__(scene)
        self._scene = scene
        self.target = target
        self._asked: list[str] = []

    @property
    def title(self) -> str:
        """The header's first line."""
        return say("why.title")

    @property
    def sub(self) -> str:
        """What one can do here."""
        return say("why.sub")

    def refresh(self) -> None:
        """The position changed: what was asked may be possible now."""

    def ask(self, target: str) -> None:
        """Ask about another target."""
        if target != self.target:
            self._asked.append(self.target)
        self.target = target
        self.host.rearrange()

    def handle(self, report: Input) -> bool:
        """A click on the table asks about what lies there."""
        if not isinstance(report, Click) or report.button != LEFT:
            return False
        scene = self._scene
        if scene.in_battle or not scene.desk.regions.free.collidepoint(report.at):
            return False
        hit = scene.view.hit(report.at)
        if hit is None:
            return False
        place = hit.key
        if hit.kind == "token":
            token = scene.view.tokens[hit.key]
            place = token.what if token.kind == "monster" else token.place
        monster = place in scene.table.library.monster_instances
        self.ask(f"fight:{place}" if monster else place)
        return True

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """The two answers, and what else can be asked about."""
        host = self.host
        self._answer = self._explanation()
        self._entry = self._last()
        asking = targets(host.desk)
        tiny = box.height < 240
        rows = 0.0 if tiny else min(6, -(-len(asking) // 2)) * 40.0 + 30
        rows = min(rows, box.height * 0.34)
        first = self._answer_height(self._answer)
        told = chain(self._entry.event, host.texts) if self._entry is not None else []
        second = 62.0 + 30 * (len(told) + 1) if self._entry is not None and not tiny else 0.0
        room = box.height - rows - 24
        first = min(first, room - (second if second < room * 0.5 else room * 0.45 if second else 0))
        self._first = Box(box.left, box.top, box.width, first)
        second = min(second, room - first)
        self._second = Box(box.left, self._first.bottom + 12, box.width, max(0.0, second))
        top = self._second.bottom + 12
        self._ask_head = Box(box.left, top, box.width, 22 if rows else 0)
        return self._rows(Box(box.left, top + 26, box.width, box.bottom - top - 26), asking) if rows else []

    def _explanation(self) -> Explanation | None:
        host = self.host
        if not self.target:
            return None
        return explain(host.table, self.target, host.texts.words, host.session.game.pending)

    def _answer_height(self, answer: Explanation | None) -> float:
        if answer is None:
            return 84.0
        return 62.0 + 30.0 * max(1, len(answer.conditions)) + (30.0 * len(answer.help))

    def _last(self) -> Entry | None:
        """The last event with a cause of its own."""
        for count, event in enumerate(back(self.host.session)):
            if count > _LATEST:
                break
            if event.cause:
                found = entries([event], self.host.texts)
                if found:
                    return found[0]
        return None

    def _rows(self, box: Box, asking: list[str]) -> list[Widget]:
        """What can be asked about, in two columns; they scroll where there is no room for all."""
        found: list[Row] = []
        width = (box.width - 10) / 2
        for index, target in enumerate(asking):
            top = box.top + index // 2 * _LINE
            left = box.left + index % 2 * (width + 10)
            icon, title = label_of(target, self.host.texts)
            found.append(
                Row(
                    f"dialog-ask-{target}",
                    Box(left, top, width, _ROW),
                    capital(title),
                    partial(self.ask, target),
                    icon=icon,
                    chosen=target == self.target,
                )
            )
        if found and found[-1].box.bottom > box.bottom + 1:
            shown = max(1, int((box.height + _LINE - _ROW) // _LINE))
            seen = Box(box.left, box.top, box.width, shown * _LINE - (_LINE - _ROW))
            return [PairedRows("dialog-ask", seen, found, row_height=_ROW, gap=_LINE - _ROW)]
        return list(found)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw both answers on paper."""
        if self._answer is not None:
            self._draw_answer(canvas, self._first, self._answer)
        else:
            canvas.panel(self._first, theme.PANEL)
            canvas.paragraph(say("why.ask"), inset(self._first, 16, 12), theme.BODY, theme.INK_SOFT)
        if self._entry is not None and self._second.height > 60:
            self._draw_chain(canvas, self._second, self._entry)
        if self._ask_head.height:
            heading(canvas, self._ask_head, say("why.about"))

    def _draw_answer(self, canvas: Canvas, box: Box, answer: Explanation) -> None:
        canvas.sheet(box, theme.SHEET)
        inner = inset(box, 18, 12)
        title = self._question(answer)
        canvas.label(
            title, Box(inner.left, inner.top, inner.width, 30), theme.PAPER_TITLE.at(21), theme.PAPER_INK
        )
        lines = len(answer.conditions) + len(answer.help)
        step = min(30.0, max(18.0, (inner.height - 36) / max(1, lines)))
        top = inner.top + 36
        if not answer.conditions:
            canvas.label(
                say("why.nothing-against"),
                Box(inner.left, top, inner.width, step),
                theme.BODY,
                theme.PAPER_SOFT,
            )
        for condition in answer.conditions:
            row = Box(inner.left, top, inner.width, step)
            canvas.icon("yes" if condition.met else "no", (row.left + 12, row.centery), 15, theme.PAPER_INK)
            rule = canvas.text_width(condition.rule, theme.CAPTION)
            style = theme.BODY if condition.met else theme.BODY_BOLD
            words = Box(row.left + 34, row.top, row.width - 44 - rule, step)
            canvas.label(condition.text, words, style, theme.PAPER_INK)
            canvas.label(condition.rule, row, theme.CAPTION, theme.PAPER_SOFT, align="right")
            top += step
        for text in answer.help:
            row = Box(inner.left, top, inner.width, step)
            canvas.label(say("why.help", text=text), row, theme.BODY, theme.PAPER_SOFT)
            top += step

    def _question(self, answer: Explanation) -> str:
        """What is answered: why not, or that it can be chosen."""
        texts, decision = self.host.texts, self.host.session.game.pending
        option = decision.option(self.target) if decision is not None else None
        if decision is not None and option is not None:
            return say("why.offered", what=texts.option(decision, option).label)
        _, what = label_of(self.target, texts)
        who = texts.name(decision.who) if decision is not None else ""
        return say("why.can" if answer.possible else "why.cannot", who=who, what=what)

    def _draw_chain(self, canvas: Canvas, box: Box, entry: Entry) -> None:
        """From the card down to the event, each step under the one before."""
        canvas.sheet(box, theme.SHEET)
        inner = inset(box, 18, 12)
        canvas.label(
            say("why.happened"),
            Box(inner.left, inner.top, inner.width, 30),
            theme.PAPER_TITLE.at(21),
            theme.PAPER_INK,
        )
        lines = [*chain(entry.event, self.host.texts), (entry.icon, entry.text)]
        step = min(30.0, (inner.height - 34) / len(lines))
        x = inner.left + 14
        for index, (icon, text) in enumerate(lines):
            middle = inner.top + 36 + step * (index + 0.5)
            if index:
                canvas.line((x, middle - step), (x, middle), theme.PAPER_INK, 1.5)
            canvas.disc((x, middle), 12, theme.CASING)
            canvas.icon(icon, (x, middle), 14, theme.WHITE)
            style = theme.BODY_BOLD if index == len(lines) - 1 else theme.BODY
            words = Box(x + 24, middle - step / 2, inner.right - x - 24, step)
            canvas.label(text, words, style, theme.PAPER_INK)


@opens(Command.WHY)
def open_why(scene: TableScene) -> None:
    """Ask about what the pointer rests on, else about the focused option; open or close."""
    target = scene.pointed_at
    if target in scene.table.library.monster_instances:
        target = f"fight:{target}"
    elif target not in scene.table.library.spaces:
        target = ""
    scene.open_panel(WhyPanel(scene, target or option_in_focus(scene)))
