"""The Abyss and Lost Carcosa; quiet below 800 units."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..noise import Array
from ..painting.fields import between
from ..painting.scene import Scene, paint
from ..painting.shapes import ribbon
from ..surfaces import smoothstep


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
    flow: Array = (np.arctan2(scene.y - 520, scene.x - 500) + math.pi / 2).astype(np.float32)
    return flow


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

    def at(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
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
