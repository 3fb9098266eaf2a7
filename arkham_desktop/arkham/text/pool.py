"""A check for people: its dice line by line, with sources and what does not count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks
from arkham_desktop.arkham.text.names import known

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.skills import Part
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text.words import Words


@dataclass(frozen=True, slots=True)
class PoolLine:
    """One source of dice: `text` is its name, `n` how many; where it `counts` not, `why` says the reason."""

    text: str
    n: str
    counts: bool
    why: str = ""
    source: str = ""


def check_lines(table: Table, check: checks.Check, words: Words) -> list[PoolLine]:
    """The dice of a check from their sources, as `rules.checks.pool` finds them, then clue tokens spent."""
    lines = [
        _line(table, part, words, first=index == 0) for index, part in enumerate(checks.pool(table, check))
    ]
    if check.clues_spent:
        lines.append(PoolLine(words("pool-clues", n=check.clues_spent), "", counts=True))
    return lines


def _line(table: Table, part: Part, words: Words, *, first: bool) -> PoolLine:
    n = words.number(part.n) if first else words.signed(part.n)
    counts = part.note in ("", "resisted")
    why = words.of("poolnote", part.note) if part.note else ""
    return PoolLine(_source(table, part.source, words), n, counts, why, part.source)


def _source(table: Table, source: str, words: Words) -> str:
    """A card or monster by name, a skill or kind of check by its word, a rule by its sentence."""
    for family in ("skill", "check"):
        if words.has(f"{family}-{source}"):
            return words.of(family, source)
    if known(table.library, source):
        return words.name(table.library, source)
    return words.of("rule", source) if words.has(f"rule-{source}") else source


def check_title(table: Table, check: checks.Check, words: Words) -> str:
    """`Combat check against Ghoul`, `Luck check (needs 2)`."""
    kind = words.of("check", check.kind)
    if check.monster is not None:
        return words("pool-against", check=kind, foe=words.name(table.library, check.monster))
    return words("pool-title", check=kind, need=check.need)
