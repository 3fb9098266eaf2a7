"""`Words`: everything that is said to people, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arkham_desktop.arkham.text.catalogs import FIRST_LANGUAGE, Catalog, catalog
from arkham_desktop.arkham.text.names import printed_name

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library

MINUS = "\N{MINUS SIGN}"


class Words:
    """The words of one language, perhaps about the content of one library.

    `words("option-done")` is a message; `words.of("skill", "lore")` one of a family of messages, whose
    last part is a word of the vocabulary. A `Words` never changes; :meth:`about` and :meth:`within` give
    others.

    Args:
        language: a code that `catalogs.languages` names.

    Attributes:
        library: whose names effects speak of; None when only messages are asked for.
        depth: how deep the effect being told stands inside others; 0 is a card's own line.
        opening: whether the effect being told begins a sentence of its own, though it is deeper.
        host: what "this" is: card, monster, place, sheet, environment, rumor.
    """

    __slots__ = ("_catalog", "depth", "host", "language", "library", "opening")

    def __init__(
        self,
        language: str = FIRST_LANGUAGE,
        library: Library | None = None,
        *,
        depth: int = 0,
        host: str = "card",
        opening: bool = False,
    ) -> None:
        self.language = language
        self.library = library
        self.depth = depth
        self.host = host
        self.opening = opening
        self._catalog: Catalog = catalog(language)

    def __call__(self, key: str, **arguments: str | int | float) -> str:
        """The message of this key. Raises `WordsError` when it is missing or lacks an argument."""
        if self._catalog.has(key) or self.language == FIRST_LANGUAGE:
            return _one_stop(self._catalog.write(key, arguments))
        return _one_stop(catalog(FIRST_LANGUAGE).write(key, arguments))

    def of(self, family: str, word: str, **arguments: str | int | float) -> str:
        """The message of a family for a word of the vocabulary: `of("skill", "lore")`."""
        return self(f"{family}-{word}", **arguments)

    def has(self, key: str) -> bool:
        """Whether the language, or the first language, has this message."""
        return self._catalog.has(key) or catalog(FIRST_LANGUAGE).has(key)

    # -- views --------------------------------------------------------------------------------------
    def about(self, library: Library | None, host: str = "card") -> Words:
        """The same words, speaking of a library's content, on a thing of this kind."""
        return type(self)(self.language, library, host=host)

    @property
    def within(self) -> Words:
        """The same words one level deeper: in brackets, in a cost, in the middle of a sentence."""
        return type(self)(self.language, self.library, depth=self.depth + 1, host=self.host)

    @property
    def outermost(self) -> Words:
        """The same words outside all others."""
        return type(self)(self.language, self.library, host=self.host)

    @property
    def sentence(self) -> Words:
        """The same words one level deeper, where a new sentence begins."""
        return type(self)(self.language, self.library, depth=self.depth + 1, host=self.host, opening=True)

    def hosting(self, host: str) -> Words:
        """The same words where "this" is another kind of thing."""
        return type(self)(self.language, self.library, depth=self.depth, host=host, opening=self.opening)

    # -- names --------------------------------------------------------------------------------------
    def name(self, library: Library, thing: str) -> str:
        """What people call a thing, given a row id or an instance of any kind.

        Raises:
            WordsError: no chosen set has it.
        """
        row = thing.partition("#")[0]
        if self._catalog.has(f"name-{row}"):
            return self(f"name-{row}")
        return printed_name(library, row, self)

    def named(self, thing: str) -> str:
        """:meth:`name` in the library that these words are about."""
        assert self.library is not None, "these words are about no library: use Words.about"
        return self.name(self.library, thing)

    def said(self, thing: str) -> str:
        """:meth:`named` as it is said within a sentence, with the article it takes: `the Woods`."""
        key = f"said-{thing.partition('#')[0]}"
        return self(key) if self._catalog.has(key) else self.named(thing)

    # -- small grammar ------------------------------------------------------------------------------
    def signed(self, n: int) -> str:
        """A modifier: +2, −1, +0."""
        return f"{MINUS}{-n}" if n < 0 else f"+{n}"

    def number(self, n: int) -> str:
        """A plain number, with a true minus sign."""
        return f"{MINUS}{-n}" if n < 0 else str(n)

    def percent(self, chance: float) -> str:
        """A probability between 0 and 1 as people read it; never 0 % or 100 % unless it is certain."""
        hundredths = round(chance * 100)
        if 0 < chance < 1:
            hundredths = min(99, max(1, hundredths))
        return self("list-percent", n=hundredths)

    def both(self, parts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        return self._listed(parts, "list-and")

    def either(self, parts: Sequence[str]) -> str:
        """`a`, `a or b`, `a, b or c`."""
        return self._listed(parts, "list-or")

    def _listed(self, parts: Sequence[str], key: str) -> str:
        if len(parts) < 2:
            return parts[0] if parts else ""
        return self(key, first=", ".join(parts[:-1]), last=parts[-1])


_STOPS = (("..", "."), ("!.", "!"), ("!:", ":"))


def _one_stop(text: str) -> str:
    """The text without a second stop behind a name that ends with one (`Miskatonic U.`, `Blue Flu!`)."""
    for double, single in _STOPS:
        if double in text:
            text = text.replace(double, single)
    return text
