"""Effects on the board: gates, elder signs, clue tokens and closed locations."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import model_validator

from arkham_desktop.arkham.content.fields import ClosingPlace, WorldId
from arkham_desktop.arkham.content.words import ClueAt, ElderSignAt, GateWhich, Picker, Until
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Op, require_one_of


class OpenGate(Op):
    """A gate opens here; `monster`: with a monster that stays on the board."""

    op: Literal["gate"] = "gate"
    at: Literal["here"]
    monster: bool = False
    example: ClassVar = {"op": "gate", "at": "here", "monster": True}


class CloseGate(Op):
    """Close a gate. `any`: one of choice; `entered`: the one gone through; `where`: only those in Arkham.

    `seal`: may be sealed; `free`: without paying clues; `trophy`: its marker is a trophy;
    `explored` false: no explored marker is needed.
    """

    op: Literal["close_gate"] = "close_gate"
    which: GateWhich
    world: WorldId | None = None
    where: Literal["arkham"] | None = None
    picker: Picker = "you"
    seal: bool = False
    trophy: bool = True
    free: bool = False
    explored: bool = True
    example: ClassVar = {"op": "close_gate", "which": "any", "world": "rlyeh", "seal": False, "trophy": True}


class MoveGate(Op):
    """Move an open gate to another unstable location."""

    op: Literal["move_gate"] = "move_gate"
    example: ClassVar = {"op": "move_gate"}


class SwapGate(Op):
    """An open gate's marker goes under the pile and the top one takes its place.

    Monsters leave as if the gate had been closed.
    """

    op: Literal["swap_gate"] = "swap_gate"
    example: ClassVar = {"op": "swap_gate"}


class ElderSign(Op):
    """Put an elder sign on the board, or take some off."""

    op: Literal["elder_sign"] = "elder_sign"
    at: ElderSignAt | None = None
    remove: int | Literal["all"] | None = None
    example: ClassVar = {"op": "elder_sign", "remove": 1}

    @model_validator(mode="after")
    def _put_or_remove(self) -> Self:
        require_one_of(self, "at", "remove")
        return self


class ClueTokens(Op):
    """Put clue tokens on the board, or take them off (`-all`)."""

    op: Literal["clue"] = "clue"
    at: ClueAt
    n: Amount
    example: ClassVar = {"op": "clue", "at": "all", "n": "-all"}


class CloseLocation(Op):
    """Close a location: nobody enters, those inside go to the street. `token_place`: where the token lies."""

    op: Literal["close_location"] = "close_location"
    place: ClosingPlace
    until: Until
    example: ClassVar = {"op": "close_location", "place": "token_place", "until": "permanent"}
