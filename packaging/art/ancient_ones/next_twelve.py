"""Abhoth, Glaaki, Shudde M'ell, Tsathoggua, Chaugnar Faugn, Cthugha, Nyogtha and more."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from ..monsters.parts import eye, face, glint, hand, maw, teeth
from ..monsters.sculpture import Sculpture
from ..noise import generator
from ..painting.scene import Scene
from . import views
from .first_eight import tentacle
from .register import looming


@looming(
    "abhoth",
    behind=partial(views.cavern, dark="#0c0c10", rock="#5a564c", light=(500, 420, 420), glow="#c8d0a0"),
    ramp=("#101014", "#7a7a70", "#e0dcc0"),
    rim="#d8f0a0",
    spark="#f0f0c0",
    haze="#1c1c1e",
    hazed=(1050, 1260),
)
def abhoth(s: Sculpture) -> None:
    """The source of uncleanness: a gray pool that heaves, buds limbs and faces and eats them again."""
    chance = generator("abhoth")
    for _ in range(70):
        turn, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        x, y = 50 + 54 * far * math.cos(turn), 90 + 30 * far * math.sin(turn)
        s.ball(x, y, chance.uniform(7, 17), chance.uniform(4, 8), z=-4 + (y - 60) * 0.2, bump=0.25)
    s.limb([(50, 96), (48, 70), (52, 44), (50, 30)], [38, 28, 20, 15], [2, 6, 8, 8], bump=0.6)
    for x, y, size in ((50, 26, 1.0), (26, 62, 0.62), (76, 58, 0.66), (60, 82, 0.7), (30, 92, 0.56)):
        with s.placed(x, y, scale=size, turn=float(chance.uniform(-22, 22)), lift=18):
            face(s, look="hollow", mouth="scream", gaunt=0.9, nose=0)
    for x, y, turn, size in (
        (14, 60, -120, 1.2),
        (88, 52, -60, 1.3),
        (36, 44, -110, 0.9),
        (70, 34, -50, 1.0),
        (10, 92, -150, 1.1),
        (92, 88, -30, 1.1),
    ):
        s.limb(
            [(50 + (x - 50) * 0.5, y + 22), ((50 + x) / 2 + (x - 50) * 0.3, y + 12), (x, y)],
            [7, 5, 3.4],
            [8, 12, 14],
            bump=0.3,
        )
        hand(s, x, y, turn, size=size, z=14, curl=0.5)
    for _ in range(24):
        x, y = chance.uniform(6, 94), chance.uniform(66, 106)
        s.ball(x, y, chance.uniform(1.4, 3), z=22, dark=-0.15)
    for x, y, size in ((42, 56, 2.4), (60, 60, 1.8), (44, 74, 2.0), (80, 78, 1.8), (18, 78, 1.6)):
        eye(s, x, y, size, float(chance.uniform(-30, 30)), slit=False)


def _glaaki_before(scene: Scene) -> None:
    views.sea(scene, 1050, "#061418", "#2a4a52", "#a8d8d0")
    views.bare_trees(scene, 1220, "#050a0c")


@looming(
    "glaaki",
    behind=partial(
        views.sky, colors=("#081018", "#1c3a4a", "#6a8f94", "#14242c"), light=(500, 260, 360), glow="#c8e8e0"
    ),
    before=_glaaki_before,
    ramp=("#0c1a20", "#4f7a70", "#cfe0b8"),
    rim="#d8fff0",
    spark="#ffe06a",
    haze="#3a5a62",
    hazed=(900, 1120),
)
def glaaki(s: Sculpture) -> None:
    """The thing in the lake: a slug's bulk under a thicket of metal spines, three eyes on stalks."""
    chance = generator("glaaki")
    for at in range(64):
        turn = math.pi * (0.02 + 0.96 * chance.random()) + math.pi
        root = (50 + 30 * math.cos(turn), 62 + 22 * math.sin(turn))
        length = chance.uniform(20, 46)
        tip = (root[0] + length * math.cos(turn) * 0.9, root[1] + length * math.sin(turn))
        s.limb([root, tip], [1.6, 0.15], [4 + at % 5, 2], dark=0.05 + 0.2 * (at % 3 == 0))
    s.limb([(50, 54), (50, 84), (50, 112)], [32, 39, 44], [2, 6, 4], bump=0.5)
    for row in range(5):
        s.limb([(16, 78 + row * 8), (50, 86 + row * 8), (84, 78 + row * 8)], [2.4, 3.2, 2.4], [28, 42, 28])
    for x, y, bend in ((30, 14, -6), (50, 2, 3), (72, 16, 7)):
        s.limb(
            [(50 + (x - 50) * 0.4, 50), (50 + (x - 50) * 0.7 + bend, 36), (x, y + 6)],
            [6, 4, 3.4],
            [30, 34, 34],
            rings=(12, 0.4),
        )
        s.ball(x, y, 7.4, 7, 34)
        eye(s, x, y + 0.4, 2.9, (x - 50) * 0.3)
    s.ink([(34, 64), (42, 56), (50, 54), (58, 56), (66, 64), (60, 74), (50, 78), (40, 74)], round_=True)
    for turn in np.linspace(0, 2 * math.pi, 22, endpoint=False):
        x, y = 50 + 15.6 * math.cos(turn), 66 + 11.6 * math.sin(turn)
        s.shine(
            [
                (x + 1.3 * math.sin(turn), y - 1.3 * math.cos(turn)),
                (x - 1.3 * math.sin(turn), y + 1.3 * math.cos(turn)),
                (50 + 9 * math.cos(turn), 66 + 6 * math.sin(turn)),
            ]
        )
    for x, length in ((36, 18), (44, 24), (56, 24), (64, 18)):
        tentacle(
            s, [(x, 74), (x + (x - 50) * 0.3, 84), (x + (x - 50) * 0.9, 74 + length)], 3.4, 44, suckers=False
        )


