"""Letters as paths, from the fonts of ``assets/fonts``. Only for what no language changes: baked titles."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import numpy as np
import skia
from numpy.typing import NDArray

from .pens import Points, lengths, spline

_FONTS = Path(__file__).parents[2] / "assets" / "fonts"
FACES = {
    "bold": "OldStandard-Bold.ttf",
    "regular": "OldStandard-Regular.ttf",
    "italic": "OldStandard-Italic.ttf",
    "sans": "ArkhamSans-Bold.ttf",
    "typewriter": "CMUTypewriter-Regular.ttf",
}


@cache
def _typeface(face: str) -> skia.Typeface:
    typeface = skia.Typeface.MakeFromFile(str(_FONTS / FACES[face]))
    if typeface is None:
        raise FileNotFoundError(f"{_FONTS / FACES[face]}: no such font")
    return typeface


def font(face: str, size: float) -> skia.Font:
    """A face of `FACES` in a size."""
    result = skia.Font(_typeface(face), size)
    result.setSubpixel(True)
    result.setEdging(skia.Font.Edging.kAntiAlias)
    result.setHinting(skia.FontHinting.kNone)
    return result


def text_width(text: str, face: str, size: float, spacing: float = 0) -> float:
    """How wide a line is, with ``spacing`` between its letters."""
    return float(font(face, size).measureText(text)) + spacing * max(0, len(text) - 1)


def text_path(
    text: str, face: str, size: float, x: float = 0, y: float = 0, *, spacing: float = 0, align: float = 0.5
) -> skia.Path:
    """A line of text whose base line is at ``y``; ``align`` 0 begins, 0.5 centers, 1 ends it at ``x``."""
    chosen = font(face, size)
    glyphs = chosen.textToGlyphs(text)
    widths = chosen.getWidths(glyphs)
    left = x - (sum(widths) + spacing * (len(glyphs) - 1)) * align
    path = skia.Path()
    for glyph, width in zip(glyphs, widths, strict=True):
        letter = chosen.getPath(glyph)
        if letter is not None and not letter.isEmpty():
            letter.offset(left, y)
            path.addPath(letter)
        left += width + spacing
    return path


def fitting(text: str, face: str, size: float, room: float, spacing: float = 0) -> float:
    """The largest size up to ``size`` at which a line keeps within ``room``."""
    while text_width(text, face, size, spacing) > room and size > 6:
        size -= 0.5
    return size


def text_along(
    text: str,
    face: str,
    size: float,
    points: Points,
    *,
    spacing: float = 0,
    down: float = 0,
    align: float = 0.5,
) -> skia.Path:
    """A line of text along a smooth line through points."""
    chosen = font(face, size)
    glyphs = chosen.textToGlyphs(text)
    widths = chosen.getWidths(glyphs)
    line = spline(points) if len(points) > 2 else spline([points[0], points[1]])
    along = lengths(line)
    at = (along[-1] - sum(widths) - spacing * (len(glyphs) - 1)) * align
    path = skia.Path()
    for glyph, width in zip(glyphs, widths, strict=True):
        letter = chosen.getPath(glyph)
        middle = at + width / 2
        x, y = _on(line, along, middle)
        before, after = _on(line, along, middle - 6), _on(line, along, middle + 6)
        angle = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        if letter is not None and not letter.isEmpty():
            matrix = skia.Matrix()
            matrix.setTranslate(-width / 2, down)
            matrix.postRotate(angle)
            matrix.postTranslate(x, y)
            letter.transform(matrix)
            path.addPath(letter)
        at += width + spacing
    return path


def _on(line: NDArray[np.float64], along: NDArray[np.float64], at: float) -> tuple[float, float]:
    return float(np.interp(at, along, line[:, 0])), float(np.interp(at, along, line[:, 1]))
