"""What of a run's content has not taken effect yet, and where on the table it could be found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.content.cards import Ally, SpecialCard
from arkham_desktop.arkham.content.kept import PASSED
from arkham_desktop.arkham.content.library import once_a_library
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.cards import Take
from arkham_desktop.arkham.effects.condition_base import Cond
from arkham_desktop.arkham.effects.people import TurnCondition
from arkham_desktop.arkham.effects.running import can_pay, would_change
from arkham_desktop.arkham.events import PARTING
from arkham_desktop.arkham.rules import encounters
from arkham_desktop.arkham.sets.innsmouth import federal_raid
from arkham_desktop.arkham.state import row_of
from arkham_desktop.players import quests

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.effects import Op
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision, Option
    from arkham_desktop.players.coverage import Coverage

ENCOUNTER = 4.0
"""What a place is worth all of whose encounters are new."""
RARE = 0.5
"""The same for each place where one new encounter is left: else the last ones would never be looked for."""
ABILITY = 2.0
"""A new ability that can be used at a place."""
STEP = 1.5
"""The next step of a Task or Mission."""
MONSTER = 1.5
"""A monster that does something new."""
WORLD = 2.0
"""A gate to a world all of whose entries are new."""
STORY = 3.0
"""A place where one's own story can be passed, or brought forward."""
BANK, LOAN = "bank-of-arkham", 1.5
"""Where whoever needs much money for a story takes a loan first."""
CLUE = 0.7
"""A clue token for a story that asks for some."""
RAID = 1.2
"""Each clue token that can be spent for a raid."""
PREY = 0.4
"""Each point of toughness of a monster for whoever hunts."""
CONDITION = 3.0
"""A Condition never turned up yet, where that could be paid."""
OFFER = 1.5
"""An encounter of a place that offers a card of which something is new, where its price is at hand."""
_WINNING = frozenset({"combat_passed", "defeat_monster"})
_FAILING = frozenset({"combat_failed", "evade_failed"})
"""The moments that one sees only by failing."""


