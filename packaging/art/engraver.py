"""Line engraving: tone and line direction become lines that swell, taper and break; and the press."""

from __future__ import annotations

import math

import numpy as np

from .noise import Array, noise
from .surfaces import blurred, grid, smoothstep


def engraved(
    tone: Array,
    angle: Array | float,
    pitch: float,
    *,
    key: object = 1,
    height: Array | None = None,
    follow: float = 0.0,
    gain: float = 0.95,
    cross: tuple[float, ...] = (0.46, 0.74),
    turns: tuple[float, ...] = (68, -55),
    wobble: float = 0.5,
    breaks: float = 0.5,
    phase: Array | None = None,
) -> Array:
    """Ink coverage (0 to 1) of lines that give a tone.

    Args:
        tone: 0 white to 1 black, per pixel.
        angle: of the lines' normal in radians, per pixel (0: upright lines, pi / 2: level lines).
        pitch: pixels from line to line.
        key: what its accidents depend on.
        height: of the form in pixels; lines bend round it by ``follow``.
        follow: pixels of bending per pixel of height.
        gain: how wide a line is where the tone is 1.
        cross: tones from which on a second and third set of lines comes in.
        turns: degrees by which those sets are turned.
        wobble: how unsteady the hand is.
        breaks: how often lines break.
        phase: pixels across the first set of lines, instead of those of ``angle``.
    """
    rows, columns = tone.shape
    x, y = grid(columns, rows)
    unsteady = noise(columns, rows, pitch * 9, 2, (key, "slow")) * wobble * pitch * 0.23
    unsteady += noise(columns, rows, pitch * 2.2, 1, (key, "fast")) * wobble * pitch * 0.07
    broken = noise(columns, rows, pitch * 5, 3, (key, "break")) * 0.65
    bare = np.ones((rows, columns), np.float32)
    darkest = float(tone.max())
    sets = [(0.0, 0.0, 1.0, 1.0)]
    sets += [
        (math.radians(turn), least, 1.1 + 0.1 * n, 0.8)
        for n, (turn, least) in enumerate(zip(turns, cross, strict=False))
    ]
    for number, (turn, least, wider, weight) in enumerate(sets):
        if darkest < least:
            break
        if number == 0 and phase is not None:
            across = phase + unsteady
        else:
            across = x * np.cos(angle + turn) + y * np.sin(angle + turn) + unsteady
        if height is not None:
            across = across + height * follow * (1 if number == 0 else 0.6)
        step = pitch * wider
        axis = np.abs((across / step) % 1.0 - 0.5) * 2
        share = np.clip((tone - least) / (1 - least * 0.55), 0, 1) * weight
        width = share * gain * (1 + 0.16 * broken * breaks)
        width -= 0.05 * breaks * np.clip(broken - 0.35, 0, 2) * (1 - share)
        bare *= 1 - np.clip((width - axis) * step * 0.5 + 0.5, 0, 1) * (width > 0.035)
    return np.maximum(1 - bare, smoothstep(0.93, 1.0, tone)).astype(np.float32)


def pressed(
    ink: Array,
    *,
    key: object = 3,
    amount: float = 0.16,
    blur: float = 0.8,
    low: float = 0.36,
    high: float = 0.66,
) -> Array:
    """What a press does to ink: it spreads and breaks a little; joins lines and letters into one print."""
    rows, columns = ink.shape
    speck = noise(columns, rows, 3.2, 2, (key, "press")) * 0.6
    return smoothstep(low, high, blurred(ink, blur) + amount * speck * (ink > 0.01))


def screen(tone: Array, phase: Array, pitch: float, soft: float = 1.2) -> Array:
    """Plain lines whose width follows the tone; ``phase`` is in pixels across the lines."""
    axis = np.abs((phase / pitch) % 1 - 0.5) * 2
    lines = np.clip((axis - (1 - np.clip(tone, 0, 1))) * pitch / 2 / soft + 0.5, 0, 1)
    shown: Array = (lines * (tone > 0.02)).astype(np.float32)
    return shown
