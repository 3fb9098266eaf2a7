"""Small scenes for tests: a position in a few lines, dice that are scripted, choices by their ids.

    here = scene(investigators=[{"id": "joe-diamond", "space": "downtown"}], start="movement", dice=[5, 2])
    here.choose("go:merchant-district", "done")
    assert here.who("joe-diamond").place == "merchant-district"

The fields are those of a scenario (`arkham_desktop/arkham/scenario/models.py`); `start` may be a phase alone.
A procedure or some effects can be run by themselves with `run` and `effects`: then `choose` answers what they
ask, and `ended` says whether they are over.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from pydantic import TypeAdapter

from arkham_desktop.arkham.content.library import row_id
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.base import Effects
from arkham_desktop.arkham.events import Event
from arkham_desktop.arkham.scenario import build, parse
from arkham_desktop.arkham.scenario.models import Until
from arkham_desktop.arkham.scenario.running import holds, picture, plain
from arkham_desktop.arkham.state import Card, Investigator, State
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Decision, Game, Option, Steps

_EFFECTS: TypeAdapter[Any] = TypeAdapter(Effects)
E = TypeVar("E", bound=Event)


class _Alone(ArkhamRules):
    """The rules with one procedure to run, after which nothing follows."""

    def __init__(self, table: Table, steps: Steps[Any]) -> None:
        super().__init__(table)
        self._steps: Steps[Any] | None = steps
        self.result: Any = None

    def next_step(self) -> Steps[None] | None:
        steps, self._steps = self._steps, None
        if steps is None and self.table.state.phase == "final_battle":
            return super().next_step()  # an awakening is the one thing that always goes on
        return None if steps is None else self._noting(steps)

    def _noting(self, steps: Steps[Any]) -> Generator[Decision, Option, None]:
        self.result = yield from steps


class Scene:
    """A game built for a test."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.happened: list[Event] = []

    @property
    def rules(self) -> ArkhamRules:
        rules = self.game.rules
        assert isinstance(rules, ArkhamRules)
        return rules

    @property
    def table(self) -> Table:
        return self.rules.table

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def decision(self) -> Decision:
        """The open decision; a failure when there is none."""
        assert self.game.pending is not None, f"nothing is asked any more: {self.game.outcome}"
        return self.game.pending

    @property
    def options(self) -> list[str]:
        """The ids of the options of the open decision."""
        return [option.id for option in self.game.options]

    @property
    def ended(self) -> bool:
        """Whether nothing is asked any more."""
        return self.game.pending is None

    @property
    def result(self) -> Any:
        """What the procedure given to `run` returned."""
        rules = self.rules
        assert isinstance(rules, _Alone), "no procedure was run by itself"
        assert self.ended, "the procedure is not over"
        return rules.result

    @property
    def view(self) -> dict[str, Any]:
        """The state view."""
        return picture(self.game)

    def who(self, investigator: str | None = None) -> Investigator:
        """The investigator with this id; the first one without an id."""
        return self.table.investigator(investigator) if investigator else self.state.investigators[0]

    def card(self, row: str, investigator: str | None = None) -> Card:
        """A card somebody has; a failure when there is none."""
        card = self.who(investigator).card(row)
        assert card is not None, f"{row} is not there: {self.who(investigator).cards}"
        return card

    def cards(self, investigator: str | None = None) -> list[str]:
        """The row ids of somebody's cards."""
        return [row_id(card.id) for card in self.who(investigator).cards]

    def choose(self, *options: str) -> Scene:
        """Choose options one after the other."""
        for option in options:
            assert option in self.options, f"{option} is no option; {self.game.pending} asks"
            self.happened += self.game.choose(option)
        return self

    def dice(self, *faces: int) -> Scene:
        """Queue dice."""
        self.table.chance.queue.extend(faces)
        return self

    def until(self, policy: Callable[[Decision], Option] = plain, **wanted: Any) -> Scene:
        """Go on with the least choice until `kind=`, `phase=`, `investigator=`, `option=`, `turn=` are so."""

        until = Until(**wanted)
        while not holds(self.game, until):
            assert not self.ended, f"the game ended before: {self.game.outcome}"
            self.happened += self.game.choose(policy(self.decision))
        return self

    def events(self, kind: type[E]) -> list[E]:
        """What happened of one kind, since the scene began (by `choose`, `run` and `effects`)."""
        return [event for event in self.happened if isinstance(event, kind)]

    def run(self, steps: Steps[Any]) -> Scene:
        """Run one procedure by itself instead of the turn."""
        self.game.abandon()
        self.game = Game(_Alone(self.table, steps))
        self.happened += self.game.start()
        return self

    def effects(
        self, *effects: dict[str, Any], who: str | None = None, source: str = "test", **at: Any
    ) -> Scene:
        """Run effects by themselves for somebody; `at` are further fields of the context."""
        from arkham_desktop.arkham.effects import run_effects

        context = Context(source, self.who(who), **at)
        return self.run(run_effects(self.table, _EFFECTS.validate_python(list(effects)), context))

    def sound(self) -> Scene:
        """Fail if the position is broken."""
        assert self.rules.problems() == []
        return self


def scene(record: dict[str, Any] | None = None, /, **fields: Any) -> Scene:
    """A scene from the fields of a scenario; `who="id"` and `start="phase"` are short for the long forms."""
    given = {**(record or {}), **fields}
    if isinstance(given.get("start"), str):
        given["start"] = {"phase": given["start"]}
    return Scene(build(parse(given)))
