from __future__ import annotations

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.state import SKY
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.desktop.table.motion import Motion, Playback, plan
from arkham_desktop.desktop.table.tokens import Token, lay_tokens


def _walk(table: Table, geometry: TableGeometry) -> tuple[dict[str, Token], list[Motion]]:
    table.state.monsters["cultist#1"] = "downtown"
    before = lay_tokens(table, geometry)
    table.state.monsters["cultist#1"] = "northside"
    happened = [events.MonsterMoved("cultist#1", ("downtown", "northside"), "normal")]
    return before, plan(happened, geometry, before, lay_tokens(table, geometry))


def test_a_monster_travels_along_the_road_from_seat_to_seat(table: Table, geometry: TableGeometry) -> None:
    before, motions = _walk(table, geometry)
    assert len(motions) == 1
    points = motions[0].points
    assert points[0] == before["cultist#1"].at
    assert points[-1] == lay_tokens(table, geometry)["cultist#1"].at
    road = geometry.line_between("downtown", "northside")
    assert road is not None
    assert points[1:-1] == road[1:-1]


def test_a_monster_that_moves_twice_goes_on_from_where_it_was(table: Table, geometry: TableGeometry) -> None:
    table.state.monsters["cultist#1"] = "downtown"
    before = lay_tokens(table, geometry)
    table.state.monsters["cultist#1"] = "merchant-district"
    happened = [
        events.MonsterMoved("cultist#1", ("downtown", "northside"), "fast"),
        events.MonsterMoved("cultist#1", ("northside", "merchant-district"), "fast"),
    ]
    first, second = plan(happened, geometry, before, lay_tokens(table, geometry))
    assert second.points[0] == first.points[-1]
    assert second.token.place == "merchant-district"


def test_a_flying_monster_takes_the_straight_way(table: Table, geometry: TableGeometry) -> None:
    table.state.monsters["byakhee#1"] = "downtown"
    before = lay_tokens(table, geometry)
    table.state.monsters["byakhee#1"] = SKY
    happened = [events.MonsterMoved("byakhee#1", ("downtown", SKY), "flying")]
    (motion,) = plan(happened, geometry, before, lay_tokens(table, geometry))
    assert motion.flies
    assert len(motion.points) == 2


def test_an_investigator_who_goes_through_a_gate_arrives_in_the_first_area(
    table: Table, geometry: TableGeometry
) -> None:
    before = lay_tokens(table, geometry)
    joe = table.investigator("joe-diamond")
    joe.place, joe.area, joe.entered = "abyss", 1, "downtown"
    happened = [events.InvestigatorMoved("joe-diamond", ("downtown", "abyss"), "gate")]
    (motion,) = plan(happened, geometry, before, lay_tokens(table, geometry))
    spot = geometry.spot("abyss", 1)
    assert spot is not None
    assert motion.points[-1] == spot.at


def test_what_came_and_went_again_is_seen_coming_and_going(table: Table, geometry: TableGeometry) -> None:
    before = lay_tokens(table, geometry)
    happened = [
        events.MonsterAppeared("ghoul#1", "woods"),
        events.MonsterRemoved("ghoul#1", "woods", "cup"),
    ]
    motions = plan(happened, geometry, before, lay_tokens(table, geometry))
    assert [motion.kind for motion in motions] == ["appear", "vanish"]


def test_markers_appear_and_vanish(table: Table, geometry: TableGeometry) -> None:
    table.state.gates["woods"] = "abyss#1"
    before = lay_tokens(table, geometry)
    table.state.gates = {"graveyard": "yuggoth#1"}
    table.state.seals = ["woods"]
    happened = [
        events.GateClosed("woods", "abyss#1", "joe-diamond"),
        events.SealPlaced("woods"),
        events.GateOpened("graveyard", "yuggoth#1"),
        events.LocationClosed("general-store"),
        events.TokenPlaced("clue", "black-cave", 1),
    ]
    motions = plan(happened, geometry, before, lay_tokens(table, geometry))
    assert [(motion.kind, motion.token.key) for motion in motions] == [
        ("vanish", "gate:woods"),
        ("appear", "seal:woods"),
        ("appear", "gate:graveyard"),
        ("appear", "closed:general-store"),
        ("appear", "clue:black-cave"),
    ]
    assert motions[2].token.what == "yuggoth#1"


