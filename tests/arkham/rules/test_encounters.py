"""Every encounter of the base set can be had, whoever has it, and leaves a sound position."""

from __future__ import annotations

from random import Random

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.rules import encounters
from tests.arkham.scenes import Scene, scene

BASE = Library.load()
LOCATIONS = sorted({row.place for by_place in BASE.encounters.values() for row in by_place.values()})
WORLDS = sorted(BASE.worlds)
MOST_CHOICES = 200
RICH = {
    "money": 6,
    "clues": 5,
    "cards": ["axe", "whiskey", "wither", "necronomicon", "duke", "speed", "blessing"],
    "trophies": {"gates": ["rlyeh"], "monsters": ["ghoul", "cultist"]},
}


def play_out(here: Scene, random: Random) -> None:
    """Choose at random until nothing is asked any more, and see that nothing is broken."""
    for _ in range(MOST_CHOICES):
        if here.ended:
            break
        here.choose(random.choice(here.options))
    assert here.ended
    assert here.rules.problems() == []
    if here.game.outcome is not None:  # a card closed the last gate: the game was won in mid-encounter
        return
    assert here.state.transit.cards == []
    assert here.state.transit.gate_cards == []
    assert here.state.transit.monsters == []


@pytest.mark.rule("ENC-03")
@pytest.mark.parametrize("place", LOCATIONS)
def test_every_entry_of_a_location_can_be_had(place: str) -> None:
    row = BASE.spaces[place]
    assert row.neighborhood is not None
    standing = row.parent or place
    for number in BASE.location_cards[row.neighborhood]:
        for seed, seat in enumerate(({"money": 0, "clues": 0, "cards": []}, RICH)):
            here = scene(
                start="upkeep",
                seed=seed,
                investigators=[{"id": "amanda-sharpe", "space": standing, **seat}, {"id": "bob-jenkins"}],
                decks={f"encounters:{row.neighborhood}": [number]},
            )
            here.run(encounters.location_encounter(here.table, here.who("amanda-sharpe"), place))
            play_out(here, Random(seed))


@pytest.mark.rule("OWE-02")
@pytest.mark.parametrize("world", WORLDS)
def test_every_gate_card_can_be_had_in_every_world_of_its_color(world: str) -> None:
    colors = set(BASE.worlds[world].colors)
    for card, row in BASE.gate_cards.items():
        if row.color != "all" and row.color not in colors:
            continue
        for area, seat in ((1, {"money": 0, "clues": 0, "cards": []}), (2, RICH)):
            here = scene(
                start="upkeep",
                seed=area,
                investigators=[
                    {"id": "amanda-sharpe", "other_world": {"world": world, "area": area}, **seat}
                ],
                board={"gates": {"woods": world}, "clues": {}},
                decks={"gate_cards": [card]},
            )
            here.run(encounters.world_encounter(here.table, here.who("amanda-sharpe")))
            play_out(here, Random(area))
