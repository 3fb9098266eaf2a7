"""Another Dimension and the Great Race's city; quiet below 800 units."""

from __future__ import annotations

import math

import numpy as np

from ..noise import Array
from ..painting.fields import between
from ..painting.scene import Scene, paint
from ..surfaces import smoothstep


def another_dimension(scene: Scene) -> Array:
    """No up and no down: a burning figure of cubes in a whirl of colors, and slabs that lead to it."""
    away = np.hypot(scene.x - 520, scene.y - 400)
    turn = np.arctan2(scene.y - 400, scene.x - 520)
    bands = np.sin(turn * 3 + np.log(away + 40) * 7 + 0.9 * scene.noise(220, 5, 0.55))
    glowing = np.clip(1 - away / 760, 0, 1)
    scene.lay(np.ones_like(away), between(paint("#10061e"), paint("#37125a"), glowing[..., None]))
    scene.lay(smoothstep(0.1, 1, bands) * glowing, "#b02f86")
    scene.lay(smoothstep(0.2, 1, -bands) * glowing * 0.9, "#1f8f9a")
    scene.lay(smoothstep(0.85, 1, np.abs(bands)) * glowing * 0.55, "#f6c07a")
    scene.stars(240, 900, "#ffe0f4")
    scene.glow(520, 400, 330, "#ff9a5a", 0.35)
    scene.glow(520, 400, 150, "#ffe6b4", 0.75)
    for x, y, radius, tint in (
        (196, 250, 62, "#2fb4a8"),
        (846, 196, 44, "#d8549a"),
        (830, 560, 84, "#5a49c0"),
        (206, 590, 50, "#e08a3a"),
        (664, 128, 26, "#88e0d0"),
    ):
        scene.glow(x, y, radius * 1.7, tint, 0.3)
        scene.moon(x, y, radius, "#140a26", tint, lit=0.55)
        ring = [
            (x + radius * 1.7 * math.cos(t), y + radius * 0.42 * math.sin(t) + radius * 0.3 * math.cos(t))
            for t in np.linspace(-0.4, math.pi + 0.4, 40)
        ]
        scene.line(ring, 4, "#f4dcc0", 0.75)
    _hypercube(scene, 520, 400)
    for at in range(9):
        share = at / 8
        x = 250 + 250 * share + 60 * math.sin(share * 5)
        y = 850 - 350 * share**0.8
        size = 1.25 - 0.95 * share
        with_tilt = 0.3 * math.sin(at * 1.9)
        scene.block(
            x,
            y,
            130 * size,
            26 * size,
            54 * size,
            between(paint("#8a78c8"), paint("#ffca8a"), share),
            paint("#1c1038"),
            tilt=with_tilt,
            lean=0,
            courses=False,
            edge="#ffd9a8",
        )
    scene.walker(300, 806, 0.72, "#0c0614")
    for x, y, size, tilt in (
        (120, 430, 74, 0.6),
        (900, 380, 60, -0.5),
        (380, 180, 46, 1.1),
        (720, 700, 66, 0.35),
        (96, 760, 58, -0.7),
    ):
        scene.block(x, y, size, size, size, "#7d66c4", "#180c34", tilt=tilt, courses=False, edge="#e8b0e0")
    scene.lay(smoothstep(780, 1000, scene.y) * 0.65, "#0c0418")
    flow: Array = (turn + math.pi / 2 + 0.5).astype(np.float32)
    return flow


