"""The list of choices, the last one first: a press takes back that one and all after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.base import Host, Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.panels.undo import told_choice
from arkham_desktop.desktop.widgets import Button, ListView, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.engine.journal import ChoiceLine

NAME = "dialog-choices"
_DEEDS = 52.0
"""Units: the height of the buttons above the list."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the list.

    Attributes:
        kind: where one is, a turn's phase, a choice, or that something was revealed below.
        index: of a choice, how many were made before it.
        text: of the other rows.
    """

    kind: Literal["here", "head", "choice", "mark"]
    index: int = -1
    text: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a button above the list takes back, with its key."""

    name: str
    command: Command
    run: Callable[[], object]


def rows_of(history: Sequence[ChoiceLine], mark: str) -> list[Row]:
    """The rows of some choices, the last one first; ``mark`` stands over the last that revealed something."""
    rows = [Row("here", text=say("undo.here"))]
    before: tuple[int, str] | None = None
    for index in range(len(history) - 1, -1, -1):
        line = history[index]
        if mark and line.revealed:
            rows.append(Row("mark", text=mark))
            mark = ""
        if (line.turn, line.phase) != before:
            before = (line.turn, line.phase)
            phase = say(f"phase.{line.phase}")
            head = say("log.heading", turn=line.turn, phase=phase) if line.turn else phase
            rows.append(Row("head", text=head))
        rows.append(Row("choice", index))
    return rows


class _Choices(ListView):
    """The rows; the arrow keys walk over the choices, and only Enter or a click takes one back."""

    def __init__(self, box: Box, rows: list[Row], panel: UndoList) -> None:
        super().__init__(
            NAME, box, len(rows), panel.draw_row, row_height=40.0, gap=4, on_open=panel.take_back_before
        )
        self.rows = rows

    def press(self, at: Position | None = None) -> None:
        """Take back the choice under the pointer, or the chosen one."""
        index = self.chosen if at is None else self.row_at(at)
        if index >= 0 and self.on_open is not None:
            self.on_open(index)

    def key(self, key: Key) -> bool:
        """Up and down go to the next choice."""
        by = {"up": -1, "down": 1}.get(str(key))
        if by is None:
            return super().key(key)
        to = self.chosen + by
        while 0 <= to < self.count and self.rows[to].kind != "choice":
            to += by
        if not 0 <= to < self.count:
            return False
        self.choose(to)
        return True


class UndoList(Panel):
    """Every choice that counts under its turn and phase, and who made it.

    Args:
        host: the table.
        take_back_to: takes back everything after so many choices.
        sub: what a press does.
        deeds: the buttons above the list.
        mark: what stands over the last choice that revealed something; empty for nothing.
    """

    icon = "undo"
    command = Command.UNDO_LIST

    def __init__(
        self,
        host: Host,
        take_back_to: Callable[[int], object],
        sub: str,
        deeds: Sequence[Deed] = (),
        mark: str = "",
    ) -> None:
        super().__init__(host)
        self._take_back_to = take_back_to
        self._sub = sub
        self._deeds = deeds
        self._mark = mark
        self._rows: list[Row] = []

    @property
    def title(self) -> str:
        """The header's first line."""
        return say("undo.list")

    @property
    def sub(self) -> str:
        """The header's second line: what a press does."""
        return self._sub

    def arrange(self, box: Box) -> list[Widget]:
        """The buttons, and the list in the rest of the panel."""
        history = self.host.session.history
        self._rows = rows_of(history, self._mark) if history else []
        found: list[Widget] = []
        top = box.top
        if self._deeds and history and box.height > 330:
            places = columns(Box(box.left, box.top, box.width, _DEEDS), len(self._deeds), 8)
            found = [
                Button(
                    f"dialog-undo-{deed.name}",
                    place,
                    say(f"undo.deed-{deed.name}"),
                    deed.run,
                    key_cap=self.host.desk.key(deed.command),
                    style=theme.BODY_BOLD,
                )
                for deed, place in zip(self._deeds, places, strict=True)
            ]
            top += _DEEDS + 10
        rest = Box(box.left, top, box.width, box.bottom - top)
        return [*found, _Choices(rest, self._rows, self)]

    def take_back_before(self, index: int) -> None:
        """Take back the choice of a row and all after it."""
        if self._rows[index].kind == "choice":
            self._take_back_to(self._rows[index].index)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Say what would fill the list while it is empty."""
        if not self.host.session.history:
            canvas.label(
                say("undo.list-empty"), Box(box.left, box.top, box.width, 30), theme.BODY, theme.INK_SOFT
            )

    def draw_row(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        """Draw one row."""
        row = self._rows[index]
        words = Box(box.left + 44, box.top, box.width - 56, box.height)
        if row.kind == "here":
            canvas.sheet(box, theme.CARD_WHITE)
            canvas.icon("right", (box.left + 22, box.centery), 16, theme.PAPER_INK)
            canvas.label(row.text, words, theme.BODY_BOLD, theme.PAPER_INK)
        elif row.kind == "mark":
            canvas.panel(box, theme.PANEL, radius=5)
            canvas.hatching(Box(box.left + 3, box.top + 3, 8, box.height - 6))
            canvas.icon("warning", (box.left + 26, box.centery), 17)
            canvas.label(row.text, words, theme.BODY_BOLD.at(15))
        elif row.kind == "head":
            head = Box(box.left + 4, box.top + 10, box.width - 8, box.height - 10)
            used = canvas.label(row.text, head, theme.CAPTION_BOLD, theme.INK_SOFT) + 12
            canvas.line((head.left + used, head.centery), (head.right, head.centery), theme.LINE)
        else:
            self._draw_choice(canvas, box, row.index, lit=hovered or chosen)

    def _draw_choice(self, canvas: Canvas, box: Box, index: int, *, lit: bool) -> None:
        line = self.host.session.history[index]
        canvas.panel(box, theme.PANEL_LIGHT if lit else theme.PANEL, radius=5)
        one = next((one for one in self.host.table.state.investigators if one.id == line.who), None)
        if one is not None:
            canvas.shield(one.seat, (box.left + 22, box.centery), 24)
        who = self.host.texts.name(line.who)
        wide = canvas.text_width(who, theme.CAPTION)
        words = Box(box.left + 44, box.top, box.width - wide - 90, box.height)
        canvas.label(capital(told_choice(self.host.desk, line)), words, theme.BODY_BOLD)
        if line.revealed:
            canvas.icon("eye", (box.right - wide - 26, box.centery), 16, theme.INK_SOFT)
        rest = Box(box.right - wide - 12, box.top, wide + 2, box.height)
        canvas.label(who, rest, theme.CAPTION, theme.INK_SOFT)


@opens(Command.UNDO_LIST)
def open_undo_list(scene: TableScene) -> None:
    """Open or close the list."""
    watching = scene.bar.watching
    if watching is not None:
        scene.open_panel(UndoList(scene, watching.go_to, watching.about_list))
        return
    back = scene.taking_back
    deeds = (
        Deed("choice", Command.UNDO, back.undo),
        Deed("action", Command.UNDO_ACTION, back.action),
        Deed("turn", Command.UNDO_TURN, back.turn),
    )
    policy = scene.session.undo_policy
    mark = "" if policy == "free" else say(f"undo.below-{policy}")
    scene.open_panel(UndoList(scene, back.to, say("undo.list-sub"), deeds, mark))
