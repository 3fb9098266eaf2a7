#!/usr/bin/env python3
"""Set Arkham Desktop up and start it. Needs nothing but CPython 3.11 or newer.

    python3 run.py [arguments]          set up where needed, then play (arguments go to the program)
    python3 run.py test [arguments]     set up where needed, then run the tests (arguments go to pytest)
    python3 run.py setup [--dev] [--bench]
                                        only prepare .venv; --dev adds the tools of developers,
                                        --bench the program that benchmarks are compared with

packaging/build.py uses the same functions for an environment of its own, with what makes executables.

The environment is the folder .venv beside this file. What goes into it is pinned, with hashes, in the
requirements*.lock files; nothing is installed again while they stay the same.
"""

# An old Python must get as far as saying that it is too old: no newer syntax here, annotations in quotes.
import argparse
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP_NAME = "arkham-desktop.json"
OLDEST_PYTHON = (3, 11)

RUNTIME_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"  # holds everything of RUNTIME_LOCK and the developers' tools
BENCH_LOCK = "requirements-bench.lock"  # holds everything of RUNTIME_LOCK and the peer of the benchmarks
BUILD_LOCK = "requirements-build.lock"  # holds everything of RUNTIME_LOCK and what makes executables

EXIT_FAILED = 1
EXIT_CANNOT_START = 2


class SetupError(Exception):
    """The environment cannot be made; the message is a sentence for the person at the keyboard."""


def say(text: str) -> None:
    """Print one line of progress at once, on the error stream so that output stays the program's own."""
    print(text, file=sys.stderr, flush=True)


def check_python(version: "tuple[int, int]" = (sys.version_info[0], sys.version_info[1])) -> None:
    """Raise SetupError when `version` (major, minor) of Python is too old for the program."""
    if version < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        found = ".".join(map(str, version))
        raise SetupError(
            f"Arkham Desktop needs Python {wanted} or newer, and this is Python {found}: "
            f"start it with a newer one, for example: python{wanted} run.py"
        )


def check_venv_module(modules: "tuple[str, ...]" = ("venv", "ensurepip")) -> None:
    """Raise SetupError, naming the package to install, when Python came without one of `modules`."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise SetupError(
            f"This Python has no module {' and no module '.join(missing)}, so no environment can be made: "
            f"install the package {package} (on Debian and Ubuntu: sudo apt install {package}) and try again."
        )


def venv_python(venv: Path) -> Path:
    """Return the interpreter inside an environment, on Windows and elsewhere."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def lock_hash(lock: Path) -> str:
    """Return the SHA-256 of a lock file's text, the same whatever the line endings of the checkout are."""
    return hashlib.sha256(lock.read_text(encoding="utf-8").encode()).hexdigest()


