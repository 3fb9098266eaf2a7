"""The Great Hall of Celeano and the Plateau of Leng; quiet below 800 units."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from ..noise import Array
from ..painting.fields import between
from ..painting.scene import Scene, paint
from ..surfaces import smoothstep


def great_hall_of_celeano(scene: Scene) -> Array:
    """A library without end: shelves in the dark, ribs above, one pale star at the far window."""
    scene.gradient((0, "#060c18"), (500, "#16324c"), (1000, "#060a14"))
    x, y = 500.0, 440.0
    scene.glow(x, y, 300, "#3f86a8", 0.7)
    for depth in range(9, -1, -1):
        near = 0.74**depth
        light = 1 - near
        half, top, bottom = 520 * near, y - 470 * near, y + 430 * near
        tone = between(paint("#0e1c2e"), paint("#7fb8cc"), light * 0.85)
        for side in (-1, 1):
            inner, outer = x + side * half, x + side * half * 1.38
            scene.mass(
                [(inner, bottom), (outer, bottom + 60 * near), (outer, top - 40 * near), (inner, top)],
                tone * 1.0,
                tone * 0.42,
                angle=90,
                texture=0.08,
            )
            rows = 9
            for row in range(rows):
                shelf = top + (bottom - top) * (row + 0.6) / rows
                scene.line(
                    [(inner, shelf), (outer, shelf + (shelf - y) * 0.16)],
                    max(1.0, 5 * near),
                    tone * 0.35,
                    0.9,
                    taper=0,
                )
                for book in range(int(9 - depth * 0.5)):
                    share = (book + 0.5) / (9 - depth * 0.5)
                    px = inner + (outer - inner) * share
                    high = (bottom - top) / rows * scene.chance.uniform(0.45, 0.8)
                    foot = shelf + (shelf - y) * 0.16 * share
                    hue = ("#5a3a2a", "#3a4a5a", "#6a5a34", "#2f4a44", "#6a2f2a")[
                        int(scene.chance.integers(5))
                    ]
                    wide = half * 0.38 / (9 - depth * 0.5) * 0.42
                    scene.mass(
                        [
                            (px - wide, foot),
                            (px + wide, foot),
                            (px + wide, foot - high),
                            (px - wide, foot - high),
                        ],
                        between(paint(hue) * (0.5 + 0.4 * light), tone, light * 0.5),
                        texture=0,
                    )
            column = x + side * half
            wide = 36 * near
            scene.mass(
                [
                    (column - wide, bottom + 10 * near),
                    (column + wide, bottom + 10 * near),
                    (column + wide * 0.8, top),
                    (column - wide * 0.8, top),
                ],
                tone * 1.35,
                tone * 0.3,
                angle=0 if side > 0 else 180,
            )
            scene.mass(
                [
                    (column - wide * 1.5, top + 8 * near),
                    (column + wide * 1.5, top + 8 * near),
                    (column + wide, top + 40 * near),
                    (column - wide, top + 40 * near),
                ],
                tone * 1.4,
                tone * 0.5,
            )
        arch = [(x + half * math.cos(t), top - 190 * near * math.sin(t)) for t in np.linspace(0, math.pi, 30)]
        scene.line(arch, 42 * near, tone * 0.8, taper=0)
        scene.line(arch, 12 * near, tone * 1.35, 0.8, taper=0)
    scene.glow(x, y - 10, 90, "#bfeaf4", 0.8)
    window = [(x + 26 * math.cos(t), y - 30 - 30 * math.sin(t)) for t in np.linspace(0, math.pi, 14)]
    scene.mass([*window, (x - 26, y + 30), (x + 26, y + 30)], "#eafcff", texture=0)
    scene.glow(x, y - 16, 24, "#ffffff", 1)
    floor = smoothstep(0, 30, scene.y - (y + 40) - 0.82 * np.abs(scene.x - x))
    scene.lay(floor * 0.55, "#0a1626")
    scene.lay(
        floor * np.exp(-(((scene.x - x) / (20 + 0.22 * np.clip(scene.y - y, 0, None))) ** 2)) * 0.55,
        "#8fd0e0",
    )
    for ray in range(10):
        end = -300 + ray * 178
        scene.line([(x, y + 30), (end, 1010)], 3, "#04080e", 0.6, taper=0)
    for share in (0.12, 0.2, 0.32, 0.5, 0.76):
        level = y + 40 + 540 * share
        scene.line(
            [(x - 900 * share - 40, level), (x + 900 * share + 40, level)],
            2 + 4 * share,
            "#04080e",
            0.6,
            taper=0,
        )
    for _ in range(60):
        px, py = scene.chance.normal(x, 150), scene.chance.normal(y + 40, 150)
        scene.glow(px, py, scene.chance.uniform(1.5, 3.4), "#d8f4ff", 0.6)
    for px, py, size, tilt in (
        (300, 300, 34, 0.3),
        (690, 250, 28, -0.4),
        (640, 370, 18, 0.6),
        (370, 420, 16, -0.2),
    ):
        scene.block(
            px,
            py,
            size * 1.5,
            size * 2,
            size * 0.3,
            "#9ac8d4",
            "#14304a",
            tilt=tilt,
            courses=False,
            edge="#e8fbff",
        )
    scene.walker(566, 770, 1.05, lamp="#ffb04a")
    scene.lay(smoothstep(820, 1000, scene.y) * 0.6, "#04070e")
    flow: Array = (np.arctan2(scene.y - y, scene.x - x)).astype(np.float32)
    return flow


def plateau_of_leng(scene: Scene) -> Array:
    """Snow, wind and the monastery without windows, under a green light that is no aurora."""
    scene.gradient((0, "#07141c"), (280, "#12404a"), (520, "#4f8a86"), (640, "#a8c4b8"), (1000, "#1c3440"))
    curtain = np.sin(scene.x / 70 + 1.6 * scene.noise(260, 4) + scene.y / 240)
    scene.lay(
        smoothstep(0.0, 1, curtain) * smoothstep(520, 120, scene.y) * smoothstep(-40, 160, scene.y) * 0.55,
        "#8fe08a",
    )
    scene.lay(smoothstep(0.6, 1, curtain) * smoothstep(420, 60, scene.y) * 0.5, "#d8f6a0")
    scene.stars(260, 440)
    for base, color, snow, peaks in (
        (
            650,
            "#5f8a92",
            "#d8e8e4",
            [
                (-40, 520),
                (90, 380),
                (170, 450),
                (300, 300),
                (420, 470),
                (540, 400),
                (690, 300),
                (800, 420),
                (900, 340),
                (1040, 500),
            ],
        ),
        (
            690,
            "#2c5260",
            "#c4dcdc",
            [
                (-40, 600),
                (60, 480),
                (190, 580),
                (330, 520),
                (470, 620),
                (640, 600),
                (760, 470),
                (880, 540),
                (960, 430),
                (1040, 560),
            ],
        ),
    ):
        scene.mass([*peaks, (1040, base), (-40, base)], snow, color, texture=0.08)
        for (x0, y0), (x1, y1) in pairwise(peaks):
            if y1 > y0:
                scene.mass(
                    [(x0, y0), (x1, y1), ((x0 + x1) / 2 - 20, base), (x0 + 10, base)],
                    paint(color) * 0.7,
                    color,
                    alpha=0.8,
                )
                scene.mass(
                    [(x0, y0), (x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3 + 30), (x0 + 4, y0 + 70)],
                    paint(color) * 0.55,
                    alpha=0.7,
                )
    scene.mist(672, 46, "#c8dcd4", 0.8)
    scene.mass(
        [(250, 742), (330, 650), (440, 600), (600, 596), (720, 640), (800, 742)],
        "#b8ccc8",
        "#4a6a74",
        texture=0.1,
    )
    for x, y, width, height in ((420, 646, 120, 110), (620, 640, 130, 130), (520, 630, 150, 210)):
        scene.block(x, y, width, height, 70, "#8a8f88", "#1a2228", lean=0.12, edge="#dce8dc")
        scene.mass(
            [
                (x - width * 0.56, y - height),
                (x + width * 0.66, y - height - 8),
                (x + width * 0.4, y - height - 44),
                (x - width * 0.3, y - height - 40),
            ],
            "#3a2f2c",
            "#171416",
        )
        scene.line(
            [(x - width * 0.3, y - height - 40), (x + width * 0.4, y - height - 44)], 6, "#e8f2ec", 0.9
        )
    scene.mass([(486, 632), (546, 630), (538, 560), (494, 560)], "#0a0f14", texture=0)
    scene.glow(516, 612, 30, "#e8c040", 0.75)
    scene.disc(516, 616, 7, "#fff0a0")
    snow = smoothstep(0, 18, scene.y - (726 + 18 * np.sin(scene.x / 130 + 1) + 8 * scene.noise(90)))
    drift = np.sin((scene.y - 720) / 16 + scene.x / 190 + 1.2 * scene.noise(140, 4, 0.5, 3))
    depth = np.clip((scene.y - 720) / 280, 0, 1)[..., None]
    scene.lay(snow, between(paint("#d4e4e0"), paint("#2a4652"), depth) * (1 + 0.10 * drift[..., None]))
    for x, y, size in (
        (150, 800, 1.15),
        (250, 770, 0.8),
        (322, 756, 0.6),
        (880, 800, 1.15),
        (780, 768, 0.8),
        (716, 754, 0.6),
    ):
        scene.block(
            x,
            y,
            46 * size,
            150 * size,
            30 * size,
            "#7a8a8c",
            "#16222a",
            tilt=scene.chance.normal(0, 0.07),
            lean=0.05,
            courses=False,
            edge="#e4f0ea",
        )
        scene.mass(
            [
                (x - 22 * size, y - 146 * size),
                (x + 44 * size, y - 154 * size),
                (x + 26 * size, y - 164 * size),
                (x - 12 * size, y - 160 * size),
            ],
            "#eef6f2",
            texture=0,
        )
    _lama(scene, 516, 812)
    for _ in range(240):
        x, y = scene.chance.uniform(0, 1000), scene.chance.uniform(100, 1000)
        scene.line(
            [(x, y), (x + scene.chance.uniform(8, 26), y + scene.chance.uniform(2, 8))],
            scene.chance.uniform(1.4, 3),
            "#f4faf6",
            0.55,
        )
    flow: Array = np.where(
        scene.y > 726, 0.06 * np.sin(scene.x / 90), 0.9 + 0.3 * np.sin(scene.x / 140)
    ).astype(np.float32)
    return flow


def _lama(scene: Scene, x: float, y: float) -> None:
    """He who must not be described: yellow silk, and a mask of silk before the face."""
    robe = [
        (0, -150),
        (20, -140),
        (26, -112),
        (46, -92),
        (56, -30),
        (66, 10),
        (-64, 12),
        (-54, -30),
        (-44, -92),
        (-26, -112),
        (-20, -140),
    ]
    scene.mass(
        [(x + 60 + px * 0.4, y + 14 + py * 0.08) for px, py in robe],
        "#16303a",
        alpha=0.6,
        feather=3,
        texture=0,
    )
    scene.mass([(x + px, y + py) for px, py in robe], "#f0cc3a", "#7a5a14", angle=25, round_=True)
    for fold in (-26, -6, 16, 30):
        scene.line([(x + fold * 0.4, y - 96), (x + fold, y - 40), (x + fold * 1.5, y + 6)], 6, "#6a4c10", 0.6)
    scene.mass(
        [(x - 14, y - 136), (x + 14, y - 136), (x + 17, y - 96), (x, y - 84), (x - 17, y - 96)],
        "#fdeaa0",
        "#c89a2a",
    )
    scene.mass([(x - 24, y - 134), (x, y - 176), (x + 24, y - 134), (x, y - 142)], "#d8ac2c", "#8a661a")
