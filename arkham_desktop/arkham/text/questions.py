"""Questions in words: who is asked what, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.text.names import known

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text.words import Words
    from arkham_desktop.engine import Decision


@dataclass(frozen=True, slots=True)
class Question:
    """What the bar says over the options: `title` is the question, `reason` why it is asked."""

    title: str
    reason: str


def question(table: Table, decision: Decision, words: Words) -> Question:
    """Who is asked what, and by which card or rule; a kind without words of its own is asked plainly."""
    who = words.name(table.library, decision.who)
    kind = decision.kind if words.has(f"question-{decision.kind}") else "any"
    title = words.of("question", kind, who=who)
    return Question(title, reason_line(table, decision.reason, words))


def reason_line(table: Table, reason: str, words: Words) -> str:
    """The card, place or rule that asks; empty when nothing does."""
    if not reason:
        return ""
    if known(table.library, reason):
        return words("reason-card", name=words.name(table.library, reason))
    return words("reason-rule", rule=reason)
