"""Effects on checks and combat: rerolls, more dice, successes, bonuses, passing and failing."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from arkham_desktop.arkham.content.fields import OneOrMore
from arkham_desktop.arkham.content.words import CheckOrAny, SkillOrAll, Until
from arkham_desktop.arkham.effects.base import Op
from arkham_desktop.arkham.effects.filters import Versus


class Reroll(Op):
    """Reroll the check just made; `dice`: only so many of them, or the failures; `who`: anybody's check."""

    op: Literal["reroll"] = "reroll"
    check: CheckOrAny
    dice: int | Literal["failures"] | None = None
    who: Literal["any_one"] | None = None
    example: ClassVar = {"op": "reroll", "check": "any", "dice": "failures", "who": "any_one"}


class ExtraDice(Op):
    """Dice added to the check just made, `n` for each 1 that was rolled."""

    op: Literal["extra_dice"] = "extra_dice"
    n: int
    per: Literal["rolled_1"]
    example: ClassVar = {"op": "extra_dice", "n": 2, "per": "rolled_1"}


class AutoSuccess(Op):
    """Successes added to such a check."""

    op: Literal["auto_success"] = "auto_success"
    check: CheckOrAny
    n: int
    example: ClassVar = {"op": "auto_success", "check": "any", "n": 3}


class PassCheck(Op):
    """The check counts as passed."""

    op: Literal["pass_check"] = "pass_check"
    check: OneOrMore[CheckOrAny]
    vs: Versus | None = None
    example: ClassVar = {"op": "pass_check", "check": "combat", "vs": {"trait": "undead"}}


class FailCheck(Op):
    """The check counts as failed."""

    op: Literal["fail_check"] = "fail_check"
    check: OneOrMore[CheckOrAny]
    example: ClassVar = {"op": "fail_check", "check": "combat"}


class EndCombat(Op):
    """The combat is over; `evaded`: as if the monster had been evaded."""

    op: Literal["end_combat"] = "end_combat"
    as_: Literal["evaded"] | None = Field(default=None, alias="as")
    example: ClassVar = {"op": "end_combat", "as": "evaded"}


class FightBonus(Op):
    """A bonus to combat checks; `magical`: reduced by magical resistance."""

    op: Literal["fight_bonus"] = "fight_bonus"
    n: int
    until: Until
    kind: Literal["magical"] | None = None
    example: ClassVar = {"op": "fight_bonus", "n": 9, "until": "end_of_combat", "kind": "magical"}


class SkillBonus(Op):
    """A bonus to all checks with this skill."""

    op: Literal["skill_bonus"] = "skill_bonus"
    skill: SkillOrAll
    n: int
    until: Until
    example: ClassVar = {"op": "skill_bonus", "skill": "all", "n": 1, "until": "end_of_turn"}
