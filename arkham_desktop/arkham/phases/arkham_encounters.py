"""The Arkham Encounters phase: gates, the ability of a location or an encounter there, Rumors (ENC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, modifiers, moments
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.rules import encounters, gates, mythos_cards
from arkham_desktop.arkham.state import LOST
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Listener, Table

MOMENT = "arkham_encounter"
ENCOUNTER_TOO = "encounter-after-ability"
"""Of whoever may have an encounter after having used the ability of the place."""


def phase_for(table: Table, who: Investigator) -> Steps[None]:
    """What ``who`` meets in a town: nothing in a street unless something there says so (ENC-01)."""
    if who.turn_lost or who.turn_ended or who.no_encounter or who.area or who.place == LOST:
        return
    place, displaced = who.place, who.displaced
    gate_there = place in table.state.gates
    yield from _at_gate(table, who) if gate_there else _without_gate(table, who)
    if gate_there or place in table.state.gates:
        return
    for module in table.modules:
        if who.displaced == displaced:
            yield from module.spent_encounters_at(table, who, place)


def _at_gate(table: Table, who: Investigator) -> Steps[None]:
    """The explored try to close it, all others are drawn through (ENC-08, ENC-10, GAT-01)."""
    place = who.place
    if who.explored:
        yield from gates.attempt_to_close(table, who)
        return

    def build() -> list[Option]:
        return [Option("encounter")] if who.place == place and not who.area else []

    # The last moment for what may be used any time, before the gate draws one in.
    choice = yield Decision(MOMENT, who.id, build, window=MOMENT, reason="ENC-10")
    if choice.verb != "encounter":
        return
    if place not in table.state.gates:
        yield from _without_gate(table, who)
    else:
        gates.draw_through(table, who, place, False)


def _without_gate(table: Table, who: Investigator) -> Steps[None]:
    """An encounter, or the ability of the place instead (ENC-02); pass a Rumor where that can be done."""
    place, displaced = who.place, who.displaced
    passed = False

    def build() -> list[Option]:
        if who.displaced != displaced or place in table.state.gates:
            return []
        return _choices(table, who, place, may_pass=not passed)

    while True:
        choice = yield Decision(MOMENT, who.id, build, window=MOMENT, reason="ENC-02")
        if choice.verb != "pass":
            break
        passed = True
        yield from mythos_cards.pass_rumor(table, who)
    if choice.verb == "ability":
        listener: Listener = choice.data
        yield from abilities.use(table, listener, _context(who, listener, place))
        if who.displaced == displaced:
            choice = yield from _encounter_too(table, who, place, choice)
    elif choice.verb == "encounter":
        yield from encounters.encounter_at(table, who, place)
    if who.displaced == displaced:
        yield from _afterwards(table, who, place, choice)
    yield from mythos_cards.watch_rumor(table)


def _encounter_too(table: Table, who: Investigator, place: str, done: Option) -> Steps[Option]:
    """An encounter after the ability of the place, for whoever may have both; what was done last."""
    if not modifiers.has_special(table, who, ENCOUNTER_TOO):
        return done
    if table.library.spaces[place].kind != "location" or not encounters.has_deck(table, place):
        return done
    displaced = who.displaced

    def build() -> list[Option]:
        gone = who.displaced != displaced or place in table.state.gates or who.no_encounter
        return [] if gone else [Option("encounter"), Option("leave")]

    choice = yield Decision(MOMENT, who.id, build, window=MOMENT, reason=who.id)
    if choice.verb != "encounter":
        return done
    yield from encounters.encounter_at(table, who, place)
    return choice


def _choices(table: Table, who: Investigator, place: str, *, may_pass: bool) -> list[Option]:
    row = table.library.spaces[place]
    options: list[Option] = []
    if row.kind in ("street", "sub_location"):
        # What a street (or a cell) says happens in place of an encounter there.
        options += [Option("ability", one.source, one) for one in _of_the_place(table, who, place)]
    if options and row.kind == "sub_location":
        return options  # a prisoner has no choice (INN-05)
    if row.kind != "street":
        options = _abilities(table, who, place) + options
    if may_pass and table.state.rumor is not None and mythos_cards.can_pass_rumor(table, who):
        options.append(Option("pass", table.state.rumor.id.partition("#")[0]))
    if row.kind == "location" and encounters.has_deck(table, place):
        options.insert(0, Option("encounter"))
    else:
        options.append(Option("leave"))
    return options


def _context(who: Investigator, listener: Listener, place: str) -> Context:
    return Context(listener.source, who, listener.card, place)


def _abilities(table: Table, who: Investigator, place: str) -> list[Option]:
    """What can be used here instead of an encounter, if it can be paid and changes something (ENC-05)."""
    options: list[Option] = []
    for listener in table.listeners(MOMENT):
        if listener.place is not None and listener.place != place:
            continue  # what another place offers
        ability = listener.ability
        if not ability.instead_of_encounter or (listener.owner is not None and listener.owner is not who):
            continue
        if encounters.is_redirection(listener):
            continue
        if not abilities.able(table, listener, _context(who, listener, place)):
            continue
        name = listener.card.id if listener.card is not None else listener.source
        options.append(Option("ability", name, listener))
    return options


def _of_the_place(table: Table, who: Investigator, place: str) -> list[Listener]:
    """What the space itself does in this phase beside encounters."""
    return [
        listener
        for listener in table.listeners(MOMENT)
        if listener.place == place
        and not listener.ability.instead_of_encounter
        and not moments.is_offered(listener, MOMENT)
        and abilities.fits(table, listener, _context(who, listener, place))
        and not abilities.is_barred(table, listener, _context(who, listener, place))
    ]


def _afterwards(table: Table, who: Investigator, place: str, choice: Option) -> Steps[None]:
    """What a location does after an encounter there, for whoever is still there."""
    if choice.verb != "encounter" or table.library.spaces[place].kind != "location":
        return
    for listener in _of_the_place(table, who, place):
        yield from abilities.use(table, listener, _context(who, listener, place))
