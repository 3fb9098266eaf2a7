"""The program's own trial: it ends well on a sound program and says what is wrong with another."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arkham_desktop.folders import HOME_VARIABLE

ROOT = Path(__file__).parents[2]


def trial(home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Let the program try itself; a variable of its environment that is to be empty is left out."""
    environment = os.environ | {HOME_VARIABLE: str(home), "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "arkham_desktop", "--smoke"],
        cwd=home,
        env={name: value for name, value in (environment | more).items() if value},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_the_trial_plays_saves_loads_takes_a_picture_and_leaves_no_game(tmp_path: Path) -> None:
    done = trial(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "logs" / "smoke.png").stat().st_size > 10_000
    assert not list((tmp_path / "saves").iterdir())
    assert (tmp_path / "logs" / "arkham-desktop.log").is_file()


def test_the_trial_fails_with_a_sentence_where_there_is_no_display(tmp_path: Path) -> None:
    done = trial(tmp_path, SDL_VIDEODRIVER="nothing-like-it")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "No window can be opened" in done.stderr


def test_the_trial_fails_with_a_sentence_where_the_settings_are_broken(tmp_path: Path) -> None:
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "settings.json").write_text("{", encoding="utf-8")
    done = trial(tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "failed its own trial" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_where_there_is_no_display_no_unseen_window_is_opened(tmp_path: Path) -> None:
    nothing = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"), "")
    done = trial(tmp_path, **nothing)
    assert done.returncode == 2
    assert "No window can be opened (there is no display)" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_log_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "logs" / "arkham-desktop.log").mkdir(parents=True)
    done = trial(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "arkham-desktop.log cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_home_of_somebody_unknown_is_told(tmp_path: Path) -> None:
    done = trial(tmp_path, **{HOME_VARIABLE: "~nobody-of-this-name/arkham"})
    assert done.returncode == 2
    assert f"{HOME_VARIABLE} is ~nobody-of-this-name/arkham" in done.stderr
    assert "Traceback" not in done.stderr
