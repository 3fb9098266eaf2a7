"""Noun phrases that effects and conditions share: which monsters, which cards, where, against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.effects.amounts import Amount
    from arkham_desktop.arkham.effects.filters import CardFilter, MonsterFilter, Versus
    from arkham_desktop.arkham.text.words import Words


def this(words: Words) -> str:
    """What an effect calls the thing it stands on: `this card`, `this monster`."""
    return words.of("this", words.host)


def names(words: Words, ids: Sequence[str]) -> list[str]:
    """The names of things, in their order."""
    return [words.named(one) for one in ids]


def kinds(words: Words, ids: Sequence[str]) -> str:
    """`Cultist`, `Gug or Nightgaunt` before the word monster."""
    return words.either(names(words, ids))


def monsters(
    words: Words, chosen: MonsterFilter | None, amount: Amount | None, *, singly: str = "all"
) -> str:
    """`all monsters`, `1 Cultist monster`, `2 monsters of Toughness 3 or more`; amount None: all of them.

    `singly` tells the same of each or of one that is looked for: `each monster`, `a monster`.
    """
    key = singly
    n = 0
    if amount is not None:
        fixed = amount.fixed
        key = "n" if fixed is not None else "any" if amount.word == "any" else "all"
        n = fixed or 0
    every = words.both if key == "all" else words.either
    kind = f"{every(names(words, chosen.kinds))} " if chosen is not None and chosen.kinds else ""
    text = words("monsters-counted", how=key, n=n, kind=kind)
    return narrowed(words, text, chosen) if chosen is not None else text


def narrowed(words: Words, text: str, chosen: MonsterFilter) -> str:
    """Some monsters or trophies, narrowed by a filter (but for their kinds)."""
    barred = chosen.not_symbol
    if chosen.symbol == "chosen" and barred is not None:
        text = words("monsters-chosen-symbol", monsters=text, symbol=words.of("symbol", barred))
        barred = None
    elif chosen.symbol is not None:
        text = words(
            "monsters-symbol",
            monsters=text,
            which=chosen.symbol,
            symbol=words.of("symbol", chosen.symbol) if words.has(f"symbol-{chosen.symbol}") else "",
        )
    if barred is not None:
        text = words("monsters-not-symbol", monsters=text, symbol=words.of("symbol", barred))
    if chosen.movement is not None:
        text = words("monsters-movement", monsters=text, movement=words.of("movement", chosen.movement))
    if chosen.toughness_at_least is not None:
        text = words("monsters-toughness", monsters=text, n=chosen.toughness_at_least)
    if chosen.spawn is not None:
        text = words("monsters-spawn" if chosen.spawn else "monsters-no-spawn", monsters=text)
    return text


def cards(words: Words, text: str, chosen: CardFilter | None) -> str:
    """Some cards, narrowed by a filter."""
    if chosen is None:
        return text
    if chosen.type is not None:
        text = words("cards-type", cards=text, type=words.of("cardtype", chosen.type))
    if chosen.not_type is not None:
        text = words("cards-not-type", cards=text, type=words.of("cardtype", chosen.not_type))
    if chosen.deck is not None:
        text = words("cards-deck", cards=text, deck=words.of("deck", chosen.deck), which=chosen.deck)
    if chosen.price_at_least is not None:
        text = words("cards-price", cards=text, n=chosen.price_at_least)
    if chosen.cards:
        text = words("cards-named", cards=text, names=words.either(names(words, chosen.cards)))
    if chosen.used is not None:
        text = words("cards-used", cards=text, used="yes" if chosen.used else "no")
    return text


def foe(words: Words, vs: Versus) -> str:
    """One of those whom something counts against: `a Cultist monster`, `an Undead monster`."""
    if vs.kinds:
        return words("versus-one", kind=words.either(names(words, vs.kinds)), trait="")
    if vs.trait is not None:
        return words("versus-one", kind=trait(words, vs.trait), trait=vs.trait)
    return words("versus-any-monster")


def versus(words: Words, vs: Versus) -> str:
    """Whom or what something counts against: `Cultists`, `Undead monsters`, `R'lyeh`."""
    if vs.kinds:
        return words("versus-kinds", kinds=words.both(names(words, vs.kinds)))
    if vs.trait is not None:
        return words("versus-trait", trait=trait(words, vs.trait))
    if vs.movement is not None:
        return words("versus-movement", movement=words.of("movement", vs.movement))
    if vs.world is not None:
        return words("versus-world", world=words.said(vs.world))
    return words("versus-magical" if vs.weapon is not None else "versus-all")


def trait(words: Words, code: str) -> str:
    """A monster's trait: `Undead`, `Nightmarish 1`."""
    word, _, n = code.partition(":")
    return words.of("trait", word, n=int(n or 0))


def place(words: Words, code: str) -> str:
    """A space by name, or one of the words beside it, after a preposition: `in the streets`, `at Woods`."""
    key = f"at-{code}"
    return words(key) if words.has(key) else words("at-place", place=space(words, code))


def space(words: Words, code: str) -> str:
    """A space by name; a street is told apart from the neighborhood of the same name."""
    key = f"space-{code}"
    if words.has(key):
        return words(key)
    assert words.library is not None, "a space has a name in a library alone"
    found = words.library.spaces.get(code)
    if found is not None and found.kind == "street":
        return words("space-streets", name=words.said(code))
    return words.said(code)
