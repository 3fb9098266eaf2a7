"""Pictures on paper: in a frame as wide as the card's text, however high they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop.layout import Box, inset

if TYPE_CHECKING:
    from arkham_desktop.desktop.art import Art
    from arkham_desktop.desktop.overlays.paper import Paper

SHAPE = 1.5
"""A card's picture's width by its height."""
_WHOLE = {"portraits", "worlds"}
"""Kinds of pictures that are round: they are shown whole in the middle of their place."""
_OWN_SHAPE = {"ancient-ones", "heralds"}
"""Kinds of upright pictures: shown whole where they are high enough, else as a strip with the eyes."""
_NARROWEST = 0.5
"""An upright picture narrower than this part of the card's text becomes a strip."""
_EYES = 0.36
"""How far down the eyes of an upright picture are, in parts of its height."""
_CUT = 1.06
"""A card's picture is cut by so little above and below, however low its place: its subject stays whole."""
_SIDE = 0.2
"""The part of a picture at each side that has only its ground, and is drawn out where there is room."""
_FARTHEST = 4.0
"""Drawn out by more than this part of itself the ground would be smeared: it is mirrored instead."""
_SKYLINES = {"headline", "mystic", "urban", "weather", "rumor", "mythos"}
"""Stocks whose pictures have houses for their ground; others have rays, contours or a plain one."""
_FARTHEST_SKYLINE = 1.1
"""Houses are mirrored sooner."""
_MIRRORED = 0.14
"""The part of a picture at each side that is mirrored then."""
_STRIPS = 12
"""In so many steps the ground is drawn out, each a little more than the one before."""


def draw_picture(paper: Paper, icon: str, row: Box, picture: str) -> None:
    """A picture in its frame; the icon of the card's kind where there is no picture of it.

    Args:
        paper: to draw on.
        icon: of the card's kind.
        row: where; as wide as the text.
        picture: the id of the picture of a card, or ``kind/id`` of another picture.
    """
    kind, _, name = picture.rpartition("/")
    canvas, s = paper.canvas, paper.scale
    if kind in _WHOLE and _draw_whole(paper, kind, name, row):
        return
    place = _place(paper, kind, name, row)
    canvas.panel(place, paper.stock.well, radius=0, border=paper.frame, width=max(0.7, 0.7 * s))
    inner = inset(place, 2.6 * s, 2.6 * s)
    rect = canvas.rect(inner)
    image = None
    if picture and rect.height > 8 and rect.width > 8:
        farthest = _FARTHEST_SKYLINE if paper.stock.texture in _SKYLINES else _FARTHEST
        image = _filling(canvas.art, kind or "cards", name, rect.size, farthest)
    if image is None:
        canvas.icon(icon, row.center, min(row.height * 0.66, row.width * 0.5), paper.frame)
    else:
        canvas.surface.blit(image, rect.topleft)
    border = paper.frame if paper.stock.foil else paper.stock.ink
    canvas.panel(inner, None, radius=0, border=border, width=max(1.0, 1.5 * s))


def _place(paper: Paper, kind: str, name: str, row: Box) -> Box:
    """The row, or what an upright picture needs of it."""
    shape = paper.canvas.art.shape(kind, name) if kind in _OWN_SHAPE else None
    wide = row.height * shape if shape is not None else row.width
    if not _NARROWEST * row.width <= wide <= row.width:
        wide = row.width
    return Box(row.centerx - wide / 2, row.top, wide, row.height)


def _draw_whole(paper: Paper, kind: str, name: str, row: Box) -> bool:
    """A round picture, which has a frame of its own; False where there is none."""
    canvas = paper.canvas
    rect, shape = canvas.rect(row), canvas.art.shape(kind, name)
    if shape is None or rect.height <= 8:
        return False
    high = min(rect.height, round(rect.width / shape))
    image = canvas.art.image(kind, name, (round(high * shape), high))
    if image is not None:
        canvas.surface.blit(image, image.get_rect(center=rect.center))
    return image is not None


def _filling(art: Art, kind: str, name: str, size: tuple[int, int], farthest: float) -> pygame.Surface | None:
    """A picture that covers ``size`` exactly; None where there is none.

    ``farthest``: by this part of themselves the sides of a card's picture may be drawn out.
    """
    shape = SHAPE if kind == "cards" else art.shape(kind, name)
    if shape is None or not art.has(kind, name):
        return None
    width, height = size
    if kind == "cards" and width > round(height * SHAPE * _CUT):
        return art.made("wide", name, size, lambda: _drawn_out(art, name, size, farthest))
    cover = (width, round(width / shape)) if width >= height * shape else (round(height * shape), height)
    image = art.image(kind, name, cover)
    if image is None:
        return None
    eyes = _EYES if kind in _OWN_SHAPE else 0.5
    top = min(max(0, round(cover[1] * eyes - height / 2)), cover[1] - height)
    return image.subsurface(((cover[0] - width) // 2, top, width, height))


def _drawn_out(art: Art, name: str, size: tuple[int, int], farthest: float) -> pygame.Surface:
    """A card's picture in a place that is too wide for it: with more of its ground at both sides."""
    width, height = size
    high = round(height * _CUT)
    image = art.image("cards", name, (round(high * SHAPE), high))
    whole = pygame.Surface(size, pygame.SRCALPHA)
    if image is None:
        return whole
    image = image.subsurface((0, (high - height) // 2, image.get_width(), height))
    side = round(image.get_width() * _SIDE)
    lacking = (width - image.get_width()) / 2
    if lacking > farthest * side:
        _mirror_sides(whole, image)
        return whole
    middle = image.subsurface((side, 0, image.get_width() - 2 * side, height))
    beside = round(side + lacking)
    whole.blit(pygame.transform.smoothscale(middle, (width - 2 * beside, height)), (beside, 0))
    # Strip by strip from the middle outwards; the sum of all extra widths is what is lacking.
    steps = sum(range(1, _STRIPS + 1))
    given, taken = float(beside), float(side)
    for step in range(1, _STRIPS + 1):
        next_taken = side * (1 - step / _STRIPS)
        next_given = given - side / _STRIPS - lacking * step / steps
        _draw_strips(whole, image, (next_taken, taken), (next_given if step < _STRIPS else 0.0, given))
        taken, given = next_taken, next_given
    return whole


def _mirror_sides(whole: pygame.Surface, image: pygame.Surface) -> None:
    """Lay a picture in the middle, and the ground at its sides there and back again beside it."""
    width, (wide, height) = whole.get_width(), image.get_size()
    left, side = (width - wide) // 2, round(wide * _MIRRORED)
    whole.blit(image, (left, 0))
    for right in (False, True):
        ground = image.subsurface((wide - side if right else 0, 0, side, height))
        turned = pygame.transform.flip(ground, True, False)
        for step in range(-(-(width - left - wide) // side)):
            at = left + wide + step * side if right else left - (step + 1) * side
            whole.blit(ground if step % 2 else turned, (at, 0))


def _draw_strips(
    whole: pygame.Surface, image: pygame.Surface, source: tuple[float, float], target: tuple[float, float]
) -> None:
    """A strip of the left side of a picture from ``source`` to ``target``, and its like at the right side."""
    height = image.get_height()
    first, last = round(target[0]), round(target[1])
    left, right = int(source[0]), max(int(source[0]) + 1, round(source[1]))
    if last <= first:
        return
    for mirrored in (False, True):
        start = image.get_width() - right if mirrored else left
        strip = image.subsurface((start, 0, right - left, height))
        at = whole.get_width() - last if mirrored else first
        whole.blit(pygame.transform.smoothscale(strip, (last - first, height)), (at, 0))
