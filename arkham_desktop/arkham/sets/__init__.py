"""The sets: each a folder with its content (JSON) and what only this set's rules have (Python)."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable
from functools import cache

MODULES = ("specials", "rules")
"""The modules of a set in which functions for its content are registered."""


def load_functions_of(sets: Iterable[str]) -> None:
    """Register the functions of shipped sets; done once, a set without any is fine."""
    for name in sets:
        _load_functions(name)


@cache
def _load_functions(name: str) -> None:
    for module in MODULES:
        full = f"{__name__}.{name}.{module}"
        if importlib.util.find_spec(full) is not None:
            importlib.import_module(full)
