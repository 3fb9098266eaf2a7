"""What is costly to make and asked for again and again: kept, the most recently used."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """Up to ``most`` things by their keys; beyond that, what was not asked for longest goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of a key; it is made when it is not kept."""
        try:
            found = self._kept[key]
        except KeyError:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def clear(self) -> None:
        """Keep nothing any longer."""
        self._kept.clear()
