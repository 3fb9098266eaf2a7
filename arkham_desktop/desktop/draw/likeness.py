"""Likenesses: portraits in their ovals, faces in rounds, plates of the great ones; nothing where none is.

Every function says whether there was a picture, so that whoever calls draws a sign instead.
"""

from __future__ import annotations

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw.canvas import Canvas, Position
from arkham_desktop.desktop.draw.shapes import disc
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color, Face, Style

_BRASS: Color = (0xB9, 0x8B, 0x3E)
_BRASS_DARK: Color = (0x4A, 0x35, 0x16)
_BRASS_GLINT: Color = (0xF0, 0xD8, 0x9C)
_SCREW: Color = (0x8C, 0x66, 0x2A)
_LEAST_LETTERS = 11.0
"""Units: the least size of letters on a name plate."""
_PLATE_HEIGHT = 0.125
"""The height of a name plate, in parts of portrait and plate together."""
_PLATE_SHAPE = 4.6
"""Its width by its height, at least."""
_DIM = 96
"""Opacity of who is not to be chosen any more or out of the game, of 255."""


def draw_portrait(canvas: Canvas, box: Box, person: str, *, dim: bool = False) -> bool:
    """An investigator's portrait in its oval frame, whole, in the middle of a box."""
    shape = canvas.art.shape("portraits", person)
    rect = canvas.rect(box)
    if shape is None or rect.height < 8 or rect.width < 8:
        return False
    high = min(rect.height, round(rect.width / shape))
    image = _image(canvas.art, "portraits", person, (round(high * shape), high), dim)
    if image is None:
        return False
    canvas.surface.blit(image, image.get_rect(center=rect.center))
    return True


def draw_name_plate(canvas: Canvas, box: Box, name: str, under: str = "") -> None:
    """A plate of brushed brass with two screws: a name, engraved, and below it in italics who that is.

    What lies under the name is left out where the plate has no room for a second line; a name that is too
    wide is set smaller, and where it needs the room of the screws there are none.
    """
    if canvas.rect(box).width < 24 or canvas.rect(box).height < 12:
        return
    canvas.sheet(box, theme.PLATE, radius=min(4.0, box.height * 0.12))
    both = bool(name and under and box.height >= 2 * _LEAST_LETTERS * 1.2)
    alone: Face = "serif-bold" if name else "serif-italic"
    lines: list[tuple[str, Face]] = [(name or under, alone)]
    if both:
        lines = [(name, "serif-bold"), (under, "serif-italic")]
    words, narrow = _between_screws(canvas, box, lines)
    share = (0.44, 0.38) if both else (0.6,)
    top = box.top + box.height * (0.07 if both else 0.0)
    for (text, face), part in zip(lines, share, strict=True):
        high = box.height * (part + 0.02) if both else box.height
        line = Box(words.left, top, words.width, high)
        _engrave(canvas, text, line, _fitting_plate(canvas, text, face, narrow, box.height * part))
        top += high


def _between_screws(canvas: Canvas, box: Box, lines: list[tuple[str, Face]]) -> tuple[Box, float]:
    """Draw the screws of a plate where its lines leave room for them; gives the room of the lines.

    It also gives the width between screws, which no line that can be set smaller exceeds.
    """
    screw = min(box.height * 0.17, 7.0)
    words = Box(box.left + screw * 2.6, box.top, box.width - screw * 5.2, box.height)
    if any(canvas.text_width(text, Style(face, _LEAST_LETTERS)) > words.width for text, face in lines):
        wide = Box(box.left + screw * 0.7, box.top, box.width - screw * 1.4, box.height)
        return wide, words.width
    for x in (box.left + screw * 1.5, box.right - screw * 1.5):
        _draw_screw(canvas, (x, box.centery), screw)
    return words, words.width


def _fitting_plate(canvas: Canvas, text: str, face: Face, width: float, size: float) -> Style:
    """The style of a line on a plate: smaller where it is too wide."""
    style = Style(face, max(_LEAST_LETTERS, size))
    while style.size > _LEAST_LETTERS and canvas.text_width(text, style) > width:
        style = style.at(max(_LEAST_LETTERS, style.size - 0.5))
    return style


