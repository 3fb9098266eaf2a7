"""The portrait itself: a tinted ground with a halo, the silhouette, and an oval frame of brass round it."""

from __future__ import annotations

import math

import numpy as np

from ..engraver import screen
from ..light import relief
from ..noise import Array, noise
from ..painting.fields import between, mixed_in
from ..palette import array
from ..surfaces import averaged, blurred, distance_inside, roughened
from .figure import HEIGHT, WIDTH, Figure
from .people import PEOPLE, Person

_PAPER = array("#F1E5C8")
_INK = array("#241A14")
_BLACK = array("#17110F")
_BRASS = array("#8A6534")
_SEEN = 545
"""Units of a figure that a portrait is high: the frame covers some at every edge."""
_BELOW = 6
"""Units at the foot that fall out of the picture."""
_GOLD_DARK, _GOLD_LIGHT = array("#8F6A2C"), array("#EACB80")


def silhouette(name: str, scale: float, weight: float) -> tuple[Array, Array, Array]:
    """Black, paper and gold of one person, 400 by 520 units at a scale."""
    person = PEOPLE[name]
    figure = Figure(name, scale, weight=weight, mirrored=person.looks_left)
    with (
        figure.moved(WIDTH / 2 + person.shift, HEIGHT + person.drop, 0, person.size),
        figure.moved(-WIDTH / 2, -HEIGHT),
    ):
        person.draw(figure)
    return figure.masks()


def _ground(person: Person, name: str, width: int, height: int, unit: float) -> Array:
    """Paper with a wash of the person's color, light behind the head, and fine engraved lines."""
    picture = np.ones((height, width, 3), np.float32) * _PAPER
    grain = (
        noise(width, height, 3, 2, (name, "grain")) * 0.6 + noise(width, height, 11, 4, (name, "felt")) * 0.5
    )
    picture *= (1 + 0.018 * grain)[..., None]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    across, down = (columns - width * 0.5) / unit, (rows - height * 0.4) / unit
    side = -1 if person.looks_left else 1
    halo = np.exp(-(((across - 34 * side) / 150) ** 2 + ((down + 6) / 140) ** 2))
    clouds = noise(width, height, 150 * unit, 5, (name, "wash"))
    density = np.clip(1.02 - 0.9 * halo + 0.2 * clouds, 0.05, 1.5) * np.clip(1 - 0.1 * grain, 0.5, 1.5)
    tint = np.clip(array("#" + person.tint), 0.06, 1)
    picture *= tint ** (density * 0.8)[..., None]
    tone = np.clip(
        0.30 * (1 - halo * 1.5) + 0.05 * noise(width, height, 60 * unit, 4, (name, "tone")), 0, 0.5
    )
    waves = down * unit + 0.8 * unit * noise(width, height, 90 * unit, 2, (name, "lines"))
    mixed_in(picture, _INK, screen(tone, waves, 3.4 * unit) * 0.45)
    return picture


def painted(
    name: str, width: int, height: int, *, fine: int = 2, weight: float = 1.0, face: float = 0
) -> Array:
    """The picture without a frame, full to its edges, ``fine`` times as large as asked for.

    Args:
        name: id of the investigator.
        width: pixels.
        height: pixels.
        fine: how many times larger it is drawn; `averaged` brings it to its size.
        weight: thickness of the gold lines.
        face: units of the figure that the picture is high when only the face is to be seen; 0 for all.
    """
    person = PEOPLE[name]
    wide, high = width * fine, height * fine
    unit = high / (face or _SEEN)
    picture = _ground(person, name, wide, high, high / _SEEN)
    layers = silhouette(name, unit, weight)
    if face:
        focus = WIDTH / 2 + person.shift + (person.focus_x - WIDTH / 2) * person.size
        left = wide / 2 - (WIDTH - focus if person.looks_left else focus) * unit
        top = high / 2 - (HEIGHT + person.drop + (person.focus_y - HEIGHT) * person.size) * unit
    else:
        left, top = wide / 2 - WIDTH / 2 * unit, high - (HEIGHT - _BELOW) * unit
    placed = [
        roughened(_at(layer, wide, high, round(left), round(top)), 0.22 * fine, 9 * fine, (name, "edge"))
        for layer in layers
    ]
    _print_silhouette(picture, name, person, placed, unit)
    return np.clip(picture, 0, 1)


def _at(layer: Array, width: int, height: int, left: int, top: int) -> Array:
    """The layer put at a place of an empty one; what stands out is cut off."""
    whole = np.zeros((height, width), np.float32)
    rows, columns = layer.shape
    y0, y1 = max(0, top), min(height, top + rows)
    x0, x1 = max(0, left), min(width, left + columns)
    whole[y0:y1, x0:x1] = layer[y0 - top : y1 - top, x0 - left : x1 - left]
    return whole


