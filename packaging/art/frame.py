"""What all leaves of the atlas share: the ruled frame, the cartouche of the title, the compass rose."""

from __future__ import annotations

import math

import numpy as np
import skia

from .leaf import Leaf
from .lettering import fitting, text_path
from .palette import CREAM, INK, OXBLOOD, SEPIA, skia_color
from .pens import Point, circle, curve, fill, ink, line_paint, placed, polygon, rectangle, soft_shadow

_OUTER, _INNER = 20.0, 50.0


def draw_frame(leaf: Leaf) -> None:
    """The frame with its scale bars and, in the margin, letters and numbers of the map's grid."""
    leaf.put(lambda canvas: _frame(canvas, leaf))


def _frame(canvas: skia.Canvas, leaf: Leaf) -> None:
    width, height = leaf.plan.size

    def rule(inset: float, weight: float) -> None:
        box = polygon(
            [(inset, inset), (width - inset, inset), (width - inset, height - inset), (inset, height - inset)]
        )
        ink(canvas, box, leaf.thick(weight), wobble=0.2, shade=0, key=inset)

    for inset, weight in ((20.2, 2.6), (25, 0.8), (45.8, 0.8), (50, 1.6)):
        rule(inset, weight)
    across, down = np.linspace(45.8, width - 45.8, 55), np.linspace(45.8, height - 45.8, 37)
    for number in range(0, 54, 2):
        for top in (25.0, height - 30.4):
            fill(canvas, rectangle(across[number], top, across[number + 1] - across[number], 5.4), INK, 0.92)
    for number in range(0, 36, 2):
        for left in (25.0, width - 30.4):
            fill(canvas, rectangle(left, down[number], 5.4, down[number + 1] - down[number]), INK, 0.92)
    for place in (30.4, height - 30.4):
        ink(
            canvas,
            polygon([(25, place), (width - 25, place)], closed=False),
            leaf.thick(0.65, 0.6),
            key=place,
        )
    for place in (30.4, width - 30.4):
        ink(
            canvas,
            polygon([(place, 25), (place, height - 25)], closed=False),
            leaf.thick(0.65, 0.6),
            key=place,
        )
    if leaf.k > 0.8:
        _grid_marks(canvas, width, height)
    for x in (33.0, width - 33.0):
        for y in (33.0, height - 33.0):
            _corner(canvas, leaf, x, y)


def _grid_marks(canvas: skia.Canvas, width: float, height: float) -> None:
    for number, letter in enumerate("ABCDEFGHI"):
        x = 46 + (width - 92) * (number + 0.5) / 9
        fill(canvas, text_path(letter, "regular", 12.5, x, 42.6), INK, 0.85)
    for number, figure in enumerate(("I", "II", "III", "IV", "V", "VI")):
        y = 46 + (height - 92) * (number + 0.5) / 6
        for x, turn in ((38.3, -math.pi / 2), (width - 38.3, math.pi / 2)):
            fill(canvas, placed(text_path(figure, "regular", 11.5, 0, 4), x, y, turn), INK, 0.85)


def _corner(canvas: skia.Canvas, leaf: Leaf, x: float, y: float) -> None:
    box = rectangle(x - 12.8, y - 12.8, 25.6, 25.6)
    fill(canvas, box, "#e6d3a5")
    ink(canvas, box, leaf.thick(1.3), key=(x, y))
    for part in range(8):
        angle, reach = part * math.pi / 4, 10.2 if part % 2 == 0 else 5.8
        tip = (x + reach * math.cos(angle), y + reach * math.sin(angle))
        dark = (x + 3.2 * math.cos(angle + 0.5), y + 3.2 * math.sin(angle + 0.5))
        light = (x + 3.2 * math.cos(angle - 0.5), y + 3.2 * math.sin(angle - 0.5))
        fill(canvas, polygon([(x, y), dark, tip]), INK)
        canvas.drawPath(polygon([(x, y), light, tip]), line_paint(leaf.thick(0.5, 0.5), INK))


def cartouche_outline(x: float, y: float, width: float, height: float, inset: float = 0) -> list[Point]:
    """A plate with stepped corners around a middle."""
    left, right = x - width / 2, x + width / 2
    top, bottom = y - height / 2, y + height / 2
    cut, part = 18.0, inset * 0.45
    return [
        (left + cut + inset, top + inset),
        (right - cut - inset, top + inset),
        (right - cut - part, top + cut * 0.55 + part),
        (right - inset, top + cut + inset),
        (right - inset, bottom - cut - inset),
        (right - cut - part, bottom - cut * 0.55 - part),
        (right - cut - inset, bottom - inset),
        (left + cut + inset, bottom - inset),
        (left + cut + part, bottom - cut * 0.55 - part),
        (left + inset, bottom - cut - inset),
        (left + inset, top + cut + inset),
        (left + cut + part, top + cut * 0.55 + part),
    ]


