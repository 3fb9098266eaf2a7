"""What is behind the thing on a card: engraved grounds, one manner a kind of card."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..engraver import engraved, pressed, screen
from ..noise import Array, noise
from ..palette import Color, array, mixed
from ..surfaces import averaged, blurred, grid, lay, multiply, smoothstep


@dataclass(frozen=True, slots=True)
class Space:
    """Where a ground is drawn: 150 × 100 units.

    Attributes:
        width: pixels.
        height: pixels.
        pitch: pixels from line to line.
        key: what its accidents depend on.
    """

    width: int
    height: int
    pitch: float
    key: object

    @property
    def unit(self) -> float:
        """Pixels a unit."""
        return self.height / 100

    def polar(self, across: float = 0.5, down: float = 0.5) -> tuple[Array, Array]:
        """Distance in units from a point, and the angle round it."""
        x, y = grid(self.width, self.height)
        right, below = (x - self.width * across) / self.unit, (y - self.height * down) / self.unit
        return np.hypot(right, below), np.arctan2(below, right) * np.ones_like(right)


Ground = Callable[[Space, Color, Color], Array]


def _plain(space: Space, base: Color) -> Array:
    """Colored paper with a cloudy tone."""
    cloud = noise(space.width, space.height, 60 * space.unit, 4, (space.key, "cloud"))
    grain = noise(space.width, space.height, 1.6, 1, (space.key, "grain"))
    picture = np.ones((space.height, space.width, 3), np.float32) * array(base)
    picture *= (1 + 0.035 * cloud + 0.022 * grain)[..., None]
    return picture.astype(np.float32)


def level(space: Space, base: Color, ink: Color) -> Array:
    """Level lines that darken toward the corners: the ground of plain things."""
    picture = _plain(space, base)
    far, _ = space.polar(0.5, 0.46)
    tone = 0.04 + 0.62 * smoothstep(38, 92, far)
    lines = engraved(tone, math.pi / 2, space.pitch, key=space.key, cross=(0.55, 0.9))
    lay(picture, np.exp(-((far / 44) ** 2)) * 0.28, mixed(base, "#fff6dc", 0.8))
    multiply(picture, pressed(lines, key=space.key) * 0.85, ink)
    return picture


def rays(space: Space, base: Color, ink: Color) -> Array:
    """Rays from the middle, every second band heavier: what is precious or honored."""
    picture = _plain(space, base)
    far, angle = space.polar(0.5, 0.5)
    turns = angle / (2 * math.pi)
    bands = smoothstep(-0.25, 0.25, np.sin(angle * 14 + 0.25))
    wander = 0.05 * noise(space.width, space.height, 30 * space.unit, 2, space.key)
    count = 168
    axis = np.abs((turns * count + wander) % 1 - 0.5) * 2
    thick = np.clip(smoothstep(20, 96, far) * (0.3 + 0.62 * bands), 0, 0.92)
    step = np.maximum(far, 1) * space.unit * 2 * math.pi / count
    lines = np.clip((thick - axis) * step * 0.5 + 0.5, 0, 1) * (thick > 0.04)
    lay(picture, np.exp(-((far / 40) ** 2)) * 0.4, mixed(base, "#fff2cc", 0.7))
    multiply(picture, pressed(lines.astype(np.float32), key=space.key) * 0.85, ink)
    return picture


def sigil(space: Space, base: Color, ink: Color) -> Array:
    """A glow in the dark with a circle drawn in it: magic. ``ink`` is the color of the glow."""
    picture = _plain(space, base)
    far, angle = space.polar(0.5, 0.5)
    lay(picture, np.exp(-((far / 46) ** 2)) * 0.92, ink)
    count = 140
    axis = np.abs((angle / (2 * math.pi) * count) % 1 - 0.5) * 2
    thick = np.clip(smoothstep(14, 88, far) * 1.05, 0, 0.9)
    step = np.maximum(far, 1) * space.unit * 2 * math.pi / count
    dark = np.clip((thick - axis) * step * 0.5 + 0.5, 0, 1) * (thick > 0.04)
    multiply(picture, dark * 0.85, "#0c0a18")
    gold = np.zeros_like(far)
    weight = 0.34
    for radius, heavy in ((45, 1.5), (42.4, 0.7), (33, 0.8)):
        gold = np.maximum(gold, np.clip((weight * heavy - np.abs(far - radius)) * space.unit + 0.5, 0, 1))
    ticks = np.abs((angle / (2 * math.pi) * 72) % 1 - 0.5) * 2 > 0.9
    gold = np.maximum(gold, ticks * (far > 45.5) * (far < 48))
    for turn in range(3):
        for side in range(3):
            facing = math.radians(40 * turn + 120 * side + 30)
            along = far * np.cos(angle - facing)
            edge = np.clip((weight * 0.7 - np.abs(along - 21.2)) * space.unit + 0.5, 0, 1)
            gold = np.maximum(gold, edge * (far < 42.4))
    lay(picture, pressed(gold.astype(np.float32), key=space.key) * 0.8, "#c8c48e")
    return picture


def spiral(space: Space, base: Color, ink: Color) -> Array:
    """Lines that wind inward: a mind that turns."""
    picture = _plain(space, base)
    far, angle = space.polar(0.5, 0.5)
    turning = 3 * angle / (2 * math.pi) * space.pitch * 1.6
    phase = (
        far * space.unit * 0.9
        + turning
        + space.unit * 2.2 * noise(space.width, space.height, 36 * space.unit, 3, space.key)
    )
    tone = 0.08 + 0.55 * smoothstep(26, 96, far)
    lines = screen(tone.astype(np.float32), phase, space.pitch * 1.6)
    lay(picture, np.exp(-((far / 34) ** 2)) * 0.3, mixed(base, "#ffffff", 0.7))
    multiply(picture, pressed(lines, key=space.key) * 0.85, ink)
    return picture


def chart(space: Space, base: Color, ink: Color) -> Array:
    """A physician's chart: a fine grid, a shadow at the rim."""
    picture = _plain(space, base)
    x, y = grid(space.width, space.height)
    step = 5 * space.unit
    fine = np.maximum(np.abs(x / step % 1 - 0.5) > 0.47, np.abs(y / step % 1 - 0.5) > 0.47)
    bold = np.maximum(np.abs(x / step / 5 % 1 - 0.5) > 0.49, np.abs(y / step / 5 % 1 - 0.5) > 0.49)
    multiply(picture, (fine * 0.18 + bold * 0.3).astype(np.float32), ink)
    far, _ = space.polar()
    tone = 0.66 * smoothstep(50, 100, far)
    lines = engraved(tone, 0.8, space.pitch, key=space.key, cross=(0.5, 0.9))
    multiply(picture, pressed(lines, key=space.key) * 0.7, ink)
    return picture


