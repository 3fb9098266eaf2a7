"""The log: every event as a line with its cause, by turn and phase; the chosen line tells its whole chain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.chronicle import Dice
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Host, Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.overlays.dice import dice_line
from arkham_desktop.desktop.overlays.event_lines import KINDS, Entry, chain, entries
from arkham_desktop.desktop.overlays.story import chapters
from arkham_desktop.desktop.widgets import ListView, Look, TextField, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_KIND_ICONS = {"dice": "dice", "monster": "monster", "gate": "gate"}
_HEAD = 38.0
"""Units: the height of the heading on the paper."""
_TEAR = (
    2.0,
    2.5,
    3.5,
    3.0,
    4.0,
    5.0,
    4.5,
    3.5,
    2.5,
    3.0,
    2.0,
    1.0,
    1.5,
    2.5,
    2.0,
    3.0,
    4.0,
    3.5,
    2.5,
    1.5,
    0.5,
    1.0,
)
"""Units: how far the torn edge reaches, step by step."""
_TEAR_STEP = 1.5
_HEADINGS = (e.PhaseBegan, e.BattleRoundBegan)


class Filter(Widget):
    """A small switch with a shield or an icon; amber frame while it is on."""

    def __init__(
        self,
        name: str,
        box: Box,
        on: bool,
        on_press: Callable[[], object],
        tip: str,
        *,
        seat: int = -1,
        icon: str = "",
    ) -> None:
        super().__init__(name, box, tip=tip)
        self.on = on
        self.on_press = on_press
        self.seat = seat
        self.icon = icon

    def press(self, at: Position | None = None) -> None:
        """Turn it over."""
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the shield or icon."""
        lit = look.hovered or self.on
        border = theme.AMBER if self.on else theme.LINE
        ground = theme.PANEL_LIGHT if lit else theme.PANEL
        canvas.panel(self.box, ground, border=border, width=2 if self.on else 1)
        size = min(self.box.width, self.box.height) * 0.62
        if self.seat >= 0:
            canvas.shield(self.seat, self.box.center, size)
        else:
            canvas.icon(self.icon, self.box.center, size)


