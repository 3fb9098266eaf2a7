"""Names of things: what stands on the card, the board or the sheet."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.content.loading import shipped_sets
from arkham_desktop.arkham.content.models import Encounter, NamedRow
from arkham_desktop.arkham.text.catalogs import WordsError

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.text.words import Words

PLACE_WORDS = ("cup", "box", "deck", "sheet", "outskirts", "sky", "lost-in-time-and-space")
"""Places of events that are no row of the content (or whose row only one set has)."""


class _Index(NamedTuple):
    """Names by row id; the place of each encounter, whose each story is, the word for each extra."""

    names: Mapping[str, str]
    encounters: Mapping[str, str]
    stories: Mapping[str, str]
    extras: Mapping[str, str]


# A library is never changed, so its names are collected once. Kept by identity, with the library itself
# so that the identity stays taken.
_INDEXES: dict[int, tuple[Library, _Index]] = {}


def printed_name(library: Library, row: str, words: Words) -> str:
    """The name of a row of the library, or of a place word.

    A card may speak of what another set or a part left out of the game would bring (the worshippers of an
    Ancient One): that has its name all the same.

    Raises:
        WordsError: there is no such row in any shipped set either.
    """
    name = _name_in(library, row, words)
    if name is None:
        from arkham_desktop.arkham.content.library import Library  # noqa: PLC0415 - read when it is needed

        name = _name_in(Library.load(shipped_sets()), row, words)
    if name is None:
        raise WordsError(f'no set in play ({", ".join(library.sets)}) has anything called "{row}"')
    return name


def _name_in(library: Library, row: str, words: Words) -> str | None:
    """The name of a row of this very library; None when it has none."""
    index = _index(library)
    name = index.names.get(row)
    if name is not None:
        return name
    if row in PLACE_WORDS:
        return words.of("where", row)
    if row in library.gate_cards:
        return words("card-gate-card", n=row.rpartition("-")[2])
    place = index.encounters.get(row)
    if place is not None:
        return words("card-encounter-at", place=printed_name(library, place, words))
    who = index.stories.get(row)
    if who is not None:
        return words("card-story", who=printed_name(library, who, words))
    return words.of("extra", index.extras[row]) if row in index.extras else None


def known(library: Library, thing: str) -> bool:
    """Whether the library (or the words for places) can name this row or instance."""
    row = thing.partition("#")[0]
    index = _index(library)
    found: tuple[Container[str], ...] = (
        index.names, PLACE_WORDS, library.gate_cards, index.encounters, index.stories, index.extras
    )  # fmt: skip
    return any(row in names for names in found)


def _index(library: Library) -> _Index:
    kept = _INDEXES.get(id(library))
    if kept is not None:
        return kept[1]
    names: dict[str, str] = {}
    encounters: dict[str, str] = {}
    for rows in library.rows.values():
        for row in rows:
            if isinstance(row, NamedRow):
                names.setdefault(row.id, typographic(row.name))
            elif isinstance(row, Encounter):
                encounters[row.id] = row.place
    for monster in library.monsters.values():
        names.setdefault(monster.kind, typographic(monster.name))
    stories: dict[str, str] = {}
    for story in library.stories.values():
        if story.investigator in library.investigators:
            stories.update({story.id + side: story.investigator for side in ("", PASSED, FAILED)})
    extras = {
        extra.id: extra.kind if extra.kind in ("dust", "visage") else extra.id
        for extra in library.extras.values()
    }
    if len(_INDEXES) > 8:
        _INDEXES.clear()
    index = _Index(names, encounters, stories, extras)
    _INDEXES[id(library)] = (library, index)
    return index


def typographic(text: str) -> str:
    """The text with curly apostrophes and quotation marks and a true ellipsis, as the catalogs have them."""
    opened = False
    letters = []
    for letter in text.replace("...", "…"):
        if letter == '"':
            opened = not opened
            letter = "“" if opened else "”"
        letters.append("’" if letter == "'" else letter)
    return "".join(letters)


_TITLES = frozenset({"Sister"})
"""Beginnings of names that are no first names."""
_NO_NAME = str.maketrans("", "", '"“”,')


def first_name(name: str) -> str:
    """What an investigator is called for short: the nickname or the first of the names, without a title."""
    first, *others = name.translate(_NO_NAME).split()
    return others[0] if others and first in _TITLES else first


SMALL_WORDS = frozenset({"the", "of", "a", "an", "and", "to", "in", "for", "from"})
"""Words that a shortened text does not end with."""


def shortened(text: str, limit: int, ending: str = "") -> str:
    """The text in at most `limit` letters: whole words where that leaves half of it, else cut with a “…”.

    Args:
        text: what is too long, or not.
        limit: letters at most.
        ending: what stands behind whole words that are left ("…" in sentences, nothing behind names).
    """
    if len(text) <= limit:
        return text
    cut = text[: limit + 1 - len(ending)].rpartition(" ")[0].rstrip(" ,:;-–")
    while cut.rpartition(" ")[2].lower() in SMALL_WORDS and " " in cut:
        cut = cut.rpartition(" ")[0]
    if len(cut) >= limit // 3:
        return cut + ending
    return text[: limit - 1].rstrip(" ,:;-–’") + "…"
