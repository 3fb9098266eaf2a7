"""Sentences of effects on gates, clue tokens, locations and monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import gates, monsters
from arkham_desktop.arkham.effects.base import sentence
from arkham_desktop.arkham.text import nouns, phrases, telling
from arkham_desktop.arkham.text.grouping import together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.text.words import Words


# --- gates and places --------------------------------------------------------------------------------
@sentence(gates.OpenGate)
def tell_open_gate(words: Words, op: gates.OpenGate) -> str:
    """`open a gate here`, with a monster."""
    return words("effect-gate-monster" if op.monster else "effect-gate")


@sentence(gates.CloseGate)
def tell_close_gate(words: Words, op: gates.CloseGate) -> str:
    """`close the gate here`, and what is different from closing it by hand."""
    which = words.of("whichgate", op.which, picker=op.picker, where=op.where or "any")
    if op.world is not None:
        which = words("effect-close-world", which=which, world=words.said(op.world))
    text = words("effect-close", which=which)
    if op.seal:
        text = words("effect-close-free" if op.free else "effect-close-seal", text=text)
    if not op.trophy:
        text = words("effect-close-no-trophy", text=text)
    return words("effect-close-unexplored", text=text) if not op.explored else text


@sentence(gates.MoveGate)
def tell_move_gate(words: Words, op: gates.MoveGate) -> str:
    """`move an open gate to another unstable location`."""
    return words("effect-move-gate")


@sentence(gates.SwapGate)
def tell_swap_gate(words: Words, op: gates.SwapGate) -> str:
    """`exchange an open gate's marker`."""
    return words("effect-swap-gate")


@sentence(gates.ElderSign)
def tell_elder_sign(words: Words, op: gates.ElderSign) -> str:
    """`put an elder sign here`, `remove 1 elder sign`."""
    if op.at is not None:
        return words.of("effect-elder-sign", op.at)
    if op.remove == "all":
        return words("effect-elder-sign-remove-all")
    return words("effect-elder-sign-remove", n=op.remove or 0)


@sentence(gates.ClueTokens)
def tell_clue_tokens(words: Words, op: gates.ClueTokens) -> str:
    """`put 1 Clue token on each …`, `remove all Clue tokens from the board`."""
    if op.n.word == "-all":
        return words.of("effect-clue-remove", op.at)
    return words.of("effect-clue", op.at, clues=nouns.things(words, "clue", op.n))


@sentence(gates.CloseLocation)
def tell_close_location(words: Words, op: gates.CloseLocation) -> str:
    """`close the Library until the end of the next turn`."""
    return words("effect-close-location", place=_closing(words, op.place), until=words.of("until", op.until))


def _closing(words: Words, place: str) -> str:
    key = f"closing-{place}"
    return words(key) if words.has(key) else words.said(place)


@together(gates.CloseLocation, "place")
def tell_close_locations(words: Words, ops: Sequence[gates.CloseLocation]) -> str:
    """`close the Library and the Administration until the end of the next turn`."""
    places = words.both([_closing(words, op.place) for op in ops])
    return words("effect-close-location", place=places, until=words.of("until", ops[0].until))


# --- monsters ----------------------------------------------------------------------------------------
@sentence(monsters.MeetMonster)
def tell_monster(words: Words, op: monsters.MeetMonster) -> str:
    """`meet a monster out of the cup`, and what winning and losing do."""
    if op.kind in ("cup", "card"):
        text = words.of("effect-monster", op.kind, n=op.n.fixed or 0)
    else:
        text = words("effect-monster", kind=words.named(op.kind), n=op.n.fixed or 0)
        if op.from_ is not None:
            text = words("effect-monster-from-cup", text=text)
    if op.filter is not None:
        sought = phrases.monsters(words, op.filter, None, singly="one")
        text = words("effect-monster-filter", text=text, monsters=sought)
    if op.max_draws is not None:
        text = words("effect-monster-draws", text=text, n=op.max_draws)
    if op.bonus is not None:
        text = words("effect-monster-bonus", text=text, n=words.signed(op.bonus.combat))
    if op.evade is not None:
        text = words("effect-monster-no-evade", text=text)
    branches = []
    if op.win:
        branches.append(telling.branch(words, "effect-monster-win", op.win))
    if op.lose:
        key = "effect-monster-lose-or-evade" if op.lose_if_evaded else "effect-monster-lose"
        branches.append(telling.branch(words, key, op.lose))
    if op.else_:
        branches.append(telling.branch(words, "effect-monster-none", op.else_))
    return telling.with_branches(words, text, branches)


@sentence(monsters.Spawn)
def tell_spawn(words: Words, op: monsters.Spawn) -> str:
    """`put 2 monsters in Downtown`, and from where."""
    return _spawn(words, op, _spawn_place(words, op))


@together(monsters.Spawn, "at")
def tell_spawns(words: Words, ops: Sequence[monsters.Spawn]) -> str:
    """`put 1 monster each in the streets of Church Green and in Devil Reef`."""
    places = words.both([_spawn_place(words, op) for op in ops])
    return _spawn(words, ops[0], words("spawn-at-each", places=places))


def _spawn_place(words: Words, op: monsters.Spawn) -> str:
    if op.worlds:
        return words("spawn-at-gates", worlds=words.either(phrases.names(words, op.worlds)))
    key = f"spawn-at-{op.at}"
    if words.has(key):
        return words(key, this=phrases.this(words))
    return words("at-place", place=phrases.space(words, op.at))


def _spawn(words: Words, op: monsters.Spawn, where: str) -> str:
    fixed = op.n.fixed
    what = words(
        "spawn-monsters",
        how="n" if fixed is not None else "all" if op.n.word is not None else "amount",
        n=fixed or 0,
        amount="" if op.n.word is not None else nouns.phrase(words, op.n),
        kind=words.named(op.kind) + " " if op.kind is not None else "",
    )
    if op.from_ is not None:
        what = words.of("spawn-from", op.from_, monsters=what, this=phrases.this(words))
    text = words("effect-spawn", monsters=what, where=where)
    if op.even_if_sealed:
        text = words("effect-spawn-sealed", text=text)
    return text if op.counts else words("effect-spawn-uncounted", text=text)


@sentence(monsters.MonstersToCup)
def tell_to_cup(words: Words, op: monsters.MonstersToCup) -> str:
    """`return all monsters in the streets to the cup`."""
    if op.where == "this":
        what = phrases.this(words) if words.host == "monster" else words("versus-monster")
        return words("effect-to-cup", what=what)
    if op.neighborhood is not None:
        where = words("at-neighborhood", place=words.said(op.neighborhood))
    else:
        assert op.where is not None, "the model demands one of the two"
        where = words.of("at", op.where)
    singly = "each" if op.each_roll is not None else "all"
    found = phrases.monsters(words, op.filter, None, singly=singly)
    what = words("effect-monsters-where", monsters=found, where=where)
    return words("effect-to-cup-each-roll" if op.each_roll is not None else "effect-to-cup", what=what)


@sentence(monsters.DefeatMonster)
def tell_defeat(words: Words, op: monsters.DefeatMonster) -> str:
    """`defeat 1 monster of your choice without a fight`."""
    what = phrases.monsters(words, op.filter, op.n)
    where = words("effect-monsters-where", monsters=what, where=words.of("at", op.where))
    return words("effect-defeat", what=where)


@sentence(monsters.MoveMonster)
def tell_move_monster(words: Words, op: monsters.MoveMonster) -> str:
    """`move any number of monsters from adjacent spaces here`."""
    where = words.either([words.of("movefrom", one) for one in op.from_])
    return words("effect-move-monster", monsters=phrases.monsters(words, None, op.n), where=where)


@sentence(monsters.ClaimTrophy)
def tell_claim(words: Words, op: monsters.ClaimTrophy) -> str:
    """`take 1 monster out of the cup as a trophy`."""
    text = words.of("effect-claim", op.what, n=op.n)
    return words("effect-claim-endless", text=text) if op.endless_too else text


@sentence(monsters.ToSheet)
def tell_to_sheet(words: Words, op: monsters.ToSheet) -> str:
    """`put 1 Cultist on the Ancient One's sheet`."""
    many = f"monsters-many-{op.kind}"
    kind = words(many) if op.n > 1 and words.has(many) else words.named(op.kind)
    return words("effect-to-sheet", kind=kind, n=op.n)
