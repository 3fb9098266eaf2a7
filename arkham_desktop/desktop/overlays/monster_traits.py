"""The traits of a monster on its marker's back: words in the lower half, or signs where those have no room.

All stands on the chords of the circle, under the combat rating and above the disc of the dimension symbol.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import Color, Face, Style

TOP, BOTTOM = 0.39, 0.7
"""Where the traits stand, below the middle, in radii of the back: from the combat rating to the symbol."""
_FIELD = 0.725
"""The radius of the field inside the rim, in radii of the back."""
_LEADING = 1.02
_SIZES = (0.128, 0.12, 0.112, 0.104)
"""Sizes of words, in radii, the best first."""
_FACES: tuple[Face, ...] = ("serif-bold", "semibold")
"""The second is narrower."""
_LEAST = 11.0
"""Units: no word is smaller."""
_SIGN_SIZES = (0.19, 0.17, 0.15, 0.13)
"""Sizes of signs, in radii, the best first."""
_LEAST_SIGN = 8.0
"""Units: a sign is not smaller."""
_SIGNS: dict[str, tuple[str, str]] = {
    "ambush": ("eye", ""),
    "endless": ("redo", ""),
    "undead": ("tombstone", ""),
    "physical_resistance": ("sword", "½"),
    "physical_immunity": ("sword", "0"),
    "magical_resistance": ("spell", "½"),
    "magical_immunity": ("spell", "0"),
    "weapon_immunity": ("gun", "0"),
    "nightmarish": ("horror", "{n}"),
    "overwhelming": ("fight", "{n}"),
}
"""The sign of each trait, and what is left of a bonus against it or how much it costs."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A trait: its name, its sign, the number beside the sign (empty: none)."""

    name: str
    icon: str
    number: str


def mark_of(code: str, name: str) -> Mark:
    """The mark of a trait by its code (``nightmarish:1``)."""
    word, _, number = code.partition(":")
    icon, beside = _SIGNS[word]
    return Mark(name, icon, beside.format(n=number))


def _chord(at: float) -> float:
    """How wide the field is ``at`` radii below the middle, in radii."""
    return 2 * math.sqrt(max(0.0, _FIELD**2 - at**2))


@dataclass(frozen=True, slots=True)
class _Words:
    style: Style
    lines: tuple[tuple[str, float], ...]


def _words(canvas: Canvas, marks: Sequence[Mark], radius: float) -> _Words | None:
    """Words, a line a trait, the longest on the widest chord; None where they have no room."""
    if not 1 <= len(marks) <= 2:
        return None
    names = sorted((mark.name for mark in marks), key=len, reverse=True)
    forms = [names]
    if len(names) == 1 and " " in names[0]:
        forms.append(names[0].split(" ", 1))
    for form in forms:
        for face in _FACES:
            for share in _SIZES:
                style = Style(face, max(_LEAST, radius * share), _LEADING)
                lines = _lines(canvas, form, style, radius)
                if lines is not None:
                    return _Words(style, lines)
    return None


def _lines(
    canvas: Canvas, names: Sequence[str], style: Style, radius: float
) -> tuple[tuple[str, float], ...] | None:
    """Each line with its upper edge in radii below the middle; None where they have no room."""
    high = style.size * _LEADING / radius
    spare = BOTTOM - TOP - high * len(names)
    if spare < -0.01:
        return None
    top = TOP + max(0.0, spare) * (0.12 if len(names) > 1 else 0.25)
    lines = tuple((name, top + high * number) for number, name in enumerate(names))
    # Letters end a little above the lower edge of their line.
    rooms = [_chord(at + high * 0.8) * radius for _, at in lines]
    fits = all(canvas.text_width(name, style) <= room for name, room in zip(names, rooms, strict=True))
    return lines if fits else None


def draw_traits(canvas: Canvas, marks: Sequence[Mark], center: Position, radius: float, ink: Color) -> None:
    """Draw the traits as words, else as signs with numbers, else as bare signs."""
    if not marks:
        return
    told = _words(canvas, marks, radius)
    if told is None:
        _draw_signs(canvas, marks, center, radius, ink)
        return
    for name, at in told.lines:
        high = told.style.size * _LEADING
        wide = canvas.text_width(name, told.style) + 2
        box = Box(center[0] - wide / 2, center[1] + at * radius, wide, high)
        canvas.label(name, box, told.style, ink, align="center")


def _draw_signs(canvas: Canvas, marks: Sequence[Mark], center: Position, radius: float, ink: Color) -> None:
    """Signs in one row or two, as large as fits, each with its number where all have room."""
    for numbered in (True, False):
        for share in _SIGN_SIZES:
            for down in (1, 2):
                row = _SignRows(canvas, marks, radius, share, down, numbered=numbered)
                if row.fits:
                    row.draw(center, ink)
                    return


class _SignRows:
    """Signs in rows.

    Args:
        canvas: to draw on.
        marks: whose signs.
        radius: of the back.
        share: the side of a sign in radii.
        down: so many rows, the first as long as the second or one longer.
        numbered: with numbers.
    """

    def __init__(
        self, canvas: Canvas, marks: Sequence[Mark], radius: float, share: float, down: int, *, numbered: bool
    ) -> None:
        self._canvas, self._radius, self._numbered = canvas, radius, numbered
        self._side = max(_LEAST_SIGN, radius * share)
        self._style = Style("semibold", max(_LEAST, self._side * 0.86))
        self._gap = self._side * 0.26
        across = -(-len(marks) // down)
        self._rows = [marks[at : at + across] for at in range(0, len(marks), across)]

    def _wide(self, mark: Mark) -> float:
        number = self._numbered and mark.number
        return self._side + (self._canvas.text_width(mark.number, self._style) if number else 0.0)

    def _middle(self, row: int) -> float:
        """The middle of a row, in radii below that of the back."""
        return TOP + 0.015 + self._side * (0.5 + 1.12 * row) / self._radius

    def _width(self, marks: Sequence[Mark]) -> float:
        return sum(map(self._wide, marks)) + self._gap * (len(marks) - 1)

    @property
    def fits(self) -> bool:
        """Whether all rows stand on the field."""
        half = self._side * 0.42 / self._radius
        bottoms = [self._middle(number) + half for number in range(len(self._rows))]
        rooms = [_chord(bottom) * self._radius for bottom in bottoms]
        low = bottoms[-1] <= BOTTOM + 0.01
        return low and all(self._width(row) <= room for row, room in zip(self._rows, rooms, strict=True))

    def draw(self, center: Position, ink: Color) -> None:
        """Draw them."""
        for number, row in enumerate(self._rows):
            left, y = center[0] - self._width(row) / 2, center[1] + self._middle(number) * self._radius
            for mark in row:
                wide = self._wide(mark)
                self._canvas.icon(mark.icon, (left + self._side / 2, y), self._side, ink)
                if wide > self._side:
                    words = Box(left + self._side, y - self._side, wide - self._side + 2, self._side * 2)
                    self._canvas.label(mark.number, words, self._style, ink)
                left += wide + self._gap
