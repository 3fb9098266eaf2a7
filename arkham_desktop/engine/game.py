"""The driver: runs procedures from decision to decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from arkham_desktop.engine.chance import Chance
from arkham_desktop.engine.decision import VOID, Decision, Option, Steps
from arkham_desktop.engine.errors import EngineError, GameOver, IllegalChoiceError, Unwind


class Moment(NamedTuple):
    """When in the game: for checkpoints, undo lists and saved games."""

    turn: int
    phase: str


class Rules(Protocol):
    """What a game gives the driver. The position behind it is the rules' own business."""

    @property
    def chance(self) -> Chance:
        """All chance of this game."""

    @property
    def outcome(self) -> Any:
        """None while the game goes on, else how it ended."""

    def where(self) -> Moment:
        """The turn and phase that the position is in."""

    def next_step(self) -> Steps[None] | None:
        """The next procedure, chosen from what the position says; None when the game has ended."""

    def asides(self, decision: Decision) -> list[Option]:
        """What may be used besides answering ``decision`` in its window."""

    def run_aside(self, option: Option, decision: Decision) -> Steps[None]:
        """The procedure of an aside option."""

    def end(self, outcome: Any) -> None:
        """Note how the game ended."""

    def take_events(self) -> list[Any]:
        """The events since the last call, oldest first."""

    def snapshot(self) -> bytes:
        """The whole position; only meaningful at a seam."""

    def restore(self, snapshot: bytes) -> None:
        """Replace the position by one that :meth:`snapshot` gave."""

    def problems(self) -> list[str]:
        """Every broken invariant of the position; empty when it is sound."""

    def view(self) -> dict[str, Any]:
        """A JSON picture of the position."""


class Watcher(Protocol):
    """Somebody who looks on: a journal, statistics."""

    def seam(self, game: Game) -> None:
        """The driver's stack is empty: the position can be saved."""

    def chosen(self, game: Game, decision: Decision, option: Option) -> None:
        """``option`` was legal and is about to be carried out."""


class Game:
    """One game in progress.

    ``pending`` is the open decision, None when the game has ended. Between two choices everything
    happens without stopping. The class knows no game: all rules come from ``rules``.

    Args:
        rules: the game's rules on a position of theirs.
        watchers: who looks on.
        attended: a person plays: lone options of decisions with ``show`` are put, not answered by the driver.

    ``on_forced``, where set, is told of every lone option that the driver answered.
    """

    def __init__(self, rules: Rules, watchers: Sequence[Watcher] = (), *, attended: bool = False) -> None:
        self.rules = rules
        self.attended = attended
        self.watchers = list(watchers)
        self.pending: Decision | None = None
        self.asked = 0
        self.forced = 0
        self.on_forced: Callable[[Decision, Option], None] | None = None
        self._procedure: Steps[None] | None = None
        self._interrupted: list[tuple[Steps[None], Decision]] = []

    def start(self) -> list[Any]:
        """Run to the first decision; returns the events on the way."""
        self._seam()
        self._advance(None)
        return self.rules.take_events()

    @property
    def options(self) -> list[Option]:
        """The options of the open decision; empty when the game has ended."""
        return self.pending.options if self.pending else []

    @property
    def outcome(self) -> Any:
        """None while the game goes on, else how it ended."""
        return self.rules.outcome

    def choose(self, choice: Option | str) -> list[Any]:
        """Take an option of the open decision and run on to the next one.

        Returns:
            The events that happened.

        Raises:
            IllegalChoiceError: it is not an option now; the position has not changed.
        """
        decision = self.pending
        if decision is None:
            raise IllegalChoiceError("the game has ended")
        option = decision.option(choice) if isinstance(choice, str) else choice
        if option is None or option not in decision.options:
            raise IllegalChoiceError(f"{choice!r} is not an option of {decision!r}")
        for watcher in self.watchers:
            watcher.chosen(self, decision, option)
        self.pending = None
        self.asked += 1
        if option.aside:
            self._interrupt(option, decision)
        else:
            self._advance(option)
        return self.rules.take_events()

    def resume(self) -> list[Any]:
        """Forget all running procedures and go on from the position as it is (after a restore)."""
        self.abandon()
        return self.start()

    def abandon(self) -> None:
        """Close every running procedure; the position stays as it is."""
        for procedure, _ in self._interrupted:
            procedure.close()
        self._interrupted.clear()
        if self._procedure is not None:
            self._procedure.close()
        self._procedure = None
        self.pending = None

    def _interrupt(self, option: Option, decision: Decision) -> None:
        if self._procedure is None:
            raise EngineError("an aside was chosen while nothing was going on")
        self._interrupted.append((self._procedure, decision))
        self._procedure = self.rules.run_aside(option, decision)
        self._advance(None)

    def _advance(self, answer: Option | None) -> None:
        """Run until a decision has to be put to somebody, or the game is over."""
        while (procedure := self._procedure) is not None:
            try:
                # A fresh generator takes None only; nobody but a fresh one gets it.
                decision = procedure.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                if not self._interrupted:
                    self._seam()
                    answer = None
                    continue
                self._procedure, decision = self._interrupted.pop()
            except Unwind:
                self.abandon()
                self._seam()
                answer = None
                continue
            except GameOver as over:
                self.abandon()
                self.rules.end(over.outcome)
                return
            answer = self._put(decision)
            if answer is None:
                return

    def _seam(self) -> None:
        for watcher in self.watchers:
            watcher.seam(self)
        self._procedure = self.rules.next_step()

    def _put(self, decision: Decision) -> Option | None:
        """Open ``decision``, or answer it where there is nothing to decide."""
        options = decision.build()
        if not options:
            return VOID
        if decision.window:
            options += self.rules.asides(decision)
        decision.options = options
        if len(options) == 1 and not (decision.show and self.attended):
            self.forced += 1
            if self.on_forced is not None:
                self.on_forced(decision, options[0])
            return options[0]
        self.pending = decision
        return None
