"""R'lyeh, Yuggoth, the Abyss, Lost Carcosa; quiet below 800 units, where areas I and II are."""

from __future__ import annotations

import math

import numpy as np

from ..noise import Array
from ..painting.fields import between
from ..painting.scene import Scene, paint
from ..painting.shapes import ribbon
from ..surfaces import smoothstep


def rlyeh(scene: Scene) -> Array:
    """The risen city: wrong angles round a door ajar on green light, and what reaches out of it."""
    scene.gradient((0, "#04100f"), (250, "#0d2a26"), (520, "#3f6f58"), (690, "#86a878"), (1000, "#0d2a28"))
    scene.clouds(300, 720, "#081a1a", 0.85)
    scene.glow(520, 430, 330, "#b9d08a", 0.75)
    scene.glow(520, 470, 170, "#e6ecb0", 0.7)
    scene.clouds(100, 640, "#0b2422", 0.7, scale=170, stretch=2.4, cut=0.4)
    scene.rays(520, 470, 15, "#d7e2a6", 0.34)
    fog, dark, light = paint("#7fa07c"), paint("#0f2422"), paint("#7d9a78")

    def slab(
        x: float,
        y: float,
        width: float,
        height: float,
        depth: float,
        tilt: float,
        far: float,
        lean: float = 0.14,
    ) -> None:
        scene.block(
            x,
            y,
            width,
            height,
            depth,
            between(light, fog, far * 0.75),
            between(dark, fog, far * 0.75),
            tilt=tilt,
            lean=lean,
            edge=between(paint("#cfe0a8"), fog, far * 0.75),
        )

    for given in (
        (170, 720, 90, 210, 40, -0.12, 0.95),
        (860, 720, 100, 230, 40, 0.14, 0.95),
        (300, 710, 110, 300, 50, 0.10, 0.85),
        (740, 712, 110, 330, 50, -0.16, 0.85),
        (420, 712, 120, 400, 60, -0.08, 0.72),
        (630, 712, 130, 420, 60, 0.10, 0.72),
    ):
        slab(*given)
    scene.mist(690, 90, "#9db88e")
    slab(526, 742, 250, 520, 120, -0.045, 0.34, 0.10)
    scene.mass([(438, 726), (604, 718), (578, 372), (452, 366)], "#1b3630", "#0b1a19")
    scene.mass([(470, 724), (540, 721), (536, 396), (486, 392)], "#c9f07a", "#6fb05a", texture=0.05)
    scene.mass([(478, 718), (532, 716), (529, 404), (492, 404)], "#efffb0", alpha=0.8, feather=5, texture=0)
    scene.glow(508, 580, 120, "#a8e06a", 0.5)
    scene.glow(508, 560, 300, "#7fc06a", 0.28)
    for tip, bend in (
        ((392, 640), (430, 700)),
        ((640, 616), (592, 694)),
        ((466, 462), (498, 566)),
        ((566, 494), (522, 606)),
        ((664, 742), (560, 716)),
        ((356, 742), (440, 722)),
    ):
        root = (508 + scene.chance.normal(0, 10), 714)
        middle = ((bend[0] + tip[0]) / 2 + scene.chance.normal(0, 14), (bend[1] + tip[1]) / 2 - 22)
        scene.limb([root, bend, middle, tip], [27, 21, 13, 3], "#173a30", "#07120f")
    for given in (
        (250, 790, 170, 300, 90, 0.17, 0.12),
        (806, 800, 190, 330, 100, -0.15, 0.12),
        (380, 800, 120, 150, 60, -0.22, 0.06),
        (676, 806, 110, 170, 60, 0.24, 0.06),
    ):
        slab(*given)
    for arm in range(9):
        turn = arm * 2 * math.pi / 9
        points = [
            (515, 340),
            (515 + 18 * math.cos(turn), 340 + 18 * math.sin(turn)),
            (515 + 34 * math.cos(turn + 0.5), 340 + 30 * math.sin(turn + 0.5)),
        ]
        scene.limb(points, [7, 5, 1], "#c4dda0", alpha=0.7)
    scene.water(770, "#061514", "#2f5f50", shine="#bfe58c", shine_at=((510, 44),))
    boat(scene, 470, 872, lamp="#ffc06a")
    return flow_level(scene, 770, 160)


