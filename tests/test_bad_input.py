"""Whatever is given to the program: a sentence that says what is wrong and where, never a traceback."""

from __future__ import annotations

import copy
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arkham_desktop import cli
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.settings import Settings, SettingsStore
from arkham_desktop.desktop.shell import first_scene
from arkham_desktop.desktop.testing import Driver

Json = dict[str, Any]

FUZZ = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

SCENARIO: Json = {
    "title": {"en": "A walk"},
    "seed": 4,
    "investigators": [
        {
            "id": "joe-diamond",
            "space": "downtown",
            "money": 1,
            "sliders": {"speed": 1},
            "skills": {"luck": 4},
            "cards": ["lantern", {"id": "shrivelling", "exhausted": True}],
            "status": ["blessed"],
            "trophies": {"gates": ["rlyeh"], "monsters": ["ghoul"]},
        },
        {"id": "mandy-thompson", "other_world": {"world": "abyss", "area": 2}},
    ],
    "board": {
        "gates": {"woods": "abyss"},
        "clues": {"black-cave": 2},
        "monsters": [{"kind": "cultist", "space": "downtown"}],
    },
    "tracks": {"doom": 3, "terror": 4},
    "decks": {"common": ["38-revolver"], "cup": ["witch"]},
    "start": {"phase": "movement", "investigator": "joe-diamond"},
    "steps": [
        {"choose": "go:merchant-district", "dice": [5, 6]},
        {"expect": {"options": {"have": ["go:downtown"]}}},
        {"until": {"phase": "mythos"}, "policy": "random"},
    ],
    "expect": {"investigators.joe-diamond.money": 1, "tracks.terror": 4},
}
CARD: Json = {
    "id": "storm-lamp",
    "name": "Storm Lamp",
    "set": "fog",
    "count": 2,
    "deck": "common",
    "price": 3,
    "type": "other",
    "hands": None,
    "use": None,
    "mods": [{"op": "mod", "what": "check", "check": "luck", "n": 1}],
    "abilities": [
        {"when": "upkeep", "cost": [{"op": "exhaust"}], "do": [{"op": "gain", "what": "clue", "n": 1}]}
    ],
}
SETTINGS: Json = {
    "version": 1,
    "scale": 100,
    "animations": "off",
    "window": [1280, 720],
    "keys": {"end": "e"},
    "last_setup": {
        "persons": ["Anna", ""],
        "investigators": ["joe-diamond", "random"],
        "ancient_one": "yig",
        "undo": "free",
    },
}
WORDS = [
    "",
    "joe-diamond",
    "downtown",
    "abyss",
    "random",
    "any",
    "all",
    "no such thing",
    "go:woods",
    "\x00é",
    "9",
]
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**30, -(10**30), 0.5]),
    st.sampled_from(WORDS),
    st.sampled_from([[], {}, [[]], [None], {"id": 3}, ["lantern"] * 3, {"op": "lose"}, {"x": {"y": []}}]),
)


