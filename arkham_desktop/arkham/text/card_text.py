"""The rules text of every card, sheet and place, generated from what it does."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content import models as m
from arkham_desktop.arkham.text import nouns, phrases, sheets, telling
from arkham_desktop.arkham.text.abilities import mods_and_abilities
from arkham_desktop.arkham.text.conditions import condition
from arkham_desktop.arkham.text.sentences_flow import priced
from arkham_desktop.arkham.text.spell_text import casting_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.effects.base import Op
    from arkham_desktop.arkham.text.words import Words


def card_text(row: m.Row, words: Words, library: Library) -> list[str]:
    """The rules of a card, sheet or place, one line each; empty when it has none.

    Every line is a sentence or several. What lies on the face as numbers (hands, price, ratings) is in it
    too, first.

    Args:
        row: a row of the library.
        words: the language.
        library: whose names the text uses.
    """
    lines = _lines(row, words.about(library))
    return [line for text in lines for line in text.split("\n") if line]


def card_line(row: m.Row, words: Words, library: Library) -> str:
    """A card in one line, for lists: what it does; of a spell its casting modifier and price first."""
    if isinstance(row, m.Spell):
        about = words.about(library)
        casting = about("card-short-awareness") if row.casting == "awareness" else about.signed(row.casting)
        return about("card-short-spell", casting=casting, n=row.sanity, text=telling.inline(about, row.do))
    lines = card_text(row, words, library)
    return lines[1] if len(lines) > 1 else lines[0] if lines else ""


@singledispatch
def _lines(row: m.Row, words: Words) -> list[str]:
    """Rows without rules of their own (connections)."""
    return []


# --- cards of investigators --------------------------------------------------------------------------
@_lines.register(m.Item)
def _item(row: m.Item, words: Words) -> list[str]:
    facts = [words.of("cardtype", row.type)]
    if row.hands:
        facts.append(nouns.counted(words, "hand", row.hands))
    if row.price:
        facts.append(words("card-price", n=row.price))
    once = words("moment-one-shot") if row.use == "one_shot" else ""
    lines = [_facts(words, facts), *mods_and_abilities(words, row.mods, row.abilities, once)]
    if row.steps and not any(step.sacrifice for step in row.steps):
        lines.append(words("card-steps"))
    for number, step in enumerate(row.steps or (), start=1):
        key = "card-step-sacrifice" if step.sacrifice else "card-step"
        sacrifice = telling.inline(words, step.sacrifice) if step.sacrifice else ""
        lines.append(words(key, n=number, place=words.said(step.place), sacrifice=sacrifice))
    if row.reward is not None:
        lines.append(words("card-reward", text=telling.sentences(words, row.reward)))
    return lines


def _facts(words: Words, facts: Sequence[str]) -> str:
    return telling.sentence_of(", ".join(facts))


@_lines.register(m.Spell)
def _spell(row: m.Spell, words: Words) -> list[str]:
    if row.casting == "awareness":
        casting = words("card-casting-awareness")
    else:
        casting = words("card-casting", n=words.signed(row.casting))
    facts = [casting, words("card-sanity", n=row.sanity)]
    if row.hands:
        facts.append(nouns.counted(words, "hand", row.hands))
    lines = [_facts(words, facts)]
    moment, cast = casting_text(row, words)
    text = telling.sentence_of(words("effect-to", cost=cast, do=telling.deed(words, row.do)))
    lines.append(words("ability", moment=moment, body=text))
    return lines + mods_and_abilities(words, row.mods, row.abilities)


@_lines.register(m.SkillCard)
def _skill(row: m.SkillCard, words: Words) -> list[str]:
    lines = mods_and_abilities(words, row.mods, row.abilities)
    if row.covers:
        lines.append(words("card-covers", checks=words.both([words.of("check", one) for one in row.covers])))
    return lines


@_lines.register(m.Ally)
def _ally(row: m.Ally, words: Words) -> list[str]:
    lines = mods_and_abilities(words, row.mods, row.abilities)
    if row.on_discard:
        text = telling.inline(words, row.on_discard)
        body = telling.sentence_of(
            words("effect-to", cost=words("effect-discard-self", this=phrases.this(words)), do=text)
        )
        lines.append(words("ability", moment=telling.capital(words("moment-any")), body=body))
    return lines


@_lines.register(m.SpecialCard)
def _special(row: m.SpecialCard, words: Words) -> list[str]:
    lines = []
    if row.replaces is not None:
        lines.append(words("card-replaces", card=words.named(row.replaces)))
    facts = [words.of("cardtype", row.type)] if row.type else []
    if row.hands:
        facts.append(nouns.counted(words, "hand", row.hands))
    if facts:
        lines.append(_facts(words, facts))
    lines += mods_and_abilities(words, row.mods, row.abilities)
    if row.do:
        lines.append(telling.paragraph(words, row.do))
    if row.turned_by:
        lines.append(words("card-turned", text=telling.inline(words, row.turned_by)))
    if _rolls_at_upkeep(row):
        lines.append(words("card-fresh"))
    if row.lost_on:
        lines.append(
            words("card-lost-on", when=words.either([words.of("moment", one) for one in row.lost_on]))
        )
    if row.excludes is not None:
        lines.append(words("card-excludes", card=words.said(row.excludes)))
    if row.obtained is not None:
        lines.append(words("card-obtained", place=words.said(row.obtained)))
    return lines


def _rolls_at_upkeep(row: m.SpecialCard) -> bool:
    """Whether the card rolls in each Upkeep: not in its first one (UPK-05)."""
    return any(
        "upkeep" in ability.when and any(op.op == "roll" for op in ability.do) for ability in row.abilities
    )


# --- the board ---------------------------------------------------------------------------------------
@_lines.register(m.Space)
def _space(row: m.Space, words: Words) -> list[str]:
    words = words.about(words.library, "place")
    lines = []
    if row.kind in ("location", "sub_location") and row.stable is not None:
        lines.append(words("card-stable" if row.stable else "card-unstable"))
    if row.aquatic:
        lines.append(words("card-aquatic"))
    if row.terror_closes_at is not None:
        lines.append(words("card-closes", n=row.terror_closes_at))
    lines += mods_and_abilities(words, row.mods, row.abilities)
    return lines


@_lines.register(m.OtherWorld)
def _world(row: m.OtherWorld, words: Words) -> list[str]:
    colors = words.both([words.of("color", color) for color in row.colors])
    lines = [words("card-world", n=row.areas, colors=colors)]
    return lines + [
        words("card-marker", symbol=words.of("symbol", marker.symbol), n=words.signed(marker.modifier))
        for marker in row.markers
    ]


# --- Mythos, gates, encounters -----------------------------------------------------------------------
@_lines.register(m.Mythos)
def _mythos(row: m.Mythos, words: Words) -> list[str]:
    words = words.about(words.library, "environment" if row.type == "environment" else "card")
    kind = words.of("mythostype", row.type)
    if row.trait is not None:
        kind = words("card-environment", trait=words.of("mythostrait", row.trait))
    lines = [telling.sentence_of(kind)]
    if row.gate is not None:
        lines.append(words("card-burst" if row.burst else "card-gate", place=words.said(row.gate)))
    if row.surge:
        lines.append(words("card-surge"))
    if row.doom:
        lines.append(telling.sentence_of(words("effect-track-doom", way="up", n=row.doom)))
    if row.clues:
        places = words.both([words.said(place) for place in row.clues])
        lines.append(words("card-clues", n=len(row.clues), places=places))
    if row.move_white or row.move_black:
        lines.append(
            words("card-move", white=_symbols(words, row.move_white), black=_symbols(words, row.move_black))
        )
    if row.do:
        lines.append(telling.paragraph(words, row.do))
    lines += mods_and_abilities(words, row.mods, row.abilities)
    if row.rumor is not None:
        lines += rumor_lines(words.about(words.library, "rumor"), row.rumor)
    return lines


def _symbols(words: Words, symbols: Sequence[str]) -> str:
    return ", ".join(words.of("symbol", symbol) for symbol in symbols) or words("card-no-symbol")


def rumor_lines(words: Words, rumor: m.Rumor) -> list[str]:
    """What a Rumor does, how it is passed and when it has failed."""
    lines = mods_and_abilities(words, rumor.mods, rumor.abilities)
    passed = _outcome(words, rumor.pass_do)
    if rumor.pass_.cond is not None:
        lines.append(words("card-rumor-pass", cond=condition(words, rumor.pass_.cond), text=passed))
    else:
        cost = priced(words, rumor.pass_.cost, ())
        if not telling.is_simple(rumor.pass_.cost):
            cost = words("card-rumor-this", cost=cost)
        place = phrases.space(words, rumor.at) if rumor.at is not None else ""
        lines.append(
            words(
                "card-rumor-pay" if place else "card-rumor-pay-anywhere", place=place, cost=cost, text=passed
            )
        )
    failed = _outcome(words, rumor.fail_do)
    cond = condition(words, rumor.fail)
    if rumor.fail_when is not None:
        when = words.of("moment", rumor.fail_when, status="")
        lines.append(words("card-rumor-fail-when", when=when, cond=cond, text=failed))
    else:
        lines.append(words("card-rumor-fail", cond=cond, text=failed))
    return lines


def _outcome(words: Words, effects: Sequence[Op]) -> str:
    """What passing or failing does, after the full stop; empty when nothing."""
    done = telling.meaningful(effects)
    return f" {telling.sentences(words, done)}" if done else ""


@_lines.register(m.GateCard)
def _gate_card(row: m.GateCard, words: Words) -> list[str]:
    words = words.about(words.library, "encounter")
    color = words.of("color", row.color)
    lines = [telling.sentence_of(words("card-gate-color", color=color, which=row.color))]
    for world, effects in row.entries.items():
        name = words("card-other") if world == "other" else words.named(world)
        lines.append(words("effect-branch", label=name, text=telling.paragraph(words, effects)))
    return lines


@_lines.register(m.Encounter)
def _encounter(row: m.Encounter, words: Words) -> list[str]:
    return [telling.paragraph(words.about(words.library, "encounter"), row.do)]


# --- sheets ------------------------------------------------------------------------------------------
@_lines.register(m.Monster)
def _monster(row: m.Monster, words: Words) -> list[str]:
    return sheets.monster_lines(row, words.about(words.library, "monster"), mods_and_abilities)


@_lines.register(m.DunwichHorrorCard)
def _horror_card(row: m.DunwichHorrorCard, words: Words) -> list[str]:
    words = words.about(words.library, "monster")
    if row.kind == "rule":
        return mods_and_abilities(words, (), row.abilities or ())
    return sheets.horror_card_lines(row, words, mods_and_abilities)


@_lines.register(m.Investigator)
def _investigator(row: m.Investigator, words: Words) -> list[str]:
    return sheets.investigator_lines(row, words.about(words.library, "person"), mods_and_abilities)


@_lines.register(m.AncientOne)
def _ancient_one(row: m.AncientOne, words: Words) -> list[str]:
    return sheets.ancient_one_lines(row, words.about(words.library, "sheet"), mods_and_abilities)


@_lines.register(m.Herald)
def _herald(row: m.Herald, words: Words) -> list[str]:
    words = words.about(words.library, "sheet")
    lines = mods_and_abilities(words, row.mods, row.abilities)
    for ancient_one, beside in row.with_ancient_one.items():
        told = " ".join(mods_and_abilities(words, beside.mods, beside.abilities))
        lines.append(words("card-beside", name=words.named(ancient_one), text=told))
    return lines


# --- personal stories and what is no card of an investigator -----------------------------------------
@_lines.register(m.PersonalStory)
def _story(row: m.PersonalStory, words: Words) -> list[str]:
    lines = mods_and_abilities(words, (), row.abilities)
    for key, cond, result in (
        ("card-story-pass", row.pass_, row.pass_effect),
        ("card-story-fail", row.fail, row.fail_effect),
    ):
        if cond is not None and result is not None:
            told = " ".join(mods_and_abilities(words.hosting("story"), result.mods, result.abilities))
            lines.append(words(key, cond=condition(words, cond), text=told))
    return lines


@_lines.register(m.Extra)
def _extra(row: m.Extra, words: Words) -> list[str]:
    do = row.do or ()
    lines = [telling.paragraph(words, do)] if telling.meaningful(do) else []
    lines += mods_and_abilities(words, row.mods, row.abilities)
    if words.has(f"extratext-{row.id}"):
        lines.append(words.of("extratext", row.id))
    if row.full:
        lines.append(words("card-track-full", text=telling.paragraph(words, row.full)))
    return lines


def encounter_text(library: Library, card: str, place: str, words: Words) -> list[str]:
    """What an encounter says that was drawn for `place`: the entry of that Other World on a gate card.

    Args:
        library: the content.
        card: an encounter id, or a gate card (row id or instance).
        place: the space or world where it is had.
        words: the language.
    """
    told = words.about(library, "encounter")
    row = library.gate_cards.get(card.partition("#")[0])
    if row is not None:
        effects = row.entries.get(place) or row.entries["other"]
    else:
        effects = _drawn_encounter(library, card, place).do
    return telling.paragraph(told, effects).split("\n")


def _drawn_encounter(library: Library, card: str, place: str) -> m.Encounter:
    """The encounter of this id; KeyError when no chosen set has it."""
    neighborhood = library.spaces[place].neighborhood
    for (home, _), entries in library.encounters.items():
        found = entries.get(place)
        if home == neighborhood and found is not None and found.id == card:
            return found
    raise KeyError(card)
