"""The pictures of cards, the stock they are printed on, and the brass on the sheets.

``python -m packaging.art cards`` bakes ``cards/<row id>`` (pictures), and ``textures/card-…`` (stock and
fittings). `pictures.json` says for each card which sign stands on it and what that sign is made of; `carving`
turns a sign into an engraved thing, `grounds` draws what is behind it, `scenes` what stands in front.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from . import fittings, pictures, stock


def bake(ids: Sequence[str], to: Path) -> None:
    """Bake the named pictures and textures, or all; a texture's name begins with ``card-``."""
    pictures.bake([name for name in ids if not name.startswith("card-")], to, everything=not ids)
    textures = [name for name in ids if name.startswith("card-")]
    stock.bake(textures, to, everything=not ids)
    fittings.bake(textures, to, everything=not ids)
