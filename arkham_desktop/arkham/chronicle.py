"""How a game went: its tracks turn by turn, its dice, and what it will be remembered for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.rules.checks import SUCCESS_FROM

_FATES = frozenset({"devoured", "lost_in_time_and_space", "retired"})
_PASSED_OR_FAILED = frozenset({"passed", "failed"})


@dataclass(frozen=True, slots=True)
class Standing:
    """The tracks at the end of a turn: doom tokens, the terror level, elder signs on the boards."""

    turn: int
    doom: int = 0
    terror: int = 0
    seals: int = 0


@dataclass(slots=True)
class Dice:
    """Dice that were rolled: how often each face (1 to 6) came."""

    faces: Counter[int] = field(default_factory=Counter)

    @property
    def rolled(self) -> int:
        """How many dice."""
        return self.faces.total()

    @property
    def succeeded(self) -> float:
        """The share of fives and sixes, 0 to 1: a third is what luck owes (SKL-01). 0 without dice."""
        good = sum(count for face, count in self.faces.items() if face >= SUCCESS_FROM)
        return good / self.rolled if self.faces else 0.0


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth telling: ``event`` in ``turn``; of two, the one with more ``weight`` is told."""

    turn: int
    event: e.Event
    weight: int


@dataclass(slots=True)
class Chronicle:
    """How a game went.

    Attributes:
        standings: one for each turn, the first turn first.
        dice: of each investigator (by id) who rolled any.
        moments: oldest first.
    """

    standings: list[Standing] = field(default_factory=list)
    dice: dict[str, Dice] = field(default_factory=dict)
    moments: list[Moment] = field(default_factory=list)

    @property
    def all_dice(self) -> Dice:
        """The dice of all together."""
        return Dice(sum((dice.faces for dice in self.dice.values()), Counter[int]()))

    def best(self, count: int) -> list[Moment]:
        """The ``count`` weightiest moments, oldest first; of two that weigh the same, the later one."""
        ranked = sorted(range(len(self.moments)), key=lambda index: (self.moments[index].weight, index))
        return [self.moments[index] for index in sorted(ranked[-count:] if count > 0 else [])]


def chronicle(events: Iterable[e.Event]) -> Chronicle:
    """Tell how a game went from everything that happened in it, oldest first."""
    told = Chronicle()
    turn, tracks = 1, {"doom": 0, "terror": 0}
    sealed: set[str] = set()

    def close_turn() -> None:
        told.standings.append(Standing(turn, tracks["doom"], tracks["terror"], len(sealed)))

    for event in events:
        if isinstance(event, e.TurnBegan):
            if event.turn > turn:
                close_turn()
            turn = event.turn
        elif isinstance(event, e.TrackChanged) and event.track in tracks:
            tracks[event.track] = event.new
        elif isinstance(event, e.SealPlaced):
            (sealed.add if event.on else sealed.discard)(event.space)
            last = told.moments[-1].event if told.moments else None
            if event.on and isinstance(last, e.GateClosed) and last.space == event.space:
                told.moments.pop()  # sealing says it
        elif isinstance(event, e.DiceRolled) and event.who:
            told.dice.setdefault(event.who, Dice()).faces.update(event.faces)
        weight = _weight(event)
        if weight:
            told.moments.append(Moment(turn, event, weight))
    close_turn()
    return told


def _weight(event: e.Event) -> int:
    """How much an event is worth telling: 0 not at all."""
    match event:
        case e.AncientOneAwoke() | e.SealPlaced(on=False):
            return 5
        case e.StatusChanged(status=status, on=True) if status in _FATES:
            return 4
        case e.SealPlaced():
            return 4
        case e.CardInPlay(how=how) if how in _PASSED_OR_FAILED:
            return 3
        case e.LocationClosed(closed=True):
            return 3
        case e.GateClosed(by=str()):
            return 2
        case _:
            return 0
