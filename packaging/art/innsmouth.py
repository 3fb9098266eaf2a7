"""Innsmouth: a decayed port, its harbor, the reef and the deep beyond, as a leaf of the atlas."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, cached_property

import numpy as np
import skia

from . import innsmouth_day, innsmouth_night, landmarks_outside
from . import innsmouth_survey as survey
from .country import draw_house, draw_tree
from .frame import draw_cartouche, draw_compass
from .harbor import draw_boat, draw_breakwater, draw_drowned_city, draw_reef_rock, draw_steeple, draw_wharf
from .landscape import Drawing, Ground, Stroke, apart, far_inside, ribbon, shore_lines
from .leaf import Leaf
from .lettering import text_path
from .map_marks import (
    draw_buoys,
    draw_raid_places,
    draw_sea_way,
    draw_vortex,
    draw_water_name,
    margin,
    plank_bridges,
)
from .noise import Array, noise
from .palette import INK, NEIGHBORHOODS
from .paper import border_wash
from .pens import Point, circle, fill, polygon, rectangle, resampled, spline
from .plan import Plan, Road
from .sheet import Town
from .surfaces import (
    WHITE,
    blurred,
    distance_inside,
    distance_outside,
    drawn_gray,
    lay,
    roughened,
    smoothstep,
)


class _Chart(Plan):
    """A plan some of whose ways lead through the sea and are no roads."""

    @property
    def _every(self) -> list[Road]:
        return [self._road(line) for line in self._geometry.lines if line.a in self.places]

    @cached_property
    def roads(self) -> list[Road]:
        """The connections on land."""
        return [road for road in self._every if not self._wet(road)]

    @cached_property
    def sea_ways(self) -> list[Road]:
        """The connections through the sea."""
        return [road for road in self._every if self._wet(road)]

    def _wet(self, road: Road) -> bool:
        return any(end in ("devil-reef", "yha-nthlei") for end in road.ends)


@cache
def _plan() -> _Chart:
    plan = _Chart("innsmouth", ("base", "innsmouth"))
    plan.free.append(rectangle(survey.CARTOUCHE[0] - 190, survey.CARTOUCHE[1] - 74, 380, 150))
    plan.free.append(circle(*survey.COMPASS, 62))
    plan.free += [ribbon(road.line, 16, 16) for road in plan.sea_ways]
    plan.dry = _land_mask
    return plan


@cache
def _land_mask() -> Array:
    """Dry land without the river, one pixel per unit."""
    width, height = _plan().size
    coast = polygon([*map(tuple, spline(survey.COAST)), (-16, 984), (-16, -16)])
    river = ribbon(spline(survey.RIVER), 12, 36)
    land = roughened(
        drawn_gray(width, height, lambda canvas: canvas.drawPath(coast, WHITE)), 3.4, 30, "coast", 4
    )
    wet = roughened(
        drawn_gray(width, height, lambda canvas: canvas.drawPath(river, WHITE)), 2, 22, "river", 4
    )
    return land * (1 - wet)


def _ground_land(leaf: Leaf) -> None:
    ground = Ground(leaf)
    land = smoothstep(0.35, 0.65, blurred(leaf.scaled(_land_mask()), 0.5 * leaf.k))
    water = 1 - land
    far = far_inside(water, leaf.k)
    _sea(ground, water, far)
    _soil(ground, land)
    bank = np.clip((leaf.thick(1.1) / 2 - np.abs(far - 0.3)) * leaf.k + 0.5, 0, 1) * water
    ground.print(bank, INK, 0.95, "shore")
    _small_ways(ground)
    _marsh(ground)
    _houses(ground)
    _harbor(ground)
    _fathoms(ground)
    margin(leaf)


def _sea(ground: Ground, water: Array, far: Array) -> None:
    """Pale at the shore, bottle green in the deep, lined along the coast, rippled far out."""
    leaf = ground.leaf
    x, y = ground.places((slice(0, leaf.height), slice(0, leaf.width)))
    abyss = np.exp(-(((x - survey.DEEP[0]) / 264) ** 2 + ((y - survey.DEEP[1]) / 240) ** 2))
    deep = smoothstep(8, 496, far + 44 * leaf.noise(336, 6, "deep"))
    deep = np.clip(deep + 0.55 * abyss, 0, 1.35)
    share = np.clip(deep, 0, 1)[..., None]
    color = (
        np.array((0.617, 0.744, 0.659), np.float32) * (1 - share)
        + np.array((0.184, 0.318, 0.345), np.float32) * share
    )
    density = water * (0.50 + 0.62 * deep) * np.clip(1 + 0.22 * leaf.noise(120, 5, "sea"), 0.4, 1.7)
    density = density * np.clip(1 - 0.16 * leaf.sheet.grain, 0.4, 1.6) + 0.45 * water * np.exp(-far / 4)
    leaf.sheet.color *= np.clip(color, 0.03, 1) ** density[..., None]
    bloom = np.exp(-(((leaf.noise(168, 4, "bloom") - 0.55) / 0.05) ** 2))
    ground.glaze(bloom * np.clip(leaf.noise(256, 2, "blooming"), 0, 1) * water * 0.5, "#7fa09a")
    lines = shore_lines(
        far + 0.9 * leaf.noise(56, 3, "lining") * np.clip(far / 32, 0, 1),
        leaf.k,
        15 if leaf.k > 0.8 else 8,
        2.6,
        2.9 if leaf.k > 0.8 else 4.6,
        1.125,
        0.9,
    )
    lines *= np.clip(1.1 + 0.45 * leaf.noise(32, 3, "broken"), 0, 1) * water
    ground.print(lines, "#23403f", 0.8, "lining")
    _ripples(ground, ground.units(far))
    shade = np.clip(
        blurred(np.roll(1 - water, (round(3 * leaf.k),) * 2, (0, 1)), 2.2 * leaf.k) - (1 - water), 0, 1
    )
    ground.glaze(shade * water * 0.9, "#6f8a86")


def _ripples(ground: Ground, far: Array) -> None:
    chance = ground.chance("ripples")
    strokes: list[Stroke] = []
    for _ in range(2300 if ground.leaf.k > 0.8 else 1000):
        x, y, length = chance.uniform(800, 1384), chance.uniform(56, 904), chance.uniform(5, 16)
        phase = chance.uniform(0, 6)
        if far[int(y), int(x)] > 84:
            at = np.linspace(0, 1, 7)
            strokes.append((np.c_[x + length * at, y + 1.3 * np.sin(at * 2 * math.pi + phase)], 0.7))
    ground.pens(strokes, "#1f3938", 0.6, taper=0.45)


def _soil(ground: Ground, land: Array) -> None:
    """The land's tint, the districts of its neighborhoods, low swells."""
    leaf = ground.leaf
    ground.glaze(land * 0.38 * np.clip(1 + 0.4 * leaf.noise(160, 5, "soil"), 0.2, 1.8), "#ddd2a8")
    for outline, color in (
        (survey.CHURCH_GREEN, "gold"),
        (survey.FACTORY, "steel blue"),
        (survey.SHORE, "green"),
    ):
        mask = roughened(ground.mask(polygon(outline)), 5 * leaf.k, 44 * leaf.k, ("district", color)) * land
        border_wash(
            leaf.sheet,
            mask,
            NEIGHBORHOODS[color],
            body=0.20,
            rim=0.42,
            width=19 * leaf.k,
            line=0.3,
            key=color,
        )
    width, height = leaf.plan.size
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    swell = 2.6 * noise(width, height, 88, 4, "innsmouth swell")
    for x, y, half_width, half_height, top in survey.SWELLS:
        swell += top * np.exp(-(((columns - x) / half_width) ** 2) - ((rows - y) / half_height) ** 2)
    swell = blurred(swell, 3) * np.clip(distance_inside(_land_mask()) / 32, 0, 1)
    ground.slopes(swell.astype(np.float32), "#a88f80", 0.8, 2.2)