def draw_cartouche(
    leaf: Leaf,
    at: Point,
    name: str,
    above: str,
    below: str,
    foot: str = "",
    *,
    width: float = 236,
    height: float = 136,
) -> None:
    """The title of the leaf: shaded letters on a plate.

    Args:
        leaf: the sheet.
        at: the plate's middle in units.
        name: of the town, in capitals.
        above: a line in italics over it.
        below: a line in italics under it.
        foot: small capitals at the foot.
        width: of the plate.
        height: of the plate.
    """

    def draw(canvas: skia.Canvas) -> None:
        x, y = at
        plate = polygon(cartouche_outline(x, y, width, height))
        soft_shadow(canvas, plate, 5, (2.4, 4), 0.55)
        fill(canvas, plate, "#f6ebcf")
        glow = skia.GradientShader.MakeRadial(
            skia.Point(x, y), width * 0.6, [0x00A07840, 0x00A07840, 0x66936A30]
        )
        canvas.drawPath(plate, skia.Paint(AntiAlias=True, Shader=glow))
        ink(canvas, plate, leaf.thick(2.1), key="cartouche")
        ink(canvas, polygon(cartouche_outline(x, y, width, height, 4.8)), leaf.thick(0.8), key="cartouche 2")
        ink(
            canvas,
            polygon(cartouche_outline(x, y, width, height, 7.4)),
            leaf.thick(1.2),
            OXBLOOD,
            key="cartouche 3",
        )
        fill(canvas, text_path(above, "italic", 14, x, y - height * 0.27, spacing=0.8), INK)
        _title(canvas, leaf, name, x, y + height * 0.08, width - 50)
        fill(canvas, text_path(below, "italic", 14.5, x, y + height * 0.27, spacing=0.2), INK)
        canvas.drawLine(
            x - 62, y + height * 0.32, x + 62, y + height * 0.32, line_paint(leaf.thick(0.75, 0.6), INK)
        )
        fill(
            canvas,
            polygon(
                [
                    (x - 5, y + height * 0.32),
                    (x, y + height * 0.32 - 2.6),
                    (x + 5, y + height * 0.32),
                    (x, y + height * 0.32 + 2.6),
                ]
            ),
            OXBLOOD,
        )
        if foot:
            fill(canvas, text_path(foot, "bold", 9.4, x, y + height * 0.41, spacing=0.6), INK)

    leaf.put(draw)


def _title(canvas: skia.Canvas, leaf: Leaf, name: str, x: float, y: float, room: float) -> None:
    """Letters with a drop shade and an engraved fill."""
    size = fitting(name, "bold", 52, room, 3)
    letters = text_path(name, "bold", size, x, y, spacing=3)
    for step in range(9, 0, -1):
        fill(canvas, placed(letters, step * 0.4, step * 0.44), INK)
    canvas.drawPath(letters, line_paint(leaf.thick(2.2), INK))
    fill(canvas, letters, "#f6ebcf")
    canvas.save()
    canvas.clipPath(letters, True)
    top = y - size * 0.72
    pitch = max(2.0, 2.6 / leaf.k)
    for at in np.arange(top, y + 2, pitch):
        share = (at - top) / (y - top)
        weight = float(0.12 * pitch + 0.62 * pitch * share)
        canvas.drawLine(x - room, at, x + room, at + 0.4, line_paint(weight, OXBLOOD, 0.92, round_ends=False))
    canvas.restore()


def draw_compass(leaf: Leaf, at: Point, radius: float, *, north: str = "N") -> None:
    """A compass rose."""

    def draw(canvas: skia.Canvas) -> None:
        x, y = at
        for reach in (radius * 0.98, radius * 0.86):
            canvas.drawPath(circle(x, y, reach), line_paint(leaf.thick(0.65, 0.6), INK))
        for part in range(72):
            angle, inner = part * math.pi / 36, radius * (0.86 if part % 3 == 0 else 0.93)
            canvas.drawLine(
                x + radius * 0.98 * math.cos(angle),
                y + radius * 0.98 * math.sin(angle),
                x + inner * math.cos(angle),
                y + inner * math.sin(angle),
                line_paint(leaf.thick(0.5, 0.5), INK),
            )
        for reach, wide, turn, count, light, dark in (
            (0.50, 0.16, math.pi / 8, 8, CREAM, SEPIA),
            (0.70, 0.20, math.pi / 4, 4, "#d9a441", "#7c2a1f"),
            (1.0, 0.26, 0.0, 4, CREAM, INK),
        ):
            for part in range(count):
                _ray(
                    canvas, leaf, at, radius, (reach, wide, turn + part * 2 * math.pi / count), (light, dark)
                )
        fill(canvas, circle(x, y, radius * 0.1), "#d9a441")
        ink(canvas, circle(x, y, radius * 0.1), leaf.thick(0.8), step=0.6)
        fill(
            canvas,
            curve(
                [
                    (x - radius * 0.07, y),
                    (x, y - radius * 0.05),
                    (x + radius * 0.07, y),
                    (x, y + radius * 0.05),
                ],
                closed=True,
            ),
            CREAM,
        )
        fill(canvas, circle(x, y, radius * 0.03), INK)
        if north:
            fill(canvas, text_path(north, "bold", radius * 0.26, x, y - radius * 1.06), INK)

    leaf.put(draw)


def _ray(
    canvas: skia.Canvas,
    leaf: Leaf,
    at: Point,
    radius: float,
    ray: tuple[float, float, float],
    colors: tuple[str, str],
) -> None:
    (x, y), (reach, wide, angle) = at, ray
    side = wide * radius * 0.62
    tip = (x + reach * radius * 0.95 * math.cos(angle), y + reach * radius * 0.95 * math.sin(angle))
    for sign, color in zip((-1, 1), colors, strict=True):
        turn = angle + sign * math.pi / 4
        half = polygon([(x, y), (x + side * math.cos(turn), y + side * math.sin(turn)), tip])
        canvas.drawPath(half, skia.Paint(AntiAlias=True, Color4f=skia_color(color)))
        canvas.drawPath(half, line_paint(leaf.thick(0.5, 0.5), INK))
