"""The decision bar: who decides, what is asked and why, and every option of the open decision as a button.

The bar alone suffices to play a whole game. Options keep the engine's order; nine have numbers at a time, 0
goes on to the next nine; asides are small buttons in the question's row; End stands alone at the right.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, grid
from arkham_desktop.desktop.panels.bar_buttons import (
    PLAYBACK,
    BarActions,
    OptionButton,
    clear_button,
    confirm_button,
    confirm_grade,
    next_page_button,
    playback_buttons,
    walk_buttons,
)
from arkham_desktop.desktop.panels.bar_face import BarFace, places
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.numbering import FIELD, PAGE, BarState, numbered
from arkham_desktop.desktop.panels.picks import CONFIRM, PROPOSE
from arkham_desktop.desktop.panels.trade_picks import TradePicks
from arkham_desktop.desktop.panels.undo import undo_buttons
from arkham_desktop.desktop.panels.watching import watch_buttons
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, TextField, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.text import OptionText
    from arkham_desktop.engine import Decision, Option


GIVING_AWAY = ("shop", "lose_items", "discard", "spend_trophies")
"""Kinds of decisions of which every answer gives something away: nobody does that by a mere Enter."""
_ONE_ROW = 5
"""Up to so many options stand in one row."""
_LEAST_CELL = 120.0
_LEAST_WITH_ODDS = 200.0
_LEAST_WITH_ODDS_SMALL = 168.0
"""Units: with less room than this for a label, two rows are better."""


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
        self.numbered = numbered(desk, state)
        one_row = state.walk is not None or self._count <= _ONE_ROW
        ends = self.numbered.end is not None and not state.waiting
        self._at = places(desk, options_box, one_row=one_row, ends=ends)

    @property
    def _count(self) -> int:
        """How many buttons stand among the options."""
        if self._state.watching is not None:
            return len(self._state.watching.entries)
        if self._state.waiting:
            return 0 if self._state.quiet else len(PLAYBACK)
        found = self.numbered
        confirms = self._confirms and self._trade is None
        return len(found.shown) + self._narrows + (found.pages > 1) + confirms

    @property
    def _narrows(self) -> bool:
        """There are too many options for nine numbers; a trade has lists of them instead of the field."""
        return len(self.numbered.main) > PAGE and self._trade is None

    @property
    def _rest(self) -> Box:
        """Where the options stand; what confirms a trade stands apart at their left."""
        box = self._at.options
        if self._trade is None:
            return box
        left = box.left + min(260.0, box.width * 0.38) + 8
        return Box(left, box.top, box.right - left, box.height)

    @property
    def _confirms(self) -> bool:
        """The picks that are marked are confirmed by a button of their own."""
        return self._state.picks is not None and not self._state.asides

    @property
    def _trade(self) -> TradePicks | None:
        """What lies ready in a trade, which is taken back by a button, too."""
        picks = self._state.picks
        return picks if self._confirms and isinstance(picks, TradePicks) else None

    def widgets(self) -> list[Widget]:
        """Every button of the bar, the suggested one first, then the others, End, asides and undo."""
        watching = self._state.watching
        if watching is not None:
            entries = watching.entries
            return [*watch_buttons(self._desk, entries, self._cells(len(entries))), *self._undo()]
        if self._state.waiting:
            return [*self._waiting_buttons(), *self._undo()]
        decision = self._desk.decision
        if decision is None:
            return self._undo()
        walk = self._state.walk
        options = (
            self._option_buttons(decision)
            if walk is None
            else walk_buttons(self._desk, self._on, self._at.options, walk)
        )
        end = self._end_button(decision)
        return [*options, *([end] if end else []), *self._aside_buttons(decision), *self._undo()]

    @property
    def focus(self) -> str:
        """The widget that should have the focus first: suggested, else the first that costs nothing."""
        decision, watching = self._desk.decision, self._state.watching
        if watching is not None:
            return next((f"watch-{one.name}" for one in watching.entries if one.suggested), "")
        if self._state.waiting or decision is None:
            return "hurry" if self._state.waiting else ""
        if self._state.walk is not None:
            return "walk-go"
        if self._state.picks is not None and self._confirms:
            return CONFIRM if confirm_grade(self._state.picks, decision) is Grade.SUGGESTED else ""
        texts = [(option, self._desk.texts.option(decision, option)) for _, option in self.numbered.shown]
        end = self.numbered.end
        if end is not None and self._desk.texts.option(decision, end).grade == "suggested":
            return f"option-{end.id}"
        gives_away = decision.kind in GIVING_AWAY
        for grades in (("suggested",),) if gives_away else (("suggested",), ("plain", "risky")):
            for option, text in texts:
                if text.grade in grades:
                    return f"option-{option.id}"
        return ""

    def _waiting_buttons(self) -> list[Widget]:
        """The playback, unless what runs is soon over."""
        if self._state.quiet:
            return []
        return playback_buttons(self._desk, self._state, self._on, self._cells(len(PLAYBACK)))

    def _option_buttons(self, decision: Decision) -> list[Widget]:
        numbered = self.numbered
        narrowing = self._narrows
        cells = self._count
        if not cells:
            return []
        found = self._trade_buttons(decision)
        boxes = self._cells(cells)
        if self._state.picks is not None and self._confirms and self._trade is None:
            button = confirm_button(self._desk, self._on, decision, self._state.picks, boxes.pop(0))
            found.append(button)
        if narrowing:
            found.append(self._narrow_field(boxes[0]))
        options = [
            self._option_button(decision, option, box, number)
            for (number, option), box in zip(numbered.shown, boxes[narrowing:], strict=False)
        ]
        self._suit(options)
        found += options
        if numbered.pages > 1:
            page = (self._state.page + 1, numbered.pages)
            found.append(next_page_button(self._desk, self._on, page, boxes[-1]))
        # The suggested option comes first, so that the focus falls on it and never on what costs something.
        first = self.focus
        return sorted(found, key=lambda widget: widget.name != first)

    def _trade_buttons(self, decision: Decision) -> list[Widget]:
        """To confirm and to clear what is marked in a trade, left of the options."""
        if self._trade is None:
            return []
        box, rest = self._at.options, self._rest
        both = Box(box.left, box.top, rest.left - box.left - 8, box.height)
        upper, lower = grid(both, 2, 1, 8, min(92.0, (box.height - 8) / 2))
        return [
            confirm_button(self._desk, self._on, decision, self._trade, upper),
            clear_button(self._desk, self._on, self._trade, lower),
        ]

    def _narrow_field(self, box: Box) -> TextField:
        """Takes the letters that narrow many options down."""
        key = self._desk.key(Command.NARROW)
        hints = (say("bar.narrow", key=key), say("bar.narrow-short", key=key))
        return TextField(
            FIELD,
            box,
            self._state.narrow,
            self._on.narrow,
            hint=fitting(self._desk.measuring, hints, box.width - 50, theme.BODY),
            icon="search",
            on_enter=lambda _: self._on.take_first(),
        )

    def _cells(self, count: int) -> list[Box]:
        """Boxes for ``count`` buttons: one row of up to five, else two rows."""
        box = self._rest
        gap = 8.0
        if self._at.under_dialog:
            across = min(self._columns, count) if count < 7 else 4 if count < 9 else 5
            down = -(-count // across)
            across = -(-count // down)
            height = min(92.0 if down == 1 else 52.0, (box.height - gap * (down - 1)) / down)
            return grid(box, count, across, gap, height)
        least = _LEAST_CELL
        if self._has_odds:
            least = _LEAST_WITH_ODDS if self._roomy else _LEAST_WITH_ODDS_SMALL
        one_row = count <= _ONE_ROW and (count < 3 or box.width / count - gap >= least)
        across = count if one_row else -(-count // 2)
        width = min(box.width, across * 330.0 + (across - 1) * gap)
        down = 1 if one_row else 2
        height = min(92.0, (box.height - gap * (down - 1)) / down)
        return grid(Box(box.left, box.top, width, box.height), count, across, gap, height)

    @property
    def _has_odds(self) -> bool:
        """A chance stands at the right of an option."""
        decision = self._desk.decision
        if decision is None or self._state.waiting:
            return False
        texts = self._desk.texts
        return any(texts.option(decision, option).odds is not None for _, option in self.numbered.shown)

    def _option_button(self, decision: Decision, option: Option, box: Box, number: str) -> OptionButton:
        text = self._desk.texts.option(decision, option)
        second = text.sub or text.cost or text.consequence
        if _says(text.label, second) or (self._at.under_dialog and second.endswith("…")):
            second = ""  # the row of the dialog says all of it
        label, short = text.label, text.short or text.label
        if self._state.picks is not None and option.verb == PROPOSE:
            label, short = say("picks.propose"), say("picks.propose-short")
        return OptionButton(
            f"option-{option.id}",
            box,
            label,
            partial(self._on.press, option.id),
            short=short,
            sub=second if box.height >= 40 else "",
            number=number,
            odds=self._beside(option, text),
            grade=self._grade(option, text),
            chosen=option.id == self._state.pinned or self._is_marked(option),
            tip=_tip(text),
        )

    def _is_marked(self, option: Option) -> bool:
        return self._state.picks is not None and self._state.picks.count(option.id) > 0

    def _suit(self, buttons: list[OptionButton]) -> None:
        """Large labels, small ones, or the short ones: the first that all buttons have room for."""
        canvas = self._desk.measuring
        small = theme.BODY_BOLD.at(15)
        looks = [(False, theme.LABEL), (False, small), (True, small), (True, theme.BODY_BOLD.at(13))]
        for short, style in looks if all(button.box.height >= 40 for button in buttons) else looks[1:]:
            for button in buttons:
                button.style = style
                button.label = button.short if short else button.label
            if all(fits(canvas, button.label, button.room_for_words(canvas), style) for button in buttons):
                break
        else:
            if self._trade is not None:  # the lists beside them say it: numbers suffice
                for button in buttons:
                    button.label = button.sub = button.odds = ""
        for button in buttons:
            if not fits(canvas, button.sub, button.room_for_words(canvas), theme.CAPTION):
                button.sub = ""  # the tip says it

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

    def _end_button(self, decision: Decision) -> Button | None:
        option = self.numbered.end
        if option is None:
            return None
        text = self._desk.texts.option(decision, option)
        key = self._desk.key(Command.END)
        box = self._desk.regions.end
        short = text.short or text.label
        button = OptionButton(
            f"option-{option.id}",
            box,
            text.label if box.width > 150 else short,
            partial(self._on.press, option.id),
            sub=text.sub or text.cost or text.consequence,
            key_cap=key,
            cap_left=True,
            grade=Grade(text.grade),
            tip=_tip(text),
            style=theme.LABEL if box.width > 150 else theme.BODY_BOLD,
        )
        canvas = self._desk.measuring
        room = button.room_for_words(canvas)
        if not fits(canvas, button.label, room, button.style):
            button.label, button.style = short, theme.BODY_BOLD
        return button

    def _aside_buttons(self, decision: Decision) -> list[Widget]:
        asides, place = self.numbered.asides, self._at.asides
        if not asides:
            return []
        if self._state.asides:
            back = Box(place.right - 110, place.top, 110, place.height)
            return [self._asides_button(say("bar.back"), back, cap=True)]
        # The question keeps half of its row or more; what does not fit is behind one button.
        room = place.width * (1.0 if self._at.under_dialog else 0.5)
        if not self._roomy:
            title = self._desk.texts.question(decision).title
            asked = self._desk.measuring.text_width(title, theme.LABEL) + 24
            room = max(place.width * 0.25, min(room, place.width - asked))
        found: list[Widget] = []
        right = place.right
        for index, option in enumerate(asides):
            button = self._aside_button(decision, option, right, first=index == 0)
            more_width = 96.0 if index < len(asides) - 1 else 0.0
            if button.box.left - more_width < place.right - room:
                break
            found.append(button)
            right = button.box.left - 6
        rest = len(asides) - len(found)
        if rest:
            label = say("bar.more", count=rest) if found else say("bar.asides", count=rest)
            wide = self._desk.measuring.text_width(label, theme.CAPTION_BOLD) + (32 if found else 62)
            wide = max(90.0, wide)
            box = Box(right - wide, place.top, wide, place.height)
            found.append(self._asides_button(label, box, cap=not found, quiet=True))
        left = min(one.box.left for one in found)
        for one in found:  # read from the left, as the options are
            one.box.left = left
            left = one.box.right + 6
        return found

    def _aside_button(self, decision: Decision, option: Option, right: float, *, first: bool) -> OptionButton:
        """One aside, with its right edge at ``right``; the first one shows the key of all."""
        text = self._desk.texts.option(decision, option)
        label = text.label if self._roomy else text.short
        width = self._desk.measuring.text_width(label, theme.CAPTION_BOLD) + (62 if first else 32)
        return OptionButton(
            f"option-{option.id}",
            Box(right - width, self._at.asides.top, width, self._at.asides.height),
            label,
            partial(self._on.press, option.id),
            key_cap=self._desk.key(Command.ASIDE) if first else "",
            cap_left=first,
            quiet=True,
            align="center",
            tip=_tip(text),
            style=theme.CAPTION_BOLD,
        )

    def _asides_button(self, label: str, box: Box, *, cap: bool, quiet: bool = False) -> Button:
        """Goes to the asides in place of the options, and back."""
        return Button(
            "asides",
            box,
            label,
            self._on.asides,
            key_cap=self._desk.key(Command.ASIDE) if cap else "",
            quiet=quiet,
            align="center" if quiet else "left",
            style=theme.CAPTION_BOLD,
        )

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
