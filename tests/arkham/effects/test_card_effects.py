"""Drawing, taking, searching, discarding, exhausting, tokens."""

import pytest

from arkham_desktop.arkham.events import CardLost, Shuffled
from arkham_desktop.arkham.state import row_of
from tests.arkham.scenes import Scene, scene


def alone(cards: list[object] | None = None, **fields: object) -> Scene:
    """Joe Diamond downtown with these cards only."""
    seat = {"id": "joe-diamond", "space": "downtown", "cards": cards or [], "clues": 0, "money": 0}
    return scene(investigators=[seat], start="movement", **fields)


@pytest.mark.rule("ITM-05")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    here = alone(decks={"common": ["lantern", "knife"]})
    here.effects({"op": "draw", "deck": "common", "n": 2})
    assert here.cards() == ["lantern", "knife"]


@pytest.mark.rule("ITM-02")
def test_of_cards_drawn_to_choose_from_the_others_go_under_the_deck() -> None:
    here = alone(decks={"spell": ["wither", "heal"]})
    here.effects({"op": "draw", "deck": "spell", "n": 2, "keep": 1, "pick": "you"})
    here.choose(next(option for option in here.options if "heal" in option))
    assert here.cards() == ["heal"]
    assert row_of(here.state.decks["spell"][0]) == "wither"
    here.sound()


def test_an_empty_deck_gives_nothing() -> None:
    here = alone()
    here.state.box += here.state.decks["skill"]
    here.state.decks["skill"] = []
    here.effects({"op": "draw", "deck": "skill", "n": 1})
    assert here.cards() == []
    here.sound()


def test_a_named_card_is_taken_out_of_its_deck_which_is_shuffled() -> None:
    here = alone()
    here.effects({"op": "take", "card": "shotgun"})
    assert here.cards() == ["shotgun"]
    assert [event.deck for event in here.events(Shuffled)] == ["common"]


def test_a_named_card_that_is_gone_gives_what_the_card_says_instead() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "money": 0}, {"id": "jenny-barnes", "cards": ["duke"]}],
        start="movement",
    )
    here.effects({"op": "take", "card": "duke", "else": [{"op": "gain", "what": "money", "n": 3}]})
    assert here.who("joe-diamond").money == 3


def test_the_first_fitting_card_from_the_top_is_found() -> None:
    here = alone(decks={"common": ["lantern", "old-journal", "ancient-tome"]})
    here.effects({"op": "search", "deck": "common", "pick": "first", "filter": {"type": "tome"}})
    assert here.cards() == ["old-journal"]
    assert here.events(Shuffled)


def test_any_card_of_a_deck_can_be_chosen() -> None:
    here = alone()
    here.effects({"op": "search", "deck": "spell", "pick": "choice"})
    assert len(here.options) == len({row_of(one) for one in here.state.decks["spell"]})
    here.choose("take:flesh-ward")
    assert here.cards() == ["flesh-ward"]
    here.sound()


def test_the_owner_picks_what_is_discarded() -> None:
    here = alone(["knife", "lantern", "duke"])
    here.effects({"op": "discard", "what": "item", "n": 1})
    assert here.options == ["discard:knife#1", "discard:lantern#1"]
    here.choose("discard:lantern#1")
    assert here.cards() == ["knife", "duke"]


def test_who_has_fewer_discards_all_he_has() -> None:
    here = alone(["knife"])
    here.effects({"op": "discard", "what": "item", "n": 2})
    assert here.cards() == []


@pytest.mark.rule("ITM-02")
def test_discarded_cards_go_under_their_own_deck() -> None:
    here = alone(["knife", "wither"])
    here.effects({"op": "discard", "what": "item", "n": "all"})
    assert here.state.decks["common"][0] == "knife#1"
    assert here.state.decks["spell"][0].startswith("wither")
    here.sound()


@pytest.mark.rule("ITM-02")
def test_a_card_that_says_so_goes_to_the_box() -> None:
    here = alone(["knife"])
    here.effects({"op": "discard", "what": "weapon", "n": 1, "to": "box"})
    assert "knife#1" in here.state.box
    here.sound()


