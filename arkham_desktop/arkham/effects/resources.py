"""Effects on what an investigator counts: clues, money, stamina, sanity, trophies, movement points."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import OneOrMore
from arkham_desktop.arkham.content.words import Resource, Spendable
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Op
from arkham_desktop.arkham.effects.filters import MonsterFilter


class Gain(Op):
    """Gain some. `over_max`: even above the maximum; `from`: clue tokens that lie on the board."""

    op: Literal["gain"] = "gain"
    what: Resource
    n: Amount
    over_max: bool = False
    from_: Literal["own_neighborhood"] | None = Field(default=None, alias="from")
    example: ClassVar = {"op": "gain", "what": "stamina", "n": 3, "over_max": True}

    @model_validator(mode="after")
    def _can_be_gained(self) -> Self:
        if self.what == "monster_trophy_toughness":
            raise PydanticCustomError("gain", "toughness is only paid; monster trophies are what one gains")
        return self


class Lose(Op):
    """Lose some, as much as there is.

    `filter`: which monster trophies; `down_to`: keep that many; `at_zero`: happens if it falls to 0.
    """

    op: Literal["lose"] = "lose"
    what: Resource
    n: Amount
    filter: MonsterFilter | None = None
    down_to: int = 0
    at_zero: Effects = ()
    example: ClassVar = {"op": "lose", "what": "sanity", "n": "all", "down_to": 1}


class Spend(Op):
    """Pay; several kinds: any mix of them. `max` is the limit when `n` is `any`."""

    op: Literal["spend"] = "spend"
    what: OneOrMore[Spendable]
    n: Amount
    max: int | None = None
    example: ClassVar = {"op": "spend", "what": "money", "n": "any", "max": 4}


class Restore(Op):
    """Back to the maximum."""

    op: Literal["restore"] = "restore"
    what: Literal["stamina", "sanity", "both"]
    example: ClassVar = {"op": "restore", "what": "both"}
