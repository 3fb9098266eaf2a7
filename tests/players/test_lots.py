"""How the games of a run are set up: alike, spread evenly, or for what is still missing."""

from __future__ import annotations

from collections import Counter

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.players import lots
from arkham_desktop.players.coverage import Coverage

CITIES = ("base", "dunwich", "innsmouth")


def test_games_that_are_alike_differ_in_seed_and_players() -> None:
    dealt = list(lots.alike(Setup(seed=7), (1, 4), "random", 3))
    assert [(lot.setup.seed, lot.setup.players) for lot in dealt] == [(7, 1), (8, 4), (9, 1)]


def test_a_spread_plays_every_ancient_one_with_every_number_of_investigators() -> None:
    dealt = list(lots.spread(Setup(sets=CITIES), (1, 2, 4, 8), None, 320))
    pairs = Counter((lot.setup.ancient_one, lot.setup.players) for lot in dealt)
    assert len(pairs) == 20 * 4
    assert set(pairs.values()) == {4}


def test_a_third_of_a_spread_has_heralds_and_stories_and_a_third_a_sensible_player() -> None:
    dealt = list(lots.spread(Setup(sets=CITIES), (1, 2, 4, 8), None, 360))
    assert sum(lot.setup.herald is not None for lot in dealt) == 120
    assert sum("stories" in lot.setup.variants for lot in dealt) == 120
    assert sum(lot.policy == "sensible" for lot in dealt) == 120
    kinds = Counter((lot.setup.herald, lot.policy) for lot in dealt)
    assert min(kinds.values()) >= 18


def test_a_spread_of_sets_without_heralds_has_none() -> None:
    dealt = list(lots.spread(Setup(sets=("base", "dunwich")), (2,), "random", 12))
    assert {(lot.setup.herald, lot.setup.variants, lot.policy) for lot in dealt} == {(None, (), "random")}
    assert len({lot.setup.ancient_one for lot in dealt}) == 12


def test_what_is_named_stays_in_a_spread() -> None:
    dealt = lots.spread(Setup(sets=CITIES, ancient_one="yig", herald="mother-hydra"), (2,), None, 9)
    assert {(lot.setup.ancient_one, lot.setup.herald) for lot in dealt} == {("yig", "mother-hydra")}


def test_a_run_for_coverage_seats_investigators_of_whom_something_is_missing() -> None:
    class Missing(Coverage):
        def lacks(self, kind: str, name: str) -> bool:
            return (kind, name) in {("investigator", "joe-diamond"), ("ancient one", "zhar")}

    dealt = list(lots.for_coverage(Setup(sets=CITIES), (1, 4), "explorer", 40, Missing()))
    assert all("joe-diamond" in lot.setup.investigators for lot in dealt)
    assert {len(lot.setup.investigators) for lot in dealt} == {1, 4}
    ancient_ones = Counter(lot.setup.ancient_one for lot in dealt)
    assert ancient_ones["zhar"] > 20
    assert set(ancient_ones) <= set(Library.load(CITIES).ancient_ones)
    assert len(ancient_ones) > 5
