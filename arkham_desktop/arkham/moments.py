"""Which abilities are forced and which are offered, and in which windows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from pydantic import BaseModel

from arkham_desktop.arkham.effects.base import Op
from arkham_desktop.arkham.effects.dice import Reroll
from arkham_desktop.arkham.effects.flow import May
from arkham_desktop.arkham.effects.lasting import Prevent

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.table import Listener

FREE_MOMENTS = frozenset({"any", "movement", "arkham_encounter"})
"""Moments whose abilities are offered even when they cost nothing: they are something to do."""
WINDOWS = FREE_MOMENTS | {
    "check",
    "check_failed",
    "evade",
    "combat",
    "lose_sanity",
    "lose_stamina",
    "spend_clue",
    "encounter_card_drawn",
    "close_gate",
    "upkeep",
    "mythos",
}
"""Moments in which something is asked: there, what has a price or a limit is offered by the window."""
NOT_ANY_TIME = frozenset(
    {
        "",
        "check",
        "evade",
        "lose_sanity",
        "lose_stamina",
        "spend_clue",
        "encounter_card_drawn",
        "close_gate",
    }
)
"""Windows in the middle of something: what may be used "any time" waits until it is over (TUR-07)."""


def is_offered(listener: Listener, moment: str) -> bool:
    """Whether its owner decides to use it, rather than that it happens or is asked by itself."""
    ability = listener.ability
    if moment not in WINDOWS or ability.instead_of_encounter:
        return False
    if ability.cost or ability.optional or ability.limit is not None:
        return True
    if listener.place is not None and listener.card is None:
        return False  # what a space does to whoever stands there is no choice (the jail)
    return moment in FREE_MOMENTS


def effects_of(ability: Ability) -> tuple[Op, ...]:
    """What the ability does; choosing to use it already answers a lone "may"."""
    if len(ability.do) == 1:
        (op,) = ability.do
        if isinstance(op, May) and not op.cost and not op.else_ and not op.repeat:
            return op.do
    return ability.do


class Scope(NamedTuple):
    """``anybody``: it may be used for another's check or loss; ``dice_only``: it only rolls dice again."""

    anybody: bool
    dice_only: bool


def scope_of(ability: Ability) -> Scope:
    """For whom and when an ability can be of use, as far as that is printed."""
    known = _SCOPES.get(id(ability))
    if known is None or known[0] is not ability:
        anybody = any(isinstance(op, Reroll | Prevent) and op.who == "any_one" for op in every_op(ability.do))
        dice_only = bool(ability.do) and all(isinstance(op, Reroll) for op in ability.do)
        known = _SCOPES[id(ability)] = (ability, Scope(anybody, dice_only))
    return known[1]


def for_anybody(ability: Ability) -> bool:
    """Whether it may be used for another's check or loss (``who: any_one`` of a reroll or prevention)."""
    return scope_of(ability).anybody


_SCOPES: dict[int, tuple[Ability, Scope]] = {}
"""What was found out about each ability, by identity: to compare abilities is to compare all they say."""


def every_op(effects: Iterable[Op]) -> Iterable[Op]:
    """All effects in a list, those inside others too."""
    for op in effects:
        yield op
        for name in type(op).model_fields:
            yield from _inside(getattr(op, name))


def _inside(value: object) -> Iterable[Op]:
    if isinstance(value, Op):
        yield from every_op((value,))
    elif isinstance(value, tuple):
        for one in value:
            yield from _inside(one)
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _inside(getattr(value, name))
