"""Options in words: what a button says, how risky it is, what it costs and what follows.

`describe` is asked only for what somebody sees. The words for each verb are a function in `VERBS`
(`option_verbs`, `option_checks`, `option_picks`); what they may not do is decide anything: odds come from
the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from arkham_desktop.arkham.text.catalogs import WordsError
from arkham_desktop.arkham.text.names import shortened
from arkham_desktop.arkham.text.suggesting import suggested

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text.words import Words
    from arkham_desktop.engine import Decision, Option

Grade = Literal["plain", "suggested", "risky", "costly"]
LABEL_LETTERS, SUB_LETTERS, SHORT_LETTERS = 24, 34, 12


@dataclass(frozen=True, slots=True)
class OptionText:
    """One option as people see it.

    Attributes:
        label: at most 24 letters; sub: a second line of at most 34, or empty; short: at most 12.
        grade: plain; suggested (Enter takes it); risky (something may be lost by chance); costly (something
            valuable is lost for certain, or a life may be).
        odds: the chance that what is tried succeeds, 0 to 1; None where nothing is rolled.
        cost: what is paid, as a sentence, or empty.
        consequence: what follows, as sentences, or empty.
    """

    label: str
    sub: str
    short: str
    grade: Grade = "plain"
    odds: float | None = None
    cost: str = ""
    consequence: str = ""


class Asked(NamedTuple):
    """An option with all that its words may depend on."""

    table: Table
    decision: Decision
    option: Option
    words: Words

    @property
    def library(self) -> Library:
        """The content of the game."""
        return self.table.library

    @property
    def target(self) -> str:
        """The id of what the verb is done to."""
        return self.option.target

    @property
    def you(self) -> Investigator:
        """The investigator who is asked."""
        return self.table.investigator(self.decision.who)

    def name(self, thing: str) -> str:
        """What a thing is called."""
        return self.words.name(self.library, thing)

    def said(self, thing: str) -> str:
        """:meth:`name` within a sentence: `the Woods`."""
        return self.words.about(self.library).said(thing)

    def told(self, label: str, sub: str = "", short: str = "", **more: object) -> OptionText:
        """An `OptionText` whose parts are cut to their lengths; `more` are its other fields."""
        return OptionText(
            shortened(label, LABEL_LETTERS, "…"),
            shortened(sub, SUB_LETTERS, "…"),
            shortened(short or label, SHORT_LETTERS),
            **more,  # type: ignore[arg-type]
        )


Teller = Callable[[Asked], OptionText]
VERBS: dict[str, Teller] = {}
"""The words of each verb."""


def verb(*names: str) -> Callable[[Teller], Teller]:
    """Registers the function that words the options of these verbs."""

    def register(function: Teller) -> Teller:
        for name in names:
            if name in VERBS:
                raise TypeError(f"the verb {name!r} is told by {VERBS[name].__qualname__} already")
            VERBS[name] = function
        return function

    return register


def describe(table: Table, decision: Decision, option: Option, words: Words) -> OptionText:
    """What the button of `option` says. `decision` is the one it belongs to, as it stands open now.

    Raises:
        WordsError: the verb is told by nobody, or a message is missing.
    """
    teller = VERBS.get(option.verb)
    if teller is None:
        raise WordsError(f'no words are written for options of the verb "{option.verb}" ({option.id})')
    text = teller(Asked(table, decision, option, words.about(table.library)))
    if text.grade in ("plain", "risky") and suggested(table, decision) == option.id:
        return OptionText(
            text.label, text.sub, text.short, "suggested", text.odds, text.cost, text.consequence
        )
    return text
