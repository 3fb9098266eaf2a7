"""The explorer: goes where something of the content has not taken effect yet in the games of a run.

It lives as the sensible player does where there is nothing new. Else it travels to places with unseen
encounters (by foot, train and boat), meets unseen monsters (and lets those win whose victory is unseen),
takes Tasks, Missions and stories forward, and chooses what shows something for the first time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import ratings, skills
from arkham_desktop.arkham.state import row_of
from arkham_desktop.players import fighting, plans
from arkham_desktop.players.curiosity import BANK, PREY, Curiosity

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision, Option
    from arkham_desktop.players.coverage import Coverage
    from arkham_desktop.players.player import Player

WORN = 2
"""Sanity or stamina up to which it looks after itself first."""
LEAST_SENSE, MOST_SENSE = 0.5, 0.98
"""How often it heeds the sensible player where nothing is new: a number between these for each game."""
DARING = 0.35
"""The chance to win a round with which it fights in a game in which it hunts."""
HUNTING = 0.3
"""In how many games it hunts, for what trophies buy."""
PATIENCE = 0.7
"""As the sensible player's: how strongly a long way is held against a place."""
HARBOR = "falcon-point"
BY_BOAT = ("devil-reef", "yha-nthlei")
"""What is reached from the harbor only."""
BY_BOAT_SHARE = 0.6


