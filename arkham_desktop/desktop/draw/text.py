"""Setting text: wrapping, shrinking to 85 %, cutting with an ellipsis; laid out once, drawn at final size.

`lay_out` breaks a text into lines of at most a width in *pixels*; ``**words**`` are set in the bold face and
a newline begins a new paragraph. A `TextBlock` knows its size and draws itself. Layouts are cached.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

from arkham_desktop.desktop.cache import Cache
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.theme import BOLD_OF, LEAST_SHRINK, SMALLEST_TEXT, Color, Face, Style

Align: TypeAlias = Literal["left", "center", "right"]
ELLIPSIS = "…"
_KEPT = 3000
_SHORT = 3
"""A word alone on the last line is short where so many of it have room in the line."""
_LEFT = 0.8
"""The line before keeps at least this part of the width of the last one, or the word stays alone."""
_SHRINKS = (1.0, 0.95, 0.9, LEAST_SHRINK)


@dataclass(frozen=True, slots=True)
class Run:
    """Words of one face on one line, ``x`` pixels from the line's beginning."""

    text: str
    face: Face
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a block."""

    runs: tuple[Run, ...]
    width: int


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A text broken into lines, in pixels.

    Attributes:
        lines: in order.
        px: size of the font.
        line_height: from one line to the next.
        cut: the text did not fit and was cut.
    """

    lines: tuple[Line, ...]
    px: int
    line_height: int
    cut: bool

    @property
    def width(self) -> int:
        """Of the widest line."""
        return max((line.width for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """Of all lines."""
        return self.line_height * len(self.lines)

    def draw(
        self,
        surface: pygame.Surface,
        fonts: Fonts,
        at: tuple[int, int],
        color: Color,
        *,
        width: int = 0,
        align: Align = "left",
    ) -> None:
        """Draw with the top left corner of the block at ``at``; ``align`` within ``width`` pixels."""
        top = at[1] + (self.line_height - fonts.font("text", self.px).get_height()) // 2
        for line in self.lines:
            left = at[0]
            if align != "left":
                left += (width - line.width) // (2 if align == "center" else 1)
            for run in line.runs:
                image = fonts.line(run.text, run.face, self.px, color)
                surface.blit(image, (left + run.x, top + fonts.drop(run.face, self.px)))
            top += self.line_height


@dataclass(frozen=True, slots=True)
class _Word:
    """A word: pieces without a space between them, each of one face."""

    pieces: tuple[tuple[str, Face], ...]


def _words(text: str, face: Face) -> list[_Word]:
    """The words of one paragraph with their faces."""
    bold = BOLD_OF.get(face, face)
    words: list[_Word] = []
    pieces: list[tuple[str, Face]] = []
    for index, part in enumerate(text.split("**")):
        current = bold if index % 2 else face
        for number, chunk in enumerate(part.split(" ")):
            if number and pieces:
                words.append(_Word(tuple(pieces)))
                pieces = []
            if chunk:
                pieces.append((chunk, current))
    if pieces:
        words.append(_Word(tuple(pieces)))
    return words


class Setter:
    """Breaks texts into lines and remembers the results."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._blocks: Cache[TextBlock] = Cache(_KEPT)

    def pixels(self, size: float, scale: float) -> int:
        """The size of a font in pixels, never under the least."""
        return max(SMALLEST_TEXT, round(size * scale))

    def lay_out(
        self,
        text: str,
        style: Style,
        scale: float,
        width: int,
        *,
        height: int = 0,
        most_lines: int = 0,
    ) -> TextBlock:
        """Break ``text`` into lines of at most ``width`` pixels.

        Args:
            text: with ``**bold**`` words and newlines.
            style: face and size in units.
            scale: pixels a unit.
            width: pixels; a word wider than this is broken.
            height: pixels; 0 for as many lines as it takes. A text too high shrinks to 85 %, then is cut.
            most_lines: like ``height``, in lines; 0 for any number.
        """
        asked = (text, style, scale, width, height, most_lines)
        return self._blocks.get(asked, lambda: self._fit(*asked))

    def _fit(
        self, text: str, style: Style, scale: float, width: int, height: int, most_lines: int
    ) -> TextBlock:
        px = self.pixels(style.size, scale)
        line_height = round(px * style.leading)
        lines: list[Line] = []
        for shrink in _SHRINKS:
            px = self.pixels(style.size * shrink, scale)
            line_height = max(1, round(px * style.leading))
            lines = self._break(text, style.face, px, width)
            room = self._room(line_height, height, most_lines)
            if room == 0 or len(lines) <= room:
                return TextBlock(tuple(lines), px, line_height, cut=False)
        room = max(1, self._room(line_height, height, most_lines))
        kept = lines[:room]
        kept[-1] = self._cut_line(kept[-1], px, width)
        return TextBlock(tuple(kept), px, line_height, cut=True)

    @staticmethod
    def _room(line_height: int, height: int, most_lines: int) -> int:
        """How many lines there is room for; 0 for any number."""
        by_height = max(1, (height + line_height // 8) // line_height) if height else 0
        if by_height and most_lines:
            return min(by_height, most_lines)
        return by_height or most_lines

    def _break(self, text: str, face: Face, px: int, width: int) -> list[Line]:
        lines: list[Line] = []
        for paragraph in text.split("\n"):
            lines += self._break_paragraph(_words(paragraph, face), face, px, width)
        return lines

    def _break_paragraph(self, words: list[_Word], face: Face, px: int, width: int) -> list[Line]:
        space = self.fonts.width(" ", face, px)
        rows: list[list[_Word]] = []
        row: list[_Word] = []
        used = 0
        for word in words:
            for part in self._parts(word, px, width):
                wide = sum(self.fonts.width(piece, at, px) for piece, at in part.pieces)
                after = used + space + wide
                # The widths of words are rounded: where it is close, the line itself is measured.
                if row and width - len(row) - 2 <= after <= width:
                    after = self._line([*row, part], face, px).width
                if row and after > width:
                    rows.append(row)
                    row, used = [], 0
                used += wide + (space if row else 0)
                row.append(part)
        if len(row) == 1 and rows and len(rows[-1]) > 2 and used * _SHORT < width:
            # A short word alone on the last line takes the one before it along.
            pair = [rows[-1][-1], row[0]]
            moved, left = self._line(pair, face, px).width, self._line(rows[-1][:-1], face, px).width
            if moved <= width and left >= moved * _LEFT:
                rows[-1].pop()
                row = pair
        return [self._line(one, face, px) for one in (*rows, row)]

    def _parts(self, word: _Word, px: int, width: int) -> list[_Word]:
        """The word, broken into parts where it alone is wider than the line."""
        if sum(self.fonts.width(piece, face, px) for piece, face in word.pieces) <= width:
            return [word]
        parts: list[_Word] = []
        for text, face in word.pieces:
            rest = text
            while rest:
                count = len(rest)
                while count > 1 and self.fonts.width(rest[:count], face, px) > width:
                    count -= 1
                parts.append(_Word(((rest[:count], face),)))
                rest = rest[count:]
        return parts

    def _line(self, words: list[_Word], face: Face, px: int) -> Line:
        """Set words side by side; neighbors of one face become one run, so that kerning works."""
        joined: list[tuple[str, Face]] = []
        for index, word in enumerate(words):
            for number, (piece, at) in enumerate(word.pieces):
                before = " " if index and number == 0 else ""
                if joined and joined[-1][1] == at:
                    joined[-1] = (joined[-1][0] + before + piece, at)
                    continue
                if before and joined:
                    joined[-1] = (joined[-1][0] + before, joined[-1][1])
                joined.append((piece, at))
        runs: list[Run] = []
        x = 0
        for text, at in joined:
            width = self.fonts.width(text, at, px)
            runs.append(Run(text, at, x, width))
            x += width
        return Line(tuple(runs), x)

    def _cut_line(self, line: Line, px: int, width: int) -> Line:
        """The line with an ellipsis at its end, made shorter until it fits."""
        runs = list(line.runs)
        while runs:
            last = runs.pop()
            text = last.text.rstrip()
            while text:
                shown = text.rstrip(" ,.;:·") + ELLIPSIS
                wide = self.fonts.width(shown, last.face, px)
                if last.x + wide <= width:
                    return Line((*runs, Run(shown, last.face, last.x, wide)), last.x + wide)
                text = text[:-1]
        dots = self.fonts.width(ELLIPSIS, "text", px)
        return Line((Run(ELLIPSIS, "text", 0, dots),), dots)
