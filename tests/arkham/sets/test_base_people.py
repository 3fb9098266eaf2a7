"""Allies and investigators of the base set that do more than add a number."""

import pytest

from arkham_desktop.arkham.rules import cards, combat, gates
from arkham_desktop.arkham.sets.base import specials
from tests.arkham.scenes import scene
from tests.arkham.sets.alone import one


# --- allies -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ally", "deck"), [("ruby-standish", "unique"), ("ryan-dean", "common"), ("thomas-f-malone", "spell")]
)
def test_an_ally_brings_a_card_when_he_joins(ally: str, deck: str) -> None:
    here = one()
    here.run(cards.take_named(here.table, here.who(), ally))
    brought = here.table.library.card(here.cards()[1])
    assert brought.deck == deck
    here.sound()


def test_anna_kaslow_brings_two_clue_tokens() -> None:
    here = one()
    here.run(cards.take_named(here.table, here.who(), "anna-kaslow"))
    assert here.who().clues == 2


def test_duke_leaves_to_restore_all_sanity() -> None:
    here = one("duke#1", sanity=1)
    here.choose("use:duke#1")
    assert (here.who().sanity, here.cards()) == (4, [])


def test_duke_raises_the_maximum_as_long_as_he_stays() -> None:
    here = one("duke#1")
    assert here.who().sanity == 5
    here.choose("go:easttown")
    assert here.view["investigators"]["joe-diamond"]["max_sanity"] == 5


def test_sir_william_brinton_leaves_to_restore_all_stamina() -> None:
    here = one("sir-william-brinton#1", stamina=1)
    here.choose("use:sir-william-brinton#1")
    assert (here.who().stamina, here.cards()) == (6, [])


def test_john_legrasse_takes_endless_monsters_as_trophies() -> None:
    here = one("john-legrasse", ancient_one="nyarlathotep")
    endless = next(each for each in here.state.cup if "endless" in here.table.library.monster(each).traits)
    here.state.cup.remove(endless)
    here.state.monsters[endless] = "downtown"
    here.run(combat.defeat(here.table, here.who(), endless))
    assert here.who().monster_trophies == [endless]
    here.sound()


# --- investigators --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("who", "deck"),
    [
        ("amanda-sharpe", "skill"),
        ("bob-jenkins", "common"),
        ("dexter-drake", "spell"),
        ("monterey-jack", "unique"),
    ],
)
def test_some_draw_one_more_card_and_discard_one(who: str, deck: str) -> None:
    here = one(who=who)
    here.effects({"op": "draw", "deck": deck, "n": 1})
    assert len(here.options) == 2
    here.choose(here.options[1])
    assert len(here.cards()) == 1
    here.sound()


def test_amanda_who_draws_two_and_keeps_one_draws_three_and_keeps_one() -> None:
    here = one(who="amanda-sharpe")
    here.effects({"op": "draw", "deck": "skill", "n": 2, "keep": 1, "pick": "you"})
    assert len(here.options) == 3


def test_ashcan_pete_draws_the_top_or_the_bottom_card() -> None:
    here = one(who="ashcan-pete")
    bottom = here.state.decks["common"][0]
    here.effects({"op": "draw", "deck": "common", "n": 1})
    assert here.options == ["take:top", "take:bottom"]
    here.choose("take:bottom")
    assert [card.id for card in here.who().cards] == [bottom]


def test_ashcan_pete_draws_skills_as_everybody_does() -> None:
    here = one(who="ashcan-pete")
    here.effects({"op": "draw", "deck": "skill", "n": 1})
    assert here.ended


def test_ashcan_pete_may_look_at_the_bottom_of_three_decks() -> None:
    here = one(who="ashcan-pete")
    seen = specials.look_at_bottom(here.table, here.who())
    assert seen == {deck: here.state.decks[deck][0] for deck in ("common", "unique", "spell")}


@pytest.mark.parametrize(("who", "what"), [("carolyn-fern", "sanity"), ("vincent-lee", "stamina")])
def test_a_healer_gives_a_point_to_somebody_at_the_same_place_each_upkeep(who: str, what: str) -> None:
    here = scene(
        investigators=[
            {"id": who, "space": "downtown", "cards": []},
            {"id": "joe-diamond", "space": "downtown", what: 2},
            {"id": "jenny-barnes", "space": "easttown", what: 2},
        ],
        start="upkeep",
    )
    here.choose("yes")
    assert getattr(here.who("joe-diamond"), what) == 3
    assert getattr(here.who("jenny-barnes"), what) == 2


def test_darrell_has_the_one_he_likes_of_two_location_cards() -> None:
    here = one(who="darrell-simmons", space="general-store", phase="arkham_encounters")
    assert [option.partition(":")[0] for option in here.options] == ["choose", "choose"]


def test_gloria_has_the_one_she_likes_of_two_gate_cards() -> None:
    here = one(
        who="gloria-goldberg",
        other_world="abyss",
        board={"gates": {"woods": "abyss"}},
        phase="other_world_encounters",
    )
    assert here.options[:2] == ["choose:1", "choose:2"]


@pytest.mark.parametrize(("who", "what"), [("harvey-walters", "sanity"), ("michael-mcglen", "stamina")])
def test_some_lose_a_point_less(who: str, what: str) -> None:
    here = one(who=who)
    before = getattr(here.who(), what)
    here.effects({"op": "lose", "what": what, "n": 2})
    assert getattr(here.who(), what) == before - 1
    here.effects({"op": "lose", "what": what, "n": 1})
    assert getattr(here.who(), what) == before - 1


def test_strong_minds_pay_prices_in_full() -> None:
    here = one(who="harvey-walters")
    before = here.who().sanity
    price = [{"op": "lose", "what": "sanity", "n": 2}]
    here.effects({"op": "may", "cost": price, "do": [{"op": "gain", "what": "clue", "n": 1}]})
    here.choose("yes")
    assert here.who().sanity == before - 2


def test_jenny_gets_a_dollar_each_upkeep() -> None:
    here = one(who="jenny-barnes", phase="upkeep")
    assert here.who().money == 1


def test_joe_rolls_two_dice_for_each_clue_token() -> None:
    here = one(clues=1, skills={"luck": 1}, dice=[1, 2, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("spend:clue")
    assert (here.who().clues, here.who().money) == (0, 1)


def test_no_clue_lies_at_kates_home_at_the_start() -> None:
    with_kate = one(who="kate-winthrop")
    without = one(who="joe-diamond")
    assert "science-building" not in with_kate.state.clues
    assert without.state.clues["science-building"] == 1


def test_no_gate_opens_and_no_monster_appears_where_kate_is() -> None:
    here = one(who="kate-winthrop", space="woods")
    here.run(gates.open_gate(here.table, "woods"))
    assert here.state.gates == {}
    assert here.state.monsters == {}
    assert here.state.doom == 0


def test_mandy_lets_anybody_reroll_the_failures_once_a_turn() -> None:
    here = one(who="mandy-thompson", skills={"luck": 2}, dice=[6, 1, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "per_success": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("use:mandy-thompson")
    assert here.who().money == 2


@pytest.mark.parametrize(
    ("sanity", "stamina", "place"),
    [(0, 3, "arkham-asylum"), (3, 0, "st-marys-hospital"), (3, 3, "south-church")],
)
def test_mary_comes_home_instead_of_being_lost(sanity: int, stamina: int, place: str) -> None:
    here = one(who="sister-mary", other_world="abyss")
    here.who().sanity, here.who().stamina = sanity, stamina
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.who().place == place