def boat(scene: Scene, x: float, y: float, *, lamp: str) -> None:
    """A rowing boat with three people and a lamp."""
    scene.mass(
        [(x - 2, y), (x + 30, y + 8), (x + 66, y + 6), (x + 92, y - 8), (x + 80, y + 18), (x + 20, y + 22)],
        "#060908",
        texture=0,
        round_=True,
    )
    for at in (22, 42, 62):
        scene.mass(
            [(x + at - 7, y + 8), (x + at - 6, y - 16), (x + at + 6, y - 16), (x + at + 7, y + 8)],
            "#060908",
            texture=0,
        )
        scene.mass([(x + at - 5, y - 15), (x + at, y - 29), (x + at + 5, y - 15)], "#060908", texture=0)
    scene.line([(x + 40, y + 2), (x - 18, y + 34)], 4, "#060908")
    scene.line([(x + 60, y + 2), (x + 110, y + 32)], 4, "#060908")
    scene.glow(x + 84, y - 14, 20, lamp, 0.9)


def flow_level(scene: Scene, water: float, wave: float) -> Array:
    """Strokes that sway above the water and lie flat in it."""
    return np.where(scene.y > water, 0.0, 0.3 * np.sin(scene.x / wave) + 0.2).astype(np.float32)


def yuggoth(scene: Scene) -> Array:
    """Black towers under a huge cold moon, a river of pitch, gardens of fungus that glow."""
    scene.gradient((0, "#06061a"), (300, "#14123a"), (560, "#3a2a66"), (680, "#6a4a86"), (1000, "#0a0718"))
    scene.clouds(100, 700, "#5a3f96", 0.6, scale=330, stretch=1, cut=0.4)
    scene.clouds(0, 640, "#2f7f96", 0.5, scale=260, stretch=1, cut=0.9)
    scene.stars(420, 600)
    scene.glow(690, 290, 300, "#6a78c0", 0.35)
    scene.moon(690, 290, 190, "#1b1a3e", "#c3d2de")
    scene.glow(236, 150, 60, "#bfd6ff", 0.55)
    scene.glow(236, 150, 9, "#ffffff", 1)
    for turn, length in ((0, 74), (math.pi / 2, 74), (math.pi / 4, 30), (-math.pi / 4, 30)):
        along = (scene.x - 236) * math.cos(turn) + (scene.y - 150) * math.sin(turn)
        across = -(scene.x - 236) * math.sin(turn) + (scene.y - 150) * math.cos(turn)
        scene.lighten(np.exp(-np.abs(along) / (length * 0.35) - (across / 1.5) ** 2), "#dce8ff", 0.8)
    fog = paint("#6d5090")
    for given in (
        (120, 640, 110, 250, 0.9, 5),
        (250, 640, 90, 190, 0.95, 4),
        (380, 640, 130, 330, 0.85, 5),
        (520, 640, 90, 210, 0.95, 4),
        (880, 640, 120, 280, 0.9, 5),
        (780, 640, 80, 170, 0.95, 4),
        (190, 660, 150, 330, 0.62, 5),
        (650, 660, 110, 220, 0.7, 4),
        (940, 660, 150, 360, 0.6, 5),
        (470, 664, 100, 170, 0.6, 3),
    ):
        _tier_tower(scene, *given, fog=fog)
    scene.mist(646, 60, "#8a6aae", 0.7)
    scene.water(664, "#04030c", "#3a2c66", shine="#c3d2ea", shine_at=((690, 50),))
    _bridge(scene)
    dark = smoothstep(0, 14, scene.y - (900 + 26 * np.sin(scene.x / 150) + 10 * scene.noise(60)))
    scene.lay(dark, "#0a0818")
    for given in (
        (330, 930, 90, 46, "#5a2f7e", "#e07fd0", 8),
        (640, 930, 76, 40, "#3a3f86", "#7fd8e0", -8),
        (760, 950, 170, 78, "#6a2f78", "#f08ad0", 16),
        (890, 980, 260, 112, "#33407e", "#7fe0e0", -14),
        (230, 960, 180, 86, "#3f3a88", "#8ad0f0", -12),
        (100, 1000, 310, 126, "#62307e", "#f090d8", 20),
    ):
        _mushroom(scene, *given)
    for _ in range(70):
        x, y = scene.chance.uniform(40, 960), scene.chance.uniform(560, 940)
        scene.glow(
            x, y, scene.chance.uniform(2, 4.5), "#bff4ea" if scene.chance.random() < 0.5 else "#ffc0ea", 0.8
        )
    swirl = 0.6 + 0.5 * np.sin(scene.x / 200 + scene.y / 260)
    return np.where((scene.y > 664) & (scene.y < 900), 0.0, swirl).astype(np.float32)


