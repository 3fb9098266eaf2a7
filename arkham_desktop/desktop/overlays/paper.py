"""Paper: the ground of every card, marker and sheet, and how text flows down on it at any size."""

from __future__ import annotations

from collections.abc import Sequence

from arkham_desktop.desktop.draw import Align, Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.card_stock import STOCKS, Rgb, draw_stock, tinted
from arkham_desktop.desktop.overlays.paper_figures import FigureRows, Figures, merged, take_figures
from arkham_desktop.desktop.overlays.paper_lines import balanced, draw_paragraphs
from arkham_desktop.desktop.overlays.paper_picture import draw_picture
from arkham_desktop.desktop.overlays.paper_setting import Setting, flavor_style, settled
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.symbols import with_symbols
from arkham_desktop.desktop.theme import Color, Style

_RULE = 0.76
"""The length of a rule, in widths of the text."""
_CARD = (300.0, 400.0)
"""The size at which a card's text has its plain size, in units."""
_PARTED = 0.34
"""How far paragraphs are apart where there is room, in heights of their letters."""
_FEW_LINES = 3
"""Rules of so many lines are centered."""
_FEW_LETTERS = 84
"""So are those of one line more and no more letters."""
_SMALLER_CAPTION = 0.82
"""A caption is set smaller by so much before a shorter one stands in its place."""
_MUCH = 60.0
"""Figures with so many units of a card of 300 × 400 to spare stand in the middle of them."""
_FIGURES = 0.8
"""A card of a smaller scale has no large figures."""
_SMALL = 0.72
"""A card of a smaller scale has no frame: the room is for the text."""


def _spaced(text: str) -> str:
    """Capitals with thin spaces between them."""
    return "\u2009".join(text.upper())


