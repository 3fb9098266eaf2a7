"""Every word of the window, from the catalog ``words/<language>/*.json``: one file a part of the window.

``say("title.continue", turn=7)`` gives the text of a key with its ``{names}`` filled in. A text with plural
forms is an object (``{"one": "{count} game", "other": "{count} games"}``) and is chosen by ``count``.
Where a text counts more than one thing, each has its forms with it: ``{gates:gate|gates}`` is "1 gate" or
"2 gates". A key that the catalog lacks is a fault of the program: `MissingWordError`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from arkham_desktop.resources import packaged

Entry: TypeAlias = str | dict[str, str]
LANGUAGES = ("en",)
_FOLDER = packaged("desktop/words")


class MissingWordError(KeyError):
    """A text that the program asked for isn't in the catalog."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        return f"the catalog {self.language!r} of the window has no text {self.key!r}"


def _english(count: int) -> str:
    return "one" if abs(count) == 1 else "other"


_PLURALS: dict[str, Callable[[int], str]] = {"en": _english}
_FORMS = {"en": ("one", "other")}
"""The plural forms of a language in the order in which they stand within a text."""


class _Number(int):
    """A number within a text that can bring its noun: ``{n:gate|gates}``."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        language = _Current.language
        forms = dict(zip(_FORMS[language], spec.split("|"), strict=True))
        return f"{int(self)} {forms[_PLURALS[language](self)]}"


@lru_cache(maxsize=4)
def catalog(language: str) -> dict[str, Entry]:
    """All texts of a language by key.

    Raises:
        ValueError: two files have a text of the same key.
    """
    texts: dict[str, Entry] = {}
    for path in sorted((_FOLDER / language).glob("*.json")):
        part: dict[str, Entry] = json.loads(path.read_text(encoding="utf-8"))
        twice = sorted(texts.keys() & part.keys())
        if twice:
            raise ValueError(f"{path.name} has texts that another file has already: {', '.join(twice)}")
        texts |= part
    return texts


class _Current:
    """The language in use; one for the whole window."""

    language = "en"


def use(language: str) -> None:
    """Speak another language from now on.

    Raises:
        ValueError: there is no catalog of it.
    """
    if language not in LANGUAGES:
        raise ValueError(f"there is no catalog of {language!r}; there are {', '.join(LANGUAGES)}")
    _Current.language = language


def say(key: str, /, **values: object) -> str:
    """The text of ``key`` with its names filled in.

    Raises:
        MissingWordError: the catalog has no such text.
        KeyError: the text wants a value that was not given.
    """
    entry = catalog(_Current.language).get(key)
    if entry is None:
        raise MissingWordError(key, _Current.language)
    if isinstance(entry, dict):
        count = values.get("count", 0)
        form = _PLURALS[_Current.language](count if isinstance(count, int) else 0)
        entry = entry.get(form) or entry["other"]
    if "{" not in entry:
        return entry
    return entry.format(
        **{name: _Number(value) if type(value) is int else value for name, value in values.items()}
    )


def has(key: str) -> bool:
    """Whether the catalog has a text of this key."""
    return key in catalog(_Current.language)
