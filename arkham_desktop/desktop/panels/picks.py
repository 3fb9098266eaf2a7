"""Several picks as one choice: a proposal filled in, what is marked, and whether it is as many as are asked.

The decision says how many picks follow one another (`Decision.picks`), how often each option can be picked
and what its proposals would pick; nothing else is known here. The marked picks are taken one after another
when they are confirmed.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from arkham_desktop.desktop.panels.numbering import END_VERB
from arkham_desktop.desktop.widgets.button import TICK

if TYPE_CHECKING:
    from arkham_desktop.engine import Decision, Option

PROPOSE = "propose"
CONFIRM = "confirm"
"""The name of the button that takes what is marked."""


class Picks:
    """What is marked for a decision that asks for several picks.

    Attributes:
        wanted: how many picks the decision asks for.
        marked: ids of the options marked, in the order they were; one can stand there several times.
    """

    def __init__(self, decision: Decision) -> None:
        self.wanted = decision.picks
        self.marked: list[str] = []
        self._most: dict[str, int] = {}
        self._proposals: dict[str, list[str]] = {}
        by_target: dict[str, str] = {}
        for option in decision.options:
            if option.aside or option.verb in (PROPOSE, END_VERB):
                continue
            self._most[option.id] = option.data if isinstance(option.data, int) else 1
            by_target[option.target] = option.id
        for option in decision.options:
            if option.verb == PROPOSE and isinstance(option.data, list):
                self._proposals[option.id] = [by_target[target] for target in option.data]
        if self._proposals:
            self.propose(next(iter(self._proposals)))

    def has(self, option_id: str) -> bool:
        """Whether it is an option that is marked, or a proposal that marks."""
        return option_id in self._most or option_id in self._proposals

    def count(self, option_id: str) -> int:
        """How often an option is marked."""
        return self.marked.count(option_id)

    def can_add(self, option_id: str) -> bool:
        """Whether it can be marked once more, in the place of another where all picks are made."""
        return self.count(option_id) < self._most.get(option_id, 0)

    @property
    def complete(self) -> bool:
        """As many are marked as are asked for, or just what a proposal proposes."""
        return len(self.marked) == self.wanted or self._proposed is not None

    @property
    def _proposed(self) -> str | None:
        """The proposal that what is marked amounts to."""
        marked = Counter(self.marked)
        return next((name for name, picks in self._proposals.items() if Counter(picks) == marked), None)

    def choices(self) -> list[str]:
        """The options to take now, one after another: a proposal where it comes to the same."""
        proposed = self._proposed
        return [proposed] if proposed is not None else list(self.marked)

    def add(self, option_id: str) -> None:
        """Mark once more; where all picks are made, the oldest mark of another goes."""
        if not self.can_add(option_id):
            return
        if len(self.marked) >= self.wanted:
            others = [one for one in self.marked if one != option_id]
            if not others:
                return
            self.marked.remove(others[0])
        self.marked.append(option_id)

    def remove(self, option_id: str) -> None:
        """Mark once less."""
        if option_id in self.marked:
            self.marked.remove(option_id)

    def propose(self, option_id: str) -> None:
        """Mark what a proposal proposes."""
        self.marked = list(self._proposals[option_id])[: self.wanted]

    def press(self, option_id: str) -> None:
        """An option was pressed: mark it, or no longer where it cannot be; a proposal marks its own."""
        if option_id in self._proposals:
            self.propose(option_id)
        elif self.can_add(option_id):
            self.add(option_id)
        else:
            while option_id in self.marked:
                self.marked.remove(option_id)

    def shown(self, option: Option) -> str:
        """What stands beside an option: a tick, or how often it is marked; empty for not at all."""
        count = self.count(option.id)
        return "" if not count else TICK if self._most[option.id] == 1 else f"×{count}"
