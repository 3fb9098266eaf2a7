"""One strict model for each kind of row: monsters, Ancient Ones, Mythos, gates, encounters.

The boards are in `boards`, investigators in `people`, the cards they hold in `cards`. `ROW_KINDS` has all, by
the name of the file that each kind is read from.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.boards import Connection, MarkerPrint, OtherWorld, Space
from arkham_desktop.arkham.content.cards import Ally, AnyCard, Card, Item, SkillCard, SpecialCard, Spell
from arkham_desktop.arkham.content.fields import (
    AncientOneId,
    KindId,
    Many,
    MonsterRowId,
    NeighborhoodId,
    Ref,
    SpaceId,
)
from arkham_desktop.arkham.content.people import (
    FixedAmount,
    FixedCard,
    Investigator,
    LastingResult,
    PersonalStory,
    RandomPossession,
)
from arkham_desktop.arkham.content.row import Count, NamedRow, Row, RowId, Text
from arkham_desktop.arkham.content.words import (
    Board,
    Defense,
    ExtraDeck,
    ExtraKind,
    GateCardColor,
    Movement,
    MythosTrait,
    MythosType,
    Symbol,
    Track,
    Trait,
    When,
)
from arkham_desktop.arkham.effects.ability import Abilities
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Fact, Mods, require_one_of
from arkham_desktop.arkham.effects.condition_base import Condition


# --- monsters ----------------------------------------------------------------------------------------
class Rating(Fact):
    """The modifier of a check and the damage when it fails."""

    rating: int
    damage: int


class SpecialMovement(Fact):
    """What a monster of special movement does when its symbol moves."""

    moves: bool
    do: Effects = ()
    note: Text


class Monster(NamedRow):
    """One printing of a monster. `horror` null: no horror check; `combat` null: no combat.

    `kind` is what effects refer to; `mask`: in the cup only for Nyarlathotep; `spawn`: never in the cup;
    `defeated_to`: where it goes instead of the trophies; `ratings_from`: the Dunwich Horror cards.
    """

    kind: KindId
    count: Count
    mask: bool
    spawn: bool
    movement: Movement
    symbol: Symbol
    awareness: int | None
    horror: Rating | None
    toughness: int | None
    combat: Rating | None
    ratings_from: Literal["dunwich_horror"] | None = None
    traits: Many[Trait]
    mods: Mods
    abilities: Abilities
    special_movement: SpecialMovement | None = None
    variant: int | None = None
    same_as: MonsterRowId | None = None
    ancient_one: AncientOneId | None = None
    defeated_to: Literal["sheet", "aside"] | None = None
    aliases: Many[Text] = ()

    @model_validator(mode="after")
    def _has_its_numbers(self) -> Self:
        fights = self.ratings_from is None and self.movement != "none"
        if fights and (self.toughness is None or self.awareness is None):
            raise PydanticCustomError("monster", "a monster needs its toughness and its awareness")
        return self


class DunwichHorrorCard(Row):
    """A card of the Dunwich Horror's ratings, or the rule of that deck; null is unknown."""

    kind: Literal["rule", "card"]
    count: Count
    toughness: int
    awareness: int
    track_length: int | None = None
    horror: Rating | None = None
    combat: Rating | None = None
    traits: Many[Trait] | None = None
    abilities: Abilities | None = None


# --- Ancient Ones ------------------------------------------------------------------------------------
class AncientOne(NamedRow):
    """An Ancient One. `mods` hold while its power is active, `worshippers` while it sleeps.

    `battle_mods` hold in the final battle; abilities with a battle moment always. `-infinity`: nobody can
    fight it.
    """

    doom: Count
    combat_rating: Literal["-infinity"] | Amount
    defenses: Many[Defense]
    power_name: Text
    power_active: Literal["asleep", "both"]
    mods: Mods
    abilities: Abilities
    worshippers: Mods
    start_of_battle: Effects
    attack: Effects
    battle_mods: Mods
    sheet_monsters: Many[MonsterRowId] = ()
    components: dict[str, int] = Field(default_factory=dict)
    lives: int = 1
    defenses_by_life: Many[Many[Defense]] = ()


class Herald(NamedRow):
    """A Herald; `with_ancient_one`: what it adds beside certain Ancient Ones."""

    title: Text
    requires: Text
    mods: Mods
    abilities: Abilities
    with_ancient_one: dict[AncientOneId, LastingResult]


