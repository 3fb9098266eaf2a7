"""Lines on paper: paragraphs whose lines are about equally long, so that no word stands alone on the last."""

from __future__ import annotations

from arkham_desktop.desktop.draw import Align, Canvas, TextBlock
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import BOLD_OF, Color, Style

_SHORT_LAST = 0.3
"""A last line shorter than this part of the longest is lengthened in text that begins at the left."""
_WIDOW = 0.4
"""A last line shorter than this part of the longest is a reason for a smaller text."""
_HOLE = 0.5
"""A line before the last shorter than this part of the longest is another."""
_NARROWER = (0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76)
"""How narrow such text may become by that, in parts of its width."""
_MOST_LINES = 24
"""A longer paragraph is never balanced: nobody sees its last line."""


def balanced(canvas: Canvas, text: str, width: int, style: Style) -> TextBlock:
    """A paragraph in as many lines as in ``width`` pixels, but as narrow as they allow."""

    def laid(pixels: int) -> TextBlock:
        return canvas.setter.lay_out(text, style, canvas.scale, pixels)

    block = laid(width)
    count = len(block.lines)
    if not 1 < count <= _MOST_LINES:
        return block
    low, high = _widest_word(canvas, text, style, block.px), block.width
    while low < high:
        middle = (low + high) // 2
        tried = laid(middle)
        if len(tried.lines) <= count and tried.width <= middle:
            high, block = min(middle, tried.width), tried
        else:
            low = middle + 1
    return block


def _widest_word(canvas: Canvas, text: str, style: Style, pixels: int) -> int:
    """So wide is the widest word of a text, or wider: no word is to be broken."""
    face = BOLD_OF.get(style.face, style.face)
    return max(canvas.fonts.width(word, face, pixels) for word in text.replace("**", "").split(" ")) + 2


def evened(canvas: Canvas, text: str, width: int, style: Style, align: Align) -> TextBlock:
    """A paragraph with even lines: all of them where it is centered, the last one where it is not."""
    if align == "center":
        return balanced(canvas, text, width, style)
    block = canvas.setter.lay_out(text, style, canvas.scale, width)
    if not 1 < len(block.lines) <= _MOST_LINES:
        return block
    least = _widest_word(canvas, text, style, block.px)
    tried = block
    for share in _NARROWER:
        if tried.lines[-1].width >= _SHORT_LAST * tried.width:
            return tried
        narrower = canvas.setter.lay_out(text, style, canvas.scale, max(least, round(width * share)))
        if len(narrower.lines) > len(block.lines):
            break
        tried = narrower
    return max(block, tried, key=lambda one: one.lines[-1].width)


def widows(canvas: Canvas, text: str, width: int, style: Style) -> int:
    """How many paragraphs end in a line of hardly a word."""
    blocks = [canvas.setter.lay_out(part, style, canvas.scale, width) for part in text.split("\n")]
    return sum(map(ends_short, blocks))


def ends_short(block: TextBlock) -> bool:
    """Whether a paragraph ends in a line of hardly a word."""
    return len(block.lines) > 1 and block.lines[-1].width < _WIDOW * block.width


def draw_paragraphs(
    canvas: Canvas,
    text: str,
    box: Box,
    style: Style,
    color: Color,
    *,
    align: Align = "left",
    gap: float = 0.0,
) -> float:
    """Draw all paragraphs of a text from the top of a box, ``gap`` units apart; gives their height.

    They are as high as `Canvas.paragraph_height` of the whole text, and the gaps.
    """
    rect = canvas.rect(box)
    top = rect.top
    if rect.width <= 0 or not text:
        return 0.0
    for number, part in enumerate(text.split("\n")):
        top += canvas.px(gap) if number else 0
        block = evened(canvas, part, rect.width, style, align)
        block.draw(canvas.surface, canvas.fonts, (rect.left, top), color, width=rect.width, align=align)
        top += block.height
    return (top - rect.top) / canvas.scale
