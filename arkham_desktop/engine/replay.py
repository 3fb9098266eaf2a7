"""A game that was played, shown again from its beginning: forth and back, but never another way.

A replay answers what a session answers to those who look on (`game`, `history`, `told`), so that the same
table can show both; nothing is open in it, nothing is written, and the session it is of stays as it is.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arkham_desktop.engine.decision import Decision, Option
from arkham_desktop.engine.game import Game, Rules
from arkham_desktop.engine.journal import ChoiceLine, Contents, Header
from arkham_desktop.engine.story import Chapter, Story

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Shown:
    """What is seen of the game that is shown again: nothing can be chosen in it.

    Attributes:
        rules: the rules on the position that is shown.
        pending: always None; options: always empty.
    """

    rules: Rules
    pending: Decision | None = None
    options: tuple[Option, ...] = ()

    @property
    def outcome(self) -> Any:
        """None until the end is reached."""
        return self.rules.outcome


class Replay:
    """The choices of a journal, made again one by one.

    Args:
        path: the game's file, for messages.
        contents: what it says.
        rules: on a position of their own, set up like those of the game.
        at: how many choices have been made; what happened before the last position of the file is not told.

    Attributes:
        game: what can be looked at.
        choices: all that were made, oldest first.
        problem: why it cannot go on; None while it can.
        save_failed: always None: nothing is saved.
    """

    save_failed: str | None = None
    can_redo = False
    undone_past_revealed = 0

    def __init__(self, path: Path, contents: Contents, rules: Rules, at: int = 0) -> None:
        self.path = path
        self.rules = rules
        self.game = Shown(rules)
        self.choices: list[ChoiceLine] = list(contents.choices)
        self.problem: str | None = None
        self._contents = contents
        self._game = Game(rules, attended=True)
        self._story = Story()
        self._done = 0
        self._stand_before(at)
        self.to(at)

    @property
    def header(self) -> Header:
        """How the game was set up."""
        return self._contents.header

    @property
    def history(self) -> list[ChoiceLine]:
        """The choices that have been shown so far, oldest first."""
        return self.choices[: self._done]

    @property
    def next(self) -> ChoiceLine | None:
        """The choice that is shown next; None at the end, or where it cannot go on."""
        if self.problem is not None or self._done >= len(self.choices):
            return None
        return self.choices[self._done]

    @property
    def last_choice(self) -> int:
        """How many choices there were before the last one shown, or before those made as one with it."""
        count = max(0, self._done - 1)
        while count > 0 and self.choices[count].joined:
            count -= 1
        return count

    def can_undo(self, to: int | None = None) -> bool:
        """Nothing is taken back here: False."""
        return False

    def told(self, make_rules: Callable[[], Rules]) -> list[Chapter]:
        """What happened up to what is shown, choice by choice."""
        return self._story.chapters(self.history)

    def forth(self) -> list[Any]:
        """Make the next choice, with those made as one with it; gives what happened, nothing at the end."""
        events: list[Any] = []
        while (line := self.next) is not None:
            events += self._again(line)
            following = self.next
            if following is None or not following.joined:
                break
        return events

    def to(self, count: int) -> None:
        """Stand where the first ``count`` choices lead, or as near before it as can be reached."""
        count = min(max(0, count), len(self.choices))
        if not self._done <= count or self._game.pending is None:
            self._stand_before(count)
        while self._done < count and (line := self.next) is not None:
            self._again(line)

    def close(self) -> None:
        """Let the game go."""
        self._game.abandon()

    def _stand_before(self, count: int) -> None:
        """Stand at the last position of the file that is not after the first ``count`` choices."""
        snapshot = [one for one in self._contents.snapshots if one.after <= count][-1]
        self._game.abandon()
        self.rules.restore(json.dumps(snapshot.state).encode())
        self.problem = None
        self._done = snapshot.after
        events = self._game.resume()
        if snapshot.after == 0:
            self._story.note(0, events)

    def _again(self, line: ChoiceLine) -> list[Any]:
        """Make a recorded choice again; one that comes out in another way now is a problem, and the end."""
        decision, chance = self._game.pending, self.rules.chance
        option = decision.option(line.option) if decision is not None and decision.kind == line.kind else None
        if option is None:
            return self._stop(line, "is asked differently now")
        chance.recorded.clear()
        try:
            events = self._game.choose(option)
        except Exception as error:  # whatever a rule raises now: what was shown before it still stands
            log.exception("%s: choice %d fails when it is shown again", self.path.name, self._done + 1)
            return self._stop(line, f"fails now ({type(error).__name__}: {error})")
        if chance.recorded != line.chance:
            return self._stop(line, "has another result now")
        self._done += 1
        self._story.note(self._done, events)
        return events

    def _stop(self, line: ChoiceLine, why: str) -> list[Any]:
        self.problem = f"choice {self._done + 1} (turn {line.turn}, {line.option}) {why}"
        return []
