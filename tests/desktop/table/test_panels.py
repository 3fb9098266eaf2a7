from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.lasting import Mod
from arkham_desktop.arkham.modifiers import make_lasting
from arkham_desktop.arkham.rules import forecast
from arkham_desktop.arkham.state import Battle, Card, Investigator, State
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.keys import Keys
from arkham_desktop.desktop.layout import table_regions
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.dock import trophies_told
from arkham_desktop.desktop.panels.news import items
from arkham_desktop.desktop.panels.numbering import BarState, numbered
from arkham_desktop.desktop.panels.possessions import possessions
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.panels.tracks import tracks
from arkham_desktop.desktop.panels.walking import plan_walk, within_reach
from arkham_desktop.desktop.table.sprites import initials
from arkham_desktop.desktop.table.symbols import draw_symbol, symbol_image
from arkham_desktop.engine import Chance, Decision, Option


@dataclass
class _Game:
    pending: Decision | None = None


@dataclass
class _Session:
    """What the panels ask of a session."""

    game: _Game = field(default_factory=_Game)


def _desk(table: Table, options: list[Option], who: str = "joe-diamond", kind: str = "place") -> Desk:
    decision = Decision(kind, who, lambda: options)
    decision.options = options
    fonts = Fonts()
    canvas = Canvas(pygame.Surface((1, 1)), 1.0, fonts, Icons())
    session: Any = _Session(_Game(decision))
    return Desk(session, table, Texts(table, "en"), table_regions(1920, 1080), Keys(), canvas)


# -- tracks -----------------------------------------------------------------------------------------


def test_the_tracks_stand_in_their_fixed_order(table: Table) -> None:
    assert [track.name for track in tracks(table)] == [
        "doom",
        "terror",
        "gates",
        "monsters",
        "outskirts",
        "seals",
    ]


def test_a_track_is_marked_one_step_before_its_limit(table: Table) -> None:
    doom = table.library.ancient_ones["yig"].doom
    table.state.doom = doom - 2
    assert not tracks(table)[0].near
    table.state.doom = doom - 1
    assert tracks(table)[0].near


def test_doom_tokens_that_come_in_the_final_battle_are_no_more_than_all_there_are(table: Table) -> None:
    table.state.battle = Battle()
    table.state.doom = table.library.ancient_ones["yig"].doom + 2
    doom = tracks(table)[0]
    assert (doom.value, doom.limit) == (table.state.doom, table.state.doom)


def test_the_terror_track_marks_the_levels_at_which_shops_close(table: Table) -> None:
    assert tracks(table)[1].marks == (3, 6, 9)


def test_at_terror_ten_the_monsters_have_no_limit(table: Table) -> None:
    table.state.terror = 10
    assert tracks(table)[3].limit is None


# -- numbers ----------------------------------------------------------------------------------------


def test_nine_options_at_a_time_have_numbers(table: Table, library: Library) -> None:
    desk = _desk(table, [Option("place", space) for space in library.streets + library.locations[:11]])
    state = BarState()
    first = numbered(desk, state)
    assert [number for number, _ in first.shown] == list("123456789")
    assert first.pages == 3
    state.page = 2
    last = numbered(desk, state)
    assert [number for number, _ in last.shown] == ["1", "2"]


def test_typed_letters_leave_the_options_that_contain_them_and_number_them_anew(
    table: Table, library: Library
) -> None:
    desk = _desk(table, [Option("place", space) for space in library.streets + library.locations])
    found = numbered(desk, BarState(narrow="wi", page=3))
    assert [(number, option.target) for number, option in found.shown] == [
        ("1", "silver-twilight-lodge"),
        ("2", "the-witch-house"),
    ]


def test_end_and_asides_are_not_among_the_numbered_options(table: Table) -> None:
    options = [Option("go", "northside"), Option("done"), Option("trade", "amanda-sharpe", aside=True)]
    found = numbered(_desk(table, options, kind="move"), BarState())
    assert [option.id for _, option in found.shown] == ["go:northside"]
    assert found.end is not None
    assert [option.id for option in found.asides] == ["trade:amanda-sharpe"]


# -- walks ------------------------------------------------------------------------------------------


def test_a_walk_tells_what_is_met_at_each_stop(table: Table, library: Library) -> None:
    joe = table.investigator("joe-diamond")
    joe.movement_left = 3
    table.state.monsters["cultist#1"] = "northside"
    table.state.clues["train-station"] = 2
    texts = Texts(table, "en")
    walk = plan_walk(table, joe, "train-station", library.neighbors["downtown"], texts)
    assert walk is not None
    assert [stop.place for stop in walk.stops] == ["downtown", "northside", "train-station"]
    assert "Cultist" in walk.stops[1].text
    assert "2" in walk.stops[2].text
    assert walk.chance == pytest.approx(forecast.evade_chance(table, joe, ["cultist#1"]))


def test_a_monster_where_one_stands_has_to_be_passed_too(table: Table, library: Library) -> None:
    joe = table.investigator("joe-diamond")
    joe.movement_left = 2
    table.state.monsters["cultist#1"] = "downtown"
    walk = plan_walk(table, joe, "northside", library.neighbors["downtown"], Texts(table, "en"))
    assert walk is not None
    assert walk.chance < 1


