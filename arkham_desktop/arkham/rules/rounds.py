"""The course of a combat: the Horror check, rounds of fight or flee, victory and damage (COM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.rules import (
    checks,
    defeating,
    evading,
    losses,
    ratings,
    settling,
    stalemate,
    weapons,
)
from arkham_desktop.arkham.table import Listener
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.table import Table

LATE_HORROR = "late-horror-check"
"""Named hook: the Horror check is made only after the first failed Combat or Evade check."""
_FIGHT = Option("fight")
_FLEE = Option("flee")


def fight_rounds(table: Table, combat: Combat) -> Steps[None]:
    """The whole combat, until something ends it (COM-01)."""
    combat.begun = True
    weapons.take_up_handless(table, combat)
    for moment in ("before_combat", "before_horror_check"):
        yield from _moment(table, combat, moment)
        if not combat.goes_on(table):
            return
    if combat.failed or not modifiers.has_special(table, combat.who, LATE_HORROR):
        yield from horror_check(table, combat)
    while combat.goes_on(table):
        yield from _round(table, combat)
        if combat.goes_on(table):
            yield from _moment(table, combat, "combat_round_end")
        weapons.end_round(combat)
        combat.round += 1


def _moment(table: Table, combat: Combat, when: str) -> Steps[None]:
    """What cards and then the monster itself do at a moment of the combat."""
    if table.listeners(when):
        yield from abilities.trigger(table, when, who=combat.who, about=combat)
    yield from own_abilities(table, combat, when)


def own_abilities(table: Table, combat: Combat, when: str) -> Steps[None]:
    """What the monster itself does at a moment, unless an effect of this combat ignores it."""
    if combat.monster is None:
        return
    listeners = abilities.monster_listeners(table, combat.monster, when)
    if combat.sheet is not None:
        source = table.library.monster(combat.monster).id
        listeners += [
            Listener(ability, source, None, None, None, -1 - index)
            for index, ability in enumerate(combat.sheet.abilities or ())
            if when in ability.when
        ]
    for listener in listeners:
        if combat.ignores(listener) or combat.who.is_out:
            continue
        if any(module.silences(table, combat, listener) for module in table.modules):
            continue
        ctx = combat.context(source=listener.source)
        if abilities.fits(table, listener, ctx):
            yield from abilities.use(table, listener, ctx)


def horror_check(table: Table, combat: Combat) -> Steps[None]:
    """The one Horror check of a combat (COM-02 … COM-06, COM-33)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    combat.horror_made = True
    rating = ratings.horror(table, monster, who, combat)
    if rating is None:
        return
    check = yield from checks.make_check(
        table, who, "horror", rating.rating, monster=monster, combat=combat, source=combat.source
    )
    if not combat.goes_on(table):
        return
    if check.passed:
        price = ratings.nightmarish(table, monster, who, combat)
    else:
        combat.happened.add("horror_check_failed")
        price = (ratings.horror(table, monster, who, combat) or rating).damage
    yield from losses.lose(table, who, "sanity", price, combat.source, kind="horror")
    yield from settle(table, combat)


def settle(table: Table, combat: Combat) -> Steps[None]:
    """Note what befalls the investigator and settle (COM-06, COM-38)."""
    if combat.who.sanity <= 0:
        combat.happened.add("insane")
    if combat.who.stamina <= 0:
        combat.happened.add("unconscious")
    yield from settling.settle(table)


def late_horror(table: Table, combat: Combat) -> Steps[None]:
    """The Horror check of somebody who makes it only after the first failed Combat or Evade check."""
    combat.failed = True
    if (
        not combat.horror_made
        and combat.goes_on(table)
        and modifiers.has_special(table, combat.who, LATE_HORROR)
    ):
        yield from horror_check(table, combat)


def _round(table: Table, combat: Combat) -> Steps[None]:
    """Take up weapons, cast spells, then fight or flee."""

    def build() -> list[Option]:
        return _round_options(table, combat) if combat.goes_on(table) else []

    while True:
        choice = yield Decision(
            "combat", combat.who.id, build, window="combat", about=combat, reason=combat.source
        )
        if choice.verb in ("wield", "unwield"):
            weapons.toggle(table, combat, choice)
            continue
        if choice is _FIGHT:
            yield from _strike(table, combat)
        elif choice is _FLEE:
            yield from _flee(table, combat)
        return


def _round_options(table: Table, combat: Combat) -> list[Option]:
    monster = combat.monster or ""
    options = []
    if ratings.combat_rating(table, monster, combat.who, combat) is not None:
        options.append(_FIGHT)
    # Ambush leaves no way out once the combat has begun (COM-31).
    if combat.evadable and "ambush" not in ratings.traits(table, monster, combat.who, combat):
        options.append(_FLEE)
    if not options or stalemate.is_stalemate(table, combat, may_flee=_FLEE in options):
        combat.over = "ended"  # it can be neither fought nor fled from: there is nothing more to it
        return []
    return options + weapons.wield_options(table, combat)


def _flee(table: Table, combat: Combat) -> Steps[None]:
    """An Evade check: out of it, or the damage and another round (COM-07)."""
    if (yield from evading.evade(table, combat.who, combat.monster or "", combat=combat)):
        combat.over = "evaded"


def _strike(table: Table, combat: Combat) -> Steps[None]:
    """A Combat check and what it brings (COM-08 … COM-11)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    yield from _moment(table, combat, "before_combat_check")
    if not combat.goes_on(table):
        return
    weapons.keep_what_is_there(combat)  # the monster may have taken one
    rating = ratings.combat_rating(table, monster, who, combat)
    assert rating is not None, f"{monster} cannot be fought"
    need = ratings.toughness(table, monster, combat)
    check = yield from checks.make_check(
        table, who, "combat", rating.rating, need, monster=monster, combat=combat, source=combat.source
    )
    if not combat.goes_on(table):
        return
    with table.resolving():  # what the check brought comes first, then whoever is at 0 is settled
        yield from weapons.after_check(table, combat)
        if check.passed:
            yield from _win(table, combat)
        else:
            yield from _suffer(table, combat)
    yield from settle(table, combat)
    if not check.passed:
        yield from late_horror(table, combat)


def _win(table: Table, combat: Combat) -> Steps[None]:
    """The monster is beaten: its own words, the trophy, what it costs (COM-10, COM-35)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    combat.over = "defeated"
    price = ratings.overwhelming(table, monster, who, combat)
    yield from _moment(table, combat, "combat_passed")
    yield from defeating.defeat(table, who, monster, combat)
    yield from losses.lose(table, who, "stamina", price, combat.source, kind="combat")


def _suffer(table: Table, combat: Combat) -> Steps[None]:
    """A failed Combat check: the combat damage, and what the monster's own words add (COM-12)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    rating = ratings.combat_rating(table, monster, who, combat)
    combat.damage = rating.damage if rating is not None else 0
    if table.listeners("combat_failed"):
        yield from abilities.trigger(table, "combat_failed", who=who, about=combat)
    yield from losses.lose(table, who, "stamina", combat.damage, combat.source, kind="combat")
    yield from own_abilities(table, combat, "combat_failed")