def _tier_tower(
    scene: Scene, x: float, y: float, width: float, height: float, far: float, tiers: int, *, fog: Array
) -> None:
    def hazed(code: str) -> Array:
        return np.asarray(between(paint(code), fog, far * 0.72))

    for tier in range(tiers):
        high = height / tiers * (1.25 - 0.14 * tier)
        scene.mass(
            [
                (x - width / 2, y),
                (x + width * 0.16, y),
                (x + width * 0.14, y - high),
                (x - width * 0.45, y - high),
            ],
            hazed("#2c2350"),
            hazed("#120e28"),
            texture=0.12,
        )
        scene.mass(
            [
                (x + width * 0.16, y),
                (x + width / 2, y),
                (x + width * 0.45, y - high),
                (x + width * 0.14, y - high),
            ],
            hazed("#5a4f8e"),
            hazed("#2a2452"),
            texture=0.12,
        )
        scene.mass(
            [
                (x - width * 0.5, y - high),
                (x + width * 0.5, y - high),
                (x + width * 0.47, y - high - 7),
                (x - width * 0.47, y - high - 7),
            ],
            hazed("#756aa6"),
            texture=0,
        )
        scene.line([(x + width * 0.46, y - high), (x + width * 0.5, y)], 3, hazed("#c0c4ea"), 0.7)
        y -= high + 6
        width *= 0.74
    scene.mass(
        [(x - width * 0.2, y), (x, y - width * 0.9), (x + width * 0.2, y)], hazed("#1c1738"), texture=0
    )


def _bridge(scene: Scene) -> None:
    """A bridge of great arches, older than its builders."""
    arches = ((90, 200), (330, 210), (590, 220), (850, 210))
    scene.mass([(-20, 640), (1020, 600), (1020, 756), (-20, 790)], "#7d72b0", "#2c2452", texture=0.15)
    for x, width in arches:
        foot = 790 - x * 0.034
        points = [(x - width * 0.43, foot + 6)]
        points += [
            (x + width * 0.43 * math.cos(turn), foot - 112 * math.sin(turn))
            for turn in np.linspace(math.pi, 0, 24)
        ]
        points += [(x + width * 0.43, foot + 6)]
        scene.mass(points, "#3a2c66", "#120c26", alpha=0.95)
        rim = [
            (x + width * 0.46 * math.cos(turn), foot - 121 * math.sin(turn))
            for turn in np.linspace(math.pi * 0.97, 0.1, 20)
        ]
        scene.line(rim, 5, "#9c98d0", 0.6)
    for row in range(5):
        scene.line([(-20, 660 + row * 27), (1020, 622 + row * 27)], 2.6, "#0c0920", 0.35, taper=0)
    scene.mass([(-20, 628), (1020, 588), (1020, 604), (-20, 646)], "#6d62a0")
    scene.line([(-20, 630), (1020, 590)], 4, "#b7b8e4")


