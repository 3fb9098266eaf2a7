"""The sets: each a folder with its content (JSON) and what only this set's rules have (Python)."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType


@cache
def with_code() -> tuple[str, ...]:
    """The names of the sets that have Python of their own; homebrew has none."""
    return tuple(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


@cache
def module_of(name: str, module: str) -> ModuleType | None:
    """A module of a set, imported; None where the set has no such module."""
    if name not in with_code():
        return None
    package = importlib.import_module(f"{__name__}.{name}")
    if all(found.name != module for found in pkgutil.iter_modules(package.__path__)):
        return None
    return importlib.import_module(f"{package.__name__}.{module}")
