"""Effects that follow one another and differ in one thing only are told together: nothing is said twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from arkham_desktop.arkham.effects.base import Op
from arkham_desktop.arkham.effects.lasting import Mod

if TYPE_CHECKING:
    from arkham_desktop.arkham.text.words import Words

OpT = TypeVar("OpT", bound=Op)
TellAll = Callable[["Words", Sequence[Any]], str]
TOGETHER: dict[type[Op], tuple[tuple[str, ...], TellAll]] = {}
"""The fields in which effects of a kind may differ, and what tells several as one clause."""


def together(
    kind: type[OpT], *fields: str
) -> Callable[[Callable[[Words, Sequence[OpT]], str]], Callable[[Words, Sequence[OpT]], str]]:
    """Registers the function that tells several effects of a kind that differ in these fields at most."""

    def register(function: Callable[[Words, Sequence[OpT]], str]) -> Callable[[Words, Sequence[OpT]], str]:
        if kind in TOGETHER:
            raise TypeError(f"{kind.__name__} is told together already")
        TOGETHER[kind] = (fields, function)
        return function

    return register


def grouped(effects: Iterable[Op]) -> list[list[Op]]:
    """The effects in their order, those in one list that are told together."""
    groups: list[list[Op]] = []
    for op in effects:
        if groups and _alike(groups[-1][-1], op):
            groups[-1].append(op)
        else:
            groups.append([op])
    return groups


def _alike(one: Op, other: Op) -> bool:
    if type(one) is not type(other) or type(one) not in TOGETHER:
        return False
    fields, _ = TOGETHER[type(one)]
    return _but_for(one, *fields) == _but_for(other, *fields)


def _but_for(op: Op, *fields: str) -> dict[str, Any]:
    return {key: value for key, value in op.dump().items() if key not in (*fields, "note")}


def with_kinds_together(mods: Iterable[Op]) -> list[Op]:
    """The modifiers, one for all kinds of monsters that have the same: `Ghoul and Shoggoth monsters`."""
    told: list[Op] = []
    for mod in mods:
        for at, other in enumerate(told):
            both = _of_both_kinds(other, mod)
            if both is not None:
                told[at] = both
                break
        else:
            told.append(mod)
    return told


def _of_both_kinds(one: Op, other: Op) -> Mod | None:
    """One modifier for the monsters of both; None where they differ in more than that."""
    if not isinstance(one, Mod) or not isinstance(other, Mod) or one.vs is None or other.vs is None:
        return None
    if not one.vs.kinds or not other.vs.kinds or _but_for(one, "vs") != _but_for(other, "vs"):
        return None
    return one.model_copy(
        update={"vs": one.vs.model_copy(update={"kinds": (*one.vs.kinds, *other.vs.kinds)})}
    )