def read_stamp(venv: Path) -> "dict[str, str]":
    """Return what was installed into an environment (lock name to hash); empty when nobody can tell."""
    try:
        stamp = json.loads((venv / STAMP_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: "dict[str, str]") -> None:
    """Write down what was installed, whole or not at all."""
    fresh = venv / (STAMP_NAME + ".new")
    fresh.write_text(json.dumps(stamp, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(venv / STAMP_NAME)


def version_of(python: Path) -> str:
    """Return "major.minor" of an interpreter, or "" when it does not run."""
    command = [str(python), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def is_sound(venv: Path, stamp: "dict[str, str]") -> bool:
    """Tell whether an environment's interpreter still is the one that its packages were installed for."""
    python = venv_python(venv)
    if not python.exists():
        return False
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    # The usual case costs no process; another Python than last time may just have started this file.
    return stamp.get("python") in (None, own) or stamp.get("python") == version_of(python)


def make_venv(venv: Path) -> None:
    """Create an empty environment with pip, in place of whatever stood there."""
    check_venv_module()
    say(f"Making the environment {venv} with Python {platform.python_version()} ...")
    if venv.exists():
        shutil.rmtree(venv)
    made = subprocess.run([sys.executable, "-m", "venv", str(venv)], check=False)
    if made.returncode != 0:
        raise SetupError(f"The environment {venv} could not be made; what went wrong stands above.")


def count_pins(lock: Path) -> int:
    """Return how many packages a lock file pins."""
    return sum(
        1 for line in lock.read_text(encoding="utf-8").splitlines() if "==" in line and line[0].isalnum()
    )


def install(venv: Path, lock: Path) -> None:
    """Install everything that a lock pins, checking every hash."""
    say(f"Installing {count_pins(lock)} packages from {lock.name} ...")
    began = time.monotonic()
    command = [str(venv_python(venv)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*command, "--require-hashes", "-r", str(lock)], check=False)
    if done.returncode != 0:
        raise SetupError(
            f"Installing from {lock.name} failed; what went wrong stands above. "
            "Check the connection to the network and run the same command again."
        )
    say(f"Installed in {time.monotonic() - began:.0f} seconds.")


def prepare(
    *, dev: bool = False, bench: bool = False, build: bool = False, root: Path = ROOT, venv: Path = VENV
) -> Path:
    """Make the environment ready and return its interpreter.

    Args:
        dev: also install the tools of developers (tests, lint, types).
        bench: also install the program that benchmarks are compared with.
        build: also install what makes executables.
        root: the folder with the lock files.
        venv: the folder of the environment.

    Raises:
        SetupError: the environment or a package could not be made ready.
    """
    stamp = read_stamp(venv)
    if not is_sound(venv, stamp):
        make_venv(venv)
        stamp = {}
    wanted = [DEV_LOCK if dev else RUNTIME_LOCK]
    wanted += [name for name, on in ((BENCH_LOCK, bench), (BUILD_LOCK, build)) if on]
    hashes = {name: lock_hash(root / name) for name in {RUNTIME_LOCK, *wanted}}
    for name in wanted:
        if stamp.get(name) == hashes[name]:
            continue
        install(venv, root / name)
        stamp = {**stamp, "python": version_of(venv_python(venv)), name: hashes[name]}
        stamp[RUNTIME_LOCK] = hashes[RUNTIME_LOCK]  # each other lock holds all of it
        write_stamp(venv, stamp)
    return venv_python(venv)


def test_arguments(arguments: "list[str]") -> "list[str]":
    """Return the arguments for pytest: two processes unless tests or processes were chosen by the caller."""
    own = ("-n", "--numprocesses", "--dist", "--pdb", "--trace", "no:xdist", "-pno:xdist")
    chosen = any(argument.startswith(own) for argument in arguments)
    named = any((ROOT / argument.split("::")[0]).exists() for argument in arguments if argument)
    return arguments if chosen or named else ["-n", "2", *arguments]


def become(command: "list[str]", cwd: "Path | None" = None) -> int:
    """Run a command in place of this one (truly so on POSIX) and return its exit status."""
    environment = dict(os.environ)
    paths = [str(ROOT), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    if os.name == "posix":
        if cwd is not None:
            os.chdir(cwd)
        os.execve(command[0], command, environment)  # noqa: S606  (no shell is meant)
    try:
        return subprocess.run(command, cwd=cwd, env=environment, check=False).returncode
    except KeyboardInterrupt:
        return EXIT_FAILED


def setup_command(arguments: "list[str]") -> int:
    """Carry out `run.py setup` and return the exit status."""
    parser = argparse.ArgumentParser(prog="run.py setup", description="Prepare the environment .venv.")
    parser.add_argument("--dev", action="store_true", help="also the tools of developers: tests, lint, types")
    parser.add_argument(
        "--bench", action="store_true", help="also the program that benchmarks are compared with"
    )
    chosen = parser.parse_args(arguments)
    python = prepare(dev=chosen.dev, bench=chosen.bench)
    say(f"Ready: {python}")
    return 0


def main(arguments: "list[str]") -> int:
    """Do what the arguments ask and return the exit status."""
    try:
        check_python()
        if arguments[:1] == ["setup"]:
            return setup_command(arguments[1:])
        if arguments[:1] == ["test"]:
            python = prepare(dev=True)
            return become([str(python), "-m", "pytest", *test_arguments(arguments[1:])], cwd=ROOT)
        return become([str(prepare()), "-m", "arkham_desktop", *arguments])
    except SetupError as error:
        say(f"run.py: {error}")
        return EXIT_CANNOT_START
    except KeyboardInterrupt:
        say("run.py: stopped.")
        return EXIT_FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