def _mushroom(
    scene: Scene, x: float, y: float, height: float, radius: float, hue: str, rim: str, lean: float
) -> None:
    cap_x, cap_y = x + lean, y - height
    scene.glow(cap_x, cap_y, radius * 2.0, rim, 0.28)
    scene.limb(
        [(x, y), (x + lean * 0.3, y - height * 0.5), (cap_x, cap_y)],
        [radius * 0.42, radius * 0.26, radius * 0.22],
        paint(rim) * 0.9,
        paint(hue) * 0.35,
        angle=0,
    )
    turns = np.linspace(0, 2 * math.pi, 40)
    scene.mass(
        [(cap_x + radius * math.cos(t), cap_y + radius * 0.26 * math.sin(t)) for t in turns],
        paint(rim),
        paint(hue) * 0.5,
    )
    for t in np.linspace(0.15, math.pi - 0.15, 17):
        scene.line(
            [(cap_x, cap_y), (cap_x + radius * 0.97 * math.cos(t), cap_y + radius * 0.25 * math.sin(t))],
            2,
            paint(hue) * 0.5,
            0.7,
            taper=0,
        )
    dome = [
        (cap_x + radius * math.cos(t), cap_y - radius * 0.78 * math.sin(t))
        for t in np.linspace(0, math.pi, 30)
    ]
    scene.mass(dome, paint(hue) * 1.25, paint(hue) * 0.35, angle=30)
    scene.line(dome[12:29], 4, between(paint(rim), np.ones(3, np.float32), 0.35), 0.7)
    for _ in range(9):
        turn, far = scene.chance.uniform(0.35, 2.8), scene.chance.uniform(0.3, 0.86)
        size = radius * scene.chance.uniform(0.05, 0.1)
        scene.disc(
            cap_x + radius * far * math.cos(turn), cap_y - radius * 0.74 * far * math.sin(turn), size, rim
        )


def abyss(scene: Scene) -> Array:
    """A shaft that winds down to a red heart; night-gaunts circle, a lamp stands at the brink."""
    scene.image[:] = paint("#16233c")
    wobble = scene.noise(120, 5, 0.55)
    steps = 15
    for step in range(steps):
        share = step / (steps - 1)
        radius = 560 * 0.795**step
        x = 500 + 46 * math.sin(step * 0.55) * (1 - share * 0.6)
        y = 470 + 92 * share + 12 * math.cos(step * 0.6)
        turn = np.arctan2(scene.y - y, scene.x - x)
        away = np.hypot(scene.x - x, (scene.y - y) * 1.13)
        edge = radius * (1 + 0.05 * np.cos(turn * 3 + step * 1.7) + 0.035 * np.cos(turn * 7 + step * 2.9))
        edge = (
            edge
            + (0.022 * radius + 2) * wobble * math.cos(step * 1.3 + 1)
            + (1.2 + 0.006 * radius) * scene.stone
        )
        edge = edge + 0.018 * radius * np.sign(np.sin(turn * (11 + step)))
        mask = smoothstep(1.5, -1.5, away - edge)
        heat = share**1.7
        lit = np.clip(0.5 - 0.55 * np.cos(turn - 0.9), 0, 1)
        base = between(
            between(paint("#4a6f98"), paint("#14223f"), min(1.0, share * 1.7)), paint("#7a1a12"), heat
        )
        column = (turn + 0.05 * wobble) * (22 + 2 * step) / 6.283 + 0.5 * math.sin(step)
        brick = np.sin(np.round(column) * 12.9898 + step * 78.2) * 43758.5
        brick = brick - np.floor(brick)
        seam = 1 - 0.5 * smoothstep(0.42, 0.5, np.abs(column - np.round(column)))
        face = between(base * 0.26, base * 0.95, (lit * (1 - heat) + heat * 0.7)[..., None])
        face = face * (1 + 0.10 * scene.stone)[..., None] * ((0.80 + 0.42 * brick) * seam)[..., None]
        scene.lay(mask, face)
        width = max(0.085 * radius, 3)
        ledge = smoothstep(-width * 0.62, -width * 0.5, away - edge) * smoothstep(1, -1, away - edge)
        top = between(paint("#b4cfdc"), paint("#ff7448"), heat)
        scene.lay(ledge * (0.22 + 0.6 * (lit * (1 - heat) + heat)) * (0.75 + 0.25 * scene.stone), top)
        cast = smoothstep(width * 2.4, 0, edge - away) * mask * (1 - lit) * (1 - heat) * 0.62
        scene.image *= ((1 - cast) * (1 - 0.18 * (1 - heat) * mask))[..., None]
    for radius, color, strength in (
        (330, "#8a1a18", 0.22),
        (150, "#c22e18", 0.5),
        (60, "#ff7a3a", 0.75),
        (24, "#ffe2a0", 1),
    ):
        scene.glow(518, 556, radius, color, strength)
    _winding_stairs(scene)
    for given in (
        (300, 330, 1.5, -0.35, "#8fb4cc"),
        (690, 300, 1.05, 0.4, "#8fb4cc"),
        (640, 560, 0.8, 0.15, "#e86a44"),
        (400, 590, 0.62, -0.2, "#e86a44"),
        (560, 440, 0.5, 0.5, "#c8604a"),
        (780, 620, 0.9, -0.5, "#9a6a7a"),
    ):
        _gaunt(scene, *given)
    brink = [
        (560, 1010),
        (600, 920),
        (650, 872),
        (702, 838),
        (740, 842),
        (800, 800),
        (860, 790),
        (1010, 740),
        (1010, 1010),
    ]
    scene.mass(brink, "#131c30", "#0b1120", texture=0.3)
    scene.line(brink[1:-2], 6, "#7d9fb8", 0.8)
    scene.glow(706, 790, 120, "#5f86a8", 0.5)
    scene.walker(720, 842, 1.0, lamp="#ffb04a")
    return (np.arctan2(scene.y - 520, scene.x - 500) + math.pi / 2).astype(np.float32)


