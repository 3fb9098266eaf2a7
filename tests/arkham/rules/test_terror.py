"""Terror, the shops it closes, closed locations and doom (LIM-10 to LIM-18)."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import closing, doom, investigators, terror, travel
from tests.arkham.board import board, crowd, monsters, person, where


@pytest.mark.rule("LIM-10")
def test_terror_never_goes_down_nor_above_ten() -> None:
    here = board(tracks={"terror": 4})
    here.run(terror.set_terror(here.table, 2))
    assert here.state.terror == 4
    here.run(terror.raise_terror(here.table, 8))
    assert here.state.terror == 10


@pytest.mark.rule("LIM-11", "LIM-12")
def test_a_rise_from_two_to_four_takes_two_allies_and_passes_three() -> None:
    here = board(tracks={"terror": 2}, investigators=[person(cards=["duke"])])
    allies = len(here.state.decks["ally"])
    here.run(terror.raise_terror(here.table, 2))
    assert len(here.state.decks["ally"]) == allies - 2
    assert len(here.state.box) >= 2
    assert "general-store" in here.state.closed
    assert here.cards() == ["duke"]


@pytest.mark.rule("LIM-11")
def test_with_no_ally_left_nobody_leaves() -> None:
    here = board()
    here.state.box += here.state.decks["ally"]
    here.state.decks["ally"].clear()
    here.run(terror.raise_terror(here.table, 1))
    assert here.state.terror == 1
    assert not here.events(events.CardLost)


@pytest.mark.rule("LIM-12", "LIM-13", "LIM-14")
@pytest.mark.parametrize(
    ("level", "shop", "street"),
    [
        (3, "general-store", "rivertown"),
        (6, "curiositie-shoppe", "northside"),
        (9, "ye-olde-magick-shoppe", "uptown"),
    ],
)
def test_a_shop_closes_for_good_and_everybody_there_goes_to_the_street(
    level: int, shop: str, street: str
) -> None:
    here = board(
        investigators=[person(space=shop)],
        board={"monsters": monsters(f"zombie@{shop}")},
        tracks={"terror": level - 1},
    )
    here.run(terror.raise_terror(here.table, 1))
    assert here.state.closed[shop] == "permanent"
    assert here.who().place == street
    assert where(here, "zombie") == [street]
    assert not travel.may_enter(here.table, here.who(), shop)


@pytest.mark.rule("LIM-16")
def test_terror_ten_sends_the_outskirts_back_to_the_cup() -> None:
    here = board(tracks={"terror": 9}, board={"outskirts": ["zombie", "ghoul"]})
    here.run(terror.raise_terror(here.table, 1))
    assert here.state.outskirts == []


@pytest.mark.rule("LIM-17")
def test_three_points_from_nine_are_terror_ten_and_two_doom() -> None:
    here = board(tracks={"terror": 9, "doom": 1})
    here.run(terror.raise_terror(here.table, 3))
    assert (here.state.terror, here.state.doom) == (10, 3)


@pytest.mark.rule("LIM-18")
def test_a_location_closed_for_a_time_empties_at_once() -> None:
    here = board(investigators=[person(space="library")], board={"monsters": monsters("zombie@library")})
    here.effects({"op": "close_location", "place": "library", "until": "end_of_next_turn"})
    assert here.who().place == "miskatonic-u"
    assert where(here, "zombie") == ["miskatonic-u"]
    assert closing.is_closed(here.table, "library")
    closing.open_location(here.table, "library")
    assert not closing.is_closed(here.table, "library")


def test_a_lasting_closure_is_not_shortened_by_a_passing_one() -> None:
    here = board(tracks={"terror": 3})
    closing.close_location(here.table, "general-store", "end_of_turn")
    assert here.state.closed["general-store"] == "permanent"


def test_in_happy_days_terror_does_not_rise() -> None:
    here = board(environment="happy-days-are-here-again", tracks={"terror": 10})
    here.run(terror.raise_terror(here.table, 2))
    assert (here.state.terror, here.state.doom) == (10, 0)


@pytest.mark.rule("AO-01")
def test_the_last_doom_token_awakens_the_ancient_one() -> None:
    here = board(ancient_one="yig", tracks={"doom": 8})
    here.run(doom.add_doom(here.table, 1))
    assert here.state.battle is None
    here.run(doom.add_doom(here.table, 1))
    assert here.state.battle is not None


def test_doom_taken_off_never_goes_below_nothing() -> None:
    here = board(tracks={"doom": 1})
    assert doom.remove_doom(here.table, 3) == 1
    assert here.state.doom == 0


def test_terror_ten_with_a_crowd_of_monsters_awakens_the_ancient_one() -> None:
    many = [*["cultist@library"] * 6, *["zombie@library"] * 2]
    here = board(investigators=crowd(1), board={"monsters": monsters(*many)}, tracks={"terror": 9})
    here.run(terror.raise_terror(here.table, 1))
    assert here.state.battle is not None


def test_a_new_investigator_whose_home_is_closed_begins_in_its_street() -> None:
    here = board(tracks={"terror": 6})
    here.run(investigators.replace(here.table, here.who(), "monterey-jack"))
    assert here.who("monterey-jack").place == "northside"
