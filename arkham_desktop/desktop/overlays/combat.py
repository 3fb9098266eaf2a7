"""The dialog of a round of combat: the monster, the fight so far, the hands, fighting and fleeing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.rules import skills
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.base import Dialog, Host, dialog
from arkham_desktop.desktop.overlays.combat_hands import arms, proposal_row, rows_of_arms, slots
from arkham_desktop.desktop.overlays.combat_left import MonsterColumn
from arkham_desktop.desktop.overlays.combat_ways import draw_ways, draw_ways_short, ways
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.parts import heading, split
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision


@dialog("combat")
class CombatDialog(Dialog):
    """A round of combat against a monster."""

    icon = "combat"
    columns = 3

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__(host, decision)
        self._column = MonsterColumn(host)

    @property
    def combat(self) -> Combat:
        """The combat in question."""
        about = self.decision.about
        assert isinstance(about, combats.Combat), "the decision is about a combat"
        return about

    @property
    def title(self) -> str:
        """Against whom, in which round."""
        combat = self.combat
        return say("check.combat", monster=self.host.texts.name(combat.monster or ""), n=combat.round)

    @property
    def sub(self) -> str:
        """Phase, investigator, person, place."""
        return circumstances(self.host, self.decision)

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """The monster at the left; hands, weapons, fighting and fleeing at the right."""
        self._tiny = box.height < 220
        self._dense = box.height < 600
        self._arms = arms(self.host, self.decision, self.combat)
        self._ways = ways(self.host, self.decision, self.combat)
        if self._tiny:
            return self._arrange_tiny(box)
        left_width = min(280.0, box.width * 0.31)
        self._left, self._right = split(box, left_width, 24 if not self._dense else 16)
        found = self._column.arrange(self._left, self.combat, dense=self._dense)
        box = self._right
        ways_height = 66.0 if self._dense else self._ways_height(box.width)
        self._hands_head = Box(box.left, box.top, box.width, 22)
        slot = 58.0 if not self._dense else 44.0 if box.height > 360 else 36.0
        self._slots = Box(box.left, box.top + 26, box.width, slot)
        top = self._slots.bottom + (14 if not self._dense else 6)
        self._others_head = Box(box.left, top, box.width, 20)
        self._others = Box(box.left, top + 24, box.width, max(0.0, box.bottom - ways_height - 14 - top - 24))
        found += slots(self.host, self.decision, self.combat, self._slots)
        offer = Box(box.left + 76, box.top, box.width - 76 - 120, 22)
        found += proposal_row(self.host, self.decision, self.combat, offer)
        others = [arm for arm in self._arms if not arm.held]
        rows, used = rows_of_arms(self, others, self._others, dense=self._dense)
        found += rows
        below = (self._others.top + used + 14) if others else self._others_head.top
        whole = self._ways_height(box.width)
        self._short = self._dense and box.bottom - below < whole
        high = ways_height if self._short else whole
        self._ways_box = Box(box.left, below, box.width, min(high, box.bottom - below))
        return found

    def _ways_height(self, width: float) -> float:
        lines = max((len(way.lines) for way in self._ways), default=0)
        return 64 + 25.0 * lines + 34 + 82

    def _arrange_tiny(self, box: Box) -> list[Widget]:
        self._left = Box(box.left, box.top, box.width, 44)
        self._slots = Box(box.left, self._left.bottom + 6, box.width, 34)
        self._ways_box = Box(box.left, self._slots.bottom + 6, box.width, box.bottom - self._slots.bottom - 6)
        return slots(self.host, self.decision, self.combat, self._slots)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw both columns; the widgets are drawn afterwards."""
        if self._tiny:
            self._column.draw_line(canvas, self._left, self.combat)
            draw_ways_short(canvas, self._ways_box, self._ways, self.host.texts)
            return
        self._column.draw(canvas)
        table, combat = self.host.table, self.combat
        hands = skills.hands(table, combat.who, combat)
        heading(canvas, self._hands_head, say("combat.in-hand"), self._free(hands))
        if any(not arm.held for arm in self._arms):
            heading(canvas, self._others_head, say("combat.others"), say("combat.with-it"))
        if self._short:
            draw_ways_short(canvas, self._ways_box, self._ways, self.host.texts)
        else:
            draw_ways(canvas, self._ways_box, self._ways, self.host)

    def _free(self, hands: int) -> str:
        taken = sum(arm.hands for arm in self._arms if arm.held)
        return say("combat.hands", taken=taken, count=hands)
