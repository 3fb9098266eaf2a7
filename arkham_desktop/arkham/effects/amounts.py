"""Amounts: how many, as a card says it: a number, a word, or a sum of numbers and things counted.

    2   "all"   "any"   "half_up"   "half_down"   "-all"   "1d6"   "3-successes"   "-2*beings_on_sheet"

An `Amount` is parsed once and never changes; what it comes to is asked of the position when it is needed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table

Atom = Literal[
    "1d6",  # one die
    "2d6",  # the sum of two dice
    "successes",  # of the check or roll above
    "failures",  # of the roll above
    "roll",  # the sum of the dice above
    "spent",  # what was paid just before
    "price",  # the list price of the card just taken
    "round",  # of the final battle
    "players",  # investigators in the game
    "toughness",  # of the monster met
    "terror",  # the terror level
    "gates",  # open gates
    "clues",  # one's own clue tokens
    "stamina",
    "sanity",
    "items",  # one's own items
    "allies",
    "tomes",
    "hands",  # of the spell cast
    "gate_trophies",
    "monster_trophies",
    "seal_cost",  # the clues it costs to seal
    "place_awareness",  # the number printed on the space
    "beings_on_sheet",
    "cultists_on_sheet",
]
AmountWord = Literal["all", "any", "half_up", "half_down", "-all"]

ATOMS: tuple[Atom, ...] = get_args(Atom)
AMOUNT_WORDS: tuple[AmountWord, ...] = get_args(AmountWord)

_TERM = r"(?:(?:\d+\*)?(?:%s)|\d+)" % "|".join(map(re.escape, ATOMS))  # noqa: UP031 - braces belong to no one here
_AMOUNT = re.compile(rf"-?{_TERM}(?:[+-]{_TERM})?")
_SIGNED_TERM = re.compile(rf"([+-]?)({_TERM})")


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a sum: `factor` alone, or `factor` times the thing counted."""

    factor: int
    atom: Atom | None = None


@dataclass(frozen=True, slots=True)
class Amount:
    """How many. `text` is how the card writes it; either `word` or `terms` says what it means."""

    text: int | str
    word: AmountWord | None
    terms: tuple[Term, ...]

    @classmethod
    def parse(cls, text: int | str) -> Amount:
        """The amount that `text` writes. Raises `ValueError` when it is none."""
        return _parse(text)

    @property
    def fixed(self) -> int | None:
        """The number, when it depends on nothing; else None."""
        if self.word is not None or any(term.atom is not None for term in self.terms):
            return None
        return sum(term.factor for term in self.terms)

    def __str__(self) -> str:
        return str(self.text)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            _validate,
            serialization=core_schema.plain_serializer_function_ser_schema(lambda amount: amount.text),
        )


@lru_cache(maxsize=1024, typed=True)
def _parse(text: int | str) -> Amount:
    if isinstance(text, int) and not isinstance(text, bool):
        return Amount(text, None, (Term(text),))
    if text in AMOUNT_WORDS:
        return Amount(text, next(word for word in AMOUNT_WORDS if word == text), ())
    if not isinstance(text, str) or text.lstrip("-").isdigit() or _AMOUNT.fullmatch(text) is None:
        raise ValueError(f"{text!r} is no amount")
    return Amount(text, None, tuple(_term(sign, part) for sign, part in _SIGNED_TERM.findall(text)))


def _term(sign: str, part: str) -> Term:
    factor_text, star, atom_text = part.rpartition("*")
    factor = int(factor_text) if star else 1
    for atom in ATOMS:
        if atom == atom_text:
            return Term(-factor if sign == "-" else factor, atom)
    number = int(part)
    return Term(-number if sign == "-" else number)


def _validate(value: Any) -> Amount:
    if isinstance(value, Amount):
        return value
    try:
        return _parse(value)
    except (ValueError, TypeError):
        raise PydanticCustomError(
            "amount",
            "not an amount: write a number, one of {words}, or a sum such as 3-successes",
            {"words": ", ".join(AMOUNT_WORDS)},
        ) from None


def value(table: Table, amount: Amount, ctx: Context, *, of: int = 0, roll: bool = True) -> int:
    """What ``amount`` comes to now.

    Args:
        table: the table.
        amount: what the card says.
        ctx: whose effect it is and what happened in it so far.
        of: how many there are, for `all`, `-all` and the halves; `any` counts as all of them.
        roll: False to judge beforehand: a die counts as 1 and is not rolled.
    """
    word = amount.word
    if word is None:
        terms = amount.terms
        if len(terms) == 1 and terms[0].atom is None:
            return terms[0].factor
        return sum(term.factor * _counted(table, term, ctx, roll) for term in terms)
    if word == "half_up":
        return (of + 1) // 2
    if word == "half_down":
        return of // 2
    return -of if word == "-all" else of


def _counted(table: Table, term: Term, ctx: Context, roll: bool) -> int:
    from arkham_desktop.arkham.effects.counting import COUNTED, roll_dice  # noqa: PLC0415 - it asks chapters

    if term.atom is None:
        return 1
    if term.atom in ("1d6", "2d6"):
        dice = int(term.atom[0])
        return sum(roll_dice(table, ctx, dice)) if roll else dice
    return COUNTED[term.atom](table, ctx)
