"""Small arithmetic of pictures that the painted parts share."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..noise import Array


def between(first: Any, second: Any, share: Any) -> Any:
    """``first`` where the share is 0, ``second`` where it is 1."""
    return first + (second - first) * share


def mixed_in(picture: Array, tint: Any, mask: Array) -> None:
    """Lay a color, or another picture, over the picture where the mask is."""
    picture += (np.asarray(tint, np.float32) - picture) * mask[..., None]
