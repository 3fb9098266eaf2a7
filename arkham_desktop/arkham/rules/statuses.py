"""The states an investigator may be in by name: delayed, blessed, a deputy, in debt… (INV).

A status is a mark, or a card that says so, or what :mod:`investigators` does to people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, events, modifiers
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.content.library import Library, once_a_library
from arkham_desktop.arkham.rules import cards, investigators
from arkham_desktop.arkham.state import LOST, Investigator

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.words import Status
    from arkham_desktop.arkham.state import Card
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

_MARKS = frozenset({"loan_barred", "dark_man_debt"})
"""Statuses that are nothing but a note for the rest of the game."""


def status_card(table: Table, who: Investigator, status: str) -> Card | None:
    """The card of ``who`` that is this status, or None."""
    for card in who.cards:
        row = table.library.card(card.id)
        if isinstance(row, SpecialCard) and row.status == status:
            return card
    return None


def has_status(table: Table, who: Investigator, status: str) -> bool:
    """Whether ``who`` is in this state or has the card that says so."""
    if status == "delayed":
        return who.delayed
    if status == "arrested":
        return investigators.in_jail(table, who)
    if status == "lost_in_time_and_space":
        return who.place == LOST
    if status == "lose_turn":
        return who.lose_turn
    if status in _MARKS:
        return status in who.marks
    return status_card(table, who, status) is not None


def set_status(
    table: Table, who: Investigator, status: Status, *, even_if_immune: bool = False, to: str | None = None
) -> Steps[Card | None]:
    """Make ``who`` delayed, arrested, blessed, a deputy…; returns the new card if it is one and came.

    ``even_if_immune``: delayed although immune to it. ``to``: the jail of an arrest.
    Nothing befalls who has been devoured.
    """
    if who.is_out:
        return None
    if status == "delayed":
        investigators.delay(table, who, even_if_immune=even_if_immune)
    elif status == "arrested":
        yield from investigators.arrest(table, who, to)
    elif status == "lost_in_time_and_space":
        yield from investigators.lose_in_time_and_space(table, who)
    elif status == "lose_turn":
        who.lose_turn = True
        table.emit(events.StatusChanged(who.id, status, True))
    elif status in _MARKS:
        if status not in who.marks:
            who.marks.append(status)
            who.defaulted_loans += status == "loan_barred"  # WIN-09
            table.emit(events.StatusChanged(who.id, status, True))
    elif not (yield from investigators.spared(table, who, status)):
        return (yield from _take_status_card(table, who, status))
    return None


@once_a_library
def _status_cards(library: Library) -> dict[str, SpecialCard]:
    """The card of each status that has one."""
    special = [one for one in library.cards.values() if isinstance(one, SpecialCard)]
    return {one.status: one for one in reversed(special) if one.status is not None}


def _take_status_card(table: Table, who: Investigator, status: Status) -> Steps[Card | None]:
    """The card of a status: one at a time (ITM-01, INV-19); what excludes it goes instead (INV-18)."""
    row = _status_cards(table.library).get(status)
    if row is None:
        return None
    other = who.card(row.excludes) if row.excludes else None
    if other is not None:
        cards.lose_card(table, who, other, "deck")
        given_up = table.library.cards[row.excludes or ""].abilities
        for index, ability in enumerate(given_up):
            if ability.status == status:
                table.emit(events.AbilityUsed(row.excludes or "", who.id, index))
        return None
    held = sum(table.library.card(card.id).id == row.id for card in who.cards)
    pile = table.state.decks.get(row.id)
    if not pile or (row.limit is not None and held >= row.limit):
        return None
    table.emit(events.StatusChanged(who.id, status, True))
    card = yield from cards.receive(table, who, pile[-1])
    yield from abilities.trigger(table, "gain_status", who=who, status=status)
    return card


def clear_status(table: Table, who: Investigator, status: Status) -> None:
    """End a state of ``who``, or discard the card that says so; nothing happens when it does not hold."""
    if status == "delayed":
        investigators.stand_up(table, who)
    elif status == "arrested":
        if investigators.in_jail(table, who):
            investigators.leave_jail(table, who)
            who.lose_turn = who.turn_lost = False
    elif status == "lost_in_time_and_space":
        if who.place == LOST:
            investigators.stand_up(table, who)
            who.lose_turn = who.turn_lost = False
            table.emit(events.StatusChanged(who.id, status, False))
    elif status == "lose_turn":
        who.lose_turn = False
    elif status in _MARKS:
        if status in who.marks:
            who.marks.remove(status)
    else:
        card = status_card(table, who, status)
        if card is not None and not (
            status == "silver_twilight" and modifiers.immune(table, who, "lose_silver_twilight") is not None
        ):
            cards.lose_card(table, who, card, "deck")
            table.emit(events.StatusChanged(who.id, status, False))
