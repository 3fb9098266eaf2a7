from __future__ import annotations

import itertools
import json
import math
from pathlib import Path

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.state import LOST, OUTSKIRTS, SKY
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.boards import BoardError, read_board
from arkham_desktop.desktop.table.geometry import TableGeometry, along, length

SHIPPED = Path(__file__).parents[3] / "arkham_desktop/desktop/table/boards/arkham.json"


def test_every_space_of_the_library_has_a_spot(library: Library, geometry: TableGeometry) -> None:
    assert set(library.spaces) <= set(geometry.spots)
    assert {SKY, OUTSKIRTS, LOST} <= set(geometry.spots)


def test_every_other_world_has_two_areas_and_a_label_for_its_gate(
    library: Library, geometry: TableGeometry
) -> None:
    for world in library.worlds:
        frame = geometry.worlds[world]
        assert frame.box.contains(frame.gate)
        for area in (1, 2):
            spot = geometry.spot(world, area)
            assert spot is not None
            assert frame.box.contains(spot.box)
            assert not spot.box.colliderect(frame.gate)


def test_no_space_covers_another(geometry: TableGeometry) -> None:
    spots = [spot for spot in geometry.spots.values() if spot.kind in ("street", "location")]
    for one, other in itertools.combinations(spots, 2):
        # Distances are from the rim of a round spot or the box of a street.
        first, second = (other, one) if one.kind == "location" else (one, other)
        radius = second.half[0] if second.kind == "location" else 0
        # A location's rim may reach a little under the edge of its street, as on the drawn map.
        assert first.distance(second.at) >= radius * 0.8, (one.key, other.key)


def test_no_two_seats_of_different_spaces_touch(geometry: TableGeometry) -> None:
    seats = [
        (spot.key, seat)
        for spot in geometry.spots.values()
        if spot.kind in ("street", "location")
        for seat in spot.seats
    ]
    for (one, a), (other, b) in itertools.combinations(seats, 2):
        if one != other:
            assert math.dist(a, b) >= 36, (one, other)


def test_everything_lies_inside_the_bounds(geometry: TableGeometry) -> None:
    assert all(geometry.bounds.contains(spot.box) for spot in geometry.spots.values())


def test_every_connection_is_a_line_from_one_space_to_the_other(
    library: Library, geometry: TableGeometry
) -> None:
    assert len(geometry.lines) == len(library.connections)
    for connection in library.connections:
        points = geometry.line_between(connection.a, connection.b)
        assert points is not None
        assert points[0] == pytest.approx(geometry.spots[connection.a].at)
        assert points[-1] == pytest.approx(geometry.spots[connection.b].at)
        back = geometry.line_between(connection.b, connection.a)
        assert back == points[::-1]


def test_a_path_over_several_spaces_passes_through_each(geometry: TableGeometry) -> None:
    places = ["library", "miskatonic-u", "merchant-district", "northside"]
    path = geometry.path(places)
    for place in places:
        at = geometry.spots[place].at
        assert min(math.dist(at, point) for point in path) < 1


def test_a_path_without_a_line_is_straight(geometry: TableGeometry) -> None:
    assert geometry.path(["woods", SKY]) == [geometry.spots["woods"].at, geometry.spots[SKY].at]


def test_the_terror_track_has_eleven_places_on_the_board(geometry: TableGeometry) -> None:
    board = geometry.boards["arkham"].box
    assert len(geometry.terror) == 11
    assert all(board.collidepoint(point) for point in geometry.terror)


def test_walking_along_a_line_ends_at_its_end() -> None:
    line = [(0.0, 0.0), (30.0, 0.0), (30.0, 40.0)]
    assert length(line) == 70
    assert along(line, 50)[0] == (30, 20)
    assert along(line, 500)[0] == (30, 40)


def test_the_trays_lie_below_the_worlds_and_do_not_touch_them(geometry: TableGeometry) -> None:
    for frame in geometry.worlds.values():
        for tray in geometry.trays.values():
            assert not frame.box.colliderect(tray)
    boxes: list[Box] = list(geometry.trays.values())
    assert all(not a.colliderect(b) for a, b in itertools.combinations(boxes, 2))


def test_a_wrong_field_of_a_board_is_named_with_its_file(tmp_path: Path) -> None:
    data = json.loads(SHIPPED.read_text(encoding="utf-8"))
    data["spaces"]["woods"]["at"] = [0.5, 7]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BoardError, match=r"wrong\.json, spaces\.woods\.at\.1: "):
        read_board(path)


def test_a_missing_board_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"nowhere\.json"):
        read_board(tmp_path / "nowhere.json")
