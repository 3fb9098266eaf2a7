"""Scenes in Innsmouth."""

from __future__ import annotations

from typing import Any

from arkham_desktop.arkham.phases import arkham_encounters, movement, upkeep
from tests.arkham.board import person
from tests.arkham.scenes import Scene, scene

SETS = ["base", "innsmouth"]


def town(*people: dict[str, Any], **fields: Any) -> Scene:
    """A quiet position with the Innsmouth board; one person in Arkham when none is named."""
    fields.setdefault("sets", SETS)
    return scene({"investigators": list(people) or [person()], "start": "upkeep", **fields})


def law(*people: dict[str, Any], **fields: Any) -> Scene:
    """The same under martial law."""
    return town(*people, **{"tracks": {"doom": 7}, "ancient_one": "cthulhu", **fields})


def moves(here: Scene, name: str | None = None) -> Scene:
    """Somebody's Movement phase."""
    return here.run(movement.phase_for(here.table, here.who(name)))


def stays(here: Scene, name: str | None = None) -> Scene:
    """Somebody who ends movement where he is, up to the next question."""
    return moves(here, name).choose("done")


def its_upkeep(here: Scene, name: str | None = None) -> Scene:
    """Somebody's Upkeep."""
    return here.run(upkeep.phase_for(here.table, here.who(name)))


def its_encounters(here: Scene, name: str | None = None) -> Scene:
    """Somebody's Arkham Encounters phase."""
    return here.run(arkham_encounters.phase_for(here.table, here.who(name)))
