"""What a figure of a monster is: how it is modeled, and the night it stands in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from .sculpture import Sculpture, View

Ground = Literal["rays", "moon", "sea", "stars", "mist", "pit", "fire"]
Model = Callable[[Sculpture], None]


@dataclass(frozen=True, slots=True)
class Figure:
    """A monster's figure and its colors.

    Attributes:
        model: shapes it.
        tint: the color of its lit side.
        night: the color of the dark behind it.
        halo: the color of the light behind it and on its edge.
        spark: the color of what shines.
        ground: what is behind it.
        view: what of the field is seen.
        lines: direction of the engraved lines, degrees from level.
        bloom: how far what shines glows, 0 to 1.
        mirrored: it looks the other way; the light stays where it is.
    """

    model: Model
    tint: str
    night: str
    halo: str
    spark: str = "#fbe6a0"
    ground: Ground = "rays"
    view: View = field(default_factory=View)
    lines: float = 8.0
    bloom: float = 0.5
    mirrored: bool = False


FIGURES: dict[str, Figure] = {}
"""Every figure by the kind of monster, or by the id of one printing that has its own."""


def figure(
    *names: str,
    tint: str,
    night: str,
    halo: str,
    spark: str = "#fbe6a0",
    ground: Ground = "rays",
    view: tuple[float, float, float] = (50, 50, 54),
    lines: float = 8.0,
    bloom: float = 0.5,
) -> Callable[[Model], Model]:
    """Enter a model under its names; see `Figure` for what is said of it."""

    def entered(model: Model) -> Model:
        for name in names:
            FIGURES[name] = Figure(model, tint, night, halo, spark, ground, View(*view), lines, bloom)
        return model

    return entered
