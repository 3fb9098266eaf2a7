"""The awakening: why the Ancient One is awake, and what the final battle is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.text.log import cause_name
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import TELLERS, Dialog, Host
from arkham_desktop.desktop.overlays.event_lines import entries
from arkham_desktop.desktop.overlays.event_list import EventList
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.parts import heading, split
from arkham_desktop.desktop.overlays.story import since
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision


class AwakeningDialog(Dialog):
    """Tells of the awakening until the next choice."""

    icon = "ancient-one"

    def __init__(self, host: Host, decision: Decision, event: e.AncientOneAwoke) -> None:
        super().__init__(host, decision)
        self._event = event
        self._open = True

    @property
    def lingers(self) -> bool:
        """Until the next choice."""
        return self._open

    def happened(self, events: Sequence[Any]) -> None:
        """The next choice ends the telling."""
        self._open = False

    @property
    def title(self) -> str:
        """Who awakens."""
        return say("awake.title", name=self.host.texts.name(self._event.ancient_one))

    @property
    def sub(self) -> str:
        """Why."""
        texts = self.host.texts
        return cause_name(texts.table.library, self._event.why, texts.words)

    def arrange(self, box: Box) -> list[Widget]:
        """The sheet at the left; what the battle is, and what has happened, at the right."""
        wide = box.width > 560
        self._left, self._right = split(box, min(380.0, box.width * 0.46), 24) if wide else (box, box)
        text = say("awake.rules")
        right = self._right
        high = self.host.measuring.paragraph_height(text, right.width - 28, theme.BODY) + 24
        self._rules = Box(right.left, right.top, right.width, min(high, right.height * 0.5))
        if not wide:
            self._left = Box(0, 0, 0, 0)
        top = self._rules.bottom + 12
        self._head = Box(right.left, top, right.width, 22)
        lines = entries(since(self.host.session, e.AncientOneAwoke), self.host.texts)
        rest = Box(right.left, top + 28, right.width, max(0.0, right.bottom - top - 28))
        return [EventList(self.host, rest, lines, dense=box.height < 600)]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the sheet and the words."""
        if self._left.width:
            high = min(self._left.height, self._left.width * 1.5)
            sheet = Box(self._left.left, self._left.top, self._left.width, high)
            draw_face(canvas, sheet, self._event.ancient_one, self.host.texts)
        canvas.panel(self._rules, theme.PANEL)
        canvas.paragraph(say("awake.rules"), inset(self._rules, 14, 10), theme.BODY)
        heading(canvas, self._head, say("mythos.happened"))


def tell_awakening(host: Host, events: Sequence[Any]) -> Dialog | None:
    """The Ancient One awoke."""
    decision = host.session.game.pending
    awoke = next((event for event in events if isinstance(event, e.AncientOneAwoke)), None)
    return AwakeningDialog(host, decision, awoke) if awoke is not None and decision is not None else None


TELLERS.insert(0, tell_awakening)  # nothing else matters then