def _engrave(canvas: Canvas, text: str, box: Box, style: Style) -> None:
    """Dark letters cut into brass: their lower edge catches the light."""
    below = Box(box.left, box.top + 1 / canvas.scale, box.width, box.height)
    canvas.label(text, below, style, _BRASS_GLINT, align="center")
    canvas.label(text, box, style, theme.BRASS_INK, align="center")


def _draw_screw(canvas: Canvas, center: Position, size: float) -> None:
    """A screw head in a hollow, with its slot."""
    canvas.disc((center[0], center[1] + 0.5 / canvas.scale), size * 0.62, _BRASS_GLINT)
    canvas.disc(center, size * 0.58, _BRASS_DARK)
    canvas.disc(center, size * 0.42, _SCREW)
    reach = size * 0.3
    start, end = (center[0] - reach, center[1] + reach * 0.8), (center[0] + reach, center[1] - reach * 0.8)
    canvas.line(start, end, _BRASS_DARK, max(0.8, size * 0.16))


def draw_named_portrait(canvas: Canvas, box: Box, person: str, name: str, under: str = "") -> bool:
    """A portrait in its oval with its name plate below; False (and nothing drawn) where there is none."""
    plate = min(max(box.height * _PLATE_HEIGHT, 2 * _LEAST_LETTERS * 1.45), box.width * 0.3)
    oval = Box(box.left, box.top, box.width, box.height - plate * 1.12)
    if not draw_portrait(canvas, oval, person):
        return False
    wide = min(box.width, max(plate * _PLATE_SHAPE, oval.height * 0.8 * 0.72))
    draw_name_plate(canvas, Box(box.centerx - wide / 2, box.bottom - plate, wide, plate), name, under)
    return True


def draw_face(
    canvas: Canvas, center: Position, size: float, person: str, *, ring: Color = _BRASS, dim: bool = False
) -> bool:
    """An investigator's face in a round of ``size`` units, with a ring."""
    pixels = canvas.px(size)
    edge = max(1, round(pixels * 0.05))
    image = _image(canvas.art, "faces", person, (pixels - 2 * edge, pixels - 2 * edge), dim)
    if image is None:
        return False
    middle = canvas.point(center)
    disc(canvas.surface, middle, pixels, _BRASS_DARK)
    disc(canvas.surface, middle, max(4, pixels - edge), ring)
    canvas.surface.blit(image, image.get_rect(center=middle))
    return True


def draw_plate(canvas: Canvas, box: Box, kind: str, name: str) -> bool:
    """The plate of an Ancient One or a Herald, whole, in a brass edge, in the middle of a box."""
    shape = canvas.art.shape(kind, name)
    rect = canvas.rect(box)
    if shape is None or rect.height < 12 or rect.width < 12:
        return False
    high = min(rect.height, round(rect.width / shape))
    place = pygame.Rect(0, 0, round(high * shape), high)
    place.center = rect.center
    edge = max(2, round(high * 0.012))
    image = canvas.art.image(kind, name, (place.width - 4 * edge, place.height - 4 * edge))
    if image is None:
        return False
    canvas.surface.fill(_BRASS_DARK[:3], place)
    canvas.surface.fill(_BRASS[:3], place.inflate(-edge, -edge))
    canvas.surface.fill(_BRASS_DARK[:3], place.inflate(-3 * edge, -3 * edge))
    canvas.surface.blit(image, image.get_rect(center=place.center))
    return True


def _image(art: Art, kind: str, name: str, size: tuple[int, int], dim: bool) -> pygame.Surface | None:
    image = art.image(kind, name, size)
    if image is None or not dim:
        return image

    def faded(bright: pygame.Surface = image) -> pygame.Surface:
        copy = bright.copy()
        copy.fill((255, 255, 255, _DIM), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return art.made(f"dim:{kind}", name, size, faded)
