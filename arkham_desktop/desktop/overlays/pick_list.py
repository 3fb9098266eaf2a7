"""A list of things to pick from: the one under the pointer or with the focus is shown large beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from arkham_desktop.arkham.state import row_of
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.parts import Picture, Row
from arkham_desktop.desktop.panels.possessions import draw_thumb
from arkham_desktop.desktop.widgets import ListView, Look


@dataclass(frozen=True, slots=True)
class Pick:
    """One thing of a list.

    Attributes:
        thing: what is shown large.
        option: what a press takes; empty where it cannot be taken.
        title: bold; sub: about it; note: at the right (its price); reason: why it cannot be taken.
        number: of the option in the bar.
        icon: of the row; picture: in its place.
        marked: the proposal would take it: hatched.
        moved: it has just come, or would come: white.
        leaves: it would leave: dashed, though a press still does something.
        mark: an icon at the right edge.
        plain: it is there to be read, and not off though a press takes nothing.
    """

    thing: str
    option: str
    title: str
    sub: str = ""
    note: str = ""
    reason: str = ""
    number: str = ""
    icon: str = ""
    picture: Picture | None = None
    marked: bool = False
    moved: bool = False
    leaves: bool = False
    mark: str = ""
    plain: bool = False


class PickList(ListView):
    """The rows; a press on one takes it."""

    def __init__(
        self,
        name: str,
        box: Box,
        picks: Sequence[Pick],
        take: Callable[[str], object],
        show: Callable[[str], object],
        *,
        row_height: float = 52.0,
        tell: Callable[[str], str] | None = None,
    ) -> None:
        """``tell`` gives the tip of a thing, where nothing shows it large."""
        super().__init__(
            name, box, len(picks), self._draw_pick, row_height=row_height, gap=6, on_open=self._open
        )
        self.picks = list(picks)
        self._take = take
        self._show = show
        self._tell = tell
        self.on_choose = self._look

    def _look(self, index: int) -> None:
        self._show(self.picks[index].thing)

    def _open(self, index: int) -> None:
        if self.picks[index].option:
            self._take(self.picks[index].option)

    def press(self, at: Position | None = None) -> None:
        """A click takes the row under the pointer, Enter the chosen one."""
        index = self.chosen if at is None else self.row_at(at)
        if index >= 0:
            self.chosen = index
            self._look(index)
            self._open(index)

    def hover(self, at: Position | None) -> bool:
        """What is under the pointer is shown large; what cannot be taken says why."""
        before = self._over
        changed = super().hover(at)
        if self._over >= 0 and self._over != before:
            self._show(self.picks[self._over].thing)
            pick = self.picks[self._over]
            told = self._tell(pick.thing) if self._tell is not None and pick.thing else ""
            self.tip = "\n".join(line for line in (told, pick.reason) if line)
        elif self._over < 0:
            self.tip = ""
        return changed

    def _draw_pick(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        pick = self.picks[index]
        picture = pick.picture
        if picture is None and canvas.art.has("cards", row_of(pick.thing)):
            picture = partial(_draw_thumb, thing=pick.thing)
        row = Row(
            "",
            box,
            pick.title,
            (lambda: None) if pick.option or pick.plain else None,
            sub=pick.sub if pick.option or not pick.reason else pick.reason,
            note=pick.note,
            number=pick.number,
            icon=pick.icon,
            picture=picture,
            costly=pick.marked,
            chosen=pick.moved or (pick.plain and index == self.chosen),
            enabled=(bool(pick.option) or pick.moved or pick.plain) and not pick.leaves,
            mark=pick.mark,
        )
        row.draw(canvas, Look(hovered=hovered))


def _draw_thumb(canvas: Canvas, at: Position, size: float, *, thing: str) -> None:
    """The small picture of a card in the place of an icon."""
    draw_thumb(canvas, thing, Box(at[0] - size / 2, at[1] - size / 2, size, size))
