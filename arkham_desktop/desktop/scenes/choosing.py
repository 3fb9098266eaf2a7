"""What is chosen before a game, as plain data: seats, Ancient One, seed, undo; and what follows from it.

No pygame here: the set-up scene shows and changes a `Plan`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.loading import BASE
from arkham_desktop.arkham.rules import gates, placing
from arkham_desktop.arkham.setup import (
    MOST_PLAYERS,
    RANDOM,
    Setup,
    load_library,
    new_table,
    variants_of,
)
from arkham_desktop.desktop.settings import LastSetup

UndoRule: TypeAlias = Literal["free", "marked", "forbidden"]
UNDO_RULES: tuple[UndoRule, ...] = ("free", "marked", "forbidden")
MOST_SEED = 999_999_999
TOWN_SETS = ("dunwich", "innsmouth")
"""The sets that may be added, each with a town of its own."""


@dataclass(slots=True)
class SeatPlan:
    """A seat: the person's name (may be empty) and the investigator, or `RANDOM`."""

    person: str = ""
    investigator: str = RANDOM


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers that follow from the players and the Ancient One, as the rules count them."""

    gates: int
    monsters: int | None
    outskirts: int
    doom: int | None
    counted: int
    """The number of players that the limits go by (VAR-01)."""


def fresh_seed() -> int:
    """A seed that nobody chose."""
    return random.SystemRandom().randrange(MOST_SEED + 1)


@dataclass(slots=True)
class Plan:
    """Everything that is chosen before a game.

    Attributes:
        seats: one to eight.
        current: the seat that the next chosen investigator goes to.
        ancient_one: an id or `RANDOM`.
        sets: the chosen sets, the base set first.
        variants: words of a set-up's variants, in the order in which they can be chosen.
        herald: an id, `RANDOM`, or None.
        seed: of all chance.
        undo: what may be taken back.
        name: of the saved game; empty for one made from the persons.
    """

    seats: list[SeatPlan] = field(default_factory=lambda: [SeatPlan()])
    current: int = 0
    ancient_one: str = RANDOM
    sets: tuple[str, ...] = (BASE,)
    variants: tuple[str, ...] = ()
    herald: str | None = None
    seed: int = field(default_factory=fresh_seed)
    undo: UndoRule = "marked"
    name: str = ""

    @classmethod
    def like_last(cls, last: LastSetup) -> Plan:
        """A plan as the last game was begun; what no longer exists becomes random, or is left out."""
        seats = [SeatPlan(person) for person in last.persons[:MOST_PLAYERS]] or [SeatPlan()]
        for seat, name in zip(seats, last.investigators, strict=False):
            seat.investigator = name
        sets = (BASE, *(name for name in TOWN_SETS if name in last.sets))
        plan = cls(seats, 0, last.ancient_one, sets, tuple(last.variants), last.herald, undo=last.undo)
        plan.tidy()
        return plan

    def as_last(self) -> LastSetup:
        """What to remember for the next new game."""
        return LastSetup(
            persons=[seat.person for seat in self.seats],
            investigators=[seat.investigator for seat in self.seats],
            ancient_one=self.ancient_one,
            sets=list(self.sets),
            variants=list(self.variants),
            herald=self.herald,
            undo=self.undo,
        )

    # ---- sets and variants

    @property
    def library(self) -> Library:
        """The content of the chosen sets without the parts that are left out."""
        return load_library(Setup(sets=self.sets, variants=self.variants))

    def choose_set(self, name: str, on: bool) -> None:
        """Put a set into the game, or leave it out with its variants."""
        self.sets = (BASE, *(each for each in TOWN_SETS if (on if each == name else each in self.sets)))
        self.tidy()

    def choose_variant(self, word: str, on: bool) -> None:
        """Turn a variant on or off."""
        chosen = {*self.variants, word} if on else {*self.variants} - {word}
        self.variants = tuple(each for each in variants_of(self.sets) if each in chosen)
        self.tidy()

    def tidy(self) -> None:
        """Make random, or leave out, what the chosen sets do not have, and who was named twice."""
        known = variants_of(self.sets)
        self.variants = tuple(word for word in known if word in self.variants)
        library = self.library
        taken: set[str] = set()
        for seat in self.seats:
            if seat.investigator not in library.investigators or seat.investigator in taken:
                seat.investigator = RANDOM
            taken.add(seat.investigator)
        if self.ancient_one not in library.ancient_ones:
            self.ancient_one = RANDOM
        if not library.heralds or self.herald not in (RANDOM, *library.heralds):
            self.herald = None

    def seat_of(self, investigator: str) -> int | None:
        """Who has an investigator."""
        for index, seat in enumerate(self.seats):
            if seat.investigator == investigator:
                return index
        return None

    def set_players(self, count: int) -> None:
        """As many seats; the last ones go, new ones are random."""
        count = min(MOST_PLAYERS, max(1, count))
        del self.seats[count:]
        self.seats += [SeatPlan() for _ in range(count - len(self.seats))]
        self.current = min(self.current, count - 1)

    def take(self, investigator: str) -> None:
        """Give an investigator to the current seat, taken from another if need be; the next one follows."""
        other = self.seat_of(investigator)
        if other == self.current:
            self.seats[other].investigator = RANDOM
            return
        if other is not None:
            self.seats[other].investigator = self.seats[self.current].investigator
        self.seats[self.current].investigator = investigator
        count = len(self.seats)
        for step in range(1, count):
            seat = (self.current + step) % count
            if self.seats[seat].investigator == RANDOM:
                self.current = seat
                return

    def free_all(self) -> None:
        """Every investigator and the Ancient One at random."""
        for seat in self.seats:
            seat.investigator = RANDOM
        self.ancient_one = RANDOM
        self.current = 0

    def deal(self, library: Library) -> None:
        """Fill the empty seats by lot, so that one sees who it will be."""
        free = [name for name in library.investigators if self.seat_of(name) is None]
        random.SystemRandom().shuffle(free)
        for seat in self.seats:
            if seat.investigator == RANDOM and free:
                seat.investigator = free.pop()

    @property
    def setup(self) -> Setup:
        """The set-up that the engine takes."""
        return Setup(
            sets=self.sets,
            variants=self.variants,
            herald=self.herald,
            ancient_one=self.ancient_one,
            players=len(self.seats),
            investigators=tuple(seat.investigator for seat in self.seats),
            persons=tuple(seat.person.strip() for seat in self.seats),
            seed=self.seed,
            undo=self.undo,
        )

    def limits(self) -> Limits:
        """What the rules make of the number of players; the table is thrown away again."""
        table = new_table(
            Setup(
                sets=self.sets,
                variants=self.variants,
                players=len(self.seats),
                ancient_one=self.ancient_one,
            )
        )
        ancient = None if self.ancient_one == RANDOM else table.library.ancient_ones[self.ancient_one]
        return Limits(
            gates=gates.gate_limit(table),
            monsters=placing.monster_limit(table),
            outskirts=placing.outskirts_capacity(table),
            doom=None if ancient is None else ancient.doom,
            counted=placing.counted_players(table),
        )
