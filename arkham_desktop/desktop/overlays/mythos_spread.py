"""Spreading monsters over places: a counter each, with a proposal filled in; a plus takes from another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules import foretelling
from arkham_desktop.arkham.rules.placing import Spread
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.faces_monster import sprites
from arkham_desktop.desktop.overlays.mythos_steps import changes_told
from arkham_desktop.desktop.overlays.parts import Row, heading
from arkham_desktop.desktop.theme import Grade, Style
from arkham_desktop.desktop.widgets import Button, Look
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.overlays.base import Dialog
    from arkham_desktop.desktop.widgets import Widget


class StepButton(Button):
    """A plus or a minus, however small."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the ground, and the sign over all of it."""
        ink = theme.INK if self.enabled else theme.INK_OFF
        if self.enabled:
            ground = theme.PANEL_HIGH if look.hovered else theme.PANEL
            canvas.panel(self.box, ground, border=theme.AMBER, width=1.5)
        else:
            canvas.dashed(self.box, theme.INK_OFF, width=1.25)
        style = Style("serif-bold", min(22.0, self.box.height * 0.7))
        canvas.label(self.label, self.box, style, ink, align="center")


class CountedRow(Row):
    """A row whose value stands between the buttons that change it, where it has such.

    Attributes:
        counter: it has them.
    """

    def __init__(self, *args: Any, counter: bool, **looks: Any) -> None:
        super().__init__(*args, **looks)
        self.counter = counter

    def _right(self, canvas: Canvas, right: float, ink: theme.Color) -> float:
        if not self.counter:
            return super()._right(canvas, right, ink)
        size = min(44.0, self.box.height - 6)
        middle = Box(self.box.right - size - 44, self.box.top, 40, self.box.height)
        canvas.label(self.value, middle, Style("serif-bold", 22), ink, align="center")
        return middle.left - size - 12


