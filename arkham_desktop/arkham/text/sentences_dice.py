"""Sentences of effects on checks and combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import dice
from arkham_desktop.arkham.effects.base import sentence
from arkham_desktop.arkham.text import nouns, phrases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.text.words import Words


def check_phrase(words: Words, kinds: Sequence[str]) -> str:
    """`a Combat or Horror check`, `any check`."""
    return words("check-phrase", kind=words.either([words.of("check", one) for one in kinds]), which=kinds[0])


@sentence(dice.Reroll)
def tell_reroll(words: Words, op: dice.Reroll) -> str:
    """`reroll a Combat check`, or only some of its dice."""
    check = check_phrase(words, [op.check])
    if op.who is not None:
        check = words("effect-reroll-anybody", check=check)
    if op.dice is None:
        return words("effect-reroll", check=check)
    if op.dice == "failures":
        return words("effect-reroll-failures", check=check)
    return words("effect-reroll-dice", check=check, n=op.dice)


@sentence(dice.ExtraDice)
def tell_extra_dice(words: Words, op: dice.ExtraDice) -> str:
    """`add 2 dice for each 1 rolled`."""
    return words("effect-extra-dice", n=op.n)


@sentence(dice.AutoSuccess)
def tell_auto_success(words: Words, op: dice.AutoSuccess) -> str:
    """`add 1 success to a check`."""
    return words(
        "effect-auto-success",
        successes=nouns.counted(words, "success", op.n),
        check=check_phrase(words, [op.check]),
    )


@sentence(dice.PassCheck)
def tell_pass_check(words: Words, op: dice.PassCheck) -> str:
    """`pass a Combat check`."""
    text = words("effect-pass-check", check=check_phrase(words, op.check))
    return (
        words("effect-against", text=text, what=phrases.versus(words, op.vs)) if op.vs is not None else text
    )


@sentence(dice.FailCheck)
def tell_fail_check(words: Words, op: dice.FailCheck) -> str:
    """`fail a Horror check`."""
    if len(op.check) > 1:
        return words("effect-fail-checks", checks=words.both([words.of("check", one) for one in op.check]))
    return words("effect-fail-check", check=words.of("check", op.check[0]))


@sentence(dice.EndCombat)
def tell_end_combat(words: Words, op: dice.EndCombat) -> str:
    """`end the combat`."""
    return words("effect-end-combat" if op.as_ is None else "effect-end-combat-evaded")


@sentence(dice.FightBonus)
def tell_fight_bonus(words: Words, op: dice.FightBonus) -> str:
    """`get +3 to Combat checks until the end of this combat`, `get +5 to this Combat check`."""
    if op.until == "this_check" and op.kind is None:
        return words("effect-fight-bonus-this", n=words.signed(op.n))
    return words(
        "effect-fight-bonus",
        n=words.signed(op.n),
        until=words.of("until", op.until),
        magical="yes" if op.kind is not None else "no",
    )


@sentence(dice.SkillBonus)
def tell_skill_bonus(words: Words, op: dice.SkillBonus) -> str:
    """`get +1 to all skills until the end of the turn`."""
    return words(
        "effect-skill-bonus",
        n=words.signed(op.n),
        skill=words.of("skill", op.skill),
        until=words.of("until", op.until),
    )
