"""An engraved plate: shapes with a tone and a line direction, cut as lines when it is printed.

Units: the round picture has its middle at (50, 50) and a radius of 46; y goes down. What is drawn after
`Plate.beyond` may rise above the rim: spires, smoke, a telescope.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import skia

from .engraver import engraved, pressed
from .noise import Array, generator
from .palette import Color, skia_color
from .pens import Point, Points, circle, ink, line_paint, polygon, rectangle
from .surfaces import WHITE, averaged, blurred, color_surface, gray_surface, smoothstep

Shape: TypeAlias = "skia.Path | Sequence[Point]"
Tone = float | tuple[float, ...]
Direction = tuple[Point, Point] | str | None

WIDTH, HEIGHT = 112, 128
"""Units of the whole plate, with what rises above the rim."""
MIDDLE = (56.0, 72.0)
"""The middle of the round picture, from the plate's upper left corner."""
RADIUS = 46.0

COLORS: dict[str, str] = {
    "night": "#53688a",
    "dusk": "#c98a5a",
    "day": "#a9bfc4",
    "brick": "#b0563c",
    "slate": "#66707c",
    "leaf": "#7c8a4a",
    "timber": "#a27d4f",
    "lit": "#f3b32e",
    "stone": "#cdbf9b",
    "grass": "#94995a",
    "earth": "#a68a58",
    "water": "#6f97a3",
    "white": "#f4ecd6",
    "rust": "#9c5a34",
    "dark": "#4d4a52",
    "sick": "#8fa05c",
    "violet": "#6d5a86",
}


@dataclass(slots=True)
class Print:
    """A printed plate.

    Attributes:
        ink: coverage of the ink.
        color: the hand coloring, premultiplied.
        beyond: where something was drawn that may rise above the rim.
    """

    ink: Array
    color: Array
    beyond: Array


