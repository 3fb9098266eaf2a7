"""Cards that an investigator can hold: items, spells, skills, allies and the special cards.

All of them answer the same questions (deck, hands, type, use, price, is_item, tradable), whether as a
field or as a property.
"""

from __future__ import annotations

from typing import Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import CardId, Many, SpaceId
from arkham_desktop.arkham.content.row import Count, NamedRow
from arkham_desktop.arkham.content.words import (
    CardDeck,
    CheckKind,
    ItemType,
    ReplacementDeck,
    SpecialKind,
    SpellPhase,
    SpellWhen,
    Status,
    Use,
)
from arkham_desktop.arkham.effects.ability import Abilities
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Fact, Mods
from arkham_desktop.arkham.effects.condition_base import Condition


class Card(NamedRow):
    """A card with `count` copies; its `mods` hold while it is owned, its `abilities` have their moments."""

    count: Count = 1
    mods: Mods = ()
    abilities: Abilities = ()


class Step(Fact):
    """One stop of a task or mission: where, and what a mission sacrifices there."""

    place: SpaceId
    sacrifice: Effects


class Item(Card):
    """A common or unique item. Tasks and missions have `steps` and a `reward`."""

    deck: Literal["common", "unique"]
    count: Count
    price: Count
    type: ItemType
    hands: Count | None
    use: Use | None
    mods: Mods
    abilities: Abilities
    steps: Many[Step] | None = None
    reward: Effects | None = None

    @model_validator(mode="after")
    def _steps_of_a_task(self) -> Self:
        has_steps = {"steps", "reward"} <= self.model_fields_set
        if has_steps != (self.type in ("task", "mission")):
            raise PydanticCustomError(
                "steps", '"steps" and "reward" go with tasks and missions, and only there'
            )
        return self

    @property
    def is_item(self) -> bool:
        """Whether effects that name an "item" mean it too."""
        return True

    @property
    def tradable(self) -> bool:
        """Whether investigators may trade it."""
        return True


class UnpricedCard(Card):
    """A card of no kind of item: it has no list price, and is not used up as an item is."""

    @property
    def type(self) -> ItemType | None:
        """It is no kind of item card."""
        return None

    @property
    def use(self) -> Use | None:
        """It is not used up as an item is."""
        return None

    @property
    def price(self) -> int:
        """It has no list price."""
        return 0


class Spell(UnpricedCard):
    """A spell: `casting` is the modifier of its check (or the monster's awareness), `sanity` what it costs.

    `when` narrows the `phase`; `need` successes cast it; `do` happens on success, `after` in any case.
    """

    count: Count
    casting: int | Literal["awareness"]
    sanity: Count
    hands: Count
    phase: SpellPhase
    when: SpellWhen | None
    need: Amount
    after: Literal["exhaust", "discard"]
    cond: Condition | None
    do: Effects
    mods: Mods
    abilities: Abilities

    @property
    def deck(self) -> CardDeck:
        """The deck it belongs to."""
        return "spell"

    @property
    def is_item(self) -> bool:
        """Whether effects that name an "item" mean it too."""
        return True

    @property
    def tradable(self) -> bool:
        """Whether investigators may trade it."""
        return True


class UnheldCard(UnpricedCard):
    """A card that is no item: it takes no hand and stays with its owner."""

    @property
    def hands(self) -> int | None:
        """It is not held."""
        return None

    @property
    def is_item(self) -> bool:
        """Whether effects that name an "item" mean it too."""
        return False

    @property
    def tradable(self) -> bool:
        """Whether investigators may trade it."""
        return False


class SkillCard(UnheldCard):
    """A skill; `covers` are the checks its added clue dice count for beside that of its own name."""

    count: Count
    mods: Mods
    abilities: Abilities
    covers: Many[CheckKind]

    @property
    def deck(self) -> CardDeck:
        """The deck it belongs to."""
        return "skill"


class Ally(UnheldCard):
    """An ally: `found` where it is recruited, `on_discard` what it gives when discarded."""

    mods: Mods
    abilities: Abilities
    found: SpaceId
    on_discard: Effects = ()

    @property
    def deck(self) -> CardDeck:
        """The deck it belongs to."""
        return "ally"


class SpecialCard(Card):
    """Cards outside the five decks: statuses, memberships, Conditions, injuries, madness, replacements.

    `status`: the card is that status. `limit`: copies one investigator may hold. `lost_on`: what loses it.
    `back`: its other side. `excludes`: what is lost when it comes. `obtained` and `obtain_cost`: where and
    for what. `starts`, `place`, `turned_by`: of Conditions. A replacement takes the place of the copies of
    `replaces` in its deck and is otherwise that card.
    """

    count: Count
    kind: SpecialKind
    status: Status | None = None
    replaces_in: ReplacementDeck | None = Field(default=None, alias="deck")
    replaces: CardId | None = None
    tradable: bool = False
    item: bool = False
    limit: Count | None = None
    lost_on: Many[Literal["insane", "unconscious"]] = ()
    back: CardId | None = None
    excludes: CardId | None = None
    obtained: SpaceId | None = None
    obtain_cost: Effects = ()
    starts: Literal["down"] | None = None
    place: SpaceId | None = None
    turned_by: Effects = ()
    type: ItemType | None = None
    hands: Count | None = None
    use: Use | None = None
    do: Effects = ()

    @model_validator(mode="after")
    def _replacement_or_not(self) -> Self:
        names = (
            ("replaces_in", "replaces")
            if self.kind == "replacement"
            else ("mods", "abilities", "tradable", "item")
        )
        missing = [name for name in names if name not in self.model_fields_set]
        if missing:
            written = ", ".join("deck" if name == "replaces_in" else name for name in missing)
            raise PydanticCustomError(
                "special",
                'a special card of kind "{kind}" needs {names}',
                {"kind": self.kind, "names": written},
            )
        return self

    @property
    def deck(self) -> CardDeck:
        """The deck it belongs to."""
        return "special"

    @property
    def price(self) -> int:
        """Special cards have no list price."""
        return 0

    @property
    def is_item(self) -> bool:
        """Whether effects that name an "item" mean it too."""
        return self.item


AnyCard = Item | Spell | SkillCard | Ally | SpecialCard
"""Every kind of card that an investigator can hold."""
