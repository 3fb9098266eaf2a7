"""The picture of the title: Arkham's roofs under the moon, drawn from a seed at its final size and kept."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.shapes import disc_image
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color

_SKY_TOP = (0x0C, 0x10, 0x16)
_SKY_LOW = (0x3A, 0x45, 0x4C)
_MOON: Color = (0xE9, 0xE2, 0xC8)
_LAYERS: tuple[tuple[Color, float, float], ...] = (
    ((0x2B, 0x34, 0x3B), 0.56, 0.13),
    ((0x1D, 0x24, 0x2A), 0.66, 0.17),
    ((0x0E, 0x12, 0x16), 0.80, 0.22),
)
"""Color, height of the ground (part of the picture), greatest height of a house."""
_WINDOW: Color = (0xE8, 0xA8, 0x3E)


def draw(canvas: Canvas, box: Box, *, dim: bool = False) -> None:
    """Draw the town into a box; ``dim`` for a ground that words stand on."""
    rect = canvas.rect(box)
    if rect.width < 8 or rect.height < 8:
        return
    canvas.surface.blit(_picture(rect.width, rect.height), rect)
    if dim:
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((0x10, 0x10, 0x11, 0xD4))
        canvas.surface.blit(veil, rect)


@lru_cache(maxsize=2)
def _picture(width: int, height: int) -> pygame.Surface:
    chance = Random(1926)
    fine = 2
    big = pygame.Surface((width * fine, height * fine))
    _sky(big)
    _moon(big)
    _clouds(big, chance)
    for index, (color, ground, tallest) in enumerate(_LAYERS):
        _houses(big, chance, color, ground, tallest, windows=index > 0)
        if index < len(_LAYERS) - 1:
            _mist(big, ground)
    _river(big, chance)
    return pygame.transform.smoothscale(big, (width, height))


def _sky(big: pygame.Surface) -> None:
    strip = pygame.Surface((1, 64))
    for y in range(64):
        share = (y / 63) ** 1.4
        mixed = tuple(round(a + (b - a) * share) for a, b in zip(_SKY_TOP, _SKY_LOW, strict=True))
        strip.set_at((0, y), mixed)
    big.blit(pygame.transform.smoothscale(strip, (big.get_width(), round(big.get_height() * 0.86))), (0, 0))
    big.fill(_SKY_LOW, (0, round(big.get_height() * 0.85), big.get_width(), big.get_height()))


def _moon(big: pygame.Surface) -> None:
    w, h = big.get_size()
    center = (round(w * 0.7), round(h * 0.27))
    reach = round(h * 0.42)
    glow = pygame.Surface((2 * reach, 2 * reach))
    for radius in range(reach, 0, -2):
        strength = 0.3 * (1 - radius / reach) ** 2
        pygame.draw.circle(glow, [round(part * strength) for part in _MOON[:3]], (reach, reach), radius)
    big.blit(glow, (center[0] - reach, center[1] - reach), special_flags=pygame.BLEND_RGB_ADD)
    size = round(h * 0.19)
    big.blit(disc_image(size, _MOON), (center[0] - size // 2, center[1] - size // 2))
    for dx, dy, part in ((-0.18, -0.1, 0.26), (0.14, 0.16, 0.2), (0.2, -0.2, 0.12), (-0.1, 0.24, 0.14)):
        spot = round(size * part)
        place = (center[0] + round(size * dx) - spot // 2, center[1] + round(size * dy) - spot // 2)
        big.blit(disc_image(spot, (0xCF, 0xC6, 0xA8, 0x70)), place)


def _clouds(big: pygame.Surface, chance: Random) -> None:
    w, h = big.get_size()
    small = pygame.Surface((w // 8, h // 8), pygame.SRCALPHA)
    small.fill((0x2A, 0x33, 0x3B, 0))
    for _ in range(16):
        y = chance.uniform(0.1, 0.48) * small.get_height()
        x = chance.uniform(-0.1, 1.0) * small.get_width()
        long = chance.uniform(0.12, 0.4) * small.get_width()
        for _ in range(7):
            part = pygame.Rect(0, 0, round(long * chance.uniform(0.3, 0.9)), round(chance.uniform(1.5, 4.5)))
            part.center = (round(x + chance.uniform(0, long)), round(y + chance.uniform(-2.5, 2.5)))
            pygame.draw.ellipse(small, (0x2A, 0x33, 0x3B, 150), part)
    soft = pygame.transform.gaussian_blur(small, 2)
    big.blit(pygame.transform.smoothscale(soft, (w, h)), (0, 0))


def _houses(
    big: pygame.Surface, chance: Random, color: Color, ground: float, tallest: float, *, windows: bool
) -> None:
    """A row of houses with gambrel and gable roofs, chimneys and now and then a steeple."""
    w, h = big.get_size()
    base = round(h * ground)
    big.fill(color, (0, base, w, h - base))
    x = -round(h * 0.05)
    while x < w:
        wide = round(h * chance.uniform(0.07, 0.15) * (0.6 + tallest * 2.5))
        high = round(h * tallest * chance.uniform(0.35, 0.8))
        top = base - high
        big.fill(color, (x, top, wide, high + 4))
        if chance.random() < 0.13:
            _steeple(big, color, x + wide // 2, top, round(wide * 0.34), round(h * tallest * 0.85))
        _roof(big, chance, color, pygame.Rect(x, top, wide, high))
        if windows:
            _light(big, chance, pygame.Rect(x, top, wide, high))
        x += wide + round(h * chance.uniform(-0.01, 0.03))


def _roof(big: pygame.Surface, chance: Random, color: Color, house: pygame.Rect) -> None:
    left, right, top, wide = house.left - 3, house.right + 3, house.top, house.width
    rise = round(wide * chance.uniform(0.35, 0.6))
    if chance.random() < 0.55:  # gambrel
        knee = round(wide * 0.2)
        points = [
            (left, top + 2),
            (left + knee, top - round(rise * 0.62)),
            (house.centerx, top - rise),
            (right - knee, top - round(rise * 0.62)),
            (right, top + 2),
        ]
    else:
        points = [(left, top + 2), (house.centerx, top - rise), (right, top + 2)]
    pygame.draw.polygon(big, color, points)
    if chance.random() < 0.7:
        x = house.left + round(wide * chance.choice((0.18, 0.74)))
        big.fill(color, (x, top - round(rise * 0.95), max(3, wide // 10), rise))


def _steeple(big: pygame.Surface, color: Color, x: int, top: int, wide: int, high: int) -> None:
    big.fill(color, (x - wide // 2, top - high // 3, wide, high // 3 + 6))
    spire = [(x - wide // 2 - 3, top - high // 3), (x, top - high), (x + wide // 2 + 3, top - high // 3)]
    pygame.draw.polygon(big, color, spire)
    pygame.draw.line(big, color, (x, top - high - wide // 2), (x, top - high), max(2, wide // 12))


def _light(big: pygame.Surface, chance: Random, house: pygame.Rect) -> None:
    """Now and then a lit window."""
    pane = max(3, house.width // 11)
    for row in range(2):
        for column in range(3):
            if chance.random() < 0.16:
                x = house.left + round(house.width * (0.2 + 0.26 * column))
                y = house.top + pane + row * pane * 3
                shade = chance.uniform(0.55, 1.0)
                big.fill([round(part * shade) for part in _WINDOW[:3]], (x, y, pane, round(pane * 1.5)))


def _mist(big: pygame.Surface, ground: float) -> None:
    w, h = big.get_size()
    deep = round(h * 0.1)
    strip = pygame.Surface((1, 32), pygame.SRCALPHA)
    for y in range(32):
        strip.set_at((0, y), (0x55, 0x61, 0x68, round(46 * (1 - abs(y - 15.5) / 16))))
    big.blit(pygame.transform.smoothscale(strip, (w, deep)), (0, round(h * ground) - deep // 2))


def _river(big: pygame.Surface, chance: Random) -> None:
    """The Miskatonic in front: dark water with the moon's broken light."""
    w, h = big.get_size()
    top = round(h * 0.885)
    big.fill((0x12, 0x18, 0x1D), (0, top, w, h - top))
    for _ in range(130):
        y = top + round((chance.random() ** 1.5) * (h - top))
        near = (y - top) / max(1, h - top)
        spread = 0.03 + 0.07 * near
        x = round(w * (0.7 + chance.gauss(0, spread)))
        long = round(h * chance.uniform(0.01, 0.04) * (0.6 + near))
        tone = chance.uniform(0.25, 0.75)
        color = [round(0x12 + (part - 0x12) * tone) for part in _MOON[:3]]
        pygame.draw.line(big, color, (x - long, y), (x + long, y), max(2, round(h * 0.0022 * (1 + near))))
    for _ in range(50):
        y = top + round(chance.random() * (h - top))
        x = round(w * chance.random())
        long = round(h * chance.uniform(0.01, 0.06))
        pygame.draw.line(big, (0x20, 0x29, 0x30), (x - long, y), (x + long, y), 2)
