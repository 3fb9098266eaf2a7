"""The dialog of an attack on the Ancient One: hands, weapons, and the successes to be expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, forecast, odds, skills
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.text import check_lines
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Dialog, dialog
from arkham_desktop.desktop.overlays.check_draw import draw_pool_line
from arkham_desktop.desktop.overlays.check_words import dice_words, faces_words, pool_sum, source_icon
from arkham_desktop.desktop.overlays.combat_hands import arms, proposal_row, rows_of_arms, slots
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.parts import heading
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.desktop.widgets import Widget

_MOST_BARS = 12


@dialog("attack")
class AttackDialog(Dialog):
    """The one attack that an investigator has in a round of the final battle."""

    icon = "combat"

    @property
    def combat(self) -> Combat:
        """The attack in question."""
        about = self.decision.about
        assert isinstance(about, combats.Combat), "the decision is about an attack"
        return about

    @property
    def title(self) -> str:
        """Who is attacked."""
        return say("check.battle", ancient=self.host.texts.name(self.host.table.state.ancient_one))

    @property
    def sub(self) -> str:
        """Phase, investigator, person, round."""
        battle = self.host.table.state.battle
        number = say("battle.round", n=battle.round) if battle is not None else ""
        return circumstances(self.host, self.decision, number)

    def arrange(self, box: Box) -> list[Widget]:
        """Hands, other weapons, the attack below them."""
        roomy = box.height > 600
        self._small = box.height < 300
        self._arms = arms(self.host, self.decision, self.combat)
        head = 24.0 if not self._small else 0.0
        self._head = Box(box.left, box.top, box.width, 20 if head else 0)
        slot = 58.0 if roomy else 44.0 if not self._small else 34.0
        self._slots = Box(box.left, box.top + head, box.width, slot)
        below = 250.0 if roomy else 170.0 if not self._small else 60.0
        top = self._slots.bottom + (12 if not self._small else 6)
        others = Box(box.left, top, box.width, max(0.0, box.bottom - below - 10 - top))
        found = slots(self.host, self.decision, self.combat, self._slots)
        if head:
            offer = Box(box.left + 76, box.top - 4, box.width - 76 - 120, 24)
            found += proposal_row(self.host, self.decision, self.combat, offer)
        rows, used = rows_of_arms(self, [arm for arm in self._arms if not arm.held], others, dense=not roomy)
        top = others.top + used + (10 if used else 0)
        self._panel = Box(box.left, top, box.width, min(below, box.bottom - top))
        return found + rows

    @property
    def _check(self) -> Check | None:
        return forecast.attack_check(self.host.table, self.combat.who, self.combat)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the heading and the attack; hands and rows are widgets."""
        table, combat = self.host.table, self.combat
        if self._head.height:
            hands = skills.hands(table, combat.who, combat)
            taken = sum(arm.hands for arm in self._arms if arm.held)
            heading(canvas, self._head, say("combat.in-hand"), say("combat.hands", taken=taken, count=hands))
        check = self._check
        if check is None:
            canvas.paragraph(say("battle.no-fight"), self._panel, theme.BODY, theme.INK_SOFT)
            return
        canvas.panel(self._panel, theme.PANEL)
        inner = inset(self._panel, 16, 10 if not self._small else 4)
        expected = say("battle.expected", n=f"{forecast.expected_successes(table, check):.1f}")
        if self._small:
            half = inner.height / 2
            text = f"{pool_sum(check, self.host.texts)}"
            canvas.label(text, Box(inner.left, inner.top, inner.width - 170, half), theme.BODY_BOLD)
            canvas.label(expected, inner, theme.LABEL, align="right")
            low = Box(inner.left, inner.top + half, inner.width - 170, half)
            canvas.label(self._needed(), low, theme.CAPTION, theme.INK_SOFT)
            return
        canvas.label(say("battle.attack"), Box(inner.left, inner.top, inner.width, 28), theme.TITLE)
        canvas.label(expected, Box(inner.left, inner.top, inner.width, 28), theme.LABEL, align="right")
        left = Box(inner.left, inner.top + 34, inner.width * 0.44, inner.height - 34)
        self._draw_pool(canvas, left, check)
        right = Box(left.right + 20, left.top, inner.right - left.right - 20, left.height)
        self._draw_bars(canvas, right, check)

    def _needed(self) -> str:
        state = self.host.table.state
        carried = state.battle.carried if state.battle is not None else 0
        return say("check.next-token", count=max(0, state.players - carried))

    def _draw_pool(self, canvas: Canvas, box: Box, check: Check) -> None:
        texts, library = self.host.texts, self.host.table.library
        lines = [line for line in check_lines(self.host.table, check, texts.words) if line.counts]
        step = min(28.0, max(20.0, (box.height - 50) / max(1, len(lines))))
        top = box.top
        for line in lines:
            if top + step > box.bottom - 44:
                break
            draw_pool_line(
                canvas, Box(box.left, top, box.width, step), line, source_icon(library, line.source)
            )
            top += step
        text = f"{dice_words(check, texts)}, {faces_words(check, texts)}"
        canvas.label(text, Box(box.left, top + 4, box.width, 22), theme.BODY_BOLD)
        low = Box(box.left, top + 26, box.width, 20)
        canvas.label(say("battle.costs-nothing"), low, theme.CAPTION, theme.INK_SOFT)

    def _draw_bars(self, canvas: Canvas, box: Box, check: Check) -> None:
        """The chance of each number of successes; white bars take a doom token."""
        table, state = self.host.table, self.host.table.state
        spread = odds.distribution(max(0, checks.dice_count(table, check)), *checks.terms(table, check))
        shown = list(spread[:_MOST_BARS])
        carried = state.battle.carried if state.battle is not None else 0
        need = max(1, state.players - carried)
        words = 40.0
        each = box.width / len(shown)
        high = max(10.0, box.height - words - 18)
        most = max(shown)
        small = Style("text", 12.5)
        for index, chance in enumerate(shown):
            left = box.left + index * each
            tall = max(2.0, high * chance / most)
            bar = Box(left + each * 0.12, box.top + 18 + high - tall, each * 0.76, tall)
            canvas.panel(bar, theme.WHITE if index >= need else theme.INK_OFF, radius=2)
            if chance >= 0.005:
                over = Box(left, bar.top - 18, each, 16)
                canvas.label(str(round(chance * 100)), over, small, theme.INK_SOFT, align="center")
            under = Box(left, box.top + 20 + high, each, 18)
            canvas.label(str(index), under, theme.CAPTION_BOLD, align="center")
        chance = sum(spread[need:])
        text = say("battle.takes", chance=self.host.texts.percent(chance), count=need)
        canvas.label(
            text, Box(box.left, box.bottom - 20, box.width, 20), theme.CAPTION, theme.INK_SOFT, align="center"
        )
