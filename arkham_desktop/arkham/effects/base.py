"""What an effect is, and the tables that say how each kind of effect is run, paid, judged and told.

Every kind of effect is a frozen model (a *declaration*): its fields and their types, its meaning and one
example. The validator, the linter and the card texts come from it. What it does is a function in another
module (`run_*.py`, loaded with the first table), put into a table by a decorator:

    class Restore(Op):
        op: Literal["restore"] = "restore"
        what: Literal["stamina", "sanity", "both"]
        example: ClassVar = {"op": "restore", "what": "both"}

    @runs(Restore)
    def run_restore(table: Table, op: Restore, ctx: Context) -> Steps[None]: ...

In JSON an effect is an object with its kind under `op`; a list of them runs in order.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, PlainValidator, Strict
from pydantic_core import PydanticCustomError

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text import Words
    from arkham_desktop.engine import Steps


class Fact(BaseModel):
    """Anything that content says: immutable, exact about types, with no field that is not declared."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, populate_by_name=True, defer_build=True
    )

    def dump(self) -> dict[str, Any]:
        """The JSON object this was read from: the fields that were given, under their own names."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)


class Op(Fact):
    """One effect. Every subclass gives `op` its name and says in `example` how it is written."""

    op: str
    note: str | None = None

    example: ClassVar[dict[str, object]]
    lasting: ClassVar[bool] = False
    """Whether it may stand in `mods`: such effects hold while their card is in play."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        name = cls.model_fields["op"].default
        if not isinstance(name, str):
            return  # a base of several effects, no effect itself
        if name in OPS:
            raise TypeError(f"the effect {name!r} is declared twice: {OPS[name]} and {cls}")
        OPS[name] = cls

    def dump(self) -> dict[str, Any]:
        """The JSON object of this effect, its kind first."""
        return {"op": self.op, **super().dump()}


OPS: dict[str, type[Op]] = {}
"""Every kind of effect by its word; complete once `arkham.effects` is imported."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A half sentence with the known word that is meant, if one is close: ` (do you mean "gain"?)`."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f' (do you mean "{close[0]}"?)' if close else ""


def _parse_op(value: Any) -> Op:
    if isinstance(value, Op):
        return value
    if not isinstance(value, dict):
        raise PydanticCustomError("effect", 'an effect is an object such as {"op": "nothing"}')
    name = value.get("op")
    if not isinstance(name, str):
        raise PydanticCustomError("effect", 'the effect lacks "op", the word that says what it does')
    kind = OPS.get(name)
    if kind is None:
        raise PydanticCustomError(
            "effect", 'there is no effect "{name}"{hint}', {"name": name, "hint": nearest(name, OPS)}
        )
    return kind.model_validate(value)


def _parse_lasting(value: Any) -> Op:
    name = value.get("op") if isinstance(value, dict) else getattr(value, "op", None)
    kind = OPS.get(name) if isinstance(name, str) else None
    if kind is not None and not kind.lasting:
        raise PydanticCustomError(
            "lasting",
            '"{name}" happens once and cannot stand in "mods"; only {words} can',
            {"name": name, "words": ", ".join(word for word, known in OPS.items() if known.lasting)},
        )
    return _parse_op(value)


def _expect_list(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return value
    raise PydanticCustomError("effects", "a list of effects is needed: [ ... ]")


_AS_JSON = PlainSerializer(lambda ops: [op.dump() for op in ops])

Effects = Annotated[
    tuple[Annotated[Op, PlainValidator(_parse_op)], ...],
    Strict(False),
    BeforeValidator(_expect_list),
    _AS_JSON,
]
"""Effects that run in order."""

Mods = Annotated[
    tuple[Annotated[Op, PlainValidator(_parse_lasting)], ...],
    Strict(False),
    BeforeValidator(_expect_list),
    _AS_JSON,
]
"""Lasting effects: they hold as long as the thing that bears them is in play."""


# --- the tables --------------------------------------------------------------------------------------
OpT = TypeVar("OpT", bound=Op)

# The tables hold functions of each op's own type, which no type of a dict can say: hence Any for the op.
RunOp = Callable[["Table", Any, "Context"], "Steps[None]"]
AskOp = Callable[["Table", Any, "Context"], bool]
TellOp = Callable[["Words", Any], str]

RUNNERS: dict[type[Op], RunOp] = {}
"""What an effect does: a generator that changes the table and yields whatever has to be decided."""
PAYABLE: dict[type[Op], AskOp] = {}
"""Whether an effect, as a cost, could be paid in full now."""
USEFUL: dict[type[Op], AskOp] = {}
"""Whether running an effect would change anything; one that is not in the table would."""
SENTENCES: dict[type[Op], TellOp] = {}
"""An effect as a sentence for the card."""


def _register(table: dict[type[Op], Any], kind: type[Op], function: Any) -> None:
    if kind in table:
        raise TypeError(
            f"{kind.__name__} has {table[kind].__qualname__} already; {function.__qualname__} is one more"
        )
    table[kind] = function


def runs(
    kind: type[OpT],
) -> Callable[[Callable[[Table, OpT, Context], Steps[None]]], Callable[[Table, OpT, Context], Steps[None]]]:
    """Registers the generator function that runs effects of this kind."""

    def register(
        function: Callable[[Table, OpT, Context], Steps[None]],
    ) -> Callable[[Table, OpT, Context], Steps[None]]:
        _register(RUNNERS, kind, function)
        return function

    return register


def payable(
    kind: type[OpT],
) -> Callable[[Callable[[Table, OpT, Context], bool]], Callable[[Table, OpT, Context], bool]]:
    """Registers the function that says whether such an effect could be paid in full now."""

    def register(function: Callable[[Table, OpT, Context], bool]) -> Callable[[Table, OpT, Context], bool]:
        _register(PAYABLE, kind, function)
        return function

    return register


def useful(
    kind: type[OpT],
) -> Callable[[Callable[[Table, OpT, Context], bool]], Callable[[Table, OpT, Context], bool]]:
    """Registers the function that says whether running such an effect would change anything."""

    def register(function: Callable[[Table, OpT, Context], bool]) -> Callable[[Table, OpT, Context], bool]:
        _register(USEFUL, kind, function)
        return function

    return register


def sentence(kind: type[OpT]) -> Callable[[Callable[[Words, OpT], str]], Callable[[Words, OpT], str]]:
    """Registers the function that tells such an effect in a language."""

    def register(function: Callable[[Words, OpT], str]) -> Callable[[Words, OpT], str]:
        _register(SENTENCES, kind, function)
        return function

    return register


# --- rules that several declarations share -----------------------------------------------------------
def require_one_of(fact: Fact, *names: str) -> None:
    """Raises a validation error unless exactly one of these fields (JSON names) was given."""
    given = [name for name in names if _python_name(fact, name) in fact.model_fields_set]
    if len(given) != 1:
        raise PydanticCustomError(
            "one_of",
            "exactly one of {names} is needed, not {given}",
            {"names": ", ".join(names), "given": " and ".join(given) or "none"},
        )


def _python_name(fact: Fact, alias: str) -> str:
    fields = type(fact).model_fields
    return alias if alias in fields else next(name for name, field in fields.items() if field.alias == alias)