def _winding_stairs(scene: Scene) -> None:
    for number in range(300):
        share = number / 300
        turn = -2.5 + share * 7.6 * math.pi / 2.4
        step = share * 9.2
        radius = 560 * 0.795**step * 0.985
        x = 500 + 46 * math.sin(step * 0.55) * (1 - step / 14 * 0.6) + radius * math.cos(turn)
        y = 470 + 92 * step / 14 + 12 * math.cos(step * 0.6) + radius * math.sin(turn) / 1.13
        size = (1 - share) ** 1.1
        wide, high = 34 * size + 3, 5.6 * size + 1
        cos, sin = math.cos(turn), math.sin(turn)
        outer, inner = (x + cos * wide / 2, y + sin * wide / 2.2), (x - cos * wide / 2, y - sin * wide / 2.2)
        tread = [
            (inner[0] - sin * high, inner[1] + cos * high),
            (outer[0] - sin * high, outer[1] + cos * high),
            (outer[0] + sin * high * 0.4, outer[1] - cos * high * 0.4),
            (inner[0] + sin * high * 0.4, inner[1] - cos * high * 0.4),
        ]
        worn = 0.55 + 0.18 * math.sin(number * 2.3) + 0.12 * math.sin(number * 0.71)
        scene.mass([(px, py + 3.2 * size + 1) for px, py in tread], "#0a1020", alpha=0.8, texture=0)
        scene.mass(
            tread,
            between(paint("#8fa9bc"), paint("#e0553a"), share**1.2) * worn,
            alpha=0.55 + 0.35 * share,
            texture=0,
        )


def _gaunt(scene: Scene, x: float, y: float, size: float, turn: float, rim: str) -> None:
    """A faceless thing with wings, horns and a barbed tail."""
    cos, sin = math.cos(turn), math.sin(turn)

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + (px * cos - py * sin) * size, y + (px * sin + py * cos) * size) for px, py in points]

    wing = [
        (0, -8),
        (14, -20),
        (34, -34),
        (60, -36),
        (84, -22),
        (66, -18),
        (62, -4),
        (48, -10),
        (40, 6),
        (28, -2),
        (18, 10),
        (8, 6),
    ]
    body = [(3, 20), (6, 40), (0, 30), (-2, 62), (-6, 70), (-4, 34), (-7, 42), (-4, 20)]
    head = [(-4, -8), (-6, -20), (-9, -28), (-3, -23), (3, -23), (9, -28), (6, -20), (4, -8)]
    outline = wing + body + [(-px, py) for px, py in wing[::-1]]
    scene.mass([(px - 2.4, py - 2.4) for px, py in at(outline)], rim, texture=0, alpha=0.9)
    scene.mass(at(outline), "#07080f", texture=0)
    scene.mass(at(head), "#07080f", texture=0)


