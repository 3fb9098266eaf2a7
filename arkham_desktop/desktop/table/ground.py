"""What lies under the tokens: boards, roads, places, names, drawn once for each size as square tiles.

`Painter` draws any part of the table; `Ground` keeps the tiles that were drawn and puts those in view on a
surface. While a tile is not drawn yet its place is filled from a small picture of the whole table, so that a
frame never waits for more than a few of them.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

import pygame

from arkham_desktop.desktop.table.camera import STEPS, Camera
from arkham_desktop.desktop.table.geometry import Point
from arkham_desktop.desktop.table.painter import Painter

TILE = 256
"""Pixels: side of a tile."""
_BYTES = 64 * 1024 * 1024
_PER_FRAME = 0.005
"""Seconds of each frame that may go into drawing tiles (at least one is drawn)."""
_PER_STILL_FRAME = 0.1
"""The same while the camera stands still: then a few late frames matter less than the missing tiles."""
_OVERVIEW = 0.25


@dataclass(frozen=True, slots=True)
class Projection:
    """Table points to pixels, for one frame: all is moved by the same whole pixels, so nothing trembles.

    Attributes:
        origin: the pixel of the table's top left corner.
        corner: that corner, table units.
        k: pixels per table unit.
    """

    origin: tuple[int, int]
    corner: Point
    k: float

    @classmethod
    def of(cls, camera: Camera, scale: float) -> Projection:
        """The projection of a camera at ``scale`` pixels per unit of the window."""
        k = camera.zoom * scale
        corner = (camera.bounds.left, camera.bounds.top)
        x = camera.view.centerx * scale + (corner[0] - camera.center[0]) * k
        y = camera.view.centery * scale + (corner[1] - camera.center[1]) * k
        return cls((round(x), round(y)), corner, k)

    def px(self, point: Point) -> tuple[int, int]:
        """A table point in pixels."""
        return (
            self.origin[0] + round((point[0] - self.corner[0]) * self.k),
            self.origin[1] + round((point[1] - self.corner[1]) * self.k),
        )


class Ground:
    """The drawn tiles."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._tiles: OrderedDict[tuple[float, int, int], pygame.Surface] = OrderedDict()
        self._overview: pygame.Surface | None = None
        self._last: Projection | None = None

    def draw(self, surface: pygame.Surface, projection: Projection, camera: Camera, scale: float) -> bool:
        """Draw what is in view; False when a tile is still missing and wants another frame."""
        clip = surface.get_clip()
        first_x, first_y = (
            _tile_at(clip.left - projection.origin[0]),
            _tile_at(clip.top - projection.origin[1]),
        )
        last_x = _tile_at(clip.right - 1 - projection.origin[0])
        last_y = _tile_at(clip.bottom - 1 - projection.origin[1])
        begun = time.perf_counter()
        moving = projection != self._last
        room = _PER_FRAME if moving else _PER_STILL_FRAME
        self._last = projection
        drawn = False
        whole = True
        for iy in range(first_y, last_y + 1):
            for ix in range(first_x, last_x + 1):
                at = (projection.origin[0] + ix * TILE, projection.origin[1] + iy * TILE)
                tile = self._tiles.get((projection.k, ix, iy))
                may = not drawn or time.perf_counter() - begun < room
                if tile is None and may and (not moving or self._ready(projection.k, ix, iy)):
                    drawn = True
                    tile = self._make(projection.k, ix, iy, camera.zoom, scale)
                if tile is None:
                    whole = False
                    self._stand_in(surface, at, projection.k, ix, iy)
                    continue
                self._tiles.move_to_end((projection.k, ix, iy))
                surface.blit(tile, at)
        if whole and not drawn and not moving:
            self._ahead(projection.k, (first_x, first_y, last_x, last_y), camera.zoom, scale)
        return whole

    def forget(self) -> None:
        """Let go every tile, and the sheets that they were made from."""
        self._tiles.clear()
        self._overview = None
        self._painter.forget()

    def _ready(self, k: float, ix: int, iy: int) -> bool:
        """Whether a tile can be drawn at once; else what it needs is being read."""
        return self._painter.ready((ix * TILE, iy * TILE), TILE, k)

    def _make(self, k: float, ix: int, iy: int, zoom: float, scale: float) -> pygame.Surface:
        tile = pygame.Surface((TILE, TILE))
        self._painter.paint(tile, (ix * TILE, iy * TILE), k, zoom, scale)
        self._tiles[k, ix, iy] = tile
        while len(self._tiles) * TILE * TILE * 4 > _BYTES:
            self._tiles.popitem(last=False)
        return tile

    def _ahead(self, k: float, seen: tuple[int, int, int, int], zoom: float, scale: float) -> None:
        """While there is time, draw one tile beside those in view: a hand that pans will want it next."""
        if self._overview is None:
            self._small()
            return
        first_x, first_y, last_x, last_y = seen
        width, height = self._painter.pixels(k)
        for iy in range(max(0, first_y - 1), min(_tile_at(height), last_y + 1) + 1):
            for ix in range(max(0, first_x - 1), min(_tile_at(width), last_x + 1) + 1):
                if (k, ix, iy) not in self._tiles:
                    self._make(k, ix, iy, zoom, scale)
                    return

    def _small(self) -> pygame.Surface:
        """A small picture of the whole table; without names, which blown up would hide the places."""
        if self._overview is None:
            self._overview = pygame.Surface(self._painter.pixels(_OVERVIEW))
            self._painter.paint(self._overview, (0, 0), _OVERVIEW, STEPS[0], 1.0, names=False)
        return self._overview

    def _stand_in(self, surface: pygame.Surface, at: tuple[int, int], k: float, ix: int, iy: int) -> None:
        overview = self._small()
        share = _OVERVIEW / k
        part = pygame.Rect(ix * TILE * share, iy * TILE * share, TILE * share, TILE * share)
        seen = part.clip(overview.get_rect())
        if seen.width < 1 or seen.height < 1:
            surface.fill(self._painter.background, (*at, TILE, TILE))
            return
        if seen != part:
            surface.fill(self._painter.background, (*at, TILE, TILE))
        size = (round(TILE * seen.width / part.width), round(TILE * seen.height / part.height))
        offset = ((seen.left - part.left) / share, (seen.top - part.top) / share)
        picture = pygame.transform.scale(overview.subsurface(seen), size)
        surface.blit(picture, (at[0] + round(offset[0]), at[1] + round(offset[1])))


def _tile_at(pixel: int) -> int:
    return pixel // TILE
