"""What may be used when, and what happens by itself."""

import pytest

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.events import AbilityUsed
from tests.arkham.scenes import Scene, scene


def uses(here: Scene) -> list[str]:
    """The abilities offered beside the answers."""
    return [option for option in here.options if option.startswith(("use:", "cast:"))]


def walking(*cards: object, **seat: object) -> Scene:
    """Joe Diamond about to move from downtown."""
    given = {"id": "joe-diamond", "space": "downtown", "cards": list(cards), "sliders": {"speed": 0}, **seat}
    return scene(investigators=[given], start="movement")


# --- when ---------------------------------------------------------------------------------------------
@pytest.mark.rule("TUR-07")
def test_what_names_a_phase_is_used_in_that_phase_while_it_can_be_paid() -> None:
    here = walking("map-of-arkham", "food", "healing-stone")
    assert uses(here) == ["use:map-of-arkham#1"]
    here.choose("use:map-of-arkham#1")
    assert uses(here) == []
    assert here.who().movement_left == 4


@pytest.mark.rule("TUR-07", "TUR-08")
def test_duke_can_be_used_before_an_encounter_card_is_drawn_but_not_until_it_is_resolved() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "general-store", "cards": ["duke"], "sanity": 2, "money": 0}
        ],
        decks={"encounters:rivertown": []},
        start="arkham_encounters",
    )
    assert "use:duke#1" in here.options
    here.effects(
        {"op": "lose", "what": "sanity", "n": 1},
        {"op": "may", "do": [{"op": "gain", "what": "money", "n": 1}]},
    )
    assert here.options == ["yes", "no"]


@pytest.mark.rule("TUR-08")
def test_who_drops_to_0_in_an_encounter_is_insane_before_duke_can_help() -> None:
    here = walking("duke", sanity=1)
    here.effects({"op": "lose", "what": "sanity", "n": 1})
    assert here.ended
    assert here.who().place == "arkham-asylum"


@pytest.mark.rule("TUR-08")
def test_duke_helps_after_a_loss_that_leaves_some_sanity() -> None:
    here = walking("duke", sanity=1)
    here.choose("use:duke#1")
    assert here.who().sanity == 4
    assert here.cards() == []


@pytest.mark.rule("TUR-09")
def test_what_prevents_a_loss_is_used_when_the_loss_is_dealt() -> None:
    here = walking("obsidian-statue", stamina=2)
    here.effects({"op": "lose", "what": "stamina", "n": 2})
    assert here.options == ["accept", "use:obsidian-statue#1"]
    here.choose("use:obsidian-statue#1")
    assert here.who().stamina == 2
    assert here.cards() == []


def test_what_is_used_any_time_waits_until_a_check_is_over() -> None:
    here = walking("bank-loan#1", money=10)
    assert "use:bank-loan#1" in here.options
    here.effects({"op": "check", "skill": "luck", "mod": 0})
    assert uses(here) == []


def test_what_is_used_any_time_belongs_to_its_owners_decisions() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "cards": []},
            {"id": "jenny-barnes", "cards": ["bank-loan#1"], "money": 10},
        ],
        start="movement",
    )
    assert here.decision.who == "joe-diamond"
    assert uses(here) == []


def test_what_would_change_nothing_is_not_offered() -> None:
    assert uses(walking("duke")) == []


def test_what_cannot_be_paid_is_not_offered() -> None:
    here = walking("ancient-tome#1")
    assert uses(here) == ["use:ancient-tome#1"]
    here.choose("go:easttown", "go:rivertown")
    assert here.who().movement_left == 1
    assert uses(here) == []


def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    assert uses(walking({"id": "motorcycle", "exhausted": True})) == []


@pytest.mark.rule("ITM-04")
def test_an_exhausted_card_keeps_its_lasting_bonus() -> None:
    here = walking({"id": "eric-colt", "exhausted": True})
    ready = walking("eric-colt")
    assert (
        here.view["investigators"]["joe-diamond"]["skills"]
        == ready.view["investigators"]["joe-diamond"]["skills"]
    )


# --- limits and others' checks ---------------------------------------------------------------------
def mandy() -> Scene:
    """Mandy and Joe, about to roll a check of Joe's."""
    here = scene(
        investigators=[
            {"id": "joe-diamond", "cards": [], "clues": 0, "skills": {"luck": 2}},
            {"id": "mandy-thompson", "cards": [], "clues": 0, "skills": {"luck": 2}},
        ],
        start="movement",
        dice=[1, 2, 6, 6],
    )
    check = {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "clue", "n": 1}]}
    return here.effects(check, check)


