"""What happened in a game, choice by choice: for logs, and for lists of what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from arkham_desktop.engine.errors import EngineError
from arkham_desktop.engine.game import Game, Rules
from arkham_desktop.engine.journal import ChoiceLine, Header


@dataclass(frozen=True, slots=True)
class Chapter:
    """A choice and the events that followed it; the first chapter has no choice before it."""

    choice: ChoiceLine | None
    events: list[Any]


class Told(Protocol):
    """What can tell what happened: a session, or the replay of one."""

    @property
    def header(self) -> Header:
        """How the game was set up."""

    def told(self, make_rules: Callable[[], Rules]) -> list[Chapter]:
        """What happened, choice by choice, oldest first; ``make_rules`` gives rules on another position."""


@dataclass(slots=True)
class Story:
    """The events of each choice as far as they are known: by the number of choices made before them."""

    _events: dict[int, list[Any]] = field(default_factory=dict)

    def note(self, count: int, events: list[Any]) -> None:
        """Keep what happened after the first ``count`` choices, before the next one."""
        self._events[count] = events

    def cut(self, count: int) -> None:
        """Forget what came after the first ``count`` choices and what followed them."""
        for known in [known for known in self._events if known > count]:
            del self._events[known]

    def complete(self, count: int) -> bool:
        """Whether everything up to ``count`` choices is known."""
        return all(number in self._events for number in range(count + 1))

    def retell(self, rules: Rules, snapshot: bytes, choices: list[ChoiceLine]) -> None:
        """Play a game again from its first position, on ``rules`` of its own, and keep what was unknown.

        Where the rules have changed since the game was saved, the rest stays unknown.
        """
        rules.restore(snapshot)
        game = Game(rules, attended=True)
        self._events.setdefault(0, game.start())
        for number, line in enumerate(choices, 1):
            try:
                events = game.choose(line.option)
            except EngineError:
                break
            self._events.setdefault(number, events)
        game.abandon()

    def chapters(self, choices: list[ChoiceLine]) -> list[Chapter]:
        """All chapters, oldest first; one whose events are unknown is empty."""
        found = [Chapter(None, self._events.get(0, []))]
        found += [Chapter(line, self._events.get(number, [])) for number, line in enumerate(choices, 1)]
        return found
