"""What the window is made of: wood, cloth, paper and brass, laid in tiles and cut into sheets.

A `theme.Material` names a texture and how it is dyed. `lay` covers a rectangle with it, tile beside mirrored
tile; `sheet` cuts a sheet with a beveled edge, a printed rule and a soft shadow, once a size, and keeps it.
Textures are cropped, never stretched: their grain stays as it was drawn. Everything is in pixels.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import shapes
from arkham_desktop.desktop.theme import Color, Material, Stock

_SHADOW: tuple[int, int, int] = (0x06, 0x03, 0x01)
_SHADOW_ALPHA = 150
_GLINT: Color = (0xFF, 0xF6, 0xDC, 0x8C)
_UNDERSIDE: Color = (0x2A, 0x16, 0x08, 0x78)
FOOT = (232, 229, 222)
"""How bright the lower end of a sheet is, of 255: the lamp stands above it."""


def lay(surface: pygame.Surface, rect: pygame.Rect, material: Material, art: Art, scale: float) -> None:
    """Cover a rectangle with a material; with its plain color where its texture is missing."""
    seen = rect.clip(surface.get_clip())
    if seen.width <= 0 or seen.height <= 0:
        return
    tile = _tile(material, art, scale)
    if tile is None:
        shapes.fill(surface, material.color, rect)
        return
    wide, high = tile.get_size()
    before = surface.get_clip()
    surface.set_clip(seen)
    for top in range(rect.top, rect.bottom, high):
        for left in range(rect.left, rect.right, wide):
            surface.blit(tile, (left, top))
    surface.set_clip(before)


def _tile(material: Material, art: Art, scale: float) -> pygame.Surface | None:
    """The dyed texture with its mirror images to the right and below, so that its edges meet.

    Of wood several planks lie below one another, each moved along and some turned, so that none looks like
    the next.
    """
    pixels = round(material.units * scale)
    if not art.has("textures", material.texture):
        return None

    def made() -> pygame.Surface:
        drawn = art.level("textures", material.texture, pixels)
        assert drawn is not None, "the texture is there"
        tile = _planked(drawn, material.planks) if material.planks else _mirrored(drawn)
        if material.dye != (255, 255, 255):
            tile.fill(material.dye, special_flags=pygame.BLEND_RGB_MULT)
        return tile

    return art.made("tile", f"{material.texture}-{material.dye}", (pixels, 0), made)


def _mirrored(drawn: pygame.Surface) -> pygame.Surface:
    """A picture with its mirror images to the right and below."""
    wide, high = drawn.get_size()
    tile = pygame.Surface((wide * 2, high * 2))
    flip = pygame.transform.flip
    for column in (0, 1):
        for row in (0, 1):
            tile.blit(flip(drawn, bool(column), bool(row)), (column * wide, row * high))
    return tile


_LAID = ((0.0, 255), (0.62, 246), (0.31, 252), (0.83, 240), (0.47, 254), (0.13, 244))
"""Planks of a floor: how far each is moved along (part of the tile), and how bright it is, of 255."""


def _planked(drawn: pygame.Surface, planks: int) -> pygame.Surface:
    """A floor of planks that are cut from a picture of some of them."""
    wide, high = drawn.get_size()
    each = high // planks
    tile = pygame.Surface((wide * 2, each * len(_LAID)))
    for row, (moved, bright) in enumerate(_LAID):
        top = each * (row % planks)
        plank = drawn.subsurface((0, top, wide, each))
        pair = pygame.Surface((wide * 2, each))
        pair.blit(plank, (0, 0))
        pair.blit(pygame.transform.flip(plank, True, False), (wide, 0))
        pair.fill((bright, bright, bright), special_flags=pygame.BLEND_RGB_MULT)
        for left in (round(moved * wide * 2), round(moved * wide * 2) - wide * 2):
            tile.blit(pair, (left, row * each))
    return tile


def sheet(
    surface: pygame.Surface, rect: pygame.Rect, stock: Stock, radius: int, art: Art, scale: float
) -> None:
    """Lay a sheet of a stock on the surface: its shadow, its body, its printed rule.

    Args:
        surface: to draw on.
        rect: the sheet without its shadow.
        stock: what it is cut from.
        radius: of its corners.
        art: the textures, which also keeps the sheets.
        scale: pixels a unit.
    """
    if rect.width <= 0 or rect.height <= 0:
        return
    radius = max(0, min(radius, rect.width // 2, rect.height // 2))
    lift = round(stock.lift * scale)
    if lift:
        _shadow(surface, rect, lift)
    image = art.made(
        "sheet",
        f"{stock.name}-{radius}-{scale:.3f}",
        rect.size,
        lambda: _cut(rect.size, stock, radius, art, scale),
    )
    surface.blit(image, rect.topleft)


def _cut(size: tuple[int, int], stock: Stock, radius: int, art: Art, scale: float) -> pygame.Surface:
    """The body of a sheet: texture, light from above, beveled edge, rule, and round corners."""
    width, height = size
    body = pygame.Surface(size, pygame.SRCALPHA)
    tile = _tile(stock.material, art, scale)
    if tile is None:
        body.fill(stock.material.color)
    else:
        wide, high = tile.get_size()
        # Sheets of other sizes are cut elsewhere, so that not every one has the same stains.
        begin = (-(width * 7 % max(1, wide // 2)), -(height * 5 % max(1, high // 2)))
        for top in range(begin[1], height, high):
            for left in range(begin[0], width, wide):
                body.blit(tile, (left, top))
    _light(body)
    line = max(1, round(scale))
    shapes.fill(body, _GLINT, pygame.Rect(0, 0, width, line))
    shapes.fill(body, _GLINT, pygame.Rect(0, 0, line, height))
    shapes.fill(body, _UNDERSIDE, pygame.Rect(0, height - line, width, line))
    shapes.fill(body, _UNDERSIDE, pygame.Rect(width - line, 0, line, height))
    inset = round(stock.rule_inset * scale)
    if stock.rule is not None and min(size) > 4 * inset + 8:
        frame = pygame.Rect(inset, inset, width - 2 * inset, height - 2 * inset)
        shapes.panel(body, frame, None, radius=max(0, radius - inset), border=stock.rule, width=line)
    if radius:
        mask = pygame.Surface(size, pygame.SRCALPHA)
        shapes.panel(mask, mask.get_rect(), (255, 255, 255), radius=radius)
        body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return body


def _light(body: pygame.Surface) -> None:
    """Let the lamp fall on a sheet: bright above, a little darker at its foot."""
    width, height = body.get_size()
    strip = pygame.Surface((1, 8))
    for step in range(8):
        darker = step / 7
        strip.set_at((0, step), [round(255 - (255 - foot) * darker) for foot in FOOT])
    body.blit(
        pygame.transform.smoothscale(strip, (width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )


# ---------------------------------------------------------------------------------------------- shadows


@lru_cache(maxsize=60)
def _shadow_corner(reach: int) -> pygame.Surface:
    """The upper left corner of a shadow that fades over ``reach`` pixels."""
    side = reach * 2
    piece = pygame.Surface((side, side), pygame.SRCALPHA)
    for y in range(side):
        for x in range(side):
            far = pygame.Vector2(max(0, side - 1 - x), max(0, side - 1 - y)).length() / (side - 1)
            piece.set_at((x, y), (*_SHADOW, round(_SHADOW_ALPHA * max(0.0, 1 - far) ** 1.6)))
    return piece


@lru_cache(maxsize=400)
def _shadow_sides(reach: int, width: int, height: int) -> tuple[pygame.Surface, pygame.Surface]:
    """The upper and the left side of a shadow, so long."""
    piece = _shadow_corner(reach)
    side = piece.get_width()
    across = pygame.transform.scale(piece.subsurface((side - 1, 0, 1, side)), (max(1, width), side))
    down = pygame.transform.scale(piece.subsurface((0, side - 1, side, 1)), (side, max(1, height)))
    return across, down


def _shadow(surface: pygame.Surface, rect: pygame.Rect, reach: int) -> None:
    """The soft shadow of a sheet, fallen to the lower right."""
    reach = max(2, min(reach, rect.width // 4, rect.height // 4))
    around = rect.inflate(reach * 2, reach * 2).move(round(reach * 0.4), round(reach * 0.65))
    piece = _shadow_corner(reach)
    side = piece.get_width()
    across, down = _shadow_sides(reach, around.width - 2 * side, around.height - 2 * side)
    flip = pygame.transform.flip
    surface.blit(piece, around.topleft)
    surface.blit(flip(piece, True, False), (around.right - side, around.top))
    surface.blit(flip(piece, False, True), (around.left, around.bottom - side))
    surface.blit(flip(piece, True, True), (around.right - side, around.bottom - side))
    surface.blit(across, (around.left + side, around.top))
    surface.blit(flip(across, False, True), (around.left + side, around.bottom - side))
    surface.blit(down, (around.left, around.top + side))
    surface.blit(flip(down, True, False), (around.right - side, around.top + side))


@lru_cache(maxsize=40)
def _fade(reach: int, length: int, edge: str, alpha: int) -> pygame.Surface:
    """Darkness that fades away from an edge (``top``, ``bottom``, ``left``, ``right``)."""
    upright = edge in ("top", "bottom")
    strip = pygame.Surface((1, reach) if upright else (reach, 1), pygame.SRCALPHA)
    for step in range(reach):
        level = round(alpha * (1 - step / reach) ** 2)
        at = step if edge in ("top", "left") else reach - 1 - step
        strip.set_at((0, at) if upright else (at, 0), (*_SHADOW, level))
    return pygame.transform.scale(strip, (length, reach) if upright else (reach, length))


def vignette(surface: pygame.Surface, rect: pygame.Rect, reach: int, alpha: int) -> None:
    """Darken a rectangle toward its edges, as if a lamp hung over its middle."""
    if reach < 2 or rect.width < 2 * reach or rect.height < 2 * reach:
        return
    surface.blit(_fade(reach, rect.width, "top", alpha), rect.topleft)
    surface.blit(_fade(reach, rect.width, "bottom", alpha), (rect.left, rect.bottom - reach))
    surface.blit(_fade(reach, rect.height, "left", alpha), rect.topleft)
    surface.blit(_fade(reach, rect.height, "right", alpha), (rect.right - reach, rect.top))


def edge_shadow(surface: pygame.Surface, rect: pygame.Rect, edge: str, reach: int, alpha: int = 150) -> None:
    """Let what stands beside a rectangle throw a shadow into it from one edge."""
    if reach < 1 or rect.width <= 0 or rect.height <= 0:
        return
    length = rect.width if edge in ("top", "bottom") else rect.height
    image = _fade(reach, length, edge, alpha)
    at = {"bottom": (rect.left, rect.bottom - reach), "right": (rect.right - reach, rect.top)}
    surface.blit(image, at.get(edge, rect.topleft))
