"""A game in the real window, by the mouse alone: begun, killed in mid-turn, continued, taken back, left."""

from __future__ import annotations

import random
from pathlib import Path

from arkham_desktop.desktop.scenes.hand_over import HandOverScene
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.scenes.pause import PauseScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.players.sensible import SensiblePlayer

from .conftest import Follow, Start, settings
from .program import Program, sound
from .screen import wait_for
from .twin import Twin

TURNS = 10
KILLED_IN = 6
MOST_CHOICES = 900
ATTEMPTS = 4
PEOPLE = ("joe-diamond", "amanda-sharpe")
ANCIENT_ONE = "azathoth"


class EndedEarlyError(Exception):
    """The game was lost or won before enough turns were played."""


def begin(program: Program, twin: Twin) -> Path:
    """From the title to the table: two investigators and an Ancient One are chosen."""
    assert isinstance(twin.top, TitleScene)
    twin.look_alike("the title", seconds=60)
    twin.click("new")
    assert isinstance(twin.top, NewGameScene)
    twin.click("players", where=0.9)
    for name in PEOPLE:
        twin.click(f"investigator-{name}")
    twin.click(f"ancient-{ANCIENT_ONE}")
    twin.look_alike("the set-up")
    twin.window_only("begin")
    journal = wait_for("the saved game", lambda: next(iter(program.journals), None))
    twin.open_copy(journal)
    twin.look_alike("the table")
    return journal


def play(twin: Twin, journal: Path, until: int, dice: random.Random) -> int:
    """Play up to a turn by clicks; gives how many options were taken on the table itself."""
    table = twin.table
    player = SensiblePlayer(table.table)
    on_table = 0
    for _ in range(MOST_CHOICES):
        if table.table.state.turn >= until:
            return on_table
        decision = table.session.game.pending
        if decision is None:
            raise EndedEarlyError(f"the game ended in turn {table.table.state.turn}")
        option = player.choose(decision)
        if dice.random() < 0.5 and twin.choose_on_table(option):
            on_table += 1
        else:
            twin.choose(option)
        twin.agree(journal)
        if isinstance(twin.top, HandOverScene):
            twin.click("go")
    raise AssertionError(f"turn {until} was not reached in {MOST_CHOICES} choices")


def test_a_game_is_played_by_the_mouse_killed_continued_and_left(
    start: Start, follow: Follow, tmp_path: Path
) -> None:
    """Where chance ends the game within the ten turns, which is rare, another one is played."""
    for attempt in range(ATTEMPTS):
        try:
            whole_game(start, follow, tmp_path / f"home-{attempt}")
            return
        except EndedEarlyError as early:
            print(early)
    raise AssertionError(f"{ATTEMPTS} games in a row ended within {TURNS} turns")


def whole_game(start: Start, follow: Follow, home: Path) -> None:
    """From the title to the end of the program, with a death in between."""
    settings(home, animations="off", window=[1280, 720])
    dice = random.Random(6)
    program = start(home)
    twin = follow(program)
    journal = begin(program, twin)
    header = wait_for("the header", lambda: sound(journal)).header
    assert (header.setup["investigators"], header.setup["ancient_one"]) == (list(PEOPLE), ANCIENT_ONE)
    clicked = play(twin, journal, KILLED_IN, dice)
    in_mid_turn(twin, journal)
    twin.look_alike("the table in mid-turn")

    # Killed: everything chosen is in the file, and the file is what it was.
    program.kill()
    at_death = journal.read_bytes()
    before = open_question(twin)

    program = start(home)
    twin = follow(program)
    twin.look_alike("the title with the game", seconds=60)
    twin.click("continue")
    twin.look_alike("the table as it was")
    assert open_question(twin) == before
    assert journal.read_bytes() == at_death
    clicked += play(twin, journal, TURNS + 1, dice)
    assert clicked >= 5, "some options are taken on the table itself"

    undo_and_redo(twin, journal)
    leave(program, twin, journal, follow)


def in_mid_turn(twin: Twin, journal: Path) -> None:
    """Choose on until somebody walks: then a turn is half over and more than the last position is needed."""
    table = twin.table
    player = SensiblePlayer(table.table)
    for _ in range(60):
        decision = table.session.game.pending
        if decision is None:
            raise EndedEarlyError("the game ended before somebody walked")
        contents = sound(journal)
        assert contents is not None
        since = len(table.session.history) - contents.snapshots[-1].after
        if decision.kind == "move" and since > 0:
            return
        twin.choose(player.choose(decision))
        twin.agree(journal)
    raise AssertionError("nobody walked")


def open_question(twin: Twin) -> tuple[bytes, str, str, list[str]]:
    """The position, and what is asked in it."""
    decision = twin.session.game.pending
    assert decision is not None
    options = [option.id for option in decision.options]
    return twin.session.rules.snapshot(), decision.kind, decision.who, options


def undo_and_redo(twin: Twin, journal: Path) -> None:
    """Take three choices back with the mouse and take them again."""
    before, position = twin.table.session.history, twin.table.session.rules.snapshot()
    for count in range(1, 4):
        twin.click("undo")
        twin.agree(journal)
        assert twin.table.session.history == before[:-count]
    twin.look_alike("the table after undo")
    for _ in range(3):
        twin.click("redo")
        twin.agree(journal)
    assert twin.table.session.history == before
    assert twin.table.session.rules.snapshot() == position
    twin.look_alike("the table after redo")


def leave(program: Program, twin: Twin, journal: Path, follow: Follow) -> None:
    """Through the menu to the title, and out."""
    twin.click("menu")
    assert isinstance(twin.top, PauseScene)
    twin.look_alike("the menu")
    twin.click("resume")
    twin.click("menu")
    twin.window_only("title")
    kept = journal.read_bytes()
    title = follow(program)
    title.look_alike("the title again")
    title.window_only("quit")
    assert program.end() == 0
    assert journal.read_bytes() == kept
    program.assert_no_fault()
