"""The Ancient One and what holds for the whole game now: Environment, Rumor, lasting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from arkham_desktop.arkham.effects.base import Mods
from arkham_desktop.arkham.modifiers import MARTIAL_LAW
from arkham_desktop.arkham.text.telling import clause, sentence_of
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, grid, inset
from arkham_desktop.desktop.overlays.base import Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.parts import heading
from arkham_desktop.desktop.widgets import Look, ScrollText, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Lasting
    from arkham_desktop.desktop.scenes.table import TableScene

_IN_A_ROW = 4
"""More cards than these stand in two rows."""
_OPS: TypeAdapter[Mods] = TypeAdapter(Mods)


class LastingPanel(Panel):
    """The sheet of the Ancient One, and the lasting cards beside it."""

    icon = "ancient-one"
    command = Command.ANCIENT_ONE

    @property
    def title(self) -> str:
        """Who sleeps, or is awake."""
        return self.host.texts.name(self.host.table.state.ancient_one)

    @property
    def sub(self) -> str:
        """What else is shown."""
        return say("last.sub")

    def _things(self) -> list[tuple[str, str]]:
        """A heading and a card each."""
        state = self.host.table.state
        found = [(say("face.ancient-one"), state.ancient_one)]
        if state.herald is not None:
            found.append((say("face.herald"), state.herald))
        if state.environment is not None:
            found.append((say("strip.environment"), state.environment.id))
        if state.rumor is not None:
            found.append((say("strip.rumor"), state.rumor.id))
        found += [(say("face.kind-condition"), card.id) for card in state.conditions]
        return found

    def arrange(self, box: Box) -> list[Widget]:
        """The cards side by side, the lasting effects below; in small windows all as text."""
        things, state = self._things(), self.host.table.state
        self._small = box.height < 240 or box.width < 500
        if self._small:
            lines = []
            for head, thing in things:
                lines.append(f"**{head}: {self.host.texts.name(thing)}**\n{self.host.texts.card(thing)}")
            return [ScrollText("dialog-lasting", box, "\n\n".join([*lines, self._effects()]))]
        rows = 2 if len(things) > _IN_A_ROW else 1
        across = -(-len(things) // rows)
        width = min(420.0, (box.width - 20 * (across - 1)) / max(2, across))
        effects, below = self._effects(), 0.0
        # Beside the sheet of the Ancient One, which says most, where it stands in the one row.
        beside = box.left + (width + 20 if rows == 1 else 0.0)
        if effects:
            wide = box.right - beside - 28
            below = min(self.host.measuring.paragraph_height(effects, wide, theme.BODY) + 44, 190.0)
        row = Box(box.left, box.top, width * across + 20 * (across - 1), box.height - below)
        high = min((row.height - 20 * (rows - 1)) / rows - 30, width * 1.5)
        places = grid(row, len(things), across, 20, high + 26)
        self._cards = [
            (Box(part.left, part.top + 26, part.width, high), head, thing)
            for part, (head, thing) in zip(places, things, strict=True)
        ]
        if rows == 1:
            sheet = self._cards[0][0]
            sheet.height = min(box.height - 30, width * 1.5)
        missing = state.environment is None or state.rumor is None
        self._missing = (
            Box(row.right + 24, row.top + 26, max(0.0, box.right - row.right - 24), 120) if missing else None
        )
        top = self._cards[-1][0].bottom + 14 if len(things) > 1 else box.top + (150 if missing else 26)
        self._below = Box(beside, top, box.right - beside, min(below, box.bottom - top))
        found: list[Widget] = [
            _Face(f"dialog-face-{thing}", place, self, thing) for place, _, thing in self._cards
        ]
        return found

    def _effects(self) -> str:
        """What lasts beyond the effect that made it, a line each."""
        state, texts = self.host.table.state, self.host.texts
        lines = [self._told(lasting) for lasting in state.lasting]
        if MARTIAL_LAW in state.flags:
            lines.append(say("track.law-in-force"))
        lines += [
            say("last.closed", place=texts.name(space), until=texts.words.of("until", until))
            if texts.words.has(f"until-{until}")
            else say("last.closed-for-good", place=texts.name(space))
            for space, until in state.closed.items()
        ]
        return "\n".join(lines)

    def _told(self, lasting: Lasting) -> str:
        texts = self.host.texts
        words = texts.words.about(texts.table.library)
        (op,) = _OPS.validate_json(f"[{lasting.effect}]")
        text = sentence_of(clause(words.within, op))
        who = texts.name(lasting.who) if lasting.who else say("last.everybody")
        return say("last.effect", source=texts.name(lasting.source), who=who, text=text)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw headings and lasting effects; the cards are widgets."""
        if self._small:
            return
        for place, head, _ in self._cards:
            heading(canvas, Box(place.left, place.top - 26, place.width, 20), head)
        if self._missing is not None and self._missing.width > 120:
            canvas.paragraph(say("last.none"), self._missing, theme.BODY, theme.INK_SOFT)
        if self._below.height > 40:
            canvas.panel(self._below, theme.PANEL)
            inner = inset(self._below, 14, 8)
            heading(canvas, Box(inner.left, inner.top, inner.width, 20), say("last.effects"))
            room = Box(inner.left, inner.top + 24, inner.width, inner.height - 24)
            canvas.paragraph(self._effects(), room, theme.BODY)


class _Face(Widget):
    """A face that opens close up."""

    def __init__(self, name: str, box: Box, panel: LastingPanel, thing: str) -> None:
        super().__init__(name, box)
        self._panel = panel
        self._thing = thing

    def press(self, at: tuple[float, float] | None = None) -> None:
        """Show it close up."""
        self._panel.host.close_up(self._thing)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the face."""
        draw_face(canvas, self.box, self._thing, self._panel.host.texts)


@opens(Command.ANCIENT_ONE)
def open_lasting(scene: TableScene) -> None:
    """Open or close the Ancient One and the lasting cards."""
    scene.open_panel(LastingPanel(scene))