class Plate:
    """A plate in work.

    Attributes:
        room: units of the whole plate; a kind of plate that is not round has its own.
        corner: where the plate's upper left corner lies, units.

    Args:
        radius: of the round picture, in pixels of the print.
        key: what its accidents depend on.
        pitch: pixels of the print from line to line.
        fine: it is cut so many times larger than it is printed.
        weight: how much heavier outlines are than on the largest print.
    """

    room: tuple[int, int] = (WIDTH, HEIGHT)
    corner: Point = (50 - MIDDLE[0], 50 - MIDDLE[1])

    def __init__(
        self, radius: float, key: object, *, pitch: float = 4.1, fine: int = 3, weight: float = 1.0
    ) -> None:
        self.key = key
        self.chance = generator("plate", key)
        self._fine = fine
        self._pitch = pitch * fine
        self._scale = radius / RADIUS * fine
        self._outline = 0.88 * weight
        self._fine_print = self._scale / fine
        self.width, self.height = (int(units * self._scale) for units in self.room)
        self._tone, tone = gray_surface(self.width, self.height)
        self._angle, angle = gray_surface(self.width, self.height)
        self._ink, black = gray_surface(self.width, self.height)
        self._cover, cover = gray_surface(self.width, self.height)
        self._beyond, beyond = gray_surface(self.width, self.height)
        self._color, color = color_surface(self.width, self.height)
        self._surfaces = (tone, angle, black, color, cover, beyond)
        self._canvases = tuple(surface.getCanvas() for surface in self._surfaces)
        for canvas in self._canvases:
            canvas.scale(self._scale, self._scale)
            canvas.translate(-self.corner[0], -self.corner[1])
        self._inside, self._free = self._outlines()
        self._clip = self._inside

    def _outlines(self) -> tuple[skia.Path, skia.Path]:
        """Where is drawn, and where with what may rise above the rim."""
        inside = circle(50, 50, 45.2)
        return inside, skia.Op(inside, rectangle(11, -22, 78, 54), skia.PathOp.kUnion_PathOp)

    def beyond(self) -> None:
        """What follows may rise above the rim."""
        self._clip = self._free

    def within(self) -> None:
        """What follows keeps inside the rim."""
        self._clip = self._inside

    def _begin(self) -> None:
        for canvas in self._canvases:
            canvas.save()
            canvas.clipPath(self._clip, True)

    def _end(self) -> None:
        for canvas in self._canvases:
            canvas.restore()

    # -- marks -------------------------------------------------------------------------------------

    def fill(
        self,
        shape: Shape,
        tone: Tone = 0.0,
        angle: float = 90,
        color: Color | None = None,
        outline: float = 1.0,
        fade: Direction = None,
        *,
        cover: float = 0.75,
        shade: float = 0.45,
        taper: float = 0,
    ) -> skia.Path:
        """A shape that hides what lies behind it.

        Args:
            shape: a path or the corners of a polygon.
            tone: 0 white to 1 black, or the tones along ``fade``.
            angle: of its lines in degrees: 0 level, 90 upright, 45 rising to the right.
            color: of the hand coloring.
            outline: weight of its outline; 0 for none.
            fade: from where to where the tones run; "h" across, else down the shape.
            cover: how strong the coloring is.
            shade: how much heavier the outline is on the shadow side.
            taper: how much the outline's ends thin.
        """
        path = _path(shape)
        self._begin()
        tones, angles, black, colors, covered, beyond = self._canvases
        tones.drawPath(path, _tone_paint(path, tone, fade))
        value = int((angle % 180) / 180 * 255)
        angles.drawPath(path, skia.Paint(AntiAlias=False, Color=skia.ColorSetRGB(value, value, value)))
        black.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorBLACK))
        if color is None:
            colors.drawPath(path, skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear))
        else:
            colors.drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia_color(color, cover)))
        covered.drawPath(path, WHITE)
        if self._clip is self._free:
            beyond.drawPath(path, WHITE)
        if outline:
            self._pen(black, path, outline, shade=shade, taper=taper, wobble=0.16, swell=0.35)
        self._end()
        return path

    def _pen(
        self, canvas: skia.Canvas, path: skia.Path, weight: float, color: Color = "#ffffff", **how: float
    ) -> None:
        width = max(weight * self._outline, 0.62 * weight**0.5 / self._fine_print)
        ink(canvas, path, width, color, step=0.9, chance=self.chance, **how)

    def line(
        self,
        shape: Shape,
        weight: float = 0.7,
        taper: float = 0.25,
        wobble: float = 0.18,
        *,
        bare: bool = False,
    ) -> None:
        """A pen line along a path or points; ``bare``: scraped white out of black."""
        path = shape if isinstance(shape, skia.Path) else polygon(shape, closed=False)
        self._begin()
        color = "#000000" if bare else "#ffffff"
        self._pen(self._canvases[2], path, weight, color, shade=0, taper=taper, wobble=wobble, swell=0.4)
        if self._clip is self._free:
            self._canvases[5].drawPath(path, line_paint(weight * self._outline + 0.8))
        self._end()

    def black(self, shape: Shape, color: Color | None = None, value: int = 255) -> None:
        """A shape of solid ink, with a color below it."""
        path = _path(shape)
        self._begin()
        paint = skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(value, value, value))
        self._canvases[2].drawPath(path, paint)
        self._canvases[4].drawPath(path, WHITE)
        if self._clip is self._free:
            self._canvases[5].drawPath(path, WHITE)
        if value == 0:
            self._canvases[0].drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorBLACK))
        if color is not None:
            self._canvases[3].drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia_color(color, 0.95)))
        self._end()

    def white(self, shape: Shape, color: Color | None = None) -> None:
        """A shape without ink, with a color of its own: a star, a lit pane."""
        self.black(shape, color, 0)

    def shadow(self, shape: Shape, strength: float = 0.55) -> None:
        """Darken the tone that is there already."""
        self._begin()
        paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(1, 1, 1, strength))
        self._canvases[0].drawPath(_path(shape), paint)
        self._end()

    def printed(self) -> Print:
        """Cut the lines and print the plate."""
        tone = self._tone.astype(np.float32) / 255
        tone = np.where(tone > 0.5, 0.5 + (tone - 0.5) * 0.78, tone)
        angle = np.pi / 2 - self._angle.astype(np.float32) / 255 * np.pi
        covered = self._cover.astype(np.float32) / 255
        lines = engraved(
            blurred(tone, 0.8) * covered,
            angle,
            self._pitch,
            key=self.key,
            gain=0.86,
            cross=(0.48, 0.74),
            wobble=0.42,
            breaks=0.7,
        )
        black = np.maximum(lines * smoothstep(0.0, 0.5, covered), self._ink.astype(np.float32) / 255)
        black = pressed(black, key=self.key, amount=0.14, blur=self._fine * 0.33, low=0.33)
        return Print(
            averaged(black, self._fine),
            averaged(self._color.astype(np.float32) / 255, self._fine),
            averaged(self._beyond.astype(np.float32) / 255, self._fine),
        )


def _path(shape: Shape) -> skia.Path:
    return shape if isinstance(shape, skia.Path) else polygon(shape)


def _tone_paint(path: skia.Path, tone: Tone, fade: Direction) -> skia.Paint:
    if not isinstance(tone, tuple):
        value = int(255 * tone)
        return skia.Paint(AntiAlias=True, Color=skia.ColorSetRGB(value, value, value))
    box = path.getBounds()
    if isinstance(fade, tuple):
        ends: tuple[Point, ...] = fade
    elif fade == "h":
        ends = ((box.left(), box.top()), (box.right(), box.top()))
    else:
        ends = ((box.left(), box.top()), (box.left(), box.bottom()))
    values = [int(255 * max(0.0, min(1.0, one))) for one in tone]
    colors = [skia.ColorSetRGB(value, value, value) for value in values]
    shader = skia.GradientShader.MakeLinear([skia.Point(*end) for end in ends], colors)
    return skia.Paint(AntiAlias=True, Shader=shader)


def arc_points(x: float, y: float, radius: float, begin: float, end: float, count: int = 9) -> Points:
    """Points on a circle between two angles in radians."""
    return [
        (x + radius * math.cos(angle), y + radius * math.sin(angle))
        for angle in np.linspace(begin, end, count)
    ]
