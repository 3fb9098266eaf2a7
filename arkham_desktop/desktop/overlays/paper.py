"""Paper: the ground of every card, marker and sheet, and how text flows down on it at any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham_desktop.desktop.draw import Align, Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.card_stock import STOCKS, Rgb, draw_stock, tinted
from arkham_desktop.desktop.overlays.paper_words import bold_head, large_values
from arkham_desktop.desktop.symbols import with_symbols
from arkham_desktop.desktop.theme import Color, Style

_CARD = (300.0, 400.0)
"""The size at which a card's text has its plain size, in units."""
_SETTINGS = (
    (1.16, 0.36, True),
    (1.08, 0.32, True),
    (1.0, 0.28, True),
    (1.0, 0.24, False),
    (0.94, 0.2, False),
    (0.88, 0.17, False),
    (0.84, 0.14, False),
    (0.78, 0.12, False),
    (0.72, 0.12, False),
    (0.66, 0.12, False),
    (0.6, 0.12, False),
    (0.84, 0.0, False),
    (0.78, 0.0, False),
    (0.72, 0.0, False),
    (0.66, 0.0, False),
    (0.6, 0.0, False),
    (0.54, 0.0, False),
    (0.48, 0.0, False),
    (0.42, 0.0, False),
)
"""How a card's lower part may be set, the best first: size of the text, least height of the picture (part of
the card's), whether with the line of flavor. A picture of no height is left out."""
_READ_EASILY = 15.0
"""Units: no text is set smaller than this for the sake of a picture, but for the first steps."""
_SMALL = 0.72
"""A card of a smaller scale has no frame: the room is for the text."""
_PICTURE = 1.5
"""A picture's width by its height."""
_WHOLE = {"portraits", "worlds"}
"""Kinds of pictures that are round: they are shown whole in the middle of their place."""
_OWN_SHAPE = {"ancient-ones", "heralds"}
"""Kinds of pictures whose place has their shape."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How the lower part of a card is set: style of its text, height of its picture, whether with flavor."""

    style: Style
    picture: float
    flavor: bool
    cut: bool


