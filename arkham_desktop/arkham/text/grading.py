"""How much is at stake in an option: read off its effects and the numbers of whoever decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham.effects import cards, flow, people, resources, world
from arkham_desktop.arkham.moments import every_op

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from arkham_desktop.arkham.effects.base import Op
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

Stake = Literal["plain", "risky", "costly"]

GRAVE_STATES = frozenset({"lost_in_time_and_space", "arrested", "cursed", "lose_turn", "delayed"})
"""States that one would not choose lightly."""


def stake_of(table: Table, who: Investigator, cost: Sequence[Op], do: Sequence[Op]) -> Stake:
    """Costly: cards are the price, or something grave happens for certain. Risky: by chance. Else plain."""
    certain = [*cost, *_certain(do)]
    if any(_gives_up(op) for op in every_op(cost)) or any(is_grave(table, who, op) for op in certain):
        return "costly"
    if any(is_grave(table, who, op) or _hurts(op) for op in _by_chance(do)):
        return "risky"
    return "plain"


def _gives_up(op: Op) -> bool:
    """Whether a price is cards that one would rather keep; Injuries and Madness are none of them."""
    if not isinstance(op, cards.Discard) or op.what is None:
        return False
    return not set(op.what) <= {"injury", "madness"}


def is_grave(table: Table, who: Investigator, op: Op) -> bool:
    """Whether an effect takes a life, the game, a state hard to lose, all of something, or the last point."""
    if isinstance(op, people.Devoured | world.LoseGame | world.Awaken):
        return True
    if isinstance(op, people.SetStatus):
        return op.set in GRAVE_STATES
    if isinstance(op, cards.Discard):
        return op.n.word == "all" and op.what is not None
    if isinstance(op, resources.Lose | resources.Spend):
        return _takes_last(who, op)
    return False


def _takes_last(who: Investigator, op: resources.Lose | resources.Spend) -> bool:
    whats: Iterable[str] = (op.what,) if isinstance(op, resources.Lose) else op.what
    for what in whats:
        if what in ("max_sanity", "max_stamina"):
            return True
        if what in ("sanity", "stamina"):
            left = who.sanity if what == "sanity" else who.stamina
            kept = op.down_to if isinstance(op, resources.Lose) else 0
            if kept < 1 and (op.n.word == "all" or (op.n.fixed or 0) >= left):
                return True
    return False


def would_fell(who: Investigator, what: str, n: int) -> bool:
    """Whether losing `n` Sanity or Stamina takes somebody to 0."""
    return n > 0 and n >= (who.sanity if what == "sanity" else who.stamina)


def _certain(do: Iterable[Op]) -> list[Op]:
    """What happens without dice or further choices."""
    return [op for op in do if not isinstance(op, flow.Check | flow.Roll | flow.May | flow.Choose | flow.If)]


def _by_chance(do: Iterable[Op]) -> Iterable[Op]:
    for op in do:
        if isinstance(op, flow.Check | flow.Roll | flow.If):
            yield from every_op((op,))


def _hurts(op: Op) -> bool:
    return isinstance(op, resources.Lose) and op.what in ("sanity", "stamina", "stamina_or_sanity")
