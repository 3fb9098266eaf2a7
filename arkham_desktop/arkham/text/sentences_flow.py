"""Sentences of effects that decide what else happens."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import flow
from arkham_desktop.arkham.effects.base import Op, sentence
from arkham_desktop.arkham.effects.cards import Search
from arkham_desktop.arkham.text import nouns, telling
from arkham_desktop.arkham.text.conditions import condition
from arkham_desktop.arkham.text.grouping import together
from arkham_desktop.arkham.text.sentences_goods import search_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from arkham_desktop.arkham.text.words import Words


@sentence(flow.Check)
def tell_check(words: Words, op: flow.Check) -> str:
    """`make a Luck (−1) check`, and what passing and failing it do."""
    skill = words.either([words.of("check", one) for one in op.skill])
    head = words("effect-check", skill=skill, which=op.skill[0], mod=nouns.modifier(words, op.mod))
    if op.mod_per_round:
        head = words("effect-check-per-round", check=head, n=words.signed(op.mod_per_round))
    if op.need > 1:
        head = words("effect-check-need", check=head, n=op.need)
    branches = []
    if op.pass_:
        branches.append(telling.branch(words, "effect-pass", op.pass_))
    if op.per_success:
        branches.append(telling.branch(words, "effect-per-success", op.per_success))
    branches += bands(words, op.by_successes)
    if op.fail:
        branches.append(telling.branch(words, "effect-fail", op.fail))
    return telling.with_branches(words, head, branches)


def bands(words: Words, found: Iterable[flow.Band]) -> list[str]:
    """What happens at each number of successes."""
    told = []
    for band in found:
        if band.max is None:
            key = "effect-band-more" if band.min else "effect-afterwards"
        else:
            key = "effect-band-one" if band.max == band.min else "effect-band-range"
        last = band.max if band.max is not None else band.min
        told.append(telling.branch(words, key, band.do, first=band.min, last=last))
    return told


@sentence(flow.Choose)
def tell_choose(words: Words, op: flow.Choose) -> str:
    """`either … or …`, or a list of what there is to choose from."""
    searches = [one.do[0] for one in op.options if len(one.do) == 1 and not one.cost]
    several = _in_several_decks(searches) if len(searches) == len(op.options) > 2 else []
    if several:
        decks = words.either([words.of("deck", one.deck) for one in several])
        return search_in(words, several[0], decks)
    simple = all(telling.is_simple((*one.cost, *one.do)) for one in op.options)
    if words.depth > 0 or (simple and len(op.options) == 2):
        told = [choice(words, one) for one in op.options]
        return words("effect-either-if-able" if op.if_able else "effect-either", choices=words.either(told))
    head = words("effect-choose-if-able" if op.if_able else "effect-choose")
    lines = [
        words("effect-bullet", text=telling.sentence_of(choice(words.within, one))) for one in op.options
    ]
    return "\n".join([f"{head}:", *lines])


def _in_several_decks(effects: Sequence[Op]) -> list[Search]:
    """The effects, where they are one search in several decks of which one is chosen; else none."""
    searches = [op for op in effects if isinstance(op, Search)]
    alike = {json.dumps(one.dump() | {"deck": ""}, sort_keys=True) for one in effects}
    return searches if len(alike) == 1 else []


def choice(words: Words, option: flow.ChoiceOption) -> str:
    """One of the things to choose from, with its price."""
    return priced(words, option.cost, telling.meaningful(option.do))


def priced(words: Words, cost: Sequence[Op], do: Sequence[Op]) -> str:
    """`spend $3 to gain 1 Clue token`; without one of the halves just the other."""
    if not cost:
        return telling.deed(words, do)
    if not do:
        return telling.inline(words, cost)
    return words("effect-to", cost=telling.inline(words, cost), do=telling.deed(words, do))


@sentence(flow.May)
def tell_may(words: Words, op: flow.May) -> str:
    """`you may spend $1 to …`, and what happens otherwise."""
    do, times = telling.meaningful(op.do), 1
    inner: Op | None = do[-1] if do else None
    while isinstance(inner, flow.May) and _goes_on(op, inner):
        times, inner = times + 1, inner.do[-1]
    if times > 1:
        text = words("effect-may", deed=priced(words, op.cost, do[:-1]))
        return words("effect-up-to", n=times, text=text)
    key = "effect-may-repeat" if op.repeat else "effect-may"
    if not op.cost and len(do) > 1 and isinstance(do[0], flow.If):
        key = "effect-may-this"  # "you may if …" is no English
    text = words(key, deed=priced(words, op.cost, do))
    return otherwise(words, text, op.else_, unless=True)


def _goes_on(first: flow.May, inner: flow.May) -> bool:
    """Whether what is offered after the first offer is the first again, or its last time."""
    once = first.do[:-1]
    rest = inner.do[:-1] if isinstance(inner.do[-1], flow.May) else inner.do
    return bool(once) and inner.cost == first.cost and rest == once and not (first.else_ or inner.else_)


def otherwise(words: Words, text: str, effects: Sequence[Op], *, unless: bool = False) -> str:
    """The text, and what happens if not; `unless`: if one does not want to."""
    if not effects:
        return text

    def say(form: str, **arguments: str) -> str:
        return words.of("effect-unless" if unless else "effect-otherwise", form, **arguments)

    if words.depth > 0:
        return say("inline", text=text, other=telling.inline(words, effects))
    if telling.is_simple(effects):
        other = say("sentence", other=telling.inline(words, effects))
        return f"{telling.sentence_of(text)}{_gap(text)}{other}"
    return f"{telling.sentence_of(text)}\n{say('line')} {telling.sentences(words, effects)}"


def _gap(text: str) -> str:
    return "\n" if "\n" in text else " "


@sentence(flow.If)
def tell_if(words: Words, op: flow.If) -> str:
    """`if you are Cursed, …`, and what happens otherwise."""
    conds, found = [op.cond], op
    while len(found.then) == 1 and isinstance(inner := found.then[0], flow.If):
        if found.else_ or inner.else_:
            break
        found = inner  # "if A, if B" is "if A and B"
        conds.append(found.cond)
    cond = words.both([condition(words, one) for one in conds])
    text = words("effect-if", cond=cond, then=telling.deed(words, found.then))
    return otherwise(words, text, found.else_)


@together(flow.Roll)
def tell_rolls(words: Words, ops: Sequence[flow.Roll]) -> str:
    """`do this twice: roll a die (…)`."""
    return words("effect-times", n=len(ops), text=tell_roll(words.within, ops[0]))


@sentence(flow.Roll)
def tell_roll(words: Words, op: flow.Roll) -> str:
    """`roll a die`, and what its results do."""
    fixed = op.dice.fixed
    if fixed is not None:
        head = words("effect-roll", dice=nouns.counted(words, "die", fixed))
    else:
        head = words("effect-roll-each", amount=nouns.phrase(words, op.dice))
    branches = [telling.branch(words, "effect-faces", face.do, faces=_faces(face.on)) for face in op.table]
    for key, effects in (
        ("effect-success", op.success),
        ("effect-failure", op.failure),
        ("effect-per-success", op.per_success),
        ("effect-per-failure", op.per_failure),
    ):
        if effects:
            branches.append(telling.branch(words, key, effects))
    branches += bands(words, op.by_successes)
    if op.do and not branches:
        then = telling.inline(words, op.do)
        return words("effect-roll-then", roll=head, then=then)
    if op.do:
        branches.append(telling.branch(words, "effect-afterwards", op.do))
    return telling.with_branches(words, head, branches)


def _faces(faces: Sequence[int]) -> str:
    """`3`, `1–2`, `1, 3`."""
    ordered = sorted(faces)
    if len(ordered) > 1 and ordered == list(range(ordered[0], ordered[-1] + 1)):
        return f"{ordered[0]}–{ordered[-1]}"
    return ", ".join(map(str, ordered))


@sentence(flow.ForEach)
def tell_for_each(words: Words, op: flow.ForEach) -> str:
    """`each investigator in the streets: …`."""
    whom = words.of("each", op.who, picker=op.picker, among=op.among or "all")
    if op.except_ is not None:
        whom = words("effect-each-except", whom=whom, place=words.said(op.except_))
    if op.filter is not None:
        whom = words("effect-each-unmoved", whom=whom)
    if op.who in _THINGS:
        words = words.hosting(op.who)
    if words.opening:
        return words("effect-each", whom=whom, text=telling.inline(words, op.do))
    if words.depth > 0:
        key = "effect-each-thing" if op.who in _THINGS else "effect-each-inline"
        return words(key, whom=whom, text=telling.inline(words, op.do))
    return words("effect-each", whom=whom, text=telling.paragraph(words, op.do))


_THINGS = ("open_gates", "your_items", "your_spells")
"""Of these each is a thing, which "this" means then, and no investigator."""


@sentence(flow.Nothing)
def tell_nothing(words: Words, op: flow.Nothing) -> str:
    """`nothing happens`."""
    return words("effect-nothing")


@sentence(flow.Again)
def tell_again(words: Words, op: flow.Again) -> str:
    """Another encounter."""
    return words("effect-again")
