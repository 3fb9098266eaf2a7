"""Effects that decide what else happens: checks, choices, conditions, dice, and doing it for several."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import Many, OneOrMore, SpaceId
from arkham_desktop.arkham.content.words import Among, CheckKind, Picker, Who
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Fact, Op
from arkham_desktop.arkham.effects.condition_base import Condition


class Band(Fact):
    """What happens at `min` to `max` successes (no `max`: or more)."""

    min: int = Field(ge=0)
    max: int | None = None
    do: Effects


class ChoiceOption(Fact):
    """One of the things to choose from; its cost must be payable in full."""

    label: str | None = None
    cost: Effects = ()
    do: Effects


class Face(Fact):
    """What happens when the die shows one of these faces."""

    on: Many[int]
    do: Effects


class Check(Op):
    """Roll a check; several skills: the player picks one. `need` successes pass it.

    `mod_per_round` is added for each round of the final battle; `per_success` happens once for each success,
    `by_successes` by their number.
    """

    op: Literal["check"] = "check"
    skill: OneOrMore[CheckKind]
    mod: Amount
    mod_per_round: int = 0
    need: int = 1
    pass_: Effects = Field(default=(), alias="pass")
    fail: Effects = ()
    per_success: Effects = ()
    by_successes: Many[Band] = ()
    example: ClassVar = {
        "op": "check",
        "skill": "luck",
        "mod": -1,
        "need": 2,
        "pass": [{"op": "return_to_arkham"}],
        "fail": [{"op": "status", "set": "delayed"}],
    }


class Choose(Op):
    """Exactly one of the options must be taken; `if_able`: none when none can be paid."""

    op: Literal["choose"] = "choose"
    options: Many[ChoiceOption] = Field(min_length=1)
    if_able: bool = False
    example: ClassVar = {
        "op": "choose",
        "options": [
            {"do": [{"op": "restore", "what": "stamina"}]},
            {"do": [{"op": "restore", "what": "sanity"}]},
        ],
    }


class May(Op):
    """May pay and do, or else the other; `repeat`: any number of times."""

    op: Literal["may"] = "may"
    cost: Effects = ()
    do: Effects
    else_: Effects = Field(default=(), alias="else")
    repeat: bool = False
    example: ClassVar = {
        "op": "may",
        "cost": [{"op": "lose", "what": "money", "n": 1}],
        "do": [{"op": "gain", "what": "sanity", "n": 1}],
        "repeat": True,
    }


class If(Op):
    """One or the other, depending on a condition."""

    op: Literal["if"] = "if"
    cond: Condition
    then: Effects
    else_: Effects = Field(default=(), alias="else")
    example: ClassVar = {
        "op": "if",
        "cond": {"has_status": "cursed"},
        "then": [{"op": "devoured"}],
        "else": [{"op": "status", "set": "cursed"}],
    }


class Roll(Op):
    """Roll dice that are no check.

    One die: `success` or `failure`, or a `table` of its faces. Several: `per_success`, `per_failure` or
    `by_successes`. `do` happens afterwards always and may use the amounts successes, failures and roll.
    """

    op: Literal["roll"] = "roll"
    dice: Amount
    success: Effects = ()
    failure: Effects = ()
    table: Many[Face] = ()
    per_success: Effects = ()
    per_failure: Effects = ()
    by_successes: Many[Band] = ()
    do: Effects = ()
    example: ClassVar = {
        "op": "roll",
        "dice": 1,
        "success": [{"op": "nothing"}],
        "failure": [{"op": "devoured"}],
    }

    @model_validator(mode="after")
    def _has_a_result(self) -> Self:
        if not self.model_fields_set - {"op", "note", "dice"}:
            raise PydanticCustomError("roll", "the roll decides nothing: say what happens on its results")
        return self


class ForEach(Op):
    """Do it for each of `who`; inside, "you" is the one at hand.

    `any_one` and `any_other` (not you): one, picked by `picker` (you) out of `among` (all); `picker` decides
    ties of the highest and lowest too. open_gates, your_items, your_spells: `this` is the thing at hand.
    """

    op: Literal["for_each"] = "for_each"
    who: Who
    among: Among | None = None
    picker: Picker = "you"
    filter: Literal["unmoved_this_turn"] | None = None
    except_: SpaceId | None = Field(default=None, alias="except")
    do: Effects
    example: ClassVar = {
        "op": "for_each",
        "who": "here",
        "except": "jail-cell",
        "do": [{"op": "move", "to": "street"}],
    }


class Nothing(Op):
    """No effect: the card says that nothing happens."""

    op: Literal["nothing"] = "nothing"
    example: ClassVar = {"op": "nothing"}


class Again(Op):
    """Have another encounter: draw again."""

    op: Literal["again"] = "again"
    example: ClassVar = {"op": "again"}
