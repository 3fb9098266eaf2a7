"""Whole scenes engraved for the cards one remembers: the Rumors, and the blackest of nights.

A scene is drawn like the picture of a place, but fills the card's window, 150 × 100 units.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import skia

from ..noise import Array
from ..palette import INK, array
from ..pens import Point, rectangle
from ..plate import RADIUS
from ..surfaces import multiply
from ..vignette import Vignette

WIDTH, HEIGHT = 150, 100
"""Units of a scene."""
_MARGIN = 4
_COAT = "#150f12"
BLOOD = "#9c2a1c"
FIRE = "#ef9b2e"


def ellipse(x: float, y: float, across: float, down: float) -> list[Point]:
    """Points of an ellipse by its middle and half sizes."""
    turns = [part * math.pi / 18 for part in range(36)]
    return [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]


class Window(Vignette):
    """A plate that fills the window of a card; y goes down from its upper edge."""

    room = (WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN)
    corner = (-_MARGIN, -_MARGIN)

    def _outlines(self) -> tuple[skia.Path, skia.Path]:
        everything = rectangle(-_MARGIN, -_MARGIN, *self.room)
        return everything, everything

    def heaven(self, top: float, bottom: float, color: str, angle: float = 0) -> None:
        """The sky behind everything, with its tones at the top and the foot."""
        everything = rectangle(-_MARGIN, -_MARGIN, *self.room)
        self.fill(everything, (top, (top + bottom) / 2, bottom), angle, color, 0, ((0, 0), (0, HEIGHT)))

    def earth(self, y: float, tone: float, color: str, hump: float = 2.0) -> None:
        """Ground from ``y`` on."""
        line = [(x, y + hump * np.sin(x * 0.05) + self.chance.normal() * 0.5) for x in range(-6, 158, 12)]
        self.fill([*line, (160, 108), (-6, 108)], (tone, tone + 0.3), 4, color, 0.9)

    def roofs(self, y: float, tone: float, color: str, lit: int = 1, lowest: float = 104) -> None:
        """A row of gables far away, ``lit`` of their windows alight."""
        left, alight = -6.0, lit
        while left < 154:
            wide, high = self.chance.uniform(11, 18), self.chance.uniform(3, 9)
            eaves = y + self.chance.uniform(-3, 3)
            gable = [(left, lowest), (left, eaves), (left + wide / 2, eaves - high), (left + wide, eaves)]
            self.fill([*gable, (left + wide, lowest)], (tone, tone + 0.1), 90, color, 0.8)
            if alight and self.chance.random() < 0.4:
                self.window(left + wide * 0.4, eaves + 3, 3, 4, lit=True)
                alight -= 1
            left += wide * self.chance.uniform(0.85, 1.05)

    def man(self, x: float, foot: float, high: float, *, hat: bool = True, arm: Point | None = None) -> None:
        """A man in a long coat, in black; ``arm``: where his hand is."""
        unit = high / 40
        body = [
            (-7, 0),
            (-6, -16),
            (-7.5, -29),
            (-3, -33),
            (3, -33),
            (7.5, -29),
            (6, -16),
            (7, 0),
            (1, 0),
            (0, -8),
        ]
        self.black([(x + across * unit, foot + down * unit) for across, down in [*body, (-1, 0)]], _COAT)
        head = skia.Path()
        head.addCircle(x, foot - 37 * unit, 4 * unit)
        self.black(head, _COAT)
        if hat:
            self.black(rectangle(x - 6.6 * unit, foot - 39.6 * unit, 13.2 * unit, 1.8 * unit), _COAT)
            self.black(rectangle(x - 4 * unit, foot - 45 * unit, 8 * unit, 6 * unit), _COAT)
        if arm is not None:
            side = 1 if arm[0] > x else -1
            shoulder = (x + side * 6 * unit, foot - 30 * unit)
            self.black(
                [
                    (shoulder[0] - side * 2 * unit, shoulder[1] - 1.6 * unit),
                    (arm[0], arm[1] - 1.1 * unit),
                    (arm[0], arm[1] + 1.1 * unit),
                    (shoulder[0], shoulder[1] + 4 * unit),
                ],
                _COAT,
            )

    def bolt(self, points: Sequence[Point], width: float, color: str = "#fbf3d0") -> None:
        """Lightning: a white way with a thin edge."""
        above = [
            (x, y - width * (0.2 if number in (0, len(points) - 1) else 0.5))
            for number, (x, y) in enumerate(points)
        ]
        below = [(x + width * 0.3, y + width * 0.5) for x, y in reversed(points)]
        self.fill([*above, *below], 0, 0, color, 0.5, cover=0.9)

    def eyes(self, x: float, y: float, size: float, color: str = "#f3d27a") -> None:
        """Two eyes that look out of the dark."""
        for side in (-1, 1):
            middle = x + side * size * 1.5
            shape = [
                (middle - size, y - side * size * 0.3),
                (middle, y - size * 0.55),
                (middle + size, y + side * size * 0.3),
            ]
            self.white([*shape, (middle, y + size * 0.5)], color)


Scene = Callable[[Window], None]


def drawn(scene: Scene, width: int, height: int, pitch: float, key: object, paper: str) -> Array:
    """A scene printed on paper of a color, from 0 to 1."""
    unit = height / HEIGHT
    weight = min(1.7, max(1.0, (330 / height) ** 0.5))
    window = Window(unit * RADIUS, ("scene", key), pitch=pitch, fine=4 if height < 100 else 3, weight=weight)
    scene(window)
    result = window.printed()
    top = round(_MARGIN * unit)
    cut = (slice(top, top + height), slice(top, top + width))
    color, black = result.color[cut], result.ink[cut]
    picture = np.zeros((height, width, 3), np.float32) + array(paper)
    alpha = color[..., 3:4]
    straight = np.where(alpha > 0.01, color[..., :3] / np.maximum(alpha, 0.01), 1)
    picture *= 1 - alpha * 0.86 * (1 - straight)
    multiply(picture, np.clip(black, 0, 1) * 0.95, INK)
    return picture
