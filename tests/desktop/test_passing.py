"""The card between people tells what happened since somebody last chose, also after the game was loaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.desktop.panels.dock import where
from arkham_desktop.desktop.panels.news import items
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.scenes.hand_over import HandOverScene, News, weightiest
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.testing import Driver
from tests.arkham.scenes import scene
from tests.desktop.overlays.playing import play


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = Driver(tmp_path / "home")
    made.stage.services.store.change(animations="off", hand_over=True)
    yield made
    made.stage.close()


def go_on_once(driver: Driver, table: TableScene) -> None:
    """Be done, or take the first option, and let everything come to rest."""
    decision = table.session.game.pending
    assert decision is not None
    end = next((option for option in decision.options if option.verb == "done"), decision.options[0])
    table.choose(end.id)
    driver.settle(60)


def go_on(driver: Driver, table: TableScene, choices: int) -> list[str]:
    """Take the first option so often; gives what the last card between people told."""
    told: list[str] = []
    for _ in range(choices):
        go_on_once(driver, table)
        if isinstance(driver.top, HandOverScene):
            card = driver.top.card
            told = [card.person, card.since, *(line.text for line in card.news)]
            driver.stage.pop(driver.top)
    return told


def test_after_loading_the_card_tells_the_same(driver: Driver, tmp_path: Path) -> None:
    setup = Setup(players=2, seed=5, persons=("Ana", "Ben"), ancient_one="yig")
    saves = driver.stage.services.saves
    session = saves.new(setup, "passed on")
    table = TableScene(session)
    driver.show(table)
    go_on(driver, table, 12)
    copy = saves.folder / "again.journal"
    copy.write_bytes(session.path.read_bytes())
    whole = go_on(driver, table, 3)
    assert len(whole) > 2, "something happened since"
    loaded = TableScene(saves.load("again"))
    driver.show(loaded)
    assert go_on(driver, loaded, 3) == whole


def test_what_was_traded_is_told() -> None:
    here = scene(investigators=[{"id": "joe-diamond"}, {"id": "amanda-sharpe"}], start="movement")
    happened = [
        e.Traded("joe-diamond", "amanda-sharpe", "axe"),
        e.Traded("amanda-sharpe", "joe-diamond", "money", 3),
        e.Traded("amanda-sharpe", "joe-diamond", "clue", 1),
    ]
    assert [item.text for item in items(happened, Texts(here.table, "en"))] == [
        "Joe Diamond gives Amanda Sharpe: Axe",
        "Amanda Sharpe gives Joe Diamond: $3",
        "Amanda Sharpe gives Joe Diamond: 1 clue token",
    ]


def test_what_matters_most_is_told_and_in_its_order() -> None:
    news = [News("gate", "a gate", weight=4), *(News("monster", f"step {n}") for n in range(6))]
    news.insert(4, News("person", "insane", weight=5))
    assert [line.text for line in weightiest(news, 4)] == ["a gate", "insane", "step 4", "step 5"]
    assert weightiest(news, 0) == ()
    assert len(weightiest(news, 20)) == len(news)


def test_in_the_final_battle_nobody_is_said_to_stand_on_a_board(driver: Driver, tmp_path: Path) -> None:
    people = [
        {"id": "joe-diamond", "space": "uptown"},
        {"id": "amanda-sharpe", "space": "uptown"},
    ]
    here = play(driver, tmp_path / "games", investigators=people, ancient_one="hastur", start="final_battle")
    table, cards = here.scene, []
    for one, person in zip(table.table.state.investigators, ("Ana", "Ben"), strict=True):
        one.person, one.place, one.area = person, "abyss", 1
    for _ in range(6):
        go_on_once(driver, table)
        if isinstance(driver.top, HandOverScene):
            cards.append(driver.top.card.what)
            driver.stage.pop(driver.top)
        seen = table.desk.seen
        assert where(table.desk, seen) == table.desk.place(seen)
    assert cards
    assert not [what for what in cards if "Abyss" in what], cards


def until_handed_over(driver: Driver, table: TableScene) -> int:
    """Choose until the card comes; gives how many choices there were before the one that brought it."""
    while True:
        before = len(table.session.history)
        go_on_once(driver, table)
        if isinstance(driver.top, HandOverScene):
            return before


@pytest.mark.parametrize("by", ["ctrl+z", "undo"])
def test_what_was_chosen_by_mistake_is_taken_back_from_the_card_between_people(
    driver: Driver, by: str
) -> None:
    setup = Setup(players=2, seed=5, persons=("Ana", "Ben"), ancient_one="yig")
    table = TableScene(driver.stage.services.saves.new(setup, "mistaken"))
    driver.show(table)
    before = until_handed_over(driver, table)
    mistaken = table.session.history[before]
    driver.tick(0.5)
    if by == "undo":
        driver.click("undo")
    else:
        driver.key(by)
    assert driver.top is table
    assert len(table.session.history) == before
    decision = table.session.game.pending
    assert decision is not None
    assert decision.who == mistaken.who, "whoever chose is asked again, without a card"


def test_where_nothing_can_be_taken_back_the_card_between_people_does_not_offer_it(driver: Driver) -> None:
    setup = Setup(players=2, seed=5, persons=("Ana", "Ben"), ancient_one="yig", undo="forbidden")
    table = TableScene(driver.stage.services.saves.new(setup, "strict"))
    driver.show(table)
    for _ in range(60):
        go_on_once(driver, table)
        if isinstance(driver.top, HandOverScene):
            assert ("undo" in driver.top.group) == table.session.can_undo()
            if not table.session.can_undo():
                return
            driver.stage.pop(driver.top)
    pytest.fail("in sixty choices nothing was revealed before another person chose")
