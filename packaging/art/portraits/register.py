"""Who is drawn how: each person is a function that draws on a figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .figure import Figure

Drawing = Callable[[Figure], None]


@dataclass(frozen=True)
class Person:
    """One portrait.

    Attributes:
        draw: draws the person, looking to the right.
        tint: color of the ground, ``rrggbb``.
        looks_left: whether the person is seen in a mirror.
        shift: units to the right of where it was drawn.
        drop: units below where it was drawn.
        size: how much larger than drawn.
        focus_x: where the face is, for the round picture.
        focus_y: the same, downwards.
    """

    draw: Drawing
    tint: str
    looks_left: bool
    shift: float
    drop: float
    size: float
    focus_x: float
    focus_y: float


PEOPLE: dict[str, Person] = {}


def person(
    name: str,
    tint: str,
    *,
    looks_left: bool = False,
    shift: float = 0,
    drop: float = 0,
    size: float = 1,
    focus: tuple[float, float] = (196, 196),
) -> Callable[[Drawing], Drawing]:
    """Enter a drawing into the book under an investigator's id."""

    def enter(draw: Drawing) -> Drawing:
        PEOPLE[name] = Person(draw, tint, looks_left, shift, drop, size, *focus)
        return draw

    return enter
