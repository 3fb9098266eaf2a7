"""What a Mythos card will do to the tracks, told before it does it: doom, gates, monsters, Outskirts, terror.

Only what the gate and surge step alone does (MYT-02 to MYT-11): abilities that listen in may add to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import doom, gates, mythos_cards, placing, terror

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Mythos
    from arkham_desktop.arkham.table import Table


@dataclass(frozen=True, slots=True)
class TrackChange:
    """A track before and after; ``limit`` is where it has consequences, None for nowhere."""

    track: str
    old: int
    new: int
    limit: int | None = None


def tracks_after(table: Table, card: Mythos) -> list[TrackChange]:
    """The tracks that the gate or the surge of a Mythos card changes, in the order of the rules."""
    state, space = table.state, card.gate
    tokens, opened, places = card.doom, 0, list[str]()
    outcome = mythos_cards.gate_outcome(table, card)
    if outcome == "surge":
        places = _surge(table, space or "")
    elif outcome in ("opens", "burst"):
        tokens += outcome == "opens"  # DUN-18
        opened = 1
        places = [space or ""] * gates.monsters_with_gate(table)
    changes = [
        TrackChange("doom", state.doom, state.doom + tokens, doom.track_length(table)),
        TrackChange("gates", len(state.gates), len(state.gates) + opened, gates.gate_limit(table)),
        *monsters_after(table, places),
    ]
    return [change for change in changes if change.new != change.old]


def _surge(table: Table, space: str) -> list[str]:
    """A place for each monster of a surge; which of the gates get the odd ones makes no difference here."""
    open_gates = list(table.state.gates)
    if not open_gates:
        return []
    total = placing.surge_size(table)
    start = open_gates.index(space) if space in open_gates else 0
    return [open_gates[(start + n) % len(open_gates)] for n in range(total)]


def monsters_after(table: Table, places: list[str]) -> list[TrackChange]:
    """Monsters, Outskirts and terror after a monster has come to each of these places (LIM-01 to LIM-04)."""
    coming = [place for place in places if placing.may_appear(table, place)]
    limited = sum(placing.is_limited(table, place) for place in coming)
    room = placing.room(table)
    outside = 0 if room is None else max(0, limited - room)
    here, waiting = placing.monsters_counted(table), len(table.state.outskirts)
    capacity, level = placing.outskirts_capacity(table), table.state.terror
    found = [TrackChange("monsters", here, here + limited - outside, placing.monster_limit(table))]
    # One monster more than there is room for empties the Outskirts, and those after it begin anew.
    overflows, left = divmod(waiting + outside, capacity + 1)
    found.append(TrackChange("outskirts", waiting, left, capacity))
    found.append(TrackChange("terror", level, min(terror.HIGHEST, level + overflows)))
    return [change for change in found if change.new != change.old]
