"""The left side of a check: the card or the monster it is made for, and what follows either way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import Encounter, GateCard
from arkham_desktop.arkham.text import encounter_text
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces import draw_face, find_row, has_face
from arkham_desktop.desktop.overlays.outcomes import Outcome, outcomes
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.overlays.parts import draw_note, heading, note_height
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.desktop.overlays.base import Host


class CheckLeft:
    """Draws what a check is for, and its two ends."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def thing(self, check: Check) -> str:
        """What is shown as a card: the Spell, the monster, the gate's world, the card; empty for nothing."""
        if check.kind == "spell" and has_face(self._host.table.library, check.source):
            return check.source
        if check.monster is not None:
            return check.monster
        if check.gate is not None:
            return self._host.table.gate_world(check.gate) or check.gate
        if check.combat is not None and check.monster is None:
            return self._host.table.state.ancient_one
        return check.source if has_face(self._host.table.library, check.source) else ""

    def line(self, check: Check) -> str:
        """The same in one line, for small windows."""
        texts, table = self._host.texts, self._host.table
        row = find_row(table.library, check.source)
        told = [bold_head(f"{say('outcome.pass' if one.passed else 'outcome.fail')}: {one.title} {one.text}")
                for one in outcomes(check, texts)]  # fmt: skip
        if not told and isinstance(row, Encounter | GateCard):
            place = row.place if isinstance(row, Encounter) else check.who.place
            told = [bold_head(line) for line in encounter_text(table.library, row.id, place, texts.words)]
        name = self.thing(check)
        if isinstance(row, GateCard):
            name = check.who.place
        elif isinstance(row, Encounter):
            name = row.place
        head = f"**{texts.name(name)}.** " if name else ""
        return head + " ".join(told)

    def draw(self, canvas: Canvas, box: Box, check: Check) -> None:
        """The card above, what follows below."""
        found = outcomes(check, self._host.texts)
        notes = [self._note(one) for one in found]
        heights = [note_height(canvas, box.width, title, text) for title, text, _ in notes]
        below = sum(heights) + 8 * len(heights) + (24 if heights else 0)
        thing = self.thing(check)
        room = box.height - below - 10
        if thing and room > 90:
            high = min(room, box.width * 1.3)
            draw_face(
                canvas,
                Box(box.left, box.top, box.width, high),
                thing,
                self._host.texts,
                place=check.who.place,
            )
            top = box.top + high + 10
        else:
            top = box.top
        if not notes:
            return
        heading(canvas, Box(box.left, top, box.width, 20), say("outcome.follows"))
        top += 24
        for one, (title, text, icon), high in zip(found, notes, heights, strict=True):
            high = min(high, max(30.0, box.bottom - top))
            draw_note(canvas, Box(box.left, top, box.width, high), title, text, icon=icon, costly=one.costly)
            top += high + 8

    def _note(self, one: Outcome) -> tuple[str, str, str]:
        key = "outcome.pass" if one.passed else "outcome.fail"
        icon = "warning" if one.costly else "yes" if one.passed else "no"
        return f"{say(key)}: {one.title}", one.text, icon
