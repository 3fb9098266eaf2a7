"""How many of what: numbers and amounts together with the thing counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.effects.amounts import Amount, Term
    from arkham_desktop.arkham.text.words import Words

_WHOLE = {"all": "all", "-all": "all", "any": "any", "half_up": "half-up", "half_down": "half-down"}


def counted(words: Words, what: str, n: int) -> str:
    """So many of a thing: `2 Clue tokens`, `$3`, `1 Spell`."""
    return words.of("noun", what, n=n)


def things(words: Words, what: str, amount: Amount) -> str:
    """An amount of a thing: `2 Clue tokens`, `all your money`, `Sanity equal to the number of failures`."""
    fixed = amount.fixed
    if fixed is not None:
        return counted(words, what, abs(fixed))
    mass = words.of("mass", what)
    if amount.word is not None:
        return words.of("amount-things", _WHOLE[amount.word], things=mass, what=what)
    return words("amount-things-equal", things=mass, amount=phrase(words, amount))


def mixed(words: Words, whats: Sequence[str], amount: Amount) -> str:
    """An amount of one or several kinds: `2 weapons or Spells`."""
    if len(whats) == 1:
        return things(words, whats[0], amount)
    if amount.fixed is None and amount.word is None:
        masses = words.either([words.of("mass", what) for what in whats])
        return words("amount-things-equal", things=masses, amount=phrase(words, amount))
    first = things(words, whats[0], amount)
    singular = amount.fixed == 1
    rest = [counted(words, what, 1) if singular else words.of("mass", what) for what in whats[1:]]
    return words.either([first, *rest])


def phrase(words: Words, amount: Amount, *, sign: bool = True) -> str:
    """An amount by itself: `3`, `the number of successes`, `3 minus the number of successes`.

    `sign` False leaves out a minus in front of all, where a verb says it.
    """
    if amount.word is not None:
        raise ValueError(f"{amount.word!r} is an amount of something, and none by itself")
    fixed = amount.fixed
    if fixed is not None:
        return words.number(fixed)
    parts = [(term.factor < 0, _term(words, term)) for term in amount.terms]
    negative, text = parts[0]
    if negative and sign:
        text = words("amount-negative", thing=text)
    for negative, part in parts[1:]:
        text = words("amount-minus" if negative else "amount-plus", first=text, second=part)
    return text


def modifier(words: Words, amount: Amount) -> str:
    """An amount as a modifier: `+2`, `−1`, else its phrase."""
    fixed = amount.fixed
    return words.signed(fixed) if fixed is not None else phrase(words, amount)


def _term(words: Words, term: Term) -> str:
    factor = abs(term.factor)
    if term.atom is None:
        return str(factor)
    thing = words.of("amount", term.atom)
    return thing if factor == 1 else words("amount-times", factor=factor, thing=thing)
