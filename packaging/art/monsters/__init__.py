"""The figures of the monsters: reliefs, lit from the upper left, cut by engraved lines.

``python -m packaging.art monsters [ids]`` bakes ``monsters/<id>@<pixels>.webp``: the figure in its round, a
disc without its rim. An id is that of a kind, or of a printing that has a figure of its own.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from ..bake import write
from .figure import FIGURES
from .scene import pictures


class UnknownFigureError(ValueError):
    """There is no figure of that id."""


def _load() -> None:
    """Import the modules that enter their figures."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f".{module.name}", __name__)


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw figures.

    Args:
        ids: which; none: all.
        to: the folder of all pictures.

    Raises:
        UnknownFigureError: an id has no figure.
    """
    _load()
    unknown = [one for one in ids if one not in FIGURES]
    if unknown:
        raise UnknownFigureError(f"packaging/art/monsters: no figure is called {', '.join(unknown)}")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(partial(_bake_one, to=to), list(ids) or sorted(FIGURES)):
            pass


def _bake_one(name: str, to: Path) -> None:
    _load()
    for picture in pictures(FIGURES[name]).values():
        write("monsters", name, picture, to=to)
