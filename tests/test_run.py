"""run.py: setting up, and starting the game or the tests."""

import ast
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import run

LOCKS = (run.RUNTIME_LOCK, run.DEV_LOCK, run.BENCH_LOCK)


def pins(lock: str) -> set[str]:
    """Every `name==version` of a lock, with its condition."""
    lines = (run.ROOT / lock).read_text(encoding="utf-8").splitlines()
    return {line.removesuffix(" \\") for line in lines if "==" in line and not line.startswith(" ")}


def names(lock: str) -> set[str]:
    return {pin.split("==")[0] for pin in pins(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_of_a_lock_has_a_hash_and_no_lock_names_an_address(lock: str) -> None:
    text = (run.ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) == len(pins(lock)) == run.count_pins(run.ROOT / lock)
    for entry in entries:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("lock", [run.DEV_LOCK, run.BENCH_LOCK])
def test_the_larger_locks_hold_the_runtime_lock(lock: str) -> None:
    assert pins(run.RUNTIME_LOCK) <= pins(lock)


def test_the_runtime_lock_holds_what_the_project_declares_and_only_the_community_edition_of_pygame() -> None:
    assert {"pygame-ce", "pydantic", "platformdirs"} <= names(run.RUNTIME_LOCK)
    assert "pygame" not in names(run.RUNTIME_LOCK)


def test_an_old_python_can_read_the_file_and_is_told_what_it_lacks() -> None:
    ast.parse((run.ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))
    with pytest.raises(run.SetupError, match=r"needs Python 3\.11 or newer, and this is Python 3\.9"):
        run.check_python((3, 9))
    run.check_python((3, 11))
    run.check_python((4, 0))


def test_a_python_without_venv_is_told_the_package_to_install() -> None:
    package = f"python3.{sys.version_info[1]}-venv"
    with pytest.raises(run.SetupError, match=f"no module venv_that_is_missing.*package {package}"):
        run.check_venv_module(("json", "venv_that_is_missing"))
    run.check_venv_module(("json",))


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    """A folder with locks and an environment that has all of them, but no pip that could install more."""
    for lock in LOCKS:
        (tmp_path / lock).write_text(f"{lock}==1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    environment = tmp_path / ".venv"
    venv.create(environment, with_pip=False, symlinks=os.name != "nt")
    stamp = {lock: run.lock_hash(tmp_path / lock) for lock in LOCKS}
    run.write_stamp(environment, {**stamp, "python": f"{sys.version_info[0]}.{sys.version_info[1]}"})
    return tmp_path


def test_nothing_is_installed_again_while_the_locks_stay_the_same(
    prepared: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    environment = prepared / ".venv"
    python = run.prepare(dev=True, bench=True, root=prepared, venv=environment)
    assert python == run.venv_python(environment)
    assert capfd.readouterr() == ("", "")


def test_a_changed_lock_is_installed_and_a_failure_is_a_sentence(
    prepared: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    environment = prepared / ".venv"
    (prepared / run.RUNTIME_LOCK).write_text("other==2\n", encoding="utf-8")
    before = run.read_stamp(environment)
    with pytest.raises(run.SetupError, match=r"Installing from requirements\.lock failed"):
        run.prepare(root=prepared, venv=environment)
    assert "Installing 1 packages from requirements.lock" in capfd.readouterr().err
    assert run.read_stamp(environment) == before


def test_the_line_endings_of_a_checkout_do_not_change_a_lock(tmp_path: Path) -> None:
    (tmp_path / "unix").write_bytes(b"a==1\nb==2\n")
    (tmp_path / "windows").write_bytes(b"a==1\r\nb==2\r\n")
    assert run.lock_hash(tmp_path / "unix") == run.lock_hash(tmp_path / "windows")


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00"])
def test_a_torn_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / run.STAMP_NAME).write_text(text, encoding="utf-8")
    assert run.read_stamp(tmp_path) == {}


def test_an_environment_is_sound_only_with_the_python_it_was_made_for(prepared: Path) -> None:
    environment = prepared / ".venv"
    assert run.is_sound(environment, run.read_stamp(environment))
    assert run.is_sound(environment, {})
    assert not run.is_sound(environment, {"python": "3.5"})
    assert not run.is_sound(prepared / "nowhere", {})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], ["-n", "2"]),
        (["-q"], ["-n", "2", "-q"]),
        (["-k", "gates"], ["-n", "2", "-k", "gates"]),
        (["-n", "4"], ["-n", "4"]),
        (["-n0"], ["-n0"]),
        (["--pdb"], ["--pdb"]),
        (["-p", "no:xdist"], ["-p", "no:xdist"]),
        (["tests/test_run.py"], ["tests/test_run.py"]),
        (["-x", "tests/test_run.py::test_x"], ["-x", "tests/test_run.py::test_x"]),
    ],
)
def test_tests_run_in_two_processes_unless_some_are_named(given: list[str], expected: list[str]) -> None:
    assert run.test_arguments(given) == expected


def run_it(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(run.ROOT / "run.py"), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, timeout=60)


def test_an_unknown_option_of_setup_is_refused_with_status_2(tmp_path: Path) -> None:
    done = run_it("setup", "--nonsense", cwd=tmp_path)
    assert done.returncode == 2
    assert "unrecognized arguments: --nonsense" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_started_program_finds_the_package_and_its_exit_status_is_passed_on(tmp_path: Path) -> None:
    inner = "import arkham_desktop, os, sys; print(os.getcwd()); sys.exit(7)"
    outer = f"import run, sys; sys.exit(run.become([sys.executable, '-c', {inner!r}]))"
    done = subprocess.run(
        [sys.executable, "-c", outer],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(run.ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == ""
    assert done.returncode == 7
    assert Path(done.stdout.strip()).samefile(tmp_path)
