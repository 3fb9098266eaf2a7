"""The program's icon: an eye for a moon over the roofs, in a round of brass.

``icon/arkham-desktop-<pixels>.png``; ``packaging/program_icon.py`` makes of them what Windows and macOS want.
Small sizes are drawn apart: fewer roofs, a thicker ring.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from .light import shaded
from .noise import Array, noise
from .painting.fields import mixed_in
from .painting.scene import Scene, paint
from .palette import array
from .surfaces import averaged, blurred, smoothstep

NAME = "arkham-desktop"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_PLAIN = 48
"""Up to so many pixels the plain drawing is used."""


def bake(ids: Sequence[str], to: Path) -> None:
    """Write every size."""
    del ids
    folder = to / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    for pixels in SIZES:
        _image(drawn(pixels)).save(folder / f"{NAME}-{pixels}.png", optimize=True)


def drawn(pixels: int) -> Array:
    """The icon, premultiplied with alpha."""
    plain = pixels <= _PLAIN
    fine = max(2, math.ceil(512 / pixels)) if plain else max(1, 1024 // pixels)
    scene = Scene("icon", pixels * fine)
    _view(scene, plain=plain)
    return averaged(_ringed(scene, 0.13 if plain else 0.105), fine)


def _view(scene: Scene, *, plain: bool) -> None:
    scene.gradient((0, "#0a1626"), (420, "#1d4450"), (700, "#4f7f7c"), (1000, "#0a1218"))
    if not plain:
        scene.clouds(100, 700, "#0c1c2a", 0.6, scale=240, stretch=2.4, cut=0.2)
        scene.stars(90, 500, size=4)
    scene.glow(500, 390, 380, "#cfe0b0", 0.7)
    _eye(scene, 500, 390, 1.18 if plain else 1.0)
    tone = "#060a0e"
    if plain:
        shape = [(0, 1000), (0, 720), (170, 600), (300, 700), (300, 620), (420, 620), (500, 460), (580, 620)]
        shape += [(580, 700), (690, 700), (830, 590), (1000, 720), (1000, 1000)]
        shape[4:9] = [(300, 720), (410, 720), (410, 700), (500, 640), (590, 700)]
        scene.mass(shape, tone, texture=0)
        for x in (180, 500, 820):
            scene.mass([(x - 34, 800), (x + 34, 800), (x + 34, 880), (x - 34, 880)], "#ffc860", texture=0)
        return
    for x, y, wide, steep in (
        (60, 720, 170, 90),
        (220, 770, 150, 80),
        (640, 770, 150, 80),
        (800, 710, 180, 100),
    ):
        _roof(scene, x, y, wide, steep, "#12222a")
    scene.mass([(455, 1000), (455, 720), (500, 560), (545, 720), (545, 1000)], "#0c171d", texture=0)
    for x, y, wide, steep in (
        (-20, 830, 200, 100),
        (150, 860, 190, 90),
        (330, 880, 170, 80),
        (500, 850, 200, 96),
        (690, 870, 190, 90),
        (860, 820, 200, 110),
    ):
        _roof(scene, x, y, wide, steep, tone)
    for x, y in (
        (70, 860),
        (210, 890),
        (280, 890),
        (420, 910),
        (560, 890),
        (640, 890),
        (760, 900),
        (910, 860),
        (500, 770),
    ):
        scene.glow(x, y, 40, "#ffb850", 0.5)
        scene.mass(
            [(x - 12, y - 20), (x + 12, y - 20), (x + 12, y + 20), (x - 12, y + 20)], "#ffe09a", texture=0
        )


def _roof(scene: Scene, x: float, y: float, wide: float, steep: float, tone: str) -> None:
    knee = wide * 0.2
    gambrel = [(x, 1010), (x, y), (x + knee, y - steep * 0.62), (x + wide / 2, y - steep)]
    gambrel += [(x + wide - knee, y - steep * 0.62), (x + wide, y), (x + wide, 1010)]
    scene.mass(gambrel, tone, texture=0)
    scene.mass(
        [
            (x + wide * 0.7, y),
            (x + wide * 0.7, y - steep * 1.2),
            (x + wide * 0.82, y - steep * 1.2),
            (x + wide * 0.82, y),
        ],
        tone,
        texture=0,
    )
    scene.line([(x, y), (x + knee, y - steep * 0.62), (x + wide / 2, y - steep)], 5, "#5f8a8a", 0.7)


def _eye(scene: Scene, x: float, y: float, size: float) -> None:
    """The moon, which is an eye."""
    turns = np.linspace(0, 2 * math.pi, 60)
    lids = [
        (x + 250 * size * math.cos(t), y + 158 * size * math.sin(t) * (1 - 0.24 * abs(math.cos(t)) ** 3))
        for t in turns
    ]
    scene.mass(lids, "#fbf3d2", "#c4bd8c", angle=50, texture=0.04)
    iris = [(x + 132 * size * math.cos(t), y + 138 * size * math.sin(t)) for t in turns]
    scene.mass(iris, "#2f9a7c", "#0f3f3e", angle=50, texture=0.05)
    for t in np.linspace(0, 2 * math.pi, 36, endpoint=False):
        ends = [(x + far * size * math.cos(t), y + far * size * 1.04 * math.sin(t)) for far in (58, 124)]
        scene.line(ends, 7, "#8fe0b0", 0.55)
    slit = [(x, y - 128 * size), (x + 40 * size, y), (x, y + 128 * size), (x - 40 * size, y)]
    scene.mass(slit, paint("#04080a"), texture=0, round_=False)
    scene.disc(x - 58 * size, y - 62 * size, 26 * size, "#ffffff", 0.9)


def _ringed(scene: Scene, ring: float) -> Array:
    """The view in its ring of brass."""
    side = scene.image.shape[0]
    rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
    across, down = (columns + 0.5) / side * 2 - 1, (rows + 0.5) / side * 2 - 1
    far = np.hypot(across, down)
    alpha = np.clip((0.985 - far) * side / 2 + 0.5, 0, 1)
    inside = np.clip((0.985 - ring - far) * side / 2 + 0.5, 0, 1)
    picture = np.clip(scene.image, 0, 1)
    picture *= (1 - 0.55 * smoothstep(0.985 - ring - 0.2, 0.985 - ring, far))[..., None]
    share = (0.985 - far) / ring
    height = (
        (np.exp(-(((share - 0.3) / 0.2) ** 2)) + 0.7 * np.exp(-(((share - 0.85) / 0.12) ** 2)))
        * ring
        * side
        * 0.12
    )
    diffuse, gloss = shaded(blurred(height.astype(np.float32), side * 0.002))
    brass = np.ones_like(picture) * array("#b0822f")
    brass *= (1 + 0.05 * noise(side, side, side * 0.05, 4, "icon brass"))[..., None]
    brass *= np.clip(diffuse / 0.48, 0.35, 1.9)[..., None]
    brass += (np.clip(gloss - 0.25, 0, 1) * 0.5)[..., None] * array("#ffe8b0")
    mixed_in(picture, np.clip(brass, 0, 1), np.clip(alpha - inside, 0, 1))
    return np.dstack([np.clip(picture, 0, 1) * alpha[..., None], alpha]).astype(np.float32)


def _image(picture: Array) -> Image.Image:
    alpha = picture[..., 3:4]
    clean = np.concatenate([np.clip(picture[..., :3] / np.maximum(alpha, 1e-4), 0, 1), alpha], axis=2)
    return Image.fromarray((clean * 255 + 0.5).astype(np.uint8), "RGBA")
