"""Abilities: what a card, place, monster or person can do at a moment, at a price."""

from __future__ import annotations

from pydantic import Field

from arkham_desktop.arkham.content.fields import Many, OneOrMore, PlaceOrAt
from arkham_desktop.arkham.content.words import Per, Status, When
from arkham_desktop.arkham.effects.base import Effects, Fact
from arkham_desktop.arkham.effects.condition_base import Condition
from arkham_desktop.arkham.effects.filters import Versus


class Limit(Fact):
    """How often an ability may be used."""

    per: Per
    n: int = Field(ge=1)


class Ability(Fact):
    """What its owner may do, or what happens, at a moment.

    `when` holds all its moments; `at`: only there; `vs`: about such monsters; `status`: of `gain_status`;
    `cond`: only while it holds; `instead_of_encounter`: in place of an encounter there; `optional`: may be
    left; `cost` must be paid in full before `do`.
    """

    title: str | None = None
    when: OneOrMore[When]
    at: PlaceOrAt | None = None
    vs: Versus | None = None
    status: Status | None = None
    cond: Condition | None = None
    instead_of_encounter: bool = False
    optional: bool = False
    limit: Limit | None = None
    cost: Effects = ()
    do: Effects
    note: str | None = None


Abilities = Many[Ability]
