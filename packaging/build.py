#!/usr/bin/env python3
"""Make what players install: the program in one folder as an archive, on Linux also a .deb, and the wheel.

    python3 packaging/build.py            everything, into dist/, each file with its SHA-256
    python3 packaging/build.py --wheel    the wheel alone
    python3 packaging/build.py --program  the program alone

It needs nothing but Python and the network: the tools are pinned in requirements-build.lock and go into
build/venv. The program is made for the system this runs on.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import run  # noqa: E402 - found through the path above

NAME = "arkham-desktop"
BUILD, DIST = ROOT / "build", ROOT / "dist"
PROGRAM = BUILD / "program" / NAME
MOST_MEGABYTES = 150
PAPERS = ("LICENSE", "LICENSE-ART", "CHANGELOG.md", "assets/CREDITS.md", "packaging/README.md")
"""What lies beside the program for people to read."""
_SYSTEMS = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}


class BuildError(Exception):
    """Something could not be made; the text says what and what to do."""


def main(arguments: list[str] | None = None) -> int:
    """Build what was asked for and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--program", action="store_true", help="the program alone")
    parser.add_argument("--wheel", action="store_true", help="the wheel alone")
    chosen = parser.parse_args(arguments)
    everything = not (chosen.program or chosen.wheel)
    try:
        python = run.prepare(build=True, venv=BUILD / "venv")
        made = []
        if chosen.wheel or everything:
            made.append(build_wheel(python))
        if chosen.program or everything:
            build_program(python)
            made += pack()
    except (BuildError, run.SetupError) as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    for file in made:
        print(f"{megabytes(file.stat().st_size):6.1f} MB  {with_checksum(file).name}")
    return 0


