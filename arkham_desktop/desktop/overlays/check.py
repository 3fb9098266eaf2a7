"""The dialog of a check: what it is for, its dice line by line, the chance, the roll, what can change it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, forecast
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Click
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.base import Dialog, Host, dialog
from arkham_desktop.desktop.overlays.check_draw import draw_pool_line, draw_two
from arkham_desktop.desktop.overlays.check_left import CheckLeft
from arkham_desktop.desktop.overlays.check_words import (
    check_header,
    check_icon,
    check_name,
    dice_words,
    faces_words,
    need_words,
    pool_lines,
    pool_sum,
    source_icon,
    source_kind,
)
from arkham_desktop.desktop.overlays.dice import DiceTray
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.parts import Row, draw_chance, heading, split
from arkham_desktop.desktop.overlays.row_list import placed
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.text import OptionText
    from arkham_desktop.desktop.input import Input
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision, Option

_PREVIEWED = 3
"""For so many clue tokens the chance is shown before the roll."""


@dialog("check", "after_check", "die")
class CheckDialog(Dialog):
    """A check before and after its roll: only the tray and what stands below it change."""

    columns = 3

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__(host, decision)
        self.tray = DiceTray()
        self._shown: Check | None = None
        self._faces: list[int] = []
        self._left = CheckLeft(host)
        self._show_dice(tumble=False)

    @classmethod
    def shows(cls, decision: Decision) -> bool:
        """A decision about a check."""
        return isinstance(decision.about, checks.Check)

    @property
    def check(self) -> Check:
        """The check in question."""
        about = self.decision.about
        assert isinstance(about, checks.Check), "the decision is about a check"
        return about

    @property
    def title(self) -> str:
        """What the check is for."""
        return check_header(self.check, self.host.texts)

    @property
    def sub(self) -> str:
        """Phase, investigator, person."""
        return circumstances(self.host, self.decision)

    def turn_to(self, decision: Decision) -> None:
        """The dice that changed tumble."""
        super().turn_to(decision)
        self._show_dice(tumble=True)

    def _show_dice(self, *, tumble: bool) -> None:
        check, table = self.check, self.host.table
        before = self._faces if check is self._shown else []
        faces = list(check.faces)
        changed = [index for index, face in enumerate(faces) if index >= len(before) or before[index] != face]
        good = [checks.is_success(table, check, face) for face in faces]
        self.tray.show(faces, good, changed if tumble else [], self.host.pace)
        self._shown, self._faces = check, faces
        self.icon = check_icon(check)

    # -- time --------------------------------------------------------------------------------------

    @property
    def moves(self) -> bool:
        """Dice tumble."""
        return self.tray.moves

    def update(self, dt: float) -> bool:
        """Let the dice go on."""
        return self.tray.update(dt)

    def hurry(self) -> bool:
        """Let them settle."""
        return self.tray.hurry()

    def handle(self, report: Input) -> bool:
        """A click on the dialog lets the dice settle."""
        if not isinstance(report, Click) or not self.tray.moves:
            return False
        box = self.host.desk.regions.dialog
        return bool(box.collidepoint(report.at)) and self.hurry()

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """Two columns where there is room; else one, with the dice in one line."""
        self._lines = pool_lines(self.check, self.host.texts)
        if box.width >= 600 and box.height >= 400:
            self._left_box, self._right = split(box, min(318.0, box.width * 0.37), 24)
            self._small = False
        else:
            self._left_box, self._right = Box(box.left, box.top, box.width, 0), box
            self._small = True
        self._place()
        return self._rows()

    def _place(self) -> None:
        """Where the parts of the right column stand."""
        box, lines = self._right, self._lines
        roomy = box.height > 600
        if self._small:
            self._place_small(box)
            return
        head = 42.0 if roomy else 32.0
        self._head = Box(box.left, box.top, box.width, head)
        most = 36.0 if roomy else 27.0
        room = box.height * (0.36 if roomy else 0.4)
        self._line = max(21.0, min(most, room / max(1, len(lines))))
        self._pool = Box(box.left, self._head.bottom + 4, box.width, self._line * len(lines))
        total = 44.0 if roomy else 34.0
        self._total = Box(box.left, self._pool.bottom + 6, box.width, total)
        gap = 16.0 if roomy else 10.0
        top = self._total.bottom + gap
        self._chance = Box(box.left, top, box.width, 72.0 if roomy else 54.0)
        if self.check.rolled:
            self._chance = Box(box.left, top, box.width, 0)
            self._tray = Box(box.left, top, box.width, 132.0 if roomy else 96.0)
        else:
            self._tray = Box(box.left, self._chance.bottom + gap, box.width, 92.0 if roomy else 62.0)
        top = self._tray.bottom + gap
        self._below = Box(box.left, top, box.width, max(0.0, box.bottom - top))

    def _place_small(self, box: Box) -> None:
        tiny = box.height < 220
        canvas = self.host.measuring
        line = self._left.line(self.check)
        style = theme.BODY if not tiny else theme.CAPTION
        high = min(canvas.paragraph_height(line, box.width, style), box.height * 0.2) if line else 0.0
        self._left_box = Box(box.left, box.top, box.width, high)
        top = self._left_box.bottom + (8 if high else 0)
        self._head = Box(box.left, top, box.width, 0)
        self._total = Box(box.left, top, box.width, 30.0 if tiny else 38.0)
        top = self._total.bottom + (4 if tiny else 10)
        wanted = 50.0 if tiny else 64.0
        self._chance = Box(box.left, top, box.width, 0 if self.check.rolled else wanted)
        if not self.check.rolled:
            top = self._chance.bottom + 8
        self._tray = Box(box.left, top, box.width, min(wanted, max(0.0, box.bottom - top)))
        self._below = Box(box.left, self._tray.bottom + 8, box.width, box.bottom - self._tray.bottom - 8)

    # -- what can change it ------------------------------------------------------------------------

    def _changing(self) -> list[Option]:
        """The options that change the check: clue tokens, then cards and abilities."""
        options = [option for option in self.decision.options if option.verb == "spend"]
        return options + [option for option in self.decision.options if option.aside]

    def _rows(self) -> list[Widget]:
        """A row for each option that can change the check."""
        found: list[Row] = []
        if self.tray.moves:
            return []
        if not self.check.rolled and not any(option.aside for option in self.decision.options):
            return []
        box = self._below
        head = 26.0 if box.height >= 62 else 0.0
        box = Box(box.left, box.top + head, box.width, box.height - head)
        for option in self._changing():
            text = self.host.texts.option(self.decision, option)
            found.append(
                Row(
                    f"dialog-{option.id}",
                    box,
                    text.label,
                    partial(self.host.choose, option.id),
                    sub=self._row_sub(option, text),
                    value=self._row_odds(option, text),
                    number=self.number_of(option.id),
                    icon="clue" if option.verb == "spend" else self._icon_of(option),
                    tip=text.consequence,
                )
            )
        return placed("dialog-changes", box, found, height=54, least=40, gap=8)[0]

    def _row_odds(self, option: Option, text: OptionText) -> str:
        """The chance of the check with it; that of a Spell is its casting's, and stands in words."""
        if text.odds is None or option.verb == "cast":
            return ""
        return self.host.texts.percent(text.odds)

    def _row_sub(self, option: Option, text: OptionText) -> str:
        told = text.sub or text.consequence
        if option.verb == "cast" and text.odds is not None:
            return say("check.cast-odds", odds=self.host.texts.percent(text.odds), told=told)
        if option.verb != "spend":
            return told
        table, check = self.host.table, self.check
        dice = checks.dice_per_clue(table, check) * checks.clues_at_once(table, check.who)
        left = check.who.clues - checks.clues_at_once(table, check.who)
        return say("check.clue-dice", count=dice, left=max(0, left))

    def _icon_of(self, option: Option) -> str:
        return source_icon(self.host.table.library, option.target.partition("/")[0])

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw both columns."""
        if self._small:
            style = theme.BODY if box.height >= 220 else theme.CAPTION
            canvas.paragraph(self._left.line(self.check), self._left_box, style)
            self._draw_sum(canvas)
        else:
            self._left.draw(canvas, self._left_box, self.check)
            self._draw_head(canvas)
            self._draw_pool(canvas)
            self._draw_total(canvas)
        if not self.check.rolled:
            self._draw_chance(canvas)
        self._draw_tray(canvas)
        self._draw_below(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        box = self._head
        style = Style("serif-bold", 27 if box.height > 36 else 21)
        used = canvas.label(check_name(self.check, self.host.texts), box, style)
        rest = Box(box.left + used + 12, box.top, box.width - used - 12, box.height)
        canvas.label(self._need(), rest, theme.LABEL, align="right")

    def _need(self) -> str:
        battle = self.host.table.state.battle
        if battle is not None and self.check.combat is not None and self.check.monster is None:
            needed = max(0, self.host.table.state.players - battle.carried)
            return say("check.next-token", count=needed)
        return need_words(self.check)

    def _draw_pool(self, canvas: Canvas) -> None:
        library = self.host.table.library
        for index, line in enumerate(self._lines):
            row = Box(self._pool.left, self._pool.top + index * self._line, self._pool.width, self._line)
            kind = source_kind(self.check, line.source, self.host.texts, first=index == 0)
            draw_pool_line(canvas, row, line, source_icon(library, line.source), kind)

    def _draw_total(self, canvas: Canvas) -> None:
        box = self._total
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 14, 0)
        used = canvas.label(say("check.total"), inner, theme.LABEL)
        rest = Box(inner.left + used + 12, inner.top, inner.width - used - 60, inner.height)
        canvas.label(faces_words(self.check, self.host.texts), rest, theme.CAPTION, theme.INK_SOFT)
        dice = max(0, checks.dice_count(self.host.table, self.check))
        canvas.label(str(dice), inner, theme.VALUE, align="right")

    def _draw_sum(self, canvas: Canvas) -> None:
        box, texts = self._total, self.host.texts
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 12, 0)
        need = self._need()
        wide = canvas.text_width(need, theme.BODY_BOLD)
        text = f"{pool_sum(self.check, texts, self._lines)}, {faces_words(self.check, texts)}"
        canvas.label(text, Box(inner.left, inner.top, inner.width - wide - 16, inner.height), theme.BODY_BOLD)
        canvas.label(need, inner, theme.BODY_BOLD, align="right")

    def _draw_chance(self, canvas: Canvas) -> None:
        table, check, texts = self.host.table, self.check, self.host.texts
        if self._chance.height <= 0:
            return
        if forecast.is_attack(check):
            return  # against the Ancient One every success counts: the tray says how many
        chance = checks.chance_of(table, check)
        more = ""
        if check.who.clues and checks.may_spend_clue(table, check):
            best = texts.percent(checks.chance_of(table, check, check.who.clues))
            more = say("check.with-clues", chance=best, count=check.who.clues)
        draw_chance(canvas, self._chance, texts.percent(chance), chance, say("check.chance"), more)

    def _draw_tray(self, canvas: Canvas) -> None:
        box = self._tray
        if box.height < 30:
            return
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 14, 10 if box.height > 56 else 6)
        check = self.check
        if not check.rolled:
            side = min(inner.height, 60.0)
            die = Box(inner.left, inner.centery - side / 2, side, side)
            canvas.dashed(die, theme.INK_SOFT, radius=side * 0.18)
            canvas.label("?", die, theme.VALUE, theme.INK_SOFT, align="center")
            words = Box(die.right + 16, inner.top, inner.right - die.right - 16, inner.height)
            draw_two(
                canvas,
                words,
                say("check.waits", dice=dice_words(check, self.host.texts)),
                say("check.nothing-decided"),
            )
            return
        size = min(58.0, inner.height) if box.height > 100 else min(46.0, inner.height)
        room = Box(inner.left, inner.top, inner.width * 0.58, inner.height)
        while size > 18 and self.tray.height(room.width, size) > room.height:
            size -= 2
        high = self.tray.height(room.width, size)
        used = self.tray.draw(canvas, Box(room.left, room.centery - high / 2, room.width, max(high, 1)), size)
        left = room.left + used + (18 if used else 0)
        words = Box(left, inner.top, inner.right - left, inner.height)
        draw_two(canvas, words, *self._result())

    def _result(self) -> tuple[str, str]:
        """How the roll stands: the dice that lie still, and what that means."""
        check = self.check
        if self.tray.moves:
            return say("check.rolling"), say("check.hurry")
        if forecast.is_attack(check):
            return say("check.successes", count=check.successes), say("check.carried")
        title = say("check.of", n=check.successes, need=check.need)
        passed = check.successes >= check.need
        if not check.faces:
            return title, say("check.no-dice")
        return title, say("check.passes" if passed else "check.fails")

    def _draw_below(self, canvas: Canvas) -> None:
        box = self._below
        if box.height < 24 or self.tray.moves:
            return
        head = Box(box.left, box.top, box.width, 22)
        if self.check.rolled:
            if self._changing() and box.height >= 62:
                heading(canvas, head, say("check.can-change"))
            elif not self._changing() and box.height > 40:
                heading(canvas, head, self._no_change())
            return
        if any(option.aside for option in self.decision.options):
            heading(canvas, head, say("check.before-roll"))
            return
        self._draw_clues(canvas, box)

    def _no_change(self) -> str:
        check = self.check
        if check.successes >= check.need:
            return say("check.nothing-needed")
        return say("check.no-clues" if not check.who.clues else "check.nothing-changes")

    def _draw_clues(self, canvas: Canvas, box: Box) -> None:
        """What clue tokens would add, worked out for this investigator."""
        table, check, texts = self.host.table, self.check, self.host.texts
        clues = check.who.clues
        if not clues or not checks.may_spend_clue(table, check):
            if box.height > 24:
                heading(canvas, Box(box.left, box.top, box.width, 22), say("check.no-clues"))
            return
        each = checks.dice_per_clue(table, check)
        heading(canvas, Box(box.left, box.top, box.width, 22), say("check.each-clue", count=each))
        if box.height < 66:
            return
        row = Box(box.left, box.top + 28, box.width, min(56.0, box.height - 28))
        for n, cell in enumerate(columns(row, _PREVIEWED, 10), 1):
            if n > clues:
                break
            canvas.panel(cell, theme.PANEL)
            inner = inset(cell, 10, 0)
            for index in range(n):
                canvas.icon("clue", (inner.left + 8 + index * 17, cell.centery - 9), 15)
            low = Box(inner.left, cell.centery, inner.width * 0.5, cell.height / 2 - 4)
            canvas.label(say("check.dice", count=n * each), low, theme.CAPTION, theme.INK_SOFT)
            chance = texts.percent(checks.chance_of(table, check, n))
            canvas.label(chance, inner, theme.LABEL.at(19), align="right")
