"""Every encounter of the base set can be had, whatever is chosen in it."""

from random import Random

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import Encounter
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import Effects, run_effects
from tests.arkham.scenes import Scene, scene

LIBRARY = Library.load(("base",))
ENCOUNTERS = [row for card in LIBRARY.encounters.values() for row in card.values()]
ENTRIES = [
    (f"{card.id}/{world}", do, next(iter(LIBRARY.worlds)) if world == "other" else world)
    for card in LIBRARY.gate_cards.values()
    for world, do in card.entries.items()
]
MOST_CHOICES = 400
POSSESSIONS = ["knife", "old-journal", "holy-water", "wither", "duke", "luck", "retainer"]


def somebody(seed: int, **seat: object) -> Scene:
    """An investigator with some of everything, another at home, gates and monsters on the board."""
    rich = {
        "money": 6,
        "clues": 4,
        "trophies": {"gates": ["the-dreamlands"], "monsters": ["dark-young", "shoggoth"]},
    }
    return scene(
        investigators=[{"id": "joe-diamond", "cards": POSSESSIONS, **rich, **seat}, {"id": "jenny-barnes"}],
        board={
            "gates": {"woods": "abyss", "unvisited-isle": "rlyeh"},
            "monsters": [{"kind": "ghoul", "space": "uptown"}, {"kind": "cultist", "space": "woods"}],
        },
        start="movement",
        seed=seed,
    )


def have(here: Scene, source: str, do: Effects, place: str, seed: int) -> None:
    """Have an encounter with random choices; the position is sound afterwards."""
    choices = Random(seed)
    here.run(run_effects(here.table, do, Context(source, here.who(), place=place)))
    for _ in range(MOST_CHOICES):
        if here.ended:
            break
        here.choose(choices.choice(here.options))
    assert here.ended, f"{here.decision} is still asked after {MOST_CHOICES} choices"
    here.sound()


@pytest.mark.parametrize("encounter", ENCOUNTERS, ids=lambda row: row.id)
def test_a_location_encounter_can_be_had(encounter: Encounter) -> None:
    for seed in range(3):
        here = somebody(seed, space=encounter.place)
        have(here, encounter.id, encounter.do, encounter.place, seed)


@pytest.mark.parametrize(("name", "do", "world"), ENTRIES, ids=[name for name, _, _ in ENTRIES])
def test_an_other_world_encounter_can_be_had(name: str, do: Effects, world: str) -> None:
    for seed in range(3):
        here = somebody(seed, other_world={"world": world, "area": 1, "entered": "woods"})
        have(here, name.partition("/")[0], do, world, seed)