class Curiosity:
    """Asks the coverage of a run about the table of one game."""

    def __init__(self, table: Table, coverage: Coverage) -> None:
        self._table, self._coverage = table, coverage
        self._at, self._of_world = _entries(table.library)

    # -- places --------------------------------------------------------------------------------------
    def of_place(self, who: Investigator, place: str) -> float:
        """How much could be seen for the first time by ``who`` at a place."""
        table = self._table
        value = sum(MONSTER * self._news_of(monster) for monster in table.monsters_at(place))
        marker = table.state.gates.get(place)
        if marker is not None:
            value += self._of_gate(table.library.gate_markers[marker].world)
            return value + self._of_story(who, place)
        value += self._of_encounters(encounters.entry_of(table, who, place))
        value += sum(
            ABILITY for ability in self._new_abilities(who, place) if self._usable(who, place, ability)
        )
        value += self._of_company(who, place)
        value += self._of_conditions(who, place) + self._of_raid(who, place)
        value += self._of_offers(who, place)
        return value + self._of_steps(who, place) + self._of_story(who, place)

    def _of_encounters(self, place: str) -> float:
        all_of_it = self._at.get(place, ())
        new = sum(self._coverage.lacks("encounter", name) for name in all_of_it)
        return RARE + ENCOUNTER * new / len(all_of_it) if new else 0.0

    def _of_gate(self, world: str) -> float:
        all_of_it = self._of_world.get(world, ())
        new = sum(self._coverage.lacks("gate card", name) for name in all_of_it)
        return RARE + WORLD * new / len(all_of_it) if new else 0.0

    def _of_steps(self, who: Investigator, place: str) -> float:
        value = 0.0
        for card in who.cards:
            found = quests.next_step(self._table, card)
            if found is not None and found[1][0].place == place:
                value += STEP * (1 + card.tokens.get("clue", 0))
        return value

    def _of_story(self, who: Investigator, place: str) -> float:
        """A place that brings one's own story forward, if it has never been passed."""
        table = self._table
        if quests.passes_story(table, who, place):
            return STORY if self.asked_for(who) else 0.0
        asked = self.asked_for(who)
        if "clue" in asked and table.state.clues.get(place):
            return CLUE * table.state.clues[place]
        if place == BANK and "money" in asked and not who.card("bank-loan"):
            return LOAN
        return STORY if "gate_trophy" in asked and place in table.state.gates else 0.0

    def asked_for(self, who: Investigator) -> str:
        """What the open story of ``who`` asks for, as long as nobody has ever passed it."""
        condition = quests.open_pass(self._table, who)
        if condition is None or not any(
            self._coverage.lacks("story", row_of(card.id) + PASSED) for card in who.kept
        ):
            return ""
        return str(condition.dump())

    def _new_abilities(self, who: Investigator, place: str) -> Iterator[Ability]:
        """Abilities not seen yet that speak of this place: its own, those of cards held and of the game."""
        library, state = self._table.library, self._table.state
        for index, ability in enumerate(library.spaces[place].abilities):
            if self._coverage.lacks("ability", f"{place}/{index}"):
                yield ability
        owners: list[Any] = [library.investigators[who.id], *(library.card(card.id) for card in who.cards)]
        owners += [library.cards[row_of(card.id)] for card in state.conditions]
        for card in (state.environment, state.rumor):
            if card is not None:
                mythos = library.mythos[row_of(card.id)]
                owners += [mythos]
                if mythos.rumor is not None:
                    yield from self._speaking_of(place, mythos.id, mythos.rumor.abilities)
        for row in owners:
            yield from self._speaking_of(place, row.id, row.abilities)

    def _speaking_of(self, place: str, source: str, said: Iterable[Ability]) -> Iterator[Ability]:
        for index, ability in enumerate(said):
            here = ability.at == place or (
                ability.cond is not None and self._is_asked_for(place, ability.cond)
            )
            if here and self._coverage.lacks("ability", f"{source}/{index}"):
                yield ability

    def _is_asked_for(self, place: str, condition: Cond) -> bool:
        """Whether a condition asks for a kind of place that this is: a street."""
        return condition.dump() == {"in": self._table.library.spaces[place].kind}

    def _usable(self, who: Investigator, place: str, ability: Ability) -> bool:
        ctx = Context(place, who, place=place)
        return can_pay(self._table, ability.cost, ctx) and would_change(self._table, ability.do, ctx)

    def _of_conditions(self, who: Investigator, place: str) -> float:
        """A place whose encounters turn a new Condition up, for a price that ``who`` could pay."""
        ctx = Context(place, who, place=place)
        return sum(
            CONDITION
            for card in _conditions(self._table.library).get(place, ())
            if self._card_is_new(card.id) and can_pay(self._table, card.turned_by or (), ctx)
        )

    def _of_offers(self, who: Investigator, place: str) -> float:
        """A place whose encounters offer a card that is new, for a price that ``who`` could pay."""
        ctx = Context(place, who, place=place)
        return OFFER * sum(
            any(self._card_is_new(card) for card in offered) and can_pay(self._table, cost, ctx)
            for cost, offered in _offers(self._table.library).get(place, ())
        )

    def _card_is_new(self, card: str) -> bool:
        """Whether a card, or something it does or lets one do, has never taken effect."""
        count = len(self._table.library.cards[card].abilities)
        lacks = self._coverage.lacks
        return lacks("card", card) or any(lacks("ability", f"{card}/{index}") for index in range(count))

    def _of_company(self, who: Investigator, place: str) -> float:
        """Somebody to trade with by a Condition that has never been used."""
        others = [one for one in self._table.investigators if one is not who and one.place == place]
        if not others or not (who.clues or any(one.clues for one in others)):
            return 0.0
        library = self._table.library
        rows = [library.cards[row_of(card.id)] for card in self._table.state.conditions]
        return sum(
            ABILITY
            for row in rows
            for index, ability in enumerate(row.abilities)
            if any(op.op == "trade" for op in ability.do)
            and self._coverage.lacks("ability", f"{row.id}/{index}")
        )

    # -- monsters ------------------------------------------------------------------------------------
    def monster_is_new(self, monster: str) -> bool:
        """Whether meeting it could show something new."""
        return self._news_of(monster) > 0

    def _news_of(self, monster: str) -> int:
        """How much meeting it could show: its own abilities, and the cards that it draws."""
        row, lacks = self._table.library.monster(monster), self._coverage.lacks
        news = lacks("monster", row.id) + self._new_cards(row.abilities)
        return news + sum(lacks("ability", f"{row.id}/{index}") for index in range(len(row.abilities)))

    def wants_to_win(self, monster: str) -> bool:
        """Whether beating it is what has not been seen."""
        row = self._table.library.monster(monster)
        return any(
            _WINNING & set(ability.when) and self._coverage.lacks("ability", f"{row.id}/{index}")
            for index, ability in enumerate(row.abilities)
        )

    def wants_to_fail(self, monster: str) -> str | None:
        """The moment of failing against it that has not been seen: ``combat_failed`` or ``evade_failed``."""
        row = self._table.library.monster(monster)
        for index, ability in enumerate(row.abilities):
            moments = _FAILING & set(ability.when)
            if moments and self._coverage.lacks("ability", f"{row.id}/{index}"):
                return min(moments)
        return None

    def _new_cards(self, said: Iterable[Ability]) -> int:
        """Of a monster that draws from a small deck: how many of its cards have not been shown."""
        if not any(getattr(op, "deck", None) == "dunwich_horror" for ability in said for op in ability.do):
            return 0
        cards = self._table.library.dunwich_horror_cards
        return sum(self._coverage.lacks("shown card", card) for card in cards)

    # -- options -------------------------------------------------------------------------------------
    def is_new(self, decision: Decision, option: Option) -> bool:
        """Whether taking an option shows something for the first time."""
        lacks, name = self._coverage.lacks, row_of(option.target)
        if option.verb == "raid":
            return self._raid_is_new()
        if option.verb == "cast":
            return lacks("spell cast", name)
        if option.verb in ("use", "ability", "do"):
            listener = option.data
            if hasattr(listener, "ability"):
                return lacks("ability", f"{listener.source}/{listener.index}")
            row = self._table.library.cards.get(name)
            return isinstance(row, Ally) and lacks("ability", f"{name}/{PARTING}")
        if option.verb in ("buy", "take", "keep"):
            return lacks("card", name) or lacks("spell cast", name)
        if option.verb in ("choose", "yes"):
            said = decision.about if option.verb == "yes" else option.data
            return any(self._brings_new(op) for op in getattr(said, "do", ()))
        return False

    def _raid_is_new(self) -> bool:
        """Whether a raid would set off something of the Herald that never has been."""
        herald = self._table.state.herald
        said = self._table.library.heralds[herald].abilities if herald is not None else ()
        return any(
            "feds_raid" in ability.when and self._coverage.lacks("ability", f"{herald}/{index}")
            for index, ability in enumerate(said)
        )

    def _of_raid(self, who: Investigator, place: str) -> float:
        """A neighborhood where clue tokens can be spent for a raid that is wanted."""
        hood = self._table.library.spaces[place].neighborhood
        if not who.clues or hood is None or not self._raid_is_new():
            return 0.0
        return RAID * min(who.clues, max(0, federal_raid.room(self._table, hood)))

    def _brings_new(self, op: Op) -> bool:
        """An effect that gives a card of which something has not been seen."""
        return any(self._card_is_new(card) for card in _given_by(self._table.library, op))


