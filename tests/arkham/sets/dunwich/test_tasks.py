"""Tasks and Missions (DUN-26 to DUN-36, ITM-10, WIN-12, WIN-15)."""

from typing import Any

import pytest

from arkham_desktop.arkham.content.cards import Item
from arkham_desktop.arkham.phases import arkham_encounters
from arkham_desktop.arkham.rules import trading, victory
from arkham_desktop.arkham.state import LOST
from tests.arkham.board import finish, person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import encounters, its_upkeep, town

WIN = "joining-the-winning-team"
JIM = "jim-culver"


def holding(*cards: Any, space: str = "newspaper", who: str = JIM, **seat: Any) -> Scene:
    """Jim Culver with these cards at a place."""
    return town(person(who, space, cards=list(cards), **seat))


def with_clues(card: str, n: int) -> dict[str, Any]:
    return {"id": card, "tokens": {"clue": n}}


def spent(here: Scene, place: str) -> Scene:
    """The whole Arkham Encounters phase at a place, with an encounter that changes nothing."""
    here.who().place = place
    here.state.phase = "arkham_encounters"
    encounters(here)
    while not here.ended:
        options = [option for option in here.options if option in ("encounter", "no", "done", "leave")]
        here.choose(options[0] if options else here.options[0])
    return here


def quiet(here: Scene, place: str) -> Scene:
    """The hooks of a phase spent at a place, without the encounter."""
    here.who().place = place
    for module in here.table.modules:
        here.run(module.spent_encounters_at(here.table, here.who(), place))
    return here


def clues(here: Scene, card: str) -> int:
    return here.card(card).tokens.get("clue", 0)


# --- tasks -----------------------------------------------------------------------------------------
@pytest.mark.rule("DUN-26")
def test_steps_are_done_in_printed_order_and_each_puts_a_clue_on_the_card() -> None:
    here = holding("courier-run")
    quiet(here, "bank-of-arkham")
    assert clues(here, "courier-run") == 0
    quiet(here, "newspaper")
    assert clues(here, "courier-run") == 1
    quiet(here, "river-docks")
    assert clues(here, "courier-run") == 1
    assert here.who().clues == 0


@pytest.mark.rule("DUN-27", "DUN-35")
def test_a_task_step_takes_nothing_but_the_encounters_phase_at_its_place() -> None:
    here = holding("patrolling-the-streets", space="northside", money=2)
    spent(here, "northside")
    assert clues(here, "patrolling-the-streets") == 1
    assert here.who().money == 2
    spent(here, "downtown")
    spent(here, "easttown")
    assert clues(here, "patrolling-the-streets") == 3
    spent(here, "rivertown")
    assert "patrolling-the-streets" not in here.cards()
    assert "patrolling-the-streets#1" in here.state.box


@pytest.mark.rule("DUN-35")
def test_the_same_four_places_as_a_task_need_no_ally() -> None:
    row = holding().table.library.cards["patrolling-the-streets"]
    assert isinstance(row, Item)
    assert all(step.sacrifice == () for step in row.steps or ())


@pytest.mark.rule("DUN-27")
def test_whoever_has_no_encounter_this_turn_has_not_spent_the_phase_there() -> None:
    here = holding("courier-run")
    here.who().no_encounter = True
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert clues(here, "courier-run") == 0


@pytest.mark.rule("DUN-27", "DUN-33")
def test_whoever_is_moved_away_has_not_spent_the_phase_there() -> None:
    here = town(person(JIM, "bank-of-arkham", cards=[with_clues("courier-run", 1)]))
    here.who().place = "bank-of-arkham"
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    here.who().displaced += 1
    while not here.ended:
        here.choose(here.options[0])
    assert clues(here, "courier-run") == 1


@pytest.mark.rule("DUN-30")
def test_after_the_last_step_a_task_gives_its_payoff_and_goes_to_the_box() -> None:
    here = holding(with_clues("courier-run", 2))
    quiet(here, "river-docks")
    assert here.who().money == 8
    assert here.state.box.count("courier-run#1") == 1
    assert victory.score_parts(here.table)["tasks"] == 1
    here.sound()


@pytest.mark.rule("DUN-29")
def test_a_card_that_is_traded_or_discarded_loses_its_progress() -> None:
    here = town(person(JIM, cards=[with_clues("courier-run", 2)]), person("joe-diamond"))
    here.run(trading.trade(here.table, here.who(JIM), here.who("joe-diamond")))
    here.choose("give:courier-run#1")
    assert here.card("courier-run", "joe-diamond").tokens == {}
    alone = holding(with_clues("courier-run", 2))
    alone.effects({"op": "discard", "what": "item", "n": 1}, {"op": "take", "card": "courier-run"})
    assert clues(alone, "courier-run") == 0


@pytest.mark.rule("DUN-31", "DUN-36")
def test_a_step_at_an_open_gate_is_not_done_until_it_is_closed() -> None:
    there = person(JIM, "graveyard", cards=[with_clues("genealogy-research", 2)])
    drawn = town(there, board={"gates": {"graveyard": "abyss"}})
    finish(drawn.run(arkham_encounters.phase_for(drawn.table, drawn.who())))
    assert drawn.who().place == "abyss"
    assert clues(drawn, "genealogy-research") == 2
    closing = town(
        {**there, "explored": True, "skills": {"lore": 5}},
        board={"gates": {"graveyard": "abyss"}},
        dice=[6] * 9,
    )
    closing.run(arkham_encounters.phase_for(closing.table, closing.who())).choose("close:lore")
    assert closing.state.gates == {}
    assert clues(closing, "genealogy-research") == 2
    quiet(closing, "graveyard")
    assert closing.cards() == []
    assert closing.who().clues == 4


