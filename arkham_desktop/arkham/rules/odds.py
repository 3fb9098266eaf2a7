"""The exact chance of a check: dice are independent, so it is a sum over the number of successes."""

from __future__ import annotations

from functools import lru_cache

FACES = 6


@lru_cache(maxsize=512)
def _one_die(success_from: int, on_six: int, higher: int) -> tuple[float, ...]:
    """The chance of 0, 1, … successes of one die."""
    chances = [0.0] * (max(1, on_six) + 1)
    for face in range(1, FACES + 1):
        successes = successes_of(face, success_from, on_six, higher)
        chances[successes] += 1 / FACES
    return tuple(chances)


def successes_of(face: int, success_from: int = 5, on_six: int = 1, higher: int = 0) -> int:
    """What one die is worth (SKL-01): ``higher`` is added to the face, a rolled 6 counts ``on_six``."""
    if face + higher < success_from:
        return 0
    return on_six if face == FACES else 1


@lru_cache(maxsize=4096)
def distribution(dice: int, success_from: int = 5, on_six: int = 1, higher: int = 0) -> tuple[float, ...]:
    """The chance of exactly 0, 1, … successes of so many dice (none if ``dice`` is 0 or less)."""
    if dice <= 0:
        return (1.0,)
    one = _one_die(success_from, on_six, higher)
    rest = distribution(dice - 1, success_from, on_six, higher)
    chances = [0.0] * (len(rest) + len(one) - 1)
    for had, chance in enumerate(rest):
        for more, share in enumerate(one):
            chances[had + more] += chance * share
    return tuple(chances)


def at_least(need: int, dice: int, success_from: int = 5, on_six: int = 1, higher: int = 0) -> float:
    """The chance (0 to 1) of at least ``need`` successes."""
    if need <= 0:
        return 1.0
    return min(1.0, sum(distribution(dice, success_from, on_six, higher)[need:]))


def average(dice: int, success_from: int = 5, on_six: int = 1, higher: int = 0) -> float:
    """The successes to be expected."""
    return sum(n * chance for n, chance in enumerate(distribution(dice, success_from, on_six, higher)))
