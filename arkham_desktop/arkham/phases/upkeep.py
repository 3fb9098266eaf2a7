"""The Upkeep phase: refresh, upkeep actions in the owner's order, sliders (UPK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, events, modifiers, moments
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.flow import Roll
from arkham_desktop.arkham.effects.running import run_effects, would_change
from arkham_desktop.arkham.rules import investigators, skills, travel
from arkham_desktop.arkham.state import LOST
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects import Op
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Listener, Table

FREE_SLIDERS = "free-sliders"
RETAINER_STAYS = "retainer-without-roll"
PAIRED_SLIDERS = "paired-sliders"
"""Of whoever begins each Upkeep with all sliders at the left and shifts them to the right only."""
_DONE = Option("done")
_UNROLLED_AT_FIRST = frozenset({"status", "retainer", "bank_loan"})
"""Kinds of cards that ask for no roll in the first Upkeep with them (UPK-05)."""


def phase_for(table: Table, who: Investigator) -> Steps[None]:
    """The Upkeep of ``who``."""
    if who.turn_lost or who.turn_ended:
        return
    for module in table.modules:
        yield from module.upkeep_begins(table, who)
    gone = who.is_out
    if gone:
        return
    if who.place == LOST:
        if not investigators.is_due_back(who):
            return
        yield from _come_back(table, who)
    refresh(table, who)
    for module in table.modules:
        yield from module.upkeep_began(table, who)
    owned = list(who.cards)
    yield from _actions(table, who)
    for card in owned:
        card.fresh = False
    if not who.is_out and who.place != LOST:
        yield from _sliders(table, who)


def _come_back(table: Table, who: Investigator) -> Steps[None]:
    """From lost in time and space to any street or location, with no explored marker (INV-09 to INV-12)."""
    places = travel.places(table, who, "any_space")
    place = yield from travel.choose_place(table, who, places, "INV-09")
    if place is not None:
        table.emit(events.StatusChanged(who.id, "lost_in_time_and_space", False))
        investigators.move_to(table, who, place, "return")


def refresh(table: Table, who: Investigator) -> None:
    """All exhausted cards of ``who`` become ready (UPK-02)."""
    for card in who.cards:
        if card.exhausted:
            card.exhausted = False
            table.emit(events.CardExhausted(who.id, card.id, ready=True))


# --- upkeep actions -----------------------------------------------------------------------------------
def _actions(table: Table, who: Investigator) -> Steps[None]:
    """Carry out every upkeep action, in the order the owner likes (UPK-04)."""
    done: set[str] = set()

    def due() -> list[Listener]:
        return [
            listener
            for listener in table.listeners("upkeep")
            if (listener.owner is None or listener.owner is who)
            and listener.key not in done
            and _is_due(table, who, listener)
        ]

    def build() -> list[Option]:
        if who.is_out or who.place == LOST:
            return []
        return [Option("do", name, listener) for name, listener in abilities.numbered(due())]

    while due():
        choice = yield Decision("upkeep_action", who.id, build, window="upkeep", reason="UPK-04")
        if choice.verb != "do":
            return
        listener: Listener = choice.data
        done.add(listener.key)
        yield from _act(table, who, listener)


def _is_due(table: Table, who: Investigator, listener: Listener) -> bool:
    """Whether an action has to be carried out now: it has no price, it fits, and it would do something."""
    if moments.is_offered(listener, "upkeep"):
        return False
    if table.state.battle is not None and _is_loan(table, listener):
        return False
    ctx = _context(who, listener)
    return abilities.fits(table, listener, ctx) and would_change(table, _effects(table, listener), ctx)


def _is_loan(table: Table, listener: Listener) -> bool:
    """Whether it is a Retainer's or Bank Loan's, which end with the final battle (AO-09)."""
    row = table.library.card(listener.card.id) if listener.card is not None else None
    return isinstance(row, SpecialCard) and row.kind in ("retainer", "bank_loan")


def _context(who: Investigator, listener: Listener) -> Context:
    return Context(listener.source, who, listener.card, listener.place or who.place)


def _act(table: Table, who: Investigator, listener: Listener) -> Steps[None]:
    table.emit(events.AbilityUsed(listener.source, who.id, listener.index))
    yield from run_effects(table, _effects(table, listener), _context(who, listener))


def _effects(table: Table, listener: Listener) -> tuple[Op, ...]:
    """What an action does; statuses, Retainers and loans ask for no roll in their first Upkeep (UPK-05)."""
    do, card = listener.ability.do, listener.card
    if card is not None and (
        (card.fresh and _unrolled_at_first(table, card)) or _never_rolled(table, listener, card)
    ):
        return tuple(op for op in do if not isinstance(op, Roll))
    return do


def _never_rolled(table: Table, listener: Listener, card: Card) -> bool:
    """Whether its owner keeps his Retainer without a roll."""
    row = table.library.card(card.id)
    return (
        isinstance(row, SpecialCard)
        and row.kind == "retainer"
        and modifiers.has_special(table, listener.owner, RETAINER_STAYS)
    )


def _unrolled_at_first(table: Table, card: Card) -> bool:
    row = table.library.card(card.id)
    return isinstance(row, SpecialCard) and row.kind in _UNROLLED_AT_FIRST


# --- sliders ------------------------------------------------------------------------------------------
def _sliders(table: Table, who: Investigator) -> Steps[None]:
    """Move the sliders by as many stops as Focus allows, shared freely among them (UPK-07 to UPK-10)."""
    if not modifiers.has_special(table, who, PAIRED_SLIDERS):
        who.focus_left = skills.focus(table, who)
    free = modifiers.has_special(table, who, FREE_SLIDERS)
    moved: dict[str, int] = {}

    def build() -> list[Option]:
        if who.is_out:  # retired meanwhile
            return []
        return [*slides(table, who, moved, free=free), _DONE]

    while True:
        choice = yield Decision("sliders", who.id, build, window="upkeep", reason="UPK-07")
        if choice.verb != "slide":
            break
        slider, stop = choice.data
        stops = abs(stop - who.sliders[slider])
        moved[slider] = moved.get(slider, 0) + stops
        if not free:
            who.focus_left -= stops
        who.sliders[slider] = stop
        table.emit(events.SliderMoved(who.id, slider, stop))
    who.focus_left = 0


def slides(table: Table, who: Investigator, moved: dict[str, int], *, free: bool = False) -> list[Option]:
    """Every stop that the Focus left reaches (``moved``: stops each slider has gone this turn).

    Who moves sliders freely sets each of them once.
    """
    if not free and who.focus_left <= 0:
        return []
    limited = table.modifiers("limit_skill_stops", who)
    most = modifiers.total(table, "limit_skill_stops", skills.STOPS, who=who) if limited else skills.STOPS
    rising = modifiers.has_special(table, who, PAIRED_SLIDERS)
    options: list[Option] = []
    left = who.focus_left
    for slider, present in who.sliders.items():
        reach = most
        if slider in moved:
            reach = 0 if free else most - moved[slider]
        if not free and reach > left:
            reach = left
        if reach > 0:
            options += skills.slides(slider, present, reach, rising)
    return options
