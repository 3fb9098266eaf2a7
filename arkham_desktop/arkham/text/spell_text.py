"""Spells as text: how they are cast, and the figure of those whose effect is a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.dice import FightBonus, SkillBonus
from arkham_desktop.arkham.text import nouns, telling
from arkham_desktop.arkham.text.abilities import mods_and_abilities
from arkham_desktop.arkham.text.conditions import condition

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Spell
    from arkham_desktop.arkham.text.words import Words


def casting_text(row: Spell, words: Words) -> tuple[str, str]:
    """When a Spell may be cast, and what its caster does with the card."""
    moment = words.of("spellphase", row.phase)
    if row.when is not None:
        moment = words.of("spellwhen", row.when)
    cast = words("card-cast-exhaust" if row.after == "exhaust" else "card-cast-discard")
    if row.need.fixed != 1:
        cast = words("card-cast-need", cast=cast, n=nouns.phrase(words, row.need))
    if row.cond is not None:
        cast = words("narrow-while", text=cast, cond=condition(words, row.cond))
    return telling.capital(moment), cast


@dataclass(frozen=True, slots=True)
class SpellFigure:
    """A Spell whose effect is a number: what is printed large, and what remains to be said.

    Attributes:
        value: `+6`.
        noun: `to Combat checks (magical)`.
        until: how long it holds.
        lines: the other rules.
    """

    value: str
    noun: str
    until: str
    lines: tuple[str, ...]


def spell_figure(row: Spell, words: Words, library: Library) -> SpellFigure | None:
    """The figure of a Spell that does nothing but add to checks or skills; None for any other."""
    words = words.about(library)
    match row.do:
        case (FightBonus(until="end_of_combat") as op,):
            noun = words("card-spell-bonus", magical="no" if op.kind is None else "yes")
        case (SkillBonus() as op,):
            noun = words("card-spell-skills", skill=words.of("skill", op.skill))
        case _:
            return None
    moment, cast = casting_text(row, words)
    first = words("ability", moment=moment, body=telling.sentence_of(cast))
    rest = mods_and_abilities(words, row.mods, row.abilities)
    return SpellFigure(words.signed(op.n), noun, words.of("until", op.until), (first, *rest))
