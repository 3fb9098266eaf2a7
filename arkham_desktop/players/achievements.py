"""How often what investigators can achieve was achieved: stories, Tasks, Missions, the Sheldon Gang.

Of each it is counted in how many games it was offered (its card lay before somebody), passed, failed (for a
Task or Mission: given up or lost) and left open at the end. What is never or always achieved is badly made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from arkham_desktop.arkham import events
from arkham_desktop.arkham.content.cards import Item
from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.setup import STORIES
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Table

GANG = "sheldon_gang"
"""The status of those who have joined the Sheldon Gang; offered in every game with its cards."""
TASKS_DONE = "tasks_done"
BOX = "box"

Watch = Callable[[Table, list[Any]], None]


@dataclass(slots=True)
class Achievement:
    """In how many games something was offered, passed and failed."""

    offered: int = 0
    passed: int = 0
    failed: int = 0

    @property
    def open(self) -> int:
        """Neither passed nor failed at the end of the game."""
        return self.offered - self.passed - self.failed


class Achievements:
    """Counts over the games of a run, by the id of the story or card."""

    def __init__(self) -> None:
        self._of: dict[str, Achievement] = {}

    def watching(self, table: Table) -> Watch | None:
        """What listens to one game; None for a game in which there is nothing to achieve."""
        with_tasks = any(isinstance(row, Item) and row.steps for row in table.library.cards.values())
        if STORIES not in table.state.variants and not with_tasks:
            return None
        return _OneGame(self._of, table).note

    def dump(self) -> dict[str, dict[str, int]]:
        """As JSON: id → offered, passed, failed, open."""
        return {
            name: {"offered": one.offered, "passed": one.passed, "failed": one.failed, "open": one.open}
            for name, one in sorted(self._of.items())
        }


class _OneGame:
    """What one game has shown; each thing counts once."""

    def __init__(self, of: dict[str, Achievement], table: Table) -> None:
        self._of = of
        self._offered: set[str] = set()
        self._ended: dict[str, str] = {}
        self._boxed = ""
        if any(getattr(row, "status", None) == GANG for row in table.library.cards.values()):
            self._offer(GANG)

    def note(self, table: Table, happened: Sequence[events.Event]) -> None:
        """Take in what happened."""
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._look_around(table)
            elif isinstance(event, events.CardGained):
                self._gained(table, row_of(event.card))
            elif isinstance(event, events.CardLost):
                self._lost(table, event)
            elif isinstance(event, events.TrackChanged) and event.track == TASKS_DONE and self._boxed:
                self._end(self._boxed, "passed")
            elif isinstance(event, events.CardInPlay):
                self._turned(table, row_of(event.card))
            elif isinstance(event, events.StatusChanged) and event.status == GANG and event.on:
                self._end(GANG, "passed")

    def _offer(self, name: str) -> None:
        if name not in self._offered:
            self._offered.add(name)
            self._of.setdefault(name, Achievement()).offered += 1

    def _end(self, name: str, how: str) -> None:
        """It was passed or failed; a Task that was lost may come again and be passed yet."""
        before = self._ended.get(name)
        if before in (how, "passed"):
            return
        self._offer(name)
        one = self._of[name]
        if before is not None:
            one.failed -= 1
        setattr(one, how, getattr(one, how) + 1)
        self._ended[name] = how

    def _look_around(self, table: Table) -> None:
        """The stories and cards before everybody when a turn begins."""
        for who in table.investigators:
            for card in who.kept:
                if row_of(card.id) in table.library.stories:
                    self._offer(row_of(card.id))
            for card in who.cards:
                self._gained(table, row_of(card.id))

    def _gained(self, table: Table, name: str) -> None:
        row = table.library.cards.get(name)
        if isinstance(row, Item) and row.steps:
            self._offer(name)

    def _lost(self, table: Table, event: events.CardLost) -> None:
        name = row_of(event.card)
        row = table.library.cards.get(name)
        if not (isinstance(row, Item) and row.steps):
            return
        self._boxed = name if event.to == BOX else ""
        # What falls to the Ancient One in the end was still open.
        if event.to not in table.library.investigators and table.state.battle is None:
            self._end(name, "failed")

    def _turned(self, table: Table, name: str) -> None:
        for side, how in ((PASSED, "passed"), (FAILED, "failed")):
            story = name.removesuffix(side)
            if story != name and story in table.library.stories:
                self._end(story, how)
