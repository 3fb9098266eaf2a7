"""Other World encounters: gate cards by color, entries, areas (OWE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arkham_desktop.arkham.events import EncounterDrawn, GateCardPassed
from arkham_desktop.arkham.phases import movement, other_worlds
from arkham_desktop.arkham.state import LOST, row_of
from tests.arkham.scenes import Scene, scene


def within(
    world: str,
    who: str = "amanda-sharpe",
    *,
    area: int = 1,
    cards: Sequence[str] = (),
    more: dict[str, Any] | None = None,
    **seat: Any,
) -> Scene:
    """The Other World Encounters phase of one investigator, by itself; `cards` are the top gate cards."""
    first = {
        "id": who, "other_world": {"world": world, "area": area}, "cards": [], "money": 0, "clues": 0, **seat
    }  # fmt: skip
    given = {"start": "upkeep", "board": {"clues": {}, "gates": {"woods": world}}, **(more or {})}
    given["decks"] = {"gate_cards": list(cards), **given.get("decks", {})}
    here = scene(given, investigators=[first])
    here.state.phase = "other_world_encounters"
    return here.run(other_worlds.phase_for(here.table, here.who()))


def drawn(here: Scene) -> list[str]:
    return [row_of(event.card) for event in here.events(EncounterDrawn)]


@pytest.mark.rule("OWE-01", "OWE-02", "OWE-03")
def test_cards_of_other_colors_go_under_the_deck_until_one_matches_and_other_is_read() -> None:
    here = within("city-of-the-great-race", cards=["base-gate-58", "base-gate-66", "base-gate-44"], stamina=2)
    colors = {
        row_of(card): here.table.library.gate_cards[row_of(card)].color for card in here.state.gate_cards
    }
    assert (colors["base-gate-58"], colors["base-gate-66"], colors["base-gate-44"]) == (
        "red",
        "blue",
        "green",
    )
    assert [row_of(event.card) for event in here.events(GateCardPassed)] == ["base-gate-58", "base-gate-66"]
    assert drawn(here) == ["base-gate-44"]
    assert here.who().stamina == 3
    assert [row_of(card) for card in here.state.gate_cards[:3]] == [
        "base-gate-44",
        "base-gate-66",
        "base-gate-58",
    ]


@pytest.mark.rule("OWE-02")
def test_the_entry_named_after_the_world_comes_before_the_other_one() -> None:
    here = within("city-of-the-great-race", cards=["base-gate-34"], sanity=3)
    assert (here.who().sanity, here.who().clues) == (2, 1)


@pytest.mark.rule("OWE-04")
@pytest.mark.parametrize("area", [1, 2])
def test_the_encounter_depends_on_the_world_and_not_on_the_area(area: int) -> None:
    here = within("yuggoth", area=area, cards=["base-gate-32"])
    assert drawn(here) == ["base-gate-32"]
    assert here.who().clues == 1


@pytest.mark.rule("OWE-05")
@pytest.mark.parametrize("won", [True, False])
def test_a_monster_met_there_is_never_placed_on_the_board(won: bool) -> None:
    here = within(
        "the-dreamlands",
        cards=["base-gate-35"],
        stamina=1,
        skills={"fight": 6, "will": 6},
        more={"decks": {"cup": ["ghoul"]}, "dice": [6 if won else 1] * 30},
    )
    while not here.ended:
        here.choose("fight" if "fight" in here.options else here.options[-1])
    assert here.state.monsters == {}
    ghouls = sum(row_of(monster) == "ghoul" for monster in here.state.cup)
    assert (len(here.who().monster_trophies), ghouls) == ((1, 2) if won else (0, 3))


@pytest.mark.rule("OWE-07")
def test_somebody_pulled_in_delayed_still_has_an_encounter_in_each_area() -> None:
    here = within("yuggoth", cards=["base-gate-32", "base-gate-33"], status=["delayed"])
    assert here.who().clues == 1
    here.run(movement.phase_for(here.table, here.who()))
    assert (here.who().area, here.who().delayed) == (1, False)
    here.run(movement.phase_for(here.table, here.who()))
    assert here.who().area == 2
    here.run(other_worlds.phase_for(here.table, here.who()))
    assert len(drawn(here)) == 2


@pytest.mark.rule("OWE-08")
def test_an_encounter_of_the_first_area_that_returns_one_puts_him_explored_on_the_gate() -> None:
    here = within("yuggoth", cards=["base-gate-34"], skills={"luck": 3}, more={"dice": [6, 6]})
    assert (here.who().place, here.who().area, here.who().explored) == ("woods", 0, True)


@pytest.mark.rule("OWE-10", "INV-09")
def test_becoming_lost_from_an_other_world_gives_no_explored_marker() -> None:
    here = within("abyss")
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.who().place == LOST
    assert not here.who().explored


@pytest.mark.rule("OWE-11")
def test_the_delayed_who_are_returned_to_arkham_are_still_delayed() -> None:
    here = within("abyss", status=["delayed"])
    here.effects({"op": "return_to_arkham"})
    assert (here.who().place, here.who().delayed) == ("woods", True)


@pytest.mark.rule("OWE-12")
def test_a_nightgaunt_carries_one_back_explored() -> None:
    here = within(
        "the-dreamlands",
        cards=["base-gate-35"],
        skills={"will": 4, "fight": 3},
        more={"decks": {"cup": ["nightgaunt"]}, "dice": [6, 6, 6, 1, 1, 1, 1]},
    )
    while not here.ended:
        here.choose("fight" if "fight" in here.options else here.options[-1])
    assert (here.who().place, here.who().explored) == ("woods", True)
    assert here.who().stamina == 5


@pytest.mark.rule("OWE-13")
def test_gloria_draws_one_matching_card_more_and_chooses() -> None:
    here = within("yuggoth", "gloria-goldberg", cards=["base-gate-58", "base-gate-32", "base-gate-33"])
    assert drawn(here) == ["base-gate-32", "base-gate-33"]
    assert here.options == ["choose:1", "choose:2"]
    here.choose("choose:1")
    assert here.who().clues == 1
    assert here.state.transit.gate_cards == []
    here.sound()


@pytest.mark.rule("OWE-16")
def test_an_effect_in_arkham_does_not_reach_other_worlds_and_one_without_that_limit_does() -> None:
    here = within("abyss", sanity=3)
    here.effects({"op": "for_each", "who": "in_arkham", "do": [{"op": "lose", "what": "sanity", "n": 1}]})
    assert here.who().sanity == 3
    here.effects({"op": "for_each", "who": "all", "do": [{"op": "lose", "what": "sanity", "n": 1}]})
    assert here.who().sanity == 2


@pytest.mark.rule("INV-06")
def test_falling_to_0_in_an_other_world_means_lost_in_time_and_space_with_1() -> None:
    here = within("abyss", clues=3)
    here.effects({"op": "lose", "what": "sanity", "n": 9})
    assert (here.who().place, here.who().sanity, here.who().clues) == (LOST, 1, 2)
    assert here.who().delayed
