"""The Dreamlands and Another Time; quiet below 800 units."""

from __future__ import annotations

import math

import numpy as np

from ..noise import Array
from ..painting.fields import between
from ..painting.scene import Scene, paint
from ..surfaces import smoothstep


def the_dreamlands(scene: Scene) -> Array:
    """Domes on the cliff, a white ship in the clouds, a turquoise moon, and cats that watch."""
    scene.gradient((0, "#140a34"), (300, "#3a1f6e"), (540, "#8a4a96"), (700, "#e49aa8"), (1000, "#2a1848"))
    scene.clouds(100, 640, "#5a2f8e", 0.6, scale=300, stretch=1.6)
    scene.stars(360, 560, "#f4e8ff", 2.0)
    scene.glow(680, 250, 320, "#48b4b4", 0.4)
    scene.moon(680, 250, 172, "#14505e", "#8ff0e0", lit=0.72)
    for y, color, scale in ((600, "#c478a8", 200), (660, "#f0b0b4", 170), (720, "#a86aa8", 200)):
        puff = scene.noise(scale, 5, 0.55, 1.7)
        edge = y + 44 * puff
        scene.lay(smoothstep(-6, 40, scene.y - edge) * 0.8, color)
        scene.lay(np.exp(-(((scene.y - edge - 4) / 7) ** 2)) * 0.6, "#fff0e8")
    _galley(scene, 700, 640)
    cliff = [
        (-20, 1010),
        (-20, 430),
        (60, 440),
        (150, 470),
        (260, 480),
        (330, 500),
        (372, 560),
        (360, 640),
        (400, 720),
        (380, 800),
        (430, 900),
        (440, 1010),
    ]
    scene.mass(cliff, "#6a4a9a", "#1a0f34", texture=0.2)
    for x, y, length in ((80, 520, 300), (180, 540, 330), (270, 560, 280), (340, 620, 200)):
        scene.line(
            [(x, y), (x + scene.chance.normal(8, 8), y + length * 0.5), (x + 20, y + length)],
            9,
            "#2a1650",
            0.6,
        )
    for given in (
        (40, 440, 70, 190, 1),
        (120, 460, 84, 300, 0),
        (210, 474, 74, 220, 1),
        (290, 486, 66, 150, 0),
        (170, 470, 50, 370, 1),
        (340, 506, 40, 96, 0),
    ):
        _domed_tower(scene, *given)
    scene.mass([(-20, 470), (350, 500), (352, 530), (-20, 510)], "#d8b0d0", "#6a4a8e")
    for at in range(11):
        x = -10 + at * 34
        scene.mass(
            [(x, 470 + at * 2.6), (x + 16, 470 + at * 2.6), (x + 16, 456 + at * 2.6), (x, 456 + at * 2.6)],
            "#e0bcd8",
            texture=0,
        )
    for step in range(14):
        y = 790 - step * 19
        x = 470 - step * 6 + 14 * math.sin(step * 0.7)
        wide = 120 - step * 5.5
        scene.mass(
            [(x - wide / 2, y), (x + wide / 2, y), (x + wide / 2 - 4, y - 9), (x - wide / 2 + 4, y - 9)],
            "#e8c4d8",
            "#b48ab8",
        )
        scene.mass(
            [(x - wide / 2, y), (x + wide / 2, y), (x + wide / 2, y + 11), (x - wide / 2, y + 11)],
            "#6a4690",
            "#3a2260",
        )
    ridge = 812 + 20 * np.sin(scene.x / 120 + 0.6) + 8 * scene.noise(70)
    scene.lay(smoothstep(0, 12, scene.y - ridge), "#140a28")
    for x, y, size, flip in ((330, 826, 1.0, 1), (612, 830, 1.25, -1), (694, 826, 0.8, 1)):
        _cat(scene, x, y, size, flip)
    flow: Array = np.where(
        scene.y > 590, 0.25 * np.sin(scene.x / 90), 0.7 + 0.4 * np.sin(scene.y / 160)
    ).astype(np.float32)
    return flow


def _domed_tower(scene: Scene, x: float, y: float, width: float, height: float, kind: int) -> None:
    half = width / 2
    scene.mass(
        [(x - half, y + 40), (x + half, y + 40), (x + half, y - height), (x - half, y - height)],
        "#f0cce0",
        "#5a3a8a",
        angle=0,
    )
    for row in range(int(height / 62)):
        at = y - height + 44 + row * 60
        scene.mass(
            [(x - 7, at), (x - 7, at - 16), (x, at - 26), (x + 7, at - 16), (x + 7, at)],
            "#ffd880" if scene.chance.random() < 0.5 else "#3a2060",
            texture=0,
        )
        scene.line([(x - half, at + 16), (x + half, at + 16)], 3, "#8a64a8", 0.6, taper=0)
    top = y - height
    if kind:
        dome = [
            (-0.56, 0),
            (-0.68, 0.36),
            (-0.46, 0.78),
            (-0.1, 1.06),
            (0, 1.5),
            (0.1, 1.06),
            (0.46, 0.78),
            (0.68, 0.36),
            (0.56, 0),
        ]
        scene.mass(
            [(x + px * width, top - py * width) for px, py in dome],
            "#58d8cc",
            "#14505e",
            angle=20,
            round_=True,
        )
    else:
        scene.mass(
            [(x - half * 1.25, top), (x + half * 1.25, top), (x, top - width * 1.9)],
            "#e48ab4",
            "#6a2a6a",
            angle=10,
        )
    scene.line([(x, top - width * 1.3), (x, top - width * 2.2)], 3, "#fff0d0")