def guilloche(space: Space, base: Color, ink: Color) -> Array:
    """Waves that cross, as on bonds and banknotes: papers with a seal."""
    picture = _plain(space, base)
    x, y = grid(space.width, space.height)
    far, _ = space.polar()
    ink_cover = np.zeros((space.height, space.width), np.float32)
    tone = (0.10 + 0.34 * smoothstep(30, 95, far)).astype(np.float32)
    for sign in (1, -1):
        phase = y + sign * 3.4 * space.unit * np.sin(x / (9 * space.unit)) + 0 * x
        ink_cover = np.maximum(ink_cover, screen(tone, phase.astype(np.float32), space.pitch * 1.5))
    lay(picture, np.exp(-((far / 40) ** 2)) * 0.5, mixed(base, "#fff8e4", 0.8))
    fade = smoothstep(16, 46, far)
    multiply(picture, pressed(ink_cover * fade, key=space.key) * 0.8, ink)
    return picture


def contours(space: Space, base: Color, ink: Color) -> Array:
    """A survey: lines of equal height and a dotted way."""
    picture = _plain(space, base)
    land = blurred(noise(space.width, space.height, 70 * space.unit, 3, (space.key, "land")), 2 * space.unit)
    slope = np.hypot(*np.gradient(land)) * space.unit * 30 + 1e-3
    wave = np.abs(land * 5 % 1 - 0.5) * 2
    lines = np.clip((0.09 - (1 - wave) / slope * 0.4) * 14, 0, 1)
    far, _ = space.polar()
    lay(picture, np.exp(-((far / 40) ** 2)) * 0.45, mixed(base, "#fff8e0", 0.8))
    multiply(picture, lines.astype(np.float32) * 0.55, ink)
    tone = 0.5 * smoothstep(58, 100, far)
    rim = engraved(tone, 0.6, space.pitch, key=space.key, cross=(0.5, 0.9))
    multiply(picture, pressed(rim, key=space.key) * 0.7, ink)
    return picture


def sky(space: Space, base: Color, ink: Color) -> Array:
    """A sky in level lines, dark above, with a halo where the omen stands."""
    picture = _plain(space, base)
    x, y = grid(space.width, space.height)
    far, _ = space.polar(0.5, 0.44)
    drift = noise(space.width, space.height, 46 * space.unit, 4, (space.key, "drift"), stretch=3.5)
    high = 1 - y / space.height + 0 * x
    tone = 0.20 + 0.55 * high**1.3 + 0.13 * drift - 0.62 * np.exp(-((far / 36) ** 2))
    tone = np.clip(tone, 0, 0.9).astype(np.float32)
    bend = space.unit * 1.3 * drift
    lines = engraved(
        tone, math.pi / 2, space.pitch, key=space.key, height=bend, follow=1.0, cross=(0.62, 0.85)
    )
    lay(picture, np.exp(-((far / 34) ** 2)) * 0.55, mixed(base, "#fff4d6", 0.65))
    multiply(picture, pressed(lines, key=space.key) * 0.88, ink)
    return picture


def deep(space: Space, base: Color, ink: Color) -> Array:
    """Under water: lines of waves, darker below."""
    picture = _plain(space, base)
    x, y = grid(space.width, space.height)
    far, _ = space.polar(0.5, 0.45)
    wander = noise(space.width, space.height, 24 * space.unit, 3, (space.key, "swell"), stretch=2.5)
    phase = y + space.unit * (2.0 * np.sin(x / (6.5 * space.unit) + 1.5 * wander) + 2.4 * wander)
    tone = np.clip(0.22 + 0.6 * (y / space.height) - 0.5 * np.exp(-((far / 36) ** 2)), 0, 0.9)
    lines = screen(tone.astype(np.float32), phase.astype(np.float32), space.pitch * 1.15)
    lay(picture, np.exp(-((far / 36) ** 2)) * 0.5, mixed(base, "#e8f4e0", 0.55))
    multiply(picture, pressed(lines, key=space.key) * 0.88, ink)
    return picture


GROUNDS: dict[str, Ground] = {
    "level": level,
    "rays": rays,
    "sigil": sigil,
    "spiral": spiral,
    "chart": chart,
    "guilloche": guilloche,
    "contours": contours,
    "sky": sky,
    "deep": deep,
}


def drawn(style: str, width: int, height: int, pitch: float, key: object, base: Color, ink: Color) -> Array:
    """A ground in pixels, made twice as large and averaged."""
    space = Space(width * 2, height * 2, pitch * 2, key)
    return averaged(GROUNDS[style](space, base, ink), 2)
