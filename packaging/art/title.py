"""The picture of the title: Arkham by night from a window over the river, a lamp on the desk before it.

Its left third is the dark wall of the room, where the menu stands. ``title/arkham`` in 1920 and 3840 pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from . import bake as files
from .noise import Array
from .painting.brush import Pass, repainted
from .painting.fields import between
from .painting.scene import Scene, paint
from .surfaces import smoothstep

_PIXELS = 3840
_HEIGHT = 562
_PASSES = (
    Pass(30, 0, 1.0),
    Pass(15, 0.014),
    Pass(8, 0.015, 0.88),
    Pass(4.4, 0.016, 0.88),
    Pass(2.4, 0.017, 0.9),
)
_WARM, _GLASS = "#ffb85a", "#ffe2a0"


def bake(ids: Sequence[str], to: Path) -> None:
    """Paint the picture; there is one."""
    del ids
    files.write("title", "arkham", painted(), (1920, 3840), to=to, quality=84)


def painted(pixels: int = _PIXELS) -> Array:
    """The finished picture, 16 : 9."""
    scene = Scene("title", pixels, _HEIGHT)
    _sky(scene)
    _town(scene)
    _river(scene)
    _bridge(scene)
    _near_bank(scene)
    _room(scene)
    flow = np.where(scene.y > 400, 0.0, 0.25 * np.sin(scene.x / 90) + 0.1).astype(np.float32)
    drawn = np.clip(scene.image, 0, 1)
    canvas = repainted(drawn, "title", flow=flow, passes=_PASSES, impasto=0.34)
    # Small things stay sharp under the paint: windows, ropes, the hands of the clock.
    canvas = between(canvas, drawn, 0.56)
    far = np.hypot((scene.x - 620) / 640, (scene.y - 270) / 420)
    dimmed: Array = np.clip(canvas * (1 - 0.5 * smoothstep(0.6, 1.35, far))[..., None], 0, 1)
    return dimmed


def _sky(scene: Scene) -> None:
    scene.gradient((0, "#060a14"), (150, "#0f1e30"), (260, "#24404e"), (330, "#4a6468"), (562, "#10181e"))
    scene.stars(520, 230, "#dfe8f4", 0.7)
    scene.glow(730, 118, 190, "#5f8088", 0.55)
    scene.glow(730, 118, 90, "#c8d8c8", 0.5)
    scene.moon(730, 118, 40, "#8a9490", "#fbf6e0", lit=0.9)
    turn = np.arctan2(scene.y - 118, scene.x - 730)
    away = np.hypot(scene.x - 730, (scene.y - 118) * 1.5)
    arms = np.sin(turn * 4 + np.log(away + 24) * 4.4 + 0.7 * scene.noise(90, 5, 0.55))
    band = smoothstep(30, 90, away) * smoothstep(560, 160, away) * smoothstep(300, 190, scene.y)
    scene.lay(smoothstep(0.15, 1.0, arms) * band * 0.75, "#0b1622")
    scene.lay(smoothstep(0.55, 1.0, -arms) * band * 0.4, "#8aa0a0")
    scene.clouds(150, 290, "#0c1824", 0.7, scale=120, stretch=3.2, cut=0.2)
    scene.mist(300, 26, "#6f8a8a", 0.5, 110)


def _house(scene: Scene, x: float, y: float, wide: float, high: float, tone: Array, lit: float) -> None:
    """A house with a gable or gambrel roof, its left side catching the moon."""
    chance = scene.chance
    roof = wide * chance.uniform(0.42, 0.7)
    dark = tone * 0.62
    scene.mass(
        [(x, y), (x + wide, y), (x + wide, y - high), (x, y - high)], tone, dark, angle=0, texture=0.08
    )
    if chance.random() < 0.55:
        knee = wide * 0.2
        shape = [(x - 1.6, y - high), (x + knee, y - high - roof * 0.62), (x + wide / 2, y - high - roof)]
        shape += [(x + wide - knee, y - high - roof * 0.62), (x + wide + 1.6, y - high)]
    else:
        shape = [(x - 1.6, y - high), (x + wide / 2, y - high - roof), (x + wide + 1.6, y - high)]
    scene.mass(shape, tone * 1.25, dark * 0.9, angle=15, texture=0.1)
    scene.line([shape[-1], shape[len(shape) // 2]], 0.9, tone * 1.9, 0.6)
    for share in (0.3, 0.55, 0.8):
        level = y - high - roof * (1 - share)
        inset = wide * 0.5 * (1 - share)
        scene.line([(x + inset, level), (x + wide - inset, level)], 0.5, dark * 0.6, 0.5, taper=0)
    if chance.random() < 0.75:
        at = x + wide * chance.choice((0.2, 0.72))
        top = y - high - roof * 0.95
        scene.mass(
            [(at, y - high), (at, top), (at + wide * 0.12, top), (at + wide * 0.12, y - high)],
            tone,
            dark,
            angle=0,
        )
        if chance.random() < 0.4:
            _smoke(scene, at + wide * 0.06, top)
    rows, columns = max(1, int(high / 12)), max(1, int(wide / 9))
    for row in range(rows):
        for column in range(columns):
            px = x + wide * (column + 0.5) / columns
            py = y - high + 4 + row * 11
            bright = chance.random() < lit
            _window(scene, px, py, 1.7, 5.2, bright, dark)


def _window(scene: Scene, x: float, y: float, half: float, high: float, bright: bool, dark: Array) -> None:
    pane = [(x - half, y), (x + half, y), (x + half, y + high), (x - half, y + high)]
    if not bright:
        scene.mass(pane, dark * 0.45, texture=0)
        return
    scene.glow(x, y + high / 2, 7, _WARM, 0.5)
    scene.mass(pane, _GLASS, _WARM, texture=0)
    scene.line([(x, y), (x, y + high)], 0.5, dark * 0.5, taper=0)
    scene.line([(x - half, y + high / 2), (x + half, y + high / 2)], 0.5, dark * 0.5, taper=0)


def _smoke(scene: Scene, x: float, y: float) -> None:
    for step in range(9):
        share = step / 8
        px, py = x + 26 * share + 3 * math.sin(step), y - 34 * share
        scene.glow(px, py, 3 + 7 * share, "#8a9a9c", 0.16 * (1 - share * 0.7))


def _steeple(scene: Scene, x: float, y: float, wide: float, high: float, tone: Array, *, clock: bool) -> None:
    half = wide / 2
    body = high * 0.52
    scene.mass(
        [(x - half, y), (x + half, y), (x + half, y - body), (x - half, y - body)], tone, tone * 0.6, angle=0
    )
    scene.mass(
        [
            (x - half * 1.2, y - body),
            (x + half * 1.2, y - body),
            (x + half * 1.1, y - body - 3),
            (x - half * 1.1, y - body - 3),
        ],
        tone * 1.5,
        tone,
    )
    scene.mass(
        [(x - half * 0.92, y - body - 3), (x, y - high), (x + half * 0.92, y - body - 3)],
        tone * 1.2,
        tone * 0.5,
        angle=0,
    )
    scene.line([(x, y - high), (x, y - high - wide * 0.7)], 0.9, tone, taper=0)
    scene.line([(x - half * 0.9, y - body - 3), (x, y - high)], 0.8, tone * 2.0, 0.7)
    if clock:
        scene.glow(x, y - body * 0.76, 12, _WARM, 0.5)
        scene.disc(x, y - body * 0.76, half * 0.56, "#fff0c0")
        scene.line([(x, y - body * 0.76), (x, y - body * 0.76 - half * 0.4)], 0.7, "#1a140e", taper=0)
        scene.line([(x, y - body * 0.76), (x + half * 0.3, y - body * 0.76 + 1)], 0.7, "#1a140e", taper=0)
    else:
        scene.mass(
            [
                (x - 1.6, y - body + 14),
                (x - 1.6, y - body + 6),
                (x, y - body + 3),
                (x + 1.6, y - body + 6),
                (x + 1.6, y - body + 14),
            ],
            tone * 0.3,
            texture=0,
        )


def _town(scene: Scene) -> None:
    """Rows of houses one behind the other, the farther the more of the night's blue."""
    hill = 306 - 30 * np.exp(-(((scene.x - 560) / 110) ** 2)) - 22 * np.exp(-(((scene.x - 900) / 90) ** 2))
    scene.lay(smoothstep(-1, 3, scene.y - hill - 2 * scene.noise(30)), "#22363e")
    rows = (
        (322, 0.72, 15, 14, 0.10),
        (342, 0.5, 19, 18, 0.16),
        (366, 0.28, 25, 24, 0.22),
        (396, 0.08, 33, 30, 0.26),
    )
    near, haze = paint("#2a2622"), paint("#34505a")
    for ground, far, wide, high, lit in rows:
        tone = np.asarray(between(near, haze, far))
        x = 320.0
        while x < 1010:
            w = wide * scene.chance.uniform(0.7, 1.25)
            rise = (
                26 * math.exp(-(((x - 560) / 110) ** 2)) * far + 18 * math.exp(-(((x - 900) / 90) ** 2)) * far
            )
            _house(scene, x, ground - rise, w, high * scene.chance.uniform(0.7, 1.5), tone, lit)
            x += w * scene.chance.uniform(0.86, 1.1)
        if far > 0.6:
            _steeple(scene, 566, 300, 13, 96, tone, clock=True)
            _steeple(scene, 640, 318, 10, 70, tone, clock=False)
            _steeple(scene, 902, 306, 12, 88, tone, clock=False)
        elif far > 0.4:
            _steeple(scene, 480, 340, 15, 92, tone, clock=False)
            _steeple(scene, 812, 338, 14, 80, tone, clock=False)
        scene.mist(ground + 3, 10, "#5a7478", 0.34 * (0.4 + far), 90)


