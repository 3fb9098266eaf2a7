"""Dunwich: round hills, stone circles, a brook and walled fields, as a leaf of the atlas."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

import numpy as np
import skia

from . import dunwich_day, dunwich_night, landmarks_outside
from . import dunwich_survey as survey
from .country import draw_field, draw_hills, draw_house, draw_stone, draw_tree
from .frame import draw_cartouche, draw_compass
from .landscape import Drawing, Ground, Stroke, apart, dome_field, far_inside, ribbon, shore_lines
from .leaf import Leaf
from .map_marks import draw_tread, draw_vortex, draw_water_name, margin, plank_bridges
from .noise import Array, noise
from .palette import INK, NEIGHBORHOODS
from .paper import border_wash
from .pens import Point, circle, polygon, rectangle, resampled, spline
from .plan import Plan
from .sheet import Town
from .surfaces import WHITE, blurred, distance_outside, drawn_gray, roughened, smoothstep


@cache
def _plan() -> Plan:
    plan = Plan("dunwich", ("base", "dunwich"))
    plan.free.append(rectangle(survey.CARTOUCHE[0] - 164, survey.CARTOUCHE[1] - 70, 328, 142))
    plan.free.append(circle(*survey.COMPASS, 62))
    for x, y in plan.points(plan.layout.tracks["dunwich_horror"]):
        plan.free.append(circle(x, y, 50))
    plan.dry = lambda: 1 - _water()
    return plan


@cache
def _water() -> Array:
    """Brook and fork, one pixel per unit."""
    brook = ribbon(spline(survey.BROOK), 7.5, 20)
    fork = ribbon(spline(survey.FORK), 4, 8)

    def draw(canvas: skia.Canvas) -> None:
        for path in (brook, fork):
            canvas.drawPath(path, WHITE)

    return roughened(drawn_gray(*_plan().size, draw), 2.2, 24, "brook", 4)


@cache
def _heights() -> Array:
    field = dome_field(_plan().size, survey.DOMES, "dunwich")
    return blurred(field * smoothstep(0, 37, distance_outside(_water())), 4)


def _land(leaf: Leaf) -> None:
    ground = Ground(leaf)
    heath = _heath(ground)
    _washes(ground, heath)
    _brook(ground)
    draw_hills(ground, survey.HILLS)
    ground.keep_where(blurred(_water(), 2.5) * 2)
    _hachures(ground)
    _fields(ground)
    _buildings_and_trees(ground, ground.units(heath))
    _stipple(ground, ground.units(heath))
    _mist(ground)
    margin(leaf)


def _heath(ground: Ground) -> Array:
    """How blasted the ground is, 0 to 1."""
    leaf = ground.leaf
    region = blurred(ground.mask(polygon(spline(survey.HEATH, closed=True))), 40 * leaf.k)
    blasted: Array = np.clip(region * np.clip(0.6 + 0.45 * leaf.noise(128, 5, "ash"), 0, 1.2), 0, 1)
    return blasted


def _washes(ground: Ground, heath: Array) -> None:
    leaf = ground.leaf
    green = np.clip(1 + 0.4 * leaf.noise(176, 5, "land"), 0.2, 1.8) * 0.34
    ground.glaze(green, "#dcd3a6")
    for color, body, outline in survey.REGIONS:
        mask = roughened(ground.mask(polygon(outline)), 6 * leaf.k, 46 * leaf.k, ("region", color))
        border_wash(
            leaf.sheet,
            mask,
            NEIGHBORHOODS[color],
            body=body,
            rim=0.40,
            width=20 * leaf.k,
            line=0.3,
            key=color,
        )
    ground.cover(np.clip(heath * 0.36, 0, 0.55), "#c9c3b4")
    ground.glaze(np.clip(leaf.noise(48, 5, "burnt") - 0.7, 0, 2) * heath * 0.4, "#8d8a90")
    ground.slopes(_heights(), "#99806f", 0.66)
    moss = np.clip(leaf.noise(144, 5, "moss") - 0.1, 0, 2) * (1 - heath)
    ground.glaze(moss * 0.42, "#9aa066")


def _brook(ground: Ground) -> None:
    leaf = ground.leaf
    water = smoothstep(0.35, 0.65, leaf.scaled(_water()))
    ground.cover(water * 0.4, "#e6ead2")
    ground.glaze(water * np.clip(1.1 + 0.25 * leaf.noise(48, 4, "water"), 0.4, 1.8), "#6f979a")
    far = far_inside(water, leaf.k)
    lines = shore_lines(far, leaf.k, 3, 2.2, 2.4, 1.1, 0.8) * water
    ground.print(lines * np.clip(1 + 0.5 * leaf.noise(24, 3, "broken"), 0, 1), "#23403f", 0.75, "lining")
    bank = np.clip((leaf.thick(0.9) / 2 - np.abs(far - 0.3)) * leaf.k + 0.5, 0, 1) * water
    ground.print(bank, INK, 0.9, "bank")


def _hachures(ground: Ground) -> None:
    """Strokes that fall down the slopes, heavy away from the light."""
    heights, leaf = _heights(), ground.leaf
    slope_y, slope_x = np.array(np.gradient(heights))
    steep = np.hypot(slope_x, slope_y)
    strokes: list[Stroke] = []
    chance = ground.chance("hachures")
    pitch = 6.2 if leaf.k > 0.8 else 10
    for row in np.arange(60, leaf.plan.size[1] - 56, pitch):
        for column in np.arange(58, leaf.plan.size[0] - 56, pitch):
            x, y = column + chance.normal(0, 1.4), row + chance.normal(0, 1.4)
            at = steep[int(y), int(x)]
            away = (slope_x[int(y), int(x)] * 0.7 + slope_y[int(y), int(x)] * 0.7) / (at + 1e-6)
            width = (0.4 + 0.8 * min(1.0, at / 0.8)) * (1 - 0.72 * away)
            if at < 0.12 or width < 0.42 or chance.random() > 0.85 or not ground.free(x, y):
                continue
            line = [(x, y)]
            for _ in range(4):
                across, down = slope_x[int(y), int(x)], slope_y[int(y), int(x)]
                size = math.hypot(across, down) + 1e-6
                x, y = x - across / size * 2.0, y - down / size * 2.0
                line.append((x, y))
            strokes.append((line, min(width, 1.0)))
    ground.pens(strokes, "#3a2a1e", 0.66, taper=0.5)


def _fields(ground: Ground) -> None:
    drawing, chance = Drawing(ground, "fields"), ground.chance("fields")
    fields = []
    for _ in range(900):
        x, y = chance.uniform(344, 1120), chance.uniform(512, 912)
        if chance.random() < 0.25:
            x, y = chance.uniform(56, 336), chance.uniform(240, 368)
        turn = 0.25 * math.sin(x / 152) + 0.2 * math.cos(y / 104)
        width, height = chance.uniform(27, 48), chance.uniform(18, 29)
        cos, sin = math.cos(turn), math.sin(turn)
        corners = [
            (
                x + a * width * cos - b * height * sin + chance.normal(0, 1.2),
                y + a * width * sin + b * height * cos + chance.normal(0, 1.2),
            )
            for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))
        ]
        if all(ground.free(*point) for point in _samples(corners)):
            ground.keep(polygon(corners), 2.4)
            fields.append(corners)
    for corners in fields:
        draw_field(drawing, corners, survey.PLOWED[int(chance.integers(len(survey.PLOWED)))])
    drawing.lay_down("#4a3826", 0.85)


def _samples(corners: list[Point]) -> Iterator[Point]:
    """Points along the sides and diagonals of a field."""
    for one, other in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)):
        (ax, ay), (bx, by) = corners[one], corners[other]
        for share in (0, 0.25, 0.5, 0.75, 1):
            yield ax + (bx - ax) * share, ay + (by - ay) * share


def _buildings_and_trees(ground: Ground, heath: Array) -> None:
    drawing, chance = Drawing(ground, "houses"), ground.chance("buildings and trees")
    stones = [*_great_circle(ground), *_small_circles()]
    occupied: list[Point] = [(x, y) for x, y, _ in stones]
    houses = list(_houses(ground, occupied))
    trees = list(_trees(ground, heath, occupied))
    things = [(y, "house", x, 1.0) for x, y in houses]
    things += [(y, kind, x, size) for x, y, kind, size in trees]
    things += [(y, "stone", x, size) for x, y, size in stones]
    for y, kind, x, size in sorted(things):
        if kind == "house":
            draw_house(drawing, x, y, 1.2, ruined=chance.random() < 0.16)
        elif kind == "stone":
            draw_stone(drawing, x, y, size)
        else:
            draw_tree(drawing, x, y, size, kind, "#6f8157" if kind == "pine" else "#93995f")
    drawing.lay_down()


def _great_circle(ground: Ground) -> Iterator[tuple[float, float, float]]:
    """The stones that stand round Sentinel Hill."""
    x, y = ground.leaf.plan.places["sentinel-hill"].at
    for number in range(22):
        angle = 0.14 + number * 2 * math.pi / 22
        at_x, at_y = x + 132 * math.cos(angle), y + 6 + 72 * math.sin(angle)
        if ground.leaf.plan.free_at(at_x - 6, at_y - 2, at_x + 6, at_y + 4):
            yield at_x - 5, at_y + 4, 1.45


def _small_circles() -> Iterator[tuple[float, float, float]]:
    """Rings of stones on the tops of hills."""
    for hill in survey.HILLS:
        if hill.stones:
            reach = hill.width * 0.16
            for number in range(7):
                angle = 0.3 + number * 2 * math.pi / 7
                x = hill.x + reach * math.cos(angle) - 2
                yield x, hill.y - hill.height + 6 + reach * 0.32 * math.sin(angle), 0.6


def _houses(ground: Ground, occupied: list[Point]) -> Iterator[Point]:
    """Where houses stand: the village, along the ways, a few lonely ones."""
    chance, plan = ground.chance("houses"), ground.leaf.plan
    wanted: list[tuple[float, float, float]] = []
    for road in plan.roads:
        line = resampled(road.line, 11)
        tangent = np.gradient(line, axis=0)
        tangent /= np.hypot(*tangent.T)[:, None] + 1e-6
        for (x, y), (across, down) in zip(line, tangent, strict=True):
            wanted += [
                (x - down * side * 19, y + across * side * 19 + 5, 19)
                for side in (-1, 1)
                if y > 512 and chance.random() < 0.5
            ]
    x, y = plan.places["dunwich-village"].at
    for _ in range(320):
        angle, far = chance.uniform(0, 2 * math.pi), 62 + abs(chance.normal(0, 52))
        wanted.append((x + far * math.cos(angle) * 1.15, y + far * 0.8 * math.sin(angle), 20))
    wanted += [(a + chance.normal(0, 6), b + chance.normal(0, 6), 20) for a, b in survey.COTTAGES]
    for at_x, at_y, least in wanted:
        if ground.room(at_x, at_y, 9, 13) and apart(occupied, at_x, at_y, least):
            occupied.append((at_x, at_y))
            yield at_x, at_y


def _trees(ground: Ground, heath: Array, occupied: list[Point]) -> Iterator[tuple[float, float, str, float]]:
    """Where trees stand: woods in the west, groves elsewhere, dead ones on the heath."""
    chance, plan = ground.chance("trees"), ground.leaf.plan
    width, height = plan.size
    forest = noise(width, height, 104, 3, "dunwich forest")
    for _ in range(15000):
        x, y = chance.uniform(56, width - 56), chance.uniform(64, height - 58)
        size, luck = chance.uniform(0.95, 1.3), chance.random()
        if not ground.room(x, y, 3, 10):
            continue
        row, column = int(y), int(x)
        west = x < 560 and y < 640
        if heath[row, column] > 0.24:
            kind, least = "dead", 24.0
            if luck > 0.012:
                continue
        else:
            thick = forest[row, column] + (0.55 if west else -0.15)
            pine = west and forest[(row + 240) % height, column] > -0.2
            kind, least = ("pine" if pine else "round"), (10.0 if west else 11.5)
            if thick < 0.35:
                kind, least = "round", 19.0
                if luck > 0.012:
                    continue
        if apart(occupied, x, y, least):
            occupied.append((x, y))
            yield x, y, kind, size


def _stipple(ground: Ground, heath: Array) -> None:
    """The dust of the heath."""
    chance = ground.chance("stipple")
    strokes: list[Stroke] = []
    for _ in range(2600):
        x, y = chance.uniform(880, 1384), chance.uniform(56, 640)
        length, fall = chance.uniform(0.8, 2.2), chance.normal(0, 0.4)
        if heath[int(y), int(x)] > 0.4 and ground.free(x, y):
            strokes.append(([(x, y), (x + length, y + fall)], 0.9))
    ground.pens(strokes, INK, 0.55)


def _mist(ground: Ground) -> None:
    """Mist in the low ground along the water."""
    leaf = ground.leaf
    low = np.clip(1 - _heights() / 18, 0, 1) * np.exp(-((distance_outside(_water()) / 52) ** 2))
    drift = np.clip(0.32 + 0.5 * leaf.noise(168, 5, "mist"), 0, 1)
    ground.cover(np.clip(ground.pixels(low.astype(np.float32)) * drift, 0, 1) * 0.42, "#f1e9d2")


def _marks(leaf: Leaf) -> None:
    ground, plan = Ground(leaf), leaf.plan
    plank_bridges(leaf, _water())
    for place in plan.places.values():
        if place.kind == "vortex":
            rim = "#6a7f9c" if "heath" in place.key else "#8a6d86"
            draw_vortex(ground, place.at, place.half[0], "#2b2440", rim, place.key)
    for number, at in enumerate(plan.points(plan.layout.tracks["dunwich_horror"])):
        draw_tread(ground, at, 30, number)
    draw_water_name(leaf, "Bishop’s Brook", [(558, 556), (582, 620), (592, 690), (578, 750)], 13)
    draw_water_name(leaf, "Cold Spring", [(330, 470), (400, 474), (470, 472)], 11)
    draw_compass(leaf, survey.COMPASS, 46)
    draw_cartouche(
        leaf,
        survey.CARTOUCHE,
        "DUNWICH",
        "A  Map  of",
        "and the hills about it",
        "SURVEYED BY DAY · MCMXXVI",
        width=300,
        height=126,
    )


def town() -> Town:
    """The town as `sheet.bake_town` wants it."""
    pictures = {**dunwich_day.PICTURES, **dunwich_night.PICTURES}
    return Town(_plan(), pictures, _land, _marks, landmarks_outside.DUNWICH, districts=False)
