"""Gaining clue tokens or money as a moment: noted when it happens, acted on when nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, events
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table

_GAINED = "gained:"
"""Begins the key of ``Investigator.used`` that counts gains: what, and how much at once."""
_WHATS = ("clue", "money")


def noticed(table: Table, event: events.Event) -> None:
    """Note a gain that something listens to."""
    if not isinstance(event, events.Gained) or event.what not in _WHATS:
        return
    if table.listeners(f"gain_{event.what}"):
        used = table.investigator(event.who).used
        key = f"{_GAINED}{event.what}:{event.n}"
        used[key] = used.get(key, 0) + 1


def waits(table: Table) -> bool:
    """Whether a gain was noted."""
    return any(key.startswith(_GAINED) for who in table.investigators for key in who.used)


def catch_up(table: Table) -> Steps[None]:
    """Let the moment of each gain come."""
    for who in table.investigators:
        for key in [key for key in who.used if key.startswith(_GAINED)]:
            times = who.used.pop(key, 0)  # what one gain sets off may have acted on the others
            what, _, n = key.removeprefix(_GAINED).partition(":")
            moment = f"gain_{what}"
            for _ in range(times):
                yield from abilities.trigger(
                    table, moment, who=who, happened={moment}, amounts={moment: int(n)}
                )
