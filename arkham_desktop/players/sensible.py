"""The sensible player: plain heuristics over the same options that people have.

It collects clue tokens, arms itself, goes through gates with enough clues to seal them, rests before it is
worn out, fights what it can beat and slips away from the rest. It looks at the table as any player may, and
knows nothing of what lies face down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.rules import checks, gates, ratings, skills
from arkham_desktop.arkham.state import Investigator, row_of
from arkham_desktop.engine import Decision, Option
from arkham_desktop.players import fighting, plans, worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.table import Listener, Table

BATTLE_SKILLS = {
    "hastur": "luck", "ithaqua": "fight", "nyarlathotep": "lore", "shub-niggurath": "sneak", "yig": "speed",
    "yog-sothoth": "will",
}  # fmt: skip
"""What each Ancient One's attack asks for."""

SLIDER_OF = {"speed": ("speed", 1), "sneak": ("speed", -1), "fight": ("fight", 1), "will": ("fight", -1),
             "lore": ("lore", 1), "luck": ("lore", -1)}  # fmt: skip


class SensiblePlayer:
    """Chooses for all seats of the game on ``table``."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._ways: dict[str, Callable[[Decision, Investigator], Option | None]] = {
            "move": self._move, "monsters": self._monsters, "combat": self._combat, "attack": self._attack,
            "check": self._before_roll, "after_check": self._after_roll, "sliders": self._sliders,
            "arkham_encounter": self._encounter, "close_gate": self._close, "seal": self._seal,
            "choose": self._choose, "may": self._may, "shop": self._shop, "clues": self._first,
            "lose_sanity": self._loss, "lose_stamina": self._loss, "lose_items": self._propose,
            "spend_trophies": self._propose, "skill": self._skill,
            "surge": self._propose, "trade": self._done, "returned": self._returned,
        }  # fmt: skip

    def choose(self, decision: Decision) -> Option:
        """The option that seems best; the first one where there is no opinion."""
        who = self._table.investigator(decision.who)
        way = self._ways.get(decision.kind)
        chosen = way(decision, who) if way is not None else None
        if chosen is None:
            chosen = self._by_worth(decision, who)
        return chosen

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

    def _propose(self, decision: Decision, who: Investigator) -> Option | None:
        return self._option(decision, "propose")

    def _by_worth(self, decision: Decision, who: Investigator) -> Option:
        """By what cards and effects are worth; asides are left alone unless they are worth it."""
        plain = [option for option in decision.options if not option.aside]
        best = self._worthy_aside(decision, who)
        if best is not None:
            return best
        giving = ("discard", "lose", "sell")
        scored = [
            (
                -worth.of_row(self._table, option.target)
                if option.verb in giving
                else self._worth_of(option, who),
                -index,
            )
            for index, option in enumerate(plain)
        ]
        return plain[-max(scored)[1]]

    def _worth_of(self, option: Option, who: Investigator) -> float:
        if option.verb in ("take", "keep", "buy"):
            return worth.of_row(self._table, option.target)
        if option.verb == "propose":
            return 0.5
        if option.verb == "n" and isinstance(option.data, int):
            return 0.0
        if option.verb == "who":
            other = self._table.investigator(option.target)
            return 1.0 / (1 + min(other.sanity, other.stamina)) + (0.1 if other is who else 0.0)
        return 0.0

    # -- asides --------------------------------------------------------------------------------------

    def _worthy_aside(self, decision: Decision, who: Investigator) -> Option | None:
        """An ability whose effects are worth clearly more than its price."""
        best, most = None, 0.4
        for option in decision.options:
            if option.aside and option.verb == "use" and hasattr(option.data, "ability"):
                value = self._of_listener(option.data, who)
                if value > most:
                    best, most = option, value
            elif option.aside and option.verb == "cast" and decision.window in ("upkeep", "movement"):
                value = self._of_spell(option, who)
                if value > most:
                    best, most = option, value
        return best

    def _of_listener(self, listener: Listener, who: Investigator) -> float:
        ability = listener.ability
        gained = worth.of_effects(self._table, ability.do, who)
        return gained + worth.of_effects(self._table, ability.cost, who)

    def _of_spell(self, option: Option, who: Investigator) -> float:
        row: Any = self._table.library.card(option.target)
        if row.sanity >= who.sanity - 1:
            return 0.0
        if row.id == "find-gate":
            return 1.0 if who.area == 1 else 0.0
        missing = max(
            skills.maximum(self._table, one, "stamina") - one.stamina for one in self._table.investigators
        )
        return 1.0 if row.id == "heal" and missing >= 2 else 0.0

    # -- movement ------------------------------------------------------------------------------------

    def _move(self, decision: Decision, who: Investigator) -> Option | None:
        if who.area or self._option(decision, "go") is None:
            return self._worthy_aside(decision, who) or self._done(decision, who)
        plan = plans.best(self._table, who)
        if not plan.path:
            return self._worthy_aside(decision, who) or self._done(decision, who)
        return self._option(decision, f"go:{plan.path[0]}") or self._done(decision, who)

    def _monsters(self, decision: Decision, who: Investigator) -> Option | None:
        """Evade or fight, whichever promises more; the easiest first."""
        best, most = None, -1e9
        for option in decision.options:
            if option.verb not in ("fight", "evade"):
                continue
            outlook = fighting.prospect(self._table, who, option.target)
            if option.verb == "fight":
                value = (
                    outlook.win * (0.6 + 0.5 * ratings.toughness(self._table, option.target))
                    - outlook.cost * 0.8
                )
                value -= 4.0 * (1 - outlook.win)
            else:
                value = -outlook.evade_cost * 0.8 - 4.0 * (1 - outlook.evade) * (1 - outlook.win)
            if value > most:
                best, most = option, value
        return best

    def _returned(self, decision: Decision, who: Investigator) -> Option | None:
        return self._done(decision, who)

    # -- combat --------------------------------------------------------------------------------------

    def _take_up(self, decision: Decision, combat: Combat) -> Option | None:
        held = {card.id for card in combat.wielded}
        for card in fighting.best_grip(self._table, combat):
            if card.id not in held:
                return self._option(decision, f"wield:{card.id}")
        return None

    def _combat_spell(self, decision: Decision, combat: Combat, who: Investigator) -> Option | None:
        """A spell that helps, when the fight is not won without it and sanity is left."""
        check = fighting.combat_check(self._table, combat)
        if checks.chance_of(self._table, check) >= 0.75:
            return None
        for option in decision.options:
            if option.verb == "cast":
                row: Any = self._table.library.card(option.target)
                if row.sanity < who.sanity - 1 and row.id != "enchant-weapon":
                    return option
        return None

    def _combat(self, decision: Decision, who: Investigator) -> Option | None:
        combat: Combat = decision.about
        assert combat.monster is not None
        outlook = fighting.prospect(self._table, who, combat.monster)
        flee = self._option(decision, "flee")
        if flee is not None and (
            (outlook.evade > 0.5 and outlook.hit < 0.35) or outlook.evade > outlook.hit + 0.3
        ):
            return flee
        return (
            self._combat_spell(decision, combat, who)
            or self._take_up(decision, combat)
            or self._option(decision, "fight", "flee")
        )

    def _attack(self, decision: Decision, who: Investigator) -> Option | None:
        combat: Combat = decision.about
        for option in decision.options:
            if option.verb == "cast":
                row: Any = self._table.library.card(option.target)
                if row.sanity < who.sanity - 1:
                    return option
        return self._take_up(decision, combat) or self._option(decision, "attack")

    # -- checks --------------------------------------------------------------------------------------

    def _before_roll(self, decision: Decision, who: Investigator) -> Option | None:
        check: Check = decision.about
        if checks.chance_of(self._table, check) < 0.4 and self._matters(check, who):
            for option in decision.options:
                if option.aside and option.verb == "cast":
                    return option
        return self._option(decision, "roll")

    def _matters(self, check: Check, who: Investigator) -> bool:
        if check.gate is not None or check.kind in ("combat", "evade"):
            return True
        return check.kind == "horror" and who.sanity <= 2

    def _after_roll(self, decision: Decision, who: Investigator) -> Option | None:
        check: Check = decision.about
        accept = self._option(decision, "accept")
        battle = self._table.state.battle is not None
        attack = battle and check.kind == "combat"
        if check.successes >= check.need and not attack:
            return accept
        if not attack:
            for option in decision.options:
                if option.aside and option.verb == "use":
                    return option
        spend = self._option(decision, "spend:clue")
        if spend is not None and self._pays(check, who, battle=battle, attack=attack):
            return spend
        return accept

    def _pays(self, check: Check, who: Investigator, *, battle: bool, attack: bool) -> bool:
        """Whether clue tokens are well spent on this check."""
        if attack:
            return True
        missing = check.need - check.successes
        if battle:
            return missing <= who.clues
        if check.gate is not None:
            keep = gates.seal_cost(self._table, who)
            return who.clues > keep or who.clues < keep - 1 or who.card("elder-sign") is not None
        if check.kind == "combat" and check.monster is not None:
            rating = ratings.combat_rating(self._table, check.monster, who, check.combat)
            deadly = rating is not None and rating.damage >= who.stamina
            return deadly and missing <= 1 and who.clues > 0
        return False

    def _skill(self, decision: Decision, who: Investigator) -> Option | None:
        return max(decision.options, key=lambda option: skills.skill(self._table, who, option.target))

    # -- Upkeep --------------------------------------------------------------------------------------

    def _sliders(self, decision: Decision, who: Investigator) -> Option | None:
        wanted = self._stops(who)
        best, gap = None, 0
        for option in decision.options:
            if option.verb != "slide":
                continue
            slider, stop = option.data
            gained = abs(who.sliders[slider] - wanted[slider]) - abs(stop - wanted[slider])
            if gained > gap:
                best, gap = option, gained
        return best or self._worthy_aside(decision, who) or self._done(decision, who)

    def _stops(self, who: Investigator) -> dict[str, int]:
        """The stops that serve what is planned: closing, a walk, or the final battle."""
        table = self._table
        wanted = {"speed": 2, "fight": 2, "lore": 2}
        if table.state.battle is not None:
            wanted = {"speed": 2, "fight": 3, "lore": 1}
            slider, direction = SLIDER_OF[BATTLE_SKILLS.get(table.state.ancient_one, "fight")]
            wanted[slider] = 3 if direction > 0 else 0
            return wanted
        gate = who.entered if who.area == 2 else who.place if who.explored else ""
        if gate in table.state.gates:
            sheet = table.library.investigators[who.id].skills
            better = "lore" if max(sheet["lore"]) >= max(sheet["fight"]) else "fight"
            wanted[better] = 3
        elif who.area:
            wanted["lore"] = 1
        else:
            plan = plans.best(table, who)
            wanted["speed"] = 3 if len(plan.path) > 2 else 1
        return wanted

    # -- encounters ----------------------------------------------------------------------------------

    def _encounter(self, decision: Decision, who: Investigator) -> Option | None:
        passing = self._option(decision, "pass")
        if passing is not None and self._can_spare(who):
            return passing
        best, most = self._option(decision, "encounter", "leave"), 0.9
        for option in decision.options:
            if option.verb == "ability" and not option.aside:
                value = self._of_listener(option.data, who)
                if value > most:
                    best, most = option, value
        return best

    def _can_spare(self, who: Investigator) -> bool:
        rumor = self._table.state.rumor
        return rumor is not None and row_of(rumor.id) != "disturbing-the-dead"

    def _close(self, decision: Decision, who: Investigator) -> Option | None:
        if who.sanity > 1 and who.stamina > 1:
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
        return self._option(decision, "yes" if value > 0 else "no")

    def _shop(self, decision: Decision, who: Investigator) -> Option | None:
        best, most = None, 0.0 if self._option(decision, "done") is not None else -100.0
        for option in decision.options:
            if option.verb == "buy":
                row = self._table.library.card(option.target)
                value = worth.of_card(self._table, option.target) - (row.price or 0) * 0.3
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
