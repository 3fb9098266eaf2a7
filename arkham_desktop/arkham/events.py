"""What happened: small records that the log, the animations and the tests read. Nobody diffs states.

``cause`` is the chain that led here, outermost first: ids of cards, monsters, spaces and rules
(``("blood-magic", "INV-03")``). Places are space ids, world ids, ``sky``, ``outskirts``, ``cup``, ``box``.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Event:
    """The base of all events."""

    cause: tuple[str, ...] = field(default=(), kw_only=True)


@dataclass(slots=True)
class TurnBegan(Event):
    """A new turn; ``first_player`` is an investigator id."""

    turn: int
    first_player: str


@dataclass(slots=True)
class PhaseBegan(Event):
    """A phase of the turn began."""

    phase: str


@dataclass(slots=True)
class InvestigatorMoved(Event):
    """``path`` holds each place from the old to the new.

    ``why``: walk, train, ride, card, gate, return, fate, join (whoever takes the place of another).
    """

    who: str
    path: tuple[str, ...]
    why: str


@dataclass(slots=True)
class MonsterAppeared(Event):
    """A monster was put at ``place`` (board, sky or outskirts)."""

    monster: str
    place: str


@dataclass(slots=True)
class MonsterMoved(Event):
    """A monster went along ``path``; ``how`` is its movement (normal, fast, flying, special…)."""

    monster: str
    path: tuple[str, ...]
    how: str


@dataclass(slots=True)
class MonsterRemoved(Event):
    """A monster left ``place``; ``to``: cup, box, sheet or the id of the investigator whose trophy it is."""

    monster: str
    place: str
    to: str


@dataclass(slots=True)
class DiceRolled(Event):
    """``faces`` were rolled by ``who``; ``what`` is the kind of check or the row that asked for it."""

    who: str
    what: str
    faces: tuple[int, ...]
    successes: int


@dataclass(slots=True)
class CheckMade(Event):
    """A check was decided."""

    who: str
    what: str
    successes: int
    need: int
    passed: bool


@dataclass(slots=True)
class Gained(Event):
    """``who`` gained ``n`` of a resource."""

    who: str
    what: str
    n: int


@dataclass(slots=True)
class Lost(Event):
    """``who`` lost or paid ``n`` of a resource."""

    who: str
    what: str
    n: int


@dataclass(slots=True)
class CardGained(Event):
    """A card came to ``who``."""

    who: str
    card: str


@dataclass(slots=True)
class CardLost(Event):
    """A card left ``who``; ``to``: deck, box or an investigator id."""

    who: str
    card: str
    to: str


@dataclass(slots=True)
class CardExhausted(Event):
    """A card was turned; ``ready`` True when it was refreshed."""

    who: str
    card: str
    ready: bool = False


@dataclass(slots=True)
class TokenPlaced(Event):
    """``n`` tokens (negative: removed) of a kind on a card, sheet or space."""

    what: str
    on: str
    n: int


@dataclass(slots=True)
class StatusChanged(Event):
    """A state of an investigator began or ended: delayed, arrested, insane, lost, blessed and more."""

    who: str
    status: str
    on: bool


@dataclass(slots=True)
class SliderMoved(Event):
    """A slider stands at ``stop`` (0 to 3)."""

    who: str
    slider: str
    stop: int


@dataclass(slots=True)
class GateOpened(Event):
    """A gate marker lies open at ``space``."""

    space: str
    marker: str


@dataclass(slots=True)
class GateClosed(Event):
    """The gate at ``space`` closed; ``by`` the investigator who did it, None when a card did."""

    space: str
    marker: str
    by: str | None


@dataclass(slots=True)
class GatePrevented(Event):
    """No gate opens at ``space`` although one was due."""

    space: str


@dataclass(slots=True)
class SealPlaced(Event):
    """An elder sign token on ``space``, ``by`` whom (None: a card); ``on`` False when it was taken off."""

    space: str
    on: bool = True
    by: str | None = None


@dataclass(slots=True)
class LocationClosed(Event):
    """A location closed (or opened again)."""

    space: str
    closed: bool = True


@dataclass(slots=True)
class TrackChanged(Event):
    """A track (doom, terror, …) went from ``old`` to ``new``."""

    track: str
    old: int
    new: int


@dataclass(slots=True)
class MythosRevealed(Event):
    """A Mythos card was turned up."""

    card: str


@dataclass(slots=True)
class MonsterSurge(Event):
    """``n`` monsters come because a gate is already open at ``space`` ("": for a card that names none)."""

    space: str
    n: int


@dataclass(slots=True)
class CardInPlay(Event):
    """An Environment or Rumor came or went; ``how``: played, discarded, passed, failed, ignored."""

    card: str
    how: str


@dataclass(slots=True)
class EncounterDrawn(Event):
    """``who`` drew an encounter: ``card`` is an encounter id or a gate card id, ``place`` where."""

    who: str
    card: str
    place: str


@dataclass(slots=True)
class GateCardPassed(Event):
    """A gate card of the wrong color went under the deck."""

    card: str


@dataclass(slots=True)
class CombatBegan(Event):
    """``who`` fights ``monster``."""

    who: str
    monster: str


@dataclass(slots=True)
class CombatEnded(Event):
    """``how``: defeated, evaded, insane, unconscious, displaced, ended."""

    who: str
    monster: str
    how: str


@dataclass(slots=True)
class SpellCast(Event):
    """A spell was cast, with success or not."""

    who: str
    card: str
    passed: bool


@dataclass(slots=True)
class Traded(Event):
    """``giver`` handed ``what`` (a card id, or money with ``n``) to ``taker``."""

    giver: str
    taker: str
    what: str
    n: int = 1


@dataclass(slots=True)
class Shuffled(Event):
    """A deck was shuffled."""

    deck: str


@dataclass(slots=True)
class CardShown(Event):
    """A card or token of a deck that nobody owns was turned up: ``card`` of ``deck``."""

    deck: str
    card: str


@dataclass(slots=True)
class AncientOneAwoke(Event):
    """The final battle begins; ``why`` is the rule id (AO-01 …)."""

    ancient_one: str
    why: str


@dataclass(slots=True)
class BattleRoundBegan(Event):
    """A round of the final battle."""

    round: int


@dataclass(slots=True)
class AncientOneAttacked(Event):
    """The Ancient One attacks."""

    ancient_one: str


PARTING = -1
"""``index`` of what an ally gives when it is discarded."""


@dataclass(slots=True)
class AbilityUsed(Event):
    """Ability number ``index`` of ``source`` (row id) took effect for ``who`` (None: the game)."""

    source: str
    who: str | None = None
    index: int = 0


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over."""

    won: bool
    reason: str
