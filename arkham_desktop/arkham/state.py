"""The whole position of a game of Arkham Horror, as slotted dataclasses. No behavior but small queries.

Ids everywhere are those of the sets' content. Things of which there are several are *instances*,
``<row id>#<n>``: ``lantern#2``, ``cultist#4``, ``abyss#1`` (a gate marker). Everything here goes
through pydantic to JSON and back unchanged; nothing in it may be a closure, a generator or a widget.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Phase = Literal[
    "setup", "upkeep", "movement", "arkham_encounters", "other_world_encounters", "mythos", "final_battle"
]
PHASES: tuple[Phase, ...] = ("upkeep", "movement", "arkham_encounters", "other_world_encounters", "mythos")

LOST = "lost-in-time-and-space"
SKY = "sky"
OUTSKIRTS = "outskirts"


@dataclass(slots=True)
class Card:
    """A card in play (owned by an investigator, or the Environment, or the Rumor).

    ``fresh`` until the owner's first Upkeep with it is over (UPK-05). ``tokens`` by kind,
    ``monsters`` the instances lying on it (The Terrible Experiment).
    """

    id: str
    exhausted: bool = False
    fresh: bool = True
    tokens: dict[str, int] = field(default_factory=dict)
    monsters: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Lasting:
    """A modifier that outlives the effect which made it.

    ``effect`` is the JSON of a ``mod``/``prevent``/``immune``… op, ``who`` whom it is about (None: the game),
    ``until`` a word of the vocabulary, ``turn`` the turn in which it began, ``source`` the row it comes from.
    """

    effect: str
    until: str
    source: str
    who: str | None = None
    turn: int = 0


@dataclass(slots=True)
class Investigator:
    """One seat's investigator.

    ``place`` is a space id, a world id (then ``area`` is 1 or 2 and ``entered`` the space of the gate gone
    through) or :data:`LOST`. ``sliders`` holds stops 0 to 3 of the pairs speed/sneak, fight/will, lore/luck.
    ``displaced`` counts every move against one's will; whoever was moving or fighting compares it.
    ``kept`` are gate or location cards that stay before the investigator and are no possessions.
    ``used`` counts limited abilities this turn, ``used_in_game`` for the whole game.
    """

    id: str
    seat: int
    person: str
    place: str
    sanity: int
    stamina: int
    area: int = 0
    entered: str = ""
    explored: bool = False
    delayed: bool = False
    lose_turn: bool = False
    turn_lost: bool = False
    turn_ended: bool = False
    returned: bool = False
    no_encounter: bool = False
    devoured: bool = False
    eliminated: bool = False
    lost_max_sanity: int = 0
    lost_max_stamina: int = 0
    money: int = 0
    clues: int = 0
    focus_left: int = 0
    movement_left: int = 0
    defaulted_loans: int = 0
    displaced: int = 0
    sliders: dict[str, int] = field(default_factory=lambda: {"speed": 0, "fight": 0, "lore": 0})
    cards: list[Card] = field(default_factory=list)
    kept: list[Card] = field(default_factory=list)
    monster_trophies: list[str] = field(default_factory=list)
    gate_trophies: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)
    used_in_game: dict[str, int] = field(default_factory=dict)

    @property
    def is_out(self) -> bool:
        """Whether devoured: until somebody else takes the seat, or in the final battle for good."""
        return self.devoured or self.eliminated

    def card(self, row: str) -> Card | None:
        """The first owned card of this row id, or None."""
        for card in self.cards:
            if card.id.partition("#")[0] == row:
                return card
        return None


@dataclass(slots=True)
class Transit:
    """Things drawn but not owned yet: to choose from, on sale, met in an encounter.

    They lie here and not in a local variable, so that nothing is ever unaccounted for.
    """

    cards: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    gates: list[str] = field(default_factory=list)
    mythos: list[str] = field(default_factory=list)
    gate_cards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Battle:
    """The final battle.

    ``carried`` are successes not yet worth a doom token (AO-15), ``removed`` the tokens taken off this round.
    ``stage`` says what comes next (:mod:`.phases.final_battle`). ``life`` counts how often it has been
    defeated before; below 0 ``carried`` are successes owed.
    """

    round: int = 0
    life: int = 0
    carried: int = 0
    removed: int = 0
    combat_rating: int | None = None
    defenses: list[str] = field(default_factory=list)
    stage: str = "start"


@dataclass(slots=True)
class Outcome:
    """How a game ended.

    ``reason``: ``closed``, ``sealed``, ``banished`` (won); ``devoured``, ``ancient_one`` , ``card`` (lost);
    ``alone``: won by the investigator called ``winner``, and lost by all others (WIN-15).
    """

    won: bool
    reason: str
    score: int | None = None
    first_citizen: str | None = None
    winner: str | None = None


@dataclass(slots=True)
class State:
    """The position."""

    seed: int
    sets: list[str]
    ancient_one: str
    players: int
    variants: list[str] = field(default_factory=list)
    herald: str | None = None
    undo: Literal["free", "marked", "forbidden"] = "marked"

    turn: int = 0
    phase: Phase = "setup"
    step: int = 0
    seam: int = 0
    first_player: int = 0

    investigators: list[Investigator] = field(default_factory=list)
    unused_investigators: list[str] = field(default_factory=list)

    doom: int = 0
    terror: int = 0
    cup: list[str] = field(default_factory=list)
    monsters: dict[str, str] = field(default_factory=dict)
    outskirts: list[str] = field(default_factory=list)
    gates: dict[str, str] = field(default_factory=dict)
    gate_pile: list[str] = field(default_factory=list)
    seals: list[str] = field(default_factory=list)
    seals_played: int = 0
    clues: dict[str, int] = field(default_factory=dict)
    closed: dict[str, str] = field(default_factory=dict)
    activity: dict[str, str] = field(default_factory=dict)

    decks: dict[str, list[str]] = field(default_factory=dict)
    mythos: list[str] = field(default_factory=list)
    gate_cards: list[str] = field(default_factory=list)
    location_tops: dict[str, list[int]] = field(default_factory=dict)
    conditions: list[Card] = field(default_factory=list)
    environment: Card | None = None
    rumor: Card | None = None
    mythos_drawn: str | None = None
    tracks: dict[str, int] = field(default_factory=dict)
    sheet_tokens: dict[str, int] = field(default_factory=dict)
    sheet_monsters: list[str] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    transit: Transit = field(default_factory=Transit)
    box: list[str] = field(default_factory=list)

    battle: Battle | None = None
    outcome: Outcome | None = None
    undone_past_revealed: int = 0


def row_of(instance: str) -> str:
    """The row id of an instance id: ``lantern#2`` → ``lantern``."""
    return instance.partition("#")[0]