def _hypercube(scene: Scene, x: float, y: float) -> None:
    corners = [(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    frames = []
    for size, turn in ((170, 0.5), (84, 0.75)):
        frames.append(
            [
                (
                    x + size * (a * math.cos(turn) + c * math.sin(turn)),
                    y + size * (b * 0.86 + 0.34 * (c * math.cos(turn) - a * math.sin(turn))),
                )
                for a, b, c in corners
            ]
        )
    edges = [
        (i, j)
        for i in range(8)
        for j in range(i + 1, 8)
        if sum(p != q for p, q in zip(corners[i], corners[j], strict=True)) == 1
    ]
    for outer, inner in zip(*frames, strict=True):
        scene.line([outer, inner], 5, "#ffb07a", 0.75, taper=0)
    for frame, width in zip(frames, (8, 6), strict=True):
        for first, last in edges:
            scene.line([frame[first], frame[last]], width * 2.4, "#ff9a5a", 0.35, taper=0, feather=4)
            scene.line([frame[first], frame[last]], width, "#fff0c8", 0.95, taper=0)
        for at in frame:
            scene.glow(at[0], at[1], 16, "#fff4d0", 0.9)


def city_of_the_great_race(scene: Scene) -> Array:
    """Terraced towers in a steaming jungle of an age before man; cone-shaped librarians on a ramp."""
    scene.gradient((0, "#2c5a5a"), (260, "#7f9a62"), (480, "#dcae58"), (640, "#e8c878"), (1000, "#1a2a18"))
    scene.clouds(60, 500, "#f0d79a", 0.5, scale=260, stretch=2.6, cut=0.2)
    scene.clouds(0, 300, "#1c4648", 0.6, scale=240, stretch=2.2)
    scene.glow(300, 420, 260, "#ffe0a0", 0.5)
    scene.disc(300, 420, 108, "#f6e2ac")
    haze = paint("#d8b468")
    for given in (
        (90, 690, 150, 330, 0.8, 6),
        (840, 690, 210, 420, 0.78, 7),
        (640, 700, 130, 300, 0.72, 5),
        (470, 700, 170, 420, 0.62, 7),
        (960, 720, 150, 300, 0.6, 5),
    ):
        _round_tower(scene, *given, haze=haze)
    scene.mist(690, 70, "#e6cc8a", 0.8)
    _round_tower(scene, 700, 790, 330, 620, 0.16, 8, haze=haze)
    _round_tower(scene, 170, 800, 230, 380, 0.2, 5, haze=haze)
    ramp = [(-20, 700), (330, 640), (620, 690), (620, 730), (330, 684), (-20, 752)]
    scene.mass(ramp, "#a8946a", "#4f4a34")
    scene.line([(-20, 700), (330, 640), (620, 690)], 5, "#f0dca0", 0.8)
    for x, y, size in ((150, 676, 1.0), (250, 660, 0.84), (420, 662, 0.7)):
        _librarian(scene, x, y, size)
    for x, y, size in ((560, 190, 1.2), (450, 270, 0.7), (880, 160, 0.9)):
        wing = [
            (-60, -14),
            (-24, -8),
            (0, -16),
            (26, -10),
            (62, -20),
            (26, 2),
            (10, 10),
            (0, 26),
            (-8, 8),
            (-26, 4),
        ]
        scene.mass([(x + px * size, y + py * size) for px, py in wing], "#20302c", texture=0)
    scene.mist(800, 60, "#b8b070", 0.6)
    scene.lay(
        smoothstep(0, 24, scene.y - (850 + 24 * np.sin(scene.x / 120) + 12 * scene.noise(60))), "#0f1c12"
    )
    for x, y, length, lean in (
        (60, 930, 330, 0.5),
        (130, 960, 250, 0.1),
        (930, 930, 340, -0.5),
        (860, 970, 250, -0.15),
        (20, 860, 260, 0.9),
        (985, 850, 250, -0.9),
    ):
        _fern(scene, x, y, length, lean)
    scene.lay(smoothstep(860, 1000, scene.y) * 0.5, "#0a140c")
    flow: Array = (0.35 * np.sin(scene.x / 180) + 0.2 * np.cos(scene.y / 140)).astype(np.float32)
    return flow


def _round_tower(
    scene: Scene, x: float, y: float, width: float, height: float, far: float, tiers: int, *, haze: Array
) -> None:
    """A tower of drums, each narrower, its windows round and dark."""

    def hazed(code: str) -> Array:
        return np.asarray(between(paint(code), haze, far))

    for tier in range(tiers):
        high = height / tiers
        half = width / 2
        scene.mass(
            [(x - half, y), (x + half, y), (x + half * 0.97, y - high), (x - half * 0.97, y - high)],
            hazed("#c8ac6e"),
            hazed("#2a3a2e"),
            angle=0,
            texture=0.14,
        )
        oval = [
            (x + half * 1.05 * math.cos(t), y - high + half * 0.14 * math.sin(t))
            for t in np.linspace(0, 6.28, 30)
        ]
        scene.mass(oval, hazed("#ecd796"), hazed("#8a8458"), angle=0)
        scene.line(oval[12:22], 3, hazed("#fff0b8"), 0.6)
        for at in range(5):
            share = -0.72 + at * 0.36
            px = x + half * math.sin(share * 1.2)
            pane = [
                (px + half * 0.07 * math.cos(t), y - high * 0.42 + high * 0.2 * math.sin(t))
                for t in np.linspace(0, 6.28, 14)
            ]
            scene.mass(pane, hazed("#141c16"), texture=0)
        if tier < 3:
            for _ in range(4):
                px = x + scene.chance.uniform(-0.9, 0.9) * half
                scene.limb(
                    [
                        (px, y - high),
                        (px + scene.chance.normal(0, 6), y - high * 0.6),
                        (px, y - high * scene.chance.uniform(0.1, 0.4)),
                    ],
                    [6, 5, 2],
                    hazed("#4f7a3a"),
                    alpha=0.8,
                )
        y -= high
        width *= 0.86
    scene.mass(
        [(x + width / 2 * math.cos(t), y - width * 0.42 * math.sin(t)) for t in np.linspace(0, math.pi, 24)],
        hazed("#d8bc78"),
        hazed("#3a4434"),
        angle=0,
    )


def _librarian(scene: Scene, x: float, y: float, size: float) -> None:
    """A ridged cone with claws and a head on stalks."""
    dark = "#1c2018"
    scene.mass(
        [
            (x - 26 * size, y),
            (x - 6 * size, y - 76 * size),
            (x + 6 * size, y - 76 * size),
            (x + 28 * size, y),
        ],
        "#5a5a3e",
        dark,
        angle=0,
    )
    for stalk, tip in (((-14, -104), (-34, -96)), ((12, -108), (36, -112)), ((2, -96), (4, -122))):
        scene.limb(
            [
                (x, y - 74 * size),
                (x + stalk[0] * size, y + stalk[1] * size),
                (x + tip[0] * size, y + tip[1] * size),
            ],
            [7 * size, 5 * size, 4 * size],
            dark,
        )
    scene.disc(x + 4 * size, y - 126 * size, 9 * size, dark)
    for side in (-1, 1):
        scene.line(
            [
                (x + (-34 if side < 0 else 36) * size, y - (96 if side < 0 else 112) * size),
                (x + (-44 if side < 0 else 48) * size, y - (106 if side < 0 else 118) * size),
            ],
            5 * size,
            dark,
        )


def _fern(scene: Scene, x: float, y: float, length: float, lean: float) -> None:
    spine = [
        (x + lean * length * share * share * 0.8, y - length * (share - 0.35 * share * share))
        for share in np.linspace(0, 1, 22)
    ]
    scene.line(spine, 6, "#0c1a10")
    for number, (px, py) in enumerate(spine[2:]):
        reach = length * 0.27 * math.sin(math.pi * (number + 2.5) / 24)
        for side in (-1, 1):
            scene.limb(
                [
                    (px, py),
                    (px + side * reach * 0.6, py + reach * 0.06),
                    (px + side * reach, py + reach * 0.42),
                ],
                [9, 8, 1],
                "#284a26",
                "#0c1a10",
            )
