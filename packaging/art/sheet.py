"""From a town to its baked sheet: the order of the layers, the levels of detail, the files.

A town is a `Town`: its plan, the pictures of its places, and two painters, which `bake_town` calls for every
level. The files are ``boards/<town>@720.webp``, the whole sheet (minimap, far views), and for every other
level its parts, ``boards/<town>.<width>.<row>-<column>@720.webp``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import bake
from .frame import draw_frame
from .landmarks import draw_landmarks
from .leaf import Leaf
from .noise import Array
from .palette import PAPER, array, mixed
from .paper import border_wash
from .plan import Plan
from .roundel import Picture, roundel
from .streets import draw_plazas, draw_roads
from .surfaces import blurred, drop_shadow, grid, lay, over

LEVELS = (720, 1440, 2160, 2880, 4320)
"""Widths in pixels that are drawn apart; more than enough for the widest zoom is not kept."""
PART = 720
"""Pixels: width of a part of a level."""
_QUALITY = {720: 90, 1440: 88, 2160: 86, 2880: 84, 4320: 80}

Painter = Callable[[Leaf], None]


@dataclass(slots=True)
class Town:
    """A town whose sheet is to be drawn.

    Attributes:
        plan: where everything stands.
        pictures: how each location (and sub-location) is drawn, by id.
        land: paints what lies below the roads: districts, water, hills, houses.
        marks: draws what lies on the roads but below the pictures: bridges, vortices, places of tracks,
            lettering of waters, the cartouche.
        landmarks: how the landmark beside each street is drawn, by the street's id.
        districts: whether the neighborhoods are tinted before ``land`` by their nearest places.
    """

    plan: Plan
    pictures: Mapping[str, Picture]
    land: Painter
    marks: Painter
    landmarks: Mapping[str, Picture]
    districts: bool = True


def bake_town(town: Town, to: Path, widths: tuple[int, ...] = LEVELS) -> None:
    """Draw all levels of a town's sheet and write them."""
    for width in widths:
        began = time.perf_counter()
        picture = drawn(town, width)
        name = town.plan.board
        if width == min(LEVELS):
            bake.write("boards", name, picture, to=to, quality=_QUALITY.get(width, 86))
        else:
            _write_parts(name, picture, to, _QUALITY.get(width, 86))
        print(f"{name} at {width}: {time.perf_counter() - began:.0f} s", file=sys.stderr)


def _write_parts(name: str, picture: Array, to: Path, quality: int) -> None:
    height, width = picture.shape[:2]
    count = width // PART
    for row in range(count):
        top, bottom = round(height * row / count), round(height * (row + 1) / count)
        for column in range(count):
            part = picture[top:bottom, column * PART : (column + 1) * PART]
            if part[..., 3].min() >= 1:
                part = part[..., :3]
            bake.write("boards", f"{name}.{width}.{row}-{column}", part, to=to, quality=quality)


def drawn(town: Town, width: int) -> Array:
    """The sheet at a width, premultiplied: its edge is torn."""
    leaf = Leaf(town.plan, width)
    if town.districts:
        tint_districts(leaf)
    town.land(leaf)
    draw_roads(leaf)
    draw_frame(leaf)
    draw_plazas(leaf)
    town.marks(leaf)
    draw_landmarks(leaf, town.landmarks)
    draw_pictures(leaf, town.pictures)
    return _aged(leaf)


def tint_districts(leaf: Leaf) -> None:
    """Color the neighborhoods as old maps are: pale, strong at the border, bare paper between them."""
    for name, color in leaf.plan.neighborhoods.items():
        mask = (blurred(leaf.scaled(leaf.plan.district(name)), 1.6 * leaf.k) > 0.62).astype(np.float32)
        mask = blurred(mask, 0.5 * leaf.k)
        pale = sum(array(color)) > 2.6
        if pale:
            lay(leaf.sheet.color, mask * 0.35, "#fbf5e6")
        muted = mixed("#b9a98c" if pale else color, "#a08c64", 0.22)
        leaf.wash(mask, muted, 0.14 if pale else 0.20, edge=0.8, key=name)
        border_wash(leaf.sheet, mask, muted, body=0.03, rim=0.22, width=13 * leaf.k, line=0.42, key=name)


def draw_pictures(leaf: Leaf, pictures: Mapping[str, Picture]) -> None:
    """Put the pictures of the places on the sheet, each with a soft shadow."""
    k = leaf.k
    for key, draw in pictures.items():
        place = leaf.plan.places[key]
        x, y = place.at
        made = roundel(draw, place.half[0] * k, place.color, key)
        left, top = x * k - made.x, y * k - made.y
        shadow = made.picture[..., 3]
        drop_shadow(
            leaf.sheet.color,
            shadow,
            left,
            top,
            blur=max(1.5, 4.4 * k),
            shift=(2.4 * k, 3.6 * k),
            strength=0.5,
        )
        over(leaf.sheet.color, made.picture, left, top)


def _aged(leaf: Leaf) -> Array:
    """The common life of all that was printed: worn grain, folds, browned edges, a torn rim."""
    color, k = leaf.sheet.color, leaf.k
    wear = leaf.fresh / array(PAPER)
    wear = wear / np.maximum(blurred(wear, 14 * k), 0.2)
    color *= np.clip(1 + (wear - 1) * 0.45, 0.86, 1.1)
    color *= (1 + 0.012 * leaf.sheet.grain)[..., None]
    stain = np.clip(leaf.noise(380, 5, "stain") - 0.4, 0, 2)
    color *= np.array([0.92, 0.82, 0.63], np.float32) ** (stain * 0.16)[..., None]
    x, y = grid(leaf.width, leaf.height)
    edge = np.minimum(np.minimum(x, leaf.width - 1 - x), np.minimum(y, leaf.height - 1 - y)) / k
    worn = edge + leaf.noise(64, 4, "worn edge") * 11
    dark = np.exp(-np.clip(worn, 0, None) / 32)
    color *= (1 - dark * 0.24)[..., None] * np.array([1, 0.985, 0.95], np.float32) ** dark[..., None]
    gray = color.mean(2, keepdims=True)
    color = np.clip(gray + (color - gray) * 1.12, 0, 1) ** 0.92
    torn = edge - 2.2 + leaf.noise(13, 4, "torn") * 1.1 + leaf.noise(150, 2, "torn far") * 0.7
    alpha = np.clip(torn * k * 0.8, 0, 1)
    lay(color, np.exp(-(((torn - 1.0) / 1.1) ** 2)) * 0.35, "#fbf0d4")
    return np.concatenate([color * alpha[..., None], alpha[..., None]], axis=2).astype(np.float32)
