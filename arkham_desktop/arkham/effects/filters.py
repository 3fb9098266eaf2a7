"""Which monsters, which cards and against whom: the small filters that several effects share."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import CardId, KindId, Many, WorldId
from arkham_desktop.arkham.content.words import CardType, Movement, ShopDeck, Symbol, Trait
from arkham_desktop.arkham.effects.base import Fact, require_one_of

SymbolChoice = Literal[Symbol, "chosen", "same_as_paid"]


class NarrowingFact(Fact):
    """A filter: every field narrows it, and one without fields would say nothing."""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not self.model_fields_set:
            raise PydanticCustomError("filter", "a filter needs at least one field; leave it out instead")
        return self


class MonsterFilter(NarrowingFact):
    """Which monsters. `chosen`: the player picks the symbol, `same_as_paid`: that of the trophy just paid."""

    kinds: Many[KindId] | None = None
    symbol: SymbolChoice | None = None
    not_symbol: Symbol | None = None
    movement: Movement | None = None
    toughness_at_least: int | None = None
    spawn: bool | None = None


class CardFilter(NarrowingFact):
    """Which cards. `used`: the ones used in this attack."""

    type: CardType | None = None
    not_type: CardType | None = None
    price_at_least: int | None = None
    cards: Many[CardId] | None = None
    deck: ShopDeck | None = None
    used: bool | None = None


class Versus(Fact):
    """Against whom or what something counts: exactly one field."""

    kinds: Many[KindId] | None = None
    trait: Trait | None = None
    movement: Movement | None = None
    world: WorldId | None = None
    weapon: Literal["magical"] | None = None
    all: Literal[True] | None = None

    @model_validator(mode="after")
    def _one_field(self) -> Self:
        require_one_of(self, "kinds", "trait", "movement", "world", "weapon", "all")
        return self
