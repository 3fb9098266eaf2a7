"""The real window in bad weather: odd sizes, full screen, moving things, broken files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.desktop.layout import table_regions
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.scenes.saved_games import SavedGamesScene
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.players import RandomPlayer

from .conftest import SCREEN, Follow, Start, settings
from .program import Program
from .screen import XScreen, wait_for
from .twin import Twin

SIZES = ((1024, 640), (1600, 660), (1030, 1000), (640, 360), (317, 211), (1280, 720))
CHOICES = 15


def saved_game(home: Path, name: str, choices: int) -> Path:
    """A game with some choices made, saved under a name."""
    games = SavedGames(home / "saves")
    session = games.new(Setup(players=2, seed=4, ancient_one="hastur"), name)
    player = RandomPlayer(1)
    for _ in range(choices):
        decision = session.game.pending
        assert decision is not None
        session.choose(player.choose(decision))
    session.close()
    return session.path


def quit_from_menu(program: Program, twin: Twin) -> None:
    """Leave by the mouse; the program ends well."""
    twin.click("menu")
    twin.window_only("quit")
    assert program.end() == 0
    program.assert_no_fault()


def test_the_window_follows_every_size(start: Start, follow: Follow, home: Path) -> None:
    settings(home, animations="off", window=[1280, 720])
    saved_game(home, "Sizes", 40)
    program = start(home)
    twin = follow(program)
    twin.look_alike("the title", seconds=60)
    twin.click("continue")
    twin.look_alike("the table")
    for size in SIZES:
        twin.resize(size)
        twin.look_alike(f"the table in {size}")
    quit_from_menu(program, twin)


def test_full_screen_and_back(screen: XScreen, start: Start, follow: Follow, home: Path) -> None:
    settings(home, animations="off", window=[1280, 720])
    with screen.managed():
        program = start(home)
        twin = follow(program)
        twin.look_alike("the title", seconds=60)
        window = program.window
        framed = window.box
        window.key("F11")
        wait_for("full screen", lambda: window.box.topleft == (0, 0) and window.box.size == SCREEN)
        twin.driver.resize(SCREEN)
        twin.look_alike("the title in full screen")
        twin.click("saved")
        window.key("F11")
        wait_for("the window again", lambda: window.box.size == framed.size)
        twin.driver.resize(framed.size)
        twin.look_alike("the saved games in a window")
        twin.click("back")
        twin.window_only("quit")
        assert program.end() == 0
    program.assert_no_fault()


def test_a_game_is_played_while_things_move(start: Start, follow: Follow, home: Path) -> None:
    """With everything moving at normal speed the window comes to the same table, a little later."""
    settings(home, window=[1280, 720])
    program = start(home)
    twin = follow(program)
    twin.look_alike("the title", seconds=60)
    twin.window_only("random")
    journal = wait_for("the saved game", lambda: next(iter(program.journals), None))
    twin.driver.stage.services.store.change(animations="off")
    twin.open_copy(journal)
    table = twin.table
    player = RandomPlayer(3)
    screen = table.screen
    regions = table_regions(screen.width, screen.height)
    for _ in range(CHOICES):
        decision = table.session.game.pending
        assert decision is not None
        option = player.choose(decision)
        twin.look_alike(f"the question before {option.id}", regions.bar, 30)
        twin.choose(option)
        twin.agree(journal)
    twin.look_alike("the last question", regions.bar, 30)
    quit_from_menu(program, twin)


@pytest.mark.parametrize(
    ("text", "words"),
    [("{ no json", "settings"), ('{"animations": "wild"}', "animations"), ('{"scale": 7}', "scale")],
)
def test_broken_settings_are_told_and_put_aside(
    start: Start, follow: Follow, home: Path, tmp_path: Path, text: str, words: str
) -> None:
    (home / "settings").mkdir()
    broken = home / "settings" / "settings.json"
    broken.write_text(text, encoding="utf-8")
    # The program puts the file aside as soon as it starts: its twin needs what it found.
    before = tmp_path / "before"
    shutil.copytree(home, before)
    program = start(home)
    wait_for("the file put aside", lambda: not broken.exists(), 60)
    twin = follow(program, before)
    assert isinstance(twin.top, MessageScene)
    assert words in twin.top.text
    kept = home / "settings" / "settings.unreadable-1.json"
    assert kept.read_text(encoding="utf-8") == text
    twin.look_alike("the message", seconds=60)
    twin.click("action-0")
    assert isinstance(twin.top, TitleScene)
    twin.look_alike("the title", seconds=60)
    twin.window_only("quit")
    assert program.end() == 0
    program.assert_no_fault()


def test_damaged_saves_are_told_in_the_list_and_the_program_lives(
    start: Start, follow: Follow, home: Path
) -> None:
    settings(home, animations="off", window=[1280, 720])
    half = saved_game(home, "Half", 60)
    lines = half.read_bytes().splitlines(keepends=True)
    half.write_bytes(b"".join(lines[:-3]) + b"00000000 {broken\n" + b"".join(lines[-2:]))
    for name, data in (
        ("Rubbish", b"\x00\xff hello \n"),
        ("Empty", b""),
        ("No header", b"".join(lines[1:4])),
    ):
        (home / "saves" / f"{name}.journal").write_bytes(data)
    program = start(home)
    twin = follow(program)
    twin.look_alike("the title", seconds=60)
    twin.click("saved")
    listed = twin.top
    assert isinstance(listed, SavedGamesScene)
    problems = {game.name: game.problem or "" for game in listed.games}
    assert set(problems) == {"Half", "Rubbish", "Empty", "No header"}
    assert not problems["Half"]
    for name in ("Rubbish", "Empty", "No header"):
        assert f"{name}.journal" in problems[name]
    twin.look_alike("the list with sentences")
    games = listed.group["games"].box
    row = 76.0
    rows = {game.name: games.top + row * (index + 0.5) for index, game in enumerate(listed.games)}
    for name in ("Rubbish", "Empty", "No header", "Half"):
        twin.click_at((games.centerx, rows[name]))
        assert listed.game is not None
        assert listed.game.name == name
        twin.look_alike(f"{name} as chosen")
    twin.click("continue")
    assert isinstance(twin.top, MessageScene)
    assert "Half.journal, line" in twin.top.text
    twin.look_alike("what was lost")
    twin.click("action-0")
    assert isinstance(twin.top, TableScene)
    twin.look_alike("the table")
    assert (home / "saves" / "Half.damaged").exists()
    quit_from_menu(program, twin)
