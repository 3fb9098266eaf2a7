"""What a condition is: an object with exactly one key, `{"has_card": "lantern"}`.

Each key is a class of its own in `conditions`, whose one field has that name, so that `Has.has.what` reads as
the JSON does. Whether it holds is a function in `holding`, registered with `holds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from pydantic import Field, PlainSerializer, PlainValidator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.effects.base import Fact, nearest

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table


class Cond(Fact):
    """A condition. Every subclass has exactly one field, whose JSON name is the condition's key."""

    key: ClassVar[str]
    example: ClassVar[dict[str, object]]

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        ((name, field),) = cls.model_fields.items()
        cls.key = field.alias or name
        if cls.key in CONDITIONS:
            raise TypeError(f"the condition {cls.key!r} is declared twice")
        CONDITIONS[cls.key] = cls


CONDITIONS: dict[str, type[Cond]] = {}
"""Every kind of condition by its key; complete once `arkham.effects` is imported."""

CondT = TypeVar("CondT", bound=Cond)
HOLDS: dict[type[Cond], Callable[[Table, Any, Context], bool]] = {}
"""Whether a condition is true now, for the one whom the context is about."""


def holds(
    kind: type[CondT],
) -> Callable[[Callable[[Table, CondT, Context], bool]], Callable[[Table, CondT, Context], bool]]:
    """Registers the function that says whether such a condition is true now."""

    def register(
        function: Callable[[Table, CondT, Context], bool],
    ) -> Callable[[Table, CondT, Context], bool]:
        if kind in HOLDS:
            raise TypeError(f"{kind.__name__} is evaluated by {HOLDS[kind].__qualname__} already")
        HOLDS[kind] = function
        return function

    return register


def holds_now(table: Table, cond: Cond, ctx: Context) -> bool:
    """Whether ``cond`` is true now for the one whom ``ctx`` is about."""
    return HOLDS[type(cond)](table, cond, ctx)


def _parse(value: Any) -> Cond:
    if isinstance(value, Cond):
        return value
    if not isinstance(value, dict) or len(value) != 1:
        raise PydanticCustomError(
            "condition", 'a condition is an object with exactly one key: {"alone_here": true}'
        )
    (key,) = value
    kind = CONDITIONS.get(key)
    if kind is None:
        raise PydanticCustomError(
            "condition", 'there is no condition "{key}"{hint}', {"key": key, "hint": nearest(key, CONDITIONS)}
        )
    return kind.model_validate(value)


Condition = Annotated[Cond, PlainValidator(_parse), PlainSerializer(lambda cond: cond.dump())]
"""The type of a field that holds a condition."""
Conditions = Annotated[tuple[Condition, ...], Field(strict=False, min_length=1)]
"""The type of a field that holds several: a list with at least one."""
