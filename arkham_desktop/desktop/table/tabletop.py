"""What the boards lie on and what lies beside them: wood under a lamp, the sky, trays, Other Worlds."""

from __future__ import annotations

import math
from collections import OrderedDict

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.geometry import Spot, TableGeometry, WorldFrame
from arkham_desktop.desktop.table.palette import Rgb, mix

_WOOD = (720.0, 480.0)
"""Table units that the picture of the wood covers; beside it lies its mirror image."""
_LEAST_GRAIN = 0.5
"""Pixels per table unit at which the wood is drawn at least: smaller it would be a mere pattern."""
_MOVED = 0.62
"""How far each row of pictures of the wood is moved along, in their widths."""
_SKY = 720.0
"""Table units after which the picture of the sky begins anew."""
_FELT = 256.0
_TEXEL = 32
"""Pixels of a surface for which the lamp is worked out once; between them it is mixed."""
_LAMP_DARKEST = 0.62
_SHADOW_REACH = 16.0
_EDGE = 3.2
"""Table units: width of the brass edge of trays."""


class TabletopPainter:
    """Draws everything below and beside the boards.

    Args:
        geometry: where it lies.
        art: its textures.
    """

    def __init__(self, geometry: TableGeometry, art: Art) -> None:
        self._geometry = geometry
        self._art = art
        self._mirrored: OrderedDict[tuple[int, int], list[pygame.Surface]] = OrderedDict()
        self._shadows: dict[int, pygame.Surface] = {}

    def _rect(self, box: Box, corner: tuple[int, int], k: float) -> pygame.Rect:
        """A rectangle of the table in pixels of a surface; edges that touch on the table touch here."""
        bounds = self._geometry.bounds
        left, top = round((box.left - bounds.left) * k), round((box.top - bounds.top) * k)
        right, bottom = round((box.right - bounds.left) * k), round((box.bottom - bounds.top) * k)
        return pygame.Rect(left - corner[0], top - corner[1], right - left, bottom - top)

    # -- the wood ----------------------------------------------------------------------------------

    def wood(self, surface: pygame.Surface, corner: tuple[int, int], k: float) -> None:
        """Fill a surface with the wood of the desk, brightest under the lamp."""
        grain = max(k, _LEAST_GRAIN)
        size = (max(8, round(_WOOD[0] * grain)), max(8, round(_WOOD[1] * grain)))
        tiles = self._wood_tiles(size)
        if not tiles:
            surface.fill(palette.WOOD)
        width, height = surface.get_size()
        for row in range(corner[1] // size[1], (corner[1] + height - 1) // size[1] + 1):
            begin = corner[0] + round(row * size[0] * _MOVED)  # each row of planks is moved along
            for column in range(begin // size[0], (begin + width - 1) // size[0] + 1):
                if tiles:
                    tile = tiles[column % 2 + 2 * (row % 2)]
                    surface.blit(tile, (column * size[0] - begin, row * size[1] - corner[1]))
        self._lamp(surface, corner, k)

    def _wood_tiles(self, size: tuple[int, int]) -> list[pygame.Surface]:
        tiles = self._mirrored.get(size)
        if tiles is None:
            image = self._art.image("textures", "wood", size)
            flips = ((False, False), (True, False), (False, True), (True, True))
            tiles = [] if image is None else [pygame.transform.flip(image, *flip) for flip in flips]
            self._mirrored[size] = tiles
            if len(self._mirrored) > 2:
                self._mirrored.popitem(last=False)
        return tiles

    def _lamp(self, surface: pygame.Surface, corner: tuple[int, int], k: float) -> None:
        """Darken what lies far from the lamp: some points are worked out and what is between them mixed."""
        bounds = self._geometry.bounds
        width, height = surface.get_size()
        across, down = width // _TEXEL + 3, height // _TEXEL + 3
        light = pygame.Surface((across, down))
        middle = (bounds.width * k * 0.47, bounds.height * k * 0.40)
        reach = (bounds.width * k * 0.62, bounds.height * k * 0.66)
        # The light falls off as a bell does, and so as the product of one bell across and one down.
        bells = [
            [math.exp(-1.15 * ((begin + (step - 0.5) * _TEXEL - center) / far) ** 2) for step in range(count)]
            for begin, center, far, count in zip(corner, middle, reach, (across, down), strict=True)
        ]
        for row, low in enumerate(bells[1]):
            for column, side in enumerate(bells[0]):
                value = _LAMP_DARKEST + (1 - _LAMP_DARKEST) * side * low
                light.set_at((column, row), (round(255 * value), round(247 * value), round(235 * value)))
        whole = pygame.transform.smoothscale(light, (across * _TEXEL, down * _TEXEL))
        surface.blit(whole, (-_TEXEL, -_TEXEL), special_flags=pygame.BLEND_MULT)

    def shadow(
        self, surface: pygame.Surface, corner: tuple[int, int], k: float, box: Box, lift: float = 1.0
    ) -> None:
        """The soft shadow that a sheet or a card throws on the wood."""
        reach = max(3, round(_SHADOW_REACH * lift * k))
        rect = self._rect(box, corner, k).move(round(reach * 0.3), round(reach * 0.45)).inflate(reach, reach)
        if not rect.colliderect(surface.get_rect()) or rect.width < 4 * reach or rect.height < 4 * reach:
            return
        piece = self._shadow_corner(reach)
        flip = pygame.transform.flip
        side = piece.get_width()
        surface.blit(piece, rect.topleft)
        surface.blit(flip(piece, True, False), (rect.right - side, rect.top))
        surface.blit(flip(piece, False, True), (rect.left, rect.bottom - side))
        surface.blit(flip(piece, True, True), (rect.right - side, rect.bottom - side))
        edge = piece.subsurface((side - 1, 0, 1, side))
        level = pygame.transform.scale(edge, (max(1, rect.width - 2 * side), side))
        surface.blit(level, (rect.left + side, rect.top))
        surface.blit(flip(level, False, True), (rect.left + side, rect.bottom - side))
        edge = piece.subsurface((0, side - 1, side, 1))
        upright = pygame.transform.scale(edge, (side, max(1, rect.height - 2 * side)))
        surface.blit(upright, (rect.left, rect.top + side))
        surface.blit(flip(upright, True, False), (rect.right - side, rect.top + side))

    def _shadow_corner(self, reach: int) -> pygame.Surface:
        """The upper left corner of a shadow that fades over ``reach`` pixels."""
        piece = self._shadows.get(reach)
        if piece is None:
            side = reach * 2
            piece = pygame.Surface((side, side), pygame.SRCALPHA)
            for y in range(side):
                for x in range(side):
                    far = math.hypot(max(0, side - 1 - x), max(0, side - 1 - y)) / (side - 1)
                    piece.set_at((x, y), (8, 4, 2, round(170 * max(0.0, 1 - far) ** 1.4)))
            self._shadows[reach] = piece
        return piece

    # -- things on the desk ------------------------------------------------------------------------------

    def things(self, surface: pygame.Surface, corner: tuple[int, int], k: float) -> None:
        """The sky, the Other Worlds and the trays, where a surface shows them."""
        seen = surface.get_rect()
        sky = self._geometry.sky
        if self._rect(sky.inflate(40, 40), corner, k).colliderect(seen):
            self.shadow(surface, corner, k, sky, 0.6)
            self._sky(surface, corner, k)
        for frame in self._geometry.worlds.values():
            if self._rect(frame.box.inflate(40, 40), corner, k).colliderect(seen):
                self._world(surface, corner, k, frame)
        for box in self._geometry.trays.values():
            if self._rect(box.inflate(40, 40), corner, k).colliderect(seen):
                self._tray(surface, corner, k, box)

    def _sky(self, surface: pygame.Surface, corner: tuple[int, int], k: float) -> None:
        rect = self._rect(self._geometry.sky, corner, k)
        size = (max(2, round(_SKY * k)), rect.height)
        image = self._art.image("textures", "sky", size)
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        if image is None:
            surface.fill((0x6F, 0x86, 0x92), rect)
        else:
            for number in range(rect.width // size[0] + 1):
                surface.blit(image, (rect.left + number * size[0], rect.top))
        surface.set_clip(clip)
        _double_rule(surface, rect, max(1, round(k)), palette.SHEET_INK)

    def _tray(self, surface: pygame.Surface, corner: tuple[int, int], k: float, box: Box) -> None:
        """A tray lined with cloth, with a brass edge."""
        self.shadow(surface, corner, k, box, 0.6)
        rect = self._rect(box, corner, k)
        edge = max(2, round(_EDGE * k))
        _brass(surface, rect, edge)
        self._felt(surface, rect.inflate(-2 * edge, -2 * edge), k)

    def _felt(self, surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
        side = max(8, round(_FELT * k))
        image = self._art.image("textures", "felt", (side, side))
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        if image is None:
            surface.fill(palette.FELT, rect)
        else:
            for top in range(rect.top, rect.bottom, side):
                for left in range(rect.left, rect.right, side):
                    surface.blit(image, (left, top))
        _inner_shadow(surface, rect, max(2, round(7 * k)))
        surface.set_clip(clip)

    def _world(self, surface: pygame.Surface, corner: tuple[int, int], k: float, frame: WorldFrame) -> None:
        """An Other World: its plate in a tray of dark cloth, and the two areas as sockets."""
        self._tray(surface, corner, k, frame.box)
        plate = self._rect(frame.plate, corner, k)
        if plate.colliderect(surface.get_rect()):
            image = self._art.image("worlds", frame.world, plate.size)
            if image is not None:
                surface.blit(image, plate)
        for area in (1, 2):
            spot = self._geometry.spot(frame.world, area)
            assert spot is not None, "every world has two areas"
            self._socket(surface, corner, k, spot)

    def _socket(self, surface: pygame.Surface, corner: tuple[int, int], k: float, spot: Spot) -> None:
        """A round hollow with a brass rim."""
        rect = self._rect(spot.box, corner, k)
        if not rect.colliderect(surface.get_rect()):
            return
        radius = rect.width / 2
        big = pygame.Surface((rect.width * 2 + 8, rect.width * 2 + 8), pygame.SRCALPHA)
        middle = rect.width + 4
        edge = max(2.0, 2.4 * k) * 2
        pygame.draw.circle(big, palette.BRASS_DARK, (middle, middle), radius * 2)
        pygame.draw.circle(
            big, palette.BRASS_LIGHT, (middle - edge * 0.12, middle - edge * 0.16), radius * 2 - edge * 0.3
        )
        pygame.draw.circle(big, palette.BRASS, (middle, middle), radius * 2 - edge * 0.6)
        pygame.draw.circle(big, palette.BRASS_DARK, (middle, middle), radius * 2 - edge)
        pygame.draw.circle(big, (0x12, 0x16, 0x18), (middle, middle), radius * 2 - edge * 1.25)
        pygame.draw.circle(
            big, (0x1C, 0x24, 0x26), (middle + edge * 0.3, middle + edge * 0.4), radius * 2 - edge * 2
        )
        image = pygame.transform.smoothscale(big, (rect.width + 4, rect.width + 4))
        surface.blit(image, (rect.left - 2, rect.top - 2))


def _double_rule(surface: pygame.Surface, rect: pygame.Rect, width: int, color: Rgb) -> None:
    pygame.draw.rect(surface, color, rect, max(1, round(width * 1.6)))
    pygame.draw.rect(surface, color, rect.inflate(-7 * width, -7 * width), max(1, round(width * 0.7)))


def _brass(surface: pygame.Surface, rect: pygame.Rect, edge: int) -> None:
    """A brass frame lit from the upper left."""
    pygame.draw.rect(surface, palette.BRASS_DARK, rect, border_radius=edge)
    inner = rect.inflate(-2, -2)
    pygame.draw.rect(surface, palette.BRASS, inner, border_radius=edge)
    light, dark = palette.BRASS_LIGHT, mix(palette.BRASS, palette.BRASS_DARK, 0.6)
    pygame.draw.line(surface, light, (inner.left + edge, inner.top), (inner.right - edge, inner.top))
    pygame.draw.line(surface, light, (inner.left, inner.top + edge), (inner.left, inner.bottom - edge))
    pygame.draw.line(
        surface, dark, (inner.left + edge, inner.bottom - 1), (inner.right - edge, inner.bottom - 1)
    )
    pygame.draw.line(
        surface, dark, (inner.right - 1, inner.top + edge), (inner.right - 1, inner.bottom - edge)
    )
    pygame.draw.rect(
        surface, palette.BRASS_DARK, rect.inflate(-2 * edge + 2, -2 * edge + 2), border_radius=edge
    )


def _inner_shadow(surface: pygame.Surface, rect: pygame.Rect, reach: int) -> None:
    """The shade that the edge of a tray throws into it."""
    for step in range(reach):
        alpha = round(120 * (1 - step / reach) ** 2)
        line = pygame.Surface((rect.width, 1), pygame.SRCALPHA)
        line.fill((0, 0, 0, alpha))
        surface.blit(line, (rect.left, rect.top + step))
        line = pygame.Surface((1, rect.height), pygame.SRCALPHA)
        line.fill((0, 0, 0, alpha))
        surface.blit(line, (rect.left + step, rect.top))


BACKGROUND = palette.opaque(theme.TABLE)
"""Where there is not even a desk."""
