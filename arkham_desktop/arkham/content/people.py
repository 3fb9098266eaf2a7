"""Models of the rows about the investigators: their sheets and personal stories."""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import Discriminator, Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import CardId, HomeSpace, Many
from arkham_desktop.arkham.content.row import Count, NamedRow, Row, Text
from arkham_desktop.arkham.content.words import SKILLS, RandomDeck, Resource, Skill
from arkham_desktop.arkham.effects.ability import Abilities
from arkham_desktop.arkham.effects.base import Fact, Mods
from arkham_desktop.arkham.effects.condition_base import Condition


class FixedAmount(Fact):
    """Something counted that an investigator starts with."""

    what: Resource
    n: int


class FixedCard(Fact):
    """A card that an investigator starts with."""

    card: CardId


def _fixed_tag(value: Any) -> str:
    if isinstance(value, FixedCard):
        return "FixedCard"
    return "FixedCard" if isinstance(value, dict) and "card" in value else "FixedAmount"


FixedPossession = Annotated[
    Annotated[FixedAmount, Tag("FixedAmount")] | Annotated[FixedCard, Tag("FixedCard")],
    Discriminator(_fixed_tag),
]


class RandomPossession(Fact):
    """Cards drawn at the start."""

    deck: RandomDeck
    n: Count


SkillStops = Annotated[tuple[int, int, int, int], Field(strict=False)]


class Investigator(NamedRow):
    """An investigator's sheet. `skills` gives each skill's value at the four stops of its slider."""

    occupation: Text
    home: HomeSpace
    sanity: Count
    stamina: Count
    focus: Count
    skills: dict[Skill, SkillStops]
    fixed: Many[FixedPossession]
    random: Many[RandomPossession]
    mods: Mods
    abilities: Abilities
    pairs: Many[Many[Skill]] = (("speed", "sneak"), ("fight", "will"), ("lore", "luck"))

    @model_validator(mode="after")
    def _all_six_skills(self) -> Self:
        if set(self.skills) != set(SKILLS):
            raise PydanticCustomError(
                "skills", "an investigator has all six skills: {names}", {"names": ", ".join(SKILLS)}
            )
        return self


class LastingResult(Fact):
    """What holds from now on."""

    mods: Mods
    abilities: Abilities


class PersonalStory(Row):
    """The two story cards of an investigator: when it passes or fails, what holds then; null is unknown."""

    investigator: Text  # two belong to investigators of another expansion, so this is no reference
    pass_: Condition | None = Field(alias="pass")
    fail: Condition | None
    pass_effect: LastingResult | None
    fail_effect: LastingResult | None
    abilities: Abilities