class Paper:
    """A card's ground that is filled from the top and from the bottom.

    Attributes:
        canvas: to draw on.
        box: the card.
        scale: how large its text is: 1 on a card of 300 × 400 units.
        stock: what it is printed on and with.
        rest: what is still free.
        small: the card is too small for a frame.
        cut: a text did not fit even in the least size and was cut; the close-up shows it whole.
    """

    def __init__(
        self,
        canvas: Canvas,
        box: Box,
        *,
        framed: bool = True,
        scale: float | None = None,
        kind: str = "plain",
        frame: Rgb | None = None,
    ) -> None:
        self.canvas = canvas
        self.box = box
        self.stock = STOCKS[kind]
        self.frame = frame or self.stock.frame
        wanted = min(box.width / _CARD[0], box.height / _CARD[1])
        self.scale = min(1.9, max(0.62, wanted)) if scale is None else scale
        self.cut = False
        self.small = self.scale < _SMALL
        plain = not framed or self.small
        face = draw_stock(canvas, box, self.stock, scale=self.scale, framed=not plain, frame=frame)
        rim = 6 * self.scale if plain else 14.5 * self.scale
        rest = inset(face, rim + (3 if plain else 6) * self.scale, rim + 3 * self.scale)
        self.rest = Box(rest.left, rest.top, rest.width, rest.height - 2 * self.scale)

    # -- room ----------------------------------------------------------------------------------------

    def take(self, height: float) -> Box:
        """The next ``height`` units from the top."""
        rest = self.rest
        taken = Box(rest.left, rest.top, rest.width, min(height, max(0.0, rest.height)))
        self.rest = Box(rest.left, taken.bottom, rest.width, max(0.0, rest.height - taken.height))
        return taken

    def take_bottom(self, height: float) -> Box:
        """The last ``height`` units."""
        rest = self.rest
        height = min(height, max(0.0, rest.height))
        self.rest = Box(rest.left, rest.top, rest.width, rest.height - height)
        return Box(rest.left, rest.bottom - height, rest.width, height)

    def skip(self, height: float) -> None:
        """Leave some room free."""
        self.take(height)

    # -- print ---------------------------------------------------------------------------------------

    def printed(
        self, text: str, box: Box, style: Style, color: Color | None = None, *, align: Align = "center",
        middle: bool = True
    ) -> None:  # fmt: skip
        """A wrapped text pressed into the card: a lit lip under each letter, then the ink."""
        canvas, ink = self.canvas, color or self.stock.ink
        lip = 1 / canvas.scale
        if canvas.px(style.size) >= 15:
            below = Box(box.left, box.top + lip, box.width, box.height)
            canvas.paragraph(text, below, style, self.stock.glint, align=align, middle=middle)
        canvas.paragraph(text, box, style, ink, align=align, middle=middle)

    def label(
        self, text: str, box: Box, style: Style, color: Color | None = None, *, align: Align = "left"
    ) -> float:
        """One line in a box, in the ink of the card; gives its width."""
        return self.canvas.label(text, box, style, color or self.stock.ink, align=align)

    def caption(self, text: str, *, room: float = 0, align: Align = "center") -> None:
        """The kind of card, in capitals; ``room`` units are left free at both sides."""
        size = max(11.0, 12.5 * self.scale)
        row = inset(self.take(size * 1.3), room + (2 if self.small else 17) * self.scale, 0)
        style = Style("serif-bold", size)
        spaced = "\u2009".join(text.upper())
        told = spaced if self.canvas.text_width(spaced, style) <= row.width else text.upper()
        self.canvas.label(told, row, style, self.frame, align=align)

    def title(self, text: str, *, room: float = 0, size: float = 24, align: Align = "center") -> None:
        """The name in capitals, in up to three lines, as large as they allow."""
        room += 5 * self.scale if align == "center" else 0
        width = self.rest.width - 2 * room
        style, lines = self._title_style(text.upper(), width, size)
        high = style.size * style.leading * lines
        taken = self.take(high)
        left = room if align == "center" else 0
        row = Box(taken.left + left, taken.top, width, taken.height)
        self.printed(text.upper(), row, style, self._title_ink(), align=align)

    def _title_ink(self) -> Color:
        return self.frame if self.stock.foil else self.stock.ink

    def _title_style(self, text: str, width: float, size: float) -> tuple[Style, int]:
        canvas = self.canvas
        style = Style("display", size, 1.08)
        longest = max(text.split(), key=len, default="")
        for most, least in ((1, 0.82), (2, 0.62), (3, 0.5)):
            for step in range(12):
                share = 1 - 0.05 * step
                if share < least - 1e-6:
                    break
                style = style.at(max(12.5, size * self.scale * share))
                lines = len(canvas.block(text, width, style).lines)
                if lines <= most and canvas.text_width(longest, style) <= width:
                    return style, lines
        while canvas.text_width(longest, style) > width and style.size > 11:  # no word is broken
            style = style.at(max(11.0, style.size - 0.5))
        return style, min(3, len(canvas.block(text, width, style).lines))

    def subtitle(self, text: str, *, align: Align = "center") -> None:
        """A quiet line under the name."""
        place, style = self.take(self._subtitle_height(text)), self._subtitle_style
        # The minus of this face is as wide as two digits.
        text = text.replace("\N{MINUS SIGN}", "\N{EN DASH}") if style.face == "serif-italic" else text
        self.canvas.paragraph(text, place, style, self.stock.soft, align=align, middle=True)

    @property
    def _subtitle_style(self) -> Style:
        size = max(11.5, 14.5 * self.scale)
        return Style("serif-italic" if size * self.canvas.scale >= 15 else "card-italic", size, 1.2)

    def _subtitle_height(self, text: str) -> float:
        """One line, or two where it does not fit into one."""
        style = self._subtitle_style
        lines = min(2, len(self.canvas.block(text, self.rest.width, style).lines)) if text else 0
        return lines * style.size * style.leading + 0.16 * style.size * bool(text)

    def footer(self, text: str) -> None:
        """The last line."""
        if not text:
            return
        size = max(11.0, 12.5 * self.scale)
        row = self.take_bottom(size * 1.5)
        self.canvas.label(text, row, Style("card-italic", size), self.stock.soft, align="center")

    def rule(self, *, wide: float = 0.76) -> None:
        """A rule with a lozenge in its middle."""
        row = self.take(max(7.0, 10 * self.scale))
        half = row.width * wide / 2
        canvas, y = self.canvas, row.centery
        lozenge = max(12, canvas.px(17 * self.scale))
        gap = lozenge * 0.62 / canvas.scale
        for start, end in ((row.centerx - half, row.centerx - gap), (row.centerx + gap, row.centerx + half)):
            canvas.line((start, y), (end, y), self.frame, max(0.8, 0.9 * self.scale))
        image = tinted(canvas, "card-rule", (lozenge, lozenge // 2), self.frame)
        if image is not None:
            x, middle = canvas.point((row.centerx, y))
            canvas.surface.blit(image, (x - lozenge // 2, middle - image.get_height() // 2))

    # -- picture and text ----------------------------------------------------------------------------

    def art(self, icon: str, height: float, color: Color | None = None, *, picture: str = "") -> None:
        """A picture in its frame; the icon of the card's kind where there is no picture of it."""
        row = self.take(height)
        kind, _, name = picture.rpartition("/")
        shape = self.canvas.art.shape(kind, name) if kind in _OWN_SHAPE else None
        loose = 1.8 if row.height > 80 * self.scale else 2.3
        # A card's picture is cut by a twentieth at most above and below: heads and feet stay on.
        wide = row.height * (shape or (_PICTURE * 1.1 if kind in ("", "cards") and picture else loose))
        wide = min(row.width, wide)
        place = Box(row.centerx - wide / 2, row.top, wide, row.height)
        canvas, line = self.canvas, max(1.0, 1.5 * self.scale)
        if kind in _WHOLE and self._draw_whole(kind, name, row):
            return
        canvas.panel(place, self.stock.well, radius=0, border=self.frame, width=max(0.7, 0.7 * self.scale))
        gap = 2.6 * self.scale
        inner = inset(place, gap, gap)
        rect = canvas.rect(inner)
        image = None
        if picture and rect.height > 8:
            image = self._picture(kind or "cards", name, rect.size)
        if image is None:
            canvas.icon(icon, row.center, min(row.height * 0.66, row.width * 0.5), color or self.frame)
        else:
            part = pygame.Rect(0, 0, min(rect.width, image.get_width()), min(rect.height, image.get_height()))
            part.center = (image.get_width() // 2, image.get_height() // 2)
            canvas.surface.blit(image, part.move_to(center=rect.center).topleft, part)
        border = self.frame if self.stock.foil else self.stock.ink
        canvas.panel(inner, None, radius=0, border=border, width=line)

    def _draw_whole(self, kind: str, name: str, row: Box) -> bool:
        """A round picture, which has a frame of its own; False where there is none."""
        rect = self.canvas.rect(row)
        image = self._picture(kind, name, rect.size) if rect.height > 8 else None
        if image is not None:
            self.canvas.surface.blit(image, image.get_rect(center=rect.center))
        return image is not None

    def _picture(self, kind: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A picture that covers ``size``; round and high ones are shown whole, or as their upper part."""
        art = self.canvas.art
        width, height = size
        shape = _PICTURE if kind == "cards" else art.shape(kind, name)
        if shape is None:
            return None
        if kind in _WHOLE:
            return art.image(kind, name, (round(height * shape), height))
        whole = (width, round(width / shape))
        return art.image(kind, name, whole if whole[1] >= height else (round(height * shape), height))

    def body(
        self,
        lines: Sequence[str],
        *,
        icon: str = "",
        size: float = 16,
        align: Align = "left",
        picture: str = "",
        flavor: str = "",
        under: str = "",
    ) -> None:
        """The rules in what is left, as large as fits; with a picture over it where there is room for one.

        Args:
            lines: the rules.
            icon: of the kind, for cards without a picture; empty for no place of one.
            size: of the text on a card of 300 × 400, in units.
            align: of the text.
            picture: the id of the picture of the card, or ``kind/id`` of another picture.
            flavor: a line of flavor under the rules, where it fits.
            under: a quiet line between picture and rules.
        """
        heads = large_values(lines) if icon and self.scale >= 0.8 else []
        head_height = 38 * self.scale
        text = with_symbols("\n".join(bold_head(line) for line in lines[len(heads) :]))
        under_height = self._subtitle_height(under)
        ruled = bool(icon and lines)
        rule_height = max(7.0, 10 * self.scale) if ruled else 4 * self.scale
        self.rest = Box(self.rest.left, self.rest.top, self.rest.width, max(0.0, self.rest.height))
        taken = under_height + rule_height + head_height * len(heads)
        setting = self.settled(text, flavor, taken, size=size, pictured=bool(icon))
        if setting.cut and ruled:
            under, ruled, rule_height = "", False, 2 * self.scale
            setting = self.settled(text, flavor, rule_height, size=size, pictured=False)
        if setting.picture > 0:
            self.skip(3 * self.scale)
            self.art(icon, setting.picture, picture=picture)
            self.skip(2 * self.scale)
        if under:
            self.subtitle(under)
        if ruled:
            self.rule()
        else:
            self.skip(rule_height)
        self._print_values([(value, with_symbols(told)) for value, told in heads], head_height)
        self._print_text(text, setting, flavor if setting.flavor else "", align)

    def _print_values(self, heads: Sequence[tuple[str, str]], height: float) -> None:
        """Modifiers, large, one under the other, each with what it is for."""
        canvas = self.canvas
        style = Style("display", max(15.0, 31 * self.scale))
        words = Style("card", max(11.5, 17 * self.scale), 1.12)
        wide = max((canvas.text_width(value, style) for value, _ in heads), default=0.0)
        gap = 9 * self.scale
        room = self.rest.width - wide - gap
        blocks = [canvas.block(told, room, words, height=height) for _, told in heads]
        longest = max((block.width for block in blocks), default=0) / canvas.scale
        for value, told in heads:
            box = self.take(height)
            left = box.left + max(0.0, (room - longest) / 2)
            self.printed(value, Box(left, box.top, wide + 4, box.height), style, align="left")
            self.printed(told, Box(left + wide + gap, box.top, room, box.height), words, align="left")

    def _print_text(self, text: str, setting: Setting, flavor: str, align: Align) -> None:
        canvas, room = self.canvas, self.rest
        self.cut = setting.cut
        high = canvas.paragraph_height(text, room.width, setting.style) if text else 0.0
        told = self._flavor_style(setting.style)
        below = canvas.paragraph_height(flavor, room.width, told) + 5 * self.scale if flavor else 0.0
        free = max(0.0, room.height - high - below)
        top = room.top + min(free * 0.4, 10 * self.scale)
        if text:
            # What was settled fits; the sums of its parts may miss the last line by a hair.
            place = Box(room.left, top, room.width, room.height if setting.cut else high)
            short = align == "left" and len(canvas.block(text, room.width, setting.style).lines) <= 3
            canvas.paragraph(text, place, setting.style, self.stock.ink, align="center" if short else align)
        if setting.cut:
            self._mark_cut()
        if flavor:
            place = Box(room.left, top + high + 5 * self.scale, room.width, below)
            canvas.paragraph(flavor, place, told, self.stock.soft, align="center")

    def _mark_cut(self) -> None:
        """There is more: the close-up shows it."""
        size = max(13.0, 15 * self.scale)
        at = (self.rest.right - size * 0.5, self.rest.bottom - size * 0.5)
        self.canvas.disc(at, size * 0.66, self.frame)
        self.canvas.icon("search", at, size * 0.8, self.stock.ground)

    def _flavor_style(self, style: Style) -> Style:
        return Style("card-italic", max(11.0, style.size * 0.9), 1.25)

    def settled(
        self, text: str, flavor: str, taken: float, *, size: float, pictured: bool, width: float = 0
    ) -> Setting:
        """The best setting of a text (and flavor) in what is left less ``taken`` units."""
        canvas, s, rest = self.canvas, self.scale, self.rest
        # As wide in whole pixels as the text is drawn: a pixel less may need one more line.
        width = width or canvas.rect(rest).width / canvas.scale
        most = min(rest.width / _PICTURE, self.box.height * 0.42)
        for share, least, flavored in _SETTINGS:
            if least > 0 and share < 0.78 and size * s * share < _READ_EASILY:
                continue
            style = Style("card", max(11.0, size * s * share), 1.27)
            high = canvas.paragraph_height(text, width, style) if text else 0.0
            if flavored and flavor:
                high += canvas.paragraph_height(flavor, width, self._flavor_style(style)) + 5 * s
            free = rest.height - taken - high - 5 * s
            wanted = least * self.box.height if pictured else 0.0
            if free >= wanted:
                room = min(most, free) if pictured and least > 0 else 0.0
                return Setting(style, room, flavored, cut=False)
        smallest = self._smallest(text, width, rest.height - taken - 5 * s)
        least_style = Style("card", 11.0 / canvas.scale, 1.27)
        return Setting(smallest or least_style, 0.0, flavor=False, cut=smallest is None)

    def _smallest(self, text: str, width: float, room: float) -> Style | None:
        """The largest style under the plain least in which the text is not higher than ``room``."""
        least = 11.0 / self.canvas.scale
        for step in range(1, 12):
            style = Style("card", max(least, 11.0 - step / 2), 1.27)
            if self.canvas.paragraph_height(text, width, style) <= room:
                return style
        return None