def test_an_ability_for_any_ones_check_is_offered_to_him_and_counts_for_its_owner() -> None:
    here = mandy().dice(1, 1)
    assert here.decision.who == "joe-diamond"
    here.choose("use:mandy-thompson")
    assert [event.who for event in here.events(AbilityUsed)] == ["mandy-thompson"]
    here.choose("accept")
    assert here.who().clues == 1


def test_what_is_limited_to_once_a_turn_is_not_offered_twice() -> None:
    here = mandy()
    here.dice(1, 1).choose("use:mandy-thompson", "accept")
    assert uses(here) == []


# --- triggers ----------------------------------------------------------------------------------------
def test_what_has_no_price_happens_by_itself_at_its_moment() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "space": "rivertown"}],
        ancient_one="ithaqua",
        start="movement",
    )
    before = here.who().stamina
    here.run(abilities.trigger(here.table, "end_of_mythos"))
    assert here.who().stamina == before - 1
    assert [event.source for event in here.events(AbilityUsed)] == ["ithaqua"]


def test_triggers_of_a_place_happen_only_there() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "northside", "clues": 0},
            {"id": "jenny-barnes", "space": "uptown"},
        ],
        environment="darkes-carnival-arrives",
        start="movement",
    )
    jenny = here.who("jenny-barnes")
    here.run(abilities.trigger(here.table, "end_of_movement", who=jenny, place=jenny.place))
    assert here.ended
    joe = here.who("joe-diamond")
    here.run(abilities.trigger(here.table, "end_of_movement", who=joe, place=joe.place))
    assert joe.clues == 1


def test_what_a_space_does_befalls_only_those_there() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown"},
            {"id": "jenny-barnes", "space": "jail-cell"},
        ],
        start="movement",
    )
    joe, jenny = here.state.investigators
    here.run(abilities.trigger(here.table, "movement", who=joe))
    here.run(abilities.trigger(here.table, "movement", who=jenny))
    assert (joe.place, jenny.place) == ("downtown", "police-station")


def test_a_trigger_about_some_monsters_is_silent_about_others() -> None:
    here = scene(investigators=[{"id": "joe-diamond"}], ancient_one="yig", start="movement")
    here.run(abilities.trigger(here.table, "defeat_monster", who=here.who(), monster="ghoul#1"))
    assert here.state.doom == 0
    here.run(abilities.trigger(here.table, "defeat_monster", who=here.who(), monster="cultist#1"))
    assert here.state.doom == 1


def test_what_has_a_price_and_no_window_is_asked() -> None:
    here = scene(investigators=[{"id": "joe-diamond", "cards": ["warding-statue"]}], start="movement")
    here.run(abilities.trigger(here.table, "final_battle_round", who=here.who()))
    assert here.options == ["use:warding-statue#1", "no"]


# --- turns that are lost or end -----------------------------------------------------------------------
@pytest.mark.rule("TUR-10")
def test_who_loses_the_next_turn_has_no_upkeep_movement_or_encounter_and_the_mythos_comes() -> None:
    here = scene(
        investigators=[
            {"id": "jenny-barnes", "space": "downtown", "money": 0, "status": ["lose_turn"]},
            {"id": "joe-diamond", "space": "downtown"},
        ],
        start="mythos",
        decks={"mythos": ["feds-raid-arkham", "family-found-butchered", "estate-sale"]},
    )
    here.until(turn=2)
    assert here.decision.who == "joe-diamond"
    here.until(turn=3, investigator="jenny-barnes")
    jenny = here.who("jenny-barnes")
    assert (jenny.money, jenny.place) == (1, "downtown")  # the dollar of the third turn's Upkeep
    assert here.state.terror == 1  # the second turn's Mythos card was played


@pytest.mark.rule("TUR-11")
def test_staying_here_next_turn_is_being_delayed() -> None:
    here = walking()
    here.effects({"op": "status", "set": "delayed"})
    assert here.who().delayed
    assert not here.who().lose_turn


@pytest.mark.rule("TUR-05")
def test_the_first_player_orders_what_falls_due_at_the_same_moment() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "rivertown"},
            {"id": "jenny-barnes", "space": "uptown"},
        ],
        first_player="jenny-barnes",
        ancient_one="ithaqua",
        rumor="the-stars-are-right",
        start="movement",
        dice=[1],
    )
    here.run(abilities.trigger(here.table, "end_of_mythos"))
    assert here.decision.who == "jenny-barnes"
    assert here.options == ["use:ithaqua", "use:the-stars-are-right#1"]
    here.choose("use:the-stars-are-right#1")
    assert here.state.doom == 1
    assert here.who("joe-diamond").stamina == 5
