"""A picture as others may see it: at half its size, in gray, and in three kinds of color blindness.

``python -m packaging.art check [kind/id …] --to FOLDER`` writes a sheet for each, to look at after a bake.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from .bake import IMAGES
from .noise import Array
from .surfaces import over, resized

_DEFICIENCIES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What a missing kind of cones makes of linear light (Machado, Oliveira and Fernandes, 2009, severity 1)."""
_WIDTH = 900


def bake(ids: Sequence[str], to: Path) -> None:
    """Write the sheets of pictures named ``kind/id`` (``boards/arkham``); without names those of the boards.

    Raises:
        ValueError: there is no such picture.
    """
    for wanted in ids or ("boards/arkham", "boards/dunwich", "boards/innsmouth"):
        kind, _, name = wanted.partition("/")
        found = sorted(
            (IMAGES / kind).glob(f"{name}@*.webp"), key=lambda path: int(path.stem.rpartition("@")[2])
        )
        if not found:
            raise ValueError(f"{IMAGES / kind}: no picture {name!r}")
        folder = to / "check"
        folder.mkdir(parents=True, exist_ok=True)
        picture = np.asarray(Image.open(found[-1]).convert("RGBA"), np.float32) / 255
        sheet = Image.fromarray((_sheet(picture) * 255 + 0.5).astype(np.uint8))
        sheet.save(folder / f"{kind}-{name}.png")


def _sheet(picture: Array) -> Array:
    height = round(picture.shape[0] * _WIDTH / picture.shape[1])
    scaled = np.clip(resized(picture, _WIDTH, height), 0, 1)
    paper = np.full((height, _WIDTH, 3), 0.2, np.float32)
    over(paper, np.concatenate([scaled[..., :3] * scaled[..., 3:], scaled[..., 3:]], axis=2))
    half = np.full((height, _WIDTH, 3), 0.2, np.float32)
    half[: height // 2, : _WIDTH // 2] = np.clip(resized(paper, _WIDTH // 2, height // 2), 0, 1)
    gray = np.repeat((paper @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None], 3, axis=2)
    seen = [_seen(paper, matrix) for matrix in _DEFICIENCIES.values()]
    rows = [np.concatenate(pair, axis=1) for pair in ((paper, half), (gray, seen[0]), (seen[1], seen[2]))]
    return np.concatenate(rows, axis=0)


def _seen(picture: Array, matrix: Sequence[Sequence[float]]) -> Array:
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    changed = np.clip(linear @ np.array(matrix, np.float32).T, 0, 1)
    return np.where(changed <= 0.0031308, changed * 12.92, 1.055 * changed ** (1 / 2.4) - 0.055).astype(
        np.float32
    )