class LogPanel(Panel):
    """All that happened, the latest at the bottom."""

    icon = "list"
    command = Command.LOG

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._lines: list[Entry] = []
        self._chapters = 0
        self._history: list[str] = []
        self._search = ""
        self._people: set[str] = set()
        self._kinds: set[str] = set()
        self._chosen: Entry | None = None
        self._shown: list[Entry] = []
        self._offset: float | None = None
        self._turn_number = 0
        self.dice = Dice()
        self._read()

    @property
    def title(self) -> str:
        """The header's first line."""
        return say("log.title")

    @property
    def sub(self) -> str:
        """How many events, and where the game is."""
        state = self.host.table.state
        phase = say(f"phase.{state.phase}")
        return say("log.sub", count=len(self._lines), turn=state.turn, phase=phase)

    @property
    def luck(self) -> str:
        """How the dice fell so far, beside what luck owes, and the seed that they come from."""
        seed = say("log.seed", seed=self.host.table.state.seed)
        if not self.dice.rolled:
            return seed
        return say("log.luck", dice=dice_line(self.dice), seed=seed)

    def refresh(self) -> None:
        """Read what has happened since; the list goes to its end."""
        self._read()
        self._offset = None

    def _read(self) -> None:
        """Read new chapters; all of them after something was taken back."""
        told = chapters(self.host.session)
        ids = [chapter.choice.option for chapter in told if chapter.choice is not None]
        if ids[: len(self._history)] != self._history:
            self._lines, self._chapters, self._chosen, self._turn_number = [], 0, None, 0
            self.dice = Dice()
        for chapter in told[self._chapters :]:
            for event in chapter.events:
                if isinstance(event, e.DiceRolled) and event.who:
                    self.dice.faces.update(event.faces)
            self._lines += [self._headed(entry) for entry in entries(chapter.events, self.host.texts)]
        self._chapters, self._history = len(told), ids

    def _headed(self, entry: Entry) -> Entry:
        """The line; that of a phase as a heading with its turn."""
        if isinstance(entry.event, e.TurnBegan):
            self._turn_number = entry.event.turn
        if not isinstance(entry.event, e.PhaseBegan) or not self._turn_number:
            return entry
        phase = say(f"phase.{entry.event.phase}")
        return replace(entry, text=say("log.heading", turn=self._turn_number, phase=phase))

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """Filters above, the list, and the chain of the chosen line below."""
        high = 40.0 if box.height > 240 else 32.0
        self._list_box = Box(box.left, box.top + high + 10, box.width, box.height - high - 10)
        self._head = Box(box.left, box.top + high + 16, box.width, _HEAD if box.height > 300 else 0)
        if self._head.height:
            self._list_box.top = self._head.bottom
            self._list_box.height = box.bottom - self._head.bottom
        self._detail = Box(box.left, box.bottom, box.width, 0)
        if self._chosen is not None and box.height > 240:
            told = len(chain(self._chosen.event, self.host.texts))
            tall = min(box.height * 0.42, 52.0 + 24.0 * max(1, told))
            self._detail = Box(box.left, box.bottom - tall, box.width, tall)
            self._list_box.height -= tall + 10
        found = self._filters(Box(box.left, box.top, box.width, high))
        self._shown = [entry for entry in self._lines if self._passes(entry)]
        view = ListView(
            "dialog-log",
            self._list_box,
            len(self._shown),
            self._draw_line,
            row_height=30.0,
            gap=1,
            on_choose=self._choose,
            on_open=self._fly,
            chosen=self._shown.index(self._chosen) if self._chosen in self._shown else -1,
            on_paper=True,
        )
        if self._offset is None:
            view.scroll(view.content_height)
        else:
            view.offset = self._offset
            view.scroll(0)
        self._view = view
        return [*found, view]

    def _filters(self, box: Box) -> list[Widget]:
        side = box.height
        people = self.host.table.state.investigators
        count = len(people) + len(KINDS)
        width = max(90.0, min(300.0, box.width - count * (side + 5) - 12))
        found: list[Widget] = [
            TextField(
                "dialog-search",
                Box(box.left, box.top, width, box.height),
                self._search,
                self._set_search,
                hint=say("log.search"),
                icon="search",
            )
        ]
        left = box.left + width + 12
        for one in people:
            if left + side > box.right:
                return found
            found.append(
                Filter(
                    f"dialog-who-{one.id}",
                    Box(left, box.top, side, side),
                    one.id in self._people,
                    partial(self._turn, self._people, one.id),
                    self.host.texts.name(one.id),
                    seat=one.seat,
                )
            )
            left += side + 5
        left += 6
        for kind, icon in _KIND_ICONS.items():
            if left + side > box.right:
                break
            found.append(
                Filter(
                    f"dialog-kind-{kind}",
                    Box(left, box.top, side, side),
                    kind in self._kinds,
                    partial(self._turn, self._kinds, kind),
                    say(f"log.{kind}"),
                    icon=icon,
                )
            )
            left += side + 5
        return found

    def _set_search(self, text: str) -> None:
        self._search = text
        self._offset = None
        self.host.rearrange()

    def _turn(self, chosen: set[str], name: str) -> None:
        chosen ^= {name}
        self._offset = None
        self.host.rearrange()

    def _passes(self, entry: Entry) -> bool:
        """Whether the filters let a line through; headings always stay."""
        if isinstance(entry.event, _HEADINGS):
            return True
        if self._people and entry.who not in self._people:
            return False
        if self._kinds and not any(isinstance(entry.event, KINDS[kind]) for kind in self._kinds):
            return False
        letters = self._search.casefold()
        return not letters or letters in entry.text.casefold() or letters in entry.cause.casefold()

    def _choose(self, index: int) -> None:
        self._offset = self._view.offset
        entry = self._shown[index]
        self._chosen = None if isinstance(entry.event, _HEADINGS) else entry
        self.host.rearrange()

    def _fly(self, index: int) -> None:
        if self._shown[index].place:
            self.host.fly_to(self._shown[index].place)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the paper of the list and the chain of the chosen line; the list is a widget."""
        paper = inset(self._list_box, -10, -6)
        if self._head.height:
            paper = paper.union(self._head)
        canvas.sheet(paper, theme.SLIP, radius=0)
        if self._head.height:
            _torn(canvas, paper)
            head = Box(self._list_box.left + 40, self._head.top, self._head.width - 44, self._head.height)
            used = canvas.label(say("log.case"), head, theme.TYPED_BOLD.at(20), theme.PAPER_INK)
            y = head.bottom - 6
            canvas.line((head.left, y), (head.left + used, y), theme.PAPER_INK, 1.5)
            rest = Box(head.left + used + 20, head.top, head.width - used - 20, head.height)
            if fits(canvas, self.luck, rest.width, theme.CAPTION):
                canvas.label(self.luck, rest, theme.CAPTION, theme.PAPER_SOFT, align="right")
        margin = self._list_box.left + 34
        canvas.line((margin, paper.top + 2), (margin, paper.bottom - 2), (*theme.OXBLOOD[:3], 0x60))
        if not any(not isinstance(entry.event, _HEADINGS) for entry in self._shown):
            room = Box(self._list_box.left, self._list_box.top + 40, self._list_box.width, 30)
            canvas.label(say("log.nothing"), room, theme.TYPED, theme.PAPER_SOFT, align="center")
        if self._chosen is not None and self._detail.height > 40:
            self._draw_chain(canvas, self._detail, self._chosen)

    def _draw_line(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        entry = self._shown[index]
        if isinstance(entry.event, _HEADINGS):
            used = canvas.label(
                entry.text,
                Box(box.left + 40, box.top, box.width - 44, box.height),
                theme.TYPED_BOLD.at(15),
                theme.OXBLOOD,
            )
            y = box.centery
            canvas.line((box.left + used + 52, y), (box.right - 4, y), theme.PAPER_LINE)
            return
        present = entry is self._chosen
        ink, soft = theme.PAPER_INK, theme.PAPER_SOFT
        if present:
            canvas.sheet(box, theme.CARD_WHITE)
        elif hovered:
            canvas.panel(box, theme.PRINT, radius=3)
        canvas.icon(entry.icon, (box.left + 18, box.centery), 17, soft)
        wide = min(canvas.text_width(entry.cause, theme.CAPTION), box.width * 0.34) if entry.cause else 0.0
        words = Box(box.left + 38, box.top, box.width - 56 - wide, box.height)
        canvas.label(entry.text, words, theme.TYPED, ink)
        cause = Box(box.right - 8 - wide, box.top, wide + 2, box.height)
        canvas.label(entry.cause, cause, theme.CAPTION, soft, align="right")

    def _draw_chain(self, canvas: Canvas, box: Box, entry: Entry) -> None:
        canvas.sheet(box, theme.SHEET)
        inner = inset(box, 16, 10)
        canvas.label(
            entry.text, Box(inner.left, inner.top, inner.width, 26), theme.BODY_BOLD, theme.PAPER_INK
        )
        told = chain(entry.event, self.host.texts)
        lines = [(icon, say("log.because", cause=name)) for icon, name in reversed(told)]
        if not lines:
            lines = [("person", say("log.choice"))]
        step = min(24.0, (inner.height - 28) / len(lines))
        for index, (icon, text) in enumerate(lines):
            row = Box(inner.left, inner.top + 28 + index * step, inner.width, step)
            canvas.icon(icon, (row.left + 12, row.centery), 15, theme.PAPER_SOFT)
            canvas.label(
                text, Box(row.left + 30, row.top, row.width - 30, step), theme.CAPTION, theme.PAPER_SOFT
            )


def _torn(canvas: Canvas, paper: Box) -> None:
    """The upper edge of a sheet torn off its pad: light fibers that reach beyond it."""
    x, step = paper.left, 0
    while x < paper.right - 0.5:
        wide = min(_TEAR_STEP + step * 7 % 5 * 0.5, paper.right - x)
        reach = _TEAR[step % len(_TEAR)]
        canvas.fill(theme.PAPER, Box(x, paper.top - reach, wide, reach + 1))
        x, step = x + wide, step + 1


@opens(Command.LOG)
def open_log(scene: TableScene) -> None:
    """Open or close the log."""
    scene.open_panel(LogPanel(scene))
