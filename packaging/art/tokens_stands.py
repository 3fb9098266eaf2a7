"""The marks of the seats: shields of enamel in brass, and the same as a frame for a portrait."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy import ndimage

from .noise import Array
from .pens import polygon
from .surfaces import WHITE, drawn_gray
from .tokens_metal import Plate

_Divide = Callable[[Array, Array], Array]

SEATS: tuple[tuple[str, str, _Divide], ...] = (
    ("#efe8d2", "#efe8d2", lambda x, y: np.zeros_like(x)),
    ("#e4eef8", "#4a8fd0", lambda x, y: (x > 0) * 1.0),
    ("#f6e2dc", "#c4473c", lambda x, y: (y > -0.1) * 1.0),
    ("#e2f0de", "#3f8f4a", lambda x, y: (y > 0.1 + (np.abs(x) - 0.5) * 0.9) * 1.0),
    ("#fae6cc", "#d2721f", lambda x, y: (y > x * 1.1 - 0.12) * 1.0),
    ("#ebe2f6", "#7d55c0", lambda x, y: ((x > 0) == (y < -0.1)) * 1.0),
    ("#dcf0ee", "#1f8f8a", lambda x, y: (np.mod((y + 1) * 1.85, 1) > 0.5) * 1.0),
    ("#fae0e8", "#c8507c", lambda x, y: np.zeros_like(x)),
)
"""Light and dark tone of each seat and where its shield is dark (x, y from -1 to 1)."""
_BORDURE = 7
_BRASS = 0.085


def outline(inset: float = 0.0) -> list[tuple[float, float]]:
    """The outline of a shield, 2 wide and 2.3 high around the middle: straight sides, a round foot."""
    wide, top, straight, foot = 1 - inset, -1.15 + inset, 0.05, 1.15 - inset
    points = [(-wide, top), (wide, top), (wide, straight)]
    for step in range(1, 24):
        turn = math.radians(step * 7.5)
        points.append((wide * math.cos(turn), straight + (foot - straight) * math.sin(turn)))
    return [*points, (-wide, straight)]


def _distance(plate: Plate, size: float) -> Array:
    """How deep each pixel lies inside the shield, parts of the radius; below 0 outside."""
    side = plate.x.shape[0]
    points = [(x * size * plate.unit + side / 2, y * size * plate.unit + side / 2) for x, y in outline()]
    mask = drawn_gray(side, side, lambda canvas: canvas.drawPath(polygon(points), WHITE))
    inside = ndimage.distance_transform_edt(mask > 0.5) - ndimage.distance_transform_edt(mask <= 0.5)
    depth: Array = (inside / plate.unit).astype(np.float32)
    return depth


def _field(plate: Plate, seat: int, size: float, deep: Array) -> tuple[Array, Array]:
    """Light and dark parts of the shield's field, as covers."""
    divide = SEATS[seat][2]
    dark = (deep < 0.34) * 1.0 if seat == _BORDURE else divide(plate.x / size, plate.y / size)
    dark = ndimage.gaussian_filter(dark.astype(np.float32), 1.0)
    return 1 - dark, dark


def shield(seat: int, pixels: int) -> Array:
    """The shield of a seat (0 to 7): enamel in two tones, brass around it."""
    return _made(seat, pixels, hole=0.0)


def stand(seat: int, pixels: int) -> Array:
    """The shield of a seat as a frame: what lies deeper than its band is open."""
    return _made(seat, pixels, hole=0.3)


def _made(seat: int, pixels: int, hole: float) -> Array:
    plate = Plate(pixels, 1.2)
    size = 0.96
    deep = _distance(plate, size)
    brass = _BRASS if pixels > 60 else 0.12
    wire = np.sqrt(np.clip(1 - ((deep - brass / 2) / (brass / 2)) ** 2, 0, 1)) * brass / 2
    lip = 0.05 if pixels > 60 else 0.08
    if hole:
        wire = wire + np.sqrt(np.clip(1 - ((deep - hole + lip / 2) / (lip / 2)) ** 2, 0, 1)) * lip / 2
    plate.put(plate.inside(deep), plate.metal(wire))
    dome = np.clip(deep - brass, 0, 0.16)
    dome = (np.sqrt(np.clip(1 - (1 - dome / 0.16) ** 2, 0, 1)) * 0.05).astype(np.float32)
    light, dark = _field(plate, seat, size, deep)
    field = plate.inside(deep - brass)
    if hole:
        field = field * plate.inside(hole - lip - deep)
    plate.put(field * light, plate.enamel(dome, SEATS[seat][0], 0.35))
    plate.put(field * dark, plate.enamel(dome, SEATS[seat][1], 0.35))
    plate.joint(deep - brass)
    if hole:
        plate.joint(deep - hole + lip)
        plate.cut(plate.inside(deep - hole))
    return plate.finished()
