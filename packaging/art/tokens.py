"""``python -m packaging.art tokens [ids]``: rims, backs, studs and markers of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from .bake import write
from .monsters.scene import Level, pictures
from .noise import Array
from .palette import MOVEMENTS
from .tokens_backs import back, plaque
from .tokens_figures import MARKERS
from .tokens_metal import laid, stud
from .tokens_rims import monster_rim, plain_rim
from .tokens_stands import SEATS, shield, stand

_RIMS = (64, 160, 512)
_BACKS = (96, 192, 512)
_MARKERS = {48: Level(48, 14, 1.3, 0.9, 0.8), 112: Level(112, 24, 1.15, 1.2), 288: Level(288, 48)}
"""The pixels of a marker, and how its picture is cut."""
_STUDS = (28, 72, 200)
_STUD_COLORS = {"cream": "#efe2bf", "red": "#8e2a22", "green": "#24413f", **MOVEMENTS}
_MARKER_INNER = 0.82


class UnknownTokenError(ValueError):
    """There is no token of that id."""


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw tokens.

    Args:
        ids: which; none: all.
        to: the folder of all pictures.

    Raises:
        UnknownTokenError: an id is no token's.
    """
    tokens = dict(_tokens())
    unknown = [one for one in ids if one not in tokens]
    if unknown:
        raise UnknownTokenError(f"packaging/art/tokens.py: no token is called {', '.join(unknown)}")
    for name in list(ids) or sorted(tokens):
        for picture in tokens[name]():
            write("tokens", name, picture, to=to)


def _rims(movement: str) -> list[Array]:
    return [monster_rim(movement, px) for px in _RIMS]


def _plaques(wide: int) -> list[Array]:
    return [plaque(px, 0.7 + 0.8 * wide) for px in (64, 200)]


def _studs(color: str, *, flat: bool) -> list[Array]:
    return [stud(color, px, flat=flat) for px in _STUDS]


def _shields(seat: int) -> list[Array]:
    return [shield(seat, px) for px in (40, 96, 256)]


def _stands(seat: int) -> list[Array]:
    return [stand(seat, px) for px in (56, 128, 320)]


def _tokens() -> Iterator[tuple[str, Callable[[], list[Array]]]]:
    """Name and maker of every token."""
    for movement in (*MOVEMENTS, "none"):
        yield f"rim-{movement}", partial(_rims, movement)
    yield "back", lambda: [back(px) for px in _BACKS]
    for wide in (1, 2, 3, 4, 5):
        yield f"plaque-{wide}", partial(_plaques, wide)
    for name, color in _STUD_COLORS.items():
        yield f"stud-{name}", partial(_studs, color, flat=name == "cream")
    for name in MARKERS:
        yield name, partial(_marker, name)
    for seat in range(len(SEATS)):
        yield f"shield-{seat + 1}", partial(_shields, seat)
        yield f"stand-{seat + 1}", partial(_stands, seat)


def _marker(name: str) -> list[Array]:
    picture, rim = MARKERS[name]
    inner = pictures(picture, tuple(_MARKERS.values()))
    return [laid(plain_rim(rim, px, inner=_MARKER_INNER), inner[px], _MARKER_INNER + 0.01) for px in _MARKERS]