def _small_ways(ground: Ground) -> None:
    """Alleys nobody moves along, and the disused railway."""
    leaf = ground.leaf
    lines = [spline(points) for points in survey.LANES]

    def way(extra: float) -> Array:
        paths = [polygon(line, closed=False) for line in lines]
        return roughened(ground.mask(*paths, line=5.4 + extra), 0.7 * leaf.k, 20 * leaf.k, "alleys", 3)

    land = smoothstep(0.4, 0.6, leaf.scaled(_land_mask()))
    case, fill_ = way(2 * leaf.thick(0.9)) * land, way(0) * land
    ground.print(np.clip(case - fill_, 0, 1), INK, 0.8, "alleys")
    lay(leaf.sheet.color, fill_ * 0.85, "#efe0bc")
    for line in lines:
        ground.keep(ribbon(line, 13, 13))
    rail = resampled(spline(survey.RAIL), 5)
    tangent = np.gradient(rail, axis=0)
    tangent /= np.hypot(*tangent.T)[:, None]
    side = np.c_[-tangent[:, 1], tangent[:, 0]] * 3.6
    chance = ground.chance("rail")
    strokes: list[Stroke] = [(rail, 1.2)]
    strokes += [
        ([tuple(a), tuple(b)], 0.9)
        for a, b in zip(rail - side, rail + side, strict=True)
        if chance.random() > 0.12
    ]
    ground.pens(strokes, INK, 0.85)
    ground.keep(ribbon(rail, 16, 16))