@pytest.mark.rule("ITM-10")
def test_tasks_are_common_items_and_missions_unique_ones() -> None:
    library = town().table.library
    rows = [row for row in library.cards.values() if isinstance(row, Item) and row.steps]
    assert {row.deck for row in rows if row.type == "task"} == {"common"}
    assert {row.deck for row in rows if row.type == "mission"} == {"unique"}
    assert len(rows) == 13
    assert all(row.is_item and row.tradable for row in rows)


# --- missions -----------------------------------------------------------------------------------------
@pytest.mark.rule("DUN-28", "DUN-32")
def test_jim_sacrifices_professor_rice_at_st_marys_in_the_next_upkeep() -> None:
    here = holding(WIN, "professor-rice", space="st-marys-hospital")
    quiet(here, "st-marys-hospital")
    assert clues(here, WIN) == 0
    its_upkeep(here).choose("yes")
    assert clues(here, WIN) == 1
    assert here.cards() == [WIN]


@pytest.mark.rule("DUN-28")
def test_without_the_visit_or_the_sacrifice_a_mission_step_is_not_done() -> None:
    unvisited = its_upkeep(holding(WIN, "professor-rice", space="st-marys-hospital"))
    assert "yes" not in unvisited.options
    poor = its_upkeep(quiet(holding(WIN, space="st-marys-hospital"), "st-marys-hospital"))
    assert "yes" not in poor.options
    assert clues(poor, WIN) == 0
    unwilling = its_upkeep(
        quiet(holding(WIN, "professor-rice", space="st-marys-hospital"), "st-marys-hospital")
    )
    unwilling.choose("no")
    assert unwilling.cards() == [WIN, "professor-rice"]
    again = its_upkeep(unwilling)
    assert "yes" not in again.options


@pytest.mark.rule("DUN-28", "DUN-33")
def test_whoever_has_left_the_place_cannot_sacrifice() -> None:
    here = quiet(holding(WIN, "professor-rice"), "st-marys-hospital")
    here.who().place = "uptown"
    assert "yes" not in its_upkeep(here).options
    assert clues(here, WIN) == 0


@pytest.mark.rule("DUN-34", "WIN-15")
def test_jim_wins_alone_with_the_last_sacrifice_in_lost_in_time_and_space() -> None:
    here = holding(with_clues(WIN, 1), "ammi-pierce", "earl-sawyer", "corinna-jones")
    for place, ally in (("arkham-asylum", "ammi-pierce"), ("south-church", "earl-sawyer")):
        its_upkeep(quiet(here, place)).choose("yes")
        here.choose(f"discard:{ally}#1")
        finish(here)
    assert clues(here, WIN) == 3
    here.who().place = LOST
    its_upkeep(here).choose("yes")
    outcome = here.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason, outcome.winner) == (True, "alone", JIM)
    assert outcome.score is None


@pytest.mark.rule("DUN-34")
def test_nothing_is_sacrificed_while_one_may_not_leave_it_yet() -> None:
    here = holding(with_clues(WIN, 3), "corinna-jones")
    here.who().place, here.who().delayed = LOST, True
    its_upkeep(here)
    assert here.ended
    assert here.cards() == [WIN, "corinna-jones"]


@pytest.mark.rule("DUN-28", "DUN-30")
def test_a_mission_takes_effect_after_its_last_step() -> None:
    here = holding(with_clues("for-the-greater-good", 2), space="south-church", clues=2)
    here.state.doom = 5
    its_upkeep(quiet(here, "south-church")).choose("yes")
    assert (here.state.doom, here.who().clues) == (3, 0)
    assert "for-the-greater-good#1" in here.state.box
    here.sound()


@pytest.mark.rule("DUN-28")
@pytest.mark.parametrize(
    ("mission", "cards", "seat"),
    [
        ("for-the-greater-good", [], {}),
        ("purifying-the-town", ["wither", "shrivelling", "bind-monster"], {}),
        ("sacrifices-to-make", ["axe", "knife", "cross"], {}),
        ("sealing-the-beasts-power", [], {"clues": 3}),
        ("the-light-of-reason", ["amnesia"], {"clues": 3}),
        ("walking-the-ley-lines", [], {"clues": 3}),
        ("wave-of-destruction", [], {"trophies": {"monsters": ["zombie", "zombie", "ghoul"]}}),
    ],
)
def test_every_mission_of_the_house_can_be_done(mission: str, cards: list[str], seat: dict[str, Any]) -> None:
    here = holding(mission, *cards, **{"clues": 2, **seat})
    here.state.gates.update(
        {"graveyard": here.state.gate_pile.pop()} if mission == "walking-the-ley-lines" else {}
    )
    here.state.clues.clear()
    row = here.table.library.cards[mission]
    assert isinstance(row, Item)
    assert row.origin == "house"
    for step in row.steps or ():
        quiet(here, step.place)
        its_upkeep(here).choose("yes")
        while not here.ended and here.decision.kind not in ("sliders", "upkeep_action"):
            here.choose(here.options[0])
    assert mission not in here.cards()
    assert f"{mission}#1" in here.state.box
    assert here.state.tracks["tasks_done"] == 1


@pytest.mark.parametrize(
    "task",
    [
        "courier-run",
        "genealogy-research",
        "mineralogy-report",
        "newspaper-assignment",
        "patrolling-the-streets",
    ],
)
def test_every_task_of_the_house_can_be_done(task: str) -> None:
    here = holding(task)
    row = here.table.library.cards[task]
    assert isinstance(row, Item)
    assert row.origin == "house"
    for step in row.steps or ():
        quiet(here, step.place)
    while not here.ended:
        here.choose(here.options[0])
    assert task not in here.cards()
    who = here.who()
    assert who.cards or who.money or who.clues
    here.sound()
