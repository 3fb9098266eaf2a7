"""The doom track (AO-01, MYT-03)."""

from __future__ import annotations

from arkham_desktop.arkham import abilities, events
from arkham_desktop.arkham.rules import awakening
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Steps


def track_length(table: Table) -> int:
    """Spaces of the Ancient One's doom track."""
    return table.library.ancient_ones[table.state.ancient_one].doom


def add_doom(table: Table, n: int) -> Steps[None]:
    """Put doom tokens on the track one by one; the last space awakens the Ancient One at once (AO-01).

    In the final battle tokens are just added, beyond the length of the track too.
    """
    state = table.state
    for _ in range(n):
        state.doom += 1
        table.emit(events.TrackChanged("doom", state.doom - 1, state.doom))
        if state.battle is None and state.doom >= track_length(table):
            awakening.awaken(table, "AO-01")
        for module in table.modules:
            yield from module.doom_changed(table)
        if table.listeners("doom_added"):
            yield from abilities.trigger(table, "doom_added")


def remove_doom(table: Table, n: int) -> int:
    """Take up to ``n`` doom tokens off the track; returns how many there were to take."""
    state = table.state
    taken = min(n, state.doom)
    if taken > 0:
        state.doom -= taken
        table.emit(events.TrackChanged("doom", state.doom + taken, state.doom))
    return taken
