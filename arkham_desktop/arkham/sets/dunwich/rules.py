"""What only the Dunwich set's rules do: its hooks, each handed to the module whose matter it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.modules import RulesModule
from arkham_desktop.arkham.sets.dunwich import (
    afflictions,
    conditions,
    dunwich_horror,
    retirement,
    rubble,
    tasks,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Source, Table
    from arkham_desktop.engine import Decision, Option, Steps


class Dunwich(RulesModule):
    """The rules of the Dunwich board and cards."""

    def set_up(self, table: Table) -> None:
        """The Horror's track and deck, and the tokens of Shudde M'ell."""
        dunwich_horror.set_up(table)
        rubble.set_up(table)

    def track_length(self, table: Table, track: str) -> int | None:
        """The Dunwich Horror track."""
        return dunwich_horror.track_length(table) if track == dunwich_horror.TRACK else None

    def sources(self, table: Table) -> Iterable[Source]:
        """The Conditions that lie face up."""
        return conditions.sources(table)

    def asides(self, table: Table, decision: Decision) -> list[Option]:
        """Retiring."""
        return retirement.asides(table, decision)

    def run_aside(self, table: Table, option: Option, decision: Decision) -> Steps[bool]:
        """Retiring."""
        if option.verb != "retire":
            return False
        yield from retirement.retire(table, table.investigator(decision.who))
        return True

    def turn_began(self, table: Table) -> None:
        """Conditions become ready."""
        conditions.refresh(table)
        tasks.forget_others(table)

    def upkeep_begins(self, table: Table, who: Investigator) -> Steps[None]:
        """Sacrifices of Missions."""
        yield from tasks.upkeep_begins(table, who)

    def spent_encounters_at(self, table: Table, who: Investigator, place: str) -> Steps[None]:
        """Steps of Tasks and Missions."""
        yield from tasks.spent_encounters_at(table, who, place)

    def breaks_down(self, table: Table, who: Investigator, status: str) -> Steps[bool]:
        """An Injury or a Madness instead of losing half."""
        return (yield from afflictions.break_down(table, who, status))

    def card_came(self, table: Table, who: Investigator, card: Card) -> Steps[None]:
        """A second copy of an Injury or Madness devours."""
        yield from afflictions.card_came(table, who, card)

    def spawn_left(self, table: Table, monster: str) -> None:
        """The Horror's track is emptied."""
        dunwich_horror.left(table, monster)

    def score_parts(self, table: Table) -> dict[str, int]:
        """Tasks and Missions done, investigators retired (WIN-12)."""
        tracks = table.state.tracks
        return {"tasks": tracks.get(tasks.DONE, 0), "retired": -tracks.get(retirement.RETIRED, 0)}

    def problems(self, table: Table) -> Iterator[str]:
        """What is broken in the Horror's track and deck, the rubble, the Conditions, the Tasks."""
        yield from dunwich_horror.problems(table)
        yield from rubble.problems(table)
        yield from conditions.problems(table)
        yield from tasks.problems(table)


MODULE = Dunwich()
