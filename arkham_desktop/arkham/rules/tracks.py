"""The tracks by their names: how far each has come, and how long it is."""

from __future__ import annotations

from arkham_desktop.arkham.rules import doom, terror
from arkham_desktop.arkham.table import Table


def level(table: Table, track: str) -> int:
    """How far a track (a word of the vocabulary) has come; 0 for one that is not in use."""
    if track == "terror":
        return table.state.terror
    if track == "doom":
        return table.state.doom
    return table.state.tracks.get(track, 0)


def length(table: Table, track: str) -> int | None:
    """How many spaces a track has; None when no chosen set has it."""
    if track == "terror":
        return terror.HIGHEST
    if track == "doom":
        return doom.track_length(table)
    for extra in table.library.extras.values():
        if extra.track == track and extra.length is not None:
            return extra.length
    lengths = (module.track_length(table, track) for module in table.modules)
    return next((spaces for spaces in lengths if spaces is not None), None)
