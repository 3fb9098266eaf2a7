"""Effects as text: clauses, and how clauses are put together.

What a function registered with `@sentence` returns is a *clause*: a bare infinitive without a capital and
without a full stop (`lose 1 Sanity`), so that it stands as well after "you may" and "to" as by itself.
Effects that hold others (a check, a choice) write lines of their own for them at depth 0, on the card
itself, and brackets deeper inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.base import SENTENCES, Op
from arkham_desktop.arkham.effects.cards import Buy
from arkham_desktop.arkham.effects.flow import Check, Choose, ForEach, If, May, Nothing, Roll
from arkham_desktop.arkham.effects.monsters import MeetMonster
from arkham_desktop.arkham.text.catalogs import WordsError
from arkham_desktop.arkham.text.grouping import TOGETHER, grouped

if TYPE_CHECKING:
    from arkham_desktop.arkham.text.words import Words

HOLDERS = (Check, Choose, ForEach, If, May, Roll, MeetMonster, Buy)
"""Effects whose text is more than one clause."""


def clause(words: Words, op: Op) -> str:
    """One effect as a clause. Raises `WordsError` when its kind has no sentence."""
    tell = SENTENCES.get(type(op))
    if tell is None:
        raise WordsError(f'no sentence is written for the effect "{op.op}"')
    return tell(words, op)


def clauses(words: Words, effects: Iterable[Op]) -> list[str]:
    """Effects as clauses, one for all that differ in one thing only."""
    told = []
    for group in grouped(effects):
        tell = TOGETHER[type(group[0])][1] if len(group) > 1 else None
        told.append(tell(words, group) if tell is not None else clause(words, group[0]))
    return told


def is_simple(effects: Sequence[Op]) -> bool:
    """Whether the effects are one or two plain clauses."""
    return len(effects) <= 2 and not any(isinstance(op, HOLDERS) for op in effects)


def branches_out(op: Op) -> bool:
    """Whether the effect has cases of its own, which stand on lines at depth 0."""
    return isinstance(op, Check | Choose | Roll | MeetMonster)


def inline(words: Words, effects: Iterable[Op]) -> str:
    """Effects in the middle of a sentence: `lose 1 Sanity and gain 2 Clue tokens`."""
    inner = words.within
    ops = list(effects)
    told = clauses(inner, ops)
    if len(told) > 1 and isinstance(ops[0], If) and ops[0].else_:
        # What stands behind "otherwise" would read as part of it.
        return words("list-after", first=told[0], last=words.both(told[1:]))
    if len(told) > 1 and isinstance(ops[-1], If | Roll | Check):
        # "lose 2 Sanity and if you …" would read as one condition for both.
        return words("list-then", first=words.both(told[:-1]), last=told[-1])
    return words.both(told) if told else words("effect-nothing")


def deed(words: Words, effects: Sequence[Op]) -> str:
    """Effects after "you may" or "to": one with cases keeps its own lines, several are one sentence."""
    effects = _decided(effects)
    return (
        clause(words, effects[0])
        if len(effects) == 1 and branches_out(effects[0])
        else inline(words, effects)
    )


def sentences(words: Words, effects: Iterable[Op]) -> str:
    """Effects as whole sentences on one line."""
    inner = words.sentence
    return " ".join(map(sentence_of, clauses(inner, effects))) or sentence_of(words("effect-nothing"))


def paragraph(words: Words, effects: Iterable[Op]) -> str:
    """Effects as sentences, each that holds others with its own lines (at depth 0)."""
    text, last = "", ""
    for told in clauses(words, effects):
        if "\n" in last:
            # What follows the cases of an effect happens in every case.
            line = words("effect-branch", label=capital(words("effect-afterwards")), text=sentence_of(told))
            text += "\n" + line
        elif text:
            text += ("\n" if "\n" in told else " ") + sentence_of(told)
        else:
            text = sentence_of(told)
        last = told
    return text


def _decided(effects: Sequence[Op]) -> Sequence[Op]:
    """The effects where one has decided already: a lone "you may" without a price is what it allows."""
    if len(effects) == 1:
        (op,) = effects
        if isinstance(op, May) and not (op.cost or op.else_ or op.repeat):
            return op.do
    return effects


def branch(words: Words, key: str, effects: Sequence[Op], **arguments: str | int) -> str:
    """What happens in one case: a line `Pass: Gain 2 Clue tokens.`, or in brackets `pass: gain 2 …`."""
    label = words(key, **arguments)
    if words.depth == 0:
        return words("effect-branch", label=capital(label), text=sentences(words, effects))
    return words("effect-branch", label=label, text=inline(words, effects))


def with_branches(words: Words, head: str, branches: Sequence[str]) -> str:
    """A head with its cases: on lines of their own at depth 0, else in brackets."""
    if not branches:
        return head
    if words.depth == 0:
        return "\n".join([f"{head}.", *branches])
    return words("effect-cases", head=head, cases="; ".join(branches))


def meaningful(effects: Sequence[Op]) -> list[Op]:
    """The effects without those that do nothing."""
    return [op for op in effects if not isinstance(op, Nothing)]


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def sentence_of(text: str) -> str:
    """A clause as a sentence; what ends with a stop already keeps it."""
    text = capital(text)
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."
