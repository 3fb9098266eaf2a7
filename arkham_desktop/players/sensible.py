"""The sensible player: plain heuristics over the same options that people have.

It collects clue tokens, arms itself, goes through gates with enough clues to seal them, rests before it is
worn out, fights what it can beat and slips away from the rest. It looks at the table as any player may, and
knows nothing of what lies face down. Each kind of decision has its way here; all else goes by `worth`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules import checks, gates, skills
from arkham_desktop.arkham.state import Investigator, row_of
from arkham_desktop.engine import Decision, Option
from arkham_desktop.players import (
    fighting,
    plans,
    plans_places,
    quests,
    sensible_asides,
    sensible_checks,
    sensible_sliders,
    sensible_trading,
    worth,
)

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.table import Table

STEP_PAID = 6.0
"""What a sacrifice brings to whoever came for it."""
HUNT = 0.5
"""Whoever has just come back from a gate need not fight there: only for so much."""


class SensiblePlayer:
    """Chooses for all seats of the game on ``table``."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._planner = plans.Planner(table)
        self._set = sensible_sliders.Sliders(table, self._planner)
        self._ways: dict[str, Callable[[Decision, Investigator], Option | None]] = {
            "move": self._move, "monsters": self._monsters, "combat": self._combat, "attack": self._attack,
            "check": self._before_roll, "after_check": self._after_roll, "sliders": self._sliders,
            "arkham_encounter": self._encounter, "close_gate": self._close, "seal": self._seal,
            "choose": self._choose, "may": self._may, "shop": self._shop, "clues": self._first,
            "lose_sanity": self._loss, "lose_stamina": self._loss, "lose_items": self._lose_items,
            "spend_trophies": self._propose, "skill": self._skill, "surge": self._propose,
            "trade": self._trade, "number": self._number, "returned": self._returned, "return": self._gate,
            "gate": self._gate, "place": self._place, "mythos_clue": self._clue_taker,
            "stamina_or_sanity": self._split,
        }  # fmt: skip

    def choose(self, decision: Decision) -> Option:
        """The option that seems best; the first one where there is no opinion."""
        who = self._table.investigator(decision.who)
        way = self._ways.get(decision.kind)
        chosen = way(decision, who) if way is not None else None
        return chosen if chosen is not None else self._by_worth(decision, who)

    # -- small things --------------------------------------------------------------------------------

    @staticmethod
    def _option(decision: Decision, *ids: str) -> Option | None:
        """The first of these ids (or verbs) that is offered."""
        for wanted in ids:
            for option in decision.options:
                if option.id == wanted or (option.verb == wanted and not option.aside):
                    return option
        return None

    def _first(self, decision: Decision, who: Investigator) -> Option | None:
        return decision.options[0]

    def _done(self, decision: Decision, who: Investigator) -> Option | None:
        return self._option(decision, "done")

    def _aside_or_done(self, decision: Decision, who: Investigator) -> Option | None:
        return sensible_asides.worthy(self._table, decision, who) or self._done(decision, who)

    def _propose(self, decision: Decision, who: Investigator) -> Option | None:
        return self._option(decision, "propose")

    def _by_worth(self, decision: Decision, who: Investigator) -> Option:
        """By what cards and effects are worth; asides are left alone unless they are worth it."""
        aside = sensible_asides.worthy(self._table, decision, who)
        if aside is not None:
            return aside
        plain = [option for option in decision.options if not option.aside]
        return max(plain, key=lambda option: self._worth_of(option, who, decision.about))

    def _worth_of(self, option: Option, who: Investigator, about: Any = None) -> float:
        table = self._table
        if option.verb in ("take", "keep", "buy"):
            return worth.of_row(table, option.target, who)
        if option.verb in ("discard", "lose", "sell"):
            return -worth.of_row(table, option.target, who)
        if option.verb == "propose":
            return 0.5
        if option.verb == "who" and option.target not in table.state.unused_investigators:
            other = table.investigator(option.target)
            if about is not None and any(op.op == "status" for op in getattr(about, "do", ())):
                return worth.of_effects(table, about.do, other)
            return 1.0 / (1 + min(other.sanity, other.stamina)) + (0.1 if other is who else 0.0)
        return 0.0

    def _lose_items(self, decision: Decision, who: Investigator) -> Option | None:
        """What is worth least, one by one."""
        least = [option for option in decision.options if option.verb == "lose"]
        if self._option(decision, "done") is not None or not least:
            return self._done(decision, who)
        return min(least, key=lambda option: worth.of_card(self._table, option.target, who))

    def _split(self, decision: Decision, who: Investigator) -> Option | None:
        """Points shared between stamina and sanity: where they are needed most."""
        total = int(decision.about)

        def value(option: Option) -> float:
            n = int(option.data)
            return worth.points(who.stamina, n) + worth.points(who.sanity, total - n)

        return max((option for option in decision.options if option.verb == "n"), key=value)

    def _gate(self, decision: Decision, who: Investigator) -> Option | None:
        """The gate that opens most often, but none that another has gone through to close it."""

        def value(option: Option) -> tuple[bool, float]:
            others = plans_places.worked_on(self._table, option.target, who)
            return not others, self._planner.share(option.target)

        return max(
            (option for option in decision.options if option.verb in ("gate", "space")),
            key=value,
            default=None,
        )

    def _place(self, decision: Decision, who: Investigator) -> Option | None:
        found = [option for option in decision.options if option.verb == "place"]
        return max(found, key=lambda option: self._planner.worth(who, option.target), default=None)

    def _clue_taker(self, decision: Decision, who: Investigator) -> Option | None:
        """The one who then is nearest to what sealing takes."""

        def value(option: Option) -> tuple[bool, int]:
            one = self._table.investigator(option.target)
            return one.clues < gates.seal_cost(self._table, one), one.clues

        return max((option for option in decision.options if option.verb == "who"), key=value, default=None)

    # -- movement ------------------------------------------------------------------------------------

    def _move(self, decision: Decision, who: Investigator) -> Option | None:
        gift = sensible_trading.offered(self._table, decision, who)
        if gift is not None:
            return gift
        if who.area or self._option(decision, "go", "train") is None:
            return self._aside_or_done(decision, who)
        plan = self._planner.plan(who)
        if not plan.path:
            return self._aside_or_done(decision, who)
        if len(plan.path) > who.movement_left:
            faster = sensible_asides.faster(decision)
            if faster is not None:
                return faster
        step = plan.path[0]
        return self._option(decision, f"go:{step}", f"train:{step}") or self._done(decision, who)

    def _trade(self, decision: Decision, who: Investigator) -> Option | None:
        return sensible_trading.next_step(self._table, decision, who) or self._done(decision, who)

    def _number(self, decision: Decision, who: Investigator) -> Option | None:
        """In a trade half of what there is, else the least."""
        return decision.options[len(decision.options) // 2 if decision.reason == "TRD-02" else 0]

    def _monsters(self, decision: Decision, who: Investigator) -> Option | None:
        """Evade or fight, whichever promises more; the easiest first."""
        on_the_way = 0.0
        if decision.window == "meeting" and self._table.state.phase == "movement" and who.movement_left:
            plan = self._planner.plan(who)
            on_the_way = max(0.0, plan.value) if plan.path else 0.0
        best, most = None, -1e9
        for option in decision.options:
            if option.verb not in ("fight", "evade"):
                continue
            outlook = fighting.outlook(self._table, who, option.target)
            if option.verb == "fight":
                value = outlook.fight - on_the_way
            else:
                value = outlook.evade - on_the_way * (1 - outlook.slip)
            if value > most:
                best, most = option, value
        return best

    def _returned(self, decision: Decision, who: Investigator) -> Option | None:
        for option in decision.options:
            if option.verb == "fight" and fighting.outlook(self._table, who, option.target).fight > HUNT:
                return option
        return self._done(decision, who)

    # -- combat --------------------------------------------------------------------------------------

    def _take_up(self, decision: Decision, combat: Combat) -> Option | None:
        held = {card.id for card in combat.wielded}
        for card in fighting.best_grip(self._table, combat):
            if card.id not in held:
                return self._option(decision, f"wield:{card.id}")
        return None

    def _combat_spell(self, decision: Decision, combat: Combat) -> Option | None:
        """A spell that gives dice, when the fight is not as good as won without it."""
        offered = {option.target: option for option in decision.options if option.verb == "cast"}
        if not offered:
            return None
        check = fighting.combat_check(self._table, combat)
        if combat.monster is not None and checks.chance_of(self._table, check) >= fighting.SURE:
            return None
        for spell in fighting.spells(self._table, combat):
            if spell.card.id in offered and spell.sanity < combat.who.sanity - 1 and spell.chance >= 1 / 3:
                return offered[spell.card.id]
        return None

    def _combat(self, decision: Decision, who: Investigator) -> Option | None:
        combat: Combat = decision.about
        flee = self._option(decision, "flee")
        if flee is not None and not fighting.goes_on(self._table, combat):
            return flee
        return (
            self._combat_spell(decision, combat)
            or self._take_up(decision, combat)
            or self._option(decision, "fight", "flee")
        )

    def _attack(self, decision: Decision, who: Investigator) -> Option | None:
        combat: Combat = decision.about
        return (
            self._combat_spell(decision, combat)
            or self._take_up(decision, combat)
            or self._option(decision, "attack")
        )

    # -- checks --------------------------------------------------------------------------------------

    def _before_roll(self, decision: Decision, who: Investigator) -> Option | None:
        check: checks.Check = decision.about
        if checks.chance_of(self._table, check) < 0.4 and sensible_checks.matters(check):
            for option in decision.options:
                if option.aside and option.verb == "cast" and self._passes(option):
                    return option
        return self._option(decision, "roll")

    def _passes(self, option: Option) -> bool:
        """Whether a spell makes one pass a check."""
        row: Any = self._table.library.card(option.target)
        return any(op.op == "pass_check" for op in row.do)

    def _after_roll(self, decision: Decision, who: Investigator) -> Option | None:
        check: checks.Check = decision.about
        attack = self._table.state.battle is not None and check.kind == "combat"
        if check.successes < check.need or attack:
            stake = 2.0 if attack else sensible_checks.stake(self._table, check)
            for option in decision.options:
                if option.aside and option.verb == "use" and hasattr(option.data, "ability"):
                    price = worth.of_effects(self._table, option.data.ability.cost, who)
                    if stake + price > 0:
                        return option
            spend = self._option(decision, "spend:clue")
            if spend is not None and sensible_checks.pays(self._table, check):
                return spend
        return self._option(decision, "accept")

    def _skill(self, decision: Decision, who: Investigator) -> Option | None:
        return max(decision.options, key=lambda option: skills.skill(self._table, who, option.target))

    # -- Upkeep --------------------------------------------------------------------------------------

    def _sliders(self, decision: Decision, who: Investigator) -> Option | None:
        return self._set.best(decision, who) or self._aside_or_done(decision, who)

    # -- encounters ----------------------------------------------------------------------------------

    def _encounter(self, decision: Decision, who: Investigator) -> Option | None:
        passing = self._option(decision, "pass")
        if passing is not None and self._can_spare(who):
            return passing
        best, most = self._option(decision, "encounter", "leave"), self._planner.encounter(who, who.place)
        for option in decision.options:
            if option.verb == "ability" and not option.aside:
                value = sensible_asides.of_listener(self._table, option.data, who)
                if value > most:
                    best, most = option, value
        return best

    def _can_spare(self, who: Investigator) -> bool:
        rumor = self._table.state.rumor
        return rumor is not None and row_of(rumor.id) != "disturbing-the-dead"

    def _close(self, decision: Decision, who: Investigator) -> Option | None:
        if who.sanity > 1 or who.stamina > 1:
            for option in decision.options:
                if option.aside and row_of(option.target.partition("/")[0]) == "elder-sign":
                    return option
        ways = [option for option in decision.options if option.verb == "close"]
        if not ways:
            return None
        space = who.place
        modifier, need = gates.modifier_of(self._table, space), gates.close_need(self._table, who, space)
        return max(ways, key=lambda option: worth.chance(self._table, who, option.target, modifier, need))

    def _seal(self, decision: Decision, who: Investigator) -> Option | None:
        return self._option(decision, "seal")

    def _choose(self, decision: Decision, who: Investigator) -> Option | None:
        def value(option: Option) -> float:
            one = option.data
            return worth.of_effects(self._table, one.cost, who) + worth.of_effects(self._table, one.do, who)

        return max(
            (option for option in decision.options if option.verb == "choose"), key=value, default=None
        )

    def _may(self, decision: Decision, who: Investigator) -> Option | None:
        op = decision.about
        if op is None:
            return self._option(decision, "yes", "use")
        value = worth.of_effects(self._table, op.cost, who) + worth.of_effects(self._table, op.do, who)
        if any(one.op == "token" for one in op.do):  # a sacrifice: the step of a Mission is done by it
            value += next((STEP_PAID for one in who.cards if quests.next_step(self._table, one)), 0.0)
        other = worth.of_effects(self._table, op.else_, who)
        return self._option(decision, "yes" if value > other else "no")

    def _shop(self, decision: Decision, who: Investigator) -> Option | None:
        best, most = None, 0.0 if self._option(decision, "done") is not None else -100.0
        for option in decision.options:
            if option.verb == "buy":
                row = self._table.library.card(option.target)
                price = (row.price or 0) * worth.RESOURCES["money"]
                value = worth.of_card(self._table, option.target, who) - price
                if value > most:
                    best, most = option, value
        return best or self._done(decision, who)

    def _loss(self, decision: Decision, who: Investigator) -> Option | None:
        """Use what softens a loss when it would be the last, or is a heavy one."""
        loss = decision.about
        left = getattr(who, loss.what, 9)
        if loss.n >= left or loss.n >= 3:
            for option in decision.options:
                if option.aside:
                    return option
        return self._option(decision, "accept")
