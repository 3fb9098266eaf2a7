"""The named hooks: what the vocabulary cannot say is a Python function, in the specials.py of its set.

What such a function takes depends on where it stands (an effect that runs, a modifier that somebody asks
about, a condition); the one who calls it by name knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

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
