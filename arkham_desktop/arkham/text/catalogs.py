"""The message catalogs: Fluent files, one folder a language, one file a topic.

A message's topic is the first word of its key: `log-gained` stands in `log.ftl`. A topic is read when
its first message is asked for and a message is parsed when it is asked for itself, because parsing all
of them takes longer than a title screen may wait.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from arkham_desktop.resources import packaged

CATALOGS_FOLDER = packaged("arkham/text/catalogs")
FIRST_LANGUAGE = "en"
"""The language that has every message; others fall back to it."""


class WordsError(LookupError):
    """A message is missing or cannot be written; says which, in what language, and why."""


def languages(catalogs: Path = CATALOGS_FOLDER) -> tuple[str, ...]:
    """The codes of the languages that have a catalog, sorted."""
    return tuple(sorted(folder.name for folder in catalogs.iterdir() if folder.is_dir()))


class Catalog:
    """The messages of one language.

    Args:
        language: a code that :func:`languages` names.
        catalogs: the folder of all languages.

    Raises:
        WordsError: there is no such language.
    """

    def __init__(self, language: str, catalogs: Path = CATALOGS_FOLDER) -> None:
        if language not in languages(catalogs):
            known = ", ".join(languages(catalogs))
            raise WordsError(f'there are no words in the language "{language}": choose one of {known}')
        self.language = language
        self._folder = catalogs / language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, dict[str, str]] = {}

    def has(self, key: str) -> bool:
        """Whether this language has the message."""
        return key in self._topic(key.partition("-")[0])

    def write(self, key: str, arguments: dict[str, Any]) -> str:
        """The message with its arguments put in.

        Raises:
            WordsError: the catalog lacks it, it cannot be read, or an argument that it names is missing.
        """
        if not self._bundle.has_message(key):
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f"{self._place(key)} has no text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise WordsError(f"{self._place(key)} cannot be written: {errors[0]}")
        return str(text)

    def messages(self) -> Iterator[tuple[str, str]]:
        """Every message of the language as (topic, key): for tests and translators."""
        for file in sorted(self._folder.glob("*.ftl")):
            for key, _ in _split(file.read_text(encoding="utf-8")):
                yield file.stem, key

    def _topic(self, topic: str) -> dict[str, str]:
        """The messages of a topic as they are written, by key."""
        found = self._sources.get(topic)
        if found is None:
            file = self._folder / f"{topic}.ftl"
            found = dict(_split(file.read_text(encoding="utf-8"))) if file.is_file() else {}
            self._sources[topic] = found
        return found

    def _parse(self, key: str) -> None:
        source = self._topic(key.partition("-")[0]).get(key)
        if source is None:
            raise WordsError(f"{self._place(key)} is missing")
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "no message"
                raise WordsError(f"{self._place(key)} cannot be read: {reason}")
        self._bundle.add_resource(resource)

    def _place(self, key: str) -> str:
        return f'the message "{key}" in {self.language}/{key.partition("-")[0]}.ftl'


_BEGINNING = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


def _split(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file, each with its source: from its key to the line before the next key."""
    found = list(_BEGINNING.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    for one, end in zip(found, ends, strict=True):
        yield one.group(1), text[one.start() : end]


@lru_cache(maxsize=8)
def catalog(language: str) -> Catalog:
    """The catalog of a language, read once and kept."""
    return Catalog(language)
