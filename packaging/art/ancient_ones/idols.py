"""Chaugnar Faugn, Cthugha, Nyogtha, Quachil Uttaus and Rhan-Tegoth."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..monsters.parts import eye, face, glint, hand, maw
from ..monsters.sculpture import Sculpture
from ..noise import generator
from ..painting.scene import Scene
from . import views
from .register import looming


@looming(
    "chaugnar-faugn",
    behind=partial(
        views.sky, colors=("#0c0a14", "#3a1a2c", "#a84a3a", "#1c0c14"), light=(500, 320, 420), glow="#ff9a5a"
    ),
    before=partial(views.worshippers, y=1160, color="#0a0608", flame="#ffa03a"),
    ramp=("#0c1a16", "#4f7a66", "#d0e8c0"),
    rim="#ffb06a",
    spark="#ff5a3a",
    haze="#3a1a22",
    hazed=(1020, 1250),
    bloom=0.4,
)
def chaugnar_faugn(s: Sculpture) -> None:
    """The horror from the hills: a squatting idol with an elephant's head and a trunk that ends in a disc."""
    s.limb([(50, 48), (50, 74), (50, 100)], [24, 31, 35], [0, 4, 2], bump=0.3)
    for row in range(3):
        s.limb([(30, 66 + row * 9), (50, 71 + row * 9), (70, 66 + row * 9)], [2, 2.8, 2], [24, 33, 24])
    for _ in s.both():
        s.limb([(64, 88), (90, 96), (84, 110)], [14, 13, 10], [6, 14, 20], bump=0.3)
        s.limb([(68, 52), (88, 64), (84, 86), (72, 92)], [10, 9, 7.5, 6.4], [8, 12, 18, 24])
        hand(s, 72, 91, 165, size=1.05, z=28)
        s.sheet(
            [(62, 14), (78, -2), (95, 0), (98, 16), (92, 28), (96, 40), (84, 46), (68, 44)],
            2,
            dome=1.2,
            folds=(70, 5, 0.6),
        )
        for tip in ((94, 2), (97, 16), (95, 39)):
            s.limb([(66, 28), ((66 + tip[0]) / 2, (24 + tip[1]) / 2), tip], [2, 1.6, 0.4], [8, 7, 4])
    s.ball(50, 26, 19, 21, 14)
    s.ball(50, 12, 15, 13, 18)
    for _ in s.both():
        s.ball(61, 24, 5.4, 4.8, 28)
        s.limb([(54, 20), (61, 17), (68, 22)], [2.4, 3.2, 2], [34, 34, 28])
        glint(s, 61, 24, 2.1, -12)
        s.limb([(58, 42), (66, 54), (68, 68), (62, 78)], [4.2, 3.8, 3, 0.4], [26, 32, 36, 40], dark=-0.35)
    s.limb([(50, 24), (50, 40), (47, 56), (50, 72)], [9, 7.6, 6.4, 6], [26, 36, 42, 46], rings=(16, 0.7))
    s.ball(50, 78, 13, 12, 44, flat=0.5)
    s.ink([(50 + 8.6 * math.cos(t), 78 + 7.6 * math.sin(t)) for t in np.linspace(0, 6.2, 20)], round_=True)
    for turn in np.linspace(0, 2 * math.pi, 14, endpoint=False):
        s.limb(
            [
                (50 + 9.5 * math.cos(turn), 78 + 8.5 * math.sin(turn)),
                (50 + 5 * math.cos(turn), 78 + 4.4 * math.sin(turn)),
            ],
            [1.2, 0.2],
            51,
            dark=-0.4,
        )
    for row in range(3):
        s.limb([(34 - row, 44 + row * 4), (42, 50 + row * 4)], [1.8, 1.8], 28, dark=-0.3)


def _cthugha_behind(scene: Scene) -> None:
    views.stars(scene, ("#050814", "#200a0c"), (500, 480, 620), "#c83a14")
    views.beams(scene, 500, 480, "#ffb04a", 0.5)
    scene.glow(500, 480, 400, "#ff8a2a", 0.8)
    scene.glow(500, 480, 250, "#fff0a0", 0.8)


