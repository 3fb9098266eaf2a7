"""Buttons: options with their number, grade, odds and second line; plain buttons with a key cap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Align, Canvas, Position
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.theme import Color, Grade, Stock, Style
from arkham_desktop.desktop.widgets.base import Look, Widget

TICK = "✓"
"""As a button's ``odds``: it is marked; drawn as a sign."""
_SMALL = 140.0
"""Units: a narrower button leaves less free at its sides."""


@dataclass(frozen=True, slots=True)
class _Colors:
    stock: Stock | None
    ground: Color | None
    ink: Color
    soft: Color
    border: Color | None


class Button(Widget):
    """A button.

    Attributes:
        label: what it does, bold.
        on_press: called when it is pressed.
        sub: the second line: a consequence, a detail; the reason where it is off.
        number: the option's number in an amber disc at the left ("" for none).
        key_cap: a key's name in a thin box (at the left with ``cap_left``, else at the right).
        icon: name of an icon before the label.
        odds: at the right, for example ``"48 %"``.
        detail: quiet text at the right.
        grade: what choosing it means; `Grade.OFF` turns it off.
        chosen: it stands for what is the case (white ground, a dark line around it).
        quiet: only a border, no ground.
        on_paper: it stands on a light ground.
        align: of the label where there is no number.
    """

    def __init__(  # noqa: PLR0913 - the looks of a button are many named values
        self,
        name: str,
        box: Box,
        label: str,
        on_press: Callable[[], object],
        *,
        sub: str = "",
        number: str = "",
        key_cap: str = "",
        cap_left: bool = False,
        icon: str = "",
        odds: str = "",
        detail: str = "",
        grade: Grade = Grade.PLAIN,
        chosen: bool = False,
        quiet: bool = False,
        on_paper: bool = False,
        align: Align = "left",
        style: Style = theme.LABEL,
        reason: str = "",
        tip: str = "",
        keys: tuple[str, ...] = (),
        focusable: bool = True,
    ) -> None:
        super().__init__(
            name,
            box,
            enabled=grade != Grade.OFF,
            reason=reason,
            tip=tip,
            keys=keys or ((number,) if number else ()),
            focusable=focusable,
        )
        self.label = label
        self.on_press = on_press
        self.sub = sub
        self.number = number
        self.key_cap = key_cap
        self.cap_left = cap_left
        self.icon = icon
        self.odds = odds
        self.detail = detail
        self.grade = grade
        self.chosen = chosen
        self.quiet = quiet
        self.on_paper = on_paper
        self.align: Align = align
        self.style = style

    def press(self, at: Position | None = None) -> None:
        """Call `on_press`."""
        self.on_press()

    def _colors(self, look: Look) -> _Colors:
        lit = look.hovered and self.enabled
        if self.grade is Grade.OFF:
            soft = theme.PAPER_OFF if self.on_paper else theme.INK_OFF
            return _Colors(None, None if self.on_paper or self.quiet else theme.PANEL, soft, soft, None)
        if self.grade is Grade.SUGGESTED:
            stock = theme.CARD_AMBER_LIT if lit else theme.CARD_AMBER
            return _Colors(stock, None, theme.ON_AMBER, theme.ON_AMBER_SOFT, None)
        if self.chosen:
            return _Colors(theme.CARD_WHITE, None, theme.PAPER_INK, theme.PAPER_SOFT, None)
        if self.on_paper:
            ground_on_paper = theme.PAPER_DIM if lit else None
            return _Colors(None, ground_on_paper, theme.PAPER_INK, theme.PAPER_SOFT, theme.PAPER_INK)
        if self.quiet:
            ground = theme.PANEL_LIGHT if lit else None
            return _Colors(None, ground, theme.INK, theme.INK_SOFT, theme.BRASS_LINE)
        border = theme.WHITE if self.grade is Grade.COSTLY else None
        return _Colors(theme.CARD_LIT if lit else theme.CARD, None, theme.PAPER_INK, theme.PAPER_SOFT, border)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw ground, marks and words."""
        colors = self._colors(look)
        box = self.box.copy()
        if look.pressed and self.enabled:
            box.y += 1
        _draw_ground(canvas, box, colors)
        left = box.left + self._pad
        if self.grade is Grade.COSTLY:
            canvas.hatching(Box(box.left + 5, box.top + 5, 9, box.height - 10), colors.ink)
            left = box.left + self._pad + 8
        elif self.grade is Grade.RISKY:
            canvas.dashed(inset(box, 3), colors.ink, width=2, radius=3)
        elif self.grade is Grade.OFF:
            canvas.dashed(box, colors.soft, width=1.25)
        self._draw_inside(canvas, box, left, colors)

    @property
    def _pad(self) -> float:
        """What is left free at both sides: little in a small button."""
        return 14.0 if self.box.width >= _SMALL else 8.0

    @property
    def _badge(self) -> float:
        """The radius of the number's disc."""
        return min(13.0, self.box.height * 0.3)

    @property
    def _odds_style(self) -> Style:
        """Of the chance: as large as the button is high enough for."""
        return theme.VALUE.at(min(21.0, max(12.5, self.box.height * 0.6)))

    def room_for_words(self, canvas: Canvas) -> float:
        """How wide its words may be, beside number, key cap and odds."""
        pad = self._pad
        room = self.box.width - 2 * pad - (8 if self.grade is Grade.COSTLY else 0)
        if self.number:
            room -= 2 * self._badge + (10 if pad > 8 else 6)
        if self.key_cap:
            room -= canvas.key_cap_width(self.key_cap) + 10
        if self.odds == TICK:
            room -= 28
        elif self.odds:
            room -= canvas.text_width(self.odds, self._odds_style) + 10
        return room

    def _draw_inside(self, canvas: Canvas, box: Box, left: float, colors: _Colors) -> None:
        right = box.right - self._pad
        if not (self.label or self.sub or self.icon or self.odds):
            # Nothing but its number or its key: that stands in the middle.
            wide = 2 * self._badge if self.number else canvas.key_cap_width(self.key_cap)
            left, right = box.centerx - wide / 2, box.centerx + wide / 2
        if self.number:
            radius = self._badge
            center = (left + radius, box.centery)
            if self.grade is Grade.OFF:
                canvas.disc(center, radius, None, border=colors.soft)
                style = theme.CAPTION_BOLD
                place = Box(left, box.top, radius * 2, box.height)
                canvas.label(self.number, place, style, colors.soft, align="center")
            else:
                on_amber = self.grade is Grade.SUGGESTED
                canvas.number_badge(
                    self.number, center, radius=radius, on_amber=on_amber or colors.stock is not None
                )
            left += radius * 2 + (10 if self._pad > 8 else 6)
        if self.key_cap:
            wide = canvas.key_cap_width(self.key_cap)
            if self.cap_left:
                canvas.key_cap(self.key_cap, left + wide, box.centery, colors.soft)
                left += wide + 10
            else:
                canvas.key_cap(self.key_cap, right, box.centery, colors.soft)
                right -= wide + 10
        if self.odds == TICK:
            canvas.icon("yes", (right - 9, box.centery), 18, colors.ink)
            right -= 28
        elif self.odds:
            style = self._odds_style
            wide = canvas.text_width(self.odds, style)
            canvas.label(self.odds, Box(right - wide, box.top, wide + 2, box.height), style, colors.ink)
            right -= wide + 10
        self._draw_words(canvas, Box(left, box.top, max(0, right - left), box.height), colors)

    def _draw_words(self, canvas: Canvas, box: Box, colors: _Colors) -> None:
        label, icon = self.label, self.icon
        if self.grade is Grade.COSTLY and not icon:
            icon = "warning"
        second = self.sub or (self.reason if not self.enabled else "")
        style = self.style
        if second and box.height >= 40:
            step = min(max(box.height * 0.29, 20.0), 26.0)
            first = Box(box.left, box.centery - step, box.width, step)
            under = Box(box.left, box.centery, box.width, step)
            if box.height > 64:
                under.y += 2
                first.y -= 1
            canvas.label(second, under, theme.CAPTION, colors.soft, align=self._align)
        else:
            first = box.copy()
        if icon:
            size = self.style.size * 1.25
            wide = canvas.text_width(label, style) if label else 0.0
            start = first.left
            if self._align == "center":
                start = max(first.left, first.centerx - (wide + size + (8 if label else 0)) / 2)
            middle = box.centery if box.height > 64 and not second else first.centery
            canvas.icon(icon, (start + size / 2, middle), size, colors.ink)
            shift = start - first.left + size + 10
            first = Box(first.left + shift, first.top, max(0, first.width - shift), first.height)
            canvas.label(label, first, style, colors.ink)
            used = shift + wide
        else:
            used = canvas.label(label, first, style, colors.ink, align=self._align)
        if self.detail and box.width - used > 40:
            rest = Box(box.left + used + 16, first.top, box.width - used - 16, first.height)
            canvas.label(self.detail, rest, theme.CAPTION, colors.soft, align="right")

    @property
    def _align(self) -> Align:
        return "left" if self.number or (self.key_cap and self.cap_left) else self.align

    def draw_focus(self, canvas: Canvas) -> None:
        """The ring; dark on paper, where amber has no contrast."""
        if self.on_paper:
            canvas.focus(self.box, color=theme.PAPER_INK)
        else:
            canvas.focus(self.box)


def _draw_ground(canvas: Canvas, box: Box, colors: _Colors) -> None:
    """Lay the card, or draw the frame of what is none."""
    if colors.stock is None:
        canvas.panel(box, colors.ground, border=colors.border, width=1.25, radius=4)
        return
    canvas.sheet(box, colors.stock)
    if colors.border is not None:
        canvas.frame(box, colors.border, width=2, radius=3, gap=1)


class IconButton(Button):
    """A square button with an icon alone; its tip says what it does."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the icon in the middle."""
        colors = self._colors(look)
        if colors.stock is not None:
            stock = theme.PLATE_LIT if look.hovered and self.enabled else theme.PLATE
            canvas.sheet(self.box, theme.CARD_WHITE if self.chosen else stock)
        else:
            canvas.panel(self.box, colors.ground, border=colors.border, width=1.25, radius=4)
        size = min(self.box.width, self.box.height) * 0.5
        canvas.icon(self.icon, inset(self.box, 0).center, size, colors.ink)
