"""Which one option Enter takes: the common answer that costs nothing, if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, forecast
from arkham_desktop.arkham.rules.combat import Combat

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision

FREE_VERBS = ("continue", "roll", "accept", "encounter", "attack")
"""Verbs that go on with what was begun; the first of them that is offered is the suggestion."""

GIVES_AWAY = ("lose_items", "spend_trophies")
"""Kinds of decisions whose every answer costs something, the proposal too."""


def suggested(table: Table, decision: Decision) -> str | None:
    """The id of the suggested option of an open decision, or None when each of them costs or risks something.

    Ending a phase is never suggested (nothing costly or final is a default), but leaving the sliders where
    they are costs nothing and can be done again next turn. Nothing is of which several are equally good.
    Before an attack on the Ancient One the best weapons are taken up.
    """
    options = [option for option in decision.options if not option.aside]
    by_verb = {option.verb: option.id for option in reversed(options)}
    if gives_up(decision):
        by_verb.pop("accept", None)
    for verb in FREE_VERBS:
        if verb in by_verb:
            return _arming(table, decision) or by_verb[verb]
    if decision.kind == "sliders":
        return by_verb.get("done")
    if decision.kind in GIVES_AWAY:
        return None
    proposals = [option.id for option in options if option.verb == "propose"]
    if proposals:
        return proposals[0]
    return None


def _arming(table: Table, decision: Decision) -> str | None:
    """The next choice toward the best hands for an attack on the Ancient One; None where they are so."""
    attack = decision.about
    if decision.kind != "attack" or not isinstance(attack, Combat):
        return None
    best = forecast.best_hands(table, attack.who, attack)
    wanted = [f"wield:{card.id}" for card in best if card not in attack.wielded]
    if not wanted:
        return None
    away = [f"unwield:{card.id}" for card in attack.wielded if card not in best]
    return next((choice for choice in (*wanted, *away) if decision.option(choice) is not None), None)


def gives_up(decision: Decision) -> bool:
    """Whether accepting lets a check fail that something could still change: that is no default."""
    check = decision.about
    return isinstance(check, checks.Check) and check.successes < check.need and len(decision.options) > 1