def _river(scene: Scene) -> None:
    """The Miskatonic: the moon's broken light, and the windows'."""
    scene.water(404, "#060c12", "#1c303a", shine="#e8ecd8", shine_at=((730, 34),), strength=1.0)
    for _ in range(34):
        x = scene.chance.uniform(380, 990)
        for step in range(7):
            y = 408 + step * 7 + scene.chance.uniform(-2, 2)
            wide = scene.chance.uniform(2, 6)
            scene.line([(x - wide, y), (x + wide, y)], 1.0, _WARM, 0.5 * (1 - step / 8))


def _bridge(scene: Scene) -> None:
    """A stone bridge from the near bank to the town."""
    tone, dark = paint("#3a4448"), paint("#11181c")
    left, right, top, sag = 780.0, 1010.0, 398.0, 10.0

    def deck(x: float) -> float:
        share = (x - left) / (right - left)
        return top + 34 * share - sag * math.sin(math.pi * share)

    xs = np.linspace(left, right, 24)
    scene.mass([(x, deck(x)) for x in xs] + [(x, deck(x) + 44) for x in xs[::-1]], tone, dark, texture=0.14)
    for middle, half in ((818.0, 22.0), (880.0, 28.0), (956.0, 36.0)):
        foot = deck(middle) + 46
        arch = [
            (middle + half * math.cos(t), foot - half * 0.86 * math.sin(t))
            for t in np.linspace(math.pi, 0, 20)
        ]
        scene.mass(
            [(middle - half, foot + 4), *arch, (middle + half, foot + 4)], "#0a1218", "#16242c", texture=0
        )
        scene.line(arch, 1.6, tone * 1.5, 0.7)
    scene.line([(x, deck(x)) for x in xs], 2, tone * 1.9, 0.8)
    scene.line([(x, deck(x) - 5) for x in xs], 1.4, dark, taper=0)
    for x in (800, 850, 910, 975):
        y = deck(x)
        scene.line([(x, y), (x, y - 24)], 1.4, "#0c1014", taper=0)
        scene.glow(x, y - 27, 18, _WARM, 0.6)
        scene.disc(x, y - 27, 2.2, "#fff2c8")


