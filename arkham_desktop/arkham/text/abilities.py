"""Abilities as text: when, at what price, what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.cards import Buy
from arkham_desktop.arkham.effects.flow import May
from arkham_desktop.arkham.moments import FREE_MOMENTS
from arkham_desktop.arkham.text import phrases, telling
from arkham_desktop.arkham.text.conditions import condition
from arkham_desktop.arkham.text.grouping import grouped, with_kinds_together
from arkham_desktop.arkham.text.names import typographic
from arkham_desktop.arkham.text.sentences_flow import priced

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.effects.base import Op
    from arkham_desktop.arkham.text.words import Words


def ability_text(words: Words, ability: Ability, *, moment: str = "") -> str:
    """An ability: `Upkeep: Gain $1.`, `Movement: Exhaust this card to …`, with lines for its cases.

    Args:
        words: the words, about the thing the ability stands on.
        ability: the ability.
        moment: in place of its own moment (`after the check it is used for`).
    """
    head = moment or moment_text(words, ability)
    body = deed_text(words, ability)
    text = words("ability", moment=telling.capital(head), body=body) if head else body
    title = typographic(ability.title) if ability.title else ""
    if not title or title == telling.capital(head):
        return text
    return words("ability-titled", title=title, text=text)


def abilities_in_combat(
    words: Words, library: Library, row: Monster, moments: Sequence[str] = ("combat", "horror", "evade")
) -> list[str]:
    """What a monster does besides in a combat with it, and where one evades it: a line each.

    ``moments``: only what happens in moments whose names contain one of these words.
    """
    about = words.about(library, "monster")
    return [
        ability_text(about, ability).replace("\n", " ")
        for ability in row.abilities
        if any(part in when for when in ability.when for part in moments)
    ]


def moment_text(words: Words, ability: Ability) -> str:
    """When it may be used or happens: `Upkeep in Easttown`, `once a turn, after a check`."""
    text = words.either([_moment(words, ability, when) for when in ability.when])
    if ability.instead_of_encounter:
        place = words.said(ability.at) if ability.at is not None else ""
        return words("ability-instead-at" if place else "ability-instead", place=place)
    if ability.at is not None and not words.has(f"ability-when-{ability.when[0]}-{ability.at}"):
        text = words("narrow-where", text=text, where=phrases.place(words, ability.at))
    if ability.vs is not None and not words.has(f"ability-when-{ability.when[0]}"):
        text = words("ability-about", text=text, what=phrases.versus(words, ability.vs))
    if ability.limit is not None:
        limit = words.of("ability-limit", ability.limit.per, n=ability.limit.n)
        text = words("ability-limited", text=text, limit=limit)
    return text


def _moment(words: Words, ability: Ability, when: str) -> str:
    """One moment, by what it is about: `when a Cultist monster is defeated`, `when you gain this card`."""
    if ability.vs is not None and words.has(f"ability-when-{when}"):
        return words.of("ability-when", when, foe=phrases.foe(words, ability.vs))
    for narrower in (ability.at, words.host):
        key = f"ability-when-{when}-{narrower}"
        if words.has(key):
            return words(key)
    return words.of("moment", when, status=_status(words, ability))


def _status(words: Words, ability: Ability) -> str:
    return words.of("status", ability.status) if ability.status is not None else ""


def deed_text(words: Words, ability: Ability) -> str:
    """What it does at what price, as sentences."""
    body = _deed(words, ability)
    if ability.cond is None:
        return body
    return words("ability-if", cond=condition(words, ability.cond), body=body[:1].lower() + body[1:])


def _deed(words: Words, ability: Ability) -> str:
    do = telling.meaningful(ability.do)
    if not ability.cost:
        if is_choice(words, ability) and not _asks_itself(do):
            return telling.sentence_of(words("effect-may", deed=telling.deed(words, do)))
        return telling.paragraph(words, do)
    if not do:
        return telling.sentence_of(priced(words, ability.cost, do))
    cost = telling.inline(words, ability.cost)
    return telling.sentence_of(words("effect-to", cost=cost, do=telling.deed(words, do)))


def _asks_itself(do: Sequence[Op]) -> bool:
    """Whether the first effect says "you may" already."""
    return bool(do) and isinstance(do[0], Buy | May)


def is_choice(words: Words, ability: Ability) -> bool:
    """Whether its owner decides to use it; what costs something is a choice anyway."""
    if ability.optional or ability.instead_of_encounter or ability.limit is not None:
        return True
    return words.host != "place" and bool(FREE_MOMENTS.intersection(ability.when))


def mods_and_abilities(
    words: Words, mods: Iterable[Op], abilities: Iterable[Ability], moment: str = ""
) -> list[str]:
    """What holds while the thing is in play, then what may be done with it."""
    told = []
    for group in grouped(with_kinds_together(mods)):
        text = telling.sentence_of(words.both(telling.clauses(words, group)))
        title = getattr(group[0], "title", None)
        told.append(words("ability-titled", title=typographic(title), text=text) if title else text)
    for ability in abilities:
        own = moment if moment and not ability.cost and ability.when == ("combat",) else ""
        told.append(ability_text(words, ability, moment=own))
    return told
