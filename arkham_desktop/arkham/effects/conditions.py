"""Every condition of the vocabulary, a class for each key; `condition_base` says what all have in common."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from arkham_desktop.arkham.content.fields import (
    AncientOneId,
    CardId,
    HeraldId,
    KindId,
    Many,
    MythosId,
    PlaceOrIn,
    SpaceId,
    WorldId,
)
from arkham_desktop.arkham.content.words import (
    Countable,
    Deck,
    EventWhat,
    Happened,
    Skill,
    Spendable,
    Statistic,
    Status,
    Token,
    TokenOn,
    Track,
)
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Fact
from arkham_desktop.arkham.effects.condition_base import Cond, Condition, Conditions


# --- what is owned, what is counted ------------------------------------------------------------------
class Owned(Fact):
    """How many of what somebody owns; an `n` of null is a number nobody knows (a few personal stories)."""

    what: Countable
    n: Amount | None
    world: WorldId | None = None


class OwnedAtMost(Fact):
    """How many of what somebody owns at most."""

    what: Countable
    n: Amount


class SkillAtLeast(Fact):
    """A skill and the least it must be."""

    skill: Skill
    n: int


class InPlay(Fact):
    """Monsters of these kinds; `arkham`: in streets and locations only."""

    kinds: Many[KindId]
    where: Literal["arkham"] | None = None


class TokenCount(Fact):
    """How many tokens lie on this card, the Ancient One's sheet or before oneself."""

    what: Token
    on: TokenOn
    at_least: Amount | None = None
    at_most: Amount | None = None


class SheetCount(Fact):
    """How many monsters of a kind lie on the Ancient One's sheet."""

    kind: KindId
    n: int
    variant: int | None = None


class Event(Fact):
    """Something that happens, `n` at once or more."""

    what: EventWhat
    n: int | None = None


class Spending(Fact):
    """A payment: of what, how many, where and in which phase."""

    what: Spendable
    n: int | None
    at: SpaceId | None = None
    phase: Literal["upkeep"] | None = None


class Has(Cond):
    """Owns at least so many."""

    has: Owned
    example: ClassVar = {"has": {"what": "item", "n": 1}}


class AtMost(Cond):
    """Owns at most so many."""

    at_most: OwnedAtMost
    example: ClassVar = {"at_most": {"what": "clue", "n": 0}}


class HasCard(Cond):
    """Owns that card."""

    card: CardId = Field(alias="has_card")
    example: ClassVar = {"has_card": "lantern"}


class HasStatus(Cond):
    """Is it, or has the card that says so."""

    status: Status = Field(alias="has_status")
    example: ClassVar = {"has_status": "cursed"}


class SkillIsAtLeast(Cond):
    """The present value of a skill."""

    skill_at_least: SkillAtLeast
    example: ClassVar = {"skill_at_least": {"skill": "lore", "n": 4}}


class AtMaximum(Cond):
    """Each of these stands at its maximum."""

    at_maximum: Many[Statistic]
    example: ClassVar = {"at_maximum": ["stamina", "sanity"]}


class AloneHere(Cond):
    """No other investigator is in the space."""

    alone_here: Literal[True]
    example: ClassVar = {"alone_here": True}


class InPlace(Cond):
    """Stands in that space or that kind of space."""

    place: PlaceOrIn = Field(alias="in")
    example: ClassVar = {"in": "street"}


class InArea(Cond):
    """Is in area 1 or 2 of the Other World."""

    area: int
    example: ClassVar = {"area": 1}


class HandEmpty(Cond):
    """The other hand is free."""

    hand_empty: Literal[True]
    example: ClassVar = {"hand_empty": True}


class HasHappened(Cond):
    """Happened to the investigator in this encounter or combat."""

    happened: Happened
    example: ClassVar = {"happened": "insane"}


class TerrorAtLeast(Cond):
    """The terror level."""

    terror: int = Field(alias="terror_at_least")
    example: ClassVar = {"terror_at_least": 6}


class DoomAtLeast(Cond):
    """Tokens on the doom track; `half_up`: at least half of its spaces."""

    doom: int | Literal["half_up"] = Field(alias="doom_at_least")
    example: ClassVar = {"doom_at_least": 5}