def _galley(scene: Scene, x: float, y: float) -> None:
    hull = [
        (-120, -30),
        (-60, -14),
        (40, -14),
        (106, -40),
        (130, -64),
        (118, -18),
        (84, 22),
        (0, 36),
        (-84, 22),
    ]
    scene.glow(x, y - 80, 150, "#ffe8e0", 0.3)
    scene.mass([(x + px, y + py) for px, py in hull], "#fff2e4", "#7a4a8a")
    scene.line([(x - 116, y - 24), (x, y - 6), (x + 110, y - 36)], 5, "#e0a840")
    for mast, high, wide in ((-56, 170, 72), (14, 220, 92), (76, 150, 56)):
        scene.line([(x + mast, y - 10), (x + mast, y - high)], 5, "#4a2a5e", taper=0)
        for part, (low, tall) in enumerate(((0.18, 0.42), (0.62, 0.3))):
            foot, head = y - high * low, y - high * (low + tall)
            spread = wide * (1 - 0.3 * part)
            scene.mass(
                [
                    (x + mast - spread * 0.5, foot),
                    (x + mast + spread * 0.56, foot + 4),
                    (x + mast + spread * 0.62, (foot + head) / 2),
                    (x + mast + spread * 0.42, head),
                    (x + mast - spread * 0.36, head),
                    (x + mast - spread * 0.3, (foot + head) / 2),
                ],
                "#fffaf0",
                "#d09ac0",
                angle=20,
            )
        scene.mass(
            [(x + mast, y - high), (x + mast + 34, y - high + 8), (x + mast, y - high + 16)],
            "#58d8cc",
            texture=0,
        )
    for oar in range(7):
        scene.line([(x - 70 + oar * 20, y + 16), (x - 90 + oar * 20, y + 52)], 3.4, "#5a3470", 0.9)


def _cat(scene: Scene, x: float, y: float, size: float, flip: int) -> None:
    body = [
        (-26, 10),
        (-30, -18),
        (-20, -50),
        (-14, -62),
        (-18, -86),
        (-8, -76),
        (4, -76),
        (14, -86),
        (12, -60),
        (16, -46),
        (24, -14),
        (22, 10),
    ]
    scene.mass([(x + px * size * flip, y + py * size) for px, py in body], "#0a0418", texture=0)
    tail = [(-24, 2), (-48, -4), (-54, -30), (-40, -44)]
    scene.limb(
        [(x + px * size * flip, y + py * size) for px, py in tail],
        [10 * size, 9 * size, 7 * size, 5 * size],
        "#0a0418",
    )
    for eye in (-6, 4):
        scene.disc(x + eye * size * flip, y - 66 * size, 2.6 * size, "#a8f0d0")