def _print_silhouette(picture: Array, name: str, person: Person, layers: list[Array], unit: float) -> None:
    black, paper, gold = layers
    high, wide = black.shape
    shadow = blurred(np.roll(black, (round(5 * unit), round(4 * unit)), (0, 1)), 5 * unit)
    picture *= (1 - 0.32 * np.clip(shadow - black, 0, 1))[..., None]
    mixed_in(picture, _BLACK, black * 0.985)
    depth = np.clip(distance_inside(black) / unit, 0, 99)
    mixed_in(picture, array("#" + person.tint) * 0.6, black * np.exp(-((depth / 3.4) ** 2)) * 0.26)
    sheen = relief(blurred(np.sqrt(depth), 5 * unit) * 4)
    mixed_in(picture, array("#" + person.tint) * 0.7, black * np.clip(sheen - 1.04, 0, 0.5) * 0.5)
    mixed_in(picture, _PAPER, paper * 0.97)
    rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
    share = np.clip(
        0.95 + 0.3 * noise(wide, high, 46 * unit, 4, (name, "gold")) - (rows + columns) / unit / 900, 0, 1
    )
    mixed_in(picture, between(_GOLD_DARK, _GOLD_LIGHT, share[..., None]), gold * 0.95)


def framed(name: str, width: int, height: int, *, frame: float, fine: int = 2, weight: float = 1.0) -> Array:
    """The picture in its oval frame, premultiplied with alpha.

    Args:
        name: id of the investigator.
        width: pixels.
        height: pixels.
        frame: width of the frame in pixels; beads from 12 on.
        fine: how many times larger it is drawn.
        weight: thickness of the gold lines.
    """
    wide, high = width * fine, height * fine
    picture = painted(name, width, height, fine=fine, weight=weight)
    rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
    across, down = (columns + 0.5 - wide / 2) / fine, (rows + 0.5 - high / 2) / fine
    half, tall = width / 2 - 1, height / 2 - 1
    far = np.sqrt((across / half) ** 2 + (down / tall) ** 2) + 1e-6
    slope = np.sqrt((across / half**2) ** 2 + (down / tall**2) ** 2 + 1e-12)
    edge = (far - 1) * far / slope
    alpha = np.clip(0.5 - edge * fine, 0, 1)
    inside = np.clip(0.5 - (edge + frame) * fine, 0, 1)
    lip = np.clip(0.6 - (-across * 0.6 - down * 0.8) / -height, 0.15, 1)
    near = np.clip(-(edge + frame), 0, 999)
    picture *= (1 - 0.6 * inside * np.exp(-near / (frame * 0.28 + 1)) * lip)[..., None]
    brass = _brass(name, across, down, -edge / frame, frame, fine, (half, tall))
    mixed_in(picture, brass, np.clip(alpha - inside, 0, 1))
    return averaged(np.dstack([np.clip(picture, 0, 1) * alpha[..., None], alpha]).astype(np.float32), fine)


def _brass(
    name: str, across: Array, down: Array, depth: Array, frame: float, fine: int, half: tuple[float, float]
) -> Array:
    """Brass with a raised lip outside, a groove, beads where there is room, and an inner lip."""
    high, wide = across.shape
    profile = (
        0.18 * np.exp(-(((depth - 0.18) / 0.13) ** 2))
        - 0.13 * np.exp(-(((depth - 0.44) / 0.14) ** 2))
        + 0.12 * np.exp(-(((depth - 0.90) / 0.08) ** 2))
    )
    beads = np.zeros_like(across)
    if frame >= 12:
        count = round(math.pi * (half[0] + half[1]) / (frame * 0.34))
        turn = np.arctan2(down / half[1], across / half[0]) / (2 * math.pi) * count
        along = (turn - np.round(turn)) * math.pi * (half[0] + half[1]) * 0.92 / count
        beads = np.sqrt(np.clip(1 - (along**2 + ((depth - 0.67) * frame) ** 2) / (frame * 0.14) ** 2, 0, 1))
        profile = profile + beads * 0.14
    light = relief(blurred(profile.astype(np.float32) * frame * fine, 0.6 * fine), steep=0.9)
    brass = np.ones((high, wide, 3), np.float32) * _BRASS
    brass *= np.clip(light, 0.25, 2.0)[..., None]
    spark = np.clip(light - 1.25, 0, 1)
    brass += spark[..., None] * np.array([0.75, 0.62, 0.38], np.float32)
    brass *= (1 - 0.45 * np.exp(-(((depth - 0.44) / 0.12) ** 2)))[..., None]
    mixed_in(brass, array("#E6C67E"), np.clip(beads - 0.8, 0, 1).astype(np.float32) * 2.2)
    patina = np.clip(noise(wide, high, 40 * fine, 5, (name, "patina")) - 0.4, 0, 1.5)
    return np.asarray(brass * array("#6F7F66") ** (patina * 0.3)[..., None], np.float32)


def rounded(name: str, size: int, *, fine: int = 2, weight: float = 1.0) -> Array:
    """The face in a round without a frame, premultiplied with alpha."""
    picture = painted(name, size, size, fine=fine, weight=weight, face=262)
    side = size * fine
    rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
    far = np.hypot(columns + 0.5 - side / 2, rows + 0.5 - side / 2)
    alpha = np.clip(side / 2 - far, 0, 1)[..., None]
    picture *= (1 - 0.4 * np.clip((far / (side / 2) - 0.82) / 0.18, 0, 1) ** 2)[..., None]
    return averaged(np.concatenate([picture * alpha, alpha], axis=2).astype(np.float32), fine)
