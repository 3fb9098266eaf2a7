"""Several picks as one choice: a proposal filled in, counters that cannot be wrong, one undo."""

from __future__ import annotations

from typing import Any

from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played
from tests.desktop.overlays.test_picks import losing, picks, press

GATES = {
    "woods": "abyss",
    "unvisited-isle": "yuggoth",
    "graveyard": "rlyeh",
    "black-cave": "city-of-the-great-race",
}
PEOPLE: list[dict[str, Any]] = [
    {"id": name, "space": "northside", "stamina": 5, "clues": 0}
    for name in (
        "kate-winthrop",
        "joe-diamond",
        "amanda-sharpe",
        "jenny-barnes",
        "michael-mcglen",
        "mandy-thompson",
        "monterey-jack",
    )
]


def confirm(here: Played) -> Button:
    widget = here.scene.group["confirm"]
    assert isinstance(widget, Button)
    return widget


def surge(played: Play, size: tuple[int, int] = (1280, 720)) -> Played:
    """Seven investigators, four gates: two of the seven monsters go where the first player says."""
    here = played(
        size=size,
        investigators=PEOPLE,
        ancient_one="yig",
        board={"gates": GATES},
        start="mythos",
        decks={"mythos": ["all-quiet-in-arkham"]},
    )
    return here.until("surge")


def test_losing_half_begins_with_the_proposal_and_is_done_when_confirmed(played: Play) -> None:
    here = losing(played)
    before, count = here.session.rules.snapshot(), len(here.session.history)
    press(here, "Tommy Gun")  # in the place of the first that was proposed
    assert here.session.rules.snapshot() == before, "marking changes nothing yet"
    marked = {pick.title for pick in picks(here) if pick.marked}
    assert len(marked) == 3
    assert "Tommy Gun" in marked
    here.driver.click("confirm")
    who = here.scene.table.investigator("michael-mcglen")
    kept = {here.scene.texts.name(card.id) for card in who.cards}
    assert not marked & kept
    assert len(here.session.history) == count + 3


def test_too_few_are_marked_and_the_button_says_so(played: Play) -> None:
    here = losing(played)
    assert here.scene.group.focus is None, "Enter takes nothing that costs"
    marked = next(pick.title for pick in picks(here) if pick.marked)
    press(here, marked)
    assert confirm(here).grade is Grade.OFF
    assert confirm(here).reason == "2 of 3 marked"
    here.driver.click("confirm")
    assert here.kind == "lose_items"
    here.driver.click("option-propose:cheapest")
    assert confirm(here).enabled
    assert confirm(here).grade is Grade.COSTLY


def test_digits_plus_and_minus_mark(played: Play) -> None:
    here = losing(played)
    unmarked = next(pick for pick in picks(here) if not pick.marked)
    here.driver.key(unmarked.number)
    assert unmarked.title in {pick.title for pick in picks(here) if pick.marked}
    widget = here.scene.group["dialog-picks"]
    assert isinstance(widget, PickList)
    widget.choose([pick.title for pick in widget.picks].index(unmarked.title))
    here.scene.group.set_focus("dialog-picks")
    here.driver.key("minus")
    assert unmarked.title not in {pick.title for pick in picks(here) if pick.marked}
    here.driver.key("plus")
    assert unmarked.title in {pick.title for pick in picks(here) if pick.marked}


def test_a_surge_is_spread_with_counters_and_a_plus_takes_from_another(played: Play) -> None:
    here = surge(played)
    before, count = here.session.rules.snapshot(), len(here.session.history)
    decision = here.session.game.pending
    assert decision is not None
    assert decision.picks == 2
    marked = here.scene.bar.picks
    assert marked is not None
    assert marked.complete
    offered = [option.id for option in decision.options if option.verb == "place"]
    spare = next(option for option in offered if not marked.count(option))
    here.driver.click(f"dialog-more-{spare}")
    assert marked.count(spare) == 1
    assert len(marked.marked) == 2
    chosen = list(marked.marked)
    here.driver.click("confirm")
    assert [line.option for line in here.session.history][-2:] == chosen
    assert here.kind != "surge"
    here.driver.click("undo")
    assert here.session.rules.snapshot() == before
    assert len(here.session.history) == count, "what was confirmed as one is taken back as one"
    here.driver.click("redo")
    assert len(here.session.history) == count + 2


def test_the_proposal_is_taken_as_one_option_where_nothing_was_changed(played: Play) -> None:
    here = surge(played, (1920, 1080))
    here.driver.key("enter")
    assert here.session.history[-1].option == "propose:even"


def test_in_the_smallest_window_every_place_has_its_row(played: Play) -> None:
    here = played(
        size=(1920, 1080),
        scale=3.0,
        investigators=PEOPLE,
        ancient_one="yig",
        board={"gates": GATES},
        start="mythos",
        decks={"mythos": ["all-quiet-in-arkham"]},
    ).until("surge")
    places = [name for name in here.rows if name.startswith("place-")]
    assert set(places) >= {f"place-{space}" for space in GATES if space != "woods"}


def test_giving_away_is_never_suggested(played: Play) -> None:
    """One item of two: it is taken with one press, and Enter takes none."""
    here = played(
        investigators=[
            {"id": "michael-mcglen", "space": "downtown", "stamina": 1, "cards": ["food", "tommy-gun"]}
        ],
        board={"monsters": [{"kind": "shoggoth", "space": "downtown"}]},
        start="movement",
        dice=[5] + [1] * 40,
    )
    here.choose("done")
    monster = here.options[0].partition(":")[2]
    here.until("lose_items", prefer=(f"fight:{monster}", "fight", "roll", "accept"))
    assert here.scene.bar.picks is None
    decision = here.session.game.pending
    assert decision is not None
    grades = {here.scene.texts.option(decision, option).grade for option in decision.options}
    assert "suggested" not in grades
