"""What is behind and before the great ones: skies, seas, woods, roofs, all small beside them."""

from __future__ import annotations

import math

import numpy as np

from ..painting.fields import between
from ..painting.scene import Scene, paint
from ..surfaces import smoothstep


def sky(
    scene: Scene, colors: tuple[str, str, str, str], light: tuple[float, float, float], glow: str
) -> None:
    """A stormy sky in four colors from top to bottom, and a light in it (x, y, radius)."""
    top, high, low, foot = colors
    scene.gradient((0, top), (420, high), (800, low), (1250, foot))
    x, y, radius = light
    scene.glow(x, y, radius, glow, 0.75)
    scene.glow(x, y, radius * 0.5, glow, 0.6)
    scene.clouds(200, 900, top, 0.75, scale=260, stretch=2.2, cut=0.1)
    scene.clouds(0, 760, high, 0.6, scale=180, stretch=2.6, cut=0.3)


def beams(scene: Scene, x: float, y: float, color: str, strength: float = 0.3) -> None:
    """Light that breaks out round something."""
    scene.rays(x, y, 26, color, strength, spread=(-3.1, 3.1), fade=520)


def sea(scene: Scene, top: float, near: str, far: str, shine: str, at: float = 500) -> None:
    """Water in front."""
    scene.water(top, near, far, shine=shine, shine_at=((at, 60),), strength=0.7)


def ground(scene: Scene, y: float, color: str, *, wave: float = 20) -> None:
    """Dark earth at the foot of the picture."""
    edge = y + wave * np.sin(scene.x / 130) + wave * 0.4 * scene.noise(70)
    scene.lay(smoothstep(-2, 12, scene.y - edge), color)


def roofs(scene: Scene, y: float, color: str, window: str) -> None:
    """The roofs of a small town, a few windows lit."""
    x = -20.0
    while x < 1020:
        wide, high = scene.chance.uniform(34, 74), scene.chance.uniform(30, 76)
        steep = scene.chance.uniform(18, 40)
        scene.mass(
            [
                (x, 1260),
                (x, y - high),
                (x + wide / 2, y - high - steep),
                (x + wide, y - high),
                (x + wide, 1260),
            ],
            color,
            texture=0.05,
        )
        if scene.chance.random() < 0.5:
            scene.mass(
                [
                    (x + wide * 0.7, y - high),
                    (x + wide * 0.7, y - high - steep - 8),
                    (x + wide * 0.84, y - high - steep - 8),
                    (x + wide * 0.84, y - high),
                ],
                color,
                texture=0,
            )
        if scene.chance.random() < 0.16:
            middle = x + wide / 2
            scene.mass(
                [
                    (middle - 11, y - high),
                    (middle - 11, y - high - 60),
                    (middle, y - high - 120),
                    (middle + 11, y - high - 60),
                    (middle + 11, y - high),
                ],
                color,
                texture=0,
            )
        if scene.chance.random() < 0.5:
            px, py = x + wide * scene.chance.uniform(0.2, 0.6), y - high * scene.chance.uniform(0.4, 0.8)
            scene.mass([(px, py), (px + 9, py), (px + 9, py - 14), (px, py - 14)], window, texture=0)
            scene.glow(px + 4, py - 7, 16, window, 0.4)
        x += wide * scene.chance.uniform(0.8, 1.02)


def pines(scene: Scene, y: float, color: str, size: float = 1.0, count: int = 22) -> None:
    """A row of firs."""
    for at in range(count):
        x = -20 + 1040 * (at + scene.chance.uniform(-0.3, 0.3)) / (count - 1)
        high = size * scene.chance.uniform(90, 190)
        wide = high * 0.2
        for tier in range(5):
            top = y - high + tier * high * 0.17
            foot = top + high * 0.36
            spread = wide * (0.34 + 0.17 * tier)
            scene.mass([(x - spread, foot), (x, top), (x + spread, foot), (x, foot - 7)], color, texture=0)
        scene.mass([(x - 4, y + 20), (x - 4, y - 40), (x + 4, y - 40), (x + 4, y + 20)], color, texture=0)
    scene.lay((scene.y > y - 6).astype(np.float32), color)


def bare_trees(scene: Scene, y: float, color: str) -> None:
    """Dead trees to both sides."""

    def branch(x: float, top: float, turn: float, length: float, width: float, depth: int) -> None:
        end = (x + length * math.cos(turn), top + length * math.sin(turn))
        middle = ((x + end[0]) / 2 + scene.chance.normal(0, length * 0.08), (top + end[1]) / 2)
        scene.limb([(x, top), middle, end], [width, width * 0.8, width * 0.55], color, texture=0)
        if depth:
            for side in (-1, 1):
                angle = turn + side * scene.chance.uniform(0.3, 0.7)
                branch(
                    end[0], end[1], angle, length * scene.chance.uniform(0.55, 0.78), width * 0.55, depth - 1
                )

    for x, length in ((40, 190), (150, 120), (860, 130), (970, 200)):
        branch(x, y, -math.pi / 2 + scene.chance.normal(0, 0.12), length, length * 0.14, 4)
    ground(scene, y - 6, color)


