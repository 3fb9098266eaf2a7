"""All chance of a game: dice, shuffles, random picks; seeded, scriptable, recorded."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, MutableSequence, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The one source of chance. It is reseeded from (seed, seam) at every seam.

    Because a seam's chance depends on nothing but those two numbers, a saved position needs no
    generator state. Seeding is lazy: most steps roll nothing.

    Attributes:
        seed: the game's seed.
        recorded: what chance added since the journal last emptied the list (dice faces, picks).
        revealed: True once something hidden was drawn since it was last set to False.
    """

    __slots__ = ("_random", "_seam", "_seeded", "queue", "recorded", "revealed", "seed")

    def __init__(self, seed: int, dice: Iterable[int] = ()) -> None:
        self.seed = seed
        self.queue: deque[int] = deque(dice)
        self.recorded: list[int] = []
        self.revealed = False
        self._random = Random()
        self._seam = 0
        self._seeded = False

    def reseed(self, seam: int) -> None:
        """Begin the chance of seam number ``seam``."""
        self._seam = seam
        self._seeded = False

    def _source(self) -> Random:
        if not self._seeded:
            self._random.seed(self.seed * 1_000_003 + self._seam)
            self._seeded = True
        return self._random

    def die(self) -> int:
        """Roll one die: 1 to 6. Scripted dice come first."""
        face = self.queue.popleft() if self.queue else int(self._source().random() * 6) + 1
        self.recorded.append(face)
        self.revealed = True
        return face

    def dice(self, count: int) -> list[int]:
        """Roll ``count`` dice (none if it is 0 or less)."""
        if self.queue or count <= 0:
            return [self.die() for _ in range(count)]
        random = self._source().random
        faces = [int(random() * 6) + 1 for _ in range(count)]
        self.recorded += faces
        self.revealed = True
        return faces

    def below(self, count: int) -> int:
        """A random index of ``count`` things: 0 to ``count`` - 1."""
        index = int(self._source().random() * count)
        self.recorded.append(index)
        self.revealed = True
        return index

    def pick(self, things: Sequence[T]) -> T:
        """One of ``things`` at random; IndexError if there are none."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Shuffle in place; nothing is revealed by it.

        Written out, because a seed has to mean the same game with every version of Python (and because a
        game begins with ten decks): from the last place down, each gets one of those up to it.
        """
        getrandbits = self._source().getrandbits
        highest = len(things) - 1
        while highest > 0:
            bits = (highest + 1).bit_length()
            least = (1 << bits >> 1) - 1  # the lowest place that still takes so many bits
            for last in range(highest, least - 1, -1):
                other = getrandbits(bits)
                while other > last:
                    other = getrandbits(bits)
                things[last], things[other] = things[other], things[last]
            highest = least - 1

    def reveal(self) -> None:
        """Note that something hidden (the top of a deck) was shown."""
        self.revealed = True
