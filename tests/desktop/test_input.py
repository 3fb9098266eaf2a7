"""Pygame's events become clicks, drags and keys named by their position."""

import pygame
import pytest

from arkham_desktop.desktop.input import (
    Click,
    Drag,
    Drop,
    Exposed,
    Hover,
    Key,
    KeyUp,
    Press,
    Quit,
    Reader,
    Report,
    Resized,
    Typed,
    Wheel,
)
from arkham_desktop.desktop.keys import Command, Keys, digit, seat_of
from arkham_desktop.desktop.layout import Screen


@pytest.fixture
def reader() -> Reader:
    return Reader(Screen.of((3840, 2160), 2.0))


def feed(reader: Reader, kind: int, **values: object) -> list[Report]:
    return reader.translate(pygame.Event(kind, values))


def test_a_press_and_release_in_one_place_is_a_click_in_units(reader: Reader) -> None:
    assert feed(reader, pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=1) == [Press((100, 50))]
    released = feed(reader, pygame.MOUSEBUTTONUP, pos=(204, 100), button=1)
    assert released == [Click((100, 50)), Hover((102, 50))]


def test_six_units_are_a_click_and_seven_a_drag(reader: Reader) -> None:
    feed(reader, pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=1)
    assert feed(reader, pygame.MOUSEMOTION, pos=(212, 100)) == []
    assert feed(reader, pygame.MOUSEMOTION, pos=(214, 100)) == [Drag((107, 50), (100, 50), (7, 0))]
    assert feed(reader, pygame.MOUSEMOTION, pos=(220, 104)) == [Drag((110, 52), (100, 50), (3, 2))]
    assert feed(reader, pygame.MOUSEBUTTONUP, pos=(220, 104), button=1) == [Drop((110, 52), (100, 50))]
    assert not reader.button_down


def test_a_drag_with_the_middle_button_says_so(reader: Reader) -> None:
    feed(reader, pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=2)
    (drag,) = feed(reader, pygame.MOUSEMOTION, pos=(100, 0))
    assert isinstance(drag, Drag)
    assert drag.button == 2


def test_the_wheel_turns_where_the_pointer_is(reader: Reader) -> None:
    feed(reader, pygame.MOUSEMOTION, pos=(80, 60))
    (wheel,) = feed(reader, pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
    assert isinstance(wheel, Wheel)
    assert (wheel.at, wheel.steps) == ((40, 30), -1)


def test_letters_and_digits_are_named_by_position_not_by_the_letter_on_the_cap(reader: Reader) -> None:
    # On a French keyboard the key at the place of A types a q.
    key = {"key": pygame.K_q, "scancode": pygame.KSCAN_A, "mod": 0}
    assert feed(reader, pygame.KEYDOWN, **key) == [Key("a")]
    assert feed(reader, pygame.KEYDOWN, **key) == [Key("a", repeat=True)]
    assert feed(reader, pygame.KEYUP, **key) == [KeyUp("a")]
    assert feed(reader, pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_KP7, mod=0) == [Key("7")]


def test_a_key_prints_with_its_modifiers(reader: Reader) -> None:
    mod = pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT
    (key,) = feed(reader, pygame.KEYDOWN, key=pygame.K_z, scancode=pygame.KSCAN_Z, mod=mod)
    assert str(key) == "ctrl+shift+z"


def test_a_button_held_when_the_window_loses_the_focus_counts_as_released(reader: Reader) -> None:
    feed(reader, pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)
    feed(reader, pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_V, mod=0)
    assert feed(reader, pygame.WINDOWFOCUSLOST) == [KeyUp("v")]
    assert not reader.button_down


def test_what_concerns_the_window_is_reported(reader: Reader) -> None:
    assert feed(reader, pygame.QUIT) == [Quit()]
    assert feed(reader, pygame.WINDOWSIZECHANGED, x=1300, y=800) == [Resized((1300, 800))]
    assert feed(reader, pygame.WINDOWEXPOSED) == [Exposed()]
    assert feed(reader, pygame.TEXTINPUT, text="é") == [Typed("é")]
    assert feed(reader, pygame.USEREVENT) == []


def test_keys_give_commands_and_can_be_changed() -> None:
    keys = Keys({"end": "x"})
    assert keys.command(Key("x")) is Command.END
    assert keys.command(Key("e")) is None
    assert keys.label(Command.END) == "X"
    assert keys.command(Key("z", frozenset({"ctrl"}))) is Command.UNDO
    assert keys.label(Command.UNDO) == "Ctrl+Z"


def test_no_key_gives_two_commands_and_every_command_has_a_key() -> None:
    keys = Keys()
    assert all(keys.label(command) for command in Command)


def test_a_digit_alone_is_an_option_and_with_shift_a_seat() -> None:
    assert digit(Key("7")) == 7
    assert digit(Key("7", frozenset({"ctrl"}))) is None
    assert seat_of(Key("8", frozenset({"shift"}))) == 7
    assert seat_of(Key("9", frozenset({"shift"}))) is None
