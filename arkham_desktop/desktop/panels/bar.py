"""The decision bar: who decides, what is asked and why, and every option of the open decision as a button.

The bar alone suffices to play a whole game. Options keep the engine's order; nine have numbers at a time, 0
goes on to the next nine; asides are small buttons in the question's row; End stands alone at the right.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, grid
from arkham_desktop.desktop.panels.bar_face import BarFace, places
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.numbering import FIELD, PAGE, BarState, numbered
from arkham_desktop.desktop.panels.picks import CONFIRM, PROPOSE
from arkham_desktop.desktop.panels.undo import undo_buttons
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, TextField, Widget
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.arkham.text import OptionText
    from arkham_desktop.desktop.panels.walking import Walk
    from arkham_desktop.engine import Decision, Option


_PLAYBACK: dict[str, Command | None] = {
    "hurry": Command.HURRY,
    "pause": None,
    "hurry-all": Command.DO,
    "step-back": Command.STEP_BACK,
    "step": Command.STEP,
    "faster": Command.FASTER,
}
"""The buttons while something is shown, with their keys."""
_ONE_ROW = 5
"""Up to so many options stand in one row."""
_LEAST_CELL = 120.0
"""Units: with less room than this for a label, two rows are better."""


@dataclass(frozen=True, slots=True)
class BarActions:
    """What pressing the bar's buttons does; ``press`` gets the option's id and whether a key did it."""

    press: Callable[[str, bool], object]
    undo: Callable[[], object]
    redo: Callable[[], object]
    show_list: Callable[[], object]
    narrow: Callable[[str], object]
    take_first: Callable[[], object]
    next_page: Callable[[], object]
    asides: Callable[[], object]
    go: Callable[[], object]
    cancel: Callable[[], object]
    other_way: Callable[[], object]
    hurry: Callable[[], object]
    hurry_all: Callable[[], object]
    confirm: Callable[[], object]
    pause: Callable[[], object]
    step_back: Callable[[], object]
    step: Callable[[], object]
    faster: Callable[[], object]


class OptionButton(Button):
    """The button of an option: it says whether it was pressed by a key (True) or by the pointer."""

    def __init__(
        self, name: str, box: Box, label: str, on_choose: Callable[[bool], object], **looks: Any
    ) -> None:
        super().__init__(name, box, label, lambda: on_choose(True), **looks)
        self.on_choose = on_choose

    def press(self, at: Position | None = None) -> None:
        """Choose, or pin first."""
        self.on_choose(at is None)


class DecisionBar:
    """The bar of one desk."""

    def __init__(
        self,
        desk: Desk,
        state: BarState,
        actions: BarActions,
        options_box: Box | None = None,
        columns: int = 2,
    ) -> None:
        """``options_box`` is where the options stand while a dialog is open, in that many columns."""
        self._desk = desk
        self._state = state
        self._on = actions
        self._roomy = desk.regions.layout.roomy
        self._columns = columns
        self._in_short: bool | None = None
        self.numbered = numbered(desk, state)
        one_row = state.walk is not None or self._count <= _ONE_ROW
        self._at = places(desk, options_box, one_row=one_row)

    @property
    def _count(self) -> int:
        """How many buttons stand among the options."""
        if self._state.waiting:
            return 0 if self._state.quiet else len(_PLAYBACK)
        found = self.numbered
        confirms = self._confirms
        return len(found.shown) + (len(found.main) > PAGE) + (found.pages > 1) + confirms

    @property
    def _confirms(self) -> bool:
        """The picks that are marked are confirmed by a button of their own."""
        return self._state.picks is not None and not self._state.asides

    def widgets(self) -> list[Widget]:
        """Every button of the bar, the suggested one first, then the others, End, asides and undo."""
        if self._state.waiting:
            return [*([] if self._state.quiet else self._waiting_buttons()), *self._undo()]
        decision = self._desk.decision
        if decision is None:
            return self._undo()
        walk = self._state.walk
        options = self._option_buttons(decision) if walk is None else self._walk_buttons(walk)
        end = self._end_button(decision)
        return [*options, *([end] if end else []), *self._aside_buttons(decision), *self._undo()]

    @property
    def focus(self) -> str:
        """The widget that should have the focus first: suggested, else the first that costs nothing."""
        decision = self._desk.decision
        if self._state.waiting or decision is None:
            return "hurry" if self._state.waiting else ""
        if self._state.walk is not None:
            return "walk-go"
        if self._confirms:
            free = self._confirm_grade(decision) is Grade.SUGGESTED
            return CONFIRM if free else ""
        texts = [(option, self._desk.texts.option(decision, option)) for _, option in self.numbered.shown]
        for grades in (("suggested",), ("plain", "risky")):
            for option, text in texts:
                if text.grade in grades:
                    return f"option-{option.id}"
        return ""

    def _waiting_buttons(self) -> list[Widget]:
        """Hurry, skip, stop, back, one step, faster: the keys of the playback as buttons."""
        state, on = self._state, self._on
        actions = {
            "hurry": on.hurry,
            "hurry-all": on.hurry_all,
            "pause": on.pause,
            "step-back": on.step_back,
            "step": on.step,
            "faster": on.faster,
        }
        labels = {"hurry": "bar.go-on"} if state.paused else {}
        return [
            Button(
                name,
                box,
                say(labels.get(name, f"bar.{name}"), speed=state.speed),
                actions[name],
                key_cap=self._desk.key(command) if command is not None else "",
                chosen=name == "pause" and state.paused,
                style=theme.LABEL if self._roomy else theme.BODY_BOLD,
            )
            for (name, command), box in zip(_PLAYBACK.items(), self._cells(len(_PLAYBACK)), strict=True)
        ]

    def _option_buttons(self, decision: Decision) -> list[Widget]:
        numbered = self.numbered
        narrowing = len(numbered.main) > PAGE
        cells = self._count
        if not cells:
            return []
        boxes = self._cells(cells)
        found: list[Widget] = []
        if self._confirms:
            found.append(self._confirm_button(decision, boxes.pop(0)))
        if narrowing:
            found.append(
                TextField(
                    FIELD,
                    boxes[0],
                    self._state.narrow,
                    self._on.narrow,
                    hint=say("bar.narrow", key=self._desk.key(Command.NARROW)),
                    icon="search",
                    on_enter=lambda _: self._on.take_first(),
                )
            )
        for (number, option), box in zip(numbered.shown, boxes[narrowing:], strict=False):
            found.append(self._option_button(decision, option, box, number))
        if numbered.pages > 1:
            page = say("bar.page", page=self._state.page + 1, pages=numbered.pages)
            found.append(
                Button(
                    "next-page",
                    boxes[-1],
                    say("bar.next-page"),
                    self._on.next_page,
                    sub=page,
                    key_cap="0",
                    cap_left=True,
                    keys=("0",),
                    quiet=True,
                    style=theme.BODY_BOLD,
                )
            )
        # The suggested option comes first, so that the focus falls on it and never on what costs something.
        first = self.focus
        return sorted(found, key=lambda widget: widget.name != first)

    def _confirm_grade(self, decision: Decision) -> Grade:
        """Off while picks are missing; costly where something is given up, else suggested."""
        picks = self._state.picks
        if picks is None or not picks.complete:
            return Grade.OFF
        return Grade.COSTLY if has(f"picks.costs-{decision.kind}") else Grade.SUGGESTED

    def _confirm_button(self, decision: Decision, box: Box) -> Button:
        """What takes the picks that are marked."""
        picks = self._state.picks
        assert picks is not None, "nothing is confirmed but picks"
        found = [decision.option(option_id) for option_id in dict.fromkeys(picks.marked)]
        names = [self._desk.texts.option(decision, option).short for option in found if option is not None]
        grade = self._confirm_grade(decision)
        missing = say("picks.missing", n=len(picks.marked), of=picks.wanted)
        roomy = box.height >= 40 and box.width > 150
        key = f"picks.confirm-{decision.kind}"
        return Button(
            CONFIRM,
            box,
            say(key if has(key) else "picks.confirm", count=len(picks.marked)),
            self._on.confirm,
            sub=(", ".join(names) if grade is not Grade.OFF else missing) if box.height >= 40 else "",
            grade=grade,
            reason=missing,
            tip=", ".join(names),
            icon="yes",
            style=theme.LABEL if roomy else theme.BODY_BOLD.at(15),
        )

    def _cells(self, count: int) -> list[Box]:
        """Boxes for ``count`` buttons: one row of up to five, else two rows."""
        box = self._at.options
        gap = 8.0
        if self._at.under_dialog:
            across = min(self._columns, count) if count < 7 else 4 if count < 9 else 5
            down = -(-count // across)
            height = min(92.0 if down == 1 else 52.0, (box.height - gap * (down - 1)) / down)
            return grid(box, count, across, gap, height)
        one_row = count <= _ONE_ROW and (count < 3 or box.width / count - gap >= _LEAST_CELL)
        across = count if one_row else -(-count // 2)
        width = min(box.width, across * 330.0 + (across - 1) * gap)
        down = 1 if one_row else 2
        height = min(92.0, (box.height - gap * (down - 1)) / down)
        return grid(Box(box.left, box.top, width, box.height), count, across, gap, height)

    def _option_button(self, decision: Decision, option: Option, box: Box, number: str) -> Button:
        text = self._desk.texts.option(decision, option)
        narrow = self._short(decision, box)
        second = text.sub or text.cost or text.consequence
        label = text.short if narrow and text.short else text.label
        if self._state.picks is not None and option.verb == PROPOSE:
            label = say("picks.propose-short" if narrow else "picks.propose")
        return OptionButton(
            f"option-{option.id}",
            box,
            label,
            partial(self._on.press, option.id),
            sub=second if box.height >= 40 else "",
            number=number,
            odds=self._beside(option, text),
            grade=self._grade(option, text),
            chosen=self._state.picks is not None and self._state.picks.count(option.id) > 0,
            tip=_tip(text),
            style=theme.LABEL if box.height >= 40 and not narrow else theme.BODY_BOLD.at(15),
        )

    def _beside(self, option: Option, text: OptionText) -> str:
        """The chance of an option, or how often it is marked."""
        picks = self._state.picks
        if picks is not None and picks.has(option.id):
            return picks.shown(option)
        return self._desk.texts.percent(text.odds) if text.odds is not None else ""

    def _grade(self, option: Option, text: OptionText) -> Grade:
        """As the words say; marking something is never what Enter does first, and costs nothing by itself."""
        picks = self._state.picks
        return Grade.PLAIN if picks is not None and picks.has(option.id) else Grade(text.grade)

    def _short(self, decision: Decision, box: Box) -> bool:
        """Whether buttons of this size have the short labels: all of them, when one label does not fit."""
        if self._in_short is None:
            texts = [self._desk.texts.option(decision, option) for _, option in self.numbered.shown]
            least = 230 if any(text.odds is not None for text in texts) else 170
            room = box.width - (least - 106)
            style = theme.BODY_BOLD.at(15)
            widest = max(self._desk.measuring.text_width(text.label, style) for text in texts)
            self._in_short = box.width < least and widest * theme.LEAST_SHRINK > room
        return self._in_short

    def _end_button(self, decision: Decision) -> Button | None:
        option = self.numbered.end
        if option is None:
            return None
        text = self._desk.texts.option(decision, option)
        key = self._desk.key(Command.END)
        box = self._desk.regions.end
        return OptionButton(
            f"option-{option.id}",
            box,
            text.label if box.width > 150 else text.short or text.label,
            partial(self._on.press, option.id),
            sub=text.sub or text.cost or text.consequence,
            key_cap=key,
            cap_left=True,
            grade=Grade(text.grade) if text.grade != "suggested" else Grade.PLAIN,
            tip=_tip(text),
            style=theme.LABEL if box.width > 150 else theme.BODY_BOLD,
        )

    def _aside_buttons(self, decision: Decision) -> list[Widget]:
        asides = self.numbered.asides
        if not asides:
            return []
        canvas, question = self._desk.measuring, self._at.asides
        key = self._desk.key(Command.ASIDE)
        if self._state.asides:
            back = Box(question.right - 110, question.top, 110, question.height)
            return [
                Button(
                    "asides", back, say("bar.back"), self._on.asides, key_cap=key, style=theme.CAPTION_BOLD
                )
            ]
        # The question keeps half of its row; what does not fit is behind one button.
        room = question.width * (1.0 if self._at.under_dialog else 0.5)
        found: list[Widget] = []
        right = question.right
        for index, option in enumerate(asides):
            text = self._desk.texts.option(decision, option)
            label = text.short if not self._roomy else text.label
            width = canvas.text_width(label, theme.CAPTION_BOLD) + (62 if index == 0 else 32)
            more_width = 96.0 if index < len(asides) - 1 else 0.0
            if right - width - more_width < question.right - room:
                break
            box = Box(right - width, question.top, width, question.height)
            found.append(
                OptionButton(
                    f"option-{option.id}",
                    box,
                    label,
                    partial(self._on.press, option.id),
                    key_cap=key if index == 0 else "",
                    cap_left=index == 0,
                    quiet=True,
                    align="center",
                    tip=_tip(text),
                    style=theme.CAPTION_BOLD,
                )
            )
            right = box.left - 6
        rest = len(asides) - len(found)
        if rest:
            box = Box(right - 90, question.top, 90, question.height)
            label = say("bar.more", count=rest) if found else say("bar.asides", count=rest)
            found.append(
                Button(
                    "asides",
                    box,
                    label,
                    self._on.asides,
                    quiet=True,
                    align="center",
                    style=theme.CAPTION_BOLD,
                    key_cap="" if found else key,
                )
            )
        return found

    def _walk_buttons(self, walk: Walk) -> list[Widget]:
        """Go, cancel, other way: at the right of the stops."""
        box = self._at.options
        width = min(270.0, box.width * 0.36)
        left = box.right - width
        half = box.height * 0.56
        go = Box(left, box.top, width, half - 3)
        low = Box(left, box.top + half + 3, width, box.height - half - 3)
        each = low.width / 2 - 4
        roomy = box.height > 70
        found: list[Widget] = [
            Button(
                "walk-go",
                go,
                say("walk.go-to", place=self._desk.texts.name(walk.route.goal))
                if width > 220
                else say("walk.go"),
                self._on.go,
                odds=self._desk.texts.percent(walk.chance) if walk.chance < 1 else "",
                key_cap=self._desk.key(Command.DO) if width > 200 else "",
                grade=Grade.SUGGESTED,
                style=theme.BODY_BOLD if width > 150 else theme.CAPTION_BOLD,
            ),
            Button(
                "walk-cancel",
                Box(low.left, low.top, each, low.height),
                say("walk.cancel"),
                self._on.cancel,
                key_cap=self._desk.key(Command.BACK) if roomy else "",
                quiet=True,
                style=theme.CAPTION_BOLD,
            ),
            Button(
                "walk-other",
                Box(low.right - each, low.top, each, low.height),
                say("walk.other"),
                self._on.other_way,
                key_cap=self._desk.key(Command.OTHER_WAY) if roomy else "",
                quiet=True,
                grade=Grade.PLAIN if walk.others else Grade.OFF,
                reason=say("walk.no-other"),
                style=theme.CAPTION_BOLD,
            ),
        ]
        return found

    def _undo(self) -> list[Widget]:
        return undo_buttons(self._desk, self._on.undo, self._on.redo, self._on.show_list)

    def draw(self, canvas: Canvas) -> None:
        """Draw ground, who, question and the stops of a walk; the widgets are drawn afterwards."""
        decision = self._desk.decision
        asides = [] if decision is None or self._state.waiting else self._aside_buttons(decision)
        left = self._at.question.right + 12
        if not self._at.under_dialog:
            left = min((one.box.left for one in asides), default=left)
        BarFace(self._desk, self._state, self._at, left).draw(canvas)


def _says(label: str, text: str) -> bool:
    """Whether a label says all that a text does."""
    return text.rstrip(".").casefold() == label.rstrip(".").casefold()


def _tip(text: OptionText) -> str:
    """What hovering an option tells: its cost and what follows."""
    parts = [text.cost, text.consequence if not _says(text.label, text.consequence) else ""]
    told = "\n".join(part for part in parts if part)
    return f"**{text.label}**\n{told}" if told else ""