class ExplorerPlayer:
    """Chooses for all seats of a game; repeatable by its seed and what the run has seen before."""

    def __init__(self, table: Table, seed: int, guide: Player, coverage: Coverage) -> None:
        self._table, self._guide = table, guide
        self._random = Random(seed)
        self._sense = self._random.uniform(LEAST_SENSE, MOST_SENSE)
        self._hunts = self._random.random() < HUNTING
        self._curiosity = Curiosity(table, coverage)
        self._done: Counter[tuple[str, str, str]] = Counter()
        self._goals: dict[str, tuple[int, str]] = {}
        self._ways: dict[str, Callable[[Decision, Investigator], Option | None]] = {
            "move": self._move,
            "monsters": self._monsters,
            "combat": self._combat,
            "arkham_encounter": self._encounter,
            "place": self._place,
            "after_check": self._after_check,
        }

    def choose(self, decision: Decision) -> Option:
        """What shows something new, else what the guide would do, else what was done least in this game."""
        who = self._table.investigator(decision.who)
        way = self._ways.get(decision.kind)
        option = way(decision, who) if way is not None else None
        option = option or self._new(decision) or self._plain(decision)
        self._done[self._key(decision, option)] += 1
        return option

    def _plain(self, decision: Decision) -> Option:
        if self._random.random() < self._sense:
            return self._guide.choose(decision)
        tried = [(self._done[self._key(decision, option)], option) for option in decision.options]
        least = min(n for n, _ in tried)
        return self._random.choice([option for n, option in tried if n == least])

    @staticmethod
    def _key(decision: Decision, option: Option) -> tuple[str, str, str]:
        return decision.kind, option.verb, row_of(option.target)

    def _new(self, decision: Decision) -> Option | None:
        """An option that shows something new."""
        # One that was tried over and over and never took effect is not tried for ever.
        patience = self._random.uniform(1, 6)
        found = [
            option
            for option in decision.options
            if self._curiosity.is_new(decision, option) and self._done[self._key(decision, option)] < patience
        ]
        return self._random.choice(found) if found else None

    @staticmethod
    def _option(decision: Decision, *ids: str) -> Option | None:
        return next((option for wanted in ids for option in decision.options if option.id == wanted), None)

    # -- where to go ---------------------------------------------------------------------------------
    def _move(self, decision: Decision, who: Investigator) -> Option | None:
        if min(who.sanity, who.stamina) <= WORN and self._random.random() < self._sense:
            return None
        new = self._new(decision)
        if new is not None:
            return new
        if who.area:
            return None
        if who.place == HARBOR and self._boat_pays(who):
            boat = next((one for one in decision.options if row_of(one.target).startswith(HARBOR)), None)
            if boat is not None:
                return boat
        path = self._path(who)
        if path is None:
            return None
        step = self._option(decision, f"go:{path[0]}", f"train:{path[0]}") if path else None
        return step or self._option(decision, "done")

    def _path(self, who: Investigator) -> tuple[str, ...] | None:
        """The way to where most is new; None where nothing is new anywhere."""
        if who.explored and who.place in self._table.state.gates:
            return None
        paths = plans.paths_from(self._table, who)
        turn, kept = self._goals.get(who.id, (-1, ""))
        if turn == self._table.state.turn and kept in paths:
            return paths[kept]
        points = max(1, who.movement_left or skills.movement_points(self._table, who))
        taken = {goal for name, (_, goal) in self._goals.items() if name != who.id}
        best, most = None, 0.0
        for place, path in paths.items():
            value = self._value(who, place) * (0.5 if place in taken else 1.0)
            if value <= 0.0:
                continue
            turns = 1 + -(-max(0, len(path) - points) // points)
            value = value / turns**PATIENCE + self._random.uniform(0, 0.2)
            if value > most:
                best, most = place, value
        if best is None:
            return None
        self._goals[who.id] = (self._table.state.turn, best)
        return paths[best]

    def _value(self, who: Investigator, place: str) -> float:
        value = self._curiosity.of_place(who, place)
        if self._is_hunting(who):
            value += PREY * sum(self._prey(who, monster) for monster in self._table.monsters_at(place))
        if place == HARBOR and HARBOR in self._table.library.spaces:
            value = max(value, BY_BOAT_SHARE * self._of_boat(who))
        return value

    def _is_hunting(self, who: Investigator) -> bool:
        """Whether ``who`` gathers trophies and keeps them."""
        return self._hunts or "monster_trophy" in self._curiosity.asked_for(who)

    def _prey(self, who: Investigator, monster: str) -> int:
        """The toughness of a monster that can be beaten."""
        hit = fighting.outlook(self._table, who, monster).hit
        return ratings.toughness(self._table, monster) if hit > DARING else 0

    def _of_boat(self, who: Investigator) -> float:
        return max(self._curiosity.of_place(who, place) for place in BY_BOAT)

    def _boat_pays(self, who: Investigator) -> bool:
        return self._of_boat(who) > self._curiosity.of_place(who, HARBOR)

    def _place(self, decision: Decision, who: Investigator) -> Option | None:
        """Where to be sent: where most is new."""

        def value(option: Option) -> float:
            if option.target not in self._table.library.spaces:
                return 0.0
            beyond = BY_BOAT_SHARE * self._of_boat(who) if option.target in BY_BOAT else 0.0
            return max(self._curiosity.of_place(who, option.target), beyond)

        found = [option for option in decision.options if option.verb == "place"]
        best = max(found, key=value, default=None)
        return best if best is not None and value(best) > 0 else None

    # -- encounters ----------------------------------------------------------------------------------
    def _encounter(self, decision: Decision, who: Investigator) -> Option | None:
        new = self._new(decision)
        if new is not None:
            return new
        # Hunters keep their trophies for what only they can buy.
        if who.place == BANK and "money" in self._curiosity.asked_for(who):
            return self._option(decision, f"ability:{BANK}")
        seeks = self._is_hunting(who) or self._curiosity.of_place(who, who.place) > 0
        return self._option(decision, "encounter") if seeks else None

    # -- monsters ------------------------------------------------------------------------------------
    def _monsters(self, decision: Decision, who: Investigator) -> Option | None:
        for option in decision.options:
            if option.verb == "evade" and self._curiosity.wants_to_fail(option.target) == "evade_failed":
                return option
            if option.verb == "fight" and self._curiosity.monster_is_new(option.target):
                return option
        if self._is_hunting(who):
            for option in decision.options:
                if option.verb == "fight" and fighting.outlook(self._table, who, option.target).hit > DARING:
                    return option
        return None

    def _combat(self, decision: Decision, who: Investigator) -> Option | None:
        """Against a monster whose victory has not been seen, with bare hands."""
        monster = decision.about.monster
        failing = self._curiosity.wants_to_fail(monster) if monster is not None else None
        if failing is None:
            return None
        return self._option(decision, "flee" if failing == "evade_failed" else "fight")

    def _after_check(self, decision: Decision, who: Investigator) -> Option | None:
        """Clues go into a victory never seen; what would mend a check that should fail is kept."""
        check = decision.about
        fights = check.monster is not None and check.kind in ("combat", "evade")
        if fights and check.successes < check.need and self._curiosity.wants_to_win(check.monster):
            return self._option(decision, "spend:clue")
        if not fights or self._curiosity.wants_to_fail(check.monster) is None:
            return None
        return self._new(decision) or self._option(decision, "accept")