def _shudde_before(scene: Scene) -> None:
    views.roofs(scene, 1190, "#140a08", "#ffb84a")


@looming(
    "shudde-mell",
    behind=partial(
        views.sky, colors=("#140a0a", "#4a2418", "#b8683a", "#2a120c"), light=(520, 480, 420), glow="#ffb06a"
    ),
    before=_shudde_before,
    ramp=("#1c0c0c", "#8a4a3a", "#f0b890"),
    rim="#ffc08a",
    spark="#ffe8b0",
    haze="#5a2c1c",
    hazed=(880, 1130),
)
def shudde_mell(s: Sculpture) -> None:
    """The burrower: a worm as wide as a street that rears up and opens its crown of feelers."""
    s.limb(
        [(92, 112), (84, 70), (60, 52), (50, 40)], [30, 28, 26, 23], [-4, 0, 4, 8], rings=(16, 1.2), bump=0.3
    )
    s.limb(
        [(8, 118), (2, 96), (14, 84), (26, 100)],
        [14, 13, 11, 8],
        [-8, -6, -8, -10],
        rings=(14, 0.8),
        dark=0.15,
    )
    for ring in range(2):
        for at in range(13):
            turn = at / 13 * 2 * math.pi + ring * 0.24
            far = (20, 34, 44 + 5 * math.sin(at * 2.3), 54 + 5 * math.sin(at * 1.7))
            points = [
                (50 + d * math.cos(turn + 0.12 * step) * 0.95, 38 + d * math.sin(turn + 0.12 * step) * 0.98)
                for step, d in enumerate(far)
            ]
            tentacle(s, points, 6 - ring, 18 + ring * 6)
    s.ball(50, 38, 23, 23, 18)
    s.ink([(50 + 20 * math.cos(t), 38 + 20 * math.sin(t)) for t in np.linspace(0, 6.2, 30)], round_=True)
    for ring, (outer, inner, count) in enumerate(((20, 13.5, 26), (14.6, 9, 20), (9.6, 4.6, 14))):
        for turn in np.linspace(0, 2 * math.pi, count, endpoint=False) + ring * 0.1:
            x, y = 50 + outer * math.cos(turn), 38 + outer * math.sin(turn)
            width = outer * 0.085
            s.shine(
                [
                    (x + width * math.sin(turn), y - width * math.cos(turn)),
                    (x - width * math.sin(turn), y + width * math.cos(turn)),
                    (50 + inner * math.cos(turn), 38 + inner * math.sin(turn)),
                ],
                strength=0.95 - ring * 0.25,
            )


