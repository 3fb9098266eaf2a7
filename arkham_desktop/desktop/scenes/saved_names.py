"""What stands in a saved game by its id, named although the game itself is not open."""

from __future__ import annotations

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.loading import BASE, shipped_sets
from arkham_desktop.arkham.text import Words, known


def named(words: Words, thing: str) -> str:
    """The name of an investigator or Ancient One of any shipped set; of homebrew, its id in words."""
    for sets in ((BASE,), shipped_sets()):
        library = Library.load(sets)
        if known(library, thing):
            return words.name(library, thing)
    return thing.replace("-", " ").title()
