"""The Ancient Ones and the Heralds: ``ancient-ones/<id>`` and ``heralds/<id>``, plates of 4 : 5."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import bake as files
from . import deep, earth, great_old_ones, idols, outer_gods
from .register import PLATES
from .render import painted

_CHAPTERS = (deep, earth, great_old_ones, idols, outer_gods)


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw these Ancient Ones and Heralds, or all."""
    for name in ids or sorted(PLATES):
        files.write(PLATES[name].kind, name, painted(name), (128, 640), to=to)
