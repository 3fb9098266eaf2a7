"""The Other Worlds as round painted plates, ``worlds/<id>``; the game draws names, numbers and colors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from .. import bake as files
from ..noise import Array
from ..painting.brush import repainted
from ..painting.scene import Scene
from . import cold_places, deep_places, dream_places, far_places, strange_places
from .plate import plate

WORLDS: dict[str, tuple[Callable[[Scene], Array], str]] = {
    "abyss": (deep_places.abyss, "#14203a"),
    "another-dimension": (strange_places.another_dimension, "#2a1440"),
    "another-time": (dream_places.another_time, "#4a3020"),
    "city-of-the-great-race": (strange_places.city_of_the_great_race, "#26402a"),
    "great-hall-of-celeano": (cold_places.great_hall_of_celeano, "#163248"),
    "lost-carcosa": (deep_places.lost_carcosa, "#4a3a1e"),
    "plateau-of-leng": (cold_places.plateau_of_leng, "#2a4650"),
    "rlyeh": (far_places.rlyeh, "#143230"),
    "the-dreamlands": (dream_places.the_dreamlands, "#3a2260"),
    "yuggoth": (far_places.yuggoth, "#1f1838"),
}
"""What draws each world (it returns the direction of the strokes), and the color of its rim."""


def painting(name: str, pixels: int = 1000) -> Array:
    """The painting of a world, square."""
    draw, _ = WORLDS[name]
    scene = Scene(name, pixels)
    flow = draw(scene)
    return repainted(scene.image.clip(0, 1), name, flow=flow)


def bake(ids: Sequence[str], to: Path) -> None:
    """Draw the plates of these worlds, or of all."""
    for name in ids or sorted(WORLDS):
        finished = plate(painting(name), WORLDS[name][1], name)
        files.write("worlds", name, finished, (160, 480, 960), to=to)
