"""Buying and selling (ENC-23, ENC-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arkham_desktop.arkham.phases import arkham_encounters
from tests.arkham.scenes import Scene, scene


def customer(
    who: str = "amanda-sharpe",
    *,
    decks: dict[str, list[str]] | None = None,
    others: Sequence[dict[str, Any]] = (),
    **seat: Any,
) -> Scene:
    """Somebody with the given decks before him and nothing asked."""
    first = {"id": who, "space": "general-store", "cards": [], "clues": 0, **seat}
    return scene(start="upkeep", decks=decks or {}, investigators=[first, *others])


THREE = {"common": ["axe", "food", "tommy-gun"]}
"""At list prices of 3, 1 and 7 dollars."""


def buys(here: Scene) -> list[str]:
    return [
        option.removeprefix("buy:").partition("#")[0] for option in here.options if option.startswith("buy:")
    ]


def buy(here: Scene, row: str) -> Scene:
    return here.choose(next(option for option in here.options if option.startswith(f"buy:{row}#")))


@pytest.mark.rule("ENC-23")
def test_a_shopper_who_can_pay_must_buy_exactly_one_of_three_and_the_rest_goes_under_the_deck() -> None:
    here = customer(money=9, decks=THREE)
    here.run(arkham_encounters.phase_for(here.table, here.who())).choose("ability:general-store")
    assert buys(here) == ["axe", "food", "tommy-gun"]
    assert "done" not in here.options
    buy(here, "axe")
    assert here.ended
    assert here.cards() == ["axe"]
    assert here.who().money == 6
    assert [card.partition("#")[0] for card in here.state.decks["common"][:2]] == ["tommy-gun", "food"]
    here.sound()


@pytest.mark.rule("ENC-23")
def test_only_what_one_can_pay_for_is_offered_and_nothing_is_bought_if_that_is_nothing() -> None:
    here = customer(money=2, decks={"common": ["axe", "food", "tommy-gun"]})
    here.run(arkham_encounters.phase_for(here.table, here.who())).choose("ability:general-store")
    # The food was the only thing he could pay for, so he had to buy it.
    assert here.cards() == ["food"]
    poor = customer(money=1, decks={"common": ["axe", "rifle", "tommy-gun"]})
    poor.run(arkham_encounters.phase_for(poor.table, poor.who())).choose("ability:general-store")
    assert poor.ended
    assert (poor.cards(), poor.who().money) == ([], 1)
    poor.sound()


@pytest.mark.rule("ENC-24")
@pytest.mark.parametrize(
    ("terms", "paid"),
    [
        ({}, 7),
        ({"price_mod": 1}, 8),
        ({"price_mod": -1}, 6),
        ({"price": "half_up"}, 4),
        ({"price": "double"}, 14),
    ],
)
def test_the_price_is_the_list_price_and_what_the_card_says_of_it(terms: dict[str, Any], paid: int) -> None:
    here = customer(money=20, decks={"common": ["tommy-gun"]})
    here.effects({"op": "buy", "deck": "common", "look": 1, "max": 1, **terms})
    buy(here, "tommy-gun")
    assert here.who().money == 20 - paid


@pytest.mark.rule("ENC-23")
def test_a_card_that_lets_one_buy_does_not_oblige() -> None:
    here = customer(money=9, decks=THREE)
    here.effects({"op": "buy", "deck": "common", "look": 3, "max": 3}).choose("done")
    assert here.cards() == []
    assert here.who().money == 9
    here.sound()


@pytest.mark.rule("ENC-24")
def test_what_is_laid_out_together_is_bought_in_any_order() -> None:
    here = customer(money=9, decks={"common": ["axe"], "unique": ["healing-stone"]})
    terms = {"op": "buy", "look": 1, "max": 1, "pool": 1}
    here.effects({**terms, "deck": "common"}, {**terms, "deck": "unique"})
    assert buys(here) == ["axe", "healing-stone"]
    buy(here, "healing-stone")
    assert here.ended  # a dollar is left, and the axe costs three
    assert here.cards() == ["healing-stone"]


@pytest.mark.rule("ENC-24")
def test_everybody_may_buy_and_the_one_whose_card_it_is_says_who_is_served_first() -> None:
    here = customer(
        money=9, decks={"common": ["axe", "knife"]}, others=[{"id": "joe-diamond", "money": 9, "cards": []}]
    )
    here.effects({"op": "buy", "deck": "common", "look": 2, "max": 2, "who": "all", "disputes": "you"})
    assert here.options == ["who:amanda-sharpe", "who:joe-diamond", "done"]
    here.choose("who:joe-diamond")
    assert here.decision.who == "joe-diamond"
    buy(here, "axe").choose("done")
    assert here.cards("joe-diamond") == ["axe"]
    here.choose("who:amanda-sharpe")
    buy(here, "knife")
    assert here.cards() == ["knife"]


@pytest.mark.rule("SET-08")
def test_bob_draws_one_card_more_where_cards_are_laid_out_and_discards_one() -> None:
    here = customer("bob-jenkins", money=9, decks={"common": ["axe", "food", "tommy-gun", "rifle"]})
    here.run(arkham_encounters.phase_for(here.table, here.who())).choose("ability:general-store")
    assert [option.partition("#")[0] for option in here.options] == [
        "keep:axe",
        "keep:food",
        "keep:tommy-gun",
        "keep:rifle",
    ]
    for row in ("axe", "rifle", "tommy-gun"):
        here.choose(next(option for option in here.options if option.startswith(f"keep:{row}#")))
    assert buys(here) == ["axe", "rifle", "tommy-gun"]


@pytest.mark.rule("ENC-24")
def test_looking_through_the_whole_deck_shuffles_it_again() -> None:
    here = customer(money=3)
    before = len(here.state.decks["common"])
    here.effects({"op": "buy", "deck": "common", "look": "all", "max": 1})
    assert len(buys(here)) > 10
    buy(here, "axe")
    assert here.ended
    assert len(here.state.decks["common"]) == before - 1
    here.sound()


@pytest.mark.rule("ENC-24")
def test_cards_are_sold_at_the_price_the_card_says() -> None:
    here = customer(money=0, cards=["axe", "wither", "tommy-gun"])
    here.effects({"op": "sell", "what": "common", "n": 1, "price": "double"})
    assert [option.partition("#")[0] for option in here.options] == ["sell:axe", "sell:tommy-gun"]
    here.choose(f"sell:{here.card('tommy-gun').id}")
    assert here.who().money == 14
    assert here.cards() == ["axe", "wither"]
