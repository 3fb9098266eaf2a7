"""What only one set's rules do: hooks that the chapters call, in the order of the sets in play.

A set with rules of its own has a ``rules.py`` with a ``MODULE``, a :class:`RulesModule` that overrides the
hooks it needs. The chapters and phases name no set: they ask ``table.modules``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arkham_desktop.arkham.events import Event
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Listener, Source, Table
    from arkham_desktop.engine import Decision, Option, Steps


class RulesModule:
    """The hooks. None of them does anything here.

    Attributes:
        variants: ways to play that come with this set, for ``Setup.variants``.
    """

    variants: tuple[str, ...] = ()

    def set_up(self, table: Table) -> None:
        """The table has been laid out; nobody has been asked anything yet."""

    def laid_out(self, table: Table) -> None:
        """A scenario has put everything in its place."""

    def sources(self, table: Table) -> Iterable[Source]:
        """Further things in play that carry modifiers or abilities."""
        return ()

    def asides(self, table: Table, decision: Decision) -> list[Option]:
        """What may be used besides answering a decision with a window."""
        return []

    def run_aside(self, table: Table, option: Option, decision: Decision) -> Steps[bool]:
        """Carry out an aside of this module; False when it is none of its own."""
        yield from ()
        return False

    def turn_began(self, table: Table) -> None:
        """A turn, or a round of the final battle, begins; nobody has acted in it yet."""

    def upkeep_begins(self, table: Table, who: Investigator) -> Steps[None]:
        """The Upkeep of ``who`` begins; nothing of it has happened, and the lost have not come back."""
        yield from ()

    def upkeep_began(self, table: Table, who: Investigator) -> Steps[None]:
        """The cards of ``who`` are refreshed; upkeep actions come next."""
        yield from ()

    def end_of_movement(self, table: Table, who: Investigator) -> Steps[None]:
        """``who`` ends movement in a town; monsters are met next, if he is still there."""
        yield from ()

    def check_on_stopping(self, table: Table, who: Investigator) -> Check | None:
        """The check that ``who`` would have to make if he ended movement here: for odds shown before."""
        return None

    def movement_over(self, table: Table, who: Investigator) -> Steps[None]:
        """The Movement phase of ``who`` is over, however his movement has ended."""
        yield from ()

    def spent_encounters_at(self, table: Table, who: Investigator, place: str) -> Steps[None]:
        """``who`` has spent the whole Arkham Encounters phase at ``place``, where no gate was or is open."""
        yield from ()

    def card_came(self, table: Table, who: Investigator, card: Card) -> Steps[None]:
        """``who`` has received a card in play; what it does on entering play comes next."""
        yield from ()

    def spawn_left(self, table: Table, monster: str) -> None:
        """A Spawn monster went from the board to where it waits."""

    def notices(self, table: Table) -> bool:
        """Whether this module wants to know of every event of this game."""
        return False

    def noticed(self, table: Table, event: Event) -> None:
        """An event has happened; whatever it is about may be half done, so this only takes notes."""

    def waits(self, table: Table) -> bool:
        """Whether something is to be caught up on as soon as nothing is being resolved."""
        return False

    def catch_up(self, table: Table) -> Steps[None]:
        """Do what has been waiting; afterwards nothing waits."""
        yield from ()

    def seated(self, table: Table, who: Investigator) -> None:
        """``who`` has been set up with all possessions, at the start of the game or as a replacement."""

    def monsters_moved(self, table: Table, white: Collection[str], black: Collection[str]) -> Steps[None]:
        """The monster movement of a Mythos card is over; the symbols are those of its boxes."""
        yield from ()

    def check_begins(self, table: Table, check: Check) -> None:
        """A check is about to be made; nobody has been asked about it yet."""

    def silences(self, table: Table, combat: Combat, listener: Listener) -> bool:
        """Whether an ability of the monster being fought has no effect."""
        return False

    def gate_prevented(self, table: Table, space: str) -> Steps[None]:
        """A gate was kept from opening."""
        yield from ()

    def doom_changed(self, table: Table) -> Steps[None]:
        """The doom track has gained a token."""
        yield from ()

    def track_length(self, table: Table, track: str) -> int | None:
        """How many spaces a track of the set has; None for one that it does not bring."""
        return None

    def jail_of(self, table: Table, who: Investigator) -> str | None:
        """The cell that ``who`` is put into when arrested now; None where Arkham's is meant."""
        return None

    def breaks_down(self, table: Table, who: Investigator, status: str) -> Steps[bool]:
        """``who``, insane or unconscious, is about to lose half of all; True when something else happened.

        Then nothing is lost, and what fell to 0 comes back to its maximum.
        """
        yield from ()
        return False

    def score_parts(self, table: Table) -> dict[str, int]:
        """Further parts of the score, by name."""
        return {}

    def problems(self, table: Table) -> Iterator[str]:
        """Broken invariants of what only this set has."""
        yield from ()


def modules_of(names: Sequence[str]) -> tuple[RulesModule, ...]:
    """The modules of these sets, in their order; sets without rules of their own have none."""
    from arkham_desktop.arkham import sets  # noqa: PLC0415 - the sets import the chapters, and those this module

    found = (sets.module_of(name, "rules") for name in names)
    return tuple(module.MODULE for module in found if module is not None)
