"""Sentences of effects on where an investigator is and how he fares, and on the game as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import people, world
from arkham_desktop.arkham.effects.base import sentence
from arkham_desktop.arkham.text import nouns
from arkham_desktop.arkham.text.grouping import together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.text.words import Words


@sentence(people.SetStatus)
def tell_status(words: Words, op: people.SetStatus) -> str:
    """`become Blessed`, `be arrested`, `be no longer Cursed`."""
    if op.clear is not None:
        return words.of("effect-clear", op.clear)
    assert op.set is not None, "the model demands one of the two"
    text = words.of("effect-status", op.set)
    if op.money is not None:
        text = words("effect-status-loan", text=text, money=op.money, repay=op.repay or op.money)
    if op.to is not None:
        text = words("effect-status-arrested-to", place=words.said(op.to))
    return words("effect-status-immune", text=text) if op.even_if_immune else text


@sentence(people.TurnCondition)
def tell_turn_condition(words: Words, op: people.TurnCondition) -> str:
    """`turn the Condition … face up`."""
    return words("effect-condition", card=words.named(op.card), side=op.side)


@sentence(people.InnsmouthLook)
def tell_innsmouth_look(words: Words, op: people.InnsmouthLook) -> str:
    """`draw 2 Innsmouth Look cards`."""
    return words("effect-innsmouth-look", n=op.n)


@sentence(people.Move)
def tell_move(words: Words, op: people.Move) -> str:
    """`move to Woods and have an encounter there`."""
    key = f"to-{op.to}"
    place = words(key) if words.has(key) else words.said(op.to)
    if not op.encounter:
        return words("effect-move", place=place)
    if op.draw > 1:
        return words("effect-move-draw", place=place, draw=op.draw, keep=op.keep)
    return words("effect-move-encounter", place=place)


@sentence(people.ReturnToArkham)
def tell_return(words: Words, op: people.ReturnToArkham) -> str:
    """`return to Arkham`."""
    return words("effect-return" if op.explored else "effect-return-unexplored")


@sentence(people.GoToOtherWorld)
def tell_other_world(words: Words, op: people.GoToOtherWorld) -> str:
    """`go to the first area of the Abyss`, and what then."""
    key = f"world-{op.world}"
    place = words(key, picker=op.picker) if words.has(key) else words.said(op.world)
    text = words("effect-world", area=op.area, world=place)
    if op.encounter:
        text = words("effect-world-encounter", text=text)
    return words.of("effect-world", op.then, text=text) if op.then is not None else text


@sentence(people.Devoured)
def tell_devoured(words: Words, op: people.Devoured) -> str:
    """`be devoured`."""
    return words("effect-devoured")


@sentence(people.Encounter)
def tell_encounter(words: Words, op: people.Encounter) -> str:
    """`have an encounter at the Library`."""
    if op.draw is None:
        return words("effect-encounter", place=words.said(op.place))
    cards = nouns.things(words, "card", op.draw)
    return words("effect-encounter-draw", place=words.said(op.place), cards=cards, keep=op.keep)


@together(world.MoveTrack, "name")
def tell_tracks(words: Words, ops: Sequence[world.MoveTrack]) -> str:
    """`set the Feds Raid track and the Deep Ones Rising track to 0`."""
    if ops[0].set is None:
        return words.both([tell_track(words, op) for op in ops])
    levels = words.both([words.of("tracklevel", op.name) for op in ops])
    return words("effect-track-set", level=levels, n=ops[0].set)


# --- the game ----------------------------------------------------------------------------------------
@sentence(world.MoveTrack)
def tell_track(words: Words, op: world.MoveTrack) -> str:
    """`raise the terror level by 1`, `add 1 doom token`."""
    if op.set is not None:
        return words("effect-track-set", level=words.of("tracklevel", op.name), n=op.set)
    assert op.n is not None, "the model demands one of the two"
    fixed = op.n.fixed
    if op.n.word == "all":
        return words("effect-track-fill", level=words.of("tracklevel", op.name))
    if fixed is None:
        amount = nouns.phrase(words, op.n, sign=False)
        key = "effect-track-lower" if op.n.terms[0].factor < 0 else "effect-track-raise"
        return words(key, level=words.of("tracklevel", op.name), amount=amount)
    text = words.of("effect-track", op.name, way="up" if fixed > 0 else "down", n=abs(fixed))
    return words("effect-track-any", text=text) if op.space is not None else text


@sentence(world.SkipPhase)
def tell_skip_phase(words: Words, op: world.SkipPhase) -> str:
    """`skip the Mythos phase of this turn`."""
    return words("effect-skip", phase=words.of("phase", op.phase))


@sentence(world.LoseGame)
def tell_lose_game(words: Words, op: world.LoseGame) -> str:
    """`lose the game`."""
    return words("effect-lose-game")


@sentence(world.Awaken)
def tell_awaken(words: Words, op: world.Awaken) -> str:
    """`awaken the Ancient One`."""
    return words("effect-awaken")


@sentence(world.FixCombatRating)
def tell_fix_rating(words: Words, op: world.FixCombatRating) -> str:
    """The combat rating is computed once."""
    return words("effect-fix-rating")


@sentence(world.ChangeDefense)
def tell_change_defense(words: Words, op: world.ChangeDefense) -> str:
    """`change its Magical Resistance into Magical Immunity`."""
    return words("effect-defense", old=words.of("defense", op.from_), new=words.of("defense", op.to))
