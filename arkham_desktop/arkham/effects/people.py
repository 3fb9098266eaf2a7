"""Effects on where an investigator is and how he fares: statuses, moves, Other Worlds, encounters."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from arkham_desktop.arkham.content.fields import CardId, MoveTarget, SpaceId, WorldTarget
from arkham_desktop.arkham.content.words import Picker, Status
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Op, require_one_of


class SetStatus(Op):
    """Set or clear a status; `money` and `repay`: of this bank loan; `to`: which jail."""

    op: Literal["status"] = "status"
    set: Status | None = None
    clear: Status | None = None
    even_if_immune: bool = False
    money: int | None = None
    repay: int | None = None
    to: SpaceId | None = None
    example: ClassVar = {"op": "status", "set": "bank_loan", "money": 15, "repay": 10}

    @model_validator(mode="after")
    def _set_or_clear(self) -> Self:
        require_one_of(self, "set", "clear")
        return self


class TurnCondition(Op):
    """Turn a Condition card face up or face down."""

    op: Literal["condition"] = "condition"
    card: CardId
    side: Literal["up", "down"]
    example: ClassVar = {"op": "condition", "card": "coded-messages", "side": "up"}


class InnsmouthLook(Op):
    """Draw `n` Innsmouth Look cards at once."""

    op: Literal["innsmouth_look"] = "innsmouth_look"
    n: int
    example: ClassVar = {"op": "innsmouth_look", "n": 1}


class Move(Op):
    """Move there; `encounter`: have one at once, drawing `draw` cards and keeping `keep`."""

    op: Literal["move"] = "move"
    to: MoveTarget
    encounter: bool = False
    draw: int = 1
    keep: int = 1
    example: ClassVar = {"op": "move", "to": "woods", "encounter": True, "draw": 2, "keep": 1}


class ReturnToArkham(Op):
    """Come back from an Other World to a gate that leads there; `explored`: with the marker."""

    op: Literal["return_to_arkham"] = "return_to_arkham"
    explored: bool = True
    example: ClassVar = {"op": "return_to_arkham", "explored": False}


class GoToOtherWorld(Op):
    """Go to an Other World (nothing if no open gate leads there); `then`: what comes after the encounter.

    `top_gate_marker`: look at the top marker of the pile; it goes back on top.
    """

    op: Literal["other_world"] = "other_world"
    world: WorldTarget
    area: int = Field(default=1, ge=1, le=2)
    encounter: bool = False
    then: Literal["return", "stay"] | None = None
    picker: Picker = "you"
    example: ClassVar = {"op": "other_world", "world": "this", "area": 1, "encounter": False, "then": "stay"}


class Devoured(Op):
    """The investigator is devoured."""

    op: Literal["devoured"] = "devoured"
    example: ClassVar = {"op": "devoured"}


class Encounter(Op):
    """Have an encounter of that place without moving, drawing `draw` cards and keeping `keep`."""

    op: Literal["encounter"] = "encounter"
    place: SpaceId
    draw: Amount | None = None
    keep: int = 1
    example: ClassVar = {"op": "encounter", "place": "library", "draw": 2, "keep": 1}
