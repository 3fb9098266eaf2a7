"""What many of them have: arms with suckers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..monsters.sculpture import Sculpture


def tentacle(
    s: Sculpture,
    points: Sequence[tuple[float, float]],
    width: float,
    z: float,
    *,
    suckers: bool = True,
    dark: float = 0.0,
) -> None:
    """A tapered arm; with suckers along it."""
    s.limb(
        points,
        [width, width * 0.78, width * 0.52, width * 0.1],
        [z, z + width * 0.5, z + width * 0.3, z],
        dark=dark,
        rings=(len(points) * 5, width * 0.05),
    )
    if suckers:
        from_points = np.asarray(points, float)
        for share in np.linspace(0.12, 0.86, 7):
            at = share * (len(from_points) - 1)
            low = int(at)
            x, y = from_points[low] + (from_points[min(low + 1, len(from_points) - 1)] - from_points[low]) * (
                at - low
            )
            size = width * 0.26 * (1 - share * 0.8)
            s.ball(float(x), float(y), size, z=z + width * (1.25 - share * 0.9), dark=-0.2)
