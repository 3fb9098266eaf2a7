"""Effects on the game as a whole: tracks, phases, the Ancient One, and losing."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from arkham_desktop.arkham.content.words import Defense, Track
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Op, require_one_of


class MoveTrack(Op):
    """Raise or lower a track by `n`, or `set` it; `space`: any of the federal raid's."""

    op: Literal["track"] = "track"
    name: Track
    n: Amount | None = None
    set: int | None = None
    space: Literal["any"] | None = None
    example: ClassVar = {"op": "track", "name": "feds_raid", "n": 1, "space": "any"}

    @model_validator(mode="after")
    def _n_or_set(self) -> Self:
        require_one_of(self, "n", "set")
        return self


class SkipPhase(Op):
    """That phase of this turn is skipped."""

    op: Literal["skip_phase"] = "skip_phase"
    phase: Literal["mythos"]
    example: ClassVar = {"op": "skip_phase", "phase": "mythos"}


class LoseGame(Op):
    """The investigators lose the game."""

    op: Literal["lose_game"] = "lose_game"
    example: ClassVar = {"op": "lose_game"}


class Awaken(Op):
    """The Ancient One awakens."""

    op: Literal["awaken"] = "awaken"
    example: ClassVar = {"op": "awaken"}


class FixCombatRating(Op):
    """The Ancient One's combat rating is computed now and stays so."""

    op: Literal["fix_combat_rating"] = "fix_combat_rating"
    example: ClassVar = {"op": "fix_combat_rating"}


class ChangeDefense(Op):
    """One defense of the Ancient One becomes another."""

    op: Literal["change_defense"] = "change_defense"
    from_: Defense = Field(alias="from")
    to: Defense
    example: ClassVar = {"op": "change_defense", "from": "magical_resistance", "to": "magical_immunity"}