def test_an_ally_of_the_deck_is_removed_at_random() -> None:
    here = alone()
    before = len(here.state.decks["ally"])
    here.effects(
        {"op": "discard", "what": "ally", "n": 1, "pick": "random", "from": "ally_deck", "to": "box"}
    )
    assert len(here.state.decks["ally"]) == before - 1
    here.sound()


def test_a_price_of_cards_must_be_paid_in_full() -> None:
    cost = [{"op": "discard", "what": "spell", "n": 2}]
    here = alone(["wither"])
    here.effects({"op": "may", "cost": cost, "do": [{"op": "gain", "what": "clue", "n": 2}]})
    assert here.ended
    assert here.cards() == ["wither"]


@pytest.mark.rule("ITM-06")
def test_all_of_nothing_cannot_be_paid() -> None:
    cost = [{"op": "spend", "what": "money", "n": "all"}]
    here = alone()
    here.effects({"op": "may", "cost": cost, "do": [{"op": "gain", "what": "clue", "n": 1}]})
    assert here.ended
    assert here.who().clues == 0


@pytest.mark.rule("ITM-06")
def test_all_items_cannot_be_given_away_by_whoever_has_none() -> None:
    cost = [{"op": "discard", "what": "item", "n": "all"}]
    here = alone(["duke"])
    here.effects({"op": "may", "cost": cost, "do": [{"op": "gain", "what": "clue", "n": 1}]})
    assert here.ended


@pytest.mark.rule("ITM-03")
def test_an_ally_given_up_as_a_price_gives_nothing_else() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "cards": ["duke"], "sanity": 1, "clues": 0}], start="movement"
    )
    cost = [{"op": "discard", "what": "ally", "n": 1}]
    here.effects({"op": "may", "cost": cost, "do": [{"op": "gain", "what": "clue", "n": 1}]})
    here.choose("yes")
    assert (here.who().sanity, here.who().clues, here.cards()) == (1, 1, [])


@pytest.mark.rule("ITM-12")
def test_a_loss_larger_than_what_is_left_takes_what_there_is() -> None:
    here = scene(investigators=[{"id": "joe-diamond", "money": 2, "clues": 1}], start="movement")
    here.effects({"op": "lose", "what": "money", "n": 5}, {"op": "lose", "what": "clue", "n": 3})
    assert (here.who().money, here.who().clues) == (0, 0)


@pytest.mark.rule("ITM-07")
def test_money_and_clue_tokens_never_run_out() -> None:
    here = alone()
    here.effects({"op": "gain", "what": "money", "n": 500}, {"op": "gain", "what": "clue", "n": 500})
    assert (here.who().money, here.who().clues) == (500, 500)
    here.sound()


def test_a_spell_of_choice_is_refreshed() -> None:
    here = alone([{"id": "wither", "exhausted": True}, {"id": "heal", "exhausted": True}])
    here.effects({"op": "refresh", "what": "spell", "n": 1})
    here.choose(next(option for option in here.options if "heal" in option))
    assert not here.card("heal").exhausted
    assert here.card("wither").exhausted


def test_tokens_lie_on_a_card_until_it_is_discarded_for_them() -> None:
    here = alone(["lantern"])
    token = {"op": "token", "what": "stamina", "on": "this", "n": 1, "discard_at": 2}
    here.effects(token, card=here.card("lantern"))
    assert here.card("lantern").tokens == {"stamina": 1}
    here.effects(token, card=here.card("lantern"))
    assert here.cards() == []
    assert here.events(CardLost)[0].to == "deck"


def test_tokens_are_never_fewer_than_none() -> None:
    here = alone(["lantern"])
    card = here.card("lantern")
    here.effects({"op": "token", "what": "clue", "on": "this", "n": 2}, card=card)
    here.effects({"op": "token", "what": "clue", "on": "this", "n": -5}, card=card)
    assert card.tokens == {}


def test_tokens_are_put_on_the_sheet_and_before_an_investigator() -> None:
    here = alone()
    here.effects(
        {"op": "token", "what": "clue", "on": "sheet", "n": 2},
        {"op": "token", "what": "zhar", "on": "you", "n": 1},
    )
    assert here.state.sheet_tokens == {"clue": 2}
    assert here.who().tokens == {"zhar": 1}
