"""A game that is being played by people: every choice is saved at once, and can be taken back.

The session is the one owner of a journal and its game. Loading, undo and redo are the same thing: a snapshot
and a replay of fewer choices, verified by what chance added and by the checksums of positions at the seams.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from arkham_desktop.engine.decision import Decision, Option
from arkham_desktop.engine.errors import EngineError
from arkham_desktop.engine.game import Game, Rules
from arkham_desktop.engine.journal import (
    ChoiceLine,
    Contents,
    EndLine,
    Header,
    Journal,
    JournalError,
    SeamLine,
    SnapshotLine,
    UndoLine,
    UndoPolicy,
    begin_anew,
    read,
)
from arkham_desktop.engine.seams import SeamWatcher
from arkham_desktop.engine.story import Chapter, Story

log = logging.getLogger(__name__)


class UndoForbiddenError(EngineError):
    """Nothing to take back, or the set-up forbids it past something revealed."""


class RuleFaultError(EngineError):
    """A rule failed while a choice was carried out. The game stands again as it did before the choice."""

    def __init__(self, option: str, cause: Exception) -> None:
        super().__init__(f"the program failed while carrying out {option!r}: {type(cause).__name__}: {cause}")
        self.option = option


@dataclass(slots=True)
class Replayed:
    """How far a replay came: ``choices`` taken; ``problem`` says why it stopped early, else None."""

    choices: int
    problem: str | None = None


class Session:
    """A saved game in progress.

    Attributes:
        game: the game; read its ``pending`` and ``options``, but choose through the session.
        header: how the game was set up.
        problem: what was lost when the game was loaded, in words; None when nothing was.
        save_failed: why the last choice could not be written; None when it could. Play goes on, and every
            further choice tries to write what is missing.
    """

    def __init__(self, path: Path, rules: Rules, contents: Contents) -> None:
        self._watcher = SeamWatcher()
        self.game = Game(rules, [self._watcher], attended=True)
        self.path = path
        self.undo_policy: UndoPolicy = contents.header.undo
        self.problem: str | None = None
        self.save_failed: str | None = None
        self._contents = contents
        self.journal: Journal | None = None
        self._unsaved: list[Any] = []
        self._story = Story()

    # -- beginning -------------------------------------------------------------------------------------

    @classmethod
    def new(cls, path: Path, header: Header, rules: Rules) -> Session:
        """Start a new game and its journal; FileExistsError when ``path`` exists."""
        session = cls(path, rules, Contents(header))
        session.journal = Journal.create(path, header)
        session._story.note(0, session.game.start())
        session._write_seams(None)
        return session

    @classmethod
    def load(
        cls, path: Path, make_rules: Callable[[Header], Rules], undo: UndoPolicy | None = None
    ) -> Session:
        """Go on with a saved game exactly where it stopped.

        Where the file is damaged or the rules have changed since, the game stands at the last verified point,
        ``problem`` says so, and the original file is kept beside the new one.

        Raises:
            JournalError: nothing of it can be played.
        """
        contents = read(path)
        rules = make_rules(contents.header)
        session = cls(path, rules, contents)
        if not contents.snapshots:
            raise JournalError(path, 0, "it holds no position to start from")
        torn = contents.torn
        replayed = session._stand_up()
        if replayed.problem is not None:
            session.problem = replayed.problem
        elif torn:
            session.problem = (
                f"{path.name}, line {torn}: the end of the file is damaged; the last choice may be missing"
            )
        if session.problem is not None:
            session.journal = begin_anew(path, contents)
        else:
            session.journal = Journal.reopen(path)
        return session

    def _stand_up(self) -> Replayed:
        """Make all choices of the file again.

        Raises:
            JournalError: its last position is none that these rules know.
        """
        contents = self._contents
        snapshot = contents.snapshots[-1]
        where = f"the position of turn {snapshot.turn}, after {snapshot.after} choices"
        try:
            return self._replay(len(contents.choices))
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            raise JournalError(self.path, 0, f"{where}, field {place}: {first['msg']}") from None
        except Exception as error:
            # What stands in a position may be sound by its types and name a card that does not exist.
            why = f"{type(error).__name__}: {error}"
            raise JournalError(self.path, 0, f"{where} cannot be played on ({why})") from error

    # -- playing ---------------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The game's rules on their position."""
        return self.game.rules

    @property
    def header(self) -> Header:
        """How the game was set up."""
        return self._contents.header

    @property
    def history(self) -> list[ChoiceLine]:
        """The choices that count, oldest first."""
        return list(self._contents.choices)

    @property
    def undone_past_revealed(self) -> int:
        """How often something revealed was taken back: shown in the result."""
        return self._contents.marked

    def choose(self, choice: Option | str, *, joined: bool = False) -> list[Any]:
        """Take an option, save it, and return the events; ``joined`` to the choice before, as one with it.

        Raises:
            IllegalChoiceError: it is not an option now; nothing changed.
            RuleFaultError: a rule failed; the game stands as before the choice, and nothing was written.
        """
        decision = self.game.pending
        option_id = choice if isinstance(choice, str) else choice.id
        chance = self.rules.chance
        chance.recorded.clear()
        chance.revealed = False
        turn, phase = self.rules.where()
        try:
            events = self.game.choose(choice)
        except EngineError:
            raise
        except Exception as error:
            self._replay(len(self._contents.choices))
            raise RuleFaultError(option_id, error) from error
        assert decision is not None, "a choice was accepted while nothing was asked"
        line = ChoiceLine(
            kind=decision.kind,
            who=decision.who,
            option=option_id,
            chance=list(chance.recorded),
            revealed=chance.revealed,
            turn=turn,
            phase=phase,
            joined=joined,
        )
        self._write_seams(line)
        self._story.note(len(self._contents.choices), events)
        return events

    def choose_all(self, choices: Sequence[str]) -> list[Any]:
        """Take options one after another as one choice, which undo takes back as a whole; gives the events.

        It stops where something else is asked in between, or nothing is left to choose: see what is pending.

        Raises:
            IllegalChoiceError: the first of them is not an option now; nothing changed.
            RuleFaultError: a rule failed; the game stands as before that choice.
        """
        first = self.game.pending
        events: list[Any] = []
        for index, choice in enumerate(choices):
            decision = self.game.pending
            if index and (
                first is None
                or decision is None
                or (decision.kind, decision.who) != (first.kind, first.who)
                or decision.option(choice) is None
            ):
                break
            events += self.choose(choice, joined=index > 0)
        return events

    def choose_through(self, answer: Callable[[Decision], str | None]) -> list[Any]:
        """Answer decision after decision as one choice, which undo takes back as a whole; gives the events.

        Args:
            answer: gives the option to take of the decision that is open, of whatever kind; None ends it, and
                so does the end of the game.

        Raises:
            IllegalChoiceError: an answer is no option of its decision; what was taken before stays taken.
            RuleFaultError: a rule failed; the game stands as before that choice.
        """
        events: list[Any] = []
        joined = False
        while (decision := self.game.pending) is not None:
            option_id = answer(decision)
            if option_id is None:
                break
            events += self.choose(option_id, joined=joined)
            joined = True
        return events

    def told(self, make_rules: Callable[[], Rules]) -> list[Chapter]:
        """What happened since the game began, choice by choice.

        Args:
            make_rules: gives rules on a position of their own, set up like those of this game. Asked only
                after loading: what happened is not saved, so the game is played again on them.
        """
        choices = self._contents.choices
        if not self._story.complete(len(choices)):
            first = json.dumps(self._contents.snapshots[0].state).encode()
            self._story.retell(make_rules(), first, choices)
        return self._story.chapters(choices)

    def _write_seams(self, choice: ChoiceLine | None) -> None:
        seams, snapshot = self._watcher.take()
        lines: list[Any] = []
        if choice is not None:
            lines.append(choice)
            lines.extend(SeamLine(crc=crc) for crc in seams)
        if snapshot is not None:
            turn, phase, state = snapshot
            after = len(self._contents.choices) + (choice is not None)
            lines.append(SnapshotLine(after=after, turn=turn, phase=phase, state=json.loads(state)))
        if self.game.outcome is not None:
            lines.append(EndLine())
        for line in lines:
            self._contents.add(line)
        self._write(lines)

    def _write(self, lines: list[Any]) -> None:
        assert self.journal is not None, "the session is closed"
        self._unsaved += lines
        try:
            self.journal.append(*self._unsaved)
        except OSError as error:
            self.save_failed = f"{self.path.name}: {error.strerror or error}"
        else:
            self.save_failed = None
            self._unsaved.clear()

    # -- taking back -----------------------------------------------------------------------------------

    def can_undo(self, to: int | None = None) -> bool:
        """Whether the last choice (or all after the first ``to``) may be taken back."""
        count = len(self._contents.choices)
        target = self.last_choice if to is None else to
        if not 0 <= target < count:
            return False
        return self.undo_policy != "forbidden" or not self.revealed_since(target)

    @property
    def last_choice(self) -> int:
        """How many choices there were before the last one, or before those that were made as one with it."""
        count = len(self._contents.choices) - 1
        while count > 0 and self._contents.choices[count].joined:
            count -= 1
        return count

    def revealed_since(self, to: int) -> bool:
        """Whether a choice after the first ``to`` revealed something hidden."""
        return any(choice.revealed for choice in self._contents.choices[to:])

    def undo(self, to: int | None = None) -> list[Any]:
        """Take back the last choice, or all after the first ``to``; returns them, oldest first.

        Choices that were made as one are taken back as one.

        Raises:
            UndoForbiddenError: there is nothing to take back, or the set-up forbids it.
        """
        target = self.last_choice if to is None else to
        if not self.can_undo(target):
            raise UndoForbiddenError("there is nothing to take back, or this game's set-up forbids it here")
        taken_back = self._contents.choices[target:]
        marked = self.undo_policy == "marked" and self.revealed_since(target)
        line = UndoLine(to=target, marked=marked)
        self._contents.add(line)
        self._story.cut(target)
        self._replay(target)
        self._write([line])
        return taken_back

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be taken again."""
        return bool(self._contents.undone)

    def redo(self) -> list[Any]:
        """Take the choice that was taken back last again, with those made as one with it; gives the events.

        Raises:
            UndoForbiddenError: there is none.
        """
        if not self._contents.undone:
            raise UndoForbiddenError("there is nothing to do again")
        undone = self._contents.undone
        events = self.choose(undone[-1].option, joined=undone[-1].joined)
        while undone and undone[-1].joined:
            events += self.choose(undone[-1].option, joined=True)
        return events

    def restore(self) -> None:
        """Set the game up again from what was saved: after a fault."""
        self._replay(len(self._contents.choices))

    def _replay(self, count: int) -> Replayed:
        """Stand where the first ``count`` choices lead; cut what does not verify."""
        contents = self._contents
        usable = [snapshot for snapshot in contents.snapshots if snapshot.after <= count]
        snapshot = usable[-1]
        self.game.abandon()
        self.rules.restore(json.dumps(snapshot.state).encode())
        self._watcher.expect_turn(snapshot.turn)
        self.game.resume()
        self._watcher.expect_turn(snapshot.turn)
        sound = snapshot.after
        for index in range(snapshot.after, count):
            problem = self._again(index)
            if problem is not None:
                del contents.choices[sound:], contents.seams[sound:]
                self._replay(sound)
                return Replayed(sound, problem)
            if contents.seams[index]:
                sound = index + 1
        return Replayed(count)

    def _again(self, index: int) -> str | None:
        """Take the recorded choice ``index`` again; says what does not fit the record, else None."""
        line = self._contents.choices[index]
        decision, chance = self.game.pending, self.rules.chance
        where = f"choice {index + 1} (turn {line.turn}, {line.option})"
        if decision is None or (decision.kind, decision.who) != (line.kind, line.who):
            return f"the rules have changed since this game was saved: {where} is asked differently now"
        option = decision.option(line.option)
        if option is None:
            return f"the rules have changed since this game was saved: {where} is not possible any more"
        chance.recorded.clear()
        try:
            events = self.game.choose(option)
        except Exception as error:  # whatever a rule raises now: what was played before it still stands
            log.exception("%s: %s fails", self.path.name, where)
            return f"{where} fails now ({type(error).__name__}: {error})"
        self._story.note(index + 1, events)
        seams, _ = self._watcher.take()
        if chance.recorded != line.chance or seams != self._contents.seams[index]:
            return f"the rules have changed since this game was saved: {where} has another result now"
        return None

    def close(self) -> None:
        """Close the file. Nothing has to be saved: everything is."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None
        self.game.abandon()
