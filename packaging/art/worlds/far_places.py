"""R'lyeh and Yuggoth; quiet below 800 units, where areas I and II are."""

from __future__ import annotations

import math

import numpy as np

from ..noise import Array
from ..painting.fields import between
from ..painting.scene import Scene, paint
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
