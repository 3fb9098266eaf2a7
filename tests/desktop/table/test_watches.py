"""The badges of watched places stay legible beside what lies there."""

from __future__ import annotations

import pytest

from arkham_desktop.desktop.table.geometry import TOKEN, Point, Spot, SpotKind
from arkham_desktop.desktop.table.tokens import Token
from arkham_desktop.desktop.table.watches import BADGE, watch_at

SIZE = 20.0


def place(kind: SpotKind) -> Spot:
    half = (110.0, 21.0) if kind == "street" else (52.0, 52.0)
    return Spot("a", kind, (500.0, 500.0), half, (500.0, 560.0), ())


def monster(name: str, at: Point, town_place: str = "a") -> Token:
    return Token(name, "monster", name, town_place, at)


def radius(token: Token) -> float:
    return TOKEN


def hides(at: Point, token: Token) -> bool:
    across = abs(token.at[0] - at[0]) < TOKEN + SIZE * BADGE[0]
    return across and abs(token.at[1] - at[1]) < TOKEN + SIZE * BADGE[1]


@pytest.mark.parametrize("kind", ["street", "location"])
def test_a_badge_stands_in_its_usual_place_when_nothing_lies_there(kind: SpotKind) -> None:
    spot = place(kind)
    empty = watch_at(spot, [], radius, SIZE)
    far = watch_at(spot, [monster("m", (900, 900))], radius, SIZE)
    assert empty == far


@pytest.mark.parametrize("kind", ["street", "location"])
def test_a_badge_makes_way_for_a_token_even_of_another_place(kind: SpotKind) -> None:
    spot = place(kind)
    usual = watch_at(spot, [], radius, SIZE)
    token = monster("m", usual, "b")
    assert not hides(watch_at(spot, [token], radius, SIZE), token)


def test_beside_four_monsters_a_badge_stands_above_them() -> None:
    spot = place("location")
    tokens = [monster(str((x, y)), (500 + 56 * x, 500 + 24 * y)) for x in (-1, 1) for y in (-1, 1)]
    at = watch_at(spot, tokens, radius, SIZE)
    assert not any(hides(at, token) for token in tokens)


def test_a_token_that_is_not_drawn_is_in_nobodys_way() -> None:
    spot = place("location")
    usual = watch_at(spot, [], radius, SIZE)
    covered = Token("m", "monster", "m", "a", usual, covered=True)
    assert watch_at(spot, [covered], radius, SIZE) == usual