def _near_bank(scene: Scene) -> None:
    """Wet roofs right under the window, and a boat."""
    hull = [(566, 440), (612, 444), (640, 436), (630, 450), (576, 452)]
    scene.mass(hull, "#0a0e10", texture=0, round_=True)
    scene.line([(600, 442), (604, 414)], 1.2, "#0a0e10", taper=0)
    scene.glow(632, 434, 10, _WARM, 0.7)
    tone = paint("#161a1c")
    for x, y, wide, high in (
        (350, 530, 74, 36),
        (440, 548, 90, 30),
        (548, 536, 66, 44),
        (630, 556, 92, 34),
        (742, 540, 78, 40),
        (840, 556, 96, 44),
        (940, 534, 80, 50),
    ):
        _house(scene, x, y + 40, wide, high + 40, tone, 0.18)


def _room(scene: Scene) -> None:
    """The wall with its window, and on the desk a lamp, books and papers."""
    wall = smoothstep(344, 338, scene.x)
    grain = scene.noise(40, 5, 0.55, 0.12)
    panel = np.abs(np.sin(scene.x / 27.0))
    color = paint("#1a110d") * (1 + 0.14 * grain + 0.25 * smoothstep(0.06, 0.0, panel))[..., None]
    scene.lay(wall, color)
    lamp = np.exp(-(((scene.x - 300) / 190) ** 2) - ((scene.y - 470) / 150) ** 2)
    scene.image += (lamp * wall * 0.30)[..., None] * paint("#c8803a")
    for x in (336, 986):
        scene.mass(
            [(x, -4), (x + 16, -4), (x + 16, 566), (x, 566)], "#3c2a1c", "#140d09", angle=0, texture=0.16
        )
        scene.line([(x + 2, 0), (x + 2, 562)], 1.4, "#7a5a34", 0.7, taper=0)
    scene.mass([(336, -4), (1004, -4), (1004, 9), (336, 9)], "#2c1f16", "#150e0a", texture=0.12)
    scene.mass([(660, 0), (666, 0), (666, 520), (660, 520)], "#2a1d14", "#120c08", angle=0, alpha=0.95)
    scene.line([(661, 0), (661, 520)], 0.9, "#6a4e30", 0.6, taper=0)
    scene.mass([(340, 250), (990, 250), (990, 255), (340, 255)], "#2a1d14", "#120c08", alpha=0.95)
    desk = smoothstep(516, 519, scene.y + 1.2 * scene.noise(60))
    wood = paint("#4a2e1a") * (1 + 0.2 * scene.noise(60, 5, 0.55, 9))[..., None]
    scene.lay(desk, wood * np.clip(0.35 + 1.3 * np.exp(-(((scene.x - 420) / 200) ** 2)), 0.2, 1.5)[..., None])
    scene.line([(0, 518), (1000, 518)], 2, "#b07a40", 0.7, taper=0)
    _lamp(scene, 418, 520)
    _books(scene)