def worshippers(scene: Scene, y: float, color: str, flame: str) -> None:
    """A ring of small robed people with torches."""
    for at in range(13):
        share = at / 12
        x = 60 + 880 * share
        foot = y + 46 * math.sin(math.pi * share)
        size = 0.62 + 0.3 * math.sin(math.pi * share)
        raised = at % 3 == 1
        robe = [(-14, 0), (-11, -34), (-6, -46), (0, -58), (6, -46), (11, -34), (15, 0)]
        scene.mass([(x + px * size, foot + py * size) for px, py in robe], color, texture=0, round_=True)
        if raised:
            scene.line([(x + 6 * size, foot - 36 * size), (x + 22 * size, foot - 70 * size)], 5 * size, color)
            scene.glow(x + 23 * size, foot - 78 * size, 26, flame, 0.75)
            scene.disc(x + 23 * size, foot - 78 * size, 4.5, "#fff0c0")
        else:
            for side in (-1, 1):
                scene.line(
                    [(x + side * 8 * size, foot - 38 * size), (x + side * 20 * size, foot - 66 * size)],
                    5 * size,
                    color,
                )
    ground(scene, y + 40, color)


def snow(scene: Scene, count: int = 420, color: str = "#f4faff") -> None:
    """Snow driven from the left."""
    for _ in range(count):
        x, y = scene.chance.uniform(-20, 1000), scene.chance.uniform(0, 1250)
        length = scene.chance.uniform(6, 30)
        scene.line([(x, y), (x + length, y + length * 0.35)], scene.chance.uniform(1.4, 4), color, 0.6)


def ship(scene: Scene, x: float, y: float, size: float, color: str) -> None:
    """A schooner that heels."""
    hull = [(-60, -6), (60, -10), (74, -22), (52, 12), (-46, 14)]
    scene.mass([(x + px * size, y + py * size) for px, py in hull], color, texture=0)
    for mast, high in ((-24, 92), (22, 106)):
        scene.line(
            [(x + mast * size, y), (x + (mast + 14) * size, y - high * size)], 4 * size, color, taper=0
        )
        sail = [(mast + 2, -12), (mast + 14, -high * 0.94), (mast + 40, -22)]
        scene.mass([(x + px * size, y + py * size) for px, py in sail], color, alpha=0.9, texture=0.1)
    scene.glow(x - 44 * size, y - 12 * size, 12 * size, "#ffc46a", 0.8)


def stars(scene: Scene, colors: tuple[str, str], light: tuple[float, float, float], glow: str) -> None:
    """Space, with a cloud of light."""
    scene.gradient((0, colors[0]), (1250, colors[1]))
    scene.clouds(-200, 1400, glow, 0.35, scale=420, stretch=1, cut=0.4)
    x, y, radius = light
    scene.glow(x, y, radius, glow, 0.6)
    scene.stars(500, 1250, size=2.2)


def swirl(scene: Scene, x: float, y: float, arms: int, colors: tuple[str, str, str]) -> None:
    """A whirl of light round a place."""
    away = np.hypot(scene.x - x, scene.y - y)
    turn = np.arctan2(scene.y - y, scene.x - x)
    wave = np.sin(turn * arms + np.log(away + 50) * 5.5 + 0.8 * scene.noise(200, 5, 0.55))
    near = np.clip(1 - away / 900, 0, 1)
    dark, middle, bright = (paint(code) for code in colors)
    scene.lay(np.ones_like(away), between(dark * 0.5, dark, near[..., None]))
    scene.lay(smoothstep(0.0, 1.0, wave) * near, middle)
    scene.lay(smoothstep(0.72, 1.0, wave) * near**1.5, bright)
    scene.glow(x, y, 330, colors[2], 0.55)


def cavern(scene: Scene, dark: str, rock: str, light: tuple[float, float, float], glow: str) -> None:
    """A cave with a light in its depth."""
    scene.image[:] = paint(dark)
    x, y, radius = light
    scene.glow(x, y, radius, glow, 0.8, 1.6)
    away = np.hypot((scene.x - x) / 1.0, (scene.y - y) / 1.2)
    for number in range(5):
        size = 760 - number * 84
        edge = size * (1 + 0.10 * scene.noise(150, 4, 0.55)) + 26 * np.sin(
            np.arctan2(scene.y - y, scene.x - x) * (9 - number)
        )
        scene.lay(
            smoothstep(-4, 26, away - edge) * 0.8,
            between(paint(rock), paint(dark), 0.2 + 0.18 * (4 - number)),
        )
    for at in range(13):
        px = 20 + at * 80 + scene.chance.normal(0, 14)
        long = scene.chance.uniform(70, 230) * (0.5 + abs(px - 500) / 600)
        scene.mass(
            [(px - 24, -10), (px + 24, -10), (px + 4, long)],
            between(paint(rock), paint(dark), 0.5),
            dark,
            texture=0.15,
        )


def ruins(scene: Scene, y: float, light: str, dark: str) -> None:
    """Columns, some of them broken."""
    for x, high in ((60, 330), (170, 250), (840, 270), (950, 360)):
        scene.mass(
            [(x - 30, y), (x + 30, y), (x + 27, y - high), (x - 27, y - high + 14)],
            light,
            dark,
            angle=0,
            texture=0.12,
        )
        for flute in (-16, -4, 8, 20):
            scene.line([(x + flute, y), (x + flute * 0.9, y - high + 16)], 4, dark, 0.5, taper=0)
        scene.mass(
            [
                (x - 42, y - high + 8),
                (x + 42, y - high + 2),
                (x + 36, y - high - 22),
                (x - 36, y - high - 16),
            ],
            light,
            dark,
            angle=0,
        )
    ground(scene, y, dark)
