"""A silhouette: what is black, what is left paper, and the gold lines drawn on the black.

Figures stand in a field of 400 by 520 units and look to the right; ``Figure.mirrored`` turns one round.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import numpy as np
import skia

from ..noise import Array, generator
from ..painting.shapes import Mask, Points, curve, ink, nib, path, ribbon

WIDTH, HEIGHT = 400, 520


class Figure:
    """Three masks that are drawn on together.

    Args:
        name: what the shake of the hand depends on.
        scale: pixels a unit.
        weight: how much thicker than drawn the gold lines are; more than 1.5 also thins the hatching out.
        mirrored: whether the figure looks to the left.
    """

    def __init__(self, name: str, scale: float, *, weight: float = 1.0, mirrored: bool = False) -> None:
        self._black, self._paper, self._gold = (Mask(WIDTH, HEIGHT, scale) for _ in range(3))
        self.weight = weight
        self.numbers = generator("figure", name)
        if mirrored:
            for mask in self._all:
                mask.canvas.translate(WIDTH, 0)
                mask.canvas.scale(-1, 1)

    @property
    def _all(self) -> tuple[Mask, Mask, Mask]:
        return self._black, self._paper, self._gold

    def masks(self) -> tuple[Array, Array, Array]:
        """Black, paper and gold, each from 0 to 1."""
        black, paper, gold = (mask.field() for mask in self._all)
        return black, paper, gold * (black > 0.5) * (1 - paper)

    @contextmanager
    def moved(
        self, x: float, y: float, turn: float = 0, size: float = 1, *, flip: bool = False
    ) -> Iterator[None]:
        """Draw round a new middle, turned by degrees, larger by ``size``, or seen in a mirror."""
        matrix = skia.Matrix()
        matrix.setTranslate(x, y)
        matrix.preRotate(turn)
        matrix.preScale(-size if flip else size, size)
        with ExitStack() as stack:
            for mask in self._all:
                stack.enter_context(mask.moved(matrix))
            yield

    # ---------------------------------------------------------------------------------------- black

    def _fill(self, shape: skia.Path) -> skia.Path:
        self._black.canvas.drawPath(shape, ink())
        self._paper.canvas.drawPath(shape, ink(erase=True))
        self._gold.canvas.drawPath(shape, ink(erase=True))
        return shape

    def black(self, points: Points, *, sharp: bool = False) -> skia.Path:
        """A black shape that covers what is behind it."""
        return self._fill(path(points if sharp else curve(points, closed=True, steps=8)))

    def tube(self, points: Points, widths: Sequence[float]) -> skia.Path:
        """A black limb: a band along a curve with round ends."""
        shape = path(ribbon(points, widths))
        ends = skia.Path()
        for at, width in ((points[0], widths[0]), (points[-1], widths[-1])):
            ends.addCircle(float(at[0]), float(at[1]), width / 2)
        joined = skia.Op(shape, ends, skia.kUnion_PathOp)
        return self._fill(shape if joined is None else joined)

    def disc(self, x: float, y: float, radius: float) -> skia.Path:
        """A black disc."""
        shape = skia.Path()
        shape.addCircle(x, y, radius)
        return self._fill(shape)

    def stroke(self, points: Points, width: float, *, sharp: bool = False) -> None:
        """A black stroke of the pen."""
        self._black.canvas.drawPath(path(self._nib(points, width, sharp, 0.3)), ink())

    def scratch(self, points: Points, width: float, *, sharp: bool = False) -> None:
        """A black stroke on paper that was left white."""
        self._paper.canvas.drawPath(path(self._nib(points, width, sharp, 0.3)), ink(erase=True))

    def outline(self, shape: skia.Path, width: float = 3.0) -> None:
        """Free a shape from the black round it with a gold line."""
        self._gold.canvas.drawPath(shape, ink(width=width * self.weight))

    # ---------------------------------------------------------------------------------------- paper

    def paper(self, points: Points, *, sharp: bool = False) -> skia.Path:
        """A part left white; it need not lie on black."""
        shape = path(points if sharp else curve(points, closed=True, steps=8))
        self._black.canvas.drawPath(shape, ink())
        self._paper.canvas.drawPath(shape, ink())
        return shape

    def paper_disc(self, x: float, y: float, radius: float) -> None:
        """A white disc."""
        for mask in (self._black, self._paper):
            mask.canvas.drawCircle(x, y, radius, ink())

    def paper_line(self, points: Points, width: float, *, sharp: bool = False) -> None:
        """A white stroke."""
        shape = path(self._nib(points, width, sharp, 0.5))
        for mask in (self._black, self._paper):
            mask.canvas.drawPath(shape, ink())

    # ----------------------------------------------------------------------------------------- gold

    def _nib(self, points: Points, width: float, sharp: bool, taper: float) -> Points:
        line = points if sharp or len(points) < 3 else curve(points, steps=8)
        return nib(line, width, self.numbers, taper=taper)

    def gold(self, points: Points, width: float = 2.2, *, sharp: bool = False, taper: float = 0.7) -> None:
        """A gold stroke; seen only on black."""
        shape = path(self._nib(points, width * self.weight, sharp, taper))
        self._gold.canvas.drawPath(shape, ink())

    def gold_dot(self, x: float, y: float, radius: float) -> None:
        """A gold point."""
        self._gold.canvas.drawCircle(x, y, radius * (1 + (self.weight - 1) * 0.4), ink())

    def gold_ring(self, x: float, y: float, radius: float, width: float = 2.2) -> None:
        """A gold circle."""
        self._gold.canvas.drawCircle(x, y, radius, ink(width=width * self.weight))

    def hatch(self, shape: skia.Path, degrees: float, pitch: float, width: float = 1.2) -> None:
        """Fill a shape with parallel gold strokes (stripes, tweed)."""
        fewer = self.weight > 1.5
        pitch, width = (pitch * 1.9, width * 1.1) if fewer else (pitch, width)
        bounds = shape.getBounds()
        turn = math.radians(degrees)
        along = np.array([math.cos(turn), math.sin(turn)])
        across = np.array([-along[1], along[0]])
        middle = np.array([bounds.centerX(), bounds.centerY()])
        reach = math.hypot(bounds.width(), bounds.height()) / 2
        canvas = self._gold.canvas
        canvas.save()
        canvas.clipPath(shape, True)
        for offset in np.arange(-reach, reach, pitch):
            at = middle + across * offset
            line = nib(
                [tuple(at - along * reach), tuple(at + along * reach)],
                width * self.weight,
                self.numbers,
                taper=0,
                vary=0.3,
            )
            canvas.drawPath(path(line), ink())
        canvas.restore()

    def strands(self, first: Points, last: Points, count: int, width: float = 1.6) -> None:
        """Gold strokes that turn from one line into another: hair, folds, feathers."""
        fewer = max(2, round(count * 0.55)) if self.weight > 1.5 else count
        start, end = np.asarray(first, float), np.asarray(last, float)
        for share in np.linspace(0, 1, fewer):
            self.gold(start + (end - start) * share, width)
