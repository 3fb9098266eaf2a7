"""Scenes with the Dunwich set: a quiet position on both boards."""

from __future__ import annotations

from typing import Any

from arkham_desktop.arkham.phases import arkham_encounters, upkeep
from tests.arkham.board import board, go_on, person, reveal
from tests.arkham.scenes import Scene

SETS = ["base", "dunwich"]
RAT, HORROR = "rat-thing", "the-dunwich-horror"


def town(*people: dict[str, Any], **fields: Any) -> Scene:
    """A quiet position with the Dunwich board; nobody has anything if left out."""
    return board(**{"sets": SETS, "start": "movement", "investigators": list(people) or [person()], **fields})


def drawn(card: str, *people: dict[str, Any], **fields: Any) -> Scene:
    """The Mythos phase in which ``card`` is drawn."""
    return reveal(card, sets=SETS, investigators=list(people) or [person()], **fields)


def encounters(here: Scene, who: str | None = None) -> Scene:
    """The Arkham Encounters phase of somebody, with the first choice where one is asked."""
    return here.run(arkham_encounters.phase_for(here.table, here.who(who)))


def its_upkeep(here: Scene, who: str | None = None) -> Scene:
    """The Upkeep of somebody."""
    return here.run(upkeep.phase_for(here.table, here.who(who)))


def gone(here: Scene) -> bool:
    """Whether the Dunwich Horror is beside the board."""
    return f"{HORROR}#1" in here.state.box


__all__ = ["HORROR", "RAT", "SETS", "drawn", "encounters", "go_on", "gone", "its_upkeep", "person", "town"]
