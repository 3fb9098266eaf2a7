"""A toy game for the kernel's tests: roll to a goal, with an aside that adds one."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from arkham_desktop.engine import Chance, Decision, GameOver, Moment, Option, Steps, Unwind


@dataclass
class Position:
    turn: int = 0
    seam: int = 0
    total: int = 0
    lucky: int = 2
    moves: list[str] = field(default_factory=list)


class Toy:
    """Each turn: roll, pass, jump (which unwinds everything) or fail (a fault in a rule)."""

    def __init__(self, seed: int = 1, goal: int = 25) -> None:
        self.position = Position()
        self.chance = Chance(seed)
        self.goal = goal
        self.outcome: Any = None
        self.events: list[Any] = []

    def where(self) -> Moment:
        return Moment(self.position.turn, "play")

    def next_step(self) -> Steps[None] | None:
        if self.outcome is not None:
            return None
        self.position.seam += 1
        self.position.turn += 1
        self.chance.reseed(self.position.seam)
        return self.turn()

    def turn(self) -> Steps[None]:
        lucky = self.position.lucky

        def build() -> list[Option]:
            # Using the last luck makes the question void.
            if self.position.lucky == 0 and lucky:
                return []
            return [Option("roll"), Option("pass"), Option("jump"), Option("fail")]

        choice = yield Decision("turn", "ann", build, window="any")
        self.position.moves.append(choice.id)
        if choice.verb == "roll":
            self.position.total += self.chance.die()
        if choice.verb == "fail":
            self.position.total = -1
            raise ZeroDivisionError("a rule with a fault")
        if choice.verb == "jump":
            raise Unwind
        yield Decision("nod", "ann", lambda: [Option("nod")], show=True)
        self.events.append(("total", self.position.total))
        if self.position.total >= self.goal:
            raise GameOver("won")

    def asides(self, decision: Decision) -> list[Option]:
        return [Option("use", "luck", aside=True)] if self.position.lucky else []

    def run_aside(self, option: Option, decision: Decision) -> Steps[None]:
        self.position.lucky -= 1
        self.position.total += 1
        yield Decision("luck", "ann", lambda: [Option("done")])

    def end(self, outcome: Any) -> None:
        self.outcome = outcome

    def take_events(self) -> list[Any]:
        events, self.events = self.events, []
        return events

    def snapshot(self) -> bytes:
        return json.dumps(asdict(self.position)).encode()

    def restore(self, snapshot: bytes) -> None:
        self.position = Position(**json.loads(snapshot))
        self.outcome = None

    def problems(self) -> list[str]:
        return ["below zero"] if self.position.total < 0 else []

    def view(self) -> dict[str, Any]:
        return asdict(self.position)
