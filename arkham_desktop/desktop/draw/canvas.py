"""Drawing in units: what scenes and widgets draw with.

A `Canvas` wraps a surface and the scale. Boxes and positions are in units (`layout.Box`), edges land on
whole pixels, text has its final size. ``canvas.surface`` and ``canvas.rect`` are there for own pixel work
(the table).

* ``ground`` (wood, cloth), ``sheet`` (paper, cards, brass plates), ``vignette``, ``edge_shadow``
* ``panel``, ``frame``, ``dashed``, ``hatching``, ``line``, ``disc``, ``bar``: shapes
* ``text`` (one line at a position), ``label`` (one line in a box: shrinks, then an ellipsis), ``paragraph``
  (wraps in a box), ``paragraph_height`` and ``text_width`` (measure without drawing)
* ``icon``, ``shield``, ``number_badge``, ``key_cap``, ``image``
* ``clipped`` and ``moved`` as ``with`` blocks for scrolling
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import materials, shapes
from arkham_desktop.desktop.draw.shapes import Corners
from arkham_desktop.desktop.draw.text import Align, Setter, TextBlock
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color, Material, Stock, Style

Position = tuple[float, float]

_SHIELD_PICTURE = 1.25
"""The side of a shield's picture by the width of the shield: the picture has room for its shadow."""


