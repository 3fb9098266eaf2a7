"""Discs of enamel and brass: heights that are worked out, lit from the upper left, dark at every joint."""

from __future__ import annotations

import math

import numpy as np

from .light import shaded
from .noise import Array, noise
from .palette import BRASS, Color, array
from .surfaces import averaged, blurred, over, resized, smoothstep

MARGIN = 1.14
"""Half of a picture's side, where the disc's radius is 1: room for the shadow."""
_FINE = 3
_GLOSS = np.array([1.0, 0.94, 0.78], np.float32)


class Plate:
    """A square picture of a token in the making; lengths are parts of the disc's radius.

    Attributes:
        pixels: side of the finished picture.
        unit: pixels of the disc's radius while it is drawn.
        x: across from the middle.
        y: down from the middle.
        away: distance from the middle.
        color: red, green, blue, not multiplied with the alpha.
        alpha: what is covered.
    """

    def __init__(self, pixels: int, margin: float = MARGIN) -> None:
        self.pixels = pixels
        side = pixels * _FINE
        self.unit = side / 2 / margin
        rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
        self.x = (columns + 0.5 - side / 2) / self.unit
        self.y = (rows + 0.5 - side / 2) / self.unit
        self.away = np.hypot(self.x, self.y)
        self.color = np.zeros((side, side, 3), np.float32)
        self.alpha = np.zeros((side, side), np.float32)

    def inside(self, distance: Array) -> Array:
        """Cover, 0 to 1, of where a signed distance (inside positive) is above 0; smooth at the edge."""
        cover: Array = np.clip(distance * self.unit + 0.5, 0, 1)
        return cover

    def ring(self, inner: float, outer: float) -> Array:
        """The cover of a ring around the middle."""
        return self.inside(self.away - inner) * self.inside(outer - self.away)

    def put(self, cover: Array, color: Array) -> None:
        """Lay a lit surface on it."""
        self.color += cover[..., None] * (color - self.color)
        self.alpha = np.maximum(self.alpha, cover)

    def cut(self, cover: Array) -> None:
        """Take a part out of it."""
        self.alpha *= 1 - cover

    def joint(self, distance: Array, strength: float = 0.55, wide: float = 1.4) -> None:
        """A dark line where two surfaces meet: where ``distance`` is 0."""
        self.color *= 1 - strength * np.exp(-((distance * self.unit / wide) ** 2))[..., None]

    def metal(self, height: Array, base: Color = BRASS, shine: float = 0.75) -> Array:
        """Brass with a relief (parts of the radius)."""
        diffuse, gloss = shaded(height * self.unit, shine=18)
        side = height.shape[0]
        grain = noise(side, side, 5, 2, "metal") * 0.02
        lit = np.clip(array(base) * (0.3 + 0.95 * diffuse + grain)[..., None], 0, 1)
        return np.clip(lit + _GLOSS * (gloss * shine)[..., None], 0, 1)

    def enamel(self, height: Array, base: Color, gloss: float = 0.55) -> Array:
        """Enamel with a relief (parts of the radius)."""
        diffuse, shine = shaded(height * self.unit, shine=26)
        side = height.shape[0]
        cloud = noise(side, side, 14, 3, "enamel") * 0.012
        lit = array(base) * (0.52 + 0.62 * diffuse + cloud)[..., None]
        return np.clip(lit + _GLOSS * (shine * gloss)[..., None], 0, 1)

    def arc(self, radius: float, wide: float, strength: float = 0.3) -> None:
        """One soft light along the upper left of a ring."""
        turn = np.cos(np.arctan2(self.y, self.x) + 2.25)
        light = np.exp(-(((self.away - radius) / wide) ** 2)) * smoothstep(0.1, 0.9, turn) * strength
        self.color = np.clip(self.color + light[..., None] * _GLOSS, 0, 1)

    def finished(self, *, shadow: float = 0.62, depth: float = 0.035) -> Array:
        """Premultiplied, at its pixels, with a soft shadow to the lower right."""
        straight = np.clip(self.color, 0, 1)
        image = np.dstack([straight * self.alpha[..., None], self.alpha]).astype(np.float32)
        image = averaged(image, _FINE)
        if not shadow:
            return image
        unit = self.unit / _FINE
        soft = blurred(image[..., 3], depth * unit)
        soft = np.roll(soft, (max(1, round(depth * 1.3 * unit)), round(depth * 0.7 * unit)), (0, 1)) * shadow
        result = np.zeros_like(image)
        result[..., 3] = soft
        result[..., :3] = np.array([0.05, 0.03, 0.02], np.float32) * soft[..., None]
        over(result, image)
        return result


def bead(distance: Array, half: float) -> Array:
    """The height of a half-round wire, from the distance to its axis."""
    height: Array = np.sqrt(np.clip(1 - (distance / half) ** 2, 0, 1)) * half
    return height


def stud(color: Color, pixels: int, *, flat: bool) -> Array:
    """A small enameled button in a brass ring, for a symbol, a glyph or a number."""
    plate = Plate(pixels)
    rim = 0.86
    plate.put(
        plate.inside(1 - plate.away), plate.metal(bead(plate.away - (1 + rim) / 2, (1 - rim) / 2) * 1.2)
    )
    dome = np.sqrt(np.clip(1 - (plate.away / (rim * 1.02)) ** 2, 0, 1)) * rim * (0.1 if flat else 0.3)
    plate.put(plate.inside(rim - plate.away), plate.enamel(dome, color, 0.1 if flat else 0.45))
    plate.joint(plate.away - rim, 0.5)
    return plate.finished(depth=0.07)


def laid(picture: Array, other: Array, radius: float, margin: float = MARGIN) -> Array:
    """``other`` (a disc that fills its picture) laid under ``picture``, ``radius`` parts of its disc wide."""
    side = picture.shape[0]
    inner = round(side / margin * radius)
    under = np.zeros_like(picture)
    over(under, resized(other, inner, inner), (side - inner) / 2, (side - inner) / 2)
    over(under, picture)
    return under


def angle_of(plate: Plate) -> Array:
    """The direction of each pixel from the middle, in turns from 0 to 1."""
    turns: Array = np.mod(np.arctan2(plate.y, plate.x) / (2 * math.pi), 1)
    return turns
