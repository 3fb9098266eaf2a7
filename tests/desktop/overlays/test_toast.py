"""What came of a choice is told over the table for a moment, where the next dialog opens at once."""

from __future__ import annotations

from arkham_desktop.arkham import events as e
from arkham_desktop.desktop.panels.news import items
from arkham_desktop.desktop.theme import TIMES
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played


def arrested(played: Play, pace: str = "normal") -> Played:
    """Amanda is arrested while Joe waits for his encounter."""
    here = played(
        pace=pace,
        investigators=[
            {"id": "amanda-sharpe", "space": "arkham-asylum", "money": 7, "cards": []},
            {"id": "joe-diamond", "space": "library"},
        ],
        decks={"encounters:downtown": [89]},
        start="arkham_encounters",
        dice=[1] * 20,
    )
    here.until("after_check", prefer=("encounter", "continue", "roll"))
    here.scene.choose("accept")
    return here


def test_an_arrest_is_told_before_the_next_one_is_asked(played: Play) -> None:
    here = arrested(played)
    told = [line.text for line in here.scene.notices.toast]
    assert "Amanda Sharpe: −$3" in told
    assert any("arrested" in line for line in told)
    here.driver.tick(TIMES.toast + 0.1)
    assert here.scene.notices.toast == ()


def test_without_animations_it_is_told_all_the_same(played: Play) -> None:
    here = arrested(played, pace="off")
    assert "Amanda Sharpe: −$3" in [line.text for line in here.scene.notices.toast]
    here.driver.tick(TIMES.toast + 0.1)
    assert here.scene.notices.toast == ()


def test_a_rule_is_told_as_a_cause_in_words(played: Play) -> None:
    here = played(investigators=[{"id": "joe-diamond", "space": "woods", "clues": 5}], start="movement")
    events = [e.SealPlaced("woods", by="joe-diamond", cause=("GAT-05",))]
    told = [(line.text, line.cause) for line in items(events, here.scene.texts)]
    assert told == [("Sealed: Woods", "Who has just closed a gate may seal it with Clue tokens")]


def test_what_is_taken_back_is_told_no_more(played: Play) -> None:
    here = arrested(played)
    assert here.scene.notices.toast
    here.driver.key("ctrl+z")
    assert here.scene.notices.toast == ()


def test_nothing_is_told_twice_beside_what_came_of_a_mythos_card(played: Play) -> None:
    here = played(
        pace="normal",
        investigators=[{"id": "jenny-barnes", "space": "library"}],
        decks={"mythos": ["all-quiet-in-arkham"]},
        start="mythos",
        dice=[6] * 20,
    )
    here.until("mythos")
    while here.scene.table.state.turn < 2:
        here.choose(here.options[0])
    assert here.scene.dialog is not None
    assert here.scene.dialog.lingers
    assert here.scene.notices.toast == ()


def test_whoever_takes_the_place_of_the_devoured_is_told(played: Play) -> None:
    here = played(
        pace="normal",
        size=(1024, 640),
        scale=1.5,
        investigators=[{"id": "michael-mcglen", "space": "downtown", "clues": 0}, {"id": "amanda-sharpe"}],
        board={"monsters": [{"kind": "the-black-man", "space": "downtown"}]},
        start="movement",
        dice=[1] * 40,
    )
    told: set[str] = set()
    for _ in range(40):
        if here.scene.table.state.turn > 1:
            break
        here.choose(here.options[-1] if here.kind != "check" else "roll")
        told.update(item.text for item in here.scene.news)
    assert "Michael McGlen is devoured" in told
    assert any(" joins at " in line for line in told), told


def test_a_trade_is_told_as_one_and_not_as_a_loss(played: Play) -> None:
    here = played(
        pace="normal",
        investigators=[
            {"id": "michael-mcglen", "space": "downtown", "cards": ["food"]},
            {"id": "amanda-sharpe", "space": "downtown"},
        ],
        start="movement",
    )
    here.choose("trade:amanda-sharpe", "give:food#1")
    told = [line.text for line in here.scene.notices.toast]
    assert told == ["Michael McGlen gives Amanda Sharpe: Food"]