@looming(
    "cthugha",
    behind=_cthugha_behind,
    before=partial(views.pines, y=1220, color="#0c0608", size=0.9),
    ramp=("#8a1a08", "#ff7a1a", "#fff2a0"),
    rim="#fff8d0",
    spark="#fffbe0",
    haze="#6a1a0c",
    hazed=(1040, 1260),
    bloom=0.9,
)
def cthugha(s: Sculpture) -> None:
    """The living flame: a column of fire over the woods, full of eyes, with no face to plead with."""
    chance = generator("cthugha")
    for ring in range(3):
        for at in range(22 - ring * 4):
            share = (at + 0.5) / (22 - ring * 4) * 2 - 1
            root = (50 + share * (34 - ring * 7), 84 - (1 - abs(share)) * 10 - ring * 12)
            high = (78 - ring * 16) * (1 - 0.55 * share * share) * chance.uniform(0.75, 1.12)
            lean = chance.uniform(-7, 7) + share * (14 - ring * 3)
            way = [
                root,
                (root[0] + lean * 0.9 + 4, root[1] - high * 0.34),
                (root[0] + lean * 0.2 - 4, root[1] - high * 0.68),
                (root[0] + lean * 0.8 + 3, root[1] - high),
            ]
            width = (7.4 - ring * 0.8) * (1 - 0.3 * abs(share))
            s.limb(
                way,
                [width, width * 0.95, width * 0.55, 0.2],
                [ring * 7, ring * 7 + 4, ring * 6, ring * 4],
                dark=0.3 - ring * 0.22,
            )
    for side in (-1, 1):
        for at, (low, out) in enumerate(((98, 30), (106, 18), (92, 44), (110, 6))):
            start = (50 + side * (12 + at * 6), 78)
            way = [
                start,
                (50 + side * (out + 12), 84),
                (50 + side * out, low - 6),
                (50 + side * (out + 8), low + 8),
            ]
            s.limb(way, [6, 5, 3.4, 0.2], [8, 10, 8, 4], dark=0.1 * at)
    for index in range(26):
        turn, far = index * 2.4, math.sqrt(index / 26)
        x, y = 50 + 25 * far * math.cos(turn), 60 + 22 * far * math.sin(turn)
        size = 7.6 * (1 - 0.62 * far) * (0.8 + 0.35 * ((index * 5) % 4) / 3)
        s.ball(x, y, size, z=20 + 10 * (1 - far), dark=-0.4)
        with s.placed(x, y, turn=(x - 50) * 1.2, scale=size * 0.36):
            s.ink([(-2.2, 0), (0, -1.5), (2.2, 0), (0, 1.5)], round_=True)
            s.shine([(-1.9, 0), (0, -1.2), (1.9, 0), (0, 1.2)], round_=True)
            s.ink([(0, -1.15), (0.42, 0), (0, 1.15), (-0.42, 0)], round_=True)


def _nyogtha_before(scene: Scene) -> None:
    for x, y, size, turn in (
        (110, 1180, 1.2, -0.1),
        (270, 1210, 0.9, 0.08),
        (760, 1200, 1.0, -0.06),
        (910, 1180, 1.25, 0.12),
    ):
        cos, sin = math.cos(turn), math.sin(turn)
        stone = [(-40, 60), (-40, -40), (-26, -66), (0, -76), (26, -66), (40, -40), (40, 60)]
        scene.mass(
            [(x + (px * cos - py * sin) * size, y + (px * sin + py * cos) * size) for px, py in stone],
            "#4a4a58",
            "#14141c",
            texture=0.15,
        )
        scene.line([(x - 20 * size, y - 20 * size), (x + 20 * size, y - 20 * size)], 4, "#0c0c12", 0.8)
        scene.line([(x, y - 44 * size), (x, y + 10 * size)], 4, "#0c0c12", 0.8)
    views.ground(scene, 1216, "#08080c")


