"""What is in play as the table lists it: modifiers and abilities, and what each is asked for by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects import Op
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.state import Card, Investigator

T = TypeVar("T")


# Slots, for they are read far more often than made, and a tuple's names are slow to read.
@dataclass(slots=True)
class Modifier:
    """A modifier in play: a ``mod`` or another lasting op (``prevent``, ``reduce``, ``special``…)."""

    op: Any
    source: str
    owner: Investigator | None
    card: Card | None
    place: str | None


@dataclass(slots=True)
class Listener:
    """An ability in play, with what it stands on."""

    ability: Ability
    source: str
    owner: Investigator | None
    card: Card | None
    place: str | None
    index: int
    anybody: bool = False
    """Whether others than its owner may use it, for their own checks and losses."""
    dice_only: bool = False
    """Whether it does nothing but roll dice of a check again."""

    @property
    def key(self) -> str:
        """Names this ability among those in play, for limits (once a turn)."""
        return f"{self.card.id if self.card else self.source}/{self.index}"


class Source(NamedTuple):
    """Anything in play that carries modifiers or abilities.

    ``moments``: only abilities of these moments count, the others keep their numbers; None: all of them.
    """

    id: str
    owner: Investigator | None
    card: Card | None
    place: str | None
    mods: tuple[Op, ...]
    abilities: tuple[Ability, ...]
    moments: frozenset[str] | None = None


class Speaking(Protocol):
    """What is printed on a card: modifiers and abilities."""

    @property
    def mods(self) -> tuple[Op, ...]:
        """Lasting effects."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What it does at a moment."""


@dataclass(slots=True)
class Part:
    """What a thing in play says, by what it is asked for.

    ``offers`` are those of the ``listeners`` that are not forced: somebody may use them in a window.
    """

    owner: Investigator | None
    card: Card | None
    modifiers: dict[str, list[Modifier]]
    listeners: dict[str, list[Listener]]
    offers: dict[str, list[Listener]]


def kinds_of(op: Any) -> tuple[str, ...]:
    """What a lasting effect is asked for by: ``what`` of a ``mod``, else its own name.

    Where many have the same name, what each is about is added: ``prevent:draw_ally``, ``special:…``.
    """
    name: str = op.op
    if name == "mod":
        return (op.what,)
    if name in ("prevent", "immune"):
        return tuple([f"{name}:{what}" for what in op.what])
    if name == "reduce":
        return (f"reduce:{op.what}",)
    return (f"special:{op.name}",) if name == "special" else (name,)


def by_moment(said: list[dict[str, list[Listener]]]) -> dict[str, list[Listener]]:
    """One list for each moment. The lists that come in are shared, never added to."""
    listed: dict[str, list[Listener]] = {}
    for one in said:
        for when, found in one.items():
            listed[when] = listed[when] + found if when in listed else found
    return listed


def offered_to(who: Investigator, offers: list[Listener]) -> list[Listener]:
    """Those that are for ``who``: the game's, his own, and those for anybody."""
    return [one for one in offers if one.anybody or one.owner is None or one.owner is who]


def filled(listed: dict[str, T]) -> dict[str, T]:
    """Without what nothing is left of."""
    return {key: found for key, found in listed.items() if found}