def lost_carcosa(scene: Scene) -> Array:
    """Black stars over the lake of Hali, the moon before the towers, and the king in his tatters."""
    scene.gradient(
        (0, "#5f5668"),
        (180, "#938462"),
        (400, "#d2b65a"),
        (560, "#ead98e"),
        (640, "#d9b878"),
        (1000, "#3a3440"),
    )
    scene.clouds(80, 620, "#7d6f66", 0.55, scale=300, stretch=2.6)
    scene.clouds(200, 600, "#f3e6a6", 0.5, scale=220, stretch=3, cut=0.4)
    for _ in range(20):
        x, y, size = (
            scene.chance.uniform(90, 560),
            scene.chance.uniform(90, 470),
            scene.chance.uniform(12, 30),
        )
        points = 4 if scene.chance.random() < 0.6 else 6
        star = [
            (
                x + (size if at % 2 == 0 else size * 0.2) * math.cos(at * math.pi / points + 0.3),
                y + (size if at % 2 == 0 else size * 0.2) * math.sin(at * math.pi / points + 0.3),
            )
            for at in range(2 * points)
        ]
        scene.glow(x, y, size * 1.5, "#f6e9b0", 0.35)
        scene.mass(star, "#17121a", texture=0)
    for x, y, radius, color, halo in (
        (150, 540, 66, "#fbf0c8", "#f8e2a0"),
        (322, 592, 46, "#e2873c", "#efb464"),
    ):
        scene.glow(x, y, radius * 2.6, halo, 0.55)
        scene.disc(x, y, radius, color)
    fog = paint("#cdb67c")
    for given in (
        (430, 640, 40, 150, 0.95, 1),
        (480, 640, 54, 210, 0.9, 0),
        (900, 640, 50, 180, 0.95, 0),
        (940, 640, 44, 240, 0.9, 1),
        (540, 640, 60, 290, 0.75, 1),
        (860, 640, 64, 280, 0.75, 0),
        (600, 644, 50, 200, 0.7, 2),
        (800, 644, 50, 230, 0.7, 2),
        (640, 646, 70, 360, 0.5, 0),
        (770, 646, 66, 330, 0.5, 1),
        (706, 650, 92, 420, 0.28, 1),
        (560, 650, 60, 150, 0.45, 0),
        (856, 650, 60, 170, 0.45, 2),
    ):
        _spire(scene, *given, fog=fog)
    scene.glow(630, 340, 190, "#f4edc8", 0.4)
    scene.moon(630, 340, 112, "#cdbe9a", "#fbf4d8", lit=0.86)
    scene.mist(632, 40, "#e2ce92", 0.8)
    lake = smoothstep(640, 650, scene.y + 3 * scene.noise(50))
    depth = np.clip((scene.y - 644) / 356, 0, 1)
    scene.lay(lake, between(paint("#cdb476"), paint("#2a2534"), np.clip(depth * 1.25, 0, 1)[..., None]))
    for row in range(13):
        share = row / 12
        high = 3 + 20 * share
        crest = (
            662
            + 330 * share**1.35
            + high * np.sin(scene.x / (40 + 70 * share) + row * 2.1 + 0.8 * scene.noise(120, 4))
        )
        body = smoothstep(high * 1.6, 0, np.abs(scene.y - crest - high * 0.9)) * (scene.y > crest)
        scene.lay(body * (0.55 - 0.25 * share), between(paint("#f1e5b4"), paint("#7a7086"), share))
        scene.lay(
            np.exp(-(((scene.y - crest) / (1.4 + 0.22 * high)) ** 2)) * 0.75,
            between(paint("#fff6d0"), paint("#b3a6ae"), share),
        )
    for x, width in ((150, 60), (322, 44)):
        beam = np.exp(-(((scene.x - x) / (width * (0.7 + 0.9 * depth))) ** 2))
        broken = np.clip(0.4 + 0.5 * np.sin(scene.y / (3 + 14 * depth) + scene.noise(60)), 0, 1)
        scene.lay(lake * beam * broken * (1 - 0.55 * depth), "#fcebb0")
    scene.mass(
        [(-10, 1010), (-10, 850), (120, 838), (240, 852), (330, 890), (440, 940), (600, 1010)],
        "#2a2230",
        "#1d1822",
        texture=0.25,
        round_=True,
    )
    _king(scene, 214, 874)
    return np.where(scene.y > 644, 0.0, 0.12 * np.sin(scene.x / 120)).astype(np.float32)


