"""The stock of cards: paper or dark board, the inks on it, its frame and its thickness; one a kind of card.

A stock's ground is a picture (``textures/card-<name>``), composed once a size with frame, bevel and round
corners. Where there is no such picture its plain color stands for it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham_desktop.desktop.draw import Canvas, shapes
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color

Rgb = tuple[int, int, int]

INK: Rgb = (0x20, 0x16, 0x0F)
SOFT: Rgb = (0x5A, 0x45, 0x30)


@dataclass(frozen=True, slots=True)
class Stock:
    """What a kind of card is printed on and with.

    Attributes:
        texture: the picture ``textures/card-<texture>``.
        ground: its color, by which contrast is judged.
        frame: the ink of frame, rules and caption.
        ink: of names and rules.
        soft: of what is said beside.
        foil: printed in metal on a dark ground.
    """

    texture: str
    ground: Rgb
    frame: Rgb
    ink: Rgb = INK
    soft: Rgb = SOFT
    foil: bool = False

    @property
    def edge(self) -> Rgb:
        """The side of the card: the ground, darker."""
        return _mixed(self.ground, (0x30, 0x20, 0x10), 0.38 if not self.foil else 0.2)

    @property
    def glint(self) -> Rgb:
        """The lit lip of what is pressed into the card."""
        return (
            _mixed(self.ground, (255, 250, 236), 0.75)
            if not self.foil
            else _mixed(self.ground, (0, 0, 0), 0.6)
        )

    @property
    def well(self) -> Rgb:
        """The ground of boxes on the card."""
        return _mixed(self.ground, self.frame, 0.14)


def _mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


_FOIL: Rgb = (0xE3, 0xC1, 0x68)
_FOIL_INK: Rgb = (0xF6, 0xEC, 0xD2)

STOCKS: dict[str, Stock] = {
    "plain": Stock("plain", (0xEC, 0xE1, 0xC6), (0x6B, 0x4E, 0x2A)),
    "common": Stock("common", (0xEF, 0xE3, 0xC5), (0x7C, 0x4A, 0x20)),
    "unique": Stock("unique", (0xED, 0xD9, 0xC0), (0x7E, 0x22, 0x1A)),
    "spell": Stock("spell", (0x2A, 0x25, 0x4B), _FOIL, _FOIL_INK, (0xCD, 0xBF, 0xF0), foil=True),
    "skill": Stock("skill", (0xE0, 0xE5, 0xD8), (0x1F, 0x54, 0x60), soft=(0x3C, 0x50, 0x52)),
    "ally": Stock("ally", (0xE9, 0xE3, 0xC4), (0x4A, 0x5A, 0x26), soft=(0x4C, 0x4E, 0x30)),
    "special": Stock("special", (0xE6, 0xDD, 0xDE), (0x55, 0x42, 0x68), soft=(0x52, 0x46, 0x58)),
    "injury": Stock("injury", (0xEF, 0xDA, 0xCC), (0x98, 0x22, 0x1A), soft=(0x6A, 0x3E, 0x34)),
    "madness": Stock("madness", (0xDA, 0xE2, 0xE9), (0x24, 0x48, 0x80), soft=(0x3E, 0x4C, 0x60)),
    "condition": Stock("condition", (0xDE, 0xE7, 0xDB), (0x2A, 0x5B, 0x48), soft=(0x3E, 0x52, 0x48)),
    "task": Stock("task", (0xEA, 0xDA, 0xAE), (0x60, 0x48, 0x20)),
    "mission": Stock("mission", (0xE8, 0xCE, 0xB5), (0x74, 0x20, 0x18), soft=(0x5E, 0x3C, 0x2E)),
    "headline": Stock("headline", (0xE4, 0xE1, 0xD5), (0x33, 0x30, 0x2C), soft=(0x4A, 0x47, 0x42)),
    "mystic": Stock("mystic", (0xDC, 0xD7, 0xE1), (0x40, 0x34, 0x72), soft=(0x48, 0x43, 0x5C)),
    "urban": Stock("urban", (0xEA, 0xD9, 0xB6), (0x70, 0x44, 0x16)),
    "weather": Stock("weather", (0xD7, 0xE2, 0xDE), (0x1F, 0x50, 0x5A), soft=(0x3A, 0x50, 0x52)),
    "rumor": Stock("rumor", (0xE9, 0xCA, 0xBA), (0x7A, 0x16, 0x16), soft=(0x62, 0x38, 0x30)),
    "mythos": Stock("mythos", (0xEA, 0xDD, 0xB3), (0x5E, 0x48, 0x10)),
    "gate-blue": Stock("gate-blue", (0xD4, 0xDF, 0xE8), (0x2B, 0x56, 0x8C), soft=(0x3C, 0x4C, 0x5E)),
    "gate-green": Stock("gate-green", (0xD9, 0xE4, 0xCF), (0x31, 0x66, 0x38), soft=(0x40, 0x50, 0x3C)),
    "gate-red": Stock("gate-red", (0xEC, 0xD3, 0xC8), (0x94, 0x2A, 0x24), soft=(0x62, 0x3E, 0x36)),
    "gate-yellow": Stock("gate-yellow", (0xED, 0xDF, 0xB4), (0x7C, 0x5A, 0x0A), soft=(0x58, 0x48, 0x24)),
    "gate-all": Stock("gate-all", (0xDF, 0xDC, 0xD5), (0x4C, 0x4D, 0x52), soft=(0x4A, 0x48, 0x46)),
    "location": Stock("location", (0xEE, 0xE2, 0xC7), (0x6B, 0x4E, 0x2A)),
    "story": Stock("story", (0xE6, 0xD3, 0xAA), (0x5C, 0x3C, 0x1C)),
    "extra": Stock("extra", (0xE3, 0xD8, 0xBC), (0x5A, 0x48, 0x2C)),
    "horror": Stock(
        "horror", (0x20, 0x30, 0x2A), (0xC9, 0xC6, 0x94), (0xEF, 0xEC, 0xD8), (0xB4, 0xC2, 0xA8), foil=True
    ),
    "herald": Stock(
        "herald", (0x15, 0x35, 0x41), (0xC6, 0xC2, 0x88), (0xEC, 0xF0, 0xE2), (0xA8, 0xCA, 0xCC), foil=True
    ),
    "ancient-one": Stock(
        "ancient-one", (0x22, 0x1E, 0x2B), (0xD2, 0xB8, 0x74), _FOIL_INK, (0xC6, 0xBA, 0xC4), foil=True
    ),
    "sheet": Stock("sheet", (0xEF, 0xE3, 0xC5), (0x6B, 0x46, 0x22)),
    "sheet-dark": Stock(
        "sheet-dark", (0x22, 0x1E, 0x2B), (0xD2, 0xB8, 0x74), _FOIL_INK, (0xC6, 0xBA, 0xC4), foil=True
    ),
}
"""Every stock by its name."""


def draw_stock(
    canvas: Canvas, box: Box, stock: Stock, *, scale: float, framed: bool, frame: Rgb | None = None
) -> Box:
    """Lay a card down and give its face: the box without the side that shows its thickness.

    Args:
        canvas: to draw on.
        box: where; nothing is drawn outside.
        stock: what it is made of.
        scale: of the card: how thick lines and the card are.
        framed: with the double frame and the flourishes.
        frame: another color of the frame: a neighborhood's.
    """
    rect = canvas.rect(box)
    if rect.width < 8 or rect.height < 8:
        return box
    thick = max(1, canvas.px(2.4 * scale))
    size = (rect.width, rect.height)
    name = f"{stock.texture}/{round(scale * 100)}/{int(framed)}/{frame or ''}/{round(canvas.scale * 100)}"

    def make() -> pygame.Surface:
        return _made(canvas, size, stock, scale, thick, frame or stock.frame, framed=framed)

    canvas.surface.blit(canvas.art.made("card", name, size, make), rect.topleft)
    lost = thick / canvas.scale
    return Box(box.left, box.top, box.width - lost * 0.5, box.height - lost)


def _made(
    canvas: Canvas,
    size: tuple[int, int],
    stock: Stock,
    scale: float,
    thick: int,
    frame: Rgb,
    *,
    framed: bool,
) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size[0] - max(1, thick // 2), size[1] - thick
    radius = max(2, canvas.px(9 * scale))
    side = pygame.Rect(0, 0, width, height)
    for step in range(thick, 0, -1):
        shade = _mixed(stock.edge, (0, 0, 0), 0.5 - 0.34 * (step % 2))
        shapes.panel(whole, side.move(step // 2, step), shade, radius=radius)
    face = pygame.Surface((width, height), pygame.SRCALPHA)
    texture = canvas.art.level("textures", f"card-{stock.texture}", max(width, height))
    if texture is None:
        face.fill(stock.ground)
    else:
        face.blit(pygame.transform.smoothscale(texture, (width, height)), (0, 0))
    if framed:
        _draw_frame(canvas, face, stock, scale, frame)
    _bevel(face, max(1, canvas.px(1.2 * scale)))
    cut = pygame.Surface((width, height), pygame.SRCALPHA)
    shapes.panel(cut, side, (255, 255, 255), radius=radius)
    face.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(face, (0, 0))
    return whole


def _bevel(face: pygame.Surface, width: int) -> None:
    """A lit edge above and at the left, a dark one below and at the right."""
    across, down = face.get_size()
    shapes.fill(face, (255, 250, 235, 100), pygame.Rect(0, 0, across, width))
    shapes.fill(face, (255, 250, 235, 70), pygame.Rect(0, width, width, down - width))
    shapes.fill(face, (40, 24, 10, 90), pygame.Rect(0, down - width, across, width))
    shapes.fill(face, (40, 24, 10, 70), pygame.Rect(across - width, 0, width, down - width))


def _draw_frame(canvas: Canvas, face: pygame.Surface, stock: Stock, scale: float, color: Rgb) -> None:
    """A heavy line, a fine one inside it, flourishes in the upper corners."""
    rect = face.get_rect()
    inset = max(3, canvas.px(9 * scale))
    heavy, fine = max(1, canvas.px(1.8 * scale)), max(1, canvas.px(0.8 * scale))
    gap = heavy + max(2, canvas.px(2.6 * scale))
    radius = max(1, canvas.px(5 * scale))
    for step, line in ((0, heavy), (gap, fine)):
        place = rect.inflate(-2 * (inset + step), -2 * (inset + step))
        shapes.panel(face, place.move(0, 1), None, radius=radius, border=stock.glint, width=line)
        shapes.panel(face, place, None, radius=radius, border=color, width=line)
    size = canvas.px(21 * scale)
    if size < 14:
        return
    image = tinted(canvas, "card-corner", (size, size), color)
    if image is None:
        return
    at = inset + gap + fine + max(1, canvas.px(1.5 * scale))
    face.blit(image, (at, at))
    face.blit(pygame.transform.flip(image, True, False), (rect.right - at - size, at))


def tinted(canvas: Canvas, name: str, size: tuple[int, int], color: Color) -> pygame.Surface | None:
    """A white drawing of the textures in another color; None when there is no such drawing."""
    if not canvas.art.has("textures", name):
        return None

    def make() -> pygame.Surface:
        image = canvas.art.image("textures", name, size)
        copy = pygame.Surface(size, pygame.SRCALPHA)
        if image is not None:
            copy.blit(image, (0, 0))
        copy.fill((*color[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return canvas.art.made("tinted", f"{name}/{color}", size, make)
