from __future__ import annotations

import pytest

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.camera import READING, STEPS, Camera
from arkham_desktop.desktop.table.geometry import TableGeometry

VIEW = Box(96, 96, 1448, 824)


@pytest.fixture
def camera(geometry: TableGeometry) -> Camera:
    return Camera(geometry.bounds, VIEW)


def test_a_point_goes_to_the_window_and_back(camera: Camera) -> None:
    camera.fly((700, 500), 5, 0)
    for point in [(0, 0), (123, 456), (1440, 960)]:
        assert camera.to_table(camera.to_window(point)) == pytest.approx(point)


def test_zooming_keeps_the_point_under_the_pointer(camera: Camera) -> None:
    camera.fly((720, 480), 3, 0)
    pointer = (700, 420)
    before = camera.to_table(pointer)
    assert camera.zoom_at(pointer, 2)
    assert camera.to_table(pointer) == pytest.approx(before)
    assert camera.zoom == STEPS[5]


def test_there_is_no_step_beyond_the_last(camera: Camera) -> None:
    camera.fly((720, 480), len(STEPS) - 1, 0)
    assert not camera.zoom_at(VIEW.center, 1)
    camera.fly((720, 480), 0, 0)
    assert not camera.zoom_at(VIEW.center, -1)


def test_the_table_follows_the_hand_that_drags_it(camera: Camera) -> None:
    camera.fly((720, 480), 5, 0)
    before = camera.to_window((720, 480))
    camera.pan(40, -25)
    assert camera.to_window((720, 480)) == pytest.approx((before[0] + 40, before[1] - 25))


def test_panning_never_loses_the_table(camera: Camera, geometry: TableGeometry) -> None:
    camera.fly((720, 480), 5, 0)
    camera.pan(-100_000, 100_000)
    assert camera.seen.colliderect(geometry.bounds)


def test_the_camera_stays_when_all_is_in_view(camera: Camera, geometry: TableGeometry) -> None:
    camera.fit(geometry.boards["arkham"].box, margin=10)
    assert not camera.follow(geometry.spots["downtown"].box, 0.45)


def test_the_camera_goes_to_what_is_not_in_view(camera: Camera, geometry: TableGeometry) -> None:
    camera.fly((200, 200), 7, 0)
    box = geometry.spots["graveyard"].box
    assert camera.follow(box, 0)
    assert camera.shows(box)


def test_following_stops_while_the_person_holds_the_camera(camera: Camera, geometry: TableGeometry) -> None:
    camera.fly((200, 200), 7, 0)
    camera.pan(5, 5)
    assert not camera.follow(geometry.spots["graveyard"].box, 0)


def test_a_fit_for_reading_never_goes_below_half_size(camera: Camera, geometry: TableGeometry) -> None:
    camera.fit(geometry.bounds)
    assert camera.step >= READING
    camera.fit(geometry.bounds, least=0, margin=0)
    assert camera.shows(geometry.bounds.inflate(-80, -60))


def test_a_flight_changes_its_step_once_half_way(camera: Camera) -> None:
    camera.fly((400, 400), 3, 0)
    camera.fly((1000, 600), 5, 0.4)
    steps = []
    while camera.flying:
        camera.update(0.05)
        steps.append(camera.step)
    assert steps == sorted(steps)
    assert set(steps) == {3, 5}
    assert camera.center == pytest.approx((1000, 600))


def test_a_flight_can_be_ended_at_once(camera: Camera) -> None:
    camera.fly((400, 400), 3, 0)
    camera.fly((1000, 600), 5, 0.4)
    camera.land()
    assert not camera.flying
    assert camera.center == pytest.approx((1000, 600))


def test_a_resize_keeps_the_middle_of_the_view(camera: Camera) -> None:
    camera.fly((900, 500), 5, 0)
    camera.resize(Box(72, 76, 920, 516))
    assert camera.center == pytest.approx((900, 500))


def test_following_fills_the_view_with_the_board(geometry: TableGeometry) -> None:
    camera = Camera(geometry.bounds, Box(72, 76, 504, 440))
    box = geometry.spots["train-station"].box
    board = geometry.frame_around(box)
    assert camera.follow(box, 0, board)
    assert camera.shows(box)
    assert board.contains(camera.seen.inflate(-1, -1))


def test_a_board_with_room_around_it_stands_in_the_middle(geometry: TableGeometry) -> None:
    camera = Camera(geometry.bounds, VIEW)
    camera.fly((0, 0), STEPS.index(0.82), 0)
    box = geometry.spots["graveyard"].box
    board = geometry.frame_around(box)
    assert camera.follow(box, 0, board)
    assert camera.center[0] == pytest.approx(board.centerx)


def test_the_view_is_filled_again_when_a_dialog_beside_it_closes(geometry: TableGeometry) -> None:
    camera = Camera(geometry.bounds, Box(72, 76, 504, 516))
    box = geometry.spots["train-station"].box
    board = geometry.frame_around(box)
    camera.follow(box, 0, board)
    camera.resize(Box(72, 76, 920, 516))
    assert camera.shows(board.inflate(-60, -60))


def test_a_fit_shows_the_rest_of_the_table_before_emptiness(geometry: TableGeometry) -> None:
    """Beside a dialog the board has room above and below: the worlds stand there, not bare wood."""
    camera = Camera(geometry.bounds, Box(96, 96, 912, 824))
    board = geometry.boards["arkham"].box
    camera.fit(board, margin=20)
    assert camera.shows(board)
    assert camera.seen.top >= geometry.bounds.top - 0.01
    assert camera.seen.bottom <= geometry.bounds.bottom + 0.01
