"""What the bar says and offers where nothing is decided: a game that is over is looked at, or shown again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, Widget


@dataclass(frozen=True, slots=True)
class Entry:
    """A button: its name, what it says (shorter where there is little room), its key and what it does."""

    name: str
    label: str
    short: str
    run: Callable[[], object]
    key: Command | None = None
    suggested: bool = False
    chosen: bool = False
    off: str = ""


class Watching(ABC):
    """A game at whose table one only looks on."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What stands in the place of the question."""

    @property
    @abstractmethod
    def reason(self) -> str:
        """What stands in the place of the reason."""

    @property
    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """The buttons in the place of the options."""

    @property
    @abstractmethod
    def about_list(self) -> str:
        """What a press on a choice of the list does."""

    @property
    def who(self) -> str:
        """The id of whoever made the choice that is shown; empty for nobody."""
        return ""

    @abstractmethod
    def takes(self, command: Command) -> bool:
        """Do what a key means here; False when it means what it does elsewhere."""

    @abstractmethod
    def go_to(self, count: int) -> None:
        """A choice of the list was pressed: stand before it, where that can be."""

    @abstractmethod
    def leave(self) -> None:
        """Go back to the result."""

    @abstractmethod
    def settled(self) -> None:
        """Nothing moves any more."""


def watch_buttons(desk: Desk, entries: Sequence[Entry], boxes: Sequence[Box]) -> list[Widget]:
    """The buttons of what is watched."""
    style = theme.LABEL if desk.regions.layout.roomy else theme.BODY_BOLD
    found: list[Widget] = []
    for entry, box in zip(entries, boxes, strict=True):
        grade = Grade.OFF if entry.off else Grade.SUGGESTED if entry.suggested else Grade.PLAIN
        button = Button(
            f"watch-{entry.name}",
            box,
            entry.label,
            entry.run,
            key_cap=desk.key(entry.key) if entry.key is not None else "",
            grade=grade,
            reason=entry.off,
            chosen=entry.chosen,
            style=style,
        )
        canvas, labels = desk.measuring, (entry.label, entry.short)
        button.label = fitting(canvas, labels, button.room_for_words(canvas), style)
        if not fits(canvas, button.label, button.room_for_words(canvas), style):
            button.key_cap = ""  # the list of keys says it
            button.label = fitting(canvas, labels, button.room_for_words(canvas), style)
        found.append(button)
    return found