@looming(
    "nyogtha",
    behind=partial(
        views.sky, colors=("#08080f", "#24203a", "#6a6486", "#14121f"), light=(520, 240, 300), glow="#d8d0f0"
    ),
    before=_nyogtha_before,
    ramp=("#030305", "#1c1830", "#7a6ab0"),
    rim="#c8a8ff",
    spark="#e8dcff",
    haze="#1c1830",
    hazed=(980, 1200),
    bloom=0.35,
)
def nyogtha(s: Sculpture) -> None:
    """The thing that should not be: black, wet, without form, and all of it reaching."""
    chance = generator("nyogtha")
    for at in range(17):
        share = at / 16
        root = 50 + (share - 0.5) * 56
        top = 4 + 44 * abs(share - 0.5) ** 1.1 + chance.uniform(-6, 8)
        sway = (share - 0.5) * 60
        points = [
            (root, 104),
            (root + sway * 0.3 + chance.normal(0, 3), 74),
            (root + sway * 0.6 + chance.normal(0, 5), (74 + top) / 2),
            (root + sway + chance.normal(0, 4), top),
        ]
        s.limb(points, [10, 7, 4.4, 0.4], [0, 6, 4, 2], bump=0.15)
        for drop in range(2):
            x, y = points[2]
            s.ball(x + chance.normal(0, 5), y + 8 + drop * 9, 1.3, 2.2, 8)
    s.limb([(50, 110), (49, 76), (52, 48), (48, 26)], [42, 33, 24, 12], [2, 8, 10, 8], bump=0.5)
    for _ in range(40):
        x, y = chance.uniform(22, 78), chance.uniform(40, 104)
        s.ball(x, y, chance.uniform(3, 8), z=12, bump=0.15)
    for x, y, size, turn in (
        (44, 44, 2.6, -14),
        (58, 50, 3.4, 12),
        (46, 62, 2, 0),
        (62, 70, 2.2, 10),
        (36, 72, 1.8, -10),
        (52, 34, 1.7, 0),
        (68, 88, 1.8, 0),
        (40, 88, 2.2, 0),
    ):
        eye(s, x, y, size, turn)
    maw(s, [(38, 76), (46, 73), (54, 74), (60, 78)], [(38, 76), (45, 86), (53, 88), (60, 78)], 9, 4.4)


def _quachil_behind(scene: Scene) -> None:
    scene.gradient((0, "#8a8a86"), (500, "#4a4a4c"), (1250, "#141416"))
    scene.clouds(0, 1200, "#2a2a2e", 0.7, scale=260, stretch=1, cut=0.0)
    beam = [(390, -20), (610, -20), (760, 1260), (240, 1260)]
    scene.mass(beam, "#f4f2e4", "#8a8a86", alpha=0.7, feather=26, texture=0.05)
    scene.glow(500, 420, 320, "#fffbe8", 0.6)


def _quachil_before(scene: Scene) -> None:
    for _ in range(260):
        x, y = scene.chance.normal(500, 170), scene.chance.uniform(0, 1250)
        scene.glow(x, y, scene.chance.uniform(1.5, 4), "#fffbe8", 0.6)
    views.ruins(scene, 1190, "#6a6a68", "#101012")


@looming(
    "quachil-uttaus",
    behind=_quachil_behind,
    before=_quachil_before,
    ramp=("#1c1a1a", "#7a746a", "#e8e0cc"),
    rim="#ffffff",
    spark="#fff8d8",
    haze="#5a5a58",
    hazed=(1040, 1260),
    bloom=0.4,
)
def quachil_uttaus(s: Sculpture) -> None:
    """The treader of the dust: a thing like a shriveled child, stiff-armed, down a shaft of gray light."""
    for _ in s.both():
        s.limb([(54, 72), (58, 88), (54, 106)], [6, 4.4, 3.4], [2, 4, 2], bump=0.3)
        hand(s, 54, 105, 86, size=0.8, z=6, nails=1.6)
        s.limb([(60, 46), (76, 48), (92, 40)], [5.6, 4.2, 3.2], [8, 12, 16], bump=0.35)
        hand(s, 90, 40, -32, size=1.35, z=18, curl=0.25, nails=2.6)
    s.limb([(50, 42), (50, 56), (50, 74)], [14, 11, 10], [4, 4, 2], bump=0.35)
    for row in range(6):
        for _ in s.both():
            s.limb(
                [(50.6, 48 + row * 4), (57, 49 + row * 4), (61 - row * 0.4, 52 + row * 4)],
                [0.9, 1.2, 0.8],
                [19, 18, 10],
            )
    s.limb([(50, 36), (50, 44)], [5, 6], [8, 10], rings=(4, 0.5))
    with s.placed(50, 22, scale=1.35, lift=14):
        face(s, look="hollow", mouth="scream", gaunt=1.0, nose=0, jaw=0.8)
    _wrinkled(s)