def test_no_walk_leads_through_a_closed_location(table: Table, library: Library) -> None:
    joe = table.investigator("joe-diamond")
    joe.movement_left = 4
    table.state.closed["newspaper"] = "game"
    assert plan_walk(table, joe, "newspaper", library.neighbors["downtown"], Texts(table, "en")) is None


def test_reach_ends_with_the_movement_points(table: Table, library: Library) -> None:
    joe = table.investigator("joe-diamond")
    joe.movement_left = 1
    assert set(within_reach(table, joe, library.neighbors["downtown"])) == set(library.neighbors["downtown"])


def test_streets_that_cost_more_points_are_sooner_out_of_reach(table: Table, library: Library) -> None:
    joe = table.investigator("joe-diamond")
    dearer = Mod.model_validate({"what": "enter_street_cost", "n": 1})
    make_lasting(table, dearer, Context("riots"), "end_of_game")
    joe.movement_left = 2
    first = library.neighbors["downtown"]
    near = within_reach(table, joe, first)
    assert (near["arkham-asylum"], near["easttown"]) == (1, 2)
    assert "hibbs-roadhouse" not in near
    assert plan_walk(table, joe, "hibbs-roadhouse", first, Texts(table, "en")) is None
    joe.movement_left = 3
    assert within_reach(table, joe, first)["hibbs-roadhouse"] == 3


def test_a_walk_may_end_in_a_closed_location_whose_gate_is_open(table: Table) -> None:
    joe = table.investigator("joe-diamond")
    joe.movement_left = 2
    table.state.closed["black-cave"] = "game"
    joe.place = "easttown"
    first = ["rivertown"]
    assert plan_walk(table, joe, "black-cave", first, Texts(table, "en")) is None
    table.state.gates["black-cave"] = "abyss#1"
    assert plan_walk(table, joe, "black-cave", first, Texts(table, "en")) is not None


# -- words ------------------------------------------------------------------------------------------


def test_first_names_leave_titles_and_quotes_out(table: Table) -> None:
    desk = _desk(table, [])
    names = {}
    for name in ("ashcan-pete", "sister-mary", "joe-diamond"):
        one = table.state.investigators[0]
        one.id = name
        names[name] = desk.first_name(one)
    assert names == {"ashcan-pete": "Ashcan", "sister-mary": "Mary", "joe-diamond": "Joe"}


def test_what_happened_is_told_in_lines_with_their_cause(table: Table) -> None:
    happened: list[Any] = [
        events.MonsterMoved("cultist#1", ("downtown", "northside"), "normal", cause=("MON-01",)),
        events.GateOpened("woods", "abyss#1"),
        events.Gained("joe-diamond", "money", 3, cause=("train-station",)),
        events.CardLost("", "duke#1", "box"),
        events.MonsterSurge("", 2),
        events.DiceRolled("joe-diamond", "fight", (5, 1), 1),
    ]
    lines = items(happened, Texts(table, "en"))
    assert len(lines) == 5  # dice are seen in the dialog, not told again
    assert lines[0].cause == "", "what goes without saying has no id either"
    assert lines[1].place == "woods"
    assert lines[2].cause == "Train Station"
    assert all(line.text for line in lines)


def test_possessions_are_sorted_and_say_what_they_give(table: Table) -> None:
    joe = table.investigator("joe-diamond")
    joe.cards = [Card("fight#1"), Card("wither#1", exhausted=True), Card("38-revolver#1")]
    rows = possessions(table, joe, Texts(table, "en"))
    assert [row.card for row in rows] == ["38-revolver#1", "wither#1", "fight#1"]
    assert "+3" in rows[0].note
    assert rows[0].hands == 1
    assert rows[1].off


def test_the_toughness_of_trophies_is_what_it_is_in_this_game(library: Library) -> None:
    state = State(seed=1, sets=["base"], ancient_one="azathoth", players=1)
    joe = Investigator("joe-diamond", 0, "", "downtown", 5, 5, monster_trophies=["maniac#1", "zombie#1"])
    state.investigators.append(joe)
    assert trophies_told(Table(library, state, Chance(1)), joe) == "0 gates · 2 monsters, toughness 3"


def test_every_monster_has_two_letters(library: Library) -> None:
    for monster in library.monsters.values():
        assert len(initials(monster.name)) == 2


def test_every_place_has_a_short_name_of_at_most_twelve_letters(table: Table, library: Library) -> None:
    texts = Texts(table, "en")
    places = [*library.streets, *library.locations, *library.worlds]
    assert all(len(texts.short(place)) <= 12 for place in places)


# -- the map ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "symbol", ["crescent", "circle", "square", "triangle", "diamond", "hexagon", "star", "plus", "slash"]
)
def test_every_dimension_has_a_shape_of_its_own(symbol: str) -> None:
    shapes = {
        name: pygame.image.tobytes(symbol_image(name, 24, (0, 0, 0)), "RGBA")
        for name in (
            "crescent",
            "circle",
            "square",
            "triangle",
            "diamond",
            "hexagon",
            "star",
            "plus",
            "slash",
        )
    }
    assert list(shapes.values()).count(shapes[symbol]) == 1


def test_an_unknown_dimension_is_an_error() -> None:
    with pytest.raises(ValueError, match="spiral"):
        draw_symbol(pygame.Surface((8, 8)), "spiral", (4, 4), 4, (0, 0, 0))
