"""Sentences of lasting effects: modifiers, preventions, reductions, immunities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import lasting
from arkham_desktop.arkham.effects.base import sentence
from arkham_desktop.arkham.effects.condition_base import Cond
from arkham_desktop.arkham.text import nouns, phrases, telling
from arkham_desktop.arkham.text.conditions import condition
from arkham_desktop.arkham.text.grouping import together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.text.words import Words


@sentence(lasting.Mod)
def tell_mod(words: Words, op: lasting.Mod) -> str:
    """`+2 Luck`, `sealing a gate costs 8 Clue tokens`, and what narrows it."""
    text = words.of("mod", op.what, **_values(words, op))
    if op.what in _BONUSES:
        if words.depth > 0:
            text = words("mod-get", text=text)
        elif words.host == "sheet":
            text = words("narrow-everybody", text=text) if op.cond is None else text
    if op.who is not None:
        text = words("narrow-first-player", text=text)
    if op.vs is not None and op.what not in _NAMES_ITS_FOE:
        text = words("effect-against", text=text, what=phrases.versus(words, op.vs))
    if op.where is not None and op.what not in ("aquatic", "sky_adjacent"):
        text = words("narrow-where", text=text, where=words.of("at", op.where))
    if op.at is not None:
        text = words("narrow-where", text=text, where=phrases.place(words, op.at))
    if op.only is not None:
        text = words("narrow-martial-law", text=text)
    if op.min is not None:
        text = words("narrow-min", text=text, n=op.min)
    return _while(words, text, op.until, op.cond)


_BONUSES = frozenset(
    {"skill", "check", "die", "max_sanity", "max_stamina", "focus", "movement", "hands", "die_result"}
)
"""Modifiers told as a bonus (`+2 Luck`), which a sentence "gets"."""
_NAMES_ITS_FOE = frozenset(
    {
        "monster_toughness",
        "monster_combat_rating",
        "monster_combat_damage",
        "monster_horror_rating",
        "monster_horror_damage",
        "monster_nightmarish",
        "monster_overwhelming",
        "monster_trait",
        "monster_movement",
        "monster_stalk_range",
        "monster_hits_from",
        "item_combat_bonus",
        "close_gate_need",
    }
)


def _values(words: Words, op: lasting.Mod) -> dict[str, str | int]:
    """What the messages of modifiers may name."""
    amount = op.set if op.set is not None else op.n
    fixed = amount.fixed if amount is not None else None
    by = "set" if op.set is not None else "more" if fixed is None or fixed >= 0 else "less"
    values: dict[str, str | int] = {
        "by": by,
        "count": abs(fixed) if fixed is not None else 0,
        "n": "",
        "plain": "",
    }
    if amount is not None:
        values["n"] = _number(words, op, fixed)
        values["plain"] = _plain(words, op, fixed)
    values["skill"] = words.of("skill", op.skill) if op.skill is not None else ""
    values["check"] = words.of("check", op.check) if op.check is not None else words("check-any")
    values["deck"] = words.of("deck", op.deck) if op.deck is not None else ""
    values["discard"] = op.discard or 0
    values["color"] = words.of("color", op.color) if op.color is not None else ""
    values["use"] = op.use or ""
    values["trait"] = phrases.trait(words, op.trait) if op.trait is not None else ""
    values["movement"] = words.of("movement", op.movement) if op.movement is not None else ""
    values["where"] = words.of("at", op.where) if op.where is not None else ""
    own = phrases.this(words) if words.host == "monster" else words("versus-monster")
    values["foe"] = phrases.versus(words, op.vs) if op.vs is not None else own
    values["kind"] = "adjective" if op.trait in ("endless", "undead") else "noun"
    values["some"] = "yes" if op.check is not None else "no"
    values["many"] = "yes" if op.vs is not None else "no"
    values["gates"] = phrases.versus(words, op.vs) if op.vs is not None else words("versus-gates")
    values["area"] = op.where or ""
    values["deep"] = "yes" if words.depth > 0 else "no"
    values["decks"] = (
        words.of("mass", op.deck) if op.deck is not None and words.has(f"mass-{op.deck}") else ""
    )
    return values


def _number(words: Words, op: lasting.Mod, fixed: int | None) -> str:
    """`+2`, `= 4`: a modifier, or the value that is set."""
    amount = op.set if op.set is not None else op.n
    assert amount is not None, "only asked where there is one"
    if op.set is not None:
        return words.number(fixed) if fixed is not None else _plain(words, op, fixed)
    return (
        words.signed(fixed) if fixed is not None else words("mod-amount", amount=nouns.phrase(words, amount))
    )


def _plain(words: Words, op: lasting.Mod, fixed: int | None) -> str:
    amount = op.set if op.set is not None else op.n
    assert amount is not None, "only asked where there is one"
    if fixed is not None:
        return str(abs(fixed))
    return words.of("mod-word", amount.word) if amount.word is not None else nouns.phrase(words, amount)


def _while(words: Words, text: str, until: str | None, cond: object) -> str:
    if isinstance(cond, Cond):
        text = words("narrow-while", text=text, cond=condition(words, cond))
    return words("effect-until", text=text, until=words.of("until", until)) if until is not None else text


@sentence(lasting.Prevent)
def tell_prevent(words: Words, op: lasting.Prevent) -> str:
    """`no gate opens here`, `prevent all Stamina loss from one source`."""
    fixed = op.n.fixed if op.n is not None else None
    told = [
        words.of(
            "prevent",
            what,
            how="n" if fixed is not None else "all" if op.n is not None else "never",
            n=fixed or 0,
            foe=phrases.versus(words, op.vs) if op.vs is not None else words("prevent-any-foe"),
            at=phrases.place(words, op.at) if op.at is not None else "",
            place=phrases.space(words, op.at) if op.at is not None else "",
            where="yes" if op.at is not None else "no",
        )
        for what in op.what
    ]
    text = words.both(told)
    deep = words.depth > 0 and op.n is None
    if set(op.what) == {"investigator_enter", "investigator_leave"} and op.at is not None:
        text = words("prevent-enter-or-leave", place=phrases.space(words, op.at))
    elif set(op.what) == {"draw_injury", "draw_madness"} and op.n is not None:
        text = words("prevent-breakdown")
    elif op.what == ("spend_clue_on_check",) and op.check is not None:
        return words("prevent-clues-on-check", check=words.of("check", op.check))
    elif op.what == ("arrest",) and deep:
        return words("prevent-this-arrest")
    if deep:
        text = words("prevent-deep", text=text)
    if op.scope is not None:
        text = words("prevent-source", text=text)
    if op.check is not None:
        text = words("prevent-check", text=text, check=words.of("check", op.check))
    if op.who is not None:
        text = words("prevent-anybody", text=text)
    if op.from_ is not None or op.to is not None or op.via is not None:
        way = "sky" if op.from_ and op.to else "from-sky" if op.from_ else "to-sky" if op.to else "depot"
        text = words("prevent-way", text=text, way=way)
    if op.except_:
        text = words(
            "prevent-except", text=text, spared=words.both([_spared(words, one) for one in op.except_])
        )
    if op.instead is not None:
        text = words("prevent-redraw", text=text)
    return _while(words, text, op.until, op.cond)


@together(lasting.Prevent, "what", "from", "to")
def tell_prevents(words: Words, ops: Sequence[lasting.Prevent]) -> str:
    """`no investigator enters or leaves …`, `flying monsters do not move into or out of the Sky`."""
    if len({op.what for op in ops}) == 1:
        both = {"from_": ops[0].from_ or ops[-1].from_, "to": ops[0].to or ops[-1].to}
        return tell_prevent(words, ops[0].model_copy(update=both))
    if any(op.from_ is not None or op.to is not None for op in ops):
        return words.both([tell_prevent(words, op) for op in ops])
    what = tuple(what for op in ops for what in op.what)
    return tell_prevent(words, ops[0].model_copy(update={"what": what}))


def _spared(words: Words, one: lasting.PreventException) -> str:
    if one.place_ability is not None:
        return words("prevent-except-place", place=words.said(one.place_ability))
    assert one.investigator is not None, "the model demands one of the two"
    return words("prevent-except-person", name=words.named(one.investigator))


@sentence(lasting.Reduce)
def tell_reduce(words: Words, op: lasting.Reduce) -> str:
    """`lose 1 less Sanity each time`."""
    if op.n.word == "all":
        return words.of("reduce-all", op.what)
    return words.of("reduce", op.what, n=nouns.phrase(words, op.n), deep="yes" if words.depth > 0 else "no")


@sentence(lasting.Immune)
def tell_immune(words: Words, op: lasting.Immune) -> str:
    """`ignore Nightmarish`, `cannot be lost`."""
    if set(op.what) == {"lost", "stolen"}:
        text = words("immune-lost-or-stolen", this=phrases.this(words))
    else:
        text = words.both([words.of("immune", what, this=phrases.this(words)) for what in op.what])
    if op.except_:
        spared = words.either([phrases.trait(words, one) for one in op.except_])
        text = words("immune-except", text=text, traits=spared)
    if op.instead:
        text = words("immune-instead", text=text, do=telling.inline(words, op.instead))
    return _while(words, text, op.until, op.cond)


@sentence(lasting.IgnoreMythos)
def tell_ignore_mythos(words: Words, op: lasting.IgnoreMythos) -> str:
    """`Weather Environments have no effect`."""
    key = "effect-ignore-redraw" if op.redraw else "effect-ignore"
    return words(key, trait=words.of("mythostrait", op.trait))


@sentence(lasting.PayAs)
def tell_pay_as(words: Words, op: lasting.PayAs) -> str:
    """`Clue tokens may be paid with monster trophies`."""
    return words("effect-pay-as", what=words.of("payas", op.what), with_=words.of("mass", op.with_))


@sentence(lasting.Special)
def tell_special(words: Words, op: lasting.Special) -> str:
    """What a named hook does."""
    text = words.of("special", op.name)
    return _while(words, text, None, op.cond)
