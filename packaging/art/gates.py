"""Gates: a whirl of its own for each Other World, in a dark rim with runes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import skia

from .bake import write
from .engraver import screen
from .noise import Array, generator, noise
from .palette import array
from .surfaces import drawn_gray, multiply, smoothstep
from .tokens_metal import Plate, bead

LEVELS = (64, 160, 448)
INNER = 0.76
_RUNES = 40


@dataclass(frozen=True, slots=True)
class Whirl:
    """How the way to a world looks: dark, light, spark, arms, twist (below 0 the other way), core."""

    dark: str
    light: str
    spark: str
    arms: int
    twist: float
    core: float = 0.24
    rough: float = 0.3


WHIRLS: dict[str, Whirl] = {
    "abyss": Whirl("#140c1e", "#7a4a9c", "#e0a8ff", 4, 3.4, 0.34),
    "another-dimension": Whirl("#101a3c", "#4a8ae0", "#f0b8ff", 6, -1.4, 0.18, 0.7),
    "another-time": Whirl("#1c1a12", "#c8a860", "#fff4c8", 12, 0.9, 0.2),
    "city-of-the-great-race": Whirl("#102418", "#7fb05a", "#f4ffb0", 3, 2.2, 0.2),
    "great-hall-of-celeano": Whirl("#1a1430", "#c8b4e8", "#ffffff", 5, -2.6, 0.16, 0.15),
    "lost-carcosa": Whirl("#241c08", "#d8b83a", "#fff6b0", 3, -1.9, 0.3),
    "plateau-of-leng": Whirl("#141c2c", "#9ab8d8", "#ffffff", 7, 1.6, 0.22, 0.55),
    "rlyeh": Whirl("#0c2420", "#4fb08a", "#d8ffb0", 3, 2.3, 0.26),
    "the-dreamlands": Whirl("#2a1640", "#e8a078", "#ffe0c8", 5, 2.0, 0.2),
    "yuggoth": Whirl("#1c0c14", "#c04a5a", "#ffc0a0", 4, -2.9, 0.28),
}


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw the gates of the worlds ``ids`` (none: all) to the folder of all pictures."""
    for world in ids or sorted(WHIRLS):
        for pixels in LEVELS:
            write("gates", world, gate(WHIRLS[world], pixels, world), to=to)


def gate(whirl: Whirl, pixels: int, key: str) -> Array:
    """A gate, premultiplied, with its shadow."""
    plate = Plate(pixels)
    small = pixels < 100
    plate.put(plate.inside(INNER - plate.away), _whirl(plate, whirl, pixels, key))
    wire = 0.06 if small else 0.04
    outer, low = 1 - wire, INNER + 0.035
    wires = bead(plate.away - (1 + outer) / 2, wire / 2) + bead(plate.away - (low + INNER) / 2, 0.0175)
    plate.put(plate.ring(INNER, 1.0), plate.metal(wires, "#a9884a"))
    middle, half = (outer + low) / 2, (outer - low) / 2
    dome = bead(plate.away - middle, half * 1.05) * 0.3
    runes = np.zeros_like(dome) if small else _runes(plate, middle, half, key)
    plate.put(plate.ring(low, outer), plate.enamel(dome - 0.012 * runes, "#2c2440"))
    multiply(plate.color, runes * plate.ring(low, outer) * 0.5, "#0a0714")
    plate.joint(plate.away - outer)
    plate.joint(plate.away - low)
    plate.arc(middle + half * 0.3, half * 0.45)
    return plate.finished()


def _whirl(plate: Plate, whirl: Whirl, pixels: int, key: str) -> Array:
    """Arms that turn into the dark, cut by lines that run with them."""
    side = plate.x.shape[0]
    away = plate.away / INNER
    turn = np.arctan2(plate.y, plate.x)
    waver = noise(side, side, side / 9, 4, ("whirl", key)) * whirl.rough
    phase = turn * whirl.arms / (2 * math.pi) + whirl.twist * np.log(away + 0.12) + 0.22 * waver
    arm = 0.5 + 0.5 * np.sin(2 * math.pi * phase)
    body = np.exp(-(((away - 0.55) / 0.34) ** 2))
    lit = 0.15 + 0.75 * arm * (0.35 + 0.65 * body) - 0.9 * np.exp(-((away / whirl.core) ** 2))
    lit = np.clip(lit + 0.2 * np.exp(-(((away - whirl.core) / 0.06) ** 2)), 0, 1)
    dark, light = array(whirl.dark), array(whirl.light)
    share = np.clip(lit * 1.25, 0, 1) ** 1.1
    picture = dark * 0.8 + (np.clip(light * 1.12, 0, 1) - dark * 0.8) * share[..., None]
    ring = np.exp(-(((away - whirl.core) / 0.045) ** 2)) * 0.5
    picture = picture + array(whirl.spark) * ring[..., None]
    lines = 26 if pixels < 100 else 60 if pixels < 200 else 110
    along = (phase / whirl.arms * lines * 1.4).astype(np.float32)
    picture = np.clip(picture, 0, 1).astype(np.float32)
    cut = screen(np.clip(0.24 + 0.6 * (1 - lit), 0, 1), along, 1.0, 0.06) * (away > whirl.core * 0.8)
    multiply(picture, cut.astype(np.float32) * 0.75, "#07090c")
    multiply(picture, smoothstep(whirl.core * 1.05, whirl.core * 0.5, away), "#050508")
    chance = generator("sparks", key)
    for _ in range(34):
        angle, reach = chance.uniform(0, 6.28), chance.uniform(0.3, 0.95) * INNER
        size = chance.uniform(0.006, 0.016)
        near = (plate.x - reach * math.cos(angle)) ** 2 + (plate.y - reach * math.sin(angle)) ** 2
        picture += np.exp(-near / size**2)[..., None] * array(whirl.spark) * chance.uniform(0.4, 1)
    shown: Array = np.clip(picture * (1 - 0.6 * smoothstep(0.75, 1.02, away))[..., None], 0, 1)
    return shown


def _runes(plate: Plate, middle: float, half: float, key: str) -> Array:
    """Made-up signs around the rim, as a cover."""
    chance = generator("runes", key)
    side = plate.x.shape[0]

    def draw(canvas: skia.Canvas) -> None:
        canvas.translate(side / 2, side / 2)
        canvas.scale(plate.unit, plate.unit)
        paint = skia.Paint(
            AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=half * 0.2, Color=skia.ColorWHITE
        )
        for _ in range(_RUNES):
            canvas.rotate(360 / _RUNES)
            for points in _rune(chance):
                placed = [(middle + up * half, along * half) for along, up in points]
                canvas.drawLine(*placed[0], *placed[1], paint)

    return drawn_gray(side, side, draw)


def _rune(chance: np.random.Generator) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The strokes of one sign: an upright and one to three that leave it."""
    strokes = [((0.0, -0.6), (0.0, 0.6))]
    for _ in range(int(chance.integers(1, 4))):
        start = float(chance.uniform(-0.6, 0.6))
        side = float(chance.choice([-0.45, 0.45]))
        strokes.append(((0.0, start), (side, start + float(chance.uniform(-0.4, 0.4)))))
    return strokes