@looming(
    "tsathoggua",
    behind=partial(views.cavern, dark="#0c0810", rock="#4a3a4a", light=(500, 300, 400), glow="#e0a04a"),
    before=partial(views.worshippers, y=1160, color="#08050a", flame="#ffb04a"),
    ramp=("#120c10", "#5c4638", "#d0a878"),
    rim="#ffc86a",
    spark="#ffcf5a",
    haze="#1c1216",
    hazed=(1040, 1260),
)
def tsathoggua(s: Sculpture) -> None:
    """The sleeper of N'kai: a toad's bulk in a bat's fur, ears like wings, eyes that will not quite open."""
    chance = generator("tsathoggua")
    s.limb([(50, 54), (50, 82), (50, 108)], [32, 42, 46], [0, 4, 2], bump=0.5)
    for _ in s.both():
        s.sheet(
            [(62, 20), (80, -6), (96, -8), (94, 14), (86, 34), (70, 38)],
            0,
            dome=1.6,
            round_=True,
            folds=(40, 6, 0.5),
        )
        s.limb([(70, 54), (88, 72), (84, 96), (66, 98)], [13, 12, 9, 7], [8, 14, 20, 26], bump=0.4)
        hand(s, 66, 98, 172, size=1.15, z=30, nails=1.6)
        s.limb([(78, 92), (96, 102), (86, 112)], [15, 13, 10], [4, 12, 18], bump=0.4)
    s.ball(50, 36, 31, 24, 14, bump=0.3)
    s.ball(50, 24, 23, 16, 18, bump=0.3)
    for _ in range(150):
        x, y = chance.uniform(10, 90), chance.uniform(52, 96)
        s.limb(
            [(x, y), (x + chance.normal(0, 1.4), y + 5), (x + chance.normal(0, 2), y + 9)],
            [1.1, 0.9, 0.15],
            34 - abs(x - 50) * 0.4,
            dark=chance.uniform(-0.1, 0.15),
        )
    s.limb([(22, 46), (36, 54), (50, 56), (64, 54), (78, 46)], [3, 4, 5, 4, 3], [28, 38, 41, 38, 28])
    s.stroke([(20, 42), (34, 49), (50, 51), (66, 49), (80, 42)], 2.6)
    for _ in s.both():
        s.ball(65, 26, 9, 8, 28)
        s.ink([(56.6, 28), (65, 25), (73.4, 28), (65, 32.6)], round_=True)
        s.shine([(58.4, 28.6), (65, 27), (71.6, 28.6), (65, 31.6)], round_=True)
        s.ink([(64.2, 27.4), (65.8, 27.4), (65.8, 31.4), (64.2, 31.4)])
        s.limb([(56, 25), (65, 21.4), (74, 26)], [2.6, 4.2, 2.6], [34, 37, 30])
        s.dot(53, 41, 1.3)
        s.shine([(62, 50.4), (66, 49.6), (65, 56)])
    for x, y in ((36, 16), (44, 11), (57, 12), (64, 17), (28, 34), (73, 38), (50, 18)):
        s.ball(x, y, 2.2, z=34)


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
    """The living flame: a burning mass in which a face forms and is gone."""
    chance = generator("cthugha")
    for ring, count, reach, width in ((0, 26, 56, 5.4), (1, 22, 42, 5.6), (2, 16, 30, 5)):
        for at in range(count):
            turn = at / count * 6.283 + ring * 0.2
            lift = -8 * (1 - abs(math.cos(turn)))
            far = reach * chance.uniform(0.8, 1.12)
            points = [
                (50 + 14 * math.cos(turn), 46 + 14 * math.sin(turn)),
                (50 + far * 0.5 * math.cos(turn + 0.18), 46 + far * 0.5 * math.sin(turn + 0.18) + lift * 0.4),
                (
                    50 + far * 0.78 * math.cos(turn - 0.05),
                    46 + far * 0.8 * math.sin(turn - 0.05) + lift * 0.8,
                ),
                (50 + far * math.cos(turn + 0.16), 46 + far * math.sin(turn + 0.16) + lift),
            ]
            s.limb(
                points,
                [width, width * 0.9, width * 0.6, 0.2],
                [ring * 6 + 2, ring * 6 + 4, ring * 6, ring * 4],
                dark=0.24 - ring * 0.16,
            )
    s.ball(50, 46, 23, 25, 8, bump=0.3, dark=-0.3)
    with s.placed(50, 44, scale=1.25, lift=18):
        s.ball(0, -6, 14, 15, 0, dark=-0.4)
        for _ in s.both(0):
            s.limb([(2, -4), (7, -8), (14, -4)], [1.8, 2.6, 1.4], [16, 16, 10], dark=-0.3)
            s.ink([(2.6, -1), (7, -4.6), (12, -2), (7.6, 2.6)], round_=True)
            s.shine([(5.6, -1.4), (8, -2.6), (9.4, -1), (7.4, 0.4)], round_=True)
        s.ink([(-9, 8), (0, 5.4), (9, 8), (6, 18), (0, 22), (-6, 18)], round_=True)
        teeth(s, [(-8.4, 8), (0, 5.8), (8.4, 8)], 8, 5)
        teeth(s, [(6, 18), (0, 21.6), (-6, 18)], 5, 4)


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
    chance = generator("quachil")
    for _ in range(30):
        turn = chance.uniform(0, 6.28)
        x, y = 50 + 17 * math.cos(turn), 14 + 16 * math.sin(turn)
        s.stroke([(x, y), (x + chance.normal(0, 3), y + 4), (x + chance.normal(0, 4), y + 9)], 0.9)
    for _ in range(22):
        x, y = chance.uniform(40, 60), chance.uniform(46, 74)
        s.stroke([(x, y), (x + chance.normal(0, 2), y + 3), (x + chance.normal(0, 3), y + 6)], 0.8)


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