# --- Mythos, gates, encounters -----------------------------------------------------------------------
class RumorPass(Fact):
    """How a Rumor is passed: a cost paid, or a condition reached."""

    cost: Effects = ()
    cond: Condition | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        require_one_of(self, "cost", "cond")
        return self


class Rumor(Fact):
    """The lower half of a Rumor. Conditions are watched all the time, `fail` only at `fail_when` if given."""

    at: SpaceId | None
    mods: Mods
    abilities: Abilities
    pass_: RumorPass = Field(alias="pass")
    pass_do: Effects
    fail: Condition
    fail_when: When | None = None
    fail_do: Effects


class Mythos(NamedRow):
    """A Mythos card: where a gate opens, where clues appear, which symbols move, what it does."""

    count: Count
    type: MythosType
    trait: MythosTrait | None
    gate: SpaceId | None
    burst: bool
    clues: Many[SpaceId]
    move_white: Many[Symbol]
    move_black: Many[Symbol]
    surge: bool = False
    doom: int = 0
    do: Effects
    mods: Mods
    abilities: Abilities
    rumor: Rumor | None

    @model_validator(mode="after")
    def _parts_of_its_type(self) -> Self:
        if (self.rumor is not None) != (self.type == "rumor"):
            raise PydanticCustomError("mythos", '"rumor" goes with the type rumor, and only there')
        if (self.trait is not None) != (self.type == "environment"):
            raise PydanticCustomError("mythos", '"trait" goes with the type environment, and only there')
        if self.gate is None and not (self.surge or self.doom or self.type == "special"):
            raise PydanticCustomError("mythos", "the card opens no gate: name the place")
        return self


class GateCard(Row):
    """A gate card: an encounter for each world it names, and one for every `other`."""

    name: Text | None = None
    color: GateCardColor
    entries: dict[Annotated[str, Ref("worlds", ("other",))], Effects]

    @model_validator(mode="after")
    def _has_other(self) -> Self:
        if "other" not in self.entries:
            raise PydanticCustomError("entries", 'a gate card needs the entry "other"')
        return self


class Encounter(Row):
    """One encounter: a place's paragraph of a location card of its neighborhood."""

    board: Board
    neighborhood: NeighborhoodId
    card: int
    place: SpaceId
    do: Effects


class Extra(Row):
    """Tokens, tracks and small decks that only one set or one Ancient One needs; null is unknown."""

    kind: ExtraKind
    ancient_one: AncientOneId | None = None
    count: Count | None = None
    cards: Count | None = None
    decks: Count | None = None
    deck: ExtraDeck | None = None
    do: Effects | None = None
    mods: Mods = ()
    abilities: Abilities = ()
    track: Track | None = None
    length: Count | None = None
    per_neighborhood: Count | None = None
    full: Effects = ()
    places: Many[SpaceId] = ()


ROW_KINDS: dict[str, type[Row]] = {
    "spaces": Space,
    "connections": Connection,
    "other_worlds": OtherWorld,
    "monsters": Monster,
    "investigators": Investigator,
    "ancient_ones": AncientOne,
    "items": Item,
    "spells": Spell,
    "skills": SkillCard,
    "allies": Ally,
    "special_cards": SpecialCard,
    "mythos": Mythos,
    "gate_cards": GateCard,
    "encounters": Encounter,
    "heralds": Herald,
    "personal_stories": PersonalStory,
    "dunwich_horror_cards": DunwichHorrorCard,
    "extras": Extra,
}
"""The kinds of row by the name of their file: `spaces` are in `spaces.json`."""
CARD_KINDS = ("items", "spells", "skills", "allies", "special_cards")
"""The kinds that share one name space of ids: the cards an investigator can hold."""

__all__ = [
    "CARD_KINDS",
    "ROW_KINDS",
    "Ally",
    "AncientOne",
    "AnyCard",
    "Card",
    "Connection",
    "DunwichHorrorCard",
    "Encounter",
    "Extra",
    "FixedAmount",
    "FixedCard",
    "GateCard",
    "Herald",
    "Investigator",
    "Item",
    "LastingResult",
    "MarkerPrint",
    "Monster",
    "Mythos",
    "NamedRow",
    "OtherWorld",
    "PersonalStory",
    "RandomPossession",
    "Rating",
    "Row",
    "RowId",
    "Rumor",
    "RumorPass",
    "SkillCard",
    "Space",
    "SpecialCard",
    "SpecialMovement",
    "Spell",
]
