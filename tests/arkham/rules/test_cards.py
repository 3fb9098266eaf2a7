"""Cards coming to an investigator and leaving him."""

import pytest

from arkham_desktop.arkham.events import CardGained, CardLost
from arkham_desktop.arkham.rules import cards
from arkham_desktop.arkham.state import row_of
from tests.arkham.scenes import Scene, scene


def position(cards_held: list[object] | None = None, **seat: object) -> Scene:
    """Joe Diamond with these cards."""
    return scene(
        investigators=[{"id": "joe-diamond", "cards": cards_held or [], "clues": 0, "money": 0, **seat}],
        start="movement",
    )


def test_a_card_gained_is_out_of_its_deck_and_before_its_owner() -> None:
    here = position()
    cards.gain_card(here.table, here.who(), "lantern#1")
    assert here.cards() == ["lantern"]
    assert "lantern#1" not in here.state.decks["common"]
    here.sound()


def test_a_card_received_does_what_it_does_on_entering_play() -> None:
    here = position()
    here.run(cards.take_named(here.table, here.who(), "anna-kaslow"))
    assert here.cards() == ["anna-kaslow"]
    assert here.who().clues == 2


def test_a_card_handed_on_keeps_its_tokens_and_stays_exhausted() -> None:
    here = scene(
        investigators=[
            {
                "id": "joe-diamond",
                "cards": [{"id": "enchanted-jewelry", "exhausted": True, "tokens": {"stamina": 2}}],
            },
            {"id": "jenny-barnes", "cards": []},
        ],
        start="movement",
    )
    joe, jenny = here.state.investigators
    cards.give(here.table, joe, here.card("enchanted-jewelry"), jenny)
    assert joe.cards == []
    card = here.card("enchanted-jewelry", "jenny-barnes")
    assert (card.exhausted, card.tokens) == (True, {"stamina": 2})


def test_a_card_handed_on_does_not_enter_play_anew() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "cards": ["anna-kaslow"]}, {"id": "jenny-barnes", "clues": 0}],
        start="movement",
    )
    joe, jenny = here.state.investigators
    cards.give(here.table, joe, here.card("anna-kaslow"), jenny)
    assert jenny.clues == 0


@pytest.mark.rule("ITM-01")
@pytest.mark.parametrize(
    ("card", "status"),
    [
        ("retainer", "retainer"),
        ("bank-loan", "bank_loan"),
        ("silver-twilight-lodge-membership", "silver_twilight"),
        ("blessing", "blessed"),
        ("curse", "cursed"),
    ],
)
def test_of_some_cards_one_investigator_holds_only_one(card: str, status: str) -> None:
    here = position(status=[status])
    here.effects({"op": "status", "set": status})
    assert here.cards() == [card]
    assert here.who().money == 0  # no second loan was paid out
    here.sound()


@pytest.mark.rule("ITM-01")
def test_who_is_cursed_and_gains_a_blessing_has_neither() -> None:
    here = position(status=["cursed"])
    here.effects({"op": "status", "set": "blessed"})
    assert here.cards() == []
    here.sound()


@pytest.mark.rule("ITM-01")
def test_several_investigators_may_each_hold_one() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "cards": []}, {"id": "jenny-barnes", "cards": []}],
        start="movement",
    )
    here.effects({"op": "for_each", "who": "all", "do": [{"op": "status", "set": "retainer"}]})
    assert here.cards("joe-diamond") == here.cards("jenny-barnes") == ["retainer"]


@pytest.mark.rule("SET-08")
def test_who_draws_one_more_card_discards_one_of_all_he_drew() -> None:
    here = scene(
        investigators=[{"id": "monterey-jack", "cards": []}],
        decks={"unique": ["lamp-of-alhazred", "holy-water", "enchanted-blade"]},
        start="movement",
    )
    here.run(cards.draw(here.table, here.who(), "unique", 2))
    assert here.options == ["keep:lamp-of-alhazred#1", "keep:holy-water#1", "keep:enchanted-blade#1"]
    here.choose("keep:enchanted-blade#1", "keep:lamp-of-alhazred#1")
    assert here.cards() == ["enchanted-blade", "lamp-of-alhazred"]
    assert row_of(here.state.decks["unique"][0]) == "holy-water"
    here.sound()


def test_who_draws_more_of_one_deck_draws_no_more_of_another() -> None:
    here = scene(investigators=[{"id": "monterey-jack", "cards": []}], start="movement")
    here.run(cards.draw(here.table, here.who(), "common", 1))
    assert here.ended
    assert len(here.cards()) == 1


def test_cards_drawn_and_not_chosen_yet_belong_to_nobody_and_are_not_lost() -> None:
    here = position()
    here.run(cards.draw(here.table, here.who(), "spell", 2, keep=1))
    assert len(here.state.transit.cards) == 2
    here.sound()


@pytest.mark.rule("ITM-02")
def test_a_lost_card_says_where_it_went() -> None:
    here = position(["knife"])
    cards.lose_card(here.table, here.who(), here.card("knife"))
    here.happened += here.table.take_events()
    assert [(event.card, event.to) for event in here.events(CardLost)] == [("knife#1", "deck")]
    assert here.events(CardGained) == []


def test_what_cannot_be_lost_stays_when_everything_else_goes() -> None:
    here = position(["18-derringer", "knife"])
    here.effects({"op": "discard", "what": "item", "n": "all"})
    assert here.cards() == ["18-derringer"]


def test_nothing_is_spared_by_what_cannot_be_lost_where_more_is_wanted_than_can_be_taken() -> None:
    here = position(["18-derringer", "knife"])
    here.effects({"op": "discard", "what": "item", "n": 2})
    assert here.ended
    assert here.cards() == ["18-derringer"]


def test_the_owner_may_let_go_what_cannot_be_lost() -> None:
    here = position(["18-derringer#1", "knife"])
    here.effects({"op": "discard", "what": "item", "n": 1})
    here.choose("discard:18-derringer#1")
    assert here.cards() == ["knife"]
