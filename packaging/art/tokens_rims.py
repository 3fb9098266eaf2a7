"""The rims of tokens: enamel in the color of a movement, its line in brass: shape and color say the same."""

from __future__ import annotations

import math

import numpy as np

from .noise import Array
from .palette import MOVEMENTS, Color, shaded
from .tokens_metal import Plate, angle_of, bead

INNER = 0.75
"""Radius of what is seen inside a rim; the disc's radius is 1."""
_NAMED = 200
"""From so many pixels on the line of a movement leaves room for a name at the top."""
_NAME_ARC = 78
"""How far the name reaches to each side of the top, degrees."""
_SMALL = 100
"""Up to so many pixels a rim is drawn with fewer and broader forms."""


def monster_rim(movement: str, pixels: int) -> Array:
    """The rim of a monster's token.

    normal: plain · fast: two bands · flying: dashes · special: beads · stalker: teeth outward ·
    aquatic: a wave · stationary: a foot to stand on.
    """
    small = pixels <= _SMALL
    plate = Plate(pixels)
    wire = 0.06 if small else 0.042
    outer, inner = 1 - wire, INNER + (0.04 if small else 0.034)
    color = MOVEMENTS.get(movement, "#5d564c")
    if movement == "stationary":
        _foot(plate, color)
    elif movement == "stalker":
        _teeth(plate, 16 if small else 24)
    plate.put(plate.inside(1 - plate.away), plate.metal(_wires(plate, outer, inner)))
    band = plate.ring(inner, outer)
    middle, half = (inner + outer) / 2, (outer - inner) / 2
    dome = bead(plate.away - middle, half * 1.04) * 0.32
    plate.put(band, plate.enamel(dome, color))
    _line(plate, movement, color, middle, half, small)
    plate.joint(plate.away - outer)
    plate.joint(plate.away - inner)
    plate.arc(middle + half * 0.3, half * 0.45)
    plate.cut(plate.inside(INNER - plate.away))
    return plate.finished()


def _wires(plate: Plate, outer: float, inner: float) -> Array:
    return bead(plate.away - (1 + outer) / 2, (1 - outer) / 2) + bead(
        plate.away - (inner + INNER) / 2, (inner - INNER) / 2
    )


def _line(plate: Plate, movement: str, color: Color, middle: float, half: float, small: bool) -> None:
    """The brass line of a movement in its band."""
    turn = angle_of(plate)
    if plate.pixels >= _NAMED and movement != "normal":
        before = (plate.color.copy(), plate.alpha.copy())
        _pattern(plate, movement, color, (middle, half), small)
        named = np.abs(np.mod(turn - 0.25, 1) - 0.5) * 360 < _NAME_ARC
        plate.color[named] = before[0][named]
        plate.alpha[named] = before[1][named]
        return
    _pattern(plate, movement, color, (middle, half), small)


def _pattern(plate: Plate, movement: str, color: Color, band: tuple[float, float], small: bool) -> None:
    (middle, half), turn, away = band, angle_of(plate), plate.away
    if movement == "fast":
        thin = half * 0.24
        plate.put(plate.ring(middle - thin, middle + thin), plate.metal(bead(away - middle, thin)))
        for edge in (-thin, thin):
            plate.joint(away - middle - edge, 0.4)
    elif movement == "aquatic":
        wave = middle + half * 0.5 * np.sin(2 * math.pi * turn * (9 if small else 12))
        thin = half * 0.26
        plate.put(plate.inside(thin - np.abs(away - wave)), plate.metal(bead(away - wave, thin)))
    elif movement == "flying":
        count = 10 if small else 16
        along = (np.mod(turn * count + 0.5, 1) - 0.5) / count * 2 * math.pi * away
        gap = middle * math.pi / count * 0.34
        cover = plate.inside(gap - np.abs(along)) * plate.ring(middle - half, middle + half)
        plate.put(cover, plate.metal(np.zeros_like(away) + 0.002 * np.abs(along)))
        plate.joint(np.where(plate.ring(middle - half, middle + half) > 0.5, np.abs(along) - gap, 9), 0.5)
    elif movement == "special":
        count = 12 if small else 18
        along = (np.mod(turn * count, 1) - 0.5) / count * 2 * math.pi * away
        distance = np.hypot(along, away - middle)
        dot = half * 0.72
        cover = plate.ring(middle - half, middle + half)
        plate.put(cover, plate.enamel(bead(away - middle, half * 1.04) * 0.2, shaded(color, 0.42)))
        wire = plate.inside(dot * 1.22 - distance) * cover
        plate.put(wire, plate.metal(bead(distance - dot * 1.1, dot * 0.14)))
        dome = np.sqrt(np.clip(1 - (distance / dot) ** 2, 0, 1)) * dot * 0.5
        plate.put(plate.inside(dot - distance) * cover, plate.enamel(dome, color))
        plate.joint(np.where(cover > 0.5, distance - dot, 9), 0.6)


def _teeth(plate: Plate, count: int) -> None:
    """Teeth of brass that stand out of the rim."""
    turn = np.abs(np.mod(angle_of(plate) * count, 1) - 0.5) * 2
    reach = 1.0 + 0.085 * (1 - turn)
    plate.put(plate.inside(reach - plate.away), plate.metal((1 - turn) * 0.02))


def _foot(plate: Plate, color: Color) -> None:
    """A block under the disc."""
    wide, top, bottom, edge = 0.66, 0.6, 1.05, 0.05
    inside = np.minimum(wide - np.abs(plate.x), np.minimum(plate.y - top, bottom - plate.y))
    plate.put(plate.inside(inside), plate.metal(bead(inside - edge / 2, edge / 2)))
    plate.put(plate.inside(inside - edge), plate.enamel(np.clip(inside - edge, 0, 0.05) * 0.4, color))
    plate.joint(inside - edge)


def plain_rim(color: Color, pixels: int, *, inner: float = 0.82, base: Color = "#b98b3e") -> Array:
    """The rim of a marker: a band of enamel between two wires."""
    plate = Plate(pixels)
    small = pixels <= _SMALL
    outer, low = 1 - (0.065 if small else 0.045), inner + 0.035
    wires = bead(plate.away - (1 + outer) / 2, (1 - outer) / 2)
    wires = wires + bead(plate.away - (low + inner) / 2, (low - inner) / 2)
    plate.put(plate.inside(1 - plate.away), plate.metal(wires, base))
    middle, half = (low + outer) / 2, (outer - low) / 2
    plate.put(plate.ring(low, outer), plate.enamel(bead(plate.away - middle, half * 1.04) * 0.32, color))
    plate.joint(plate.away - outer)
    plate.joint(plate.away - low)
    plate.arc(middle + half * 0.3, half * 0.45)
    plate.cut(plate.inside(inner - plate.away))
    return plate.finished()
