"""The small town between the places: houses by district, trees, woods; a pattern of its own for each."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
import skia

from .leaf import Layer, Leaf
from .noise import generator
from .palette import Color, mixed, shaded
from .pens import curve, line_paint, polygon
from .plan import Plan

ROOFS = ("#a55a3c", "#8c5a44", "#6f7480", "#7d7466", "#96704a")


@dataclass(frozen=True, slots=True)
class Quarter:
    """How a district is built.

    Attributes:
        turn: degrees by which its rows are turned.
        rows: units from row to row.
        kinds: "gable", "eaves" or "flat", by how often they come.
        wall, roof, width: least and most, units.
        trees: chance that a tree stands in place of a house.
        roofs: colors.
        walls: color.
        gap: units between houses of a row.
    """

    turn: float
    rows: float
    kinds: tuple[str, ...]
    wall: tuple[float, float]
    roof: tuple[float, float]
    width: tuple[float, float]
    trees: float
    roofs: tuple[str, ...] = ROOFS
    walls: Color = "#e6d6b0"
    gap: tuple[float, float] = (2.5, 5.5)


@dataclass(frozen=True, slots=True)
class Wood:
    """A clump of trees: middle, radii in units, how many, share of pines."""

    at: tuple[float, float]
    radii: tuple[float, float]
    count: int
    pines: float = 0.75


@dataclass(slots=True)
class _Item:
    y: float
    x: float
    width: float
    wall: float
    roof: float
    depth: float
    kind: str
    color: Color
    walls: Color
    number: int


def town(
    plan: Plan,
    quarters: Mapping[str, Quarter],
    woods: Iterable[Wood] = (),
    *,
    wild: int = 500,
    allowed: np.ndarray | None = None,
) -> list[_Item]:
    """Lay out the houses of all districts and the trees between them, the farthest first.

    Args:
        plan: the town.
        quarters: how each neighborhood is built.
        woods: named woods.
        wild: how often a tree is tried in open land.
        allowed: where there may be anything, one pixel per unit; everywhere without it.
    """
    chance = generator(plan.board, "houses")
    taken = plan.taken.copy()
    if allowed is not None:
        taken |= ~allowed
    for wood in woods:
        rows, columns = np.mgrid[0 : taken.shape[0], 0 : taken.shape[1]]
        inside = ((columns - wood.at[0]) / (wood.radii[0] + 4)) ** 2 + (
            (rows - wood.at[1] - 3) / (wood.radii[1] + 5)
        ) ** 2
        taken |= inside < 1
    items: list[_Item] = []
    names = list(plan.neighborhoods)
    for name, quarter in quarters.items():
        _rows(plan, names.index(name), quarter, taken, chance, items)
    _fill(plan, names, quarters, taken, chance, items)
    for _ in range(wild):
        x, y = chance.uniform(54, plan.size[0] - 54), chance.uniform(58, plan.size[1] - 54)
        if plan.districts[int(y), int(x)] < 0:
            _try_tree(x, y, taken, chance, items, 0.45)
    bare = plan.taken if allowed is None else plan.taken | ~allowed
    for wood in woods:
        for _ in range(wood.count):
            angle, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
            x = wood.at[0] + wood.radii[0] * far * math.cos(angle)
            y = wood.at[1] + wood.radii[1] * far * math.sin(angle)
            if not bare[int(y) - 11 : int(y) + 2, int(x) - 5 : int(x) + 6].any():
                items.append(_tree(x, y, chance, wood.pines))
    return sorted(items, key=lambda item: item.y)


def _rows(
    plan: Plan,
    index: int,
    quarter: Quarter,
    taken: np.ndarray,
    chance: np.random.Generator,
    items: list[_Item],
) -> None:
    rows, columns = np.where(plan.districts == index)
    if not len(rows):
        return
    middle = (columns.mean(), rows.mean())
    turn = math.radians(quarter.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    down, row = -330.0, 0
    while down < 330:
        along, number = -330 + chance.uniform(0, 11), 0
        while along < 330:
            x = middle[0] + along * cos - down * sin + chance.normal() * 0.8 + 2.7 * math.sin(down * 0.038)
            y = middle[1] + along * sin + down * cos + chance.normal() + 3.2 * math.sin(along * 0.02 + row)
            width = chance.uniform(*quarter.width)
            _try_house(plan, index, quarter, (x, y, width), taken, chance, items)
            number += 1
            along += width + chance.uniform(*quarter.gap) + (14 if number % 5 == 0 else 0)
        down += quarter.rows + (7 if row % 2 else -1.6)
        row += 1


def _try_house(
    plan: Plan,
    index: int,
    quarter: Quarter,
    at: tuple[float, float, float],
    taken: np.ndarray,
    chance: np.random.Generator,
    items: list[_Item],
) -> None:
    x, y, width = at
    if not (54 < x < plan.size[0] - 70 and 60 < y < plan.size[1] - 54):
        return
    if plan.districts[int(y), int(x)] != index:
        return
    depth = chance.uniform(4.5, 7.2)
    if taken[int(y) - 11 : int(y) + 2, int(x) : int(x + width) + 1].any():
        return
    if chance.random() < quarter.trees:
        items.append(_tree(x + width * 0.4, y, chance, 0.3))
    else:
        items.append(
            _Item(
                y,
                x,
                width,
                chance.uniform(*quarter.wall),
                chance.uniform(*quarter.roof),
                depth,
                str(chance.choice(quarter.kinds)),
                str(chance.choice(quarter.roofs)),
                quarter.walls,
                int(chance.integers(1 << 30)),
            )
        )
    taken[int(y) - 8 : int(y) + 2, int(x) : int(x + width) + 2] = True


def _fill(
    plan: Plan,
    names: list[str],
    quarters: Mapping[str, Quarter],
    taken: np.ndarray,
    chance: np.random.Generator,
    items: list[_Item],
) -> None:
    for _ in range(5000):
        x, y = chance.uniform(54, plan.size[0] - 74), chance.uniform(62, plan.size[1] - 54)
        index = int(plan.districts[int(y), int(x)])
        if index < 0 or names[index] not in quarters:
            continue
        quarter = quarters[names[index]]
        width = chance.uniform(quarter.width[0] * 0.85, quarter.width[1] * 0.95)
        _try_house(plan, index, quarter, (x, y, width), taken, chance, items)


def _try_tree(
    x: float, y: float, taken: np.ndarray, chance: np.random.Generator, items: list[_Item], pines: float
) -> None:
    if not taken[int(y) - 10 : int(y) + 2, int(x) - 5 : int(x) + 6].any():
        items.append(_tree(x, y, chance, pines))
        taken[int(y) - 4 : int(y) + 1, int(x) - 3 : int(x) + 4] = True


def _tree(x: float, y: float, chance: np.random.Generator, pines: float) -> _Item:
    pine = chance.random() < pines
    color = ("#7d8a52", "#6f7f4e", "#8b9460", "#96945a")[int(chance.integers(4))]
    size = chance.uniform(4.2, 6.6)
    return _Item(y, x, size, 0, 0, 0, "pine" if pine else "tree", color, color, int(chance.integers(1 << 30)))


def draw_town(leaf: Leaf, items: Iterable[_Item], *, ink: Color = "#3a2817") -> None:
    """Draw what `town` laid out."""
    layer = leaf.layer()
    for item in items:
        if item.kind == "pine":
            _draw_pine(layer, leaf, item)
        elif item.kind == "tree":
            _draw_tree(layer, leaf, item)
        else:
            _draw_house(layer, leaf, item)
    layer.print(ink, 0.86, key="town")


def _shadow(layer: Layer, points: list[tuple[float, float]]) -> None:
    paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(0.50, 0.41, 0.31, 0.5))
    layer.color.drawPath(polygon(points), paint)


def _draw_house(layer: Layer, leaf: Leaf, item: _Item) -> None:
    chance = np.random.default_rng(item.number)
    x, y, width, roof, depth = item.x, item.y, item.width, item.roof, item.depth
    right, top, back = x + width, y - item.wall, item.depth * 0.5
    line = line_paint(leaf.thick(0.62, 0.75))
    thin = line_paint(leaf.thick(0.4, 0.5), "#ffffff", min(1.0, 0.45 + 0.3 * leaf.k))
    _shadow(
        layer,
        [
            (x + 1, y + 0.3),
            (right, y + 0.3),
            (right + depth, y - back),
            (right + depth + 4, y - back + 2.4),
            (right + 3.4, y + 3),
            (x + 4, y + 2.6),
        ],
    )
    tone = float(chance.uniform(0.92, 1.06))
    front_color, roof_color = shaded(item.walls, tone), shaded(item.color, tone)
    side = [(right, y), (right + depth, y - back), (right + depth, top - back), (right, top)]
    if item.kind == "gable":
        middle = x + width / 2
        front = [(x, y), (x, top), (middle, top - roof), (right, top), (right, y)]
        slope = [
            (right + 0.5, top + 0.5),
            (middle, top - roof - 0.5),
            (middle + depth, top - roof - 0.5 - back),
            (right + depth + 0.5, top - back + 0.5),
        ]
    elif item.kind == "eaves":
        front = [(x, y), (x, top), (right, top), (right, y)]
        ridge = depth * 0.5
        side = [
            (right, y),
            (right + depth, y - back),
            (right + depth, top - back),
            (right + ridge, top - roof - back / 2),
            (right, top),
        ]
        slope = [
            (x - 0.5, top + 0.5),
            (right + 0.5, top + 0.5),
            (right + ridge + 0.5, top - roof - back / 2),
            (x + ridge - 0.5, top - roof - back / 2),
        ]
    else:
        front = [(x, y), (x, top), (right, top), (right, y)]
        slope = [(x, top), (right, top), (right + depth, top - back), (x + depth, top - back)]
        roof_color = mixed(roof_color, "#d8cba8", 0.6)
    for shape, color in (
        (side, mixed(front_color, "#6b5540", 0.5)),
        (front, front_color),
        (slope, roof_color),
    ):
        path = polygon(shape)
        layer.fill(path, color)
        layer.ink.drawPath(path, line)
    if leaf.k < 0.8:
        return
    _hatch(layer, item, thin, 1.35 if leaf.k > 1.6 else 2.1)
    _openings(layer, item, chance)


def _hatch(layer: Layer, item: _Item, thin: skia.Paint, pitch: float) -> None:
    """Lines on the shaded side and on the roof."""
    right, top, depth, back = item.x + item.width, item.y - item.wall, item.depth, item.depth * 0.5
    for up in np.arange(pitch, item.wall, pitch):
        layer.ink.drawLine(right, item.y - up, right + depth, item.y - back - up, thin)
    if item.kind == "gable":
        middle = item.x + item.width / 2
        for share in np.arange(0.14, 1, pitch / 8):
            layer.ink.drawLine(
                middle + depth * share,
                top - item.roof - back * share,
                right + depth * share,
                top - back * share,
                thin,
            )
    elif item.kind == "eaves":
        high = item.roof + back / 2
        for share in np.arange(0.08, 1, pitch / max(item.width, 4)):
            along = item.x + item.width * share
            layer.ink.drawLine(along + depth * 0.05, top - high * 0.1, along + depth * 0.5, top - high, thin)


def _openings(layer: Layer, item: _Item, chance: np.random.Generator) -> None:
    """Windows (now and then a lit one) and a chimney."""
    black = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    tall = item.kind == "flat"
    rows = max(1, int(item.wall // 3.4)) if tall else 1
    columns = max(1, int(item.width // (2.9 if tall else 3.7)))
    for row in range(rows):
        for column in range(columns):
            left = item.x + 1.2 + column * (item.width - 1.6) / columns
            top = item.y - item.wall + 1.4 + row * 3.3 if tall else item.y - item.wall * 0.72
            pane = skia.Rect.MakeXYWH(left, top, 1.15, 1.65)
            if chance.random() < 0.06:
                layer.color.drawRect(
                    pane, skia.Paint(AntiAlias=True, Color4f=skia.Color4f(0.96, 0.70, 0.28, 1))
                )
            else:
                layer.ink.drawRect(pane, black)
    if not tall and chance.random() < 0.55:
        left = item.x + item.width * chance.uniform(0.3, 0.8) + item.depth * 0.3
        foot = item.y - item.wall - item.roof * 0.8 - item.depth * 0.15
        stack = polygon([(left, foot), (left, foot - 3.2), (left + 1.8, foot - 3.2), (left + 1.8, foot)])
        layer.fill(stack, "#96543e")
        layer.ink.drawPath(stack, line_paint(0.5))


def _draw_pine(layer: Layer, leaf: Leaf, item: _Item) -> None:
    x, y, size = item.x, item.y, item.width
    high = size * 2.8
    _shadow(
        layer,
        [(x - size * 0.5, y), (x + size * 0.8, y - 0.6), (x + size * 2.2, y + 0.6), (x + size, y + 1.4)],
    )
    outline = polygon(
        [
            (x, y - high),
            (x + size * 0.55, y - high * 0.52),
            (x + size * 0.33, y - high * 0.52),
            (x + size * 0.92, y - high * 0.1),
            (x - size * 0.92, y - high * 0.1),
            (x - size * 0.33, y - high * 0.52),
            (x - size * 0.55, y - high * 0.52),
        ]
    )
    layer.fill(outline, shaded(item.color, 0.92))
    layer.ink.drawPath(outline, line_paint(leaf.thick(0.55, 0.6)))
    if leaf.k > 0.8:
        for part in range(4):
            low = y - high * (0.16 + 0.17 * part)
            layer.ink.drawLine(
                x + 0.2,
                low - high * 0.09,
                x + size * (0.8 - 0.16 * part),
                low,
                line_paint(leaf.thick(0.42, 0.5)),
            )
    layer.ink.drawLine(x, y, x, y - high * 0.1, line_paint(leaf.thick(0.75)))


def _draw_tree(layer: Layer, leaf: Leaf, item: _Item) -> None:
    chance = np.random.default_rng(item.number)
    x, y, size = item.x, item.y, item.width * 0.92
    _shadow(
        layer,
        [(x - size * 0.4, y + 0.2), (x + size, y - 1), (x + size * 2, y + 0.4), (x + size * 0.8, y + 1.6)],
    )
    crown = [
        (
            x + size * (1 + 0.16 * chance.normal()) * math.cos(angle),
            y - size * 1.35 + size * 0.95 * (1 + 0.13 * chance.normal()) * math.sin(angle),
        )
        for angle in np.linspace(0, 6.28, 9)[:-1]
    ]
    layer.ink.drawLine(x, y, x, y - size * 0.6, line_paint(leaf.thick(0.8)))
    path = curve(crown, closed=True)
    layer.fill(path, item.color)
    layer.ink.drawPath(path, line_paint(leaf.thick(0.55, 0.6)))
    if leaf.k > 0.8:
        for part in range(3):
            reach = 0.35 + 0.22 * part
            box = skia.Rect.MakeXYWH(
                x - size * reach, y - size * 1.35 - size * 0.9 * reach, 2 * size * reach, 1.8 * size * reach
            )
            layer.ink.drawArc(box, -30, 110, False, line_paint(leaf.thick(0.42, 0.5)))
