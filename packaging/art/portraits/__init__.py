"""The investigators' portraits: black silhouettes with gold lines and the tools of their trade.

``portraits/<id>`` is the figure in its oval frame of brass (4 : 5), ``faces/<id>`` the face in a plain round.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import bake as files
from .cameo import framed, rounded
from .people import PEOPLE


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw the portraits of these investigators, or of all."""
    for name in ids or sorted(PEOPLE):
        files.write("portraits", name, framed(name, 320, 400, frame=24), to=to)
        files.write("portraits", name, framed(name, 77, 96, frame=5.5, fine=4, weight=1.9), to=to)
        files.write("faces", name, rounded(name, 192), to=to)
        files.write("faces", name, rounded(name, 64, fine=4, weight=1.8), to=to)
