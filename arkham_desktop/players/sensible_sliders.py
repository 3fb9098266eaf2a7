"""Where the sensible player sets the sliders: for what is planned for this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import skills

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision, Option
    from arkham_desktop.players.plans import Planner

BATTLE_SKILLS = {
    "hastur": "luck", "ithaqua": "fight", "nyarlathotep": "lore", "shub-niggurath": "sneak", "yig": "speed",
    "yog-sothoth": "will",
}  # fmt: skip
"""What each Ancient One's attack asks for."""
OPPOSITE = {"sneak": "speed", "will": "fight", "luck": "lore"}
"""The slider of the skills that fall as it rises."""
TOP = 3

Stops = list[tuple[str, int]]
"""Sliders with the stops they should be at, the most important first."""


class Sliders:
    """Decides once in each Upkeep, so that moving a slider does not change the mind about it."""

    def __init__(self, table: Table, planner: Planner) -> None:
        self._table, self._planner = table, planner
        self._decided: dict[str, tuple[int, Stops]] = {}

    def best(self, decision: Decision, who: Investigator) -> Option | None:
        """The slide that brings the most important slider nearest to its stop; None: all is well."""
        moment = self._table.state.seam
        decided, stops = self._decided.get(who.id, (-1, []))
        if decided != moment:
            stops = self._wanted(decision, who)
            self._decided[who.id] = (moment, stops)
        for slider, wanted in stops:
            best, gap = None, abs(who.sliders[slider] - wanted)
            for option in decision.options:
                if option.verb == "slide" and option.data[0] == slider and abs(option.data[1] - wanted) < gap:
                    best, gap = option, abs(option.data[1] - wanted)
            if best is not None:
                return best
        return None

    def _wanted(self, decision: Decision, who: Investigator) -> Stops:
        state = self._table.state
        if state.battle is not None:
            skill = BATTLE_SKILLS.get(state.ancient_one, "fight")
            slider = OPPOSITE.get(skill, skill)
            if slider == "fight":
                return [("fight", TOP)]
            return [(slider, 0 if skill in OPPOSITE else TOP), ("fight", TOP)]
        if who.area or (who.explored and who.place in state.gates):
            return [(self.better_at_gates(who), TOP)]
        return self._for_a_walk(decision, who)

    def better_at_gates(self, who: Investigator) -> str:
        """Lore or Fight: whose highest value is higher, cards included."""
        sheet = self._table.library.investigators[who.id].skills

        def highest(skill: str) -> int:
            added = skills.skill(self._table, who, skill) - skills.printed(self._table, who, skill)
            return max(sheet[skill]) + added  # type: ignore[index]

        return max(("lore", "fight"), key=highest)

    def _for_a_walk(self, decision: Decision, who: Investigator) -> Stops:
        """Speed as far as the way asks for it, and the rest for fights."""
        speeds = self._table.library.investigators[who.id].skills["speed"]
        added = skills.movement_points(self._table, who) - skills.printed(self._table, who, "speed")
        offered = [one.data[1] for one in decision.options if one.verb == "slide" and one.data[0] == "speed"]
        reach = max([who.sliders["speed"], *offered])
        plan = self._planner.plan(who, points=speeds[reach] + added)
        steps = len(plan.path)
        stop = next((stop for stop in range(TOP) if speeds[stop] + added >= steps), TOP)
        return [("speed", stop), ("fight", 2), ("lore", 2)]
