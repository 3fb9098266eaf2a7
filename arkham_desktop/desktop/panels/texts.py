"""The game's words for the window: the one place that asks ``arkham.text``.

What is asked about the open decision is kept until another one is open, because odds and labels cost more
than drawing them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.text import OptionText, Question, Words, describe, known, question
from arkham_desktop.arkham.text.card_text import card_line, card_text

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Row
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.layout import Box
    from arkham_desktop.engine import Decision, Option


class Texts:
    """Words about one table in one language.

    Attributes:
        faces: where the cards are that were drawn with them, since somebody last cleared it.
    """

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.words = Words(language, table.library)
        self.faces: list[tuple[Box, str]] = []
        self._short: dict[str, str] = {}
        self._decision: Decision | None = None
        self._options: dict[str, OptionText] = {}
        self._question: Question | None = None

    def name(self, thing: str) -> str:
        """What a row, an instance or a place is called."""
        return self.words.name(self.table.library, thing)

    def said(self, thing: str) -> str:
        """:meth:`name` within a sentence, with the article it takes."""
        return self.words.about(self.table.library).said(thing)

    def short(self, thing: str) -> str:
        """The same in at most twelve letters, where a short name is known."""
        row = thing.partition("#")[0]
        short = self._short.get(row)
        if short is None:
            short = self.words.of("short", row) if self.words.has(f"short-{row}") else self.name(thing)
            self._short[row] = short
        return short

    def option(self, decision: Decision, option: Option) -> OptionText:
        """What the button of an option says."""
        self._about(decision)
        text = self._options.get(option.id)
        if text is None:
            text = describe(self.table, decision, option, self.words)
            self._options[option.id] = text
        return text

    def question(self, decision: Decision) -> Question:
        """What is asked, and why."""
        self._about(decision)
        if self._question is None:
            self._question = question(self.table, decision, self.words)
        return self._question

    def card(self, thing: str) -> str:
        """What a card, a monster or a sheet says: its lines."""
        library = self.table.library
        row = row_called(library, thing)
        return "\n".join(card_text(row, self.words, library)) if row is not None else ""

    def card_line(self, thing: str) -> str:
        """What a card does, in one line."""
        library = self.table.library
        row = row_called(library, thing)
        return card_line(row, self.words, library) if row is not None else ""

    def check(self, kind: str) -> str:
        """What a kind of check is called."""
        for family in ("check", "skill"):
            if self.words.has(f"{family}-{kind}"):
                return self.words.of(family, kind)
        return self.name(kind) if known(self.table.library, kind) else kind

    def percent(self, chance: float) -> str:
        """A probability as people read it."""
        return self.words.percent(chance)

    def forget(self) -> None:
        """The position changed though the decision may be the same (after undo)."""
        self._decision = None
        self._options = {}
        self._question = None

    def _about(self, decision: Decision) -> None:
        if decision is not self._decision:
            self.forget()
            self._decision = decision


def row_called(library: Library, thing: str) -> Row | None:
    """The row of a card, monster, sheet, space or world; of a story's second card, the story."""
    if thing in library.monster_instances:
        return library.monster_instances[thing]
    row = row_of(thing)
    for side in (PASSED, FAILED):
        if row.removesuffix(side) in library.stories:
            row = row.removesuffix(side)
    for rows in (
        library.cards,
        library.mythos,
        library.gate_cards,
        library.investigators,
        library.ancient_ones,
        library.monsters,
        library.spaces,
        library.worlds,
        library.heralds,
        library.stories,
        library.extras,
    ):
        if row in rows:
            return rows[row]
    return None