def another_time(scene: Scene) -> Array:
    """Ages on top of each other: many suns, a clock in the sand, bones, a pyramid, a tower of steel."""
    scene.gradient((0, "#1f3a44"), (260, "#5f7a72"), (480, "#c8a46a"), (620, "#ecc884"), (1000, "#4a3424"))
    scene.clouds(60, 560, "#e8c890", 0.45, scale=280, stretch=3, cut=0.2)
    for at in range(9):
        share = at / 8
        x, y = 70 + 860 * share, 470 - 330 * math.sin(math.pi * (0.06 + 0.88 * share))
        if at % 2:
            scene.glow(x, y, 70, "#e8f0e0", 0.35)
            scene.moon(x, y, 36, "#2a4650", "#e8f0dc", lit=0.1 + 0.8 * share)
        else:
            scene.glow(x, y, 96, "#ffe0a0", 0.5)
            scene.disc(x, y, 40, "#fdf0c4")
    haze = paint("#dcb478")
    scene.mass([(60, 690), (210, 470), (360, 690)], between(paint("#8a6a44"), haze, 0.5), haze)
    scene.mass([(210, 470), (360, 690), (250, 690)], between(paint("#4a3626"), haze, 0.45), haze)
    for x, width, height in ((700, 54, 300), (770, 40, 210), (640, 44, 180), (838, 56, 250)):
        scene.mass(
            [
                (x - width / 2, 700),
                (x + width / 2, 700),
                (x + width / 2, 700 - height),
                (x + width * 0.1, 700 - height - 20),
                (x - width / 2, 700 - height + 26),
            ],
            between(paint("#4a4a4c"), haze, 0.4),
            haze,
            angle=90,
        )
        for row in range(int(height / 26)):
            for column in (-0.28, 0.0, 0.28):
                if scene.chance.random() < 0.8:
                    px, py = x + column * width, 690 - row * 26
                    scene.mass(
                        [(px - 4, py), (px + 4, py), (px + 4, py - 13), (px - 4, py - 13)],
                        between(paint("#1c1c20"), haze, 0.35),
                        texture=0,
                    )
    for at in range(4):
        scene.line(
            [(440 + at * 42, 690), (440 + at * 42, 600)], 13, between(paint("#f0e0b4"), haze, 0.3), taper=0
        )
    scene.mass([(424, 602), (586, 600), (584, 586), (424, 588)], between(paint("#f4e6c0"), haze, 0.25))
    scene.mass([(424, 588), (584, 586), (556, 566), (470, 556)], between(paint("#d8c090"), haze, 0.3))
    scene.mist(690, 40, "#f0d49a", 0.8)
    dune = np.clip((scene.y - 690) / 310, 0, 1)
    ripple = np.sin((scene.y - 690) / (5 + 20 * dune) + scene.x / 120 + 1.4 * scene.noise(150, 4, 0.5, 2.4))
    sand = smoothstep(-4, 8, scene.y - (700 + 20 * np.sin(scene.x / 170 + 2) + 4 * scene.noise(80)))
    scene.lay(
        sand, between(paint("#e8c080"), paint("#4a3222"), dune[..., None]) * (1 + 0.11 * ripple[..., None])
    )
    _clock(scene, 470, 700, 210)
    drift = smoothstep(-4, 10, scene.y - (760 + 16 * np.sin(scene.x / 90 + 0.6) + 5 * scene.noise(60)))
    scene.lay(
        drift, between(paint("#d8a868"), paint("#3c281c"), dune[..., None]) * (1 + 0.12 * ripple[..., None])
    )
    for rib in range(7):
        x = 690 + rib * 34
        high = 120 * math.sin(math.pi * (rib + 1.6) / 9.4) + 30
        scene.limb(
            [(x, 812), (x + 22, 812 - high), (x + 60, 812 - high * 1.02)],
            [13, 11, 2],
            "#f6ead0",
            "#9a7a54",
            angle=20,
        )
    scene.limb([(660, 796), (760, 782), (880, 792), (990, 820)], [10, 17, 15, 10], "#f2e4c4", "#8a6a48")
    skull = [(600, 806), (610, 766), (640, 752), (676, 766), (684, 800), (650, 812)]
    scene.mass(skull, "#f8eed4", "#9a7a54", round_=True, angle=40)
    scene.disc(634, 780, 9, "#2a1c14")
    scene.walker(250, 826, 0.86, "#140e0c")
    scene.lay(smoothstep(840, 1000, scene.y) * 0.55, "#241812")
    flow: Array = np.where(scene.y > 690, 0.1 * np.sin(scene.x / 120), 0.3 * np.sin(scene.x / 200)).astype(
        np.float32
    )
    return flow


def _clock(scene: Scene, x: float, y: float, radius: float) -> None:
    """A great clock face, half sunk, tilted, its glass gone."""

    def at(turn: float, share: float) -> tuple[float, float]:
        px, py = radius * share * math.cos(turn), radius * share * math.sin(turn)
        return x + px * 0.97 - py * 0.20, y + py * 0.93 + px * 0.24

    turns = np.linspace(0, 2 * math.pi, 60)
    scene.mass([(at(t, 1.0)[0] + 26, at(t, 1.0)[1] + 12) for t in turns], "#2e2218", texture=0.1)
    scene.mass([at(t, 1.0) for t in turns], "#d0a048", "#5a3c1a", angle=40)
    scene.mass([at(t, 0.9) for t in turns], "#f6ecd0", "#c0a478", angle=40, texture=0.04)
    scene.line([at(t, 0.945) for t in turns], 4, "#fff0c0", 0.6)
    for hour in range(12):
        turn = hour * math.pi / 6
        scene.line([at(turn, 0.66), at(turn, 0.84)], 13 if hour % 3 == 0 else 8, "#2a1c14", taper=0)
    for tick in range(60):
        turn = tick * math.pi / 30
        scene.line([at(turn, 0.855), at(turn, 0.885)], 3, "#2a1c14", taper=0)
    for turn, share, width in ((-2.0, 0.54, 15), (-0.9, 0.78, 10), (-1.25, 0.7, 10), (-0.55, 0.8, 10)):
        scene.line(
            [at(turn + math.pi, 0.12), at(turn, share)],
            width,
            "#1c130e",
            1 if width > 10 or turn == -0.9 else 0.4,
            taper=0.3,
        )
    scene.disc(x, y, 14, "#1c130e")
    crack = [at(-2.7, 0.9), at(-2.5, 0.6), at(-2.75, 0.42), at(-2.2, 0.24), at(-1.6, 0.3)]
    scene.line(crack, 4, "#5a4430", 0.9)
