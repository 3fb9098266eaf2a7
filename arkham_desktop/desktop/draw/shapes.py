"""Shapes with smooth edges, in pixels: panels with round or cut corners, dashes, hatching, discs, shields.

The pieces that need smoothing (corners, discs, shields) are drawn large once, scaled down and cached; the
rest is filled rectangles, so that a panel of any size costs next to nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import pygame

from arkham_desktop.desktop.theme import SEATS, Color

Corners: TypeAlias = Literal["round", "cut", "square"]
_VEIL = 256
_FINE = 4
"""How many times larger the smooth pieces are drawn before they are scaled down."""


def _clear(color: Color | None) -> Color:
    """The color at alpha 0: scaling down must not mix in black at the edges."""
    return (*color[:3], 0) if color else (0, 0, 0, 0)


def _canvas(width: int, height: int, color: Color | None) -> pygame.Surface:
    surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.fill(_clear(color))
    return surface


def fill(surface: pygame.Surface, color: Color, rect: pygame.Rect) -> None:
    """Fill a rectangle, mixing where the color has alpha."""
    if rect.width <= 0 or rect.height <= 0:
        return
    if len(color) == 3 or color[3] == 255:
        surface.fill(color, rect)
        return
    seen = rect.clip(surface.get_clip())
    if seen.width <= 0 or seen.height <= 0:
        return
    veil = _veil(color)
    for top in range(seen.top, seen.bottom, _VEIL):
        for left in range(seen.left, seen.right, _VEIL):
            part = (0, 0, min(_VEIL, seen.right - left), min(_VEIL, seen.bottom - top))
            surface.blit(veil, (left, top), part)


@lru_cache(maxsize=60)
def _veil(color: Color) -> pygame.Surface:
    """A square of one color with alpha; boxes of all sizes are covered with it."""
    veil = pygame.Surface((_VEIL, _VEIL), pygame.SRCALPHA)
    veil.fill(color)
    return veil


@lru_cache(maxsize=2000)
def _corner(
    radius: int, corners: Corners, inside: Color | None, border: Color | None, width: int
) -> tuple[pygame.Surface, ...]:
    """The four corner pieces of a panel: top left, top right, bottom left, bottom right."""
    size = max(radius, width, 1)
    big, wide, r = size * _FINE, width * _FINE, radius * _FINE
    outer = border if border and width else inside
    piece = _canvas(big, big, outer)
    if outer is not None:
        _corner_shape(piece, big, r, 0, corners, outer)
    if border and width:
        _corner_shape(piece, big, r, wide, corners, inside or _clear(border))
    piece = pygame.transform.smoothscale(piece, (size, size))
    flip = pygame.transform.flip
    return piece, flip(piece, True, False), flip(piece, False, True), flip(piece, True, True)


def _corner_shape(
    piece: pygame.Surface, big: int, radius: int, by: int, corners: Corners, color: Color
) -> None:
    """One top-left corner, moved inward by ``by``, on the large drawing."""
    end = big * 2
    if corners == "square" or radius <= by:
        pygame.draw.rect(piece, color, (by, by, end, end))
    elif corners == "cut":
        # The inner line of a bevel runs parallel to the outer one.
        cut = radius - by * 0.586
        pygame.draw.polygon(piece, color, [(by + cut, by), (end, by), (end, end), (by, end), (by, by + cut)])
    else:
        pygame.draw.circle(piece, color, (radius, radius), radius - by)
        pygame.draw.rect(piece, color, (radius, by, end, end))
        pygame.draw.rect(piece, color, (by, radius, end, end))


def panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    inside: Color | None,
    *,
    radius: int = 0,
    border: Color | None = None,
    width: int = 0,
    corners: Corners = "round",
) -> None:
    """Draw a panel.

    Args:
        surface: to draw on.
        rect: outer edge, in pixels.
        inside: fill, or None for the border alone.
        radius: of round corners, or the length of cut ones.
        border: color of the border, inside the rectangle.
        width: of the border; 0 for none.
        corners: their shape.
    """
    if rect.width <= 0 or rect.height <= 0:
        return
    if not border:
        width = 0
    radius = max(0, min(radius, rect.width // 2, rect.height // 2))
    width = min(width, rect.width // 2, rect.height // 2)
    size = max(radius, width)
    if inside is not None:
        fill(surface, inside, pygame.Rect(rect.left + size, rect.top, rect.width - 2 * size, rect.height))
        for left in (rect.left, rect.right - size):
            fill(surface, inside, pygame.Rect(left, rect.top + size, size, rect.height - 2 * size))
    if border and width:
        for top in (rect.top, rect.bottom - width):
            fill(surface, border, pygame.Rect(rect.left + size, top, rect.width - 2 * size, width))
        for left in (rect.left, rect.right - width):
            fill(surface, border, pygame.Rect(left, rect.top + size, width, rect.height - 2 * size))
    if size:
        pieces = _corner(radius, corners, inside, border, width)
        surface.blit(pieces[0], rect.topleft)
        surface.blit(pieces[1], (rect.right - size, rect.top))
        surface.blit(pieces[2], (rect.left, rect.bottom - size))
        surface.blit(pieces[3], (rect.right - size, rect.bottom - size))


def dashed_frame(
    surface: pygame.Surface,
    rect: pygame.Rect,
    color: Color,
    *,
    radius: int = 0,
    width: int = 2,
    dash: int = 8,
) -> None:
    """Draw a dashed frame just inside ``rect``: whole corners, dashes of about ``dash`` pixels between."""
    radius = max(0, min(radius, rect.width // 2, rect.height // 2))
    size = max(radius, width, min(dash // 2, rect.width // 2, rect.height // 2))
    pieces = _corner(size if radius else 0, "round", None, color, width) if radius else None
    if pieces is not None:
        radius = size
        surface.blit(pieces[0], rect.topleft)
        surface.blit(pieces[1], (rect.right - size, rect.top))
        surface.blit(pieces[2], (rect.left, rect.bottom - size))
        surface.blit(pieces[3], (rect.right - size, rect.bottom - size))
    for start, length in _dashes(rect.width - 2 * radius, dash):
        for top in (rect.top, rect.bottom - width):
            fill(surface, color, pygame.Rect(rect.left + radius + start, top, length, width))
    for start, length in _dashes(rect.height - 2 * radius, dash):
        for left in (rect.left, rect.right - width):
            fill(surface, color, pygame.Rect(left, rect.top + radius + start, width, length))


def _dashes(length: int, dash: int) -> list[tuple[int, int]]:
    """Starts and lengths of dashes along a side, beginning and ending with a gap."""
    if length <= 0:
        return []
    count = max(1, round(length / (dash * 1.75)))
    period = length / count
    return [(round(period * index + period * 0.22), max(1, round(period * 0.56))) for index in range(count)]


def dashed_line(
    surface: pygame.Surface,
    start: tuple[int, int],
    end: tuple[int, int],
    color: Color,
    *,
    width: int = 2,
    dash: int = 8,
) -> None:
    """Draw a dashed line in any direction."""
    along = pygame.Vector2(end) - pygame.Vector2(start)
    length = along.length()
    if length == 0:
        return
    along /= length
    for begin, part in _dashes(round(length), dash):
        a = pygame.Vector2(start) + along * begin
        thick_line(surface, a, a + along * part, color, width)


def thick_line(
    surface: pygame.Surface,
    start: pygame.Vector2 | tuple[float, float],
    end: pygame.Vector2 | tuple[float, float],
    color: Color,
    width: float,
) -> None:
    """Draw a smooth line of any width with flat ends."""
    pygame.draw.aaline(surface, color, start, end, max(1, round(width)))


@lru_cache(maxsize=200)
def _hatch_tile(width: int, height: int, color: Color, stripe: int) -> pygame.Surface:
    big = _canvas(width * 2, height * 2, color)
    step = stripe * 4
    for x in range(-height * 2 - step, width * 2 + step, step):
        points = [
            (x, height * 2),
            (x + stripe * 2, height * 2),
            (x + stripe * 2 + height * 2, 0),
            (x + height * 2, 0),
        ]
        pygame.draw.polygon(big, color, points)
    return pygame.transform.smoothscale(big, (width, height))


def hatching(surface: pygame.Surface, rect: pygame.Rect, color: Color, *, stripe: int = 4) -> None:
    """Draw slanting stripes of ``stripe`` pixels over a rectangle (the sign of a certain loss)."""
    if rect.width > 0 and rect.height > 0:
        surface.blit(_hatch_tile(rect.width, rect.height, color, max(1, stripe)), rect)


@lru_cache(maxsize=1000)
def disc_image(
    diameter: int, inside: Color | None, border: Color | None = None, width: int = 0
) -> pygame.Surface:
    """A smooth disc or ring as a shared surface."""
    diameter = max(1, diameter)
    big = diameter * _FINE
    outer = border if border and width else inside
    image = _canvas(big, big, outer)
    center = (big / 2, big / 2)
    if outer is not None:
        pygame.draw.circle(image, outer, center, big / 2)
    if border and width:
        pygame.draw.circle(image, inside or _clear(border), center, big / 2 - width * _FINE)
    return pygame.transform.smoothscale(image, (diameter, diameter))


def disc(
    surface: pygame.Surface,
    center: tuple[float, float],
    diameter: int,
    inside: Color | None,
    *,
    border: Color | None = None,
    width: int = 0,
) -> None:
    """Draw a smooth disc or ring around ``center``."""
    image = disc_image(diameter, inside, border, width)
    surface.blit(image, (round(center[0] - diameter / 2), round(center[1] - diameter / 2)))


@lru_cache(maxsize=100)
def flag_image(
    size: tuple[int, int], point: int, color: Color, rim: Color, *, raised: bool
) -> pygame.Surface:
    """A step of a ribbon: notched at the left, pointed at the right, in a thin rim.

    Args:
        size: width and height in pixels.
        point: how long the point is, in pixels.
        color: of the enamel.
        rim: of the edge.
        raised: it stands out in the light from above; else it is sunk into its ground.
    """
    width, height = size[0] * _FINE, size[1] * _FINE
    line = max(_FINE, height // 30)
    image = _canvas(width, height, rim)
    pygame.draw.polygon(image, rim, _flag_points(width, height, point * _FINE, 0))
    field = _canvas(width, height, color)
    top, foot = (0.16, -0.15) if raised else (-0.5, 0.05)
    for row in range(height):
        share = top + (foot - top) * row / height
        target, part = ((255, 255, 255), share) if share > 0 else ((0, 0, 0), -share)
        tone = [round(one + (other - one) * part) for one, other in zip(color[:3], target, strict=True)]
        pygame.draw.line(field, tone, (0, row), (width, row))
    if raised:
        glint = [round(one + (255 - one) * 0.55) for one in color[:3]]
        field.fill(glint, (0, line, width, line))
    mask = _canvas(width, height, None)
    pygame.draw.polygon(mask, (255, 255, 255, 255), _flag_points(width, height, point * _FINE, line))
    field.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(field, (0, 0))
    return pygame.transform.smoothscale(image, size)


def _flag_points(width: int, height: int, point: int, by: int) -> list[tuple[float, float]]:
    """The outline of a step of a ribbon, moved inward by ``by``."""
    slant, tip = by * 1.6, by * 1.15
    return [
        (slant, by),
        (width - point - by * 0.4, by),
        (width - tip, height / 2),
        (width - point - by * 0.4, height - by),
        (slant, height - by),
        (point + tip, height / 2),
    ]


@lru_cache(maxsize=100)
def shield_field(width: int, color: Color) -> pygame.Surface:
    """A shield of one color, ``width`` pixels wide and 1.15 times as high."""
    w, h = width * _FINE, round(width * 1.15) * _FINE
    image = _canvas(w, h, color)
    pygame.draw.polygon(image, color, _shield_points(w, h, 0))
    return pygame.transform.smoothscale(image, (width, round(width * 1.15)))


@lru_cache(maxsize=300)
def shield_image(seat: int, width: int, frame: Color) -> pygame.Surface:
    """The shield of a seat (0 to 7) without its number, ``width`` pixels wide and 1.15 times as high."""
    mark = SEATS[seat % len(SEATS)]
    w, h = width * _FINE, round(width * 1.15) * _FINE
    image = _canvas(w, h, frame)
    pygame.draw.polygon(image, frame, _shield_points(w, h, 0))
    line = max(_FINE, round(w * 0.07))
    field = _canvas(w, h, mark.light)
    pygame.draw.polygon(field, (255, 255, 255), _shield_points(w, h, line))
    tones = pygame.Surface((w, h), pygame.SRCALPHA)
    tones.fill(mark.light)
    _divide(tones, mark.division, mark.dark, w, h)
    if mark.division == "bordure":
        tones.fill(mark.dark)
        pygame.draw.polygon(tones, mark.light, _shield_points(w, h, line + round(w * 0.15)))
    field.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tones.blit(field, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(tones, (0, 0))
    return pygame.transform.smoothscale(image, (width, round(width * 1.15)))


def _shield_points(w: int, h: int, by: int) -> list[tuple[float, float]]:
    """The outline of a shield: straight sides, a round foot; moved inward by ``by``."""
    straight = h * 0.52
    points: list[tuple[float, float]] = [(by, by), (w - by, by), (w - by, straight)]
    foot = pygame.Vector2(w / 2 - by, h - straight - by)
    for step in range(1, 24):
        turned = pygame.Vector2(1, 0).rotate(step * 7.5)
        points.append((w / 2 + foot.x * turned.x, straight + foot.y * turned.y))
    points.append((by, straight))
    return points


def _divide(tones: pygame.Surface, division: str, dark: Color, w: int, h: int) -> None:
    """Draw the second tone of a shield."""
    if division == "pale":
        tones.fill(dark, (w // 2, 0, w, h))
    elif division == "fess":
        tones.fill(dark, (0, h // 2, w, h))
    elif division == "chevron":
        pygame.draw.polygon(tones, dark, [(0, h), (0, h * 0.72), (w / 2, h * 0.3), (w, h * 0.72), (w, h)])
    elif division == "bend":
        pygame.draw.polygon(tones, dark, [(0, 0), (w, h * 0.92), (w, h), (0, h)])
    elif division == "quarters":
        tones.fill(dark, (w // 2, 0, w, h // 2))
        tones.fill(dark, (0, h // 2, w // 2, h))
    elif division == "bars":
        for top in (0.14, 0.42, 0.7):
            tones.fill(dark, (0, round(h * top), w, round(h * 0.14)))