def paths_in(record: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything in a record of JSON."""
    found = [path] if path else []
    if isinstance(record, dict):
        for name, value in record.items():
            found += paths_in(value, (*path, name))
    elif isinstance(record, list):
        for index, value in enumerate(record):
            found += paths_in(value, (*path, index))
    return found


@st.composite
def mutated(draw: st.DrawFn, sound: Json) -> Json:
    """A record with one to three things replaced, taken away, renamed or doubled."""
    record: Any = copy.deepcopy(sound)
    for _ in range(draw(st.integers(1, 3))):
        *above, last = draw(st.sampled_from(paths_in(record) or [("added",)]))
        holder = record
        for step in above:
            holder = holder[step]
        deed = draw(st.sampled_from(["replace", "replace", "remove", "rename", "double"]))
        if deed == "replace":
            holder[last] = copy.deepcopy(draw(SCRAPS))  # or one scrap may come to hold itself
        elif deed == "remove":
            del holder[last]
        elif isinstance(holder, dict):
            name = f"{last}x" if deed == "rename" else draw(st.sampled_from(WORDS))
            holder[name] = holder.pop(last) if deed == "rename" else copy.deepcopy(holder[last])
        else:
            holder.insert(0, copy.deepcopy(holder[last]))
    return dict(record)


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, in which no traceback may stand; first what is wrong."""
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    return printed.err + printed.out


# --- the command line -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "dance"),
        (["simulate", "--games", "0"], "--games: 0 is too small"),
        (["simulate", "--games", "many"], '--games: "many" is no whole number'),
        (["simulate", "--players", "9"], "--players: up to 8"),
        (["simulate", "--players", "1,,2"], '--players: "" is no whole number'),
        (["simulate", "--seed", "x"], '--seed: "x" is no whole number'),
        (["simulate", "--seed", "9" * 5000], f'--seed: "{"9" * 40}..." is no whole number'),
        (["simulate", "--games", "9" * 5000], f'--games: "{"9" * 40}..." is no whole number'),
        (["simulate", "--sets", ""], "--sets"),
        (["simulate", "--sets", "narnia"], "narnia"),
        (["simulate", "--sets", "dunwich"], 'every game needs the set "base"'),
        (["simulate", "--ancient-one", "azatoth"], "azathoth"),
        (["simulate", "--policy", "clever"], "--policy"),
        (["simulate", "--herald", "nobody"], 'no Herald "nobody"'),
        (["simulate", "--herald", "random"], "no Herald is in the chosen sets"),
        (["simulate", "--check", "-1"], "--check: -1 is too small"),
        (["simulate", "--colour", "red"], "--colour"),
        (["scenario"], "FILE"),
        (["scenario", "missing.json"], "missing.json"),
        (["scenario", "."], "."),
        (["scenario", ""], "FILE: the name is empty"),
        (["content", "--sets", ""], "--sets: name at least one set"),
        (["content", "--sets", "narnia"], "narnia"),
        (["content", "--homebrew", ""], "--homebrew: the name is empty"),
        (["content", "--homebrew", "missing-folder"], "missing-folder"),
        (["content", "--lint", "--homebrew", "missing-folder"], "missing-folder"),
        (["bench", "--seconds", "0"], "--seconds: 0 is too small"),
        (["shots"], "DIR"),
        (["shots", __file__], "is a file"),
        (["shots", str(Path(__file__, "inside"))], "inside cannot be made"),
        (["shots", ""], "DIR: the name is empty"),
        (["--smoke", "content"], "--smoke goes without a command"),
    ],
    ids=lambda value: " ".join(value)[-40:] if isinstance(value, list) else None,
)
def test_a_value_that_cannot_be_used_is_named_with_status_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(words) == 2
    printed = told(capsys)
    assert sentence in printed


def program(*words: str) -> list[str]:
    """The command of a process that is the program."""
    return [sys.executable, "-m", "arkham_desktop", *words]