def _wrinkled(s: Sculpture) -> None:
    """The folds of dry skin: over the brow, down the temples, and across the belly."""
    for row in range(4):
        y, wide = 4.4 + row * 3.6, 8.6 + row * 1.7
        for _ in s.both():
            way = [(50, y), (50 + wide * 0.55, y - 0.5), (50 + wide, y + 1.9)]
            s.limb(way, [1.0, 0.95, 0.35], [38.0 + row * 0.25, 37.0 + row * 0.25, 32.0 + row * 0.3])
    for _ in s.both():
        for turn in range(3):
            x = 62.5 + turn * 1.7
            s.limb(
                [(x, 12 + turn * 2), (x + 2, 19 + turn), (x + 0.6, 25)], [0.4, 0.9, 0.3], [25 - turn * 3] * 3
            )
    for row in range(3):
        s.limb([(42, 68 + row * 3), (50, 70 + row * 3), (58, 68 + row * 3)], [0.4, 1.0, 0.4], [11, 15, 11])


def _rhan_before(scene: Scene) -> None:
    views.ruins(scene, 1170, "#c8d4dc", "#2a3a4a")
    views.snow(scene, 160)


@looming(
    "rhan-tegoth",
    behind=partial(
        views.sky, colors=("#0c1424", "#34506e", "#b0c4d4", "#2a3a50"), light=(500, 300, 400), glow="#e8f4ff"
    ),
    before=_rhan_before,
    ramp=("#14161f", "#7a6478", "#f0d8d8"),
    rim="#e8f8ff",
    spark="#f4faff",
    haze="#8aa0b4",
    hazed=(1010, 1230),
    bloom=0.35,
)
def rhan_tegoth(s: Sculpture) -> None:
    """On its ivory throne: a bubble of a head with three eyes, a proboscis, six clawed limbs, fur."""
    chance = generator("rhan")
    s.sheet(
        [(14, 20), (24, 4), (30, 24), (70, 24), (76, 4), (86, 20), (90, 114), (10, 114)],
        -26,
        dome=0.8,
        dark=-0.1,
        folds=(0, 8, 0.6),
    )
    for _ in s.both():
        for shoulder, elbow, wrist, turn in (
            ((66, 52), (88, 40), (92, 16), -80),
            ((70, 66), (92, 70), (90, 92), 100),
            ((64, 84), (84, 100), (72, 112), 140),
        ):
            s.limb([shoulder, elbow, wrist], [7.6, 6.2, 4.6], [4, 10, 16], bump=0.25, rings=(8, 0.4))
            for spread in (-26, 26):
                angle = math.radians(turn + spread)
                bend = math.radians(turn + spread * 0.3)
                s.limb(
                    [
                        wrist,
                        (wrist[0] + 8 * math.cos(angle), wrist[1] + 8 * math.sin(angle)),
                        (wrist[0] + 15 * math.cos(bend), wrist[1] + 15 * math.sin(bend)),
                    ],
                    [4.4, 3.8, 0.3],
                    17,
                    dark=-0.2,
                )
    s.ball(50, 72, 27, 31, 2, bump=0.3)
    for _ in range(240):
        turn, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        x, y = 50 + 25 * far * math.cos(turn), 72 + 29 * far * math.sin(turn)
        lift = 2 + 27 * math.sqrt(max(0.02, 1 - far * far))
        s.limb(
            [(x, y), (x + chance.normal(0, 1.6), y + 3.6), (x + chance.normal(0, 2), y + 6)],
            [1.2, 0.9, 0.7],
            lift,
            dark=chance.uniform(-0.15, 0.1),
        )
    s.ball(50, 30, 21, 20, 14)
    for x, y in ((50, 19), (40, 30), (60, 30)):
        s.ball(x, y, 6, 5.6, 30)
        eye(s, x, y, 2.4, (x - 50) * 1.2)
    s.limb([(50, 36), (52, 50), (47, 62), (50, 76)], [6.4, 5, 4, 2.6], [32, 38, 40, 38], rings=(18, 0.5))
    s.ink([(48.6, 76), (51.4, 76), (52.4, 80), (47.6, 80)])
    for _ in s.both():
        for at in range(4):
            s.limb(
                [(62 + at * 2, 44 - at * 5), (72 + at * 2.4, 46 - at * 7), (76 + at * 2, 40 - at * 9)],
                [2.4, 1.8, 0.4],
                [20, 16, 12],
            )
