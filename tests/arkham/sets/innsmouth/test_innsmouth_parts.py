"""Heralds, several boards at once, parts of a box (VAR-01 to VAR-12, VAR-17)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.rules import combat, gates, placing, terror
from arkham_desktop.arkham.setup import Setup, SetupError, new_table
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.board import finish, monsters, person
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import town

ALL = ("base", "dunwich", "innsmouth")


def laid(players: int, *sets: str, **fields: Any) -> Table:
    """A new game."""
    return new_table(Setup(sets=sets or ALL, players=players, **fields))


# --- several boards ------------------------------------------------------------------------------------
@pytest.mark.rule("VAR-01", "VAR-02", "VAR-03")
@pytest.mark.parametrize(
    ("players", "counted", "limit", "outskirts"), [(6, 5, 8, 3), (1, 1, 4, 7), (2, 1, 4, 7)]
)
def test_each_board_beyond_the_first_lowers_the_players_counted(
    players: int, counted: int, limit: int, outskirts: int
) -> None:
    table = laid(players)
    assert placing.counted_players(table) == counted
    assert (placing.monster_limit(table), placing.outskirts_capacity(table)) == (limit, outskirts)
    assert placing.counted_players(laid(players, "base", "innsmouth")) == players


@pytest.mark.rule("VAR-02")
def test_six_players_with_both_boards_still_get_two_monsters_with_a_gate() -> None:
    here = Scene(Game(ArkhamRules(laid(6, ancient_one="azathoth"))))
    finish(here.run(gates.open_gate(here.table, "woods")))
    assert len(here.state.monsters) == 2


@pytest.mark.rule("VAR-04", "VAR-05")
def test_with_both_boards_the_seventh_open_gate_awakens_for_six_players() -> None:
    assert gates.gate_limit(laid(6)) == 7
    assert gates.gate_limit(laid(6, "base", "innsmouth")) == 6


@pytest.mark.rule("VAR-06", "VAR-07")
def test_a_surge_goes_by_the_real_number_of_players() -> None:
    here = Scene(Game(ArkhamRules(laid(6, ancient_one="azathoth"))))
    for space, world in (("woods", "abyss"), ("unvisited-isle", "rlyeh"), ("graveyard", "yuggoth")):
        marker = next(one for one in here.state.gate_pile if one.startswith(world))
        here.state.gate_pile.remove(marker)
        here.state.gates[space] = marker
    finish(here.run(placing.surge(here.table, "woods")))
    assert len(here.state.monsters) + len(here.state.outskirts) == 6


# --- Heralds -------------------------------------------------------------------------------------------
@pytest.mark.rule("VAR-11", "VAR-12")
@pytest.mark.parametrize(("herald", "level"), [("father-dagon", 1), ("mother-hydra", 1), (None, 0)])
def test_a_herald_counts_when_chosen_and_only_then(herald: str | None, level: int) -> None:
    here = town(herald=herald)
    assert here.state.tracks["deep_ones_rising"] == level


@pytest.mark.rule("VAR-11")
def test_father_dagon_takes_a_clue_of_each_when_terror_rises_or_brings_doom() -> None:
    rich = town(person(clues=2), person("joe-diamond", clues=1), herald="father-dagon")
    rich.run(terror.raise_terror(rich.table, 1))
    assert ([one.clues for one in rich.state.investigators], rich.state.doom) == ([1, 0], 0)
    rich.run(terror.raise_terror(rich.table, 1))
    assert ([one.clues for one in rich.state.investigators], rich.state.doom) == ([0, 0], 1)


@pytest.mark.rule("VAR-11")
def test_a_herald_puts_an_uprising_token_back_after_each_raid() -> None:
    here = town(
        herald="mother-hydra",
        tracks={
            "deep_ones_rising": 4,
            "feds_raid": {"church-green": 2, "innsmouth-shore": 2, "factory-district": 1},
        },
    )
    here.effects({"op": "track", "name": "feds_raid", "n": 1, "space": "any"})
    assert (here.state.tracks["deep_ones_rising"], here.state.tracks["feds_raid"]) == (1, 0)


@pytest.mark.rule("VAR-11")
def test_mother_hydra_sends_a_monster_to_the_outskirts_for_everybody_who_breaks_down() -> None:
    here = town(person(stamina=1), herald="mother-hydra")
    here.effects({"op": "lose", "what": "stamina", "n": 1})
    assert len(here.state.outskirts) == 1


@pytest.mark.rule("VAR-11")
@pytest.mark.parametrize(("herald", "rating"), [("father-dagon", -7), ("mother-hydra", -7), (None, -6)])
def test_beside_cthulhu_a_herald_makes_him_stronger(herald: str | None, rating: int) -> None:
    here = town(ancient_one="cthulhu", herald=herald, start="final_battle", battle={"round": 1})
    assert combat.ancient_one_rating(here.table, here.who()) == rating


def test_father_dagon_makes_cthulhu_last_longer_by_the_plus_monsters() -> None:
    here = town(
        ancient_one="cthulhu",
        herald="father-dagon",
        tracks={"doom": 12},
        board={"monsters": monsters("deep-one@church-green", "deep-one@woods", "ghost@woods")},
    )
    here.effects({"op": "track", "name": "doom", "n": 1})
    assert here.state.battle is not None
    assert here.state.battle.carried == -4


def test_mother_hydra_takes_a_maximum_for_each_shoggoth() -> None:
    here = town(
        person(sanity=5, stamina=5),
        ancient_one="cthulhu",
        herald="mother-hydra",
        tracks={"doom": 12},
        board={"monsters": monsters("shoggoth@woods", "proto-shoggoth@church-green")},
    )
    here.effects({"op": "track", "name": "doom", "n": 1})
    before = here.who().lost_max_sanity, here.who().lost_max_stamina
    here.choose("choose:1", "choose:2")
    assert (here.who().lost_max_sanity, here.who().lost_max_stamina) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("VAR-17")
def test_a_herald_needs_the_board_it_speaks_of() -> None:
    with pytest.raises(SetupError, match="father-dagon"):
        laid(1, "base", "innsmouth", herald="father-dagon", variants=("no-innsmouth-board",))


# --- parts ---------------------------------------------------------------------------------------------
@pytest.mark.rule("VAR-09", "VAR-17")
def test_without_the_board_its_people_and_ancient_ones_play_and_none_of_its_rules_exists() -> None:
    here = town(
        person("silas-marsh", "river-docks"),
        ancient_one="bokrug",
        variants=["no-innsmouth-board", "stories"],
        tracks={"doom": 7},
        board={"seals": ["woods"]},
    )
    table = here.table
    assert all(space.board != "innsmouth" for space in table.library.spaces.values())
    assert not modifiers.is_aquatic(table, "river-docks")
    here.run(gates.open_gate(table, "woods"))
    assert (here.state.tracks, modifiers.MARTIAL_LAW in here.state.flags) == ({}, False)
    assert {row.set for row in table.library.mythos.values()} == {"base"}
    assert not [one for one in here.state.cup if table.library.monster(one).set == "innsmouth"]
    assert len(here.state.sheet_monsters) == 4
    assert here.who().kept
    here.sound()


@pytest.mark.rule("VAR-17")
@pytest.mark.parametrize(
    ("word", "kind"),
    [("no-innsmouth-investigators", "investigators"), ("no-innsmouth-ancient-ones", "ancient_ones")],
)
def test_each_part_is_left_out_by_itself(word: str, kind: str) -> None:
    full, less = laid(1, "base", "innsmouth").library, laid(1, "base", "innsmouth", variants=(word,)).library
    assert {row.set for row in getattr(full, kind).values()} == {"base", "innsmouth"}
    assert {row.set for row in getattr(less, kind).values()} == {"base"}
    assert less.spaces.keys() == full.spaces.keys()


@pytest.mark.rule("VAR-17")
def test_a_board_switches_on_neither_heralds_nor_stories() -> None:
    table = laid(2, "base", "innsmouth")
    assert table.state.herald is None
    assert not any(who.kept for who in table.state.investigators)


@pytest.mark.rule("VAR-10")
def test_no_plot_card_of_the_ancient_ones_is_in_any_set() -> None:
    library = laid(1).library
    assert not [row for rows in library.rows.values() for row in rows if "plot" in row.id]


def test_a_variant_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="storys"):
        laid(1, variants=("storys",))
    with pytest.raises(SetupError, match="stories"):
        laid(1, "base", variants=("stories",))
