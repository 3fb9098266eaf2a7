"""What moves on the table though nothing happens: open gates turn, mist drifts over the Other Worlds.

An `Ornament` is a round place on the surface. What lies under it is copied once the table is drawn; each of
its pictures is laid over that copy, so that only its own place is ever drawn again.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.table.ground import Projection
from arkham_desktop.desktop.table.token_parts import MARGIN
from arkham_desktop.desktop.table.tokens import Token

if TYPE_CHECKING:
    from arkham_desktop.desktop.table.view import TableView

_TURN = 11.0
"""Degrees a second that a gate turns."""
_WHIRL = 0.76
"""The radius of a gate's whirl, as a share of the token's."""
_LEAST_GATE = 16
"""Pixels: the whirl of smaller gates is hidden under its sign."""
_LEAST_PLATE = 40
_DRIFT = 0.035
"""Of its width that the mist drifts in a second."""
_MIST = (0xC8, 0xD6, 0xD2)
_PUFFS = ((0.10, 0.62, 0.30), (0.34, 0.74, 0.24), (0.58, 0.60, 0.33), (0.83, 0.72, 0.27))
"""Of the mist: where its puffs lie, and how large they are, as parts of its width and height."""


@dataclass(slots=True)
class Ornament:
    """A round place that moves.

    Attributes:
        kind: ``gates`` or ``worlds``.
        name: of the world.
        rect: around it, in pixels.
        explored: a gate's flag covers a part.
        under: what lies there without it.
    """

    kind: str
    name: str
    rect: pygame.Rect
    explored: bool = False
    under: pygame.Surface | None = None

    def keep(self, surface: pygame.Surface) -> None:
        """Copy what lies there."""
        self.under = surface.subsurface(self.rect).copy()

    def draw(self, surface: pygame.Surface, art: Art, seconds: float) -> None:
        """Draw it as it looks after so many seconds."""
        if self.under is None:
            return
        surface.blit(self.under, self.rect)
        picture = self._whirl(art, seconds) if self.kind == "gates" else _mist(self.rect.width, seconds)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=self.rect.center))

    def _whirl(self, art: Art, seconds: float) -> pygame.Surface | None:
        """The inside of the gate's picture, turned; what lies over it is left out."""
        side = self.rect.width
        image = art.image("gates", self.name, (side, side))
        if image is None:
            return None
        turned = pygame.transform.rotozoom(image, seconds * _TURN % 360, 1.0)
        part = pygame.Surface((side, side), pygame.SRCALPHA)
        part.blit(turned, turned.get_rect(center=(side // 2, side // 2)))
        part.blit(_whirl_mask(side, self.explored), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return part


@lru_cache(maxsize=32)
def _whirl_mask(side: int, explored: bool) -> pygame.Surface:
    """White where the whirl of a gate can be seen: not under its signs and its flag."""
    fine = 3
    big = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle, radius = side * fine / 2, side * fine / 2 / MARGIN
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (middle, middle), radius * _WHIRL)
    sign = radius * (0.22 if radius / fine > 80 else 0.34) * 1.12
    holes = [(-0.62, 0.6, sign), (0.62, 0.6, sign)]
    if explored:
        holes.append((0.6, -0.6, radius * 0.52))
    for across, down, size in holes:
        pygame.draw.circle(big, (255, 255, 255, 0), (middle + radius * across, middle + radius * down), size)
    return pygame.transform.smoothscale(big, (side, side))


@lru_cache(maxsize=8)
def _bank(side: int) -> pygame.Surface:
    """A bank of mist twice as wide as its place; its right half repeats the left one."""
    bank = pygame.Surface((side * 2, side), pygame.SRCALPHA)
    bank.fill((*_MIST, 0))
    for x, y, size in _PUFFS:
        puff = _puff(max(4, round(side * size * 1.9)), max(4, round(side * size * 0.8)))
        for shift in (-1, 0, 1):
            bank.blit(puff, puff.get_rect(center=(round(side * (x + shift)), round(side * y))))
            bank.blit(puff, puff.get_rect(center=(round(side * (x + shift + 1)), round(side * y))))
    return bank


@lru_cache(maxsize=40)
def _puff(width: int, height: int) -> pygame.Surface:
    """A soft cloud: drawn small, point by point, and scaled up."""
    small = pygame.Surface((24, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(24):
            far = math.hypot(x - 11.5, y - 11.5) / 11.5
            small.set_at((x, y), (*_MIST, round(64 * max(0.0, 1 - far) ** 1.5)))
    return pygame.transform.smoothscale(small, (width, height))


@lru_cache(maxsize=8)
def _round_mask(side: int) -> pygame.Surface:
    """White inside the rim of a plate."""
    big = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (side, side), side * 0.84)
    return pygame.transform.smoothscale(big, (side, side))


def _mist(side: int, seconds: float) -> pygame.Surface:
    """The mist over a plate, so wide."""
    shift = round(seconds * _DRIFT * side) % side
    part = pygame.Surface((side, side), pygame.SRCALPHA)
    part.fill((*_MIST, 0))
    part.blit(_bank(side), (-shift, 0))
    part.blit(_round_mask(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return part


def ornaments(view: TableView, art: Art, scale: float, region: pygame.Rect) -> Iterator[Ornament]:
    """Everything on the table that moves by itself and lies whole in a region (pixels)."""
    projection = Projection.of(view.camera, scale)
    for token in view.tokens.values():
        if token.kind == "gate":
            yield from _gate(view, token, projection, region)
    for frame in view.geometry.worlds.values():
        if not art.has("worlds", frame.world):
            continue
        corner = projection.px((frame.plate.left, frame.plate.top))
        end = projection.px((frame.plate.right, frame.plate.bottom))
        side = min(end[0] - corner[0], end[1] - corner[1])
        rect = pygame.Rect(corner, (side, side))
        if side >= _LEAST_PLATE and region.contains(rect):
            yield Ornament("worlds", frame.world, rect)


def _gate(view: TableView, token: Token, projection: Projection, region: pygame.Rect) -> Iterator[Ornament]:
    """A gate that nothing lies on."""
    radius = round(view.radius(token) * projection.k)
    if radius < _LEAST_GATE:
        return
    reach = view.radius(token) * _WHIRL
    for other in view.tokens.values():
        far = math.dist(other.at, token.at)
        if other is not token and far < reach + view.radius(other):
            return
    side = 2 * math.ceil(radius * MARGIN)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = projection.px(token.at)
    if region.contains(rect):
        explored = any(one.explored and one.place == token.place for one in view.table.investigators)
        world = view.table.library.gate_markers[token.what].world
        yield Ornament("gates", world, rect, explored)