def _marsh(ground: Ground) -> None:
    """Reeds and wet ground where nobody builds."""
    chance, land = ground.chance("marsh"), _land_mask()
    inland = distance_inside(land)
    strokes: list[Stroke] = []
    for _ in range(5200):
        x, y, luck, half = (
            chance.uniform(56, 808),
            chance.uniform(56, 904),
            chance.random(),
            chance.uniform(4, 7),
        )
        heights = chance.uniform(3.2, 5.6, 3)
        wet = y > 704 or (x > 704 and y < 264) or (x < 240 and y > 488)
        if not wet or luck > 0.24 or not ground.free(x, y) or inland[int(y), int(x)] < 4:
            continue
        strokes += [
            ([(x - half, y), (x + half, y)], 0.6),
            ([(x - half * 0.6, y + 2), (x + half * 0.7, y + 2)], 0.5),
        ]
        strokes += [
            ([(x + lean * 0.5, y), (x + lean, y - tall)], 0.6)
            for lean, tall in zip((-2, 0, 2), heights, strict=True)
        ]
    ground.pens(strokes, "#3b4330", 0.8)


def _houses(ground: Ground) -> None:
    """Crowded houses along the ways, many of them fallen in; three steeples; a few trees."""
    drawing, chance = Drawing(ground, "houses"), ground.chance("houses")
    steeples = [(346, 264, 1.0), (206, 222, 0.9), (482, 272, 0.95), (664, 552, 1.0)]
    occupied: list[Point] = [(x + 5, y) for x, y, _ in steeples]
    inland = distance_inside(_land_mask())
    things: list[tuple[float, str, float]] = []
    for x, y, least in _house_spots(ground):
        if (
            ground.room(x, y, 8, 12)
            and min(inland[int(y), int(x)], inland[int(y) - 10, int(x)]) > 5
            and apart(occupied, x, y, least, 1.25)
        ):
            occupied.append((x, y))
            things.append((y, "house", x))
    for _ in range(1500):
        x, y, luck = chance.uniform(56, 784), chance.uniform(64, 900), chance.random()
        if (
            luck < (0.16 if y < 688 else 0.3)
            and ground.room(x, y, 3, 10)
            and inland[int(y), int(x)] > 8
            and apart(occupied, x, y, 12)
        ):
            occupied.append((x, y))
            things.append((y, ("round", "dead", "round", "pine")[int(chance.integers(4))], x))
    things += [(y, "steeple", x) for x, y, _ in steeples]
    for y, kind, x in sorted(things):
        if kind == "house":
            draw_house(drawing, x, y, 1.22, ruined=chance.random() < 0.12)
        elif kind == "steeple":
            draw_steeple(drawing, x, y, 1.0)
        else:
            draw_tree(drawing, x, y, chance.uniform(0.8, 1.15), kind, "#8b9460")
    drawing.lay_down()


def _house_spots(ground: Ground) -> Iterator[tuple[float, float, float]]:
    """Where a house is tried, and how far from others: along all ways, then wherever there is room."""
    chance = ground.chance("house spots")
    ways = [(road.line, road.width) for road in ground.leaf.plan.roads] + [
        (spline(line), 6.4) for line in survey.LANES
    ]
    for points, width in ways:
        line = resampled(points, 7)
        tangent = np.gradient(line, axis=0)
        tangent /= np.hypot(*tangent.T)[:, None] + 1e-6
        for (x, y), (across, down) in zip(line, tangent, strict=True):
            for side in (-1, 1):
                for off in (width / 2 + 11, width / 2 + 29):
                    at = (
                        x - down * side * off + chance.normal(0, 1.2),
                        y + across * side * off + 5 + chance.normal(0, 1.2),
                    )
                    wanted = (0.95 if at[1] < 688 else 0.25) * (1 if off < 24 else 0.55)
                    if chance.random() < wanted:
                        yield at[0], at[1], 18
    for _ in range(9000):
        yield chance.uniform(56, 800), chance.uniform(64, 716), 20


