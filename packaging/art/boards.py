"""The sheets of the atlas: ``python -m packaging.art boards [arkham dunwich innsmouth]``."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path

from .sheet import LEVELS, Town, bake_town

TOWNS = ("arkham", "dunwich", "innsmouth")


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw the sheets of the towns; an id like ``arkham:1440`` draws one level only.

    Raises:
        ValueError: there is no such town.
    """
    for wanted in ids or TOWNS:
        name, _, width = wanted.partition(":")
        if name not in TOWNS:
            raise ValueError(f"{name}: no such town; there are {', '.join(TOWNS)}")
        module = importlib.import_module(f".{name}", __package__)
        town: Town = module.town()
        bake_town(town, to, (int(width),) if width else LEVELS)