def test_until_its_turn_comes_a_token_is_seen_where_it_was(table: Table, geometry: TableGeometry) -> None:
    before, motions = _walk(table, geometry)
    playback = Playback()
    playback.begin(motions, before, 1.0)
    assert playback.shown["cultist#1"].place == "downtown"
    playback.update(0.1)
    at = playback.place_of(motions[0])
    assert at not in (motions[0].points[0], motions[0].points[-1])
    playback.update(5)
    assert not playback.playing


def test_the_present_motion_can_be_hurried_and_all_ended(table: Table, geometry: TableGeometry) -> None:
    before = lay_tokens(table, geometry)
    happened = [events.MonsterAppeared(f"ghoul#{n}", "woods") for n in (1, 2, 3)]
    table.state.monsters |= {f"ghoul#{n}": "woods" for n in (1, 2, 3)}
    motions = plan(happened, geometry, before, lay_tokens(table, geometry))
    playback = Playback()
    playback.begin(motions, before, 1.0)
    assert playback.progress == (1, 3)
    playback.hurry()
    assert playback.progress == (2, 3)
    assert "ghoul#1" in playback.shown
    assert "ghoul#2" not in playback.shown
    playback.finish()
    assert not playback.playing


@pytest.mark.parametrize("speed", [0.5, 1.0])
def test_a_speed_changes_how_long_it_takes(table: Table, geometry: TableGeometry, speed: float) -> None:
    before, motions = _walk(table, geometry)
    playback = Playback()
    playback.begin(motions, before, speed)
    passed = 0.0
    while playback.playing:
        playback.update(0.01)
        passed += 0.01
    assert passed == pytest.approx(motions[0].seconds * speed, abs=0.02)


def test_at_once_means_that_nothing_is_played(table: Table, geometry: TableGeometry) -> None:
    before, motions = _walk(table, geometry)
    playback = Playback()
    playback.begin(motions, before, 0.0)
    assert not playback.playing


def _three(table: Table, geometry: TableGeometry) -> Playback:
    before = lay_tokens(table, geometry)
    happened = [events.MonsterAppeared(f"ghoul#{n}", "woods") for n in (1, 2, 3)]
    table.state.monsters |= {f"ghoul#{n}": "woods" for n in (1, 2, 3)}
    playback = Playback()
    playback.begin(plan(happened, geometry, before, lay_tokens(table, geometry)), before, 1.0)
    return playback


def test_a_step_plays_one_motion_and_stops(table: Table, geometry: TableGeometry) -> None:
    playback = _three(table, geometry)
    playback.step()
    playback.update(60)
    assert playback.progress == (2, 3)
    assert playback.paused
    assert not playback.update(60), "nothing goes on by itself"
    playback.pause(False)
    playback.update(60)
    assert not playback.playing


def test_a_step_back_shows_the_motion_again_even_when_all_are_over(
    table: Table, geometry: TableGeometry
) -> None:
    playback = _three(table, geometry)
    playback.update(60)
    assert not playback.playing
    assert playback.back()
    assert playback.progress == (3, 3)
    assert "ghoul#2" in playback.shown
    assert "ghoul#3" not in playback.shown
    assert playback.back()
    assert playback.progress == (2, 3)
    assert "ghoul#2" not in playback.shown
    playback.pause(False)
    playback.update(playback.motions[0].seconds * 0.6)
    assert playback.back()
    assert (playback.progress, playback.part) == ((2, 3), 0.0), "the motion begins anew"
    playback.finish()
    assert not playback.playing
    playback.forget()
    assert not playback.back()


def test_faster_is_two_and_four_times_and_then_as_at_first(table: Table, geometry: TableGeometry) -> None:
    playback = _three(table, geometry)
    seconds = playback.motions[0].seconds
    assert [playback.faster() for _ in range(3)] == [2, 4, 1]
    playback.faster()
    playback.update(seconds * 0.6)
    assert playback.progress == (2, 3)
