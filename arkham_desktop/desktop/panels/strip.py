"""The strip: towns with their gates and monsters, and the lasting cards at its right end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.desktop.widgets import Look, Widget
from arkham_desktop.desktop.words import say

_COMMANDS = {
    "arkham": Command.ARKHAM,
    "dunwich": Command.DUNWICH,
    "innsmouth": Command.INNSMOUTH,
    "other_worlds": Command.WORLDS,
}


class TownChip(Widget):
    """A town: open gates, monsters, the seats that are there. A press flies there.

    Attributes:
        town: its name.
        gates, monsters: how many; None: not counted here.
        seats: whose seats are there, 0 to 7.
        present: whether the camera is over it now.
    """

    def __init__(  # noqa: PLR0913 - named values
        self,
        name: str,
        box: Box,
        town: str,
        on_press: Callable[[], object],
        *,
        gates: int | None,
        monsters: int | None,
        seats: Sequence[int],
        present: Callable[[], bool],
        tip: str,
    ) -> None:
        super().__init__(name, box, tip=tip)
        self.town = town
        self.gates = gates
        self.monsters = monsters
        self.seats = seats
        self.present = present
        self.on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Fly there."""
        self.on_press()

    @staticmethod
    def width(canvas: Canvas, town: str, counts: int, seats: int) -> float:
        """How wide a chip is."""
        return canvas.text_width(town, theme.CAPTION_BOLD.at(15)) + 20 + counts * 40 + seats * 21

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw name, counts and shields."""
        box = self.box
        ink = theme.INK
        if self.present():
            canvas.panel(box, theme.PANEL_LIGHT, border=theme.WHITE, radius=4)
        elif look.hovered:
            canvas.panel(box, theme.PANEL_LIGHT, radius=4)
        left = box.left + 10
        left += (
            canvas.label(self.town, Box(left, box.top, 200, box.height), theme.CAPTION_BOLD.at(15), ink) + 8
        )
        for icon, count in (("gate", self.gates), ("monster", self.monsters)):
            if count is not None:
                canvas.icon(icon, (left + 8, box.centery), 15, theme.INK_SOFT)
                canvas.label(str(count), Box(left + 19, box.top, 20, box.height), theme.CAPTION, theme.INK)
                left += 40
        for seat in self.seats:
            canvas.shield(seat, (left + 9, box.centery), 18)
            left += 21


class LastingChip(Widget):
    """The Environment or the Rumor in play; a press shows the card."""

    def __init__(
        self, name: str, box: Box, icon: str, title: str, tip: str, on_press: Callable[[], object]
    ) -> None:
        super().__init__(name, box, tip=tip)
        self.icon = icon
        self.title = title
        self.on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Show the card."""
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw icon and title."""
        canvas.sheet(self.box, theme.INDEX_CARD if look.hovered else theme.INDEX_CARD_DIM)
        canvas.icon(self.icon, (self.box.left + 16, self.box.centery), 17, theme.PAPER_INK)
        words = Box(self.box.left + 30, self.box.top, self.box.width - 38, self.box.height)
        canvas.label(self.title, words, theme.CAPTION_BOLD, theme.PAPER_INK)


class Strip:
    """The strip of one desk."""

    def __init__(self, desk: Desk, geometry: TableGeometry) -> None:
        self._desk = desk
        self._geometry = geometry

    def widgets(
        self, fly: Callable[[str], object], show: Callable[[str], object], present: Callable[[], str]
    ) -> list[Widget]:
        """The chips; ``fly`` goes to a town, ``show`` shows a card, ``present`` tells the town in view."""
        strip = self._desk.regions.strip
        if strip.height <= 0:
            return []
        lasting = self._lasting(show)
        room = min((chip.box.left for chip in lasting), default=strip.right) - 12
        chips: list[TownChip] = []
        for seats, counts in ((True, True), (False, True), (False, False)):
            chips = self._towns(fly, present, seats=seats, counts=counts)
            if not chips or chips[-1].box.right <= room:
                break
        found: list[Widget] = [chip for chip in chips if chip.box.right <= room]
        return found + list(lasting)

    def _towns(
        self, fly: Callable[[str], object], present: Callable[[], str], *, seats: bool, counts: bool
    ) -> list[TownChip]:
        """The towns side by side, with the seats that are there and the counts, or without."""
        left = self._desk.regions.strip.left + 8
        found: list[TownChip] = []
        if self._desk.table.state.battle is not None:
            return found  # the boards are out of the game
        for town, _ in self._geometry.towns():
            shows = partial(_is_present, town, present)
            found.append(self._town(town, left, partial(fly, town), shows, seats=seats, counts=counts))
            left = found[-1].box.right + 8
        return found

    def _town(
        self,
        town: str,
        left: float,
        press: Callable[[], object],
        present: Callable[[], bool],
        *,
        seats: bool,
        counts: bool,
    ) -> TownChip:
        strip, table = self._desk.regions.strip, self._desk.table
        worlds = town == "other_worlds"
        here = {key for key, spot in self._geometry.spots.items() if spot.town == town}
        counted = counts and not worlds
        people = [one.seat for one in table.investigators if (one.area > 0 if worlds else one.place in here)]
        shown = people if seats else []
        label = say(f"strip.{town}")
        width = TownChip.width(self._desk.measuring, label, 2 if counted else 0, len(shown))
        key = self._desk.key(_COMMANDS[town])
        return TownChip(
            f"town-{town}",
            Box(left, strip.top + 4, width, strip.height - 8),
            label,
            press,
            gates=sum(space in here for space in table.state.gates) if counted else None,
            monsters=sum(place in here for place in table.state.monsters.values()) if counted else None,
            seats=shown,
            present=present,
            tip=say("bar.with-key", what=say("strip.fly", place=label), key=key),
        )

    def _lasting(self, show: Callable[[str], object]) -> list[LastingChip]:
        strip, state, texts = self._desk.regions.strip, self._desk.table.state, self._desk.texts
        right = strip.right - 8
        chips: list[LastingChip] = []
        for kind, card in (("rumor", state.rumor), ("environment", state.environment)):
            if card is None:
                continue
            title = texts.name(card.id)
            width = min(self._desk.measuring.text_width(title, theme.CAPTION_BOLD) + 44, strip.width * 0.3)
            box = Box(right - width, strip.top + 4, width, strip.height - 8)
            tip = f"**{say(f'strip.{kind}')}: {title}**\n{texts.card(card.id)}"
            chips.append(LastingChip(kind, box, kind, title, tip, partial(show, card.id)))
            right = box.left - 8
        return chips

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground."""
        strip = self._desk.regions.strip
        if strip.height > 0:
            canvas.ground(theme.FRIEZE, strip)
            canvas.edge_shadow(strip, "top", 8)
            canvas.line((strip.left, strip.bottom - 1), (strip.right, strip.bottom - 1), theme.CASING)
        battle = self._desk.table.state.battle
        if battle is not None and strip.height > 0:
            text = say("strip.battle")
            canvas.label(
                text, Box(strip.left + 16, strip.top, strip.width * 0.66, strip.height), theme.CAPTION
            )


def _is_present(town: str, present: Callable[[], str]) -> bool:
    return present() == town
