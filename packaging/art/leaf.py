"""A leaf of the atlas in work: the sheet of one town at one level of detail.

Drawing is in board units; the leaf knows how many pixels a unit is and keeps lines from getting too thin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import skia

from .engraver import pressed
from .noise import Array, noise
from .palette import INK, Color
from .paper import paper, print_ink, wash
from .plan import Plan
from .surfaces import averaged, color_surface, drawn_color, drawn_gray, gray_surface, over, resized

_FOLDS: Sequence[tuple[str, float]] = (("x", 1 / 3), ("x", 2 / 3), ("y", 0.5))


class Leaf:
    """A sheet in work.

    Args:
        plan: the town.
        width: of the picture, pixels.

    Attributes:
        plan: the town.
        k: pixels per unit.
        width, height: pixels.
        sheet: the paper, painted on in place.
        fine: line work is drawn so many times larger and averaged.
    """

    def __init__(self, plan: Plan, width: int) -> None:
        self.plan = plan
        self.k = width / plan.size[0]
        self.width, self.height = width, round(plan.size[1] * self.k)
        self.fine = 1 if width > 3200 else 2
        self.sheet = paper(
            self.width, self.height, key=plan.board, scale=self.k * 1.25, age=0.85, folds=_FOLDS
        )
        self.fresh = self.sheet.color.copy()

    def thick(self, units: float, least: float = 0.8) -> float:
        """A line's width in units that is at least ``least`` pixels."""
        return max(units, least / self.k)

    def noise(self, scale: float, octaves: int, key: object) -> Array:
        """Noise over the sheet whose largest blobs are ``scale`` units."""
        return noise(self.width, self.height, max(1.0, scale * self.k), octaves, (self.plan.board, key))

    def scaled(self, mask: Array) -> Array:
        """A mask of one pixel per unit in the size of the sheet."""
        return np.clip(resized(mask.astype(np.float32), self.width, self.height, smooth=False), 0, 1)

    def mask(self, draw: Callable[[skia.Canvas], None]) -> Array:
        """What is drawn in white, in units, as a mask of the sheet."""
        return drawn_gray(self.width, self.height, draw, scale=self.k)

    def wash(
        self,
        mask: Array,
        color: Color,
        density: float = 1.0,
        *,
        edge: float = 0.5,
        key: object = 0,
        bleed: float = 2.6,
    ) -> None:
        """Lay a wash whose rim and bleeding grow with the sheet."""
        wash(
            self.sheet,
            mask,
            color,
            density,
            edge=edge,
            edge_width=max(1.2, 3.6 * self.k),
            flow_scale=66 * self.k,
            bleed=bleed * self.k,
            key=(self.plan.board, key),
        )

    def ink(
        self, draw: Callable[[skia.Canvas], None], color: Color = INK, alpha: float = 0.92, *, key: object = 0
    ) -> None:
        """Print what is drawn in white, in units."""
        cover = drawn_gray(self.width, self.height, draw, fine=self.fine, scale=self.k)
        print_ink(self.sheet, cover, color, alpha, key=(self.plan.board, key))

    def put(self, draw: Callable[[skia.Canvas], None], *, flat: bool = False) -> None:
        """Put a colored drawing, in units, on the sheet; its grain shows through unless ``flat``."""
        picture = drawn_color(self.width, self.height, draw, fine=self.fine, scale=self.k)
        if not flat:
            grain = np.clip(1 - 0.028 * self.sheet.grain, 0.85, 1.12)[..., None]
            picture[..., :3] = np.minimum(picture[..., :3] * grain, picture[..., 3:4])
        over(self.sheet.color, picture)

    def layer(self) -> Layer:
        """A layer for many small occluding things."""
        return Layer(self)


class Layer:
    """Small things that hide one another: each has a color and ink; the color is a little off register.

    Attributes:
        ink: a canvas in units; white prints.
        color: a canvas in units.
    """

    def __init__(self, leaf: Leaf) -> None:
        self._leaf = leaf
        fine = leaf.fine
        self._ink, self._ink_surface = gray_surface(leaf.width * fine, leaf.height * fine)
        self._color, self._color_surface = color_surface(leaf.width, leaf.height)
        self.ink: skia.Canvas = self._ink_surface.getCanvas()
        self.ink.scale(leaf.k * fine, leaf.k * fine)
        self.color: skia.Canvas = self._color_surface.getCanvas()
        self.color.scale(leaf.k, leaf.k)

    def fill(self, path: skia.Path, color: Color, alpha: float = 1.0) -> None:
        """A colored shape that hides the ink behind it."""
        from .palette import skia_color  # noqa: PLC0415

        self.color.drawPath(path, skia.Paint(AntiAlias=True, Color4f=skia_color(color, alpha)))
        self.ink.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorBLACK))

    def print(self, color: Color = "#3a2817", alpha: float = 0.9, *, key: object = 0) -> None:
        """Put the layer on the sheet: paper below the colors, pigment a little off register, then ink."""
        leaf = self._leaf
        tint = self._color.astype(np.float32) / 255
        alpha_mask = tint[..., 3]
        shift = max(1, round(0.5 * leaf.k))
        straight = np.where(
            alpha_mask[..., None] > 0.01, tint[..., :3] / np.maximum(alpha_mask[..., None], 0.01), 1
        )
        straight, moved = (
            np.roll(straight, (shift, shift), (0, 1)),
            np.roll(alpha_mask, (shift, shift), (0, 1)),
        )
        base = np.array((0.955, 0.915, 0.80), np.float32)
        view = leaf.sheet.color
        view += (base - view) * (alpha_mask * 0.88)[..., None]
        density = np.clip(1 + 0.2 * leaf.noise(20, 3, (key, "tint")), 0.4, 1.7)
        density *= np.clip(1 - 0.14 * leaf.sheet.grain, 0.4, 1.6)
        view *= np.clip(straight, 0.03, 1) ** (density * moved)[..., None]
        cover: Array = self._ink.astype(np.float32) / 255
        if leaf.k > 1.2:
            cover = pressed(
                cover, key=(leaf.plan.board, key), amount=0.12, blur=0.6 * leaf.fine, low=0.3, high=0.7
            )
        print_ink(leaf.sheet, averaged(cover, leaf.fine), color, alpha, key=key)
