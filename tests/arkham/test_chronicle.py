"""How a game went, told from its events."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.chronicle import Standing, chronicle


def test_the_tracks_are_told_as_they_stood_at_the_end_of_each_turn() -> None:
    told = chronicle(
        [
            e.TurnBegan(1, "amanda-sharpe"),
            e.TrackChanged("doom", 0, 1),
            e.TurnBegan(2, "amanda-sharpe"),
            e.TrackChanged("doom", 1, 2),
            e.TrackChanged("terror", 0, 1),
            e.SealPlaced("woods", by="amanda-sharpe"),
            e.TurnBegan(3, "amanda-sharpe"),
            e.SealPlaced("woods", on=False),
        ]
    )
    assert told.standings == [Standing(1, 1, 0, 0), Standing(2, 2, 1, 1), Standing(3, 2, 1, 0)]


def test_the_dice_are_counted_for_each_and_for_all() -> None:
    told = chronicle(
        [
            e.DiceRolled("amanda-sharpe", "lore", (5, 6, 1), 2),
            e.DiceRolled("joe-diamond", "combat", (2, 2, 3), 0),
            e.DiceRolled("", "rumor", (6,), 1),
        ]
    )
    assert told.dice["amanda-sharpe"].rolled == 3
    assert told.dice["amanda-sharpe"].succeeded == pytest.approx(2 / 3)
    assert told.all_dice.rolled == 6
    assert dict(told.all_dice.faces) == {1: 1, 2: 2, 3: 1, 5: 1, 6: 1}


def test_a_gate_that_is_sealed_is_told_once() -> None:
    told = chronicle(
        [
            e.GateClosed("woods", "yuggoth-1", "amanda-sharpe"),
            e.SealPlaced("woods", by="amanda-sharpe"),
            e.GateClosed("unvisited-isle", "abyss-1", "amanda-sharpe"),
        ]
    )
    assert [moment.event for moment in told.moments] == [
        e.SealPlaced("woods", by="amanda-sharpe"),
        e.GateClosed("unvisited-isle", "abyss-1", "amanda-sharpe"),
    ]


def test_where_there_is_room_for_few_moments_the_weightiest_are_told_in_their_order() -> None:
    told = chronicle(
        [
            e.TurnBegan(1, "amanda-sharpe"),
            e.GateClosed("woods", "yuggoth-1", "amanda-sharpe"),
            e.StatusChanged("joe-diamond", "devoured", True),
            e.GateClosed("unvisited-isle", "abyss-1", "amanda-sharpe"),
            e.AncientOneAwoke("azathoth", "AO-01"),
        ]
    )
    assert [type(moment.event) for moment in told.best(3)] == [
        e.StatusChanged,
        e.GateClosed,
        e.AncientOneAwoke,
    ]
    assert told.best(0) == []


def test_a_game_in_which_nothing_happened_has_its_first_turn_and_no_dice() -> None:
    told = chronicle([])
    assert told.standings == [Standing(1)]
    assert told.all_dice.rolled == 0
    assert told.all_dice.succeeded == 0