DEMO = str(Path(cli.__file__).parent / "demos" / "com-13-three-of-three.json")
PRINTING = [["content", "--sets", "base"], ["content", "--lint"], ["scenario", DEMO, "--json"]]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
@pytest.mark.parametrize("words", PRINTING, ids=" ".join)
def test_an_output_without_room_is_told_with_status_2(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(program(*words), stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("arkham-desktop: the output cannot be written (No space left on device)")
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_gone_ends_the_program_quietly() -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = subprocess.run(
        program("content", "--json"), stdout=writes, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writes)
    assert done.returncode == cli.STOPPED
    assert done.stderr == ""


@pytest.mark.skipif(os.name != "posix", reason="only there can a program be started with a closed output")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
def test_a_program_that_was_started_with_closed_files_does_its_work(closed: str) -> None:
    command = shlex.join(program("content", "--sets", "base", "--json"))
    done = subprocess.run(["sh", "-c", f"{command} {closed}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def test_signs_that_the_terminal_lacks_are_written_in_another_way(tmp_path: Path) -> None:
    path = tmp_path / "scenario.json"
    path.write_text('{"title": {"en": "Über × 日"}, "expect": {"phase": "upkeep"}}', encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    printed = []
    for more in ([], ["--json"]):
        command = program("scenario", str(path), *more)
        done = subprocess.run(command, capture_output=True, env=environment, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        printed.append(done.stdout.decode("ascii"))
    assert "1 of 1 checks hold" in printed[0]
    assert json.loads(printed[1])["title"] == "Über × 日"


def test_a_variant_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--games", "1", "--variants", "upside-down"]) == 2
    assert "upside-down" in told(capsys)


LONG = b"9" * 5000
"""A number with more digits than Python reads."""


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"{",
        b"[]",
        b"3",
        b'{"a": 1, "a": 2}',
        b'{"game": "chess"}',
        b'{"seed": %b}' % LONG,
        b"[" * 5000,
    ],
)
def test_a_file_that_is_no_scenario_is_told_with_its_name(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "scenario.json"
    path.write_bytes(data)
    assert cli.main(["scenario", str(path)]) == 2
    assert "scenario.json" in told(capsys)


@FUZZ
@given(record=mutated(SCENARIO))
def test_no_scenario_breaks_the_program(
    record: Json, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path_factory.mktemp("scenario") / "scenario.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    status = cli.main(["scenario", str(path)])
    printed = told(capsys)
    assert status in (0, 1, 2)
    if status == 2:
        assert printed.startswith(f"arkham-desktop: {path}"), printed


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe\x00", b"{", b"{}", b"[3]", b"[" * 5000, b'[{"n": %b}]' % LONG, b'[\n{"id": 3}\n]'],
)
def test_a_file_that_holds_no_cards_is_told_with_its_name(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "spells.json").write_bytes(data)
    assert cli.main(["content", "--sets", "base", "--homebrew", str(tmp_path)]) == 2
    assert "spells.json" in told(capsys)


def test_a_folder_without_cards_is_told_what_belongs_into_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["content"], ["content", "--lint"]):
        assert cli.main([*words, "--sets", "base", "--homebrew", str(tmp_path)]) == 2
        assert f"{tmp_path}: no content file is here" in told(capsys)


@settings(parent=FUZZ, max_examples=25)
@given(record=mutated(CARD))
def test_no_card_breaks_the_program(
    record: Json, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("homebrew") / "fog"
    folder.mkdir()
    (folder / "items.json").write_text(f"[\n{json.dumps(record)}\n]\n", encoding="utf-8")
    status = cli.main(["content", "--sets", "base", "--homebrew", str(folder), "--json"])
    printed = told(capsys)
    assert status in (0, 1, 2)
    if status == 2:
        assert "items.json, line 2" in printed, printed


# --- the window -----------------------------------------------------------------------------------
@FUZZ
@given(record=mutated(SETTINGS))
def test_no_settings_break_the_program(record: Json, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("settings")
    (folder / "settings.json").write_text(json.dumps(record), encoding="utf-8")
    store = SettingsStore(folder)
    if store.problem:
        assert "settings.json" in store.problem
        assert store.settings == Settings()
    assert store.keys.label(Command.END)
    assert store.save()


@settings(parent=FUZZ, max_examples=12)
@given(last=mutated(SETTINGS["last_setup"]))
def test_the_set_up_opens_whatever_was_played_last(
    last: Json, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = tmp_path_factory.mktemp("home")
    (home / "settings").mkdir()
    (home / "settings" / "settings.json").write_text(json.dumps({"last_setup": last}), encoding="utf-8")
    driver = Driver(home)
    driver.show(first_scene(driver.stage.services))
    driver.show(NewGameScene())
    driver.click("fill")
    driver.stage.close()
    shutil.rmtree(home)
