"""The towns' own tracks on their boards: which of their places are filled, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arkham_desktop.desktop.table.geometry import Point

TRACK_ICONS = {"dunwich_horror": "horror", "deep_ones_rising": "wave", "feds_raid": "deputy"}
"""The icon of each track, on the board and in the top bar, in the order of the top bar."""

_PARTS = {"feds_raid": ("church-green", "factory-district", "innsmouth-shore")}
"""Tracks whose places belong to neighborhoods, in the order of the places, the same number each."""


def filled_places(levels: Mapping[str, int], track: str, places: Sequence[Point]) -> list[Point]:
    """The places of a track that are filled, by the levels of the position (``State.tracks``)."""
    parts = _PARTS.get(track)
    if parts is None:
        return list(places[: levels.get(track, 0)])
    each = len(places) // len(parts)
    return [
        places[index * each + filled]
        for index, part in enumerate(parts)
        for filled in range(levels.get(f"{track}:{part}", 0))
    ]
