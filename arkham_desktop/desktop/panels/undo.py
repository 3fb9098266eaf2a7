"""The undo corner: always in the same place, and it says what it takes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import known
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.numbering import END_VERB
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, Widget
from arkham_desktop.desktop.widgets.base import Look
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.engine.journal import ChoiceLine


def undo_buttons(
    desk: Desk, undo: Callable[[], object], redo: Callable[[], object], show_list: Callable[[], object]
) -> list[Widget]:
    """Undo with what it takes back; under it the list of choices, and redo."""
    session, box = desk.session, desk.regions.undo
    main = Box(box.left + 4, box.top + 5, box.width - 8, box.height * 0.66 - 6)
    low = Box(box.left + 4, main.bottom + 4, box.width - 8, box.bottom - main.bottom - 8)
    half = Box(low.left, low.top, low.width / 2 - 2, low.height)
    history = desk.session.history
    roomy = box.width > 60
    what = capital(taken_back(desk, history[-1].option)) if history and roomy else ""
    return [
        UndoButton("undo", main, say("undo.undo"), what, undo, session.can_undo(), desk.key(Command.UNDO)),
        UndoButton(
            "choices", half, "", "", show_list, bool(history), desk.key(Command.UNDO_LIST), icon="list"
        ),
        UndoButton(
            "redo", half.move(half.width + 4, 0), "", "", redo, session.can_redo, desk.key(Command.REDO)
        ),
    ]


def taken_back(desk: Desk, option_id: str) -> str:
    """A choice that was made, in a word."""
    verb, _, target = option_id.partition(":")
    row = target.partition("/")[0]
    if row and known(desk.table.library, row):
        return desk.texts.short(row)
    return say(f"verb.{verb}") if has(f"verb.{verb}") else verb


def told_choice(desk: Desk, choice: ChoiceLine) -> str:
    """A choice that was made, in a few words: what was ended, which slider was moved, whose card it was."""
    verb, _, target = choice.option.partition(":")
    words, row = desk.texts.words, target.partition("/")[0]
    if verb == END_VERB and words.has(f"done-{choice.kind}"):
        return words.of("done", choice.kind)
    if verb == "slide":
        return say("undo.slider", skill=words.of("skill", target.partition("=")[0]))
    if verb == "go" and row and known(desk.table.library, row):
        return say("undo.go", place=desk.texts.said(row))
    if row and known(desk.table.library, row):
        return desk.texts.name(row)
    word = taken_back(desk, choice.option)
    about = say(f"undo.kind-{choice.kind}") if has(f"undo.kind-{choice.kind}") else ""
    return say("undo.about", what=about, choice=word) if about else word


class UndoButton(Button):
    """The undo corner: an icon over its name and what would be taken back."""

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        sub: str,
        on_press: Callable[[], object],
        can: bool,
        key: str,
        *,
        icon: str = "",
    ) -> None:
        what = say("undo.tip", what=sub, key=key) if sub else say(f"undo.{name}-tip", key=key)
        super().__init__(
            name,
            box,
            label,
            on_press,
            sub=sub,
            icon=icon or name,
            grade=Grade.PLAIN if can else Grade.OFF,
            reason=say(f"undo.{name}-off"),
            tip=what,
        )

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw icon, name and what would be taken back, one under the other."""
        box = self.box
        hovered = look.hovered and self.enabled
        if hovered:
            canvas.panel(box, theme.PANEL)
        ink = theme.INK if self.enabled else theme.INK_OFF
        if not self.label:
            canvas.icon(self.icon, box.center, min(22.0, box.height * 0.7), ink)
            return
        tall = box.height >= 84
        canvas.icon(
            self.icon, (box.centerx, box.top + box.height * (0.26 if tall else 0.3)), 26 if tall else 22, ink
        )
        middle = box.top + box.height * (0.58 if tall else 0.72)
        canvas.label(
            self.label, Box(box.left, middle - 11, box.width, 22), theme.BODY_BOLD.at(16), ink, align="center"
        )
        if tall:
            low = Box(box.left + 2, box.bottom - 24, box.width - 4, 19)
            canvas.label(self.sub, low, theme.CAPTION.at(13), theme.INK_SOFT, align="center")
