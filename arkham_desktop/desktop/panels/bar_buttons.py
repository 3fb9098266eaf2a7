"""Buttons of the bar that are no options: the playback, a previewed walk, picks to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules.trading import COUNTED
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Position
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.picks import CONFIRM
from arkham_desktop.desktop.panels.trade_picks import CLEAR, TradePicks
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, Widget
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.desk import Desk
    from arkham_desktop.desktop.panels.numbering import BarState
    from arkham_desktop.desktop.panels.picks import Picks
    from arkham_desktop.desktop.panels.walking import Walk
    from arkham_desktop.engine import Decision

PLAYBACK: dict[str, Command | None] = {
    "hurry": Command.HURRY,
    "pause": None,
    "hurry-all": Command.DO,
    "step-back": Command.STEP_BACK,
    "step": Command.STEP,
    "faster": Command.FASTER,
}
"""The buttons while something is shown, with their keys."""


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
    clear: Callable[[], object]
    pause: Callable[[], object]
    step_back: Callable[[], object]
    step: Callable[[], object]
    faster: Callable[[], object]


class OptionButton(Button):
    """The button of an option: it says whether it was pressed by a key (True) or by the pointer."""

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        on_choose: Callable[[bool], object],
        *,
        short: str = "",
        **looks: Any,
    ) -> None:
        """``short`` is the label where there is little room."""
        super().__init__(name, box, label, lambda: on_choose(True), **looks)
        self.short = short or label
        self.on_choose = on_choose

    def press(self, at: Position | None = None) -> None:
        """Choose, or pin first."""
        self.on_choose(at is None)


_LEAST_CONFIRM = 130.0
"""Units: with less, what confirms has its short label and no icon."""


def playback_buttons(desk: Desk, state: BarState, on: BarActions, boxes: Sequence[Box]) -> list[Widget]:
    """Hurry, skip, stop, back, one step, faster: the keys of the playback as buttons."""
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
            key_cap=desk.key(command) if command is not None else "",
            chosen=name == "pause" and state.paused,
            style=theme.LABEL if desk.regions.layout.roomy else theme.BODY_BOLD,
        )
        for (name, command), box in zip(PLAYBACK.items(), boxes, strict=True)
    ]


def walk_buttons(desk: Desk, on: BarActions, box: Box, walk: Walk) -> list[Widget]:
    """Go, cancel, other way: at the right of the stops."""
    width = min(270.0, box.width * 0.36)
    left = box.right - width
    half = box.height * 0.56
    go = Box(left, box.top, width, half - 3)
    low = Box(left, box.top + half + 3, width, box.height - half - 3)
    each = low.width / 2 - 4
    roomy = box.height > 70
    button = Button(
        "walk-go",
        go,
        say("walk.go"),
        on.go,
        odds=desk.texts.percent(walk.chance) if walk.chance < 1 else "",
        key_cap=desk.key(Command.DO) if width > 200 else "",
        grade=Grade.SUGGESTED,
        style=theme.BODY_BOLD if width > 150 else theme.CAPTION_BOLD,
    )
    if width > 220:
        texts, goal = desk.texts, walk.route.goal
        labels = [say("walk.go-to", place=place) for place in (texts.said(goal), texts.short(goal))]
        room = button.room_for_words(desk.measuring)
        button.label = fitting(desk.measuring, [*labels, button.label], room, button.style)
    found: list[Widget] = [
        button,
        Button(
            "walk-cancel",
            Box(low.left, low.top, each, low.height),
            say("walk.cancel"),
            on.cancel,
            key_cap=desk.key(Command.BACK) if roomy else "",
            quiet=True,
            style=theme.CAPTION_BOLD,
        ),
        Button(
            "walk-other",
            Box(low.right - each, low.top, each, low.height),
            say("walk.other"),
            on.other_way,
            key_cap=desk.key(Command.OTHER_WAY) if roomy else "",
            quiet=True,
            grade=Grade.PLAIN if walk.others else Grade.OFF,
            reason=say("walk.no-other"),
            style=theme.CAPTION_BOLD,
        ),
    ]
    return found


def confirm_grade(picks: Picks, decision: Decision) -> Grade:
    """Off while picks are missing; costly where something is given up, else suggested."""
    if not picks.complete:
        return Grade.OFF
    return Grade.COSTLY if has(f"picks.costs-{decision.kind}") else Grade.SUGGESTED


def confirm_button(desk: Desk, on: BarActions, decision: Decision, picks: Picks, box: Box) -> Button:
    """What takes the picks that are marked."""
    found = [decision.option(option_id) for option_id in dict.fromkeys(picks.marked)]
    names = [desk.texts.option(decision, option).short for option in found if option is not None]
    grade = confirm_grade(picks, decision)
    trading = isinstance(picks, TradePicks)
    missing = say("trade.none" if trading else "picks.missing", n=len(picks.marked), of=picks.wanted)
    if isinstance(picks, TradePicks):
        names = trade_summary(desk, picks)
    roomy = box.height >= 40 and box.width > 150
    key = f"picks.confirm-{decision.kind}" if box.width >= _LEAST_CONFIRM else "picks.confirm-short"
    return Button(
        CONFIRM,
        box,
        say(
            key if has(key) else "picks.confirm", count=len(picks.marked) if picks.complete else picks.wanted
        ),
        on.confirm,
        sub=(", ".join(names) if grade is not Grade.OFF else missing) if box.height >= 40 else "",
        grade=grade,
        reason=missing,
        tip=", ".join(names),
        icon="yes" if box.width >= _LEAST_CONFIRM else "",
        style=theme.LABEL if roomy else theme.BODY_BOLD.at(15),
    )


def clear_button(desk: Desk, on: BarActions, picks: TradePicks, box: Box) -> Button:
    """What takes everything back that lies ready in a trade."""
    return Button(
        CLEAR,
        box,
        say("trade.clear"),
        on.clear,
        sub=say("trade.clear-sub", key=desk.key(Command.BACK)) if box.height >= 40 else "",
        grade=Grade.PLAIN if picks.complete else Grade.OFF,
        reason=say("trade.none"),
        icon="undo" if box.width >= _LEAST_CONFIRM else "",
        style=theme.BODY_BOLD if box.width > 150 else theme.BODY_BOLD.at(15),
    )


def trade_summary(desk: Desk, picks: TradePicks) -> list[str]:
    """What changes hands: what is given, then what is taken."""
    found = []
    for verb in ("give", "take"):
        things = [
            say(f"trade.amount-{thing}", count=count) if thing in COUNTED else desk.texts.name(thing)
            for thing, count in picks.ready(verb).items()
        ]
        if things:
            found.append(say(f"trade.{verb}", things=", ".join(things)))
    return found


def next_page_button(desk: Desk, on: BarActions, page: tuple[int, int], box: Box) -> Button:
    """What numbers the next nine options; where it is small, only its key stands on it.

    ``page``: the present page, and how many there are.
    """
    canvas, words = desk.measuring, say("bar.next-page")
    told = say("bar.page", page=page[0], pages=page[1])
    button = Button(
        "next-page",
        box,
        words,
        on.next_page,
        key_cap="0",
        cap_left=True,
        keys=("0",),
        quiet=True,
        tip=f"{words}: {told}",
        style=theme.BODY_BOLD,
    )
    room = button.room_for_words(canvas)
    button.label = fitting(canvas, (words, ""), room, theme.BODY_BOLD)
    button.sub = fitting(canvas, (told, ""), room, theme.CAPTION) if button.label else ""
    return button