class DoomIs(Cond):
    """The doom track has just reached this number."""

    doom: int = Field(alias="doom_is")
    example: ClassVar = {"doom_is": 9}


class DoomLeftAtMost(Cond):
    """Free spaces of the doom track."""

    left: int = Field(alias="doom_left_at_most")
    example: ClassVar = {"doom_left_at_most": 0}


class PlayersAtLeast(Cond):
    """Investigators in the game."""

    players: int = Field(alias="players_at_least")
    example: ClassVar = {"players_at_least": 5}


class Sealed(Cond):
    """Some location is sealed."""

    sealed: Literal["any"]
    example: ClassVar = {"sealed": "any"}


class AncientOneIs(Cond):
    """It is the Ancient One of this game."""

    ancient_one: AncientOneId
    example: ClassVar = {"ancient_one": "hastur"}


class HeraldIs(Cond):
    """It is the Herald of this game."""

    herald: HeraldId
    example: ClassVar = {"herald": "father-dagon"}


class EnvironmentIs(Cond):
    """That Environment is in play."""

    environment: MythosId
    example: ClassVar = {"environment": "blackest-night"}


class ConditionUp(Cond):
    """That Condition card lies face up."""

    card: CardId = Field(alias="condition_up")
    example: ClassVar = {"condition_up": "coded-messages"}


class CardAvailable(Cond):
    """Nobody has taken that card yet."""

    card: CardId = Field(alias="card_available")
    example: ClassVar = {"card_available": "deputy-of-arkham"}


class MonsterInPlay(Cond):
    """At least one such monster is in play."""

    monster_in_play: InPlay
    example: ClassVar = {"monster_in_play": {"kinds": ["the-dunwich-horror"]}}


class OnSheet(Cond):
    """At least so many such monsters lie on the Ancient One's sheet."""

    on_sheet: SheetCount
    example: ClassVar = {"on_sheet": {"kind": "child-of-abhoth", "n": 1}}


class HasTokens(Cond):
    """So many tokens lie there."""

    tokens: TokenCount
    example: ClassVar = {"tokens": {"what": "zhar", "on": "you", "at_least": 1}}


class DeckEmpty(Cond):
    """A deck has no card left."""

    deck: Deck = Field(alias="deck_empty")
    example: ClassVar = {"deck_empty": "ally"}


class TrackFull(Cond):
    """A track is full."""

    track: Track = Field(alias="track_full")
    example: ClassVar = {"track_full": "feds_raid"}


class CombatRoundAtLeast(Cond):
    """The round of this combat."""

    combat_round: int = Field(alias="combat_round_at_least")
    example: ClassVar = {"combat_round_at_least": 2}


class DiceEqual(Cond):
    """All dice of the roll show the same."""

    dice_equal: Literal[True]
    example: ClassVar = {"dice_equal": True}


class Happens(Cond):
    """True at the moment when it happens."""

    event: Event
    example: ClassVar = {"event": {"what": "insane"}}


class Spends(Cond):
    """True when it is paid."""

    spends: Spending
    example: ClassVar = {"spends": {"what": "money", "n": 15}}


class AncientOneAwakens(Cond):
    """True when the Ancient One awakens."""

    ancient_one_awakens: Literal[True]
    example: ClassVar = {"ancient_one_awakens": True}


class All(Cond):
    """Every one of these is true."""

    every: Conditions = Field(alias="all")
    example: ClassVar = {"all": [{"in": "location"}, {"not": {"in": "arkham-asylum"}}]}


class AnyOf(Cond):
    """At least one of these is true."""

    some: Conditions = Field(alias="any")
    example: ClassVar = {"any": [{"terror_at_least": 8}, {"doom_left_at_most": 1}]}


class Not(Cond):
    """It is not true."""

    negated: Condition = Field(alias="not")
    example: ClassVar = {"not": {"alone_here": True}}


class SpecialCond(Cond):
    """A named hook: a Python function decides."""

    name: str = Field(alias="special")
    example: ClassVar = {"special": "tomes-gone"}
