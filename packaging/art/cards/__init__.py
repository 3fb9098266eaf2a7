"""The pictures of cards, the stock they are printed on, and the brass on the sheets.

``python -m packaging.art cards`` bakes ``cards/<row id>`` (pictures), and ``textures/card-…`` (stock and
fittings). `pictures.json` says for each card which sign stands on it and what that sign is made of; `carving`
turns a sign into an engraved thing, `grounds` draws what is behind it, `scenes` what stands in front; and
`places` puts the roundels of the boards on location cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from . import fittings, pictures, places, stock


def bake(ids: Sequence[str], to: Path) -> None:
    """Bake the named pictures and textures, or all; the name of a texture begins with ``card-``."""
    known = pictures.plan()
    pictures.bake([name for name in ids if name in known], to, everything=not ids)
    places.bake([name for name in ids if name not in known], to, everything=not ids)
    textures = [name for name in ids if name.startswith("card-")]
    stock.bake(textures, to, everything=not ids)
    fittings.bake(textures, to, everything=not ids)