@once_a_library
def _entries(library: Library) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The encounters of each place, and the entries of gate cards of each world."""
    at: dict[str, list[str]] = {}
    for places in library.encounters.values():
        for place, encounter in places.items():
            at.setdefault(place, []).append(encounter.id)
    worlds: dict[str, list[str]] = {}
    for name, card in library.gate_cards.items():
        for world in library.worlds:
            entry = world if world in card.entries else "other"
            worlds.setdefault(world, []).append(f"{name} {entry}")
    return at, worlds


@once_a_library
def _conditions(library: Library) -> dict[str, list[SpecialCard]]:
    """The Conditions by the place whose encounters turn them."""
    found: dict[str, list[SpecialCard]] = {}
    for card in library.cards.values():
        if isinstance(card, SpecialCard) and card.kind == "condition" and card.place is not None:
            found.setdefault(card.place, []).append(card)
    return found


@once_a_library
def _offers(library: Library) -> dict[str, list[tuple[tuple[Op, ...], list[str]]]]:
    """What each place's encounters offer for a price: the price and the cards."""
    found: dict[str, list[tuple[tuple[Op, ...], list[str]]]] = {}
    for places in library.encounters.values():
        for place, encounter in places.items():
            for said in encounter.do:
                for offered in getattr(said, "options", (said,)):
                    cost = getattr(offered, "cost", ())
                    cards = [card for op in getattr(offered, "do", ()) for card in _given_by(library, op)]
                    if cost and cards:
                        found.setdefault(place, []).append((cost, cards))
    return found


def _given_by(library: Library, op: Op) -> list[str]:
    """The cards that an effect gives by name, or by the status that they show."""
    if op.op == "status":
        return _cards_of_status(library).get(getattr(op, "set", None) or "", [])
    return [op.card] if isinstance(op, Take | TurnCondition) else []


@once_a_library
def _cards_of_status(library: Library) -> dict[str, list[str]]:
    """The cards that show each status."""
    found: dict[str, list[str]] = {}
    for card in library.cards.values():
        status = getattr(card, "status", None)
        if status is not None:
            found.setdefault(status, []).append(card.id)
    return found
