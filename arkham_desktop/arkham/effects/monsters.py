"""Effects on monsters: those met in an encounter, those put on the board or taken off it, and trophies."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import (
    KindId,
    Many,
    MonsterSource,
    NeighborhoodId,
    SpawnTarget,
    WorldId,
)
from arkham_desktop.arkham.content.words import Area, SpawnFrom, TrophyWhat
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Fact, Op, require_one_of
from arkham_desktop.arkham.effects.filters import MonsterFilter


class Bonus(Fact):
    """Added to the combat checks against this monster."""

    combat: int


class MeetMonster(Op):
    """A monster appears for this investigator only.

    `kind`: out of the cup, of that kind, or those on this rumor card (`card`); `filter` and `max_draws`:
    draw until one fits; `evade`: it cannot be evaded; `lose_if_evaded`: evading counts as losing;
    `else`: there is none.
    """

    op: Literal["monster"] = "monster"
    n: Amount
    kind: MonsterSource
    from_: Literal["cup"] | None = Field(default=None, alias="from")
    bonus: Bonus | None = None
    evade: Literal["auto_fail"] | None = None
    filter: MonsterFilter | None = None
    max_draws: int | None = None
    win: Effects = ()
    lose: Effects = ()
    lose_if_evaded: bool = False
    else_: Effects = Field(default=(), alias="else")
    example: ClassVar = {
        "op": "monster",
        "n": 1,
        "kind": "cup",
        "filter": {"toughness_at_least": 3},
        "max_draws": 5,
    }


class Spawn(Op):
    """Monsters appear on the board, out of the cup unless `from` says else.

    `counts`: whether they count for the monster limit; `sheet`: a random one of the Ancient One's;
    `worlds`: those of `each_open_gate_to`; `even_if_sealed`: an elder sign does not hinder it.
    """

    op: Literal["spawn"] = "spawn"
    n: Amount
    at: SpawnTarget
    worlds: Many[WorldId] = ()
    kind: KindId | None = None
    from_: SpawnFrom | None = Field(default=None, alias="from")
    counts: bool = True
    even_if_sealed: bool = False
    example: ClassVar = {
        "op": "spawn",
        "n": 1,
        "at": "drawn_gate_location",
        "kind": "servant-of-glaaki",
        "from": "sheet",
        "even_if_sealed": True,
    }

    @model_validator(mode="after")
    def _worlds_with_gates(self) -> Self:
        if bool(self.worlds) != (self.at == "each_open_gate_to"):
            raise PydanticCustomError("spawn", '"worlds" goes with "at": "each_open_gate_to", and only there')
        return self


class MonstersToCup(Op):
    """Monsters go back to the cup; `each_roll`: only those for which a die succeeds."""

    op: Literal["monsters_to_cup"] = "monsters_to_cup"
    where: Area | None = None
    neighborhood: NeighborhoodId | None = None
    filter: MonsterFilter | None = None
    each_roll: Literal["success"] | None = None
    example: ClassVar = {"op": "monsters_to_cup", "where": "board", "each_roll": "success"}

    @model_validator(mode="after")
    def _where_or_neighborhood(self) -> Self:
        require_one_of(self, "where", "neighborhood")
        return self


class DefeatMonster(Op):
    """Defeat monsters of one's choice without a fight."""

    op: Literal["defeat_monster"] = "defeat_monster"
    where: Area
    n: Amount
    filter: MonsterFilter | None = None
    example: ClassVar = {"op": "defeat_monster", "where": "board", "n": 1, "filter": {"spawn": False}}


class MoveMonster(Op):
    """Monsters of one's choice move to one's own space."""

    op: Literal["move_monster"] = "move_monster"
    n: Amount
    from_: Many[Literal["board", "sky", "adjacent"]] = Field(alias="from")
    to: Literal["here"]
    example: ClassVar = {"op": "move_monster", "n": "any", "from": ["adjacent"], "to": "here"}


class ClaimTrophy(Op):
    """Take monsters as trophies; `endless_too`: even endless ones."""

    op: Literal["claim_trophy"] = "claim_trophy"
    what: TrophyWhat
    n: int
    endless_too: bool = False
    example: ClassVar = {"op": "claim_trophy", "what": "monster_from_cup", "n": 1, "endless_too": True}


class ToSheet(Op):
    """Put monsters of a kind on the Ancient One's sheet."""

    op: Literal["to_sheet"] = "to_sheet"
    kind: KindId
    n: int
    example: ClassVar = {"op": "to_sheet", "kind": "cultist", "n": 1}
