#!/usr/bin/env python3
"""Try what packaging/build.py made, as a player's computer would.

It needs Linux with Xvfb, xauth, xdotool and openbox.

    python3 packaging/check.py dist/arkham-desktop-…-linux-x86_64.tar.gz
    python3 packaging/check.py dist/arkham_desktop-…-py3-none-any.whl

An archive is unpacked to a new path with a space in it, a wheel installed into a new environment. The program
then tries itself (``--smoke``) with an empty home folder, an empty PATH, no sound and, where the system lets
us, no network; after that the window test plays ten turns with the mouse, kills it and continues.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import run  # noqa: E402 - found through the path above

_FIRST_PICTURE = "the first picture is shown"  # as desktop/app.py logs it
_MOST_SECONDS = 60.0


class CheckError(Exception):
    """What was built does not do what it should; the text says what."""


def main(arguments: list[str] | None = None) -> int:
    """Try one file and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="an archive or a wheel")
    file: Path = parser.parse_args(arguments).file
    if not file.is_file():
        print(f"check.py: {file} is no file: build it with packaging/build.py", file=sys.stderr)
        return 2
    python = run.prepare(dev=True)
    with tempfile.TemporaryDirectory(prefix="arkham desktop ") as folder:
        try:
            program = _installed(file, Path(folder))
            _try(program, Path(folder) / "home")
            _start(program, Path(folder) / "home")
            _play(python, program)
        except CheckError as error:
            print(f"check.py: {file.name}: {error}", file=sys.stderr)
            return 1
    print(f"{file.name} is sound")
    return 0


def _installed(file: Path, folder: Path) -> Path:
    """Unpack or install the file, and give the program's path."""
    if file.suffix == ".whl":
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        pip = [
            str(folder / "venv" / "bin" / "python"),
            "-m",
            "pip",
            "install",
            "--quiet",
            str(file.resolve()),
        ]
        subprocess.run(pip, check=True, cwd=folder)
        return folder / "venv" / "bin" / "arkham-desktop"
    with tarfile.open(file) as archive:
        archive.extractall(folder / "un packed", filter="tar")
    return folder / "un packed" / "arkham-desktop" / "arkham-desktop"


def _try(program: Path, home: Path) -> None:
    """Let the program try itself where nothing is installed."""
    home.mkdir()
    screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1600x1000x24"]
    # A new network namespace has no way out; the screen is reached through a socket in the file system.
    alone = ["unshare", "--map-root-user", "--net"]
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"], check=False).returncode != 0:
        print("the network cannot be cut off here; tried with it")
        alone = []
    bare = ["env", "--ignore-environment", f"HOME={home}", f"PATH={home / 'no-programs'}"]
    began = time.monotonic()
    reach = 'DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY"'  # the screen lets nobody in without its cookie
    script = f'exec {" ".join(alone)} {" ".join(bare[:2])} "$@" {reach} "$PROGRAM" --smoke'
    done = subprocess.run(
        [*screen, "sh", "-c", script, "sh", *bare[2:]],
        env=os.environ | {"PROGRAM": str(program)}, cwd="/", check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise CheckError(f"--smoke ended with {done.returncode}")
    written = [path.relative_to(home) for path in sorted(home.rglob("*")) if path.is_file()]
    if not any(path.name == "smoke.png" for path in written):
        raise CheckError(f"--smoke left no picture; it wrote {', '.join(map(str, written)) or 'nothing'}")
    print(f"--smoke: {time.monotonic() - began:.1f} s; it wrote {', '.join(map(str, written))}")


def _start(program: Path, home: Path) -> None:
    """Measure the time from the start to the title, the second time that the program runs."""
    log = home / ".local" / "state" / "arkham-desktop" / "log" / "arkham-desktop.log"
    shown = log.read_text(encoding="utf-8").count(_FIRST_PICTURE)
    display = subprocess.Popen(["Xvfb", ":93", "-screen", "0", "1600x1000x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        began = time.monotonic()
        process = subprocess.Popen([str(program)], env={"HOME": str(home), "DISPLAY": ":93"}, cwd="/")
        while log.read_text(encoding="utf-8").count(_FIRST_PICTURE) == shown:
            if time.monotonic() - began > _MOST_SECONDS:
                raise CheckError(f"no title after {_MOST_SECONDS} seconds")
            time.sleep(0.01)
        print(f"start to title: {time.monotonic() - began:.2f} s")
        process.kill()
        process.wait()
    finally:
        display.terminate()
        display.wait()


def _play(python: Path, program: Path) -> None:
    """Play with the mouse: ten turns, killed, continued."""
    tests = ["tests/e2e/test_game.py"]
    command = [str(python), "-m", "pytest", "-q", "-p", "no:xdist", *tests]
    environment = os.environ | {"ARKHAM_DESKTOP_COMMAND": str(program), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        raise CheckError("the window test failed")


if __name__ == "__main__":
    sys.exit(main())
