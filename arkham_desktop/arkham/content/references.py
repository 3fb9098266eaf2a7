"""Walking through facts: the ids they name, and the effects and conditions inside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin

from arkham_desktop.arkham.content.fields import Ref
from arkham_desktop.arkham.effects.base import Fact, Op

LASTING_FIELDS = frozenset({"mods", "worshippers", "battle_mods"})
"""The fields whose effects are not run but hold."""


class _FieldPlan(NamedTuple):
    name: str
    alias: str
    ref: Ref | None
    nested: bool


class Reference(NamedTuple):
    """An id that a fact names: where it stands, what it must be, and the id."""

    path: str
    ref: Ref
    id: str


class PlacedFact(NamedTuple):
    """A fact inside another; `lasting`: an effect that holds and is not run."""

    path: str
    fact: Fact
    lasting: bool


def _find_ref(annotation: Any, metadata: tuple[Any, ...] = ()) -> Ref | None:
    for extra in (*metadata, *getattr(annotation, "__metadata__", ())):
        if isinstance(extra, Ref):
            return extra
    for argument in get_args(annotation):
        if not isinstance(argument, str | int):
            found = _find_ref(argument)
            if found is not None:
                return found
    return None


def _may_hold_facts(annotation: Any) -> bool:
    if isinstance(annotation, type) and issubclass(annotation, Fact):
        return True
    if get_origin(annotation) is None and not get_args(annotation):
        return False
    return any(_may_hold_facts(argument) for argument in get_args(annotation))


@cache
def _plan(kind: type[Fact]) -> tuple[_FieldPlan, ...]:
    """The fields of a kind of fact in which an id or another fact may stand."""
    plans = []
    for name, field in kind.model_fields.items():
        ref = _find_ref(field.annotation, tuple(field.metadata))
        nested = _may_hold_facts(field.annotation)
        if ref is not None or nested:
            plans.append(_FieldPlan(name, field.alias or name, ref, nested))
    return tuple(plans)


def references(fact: Fact) -> Iterator[Reference]:
    """Every id that this fact names, at whatever depth. Words that may stand for an id are left out."""
    for placed in facts_within(fact):
        for plan in _plan(type(placed.fact)):
            if plan.ref is None or plan.name not in placed.fact.model_fields_set:
                continue
            prefix = f"{placed.path}.{plan.alias}" if placed.path else plan.alias
            for path, value in _ids(prefix, getattr(placed.fact, plan.name)):
                if value not in plan.ref.words:
                    yield Reference(path, plan.ref, value)


def _ids(path: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            yield f"{path}.{index}", part
    elif isinstance(value, dict):
        for key in value:
            yield f"{path}.{key}", key


def facts_within(fact: Fact, path: str = "", lasting: bool = False) -> Iterator[PlacedFact]:
    """This fact and every fact inside it, outermost first."""
    yield PlacedFact(path, fact, lasting)
    for plan in _plan(type(fact)):
        if plan.nested and plan.name in fact.model_fields_set:
            inside = f"{path}.{plan.alias}" if path else plan.alias
            yield from _within(getattr(fact, plan.name), inside, plan.name in LASTING_FIELDS)


def _within(value: Any, path: str, lasting: bool) -> Iterator[PlacedFact]:
    if isinstance(value, Fact):
        yield from facts_within(value, path, lasting and isinstance(value, Op))
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from _within(part, f"{path}.{index}", lasting)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _within(part, f"{path}.{key}", lasting)
