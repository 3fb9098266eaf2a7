"""The named hooks: what the vocabulary cannot say is a Python function, in the specials.py of its set.

What such a function takes depends on where it stands (an effect that runs, a modifier that somebody asks
about, a condition); the one who calls it by name knows.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from arkham_desktop.arkham.effects.base import runs
from arkham_desktop.arkham.effects.lasting import Special

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

Hook = TypeVar("Hook", bound=Callable[..., Any])

SPECIALS: dict[str, Callable[..., Any]] = {}
"""Hooks of effects and modifiers by name."""
SPECIAL_CONDITIONS: dict[str, Callable[..., Any]] = {}
"""Hooks of conditions by name."""


def special(name: str) -> Callable[[Hook], Hook]:
    """Registers the function that does what the special of this name says."""
    return _register(SPECIALS, name)


def special_condition(name: str) -> Callable[[Hook], Hook]:
    """Registers the function that says whether the special condition of this name holds."""
    return _register(SPECIAL_CONDITIONS, name)


def _register(table: dict[str, Callable[..., Any]], name: str) -> Callable[[Hook], Hook]:
    def register(function: Hook) -> Hook:
        if name in table:
            raise TypeError(f"the special {name!r} has a function already: {table[name].__qualname__}")
        table[name] = function
        return function

    return register


@cache
def load_hooks() -> None:
    """Import what runs effects and judges conditions, and the specials of every shipped set, once.

    That puts them into the tables. They import the chapters of the rules, and these the declarations of
    effects: hence not with the package.
    """
    from arkham_desktop.arkham import effects, sets  # noqa: PLC0415 - both import this module

    for found in pkgutil.iter_modules(effects.__path__):
        if found.name == "holding" or found.name.startswith("run_"):
            importlib.import_module(f"{effects.__name__}.{found.name}")
    for name in sets.with_code():
        sets.module_of(name, "specials")
        sets.module_of(name, "rules")


@runs(Special)
def _run_special(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """A hook that stands among effects is a generator function of table, effect and context."""
    yield from SPECIALS[op.name](table, op, ctx)
