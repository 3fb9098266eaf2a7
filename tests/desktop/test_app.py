"""The real loop on SDL's dummy screen: it draws, sleeps, survives faults and ends."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arkham_desktop.desktop.app import App, first_size, program_icon
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Click, Input, Key
from arkham_desktop.desktop.layout import LEAST_WINDOW
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.services import Services
from arkham_desktop.desktop.testing import services_in


class Room(Scene):
    """Hears everything; can be made to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Input] = []
        self.drawn = 0
        self.broken = False

    def handle(self, report: Input) -> bool:
        self.heard.append(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        if self.broken:
            raise ValueError("a scene that cannot be drawn")


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return services_in(tmp_path)


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def app(services: Services, room: Room) -> Iterator[App]:
    app = App(services, lambda: room)
    yield app
    app.close()


def turn(app: App) -> None:
    """One turn of the loop, without waiting."""
    app._step(pygame.event.get(), 0.01)


def test_events_of_the_queue_reach_the_scene(app: App, room: Room) -> None:
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(30, 40), button=1))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_M, mod=0))
    turn(app)
    assert Click((30, 40)) in room.heard
    assert Key("m") in room.heard


def test_of_many_moves_in_a_row_only_the_last_counts(app: App, room: Room) -> None:
    pygame.event.clear()
    for x in range(50):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0)))
    turn(app)
    assert len(room.heard) == 1


def test_nothing_is_shown_again_when_nothing_changed(app: App, room: Room) -> None:
    for _ in range(20):
        turn(app)
    frames = app.frames
    for _ in range(20):
        turn(app)
    assert app.frames == frames
    assert room.drawn == frames


def test_waiting_costs_next_to_nothing(app: App) -> None:
    for _ in range(5):
        turn(app)
    app._busy_until = 0.0
    app.stage.top.group.update(0)
    began, used = time.monotonic(), time.process_time()
    pygame.event.clear()
    pygame.time.set_timer(pygame.USEREVENT, 1000, loops=1)
    assert app._wait()
    went = time.monotonic() - began
    assert went > 0.8
    assert (time.process_time() - used) / went < 0.05


def test_a_scene_that_fails_is_covered_by_a_message_and_the_program_lives_on(app: App, room: Room) -> None:
    turn(app)
    room.broken = True
    room.redraw()
    turn(app)
    assert isinstance(app.stage.top, MessageScene)
    assert "cannot be drawn" in app.stage.top.text
    turn(app)
    assert app.stage.running


def test_closing_the_window_ends_the_loop_and_keeps_its_size(services: Services) -> None:
    app = App(services)
    assert isinstance(app.stage.top, TitleScene)
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    size = app.window.size
    app.close()
    assert services.settings.window == tuple(size)


def test_changed_settings_change_the_scale_of_the_window(app: App, services: Services) -> None:
    assert app.stage.screen.scale == 1.0
    services.store.change(scale=150)
    app.apply_settings()
    assert app.stage.screen.scale == 1.5
    assert app.reader.screen.scale == 1.5


def test_the_icon_is_drawn_in_the_middle_of_its_ground() -> None:
    icon = program_icon(64)
    assert icon.get_size() == (64, 64)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((32, 4)).a == 255


def test_a_new_window_has_its_title_bar_on_the_display() -> None:
    assert first_size((1280, 720), (1280, 720)) == (1264, 656)
    assert first_size((1280, 720), (1920, 1080)) == (1280, 720)
    assert first_size((3000, 2000), (800, 600)) == LEAST_WINDOW
