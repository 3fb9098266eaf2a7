"""A view painted in tones: gradients, solids with two sides, glows, mist and water, in units of a thousandth.

The brush goes over it afterwards, so that edges may be plain here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..noise import Array, generator, noise
from ..palette import Color, array
from ..surfaces import blurred, smoothstep
from .shapes import Mask, Points, curve, ink, nib, path, ribbon

Paint = Color | Array


def paint(color: Paint) -> Array:
    """A color as an array."""
    return array(color).astype(np.float32) if isinstance(color, str | tuple) else color


class Scene:
    """A picture in the making, 1000 units wide.

    Args:
        name: what its accidents depend on.
        pixels: width.
        height: units.
    """

    def __init__(self, name: str, pixels: int, height: int = 1000) -> None:
        self.name = name
        self.height = height
        self.unit = pixels / 1000
        self._shape = (round(height * self.unit), pixels)
        rows, columns = np.mgrid[0 : self._shape[0], 0 : self._shape[1]].astype(np.float32)
        self.x, self.y = columns / self.unit, rows / self.unit
        self.image = np.zeros((*self._shape, 3), np.float32)
        self.chance = generator("scene", name)
        self._clouds = 0
        self.stone = self.noise(30, 5)

    def noise(self, scale: float, octaves: int = 5, gain: float = 0.5, stretch: float = 1.0) -> Array:
        """New noise; ``scale`` in units."""
        self._clouds += 1
        height, width = self._shape
        return noise(
            width, height, scale * self.unit, octaves, (self.name, self._clouds), gain=gain, stretch=stretch
        )

    # --------------------------------------------------------------------------------------- grounds

    def gradient(self, *stops: tuple[float, str]) -> None:
        """Fill everything from top to bottom; each stop is a height and its color."""
        places = [stop for stop, _ in stops]
        colors = np.array([array(code) for _, code in stops])
        column = np.stack([np.interp(self.y[:, 0], places, colors[:, part]) for part in range(3)], -1)
        self.image[:] = column[:, None, :]

    def lay(self, mask: Array, color: Paint) -> None:
        """Cover with a color where the mask is."""
        self.image += (paint(color) - self.image) * np.clip(mask, 0, 1)[..., None]

    def lighten(self, mask: Array, color: str, strength: float = 1.0) -> None:
        """Add light."""
        self.image += mask[..., None] * paint(color) * strength

    def glow(
        self, x: float, y: float, radius: float, color: str, strength: float = 0.8, power: float = 2.0
    ) -> None:
        """A soft round light."""
        rows, columns = self._window(x - radius * 2.6, y - radius * 2.6, x + radius * 2.6, y + radius * 2.6)
        away = np.hypot(self.x[rows, columns] - x, self.y[rows, columns] - y) / radius
        mask = strength * np.exp(-(away**power))
        self.image[rows, columns] += (paint(color) - self.image[rows, columns]) * mask[..., None]

    def disc(self, x: float, y: float, radius: float, color: Paint, alpha: float = 1.0) -> None:
        """A sharp disc."""
        rows, columns = self._window(x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2)
        away = np.hypot(self.x[rows, columns] - x, self.y[rows, columns] - y)
        mask = smoothstep(radius + 1, radius - 1, away) * alpha
        self.image[rows, columns] += (paint(color) - self.image[rows, columns]) * mask[..., None]

    def clouds(
        self,
        low: float,
        high: float,
        color: str,
        strength: float,
        *,
        scale: float = 240,
        stretch: float = 2.0,
        cut: float = 0.0,
    ) -> None:
        """Torn clouds between two heights, thickest at the first."""
        band = smoothstep(high, low, self.y)
        self.lay(
            smoothstep(cut - 0.3, cut + 1.3, self.noise(scale, 6, 0.55, stretch)) * band * strength, color
        )

    def mist(self, y: float, depth: float, color: str, strength: float = 0.75, scale: float = 160) -> None:
        """A band of mist at a height."""
        cloud = np.clip(0.6 + 0.38 * self.noise(scale, 5, 0.5, 2.2), 0, 1)
        self.lay(np.exp(-(((self.y - y) / depth) ** 2)) * cloud * strength, color)

    def stars(self, count: int, bottom: float, color: str = "#e6ecff", size: float = 1.6) -> None:
        """Stars above a height, thinner towards it."""
        sky = Mask(1000, self.height, self.unit)
        for _ in range(count):
            x, y = self.chance.uniform(0, 1000), bottom * self.chance.random() ** 1.2
            radius = size * self.chance.uniform(0.3, 1) ** 2
            sky.canvas.drawCircle(x, y, max(0.45, radius), ink(float(self.chance.uniform(0.3, 1))))
        self.lighten(sky.field(), color, 0.9)

    def moon(self, x: float, y: float, radius: float, dark: str, light: str, *, lit: float = 0.62) -> None:
        """A cratered ball, lit from the upper left."""
        rows, columns = self._window(x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2)
        across, down = self.x[rows, columns] - x, self.y[rows, columns] - y
        away = np.hypot(across, down)
        mask = smoothstep(radius + 1.5, radius - 1.5, away)
        day = np.clip(lit + (across * -0.6 + down * -0.55) / radius, 0.04, 1.1)
        rough = self.noise(radius * 0.37, 6, 0.6)[rows, columns]
        surface = paint(dark) + (paint(light) - paint(dark)) * np.clip(day, 0, 1)[..., None]
        surface = surface * (1 + min(0.13, 0.26 * (1 - lit)) * rough[..., None])
        for _ in range(18):
            turn, far = self.chance.uniform(0, 6.28), self.chance.uniform(0, 0.86) * radius
            size = self.chance.uniform(0.03, 0.12) * radius
            ring = np.hypot(across - far * math.cos(turn), (down - far * math.sin(turn)) * 1.08)
            floor = min(0.22, 0.5 * (1 - lit)) * smoothstep(size, size * 0.6, ring)
            surface = surface * (1 - floor)[..., None]
            bright = np.exp(-(((ring - size) / (radius * 0.014)) ** 2)) * 0.22
            surface = surface + (paint(light) - surface) * bright[..., None]
        part = self.image[rows, columns]
        part += (surface - part) * (mask * np.clip(day * 1.6, 0.35, 1))[..., None]

    def water(
        self,
        top: float,
        near: str,
        far: str,
        *,
        shine: str = "#ffffff",
        shine_at: Sequence[tuple[float, float]] = (),
        strength: float = 0.9,
    ) -> None:
        """Water from a height to the bottom, with broken light below each of ``shine_at`` (x, width)."""
        depth = np.clip((self.y - top) / (self.height - top), 0, 1)
        mask = smoothstep(top - 6, top + 8, self.y + 6 * self.noise(60, 4))
        waves = np.sin((self.y - top) / (5 + 20 * depth) + 1.3 * self.noise(90, 5, 0.5, 3)) * 0.5
        waves = waves + 0.35 * self.noise(40, 5, 0.5, 3.2)
        surface = paint(far) + (paint(near) - paint(far)) * depth[..., None]
        self.image += (surface * (1 + 0.34 * waves[..., None]) - self.image) * mask[..., None]
        for x, width in shine_at:
            beam = np.exp(-(((self.x - x) / (width * (0.7 + 2.6 * depth))) ** 2))
            self.lay(mask * beam * np.clip(0.35 + 0.6 * waves, 0, 1) * (1 - 0.5 * depth) * strength, shine)
        foam = np.exp(-(((self.y - top - 6) / 8) ** 2)) * np.clip(0.2 + 0.6 * self.noise(30, 4), 0, 1)
        self.lay(foam * 0.6, shine)

    # ---------------------------------------------------------------------------------------- solids

    def _window(self, x0: float, y0: float, x1: float, y1: float) -> tuple[slice, slice]:
        height, width = self._shape
        left, right = (int(np.clip(round(x * self.unit), 0, width)) for x in (x0, x1))
        top, bottom = (int(np.clip(round(y * self.unit), 0, height)) for y in (y0, y1))
        return slice(top, max(bottom, top)), slice(left, max(right, left))

    def _cut(self, points: Points, feather: float = 0) -> tuple[tuple[slice, slice], Array] | None:
        """The part of the picture that a shape touches, and how the shape covers it."""
        given = np.asarray(points, float)
        margin = 3 + feather * 3
        low, high = given.min(0) - margin, given.max(0) + margin
        rows, columns = self._window(low[0], low[1], high[0], high[1])
        width, height = columns.stop - columns.start, rows.stop - rows.start
        if width < 1 or height < 1:
            return None
        mask = Mask(width, height)
        mask.canvas.scale(self.unit, self.unit)
        mask.canvas.translate(-columns.start / self.unit, -rows.start / self.unit)
        mask.canvas.drawPath(path(given), ink())
        return (rows, columns), blurred(mask.field(), feather * self.unit)

    def mass(
        self,
        points: Points,
        first: Paint,
        last: Paint | None = None,
        *,
        angle: float = 90,
        texture: float = 0.1,
        alpha: float = 1.0,
        feather: float = 0,
        round_: bool = False,
    ) -> None:
        """A shape in one color, or from one to another along an angle (90: downwards), rough as stone."""
        outline = curve(points, closed=True) if round_ else np.asarray(points, float)
        cut = self._cut(outline, feather)
        if cut is None:
            return
        window, mask = cut
        turn = math.radians(angle)
        along = self.x[window] * math.cos(turn) + self.y[window] * math.sin(turn)
        ends = outline @ [math.cos(turn), math.sin(turn)]
        share = np.clip((along - ends.min()) / (np.ptp(ends) + 1e-6), 0, 1)[..., None]
        begin = paint(first)
        tint = begin + (paint(first if last is None else last) - begin) * share
        tint = tint * (1 + texture * self.stone[window][..., None])
        self.image[window] += (tint - self.image[window]) * (mask * alpha)[..., None]

    def line(
        self,
        points: Points,
        width: float,
        color: Paint,
        alpha: float = 1.0,
        *,
        taper: float = 0.5,
        feather: float = 0,
    ) -> None:
        """A stroke of the pen along points, smooth when there are more than two."""
        way = curve(points) if len(points) > 2 else np.asarray(points, float)
        outline = nib(way, width, self.chance, taper=taper, shake=width * 0.1)
        self.mass(outline, color, texture=0, alpha=alpha, feather=feather)

    def limb(
        self,
        points: Points,
        widths: Sequence[float],
        first: Paint,
        last: Paint | None = None,
        *,
        angle: float = 90,
        alpha: float = 1.0,
        texture: float = 0.05,
    ) -> None:
        """A tapered band: a tentacle, a trunk, a branch."""
        self.mass(ribbon(points, widths), first, last, angle=angle, alpha=alpha, texture=texture)

    def rays(
        self,
        x: float,
        y: float,
        count: int,
        color: str,
        strength: float,
        *,
        spread: tuple[float, float] = (-2.7, -0.45),
        fade: float = 700,
    ) -> None:
        """Beams of light out of a point."""
        total = np.zeros(self._shape, np.float32)
        for turn in np.linspace(*spread, count):
            turn = turn + self.chance.normal(0, 0.05)
            wide = self.chance.uniform(8, 38)
            far = (x + 1100 * math.cos(turn), y + 1100 * math.sin(turn))
            side = (-math.sin(turn) * wide, math.cos(turn) * wide)
            beam = Mask(1000, self.height, self.unit)
            points = [(x, y), (far[0] + side[0], far[1] + side[1]), (far[0] - side[0], far[1] - side[1])]
            beam.canvas.drawPath(path(points), ink())
            total = np.maximum(total, beam.field())
        total = blurred(total, 9 * self.unit) * np.exp(-np.hypot(self.x - x, self.y - y) / fade)
        self.lay(total * strength, color)

    def block(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        depth: float,
        light: Paint,
        dark: Paint,
        *,
        tilt: float = 0.0,
        lean: float = 0.0,
        courses: bool = True,
        edge: Paint | None = None,
    ) -> None:
        """A prism that stands at its middle's foot: a lit front, a dark side to the right, a top.

        Args:
            x: middle of the foot.
            y: height of the foot.
            width: of the front.
            height: of the front.
            depth: how far it goes back.
            light: the light's color on it.
            dark: its shadow.
            tilt: radians it is turned by.
            lean: how much it narrows upwards, a share of its height.
            courses: whether its stones are seen.
            edge: color of the edge that catches the light.
        """
        cos, sin = math.cos(tilt), math.sin(tilt)
        light, dark = paint(light), paint(dark)

        def at(across: float, up: float) -> tuple[float, float]:
            return x + across * cos + up * sin, y + across * sin - up * cos

        half, narrow = width / 2, lean * height
        front = [at(-half, 0), at(half, 0), at(half - narrow, height), at(-half + narrow * 0.5, height)]
        right, back = depth * 0.8, depth * -0.32
        side = [
            front[1],
            (front[1][0] + right, front[1][1] + back),
            (front[2][0] + right, front[2][1] + back * 1.3),
            front[2],
        ]
        top = [front[3], front[2], side[2], (front[3][0] + right, front[3][1] + back * 1.2)]
        self.mass(top, light * 1.25, light * 1.05, angle=0)
        self.mass(side, dark * 1.1, dark * 0.7)
        self.mass(front, light * 0.66, dark * 1.3, angle=95, texture=0.16)
        if courses:
            rows = max(2, int(height / 46))
            for row in range(1, rows):
                share = row / rows
                ends = [
                    tuple(np.add(front[low], np.multiply(np.subtract(front[high], front[low]), share)))
                    for low, high in ((0, 3), (1, 2))
                ]
                self.line(ends, 2.4, dark * 0.5, 0.5, taper=0)
                for _ in range(max(1, int(width / 60))):
                    along = self.chance.uniform(0.1, 0.9)
                    foot = tuple(np.add(ends[0], np.multiply(np.subtract(ends[1], ends[0]), along)))
                    self.line(
                        [foot, (foot[0] - sin * 20, foot[1] - height / rows * 0.9)],
                        2.0,
                        dark * 0.5,
                        0.4,
                        taper=0,
                    )
        if edge is not None:
            self.line([front[3], front[2]], 4, edge, 0.8, taper=0.2)
            self.line([front[2], front[1]], 3, edge, 0.45, taper=0.2)

    def walker(
        self, x: float, y: float, size: float, color: Paint = "#07080c", *, lamp: str | None = None
    ) -> None:
        """A small figure in a coat and a hat, with a lamp in the hand or none."""

        def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [(x + px * size, y + py * size) for px, py in points]

        self.mass(at([(-15, 0), (-13, -40), (-8, -58), (8, -58), (13, -40), (16, 0)]), color, texture=0)
        self.disc(x, y - 68 * size, 9 * size, color)
        self.mass(at([(-18, -71), (18, -73), (9, -77), (8, -88), (-8, -87), (-9, -76)]), color, texture=0)
        if lamp:
            self.line(at([(-6, -50), (-24, -40), (-36, -50)]), 6 * size, color)
            self.glow(x - 38 * size, y - 40 * size, 60 * size, lamp, 0.6)
            self.glow(x - 38 * size, y - 40 * size, 9 * size, "#fff0c0", 1)