def version() -> str:
    """The program's version, from the one place where it stands."""
    text = (ROOT / "arkham_desktop" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise BuildError('arkham_desktop/version.py has no line __version__ = "…"')
    return found[1]


def system() -> str:
    """What the archive's name says about where it runs, for example ``linux-x86_64``."""
    return f"{_SYSTEMS.get(platform.system(), sys.platform)}-{platform.machine().lower()}"


def megabytes(count: int) -> float:
    """Bytes as megabytes of a million bytes."""
    return count / 1_000_000


# -------------------------------------------------------------------------------------------- building


def build_wheel(python: Path) -> Path:
    """Make the wheel, which carries all assets."""
    DIST.mkdir(exist_ok=True)
    _call([str(python), "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)], "the wheel")
    return DIST / f"{NAME.replace('-', '_')}-{version()}-py3-none-any.whl"


def build_program(python: Path) -> None:
    """Make the program's folder and put the papers beside it.

    Raises:
        BuildError: PyInstaller failed, or the folder is too large.
    """
    _call(
        [
            *(str(python), "-m", "PyInstaller", str(ROOT / "packaging" / f"{NAME}.spec")),
            *("--distpath", str(BUILD / "program"), "--workpath", str(BUILD / "work")),
            *("--noconfirm", "--log-level", "WARN"),
        ],
        "the program",
    )
    for paper in PAPERS:
        shutil.copy2(ROOT / paper, PROGRAM / Path(paper).name)
    fonts = PROGRAM / "font-licenses"
    fonts.mkdir()
    for file in sorted((ROOT / "assets" / "fonts").glob("*-OFL.txt")):
        shutil.copy2(file, fonts / file.name)
    (PROGRAM / "CONTENTS.txt").write_text(contents(), encoding="utf-8")
    size = megabytes(sum(file.stat().st_size for file in files(PROGRAM)))
    print(f"{size:6.1f} MB  {PROGRAM.relative_to(ROOT)}, unpacked")
    if size > MOST_MEGABYTES:
        raise BuildError(
            f"the program takes {size:.0f} MB, more than {MOST_MEGABYTES}: CONTENTS.txt says what it holds"
        )


def contents() -> str:
    """What the program's folder holds, the largest first."""
    inside = PROGRAM / "_internal"
    sizes = {
        one.name: sum(file.stat().st_size for file in files(one)) if one.is_dir() else one.stat().st_size
        for one in inside.iterdir()
    }
    lines = [f"Arkham Desktop {version()} for {system()}: what _internal holds, in megabytes", ""]
    lines += [
        f"{megabytes(size):8.2f}  {name}" for name, size in sorted(sizes.items(), key=lambda one: -one[1])
    ]
    return "\n".join(lines) + "\n"


def files(folder: Path) -> Iterator[Path]:
    """All files below a folder, in the order of their names."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())


def _call(command: list[str], what: str) -> None:
    done = subprocess.run(command, cwd=ROOT, check=False)
    if done.returncode != 0:
        raise BuildError(f"{what} could not be made; what went wrong stands above")


# --------------------------------------------------------------------------------------------- packing


def pack() -> list[Path]:
    """Pack the program's folder; on Linux also as a .deb where dpkg-deb is at hand."""
    DIST.mkdir(exist_ok=True)
    if platform.system() == "Linux":
        made = [_tar()]
        if shutil.which("dpkg-deb"):
            made.append(_deb())
        return made
    return [_zip()]


def _tar() -> Path:
    path = DIST / f"{NAME}-{version()}-{system()}.tar.gz"
    with tarfile.open(path, "w:gz", compresslevel=6) as archive:
        archive.add(PROGRAM, arcname=NAME, filter=_owned_by_nobody)
        for file in sorted((ROOT / "packaging" / "linux").glob("*")):
            archive.add(file, arcname=f"{NAME}/{file.name}", filter=_owned_by_nobody)
    return path


def _owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def _zip() -> Path:
    path = DIST / f"{NAME}-{version()}-{system()}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files(PROGRAM):
            archive.write(file, Path(NAME) / file.relative_to(PROGRAM))
    return path


def _deb() -> Path:
    """A package for Debian and Ubuntu: the program in /usr/lib, a command, a desktop entry, an icon."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(PROGRAM, root / "usr" / "lib" / NAME, symlinks=True)
    command = root / "usr" / "bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    entry = root / "usr" / "share" / "applications" / f"{NAME}.desktop"
    entry.parent.mkdir(parents=True)
    shutil.copy2(ROOT / "packaging" / "linux" / f"{NAME}.desktop", entry)
    for pixels in (48, 128, 256):
        icon = root / "usr" / "share" / "icons" / "hicolor" / f"{pixels}x{pixels}" / "apps" / f"{NAME}.png"
        icon.parent.mkdir(parents=True)
        shutil.copy2(ROOT / "assets" / "images" / "icon" / f"{NAME}-{pixels}.png", icon)
    copyright_file = root / "usr" / "share" / "doc" / NAME / "copyright"
    copyright_file.parent.mkdir(parents=True)
    shutil.copy2(ROOT / "LICENSE", copyright_file)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    size = sum(file.stat().st_size for file in files(root)) // 1024
    control.write_text(
        f"Package: {NAME}\nVersion: {version()}\nSection: games\nPriority: optional\n"
        f"Architecture: {_debian_machine()}\nInstalled-Size: {size}\nDepends: libc6\n"
        "Maintainer: The makers of Arkham Desktop <arkham-desktop@localhost>\n"
        "Description: a co-operative board game of 1926 for one computer\n"
        " An unofficial, non-commercial fan work: all rules of the 2005 board game with two\n"
        " of its expansions, for one to eight people at one computer.\n",
        encoding="utf-8",
    )
    path = DIST / f"{NAME}_{version()}_{_debian_machine()}.deb"
    _call(["dpkg-deb", "-Zgzip", "--root-owner-group", "--build", str(root), str(path)], "the .deb")
    return path


def _debian_machine() -> str:
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())


def with_checksum(file: Path) -> Path:
    """Write the SHA-256 of a file beside it, as ``sha256sum --check`` reads it, and return the file."""
    with file.open("rb") as opened:
        digest = hashlib.file_digest(opened, "sha256").hexdigest()
    Path(f"{file}.sha256").write_text(f"{digest}  {file.name}{os.linesep}", encoding="utf-8", newline="")
    return file


if __name__ == "__main__":
    sys.exit(main())
