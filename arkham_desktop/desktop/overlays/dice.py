"""The dice tray: dice tumble, then settle one after the other; a success is a white die with a tick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules.checks import SUCCESS_FROM
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.theme import TIMES
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.chronicle import Dice

_TURN = 0.075
"""Seconds between two faces of a die that tumbles."""
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_LUCK = (len(_PIPS) + 1 - SUCCESS_FROM) / len(_PIPS)
"""The share of dice that succeed in the long run (SKL-01)."""


def dice_line(dice: Dice) -> str:
    """How many dice were rolled and how many of them succeeded, beside what luck owes."""
    percent = f"{dice.succeeded * 100:.1f}"
    return say("result.dice", count=dice.rolled, percent=percent, luck=f"{_LUCK * 100:.1f}")


class DiceTray:
    """Dice as they were rolled.

    Attributes:
        faces: what they show.
        good: which of them succeed.
    """

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.good: list[bool] = []
        self._settles: list[float] = []
        self._time = 0.0

    def show(self, faces: Sequence[int], good: Sequence[bool], rolled: Iterable[int], pace: float) -> None:
        """Show these dice; those at the indexes ``rolled`` tumble first (at once when ``pace`` is 0)."""
        self.faces = list(faces)
        self.good = list(good)
        self._settles = [0.0] * len(self.faces)
        self._time = 0.0
        for place, index in enumerate(rolled):
            self._settles[index] = (TIMES.dice_tumble + place * TIMES.dice_settle) * pace

    @property
    def moves(self) -> bool:
        """A die still tumbles."""
        return any(end > self._time for end in self._settles)

    @property
    def settled(self) -> int:
        """How many successes lie still."""
        lying = zip(self.good, self._settles, strict=True)
        return sum(good for good, end in lying if end <= self._time)

    def update(self, dt: float) -> bool:
        """Let time pass; True when something looks different."""
        if not self.moves:
            return False
        self._time += dt
        return True

    def hurry(self) -> bool:
        """Let all dice settle at once; False when they do already."""
        if not self.moves:
            return False
        self._time = max(self._settles)
        return True

    def height(self, width: float, size: float) -> float:
        """How high the dice are in rows of ``width`` with dice of ``size``."""
        gap = size * 0.24
        across = max(1, int((width + gap) // (size + gap)))
        down = max(1, -(-len(self.faces) // across))
        return down * size + (down - 1) * gap

    def draw(self, canvas: Canvas, box: Box, size: float) -> float:
        """Draw the dice in rows from the top left of ``box``, smaller where they are many.

        Returns:
            How wide they are.
        """
        while size > 18 and self.height(box.width, size) > box.height:
            size -= 2
        gap = size * 0.24
        across = max(1, int((box.width + gap) // (size + gap)))
        for index, face in enumerate(self.faces):
            left = box.left + index % across * (size + gap)
            top = box.top + index // across * (size + gap)
            tumbling = self._settles[index] > self._time
            if tumbling:
                turn = int(self._time / _TURN)
                face = (face + 2 * turn + index) % 6 + 1
                left += (turn * 5 + index * 3) % 3 - 1
                top += (turn * 3 + index) % 4 - 2
            good = self.good[index] and not tumbling
            draw_die(canvas, Box(left, top, size, size), face, good=good)
        count = min(across, len(self.faces))
        return count * (size + gap) - gap if count else 0.0


def draw_die(canvas: Canvas, box: Box, face: int, *, good: bool) -> None:
    """A die of ivory; a success is bright and has a tick in its corner, a failure dull and gray."""
    size = box.width
    canvas.sheet(box, theme.IVORY if good else theme.IVORY_DULL, radius=size * 0.2)
    step, radius = size * 0.26, max(1.5, size * 0.09)
    for x, y in _PIPS[face]:
        center = (box.centerx + x * step, box.centery + y * step)
        if size > 26:  # the hollow of the pip catches the light at its lower edge
            canvas.disc((center[0] + size * 0.012, center[1] + size * 0.02), radius, theme.WHITE)
        canvas.disc(center, radius, theme.PAPER_INK)
    if good:
        corner = (box.right - size * 0.04, box.bottom - size * 0.04)
        canvas.disc(corner, size * 0.23, theme.CASING, border=theme.WHITE, width=1.5)
        canvas.icon("yes", corner, size * 0.27, theme.WHITE)