class Spreading:
    """The right side of the Mythos dialog while monsters are spread."""

    def __init__(self, owner: Dialog) -> None:
        self._owner = owner

    @property
    def _spread(self) -> Spread:
        about = self._owner.decision.about
        assert isinstance(about, Spread), "the decision is about monsters being spread"
        return about

    def arrange(self, box: Box) -> list[Widget]:
        """A row for each place: with a plus where one more may go."""
        owner, spread = self._owner, self._spread
        host = owner.host
        offered = [option.target for option in owner.decision.options if option.verb == "place"]
        places = list(dict.fromkeys([*spread.given, *offered]))
        tiny = box.height < 220
        if tiny:  # the question is in the bar; what can be chosen comes first
            places.sort(key=lambda place: place not in offered)
        text = self._question()
        head = min(host.measuring.paragraph_height(text, box.width, theme.BODY), 66.0)
        self._head = Box(box.left, box.top, box.width, 0 if tiny else 30 + head)
        self._below = Box(box.left, box.bottom - 112, box.width, 112) if box.height > 420 else None
        bottom = self._below.top if self._below is not None else box.bottom
        top = self._head.bottom + (0 if tiny else 32)
        gap, foot = (3.0, 0.0) if tiny else (6.0, 34.0)
        high = max(26.0 if tiny else 32.0, min(56.0, (bottom - foot - top + gap) / max(1, len(places)) - gap))
        found: list[Widget] = []
        self._rows_head = Box(box.left, top - 26, box.width, 0 if tiny else 22)
        for place in places:
            if top + high > bottom + 0.5 - (0 if tiny else 26):
                break
            row = Box(box.left, top, box.width, high)
            found += [self._row(place, row, place in offered), *self._steppers(place, row)]
            top += high + gap
        self._count = Box(box.left, top, box.width, 0 if tiny else 24)
        return found

    def _given(self, place: str) -> int:
        """How many monsters a place gets: what it has for certain, and what is marked."""
        picks = self._owner.host.bar.picks
        marked = picks.count(f"place:{place}") if picks is not None else 0
        return self._spread.given.get(place, 0) + marked

    def _steppers(self, place: str, box: Box) -> list[Widget]:
        """The buttons that take one away from a place and give it one more."""
        host, option = self._owner.host, f"place:{place}"
        picks = host.bar.picks
        if picks is None or not picks.has(option):
            return []
        size = min(44.0, box.height - 6)
        less = Box(box.right - 2 * size - 44, box.centery - size / 2, size, size)
        more = Box(box.right - size - 4, less.top, size, size)
        return [
            StepButton(
                f"dialog-less-{option}",
                less,
                "−",
                partial(host.change_pick, option, -1),
                grade=Grade.PLAIN if picks.count(option) else Grade.OFF,
                align="center",
                tip=say("mythos.less") if picks.count(option) else say("mythos.no-less"),
            ),
            StepButton(
                f"dialog-more-{option}",
                more,
                "+",
                partial(host.change_pick, option, 1),
                grade=Grade.PLAIN if picks.can_add(option) else Grade.OFF,
                align="center",
                tip=say("mythos.add") if picks.can_add(option) else say("mythos.has-all"),
            ),
        ]

    def _question(self) -> str:
        key = "mythos.surge-why" if self._owner.decision.kind == "surge" else "mythos.fill-why"
        return say(key, count=self._spread.left)

    def _row(self, place: str, box: Box, offered: bool) -> Row:
        owner = self._owner
        host, texts = owner.host, owner.host.texts
        marker = host.table.state.gates.get(place)

        def picture(canvas: Canvas, at: Position, size: float) -> None:
            if marker is not None:
                gate = host.table.library.gate_markers[marker]
                image = sprites(canvas).gate(gate, max(6, canvas.px(size * 0.36)))
                x, y = canvas.point(at)
                canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))
            else:
                canvas.icon("find", at, size * 0.6)

        world = host.table.gate_world(place)
        counter = offered and host.bar.picks is not None
        return CountedRow(
            f"dialog-place-{place}",
            box,
            texts.name(place),
            partial(host.pick, f"place:{place}") if offered else partial(host.fly_to, place),
            sub=say("mythos.to-world", world=texts.name(world)) if world else "",
            value=str(self._given(place)),
            note="" if offered else say("mythos.has-all"),
            counter=counter,
            number=owner.number_of(f"place:{place}") if offered else "",
            picture=picture,
            mark="" if counter else "plus" if offered else "padlock",
            tip=say("mythos.add") if offered else "",
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, count and what follows this way."""
        owner = self._owner
        title = owner.host.texts.question(owner.decision).title if self._head.height else ""
        canvas.label(title, Box(self._head.left, self._head.top, self._head.width, 28), theme.TITLE)
        rest = Box(self._head.left, self._head.top + 30, self._head.width, self._head.height - 30)
        if not self._count.height:
            return  # the smallest windows have room for the rows alone
        canvas.paragraph(self._question(), rest, theme.BODY, theme.INK_SOFT)
        heading(canvas, self._rows_head, say("mythos.places"), say("mythos.monsters"))
        given = sum(self._spread.given.values())
        picks = owner.host.bar.picks
        placed = given + (len(picks.marked) if picks is not None else 0)
        text = say("mythos.placed", n=placed, of=given + self._spread.left)
        used = canvas.label(text, self._count, theme.BODY_BOLD)
        if picks is not None:
            rest = Box(self._count.left + used + 16, self._count.top, self._count.width - used - 16, 24)
            canvas.label(say("mythos.takes"), rest, theme.CAPTION, theme.INK_SOFT)
        if self._below is not None:
            self._draw_consequences(canvas, inset(self._below, 0, 4))

    def _draw_consequences(self, canvas: Canvas, box: Box) -> None:
        """The limits as they will be when all monsters have come."""
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 14, 8)
        heading(canvas, Box(inner.left, inner.top, inner.width, 20), say("mythos.all-in-all"))
        step = (inner.height - 22) / 3
        picks = self._owner.host.bar.picks
        marked = picks.marked if picks is not None else []
        places = [*self._spread.given, *(option.removeprefix("place:") for option in marked)]
        coming = {place: self._given(place) for place in places}
        for index, (icon, text, _) in enumerate(consequences(self._owner.host.table, coming)):
            line = Box(inner.left, inner.top + 22 + index * step, inner.width, step)
            canvas.icon(icon, (line.left + 10, line.centery), 16)
            canvas.label(text, Box(line.left + 28, line.top, line.width - 28, step), theme.BODY_BOLD.at(15))


def consequences(table: Table, coming: Mapping[str, int]) -> list[tuple[str, str, bool]]:
    """What so many monsters at these places do to the tracks: icon, words, whether it comes up to a limit."""
    places = [place for place, count in coming.items() for _ in range(count)]
    return changes_told(foretelling.monsters_after(table, places))