def _spire(
    scene: Scene, x: float, y: float, width: float, height: float, far: float, kind: int, *, fog: Array
) -> None:
    def hazed(code: str) -> Array:
        return np.asarray(between(paint(code) * 0.8, fog, far * 0.62))

    scene.mass(
        [(x - width / 2, y), (x, y), (x, y - height), (x - width * 0.44, y - height)],
        hazed("#8a7f86"),
        hazed("#55495a"),
    )
    scene.mass(
        [(x, y), (x + width / 2, y), (x + width * 0.44, y - height), (x, y - height)],
        hazed("#453b50"),
        hazed("#2c2536"),
    )
    top = y - height
    for row in range(1, int(height / 44)):
        scene.mass(
            [
                (x - width * 0.5, y - row * 44),
                (x + width * 0.5, y - row * 44),
                (x + width * 0.5, y - row * 44 - 5),
                (x - width * 0.5, y - row * 44 - 5),
            ],
            hazed("#6d6270"),
            alpha=0.6,
            texture=0,
        )
        if scene.chance.random() < 0.6:
            pane = "#f2d36a" if scene.chance.random() < 0.35 else "#1f1a28"
            scene.mass(
                [
                    (x - width * 0.24, y - row * 44 - 12),
                    (x - width * 0.24, y - row * 44 - 28),
                    (x - width * 0.17, y - row * 44 - 34),
                    (x - width * 0.1, y - row * 44 - 28),
                    (x - width * 0.1, y - row * 44 - 12),
                ],
                hazed(pane),
                texture=0,
            )
    scene.mass(
        [
            (x - width * 0.58, top),
            (x + width * 0.58, top),
            (x + width * 0.5, top - 10),
            (x - width * 0.5, top - 10),
        ],
        hazed("#5f5464"),
    )
    roofs = {
        0: [(-0.44, 0.1), (-0.5, 0.5), (-0.2, 0.95), (0, 1.5), (0.2, 0.95), (0.5, 0.5), (0.44, 0.1)],
        1: [(-0.5, 0.1), (-0.1, 1.5), (0, 2.6), (0.1, 1.5), (0.5, 0.1)],
        2: [
            (-0.5, 0.1),
            (-0.5, 0.4),
            (-0.28, 0.4),
            (-0.26, 0.8),
            (0.06, 0.7),
            (0.1, 0.3),
            (0.5, 0.36),
            (0.5, 0.1),
        ],
    }
    scene.mass(
        [(x + px * width, top - py * width) for px, py in roofs[kind]],
        hazed("#8f7f7a"),
        hazed("#33293c"),
        angle=0,
        round_=kind == 0,
    )


def _king(scene: Scene, x: float, y: float) -> None:
    robe = [
        (-4, -208),
        (16, -196),
        (22, -172),
        (44, -150),
        (56, -100),
        (52, -40),
        (76, 10),
        (44, 2),
        (30, 24),
        (8, 6),
        (-14, 26),
        (-34, 4),
        (-62, 18),
        (-50, -40),
        (-54, -100),
        (-40, -150),
        (-22, -170),
        (-20, -194),
    ]
    scene.mass([(x + px, y + py) for px, py in robe], "#e8c23e", "#5a4214", angle=20, round_=True)
    for fold in (-30, -8, 16, 34):
        scene.line(
            [(x + fold * 0.4, y - 150), (x + fold, y - 80), (x + fold * 1.3, y + 4)], 7, "#6a4c18", 0.6
        )
    for tatter in range(6):
        points = [
            (x + 46, y - 120 + tatter * 16),
            (x + 80 + tatter * 6, y - 126 + tatter * 22 + scene.chance.normal(0, 6)),
            (x + 112 + tatter * 5, y - 110 + tatter * 22),
        ]
        scene.mass(ribbon(points, [11, 7, 1]), between(paint("#d8ae34"), paint("#6a4c18"), tatter / 6))
    scene.mass(
        [(x + 2 + 13 * math.cos(t), y - 184 + 17 * math.sin(t)) for t in np.linspace(0, 6.28, 20)],
        "#120d0a",
        texture=0,
    )
    for spike in range(7):
        turn = -math.pi / 2 + (spike - 3) * 0.34
        scene.mass(
            [
                (x + 16 * math.cos(turn - 0.14), y - 194 + 14 * math.sin(turn - 0.14)),
                (x + 40 * math.cos(turn), y - 192 + 36 * math.sin(turn)),
                (x + 16 * math.cos(turn + 0.14), y - 194 + 14 * math.sin(turn + 0.14)),
            ],
            "#b08a2a",
            texture=0,
        )
