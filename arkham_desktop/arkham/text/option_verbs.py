"""The words of what one does: going, having encounters, using what one has; fights: `option_checks`."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.cards import Ally, Spell
from arkham_desktop.arkham.rules import checks, evading, forecast, gates, losing_half, spells, travel
from arkham_desktop.arkham.table import Listener
from arkham_desktop.arkham.text import grading, telling
from arkham_desktop.arkham.text.abilities import ability_text
from arkham_desktop.arkham.text.names import first_name
from arkham_desktop.arkham.text.options import LABEL_LETTERS, Asked, OptionText, verb
from arkham_desktop.arkham.text.sentences_flow import priced

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.ability import Ability


# --- movement ----------------------------------------------------------------------------------------
@verb("go")
def tell_go(ask: Asked) -> OptionText:
    """A step to a neighboring place: what waits there, and the chance to get away from here."""
    table, you = ask.table, ask.you
    here = evading.still_to_meet(table, you, you.place)
    odds = forecast.evade_chance(table, you, here) if here else None
    risky = bool(here) or bool(evading.still_to_meet(table, you, ask.target))
    follows = ask.words("option-go-monsters", n=len(here)) if here else ""
    return ask.told(
        ask.name(ask.target),
        place_line(ask),
        short_name(ask, ask.target),
        grade="risky" if risky else "plain",
        odds=odds,
        cost=ask.words("option-go-cost", n=travel.step_cost(table, you, ask.target)),
        consequence=follows,
    )


@verb("train")
def tell_train(ask: Asked) -> OptionText:
    """A ride to another depot."""
    fare = travel.train_fare(ask.table, ask.you)
    return ask.told(
        ask.name(ask.target),
        ask.words("option-train-sub", n=fare),
        short_name(ask, ask.target),
        cost=ask.words("option-train-cost", n=fare),
    )


def place_line(ask: Asked) -> str:
    """What stands at a place, in a few words: its gate, monsters, clues, people."""
    table, words, place = ask.table, ask.words, ask.target
    parts = []
    world = table.gate_world(place)
    if world is not None:
        parts.append(words("option-gate-to", world=ask.said(world)))
    monsters = table.monsters_at(place)
    if len(monsters) == 1:
        parts.append(ask.name(monsters[0]))
    elif monsters:
        parts.append(words("option-monsters", n=len(monsters)))
    clues = table.state.clues.get(place, 0)
    if clues:
        parts.append(words("option-clues", n=clues))
    others = [one for one in table.investigators_at(place) if one.id != ask.decision.who]
    if others:
        parts.append(words("option-people", n=len(others)))
    return ", ".join(parts)


def short_name(ask: Asked, thing: str) -> str:
    """The short form of a name where the catalog has one, else the name itself."""
    key = f"short-{thing.partition('#')[0]}"
    return ask.words(key) if ask.words.has(key) else ask.name(thing)


@verb("done")
def tell_done(ask: Asked) -> OptionText:
    """The end of what is being decided, named after it."""
    words, kind = ask.words, ask.decision.kind
    key = f"done-{kind}"
    if kind == "move":
        return _end_of_movement(ask)
    if not words.has(key):
        return ask.told(words("option-done"))
    return ask.told(words(key), short=words(f"{key}-short") if words.has(f"{key}-short") else "")


def _end_of_movement(ask: Asked) -> OptionText:
    """Staying here: what is met, and in an Other World where it leads."""
    table, you, words = ask.table, ask.you, ask.words
    if you.area:
        return ask.told(words("done-move-world"), short=words("option-done"))
    monsters = evading.still_to_meet(table, you, you.place)
    due = forecast.checks_on_stopping(table, you)
    if not monsters and not due:
        return ask.told(words("done-move"), short=words("done-move-short"))
    follows = [words("done-move-law-follows")] if due else []
    follows += [words("option-go-monsters", n=len(monsters))] if monsters else []
    return ask.told(
        words("done-move"),
        words("done-move-monsters", n=len(monsters)) if monsters else words("done-move-law"),
        words("done-move-short"),
        grade="risky",
        odds=prod(checks.chance_of(table, check) for check in due)
        * forecast.evade_chance(table, you, monsters),
        consequence=" ".join(follows),
    )


# --- encounters --------------------------------------------------------------------------------------
@verb("encounter")
def tell_encounter(ask: Asked) -> OptionText:
    """Drawing a card for the place where one stands, or going through the gate there."""
    you = ask.you
    world = ask.table.gate_world(you.place) if not you.area else None
    if world is not None:
        return ask.told(
            ask.words("option-go-through"),
            ask.name(world),
            ask.words("option-go-through-short"),
            grade="risky",
            consequence=ask.words("option-go-through-follows", world=ask.said(world)),
        )
    return ask.told(ask.words("option-encounter"), ask.name(you.place), ask.words("option-encounter-short"))


@verb("ability")
def tell_ability(ask: Asked) -> OptionText:
    """What a location, or a card for it, offers instead of an encounter."""
    listener = ask.option.data
    if not isinstance(listener, Listener):
        return ask.told(ask.words("option-ability"), ask.name(ask.target), ask.words("option-ability-short"))
    ability = listener.ability
    return _ability(ask, ability, ability.title or ask.words("option-ability"))


def _ability(ask: Asked, ability: Ability, label: str, short: str = "") -> OptionText:
    """The words of an ability: what it does below its name, its price, and the whole as consequence."""
    words = ask.words.hosting("place" if ask.option.verb == "ability" else "card")
    do = telling.meaningful(ability.do)
    deed = telling.capital(telling.inline(words, do or ability.cost))
    return ask.told(
        label,
        deed,
        short,
        grade=grading.stake_of(ask.table, ask.you, ability.cost, ability.do),
        cost=telling.sentence_of(priced(words, ability.cost, ())) if ability.cost else "",
        consequence=ability_text(words, ability),
    )


@verb("close")
def tell_close(ask: Asked) -> OptionText:
    """Trying to close the gate here with one of two skills."""
    space = ask.you.place
    world = ask.table.gate_world(space)
    check = forecast.closing_check(ask.table, ask.you, space, ask.target)
    return ask.told(
        ask.words("option-close", skill=ask.words.of("skill", ask.target)),
        ask.name(world) if world else "",
        ask.words("option-close-short", skill=ask.words.of("skill", ask.target)),
        grade="risky",
        odds=checks.chance_of(ask.table, check),
    )


@verb("seal")
def tell_seal(ask: Asked) -> OptionText:
    """Sealing the gate just closed."""
    cost = gates.seal_cost(ask.table, ask.you)
    return ask.told(
        ask.words("option-seal"),
        ask.words("option-seal-sub", n=cost, have=ask.you.clues),
        ask.words("option-seal-short"),
        cost=ask.words("option-spend-clue-cost", n=cost),
        consequence=ask.words("option-seal-follows"),
    )


@verb("leave")
def tell_leave(ask: Asked) -> OptionText:
    """Doing without, named after what is left."""
    key = f"leave-{ask.decision.kind}"
    return ask.told(ask.words(key) if ask.words.has(key) else ask.words("option-leave"))


@verb("pass")
def tell_pass(ask: Asked) -> OptionText:
    """Paying what passes the Rumor."""
    rumor = ask.library.mythos[ask.target.partition("#")[0]].rumor
    cost = telling.sentence_of(priced(ask.words, rumor.pass_.cost, ())) if rumor is not None else ""
    return ask.told(
        ask.words("option-pass"),
        ask.name(ask.target),
        ask.words("option-pass-short"),
        grade="costly" if cost else "plain",
        cost=cost,
        consequence=cost,
    )


# --- things of one's own -----------------------------------------------------------------------------
@verb("use", "do")
def tell_use(ask: Asked) -> OptionText:
    """Using a card or an ability at this moment, or an action of Upkeep."""
    source = ask.target.partition("/")[0]
    name, short = ask.name(source), short_name(ask, source)
    if isinstance(ask.option.data, Listener):
        ability = ask.option.data.ability
        if source in ask.library.investigators and ability.title:
            name = short = ability.title  # whose it is says nothing of what it is
        return _ability(ask, ability, name, short)
    row = ask.library.cards.get(source.partition("#")[0])
    if isinstance(row, Ally) and row.on_discard:
        deed = telling.capital(telling.inline(ask.words, row.on_discard))
        return ask.told(
            ask.words("option-part", ally=name),
            deed,
            short,
            cost=ask.words("option-part-cost", ally=name),
            consequence=telling.sentence_of(deed),
        )
    return ask.told(name, short=short)


@verb("cast")
def tell_cast(ask: Asked) -> OptionText:
    """Casting a spell: its price, which may be the last sanity."""
    row = ask.library.card(ask.target)
    assert isinstance(row, Spell), f"{ask.target} is no spell"
    cost = spells.sanity_cost(ask.table, ask.you, row)
    last = grading.would_fell(ask.you, "sanity", cost)
    odds = _casting_odds(ask, row)
    deed = telling.sentence_of(telling.inline(ask.words, row.do))
    short = short_name(ask, ask.target)
    label = ask.words("option-cast", spell=ask.name(ask.target))
    return ask.told(
        label if len(label) <= LABEL_LETTERS else ask.words("option-cast", spell=short),
        ask.words("option-cast-sub", n=cost),
        short,
        grade="costly" if last else "risky" if cost else "plain",
        odds=odds,
        cost=ask.words("option-cast-cost", n=cost),
        consequence=deed + warning(ask, "sanity", cost),
    )


def _casting_odds(ask: Asked, row: Spell) -> float | None:
    """The chance of the Spell check, where what it needs is a number already."""
    about = ask.decision.about
    monster = getattr(about, "monster", None)
    check = forecast.casting_check(ask.table, ask.you, row, monster, about)
    return checks.chance_of(ask.table, check)


@verb("trade")
def tell_trade(ask: Asked) -> OptionText:
    """Trading with somebody at the same place."""
    name = ask.name(ask.target)
    return ask.told(ask.words("option-trade", name=first_name(name)), name, ask.words("option-trade-short"))


def warning(ask: Asked, what: str, n: int) -> str:
    """What is said behind a loss of sanity or stamina that would bring whoever is asked to 0."""
    return " " + ask.words.of("option-warning", what) if grading.would_fell(ask.you, what, n) else ""


# --- breaking down and retiring ----------------------------------------------------------------------
@verb("injury", "madness")
def tell_affliction(ask: Asked) -> OptionText:
    """Taking an Injury or a Madness instead of losing anything."""
    words, verb_word = ask.words, ask.option.verb
    return ask.told(
        words.of("option", verb_word),
        words(f"option-{verb_word}-sub"),
        words(f"option-{verb_word}-short"),
        grade="costly",
    )


@verb("half")
def tell_half(ask: Asked) -> OptionText:
    """Losing half of the items and clue tokens."""
    lost = len(losing_half.items(ask.table, ask.you)) // 2
    sub = ask.words("option-half-sub", items=lost, clues=ask.you.clues // 2)
    return ask.told(ask.words("option-half"), sub, ask.words("option-half-short"), grade="costly")


@verb("retire")
def tell_retire(ask: Asked) -> OptionText:
    """Leaving the game to a new investigator."""
    words = ask.words
    return ask.told(
        words("option-retire"), words("option-retire-sub"), grade="costly", cost=words("option-retire-cost")
    )


# --- Innsmouth ---------------------------------------------------------------------------------------
@verb("raid")
def tell_raid(ask: Asked) -> OptionText:
    """A Clue token for the federal raid."""
    words = ask.words
    return ask.told(
        words("option-raid"),
        ask.name(ask.target),
        words("option-raid-short"),
        grade="costly" if ask.you.clues <= 1 else "plain",
        cost=words("option-raid-cost"),
        consequence=words("option-raid-follows"),
    )


@verb("lend")
def tell_lend(ask: Asked) -> OptionText:
    """Whether the others may spend one's Clue tokens."""
    key = f"option-lend-{ask.target}"
    return ask.told(ask.words(key), ask.words(f"{key}-sub"), ask.words("option-lend-short"))
