"""How often stories, Tasks and Missions are achieved, and that each of them can be."""

from __future__ import annotations

from typing import Any

from arkham_desktop.arkham import events
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.table import Table
from arkham_desktop.players.achievements import Achievements

COURIER = "courier-run#1"


def table_of(*variants: str, sets: tuple[str, ...] = ("base", "dunwich", "innsmouth"), **more: Any) -> Table:
    return new_table(Setup(sets=sets, variants=variants, seed=3, **more))


def counted(*happened: events.Event, table: Table | None = None) -> dict[str, dict[str, int]]:
    achieved = Achievements()
    played = table or table_of()
    note = achieved.watching(played)
    assert note is not None
    note(played, list(happened))
    return achieved.dump()


def test_a_game_without_anything_to_achieve_is_not_watched() -> None:
    assert Achievements().watching(table_of(sets=("base",))) is None


def test_a_task_that_goes_to_the_box_and_counts_is_passed() -> None:
    name = "amanda-sharpe"
    one = counted(
        events.CardGained(name, COURIER),
        events.CardLost(name, COURIER, "box"),
        events.TrackChanged("tasks_done", 0, 1),
    )
    assert one["courier-run"] == {"offered": 1, "passed": 1, "failed": 0, "open": 0}


def test_a_task_that_is_given_up_is_failed_and_one_still_held_is_open() -> None:
    name = "amanda-sharpe"
    one = counted(
        events.CardGained(name, COURIER),
        events.CardLost(name, COURIER, "deck"),
        events.CardGained(name, "wave-of-destruction#1"),
    )
    assert one["courier-run"] == {"offered": 1, "passed": 0, "failed": 1, "open": 0}
    assert one["wave-of-destruction"] == {"offered": 1, "passed": 0, "failed": 0, "open": 1}


def test_a_task_handed_over_is_still_open_and_may_be_passed_after_being_lost() -> None:
    handed = counted(
        events.CardGained("amanda-sharpe", COURIER), events.CardLost("amanda-sharpe", COURIER, "joe-diamond")
    )
    assert handed["courier-run"]["open"] == 1
    again = counted(
        events.CardLost("amanda-sharpe", COURIER, "deck"),
        events.CardGained("joe-diamond", COURIER),
        events.CardLost("joe-diamond", COURIER, "box"),
        events.TrackChanged("tasks_done", 0, 1),
    )
    assert again["courier-run"] == {"offered": 1, "passed": 1, "failed": 0, "open": 0}


def test_stories_are_offered_when_they_lie_open_and_end_on_a_side() -> None:
    table = table_of("stories", investigators=("joe-diamond", "jenny-barnes"))
    for module in table.modules:
        for who in table.investigators:
            module.seated(table, who)
    found = counted(
        events.TurnBegan(1, "joe-diamond"),
        events.CardInPlay("story-joe-diamond-pass#1", "passed"),
        table=table,
    )
    assert found["story-joe-diamond"] == {"offered": 1, "passed": 1, "failed": 0, "open": 0}
    assert found["story-jenny-barnes"]["open"] == 1
