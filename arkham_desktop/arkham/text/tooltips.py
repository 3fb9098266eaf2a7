"""What things of the game mean: one or two sentences each, for tooltips and the rules pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from arkham_desktop.arkham.text.words import Words

Kind = Literal["trait", "movement", "status", "token", "track", "place", "mark", "phase"]


def tooltip(words: Words, kind: Kind, code: str) -> str:
    """What a thing means.

    Args:
        words: the language.
        kind: what kind of word `code` is: a monster's trait or movement, a state, a token, a track, a kind of
            space (place), a phase, or a mark: stable, unstable, gate, seal, explored, closed, symbol.
        code: the word of the vocabulary (`nightmarish:1`, `flying`, `delayed`, …).

    Raises:
        WordsError: there is no such word.
    """
    word, _, n = code.partition(":")
    return words.of(f"about-{kind}", word, n=int(n or 0))
