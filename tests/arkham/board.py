"""Scenes on the board: Mythos cards revealed, gates at which somebody stands, crowds of investigators."""

from __future__ import annotations

from typing import Any

from arkham_desktop.arkham.phases import mythos
from arkham_desktop.arkham.scenario.running import plain
from tests.arkham.scenes import Scene, scene

PEOPLE = (
    "amanda-sharpe",
    "carolyn-fern",
    "darrell-simmons",
    "dexter-drake",
    "jenny-barnes",
    "joe-diamond",
    "mandy-thompson",
    "vincent-lee",
)
"""Eight investigators, none of whom changes gates, limits or monsters."""
SAFE = ("newspaper", "south-church", "library", "velmas-diner", "administration", "curiositie-shoppe")
"""Stable locations where nothing happens in the Mythos phase."""


STILL = ("dark-young", "ghost", "warlock", "dark-young", "ghost", "warlock", "dark-young", "ghost")
"""Monsters that never move, for the cup."""


def person(name: str = "amanda-sharpe", space: str | None = "newspaper", **fields: Any) -> dict[str, Any]:
    """An investigator with no cards, so that nobody is asked about them."""
    return {"id": name, "space": space, "cards": [], "clues": 0, "money": 0, **fields}


def crowd(n: int, space: str = "") -> list[dict[str, Any]]:
    """``n`` investigators, each in a safe place or all at ``space``."""
    return [person(name, space or SAFE[seat % len(SAFE)]) for seat, name in enumerate(PEOPLE[:n])]


def board(**fields: Any) -> Scene:
    """A quiet position; ``investigators`` may be a number."""
    people = fields.pop("investigators", None) or [person()]
    if isinstance(people, int):
        people = crowd(people)
    return scene({"investigators": people, "start": "upkeep", **fields})


def reveal(card: str, **fields: Any) -> Scene:
    """The Mythos phase in which ``card`` is drawn, up to its first question after the card was shown."""
    decks = {"cup": list(STILL), **fields.pop("decks", {}), "mythos": [card]}
    here = board(decks=decks, **fields)
    return go_on(here.run(mythos.play(here.table)))


def go_on(here: Scene) -> Scene:
    """Take note of the cards that are shown."""
    while not here.ended and here.decision.kind == "mythos":
        here.choose("continue")
    return here


def finish(here: Scene) -> Scene:
    """Answer what is still asked with the least choice."""
    while not here.ended:
        here.choose(plain(here.decision).id)
    return here


def monsters(*placed: str) -> list[dict[str, str]]:
    """``kind@space`` for each monster."""
    return [dict(zip(("kind", "space"), one.split("@"), strict=True)) for one in placed]


def where(here: Scene, kind: str) -> list[str]:
    """The places of the monsters of a kind on the board and in the sky."""
    return [place for monster, place in here.state.monsters.items() if monster.split("#")[0] == kind]


def at(here: Scene, place: str) -> int:
    """How many monsters are at a place."""
    return len(here.table.monsters_at(place))
