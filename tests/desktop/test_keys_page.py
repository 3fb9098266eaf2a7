"""Every key that can be changed is changed on the page of keys, and holds at once."""

from __future__ import annotations

import pytest

from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.keys import DEFAULTS, FIXED, Command, Keys
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.settings import SettingsStore
from arkham_desktop.desktop.shell import global_key
from arkham_desktop.desktop.testing import Driver

from .conftest import MakeDriver


def key(name: str) -> Key:
    *held, last = name.split("+")
    return Key(last, modifiers=frozenset(held))


def keys_of(driver: Driver) -> Keys:
    return driver.stage.services.store.keys


def press_row(driver: Driver, command: Command) -> KeysScene:
    scene = driver.top
    assert isinstance(scene, KeysScene)
    page = scene.group["page"]
    driver.click(page.rows()[command].center)  # type: ignore[attr-defined]
    assert scene.changing is command
    return scene


def test_a_key_is_changed_with_a_press_on_its_row_and_is_kept(driver: Driver) -> None:
    driver.show(KeysScene())
    scene = press_row(driver, Command.LOG)
    driver.key("k")
    assert scene.changing is None
    assert keys_of(driver).command(key("k")) is Command.LOG
    assert keys_of(driver).command(key("l")) is None
    assert "K" in scene.told
    kept = SettingsStore(driver.stage.services.folders.settings)
    assert kept.keys.command(key("k")) is Command.LOG


def test_two_commands_change_their_keys_where_one_takes_the_others(driver: Driver) -> None:
    driver.show(KeysScene())
    scene = press_row(driver, Command.LOG)
    driver.key("w")
    assert keys_of(driver).command(key("w")) is Command.LOG
    assert keys_of(driver).command(key("l")) is Command.WHY
    assert "L" in scene.told
    assert set(driver.stage.services.settings.keys) == {"log", "why"}


@pytest.mark.parametrize("name", ["1", "0", "shift+3", "left", "tab", "enter", "space", "home"])
def test_what_always_does_the_same_can_not_be_taken_and_is_told(driver: Driver, name: str) -> None:
    driver.show(KeysScene())
    scene = press_row(driver, Command.LOG)
    driver.key(name)
    assert scene.told
    assert keys_of(driver).command(key("l")) is Command.LOG
    assert driver.stage.services.settings.keys == {}


def test_escape_leaves_the_key_and_then_the_page(driver: Driver) -> None:
    driver.show(KeysScene())
    scene = press_row(driver, Command.LOG)
    driver.key("escape")
    assert scene.changing is None
    assert driver.stage.services.settings.keys == {}
    driver.stage.push(KeysScene())
    driver.key("escape")
    assert driver.top is scene


def test_the_keyboard_alone_changes_a_key(driver: Driver) -> None:
    driver.show(KeysScene())
    scene = driver.top
    assert isinstance(scene, KeysScene)
    scene.group.set_focus("page")
    driver.key("down")
    driver.key("down")
    driver.key("enter")
    assert scene.changing is Command.NARROW
    driver.key("ctrl+f")
    assert keys_of(driver).command(key("ctrl+f")) is Command.NARROW


def test_the_defaults_come_back_together(driver: Driver) -> None:
    driver.stage.services.store.change(keys={"log": "k"})
    driver.show(KeysScene())
    driver.click("defaults")
    assert driver.stage.services.settings.keys == {}
    assert "defaults" not in driver.top.group


def test_a_key_that_works_everywhere_is_taken_while_one_is_awaited(driver: Driver) -> None:
    driver.show(KeysScene())
    press_row(driver, Command.LOG)
    assert not global_key(driver.stage, key("f11"))
    driver.key("f11")
    assert keys_of(driver).command(key("f11")) is Command.LOG
    assert keys_of(driver).command(key("l")) is Command.FULL_SCREEN


def test_any_change_of_any_key_leaves_every_other_command_with_one() -> None:
    names = [*DEFAULTS, "k", "ctrl+f"]
    for command in set(Command) - FIXED:
        for name in names:
            changes = Keys().changed(command, key(name))
            if changes is None:
                continue
            after = Keys(changes)
            assert after.command(key(name)) is command
            without = [one for one in Command if not after.label(one)]
            assert without == [], (command, name)


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1920, 1080), 3.0), ((1920, 1080), 1.0)])
def test_every_row_can_be_reached_at_any_size(
    make_driver: MakeDriver, size: tuple[int, int], scale: float
) -> None:
    driver = make_driver(size, scale)
    driver.show(KeysScene())
    scene = driver.top
    scene.group.set_focus("page")
    page = scene.group["page"]
    count = len(page.rows())  # type: ignore[attr-defined]
    assert count > 35
    for _ in range(count):
        driver.key("down")
        box = page.rows()[page.chosen]  # type: ignore[attr-defined]
        assert page.box.inflate(0, 12).contains(box.inflate(-14, 0)) or box.height > page.box.height
