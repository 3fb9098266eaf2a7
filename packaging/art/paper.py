"""Materials: aged rag paper, watercolor washes, dark wood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .light import relief
from .noise import Array, generator, noise
from .palette import PAPER, Color, array
from .surfaces import blurred, distance_inside, grid, lay, roughened, smoothstep


@dataclass(slots=True)
class Sheet:
    """A sheet of paper.

    Attributes:
        color: the picture, red, green, blue.
        grain: its height: pigment settles in its pits, ink misses its peaks (mean 0, deviation about 1).
    """

    color: Array
    grain: Array

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.color.shape[1], self.color.shape[0]


def paper_grain(width: int, height: int, key: object = 0, scale: float = 1.0) -> Array:
    """The height of a felt-pressed sheet."""
    fine = 0.55 * noise(width, height, 3 * scale, 2, (key, "grain"))
    fine += 0.45 * noise(width, height, 11 * scale, 3, (key, "lumps"))
    fine += 0.22 * noise(width, height, 2 * scale, 1, (key, "felt across"), stretch=7)
    fine += 0.22 * noise(width, height, 14 * scale, 1, (key, "felt down"), stretch=1 / 7)
    return fine


def paper(
    width: int,
    height: int,
    *,
    key: object = 0,
    scale: float = 1.0,
    base: Color = PAPER,
    age: float = 1.0,
    edges: float = 1.0,
    folds: Sequence[tuple[str, float]] = (),
) -> Sheet:
    """An aged sheet: cloudy tone, foxing, browned edges, folds worn white.

    Args:
        width: pixels.
        height: pixels.
        key: what its accidents depend on.
        scale: pixels per unit: how large its marks are.
        base: the color of the fresh sheet.
        age: how yellow and spotted it is.
        edges: how brown its edges are.
        folds: ("x" or "y", place from 0 to 1) of each fold.
    """
    grain = paper_grain(width, height, key, max(0.7, scale * 0.75))
    color = np.ones((height, width, 3), np.float32) * array(base)
    cloud = noise(width, height, 640 * scale, 5, (key, "cloud"), gain=0.55)
    color *= (
        np.array([0.93, 0.82, 0.60], np.float32)
        ** (np.clip(0.22 + 0.30 * cloud, 0, 1.4) * age * 0.7)[..., None]
    )
    spots = noise(width, height, 18 * scale, 3, (key, "spots")) + 0.55 * noise(
        width, height, 240 * scale, 2, (key, "spotted")
    )
    color *= np.array([0.80, 0.58, 0.36], np.float32) ** (smoothstep(2.3, 3.1, spots) * 0.32 * age)[..., None]
    x, y = grid(width, height)
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    edge = edge + 26 * scale * noise(width, height, 110 * scale, 5, (key, "edge"), gain=0.6)
    brown = (1 - smoothstep(0, 55 * scale, edge)) * 0.42 * age + 0.4 * (
        1 - smoothstep(-8 * scale, 12 * scale, edge)
    )
    color *= np.array([0.78, 0.58, 0.36], np.float32) ** (brown * edges)[..., None]
    _fold(color, grain, folds, key, scale)
    np.clip(color, 0, 1, out=color)
    return Sheet(color, grain)


def _fold(color: Array, grain: Array, folds: Sequence[tuple[str, float]], key: object, scale: float) -> None:
    height, width = grain.shape
    surface = grain * 0.5
    for axis, part in folds:
        span = width if axis == "x" else height
        far = np.arange(span, dtype=np.float32) - part * span
        crease = -3 * np.exp(-((far / (1.4 * scale)) ** 2))
        crease += -8 * np.tanh(far / (50 * scale)) * np.exp(-((far / (75 * scale)) ** 2))
        worn = np.exp(-((far / (1.3 * scale)) ** 2))
        shape = (None, slice(None)) if axis == "x" else (slice(None), None)
        surface = surface + crease[shape] * (
            1 + 0.2 * noise(width, height, 45 * scale, 3, (key, "fold", part))
        )
        bare = np.clip(noise(width, height, 24 * scale, 4, (key, "worn", part)), 0, 1)
        lay(color, 0.5 * worn[shape] * bare, "#f3e8cc")
    color *= np.clip(relief(surface, 135, 40, 0.05), 0.8, 1.15)[..., None]


def wash(
    sheet: Sheet,
    mask: Array,
    color: Color,
    density: float = 1.0,
    *,
    edge: float = 0.5,
    edge_width: float = 7,
    flow: float = 0.35,
    flow_scale: float = 130,
    bleed: float = 5,
    granulation: float = 0.12,
    key: object = 0,
) -> None:
    """Lay a glaze of watercolor on a sheet, in place: pigment gathers at its edge and in the paper's pits.

    Glazes darken each other as filters do; a color is never blended in.

    Args:
        sheet: what is painted on.
        mask: where, 0 to 1.
        color: of the paper under a glaze of density 1.
        density: how much pigment there is.
        edge: how much of it dries at the edge.
        edge_width: pixels of that rim.
        flow: how uneven it is.
        flow_scale: pixels of that unevenness.
        bleed: pixels by which the edge wanders.
        granulation: how much settles in the pits.
        key: what its accidents depend on.
    """
    window = _window(mask, int(4 * edge_width + 3 * bleed + 4))
    if window is None:
        return
    part = roughened(mask[window].astype(np.float32), bleed, 26, (key, "edge"), 4)
    height, width = part.shape
    rim = np.clip(part - blurred(part, edge_width), 0, 1) * 2
    body = np.clip(1 + flow * noise(width, height, flow_scale, 5, (key, "flow")), 0.15, 2.2)
    pigment = part * body * density
    pigment += edge * rim * density * np.clip(1 + 0.5 * noise(width, height, 50, 3, (key, "rim")), 0.2, 2)
    pigment *= np.clip(1 - granulation * sheet.grain[window], 0.3, 1.7)
    sheet.color[window] *= np.clip(array(color), 0.02, 1) ** pigment[..., None]


def border_wash(
    sheet: Sheet,
    mask: Array,
    color: Color,
    *,
    body: float = 0.22,
    rim: float = 0.7,
    width: float = 26,
    line: float = 0.25,
    key: object = 0,
) -> None:
    """Color a district as old maps are: pale inside, strong along the border, with a hard edge; in place.

    Args:
        sheet: what is painted on.
        mask: where.
        color: of the pigment.
        body: density inside.
        rim: density at the border, fading over ``width`` pixels.
        width: see ``rim``.
        line: density of the hard edge.
        key: what its accidents depend on.
    """
    window = _window(mask, 24)
    if window is None:
        return
    part = mask[window].astype(np.float32)
    height, across = part.shape
    inside = distance_inside(part)
    cloud = noise(across, height, width * 6, 4, (key, "body"))
    pigment = part * (
        body * (1 + 0.45 * cloud) + rim * np.exp(-inside / width) + line * np.exp(-inside / (width / 9))
    )
    pigment *= np.clip(1 - 0.14 * sheet.grain[window], 0.4, 1.6)
    sheet.color[window] *= np.clip(array(color), 0.05, 1) ** pigment[..., None]


def print_ink(sheet: Sheet, cover: Array, color: Color, alpha: float = 0.92, *, key: object = 0) -> None:
    """Press ink on a sheet, in place: starved where the paper is high."""
    window = _window(cover, 4)
    if window is None:
        return
    part = cover[window]
    height, width = part.shape
    even = np.clip(1 + 0.08 * noise(width, height, 50, 3, (key, "ink")), 0.6, 1.1)
    even *= np.clip(1.02 - 0.09 * sheet.grain[window], 0.45, 1.05)
    view = sheet.color[window]
    view += (array(color) - view) * (np.clip(part * even, 0, 1) * alpha)[..., None]


def _window(mask: Array, margin: int) -> tuple[slice, slice] | None:
    """The part of an array that a mask fills, with a margin; None when it is empty."""
    rows, columns = np.where(mask.max(1) > 0.004)[0], np.where(mask.max(0) > 0.004)[0]
    if len(rows) == 0:
        return None
    return (
        slice(max(int(rows[0]) - margin, 0), int(rows[-1]) + margin + 1),
        slice(max(int(columns[0]) - margin, 0), int(columns[-1]) + margin + 1),
    )


def wood(
    width: int,
    height: int,
    *,
    key: object = 1,
    plank: float = 240,
    base: Color = "#3a2115",
    scale: float = 1.0,
) -> Array:
    """Dark varnished planks, level; ``plank`` and the grain are in pixels at ``scale`` 1."""
    picture = np.zeros((height, width, 3), np.float32)
    chance = generator("wood", key)
    top, number = 0, 0
    while top < height:
        tall = min(height - top, max(8, int(plank * scale * chance.uniform(0.88, 1.12))))
        picture[top : top + tall] = (
            _plank(width, tall, (key, number), scale) * array(base) * chance.uniform(0.88, 1.1)
        )
        top += tall
        number += 1
    return np.clip(picture, 0, 1)


def _plank(width: int, height: int, key: object, scale: float) -> Array:
    x, y = grid(width, height)
    slow = noise(width, height, 90 * scale, 3, (key, "slow"), stretch=9) * 0.6
    across = y / scale + slow * 46 + 40 * ((x / width - 0.5) ** 2)
    ring = 0.5 + 0.5 * np.sin(
        across * 0.42 + 1.4 * noise(width, height, 40 * scale, 3, (key, "ring"), stretch=12)
    )
    fine = noise(width, height, max(1.2, 3 * scale), 2, (key, "fine"), stretch=26)
    pores = np.clip(noise(width, height, max(1.1, 2 * scale), 1, (key, "pores"), stretch=16) - 1.1, 0, 3)
    tone = 0.78 + 0.30 * ring**1.6 + 0.10 * fine - 0.18 * pores
    tone += 0.08 * noise(width, height, 60 * scale, 3, (key, "cloud"), stretch=8)
    edge = np.minimum(y, height - 1 - y) / scale
    tone = tone * (1 - 0.75 * np.exp(-((edge / 1.8) ** 2)) - 0.18 * np.exp(-edge / 9))
    tone = tone + 0.10 * np.exp(-(((y / scale - 4) / 2) ** 2))
    result: Array = tone[..., None].astype(np.float32)
    return result
