"""Who is drawn how: each Ancient One and Herald is modeled as a relief before a painted view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..monsters.sculpture import Sculpture
from ..painting.scene import Scene

Model = Callable[[Sculpture], None]
Painter = Callable[[Scene], None]


@dataclass(frozen=True)
class Looming:
    """One plate.

    Attributes:
        model: models the figure; the plate shows 2 to 98 across and -10 to 110 down.
        behind: paints what is behind it, 1000 by 1250 units.
        before: paints what is before it, at its feet.
        ramp: colors of its skin from the deepest shadow to the light.
        rim: color of the light from behind.
        spark: color of what shines (eyes, teeth, flames).
        haze: color of the air that takes its feet away.
        hazed: from which height on (scene units) and how far down it takes them.
        fade: how far the whole is sunk in the air, 0 to 1.
        bloom: how strongly what shines lights its surroundings.
        kind: folder of the picture.
    """

    model: Model
    behind: Painter
    before: Painter
    ramp: tuple[str, str, str]
    rim: str
    spark: str
    haze: str
    hazed: tuple[float, float]
    fade: float
    bloom: float
    kind: str


PLATES: dict[str, Looming] = {}


def _nothing(scene: Scene) -> None:
    """Nothing stands before it."""


def looming(
    name: str,
    *,
    behind: Painter,
    ramp: tuple[str, str, str],
    rim: str,
    spark: str = "#ffe9a0",
    haze: str = "#101820",
    hazed: tuple[float, float] = (820, 1120),
    fade: float = 0.0,
    bloom: float = 0.6,
    before: Painter = _nothing,
    kind: str = "ancient-ones",
) -> Callable[[Model], Model]:
    """Enter a model into the book under the id of its row."""

    def enter(model: Model) -> Model:
        PLATES[name] = Looming(model, behind, before, ramp, rim, spark, haze, hazed, fade, bloom, kind)
        return model

    return enter
