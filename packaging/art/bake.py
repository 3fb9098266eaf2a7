"""Writing pictures: ``<folder>/<kind>/<id>@<pixels>.webp``, where ``pixels`` is the longer side."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from .noise import Array
from .surfaces import resized

IMAGES = Path(__file__).parents[2] / "assets" / "images"
"""Where the game looks for pictures."""
_QUALITY = 88


def write(
    kind: str,
    name: str,
    picture: Array,
    levels: Iterable[int] = (),
    *,
    to: Path = IMAGES,
    quality: int = _QUALITY,
) -> None:
    """Write a picture, premultiplied when it has alpha, in its own size or scaled to levels.

    A level that needs less detail should be drawn apart and written alone.

    Args:
        kind: the folder: boards, monsters, …
        name: the id of the content.
        picture: height × width × 3 or 4, from 0 to 1.
        levels: pixels of the longer side of each file; none: the picture's own.
        to: the folder of all pictures.
        quality: of the WebP file, 1 to 100.
    """
    height, width = picture.shape[:2]
    folder = to / kind
    folder.mkdir(parents=True, exist_ok=True)
    for pixels in tuple(levels) or (max(width, height),):
        share = pixels / max(width, height)
        size = (max(1, round(width * share)), max(1, round(height * share)))
        scaled = picture if size == (width, height) else resized(picture, *size)
        image = Image.fromarray(_bytes(scaled))
        path = folder / f"{name}@{pixels}.webp"
        half_done = path.with_suffix(".part")  # whoever reads the folder meanwhile never finds half a picture
        image.save(half_done, "WEBP", quality=quality, method=6, alpha_quality=95, exact=False)
        half_done.replace(path)
        print(f"{kind}/{path.name}: {size[0]} × {size[1]}, {path.stat().st_size // 1024} KB", file=sys.stderr)


def _bytes(picture: Array) -> NDArray[np.uint8]:
    """Straight (not premultiplied) bytes."""
    clean = np.clip(picture, 0, 1)
    if clean.shape[2] == 4:
        alpha = clean[..., 3:4]
        clean = np.concatenate([np.clip(clean[..., :3] / np.maximum(alpha, 1e-4), 0, 1), alpha], axis=2)
    result: NDArray[np.uint8] = (clean * 255 + 0.5).astype(np.uint8)
    return result