def _lamp(scene: Scene, x: float, y: float) -> None:
    """A brass lamp with a green glass shade."""
    scene.glow(x, y - 26, 120, "#ffb04a", 0.5)
    scene.glow(x, y - 46, 46, "#ffe0a0", 0.6)
    scene.mass(
        [(x - 24, y + 6), (x + 24, y + 6), (x + 15, y - 4), (x - 15, y - 4)], "#d8a850", "#5a3c16", angle=0
    )
    scene.mass(
        [(x - 2.6, y - 2), (x + 2.6, y - 2), (x + 2.2, y - 62), (x - 2.2, y - 62)],
        "#e8bc66",
        "#6a4a1c",
        angle=0,
    )
    shade = [(-46, -46), (-40, -62), (-22, -74), (0, -78), (22, -74), (40, -62), (46, -46)]
    scene.mass([(x + px, y + py) for px, py in shade], "#2f8a5a", "#0c3a26", angle=30)
    scene.line([(x - 38, y - 60), (x - 16, y - 73), (x + 8, y - 76)], 2.6, "#a8f0c4", 0.8)
    scene.mass(
        [(x - 46, y - 47), (x + 46, y - 47), (x + 42, y - 42), (x - 42, y - 42)],
        "#fff2c0",
        "#ffd27a",
        texture=0,
    )
    scene.mass(
        [(x - 5, y - 76), (x + 5, y - 76), (x + 3, y - 84), (x - 3, y - 84)], "#e8bc66", "#6a4a1c", angle=0
    )
    beam = [(x - 42, y - 42), (x + 42, y - 42), (x + 92, y + 30), (x - 92, y + 30)]
    scene.mass(beam, "#ffd88a", alpha=0.2, feather=9, texture=0)


def _books(scene: Scene) -> None:
    """What lies on the desk: books, an open page, a lens."""
    for number, (x, y, wide, high, hue) in enumerate(
        ((520, 520, 78, 10, "#6a2a22"), (526, 510, 68, 9, "#2c4a40"), (516, 501, 74, 8, "#7a5a26"))
    ):
        scene.mass(
            [(x, y), (x + wide, y), (x + wide, y - high), (x, y - high)],
            paint(hue) * 1.3,
            paint(hue) * 0.5,
            angle=20,
        )
        scene.mass(
            [
                (x + wide - 3, y - 1.5),
                (x + wide, y - 1.5),
                (x + wide, y - high + 1.5),
                (x + wide - 3, y - high + 1.5),
            ],
            "#d8c8a0",
            texture=0,
        )
        scene.line([(x + 6 + number, y), (x + 6 + number, y - high)], 1.2, "#d8a850", 0.9, taper=0)
    page = [(440, 534), (486, 528), (520, 537), (556, 529), (604, 538), (586, 556), (440, 558)]
    scene.mass(page, "#f2e2b8", "#a8864e", angle=0)
    scene.line([(520, 537), (514, 557)], 1.6, "#6a4e2c", 0.8)
    for row in range(4):
        scene.line([(456, 538 + row * 4.4), (508, 536 + row * 4.8)], 0.9, "#4a3620", 0.7)
        scene.line([(530, 539 + row * 4.4), (582, 539 + row * 4.4)], 0.9, "#4a3620", 0.7)
    ring = [(668 + 20 * math.cos(t), 536 + 9 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)]
    scene.line(ring, 2.6, "#e0b45c", taper=0)
    scene.line([(688, 538), (724, 548)], 4, "#5a3418", taper=0)
    scene.glow(664, 534, 8, "#fff0c8", 0.4)
