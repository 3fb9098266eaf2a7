"""The text of sheets: monsters, investigators, Ancient Ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import nouns, phrases, telling
from arkham_desktop.arkham.text.grouping import with_kinds_together
from arkham_desktop.arkham.text.names import typographic

if TYPE_CHECKING:
    from arkham_desktop.arkham.content import models as m
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.effects.base import Op
    from arkham_desktop.arkham.text.words import Words

Lasting = Callable[["Words", "Iterable[Op]", "Iterable[Ability]"], list[str]]


def monster_lines(row: m.Monster, words: Words, lasting: Lasting) -> list[str]:
    """Movement and symbol, ratings, traits, abilities."""
    lines = [
        words(
            "sheet-monster",
            movement=telling.capital(words.of("movement", row.movement)),
            symbol=words.of("symbol", row.symbol),
        )
    ]
    facts = []
    if row.awareness is not None:
        facts.append(words("sheet-awareness", n=words.signed(row.awareness)))
    if row.horror is not None:
        facts.append(_rating(words, "horror", row.horror))
    if row.toughness is not None:
        facts.append(words("sheet-toughness", n=row.toughness))
    if row.combat is not None:
        facts.append(_rating(words, "combat", row.combat))
    if facts:
        lines.append(telling.sentence_of(", ".join(facts)))
    if row.traits:
        lines.append(telling.sentence_of(", ".join(phrases.trait(words, one) for one in row.traits)))
    if row.mask:
        lines.append(words("sheet-mask"))
    if row.special_movement is not None and row.special_movement.do:
        text = telling.paragraph(words, row.special_movement.do)
        lines.append(words("effect-branch", label=words("sheet-special-movement"), text=text))
    if row.special_movement is not None and not row.special_movement.do:
        key = f"specialmove-{row.kind}"
        text = words(key) if words.has(key) else row.special_movement.note
        lines.append(
            words("effect-branch", label=words("sheet-special-movement"), text=telling.sentence_of(text))
        )
    return lines + lasting(words, row.mods, row.abilities)


def horror_card_lines(row: m.DunwichHorrorCard, words: Words, lasting: Lasting) -> list[str]:
    """What a card of the Dunwich Horror sets for one combat: ratings, toughness, traits, abilities."""
    facts = [_rating(words, "horror", row.horror)] if row.horror is not None else []
    facts.append(words("sheet-toughness", n=row.toughness))
    if row.combat is not None:
        facts.append(_rating(words, "combat", row.combat))
    lines = [telling.sentence_of(", ".join(facts))]
    if row.traits:
        lines.append(telling.sentence_of(", ".join(phrases.trait(words, one) for one in row.traits)))
    return lines + lasting(words, (), row.abilities or ())


def _rating(words: Words, kind: str, rating: m.Rating) -> str:
    return words.of("sheet-check", kind, n=words.signed(rating.rating), damage=rating.damage)


def investigator_lines(row: m.Investigator, words: Words, lasting: Lasting) -> list[str]:
    """Occupation and home, numbers, possessions, abilities."""
    home = words("sheet-home-any") if row.home == "any" else words("sheet-home", place=words.said(row.home))
    lines = [
        words("sheet-investigator", occupation=row.occupation, home=home),
        words("sheet-numbers", sanity=row.sanity, stamina=row.stamina, focus=row.focus),
    ]
    fixed = [
        words.said(one.card) if hasattr(one, "card") else nouns.counted(words, one.what, one.n)
        for one in row.fixed
        if getattr(one, "n", 1)
    ]
    if fixed:
        lines.append(words("sheet-fixed", things=words.both(fixed)))
    drawn = [nouns.counted(words, one.deck, one.n) for one in row.random if one.n]
    if drawn:
        lines.append(words("sheet-random", things=words.both(drawn)))
    return lines + lasting(words, row.mods, row.abilities)


def ancient_one_lines(row: m.AncientOne, words: Words, lasting: Lasting) -> list[str]:
    """Doom track, combat rating, defenses, power, worshippers, start of battle, attack."""
    rating = _combat_rating(row, words)
    lines = [words("sheet-doom", n=row.doom), words("sheet-rating", rating=rating)]
    defenses = [one for one in row.defenses if one != "special"]
    if defenses:
        lines.append(telling.sentence_of(words.both([words.of("defense", one) for one in defenses])))
    power = lasting(words, row.mods, row.abilities)
    if power:
        lines.append(words("sheet-power", name=typographic(row.power_name)))
        lines += power
    if row.worshippers:
        told = [
            telling.sentence_of(text) for text in telling.clauses(words, with_kinds_together(row.worshippers))
        ]
        lines.append(words("effect-branch", label=words("sheet-worshippers"), text=" ".join(told)))
    if row.start_of_battle:
        text = telling.paragraph(words, row.start_of_battle)
        lines.append(words("effect-branch", label=words("sheet-start"), text=text))
    if row.attack:
        text = telling.paragraph(words, row.attack)
        lines.append(words("effect-branch", label=words("sheet-attack"), text=text))
    return lines + lasting(words, row.battle_mods, ())


def _combat_rating(row: m.AncientOne, words: Words) -> str:
    if row.combat_rating == "-infinity":
        return words("sheet-rating-infinite")
    return nouns.modifier(words, row.combat_rating)
