"""Figures on paper: the modifiers of a card, large and side by side, and under them what they hold for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.paper_lines import balanced
from arkham_desktop.desktop.symbols import PATTERN, color_of, icon_of, with_symbols
from arkham_desktop.desktop.theme import Style

if TYPE_CHECKING:
    from arkham_desktop.desktop.overlays.paper import Paper

_VALUE = re.compile(r"([+−]\d+) (?=\D)")
"""A modifier at the beginning of a line."""
_HEAD_LINES = (56, 46)
"""Letters of the first and the second line that may begin with a large value."""
_FEW = 150
"""Letters: rules longer than this have no large values but those of one scope."""
_SHORT = 18
"""Letters of what a value is for that may stand beside another value."""
_SCOPE_WORDS = 2
"""So many last words must be the same for modifiers to be of one scope."""
_TIGHTER = (1.0, 0.94, 0.88, 0.82, 0.76)
_ROW = 38.0
"""Units: the height of a row of figures on a card of 300 × 400."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Modifiers that are printed in one row.

    Attributes:
        values: each number with what it is for.
        scope: for whom or where all of them hold; empty where each says so itself.
    """

    values: tuple[tuple[str, str], ...]
    scope: str = ""

    @property
    def sentence(self) -> str:
        """All of them in one line of text."""
        told = ", ".join(f"{value} {noun}" for value, noun in self.values)
        return f"{told} {self.scope}." if self.scope else f"{told}."


def _modifier(line: str) -> tuple[str, str] | None:
    found = _VALUE.match(line)
    return (found[1], line[found.end() :].removesuffix(".")) if found is not None else None


def _scope(nouns: Sequence[str]) -> str:
    """The words with which all end and before which something stands; empty when there are too few."""
    split = [noun.split(" ") for noun in nouns]
    same = 0
    while all(len(words) > same + 1 for words in split) and len({words[-1 - same] for words in split}) == 1:
        same += 1
    return " ".join(split[0][-same:]) if same >= _SCOPE_WORDS else ""


def _scoped(lines: Sequence[str], at: int) -> tuple[Figures, int] | None:
    """The modifiers of one scope from line ``at`` on, and the line after them; None where no two are."""
    found = [one for one in (_modifier(line) for line in lines[at : at + 2]) if one is not None]
    if len(found) < 2:
        return None
    scope = _scope([noun for _, noun in found])
    if not scope:
        return None
    values = tuple((value, noun.removesuffix(scope).rstrip()) for value, noun in found)
    return Figures(values, scope), at + 2


def merged(lines: Sequence[str]) -> list[str]:
    """The rules with modifiers of one scope in one line."""
    told, at = [], 0
    while at < len(lines):
        found = _scoped(lines, at)
        told.append(found[0].sentence if found is not None else lines[at])
        at = found[1] if found is not None else at + 1
    return told


def take_figures(lines: Sequence[str]) -> tuple[list[Figures], list[str]]:
    """The modifiers that are printed large, and the other rules.

    Those of one scope are found anywhere; others only at the head of short rules, two at most.
    """
    for at in range(len(lines)):
        found = _scoped(lines, at)
        if found is not None:
            return [found[0]], [*lines[:at], *lines[found[1] :]]
    if sum(map(len, lines)) > _FEW:
        return [], list(lines)
    heads = []
    for line, longest in zip(lines, _HEAD_LINES, strict=False):
        one = _modifier(line)
        if one is None or len(line) > longest:
            break
        heads.append(one)
    rest = list(lines[len(heads) :])
    if len(heads) > 1 and all(len(noun) <= _SHORT for _, noun in heads):
        return [Figures(tuple(heads))], rest
    return [Figures((one,)) for one in heads], rest


@dataclass(frozen=True, slots=True)
class _Cell:
    """A number, the symbol of what it is for (empty: none, or several), the words; widths in units."""

    value: str
    icon: str
    words: str
    value_width: float
    words_width: float


def _split(noun: str) -> tuple[str, str]:
    """The one symbol of a noun and the noun without it; no symbol where it has none or several."""
    told = with_symbols(noun)
    signs = PATTERN.findall(told)
    if len(signs) != 1:
        return "", told
    return icon_of(signs[0]), PATTERN.sub("", told)


class FigureRows:
    """Where the figures of a card stand: one row each, or one a modifier where they are too wide.

    Args:
        paper: to print on; its present width counts.
        found: all figures.
    """

    def __init__(self, paper: Paper, found: Sequence[Figures]) -> None:
        self._paper = paper
        self._rows: list[tuple[list[_Cell], float, str]] = []
        for figures in found:
            self._add(figures)

    @property
    def height(self) -> float:
        """Of all rows, in units."""
        scopes = sum(self._scope_height(scope) for _, _, scope in self._rows)
        return sum(self._row_height(cells, share) for cells, share, _ in self._rows) + scopes

    def _row_height(self, cells: Sequence[_Cell], share: float) -> float:
        """Of a row: more where the words of its last figure need two lines."""
        paper = self._paper
        small = self._styles(share)[1]
        words = paper.canvas.paragraph_height(cells[-1].words, self._words_room(cells, share), small)
        return max(_ROW * paper.scale, words + 6 * paper.scale)

    def _words_room(self, cells: Sequence[_Cell], share: float) -> float:
        """What the words of the last figure have."""
        return self._paper.rest.width - self._width(cells, share) + cells[-1].words_width

    def _scope_height(self, scope: str) -> float:
        return self._paper.subtitle_height(scope) if scope else 0.0

    def _add(self, figures: Figures) -> None:
        if len(figures.values) == 1 and " " in figures.values[0][1]:  # its words may have two lines
            self._rows.append(([self._cell(*figures.values[0], 1.0)], 1.0, figures.scope))
            return
        for share in _TIGHTER:
            cells = [self._cell(value, noun, share) for value, noun in figures.values]
            if self._width(cells, share) <= self._paper.rest.width:
                self._rows.append((cells, share, figures.scope))
                return
        last = len(figures.values) - 1
        for number, (value, noun) in enumerate(figures.values):
            scope = figures.scope if number == last else ""
            self._rows.append(([self._cell(value, noun, 0.88)], 0.88, scope))

    def _styles(self, share: float) -> tuple[Style, Style]:
        s = self._paper.scale * share
        return Style("display", max(15.0, 37 * s)), Style("card-semibold", max(11.5, 16.5 * s), 1.12)

    def _cell(self, value: str, noun: str, share: float) -> _Cell:
        canvas = self._paper.canvas
        large, small = self._styles(share)
        icon, words = _split(noun)
        return _Cell(value, icon, words, canvas.text_width(value, large), canvas.text_width(words, small))

    def _gaps(self, share: float) -> tuple[float, float, float]:
        """Between the parts of a cell, between cells, and the side of a symbol."""
        s = self._paper.scale * share
        return 6 * s, 17 * s, 27 * s

    def _width(self, cells: Sequence[_Cell], share: float) -> float:
        within, between, side = self._gaps(share)
        signs = sum(side + within for cell in cells if cell.icon)
        texts = sum(cell.value_width + within + cell.words_width for cell in cells)
        return texts + signs + between * (len(cells) - 1)

    def draw(self) -> None:
        """Print them at the top of what is free."""
        for cells, share, scope in self._rows:
            self._draw_row(cells, share)
            if scope:
                self._paper.subtitle(scope)

    def _draw_row(self, cells: Sequence[_Cell], share: float) -> None:
        paper = self._paper
        canvas, room = paper.canvas, self._words_room(cells, share)
        row = paper.take(self._row_height(cells, share))
        within, between, side = self._gaps(share)
        large, small = self._styles(share)
        last = balanced(canvas, cells[-1].words, max(1, canvas.px(room)), small).width / canvas.scale
        spare = room - min(room, last)
        left = row.left + spare / 2
        for cell in cells:
            paper.printed(
                cell.value, Box(left, row.top, cell.value_width + 4, row.height), large, align="left"
            )
            left += cell.value_width + within
            if cell.icon:
                ink = color_of(cell.icon, paper.stock.ink)
                canvas.icon(cell.icon, (left + side / 2, row.centery), side, ink)
                left += side + within
            wide = (last if cell is cells[-1] else cell.words_width) + 2
            paper.printed(cell.words, Box(left, row.top, wide, row.height), small, align="left")
            left += cell.words_width + between