def _harbor(ground: Ground) -> None:
    """Wharves, the breakwater with its light, boats, the rocks of the reef."""
    drawing = Drawing(ground, "harbor")
    for x, y, angle, length in survey.WHARVES:
        draw_wharf(drawing, x, y, angle, length)
    draw_breakwater(drawing, survey.BREAKWATER)
    for x, y, size, sail in survey.BOATS:
        draw_boat(drawing, x, y, size, sail=sail)
    for x, y, size in sorted(survey.REEF, key=lambda rock: rock[1]):
        draw_reef_rock(drawing, x, y, size)
    drawing.lay_down()
    draw_drowned_city(ground, survey.DEEP, ground.leaf.plan.places["yha-nthlei"].half[0] + 12)


def _fathoms(ground: Ground) -> None:
    """Depths in fathoms, as on a chart."""
    leaf, chance = ground.leaf, ground.chance("fathoms")
    if leaf.k < 0.8:
        return
    far = distance_outside(_land_mask())
    placed: list[Point] = [(x, y) for x, y, _ in survey.REEF]
    marks = []
    for _ in range(230):
        x, y, more = chance.uniform(800, 1384), chance.uniform(60, 896), int(chance.integers(0, 4))
        depth = far[int(y), int(x)]
        if (
            depth > 32
            and ground.room(x, y, 8, 8)
            and math.dist((x, y), survey.DEEP) > 190
            and apart(placed, x, y, 42, 1)
        ):
            placed.append((x, y))
            marks.append(text_path(str(int(2 + depth / 11) + more), "italic", 10.8, x, y))

    def figures(canvas: skia.Canvas) -> None:
        for mark in marks:
            canvas.drawPath(mark, WHITE)

    leaf.ink(figures, "#1f3938", 0.75, key="fathoms")


def _marks(leaf: Leaf) -> None:
    ground, plan = Ground(leaf), _plan()
    plank_bridges(leaf, 1 - _land_mask(), lambda x, y: x < 700)
    draw_sea_way(leaf, [road.line for road in plan.sea_ways])
    for place in plan.places.values():
        if place.kind == "vortex":
            dark, rim = ("#2b2440", "#7c6a86") if "joe" in place.key else ("#0e2a33", "#4f8a8a")
            draw_vortex(ground, place.at, place.half[0], dark, rim, place.key)
    draw_buoys(ground, plan.points(plan.layout.tracks["deep_ones_rising"]), 28)
    colors = [NEIGHBORHOODS[name] for name in ("gold", "steel blue", "green") for _ in range(2)]
    raid = plan.points(plan.layout.tracks["feds_raid"])
    draw_raid_places(leaf, list(zip(raid, colors, strict=True)), 29)
    draw_water_name(leaf, "The Harbor", [(736, 342), (800, 330), (872, 346)], 15, spacing=4, paper="#b9cdb8")
    draw_water_name(leaf, "Manuxet River", [(500, 412), (560, 421), (640, 410)], 11.5, paper="#b9cdb8")
    ocean = [(896, 912), (1048, 890), (1224, 904)]
    draw_water_name(leaf, "ATLANTIC  OCEAN", ocean, 19, spacing=8, paper="#86a69c")
    leaf.put(lambda canvas: fill(canvas, circle(*survey.COMPASS, 50), "#e9dfc0", 0.8))
    draw_compass(leaf, survey.COMPASS, 48, north="")
    draw_cartouche(
        leaf,
        survey.CARTOUCHE,
        "INNSMOUTH",
        "A  Chart  of",
        "its harbor, and the reef",
        "SOUNDED AT LOW WATER · MCMXXVI",
        width=336,
        height=130,
    )


def town() -> Town:
    """The town as `sheet.bake_town` wants it."""
    return Town(
        _plan(),
        {**innsmouth_day.PICTURES, **innsmouth_night.PICTURES},
        _ground_land,
        _marks,
        landmarks_outside.INNSMOUTH,
        districts=False,
    )
