"""The words of what one picks: yes or no, cards, places, people, numbers, sliders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.flow import ChoiceOption, May
from arkham_desktop.arkham.rules import cards, checks, gates, ratings, shopping, skills
from arkham_desktop.arkham.text import grading, nouns, phrases, telling
from arkham_desktop.arkham.text.abilities import mods_and_abilities
from arkham_desktop.arkham.text.card_text import card_line, encounter_text
from arkham_desktop.arkham.text.names import first_name
from arkham_desktop.arkham.text.option_verbs import place_line, short_name
from arkham_desktop.arkham.text.options import Asked, OptionText, verb
from arkham_desktop.arkham.text.sentences_flow import priced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.effects.base import Op


# --- what a card offers ------------------------------------------------------------------------------
@verb("yes")
def tell_yes(ask: Asked) -> OptionText:
    """Doing what a card offers."""
    offer = ask.decision.about
    if not isinstance(offer, May):
        return ask.told(ask.words("option-yes"))
    return _deal(ask, ask.words("option-yes"), offer.cost, offer.do)


@verb("no")
def tell_no(ask: Asked) -> OptionText:
    """Declining what a card offers."""
    offer = ask.decision.about
    if not isinstance(offer, May) or not offer.else_:
        return ask.told(ask.words("option-no"))
    return _deal(ask, ask.words("option-no"), (), offer.else_)


def _deal(ask: Asked, label: str, cost: Sequence[Op], do: Sequence[Op]) -> OptionText:
    """A price and what it brings, under a label of its own."""
    text = telling.sentence_of(priced(ask.words.within, cost, telling.meaningful(do)))
    deed = telling.inline(ask.words, telling.meaningful(do) or cost)
    return ask.told(
        label,
        telling.capital(deed),
        grade=grading.stake_of(ask.table, ask.you, cost, do),
        cost=telling.sentence_of(telling.inline(ask.words, cost)) if cost else "",
        consequence=text,
    )


@verb("choose")
def tell_choose(ask: Asked) -> OptionText:
    """One of the things that a card gives to choose from, an encounter card, a trait to ignore."""
    chosen, words = ask.option.data, ask.words
    if isinstance(chosen, ChoiceOption):
        do = telling.meaningful(chosen.do)
        first = telling.capital(telling.inline(words, chosen.cost or do))
        told = _deal(ask, first, chosen.cost, chosen.do)
        if chosen.cost and do:
            return told
        return ask.told(
            first,
            first[len(told.label) :].strip() if len(first) > len(told.label) else "",
            grade=told.grade,
            cost=told.cost,
            consequence=told.consequence,
        )
    kind = ask.decision.kind
    if kind == "encounter_card":
        return _encounter(ask, words("option-choose", n=ask.target))
    if kind == "spend_kind":
        return ask.told(telling.capital(words.of("mass", chosen)))
    if kind == "monster_ability":
        return ask.told(_ignored(ask, chosen))
    return ask.told(words("option-choose", n=ask.target))


def _ignored(ask: Asked, word: str) -> str:
    """A trait of the monster, or an ability of its own."""
    if not word.startswith("ability:"):
        return phrases.trait(ask.words, word)
    monster = ask.library.monster(ask.decision.about.monster)
    ability = monster.abilities[int(word.removeprefix("ability:"))]
    return telling.capital(telling.inline(ask.words.hosting("monster"), ability.do))


@verb("continue")
def tell_continue(ask: Asked) -> OptionText:
    """Going on after something was shown."""
    if ask.decision.kind == "encounter_card":
        return _encounter(ask, ask.words("option-have"))
    return ask.told(ask.words("option-continue"))


def _encounter(ask: Asked, label: str) -> OptionText:
    """An encounter that has been drawn: its text."""
    lines = encounter_text(ask.library, ask.option.data, ask.decision.about.place, ask.words)
    return ask.told(
        label, lines[0] if lines else "", ask.words("option-have-short"), consequence=" ".join(lines)
    )


# --- cards -------------------------------------------------------------------------------------------
@verb("take", "keep", "discard", "lose", "give")
def tell_card(ask: Asked) -> OptionText:
    """Picking a card, a trophy or what is counted; the question says what for."""
    word, words = ask.option.verb, ask.words
    if ask.decision.kind == "top_or_bottom":
        bottom = ask.target == "bottom"
        sub = ask.name(ask.option.data) if bottom and isinstance(ask.option.data, str) else ""
        label = words("option-bottom" if bottom else "option-top")
        return ask.told(label, sub, words("option-bottom-short" if bottom else "option-top-short"))
    if ask.decision.kind == "peek_mythos":
        return ask.told(ask.name(ask.target), words(f"option-sub-{word}-mythos"))
    if ask.target in ("money", "clue"):
        return ask.told(telling.capital(words.of("mass", ask.target)), words.of("option-sub", word))
    name = ask.name(ask.target)
    sub = words.of("option-sub", word)
    if word == "lose" and ask.target.partition("#")[0] in ask.library.worlds:
        sub = words("option-trophy-sub")
    elif ask.target.partition("#")[0] in ask.library.cards:
        sub = _card_line(ask) or sub
        if _protected(ask):
            return ask.told(name, words("option-protected"), short_name(ask, ask.target), grade="costly")
    return ask.told(name, sub, short_name(ask, ask.target))


def _card_line(ask: Asked) -> str:
    """A card in one line."""
    return card_line(ask.library.card(ask.target), ask.words, ask.library)


def _protected(ask: Asked) -> bool:
    """Whether the card could be kept: nothing makes its owner give it up."""
    if ask.option.verb != "lose":
        return False
    card = next((one for one in ask.you.cards if one.id == ask.target), None)
    return card is not None and cards.protected(ask.table, ask.you, card)


@verb("buy", "sell")
def tell_shop(ask: Asked) -> OptionText:
    """Buying or selling a card: its price."""
    about = ask.decision.about
    op = about.stall_of(ask.target).op if isinstance(about, shopping.Shop) else about
    if getattr(op, "cost", ()):
        price = telling.sentence_of(telling.inline(ask.words, op.cost))
    else:
        price = nouns.counted(ask.words, "money", shopping.price(ask.table, op, ask.target))
    sub = ask.words.of("option-sub", ask.option.verb, price=price)
    line = _card_line(ask)
    return ask.told(
        ask.name(ask.target),
        sub,
        short_name(ask, ask.target),
        cost=price if ask.option.verb == "buy" else "",
        consequence=line,
    )


@verb("propose")
def tell_propose(ask: Asked) -> OptionText:
    """A proposal that fills in all the picks."""
    words = ask.words
    return ask.told(
        words("option-propose"), words.of("option-propose", ask.target), words("option-propose-short")
    )


# --- one thing of several ----------------------------------------------------------------------------
@verb("place", "space")
def tell_place(ask: Asked) -> OptionText:
    """A place on the boards."""
    return ask.told(ask.name(ask.target), place_line(ask), short_name(ask, ask.target))


@verb("world")
def tell_world(ask: Asked) -> OptionText:
    """An Other World."""
    return ask.told(ask.name(ask.target), "", short_name(ask, ask.target))


@verb("gate")
def tell_gate(ask: Asked) -> OptionText:
    """An open gate, named by where it stands, with what it takes to close it."""
    world = ask.table.gate_world(ask.target)
    sub = ""
    if world is not None:
        modifier = ask.words.signed(gates.modifier_of(ask.table, ask.target))
        sub = ask.words("option-gate-sub", world=ask.name(world), n=modifier)
    return ask.told(ask.name(ask.target), sub, short_name(ask, ask.target))


@verb("who")
def tell_who(ask: Asked) -> OptionText:
    """An investigator: where, with how much Sanity and Stamina."""
    name = ask.name(ask.target)
    one = next((one for one in ask.table.state.investigators if one.id == ask.target), None)
    if one is None:
        return ask.told(name, ask.library.investigators[ask.target].occupation, first_name(name))
    return ask.told(
        name, ask.words("option-who-sub", sanity=one.sanity, stamina=one.stamina), first_name(name)
    )


@verb("monster")
def tell_monster(ask: Asked) -> OptionText:
    """A monster: its toughness and where it is."""
    place = ask.table.state.monsters.get(ask.target)
    toughness = ratings.toughness(ask.table, ask.target)
    if place is None:
        sub = ask.words("option-monster-worth", n=toughness)
    else:
        sub = ask.words("option-monster-sub", place=ask.name(place), n=toughness)
    return ask.told(ask.name(ask.target), sub, short_name(ask, ask.target))


@verb("symbol")
def tell_symbol(ask: Asked) -> OptionText:
    """A dimension symbol."""
    return ask.told(ask.words.of("symbol", ask.target))


@verb("color")
def tell_color(ask: Asked) -> OptionText:
    """The color of arrows."""
    return ask.told(telling.capital(ask.words.of("arrow", ask.target)))


@verb("n")
def tell_number(ask: Asked) -> OptionText:
    """A number, with what it is a number of."""
    n, kind, words = int(ask.target), ask.decision.kind, ask.words
    if kind == "stamina_or_sanity":
        total = ask.decision.about
        label = words("option-split", stamina=n, sanity=total - n)
        return ask.told(label, short=f"{n} / {total - n}")
    if kind == "clues":
        return ask.told(nouns.counted(words, "clue", n), short=ask.target)
    if kind == "die" and isinstance(ask.decision.about, checks.Check):
        return ask.told(words("option-die", n=n), short=ask.target)
    return ask.told(ask.target)


@verb("slide")
def tell_slide(ask: Asked) -> OptionText:
    """Moving a slider to a stop: the two skills as they would be."""
    slider, _, stop = ask.target.partition("=")
    sheet = ask.library.investigators[ask.you.id]
    pair = next(pair for pair in sheet.pairs if skills.slider_of(sheet, pair[0]) == slider)
    first, second = pair
    index = int(stop)
    values = sheet.skills[first][index], sheet.skills[second][index]
    named: dict[str, str | int | float] = {
        "first": ask.words.of("skill", first),
        "one": values[0],
        "other": values[1],
    }
    label = ask.words("option-slide", second=ask.words.of("skill", second), **named)
    return ask.told(label, short=ask.words("option-slide-short", **named))


@verb("side")
def tell_side(ask: Asked) -> OptionText:
    """Which side of a personal story holds, where both its conditions are met."""
    story = ask.library.stories[ask.decision.reason]
    result = story.pass_effect if ask.target == "pass" else story.fail_effect
    words = ask.words.about(ask.library, "card")
    lines = mods_and_abilities(words, result.mods, result.abilities) if result is not None else []
    label = ask.words(f"option-side-{ask.target}")
    return ask.told(label, lines[0] if lines else "", consequence=" ".join(lines))