class Paper:
    """A card's ground that is filled from the top and from the bottom.

    Attributes:
        canvas: to draw on.
        box: the card.
        scale: how large its text is: 1 on a card of 300 × 400 units.
        stock: what it is printed on and with.
        rest: what is still free.
        small: the card is too small for a frame.
        large: it is large enough for large figures.
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
        self.large = self.scale >= _FIGURES
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
        rect = canvas.rect(box)
        block = canvas.setter.lay_out(text, style, canvas.scale, rect.width, height=rect.height)
        if align == "center" and "\n" not in text and not block.cut:
            block = balanced(canvas, text, rect.width, style.at(block.px / canvas.scale))
        top = rect.top + ((rect.height - block.height) // 2 if middle and rect.height else 0)
        for lip, inked in ((1, self.stock.glint), (0, ink)):
            if lip and canvas.px(style.size) < 15:
                continue
            at = (rect.left, top + lip)
            block.draw(canvas.surface, canvas.fonts, at, inked, width=rect.width, align=align)

    def label(
        self, text: str, box: Box, style: Style, color: Color | None = None, *, align: Align = "left"
    ) -> float:
        """One line in a box, in the ink of the card; gives its width."""
        return self.canvas.label(text, box, style, color or self.stock.ink, align=align)

    def caption(self, text: str, *, short: str = "") -> None:
        """The kind of card, in capitals; ``short``: what stands there where there is no room for ``text``."""
        size = max(11.0, 12.5 * self.scale)
        row = inset(self.take(size * 1.3), (2 if self.small else 17) * self.scale, 0)
        sizes = (size, max(11.0, size * _SMALLER_CAPTION))
        forms = [(_spaced(text), size), *((text.upper(), one) for one in sizes)]
        if short:
            forms += [(_spaced(short), size), (short.upper(), size)]
        styles = ((told, Style("serif-bold", one)) for told, one in forms)
        last = (forms[-1][0], Style("serif-bold", forms[-1][1]))
        told, style = next((one for one in styles if self.canvas.text_width(*one) <= row.width), last)
        self.canvas.label(told, row, style, self.frame, align="center")

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
        place, style = self.take(self.subtitle_height(text)), self._subtitle_style
        # The minus of this face is as wide as two digits.
        text = text.replace("\N{MINUS SIGN}", "\N{EN DASH}") if style.face == "serif-italic" else text
        draw_paragraphs(self.canvas, text, place, style, self.stock.soft, align=align)

    @property
    def _subtitle_style(self) -> Style:
        size = max(11.5, 14.5 * self.scale)
        return Style("serif-italic" if size * self.canvas.scale >= 15 else "card-italic", size, 1.2)

    def subtitle_height(self, text: str) -> float:
        """One line, or two where it does not fit into one."""
        style = self._subtitle_style
        lines = min(2, len(self.canvas.block(text, self.rest.width, style).lines)) if text else 0
        return lines * style.size * style.leading + 0.16 * style.size * bool(text)

    def footer(self, text: str, *, short: str = "") -> None:
        """The last line; ``short`` where there is no room for all of it."""
        if not text:
            return
        size = max(11.0, 12.5 * self.scale)
        if short and self.canvas.text_width(text, Style("card-italic", size)) > self.rest.width:
            text = short
        row = self.take_bottom(size * 1.5)
        self.take_bottom(0.0 if self.small else 4 * self.scale)
        self.canvas.label(text, row, Style("card-italic", size), self.stock.soft, align="center")

    def rule(self) -> None:
        """A rule with a lozenge in its middle."""
        row = self.take(max(7.0, 10 * self.scale))
        half = row.width * _RULE / 2
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

    def art(self, icon: str, height: float, *, picture: str = "") -> None:
        """A picture in its frame; the icon of the card's kind where there is no picture of it."""
        draw_picture(self, icon, self.take(height), picture)

    def body(
        self,
        lines: Sequence[str],
        *,
        icon: str = "",
        size: float = 16,
        picture: str = "",
        flavor: str = "",
        under: str = "",
        figures: Sequence[Figures] = (),
    ) -> None:
        """The rules in what is left, as large as fits; with a picture over it where there is room for one.

        Args:
            lines: the rules.
            icon: of the kind, for cards without a picture; empty for no place of one.
            size: of the text on a card of 300 × 400, in units.
            picture: the id of the picture of the card, or ``kind/id`` of another picture.
            flavor: a line of flavor under the rules, where it fits.
            under: a quiet line between picture and rules.
            figures: what is printed large; without it, the modifiers among the rules are.
        """
        found, rest = list(figures), list(lines)
        if not found:
            found, rest = take_figures(lines) if icon and self.large else ([], merged(lines))
        rows = FigureRows(self, found)
        text = with_symbols("\n".join(map(bold_head, rest)))
        under_height = self.subtitle_height(under)
        ruled = bool(icon and lines)
        rule_height = max(7.0, 10 * self.scale) if ruled else 4 * self.scale
        self.rest = Box(self.rest.left, self.rest.top, self.rest.width, max(0.0, self.rest.height))
        taken = under_height + rule_height + rows.height
        setting = self.settled(text, flavor, taken, size=size, pictured=bool(icon))
        if found and not figures and icon and setting.picture <= 0 and not setting.cut:
            # A picture is worth more than large figures.
            plain = with_symbols("\n".join(map(bold_head, merged(lines))))
            pictured = self.settled(plain, flavor, under_height + rule_height, size=size, pictured=True)
            if pictured.picture > 0 and not pictured.cut:
                text, found, setting = plain, [], pictured
        if setting.cut and ruled:
            under, ruled, rule_height, found = "", False, 2 * self.scale, []
            text = with_symbols("\n".join(map(bold_head, merged(lines))))
            setting = self.settled(text, flavor, rule_height, size=size, pictured=False)
        if setting.picture > 0:
            self.skip(3 * self.scale)
            self.art(icon, setting.picture, picture=picture)
            self.skip(2 * self.scale)
        if under:
            self.subtitle(under)
        self._print_figures(
            rows if found else None,
            rule_height,
            ruled=ruled,
            alone=not text,
            under=bool(under),
            flavor=flavor,
        )
        self._print_text(text, setting, flavor if setting.flavor else "")

    def _print_figures(
        self,
        rows: FigureRows | None,
        rule_height: float,
        *,
        ruled: bool,
        alone: bool,
        under: bool,
        flavor: str,
    ) -> None:
        """Figures and the rule that parts them from what follows.

        They stand over it; under it where they have much room to themselves or a quiet line above.
        """
        height = 0.0 if rows is None else rows.height
        roomy = alone and self.rest.height - height - rule_height > _MUCH * self.scale
        over = rows is not None and not under and not roomy
        if rows is not None and over:
            rows.draw()
        if ruled:
            self.rule()
        else:
            self.skip(rule_height)
        if rows is not None and not over:
            self.skip((self.rest.height - height) * 0.35 if roomy and not flavor else 0.0)
            rows.draw()

    def _print_text(self, text: str, setting: Setting, flavor: str) -> None:
        canvas, room = self.canvas, self.rest
        self.cut = setting.cut
        # As wide in whole pixels as it is drawn: a pixel less may need one more line.
        width = canvas.rect(room).width / canvas.scale
        high = canvas.paragraph_height(text, width, setting.style) if text else 0.0
        told = flavor_style(setting.style)
        below = canvas.paragraph_height(flavor, width, told) + 5 * self.scale if flavor else 0.0
        free = max(0.0, room.height - high - below)
        parts = text.count("\n")
        gap = min(_PARTED * setting.style.size, free * 0.5 / parts) if parts else 0.0
        gap = int(canvas.scale * gap) / canvas.scale
        high += gap * parts
        lines = len(canvas.block(text, width, setting.style).lines) if text else 0
        few = lines <= _FEW_LINES or (lines == _FEW_LINES + 1 and not parts and len(text) <= _FEW_LETTERS)
        # A few lines stand in the middle of their place, more begin near its top.
        top = room.top + min((free - gap * parts) * 0.42, (70 if few else 26) * self.scale)
        if setting.cut:
            canvas.paragraph(
                text, Box(room.left, top, room.width, room.height), setting.style, self.stock.ink
            )
        elif text:
            place = Box(room.left, top, room.width, high)
            aligned: Align = "center" if few else "left"
            draw_paragraphs(canvas, text, place, setting.style, self.stock.ink, align=aligned, gap=gap)
        if setting.cut:
            self._mark_cut()
        if flavor:
            place = Box(room.left, top + high + 5 * self.scale, room.width, below)
            draw_paragraphs(canvas, flavor, place, told, self.stock.soft, align="center")

    def _mark_cut(self) -> None:
        """There is more: the close-up shows it."""
        size = max(13.0, 15 * self.scale)
        at = (self.rest.right - size * 0.5, self.rest.bottom - size * 0.5)
        self.canvas.disc(at, size * 0.66, self.frame)
        self.canvas.icon("search", at, size * 0.8, self.stock.ground)

    def settled(
        self, text: str, flavor: str, taken: float, *, size: float, pictured: bool, width: float = 0
    ) -> Setting:
        """The best setting of a text (and flavor) in what is left less ``taken`` units."""
        return settled(self, text, flavor, taken, size=size, pictured=pictured, width=width)