class Canvas:
    """A surface to draw on in units.

    Attributes:
        surface: the pixels.
        scale: pixels a unit.
        fonts: rendered text.
        icons: drawn icons.
        setter: broken lines.
        art: pictures.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        fonts: Fonts,
        icons: Icons,
        setter: Setter | None = None,
        art: Art | None = None,
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.fonts = fonts
        self.icons = icons
        self.setter = setter or Setter(fonts)
        self.art = art or Art()
        self._origin = (0.0, 0.0)

    def on(self, surface: pygame.Surface) -> Canvas:
        """A canvas of the same scale and caches on another surface."""
        return Canvas(surface, self.scale, self.fonts, self.icons, self.setter, self.art)

    # ------------------------------------------------------------------------------------- measures

    def px(self, units: float) -> int:
        """A length in whole pixels; at least 1 where it is more than 0."""
        pixels = round(units * self.scale)
        return pixels if pixels or units <= 0 else 1

    def point(self, at: Position) -> tuple[int, int]:
        """A position in pixels."""
        return round((at[0] + self._origin[0]) * self.scale), round((at[1] + self._origin[1]) * self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """A box in pixels; boxes that touch in units touch in pixels."""
        left, top = self.point((box.left, box.top))
        right, bottom = self.point((box.right, box.bottom))
        return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))

    @property
    def box(self) -> Box:
        """The whole surface in units."""
        width, height = self.surface.get_size()
        return Box(-self._origin[0], -self._origin[1], width / self.scale, height / self.scale)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside the box."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def moved(self, x: float, y: float) -> Iterator[None]:
        """Draw everything ``x``, ``y`` units farther right and down."""
        before = self._origin
        self._origin = (before[0] + x, before[1] + y)
        try:
            yield
        finally:
            self._origin = before

    # --------------------------------------------------------------------------------------- shapes

    def fill(self, color: Color, box: Box | None = None) -> None:
        """Fill a box, or everything."""
        shapes.fill(self.surface, color, self.surface.get_rect() if box is None else self.rect(box))

    def ground(self, material: Material, box: Box) -> None:
        """Cover a box with wood or cloth."""
        materials.lay(self.surface, self.rect(box), material, self.art, self.scale)

    def sheet(self, box: Box, stock: Stock = theme.SHEET, *, radius: float = 3) -> None:
        """Lay a sheet of paper, a card or a plate there, with its shadow."""
        materials.sheet(self.surface, self.rect(box), stock, self.px(radius), self.art, self.scale)

    def vignette(self, box: Box, reach: float = 90, strength: int = 120) -> None:
        """Darken a box toward its edges; ``strength`` is the alpha at them."""
        materials.vignette(self.surface, self.rect(box), self.px(reach), strength)

    def edge_shadow(self, box: Box, edge: str, reach: float = 12, strength: int = 150) -> None:
        """A shadow that falls into a box from its ``top``, ``bottom``, ``left`` or ``right``."""
        materials.edge_shadow(self.surface, self.rect(box), edge, self.px(reach), strength)

    def panel(
        self,
        box: Box,
        color: Color | None,
        *,
        radius: float = theme.RADIUS,
        border: Color | None = None,
        width: float = 1,
        corners: Corners = "round",
    ) -> None:
        """A filled box with round (or cut, or square) corners and an optional border inside its edge.

        Hollows and raised rows (``theme.RELIEF``) have a thin brass edge where no other border is asked for.
        """
        if border is None and color is not None and radius > 2:
            border = theme.RELIEF.get(color)
        shapes.panel(
            self.surface,
            self.rect(box),
            color,
            radius=self.px(radius),
            border=border,
            width=self.px(width) if border else 0,
            corners=corners,
        )

    def frame(
        self,
        box: Box,
        color: Color,
        *,
        width: float = 2,
        radius: float = theme.RADIUS,
        gap: float = 0,
        corners: Corners = "round",
    ) -> None:
        """A border alone, ``gap`` units outside the box (inside when negative)."""
        outer = Box(box.left - gap, box.top - gap, box.width + 2 * gap, box.height + 2 * gap)
        self.panel(outer, None, radius=max(0, radius + gap), border=color, width=width, corners=corners)

    def focus(self, box: Box, *, radius: float = theme.RADIUS, color: Color = theme.AMBER) -> None:
        """The focus ring: amber, 3 units wide, a gap of 1 away from the box; cased, to be seen on paper."""
        if color == theme.AMBER:
            wide = theme.FOCUS_WIDTH + 2
            self.frame(box, theme.CASING, width=wide, radius=radius, gap=theme.FOCUS_GAP + 1)
        self.frame(box, color, width=theme.FOCUS_WIDTH, radius=radius, gap=theme.FOCUS_GAP)

    def dashed(
        self,
        box: Box,
        color: Color,
        *,
        width: float = 1.5,
        radius: float = theme.RADIUS,
        dash: float = 7,
    ) -> None:
        """A dashed frame just inside the box."""
        shapes.dashed_frame(
            self.surface,
            self.rect(box),
            color,
            radius=self.px(radius),
            width=self.px(width),
            dash=max(2, self.px(dash)),
        )

    def hatching(self, box: Box, color: Color = theme.INK, *, stripe: float = 3) -> None:
        """Slanting stripes: a certain loss."""
        shapes.hatching(self.surface, self.rect(box), color, stripe=self.px(stripe))

    def line(self, start: Position, end: Position, color: Color = theme.LINE, width: float = 1) -> None:
        """A level, upright or slanting line."""
        a, b = self.point(start), self.point(end)
        thick = self.px(width)
        if a[0] == b[0] or a[1] == b[1]:
            left, top = min(a[0], b[0]), min(a[1], b[1])
            size = (abs(a[0] - b[0]) or thick, abs(a[1] - b[1]) or thick)
            shapes.fill(self.surface, color, pygame.Rect((left, top), size))
        else:
            shapes.thick_line(self.surface, a, b, color, thick)

    def dashed_line(self, start: Position, end: Position, color: Color, width: float = 1.5) -> None:
        """A dashed line."""
        shapes.dashed_line(
            self.surface, self.point(start), self.point(end), color, width=self.px(width), dash=self.px(7)
        )

    def disc(
        self,
        center: Position,
        radius: float,
        color: Color | None,
        *,
        border: Color | None = None,
        width: float = 1.5,
    ) -> None:
        """A disc or ring."""
        shapes.disc(
            self.surface,
            self.point(center),
            self.px(radius * 2),
            color,
            border=border,
            width=self.px(width) if border else 0,
        )

    def bar(self, box: Box, share: float) -> None:
        """A bar filled to ``share`` (0 to 1)."""
        radius = box.height / 2
        self.panel(box, theme.PANEL_LIGHT, radius=radius)
        if share > 0:
            width = max(box.height, box.width * min(1.0, share))
            self.panel(Box(box.left, box.top, width, box.height), theme.WHITE, radius=radius)

    # ----------------------------------------------------------------------------------------- text

    def text_width(self, text: str, style: Style) -> float:
        """How wide one line is, in units."""
        return self.fonts.width(text, style.face, self.setter.pixels(style.size, self.scale)) / self.scale

    def text(
        self,
        text: str,
        at: Position,
        style: Style = theme.BODY,
        color: Color = theme.INK,
        *,
        align: Align = "left",
    ) -> float:
        """One line whose top (left, middle or right end) is at ``at``; gives its width in units."""
        px = self.setter.pixels(style.size, self.scale)
        image = self.fonts.line(text, style.face, px, color)
        x, y = self.point(at)
        width = image.get_width()
        x -= {"left": 0, "center": width // 2, "right": width}[align]
        height = self.fonts.font("text", px).get_height()
        top = y + (round(px * style.leading) - height) // 2 + self.fonts.drop(style.face, px)
        self.surface.blit(image, (x, top))
        return width / self.scale

    def label(
        self,
        text: str,
        box: Box,
        style: Style = theme.BODY,
        color: Color = theme.INK,
        *,
        align: Align = "left",
    ) -> float:
        """One line in the middle of the box's height; shrinks to 85 %, then ends in an ellipsis.

        Returns:
            The width in units.
        """
        rect = self.rect(box)
        if rect.width <= 0 or not text:
            return 0.0
        block = self.setter.lay_out(text, style, self.scale, rect.width, most_lines=1)
        if block.cut and block.width > rect.width:
            return 0.0  # there is not even room for the dots
        top = rect.top + (rect.height - block.line_height) // 2
        block.draw(self.surface, self.fonts, (rect.left, top), color, width=rect.width, align=align)
        return block.width / self.scale

    def block(self, text: str, width: float, style: Style = theme.BODY) -> TextBlock:
        """A text broken into lines of ``width`` units (pixels inside; see `TextBlock`)."""
        return self.setter.lay_out(text, style, self.scale, max(1, self.px(width)))

    def paragraph_height(self, text: str, width: float, style: Style = theme.BODY) -> float:
        """How high a text is when wrapped to ``width``, in units."""
        return self.block(text, width, style).height / self.scale

    def paragraph(
        self,
        text: str,
        box: Box,
        style: Style = theme.BODY,
        color: Color = theme.INK,
        *,
        align: Align = "left",
        middle: bool = False,
    ) -> float:
        """A wrapped text in the box: shrinks to 85 % where it is too high, then is cut.

        Args:
            text: with ``**bold**`` words.
            box: units; a height of 0 means as high as it takes.
            style: face and size.
            color: of the letters.
            align: of the lines.
            middle: in the middle of the box's height instead of at its top.

        Returns:
            The height in units.
        """
        rect = self.rect(box)
        if rect.width <= 0 or not text:
            return 0.0
        block = self.setter.lay_out(text, style, self.scale, rect.width, height=rect.height)
        top = rect.top + ((rect.height - block.height) // 2 if middle and rect.height else 0)
        block.draw(self.surface, self.fonts, (rect.left, top), color, width=rect.width, align=align)
        return block.height / self.scale

    # ---------------------------------------------------------------------------------------- marks

    def icon(self, name: str, center: Position, size: float, color: Color = theme.INK) -> None:
        """An icon around ``center``."""
        px = self.px(size)
        image = self.icons.get(name, px, color)
        x, y = self.point(center)
        self.surface.blit(image, (x - px // 2, y - px // 2))

    def image(self, image: pygame.Surface, at: Position) -> None:
        """A picture that has its final size, its top left corner at ``at``."""
        self.surface.blit(image, self.point(at))

    def shield(self, seat: int, center: Position, width: float, *, acting: bool = False) -> None:
        """The mark of a seat (0 to 7) with its number, ``width`` units wide."""
        px = max(8, self.px(width))
        x, y = self.point(center)
        side = round(px * _SHIELD_PICTURE)
        image = self.art.image("tokens", f"shield-{seat + 1}", (side, side))
        if image is None:
            image = shapes.shield_image(seat, px, theme.AMBER if acting else theme.CASING)
        elif acting:
            edge = max(2, round(px * 0.09))
            for more, color in ((edge + max(1, edge // 2), theme.CASING), (edge, theme.AMBER)):
                ground = shapes.shield_field(px + 2 * more, color)
                self.surface.blit(ground, ground.get_rect(center=(x, y)))
        self.surface.blit(image, image.get_rect(center=(x, y)))
        middle = (x, y - round(px * 0.03))
        digit = max(theme.SMALLEST_TEXT, round(px * 0.42))
        shapes.disc(self.surface, middle, max(digit + 1, round(px * 0.52)), theme.CASING)
        self._digit(str(seat + 1), middle, digit, theme.INK)

    def _digit(self, text: str, center: tuple[int, int], px: int, color: Color) -> None:
        """A short text around a pixel."""
        image = self.fonts.line(text, "bold", px, color)
        self.surface.blit(image, (center[0] - image.get_width() // 2, center[1] - image.get_height() // 2))

    def number_badge(
        self, text: str, center: Position, *, radius: float = 12, on_amber: bool = False
    ) -> None:
        """The number of an option: an amber disc (dark on an amber button)."""
        ground, ink = (theme.CASING, theme.AMBER) if on_amber else (theme.AMBER, theme.ON_AMBER)
        self.disc(center, radius, ground)
        style = Style("bold", radius * 1.2)
        self.text(text, (center[0], center[1] - radius * 1.2 * style.leading / 2), style, ink, align="center")

    def key_cap_width(self, text: str) -> float:
        """How wide a key cap is, in units."""
        return max(20.0, self.text_width(text, theme.KEY_CAP) + 10)

    def key_cap(self, text: str, right: float, middle: float, color: Color = theme.INK_SOFT) -> float:
        """A key's name in a thin box whose right edge is at ``right``; gives its width in units."""
        width = self.key_cap_width(text)
        box = Box(right - width, middle - 10, width, 20)
        self.panel(box, None, radius=4, border=color)
        self.label(text, box, theme.KEY_CAP, color, align="center")
        return width
