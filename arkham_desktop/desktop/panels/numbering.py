"""Which options the decision bar shows, with which numbers, and what it remembers between two decisions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arkham_desktop.desktop.panels.desk import Desk

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.picks import Picks
    from arkham_desktop.desktop.panels.walking import Walk
    from arkham_desktop.desktop.panels.watching import Watching
    from arkham_desktop.engine import Option

PAGE = 9
END_VERB = "done"
FIELD = "narrow"


@dataclass(slots=True)
class BarState:
    """What the bar remembers between two decisions.

    Attributes:
        page: which nine options have the numbers.
        narrow: letters that the shown options contain.
        asides: the asides stand in the place of the options.
        pinned: id of the option that is previewed.
        walk: the previewed walk.
        waiting: what runs at the moment, instead of a question.
        quiet: it runs inside a dialog and is soon over: no buttons to hurry it.
        paused: it has been stopped; speed: how many times as fast it is shown.
        notice: why something was not done, or what failed; shown as the reason.
        picks: what is marked where several picks are one choice; None elsewhere.
        watching: what is said and offered where a game is only looked at; None where one is played.
    """

    page: int = 0
    narrow: str = ""
    asides: bool = False
    pinned: str = ""
    walk: Walk | None = None
    waiting: str = ""
    quiet: bool = False
    paused: bool = False
    speed: int = 1
    notice: str = ""
    picks: Picks | None = None
    watching: Watching | None = None

    def reset(self) -> None:
        """Another decision is open."""
        self.page = 0
        self.narrow = ""
        self.asides = False
        self.pinned = ""
        self.walk = None
        self.picks = None


@dataclass(slots=True)
class Numbered:
    """The options of a decision as the bar shows them.

    Attributes:
        main: those that are numbered, whole list; shown: the present nine, with their numbers.
        end: the option that ends what is being decided.
        asides: those usable at any time.
        pages: how many times nine.
    """

    main: list[Option] = field(default_factory=list)
    shown: list[tuple[str, Option]] = field(default_factory=list)
    end: Option | None = None
    asides: list[Option] = field(default_factory=list)
    pages: int = 1

    def number_of(self, option_id: str) -> str:
        """The number of an option at the moment, empty for none."""
        return next((number for number, option in self.shown if option.id == option_id), "")


def numbered(desk: Desk, state: BarState) -> Numbered:
    """The options of the open decision: sorted into main, end and asides; narrowed, paged and numbered."""
    decision = desk.decision
    found = Numbered()
    if decision is None:
        return found
    for option in decision.options:
        if option.aside:
            found.asides.append(option)
        elif option.verb == END_VERB and found.end is None:
            found.end = option
        else:
            found.main.append(option)
    shown = found.asides if state.asides else found.main
    if state.narrow:
        letters = state.narrow.casefold()
        shown = [one for one in shown if letters in desk.texts.option(decision, one).label.casefold()]
    found.pages = max(1, -(-len(shown) // PAGE))
    state.page = min(state.page, found.pages - 1)
    part = shown[state.page * PAGE : (state.page + 1) * PAGE]
    found.shown = [(str(index + 1), option) for index, option in enumerate(part)]
    return found
