"""The message catalogs: Fluent files, one folder a language, one file a topic.

A message's topic is the first word of its key: `log-gained` stands in `log.ftl`. A topic is read when
its first message is asked for, so that the title screen does not wait for the words of the cards.
Terms (`-doom = …`) that several topics share stand in `terms.ftl`, which every topic sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

CATALOGS_FOLDER = Path(__file__).parent / "catalogs"
FIRST_LANGUAGE = "en"
"""The language that has every message; others fall back to it."""


class WordsError(LookupError):
    """A message is missing or cannot be written; says which, in what language, and why."""


def languages() -> tuple[str, ...]:
    """The codes of the languages that have a catalog, sorted."""
    return tuple(sorted(folder.name for folder in CATALOGS_FOLDER.iterdir() if folder.is_dir()))


class Catalog:
    """The messages of one language, read topic by topic.

    Args:
        language: a code that :func:`languages` names.

    Raises:
        WordsError: there is no such language.
    """

    def __init__(self, language: str) -> None:
        if language not in languages():
            known = ", ".join(languages())
            raise WordsError(f'there are no words in the language "{language}": choose one of {known}')
        self.language = language
        self._folder = CATALOGS_FOLDER / language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self._read_topic("terms")

    def has(self, key: str) -> bool:
        """Whether this language has the message."""
        topic = key.partition("-")[0]
        if topic not in self._read:
            self._read_topic(topic)
        return self._bundle.has_message(key)

    def write(self, key: str, arguments: dict[str, Any]) -> str:
        """The message with its arguments put in.

        Raises:
            WordsError: the catalog lacks it, or an argument that it names is missing.
        """
        if not self.has(key):
            raise WordsError(f'the message "{key}" is missing in {self._folder.name}/*.ftl')
        message = self._bundle.get_message(key)
        if message.value is None:
            raise WordsError(f'the message "{key}" in {self._folder.name}/*.ftl has no text')
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise WordsError(
                f'the message "{key}" in {self._folder.name}/*.ftl cannot be written: {errors[0]}'
            )
        return str(text)

    def _read_topic(self, topic: str) -> None:
        self._read.add(topic)
        file = self._folder / f"{topic}.ftl"
        if not file.is_file():
            return
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "no message"
                raise WordsError(
                    f"{file.name} cannot be read near {(entry.content or '').strip()[:60]!r}: {reason}"
                )
        self._bundle.add_resource(resource)

    def messages(self) -> Iterator[tuple[str, str]]:
        """Every message of the language as (topic, key): for tests and translators."""
        for file in sorted(self._folder.glob("*.ftl")):
            for entry in FluentResource(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    yield file.stem, entry.id.name


@lru_cache(maxsize=8)
def catalog(language: str) -> Catalog:
    """The catalog of a language, read once and kept."""
    return Catalog(language)
