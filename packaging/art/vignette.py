"""What the pictures of places are built from: skies, ground, houses, windows, trees, smoke."""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np
import skia

from .lettering import text_path
from .noise import generator
from .palette import Color
from .pens import Points, circle, curve, polygon, rectangle, spline
from .plate import COLORS, Plate, Tone, arc_points

Lit = Collection[tuple[int, int]]


class Vignette(Plate):
    """The picture of a place: by day where it is stable, by night where it is not."""

    # -- heaven and earth ---------------------------------------------------------------------------

    def sky(
        self,
        top: float = 0.5,
        bottom: float = 0.1,
        color: Color | None = None,
        angle: float = 0,
        *,
        moon: tuple[float, float, float] | None = None,
        clouds: int = 0,
        stars: int = 0,
        cover: float = 0.7,
    ) -> None:
        """The whole sky, with its tones at the top and the horizon; ``moon``: x, y, radius."""
        self.within()
        everything = rectangle(0, 0, 100, 100)
        tones = (top, (top + bottom) / 2, bottom)
        self.fill(everything, tones, angle, color, 0, ((0, 2), (0, 82)), cover=cover)
        if moon:
            x, y, radius = moon
            self.fill(circle(x, y, radius + 3.4), 0.16, angle, None, 0)
            self.fill(circle(x, y, radius), 0, 30, "#f3e6b8", 0.7, cover=0.9)
        for _ in range(clouds):
            x, y = self.chance.uniform(8, 92), self.chance.uniform(10, 34)
            self.cloud(x, y, self.chance.uniform(10, 18))
        for _ in range(stars):
            x, y = self.chance.uniform(8, 92), self.chance.uniform(8, 46)
            self.star(x, y, self.chance.uniform(0.5, 0.95))

    def star(self, x: float, y: float, size: float) -> None:
        """A star of four points."""
        reach = ((0, -2.2), (0.5, -0.5), (2.2, 0), (0.5, 0.5), (0, 2.2), (-0.5, 0.5), (-2.2, 0), (-0.5, -0.5))
        self.white([(x + right * size, y + down * size) for right, down in reach])

    def cloud(self, x: float, y: float, width: float, tone: float = 0.03, height: float = 0.32) -> None:
        """A cloud over a flat foot."""
        points = [(x - width, y)]
        for part in range(7):
            angle = math.pi * (1 - part / 6)
            lift = width * height * math.sin(angle) * (1 + 0.25 * self.chance.normal())
            points.append((x + width * 0.95 * math.cos(angle), y - lift))
        points += [(x + width, y), (x, y + width * 0.12)]
        self.fill(curve(points, closed=True), tone, 0, None, 0)
        self.line(curve(points[1:-1]), 0.5, 0.4)

    def ground(
        self, y: float = 74, tone: float = 0.12, color: Color = "#a9a067", angle: float = 4, hump: float = 3
    ) -> None:
        """The ground below a wavering horizon."""
        middle = [
            (x, y + hump * math.sin(x * 0.06 + len(str(self.key))) * 0.5 + self.chance.normal() * 0.4)
            for x in range(10, 100, 15)
        ]
        points = [(-4, y + self.chance.normal() * 0.5), *middle, (104, y)]
        outline = [*map(tuple, spline(points)), (104, 104), (-4, 104)]
        self.fill(outline, (tone, tone + 0.22), angle, color, 0.7, cover=0.7)

    def tufts(self, count: int, top: float, bottom: float, left: float = 8, right: float = 92) -> None:
        """Tufts of grass scattered in a rectangle."""
        for _ in range(count):
            x, y = self.chance.uniform(left, right), self.chance.uniform(top, bottom)
            for side in (-1, 0, 1):
                self.line([(x + side * 0.7, y), (x + side * 1.6, y - 2.2 + abs(side) * 0.7)], 0.5, 0.5)

    def waves(self, top: float, bottom: float, rows: int = 8, left: float = 2, right: float = 98) -> None:
        """Rows of short ripples."""
        for row in range(rows):
            y = top + (bottom - top) * (row + 0.5) / rows
            x = self.chance.uniform(left, left + 8)
            while x < right:
                length = self.chance.uniform(6, 15)
                swing = 0.6 + 0.6 * row / rows
                points = [
                    (x + length * part / 6, y + (0.7 if part % 2 else -0.5) * swing) for part in range(7)
                ]
                self.line(polygon(spline(points, steps=4), closed=False), 0.7, 0.4)
                x += length + self.chance.uniform(2, 9)

    def road(self, points: Points | skia.Path, tone: Tone = 0.03, color: Color = "#d8c08a") -> None:
        """A pale way."""
        self.fill(points, tone, 10, color, 0.6)

    # -- houses ------------------------------------------------------------------------------------

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        tone: Tone = 0.1,
        angle: float = 0,
        color: Color | None = COLORS["stone"],
        outline: float = 1.0,
        fade: str | None = None,
        *,
        cover: float = 0.75,
    ) -> skia.Path:
        """A rectangle by its upper left corner."""
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        return self.fill(corners, tone, angle, color, outline, fade, cover=cover)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        depth: float = 12,
        rise: float = 5,
        front: float = 0.08,
        side: float = 0.58,
        color: Color = COLORS["stone"],
        front_angle: float = 0,
        side_angle: float = 90,
    ) -> None:
        """A block whose shaded side recedes to the right."""
        right = x + width
        corners = [
            (right, y),
            (right + depth, y - rise),
            (right + depth, y + height - rise * 0.35),
            (right, y + height),
        ]
        self.fill(corners, (side, side - 0.12), side_angle, color)
        self.rect(x, y, width, height, (front, front + 0.08), front_angle, color)

    def gable(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        roof: float,
        depth: float = 12,
        rise: float = 5,
        front: float = 0.08,
        side: float = 0.58,
        roof_tone: float = 0.42,
        color: Color = COLORS["stone"],
        roof_color: Color = COLORS["slate"],
        front_angle: float = 0,
        eaves: float = 1.6,
        side_angle: float = 90,
    ) -> None:
        """A house whose gable faces us, its roof falling to the right; ``y`` is the height of its eaves."""
        right, middle, ridge = x + width, x + width / 2, y - roof
        self.fill(
            [
                (right, y),
                (right + depth, y - rise),
                (right + depth, y + height - rise * 0.35),
                (right, y + height),
            ],
            (side, side - 0.12),
            side_angle,
            color,
        )
        self.fill(
            [(x, y + height), (x, y), (middle, ridge), (right, y), (right, y + height)],
            (front, front + 0.08),
            front_angle,
            color,
        )
        self.fill(
            [
                (middle, ridge - 1),
                (middle + depth, ridge - 1 - rise),
                (right + depth + eaves, y - rise + eaves),
                (right + eaves, y + eaves),
            ],
            (roof_tone, roof_tone + 0.2),
            62,
            roof_color,
        )
        self.fill(
            [
                (middle, ridge - 1),
                (middle, ridge + 1.4),
                (x - eaves + 0.6, y + eaves + 1.1),
                (x - eaves, y + eaves),
            ],
            0.2,
            50,
            roof_color,
            0.9,
        )
        self.line([(middle, ridge + 1.2), (right + eaves, y + eaves + 1)], 0.8, 0)

    def roof(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        inset: float = 4,
        eaves: float = 2,
        tone: float = 0.4,
        color: Color = COLORS["slate"],
        angle: float = 90,
    ) -> None:
        """A roof seen from its eaves."""
        corners = [
            (x - eaves, y),
            (x + inset, y - height),
            (x + width - inset, y - height),
            (x + width + eaves, y),
        ]
        self.fill(corners, (tone * 0.75, tone * 1.15), angle, color, 1.1)

    def chimney(
        self, x: float, y: float, width: float, height: float, color: Color = COLORS["brick"]
    ) -> None:
        """A chimney by its upper left corner."""
        self.rect(x + width * 0.6, y, width * 0.4, height, 0.65, 0, color)
        self.rect(x, y, width * 0.65, height, 0.2, 0, color)
        self.rect(x - 0.5, y - 1.2, width + 1, 1.8, 0.3, 0, color)

    def window(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        lit: bool = False,
        kind: str = "sash",
        bars: bool = False,
    ) -> None:
        """A window with a cross and a sill: "sash", "arch", "point" or "round"; lit or dark."""
        pane = _opening(x, y, width, height, kind)
        if lit:
            self.white(pane, COLORS["lit"])
            self.fill(pane, 0, 90, COLORS["lit"], 0.75, cover=1)
        else:
            self.black(pane)
        if width > 2.4 and kind != "round":
            self.line([(x + width / 2, y + 0.2), (x + width / 2, y + height)], 0.42, 0, 0, bare=not lit)
            self.line([(x, y + height * 0.5), (x + width, y + height * 0.5)], 0.42, 0, 0, bare=not lit)
        if bars:
            for part in range(1, 4):
                self.line(
                    [(x + width * part / 4, y), (x + width * part / 4, y + height)], 0.35, 0, 0, bare=not lit
                )
        self.line([(x - 0.7, y + height + 0.5), (x + width + 0.7, y + height + 0.5)], 0.7, 0)

    def windows(
        self,
        x: float,
        y: float,
        columns: int,
        rows: int,
        across: float,
        down: float,
        width: float,
        height: float,
        lit: Lit = (),
        kind: str = "sash",
        bars: bool = False,
    ) -> None:
        """Rows of windows; ``lit`` names the (column, row) of those that are lit."""
        for row in range(rows):
            for column in range(columns):
                shining = (column, row) in lit
                self.window(x + column * across, y + row * down, width, height, shining, kind, bars)

    def door(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        arched: bool = False,
        color: Color = COLORS["rust"],
    ) -> None:
        """A dark door."""
        self.fill(_opening(x, y, width, height, "arch" if arched else "sash"), 0.72, 90, color, 0.9)

    def smoke(
        self,
        x: float,
        y: float,
        puffs: int = 5,
        across: float = 4,
        down: float = -5,
        size: float = 3,
        tone: float = 0.05,
    ) -> None:
        """Smoke that drifts away from a chimney."""
        whole, middles = skia.Path(), []
        for number in range(puffs * 2):
            far = number / 2
            at = (
                x + across * far + self.chance.normal() * 1.1,
                y + down * far * 0.8 + self.chance.normal() * 0.7,
                size * (0.55 + 0.30 * far) * self.chance.uniform(0.8, 1.1),
            )
            middles.append(at)
            puff = circle(*at)
            whole = skia.Op(whole, puff, skia.PathOp.kUnion_PathOp) if number else puff
        box = whole.getBounds()
        fade = ((box.left(), box.top()), (box.left() + box.width() * 0.25, box.bottom()))
        self.fill(whole, (tone, tone + 0.42), 25, COLORS["white"], 0.9, fade, shade=0.7)
        for at_x, at_y, radius in middles[2::2]:
            self.line(polygon(arc_points(at_x, at_y, radius * 0.62, 0.2, 2.6), closed=False), 0.6, 0.4)

    def lettering(self, text: str, x: float, y: float, size: float, spacing: float = 0.3) -> None:
        """Letters cut into the plate: numbers and signs that no language changes."""
        self.black(text_path(text, "bold", size, x, y, spacing=spacing))

    # -- trees -------------------------------------------------------------------------------------

    def pine(
        self,
        x: float,
        y: float,
        height: float,
        tone: float = 0.62,
        color: Color = COLORS["leaf"],
        width: float = 0.42,
    ) -> None:
        """A pine by the middle of its foot."""
        tiers = max(4, int(height / 5))
        left, right = [], []
        for tier in range(tiers):
            low = y - height + height * 0.9 * (tier + 1) / tiers
            reach = height * width * 0.5 * (tier + 1) / tiers * (1 + 0.12 * self.chance.normal())
            left += [(x - reach, low), (x - reach * 0.45, low - 0.2)]
            right += [(x + reach, low), (x + reach * 0.45, low - 0.2)]
        trunk = [(x - 0.8, y), (x - 0.8, y - height * 0.1), (x + 0.8, y - height * 0.1), (x + 0.8, y)]
        self.fill(trunk, 0.8, 90, COLORS["timber"], 0.6)
        outline = [(x, y - height), *right, (x, y - height * 0.08), *left[::-1]]
        self.fill(outline, (tone * 0.75, tone * 1.1), 70, color, 0.8, "h")

    def tree(
        self,
        x: float,
        y: float,
        height: float,
        radius: float,
        tone: float = 0.4,
        color: Color = COLORS["leaf"],
    ) -> None:
        """A tree in leaf by the middle of its foot."""
        trunk = [(x - 1.2, y), (x - 0.7, y - height * 0.6), (x + 0.7, y - height * 0.6), (x + 1.3, y)]
        self.fill(trunk, 0.6, 90, COLORS["timber"], 0.7)
        crown = [
            (
                x + radius * (1 + 0.16 * self.chance.normal()) * math.cos(angle),
                y - height + radius * 0.9 * (1 + 0.16 * self.chance.normal()) * math.sin(angle),
            )
            for angle in np.linspace(0, 6.28, 11)[:-1]
        ]
        fade = ((x - radius, y - height - radius), (x + radius * 0.8, y - height + radius))
        self.fill(curve(crown, closed=True), (tone * 0.35, tone * 1.5), 40, color, 0.9, fade)
        for _ in range(4):
            right, down = self.chance.uniform(-0.6, 0.6) * radius, self.chance.uniform(-0.5, 0.6) * radius
            top = y - height + down
            self.line(curve([(x + right - 2, top), (x + right, top + 1.1), (x + right + 2, top)]), 0.5, 0.4)

    def bare_tree(
        self,
        x: float,
        y: float,
        height: float,
        lean: float = 0,
        seed: int = 0,
        width: float = 2.2,
        spread: float = 0.5,
        depth: int = 5,
    ) -> None:
        """A tree without leaves, black against the sky."""
        chance = generator("bare tree", self.key, seed)

        def branch(x: float, y: float, angle: float, length: float, width: float, depth: int) -> None:
            end = (x + length * math.cos(angle), y + length * math.sin(angle))
            bend = (
                (x + end[0]) / 2 + chance.normal() * length * 0.08,
                (y + end[1]) / 2 + chance.normal() * length * 0.06,
            )
            line = spline([(x, y), bend, end], steps=5)
            tangent = np.gradient(line, axis=0)
            tangent /= np.hypot(*tangent.T)[:, None] + 1e-6
            half = np.linspace(width, width * 0.62, len(line))[:, None] / 2
            side = np.c_[-tangent[:, 1], tangent[:, 0]]
            self.black(polygon(np.concatenate([line + side * half, (line - side * half)[::-1]])))
            if depth > 0 and length > 1.2:
                for _ in range(2 if chance.random() < 0.72 else 3):
                    turn = chance.uniform(-spread, spread) * 1.5 + (0.10 if depth < 3 else 0)
                    branch(*end, angle + turn, length * chance.uniform(0.6, 0.82), width * 0.62, depth - 1)

        branch(x, y, -math.pi / 2 + lean, height * 0.34, width, depth)


def _opening(x: float, y: float, width: float, height: float, kind: str) -> skia.Path:
    path = skia.Path()
    if kind == "arch":
        path.moveTo(x, y + height)
        path.lineTo(x, y + width / 2)
        path.arcTo(skia.Rect.MakeXYWH(x, y, width, width), 180, 180, False)
        path.lineTo(x + width, y + height)
        path.close()
    elif kind == "point":
        path.moveTo(x, y + height)
        path.lineTo(x, y + width * 0.7)
        path.quadTo(x, y + width * 0.2, x + width / 2, y)
        path.quadTo(x + width, y + width * 0.2, x + width, y + width * 0.7)
        path.lineTo(x + width, y + height)
        path.close()
    elif kind == "round":
        path.addCircle(x + width / 2, y + height / 2, width / 2)
    else:
        path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
    return path
