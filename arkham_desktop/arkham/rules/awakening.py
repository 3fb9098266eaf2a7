"""The Ancient One awakens: all under way breaks off, the final battle begins (AO-01 to AO-10, AO-22)."""

from __future__ import annotations

from arkham_desktop.arkham import decks, events
from arkham_desktop.arkham.state import Battle
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Unwind


def awaken(table: Table, why: str) -> None:
    """Begin the final battle at once; every running procedure ends here (AO-22).

    Does nothing when the Ancient One is awake.

    Args:
        table: the table.
        why: the rule id of the reason (AO-01 doom, AO-02 gates, AO-04 no marker, AO-05 empty cup, AO-06
            overrun) or the row id of the card that says so.

    Raises:
        Unwind: always when it was asleep; the driver goes on with :mod:`..phases.final_battle`.
    """
    if table.state.battle is not None:
        return
    begin_battle(table, why)
    raise Unwind


def begin_battle(table: Table, why: str) -> None:
    """Put the position into the final battle before its first effects."""
    state = table.state
    sheet = table.library.ancient_ones[state.ancient_one]
    state.phase, state.step = "final_battle", 0
    defenses = sheet.defenses_by_life[0] if sheet.defenses_by_life else sheet.defenses
    state.battle = Battle(defenses=list(defenses))
    return_transit(table)
    table.emit(events.AncientOneAwoke(state.ancient_one, why))
    table.changed()


def return_transit(table: Table) -> None:
    """Whatever was drawn and not yet owned goes back to where it came from."""
    state, library = table.state, table.library
    transit = state.transit
    for card in transit.cards:
        state.decks[decks.deck_name(library.card(card))].insert(0, card)
    for monster in transit.monsters:
        row = library.monster(monster)
        if row.spawn:  # it waits on the sheet or beside the board, and never enters the cup (DUN-15)
            (state.sheet_monsters if row.defeated_to == "sheet" else state.box).append(monster)
        else:
            state.cup.append(monster)
    state.gate_pile[:0] = transit.gates
    state.mythos[:0] = transit.mythos
    state.gate_cards[:0] = transit.gate_cards
    for pile in (transit.cards, transit.monsters, transit.gates, transit.mythos, transit.gate_cards):
        pile.clear()
